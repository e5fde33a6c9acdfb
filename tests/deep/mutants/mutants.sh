#!/bin/sh
# make mutants: do the tests notice?  Changes war.c in one place at a time, an operator, a constant or a statement, and
# runs the tests of the classes program and signals (tests/deep/class.sh) until one fails.  Mutants that do not compile,
# or that compile to the same code, do not count, nor do those in tests/deep/mutants/same-program, which no test
# can notice for a reason that is given there.  Lists the mutants that survive.
# N=COUNT: how many mutants, chosen at random (120); 0: all.  SEED=N: another choice (1).
# PLACES='12 20-25': only mutants of these lines of war.c.
# SINCE=COMMIT: besides, the mutants of the lines that have changed since then, at most MOST (40) of them.
# SURVIVE=PERCENT: of those at random and of those of changed lines no more may survive, though two always may (5).
# JOBS=N: mutants tested at a time (one for every core).
# Debian packages: gcc coreutils; with tcc it is faster.
set -eu
cd "$(dirname "$0")/../../.."
CC=${CC:-cc} N=${N:-120} SEED=${SEED:-1} PLACES=${PLACES-} SINCE=${SINCE-} MOST=${MOST:-40} SURVIVE=${SURVIVE:-5}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
case $N$SEED in *[!0-9]*) echo "mutants: N and SEED are numbers, not '$N' and '$SEED'" >&2; exit 1 ;; esac
case $PLACES in *[!0-9\ -]*) echo "mutants: PLACES are lines of war.c, as '12 20-25', not '$PLACES'" >&2; exit 1 ;; esac
for tool in $CC timeout; do
	command -v "$tool" >/dev/null || { echo "mutants: no $tool: apt-get install gcc coreutils" >&2; exit 1; }
done
LC_ALL=C
export LC_ALL
ulimit -f 200000 # blocks of 512 bytes, for mutants that print without end
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
pids=
# shellcheck disable=SC2086
trap '[ -z "$pids" ] || kill $pids 2>/dev/null; exit 1' HUP INT TERM

# compile FOLDER COMPILER...: war.c there, to war.
compile() {
	folder=$1
	shift
	"$@" -std=c11 -w -o "$folder/war" "$folder/war.c" >/dev/null 2>&1
}

# optimised FOLDER: war.c there, to war.o, which shows what is the same program.
optimised() {
	(cd "$1" && $CC -std=c11 -O2 -w -c war.c)
}

# cases_pass FOLDER: do all cases pass there?  The three pages that have failed last run first, one by one, since they often
# fail again.  The others follow in one run.
# shellcheck disable=SC2046,SC3045 # a page is a word; every sh has `ulimit -t`, whatever POSIX says
cases_pass() (
	cd "$1"
	for n in 1 2 3 4; do
		set -- $(sed -n "${n}p" pages)
		[ $n -lt 4 ] || set -- $(sed -n '4,$p' pages) # all the rest
		(ulimit -t 1 && timeout -k 5 300 ./run_tests.sh -e -j 1 "$@" >said 2>&1) && continue
		page=$(sed -n -e 's/^FAILED: \(cases[^ :]*[.]t\).*/\1/p' -e 's/^FAILED: cases.puzzle.*/cases\/puzzle\//p' said | head -n 1)
		{ echo "${page:-$1}"; grep -vxF -e "${page:-$1}" pages; } >pages.new
		mv pages.new pages
		exit 1
	done
)

# checks_pass FOLDER: do all checks, the quick ones first?  A mutant may run for ever, and survive SIGTERM.
# shellcheck disable=SC3045
checks_pass() (
	cd "$1"
	ulimit -t 60
	while read -r _ seconds check; do
		timeout -k 5 $((3 * seconds + 5)) sh "$check" >/dev/null 2>&1 </dev/null || exit 1
	done <"$at/checks"
)

# shellcheck disable=SC2086 # compilers are several words
# mutant FOLDER CHOICE LINE COLUMN LENGTH NAME TEXT: makes it, tries it, and says what became of it.  CHOICE: why it is tried.
mutant() {
	choice=$2
	set -- "$1" "$3" "$4" "$5" "$6" "$7"
	# The text as it is: the value of -v would lose its backslashes.
	TEXT=$6 awk -v line="$2" -v column="$3" -v cut="$4" 'NR == line {
			$0 = substr($0, 1, column - 1) ENVIRON["TEXT"] substr($0, column + cut)
		}
		{ print }' war.c >"$1/war.c"
	if grep -qxF -e "$5" tests/deep/mutants/same-program; then
		fate=equivalent
	elif ! $CC -std=c11 -w -fsyntax-only "$1/war.c" 2>/dev/null; then
		fate=no-code
	elif ! compile "$1" $quick || ! cases_pass "$1"; then
		fate=killed
	elif optimised "$1" && cmp -s "$1/war.o" "$at/war.o"; then
		fate=same-code
	elif ! compile "$1" $CC -O1 || ! checks_pass "$1"; then
		fate=killed
	else
		fate=survived
		{
			echo "survived: war.c:$2:$3"
			sed -n "$2{s/^/-/;p;}" war.c
			sed -n "$2{s/^/+/;p;}" "$1/war.c"
		} >"$1/told"
		cat "$1/told"
	fi
	echo "$choice $fate" >>"$1/fates"
}

# What is so for war.c itself: all pass, and how long each check takes.  tcc compiles fifty times as fast as gcc.
quick=$(command -v tcc || echo "$CC -O1")
cp war.c "$at"
mkdir "$at/tests"
cp run_tests.sh "$at"
cp -R tests/cases tests/checks tests/deep tests/tools "$at/tests"
# A single puzzle first: where that does not end, whole pages would take long.
{ echo tests/cases/puzzle/statement-example; echo tests/cases/puzzle/; find tests/cases -name '*.t' | sort; } |
	sed 's|^tests/||' >"$at/pages"
# shellcheck disable=SC2086
{ compile "$at" $quick && cases_pass "$at"; } ||
	{ echo "mutants: without any change $(head -n 1 "$at/pages") fails" >&2; exit 1; }
# shellcheck disable=SC2086
{ compile "$at" $CC -O1 && optimised "$at"; } || { echo "mutants: war.c does not compile" >&2; exit 1; }
checks=$(sh tests/deep/class.sh program signals | grep -vx cases/)
# shellcheck disable=SC2086
(cd "$at" && ./run_tests.sh $checks) >"$at/said" || { cat "$at/said"; echo "mutants: without any change a check fails" >&2; exit 1; }
for check in $checks; do
	took=$(sed -n "s/^${check##*/}: .* (\([0-9]*\) s, CPU \([0-9.]*\) s)\$/\2 \1/p" "$at/said") # CPU seconds, seconds
	[ ! -e "tests/$check.sh" ] || echo "$took tests/$check.sh"
	[ -e "tests/$check.sh" ] || echo "$took tests/$check/check.sh"
done | sort -n >"$at/checks"

# What is called equivalent is one mutant, not two, nor none.
awk -v seed=1 -v count=0 -f tests/deep/mutants/mutants.awk war.c | cut -f 4 >"$at/all"
sed '1,/^$/d;/^$/d;/^	/d' tests/deep/mutants/same-program | while IFS= read -r name; do
	[ "$(grep -cxF -e "$name" "$at/all")" -eq 1 ] || echo "$name"
done >"$at/wrong"
[ ! -s "$at/wrong" ] || { echo 'mutants: not one mutant, in tests/deep/mutants/same-program:' >&2; cat "$at/wrong" >&2; exit 1; }

choose() { # COUNT PLACES
	awk -v seed="$SEED" -v count="$1" -v places="$2" -f tests/deep/mutants/mutants.awk war.c
}
choose "$N" "$PLACES" | sed 's/^/random	/' >"$at/mutants"
if [ -n "$SINCE" ]; then
	places=$(git diff -U0 "$SINCE" -- war.c | sed -n 's/^@@ .* +\([0-9,]*\) @@.*/\1/p' |
		awk -F , '{ n = NF > 1 ? $2 : 1; if (n > 0) print $1 "-" $1 + n - 1 }')
	[ -z "$places" ] || choose "$MOST" "$places" | sed 's/^/changed	/' | cat - "$at/mutants" | # each mutant once
		awk '{ mutant = $0; sub(/^[^\t]*\t/, "", mutant) } !seen[mutant]++' >"$at/both"
	[ ! -e "$at/both" ] || mv "$at/both" "$at/mutants"
fi
job=0
while [ $job -lt "$JOBS" ]; do
	mkdir "$at/$job"
	cp -R "$at/tests" "$at/pages" "$at/run_tests.sh" "$at/$job"
	awk -v job=$job -v jobs="$JOBS" 'NR % jobs == job' "$at/mutants" |
		while IFS='	' read -r choice line column length name text; do
			mutant "$at/$job" "$choice" "$line" "$column" "$length" "$name" "$text" </dev/null
		done &
	pids="$pids $!"
	job=$((job + 1))
done
for pid in $pids; do
	wait "$pid" || exit 1
done
[ "$(cat "$at"/[0-9]*/fates | wc -l)" -eq "$(wc -l <"$at/mutants")" ] || { echo 'mutants: not all were tried' >&2; exit 1; }
echo "mutants: SEED=$SEED N=$N PLACES='$PLACES' SINCE=$SINCE MOST=$MOST make mutants repeats it"
cat "$at"/[0-9]*/fates | awk -v survive="$SURVIVE" '
	{ n[$1, $2]++; choices[$1] }
	END {
		for (i in choices) {
			lived = n[i, "survived"]
			tried = n[i, "killed"] + lived
			printf "%d %s mutants: %d killed, %d survived, %.1f %% killed; left out: %d not compiled, %d the same code, %d equivalent\n",
				tried, i == "random" ? "random" : "changed lines\047", n[i, "killed"], lived, 100 * n[i, "killed"] / (tried + !tried),
				n[i, "no-code"], n[i, "same-code"], n[i, "equivalent"]
			bad = bad || (lived > 2 && 100 * lived > survive * tried)
			all += tried
		}
		exit bad || !all
	}'
