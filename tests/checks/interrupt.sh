#!/bin/sh
# Ctrl-C during statistics: what all jobs have played is reported, said to be cut short, what is left is said, and the
# status is 130.  SIGTERM and SIGHUP do the same, with status 143 and 129.
# shellcheck disable=SC2086,SC2034,SC2009,SC2015,SC2016 # WAR is several words; loops that count; ps -A; `a && b || fail`; awk
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} runs=0 signal=INT number=130
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

nap() { sleep 0.2 2>/dev/null || sleep 1; }
fail() { echo "$1"; cat "$tmp/err"; exit 1; }

ended() { # PID: waits for it, but not for ever; $status
	{ sleep 30; kill -KILL "$1"; } >/dev/null 2>&1 &
	watch=$! status=0
	wait "$1" || status=$?
	kill $watch 2>/dev/null || :
}

interrupted() { # WHAT, PROCESSES: the run $! gets the signal once it has had time to begin, and catches it, where that can be seen
	nap
	for second in 1 2 3 4 5 6 7 8 9; do
		! grep -q '^SigCgt:.*[014589cd]$' "/proc/$!/status" 2>/dev/null || sleep 1 # the second lowest bit
	done
	kill -$signal ${2:-$!}
	ended $!
	cut_short "$1"
}

cut_short() { # WHAT: the run has ended with $status; $played games
	runs=$((runs + 1))
	[ $status -eq $number ] && sed -n 1p "$tmp/err" | grep -q '^war: cut short after [0-9]* games$' ||
		fail "$1: wanted status $number and a message, got $status and"
	# Then the options that play the rest, a line for each gap.
	! sed 1d "$tmp/err" | grep -qv '^war: not played: -s [0-9]* -n [0-9]*$' || fail "$1: wrong messages"
	played=$(sed -n 's/.*cut short after \([0-9]*\) games/\1/p' "$tmp/err")
}

reported() { # WHAT: the statistics of the run tell of the games that it says it played
	grep -q "^all  *$played\$" "$tmp/stats" || { echo "$1: played $played games, but reported"; cat "$tmp/stats"; exit 1; }
}

counted() { # GAMES, WHAT: games of the input, so many, and no more is reported
	reported "$2"
	if [ "$played" -ne "$1" ] || [ "$(sed -n 2p "$tmp/stats" | sed 's/ $//')" != "games${played#0}" ] &&
		[ "$(sed -n 2p "$tmp/stats")" != "games $played" ] ||
		{ [ "$played" -eq 0 ] && [ "$(wc -l <"$tmp/stats")" -ne 5 ]; }; then
		echo "$2: $1 games should be played, but $played were, and it tells"
		cat "$tmp/stats"
		exit 1
	fi
}

replayed() { # JOBS, WHAT: $tmp/counts can be merged, tell of games of each job, and are those of these seeds
	$WAR --merge "$tmp/counts" >"$tmp/stats" 2>"$tmp/holes" || fail "$2: what was cut short cannot be merged"
	reported "$2"
	sed -n 's/^seeds	//p' "$tmp/counts" >"$tmp/ranges"
	[ "$(wc -l <"$tmp/ranges")" -eq "$1" ] && [ "$(wc -l <"$tmp/holes")" -eq $(($1 - 1)) ] ||
		{ echo "$2: the games of $1 jobs should be there, but it is these:"; cat "$tmp/ranges" "$tmp/holes"; exit 1; }
	$AWK -v jobs=$1 -v all=$played '{ games += $2; bad = bad || $1 != int(1000000000 * (NR - 1) / jobs) }
		END { exit bad || games != all }' "$tmp/ranges" || { echo "$2: the seeds are cut otherwise:"; cat "$tmp/ranges"; exit 1; }
	# What it says is left, and what it has played, are all games, and no game twice.
	{ cat "$tmp/ranges"; sed -n 's/.*not played: -s \([0-9]*\) -n /\1 /p' "$tmp/err"; } | sort -n |
		$AWK '{ bad = bad || $1 != next_one; next_one = $1 + $2 } END { exit bad || next_one != 1000000000 }' ||
		{ echo "$2: these were played:"; cat "$tmp/ranges"; fail 'and this is left:'; }
	while read -r seed games; do
		$WAR -r umass -s "$seed" -n "$games" --counts
	done <"$tmp/ranges" | $WAR --merge 2>/dev/null | cmp - "$tmp/stats" || { echo "$2: not those $played games"; exit 1; }
}

for jobs in 1 3; do
	# Of several jobs the first passes the signal on.
	$WAR -r umass -n 1000000000 -j $jobs --counts >"$tmp/counts" 2>"$tmp/err" &
	interrupted "war --counts -j $jobs"
	replayed $jobs "war --counts -j $jobs"
done
for ended_by in 'TERM 143' 'HUP 129'; do
	signal=${ended_by% *} number=${ended_by#* }
	$WAR -r umass -n 1000000000 -j 2 --counts >"$tmp/counts" 2>"$tmp/err" &
	interrupted "war --counts -j 2, SIG$signal"
	replayed 2 "war --counts -j 2, SIG$signal"
done
signal=INT number=130
if command -v setsid >/dev/null 2>&1; then
	# A process group of its own, which is signalled as by a terminal.
	setsid $WAR -r umass -n 1000000000 -j 3 --counts >"$tmp/counts" 2>"$tmp/err" &
	interrupted 'war --counts -j 3, as a group' "-$!"
	replayed 3 'war --counts -j 3, as a group'
fi
$WAR -r csharp,limit=1 -n 1000000000 -j 2 --stats >"$tmp/stats" 2>"$tmp/err" &
interrupted 'war --stats -j 2'
reported 'war --stats -j 2'

# While it waits for input: for the first game, for the rest of it, for the second.
mkfifo "$tmp/to"
for game in 'codingame ' 'codingame 2\n3D\n' 'codingame 1\n3D\n1\n' 'umass 2\n3\n' 'codingame 1\n3D\n1\n2D\n'; do
	text=${game#* }
	$WAR -r "${game%% *}" --counts <"$tmp/to" >"$tmp/counts" 2>"$tmp/err" &
	exec 3>"$tmp/to"
	# shellcheck disable=SC2059
	printf "$text" >&3
	interrupted "war --counts after the input '$text'"
	exec 3>&-
	$WAR --merge "$tmp/counts" >"$tmp/stats"
	counted $((${#text} > 12)) "war --counts after the input '$text'"
	$WAR --merge --counts "$tmp/counts" | cmp - "$tmp/counts"
done

# While it plays the first, or the second.
$AWK -f tests/giant.awk >"$tmp/giant"
echo 1 3D 1 2D >"$tmp/short"
for files in "$tmp/giant" "$tmp/short $tmp/giant"; do
	$WAR -r codingame,endless=played --stats $files >"$tmp/stats" 2>"$tmp/err" &
	interrupted "a long game"
	counted $(($(echo $files | wc -w) - 1)) 'a long game'
done
# Counts cut short before the first game are added up with others.
$WAR -s 5 -n 7 --counts >"$tmp/whole"
$WAR -r codingame --counts <"$tmp/to" >"$tmp/none" 2>"$tmp/err" &
exec 3>"$tmp/to"
interrupted 'counts of no game'
exec 3>&-
for order in "$tmp/none $tmp/whole" "$tmp/whole $tmp/none" "$tmp/none $tmp/none $tmp/whole"; do
	$WAR --merge --counts $order >"$tmp/got" 2>"$tmp/err" || fail "counts of no game cannot be added up: $order"
	cmp "$tmp/whole" "$tmp/got"
done

# A later one ends it: here while it waits for a job that has been stopped.
ps -A -o pid= -o ppid= >"$tmp/ps" 2>/dev/null || :
if grep -q "^ *$$ " "$tmp/ps"; then
	# A job may get many signals, from the terminal and from the first.
	$WAR -r umass -n 1000000000 -j 3 --counts >"$tmp/counts" 2>"$tmp/err" &
	run=$!
	nap
	jobs=$(ps -A -o pid= -o ppid= | $AWK -v parent=$run '$2 == parent { print $1 }')
	many=0
	while [ $many -lt 2000 ]; do
		many=$((many + 1))
		kill -INT $jobs 2>/dev/null || break
	done
	kill -INT $run
	ended $run
	cut_short 'signals to the jobs'
	replayed 3 'signals to the jobs'

	for report in --stats --counts; do
		$WAR -n 1000000000 -j 2 $report >"$tmp/got" 2>"$tmp/err" &
		run=$!
		nap
		job=$(ps -A -o pid= -o ppid= | $AWK -v parent=$run '$2 == parent { print $1 }')
		kill -STOP $job
		kill -INT $run
		nap
		kill -0 $run || fail "$report: it should wait for a job, but has ended"
		# Within a second it may be the same one, sent to the group as well.
		kill -INT $run
		sleep 2
		kill -0 $run || fail "$report: the same signal twice ends it"
		kill -INT $run
		ended $run
		kill -CONT $job
		runs=$((runs + 1))
		[ $status -eq 130 ] && [ ! -s "$tmp/got" ] && [ ! -s "$tmp/err" ] || fail "$report, interrupted twice: status $status"
	done
fi

# Outside statistics it ends at once, unless whoever runs this has the signal ignored.
trap : INT # some shells take it for theirs when a program ends by it
if [ -z "$(sh -c 'kill -INT $$; echo ignored')" ]; then
	for jobs in 1 2; do
		status=0
		sh -c '(sleep 0.5 2>/dev/null || sleep 1; kill -INT $$) & exec "$@"' sh $WAR -r codingame,limit=26 -n 1000000000 -j $jobs >"$tmp/got" || status=$?
		lines=$(wc -l <"$tmp/got")
		[ $status -eq 130 ] || { echo "answers, interrupted: status $status"; exit 1; }
		[ "$lines" -gt 0 ] || { echo 'answers, interrupted: none in so much time'; exit 1; }
		# The last line need not be whole.
		$WAR -r codingame,limit=26 -n $((lines + 1)) >"$tmp/want"
		case $(cmp "$tmp/got" "$tmp/want" 2>&1 || :) in *EOF*got*) ;; *) echo 'answers, interrupted: wrong ones'; exit 1 ;; esac
	done
fi
echo "$runs runs interrupted, each reporting the games it had played"
