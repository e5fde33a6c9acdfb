#!/bin/sh
# make small: plays every deal of small decks over three ranks, with every split (see small.c): up to 10 cards under the
# books, up to 9 under every order without chance, up to 7 under a grid of settings, and 5 or 6 in the parts of the grid
# with piles or chance, which have many more positions.  First it plays each deal of the table of shuffle=every in
# tests/guide/mathematics.md with small.c alone.  war must have the same sums, and the table the same figures.
# A minute.  CARDS=N: up to N cards (10) for the books, and for the rest no more than that.
# OFFSETS=N: with up to N cards (6), the rings of the books begin at every pair of offsets; with more cards, at one pair.
# OFFSETS=8 takes two minutes, OFFSETS=10 a quarter of an hour.
# Debian packages: gcc.
set -eu
cd "$(dirname "$0")/../../.."
CC=${CC:-cc} CARDS=${CARDS:-10} OFFSETS=${OFFSETS:-6}
command -v "$CC" >/dev/null || { echo "small: no $CC: apt-get install gcc" >&2; exit 1; }
mkdir -p tests/build
$CC -std=c11 -O2 -o tests/build/small tests/deep/small/small.c -lm
$CC -std=c11 -O2 -o tests/build/war war.c
WAR=tests/build/war # for names.sh
export WAR

# The rows of tests/guide/mathematics.md: suits, ranks, deals; endless and mean of rounds, by spoils=owner and by spoils=winner.
grep -E '^[0-9]+ [0-9]+ +[0-9]+( +[0-9.]+ % +[0-9.]+)+$' tests/guide/mathematics.md >tests/build/rows ||
	{ echo 'small: no table of deals in tests/guide/mathematics.md' >&2; exit 1; }
while read -r suits ranks _; do
	printf '%d %d' "$suits" "$ranks"
	for spoils in owner winner; do
		rules=codingame,short=steps,spoils=$spoils
		tests/build/small deals "$suits" "$ranks" $rules >tests/build/wanted
		tests/build/war -r $rules,shuffle=every,suits="$suits",ranks="$ranks" -n all --counts |
			grep -E '^(seeds|player[12]|draw|endless|length_sum)	' | diff tests/build/wanted - >&2 ||
			{ echo "small: every deal by small.c (<) and war (>) differ: $suits $ranks $rules" >&2; exit 1; }
		awk -v spoils=$spoils '{ n[$1] = $3 }
		END {
			if (spoils == "owner")
				printf "%8d", n["seeds"]
			printf "%8.3f %% %7.3f", 100 * n["endless"] / n["seeds"], n["length_sum"] / (n["seeds"] - n["endless"])
		}' tests/build/wanted
	done
	echo
done <tests/build/rows >tests/build/deals
diff tests/build/rows tests/build/deals ||
	{ echo 'small: every deal by tests/guide/mathematics.md (<) and small.c (>) differ' >&2; exit 1; }
echo "every deal of $(wc -l <tests/build/rows) decks is as tests/guide/mathematics.md says"

# CARDS OFFSETS RULES...: no more cards than for the books
small() {
	most=$((CARDS < $1 ? CARDS : $1))
	shift
	tests/build/small "$most" "$@"
}

# Each line of settings gets a book before it; what is counted, and the books, take turns.
in_turn() {
	# shellcheck disable=SC2046
	set -- $(sh tests/checks/lib/names.sh books)
	n=0
	while read -r settings; do
		case $((n % 5)) in
		0) count='' && set -- "$@" "$1" && shift ;;
		1) count=,count=rounds ;;
		2) count=,count=turns ;;
		3) count=,count=battles ;;
		4) count=,count=cards ;;
		esac
		echo "$1$count,limit=0,$settings"
		n=$((n + 1))
	done
}

# DOWNS SPOILS PILES: all combinations, with all that `short` can be
grid() {
	for down in $1; do
		for spoils in $2; do
			for pile in $3; do
				for short in draw lose steps empty last spent equal; do
					echo "down=$down,spoils=$spoils,pile=$pile,short=$short"
				done
			done
		done
	done | in_turn
}

# Every order that leaves nothing to chance.
plain=$(sh tests/checks/lib/names.sh orders | sed 's/:.*//')
# Those by chance.
random=$(sh tests/checks/lib/names.sh spoils | grep -vxF "$plain")

orders() {
	for rules in down=0,short=empty down=1,short=lose down=2,short=steps down=3,short=empty; do
		for spoils in $plain; do
			echo "utexas,spoils=$spoils,$rules"
		done
	done
}

small "$CARDS" "$OFFSETS" every
small 8 4 umass,limit=7 csharp,limit=7 codingame,limit=9 utexas,limit=1
small 7 4 codingame,down=1,limit=5 utexas,down=1,limit=12 codingame,limit=3000 umass,spoils=owner,limit=2100
small 7 4 codingame,count=cards,down=1,short=last,limit=9 utexas,count=cards,down=1,limit=6 \
	csharp,count=battles,down=0,limit=2 umass,count=turns,down=0,pile=stack,limit=8 \
	codingame,count=cards,down=1,short=equal,pile=stack,spoils=low,limit=7 \
	house,down=1,limit=11 house,down=0,count=battles,pile=shuffled,limit=3
small 8 0 codingame,pile=stack umass,pile=stack,limit=0,down=2 utexas,pile=stack,down=2,count=cards,short=spent
small 8 0 every,tie=back
small 7 4 utexas,tie=back,spoils=loser,pile=stack house,tie=back,limit=9 bataille,tie=back,upset=yes \
	codingame,count=rounds,limit=5,most=yes csharp,count=turns,limit=4,most=yes umass,count=seconds,limit=30,most=yes \
	codingame,count=cards,down=1,short=last,limit=9,most=yes
# shellcheck disable=SC2046
{
	small 9 0 $(orders)
	small 8 0 $(orders | sed 's/$/,upset=yes/')
	small 7 4 $(grid '0 1 2 3' "$plain" none)
	small 6 0 $(grid '0 1 2' "$plain" stack)
	small 5 0 $(grid '0 1 2' "$plain" shuffled) $(grid '0 1 2' "$random" 'none stack shuffled')
	small 6 0 $(grid 1 "owner low $random" shuffled) $(grid 1 "$random" 'none stack')
}
