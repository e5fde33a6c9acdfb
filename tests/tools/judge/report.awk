# report.awk - the rules of the puzzle, and which of them a program gets wrong
#
# usage: awk -F '\t' -v report=text|tap -v first=RULE -v trace=1 -f report.awk RULES
#
# RULES is what summary.awk prints.  text: the smallest puzzle of each rule that is wrong, except RULE, which has been
# told, then a table.  Of rules that differ only in a number, the first that is wrong is shown; random deals are left to
# the table.  tap: TAP 13.  A rule that is only slow is not ok, but has the mark TODO: TAP does not count it.
BEGIN { told[family(first)] }
{
	row[NR] = $0
	if ($3 && $1 != "random deals" && !(family($1) in told)) {
		told[family($1)]
		others = others "\n" $1 "\n  puzzle: " cut($8) "\n" \
			(trace ? "" : "  right: " $7 ", printed: " $10 "\n")
	}
	if ($2)
		rights++
}
function family(name) {
	gsub(/first|second|third|fourth|fifth|nearly|[0-9,]+/, "", name)
	sub(/wars$/, "war", name)
	gsub(/ +/, " ", name)
	return name
}
function cut(line) {
	return length(line) > 200 ? substr(line, 1, 200) " ..." : line
}
function quoted(text) {
	gsub(/'/, "''", text)
	return "'" text "'"
}
function tap(number) {
	print ($3 || $4 ? "not ok " : "ok ") number " - " $1 \
		($4 && !$3 ? " # TODO too slow: " $4 " of " $2 + $4 " puzzles" : "")
	if ($3) {
		print "  ---"
		print "  right: " $2
		print "  wrong: " $3
		print "  slow: " $4
		print "  puzzle: " quoted($8)
		print "  wanted: " quoted($7)
		print "  printed: " quoted($10)
		print "  ..."
	}
}
END {
	if (report == "tap") {
		print "TAP version 13"
		print "1.." NR
	} else {
		# Where nothing is right, the first puzzle says enough.
		if (others != "" && rights)
			print "also wrong, with the smallest puzzle of each rule:" others
		print " right  wrong   slow  rule"
	}
	for (i = 1; i <= NR; i++) {
		$0 = row[i]
		if (report == "tap")
			tap(i)
		else
			printf "%6s %6s %6s  %s\n", $2 ? $2 : "-", $3 ? $3 : "-", $4 ? $4 : "-", $1
	}
}
