#!/bin/sh
# build.sh - finds the built puzzles of the catalogues anew: for each rule, puzzles that its faults get wrong, and no fault
# of a later rule
#
# usage: sh tests/tools/judge/build.sh [BOOK [RULE]]
#
# Without BOOK, for all books; without RULE, for all its rules.  puzzles.c does the work, by what the catalogue says of each
# rule.  The same puzzles each time, in ten minutes; half an hour if busy.
set -eu
cd "$(dirname "$0")/../../.."
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
"${CC:-cc}" -std=c11 -O2 -w -o "$tmp/diagnose" tests/tools/judge/diagnose.c
for book in ${1:-codingame $(cd tests/tools/judge && echo faults-* | sed 's/faults-//g')}; do
	faults=tests/tools/judge/faults
	[ "$book" = codingame ] || faults=$faults-$book
	rules=$(./war -r "$book" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	"$tmp/diagnose" "$rules" "$faults" build ${2:+"$2"} >"$tmp/faults"
	mv "$tmp/faults" "$faults"
done
