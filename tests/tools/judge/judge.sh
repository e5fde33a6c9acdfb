#!/bin/sh
# judge.sh - says which rules of the puzzle a program gets wrong, why, and with the smallest puzzle
#
# usage: make judge PROGRAM='python3 mine.py' [RULES=BOOK,...] [TRACE=1] [ENDLESS=1] [LIMIT=SECONDS] [ROUNDS=N] [SEED=N]
#                   [JOBS=N] [PUZZLE=FILE] [REPORT=tap] [BUDGET=SECONDS] [MEMORY=MEGABYTES]
#        PROGRAM='python3 mine.py' [RULES=...] ... sh tests/tools/judge/judge.sh
#        sh tests/tools/judge/judge.sh --help
#
# Each run gives the program one puzzle on standard input.  The program has to print what war prints.  PROGRAM is a
# command of the shell, which is run in the current folder (make: in the folder of the Makefile; write $$ for $), with
# ONLINE_JUDGE=1.  If the program writes output.txt, the command is run in a folder that is removed.
# tests/guide/judge.md has a table of languages, and says what the words of a report mean.
#
# The puzzles are the built ones, which test one rule each and together catch each fault of the catalogue
# (tests/tools/judge/faults), then random deals.  White space at the ends of lines and of the output does not count, nor
# does the status of a program that has printed the right answer.  If answers are wrong, deals follow that tell possible
# causes apart.  The report names the fault by which all answers can be explained, or counts what the wrong games have in
# common.  The smallest puzzle is left in a file, one for each PROGRAM, and is tried first next time.
#
# RULES    what war -r takes (codingame).  The program reads games as war reads them under these rules (umass, tmu:
#          a list as [2, 5, 5]), and prints what war -a prints.  In a pile (tmu) brackets, commas, blanks and ends of lines do
#          not count.  Where chance plays, random deals are judged by statistics (chance.c).
# TRACE    1: the program prints what war -t prints.  What it has printed of the smallest puzzle is left in PUZZLE.out.
# ENDLESS  1: deals that never end are played as well; the answer to them is LOOP T P.  No fault is named.
# LIMIT    seconds of CPU time that a run may take (2).  A run that waits may last ten times as long.  What may never end is
#          run again, with a higher limit, unless another answer is wrong.  A wrong program gets less: nine times what
#          the longest right answer has taken, or the shortest wrong one, or 0.45 s.
# ROUNDS   no game is longer, in the unit of RULES (1500)
# SEED     other random deals (0)
# JOBS     runs side by side (one for each core); the report is the same whatever the number
# PUZZLE   the file in which the smallest puzzle is left (one for each PROGRAM in tests/build/judge)
# REPORT   tap: prints the rules as TAP 13, and neither reads nor writes PUZZLE
# BUDGET   seconds of CPU time for random deals, and for the search of a smaller puzzle (20); by the time that a run on a
#          built puzzle takes, some random deals may be left out.  The report says so.
#          Where chance plays, random deals get five times as much.
# MEMORY   megabytes of address space for each process of the program; not for Java, JavaScript or C# (no limit)
# QUIET    1: does not say on standard error what takes over 3 s
# FOLDER   leaves there what class.sh needs (no folder)
#
# Status: 0 right, 1 wrong or crashed, 2 cannot be judged, 3 right but slow.
# shellcheck disable=SC2015,SC2016,SC3045,SC2034,SC2154 # `a && b || c`; $ of awk; ulimit -t; signals.sh reads verdicts, and sets tmp
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
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes judge PROGRAM RULES TRACE ENDLESS LIMIT ROUNDS SEED JOBS PUZZLE REPORT BUDGET MEMORY FOLDER QUIET
numbers 1 999 JOBS
numbers 1 999999 ROUNDS
numbers 0 999999 BUDGET MEMORY
numbers 0 999999999999 SEED
numbers 0 1 TRACE ENDLESS QUIET
seconds LIMIT
verdicts='1 3'
# shellcheck source=/dev/null
. "$tools/signals.sh"
top=$(cd "$(dirname "$0")/../../.." && pwd) || exit 2
[ "$top" != "$(pwd)" ] || top=.
here=$top/tests/tools/judge
PROGRAM=${PROGRAM-} RULES=${RULES:-codingame} TRACE=${TRACE-} ENDLESS=${ENDLESS-} LIMIT=${LIMIT:-2} SEED=${SEED:-0}
ROUNDS=${ROUNDS:-1500} REPORT=${REPORT-} QUIET=${QUIET-} AWK=${AWK:-awk} BUDGET=${BUDGET:-20} MEMORY=${MEMORY:-0} FOLDER=${FOLDER-}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}
tab=$(printf '\t') TRACE=${TRACE#0} ENDLESS=${ENDLESS#0} QUIET=${QUIET#0}
[ -n "${WAR-}" ] || [ -x "$top/war" ] || fail "no program $top/war: run make first"
WAR=${WAR:-$(quoted "$top/war")}
war() { eval "$WAR"' "$@"'; }
case $PROGRAM in *[!\ ]*) ;; *) fail "no program: make judge PROGRAM='python3 mine.py'" ;; esac
case $REPORT in '' | tap) ;; *) fail 'REPORT is tap, or nothing' ;; esac
if [ -z "${PUZZLE-}" ]; then
	PUZZLE=$(printf '%s\n' "$PROGRAM" "$RULES" "$TRACE" | cksum)
	PUZZLE=$top/tests/build/judge/${PUZZLE%% *}.in
	mkdir -p "$top/tests/build/judge" || exit 2
fi
[ -n "$REPORT" ] || (: >>"$PUZZLE") 2>/dev/null || fail "cannot write the puzzle to $PUZZLE"
# shellcheck source=/dev/null
. "$here/now.sh"
now_begin
phase=0 times=10 stat='' deals='' quick='' rule='' verdict='' printed='' id='' size=''
sh -n -c "$PROGRAM" 2>"$tmp/err" || fail "the shell cannot read PROGRAM: $(tail -n 1 "$tmp/err")"
set -f
# shellcheck disable=SC2086
set -- $PROGRAM
[ $# -gt 1 ] || [ ! -d "$1" ] || fail "PROGRAM is a folder: name the command that runs a program, as PROGRAM='python3 mine.py'"
# The words that are files.  No other word is opened: a terminal or a pipe may have no end.
files=''
for word; do
	word=${word%%[\;\&\|]*}
	case $word in -*) ;; *) [ ! -f "$word" ] || files="$files $word" ;; esac
done
case $#-${1##*/} in
1-python | 1-python[0-9]* | 1-pypy* | 1-node | 1-ruby | 1-perl | 1-php | 1-java | 1-mono | 1-clojure | 1-bash | 1-sh | 1-awk)
	fail "PROGRAM is only an interpreter: quotes?  make judge PROGRAM='$1 FILE'" ;;
esac
case $PROGRAM in *[\;\&\|]*) ;; *)
	case ${1##*/}-${2-} in
	cc-* | c++-* | *gcc-* | *g++-* | clang*-* | javac-* | rustc-* | ghc-* | mcs-* | kotlinc-* | tsc-* | go-build | cargo-build)
		fail "PROGRAM compiles: do that first, and name what the compiler writes, as in PROGRAM=./a.out (tests/guide/judge.md#languages)" ;;
	esac
esac
# The shim of a version manager (pyenv, rbenv, nodenv, jenv, asdf) is a script, which takes longer than what it runs.  So
# the folder of that comes first in PATH.
for word in "$@" $([ ! -f "$1" ] || head -n 1 "$1" | LC_ALL=C sed -n 's/^#!.*env  *//p'); do
	case $word in -*) continue ;; esac
	shim=$(command -v "$word")
	case $shim in */shims/*) ;; *) continue ;; esac
	manager=$(sed -n 's/^exec "\{0,1\}\([^ "]*\)"\{0,1\} exec .*/\1/p' "$shim")
	real=$("${manager:-false}" which "$word" </dev/null 2>/dev/null) && PATH=${real%/*}:$PATH
done
# A simple command replaces the shell that runs it: run.c can then end it in time.  If it writes output.txt, instead of
# standard output, it gets a folder for that.
command=$PROGRAM
case $PROGRAM in
*[\;\&\|\<\>\(\)\`\{\}]* | *"
"*) ;;
*)
	case $(command -v "$1") in */*) command="exec $PROGRAM" ;; esac
	# shellcheck disable=SC2086
	if grep -q 'output\.txt' /dev/null $files 2>/dev/null; then
		mkdir "$tmp/own" "$tmp/own/folder" # a program may remove ../*
		command="cd $(quoted "$tmp/own/folder") && exec"
		for word; do
			case $word in [!/]*) [ ! -e "$word" ] || word=$(quoted "$PWD/$word") ;; esac
			command="$command $word"
		done
	fi
	;;
esac
set +f --
hundredths=$($AWK -v limit="$LIMIT" 'BEGIN { print int(100 * limit) }')
[ "$hundredths" -gt 0 ] || fail 'LIMIT is 0.01 seconds or more'

# The two helpers in C, compiled anew if they are older than their sources; to another name, since another judge may run them.
tool() { # NAME, SOURCE ...
	bin=$builds/$1
	name=$1
	shift
	[ -x "$bin" ] && [ -z "$(cd "$here" && find "$@" -newer "$bin" 2>/dev/null)" ] && return
	new=$bin.$(uname -n).$$
	${CC:-cc} -O2 -w -o "$new" "$here/$name.c" && mv "$new" "$bin" || fail "cannot compile $here/$name.c"
}
here=$(cd "$here" && pwd) && builds=$(mkdir -p "$top/tests/build/judge" && cd "$top/tests/build/judge" && pwd) || exit 2
tool run run.c
tool diagnose diagnose.c play.c puzzles.c chance.c
diagnose() { "$builds/diagnose" "$rules" "$catalogue" "$@"; }

# shellcheck source=/dev/null
. "$here/chance.sh"

# ---- Runs

wrong() { cut -f 2 "$tmp/all" | grep -qx wrong; }
answerless() { $AWK -F '\t' '$2 == "right" || $2 == "wrong" && $10 != "nothing" { any = 1; exit } END { exit any }' "$tmp/all"; }
swift() { $AWK -F '\t' -v limit="$hundredths" '$2 == "right" { any = 1; slow = slow || $3 > limit / 20 } END { exit !any || slow }' "$tmp/all"; }
none_right() { ! cut -f 2 "$tmp/all" | grep -qx right; }
# all: on the puzzles in tmp/puzzles; adds to tmp/all.  first: up to the first that is wrong, to tmp/records alone.
run() { # all | first, OPTION ...
	wanted=$1
	shift
	phase=$((phase + 1))
	[ -z "$TRACE" ] || set -- "$@" -t "$WAR -r $(quoted "$RULES") -t 2>/dev/null"
	[ -z "$brackets" ] || set -- "$@" -b "$brackets"
	[ "$input" != row ] || set -- "$@" -s
	[ -z "$list" ] || [ -n "$TRACE" ] || set -- "$@" -a
	[ ! -s "$tmp/before" ] || set -- "$@" -g
	longest=0
	! wrong && [ -z "$endless" ] || set -- "$@" -w
	[ -z "$quick" ] || longest=$($AWK -F '\t' '
		$2 == "right" && $3 > most { most = $3 }
		$2 == "wrong" && (!least || $3 < least) { least = $3 }
		END { print int(most > least ? most : least) + 1 }' "$tmp/all")
	"$builds/run" -j "$JOBS" -l $((times * hundredths / 10)) -k "$longest" -m "$MEMORY" -p $phase. -d "$tmp/wrong" "$@" \
		"$command" <"$tmp/puzzles" >"$tmp/records"
	status=$?
	case $status in 0 | 3) ;; *) exit $status ;; esac
	[ "$wanted" = first ] || cat "$tmp/records" >>"$tmp/all"
}
# Does a run that was too long ever end?  It may not, if it waits, if the game is small, or if the program has finished a
# game of no fewer cards and rounds.  The smallest of such games are played again, with ten times the limit.  If one
# does not end well even then, all such runs are `endless`, and wrong.
endless='' tried=''
verdicts() { # FILE: with its endless runs; the first field of what could be endless is its size if `endless` is `?`
	$AWK -F '\t' -v OFS='\t' -v endless="$endless" -v others="$others" '
		function cards() { return split($9, word, " ") - others }
		FNR == 1 { files++ }
		files == 1 { if ($2 == "right") { rounds_of[FNR] = $7; cards_of[FNR] = cards() } next }
		endless != "" && ($2 == "waits" || $2 == "late" && $12 !~ /printed$/) {
			may = $2 == "waits" || $7 + cards() <= 150
			for (i in rounds_of)
				may = may || rounds_of[i] >= $7 + 0 && cards_of[i] >= cards()
			if (may && endless == "?") { print $7 + cards(), $6, $7, $8, $9 }
			if (may && endless != "?") { $2 = "endless"; $12 = "no end" }
		}
		endless != "?" { print }' "$tmp/all" "$1"
}
# A program that has given a wrong answer is wrong, whether its other games end or not.  If nothing has ended, one game is
# enough.  If the others ended in next to no time (early), a quarter of that limit is enough.
sure() { # [early]: replaces in tmp/all what a second run has found
	! wrong || return 0
	: >"$tmp/again"
	[ -n "$tried" ] || { endless='?' && verdicts "$tmp/all" | sort -n | cut -f 2- | head -n "$(none_right && echo 1 || echo 3)" >"$tmp/again"; endless=''; }
	[ ! -s "$tmp/again" ] || { tried=1 times=100 && ! none_right || times=50; }
	[ "${1-}" != early ] || times=25
	while [ -z "$endless" ] && IFS= read -r row; do
		echo "$row" >"$tmp/puzzles"
		run first
		case $(cut -f 2 "$tmp/records") in
		right | wrong | crashed) ;; # it ends
		*) grep -q 'printed$' "$tmp/records" || endless=1 ;;
		esac
	done <"$tmp/again"
	times=10
	verdicts "$tmp/all" >"$tmp/sure" && mv "$tmp/sure" "$tmp/all"
}
visible() { LC_ALL=C tr '\0-\10\13-\37\177' '?'; } # what moves the cursor as ?
lines() { # WHAT, MOST, FILE: its first lines, each after WHAT
	head -n 1001 "$3" | visible | LC_ALL=C $AWK -v what="$1" -v most="$2" -v wide=$((110 + 590 * ${list:-0})) '
		NR <= most && length($0) > wide { $0 = substr($0, 1, wide); sub(/[\300-\377][\200-\277]*$/, ""); $0 = $0 " ..." }
		NR <= most { print what $0 }
		END { if (NR > most) print what "... " (NR > 1000 ? "many" : NR - most) " more lines" }'
}
errors() { # FILE: the first and the last lines of standard error
	$AWK 'NR <= 3 { print; next } { last[NR % 5] = $0 }
		END {
			if (NR > 8) print "..."
			for (i = NR > 8 ? NR - 4 : 4; i <= NR; i++) print last[i % 5]
		}' "$1" >"$tmp/shown"
	lines 'standard error: ' 9 "$tmp/shown"
}

# ---- The puzzles

# In tmp/rows: cards below the lowest rank of the deck, which a right program may not know, and with them all others of the
# puzzle get ranks of the deck, in the same order.  Puzzles with too many ranks are left out.
fit_deck() {
	$AWK -F '\t' -v OFS='\t' -v lowest="$lowest" -v ranks="$(of ranks)" '
		BEGIN {
			split("2 3 4 5 6 7 8 9 10 J Q K A", name, " ")
			for (i in name) rank_of[name[i]] = i + 1
		}
		{
			words = split($2, word, " ")
			split("", rank) split("", place)
			for (i = below = count = 0; ++i <= words; )
				if (word[i] ~ /[DHCS]$/) {
					text = substr(word[i], 1, length(word[i]) - 1)
					rank[i] = text in rank_of ? rank_of[text] : text + 0
					place[rank[i]]
					if (rank[i] < lowest) below = 1
				}
			for (r = 2; below && r < 200; r++)
				if (r in place) place[r] = ++count
			if (count > ranks) next
			for (i = row = ""; below && ++i <= words; ) {
				to = i in rank ? lowest + ranks - count + place[rank[i]] - 1 : 0
				row = row (i > 1 ? " " : "") (to ? (to < 15 ? name[to - 1] : to) substr(word[i], length(word[i])) : word[i])
			}
			if (below) $2 = row
			print
		}' "$tmp/rows" >"$tmp/fitted" && mv "$tmp/fitted" "$tmp/rows"
}
# In tmp/rows are rules and puzzles.  tmp/puzzles gets answer, length, rule and puzzle of those that end (WHICH = LOOP:
# that never end; all: both) within ROUNDS.  The length of an endless game is T + P.
answered() { # WHICH
	[ "$lowest" -le 2 ] || fit_deck
	[ -z "$chance" ] || chance_sure
	cut -f 2 "$tmp/rows" | as_read >"$tmp/decks"
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
				NF > 3 && $3 + $(NF - 3) + $(NF - 2) <= most + 0 && (which ~ /^a/ || ($2 == "endless") == (which == "LOOP")) {
					rule = which == "all" && $2 == "endless" ? "games that never end" : $(NF - 1)
					print $3 + $(NF - 3) + $(NF - 2) "\t" rule "\t" $NF }' >"$tmp/rows.kept"
			cut -f 3 "$tmp/rows.kept" | as_read >"$tmp/decks"
		else
			tr -d '[],' <"$tmp/said" | paste - "$tmp/rows.kept" | grep -v "^$tab" >"$tmp/answers"
		fi
	done
	keep "$tmp/answers"
}
keep() { mv "$1" "$tmp/puzzles" && count=$(($(wc -l <"$tmp/puzzles"))); } # FILE
as_list() { sed 's/^[0-9]* *\(.*\)/[\1]/'; } # a deck of integers is a list, without its number of cards
by_book() { if [ "$1" = umass ]; then as_list; else tr / '\n'; fi; } # BOOK: rows, as war reads them under it
as_read() { case $brackets in 1) as_list ;; *) tr / '\n' ;; esac } # rows, as war reads them under RULES
words() { # the row of a puzzle in a file
	case $input in total | lines) tr -d '\r' | $AWK '{ $1 = $1; row = row (NR > 1 ? " / " : "") $0 } END { print row }' ;;
	*) tr -s '[],\r\n\t ' '       ' | $AWK -v counts="${brackets:-0}" '{ cards = NF; $1 = $1; print (counts ? cards " " : "") $0 }' | sed 's/ $//' ;; esac
}

# A deal, and all settings of RULES.  (war takes a setting `input=` for the games of a file, not for those of seeds.)
war -r "$RULES" -n 1 -d >"$tmp/deal" || exit 2
rules=$(war -r "$RULES" --counts "$tmp/deal") || exit 2
rules=$(echo "$rules" | sed -n 's/^rules=\([^	]*\).*/\1/p')
of() { value=${rules#*,"$1"=} && echo "${value%%,*}"; } # SETTING
input=$(of input) unit=$(of count) lowest=$(of lowest)
[ "$(of ace)" = high ] || lowest=2 # an ace is the lowest card
case $input in row) others=0 ;; deck | lines) others=1 ;; decks) others=2 ;; *) others=5 ;; esac # words of a row that are no cards
# Only where chance plays, war takes a seed and a file of games.
chance='' && war -r "$RULES" -s 0 -a "$tmp/deal" >/dev/null 2>&1 && chance=1
brackets=''
case $(head -n 1 "$tmp/deal") in '['*) [ "$input" = decks ] || brackets=$others ;; esac # the program reads a list
case $(war -r "${RULES%%,*}" -n 1 -a) in '['*) list=1 ;; *) list='' ;; esac # the answer is one; under all settings of a book

# The puzzles that catch the faults of the catalogue: those of the file `puzzles`, or puzzles made for RULES, and kept for the
# next time.
mkdir "$tmp/wrong"
: >"$tmp/all" && : >"$tmp/built" && : >"$tmp/said" && : >"$tmp/before" && : >"$tmp/died"
book=${RULES%%,*} catalogue=$here/faults
puzzles_begin() {
	now 'making puzzles for these rules'
	diagnose built "$ROUNDS" "$builds" >"$tmp/made" || exit 2
	apart=$(sed -n "s/^apart$tab//p" "$tmp/made")
	# No large hands in transcripts, which would be megabytes.
	$AWK -F '\t' -v trace="$TRACE" '$1 != "apart" && (!trace || length($2) < 1000)' "$tmp/made" >"$tmp/built"
}
limit=$(of limit) apart=''
if [ -n "$chance" ]; then chance_begin; else puzzles_begin; fi
which=END all=''
[ -z "$ENDLESS" ] || which=all all=all
[ "$book" != codeforces ] || which=any all=all # a game that never ends has an answer

# ---- The runs

# Runs the puzzles in tmp/puzzles.  If the program may still be right, games that were cut off are played again.
judged() { # OPTION ...
	[ "$count" -gt 0 ] || return 0
	cp "$tmp/all" "$tmp/known"
	quick=1
	run all "$@"
	quick=''
	cp "$tmp/records" "$tmp/cut.records" && cp "$tmp/puzzles" "$tmp/cut.puzzles" && : >"$tmp/left" # sure() needs their names
	! wrong && [ -z "$endless" ] && cut -f 12 "$tmp/records" | grep -q '^not ended' || return 0
	# Others have ended in next to no time: does a small game end at all?
	! swift || {
		now "not all puzzles have ended: the smallest is played again, for up to $((hundredths / 40)) s of CPU time"
		sure early
		[ -z "$endless" ] || return 0
		tried=''
	}
	# Nothing has ended: does the smallest puzzle end at all?
	! none_right || {
		now "no puzzle has ended: the smallest is played again, for up to $((hundredths / 20)) s of CPU time"
		sure
		now 'running the program on all puzzles again, within the limit'
		[ -z "$endless" ] || return 0
	}
	$AWK -F '\t' -v left="$tmp/left" '
		FILENAME == ARGV[1] { if ($2 !~ /^(late|waits|starved|skipped)$/) ended[$1] = $0; next }
		FNR in ended { print ended[FNR]; next }
		{ print >left }' "$tmp/cut.records" "$tmp/cut.puzzles" | cat "$tmp/known" - >"$tmp/all"
	mv "$tmp/left" "$tmp/puzzles"
	run all "$@"
}
left=''
cp "$tmp/built" "$tmp/order"
rows() { # FILE: the puzzles of its rows that have an answer, and have not been played
	$AWK -F '\t' -v OFS='\t' '
		FILENAME == ARGV[1] { played[$9]; next }
		!($2 in played) { played[$2]; print $1, $2 }' "$tmp/all" "$1" >"$tmp/rows"
	answered "$which" || { cat "$tmp/err" >&2; exit 2; }
}
# The puzzle of the last time comes first, as one of its rule.  Then come puzzles by which each fault is caught once.
[ -n "$REPORT" ] || words <"$PUZZLE" >"$tmp/row"
if [ -s "$tmp/row" ] && [ "$(ulimit -t 20; war -r "$RULES" -a "$PUZZLE" 2>/dev/null | wc -l)" -eq 1 ]; then
	last='random deals'
	if [ -s "$PUZZLE.rule" ] && cut -f 1 "$tmp/built" | grep -Fqx "$(cat "$PUZZLE.rule")"; then
		last=$(cat "$PUZZLE.rule")
	fi
	printf '%s\t%s\n' "$last" "$(cat "$tmp/row")"
fi >"$tmp/first"
cat "$tmp/built" >>"$tmp/first"
rows "$tmp/first"
now "running the program on $count built puzzles"
judged -e
ran=$(wc -l <"$tmp/all") covered=$count
[ "$ran" -ne "$count" ] || [ -z "$chance" ] || chance_deals
if [ "$ran" -eq "$count" ] && [ -z "$chance" ]; then # else there is no hope
	# No large hands for a deck, nor in transcripts, which would be megabytes.
	[ "$input$TRACE" = decks ] && large=10 || large=0
	diagnose deals 160 "$ROUNDS" "$large" "$SEED" ${all:+all} >"$tmp/random"
	rows "$tmp/random"
	most=$($AWK -F '\t' -v budget="$BUDGET" '{ sum += $3 } END { most = sum ? 100 * budget * NR / sum : 1e6; print int(most < 1e6 ? most : 1e6) }' "$tmp/all")
	[ "$count" -le "$most" ] || left="$((count - most)) of $count random deals were left out: a run takes $($AWK -F '\t' \
		'{ sum += $3 } END { printf "%.2f", sum / NR / 100 }' "$tmp/all") s, and the random deals may take $BUDGET s of CPU time"
	! wrong && [ -z "$endless" ] || [ "$most" -le $((count / 2)) ] || most=$((count / 2)) # half of them are enough to say why
	sort -t "$tab" -k 2,2n "$tmp/puzzles" | $AWK -v count="$count" -v most="$most" '
		BEGIN { share = most < count ? most / count : 1 }
		int(NR * share) > int((NR - 1) * share)' >"$tmp/some"
	keep "$tmp/some"
	now "running the program on $count random deals"
	judged -e
fi
[ -s "$tmp/all" ] || [ -s "$tmp/deals.records" ] || fail "no puzzles under RULES=$RULES that end"

# ---- Why

of_files() { # PART of report.awk, number of games: about the files in tmp/list
	# shellcheck disable=SC2086
	(cd "$tmp/wrong" && xargs $AWK -v part="$1" -v games="$2" -f "$here/report.awk") <"$tmp/list" | visible
}
# Does it print more before each answer, and are some answers right?  Then that is said, and only the end of its output counts.
$AWK -F '\t' '
	$2 == "right" { good = -1; exit }
	$2 ~ /^(crashed|endless)$/ { bad++ }
	$2 == "wrong" && $10 != "nothing" { print $5 ".out"; if ($12 ~ /^(last|tail)$/) good++; else bad++ }
	END { exit !(good > 3 && bad && 8 * good > bad) }' "$tmp/all" >"$tmp/list" &&
	of_files before 0 >"$tmp/before" &&
	$AWK -F '\t' -v OFS='\t' '$2 == "wrong" { $10 = $11 } $12 ~ /^(last|tail)$/ { $2 = "right" } { print }' "$tmp/all" >"$tmp/sure" &&
	mv "$tmp/sure" "$tmp/all"
# A hypothesis has to explain deals, too, by which it differs from a right program, and from other hypotheses.
sure
: >"$tmp/why" && : >"$tmp/hypotheses"
if [ "$ran" -ge "$covered" ] && cut -f 2 "$tmp/all" | grep -Eq 'wrong|crashed|endless'; then
	for pass in ${TRACE:+no} ${ENDLESS:+no} 1 2 3; do
		[ "$pass" = no ] && break
		sure
		now 'looking for faults that explain the answers'
		diagnose explain "$tmp/hypotheses" <"$tmp/all" >"$tmp/why"
		$AWK -F '\t' '$2 ~ /wrong|crashed/ && $7 < 100 { print $9 }' "$tmp/all" >"$tmp/least"
		# No fault is found, and there are too few wrong games to tell what they have in common.
		if ! grep -q '^It plays like a program' "$tmp/why" && [ "$(wc -l <"$tmp/least")" -lt 12 ]; then
			diagnose near $((SEED + pass)) <"$tmp/least" >"$tmp/more"
			rows "$tmp/more"
			now "running the program on $count deals like those that it gets wrong"
			judged
			sure
			diagnose explain "$tmp/hypotheses" <"$tmp/all" >"$tmp/why"
		fi
		[ -s "$tmp/hypotheses" ] && [ "$pass" -lt 3 ] || break
		[ "$pass" -eq 1 ] || [ "$(wc -l <"$tmp/hypotheses")" -gt 1 ] || break # it is proved
		diagnose tell "$tmp/hypotheses" $((SEED + pass)) "$ROUNDS" >"$tmp/more"
		rows "$tmp/more"
		[ "$count" -gt 0 ] || break
		now "running the program on $count deals that prove or refute what explains its answers"
		judged
	done
fi
# A game that was cut off is wrong if it never ends by the fault that is named.
IFS=$tab read -r traits _ broken <"$tmp/hypotheses" || traits=@ broken=''
case $traits in
@*) ;;
*)
	$AWK -F '\t' '$12 ~ /^not ended.* s$/ { print $9 }' "$tmp/all" | diagnose answers "$traits" >"$tmp/said"
	$AWK -F '\t' -v OFS='\t' '
		FILENAME == ARGV[1] { never[FNR] = /^~/; next }
		$12 ~ /^not ended.* s$/ && never[++cut] { $2 = "endless" }
		{ print }' "$tmp/said" "$tmp/all" >"$tmp/sure" && mv "$tmp/sure" "$tmp/all"
	;;
esac
! wrong && [ -z "$endless" ] || quick=1
# A program that prints nothing and never ends, whatever the puzzle is.
never=$($AWK -F '\t' '
	$2 == "endless" && $10 == "nothing" { runs++; next }
	$2 !~ /^(late|skipped|starved)$/ { answers = 1 }
	END { if (!answers && runs) print "no answer to " runs " puzzles" }' "$tmp/all")
[ -z "$never" ] || echo 'It prints nothing and never ends.' >"$tmp/why"
[ -z "$chance" ] || chance_tell
# What it dies of, in most games.
$AWK -F '\t' '$2 == "crashed" && $4 !~ /^12[67]$/ { print $5 ".err" }' "$tmp/all" >"$tmp/list"
[ ! -s "$tmp/list" ] || of_files died "$(cut -f 2 "$tmp/all" | grep -Evc 'skipped|starved')" >"$tmp/died"
cat "$tmp/before" "$tmp/died" "$tmp/why" >"$tmp/said" && mv "$tmp/said" "$tmp/why"
# Counts tmp/all by rules, into tmp/counts; see report.awk.
counted() {
	$AWK -F '\t' -v OFS='\t' -v others="$others" -v totals="$tmp/totals" -v part=rules -f "$here/report.awk" "$tmp/order" "$tmp/all" >"$tmp/counts"
	{
		read -r number bad puzzles rights wrongs crashes late time longest below starved lates
		IFS= read -r late_row
		IFS= read -r how
	} <"$tmp/totals"
	[ -z "$chance" ] || chance_counted
}
counted
row=$late_row
# The first rule that is wrong, in the order of the catalogue.
$AWK -F '\t' '$3 { print; exit }' "$tmp/counts" >"$tmp/bad"
[ ! -s "$tmp/bad" ] || IFS=$tab read -r rule _ _ _ _ size id answer row verdict printed <"$tmp/bad"
length=$((${size:-0} % 1000000))

[ "$id" != - ] || stat=1 # it is wrong by statistics: there is no puzzle

# ---- A smaller puzzle

cards() { echo "$row" | $AWK -v others="$others" '{ print NF - others }'; }
spent() { $AWK -F '\t' '{ sum += $3 } END { print int(sum) + 1 }' "$tmp/records"; }
# The first wrong record of tmp/records becomes the puzzle that is shown.  False: none is wrong.
taken() {
	verdicts "$tmp/records" | $AWK -F '\t' '$2 ~ /wrong|crashed|endless/ { print; exit }' >"$tmp/least"
	[ -s "$tmp/least" ] || return
	IFS=$tab read -r _ verdict _ _ id answer length _ row printed _ note <"$tmp/least"
	case $verdict in wrong) ;; *) printed="$printed, $note" ;; esac
}
# By a hypothesis, a small puzzle is found without runs; one run proves it.
reduce_by() { # FILE: hypotheses
	[ -s "$1" ] || return
	IFS=$tab read -r traits _ <"$1"
	$AWK -F '\t' '$2 ~ /wrong|crashed|endless/ { print $9 }' "$tmp/all" | diagnose smaller "$traits" "$ROUNDS" >"$tmp/row"
	[ -s "$tmp/row" ] || return
	printf '%s\t%s\n' "$rule" "$(cat "$tmp/row")" >"$tmp/rows"
	answered "$which" && [ "$count" -eq 1 ] && run first && taken
}
# Leaves out cards while the puzzle stays wrong, and endless if it was; ends after three vain attempts.
reduce() {
	runs=0 most=300 used=0 which=END vain=0
	case $answer in LOOP*) which=LOOP ;; esac
	while [ $vain -lt 3 ]; do
		vain=$((vain + 1))
		diagnose near $((SEED + runs + vain)) cut <"$tmp/row" |
			$AWK -v words="$(wc -w <"$tmp/row")" 'NF - 2 < words { print NF "\t" $0 }' | sort -n | cut -f 2- >"$tmp/rows"
		answered "$which" || return
		head -n $((most - runs)) "$tmp/puzzles" >"$tmp/some"
		keep "$tmp/some"
		[ "$count" -eq 0 ] && : >"$tmp/records" || run first -1 -c $((100 * BUDGET - used + 1))
		runs=$((runs + $(wc -l <"$tmp/records"))) used=$((used + $(spent)))
		if taken; then
			echo "$row" >"$tmp/row"
			vain=0
		elif [ $runs -ge $most ]; then
			limit="$most runs"
		elif [ $used -ge $((100 * BUDGET)) ]; then
			limit="$BUDGET s of CPU time"
		fi
		[ -z "$limit" ] || return
	done
}
dealt='' limit=''
now 'looking for a smaller puzzle'
forgiven=$(cut -f 12 "$tmp/all" | grep -q blanks && echo '; white space at the ends of lines, or a missing last newline, is forgiven')
[ ! -s "$tmp/bad" ] || dealt=$(cards)
# No card of a whole deck can be left out.  There a built puzzle, which has no more than its rule needs, is the smallest.
whole='' && [ -n "$list" ] && case $rule in random\ deals) ;; *) whole=1 ;; esac
[ -n "$REPORT$whole$stat" ] || [ "$rights" -eq 0 ] || [ -z "$dealt" ] || reduce_by "$tmp/hypotheses" || { echo "$row" >"$tmp/row" && reduce; }

# The rule that the fault breaks.  If no single fault explains all, it is the rule that the puzzle needs: another one that is
# not known to be right may fit it better.  A game that is shorter than the limit is not wrong for that.
if [ -s "$tmp/bad" ] && [ -z "$stat" ]; then
	said=$broken first=$rule
	[ "$rule" != 'the limit of a game' ] || [ "$length" -ge $((limit - 1)) ] || first='random deals'
	[ -n "$said" ] || case $rule in random\ deals | 'games that never end') ;; *)
		case $verdict in wrong) said=$printed ;; endless) said='~' ;; *) said='!' ;; esac
		said=$({ printf '%s\n' "$row" "$first" && $AWK -F '\t' '
			FILENAME == ARGV[1] { fine[$1] = $2 && !($3 + $4 + $5); next }
			/^[a-z0-9]/ { sub(/ @.*/, ""); if (!fine[$0]) print }' "$tmp/counts" "$catalogue"; } | diagnose rule "$said")
	esac
	[ "${said:-$first}" = "$rule" ] || {
		rule=${said:-$first}
		$AWK -F '\t' -v OFS='\t' -v id="$id" -v rule="$rule" '$5 == id { $8 = rule; print; exit }' "$tmp/least" "$tmp/all" >"$tmp/sure"
		cat "$tmp/sure" >>"$tmp/all"
		counted
	}
fi

# ---- The report

rounds() { echo "$1 $unit" | sed -e :a -e 's/^\([0-9]*[0-9]\)\([0-9]\{3\}\)/\1,\2/' -e ta -e 's/^\(1 .*\)s$/\1/'; } # 7,076
slowness() {
	took="$((time / 100)).$((time / 10 % 10)) s of CPU"
	if [ "$longest" -lt "$late" ] || [ "$rights" -eq 0 ]; then
		[ "$below" -eq 0 ] || [ "$bad" -gt 0 ] || printf 'right on all games of up to %s; ' "$(rounds "$below")"
		echo "too slow for $(rounds "$late") ($took)"
	else
		echo "too slow for a game of $(rounds "$late") ($took), though right on others of up to $(rounds "$longest")"
	fi
}
played="$WAR -r $(quoted "$RULES")"
[ -z "$FOLDER" ] || played="./war ${played#"$WAR" }" # each program of a class has a folder of its own
report() { # text | tap: the rules
	$AWK -F '\t' -v part="$1" -v book="$RULES" -v played="$played" -v first="$rule" -v trace="$TRACE" -f "$here/report.awk" "$tmp/counts"
}
opened() { # the file that the program reads instead of standard input, by its message or its text
	# shellcheck disable=SC2086
	{
		$AWK '/[Nn]o such file|not find|ENOENT|NotFound/ { gsub(/[^A-Za-z0-9_.-]+/, "\047"); print "\047" $0 "\047" }' "$tmp/wrong/$id.err"
		cat /dev/null $files 2>/dev/null | LC_ALL=C tr '\0"' "''" | LC_ALL=C tr -c "A-Za-z0-9_.'-" '\n'
	} | $AWK -F "'" -v program="$PROGRAM" '{
		for (i = 2; i < NF; i++)
			if ($i ~ /^[A-Za-z0-9_-]+[.](in|inp|txt|dat)$/ && $i !~ /^output/ && !index(program, $i)) { print "opened: " $i; exit }
	}'
}
listed() { # WHAT: ANSWER ...: one in each line; a list as war prints it
	printf '%s\n' "$@" | if [ -n "$list" ]; then sed 's/^\([a-z]*: \)\([0-9 ]*\)$/\1[\2]/; s/\([0-9]\) /\1, /g'; else cat; fi
}
# Is the program right for the first puzzles of another book, as far as it ends?
right_for() { # BOOK
	$AWK -F '\t' -v book="= $1," '/^=/ { mine = index($0, book) == 1; next } mine && length($2) < 300 && ++rows <= 5 { print $2 }' "$here/puzzles" >"$tmp/rows"
	by_book "$1" <"$tmp/rows" >"$tmp/decks"
	war -r "$1" -a "$tmp/decks" 2>/dev/null | tr -d '[],' | paste - "$tmp/rows" | $AWK -F '\t' -v OFS='\t' '{ print $1, 1, "rule", $2 }' >"$tmp/puzzles"
	case $1-$(war -r "$1" -n 1 -d | head -n 1) in
	tmu-*) set -- -b 0 -s -a ;;
	*-'['*) set -- -b 1 ;;
	*) set -- ;;
	esac
	"$builds/run" -l $((hundredths / 4 + 1)) -m "$MEMORY" "$@" "$command" <"$tmp/puzzles" >"$tmp/records"
	$AWK -F '\t' '$2 == "right" { right++ } $2 ~ /wrong|crashed/ { exit bad = 1 } END { exit bad || right < 3 }' "$tmp/records"
}
told() { # what is right, and what the program has printed instead
	if [ -n "$TRACE" ]; then
		war -r "$RULES" -t "$tmp/puzzle" >"$tmp/right.0" 2>/dev/null
		$AWK -v part=differ -f "$here/report.awk" "$tmp/right.0" "$tmp/wrong/$id.out" >"$tmp/differs"
		lines '' 99 "$tmp/differs"
	else
		case $verdict$list-$printed in
		wrong1-*[!0-9\ ]*) listed "right: $answer" && lines 'printed: ' 10 "$tmp/wrong/$id.out" ;;
		wrong1-*)
			listed "right: $answer" "printed: $printed"
			printf '%s\n' "$answer" "$printed" | $AWK -v part=piles -f "$here/report.awk"
			;;
		wrong-*)
			echo "right: $answer"
			lines 'printed: ' 10 "$tmp/wrong/$id.out"
			[ -s "$tmp/wrong/$id.out" ] || echo 'printed: nothing'
			;;
		*) listed "right: $answer" && echo "printed: $printed" ;;
		esac
	fi
	errors "$tmp/wrong/$id.err"
	[ -z "$TRACE" ] || [ "$(grep -c . "$tmp/wrong/$id.out")" -ne 1 ] || {
		echo 'hint: TRACE=1 compares transcripts, as war -t prints them; leave it out for a program that prints answers'
		return
	}
	# Are the puzzles those of another book?  Not if something is right, or a fault is named; silent: nothing tells.
	books='' silent=''
	[ "$rights" -gt 0 ] || grep -Eq 'plays like a program|^It knows the answers' "$tmp/why" || for word in $(sed -n 's/^= \([a-z]*\),.*/\1/p' "$here/puzzles"); do
		[ "$word" != "${RULES%%,*}" ] || continue
		books="$books${books:+, }$word"
		[ -n "$TRACE$ENDLESS" ] || ! right_for "$word" || { echo "hint: it is right for puzzles of $word: write RULES=$word" && return; }
	done
	$AWK -F '\t' '$2 == "crashed" || $2 ~ /^(wrong|endless)$/ && $10 != "nothing" { any = 1 } END { exit !any }' "$tmp/all" || silent=1
	{ # what is printed; a program that reads a file instead may not say so
		[ "$rights" -gt 0 ] || opened
		head -c 50000 "$tmp/wrong/$id.err"; tail -c 50000 "$tmp/wrong/$id.err"; head -c 50000 "$tmp/wrong/$id.out"; } >"$tmp/clues"
	! grep -q '^Its last line is right' "$tmp/why" || return 0
	$AWK -v program="$PROGRAM" -v status="$(echo "$printed" | sed -n 's/.*status //p')" -v books="$books" -v silent="$silent" -v judged="$RULES" -v puzzle="$row" \
		-v files="$files" -v part=hints -f "$here/report.awk" "$tmp/clues" | sed 's/^/hint: /'
}
text() {
	kind=wrong ends=''
	[ "$wrongs" -gt 0 ] || kind=crashed
	[ "$crashes" -eq 0 ] || [ "$verdict" = wrong ] || ends=", ${printed##*, }"
	if [ -s "$tmp/bad" ]; then
		if answerless && { [ "$ran" -lt "$covered" ] || [ "$puzzles" -le 16 ]; }; then
			echo "$kind under RULES=$RULES: no answer to the first $ran puzzles$ends"
		else
			echo "$kind under RULES=$RULES: ${never:-$bad of $number rules$ends}"
		fi
		cat "$tmp/why"
		[ "$lates" -eq 0 ] || echo "$how: $lates puzzles, the shortest of $(rounds "$late")" | sed 's/ 1 puzzles, the shortest/ 1 puzzle/'
		echo "rule: $rule"
		[ -z "$limit" ] || echo "the search for a smaller puzzle has ended after $limit"
		lines 'puzzle: ' 1 "$tmp/puzzle.shown"
		told
		[ -n "$TRACE" ] || case $printed in
		*'status 12'[67]) ;; # the program has not begun
		*)
			echo
			war -r "$RULES" -t "$tmp/puzzle" 2>/dev/null | $AWK -v answer="$answer" -v printed="$printed" -v part=game -f "$here/report.awk"
			;;
		esac
	else
		echo "slow under RULES=$RULES: $(slowness)"
		lines 'puzzle: ' 1 "$tmp/puzzle.shown"
	fi
	echo
	report text
}
omitted() {
	[ -z "$chance" ] || cat "$tmp/notes"
	[ -z "$apart" ] || echo "limit: $apart"
	[ -z "$left" ] || echo "$left"
	[ "$starved" -eq 0 ] || echo "$starved puzzles were left out: the machine is so busy that the program did not end in $((hundredths / 10 + 1)) s"
}

printf '%s\n' "$row" >"$tmp/row"
$AWK -v part=shown -v played="$played" -f "$here/report.awk" "$tmp/row" >"$tmp/puzzle.shown"
# shellcheck disable=SC2086
printf '%s\n' $row >"$tmp/puzzle"
[ "$input" != row ] || cp "$tmp/row" "$tmp/puzzle"
case $row in */*) echo "$row" | tr -s ' /' ' \n' | sed 's/ *$//; s/^ //' >"$tmp/puzzle" ;; esac
if [ -n "$brackets" ]; then
	echo "$row" | $AWK -v before="$brackets" '{
		for (i = before + 1; i <= NF; i++) list = list (list == "" ? "" : ", ") $i
		print "[" list "]" }' >"$tmp/puzzle"
	[ "$brackets" = 1 ] || cp "$tmp/puzzle" "$tmp/puzzle.shown"
fi
if [ -n "$REPORT" ]; then
	report tap
elif [ ! -s "$tmp/bad" ] && [ "$lates" -eq 0 ]; then
	echo "right under RULES=$RULES${apart:+, but for the limit, which was not tried exactly}: all $puzzles puzzles of $number rules$deals$forgiven"
	omitted
	echo
	report text
	rm -f "$PUZZLE" "$PUZZLE.rule" "$PUZZLE.out"
elif [ -n "$stat" ]; then
	chance_text
else
	text
	omitted
	cp "$tmp/puzzle" "$PUZZLE" && { [ -z "$rule" ] || echo "$rule" >"$PUZZLE.rule"; } || fail "cannot write the puzzle to $PUZZLE"
	case $PROGRAM in *[\;\&\|]*) PROGRAM="($PROGRAM)" ;; esac
	[ "$RULES" = codingame ] && rules='' || rules=" -r $(quoted "$RULES")"
	[ -z "$TRACE" ] || [ ! -e "$tmp/wrong/$id.out" ] || cp "$tmp/wrong/$id.out" "$PUZZLE.out"
	show="make show FILE=- RULES=$(quoted "$RULES")" shown=$(cat "$tmp/puzzle.shown")
	if [ -n "$FOLDER" ]; then # of a class: neither file is there when the report is read
		case $shown in printf*'|'*) shown="${shown%|*}| $show" ;; *) shown="echo '$shown' | $show" ;; esac
		printf '\nto see the game in a browser: %s\n' "$shown"
	else
		printf '\nto run it again: %s\n' "$PROGRAM <$(quoted "$PUZZLE")"
		printf 'to see the game: %s\n' "$WAR$rules -t $(quoted "$PUZZLE")"
		show="make show FILE=$(quoted "$PUZZLE") RULES=$(quoted "$RULES")"
		[ ! -e "$PUZZLE.out" ] || show="$show TRANSCRIPT=$(quoted "$PUZZLE.out")"
		printf 'in a browser: %s\n' "$show"
	fi
fi >"$tmp/told"
now_end
cat "$tmp/told" || [ $? -gt 128 ] || fail 'the report cannot be written' # SIGPIPE ends cat, not this script
if [ -n "$FOLDER" ]; then
	cp "$tmp/told" "$tmp/why" "$FOLDER" && cp "$tmp/counts" "$FOLDER/rules"
	$AWK -F '\t' '{ sum += $3 } END { printf "%.1f\n", sum / 100 }' "$tmp/all" ${chance:+"$tmp/deals.records"} >"$FOLDER/seconds"
	[ ! -s "$tmp/bad" ] || [ -n "$stat" ] || cards >"$FOLDER/cards"
fi
[ ! -s "$tmp/bad" ] || exit 1
[ "$lates" -eq 0 ] || exit 3
