#!/bin/sh
# The statistics, worked out again from the answers, in floating point.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

# With the last word off, a PAT is a game called off; else it is a draw, whose answer does not tell its rounds.
for run in 'codingame 0 1000 draw' 'codingame,spoils=winner,short=lose 50 777 off' 'csharp -300 600 off' 'utexas -10 333 draw' \
	'codingame,ranks=5,suits=2,short=lose 0 500 off' 'codingame,short=lose,limit=200 3 4 off' \
	'codingame,spoils=winner,short=lose,suits=20 0 100 off'; do
	set -- $run
	$WAR -r $1 -s $2 -n $3 -a >"$tmp/answers"
	$WAR -r $1 -s $2 -n $3 --stats >"$tmp/stats"
	grep '^[12] ' "$tmp/answers" | sort -n -k 2 >"$tmp/sorted"
	awk -v seed=$2 -v run="$run" -v pat=$4 '
		function wrong(what, wanted, got) {
			print run ": " what ": wanted " wanted ", got " got
			bad = 1
		}
		function near(what, wanted, got, step) {
			if (got == "" || got - wanted > step || wanted - got > step)
				wrong(what, wanted, got)
		}
		function share(what, count,    p, z, half, middle) {
			z = 1.96
			p = count / games
			middle = (p + z * z / (2 * games)) / (1 + z * z / games)
			half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
			if (number[what, 1] != count)
				wrong(what, count, number[what, 1])
			near(what " %", 100 * p, number[what, 2], 0.0011)
			near(what " from", 100 * (middle - half), number[what, 3], 0.0025 + 0.06 / games)
			near(what " to", 100 * (middle + half), number[what, 4], 0.0025 + 0.06 / games)
		}
		FILENAME ~ /answers$/ {
			games++
			kind[$1]++
			if ($1 == 1 || $1 == 2) {
				finished++
				sum += $2
				if (finished == 1 || $2 < shortest) { shortest = $2; shortest_seed = seed + games - 1 }
				if (finished == 1 || $2 > longest) { longest = $2; longest_seed = seed + games - 1 }
			}
			next
		}
		FILENAME ~ /sorted$/ {
			length_of[FNR] = $2
			next
		}
		/^(player [12] wins|draw|called off|endless) / {
			name = $1 ~ /^(player|called)$/ ? ($1 == "player" ? $1 " " $2 " " $3 : $1 " " $2) : $1
			sub(name, "")
			sub(/\.\. */, "")
			for (i = 1; i <= 4; i++)
				number[name, i] = $i
		}
		{ gsub(/,/, "") }
		/^mean/ { mean = $2; deviation = $5 }
		/^median/ { median = $2; p95 = $6; p99 = $10 }
		/^shortest/ { gsub(/[()]/, ""); s = $2; s_seed = $4; l = $6; l_seed = $8 }
		END {
			share("player 1 wins", kind[1] + 0)
			share("player 2 wins", kind[2] + 0)
			share("draw", pat == "draw" ? kind["PAT"] : 0)
			share("called off", pat == "off" ? kind["PAT"] + 0 : 0)
			share("endless", kind["LOOP"] + 0)
			if (pat == "draw")
				exit bad
			near("mean", sum / finished, mean, 0.00101)
			for (i = 1; i <= finished; i++)
				squares += (length_of[i] - sum / finished) ^ 2
			near("deviation", sqrt(squares / finished), deviation, 0.011)
			split("50 95 99", percent)
			split(median " " p95 " " p99, got)
			for (i = 1; i <= 3; i++) {
				at = finished * percent[i] / 100
				at = at > int(at) ? int(at) + 1 : at
				near(percent[i] " %", length_of[at], got[i], 0)
			}
			if (s != shortest || s_seed != shortest_seed || l != longest || l_seed != longest_seed)
				wrong("shortest, longest", shortest " " shortest_seed " " longest " " longest_seed, s " " s_seed " " l " " l_seed)
			exit bad
		}
	' "$tmp/answers" "$tmp/sorted" "$tmp/stats"
done
echo '7 runs of 4 to 1,000 games: shares, intervals, mean, deviation, percentiles, extremes'
