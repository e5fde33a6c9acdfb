#!/bin/sh
# Every deal of up to 5 cards, also with piles and limits, and with piles that are shuffled; of up to 4 with ties given back;
# of up to 6 under orders without chance.  make small takes more.
# shellcheck disable=SC2046,SC2086 # CC, CFLAGS, RUN, words and a set of rules are several words
set -eu
CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

# Every order that leaves nothing to chance, with the words of `short` in turn.
set -- $(sh tests/checks/lib/names.sh short)
orders=
for order in $(sh tests/checks/lib/names.sh orders); do
	for down in 0 1 2 3; do
		orders="$orders codingame,spoils=${order%:*},down=$down,short=$1"
		set -- "$@" "$1"
		shift
	done
done
$CC -std=c11 -Og -DWAR_NO_PRAGMA ${CFLAGS-} ${LDFLAGS-} -o "$tmp/small" tests/deep/small/small.c
cd "$tmp"
${RUN-} ./small 5 3 every every,pile=stack every,limit=5
${RUN-} ./small 4 3 every,tie=back every,tie=back,pile=stack,spoils=winner every,count=cards,limit=6,most=yes
${RUN-} ./small 5 2 every,pile=shuffled,limit=9,count=seconds
${RUN-} ./small 6 0 $orders
