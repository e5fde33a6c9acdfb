#!/bin/sh
# common.sh - what the checks of judge.sh share: check.sh, judged.sh
# shellcheck shell=sh disable=SC2016,SC2034 # $ of awk; what the checks use
WAR=${WAR:-./war} AWK=${AWK:-awk}
export WAR AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
solution="$AWK -f tests/tools/judge/solution.awk"
unset RULES TRACE ENDLESS LIMIT ROUNDS SEED JOBS PUZZLE REPORT BUDGET MEMORY FOLDER

judged() { # NAME, PROGRAM, variables ...: $tmp/NAME.said, $tmp/NAME.status, and the puzzle in $tmp/NAME.in
	name=$1 program=$2
	shift 2
	status=0
	env "PROGRAM=$program" "PUZZLE=$tmp/$name.in" "$@" sh tests/tools/judge/judge.sh >"$tmp/$name.said" 2>&1 </dev/null || status=$?
	echo $status >"$tmp/$name.status"
}
fail() { echo "$2"; cat "$tmp/$1.said"; exit 1; }
status() { # NAME, STATUS
	[ "$(cat "$tmp/$1.status")" = "$2" ] || fail "$1" "$1: wanted status $2, got $(cat "$tmp/$1.status"), and"
}
says() { # NAME, STATUS, LINE: a pattern
	status "$1" "$2"
	while IFS= read -r line; do
		# shellcheck disable=SC2254
		case $line in $3) return ;; esac
	done <"$tmp/$1.said"
	fail "$1" "$1: no line '$3' in"
}
faults() { # names, cards and diagnoses (or `-`) of the faults of solution.awk
	sed -n 's/^#   \([a-z0-9]*\) \[\([0-9]*\)\] *[^|]*| *\(.*\)/\1 \2 \3/p' tests/tools/judge/solution.awk
}
found() { # NAME, CARDS: with so many at most
	cards=$($AWK 'NR == 1 { n = $1 } NR == n + 2 { print n + $1 }' "$tmp/$1.in")
	[ "$cards" -le "$2" ] || fail "$1" "$1: $cards cards, but $2 are enough"
	# The puzzle that is left is wrong.
	$AWK -v fault="$1" -f tests/tools/judge/solution.awk "$tmp/$1.in" >"$tmp/got" 2>/dev/null </dev/null || :
	! eval "$WAR" '"$tmp/$1.in"' | cmp -s - "$tmp/got" || fail "$1" "$1: this is right"
}
