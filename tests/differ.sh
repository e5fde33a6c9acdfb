#!/bin/sh
# make differ: random games of all shapes under random books and settings, war's answers against the oracle's; every
# fourth batch is traced, too, if tests/trace.awk knows the format, and the trace followed (tests/trace.awk).
#
# usage: [SECONDS=60] [WAR=./war] sh tests/differ.sh [SEED [BATCHES]]
#
# A batch, some games under some rules, is made by its seed alone: SEED, SEED + 1, ... for so many SECONDS, or just
# BATCHES of them.  What differs is printed with the seed that repeats it.  A batch may take the oracle TURN
# seconds: with few cards face down an endless game can take millions of rounds, too many for it; so there the
# games are small, and what takes longer still is skipped, and counted.
# shellcheck disable=SC2086,SC2016 # WAR and the options are several words; $1 is of awk
set -eu
cd "$(dirname "$0")/.."
WAR=${WAR:-./war} TURN=${TURN:-5}
seconds=$(${AWK:-awk} 'BEGIN { print ENVIRON["SECONDS"] + 0 ? ENVIRON["SECONDS"] : 60 }') # some shells have their own
seed=${1:-$(date +%s)} batches=${2:-0}
command -v timeout >/dev/null || { echo 'differ: timeout is missing: apt-get install coreutils' >&2; exit 1; }
awk=${AWK:-$(command -v mawk || command -v awk)} # mawk is the fastest
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
start=$(date +%s) first=$seed done=0 skipped=0 played=0
: >"$tmp/answers"

# The books with their own settings, whether cards may be integers, and whether trace.awk knows their transcripts.
for book in $(sh tests/books.sh); do
	settings=$($WAR -r "$book" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p') values=0 plain=0
	! echo 2 1 2 | $WAR -r "$book,input=deck" -a >/dev/null 2>&1 || values=1
	case $($WAR -r "$book" -n 1 -t) in 'player 1 has '*) plain=1 ;; esac
	echo "$settings,values=$values,plain=$plain"
done >"$tmp/own"

# What a seed stands for: the rules, the options, and how random.awk makes the games.
batch() {
	$awk -v seed="$1" '
	function below(n) { state = state * 16807 % 2147483647; return state % n }
	function one(list,    word, n) { n = split(list, word, " "); return word[1 + below(n)] }
	function own(key) { match("," book ",", "," key "=[^,]*"); return substr(book, RSTART + length(key) + 1, RLENGTH - length(key) - 2) }
	{ books[NR] = $0 }
	END {
		state = seed % 2147483646 + 1
		for (i = 0; i < 10; i++)
			below(1)
		book = books[below(3) ? 1 + below(NR) : 1] # the puzzle is the likeliest
		input = own("input")
		limit = own("limit") + 0
		down = own("down") + 0
		rules = book
		sub(/,.*/, "", rules)
		if (below(3)) { down = below(6); rules = rules ",down=" down }
		if (below(2)) rules = rules ",spoils=" one("owner laid winner loser alternate reversed random coin high low")
		if (below(3) == 0) rules = rules ",pile=" one("none stack shuffled")
		if (below(3) == 0) rules = rules ",count=" one("rounds turns battles cards")
		if (below(2)) rules = rules ",short=" one("draw lose steps empty last spent equal")
		if (below(2)) { limit = one("0 0 0 1 2 3 7 26 100 1000 5000"); rules = rules ",limit=" limit }
		if (below(4) == 0) { input = one("decks deck"); rules = rules ",input=" input }
		if (below(3) == 0) rules = rules ",endless=" one("proved played")
		cards = limit == 0 && down < 2 ? 2 + below(13) : one("4 8 20 52 52 80 80")
		print rules, cards, input, own("values") + 0 ? below(2) : 0, 20 + below(81), own("plain")
	}' "$tmp/own"
}

while [ "$batches" -gt 0 ] && [ $done -lt "$batches" ] ||
	[ "$batches" -eq 0 ] && [ $(($(date +%s) - start)) -lt "$seconds" ]; do
	batch "$seed" >"$tmp/batch"
	read -r rules cards input values games plain <"$tmp/batch"
	$awk -v seed="$seed" -v games="$games" -v cards="$cards" -v input="$input" -v values="$values" -f tests/random.awk >"$tmp/in"
	status=0
	timeout "$TURN" $awk -v rules="$rules" -f tests/oracle.awk "$tmp/in" >"$tmp/want" || status=$?
	if [ $status -eq 124 ]; then
		skipped=$((skipped + 1))
	elif [ $status -ne 0 ]; then
		echo "differ: the oracle fails, status $status, seed $seed: $awk -v rules=$rules -f tests/oracle.awk"
		exit 1
	else
		for report in -a -t; do
			status=0
			case $report,$((seed % 4)),$plain in
			-a*)
				timeout $((10 * TURN)) $WAR -r "$rules" -a "$tmp/in" >"$tmp/got" 2>"$tmp/err" || status=$?
				;;
			-t,0,1)
				pile=none count=rounds
				case $rules in *pile=*) pile=${rules#*pile=} pile=${pile%%,*} ;; esac
				case $rules in *count=*) count=${rules#*count=} count=${count%%,*} ;; umass*) count=battles ;; house*) count=cards ;; esac
				timeout "$TURN" sh -c "$WAR -r $rules -t $tmp/in 2>$tmp/err | $awk -v pile=$pile -v count=$count -f tests/trace.awk" >"$tmp/got" || status=$?
				[ $status -ne 124 ] || continue # an endless game, each of its rounds traced
				;;
			*) continue ;;
			esac
			[ $status -ne 0 ] || [ -s "$tmp/err" ] || ! cmp -s "$tmp/want" "$tmp/got" || continue
			mkdir -p tests/build
			cp "$tmp/in" tests/build/differ.in
			echo "differ: war -r $rules $report tests/build/differ.in: status $status, and this differs from the oracle:"
			cat "$tmp/err"
			diff -u "$tmp/want" "$tmp/got" | head -n 20 || :
			echo "To see it again: sh tests/differ.sh $seed 1"
			exit 1
		done
		played=$((played + games))
		echo "$rules" | sed 's/,.*//; s/$/ games/' | sed "s/^/$games /" >>"$tmp/books"
		cut -d ' ' -f 1 "$tmp/want" >>"$tmp/answers"
	fi
	done=$((done + 1)) seed=$((seed + 1))
done
[ $played -gt 0 ] || { echo 'differ: no games were played'; exit 1; }
echo "$played games in $((done - skipped)) batches, seeds $first..$((seed - 1)): war and the oracle agree; $skipped batches skipped"
$awk '{ n[$2] += $1 } END { for (book in n) printf "%s %d, ", book, n[book] }' "$tmp/books" | sed 's/, $//'
echo
$awk '{ n[$1]++ } END { printf "PAT %d, 1 %d, 2 %d, LOOP %d, 0 %d, -1 %d\n", n["PAT"], n[1], n[2], n["LOOP"], n[0], n[-1] }' "$tmp/answers"
