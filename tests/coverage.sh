#!/bin/sh
# coverage.sh - which lines and branches of war.c do the tests reach?  It must be all of them.
#
# usage: sh tests/coverage.sh [NAME ...]
#
# Runs the whole test suite (or only NAME ..., as run_tests.sh does) and tests/faults.sh on a build with gcov, and
# prints each line and branch that was not reached.  Then the same tests on a build of clang-19 that also tells
# of MC/DC: was each condition of a decision seen to decide it alone?  Its totals are printed, and for those
# who want to know more the whole report is left in tests/build/coverage/mcdc.txt.
set -u
cd "$(dirname "$0")/.." || exit 1
missing=
for tool in gcc:gcc gcov:gcc clang-19:clang-19 llvm-cov-19:llvm-19 llvm-profdata-19:llvm-19; do
	command -v "${tool%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "coverage.sh: needs: apt-get install$missing libclang-rt-19-dev" >&2; exit 1; }
top=$(pwd) build=$(pwd)/tests/build/coverage
rm -rf "$build"
mkdir -p "$build" || exit 1

tests() { # BINARY LOG NAME ...: all that runs war
	binary=$1 log=$2 bad=0
	shift 2
	WAR=$binary ./run_tests.sh "$@" >"$log" 2>&1 || bad=1
	tail -n 1 "$log"
	if [ $# -eq 0 ]; then
		WAR=$binary sh tests/faults.sh >>"$log" 2>&1 || bad=1
		tail -n 1 "$log"
	fi
	[ "$bad" -eq 0 ] || { echo "FAILED: the tests on $binary"; cat "$log"; }
	return "$bad"
}

# If files are limited, in size or number, the counters cannot be written either.  Jobs are processes that write their own when
# they end, and gcov adds them up; also those that end by SIGTERM, since they have lost their parent.
cat >"$build/main.c" <<'END'
#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>
int war_main(int argc, char **argv);
void WRITE_COUNTERS(void);
pid_t plain_fork(void)
{
	return fork(); /* that of gcov writes the counters first */
}
static bool limited(int what, rlim_t most)
{
	struct rlimit limit;

	return getrlimit(what, &limit) != 0 || limit.rlim_cur <= most;
}
pid_t plain_fork(void)
{
	return fork(); /* that of gcov writes the counters first */
}
static bool limited(int what, rlim_t most)
{
	struct rlimit limit;

	return getrlimit(what, &limit) != 0 || limit.rlim_cur <= most;
}
static void killed(int number)
{
	WRITE_COUNTERS();
	signal(number, SIG_DFL);
	raise(number);
}
static void end(int status, void *unused)
{
	(void)unused;
	if (limited(RLIMIT_FSIZE, RLIM_INFINITY - 1) || limited(RLIMIT_NOFILE, 64)) {
		fflush(NULL);
		_exit(status);
	}
}
int main(int argc, char **argv)
{
	on_exit(end, NULL);
	signal(SIGTERM, killed);
	return war_main(argc, argv);
}
END

# -O0 and no pragma: an optimiser merges and removes branches.
failed=0
flags='-std=c11 -O0 -DWAR_NO_PRAGMA -Dmain=war_main -Dfork=plain_fork'
# shellcheck disable=SC2086
(cd "$build" && gcc -DWRITE_COUNTERS=__gcov_dump -c main.c &&
	gcc $flags --coverage -o war "$top/war.c" main.o) || exit 1
tests "$build/war" "$build/log" "$@" || failed=1
(cd "$build" && gcov -b -c war-war.gcda >gcov.txt 2>&1) || { cat "$build/gcov.txt"; exit 1; }
# Lines come as `COUNT:LINE:TEXT`, each followed by its branches; of a line that never ran these are not printed.
awk '
/^ *[^:]*: *[0-9]+:/ {
	split($0, part, ":")
	count = part[1]
	gsub(/[ *]/, "", count)
	number = part[2] + 0
	text = $0
	sub(/^[^:]*:[^:]*:[ \t]*/, "", text)
	if (count == "-")
		next
	lines++
	if (count ~ /^[#=]+$/) {
		missed++
		print "line " number ": " text
	}
	next
}
/^branch/ {
	branches++
	if ($0 ~ /never executed/ || $4 <= 0) {
		unseen++
		if (count !~ /^[#=]+$/)
			print "line " number ", branch " $2 ": " text
	}
}
END {
	printf "lines %d of %d, branches %d of %d\n", lines - missed, lines, branches - unseen, branches
	exit missed + unseen > 0 || lines == 0
}' "$build/war.c.gcov" || failed=1

# shellcheck disable=SC2086
clang-19 -DWRITE_COUNTERS=__llvm_profile_write_file -c -o "$build/main.o" "$build/main.c" &&
	clang-19 $flags -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc \
	-o "$build/war-mcdc" war.c "$build/main.o" || exit 1
LLVM_PROFILE_FILE="$build/mcdc-%4m.profraw" QUICK=1 # all faults have been looked at above
export LLVM_PROFILE_FILE QUICK
tests "$build/war-mcdc" "$build/log-mcdc" "$@" || failed=1
llvm-profdata-19 merge -o "$build/mcdc.profdata" "$build"/mcdc-*.profraw || exit 1
llvm-cov-19 show "$build/war-mcdc" -instr-profile="$build/mcdc.profdata" --show-mcdc --show-branches=count >"$build/mcdc.txt" || exit 1
llvm-cov-19 report "$build/war-mcdc" -instr-profile="$build/mcdc.profdata" --show-mcdc-summary >"$build/summary.txt" || exit 1
awk '$1 == "TOTAL" { found = 1; printf "clang: lines %s, branches %s, MC/DC %s (%d conditions, %d not shown to decide alone)\n",
	$10, $13, $16, $14, $15 }
	END { exit !found }' "$build/summary.txt" || failed=1
exit "$failed"
