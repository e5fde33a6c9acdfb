# pack.awk - a plain transcript without what follows from it: what a page has to hold of a game
#
# usage: war -t ... | awk -v rounds=N -f pack.awk
#
# The page moves the cards itself.  So the hands after each round and the blank lines are left out.  Where a pile becomes a
# hand, only the hands say in which order.  So a line `pile PLAYER: CARDS`, after the round, names the cards in the order in
# which they become the hand.  The game ends after N rounds (no answer then follows).
function laid(p, card) {
	sub(/,$/, "", card)
	if (lay[p] < size[p] + piled[p]) # a player without cards shows the last one again
		card_laid[p, ++lay[p]] = card
}
# Player p has taken up the pile if more cards were laid than the hand had.  rest: the cards of the pile that were not laid.
function taken_up(p, rest, i, cards) {
	for (i = size[p] + 1; i <= lay[p]; i++)
		cards = cards " " card_laid[p, i]
	if (lay[p] > size[p])
		line[++lines] = "pile " p ":" cards rest
}
function round_print(    i) {
	for (i = 1; i <= lines; i++)
		print line[i]
	lines = lay[1] = lay[2] = 0
}
/^player [12] has [0-9]+:/ {
	cards = substr($0, index($0, ":") + 1)
	hand = cards
	sub(/ [|].*/, "", hand)
	pile = substr(cards, length(hand) + 3)
	if (shown++ < 2)
		print
	taken_up($2, hand)
	size[$2] = split(hand, words, " ")
	piled[$2] = split(pile, words, " ")
	on_pile[$2] = pile
	if ($2 == 2)
		round_print()
	next
}
/^(round|battle) / && ++number > rounds { exit }
NF { line[++lines] = $0 }
/^(round|battle|  battle) / { laid(1, $3); laid(2, $5) }
/^  up: / { laid(1, $2); laid(2, $4) }
/^  down: / {
	p = 1
	for (i = 2; i <= NF; i++)
		if ($i == "|")
			p = 2
		else
			laid(p, $i)
}
# A game may be called off in the middle of a war, before the hands are shown: the order of the rest is not known.
END {
	for (p = 1; p <= 2; p++) {
		rest = on_pile[p] " "
		for (i = size[p] + 1; i <= lay[p]; i++) {
			at = index(rest, " " card_laid[p, i] " ")
			rest = substr(rest, 1, at - 1) substr(rest, at + length(card_laid[p, i]) + 1)
		}
		sub(/ $/, "", rest)
		taken_up(p, rest)
	}
	round_print()
}
