# oracle.awk - the rules of the card game War written a second time, slowly and plainly, to test a fast program against.
#
# usage: awk -v rules=BOOK[,KEY=VALUE...] [-v number=N] [-v totals=1] [-v table=1] [-v final=1] -f oracle.awk [FILE]
#
# Reads games, one after the other, and answers each with a line: "1 R", "2 R", "PAT" or, if it was called off, "OFF"
# (umass: "1", "-1", "0" and "0"; tmu: the winner's cards), or "LOOP T P" when the position after T rounds is the first to come back, P rounds
# later. (codeforces: "R 1", "R 2" and "-1" for a loop; drunkard: "first R", "second R", "draw" and "botva".) Unknown rules and unreadable games end it with a message and status 2. With totals=1 the last lines are those
# that `war --counts` has of wars: how many rounds of the games won or drawn had just so many, with tabs between.
# With table=1 each answer is a row of `war --table` instead, with final=1 the hands of `war --final`, without suits.
# The games are numbered from N on, which is 1 unless given and may have 64 bits; chance depends on it.
#
# books: codingame, umass, csharp, utexas, house, bataille, codeforces, drunkard, tmu, bootcamp. Keys that change a book:
#   input=decks|deck|total|lines|row    N, N cards, M, M cards; or N, N cards, dealt in turn; or N + M before the two hands;
#                                       or a line of cards for each hand; or one for each deck (tmu: which may begin with N above 13);
#                                       umass reads [card, card, ...], too, in place of N and N cards
#   upset=no|yes                        the lowest rank of a deal beats the highest
#   down=N                              cards face down in a war
#   tie=war|back                        two cards of one rank: a war, or each goes back to its player
#   short=draw|lose|steps|empty|last|spent|equal
#                                       what befalls a player who cannot lay a war's cards, see war()
#   spoils=owner|laid|winner|loser|alternate|reversed|random|coin|high|low|natural|wars|winpairs|losepairs
#                                       the order in which the winner takes the table, see spoils()
#   pile=none|stack|shuffled            where the winner puts it: under the hand, or on a pile of its own, see take_up()
#   count=rounds|turns|battles|cards|seconds
#                                       what R and the limit count, see counted()
#   battle=N war=N                      seconds of a round without a war, and of each war
#   limit=N                             how many of these are played at most; 0: loops are looked for, unless there is chance
#   most=no|yes                         at the limit who has more cards has won
#   from=first|last                     which card of a deck is dealt first
#   hands=N                             of a deck the first N cards are player 1's, the rest player 2's; 0: in turn
#   top=first|last                      of the cards of a deck a player lays the one first that was dealt first, or last
#   ace=high|low                        above the king or below the two

BEGIN {
	# first: who is dealt the first card. bare: integers are cards; aces: 1 is the ace.
	book["codingame"] = "input=decks,first=1,down=3,short=draw,spoils=owner,limit=0,count=rounds"
	book["umass"] = "input=deck,first=1,down=3,short=steps,spoils=laid,limit=1000,count=battles,bare=yes"
	book["csharp"] = "input=deck,first=2,down=3,short=lose,spoils=laid,limit=1001,count=turns"
	book["utexas"] = "input=deck,first=1,down=3,short=empty,spoils=owner,limit=0,count=rounds"
	book["house"] = "input=decks,first=1,down=3,short=empty,spoils=random,limit=0,count=cards"
	book["bataille"] = "input=decks,first=1,down=0,short=empty,spoils=natural,limit=0,count=rounds"

	book["codeforces"] = "input=total,first=1,down=3,short=empty,spoils=loser,limit=0,count=rounds,bare=yes"
	book["drunkard"] = "input=lines,first=1,down=3,short=empty,spoils=owner,limit=1000000,count=rounds,bare=yes,upset=yes"
	book["tmu"] = "input=row,first=1,down=1,short=empty,spoils=high,limit=0,count=rounds,bare=yes,aces=yes,top=last"
	book["bootcamp"] = "input=deck,first=1,down=4,short=lose,spoils=owner,limit=0,count=rounds,from=last"

	# The last seven change how the fast program works or what it reads and prints, never who wins.
	known = "^(input=(decks?|total|lines|row)|(upset|most)=(no|yes)|(top|from)=(first|last)|tie=(war|back)|ace=(high|low)|(down|limit|battle|war|hands)=[0-9]+|short=(draw|lose|steps|empty|last|spent|equal)|" \
	    "spoils=(owner|laid|winner|loser|alternate|reversed|random|coin|high|low|natural|wars|winpairs|losepairs)|pile=(none|stack|shuffled)|" \
	    "count=(rounds|turns|battles|cards|seconds)|(endless|shuffle|suits|ranks|lowest|cards|jokers)=.*)$"
	GO_ON = -1              # beside the verdicts 1, 2 (that player has won) and 0 (nobody has)
	WORD = 4294967296       # 2^32
	CONVFMT = "%.17g"       # for mawk, which would keep six digits of -2147483648

	table_rows = table      # `table` is where the cards lie
	name = rules
	sub(/,.*/, "", name)
	if (!(name in book))
		fail("unknown rule book: " name)
	own = split(book[name], setting, ",")
	n = split(book[name] substr(rules, length(name) + 1), setting, ",")
	rule["pile"] = "none"
	rule["battle"] = 4
	rule["war"] = 11
	for (i = 1; i <= n; i++) {
		if (i > own && setting[i] !~ known)
			fail("unknown setting: " setting[i])
		split(setting[i], part, "=")
		rule[part[1]] = part[2]
	}
	down = rule["down"] + 0
	limit = rule["limit"] + 0
	short = rule["short"]
	chance = rule["spoils"] ~ /^(random|coin)$/ || rule["pile"] == "shuffled"

	first_number(number == "" ? "1" : number "")
	for (i = 0; i < 256; i++)       # the exclusive or of i's two halves
		for (bit = 1; bit < 16; bit *= 2)
			xor_of[i] += (int(i / 16 / bit) + int(i / bit)) % 2 * bit
}

{
	gsub(/[\r\f\v]/, " ")
	if (rule["bare"]) {
		gsub(/,/, " ")
		gsub(/\[/, " [ ")
		gsub(/\]/, " ] ")
	}
	if (lacking > 0 || (rule["input"] == "row" && rule["aces"] && $1 ~ /^[0-9]+$/ && $1 > 13))
		lacking += lacking > 0 ? -NF : $1 + 1 - NF
	else if (rule["input"] ~ /lines|row/ && NF > 0 && $1 != "[")
		token[++tokens] = NF
	for (i = 1; i <= NF; i++)
		token[++tokens] = $i
}

END {
	while (!failed && at < tokens) {        # after a failure awk still comes through here
		read_game()
		highs = aces()
		sums = sums_differ()
		ends()
		answer = play()
		print table_rows ? row(answer) : final ? hands_at_end() : answer
		one_less()
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

# Chance. A number of 64 bits is held as two of 32, high and low, so that nothing reaches 2^53, up to which awk is exact.

# The complement of a game's number, seed_high and seed_low, is what its generator begins with.
function first_number(text,    i) {
	if (text !~ /^[0-9]+$/)
		fail("not a number: " text)
	for (i = 1; i <= length(text); i++) {
		seed_low = seed_low * 10 + substr(text, i, 1)
		seed_high = seed_high * 10 + int(seed_low / WORD)
		seed_low %= WORD
		if (seed_high >= WORD)
			fail("more than 64 bits: " text)
	}
	seed_high = WORD - 1 - seed_high
	seed_low = WORD - 1 - seed_low
}

# The complement of the next number is one less.
function one_less() {
	if (--seed_low < 0) {
		seed_low += WORD
		if (--seed_high < 0)
			seed_high += WORD
	}
}

# The game's number as it was given.
function this_number(    high, low, text) {
	high = WORD - 1 - seed_high
	low = WORD - 1 - seed_low
	do {
		low += high % 10 * WORD
		high = int(high / 10)
		text = (low % 10) text
		low = int(low / 10)
	} while (high + low > 0)
	return text
}

# Exclusive or, four bits at a time.
function exclusive(a, b,    place, sum) {
	for (place = 1; a + b > 0; place *= 16) {
		sum += xor_of[a % 16 * 16 + b % 16] * place
		a = int(a / 16)
		b = int(b / 16)
	}
	return sum + 0
}

# The low half of the product of two halves; the high half is the carry.
function times(a, b,    upper, sum) {
	upper = int(a / 65536) * b
	sum = a % 65536 * b + upper % 65536 * 65536
	carry = int(upper / 65536) + int(sum / WORD)
	return sum % WORD
}

# z *= factor
function multiply(factor_high, factor_low,    cross) {
	cross = times(z_high, factor_low) + times(z_low, factor_high)
	z_low = times(z_low, factor_low)
	z_high = (cross + carry) % WORD
}

# z ^= z >> n; power is 2^n, and n less than 32. (Not every awk can raise to a power.)
function shift_xor(power) {
	z_low = exclusive(z_low, int(z_low / power) + z_high % power * (WORD / power))
	z_high = exclusive(z_high, int(z_high / power))
}

# The next number z of splitmix64.
function draw() {
	state_low += 2135587861         # 0x9E3779B97F4A7C15
	state_high = (state_high + 2654435769 + int(state_low / WORD)) % WORD
	state_low %= WORD
	z_high = state_high
	z_low = state_low
	shift_xor(1073741824)           # >> 30
	multiply(3210233709, 484763065) # 0xBF58476D1CE4E5B9
	shift_xor(134217728)            # >> 27
	multiply(2496678331, 321982955) # 0x94D049BB133111EB
	shift_xor(2147483648)           # >> 31
}

# One of 0 .. n-1, all equally likely.
function below(n,    product) {
	do {
		draw()
		product = z_high * n
	} while (product % WORD < WORD % n)
	return int(product / WORD)
}

# Cards shuffled, from the last place down to the second: each changes places with one of those up to it.
function shuffled(cards,    card, i, k, other) {
	for (i = split(cards, card, " "); i > 1; i--) {
		k = below(i) + 1
		other = card[i]
		card[i] = card[k]
		card[k] = other
	}
	return joined(card)
}

# The list of an array's cards.
function joined(card,    i, list) {
	for (i = 1; i in card; i++)
		list = list card[i] " "
	return list
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
	card = name ? name + 10 : card + 0
	if (rule["aces"] && card == 1)
		card = 14
	if (rule["ace"] == "low" && card == 14)
		card = 1
	hand[p] = rule["top"] == "last" && rule["input"] ~ /^(deck|row)$/ ? card " " hand[p] : hand[p] card " "
}

# As war prints cards, without suits.
function named(cards, before,    card, n, i, list) {
	n = split(cards, card, " ")
	for (i = 1; i <= n; i++) {
		if (rule["aces"])
			sub(/^14$/, "1", card[i])
		if (!rule["bare"] && (card[i] > 10 || card[i] == 1))
			card[i] = card[i] == 1 || card[i] == 14 ? "A" : card[i] > 14 ? card[i] : substr("JQK", card[i] - 10, 1)
		list = list (i > 1 ? before : "") card[i]
	}
	return list
}

function hands_at_end(    text, p, cards) {
	if (left(1) + left(2) < dealt_cards) { # nobody has taken the table
		hand[1] = laid[1] hand[1]
		hand[2] = laid[2] hand[2]
	}
	if (rule["input"] == "total")
		text = text (left(1) + left(2)) "\n"
	for (p = 1; p <= 2; p++) {
		cards = hand[p] pile[p]
		if (rule["bare"] && rule["input"] != "total")
			text = text "[" named(cards, ", ") "]\n"
		else
			text = text left(p) "\n" (cards == "" ? "" : named(cards, "\n") "\n")
	}
	return substr(text, 1, length(text) - 1)
}

# How many cards player p has.
function left(p) {
	return gsub(/ /, " ", hand[p]) + gsub(/ /, " ", pile[p])
}

# Cards for player p, or, if `other` is not p, for p and other in turn, or the first `own` for p and the rest for other:
# N and N cards, or a list in brackets.
function read_cards(p, other, own,    n, listed, dealt) {
	n = next_token("^([0-9]+|[[])$")
	listed = n == "["
	if (listed)
		for (n = 0; at + n < tokens && token[at + n + 1] != "]";)
			n++
	if (p != other && rule["from"] == "last")
		turn_over(at + 1, at + n)
	for (dealt = 0; dealt < n + 0; dealt++)
		deal((own ? dealt >= own : dealt % 2) ? other : p)
	if (listed)
		next_token("^]$")
}

# The cards of a deck, the last one first.
function turn_over(i, k,    other) {
	for (; i < k && k <= tokens; i++) {
		other = token[i]
		token[i] = token[k]
		token[k--] = other
	}
}

function read_game() {
	hand[1] = hand[2] = pile[1] = pile[2] = ""
	if (rule["input"] !~ /^(deck|row)$/) {
		if (rule["input"] == "total")
			next_token("^[0-9]+$")
		read_cards(1, 1)
		read_cards(2, 2)
	} else if (rule["hands"])
		read_cards(1, 2, rule["hands"])
	else
		read_cards(rule["first"], 3 - rule["first"])
	dealt_cards = left(1) + left(2)
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

# Player 1's sum of ranks less player 2's.
function sums_differ(    card, n, i, differ) {
	n = split(hand[1] hand[2], card, " ")
	for (i = 1; i <= n; i++)
		differ += i <= left(1) ? card[i] + 0 : -card[i]
	return differ + 0
}

# The lowest and the highest rank of the deal.
function ends(    card, n, i) {
	n = split(hand[1] hand[2], card, " ")
	lowest = highest = card[1] + 0
	for (i = 2; i <= n; i++) {
		if (card[i] + 0 < lowest)
			lowest = card[i] + 0
		if (card[i] + 0 > highest)
			highest = card[i] + 0
	}
}

# Whether card a beats card b, which has another rank.
function beats(a, b) {
	if (rule["upset"] == "yes" && a == lowest && b == highest)
		return 1
	if (rule["upset"] == "yes" && a == highest && b == lowest)
		return 0
	return a > b
}

# What is not known of a game without an end, or called off, is left empty.
function row(answer,    part) {
	split(answer, part, " ")
	if (fate == "endless")
		return this_number() "\tendless\t\t\t\t\t\t" highs "\t" sums "\t" part[2] "\t" part[3]
	if (fate == "off")
		return this_number() "\toff\t" long "\t\t\t\t\t" highs "\t" sums "\t\t"
	return this_number() "\t" (fate ? "player" fate : "draw") "\t" long "\t" battles "\t" all "\t" plain_rounds "\t" \
	    longest "\t" highs "\t" sums "\t\t"
}

# With no card in the hand the pile is taken up: a stack with the card won last on top, or shuffled.
function take_up(p) {
	hand[p] = rule["pile"] == "stack" ? backwards(pile[p]) : shuffled(pile[p])
	pile[p] = ""
}

function backwards(cards,    card, i, list) {
	for (i = split(cards, card, " "); i > 0; i--)
		list = list card[i] " "
	return list
}

# Player p lays n cards; the last it has laid is the one that battles.
function lay(p, n,    end, card) {
	for (; n > 0; n--) {
		if (hand[p] == "")
			take_up(p)
		end = index(hand[p], " ")
		card = substr(hand[p], 1, end)
		hand[p] = substr(hand[p], end + 1)
		laid[p] = laid[p] card
		part[at_war, p] = part[at_war, p] card
		table = table card
		up[p] = card + 0
		cards[p]++
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
# the last card face up, and if it has nothing its last card counts again; spent: the same, but if it has nothing it has
# lost; equal: both lay as many as the poorer has, the last card face up, and who has nothing has lost.
function war(    verdict, poorer, p, has) {
	if (short == "last")
		verdict = left(1) + left(2) ? GO_ON : 0
	else if (short == "spent" || short == "equal")
		verdict = must_have(1)
	else
		verdict = must_have(short == "steps" ? down : down + 1)
	poorer = left(1) < left(2) ? left(1) : left(2)
	if (verdict != GO_ON && short == "empty") {
		lay(1, poorer)
		lay(2, poorer)
		return must_have(1)
	}
	if (verdict != GO_ON)
		return short == "draw" ? 0 : verdict
	for (p = 1; p <= 2; p++) {
		has = short == "equal" ? poorer : left(p)
		lay(p, short ~ /^(last|spent|equal)$/ && has <= down ? has - 1 : down)
	}
	if (short == "steps" && (verdict = must_have(1)) != GO_ON)
		return verdict
	for (p = 1; p <= 2; p++)
		lay(p, left(p) > 0)
	return GO_ON
}

# The table as its winner takes it. laid: as the cards were laid, those of a war face down player 1's first; reversed:
# that, last first; wars: the last war first, the battle last, and of each the winner's first; owner: player 1's, then player 2's; winner, loser: whose come first; coin: a toss says whose;
# alternate: one of player 1's and one of player 2's in turn; winpairs: one of the winner's and one of the loser's in turn;
# losepairs: one of the loser's and one of the winner's; natural: one of the loser's and one of the winner's in turn,
# and all this last first; random: shuffled; high, low: these ranks first.
function spoils(winner,    order, i, list) {
	order = rule["spoils"]
	if (order == "laid")
		return table
	if (order == "reversed")
		return backwards(table)
	if (order == "random")
		return shuffled(laid[1] laid[2])
	if (order == "high" || order == "low")
		return sorted(laid[1] laid[2], order == "high" ? -1 : 1)
	if (order == "alternate")
		return in_turn(laid[1], laid[2])
	if (order == "winpairs")
		return in_turn(laid[winner], laid[3 - winner])
	if (order == "losepairs")
		return in_turn(laid[3 - winner], laid[winner])
	if (order == "natural")
		return backwards(in_turn(laid[3 - winner], laid[winner]))
	if (order == "wars") {
		for (i = at_war; i >= 0; i--)
			list = list part[i, winner] part[i, 3 - winner]
		return list
	}
	if (order == "coin")
		order = below(2) ? "owner" : "second"
	if (order == "owner" || order == (winner == 1 ? "winner" : "loser"))
		return laid[1] laid[2]
	return laid[2] laid[1]
}

function take(p, cards) {
	if (rule["pile"] == "none")
		hand[p] = hand[p] cards
	else
		pile[p] = pile[p] cards
}

# A card of the one list, one of the other, and so on; when one is at its end, the rest of the other.
function in_turn(one, other,    first, second, i, list) {
	split(one, first, " ")
	split(other, second, " ")
	for (i = 1; i in first || i in second; i++)
		list = list (i in first ? first[i] " " : "") (i in second ? second[i] " " : "")
	return list
}

# Cards by rank, upwards if sign is 1, downwards if it is -1; equal ones stay in their order.
function sorted(list, sign,    card, n, i, k, other) {
	n = split(list, card, " ")
	for (i = 2; i <= n; i++)
		for (k = i; k > 1 && sign * card[k] < sign * card[k - 1]; k--) {
			other = card[k]
			card[k] = card[k - 1]
			card[k - 1] = other
		}
	return joined(card)
}

# A round, with its wars: GO_ON, or the verdict if it ends the game.
# A limit of battles comes before all that could follow one: a war, or a player who has no card.
function round(    verdict, winner, last) {
	laid[1] = laid[2] = table = ""
	split("", part)
	at_war = 0
	verdict = GO_ON
	lay(1, 1)
	lay(2, 1)
	for (;;) {
		last = ++battles == limit && rule["count"] == "battles"
		if (up[1] != up[2]) {
			winner = beats(up[1], up[2]) ? 1 : 2
			take(winner, spoils(winner))
		} else if (rule["tie"] == "back") {
			take(1, up[1] " ")
			take(2, up[2] " ")
		} else if (!last) {
			at_war++
			if ((verdict = war()) == GO_ON)
				continue
			if (verdict)
				take(verdict, spoils(verdict))
		}
		plain_rounds += at_war == 0
		ties[at_war]++
		all += at_war
		longest = at_war > longest ? at_war : longest
		off = last
		return last ? 0 : verdict
	}
}

# What R is and the limit is of. battles: every comparison; rounds: a first battle with its wars; turns: rounds, but not
# one that a short player ends; cards: those laid by the player who has laid more; seconds: the time of the rounds without
# a war and of the wars, those that nobody could lay cards for included.
function counted() {
	if (rule["count"] == "battles")
		return battles
	if (rule["count"] == "cards")
		return cards[1] > cards[2] ? cards[1] : cards[2]
	if (rule["count"] == "seconds")
		return plain_rounds * rule["battle"] + all * rule["war"]
	return rounds
}

# A game, and its answer. The limit of what is not battles comes after a round; a game that has just ended stands if it is
# not beyond it. A position that comes back proves nothing where there is chance.
function play(    verdict, ended, position, seen, i) {
	rounds = plain_rounds = battles = off = all = longest = cards[1] = cards[2] = 0
	state_high = seed_high
	state_low = seed_low
	split("", ties)
	verdict = must_have(1)
	while (verdict == GO_ON) {
		position = hand[1] "|" pile[1] "/" hand[2] "|" pile[2]
		if (!limit && !chance) {
			if (position in seen) {
				fate = "endless"
				if (name == "codeforces" && !table_rows)
					return "-1"
				return "LOOP " seen[position] " " (rounds - seen[position])
			}
			seen[position] = rounds
		}
		verdict = round()
		if (verdict == GO_ON || rule["count"] != "turns")
			rounds++
		if (verdict == GO_ON)
			verdict = must_have(1)
		ended = verdict != GO_ON
		if (limit && rule["count"] != "battles" && counted() >= limit + ended) {
			off = 1
			verdict = 0
		}
	}
	long = off ? limit : counted()
	if (off && rule["most"] == "yes") {
		off = 0
		verdict = left(1) == left(2) ? 0 : left(1) > left(2) ? 1 : 2
	}
	fate = off ? "off" : verdict
	for (i = 1; !off && i <= longest; i++)
		wars[i] += ties[i]
	if (name == "umass")
		return verdict == 2 ? -1 : verdict
	if (name == "codeforces")
		return off ? "OFF" : verdict ? long " " verdict : "0"
	if (name == "drunkard")
		return off ? "botva" : verdict ? (verdict == 1 ? "first " : "second ") long : "draw"
	if (name == "tmu" && !off)
		return "[" named(verdict ? hand[verdict] pile[verdict] : left(1) + left(2) < dealt_cards ? spoils(1) : "", ", ") "]"
	return off ? "OFF" : verdict ? verdict " " long : "PAT"
}
