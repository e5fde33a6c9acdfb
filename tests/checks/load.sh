#!/bin/sh
# class: tools
# The tables that war prints are loaded as they are by other programs, where these are: sqlite3, gnuplot, pandas.  What
# they work out of them is what war says itself.
# shellcheck disable=SC2086,SC2016 # WAR may be several words; awk
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} python=/usr/bin/python3 # that of the system, which has its packages
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
[ -x $python ] || python=python3
loaded=awk skipped=

same() { # WHAT, WANTED, GOT
	[ "$2" = "$3" ] && return
	printf '%s\nwar says:\n%s\nloaded it is:\n%s\n' "$1" "$2" "$3"
	exit 1
}
with() { # PROGRAM: $has is whether it is there
	has=$1
	if "$1" --version >/dev/null 2>&1 </dev/null; then
		loaded="$loaded $1"
	else
		skipped="$skipped $1" has=
	fi
}

$WAR -n 1000 --counts >"$tmp/counts"
$WAR -n 1000 --stats >"$tmp/stats"
$WAR -n 1000 --table >"$tmp/table"
$WAR -r csharp -s 7 -n 20 --table >"$tmp/table2"
$WAR -n 9 -d | $WAR --table >"$tmp/table3"
$WAR -n 9 -d | $WAR --counts >"$tmp/counts2"

# As many fields in each row as in the header, none with a blank at an end, nothing quoted.
for file in counts counts2 table table2 table3; do
	$AWK -F '\t' 'NR == 1 { fields = NF }
		NF != fields || /"/ || /(^|\t) | (\t|$)/ { print FILENAME ":" NR ": " $0; bad = 1 }
		END { exit bad || NR < 10 || fields != (FILENAME ~ /counts/ ? 3 : 11) }' "$tmp/$file" || { echo "--${file%[0-9]}: not a table"; exit 1; }
done

# Mean, shares, percentile, a range of lengths: a line each, as sqlite and pandas have to print them.
mean=$(sed -n 's/^mean \([0-9.]*\) .*/\1/p' "$tmp/stats")
endless=$(sed -n 's/^endless  *[0-9]*  *\([0-9.]*\) .*/\1/p' "$tmp/stats")
below200=$(sed -n 's/^ *0 \.\. *199 *\([0-9]*\).*/\1/p' "$tmp/stats")
deviation=$(sed -n 's/.*standard deviation \([0-9.]*\)$/\1/p' "$tmp/stats")
median=$(sed -n 's/^median \([0-9]*\) .*/\1/p' "$tmp/stats")
wars=$(sed -n 's/^\([0-9.]*\) wars per game.*/\1/p' "$tmp/stats")
chains=$(sed -n 's/.*rounds with 1 war: //p' "$tmp/stats" | sed 's/,/:/g' | tr -d ' ' | tr : '\n' | $AWK 'NR % 2 { sum += $1 } END { print sum }')
same '--stats' 7 "$(echo $mean $endless $below200 $deviation $median $wars $chains | wc -w | tr -d ' ')"

with sqlite3
if [ -n "$has" ]; then
	sql() { # FILE, QUERY
		sqlite3 -cmd '.mode tabs' -cmd ".import $tmp/$1 t" :memory: "$2" </dev/null
	}
	same 'sqlite3, the mean of counts' "$mean" \
		"$(sql counts "select printf('%.3f', 1.0 * sum(value * count) / sum(count)) from t where name = 'length'")"
	same 'sqlite3, the share of endless games in counts' "$endless" \
		"$(sql counts "select printf('%.3f', 100.0 * sum(count) filter (where name = 'endless') / sum(count)) from t
			where name in ('player1', 'player2', 'draw', 'off', 'endless')")"
	same 'sqlite3, games below 200 rounds in counts' "$below200" \
		"$(sql counts "select sum(count) from t where name = 'length' and value + 0 < 200")"
	same 'sqlite3, the mean of the table' "$mean" "$(sql table "select printf('%.3f', avg(length_in_rounds)) from t where length_in_rounds <> ''")"
	same 'sqlite3, games of the table that are won or drawn' "$(grep -c '^[0-9]*	[pd]' "$tmp/table")" \
		"$(sql table "select count(*) from t where verdict in ('player1', 'player2', 'draw') and battles <> ''")"
	same 'sqlite3, wars of the table' "$wars" "$(sql table "select printf('%.3f', avg(wars)) from t where wars <> ''")"
	# The recipe of the guide leaves no empty text, which would count as 0.
	$AWK '/^### / { inside = /sqlite$/ } /^```/ { block = inside && /sh$/; next } block' tests/guide/data.md >"$tmp/recipe"
	cp "$tmp/table" "$tmp/games.tsv"
	(cd "$tmp" && sh -e recipe) >/dev/null
	columns=$(sqlite3 "$tmp/games.db" "select group_concat(name) from pragma_table_info('games')")
	same 'sqlite3 as in guide/data.md, mean, wars, empty texts' "$mean|$wars|0" "$(sqlite3 "$tmp/games.db" \
		"select printf('%.3f', avg(length_in_rounds)), printf('%.3f', avg(wars)), count(*) filter (where '' in ($columns)) from games")"
	same 'sqlite3, columns of the table' seed,verdict,length_in_rounds,battles,wars,plain_rounds,longest_chain,highest,sum_difference,T,P \
		"$(sql table "select group_concat(name) from pragma_table_info('t')")"
fi

with gnuplot
if [ -n "$has" ]; then
	# Its columns, by the names of the header; counts of the rows of lengths only.
	cat >"$tmp/plot" <<END
set print "-"
set datafile separator "\t"
set key autotitle columnheader
stats "$tmp/counts" using (strcol("name") eq "length" ? column("value") * column("count") : NaN) name "SUM" nooutput
stats "$tmp/counts" using (strcol("name") eq "length" ? column("count") : NaN) name "GAMES" nooutput
print sprintf("%.3f", SUM_sum / GAMES_sum)
stats "$tmp/table" using (column("length_in_rounds")) name "LENGTH" nooutput
print sprintf("%.3f %.2f", LENGTH_mean, LENGTH_stddev)
set terminal dumb
set output "$tmp/plotted"
plot "$tmp/counts" using (strcol("name") eq "length" ? column("value") : NaN):"count" with impulses
END
	same 'gnuplot, mean of counts, mean and deviation of the table' "$mean
$mean $deviation" "$(gnuplot "$tmp/plot" 2>&1 </dev/null)"
	[ "$(grep -c '\*' "$tmp/plotted")" -gt 10 ] || { echo 'gnuplot: no plot'; exit 1; }
fi

cat >"$tmp/load.py" <<'END'
import sys
try:
    import pandas
except ImportError:
    sys.exit(9)
counts = pandas.read_csv(sys.argv[1], sep='\t')
length = counts[counts.name == 'length']
games = counts[counts.name.isin(['player1', 'player2', 'draw', 'off', 'endless'])].set_index('name')['count']
print('%.3f' % ((length.value * length['count']).sum() / length['count'].sum()))
print('%.3f' % (100 * games.endless / games.sum()))
print(length[length.value < 200]['count'].sum())
print(counts[counts.name == 'wars']['count'].sum())
table = pandas.read_csv(sys.argv[2], sep='\t')
length = table.length_in_rounds
print('%.3f %.2f %d' % (length.mean(), length.std(ddof=0), length.quantile(0.5, 'lower')))
print('%.3f' % (100 * (table.verdict == 'endless').mean()), '%.3f' % table.wars.mean())
END
status=0
"$python" "$tmp/load.py" "$tmp/counts" "$tmp/table" >"$tmp/loaded" 2>&1 </dev/null || status=$?
case $status in
9 | 127) skipped="$skipped pandas" ;; # no pandas, no Python
*)
	loaded="$loaded pandas"
	same 'pandas' "$mean
$endless
$below200
$chains
$mean $deviation $median
$endless $wars" "$(cat "$tmp/loaded")"
	;;
esac
echo "counts and tables loaded by $loaded${skipped:+; skipped, since they are not here:$skipped}"
