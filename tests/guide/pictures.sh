#!/bin/sh
# pictures.sh - draws the pictures of the guides
#
# usage: sh tests/guide/pictures.sh [FOLDER]
#
# Writes lengths.svg, down.svg and aces.svg (by the awk of make plot), reels.svg and word.svg into FOLDER (tests/guide).
# game.webp and differs.webp are photographs of pages: tests/deep/page/page.sh.
# shellcheck disable=SC2016 # programs of awk
set -eu
cd "$(dirname "$0")/../.."
WAR=${WAR:-./war} AWK=${AWK:-awk} folder=${1:-tests/guide} LC_ALL=C
export WAR AWK LC_ALL
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP

# ---- How long games take at home ----

RULES=house,count=seconds N=100000 OUT=$folder/lengths.svg sh tests/tools/plot/plot.sh >"$tmp/said"

# ---- Fewer cards face down ----

RULES='house house,down=1 house,down=0' N=100000 OUT=$folder/down.svg sh tests/tools/plot/plot.sh >"$tmp/said"

# ---- How long games take if a player was dealt 0 to 4 aces ----

# Series: one player was dealt all four aces; three, and the other one; both two.
$WAR -r house,count=seconds -n 100000 --table | $AWK -F '\t' '
	NR > 1 { games[$8 < 2 ? $8 : 4 - $8, $3]++ }
	END { for (key in games) { split(key, part, SUBSEP); print part[1] "\t" part[2] "\t" games[key] } }' | sort -n -k 1,1 -k 2,2 | $AWK -F '\t' '
	$1 != group || NR == 1 { group = $1; print "series\t" (group == "0" ? "all four aces, and none" : group == "1" ? "three, and one" : "two, and two") }
	{ print "length\t" $2 "\t" $3 }' >"$tmp/aces"
$AWK -F '\t' -v kind=over -v per=60 -v unit=minutes -v title='minutes that a game takes, by the aces that the players were dealt (100,000 games of house)' \
	-f tests/tools/plot/plot.awk "$tmp/aces" >"$folder/aces.svg"

# ---- A standoff of twelve cards: the hands at the start of three passes, and the reels ----

$AWK '
function text(x, y, words, more) { printf "<text x=\"%g\" y=\"%g\"%s>%s</text>\n", x, y, more, words }
function card(x, y, rank, reel) {
	printf "<rect x=\"%g\" y=\"%g\" width=\"30\" height=\"38\" rx=\"5\" fill=\"%s\" stroke=\"#404040\"/>\n", x - 15, y - 19, color[reel]
	text(x, y + 5, rank, " text-anchor=\"middle\"")
}
BEGIN {
	color["X"] = "#f2b8b0"; color["Y"] = "#b4cfe8"; color["L"] = "#e4e4e4"
	X = split("A K Q", reel_X, " "); Y = split("J 10 9", reel_Y, " "); L = split("2 3 4 5 6 7", reel_L, " ")
	print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 420\" width=\"720\" height=\"420\" font-family=\"sans-serif\" font-size=\"14\">"
	print "<rect width=\"720\" height=\"420\" fill=\"white\"/>"
	print "<defs><marker id=\"tip\" markerWidth=\"9\" markerHeight=\"9\" refX=\"5\" refY=\"4.5\" orient=\"auto\"><path d=\"M0,0 L9,4.5 L0,9 z\" fill=\"#404040\"/></marker></defs>"
	for (pass = 0; pass < 3; pass++) {
		y = 60 + 140 * pass
		text(10, y - 35, pass == 0 ? "at the start" : "after " 2 * pass " rounds", " fill=\"#404040\"")
		text(10, y + 5, "player 1")
		text(10, y + 53, "player 2")
		for (i = 0; i < 6; i++) { # the low cards: those of player 2 from the top, then those of player 1
			if (i % 2 == 0) {
				card(100 + 36 * i, y, reel_X[(i / 2 + pass) % 3 + 1], "X")
				card(100 + 36 * i, y + 48, reel_L[(i / 2 + pass) % 6 + 1], "L")
			} else {
				card(100 + 36 * i, y, reel_L[((i - 1) / 2 + 3 + pass) % 6 + 1], "L")
				card(100 + 36 * i, y + 48, reel_Y[((i - 1) / 2 + pass) % 3 + 1], "Y")
			}
		}
	}
	wheel(420, 90, 44, "X", reel_X, 3, 160, "high cards of player 1")
	wheel(610, 90, 44, "Y", reel_Y, 3, 160, "high cards of player 2")
	wheel(515, 300, 76, "L", reel_L, 6, 305, "all low cards")
	print "</svg>"
}
function wheel(x, y, r, name, reel, n, bottom, what, i, angle) {
	printf "<circle cx=\"%g\" cy=\"%g\" r=\"%g\" fill=\"none\" stroke=\"#a0a0a0\"/>\n", x, y, r
	for (i = 0; i < n; i++) {
		angle = 2 * 3.14159265358979 * i / n
		card(x + r * sin(angle), y - r * cos(angle), reel[i + 1], name)
	}
	text(x, bottom, what, " text-anchor=\"middle\"")
	# Each pass brings the next card to the top: the reel turns against the clock.
	printf "<path d=\"M%g,%g A%g,%g 0 0 0 %g,%g\" fill=\"none\" stroke=\"#404040\" stroke-width=\"1.5\" marker-end=\"url(#tip)\"/>\n", \
		x + 20, y - r - 26, r + 30, r + 30, x - 26, y - r - 24
}' >"$folder/reels.svg"

# ---- How the word of the endless game of 52 cards moves them: lines from the places before to the places after ----

$AWK -v word==12112211221122221 -v first=13 -v cards=52 '
function text(x, y, words, more) { printf "<text x=\"%g\" y=\"%g\"%s>%s</text>\n", x, y, more, words }
# The hands are hand[player, top .. last]; the cards are numbers.  Plays a round in natural order, without cards face
# down: as many ties as there are `=`, and then `winner` takes the pairs, the last one first, with its own card first.
function round_play(ties, winner, i) {
	for (i = ties; i >= 0; i--) {
		hand[winner, ++last[winner]] = hand[winner, top[winner] + i]
		hand[winner, ++last[winner]] = hand[3 - winner, top[3 - winner] + i]
	}
	top[1] += ties + 1
	top[2] += ties + 1
}
function place_y(place) { return 52 + place * 9 + (place > first ? 14 : 0) } # player 1 above, player 2 below
BEGIN {
	for (i = 1; i <= cards; i++)
		hand[i > first ? 2 : 1, i > first ? i - first : i] = i
	top[1] = top[2] = 1
	last[1] = first
	last[2] = cards - first
	for (i = 1; i <= length(word); i++) {
		letter = substr(word, i, 1)
		if (letter == "=")
			ties++
		else {
			round_play(ties, letter + 0)
			rounds++
			ties = 0
		}
	}
	for (player = 1; player <= 2; player++)
		for (i = top[player]; i <= last[player]; i++)
			goes[hand[player, i]] = ++place
	if (last[1] - top[1] + 1 != first)
		exit 1
	for (i = 1; i <= cards; i++) # cycles, by their lowest card
		if (!(i in cycle)) {
			cycles++
			for (at = i; !(at in cycle); at = goes[at]) {
				cycle[at] = cycles
				size[cycles]++
			}
		}
	split("#b03030 #4878a8 #2f8f5b #9a6fb0 #c98a1b #505050 #d0619a #1b9e9e #7a7a20 #000000", color, " ")
	print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 560\" width=\"720\" height=\"560\" font-family=\"sans-serif\" font-size=\"14\">"
	print "<rect width=\"720\" height=\"560\" fill=\"white\"/>"
	text(150, 30, "before the word", " text-anchor=\"middle\"")
	text(480, 30, "after it: " rounds " rounds", " text-anchor=\"middle\"")
	text(20, 110, "hand of"); text(20, 128, "player 1")
	text(20, 380, "hand of"); text(20, 398, "player 2")
	for (i = 1; i <= cards; i++) {
		printf "<path d=\"M150,%g C300,%g 330,%g 480,%g\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\"/>\n", \
			place_y(i), place_y(i), place_y(goes[i]), place_y(goes[i]), color[cycle[i]]
		printf "<circle cx=\"150\" cy=\"%g\" r=\"3.4\" fill=\"%s\"/>\n", place_y(i), color[cycle[i]]
		printf "<circle cx=\"480\" cy=\"%g\" r=\"3.4\" fill=\"%s\"/>\n", place_y(goes[i]), color[cycle[i]]
	}
	text(530, 60, "cycles of cards")
	for (i = 1; i <= cycles; i++)
		text(530, 60 + 24 * i, size[i] == 1 ? "1 card, which stays" : "back after " size[i] " words", sprintf(" fill=\"%s\"", color[i]))
	print "</svg>"
}' >"$folder/word.svg"
