#!/bin/sh
# coverage.sh - which lines and branches of war.c do the tests reach?  It must be all of them.
#
# usage: sh tests/deep/coverage.sh [NAME ...]
#
# Runs the tests of the classes program and signals (tests/deep/class.sh; or only NAME ..., as run_tests.sh does) on a build
# of clang-19, and 30 games with part 1 alone, prints each line and branch that was not reached, and the totals, with MC/DC: was each condition of a
# decision seen to decide it alone?  The whole report is left in tests/build/coverage/report.txt.
set -u
cd "$(dirname "$0")/../.." || exit 1
missing=
for tool in clang-19:clang-19 llvm-cov-19:llvm-19 llvm-profdata-19:llvm-19; do
	command -v "${tool%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "coverage.sh: needs: apt-get install$missing libclang-rt-19-dev" >&2; exit 1; }
build=$(pwd)/tests/build/coverage
rm -rf "$build"
mkdir -p "$build" || exit 1

# If files are limited, in size or number, the counters cannot be written either.  Jobs are processes that
# write their own when they end, which are added up; also those that end by SIGTERM, without a parent, or by _exit().
cat >"$build/main.c" <<'END'
#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>
int war_main(int argc, char **argv);
int __llvm_profile_write_file(void);
static bool limited(int what, rlim_t most)
{
	struct rlimit limit;

	return getrlimit(what, &limit) != 0 || limit.rlim_cur <= most;
}
static bool cannot_write(void)
{
	return limited(RLIMIT_FSIZE, RLIM_INFINITY - 1) || limited(RLIMIT_NOFILE, 64);
}
static void killed(int number)
{
	if (!cannot_write())
		__llvm_profile_write_file();
	signal(number, SIG_DFL);
	raise(number);
}
void war_exit(int status)
{
	if (!cannot_write())
		__llvm_profile_write_file();
	_exit(status);
}
static void end(int status, void *unused)
{
	(void)unused;
	if (cannot_write()) {
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
flags='-std=c11 -O0 -DWAR_NO_PRAGMA -Dmain=war_main -D_exit=war_exit'
# shellcheck disable=SC2086
clang-19 -c -o "$build/main.o" "$build/main.c" && clang-19 $flags -fprofile-instr-generate -fcoverage-mapping \
	-fcoverage-mcdc -o "$build/war" war.c "$build/main.o" || exit 1
# The solver without the parts after it, as it is pasted.  It has the file name of war.c, so that the counts add up.
mkdir "$build/solver"
sed '/^[/][*] ======== 2[.]/,$d' war.c >"$build/solver/war.c"
# shellcheck disable=SC2086
(cd "$build/solver" && clang-19 $flags -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc -o solver war.c ../main.o) || exit 1
LLVM_PROFILE_FILE="$build/war-%4m.profraw"
export LLVM_PROFILE_FILE
failed=0
# shellcheck disable=SC2046 # names have no blanks
[ $# -gt 0 ] || set -- $(sh tests/deep/class.sh program signals)
WAR=$build/war ./run_tests.sh -j "${JOBS:-2}" "$@" >"$build/log" 2>&1 || { echo "FAILED: the tests on $build/war"; cat "$build/log"; failed=1; }
tail -n 1 "$build/log"
(cd "$build/solver" && ../war -n 30 -a >wanted && ../war -n 30 -d | ./solver | diff wanted -) || { echo 'FAILED: the solver alone'; failed=1; }
llvm-profdata-19 merge -o "$build/war.profdata" "$build"/war-*.profraw || exit 1
llvm-cov-19 show "$build/war" -instr-profile="$build/war.profdata" --show-mcdc --show-branches=count >"$build/report.txt" || exit 1
llvm-cov-19 report "$build/war" -instr-profile="$build/war.profdata" --show-mcdc-summary >"$build/summary.txt" || exit 1
# Lines that never ran, and branches that were never taken.
awk -F'|' '$2 ~ /^ +[0-9]+$/ { line = $2 + 0 } $2 ~ /^ +[0-9]+$/ && $3 ~ /^ +0$/ { print "line " line ": " $4 }
	/Branch \(.*: 0[],]/ { print }' "$build/report.txt"
awk '$1 == "TOTAL" { found = 1; printf "lines %s, branches %s, MC/DC %s (%d conditions, %d not shown to decide alone)\n",
	$10, $13, $16, $14, $15; bad = $10 != "100.00%" || $13 != "100.00%" }
	END { exit !found || bad }' "$build/summary.txt" || failed=1
exit "$failed"
