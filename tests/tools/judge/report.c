/*
 * report.c - what the judge says; part of judge.c
 *
 * report_print() lists the sections of a report.  A new hint is a row of `hints`.
 */
enum { WIDE = 110, ROWS_MOST = 120 };

/* ---- Lines ---- */

/* The text with what moves the cursor as ?. */
static struct text visible(const struct text *from)
{
	struct text text = {0};

	text_add(&text, from->start, from->size);
	for (size_t i = 0; i < text.size; i++) {
		unsigned char c = (unsigned char)text.start[i];

		if ((c < 32 && c != '\t' && c != '\n') || c == 127)
			text.start[i] = '?';
	}
	return text;
}

static void nuls_replace(struct text *text)
{
	for (size_t i = 0; i < text->size; i++)
		text->start[i] = text->start[i] == '\0' ? '?' : text->start[i];
}

/* Takes the next line of a text, which is cut there.  NULL: none is left. */
static char *line_next(char **at)
{
	char *line = *at, *end = line + strcspn(line, "\n");

	if (*line == '\0')
		return NULL;
	*at = *end == '\0' ? end : end + 1;
	*end = '\0';
	return line;
}

/* A line up to so many bytes, without part of a character, and ` ...` after it.  Valid until the next call but one. */
static const char *cut(const char *line, size_t most)
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

/* The first lines of a text, each after `what`. */
static void lines_print(const char *what, int most, const struct text *from)
{
	struct text text = visible(from);
	char *at = text.start, *line;
	int count = 0;

	while ((line = line_next(&at)) != NULL)
		if (++count <= most)
			printf("%s%s\n", what, cut(line, right.list ? WIDE + 590 : WIDE));
	if (count > 1000)
		printf("%s... many more lines\n", what);
	else if (count > most)
		printf("%s... %d more lines\n", what, count - most);
	text_free(&text);
}

/* The first lines of standard error, and the last ones. */
static void errors_print(const struct text *error)
{
	struct text text = {0}, some = {0};
	char *at, *line;
	int count = 0, from;

	text_add(&text, error->start, error->size);
	nuls_replace(&text);
	for (at = text.start; (at = strchr(at, '\n')) != NULL; at++)
		count++;
	count += text.size > 0 && text.start[text.size - 1] != '\n';
	from = count > 8 ? count - 5 : 3;
	at = text.start;
	for (int i = 0; (line = line_next(&at)) != NULL; i++)
		if (i < 3 || i >= from)
			text_print(&some, "%s%s\n", i == from && count > 8 ? "...\n" : "", line);
	if (some.size > 0)
		lines_print("standard error: ", 9, &some);
	text_free(&text);
	text_free(&some);
}

/* The pattern is compiled once. */
static bool matches(const char *text, const char *pattern, regmatch_t *place)
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
	return regexec(&known[i].compiled, text, place != NULL, place, 0) == 0;
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
		rows[--at] = (struct row){rule};
	}
	return &rows[at];
}

static bool has_row(const struct row *row)
{
	return row->rights + row->wrongs + row->slow + row->left + row->games > 0;
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
		rows[i] = (struct row){rows[i].rule};
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
		text_print(&text, "%s", puzzle_text(p->row));
		text.start[--text.size] = '\0';
		return text.start;
	}
	if (strchr(p->row, '/') == NULL)
		return p->row;
	text_print(&text, "printf '");
	for (const char *c = puzzle_text(p->row); *c != '\0'; c++)
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
		printf("%s\n  puzzle: %s\n", row->rule, cut(puzzle_shown(row->least), 200));
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
	struct text wanted = {0}, got = visible(printed);
	char *lines[10], *wanted_at, *got_at, *one, *other;
	int count = 0;

	text_print(&wanted, "%s", right_one);
	wanted_at = wanted.start;
	got_at = got.start;
	do {
		one = line_next(&wanted_at);
		other = line_next(&got_at);
		if (one == NULL || other == NULL || strcmp(one, other) != 0)
			break;
		lines[count++ % 10] = one;
	} while (true);
	printf("line %d of the transcript differs:\n", count + 1);
	for (int i = greatest(0, count - 10); i < count; i++)
		printf("  %s\n", cut(lines[i % 10], WIDE));
	printf("right:   %s\n", one == NULL ? "nothing more" : cut(one, WIDE));
	printf("printed: %s\n", other == NULL ? "nothing more" : cut(other, WIDE));
	text_free(&wanted);
	text_free(&got);
}

enum { TRACE_WHOLE = 40, TRACE_ENDS = 12, TRACE_AFTER = 9 };
/*
 * The trace of the right game, without its middle if it is long.  If the program has printed too few rounds, the place where
 * it ends the game is shown, too.
 */
static void trace_show(const struct puzzle *p)
{
	struct text text = {0};
	char *lines[20000], *line, *at;
	int count = 0, ends = -1, left = 0;
	long winner, length, counted = 0, printed = -1;

	right_read(puzzle_text(p->row));
	right_answer(1, options.rounds, &length);
	text_print(&text, "%s", right_trace());
	if (sscanf(p->answer, "%ld %ld", &winner, &length) != 2)
		length = -1;
	if (p->verdict == WRONG && matches(p->first, "^[0-9]+ [0-9]+ *$", NULL))
		sscanf(p->first, "%ld %ld", &winner, &printed);
	for (at = text.start; count < 20000 && (line = line_next(&at)) != NULL; count++) {
		long number;

		lines[count] = line;
		if ((sscanf(line, "round %ld", &number) == 1 || sscanf(line, "ROUND %ld", &number) == 1) && (counted = number) == printed + 1 &&
			printed >= 0)
			ends = count;
	}
	if (counted != length)
		ends = -1; /* this number is not of rounds */
	for (int i = 0; i < count; i++) {
		bool shown = count <= TRACE_WHOLE || i < TRACE_ENDS || i >= count - TRACE_ENDS ||
			(ends >= 0 && i > ends - TRACE_ENDS && i < ends + TRACE_AFTER);

		if (!shown) {
			left++;
			continue;
		}
		if (left > 0)
			printf("... %d lines\n", left);
		left = 0;
		if (i == ends)
			printf("(the program ends the game here: %s)\n\n", p->first);
		printf("%s\n", cut(lines[i], WIDE));
	}
	text_free(&text);
}

/* ---- What the program prints, and dies of ---- */

static bool is_empty(const char *line)
{
	return line[strspn(line, " \t\r")] == '\0';
}

/* A sentence about what comes before the answer. */
static void before_say(struct text *to)
{
	int most = 0, fewest = 1 << 30;
	char first[100] = "", last[100] = "";

	for (int i = 0; i < puzzles_count; i++) {
		struct text text;
		char *at, *line, *begin = NULL, *end = NULL;
		int above = -1;

		if (puzzles[i]->verdict != WRONG || strcmp(puzzles[i]->first, "nothing") == 0)
			continue;
		text = visible(&puzzles[i]->printed);
		for (at = text.start; (line = line_next(&at)) != NULL;)
			if (!is_empty(line)) {
				begin = begin == NULL ? line : begin;
				end = line;
				above++;
			}
		if (begin != NULL) {
			most = greatest(most, above);
			fewest = least(fewest, above);
			strcpy(first, cut(begin, 60));
			strcpy(last, cut(end, 60));
		}
		text_free(&text);
	}
	if (most == 0)
		text_print(to, "It prints more than the answer, `%s`", last);
	else if (most > fewest)
		text_print(to, "It prints lines before the answer, beginning with `%s`", first);
	else if (most == 1)
		text_print(to, "It prints a line before the answer, beginning with `%s`", first);
	else
		text_print(to, "It prints %d lines before the answer, beginning with `%s`", most, first);
	text_print(to, "; from here on only the end of the last line counts.\n");
}

/* The end of a path. */
static const char *base_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash == NULL ? path : slash + 1;
}

/*
 * The line of standard error that says why the program has died, and where.  Python names its lines before the message, the
 * last one is where it died; others name them after it.
 */
static char *death_of(const struct text *error, char where[200])
{
	struct text text = visible(error);
	char *at, *line, *message = NULL, *last = NULL, name[100] = "", found[300];
	regmatch_t place;
	static char kept[400];

	*where = '\0';
	for (size_t i = 0; i < text.size; i++)
		text.start[i] = text.start[i] == '\t' ? ' ' : text.start[i];
	for (at = text.start; (line = line_next(&at)) != NULL;) {
		if (is_empty(line))
			continue;
		last = line;
		if (matches(line, "^ *File \"[^\"]*\", line [0-9]+", NULL) && !matches(line, "/lib/|\"<", NULL)) {
			const char *path = strchr(line, '"') + 1;

			snprintf(found, sizeof found, "%.*s", (int)strcspn(path, "\""), path);
			snprintf(name, sizeof name, "%.90s", base_of(found));
			sprintf(where, "line %d of %s", atoi(strstr(path, "\", line ") + 8), name);
		} else if (*where == '\0' &&
			!matches(line, "/lib/|/usr/|/rustc/|node:|at (java|jdk|sun|kotlin|clojure)[./]|readline\\.js", NULL) &&
			matches(line, "[^ \t(\"'`]+\\.[a-z]+(:|:? line )[0-9]+", &place)) {
			int end = place.rm_eo, number;

			while (isdigit((unsigned char)line[end - 1]))
				end--;
			number = atoi(line + end);
			end -= strncmp(line + end - 6, " line ", 6) == 0 ? 6 : 0;
			end -= line[end - 1] == ':';
			snprintf(found, sizeof found, "%.*s", (int)(end - place.rm_so), line + place.rm_so);
			snprintf(name, sizeof name, "%.90s", base_of(found));
			sprintf(where, "line %d of %s", number, name);
		}
		if (message != NULL && message[strlen(message) - 1] == ':') {
			snprintf(kept, sizeof kept, "%.200s %.190s", message, line);
			message = kept;
		} else if (matches(line, "^[^ ].*(Error|Exception)([^A-Za-z]|$)|^[A-Za-z.]*(Error|Exception)|^panic: |panicked at|^ *what\\(\\):", NULL))
			message = line;
	}
	message = message == NULL ? last : message;
	if (message != NULL && matches(message, "^Exception in thread \"[^\"]*\" |^\\[ERROR\\] FATAL UNHANDLED EXCEPTION: |^ *what\\(\\): *", &place))
		message += place.rm_eo;
	if (message != NULL) {
		memmove(kept, message, least((int)strlen(message), 380) + 1);
		kept[380] = '\0';
		for (size_t size = strlen(kept); size > 0 && strchr(" \r", kept[size - 1]) != NULL;)
			kept[--size] = '\0';
		if (*name != '\0' && strstr(kept, name) != NULL)
			*where = '\0';
	}
	text_free(&text);
	return message == NULL ? NULL : kept;
}

/* Messages are of the same kind if they differ in numbers and names only. */
static void kind_of_death(const char *message, char *kind)
{
	while (*message != '\0') {
		const char *close = *message == '\'' || *message == '"' ? strchr(message + 1, *message) : NULL;

		if (isdigit((unsigned char)*message) || close != NULL) {
			message = close != NULL ? close + 1 : message + strspn(message, "0123456789");
			*kind++ = '#';
		} else
			*kind++ = *message++;
	}
	*kind = '\0';
}

/* A sentence about the message that is most usual where the program crashes, and the line that it names. */
static void death_say(struct text *to)
{
	enum { KINDS_OF_DEATH = 50 };
	static char kind[KINDS_OF_DEATH][400], says[KINDS_OF_DEATH][700];
	int times[KINDS_OF_DEATH] = {0}, count = 0, games = 0, most = 0;

	for (int i = 0; i < puzzles_count; i++) {
		const struct puzzle *p = puzzles[i];
		char where[200], this[400], *message;
		int k = 0;

		games += p->verdict < STARVED;
		if (p->verdict != CRASHED || p->status == 126 || p->status == 127 || (message = death_of(&p->error, where)) == NULL)
			continue;
		kind_of_death(message, this);
		while (k < count && strcmp(kind[k], this) != 0)
			k++;
		if (k == KINDS_OF_DEATH)
			continue;
		if (k == count) {
			count++;
			strcpy(kind[k], this);
			snprintf(says[k], sizeof says[k], *where == '\0' ? "`%s`" : "`%s` (%s)", cut(message, 100), where);
		}
		times[k]++;
		most = times[k] > times[most] ? k : most;
	}
	if (count > 0 && times[most] == games)
		text_print(to, "It ends with %s in all %d games.\n", says[most], games);
	else if (count > 0)
		text_print(to, "It ends with %s in %d of %d games.\n", says[most], times[most], games);
}

/* ---- Hints ---- */

static const struct hint {
	const char *pattern, *says; /* FILE: the file that the program opens */
} hints[] = {
	{"~c\"|~c'|\\\\a\\\\b|, \\.\\.\\.\\]", "Elixir prints a list of small numbers as text, and not more than 50: IO.inspect(pile, charlists: :as_lists, limit: :infinity)"},
	{"^Round [0-9]+$", "it shuffles by itself, or prints each round: let it read the puzzle and print the answer (tests/guide/teachers.md#the-python-bootcamp)"},
	{"readline is not defined", "CodinGame gives readline() to JavaScript: node -r ./tests/tools/judge/readline.js FILE"},
	{"print is not defined", "CodinGame gives print() to JavaScript: node -r ./tests/tools/judge/readline.js FILE"},
	{"bad interpreter|env: .*\r|\\^M|\r: (not found|command not found)|'python3?\\\\r'", "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW"},
	{"[Cc]ould not find or load main class|ClassNotFoundException|NoClassDefFoundError", "PROGRAM='java NAME': the name of the class, as in the source, without .class; javac comes first"},
	{"UnsupportedClassVersionError", "compile with the javac that belongs to this java"},
	{"Missing parentheses in call to 'print'|name 'raw_input' is not defined|name 'xrange' is not defined", "this is Python 2: PROGRAM='python2 FILE', or print(...) and input()"},
	{"IndentationError|TabError", "Python takes the indentation of a line for part of the program"},
	{"EOFError|EOF when reading|NoSuchElementException|Unexpected end of file", "it reads more lines than there are: N, N cards, M, M cards, one in each line"},
	{"RecursionError|recursion depth|StackOverflow|Maximum call stack|stack level too deep", "a round calls the next round: write a loop, as the stack is too small for long games"},
	{"invalid literal for int|NumberFormatException|FormatException|invalid argument: \"?stoi|stoi|InputMismatch|invalid digit|no parse|could not convert|not in list|KeyError", "it takes text for a number that is none, perhaps a card with its suit, or J, Q, K, A"},
	{"MemoryError|heap out of memory|OutOfMemoryError|bad_alloc|heap space", "it runs out of memory: does a game end?"},
	{"Exec format error|cannot execute binary", "this file is for another machine, or a script without a first line such as #!/usr/bin/env python3"},
	{"[Pp]ermission denied|Is a directory", "the file cannot be run: chmod +x FILE, or name the interpreter (python3 FILE)"},
	{": (import|from|def|using|package): (command )?not found|import-im6", "the shell has run it: name the interpreter, PROGRAM='python3 FILE'"},
	{"SyntaxError|[Ss]yntax error|[Pp]arse error", "the program has a syntax error"},
	{"ModuleNotFoundError|Cannot find module|ImportError", "a file or module is not there: is the path right, and is it installed?"},
	{"can't open file|No such file|Could not open input file|Unable to access jarfile|cannot open|cannot find", "the file is not there: is its path right, seen from the folder of the Makefile?"},
	{NULL, NULL},
};
/* How a file with this ending is run. */
static const struct {
	const char *ending, *command;
} interpreters[] = {{"py", "python3"}, {"js", "node -r ./tests/tools/judge/readline.js"}, {"rb", "ruby"}, {"pl", "perl"}, {"php", "php"},
	{"sh", "bash"}, {"awk", "awk -f"}, {"clj", "clojure -M"}, {"exs", "elixir"}, {"jar", "java -jar"}, {NULL, NULL}};
static const char windows_ends[] = "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW";

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

/* A name of a file with input, in quotes or (bare) without, that is no word of PROGRAM; or NULL. */
static const char *input_named(const char *text, bool bare)
{
	static const char names[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-";
	static char name[100];

	for (const char *at = text; *(at += strcspn(at, names)) != '\0'; at += strspn(at, names)) {
		size_t length = strspn(at, names);
		bool in_quotes = at > text && strchr("'\"", at[-1]) != NULL && at[length] != '\0' && strchr("'\"", at[length]) != NULL;

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
	struct text error = visible(&p->error);
	const char *found = NULL;
	char *at = error.start, *line;

	while (found == NULL && (line = line_next(&at)) != NULL)
		if (matches(line, "[Nn]o such file|not find|ENOENT|NotFound", NULL))
			found = input_named(line, true);
	for (int i = 0; i < files_count && found == NULL; i++)
		found = input_named(files[i].text.start, false);
	text_free(&error);
	return found;
}

/* What to do about the program: the first hint that fits.  lost: nothing is right, and no fault is named.  opened: the file that it
 * reads; or NULL.  True: no other hint is needed. */
static bool hint_find(const struct puzzle *p, bool lost, const char *opened)
{
	struct text clues = {0};
	const char *program = options.program + strspn(options.program, " "), *ending, *name;
	bool not_begun = p->verdict == CRASHED && (p->status == 126 || p->status == 127), there = false, inside, windows = false, found;
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
		hint_say("it reads %s, not standard input; remove what opens %s, or, if its source says #ifndef ONLINE_JUDGE, compile it with -DONLINE_JUDGE",
			opened, opened);
	else if (found)
		hint_say("%s", best->says);
	else if (not_begun && p->status == 127)
		hint_say("there is no such program: is it installed, is the path right?%s",
			strchr(options.program, ' ') != NULL ? "  A path with blanks needs quotes of its own." : "");
	else if (lost && matches(p->row, "[0-9JQKA][DHCS]", NULL) && (options.folder == NULL ? there && strncmp(files[0].text.start, "#!", 2) != 0 :
		matches(options.name, "\\.(c|cc|cpp|cxx)$", NULL)))
		hint_say("a card such as 10D is no number: if C++ reads it with cin >> into an int, this and all further reads fail");
	text_free(&clues);
	return not_begun || (found && (opened != NULL || !matches(best->says, "^it (takes text|reads more)", NULL)));
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
	for (int i = 0; nothing_right && !explained && right_book(i) != NULL; i++) {
		const char *book = right_book(i);

		if (strcmp(book, right.book) == 0)
			continue;
		text_print(&others, "%s%s", others.size > 0 ? ", " : "", book);
		if (!options.trace && right_for(book)) {
			hint_say("it is right for puzzles of %s: write RULES=%s", book, book);
			return;
		}
	}
	for (int i = 0; i < puzzles_count; i++)
		silent &= puzzles[i]->verdict != CRASHED && (!is_wrong(puzzles[i]) || strcmp(puzzles[i]->first, "nothing") == 0);
	if (strstr(why.start, "Its last line is right") != NULL || hint_find(p, others.size > 0, nothing_right ? file_opened(p) : NULL))
		return;
	if (others.size > 0 && !silent)
		hint_say("it was judged by RULES=%s; if its puzzles are those of another book, write RULES=BOOK (%s)", options.rules, others.start);
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
		text_print(&text, "too slow for a game of %s (%.1f s of CPU), though right on others of up to %s", rounds_of(late->length), took,
			rounds_of(totals.longest));
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
			*apart != '\0' ? ", but for the limit, which was not tried exactly" : "", puzzles_count, rules_judged(), report.deals,
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
	struct text text = {0};

	text_print(&text, "%s", puzzle_shown(p));
	lines_print("puzzle: ", 1, &text);
	text_free(&text);
}

/* What is right, and what the program has printed instead. */
static void answers_show(const struct puzzle *p)
{
	bool numbers = p->first[strspn(p->first, "0123456789 ")] == '\0';

	if (options.trace) {
		right_read(puzzle_text(p->row));
		right_answer(1, options.rounds, &(long){0});
		transcripts_differ(right_trace(), &p->printed);
	} else {
		answer_print("right: ", p->answer);
		if (p->verdict == WRONG && !(right.list && numbers)) {
			lines_print("printed: ", 10, &p->printed);
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
	if (options.trace || (p->verdict == CRASHED && (p->status == 126 || p->status == 127))) /* it has not begun */
		return;
	printf("\n");
	trace_show(p);
}

/* What was not tried. */
static void omitted_print(void)
{
	printf("%s", chance_note.size > 0 ? chance_note.start : "");
	if (*apart != '\0')
		printf("limit: %s\n", apart);
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
			printf("\nto see the game in a browser: %.*s| make show FILE=- RULES=%s\n", (int)(pipe_at - shown), shown, quoted(options.rules));
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
	else if (totals.late > 0)
		puzzle_print_shown(totals.latest);
	if (no_puzzle || (!wrong && totals.late == 0))
		omitted_print();
	printf("\n");
	if (wrong && !report.unsteady)
		others_print(no_puzzle ? "" : report.rule);
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
				text_print(&message, "%s should be %s, is %s", row->least->row, row->least->answer, printed_shown(row->least));
			fprintf(file, "\">\n      <failure message=\"");
			message.start[least((int)message.size, 1000)] = '\0';
			xml_print(file, message.start);
			fprintf(file, "\"/>\n    </testcase>\n");
		} else if (row->slow + row->left > 0)
			fprintf(file, "\">\n      <skipped message=\"not ended in time: %d of %d puzzles\"/>\n    </testcase>\n", row->slow + row->left, all);
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
		text_print(&cause, "%s", why.start);
		if (cause.size == 0 && p != NULL && p->verdict == CRASHED && strncmp(p->note, "status", 6) == 0)
			text_print(&cause, "It ends with %s.\n", p->note);
		else if (cause.size == 0 && p != NULL && p->verdict == CRASHED && strncmp(p->note, "ended", 5) == 0)
			text_print(&cause, "It is %s.\n", p->note);
		text_print(&cause, "%s", hints_told.size > 0 ? hints_told.start : "");
		if (cause.size == 0)
			text_print(&cause, "wrong: %s", report.rule);
	} else if (slow)
		text_print(&cause, "%s", slowness());
	else
		text_print(&cause, *apart != '\0' ? "limit: %s\n%s" : "%s%s", *apart != '\0' ? apart : "",
			chance_same.size > 0 ? chance_same.start : "");
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
