# differ.awk - the first line in which two transcripts differ, and the ten before it
#
# usage: awk -f differ.awk RIGHT PRINTED
function cut(line) {
	return length(line) > 110 ? substr(line, 1, 110) " ..." : line
}
FILENAME == ARGV[1] { right[FNR] = $0; rights = FNR; next }
{ printed[FNR] = $0; lines = FNR }
lines > rights || $0 != right[FNR] { exit }
END {
	at = lines && printed[lines] != right[lines] || lines > rights ? lines : lines + 1
	print "line " at " of the transcript differs:"
	for (i = at > 10 ? at - 10 : 1; i < at; i++)
		print "  " cut(right[i])
	print "right:   " (at <= rights ? cut(right[at]) : "nothing more")
	print "printed: " (at <= lines ? cut(printed[at]) : "nothing more")
}
