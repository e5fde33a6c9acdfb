#!/bin/sh
# paste.sh - prints the solver, to be pasted into an online judge
#
# usage: make paste [BOOK=RULES] [HAND_MOST=N] >solver.c
#
# BOOK       the rules, as `war -r` takes them: codeforces, or bataille,down=1 (codingame); or RULES, as elsewhere
# HAND_MOST  the most cards of a hand (1000000).  With 100000 the solver needs an eighth of the memory.
#
# The solver is war.c above the line that begins part 2.  Only its lines `#define BOOK` and `#define HAND_MOST` may differ.
# It is compiled and started before it is printed: rules that it refuses, and numbers that it cannot have, print nothing.
# shellcheck disable=SC2086 # CC, LDFLAGS and RUN may be several words
set -eu
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes paste BOOK HAND_MOST RULES
cd "$(dirname "$0")/../../.."
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
fail() { echo "paste.sh: $*" >&2; exit 1; }
usual() { sed -n "s/^#define $1 //p" war.c; }

book=$(usual BOOK | tr -d '"') most=$(usual HAND_MOST)
BOOK=${BOOK:-${RULES:-$book}} HAND_MOST=${HAND_MOST:-$most}
case ${BOOK%%,*} in *=*) BOOK=$book,$BOOK ;; esac
case $BOOK in *[!A-Za-z0-9,=-]*) fail "BOOK: expected a rule book and settings, as bataille,down=1, found '$BOOK'" ;; esac
case $HAND_MOST in 0* | *[!0-9]*) fail "HAND_MOST: expected a number of cards, found '$HAND_MOST'" ;; esac

sed "/^\/[*] =* 2[.] /,\$d; s/^\(#define BOOK\) .*/\1 \"$BOOK\"/; s/^\(#define HAND_MOST\) .*/\1 $HAND_MOST/" war.c >"$tmp/solver.c"
${CC:-cc} -std=c11 -DWAR_NO_PRAGMA ${LDFLAGS-} -o "$tmp/solver" "$tmp/solver.c" >&2 ||
	fail "with BOOK=$BOOK HAND_MOST=$HAND_MOST it does not compile"
# Rules are refused before the input.
${RUN-} "$tmp/solver" </dev/null >"$tmp/got" 2>"$tmp/said" || grep -q '^war: <stdin>:1: ' "$tmp/said" || { cat "$tmp/said" >&2; exit 1; }
cat "$tmp/solver.c"
