#!/bin/sh
# published.sh - numbers published about War beside ours, as a page of Markdown
#
# usage: [WAR=./war] [GAMES=1000000] sh tests/evidence/published.sh [FILE]
#
# Prints the page.  With FILE (make published: tests/evidence/published.md) also replaces FILE by the page, but only if all
# numbers agree.  Fails if a number differs by more than three standard errors, or an exact one at all.  The games of
# csharp and utexas come from the same shuffles as ours, so their numbers have to be the same.  GAMES games are played
# for each number that is not exact.
#
# The standard error allows for both samples, theirs and ours.  A published number may be rounded.  It stands for all
# numbers that round to it, and the one nearest to ours is compared.  A median or another percentile is compared by the
# share of our games below it; the least or the greatest of all games by the chance that none of so many is less or
# greater.
# shellcheck disable=SC2015,SC2016,SC2086 # `a || b`; $1 is of awk; WAR may be several words
set -eu
cd "$(dirname "$0")/../.."
WAR=${WAR:-./war} AWK=${AWK:-awk} GAMES=${GAMES:-1000000}
case $GAMES in 0* | *[!0-9]*) echo "published.sh: GAMES is a number from 1 on, not '$GAMES'" >&2; exit 2 ;; esac
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM
status=0

# heading NAME [LINK]: begins a table
heading() {
	printf '\n## %s\n\n| command | what | published | here | standard errors |\n|---|---|---|---|---|\n' "${2:+[}$1${2:+]($2)}"
}

# exact COMMAND WHAT PUBLISHED OURS: a number without an error, or - if nothing is published
exact() {
	differs=
	[ "$3" = "$4" ] || [ "$3" = - ] || differs=', DIFFERS' status=1
	printf '| `%s` | %s | %s | %s | exact%s |\n' "$1" "$2" "$3" "$4" "$differs"
}

# compare UNIT THEIRS WHAT...: the counts in $at/counts, of $command, with what was published of so many games, in that unit.
# WHAT is a name and a number, as `mean 291.7`; `mean 440..445` are limits.  Names are
#   mean, deviation, median, P% (percentile), shortest, longest, games LOW..HIGH (%), endless (%, or called off),
#   minutes (of rounds: 4 seconds without a war, 11 with wars), player1 (%), held N (the share of games whose loser has held
#   fewer), wars (a game), wars-decided (less those that a player with no card left cannot fight, which are the rounds
#   without the turns), double-wars (rounds of two wars), battles (rounds without a war, and wars)
compare() {
	unit=$1 theirs=$2
	shift 2
	for what; do
		echo "$what"
	done >"$at/what"
	$AWK -F '\t' -v unit="$unit" -v theirs="$theirs" -v command="$command" '
		function root_of(p, n, all) { return sqrt(p * (1 - p) * (1 / n + 1 / (theirs * n / all))) }
		function up_to(x, i, sum) {
			for (i = 1; i <= lengths && value[i] <= x; i++)
				sum += count[i]
			return sum / games
		}
		function percentile(p, i, sum) {
			for (i = 1; i < lengths && sum + count[i] < p * games; i++)
				sum += count[i]
			return value[i]
		}
		# In standard errors, of a number that is likely to be in low..high.
		function errors(ours, error) {
			return ours < low ? (low - ours) / error : ours > high ? (high - ours) / error : 0
		}
		# The chance of a deviation of more than 3 standard errors to one side is 0.00135, of none of our games where
		# 7 are expected as well.
		function chance(none, some) {
			return none > 6.6 || some < 0.00135 ? 9 : 0
		}
		NR == FNR {
			row[$1] += $3
			if ($1 == "length") {
				value[++lengths] = $2
				count[lengths] = $3
				games += $3
			}
			if ($1 == "wars" && $2 == 2)
				double = $3
			if ($1 == "held" && $2 > most)
				most = $2
			if ($1 == "held")
				held[$2] = $3
			if ($1 == "shortest" || $1 == "longest")
				extreme[$1] = $3
			next
		}
		FNR == 1 {
			mean = row["length_sum"] / games
			for (i = 1; i <= lengths; i++) {
				second += (value[i] - mean) ^ 2 * count[i] / games
				fourth += (value[i] - mean) ^ 4 * count[i] / games
			}
			all = row["player1"] + row["player2"] + row["draw"] + row["off"] + row["endless"]
			both = 1 / games + 1 / (theirs * games / all)
		}
		{
			split($0, word, " ")
			name = word[1]
			said = $0
			sub(/^.* /, "", said)
			half = 0
			number = said + 0
			if (said ~ /\./ && said !~ /\.\./) {
				digits = said
				sub(/^[^.]*\./, "", digits)
				half = 0.5 / 10 ^ length(digits)
			} else if (name == "mean" || name == "minutes")
				half = 0.5
			low = number - half
			high = number + half
			if (split(said, limit, /\.\./) == 2) {
				low = limit[1] + 0
				high = limit[2] + 0
			}
			if (name == "mean") {
				ours = mean / unit
				far = errors(ours, sqrt(second * both) / unit)
			} else if (name == "minutes") { # they deviate like the rounds
				ours = (4 * row["length_sum"] + 7 * row["wars"]) / 60 / games
				far = errors(ours, sqrt(second * both) / mean * ours)
			} else if (name == "deviation") {
				ours = sqrt(second) / unit
				far = errors(ours, sqrt((fourth - second ^ 2) / (4 * second) * both) / unit)
			} else if (name == "median" || name ~ /%$/) {
				p = name == "median" ? 0.5 : name / 100
				ours = percentile(p) / unit
				least = up_to(low * unit - 1e-6)
				greatest = up_to(high * unit)
				far = (p < least ? p - least : p > greatest ? p - greatest : 0) / root_of(p, games, all)
			} else if (name == "shortest" || name == "longest") {
				ours = extreme[name]
				less = name == "shortest" ? up_to(number - 1) : 1 - up_to(number)
				same = name == "shortest" ? up_to(number) : 1 - up_to(number - 1)
				far = chance(less * theirs, (same + 7 / games) * theirs)
			} else if (name == "games") {
				split(word[2], limit, /\.\./)
				p = up_to(limit[2]) - up_to(limit[1] - 1)
				ours = 100 * p
				far = errors(ours, 100 * root_of(p, games, all))
			} else if (name == "endless" || name == "player1") {
				p = (name == "player1" ? row[name] : row["endless"] + row["off"]) / all
				ours = 100 * p
				far = errors(ours, 100 * root_of(p, all, all))
			} else if (name == "held") {
				p = won = 0
				for (i = 0; i <= most; i++)
					if (i < word[2] + 0)
						p += held[i]
				for (i = 0; i <= most; i++)
					won += held[i]
				p /= won
				ours = p
				far = errors(ours, root_of(p, won, all))
			} else if (name ~ /^(wars|battles|double)/) {
				# The deviation is that of the length, wars being as likely in every round.
				wars = row["war_sum"]
				sum = name == "double-wars" ? double : name == "battles" ? row["length_sum"] - row["wars"] + wars : wars
				ours = sum / games - (name == "wars-decided" ? mean - row["turns_sum"] / games : 0)
				far = errors(ours, sqrt((second * (ours / mean) ^ 2 + ours) * both))
			} else {
				print "published: no such name: " name
				exit 1
			}
			sub(/ [^ ]*$/, "")
			differs = (far > 3 || far < -3)
			printf "| `%s` | %s | %s | %.6g | %.1f%s |\n", command, $0, said, ours, far, differs ? ", DIFFERS" : ""
			failed = failed || differs
		}
		END { exit failed }' "$at/counts" "$at/what" || status=1
}

# row THEIRS RULES WHAT...: plays, and compares with what was published of THEIRS games.  With count=seconds lengths are in
# minutes.
row() {
	theirs=$1 rules=$2 unit=1
	shift 2
	case $rules in *count=seconds*) unit=60 ;; esac
	command="war -r $rules -n $GAMES --stats"
	held=
	case $* in *'held '*) held=--held ;; esac
	$WAR -r "$rules" -n "$GAMES" -j 2 $held --counts >"$at/counts"
	case $* in *wars-decided*)
		$WAR -r "$rules,count=turns" -n "$GAMES" -j 2 --counts |
			$AWK -F '\t' '$1 == "length_sum" { print "turns_sum\t0\t" $3 }' >>"$at/counts"
		;;
	esac
	compare $unit "$theirs" "$@"
}

# every RULES: the counts of all deals
every() {
	rules=$1
	command="war -r $rules,shuffle=every -n all --stats"
	$WAR -r "$rules,shuffle=every" -n all -j 2 --counts >"$at/counts"
}
# make_every SPOILS N: the counts of all deals of one suit of N ranks, without playing each
make_every() {
	rules=bataille,suits=1,ranks=$2,spoils=$1
	command="make every RULES=$rules OPTIONS=--periods"
	RULES=$rules OPTIONS=--periods sh tests/tools/every/every.sh >"$at/counts" 2>"$at/said" || { cat "$at/said" >&2; exit 1; }
}
# The periods in $at/counts: deals, if a text comes between them.
periods_of_counts() {
	$AWK -F '\t' -v between="${1-}" '$1 == "period" {
		printf "%s%s%s", comma, $2, (between != "" ? between $3 : "")
		comma = ", "
	}' "$at/counts"
}
periods_by_formula() { # SPOILS N
	$AWK -v n="$2" -v d="$([ "$1" = winner ] && echo 1 || echo -1)" '
		function divisor(x, y) { return y == 0 ? x : divisor(y, x % y) }
		function multiple(x, y) { return x / divisor(x, y) * y }
		BEGIN {
			both = (n - d) / 2
			for (a = 1; a < both; a++)
				print multiple(multiple(n + d, 2 * a), 2 * (both - a))
		}' | sort -nu | paste -s -d , - | sed 's/,/, /g'
}
of_counts() { # NAME: its count
	$AWK -F '\t' -v name="$1" '$1 == name { n += $3 } END { printf "%.0f", n }' "$at/counts"
}

page() {
echo '# Numbers published about War, and ours'
echo
echo "Written by \`make published\`: what a source has published, what \`war\` finds by its rules, and the difference in standard errors of"
echo "both numbers. $(echo "$GAMES" | sed -e :a -e 's/^\([0-9]*[0-9]\)\([0-9]\{3\}\)/\1,\2/' -e ta) games each, unless the command says otherwise, or plays every deal."

heading 'The shuffles of csharp and utexas: 1,000 games'
for number in 'csharp player1 423' 'csharp player2 375' 'csharp off 202' 'csharp shortest 12' 'utexas player1 288' \
	'utexas player2 350' 'utexas endless 362' 'utexas longest 3183'; do
	set -- $number
	$WAR -r "$1" -n 1000 --counts >"$at/counts"
	exact "war -r $1 -n 1000 --counts" "$2" "$3" "$(of_counts "$2")"
done
heading 'The Complete Python 3 Bootcamp: its War "from time to time is stuck", in the seeds 0 to 999,999 of Python'
$WAR -r bootcamp -n 1000000 --counts >"$at/counts"
for what in player1 player2 endless; do
	exact 'war -r bootcamp -n 1000000 --counts' $what - "$(of_counts $what)"
done
echo
echo 'Of 100 games, 8 are endless. So the rules are to blame, not the program.'

heading 'norvig/pytudes, ipynb/war.ipynb' https://github.com/norvig/pytudes
row 100000 house 'mean 294' 'deviation 234' 'median 224' 'shortest 26' 'longest 2734'

heading 'jouets.ababsurdo.fr/bataille: 52 cards, 32, 6 of 6 ranks each; 52 with no card face down' https://jouets.ababsurdo.fr/bataille
row 1000000 codingame,down=1,spoils=random,short=lose 'mean 441.4' 'median 334' '2.5% 70' '97.5% 1414'
row 1000000 codingame,down=1,spoils=random,short=lose,ranks=8 'mean 126.5' 'median 96' '2.5% 20' '97.5% 404'
row 1000000 codingame,down=1,spoils=random,short=lose,suits=6,ranks=6 'mean 118.9' 'median 90' '2.5% 20' '97.5% 374'
row 1000000 codingame,down=0,spoils=random,short=lose 'mean 582.3' 'median 438' '2.5% 92' '97.5% 1872'

heading 'kevinabrandon/kbWar' https://github.com/kevinabrandon/kbWar
row 1000000 codingame,spoils=random,short=spent 'mean 270.621807' 'wars-decided 16.925803'
row 100000 codingame,spoils=reversed,short=spent,limit=20000 'endless 9.518' 'mean 593.73'

heading 'math.stackexchange.com, question 1752876: the share of games whose loser never held so many cards' https://math.stackexchange.com/questions/1752876
row 1000000 codingame,spoils=winner,short=lose 'held 27 .1175' 'held 31 .3968' 'held 40 .7649' 'held 50 .9897'

heading 'tgvoskuilen/War-Simulator' https://github.com/tgvoskuilen/War-Simulator
row 100000 codingame,down=1,spoils=random,short=lose 'mean 440..445' 'median 330..335' '95% 1155..1165' \
	'99% 1745..1755' '99.9% 2550..2650'

heading 'no name: a shuffled pile'
row 300000 codingame,pile=shuffled,short=spent 'mean 268.42' 'deviation 218.16'

heading 'sambecker/rustwar: the last round is not counted if it is not decided' https://github.com/sambecker/rustwar
row 100000 codingame,pile=shuffled,short=lose,count=turns 'mean 233.32' 'mean 232.75'

heading 'glesica/war' https://github.com/glesica/war
row 100000 codingame,spoils=random,short=equal 'games 0..99 20.47' 'games 100..199 29.51' 'games 200..299 18.83' \
	'games 300..399 11.75' 'games 400..499 7.35' 'games 500..599 4.50'

heading 'Agr3st/war-card-game-analysis' https://github.com/Agr3st/war-card-game-analysis
row 100000 codingame,down=1,pile=shuffled,short=lose 'mean 434.82'

# A war takes 11 seconds there, however many follow from it; count=seconds counts each war (32.8 minutes).
heading 'pmszulc/danetyka: minutes' https://github.com/pmszulc/danetyka
for spoils in winner loser; do
	row 1000000 codingame,down=1,spoils=$spoils,short=lose 'minutes 22'
done
row 1000000 codingame,down=1,spoils=random,short=lose 'minutes 32'
row 1000000 codingame,down=1,spoils=owner,short=lose 'minutes 112' 'endless 80..100'

heading 'mrcoles/war-js: 51 cards; lengths are cards laid by 26' https://github.com/mrcoles/war-js
rules=codingame,short=last,cards=51,count=cards
command="war -r $rules -n $GAMES --stats"
$WAR -r $rules -n "$GAMES" -j 2 --counts >"$at/counts"
compare 26 10000 'mean 10.350' 'median 7.788' '99% 40.63'

heading 'zaporter/war_simulator' https://github.com/zaporter/war_simulator
row 10000 codingame,spoils=winner,short=lose 'mean 178.0' 'deviation 135.98' 'wars 13.3'

heading 'Stack Overflow, "War Card Game Simulator": the sheet of a first course'
row 1000 house,down=2,short=last,count=rounds 'battles 365' 'wars 23' 'double-wars 1.3'
echo
echo 'In a war each player lays three cards, and turns up one of the three, chosen at random. The winnings are shuffled, so this plays'
echo 'like `down=2`: the sheet counts a round without a war as a battle, and each war, too. A double war is a round of exactly two wars.'
echo 'The program of the student who asked found 265 battles, 20 wars and 2.6 double wars: it chooses the cards anew for its second'
echo 'comparison (is the card lower?) after the first (is it higher?). So 22 wars of 100 tie instead of 6, more cards are won'
echo 'at a time, and games are shorter. A program of ours with this fault finds 265.1, 19.7 and 2.65 (20,000 games).'

heading 'no name'
row 100000 codingame,down=1,spoils=winner,short=spent 'mean 291.7' 'median 224' 'shortest 16'
row 100000 codingame,short=lose 'endless 36.1'
row 100000 codingame,down=1,short=lose 'endless 82.4'
row 100000 codingame,spoils=alternate,short=lose 'endless 10.9'
row 100000 codingame,down=1,spoils=alternate,short=lose 'endless 42.0'

heading 'hectorpefo.github.io, 2017-09-13-Card-Wars: four aces against the other 48 cards' https://hectorpefo.github.io/2017-09-13-Card-Wars/
for down in '1 80.9' '2 71.7' '3 65.5'; do
	rules=codingame,down=${down% *},spoils=random,short=lose
	command="war -r house,ranks=12,input=deck -n $GAMES -d (2 to K), against four aces; war -r $rules --stats"
	$WAR -r house,ranks=12,input=deck -n "$GAMES" -d | $AWK 'NR % 49 == 1 { print "4\nAD\nAH\nAC\nAS" } { print }' |
		$WAR -r "$rules" --counts >"$at/counts"
	compare 1 10000000 "player1 ${down#* }"
done

heading 'D. Okwor, Endless Games of War (2026), OEIS A400411: endless deals of one suit, by period; winner first, loser first' \
	https://github.com/OrygnsCode/endless-games-of-war
while read -r n winner loser periods; do
	make_every winner "$n"
	exact "$command" endless "$winner" "$(of_counts endless)"
	[ -z "$periods" ] || exact "$command" 'period: deals' "$periods" "$(periods_of_counts ': ')"
	make_every loser "$n"
	exact "$command" endless "$loser" "$(of_counts endless)"
done <<'END'
5 30 64 6: 30
6 0 72
7 2304 3363 8: 2304
8 0 0
9 218680 273156 20: 98503, 30: 120177
10 395940 322940 60: 395940
11 28223770 32668555 12: 19702562, 24: 8521208
12 0 23880636
13 4880546113 5374605768 42: 1475465743, 56: 2394985450, 70: 1010094920
14 3790165176 4544440488 96: 61184620, 112: 3728980556
15 1095264882758 1173142165027 48: 723147809952, 80: 372117072806
END

heading 'Periods of one suit of n cards, n odd: lcm(n + 1, 2a, 2b), a + b = (n - 1) / 2 (winner first, Okwor); lcm(n - 1, 2a, 2b), a + b = (n + 1) / 2 (loser first, ours)'
for n in 5 7 9 11 13 15; do
	for spoils in winner loser; do
		make_every $spoils $n
		exact "$command" periods "$(periods_by_formula $spoils $n)" "$(periods_of_counts)"
	done
done
echo
echo 'Proof that each standoff has such a period. The reels have a, b and c cards, and two rounds turn each by one card.'
echo 'All ranks differ, so the hands come back after 2 lcm(a, b, c) = lcm(2a, 2b, 2c) rounds. Of the n = a + b + c cards the leader'
echo 'has 2a if the winner is first, for the hand is even (lemma 1), and the other player 2b + 1: so 2c = n + 1. If the loser is first,'
echo 'the leader has 2a - 1 and the other player 2b: so 2c = n - 1. That an odd deck has no other endless games is proved by Okwor'
echo 'for the winner first. For the loser first it is counted: no other period occurs up to n = 15.'

heading 'J.-P. Delahaye and P. Mathieu: every deal, natural order' https://github.com/cristal-smac/bataille
for ranks in '3 720' '4 17090'; do
	every "bataille,suits=4,ranks=${ranks% *}"
	exact "$command" 'endless (twice their pairs)' "${ranks#* }" "$(of_counts endless)"
done
exact "$command" 'longest (C. Courbet)' 145 "$(of_counts longest)"

heading 'M. Z. Spivey, Cycles in War, INTEGERS 10 (2010), G02: a deal of 52 ranks, endless by winner first'
# His rank 1 is the highest.
echo '26 26 46 1 7 8 27 9 28 29 47 2 10 11 30 12 31 32 48 3 13 14 33 15 34 35 49
26 16 36 17 37 38 50 4 18 19 39 20 40 41 51 5 21 22 42 23 43 44 52 6 24 25 45' | $AWK '{
	for (i = 2; i <= NF; i++) {
		card = 54 - $i
		$i = (card > 10 && card < 15 ? substr("JQKA", card - 10, 1) : card) "D"
	}
	print }' >"$at/deal"
for order in 'winner LOOP 0 31920' 'loser -' 'owner -'; do
	rules=codingame,down=0,spoils=${order%% *},suits=1,ranks=52
	exact "war -r $rules" answer "${order#* }" "$($WAR -r "$rules" "$at/deal")"
done
printf '\n%s\n' "$([ $status -eq 0 ] && echo 'All agree.' || echo 'Some DIFFER.')"
exit $status
}
set +e
(set -e && page) >"$at/page"
status=$?
set -e
cat "$at/page"
[ $status -eq 0 ] || { echo "published.sh: a number differs, or a run has failed${1:+; $1 is left as it was}" >&2; exit 1; }
[ $# -eq 0 ] || cp "$at/page" "$1"
