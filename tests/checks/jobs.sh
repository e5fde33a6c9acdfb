#!/bin/sh
# class: signals
# What is printed does not depend on the number of jobs; a job that dies is reported; and none outlives the first.
# shellcheck disable=SC2086,SC2034,SC2009,SC2015,SC2016 # WAR is several words; loops that count; ps -A; `a && b || fail`; awk
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} runs=0 ended=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

same() { # REPORT, JOBS, GAMES ...: are they the same bytes by one job and by each number of JOBS?
	report=$1 numbers=$2
	shift 2
	for jobs in 1 $numbers; do
		status=0
		$WAR $report -j $jobs "$@" >"$tmp/got" 2>&1 || status=$?
		echo "status $status" >>"$tmp/got"
		[ $jobs -ne 1 ] || cp "$tmp/got" "$tmp/wanted"
		runs=$((runs + 1))
		cmp -s "$tmp/wanted" "$tmp/got" && [ $status -eq 0 ] && continue
		echo "one job (-) and $jobs (+) differ: war $report $*"
		diff -u "$tmp/wanted" "$tmp/got" | head -n 20
		exit 1
	done
}

# Both reports, by more jobs than games, too; every book; seeds at their ends; chance, and every deal.
for report in --stats --counts; do
	same $report '2 3 8 0' -r csharp,pile=shuffled,count=cards -s 5 -n 12
	same $report 3 -r codingame,suits=1,ranks=2 -s 3 -n 1
	same $report 2 -r utexas,spoils=random,shuffle=every,suits=2,ranks=2 -n all
done
for book in $(sh tests/checks/lib/names.sh books); do
	same --counts 3 -r "$book" -s 9 -n 25
done
for seeds in '-r umass -s 18446744073709551596 -n 20' '-r csharp -s 2147483600 -n 48' '-r csharp -s 2147483643 -n 5' \
	'-r utexas -s 9223372036854775783 -n 25' '-r utexas,limit=3 -n 300'; do
	same --counts '2 3' $seeds
done
# A child of the shell that has become war is no job.
sh -c '(sleep 0.05 2>/dev/null || sleep 1) & exec "$@"' sh $WAR -n 50000 -j 2 --counts | tail -n 1 >"$tmp/got"
$WAR -n 50000 --counts | tail -n 1 | cmp - "$tmp/got"
# A caller may ignore the signal that tells of the end of a child (bash lets it).
if command -v bash >/dev/null 2>&1; then
	limit=
	! command -v timeout >/dev/null 2>&1 || limit='timeout -s KILL 60'
	for report in --stats --counts; do
		$WAR -n 50 $report >"$tmp/wanted"
		$limit bash -c 'trap "" CHLD; exec "$@"' bash $WAR -n 50 -j 3 $report 2>&1 | cmp - "$tmp/wanted"
		runs=$((runs + 1))
	done
fi
echo "$runs runs with 1, 2, 3, 8 jobs and one for each core print the same bytes"

ps -A -o pid= -o ppid= -o stat= >"$tmp/ps" 2>/dev/null && grep -q "^ *$$ " "$tmp/ps" || { echo 'skipped: no ps that shows processes'; exit 0; }
nap() { sleep 0.05 2>/dev/null || sleep 1; }
fail() { echo "$1"; cat "$tmp/err"; exit 1; }
# A Z is a zombie: it has ended, but nobody has waited for it.
children() { ps -A -o pid= -o ppid= -o stat= | $AWK -v parent="$1" '$2 == parent && $3 !~ /^Z/ { print $1 }' | tr '\n' ' '; }
living() { ps -A -o pid= -o ppid= -o stat= | $AWK -v pids=" $1" '$3 !~ /^Z/ && index(pids, " " $1 " ")'; }

begun() { # WHAT, JOBS: waits for the jobs of the run $!, whose ids are then in $jobs
	run=$! jobs=
	for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
		[ $try -lt 25 ] && nap || sleep 1
		jobs=$(children $run)
		[ "$(echo $jobs | wc -w)" -lt "$2" ] || return 0
	done
	fail "$1: $2 more processes expected, found: $jobs"
}

gone() { # WHAT: the jobs end within a second or so; a busy machine has some more
	for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
		[ -n "$(living "$jobs")" ] || { ended=$((ended + 1)); return 0; }
		[ $try -lt 25 ] && nap || sleep 1
	done
	left=$(living "$jobs")
	kill -KILL $jobs 2>/dev/null || :
	fail "$1: this is still there: $left"
}

ends() { # WHAT, STATUS: the run has to end so
	status=0
	wait $run 2>/dev/null || status=$?
	[ $status -eq "$2" ] || fail "$1: wanted status $2, got $status"
	gone "$1"
}

# A killed job is noticed at once, though the first job has hours to play.
$WAR -n 1000000000 --counts -j 2 >"$tmp/got" 2>"$tmp/err" &
begun '--counts, a job that is killed' 1
nap
kill -KILL $jobs
{ sleep 10; kill -KILL $run; } >/dev/null 2>&1 & # late: it should take two seconds, and a busy machine some more
late=$!
ends '--counts, a job that is killed' 1
kill $late 2>/dev/null || :
grep -q '^war: job 2 of 2 was ended by signal 9$' "$tmp/err" || fail '--counts: a job that is killed is not reported'
[ ! -s "$tmp/got" ] || fail 'counts of a part of the jobs'

# The first one is ended.
for how in 'KILL 137' 'TERM 143'; do
	set -- $how
	$WAR -n 1000000000 --counts -j 2 >/dev/null 2>"$tmp/err" &
	begun "SIG$1" 1
	kill -$1 $run
	ends "war -j 2, SIG$1" $2
done
echo "$ended runs with a job killed, or the first one: reported, and no process is left"
