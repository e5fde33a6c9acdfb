#!/bin/sh
# make every: the counts of small decks are those of all deals; runs that are stopped in any way and go on, in parts, lose
# nothing and count nothing twice; parts that do not belong together are refused; war reads tests/evidence/every.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of sed; CC, CFLAGS and RUN may be several words
set -eu
CC=${CC:-cc} WAR=${WAR:-./war}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
$CC -std=c11 -Og -DWAR_NO_PRAGMA ${CFLAGS-} ${LDFLAGS-} -o "$tmp/program" tests/tools/every/every.c
EVERY="${RUN-} $tmp/program"
export EVERY WAR
unset RULES FOLDER PART JOBS OPTIONS SUM

every() { # VARIABLES ...
	env ${1+"$@"} sh tests/tools/every/every.sh
}
counts() { # WANTED, VARIABLES ...
	wanted=$1
	shift
	every ${1+"$@"} >"$tmp/got" 2>"$tmp/said" || { cat "$tmp/said"; wrong "status $?: $*"; }
	cmp "$wanted" "$tmp/got"
}
wrong() {
	echo "$*"
	exit 1
}

# Every order, each with some words of `short`, and the books, units, limits, cards face down and decks in turn.  (compare.sh
# has all of them, in a quarter of an hour.)
words() { sh tests/checks/lib/names.sh "$1"; }
lines() {
	n=0 books=$(sh tests/checks/lib/names.sh books) units=$(words count) shorts=$(words short)
	for spoils in $(words spoils); do
		for _ in 1 2; do
			n=$((n + 1))
			short=$(pick $shorts)
			rules=$(pick $books),$(pick limit=0 limit=$((n % 23)) pile=stack limit=0 cards=5 jokers=1 hands=3,top=last)
			case $rules in drunkard,*) rules=$rules,upset=no ;; bootcamp,cards=5) rules=bootcamp,lowest=6 ;; esac
			deck=$(pick suits=2,ranks=4 suits=4,ranks=2 suits=1,ranks=7 suits=3,ranks=3 suits=1,ranks=6 suits=6,ranks=2)
			echo "$rules,count=$(pick $units),spoils=$spoils,short=$short,down=$((n / 3 % 4)),$deck"
		done
	done
	for rules in bataille,suits=4,ranks=3 bataille,suits=1,ranks=8 umass,suits=1,ranks=7,limit=6 bataille,suits=1,ranks=9,spoils=loser; do
		echo "$rules"
	done
	echo "house,spoils=owner,suits=2,ranks=4 --held"
	echo "codingame,suits=3,ranks=3 --periods"
	echo "bataille,suits=1,ranks=7 --periods"
}
pick() { # WORD ...: the next in turn
	shift $((n % $#))
	echo "$1"
}
lines | sh tests/tools/every/compare.sh
for rules in drunkard,upset=yes house,ace=low,ranks=3 codingame,tie=back,ranks=3 codingame,most=yes,limit=9,ranks=3 \
	bootcamp,from=last,ranks=3,cards=8; do
	! every RULES=$rules 2>"$tmp/said" || wrong "$rules is not refused"
	grep -q "^war: $(echo "$rules" | cut -d , -f 2): " "$tmp/said" || wrong "$rules is not refused with a message: $(cat "$tmp/said")"
done

# A run of 21 branches, which is stopped after some of them, by Ctrl-C, SIGTERM, SIGKILL and so on, and goes on.
rules=bataille,suits=2,ranks=6
every RULES=$rules JOBS=2 >"$tmp/wanted" 2>"$tmp/said"
branches() { # FOLDER: sets count
	set -- "$1"/branch-*
	count=$#
	[ -e "$1" ] || count=0
}
stops=0
trap - EXIT INT TERM # a run that has only just begun may still be bash, which would run the traps above
for signal in INT TERM KILL HUP KILL; do
	branches "$tmp/stopped"
	before=$count
	env RULES=$rules FOLDER="$tmp/stopped" JOBS=2 sh tests/tools/every/every.sh >"$tmp/got" 2>"$tmp/said" &
	pid=$!
	while [ $count -le $before ] && kill -0 $pid 2>/dev/null; do
		branches "$tmp/stopped"
	done
	! kill -$signal $pid 2>/dev/null || stops=$((stops + 1))
	status=0
	wait $pid 2>/dev/null || status=$?
	case $signal-$status in INT-130 | TERM-143 | KILL-137 | HUP-129) [ ! -s "$tmp/got" ] || wrong "counts after SIG$signal" ;; *-0) ;; *) wrong "status $status after SIG$signal" ;; esac
done
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
[ $stops -gt 0 ] || wrong 'no run was stopped'
counts "$tmp/wanted" RULES=$rules FOLDER="$tmp/stopped" JOBS=2
branches "$tmp/stopped"
[ $count -eq 21 ] || wrong "$count branches, not 21"

# The parts of three machines, in two folders.
counts /dev/null RULES=$rules FOLDER="$tmp/one" PART=2/3 JOBS=1
for part in 1 3; do
	counts /dev/null RULES=$rules FOLDER="$tmp/other" PART=$part/3 JOBS=1
done
counts /dev/null RULES=$rules,spoils=high FOLDER="$tmp/high" PART=3/3 JOBS=1
mkdir "$tmp/empty" # as of a part without branches
counts "$tmp/wanted" SUM="$tmp/empty $tmp/one $tmp/other"

refused() { # STATUS WHAT IS SAID, VARIABLES ...
	wanted=$1 said=$2 status=0
	shift 2
	every JOBS=1 ${1+"$@"} >"$tmp/got" 2>"$tmp/said" || status=$?
	[ $status -eq "$wanted" ] && [ ! -s "$tmp/got" ] && grep -Eq "$said" "$tmp/said" || {
		cat "$tmp/said"
		wrong "wanted status $wanted and '$said', got status $status: $*"
	}
}
refused 3 'missing: branches 0 to 0 of 21' SUM="$tmp/one"
refused 1 'branch 0 has been counted before' SUM="$tmp/stopped $tmp/other"
refused 1 'expected a branch of 1 ' RULES=bataille,suits=2,ranks=5 FOLDER="$tmp/stopped"
refused 1 'expected counts' SUM="$tmp/one $tmp/high"
refused 1 'expected counts' RULES=$rules FOLDER="$tmp/high"
refused 2 'no rules' RULES=
refused 2 'no folder' SUM="$tmp"/none
refused 2 'no branches' SUM="$tmp/empty $tmp/empty"
refused 2 "one/branch-00001 is not a folder" RULES=$rules FOLDER="$tmp/one/branch-00001"
refused 2 'needs FOLDER' RULES=$rules PART=1/3
refused 2 'too many deals' RULES=bataille
refused 2 'setting after the book: expected' RULES=bataille,suit=2
refused 2 'usage' RULES=$rules OPTIONS='-s 3'
file=$tmp/stopped/branch-00013
cp "$file" "$tmp/file"
for damage in '$d' '/^length	1[0-9]	/s/	1/	2/' 's/^exchange	13/exchange	12/' '/^length_sum/s/	/	1/' '1,$d' '$s/$/./' '$p'; do
	sed "$damage" "$tmp/file" >"$file"
	! cmp -s "$tmp/file" "$file" || wrong "no damage by $damage"
	refused 1 'branch-00013:.*(damaged|expected column|no row|expected branch)' RULES=$rules FOLDER="$tmp/stopped"
	refused 1 'branch-000.*(damaged|expected column|no row|before)' SUM="$tmp/stopped"
done
rm "$file"
counts "$tmp/wanted" RULES=$rules FOLDER="$tmp/stopped" JOBS=1

# The evidence: war reads the counts.
without_ends() { sed '/^rules=/d; /^end/d' "$@"; }
for file in tests/evidence/every/*; do
	$WAR --merge --counts "$file"
done | without_ends >"$tmp/got"
without_ends tests/evidence/every/* | cmp - "$tmp/got"
echo "$stops runs were stopped"
