#!/bin/sh
# Where output, input or memory fails, war says so in one message and exits with 1, and leaves no half line behind.
# shellcheck disable=SC2086,SC3045 # WAR may be several words; without ulimit -v that part is skipped
set -eu
WAR=${WAR:-./war} runs=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

failed() { # WHAT, MESSAGE: tmp/status has to be 1 and tmp/err a line with the message
	runs=$((runs + 1))
	[ "$(cat "$tmp/status")" = 1 ] && grep -q "^war: .*$2" "$tmp/err" && [ "$(wc -l <"$tmp/err")" -eq 1 ] && return
	echo "$1: wanted status 1 and a message with '$2', got status $(cat "$tmp/status") and"
	cat "$tmp/err"
	exit 1
}
run() { # COMMAND ...
	status=0
	"$@" 2>"$tmp/err" || status=$?
	echo $status >"$tmp/status"
}
war() { $WAR "$@"; }
whole() { # WHAT, FILE: ends with a whole line that is in tmp/all at this place
	[ ! -s "$2" ] && return
	head -n "$(wc -l <"$2")" "$tmp/all" | cmp -s - "$2" && return
	echo "$1: there is half a line at the end, or something wrong"
	tail -n 2 "$2"
	exit 1
}

war -n 5 -d >"$tmp/in"
for report in -a -t -d --stats --counts; do
	for jobs in 1 2; do
		if [ -c /dev/full ]; then
			run war -n 100 -j $jobs $report >/dev/full
			failed "war $report -j $jobs >/dev/full" 'cannot write to standard output: No space left'
			run war -j $jobs $report "$tmp/in" >/dev/full
			failed "war $report -j $jobs FILE >/dev/full" 'cannot write'
		fi
		run war -n 100 -j $jobs $report >&-
		failed "war $report -j $jobs with standard output closed" 'cannot write'
		run war -j $jobs $report "$tmp/in" >&-
		failed "war $report -j $jobs FILE with standard output closed" 'cannot write'
		run war -j $jobs $report <&-
		failed "war $report -j $jobs with standard input closed" '<stdin>:1: cannot read'
		run war -j $jobs $report </
		failed "war $report -j $jobs with a directory on standard input" '<stdin>:1: cannot read'
	done
done
for option in -h -V; do
	[ ! -c /dev/full ] || { run war $option >/dev/full; failed "war $option >/dev/full" 'cannot write'; }
	run war $option >&-
	failed "war $option with standard output closed" 'cannot write'
done
# What is opened takes its number, and must not be taken for it afterwards.
run war "$tmp/in" - <&- >/dev/null
failed 'war FILE - with standard input closed' '<stdin>:1: cannot read'
run war --merge <&-
failed "war --merge with standard input closed" 'cannot read'

# A reader that goes away.
for options in '-n 100000 -a' '-n 3000 -t' '-n 100000 -a -j 2'; do
	{ run war $options; } | sed q >"$tmp/got"
	failed "war $options, whose reader goes away" 'cannot write'
	[ "$(wc -l <"$tmp/got")" -eq 1 ] || { echo "war $options: no line for a reader of one"; exit 1; }
done

# A file that may not grow: a block is 512 bytes, or 1,024.
skipped=
if (command ulimit -f 1000) 2>/dev/null; then
	for options in '-r codingame,suits=64,ranks=64,limit=1 -s 1 -t' '-n 1000 -a' '-n 20 -t' '-n 500 -d -j 2' '-n 500 --counts' '-n 100 --stats'; do
		war $options >"$tmp/all"
		# The message that is wanted takes less room than that.
		status=0
		(command ulimit -f 1 && exec $WAR $options) >"$tmp/got" 2>"$tmp/err" || status=$?
		echo $status >"$tmp/status"
		failed "war $options in a file of a block" 'cannot write to standard output: File too large'
		whole "war $options in a file of a block" "$tmp/got"
	done
	# A line that is longer than what is written at once.
	awk 'BEGIN { for (p = 0; p < 2; p++) { print 30000; for (i = 0; i < 30000; i++) print (p ? "2D" : "3D") } }' >"$tmp/long"
	war -r codingame,limit=2 -t "$tmp/long" >"$tmp/all"
	for blocks in 100 150 300 450 600; do
		status=0
		(command ulimit -f $blocks && exec $WAR -r codingame,limit=2 -t "$tmp/long") >"$tmp/got" 2>"$tmp/err" || status=$?
		echo $status >"$tmp/status"
		failed "long lines in a file of $blocks blocks" 'cannot write'
		whole "long lines in a file of $blocks blocks" "$tmp/got"
	done
	# What was written before stays as it is, the last end of line with it: 16 bytes a game are 4,096 games a
	# buffer, whose answers are 16 KB, in which a multiple of blocks of 512 or 1,024 bytes fits.
	awk 'BEGIN { for (i = 0; i < 9000; i++) print "1 3D      1 2D " }' >"$tmp/in"
	war "$tmp/in" >"$tmp/all"
	status=0
	(command ulimit -f 32 && exec $WAR "$tmp/in") >"$tmp/got" 2>"$tmp/err" || status=$?
	echo $status >"$tmp/status"
	failed 'answers in a file of 32 blocks' 'cannot write'
	whole 'answers in a file of 32 blocks' "$tmp/got"
	if [ ! -s "$tmp/got" ] || [ "$(($(wc -c <"$tmp/got") % 16384))" -ne 0 ]; then
		echo 'answers that were written are lost'
		exit 1
	fi
else
	skipped=', no limit of files in this shell'
fi

# Memory: not under a program that needs much of it itself.
if (command ulimit -v 60000 && exec $WAR -V) >/dev/null 2>&1; then
	echo 1 3D 1 2D 1000000 >"$tmp/big"
	awk 'BEGIN { for (i = 0; i < 1000000; i++) print "3D"; print 1000000; for (i = 0; i < 1000000; i++) print "2D" }' >>"$tmp/big"
	[ "$(war <"$tmp/big")" = '1 1
1 1000000' ] || { echo 'a game of two million cards goes wrong'; exit 1; }
	for room in 10000 14000 18000 26000; do
		status=0
		(command ulimit -v $room && exec $WAR) <"$tmp/big" >"$tmp/got" 2>"$tmp/err" || status=$?
		echo $status >"$tmp/status"
		failed "two million cards in $room KB" 'no memory'
		[ "$(cat "$tmp/got")" = '1 1' ] || { echo "$room KB: the answer of the game before is missing"; exit 1; }
	done
	status=0
	(command ulimit -v 30000 && exec $WAR -j 1024 -n 5 --stats) >"$tmp/got" 2>"$tmp/err" || status=$?
	echo $status >"$tmp/status"
	failed '1,024 jobs in 30,000 KB' 'no memory'
	[ ! -s "$tmp/got" ] || { echo 'statistics without memory'; exit 1; }
else
	skipped="$skipped, no limit of memory where war itself does not start"
fi
echo "$runs failures told, with status 1$skipped"
