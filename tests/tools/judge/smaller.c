/*
 * smaller.c - a small puzzle that a program with some traits gets wrong; part of diagnose.c
 *
 * Starts with a puzzle that it gets wrong, leaves out cards, exchanges and changes them as long as it stays wrong, and
 * keeps what has fewer cards, then fewer rounds, then fewer and lower ranks.
 */
enum { SEARCHES = 3, CHANGES = 150000, WORK_MOST = 5000000 }; /* work: rounds, and 20 for each change */

static int64_t work;

struct flat {
	struct card card[CARDS_MOST];
	int cards, first; /* cards of player 1, if each has its own deck */
};

static void flat_deal(const struct flat *flat, struct puzzle *p)
{
	p->n[0] = p->n[1] = 0;
	for (int i = 0; i < flat->cards; i++) {
		int to = base.input == 1 ? i >= flat->first : (i + base.dealt_first) % 2;

		p->card[to][p->n[to]++] = flat->card[i];
	}
}

static void flat_of(const struct puzzle *p, struct flat *flat)
{
	flat->cards = puzzle_cards(p);
	flat->first = p->n[0];
	for (int i = 0; i < flat->cards; i++)
		flat->card[i] = base.input == 1 ?
			p->card[i >= flat->first][i >= flat->first ? i - flat->first : i] :
			p->card[(i + base.dealt_first) % 2][i / 2];
}

/* How good a puzzle is that the traits get wrong, less is better; -1: they get it right, or it is none. */
static int64_t flat_cost(const struct flat *flat, const struct traits *t, int rounds_most)
{
	static struct puzzle p;
	char right[TEXT_MOST], text[TEXT_MOST];
	int length, sum = 0, ranks = 0;
	bool seen[16] = {false};
	enum result result;

	if (base.input == 1 && (flat->first < 1 || flat->first >= flat->cards))
		return -1;
	for (int i = 0; i < flat->cards; i++)
		for (int j = 0; j < i && flat->cards <= 52 && flat->card[i].suit >= 0; j++)
			if (flat->card[j].rank == flat->card[i].rank &&
				flat->card[j].suit == flat->card[i].suit)
				return -1;
	flat_deal(flat, &p);
	result = game_play(&base, &p, &length, NULL);
	work += 20 + 2 * table.rounds;
	if (result == LONG || length > rounds_most)
		return -1;
	answer(&base, result, length, right);
	game_answer(t, &p, text);
	if (strcmp(right, text) == 0)
		return -1;
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
	struct card card;

	if (flat->cards == 0)
		return;
	at = chance(flat->cards);
	other = chance(flat->cards);
	switch (chance(4)) {
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
		card = flat->card[at];
		flat->card[at] = flat->card[other];
		flat->card[other] = card;
		break;
	case 2:
		flat->card[at].rank = 2 + (int)chance(13);
		if (flat->card[at].suit >= 0)
			flat->card[at].suit = (int)chance(4);
		break;
	default:
		card = flat->card[at];
		flat->card[at].rank = flat->card[other].rank;
		if (flat->card[at].suit >= 0)
			flat->card[at].suit = (int)chance(4);
		flat->first += chance(4) == 0 ? 1 - 2 * (int)chance(2) : 0;
		break;
	}
}

/* Suits in the order D, H, C, S for each rank, if the puzzle stays wrong. */
static void flat_suits(struct flat *flat, const struct traits *t, int rounds_most)
{
	struct flat plain = *flat;
	int used[16] = {0};

	if (flat->cards > 52 || flat->card[0].suit < 0)
		return;
	for (int i = 0; i < plain.cards; i++)
		plain.card[i].suit = used[plain.card[i].rank % 16]++ % 4;
	if (flat_cost(&plain, t, rounds_most) >= 0)
		*flat = plain;
}

/* Prints the smallest that it finds from the smallest wrong puzzle on standard input, or nothing. */
static void smaller(const char *traits, int rounds_most)
{
	static char line[LINE_MOST];
	static struct puzzle p;
	static struct flat start, now, next, best;
	struct traits t = base;
	int64_t cost_best = -1, cost_start = -1;

	if (!traits_parse(&t, traits, 0, NULL))
		fail("no such traits", traits);
	while (fgets(line, sizeof line, stdin) != NULL) {
		int64_t cost;

		puzzle_parse(&p, line, &base);
		flat_of(&p, &next);
		cost = flat_cost(&next, &t, rounds_most);
		if (cost >= 0 && (cost_start < 0 || cost < cost_start)) {
			cost_start = cost;
			start = next;
		}
	}
	if (cost_start < 0)
		return;
	for (int search = 0; search < SEARCHES; search++) {
		int64_t cost_now = cost_start;

		work = 0;
		chance_state = search;
		now = start;
		for (int step = 0; step < CHANGES && work < WORK_MOST; step++) {
			int64_t cost;

			next = now;
			for (int changes = 1 + (int)chance(3); changes > 0; changes--)
				flat_change(&next);
			cost = flat_cost(&next, &t, rounds_most);
			if (cost < 0 || cost > cost_now)
				continue;
			now = next;
			cost_now = cost;
		}
		if (cost_best < 0 || cost_now < cost_best) {
			cost_best = cost_now;
			best = now;
		}
	}
	flat_suits(&best, &t, rounds_most);
	flat_deal(&best, &p);
	puzzle_print(&p, &base, stdout);
	printf("\n");
}
