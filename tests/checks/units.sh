#!/bin/sh
# Functions of war.c called one by one: the generators, the deals of a deck in their order, the order of the spoils, copies of
# games, and the arithmetic.
# shellcheck disable=SC2086 # CC, CFLAGS and RUN may be several words
set -eu
CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

$CC -std=c11 -Og -DWAR_NO_PRAGMA ${CFLAGS-} ${LDFLAGS-} -o "$tmp/units" tests/checks/lib/units.c -lm
(cd "$tmp" && ${RUN-} ./units)
