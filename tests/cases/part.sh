#!/bin/sh
# Prints the rows as a part of --counts does, with the rows that are always there, which are 0 if they are not named.
# RULES: the rules of the part (codingame)
#   sh ../part.sh 'games 1 2' 'shortest 1 3' 'longest 2 5' 'player1 0 2' 'length_sum 0 8' 'length 3 1' 'length 5 1' 'highest1 0 2'
printf '%s\n' "rules=${RULES-codingame} 0 1" "$@" | awk -v OFS='\t' '
	BEGIN { print "name", "value", "count"; n = split("player1 player2 draw off endless length_sum war_sum", always) }
	{ print $1, $2, $3; named[$1] }
	END {
		for (i = 1; i <= n; i++)
			if (!(always[i] in named)) {
				print always[i], 0, 0
				added++
			}
		print "end", NR + added, 0
	}'
