#!/bin/sh
# make published: numbers published about War, and ours: a million games each.  Fails if one differs by more than three
# standard errors.  Those of csharp and utexas come of the same shuffles and have to be the same
# (tests/checks/known.sh).  GAMES=N: so many instead of a million.
#
# The standard error is that of both, of their games and of ours.  What was rounded when it was published counts as what
# is nearest to ours of all that it may have been.  A median or another percentile is compared by the share of our
# games below it; the least or the greatest of all games by the chance that none of so many is less or greater.
# shellcheck disable=SC2016 # $1 is of awk
set -eu
cd "$(dirname "$0")/.."
WAR=${WAR:-./war} AWK=${AWK:-awk} GAMES=${GAMES:-1000000}
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM
status=0

# compare UNIT THEIRS WHAT...: the counts in $at/counts with what was published of so many games, in that unit.
# WHAT is a name and a number, as `mean 291.7`; `mean 440..445` are limits.  Names are
#   mean, deviation, median, P% (percentile), shortest, longest, games LOW..HIGH (%), endless (%, or called off),
#   player1 (%), held N (the share of games whose loser has held fewer), wars (a game), wars-decided (less those that a
#   player with no card left cannot fight, which are the rounds without the turns), minutes B,W (so many seconds a
#   battle and a round with a war; the sum of plain rounds and wars)
compare() {
	unit=$1 theirs=$2
	shift 2
	for what; do
		echo "$what"
	done >"$at/what"
	$AWK -F '\t' -v unit="$unit" -v theirs="$theirs" '
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
			} else if (name ~ /^(mean|minutes)$/)
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
			} else if (name ~ /^wars/) {
				# The deviation is that of the length, wars being as likely in every round.
				ours = row["war_sum"] / games - (name == "wars" ? 0 : mean - row["turns_sum"] / games)
				far = errors(ours, sqrt((second * (ours / mean) ^ 2 + ours) * both))
			} else if (name == "minutes") {
				split(word[2], pace, ",")
				ours = (row["plain_sum"] * pace[1] + row["wars"] * pace[2]) / games / 60
				far = errors(ours, sqrt(second * both) * ours / mean)
			} else {
				print "published: no such name: " name
				exit 1
			}
			sub(/ [^ ]*$/, "")
			differs = (far > 3 || far < -3)
			printf "    %-16s published %-10s measured %-9.6g %5.1f standard errors%s\n", $0, said, ours, far,
				differs ? " DIFFERS" : ""
			failed = failed || differs
		}
		END { exit failed }' "$at/counts" "$at/what" || status=1
}

# row THEIRS RULES WHAT...: plays, and compares with what was published of THEIRS games.
row() {
	theirs=$1 rules=$2
	shift 2
	echo "war -r $rules -n $GAMES --stats"
	held=
	case $* in *'held '*) held=--held ;; esac
	$WAR -r "$rules" -n "$GAMES" -j 2 $held --counts >"$at/counts"
	case $* in *wars-decided*)
		$WAR -r "$rules,count=turns" -n "$GAMES" -j 2 --counts |
			$AWK -F '\t' '$1 == "length_sum" { print "turns_sum\t0\t" $3 }' >>"$at/counts"
		;;
	esac
	compare 1 "$theirs" "$@"
}

sh tests/checks/known.sh

echo '== norvig/pytudes, ipynb/war.ipynb'
row 100000 house 'mean 294' 'deviation 234' 'median 224' 'shortest 26' 'longest 2734'

echo '== jouets.ababsurdo.fr/bataille: 52 cards, 32, 6 of 6 ranks each; 52 with no card face down'
row 1000000 codingame,down=1,spoils=random,short=lose 'mean 441.4' 'median 334' '2.5% 70' '97.5% 1414'
row 1000000 codingame,down=1,spoils=random,short=lose,ranks=8 'mean 126.5' 'median 96' '2.5% 20' '97.5% 404'
row 1000000 codingame,down=1,spoils=random,short=lose,suits=6,ranks=6 'mean 118.9' 'median 90' '2.5% 20' '97.5% 374'
row 1000000 codingame,down=0,spoils=random,short=lose 'mean 582.3' 'median 438' '2.5% 92' '97.5% 1872'

echo '== kevinabrandon/kbWar'
row 1000000 codingame,spoils=random,short=spent 'mean 270.621807' 'wars-decided 16.925803'
row 100000 codingame,spoils=reversed,short=spent,limit=20000 'endless 9.518' 'mean 593.73'

echo '== math.stackexchange.com, question 1752876: the share of games whose loser never held so many cards'
row 1000000 codingame,spoils=winner,short=lose 'held 27 .1175' 'held 31 .3968' 'held 40 .7649' 'held 50 .9897'

echo '== tgvoskuilen/War-Simulator'
row 100000 codingame,down=1,spoils=random,short=lose 'mean 440..445' 'median 330..335' '95% 1155..1165' \
	'99% 1745..1755' '99.9% 2550..2650'

echo '== no name: a shuffled pile'
row 300000 codingame,pile=shuffled,short=spent 'mean 268.42' 'deviation 218.16'

echo '== sambecker/rustwar: the last round is not counted if it is not decided'
row 100000 codingame,pile=shuffled,short=lose,count=turns 'mean 233.32' 'mean 232.75'

echo '== glesica/war'
row 100000 codingame,spoils=random,short=equal 'games 0..99 20.47' 'games 100..199 29.51' 'games 200..299 18.83' \
	'games 300..399 11.75' 'games 400..499 7.35' 'games 500..599 4.50'

echo '== Agr3st/war-card-game-analysis'
row 100000 codingame,down=1,pile=shuffled,short=lose 'mean 434.82'

# A war takes 11 seconds there however many follow from it; --pace counts each (32.8 minutes).
echo '== pmszulc/danetyka: minutes'
for spoils in winner loser; do
	row 1000000 codingame,down=1,spoils=$spoils,short=lose 'minutes 4,11 22'
done
row 1000000 codingame,down=1,spoils=random,short=lose 'minutes 4,11 32'
row 1000000 codingame,down=1,spoils=owner,short=lose 'minutes 4,11 112' 'endless 80..100'

echo '== mrcoles/war-js: 51 cards; lengths are cards laid by 26'
rules=codingame,short=last,input=deck,cards=51,count=cards
echo "war -r $rules -n $GAMES --stats"
$WAR -r $rules -n "$GAMES" -j 2 --counts >"$at/counts"
compare 26 10000 'mean 10.350' 'median 7.788' '99% 40.63'

echo '== zaporter/war_simulator'
row 10000 codingame,spoils=winner,short=lose 'mean 178.0' 'deviation 135.98' 'wars 13.3'

echo '== no name'
row 100000 codingame,down=1,spoils=winner,short=spent 'mean 291.7' 'median 224' 'shortest 16'
row 100000 codingame,short=lose 'endless 36.1'
row 100000 codingame,down=1,short=lose 'endless 82.4'
row 100000 codingame,spoils=alternate,short=lose 'endless 10.9'
row 100000 codingame,down=1,spoils=alternate,short=lose 'endless 42.0'

echo '== hectorpefo.github.io, 2017-09-13-Card-Wars: four aces against the other 48 cards'
for down in '1 80.9' '2 71.7' '3 65.5'; do
	rules=codingame,down=${down% *},spoils=random,short=lose
	echo "war -r house,ranks=12 -n $GAMES -d (2 to K), against four aces | war -r $rules --stats"
	$WAR -r house,ranks=12 -n "$GAMES" -d | $AWK 'NR % 49 == 1 { print "4\nAD\nAH\nAC\nAS" } { print }' |
		$WAR -r "$rules" --counts >"$at/counts"
	compare 1 10000000 "player1 ${down#* }"
done

[ $status -eq 0 ] && echo 'published: all agree' || echo 'published: some differ'
exit $status
