#!/bin/sh
# class: signals
# Ctrl-C, SIGTERM or SIGHUP during --stats, --counts and --table: what all jobs have played is reported, said to be cut
# short, with the seeds that are left, and the status is 128 and the number of the signal.
# shellcheck disable=SC2086,SC2034,SC2009,SC2015,SC2016,SC2094 # WAR is several words; loops that count; ps -A; `a && b || fail`; awk; -s
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} runs=0
ps -A -o pid= >/dev/null 2>&1 || { echo 'skipped: no ps that shows processes'; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
shell=$(sed -n 's/^Name:.//p' "/proc/$$/status" 2>/dev/null) || shell=none

nap() { sleep 0.02 2>/dev/null || sleep 1; }
fail() { echo "$1"; cat "$tmp/err"; exit 1; }

ended() { # PID: waits for it, but not for ever; $status
	{ sleep 30; kill -KILL "$1"; } >/dev/null 2>&1 &
	watch=$! status=0
	wait "$1" || status=$?
	kill -KILL $watch 2>/dev/null || : # by TERM, bash may run the traps above in it
}

begun() { # the run $! is war, and catches SIGINT (bit 1; valgrind catches others for it), where that can be seen
	nap
	for try in 1 2 3 4 5 6 7 8 9 9 9 9 9 9 9 9 9 9 9 9; do
		state=$(sed -n -e 's/^Name:.//p' -e 's/^SigCgt:.//p' "/proc/$!/status" 2>/dev/null) || return 0
		case $state in "$shell"* | setsid* | *[!2367abef]) sleep 0.$try 2>/dev/null || sleep 1 ;; *) return ;; esac
	done
}

jobs_of() { # PID, JOBS: the processes that it has started, once there are JOBS of them
	while [ "$(ps -A -o ppid= | grep -c "^ *$1\$")" -lt "$2" ] && kill -0 "$1"; do
		nap
	done
	ps -A -o pid= -o ppid= | $AWK -v parent="$1" '$2 == parent { print $1 }'
}

playing() { # JOBS: each job of the run $! has worked for 0.01 s (field 14), where that can be seen
	[ -r "/proc/$!/stat" ] || return 0
	for process in $! $(jobs_of $! $(($1 - 1))); do
		while [ "$($AWK '{ print $14 }' "/proc/$process/stat" 2>/dev/null || echo 1)" -lt 1 ]; do
			nap
		done
	done
}

interrupted() { # WHAT, PROCESSES, SIGNAL: the run $! gets the signal
	begun
	kill -${3:-INT} ${2:-$!}
	ended $!
	cut_short "$1" ${3:-INT}
}

cut_short() { # WHAT, SIGNAL: the run has ended with $status; $played games
	runs=$((runs + 1))
	case ${2:-INT} in HUP) number=129 ;; INT) number=130 ;; TERM) number=143 ;; esac
	[ $status -eq $number ] && sed -n 1p "$tmp/err" | grep -q '^war: cut short after [0-9]* games$' &&
		! sed 1d "$tmp/err" | grep -v '^war: not played: -s [0-9]* -n [0-9]*$' ||
		fail "$1: wanted status $number, a message and the seeds that are left, got $status and"
	played=$(sed -n 's/.*cut short after \([0-9]*\) games/\1/p' "$tmp/err")
}

go_on() { # REPORT: plays what the message of the run says that is left
	sed -n 's/^war: not played: //p' "$tmp/err" | while read -r seeds; do
		$WAR -r umass $seeds $1
	done
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

ranged() { # JOBS, WHAT: $tmp/counts can be merged; with the seeds that are left they are all seeds; a gap a job, and one more
	$WAR --merge "$tmp/counts" >"$tmp/stats" 2>"$tmp/holes" || [ $? -eq 3 ] || fail "$2: what was cut short cannot be merged"
	reported "$2"
	sed -n 's/^seeds	//p' "$tmp/counts" >"$tmp/ranges"
	[ "$(grep -c 'not played' "$tmp/err")" -le $(($1 + 1)) ] && [ "$(wc -l <"$tmp/ranges")" -le $(($1 + 1)) ] || fail "$2: too many gaps"
	sed -n 's/^war: not played: -s \(.*\) -n \(.*\)/\1 \2/p' "$tmp/err" | sort -n - "$tmp/ranges" |
		$AWK '{ bad = bad || $1 != at; at = $1 + $2 } END { exit bad || at != 1000000000 }' || fail "$2: seeds are lost or twice"
}

replayed() { # JOBS, WHAT: so they do, and they are the counts of these seeds
	ranged "$@"
	while read -r seed games; do
		$WAR -r umass -s "$seed" -n "$games" --counts
	done <"$tmp/ranges" | $WAR --merge 2>/dev/null | cmp - "$tmp/stats" || { echo "$2: not those $played games"; exit 1; }
}

for jobs in 1 3; do
	# A signal to the first job stops all.
	$WAR -r umass -n 1000000000 -j $jobs --counts >"$tmp/counts" 2>"$tmp/err" &
	playing $jobs
	interrupted "war --counts -j $jobs"
	replayed $jobs "war --counts -j $jobs"
done

# Stopped, gone on with, and added up: the very bytes of the single run.  Twice as many games, if it has ended before.
for how in 'HUP 1 --counts' 'TERM 3 --counts' 'INT 2 --stats' 'TERM 1 --table' 'HUP 1 --table'; do
	set -- $how
	games=10000
	report=$3
	[ $3 != --stats ] || report=--counts
	several="-j $2"
	[ $3 != --table ] || several=
	: >"$tmp/err"
	while ! grep -q 'not played' "$tmp/err"; do
		games=$((2 * games))
		[ $games -lt 100000000 ] || fail "war $report -j $2, SIG$1: ends before the signal, or does not tell"
		$WAR -r umass -n $games $several $report >"$tmp/counts" 2>"$tmp/err" &
		run=$!
		begun
		kill -$1 $run 2>/dev/null || :
		ended $run
	done
	cut_short "war $report -j $2, SIG$1" $1
	if [ $3 = --table ]; then
		[ -z "$(tail -c 1 "$tmp/counts")" ] || fail "SIG$1: --table ends with half a row"
		[ "$(wc -l <"$tmp/counts")" -eq $((played + 1)) ] || fail "SIG$1: not a row for each game"
		{ cat "$tmp/counts"; go_on $3 | grep -v '^seed'; } | sort -n >"$tmp/got"
		$WAR -r umass -n $games $several $3 | sort -n >"$tmp/wanted"
	else
		{ go_on --counts; cat "$tmp/counts"; } | $WAR --merge $3 >"$tmp/got" 2>"$tmp/holes" || fail "SIG$1: cannot be merged"
		[ ! -s "$tmp/holes" ] || { cat "$tmp/holes"; fail "SIG$1: this is still left"; }
		$WAR -r umass -n $games $several $3 >"$tmp/wanted"
	fi
	cmp "$tmp/wanted" "$tmp/got" || fail "war $3 -j $2, stopped by SIG$1 and gone on with: another result"
done
if command -v setsid >/dev/null 2>&1; then
	# A process group of its own, which is signalled as by a terminal.
	setsid $WAR -r umass -n 1000000000 -j 3 --counts >"$tmp/counts" 2>"$tmp/err" &
	playing 3
	interrupted 'war --counts -j 3, as a group' "-$!"
	replayed 3 'war --counts -j 3, as a group'
	# First the process, then its group, as timeout does it: at any distance within a second.
	for distance in 0 0.01 0.1; do
		setsid $WAR -r umass -n 1000000000 -j 2 --counts >"$tmp/counts" 2>"$tmp/err" &
		begun
		kill -TERM $!
		sleep $distance 2>/dev/null || :
		kill -TERM "-$!" 2>/dev/null || :
		ended $!
		cut_short "a signal that comes twice, after $distance s" TERM
		$WAR --merge "$tmp/counts" >"$tmp/stats" 2>"$tmp/holes" || [ $? -eq 3 ] || fail "a signal that comes twice, after $distance s: no counts"
		reported "a signal that comes twice, after $distance s"
	done
fi

# By nohup SIGHUP is ignored, and stays so.
(trap '' HUP && exec $WAR -r umass -n 1000000000 --counts) >"$tmp/counts" 2>"$tmp/err" &
run=$!
begun
kill -HUP $run
nap
kill -TERM $run 2>/dev/null || fail 'SIGHUP ends it although it was ignored'
ended $run
cut_short 'war --counts under nohup' TERM
$WAR -r csharp,limit=1 -n 1000000000 -j 2 --stats >"$tmp/stats" 2>"$tmp/err" &
interrupted 'war --stats -j 2'
reported 'war --stats -j 2'

# While it plays from tie to tie in standoffs, most of the time.
$WAR -r bataille,cards=51 -n 1000000000 --stats >"$tmp/stats" 2>"$tmp/err" &
playing 1
interrupted 'war --stats of standoffs'
reported 'war --stats of standoffs'

# While it measures endless games, most of the time, so that it stops at positions on the way: with ties, and without.
for deal in 'codingame -s 74' 'bataille,hands=18,ranks=5,cards=19 -s 9'; do
	$WAR -r $deal -n 1 -d >"$tmp/many"
	for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
		cat "$tmp/many" "$tmp/many" >"$tmp/twice"
		mv "$tmp/twice" "$tmp/many"
	done
	many="$tmp/many $tmp/many $tmp/many $tmp/many $tmp/many $tmp/many $tmp/many $tmp/many" # it must not end before the signal
	$WAR -r ${deal%%[, ]*} --stats --periods $many >"$tmp/stats" 2>"$tmp/err" &
	playing 1
	interrupted 'war --stats --periods of endless games'
	reported 'war --stats --periods of endless games'
done

# While it waits for input: for the first game, for the rest of it, for the second.
mkfifo "$tmp/to"
for game in 'codingame ' 'codingame 1\n3D\n' 'codingame 2\n3D\n' 'codingame 1\n3D\n1\n' 'umass [3\n' 'codeforces 2\n' 'drunkard 3 4\n' 'codingame 1\n3D\n1\n2D\n'; do
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

# While it opens a pipe that nobody writes.
$WAR -r codingame --counts "$tmp/to" >"$tmp/counts" 2>"$tmp/err" &
interrupted 'war --counts of a pipe without a writer'
$WAR --merge "$tmp/counts" >"$tmp/stats"
counted 0 'war --counts of a pipe without a writer'

# While it plays the first, or the second.
$AWK -f tests/checks/lib/giant.awk >"$tmp/giant"
echo 1 3D 1 2D >"$tmp/short"
for files in "$tmp/giant" "$tmp/short $tmp/giant"; do
	$WAR -r codingame,endless=played --stats $files >"$tmp/stats" 2>"$tmp/err" &
	playing 1
	interrupted "a long game"
	counted $(($(echo $files | wc -w) - 1)) 'a long game'
done
# While it looks for T and P of a game that it has proved to be endless.
$AWK -v cards=100000 -v odd=1 -v ties=1001 -f tests/checks/lib/giant.awk >"$tmp/giant"
$WAR -r codingame --table "$tmp/giant" >"$tmp/got" 2>"$tmp/err" &
playing 1
interrupted 'the search for T and P'
[ "$played" -eq 0 ] || fail 'the search for T and P: it has ended'
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

# A second one ends it: here while it waits for a job that has been stopped.
ps -A -o pid= -o ppid= >"$tmp/ps" 2>/dev/null || :
if grep -q "^ *$$ " "$tmp/ps"; then
	# A job may get many signals, from the terminal and from the first.
	$WAR -r umass -n 1000000000 -j 3 --counts >"$tmp/counts" 2>"$tmp/err" &
	run=$!
	playing 3
	jobs=$(jobs_of $run 2)
	many=0
	while [ $many -lt 2000 ]; do
		many=$((many + 1))
		kill -INT $jobs 2>/dev/null || break
	done
	kill -INT $run 2>/dev/null || : # it may have ended with its jobs
	ended $run
	cut_short 'signals to the jobs'
	replayed 3 'signals to the jobs'

	# One that is stopped lets the first wait: until a signal that comes more than a second later.
	$WAR -n 1000000000 -j 2 --counts >"$tmp/got" 2>"$tmp/err" &
	run=$!
	begun
	job=$(jobs_of $run 1)
	kill -STOP $job
	kill -INT $run
	kill -INT $run
	kill -TERM $run
	sleep 3 # whole seconds are compared, from when the first has come
	kill -0 $run 2>/dev/null || fail 'it should wait for a job, but has ended'
	kill -INT $run
	ended $run
	kill -CONT $job
	runs=$((runs + 1))
	[ $status -eq 130 ] && [ ! -s "$tmp/got" ] && [ ! -s "$tmp/err" ] || fail "interrupted twice: status $status"

	# A job that gets a signal of its own stops them all.
	$WAR -r umass -n 1000000000 -j 3 --counts >"$tmp/counts" 2>"$tmp/err" &
	run=$!
	playing 3
	kill -TERM "$(jobs_of $run 2 | tail -n 1)"
	ended $run
	cut_short 'a signal to one job' TERM
	ranged 3 'a signal to one job' # they have played for up to a second: too long to play again
fi

# Outside statistics it ends at once, unless whoever runs this has the signal ignored.
trap : INT # some shells take it for theirs when a program ends by it
if [ -z "$(sh -c 'kill -INT $$; echo ignored')" ]; then
	status=0
	sh -c '(while [ ! -s "$0" ] && kill -0 $$; do sleep 0.1 2>/dev/null || sleep 1; done; kill -INT $$) & exec "$@"' \
		"$tmp/got" $WAR -r codingame,limit=26 -n 1000000000 >"$tmp/got" || status=$?
	lines=$(wc -l <"$tmp/got")
	[ $status -eq 130 ] || { echo "answers, interrupted: status $status"; exit 1; }
	[ "$lines" -gt 0 ] || { echo 'answers, interrupted: none'; exit 1; }
	# The last line need not be whole.
	$WAR -r codingame,limit=26 -n $((lines + 1)) >"$tmp/want"
	case $(cmp "$tmp/got" "$tmp/want" 2>&1 || :) in *EOF*got*) ;; *) echo 'answers, interrupted: wrong ones'; exit 1 ;; esac
fi
echo "$runs runs interrupted, each reporting the games it had played"
