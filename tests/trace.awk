# trace.awk - follows, card by card, what `war -t` prints under codingame or umass, and prints the answers in it.
#
# usage: war -r RULES -t ... | awk -f trace.awk
#
# It knows what must be so whatever the settings are: cards are laid from the top; equal ranks and nothing else make
# a war; the higher one takes just the cards that lie there, under its own; rounds and battles are counted one by
# one; a loop ends as it began; who has no card left has lost.  The first line that is wrong ends it, status 1.

BEGIN { begin() }

function begin() {
	fresh = 1
	rounds = count = few = off = 0
	loop = table = ""
	expect = "hand 1"
}

function wrong(what) {
	printf "trace.awk: line %d, %s: %s\n", NR, what, $0
	failed = 1
	exit 1
}

# From 2 on; of integers, and of ranks that no letter stands for, the number.
function worth(card,    letter) {
	sub(/[DHCS]$/, "", card)
	letter = index("JQKA", card)
	return letter ? letter + 10 : card + 0
}

function worths(cards,    word, i, n, list) {
	n = split(cards, word, " ")
	for (i = 1; i <= n; i++)
		list = list " " worth(word[i])
	return list
}

function size(cards,    word) {
	return split(cards, word, " ")
}

# Takes a card out of a list, each with a blank before it.
function without(cards, card,    at) {
	at = index(cards " ", " " card " ")
	if (at == 0)
		wrong("no card " card)
	return substr(cards, 1, at - 1) substr(cards, at + length(card) + 1)
}

function lay(p, card) {
	if (index(hand[p] " ", " " card " ") != 1)
		wrong("not the next card of player " p)
	hand[p] = without(hand[p], card)
	table = table " " card
	last[p] = card
}

# `A = B, war` or `A < B, player 2 takes A B`, from a field on.  Who has no card shows the last one again.
function battle(field,    shown, p, order, winner) {
	shown[1] = $field
	shown[2] = $(field + 2)
	sub(/,$/, "", shown[2])
	for (p = 1; p <= 2; p++)
		if (hand[p] != "" || last[p] != shown[p])
			lay(p, shown[p])
	winner = worth(shown[1]) > worth(shown[2]) ? 1 : 2
	order = worth(shown[1]) == worth(shown[2]) ? "=" : winner == 1 ? ">" : "<"
	if ($(field + 1) != order)
		wrong("the order is " order)
	field += 3
	if (order == "=") {
		expect = NF < field ? "an empty line, then called off" : "war"
		if (expect == "war" && (NF != field || $field != "war"))
			wrong("no war")
		return
	}
	if ($field " " $(field + 1) " " $(field + 2) != "player " winner " takes")
		wrong("player " winner " takes the cards")
	for (field += 3; field <= NF; field++) {
		table = without(table, $field)
		hand[winner] = hand[winner] " " $field
	}
	if (table != "")
		wrong("nobody takes" table)
	expect = "hand 1"
}

expect == "hand " $2 && /^player [12] has [0-9]+:/ {
	cards = substr($0, index($0, ":") + 1)
	if (fresh)
		hand[$2] = cards
	if ($0 != ("player " $2 " has " size(cards) ":" hand[$2]))
		wrong("the hand is" hand[$2])
	if ($2 == 2) {
		total = size(hand[1]) + size(hand[2])
		position[rounds] = worths(hand[1]) " |" worths(hand[2])
		fresh = 0
	}
	expect = $2 == 1 ? "hand 2" : "an empty line, then round or end"
	next
}

$0 == "" && sub(/^an empty line, then /, "", expect) { next }

expect == "round or end" && $1 ~ /^(round|battle)$/ {
	rounds++
	if ($2 != (++count ":"))
		wrong("this is number " count)
	battle(3)
	next
}

expect == "war" && $1 == "down:" {
	p = 1
	for (i = 2; i <= NF; i++)
		if ($i == "|")
			p++
		else
			lay(p, $i)
	next
}

expect == "war" && $1 == "up:" { battle(2); next }

expect == "war" && $1 == "battle" {
	if ($2 != (++count ":"))
		wrong("this is number " count)
	battle(3)
	next
}

# Either the cards of the war still lie there, or the winner has got them.
expect == "war" && /^  too few cards for a war: player 1 has [0-9]+, player 2 has [0-9]+$/ {
	first = $(NF - 4) + 0
	if (first + $NF != total && (first != size(hand[1]) || $NF != size(hand[2])))
		wrong("they have not that many")
	few = 1
	expect = "an empty line, then end"
	next
}

expect == "round or end" && /^the position after [0-9]+ rounds comes back every [0-9]+ rounds$/ {
	if (rounds != $4 + $9 || position[$4] != position[rounds])
		wrong("it does not come back")
	loop = "LOOP " $4 " " $9
	expect = "end"
	next
}

expect ~ /^called off|^round or end$/ && /^called off after (round|turn|battle) [0-9]+$/ {
	if ($NF != count)
		wrong("not called off here")
	off = 1
	expect = "end"
	next
}

expect ~ /^(round or )?end$/ && /^(PAT|0|-1|[12]( [0-9]+)?|LOOP [0-9]+ [0-9]+)$/ {
	winner = $1 == "-1" ? 2 : $1 ~ /^[12]$/ ? $1 : 0
	if ($1 == "LOOP" ? $0 != loop : loop != "" || (NF == 2 && $2 != rounds))
		wrong("not what was traced")
	if (winner ? off || (!few && hand[3 - winner] != "") : !off && !few && loop == "" && hand[1] hand[2] != "")
		wrong("not who has won")
	print
	begin()
	next
}

{ wrong(expect " should be here") }

END {
	if (!failed && !fresh)
		wrong("the end is missing")
	exit failed
}
