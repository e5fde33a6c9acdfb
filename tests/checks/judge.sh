#!/bin/sh
# tests/judge.sh finds each fault of tests/judge/solution.awk, with a puzzle of no more cards than the fault needs, and none
# in the right program; what it says; programs that hang, and that cannot be run; other rules, and transcripts.
# shellcheck disable=SC2030,SC2031 # variables of one run
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
export WAR AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
solution="$AWK -f tests/judge/solution.awk"
unset RULES TRACE ENDLESS LIMIT SEED FILE

judged() { # NAME, PROGRAM, variables ...: $tmp/NAME.said, $tmp/NAME.status, and the puzzle in $tmp/NAME.in
	name=$1 program=$2
	shift 2
	status=0
	env "PROGRAM=$program" "FILE=$tmp/$name.in" "$@" sh tests/judge.sh >"$tmp/$name.said" 2>&1 || status=$?
	echo $status >"$tmp/$name.status"
}
fail() { echo "$2"; cat "$tmp/$1.said"; exit 1; }
says() { # NAME, STATUS, LAST LINE
	[ "$(cat "$tmp/$1.status")" = "$2" ] || fail "$1" "$1: wanted status $2, got $(cat "$tmp/$1.status"), and"
	case $(tail -n 1 "$tmp/$1.said") in $3) ;; *) fail "$1" "$1: '$3' is not the last line of" ;; esac
}
golden() { # NAME: what is said, but for the commands at its end, is on standard input
	sed '$d' "$tmp/$1.said" | sed '$d' | diff -u - "$tmp/want" || { echo "$1: not what is wanted (+)"; exit 1; }
}

# All at once: most of the time is that of awk, and of a fault that hangs.
sed -n 's/^#   \([a-z0-9]*\) \[\([0-9]*\)\].*/\1 \2/p' tests/judge/solution.awk >"$tmp/faults"
while read -r fault cards; do
	judged "$fault" "$AWK -v fault=$fault -f tests/judge/solution.awk" &
done <"$tmp/faults"
judged right "$solution" LIMIT=20 &
wait
while read -r fault cards; do
	says "$fault" 1 "$WAR -t $tmp/$fault.in"
	found=$($AWK 'NR == 1 { n = $1 } NR == n + 2 { print n + $1 }' "$tmp/$fault.in")
	[ "$found" -le "$cards" ] || fail "$fault" "$fault: $found cards, but $cards are enough"
done <"$tmp/faults"
[ "$(wc -l <"$tmp/faults")" -ge 12 ]
says right 0 'all * puzzles are right'
