#!/bin/sh
# builds.sh - the tests on other builds of war.c: no warning, the same output
#
# usage: [JOBS=2] [ALL=1] sh tests/deep/portable/builds.sh [NAME ...]
#
# NAME  only these builds, of the list below
# JOBS  how many builds are tested at a time (2)
# ALL   adds the builds valgrind, leaks and those between -O0 and -O3, and runs the tests of the program (tests/deep/class.sh:
#       program, signals, c) on all builds but valgrind and leaks.  Without ALL only the build `sanitizers` runs these tests.
#       All others run the cases.
set -u
cd "$(dirname "$0")/../../.." || exit 1
missing=
for tool in gcc:gcc clang:clang tcc:tcc musl-gcc:musl-tools valgrind:valgrind bmake:bmake; do
	command -v "${tool%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "builds.sh: needs: apt-get install$missing" >&2; exit 1; }
mkdir -p tests/build || exit 1
if [ $# -ne 1 ]; then
	[ $# -gt 0 ] || set -- sanitizers ${ALL:+valgrind leaks gcc-O1 gcc-O2 clang-O1 clang-O2} judge gcc-O0 gcc-O3 clang-O0 clang-O3 \
		clang-sanitizers unsigned-char musl tcc bmake
	printf '%s\n' "$@" | xargs -n 1 -P "${JOBS:-2}" sh tests/deep/portable/builds.sh
	exit
fi

name=$1 under='' flags='-std=c11 -Wall -Wextra -Wpedantic' libraries=
binary=tests/build/war-$name log=tests/build/log-$name
wanted=cases/ all=$(sh tests/deep/class.sh program signals c)
case $name in
judge) compiler='gcc -std=c17 -O0 -Wall -Wextra -Wpedantic' flags='' libraries='-lm -lpthread -ldl -lcrypt' ;;
gcc-O? | clang-O?) compiler="${name%-*} -${name#*-}" ;;
unsigned-char) compiler='gcc -O2 -funsigned-char' ;;
sanitizers) compiler='gcc -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all' wanted=$all ;;
leaks) compiler='gcc -g -O1 -fsanitize=leak' ;;
clang-sanitizers) compiler='clang -g -O0 -fsanitize=memory,undefined -fno-sanitize-recover=all' ;;
musl) compiler='musl-gcc -static -O2' ;;
tcc) compiler=tcc flags='-std=c11 -Wall' ;;
# The make of the BSDs runs in its own folder, so that it does not replace ./war.
bmake) compiler=cc flags='' ;;
# The pragma would bring optimisation, which hides reads of what is not initialised, and the like.
valgrind) compiler='gcc -g -O0 -DWAR_NO_PRAGMA'
	under='valgrind -q --error-exitcode=99 --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=definite' ;;
*) echo "builds.sh: no build '$name'" >&2; exit 1 ;;
esac
# To look for leaks takes six times as long as a usual run, and is not possible with few open files: the build `leaks` does
# that, for the golden cases.  Under valgrind everything takes 40 times as long.  It runs the cases, and the tests of jobs,
# signals and failures.  The others play many games, and clang-sanitizers sees what they read without having written it.
# A program of tcc plays in one process, for which tests of jobs would wait.
case $name in
leaks) ;;
valgrind) wanted="cases/ $(sh tests/deep/class.sh signals)" ;;
tcc) [ -z "${ALL-}" ] || wanted=$(sh tests/deep/class.sh program c) ;;
*) [ -z "${ALL-}" ] || wanted=$all ;;
esac
[ "$name" != sanitizers ] || export ASAN_OPTIONS=detect_leaks=0
# build: by the compiler, or all that the Makefile does with the program
# shellcheck disable=SC2086
build() {
	if [ "$name" != bmake ]; then
		$compiler $flags -o "$binary" war.c $libraries
		return
	fi
	rm -rf "$binary.d"
	mkdir -p "$binary.d/tests/tools" && cp war.c Makefile README.md "$binary.d" &&
		cp -R tests/tools/manual "$binary.d/tests/tools" && cp -R tests/guide "$binary.d/tests" && (
		cd "$binary.d" && bmake -s && bmake -s install DESTDIR="$PWD/root" PREFIX=/usr && ./root/usr/bin/war -V >/dev/null &&
			[ "$(find root -type f -perm 755)" = root/usr/bin/war ] && bmake -s uninstall DESTDIR="$PWD/root" PREFIX=/usr &&
			[ -z "$(find root -type f)" ] && bmake -s help | grep -q '^test - '
	) && cp "$binary.d/war" "$binary"
}
(umask 077; build) >"$log" 2>&1 || { echo "FAILED: $name does not compile"; cat "$log"; exit 1; }
[ ! -s "$log" ] || { echo "FAILED: $name warns"; cat "$log"; exit 1; }
began=$(date +%s)
# shellcheck disable=SC2086
LIMIT=300 WAR=$binary RUN=$under CC=$compiler CFLAGS=$flags ./run_tests.sh -j 1 $wanted >"$log" 2>&1
status=$?
echo "$name: $(tail -n 1 "$log") ($(($(date +%s) - began)) s)"
[ "$status" -eq 0 ] || cat "$log"
exit "$status"
