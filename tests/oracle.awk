# oracle.awk - the rules of the card game War written a second time, slowly and plainly, to test a fast program against.
#
# usage: awk -v rules=BOOK[,KEY=VALUE...] [-v totals=1] [-v table=1] -f oracle.awk [FILE]
#
# Reads games, one after the other, and answers each with a line: "1 R", "2 R" or "PAT" (umass: "1", "-1" or "0"),
# or "LOOP T P" when the position after T rounds is the first to come back, P rounds later. Unknown rules and
# unreadable games end it with a message and status 2. With totals=1 the last lines are those that `war --counts` has of
# wars: how many rounds of the games won or drawn had just so many, with tabs between.
# With table=1 each answer is a row of `war --table` instead.
#
# books: codingame, umass, csharp, utexas. Keys that change a book:
#   input=decks|deck                    N, N cards, M, M cards; or N, N cards, dealt in turn, the first dealt on top
#   down=N                              cards face down in a war
#   short=draw|lose|steps|empty|last    what befalls a player who cannot lay a war's cards, see war()
#   spoils=owner|laid|winner|loser      the order in which the winner takes the table, see spoils()
#   limit=N                             how many of what the book counts are played at most; 0: loops are looked for

BEGIN {
	# counts: what R and the limit mean. battles: every comparison; rounds: a first battle with its wars; turns:
	# rounds, but not one that a short player ends. first: who is dealt the first card. bare: integers are cards.
	book["codingame"] = "input=decks,first=1,down=3,short=draw,spoils=owner,limit=0,counts=rounds"
	book["umass"] = "input=deck,first=1,down=3,short=steps,spoils=laid,limit=1000,counts=battles,bare=yes"
	book["csharp"] = "input=deck,first=2,down=3,short=lose,spoils=laid,limit=1001,counts=turns"
	book["utexas"] = "input=deck,first=1,down=3,short=empty,spoils=owner,limit=0,counts=rounds"

	# The last four change how the fast program works or what it reads and prints, never who wins.
	known = "^(input=decks?|(down|limit)=[0-9]+|short=(draw|lose|steps|empty|last)|" \
	    "spoils=(owner|laid|winner|loser)|(endless|shuffle|suits|ranks)=.*)$"
	GO_ON = -1              # beside the verdicts 1, 2 (that player has won) and 0 (nobody has)
	CONVFMT = "%.17g"       # for mawk, which would keep six digits of -2147483648

	table_rows = table      # `table` is where the cards lie
	name = rules
	sub(/,.*/, "", name)
	if (!(name in book))
		fail("unknown rule book: " name)
	own = split(book[name], setting, ",")
	n = split(book[name] substr(rules, length(name) + 1), setting, ",")
	for (i = 1; i <= n; i++) {
		if (i > own && setting[i] !~ known)
			fail("unknown setting: " setting[i])
		split(setting[i], part, "=")
		rule[part[1]] = part[2]
	}
	down = rule["down"] + 0
	limit = rule["limit"] + 0
	short = rule["short"]
}

{
	gsub(/[\r\f\v]/, " ")
	for (i = 1; i <= NF; i++)
		token[++tokens] = $i
}

END {
	while (!failed && at < tokens) {        # after a failure awk still comes through here
		read_game()
		highs = aces()
		answer = play()
		print table_rows ? row(answer) : answer
	}
	for (i = 1; totals && i in wars; i++)
		if (wars[i] > 0)
			print "wars\t" i "\t" wars[i]
}

function fail(message) {
	print "oracle.awk: " message | "cat 1>&2"
	failed = 1
	exit 2
}

function next_token(pattern) {
	if (token[++at] !~ pattern)
		fail(at > tokens ? "the input ends inside a game" : "cannot read " token[at])
	return token[at]
}

# A hand is a string of ranks from the top down, each with a blank after it: "10 14 8 ".
function deal(p,    card, name) {
	card = next_token("^([0-9]+|[JQKA])[A-Za-z]$" (rule["bare"] ? "|^-?[0-9]+$" : ""))
	name = index("JQKA", substr(card, 1, 1))
	hand[p] = hand[p] (name ? name + 10 : card + 0) " "
}

function left(p) {
	return gsub(/ /, " ", hand[p])
}

function read_game(    p, n) {
	hand[1] = hand[2] = ""
	p = rule["input"] == "deck" ? rule["first"] : 1
	for (n = next_token("^[0-9]+$"); n > 0; n--) {
		deal(p)
		if (rule["input"] == "deck")
			p = 3 - p
	}
	if (rule["input"] == "decks")
		for (n = next_token("^[0-9]+$"); n > 0; n--)
			deal(2)
}

# How many of the highest cards player 1 has been dealt.
function aces(    card, n, i, highest, count) {
	n = split(hand[1] hand[2], card, " ")
	highest = card[1] + 0
	for (i = 1; i <= n; i++) {
		if (card[i] + 0 > highest) {
			highest = card[i] + 0
			count = 0
		}
		count += i <= left(1) && card[i] + 0 == highest
	}
	return count + 0
}

# What is not known of a game without an end, or called off, is left empty.
function row(answer,    part) {
	split(answer, part, " ")
	if (fate == "endless")
		return ++game "\tendless\t\t\t\t\t" highs "\t" part[2] "\t" part[3]
	if (fate == "off")
		return ++game "\toff\t" limit "\t\t\t\t" highs "\t\t"
	return ++game "\t" (fate ? fate : "draw") "\t" length_of "\t" battles "\t" all "\t" longest "\t" highs "\t\t"
}

# Player p lays n cards; the last it has laid is the one that battles.
function lay(p, n,    end, card) {
	for (; n > 0; n--) {
		end = index(hand[p], " ")
		card = substr(hand[p], 1, end)
		hand[p] = substr(hand[p], end + 1)
		pile[p] = pile[p] card
		table = table card
		up[p] = card + 0
	}
}

# The verdict when both must have n cards. It is a draw if neither has, but short=lose looks at player 1 first.
function must_have(n) {
	if (left(1) < n)
		return left(2) < n && short != "lose" ? 0 : 2
	return left(2) < n ? 1 : GO_ON
}

# After a tie each player lays its cards face down, then one face up. When somebody has too few for that,
# draw: nobody wins; lose: it has lost; steps: it has lost, but first it must lack cards to lay face down, then the
# one to lay face up; empty: both lay a card each until a hand is empty, which has lost; last: it lays what it has,
# the last card face up, and if it has nothing its last card counts again.
function war(    verdict, p) {
	if (short == "last")
		verdict = hand[1] hand[2] == "" ? 0 : GO_ON
	else
		verdict = must_have(short == "steps" ? down : down + 1)
	if (verdict != GO_ON && short == "empty")
		return left(1) == left(2) ? 0 : left(1) < left(2) ? 2 : 1
	if (verdict != GO_ON)
		return short == "draw" ? 0 : verdict
	for (p = 1; p <= 2; p++)
		lay(p, short == "last" && left(p) <= down ? left(p) - 1 : down)
	if (short == "steps" && (verdict = must_have(1)) != GO_ON)
		return verdict
	for (p = 1; p <= 2; p++)
		lay(p, hand[p] != "")
	return GO_ON
}

function spoils(winner) {
	if (rule["spoils"] == "laid")
		return table
	if (rule["spoils"] == "owner" || rule["spoils"] == (winner == 1 ? "winner" : "loser"))
		return pile[1] pile[2]
	return pile[2] pile[1]
}

# A round, with its wars: GO_ON, or the verdict if it ends the game.
# A limit of battles comes before all that could follow one: a war, or a player who has no card.
function round(    verdict, winner, tied) {
	pile[1] = pile[2] = table = ""
	tied = 0
	lay(1, 1)
	lay(2, 1)
	while (++battles != limit || rule["counts"] != "battles") {
		if (up[1] != up[2]) {
			winner = up[1] > up[2] ? 1 : 2
			hand[winner] = hand[winner] spoils(winner)
			return GO_ON
		}
		ties[tied++]--
		ties[tied]++
		all++
		longest = tied > longest ? tied : longest
		if ((verdict = war()) != GO_ON)
			return verdict
	}
	off = 1
	return 0
}

# A game, and its answer.
function play(    verdict, rounds, position, seen, i) {
	rounds = battles = off = all = longest = 0
	split("", ties)
	verdict = must_have(1)
	while (verdict == GO_ON) {
		if (limit && rounds == limit && rule["counts"] != "battles") {
			fate = "off"
			return "PAT"
		}
		position = hand[1] "/" hand[2]
		if (!limit && position in seen) {
			fate = "endless"
			return "LOOP " seen[position] " " (rounds - seen[position])
		}
		seen[position] = rounds
		verdict = round()
		if (verdict == GO_ON || rule["counts"] != "turns")
			rounds++
		if (verdict == GO_ON)
			verdict = must_have(1)
	}
	fate = off ? "off" : verdict
	length_of = rule["counts"] == "battles" ? battles : rounds
	for (i = 1; !off && i in ties; i++)
		wars[i] += ties[i]
	if (rule["counts"] == "battles")
		return verdict == 2 ? -1 : verdict
	return verdict ? verdict " " rounds : "PAT"
}
