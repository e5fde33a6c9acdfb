#!/bin/sh
# Parts of war.c called one by one: the generators and the arithmetic (tests/pins.c), and rounds, loops and proofs
# on every deal of up to six cards (tests/small.c; `make small` does more of it).
# shellcheck disable=SC2086 # CC, CFLAGS, RUN and a part may be several words
set -eu
CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

for part in pins 'small 6 4 every'; do
	$CC -std=c11 -O1 ${CFLAGS-} ${LDFLAGS-} -o "$tmp/${part%% *}" "tests/${part%% *}.c" -lm
	(cd "$tmp" && ${RUN-} ./$part)
done
