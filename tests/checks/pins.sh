#!/bin/sh
# The generators and the arithmetic of war.c, called one by one (tests/pins.c).
# shellcheck disable=SC2086 # CC, CFLAGS and RUN may be several words
set -eu
CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

$CC -std=c11 ${CFLAGS-} ${LDFLAGS-} -o "$tmp/pins" tests/pins.c -pthread
${RUN-} "$tmp/pins"
