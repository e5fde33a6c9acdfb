#!/bin/sh
# make faults: makes each system call of war fail.  For N = 1, 2, ... until there is no call N, war runs twice: once only
# call N fails, once all calls from N on.  A run is right if it prints the whole right output.  A run is also right if it
# prints a prefix of the right output and a message, and exits with 1.  Anything else, a signal or a hang is an error.
# Half a minute.
# QUICK=1: some commands only, in seconds, as in `make test`.
# WAR=BINARY: a dynamically linked one, else one is built.  tests/deep/faults/faults.c is the library that makes them fail.
# shellcheck disable=SC2016,SC2086 # WAR and the arguments are several words
# shellcheck disable=SC2034,SC2154,SC1091 # variables by the names of the calls, from a log
# shellcheck disable=SC2015 # of `a && b || fail`, that is what is meant
set -eu
cd "$(dirname "$0")/../../.."
AWK=${AWK:-awk} built=tests/build runs=0 right=0 told=0 err=/dev/null
command -v cc >/dev/null || { echo 'faults: cc is missing: apt-get install gcc libc6-dev' >&2; exit 1; }
mkdir -p $built
case $(uname -s) in Linux) ;; *) echo 'faults: this needs Linux and its loader' >&2; exit 1 ;; esac
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
library=$tmp/faults.so
cc -O1 -fPIC -shared -o "$library" tests/deep/faults/faults.c -ldl
LC_ALL=C
export LC_ALL

if [ -z "${WAR-}" ]; then
	WAR=$built/war-faults
	cc -std=c11 -g -O1 -o $WAR war.c
	# A call that is new in war and can fail has to come into the library.
	# Of these, some cannot fail, some are asked for no more than they know; stderr is past help.
	cat >"$tmp/known" <<-'END'
	__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc __errno_location __libc_start_main __sigsetjmp __stack_chk_fail __sprintf_chk access alarm difftime exit fileno floor fprintf fputc fputs
	getopt_long getpid getppid isatty kill labs memcmp memcpy memmove memset optarg optind optopt qsort _exit rewind round
	sigaction siglongjmp signal snprintf sprintf sqrt stderr strchr strcmp strncasecmp strcpy strcspn strerror strlen strncmp strpbrk strsep strspn strstr strtol strtoul strtoumax sysconf
	time trunc vfprintf vsnprintf
	fclose fflush fwrite stdout vprintf
	close dup2 fork open open64 pipe read realloc waitid mmap mmap64
	END
	new=$(nm -D --undefined-only $WAR | $AWK 'NR == FNR { for (i = 1; i <= NF; i++) known[$i]; next }
		$(NF - 1) == "U" { sub(/@.*/, "", $NF); if (!($NF in known)) print $NF }' "$tmp/known" -)
	[ -z "$new" ] || { echo "faults: these calls of war are not looked at here:" $new; exit 1; }
fi

fail() { # WHAT
	echo "faults: $1"
	cp "$library" $built/faults.so
	echo "command: FAULTS='$faults' LD_PRELOAD=$built/faults.so $WAR $arguments <$input: status $status, and"
	cat "$err"
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
	err=$tmp/err.$runs # of this run alone: a job of the one before may just be ending
	LD_PRELOAD=$library FAULTS=$faults FAULTS_LOG=$tmp/log $WAR $arguments <$input >"$tmp/got" 2>"$err" || status=$?
	calls_realloc=0 calls_read=0 calls_write=0 calls_open=0 calls_close=0 calls_mmap=0
	calls_pipe=0 calls_fork=0 calls_dup2=0 calls_waitid=0
	. "$tmp/log"
	runs=$((runs + 1))
}

sound() {
	run ''
	cp "$tmp/got" "$tmp/want"
	cp "$err" "$tmp/want.err"
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
	if [ "$2" = right ] || [ "$2" = told ] || [ "$reached" = no ] && [ "$status" = "$sound" ] && [ -z "$difference" ] && cmp -s "$err" "$tmp/want.err"; then
		right=$((right + 1))
		return
	fi
	[ "$2" != right ] || fail 'this is not what it prints on a sound machine'
	[ "$status" -eq 1 ] || fail 'neither right, nor status 1'
	case $difference in
	''|*EOF*got*) ;;
	*) fail "wrong output: $difference" ;;
	esac
	lines=0 said=
	while IFS= read -r line; do
		case $line in 'war: '*) ;; *) fail 'no message, or half a one' ;; esac
		lines=$((lines + 1)) said="$said$line, "
	done <"$err"
	[ $lines -gt 0 ] || fail 'no message'
	case $2 in
	told) ;;
	*) case $said in *$2*) ;; *) fail "no message says $2" ;; esac ;;
	esac
	told=$((told + 1))
}

# each CALL, HOW, MORE, MUST (a pattern): the first, the second, ... call fails, until a run does not come so far.
each() {
	try "$1:1$2${3:+ $3}" "$4"
	while [ $reached = yes ]; do
		try "$1:$((number + 1))$2${3:+ $3}" "$4"
	done
}

# games, of all sorts, of more and more cards, and one that is cut short
for cards in 4 8 16 40 60; do $AWK -v seed=$cards -v games=3 -v cards=$cards -f tests/checks/lib/random.awk; done >"$tmp/games"
$AWK -v seed=7 -v games=9 -v input=deck -v values=1 -v list=1 -f tests/checks/lib/random.awk >"$tmp/deck"
$AWK 'BEGIN { for (p = 0; p < 2; p++) { print 12000; for (i = 0; i < 12000; i++) print (p ? "2D" : i ? "3D" : "4D") } }' >"$tmp/large"
{ cat "$tmp/games"; printf '2\n3D 4D\n3\n2D 2H X\n'; } >"$tmp/bad"
arguments='' input=/dev/null
for shard in 0 30 60 90 200 220 240 260 280 300 320; do $WAR -s $shard -n 10 --counts; done >"$tmp/counts"

# The input, the arguments, and quick for those of `make test`.
cat >"$tmp/commands" <<END
$tmp/games|
$tmp/games|-t
$tmp/games|-d
$tmp/games|--final
$tmp/games|--table
$tmp/games|--stats
$tmp/games|- $tmp/games $tmp/games
/dev/null|$tmp/games $tmp/games $tmp/games
$tmp/games|--counts - $tmp/games
$tmp/bad|
$tmp/bad|-t
/dev/null|$tmp/games $tmp/missing
$tmp/deck|-r umass,limit=90 -t
$tmp/deck|-r umass,limit=0
/dev/null|-r csharp -s 0
/dev/null|-r utexas -s 15
/dev/null|-r codingame,suits=3 -s 2 -n 2 -t|quick
/dev/null|-r csharp -n 9 -t
/dev/null|-n 3000
/dev/null|-n 20 -d
/dev/null|-n 40 --table
/dev/null|-r umass -s 3 -n 50 --stats
/dev/null|-n 60 --counts -j 3|quick
/dev/null|-r csharp -n 60 --stats -j 4
$tmp/counts|--merge|quick
$tmp/counts|--merge --counts -
/dev/null|--merge $tmp/counts
/dev/null|--help
/dev/null|--version|quick
END
while IFS='|' read -r input arguments quick; do
	[ -z "${QUICK-}" ] || [ -n "$quick" ] || continue
	sound
	case $sound in 0 | 1 | 3) ;; *) fail 'it does not even run' ;; esac
	closing=$calls_close # that of standard output, where a disk over the net tells that it is full
	for from in '' +; do
		each close "$from" '' told
		[ "$sound" -ne 0 ] || try "close:$closing$from" 'cannot write'
		each realloc "$from" '' 'no memory'
		each open "$from" '' 'cannot open'
		each read "$from" '' 'cannot read'
		each write "$from" '' 'cannot write'
		each mmap "$from" '' 'no memory for'
		each pipe "$from" '' 'cannot start job'
		each fork "$from" '' 'cannot start job'
		each dup2 "$from" '' 'cannot start job'
	done
	for how in short eintr; do
		each read :$how '' right
		try "read:1+:$how" right
	done
	each write :short '' right
	each waitid :eintr '' right
	try 'write:1+:short read:1+:short waitid:1+:eintr' right
	# Signals that interrupt a write have none but the default action, or the call begins again; if not, it is reported.
	each write :eintr '' 'cannot write'
	each write :full '' 'cannot write'
	# The disk is full after 1, 2, ... bytes.
	for bytes in 1 2 3 4 5 6 8 11 15 20 26 33 41 50 60; do
		try "write:$bytes+ write:1+:short" 'cannot write'
	done
done <"$tmp/commands"

# Each file but the last is closed before the next is opened, and what is allocated does not grow with the games.
input=/dev/null arguments=
for file in 1 2 3 4 5 6 7 8 9 10 11 12; do arguments="$arguments $tmp/games"; done
sound
[ $calls_open -eq 12 ] && [ $calls_close -eq 12 ] || fail "$calls_open files opened, but $calls_close closed with standard output"
few=$calls_realloc
arguments="$arguments $arguments $arguments"
sound
[ $few -eq $calls_realloc ] || fail "$few allocations for some games, $calls_realloc for three times as many"
[ $calls_fork -eq 0 ] || fail "a process for a single job"

# Ctrl-C comes just before war waits for input, of which there is none.
mkfifo "$tmp/fifo"
exec 3<>"$tmp/fifo"
input=$tmp/fifo arguments=--counts
run read:1:ctrl_c
exec 3<&-
[ $status -eq 130 ] && grep -q '^end	' "$tmp/got" || fail 'Ctrl-C just before it waits for input is lost'

# Ctrl-C while jobs are started: before or after a call, after which a job may be there that is not noted yet.
input=/dev/null arguments='-r umass -n 1000000000 -j 3 --counts'
for call in fork:1 fork:2; do
	for how in ctrl_c ctrl_c_after; do
		run $call:$how
		[ $status -eq 130 ] && { $WAR --merge "$tmp/got" >"$tmp/merged" 2>&1 || [ $? -eq 3 ]; } &&
			$AWK '/cut short after/ { games += $5 } /not played/ { games += $NF } END { exit games != 1000000000 }' "$err" ||
			fail "Ctrl-C, $call:$how: a job does not hear of it, or is not counted"
	done
done

[ -z "${QUICK-}" ] || { echo "$runs runs on failing machines: $right right all the same, $told reported"; exit 0; }

# A line longer than what is written at once; too long to write by bytes.
input=/dev/null arguments="-t -r codingame,limit=2 $tmp/large"
sound
each write :short '' right
for how in '' + :eintr :full; do each write "$how" '' 'cannot write'; done

# Killed, it has printed the right answers up to some place.
arguments='-n 100000000'
for faults in TERM KILL; do
	: >"$tmp/got"
	$WAR $arguments >>"$tmp/got" 2>"$err" &
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

echo "$runs runs on failing machines: $right right all the same, $told reported"
