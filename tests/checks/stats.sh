#!/bin/sh
# The statistics, worked out again from the table of the games, in floating point; what the table does not have (rounds
# by their wars, the cards a loser has held) from traces.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

sh tests/checks/lib/names.sh books | sed 's/$/ 0 500/' >"$tmp/runs"
cat >>"$tmp/runs" <<END
codingame 0 1000
house 20 999
codingame,spoils=winner,short=lose 50 777
csharp 300 600
utexas 10 333
codingame,ranks=5,suits=2,short=lose 0 500
codingame,short=lose,limit=200 3 4
umass,limit=0 0 400
codingame,spoils=winner,short=lose,suits=20 0 100
codingame,spoils=winner,short=lose 8 2
codingame,spoils=winner,short=lose,down=0 0 3
csharp,limit=0 675 1
codingame,pile=shuffled,short=spent,count=cards 0 300
house,short=equal,suits=3,cards=30 5 200
codingame,count=seconds 0 300
bataille,count=seconds,battle=7,war=100,limit=3000,ranks=8 0 500
house 11 1
house,jokers=3,hands=9,ranks=4 0 300
codingame,ranks=2,shuffle=every 0 all
bataille,suits=2,shuffle=every,ranks=4 0 all
bataille,suits=2,shuffle=every,ranks=4 0 2519
bataille,suits=1,shuffle=every,ranks=5,jokers=1 0 all
house,suits=2,shuffle=every,ranks=2 0 all
END
while read -r run; do
	set -- $run
	$WAR -r $1 -s $2 -n $3 --table | sed 1d >"$tmp/table"
	$WAR -r $1 -s $2 -n $3 --stats --periods >"$tmp/stats"
	rules=$($WAR -r $1 -s $2 -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	exact=0 # deals in order are no sample
	case $run in house*) ;; *shuffle=every*) exact=1 ;; esac
	per=1 # seconds are printed as minutes
	case $1 in *count=seconds*) per=60 ;; esac
	$AWK -F '\t' '$2 ~ /^[pd]/ { print $3 }' "$tmp/table" | sort -n >"$tmp/sorted"
	tr '\t' ' ' <"$tmp/table" >"$tmp/rows"
	$AWK -v run="$run" -v rules=$rules -v per=$per -v exact=$exact '
		function wrong(what, wanted, got) {
			print run ": " what ": wanted " wanted ", got " got
			bad = 1
		}
		function near(what, wanted, got, step) {
			if (got == "" || got - wanted > step || wanted - got > step)
				wrong(what, wanted, got)
		}
		# From 65,536 on, periods are counted in cells: 1,024 between a number and its double.
		function cell(value,    step) {
			for (step = 1; value >= 65536 && value >= 2048 * step; )
				step *= 2
			return value - value % step
		}
		# The lowest period that so many percent of the endless games do not exceed.
		function period_at(percent,    p, q, below, best) {
			for (p in period) {
				below = 0
				for (q in period)
					below += q + 0 <= p + 0 ? period[q] : 0
				if (100 * below >= percent * endless && (best == "" || p + 0 < best))
					best = p + 0
			}
			return best
		}
		# Not every awk has sqrt.
		function root(x,    i, r) {
			r = x > 1 ? x : 1
			for (i = 0; x > 0 && i < 200; i++)
				r = (r + x / r) / 2
			return x > 0 ? r : 0
		}
		function share(what, count, games,    p, z, half, middle) {
			z = 1.96
			p = count / games
			middle = (p + z * z / (2 * games)) / (1 + z * z / games)
			half = z / (1 + z * z / games) * root(p * (1 - p) / games + z * z / (4 * games * games))
			if (number[what, 1] != count)
				wrong(what, count, number[what, 1])
			near(what " %", 100 * p, number[what, 2], 0.000500001)
			if (exact) {
				if (number[what, 3] != "")
					wrong(what " of deals in order", "no interval", number[what, 3])
				return
			}
			near(what " from", 100 * (middle - half), number[what, 3], 0.000500001)
			near(what " to", 100 * (middle + half), number[what, 4], 0.000500001)
		}
		function setting(name) { return substr(rules, index(rules, "," name "=") + length(name) + 2) + 0 }
		FILENAME ~ /rows$/ {
			games++
			kind[$2]++
			if ($2 == "endless") { endless++; period[cell($6)]++ }
			if ($2 ~ /^[pd]/) {
				finished++
				sum += $3
				wars += $5
				if (run ~ /count=seconds/ && run !~ /battle=/ && $3 != 4 * $6 + 11 * $5)
					wrong("seconds of seed " $1, 4 * $6 + 11 * $5, $3)
				if ($2 != "draw") { dealt[$8]++; won[$8] += $2 == "player1" }
				if ($9 == 0) same_sums++
				else if ($2 != "draw") { higher++; higher_won += ($9 > 0) == ($2 == "player1") }
				if (finished == 1 || $3 < shortest) { shortest = $3; shortest_seed = $1 }
				if (finished == 1 || $3 > longest) { longest = $3; longest_seed = $1 }
			}
			next
		}
		FILENAME ~ /sorted$/ {
			length_of[FNR] = $1
			next
		}
		/^higher sum/ { of_sums = 1 }
		/^(player [12] wins|draw|called off|endless|a second|dealt [0-9]+|either player|equal sums) / {
			name = $1 ~ /^player$/ ? $1 " " $2 " " $3 : $1 ~ /^(called|dealt|a|either|equal)$/ ? $1 " " $2 : $1
			sub(name, "")
			if (of_sums && name == "either player") name = "higher sum"
			sub(/\.\. */, "")
			for (i = 1; i <= 4; i++)
				number[name, i] = $i
		}
		/^seeds / { # cards of the highest rank; 0: unknown
			of_rank = setting("jokers") > 0 ? setting("jokers") : setting("suits")
			of_rank = setting("cards") > 0 ? 0 : of_rank
		}
		{ gsub(/,/, "") }
		/^P of/ {
			measured = $3; ranked[0] = $7; commonest = $10; often = substr($11, 2) + 0
			ranked[50] = $15; ranked[95] = $18; ranked[99] = $21; ranked[100] = $24
		}
		/^mean/ { gsub(/[()]/, ""); mean = $2; deviation = $NF; from = $6; to = $8 }
		/^median/ {
			if (/interval/) {
				median_from = $6
				median_to = $8
				sub(/ \(.*\)/, "")
			}
			median = $2 " " $5 " " $8 " " $11 " " $14 " " $17
		}
		/ wars per game;/ {
			war_mean = $1
			first = $9
			for (i = 11; i <= NF; i += 2)
				second += $i
		}
		/^all / { all = $2 }
		/^ *[0-9]+ (\.\.|or more) / {
			bar[++bars] = $1 " " ($2 == "or" ? "" : $3) " " $4
			drawn[bars] = $5
		}
		/^shortest/ { gsub(/[()]/, ""); s = $2; s_seed = $4; l = $6; l_seed = $8 }
		END {
			share("player 1 wins", kind["player1"] + 0, games)
			share("player 2 wins", kind["player2"] + 0, games)
			share("draw", kind["draw"] + 0, games)
			share("called off", kind["off"] + 0, games)
			share("endless", kind["endless"] + 0, games)
			for (i in dealt) {
				share("dealt " i, won[i], dealt[i])
				if (of_rank > 0 && 2 * i != of_rank) {
					more += dealt[i]
					more_won += 2 * i > of_rank ? won[i] : dealt[i] - won[i]
				}
			}
			if (more > 0)
				share("either player", more_won, more)
			else if (number["either player", 1] != "")
				wrong("either player", "nothing", number["either player", 1])
			if (higher > 0) {
				share("higher sum", higher_won, higher)
				if (number["equal sums", 1] + 0 != same_sums + 0)
					wrong("equal sums", same_sums, number["equal sums", 1])
			} else if (of_sums)
				wrong("higher sum", "nothing", number["higher sum", 1])
			if (first > 0)
				share("a second", second + 0, first + second)
			if (measured + 0 != endless + 0)
				wrong("periods", endless, measured)
			for (i in period)
				if (period[i] > often || (period[i] == often && i + 0 < commonest))
					wrong("the commonest period", i, commonest)
			if (endless && period[commonest] != often)
				wrong("games with period " commonest, period[commonest], often)
			for (i in ranked)
				if (ranked[i] != period_at(i))
					wrong(i " % of periods", period_at(i), ranked[i])
			near("mean", sum / finished / per, mean, 0.000500001)
			near("wars", wars / finished, war_mean, 0.000500001)
			for (i = 1; i <= finished; i++)
				squares += (length_of[i] - sum / finished) * (length_of[i] - sum / finished)
			spread = root(squares / finished)
			near("deviation", spread / per, deviation, 0.00500001)
			tenth = per > 1 ? 0.0500001 : 0
			split("50 2.5 95 97.5 99 99.9", percent)
			split(median, got)
			for (i = 1; i <= 6; i++) {
				at = finished * (10 * percent[i]) / 1000
				at = at > int(at) ? int(at) + 1 : at
				near(percent[i] " %", length_of[at] / per, got[i], tenth)
			}
			# At most 20 steps of 1, 2, 5, 10, ... up to 99 % of the games, the rest, and bars of up to 44 characters.
			at = finished * 99 / 100
			last = int(length_of[at > int(at) ? int(at) + 1 : at] / per)
			for (step = 1; last >= 20 * step; steps++)
				step *= steps % 3 == 1 ? 2.5 : 2
			for (i = 1; i <= finished; i++) {
				at = int(length_of[i] / per / step)
				in_bar[at > 20 ? 20 : at]++
			}
			for (i = 0; i <= 20; i++) {
				most = in_bar[i] > most ? in_bar[i] : most
				if (in_bar[i] > 0)
					wanted_bars = i + 1
			}
			if (bars + 0 != wanted_bars + 0)
				wrong("steps of the histogram", wanted_bars, bars)
			for (i = 0; i < bars; i++) {
				line = drawn[i + 1]
				at = i * step " " (i == 20 ? "" : i * step + step - 1) " " in_bar[i] + 0
				if (at != bar[i + 1])
					wrong("a step of the histogram", at, bar[i + 1])
				at = in_bar[i] > 0 ? int(44 * in_bar[i] / most) : 0
				dot = at == 0 && in_bar[i] > 0
				if (length(line) != at + dot || (line == ".") != dot)
					wrong("a bar of " in_bar[i] " games", at, line)
			}
			if (all != games)
				wrong("all", games, all)
			near("shortest", shortest / per, s, tenth)
			near("longest", longest / per, l, tenth)
			if (s_seed != shortest_seed || l_seed != longest_seed)
				wrong("shortest, longest", shortest_seed " " longest_seed, s_seed " " l_seed)
			if (finished < 2) { # there is no interval
				if (to median_to != "")
					wrong("interval of one game", "none", to)
				exit bad
			}
			if (exact) {
				if (from to median_from median_to != "")
					wrong("intervals of all deals", "none", from)
				exit bad
			}
			near("mean, from", (sum / finished - 1.96 * spread / root(finished - 1)) / per, from, 0.000500001)
			near("mean, to", (sum / finished + 1.96 * spread / root(finished - 1)) / per, to, 0.000500001)
			# So many games from either end, the most that leave out less than 2.5 % there, or one less.
			at = int(finished / 2 - 1.96 * root(finished) / 2)
			at = at < 1 ? 1 : at
			near("median, from", length_of[at] / per, median_from, tenth)
			near("median, to", length_of[finished + 1 - at] / per, median_to, tenth)
			exit bad
		}
	' "$tmp/rows" "$tmp/sorted" "$tmp/stats"
done <"$tmp/runs"

# Every tie is a war.  Games that are called off do not count.
for rules in house house,spoils=owner house,spoils=winner house,spoils=loser,pile=stack house,spoils=reversed \
	house,pile=shuffled codingame codingame,spoils=low,short=equal,suits=9,ranks=4 \
	codingame,down=0,short=spent,count=turns,ranks=2; do
	set -- -r $rules,limit=3000 -n 15
	$WAR "$@" -t | $AWK '
		function percentile(percent,    i, seen) {
			for (i = 0; 100 * seen < won * percent; i++)
				seen += held[i]
			return percent " %: " i - 1
		}
		$1 == "player" && $3 == "has" && $4 + 0 > most[$2] { most[$2] = $4 + 0 }
		/^round / { ties[++rounds] = 0 }
		/, war$/ { ties[rounds]++ }
		/^called off / { rounds = -1 }
		/^([12] [0-9]+|PAT|OFF)$/ {
			games += rounds >= 0
			for (i = 1; i <= rounds; i++) {
				with[ties[i]]++
				wars += ties[i]
			}
			if ($1 ~ /^[12]$/) {
				held[most[3 - $1]]++
				won++
			}
			split("", most)
			rounds = 0
		}
		END {
			print "war_sum\t0\t" wars + 0
			line = sprintf("%.3f wars per game; rounds with 1 war: %d", wars / games, with[1])
			for (i = 1; i <= 62; i++)
				if (with[i] > 0) {
					print "wars\t" i "\t" with[i]
					line = line (i > 1 ? ", " i ": " with[i] : "")
					further += i > 1 ? with[i] : 0
				}
			for (i = 0; i <= 52; i++)
				if (held[i] > 0) {
					print "held\t" i "\t" held[i]
					least = least == "" ? i : least
					commonest = held[i] > held[commonest] ? i : commonest
				}
			print line
			printf "a second %d\n", further
			printf "most cards that the loser of %d games held: least %d, ", won, least
			printf "most often %d (%d games), ", commonest, held[commonest]
			print percentile(50) ", " percentile(95) ", " percentile(99) ", " percentile(100)
		}' >"$tmp/followed"
	{
		$WAR "$@" --counts --held | grep -E '^(war_sum|wars|held)	'
		$WAR "$@" --stats --held |
			sed -n '/ per game/p;/^most cards/p;s/^\(a second\)  *\([0-9]*\) .*/\1 \2/p'
	} | diff - "$tmp/followed" || { echo "war $*: --counts or --stats (<) are not what traces show (>)"; exit 1; }
done
echo "$(wc -l <"$tmp/runs") runs of 1 to 1,000 games: shares, mean, their intervals, deviation, percentiles," \
	'extremes, histogram, wars, minutes, cards of the highest rank, sums of ranks, cards held, periods'
