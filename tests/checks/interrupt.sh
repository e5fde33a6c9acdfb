#!/bin/sh
# Ctrl-C during statistics: what has been played is reported, said to be cut short, and the status is 130.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} runs=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

interrupted() { # WHAT: the run $! gets the signal once it has had time to begin
	sleep 1
	kill -INT $!
	status=0
	wait $! || status=$?
	runs=$((runs + 1))
	if [ $status -ne 130 ] || ! grep -q '^war: cut short after [1-9][0-9]* games$' "$tmp/err"; then
		echo "$1: wanted status 130 and a message, got $status and"
		cat "$tmp/err"
		exit 1
	fi
	played=$(sed -n 's/.*cut short after \([0-9]*\) games/\1/p' "$tmp/err")
}

for jobs in 1 3; do
	$WAR -n 1000000000 -j $jobs --counts >"$tmp/counts" 2>"$tmp/err" &
	interrupted "war --counts -j $jobs"
	$WAR --merge "$tmp/counts" >"$tmp/stats" 2>"$tmp/holes" || { echo "what was cut short (-j $jobs) cannot be merged"; exit 1; }
	grep -q "^all  *$played\$" "$tmp/stats" || { echo "-j $jobs: played $played games, but reported"; cat "$tmp/stats"; exit 1; }
	# Without holes, these are the statistics of a run of so many games, and that run can be repeated.
	if [ ! -s "$tmp/holes" ] && [ "$played" -lt 300000 ]; then
		$WAR -n "$played" -j 2 --stats | cmp -s - "$tmp/stats" || { echo "-j $jobs: not the first $played games"; exit 1; }
	fi
done
$WAR -r csharp -n 1000000000 -j 2 --stats >"$tmp/stats" 2>"$tmp/err" &
interrupted 'war --stats -j 2'
grep -q "^all  *$played\$" "$tmp/stats" || { echo "played $played games, but reported"; cat "$tmp/stats"; exit 1; }

# While it waits for input, too.
mkfifo "$tmp/to"
$WAR --stats <"$tmp/to" >"$tmp/stats" 2>"$tmp/err" &
exec 3>"$tmp/to"
printf '1\n3D\n1\n2D\n' >&3
interrupted 'war --stats that waits for input'
exec 3>&-
grep -q '^all  *1$' "$tmp/stats" || { echo 'the game before the interruption is not reported'; exit 1; }

echo "$runs runs interrupted, each reporting the games it had played"
