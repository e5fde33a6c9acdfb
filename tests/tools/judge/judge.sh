#!/bin/sh
# judge.sh - says which rules of the puzzle a program gets wrong, with the smallest puzzle for each
#
# usage: make judge PROGRAM='python3 mine.py' [RULES=BOOK,...] [TRACE=1] [ENDLESS=1] [LIMIT=SECONDS] [ROUNDS=N] [SEED=N]
#                   [JOBS=N] [PUZZLE=FILE] [REPORT=tap]
#        PROGRAM='python3 mine.py' [RULES=...] ... sh tests/tools/judge/judge.sh
#        sh tests/tools/judge/judge.sh --help
#
# Each run gives the program one puzzle on standard input.  The program has to print what war prints.  PROGRAM is a
# command of the shell, which is run in the current folder (make: in the folder of the Makefile; write $$ for $).  The
# puzzles are those of tests/tools/judge/built, which test one rule each, then random deals, fewer for a program that starts
# slowly.  White space at the ends of lines and of the output does not count, nor does the status of a program that has
# printed the right answer.  The smallest puzzle that the program gets wrong is made smaller still, in at most 300 runs
# or 10 s, and is left in a file.  Next time it is tried first; if it is still wrong, random deals are left out.
#
# RULES    what war -r takes (codingame).  The program reads games as war reads them under these rules (umass: N
#          and N integers), and prints what war -a prints.  Programs cannot be judged under rules by which chance plays.
# TRACE    1: the program prints what war -t prints
# ENDLESS  1: deals that never end are played as well; the answer to them is LOOP T P
# LIMIT    seconds of CPU time that a run may take (2).  A run may last ten times as long.
# ROUNDS   no game is longer, in the unit of RULES (1500)
# SEED     other random deals (0)
# JOBS     runs side by side (one for each core)
# PUZZLE   the file in which the smallest puzzle is left (tests/build/judge.in)
# REPORT   tap: prints the rules as TAP 13, and neither reads nor writes PUZZLE
#
# Status: 0 right, 1 wrong or crashed, 2 cannot be judged, 3 right but slow.  make turns 1 and 3 into 2; the first word
# of the report tells them apart.
# shellcheck disable=SC2012,SC2015,SC2016,SC2317,SC3045 # ls; `a && b || c`; $ of awk, another shell; what a trap calls; ulimit -t
set -u
fail() { echo "judge.sh: $*" >&2; exit 2; }
quoted() { # WORD: as the shell has to be given it
	case $1 in
	*[!A-Za-z0-9_./-]*) printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")" ;;
	*) printf %s "$1" ;;
	esac
}
[ "${1-}" != --help ] || exec sed '1d; /^# shellcheck/,$d; s/^# \{0,1\}//' "$0"
[ $# -eq 0 ] || fail "the program is no operand: PROGRAM=$(quoted "$*") sh tests/tools/judge/judge.sh (--help says more)"
top=$(cd "$(dirname "$0")/../../.." && pwd) || exit 2
[ "$top" != "$(pwd)" ] || top=.
here=$top/tests/tools/judge
PROGRAM=${PROGRAM-} RULES=${RULES:-codingame} TRACE=${TRACE-} ENDLESS=${ENDLESS-} LIMIT=${LIMIT:-2} SEED=${SEED:-0}
ROUNDS=${ROUNDS:-1500} REPORT=${REPORT-} PUZZLE=${PUZZLE:-$top/tests/build/judge.in} AWK=${AWK:-awk}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}
tab=$(printf '\t') TRACE=${TRACE#0} ENDLESS=${ENDLESS#0}
[ -n "${WAR-}" ] || [ -x "$top/war" ] || fail "no program $top/war: run make first"
WAR=${WAR:-$(quoted "$top/war")}
war() { eval "$WAR"' "$@"'; }
case $PROGRAM in *[!\ ]*) ;; *) fail "no program: make judge PROGRAM='python3 mine.py'" ;; esac
case $LIMIT-$SEED in *[!0-9.]*-* | *.*.*-* | ????????*-* | *-*[!0-9]* | *-0?* | *-?????????????*)
	fail 'LIMIT is seconds, SEED a number, with at most 7 and 12 digits' ;; esac
case $JOBS-$ROUNDS in *[!0-9]*-* | *-*[!0-9]* | 0*-* | ????*-*) fail 'JOBS and ROUNDS are numbers, JOBS up to 999' ;; esac
case $REPORT in '' | tap) ;; *) fail 'REPORT is tap, or nothing' ;; esac
if [ -z "$REPORT" ]; then
	[ "$PUZZLE" != "$top/tests/build/judge.in" ] || mkdir -p "$top/tests/build"
	(: >>"$PUZZLE") 2>/dev/null || fail "cannot write the puzzle to $PUZZLE"
fi
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exec 2>/dev/null; end; exit 130' INT TERM HUP
sh -n -c "$PROGRAM" 2>"$tmp/err" || fail "the shell cannot read PROGRAM: $(tail -n 1 "$tmp/err")"
# LIMIT in hundredths of a second; the seconds after which the system ends a run, and after which watch() does.
# shellcheck disable=SC2046
set -- $($AWK -v limit="$LIMIT" 'BEGIN { print int(100 * limit), int(limit) + 1, int(10 * limit) + 1 }')
hundredths=$1 seconds=$2 patience=$3 blocks=1024 # of 512 bytes
[ "$hundredths" -gt 0 ] || fail 'LIMIT is 0.01 seconds or more'
[ -z "$TRACE" ] || blocks=65536

# Each run is a process group (by setsid, or else a job of the shell), which is ended with all that the program has
# started.  What has left the group is found by the pipe that all of them hold open as descriptor 9.  A shell that has
# neither setsid nor jobs ends the program alone, and the rest by the pipe.
group=$(command -v setsid) || group=''
mkfifo "$tmp/pipe" && mkdir "$tmp/wrong" || exit 2
{ cat "$tmp/pipe"; : >"$tmp/closed"; } >/dev/null 2>&1 &
exec 9>"$tmp/pipe"
workers='' phase=0 again='' rule=''
run_end() { # PID
	kill -KILL "-$1" || kill -KILL "$1"
} 2>/dev/null
end() {
	# shellcheck disable=SC2086
	[ -z "$workers" ] || kill -KILL $workers
	for file in "$tmp"/running.*; do
		read -r pid _ <"$file" && run_end "$pid"
	done
	pipe_close
}
pipe_close() { # ends what still holds the pipe
	exec 9>&-
	pids=$(ls -l /proc/[0-9]*/fd 2>/dev/null | $AWK -v pipe="$tmp/pipe" '
		/^\/proc/ { split($0, part, "/") }
		/^l-w/ && substr($0, length($0) - length(pipe) + 1) == pipe { print part[3] }')
	# shellcheck disable=SC2086
	[ -z "$pids" ] || kill -KILL $pids
	for pause in 0 0 0 1 1; do
		[ ! -e "$tmp/closed" ] || return
		sleep $pause
	done
	echo 'judge.sh: something that the program has started is still running, and cannot be ended' >&2
}

show() { [ ! -t 2 ] || printf '\r%-60s\r' "$*" >&2; }

# ---- One run, and many side by side

trimmed() { # FILE: without white space at the ends of lines and of the file
	LC_ALL=C $AWK '
		{ sub(/[ \t\r\f\v]+$/, "") }
		$0 == "" { blank++; next }
		{ for (; blank > 0; blank--) print ""; print }' "$1"
}
lines() { # WHAT, MOST, FILE: its first lines, each after WHAT; what moves the cursor is shown as ?
	head -n 1001 "$3" | LC_ALL=C tr '\1-\10\13-\37\177' '?' | LC_ALL=C $AWK -v what="$1" -v most="$2" '
		NR <= most && length($0) > 110 { $0 = substr($0, 1, 110); sub(/[\300-\377][\200-\277]*$/, ""); $0 = $0 " ..." }
		NR <= most { print what $0 }
		END { if (NR > most) print what "... " (NR > 1000 ? "many" : NR - most) " more lines" }'
}
ended() { # STATUS: how
	[ "$1" -gt 128 ] && signal=$(kill -l "$1" 2>/dev/null) || signal=''
	case $signal in '') echo "status $1" ;; XFSZ) echo 'printed too much' ;; *) echo "ended by SIG$signal" ;; esac
}
cpu() { # J: hundredths of a second that all runs of worker J have taken
	times >"$tmp/times.$1"
	spent=0
	{ read -r _; read -r user system; } <"$tmp/times.$1"
	for time in "$user" "$system"; do # 0m1.234s
		time=${time%s} minutes=${time%%m*} time=${time#*m}
		part=${time#*[.,]}00 && part=${part%"${part#??}"}
		spent=$((spent + 6000 * minutes + 100 * ${time%[.,]*} + 1$part - 100))
	done
}
run() { # J: what comes of the puzzle $row, whose answer is $answer: $verdict, $status, $took
	verdict=right status=0
	# shellcheck disable=SC2086
	printf '%s\n' $row >"$tmp/in.$1"
	exec $group sh -c "ulimit -c 0; ulimit -f $blocks; ulimit -S -t $seconds; ulimit -H -t $((seconds + 1))
		$PROGRAM" <"$tmp/in.$1" >"$tmp/out.$1" 2>"$tmp/err.$1" &
	echo "$! $number" >"$tmp/running.$1"
	wait $! || status=$?
	kill -KILL "-$!" # what it has left behind
	: >"$tmp/running.$1"
	before=$spent
	cpu "$1"
	took=$((spent - before))
	if [ -e "$tmp/waits.$1" ]; then
		rm "$tmp/waits.$1"
		verdict=waits
	elif [ $took -ge "$hundredths" ]; then
		verdict=late
	elif [ -n "$TRACE" ]; then
		war -r "$RULES" -t "$tmp/in.$1" >"$tmp/right.$1"
		cmp -s "$tmp/right.$1" "$tmp/out.$1" || compare "$1"
	else
		{ IFS= read -r line && [ "$line" = "$answer" ] && ! IFS= read -r line && [ -z "$line" ]; } <"$tmp/out.$1" ||
			{ echo "$answer" >"$tmp/right.$1" && compare "$1"; }
	fi
} 2>/dev/null # where some shells tell of what was killed
compare() { # J: ignoring white space at the ends
	trimmed "$tmp/right.$1" >"$tmp/trimmed.$1"
	if trimmed "$tmp/out.$1" | cmp -s "$tmp/trimmed.$1" -; then
		: >"$tmp/forgiven"
	else
		verdict=wrong
		[ "$status" -eq 0 ] || verdict=crashed
	fi
}
watch() { # J: ends the runs of worker J that wait for too long
	last='' waited=0
	while sleep 1; do
		read -r now <"$tmp/running.$1" || continue
		[ "$now" = "$last" ] || last=$now waited=0
		waited=$((waited + 1))
		[ $waited -le "$patience" ] || { : >"$tmp/waits.$1"; run_end "${now% *}"; }
	done
} </dev/null >/dev/null 2>&1 9>&-
# After a late run the rest of its rule is left out; after two that wait, all the rest.  Where only the first wrong
# puzzle is wanted, those after one that is known to be wrong are left out.
work() { # J: every JOBS-th of tmp/puzzles; record.J gets number, verdict, time, status, ID, answer, length, rule, puzzle,
# what it has printed in its first line
	number=0 spent=0 slow=$tab waits=0 first=0
	[ -n "$group" ] || set -m 2>/dev/null
	while IFS=$tab read -r answer length rule row; do
		number=$((number + 1))
		[ $((number % JOBS)) -eq $(($1 % JOBS)) ] || continue
		[ "$1" != 1 ] || show "$number of $count puzzles"
		verdict=skipped status=0 took=0 printed=-
		[ "$wanted" = all ] || {
			[ ! -e "$tmp/found" ] || read -r first <"$tmp/found" || first=0
			[ "$first" -eq 0 ] || [ $number -lt "$first" ] || break
			[ "$(date +%s)" -lt "$deadline" ] || break
		}
		case $slow in *"$tab$rule$tab"*) ;; *) [ $waits -ge 2 ] || run "$1" ;; esac
		id=$phase.$number
		case $verdict in
		late) slow=$slow$rule$tab ;;
		waits) slow=$slow$rule$tab waits=$((waits + 1)) ;;
		wrong | crashed)
			case $status in 12[67]) [ -s "$tmp/out.$1" ] || waits=2 ;; esac # cannot be run: skip all
			echo $number >"$tmp/found"
			dd bs=1000000 count=1 <"$tmp/out.$1" >"$tmp/wrong/$id.out" 2>/dev/null
			tail -n 5 "$tmp/err.$1" >"$tmp/wrong/$id.err"
			IFS= read -r printed <"$tmp/out.$1"
			case ${#printed}:$printed in *[!\ -~]* | ???*:*) printed=$(lines '' 1 "$tmp/out.$1" | tr "$tab" ' ' | sed 1q) ;; esac
			[ $verdict = wrong ] || printed="${printed:-nothing}, $(ended $status)"
			;;
		esac
		printf '%s\t' $number $verdict $took $status $id "$answer" "$length" "$rule" "$row"
		printf '%s\n' "${printed:-nothing}"
	done <"$tmp/puzzles" >"$tmp/record.$1"
}
run_all() { # all | first: judges tmp/puzzles, or up to the first that is wrong; writes tmp/records
	wanted=$1 phase=$((phase + 1)) job=0 own=''
	rm -f "$tmp/found"
	while [ $((job += 1)) -le "$JOBS" ]; do
		watch $job &
		workers="$workers $!"
		work $job &
		own="$own $!"
	done
	workers="$workers$own"
	# shellcheck disable=SC2086
	wait $own
	# shellcheck disable=SC2086
	{ kill -KILL $workers; wait $workers; } 2>/dev/null
	workers=''
	show ''
	sort -n "$tmp"/record.* >"$tmp/records"
}

# ---- The puzzles

# In tmp/rows are rules and puzzles.  tmp/puzzles gets answer, length, rule and puzzle of those that end (WHICH = LOOP:
# that never end; all: both) within ROUNDS.  The length of an endless game is T + P.
answered() { # WHICH
	cut -f 2 "$tmp/rows" >"$tmp/decks"
	: >"$tmp/answers"
	for what in table a; do
		[ -s "$tmp/decks" ] || continue
		option=-$what
		[ $what != table ] || option=--table
		(ulimit -t 20; war -r "$RULES" $option "$tmp/decks") >"$tmp/said" 2>"$tmp/err" || {
			[ $? -gt 128 ] || return 1 # else a game too long for war, which ends the list
			sed '$d' "$tmp/said" >"$tmp/cut" && mv "$tmp/cut" "$tmp/said"
		}
		if [ $what = table ]; then
			sed 1d "$tmp/said" | paste - "$tmp/rows" | $AWK -F '\t' -v which="$1" -v most="$ROUNDS" '
				NF > 3 && $3 + $9 + $10 <= most + 0 && (which == "all" || ($2 == "endless") == (which == "LOOP")) {
					rule = which == "all" && $2 == "endless" ? "games that never end" : $(NF - 1)
					print $3 + $9 + $10 "\t" rule "\t" $NF }' >"$tmp/rows.kept"
			cut -f 3 "$tmp/rows.kept" >"$tmp/decks"
		else
			paste "$tmp/said" "$tmp/rows.kept" | grep -v "^$tab" >"$tmp/answers"
		fi
	done
	keep "$tmp/answers"
}
keep() { mv "$1" "$tmp/puzzles" && count=$(($(wc -l <"$tmp/puzzles"))); } # FILE

# All settings of RULES.
all=$(war -r "$RULES" -n 1 --counts) || exit 2
all=$(echo "$all" | sed -n 's/^rules=[^,]*\(,[^	]*\).*/\1,/p')
of() { value=${all#*,"$1"=} && echo "${value%%,*}"; } # SETTING
input=$(of input) ranks=$(of ranks) suits=$(of suits) unit=$(of count)
# Only where chance plays, war takes a seed and a file of games.
war -r "$RULES" -n 1 -d >"$tmp/deal"
! war -r "$RULES" -s 0 -a "$tmp/deal" >/dev/null 2>&1 || fail "chance plays under RULES=$RULES: no puzzle has an answer"

# The built puzzles.  The names of their rules fit only if all the answers are those under codingame.
: >"$tmp/built" && : >"$tmp/all"
if [ "$input" = decks ]; then
	sed -n 's/^  //p' "$here/built" >"$tmp/decks"
	war -r codingame -a "$tmp/decks" >"$tmp/answers" || exit 2
	war -r "$RULES" -a "$tmp/decks" 2>/dev/null | cmp -s - "$tmp/answers" && named=1 || named=''
	$AWK -v named="$named" '/^[a-z0-9]/ { rule = $0 } /^  / { print (named ? rule : "built puzzles") "\t" substr($0, 3) }' \
		"$here/built" >"$tmp/built"
fi
[ -n "$ENDLESS" ] && which=all || which=END

# Random deals: ranks, suits, cards (0: all), games.  More than 4 suits are for input=decks only, and not for
# transcripts, which would be megabytes.
for size in 13,4,2,10 2,4,4,4 2,4,6,8 2,4,8,14 3,4,3,4 3,4,5,8 3,4,7,8 3,4,9,14 3,4,12,20 4,4,11,12 4,4,14,12 \
	4,4,16,20 5,4,20,20 6,4,24,16 13,4,4,6 13,4,6,8 13,4,8,8 13,4,10,8 13,4,14,8 13,4,19,20 13,4,22,8 \
	13,4,26,12 13,4,36,12 13,4,52,24 2,16,0,6 3,12,0,6 5,20,0,6 13,8,0,6 13,16,0,6 13,32,0,6 13,64,0,4; do
	IFS=, read -r r s c games <<-END
		$size
	END
	[ "$s" -le 4 ] || [ "$input$TRACE" = decks ] || continue
	[ "$s" -gt 4 ] || [ "$s" -le "$suits" ] || s=$suits
	[ "$r" -le "$ranks" ] || r=$ranks
	[ "$c" -le $((r * s)) ] || c=0
	war -r "$RULES,shuffle=war,ranks=$r,suits=$s,cards=$c" -s "$((SEED * 1000))" -n "$games" -d || exit 2
done >"$tmp/dealt"
$AWK -v input="$input" -f "$here/deals.awk" "$tmp/dealt" | $AWK '!seen[$0]++' >"$tmp/random"

# ---- The runs

judged() { # runs the puzzles in tmp/puzzles
	[ "$count" -gt 0 ] || return 0
	run_all all
	cat "$tmp/records" >>"$tmp/all"
}
[ -n "$REPORT" ] || [ "$(ulimit -t 20; war -r "$RULES" -a "$PUZZLE" 2>/dev/null | wc -l)" -ne 1 ] || { # a puzzle of RULES
	printf 'the last puzzle\t%s\n' "$(tr -s '\r\n\t ' '    ' <"$PUZZLE" | sed 's/ *$//')" >"$tmp/rows"
	! answered "$which" || judged
	! grep -Eq "^[0-9]+$tab(wrong|crashed)" "$tmp/all" || again=1
}
began=$(date +%s)
cp "$tmp/built" "$tmp/rows"
answered "$which" || { cat "$tmp/err" >&2; exit 2; }
judged
took=$(($(date +%s) - began))
cp "$tmp/random" "$tmp/rows"
[ -n "$again" ] || { # fewer for a program that starts slowly, of all lengths
	answered "$which" || { cat "$tmp/err" >&2; exit 2; }
	sort -t "$tab" -k 2,2n "$tmp/puzzles" | $AWK -v count="$count" -v took="$took" '
		BEGIN { most = took < 3 ? count : took > 20 ? 24 : 480 / took; share = most < count ? most / count : 1 }
		int(NR * share) > int((NR - 1) * share)' >"$tmp/some"
	keep "$tmp/some"
	judged
}
[ -s "$tmp/all" ] || fail "no puzzles under RULES=$RULES that end"

$AWK -F '\t' -v OFS='\t' -v input="$input" -v totals="$tmp/totals" -f "$here/summary.awk" "$tmp/all" >"$tmp/rules"
{ # see summary.awk
	read -r rules bad puzzles rights wrongs crashes late time longest below
	IFS= read -r row
} <"$tmp/totals"
$AWK -F '\t' '$3 && (!least || $5 < least) { least = $5; row = $0 } END { if (least) print row }' "$tmp/rules" >"$tmp/bad"
[ ! -s "$tmp/bad" ] || IFS=$tab read -r rule _ _ _ _ status id answer row verdict printed <"$tmp/bad"
[ "$rights" -gt 0 ] || case $(sed -n 1p "$tmp/all" | cut -f 4) in
12[67])
	case $PROGRAM in *\ *) hint=' (a path with blanks needs quotes of its own)' ;; *) hint='' ;; esac
	fail "cannot run $PROGRAM in $(pwd): $(tail -n 1 "$tmp/wrong/$id.err")$hint"
	;;
esac

# ---- A smaller puzzle

cards() { echo "$row" | $AWK -v input="$input" '{ print NF - (input == "decks" ? 2 : 1) }'; }
# Leaves out `size` cards, about half, a quarter, ... one (from cut `at` on: smaller.awk), then (size 0) changes those
# that are left, while the puzzle stays wrong, and endless if it was.  After a change it leaves out cards again.
reduce() {
	size=1 at=0 runs=0 most=300 deadline=$(($(date +%s) + 10)) which=END limit=''
	case $answer in LOOP*) which=LOOP ;; esac
	while [ $((2 * size)) -lt "$dealt" ]; do size=$((2 * size)); done
	while :; do
		echo "$row" | $AWK -v input="$input" -v size=$size -v at="$at" -f "$here/smaller.awk" >"$tmp/rows"
		answered "$which" || return
		# Row 1 is the puzzle itself.  Keeps only what is shorter or easier to read, the best first.
		[ $size -gt 0 ] || {
			$AWK -F '\t' '{ key = substr($3, 1, 1) sprintf(" %09d", $2) substr($3, 2) }
				NR == 1 { own = key }
				key "" < own "" { print key "\t" $0 }' "$tmp/puzzles" | LC_ALL=C sort -u | cut -f 2- >"$tmp/some"
			mv "$tmp/some" "$tmp/puzzles"
		}
		head -n $((most - runs)) "$tmp/puzzles" >"$tmp/some"
		keep "$tmp/some"
		run_all first
		runs=$((runs + $(wc -l <"$tmp/records")))
		if grep -E "^[0-9]+$tab(wrong|crashed)" "$tmp/records" | sed 1q | grep . >"$tmp/least"; then
			IFS=$tab read -r _ verdict _ status id answer _ at row printed <"$tmp/least"
			[ $size -gt 0 ] || size=1 at=0
		elif [ $runs -ge $most ]; then
			limit="$most runs"
		elif [ "$(date +%s)" -ge "$deadline" ]; then
			limit='10 s'
		elif [ $size -gt 0 ]; then
			size=$((size / 2)) at=0
		else
			return
		fi
		[ -z "$limit" ] || return
	done
}
forgiven='' dealt='' limit=''
[ ! -e "$tmp/forgiven" ] || forgiven='; white space at the ends of lines, or a missing last newline, is forgiven'
[ ! -s "$tmp/bad" ] || dealt=$(cards)
[ -n "$again$REPORT" ] || [ "$rights" -eq 0 ] || [ -z "$dealt" ] || reduce

# ---- The report

rounds() { echo "$1 $unit" | sed -e :a -e 's/^\([0-9]*[0-9]\)\([0-9]\{3\}\)/\1,\2/' -e ta -e 's/^\(1 .*\)s$/\1/'; } # 7,076
slowness() {
	took="no end in $patience s"
	[ "$time" -eq 0 ] || took="$((time / 100)).$((time / 10 % 10)) s of CPU"
	if [ "$longest" -lt "$late" ]; then
		[ "$below" -eq 0 ] || [ "$bad" -gt 0 ] || printf 'right on all games of up to %s; ' "$(rounds "$below")"
		echo "too slow for $(rounds "$late") ($took)"
	else
		echo "too slow for a game of $(rounds "$late") ($took), though right on others of up to $(rounds "$longest")"
	fi
}
report() { # text | tap: the rules
	$AWK -F '\t' -v report="$1" -v first="$rule" -v trace="$TRACE" -f "$here/report.awk" "$tmp/rules"
}
told() { # what is right, and what the program has printed instead
	if [ -n "$TRACE" ]; then
		war -r "$RULES" -t "$PUZZLE" >"$tmp/right.0"
		trimmed "$tmp/right.0" >"$tmp/trimmed.0"
		trimmed "$tmp/wrong/$id.out" | $AWK -f "$here/differ.awk" "$tmp/trimmed.0" - >"$tmp/differs"
		lines '' 99 "$tmp/differs"
	else
		echo "right: $answer"
		lines 'printed: ' 10 "$tmp/wrong/$id.out"
		[ -s "$tmp/wrong/$id.out" ] || echo 'printed: nothing'
	fi
	lines 'standard error: ' 5 "$tmp/wrong/$id.err"
}

if [ -n "$REPORT" ]; then
	report tap
elif [ ! -s "$tmp/bad" ] && [ "$late" -eq 0 ]; then
	echo "right: all $puzzles puzzles of $rules rules$forgiven"
	echo
	report text
else
	printf '%s\n' "$row" >"$tmp/row"
	# shellcheck disable=SC2086
	printf '%s\n' $row >"$PUZZLE" || fail "cannot write the puzzle to $PUZZLE"
	how='' kind=wrong
	[ "$wrongs" -gt 0 ] || kind=crashed
	[ "$crashes" -eq 0 ] || [ "$verdict" = wrong ] || how=", $(ended "$status")"
	if [ -s "$tmp/bad" ]; then
		echo "$kind: $bad of $rules rules$how"
		[ "$late" -eq 0 ] || echo "slow, too: $(slowness)"
		echo "rule: $rule"
		[ "$(cards)" -eq "$dealt" ] || echo "$(cards) of the puzzle's $dealt cards are enough: the rule's name may not fit"
		[ -z "$limit" ] || echo "the search for a smaller puzzle has ended after $limit"
		lines 'puzzle: ' 1 "$tmp/row"
		told
		[ -n "$TRACE" ] || [ "$rights" -eq 0 ] || {
			echo
			war -r "$RULES" -t "$PUZZLE" | $AWK -v answer="$answer" -v printed="$printed" -f "$here/game.awk"
		}
	else
		echo "slow: $(slowness)"
		lines 'puzzle: ' 1 "$tmp/row"
	fi
	echo
	report text
	case $PROGRAM in *[\;\&\|]*) PROGRAM="($PROGRAM)" ;; esac
	[ "$RULES" = codingame ] && rules='' || rules=" -r $(quoted "$RULES")"
	printf '\nto run it again: %s\n' "$PROGRAM <$(quoted "$PUZZLE")"
	printf 'to see the game: %s\n' "$WAR$rules -t $(quoted "$PUZZLE")"
fi >"$tmp/told"
cat "$tmp/told" # SIGPIPE ends cat, not this script
pipe_close
[ ! -s "$tmp/bad" ] || exit 1
[ "$late" -eq 0 ] || exit 3
