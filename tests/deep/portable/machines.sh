#!/bin/sh
# machines.sh - the tests on machines unlike this one: the same bytes everywhere
#
# usage: [JOBS=2] [ALL=1] sh tests/deep/portable/machines.sh [NAME ...]
#
# i686: 32 bits.  s390x: 64 bits, big-endian.  powerpc, with ALL=1 or if it is named: 32 bits, big-endian, char unsigned.
# The last two are emulated by qemu.  JOBS: how many are tested at a time (2).
#
# Each is compared with this machine on games of many seeds, and runs the golden cases.  i686 runs all tests of the
# classes program and c (tests/deep/class.sh), as do the others with ALL=1.
set -u
cd "$(dirname "$0")/../../.." || exit 1
missing=
for tool in gcc:gcc i686-linux-gnu-gcc:gcc-i686-linux-gnu s390x-linux-gnu-gcc:gcc-s390x-linux-gnu \
	powerpc-linux-gnu-gcc:gcc-powerpc-linux-gnu qemu-s390x-static:qemu-user-static qemu-ppc-static:qemu-user-static; do
	command -v "${tool%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "machines.sh: needs: apt-get install$missing" >&2; exit 1; }
mkdir -p tests/build || exit 1
if [ $# -ne 1 ]; then
	[ $# -gt 0 ] || set -- ${ALL:+powerpc} s390x i686
	printf '%s\n' "$@" | xargs -n 1 -P "${JOBS:-2}" sh tests/deep/portable/machines.sh
	exit
fi

name=$1 emulator='' wanted=cases/ all=$(sh tests/deep/class.sh program c)
case $name in
i686) wanted=$all ;;
s390x) emulator=qemu-s390x-static ;;
powerpc) emulator=qemu-ppc-static ;;
*) echo "machines.sh: no machine '$name'" >&2; exit 1 ;;
esac
[ -z "${ALL-}" ] || wanted=$all
binary=tests/build/war-$name here=tests/build/war-here-$name log=tests/build/log-$name
flags='-std=c11 -Wall -Wextra -Wpedantic -Werror -O2'
# shellcheck disable=SC2086
gcc $flags -o "$here" war.c && "$name-linux-gnu-gcc" $flags -static -o "$binary" war.c || exit 1
began=$(date +%s)

books=$(WAR=./$here sh tests/checks/lib/names.sh books) || exit 1

# What each prints of the games of many seeds, under every book: decks, answers, tables, counts and statistics, whose
# last digits are the most that floating point may differ in (i686 computes them in the longer registers of x87).
told() { # PROGRAM ...
	for rules in $books codingame,spoils=laid,short=last,down=2,suits=3,ranks=7 \
		utexas,shuffle=war,ranks=40 umass,shuffle=python,limit=50; do
		echo "$rules"
		"$@" -r "$rules" -s 2147483000 -n 60 -d && "$@" -r "$rules" -s 0 -n 300 -a &&
			"$@" -r "$rules" -s 77 -n 2000 -j 2 --counts >"$log.counts" && cat "$log.counts" &&
			"$@" --merge "$log.counts" && "$@" -r "$rules" -s 77 -n 200 --table || return 1
		for games in 1 2 3 7 19 50 101 300 999; do
			"$@" -r "$rules" -s 5000 -n $games --stats || return 1
		done
	done
	for rules in $books; do
		"$@" -r "$rules" -s 15 -n 2 -t || return 1
	done
	"$@" -r utexas -s 9223372036854775758 -n 50 -d && "$@" -s 18446744073709551500 -n 100 --counts
}
LC_ALL=C
export LC_ALL
told "./$here" >"$log.here" || { echo "FAILED: the build of this machine"; exit 1; }
# shellcheck disable=SC2086
told $emulator "./$binary" >"$log.there" || { echo "FAILED: $name"; exit 1; }
cmp "$log.here" "$log.there" || { echo "FAILED: $name prints other bytes"; diff -u "$log.here" "$log.there" | head -n 40; exit 1; }
# shellcheck disable=SC2086
WAR=$binary RUN=$emulator CC=$name-linux-gnu-gcc LDFLAGS=-static LIMIT=300 ./run_tests.sh -j 1 $wanted >"$log" 2>&1
status=$?
echo "$name: the same $(wc -c <"$log.here") bytes, $(tail -n 1 "$log") ($(($(date +%s) - began)) s)"
[ "$status" -eq 0 ] || cat "$log"
exit "$status"
