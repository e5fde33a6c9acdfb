#!/bin/sh
# lint.sh - what can be said of the sources without running them
#
# usage: sh tests/lint.sh
#
# Shell: shellcheck, checkbashisms, the parsers of dash and busybox.  C: cppcheck, clang-tidy (its checks are
# chosen in .clang-tidy), clang-format (.clang-format), gcc -fanalyzer.  And: what the top level holds, and
# whether war.c is short enough for a judge.
set -u
cd "$(dirname "$0")/.." || exit 1
missing=
for tool in shellcheck:shellcheck checkbashisms:devscripts dash:dash busybox:busybox cppcheck:cppcheck \
	clang-tidy:clang-tidy clang-format-19:clang-format-19 gcc:gcc; do
	command -v "${tool%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "lint.sh: needs: apt-get install$missing" >&2; exit 1; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
bad=0

# TITLE COMMAND ...: the command must succeed
holds() {
	title=$1
	shift
	if "$@" >"$tmp/said" 2>&1; then
		echo "ok: $title"
	else
		bad=$((bad + 1))
		echo "FAILED: $title: $*"
		cat "$tmp/said"
	fi
}

top_level() {
	ls | LC_ALL=C sort >"$tmp/found"
	printf '%s\n' Makefile README.md run_tests.sh tests war.c >"$tmp/wanted"
	# Besides, what make builds.
	grep -vx war "$tmp/found" | diff -u "$tmp/wanted" -
}

short_enough() {
	characters=$(wc -m <war.c)
	echo "war.c has $characters characters; a judge takes 100,000"
	[ "$characters" -lt 100000 ]
}

# The limits are raised, as gcc stops at the default ones without a word.  It follows the calls from main into the
# engine only so far, even then: what a function alone shows is seen, and what is one call away.
analyzer() {
	timeout 600 gcc -std=c11 -Werror -DWAR_NO_PRAGMA -fanalyzer --param analyzer-bb-explosion-factor=20 \
		--param analyzer-max-enodes-per-program-point=8 -c -o "$tmp/war.o" war.c
}

scripts=$(find run_tests.sh .ci/run tests -name '*.sh' -o -path .ci/run | grep -v '^tests/build/' | LC_ALL=C sort)
# shellcheck disable=SC2086
{
	holds 'shellcheck' shellcheck -s sh $scripts
	holds 'checkbashisms' checkbashisms -f $scripts
	for script in $scripts; do
		dash -n "$script" && busybox sh -n "$script" || bad=$((bad + 1))
	done
}
holds 'cppcheck' cppcheck -q --std=c11 --enable=warning,performance,portability --inline-suppr \
	--suppress=missingIncludeSystem --suppress=ctuuninitvar --error-exitcode=1 war.c
holds 'clang-tidy' clang-tidy --quiet war.c -- -std=c11
holds 'clang-format' clang-format-19 --dry-run -Werror war.c
holds 'gcc -fanalyzer' analyzer
holds 'the top level' top_level
holds 'the length of war.c' short_enough
[ "$bad" -eq 0 ]
