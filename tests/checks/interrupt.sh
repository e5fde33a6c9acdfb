#!/bin/sh
# Ctrl-C during statistics: what has been played is reported, said to be cut short, and the status is 130.
# shellcheck disable=SC2086,SC2034 # WAR may be several words; a loop only counts
set -eu
WAR=${WAR:-./war} runs=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

nap() { sleep 0.4 2>/dev/null || sleep 1; }

interrupted() { # WHAT: the run $! gets the signal once it has had time to begin, and catches it, where that can be seen
	nap
	for second in 1 2 3 4 5 6 7 8 9; do
		! grep -q '^SigCgt:.*[014589cd]$' "/proc/$!/status" 2>/dev/null || sleep 1 # the second lowest bit
	done
	kill -INT $!
	status=0
	wait $! || status=$?
	runs=$((runs + 1))
	if [ $status -ne 130 ] || ! grep -q '^war: cut short after [0-9]* games$' "$tmp/err"; then
		echo "$1: wanted status 130 and a message, got $status and"
		cat "$tmp/err"
		exit 1
	fi
	played=$(sed -n 's/.*cut short after \([0-9]*\) games/\1/p' "$tmp/err")
}

reported() { # WHAT: the statistics of the run tell of the games that it says it played
	grep -q "^all  *$played\$" "$tmp/stats" || { echo "$1: played $played games, but reported"; cat "$tmp/stats"; exit 1; }
}

counted() { # GAMES, WHAT: games of the input, so many, and no more is told of them
	reported "$2"
	if [ "$played" -ne "$1" ] || [ "$(sed -n 2p "$tmp/stats")" != "games ${played#0}" ] ||
		{ [ "$played" -eq 0 ] && [ "$(wc -l <"$tmp/stats")" -ne 5 ]; }; then
		echo "$2: $1 games should be played, but $played were, and it tells"
		cat "$tmp/stats"
		exit 1
	fi
}

for jobs in 1 3; do
	$WAR -n 1000000000 -j $jobs --counts >"$tmp/counts" 2>"$tmp/err" &
	interrupted "war --counts -j $jobs"
	[ "$played" -gt 0 ] || { echo "no game in a second, with -j $jobs"; exit 1; }
	$WAR --merge "$tmp/counts" >"$tmp/stats" 2>"$tmp/holes" || { echo "what was cut short (-j $jobs) cannot be merged"; exit 1; }
	reported "war --counts -j $jobs"
	# What was played can be played again: ranges of seeds, with one job the first ones.
	sed -n 's/^0	0	//p' "$tmp/counts" | while read -r games seed; do
		$WAR -s "$seed" -n "$games" --counts
	done | $WAR --merge 2>/dev/null | cmp - "$tmp/stats" || { echo "-j $jobs: not those $played games"; exit 1; }
	[ $jobs -gt 1 ] || [ ! -s "$tmp/holes" ] || { echo "one job leaves a hole"; exit 1; }
done
$WAR -r csharp,limit=1 -n 1000000000 -j 2 --stats >"$tmp/stats" 2>"$tmp/err" &
interrupted 'war --stats -j 2'
reported 'war --stats -j 2'

# While it waits for input: for the first game, for the rest of it, for the second.
mkfifo "$tmp/to"
for text in '' '2\n3D\n' '1\n3D\n1\n2D\n'; do
	$WAR --stats <"$tmp/to" >"$tmp/stats" 2>"$tmp/err" &
	exec 3>"$tmp/to"
	# shellcheck disable=SC2059
	printf "$text" >&3
	interrupted "war --stats after the input '$text'"
	exec 3>&-
	counted $((${#text} > 12)) "war --stats after the input '$text'"
done

# While it plays the first, or the second.
awk -f tests/giant.awk >"$tmp/giant"
echo 1 3D 1 2D >"$tmp/short"
for files in "$tmp/giant" "$tmp/short $tmp/giant"; do
	for jobs in 1 2; do
		$WAR -r codingame,endless=played -j $jobs --stats $files >"$tmp/stats" 2>"$tmp/err" &
		interrupted "a long game, with -j $jobs"
		counted $(($(echo $files | wc -w) - 1)) "a long game, with -j $jobs"
	done
done
# While two jobs wait for input: the one that gets the signal may not be the one that reads; a second one kills.
$WAR -j 2 --stats <"$tmp/to" >"$tmp/stats" 2>"$tmp/err" &
exec 3>"$tmp/to"
nap
kill -INT $!
nap
kill -INT $! 2>/dev/null || :
status=0
wait $! || status=$?
exec 3>&-
[ $status -eq 130 ] || { echo "two jobs that wait, interrupted twice: status $status"; exit 1; }

# Outside statistics it ends at once, unless whoever runs this has the signal ignored.
if [ -z "$(sh -c 'kill -INT $$; echo ignored')" ]; then
	status=0
	sh -c '(sleep 1; kill -INT $$) & exec "$@"' sh $WAR -r codingame,limit=26 -n 1000000000 >"$tmp/got" || status=$?
	lines=$(wc -l <"$tmp/got")
	[ $status -eq 130 ] || { echo "answers, interrupted: status $status"; exit 1; }
	[ "$lines" -gt 0 ] || { echo 'answers, interrupted: none in a second'; exit 1; }
	# The system may cut the write it interrupts in the midst of a line.
	$WAR -r codingame,limit=26 -n $((lines + 1)) >"$tmp/want"
	case $(cmp "$tmp/got" "$tmp/want" 2>&1 || :) in *EOF*got*) ;; *) echo 'answers, interrupted: wrong ones'; exit 1 ;; esac
fi
echo "$runs runs interrupted, each reporting the games it had played"
