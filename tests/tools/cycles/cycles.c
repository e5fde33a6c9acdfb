/*
 * cycles - constructs endless games of War; tests/tools/cycles/cycles.sh has the usage
 *
 * usage: cycles SUITS RANKS DOWN TRIES FROM TO WARS SPOILS SKIP [WORD]    (FROM 0: blocks)
 * Prints lines about words, and deals below them.  Exit status: 0 a deal was found, 1 none was found.
 *
 * How an endless game is found:
 *
 * 1. Play the word once with numbered cards instead of ranks.  A card at place c of the two hands comes to place
 *    sigma(c).  Each round sets conditions: card i beats card j, or card i is at least card j.  Two cards that tie are
 *    each at least the other.  For spoils=high the program tries all ways to sort the spoils of a war; in each way every
 *    card is at least the next.
 * 2. The word repeats for ever.  So each condition on i and j holds for sigma(i) and sigma(j), too, and so on.
 *    No card i beats a card sigma^k(i) of its own orbit: that one would beat sigma^2k(i), and so on, and at last one of
 *    them would beat i.  This alone excludes nearly all words.
 * 3. What follows from two conditions is a condition, too: if i beats j, and j is at least k, then i beats k.  The word is
 *    consistent if no card beats itself.  Cards that are each at least the other are equal, and form a class.
 * 4. Fill the ranks with SUITS cards each, from the highest down.  A class gets its rank after all classes that beat it.
 *    If a chain of h cards, each of which beats the next, lies below a class, at least h ranks are lower than its rank.
 * 5. Now the hands repeat.  Take back rounds until the hands are equal.  A round can be taken back if the last cards of
 *    a hand may be its spoils: cards that tied are equal, and the winner's last card beats the loser's.
 *
 * Theorem (`even_ranks_endless`; Coq has checked it: make proof).  For every even V from 4 on, a deck of 4 suits and V ranks
 * has an endless deal with equal hands, no cards face down and the natural order.  The deal itself comes back, after 6V
 * rounds and not sooner.  (P. Mathieu and J.-P. Delahaye have found such deals for V = 4 and 6, and say that they give all
 * even V: cristal-smac/bataille, 2025.)
 *
 * 1. Call the upper V/2 ranks X(1), X(2), ... and the lower ones F(1), F(2), ...  Block i has eight cards: the four of
 *    X = X(i), two cards m, M of the higher of F(i) and F(i+1), and two cards l, L of the lower.  After F(V/2) comes F(1)
 *    again.  V/2 is at least 2, so the two ranks differ.  Each F is in two blocks, with two cards each: no card is left.
 * 2. One player holds half P = X m X l of a block, the other holds half Q = M L X X.  Let P meet Q: X beats M, m beats L,
 *    X ties with X, and X beats l.  The holder of P has won R = X M m L, the holder of Q has won S = X l X X.
 * 3. Let R meet S: X ties with X, and M beats l; X beats m; X beats L.  The holder of R has won M l X X, which is Q with
 *    l in the place of L.  The holder of S has won X m X L, which is P with L in the place of l.
 * 4. In 2 and 3 each player lays four cards and wins four.  So if the hands hold the halves of all blocks in the same
 *    order, the halves of a block always meet, and what becomes of them goes under both hands in this order.
 * 5. A lap, in which each block meets once, has 3V/2 rounds.  After two laps the players have exchanged P and Q, and l
 *    and L have changed places.  After four laps, which are 6V rounds, all is as it was.
 * 6. The hands do not repeat sooner.  They have equal size only before the first round of a block.  They begin with block
 *    1, which alone has X(1), only after whole laps.  So the period is one, two or four
 *    laps.  It is not one: each P or Q is an R or S.  It is not two: P and Q are exchanged.  Player 2 may hold P, too.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Cards are bits of a set; only blocks may have more.  LAID_MOST: cards that a player lays in a round. */
enum { CARDS_MOST = 64, LENGTH_MOST = 64, LAID_MOST = 24, KINDS_MOST = 1024, QUEUE = 1 << 19 };

/* Kinds of rounds, those with fewer wars first.  Kinds 2k and 2k + 1 differ in the winner only. */
static struct round {
	unsigned winner, wars, laid; /* laid: cards of each player */
	uint8_t from[2 * LAID_MOST]; /* spoils, as indices into the winner's laid cards, followed by the loser's */
} kinds[KINDS_MOST];
static unsigned kind_count, word[LENGTH_MOST], length, exchange; /* exchange: the word ends in x */
static const char *given; /* WORD, or NULL */

static unsigned suits, ranks, cards, down, tries_most;
static char spoils; /* SPOILS begins with this letter */
static uintmax_t skip, words, consistent_count, endless_count, undecided_count;

/* What the word asks of the cards at places 0, 1, ...: first the hand of player 1, then that of player 2. */
static struct condition {
	uint8_t high, low;
	bool beats; /* else: is at least */
} conditions[LENGTH_MOST * 4 * LAID_MOST], *conditions_end;
static uint8_t sigma[CARDS_MOST];
static uint64_t at_least[CARDS_MOST], above[CARDS_MOST]; /* by card: the cards that are so */

/* Classes of equal cards, each called by its lowest place. */
static uint8_t rank[CARDS_MOST], classes[CARDS_MOST];
static unsigned class_count, chain[CARDS_MOST]; /* chain: cards below, each of which beats the next */
static uint64_t member[CARDS_MOST];
static uint64_t failures[1 << 20]; /* a hash table of sets: with them in the highest ranks the rest has no ranks */
static unsigned tries; /* left */

static void deal_print(const uint8_t *card, unsigned a, unsigned n)
{
	static const char *const names[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
	unsigned seen[CARDS_MOST] = {0};

	for (unsigned c = 0; c < n; c++) {
		printf(c == 0 ? "%u " : c == a ? " %u " : " ", c == 0 ? a : n - a);
		printf(card[c] < 13 ? "%s" : "%.0s%u", card[c] < 13 ? names[card[c]] : "", card[c] + 2);
		putchar("DHCS"[seen[card[c]]++ % 4]);
	}
	puts("");
}

static int blocks(void)
{
	uint8_t deal[4 * CARDS_MOST];

	for (unsigned half = ranks / 2, i = 0; i < half; i++) {
		uint8_t x = half + i, m = i + 1 < half ? i + 1 : i, l = i + 1 < half ? i : 0;

		memcpy(deal + 4 * i, (uint8_t[]){x, m, x, l}, 4);
		memcpy(deal + 4 * (half + i), (uint8_t[]){m, l, x, x}, 4);
	}
	deal_print(deal, 2 * ranks, 4 * ranks);
	return 0;
}

/* Sorts the spoils in one of the ways: the cards that tied lie before, between or behind the last two cards. */
static void sort(struct round *r, unsigned way)
{
	r->from[0] = r->laid - 1;
	r->from[1] = 2 * r->laid - 1;
	for (unsigned pair = 0, at = 0; pair < r->wars; way /= pair + 3, pair++, at = 0) {
		for (unsigned gap = way % (pair + 3); gap > 0; gap--)
			at += r->from[at] < r->wars ? 2 : 1; /* a pair stays together */
		memmove(r->from + at + 2, r->from + at, 2 * pair + 2 - at);
		r->from[at] = pair;
		r->from[at + 1] = r->laid + pair;
	}
}

static void kinds_make(unsigned wars_most)
{
	for (unsigned wars = 0, ways = 2; wars <= wars_most; ways *= spoils == 'h' ? wars + 3 : 1, wars++)
		for (unsigned way = 0; way < ways && kind_count < KINDS_MOST; way++) {
			struct round *r = &kinds[kind_count++];
			unsigned laid = 1 + wars * (down + 1);

			*r = (struct round){way % 2 == 0, wars, laid, {0}}; /* so =1 comes last */
			for (unsigned i = 0; i < 2 * laid; i++)
				r->from[i] = spoils == 'n' ? laid - 1 - i / 2 + i % 2 * laid
							   : (i + (spoils == 'l') * laid) % (2 * laid);
			if (spoils == 'h')
				sort(r, way / 2);
		}
}

/* Step 1, from a hand of a cards.  Fails if a player has too few cards, or the hands change their sizes. */
static bool play(unsigned a)
{
	static uint8_t hand[2][CARDS_MOST + LENGTH_MOST * 2 * LAID_MOST];
	unsigned head[2] = {0, 0}, tail[2] = {a, cards - a}, place = 0;
	struct condition *c = conditions;

	for (unsigned i = 0; i < cards; i++)
		hand[i >= a][i < a ? i : i - a] = i;
	for (unsigned i = 0; i < length; i++) {
		const struct round *r = &kinds[word[i]];
		unsigned w = r->winner, laid = r->laid;
		uint8_t *own = hand[w] + head[w], *other = hand[!w] + head[!w], *to = hand[w] + tail[w];

		if (tail[0] - head[0] < laid || tail[1] - head[1] < laid)
			return false;
		for (unsigned k = 0; k + 1 < laid; k += down + 1) {
			*c++ = (struct condition){own[k], other[k], false};
			*c++ = (struct condition){other[k], own[k], false};
		}
		*c++ = (struct condition){own[laid - 1], other[laid - 1], true};
		for (unsigned k = 0; k < 2 * laid; k++) {
			to[k] = r->from[k] < laid ? own[r->from[k]] : other[r->from[k] - laid];
			if (spoils == 'h' && k > 0 && laid > 1)
				*c++ = (struct condition){to[k - 1], to[k], false};
		}
		head[0] += laid;
		head[1] += laid;
		tail[w] += 2 * laid;
	}
	for (unsigned p = 0; p < 2; p++)
		for (unsigned q = p ^ exchange, i = head[q]; i < tail[q]; i++)
			sigma[hand[q][i]] = place++;
	conditions_end = c;
	return tail[exchange] - head[exchange] == a;
}

/* Steps 2 and 3. */
static bool consistent(void)
{
	bool beaten = false;

	for (const struct condition *c = conditions; c < conditions_end; c++)
		for (unsigned i = sigma[c->high]; c->beats && i != c->high; i = sigma[i])
			if (i == c->low)
				return false;
	for (unsigned c = 0; c < cards; c++) {
		at_least[c] = UINT64_C(1) << c;
		above[c] = 0;
	}
	for (const struct condition *c = conditions; c < conditions_end; c++) {
		unsigned i = c->high, j = c->low;

		do {
			at_least[j] |= UINT64_C(1) << i;
			above[j] |= (uint64_t)c->beats << i;
			i = sigma[i];
			j = sigma[j];
		} while (i != c->high || j != c->low);
	}
	for (unsigned by = 0; by < cards; by++)
		for (unsigned c = 0; c < cards; c++)
			if (at_least[c] >> by & 1) {
				above[c] |= above[c] >> by & 1 ? at_least[by] : above[by];
				at_least[c] |= at_least[by];
			}
	for (unsigned c = 0; c < cards; c++)
		beaten |= above[c] >> c & 1;
	return !beaten;
}

/* How many cards are in a set; the lowest of them, if there is one. */
static unsigned bits(uint64_t set)
{
	unsigned count = 0;

	for (; set != 0; set &= set - 1)
		count++;
	return count;
}

static unsigned lowest(uint64_t set)
{
	return bits((set & -set) - 1);
}

static void classes_make(void)
{
	unsigned order[CARDS_MOST] = {0};

	memset(chain, 0, sizeof chain);
	for (unsigned longest = 0; longest < ranks; longest++)
		for (unsigned c = 0; c < cards; c++)
			for (unsigned low = 0; low < cards; low++)
				if (above[low] >> c & 1 && chain[c] <= chain[low])
					chain[c] = chain[low] + 1;
	class_count = 0;
	for (unsigned c = 0; c < cards; c++) {
		unsigned i = class_count;

		order[c] = chain[c] * CARDS_MOST + CARDS_MOST - bits(at_least[c]);
		member[c] = 0;
		for (unsigned d = 0; d < cards; d++)
			member[c] |= (at_least[c] >> d & at_least[d] >> c & 1) << d;
		if (lowest(member[c]) != c) /* not the lowest place */
			continue;
		for (class_count++; i > 0 && order[classes[i - 1]] < order[c]; i--)
			classes[i] = classes[i - 1];
		classes[i] = c;
	}
}

/* Step 4: rank r, which the cards `now` have, for `room` more, of classes[from], ..., then the ranks below. */
static bool ranks_give(unsigned r, uint64_t higher, uint64_t now, unsigned from, unsigned room)
{
	uint64_t *failure = NULL;
	unsigned sum = 0; /* of the cards that need so high a rank */

	if (tries == 0 || --tries == 0)
		return false;
	if (room == 0) {
		if (r-- == 0)
			return true;
		higher |= now;
		failure = &failures[higher * UINT64_C(0x9E3779B97F4A7C15) >> 44];
		if (higher != 0 && *failure == higher)
			return false;
		for (unsigned i = 0; i < class_count; i++) {
			unsigned size = bits(member[classes[i]] & ~higher), height = chain[classes[i]];

			sum += size;
			if (size > suits || (size > 0 && (height > r || sum > suits * (r + 1 - height))))
				return false;
		}
		now = from = 0;
		room = suits;
	}
	for (unsigned i = from; i < class_count; i++) {
		unsigned c = classes[i], size = bits(member[c]);

		if (higher >> c & 1)
			continue;
		rank[c] = r;
		if (size <= room && (above[c] & ~higher) == 0 && (at_least[c] & ~(higher | now | member[c])) == 0 &&
			ranks_give(r, higher, now | member[c], i + 1, room - size))
			return true;
		if (chain[c] == r) /* no lower rank will do */
			break;
	}
	if (failure != NULL && tries > 0)
		*failure = higher;
	return false;
}

/* Takes back a round of this kind; fails if it cannot be the last.  Positions: the cards of player 1, all ranks. */
static bool undo(const uint8_t *after, const struct round *r, uint8_t *before)
{
	unsigned laid = r->laid, size[2] = {after[0], cards - after[0]}, w = r->winner;
	const uint8_t *hand[2] = {after + 1, after + 1 + size[0]}, *won = hand[w] + size[w] - 2 * laid;
	uint8_t card[2 * LAID_MOST], *to = before + 1;
	bool fits = size[w] >= 2 * laid;

	for (unsigned k = 0; k < 2 * laid && fits; k++) {
		card[r->from[k]] = won[k];
		fits = spoils != 'h' || k == 0 || won[k] <= won[k - 1];
	}
	for (unsigned k = 0; k + 1 < laid && fits; k += down + 1)
		fits = card[k] == card[laid + k];
	if (!fits || card[laid - 1] <= card[2 * laid - 1])
		return false;
	size[w] -= 2 * laid;
	before[0] = size[0] + laid;
	for (unsigned p = 0; p < 2; to += laid + size[p], p++) {
		memcpy(to, card + (p == w ? 0 : laid), laid);
		memcpy(to + laid, hand[p], size[p]);
	}
	return true;
}

/* Step 5, from the hands before the word; player 1 has a cards of them. */
static void go_back(unsigned a)
{
	static uint8_t queue[QUEUE][1 + CARDS_MOST];
	unsigned from = 0, to = 1;

	queue[0][0] = a;
	for (unsigned c = 0; c < cards; c++)
		queue[0][1 + c] = rank[lowest(member[c])];
	for (; from < to && queue[from][0] != cards / 2; from++)
		for (unsigned k = 0; k < kind_count && to < QUEUE; k++)
			to += undo(queue[from], &kinds[k], queue[to]) && memcmp(queue[0], queue[to], 1 + cards) != 0;
	from %= to; /* 0 if there is no such deal */
	deal_print(queue[from] + 1, queue[from][0], cards);
}

static void try_hand(unsigned a)
{
	bool found;

	if (!play(a) || !consistent())
		return;
	classes_make();
	memset(failures, 0, sizeof failures);
	tries = tries_most;
	found = ranks_give(ranks, 0, 0, 0, 0);
	consistent_count++;
	endless_count += found;
	undecided_count += tries == 0;
	for (unsigned i = 0; i < length; i++)
		printf("%.*s%u", (int)kinds[word[i]].wars, "=======================", kinds[word[i]].winner + 1);
	printf("%s, %u and %u cards: %s\n", exchange ? "x" : "", a, cards - a,
		found ? "endless" : tries == 0 ? "undecided" : "no ranks");
	if (found)
		go_back(a);
	fflush(stdout);
}

/* A game has many words: it may be begun at any round, and either player may be player 1.  The last of them is tried. */
static bool last_of_its_game(void)
{
	for (unsigned r = 1; r < 2 * length; r++) {
		int more = 0;

		for (unsigned i = 0; i < length && more == 0; i++)
			more = (int)word[i] - (int)(word[(r + i) % length] ^ ((exchange ? r + i : r) / length % 2));
		if (more < 0 || (more == 0 && (exchange || r < length)))
			return false; /* if equal, there is a shorter word */
	}
	return true;
}

static void report(const char *end)
{
	fprintf(stderr, "\r%ju %s, the last of %u %s, %ju s: %ju consistent, %ju endless, %ju undecided%s", words,
		words == 1 ? "word" : "words", length, length == 1 ? "round" : "rounds",
		(uintmax_t)(clock() / CLOCKS_PER_SEC), consistent_count, endless_count, undecided_count, end);
}

/* Tries all words that begin with the first `at` rounds.  wars: of the rest; gain: cards won by player 1 so far. */
static void extend(unsigned at, const char *rest, unsigned wars, int gain)
{
	for (unsigned k = 0; k < kind_count && at < length && kinds[k].wars <= wars; k++) {
		const struct round *r = &kinds[k];

		if (given ? strspn(rest, "=") != r->wars || rest[r->wars] != "12"[r->winner]
			  : at == 0 ? r->winner != 0 : k > word[0])
			continue;
		word[at] = k;
		extend(at + 1, given ? rest + r->wars + 1 : NULL, wars - r->wars,
			gain + (r->winner == 0 ? (int)r->laid : -(int)r->laid));
	}
	if (at < length || wars > 0 || (!exchange && gain != 0) || words++ < skip)
		return;
	if (words % (1 << 18) == 0)
		report("");
	for (unsigned a = 1; a < cards && (given || a > 1 || last_of_its_game()); a++)
		if (!exchange || 2 * (int)a + gain == (int)cards)
			try_hand(a);
}

int main(int count, char **arguments)
{
	unsigned from, to, wars, *numbers[] = {&suits, &ranks, &down, &tries_most, &from, &to, &wars};

	for (int i = 0; i < 7; i++)
		*numbers[i] = strtoul(arguments[i + 1], NULL, 10);
	spoils = arguments[8][0];
	skip = strtoull(arguments[9], NULL, 10);
	given = count > 10 ? arguments[10] : NULL;
	cards = suits * ranks;
	if (from == 0)
		return blocks();
	kinds_make(wars);
	for (length = from; length <= to; length++)
		for (exchange = 0; exchange < 2; exchange++)
			if (given == NULL || (strchr(given, 'x') != NULL) == exchange)
				extend(0, given, wars, 0);
	length = to;
	report("\n");
	return endless_count == 0;
}
