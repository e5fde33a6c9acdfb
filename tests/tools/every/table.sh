#!/bin/sh
# table.sh - decks and rules in a table: how many deals there are, how many are endless, how long the other games are
#
# usage: sh tests/tools/every/table.sh RULES ... DECK ...    counts every deal of each deck, and prints a row for it
#        sh tests/tools/every/table.sh FILE ...              prints a row for each file of counts (--counts, make every)
#
# DECK is suits and ranks: 4x3.  RULES are as in `war -r`.  The first form
# prints suits, ranks and deals, and for each of the rules the endless share and the mean length of the other games:
#
#   $ sh tests/tools/every/table.sh short=steps,spoils=owner short=steps,spoils=winner 2x4 4x3
#   2 4    2520  29.841 %   3.751   0.000 %   4.775
#   4 3   34650   3.610 %   5.260   0.000 %   4.305
#
# The second form prints rows of a Markdown table: file, deals, endless deals and their share, mean, longest game and the
# lowest number of a deal with it, deals with it.
# shellcheck disable=SC2015,SC2016 # `a && b || c`; $1 is of awk
set -eu
here=$(dirname "$0") AWK=${AWK:-awk}
fail() { echo "table.sh: $*" >&2; exit 2; }
[ $# -gt 0 ] || fail 'RULES and DECKs, or FILEs are missing'

if [ -f "$1" ]; then
	$AWK -F '\t' '
	FNR == 1 && $1 != "name" { print "table.sh: no counts: " FILENAME | "cat 1>&2"; bad = 1; exit }
	{ n[$1] = $3 }
	$1 == "longest" { number = $2 }
	$1 == "length" { last = $3 }
	$1 == "end" {
		finished = n["player1"] + n["player2"] + n["draw"]
		games = "- | - | - | -"
		if (finished > 0)
			games = sprintf("%.4f | %s | %s | %s", n["length_sum"] / finished, n["longest"], number, last)
		name = FILENAME
		sub(/.*\//, "", name)
		printf "| %s | %s | %s | %.4f %% | %s |\n", name, n["seeds"], n["endless"], 100 * n["endless"] / n["seeds"], games
		split("", n)
	}
	END { exit bad }' "$@"
	exit
fi
rules='' decks=''
for word; do
	case $word in
	[1-9]*x[1-9]*) decks="$decks $word" ;;
	*) rules="$rules $word" ;;
	esac
done
[ -n "$rules" ] && [ -n "$decks" ] || fail 'RULES or DECKs are missing'
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
for deck in $decks; do
	: >"$tmp/counts"
	for rule in $rules; do
		RULES="$rule,suits=${deck%x*},ranks=${deck#*x}" sh "$here/every.sh" >>"$tmp/counts" 2>"$tmp/said" ||
			{ cat "$tmp/said" >&2; exit 1; }
	done
	$AWK -F '\t' -v deck="$deck" '
	{ n[$1] = $3 }
	$1 == "end" {
		ended = n["player1"] + n["player2"] + n["draw"]
		row = row sprintf("%8.3f %% %7.3f", 100 * n["endless"] / n["seeds"], ended > 0 ? n["length_sum"] / ended : 0)
		deals = n["seeds"]
		split("", n)
	}
	END { sub(/x/, " ", deck); printf "%s %7s%s\n", deck, deals, row }' "$tmp/counts"
done
