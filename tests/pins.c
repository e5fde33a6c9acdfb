/*
 * pins.c - war.c's generators against the published outputs, and its arithmetic against plain loops
 *
 * The published outputs: splitmix64 of seed 1234567 as in the Rosetta Code task "Pseudo-random
 * numbers/Splitmix64"; MT19937 as CPython's random.seed(seed), random.getrandbits(32); Random as .NET's
 * new Random(seed), whose source is published and draws 1559595546 first for 0 and 534011718 for 1.
 */
#define main war_main
#include "../war.c"
#undef main

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
		int64_t seed;
		uint64_t sum; /* deck = list(range(4096)); random.seed(seed); random.shuffle(deck): of place * card */
	} decks[] = {{7, 16990736315}, {INT64_MAX, 17285810568}, {INT64_MIN, 17314071194}};
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

		for (uint32_t i = 0; i < DECK_MOST; i++)
			deck[i] = i;
		shuffle_python(deck, DECK_MOST, (uint64_t)decks[k].seed);
		for (uint64_t i = 0; i < DECK_MOST; i++)
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

static void published_seed(struct published *random, int64_t seed)
{
	int32_t mj = (int32_t)(161803398 - (seed == INT32_MIN ? INT32_MAX : seed < 0 ? -seed : seed)), mk = 1;

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
	static const int64_t seeds[] = {0, 1, -1, 675, 161803398, 161803399, INT32_MAX, INT32_MIN + 1, INT32_MIN};
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

static void pin_arithmetic(void)
{
	uint64_t state = 7;

	for (unsigned i = 0; i < 20000; i++) {
		unsigned shift = (unsigned)(splitmix_next(&state) % 64);
		uint64_t a = splitmix_next(&state) >> shift, b = splitmix_next(&state) >> splitmix_next(&state) % 64;
		uint64_t c = (splitmix_next(&state) >> 1 >> splitmix_next(&state) % 63) | 1, root = square_root(a);
		uint64_t whole = 0, rest = 0;
		struct wide parts = {0, 0}, sum = {0, 0};
		bool more = false;

		/* a * b / c a bit of b at a time, as at school. */
		for (unsigned bit = 64; bit-- > 0;) {
			uint64_t add = b >> bit & 1 ? a : 0, carry = rest >= c - rest;

			more = more || whole >> 63;
			whole = 2 * whole + carry;
			rest = carry ? rest - (c - rest) : 2 * rest;
			more = more || add / c > UINT64_MAX - whole;
			whole += add / c;
			carry = rest >= c - add % c;
			more = more || (carry && whole == UINT64_MAX);
			whole += carry;
			rest = carry ? rest - (c - add % c) : rest + add % c;
		}
		wide_add(&parts, a, b);
		wide_add(&parts, a, ~b);
		wide_add(&sum, a, UINT64_MAX);
		pin("wide_add", parts.high == sum.high && parts.low == sum.low, 1);
		pin("scale", scale(a, b, c), more ? UINT64_MAX : whole);
		pin("square_root, not too large", root <= UINT32_MAX && root * root <= a, 1);
		pin("square_root, not too small", root == UINT32_MAX || (root + 1) * (root + 1) > a, 1);
	}
	pin("square_root", square_root(UINT64_MAX), UINT32_MAX);
	pin("scale", scale(UINT64_MAX, INT64_MAX, INT64_MAX), UINT64_MAX);
	pin("scale", scale(UINT64_MAX, 2, 1), UINT64_MAX);
}

/* Of lengths 0 .. 99, each as often as `many` says. */
static void pin_percentiles(struct tally *tally)
{
	uint64_t state = 3;

	for (unsigned round = 0; round < 300; round++) {
		uint64_t many[100], games = 0;

		memset(tally, 0, sizeof *tally);
		for (unsigned i = 0; i < 100; i++) {
			many[i] = splitmix_next(&state) % 40 < round / 8 ? splitmix_next(&state) % 9 : 0;
			tally->cell[LENGTH_OF + i] = many[i];
			games += many[i];
		}
		tally->cell[VERDICT + WIN1] = games;
		for (unsigned percent = 1; percent <= 100 && games > 0; percent++) {
			uint64_t seen = 0;
			unsigned i = 0;

			while ((seen += many[i]) * 100 < percent * games)
				i++;
			pin("percentile", percentile(tally, percent), i);
		}
	}
}

static void pin_lengths(void)
{
	uint32_t index = LENGTH_OF;

	for (uint64_t length = 0; length < UINT32_MAX; length += 1 + length / 5000) {
		pin("a length is counted at or below it", length_at(length_cell(length)) <= length, 1);
		pin("no more than a thousandth below it", (length - length_at(length_cell(length))) * 1000 <= length, 1);
		pin("exact below 2^16", length >= 1 << 16 || length_at(length_cell(length)) == length, 1);
		pin("in order", length_cell(length) >= index, 1);
		index = length_cell(length);
		pin("the least of its length", length == 0 || length_cell(length_at(index) - 1) < index, 1);
	}
}

int main(void)
{
	struct tally *tally = tally_new();

	pin_splitmix();
	pin_twister();
	pin_dotnet();
	pin_arithmetic();
	pin_percentiles(tally);
	pin_lengths();
	free(tally);
	if (wrong == 0)
		printf("%u pins hold: splitmix64, MT19937, Random, arithmetic, percentiles\n", pins);
	return wrong > 0;
}
