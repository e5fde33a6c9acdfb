#!/bin/sh
# make faults: every call of war that can fail made to fail: the first, the second, ... until none is left, once
# and from then on.  Each run has to print what a sound machine prints, or whole lines of it from the first on, a
# message, and exit with 1; never half a line, a signal, or a hang.  A minute or two.
# QUICK=1: some commands only, in seconds, as in `make test`.
# WAR=BINARY: a dynamically linked one, else one is built.  tests/faults.c is the library that makes them fail.
# shellcheck disable=SC2086 # WAR and the arguments are several words
# shellcheck disable=SC2034,SC2154,SC1091 # variables by the names of the calls, from a log
# shellcheck disable=SC2015 # of `a && b || fail`, that is what is meant
# shellcheck disable=SC3045 # every sh has `ulimit -v`, whatever POSIX says
set -eu
cd "$(dirname "$0")/.."
built=tests/build runs=0 right=0 told=0
command -v cc >/dev/null || { echo 'faults: cc is missing: apt-get install gcc libc6-dev' >&2; exit 1; }
mkdir -p $built
case $(uname -s) in Linux) ;; *) echo 'faults: this needs Linux and its loader' >&2; exit 1 ;; esac
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
library=$tmp/faults.so
cc -O1 -fPIC -shared -o "$library" tests/faults.c -ldl -pthread
LC_ALL=C
export LC_ALL

if [ -z "${WAR-}" ]; then
	WAR=$built/war-faults
	cc -std=c11 -g -O1 -o $WAR war.c -pthread
	# A call that is new in war and can fail has to come into the library.
	# Of these, some cannot fail, some are asked for no more than they know; stderr is past help.
	cat >"$tmp/known" <<-'END'
	__assert_fail __cxa_finalize __errno_location __isoc99_sscanf __libc_start_main __stack_chk_fail __sysv_signal
	exit fprintf fputc fputs free fwrite getenv getopt_long ioctl isatty memchr memcmp memcpy memmove memset
	pthread_cond_broadcast pthread_cond_signal pthread_cond_wait pthread_join pthread_mutex_lock pthread_mutex_unlock
	sigaction signal snprintf stderr strchr strcmp strcspn strerror strlen strncmp strspn strtol strtoll strtoull sysconf
	time vfprintf vsnprintf memrchr optarg opterr optind optopt
	calloc close ftruncate lseek malloc open pthread_create read realloc write
	END
	new=$(nm -D --undefined-only $WAR | awk 'NR == FNR { for (i = 1; i <= NF; i++) known[$i]; next }
		$(NF - 1) == "U" { sub(/@.*/, "", $NF); if (!($NF in known)) print $NF }' "$tmp/known" -)
	[ -z "$new" ] || { echo "faults: these calls of war are not looked at here:" $new; exit 1; }
fi

fail() { # WHAT
	echo "faults: $1"
	cp "$library" $built/faults.so
	echo "command: FAULTS='$faults' LD_PRELOAD=$built/faults.so $WAR $arguments <$input: status $status, and"
	cat "$tmp/err"
	cp "$tmp/got" $built/faults.out
	[ ! -f "$input" ] || cp "$input" $built/faults.in
	echo "its input and output are kept in $built/faults.in, $built/faults.out; these end it:"
	tail -c 200 "$tmp/got"
	exit 1
}

# run FAULTS: leaves the status, and how often each call was made as $calls_malloc, ...
run() {
	faults=$1 status=0
	: >"$tmp/log"
	LD_PRELOAD=$library FAULTS=$faults FAULTS_LOG=$tmp/log $WAR $arguments <$input >"$tmp/got" 2>"$tmp/err" || status=$?
	calls_malloc=0 calls_calloc=0 calls_realloc=0 calls_read=0 calls_write=0
	calls_open=0 calls_close=0 calls_lseek=0 calls_ftruncate=0 calls_pthread_create=0
	. "$tmp/log"
	runs=$((runs + 1))
}

sound() {
	run ''
	cp "$tmp/got" "$tmp/want"
	cp "$tmp/err" "$tmp/want.err"
	sound=$status
}

# try FAULTS, MUST: the output has to be right; or right up to some message; or a message has to say MUST.
try() {
	run "$1"
	[ -s "$tmp/log" ] || fail 'it did not come to its end'
	call=${1%%:*} number=${1#*:}
	eval "made=\$calls_$call"
	number=${number%%[!0-9]*}
	[ "$made" -ge "$number" ] && reached=yes || reached=no
	difference=$(cmp "$tmp/got" "$tmp/want" 2>&1) || :
	if [ "$2" = right ] || [ "$2" = told ] || [ "$reached" = no ] && [ "$status" = "$sound" ] && [ -z "$difference" ] && cmp -s "$tmp/err" "$tmp/want.err"; then
		right=$((right + 1))
		return
	fi
	[ "$2" != right ] || fail 'this is not what it prints on a sound machine'
	[ "$status" -eq 1 ] || fail 'neither right, nor status 1'
	case $difference in
	''|*EOF*got*) ;;
	*) fail "wrong output: $difference" ;;
	esac
	lines=0 last=
	while IFS= read -r line; do
		case $line in 'war: '*) ;; *) fail 'no message, or half a one' ;; esac
		lines=$((lines + 1)) last=$line
	done <"$tmp/err"
	[ $lines -gt 0 ] || fail 'no message'
	case $2 in
	told) ;;
	*) case $last in *"$2"*|*'cut short') ;; *) fail "no message says $2" ;; esac ;;
	esac
	if [ -n "$(tail -c 1 "$tmp/got")" ]; then
		# A line that cannot be taken back is told of.
		case $1 in *ftruncate*|*lseek*) ;; *) fail 'half a line' ;; esac
		case $last in *'cut short') ;; *) fail 'half a line, and the message does not say so' ;; esac
	fi
	told=$((told + 1))
}

# each CALL, HOW, MORE, MUST: the first, the second, ... call fails, until a run does not come so far.
each() {
	try "$1:1$2${3:+ $3}" "$4"
	while [ $reached = yes ]; do
		try "$1:$((number + 1))$2${3:+ $3}" "$4"
	done
}

# games, of all sorts, of more and more cards, and one that is cut short
for cards in 4 8 16 40 60; do awk -v seed=$cards -v games=3 -v cards=$cards -f tests/random.awk; done >"$tmp/games"
awk -v seed=7 -v games=9 -v input=deck -v values=1 -f tests/random.awk >"$tmp/deck"
awk 'BEGIN { for (p = 0; p < 2; p++) { print 12000; for (i = 0; i < 12000; i++) print (p ? "2D" : i ? "3D" : "4D") } }' >"$tmp/large"
{ cat "$tmp/games"; printf '2\n3D 4D\n3\n2D 2H X\n'; } >"$tmp/bad"
arguments='' input=/dev/null
for shard in 0 30 60 90 200 220 240 260 280 300 320; do $WAR -s $shard -n 10 --counts; done >"$tmp/counts"

cat >"$tmp/commands" <<END
$tmp/games|
$tmp/games|-j 3
$tmp/games|-t
$tmp/games|-d
$tmp/games|--stats -j 3
$tmp/games|- $tmp/games $tmp/games
/dev/null|$tmp/games $tmp/games $tmp/games
/dev/null|-j 3 -t $tmp/games $tmp/games
$tmp/games|--counts - $tmp/games
$tmp/bad|
$tmp/bad|-j 3 -t
/dev/null|$tmp/games $tmp/missing
$tmp/deck|-r umass,limit=90 -t
$tmp/deck|-r umass,limit=0 -j 2
/dev/null|-r csharp
/dev/null|-r utexas
/dev/null|-r codingame,suits=3 -s 2 -n 2 -t
/dev/null|-r csharp -n 9 -t -j 3
/dev/null|-n 60 -j 3
/dev/null|-n 20 -d -j 3
/dev/null|-r umass -s 3 -n 50 --stats
/dev/null|-n 60 --counts -j 3
$tmp/counts|--merge
$tmp/counts|--merge --counts -
/dev/null|--merge $tmp/counts
/dev/null|--help
/dev/null|--version
END
[ -z "${QUICK-}" ] || sed -i '/|-r codingame,suits=3 /p;/|-j 3$/p;/|--merge$/p;/--version$/p;d' "$tmp/commands"
while IFS='|' read -r input arguments; do
	sound
	[ "$sound" -le 1 ] || fail 'it does not even run'
	closing=$calls_close # that of standard output, where a disk over the net tells that it is full
	for from in '' +; do
		for call in malloc calloc realloc close lseek ftruncate; do
			each $call "$from" '' told
		done
		[ "$sound" -ne 0 ] || try "close:$closing$from" 'cannot write'
		each pthread_create "$from" '' right
		each open "$from" '' 'cannot open'
		each read "$from" '' 'cannot read'
		each write "$from" '' 'cannot write'
	done
	for how in short eintr; do
		each read :$how '' right
		each write :$how '' right
		try "read:1+:$how write:1+:$how" right
	done
	each write :full '' 'cannot write'
	each write :full lseek:1 'cannot write'
	each write :full ftruncate:1 'cannot write'
	# The disk is full after 1, 2, ... bytes.
	for bytes in 1 2 3 4 5 6 8 11 15 20 26 33 41 50 60; do
		try "write:$bytes+ write:1+:short" 'cannot write'
	done
done <"$tmp/commands"

# What is opened is closed, and what is allocated does not grow with the games.
input=/dev/null arguments=
for file in 1 2 3 4 5 6 7 8 9 10 11 12; do arguments="$arguments $tmp/games"; done
sound
[ $calls_open -eq 12 ] && [ $calls_close -eq 13 ] || fail "$calls_open files opened, but $calls_close closed with standard output"
few=$((calls_malloc + calls_calloc + calls_realloc))
arguments="$arguments $arguments $arguments"
sound
many=$((calls_malloc + calls_calloc + calls_realloc))
[ $few -eq $many ] || fail "$few allocations for some games, $many for three times as many"
[ $calls_pthread_create -eq 0 ] || fail "a thread for a single job"

[ -z "${QUICK-}" ] || { echo "$runs runs on failing machines: $right right all the same, $told told"; exit 0; }

# A line longer than what is written at once; too long to write by bytes.
input=/dev/null arguments="-t -r codingame,limit=2 $tmp/large"
sound
for how in :short :eintr; do each write $how '' right; done
each write '' '' 'cannot write'
each write :full '' 'cannot write'
each write :full ftruncate:1 'cannot write'
each malloc '' '' told
each realloc '' '' told

# Little memory: threads that cannot be started, and less and less of it.
for arguments in '-n 300 -j 8' '-n 300 -j 8 --counts' '-r csharp -t -j 4 -n 30'; do
	sound
	for room in 3000 4000 5000 6000 7000 8000 10000 12000 16000 20000 30000 50000 100000; do
		(ulimit -v $room && exec $WAR -V) >/dev/null 2>&1 || continue # the loader itself needs more
		(ulimit -v $room && LD_PRELOAD=$library && export LD_PRELOAD && exec $WAR -V) >/dev/null 2>&1 || continue
		faults="(ulimit -v $room)" status=0
		(ulimit -v $room && exec $WAR $arguments) >"$tmp/got" 2>"$tmp/err" </dev/null || status=$?
		runs=$((runs + 1))
		if [ $status -eq 0 ]; then
			cmp -s "$tmp/got" "$tmp/want" || fail 'wrong for want of memory'
			right=$((right + 1))
		else
			[ $status -eq 1 ] && grep -q '^war: no memory' "$tmp/err" || fail 'no memory, and no message'
			told=$((told + 1))
		fi
	done
done

# Standard files that are closed: what is opened takes their numbers.
input=/dev/null
for faults in '<&-' '2>&-' '<&- 2>&-' '>&-' '<&- >&-' '>&- 2>&-' '<&- >&- 2>&-'; do
	for arguments in "$tmp/games $tmp/games" "-j 3 --counts $tmp/games $tmp/games" "--merge $tmp/counts"; do
		$WAR $arguments >"$tmp/want" 2>/dev/null
		: >"$tmp/got"
		status=0 command="$WAR $arguments"
		eval "$command >\"\$tmp/got\" 2>\"\$tmp/err\" $faults" || status=$?
		runs=$((runs + 1))
		case $faults in
		*'>&- '*|'>&-'|*' >&-')
			[ $status -eq 1 ] && [ ! -s "$tmp/got" ] || fail 'standard output is closed, and nobody told' ;;
		*) [ $status -eq 0 ] && cmp -s "$tmp/got" "$tmp/want" || fail 'not what it prints with all files open' ;;
		esac
	done
done

# Killed, it has printed the right answers up to some place.
for arguments in '-n 100000000' '-n 100000000 -j 3'; do
	for faults in TERM KILL; do
		: >"$tmp/got"
		$WAR $arguments >>"$tmp/got" 2>"$tmp/err" &
		for second in 1 2 3 4 5 6 7 8 9; do [ -s "$tmp/got" ] || sleep 1; done
		kill -$faults $!
		status=0
		{ wait $! || status=$?; } 2>/dev/null
		runs=$((runs + 1))
		[ $status -gt 128 ] || fail 'not killed'
		lines=$(wc -l <"$tmp/got")
		[ "$lines" -gt 0 ] || fail 'nothing printed in so much time'
		$WAR -n $((lines + 1)) >"$tmp/want"
		case $(cmp "$tmp/got" "$tmp/want" 2>&1 || :) in *EOF*got*) ;; *) fail 'wrong answers' ;; esac
	done
done

echo "$runs runs on failing machines: $right right all the same, $told told"
