#!/bin/sh
# Prints the rows as a part of --counts does, in its order, with the rows that are always there, which are 0 if they are not
# named, and with equal sums of ranks.
# RULES: the rules of the part (codingame)
#   sh ../part.sh 'games 1 2' 'shortest 1 3' 'longest 2 5' 'player1 0 2' 'length_sum 0 8' 'length 3 1' 'length 5 1' 'highest1 0 2'
printf '%s\n' "rules=${RULES-codingame} 0 1" "$@" | awk -v OFS='\t' '
	NR == 1 { first = $1 OFS $2 OFS $3 "\n"; next }
	{ rows[$1] = rows[$1] $1 OFS $2 OFS $3 "\n"; games[$1] = $3 }
	END {
		split("draw player1 player2", won)
		for (i = 0; i < 3; i++)
			if (games[won[i + 1]] > 0 && !("sum" i in rows))
				rows["sum" i] = "sum" i OFS 0 OFS games[won[i + 1]] "\n"
		n = split("seeds games shortest longest player1 player2 draw off endless length_sum war_sum wars length held period " \
			"highest0 highest1 highest2 sum0 sum1 sum2", order)
		for (i = 1; i <= n; i++)
			first = first (i > 4 && i < 12 && !(order[i] in rows) ? order[i] OFS 0 OFS 0 "\n" : rows[order[i]])
		printf "%s", "name" OFS "value" OFS "count\n" first
		print "end", gsub(/\n/, "\n", first), 0
	}'
