# junit.awk - the rules of many programs as JUnit XML
#
# usage: awk -F '\t' -f junit.awk ROWS
#
# A row is the name of a program, then what summary.awk prints of a rule.
function escaped(text) {
	gsub(/&/, "\\&amp;", text)
	gsub(/</, "\\&lt;", text)
	gsub(/>/, "\\&gt;", text)
	gsub(/"/, "\\&quot;", text)
	gsub(/[^\t -~]/, "?", text)
	return text
}
function finish() {
	if (name != "")
		printf "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" skipped=\"%d\">\n%s  </testsuite>\n", \
			escaped(name), tests, failures, skipped, cases
	cases = ""
	tests = failures = skipped = 0
}
BEGIN { print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>" }
$1 != name {
	finish()
	name = $1
}
{
	tests++
	begin = "    <testcase classname=\"" escaped(name) "\" name=\"" escaped($2) "\""
	if ($4) {
		failures++
		message = $3 + $4 > $4 || $8 != "-" ? $4 " of " $3 + $4 + $5 " puzzles are wrong; " $9 " should be " $8 ", is " $11 : $11
		cases = cases begin ">\n      <failure message=\"" escaped(substr(message, 1, 1000)) "\"/>\n    </testcase>\n"
	} else if ($5) {
		skipped++
		cases = cases begin ">\n      <skipped message=\"too slow: " $5 " of " $3 + $5 " puzzles\"/>\n    </testcase>\n"
	} else
		cases = cases begin "/>\n"
}
END {
	finish()
	print "</testsuites>"
}
