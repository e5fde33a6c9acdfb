/*
 * puzzles.c - makes puzzles: of the kind that a rule wants, at random, and smaller than another; part of diagnose.c
 *
 * The puzzles of a rule are such that its faults get them wrong, and no fault of a later rule.  The head of the file
 * `faults` explains the `:` lines by which they are made.  A puzzle begins as a random deal.  Cards are exchanged while
 * fewer faults of later rules get it wrong, and few cards are tried before many.
 */
static struct spec {
	int cards[2], wars[2], rounds[2], ranks[2]; /* from, to */
	int first, sizes[2]; /* wars in the first round, cards of player 1; or -1 */
	int equal, lean, repeat, tries, start;
	int ties, left[2]; /* of a whole deck with many ranks: a chain of ties, and cards left to each after the last one */
	const char *large; /* sizes of two large hands, 30+24/... */
} spec;
static const struct {
	const char *name;
	int *place;
	int numbers; /* 1: a number, which is 1 without `=`; 2: a range */
} keys[] = {{"cards", spec.cards, 2}, {"wars", spec.wars, 2}, {"rounds", spec.rounds, 2}, {"first", &spec.first, 1},
	{"lean", &spec.lean, 1}, {"tries", &spec.tries, 1}, {"start", &spec.start, 1}, {"ties", &spec.ties, 1},
	{"left", spec.left, 2}};

static void spec_parse(const char *line)
{
	static char copy[LINE_MOST];

	strcpy(copy, line);
	spec = (struct spec){.cards = {2, 24}, .rounds = {1, 39}, .ranks = {2, least(14, 1 + deck_ranks)}, .first = -1, .tries = 20, .start = 1 << 30};
	for (char *word = strtok(copy, " \n"); word != NULL; word = strtok(NULL, " \n")) {
		size_t length = strcspn(word, "="), i = 0;
		char *end;

		if (strncmp(word, "large=", 6) == 0) {
			spec.large = word + 6;
			continue;
		}
		while (i < sizeof keys / sizeof *keys &&
			(strlen(keys[i].name) != length || memcmp(keys[i].name, word, length) != 0))
			i++;
		if (i == sizeof keys / sizeof *keys)
			fail("no such word", word);
		*keys[i].place = word[length] != '=' ? 1 : (int)strtol(word + length + 1, &end, 10);
		if (keys[i].numbers == 2)
			keys[i].place[1] = *end == '-' ? atoi(end + 1) : keys[i].place[0];
	}
}

/* ---- A puzzle of the rule ---- */

/* A random card of a deck, of the ranks from `low` up to `high`. */
static struct card card_random(int low, int high)
{
	int rank = low + (int)chance(high - low + 1);

	return (struct card){rank, base.book != PUZZLE ? -1 : (int)chance(least(deck_suits, 4))};
}

static struct card *card_at(struct puzzle *p, int i)
{
	return i < p->n[0] ? &p->card[0][i] : &p->card[1][i - p->n[0]];
}

static void cards_swap(struct card *a, struct card *b)
{
	struct card card = *a;

	*a = *b;
	*b = card;
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
	while (!spec.repeat && base.book != VALUES && has(p, card, cards) && tries++ < 1000);
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
		*two = (struct card){one->rank, base.book != PUZZLE ? -1 : (int)chance(4)};
		for (int i = 0; i < cards && base.book != VALUES && !spec.repeat; i++) {
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

/* How many cards each puzzle has, where none may be left out; or 0. */
static int cards_fixed(void)
{
	return base.book == DRUNKARD ? 10 : base.book == PILES ? deck_ranks * deck_suits : 0;
}

/* Is the i-th card of a hand one of the ties that the puzzle shall have? */
static bool is_tie(const struct puzzle *p, int i, int left)
{
	int last = p->n[1] - 1 - left, step = base.down + 1, before = last - i;

	return before >= 0 && before % step == 0 && before / step < spec.ties;
}

/* Makes the ties of spec.ties, and no others, between cards at the same place of both hands. */
static bool ties_make(struct puzzle *p)
{
	int left = spec.left[0] + (int)chance(spec.left[1] - spec.left[0] + 1);

	for (int i = 0; i < p->n[1]; i++) {
		struct card *one = &p->card[0][i], *two = &p->card[1][i];

		for (int k = 0; k < puzzle_cards(p) && is_tie(p, i, left) && one->rank != two->rank; k++) {
			int at = k < p->n[0] ? k : k - p->n[0];

			if (at != i && card_at(p, k)->rank == one->rank && (at > i || !is_tie(p, at, left)))
				cards_swap(two, card_at(p, k));
		}
	}
	for (int i = 0; i < p->n[1]; i++)
		for (int tries = 0; (p->card[0][i].rank == p->card[1][i].rank) != is_tie(p, i, left); tries++) {
			int at = chance(p->n[1]);

			if (tries == 500 || is_tie(p, i, left))
				return false;
			if (!is_tie(p, at, left) && p->card[0][at].rank != p->card[1][i].rank)
				cards_swap(&p->card[1][i], &p->card[1][at]);
		}
	return true;
}

/*
 * All cards of a deck in which ranks repeat.  lean: one player has the higher card in each round, or in all but one of
 * `lean`, and the ties are those of spec.ties.  So the game is short.
 */
static bool deck_random(struct puzzle *p)
{
	int cards = cards_fixed(), loser = chance(2);

	p->n[0] = (cards + 1) / 2;
	p->n[1] = cards / 2;
	for (int i = 0; i < cards; i++) {
		int at = chance(i + 1);

		*card_at(p, i) = *card_at(p, at);
		*card_at(p, at) = (struct card){2 + i % deck_ranks, -1};
	}
	if (spec.lean > 0 && !ties_make(p))
		return false;
	for (int i = 0; i < p->n[1] && spec.lean > 0; i++)
		if ((p->card[0][i].rank < p->card[1][i].rank) != (loser == 0) && (spec.lean == 1 || chance(spec.lean) > 0))
			cards_swap(&p->card[0][i], &p->card[1][i]);
	return true;
}

static bool puzzle_random(struct puzzle *p, int cards)
{
	if (base.book == PILES)
		return deck_random(p);
	if (base.book >= CODEFORCES) { /* all ranks, once each */
		int low = base.book == CODEFORCES;

		p->n[0] = base.book == DRUNKARD ? cards / 2 : 1 + (int)chance(cards - 1);
		p->n[1] = cards - p->n[0];
		for (int i = 0; i < cards; i++) {
			int at = chance(i + 1);

			*card_at(p, i) = *card_at(p, at);
			*card_at(p, at) = (struct card){low + i, -1};
		}
		return true;
	}
	int half = cards / 2, lean = half > 5 && !spec.lean ? 5 : half - 1;

	if (is_dealt(&base))
		p->n[0] = base.dealt_first ? cards / 2 : (cards + 1) / 2;
	else if (spec.sizes[0] > 0)
		p->n[0] = spec.sizes[0];
	else if (spec.equal)
		p->n[0] = half;
	else
		p->n[0] = half - lean + (int)chance(2 * lean + 1 + cards % 2);
	p->n[1] = cards - p->n[0];
	for (int i = 0; i < cards; i++)
		*card_at(p, i) = card_new(p, i);
	return spec.first < 1 || chain_make(p);
}

/* Is the puzzle of the kind that the rule wants? */
static bool fits(const struct puzzle *p)
{
	struct facts facts;
	int length;

	return game_play(&base, p, &length, &facts) != LONG && facts.chain >= spec.wars[0] && facts.chain <= spec.wars[1] &&
		length >= spec.rounds[0] && length <= spec.rounds[1] && (spec.first < 0 || facts.first == spec.first);
}

/* ---- What faults make of it ---- */

static bool gets_wrong(const struct puzzle *p, const char *right, const struct variant *variant)
{
	char text[TEXT_MOST];

	game_answer(&variant->t, p, text);
	return strcmp(text, right) != 0;
}

static struct variant *order[VARIANTS_MOST]; /* those that got a puzzle wrong of late come first */

/* How many faults of later rules get the puzzle wrong, and 1000 if the fault `wanted` does not; may stop above `most`. */
static int cost(const struct puzzle *p, int rule, const struct variant *wanted, int most)
{
	char right[TEXT_MOST];
	int count = 0;

	game_answer(&base, p, right);
	if (wanted != NULL && !gets_wrong(p, right, wanted))
		count += 1000;
	for (int i = 0; i < variants_count && count <= most; i++)
		if (order[i]->of->rule > rule && gets_wrong(p, right, order[i])) {
			struct variant *one = order[i];

			order[i] = order[i / 2];
			order[i / 2] = one;
			count++;
		}
	return count;
}

static void mutate(struct puzzle *p)
{
	int cards = puzzle_cards(p), a = chance(cards), b = chance(cards);

	if (base.book >= CODEFORCES || chance(2) == 0)
		cards_swap(card_at(p, a), card_at(p, b));
	else
		*card_at(p, a) = card_new(p, cards);
}

/* Exchanges cards until no fault of a later rule gets the puzzle wrong, and the wanted one does. */
static bool climb(struct puzzle *p, int rule, const struct variant *wanted)
{
	int now = cost(p, rule, wanted, spec.start);

	for (int step = 0, still = 0;
		now > 0 && puzzle_cards(p) > 1 && now <= spec.start && step < 2000 && still < 200; step++) {
		static struct puzzle next;
		int then;

		next = *p;
		mutate(&next);
		if (chance(3) == 0)
			mutate(&next);
		if (!fits(&next) || (then = cost(&next, rule, wanted, now)) > now) {
			still++;
			continue;
		}
		still = then < now ? 0 : still + 1;
		now = then;
		*p = next;
	}
	return now == 0;
}

/* The puzzles of the rule that is built, and which faults get them wrong. */
enum { KEPT_MOST = 600 };
static struct {
	struct puzzle puzzle;
	bool wrong[VARIANTS_MOST];
	int rule; /* see cover() */
} kept[KEPT_MOST];
static int kept_count;
static bool caught[VARIANTS_MOST], given[VARIANTS_MOST]; /* given: by the puzzles that begin with + */

static void keep(const struct puzzle *p)
{
	char right[TEXT_MOST];

	if (kept_count == KEPT_MOST)
		fail("too many puzzles", "of a rule");
	game_answer(&base, p, right);
	for (int i = 0; i < variants_count; i++)
		caught[i] |= kept[kept_count].wrong[i] = gets_wrong(p, right, &variants[i]);
	kept[kept_count++].puzzle = *p;
}

/* Of the puzzles kept (owner: of this rule), the one that most faults of the rule get wrong that are still to be caught; they
 * are caught then.  ANY_RULE: of all rules.  -1: none is left. */
enum { ANY_RULE = -1 };
static int kept_best(int rule, int owner)
{
	int best = -1, most = 0;

	for (int at = 0; at < kept_count; at++) {
		int value = 0;

		for (int i = 0; i < variants_count && (owner == ANY_RULE || kept[at].rule == owner); i++)
			value += (rule == ANY_RULE || variants[i].of->rule == rule) && caught[i] && kept[at].wrong[i];
		if (value > most) {
			most = value;
			best = at;
		}
	}
	for (int i = 0; i < variants_count && best >= 0; i++)
		caught[i] &= !kept[best].wrong[i];
	return best;
}

/* Keeps a puzzle of the rule that the fault gets wrong. */
static void find(int rule, const struct variant *wanted)
{
	static struct puzzle p;

	for (int cards = spec.cards[0]; cards <= spec.cards[1]; cards++)
		for (int try = 0; try < spec.tries; try++)
			if (puzzle_random(&p, cards) && fits(&p) && climb(&p, rule, wanted)) {
				keep(&p);
				return;
			}
	fprintf(stderr, "build: rule '%s': no puzzle that %s (%s, %d) gets wrong\n", rules[rule], wanted->of->name,
		wanted->of->traits, wanted->number);
}

/* Large hands, with cards that repeat; the first is the better one.  sizes: 30+24/... */
static void large_random(struct puzzle *p, const char *sizes)
{
	p->n[0] = atoi(sizes);
	p->n[1] = atoi(strchr(sizes, '+') + 1);
	for (int i = 0; i < puzzle_cards(p); i++)
		*card_at(p, i) = i < p->n[0] ? card_random(6 + (p->n[1] > 500), 14) : card_random(2, p->n[1] > 500 ? 8 : 10);
}

static const char *large_next(const char *sizes)
{
	const char *next = strchr(sizes, '/');

	return next == NULL ? NULL : next + 1;
}

static void large_hands(int rule)
{
	static struct puzzle p;
	char right[TEXT_MOST];

	for (const char *sizes = spec.large; sizes != NULL; sizes = large_next(sizes)) {
		do
			large_random(&p, sizes);
		while (!fits(&p) || game_answer(&base, &p, right) == DRAW || cost(&p, rule, NULL, 0) > 0);
		keep(&p);
	}
}

/* Notes which faults get a puzzle wrong that is not to be replaced. */
static void puzzle_given(const char *text)
{
	static struct puzzle p;
	char right[TEXT_MOST];

	puzzle_parse(&p, text, &base);
	game_answer(&base, &p, right);
	for (int i = 0; i < variants_count; i++)
		given[i] |= gets_wrong(&p, right, &variants[i]);
}

/* Prints the catalogue with new puzzles for the rule, or for all (NULL), instead of those that it has. */
static void build(const char *name, const char *wanted)
{
	static char line[LINE_MOST], how[LINE_MOST];
	FILE *file = fopen(name, "r");
	bool more = true, built = false;

	if (file == NULL)
		fail("cannot open", name);
	for (int i = 0; i < variants_count; i++)
		order[i] = &variants[i];
	for (int rule = -1; more;) {
		more = fgets(line, sizeof line, file) != NULL;
		if (!more || isalnum((unsigned char)line[0])) { /* the rule before it ends */
			if (built) {
				spec_parse(how);
				chance_state = 1000 * rule;
				memcpy(caught, given, sizeof caught);
				large_hands(rule);
				for (int i = 0; i < variants_count; i++)
					if (variants[i].of->rule == rule && !caught[i])
						find(rule, &variants[i]);
				for (int i = 0; i < variants_count; i++)
					caught[i] &= !given[i];
				for (int at; (at = kept_best(rule, ANY_RULE)) >= 0;)
					row_print("> ", &kept[at].puzzle);
				kept_count = 0;
			}
			memset(given, 0, sizeof given);
			rule++;
			built = more && (wanted == NULL || strcmp(rules[rule], wanted) == 0);
		}
		if (line[0] == ':')
			strcpy(how, line + 1);
		if (line[0] == '+')
			puzzle_given(line + 1);
		if (more && !(built && line[0] == '>'))
			fputs(line, stdout);
		fflush(stdout);
	}
	fclose(file);
}

/* ---- Random deals ---- */

/* A deal of any kind: large hands, a chain of wars at the top, or just some cards of some ranks. */
static bool deal_random(struct puzzle *p, bool large)
{
	int ranks = least(2 + (int)chance(12), deck_ranks), suits = least(deck_suits, 4), wars = 0, cards;

	spec_parse("");
	if (base.book == PILES && chance(3) > 0) { /* a short game, often with a war for which a player has too few cards */
		spec.lean = chance(3) == 0 ? 1 : 2 + (int)chance(12);
		spec.left[0] = spec.left[1] = chance(2) == 0 ? (int)chance(base.down + 1) : (int)chance((1 + deck_ranks * deck_suits) / 2);
		spec.ties = chance(8) == 0 ? 99 : (int)chance(4);
	}
	if (base.book >= CODEFORCES)
		return puzzle_random(p, cards_fixed() > 0 ? cards_fixed() : 2 + (int)chance(9));
	if (large) {
		spec.repeat = true;
		cards = ranks * (6 + (int)chance(59));
	} else if (chance(2) == 0) {
		int laid, most = 52;

		wars = 1 + (int)chance(chance(3) == 0 ? 7 : 3);
		laid = (base.down + 1) * (wars - 1) + 1;
		spec.sizes[0] = laid + (int)chance(8);
		cards = !is_dealt(&base) ? spec.sizes[0] + laid + (int)chance(8) : 2 * laid + (int)chance(14);
		ranks = greatest(ranks, least(deck_ranks, (cards + suits - 1) / suits));
		if (cards > least(most, ranks * suits))
			return false;
	} else if (ranks * suits > 1)
		cards = 2 + (int)chance(least(ranks * suits, 52) - 1);
	else
		return false;
	spec.first = wars > 0 ? wars : -1;
	spec.ranks[1] = 1 + ranks;
	spec.equal = chance(2) == 0;
	spec.lean = chance(3) == 0;
	return puzzle_random(p, cards);
}

enum { WARS_SEEN = 20000, CHOICE = 6 };
static uint64_t wars_seen[WARS_SEEN];
static int wars_seen_count;

/* How many kinds of wars the game has that have not been seen, for each round; notes them, too, if it shall. */
static double news(const struct facts *facts, bool note)
{
	int new = 0;

	for (int i = 1; i < facts->wars; i++) {
		uint64_t kind = facts->war[i] & (fact(GAMES) - 1);
		int j = 0;

		while (j < wars_seen_count && wars_seen[j] != kind)
			j++;
		new += j == wars_seen_count;
		if (note && j == wars_seen_count && j < WARS_SEEN)
			wars_seen[wars_seen_count++] = kind;
	}
	return (double)new / (facts->rounds + 60);
}

/* Prints random deals.  Of a few that are dealt at a time, that one is taken which has most wars of a new kind; of each
 * fourth, the first.  all: games that never end, too. */
static void deals(int count, int rounds_most, int large, int seed, bool all)
{
	static struct puzzle p, best;
	static struct facts facts, chosen;

	chance_state = seed;
	for (int i = 0; i < count; i++) {
		int tries = 0;

		for (int choice = i % 4 == 0 || i < large ? CHOICE - 1 : 0; choice < CHOICE && tries < 10000; tries++) {
			int length;
			enum result result = deal_random(&p, i < large) ? game_play(&base, &p, &length, &facts) : GOING;

			if (result == GOING || ((result == LONG || length > rounds_most) && !all) || (result == OFF && i % 8 > 0))
				continue;
			if (choice % (CHOICE - 1) == 0 || news(&facts, false) > news(&chosen, false)) {
				best = p;
				chosen = facts;
			}
			choice++;
		}
		if (tries == 10000)
			return;
		news(&chosen, true);
		row_print("random deals\t", &best);
	}
}

/* ---- Puzzles for rules of one's own ---- */

/*
 * No puzzle has been built for these rules.  So candidates of all kinds are tried, until so many in a row are vain: random
 * deals, chains of wars, long games, large hands, and for each rule what the catalogue says of its puzzles.  A puzzle
 * belongs to the last rule of which a fault gets it wrong.  Each fault that a candidate catches is caught, if possible by a
 * puzzle of its own rule.
 */
enum { VAIN_DEALS = 1000, VAIN_CHAINS = 1000, VAIN_LONG = 20000, VAIN_LARGE = 60, VAIN_OF_A_RULE = 60 };
static bool owned[VARIANTS_MOST]; /* caught by a puzzle of its own rule */
static int rounds_of_most; /* no game is longer */

/* Keeps the puzzle if a fault gets it wrong that is not caught, or not by a puzzle of its own rule. */
static bool offer(const struct puzzle *p)
{
	char right[TEXT_MOST];
	int length, rule = -1;
	enum result result = game_play(&base, p, &length, NULL);
	bool new = false;

	if (result == LONG || (length > rounds_of_most && result != DRAW) || kept_count == KEPT_MOST)
		return false;
	answer(&base, result, length, right);
	for (int i = variants_count - 1; i >= 0 && rule < 0; i--)
		rule = gets_wrong(p, right, &variants[i]) ? variants[i].of->rule : rule;
	for (int i = 0; i < variants_count && !new; i++)
		new = !(variants[i].of->rule == rule ? owned : caught)[i] && gets_wrong(p, right, &variants[i]);
	if (!new)
		return false;
	keep(p);
	kept[kept_count - 1].rule = rule;
	for (int i = 0; i < variants_count; i++)
		owned[i] |= variants[i].of->rule == rule && kept[kept_count - 1].wrong[i];
	return true;
}

/* Offers what `make` deals, which is false if it has none, until so many in a row are vain. */
static void offer_all(bool (*make)(struct puzzle *, const char *), const char *how, int vain_most)
{
	static struct puzzle p;

	for (int vain = 0; vain < vain_most; vain++)
		if (make(&p, how) && offer(&p))
			vain = 0;
}

static bool make_deal(struct puzzle *p, const char *how)
{
	(void)how;
	return deal_random(p, false);
}

/* The whole deck, with up to so many wars at the top as there are cards for. */
static bool make_chain(struct puzzle *p, const char *how)
{
	int cards = least(52, deck_ranks * deck_suits);

	(void)how;
	spec_parse("");
	spec.equal = true;
	spec.first = 1 + (int)chance(greatest(1, (cards / 2 - 1) / (base.down + 1)));
	return base.book < CODEFORCES && puzzle_random(p, cards);
}

/* A game that is longer than those before. */
static bool make_long(struct puzzle *p, const char *how)
{
	static int longest;
	int length;

	(void)how;
	spec_parse("");
	if (!puzzle_random(p, least(52, deck_ranks * deck_suits)) || game_play(&base, p, &length, NULL) == LONG || length <= longest ||
		length > rounds_of_most)
		return false;
	longest = length;
	return true;
}

static bool make_large(struct puzzle *p, const char *sizes)
{
	large_random(p, sizes);
	return !is_dealt(&base);
}

/* A puzzle as the catalogue says. */
static bool make_of_rule(struct puzzle *p, const char *how)
{
	int cards;

	spec_parse(how);
	cards = spec.cards[0] + (int)chance(spec.cards[1] - spec.cards[0] + 1);
	return puzzle_random(p, least(cards, deck_ranks * deck_suits)) && puzzle_cards(p) > 0 && fits(p);
}

/* Prints few puzzles, by rules.  known: the rules are those that play.c knows; else nothing is known of rules. */
static void cover_print(bool known)
{
	bool chosen[KEPT_MOST] = {false};
	int at;

	for (int rule = 0; rule < rules_count; rule++)
		while ((at = kept_best(rule, rule)) >= 0)
			chosen[at] = true;
	while ((at = kept_best(ANY_RULE, ANY_RULE)) >= 0)
		chosen[at] = true;
	for (int rule = 0; rule < rules_count; rule++)
		for (at = 0; at < kept_count; at++)
			if (chosen[at] && kept[at].rule == rule) {
				printf("%s\t", known ? rules[rule] : "games made for similar rules");
				row_print("", &kept[at].puzzle);
			}
}

/* On standard input: puzzles that may do. */
static void cover(int rounds_most, bool known)
{
	static char line[64 * LINE_MOST];
	static struct puzzle p;

	rounds_of_most = rounds_most;
	while (fgets(line, sizeof line, stdin) != NULL) {
		puzzle_parse(&p, line, &base);
		offer(&p);
	}
	offer_all(make_deal, NULL, VAIN_DEALS);
	offer_all(make_chain, NULL, VAIN_CHAINS);
	offer_all(make_long, NULL, VAIN_LONG);
	for (int rule = 0; rule < rules_count; rule++) {
		offer_all(make_of_rule, recipes[rule], VAIN_OF_A_RULE);
		for (const char *sizes = spec.large; sizes != NULL; sizes = large_next(sizes))
			offer_all(make_large, sizes, VAIN_LARGE);
	}
	cover_print(known);
}

/* ---- A smaller puzzle ---- */

/*
 * By the traits of the program, without runs: starts with puzzles that it gets wrong, leaves out cards, exchanges and
 * changes them as long as it stays wrong, and keeps what has fewer cards, then fewer rounds, then fewer and lower ranks.
 */
enum { SEARCHES = 3, STARTS = 20000, CHANGES = 150000, WORK_MOST = 5000000 }; /* work: rounds, and 20 for each change */

static int64_t work;

struct flat {
	struct card card[CARDS_MOST];
	int cards, first; /* cards of player 1, if each has its own deck */
};

static void flat_deal(const struct flat *flat, struct puzzle *p)
{
	p->n[0] = p->n[1] = 0;
	for (int i = 0; i < flat->cards; i++) {
		int to = !is_dealt(&base) ? i >= flat->first : (i + base.dealt_first) % 2;

		p->card[to][p->n[to]++] = flat->card[i];
	}
}

static void flat_of(const struct puzzle *p, struct flat *flat)
{
	flat->cards = puzzle_cards(p);
	flat->first = p->n[0];
	for (int i = 0; i < flat->cards; i++)
		flat->card[i] = !is_dealt(&base) ?
			p->card[i >= flat->first][i >= flat->first ? i - flat->first : i] :
			p->card[(i + base.dealt_first) % 2][i / 2];
}

/* Leaves no gap in the ranks, from 1 on.  False: there are not two cards. */
static bool flat_ranked(struct flat *flat)
{
	struct flat old = *flat;

	for (int i = 0; i < flat->cards; i++) {
		flat->card[i].rank = 1;
		for (int k = 0; k < flat->cards; k++)
			flat->card[i].rank += old.card[k].rank < old.card[i].rank;
	}
	return flat->cards > 1;
}

/* How good a puzzle is that the traits get wrong, less is better; -1: they get it right, or it is none. */
static int64_t flat_cost(struct flat *flat, const struct guess *guess, int rounds_most)
{
	static struct puzzle p;
	static struct facts facts;
	char right[TEXT_MOST], text[TEXT_MOST];
	int length, sum = 0, ranks = 0, rounds, wars;
	bool seen[16] = {false};
	enum result result;

	if (!is_dealt(&base) && (flat->first < 1 || flat->first >= flat->cards))
		return -1;
	for (int i = 0; i < flat->cards; i++)
		for (int j = 0; j < i && flat->cards <= 52 && flat->card[i].suit >= 0; j++)
			if (flat->card[j].rank == flat->card[i].rank &&
				flat->card[j].suit == flat->card[i].suit)
				return -1;
	if (cards_fixed() > 0 ? flat->cards != cards_fixed() : base.book == CODEFORCES && !flat_ranked(flat))
		return -1;
	flat_deal(flat, &p);
	result = game_play(&base, &p, &length, guess->counted ? &facts : NULL);
	rounds = table.rounds;
	wars = table.battles - rounds;
	work += 20 + 2 * rounds;
	if (result == LONG || length > rounds_most)
		return -1;
	answer(&base, result, length, right);
	if (!guess_wrong(guess, &p, &facts, right, text))
		return -1;
	length += base.book == PILES ? 8 * wars : 0; /* a game with few wars is easy to follow */
	work += 2 * greatest(0, table.rounds - rounds); /* a wrong game may be much longer */
	for (int i = 0; i < flat->cards; i++) {
		int rank = flat->card[i].rank;

		sum += rank;
		if (rank > 0 && rank < 16) {
			ranks += !seen[rank];
			seen[rank] = true;
		}
	}
	/* What never ends is the last to be chosen. */
	return (((int64_t)flat->cards * 2000 + length + (text[0] == '~' ? 1000 : 0)) * 16 + ranks) * 32768 + sum;
}

static void card_exchange_at(struct flat *flat, int at, int other)
{
	struct card card = flat->card[at];

	flat->card[at] = flat->card[other];
	flat->card[other] = card;
}

static void flat_change(struct flat *flat)
{
	int at, other, count;

	if (flat->cards == 0)
		return;
	at = chance(flat->cards);
	other = chance(flat->cards);
	switch (cards_fixed() > 0 ? 1 : base.book == CODEFORCES ? (int)chance(3) : (int)chance(4)) {
	case 0:
		count = 1 + (int)chance(chance(8) == 0 ? 8 : 3);
		for (; count > 0 && flat->cards > 1; count--) {
			at = chance(flat->cards);
			flat->first -= at < flat->first;
			flat->cards--;
			memmove(flat->card + at, flat->card + at + 1,
				(flat->cards - at) * sizeof *flat->card);
		}
		break;
	case 1:
		card_exchange_at(flat, at, other);
		break;
	case 2:
		if (base.book == CODEFORCES) {
			flat->first += 1 - 2 * (int)chance(2);
			break;
		}
		flat->card[at].rank = 2 + (int)chance(13);
		if (flat->card[at].suit >= 0)
			flat->card[at].suit = (int)chance(4);
		break;
	default:
		flat->card[at].rank = flat->card[other].rank;
		if (flat->card[at].suit >= 0)
			flat->card[at].suit = (int)chance(4);
		flat->first += chance(4) == 0 ? 1 - 2 * (int)chance(2) : 0;
		break;
	}
}

/* Prints the smallest that it finds from the smallest wrong puzzle on standard input, or of random deals, or nothing. */
static void smaller(const char *traits, int rounds_most)
{
	static char line[LINE_MOST];
	static struct puzzle p;
	static struct flat start, now, next, best;
	struct guess guess = guess_parse(traits);
	int64_t cost, cost_now, cost_best = -1, cost_start = -1;

	for (int i = 0; i < STARTS && work < WORK_MOST; i++) {
		if (fgets(line, sizeof line, stdin) != NULL)
			puzzle_parse(&p, line, &base);
		else if (cost_start < 0 || !deal_random(&p, false) || puzzle_cards(&p) >= start.cards)
			continue;
		flat_of(&p, &next);
		cost = flat_cost(&next, &guess, rounds_most);
		if (cost >= 0 && (cost_start < 0 || cost < cost_start)) {
			cost_start = cost;
			start = next;
		}
	}
	best = start;
	cost_best = cost_start;
	for (int search = 0; search < SEARCHES && cost_start >= 0; search++) {
		bool strict = false; /* at first, more rounds do not matter: they may let fewer cards do */

		cost_now = cost_start;
		work = 0;
		chance_state = search;
		now = start;
		for (int step = 0; step < CHANGES && work < WORK_MOST; step++) {
			if (!strict && (work > WORK_MOST / 2 || step > CHANGES / 2)) {
				strict = true;
				now = best;
				cost_now = cost_best;
			}
			next = now;
			for (int changes = 1 + (int)chance(3); changes > 0; changes--)
				flat_change(&next);
			cost = flat_cost(&next, &guess, rounds_most);
			if (cost < 0 || (strict ? cost > cost_now : next.cards > now.cards))
				continue;
			now = next;
			cost_now = cost;
			if (cost < cost_best) {
				cost_best = cost;
				best = next;
			}
		}
	}
	if (cost_best < 0)
		return;
	flat_deal(&best, &p);
	row_print("", &p);
}

/* By runs: leaves out adjacent cards, of both hands at the same place, or wherever they are. */
static void flat_cut(struct flat *flat)
{
	int at = chance(flat->cards), size = 1 + (int)chance(flat->cards / 2 + 1), kept = 0, first = 0;
	bool both = !is_dealt(&base) && chance(2) == 0;

	for (int i = 0; i < flat->cards; i++) {
		int place = both && i >= flat->first ? i - flat->first : i;

		if (place >= at && place < at + size)
			continue;
		first += i < flat->first;
		flat->card[kept++] = flat->card[i];
	}
	flat->first = first;
	flat->cards = kept;
}

enum { NEAR = 24 };
/* Puzzles that are a little different from those of the rows; or smaller, for one row. */
static void deals_near(int seed, bool cut)
{
	static char line[LINE_MOST * 4];
	static struct flat rows[NEAR], flat;
	static struct puzzle p;
	int count = 0;

	chance_state = seed;
	for (; count < NEAR && fgets(line, sizeof line, stdin) != NULL; count++) {
		puzzle_parse(&p, line, &base);
		flat_of(&p, &rows[count]);
	}
	for (int i = 0; i < 2 * NEAR && count > 0; i++) {
		flat = rows[i % count];
		if (cut)
			flat_cut(&flat);
		for (int changes = cut ? (int)chance(2) : 1 + (int)chance(4); changes > 0; changes--)
			flat_change(&flat);
		if (flat.cards < 1 || (cards_fixed() > 0 && flat.cards != cards_fixed()) ||
			(base.book == CODEFORCES && !flat_ranked(&flat)) || (!is_dealt(&base) && (flat.first < 1 || flat.first >= flat.cards)))
			continue;
		flat_deal(&flat, &p);
		row_print("random deals\t", &p);
	}
}
