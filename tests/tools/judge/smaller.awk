# smaller.awk - puzzles that may be wrong where another is, made from it by small changes
#
# usage: awk -v input=decks|deck -v size=N -v at=N -f smaller.awk PUZZLE
#
# PUZZLE is a row of words.  Each row printed is a word, a tab, and a puzzle.
#
# size > 0  Leaves out `size` adjacent cards of one hand or both.  The word numbers these cuts, from `at` on.
# size = 0  Keeps all the cards.  A row each: the puzzle itself; new suits, those of one deck; the lowest ranks that
#           will do, too; one rank merged with the rank below, too; or just two cards exchanged.  The word grows with
#           what is hard to read: not of one deck, many ranks, high ranks.
{
	n[1] = $1
	n[2] = input == "decks" ? $(n[1] + 2) : 0
	cards = n[1] + n[2]
	for (i = 1; i <= cards; i++)
		card[i] = $(i <= n[1] ? i + 1 : i + 2)
	if (size > 0)
		shorter()
	else
		plainer()
}

function shorter(    i) {
	for (i = 0; i < n[1] && i < n[2]; i += size)
		leave(i, i)
	for (i = 0; i < n[1]; i += size)
		leave(i, n[2])
	for (i = 0; i < n[2]; i += size)
		leave(n[1], i)
	for (i = 0; i < cuts; i++)
		print (i + at) % cuts "\t" cut[(i + at) % cuts]
}
# Leaves out `size` cards of each hand, from these places on.
function leave(from1, from2,    i, row1, row2, left1, left2) {
	for (i = 1; i <= n[1]; i++)
		if (i <= from1 || i > from1 + size) {
			row1 = row1 " " card[i]
			left1++
		}
	for (i = 1; i <= n[2]; i++)
		if (i <= from2 || i > from2 + size) {
			row2 = row2 " " card[n[1] + i]
			left2++
		}
	if (left1 && (left2 || !n[2] && left1 > 1))
		cut[cuts++] = left1 row1 (n[2] ? " " left2 row2 : "")
}

function plainer(    i, j, k, other) {
	for (i = 1; i <= cards; i++) {
		suit[i] = card[i] ~ /[DHCS]$/ ? substr(card[i], length(card[i])) : ""
		rank[i] = suit[i] == "" ? card[i] + 0 : value(substr(card[i], 1, length(card[i]) - 1))
		if (!(rank[i] in known)) {
			known[rank[i]]
			for (k = ranks++; k > 0 && order[k] > rank[i]; k--)
				order[k + 1] = order[k]
			order[k + 1] = rank[i]
		}
	}
	for (i = 1; i <= cards; i++)
		for (k = 1; k <= ranks; k++)
			if (rank[i] == order[k])
				place[i] = k
	changed(0, 0)
	for (i = 1; i <= cards; i++)
		new[i] = rank[i]
	changed(1, 1)
	# Merges the ranks of places k - 1 and k, and closes the gaps, from 2 on; no card is in place ranks + 1.
	for (k = ranks + 1; k > 1; k--) {
		for (i = 1; i <= cards; i++)
			new[i] = place[i] + (place[i] < k)
		changed(1, 1)
	}
	for (i = 1; i < cards && cards <= 60; i++)
		for (j = i + 1; j <= cards; j++)
			if (rank[i] != rank[j]) {
				other = card[i]
				card[i] = card[j]
				card[j] = other
				changed(0, 0)
				card[j] = card[i]
				card[i] = other
			}
}
# Prints the puzzle, with the ranks `new` and new suits or as it is.
function changed(ranked, suited,    i, row, count, seen, many, sum, loose, name, r) {
	split("", count)
	split("", seen)
	for (i = 1; i <= cards; i++) {
		r = ranked ? new[i] : rank[i]
		if (suited)
			name = (suit[i] == "" ? r : letter(r) substr("DHCS", count[r] % 4 + 1, 1))
		else
			name = card[i]
		loose += suit[i] != "" && (seen[name]++ || count[r] > 3)
		many += !count[r]++
		sum += r
		row = row " " name (i == n[1] && n[2] ? " " n[2] : "")
	}
	printf "%d.%04d.%09d\t%d%s\n", (loose > 0), many, sum, n[1], row
}
function value(name) {
	return index("JQKA", name) ? 10 + index("JQKA", name) : name + 0
}
function letter(r) {
	return r > 10 && r < 15 ? substr("JQKA", r - 10, 1) : r
}
