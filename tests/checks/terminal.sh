#!/bin/sh
# What war does at a terminal: the histogram is as wide as it is, progress is shown on long runs, and
# Ctrl-C reports what there is, be it nothing at all.  The terminal is script's (Debian package bsdutils).
set -u
WAR=${WAR:-./war}
command -v script >/dev/null 2>&1 || { echo "terminal: skipped, there is no script"; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
fail() { echo "terminal: $*"; exit 1; }

for columns in 100 20; do
	script -qec "stty cols $columns; $WAR -n 100 --stats" /dev/null </dev/null >"$tmp/out" || fail "status $?"
	widest=$(tr -d '\r' <"$tmp/out" | awk '/\.\./ && length > m { m = length } END { print m }')
	[ "$widest" -eq $((columns < 40 ? 78 : columns - 2)) ] || fail "$columns columns, but a line of $widest"
done

# Games without end, until the progress has been shown.
cat >"$tmp/run" <<END
$WAR \$1 --stats >"$tmp/stats" 2>/dev/tty </dev/null &
sleep 4
kill -INT \$!
wait \$!
echo "status \$?"
END
script -qec "sh $tmp/run '-n 1000000000'" /dev/null </dev/null >"$tmp/out"
grep -q 'games, [0-9]* a second, [0-9]* s left' "$tmp/out" || fail "no progress: $(cat "$tmp/out")"
grep -q '^games\|^all  *[1-9]' "$tmp/stats" || fail "no statistics: $(cat "$tmp/stats")"

# Ctrl-C before there is a game, and in the middle of one.
for text in '' '2\n3D\n'; do
	mkfifo "$tmp/fifo"
	# shellcheck disable=SC2086
	$WAR --stats <"$tmp/fifo" >"$tmp/out" 2>"$tmp/err" &
	war=$!
	exec 3>"$tmp/fifo"
	# shellcheck disable=SC2059
	printf "$text" >&3
	sleep 1
	kill -INT $war
	wait $war
	status=$?
	exec 3>&-
	rm "$tmp/fifo"
	[ $status -eq 130 ] || fail "status $status after an interrupt: $(cat "$tmp/err")"
	grep -q '^war: cut short after 0 games' "$tmp/err" || fail "$(cat "$tmp/err")"
done

# Games that are read show progress without an end in sight.  One that takes hours is left in the middle.
cat >"$tmp/read" <<END
while :; do printf '1\n3D\n1\n2D\n'; done 2>/dev/null | timeout 4 head -c 100000000 | $WAR --stats >"$tmp/stats" 2>/dev/tty
END
script -qec "sh $tmp/read" /dev/null </dev/null >"$tmp/out"
grep -q 'games, [0-9]* a second' "$tmp/out" || fail "no progress of games that are read: $(cat "$tmp/out")"
# shellcheck disable=SC2086
$WAR -r csharp,limit=0,down=0,suits=64,ranks=64,endless=played -n 3 --stats >"$tmp/out" 2>"$tmp/err" &
war=$!
sleep 1
kill -INT $war
wait $war
[ $? -eq 130 ] || fail "a long game goes on after an interrupt"
echo "terminal: width, progress and interrupts are as they should be"
