#!/bin/sh
# books.sh - the names of the rule books, as `war --help` lists them, so that a new one is tested like the others
#
# usage: [WAR=./war] sh tests/checks/lib/books.sh [KEY=VALUE ...]
#
# With KEY=VALUE only those books that have these settings: input=decks.
# shellcheck disable=SC2086 # WAR may be several words
WAR=${WAR:-./war}
$WAR --help | sed -n '/^Books:$/,/^$/s/^  \([^ ][^ ]*\) .*/\1/p' | while read -r book; do
	rules=$($WAR -r "$book" -n 1 --counts | sed -n 's/^rules=[^,]*\(,[^	]*\).*/\1,/p')
	for setting; do
		case $rules in *",$setting,"*) ;; *) continue 2 ;; esac
	done
	echo "$book"
done | grep . || { echo "books.sh: $WAR has no such books" >&2; exit 1; }
