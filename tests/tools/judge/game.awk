# game.awk - a trace for judge.sh, without its middle if it is long
#
# usage: awk -v answer=ANSWER -v printed=LINE -f game.awk TRACE
#
# If the program has printed too few rounds, the place where it ends the game is shown, too.
BEGIN {
	split(answer, right)
	rounds = printed ~ /^[0-9]+ [0-9]+ *$/ ? substr(printed, index(printed, " ")) + 0 : -1
}
{ line[NR] = length($0) > 110 ? substr($0, 1, 110) " ..." : $0 }
$1 ~ /^(round|ROUND)$/ { round = $2 + 0; if (round == rounds + 1) at = NR }
function shown(i) { return i <= 12 || i > NR - 12 || at && i > at - 12 && i < at + 9 }
NR > 52 && !(at && NR - 40 > at - 12 && NR - 40 < at + 9) { delete line[NR - 40] }
END {
	if (round != right[2]) # this number is not of rounds
		at = 0
	for (i = 1; i <= NR; i++)
		if (NR > 40 && !shown(i))
			left++
		else {
			if (left)
				print "... " left " lines"
			if (i == at)
				print "(the program ends the game here: " printed ")\n"
			print line[i]
			left = 0
		}
}
