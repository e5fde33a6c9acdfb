# index.awk - the table of a class as a page, with links to the reports and to the games
#
# usage: awk -F '\t' -v rules=RULES -f index.awk PROGRAMS class.tsv     in the folder of class.tsv
#
# PROGRAMS  lines of the name of a program, and that of its report without .txt
function escaped(text) {
	gsub(/&/, "\\&amp;", text)
	gsub(/</, "\\&lt;", text)
	gsub(/>/, "\\&gt;", text)
	gsub(/"/, "\\&quot;", text)
	return text
}
function link(name, text) { return "<a href=\"" name "\">" text "</a>" }
FILENAME == ARGV[1] { report[$1] = $2; next }
FNR == 1 {
	heading = escaped(rules)
	gsub(/,/, ",<wbr>", heading)
	print "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
	print "<title>War: a class</title><style>\n:root { color-scheme: light dark; }"
	print "body { margin: 0 auto; max-width: 1100px; padding: 16px; font: 16px/1.45 system-ui, sans-serif; }\nh1 { font-size: 1.6em; overflow-wrap: anywhere; }"
	print "table { border-collapse: collapse; width: 100%; }\nth, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid #8886; }"
	print "td:nth-child(n+3):nth-child(-n+5) { text-align: right; }\n.right { color: light-dark(#19713c, #6fce8f); }\n.wrong, .crashed { color: light-dark(#b3261e, #ff8f86); }"
	print "td:nth-child(6) { min-width: 12em; overflow-wrap: anywhere; }\n@media (max-width: 640px) { tr, td { display: block; } th { display: none; } td { border: 0; padding: 0; }"
	print "	tr { border-bottom: 1px solid #8886; padding: 8px 0; } td:nth-child(n+3):nth-child(-n+5) { display: inline; padding-right: 1em; } }"
	print "</style></head><body>\n<h1>War: a class, by the rules " heading "</h1>\n<table>"
	print "<tr><th>program<th>verdict<th>rules right<th>cards<th>seconds<th>why<th>game</tr>"
	next
}
{
	page = report[$1] ".html"
	shown = (getline line <page) > 0
	close(page)
	print "<tr><td>" link(report[$1] ".txt", escaped($1)) "<td class=\"" ($2 ~ /^right/ ? "right" : $2) "\">" $2 "<td>" $3 "<td>" $4 "<td>" $5 "<td>" escaped($6) \
		"<td>" (shown ? link(page, "the smallest puzzle") : "") "</tr>"
}
END { print "</table>\n<p>The name of a program leads to its report. In games, Space plays, and the arrow keys step.</p>\n</body></html>" }
