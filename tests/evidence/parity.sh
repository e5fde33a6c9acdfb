#!/bin/sh
# parity.sh - how many games never end, by the number of cards, as a page of Markdown
#
# usage: [WAR=./war] [GAMES=10000] sh tests/evidence/parity.sh [FILE]
#
# Prints the page.  With FILE (make published: tests/evidence/parity.md) replaces FILE by the page instead, if no run has
# failed.  Fails, too, if the page is not what FILE was: all numbers are those of `war --stats` for the seeds 0 to
# GAMES - 1, so they are the same on every machine.  50 seconds of CPU time.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
cd "$(dirname "$0")/../.."
WAR=${WAR:-./war} AWK=${AWK:-awk} GAMES=${GAMES:-10000}
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM

# share RULES [interval]: a cell with the endless games in percent.
share() {
	limit='' row=endless most=''
	case $1 in
	*spoils=loser,down=0,*) limit=,limit=100000 row='called off' most='at most ' ;; # see the note on the page
	*tie=back,*) limit=,limit=100000 row='called off' ;;
	esac
	$WAR -r "$1$limit" -n "$GAMES" --stats >"$at/stats"
	$AWK -v row="$row" -v most="$most" -v interval="${2-}" '
		function percent(share) { return sprintf(share >= 0.1 || share == 0 ? "%.1f" : "%.2f", share) }
		index($0, row " ") != 1 { next }
		$(NF - 4) == 0 { printf " 0 |" }
		$(NF - 4) != 0 {
			between = interval == "" ? "" : " (" percent($(NF - 2)) " .. " percent($NF) ")"
			printf " %s%s%s |", most, percent($(NF - 3)), between
		}' "$at/stats"
}

# 1000 as 1,000, 1000000 as 1,000,000
thousands() { sed -e :a -e 's/\([0-9]\)\([0-9]\{3\}\)\([ ,]\)/\1,\2\3/' -e ta; }

# periods RULES: a row with the periods.
periods() {
	$WAR -r "$1" -n "$GAMES" --periods --stats >"$at/stats"
	grep '^P of ' "$at/stats" | tr -d ',' | $AWK -v rules="$1" '{
		printf "| `%s` | %s | %s |", rules, $3, $7
		for (i = 8; i <= NF; i++)
			if ($(i - 1) ~ /^(often|%:)$/)
				printf " %s |", $i
		print ""
	}' | thousands
}

page() {
cat <<END
# Endless games: count the cards

The number of cards decides whether a game of War can go on for ever. If player 1's cards are taken first, many deals of
52 cards are endless, and none of 51. If the winner's cards are taken first, it is the other way round: a French game of 52
cards hardly ever is endless, a French game with a card missing nearly always.

This is why. Nearly every endless game is a standoff: the players win in turn. One player, the leader, has high cards at
the places 0, 2, 4, ... from the top of the hand, and wins the next round. The other player has high cards at the places 1,
3, 5, ... Lemma 1 in \`war.c\` says who can lead. If player 1's card of a battle is taken first, player 1 leads with an
even hand and player 2 with an odd one, so the deck is even. If the winner's card is taken first, the leader's hand is even
and the other hand odd, so the deck is odd. [The guide](../guide/endless.md#count-the-cards) explains it.

Shares are in percent of $(echo "$GAMES " | thousands)games, those of the seeds 0 to $((GAMES - 1)). 0 means that none of
these games is endless. \`make published\` writes this page.

## Nine orders, 51 and 52 cards, 0 to 3 cards face down

\`./war -r bataille,spoils=ORDER,down=DOWN,cards=51 -n $GAMES --stats\`, and the same with
\`cards=52\`:

| first card | order | 51, 0 down | 1 down | 2 down | 3 down | 52, 0 down | 1 down | 2 down | 3 down |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|
END
for order in "player 1's:owner" "player 1's:laid" "player 1's:alternate" "player 2's:reversed" "winner's:winner" \
	"winner's:high" "winner's:natural" "loser's:loser" "loser's:low"; do
	printf '| %s | %s |' "${order%:*}" "${order#*:}"
	for cards in 51 52; do
		for down in 0 1 2 3; do
			share "bataille,spoils=${order#*:},down=$down,cards=$cards"
		done
	done
	echo
done
cat <<END

Wars matter, too. Under \`owner\`, \`winner\` and \`loser\` a standoff outlasts wars with 1 or 3 cards face down, under the
other orders only wars without cards face down. Other wars can break it.

\`at most\`: with the loser's cards first and no card face down, a war breaks the standoff, but soon the hands are in another
one. Of the seeds 0 to 60, \`war\` proves 49 endless. It has played the other 12 for 300,000,000 rounds without a position
that came back. So games under these rules are called off after 100,000 rounds (\`limit=100000\`; under \`house\` these are
cards). The number is the share of the games that are called off.

## The French game, 20 to 55 cards

The decks have four suits of 13 ranks and up to three jokers; cards are left out at random. \`./war -r bataille,cards=CARDS
-n $GAMES --stats\` (from 53 on \`jokers=1\` to \`jokers=3\`), and the same with \`spoils=high\`:

| cards | natural | high | cards | natural | high |
|--:|--:|--:|--:|--:|--:|
END
cards=20
while [ $cards -le 55 ]; do
	deck=cards=$cards
	[ $cards -le 52 ] || deck=jokers=$((cards - 52))
	[ $((cards % 2)) -eq 1 ] || printf '|'
	printf ' %d |' $cards
	share "bataille,$deck"
	share "bataille,spoils=high,$deck"
	[ $((cards % 2)) -eq 0 ] || echo
	cards=$((cards + 1))
done
cat <<END

## At home

Winnings are not shuffled, but put under the hand, the winner's or the loser's cards first. In brackets stands the interval
in which the share of all deals lies, in 95 of 100 cases. \`./war -r RULES -n $GAMES --stats\`; with a card missing
\`RULES,cards=51\`, with a joker too many \`RULES,jokers=1\`:

| rules | 51 cards | 52 cards | 53 cards |
|---|--:|--:|--:|
END
for spoils in winner loser; do
	for down in 0 1 2 3; do
		rules=house,spoils=$spoils,down=$down
		printf '| `%s` |' $rules
		for deck in cards=51 cards=52 jokers=1; do
			share $rules,$deck interval
		done
		echo
	done
done
cat <<END

## Ties that are given back

With \`tie=back\` there is no war: both cards of a tie go back under their hands. So an ace never changes hands. If both
players are dealt an ace, the game never ends. If one player is dealt all aces, nearly every game ends. The second column
is computed: of N cards, player 1 is dealt the four aces with the chance (N/2)(N/2 - 1)(N/2 - 2)(N/2 - 3) /
N(N - 1)(N - 2)(N - 3). The others are the games called off after 100,000 rounds.
\`./war -r utexas,tie=back,ranks=RANKS,spoils=ORDER,limit=100000 -n $GAMES --stats\`:

| cards | both players have an ace | owner | winner | loser |
|--:|--:|--:|--:|--:|
END
for ranks in 13 9 8; do
	$AWK -v n=$((4 * ranks)) 'BEGIN { h = n / 2
		printf "| %d | %.1f |", n, 100 - 200 * h * (h - 1) * (h - 2) * (h - 3) / (n * (n - 1) * (n - 2) * (n - 3)) }'
	for spoils in owner winner loser; do
		share "utexas,spoils=$spoils,tie=back,ranks=$ranks"
	done
	echo
done
cat <<END

## Periods

The period is the number of rounds after which the hands come back, ignoring suits. \`50 %\`: half of the endless games have
this period or a shorter one. Periods from 65,536 on are rounded down, by less than a thousandth. \`./war -r RULES -n
$GAMES --periods --stats\`:

| rules | endless games | shortest | most often | 50 % | 95 % | 99 % | longest |
|---|--:|--:|--:|--:|--:|--:|--:|
END
for rules in bataille,cards=51 bataille,jokers=1 bataille,spoils=high,cards=51 house,spoils=winner,cards=51 \
	house,spoils=winner,down=1,cards=51 house,spoils=loser,cards=51 bataille,spoils=owner bataille,spoils=laid \
	bataille,spoils=reversed; do
	periods $rules
done
}
set +e
(set -e && page) >"$at/page"
status=$?
set -e
[ $status -eq 0 ] || { echo "parity.sh: a run has failed${1:+; $1 is left as it was}" >&2; exit 1; }
[ $# -gt 0 ] || { cat "$at/page"; exit 0; }
diff "$1" "$at/page" || { cp "$at/page" "$1" && echo "parity.sh: $1 has changed" >&2; exit 1; }
