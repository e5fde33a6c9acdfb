#!/bin/sh
# What war does at a terminal: the histogram is as wide as it is, and long runs tell how far they are.
# The terminal is script's (Debian package bsdutils).
set -u
WAR=${WAR:-./war}
command -v script >/dev/null 2>&1 || { echo 'skipped, there is no program script'; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
fail() { echo "$*"; exit 1; }

for columns in 100 40 20; do
	script -qec "stty cols $columns; $WAR -n 100 --stats" /dev/null </dev/null >"$tmp/out" || fail "status $?"
	widest=$(tr -d '\r' <"$tmp/out" | awk '/#/ && length > m { m = length } END { print m }')
	[ "$widest" -eq $((columns < 40 ? 78 : columns - 2)) ] || fail "$columns columns, but a line of $widest"
done

# at_terminal NAME COMMAND: what it prints there.
at_terminal() {
	echo "$2; echo status \$?" >"$tmp/run-$1"
	script -qec "sh $tmp/run-$1" /dev/null </dev/null | tr -d '\r' >"$tmp/$1"
}

# Two runs of some seconds, of which a busy machine makes more: games of seeds, whose number is known, and of the input,
# of which the end is not known.
began=$(date +%s)
at_terminal seeds "$WAR -n 1000000000 --stats >/dev/null 2>/dev/tty </dev/null & sleep 4; kill -INT \$!; wait \$!" &
at_terminal input "{ printf '1 3D 1 2D '; sleep 3; printf '1 3D 1 2D 1 2D 1 3D '; } | $WAR >$tmp/answers"
wait
seconds=$(($(date +%s) - began))
grep -q '[0-9] games, [1-9][0-9]* a second, [0-9]* s left  ' "$tmp/seeds" || fail "games of seeds: $(cat "$tmp/seeds")"
# The games left take as long as it says, at so many a second, which are rounded down.
grep -o '[0-9]* games, [0-9]* a second, [0-9]* s' "$tmp/seeds" | awk '{ left = 1000000000 - $1 }
	$6 > left / $3 || $6 < left / ($3 + 1) - 1 { exit 1 }' || fail "time left: $(cat "$tmp/seeds")"
[ "$(grep -o 's left' "$tmp/seeds" | wc -l)" -le $seconds ] || fail "more than once a second: $(cat "$tmp/seeds")"
printf '1 1\n1 1\n2 1\n' | diff -u - "$tmp/answers" || fail 'the answers to slow input'
grep -q '[123] games, [01] a second' "$tmp/input" || fail "slow input: $(cat "$tmp/input")"
! grep -q left "$tmp/input" || fail "slow input: an end is said to be known: $(cat "$tmp/input")"
[ "$(tail -n 1 "$tmp/seeds")" = 'status 130' ] || fail "games of seeds: $(cat "$tmp/seeds")"
[ "$(tail -n 1 "$tmp/input")" = 'status 0' ] || fail "slow input, or no line of its own for the progress: $(cat "$tmp/input")"
echo 'as wide as the terminal; how far games of seeds and of slow input have come is shown'
