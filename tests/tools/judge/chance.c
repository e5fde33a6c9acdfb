/*
 * chance.c - judges games that chance plays; part of judge.c
 *
 * deals_judge() judges random deals.  The program has played each once, war many times.  If the program is right, its game is
 * one more of the same kind.  So the place of its length among war's lengths is uniform between 0 and 1, if equal lengths
 * are put in a random order; and its answer is `1 ...` as often as war's.  The tests:
 *
 * - the mean of the places, which is normal: z^2 = 12 n (mean - 1/2)^2
 * - the greatest distance D of the places from a uniform distribution (Kolmogorov-Smirnov): its chance is below
 *   2 exp(-2 n D^2), whatever n is (P. Massart 1990)
 * - the number of games longer than all of war's, and the number of each kind of answer (1, 2, PAT, OFF): the exact
 *   distribution of a sum of independent events.  The chance of the event is its share in war's games and the program's one,
 *   taken together: under the rules, each of these games is as likely the program's.
 *
 * Seven tests at most, at two looks (more deals are played if the first are suspicious): each calls a right program
 * wrong in 1 of 140,000 cases, all of them together in 1 of 10,000 at most.
 */
enum { KINDS = 8, ANSWER_WORDS = 2, DEALS_MOST = 2000, FAULT_PLAYS = 20, UNENDED = 1 << 30 };

/* Where a test of z^2, of n D^2, of the chance of a number rejects. */
struct level {
	double square, distance, tail;
};
static const struct level wrong_at = {20.2, 6.28, 7.1e-6}, /* 1 in 140,000 */
	odd_at = {4.71, 2.1, 0.03}, /* three in 100: worth more deals */
	fits_at = {10.8, 3.8, 0.001}; /* a fault whose games differ so much does not explain these */

/* ---- Answers ---- */

/* Kinds of answers: what is left of an answer without its length. */
static char *kinds[KINDS];
static int kinds_count;

struct outcome {
	int kind, length; /* kind: -1: no answer; length: -1: none */
};

static int kind_of(const char *word, bool add)
{
	for (int i = 0; i < kinds_count; i++)
		if (strcmp(kinds[i], word) == 0)
			return i;
	if (!add || kinds_count == KINDS)
		return -1;
	kinds[kinds_count] = strdup(word);
	return kinds_count++;
}

/* add: a kind that has not been seen is noted. */
static struct outcome outcome_parse(const char *text, bool add)
{
	char words[ANSWER_WORDS][16], rest[2];
	int count = sscanf(text, "%15s %15s %1s", words[0], words[1], rest);
	struct outcome outcome = {-1, -1};

	if (count == 1)
		outcome.kind = kind_of(words[0], add);
	if (count == 2 && book->length != NO_LENGTH && isdigit((unsigned char)words[book->length == LENGTH_LAST][0])) {
		outcome.kind = kind_of(words[book->length != LENGTH_LAST], add);
		outcome.length = atoi(words[book->length == LENGTH_LAST]);
	}
	return outcome;
}

/* ---- Games of random deals ---- */

enum { FIRST_DEALS = 300, MORE_DEALS = 1200, PLAYS = 200, REPEATS = 20 };

static struct deal {
	struct puzzle *puzzle;
	char (*answers)[ANSWER_MOST]; /* war's games */
	struct outcome got, *by_rules; /* shorter ones first */
} deals_played[DEALS_MOST];
static int deals_count;
static int deals_told; /* those that were skipped are the last ones, and have no answer */
static int repeated; /* of the first deals, which were played once more; 0: with other answers */

static bool has_ended(const struct deal *deal)
{
	return deal->puzzle->verdict <= WRONG;
}

static int shorter_first(const void *a, const void *b)
{
	return ((const struct outcome *)a)->length - ((const struct outcome *)b)->length;
}

/* war's games. */
static void answers_parse(void)
{
	for (int i = 0; i < deals_count; i++) {
		struct deal *deal = &deals_played[i];

		if (deal->by_rules == NULL && (deal->by_rules = calloc(PLAYS, sizeof *deal->by_rules)) == NULL)
			fail("no memory", "for games");
		for (int k = 0; k < PLAYS; k++)
			deal->by_rules[k] = outcome_parse(deal->answers[k], true);
		qsort(deal->by_rules, PLAYS, sizeof *deal->by_rules, shorter_first);
	}
}

/* A deal of the whole deck, and war's games of it, whose numbers begin with `number`. */
static void deal_make(struct deal *deal, long seed, unsigned long long number)
{
	struct puzzle *p = puzzle_new(random_deals, words_from(right_deal(seed)));
	long length = 0;

	puzzle_parse(&p->hands, p->words, &base);
	*deal = (struct deal){.puzzle = p, .answers = calloc(PLAYS, sizeof *deal->answers)};
	if (deal->answers == NULL)
		fail("no memory", "for games");
	for (int k = 0; k < PLAYS; k++) {
		const char *answer = right_answer(number + k, UNENDED, &length);

		snprintf(deal->answers[k], ANSWER_MOST, "%s", answer == NULL ? "" : answer);
		p->length = greatest((int)p->length, k == 0 ? (int)length : 0);
	}
	p->answer = strdup("?");
}

/* Runs the program, and war, on more deals. */
static void deals_run(int to)
{
	struct puzzle *queue[DEALS_MOST];
	int from = deals_told;
	struct batch batch = {queue, .any_answer = true, .budget = 500.0 * options.budget};

	for (int i = from; i < to; i++) {
		deal_make(&deals_played[i], options.seed + i, 1000000000ULL + (unsigned long long)(options.seed + i) * PLAYS);
		queue[batch.count++] = deals_played[i].puzzle;
	}
	now("running the program on %d random deals", batch.count);
	deals_told += batch_run(&batch);
}

/* Runs the program on some deals once more, in another second, if it may begin its random numbers from the clock. */
static void deals_repeat(void)
{
	struct puzzle again[REPEATS], *queue[REPEATS];
	struct batch batch = {queue, least(deals_told, REPEATS), .any_answer = true};

	for (int time = 0; time < 2; time++) {
		for (int i = 0; i < batch.count; i++) {
			again[i] = (struct puzzle){.rule = random_deals, .words = deals_played[i].puzzle->words, .answer = "?"};
			queue[i] = &again[i];
		}
		repeated = batch_run(&batch);
		for (int i = 0; i < batch.count && repeated > 0; i++)
			if (i >= repeated || strcmp(again[i].first, deals_played[i].puzzle->first) != 0)
				repeated = 0;
		if (repeated == 0)
			return;
		if (time == 0)
			sleep(1);
	}
}

/*
 * A game that has not ended is as long as its time allows at the slowest pace of the games that have; without such games,
 * nothing is known of it.
 */
static void unended_measure(void)
{
	double pace = 0;

	for (int i = 0; i < deals_count; i++) {
		const struct deal *deal = &deals_played[i];

		if (has_ended(deal) && deal->got.length > 0 && deal->puzzle->hundredths / deal->got.length > pace)
			pace = deal->puzzle->hundredths / deal->got.length;
	}
	for (int i = 0; i < deals_count; i++) {
		struct deal *deal = &deals_played[i];

		if (!has_ended(deal) && deal->puzzle->verdict != CRASHED && pace > 0)
			deal->got.length = (int)(deal->puzzle->hundredths / pace);
	}
}

/* ---- Tests ---- */

/* How games fit those of some rules. */
struct fit {
	int games, lengths, longer; /* lengths: games that have one; longer: than all others of the deal */
	double places, place[DEALS_MOST];
	int hits[KINDS + 1]; /* games of each kind; the last: longer */
	double usual[KINDS + 1], share[KINDS + 1][DEALS_MOST]; /* usual: the sum of the shares */
};

static void hit_add(struct fit *fit, int kind, int game, bool hit, int others, int games)
{
	double share = (double)(others + hit) / (games + 1);

	fit->share[kind][game] = share;
	fit->usual[kind] += share;
	fit->hits[kind] += hit;
}

/* Adds a game, and others of the same deal. */
static void fit_add(struct fit *fit, struct outcome got, const struct outcome *others, int count)
{
	int below = 0, equal = 0, measured = 0, counts[KINDS] = {0};

	for (int k = 0; k < count; k++) {
		if (others[k].kind >= 0)
			counts[others[k].kind]++;
		if (others[k].length < 0)
			continue;
		measured++;
		below += others[k].length < got.length;
		equal += others[k].length == got.length;
	}
	if (got.kind >= 0) {
		for (int kind = 0; kind < kinds_count; kind++)
			hit_add(fit, kind, fit->games, got.kind == kind, counts[kind], count);
		fit->games++;
	}
	if (got.length < 0 || measured == 0)
		return;
	fit->place[fit->lengths] =
		(below + (equal + 1) * (chance(1 << 24) + 0.5) / (1 << 24)) / (measured + 1);
	fit->places += fit->place[fit->lengths];
	/* If none is longer, the program's game is one of measured + 1. */
	hit_add(fit, KINDS, fit->lengths, below == measured, below != measured, measured);
	fit->lengths++;
}

static double mean_square(const struct fit *fit)
{
	double off = fit->lengths > 0 ? fit->places / fit->lengths - 0.5 : 0;

	return 12 * fit->lengths * off * off;
}

static int lower_first(const void *a, const void *b)
{
	double one = *(const double *)a, other = *(const double *)b;

	return (one > other) - (one < other);
}

/* n D^2. */
static double distance(const struct fit *fit)
{
	static double place[DEALS_MOST];
	int n = fit->lengths;
	double most = 0;

	memcpy(place, fit->place, n * sizeof *place);
	qsort(place, n, sizeof *place, lower_first);
	for (int i = 0; i < n; i++) {
		double above = (double)(i + 1) / n - place[i], under = place[i] - (double)i / n;

		most = above > most ? above : most;
		most = under > most ? under : most;
	}
	return n * most * most;
}

/* The chance of a number of games of this kind that is at least as far from the usual one, on either side. */
static double tail(const struct fit *fit, int kind)
{
	static double number[DEALS_MOST + 1]; /* chances of each number */
	int games = kind == KINDS ? fit->lengths : fit->games;
	double fewer = 0, more = 0;

	memset(number, 0, sizeof number);
	number[0] = 1;
	for (int i = 0; i < games; i++)
		for (int k = i + 1; k >= 0; k--)
			number[k] = number[k] * (1 - fit->share[kind][i]) +
				(k > 0 ? number[k - 1] * fit->share[kind][i] : 0);
	for (int k = 0; k <= games; k++) {
		fewer += k <= fit->hits[kind] ? number[k] : 0;
		more += k >= fit->hits[kind] ? number[k] : 0;
	}
	return 2 * (fewer < more ? fewer : more);
}

static bool lengths_differ(const struct fit *fit, const struct level *level)
{
	return mean_square(fit) > level->square || distance(fit) > level->distance ||
		tail(fit, KINDS) < level->tail;
}

/* The kind of answer whose number is the least likely, or -1 if none is so unlikely. */
static int kind_differs(const struct fit *fit, const struct level *level)
{
	int found = -1;
	double least = level->tail;

	for (int kind = 0; kind < kinds_count; kind++) {
		double chance_of = tail(fit, kind);

		if (chance_of < least) {
			found = kind;
			least = chance_of;
		}
	}
	return found;
}

/* ---- Sizes of differences ---- */

static double root(double x)
{
	double root = x > 1 ? x : 1;

	for (int i = 0; i < 60; i++)
		root = (root + x / root) / 2;
	return root;
}

/* The place of a length among war's games, each of which has a length within half a unit. */
static double place_of(const struct outcome *games, double length)
{
	double below = 0;
	int measured = 0;

	for (int k = 0; k < PLAYS; k++) {
		double over = length - games[k].length + 0.5;

		measured += games[k].length >= 0;
		if (games[k].length >= 0 && over > 0)
			below += over < 1 ? over : 1;
	}
	return measured == 0 ? 0.5 : below / measured;
}

/* The mean place if the program's games were longer by a factor; or (got false) if war's own were. */
static double places_scaled(double factor, bool got)
{
	double sum = 0;
	int count = 0;

	for (int i = 0; i < deals_count; i++) {
		const struct deal *deal = &deals_played[i];
		int step = got ? PLAYS :
				 greatest(1, PLAYS / 8); /* some of war's, from the shortest to the longest */

		for (int k = step / 2; k < PLAYS; k += step) {
			int length = got ? deal->got.length : deal->by_rules[k].length;

			if (length < 0)
				continue;
			sum += place_of(deal->by_rules, length * factor);
			count++;
		}
	}
	return count == 0 ? 0.5 : sum / count;
}

/* The factor by which games have this mean place. */
static double factor_of(double place, bool got)
{
	double low = 0.02, high = 50;

	for (int i = 0; i < 20; i++) {
		double middle = root(low * high);

		if (places_scaled(middle, got) < place)
			low = middle;
		else
			high = middle;
	}
	return root(low * high);
}

/* ---- Faults ---- */

/* Plays a deal with the fault, and adds the program's game to the fit.  False: without chance, the fault gives another answer. */
static bool fault_plays(const struct traits *t, const struct deal *deal, struct fit *fit)
{
	struct outcome games[FAULT_PLAYS];
	char text[TEXT_MOST];

	for (int k = 0; k < FAULT_PLAYS; k++) {
		game_answer(t, &deal->puzzle->hands, text);
		if (!by_chance(t)) /* the same each time */
			return deal->puzzle->verdict == CRASHED ? text[0] == '!' :
				has_ended(deal)                 ? strcmp(text, deal->puzzle->first) == 0 :
								  text[0] == '~';
		games[k] = outcome_parse(text, false);
		if (text[0] == '~')
			games[k].length = UNENDED;
	}
	fit_add(fit, deal->got, games, FAULT_PLAYS);
	return true;
}

/* Can a program with these traits give the answers to the random deals? */
static bool fault_fits(const struct traits *t)
{
	static struct fit fit;

	memset(&fit, 0, sizeof fit);
	for (int i = 0; i < deals_count; i++)
		if (!fault_plays(t, &deals_played[i], &fit) ||
			((i % 50 == 49 || i == deals_count - 1) &&
				(lengths_differ(&fit, &fits_at) || kind_differs(&fit, &fits_at) >= 0)))
			return false;
	return true;
}

/* Can it give the answers to the puzzles? */
static bool fault_explains(const struct traits *t)
{
	int evidence = 0;

	for (int i = 0; i < records_count; i++)
		if (!explains(t, records[i], &evidence))
			return false;
	return true;
}

/* Do hypotheses[] have faults, not what wrong games have in common? */
static bool fault_named(void)
{
	return hypotheses_count > 0 && !hypotheses[0].guess.counted;
}

/*
 * Keeps the hypotheses that fit the random deals; if there are none, tries all faults.  sure: only those without chance,
 * which give each answer as it is.
 */
static void faults_fit(bool sure)
{
	char says[2 * TEXT_MOST];
	bool exact = sure, none = !fault_named();
	int before;

	for (int i = 0; i < variants_count && none; i++)
		if (fault_explains(&variants[i].t)) {
			variant_say(says, &variants[i]);
			hypothesis_add((struct guess){.t = variants[i].t}, says, "");
		}
	before = hypotheses_count;
	hypotheses_count = 0;
	for (int i = 0; i < before; i++) {
		const struct hypothesis *one = &hypotheses[i];

		if (one->guess.counted || (exact && by_chance(&one->guess.t)) || !fault_fits(&one->guess.t))
			continue;
		if (!exact && !by_chance(&one->guess.t)) { /* no other fits so well */
			exact = true;
			hypotheses_count = 0;
		}
		hypotheses[hypotheses_count++] = *one;
	}
}

/* ---- The report ---- */

enum { NOTICED = 1645 }; /* thousandths: 95 of 100 values of a normal distribution are greater than - this */

/* Sentences: of a fault that explains all, why the deals are wrong, of a right program, and what is true of either. */
static struct text chance_fault, chance_cause, chance_note, chance_same, chance_limit;
static struct row chance_rows[4];
static int chance_rows_count;

/* A kind of answer as the program prints it. */
static const char *kind_text(int kind)
{
	static char text[32];
	bool length = false;

	for (int i = 0; i < deals_count; i++)
		for (int k = 0; k < PLAYS; k++)
			length |= deals_played[i].by_rules[k].kind == kind &&
				deals_played[i].by_rules[k].length >= 0;
	sprintf(text, length && book->length == LENGTH_FIRST ? "... %s" : length ? "%s ..." : "%s", kinds[kind]);
	return text;
}

/* Games by a factor longer. */
static const char *longer(double factor)
{
	static char text[2][32];
	static int next;
	int percent = (int)(100 * (factor > 1 ? factor - 1 : 1 - factor) + 0.5);

	if (factor > 49) /* factor_of() looks no further */
		return "many times as long";
	sprintf(text[next ^= 1], "%d %% %s", percent, factor > 1 ? "longer" : "shorter");
	return text[next];
}

/* A row of the table: deals are right or wrong all together. */
static void row_say(const char *rule, int games, bool wrong, const char *printed)
{
	chance_rows[chance_rows_count++] = (struct row){rule, .rights = wrong ? 0 : games, .wrongs = wrong ? games : 0,
		.games = games, .printed = strdup(printed)};
}

static bool lengths_say(const struct fit *fit)
{
	bool wrong = lengths_differ(fit, &wrong_at);
	double factor = factor_of(0.5, true);
	char text[TEXT_MOST];

	if (mean_square(fit) > wrong_at.square)
		sprintf(text, "%s", longer(1 / factor));
	else if (tail(fit, KINDS) < wrong_at.tail)
		sprintf(text, "longer than any of %d games by the rules in %d deals of %d", PLAYS,
			fit->hits[KINDS], fit->lengths);
	else
		sprintf(text, "of other lengths, though %s on average", longer(1 / factor));
	if (wrong)
		text_print(&chance_cause, "Its games are %s: %d random deals; the chance of that by the rules is below 1 in 10,000.\n",
			text, fit->lengths);
	if (fit->lengths > 0)
		row_say("lengths of random deals", fit->lengths, wrong, text);
	return wrong;
}

static bool kinds_say(const struct fit *fit)
{
	int kind = kind_differs(fit, &wrong_at);
	char text[TEXT_MOST] = "";

	if (kind >= 0) {
		sprintf(text, "%d answers `%s`, where %.1f are usual", fit->hits[kind], kind_text(kind),
			fit->usual[kind]);
		text_print(&chance_cause, "Of %d random deals it gives %s: the chance of that by the rules is below 1 in 10,000.\n",
			fit->games, text);
	}
	row_say("winners of random deals", fit->games, kind >= 0, text);
	return kind >= 0;
}

/* What would be noticed of a limit that is wrong: games that end above it, or more or fewer that are called off. */
static void limit_note(const struct fit *fit, double sum)
{
	int near = 0, off = kind_of("OFF", false), width = base.limit / 10 + 1;
	double square = 0, each; /* each: games of one length near the limit */

	for (int i = 0; i < deals_count && off >= 0; i++)
		for (int k = 0; k < PLAYS; k++)
			near += deals_played[i].by_rules[k].length > base.limit - width;
	for (int i = 0; i < fit->games && off >= 0; i++)
		square += fit->share[off][i] * (1 - fit->share[off][i]);
	each = (double)near / PLAYS / width;
	if (near > 0)
		text_print(&chance_limit, "In 95 of 100 cases this judge notices a limit that is greater by %d, or smaller by %d.\n",
			(int)(3 / each + 1), (int)(sum * root(square) / each + 1));
}

/* What was seen of a program that may be right, and what would have been noticed.  more: what is odd gets more deals. */
static void right_say(const struct fit *fit, bool more)
{
	double sum = root(more ? odd_at.square : wrong_at.square) + NOTICED / 1000.0, square = 0, off;
	int kind = 0;

	for (int i = 0; i < kinds_count; i++)
		kind = fit->usual[i] > fit->usual[kind] ? i : kind;
	for (int i = 0; i < fit->games; i++)
		square += fit->share[kind][i] * (1 - fit->share[kind][i]);
	text_print(&chance_note, "%d random deals: %d answers `%s`, where %.1f are usual", fit->games, fit->hits[kind],
		kind_text(kind), fit->usual[kind]);
	if (fit->lengths > 0)
		text_print(&chance_note, "; games %s than by the rules", longer(1 / factor_of(0.5, true)));
	text_print(&chance_note, ".  That can be chance.\n");
	off = fit->lengths > 0 ? sum / root(12 * fit->lengths) : 1;
	text_print(&chance_note, "In 95 of 100 cases this judge notices %d such answers more or fewer",
		(int)(sum * root(square) + 1));
	if (off < 0.4)
		text_print(&chance_note, ", or games %s or %s", longer(factor_of(0.5 + off, false)),
			longer(factor_of(0.5 - off, false)));
	text_print(&chance_note, ".\n");
	limit_note(fit, sum);
}

/* Does the program answer the first deals in the same way once more, though chance should hardly let it?  How many; or 0. */
static int repeats_count(void)
{
	double alike = 1;

	for (int i = 0; i < least(repeated, deals_count); i++) {
		const struct outcome *games = deals_played[i].by_rules;
		int equal = 0;

		for (int k = 0; k < PLAYS * PLAYS; k++)
			equal += games[k / PLAYS].kind == games[k % PLAYS].kind &&
				games[k / PLAYS].length == games[k % PLAYS].length;
		alike *= (double)equal / PLAYS / PLAYS;
	}
	return alike < 0.0001 ? repeated : 0;
}

/* A program that gives the same answers each time: the answers of a fault prove that it leaves nothing to chance. */
static bool repeats_say(int same)
{
	if (wrongs == 0)
		faults_fit(true);
	if (hypotheses_count > 0 && wrongs == 0) {
		row_say("the order of the winnings is left to chance", deals_count, true, "by a rule");
		text_print(&chance_cause,
			"It gives the same answer to a deal each time, and to all %d random deals the answers of such a program.\n",
			deals_count);
		return true;
	}
	text_print(&chance_same,
		"It gives the same answer to a deal each time (%d deals): it does not shuffle, or its random numbers begin "
	       "from one seed.  If from one seed, the verdict is about the games of that seed.\n",
		same);
	return false;
}

/* A player has won a game that is longer than the limit allows. */
static bool limit_say(void)
{
	for (int i = 0; i < deals_count; i++) {
		const struct deal *deal = &deals_played[i];

		if (base.limit == 0 || !has_ended(deal) || deal->got.length <= base.limit)
			continue;
		text_print(&chance_cause, "It prints `%s`, though games are called off at length %d.\n", deal->puzzle->first, base.limit);
		row_say("the limit of a game", 1, true, deal->puzzle->first);
		return true;
	}
	return false;
}

/*
 * Judges the random deals.  Leaves sentences, rows of the table and, in hypotheses[], the faults that explain all.  True: more
 * deals are worth it, and nothing is left; only if `more`.
 */
static bool deals_judge(bool more)
{
	static struct fit fit;
	bool wrong, by_rule; /* by_rule: it leaves nothing to chance, by the answers of a fault */
	int same;

	memset(&fit, 0, sizeof fit);
	records_take();
	kinds_count = 0;
	chance_state = 0;
	for (deals_count = 0; deals_count < deals_told; deals_count++)
		if (deals_played[deals_count].puzzle->verdict >= STARVED)
			break;
	answers_parse();
	for (int i = 0; i < deals_count; i++) {
		struct deal *deal = &deals_played[i];

		deal->got = outcome_parse(deal->puzzle->verdict == CRASHED ? "!" : has_ended(deal) ? deal->puzzle->first : "", true);
	}
	unended_measure();
	for (int i = 0; i < deals_count; i++)
		if (deals_played[i].puzzle->verdict != CRASHED)
			fit_add(&fit, deals_played[i].got, deals_played[i].by_rules, PLAYS);
	if (fit.games == 0)
		return false;
	same = repeats_count();
	by_rule = same > 0 && repeats_say(same);
	wrong = limit_say() || by_rule;
	wrong |= lengths_say(&fit);
	wrong |= kinds_say(&fit);
	if (!wrong && wrongs == 0 && more && (lengths_differ(&fit, &odd_at) || kind_differs(&fit, &odd_at) >= 0)) {
		struct text *texts[] = {&chance_cause, &chance_note, &chance_same, &chance_limit};

		for (int i = 0; i < 4; i++)
			text_clear(texts[i]);
		chance_rows_count = hypotheses_count = 0;
		return true;
	}
	if (!wrong && wrongs == 0)
		right_say(&fit, more);
	if ((wrong || wrongs > 0) && !by_rule)
		faults_fit(false);
	if ((wrong || wrongs > 0) && hypotheses_count > 0 && sentences() <= 2)
		hypotheses_say(&chance_fault, "It plays like", "");
	return false;
}

/* ---- Power ---- */

static double places_all; /* of all first looks */
static int lengths_all;

/* Is a program with these traits called wrong by its games of the deals, the first ones or all? */
static bool deals_wrong(const struct traits *t, int first, int all)
{
	static struct fit fit;
	char text[TEXT_MOST];

	memset(&fit, 0, sizeof fit);
	for (int i = 0; i < all; i++) {
		struct deal *deal = &deals_played[i];

		game_answer(t, &deal->puzzle->hands, text);
		deal->got = outcome_parse(text, true);
		if (text[0] == '~')
			deal->got = (struct outcome){-1, UNENDED};
		if (text[0] == '!')
			return true;
		fit_add(&fit, deal->got, deal->by_rules, PLAYS);
		if (i != first - 1)
			continue;
		places_all += fit.places;
		lengths_all += fit.lengths;
		if (lengths_differ(&fit, &wrong_at) || kind_differs(&fit, &wrong_at) >= 0)
			return true;
		if (!lengths_differ(&fit, &odd_at) && kind_differs(&fit, &odd_at) < 0)
			return false;
	}
	return lengths_differ(&fit, &wrong_at) || kind_differs(&fit, &wrong_at) >= 0;
}

/* In how many of the deals does a fault change the answer, if the cards are shuffled as a right program shuffles them? */
static int answers_changed(const struct traits *right_one, const struct traits *t)
{
	char right_text[TEXT_MOST], text[TEXT_MOST];
	uint64_t saved = chance_state;
	int changed = 0;

	for (int i = 0; i < deals_count; i++) {
		chance_state = i;
		game_answer(right_one, &deals_played[i].puzzle->hands, right_text);
		chance_state = i;
		game_answer(t, &deals_played[i].puzzle->hands, text);
		changed += strcmp(text, right_text) != 0;
	}
	chance_state = saved;
	return changed;
}

/*
 * For a right program and for each fault: by how many puzzles is it called wrong; if by none, in how many of 1,200 deals does
 * it change the answer; if in any, how often is it called wrong by random deals, of so many plays of a right program, and of
 * one with a fault?
 */
static void power(int plays_right, int plays_wrong)
{
	struct variant right_one = {.t = base};

	for (; deals_count < MORE_DEALS; deals_count++) {
		deal_make(&deals_played[deals_count], 7000 + deals_count, 5000000000ULL + (unsigned long long)deals_count * PLAYS);
		deals_played[deals_count].puzzle->first = "";
	}
	answers_parse();
	puzzles_make(1500);
	for (int i = -1; i < variants_count; i++) {
		const struct variant *fault = i < 0 ? &right_one : &variants[i];
		int found = 0, caught = 0, changed = 0, times = i < 0 ? plays_right : plays_wrong;

		for (int k = 0; k < kept_count && i >= 0; k++)
			caught += kept[k].wrong[i];
		if (i >= 0 && caught == 0)
			changed = answers_changed(&right_one.t, &fault->t);
		for (int time = 0; time < times && (i < 0 || changed > 0); time++)
			found += deals_wrong(&fault->t, FIRST_DEALS, deals_count);
		if (i < 0)
			printf("right\t\t0\t0\t0\t%d\tmean place %.3f\n", found,
				lengths_all > 0 ? places_all / lengths_all : 0.5);
		else
			printf("%s\t%s\t%d\t%d\t%d\t%d\t%s\n", fault->of->name, fault->of->traits, fault->number, caught, changed, found,
				fault->of->says);
		fflush(stdout);
	}
}
