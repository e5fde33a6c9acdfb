#!/bin/sh
# make bench: speeds, as ratios between programs that took turns in the same run, since machines
# differ and are shared.  Takes two or three minutes.  Seconds are the least CPU time of some runs,
# where jobs are compared the time on the clock.
# Debian packages: gcc g++.
set -eu
cd "$(dirname "$0")/.."
CC=${CC:-cc} CXX=${CXX:-c++}
for tool in $CC $CXX; do
	command -v "$tool" >/dev/null || { echo "bench: no $tool: apt-get install gcc g++" >&2; exit 1; }
done
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM

for O in 0 2; do
	$CC -std=c11 -O$O -o "$at/war$O" war.c
	$CC -std=c11 -O$O -o "$at/empty$O" tests/bench/empty.c
	$CXX -O$O -o "$at/queue$O" tests/bench/queue.cpp
done
$CC -std=c11 -O2 -o "$at/brent" tests/bench/brent.c
$CC -std=c11 -O2 -o "$at/times" tests/bench/times.c
war=$at/war2

# clock REPEATS INPUT COMMAND...: a line each: least and median CPU time, the same of the clock, kilobytes.
clock() { "$at/times" "$@"; }

# ratio WORDS: a line `WORDS: A s against B s: B / A times` of the two lines that come in.
ratio() {
	awk -v words="$1" '{t[NR] = $1} END {
		printf "%s: %.4f s against %.4f s: %.2f times as fast\n", words, t[1], t[2], t[2] / t[1]}'
}

echo '== A process: war on a puzzle of 26 cards, against a program that does nothing'
"$war" -r codingame,suits=2 -s 1 -d >"$at/puzzle"
for O in 2 0; do
	clock 2000 "$at/puzzle" "$at/war$O" "$at/empty$O" >"$at/out"
	awk -v O=$O '{c[NR] = $1; m[NR] = $2; w[NR] = $4} END {
		printf "-O%d: %.3f ms CPU against %.3f: %.3f times; medians %.3f times CPU, %.3f on the clock\n",
			O, 1000 * c[1], 1000 * c[2], c[1] / c[2], m[1] / m[2], w[1] / w[2]}' "$at/out"
done

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

# Of the seeds 1, 2, 3, ... 183 is the first whose game of 999 cards each has more than 600,000 rounds.
echo '== A game of 653,383 rounds, five times over: war, looking for loops, against queues, which do not'
for i in 1 2 3 4 5; do
	decks 999 183 1
done >"$at/long"
"$war" "$at/long" | tail -n 1 >"$at/answer"
for O in 2 0; do
	"$at/queue$O" <"$at/long" | tail -n 1 | cmp - "$at/answer"
	clock 5 "$at/long" "$at/war$O" "$at/queue$O" >"$at/out"
	ratio "-O$O" <"$at/out"
	awk -v rounds="$(cut -d ' ' -f 2 "$at/answer")" '{
		printf "     %s: %.1f million rounds a second\n", NR == 1 ? "war" : "queues", 5 * rounds / $1 / 1e6}' "$at/out"
done

echo '== Games a second on one core, exact verdicts (100,000 seeds, --counts)'
for book in $(WAR=$war sh tests/books.sh); do
	clock 3 /dev/null "$war -r $book -n 100000 --counts" |
		awk -v book="$book" '{printf "%-10s %7d\n", book, 100000 / $1}'
done

echo '== Chance during play, and every deal: games a second, and as a ratio to codingame, which took turns with each'
while read -r games rules; do
	clock 3 /dev/null "$war -n 100000 --counts" "$war -r $rules -n $games --counts" |
		awk -v rules="$rules" -v games="$games" '{t[NR] = $1} END {
			printf "%-52s %8d, %.2f times\n", rules, games / t[2], games / t[2] / (100000 / t[1])}'
done <<END
100000 house
100000 codingame,spoils=random,short=lose
100000 codingame,spoils=winner,short=lose
100000 codingame,pile=shuffled,short=lose
100000 house,pile=shuffled
113400 codingame,input=deck,suits=2,ranks=5,shuffle=war
113400 codingame,input=deck,suits=2,ranks=5,shuffle=every
END
clock 3 /dev/null "$war -r house -n 100000 --counts" "$war -r house -n 100000 --held --counts" |
	ratio 'house, against --held'

echo '== With the short cut, without it, and a plain ring buffer with Brent'"'"'s method (codingame)'
"$at/brent" 0 100000 >"$at/brent.out"
for how in proved played; do
	"$war" -r codingame,endless=$how -n 100000 --stats | awk '{
		n += sub(/player 1 wins +/, "") + sub(/player 2 wins +/, "") + sub(/draw +/, "") + sub(/endless +/, "")
	}
	n > shown {
		printf "%s%s", $1, ++shown < 4 ? " " : "\n"
	}' >"$at/verdicts"
	cut -d ' ' -f 1-4 "$at/brent.out" | cmp - "$at/verdicts"
done
clock 3 /dev/null "$war -n 100000 --counts" "$war -r codingame,endless=played -n 100000 --counts" \
	"$at/brent 0 100000" >"$at/out"
awk -v rounds="$(cut -d ' ' -f 5 "$at/brent.out")" '{t[NR] = $1} END {
	printf "proved %d a second, played %d, plain %d: proved is %.2f times played, %.2f times plain; ",
		1e5 / t[1], 1e5 / t[2], 1e5 / t[3], t[2] / t[1], t[3] / t[1]
	printf "played is %.2f times plain\nplain played %.0f rounds a game, %.0f million a second\n",
		t[3] / t[2], rounds / 1e5, rounds / t[3] / 1e6}' "$at/out"
clock 2 /dev/null "$war -n 20000 -a" "$war -r codingame,endless=played -n 20000 -a" |
	ratio 'with T and P of each, proved against played'

# Endless games, each for 5,000,000 rounds: a limit stops the search for loops, not the looks.
"$war" -n 60 -a | awk '$1 == "LOOP" {print NR - 1}' | head -n 20 >"$at/seeds"
while read -r seed; do
	"$war" -s "$seed" -d
done <"$at/seeds" >"$at/endless"
clock 3 "$at/endless" "$war -r codingame,limit=5000000" |
	awk -v games="$(wc -l <"$at/seeds")" '{printf "underneath, 52 cards: %.0f million rounds a second\n", games * 5 / $1}'

# Of the first 1,000,000 seeds: the longest period, a long one, and two late starts.
echo '== Single endless games, with T and P: proved against played'
for seed in 794346 147469 255928 895698; do
	clock 3 /dev/null "$war -s $seed -a" "$war -r codingame,endless=played -s $seed -a" |
		ratio "seed $seed, $("$war" -s "$seed" -a)"
done

echo '== More games (codingame): seconds and kilobytes'
for n in 10000 100000 1000000; do
	clock 1 /dev/null "$war -n $n --counts" | awk -v n=$n '{printf "%8d games %8.3f s %6d kB\n", n, $1, $5}'
done
"$war" -n 1000 -d >"$at/some"
for n in 10 100; do
	i=0
	while [ $i -lt $n ]; do
		cat "$at/some"
		i=$((i + 1))
	done >"$at/many"
	clock 1 "$at/many" "$war" | awk -v n=$n '{printf "%8d games %8.3f s %6d kB, read\n", 1000 * n, $1, $5}'
done

echo '== Jobs (codingame, 1,000,000 games): seconds on the clock'
for jobs in 1 2; do
	clock 2 /dev/null "$war -n 1000000 --counts -j $jobs" |
		awk -v jobs=$jobs '{printf "%8d jobs  %8.3f s %6d kB\n", jobs, $3, $5}'
done

echo '== Larger decks: milliseconds a game'
while read -r cards games; do
	decks $((cards / 2)) 1 "$games" >"$at/many"
	clock 1 "$at/many" "$war" "$war --counts" | awk -v cards="$cards" -v games="$games" '{t[NR] = $1} END {
		printf "%8d cards: %.4f; without T and P %.4f\n", cards, 1000 * t[1] / games, 1000 * t[2] / games}'
done <<END
52 20000
520 1000
5200 5
END
