#!/bin/sh
# make small: every deal of small decks over three ranks, every split, see small.c.  The books with up to
# 10 cards, a grid of settings with up to 7.  Half a minute.  CARDS=N: up to N cards (10) for the books.
# OFFSETS=N: with up to N cards (6) their rings begin at every pair of offsets, with more at one; 8: a minute
# and a half, 10: a quarter of an hour.
# Debian packages: gcc.
set -eu
cd "$(dirname "$0")/.."
CC=${CC:-cc} CARDS=${CARDS:-10} OFFSETS=${OFFSETS:-6}
command -v "$CC" >/dev/null || { echo "small: no $CC: apt-get install gcc" >&2; exit 1; }
mkdir -p tests/build
$CC -std=c11 -O2 -o tests/build/small tests/small.c -lm

tests/build/small "$CARDS" "$OFFSETS" every
tests/build/small 8 4 umass,limit=7 csharp,limit=7 codingame,limit=9 utexas,limit=1
tests/build/small 7 4 codingame,down=1,limit=5 utexas,down=1,limit=12 codingame,limit=3000 umass,spoils=owner,limit=2100

grid=
for down in 0 1 2 3; do
	for spoils in owner laid winner loser; do
		for short in draw lose steps empty last; do
			grid="$grid every,limit=0,down=$down,spoils=$spoils,short=$short"
		done
	done
done
# shellcheck disable=SC2086
tests/build/small $((CARDS < 7 ? CARDS : 7)) 4 $grid
