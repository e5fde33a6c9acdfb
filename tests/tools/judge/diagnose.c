/*
 * diagnose.c - finds the fault in the catalogue by which a program's answers can be explained; part of judge.c
 *
 * explain() looks at all puzzles that were run.  The explanation is a sentence, or a few, or nothing: it has to fit each
 * answer, right or wrong.  hypotheses[] gets each way to explain them: a fault, or what all wrong games have.
 */

/* ---- Records ---- */

/* The puzzles that were run, in the order in which hypotheses are tried on them. */
static struct puzzle *records[PUZZLES_MOST];
static int records_count, wrongs, rights;

static bool is_wrong(const struct puzzle *p)
{
	return p->verdict >= WRONG && p->verdict <= ENDLESS;
}

static bool is_known(const struct puzzle *p)
{
	return p->verdict <= ENDLESS;
}

/* Wrong records first, as they refute most hypotheses, and short games before long ones. */
static int refuting_first(const void *a, const void *b)
{
	const struct puzzle *one = *(struct puzzle *const *)a, *other = *(struct puzzle *const *)b;
	int by_verdict = (one->verdict == RIGHT) - (other->verdict == RIGHT);

	return by_verdict != 0 ? by_verdict : one->facts.rounds - other->facts.rounds;
}

enum { EVIDENCE = 3 };
static int evidence_least = EVIDENCE; /* less: what fits is not said, but deals are found that prove or refute it */
static int evidence_most = 1 << 30;   /* what all wrong answers can give */

/* A number is hard to hit by chance; so is a game that is called off. */
static int evidence_of(const char *answer)
{
	return !only_winner && (strpbrk(answer, "0123456789") != NULL || strcmp(answer, "OFF") == 0) ? 3 : 1;
}

static void records_take(void)
{
	rights = wrongs = evidence_most = 0;
	evidence_least = EVIDENCE;
	for (records_count = 0; records_count < puzzles_count; records_count++) {
		struct puzzle *p = records[records_count] = puzzles[records_count];
		int length;

		if (p->facts.wars == 0) /* a game that was played has one set at least */
			game_play(&base, &p->hands, &length, &p->facts);
		rights += p->verdict == RIGHT;
		wrongs += is_wrong(p);
		evidence_most += !is_wrong(p) ? 0 : evidence_of(p->last);
	}
	qsort(records, records_count, sizeof *records, refuting_first);
}

/* ---- Hypotheses ---- */

enum { CHANCES = 100, CHANCES_OF_PAIRS = 12, CHANCES_ALIKE = 30, ANSWER_MOST = 24 };
static int chances = CHANCES; /* times that a puzzle is played where chance plays */

/*
 * Does a program with these traits give the answer, or begin with it (one character)?  *text: what it gives; `?` if
 * chance gives so many answers that some came just once, so there are others.  `!`, `~` and other signs: see the comment
 * on answer() in play.c.
 */
static bool gives(const struct traits *t, const struct hands *p, const char *wanted, char text[TEXT_MOST])
{
	static char seen[CHANCES][ANSWER_MOST];
	int plays = by_chance(t) ? chances : 1, times = 0;
	bool different = false;

	for (int i = 0; i < plays; i++) {
		game_answer(t, p, text);
		if (wanted[1] == '\0' ? text[0] == wanted[0] && (text[1] == '\0' || text[0] == '~') : strcmp(text, wanted) == 0)
			return true;
		snprintf(seen[i], ANSWER_MOST, "%.23s", text);
		different |= strcmp(seen[i], seen[0]) != 0;
		if (i == CHANCES_ALIKE && !different)
			return false;
	}
	for (int i = 0; i < plays && plays > 1 && times != 1; i++) {
		times = 0;
		for (int k = 0; k < plays; k++)
			times += strcmp(seen[i], seen[k]) == 0;
	}
	if (times == 1)
		strcpy(text, "?");
	return false;
}

static bool luck; /* what goes wrong by chance may go right by chance, though not most of the time */

/* Is the record what a program with these traits does?  *evidence grows by a wrong answer that is just so. */
static bool explains(const struct traits *t, const struct puzzle *record, int *evidence)
{
	const char *wanted = record->verdict == CRASHED ? "!" :
		record->verdict == ENDLESS              ? "~" :
		record->verdict == RIGHT                ? record->answer :
							  record->last;
	char text[TEXT_MOST];
	bool hit, far;

	if (!is_known(record))
		return true;
	hit = gives(t, &record->hands, wanted, text);
	far = strcmp(text, "~?") == 0;
	if (text[0] == '*')
		return true;
	if (record->verdict != RIGHT && (hit || text[0] == '?' || (far && record->verdict == ENDLESS)))
		*evidence += hit ? evidence_of(text) : 1;
	if (text[0] == '?' && record->verdict == RIGHT && luck && !by_chance(t)) {
		(*evidence)--;
		return true;
	}
	/* A game without an end may end with the memory of the program, or by a guard, and be a draw. */
	return hit || (text[0] == '?' && record->verdict != RIGHT) ||
		(far && (record->verdict != RIGHT || strchr(record->answer, ' ') == NULL));
}

/* Do the wrong answers tell enough? */
static bool enough(const struct traits *t)
{
	int evidence = 0;

	for (int i = 0; i < records_count; i++)
		explains(t, records[i], &evidence);
	return evidence >= EVIDENCE;
}

static bool evident(const struct traits *t, int evidence, int wrong)
{
	return t->calm != 0 ? evidence >= 2 * EVIDENCE : evidence >= evidence_least && 4 * evidence >= wrong;
}

/* A right record that has refuted a hypothesis may refute the next one, too: it comes earlier. */
static void refuted_by(int at)
{
	int first = records_count - rights, to = first + (at - first) / 2;
	struct puzzle *record = records[at];

	if (at < first)
		return;
	records[at] = records[to];
	records[to] = record;
}

/* crashes: those count as well; else they may have any cause. */
static bool explains_all(const struct traits *t, bool crashes)
{
	int evidence = 0, wrong = 0;

	if (!evident(t, evidence_most, 0))
		return false;
	for (int i = 0; i < records_count; i++) {
		const struct puzzle *record = records[i];

		if (!crashes && (record->verdict == CRASHED || record->verdict == ENDLESS))
			continue;
		wrong += is_wrong(record);
		if (record->verdict == RIGHT && !evident(t, evidence, wrong))
			return false; /* wrong records come first */
		if (!explains(t, record, &evidence)) {
			refuted_by(i);
			return false;
		}
	}
	return evident(t, evidence, wrong);
}

enum { HYPOTHESES_MOST = 200 };
static struct hypothesis {
	struct guess guess; /* of a fault; or, if guess.counted, of what the wrong games have in common */
	char says[4 * TEXT_MOST];
	const char *rule; /* or "" */
} hypotheses[HYPOTHESES_MOST];
static int hypotheses_count;

/* Adds a hypothesis, if no other has the same traits. */
static void hypothesis_add(struct guess guess, const char *says, const char *rule)
{
	struct hypothesis *hypothesis = &hypotheses[hypotheses_count];

	if (hypotheses_count == HYPOTHESES_MOST)
		return;
	for (int i = 0; i < hypotheses_count && !guess.counted; i++)
		if (!hypotheses[i].guess.counted && memcmp(&hypotheses[i].guess.t, &guess.t, sizeof guess.t) == 0)
			return;
	hypotheses_count++;
	hypothesis->guess = guess;
	hypothesis->rule = rule;
	snprintf(hypothesis->says, sizeof hypothesis->says, "%s", says);
}

/* The text with a number in place of its %, if it has one; 2 * TEXT_MOST characters at most. */
static void numbered(char *to, const char *text, const char *number)
{
	size_t before = strcspn(text, "%");

	snprintf(to, 2 * TEXT_MOST, "%.*s%s%s", (int)before, text, text[before] == '%' ? number : "",
		text + before + (text[before] == '%'));
}

static void variant_say(char *to, const struct variant *variant)
{
	char number[16];

	sprintf(number, "%d", variant->number);
	numbered(to, variant->of->says, number);
}

/*
 * A fault with a list is tried with any number from 1 to 2000, or from the first one of the list on if that counts wars: fewer
 * wars are faults of their own.  Where chance plays, that takes too long: from 60 on, only numbers of the list are tried.
 * What is wrong by the greatest that fits is wrong by all; deals that tell it from the least narrow the range.
 */
static void fault_try(const struct fault *fault, bool crashes, bool calm)
{
	int low = 0, high = 0, last = 0; /* the least and the greatest that fit; the last one tried */
	const char *rule = calm ? "" : rules[fault->rule];
	char says[3 * TEXT_MOST], said[32] = "N";
	struct traits t[2]; /* with the greatest number that fits, and the least */

	for (int n = greatest(fault->numbers[0] < 10 ? fault->numbers[0] : 1, 1); n <= (fault->numbers[0] == 0 ? 1 : 2000); n++) {
		struct traits with = fault_traits(fault, n);
		bool tried = !by_chance(&base) || n < 60;

		for (int i = 0; i < fault->count; i++)
			tried |= fault->numbers[i] == n;
		with.calm = calm;
		last = tried ? n : last;
		if (!tried || !explains_all(&with, crashes))
			continue;
		low = low == 0 ? n : low;
		high = n;
		t[0] = with;
		t[1] = low == n ? with : t[1];
	}
	if (high == 0)
		return;
	/* Without an upper bound, it is what the fault before it says, as that games are never called off, until deals tell more. */
	if (high == last && last > 1 && hypotheses_count + base.limit == 0)
		return;
	if (high == last && last > 1 && hypotheses_count > 0) {
		hypothesis_add((struct guess){.t = t[1]}, hypotheses[0].says, hypotheses[0].rule);
		return;
	}
	if (high <= low + 1)
		sprintf(said, high == low ? "%d" : "%d or %d", low, high);
	numbered(says, fault->says, said);
	if (high > low + 1)
		sprintf(says + strlen(says), " (N is from %d to %d)", low, high);
	for (int i = 0; i < 2; i++)
		hypothesis_add((struct guess){.t = t[i]}, says, rule);
}

/* Does it explain much: what is wrong anyhow, or what is shuffled, if the rules do not shuffle? */
static bool is_loose(const struct fault *fault)
{
	struct traits t = fault_traits(fault, 0);

	return strstr(fault->traits, "=any") != NULL || (by_chance(&t) && !by_chance(&base));
}

static bool can_crash(const struct fault *fault)
{
	return strstr(fault->traits, "crash") != NULL || is_loose(fault) || strstr(fault->traits, "heap") != NULL ||
		strstr(fault->traits, "slots") != NULL;
}

/* Two faults at once, if they do not set the same trait.  Each is needed, as neither explains all alone. */
static void pairs_try(bool loose)
{
	bool crashed = false;

	for (int i = 0; i < records_count; i++)
		crashed |= records[i]->verdict == CRASHED;
	for (int i = 0; i < variants_count; i++)
		for (int j = i + 1; j < variants_count; j++) {
			const struct fault *one = variants[i].of, *two = variants[j].of;
			struct traits t = variants[i].t, reverse = variants[j].t;
			char says[2][2 * TEXT_MOST], both[5 * TEXT_MOST];

			if (!by_chance(&base) && (by_chance(&variants[i].t) || by_chance(&variants[j].t))) /* with another fault, it explains all */
				continue;
			/* What cannot crash does not explain a crash. */
			if ((crashed && !can_crash(one) && !can_crash(two)) || loose != (is_loose(one) || is_loose(two)) ||
				strcmp(one->says, two->says) == 0)
				continue;
			traits_parse(&t, two->traits, variants[j].number, NULL);
			traits_parse(&reverse, one->traits, variants[i].number, NULL);
			if (memcmp(&t, &reverse, sizeof t) != 0 || !explains_all(&t, true))
				continue;
			variant_say(says[0], &variants[i]);
			variant_say(says[1], &variants[j]);
			snprintf(both, sizeof both, "%s, and %s", says[0], says[1]);
			hypothesis_add((struct guess){.t = t}, both, "");
		}
}

/* ---- What the wrong games have in common ---- */

static void common_say(const struct common *common, char *text)
{
	static const char *const ranks[] = {"a 2", "a 3", "a 4", "a 5", "a 6", "a 7", "an 8", "a 9", "a 10", "a jack",
		"a queen", "a king", "an ace"};
	char number[16], part[2 * TEXT_MOST];

	*text = '\0';
	if (common->rank != 0)
		strcat(text, ranks[common->rank - 2]);
	if (common->number >= 0) {
		sprintf(number, "%d", abs(common->least));
		numbered(part, numbers[common->number].says, number);
		strcat(text, part);
	}
	for (int pass = 0; pass < 2; pass++) {
		bool said = false;

		for (int i = pass == 0 ? GAMES : 0; i < (pass == 0 ? FACTS : GAMES); i++) {
			if ((common->war & fact(i)) == 0)
				continue;
			fact_say(i, part);
			strcat(text, said || *text != '\0' ? " and " : "");
			strcat(text, said || pass == 0 ? "" : *part == '\0' ? "a war" : "a war ");
			strcat(text, part);
			said = true;
		}
	}
}

/* Of the games that `among` says, and of the others: how many have it. */
static void common_count(const struct common *common, bool (*among)(const struct puzzle *), int *in, int *others)
{
	*in = *others = 0;
	for (int i = 0; i < records_count; i++)
		if (is_known(records[i]) && game_has(common, &records[i]->hands, &records[i]->facts))
			++*(among(records[i]) ? in : others);
}

/* All that a game can have, of one part or of two. */
enum { COMMONS_MOST = 4000 };
static struct common commons[COMMONS_MOST];
static int commons_count, commons_pairs; /* where those of two parts begin */

static void commons_make(void)
{
	struct common *next = commons;

	for (int i = 0; i < FACTS; i++)
		*next++ = (struct common){.war = fact(i), .number = -1};
	for (int number = 0; number < NUMBERS; number++)
		*next++ = (struct common){.number = number};
	for (int rank = 2; rank <= 14; rank++)
		*next++ = (struct common){.number = -1, .rank = rank};
	commons_pairs = next - commons;
	for (int i = 1; i < FACTS; i++)
		for (int j = i + 1; j < FACTS; j++)
			*next++ = (struct common){.war = fact(i) | fact(j), .number = -1};
	for (int i = 0; i < FACTS; i++)
		for (int number = 0; number < NUMBERS; number++)
			*next++ = (struct common){.war = fact(i), .number = number};
	commons_count = next - commons;
}

/* What the program does in all these games. */
static const char *deed(bool (*among)(const struct puzzle *), const struct common *common)
{
	static char text[2 * TEXT_MOST];
	const struct puzzle *one = NULL;
	bool same = true, winner = true, counted = true, draw = true, crashed = true, endless = true;
	int off = 0;

	for (int i = 0; i < records_count; i++) {
		const struct puzzle *r = records[i];
		int right[2], got[2];

		if (!is_known(r) || !among(r) || !game_has(common, &r->hands, &r->facts))
			continue;
		crashed &= r->verdict == CRASHED;
		endless &= r->verdict == ENDLESS;
		one = one == NULL ? r : one;
		same &= r->verdict == WRONG && strcmp(r->first, one->first) == 0;
		draw &= r->verdict == WRONG && strcmp(r->answer, "PAT") == 0;
		if (is_pile() || r->verdict != WRONG || sscanf(r->answer, "%d %d", &right[0], &right[1]) != 2 ||
			sscanf(r->last, "%d %d", &got[0], &got[1]) != 2) {
			winner = counted = false;
			continue;
		}
		off = r == one ? got[1] - right[1] : off;
		counted &= got[0] == right[0] && got[1] - right[1] == off;
		winner &= got[0] != right[0] && got[1] == right[1];
	}
	if (same)
		sprintf(text, "prints `%.*s`", TEXT_MOST, one->first);
	else if (counted)
		sprintf(text, "counts %d round%s too %s", abs(off), abs(off) == 1 ? "" : "s", off < 0 ? "few" : "many");
	return same || counted ? text :
		crashed        ? "ends without an answer" :
		endless        ? "never ends" :
		winner         ? "names the other winner" :
		draw           ? "does not print PAT" :
				 "goes wrong";
}

/* What follows "in no other" where a part of a sentence is easy to explain. */
static const char *because(const struct common *common)
{
	if (base.down > 0 && base.down < 5 && (common->war & fact(FEWER + base.down)) != 0)
		return base.down == 1 ? ": it goes down, and none is left to turn up" : ": they go down, and none is left to turn up";
	return (common->war & (fact(FEWER) | fact(EITHER))) != 0 ? ": there is no card to lay" : "";
}

/*
 * Says what the records of `among` have and the others have not, as simple as can be, with how many do; what comes near
 * will do if nothing fits.  At least three of each kind, else it may be by chance.  Adds a hypothesis for each such thing.
 */
static bool common_found(bool (*among)(const struct puzzle *), bool near)
{
	const struct common *best = NULL;
	int in_all = 0, others_all = 0, in, others, off, errors = 1 << 30, best_in = 0, best_others = 0;
	const char *does;
	bool again;
	char text[4 * TEXT_MOST];

	for (int i = 0; i < records_count; i++)
		if (is_known(records[i]))
			++*(among(records[i]) ? &in_all : &others_all);
	if (in_all < 3 || others_all < 3)
		return false;
	for (int i = 0; i < commons_count; i++) {
		struct common *common = &commons[i];

		if (i == commons_pairs && errors == 0)
			break;
		if (common->number >= 0) {
			common->least = 1 << 30;
			for (int k = 0; k < records_count; k++)
				if (is_known(records[k]) && among(records[k]))
					common->least = least(common->least, number_of(&records[k]->facts, common->number));
			if (common->least < numbers[common->number].least || common->least <= -100)
				continue;
		}
		common_count(common, among, &in, &others);
		if (in_all - in + others == 0 && hypotheses_count < 40)
			hypothesis_add((struct guess){.counted = true, .common = *common}, "", "");
		/* What all have is the better guess, but a number that all reach says little. */
		off = in == in_all && common->number < 0 ? (others + 1) / 2 : in_all - in + others;
		if (off < errors) {
			errors = off;
			best = common;
			best_in = in;
			best_others = others;
		}
	}
	/* It is near if a third are exceptions, or if few others have what all of these have. */
	if (best == NULL || (errors > (near ? in_all / 3 : 0) && !(near && best_in == in_all && 8 * best_others <= others_all)))
		return false;
	common_say(best, text);
	does = deed(among, best);
	again = among == is_wrong && best_in < in_all && strcmp(does, "goes wrong") != 0;
	text_print(&why, "It %s in %s", does, best_others == 0 ? "all" : "");
	if (best_others > 0)
		text_print(&why, "%d of the", best_in);
	text_print(&why, " %d games that have %s, and %sin ", best_in + best_others, text, again ? "goes wrong " : "");
	if (in_all == best_in)
		text_print(&why, "no other%s.\n", best_others == 0 ? because(best) : "");
	else
		text_print(&why, "%d of the %d others.\n", in_all - best_in, in_all + others_all - best_in - best_others);
	return true;
}

/* Do the facts of a war tell all wrong games from the right ones? */
static bool war_explains(void)
{
	int in, others;

	for (int i = 0; i < commons_count; i++) {
		common_count(&commons[i], is_wrong, &in, &others);
		if (commons[i].number < 0 && in == wrongs && others == 0)
			return true;
	}
	return false;
}

static bool is_crashed(const struct puzzle *record)
{
	return record->verdict == CRASHED;
}

static bool is_endless(const struct puzzle *record)
{
	return record->verdict == ENDLESS;
}

/* ---- Faults of the output ---- */

static bool all_wrong(bool (*holds)(const struct puzzle *))
{
	for (int i = 0; i < records_count; i++)
		if (is_wrong(records[i]) && !holds(records[i]))
			return false;
	return true;
}

static bool last_line_right(const struct puzzle *record)
{
	return record->match == LAST_LINE;
}

/* The words of a text: letters and digits, in upper case; or (numbers) its digits.  A minus sign belongs to a number. */
static void words_of(const char *text, char *out, bool numbers)
{
	bool gap = false, any = false;

	for (const char *at = text; *at != '\0'; at++)
		if (isdigit((unsigned char)*at) || (!numbers && isalpha((unsigned char)*at)) ||
			(*at == '-' && isdigit((unsigned char)at[1]) && (at == text || at[-1] == ' '))) {
			if (gap && any)
				*out++ = ' ';
			*out++ = (char)toupper((unsigned char)*at);
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
static bool form_wrong(const struct puzzle *record)
{
	char wanted[TEXT_MOST], got[4 * TEXT_MOST];

	if (record->verdict != WRONG || strlen(record->first) > TEXT_MOST)
		return false;
	words_of(record->answer, wanted, false);
	words_of(record->first, got, false);
	if (strcmp(wanted, got) == 0)
		return true;
	if (strcmp(record->answer, "PAT") == 0)
		return strstr(got, "PAT") != NULL;
	words_of(record->first, got, true);
	return strcmp(wanted, got) == 0 || (!is_pile() && numbers_equal(record->answer, record->first));
}

/* The answer is the same for all puzzles. */
static bool constant(void)
{
	bool differs = false;

	for (int i = 1; i < records_count; i++) {
		if (records[i]->verdict != RIGHT && records[i]->verdict != WRONG)
			return false;
		if (strcmp(records[i]->first, records[0]->first) != 0 ||
			strcmp(records[i]->last, records[0]->last) != 0)
			return false;
		differs |= strcmp(records[i]->answer, records[0]->answer) != 0;
	}
	return records_count > 5 && records[0]->verdict == WRONG && differs;
}

/* ---- The explanation ---- */

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

/* Says the first hypothesis, and one that is said in another way. */
static void hypotheses_say(struct text *to, const char *where, const char *end)
{
	text_print(to, "%s a program that %s%s.\n", where, hypotheses[0].says, end);
	for (int i = 1; i < hypotheses_count; i++)
		if (strcmp(hypotheses[i].says, hypotheses[0].says) != 0) {
			text_print(to, "Or it plays like one that %s.\n", hypotheses[i].says);
			return;
		}
}

/* Does no random deal tell the hypotheses apart?  Where no two cards tie, orders of the spoils are alike. */
static bool all_alike(void)
{
	static struct hands p;
	char first[TEXT_MOST], text[TEXT_MOST];

	for (int deal = 0; deal < 1000; deal++)
		for (int i = 0; i < hypotheses_count && (i > 0 || deal_random(&p, false)); i++) {
			game_answer(&hypotheses[i].guess.t, &p, i == 0 ? first : text);
			if (i > 0 && strcmp(first, text) != 0)
				return false;
		}
	return true;
}

static bool output_say(void)
{
	if (all_wrong(last_line_right))
		text_print(&why, "Its last line is right.  Print what is for debugging to standard error.\n");
	else if (constant())
		text_print(&why, strcmp(records[0]->first, "nothing") == 0 ?
				"It prints nothing at all.\n" :
				"It prints `%s` whatever the puzzle is.  Does it read the puzzle?\n",
			records[0]->first);
	else if (all_wrong(form_wrong))
		text_print(&why, "It knows the answers, and prints them in another form: `%s`, where the answer is `%s`.\n",
			records[0]->first, records[0]->answer);
	else
		return false;
	return true;
}

/* numbers: faults with a number, too.  Among so many numbers one fits by chance, if not all answers count. */
static void faults_try(bool loose, bool numbers, bool crashes, bool calm)
{
	for (int i = 0; i < faults_count; i++)
		if (is_loose(&faults[i]) == loose && (numbers || faults[i].numbers[0] == 0) && !(calm && hypotheses_count > 0))
			fault_try(&faults[i], crashes, calm); /* calm: orders that differ in a war only are one */
}

/* Says in `why` why answers are wrong, and leaves hypotheses[]. */
static void explain(void)
{
	const char *where = "It plays like", *end = "";
	int answers = 0, silent = 0; /* games with an answer and without; a slow one is neither */
	bool any = false, crashes;

	records_take();
	hypotheses_count = 0;
	for (int i = 0; i < records_count; i++) {
		answers += records[i]->verdict == RIGHT || records[i]->verdict == WRONG;
		silent += records[i]->verdict == CRASHED || records[i]->verdict == ENDLESS;
	}
	crashes = silent > 0;
	if (wrongs == 0 || output_say() || (rights == 0 && (all_wrong(is_crashed) || all_wrong(is_endless))))
		return;
	commons_make();
	for (int loose = 0; loose < 2 && hypotheses_count == 0; loose++) { /* an exact fault comes before one that is loose */
		luck = loose && !war_explains();
		faults_try(loose, true, true, false);
		luck = false;
		chances = CHANCES_OF_PAIRS;
		if (hypotheses_count == 0)
			pairs_try(loose);
		chances = CHANCES;
	}
	if (hypotheses_count == 0 && crashes && answers >= silent && !all_wrong(is_crashed) && !all_wrong(is_endless)) {
		where = "Where it prints an answer, it plays like";
		for (int loose = 0; loose < 2; loose++)
			faults_try(loose, false, false, false);
	}
	if (hypotheses_count == 0) {
		where = "In games without a war it plays like";
		end = "; in games with wars something else is wrong, too";
		faults_try(false, false, true, true);
	}
	if (hypotheses_count > 0 && (sentences() <= 2 || all_alike())) {
		hypotheses_say(&why, where, end);
		any = true;
	}
	if (!any)
		any = common_found(is_wrong, false);
	for (int near = 0; near < 2 && crashes && (!any || where[0] == 'W'); near++) { /* what holds for all such games comes first */
		bool crashed = common_found(is_crashed, near), never = common_found(is_endless, near);

		any |= crashed | never;
		where = crashed || never ? "" : where;
	}
	if (!any)
		any = common_found(is_wrong, true);
	if (!any && hypotheses_count == 0) {
		evidence_least = 1;
		faults_try(false, true, true, false);
	}
}

enum { DEALS = 24, TRIES = 40000 };
/*
 * Deals by which hypotheses can be told apart, in half of them, and proved: most of them go wrong.  Some just go right, if
 * it is known only what wrong games have.
 */
static void deals_to_tell(int seed, int rounds_most)
{
	int dealt = 0, right_ones = hypotheses[0].guess.counted ? DEALS / 3 : 0;
	static struct facts facts;

	chance_state = seed;
	for (int try = 0; try < TRIES && dealt < DEALS; try++) {
		static struct hands p;
		char right[TEXT_MOST], text[TEXT_MOST], other[TEXT_MOST];
		bool wrong = false, differ = false, never = false;
		int length;

		if (!deal_random(&p, false) || game_play(&base, &p, &length, &facts) == LONG || length > rounds_most)
			continue;
		game_answer(&base, &p, right);
		for (int i = 0; i < hypotheses_count; i++) {
			wrong |= guess_wrong(&hypotheses[i].guess, &p, &facts, right, text);
			never |= text[0] == '~';
			if (i == 0)
				strcpy(other, text);
			differ |= strcmp(other, text) != 0;
		}
		if (never || (!wrong && (facts.wars_all == 0 || right_ones-- <= 0)) ||
			(wrong && !differ && hypotheses_count > 1 && dealt < DEALS / 2 && try < TRIES / 2))
			continue;
		dealt++;
		give(random_deals, &p);
	}
}

/*
 * The rule that a wrong puzzle needs, of those that `fits` allows: the first one with a fault that prints what the program has
 * printed, or else with a fault that goes wrong.  `first` comes before all others.  An order of the spoils ends no program.
 */
static const char *rule_needed(const struct puzzle *p, const char *printed, const char *first, bool (*fits)(const char *rule))
{
	bool ends = *printed == '!';
	const char *best = ends && strstr(first, "order of") != NULL ? rules[0] : first;
	char right[TEXT_MOST], text[TEXT_MOST];
	int best_value = 0;

	game_answer(&base, &p->hands, right);
	for (int at = -1; at < rules_count; at++) {
		const char *rule = at < 0 ? first : rules[at];
		int value = 0;

		for (int i = 0; i < variants_count && (at < 0 || fits(rule)); i++) {
			if (strcmp(rules[variants[i].of->rule], rule) != 0 || (ends && strstr(rule, "order of") != NULL))
				continue;
			game_answer(&variants[i].t, &p->hands, text);
			value = greatest(value, strcmp(text, right) == 0 ? 0 : strcmp(text, printed) == 0 ? 2 : 1);
		}
		if (value > best_value) {
			best = rule;
			best_value = value;
		}
	}
	return best;
}

/* ---- For check.sh ---- */

/*
 * Reads puzzles, a rule and a puzzle in each line.  Prints a line for each fault with each of its numbers: `own` if a
 * puzzle of its own rule catches it first, else `other` or `none`; its rule, name, traits, number, and the rule that
 * catches it.
 */
static int matrix(void)
{
	static char line[4 * LINE_MOST];
	static struct hands p;
	static int first[VARIANTS_MOST]; /* rule, from 1 on; 0: none */

	while (fgets(line, sizeof line, stdin) != NULL) {
		char right[TEXT_MOST], *puzzle = strchr(line, '\t');
		int rule = 0;

		if (puzzle == NULL)
			continue;
		*puzzle++ = '\0';
		while (rule < rules_count && strcmp(rules[rule], line) != 0)
			rule++;
		puzzle_parse(&p, puzzle, &base);
		game_answer(&base, &p, right);
		for (int i = 0; i < variants_count; i++)
			if (first[i] == 0 && gets_wrong(&p, right, &variants[i], true))
				first[i] = rule + 1;
	}
	for (int i = 0; i < variants_count; i++) {
		const struct fault *fault = variants[i].of;

		printf("%s\t%s\t%s\t%s\t%d\t%s\n", first[i] == fault->rule + 1 ? "own" : first[i] == 0 ? "none" : "other", rules[fault->rule],
			fault->name, fault->traits, variants[i].number, first[i] == 0 || first[i] > rules_count ? "" : rules[first[i] - 1]);
	}
	return 0;
}

/* The record of a program with the fault. */
static void record_play(struct puzzle *record, const struct traits *t)
{
	char right[TEXT_MOST], text[TEXT_MOST];

	game_answer(&base, &record->hands, right);
	game_answer(t, &record->hands, text);
	free(record->last);
	record->last = record->answer = strdup(text);
	record->verdict = strcmp(right, text) == 0 ? RIGHT :
		text[0] == '!'                     ? CRASHED :
		text[0] == '~'                     ? ENDLESS :
						     WRONG;
}

/* Plays the puzzles with each fault in turn: it, or one with the same traits under these rules, has to explain the answers. */
static int self(void)
{
	static char line[LINE_MOST];
	int named = 0, unsure = 0, thin = 0, missed = 0;

	while (fgets(line, sizeof line, stdin) != NULL && records_count < PUZZLES_MOST) {
		struct puzzle *record = calloc(1, sizeof *record);
		int length;

		if (record == NULL)
			fail("no memory", "for records");
		puzzle_parse(&record->hands, line, &base);
		game_play(&base, &record->hands, &length, &record->facts);
		records[records_count++] = record;
	}
	for (int i = 0; i < variants_count; i++) {
		const struct variant *variant = &variants[i];
		bool own = false;

		if (by_chance(&variant->t) && !by_chance(&base)) /* its answers differ each time */
			continue;
		for (int r = 0; r < records_count; r++)
			record_play(records[r], &variant->t);
		qsort(records, records_count, sizeof *records, refuting_first);
		hypotheses_count = 0;
		for (struct fault *other = faults; other < faults + faults_count; other++) {
			int before = hypotheses_count;

			/* Any number would take too long. */
			if (other == variant->of || (other->numbers[0] == 0 && !is_loose(other)))
				fault_try(other, true, false);
			own |= hypotheses_count > before && strcmp(other->says, variant->of->says) == 0;
		}
		for (int h = 0; h < hypotheses_count; h++)
			own |= memcmp(&hypotheses[h].guess.t, &variant->t, sizeof(struct traits)) == 0;
		named += own && sentences() == 1;
		unsure += own && sentences() > 1;
		if (!own && !enough(&variant->t)) {
			thin++;
			continue;
		}
		missed += !own;
		if (!own || sentences() > 1)
			printf("%s (%s, %d): %s\n", variant->of->name, variant->of->traits, variant->number,
				own ? "could be another" : "not found");
		for (int h = 0; h < hypotheses_count && own && sentences() > 1; h++)
			printf("    %s\n", hypotheses[h].says);
	}
	printf("%d faults named, %d with too few wrong games, %d could be another as well, %d not found\n",
		named, thin, unsure, missed);
	return missed + unsure > 0;
}
