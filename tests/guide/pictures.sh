#!/bin/sh
# pictures.sh - draws the pictures of the guides
#
# usage: sh tests/guide/pictures.sh [FOLDER]
#
# Writes lengths.svg, aces.svg (by gnuplot), reels.svg and word.svg (by awk) into FOLDER (tests/guide).
# shellcheck disable=SC2016 # programs of awk
set -eu
cd "$(dirname "$0")/../.."
WAR=${WAR:-./war} AWK=${AWK:-awk} folder=${1:-tests/guide} LC_ALL=C
export LC_ALL
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP

# ---- How long games take at home, in bins of two minutes ----

$WAR -r house,count=seconds -n 100000 --counts >"$tmp/counts"
gnuplot <<END
set terminal svg size 720,300 font "sans-serif,13" background "white"
set output "$folder/lengths.svg"
set style fill solid 0.8 noborder
set xlabel "minutes that a game takes (100,000 games of house)"
set ylabel "games of 100"
set xrange [0:80]
set yrange [0:11]
set tics nomirror out
set border 3
unset key
bin = 2.0
set boxwidth 0.9 * bin
half = $($WAR --merge --stats "$tmp/counts" | sed -n 's/^median \([0-9.]*\) .*/\1/p')
most = $($WAR --merge --stats "$tmp/counts" | sed -n 's/^median .* 95 %: \([0-9.]*\),.*/\1/p')
set arrow from half, 0 to half, 10.6 nohead lw 1.5 lc rgb "#b03030" front
set arrow from most, 0 to most, 10.6 nohead lw 1.5 lc rgb "#b03030" front
set label sprintf("half are over after %.1f minutes", half) at half + 0.7, 10.2
set label sprintf("95 of 100 after %.1f", most) at most + 0.7, 10.2
plot "$tmp/counts" using (strcol(1) eq "length" ? bin * floor(\$2 / 60 / bin) + bin / 2 : NaN):(\$3 / 1000) \
	smooth frequency with boxes lc rgb "#4878a8" title "games"
END

# ---- How long games take if a player was dealt 0 to 4 aces ----

# Rows of a minute and the shares of the games that are over then: with 0 or 4 aces, with 1 or 3, with 2.
$WAR -r house,count=seconds -n 100000 --table | $AWK -F '\t' '
	NR > 1 { group = $8 < 2 ? $8 : 4 - $8; games[group]++; over[group, int($3 / 60)]++ }
	END {
		for (minute = 0; minute <= 60; minute++) {
			print minute, sum[0] / games[0], sum[1] / games[1], sum[2] / games[2]
			for (group = 0; group < 3; group++)
				sum[group] += over[group, minute]
		}
	}' >"$tmp/over"
gnuplot <<END
set terminal svg size 720,300 font "sans-serif,13" background "white"
set output "$folder/aces.svg"
set xlabel "minutes (100,000 games of house)"
set ylabel "games that are over"
set xrange [0:60]
set yrange [0:1]
set ytics ("0 %%" 0, "25 %%" 0.25, "50 %%" 0.5, "75 %%" 0.75, "100 %%" 1)
set grid ytics lc rgb "#d0d0d0"
set tics nomirror out
set border 3
set key bottom right reverse Left
plot "$tmp/over" using 1:2 with lines lw 2 lc rgb "#b03030" title "one player was dealt all four aces", \
	"" using 1:3 with lines lw 2 lc rgb "#4878a8" title "three, and one", \
	"" using 1:4 with lines lw 2 lc rgb "#505050" title "two, and two"
END

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
