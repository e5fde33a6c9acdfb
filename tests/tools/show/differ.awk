# differ.awk - the first round in which two transcripts differ, side by side, as a part of a page
#
# usage: awk -f differ.awk RIGHT PRINTED
#
# White space at the ends of lines and of the transcripts does not count.  Nothing is printed if they do not differ.  A round
# begins as the transcripts of the books say it.
function begins(line, before) { return line ~ /^(round|battle|ROUND) / || line ~ /^Alice plays / && before != "WAR!" }
function escaped(line) {
	if (length(line) > 500)
		line = substr(line, 1, 500) " ..."
	gsub(/&/, "\\&amp;", line)
	gsub(/</, "\\&lt;", line)
	gsub(/>/, "\\&gt;", line)
	gsub(/[\001-\010\013-\037\177]/, "?", line)
	return line
}
# The lines of a round from line `from` on; line `at` is marked.  At most 60 lines.
function column(title, text, lines, from, at, who,    i) {
	print "<div><h3>" title "</h3><pre>"
	for (i = from; i <= lines && i < from + 60 && (i <= at || !begins(text[who, i], text[who, i - 1])); i++)
		if (i == at)
			print "<mark>" escaped(text[who, i]) " </mark>"
		else
			print escaped(text[who, i])
	if (at > lines)
		print "<mark>nothing more</mark>"
	print "</pre></div>"
}
{
	file = FILENAME == ARGV[1] ? 1 : 2
	sub(/[ \t\r]+$/, "")
	text[file, FNR] = $0
	if ($0 != "")
		lines[file] = FNR
}
END {
	for (at = 1; at <= lines[1] && at <= lines[2] && text[1, at] == text[2, at]; at++)
		;
	if (at > lines[1] && at > lines[2])
		exit
	while (at > lines[2] && text[1, at] == "" && at < lines[1]) # nothing more is printed: the next round, not the blank line
		at++
	from = 1
	for (i = 1; i <= at && i <= lines[1]; i++)
		if (begins(text[1, i], text[1, i - 1])) {
			number++
			from = i
		}
	if (at > from + 50) # a long first part: the lines before the difference
		from = at - 10
	print "<section class=\"panel\" id=\"differs\" data-round=\"" number + 0 "\" hidden><h2>Here the program prints something else</h2><div class=\"sides\">"
	column("right", text, lines[1], from, at, 1)
	column("printed", text, lines[2], from, at, 2)
	print "</div></section>"
}
