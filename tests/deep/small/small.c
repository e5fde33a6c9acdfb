/*
 * small - every deal of small decks, for tests/deep/small/small.sh
 *
 * usage: small CARDS OFFSETS RULES...
 *        small deals SUITS RANKS RULES
 *
 * `every` in RULES stands for each book, with the same settings.
 *
 * `small deals` plays each different deal of a deck by `follow` alone, and prints what `war --counts` does
 * of the games: how many there are, who wins, and the sum of the lengths.
 *
 * For each of the rules, every deal of 2 to CARDS cards over three ranks, every split of them
 * between the players, and where winnings go on a pile every size of the piles: all positions that
 * there are.  `follow`, a plain restatement of the rules on arrays, says what one round makes of each;
 * following that, what becomes of the game is known without playing (a table of positions).  war.c
 * must do the same: round_play(), watched and not, and plain_rounds() from each position, each rank
 * counted (as each position is a start, that is every round of every game), each whole game, watched
 * or not, endless ones proved and played, and what the standoff proves of a position.  Where chance
 * plays there is no table: from each position, with some states of the generator, rounds are followed with
 * a second generator, which must end as that of war.c does; so is the game of each deal.  With up to
 * OFFSETS cards a round is played from every pair of offsets in the rings, with more from one pair
 * after the other.
 */
#define main war_main
#include "../../../war.c"
#undef main

#include <limits.h>

enum { MOST = 12, RANKS = 3, UNKNOWN = -1, STATES = 3, ROUNDS_MOST = 10000 };

/* A position, each player's ranks: its hand from the top, then its pile as it was won. */
struct position {
	int size[2], pile[2], rank[2][MOST]; /* pile: so many of the cards */
};

/* The positions of the cards without their ranks, and where they are in that list. */
static struct position shapes[(MOST + 1) * (MOST + 2) * (MOST + 3) / 6];
static int shape_count, shape_at[MOST + 1][MOST + 1][MOST + 1];

static int cards, decks; /* 3 to the power of cards */
static uint64_t games_seen, proofs, rounds_seen, unended, verdicts[VERDICTS], length_sum;

/* What one round makes of a position, and what becomes of the game. */
struct fate {
	int verdict, next;     /* GOING: the next position; else the verdict */
	int battles, laid[2];  /* of the round; cards that each player lays */
	int left[2];           /* cards in each hand after it */
	bool tied;             /* the first cards of the round are of one rank */
	int end, count[2], start, period; /* count: by player, the greater is that of the game */
};
static struct fate *fates; /* NULL: by chance */

static void shapes_list(void)
{
	shape_count = 0;
	for (int size = 0; size <= cards; size++)
		for (int pile1 = 0; pile1 <= (rules.pile == PILE_NONE ? 0 : size); pile1++)
			for (int pile2 = 0; pile2 <= (rules.pile == PILE_NONE ? 0 : cards - size); pile2++) {
				shape_at[size][pile1][pile2] = shape_count;
				shapes[shape_count++] =
					(struct position){{size, cards - size}, {pile1, pile2}, {{0}}};
			}
}

static int position_index(const struct position *at)
{
	int index = 0;

	for (int p = 0; p < 2; p++)
		for (int i = 0; i < at->size[p]; i++)
			index = RANKS * index + at->rank[p][i];
	return shape_at[at->size[0]][at->pile[0]][at->pile[1]] * decks + index;
}

static struct position position_of(int index)
{
	struct position at = shapes[index / decks];

	index %= decks;
	for (int i = cards; i-- > 0; index /= RANKS)
		at.rank[i >= at.size[0]][i < at.size[0] ? i : i - at.size[0]] = index % RANKS;
	return at;
}

static bool hand_empty(const struct position *at, int p)
{
	return at->size[p] == at->pile[p];
}

static bool is_dealt(const struct position *at)
{
	return at->pile[0] + at->pile[1] == 0;
}

/* ---- Chance, plainly ------------------------------------------------------------------------- */

static uint64_t chance; /* the state of the generator */

static uint64_t draw(void)
{
	uint64_t z = chance += 0x9E3779B97F4A7C15;

	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
	z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
	return z ^ (z >> 31);
}

static int draw_below(int n)
{
	const uint64_t all = (uint64_t)1 << 32;
	uint64_t product;

	do
		product = (draw() >> 32) * (uint64_t)n;
	while (product % all < all % (uint64_t)n);
	return (int)(product >> 32);
}

static void shuffle_ranks(int *rank, int n)
{
	for (int i = n - 1; i >= 1; i--) {
		int j = draw_below(i + 1), moved = rank[i];

		rank[i] = rank[j];
		rank[j] = moved;
	}
}

static bool chance_plays(void)
{
	const struct order *order = &orders[rules.spoils];

	return order->first == FIRST_CHANCE || order->arrange == SHUFFLE || rules.pile == PILE_SHUFFLED;
}

/* ---- The rules, plainly ---------------------------------------------------------------------- */

struct heap {
	int cards, rank[2 * MOST];
	int war[2 * MOST]; /* in which each card was laid; 0: in the battle */
};

static int war_now; /* of the round that is followed */

static void heap_add(struct heap *heap, int rank)
{
	heap->war[heap->cards] = war_now;
	heap->rank[heap->cards++] = rank;
}

static struct heap reversed(const struct heap *heap)
{
	struct heap back = {0};

	for (int i = heap->cards; i-- > 0;)
		heap_add(&back, heap->rank[i]);
	return back;
}

/* A player whose hand is empty takes up its pile. */
static void take_up(struct position *at, int p)
{
	int *rank = at->rank[p], n = at->size[p];
	struct heap pile = {0};

	if (!hand_empty(at, p))
		return;
	for (int i = 0; i < n; i++)
		heap_add(&pile, rank[i]);
	if (rules.pile == PILE_STACK)
		pile = reversed(&pile);
	else
		shuffle_ranks(pile.rank, n);
	for (int i = 0; i < n; i++)
		rank[i] = pile.rank[i];
	at->pile[p] = 0;
}

/* A player lays a card. */
static int lay_one(struct position *at, int p, struct heap *own, struct heap *both)
{
	int rank;

	take_up(at, p);
	rank = at->rank[p][0];
	for (int i = 1; i < at->size[p]; i++)
		at->rank[p][i - 1] = at->rank[p][i];
	at->rank[p][--at->size[p]] = 0; /* equal positions are equal bytes */
	heap_add(&own[p], rank);
	heap_add(both, rank);
	return rank;
}

/* Who has lost, if a player has who has fewer than so many cards? */
static int lacking(const struct position *at, int need)
{
	bool lacks1 = at->size[0] < need, lacks2 = at->size[1] < need;

	if (lacks1 && lacks2)
		return rules.shortage == SHORT_LOSE ? WIN2 : DRAW;
	return lacks1 ? WIN2 : lacks2 ? WIN1 : GOING;
}

/* How many cards a player lays face down, if there is a war. */
static int cards_down(const struct position *at, int p)
{
	int down = (int)rules.down, have = at->size[p];

	if (rules.shortage == SHORT_EQUAL && at->size[!p] < have)
		have = at->size[!p];
	if (rules.shortage == SHORT_LAST || rules.shortage == SHORT_SPENT || rules.shortage == SHORT_EQUAL)
		return have == 0 ? 0 : have - 1 < down ? have - 1 : down;
	return down;
}

/* `empty`: both lay cards until a player, who has too few, has none. */
static int lay_until_empty(struct position *at, struct heap *own, struct heap *both)
{
	int fewer = at->size[0] < at->size[1] ? at->size[0] : at->size[1];

	for (int p = 0; p < 2; p++)
		for (int i = 0; i < fewer; i++)
			lay_one(at, p, own, both);
	return lacking(at, 1);
}

/* The war after a tie: GOING if both have laid the next card, or what it means. */
static int war_follow(struct position *at, int *up, struct heap *own, struct heap *both)
{
	int need = (int)rules.down + 1, verdict = GOING, down[2] = {cards_down(at, 0), cards_down(at, 1)};

	war_now++;
	switch (rules.shortage) {
	case SHORT_DRAW:
		verdict = lacking(at, need) != GOING ? DRAW : GOING;
		break;
	case SHORT_LOSE:
		verdict = lacking(at, need);
		break;
	case SHORT_STEPS:
		verdict = lacking(at, need - 1);
		break;
	case SHORT_EMPTY:
		if (lacking(at, need) != GOING)
			verdict = lay_until_empty(at, own, both);
		break;
	case SHORT_LAST:
		verdict = at->size[0] + at->size[1] == 0 ? DRAW : GOING;
		break;
	case SHORT_SPENT:
	case SHORT_EQUAL:
		verdict = lacking(at, 1);
	}
	if (verdict != GOING)
		return verdict;
	for (int p = 0; p < 2; p++)
		for (int i = 0; i < down[p]; i++)
			lay_one(at, p, own, both);
	if (rules.shortage == SHORT_STEPS && (verdict = lacking(at, 1)) != GOING)
		return verdict;
	for (int p = 0; p < 2; p++)
		if (at->size[p] > 0)
			up[p] = lay_one(at, p, own, both);
	return GOING;
}

static struct heap one_then_other(const struct heap *one, const struct heap *other)
{
	struct heap spoils = *one;

	for (int i = 0; i < other->cards; i++)
		heap_add(&spoils, other->rank[i]);
	return spoils;
}

static struct heap in_turn(const struct heap *one, const struct heap *other)
{
	struct heap spoils = {0};

	for (int i = 0; i < one->cards || i < other->cards; i++) {
		if (i < one->cards)
			heap_add(&spoils, one->rank[i]);
		if (i < other->cards)
			heap_add(&spoils, other->rank[i]);
	}
	return spoils;
}

/* The last war first, of each war the cards of the one before those of the other. */
static struct heap by_wars(const struct heap *one, const struct heap *other)
{
	struct heap spoils = {0};

	for (int war = war_now; war >= 0; war--)
		for (const struct heap *heap = one; heap != NULL; heap = heap == one ? other : NULL)
			for (int i = 0; i < heap->cards; i++)
				if (heap->war[i] == war)
					heap_add(&spoils, heap->rank[i]);
	return spoils;
}

/* Lowest first; as to a position, cards of a rank are the same. */
static struct heap sorted(const struct heap *both)
{
	struct heap spoils = {0};

	for (int rank = 0; rank < MOST; rank++)
		for (int i = 0; i < both->cards; i++)
			if (both->rank[i] == rank)
				heap_add(&spoils, rank);
	return spoils;
}

/*
 * The cards of a round in the order in which the winner takes them.  What each word of `spoils` means, its row of `orders`, is
 * not restated here.  The oracle of tests/checks/oracle.sh knows that.
 */
static struct heap spoils_of(int winner, const struct heap *own, const struct heap *both)
{
	const struct order *order = &orders[rules.spoils];
	bool two = order->first == FIRST_CHANCE ? draw_below(2) == 0 : order->first >> winner & 1;
	const struct heap *one = &own[two], *other = &own[!two];
	struct heap spoils = {0};

	switch (order->laying) {
	case BLOCKS:
		spoils = one_then_other(one, other);
		break;
	case IN_TURN:
		spoils = in_turn(one, other);
		break;
	case BY_TIME:
		if (order->first != FIRST_1)
			fail(FAILED, "bug: small.c lays player 1's cards first");
		spoils = *both;
		break;
	case BY_WAR:
		spoils = by_wars(one, other);
	}
	switch (order->arrange) {
	case KEEP:
		break;
	case REVERSE:
		return reversed(&spoils);
	case SHUFFLE:
		shuffle_ranks(spoils.rank, spoils.cards);
		break;
	case SORT_DOWN:
		spoils = sorted(both);
		return reversed(&spoils);
	case SORT_UP:
		return sorted(both);
	}
	return spoils;
}

/* `upset`: the lowest rank of the deck beats the highest. */
static bool wins(int rank, int other, const struct position *deck)
{
	int lowest = RANKS, highest = 0;

	for (int p = 0; p < 2; p++)
		for (int i = 0; i < deck->size[p]; i++) {
			lowest = deck->rank[p][i] < lowest ? deck->rank[p][i] : lowest;
			highest = deck->rank[p][i] > highest ? deck->rank[p][i] : highest;
		}
	if (rules.upset && rank == lowest && other == highest)
		return true;
	return rank > other && !(rules.upset && rank == highest && other == lowest);
}

/* The winner puts cards under the hand, or on the pile. */
static void put(struct position *at, int p, const struct heap *heap)
{
	for (int i = 0; i < heap->cards; i++)
		at->rank[p][at->size[p]++] = heap->rank[i];
	if (rules.pile != PILE_NONE)
		at->pile[p] += heap->cards;
}

/* Plays one round; `next` and `left` are not known. */
static struct fate follow(struct position *at)
{
	const struct position deck = *at;
	struct fate fate = {.verdict = lacking(at, 1), .end = UNKNOWN};
	struct heap own[2] = {{0}}, both = {0}, spoils;
	int up[2], winner;

	if (fate.verdict != GOING)
		return fate;
	war_now = 0;
	for (int p = 0; p < 2; p++)
		up[p] = lay_one(at, p, own, &both);
	fate.tied = up[0] == up[1];
	fate.battles = 1;
	if (fate.tied && rules.tie == TIE_BACK) {
		for (int p = 0; p < 2; p++) {
			fate.laid[p] = 1;
			put(at, p, &own[p]);
		}
		return fate;
	}
	while (up[0] == up[1] && fate.verdict == GOING) {
		fate.verdict = war_follow(at, up, own, &both);
		fate.battles += fate.verdict == GOING;
	}
	for (int p = 0; p < 2; p++)
		fate.laid[p] = own[p].cards;
	if (fate.verdict == DRAW)
		return fate;
	winner = fate.verdict == GOING ? !wins(up[0], up[1], &deck) : fate.verdict == WIN2;
	spoils = spoils_of(winner, own, &both);
	put(at, winner, &spoils);
	return fate;
}

/* What a round adds to the count, by player. */
static int length_added(const struct fate *fate, int p)
{
	if (rules.count == COUNT_BATTLES)
		return fate->battles;
	if (rules.count == COUNT_CARDS)
		return fate->laid[p];
	if (rules.count == COUNT_SECONDS) {
		int wars = fate->battles - (fate->battles > 0 && fate->verdict == GOING);

		return (int)(wars > 0 ? (uint64_t)wars * rules.war : (uint64_t)fate->battles * rules.battle);
	}
	return fate->battles > 0 && (rules.count == COUNT_ROUNDS || fate->verdict == GOING);
}

static int greater(const int *count)
{
	return count[0] > count[1] ? count[0] : count[1];
}

static struct fate fate_find(int index)
{
	struct position at = position_of(index);
	struct fate fate = follow(&at);

	fate.next = position_index(&at);
	memcpy(fate.left, at.size, sizeof fate.left);
	return fate;
}

static struct fate fate_of(int index)
{
	return fates != NULL ? fates[index] : fate_find(index);
}

/* left: cards in each hand */
static int called_off(const int *left, int *count)
{
	*count = (int)rules.limit;
	if (!rules.more_wins)
		return OFF;
	return left[0] == left[1] ? DRAW : left[0] > left[1] ? WIN1 : WIN2;
}

/* Plays a whole game; GOING: it is not over after ROUNDS_MOST rounds. */
static int game_follow(int index, int *count)
{
	int limit = rules.limit == 0 ? INT_MAX : (int)rules.limit, sum[2] = {0};
	int stands = rules.count == COUNT_BATTLES ? limit - 1 : limit; /* a game that is over, with so many at most */

	for (int rounds = 0; rounds < ROUNDS_MOST; rounds++) {
		struct fate here = fate_of(index);

		*count = greater(sum);
		if (here.battles == 0 && *count <= stands)
			return here.verdict;
		if (*count >= limit)
			return called_off(shapes[index / decks].size, count);
		for (int p = 0; p < 2; p++)
			sum[p] += length_added(&here, p);
		*count = greater(sum);
		if (here.verdict != GOING)
			return *count <= stands ? here.verdict : called_off(here.left, count);
		index = here.next;
	}
	return GOING;
}

/* ---- What becomes of each position: a table -------------------------------------------------- */

/* Follows a game until it is over, or meets a game whose end is known, or itself. */
static void end_find(int index, int *path)
{
	int length = 0, at = index;

	for (; fates[at].end == UNKNOWN && fates[at].verdict == GOING; at = fates[at].next) {
		fates[at].end = GOING; /* it is on the path, at that place: */
		fates[at].start = length;
		path[length++] = at;
	}
	if (fates[at].end == UNKNOWN) {
		fates[at].end = fates[at].verdict;
		for (int p = 0; p < 2; p++)
			fates[at].count[p] = length_added(&fates[at], p);
	}
	if (fates[at].end == GOING) { /* a circle */
		int first = fates[at].start, period = length - first;

		for (int i = first; i < length; i++) {
			fates[path[i]].end = ENDLESS;
			fates[path[i]].start = 0;
			fates[path[i]].period = period;
		}
		length = first;
	}
	while (length-- > 0) {
		struct fate *here = &fates[path[length]], *next = &fates[here->next];

		here->end = next->end;
		for (int p = 0; p < 2; p++)
			here->count[p] = next->count[p] + length_added(here, p);
		here->start = next->start + 1;
		here->period = next->period;
	}
}

/* How a game ends; a limit, and chance, a table of positions does not know. */
static int game_end(int index, int *count)
{
	if (fates == NULL || rules.limit != 0)
		return game_follow(index, count);
	*count = greater(fates[index].count);
	return fates[index].end;
}

/* ---- war.c ----------------------------------------------------------------------------------- */

static struct game *const game = &games[0], *const other = &games[1];
static uint64_t seed; /* the state of the generator at the start; of a game, its number */

static void position_say(const char *before, int index)
{
	struct position at = position_of(index);

	fputs(before, stderr);
	for (int p = 0; p < 2; p++) {
		fputs(p == 0 ? " " : " against ", stderr);
		for (int i = 0; i < at.size[p]; i++)
			fprintf(stderr, "%s%d", i == at.size[p] - at.pile[p] ? "+" : "", at.rank[p][i] + 2);
		if (at.size[p] == 0)
			fputs("none", stderr);
	}
}

static void differ_begin(int index, const char *what)
{
	fprintf(stderr, "small: %s: ", rules_text(NULL));
	position_say("hands", index);
	if (fates == NULL)
		fprintf(stderr, ", chance %" PRIu64, seed);
	fprintf(stderr, ": %s", what);
}

static _Noreturn void differ(int index, const char *what, uint64_t wanted, uint64_t got)
{
	differ_begin(index, what);
	fprintf(stderr, ": wanted %" PRIu64 ", got %" PRIu64 "\n", wanted, got);
	exit(1);
}

static _Noreturn void positions_differ(int index, const char *what, int wanted, int got)
{
	differ_begin(index, what);
	position_say(": wanted", wanted);
	position_say(", got", got);
	fputs("\n", stderr);
	exit(1);
}

static void deal_put(const struct position *at)
{
	for (int p = 0; p < 2; p++) {
		deal.cards[p] = (uint32_t)at->size[p];
		for (int i = 0; i < at->size[p]; i++)
			deal.card[p][i] = card_make(at->rank[p][i] + 2, i % 4);
	}
}

/* Puts a position on the table, the rings turned; both generators begin anew. */
static void table_put(const struct position *at, uint32_t offset1, uint32_t offset2)
{
	deal_put(at);
	game_deal(game);
	game->chance = chance = seed;
	for (int p = 0; p < 2; p++) {
		struct ring *hand = &game->hand[p];

		hand->head = p == 0 ? offset1 : offset2;
		hand->tail = hand->head + deal.cards[p];
		for (uint32_t i = 0; i < deal.cards[p]; i++)
			*hand_card(game, (uint32_t)p, i) = deal.card[p][i];
		hand->pile = hand->tail - (uint32_t)at->pile[p];
	}
}

/* The position on the table; each rank must be there as often as at the start. */
static int table_index(int from, const char *what)
{
	struct position at, was = position_of(from);
	int seen[RANKS] = {0};

	for (int p = 0; p < 2; p++) {
		const struct ring *hand = &game->hand[p];
		uint32_t size = hand->tail - hand->head, pile = hand->tail - hand->pile;

		if (size > (uint32_t)cards)
			differ(from, what, (uint64_t)cards, size);
		if (rules.pile != PILE_NONE && pile > size)
			differ(from, "cards of a pile", size, pile);
		at.size[p] = (int)size;
		at.pile[p] = rules.pile == PILE_NONE ? 0 : (int)pile;
		for (int i = 0; i < at.size[p]; i++) {
			uint32_t card = *hand_card(game, (uint32_t)p, (uint32_t)i);

			at.rank[p][i] = (int)((card - card_make(2, 0)) / fixed.span);
			if (at.rank[p][i] < 0 || at.rank[p][i] >= RANKS)
				differ(from, "no such card", 0, card);
			seen[at.rank[p][i]]++;
		}
		for (int i = 0; i < was.size[p]; i++)
			seen[was.rank[p][i]]--;
	}
	if (at.size[0] + at.size[1] != cards)
		differ(from, what, (uint64_t)cards, (uint64_t)(at.size[0] + at.size[1]));
	for (int i = 0; i < RANKS; i++)
		if (seen[i] != 0)
			differ(from, what, (uint64_t)i + 2, (uint64_t)seen[i]);
	return position_index(&at);
}

static int events; /* that event_count() has been told of */

static void event_count(const struct game *unused, enum event event)
{
	(void)unused;
	(void)event;
	events++;
}

/* watcher: event_count, or NULL */
static void check_round(int index, uint32_t offset1, uint32_t offset2, watcher *watcher)
{
	struct position at = position_of(index);
	struct fate fate;
	enum verdict verdict;

	table_put(&at, offset1, offset2);
	fate = fate_of(index);
	events = 0;
	verdict = round_play(game, watcher);
	if (rules.count == COUNT_BATTLES && rules.limit != 0 &&
			(uint64_t)fate.battles + (fate.verdict != GOING) > rules.limit) { /* in the middle of it */
		fate.verdict = OFF;
		fate.battles = (int)rules.limit;
	}
	if (verdict != (enum verdict)fate.verdict)
		differ(index, "verdict of a round", (uint64_t)fate.verdict, verdict);
	if (game->battles != (uint64_t)fate.battles)
		differ(index, "battles of a round", (uint64_t)fate.battles, game->battles);
	if (verdict == OFF)
		return;
	for (int p = 0; p < 2; p++)
		if (game->cards_laid[p] != (uint64_t)fate.laid[p])
			differ(index, p == 0 ? "cards player 1 laid" : "cards player 2 laid",
				(uint64_t)fate.laid[p], game->cards_laid[p]);
	/* BATTLE or UP of each battle, WAR and DOWN after a tie, TAKEN or SHORT */
	if (watcher != NULL && events != 3 * fate.battles + (verdict == GOING ? -1 : 1))
		differ(index, "events of a round", (uint64_t)fate.battles, (uint64_t)events);
	if (verdict != DRAW && table_index(index, "cards of a rank after a round") != fate.next)
		positions_differ(index, "position after a round", fate.next, table_index(index, ""));
	if (game->chance != chance)
		differ(index, "the generator after a round", chance, game->chance);
}

/* As advance() does, plays rounds without a war: up to the limit, to the first hand of which only the pile is left, and as
 * long as no mark passes the end of its ring. */
static void check_plain(int index, uint32_t offset1, uint32_t offset2)
{
	struct position at = position_of(index);
	int wanted = index, plain = 0, most = 1 + index % 7, length = 0;
	bool ties = false, tied;

	if (rules.upset && (rules.spoils == SPOILS_HIGH || rules.spoils == SPOILS_LOW))
		most = 0;
	table_put(&at, offset1, offset2);
	for (int p = 0; p < 2; p++) {
		uint32_t slots = game->hand[p].mask + 1, head = game->hand[p].head % slots, tail = game->hand[p].tail % slots;

		most = (int)least((uint64_t)most, least(slots - head, (slots - tail) / 2));
	}
	tied = plain_rounds(game, NULL, least((uint64_t)(1 + index % 7), plain_most(game)));
	while (plain < most && !hand_empty(&shapes[wanted / decks], 0) && !hand_empty(&shapes[wanted / decks], 1) &&
			(rules.limit == 0 || (uint64_t)length < rules.limit)) {
		uint64_t before = chance;
		struct fate fate = fate_of(wanted);

		ties = fate.tied;
		if (ties) {
			chance = before;
			break;
		}
		wanted = fate.next;
		length += length_added(&fate, 0);
		plain++;
	}
	if (table_index(index, "cards of a rank after plain rounds") != wanted)
		positions_differ(index, "position after plain rounds", wanted, table_index(index, ""));
	if (game->rounds != (uint64_t)plain || tied != ties)
		differ(index, "plain rounds played, or a tie", (uint64_t)plain, game->rounds);
	if (game->chance != chance)
		differ(index, "the generator after plain rounds", chance, game->chance);
}

static void check_rounds(int index, uint32_t offset1, uint32_t offset2)
{
	const struct position *shape = &shapes[index / decks];

	if (shape->size[0] == 0 || shape->size[1] == 0)
		return;
	rounds_seen += 2;
	check_round(index, offset1, offset2, NULL);
	check_round(index, offset1, offset2, event_count);
	check_plain(index, offset1, offset2);
}

/* What play() makes of a game that is proved, or played on, past its limit. */
static enum verdict limited(enum verdict verdict, uint64_t *count)
{
	*count = game_length(game);
	if (rules.limit == 0 || (verdict != ENDLESS && *count <= rules.limit))
		return verdict;
	*count = rules.limit;
	return OFF;
}

/* The largest hand of a player, as the game is followed to its end, and as held_watch() has counted it. */
static void check_held(int index, int p)
{
	uint32_t held = 0;

	for (int at = index;; at = fates[at].next) {
		uint32_t size = (uint32_t)shapes[at / decks].size[p];

		held = size > held ? size : held;
		if (fates[at].verdict != GOING)
			break;
	}
	if (most_held[p] != held)
		differ(index, "largest hand of the loser", held, most_held[p]);
}

/*
 * Tries the proofs of the standoff at once, where a game would first be played for a while: what they
 * say of a position must be so.
 */
static void check_standoff(int index)
{
	struct position at = position_of(index);
	const struct fate *fate = &fates[index];
	int wanted, end = game_end(index, &wanted);
	enum verdict verdict;
	uintmax_t limit = rules.limit;
	uint64_t count;

	if (at.size[0] == 0 || at.size[1] == 0 || rules.more_wins) /* then nothing is proved */
		return;
	table_put(&at, 0, 0);
	switch (standoff_look(game)) {
	case SEPARATED:
		proofs++;
		if (fate->end != ENDLESS || fate->start != 0)
			differ(index, "theorem 1", (uint64_t)fate->end, ENDLESS);
		rules.limit = 0;
		count = standoff_period(game, 2);
		rules.limit = limit;
		if (count != (uint64_t)fate->period)
			differ(index, "period of a standoff", (uint64_t)fate->period, count);
		break;
	case TIED:
		proofs++;
		watch = held_watch;
		most_held[0] = most_held[1] = 0;
		verdict = ties_play(game, other);
		watch = NULL;
		if (verdict == WIN1 || verdict == WIN2)
			check_held(index, verdict == WIN1);
		verdict = limited(verdict, &count);
		if (verdict != (enum verdict)end)
			differ(index, "verdict of a standoff", (uint64_t)end, verdict);
		if (verdict != ENDLESS && count != (uint64_t)wanted)
			differ(index, "rounds of a standoff", (uint64_t)wanted, count);
		break;
	case NONE:
		break;
	}
}

/* Plays the whole game; with a watcher round by round. */
static void check_game(int index, bool measured, watcher *watcher)
{
	struct position at = position_of(index);
	struct outcome outcome;
	int count, end;

	deal.number = seed;
	chance = ~seed;
	end = game_end(index, &count);
	if (end == GOING) {
		unended++;
		return;
	}
	deal_put(&at);
	watch = watcher;
	outcome = play();
	if (outcome.verdict == ENDLESS && measured)
		loop_find(&outcome);
	watch = NULL;
	if (outcome.verdict != (enum verdict)end)
		differ(index, "verdict", (uint64_t)end, outcome.verdict);
	if (end != ENDLESS && outcome.length != (uint64_t)count)
		differ(index, "count", (uint64_t)count, outcome.length);
	if (end == ENDLESS && measured && outcome.start != (uint64_t)fates[index].start)
		differ(index, "start of the loop", (uint64_t)fates[index].start, outcome.start);
	if (end == ENDLESS && measured && outcome.period != (uint64_t)fates[index].period)
		differ(index, "period", (uint64_t)fates[index].period, outcome.period);
	verdicts[end]++;
	games_seen++;
}

static void *room(int count, size_t size)
{
	void *room = malloc((size_t)count * size);

	if (room == NULL)
		fail(FAILED, "no memory");
	return room;
}

/* What becomes of all positions. */
static void fates_find(int positions)
{
	int *path = room(positions, sizeof *path);

	fates = room(positions, sizeof *fates);
	for (int i = 0; i < positions; i++)
		fates[i] = fate_find(i);
	for (int i = 0; i < positions; i++)
		end_find(i, path);
	free(path);
}

/* From one position: the rounds, and if it is a deal the game; an endless one is proved and game-> */
static void check_position(int index, int places, bool offsets)
{
	int times = offsets ? places * places : fates == NULL ? STATES : 1;

	/* One offset after the other; the marks pass from 2^32 - 1 to 0, and the end of their ring, on the way. */
	for (int k = 0; k < times; k++) {
		int n = offsets ? k : index + k;

		seed = ((uint64_t)index * STATES + (uint64_t)k) * 0xD1B54A32D192ED03;
		check_rounds(index, (uint32_t)(n % places - places / 2), (uint32_t)(n / places % places - places / 2));
	}
	if (!is_dealt(&shapes[index / decks]))
		return;
	rules.endless = ENDLESS_PROVED;
	if (fates == NULL) {
		check_game(index, true, index % 2 == 0 ? event_count : NULL);
		return;
	}
	check_standoff(index);
	for (int endless = ENDLESS_PROVED; endless <= ENDLESS_PLAYED; endless++) {
		rules.endless = (uint64_t)endless;
		check_game(index, (index + endless) % (cards > 8 ? 8 : 2) == 0, index / 2 % 3 == 0 ? event_count : NULL);
	}
}

/* All positions of so many cards; each round from every offset of both hands, or from one. */
static void check_all(bool offsets)
{
	int positions, places = 8; /* where a hand begins: from half of the places before the end of its ring on */

	while (places < 2 * cards)
		places *= 2;
	shapes_list();
	positions = shape_count * decks;
	if (!chance_plays())
		fates_find(positions);
	if (by_chance() != chance_plays())
		differ(0, "played by chance", chance_plays(), by_chance());
	for (int i = 0; i < positions; i++)
		check_position(i, places, offsets);
	free(fates);
	fates = NULL;
}

/* ---- Every deal of a deck, for the guide on mathematics ---------------------------------------- */

/* Plays a deal until it is over, or until it meets a copy that is half as fast, which shows that it is endless (Floyd). */
static void deal_play(struct position at)
{
	struct position behind = at;
	struct fate fate = {.verdict = GOING};
	int sum[2] = {0};

	for (int rounds = 1; fate.verdict == GOING; rounds++) {
		fate = follow(&at);
		for (int p = 0; p < 2; p++)
			sum[p] += length_added(&fate, p);
		if (rounds % 2 == 0)
			follow(&behind);
		if (fate.verdict == GOING && memcmp(&at, &behind, sizeof at) == 0)
			fate.verdict = ENDLESS;
	}
	games_seen++;
	verdicts[fate.verdict]++;
	length_sum += fate.verdict == ENDLESS ? 0 : (uint64_t)greater(sum);
}

/* All ways to deal on, the first card to player 1, with so many cards left of each rank. */
static void deals_play(struct position *at, int *left)
{
	int dealt = at->size[0] + at->size[1], p = dealt % 2;

	if (dealt == cards)
		deal_play(*at);
	for (int rank = 0; rank < MOST; rank++)
		if (left[rank] > 0) {
			left[rank]--;
			at->rank[p][at->size[p]++] = rank;
			deals_play(at, left);
			at->rank[p][--at->size[p]] = 0;
			left[rank]++;
		}
}

static int deck_play(int suits, int ranks, char *text)
{
	static const char *const names[VERDICTS] = {[WIN1] = "player1", [WIN2] = "player2", [DRAW] = "draw",
		[ENDLESS] = "endless"};
	int left[MOST] = {0};
	struct position at = {0};

	rules_parse(USAGE, text);
	cards = suits * ranks;
	if (suits < 1 || ranks < 1 || cards > MOST || rules.limit != 0 || chance_plays())
		fail(USAGE, "not for small deals");
	for (int rank = 0; rank < ranks; rank++)
		left[rank] = suits;
	deals_play(&at, left);
	printf("seeds\t0\t%" PRIu64 "\n", games_seen);
	for (int v = 0; v < VERDICTS; v++)
		if (names[v] != NULL)
			printf("%s\t0\t%" PRIu64 "\n", names[v], verdicts[v]);
	printf("length_sum\t0\t%" PRIu64 "\n", length_sum);
	return 0;
}

int main(int count, char **arguments)
{
	int most = count > 3 ? atoi(arguments[1]) : 0, offsets = most > 0 ? atoi(arguments[2]) : 0, played = 0;

	if (count == 5 && strcmp(arguments[1], "deals") == 0)
		return deck_play(atoi(arguments[2]), atoi(arguments[3]), arguments[4]);
	if (most < 2 || most > MOST) {
		fputs("usage: small CARDS OFFSETS RULES...\n       small deals SUITS RANKS RULES\n", stderr);
		return 2;
	}
	for (int i = 3; i < count; i++) {
		bool every = strncmp(arguments[i], "every", 5) == 0;

		for (const struct rules *book = books; book < books + LENGTH(books); book++) {
			char text[200];

			snprintf(text, sizeof text, "%s%s", every ? book->word.name : "", arguments[i] + (every ? 5 : 0));
			rules_parse(USAGE, text);
			for (cards = 1, decks = RANKS; cards <= most; cards++, decks *= RANKS)
				if (cards > 1)
					check_all(cards <= offsets);
			played++;
			if (!every)
				break;
		}
	}
	printf("%d rules: %" PRIu64 " games, %" PRIu64 " rounds, %" PRIu64
		" standoffs; %" PRIu64 " won, %" PRIu64 " won, %" PRIu64
		" drawn, %" PRIu64 " called off, %" PRIu64 " endless", played, games_seen, rounds_seen, proofs,
		verdicts[WIN1], verdicts[WIN2], verdicts[DRAW], verdicts[OFF], verdicts[ENDLESS]);
	printf(unended > 0 ? ", %" PRIu64 " too long\n" : "\n", unended);
	return 0;
}
