/*
 * diagnose.c - finds the fault in the catalogue by which a program's answers can be explained
 *
 * usage: diagnose RULES FAULTS play TRAITS <PUZZLE       the answer of a program with these traits ('': a right one)
 *        diagnose RULES FAULTS answers TRAITS <ROWS      its answers to puzzles, one in a row
 *        diagnose RULES FAULTS explain HYPOTHESES <RECORDS
 *        diagnose RULES FAULTS deals HYPOTHESES SEED     puzzles by which the hypotheses can be told apart
 *        diagnose RULES FAULTS smaller TRAITS ROUNDS <ROWS   a small puzzle that a program with these traits gets wrong
 *        diagnose RULES FAULTS matrix <BUILT             faults by rules; see `faults`
 *        diagnose RULES FAULTS self <ROWS                for each fault: is it named, by its answers to these puzzles?
 *
 * RULES is what `war --counts` calls rules; under those that the program here does not know it says nothing.
 * RECORDS is what run.c prints.  The explanation is a sentence, or a few, or nothing: it has to fit each answer, right
 * or wrong.  HYPOTHESES gets a row for each way to explain them: traits, a tab, the sentence.
 */
#include "play.c"
#include "chance.c"
#include <ctype.h>

/* ---- Records ---- */

static struct card card_parse(const char *text, size_t length)
{
	static const char suits[] = "DHCS", ranks[] = "JQKA";
	const char *suit = strchr(suits, text[length - 1]), *rank = strchr(ranks, text[0]);

	return (struct card){rank != NULL ? 11 + (int)(rank - ranks) : atoi(text),
		suit != NULL ? (int)(suit - suits) : -1};
}

/* A row of words: N and N cards, for each hand; or of a deck, which is dealt in turn. */
static void puzzle_parse(struct puzzle *p, const char *text, const struct traits *rules)
{
	int hands = rules->input == 1 ? 2 : 1;

	p->n[0] = p->n[1] = 0;
	for (int hand = 0; hand < hands; hand++) {
		char *end;
		long n = strtol(text, &end, 10);

		for (text = end; n > 0; n--) {
			size_t length;
			int to = hands == 2 ? hand : (p->n[0] + p->n[1] + rules->dealt_first) % 2;

			text += strspn(text, " \n");
			length = strcspn(text, " \n\t");
			if (length == 0 || p->n[to] == CARDS_MOST)
				fail("no puzzle", text);
			p->card[to][p->n[to]++] = card_parse(text, length);
			text += length;
		}
	}
}

enum { RECORDS_MOST = 2000, FIELDS = 12 };
enum verdict { RIGHT, WRONG, CRASHED, ENDLESS, SLOW };
static struct record {
	enum verdict verdict;
	char *answer, *printed, *last, *note;
	struct puzzle puzzle;
	struct facts facts;
} *records[RECORDS_MOST];
static int records_count, wrongs, rights;

static void record_parse(char *line)
{
	char *field[FIELDS] = {NULL};
	struct record *record;
	int length;

	for (int i = 0; i < FIELDS && line != NULL; i++) {
		char *tab = line + strcspn(line, "\t\n");

		field[i] = line;
		line = *tab == '\t' ? tab + 1 : NULL;
		*tab = '\0';
	}
	if (field[FIELDS - 1] == NULL || records_count == RECORDS_MOST)
		fail("no record", field[0]);
	if ((record = calloc(1, sizeof *record)) == NULL)
		fail("no memory", "for records");
	record->verdict = strcmp(field[1], "right") == 0 ? RIGHT :
		strcmp(field[1], "wrong") == 0           ? WRONG :
		strcmp(field[1], "crashed") == 0         ? CRASHED :
		strcmp(field[1], "endless") == 0         ? ENDLESS :
							   SLOW;
	record->answer = strdup(field[5]);
	record->printed = strdup(field[9]);
	record->last = strdup(field[10]);
	record->note = strdup(field[11]);
	puzzle_parse(&record->puzzle, field[8], &base);
	game_play(&base, &record->puzzle, &length, &record->facts);
	records[records_count++] = record;
}

/* Wrong records first, as they refute most hypotheses, and short games before long ones. */
static int refuting_first(const void *a, const void *b)
{
	const struct record *one = *(struct record *const *)a, *other = *(struct record *const *)b;
	int by_verdict = (one->verdict == RIGHT) - (other->verdict == RIGHT);

	return by_verdict != 0 ? by_verdict : one->facts.rounds - other->facts.rounds;
}

static void records_read(void)
{
	static char line[LINE_MOST * 4];

	while (fgets(line, sizeof line, stdin) != NULL)
		record_parse(line);
	qsort(records, records_count, sizeof *records, refuting_first);
	for (int i = 0; i < records_count; i++) {
		rights += records[i]->verdict == RIGHT;
		wrongs += records[i]->verdict != RIGHT && records[i]->verdict != SLOW;
	}
}

/* ---- Hypotheses ---- */

enum { EVIDENCE = 3 };

/* Is the record what a program with these traits does?  *evidence grows by a wrong answer that is just so. */
static bool explains(const struct traits *t, const struct record *record, int *evidence)
{
	char text[TEXT_MOST];

	game_answer(t, &record->puzzle, text);
	if (record->verdict == WRONG           ? strcmp(text, record->last) == 0 :
			record->verdict == CRASHED ? text[0] == '!' :
						     record->verdict == ENDLESS && text[0] == '~')
		*evidence += strpbrk(text, "0123456789") != NULL ? 3 : 1; /* a number is hard to hit by chance */
	switch (record->verdict) {
	case SLOW:
		return true;
	case RIGHT: /* an answer without a number may be right by chance */
		return strcmp(text, record->answer) == 0 ||
			(strcmp(text, "~?") == 0 && strchr(record->answer, ' ') == NULL);
	case ENDLESS:
		return text[0] == '~';
	case CRASHED: /* a game without an end may end with the memory of the program, or by a guard */
		return text[0] == '!' || strcmp(text, "~?") == 0;
	default:
		return strcmp(text, record->last) == 0 || strcmp(text, "~?") == 0;
	}
}

/* Do the wrong answers tell enough? */
static bool enough(const struct traits *t)
{
	int evidence = 0;

	for (int i = 0; i < records_count; i++)
		explains(t, records[i], &evidence);
	return evidence >= EVIDENCE;
}

/* crashes: those count as well; else they may have any cause. */
static bool explains_all(const struct traits *t, bool crashes)
{
	int evidence = 0, wrong = 0;

	for (int i = 0; i < records_count; i++) {
		const struct record *record = records[i];

		if (!crashes && (record->verdict == CRASHED || record->verdict == ENDLESS))
			continue;
		wrong += record->verdict != RIGHT && record->verdict != SLOW;
		if (!explains(t, record, &evidence))
			return false;
	}
	return evidence >= EVIDENCE && 2 * evidence >= wrong;
}

enum { HYPOTHESES_MOST = 200 };
static struct hypothesis {
	char traits[2 * TEXT_MOST], says[4 * TEXT_MOST];
	struct traits t;
} hypotheses[HYPOTHESES_MOST];
static int hypotheses_count;

static void hypothesis_add(const struct traits *t, const char *traits, const char *says)
{
	struct hypothesis *hypothesis = &hypotheses[hypotheses_count];

	if (hypotheses_count == HYPOTHESES_MOST)
		return;
	hypotheses_count++;
	hypothesis->t = *t;
	snprintf(hypothesis->traits, sizeof hypothesis->traits, "%s", traits);
	snprintf(hypothesis->says, sizeof hypothesis->says, "%s", says);
}

/* The text with its % replaced, or its list. */
static void numbered(char *to, size_t room, const char *text, const char *marks, const char *number)
{
	size_t before = strcspn(text, marks), after = before;

	if (text[before] != '\0')
		while (strchr("0123456789/%", text[after]) != NULL && text[after] != '\0')
			after++;
	if (text[before] == '\0')
		number = "";
	snprintf(to, room, "%.*s%s%s", (int)before, text, number, text + after);
}

/* A fault with a list is tried with any number from 1 to 2000; all that fit make one hypothesis. */
static void fault_try(const struct fault *fault, bool crashes)
{
	struct traits t;
	int from = 0, to = 0;
	char traits[TEXT_MOST], says[2 * TEXT_MOST], range[64];
	const char *list = strchr(fault->traits, '/');

	if (fault->numbers[0] == 0) {
		t = fault_traits(fault, 0);
		if (explains_all(&t, crashes))
			hypothesis_add(&t, fault->traits, fault->says);
		return;
	}
	for (int n = 1; n <= 2000; n++) {
		t = fault_traits(fault, n);
		if (explains_all(&t, crashes)) {
			from = from == 0 ? n : from;
			to = n;
		}
	}
	if (from == 0)
		return;
	while (list > fault->traits && isdigit((unsigned char)list[-1]))
		list--;
	t = fault_traits(fault, to); /* what is wrong by the greatest number is wrong by all */
	sprintf(range, "%d", to);
	snprintf(traits, sizeof traits, "%.*s%d%s", (int)(list - fault->traits), fault->traits, to,
		list + strspn(list, "0123456789/"));
	numbered(says, sizeof says, fault->says, "%", from == to ? range : "N");
	if (from != to)
		sprintf(says + strlen(says), " (N is from %d to %d)", from, to);
	hypothesis_add(&t, traits, says);
}

static bool can_crash(const struct fault *fault)
{
	return strstr(fault->traits, "crash") != NULL || strstr(fault->traits, "heap") != NULL ||
		strstr(fault->traits, "slots") != NULL;
}

/* Two faults at once, if they do not set the same trait, and each is needed. */
static void pairs_try(bool crashes)
{
	for (int i = 0; i < faults_count; i++)
		for (int j = i + 1; j < faults_count; j++) {
			const struct fault *one = &faults[i], *two = &faults[j];
			struct traits t = fault_traits(one, 0), other = fault_traits(two, 0), reverse = other;
			char traits[2 * TEXT_MOST], says[4 * TEXT_MOST];

			/* What cannot crash does not explain a crash. */
			if (crashes && records[0]->verdict == CRASHED && !can_crash(one) && !can_crash(two))
				continue;
			if (one->numbers[0] != 0 || two->numbers[0] != 0 || strcmp(one->says, two->says) == 0)
				continue;
			traits_parse(&t, two->traits, 0, NULL);
			traits_parse(&reverse, one->traits, 0, NULL);
			if (memcmp(&t, &reverse, sizeof t) != 0 || !explains_all(&t, crashes))
				continue;
			snprintf(traits, sizeof traits, "%s,%s", one->traits, two->traits);
			snprintf(says, sizeof says, "%s, and %s", one->says, two->says);
			hypothesis_add(&t, traits, says);
		}
}

/* ---- What the wrong games have in common ---- */

struct feature {
	const char *all; /* what each wrong game has; % is a number */
	int (*value)(const struct record *);
	int least; /* of a number: the least that is worth to be said; 0: yes or no */
	int rank; /* the card that it is about */
};
#define FACT(name, expression) \
	static int name(const struct record *r) \
	{ \
		return expression; \
	}
static int feature_rank; /* `rank` of the feature that is asked for */

static int has_rank(const struct record *record)
{
	for (int p = 0; p < 2; p++)
		for (int i = 0; i < record->puzzle.n[p]; i++)
			if (record->puzzle.card[p][i].rank == feature_rank)
				return true;
	return false;
}

FACT(unequal, r->puzzle.n[0] != r->puzzle.n[1])
FACT(first_larger, r->puzzle.n[0] > r->puzzle.n[1])
FACT(second_larger, r->puzzle.n[1] > r->puzzle.n[0])
FACT(draws, strcmp(r->answer, "PAT") == 0)
FACT(won_1, r->answer[0] == '1')
FACT(won_2, r->answer[0] == '2')
FACT(has_war, r->facts.wars > 0)
FACT(chain, r->facts.chain)
FACT(war_won_1, r->facts.won[0] > 0)
FACT(war_won_2, r->facts.won[1] > 0)
FACT(double_1, r->facts.double_won[0] > 0)
FACT(double_2, r->facts.double_won[1] > 0)
FACT(war_won, r->facts.won[0] + r->facts.won[1] > 0)
FACT(again, r->facts.tied_again)
FACT(exact, r->facts.exact)
FACT(exact_lost, r->facts.exact_lost)
FACT(first_war, r->facts.first > 0)
FACT(last_war, r->facts.last > 0)
FACT(short_1, r->facts.left[0] >= 0 && r->facts.left[1] < 0)
FACT(short_2, r->facts.left[1] >= 0 && r->facts.left[0] < 0)
FACT(short_both, r->facts.left[1] >= 0 && r->facts.left[0] >= 0)
FACT(left_0, r->facts.left[0] == 0 || r->facts.left[1] == 0)
FACT(left_3, r->facts.left[0] == 3 || r->facts.left[1] == 3)
FACT(left_1_0, r->facts.left[0] == 0)
FACT(left_2_0, r->facts.left[1] == 0)
FACT(left_none, r->facts.left[0] == 0 && r->facts.left[1] == 0)
FACT(rounds, r->facts.rounds)
FACT(hand, r->facts.hand)
FACT(given, r->puzzle.n[0] > r->puzzle.n[1] ? r->puzzle.n[0] : r->puzzle.n[1])
FACT(table_most, r->facts.table)
FACT(received, r->facts.received)

/* clang-format off */
static const struct feature features[] = {
	{"hands of different size", unequal, 0, 0},
	{"a first hand larger than the second", first_larger, 0, 0},
	{"a second hand larger than the first", second_larger, 0, 0},
	{"both hands empty after a tie", left_none, 0, 0},
	{"player 1 without a card after a tie", left_1_0, 0, 0},
	{"player 2 without a card after a tie", left_2_0, 0, 0},
	{"a player without a card after a tie", left_0, 0, 0},
	{"a player with just three cards left after a tie", left_3, 0, 0},
	{"player 1, but not player 2, with too few cards for a war", short_1, 0, 0},
	{"player 2, but not player 1, with too few cards for a war", short_2, 0, 0},
	{"both players with too few cards for a war", short_both, 0, 0},
	{"the answer PAT", draws, 0, 0},
	{"a war that takes a player's last four cards", exact, 0, 0},
	{"a war that takes its loser's last card", exact_lost, 0, 0},
	{"a war after a war won by player 1", double_1, 0, 0},
	{"a war after a war won by player 2", double_2, 0, 0},
	{"a tie of a rank that lies on the table already", again, 0, 0},
	{"a war in the first round", first_war, 0, 0},
	{"a war in the last round", last_war, 0, 0},
	{"a war that player 1 wins", war_won_1, 0, 0},
	{"a war that player 2 wins", war_won_2, 0, 0},
	{"a war that is won", war_won, 0, 0},
	{"a war", has_war, 0, 0},
	{"% wars or more in a round", chain, 2, 0},
	{"a hand of % cards or more at some time", hand, 2, 0},
	{"% cards or more dealt to a player", given, 2, 0},
	{"% cards or more on the table in a round", table_most, 11, 0},
	{"% rounds or more", rounds, 3, 0},
	{"a player who gets % cards or more during the game, with those dealt", received, 3, 0},
	{"a 2", has_rank, 0, 2},
	{"a 3", has_rank, 0, 3},
	{"a 4", has_rank, 0, 4},
	{"a 5", has_rank, 0, 5},
	{"a 6", has_rank, 0, 6},
	{"a 7", has_rank, 0, 7},
	{"an 8", has_rank, 0, 8},
	{"a 9", has_rank, 0, 9},
	{"a 10", has_rank, 0, 10},
	{"a jack", has_rank, 0, 11},
	{"a queen", has_rank, 0, 12},
	{"a king", has_rank, 0, 13},
	{"an ace", has_rank, 0, 14},
	{"player 1 as the winner", won_1, 0, 0},
	{"player 2 as the winner", won_2, 0, 0},
};
/* clang-format on */

/*
 * Says what each record of `among` has and none of the others.  Slow ones count for neither.  At least three of each
 * kind, else it may be by chance.
 */
static bool feature_say(const char *what, bool (*among)(const struct record *))
{
	int said = 0;

	for (size_t f = 0; f < sizeof features / sizeof *features && said < 2; f++) {
		const struct feature *feature = &features[f];
		int in = 0, others = 0, least = 1 << 30, most = -1;
		char text[TEXT_MOST], number[16];

		feature_rank = feature->rank;
		for (int i = 0; i < records_count; i++) {
			int value = feature->value(records[i]);

			if (records[i]->verdict == SLOW)
				continue;
			if (among(records[i])) {
				in++;
				least = value < least ? value : least;
			} else {
				others++;
				most = value > most ? value : most;
			}
		}
		if (in < 3 || others < 3 || least <= most ||
			least < (feature->least != 0 ? feature->least : 1))
			continue;
		sprintf(number, "%d", least);
		numbered(text, sizeof text, feature->all, "%", number);
		printf(said++ == 0 ? "%s have %s; " : "They also have %.0s%s; ", what, text);
		if (feature->least != 0)
			printf("the others have %d at most.\n", most);
		else
			printf("none of the others has.\n");
	}
	return said > 0;
}

static bool is_wrong(const struct record *record)
{
	return record->verdict != RIGHT;
}

static bool is_crashed(const struct record *record)
{
	return record->verdict == CRASHED;
}

static bool is_endless(const struct record *record)
{
	return record->verdict == ENDLESS;
}

/* ---- Faults of the output ---- */

static bool all_wrong(bool (*holds)(const struct record *))
{
	for (int i = 0; i < records_count; i++)
		if (is_wrong(records[i]) && records[i]->verdict != SLOW && !holds(records[i]))
			return false;
	return true;
}

static bool last_line_right(const struct record *record)
{
	return strcmp(record->note, "last") == 0;
}

/* The words of a text: letters and digits, in upper case. */
static void words_of(const char *text, char *out, bool numbers)
{
	bool gap = false, any = false;

	for (; *text != '\0'; text++)
		if (numbers ? isdigit((unsigned char)*text) : isalnum((unsigned char)*text)) {
			if (gap && any)
				*out++ = ' ';
			*out++ = (char)toupper((unsigned char)*text);
			gap = false;
			any = true;
		} else
			gap = true;
	*out = '\0';
}

/* Is one the same two numbers as the other, as in `1 3` and `1 3.0`? */
static bool numbers_equal(const char *one, const char *other)
{
	double a[2], b[2];

	return sscanf(one, "%lf %lf", &a[0], &a[1]) == 2 && sscanf(other, "%lf %lf", &b[0], &b[1]) == 2 &&
		a[0] == b[0] && a[1] == b[1];
}

/* The answer, but for blanks, punctuation and case; or its numbers among other words. */
static bool form_wrong(const struct record *record)
{
	char wanted[TEXT_MOST], got[4 * TEXT_MOST];

	if (record->verdict != WRONG || strlen(record->printed) > TEXT_MOST)
		return false;
	words_of(record->answer, wanted, false);
	words_of(record->printed, got, false);
	if (strcmp(wanted, got) == 0)
		return true;
	if (strcmp(record->answer, "PAT") == 0)
		return strstr(got, "PAT") != NULL;
	words_of(record->printed, got, true);
	return strcmp(wanted, got) == 0 || numbers_equal(record->answer, record->printed);
}

/* The answer is the same for all puzzles. */
static bool constant(void)
{
	bool differs = false;

	for (int i = 1; i < records_count; i++) {
		if (records[i]->verdict != RIGHT && records[i]->verdict != WRONG)
			return false;
		if (strcmp(records[i]->printed, records[0]->printed) != 0 ||
			strcmp(records[i]->last, records[0]->last) != 0)
			return false;
		differs |= strcmp(records[i]->answer, records[0]->answer) != 0;
	}
	return records_count > 5 && records[0]->verdict == WRONG && differs;
}

/* ---- Modes ---- */

static void hypotheses_write(const char *name)
{
	FILE *file = fopen(name, "w");

	if (file == NULL)
		fail("cannot write", name);
	for (int i = 0; i < hypotheses_count; i++)
		fprintf(file, "%s\t%s\n", hypotheses[i].traits, hypotheses[i].says);
	fclose(file);
}

/* How many sentences the hypotheses have. */
static int sentences(void)
{
	int count = 0;

	for (int i = 0; i < hypotheses_count; i++) {
		int j = 0;

		while (strcmp(hypotheses[j].says, hypotheses[i].says) != 0)
			j++;
		count += j == i;
	}
	return count;
}

static bool output_say(void)
{
	if (all_wrong(last_line_right))
		printf("Its last line is right.  Print what is for debugging to standard error.\n");
	else if (constant())
		printf("It prints `%s` whatever the puzzle is.  Does it read the puzzle?\n",
			records[0]->printed);
	else if (all_wrong(form_wrong))
		printf("It knows the answers, and prints them in another form: `%s`, where the answer is `%s`.\n",
			records[0]->printed, records[0]->answer);
	else
		return false;
	return true;
}

static void explain(const char *name)
{
	const char *where = "It plays like";
	bool any = false, crashes = false;

	records_read();
	for (int i = 0; i < records_count; i++)
		crashes |= records[i]->verdict == CRASHED || records[i]->verdict == ENDLESS;
	if (wrongs == 0 || output_say() || rights == 0)
		return;
	for (int i = 0; i < faults_count; i++)
		fault_try(&faults[i], true);
	if (hypotheses_count == 0)
		pairs_try(true);
	if (hypotheses_count == 0 && crashes && !all_wrong(is_crashed) && !all_wrong(is_endless)) {
		where = "Where it prints an answer, it plays like";
		for (int i = 0; i < faults_count; i++)
			fault_try(&faults[i], false);
	}
	hypotheses_write(name);
	if (sentences() == 1) {
		printf("%s a program that %s.\n", where, hypotheses[0].says);
		any = true;
	}
	if (crashes && (!any || where[0] == 'W')) {
		any |= feature_say("All games in which it ends without an answer", is_crashed);
		any |= feature_say("All games that it never ends", is_endless);
	}
	if (!any && !all_wrong(is_crashed) && !all_wrong(is_endless))
		feature_say("All games that it gets wrong", is_wrong);
}

static void hypotheses_read(const char *name)
{
	static char line[LINE_MOST];
	FILE *file = fopen(name, "r");

	while (file != NULL && fgets(line, sizeof line, file) != NULL) {
		struct traits t = base;

		line[strcspn(line, "\t")] = '\0';
		if (!traits_parse(&t, line, 0, NULL))
			fail("no such traits", line);
		hypothesis_add(&t, line, "");
	}
	if (file != NULL)
		fclose(file);
}

/* A random deal of a deck: some ranks, some cards, cut anywhere or in the middle, sometimes with a tie at the top. */
static void deal_random(struct puzzle *p, int cards)
{
	struct card deck[52];
	int ranks = 2 + chance(12), count = 4 * ranks, first;

	while (count < cards)
		count = 4 * ++ranks;
	for (int i = 0; i < count; i++) {
		int j = chance(i + 1);

		deck[i] = deck[j];
		deck[j] = (struct card){2 + i / 4, base.values ? -1 : i % 4};
	}
	first = chance(3) == 0 ? 1 + (int)chance(cards - 1) : cards / 2;
	p->n[0] = first;
	p->n[1] = cards - first;
	for (int i = 0; i < cards; i++)
		p->card[i >= first][i >= first ? i - first : i] = deck[i];
}

enum { DEALS = 24, TRIES = 40000 };
/* Half of the deals are such that the hypotheses differ, if there are any; in all of them some are wrong. */
static void deals(const char *name, int seed, int rounds_most)
{
	int dealt = 0;

	hypotheses_read(name);
	chance_state = seed;
	for (int try = 0; try < TRIES && dealt < DEALS && hypotheses_count > 0; try++) {
		struct puzzle p;
		char right[TEXT_MOST], text[TEXT_MOST], other[TEXT_MOST];
		bool wrong = false, differ = false;
		int length;

		deal_random(&p, 2 + chance(51));
		if (game_play(&base, &p, &length, NULL) == LONG || length > rounds_most)
			continue;
		game_answer(&base, &p, right);
		for (int i = 0; i < hypotheses_count; i++) {
			game_answer(&hypotheses[i].t, &p, text);
			if (i == 0)
				strcpy(other, text);
			differ |= strcmp(other, text) != 0;
			wrong |= strcmp(right, text) != 0 && text[0] != '~';
			if (text[0] == '~')
				wrong = differ = false;
		}
		if (!wrong || (!differ && hypotheses_count > 1 && dealt < DEALS / 2 && try < TRIES / 2))
			continue;
		dealt++;
		printf("random deals\t");
		puzzle_print(&p, &base, stdout);
		printf("\n");
	}
}

#include "smaller.c"

/* Faults by rules: each has to be caught by a puzzle of its own rule, and by none of a rule before it. */
static int matrix(void)
{
	static char line[LINE_MOST], seen[FAULTS_MOST][8][100];
	int rule = -1, bad = 0, others = 0, all = 0;

	while (fgets(line, sizeof line, stdin) != NULL) {
		struct puzzle p;
		char right[TEXT_MOST], text[TEXT_MOST];

		if (line[0] != '#' && line[0] != ' ' && line[0] != '\n') {
			line[strcspn(line, "\n")] = '\0';
			if (++rule == rules_count || strcmp(rules[rule], line) != 0)
				fail("built puzzles of a rule that is not next in the catalogue", line);
		}
		if (line[0] != ' ')
			continue;
		puzzle_parse(&p, line, &base);
		game_answer(&base, &p, right);
		for (int i = 0; i < faults_count; i++)
			for (int k = 0; k < faults[i].count; k++) {
				struct traits t = fault_traits(&faults[i], faults[i].numbers[k]);

				game_answer(&t, &p, text);
				seen[i][k][rule] |= strcmp(right, text) != 0;
			}
	}
	for (int i = 0; i < faults_count; i++)
		for (int k = 0; k < faults[i].count; k++) {
			int own = faults[i].rule, first = 0;

			while (first <= rule && !seen[i][k][first])
				first++;
			for (int r = 0; r <= rule; r++)
				others += seen[i][k][r];
			all++;
			if (first == own)
				continue;
			bad++;
			printf("%s (%s, %d) of rule '%s' is caught %s%s\n", faults[i].name, faults[i].traits,
				faults[i].numbers[k], rules[own],
				first > rule ? "by no rule" : "first by rule ",
				first > rule ? "" : rules[first]);
		}
	printf("%d of %d faults are caught first by a puzzle of their own rule; a fault breaks %.1f of %d rules\n",
		all - bad, all, 1.0 * others / all, rule + 1);
	return bad > 0;
}

/* The record of a program with the fault. */
static void record_play(struct record *record, const struct traits *t)
{
	char right[TEXT_MOST], text[TEXT_MOST];

	game_answer(&base, &record->puzzle, right);
	game_answer(t, &record->puzzle, text);
	free(record->last);
	record->last = strdup(text);
	record->answer = record->last;
	record->verdict = strcmp(right, text) == 0 ? RIGHT :
		text[0] == '!'                     ? CRASHED :
		text[0] == '~'                     ? ENDLESS :
						     WRONG;
}

/* Plays the puzzles with each fault in turn: the fault has to be among those that explain the answers. */
static int self(void)
{
	static char line[LINE_MOST];
	int named = 0, unsure = 0, thin = 0, missed = 0;

	while (fgets(line, sizeof line, stdin) != NULL && records_count < RECORDS_MOST) {
		struct record *record = calloc(1, sizeof *record);
		int length;

		if (record == NULL)
			fail("no memory", "for records");
		puzzle_parse(&record->puzzle, line, &base);
		game_play(&base, &record->puzzle, &length, &record->facts);
		records[records_count++] = record;
	}
	for (int i = 0; i < faults_count; i++)
		for (int k = 0; k < faults[i].count; k++) {
			struct traits t = fault_traits(&faults[i], faults[i].numbers[k]);
			bool own = false;

			for (int r = 0; r < records_count; r++)
				record_play(records[r], &t);
			qsort(records, records_count, sizeof *records, refuting_first);
			hypotheses_count = 0;
			for (int other = 0; other < faults_count; other++) {
				int before = hypotheses_count;

				if (faults[other].numbers[0] == 0 ||
					other == i) /* any number would take too long */
					fault_try(&faults[other], true);
				own |= hypotheses_count > before &&
					strcmp(faults[other].says, faults[i].says) == 0;
			}
			named += own && sentences() == 1;
			unsure += own && sentences() > 1;
			if (!own && !enough(&t)) {
				thin++;
				continue;
			}
			missed += !own;
			if (!own || sentences() > 1)
				printf("%s (%s, %d): %s\n", faults[i].name, faults[i].traits,
					faults[i].numbers[k], own ? "could be another" : "not found");
			for (int h = 0; h < hypotheses_count && own && sentences() > 1; h++)
				printf("    %s\n", hypotheses[h].says);
		}
	printf("%d faults named, %d with too few wrong games, %d could be another as well, %d not found\n",
		named, thin, unsure, missed);
	return missed + unsure > 0;
}

int main(int argc, char **argv)
{
	static char text[64 * LINE_MOST];
	const char *mode = argc > 3 ? argv[3] : "";
	static struct puzzle p;
	char said[TEXT_MOST];

	if (argc < 4)
		fail("usage", "diagnose RULES FAULTS play|answers|explain|deals|smaller|matrix ...");
	if (!rules_parse(&base, argv[1]))
		return 0;
	faults_read(argv[2]);
	if (strcmp(mode, "explain") == 0)
		explain(argv[4]);
	else if (strcmp(mode, "deals") == 0)
		deals(argv[4], atoi(argv[5]), atoi(argv[6]));
	else if (strcmp(mode, "matrix") == 0)
		return matrix();
	else if (strcmp(mode, "self") == 0)
		return self();
	else if (strcmp(mode, "smaller") == 0)
		smaller(argv[4], atoi(argv[5]));
	else {
		struct traits t = base;

		if (!traits_parse(&t, argv[4], 0, NULL))
			fail("no such traits", argv[4]);
		if (strcmp(mode, "play") == 0) {
			size_t length = fread(text, 1, sizeof text - 1, stdin);

			for (size_t i = 0; i < length; i++)
				if (isspace((unsigned char)text[i]))
					text[i] = ' ';
			puzzle_parse(&p, text, &base);
			game_answer(&t, &p, said);
			if (said[0] == '!')
				abort();
			while (said[0] == '~')
				;
			puts(said);
		} else
			while (fgets(text, sizeof text, stdin) != NULL) {
				puzzle_parse(&p, text, &base);
				game_answer(&t, &p, said);
				puts(said);
			}
	}
	return 0;
}
