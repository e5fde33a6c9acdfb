#!/bin/sh
# page.sh - opens pages of make show in Chromium, plays them by keys, and compares what they say with transcripts; pictures
# of make plot in windows of several sizes
#
# usage: make page
#
# Pages of each book, with piles, of chains of wars, of a war that lacks cards, of endless games, of 20,000 rounds, and of a
# program's transcript that differs.  What a page must do: browser.js.  tests/build/show keeps the pages, and screenshots of
# each, for a person to look at: 360 and 1280 pixels wide, light and dark.  The guides have two pictures of it, smaller ones:
# cp tests/build/show/both.webp tests/guide/game.webp; cp tests/build/show/differs.webp tests/guide
# shellcheck disable=SC2086 # names, and WAR, are several words
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} folder=tests/build/show
export WAR
missing=
for tool in node:nodejs chromium:chromium; do
	command -v "${tool%:*}" >/dev/null || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "page.sh: needs: apt-get install$missing" >&2; exit 1; }
unset FILE SEED RULES OUT ROUNDS TRANSCRIPT N KIND JOBS
mkdir -p $folder
rm -f $folder/*.html $folder/*.svg $folder/*.txt $folder/*.png $folder/*.webp
names=

# The transcript is war's, if it is plain.  Of csharp and utexas checks/show compares the page with their own.
page() { # NAME VARIABLE=VALUE ...
	name=$1 RULES=codingame SEED='' FILE='' ROUNDS=20000
	shift
	for variable; do eval "${variable%%=*}=\${variable#*=}"; done
	env "$@" OUT=$folder/"$name".html sh tests/tools/show/show.sh >/dev/null
	$WAR -r "$RULES" ${SEED:+-s "$SEED"} ${FILE:+"$FILE"} -t | awk -v most="$ROUNDS" '
		/^(round|battle) / && ++n > most { exit }
		{ print }' >$folder/"$name".txt
	grep -q '^player 1 has' $folder/"$name".txt || node tests/tools/show/transcript.js $folder/"$name".html >$folder/"$name".txt
	names="$names $name"
}
for book in $(sh tests/checks/lib/names.sh books); do
	page "$book" RULES="$book" SEED=3
done
page chain RULES=house SEED=2282
page turn RULES=house SEED=7530
page both RULES=house SEED=7466
page short RULES=house SEED=3810
page none RULES=umass,down=10,short=last SEED=4
page pile RULES=house,pile=shuffled SEED=3
page stack RULES=bataille,pile=stack,jokers=2 SEED=8
page back RULES=house,tie=back,limit=300 SEED=2
page off RULES=umass SEED=434
page lap RULES=house,spoils=loser,cards=51 SEED=842
page long RULES=bataille,cards=51 SEED=8
echo '[-2147483648, 2147483647, 7, 7]' >$folder/integers.in
page integers RULES=umass FILE=$folder/integers.in
echo '0 1 AS' >$folder/empty.in
page empty FILE=$folder/empty.in
$WAR -s 932 -d >$folder/puzzle
$WAR -r codingame,spoils=laid -t $folder/puzzle >$folder/mine
page differs FILE=$folder/puzzle TRANSCRIPT=$folder/mine
[ "$(wc -c <$folder/long.html)" -lt 3000000 ] || { echo "20,000 rounds have $(wc -c <$folder/long.html) bytes"; exit 1; }
# Pictures of make plot: one series and several, long names, games that do not end, lengths of six digits.
plot() { # NAME VARIABLE=VALUE ...
	name=$1.svg
	shift
	env "$@" N=1000 OUT=$folder/"$name" sh tests/tools/plot/plot.sh >/dev/null
	names="$names $name"
}
plot minutes RULES=house,count=seconds
plot over RULES=house,spoils=winner,jokers=2,ace=low,count=cards KIND=over
plot several RULES='house house,down=1 house,spoils=owner,limit=300 house,spoils=winner,jokers=2,ace=low,down=2,upset=yes,limit=700' KIND=over
plot eight RULES='house house,down=1 house,down=2 house,down=4 house,down=5 house,down=6 house,spoils=low house,limit=100'
plot long RULES=house,count=seconds,battle=999,war=9999 KIND=lengths
node tests/deep/page/browser.js $folder $names
echo "$(echo $names | wc -w) pages and pictures say what the transcripts say, and fit; screenshots are in $folder"
