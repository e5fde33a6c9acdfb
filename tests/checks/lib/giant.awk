# giant.awk - a game that takes long to play: a standoff of 10,000 and 9,998 cards, which takes days
#
# usage: awk [-v cards=CARDS] [-v odd=1] [-v ties=PLACE] [-v alike=1] -f tests/checks/lib/giant.awk
#
# Of two cards that meet, player 1's is an ace or a king and wins, then player 2's, and so on: nothing else happens
# until the hands are as they were, and as their halves, and what they lose, go round in rings of coprime lengths,
# that takes long.
# cards: other hands, of CARDS and CARDS - 2
# odd:   before this, player 1 wins a battle of one more card each
# ties:  a card that wins, and the one at that odd place, which loses, are jacks: when they meet, there is a war
# alike: all cards that win are kings but player 1's last, all others are twos: the hands repeat sooner
BEGIN {
	split("2 3 4 5 6 7 8 9 10 J Q K A", rank)
	if (!cards)
		cards = 10000
	for (player = 0; player < 2; player++) {
		print cards - 2 * player + odd
		if (odd)
			print (player == 0 ? "AD" : "2D")
		for (i = 0; i < cards - 2 * player; i++) {
			state = (state * 16807 + 11) % 2147483647
			if (ties && player == 0 && (i == ties || i == 2 * int(cards / 3)))
				print "JD"
			else if (alike)
				print (i % 2 != player ? 2 : i == cards - 2 ? "A" : "K") "D"
			else
				print rank[i % 2 == player ? 12 + state % 2 : 1 + state % 9] "D"
		}
	}
}
