/*
 * units.c - functions of war.c one by one: generators against published outputs, statistics against exact
 * ones, the order of spoils and the comparison of games against plain restatements
 *
 * The published outputs: splitmix64 of seed 1234567 as in the Rosetta Code task "Pseudo-random
 * numbers/Splitmix64"; MT19937 as CPython's random.seed(seed), random.getrandbits(32); Random as .NET's
 * new Random(seed), whose source is published and draws 1559595546 first for 0 and 534011718 for 1.
 */
#define _DEFAULT_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char printed[1000]; /* the line that war.c has printed last */

static int units_vprintf(const char *format, va_list arguments)
{
	size_t length = strlen(printed);

	if (length > 0 && printed[length - 1] == '\n')
		length = 0;
	return vsnprintf(printed + length, sizeof printed - length, format, arguments);
}

#define vprintf(format, arguments) units_vprintf(format, arguments)
#include <math.h>
#define main war_main
#undef _DEFAULT_SOURCE /* which is defined there once more */
#include "../../../war.c"
#undef main
#undef vprintf

static unsigned pins, wrong;

static void pin(const char *what, uint64_t got, uint64_t wanted)
{
	pins++;
	if (got == wanted)
		return;
	wrong++;
	printf("%s: wanted %" PRIu64 ", got %" PRIu64 "\n", what, wanted, got);
}

static void pin_splitmix(void)
{
	static const uint64_t wanted[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
		4593380528125082431u, 16408922859458223821u};
	uint64_t state = 1234567, drawn[6] = {0};

	for (unsigned i = 0; i < LENGTH(wanted); i++)
		pin("splitmix64", splitmix_next(&state), wanted[i]);
	for (unsigned i = 0; i < 60000; i++) {
		uint32_t at = splitmix_below(&state, 6);

		drawn[at < 6 ? at : 0] += at < 6 ? 1 : 100000;
	}
	for (unsigned i = 0; i < 6; i++) /* 5 standard deviations are 456 */
		pin("as likely as the others", drawn[i] > 9500 && drawn[i] < 10500, 1);
	/* Of 3 * 2^30 values a quarter of all draws is refused: two in three would be even without. */
	drawn[0] = 0;
	for (unsigned i = 0; i < 60000; i++)
		drawn[0] += splitmix_below(&state, 3u << 30) % 3 == 0;
	pin("unbiased", drawn[0] > 19400 && drawn[0] < 20600, 1);
	pin("one of one", splitmix_below(&state, 1), 0);
	/* Draws of which 2^32 modulo n are refused, not more. */
	for (unsigned i = 0; i < 1000; i++) {
		uint32_t n = (uint32_t)splitmix_next(&state) | 1;
		uint64_t other = state, product;

		do
			product = (splitmix_next(&other) >> 32) * n;
		while (product % ((uint64_t)1 << 32) < ((uint64_t)1 << 32) % n);
		pin("below", splitmix_below(&state, n), product >> 32);
	}
}

/*
 * The chance of a game begins with the complement of its number.  Worked out by a program of its own, in Python: the
 * first two numbers, the order of a shuffle of ten, and what is drawn below 2, 3 and 3 * 2^30 in turn.
 */
static void pin_chance(void)
{
	static const struct {
		uint64_t number, next[2];
		const char *order;
		uint32_t below[3];
	} games[] = {
		{0, {16490336266968443936u, 16834447057089888969u}, "6703542198", {1, 2, 2272802146}},
		{1, {17519071339639777313u, 13427082724269423081u}, "1573420869", {1, 2, 2627718619}},
		{2, {17824971123127853533u, 17039259473404265729u}, "6421503789", {1, 2, 1404552248}},
		{1234567, {14118976157540963832u, 9549983703785008533u}, "9102658347", {1, 1, 1523457347}},
		{-(uint64_t)1, {16294208416658607535u, 7960286522194355700u}, "4925176038", {1, 1, 342566671}},
		{-(uint64_t)2147483648, {7060015453088402407u, 682989528884356551u}, "5287146903", {0, 0, 2808493416}},
	};

	for (unsigned k = 0; k < LENGTH(games); k++) {
		uint64_t state = ~games[k].number, other = state;
		uint32_t deck[10];

		pin("chance", splitmix_next(&state), games[k].next[0]);
		pin("chance", splitmix_next(&state), games[k].next[1]);
		for (uint32_t i = 0; i < 3; i++)
			pin("chance below", splitmix_below(&other, i < 2 ? i + 2 : 3u << 30), games[k].below[i]);
		for (uint32_t i = 0; i < 10; i++)
			deck[i] = i;
		shuffle_war(deck, 10, ~games[k].number);
		for (uint32_t i = 0; i < 10; i++)
			pin("order of a shuffle", '0' + deck[i], (uint64_t)games[k].order[i]);
	}
}

/* The next arrangement of ranks in lexical order; false after the last. */
static bool next_deal(uint32_t *rank, uint32_t n)
{
	uint32_t i = n - 1, j = n - 1;

	while (i > 0 && rank[i - 1] >= rank[i])
		i--;
	if (i == 0)
		return false;
	while (rank[j] <= rank[i - 1])
		j--;
	swap_cards(rank, i - 1, j);
	for (j = n - 1; i < j; i++, j--)
		swap_cards(rank, i, j);
	return true;
}

/* Every deal of a deck, jokers above all other cards, as many as deals() says. */
static void pin_every_deal(void)
{
	uint32_t cards = (uint32_t)(rules.suits * rules.ranks + rules.jokers), rank[DECK_MOST], deck[DECK_MOST];
	uint64_t seed = 0;
	bool more = true;

	for (uint32_t i = 0; i < cards; i++)
		rank[i] = i / (uint32_t)rules.suits;
	for (; more; seed++) {
		uint32_t used[RANKS_MOST + 1] = {0};

		shuffle_every(deck, cards, seed);
		for (uint32_t i = 0; i < cards; i++)
			pin("a card of a deal", deck[i], suited(rank[i], used[rank[i]]++));
		more = next_deal(rank, cards);
	}
	pin("all deals", deals(), seed);
}

/*
 * How many deals a deck has: (suits * ranks)! / suits!^ranks, worked out in Python.  Of 150 shapes these are fewer than
 * 2^64, and their sum, each times 1000 * suits + ranks, is pinned; no other is taken.
 */
static void pin_deals(void)
{
	static const struct {
		uint64_t suits, ranks, deals;
	} decks[] = {{1, 1, 1}, {64, 1, 1}, {1, 20, 2432902008176640000}, {1, 21, TOO_MANY}, {2, 11, 548828480360160000},
		{3, 7, 182509367040000}, {4, 6, 3246670537110000}, {4, 7, TOO_MANY}, {4, 13, TOO_MANY}, {5, 5, 623360743125120},
		{9, 4, TOO_MANY}, {15, 3, TOO_MANY}, {33, 2, 7219428434016265740}, {34, 2, TOO_MANY}, {64, 64, TOO_MANY}};
	uint64_t counted = 0, sum = 0;

	rules_parse(USAGE, NULL);
	for (unsigned i = 0; i < LENGTH(decks); i++) {
		rules.suits = decks[i].suits;
		rules.ranks = decks[i].ranks;
		pin("deals", deals(), decks[i].deals);
	}
	for (rules.suits = 1; rules.suits <= SUITS_MOST; rules.suits++) {
		for (rules.ranks = 1; rules.ranks <= RANKS_MOST; rules.ranks++) {
			if (deals() != TOO_MANY) {
				sum += (1000 * rules.suits + rules.ranks) * deals();
				counted++;
			}
		}
	}
	pin("decks that can be counted", counted, 150);
	pin("their deals", sum, 7998658914407020096u);
	rules.suits = 4; /* 26! / 4!^6 / 2!, and 20! / 4!^4 / 4!, worked out in Python */
	rules.ranks = 6;
	rules.jokers = 2;
	pin("deals with two jokers", deals(), 1055167924560750000u);
	rules.ranks = 4;
	rules.jokers = 4;
	pin("deals with four jokers", deals(), 305540235000u);
	rules.jokers = 0;
	for (rules.suits = 1; rules.suits <= 8; rules.suits++) {
		for (rules.ranks = 1; rules.suits * rules.ranks <= 8; rules.ranks++) {
			for (rules.jokers = 0; rules.jokers <= rules.suits && deck_size() <= 8; rules.jokers++)
				pin_every_deal();
		}
	}
	rules.jokers = 0;
	rules.suits = 5; /* more than D, H, C, S */
	rules.ranks = 2;
	pin_every_deal();
	rules.suits = 3;
	rules.ranks = 3;
	rules.jokers = 1;
	pin_every_deal();
	rules_parse(USAGE, NULL);
}

static void pin_twister(void)
{
	static const struct {
		uint64_t seed;
		uint32_t outputs[4]; /* the first three and the thousandth */
	} keys[] = {
		{0, {3626764237, 1654615998, 3255389356, 2971151651}},
		{1, {577090037, 2444712010, 3639700191, 1877627338}},
		{15, {4145683452, 897563738, 50056527, 2236907147}},
		{4294967295, {2728839433, 2661025012, 872737089, 3614058829}},
		{4294967296, {485306839, 1508871100, 1794561286, 6718883}},
		{9223372036854775807, {1359979423, 2819855560, 2711238091, 408401363}},
		{9223372036854775808u, {2377109768, 1691753470, 4039908392, 3569976616}},
	};
	static const struct {
		uint64_t seed;
		uint64_t sum; /* deck = list(range(4096)); random.seed(seed); random.shuffle(deck): of place * card */
	} decks[] = {{7, 16990736315}, {INT64_MAX, 17285810568}, {9223372036854775808u, 17314071194}};
	static struct twister mt;
	uint32_t deck[DECK_MOST];

	for (unsigned k = 0; k < LENGTH(keys); k++) {
		twister_seed(&mt, keys[k].seed);
		for (unsigned i = 0; i < 1000; i++) {
			uint32_t output = twister_next(&mt);

			if (i < 3 || i == 999)
				pin("MT19937", output, keys[k].outputs[least(i, 3)]);
		}
	}
	for (unsigned k = 0; k < LENGTH(decks); k++) {
		uint64_t sum = 0;

		for (uint32_t i = 0; i < 4096; i++)
			deck[i] = i;
		shuffle_python(deck, 4096, (uint64_t)decks[k].seed);
		for (uint64_t i = 0; i < 4096; i++)
			sum += i * deck[i];
		pin("random.shuffle", sum, decks[k].sum);
	}
}

/* Random as it is published (.NET Framework, random.cs), whose integers wrap: the shuffle shows its draws. */
struct published {
	int32_t seeds[56];
	unsigned next, nextp;
};

static int32_t apart(int32_t a, int32_t b)
{
	int64_t difference = (int64_t)a - b;

	return (int32_t)(difference > INT32_MAX ? difference - ((int64_t)1 << 32) : difference);
}

static void published_seed(struct published *random, int32_t seed)
{
	int32_t mj = 161803398 - seed, mk = 1;

	random->seeds[55] = mj;
	for (unsigned i = 1; i < 55; i++) {
		unsigned ii = 21 * i % 55;

		random->seeds[ii] = mk;
		mk = apart(mj, mk);
		if (mk < 0)
			mk += INT32_MAX;
		mj = random->seeds[ii];
	}
	for (unsigned k = 1; k < 5; k++) {
		for (unsigned i = 1; i < 56; i++) {
			random->seeds[i] = apart(random->seeds[i], random->seeds[1 + (i + 30) % 55]);
			if (random->seeds[i] < 0)
				random->seeds[i] += INT32_MAX;
		}
	}
	random->next = 0;
	random->nextp = 21;
}

static int32_t published_next(struct published *random)
{
	int32_t value;

	if (++random->next >= 56)
		random->next = 1;
	if (++random->nextp >= 56)
		random->nextp = 1;
	value = apart(random->seeds[random->next], random->seeds[random->nextp]);
	if (value == INT32_MAX)
		value--;
	if (value < 0)
		value += INT32_MAX;
	return random->seeds[random->next] = value;
}

static void pin_dotnet(void)
{
	static const int32_t seeds[] = {0, 1, 675, 161803397, 161803398, 161803399, INT32_MAX - 1, INT32_MAX};
	static struct published random;
	uint32_t got[DECK_MOST], wanted[DECK_MOST];

	published_seed(&random, 0);
	pin("the first of seed 0", (uint32_t)published_next(&random), 1559595546);
	published_seed(&random, 1);
	pin("the first of seed 1", (uint32_t)published_next(&random), 534011718);
	for (unsigned k = 0; k < LENGTH(seeds); k++) {
		for (uint32_t i = 0; i < DECK_MOST; i++)
			got[i] = wanted[i] = i;
		published_seed(&random, seeds[k]);
		for (uint32_t i = DECK_MOST; i-- > 1;)
			swap_cards(wanted, i, (uint32_t)(published_next(&random) * (1.0 / INT32_MAX) * (i + 1)));
		shuffle_dotnet(got, DECK_MOST, (uint64_t)seeds[k]);
		for (uint32_t i = 0; i < DECK_MOST; i++)
			pin("Random", got[i], wanted[i]);
	}
}

/* A tally of lengths 0 .. 99, each as often as `many` says; returns how many games these are. */
static uintmax_t tally_put(const uint32_t *many)
{
	uintmax_t all = 0;

	memset(&tally, 0, sizeof tally);
	for (uint32_t i = 0; i < 100; i++) {
		if (many[i] > 0 && all == 0)
			extremes.shortest.length = i;
		if (many[i] > 0)
			extremes.longest.length = i;
		tally.length[value_cell(i)] = many[i];
		all += many[i];
	}
	tally.verdict[DRAW] = all / 3;
	tally.verdict[WIN1] = all / 3;
	tally.verdict[WIN2] = all - 2 * (all / 3);
	return all;
}

static void pin_lengths(void)
{
	uint64_t state = 3;

	for (unsigned round = 0; round < 300; round++) {
		uint64_t sum = 0, squares = 0, all;
		uint32_t many[100];
		double wanted;

		for (uint64_t i = 0; i < 100; i++) {
			many[i] = splitmix_next(&state) % 40 < round / 8 ? splitmix_next(&state) % 9 : 0;
			sum += many[i] * i;
			squares += many[i] * i * i;
		}
		all = tally_put(many);
		if (all == 0)
			continue;
		pin("finished", finished(), all);
		for (unsigned mille = 1; mille <= 1000; mille++) {
			uint64_t seen = 0;
			unsigned i = 0;

			while ((seen += many[i]) * 1000 < mille * all)
				i++;
			pin("percentile", percentile(tally.length, extremes.shortest.length, all, mille), i);
		}
		/* The root of what is exact in integers. */
		wanted = sqrt((double)(all * squares - sum * sum)) / (double)all;
		pin("deviation", fabs(deviation() - wanted) <= 1e-12 * (wanted + 1), 1);
	}
	/* Of 1,000 games the 25th is at 2.5 %, the 999th at 99.9 %; of one game more, the next; of 999 games the last. */
	memset(&tally, 0, sizeof tally);
	for (uint64_t i = 1; i <= 1001; i++)
		tally.length[i] = 1;
	extremes.shortest.length = 1;
	for (uint64_t n = 999; n <= 1001; n++) {
		tally.verdict[WIN1] = extremes.longest.length = n;
		pin("2.5 %", percentile(tally.length, extremes.shortest.length, n, 25), n <= 1000 ? 25 : 26);
		pin("50 %", percentile(tally.length, extremes.shortest.length, n, 500), n <= 1000 ? 500 : 501);
		pin("99.9 %", percentile(tally.length, extremes.shortest.length, n, 999), n <= 1000 ? 999 : 1000);
		pin("100 %", percentile(tally.length, extremes.shortest.length, n, 1000), n);
	}
	/* Of one game in a cell of many lengths, each percentile is its length, and nothing deviates. */
	for (uintmax_t length = 65537; length < UINTMAX_C(1) << 52; length = 3 * length + 1) {
		memset(&tally, 0, sizeof tally);
		tally.verdict[WIN2] = tally.length[value_cell(length)] = tally.held[value_cell(length)] = 1;
		extremes.shortest.length = extremes.longest.length = length;
		for (unsigned mille = 1; mille <= 1000; mille += 27)
			pin("percentile of one", percentile(tally.length, extremes.shortest.length, 1, mille), length);
		pin("deviation of one", deviation() == 0, 1);
		/* Of games that share a cell no percentile leaves them. */
		tally.length[value_cell(length)] = 99;
		tally.verdict[WIN2] = 99;
		extremes.shortest.length = length - 1;
		extremes.longest.length = length + 1;
		pin("percentile within the shortest", percentile(tally.length, extremes.shortest.length, 99, 25) >= length - 1, 1);
		pin("percentile within the longest", percentile(tally.length, extremes.shortest.length, 99, 999) <= length + 1, 1);
		pin("percentile of a cell", percentile(tally.held, 0, 1, 999), cell_value(value_cell(length)));
	}
}

/* Every cell of all lengths from 0 to 2^64 - 1. */
static void pin_cells(void)
{
	uint64_t state = 11;

	pin("the first cell", value_cell(0), 0);
	pin("the last cell", value_cell(UINT64_MAX), LENGTHS - 1);
	for (size_t i = 0; i < LENGTHS; i++) {
		uint64_t least_there = cell_value(i);
		uint64_t most_there = i + 1 < LENGTHS ? cell_value(i + 1) - 1 : UINT64_MAX;

		/* As the cells follow each other, these two ends say where all the lengths between go. */
		pin("the least of a cell", value_cell(least_there), i);
		pin("the most of a cell", value_cell(most_there), i);
		pin("in order", least_there <= most_there, 1);
		pin("exact below 2^16", i >= 1 << 16 || (least_there == i && most_there == i), 1);
		pin("within 1/1024", most_there - least_there <= least_there / 1024, 1);
	}
	for (unsigned i = 0; i < 100000; i++) {
		uint64_t length = splitmix_next(&state) >> splitmix_next(&state) % 64;

		pin("at or below it", cell_value(value_cell(length)) <= length, 1);
		pin("near it", length - cell_value(value_cell(length)) <= length / 1024, 1);
	}
}

/*
 * Wilson's bounds are the shares p for which the share found, k/n, is just 1.96 deviations away:
 * n (p - k/n)^2 = 1.96^2 p (1 - p).  Here they are found by halves.
 */
static double wilson(uintmax_t k, uintmax_t n, bool upper)
{
	long double share = (long double)k / n, inside = share, outside = upper ? 1 : 0;

	for (unsigned i = 0; i < 200; i++) {
		long double p = (inside + outside) / 2;

		if (n * (p - share) * (p - share) <= 1.96L * 1.96L * p * (1 - p))
			inside = p;
		else
			outside = p;
	}
	return (double)(100 * inside);
}

static void pin_share(uintmax_t k, uintmax_t n)
{
	double exact[3] = {(double)(100 * (long double)k / n), wilson(k, n, false), wilson(k, n, true)}, got[3];
	uintmax_t count;

	share_print("games", k, n);
	pin("numbers of a share", (uintmax_t)sscanf(printed, "games %ju %lf %lf .. %lf\n", &count, &got[0], &got[1],
		&got[2]), 4);
	pin("the count of a share", count, k);
	for (unsigned i = 0; i < 3; i++) { /* rounded to nearest: half a digit, and what a double may be off by */
		if (fabs(got[i] - exact[i]) > 0.0005 + 1e-9)
			printf("%ju of %ju: wanted %.9f, got %s", k, n, exact[i], printed);
		pin("Wilson", fabs(got[i] - exact[i]) <= 0.0005 + 1e-9, 1);
	}
}

static void pin_shares(void)
{
	/* Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3. */
	static const struct {
		uintmax_t k, n;
		double low, high;
	} published[] = {{81, 263, 25.53, 36.62}, {15, 148, 6.24, 16.05}, {0, 20, 0, 16.11}, {1, 29, 0.61, 17.18}};
	uint64_t state = 5;

	for (unsigned i = 0; i < LENGTH(published); i++) {
		double low = 0, high = 0;

		share_print("games", published[i].k, published[i].n);
		sscanf(printed, "games %*s %*s %lf .. %lf", &low, &high);
		pin("Newcombe's bounds", fabs(low - published[i].low) < 0.006 && fabs(high - published[i].high) < 0.006, 1);
	}
	share_print("games", 1, 2);
	pin("a row", strcmp(printed, "games                        1    50.000     9.453 ..  90.547\n"), 0);
	for (uintmax_t n = 1; n <= 60; n++)
		for (uintmax_t k = 0; k <= n; k++)
			pin_share(k, n);
	for (unsigned i = 0; i < 20000; i++) {
		uintmax_t n = (1 + splitmix_next(&state) % GAMES_MOST) >> splitmix_next(&state) % 40;
		uintmax_t k = splitmix_next(&state) % (n + 1) >> splitmix_next(&state) % 40;

		if (n > 0)
			pin_share(i % 2 == 0 ? k : n - k, n);
	}
}

static void hand_put(struct game *game, u32 player, u32 head, const u32 *cards, u32 n, u32 pile)
{
	struct ring *hand = &game->hand[player];
	u32 room = 8;

	while (room < 2 * n)
		room *= 2;
	*hand = (struct ring){hand->card, room - 1, .table = head, .head = head, .tail = head};
	for (u32 i = 0; i < room; i++)
		hand->card[i] = UINT32_MAX;
	for (u32 i = 0; i < n; i++)
		*ring_slot(hand, hand->tail++) = cards[i];
	hand->pile = hand->tail - pile;
}

/* Are two neighbours in the wrong order? */
static bool misplaced(u32 a, u32 b, enum arrange how)
{
	return how == SORT_DOWN ? a / fixed.span < b / fixed.span : a / fixed.span > b / fixed.span;
}

/* Cards of a rank differ, so that it shows if they do not keep their order.  Some hands begin just below 2^32. */
static void pin_arrange(void)
{
	u32 wanted[300];
	struct game *game = &games[0];
	struct ring *hand = &game->hand[1];
	uint64_t state = 17;

	fixed.span = 1 << 16;
	for (u32 round = 0; round < 3000; round++) {
		u32 n = splitmix_below(&state, round < 1500 ? 20 : 300), kept = splitmix_below(&state, n + 1);
		u32 ranks = 1 + splitmix_below(&state, 20), head = 1000 - splitmix_below(&state, 2000);
		enum arrange how = round % 3 == 0 ? REVERSE : round % 3 == 1 ? SORT_DOWN : SORT_UP;

		for (u32 i = 0; i < n; i++)
			wanted[i] = splitmix_below(&state, ranks) * fixed.span + i;
		hand_put(game, 1, head, wanted, n, 0);
		arrange(hand, head + kept, how, &game->chance);
		for (u32 i = kept; i < n && how != REVERSE; i++)
			for (u32 k = i; k > kept && misplaced(wanted[k - 1], wanted[k], how); k--)
				swap_cards(wanted, k - 1, k);
		for (u32 i = kept; i < n; i++)
			pin("arranged", *hand_card(game, 1, i), wanted[how == REVERSE ? n - 1 - (i - kept) : i]);
		for (u32 i = 0; i < kept; i++)
			pin("left where it was", *hand_card(game, 1, i), wanted[i]);
		pin("as many cards", hand_size(game, 1), n);
		pin("the slot behind the cards", hand->card[hand->tail & hand->mask], UINT32_MAX);
		pin("the slot before the cards", hand->card[(hand->head - 1) & hand->mask], UINT32_MAX);
	}
}

/* A copy is alike, and has its own cards.  A game is alike only if hands and piles are, ignoring suits. */
static void pin_copies(void)
{
	struct game *one = &games[0], *other = &games[1];
	uint64_t state = 19;

	for (u32 round = 0; round < 2000; round++) {
		u32 size[2] = {1 + splitmix_below(&state, 40), 1 + splitmix_below(&state, 40)}, cards[40];
		u32 p = splitmix_below(&state, 2), at = splitmix_below(&state, size[p]), *card;
		u32 *const slot[2] = {other->hand[0].card, other->hand[1].card};

		rules.pile = round % 2 ? PILE_STACK : PILE_NONE;
		fixed.span = round % 3 ? 1 << SUIT_BITS : 1;
		for (u32 q = 0; q < 2; q++) {
			for (u32 i = 0; i < size[q]; i++)
				cards[i] = splitmix_next(&state) % 200;
			hand_put(one, q, splitmix_next(&state), cards, size[q], size[q] / 2);
		}
		one->rounds = splitmix_next(&state);
		one->chance = splitmix_next(&state);
		one->chains[WARS_MOST] = round;
		game_copy(other, one);
		pin("a copy's rounds", other->rounds, one->rounds);
		pin("a copy's chance", other->chance, one->chance);
		pin("a copy's chains", other->chains[WARS_MOST], round);
		for (u32 q = 0; q < 2; q++)
			pin("a copy has its own cards", other->hand[q].card == slot[q] && slot[q] != one->hand[q].card, 1);
		pin("a copy is alike", same_position(one, other), 1);
		/* The same cards elsewhere in the rings. */
		for (u32 i = 0; i < size[p]; i++)
			cards[i] = *hand_card(one, p, i);
		hand_put(other, p, splitmix_next(&state), cards, size[p], size[p] / 2);
		pin("alike elsewhere", same_position(one, other), 1);
		card = hand_card(other, p, at);
		*card ^= 3;
		pin("alike but for a suit", same_position(one, other), fixed.span > 1);
		*card ^= 3 ^ 1 << SUIT_BITS;
		pin("another rank is alike", same_position(one, other), 0);
		*card ^= 1 << SUIT_BITS;
		pin("the card again", same_position(one, other), 1);
		other->hand[p].tail--;
		pin("a card less is alike", same_position(one, other), 0);
		other->hand[p].tail++;
		other->hand[p].pile--;
		pin("another pile is alike", same_position(one, other), rules.pile == PILE_NONE);
	}
	rules_parse(USAGE, NULL);
}

/* Periods are products; what 64 bits cannot hold is the greatest number they can. */
static void pin_capped(void)
{
	pin("product", multiply_capped(4294967296, 4294967295), 18446744069414584320u);
	pin("product of 64 bits", multiply_capped(6148914691236517205, 3), UINT64_MAX);
	pin("product above", multiply_capped(6148914691236517206, 3), UINT64_MAX);
	pin("product far above", multiply_capped(4294967296, 4294967296), UINT64_MAX);
	pin("product of the greatest", multiply_capped(UINT64_MAX, 1), UINT64_MAX);
}

int main(void)
{
	pin_capped();
	pin_splitmix();
	pin_chance();
	pin_deals();
	pin_twister();
	pin_dotnet();
	pin_lengths();
	pin_cells();
	pin_shares();
	pin_arrange();
	pin_copies();
	if (wrong == 0)
		printf("%u pins hold: splitmix64, chance, deals, MT19937, Random, percentiles, deviations, intervals, spoils, copies, jobs\n", pins);
	return wrong > 0;
}
