# solution.awk - a right program for the puzzle, and the wrong ones that judge.sh has to find out
#
# usage: awk [-v fault=NAME] -f solution.awk PUZZLE
#
# The faults are usual ones.  In brackets: the most cards of the puzzle that judge.sh leaves; after `|`: its diagnosis.
#   three [9]      lays three last cards face down, and has lost when there is none to lay on them | three cards left as enough
#   text [2]       compares ranks as text: "10" < "2", and so are 11 to 14, its J, Q, K, A | as text does with "10" to "14"
#   first [2]      takes the first character of a card for its rank | takes 10 for the lowest rank
#   winner [3]     puts the winner's cards first under its hand | puts the winner's cards first under its hand
#   loser [3]      puts the loser's cards first | puts the loser's cards first under the winner's hand
#   battles [10]   counts battles, not rounds | counts each comparison of cards as a round
#   two [8]        lays two cards face down in a war | lays two cards face down in a war, not three
#   four [10]      lays four | lays four cards face down in a war, not three
#   short [6]      the only player that has too few cards for a war loses | (a draw if both have)
#   last [4]       a player with too few cards for a war lays its last card up | goes on with fewer cards face down
#   chain [19]     puts the cards of each war of a chain together, not those of each player | after those of the first
#   third [27]     puts the winner's cards first after three wars or more | after 3 wars or more
#   fourth [34]    takes a fourth war in a row for a draw | takes tie number 4 in a round for a draw
#   200 [22]       takes a game of more than 200 rounds for a draw | takes a game of more than * rounds for a draw
#   26 [28]        reads no more than 26 cards for a hand | reads at most 26 cards for a hand
#   hang [2]       waits for ever when a game is a draw | -
#   zero [2]       calls the players 0 and 1 | calls the players 0 and 1
#   pat [2]        prints a draw in lower case | in another form: `pat`
#   exact [8]      prints 2 0 if the player with fewer cards has exactly 3 for a war | takes three cards left as enough
#   both [2]       ends without an answer if both players are short | all * games that have a war for which both players
#   small [2]      prints PAT if a game of at most 3 cards is won | 3 cards or fewer in both hands together and a winner
#   ten [2]        ends when it meets a 10 | games that have a 10, and in no other

{
	sub(/\r$/, "")
	for (i = 1; i <= NF; i++)
		word[words++] = $i
}
END {
	down = fault == "two" ? 2 : fault == "four" ? 4 : 3
	for (player = 1; player <= 2; player++)
		for (left = word[at++]; left > 0; left--) {
			card = word[at++]
			if (fault == "ten" && card ~ /^10/) {
				print "no such rank: " card | "cat 1>&2"
				exit 3
			}
			if (fault != "26" || size(player) < 26)
				hand[player, tail[player]++] = rank(card)
		}
	while (size(1) && size(2) && (fault == "" || rounds < 20000)) { # a wrong game may have no end
		rounds++
		if (!battles() || fault == 200 && rounds > 200)
			draw()
	}
	won = size(1) ? 1 : 2
	if (fault == "small" && tail[1] - head[1] + tail[2] - head[2] < 4)
		draw()
	print (fault == "zero" ? won - 1 : won), rounds
}

function size(player) {
	return tail[player] - head[player]
}

function rank(card,    r) {
	r = fault == "first" ? substr(card, 1, 1) : substr(card, 1, length(card) - 1)
	r = r ~ /[JQKA]/ ? 10 + index("JQKA", r) : r + 0
	return fault == "text" ? r "" : r
}

function lay(player, cards) {
	for (; cards > 0; cards--)
		laid[player, count[player]++] = hand[player, head[player]++]
}

# Puts all that was laid under the winner's hand, `cards` cards of player 1 first, as many of player 2, and so on.
function take(winner, cards, wars,    from, turn, player, i) {
	for (from = 0; from < count[1]; from += cards)
		for (turn = 1; turn <= 2; turn++) {
			player = (fault == "winner" || fault == "third" && wars > 2) && winner == 2 || fault == "loser" && winner == 1 ? 3 - turn : turn
			for (i = from; i < from + cards && i < count[player]; i++)
				hand[winner, tail[winner]++] = laid[player, i]
		}
}

# One round: false if it is a draw.
function battles(    a, b, winner, wars) {
	count[1] = count[2] = 0
	for (;;) {
		lay(1, 1)
		lay(2, 1)
		a = laid[1, count[1] - 1]
		b = laid[2, count[2] - 1]
		winner = a > b ? 1 : a < b ? 2 : 0
		if (winner)
			break
		wars++
		rounds += fault == "battles"
		if (fault == "last") {
			if (!size(1) || !size(2))
				return 0
			lay(1, size(1) <= down ? size(1) - 1 : down)
			lay(2, size(2) <= down ? size(2) - 1 : down)
			continue
		}
		if (fault == "short" && (size(1) <= down) != (size(2) <= down)) {
			winner = size(1) <= down ? 2 : 1
			head[3 - winner] = tail[3 - winner]
			break
		}
		if (fault == "fourth" && wars > 3)
			return 0
		if (fault == "exact" && (size(1) == 3 && size(2) > 2 || size(2) == 3 && size(1) > 2)) {
			print "2 0"
			exit
		}
		if (fault == "both" && size(1) < 4 && size(2) < 4)
			exit 1
		if (size(1) < down + (fault != "three") || size(2) < down + (fault != "three"))
			return 0
		lay(1, down)
		lay(2, down)
		if (!size(1) || !size(2)) {
			winner = size(1) ? 1 : 2
			break
		}
	}
	take(winner, fault == "chain" && wars > 1 ? down + 1 : count[1] + count[2], wars)
	return 1
}

function draw() {
	if (fault == "hang")
		system("sleep 1000 & sleep 1000")
	print (fault == "pat" ? "pat" : "PAT")
	exit
}
