# summary.awk - what the runs of judge.sh say of each rule
#
# usage: awk -F '\t' -v OFS='\t' -v input=decks|deck -v totals=FILE -f summary.awk RECORDS
#
# A record: number, verdict, time, status, ID, answer, length, rule, puzzle, what was printed.  Prints for each rule: the rule, how many
# puzzles are right, wrong (or crashed), late (or left out because another was late), and of the smallest that is wrong
# its size, status, ID, answer, puzzle, verdict and what was printed.  The size is the number of cards, then the length.
#
# FILE gets: rules, rules that are wrong, puzzles, puzzles that are right, wrong, crashed, the length of the shortest
# game that was late (0: none), the hundredths of a second of CPU that it has taken (0: it waited), the length of the
# longest game that is right and of the longest below the late one; in a second line the puzzle of the late one.
!($8 in rights) { rule[++rules] = $8; rights[$8] = wrongs[$8] = slow[$8] = 0 }
{ verdict[$2]++ }
$2 == "right" { rights[$8]++; length_of[NR] = $7 }
$2 == "late" || $2 == "waits" || $2 == "skipped" { slow[$8]++ }
($2 == "late" || $2 == "waits") && (!late || $7 < late) {
	late = $7
	time = $2 == "late" ? $3 : 0
	puzzle = $9
}
$2 == "wrong" || $2 == "crashed" {
	size = 1000000 * (split($9, word, " ") - (input == "decks" ? 2 : 1)) + $7
	if (!wrongs[$8]++ || size < least[$8]) {
		least[$8] = size
		smallest[$8] = $4 OFS $5 OFS $6 OFS $9 OFS $2 OFS $10
		bad += wrongs[$8] == 1
	}
}
END {
	for (i = 1; i <= rules; i++)
		print rule[i], rights[rule[i]], wrongs[rule[i]], slow[rule[i]], least[rule[i]] + 0, smallest[rule[i]]
	for (i in length_of) {
		if (length_of[i] > longest)
			longest = length_of[i]
		if (length_of[i] > below && length_of[i] < late)
			below = length_of[i]
	}
	print rules + 0, bad + 0, NR, verdict["right"] + 0, verdict["wrong"] + 0, verdict["crashed"] + 0, late + 0, time + 0, \
		longest + 0, below + 0 >totals
	print puzzle >totals
}
