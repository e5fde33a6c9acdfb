#!/bin/sh
# make mutants: do the tests notice?  Changes war.c in one place at a time, an operator, a constant or
# a statement, and runs what `make test` runs until something fails.  Mutants that do not compile, or
# to the same code, do not count, nor do those in tests/equivalent, which are the same program for a reason
# that is given there.  Lists those that survive; fails if more than 5 % do.  Ten minutes.
# N=COUNT of mutants, 0 for all (320), SEED=N another choice (1), FROM=LINE TO=LINE of war.c only,
# JOBS=N (one for every core).
# Debian packages: gcc coreutils.
set -eu
cd "$(dirname "$0")/.."
CC=${CC:-cc} N=${N:-320} SEED=${SEED:-1} FROM=${FROM:-0} TO=${TO:-0}
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

# compile FOLDER: war.c there, to war.  -O1 takes a third of the time of -O2.
compile() {
	$CC -std=c11 -O1 -w -o "$1/war" "$1/war.c" -pthread >/dev/null 2>&1
}

# optimised FOLDER: war.c there, to war.o, which shows what is the same program.
optimised() {
	(cd "$1" && $CC -std=c11 -O2 -w -c war.c)
}

# golden NAME: runs a case, in its folder, on ../../war; false if anything differs.
golden() {
	name=$1 input=/dev/null status=0 wanted=0 arguments='' variables=''
	[ ! -f "$name.in" ] || input=$name.in
	[ ! -f "$name.args" ] || read -r arguments <"$name.args" || :
	[ ! -f "$name.env" ] || read -r variables <"$name.env" || :
	[ ! -f "$name.status" ] || read -r wanted <"$name.status" || :
	eval "set -- $arguments"
	# shellcheck disable=SC2086
	${variables:+env $variables} timeout 2 ../../war "$@" <"$input" >../../out 2>../../err || status=$?
	[ "$status" = "$wanted" ] && cmp -s "$name.out" ../../out || return 1
	if [ -f "$name.err" ]; then cmp -s "$name.err" ../../err; else [ ! -s ../../err ]; fi
}

# passes FOLDER: do all cases, then all checks, the quick ones first, pass there?  The case that
# fails comes first from then on.
# shellcheck disable=SC2094 # a new file takes its place, after the last read
passes() (
	cd "$1/tests/cases"
	while read -r name; do
		golden "$name" && continue
		{ echo "$name"; grep -vxF -e "$name" ../../cases; } >../../cases.new
		mv ../../cases.new ../../cases
		exit 1
	done <../../cases
	cd ../..
	while read -r seconds check; do
		timeout $((3 * seconds + 5)) sh "$check" >/dev/null 2>&1 </dev/null || exit 1
	done <"$at/checks"
)

# mutant FOLDER LINE COLUMN LENGTH TEXT: makes it, tries it, and says what became of it.
mutant() {
	# The text as it is: the value of -v would lose its backslashes.
	TEXT=$5 awk -v line="$2" -v column="$3" -v cut="$4" 'NR == line {
			$0 = substr($0, 1, column - 1) ENVIRON["TEXT"] substr($0, column + cut)
		}
		{ print }' war.c >"$1/war.c"
	# The function, or the table, and the line.
	if awk -v line="$2" 'match($0, /^(} )?[a-z][a-z_0-9 *]*[([]/) { name = substr($0, 1, RLENGTH - 1); sub(/.*[ *]/, "", name) }
		NR == line { sub(/^[ \t]*/, ""); print name ": " $0 }' "$1/war.c" | grep -qxF -f - tests/equivalent; then
		fate=equivalent
	elif ! compile "$1"; then
		fate=no-code
	elif ! passes "$1"; then
		fate=killed
	elif optimised "$1" && cmp -s "$1/war.o" "$at/war.o"; then
		fate=same-code
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

# What is so for war.c itself: all pass, and how long each check takes.
cp war.c "$at"
{ compile "$at" && optimised "$at"; } || { echo "mutants: war.c does not compile" >&2; exit 1; }
mkdir "$at/tests"
cp -R tests/*.c tests/*.sh tests/*.awk tests/cases tests/checks tests/fuzz "$at/tests"
for name in tests/cases/*.out; do
	basename "$name" .out
done >"$at/cases"
: >"$at/checks"
passes "$at" || { echo "mutants: without any change $(head -n 1 "$at/cases") fails" >&2; exit 1; }
for check in tests/checks/*.sh; do
	before=$(date +%s)
	(cd "$at" && timeout 300 sh "$check") >/dev/null 2>&1 </dev/null ||
		{ echo "mutants: without any change $check fails" >&2; exit 1; }
	echo "$(($(date +%s) - before)) $check" >>"$at/times"
done
sort -n "$at/times" >"$at/checks"

awk -v seed="$SEED" -v count="$N" -v from="$FROM" -v to="$TO" -f tests/mutants.awk war.c >"$at/mutants"
job=0
while [ $job -lt "$JOBS" ]; do
	mkdir "$at/$job"
	cp -R "$at/tests" "$at/cases" "$at/$job"
	awk -v job=$job -v jobs="$JOBS" 'NR % jobs == job' "$at/mutants" |
		while IFS='	' read -r line column length text; do
			mutant "$at/$job" "$line" "$column" "$length" "$text" </dev/null
		done &
	pids="$pids $!"
	job=$((job + 1))
done
wait
cat "$at"/[0-9]*/fates | sort | uniq -c | awk '
	{ n[$2] = $1 }
	END {
		tried = n["killed"] + n["survived"]
		printf "%d mutants: %d killed, %d survived, %.1f %% killed; left out: %d not compiled, %d the same code, %d equivalent\n", tried,
			n["killed"], n["survived"], 100 * n["killed"] / (tried + !tried), n["no-code"], n["same-code"], n["equivalent"]
		exit !(tried > 0 && 20 * n["survived"] <= tried)
	}'
