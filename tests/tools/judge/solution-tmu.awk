# solution-tmu.awk - a right program for RULES=tmu, and wrong ones that judge.sh has to find out
#
# usage: awk [-v fault=NAME] -f solution-tmu.awk DECKS
#
# After `|` is the diagnosis.
#   ace            takes 1 for the lowest card | takes 1 for the lowest rank.
#   compared       sorts an ace first, though it is the lowest when cards are compared | takes 1 for the lowest rank when it compares cards, not when it sorts them.
#   first          takes the card dealt first for the top | takes the card dealt first for the top of a pile, not the one dealt last.
#   laid           does not sort what it wins | puts player 1's cards first under the winner's pile.
#   low            sorts it the other way round | puts the lowest cards first under the winner's pile.
#   three          lays three cards face down in a war | lays three cards face down in a war, not one.
#   lost           loses the table if a war cannot go on | loses the cards on the table if a player has too few cards for a war.
#   down           does not sort in the last cards face down | does not sort in the cards just laid face down if a player has no card to lay face up.
#   up             lays a last card face up | lays the last card of a player face up in a war, and goes on.
#   keeps          lays no card face down for the player who has more | lays no card face down for one player if it is the other player's last card.
#   both           prints an empty list if both players run out | prints an empty list if both players run out.
#   both-down      down, and both | does not sort in the cards just laid face down if a player has no card to lay face up, and prints an empty list if both players run out.
function is(name) { return index("-" fault "-", "-" name "-") }
function value(card) { return card == 1 && !is("ace") && !is("compared") ? 14 : card }
function place(card) { return card == 1 && !is("ace") ? 14 : card }
function size(player) { return tail[player] - head[player] }
function lay(player, cards) {
	for (; cards > 0; cards--) {
		top[player] = hand[player, head[player]++]
		table[player, ++laid[player]] = top[player]
	}
}
# The winner takes what is on the table; the last `apart` cards of each player stay as they are, behind the others.
function take(winner, apart,    p, i, at, pile, n) {
	for (p = 1; p <= 2; p++)
		for (i = 1; i <= laid[p] - apart; i++) {
			for (at = ++n; at > 1 && !is("laid") && (is("low") ? place(pile[at - 1]) > place(table[p, i]) : place(pile[at - 1]) < place(table[p, i])); at--)
				pile[at] = pile[at - 1]
			pile[at] = table[p, i]
		}
	for (p = 1; p <= 2 && apart; p++)
		pile[++n] = table[p, laid[p]]
	for (i = 1; i <= n; i++)
		hand[winner, tail[winner]++] = pile[i]
}
function few() { return size(1) < size(2) ? size(1) : size(2) }
function play(    down, winner, left) {
	down = is("three") ? 3 : 1
	while (size(1) && size(2)) {
		laid[1] = laid[2] = 0
		lay(1, 1)
		lay(2, 1)
		while (top[1] == top[2]) {
			left = few()
			if (left <= down && !(is("up") && left > 0)) {
				winner = size(1) < size(2) ? 2 : 1
				both = size(1) == size(2)
				for (p = 1; p <= 2; p++)
					lay(p, is("keeps") && size(p) > left ? 0 : left)
				if (is("lost") || both && is("both"))
					return winner
				take(winner, is("down") && !both ? left : 0)
				return winner
			}
			for (p = 1; p <= 2; p++)
				lay(p, left <= down ? 1 : down + 1)
		}
		take(value(top[1]) > value(top[2]) ? 1 : 2, 0)
	}
	return size(1) ? 1 : 2
}
function list(player,    i, text) {
	for (i = head[player]; i < tail[player]; i++)
		text = text (text == "" ? "" : ", ") hand[player, i]
	return "[" text "]"
}
{
	gsub(/[^0-9]+/, " ")
	n = split($0, deck, " ")
	head[1] = tail[1] = head[2] = tail[2] = 0
	for (i = 1; i <= n; i++) {
		card = is("first") ? i : n + 1 - i
		hand[2 - card % 2, tail[2 - card % 2]++] = deck[card]
	}
	winner = play()
	print list(winner)
}
