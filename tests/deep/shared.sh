#!/bin/sh
# shared.sh - war against transcripts, vectors and puzzles of others, which are not part of this project
#
# usage: sh tests/deep/shared.sh FOLDER
#
# FOLDER holds codingame/*.in and *.out, csharp/seed-N.txt, utexas-seed15.txt, tmu.md (a line `deck CARDS`, then `answer
# CARDS`), vectors/dotnet-shuffle-vectors.txt, vectors/python-shuffle-vectors.txt and, if it is there, records.tsv (spoils,
# suits, ranks, longest or endless, rounds, cards, period, deal; with tabs between).  Seeds below 0 in the vectors are left
# out: war has none.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
folder=${1-}
[ -d "$folder/codingame" ] || { echo "shared: no folder '$folder/codingame': make shared FOLDER=..." >&2; exit 1; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
bad=0

same() { # WHAT: tmp/got has to be tmp/wanted, which must not be empty
	if [ ! -s "$tmp/wanted" ] || ! cmp -s "$tmp/wanted" "$tmp/got"; then
		bad=$((bad + 1))
		echo "$1: differs"
		diff "$tmp/wanted" "$tmp/got" | head -n 10
	fi
}

cases=0
for input in "$folder"/codingame/*.in; do
	{ cat "${input%.in}.out"; echo; } | sed '/^$/d' >"$tmp/wanted"
	$WAR "$input" >"$tmp/got"
	same "$input"
	cases=$((cases + 1))
done
echo "$cases official cases"

for seed in 0 1 2 3 4 5 6 7 8 9; do
	tr -d '\r' <"$folder/csharp/seed-$seed.txt" >"$tmp/wanted"
	$WAR -r csharp -s $seed >"$tmp/got"
	same "csharp $seed"
done
sed 's/ *$//' "$folder/utexas-seed15.txt" >"$tmp/wanted"
$WAR -r utexas -s 15 >"$tmp/trace"
sed 's/ *$//' "$tmp/trace" >"$tmp/got"
same 'utexas 15'
echo '10 csharp transcripts, 1 utexas transcript'

sed -n 's/^answer //p' "$folder/tmu.md" >"$tmp/wanted"
sed -n 's/^deck //p' "$folder/tmu.md" | $WAR -r tmu | tr -d '[],' >"$tmp/got"
same tmu
echo "$(wc -l <"$tmp/wanted") games of tmu"

# Vectors: the deck as dealt in turn, one line a seed.
decks() { # BOOK: reads seeds, prints each and its deck
	while read -r seed; do
		$WAR -r "$1" -s "$seed" -d >"$tmp/deal"
		echo "$seed $(sed 1d "$tmp/deal" | tr '\n' ' ')" | sed 's/ *$//'
	done
}
$AWK '
	$1 == "seed" { seed = $2 }
	$1 == "deck" && seed >= 0 { sub(/^deck/, seed); print }
' "$folder/vectors/dotnet-shuffle-vectors.txt" >"$tmp/wanted"
cut -d ' ' -f 1 "$tmp/wanted" | decks csharp >"$tmp/got"
same 'dotnet vectors'
echo "$(wc -l <"$tmp/wanted") decks of .NET, seeds $(cut -d ' ' -f 1 "$tmp/wanted" | tr '\n' ' ')"
$AWK '
	$1 == "seed" { seed = $NF }
	$1 == "cards" { sub(/^cards/, seed); print }
' "$folder/vectors/python-shuffle-vectors.txt" >"$tmp/all"
$AWK '$1 >= 0 && $1 <= 9.2e18 || $1 == "9223372036854775807"' "$tmp/all" >"$tmp/wanted"
cut -d ' ' -f 1 "$tmp/wanted" | decks utexas >"$tmp/got"
same 'python vectors'
echo "$(wc -l <"$tmp/wanted") of $(wc -l <"$tmp/all") decks of CPython, seeds $(cut -d ' ' -f 1 "$tmp/wanted" | tr '\n' ' ')"

# Deals under the French rules: rounds and comparisons of a game (`cards`: with none face down each player lays one for each),
# or the period of an endless one.  Where both players run out of cards in the same war, war says that it is a draw.
if [ -f "$folder/records.tsv" ]; then
	$AWK -F '\t' 'NR > 1 { print $1, $2, $3, $4, ($5 == "" ? "-" : $5), ($6 == "" ? "-" : $6), ($7 == "" ? "-" : $7), $8 }' \
		"$folder/records.tsv" >"$tmp/records"
	while read -r spoils suits ranks what _ cards period deal; do
		echo "$deal" | $WAR -r "codingame,down=0,spoils=$spoils,short=empty,suits=$suits,ranks=$ranks" --table |
			$AWK -F '\t' -v what="$what" -v cards="$cards" -v period="$period" '
			NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
			{ verdict = $at["verdict"] }
			what == "endless" { print verdict, "-", "-", (period == "-" ? "-" : $at["P"]); next }
			verdict == "draw" && !$at["wars"] { verdict = "a draw without a war" }
			{ print (verdict ~ /^(player[12]|draw)$/ ? what : verdict), $at["length_in_rounds"], (cards == "-" ? "-" : $at["battles"]), "-" }'
	done <"$tmp/records" >"$tmp/got"
	cut -d ' ' -f 4-7 "$tmp/records" >"$tmp/wanted"
	same records.tsv
	echo "$(wc -l <"$tmp/wanted") deals under the French rules"
fi

[ $bad -eq 0 ] || { echo "$bad differ"; exit 1; }
echo 'all the same'
