/*
 * report.c - what the judge says; part of judge.c
 *
 * report_print() lists the sections of a report.  hints[] has a row for each hint.
 */
enum { WIDE = 110, LIST_WIDE = 700, ROWS_MOST = 120 };

/* ---- Lines ---- */

static void nuls_replace(struct text *text)
{
	for (size_t i = 0; i < text->size; i++)
		text->start[i] = text->start[i] == '\0' ? '?' : text->start[i];
}

/* The lines of a text, with ? for what moves the cursor.  Nobody frees them: a report has few. */
struct lines {
	char **line;
	int count;
};
static struct lines lines_of(const char *start, size_t size)
{
	struct text text = {0};
	struct lines lines = {NULL, 0};

	text_add(&text, start, size);
	for (char *c = text.start; c < text.start + text.size; c++)
		*c = ((unsigned char)*c < 32 && *c != '\t' && *c != '\n') || *c == 127 ? '?' : *c;
	for (char *line = text.start; *line != '\0'; lines.count++) {
		char *end = line + strcspn(line, "\n");

		if ((lines.count & (lines.count - 1)) == 0 &&
			(lines.line = realloc(lines.line, (2 * lines.count + 1) * sizeof *lines.line)) == NULL)
			run_fail("no memory");
		lines.line[lines.count] = line;
		line = *end == '\0' ? end : end + 1;
		*end = '\0';
	}
	return lines;
}

/* A line up to so many bytes, without part of a character, and ` ...` after it.  Valid until the next call but one. */
static const char *line_cut(const char *line, size_t most)
{
	static char text[2][8300];
	static int turn;

	if (strlen(line) <= most)
		return line;
	while (most > 0 && ((unsigned char)line[most] & 0xc0) == 0x80)
		most--;
	snprintf(text[turn ^= 1], sizeof *text, "%.*s ...", (int)most, line);
	return text[turn];
}

/* The first lines, each after `what`. */
static void lines_print(const char *what, int most, struct lines lines)
{
	for (int i = 0; i < least(lines.count, most); i++)
		printf("%s%s\n", what, line_cut(lines.line[i], right.list ? LIST_WIDE : WIDE));
	if (lines.count > 1000)
		printf("%s... many more lines\n", what);
	else if (lines.count > most)
		printf("%s... %d more lines\n", what, lines.count - most);
}

/* The first lines of standard error, and the last ones. */
static void errors_print(const struct text *error)
{
	struct lines lines = lines_of(error->start, error->size);

	for (int i = 3; i < 9 && lines.count > 8; i++)
		lines.line[i] = i == 3 ? "..." : lines.line[lines.count - 9 + i];
	lines.count = least(lines.count, 9);
	lines_print("standard error: ", 9, lines);
}

/* Is the pattern in the text?  place: of the whole, and of two of its parts; or NULL. */
enum { PARTS = 3 };
static bool matches(const char *text, const char *pattern, regmatch_t place[PARTS])
{
	static struct {
		const char *pattern;
		regex_t compiled;
	} known[100];
	size_t i = 0;

	while (known[i].pattern != NULL && known[i].pattern != pattern)
		i++;
	if (known[i].pattern == NULL && regcomp(&known[i].compiled, pattern, REG_EXTENDED | REG_NEWLINE) != 0)
		fail("not a pattern", pattern);
	known[i].pattern = pattern;
	return regexec(&known[i].compiled, text, place != NULL ? PARTS : 0, place, 0) == 0;
}

/* A word as a shell has to be given it.  Valid until the next call but one. */
static const char *quoted(const char *word)
{
	static struct text text[2];
	static int turn;
	struct text *to = &text[turn ^= 1];

	if (word[strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./-")] == '\0')
		return word;
	text_clear(to);
	text_add(to, "'", 1);
	for (; *word != '\0'; word++)
		text_add(to, *word == '\'' ? "'\\''" : word, *word == '\'' ? 4 : 1);
	text_add(to, "'", 1);
	return to->start;
}

/* A number with commas, and the unit: 7,076 rounds. */
static const char *rounds_of(long n)
{
	static char text[2][64];
	static int turn;
	char digits[32], *to = text[turn ^= 1];
	int length = sprintf(digits, "%ld", n);

	for (int i = 0; i < length; i++) {
		*to++ = digits[i];
		if ((length - i) % 3 == 1 && i < length - 1)
			*to++ = ',';
	}
	sprintf(to, " %.*s", (int)strlen(right.unit) - (n == 1), right.unit);
	return text[turn];
}

/* ---- The table of rules ---- */

static struct row rows[ROWS_MOST];
static int rows_count;

/* What is counted of all puzzles. */
static struct {
	int bad; /* rules that are wrong */
	int verdicts[SKIPPED + 1];
	int late; /* puzzles that have not ended in time */
	const struct puzzle *latest; /* the shortest of them; or NULL */
	long longest, below; /* games that are right: the longest, and the longest below the late one */
} totals;

/* The row of a rule.  Rows come in the order in which they are asked for, but random deals are last. */
static struct row *row_at(const char *rule)
{
	int at = 0;

	while (at < rows_count && strcmp(rows[at].rule, rule) != 0)
		at++;
	if (at < rows_count)
		return &rows[at];
	if (rows_count == ROWS_MOST)
		fail("too many rules", rule);
	rows[rows_count++].rule = rule;
	if (at > 0 && rows[at - 1].rule == random_deals) {
		rows[at] = rows[at - 1];
		rows[--at] = (struct row){.rule = rule};
	}
	return &rows[at];
}

static bool has_row(const struct row *row)
{
	return row->rights + row->wrongs + row->slow + row->left + row->games > 0;
}

/* The shell could not run it. */
static bool is_not_begun(const struct puzzle *p)
{
	return p->verdict == CRASHED && (p->status == 126 || p->status == 127);
}

static bool unended(const struct puzzle *p)
{
	return p->verdict == LATE || (p->verdict == WAITS && p->cut);
}

static bool is_smaller(const struct puzzle *p, const struct puzzle *than)
{
	int fewer = puzzle_cards(&than->hands) - puzzle_cards(&p->hands);

	return fewer > 0 || (fewer == 0 && p->length < than->length);
}

static void table_count(void)
{
	memset(&totals, 0, sizeof totals);
	for (int i = 0; i < rows_count; i++)
		rows[i] = (struct row){.rule = rows[i].rule};
	for (int i = 0; i < puzzles_count; i++) {
		struct puzzle *p = puzzles[i];
		struct row *row = row_at(p->rule);

		totals.verdicts[p->verdict]++;
		row->rights += p->verdict == RIGHT;
		row->slow += unended(p);
		row->left += p->verdict == SKIPPED;
		if (p->verdict == RIGHT && p->length > totals.longest)
			totals.longest = p->length;
		if (unended(p) && (totals.late++ == 0 || p->length < totals.latest->length))
			totals.latest = p;
		if (!is_wrong(p))
			continue;
		if (row->wrongs++ == 0 || is_smaller(p, row->least))
			row->least = p;
	}
	for (int i = 0; i < puzzles_count && totals.latest != NULL; i++)
		if (puzzles[i]->verdict == RIGHT && puzzles[i]->length < totals.latest->length && puzzles[i]->length > totals.below)
			totals.below = puzzles[i]->length;
	for (int i = 0; i < chance_rows_count; i++) {
		struct row *row = row_at(chance_rows[i].rule);

		if (!has_row(row))
			*row = chance_rows[i];
	}
	for (int i = 0; i < rows_count; i++)
		totals.bad += rows[i].wrongs > 0;
}

static int rules_judged(void)
{
	int count = 0;

	for (int i = 0; i < rows_count; i++)
		count += has_row(&rows[i]);
	return count;
}

/* Is the rule right, as far as is known?  Then a puzzle is not wrong for it. */
static bool may_be_wrong(const char *rule)
{
	for (int i = 0; i < rows_count; i++)
		if (strcmp(rows[i].rule, rule) == 0)
			return rows[i].rights == 0 || rows[i].wrongs + rows[i].slow + rows[i].left > 0;
	return true;
}

static void table_print(void)
{
	static const char *const late[] = {"  slow", "not ended"};
	bool wrong = totals.bad > 0;

	printf(" right  wrong %s not run  rule\n", late[wrong]);
	for (int i = 0; i < rows_count; i++) {
		const int numbers[] = {rows[i].rights, rows[i].wrongs, rows[i].slow, rows[i].left};
		const int widths[] = {6, 6, (int)strlen(late[wrong]), 7};

		if (!has_row(&rows[i]))
			continue;
		for (int k = 0; k < 4; k++) {
			char text[16] = "-";

			if (numbers[k] > 0)
				sprintf(text, "%d", numbers[k]);
			printf("%*s%s", widths[k], text, k < 3 ? " " : "  ");
		}
		printf("%s\n", rows[i].rule);
	}
}

/* ---- A puzzle ---- */

/* As it can be pasted: what has lines as a command. */
static const char *puzzle_shown(const struct puzzle *p)
{
	static struct text text;

	text_clear(&text);
	if (right.brackets && right.input == ROW) {
		text_print(&text, "%s", puzzle_text(p->words));
		text.start[--text.size] = '\0';
		return text.start;
	}
	if (strchr(p->words, '/') == NULL)
		return p->words;
	text_print(&text, "printf '");
	for (const char *c = puzzle_text(p->words); *c != '\0'; c++)
		text_print(&text, *c == '\n' ? "\\n" : "%c", *c);
	/* Each program of a class has a folder of its own. */
	text_print(&text, "' | %s -r %s", options.folder != NULL ? "./war" : options.war, quoted(options.rules));
	return text.start;
}

/* What was printed of a wrong puzzle, or how it has ended. */
static const char *printed_shown(const struct puzzle *p)
{
	static struct text text;

	text_clear(&text);
	text_print(&text, p->verdict == WRONG ? "%s" : "%s, %s", p->first, p->note);
	return text.start;
}

/* An answer as war prints it. */
static void answer_print(const char *what, const char *answer)
{
	if (right.list && strcmp(answer, "OFF") != 0 && strspn(answer, "0123456789 ") == strlen(answer)) {
		printf("%s[", what);
		for (; *answer != '\0'; answer++)
			printf(*answer == ' ' ? ", " : "%c", *answer);
		printf("]\n");
	} else
		printf("%s%s\n", what, answer);
}

/* The smallest puzzle of each rule that is wrong, but for one that has been told. */
static void others_print(const char *told)
{
	bool said_any = false;

	for (int i = 0; i < rows_count; i++) {
		const struct row *row = &rows[i];

		if (row->wrongs == 0 || row->least == NULL || row->rule == random_deals || strcmp(row->rule, told) == 0)
			continue;
		if (!said_any)
			printf("also wrong, with the smallest puzzle of each rule:\n");
		said_any = true;
		printf("%s\n  puzzle: %s\n", row->rule, line_cut(puzzle_shown(row->least), 200));
		if (!options.trace)
			printf("  right: %s, printed: %s\n", row->least->answer, printed_shown(row->least));
	}
	if (said_any)
		printf("\n");
}

/* The first difference of two piles. */
static void piles_differ(const char *answer, const char *printed)
{
	int cards = 0, got = 0, at = 0, wanted_card = 0, got_card = 0;

	for (const char *a = answer, *b = printed; *a != '\0' || *b != '\0';) {
		char *a_end, *b_end;
		long one = strtol(a, &a_end, 10), other = strtol(b, &b_end, 10);

		if (a_end == a && b_end == b)
			break;
		cards += a_end != a;
		got += b_end != b;
		if (at == 0 && one != other && a_end != a && b_end != b) {
			at = cards;
			wanted_card = (int)one;
			got_card = (int)other;
		}
		a = a_end;
		b = b_end;
	}
	if (at == 0)
		printf("there should be %d cards, are %d\n", cards, got);
	else if (got == cards)
		printf("card %d of the pile should be %d, is %d\n", at, wanted_card, got_card);
	else
		printf("card %d of the pile should be %d, is %d; there should be %d cards, are %d\n", at, wanted_card, got_card, cards, got);
}

/* The first line in which two transcripts differ, and the ten before it. */
static void transcripts_differ(const char *right_one, const struct text *printed)
{
	struct lines wanted = lines_of(right_one, strlen(right_one)), got = lines_of(printed->start, printed->size);
	int at = 0;

	while (at < wanted.count && at < got.count && strcmp(wanted.line[at], got.line[at]) == 0)
		at++;
	printf("line %d of the transcript differs:\n", at + 1);
	for (int i = greatest(0, at - 10); i < at; i++)
		printf("  %s\n", line_cut(wanted.line[i], WIDE));
	printf("right:   %s\n", at < wanted.count ? line_cut(wanted.line[at], WIDE) : "nothing more");
	printf("printed: %s\n", at < got.count ? line_cut(got.line[at], WIDE) : "nothing more");
}

/* The trace of the right game.  Valid until the next call. */
static const char *game_trace(const struct puzzle *p)
{
	right_read(puzzle_text(p->words));
	right_answer(1, options.rounds, &(long){0});
	return right_trace();
}

/* How much of a trace is shown: all lines of a short one, else those at both ends, and before and after the place where
 * the program ends the game.  brief: of a report on one screen. */
static const struct trace_part {
	int whole, ends, before, after;
} trace_parts = {40, 12, 12, 9}, trace_brief = {16, 5, 3, 2};
/*
 * The trace of the right game, without its middle if it is long.  If the program has printed too few rounds, the place where
 * it ends the game is shown, too.
 */
static void trace_show(const struct puzzle *p, bool brief)
{
	struct lines trace;
	struct trace_part parts = brief ? trace_brief : trace_parts;
	const char *text;
	int ends = -1, left = 0, length = -1, round = 0, printed = -1;

	text = game_trace(p);
	trace = lines_of(text, strlen(text));
	sscanf(p->answer, "%*d %d", &length);
	if (p->verdict == WRONG && matches(p->first, "^[0-9]+ [0-9]+ *$", NULL))
		sscanf(p->first, "%*d %d", &printed);
	for (int i = 0; i < trace.count; i++)
		if ((sscanf(trace.line[i], "round %d", &round) == 1 || sscanf(trace.line[i], "ROUND %d", &round) == 1) && round == printed + 1)
			ends = i;
	if (round != length || printed < 0)
		ends = -1; /* this number is not of rounds */
	for (int i = 0; i < trace.count; i++)
		if (trace.count > parts.whole && i >= parts.ends && i < trace.count - parts.ends &&
			(ends < 0 || i <= ends - parts.before || i >= ends + parts.after))
			left++;
		else {
			if (left > 0)
				printf("... %d lines\n", left);
			left = 0;
			if (i == ends)
				printf("(the program ends the game here: %s)\n\n", p->first);
			printf("%s\n", line_cut(trace.line[i], WIDE));
		}
}

/* ---- What the program prints, and dies of ---- */

static bool is_empty(const char *line)
{
	return line[strspn(line, " \t\r?")] == '\0';
}

/* A sentence about what comes before the answer. */
static void before_say(struct text *to)
{
	int most = 0, fewest = 1 << 30;
	const char *first = "", *last = "";

	for (int i = 0; i < puzzles_count; i++) {
		struct lines lines = lines_of(puzzles[i]->printed.start, puzzles[i]->printed.size);
		int count = 0;

		if (puzzles[i]->verdict != WRONG || strcmp(puzzles[i]->first, "nothing") == 0)
			continue;
		for (int k = 0; k < lines.count; k++)
			if (!is_empty(lines.line[k])) {
				first = count++ == 0 ? lines.line[k] : first;
				last = lines.line[k];
			}
		most = greatest(most, count - 1);
		fewest = least(fewest, count - 1);
	}
	if (most == 0)
		text_print(to, "It prints more than the answer, `%s`", line_cut(last, 60));
	else if (most > fewest)
		text_print(to, "It prints lines before the answer, beginning with `%s`", line_cut(first, 60));
	else if (most == 1)
		text_print(to, "It prints a line before the answer, beginning with `%s`", line_cut(first, 60));
	else
		text_print(to, "It prints %d lines before the answer, beginning with `%s`", most, line_cut(first, 60));
	text_print(to, "; from here on only the end of the last line counts.\n");
}

/* A copy of part of a line. */
static char *part_of(const char *line, regmatch_t place)
{
	struct text text = {0};

	text_add(&text, line + place.rm_so, place.rm_eo - place.rm_so);
	return text.start;
}

/*
 * The line of standard error that says why the program has died; or NULL.  *where: the line of the program, or "".
 * Python names its lines before the message, the last one is where it died; others name them after it.
 */
static const char *death_of(const struct text *error, char where[200])
{
	static const char python[] = "^ *File \"([^\"]*)\", line ([0-9]+)", other[] = "([^ \t(\"'`]+\\.[a-z]+)(:|:? line )[0-9]+",
		libraries[] = "/lib/|/usr/|/rustc/|node:|at (java|jdk|sun|kotlin|clojure)[./]|readline\\.js",
		messages[] = "^[^ \t].*(Error|Exception)([^A-Za-z]|$)|^[A-Za-z.]*(Error|Exception)|^panic: |panicked at|^ *what\\(\\):",
		headings[] = "^Exception in thread \"[^\"]*\" |^\\[ERROR\\] FATAL UNHANDLED EXCEPTION: |^ *what\\(\\): *";
	struct lines lines = lines_of(error->start, error->size);
	struct text message = {0};
	const char *last = NULL, *name = "";
	regmatch_t place[PARTS];

	*where = '\0';
	for (int i = 0; i < lines.count; i++) {
		char *line = lines.line[i];
		bool by_python = matches(line, python, place) && !matches(line, "/lib/|\"<", NULL);

		if (is_empty(line))
			continue;
		last = line;
		if (by_python || (*where == '\0' && !matches(line, libraries, NULL) && matches(line, other, place))) {
			const char *path = part_of(line, place[1]), *slash = strrchr(path, '/');
			int digits = place[by_python ? 2 : 0].rm_eo;

			while (isdigit((unsigned char)line[digits - 1]))
				digits--;
			name = slash == NULL ? path : slash + 1;
			snprintf(where, 200, "line %d of %s", atoi(line + digits), name);
		}
		if (message.size > 0 && message.start[message.size - 1] == ':')
			text_print(&message, " %s", line);
		else if (matches(line, messages, NULL)) {
			text_clear(&message);
			text_print(&message, "%s", line);
		}
	}
	if (message.size > 0)
		last = message.start;
	if (last != NULL && matches(last, headings, place))
		last += place[0].rm_eo;
	if (last != NULL && *name != '\0' && strstr(last, name) != NULL)
		*where = '\0';
	return last;
}

/* Are the messages of one kind?  Then they differ in numbers and names only. */
static bool same_kind(const char *a, const char *b)
{
	while (*a == *b && *a != '\0' && !isdigit((unsigned char)*a)) {
		const char *a_end = strchr("'\"", *a) != NULL ? strchr(a + 1, *a) : NULL;
		const char *b_end = strchr("'\"", *b) != NULL ? strchr(b + 1, *b) : NULL;

		a = a_end != NULL && b_end != NULL ? a_end + 1 : a + 1;
		b = a_end != NULL && b_end != NULL ? b_end + 1 : b + 1;
	}
	if (!isdigit((unsigned char)*a) || !isdigit((unsigned char)*b))
		return *a == *b;
	return same_kind(a + strspn(a, "0123456789"), b + strspn(b, "0123456789"));
}

/* A sentence about the message that is most usual where the program crashes, and the line that it names. */
static void death_say(struct text *to)
{
	enum { KINDS_OF_DEATH = 50 };
	const char *kind[KINDS_OF_DEATH];
	char where[KINDS_OF_DEATH][200];
	int times[KINDS_OF_DEATH] = {0}, count = 0, games = 0, most = 0;

	for (int i = 0; i < puzzles_count; i++) {
		const struct puzzle *p = puzzles[i];
		const char *message = NULL;
		int k = 0;

		games += p->verdict < STARVED;
		if (p->verdict == CRASHED && !is_not_begun(p) && count < KINDS_OF_DEATH)
			message = death_of(&p->error, where[count]);
		if (message == NULL)
			continue;
		while (k < count && !same_kind(kind[k], message))
			k++;
		if (k == count)
			kind[count++] = message;
		times[k]++;
		most = times[k] > times[most] ? k : most;
	}
	if (count == 0)
		return;
	text_print(to, "It ends with `%s`", line_cut(kind[most], 100));
	text_print(to, *where[most] == '\0' ? "" : " (%s)", where[most]);
	if (times[most] == games)
		text_print(to, " in all %d games.\n", games);
	else
		text_print(to, " in %d of %d games.\n", times[most], games);
}

/* ---- Hints ---- */

static const char windows_ends[] = "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW";
/* What standard error, or what was printed, says of the cause.  The first row that fits is told. */
static const struct hint {
	const char *pattern; /* an extended regular expression, of lines */
	const char *says; /* FILE, NAME: to be filled in by the reader */
	bool unsure; /* another cause is possible: hints about other books may follow */
} hints[] = {
	{"~c\"|~c'|\\\\a\\\\b|, \\.\\.\\.\\]",
		"Elixir prints a list of small numbers as text, and not more than 50: IO.inspect(pile, charlists: :as_lists, limit: "
		":infinity)", false},
	{"^Round [0-9]+$",
		"it shuffles by itself, or prints each round: let it read the puzzle and print the answer "
		"(tests/guide/teachers.md#the-python-bootcamp)", false},
	{"readline is not defined",
		"CodinGame gives readline() to JavaScript: node -r ./tests/tools/judge/readline.js FILE", false},
	{"print is not defined",
		"CodinGame gives print() to JavaScript: node -r ./tests/tools/judge/readline.js FILE", false},
	{"bad interpreter|env: .*\r|\\^M|\r: (not found|command not found)|'python3?\\\\r'",
		windows_ends, false},
	{"[Cc]ould not find or load main class|ClassNotFoundException|NoClassDefFoundError",
		"PROGRAM='java NAME': the name of the class, as in the source, without .class; javac comes first", false},
	{"UnsupportedClassVersionError",
		"compile with the javac that belongs to this java", false},
	{"Missing parentheses in call to 'print'|name 'raw_input' is not defined|name 'xrange' is not defined",
		"this is Python 2: PROGRAM='python2 FILE', or print(...) and input()", false},
	{"IndentationError|TabError",
		"Python takes the indentation of a line for part of the program", false},
	{"EOFError|EOF when reading|NoSuchElementException|Unexpected end of file",
		"it reads more lines than there are: N, N cards, M, M cards, one in each line", true},
	{"RecursionError|recursion depth|StackOverflow|Maximum call stack|stack level too deep",
		"a round calls the next round: write a loop, as the stack is too small for long games", false},
	{"invalid literal for int|NumberFormatException|FormatException|invalid argument: \"?stoi|stoi|InputMismatch|"
		"invalid digit|no parse|could not convert|not in list|KeyError",
		"it takes text for a number that is none, perhaps a card with its suit, or J, Q, K, A", true},
	{"MemoryError|heap out of memory|OutOfMemoryError|bad_alloc|heap space",
		"it runs out of memory: does a game end?", false},
	{"Exec format error|cannot execute binary",
		"this file is for another machine, or a script without a first line such as #!/usr/bin/env python3", false},
	{"[Pp]ermission denied|Is a directory",
		"the file cannot be run: chmod +x FILE, or name the interpreter (python3 FILE)", false},
	{": (import|from|def|using|package): (command )?not found|import-im6",
		"the shell has run it: name the interpreter, PROGRAM='python3 FILE'", false},
	{"SyntaxError|[Ss]yntax error|[Pp]arse error",
		"the program has a syntax error", false},
	{"ModuleNotFoundError|Cannot find module|ImportError",
		"a file or module is not there: is the path right, and is it installed?", false},
	{"can't open file|No such file|Could not open input file|Unable to access jarfile|cannot open|cannot find",
		"the file is not there: is its path right, seen from the folder of the Makefile?", false},
	{NULL, NULL, false},
};
/* How a file with this ending is run. */
static const struct {
	const char *ending, *command;
} interpreters[] = {{"py", "python3"}, {"js", "node -r ./tests/tools/judge/readline.js"}, {"rb", "ruby"}, {"pl", "perl"},
	{"php", "php"},
	{"sh", "bash"}, {"awk", "awk -f"}, {"clj", "clojure -M"}, {"exs", "elixir"}, {"jar", "java -jar"}, {NULL, NULL}};

static struct text hints_told; /* each in a line */
static bool right_for(const char *book_name);

static void hint_say(const char *format, ...)
{
	char text[2000];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	text_print(&hints_told, "hint: %s\n", text);
	printf("hint: %s\n", text);
}

/* The beginning of a file, or no text; NULs are question marks. */
static struct text file_text(const char *path)
{
	struct text text = {0};
	char buffer[65536];
	FILE *file = fopen(path, "r");
	size_t size;

	text_clear(&text);
	while (file != NULL && text.size < 1 << 20 && (size = fread(buffer, 1, sizeof buffer, file)) > 0)
		text_add(&text, buffer, size);
	if (file != NULL)
		fclose(file);
	nuls_replace(&text);
	return text;
}

/* The words of the program that are files. */
enum { FILES_MOST = 50 };
static struct {
	char *name;
	struct text text;
} files[FILES_MOST];
static int files_count;

static void files_read(void)
{
	for (char *name = strtok(strdup(options.files), " "); name != NULL && files_count < FILES_MOST; name = strtok(NULL, " ")) {
		files[files_count].name = name;
		files[files_count++].text = file_text(name);
	}
}

/* A name of a file with input that is no word of PROGRAM; or NULL.  It stands in quotes, between two NULs of a binary (here `?`), or
 * (bare) anywhere. */
static const char *input_named(const char *text, bool bare)
{
	static const char names[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-";
	static char name[100];

	for (const char *at = text; *(at += strcspn(at, names)) != '\0'; at += strspn(at, names)) {
		size_t length = strspn(at, names);
		bool in_quotes = at > text && strchr("'\"?", at[-1]) != NULL && at[length] != '\0' && strchr("'\"?", at[length]) != NULL;

		snprintf(name, sizeof name, "%.*s", (int)length, at);
		if (length < sizeof name && (bare || in_quotes) && matches(name, "^[A-Za-z0-9_-]+[.](in|inp|txt|dat)$", NULL) &&
			strncmp(name, "output", 6) != 0 && strstr(options.program, name) == NULL)
			return name;
	}
	return NULL;
}

/* The file that the program reads instead of standard input, by its message or its text; or NULL. */
static const char *file_opened(const struct puzzle *p)
{
	struct lines errors = lines_of(p->error.start, p->error.size);
	const char *found = NULL;

	for (int i = 0; i < errors.count && found == NULL; i++)
		if (matches(errors.line[i], "[Nn]o such file|not find|ENOENT|NotFound", NULL))
			found = input_named(errors.line[i], true);
	for (int i = 0; i < files_count && found == NULL; i++)
		found = input_named(files[i].text.start, false);
	return found;
}

/* What to do about the program: the first hint that fits.  lost: nothing is right, and no fault is named.  opened: the
 * file that it reads; or NULL.  True: no other hint is needed. */
static bool hint_find(const struct puzzle *p, bool lost, const char *opened)
{
	struct text clues = {0};
	const char *program = options.program + strspn(options.program, " "), *ending, *name;
	bool not_begun = is_not_begun(p), there = false, inside, windows = false, found;
	const struct hint *best = hints;
	int by = 0;

	text_print(&clues, "%.*s", (int)strcspn(program, " ;|&"), program);
	name = strdup(clues.start);
	ending = strrchr(name, '.') != NULL ? strrchr(name, '.') + 1 : "";
	for (int i = 0; i < files_count; i++)
		there |= strcmp(files[i].name, name) == 0;
	inside = there && strchr(name, '/') == NULL;
	for (int i = 0; i < files_count; i++)
		windows |= strncmp(files[i].text.start + strcspn(files[i].text.start, "\r\n"), "\r\n", 2) == 0 &&
			(strncmp(files[i].text.start, "#!", 2) == 0 || (inside && strcmp(files[i].name, name) == 0));
	text_clear(&clues);
	text_add(&clues, p->error.start, p->error.size);
	text_add(&clues, "\n", 1);
	text_add(&clues, p->printed.start, p->printed.size);
	nuls_replace(&clues);
	while (best->pattern != NULL && !matches(clues.start, best->pattern, NULL))
		best++;
	while (interpreters[by].ending != NULL && strcmp(interpreters[by].ending, ending) != 0)
		by++;
	found = opened != NULL || best->pattern != NULL;
	if ((not_begun || found) && windows)
		hint_say("%s", windows_ends);
	else if (not_begun && there && matches(ending, "^(c|cc|cpp|cs|go|hs|java|kt|rs|ts)$", NULL))
		hint_say("this is a source: compile it, and name what the compiler writes (tests/guide/judge.md#languages)");
	else if (not_begun && interpreters[by].ending != NULL)
		hint_say("name the interpreter: PROGRAM='%s %s'", interpreters[by].command, program + (strncmp(program, "./", 2) == 0 ? 2 : 0));
	else if (p->status == 127 && inside)
		hint_say("a program of this folder begins with ./ : PROGRAM='./%s'", options.program);
	else if (opened != NULL)
		hint_say("it reads %s, not standard input; remove what opens %s, or, if its source says #ifndef ONLINE_JUDGE, "
			"compile it with -DONLINE_JUDGE",
			opened, opened);
	else if (found)
		hint_say("%s", best->says);
	else if (not_begun && p->status == 127)
		hint_say("there is no such program: is it installed, is the path right?%s",
			strchr(options.program, ' ') != NULL ? "  A path with blanks needs quotes of its own." : "");
	else if (lost && matches(p->words, "[0-9JQKA][DHCS]", NULL) &&
		(options.folder == NULL ? there && strncmp(files[0].text.start, "#!", 2) != 0 :
		matches(options.name, "\\.(c|cc|cpp|cxx)$", NULL)))
		hint_say("a card such as 10D is no number: if C++ reads it with cin >> into an int, this and all further reads fail");
	text_free(&clues);
	return not_begun || (found && (opened != NULL || !best->unsure));
}

/* A warning of the compiler, of what may be the cause: a value that is not set, or not returned.  SOURCE: the program's,
 * in C or C++. */
static void warning_find(void)
{
	static const char causes[] = "warning: .*(uninitialized|return)";
	const char *source = getenv("SOURCE");
	struct text command = {0};
	char line[1000];
	FILE *compiler;

	if (source == NULL || *source == '\0')
		return;
	text_print(&command, "%s -Wall -O2 -c -o /dev/null %s 2>&1", matches(source, "[.]c$", NULL) ? "cc" : "c++", quoted(source));
	compiler = popen(command.start, "r");
	while (compiler != NULL && fgets(line, sizeof line, compiler) != NULL)
		if (matches(line, causes, NULL)) {
			line[strcspn(line, "\n")] = '\0';
			hint_say("the compiler says: %s", line_cut(line, WIDE));
			break;
		}
	if (compiler != NULL)
		pclose(compiler);
	text_free(&command);
}

/* What there is to do about a wrong program.  explained: its fault is named, or it knows the answers. */
static void hints_print(const struct puzzle *p, bool explained)
{
	bool silent = true, nothing_right = totals.verdicts[RIGHT] == 0;
	struct text others = {0};
	int lines = 0;

	for (size_t i = 0; i < p->printed.size; i++)
		lines += p->printed.start[i] == '\n' && i > 0 && p->printed.start[i - 1] != '\n';
	if (options.trace && lines == 1) {
		hint_say("TRACE=1 compares transcripts, as war -t prints them; leave it out for a program that prints answers");
		return;
	}
	text_clear(&others);
	for (int i = 0; nothing_right && !explained && totals.verdicts[ENDLESS] == 0 && right_book(i) != NULL; i++) {
		const char *book = right_book(i);

		if (strcmp(book, right.book) == 0)
			continue;
		text_print(&others, "%s%s", others.size > 0 ? ", " : "", book);
		if (!options.trace && right_for(book)) {
			hint_say("it is right for puzzles of %s: write RULES=%s", book, book);
			return;
		}
	}
	if (!explained || totals.verdicts[CRASHED] > 0)
		warning_find();
	for (int i = 0; i < puzzles_count; i++)
		silent &= puzzles[i]->verdict != CRASHED && (!is_wrong(puzzles[i]) || strcmp(puzzles[i]->first, "nothing") == 0);
	if (strstr(why.start, "Its last line is right") != NULL || hint_find(p, others.size > 0, nothing_right ? file_opened(p) : NULL))
		return;
	if (others.size > 0 && !silent)
		hint_say("it was judged by RULES=%s; if its puzzles are those of another book, write RULES=BOOK (%s)",
			options.rules, others.start);
}

/* ---- The report ---- */

/* Of the whole report. */
static struct {
	const char *rule; /* that is wrong; or NULL */
	struct puzzle *puzzle; /* the smallest that is wrong; or NULL */
	char search[100]; /* what has ended the search of a smaller one */
	char never[60]; /* no puzzle is answered */
	char deals[40], left[200]; /* random deals where chance plays; those left out */
	int built, ran; /* built puzzles, and those that were run */
	bool forgiven; /* white space */
	bool unsteady; /* the program does not answer a puzzle in the same way each time */
} report;

static const char *slowness(void)
{
	static struct text text;
	const struct puzzle *late = totals.latest;
	double took = (int)(late->hundredths / 10) / 10.0;

	text_clear(&text);
	if (totals.longest >= late->length && totals.verdicts[RIGHT] > 0) {
		text_print(&text, "too slow for a game of %s (%.1f s of CPU), though right on others of up to %s",
			rounds_of(late->length), took, rounds_of(totals.longest));
		return text.start;
	}
	if (totals.below > 0 && totals.bad == 0)
		text_print(&text, "right on all games of up to %s; ", rounds_of(totals.below));
	text_print(&text, "too slow for %s (%.1f s of CPU)", rounds_of(late->length), took);
	return text.start;
}

static bool is_explained(void)
{
	return strstr(why.start, "plays like a program") != NULL || strncmp(why.start, "It knows the answers", 20) == 0;
}

/* Is the report to fit one screen?  If a fault is named, what else is wrong matters less.  A file has room. */
static bool is_brief(void)
{
	return totals.bad > 0 && is_explained() && !options.all && options.folder == NULL;
}

/* No built puzzle was answered, or hardly any could be tried. */
static bool is_answerless(void)
{
	for (int i = 0; i < puzzles_count; i++)
		if (puzzles[i]->verdict == RIGHT || (puzzles[i]->verdict == WRONG && strcmp(puzzles[i]->first, "nothing") != 0))
			return false;
	return report.ran < report.built || puzzles_count <= 16;
}

static const char *verdict_name(void)
{
	if (totals.bad == 0)
		return totals.late == 0 ? "right" : "slow";
	return totals.verdicts[WRONG] + totals.verdicts[ENDLESS] > 0 || report.puzzle == NULL ? "wrong" : "crashed";
}

static void verdict_print(void)
{
	const char *ends = "";

	if (totals.bad == 0 && totals.late == 0) {
		printf("right under RULES=%s%s: all %d puzzles of %d rules%s%s\n", options.rules,
			*untried != '\0' ? ", but for the limit, which was not tried exactly" : "", puzzles_count, rules_judged(), report.deals,
			report.forgiven ? "; white space at the ends of lines, or a missing last newline, is forgiven" : "");
		return;
	}
	if (totals.bad == 0) {
		printf("slow under RULES=%s: %s\n", options.rules, slowness());
		return;
	}
	if (totals.verdicts[CRASHED] > 0 && report.puzzle != NULL && report.puzzle->verdict != WRONG)
		ends = report.puzzle->note;
	printf("%s under RULES=%s: ", verdict_name(), options.rules);
	if (report.puzzle != NULL && is_answerless())
		printf("no answer to the first %d puzzles", report.ran);
	else if (*report.never != '\0')
		printf("%s", report.never);
	else
		printf("%d of %d rules", totals.bad, rules_judged());
	printf(*ends == '\0' || *report.never != '\0' ? "\n" : ", %s\n", ends);
}

static void puzzle_print_shown(const struct puzzle *p)
{
	printf("puzzle: %s\n", line_cut(puzzle_shown(p), right.list || whole_packs ? LIST_WIDE : WIDE)); /* a pack can be pasted */
}

/* What is right, and what the program has printed instead. */
static void answers_show(const struct puzzle *p)
{
	bool numbers = p->first[strspn(p->first, "0123456789 ")] == '\0';

	if (options.trace) {
		transcripts_differ(game_trace(p), &p->printed);
	} else {
		answer_print("right: ", p->answer);
		if (p->verdict == WRONG && !(right.list && numbers)) {
			lines_print("printed: ", 10, lines_of(p->printed.start, p->printed.size));
			if (p->printed.size == 0)
				printf("printed: nothing\n");
		} else
			answer_print("printed: ", printed_shown(p));
		if (p->verdict == WRONG && right.list && numbers)
			piles_differ(p->answer, p->first);
	}
	errors_print(&p->error);
}

static void wrong_print(struct puzzle *p)
{
	printf("%s", why.start);
	if (totals.late > 0)
		printf("%s: %d puzzle%s of %s\n", totals.latest->note, totals.late, totals.late == 1 ? "" : "s, the shortest",
			rounds_of(totals.latest->length));
	printf("rule: %s\n", report.rule);
	if (p == NULL)
		return;
	if (*report.search != '\0')
		printf("the search for a smaller puzzle has ended after %s\n", report.search);
	puzzle_print_shown(p);
	answers_show(p);
	hints_print(p, is_explained());
	if (options.trace || is_not_begun(p))
		return;
	printf("\n");
	trace_show(p, is_brief());
}

/* What was not tried. */
static void omitted_print(void)
{
	printf("%s", text_of(&chance_note));
	if (*untried != '\0')
		printf("limit: %s\n", untried);
	if (*report.left != '\0')
		printf("%s\n", report.left);
	if (totals.verdicts[STARVED] > 0)
		printf("%d puzzles were left out: the machine is so busy that the program did not end in %ld s\n", totals.verdicts[STARVED],
			options.hundredths / 10 + 1);
}

/* How to run the puzzle again, and to see the game. */
static void commands_print(void)
{
	const char *puzzle_file = quoted(options.puzzle);
	bool joined = strpbrk(options.program, ";&|") != NULL;
	const struct puzzle *p = report.puzzle != NULL ? report.puzzle : totals.latest;
	const char *shown = puzzle_shown(p), *pipe_at = strrchr(shown, '|');

	if (options.folder != NULL) { /* of a class: neither file is there when the report is read */
		if (strncmp(shown, "printf", 6) == 0 && pipe_at != NULL)
			printf("\nto see the game in a browser: %.*s| make show FILE=- RULES=%s\n", (int)(pipe_at - shown), shown,
				quoted(options.rules));
		else
			printf("\nto see the game in a browser: echo '%s' | make show FILE=- RULES=%s\n", shown, quoted(options.rules));
		return;
	}
	printf("\nto run it again: %s%s%s <%s\n", joined ? "(" : "", options.program, joined ? ")" : "", puzzle_file);
	printf("to see the game: %s", options.war);
	if (strcmp(options.rules, "codingame") != 0)
		printf(" -r %s", quoted(options.rules));
	printf(" -t %s\nin a browser: make show FILE=%s RULES=%s", puzzle_file, puzzle_file, quoted(options.rules));
	if (options.trace && report.puzzle != NULL && report.puzzle->printed.start != NULL)
		printf(" TRANSCRIPT=%s.out", puzzle_file);
	printf("\n");
}

/* The report, section by section. */
static void report_print(void)
{
	bool wrong = totals.bad > 0, no_puzzle = wrong && report.puzzle == NULL;

	verdict_print();
	if (wrong)
		wrong_print(report.puzzle);
	else
		printf("%s", why.start);
	if (!wrong && totals.late > 0)
		puzzle_print_shown(totals.latest);
	if (no_puzzle || (!wrong && totals.late == 0))
		omitted_print();
	printf("\n");
	if (is_brief())
		printf("ALL=1 shows the table of rules, and the smallest puzzle of each\n");
	else if (wrong && !report.unsteady)
		others_print(no_puzzle ? "" : report.rule);
	if (!is_brief())
		table_print();
	if (no_puzzle || (!wrong && totals.late == 0))
		return;
	omitted_print();
	commands_print();
}

/* ---- For make class ---- */

static void xml_print(FILE *file, const char *text)
{
	for (; *text != '\0'; text++)
		switch (*text) {
		case '&': fputs("&amp;", file); break;
		case '<': fputs("&lt;", file); break;
		case '>': fputs("&gt;", file); break;
		case '"': fputs("&quot;", file); break;
		default: fputc(*text == '\t' || (*text >= ' ' && *text <= '~') ? *text : '?', file);
		}
}

/* A suite of JUnit: a test for each rule. */
static void junit_print(FILE *file, const char *program)
{
	int failures = 0, skipped = 0;

	for (int i = 0; i < rows_count; i++) {
		failures += rows[i].wrongs > 0;
		skipped += rows[i].wrongs == 0 && rows[i].slow + rows[i].left > 0;
	}
	fprintf(file, "  <testsuite name=\"");
	xml_print(file, program);
	fprintf(file, "\" tests=\"%d\" failures=\"%d\" skipped=\"%d\">\n", rules_judged(), failures, skipped);
	for (int i = 0; i < rows_count; i++) {
		const struct row *row = &rows[i];
		int all = row->rights + row->wrongs + row->slow + row->left;
		struct text message = {0};

		if (!has_row(row))
			continue;
		fprintf(file, "    <testcase classname=\"");
		xml_print(file, program);
		fprintf(file, "\" name=\"");
		xml_print(file, row->rule);
		if (row->wrongs > 0) {
			text_print(&message, "%d of %d puzzles are wrong; ", row->wrongs, all);
			if (row->least == NULL)
				text_print(&message, "%d random deals should be as by the rules, is %s", row->games, row->printed);
			else
				text_print(&message, "%s should be %s, is %s", row->least->words, row->least->answer, printed_shown(row->least));
			fprintf(file, "\">\n      <failure message=\"");
			message.start[least((int)message.size, 1000)] = '\0';
			xml_print(file, message.start);
			fprintf(file, "\"/>\n    </testcase>\n");
		} else if (row->slow + row->left > 0)
			fprintf(file, "\">\n      <skipped message=\"not ended in time: %d of %d puzzles\"/>\n    </testcase>\n",
				row->slow + row->left, all);
		else
			fprintf(file, "\"/>\n");
		text_free(&message);
	}
	fprintf(file, "  </testsuite>\n");
}

/* Prints a text as a field of a line: its lines with blanks between. */
static void field_print(FILE *file, const char *text)
{
	size_t size = strlen(text);

	while (size > 0 && strchr(" \n\t", text[size - 1]) != NULL)
		size--;
	for (size_t i = 0; i < size; i++)
		fputc(text[i] == '\n' || text[i] == '\t' ? ' ' : text[i], file);
}

/* Why it is wrong, for a table: the fault comes first, then figures. */
static void cause_print(struct text *to)
{
	struct lines lines = lines_of(why.start, why.size);

	for (int figures = 0; figures < 2; figures++)
		for (int i = 0; i < lines.count; i++)
			if ((strstr(lines.line[i], "plays like") == NULL) == figures)
				text_print(to, "%s\n", lines.line[i]);
}

/* Leaves what class.sh needs: `row`, fields of its table; `cases`, for JUnit. */
static void folder_write(double hundredths)
{
	const struct puzzle *p = report.puzzle;
	bool wrong = totals.bad > 0, slow = !wrong && totals.late > 0;
	struct text cause = {0};
	int ok = 0;
	char path[4096];
	FILE *file;

	for (int i = 0; i < rows_count; i++)
		ok += has_row(&rows[i]) && rows[i].wrongs + rows[i].slow + rows[i].left == 0;
	if (wrong) {
		cause_print(&cause);
		if (cause.size == 0 && p != NULL && p->verdict == CRASHED && strncmp(p->note, "status", 6) == 0)
			text_print(&cause, "It ends with %s.\n", p->note);
		else if (cause.size == 0 && p != NULL && p->verdict == CRASHED && strncmp(p->note, "ended", 5) == 0)
			text_print(&cause, "It is %s.\n", p->note);
		text_print(&cause, "%s", text_of(&hints_told));
		if (cause.size == 0)
			text_print(&cause, "wrong: %s", report.rule);
	} else if (slow)
		text_print(&cause, "%s", slowness());
	else
		text_print(&cause, *untried != '\0' ? "%slimit: %s\n%s" : "%s%s%s", text_of(&why), untried, text_of(&chance_same));
	snprintf(path, sizeof path, "%s/row", options.folder);
	if ((file = fopen(path, "w")) == NULL)
		fail(path, strerror(errno));
	fprintf(file, "%s\t%d/%d\t", verdict_name(), ok, rules_judged());
	if (p != NULL)
		fprintf(file, "%d", puzzle_cards(&p->hands));
	fprintf(file, p != NULL ? "\t%.1f\t" : "-\t%.1f\t", hundredths / 100);
	field_print(file, cause.size > 0 ? cause.start : "-");
	fprintf(file, "\t%s\t", wrong ? report.rule : "-");
	fprintf(file, "%s\n", p != NULL ? puzzle_shown(p) : slow ? puzzle_shown(totals.latest) : "-");
	if (fclose(file) != 0)
		fail(path, strerror(errno));
	snprintf(path, sizeof path, "%s/cases", options.folder);
	if ((file = fopen(path, "w")) == NULL)
		fail(path, strerror(errno));
	junit_print(file, options.name);
	if (fclose(file) != 0)
		fail(path, strerror(errno));
	text_free(&cause);
}
