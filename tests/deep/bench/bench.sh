#!/bin/sh
# bench.sh - how fast war is, as ratios between programs that took turns, since machines differ and are shared
#
# usage: [BASE=COMMIT] sh tests/deep/bench/bench.sh [PATTERN]
#
# Prints a row for each run, or only for those whose words contain PATTERN.  A row has games a second of CPU time (the
# fastest of some repeats), kilobytes of memory, and ratios: how many times as fast as another program war plays a game.
# The other programs are:
#   before   war.c of BASE (the commit before HEAD), if this is a git repository and that war.c has the settings and
#            options of the run
#   empty    a program that does nothing (bench/empty.c)
#   (last)   the program or the run that the last column names
# Jobs are compared by the time on the clock.
# Debian packages: gcc; git.
# shellcheck disable=SC2086 # CC and the arguments of a run may be several words
set -eu
cd "$(dirname "$0")/../../.."
CC=${CC:-cc} BASE=${BASE:-HEAD~1} pattern=${1-}
command -v ${CC%% *} >/dev/null || { echo "bench.sh: no $CC: apt-get install gcc" >&2; exit 1; }
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 130' HUP INT TERM

for O in 0 2; do
	$CC -std=c11 -O$O -o "$at/war$O" war.c
done
for part in empty times how; do
	$CC -std=c11 -O2 -o "$at/$part" tests/deep/bench/$part.c
done
$CC -std=c11 -O2 -o "$at/every" tests/tools/every/every.c
mkdir "$at/base"
if git show "$BASE:war.c" >"$at/base/war.c" 2>/dev/null; then
	for O in 0 2; do
		$CC -std=c11 -O$O -o "$at/base/war$O" "$at/base/war.c"
	done
	echo "before: $(git log -1 --format='%h %s' "$BASE")"
fi

# row WORDS GAMES ARGUMENTS [WORDS [GAMES COMMAND]]: a row of the table; the words that follow are for the last column.
# What else a run has: its repeats, input, optimisation, the field of bench/times.c that counts, and the program, if it is
# not war.
row() {
	case $1 in *"$pattern"*) ;; *) return 0 ;; esac
	words=$1 games=$2 arguments=$3 last=${4-} others=${5-0} other=${6-} before=0
	set -- "${program:-$at/war$O} $arguments" "$at/empty"
	[ "$input" = /dev/null ] && first='-n 1' || first=
	if [ -z "$program" ] && "$at/base/war$O" $arguments $first <"$input" >/dev/null 2>&1; then
		before=1
		set -- "$@" "$at/base/war$O $arguments"
	fi
	[ "$others" -eq 0 ] || set -- "$@" "$other"
	"$at/times" $repeats "$input" "$@" | awk -v words="$words" -v games="$games" -v before=$before \
		-v last="$last" -v others="$others" -v field=$field '
		function ratio(n, line) { # line: of a program that plays n games, 0 if there is none
			times = n == 0 ? 0 : t[line] / n / one
			return n == 0 ? "-" : sprintf(times > 100 ? "%.0f" : times > 0.1 ? "%.2f" : "%.1g", times)
		}
		{ t[NR] = $field }
		NR == 1 { one = $field / games; kilobytes = $5 }
		END { printf "%-58s %9.*f %6d %7s %7s  %s\n", words, one < 0.01 ? 0 : 1, 1 / one, kilobytes,
			ratio(before * games, 3), ratio(1, 2), (others > 0 ? ratio(others, NR) " " : "") last }'
}

# decks CARDS SEED GAMES: games of that many cards each, every rank as likely, by Park and Miller's generator.
decks() {
	awk -v cards="$1" -v seed="$2" -v games="$3" 'function below(n) {
		state = state * 16807 % 2147483647
		return state % n
	}
	BEGIN {
		split("2 3 4 5 6 7 8 9 10 J Q K A", rank)
		for (; games > 0; games--) {
			state = seed++
			for (i = 0; i < 10; i++)
				below(1)
			for (p = 0; p < 2; p++) {
				print cards
				for (i = 0; i < cards; i++)
					print rank[1 + below(13)] "D"
			}
		}
	}'
}

printf '%-58s %9s %6s %7s %7s  %s\n' 'times as fast as:' games/s kB before empty ...
input=/dev/null O=2 field=1 program=

# A process, and a long game.  Of the seeds 1, 2, 3, ... 183 is the first whose game of 999 cards each has more than
# 600,000 rounds.
"$at/war2" -r codingame,suits=2 -s 1 -d >"$at/puzzle"
decks 999 183 1 >"$at/once"
cat "$at/once" "$at/once" "$at/once" "$at/once" "$at/once" >"$at/long"
for O in 2 0; do
	repeats=2000 input=$at/puzzle
	row "a process, -O$O: a puzzle of 26 cards" 1 ''
	repeats=5 input=$at/long
	row "653,383 rounds, -O$O" 5 ''
done

# Games of 52 cards.
input=/dev/null O=2 repeats=7
for book in $(WAR=$at/war2 sh tests/checks/lib/names.sh books); do
	row "$book --stats" 50000 "-r $book -n 50000 --stats"
done
row 'codingame -a' 20000 '-n 20000 -a'
row 'codingame --table' 20000 '-n 20000 --table'
row 'codingame,endless=played --stats' 20000 '-r codingame,endless=played -n 20000 --stats' \
	'--stats, proved' 20000 "$at/war2 -n 20000 --stats"
row 'codingame,endless=played -a' 20000 '-r codingame,endless=played -n 20000 -a' \
	'-a, proved' 20000 "$at/war2 -n 20000 -a"
# Of the first 1,000,000 seeds: the longest period, a long one, and two late starts.
for seed in 794346 147469 255928 895698; do
	row "codingame -s $seed -a" 1 "-s $seed -a" "played, $("$at/war2" -s $seed -a)" 1 \
		"$at/war2 -r codingame,endless=played -s $seed -a"
done
for rules in csharp,shuffle=war utexas,shuffle=war house,spoils=winner house,pile=shuffled house,pile=stack \
	codingame,spoils=random,short=lose codingame,spoils=winner,short=lose codingame,pile=shuffled,short=lose; do
	row "$rules --stats" 50000 "-r $rules -n 50000 --stats"
done
# Odd decks under French rules: nearly all games are endless, with periods of up to 266,000,000 rounds.
odd='bataille,cards=51'
row "$odd --stats" 1000 "-r $odd -n 1000 --stats" '52 cards' 1000 "$at/war2 -r bataille -n 1000 --stats"
row "$odd -a" 1000 "-r $odd -n 1000 -a" '--stats' 1000 "$at/war2 -r $odd -n 1000 --stats"
odd=bataille,suits=3,ranks=9
row "$odd --stats" 2000 "-r $odd -n 2000 --stats" 'endless=played' 40 "$at/war2 -r $odd,endless=played -n 40 --stats"
odd=bataille,suits=3,ranks=5,shuffle=every
row "$odd --counts" 100000 "-r $odd -n 100000 --counts" 'endless=played' 5000 \
	"$at/war2 -r $odd,endless=played -n 5000 --counts"
row 'house --stats --held' 50000 '-r house -n 50000 --stats --held' '--stats' 50000 "$at/war2 -r house -n 50000 --stats"
deck=codingame,suits=2,ranks=5
row "$deck,shuffle=every --stats" 113400 "-r $deck,shuffle=every -n 113400 --stats" 'shuffle=war' 113400 \
	"$at/war2 -r $deck -n 113400 --stats"

# Every deal of small decks, and a part of a larger one.
while read -r ranks games repeats; do
	row "every deal of 1x$ranks, winner's card first, --counts" "$games" \
		"-r codingame,down=0,spoils=winner,suits=1,ranks=$ranks,shuffle=every -n all --counts"
done <<END
10 3628800 5
11 39916800 1
END

# The same without playing each (make every), and decks that are too large to play each deal.
program=$at/every
while read -r deck deals repeats compared; do
	rules=bataille,suits=${deck%x*},ranks=${deck#*x}
	row "every.c: every deal of $deck, natural" "$deals" "-r $rules -j 1" \
		"${compared:+by playing each}" ${compared:+$deals "$at/war2 -r $rules,shuffle=every -n all --counts"}
done <<END
1x10 3628800 5 yes
1x11 39916800 1 yes
1x13 6227020800 3
1x15 1307674368000 1
2x6 7484400 3 yes
4x4 63063000 3
END
program='' repeats=3
row '3000000 deals of 4x5, natural, --counts' 3000000 \
	'-r bataille,ranks=5,shuffle=every -s 200000000000 -n 3000000 --counts'

# Many games.
repeats=1
for n in 10000 1000000; do
	row "codingame --stats, $n games" $n "-n $n --stats"
done
field=3
row 'codingame --stats, 1000000 games, -j 2' 1000000 '-n 1000000 --stats -j 2' 'one job, on the clock' 1000000 \
	"$at/war2 -n 1000000 --stats"
field=1 repeats=7
"$at/war2" -n 20000 -d >"$at/many"
input=$at/many
row 'codingame, 20000 puzzles read' 20000 '' 'as seeds' 20000 "$at/war2 -n 20000 -a"

# Large decks.  With 13 ranks the largest have no endless games, hence more ranks.  war shuffles no more than 4,096
# cards (64 suits of 64 ranks), and reads no more than 13 ranks: that is what those of 5,200 cards have.
decks 2600 1 100 >"$at/many"
: >"$at/slow"
while read -r cards suits ranks n; do
	rules="-r codingame,suits=$suits,ranks=$ranks -n $n" name="$cards cards, $suits x $ranks," input=/dev/null
	[ "$suits" -gt 0 ] || rules='' name="$cards cards, read," input=$at/many
	case "$name --stats $name -a" in *"$pattern"*) ;; *) continue ;; esac
	"$at/how" ${rules:-$input} >"$at/out" 2>>"$at/slow"
	read -r endless settled most <"$at/out"
	row "$name --stats" "$n" "$rules --stats" "standoff: $settled of $endless endless games"
	row "$name -a" "$n" "$rules -a" "at most $most ms"
done <<END
52 4 13 20000
104 8 13 5000
208 16 13 2000
520 10 52 500
1040 20 52 100
4096 64 64 10
5200 0 0 100
END
echo "games that take more than a second: $(grep -c . "$at/slow" || true)"
cat "$at/slow"
