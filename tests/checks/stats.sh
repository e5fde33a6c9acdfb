#!/bin/sh
# The statistics, worked out again from the table of the games, in floating point.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

sh tests/books.sh | sed 's/$/ 0 500/' >"$tmp/runs"
cat >>"$tmp/runs" <<END
codingame 0 1000
codingame,spoils=winner,short=lose 50 777
csharp -300 600
utexas -10 333
codingame,ranks=5,suits=2,short=lose 0 500
codingame,short=lose,limit=200 3 4
umass,limit=0 0 400
codingame,spoils=winner,short=lose,suits=20 0 100
codingame,spoils=winner,short=lose 8 2
codingame,spoils=winner,short=lose,down=0 0 3
csharp,limit=0 675 1
codingame,pile=shuffled,short=spent,count=cards 0 300
house,short=equal,suits=3 5 200
END
while read -r run; do
	set -- $run
	$WAR -r $1 -s $2 -n $3 --table | sed 1d >"$tmp/table"
	$WAR -r $1 -s $2 -n $3 --stats --pace 4,11 >"$tmp/stats"
	$WAR -r $1 -s $2 -n $3 --counts | sed -n 's/^plain_sum	0	//p' >"$tmp/plain"
	$AWK -F '\t' '$2 ~ /^[12d]/ { print $3 }' "$tmp/table" | sort -n >"$tmp/sorted"
	tr '\t' ' ' <"$tmp/table" >"$tmp/rows"
	$AWK -v run="$run" '
		function wrong(what, wanted, got) {
			print run ": " what ": wanted " wanted ", got " got
			bad = 1
		}
		function near(what, wanted, got, step) {
			if (got == "" || got - wanted > step || wanted - got > step)
				wrong(what, wanted, got)
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
			near(what " from", 100 * (middle - half), number[what, 3], 0.000500001)
			near(what " to", 100 * (middle + half), number[what, 4], 0.000500001)
		}
		FILENAME ~ /rows$/ {
			games++
			kind[$2]++
			if ($2 ~ /^[12d]/) {
				finished++
				sum += $3
				wars += $5
				if ($2 != "draw") { dealt[$7]++; won[$7] += $2 == 1 }
				if (finished == 1 || $3 < shortest) { shortest = $3; shortest_seed = $1 }
				if (finished == 1 || $3 > longest) { longest = $3; longest_seed = $1 }
			}
			next
		}
		FILENAME ~ /plain$/ { plain = $1; next }
		FILENAME ~ /sorted$/ {
			length_of[FNR] = $1
			next
		}
		/^(player [12] wins|draw|called off|endless|another|aces: [0-9]+) / {
			name = $1 == "player" ? $1 " " $2 " " $3 : $1 ~ /^(called|aces:)$/ ? $1 " " $2 : $1
			sub(name, "")
			sub(/\.\. */, "")
			for (i = 1; i <= 4; i++)
				number[name, i] = $i
		}
		{ gsub(/,/, "") }
		/^mean/ { gsub(/[()]/, ""); mean = $2; deviation = $NF; from = $6; to = $8 }
		/^median/ { median = $2 " " $5 " " $8 " " $11 " " $14 " " $17 }
		/ wars per game;/ {
			war_mean = $1
			first = $9
			for (i = 11; i <= NF; i += 2)
				second += $i
		}
		/ minutes per game$/ { minutes = $1 }
		/^shortest/ { gsub(/[()]/, ""); s = $2; s_seed = $4; l = $6; l_seed = $8 }
		END {
			share("player 1 wins", kind[1] + 0, games)
			share("player 2 wins", kind[2] + 0, games)
			share("draw", kind["draw"] + 0, games)
			share("called off", kind["off"] + 0, games)
			share("endless", kind["endless"] + 0, games)
			for (i in dealt)
				share("aces: " i, won[i], dealt[i])
			if (first > 0)
				share("another", second + 0, first + second)
			near("minutes", (4 * plain + 11 * wars) / finished / 60, minutes, 0.0500001)
			near("mean", sum / finished, mean, 0.000500001)
			near("wars", wars / finished, war_mean, 0.000500001)
			for (i = 1; i <= finished; i++)
				squares += (length_of[i] - sum / finished) * (length_of[i] - sum / finished)
			spread = root(squares / finished)
			near("deviation", spread, deviation, 0.00500001)
			split("50 2.5 95 97.5 99 99.9", percent)
			split(median, got)
			for (i = 1; i <= 6; i++) {
				at = finished * (10 * percent[i]) / 1000
				at = at > int(at) ? int(at) + 1 : at
				near(percent[i] " %", length_of[at], got[i], 0)
			}
			if (s != shortest || s_seed != shortest_seed || l != longest || l_seed != longest_seed)
				wrong("shortest, longest", shortest " " shortest_seed " " longest " " longest_seed, s " " s_seed " " l " " l_seed)
			if (finished < 2) { # there is no interval
				if (to != "")
					wrong("interval of one game", "none", to)
				exit bad
			}
			near("mean, from", sum / finished - 1.96 * spread / root(finished - 1), from, 0.000500001)
			near("mean, to", sum / finished + 1.96 * spread / root(finished - 1), to, 0.000500001)
			exit bad
		}
	' "$tmp/rows" "$tmp/sorted" "$tmp/plain" "$tmp/stats"
done <"$tmp/runs"

# The most cards that losers held, as their hands are in the traces.
for rules in house house,spoils=owner house,spoils=winner house,spoils=loser,pile=stack house,spoils=reversed house,pile=shuffled; do
	$WAR -r $rules,limit=3000 -n 25 -t | $AWK '
		$1 == "player" && $3 == "has" && $4 + 0 > most[$2] { most[$2] = $4 + 0 }
		/^[12] [0-9]+$/ { games[most[3 - $1]]++ }
		/^([12] [0-9]+|PAT)$/ { split("", most) }
		END { for (i = 0; i <= 52; i++) if (games[i] > 0) print "held\t" i "\t" games[i] }' >"$tmp/followed"
	$WAR -r $rules,limit=3000 -n 25 --counts --held | grep '^held' | diff - "$tmp/followed" ||
		{ echo "--held (-) is not what traces show (+) under $rules"; exit 1; }
done
echo "$(wc -l <"$tmp/runs") runs of 1 to 1,000 games: shares, mean, their intervals, deviation, percentiles, extremes, wars, aces, minutes, cards held"
