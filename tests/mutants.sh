#!/bin/sh
# make mutants: do the tests notice?  Changes war.c in one place at a time, an operator, a constant or
# a statement, and runs what `make test` runs until something fails.  Mutants that do not compile, or
# to the same code, do not count.  Lists those that survive; fails if more than 5 % do.  Five minutes.
# N=COUNT of mutants, 0 for all (100), SEED=N another choice (1), FROM=LINE TO=LINE of war.c only,
# JOBS=N (one for every core).
# Debian packages: gcc coreutils.
set -eu
cd "$(dirname "$0")/.."
CC=${CC:-cc} N=${N:-100} SEED=${SEED:-1} FROM=${FROM:-0} TO=${TO:-0}
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

# compile FOLDER: war.c there, to war.o and war.
compile() {
	(cd "$1" && $CC -std=c11 -O2 -w -c war.c && $CC -o war war.o -pthread) >/dev/null 2>&1
}

# golden NAME FOLDER: runs a case on FOLDER/war, in the folder of the cases; false if anything differs.
golden() {
	name=$1 got=$2/got input=/dev/null status=0
	[ ! -f "$name.in" ] || input=$name.in
	eval "set -- $([ ! -f "$name.args" ] || cat "$name.args")"
	variables=$([ ! -f "$name.env" ] || cat "$name.env")
	# shellcheck disable=SC2086
	env $variables timeout 5 "${got%got}war" "$@" <"$input" >"$got.out" 2>"$got.err" || status=$?
	wanted=0
	[ ! -f "$name.status" ] || wanted=$(cat "$name.status")
	[ "$status" = "$wanted" ] && cmp -s "$name.out" "$got.out" || return 1
	if [ -f "$name.err" ]; then cmp -s "$name.err" "$got.err"; else [ ! -s "$got.err" ]; fi
}

# passes FOLDER: do all cases, then all checks, the quick ones first, pass on FOLDER/war?  The case that
# fails comes first from then on.
# shellcheck disable=SC2094 # a new file takes its place, after the last read
passes() {
	while read -r name; do
		(cd tests/cases && golden "$name" "$1") && continue
		{ echo "$name"; grep -vxF -e "$name" "$1/cases"; } >"$1/cases.new"
		mv "$1/cases.new" "$1/cases"
		return 1
	done <"$1/cases"
	while read -r seconds check; do
		WAR=$1/war timeout $((3 * seconds + 5)) sh "$check" >/dev/null 2>&1 </dev/null || return 1
	done <"$at/checks"
}

# mutant FOLDER LINE COLUMN LENGTH TEXT: makes it, tries it, and says what became of it.
mutant() {
	awk -v line="$2" -v column="$3" -v cut="$4" -v text="$5" 'NR == line {
			$0 = substr($0, 1, column - 1) text substr($0, column + cut)
		}
		{ print }' war.c >"$1/war.c"
	if ! compile "$1"; then
		fate=no-code
	elif cmp -s "$1/war.o" "$at/war.o"; then
		fate=same-code
	elif passes "$1"; then
		fate=survived
		{
			echo "survived: war.c:$2:$3"
			sed -n "$2{s/^/-/;p;}" war.c
			sed -n "$2{s/^/+/;p;}" "$1/war.c"
		} >"$1/told"
		cat "$1/told"
	else
		fate=killed
	fi
	echo "$fate" >>"$1/fates"
}

# What is so for war.c itself: all pass, and how long each check takes.
cp war.c "$at"
for name in tests/cases/*.out; do
	basename "$name" .out
done >"$at/cases"
compile "$at" || { echo "mutants: war.c does not compile" >&2; exit 1; }
: >"$at/checks"
passes "$at" || { echo "mutants: the cases fail without any change: $(head -n 1 "$at/cases")" >&2; exit 1; }
for check in tests/checks/*.sh; do
	before=$(date +%s)
	if WAR=$at/war timeout 300 sh "$check" >/dev/null 2>&1 </dev/null; then
		echo "$(($(date +%s) - before)) $check"
	else
		echo "mutants: fails without any change, left out: $check" >&2
	fi
done | sort -n >"$at/times"
mv "$at/times" "$at/checks"

awk -v seed="$SEED" -v count="$N" -v from="$FROM" -v to="$TO" -f tests/mutants.awk war.c >"$at/mutants"
job=0
while [ $job -lt "$JOBS" ]; do
	mkdir "$at/$job"
	cp "$at/cases" "$at/$job"
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
		printf "%d mutants: %d killed, %d survived, %.1f %% killed; left out: %d not compiled, %d the same code\n",
			tried, n["killed"], n["survived"], 100 * n["killed"] / (tried + !tried), n["no-code"], n["same-code"]
		exit !(tried > 0 && 20 * n["survived"] <= tried)
	}'
