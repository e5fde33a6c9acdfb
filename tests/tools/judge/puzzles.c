/*
 * puzzles.c - makes puzzles: random deals, smaller ones, and those by which each fault of the catalogue is caught
 *
 * give() gets each puzzle that is made.  In order to add a kind of puzzle that catches faults: a case in make(), and a line
 * in puzzles_make().  In order to add a kind of random deal: a case in deal_random().
 */
static const char random_deals[] = "random deals";

/* ---- A random deal ---- */

/*
 * What a deal is like.  A chain of ties is a number of ties, each followed by the cards of its war.
 */
struct spec {
	int cards[2]; /* of each player */
	int ranks; /* how many there are */
	int ties; /* of the chain; or 0 */
	int first; /* the place of the first tie in both hands */
	int lean; /* 1: one player has the higher card in each other battle; more: in all but one of `lean`; so the game ends soon */
};

static struct card *card_at(struct hands *p, int i)
{
	return i < p->n[0] ? &p->card[0][i] : &p->card[1][i - p->n[0]];
}

/* The lowest rank of the cards that are dealt, how many ranks there are, and how often each. */
static int rank_lowest(void)
{
	return book->deals == ANY_CARDS ? greatest(2, deck_lowest) : least(2, deck_lowest);
}

static int ranks_most(void)
{
	return book->deals == ANY_CARDS ? least(deck_ranks, greatest(1, ACE + 1 - rank_lowest())) : deck_ranks;
}

static int suits_most(void)
{
	return book->deals == WHOLE_DECK ? deck_suits : least(deck_suits, 4);
}

static int deck_cards(void)
{
	return ranks_most() * suits_most();
}

/* Is the i-th card of a hand in the chain of ties, which begins at `first` and has not got to `last`? */
static bool in_chain(int i, int first, int last)
{
	return i >= first && i < last && (i - first) % (base.down + 1) == 0;
}

/* The deck of `deal` in `deck`, which begins with the hands: exchanges cards for the ties. */
static bool ties_make(const struct spec *deal, struct card *deck, int all)
{
	int both = least(deal->cards[0], deal->cards[1]), step = base.down + 1, end = least(both, deal->first + step * deal->ties);

	for (int at = deal->first; at < end; at += step) {
		struct card *one = &deck[at], *two = &deck[deal->cards[0] + at];

		for (int tries = 0, i = chance(all); one->rank != two->rank; i = (i + 1) % all) {
			int place = i < deal->cards[0] ? i : i < deal->cards[0] + deal->cards[1] ? i - deal->cards[0] : all;

			if (tries++ == all)
				return false;
			if (i != at && deck[i].rank == one->rank && !in_chain(place, deal->first, at))
				card_swap(two, &deck[i]);
		}
	}
	for (int at = 0, tries = 0; at < both && deal->lean > 0; at++)
		for (; deck[at].rank == deck[deal->cards[0] + at].rank && !in_chain(at, deal->first, end) && tries < 4 * all; tries++) {
			int i = chance(both);

			if (!in_chain(i, deal->first, end))
				card_swap(&deck[deal->cards[0] + at], &deck[deal->cards[0] + i]);
		}
	return true;
}

/* Deals.  False: there is no such deal, or it was not found. */
static bool spec_deal(const struct spec *deal, struct hands *p)
{
	static struct card deck[2 * CARDS_MOST + 1000];
	int cards = deal->cards[0] + deal->cards[1], all = greatest(cards, deal->ranks * suits_most()), loser = chance(2);

	if (deal->ranks < 1 || deal->cards[0] < 0 || deal->cards[1] < 0 || cards > 2 * CARDS_MOST)
		return false;
	for (int i = 0; i < all; i++) {
		int at = chance(i + 1);

		deck[i] = deck[at];
		deck[at] = (struct card){rank_lowest() + i % deal->ranks, book->suits ? i / deal->ranks % suits_most() : -1};
	}
	if (!ties_make(deal, deck, all))
		return false;
	for (int i = 0; i < least(deal->cards[0], deal->cards[1]); i++) {
		struct card *one = &deck[i], *two = &deck[deal->cards[0] + i];

		if (deal->lean > 0 && (one->rank < two->rank) != (loser == 0) && (deal->lean == 1 || chance(deal->lean) > 0))
			card_swap(one, two);
	}
	for (int hand = 0, i = 0; hand < 2; hand++) {
		p->n[hand] = deal->cards[hand];
		for (int k = 0; k < p->n[hand]; k++)
			p->card[hand][k] = deck[i++];
	}
	return true;
}

/* Shares cards among the players: as a deck is dealt, or (if each has a deck) player 1 gets up to `apart` cards more or
 * fewer than half. */
static void cards_share(struct spec *deal, int cards, int apart)
{
	int half = cards / 2, more = half > 0 ? least(apart, half - 1) : 0;

	if (cards_fixed() > 0)
		cards = cards_fixed();
	if (is_dealt(&base) || cards_fixed() > 0)
		deal->cards[0] = base.dealt_first ? cards / 2 : (cards + 1) / 2;
	else
		deal->cards[0] = apart == 0 ? half : half - more + (int)chance(2 * more + 1 + cards % 2);
	deal->cards[1] = cards - deal->cards[0];
}

/* A deal of any kind: large hands, a chain of wars at the top, a short game with a war somewhere, or just some cards. */
static bool deal_random(struct hands *p, bool large)
{
	struct spec deal = {.ranks = least(2 + (int)chance(12), ranks_most())};
	int suits = suits_most(), step = base.down + 1, apart = chance(2) == 0 ? 0 : chance(3) == 0 ? 99 : 5;

	if (book->deals == RANKS_ONCE) { /* from the lowest on */
		deal.ranks = least(deck_ranks, 2 + (int)chance(9));
		cards_share(&deal, deal.ranks, 99);
	} else if (cards_fixed() > 0) {
		deal.ranks = deck_ranks;
		cards_share(&deal, 0, 0);
		if (book->deals == WHOLE_DECK && chance(3) > 0) { /* often with a war for which a player has too few cards */
			int left = chance(2) == 0 ? (int)chance(step) : (int)chance(deal.cards[1] + 1);

			deal.ties = chance(8) == 0 ? (deal.cards[1] + step - 1) / step : (int)chance(4);
			deal.first = greatest((deal.cards[1] - 1 - left) % step, deal.cards[1] - 1 - left - step * (deal.ties - 1));
			deal.lean = chance(3) == 0 ? 1 : 2 + (int)chance(12);
		}
	} else if (large)
		cards_share(&deal, deal.ranks * (6 + (int)chance(59)), apart);
	else if (chance(2) == 0) {
		int laid;

		deal.ties = 1 + (int)chance(chance(3) == 0 ? 7 : 3);
		laid = step * (deal.ties - 1) + 1;
		cards_share(&deal, 2 * laid + (int)chance(14), 0);
		if (!is_dealt(&base))
			for (int hand = 0; hand < 2; hand++)
				deal.cards[hand] = laid + (int)chance(8);
		deal.ranks = greatest(deal.ranks, (deal.cards[0] + deal.cards[1] + suits - 1) / suits);
	} else
		cards_share(&deal, 2 + (int)chance(greatest(1, least(deal.ranks * suits, 52) - 1)), apart);
	return (large || deal.cards[0] + deal.cards[1] <= least(52, deck_cards()) || cards_fixed() > 0) &&
		deal.ranks <= ranks_most() && spec_deal(&deal, p);
}

/* Player 1, with the higher cards, wins each battle, and has so many cards in the end. */
static void hand_grow(struct hands *p, int cards)
{
	int loser = cards / 4, middle = ranks_most() / 2;

	p->n[0] = cards - loser;
	p->n[1] = loser;
	for (int i = 0; i < cards; i++)
		*card_at(p, i) = (struct card){rank_lowest() + (i < p->n[0] ? middle + i % (ranks_most() - middle) : i % greatest(1, middle)),
			book->suits ? i / ranks_most() % suits_most() : -1};
}

/* The whole deck of a game at home, or half of one that is larger. */
static bool deck_deal(struct hands *p, int ties)
{
	struct spec deal = {.ranks = ranks_most(), .ties = ties};

	cards_share(&deal, least(52, deck_cards()), 0);
	return spec_deal(&deal, p);
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

/* Gives random deals.  Of a few that are dealt at a time, that one is taken which has most wars of a new kind; of each
 * fourth, the first.  all: games that never end, too. */
static void deals_give(int count, int rounds_most, int large, int seed, bool all)
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

/* An empty list is a puzzle, a deck of no cards is none. */
static int cards_least(void)
{
	return is_dealt(&base) ? !right.brackets : 2;
}

/* Is it a puzzle under the rules?  Of a deck, no card comes twice. */
static bool flat_fits(struct flat *flat)
{
	if (flat->cards < cards_least() || (!is_dealt(&base) && (flat->first < 1 || flat->first >= flat->cards)))
		return false;
	for (int i = 0; i < flat->cards; i++)
		for (int j = 0; j < i && flat->cards <= 52 && flat->card[i].suit >= 0; j++)
			if (flat->card[j].rank == flat->card[i].rank && flat->card[j].suit == flat->card[i].suit)
				return false;
	return cards_fixed() > 0 ? flat->cards == cards_fixed() : book->deals != RANKS_ONCE || flat_ranked(flat);
}

/* False: it is no puzzle. */
static bool flat_deal(struct flat *flat, struct hands *p)
{
	if (!flat_fits(flat))
		return false;
	p->n[0] = p->n[1] = 0;
	for (int i = 0; i < flat->cards; i++) {
		int to = !is_dealt(&base) ? i >= flat->first : (i + base.dealt_first) % 2;

		p->card[to][p->n[to]++] = flat->card[i];
	}
	return true;
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

	if (!flat_deal(flat, &p))
		return -1;
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
		card_swap(&flat->card[at], &flat->card[other]);
		break;
	case 2:
		if (book->deals == RANKS_ONCE) {
			flat->first += 1 - 2 * (int)chance(2);
			break;
		}
		flat->card[at].rank = rank_lowest() + (int)chance(ranks_most());
		if (flat->card[at].suit >= 0)
			flat->card[at].suit = (int)chance(suits_most());
		break;
	default:
		flat->card[at].rank = flat->card[other].rank;
		if (flat->card[at].suit >= 0)
			flat->card[at].suit = (int)chance(suits_most());
		flat->first += chance(4) == 0 ? 1 - 2 * (int)chance(2) : 0;
		break;
	}
}

/* The smallest puzzle that it finds, from the smallest of some wrong ones, or of random deals.  False: none. */
static bool smaller(const struct guess *guess, const struct hands *const *wrong, int count, int rounds_most,
	struct hands *smallest)
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
	return cost_best >= 0 && flat_deal(&best, smallest);
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
	static struct flat old[NEAR], flat;
	static struct hands p;

	count = least(count, NEAR);
	chance_state = seed;
	for (int i = 0; i < count; i++)
		flat_of(from[i], &old[i]);
	for (int i = 0; i < 3 * NEAR && count > 0; i++) {
		flat = old[i % count];
		if (cut)
			flat_cut(&flat);
		for (int changes = cut ? (int)chance(2) : 1 + (int)chance(4); changes > 0; changes--)
			flat_change(&flat);
		if (flat.cards > 0 && flat_deal(&flat, &p))
			give(random_deals, &p);
	}
}

/* ---- Puzzles that catch the faults of the catalogue ---- */

/*
 * For all rules, puzzles are chosen from one file, `puzzles`, which has hands for any book.  For rules that its head does not
 * name, candidates of all kinds are tried, too, of each kind until so many in a row are vain.  A puzzle belongs to the last rule
 * of which a fault gets it wrong.  Each fault that a candidate catches is caught, if possible by a puzzle of its own rule.  Where
 * chance plays, only games are candidates that end before a card that was won is compared: their answer is the same each time.
 */
enum { KEPT_MOST = 600, TIMES = 4, ANY_RULE = -1 };
static struct {
	struct hands hands;
	bool wrong[VARIANTS_MOST]; /* which faults get it wrong */
	int rule;
	bool chosen, new; /* new: the file does not have it */
} kept[KEPT_MOST];
static int kept_count;
static bool caught[VARIANTS_MOST], owned[VARIANTS_MOST]; /* owned: caught by a puzzle of its own rule */
static int rounds_of_most, effort; /* no game is longer; 0: no candidates but the file's, if its head names the rules */
static bool candidates_new; /* they are not those of the file */

/* Does the fault get the puzzle wrong each time?  ends: and ends, or crashes: a game without an end shows less of a program. */
static bool gets_wrong(const struct hands *p, const char *right, const struct variant *variant, bool ends)
{
	char text[TEXT_MOST];

	for (int time = 0; time < (by_chance(&variant->t) ? TIMES : 1); time++) {
		game_answer(&variant->t, p, text);
		if (strcmp(text, right) == 0 || (ends && strcmp(text, "~?") == 0))
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

		if (variants[spoiler].of->rule <= rule || !gets_wrong(p, right, &variants[spoiler], false))
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
		wrong[i] = gets_wrong(p, right, &variants[i], true);
		rule = wrong[i] || gets_wrong(p, right, &variants[i], false) ? variants[i].of->rule : rule;
		caught[i] |= wrong[i];
	}
	for (int i = 0; i < variants_count; i++)
		owned[i] |= wrong[i] && variants[i].of->rule == rule;
	kept[kept_count].rule = rule;
	kept[kept_count].new = candidates_new;
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

	if (result == LONG || (length > rounds_of_most && !(result == DRAW && book->endless)) || kept_count == KEPT_MOST)
		return false;
	++*vain;
	answer(&base, result, length, right);
	for (int i = 0; i < variants_count; i++)
		if (!owned[i] && gets_wrong(p, right, &variants[i], true)) {
			rule = variants[i].of->rule; /* variants are in the order of rules */
			new |= !caught[i];
		}
	if (rule < 0 || (!new && spoiled(p, right, rule)))
		return false;
	keep(p, right);
	return true;
}

/* Large hands; the first is the better one. */
static bool hands_large(struct hands *p)
{
	static const int sizes[][2] = {{30, 24}, {20, 42}, {80, 26}, {140, 122}, {400, 102}, {417, 417}, {999, 3}, {999, 999}};
	int ranks = ranks_most(), third = (ranks - 1) / 3, size = (int)chance(sizeof sizes / sizeof *sizes);

	p->n[0] = sizes[size][0];
	p->n[1] = sizes[size][1];
	for (int i = 0; i < puzzle_cards(p); i++) {
		int better = p->n[1] > 500 && third > 0 ? third + 1 : third;

		*card_at(p, i) = (struct card){rank_lowest() + (int)chance(ranks - better) + (i < p->n[0] ? better : 0),
			book->suits ? (int)chance(suits_most()) : -1};
	}
	return !is_dealt(&base);
}

/* A puzzle that is kept, with a few changes. */
static bool hands_near(struct hands *p)
{
	static struct flat flat;
	int at = kept_count == 0 ? 0 : (int)chance(kept_count);

	if (kept_count == 0 || puzzle_cards(&kept[at].hands) > 60)
		return false;
	flat_of(&kept[at].hands, &flat);
	for (int changes = 1 + (int)chance(3); changes > 0; changes--)
		flat_change(&flat);
	return flat_deal(&flat, p);
}

/*
 * SMALL: few cards of few ranks, for one deck as few as none.  LEAN: one player wins most battles, so the game ends soon, with a
 * chain of ties somewhere.  CHAIN: the whole deck, with up to so many wars at the top as there are cards for.  LONGER than those
 * before.
 */
enum kind { SMALL, LEAN, DEAL, CHAIN, NEAR_KEPT, LONGER, LARGE };

/* A candidate of a kind.  False: there is none. */
static bool make(struct hands *p, enum kind kind)
{
	static int longest;
	struct spec deal = {.ranks = ranks_most(), .lean = kind == LEAN ? (int)chance(5) : 0};
	int half = least(52, deck_cards()) / 2, length, cards;

	if (kind == DEAL)
		return deal_random(p, false);
	if (kind == NEAR_KEPT)
		return hands_near(p);
	if (kind == LONGER) {
		if (!deck_deal(p, 0) || game_play(&base, p, &length, NULL) == LONG || length <= longest || length > rounds_of_most)
			return false;
		longest = length;
		return true;
	}
	if (book->deals != ANY_CARDS || half == 0)
		return false;
	if (kind == LARGE)
		return hands_large(p);
	if (kind == CHAIN)
		return deck_deal(p, 1 + (int)chance(greatest(1, (half - 1) / (base.down + 1))));
	cards = kind == SMALL ? (int)chance(2 + chance(16)) : 1 + (int)chance(1 + chance(half));
	if (kind == SMALL) {
		cards_share(&deal, cards, 99);
		return cards >= cards_least() && cards <= deck_cards() && spec_deal(&deal, p);
	}
	deal.ties = chance(3) == 0 ? 0 : 1 + (int)chance(1 + chance(4));
	deal.first = chance(2) == 0 ? 0 : (int)chance(cards);
	deal.cards[0] = deal.cards[1] = cards;
	if (!is_dealt(&base) && chance(2) == 0)
		deal.cards[chance(2)] = 1 + (int)chance(cards);
	else if (is_dealt(&base) && chance(2) == 0 && cards < half)
		deal.cards[base.dealt_first]++;
	return spec_deal(&deal, p);
}

/* Offers candidates of a kind, until `vain_most` games in a row are vain.  No game is longer than `longest`. */
static void offer_all(enum kind kind, int vain_most, int longest)
{
	static struct hands p;
	int vain = 0, tries = 0, all = rounds_of_most;

	rounds_of_most = least(all, longest);
	vain_most *= greatest(1, effort);
	while (vain < vain_most && tries++ < 20 * vain_most)
		if (make(&p, kind) && offer(&p, &vain))
			vain = tries = 0;
	rounds_of_most = all;
}

/* One player wins each battle, and both have so many cards. */
static bool hands_even(struct hands *p, int cards)
{
	if (is_dealt(&base) || book->deals != ANY_CARDS || cards < 1 || cards > 998)
		return false;
	p->n[0] = p->n[1] = cards;
	for (int i = 0; i < 2 * cards; i++)
		*card_at(p, i) = (struct card){i < cards ? 9 : 7, book->suits ? i % 4 : -1};
	return true;
}

/* At the limit: of a game that is won just before it, one at it, one just after it; 1: a draw was found, which tells less; 2: a
 * game that is won. */
enum { LIMIT_DEALS = 400000, LIMIT_ROUNDS = 30000000 };
static int limit_found[3];
static char untried[200]; /* what could not be tried at the limit, or "" */

/* Keeps a game at the limit, if there is none as good. */
static void limit_offer(const struct hands *p)
{
	struct traits beyond = base;
	char right[TEXT_MOST];
	int length, at;
	enum result result;

	beyond.limit = base.limit + 2;
	result = game_play(&beyond, p, &length, NULL);
	at = length - base.limit + 1;
	if ((result != WIN1 && result != WIN2 && result != DRAW) || at < (base.limit == 1) || at > 2 ||
		limit_found[at] >= 1 + (result != DRAW) || kept_count == KEPT_MOST)
		return;
	limit_found[at] = 1 + (result != DRAW);
	game_answer(&base, p, right);
	kept[kept_count].chosen = true;
	keep(p, right);
}

/* Looks for games at the limit among those that are kept, and random deals. */
static void keep_limit(void)
{
	static struct hands p;
	int vain = 0, given = kept_count;
	const char *unit = says_word("unit", &base), *gap = "";
	char missing[80] = "";
	int64_t played = 0;

	if (base.limit > rounds_of_most) {
		sprintf(untried, "it was not tried; ROUNDS=%d would try games of more than %d %ss", base.limit + 1, base.limit, unit);
		return;
	}
	for (int i = 0; i < given + LIMIT_DEALS && played < LIMIT_ROUNDS; i++) {
		if (limit_found[0] + limit_found[1] + limit_found[2] == 6)
			break;
		if (i < given || deck_deal(&p, 0))
			limit_offer(i < given ? &kept[i].hands : &p);
		played += table.rounds;
	}
	for (int at = base.limit == 1; at < 3; at++)
		if (limit_found[at] == 0 && (!hands_even(&p, base.limit - 1 + at) || !offer(&p, &vain))) {
			sprintf(missing + strlen(missing), "%s%d", gap, base.limit - 1 + at);
			gap = " or ";
		}
	if (*missing != '\0')
		sprintf(untried, "no game of %s %ss was found; a program that is wrong only there counts as right", missing, unit);
}

/*
 * Of the puzzles kept of rule `owner`, the one that most faults of `rule` get wrong that no chosen puzzle catches yet,
 * for the cards that it has.  ANY_RULE: of all rules.  -1: none is left.  From here on, `caught` are the faults that are
 * still to be caught by a chosen puzzle.
 */
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

/* If a card is below the lowest rank of the deck, gives all cards ranks of the deck, in the same order: a right program may know
 * no others.  False: the deck has fewer ranks. */
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

static const struct traits decks = {.input = DECKS}; /* how the file and what is made have puzzles, for all rules */

/* Makes hands a puzzle under these rules: cards get suits, or lose them.  False: they are none. */
static bool hands_adapt(struct hands *p)
{
	static struct flat flat;
	int more = p->n[base.dealt_first] - p->n[!base.dealt_first], cards = puzzle_cards(p), seen[ACE + 1] = {0};
	int most = book->deals == RANKS_ONCE ? 1 : cards_fixed() > 0 ? suits_most() : cards; /* cards of a rank */

	if (!hands_fit(p) || (is_dealt(&base) && (more < 0 || more > 1 || cards > least(52, deck_cards()))))
		return false;
	for (int i = 0; i < cards; i++) {
		struct card *card = card_at(p, i);
		int nth = seen[least(ACE, card->rank)]++;

		if (nth >= most)
			return false;
		card->suit = !book->suits ? -1 : card->suit < 0 ? nth % suits_most() : card->suit;
	}
	flat_of(p, &flat);
	return flat_deal(&flat, p);
}

/* Offers the hands of the file `puzzles`.  Does its head, a line `= RULES RULES ...`, name these rules?  Then they are enough. */
static bool file_offer(void)
{
	static char line[4 * LINE_MOST];
	static struct hands p;
	FILE *file = fopen(puzzles_name, "r");
	bool enough = false;
	int vain = 0;

	while (file != NULL && fgets(line, sizeof line, file) != NULL) {
		for (char *rules = line[0] == '=' ? strtok(line + 1, " \n") : NULL; rules != NULL; rules = strtok(NULL, " \n")) {
			right_rules(rules);
			enough |= strcmp(right.rules, rules_text) == 0;
		}
		right_rules(rules_text);
		if (!isdigit((unsigned char)line[0]))
			continue;
		puzzle_parse(&p, line, &decks);
		if (!hands_adapt(&p))
			continue;
		offer(&p, &vain);
		if (base.limit > 0 && base.limit <= rounds_of_most)
			limit_offer(&p);
	}
	if (file != NULL)
		fclose(file);
	return enough;
}

/* Chooses puzzles for these rules. */
static void puzzles_make(int rounds_most)
{
	static const struct {
		enum kind kind;
		int vain_most, longest;
	} kinds[] = {{SMALL, 1500, 40}, {LEAN, 1500, 100}, {DEAL, 1000, 200}, {CHAIN, 700, 200}, {NEAR_KEPT, 2000, 200},
		{DEAL, 100, 1 << 30}, {LONGER, 100, 1 << 30}, {LARGE, 48, 1 << 30}};
	bool enough;

	rounds_of_most = rounds_most;
	chance_state = 0;
	enough = file_offer() && effort == 0;
	candidates_new = true;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !enough; i++)
		offer_all(kinds[i].kind, kinds[i].vain_most, kinds[i].longest);
	if (base.limit > 0 && base.limit <= 100000) /* no deal gets there */
		keep_limit();
	kept_choose();
}

static const char *builds; /* the folder for what is made, or NULL */

/* The name of the file with the puzzles that this judge makes for these rules.  judge.sh removes it if there are other hands or
 * faults. */
static char *made_name(int rounds_most)
{
	static char name[4096];
	const char *const parts[] = {rules_text, __DATE__ __TIME__};
	uint64_t hash = 0xcbf29ce484222325; /* FNV-1a */

	for (int i = 0; i < 2; i++)
		for (const char *at = parts[i]; *at != '\0'; at++)
			hash = (hash ^ (unsigned char)*at) * 0x100000001b3;
	snprintf(name, sizeof name, "%s/%016llx.made", builds, (unsigned long long)hash + (unsigned long long)rounds_most);
	return name;
}

/* Gives the puzzles that were made earlier: a rule and a puzzle in each line, with a tab between; after a `#` stands what could
 * not be tried at the limit.  False: there are none. */
static bool made_read(const char *name)
{
	static char line[4 * LINE_MOST];
	static struct hands p;
	FILE *file = fopen(name, "r");

	while (file != NULL && fgets(line, sizeof line, file) != NULL) {
		char *puzzle = strchr(line, '\t');

		line[strcspn(line, "\t\n")] = '\0';
		if (line[0] == '#')
			snprintf(untried, sizeof untried, "%.*s", (int)sizeof untried - 1, line + 2);
		if (puzzle == NULL)
			continue;
		puzzle_parse(&p, puzzle + 1, &decks);
		for (int rule = 0; rule < rules_count; rule++)
			if (strcmp(rules[rule], line) == 0)
				give(rules[rule], &p);
	}
	if (file != NULL)
		fclose(file);
	return file != NULL;
}

/* new: for check.sh, only hands that the file `puzzles` lacks, without their rules. */
static void made_write(FILE *file, bool new)
{
	for (int i = 0; i < made_count; i++) {
		if (new && !kept[made[i]].new)
			continue;
		fprintf(file, new ? "" : "%s\t", rules[kept[made[i]].rule]);
		puzzle_print(&kept[made[i]].hands, &decks, file);
		fprintf(file, "\n");
	}
	if (!new && *untried != '\0')
		fprintf(file, "# %s\n", untried);
}

/* Gives the puzzles that catch the faults of the catalogue: those made for these rules earlier, or those that are made now. */
static void built_give(int rounds_most)
{
	const char *name = made_name(rounds_most);
	char new[4200];
	FILE *file;

	if (made_read(name))
		return;
	now("making puzzles for these rules");
	puzzles_make(rounds_most);
	snprintf(new, sizeof new, "%s.%ld", name, (long)getpid());
	if ((file = fopen(new, "w")) != NULL) {
		made_write(file, false);
		if (fclose(file) != 0 || rename(new, name) != 0)
			remove(new);
	}
	for (int i = 0; i < made_count; i++)
		give(rules[kept[made[i]].rule], &kept[made[i]].hands);
}
