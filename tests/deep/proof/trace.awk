# trace.awk - what `war -t` shows, as lines for check.ml
#
# usage: war -t ... | awk -v spoils=ORDER -v down=N -f trace.awk            each round, and the position before and after it
#        war --table ... >table; war -t ... | awk -v spoils=ORDER -v down=N -f trace.awk table -
#
# The second form: of each endless game the position after round T ("T"), and, if T is above 0, the one a round before
# ("before").  The trace may stop after round T.

# The cards of a line "player 1 has 3: KS 2H 10D", as ranks.
function ranks(line) {
	sub(/^[^:]*:/, "", line)
	gsub(/[DHCS]( |$)/, " ", line)
	gsub(/J/, "11", line)
	gsub(/Q/, "12", line)
	gsub(/K/, "13", line)
	gsub(/A/, "14", line)
	return line
}

function show(tag, after) {
	print tag, spoils, down ranks(hand[1]) " |" ranks(hand[2]) (after == "" ? "" : " |" after)
}

BEGIN {
	round = -1
	all = ARGC <= 2
}

!all && FNR == NR {
	if ($2 == "endless")
		start[FNR - 1] = $(NF - 1)
	next
}

/^round / { round = $2 + 0 }

/^player 1 has/ { hand1 = $0 }

/^player 2 has/ {
	if (round < 0) # of a new game
		game++
	else if (all)
		show("round", ranks(hand1) " |" ranks($0))
	position = round < 0 ? 0 : round
	round = -1
	hand[1] = hand1
	hand[2] = $0
	if (game in start && (position == start[game] || position == start[game] - 1))
		show(position == start[game] ? "T" : "before")
	if (all && (hand[1] ~ / 0:/ || hand[2] ~ / 0:/))
		show("round", " over")
}

/^  too few cards/ { # the next hands are another game's
	round = -1
	if (all)
		show("round", " over")
}
