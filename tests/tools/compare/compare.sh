#!/bin/sh
# compare.sh - plays equal deals under several rules, and says what the rules change
#
# usage: make compare RULES='RULE RULE ...' [N=10000] [SEED=0]
#
#   make compare RULES='house house,short=last house,down=1'
#   make compare RULES='house,spoils=' N=100000
#
# RULES   rules as `war -r` takes them, with blanks between them.  `house,spoils=` stands for a rule with each word of
#         that setting, the word of the book first.
# N       deals: the seeds SEED, SEED + 1, ...
#
# Prints a table in Markdown, one row for each rule.  The intervals in brackets hold the number that all deals would give
# in 95 of 100 cases.
#
# median       half of the games that end are at most this long, in the unit of the rules (seconds: in minutes)
# 95 % within  95 % of the games that end are at most this long
# nobody wins  the share of draws, games called off and endless games
# longer by    how much longer a game is than the same deal under the first rule: the mean over all deals that end
#              under both rules
# verdict      `longer` or `shorter` if 0 is not in the interval before.  `fewer winners` or `more winners` if 0 is not
#              in the interval of the difference between the shares of games that nobody wins.  `could be chance` if
#              neither holds: play more deals (N=100000).
#
# Of 20 rules that change nothing, one gets a verdict other than `could be chance`: that is what 95 % means.
#
# Status: 0; 2 for wrong usage, among it rules whose lengths have different units; else that of war.
# shellcheck disable=SC2015,SC2016,SC2154 # a && b || c; awk; signals.sh sets tmp
set -u
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes compare RULES N SEED
numbers 1 1000000000000 N
numbers 0 999999999999999999 SEED
# shellcheck source=/dev/null
. "$tools/signals.sh"
cd "$(dirname "$0")/../../.." || exit 1
WAR=${WAR:-./war} AWK=${AWK:-awk} N=${N:-10000} SEED=${SEED:-0} RULES=${RULES-}
wrong() { echo "compare.sh: $1" >&2; exit 2; }

settings() { # RULE: all its settings, as key=value, one a line
	$WAR -r "$1" -n 1 --counts >"$tmp/counts" || exit
	sed -n 's/^rules=\([^	]*\).*/\1/p' "$tmp/counts" | tr , '\n'
}
words() { # RULE=: the same rule with each word, its own word first
	key=${1##*,} book=${1%,*}
	key=${key%=}
	sh tests/checks/lib/names.sh "$key" >"$tmp/words" 2>/dev/null && [ "$book" != "$1" ] ||
		wrong "a setting with words is wanted in '$1', as in house,spoils=; write numbers out: house,down=0 house,down=1"
	own=$(settings "$book" | sed -n "s/^$key=//p")
	for word in $own $(grep -vx -- "$own" "$tmp/words"); do
		echo "$book,$key=$word"
	done
}

set -f
for rule in $RULES; do
	case $rule in *=) words "$rule" || exit ;; *) echo "$rule" ;; esac
done >"$tmp/rules" || exit
[ -s "$tmp/rules" ] || wrong "no rules: make compare RULES='house house,short=last'"

# For each rule a file of verdicts and lengths, a row for each deal.
unit=
while read -r rule; do
	settings "$rule" >"$tmp/settings" || exit
	count=$(sed -n 's/^count=//p' "$tmp/settings")
	[ "${unit:=$count}" = "$count" ] || wrong "lengths in $unit and in $count cannot be compared: add ,count=$unit to '$rule'"
	$WAR -r "$rule" -s "$SEED" -n "$N" --table >"$tmp/table" || exit
	sed 1d "$tmp/table" | cut -f 2,3 >"$tmp/games"
	[ -f "$tmp/first" ] || cp "$tmp/games" "$tmp/first" || exit 1
	paste "$tmp/first" "$tmp/games" | $AWK -F '\t' -v rule="$rule" -v per="$([ "$count" = seconds ] && echo 60 || echo 1)" \
		-f tests/tools/compare/row.awk >>"$tmp/rows" || exit 1
done <"$tmp/rules" || exit
[ "$unit" != seconds ] || unit=minutes

# Columns of equal width: text to the left, numbers to the right.
{
	echo "rule|median of $unit|95 % within|nobody wins|longer by|verdict"
	sed '1s/|[^|]*|[^|]*$/||/' "$tmp/rows" # nothing differs from itself
} | $AWK -F '|' '
	function left(column) { return column == 1 || column == NF }
	function padded(text, width, to_left) {
		while (length(text) < width)
			text = to_left ? text " " : " " text
		return text
	}
	function line(row, column, out) {
		for (column = 1; column <= NF; column++)
			out = out "| " padded(cell[row, column], wide[column], left(column)) " "
		return out "|"
	}
	{
		for (column = 1; column <= NF; column++) {
			cell[NR, column] = $column
			if (length($column) > wide[column] + 0)
				wide[column] = length($column)
		}
	}
	END {
		print line(1)
		for (column = 1; column <= NF; column++) {
			dashes = padded("", wide[column] + 1)
			gsub(/ /, "-", dashes)
			ruled = ruled "|" dashes (left(column) ? "-" : ":")
		}
		print ruled "|"
		for (row = 2; row <= NR; row++)
			print line(row)
	}'
