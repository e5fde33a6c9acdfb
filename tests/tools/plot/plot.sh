#!/bin/sh
# plot.sh - draws how long games take under several rules
#
# usage: make plot RULES='house house,down=1 house,down=0' [N=10000] [SEED=0] [KIND=lengths] [OUT=lengths.svg] [JOBS=N]
#
#   make plot RULES='house,count=seconds' N=100000
#   make plot RULES='house,spoils=owner house,spoils=owner,upset=yes' KIND=over OUT=over.svg
#
# RULES  one to eight rules as `war -r` takes them, with blanks between them.  Their lengths must have one unit (count=):
#        rounds, turns, battles or cards.  Seconds are drawn as minutes.
# N      games: the seeds SEED, SEED + 1, ...
# KIND   lengths: how many games of 100 have which length; over: the share of games that are over by then
# OUT    the picture, an SVG (tests/build/plot.svg).  Its name is printed.
# JOBS   processes that play (0: one for each core); the picture is the same whatever the number
#
# Lines mark the median (half of the games are over), and, dashed, the length within which 95 of 100 games are over.  Games
# that do not end count in the shares, but not in these two.
#
# Status: 0; 2 for wrong usage; else that of war.
# shellcheck disable=SC2015,SC2086,SC2154 # a && b || c; WAR may be several words; signals.sh sets tmp
set -u
[ "${1-}" != --help ] || exec sed '1d; /^# shellcheck/,$d; s/^# \{0,1\}//' "$0"
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes plot RULES N SEED KIND OUT JOBS
numbers 1 1000000000000 N
numbers 0 999999999999999999 SEED
numbers 0 999 JOBS
# shellcheck source=/dev/null
. "$tools/signals.sh"
top=$(cd "$tools/../.." && pwd) || exit 2
[ "$top" != "$(pwd)" ] || top=.
WAR=${WAR:-$top/war} AWK=${AWK:-awk} N=${N:-10000} SEED=${SEED:-0} RULES=${RULES-} KIND=${KIND:-lengths} JOBS=${JOBS:-0}
wrong() { echo "plot.sh: $1" >&2; exit 2; }
case $KIND in lengths | over) ;; *) wrong "KIND is lengths or over: $KIND" ;; esac
output svg "$top/tests/build/plot.svg"

set -f
set -- $RULES
set +f
[ $# -gt 0 ] || wrong "no rules: make plot RULES='house house,down=1'"
[ $# -le 8 ] || wrong "$# rules; a picture has room for 8"
unit=
for rule; do
	$WAR -r "$rule" -s "$SEED" -n "$N" -j "$JOBS" --counts >"$tmp/counts" || exit
	count=$(sed -n 's/^rules=.*,count=\([a-z]*\),.*/\1/p' "$tmp/counts")
	[ "${unit:=$count}" = "$count" ] || wrong "lengths in $unit and in $count cannot be compared: add ,count=$unit to '$rule'"
	{ printf 'series\t%s\n' "$rule" && grep -E '^(length|off|endless)	' "$tmp/counts"; } >>"$tmp/series"
done
per=1
[ "$unit" != seconds ] || per=60 unit=minutes
number=$(echo "$N" | sed -e :a -e 's/^\([0-9]*[0-9]\)\([0-9]\{3\}\)/\1,\2/' -e ta)
[ $# -eq 1 ] && title="$unit that a game takes ($number games of $1)" || title="$unit that a game takes ($number games of each)"
$AWK -F '\t' -v kind="$KIND" -v per=$per -v unit="$unit" -v title="$title" -f "$tools/plot/plot.awk" "$tmp/series" >"$tmp/plot" &&
	cp "$tmp/plot" "$OUT.new" && mv "$OUT.new" "$OUT" || { rm -f "$OUT.new"; exit 1; }
echo "$OUT"
