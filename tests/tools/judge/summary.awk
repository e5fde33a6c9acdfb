# summary.awk - what the runs of judge.sh say of each rule
#
# usage: awk -F '\t' -v OFS='\t' -v input=decks|deck -v totals=FILE -f summary.awk RULES RECORDS
#
# RULES begins with the names of rules, in their order.
#
# RECORDS is what run.c prints, with `endless` for a run that would never end.  Prints for each rule: the rule, how many
# puzzles are right, wrong (or crashed, or endless), slow (or left out because another was slow), and of the smallest that
# is wrong its size, ID, answer, puzzle, verdict and what was printed.  The size is the number of cards, then the length.
#
# FILE gets: rules, rules that are wrong, puzzles, puzzles that are right, wrong or endless, crashed, the length of the
# shortest game that was late (0: none), the hundredths of a second of CPU time that it has taken, the length of the
# longest game that is right and of the longest below the late one, puzzles left out as the machine was too busy; in a
# second line the puzzle of the late one.
FILENAME == ARGV[1] {
	order[$1] = order[$1] ? order[$1] : ++ordered
	next
}
!($8 in rights) { rule[++rules] = $8; rights[$8] = wrongs[$8] = slow[$8] = 0 }
{ verdict[$2]++ }
$2 == "right" { rights[$8]++; length_of[FNR] = $7 }
$2 == "late" || $2 == "skipped" { slow[$8]++ }
$2 == "late" && (!late || $7 < late) {
	late = $7
	time = int($3)
	puzzle = $9
}
$2 == "wrong" || $2 == "crashed" || $2 == "endless" {
	size = 1000000 * (split($9, word, " ") - (input == "decks" ? 2 : 1)) + $7
	if (!wrongs[$8]++ || size < least[$8]) {
		least[$8] = size
		smallest[$8] = $5 OFS $6 OFS $9 OFS $2 OFS $10 ($2 == "wrong" ? "" : ", " $12)
		bad += wrongs[$8] == 1
	}
}
END {
	for (i = 2; i <= rules; i++) # random deals and endless games are last
		for (j = i; j > 1 && place(rule[j]) < place(rule[j - 1]); j--) {
			name = rule[j]
			rule[j] = rule[j - 1]
			rule[j - 1] = name
		}
	for (i = 1; i <= rules; i++)
		print rule[i], rights[rule[i]], wrongs[rule[i]], slow[rule[i]], least[rule[i]] + 0, smallest[rule[i]]
	for (i in length_of) {
		if (length_of[i] > longest)
			longest = length_of[i]
		if (length_of[i] > below && length_of[i] < late)
			below = length_of[i]
	}
	print rules + 0, bad + 0, FNR, verdict["right"] + 0, verdict["wrong"] + verdict["endless"], verdict["crashed"] + 0, late + 0, time + 0, \
		longest + 0, below + 0, verdict["starved"] + 0 >totals
	print puzzle >totals
}
function place(name) { return name in order ? order[name] : 1000 + (name ~ /^random/) }
