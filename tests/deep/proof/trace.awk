# trace.awk - each round that `war -t` shows, and the position before and after it, as lines for certify.ml
#
# usage: war -t ... | awk -v spoils=ORDER -v down=N -f trace.awk

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

function show(after) {
	print spoils, down ranks(hand[1]) " |" ranks(hand[2]) " |" after
}

/^round / { played = 1 }

/^player 1 has/ { hand1 = $0 }

/^player 2 has/ {
	if (played)
		show(ranks(hand1) " |" ranks($0))
	played = 0
	hand[1] = hand1
	hand[2] = $0
	if (hand[1] ~ / 0:/ || hand[2] ~ / 0:/)
		show(" over")
}

/^  too few cards/ { # the next hands are another game's
	played = 0
	show(" over")
}
