#!/bin/sh
# What war does at a terminal: the histogram is as wide as it is, and long runs tell how far they are.
# The terminal is script's (Debian package bsdutils).
set -u
WAR=${WAR:-./war}
command -v script >/dev/null 2>&1 || { echo 'skipped, there is no program script'; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
fail() { echo "$*"; exit 1; }

for columns in 100 40 20; do
	script -qec "stty cols $columns; $WAR -n 100 --stats" /dev/null </dev/null >"$tmp/out" || fail "status $?"
	widest=$(tr -d '\r' <"$tmp/out" | awk '/#/ && length > m { m = length } END { print m }')
	[ "$widest" -eq $((columns < 40 ? 78 : columns - 2)) ] || fail "$columns columns, but a line of $widest"
done

# Games of seeds, whose number is known, for some seconds.
cat >"$tmp/run" <<END
$WAR -n 1000000000 --stats >"$tmp/stats" 2>/dev/tty </dev/null &
sleep 3
kill -INT \$!
wait \$!
END
script -qec "sh $tmp/run" /dev/null </dev/null | tr -d '\r' >"$tmp/progress"
grep -q '[0-9] games, [0-9]* a second, [0-9]* s left' "$tmp/progress" || fail "games of seeds: $(cat "$tmp/progress")"
[ "$(grep -o 's left' "$tmp/progress" | wc -l)" -le 4 ] || fail "more than once a second: $(cat "$tmp/progress")"

# Games of the input, of which the end is not known.
echo "{ printf '1 3D 1 2D '; sleep 3; printf '1 3D 1 2D 1 2D 1 3D '; } | $WAR >$tmp/answers" >"$tmp/run"
script -qec "sh $tmp/run" /dev/null </dev/null | tr -d '\r' >"$tmp/progress"
printf '1 1\n1 1\n2 1\n' | diff -u - "$tmp/answers" || fail 'the answers to slow input'
grep -q '[123] games, [01] a second' "$tmp/progress" || fail "slow input: $(cat "$tmp/progress")"
! grep -q left "$tmp/progress" || fail "slow input: an end is said to be known: $(cat "$tmp/progress")"
echo 'as wide as the terminal; how far games of seeds and of slow input have come is shown'
