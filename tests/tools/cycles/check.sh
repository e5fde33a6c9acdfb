#!/bin/sh
# make cycles: words and blocks become deals that war calls endless.  With one suit, searches find endless games for exactly
# those numbers of ranks that have any (winner's cards first: OEIS A400411; both orders: every deal was played).
# shellcheck disable=SC2015,SC2086 # `a && b || c`; CC, CFLAGS and a variable of `wrong` may be several words
set -eu
CC=${CC:-cc}
export CC
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
$CC -std=c11 -O2 ${CFLAGS-} ${LDFLAGS-} -o "$tmp/cycles" tests/tools/cycles/cycles.c
CYCLES="${RUN-} $tmp/cycles"
export CYCLES
unset WORD LENGTH WARS SUITS RANKS SPOILS DOWN TRIES SKIP

cycles() { # STATUS, variables ...: what is printed is in $tmp/out
	wanted=$1 status=0
	shift
	env "$@" sh tests/tools/cycles/cycles.sh >"$tmp/out" 2>"$tmp/err" || status=$?
	[ $status = "$wanted" ] || { echo "wanted status $wanted, got $status: $* sh tests/tools/cycles/cycles.sh"; cat "$tmp/out" "$tmp/err"; exit 1; }
}
holds() { # PATTERN, which a line of $tmp/out must match
	grep -q "^$1\$" "$tmp/out" || { echo "no line '$1' in:"; cat "$tmp/out"; exit 1; }
}
deck() { # CARDS: is each there once, in the first deal of $tmp/out?
	cards=$(grep '^[0-9]* [0-9JQKA]' "$tmp/out" | head -n 1 | tr ' ' '\n' | grep '[DHCS]$' | sort -u | wc -l)
	[ "$cards" -eq "$1" ] || { echo "$cards cards, not $1, in:"; cat "$tmp/out"; exit 1; }
}

# 28 cards: equal hands, from which the game comes to its cycle.
cycles 0 WORD='=1122112222112' RANKS=7
holds '14\( [0-9JQKA]*[DHCS]\)\{14\} 14\( [0-9JQKA]*[DHCS]\)\{14\}'
holds 'LOOP [1-9][0-9]* 52'
deck 28
cycles 1 WORD='=1122112222112' RANKS=7 TRIES=9
holds '.*: undecided'
cycles 1 WORD='=1122112222112' RANKS=7 WAR='echo 1 1; :'
cycles 1 WORD='=1122112222112' RANKS=6
cycles 0 WORD='=12112211221122221' SPOILS=high
holds 'LOOP [0-9]* 1020'
deck 52
cycles 0 WORD='=1222211' SPOILS=loser
cycles 0 WORD='11=211=2=122=122x' RANKS=4
holds 'LOOP 0 24'
grep -q '1 word, the last of 12 rounds, .* 1 endless' "$tmp/err" || { cat "$tmp/err"; exit 1; }
for ranks in 4 6 64; do
	cycles 0 WORD=blocks RANKS=$ranks
	holds "LOOP 0 $((6 * ranks))"
	deck $((4 * ranks))
done
for wrong in WORD=3 WORD=1= LENGTH= LENGTH=2-1-x WORD=blocks\ RANKS=5 WORD=12\ RANKS=17 SPOILS=high\ DOWN=1; do
	cycles 2 $wrong
done

cycles 2 WORD=12 CYCLES='' CC=no-such-compiler
grep -q "no C compiler 'no-such-compiler'" "$tmp/err" || { cat "$tmp/err"; echo 'a missing compiler is not told'; exit 1; }
cycles 1 WORD=12 CYCLES='' CC=false

for spoils in winner loser; do
	for ranks in 4 5 6 7 8; do
		case $spoils-$ranks in winner-[468] | loser-[48]) found=1 ;; *) found=0 ;; esac
		cycles $found LENGTH=1-6 SUITS=1 RANKS=$ranks SPOILS=$spoils
	done
done

# A search that goes on prints the rest of what it prints when it is not stopped.
cycles 0 LENGTH=1-4 SUITS=1 RANKS=11 SPOILS=loser
mv "$tmp/out" "$tmp/whole"
cycles 0 LENGTH=1-4 SUITS=1 RANKS=11 SPOILS=loser SKIP=1
rest=$(wc -l <"$tmp/out")
[ "$rest" -gt 0 ] && [ "$rest" -lt "$(wc -l <"$tmp/whole")" ] || { echo "SKIP=1 prints $rest lines"; exit 1; }
tail -n "$rest" "$tmp/whole" | cmp - "$tmp/out"
echo "a word, blocks and searches give the endless games that war and OEIS know"
