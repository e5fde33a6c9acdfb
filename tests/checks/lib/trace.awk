# trace.awk - follows, card by card, what `war -t` prints in the format of codingame, and prints the answers in it.
#
# usage: war -r RULES -t ... | awk -v rules=BOOK,KEY=VALUE,... -f trace.awk
#
# rules: book and settings, as `war --counts` names them; pile, tie, most, ace, upset, count, battle and war are used.
# It knows what must be so whatever the other settings are: cards are laid from the top; equal ranks and nothing else make
# a war, or go back under their hands (tie=back); the higher one takes just the cards that lie there, under its own; rounds and battles are counted one by
# one; a loop ends as it began; who has no card left has lost.  The first line that is wrong ends it, status 1.
# With a pile they are taken to its end, and it becomes the hand when that is empty and a card is to be laid: a stack
# backwards; a shuffled one in an order that shows as its cards are laid, the rest of it where the hand is printed.

BEGIN {
	pile = setting("pile")
	upset = setting("upset") == "yes"
	book = rules
	sub(/,.*/, "", book)
	count = setting("count")
	back = setting("tie") == "back"
	most = setting("most") == "yes"
	begin()
}

function setting(key) {
	if (!match(rules ",", "," key "=[^,]*,"))
		wrong("rules without " key)
	return substr(rules, RSTART + length(key) + 2, RLENGTH - length(key) - 3)
}

function begin() {
	fresh = 1
	rounds = number = battles = wars = plain_rounds = few = off = cards[1] = cards[2] = loose[1] = loose[2] = 0
	table = won[1] = won[2] = ""
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
	card = letter ? letter + 10 : card + 0
	if (book == "tmu" && card == 1)
		card = 14
	return card == 14 && setting("ace") == "low" ? 1 : card
}

function worths(cards,    word, i, n, list) {
	n = split(cards, word, " ")
	for (i = 1; i <= n; i++)
		list = list " " worth(word[i])
	return list
}

# The cards of the deal that are of its lowest and of its highest rank.
function ends(    word, i, n, low, high) {
	split("", lowest)
	split("", highest)
	n = split(hand[1] hand[2], word, " ")
	low = high = worth(word[1])
	for (i = 1; i <= n; i++) {
		low = worth(word[i]) < low ? worth(word[i]) : low
		high = worth(word[i]) > high ? worth(word[i]) : high
	}
	for (i = 1; i <= n; i++) {
		if (worth(word[i]) == low)
			lowest[word[i]]
		if (worth(word[i]) == high)
			highest[word[i]]
	}
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

function has(p) {
	return size(hand[p]) + size(won[p])
}

function backwards(cards,    word, i, list) {
	for (i = split(cards, word, " "); i > 0; i--)
		list = list " " word[i]
	return list
}

# What a limit is of, or the answer: rounds, turns, battles, seconds, or the cards of the player who has laid more.
function counted(what) {
	if (what ~ /^card/)
		return cards[1] > cards[2] ? cards[1] : cards[2]
	if (what ~ /^second/)
		return plain_rounds * setting("battle") + wars * setting("war")
	return what ~ /^battle/ ? battles : what ~ /^turn/ ? rounds - few : rounds
}

# The player with more cards, or 0.
function richer() {
	return has(1) == has(2) ? 0 : has(1) > has(2) ? 1 : 2
}

function lay(p, card) {
	if (hand[p] == "" && won[p] != "") {
		hand[p] = pile == "stack" ? backwards(won[p]) : won[p]
		loose[p] = pile == "shuffled"
		won[p] = ""
	}
	if (!loose[p] && index(hand[p] " ", " " card " ") != 1)
		wrong("not the next card of player " p)
	cards[p]++
	hand[p] = without(hand[p], card)
	table = table " " card
	last[p] = card
}

function give(p, card) {
	table = without(table, card)
	if (pile ~ /^(stack|shuffled)$/)
		won[p] = won[p] " " card
	else
		hand[p] = hand[p] " " card
}

# Player p takes the cards that are named from a field on, which are all that lie there.
function take(p, field) {
	for (; field <= NF; field++)
		give(p, $field)
	if (table != "")
		wrong("nobody takes" table)
}

# `A = B, war`, `A = B, back` or `A < B, player 2 takes A B`, from a field on.  Who has no card shows the last one again.
function battle(field,    shown, p, order, winner) {
	battles++
	shown[1] = $field
	shown[2] = $(field + 2)
	sub(/,$/, "", shown[2])
	for (p = 1; p <= 2; p++)
		if (has(p) || last[p] != shown[p])
			lay(p, shown[p])
	winner = worth(shown[1]) > worth(shown[2]) ? 1 : 2
	if (upset && (shown[1] in lowest && shown[2] in highest || shown[1] in highest && shown[2] in lowest))
		winner = 3 - winner
	order = worth(shown[1]) == worth(shown[2]) ? "=" : winner == 1 ? ">" : "<"
	if ($(field + 1) != order)
		wrong("the order is " order)
	field += 3
	if (order == "=" && back) {
		if (NF != field || $field != "back")
			wrong("the cards do not go back")
		give(1, shown[1])
		give(2, shown[2])
		plain_rounds++
		expect = "hand 1"
		return
	}
	if (order == "=") {
		expect = NF < field ? "an empty line, then called off" : "war"
		if (expect == "war" && (NF != field || $field != "war"))
			wrong("no war")
		wars += tied = expect == "war"
		return
	}
	plain_rounds += tied == 0
	if ($field " " $(field + 1) " " $(field + 2) != "player " winner " takes")
		wrong("player " winner " takes the cards")
	take(winner, field + 3)
	expect = "hand 1"
}

expect == "hand " $2 && /^player [12] has [0-9]+:/ {
	shown = substr($0, index($0, ":") + 1)
	sub(/ \|.*/, "", shown)
	if (fresh)
		hand[$2] = shown
	if (loose[$2]) {
		rest = hand[$2]
		for (i = split(shown, word, " "); i > 0; i--)
			rest = without(rest, word[i])
		if (rest != "")
			wrong("the hand lacks" rest)
		hand[$2] = shown
		loose[$2] = 0
	}
	line = hand[$2] (won[$2] == "" ? "" : " |" won[$2])
	if ($0 != ("player " $2 " has " has($2) ":" line))
		wrong("the hand is" line)
	if ($2 == 2) {
		total = has(1) + has(2)
		if (fresh)
			ends()
		position[rounds] = worths(hand[1]) " |" worths(won[1]) " /" worths(hand[2]) " |" worths(won[2])
		fresh = 0
	}
	expect = $2 == 1 ? "hand 2" : few ? "an empty line, then end" : "an empty line, then round or end"
	next
}

$0 == "" && sub(/^an empty line, then /, "", expect) { next }

expect == "round or end" && $1 ~ /^(round|battle)$/ {
	rounds++
	tied = 0
	if ($2 != (++number ":"))
		wrong("this is number " number)
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
	if ($2 != (++number ":"))
		wrong("this is number " number)
	battle(3)
	next
}

expect == "war" && /^  too few cards for a war, / {
	few = 1
	expect = "hand 1"
	if ($7 == "player" && $8 ~ /^[12]$/ && $9 == "takes") {
		take($8, 10)
		next
	}
	if ($7 " " $8 " " $9 != "on the table:")
		wrong("who takes the cards?")
	for (i = 10; i <= NF; i++)
		if ($i != "|")
			table = without(table, $i)
	if (table != "")
		wrong("on the table is also" table)
	next
}

expect == "round or end" && /^LOOP [0-9]+ [0-9]+$/ {
	if (rounds != $2 + $3 || position[$2] != position[rounds])
		wrong("it does not come back")
	print
	begin()
	next
}

expect == "round or end" && book == "codeforces" && $0 == "-1" {
	for (i = 0; i < rounds && position[i] != position[rounds];)
		i++
	if (i == rounds)
		wrong("it does not come back")
	print
	begin()
	next
}

expect ~ /^called off|^(round or )?end$/ && /^called off after [0-9]+ (rounds|turns|battles|cards|seconds)$/ {
	if (counted($5) < $4 + 0 || ($5 !~ /^(cards|seconds)$/ && counted($5) > $4 + 0)) # a round may go beyond these limits
		wrong("not called off here")
	off = $4
	expect = "end"
	next
}

expect ~ /^(round or )?end$/ && /^(PAT|OFF|0|-1|[12]( [0-9]+)?|[0-9]+ [12]|(first|second) [0-9]+|draw|botva)$/ {
	winner = $1 == "-1" ? 2 : $1 ~ /^[12]$/ ? $1 : 0
	long = $2
	if (book == "codeforces") {
		winner = $2 + 0
		long = $1
	}
	if (book == "drunkard")
		winner = $1 == "first" ? 1 : 2 * ($1 == "second")
	if (NF == 2 && long != (off ? off : counted(count)))
		wrong("not what was traced")
	if (off && most ? winner != richer() : winner ? off || (!few && has(3 - winner)) : !off && !few && has(1) + has(2))
		wrong("not who has won")
	print
	begin()
	next
}

# tmu: all cards of the winner; of a draw, those on the table, which are not known any more.
expect ~ /^(round or )?end$/ && book == "tmu" && /^\[.*\]$/ {
	shown = $0
	gsub(/[][,]/, " ", shown)
	for (winner = 1; winner <= 2; winner++)
		if (worths(shown) == worths(hand[winner] won[winner]))
			break
	if (off ? richer() && richer() != winner : winner > 2 ? !few : (!few && has(3 - winner)))
		wrong("not the winner\047s cards")
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
