/*
 * build.c - finds the built puzzles: those of a rule are such that its faults get them wrong, and no fault of a later rule
 *
 * usage: build RULES FAULTS [RULE]
 *
 * RULES is what `war --counts` calls rules, FAULTS a catalogue, whose head explains its `:` lines, by which puzzles are
 * made.  RULE: for this rule alone.  Prints what the file `built` has.  A puzzle begins as a random deal.  Cards are
 * exchanged while fewer faults of later rules get it wrong, and few cards are tried before many.
 */
#include "play.c"
#include "chance.c"

static struct spec {
	int cards[2], wars[2], rounds[2], ranks[2]; /* from, to */
	int first; /* wars in the first round, or -1 */
	int copies; /* puzzles that each fault gets wrong, if there are so many */
	int equal, lean, pairs, shorts, enough, any, draw, repeat, sizes[2], tries, start, once, mirror;
} spec;
static const struct {
	const char *name;
	int *place;
	int numbers; /* 0: a flag, 1: a number, 2: a range or a pair */
} keys[] = {
	{"cards", spec.cards, 2},
	{"wars", spec.wars, 2},
	{"rounds", spec.rounds, 2},
	{"ranks", spec.ranks, 2},
	{"sizes", spec.sizes, 2},
	{"first", &spec.first, 1},
	{"copies", &spec.copies, 1},
	{"pairs", &spec.pairs, 0},
	{"shorts", &spec.shorts, 1},
	{"enough", &spec.enough, 1},
	{"any", &spec.any, 0},
	{"draw", &spec.draw, 0},
	{"equal", &spec.equal, 0},
	{"lean", &spec.lean, 0},
	{"repeat", &spec.repeat, 0},
	{"once", &spec.once, 0},
	{"mirror", &spec.mirror, 0},
	{"tries", &spec.tries, 1},
	{"start", &spec.start, 1},
};

static const char *large; /* sizes of two large hands, 30+24/...; or NULL */

static void spec_parse(char *line)
{
	large = NULL;
	spec = (struct spec){.cards = {2, 24},
		.wars = {0, 0},
		.rounds = {1, 39},
		.ranks = {2, 14},
		.first = -1,
		.copies = 2,
		.tries = 20,
		.start = 1 << 30};
	for (char *word = strtok(line, " \n"); word != NULL; word = strtok(NULL, " \n")) {
		size_t length = strcspn(word, "="), i = 0;

		if (strncmp(word, "large=", 6) == 0) {
			large = word + 6;
			continue;
		}
		while (i < sizeof keys / sizeof *keys &&
			(strlen(keys[i].name) != length || memcmp(keys[i].name, word, length) != 0))
			i++;
		if (i == sizeof keys / sizeof *keys)
			fail("no such word", word);
		if (keys[i].numbers == 0)
			*keys[i].place = 1;
		else {
			char *end;

			keys[i].place[0] = (int)strtol(word + length + 1, &end, 10);
			if (keys[i].numbers == 2)
				keys[i].place[1] = *end == '-' ? atoi(end + 1) : keys[i].place[0];
		}
	}
}

/* ---- A puzzle of the rule ---- */

/* A random card of a deck, of the ranks from `low` up to `high`. */
static struct card card_random(int low, int high)
{
	int rank = low + (int)chance(high - low + 1);

	return (struct card){rank, base.values ? -1 : (int)chance(4)};
}

static struct card *card_at(struct puzzle *p, int i)
{
	return i < p->n[0] ? &p->card[0][i] : &p->card[1][i - p->n[0]];
}

static bool has(struct puzzle *p, struct card card, int cards)
{
	for (int i = 0; i < cards; i++) {
		const struct card *other = card_at(p, i);

		if (other->rank == card.rank && other->suit == card.suit)
			return true;
	}
	return false;
}

/* Another card, which the first `cards` are not, if one is left. */
static struct card card_new(struct puzzle *p, int cards)
{
	struct card card;
	int tries = 0;

	do
		card = card_random(spec.ranks[0], spec.ranks[1]);
	while (!spec.repeat && !base.values && has(p, card, cards) && tries++ < 1000);
	return card;
}

/* Ties at the top of both hands, as many as the first round has wars.  False: not this time. */
static bool chain_make(struct puzzle *p)
{
	int step = base.down + 1, cards = puzzle_cards(p);

	for (int k = 0; k < spec.first && step * k < p->n[0] && step * k < p->n[1]; k++) {
		struct card *one = &p->card[0][step * k], *two = &p->card[1][step * k], old = *two;

		if (one->rank == two->rank)
			continue;
		*two = (struct card){one->rank, base.values ? -1 : (int)chance(4)};
		for (int i = 0; i < cards && !base.values && !spec.repeat; i++) {
			struct card *other = card_at(p, i);
			int at = i < p->n[0] ? i : i - p->n[0];

			if (other == two || other->rank != two->rank || other->suit != two->suit)
				continue;
			if (at % step == 0 && at <= step * k) /* is in a tie itself */
				return false;
			*other = old;
		}
	}
	return true;
}

/*
 * Player 1 has most cards, and rather high ones: the cards that it wins are hardly laid again.  The hands have a tie at the
 * same place.
 */
static void puzzle_lopsided(struct puzzle *p, int cards)
{
	int at = chance(6);
	struct card card;

	p->n[1] = 7 + (int)chance(3);
	p->n[0] = cards - p->n[1];
	do {
		for (int i = 0; i < cards; i++)
			do
				*card_at(p, i) = chance(10) < 3 ? card_random(2, 14) :
					i < p->n[0]             ? card_random(5, 14) :
								  card_random(2, 12);
			while (has(p, *card_at(p, i), i));
		card = (struct card){p->card[0][at].rank, (int)chance(4)};
	} while (has(p, card, cards));
	p->card[1][at] = card;
}

static bool puzzle_random(struct puzzle *p, int cards)
{
	int half = cards / 2, lean = half > 5 && !spec.lean ? 5 : half - 1;

	if (base.input == 0)
		p->n[0] = base.dealt_first ? cards / 2 : (cards + 1) / 2;
	else if (spec.sizes[0] > 0)
		p->n[0] = spec.sizes[0];
	else if (spec.equal || spec.pairs)
		p->n[0] = half;
	else
		p->n[0] = half - lean + (int)chance(2 * lean + 1 + cards % 2);
	p->n[1] = cards - p->n[0];
	if (spec.once) {
		puzzle_lopsided(p, cards);
		return true;
	}
	for (int i = 0; i < cards; i++)
		*card_at(p, i) = card_new(p, i);
	return spec.first < 1 || chain_make(p);
}

/* Is the puzzle of the kind that the rule wants? */
static bool fits(const struct puzzle *p)
{
	struct facts facts;
	int length;
	enum result result = game_play(&base, p, &length, &facts);
	bool draw = result == DRAW;

	return result != LONG && (spec.any || draw == (spec.draw != 0)) && facts.chain >= spec.wars[0] &&
		facts.chain <= spec.wars[1] && length >= spec.rounds[0] && length <= spec.rounds[1] &&
		(spec.first < 0 || facts.first == spec.first);
}

/* ---- What faults make of it ---- */

static struct traits traits_of[FAULTS_MOST][8];

static bool is_wrong(const struct puzzle *p, const char *right, int fault, int number)
{
	char text[TEXT_MOST];

	game_answer(&traits_of[fault][number], p, text);
	return strcmp(text, right) != 0;
}

/* The faults with their numbers; those that got a puzzle wrong of late come first. */
static struct {
	int fault, number;
} order[8 * FAULTS_MOST];
static int order_count;

/* How many faults of later rules get the puzzle wrong, and 1000 if the fault `wanted` does not; may stop above `most`. */
static int cost(const struct puzzle *p, int rule, int wanted, int number, int most)
{
	char right[TEXT_MOST];
	int count = 0;

	game_answer(&base, p, right);
	if (!is_wrong(p, right, wanted, number))
		count += 1000;
	for (int i = 0; i < order_count && count <= most; i++)
		if (faults[order[i].fault].rule > rule &&
			is_wrong(p, right, order[i].fault, order[i].number)) {
			int half = i / 2, fault = order[i].fault, k = order[i].number;

			order[i] = order[half];
			order[half].fault = fault;
			order[half].number = k;
			count++;
		}
	return count;
}

static void mutate(struct puzzle *p)
{
	int cards = puzzle_cards(p), a = chance(cards), b = chance(cards);

	if (chance(2) == 0) {
		struct card card = *card_at(p, a);

		*card_at(p, a) = *card_at(p, b);
		*card_at(p, b) = card;
	} else
		*card_at(p, a) = card_new(p, cards);
}

/* Exchanges cards until no fault of a later rule gets the puzzle wrong, and the wanted one does. */
static bool climb(struct puzzle *p, int rule, int wanted, int number)
{
	int now = cost(p, rule, wanted, number, spec.start);

	for (int step = 0, still = 0;
		now > 0 && puzzle_cards(p) > 1 && now <= spec.start && step < 2000 && still < 200; step++) {
		static struct puzzle next;
		int then;

		next = *p;
		mutate(&next);
		if (chance(3) == 0)
			mutate(&next);
		if (!fits(&next) || (then = cost(&next, rule, wanted, number, now)) > now) {
			still++;
			continue;
		}
		still = then < now ? 0 : still + 1;
		now = then;
		*p = next;
	}
	return now == 0;
}

static int caught[FAULTS_MOST][8];

static void keep(const struct puzzle *p)
{
	char right[TEXT_MOST];

	game_answer(&base, p, right);
	for (int i = 0; i < faults_count; i++)
		for (int k = 0; k < faults[i].count; k++)
			caught[i][k] += is_wrong(p, right, i, k);
	printf("  ");
	puzzle_print(p, &base, stdout);
	printf("\n");
	fflush(stdout);
}

/* With exchanged hands, if no fault of a later rule gets it wrong. */
static void keep_mirrored(const struct puzzle *p, int rule, int wanted, int number)
{
	static struct puzzle other;

	for (int i = 0; i < 2; i++) {
		other.n[i] = p->n[!i];
		memcpy(other.card[i], p->card[!i], sizeof other.card[i]);
	}
	if (fits(&other) && cost(&other, rule, wanted, number, 0) == 0)
		keep(&other);
}

/* A puzzle of the rule that the fault gets wrong. */
static bool find(int rule, int wanted, int number)
{
	static struct puzzle p;

	for (int cards = spec.cards[0]; cards <= spec.cards[1]; cards++)
		for (int try = 0; try < spec.tries; try++)
			if (puzzle_random(&p, cards) && fits(&p) && climb(&p, rule, wanted, number)) {
				keep(&p);
				if (spec.mirror)
					keep_mirrored(&p, rule, wanted, number);
				return true;
			}
	fprintf(stderr, "build: rule '%s': no puzzle that %s (%s, %d) gets wrong\n", rules[rule],
		faults[wanted].name, faults[wanted].traits, faults[wanted].numbers[number]);
	return false;
}

/* A puzzle of the rule with some shape, whichever fault gets it wrong: the shape is made by `shape` at each try. */
static bool find_shape(int rule, bool (*shape)(struct puzzle *, int, int), int a, int b)
{
	static struct puzzle p;
	int best = -1;
	static struct puzzle chosen;

	for (int try = 0, good = 0; try < 100000 && good < (large != NULL ? 1 : 20); try++) {
		char right[TEXT_MOST];
		int wrong = 0;
		bool later = false;

		if (!shape(&p, a, b) || !fits(&p))
			continue;
		game_answer(&base, &p, right);
		for (int i = faults_count - 1; i >= 0 && !later; i--)
			for (int k = 0; k < faults[i].count; k++)
				if (is_wrong(&p, right, i, k)) {
					later |= faults[i].rule > rule;
					wrong += faults[i].rule == rule;
				}
		if (later)
			continue;
		good++;
		if (wrong > best) {
			best = wrong;
			chosen = p;
		}
	}
	if (best < 0) {
		fprintf(stderr, "build: rule '%s': no puzzle of shape %d, %d\n", rules[rule], a, b);
		return false;
	}
	keep(&chosen);
	return true;
}

/* The ranks a and b at the top of two hands of two cards. */
static bool shape_pair(struct puzzle *p, int a, int b)
{
	if (!puzzle_random(p, 4))
		return false;
	p->card[0][0].rank = a;
	p->card[1][0].rank = b;
	return !has(p, *card_at(p, 3), 3) && !has(p, *card_at(p, 2), 2);
}

/* a and b cards left after the last tie of a chain. */
static bool shape_left(struct puzzle *p, int a, int b)
{
	int laid = (base.down + 1) * (spec.first - 1) + 1;

	spec.sizes[0] = laid + a;
	return puzzle_random(p, 2 * laid + a + b);
}

/* Large hands, with cards that repeat; the first is the better one. */
static bool shape_large(struct puzzle *p, int a, int b)
{
	p->n[0] = a;
	p->n[1] = b;
	for (int i = 0; i < a + b; i++)
		*card_at(p, i) = i < a ? card_random(6 + (b > 500), 14) : card_random(2, b > 500 ? 8 : 10);
	return true;
}

static void shapes(int rule)
{
	for (const char *at = large; at != NULL; at = strchr(at, '/')) {
		char *end;
		long a = strtol(at + (*at == '/'), &end, 10);

		find_shape(rule, shape_large, (int)a, atoi(end + 1));
		at = end;
	}
	static const int tens[][2] = {{10, 9}, {2, 10}, {10, 2}, {11, 10}, {10, 14}};

	if (spec.pairs) {
		for (int rank = 2; rank < 14; rank++)
			find_shape(rule, shape_pair, rank + rank % 2, rank + 1 - rank % 2);
		for (int i = 0; i < 5; i++)
			find_shape(rule, shape_pair, tens[i][0], tens[i][1]);
	}
	for (int a = 0; spec.shorts && a <= base.down + 1; a++)
		for (int b = 0; b <= base.down + 1; b++)
			if (a + b < 2 * (base.down + 1) && (spec.shorts < 2 || a > 2 || b > 2 || a == b))
				find_shape(rule, shape_left, a, b);
	for (int i = 0; i < spec.enough; i++)
		find_shape(rule, shape_left, base.down + 1 + (i % 3 == 1), base.down + 1 + (i % 3 == 2));
	spec.sizes[0] = 0;
}

/* ---- Rule by rule ---- */

static void rule_build(int rule, char *line)
{
	printf("%s\n", rules[rule]);
	fflush(stdout);
	spec_parse(line);
	chance_state = 1000 * rule;
	shapes(rule);
	for (int copy = 0; copy < spec.copies; copy++)
		for (int i = 0; i < faults_count; i++)
			for (int k = 0; k < faults[i].count && faults[i].rule == rule; k++)
				if (caught[i][k] <= copy)
					find(rule, i, k);
}

int main(int argc, char **argv)
{
	static char line[LINE_MOST];
	FILE *file;
	int rule = -1;

	if (argc < 3 || !rules_parse(&base, argv[1]))
		fail("usage", "build RULES FAULTS");
	faults_read(argv[2]);
	for (int i = 0; i < faults_count; i++)
		for (int k = 0; k < faults[i].count; k++) {
			traits_of[i][k] = fault_traits(&faults[i], faults[i].numbers[k]);
			order[order_count].fault = i;
			order[order_count++].number = k;
		}
	if ((file = fopen(argv[2], "r")) == NULL)
		fail("cannot open", argv[2]);
	while (fgets(line, sizeof line, file) != NULL)
		if (line[0] == ':') {
			if (argc == 3 || strcmp(rules[rule], argv[3]) == 0) {
				memset(caught, 0, sizeof caught);
				rule_build(rule, line + 1);
			}
		} else if (line[0] != ' ' && line[0] != '#' && line[0] != '\n')
			rule++;
	fclose(file);
	return 0;
}
