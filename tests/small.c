/*
 * small - every deal of small decks, for tests/small.sh
 *
 * usage: small CARDS OFFSETS RULES...
 *
 * `every` stands for each book, with the same settings.  For each of the rules, every deal of 2 to
 * CARDS cards over three ranks, every split of them between the players: all positions that there are.
 * `follow`, a plain restatement of the rules on arrays, says what one round makes of each; following
 * that, what becomes of the game is known without playing (a table of positions).  war.c must do the
 * same: one round_play and one call of battles from each position, each rank counted (as each position
 * is a start, that is every round of every game), each whole game, endless ones proved and played, and
 * what the standoff proves of a position.  With up to OFFSETS cards a round is played from every pair
 * of offsets in the rings, with more from one pair after the other.
 */
#define main war_main
#include "../war.c"
#undef main

enum { MOST = 10, RANKS = 3, UNKNOWN = -1 };

/* A position, each hand's ranks from the top. */
struct position {
	int size[2], rank[2][MOST];
};

static int cards, deals; /* 3 to the power of cards */
static uint64_t states, proofs, rounds_seen, verdicts[VERDICTS];

/* What one round makes of a position, and what becomes of the game. */
static struct fate {
	int verdict, next;     /* GOING: the next position; else the verdict */
	int battles;           /* of the round */
	int end, count, start, period;
} *fates;

static int position_index(const struct position *at)
{
	int index = 0;

	for (int p = 0; p < 2; p++)
		for (int i = 0; i < at->size[p]; i++)
			index = RANKS * index + at->rank[p][i];
	return at->size[0] * deals + index;
}

static struct position position_of(int index)
{
	struct position at = {{index / deals, cards - index / deals}, {{0}}};

	index %= deals;
	for (int i = cards; i-- > 0; index /= RANKS)
		at.rank[i >= at.size[0]][i < at.size[0] ? i : i - at.size[0]] = index % RANKS;
	return at;
}

/* ---- The rules, plainly ---------------------------------------------------------------------- */

struct pile {
	int cards, rank[2 * MOST];
};

static void pile_add(struct pile *pile, int rank)
{
	pile->rank[pile->cards++] = rank;
}

/* A player lays a card. */
static int lay_one(struct position *at, int p, struct pile *own, struct pile *both)
{
	int rank = at->rank[p][0];

	for (int i = 1; i < at->size[p]; i++)
		at->rank[p][i - 1] = at->rank[p][i];
	at->size[p]--;
	pile_add(&own[p], rank);
	pile_add(both, rank);
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

/* The war after a tie: GOING if both have laid the next card, or what it means. */
static int war_follow(struct position *at, int *up, struct pile *own, struct pile *both)
{
	int down = (int)rules.down, verdict = GOING;

	switch (rules.shortage) {
	case SHORT_DRAW:
		verdict = lacking(at, down + 1) != GOING ? DRAW : GOING;
		break;
	case SHORT_LOSE:
		verdict = lacking(at, down + 1);
		break;
	case SHORT_STEPS:
		verdict = lacking(at, down);
		break;
	case SHORT_EMPTY:
		if (lacking(at, down + 1) != GOING)
			verdict = at->size[0] == at->size[1] ? DRAW : at->size[0] < at->size[1] ? WIN2 : WIN1;
		break;
	case SHORT_LAST:
		verdict = at->size[0] + at->size[1] == 0 ? DRAW : GOING;
	}
	if (verdict != GOING)
		return verdict;
	for (int p = 0; p < 2; p++)
		for (int i = 0, left = at->size[p]; i < down && (rules.shortage != SHORT_LAST || i < left - 1); i++)
			lay_one(at, p, own, both);
	if (rules.shortage == SHORT_STEPS && (verdict = lacking(at, 1)) != GOING)
		return verdict;
	for (int p = 0; p < 2; p++)
		if (at->size[p] > 0)
			up[p] = lay_one(at, p, own, both);
	return GOING;
}

static struct fate follow(struct position at)
{
	struct fate fate = {.verdict = lacking(&at, 1), .end = UNKNOWN};
	struct pile own[2] = {{0}}, both = {0}, spoils = {0};
	int up[2], winner;

	if (fate.verdict != GOING)
		return fate;
	for (int p = 0; p < 2; p++)
		up[p] = lay_one(&at, p, own, &both);
	for (fate.battles = 1; up[0] == up[1]; fate.battles++) {
		fate.verdict = war_follow(&at, up, own, &both);
		if (fate.verdict != GOING)
			return fate;
	}
	winner = up[0] < up[1];
	for (int n = 0; n < 2; n++) {
		int first = rules.spoils == WINNER ? winner : rules.spoils == LOSER ? !winner : 0;
		const struct pile *pile = &own[n == 0 ? first : !first];

		for (int i = 0; i < pile->cards; i++)
			pile_add(&spoils, pile->rank[i]);
	}
	if (rules.spoils == LAID)
		spoils = both;
	for (int i = 0; i < spoils.cards; i++)
		at.rank[winner][at.size[winner]++] = spoils.rank[i];
	fate.next = position_index(&at);
	return fate;
}

/* ---- What becomes of each position: a table -------------------------------------------------- */

/* Follows a game until it is over, or meets a game whose end is known, or itself. */
static void end_find(int index)
{
	static int path[1 << 20];
	int length = 0, at = index;

	for (; fates[at].end == UNKNOWN && fates[at].verdict == GOING; at = fates[at].next) {
		fates[at].end = GOING; /* it is on the path, at that place: */
		fates[at].start = length;
		path[length++] = at;
	}
	if (fates[at].end == UNKNOWN) {
		fates[at].end = fates[at].verdict;
		fates[at].count = fates[at].battles > 0 && rules.counts != TURNS;
		if (rules.counts == BATTLES)
			fates[at].count = fates[at].battles;
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
		here->count = next->count + (rules.counts == BATTLES ? here->battles : 1);
		here->start = next->start + 1;
		here->period = next->period;
	}
}

/* The same with a limit, which a table of positions does not know. */
static int limited(int index, int *count)
{
	int limit = (int)rules.limit;

	for (*count = 0;; index = fates[index].next) {
		struct fate *here = &fates[index];

		if (rules.counts == BATTLES) {
			if (*count >= limit || (here->battles > 0 && *count + here->battles > limit) ||
					(here->verdict != GOING && here->battles > 0 && *count + here->battles == limit)) {
				*count = limit;
				return OFF;
			}
			*count += here->battles;
			if (here->verdict != GOING)
				return here->verdict;
			continue;
		}
		if (here->verdict != GOING && here->battles == 0)
			return here->verdict;
		if (*count >= limit)
			return OFF;
		if (here->verdict != GOING) {
			*count += rules.counts != TURNS;
			return here->verdict;
		}
		++*count;
	}
}

/* ---- war.c ----------------------------------------------------------------------------------- */

static _Noreturn void differ(int index, const char *what, uint64_t wanted, uint64_t got)
{
	struct position at = position_of(index);

	fprintf(stderr, "small: %s down %d spoils %d short %d limit %d: hands", rules.book.name, (int)rules.down,
		(int)rules.spoils, (int)rules.shortage, (int)rules.limit);
	for (int p = 0; p < 2; p++) {
		fputs(p == 0 ? " " : " against ", stderr);
		for (int i = 0; i < at.size[p]; i++)
			fprintf(stderr, "%d", at.rank[p][i] + 2);
	}
	fprintf(stderr, ": %s: wanted %" PRIu64 ", got %" PRIu64 "\n", what, wanted, got);
	exit(1);
}

static void game_put(const struct position *at)
{
	for (int p = 0; p < 2; p++) {
		game.cards[p] = (uint32_t)at->size[p];
		for (int i = 0; i < at->size[p]; i++)
			game.card[p][i] = card_make(at->rank[p][i] + 2, i % 4);
	}
}

/* Puts a position on the table, the rings turned. */
static void table_put(const struct position *at, uint32_t offset1, uint32_t offset2)
{
	game_put(at);
	table_deal();
	for (int p = 0; p < 2; p++) {
		table.hand[p].head = table.hand[p].tail = p == 0 ? offset1 : offset2;
		for (int i = 0; i < at->size[p]; i++)
			ring_put(&table.hand[p], game.card[p][i]);
	}
}

/* The position on the table; each rank must be there as often as at the start. */
static int table_index(int from, const char *what)
{
	struct position at, was = position_of(from);
	int seen[RANKS] = {0};

	for (int p = 0; p < 2; p++) {
		if (hand_size((unsigned)p) > (uint32_t)cards)
			differ(from, what, (uint64_t)cards, hand_size((unsigned)p));
		at.size[p] = (int)hand_size((unsigned)p);
		for (int i = 0; i < at.size[p]; i++) {
			uint32_t card = *hand_card((unsigned)p, (uint32_t)i);

			at.rank[p][i] = (int)((card - card_make(2, 0)) / table.span);
			if (at.rank[p][i] < 0 || at.rank[p][i] >= RANKS)
				differ(from, "no such card", 0, card);
			seen[at.rank[p][i]]++;
		}
		for (int i = 0; i < was.size[p]; i++)
			seen[was.rank[p][i]]--;
	}
	for (int i = 0; i < RANKS; i++)
		if (seen[i] != 0)
			differ(from, what, (uint64_t)i + 2, (uint64_t)seen[i]);
	return position_index(&at);
}

static void check_round(int index, uint32_t offset1, uint32_t offset2)
{
	struct position at = position_of(index);
	const struct fate *fate = &fates[index];
	int wanted = index, played = 0, most = 1 + index % 7;
	bool tied;

	if (at.size[0] == 0 || at.size[1] == 0)
		return;
	rounds_seen += 2;
	table_put(&at, offset1, offset2);
	if (round_play() != (enum verdict)fate->verdict)
		differ(index, "verdict of a round", (uint64_t)fate->verdict, 99);
	if (table.battles != (uint64_t)fate->battles)
		differ(index, "battles of a round", (uint64_t)fate->battles, table.battles);
	if (fate->verdict == GOING && table_index(index, "cards of a rank after a round") != fate->next)
		differ(index, "position after a round", (uint64_t)fate->next,
			(uint64_t)table_index(index, ""));
	while (played < most && fates[wanted].verdict == GOING && fates[wanted].battles == 1) {
		wanted = fates[wanted].next;
		played++;
	}
	table_put(&at, offset1, offset2);
	tied = battles((uint64_t)most);
	if (table_index(index, "cards of a rank after battles") != wanted)
		differ(index, "position after battles", (uint64_t)wanted, (uint64_t)table_index(index, ""));
	if (table.rounds != (uint64_t)played || tied != (played < most && fates[wanted].battles > 0))
		differ(index, "battles played, or a tie", (uint64_t)played, table.rounds);
}

/* What play() makes of a game that is proved, or played on, past its limit. */
static enum verdict at_limit(enum verdict verdict, uint64_t *count)
{
	*count = table_count();
	if (rules.limit == 0 || (verdict != ENDLESS && *count <= rules.limit))
		return verdict;
	*count = rules.limit;
	return OFF;
}

/*
 * Tries the proofs of the standoff at once, where a game would first be played for a while: what they
 * say of a position must be so.
 */
static void check_standoff(int index)
{
	struct position at = position_of(index);
	const struct fate *fate = &fates[index];
	int end = fate->end, wanted = fate->count;
	enum verdict verdict;
	uint32_t lowest;
	uint64_t count;

	if (at.size[0] == 0 || at.size[1] == 0)
		return;
	if (rules.limit != 0)
		end = limited(index, &wanted);
	table_put(&at, 0, 0);
	switch (standoff_look(&lowest)) {
	case SEPARATED:
		proofs++;
		if (fate->end != ENDLESS || fate->start != 0)
			differ(index, "theorem 1", (uint64_t)fate->end, ENDLESS);
		if (standoff_period() != (uint64_t)fate->period)
			differ(index, "period of a standoff", (uint64_t)fate->period, standoff_period());
		break;
	case TIED:
		proofs++;
		verdict = standoff_play(lowest);
		if (verdict == GOING)
			verdict = play_until(100000); /* far more than any game of so few cards has */
		verdict = at_limit(verdict, &count);
		if (verdict != (enum verdict)end)
			differ(index, "verdict of a standoff", (uint64_t)end, verdict);
		if (verdict != ENDLESS && count != (uint64_t)wanted)
			differ(index, "rounds of a standoff", (uint64_t)wanted, count);
		break;
	case NONE:
		break;
	}
}

/* Plays the whole game. */
static void check_game(int index, bool measured)
{
	struct position at = position_of(index);
	const struct fate *fate = &fates[index];
	int end = fate->end, count = fate->count;

	if (rules.limit != 0)
		end = limited(index, &count);
	game_put(&at);
	play(measured);
	if (outcome.verdict != (enum verdict)end)
		differ(index, "verdict", (uint64_t)end, outcome.verdict);
	if (end != ENDLESS && outcome.count != (uint64_t)count)
		differ(index, "rounds", (uint64_t)count, outcome.count);
	if (end == ENDLESS && measured && outcome.start != (uint64_t)fate->start)
		differ(index, "start of the loop", (uint64_t)fate->start, outcome.start);
	if (end == ENDLESS && measured && outcome.period != (uint64_t)fate->period)
		differ(index, "period", (uint64_t)fate->period, outcome.period);
	verdicts[end]++;
	states++;
}

/* All positions of so many cards; each round from every offset of both rings, or from one. */
static void check_all(bool offsets)
{
	int positions = (cards + 1) * deals, ring = 4; /* slots of a ring */

	while (ring <= 2 * cards)
		ring *= 2;
	fates = malloc((size_t)positions * sizeof *fates);
	if (fates == NULL)
		fail(FAILED, "no memory");
	for (int i = 0; i < positions; i++)
		fates[i] = follow(position_of(i));
	for (int i = 0; i < positions; i++)
		end_find(i);
	for (int i = 0; i < positions; i++) {
		/* One offset after the other; the counts of cards pass from 2^32 - 1 to 0 on the way. */
		for (int k = 0; k < (offsets ? ring * ring : 1); k++) {
			int n = offsets ? k : i;

			check_round(i, (uint32_t)(n % ring) - 4, (uint32_t)(n / ring % ring) - 4);
		}
		rules.endless = PROVED;
		check_standoff(i);
		for (int endless = PROVED; endless <= PLAYED; endless++) {
			rules.endless = (uint64_t)endless;
			check_game(i, (i + endless) % (cards > 8 ? 8 : 2) == 0);
		}
	}
	free(fates);
}

int main(int count, char **arguments)
{
	int most = count > 3 ? atoi(arguments[1]) : 0, offsets = most > 0 ? atoi(arguments[2]) : 0, played = 0;

	if (most < 2 || most > MOST) {
		fputs("usage: small CARDS OFFSETS RULES...\n", stderr);
		return 2;
	}
	for (int i = 3; i < count; i++) {
		bool every = strncmp(arguments[i], "every", 5) == 0;

		for (size_t book = 0; book < (every ? LENGTH(books) : 1); book++) {
			char text[200];

			snprintf(text, sizeof text, "%s%s", every ? books[book].book.name : "",
				arguments[i] + (every ? 5 : 0));
			rules_parse(USAGE, text);
			for (cards = 1, deals = RANKS; cards <= most; cards++, deals *= RANKS)
				if (cards > 1)
					check_all(cards <= offsets);
			played++;
		}
	}
	printf("%d rules: %" PRIu64 " games, %" PRIu64 " rounds, %" PRIu64
		" standoffs; %" PRIu64 " won, %" PRIu64 " won, %" PRIu64
		" drawn, %" PRIu64 " called off, %" PRIu64 " endless\n", played, states, rounds_seen, proofs,
		verdicts[WIN1], verdicts[WIN2], verdicts[DRAW], verdicts[OFF], verdicts[ENDLESS]);
	return 0;
}
