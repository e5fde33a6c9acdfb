#!/bin/sh
# manual.sh - prints the manual page war(6), from `war --help` and from the sections "Reference" of guides
#
# usage: sh tests/tools/manual/manual.sh >war.6
#
# --help gives the name, the options, the rule books, the settings and the examples, the links in README's table of rule
# books their sources.  Each heading in a section "Reference", as `### Counts`, is a section of the page.  The order is that
# of mdoc(7).  Sentences with a link to a guide are left out, as guides are not installed.
#
# BUILD_CC           a compiler of programs that run on this machine (cc): it compiles war.c if WAR does not run here
# SOURCE_DATE_EPOCH  the date of the page, in seconds since 1970 (the date of the version)
set -u
cd "$(dirname "$0")/../../.." || exit 1
WAR=${WAR:-./war} AWK=${AWK:-awk} LC_ALL=C
export LC_ALL
date='November 23, 2026' # of version 5.0
[ -z "${SOURCE_DATE_EPOCH-}" ] ||
	date=$({ date -u -d "@$SOURCE_DATE_EPOCH" '+%B %d, %Y' || date -u -r "$SOURCE_DATE_EPOCH" '+%B %d, %Y'; } 2>/dev/null | sed 's/ 0/ /')
[ -n "$date" ] || { echo "manual.sh: SOURCE_DATE_EPOCH: expected seconds since 1970, found '$SOURCE_DATE_EPOCH'" >&2; exit 1; }
help=$($WAR --help 2>/dev/null) || {
	folder=$(mktemp -d) || exit 1
	help=$(${BUILD_CC:-cc} -o "$folder/war" war.c && "$folder/war" --help)
	status=$?
	rm -r "$folder"
	[ $status -eq 0 ] ||
		{ echo "manual.sh: $WAR does not run on this machine, and BUILD_CC=${BUILD_CC:-cc} makes no war that does" >&2; exit 1; }
}
printf '%s\n' "$help" | $AWK -v date="$date" -f tests/tools/manual/manual.awk - README.md \
	tests/guide/reference.md tests/guide/data.md tests/guide/batch.md
