#!/bin/sh
# again.sh - counts decks of tests/evidence/every.md again: the same rows must come out
#
# usage: sh tests/tools/every/again.sh SECONDS
#
# The decks are those that need at most SECONDS, by the last column of the page: 0 takes a second (make small), 30 three
# minutes (make published), 4000 five hours.  The files in tests/evidence/every must have the rows of the page, too.  Prints
# the rows that the page lacks: for a new deck, add a row with its name and 0 seconds, and replace it by what is printed.
#
# The checksum is that of the counts without the lines that name the rules or the whole, or sums of ranks, which older files have
# not: a new setting does not change it.
# shellcheck disable=SC2016 # $2 is of awk
set -eu
cd "$(dirname "$0")/../../.."
most=${1:?usage: again.sh SECONDS} page=tests/evidence/every.md AWK=${AWK:-awk} LC_ALL=C
export LC_ALL
unset FOLDER PART SUM OPTIONS
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$tmp/counts"
$AWK -F ' *[|] *' -v most="$most" '/^[|] [0-9]/ && $(NF - 1) + 0 <= most + 0 {
	split($2, part, "-")
	split(part[1], deck, "x")
	printf "%s bataille,suits=%d,ranks=%d,spoils=%s,down=%d\n", $2, deck[1], deck[2], part[2], part[3]
}' "$page" >"$tmp/decks"
[ -s "$tmp/decks" ] || { echo "again.sh: no deck in $page needs at most $most seconds" >&2; exit 2; }
while read -r name rules; do
	RULES=$rules JOBS=1 sh tests/tools/every/every.sh >"$tmp/counts/$name" 2>"$tmp/said" </dev/null || { cat "$tmp/said"; exit 1; }
done <"$tmp/decks"

set -- "$tmp"/counts/* tests/evidence/every/*
sh tests/tools/every/table.sh "$@" >"$tmp/rows"
for file; do
	sed '/^rules=/d; /^sum/d; /^end/d' "$file" | cksum
done | sed 's/ .*/ |/' | paste -d ' ' "$tmp/rows" - | sort -u >"$tmp/got"
sed -n '/^| [0-9]/s/ [^|]* |$//p' "$page" | sort | comm -13 - "$tmp/got" >"$tmp/differ"
sed 's/^/not in the page: /' "$tmp/differ"
[ ! -s "$tmp/differ" ] && echo "$(($(wc -l <"$tmp/decks"))) decks counted again"
