#!/bin/sh
# Rounds, loops and proofs on every deal of up to six cards, under orders without chance up to seven, as `make small` does
# with more cards.
# shellcheck disable=SC2086 # CC, CFLAGS, RUN and a set of rules may be several words
set -eu
CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

# Every order that leaves nothing to chance, with the words of `short` in turn.
set -- draw lose steps empty last spent equal
orders=
for spoils in owner laid winner loser alternate reversed high low natural; do
	for down in 0 0 1 1 2 3; do
		orders="$orders codingame,spoils=$spoils,down=$down,short=$1"
		set -- "$@" "$1"
		shift
	done
done
$CC -std=c11 -O1 ${CFLAGS-} ${LDFLAGS-} -o "$tmp/small" tests/deep/small/small.c
cd "$tmp"
${RUN-} ./small 6 4 every
${RUN-} ./small 7 0 $orders
