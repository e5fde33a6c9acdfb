/*
 * ways.c - programs that print, or read, in another way than war; part of judge.c
 *
 * The winner alone: a program that prints who has won, in words of its own, and no length.  Whole packs: a program that fails on
 * puzzles that are no whole pack dealt evenly.  Both are looked for after the first puzzles, and judged by what they can show.
 */

/* ---- The winner alone ---- */

enum { LINES_OF_WINNERS = 6, LEARN_FROM = 6 };
enum { SURE_SHARE = 90, LEAST_SHARE = 60 }; /* %: so many answers have to be those of the right winners */

/* The last lines that the program prints, and the answers for which they stand. */
static struct winner_line {
	char *line;
	int of; /* 0, 1: the player who has won; 2: nobody has */
	int times[3]; /* printed when player 1 has won, player 2, or nobody */
} winner_lines[LINES_OF_WINNERS];
static int winner_lines_count;

static const char *winner_of(const char *answer)
{
	static char text[TEXT_MOST];
	const char *blank = strchr(answer, ' ');

	if (blank == NULL || book->length == NO_LENGTH)
		return answer;
	if (book->length == LENGTH_FIRST)
		return blank + 1;
	snprintf(text, sizeof text, "%.*s", (int)(blank - answer), answer);
	return text;
}

/* 0, 1: the player that an answer names as the winner; 2: nobody. */
static int winner_index(const char *answer)
{
	const char *winner = winner_of(answer);

	return strcmp(winner, book->wins[0]) == 0 ? 0 : strcmp(winner, book->wins[1]) == 0 ? 1 : 2;
}

/* The player whom a line names by a number or a word; 2: it names none, or both. */
static int winner_named(const char *line)
{
#define NAMED(words) "(^|[^-0-9A-Za-z])(" words ")([^0-9A-Za-z]|$)"
	bool first = matches(line, NAMED("([Pp]|[Pp]layer|PLAYER)? ?(1|[Oo]ne|ONE)|[Ff]irst|FIRST"), NULL);
	bool second = matches(line, NAMED("([Pp]|[Pp]layer|PLAYER)? ?(2|[Tt]wo|TWO)|[Ss]econd|SECOND"), NULL);

	return first == second ? 2 : second;
}

static struct winner_line *winner_line_find(const char *line)
{
	for (int i = 0; i < winner_lines_count; i++)
		if (strcmp(winner_lines[i].line, line) == 0)
			return &winner_lines[i];
	return NULL;
}

/* The last line of what was printed.  Valid until the next call. */
static const char *last_line(const struct puzzle *p)
{
	static struct text trimmed;
	const char *end;

	text_trim(&p->printed, &trimmed, true);
	end = strrchr(trimmed.start, '\n');
	return end == NULL ? trimmed.start : end + 1;
}

/* Is the answer, or the last line, right, with a length?  The right word for a draw, as in PAT, shows nothing. */
static bool has_length(const struct puzzle *p)
{
	bool good = p->verdict == RIGHT || strcmp(last_line(p), p->answer) == 0; /* of a right run, what it printed is not kept */

	return good && strcmp(p->answer, winner_of(p->answer)) != 0;
}

/* Learns what the lines of puzzles[from ...] stand for.  Returns the share of them that name the right winner, in %; 0: the
 * program prints more than winners. */
static int winners_learn(int from)
{
	int good = 0, all = 0, names[2] = {0};

	winner_lines_count = 0;
	for (int i = from; i < puzzles_count; i++) {
		const struct puzzle *p = puzzles[i];
		const char *line = last_line(p);
		struct winner_line *known = winner_line_find(line);

		if (has_length(p) || (p->verdict == WRONG && matches(line, "[0-9][^0-9]+[0-9]", NULL))) /* one number may be a length */
			return 0;
		if (p->verdict != WRONG || *line == '\0')
			continue;
		if (known == NULL && winner_lines_count == LINES_OF_WINNERS)
			return 0;
		if (known == NULL) {
			known = &winner_lines[winner_lines_count++];
			*known = (struct winner_line){.line = strdup(line)};
		}
		known->times[winner_index(p->answer)]++;
		all++;
	}
	for (int i = 0; i < winner_lines_count; i++) {
		struct winner_line *line = &winner_lines[i];
		int best = winner_named(line->line);

		for (int k = 0; k < 3 && best == 2 && winner_named(line->line) == 2; k++)
			best = line->times[k] > line->times[best] ? k : best;
		line->of = best;
		good += line->times[best];
		if (best < 2)
			names[best]++;
	}
	return all < LEARN_FROM || names[0] == 0 || names[1] == 0 ? 0 : 100 * good / all;
}

/* What a program that is judged by the winner says of the puzzle, as an answer; a line that stands for nothing is as it is. */
static char *winner_said(const struct puzzle *p)
{
	const char *line = last_line(p);
	const struct winner_line *known = winner_line_find(line);

	if (known == NULL)
		return part_shown(line, strlen(line));
	if (known->of < 2)
		return strdup(book->wins[known->of]);
	return strdup(winner_index(p->answer) == 2 ? p->answer : book->draw);
}

/* From now on, the program is judged by the winner. */
static void winners_take(void)
{
	only_winner = true;
	for (int i = 0; i < puzzles_count; i++) {
		struct puzzle *p = puzzles[i];

		p->answer = strdup(winner_of(p->answer));
		if (p->verdict != WRONG)
			continue;
		p->first = p->last = winner_said(p);
		p->verdict = strcmp(p->last, p->answer) == 0 ? RIGHT : WRONG;
	}
}

/* ---- Whole packs ---- */

enum { PACKS = 24 };

static bool is_alike(const struct puzzle *one, const struct puzzle *other)
{
	return one->verdict == other->verdict && (one->verdict == CRASHED || strcmp(one->last, other->last) == 0);
}

/* How a program fails that wants two equal hands: as at least nine of ten puzzles without them do.  NULL: it does not. */
static const struct puzzle *failure_common(void)
{
	for (int i = 0; i < puzzles_count && i < HOPELESS; i++) {
		const struct puzzle *one = puzzles[i];
		int alike = 0, all = 0;

		for (int k = 0; k < puzzles_count; k++)
			if (puzzles[k]->hands.n[0] != puzzles[k]->hands.n[1] && is_known(puzzles[k])) {
				alike += is_alike(puzzles[k], one);
				all++;
			}
		if ((one->verdict == WRONG || one->verdict == CRASHED) && all >= 3 && 10 * alike >= 9 * all)
			return one;
	}
	return NULL;
}

/* Runs the program on some whole packs, from puzzles[before] on.  Are they what it wants?  A draw that is right shows little: a
 * program may print PAT for all that it cannot play. */
static bool packs_answered(int before, const struct puzzle *failure)
{
	int rights_found = 0, failed = 0, all = 0, won = 0, share;

	deals_give(PACKS, (int)options.rounds, 0, (int)options.seed, right.endless);
	queue_judge(false, "running the program on %d whole packs");
	for (int i = before; i < puzzles_count; i++) {
		rights_found += puzzles[i]->verdict == RIGHT && winner_index(puzzles[i]->answer) < 2;
		won += winner_index(puzzles[i]->answer) < 2;
		failed += failure != NULL && is_alike(puzzles[i], failure);
		all += is_known(puzzles[i]);
	}
	share = rights_found == 0 && !is_pile() && book->length != NO_LENGTH ? winners_learn(before) : 0;
	if (all == 0)
		return false;
	if (failure != NULL ? 2 * failed > all : 3 * rights_found <= won && share < SURE_SHARE)
		return false;
	puzzles_count -= before;
	memmove(puzzles, puzzles + before, puzzles_count * sizeof *puzzles);
	if (share > 0)
		winners_take();
	return true;
}

/* A program that fails on small puzzles, or is right by luck, may want whole packs, dealt evenly: then all puzzles are such. */
static void packs_look(void)
{
	static struct book packs;
	const struct book *before = book;
	const struct puzzle *failure = failure_common();
	int count = puzzles_count, good = 0, bad = 0;

	for (int i = 0; i < count; i++) {
		good += puzzles[i]->verdict == RIGHT;
		bad += puzzles[i]->verdict == WRONG || puzzles[i]->verdict == CRASHED;
	}
	if (book->deals != ANY_CARDS || right.chance || !rules_known || bad == 0 || (failure == NULL && 5 * good > count))
		return;
	packs = *book;
	packs.deals = WHOLE_DECK;
	book = &packs;
	if (!packs_answered(count, failure)) {
		book = before;
		puzzles_count = count;
		return;
	}
	whole_packs = true;
	rows_count = 0;
	report.built = report.ran = puzzles_count;
}

/* Looks for both ways after the first puzzles. */
static void ways_look(void)
{
	bool may = !is_pile() && book->length != NO_LENGTH && !options.trace;
	int share = may ? winners_learn(0) : 0;

	if (share < (failure_common() == NULL ? LEAST_SHARE : SURE_SHARE))
		packs_look();
	if (!whole_packs && share >= LEAST_SHARE && winners_learn(0) >= LEAST_SHARE)
		winners_take();
}

/* Does a puzzle that has been run show a fault of the rule? */
static bool is_shown(int rule)
{
	char wanted[TEXT_MOST];

	for (int i = 0; i < puzzles_count; i++) {
		game_answer(&base, &puzzles[i]->hands, wanted);
		for (int k = 0; k < variants_count; k++)
			if (variants[k].of->rule == rule && gets_wrong(&puzzles[i]->hands, wanted, &variants[k], false))
				return true;
	}
	return false;
}

/* What the judge has found, and what that costs. */
static void ways_say(struct text *to)
{
	const char *before = "; they do not show ";

	if (whole_packs) {
		text_print(to, "Judged by whole packs, dealt evenly: it fails on fewer cards");
		for (int i = 0; i < rules_count; i++)
			if (!is_shown(i)) {
				text_print(to, "%s`%s`", before, rules[i]);
				before = ", ";
			}
		text_print(to, ".\n");
	}
	if (only_winner)
		text_print(to, "Judged by the winner: it prints no length.\n");
}
