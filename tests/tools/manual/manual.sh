#!/bin/sh
# manual.sh - prints the manual page war(6), from `war --help` and from the sections "Reference" of README.md and guides
#
# usage: sh tests/tools/manual/manual.sh >war.6
#
# --help gives the name, the options, the rule books, the settings and the examples, the links in README's table of rule
# books their sources.  Each heading in a section "Reference", as `### Counts`, is a section of the page.  The order is that
# of mdoc(7).  The date is that of the last commit, or today if there is no git.
set -u
cd "$(dirname "$0")/../../.." || exit 1
WAR=${WAR:-./war} AWK=${AWK:-awk} LC_ALL=C
export LC_ALL
date=$(git log -1 --format=%cd --date='format:%B %d, %Y' 2>/dev/null | grep .) || date=$(date '+%B %d, %Y')
$WAR --help | $AWK -v date="$date" -f tests/tools/manual/manual.awk - README.md \
	tests/guide/reference.md tests/guide/data.md tests/guide/batch.md
