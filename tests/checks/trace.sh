#!/bin/sh
# What -t tells of random games under many rules is followed card by card, and ends in the answers of -a.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} seed=1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

play() { # GAMES, INPUT, FURTHER VARIABLE OF random.awk, RULES ...
	games=$1 input=$2 variable=$3
	shift 3
	for rules; do
		seed=$((seed + 1))
		$AWK -v seed=$seed -v games="$games" -v input="$input" -v "$variable" -f tests/random.awk >"$tmp/in"
		$WAR -r "$rules" -a - <"$tmp/in" >"$tmp/want"
		$WAR -r "$rules" -t - <"$tmp/in" >"$tmp/told"
		wc -l <"$tmp/told" >>"$tmp/lines"
		cat "$tmp/want" >>"$tmp/answers"
		$AWK -f tests/trace.awk "$tmp/told" >"$tmp/got" && cmp -s "$tmp/want" "$tmp/got" && continue
		echo "not what must be told under $rules, of the games of"
		echo "  awk -v seed=$seed -v games=$games -v input=$input -v $variable -f tests/random.awk"
		diff "$tmp/want" "$tmp/got"
		exit 1
	done
}

for spoils in owner laid winner loser; do
	for short in draw lose steps empty last; do
		for down in 0 1 3; do
			play 4 decks cards=12 codingame,down=$down,spoils=$spoils,short=$short,limit=$((2 + seed % 40))
			play 4 decks cards=8 codingame,down=$down,spoils=$spoils,short=$short
			play 4 deck cards=20 umass,down=$down,spoils=$spoils,short=$short,limit=$((1 + seed % 20))
		done
	done
done
play 10 decks cards=52 codingame codingame,down=2,spoils=winner codingame,spoils=laid
play 10 deck values=1 umass umass,limit=0,down=1
awk '
	NF == 1 && FILENAME ~ /lines$/ { lines += $1; next }
	/^-?[12]/ { won++ } /^0|^PAT/ { nobody++ } /^LOOP/ { endless++ }
	END { printf "%d lines followed to the answers: %d won, %d drawn or called off, %d endless\n", lines, won, nobody, endless }
' "$tmp/lines" "$tmp/answers"
