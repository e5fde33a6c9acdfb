# random.awk - random games of War, the same for the same seed under every awk.
#
# usage: awk -v seed=N -v games=G [-v cards=MAX] [-v input=decks|deck|total|lines|row] [-v values=1|2] [-v list=1] [-v jokers=1]
#        [-v standoff=1|2|3|4] -f random.awk
#
# input=decks, the default: a game is N, N cards, M, M cards; input=deck: N, N cards, to be dealt in turn; input=total: N + M
# before the two hands; input=lines: a line of cards for each hand; input=row: one for each deck.
# cards: no game has more than MAX cards in all (2 at least). values=1: integers, some with a card's name, and half of
# the games in brackets: [2, -13, 5]; list=1: all games are; values=2: integers from 1 to 13. jokers=1: one card in twenty is a joker, above the ace: 15D, 15H, 15C or 15S.
# standoff: hands that alternate between high and low cards, so that many are a standoff at once or soon, if the first
# card of a battle that the winner takes is 1: player 1's, 2: the loser's, 3: the winner's, 4: player 2's.
# The shapes are mixed so that wins of either player, draws, wars in chains and endless games are all frequent.

BEGIN {
	state = seed % 2147483646
	state += state < 1 ? 2147483646 : 0
	for (i = 0; i < 10; i++)        # the first draws of neighbouring seeds are alike
		below(1)
	split("2 3 4 5 6 7 8 9 10 J Q K A", rank)
	split("-2147483648 -2147483647 -65537 -13 -2 -1 0 1 2 14 65536 2147483646 2147483647", integer)
	for (; games > 0; games--)
		if (standoff)
			alternating()
		else
			game(below(10))
}

# One of 0 .. n-1, by Park and Miller's generator: its products stay below 2^53, so a double holds them exactly.
function below(n) {
	state = state * 16807 % 2147483647
	return state % n
}

# A card of the 13 ranks r; or by kind, 0 to 2, an integer in its place.
function card(r, suit, kind) {
	if (values == 2)
		return r
	if (kind == 0)
		return r - 7
	if (kind == 1)
		return integer[r]
	if (kind == 2 && below(2))
		return r + 1
	return (jokers && below(20) == 0 ? 15 : rank[r]) substr("DHCS", suit + 1, 1)
}

function game(shape,    n, ranks, lowest, first, kind, listed, i, k, deck, hand, size) {
	if (shape < 2) {                # a full deck
		n = 52
		ranks = 13
	} else if (shape < 4) {         # a short one, of 12 to 36 cards
		ranks = 3 + below(7)
		n = 4 * ranks
	} else if (shape < 6) {         # few ranks: wars in chains
		ranks = 2 + below(3)
		n = 10 + below(51)
	} else {                        # a handful, sometimes a large one
		ranks = 2 + below(4)
		n = 2 + below(shape == 9 ? 25 : 9)
	}
	n = cards && cards < n ? cards : n
	lowest = 1 + below(14 - ranks)
	kind = values ? below(3) : -1
	listed = list || (values && below(2) && input !~ /total|lines/)
	for (i = 0; i < n; i++) {       # shuffled as it grows; each rank as often as the others below shape 5
		k = below(i + 1)
		deck[i] = deck[k]
		deck[k] = card(lowest + (shape < 5 ? i % ranks : below(ranks)), int(i / ranks) % 4, kind)
	}
	first = shape > 7 ? 1 + below(n - 1) : 0        # cards of player 1; 0: dealt in turn
	if (input == "total")
		print n
	for (k = 0; k < (input ~ /deck$|row/ ? 1 : 2); k++) {
		hand = ""
		for (i = size = 0; i < n; i++)
			if (input ~ /deck$|row/ || (first ? i >= first : i % 2) == k) {
				hand = hand (listed ? size ? ", " : "[" : input ~ /lines|row/ ? size ? " " : "" : "\n") deck[i]
				size++
			}
		print (listed ? hand "]" : (input ~ /lines|row/ ? hand : size hand))
	}
}

# High cards at every other place, low ones between; of either kind some, or nearly all, are of one rank between them.
# Bit p of standoff - 1 is the player, 0 or 1, whose card comes first if player p + 1 wins: that says who leads, and
# whether the deck is even.
function alternating(    first, hand, size, leader, p, i, share, at, most) {
	first = standoff - 1
	most = cards ? int(cards / 2) - 2 : 39
	share[0] = below(2) ? below(30) : 90    # percent of the low cards, and of the high ones, that are
	share[1] = below(2) ? below(30) : 90
	size[0] = 1 + below(most)
	size[1] = 2 + below(most)
	size[1] += (size[0] + size[1] + first + int(first / 2)) % 2
	leader = (size[0] + first) % 2
	p = below(2) # awks differ in which of two calls in a statement comes first
	size[p] += below(6) == 0
	for (p = 0; p < 2; p++) {
		hand = ""
		for (i = 0; i < size[p]; i++) {
			at = (i + p + leader + 1) % 2
			if (below(60) == 0)
				at = !at
			hand = hand "\n" card(below(100) < share[at] ? 7 : at ? 8 + below(6) : 1 + below(6), below(4), -1)
		}
		print size[p] hand
	}
}
