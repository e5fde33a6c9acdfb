#!/bin/sh
# make standoff: the same games with endless ones proved early and played until a position comes back,
# compared byte for byte: the counts of more than 1,000,000 games over many deck shapes and settings, and the answers,
# T and P, of the first tenth of the games of each deck and rules.  GAMES=N: games for each of 645 decks and rules (1600).
# shellcheck disable=SC2016 # $1 is of awk
set -eu
cd "$(dirname "$0")/../.."
WAR=${WAR:-./war} AWK=${AWK:-awk} GAMES=${GAMES:-1600}
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM

# compare RULES OPTION...: plays both ways.
compare() {
	rules=$1
	shift
	for how in proved played; do
		$WAR -r "$rules,endless=$how" "$@" >"$at/$how" || { echo "standoff: failed: $WAR -r $rules,endless=$how $*"; exit 1; }
	done
	cmp -s "$at/proved" "$at/played" || {
		echo "standoff: these differ: $WAR -r $rules,endless=proved|played $*"
		diff -u "$at/proved" "$at/played" | head -n 20
		exit 1
	}
}

# tally: adds the answers in $at/proved to $at/answers.
tally() { cut -d ' ' -f 1 "$at/proved" >>"$at/answers"; }

seed=0
for shape in '4 13' '4 6' '2 13' '3 9' '4 2' '8 5' '1 20' '6 3' '2 7' '16 4' '5 5'; do
	settings="suits=${shape% *},ranks=${shape#* },limit=0"
	for down in 0 1 2 3 4 5; do
		for spoils in owner laid; do
			# Without cards face down, as laid, whole decks are played for hours without repeating.
			[ "$down $spoils" != '0 laid' ] || [ $((${shape% *} * ${shape#* })) -le 30 ] || continue
			for short in draw lose steps empty last; do
				rules="codingame,$settings,down=$down,spoils=$spoils,short=$short"
				compare "$rules" -s $seed -n "$GAMES" -j 0 --counts
				compare "$rules" -s $seed -n $((GAMES / 10)) -j 0 -a
				tally
				seed=$((seed + GAMES))
			done
		done
	done
done
echo "$seed games of seeds: the same counts"

# Hands of any two sizes, and few ranks, from the generator; the other books.
for book in $(sh tests/checks/lib/names.sh books); do
	for down in 0 1 2 3 4 5; do
		for spoils in owner laid; do
			$AWK -v seed=$((down + 7)) -v games=1000 -v cards=$((down == 0 ? 20 : 99)) -f tests/checks/lib/random.awk >"$at/games"
			compare "$book,input=decks,limit=0,down=$down,spoils=$spoils" -a "$at/games"
			tally
			compare "$book,input=decks,limit=0,down=$down,spoils=$spoils" --counts "$at/games"
		done
	done
done

# Hands that alternate, as in a standoff.
for down in 1 2 3 5; do
	for short in draw lose steps empty; do
		seed=$((seed + 1))
		$AWK -v seed=$seed -v games=4000 -v standoff=1 -f tests/checks/lib/random.awk >"$at/games"
		for spoils in owner laid alternate; do
			compare "codingame,down=$down,spoils=$spoils,short=$short" -a "$at/games"
			tally
			compare "codingame,down=$down,spoils=$spoils,short=$short" --counts "$at/games"
		done
	done
done

# Under these nothing is proved; played, the counts are the same.
for settings in spoils=winner spoils=loser spoils=reversed,down=2 spoils=high spoils=low,down=1 pile=stack pile=stack,spoils=laid,down=2 \
	pile=stack,spoils=alternate spoils=random pile=shuffled,spoils=coin; do
	compare "codingame,limit=0,short=lose,$settings,suits=2,ranks=8" -n 4000 -j 0 --counts
	compare "codingame,limit=5000,$settings" -n 3000 -j 0 --counts
done
# Alternate is proved as owner is.
for down in 0 1 3 5; do
	compare "codingame,limit=0,spoils=alternate,down=$down,suits=2,ranks=9" -n 5000 -j 0 --counts
	compare "house,limit=0,spoils=alternate,count=turns,down=$down,suits=3,ranks=4" -n 5000 -j 0 --counts
done

# Whole decks where battles or turns are counted.
for down in 1 3; do
	compare "umass,limit=0,down=$down,spoils=owner" -n 20000 -j 0 --counts
	compare "csharp,limit=0,down=$down,spoils=owner" -n 20000 -j 0 --counts
done

# Found by seed: the longest periods (258,720; 216,720 three times), the latest starts, and standoffs
# whose equal cards meet again and again until somebody wins, with up to 38 wars, or nobody does.
for seed in 794346 147469 604070 770545 255928 895698 694336 779439 877674 180865 419545 915729 94473 \
	976246 617109; do
	compare codingame -s $seed -a
	tally
done

sort "$at/answers" | uniq -c | $AWK '{printf "%s%d %s", (NR > 1 ? ", " : "answers: "), $1, $2} END {print ""}'
