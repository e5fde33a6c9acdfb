#!/bin/sh
# build.sh - finds the built puzzles anew: for each rule, puzzles that its faults get wrong, and no fault of a later rule
#
# usage: sh tests/tools/judge/build.sh [BOOK ...]
#
# Without BOOK, for all books.  Writes tests/tools/judge/built and built-BOOK.  build.c does the work, by what the
# catalogues (faults, faults-BOOK) say of each rule.  The same puzzles each time, in ten minutes; half an hour if busy.
set -eu
cd "$(dirname "$0")/../../.."
here=tests/tools/judge
[ $# -gt 0 ] || set -- codingame umass csharp utexas
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
"${CC:-cc}" -std=c11 -O2 -w -o "$tmp/build" $here/build.c
for book; do
	name=-$book
	[ "$book" != codingame ] || name=''
	rules=$(./war -r "$book" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	{
		echo "# built$name - puzzles that test one rule each, for judge.sh and for teachers; made by build.sh from faults$name"
		echo '#'
		echo '# A line that begins with two blanks is a puzzle, as war reads it, of the rule named above it.  Its answer is what'
		echo "# war -r $book says.  The names of the rules hold under this book."
		"$tmp/build" "$rules" "$here/faults$name"
	} >"$tmp/built"
	mv "$tmp/built" "$here/built$name"
done
