#!/bin/sh
# run_tests.sh - runs the golden cases in tests/cases and the checks in tests/checks
#
# usage: [WAR=BINARY] [RUN=PREFIX] [LIMIT=SECONDS] ./run_tests.sh [-u] [NAME ...]
#
# A golden case is made of some of these files, and is run in their folder:
#   NAME.in    standard input (else empty)        NAME.out     exact standard output
#   NAME.args  arguments, quoted as for a shell   NAME.err     exact standard error (else empty)
#   NAME.env   variables for its environment      NAME.status  exit status (else 0)
# A check is a script that is run from here, gets the program as $WAR, and exits 0 if all is well.
#
# NAME   run only those of this name, or part of one, or pattern: cases, checks/oracle, 'bad-*-2'
# -u     take what the cases print as what is wanted from now on: look at it before you keep it
# WAR    the binary to test (./war)
# RUN    a program to run it under: RUN='valgrind -q --error-exitcode=99', RUN=qemu-s390x-static
# LIMIT  seconds that a case or a check may take (300)
set -u
cd "$(dirname "$0")" || exit 1
top=$(pwd) update=false passed=0 failed=0
[ "${1-}" != -u ] || { update=true; shift; }
WAR=${WAR:-./war}
case $WAR in /*) ;; *) WAR=$top/$WAR ;; esac
[ -x "$WAR" ] || { echo "run_tests.sh: no program $WAR: run make first" >&2; exit 1; }
WAR="${RUN:+$RUN }$WAR"
# Sanitizers exit with a status that is none of ours.
ASAN_OPTIONS=exitcode=99:${ASAN_OPTIONS-} UBSAN_OPTIONS=exitcode=99:${UBSAN_OPTIONS-}
LSAN_OPTIONS=exitcode=99:${LSAN_OPTIONS-} MSAN_OPTIONS=exitcode=99:${MSAN_OPTIONS-}
LC_ALL=C
export WAR ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS MSAN_OPTIONS LC_ALL
unset COLUMNS
limit=
! command -v timeout >/dev/null 2>&1 || limit="timeout ${LIMIT:-300}"
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP

count() { # NAME: what has been found wrong with it is in $tmp/wrong
	if [ -s "$tmp/wrong" ]; then
		failed=$((failed + 1))
		echo "FAILED: $1"
		cat "$tmp/wrong"
	else
		passed=$((passed + 1))
	fi
}

golden() { # NAME, ARGUMENT ...: runs the case, in the folder of the cases
	name=$1 input=/dev/null variables=
	shift
	[ ! -f "$name.in" ] || input=$name.in
	[ ! -f "$name.env" ] || variables=$(cat "$name.env")
	# shellcheck disable=SC2086
	env $variables $limit $WAR "$@" <"$input" >"$tmp/got.out" 2>"$tmp/got.err"
	echo "$?" >"$tmp/got.status"
	if $update; then
		case $(cat "$tmp/got.status") in
		[012]) cp "$tmp/got.out" "$name.out"; cp "$tmp/got.err" "$name.err"; cp "$tmp/got.status" "$name.status" ;;
		*) echo "not accepted: status $(cat "$tmp/got.status")" >"$tmp/wrong" ;;
		esac
		[ ! -f "$name.err" ] || [ -s "$name.err" ] || rm "$name.err"
		[ ! -f "$name.status" ] || [ "$(cat "$name.status")" != 0 ] || rm "$name.status"
	fi
	: >"$tmp/wanted.err"
	echo 0 >"$tmp/wanted.status"
	[ -f "$name.out" ] || echo "no file tests/cases/$name.out says what is wanted" >>"$tmp/wrong"
	for part in out err status; do
		[ ! -f "$name.$part" ] || cp "$name.$part" "$tmp/wanted.$part"
		[ ! -f "$tmp/wanted.$part" ] || cmp -s "$tmp/wanted.$part" "$tmp/got.$part" ||
			(cd "$tmp" && diff -u "wanted.$part" "got.$part") >>"$tmp/wrong"
	done
	[ ! -s "$tmp/wrong" ] || echo "command: cd tests/cases && ${variables:+$variables }$WAR $* <$input" >>"$tmp/wrong"
}

check() { # NAME: runs the check
	# shellcheck disable=SC2086
	$limit sh "$1.sh" >"$tmp/got" 2>&1 </dev/null || { cat "$tmp/got"; echo "command: WAR='$WAR' sh $1.sh"; } >"$tmp/wrong"
	[ -s "$tmp/wrong" ] || sed "s|^|$(basename "$1"): |" "$tmp/got"
}

for name in $(printf '%s\n' tests/cases/*.* tests/checks/*.sh | sed 's/\.[a-z]*$//' | sort -u); do
	[ $# -gt 0 ] && wanted=false || wanted=true
	for pattern; do
		# shellcheck disable=SC2254
		case ${name#tests/} in *$pattern*) wanted=true ;; esac
	done
	$wanted || continue
	rm -f "$tmp"/*
	case $name in
	tests/checks/*) $update && continue; check "$name" ;;
	*) arguments=
		[ ! -f "$name.args" ] || arguments=$(cat "$name.args")
		cd tests/cases && eval "golden ${name##*/} $arguments"
		cd "$top" || exit 1 ;;
	esac
	count "$name"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
