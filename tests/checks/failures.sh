#!/bin/sh
# class: signals
# Where output or input fails, war says so in one message and exits with 1, and what it has printed is right as far as
# it goes.  A reader that goes away ends it silently.
# shellcheck disable=SC2015,SC2086,SC3045 # WAR may be several words; `a && b || c`; without ulimit -n or -v that part is skipped
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} runs=0 skipped=
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
prefix() { # WHAT, FILE: it is the beginning of tmp/all, but not all
	case $(cmp "$2" "$tmp/all" 2>&1 || :) in
	*EOF*"$2"* | *"$2"*EOF*) ;;
	*) echo "$1: this is not how the right output begins"; tail -n 2 "$2"; exit 1 ;;
	esac
}

war -n 5 -d >"$tmp/in"
for report in -a -t -d --final --table --stats --counts; do
	for games in '-n 100' "$tmp/in"; do
		if [ -c /dev/full ]; then
			run war $games $report >/dev/full
			failed "war $report $games >/dev/full" 'cannot write: No space left'
		fi
		run war $games $report >&-
		failed "war $report $games with standard output closed" 'cannot write'
	done
	run war $report <&- >/dev/null
	failed "war $report with standard input closed" '<stdin>:1: cannot read'
	run war $report </ >/dev/null
	failed "war $report with a directory on standard input" '<stdin>:1: cannot read'
done
for option in -h -V; do
	[ ! -c /dev/full ] || { run war $option >/dev/full; failed "war $option >/dev/full" 'cannot write'; }
	run war $option >&-
	failed "war $option with standard output closed" 'cannot write'
done
# If standard input is closed, the next file that war opens gets its number, 0.  war must not take that file for `-`.
run war "$tmp/in" - <&- >/dev/null
failed 'war FILE - with standard input closed' '<stdin>:1: cannot read'
run war --merge <&-
failed "war --merge with standard input closed" 'cannot read'
for report in '-n 30 -a' '-n 3 -t' '-n 30 --counts' '-n 30 --counts -j 3' '-n 30 --stats'; do
	war $report >"$tmp/all"
	for closed in '<&-' '2>&-' '<&- 2>&-'; do
		case $WAR$closed in valgrind*'2>&-'*) continue ;; esac # valgrind itself ends without standard error
		status=0
		eval "$WAR $report >\"\$tmp/got\" $closed" || status=$?
		runs=$((runs + 1))
		[ $status -eq 0 ] && cmp "$tmp/all" "$tmp/got" && continue
		echo "war $report $closed: status $status, or not what it prints with all files open"
		exit 1
	done
	for closed in '>&-' '<&- >&-' '>&- 2>&-' '<&- >&- 2>&-'; do
		case $WAR$closed in valgrind*'2>&-'*) continue ;; esac
		status=0
		eval "$WAR $report 2>\"\$tmp/err\" $closed" || status=$?
		echo $status >"$tmp/status"
		case $closed in *'2>&-') echo 'war: cannot write' >"$tmp/err" ;; esac
		failed "war $report $closed" 'cannot write'
	done
done

# A reader that goes away: by SIGPIPE, status 141 in the shell, or a message where that is ignored.
ignored=$(sh -c 'kill -PIPE $$; echo ignored' || :)
for options in '-n 100000 -a' '-n 3000 -t' '-n 100000 --table' '-n 100000 -d'; do
	if [ -z "$ignored" ]; then
		{ run war $options; } | sed q >"$tmp/got"
		runs=$((runs + 1))
		if [ "$(cat "$tmp/status")" != 141 ] || [ -s "$tmp/err" ] || [ "$(wc -l <"$tmp/got")" -ne 1 ]; then
			echo "war $options, whose reader goes away after a line: status $(cat "$tmp/status"), and"
			cat "$tmp/err"
			exit 1
		fi
	fi
	(trap '' PIPE; run war $options) | sed q >"$tmp/got"
	failed "war $options, whose reader goes away, with SIGPIPE ignored" 'cannot write: Broken pipe'
	[ "$(wc -l <"$tmp/got")" -eq 1 ] || { echo "war $options: no line for a reader of one"; exit 1; }
done
[ -z "$ignored" ] || skipped=', SIGPIPE is ignored here'

# A file that may not grow: a block is 512 bytes, or 1,024.
cut() { # BLOCKS, OPTIONS ...
	blocks=$1 status=0
	shift
	# The message that is wanted takes less room than a block.
	(command ulimit -f "$blocks" && exec $WAR "$@") >"$tmp/got" 2>"$tmp/err" || status=$?
	echo $status >"$tmp/status"
	failed "war $* in a file of $blocks blocks" 'cannot write: File too large'
	prefix "war $* in a file of $blocks blocks" "$tmp/got"
	size=$(($(wc -c <"$tmp/got") / blocks))
	[ $size -eq 512 ] || [ $size -eq 1024 ] || { echo "war $* in a file of $blocks blocks: only $size bytes a block"; exit 1; }
}
if (command ulimit -f 1000) 2>/dev/null; then
	for options in '-r codingame,suits=64,ranks=64,limit=1 -s 1 -t' '-n 1000 -a' '-n 3 -t' '-n 500 -d' '-n 200 --final' '-n 200 --table' \
		'-n 500 --counts' '-n 100 --stats'; do
		war $options >"$tmp/all"
		cut 1 $options
	done
	# A line that is longer than what is written at once.
	$AWK 'BEGIN { for (p = 0; p < 2; p++) { print 30000; for (i = 0; i < 30000; i++) print (p ? "2D" : "3D") } }' >"$tmp/long"
	war -r codingame,limit=2 -t "$tmp/long" >"$tmp/all"
	for blocks in 100 150 300 450 600; do
		cut $blocks -r codingame,limit=2 -t "$tmp/long"
	done
	# Many short ones.
	$AWK 'BEGIN { for (i = 0; i < 9000; i++) print "1 3D      1 2D " }' >"$tmp/many"
	war "$tmp/many" >"$tmp/all"
	cut 32 "$tmp/many"
else
	skipped="$skipped, no limit of files in this shell"
fi

# Each job needs a file.
if (command ulimit -n 40 && exec $WAR -V) >/dev/null 2>&1; then
	status=0
	(command ulimit -n 40 && exec $WAR -n 1000 --counts -j 100) >"$tmp/got" 2>"$tmp/err" || status=$?
	echo $status >"$tmp/status"
	failed '100 jobs with 40 files' 'cannot start job [0-9]* of 100: '
	[ ! -s "$tmp/got" ] || { echo 'counts without jobs'; exit 1; }
else
	skipped="$skipped, no limit of the number of files"
fi

echo "$runs failures reported, with status 1$skipped"
