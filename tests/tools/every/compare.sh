#!/bin/sh
# compare.sh - compares every.c with war, which plays each deal: the counts must be the same bytes, but for sums of ranks that
# every.c does not know
#
# usage: WAR=./war EVERY=tests/build/every sh tests/tools/every/compare.sh <LINES
#        WAR=./war sh tests/tools/every/compare.sh long
#
# A line has rules, and maybe --held or --periods.  `long` makes the lines itself, and compares
# - every deck with 40,000 deals or fewer under every order, 0 to 3 cards down and every word of `short`; the books, the
#   units, the limits 0 to 50, pile=stack, cards=N, jokers=1, hands=N with top=last and --periods come in turn;
# - every deck with 40,001 to 400,000 deals under a part of these rules;
# - every deck with 400,000 deals or fewer under each limit from 1 to 50;
# - 1x10, 1x11 and 4x4, natural and high.
# That takes fifteen minutes of one core.  Without EVERY, every.c is compiled with CC.
# shellcheck disable=SC2086 # WAR, CC and EVERY may be several words
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} CC=${CC:-cc} CFLAGS=${CFLAGS:--O2}
export WAR
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
[ -n "${EVERY-}" ] || { EVERY=$tmp/every && $CC -std=c11 $CFLAGS ${LDFLAGS-} -o "$EVERY" tests/tools/every/every.c; }

# The next of some words, in turn.
turn=0
pick() { # WORD ...
	shift $((turn % $#))
	picked=$1
}

# DECK ...: each with every order, number of cards down and word of `short`, or with every STEPth of them.
grid() { # STEP DECK ...
	step=$1
	shift
	for deck; do
		suits=${deck%x*} ranks=${deck#*x} cards=$((${deck%x*} * ${deck#*x}))
		for spoils in $orders; do
			for down in 0 1 2 3; do
				for short in $shorts; do
					turn=$((turn + 1))
					[ $((turn % step)) -eq 0 ] || continue
					pick $books
					rules=$picked
					pick $units
					rules=$rules,count=$picked
					pick limit=0 limit=$((turn % 51)) pile=stack cards=$((cards > 2 ? cards - 1 : 2)) limit=0 limit=$((turn % 7)) \
						cards=$((cards / 2 + 1)) jokers=1 hands=$((turn % (cards - 1) + 1)),top=last pile=stack limit=0
					rules=$rules,$picked,spoils=$spoils,down=$down,short=$short,suits=$suits,ranks=$ranks
					pick '' --periods '' ''
					echo "$rules $picked"
				done
			done
		done
	done
}

limits() { # DECK ...
	for deck; do
		limit=0
		while [ $limit -lt 50 ]; do
			limit=$((limit + 1)) turn=$((turn + 1))
			pick $books
			rules=$picked
			pick $units
			rules=$rules,count=$picked
			pick $orders
			echo "$rules,limit=$limit,spoils=$picked,down=$((turn % 4)),suits=${deck%x*},ranks=${deck#*x}"
		done
	done
}

long_lines() {
	small='1x2 1x3 1x4 1x5 1x6 1x7 1x8 2x2 2x3 2x4 3x2 3x3 4x2 4x3 5x2 6x2 7x2 8x2'
	larger='9x2 10x2 1x9 2x5 3x4'
	grid 1 $small
	grid 5 $larger
	limits $small $larger
	for rules in 1x10 1x11 4x4; do
		echo "bataille,suits=${rules%x*},ranks=${rules#*x}"
		echo "bataille,suits=${rules%x*},ranks=${rules#*x},spoils=high"
	done
}

lines=0 bad=0
if [ "${1-}" = long ]; then
	books=$(sh tests/checks/lib/names.sh books) orders=$(sh tests/checks/lib/names.sh spoils) shorts=$(sh tests/checks/lib/names.sh short)
	units=$(sh tests/checks/lib/names.sh count)
	long_lines >"$tmp/lines"
else
	cat >"$tmp/lines"
fi
while read -r rules options; do
	lines=$((lines + 1))
	$WAR -r "$rules,shuffle=every" -n all --counts $options >"$tmp/wanted"
	$EVERY -r "$rules" -j 1 $options >"$tmp/got" 2>"$tmp/said" </dev/null || : >"$tmp/got"
	if grep -q ': one game is played' "$tmp/said"; then
		for file in wanted got; do
			sed '/^sum/d; /^end/d' "$tmp/$file" >"$tmp/file" && mv "$tmp/file" "$tmp/$file"
		done
	fi
	if [ ! -s "$tmp/got" ] || ! cmp -s "$tmp/wanted" "$tmp/got"; then
		bad=$((bad + 1))
		echo "not the counts of all deals: $rules $options"
		grep -v '^every: ' "$tmp/said" || :
		diff "$tmp/wanted" "$tmp/got" || :
	fi
done <"$tmp/lines"
echo "$lines rules and decks, $bad wrong"
[ $bad -eq 0 ] && [ $lines -gt 0 ]
