#!/bin/sh
# The table of compare.sh: medians and shares are those of --stats; differences and their intervals are worked out again,
# deal by deal, from two tables; wrong usage has a message.
# shellcheck disable=SC2015,SC2016,SC2086 # a && b || c; awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
export WAR AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset N SEED RULES
fail() { echo "$1"; [ ! -f "$tmp/said" ] || cat "$tmp/said"; exit 1; }
compare() { env "$@" sh tests/tools/compare/compare.sh >"$tmp/said" 2>&1 </dev/null; }
rows() { sed 's/^| *//; s/ *|$//; s/ *| */|/g; 1,2d' "$tmp/said"; } # of the table, without its head and its blanks

# Each row, against --stats and against the games of two tables.
for first in house codingame,count=seconds,limit=2000; do
	rules="$first $first,short=last $first,short=draw $first,spoils=winner $first,spoils=owner,limit=5000"
	compare RULES="$rules" N=1000 SEED=7 || fail "compare.sh $rules: status $?"
	rows >"$tmp/rows"
	$WAR -r $first -s 7 -n 1000 --table >"$tmp/a"
	for rule in $rules; do
		$WAR -r $rule -s 7 -n 1000 --table >"$tmp/b"
		{ $WAR -r $rule -s 7 -n 1000 --stats && cat "$tmp/a" "$tmp/b"; } | $AWK -F '\t' -v rule=$rule '
			function root(x, i, r) { # not every awk has sqrt
				for (r = x > 1 ? x : 1; x > 0 && i < 200; i++)
					r = (r + x / r) / 2
				return x > 0 ? r : 0
			}
			/^(draw|called off|endless) / { sub(/^[a-z ]* /, ""); split($0, part, / +/); nobody += $0 }
			/^median/ { gsub(/[(),]/, ""); split($0, part, / /); stats = part[2] " (" part[6] " .. " part[8] ")|" part[14] }
			/^length in minutes/ { per = 60 }
			$1 == "seed" { file++; next }
			file { verdict[file, $1] = $2; length_of[file, $1] = $3 }
			END {
				if (!per)
					per = 1
				for (seed = 7; seed < 1007; seed++) {
					lost = (verdict[2, seed] !~ /player/) - (verdict[1, seed] !~ /player/)
					fewer[lost]++
					if (verdict[1, seed] ~ /player|draw/ && verdict[2, seed] ~ /player|draw/)
						difference[++n] = (length_of[2, seed] - length_of[1, seed]) / per
				}
				for (i = 1; i <= n; i++)
					mean += difference[i] / n
				for (i = 1; i <= n; i++)
					variance += (difference[i] - mean) * (difference[i] - mean) / (n - 1)
				half = 1.96 * root(variance / n)
				share = (fewer[1] - fewer[-1]) / 1000
				error = 1.96 * root(((fewer[1] + fewer[-1]) / 1000 - share * share) / 999)
				word = mean > half ? "longer" : mean < -half ? "shorter" : ""
				other = share > error ? "fewer winners" : share < -error ? "more winners" : ""
				word = word (word != "" && other != "" ? ", " : "") other
				printf "%s|%s|%.1f %%|%s\n", rule, stats, nobody / 10,
					done ? "" : sprintf("%.1f (%.1f .. %.1f)|%s", mean, mean - half, mean + half, word == "" ? "could be chance" : word)
			}'
	done | sed '1s/|[^|]*|[^|]*$/||/' >"$tmp/wanted"
	diff -u "$tmp/wanted" "$tmp/rows" || fail "compare.sh $rules: not what war says"
done

# Verdicts that are known: chance, more than chance, in both directions.
compare RULES='house house,spoils=coin house,short=last house,short=draw'
[ "$(rows | sed 's/.*|//' | xargs)" = 'could be chance longer shorter, fewer winners' ] || fail 'not the known verdicts'
compare RULES='house,limit=1 house'
[ "$(rows)" = "house,limit=1|||100.0 %||
house|224 (220 .. 228)|770|0.0 %||more winners" ] || fail 'games that never end under a rule'

# All words of a setting, that of the book first.
for setting in spoils pile short; do
	compare RULES="house,$setting=" N=20 || fail "house,$setting=: status $?"
	rows | sed 's/|.*//; s/.*=//' >"$tmp/got"
	sh tests/checks/lib/names.sh $setting | sort >"$tmp/wanted"
	sort "$tmp/got" | diff "$tmp/wanted" - || fail "$setting: not all words"
	own=$($WAR -r house -n 1 --counts | sed -n "s/^rules=.*,$setting=\([a-z]*\),.*/\1/p")
	[ "$(sed 1q "$tmp/got")" = "$own" ] || fail "$setting: not first: $own"
done

# Wrong usage.
refused() { # STATUS, MESSAGE, variables
	wanted=$1 message=$2 status=0
	shift 2
	compare "$@" || status=$?
	[ $status -eq "$wanted" ] && grep -Fq -- "$message" "$tmp/said" || fail "$*: status $status instead of $wanted, or not '$message':"
}
refused 2 'no rules' RULES=
refused 2 "is wanted in 'house,down='" RULES='house,down='
refused 2 "is wanted in 'spoils='" RULES='spoils='
refused 2 "add ,count=cards to 'csharp'" RULES='house csharp'
refused 2 ", found 'none'" RULES='house none'
refused 2 "'x'" RULES=house N=x
echo 'tables of 10 rules, all words of three settings, six kinds of wrong usage'
