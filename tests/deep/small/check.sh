#!/bin/sh
# Rounds, loops and proofs on every deal of up to six cards, as `make small` does with more cards.
# shellcheck disable=SC2086 # CC, CFLAGS and RUN may be several words
set -eu
CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

$CC -std=c11 -O1 ${CFLAGS-} ${LDFLAGS-} -o "$tmp/small" tests/deep/small/small.c
(cd "$tmp" && ${RUN-} ./small 6 4 every)
