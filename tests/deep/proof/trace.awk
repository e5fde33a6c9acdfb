# trace.awk - what `war -t` shows, as lines for check.ml
#
# usage: war -r codingame,spoils=ORDER,down=N,... -t | awk -v spoils=ORDER -v down=N -v what=rounds|loops -f trace.awk
#
# what=rounds: each round, with the position before and after it.  what=loops: of each endless game the position after
# round T and, if T is above 0, the one a round before.

function hands() { return hand[1] " |" hand[2] }

/^player [12] has/ {
	line = ""
	for (i = 5; i <= NF; i++) {
		card = substr($i, 1, length($i) - 1)
		line = line " " (card ~ /^[JQKA]$/ ? index("JQKA", card) + 10 : card)
	}
	hand[$2] = line
	if ($2 == 2 && what == "rounds" && round > 0)
		print spoils, down hands_before " |" hands()
	if ($2 == 2) {
		hands_before = hands()
		position[round] = hands_before
	}
}

/^round / { round = $2 + 0 }

/^  too few cards/ && what == "rounds" { print spoils, down hands_before " | over" }

/^(LOOP|PAT|[12]) ?/ {
	if ($1 == "LOOP" && what == "loops") {
		print spoils, down position[$2 + 0]
		if ($2 > 0)
			print spoils, down position[$2 - 1]
	} else if (what == "rounds" && $1 != "LOOP" && hand[1] hand[2] != "")
		over = 1
	round = 0
}
