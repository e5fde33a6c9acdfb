/*
 * puzzles.c - makes puzzles: those by which each fault of the catalogue is caught, random deals, smaller ones; part of diagnose.c
 *
 * give() gets each puzzle that is made.
 */
static const char random_deals[] = "random deals";

/* What a random deal is like. */
static struct spec {
	int ranks[2]; /* the lowest and the highest */
	int first; /* wars in the first round, or -1 */
	int size; /* cards of player 1; 0: any */
	bool equal; /* hands of one size */
	bool any_size; /* or of any sizes */
	bool repeat; /* a card may come twice */
	/* Of a whole deck with many ranks: one player has the higher card in each battle, or in all but one of `lean`; a chain of
	 * ties; and cards left to each after the last one. */
	int lean, ties, left;
} spec;

/* The lowest rank of a card that has no fixed place. */
static int rank_lowest(void)
{
	return greatest(2, deck_lowest);
}

static void spec_begin(void)
{
	int low = rank_lowest();

	spec = (struct spec){.ranks = {low, least(greatest(low, ACE), low + deck_ranks - 1)}, .first = -1};
}

/* ---- A random deal ---- */

/* A random card of a deck, of the ranks from `low` up to `high`. */
static struct card card_random(int low, int high)
{
	int rank = low + (int)chance(high - low + 1);

	return (struct card){rank, !book->suits ? -1 : (int)chance(least(deck_suits, 4))};
}

static struct card *card_at(struct hands *p, int i)
{
	return i < p->n[0] ? &p->card[0][i] : &p->card[1][i - p->n[0]];
}

static void cards_swap(struct card *a, struct card *b)
{
	struct card card = *a;

	*a = *b;
	*b = card;
}

static bool has(struct hands *p, struct card card, int cards)
{
	for (int i = 0; i < cards; i++) {
		const struct card *other = card_at(p, i);

		if (other->rank == card.rank && other->suit == card.suit)
			return true;
	}
	return false;
}

/* Another card, which the first `cards` are not, if one is left. */
static struct card card_new(struct hands *p, int cards)
{
	struct card card;
	int tries = 0;

	do
		card = card_random(spec.ranks[0], spec.ranks[1]);
	while (!spec.repeat && book->suits && has(p, card, cards) && tries++ < 1000);
	return card;
}

/* Ties at the top of both hands, as many as the first round has wars.  False: not this time. */
static bool chain_make(struct hands *p)
{
	int step = base.down + 1, cards = puzzle_cards(p);

	for (int k = 0; k < spec.first && step * k < p->n[0] && step * k < p->n[1]; k++) {
		struct card *one = &p->card[0][step * k], *two = &p->card[1][step * k], old = *two;

		if (one->rank == two->rank)
			continue;
		*two = (struct card){one->rank, !book->suits ? -1 : (int)chance(4)};
		for (int i = 0; i < cards && book->suits && !spec.repeat; i++) {
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

/* Is the i-th card of a hand one of the ties that the puzzle shall have? */
static bool is_tie(const struct hands *p, int i, int left)
{
	int last = p->n[1] - 1 - left, step = base.down + 1, before = last - i;

	return before >= 0 && before % step == 0 && before / step < spec.ties;
}

/* Makes the ties of spec.ties, and no others, between cards at the same place of both hands. */
static bool ties_make(struct hands *p)
{
	int left = spec.left;

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
static bool deck_random(struct hands *p)
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

static bool puzzle_random(struct hands *p, int cards)
{
	if (book->deals == WHOLE_DECK)
		return deck_random(p);
	if (book->deals != ANY_CARDS) { /* all ranks, once each */
		int low = least(deck_lowest, 1);

		p->n[0] = book->deals == ALL_RANKS ? cards / 2 : 1 + (int)chance(cards - 1);
		p->n[1] = cards - p->n[0];
		for (int i = 0; i < cards; i++) {
			int at = chance(i + 1);

			*card_at(p, i) = *card_at(p, at);
			*card_at(p, at) = (struct card){low + i, -1};
		}
		return true;
	}
	int half = cards / 2, lean = half > 5 && !spec.any_size ? 5 : greatest(0, half - 1);

	if (is_dealt(&base))
		p->n[0] = base.dealt_first ? cards / 2 : (cards + 1) / 2;
	else if (spec.size > 0)
		p->n[0] = spec.size;
	else if (spec.equal)
		p->n[0] = half;
	else
		p->n[0] = half - lean + (int)chance(2 * lean + 1 + cards % 2);
	p->n[1] = cards - p->n[0];
	for (int i = 0; i < cards; i++)
		*card_at(p, i) = card_new(p, i);
	return spec.first < 1 || chain_make(p);
}

/* Large hands, with cards that repeat; the first is the better one. */
static void large_random(struct hands *p, int first, int second)
{
	int low = rank_lowest(), high, third;

	spec_begin();
	high = spec.ranks[1];
	third = (high - low) / 3;
	p->n[0] = first;
	p->n[1] = second;
	for (int i = 0; i < puzzle_cards(p); i++)
		*card_at(p, i) = i < first ? card_random(low + third + (second > 500 && third > 0), high) :
					     card_random(low, second > 500 ? low + (high - low) / 2 : high - third);
}

/* ---- Random deals ---- */

/* A deal of any kind: large hands, a chain of wars at the top, or just some cards of some ranks. */
static bool deal_random(struct hands *p, bool large)
{
	int ranks = least(2 + (int)chance(12), deck_ranks), suits = least(deck_suits, 4), wars = 0, cards;

	spec_begin();
	if (book->deals == WHOLE_DECK && chance(3) > 0) { /* a short game, often with a war for which a player has too few cards */
		spec.lean = chance(3) == 0 ? 1 : 2 + (int)chance(12);
		spec.left = chance(2) == 0 ? (int)chance(base.down + 1) : (int)chance((1 + deck_ranks * deck_suits) / 2);
		spec.ties = chance(8) == 0 ? 99 : (int)chance(4);
	}
	if (book->deals != ANY_CARDS)
		return puzzle_random(p, cards_fixed() > 0 ? cards_fixed() : 2 + (int)chance(9));
	if (large) {
		spec.repeat = true;
		cards = ranks * (6 + (int)chance(59));
	} else if (chance(2) == 0) {
		int laid, most = 52;

		wars = 1 + (int)chance(chance(3) == 0 ? 7 : 3);
		laid = (base.down + 1) * (wars - 1) + 1;
		spec.size = laid + (int)chance(8);
		cards = !is_dealt(&base) ? spec.size + laid + (int)chance(8) : 2 * laid + (int)chance(14);
		ranks = greatest(ranks, least(deck_ranks, (cards + suits - 1) / suits));
		if (cards > least(most, ranks * suits))
			return false;
	} else if (ranks * suits > 1)
		cards = 2 + (int)chance(least(ranks * suits, 52) - 1);
	else
		return false;
	spec.first = wars > 0 ? wars : -1;
	spec.ranks[1] = spec.ranks[0] + ranks - 1;
	spec.equal = chance(2) == 0;
	spec.any_size = chance(3) == 0;
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
	static struct hands p, best;
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
		give(random_deals, &best);
	}
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

static void flat_deal(const struct flat *flat, struct hands *p)
{
	p->n[0] = p->n[1] = 0;
	for (int i = 0; i < flat->cards; i++) {
		int to = !is_dealt(&base) ? i >= flat->first : (i + base.dealt_first) % 2;

		p->card[to][p->n[to]++] = flat->card[i];
	}
}

static void flat_of(const struct hands *p, struct flat *flat)
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

/* Is it a puzzle under the rules?  Of a deck, no card comes twice. */
static bool flat_fits(struct flat *flat)
{
	if (!is_dealt(&base) && (flat->first < 1 || flat->first >= flat->cards))
		return false;
	for (int i = 0; i < flat->cards; i++)
		for (int j = 0; j < i && flat->cards <= 52 && flat->card[i].suit >= 0; j++)
			if (flat->card[j].rank == flat->card[i].rank && flat->card[j].suit == flat->card[i].suit)
				return false;
	return cards_fixed() > 0 ? flat->cards == cards_fixed() : book->deals != RANKS_ONCE || flat_ranked(flat);
}

/* How good a puzzle is that the traits get wrong, less is better; -1: they get it right, or it is none. */
static int64_t flat_cost(struct flat *flat, const struct guess *guess, int rounds_most)
{
	static struct hands p;
	static struct facts facts;
	char right[TEXT_MOST], text[TEXT_MOST];
	int length, sum = 0, ranks = 0, rounds, wars;
	bool seen[16] = {false};
	enum result result;

	if (!flat_fits(flat))
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
	length += is_pile() ? 8 * wars : 0; /* a game with few wars is easy to follow */
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
	switch (cards_fixed() > 0 ? 1 : book->deals == RANKS_ONCE ? (int)chance(3) : (int)chance(4)) {
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
		if (book->deals == RANKS_ONCE) {
			flat->first += 1 - 2 * (int)chance(2);
			break;
		}
		flat->card[at].rank = rank_lowest() + (int)chance(least(13, greatest(deck_ranks, 2)));
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

/* The smallest puzzle that it finds, from the smallest of some wrong ones, or of random deals.  False: none. */
static bool smaller(const struct guess *guess, const struct hands *const *wrong, int count, int rounds_most, struct hands *smallest)
{
	static struct hands p;
	static struct flat start, now, next, best;
	int64_t cost, cost_now, cost_best = -1, cost_start = -1;

	work = 0;
	for (int i = 0; i < STARTS && work < WORK_MOST; i++) {
		if (i < count)
			p = *wrong[i];
		else if (cost_start < 0 || !deal_random(&p, false) || puzzle_cards(&p) >= start.cards)
			continue;
		flat_of(&p, &next);
		cost = flat_cost(&next, guess, rounds_most);
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
			cost = flat_cost(&next, guess, rounds_most);
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
	if (cost_best >= 0)
		flat_deal(&best, smallest);
	return cost_best >= 0;
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
/* Gives puzzles that are a little different from these; or (cut) smaller ones. */
static void deals_near(const struct hands *const *from, int count, int seed, bool cut)
{
	static struct flat rows[NEAR], flat;
	static struct hands p;

	count = least(count, NEAR);
	chance_state = seed;
	for (int i = 0; i < count; i++)
		flat_of(from[i], &rows[i]);
	for (int i = 0; i < 2 * NEAR && count > 0; i++) {
		flat = rows[i % count];
		if (cut)
			flat_cut(&flat);
		for (int changes = cut ? (int)chance(2) : 1 + (int)chance(4); changes > 0; changes--)
			flat_change(&flat);
		if (flat.cards < 1 || (cards_fixed() > 0 && flat.cards != cards_fixed()) ||
			(book->deals == RANKS_ONCE && !flat_ranked(&flat)) || (!is_dealt(&base) && (flat.first < 1 || flat.first >= flat.cards)))
			continue;
		flat_deal(&flat, &p);
		give(random_deals, &p);
	}
}

/* ---- Puzzles that catch the faults of the catalogue ---- */

/*
 * The one maker, for all rules.  Candidates of all kinds are tried, of each kind until so many in a row are vain; the first ones
 * are the puzzles of the file `puzzles` for the same book.  A puzzle belongs to the last rule of which a fault gets it wrong.
 * Each fault that a candidate catches is caught, if possible by a puzzle of its own rule.  Where chance plays, only games are
 * candidates that end before a card that was won is compared: their answer is the same each time.
 */
enum { KEPT_MOST = 600, TIMES = 4, ANY_RULE = -1 };
static struct {
	struct hands hands;
	bool wrong[VARIANTS_MOST]; /* which faults get it wrong */
	int rule;
	bool chosen;
} kept[KEPT_MOST];
static int kept_count;
static bool caught[VARIANTS_MOST], owned[VARIANTS_MOST]; /* owned: caught by a puzzle of its own rule */
static int rounds_of_most, effort = 1; /* no game is longer; greater: more candidates */

/* Does the fault get the puzzle wrong each time? */
static bool gets_wrong(const struct hands *p, const char *right, const struct variant *variant)
{
	char text[TEXT_MOST];

	for (int time = 0; time < (by_chance(&variant->t) ? TIMES : 1); time++) {
		game_answer(&variant->t, p, text);
		if (strcmp(text, right) == 0)
			return false;
	}
	return true;
}

/* Does a fault of a rule after this one get it wrong?  Those that have spoiled a puzzle of late are asked first. */
static bool spoiled(const struct hands *p, const char *right, int rule)
{
	static int order[VARIANTS_MOST];

	for (int i = order[0] == order[1] ? 0 : variants_count; i < variants_count; i++)
		order[i] = i;
	for (int i = 0; i < variants_count; i++) {
		int spoiler = order[i];

		if (variants[spoiler].of->rule <= rule || !gets_wrong(p, right, &variants[spoiler]))
			continue;
		order[i] = order[i / 2];
		order[i / 2] = spoiler;
		return true;
	}
	return false;
}

/* Keeps a game as a puzzle of the last rule of which a fault gets it wrong. */
static void keep(const struct hands *p, const char *right)
{
	bool *wrong = kept[kept_count].wrong;
	int rule = 0;

	for (int i = 0; i < variants_count; i++) {
		wrong[i] = gets_wrong(p, right, &variants[i]);
		rule = wrong[i] ? variants[i].of->rule : rule;
		caught[i] |= wrong[i];
	}
	for (int i = 0; i < variants_count; i++)
		owned[i] |= wrong[i] && variants[i].of->rule == rule;
	kept[kept_count].rule = rule;
	kept[kept_count++].hands = *p;
}

/* Keeps a game that a fault gets wrong that is not caught, or not by a puzzle of its own rule.  *vain grows by a game that is not
 * kept. */
static bool offer(const struct hands *p, int *vain)
{
	bool new = false;
	char right[TEXT_MOST];
	int length, rule = -1;
	enum result result = game_play(&base, p, &length, NULL);

	if (result == LONG || (length > rounds_of_most && result != DRAW) || kept_count == KEPT_MOST)
		return false;
	++*vain;
	answer(&base, result, length, right);
	for (int i = 0; i < variants_count; i++)
		if (!owned[i] && gets_wrong(p, right, &variants[i])) {
			rule = variants[i].of->rule; /* variants are in the order of rules */
			new |= !caught[i];
		}
	if (rule < 0 || (!new && spoiled(p, right, rule)))
		return false;
	keep(p, right);
	return true;
}

/* Offers what `make` deals, which is false if it has none, until so many games in a row are vain.  No game is longer than `longest`. */
static void offer_all(bool (*make)(struct hands *, int), int how, int vain_most, int longest)
{
	static struct hands p;
	int vain = 0, tries = 0, all = rounds_of_most;

	rounds_of_most = least(all, longest);

	vain_most *= effort;
	while (vain < vain_most && tries++ < 20 * vain_most)
		if (make(&p, how) && offer(&p, &vain))
			vain = tries = 0;
	rounds_of_most = all;
}

/* Few cards of few ranks, for one deck as few as none. */
static bool make_small(struct hands *p, int how)
{
	int cards = (int)chance(2 + chance(16));

	(void)how;
	spec_begin();
	spec.any_size = true;
	if (book->deals != ANY_CARDS || (!is_dealt(&base) && cards < 2) || cards > deck_ranks * deck_suits)
		return false;
	return puzzle_random(p, cards);
}

static bool make_deal(struct hands *p, int how)
{
	(void)how;
	return deal_random(p, false);
}

/* The whole deck, with up to so many wars at the top as there are cards for. */
static bool make_chain(struct hands *p, int how)
{
	int cards = least(52, deck_ranks * deck_suits);

	(void)how;
	spec_begin();
	spec.equal = true;
	spec.first = 1 + (int)chance(greatest(1, (cards / 2 - 1) / (base.down + 1)));
	return book->deals == ANY_CARDS && puzzle_random(p, cards);
}

/* A game that is longer than those before. */
static bool make_long(struct hands *p, int how)
{
	static int longest;
	int length;

	(void)how;
	spec_begin();
	if (!puzzle_random(p, least(52, deck_ranks * deck_suits)) || game_play(&base, p, &length, NULL) == LONG || length <= longest ||
		length > rounds_of_most)
		return false;
	longest = length;
	return true;
}

/* A puzzle that is kept, with a few changes. */
static bool make_near(struct hands *p, int how)
{
	static struct flat flat;
	int at = kept_count == 0 ? 0 : (int)chance(kept_count);

	(void)how;
	if (kept_count == 0 || puzzle_cards(&kept[at].hands) > 60)
		return false;
	flat_of(&kept[at].hands, &flat);
	for (int changes = 1 + (int)chance(3); changes > 0; changes--)
		flat_change(&flat);
	if (!flat_fits(&flat))
		return false;
	flat_deal(&flat, p);
	return true;
}

static const int larges[][2] = {{30, 24}, {20, 42}, {80, 26}, {140, 122}, {400, 102}, {417, 417}, {999, 3}, {999, 999}};
static bool make_large(struct hands *p, int how)
{
	large_random(p, larges[how][0], larges[how][1]);
	return true;
}

/* Exchanges cards so that the cards at this place of both hands are of one rank, if they may. */
static void tie_make(struct hands *p, int at)
{
	struct card *one = &p->card[0][at], *two = &p->card[1][at];

	for (int tries = 0; one->rank != two->rank && tries < 40; tries++) {
		struct card *other = card_at(p, chance(puzzle_cards(p)));

		if (other != one && other->rank == one->rank)
			cards_swap(two, other);
	}
}

/* A deal in which one player wins most battles, so that it ends soon, with a chain of ties somewhere. */
static bool make_lean(struct hands *p, int how)
{
	int suits = least(deck_suits, 4), all = least(52, least(deck_ranks, 13) * suits), most = all / 2;
	int cards = 1 + (int)chance(1 + chance(most)), step = base.down + 1, loser = chance(2), lean = chance(4);
	int ties = chance(3) == 0 ? 0 : 1 + (int)chance(1 + chance(4)), first = chance(2) == 0 ? 0 : (int)chance(cards);
	struct card deck[52];

	(void)how;
	if (book->deals != ANY_CARDS || most == 0)
		return false;
	for (int i = 0; i < all; i++) {
		int at = chance(i + 1);

		deck[i] = deck[at];
		deck[at] = (struct card){rank_lowest() + i / suits, book->suits ? i % suits : -1};
	}
	p->n[0] = p->n[1] = least(cards, most);
	if (!is_dealt(&base) && chance(2) == 0)
		p->n[chance(2)] = 1 + (int)chance(least(cards, most));
	else if (is_dealt(&base) && chance(2) == 0 && puzzle_cards(p) < all)
		p->n[base.dealt_first]++;
	for (int i = 0; i < puzzle_cards(p); i++)
		*card_at(p, i) = deck[i];
	for (int k = 0; k < ties && first + k * step < least(p->n[0], p->n[1]); k++)
		tie_make(p, first + k * step);
	for (int i = 0; i < least(p->n[0], p->n[1]); i++)
		if ((p->card[0][i].rank < p->card[1][i].rank) != (loser == 0) && chance(4) >= (uint32_t)lean)
			cards_swap(&p->card[0][i], &p->card[1][i]);
	return true;
}

/* One player wins each battle, and the other has as many cards as the limit allows, about. */
static bool make_even(struct hands *p, int how)
{
	int cards = base.limit - 1 + how;

	if (is_dealt(&base) || book->deals != ANY_CARDS || cards < 1 || cards > 998)
		return false;
	p->n[0] = p->n[1] = cards;
	for (int i = 0; i < 2 * cards; i++)
		*card_at(p, i) = (struct card){i < cards ? 9 : 7, book->suits ? i % 4 : -1};
	return true;
}

/* Keeps games at the limit: of random deals, one that is won just before it, one at it, one just after it; a draw tells less. */
enum { LIMIT_DEALS = 60000, LIMIT_ROUNDS = 20000000 };
static char apart[200]; /* what could not be tried at the limit, or "" */

static void keep_limit(void)
{
	static struct hands p;
	struct traits beyond = base;
	int found[3] = {0}, length, vain = 0; /* 1: a draw, 2: one that is won */
	const char *unit = says_word("unit", 4), *gap = "";
	char missing[80] = "", right[TEXT_MOST];
	int64_t played = 0;

	*apart = '\0';
	if (base.limit > 100000) /* no deal gets there */
		return;
	if (base.limit > rounds_of_most) {
		sprintf(apart, "it was not tried; ROUNDS=%d would try games of more than %d %ss", base.limit + 1, base.limit, unit);
		return;
	}
	beyond.limit = base.limit + 2;
	for (int i = 0, given = kept_count; i < given + LIMIT_DEALS && played < LIMIT_ROUNDS && found[0] + found[1] + found[2] < 6 && kept_count < KEPT_MOST; i++) {
		enum result result;
		int at;

		spec_begin();
		spec.equal = true;
		if (i < given)
			p = kept[i].hands;
		else if (!puzzle_random(&p, least(52, deck_ranks * deck_suits)))
			continue;
		result = game_play(&beyond, &p, &length, NULL);
		played += table.rounds;
		at = length - base.limit + 1;
		if ((result != WIN1 && result != WIN2 && result != DRAW) || at < (base.limit == 1) || at > 2 || found[at] >= 1 + (result != DRAW))
			continue;
		found[at] = 1 + (result != DRAW);
		game_answer(&base, &p, right);
		kept[kept_count].chosen = true;
		keep(&p, right);
	}
	for (int at = base.limit == 1; at < 3; at++)
		if (found[at] == 0 && (!make_even(&p, at) || !offer(&p, &vain))) {
			sprintf(missing + strlen(missing), "%s%d", gap, base.limit - 1 + at);
			gap = " or ";
		}
	if (*missing != '\0')
		sprintf(apart, "no game of %s %ss was found; a program that is wrong only there counts as right", missing, unit);
}

/* Of the puzzles kept (owner: of this rule), the one that most faults of the rule get wrong that are still to be caught, for the cards
 * that it has; they are caught then.  ANY_RULE: of all rules.  -1: none is left. */
static int kept_best(int rule, int owner)
{
	int best = -1, most = 0;

	for (int at = 0; at < kept_count; at++) {
		int value = 0;

		for (int i = 0; i < variants_count && (owner == ANY_RULE || kept[at].rule == owner); i++)
			value += (rule == ANY_RULE || variants[i].of->rule == rule) && caught[i] && kept[at].wrong[i];
		value = value == 0 ? 0 : 10000 * value / (20 + puzzle_cards(&kept[at].hands));
		if (value > most) {
			most = value;
			best = at;
		}
	}
	for (int i = 0; i < variants_count && best >= 0; i++)
		caught[i] &= !kept[best].wrong[i];
	return best;
}

/* Chooses few puzzles: `made` has their places in `kept`, by rules, those with few cards first. */
static int made[KEPT_MOST], made_count;
static void kept_choose(void)
{
	int at;

	for (int rule = 0; rule < rules_count; rule++)
		while ((at = kept_best(rule, rule)) >= 0)
			kept[at].chosen = true;
	while ((at = kept_best(ANY_RULE, ANY_RULE)) >= 0)
		kept[at].chosen = true;
	for (at = 0; at < kept_count; at++) {
		int to = made_count;

		if (!kept[at].chosen)
			continue;
		for (; to > 0 && (kept[made[to - 1]].rule > kept[at].rule || (kept[made[to - 1]].rule == kept[at].rule &&
			puzzle_cards(&kept[made[to - 1]].hands) > puzzle_cards(&kept[at].hands))); to--)
			made[to] = made[to - 1];
		made[to] = at;
		made_count++;
	}
}

/* Ranks of the deck for cards below its lowest rank, and then for all others of the puzzle, in the same order: a right program may
 * know no others.  False: the deck has fewer ranks. */
static bool hands_fit(struct hands *p)
{
	bool below = false;
	int ranks = 0, seen[ACE + 1] = {0};

	for (int i = 0; i < puzzle_cards(p); i++) {
		below |= card_at(p, i)->rank < deck_lowest;
		seen[least(ACE, card_at(p, i)->rank)] = 1;
	}
	for (int rank = 0; rank <= ACE; rank++)
		if (seen[rank] > 0)
			seen[rank] = ++ranks;
	if (ranks > deck_ranks)
		return false;
	for (int i = 0; i < puzzle_cards(p) && below; i++)
		card_at(p, i)->rank = deck_lowest + deck_ranks - 1 - ranks + seen[least(ACE, card_at(p, i)->rank)];
	return true;
}

/*
 * Reads puzzles.  `= RULES` begins those of some rules: a rule and a puzzle in each line, with a tab between.  After a `#` stands
 * what could not be tried at the limit.  Puzzles of the same rules are given, or (offered) all puzzles of the same book are offered.
 * False: there are none.
 */
static bool puzzles_read(const char *name, bool offered)
{
	static char line[4 * LINE_MOST];
	static struct hands p;
	FILE *file = fopen(name, "r");
	bool same = false, any = false;
	int vain = 0;

	while (file != NULL && fgets(line, sizeof line, file) != NULL) {
		char *puzzle = strchr(line, '\t');

		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '=')
			same = offered ? strncmp(line + 2, rules_text, strcspn(rules_text, ",") + 1) == 0 : strcmp(line + 2, rules_text) == 0;
		else if (line[0] == '#' && same && !offered)
			snprintf(apart, sizeof apart, "%s", line + 2);
		if (!same || puzzle == NULL)
			continue;
		*puzzle++ = '\0';
		puzzle_parse(&p, puzzle, &base);
		any = true;
		if (offered && hands_fit(&p))
			offer(&p, &vain);
		for (int rule = 0; rule < rules_count && !offered; rule++)
			if (strcmp(rules[rule], line) == 0)
				give(rules[rule], &p);
	}
	if (file != NULL)
		fclose(file);
	return any;
}

/* Chooses puzzles for these rules. */
static void puzzles_make(int rounds_most)
{
	bool large = !is_dealt(&base) && book->deals == ANY_CARDS;

	rounds_of_most = rounds_most;
	chance_state = 0;
	puzzles_read(puzzles_name, true);
	offer_all(make_small, 0, 1500, 40);
	offer_all(make_lean, 0, 1500, 100);
	offer_all(make_deal, 0, 1000, 200);
	offer_all(make_chain, 0, 700, 200);
	offer_all(make_near, 0, 2000, 200);
	offer_all(make_deal, 0, 100, rounds_most);
	offer_all(make_long, 0, 100, rounds_most);
	for (int i = 0; i < (int)(sizeof larges / sizeof *larges) && large; i++)
		offer_all(make_large, i, 6, rounds_most);
	if (base.limit > 0)
		keep_limit();
	kept_choose();
}

static const char *builds; /* the folder for what is made, or NULL */

/* FNV-1a. */
static uint64_t hash_add(uint64_t hash, const char *text)
{
	for (; *text != '\0'; text++)
		hash = (hash ^ (unsigned char)*text) * 0x100000001b3;
	return hash;
}

/* The name of the file with the puzzles that this program makes for these rules, by this catalogue. */
static char *made_name(int rounds_most)
{
	static char name[4096], line[4 * LINE_MOST];
	uint64_t hash = hash_add(hash_add(0xcbf29ce484222325, rules_text), __DATE__ __TIME__) + (uint64_t)rounds_most;
	const char *const files[] = {catalogue_name, puzzles_name};

	for (int i = 0; i < 2; i++) {
		FILE *file = fopen(files[i], "r");

		while (file != NULL && fgets(line, sizeof line, file) != NULL)
			hash = hash_add(hash, line);
		if (file != NULL)
			fclose(file);
	}
	snprintf(name, sizeof name, "%s/%016llx.made", builds, (unsigned long long)hash);
	return name;
}

/* Writes the puzzles as puzzles_read() reads them. */
static void made_write(FILE *file)
{
	fprintf(file, "= %s\n", rules_text);
	for (int i = 0; i < made_count; i++) {
		fprintf(file, "%s\t", rules[kept[made[i]].rule]);
		puzzle_print(&kept[made[i]].hands, &base, file);
		fprintf(file, "\n");
	}
	if (*apart != '\0')
		fprintf(file, "# %s\n", apart);
}

/*
 * Gives the puzzles that catch the faults of the catalogue: those of the file `puzzles`, or those that were made for these rules
 * earlier, or that are made now.  Of rules that are not known here, the puzzles are those of the rules that come next.
 */
static void built(int rounds_most)
{
	const char *name = made_name(rounds_most);
	char new[4200];
	FILE *file;

	if (puzzles_read(puzzles_name, false) || puzzles_read(name, false))
		return;
	now("making puzzles for these rules");
	puzzles_make(rounds_most);
	snprintf(new, sizeof new, "%s.%ld", name, (long)getpid());
	if ((file = fopen(new, "w")) != NULL) {
		made_write(file);
		if (fclose(file) != 0 || rename(new, name) != 0)
			remove(new);
	}
	for (int i = 0; i < made_count; i++)
		give(rules[kept[made[i]].rule], &kept[made[i]].hands);
}
