#!/bin/sh
# judge.sh - says which rules of the puzzle a program gets wrong, why, and with the smallest puzzle
#
# usage: make judge PROGRAM='python3 mine.py' [RULES=BOOK,...] [TRACE=1] [LIMIT=SECONDS] [ROUNDS=N] [SEED=N]
#                   [JOBS=N] [PUZZLE=FILE] [BUDGET=SECONDS] [MEMORY=MEGABYTES] [ALL=1]
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
# LIMIT    seconds of CPU time that a run may take (2).  A run that waits may last ten times as long.  What may never end is
#          run again, with a higher limit, unless another answer is wrong.  A wrong program gets less: nine times what
#          the longest right answer has taken, or the shortest wrong one, or 0.45 s.
# ROUNDS   no game is longer, in the unit of RULES (1500)
# SEED     other random deals (0)
# JOBS     runs side by side (one for each core); the report is the same whatever the number
# PUZZLE   the file in which the smallest puzzle is left (one for each PROGRAM in tests/build/judge)
# BUDGET   seconds of CPU time for random deals, and for the search of a smaller puzzle (20); by the time that a run on a
#          built puzzle takes, some random deals may be left out.  The report says so.
#          Where chance plays, random deals get five times as much.
# MEMORY   megabytes of address space for each process of the program; not for Java, JavaScript or C# (no limit)
# SOURCE   the program's source, for a warning of the compiler (in C or C++: a word of PROGRAM, or the file named as the program is)
# ALL      1: shows the table of rules, the smallest puzzle of each rule, and more of the game, if a fault is named, too
# QUIET    1: does not say on standard error what takes over 3 s
# FOLDER   leaves there what class.sh needs (no folder)
#
# Status: 0 right, 1 wrong or crashed, 2 cannot be judged, 3 right but slow.
# shellcheck disable=SC2015,SC2016,SC2034,SC2086,SC2154 # `a && b || c`; $ of sed; signals.sh reads verdicts, and sets tmp
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
here=${0%/*} && [ "$here" != "$0" ] || here=.
tools=$here/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes judge PROGRAM RULES TRACE LIMIT ROUNDS SEED JOBS PUZZLE BUDGET MEMORY FOLDER QUIET ALL SOURCE
numbers 1 999 JOBS
numbers 1 999999 ROUNDS
numbers 0 999999 BUDGET MEMORY
numbers 0 999999999999 SEED
numbers 0 1 TRACE QUIET ALL
seconds LIMIT
verdicts='1 3'
# shellcheck source=/dev/null
. "$tools/signals.sh"
top=$(cd "$here/../../.." && pwd) || exit 2
[ "$top" != "$(pwd)" ] || top=.
here=$top/tests/tools/judge
case $top in .) builds=$(pwd)/tests/build/judge ;; *) builds=$top/tests/build/judge ;; esac
PROGRAM=${PROGRAM-} RULES=${RULES:-codingame} LIMIT=${LIMIT:-2} ROUNDS=${ROUNDS:-1500} SEED=${SEED:-0} BUDGET=${BUDGET:-20} MEMORY=${MEMORY:-0}
TRACE=${TRACE-} PUZZLE=${PUZZLE-} WAR=${WAR-}
[ -n "$WAR" ] || [ -x "$top/war" ] || fail "no program $top/war: run make first"
WAR=${WAR:-$(quoted "$top/war")}
case $PROGRAM in *[!\ ]*) ;; *) fail "no program: make judge PROGRAM='python3 mine.py'" ;; esac
[ -d "$builds" ] || mkdir -p "$builds" || exit 2
if [ -z "$PUZZLE" ]; then
	PUZZLE=$(printf '%s\n' "$PROGRAM" "$RULES" "${TRACE#0}" | cksum)
	PUZZLE=$top/tests/build/judge/${PUZZLE%% *}.in
fi
(: >>"$PUZZLE") 2>/dev/null || fail "cannot write the puzzle to $PUZZLE"
sh -n -c "$PROGRAM" 2>"$tmp/err" || fail "the shell cannot read PROGRAM: $(tail -n 1 "$tmp/err")"
set -f
set -- $PROGRAM
[ $# -gt 1 ] || [ ! -d "$1" ] || fail "PROGRAM is a folder: name the command that runs a program, as PROGRAM='python3 mine.py'"
# The words that are files.  No other word is opened: a terminal or a pipe may have no end.
files=''
for word; do
	word=${word%%[\;\&\|]*}
	case $word in -*) ;; *) [ ! -f "$word" ] || files="$files $word" ;; esac
done
SOURCE=${SOURCE-}
[ -z "$SOURCE" ] || [ -f "$SOURCE" ] || fail "SOURCE: there is no file '$SOURCE'"
for word in $files "$1.c" "$1.cc" "$1.cpp" "$1.cxx"; do
	case $word in *.c | *.cc | *.cpp | *.cxx) [ -n "$SOURCE" ] || [ ! -f "$word" ] || SOURCE=$word ;; esac
done
case $SOURCE in *.c | *.cc | *.cpp | *.cxx) ;; *) SOURCE='' ;; esac
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
first='' && [ ! -f "$1" ] || IFS= read -r first <"$1" || :
case $first in '#!'*[!!-~\ ]*) first='' ;; '#!'*env\ *) first=${first#*env } ;; *) first='' ;; esac
for word in "$@" $first; do
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
	if [ -n "$files" ] && grep -q 'output\.txt' $files 2>/dev/null; then
		mkdir "$tmp/own" "$tmp/own/folder" # a program may remove ../*
		command="cd $(quoted "$tmp/own/folder") && exec"
		for word; do
			case $word in [!/]*) [ ! -e "$word" ] || word=$(quoted "$PWD/$word") ;; esac
			command="$command $word"
		done
	fi
	;;
esac
# The judge, compiled anew if it is older than its sources or data; to another name, since it may be running.
if [ ! -x "$builds/judge" ] || [ -n "$(find "$here" "$top/war.c" '(' -name '*.[ch]' -o -name faults -o -name puzzles ')' -newer "$builds/judge")" ]; then
	${CC:-cc} -O1 -w -o "$builds/judge.$$" "$here/judge.c" "$here/right.c" && mv "$builds/judge.$$" "$builds/judge" || fail "cannot compile $here/judge.c"
	find "$builds" -name '*.made' -exec rm -f {} + # puzzles of an older judge, which no other reads: see made_name()
fi
export SOURCE PROGRAM RULES TRACE LIMIT ROUNDS SEED JOBS PUZZLE BUDGET MEMORY FOLDER QUIET ALL NAME WAR
exec "$builds/judge" "$command" "$files" "$here" "$builds"
