#!/bin/sh
# make mutants: do the tests notice?  Changes war.c in one place at a time, an operator, a constant or
# a statement, and runs what `make test` runs until something fails.  Mutants that do not compile, or
# to the same code, do not count, nor do those in tests/equivalent, which are the same program for a reason
# that is given there.  Lists those that survive; fails if more than 5 % do.
# N=COUNT of mutants, 0 for all (120), SEED=N another choice (1), FROM=LINE TO=LINE of war.c only,
# JOBS=N (one for every core).
# Debian packages: gcc coreutils; with tcc it is faster.
set -eu
cd "$(dirname "$0")/.."
CC=${CC:-cc} N=${N:-120} SEED=${SEED:-1} FROM=${FROM:-0} TO=${TO:-0}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
for tool in $CC timeout; do
	command -v "$tool" >/dev/null || { echo "mutants: no $tool: apt-get install gcc coreutils" >&2; exit 1; }
done
LC_ALL=C
export LC_ALL
unset COLUMNS
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

# case_files NAME: how the case is run in its folder on ../../war, what it prints with its status, what messages.
case_files() {
	input=/dev/null arguments='' variables='' status=0
	[ ! -f "$1.in" ] || input=$1.in
	[ ! -f "$1.args" ] || read -r arguments <"$1.args" || :
	[ ! -f "$1.env" ] || read -r variables <"$1.env" || :
	[ ! -f "$1.status" ] || read -r status <"$1.status" || :
	cat <<-END
	${variables:+env $variables }../../war $arguments <$input
	status=\$?
	printf '\nstatus %s of $1\n' \$status
	echo 'messages of $1' >&2
	[ \$status -lt 126 ] || exit # killed, after seconds perhaps
	END
	cat "$1.out" >&3
	printf '\nstatus %s of %s\n' "$status" "$1" >&3
	[ ! -f "$1.err" ] || cat "$1.err" >&4
	echo "messages of $1" >&4
}

# cases_pass FOLDER: do all cases, more and more at a time, pass there?  The one that fails comes first from then on.
# shellcheck disable=SC3045 # every sh has `ulimit -t`, whatever POSIX says
cases_pass() (
	cd "$1/tests/cases"
	from=1 to=6
	while sed -n "$from,${to}p" ../../cases >../../names && [ -s ../../names ]; do
		for part in run out err; do
			sed "s|.*|$at/cases.d/&.$part|" ../../names | xargs cat >"../../wanted.$part"
		done
		(ulimit -t 2 && timeout 60 sh ../../wanted.run >../../got.out 2>../../got.err) || :
		for part in out err; do
			cmp ../../wanted.$part ../../got.$part >../../differs 2>&1 && continue
			# A line of it, in what is wanted, and the next mark there.
			awk 'NR == FNR { line = $NF; next }
				FNR >= line && /^(status [0-9]+|messages) of [^ ]*$/ { print $NF; exit }' ../../differs ../../wanted.$part >../../failed
			grep -vxF -f ../../failed ../../cases | cat ../../failed - >../../cases.new
			mv ../../cases.new ../../cases
			exit 1
		done
		from=$((to + 1)) to=$((to * 5))
	done
)

# checks_pass FOLDER: do all checks, the quick ones first?
checks_pass() (
	cd "$1"
	while read -r seconds check; do
		timeout $((3 * seconds + 5)) sh "$check" >/dev/null 2>&1 </dev/null || exit 1
	done <"$at/checks"
)

# shellcheck disable=SC2086 # compilers are several words
# mutant FOLDER LINE COLUMN LENGTH NAME TEXT: makes it, tries it, and says what became of it.
mutant() {
	# The text as it is: the value of -v would lose its backslashes.
	TEXT=$6 awk -v line="$2" -v column="$3" -v cut="$4" 'NR == line {
			$0 = substr($0, 1, column - 1) ENVIRON["TEXT"] substr($0, column + cut)
		}
		{ print }' war.c >"$1/war.c"
	if grep -qxF -e "$5" tests/equivalent; then
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
	echo "$fate" >>"$1/fates"
}

# What is so for war.c itself: all pass, and how long each check takes.  tcc compiles fifty times as fast as gcc.
quick=$(command -v tcc || echo "$CC -O1")
cp war.c "$at"
mkdir "$at/tests" "$at/cases.d"
cp -R tests/*.c tests/*.sh tests/*.awk tests/cases tests/checks tests/fuzz "$at/tests"
for name in tests/cases/*.out; do
	name=$(basename "$name" .out)
	echo "$name"
	(cd tests/cases && case_files "$name" >"$at/cases.d/$name.run" 3>"$at/cases.d/$name.out" 4>"$at/cases.d/$name.err")
done >"$at/cases"
# shellcheck disable=SC2086
{ compile "$at" $quick && cases_pass "$at"; } ||
	{ echo "mutants: without any change $(head -n 1 "$at/cases") fails" >&2; exit 1; }
# shellcheck disable=SC2086
{ compile "$at" $CC -O1 && optimised "$at"; } || { echo "mutants: war.c does not compile" >&2; exit 1; }
for check in tests/checks/*.sh; do
	before=$(date +%s)
	(cd "$at" && timeout 300 sh "$check") >/dev/null 2>&1 </dev/null ||
		{ echo "mutants: without any change $check fails" >&2; exit 1; }
	echo "$(($(date +%s) - before)) $check" >>"$at/times"
done
sort -n "$at/times" >"$at/checks"

# What is called equivalent is one mutant, not two, nor none.
awk -v seed=1 -v count=0 -f tests/mutants.awk war.c | cut -f 4 >"$at/all"
sed '1d;/^$/d;/^	/d' tests/equivalent | while IFS= read -r name; do
	[ "$(grep -cxF -e "$name" "$at/all")" -eq 1 ] || echo "$name"
done >"$at/wrong"
[ ! -s "$at/wrong" ] || { echo 'mutants: not one mutant, in tests/equivalent:' >&2; cat "$at/wrong" >&2; exit 1; }

awk -v seed="$SEED" -v count="$N" -v from="$FROM" -v to="$TO" -f tests/mutants.awk war.c >"$at/mutants"
job=0
while [ $job -lt "$JOBS" ]; do
	mkdir "$at/$job"
	cp -R "$at/tests" "$at/cases" "$at/$job"
	awk -v job=$job -v jobs="$JOBS" 'NR % jobs == job' "$at/mutants" |
		while IFS='	' read -r line column length name text; do
			mutant "$at/$job" "$line" "$column" "$length" "$name" "$text" </dev/null
		done &
	pids="$pids $!"
	job=$((job + 1))
done
for pid in $pids; do
	wait "$pid" || exit 1
done
[ "$(cat "$at"/[0-9]*/fates | wc -l)" -eq "$(wc -l <"$at/mutants")" ] || { echo 'mutants: not all were tried' >&2; exit 1; }
cat "$at"/[0-9]*/fates | sort | uniq -c | awk '
	{ n[$2] = $1 }
	END {
		tried = n["killed"] + n["survived"]
		printf "%d mutants: %d killed, %d survived, %.1f %% killed; left out: %d not compiled, %d the same code, %d equivalent\n", tried,
			n["killed"], n["survived"], 100 * n["killed"] / (tried + !tried), n["no-code"], n["same-code"], n["equivalent"]
		exit !(tried > 0 && 20 * n["survived"] <= tried)
	}'
