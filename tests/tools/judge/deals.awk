# deals.awk - the random deals of judge.sh, one in a row, some of them cut and changed
#
# usage: awk -v input=decks|deck -f deals.awk DEALS
#
# DEALS is what war -d prints.  Each row is the name of the rule, a tab, and the words of the puzzle: a list of integers,
# as in [2, 5, 5], becomes their number and the integers.
/^\[/ {
	gsub(/[][,]/, " ")
	$0 = NF " " $0
}
{
	for (i = 1; i <= NF; i++) {
		word[++words] = $i
		n = word[1]
		if (input == "decks" ? words > n + 2 && words == n + 2 + word[n + 2] : words == n + 1)
			row(n, words - (input == "decks" ? 2 : 1))
	}
}
# input=decks: every third deal is cut elsewhere, and the next begins with a chain of two wars.  All deals of 19 to 22
# cards begin so: no smaller puzzle shows the order of the spoils of such a chain.
function row(n, cards,    i, first) {
	for (i = 1; i <= cards; i++)
		card[i] = word[i + (i <= n ? 1 : 2)]
	first = n
	if (input != "decks")
		deals = 0
	else if (++deals % 3 == 1 && (cards < 19 || cards > 22))
		first = 1 + deals * 7 % (cards - 1)
	else if (cards > 18 && (deals % 3 == 2 || cards < 23)) {
		first = 9 + deals * 7 % (cards - 18)
		card[first + 1] = card[1]
		card[first + 5] = card[5]
	}
	printf "random deals\t%s", first
	for (i = 1; i <= cards; i++)
		printf "%s %s", (i == first + 1 ? " " cards - first : ""), card[i]
	print ""
	words = 0
}
