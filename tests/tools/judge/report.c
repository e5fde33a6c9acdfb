/*
 * report.c - what the judge says; part of judge.c
 *
 * report_print() lists the sections of a report.  hints[] has a row for each hint.
 */
enum { SCREEN = 24, WIDE = 110, LIST_WIDE = 700, ROWS_MOST = 120 };

/* The report so far.  Texts that are made for it are not freed: they are few. */
static struct text said;
#define say(...) text_print(&said, __VA_ARGS__)

/* ---- Lines ---- */

static void nuls_replace(struct text *text)
{
	for (size_t i = 0; i < text->size; i++)
		text->start[i] = text->start[i] == '\0' ? '?' : text->start[i];
}

static int lines_count(const struct text *text)
{
	int count = 0;

	for (size_t i = 0; i < text->size; i++)
		count += text->start[i] == '\n';
	return count;
}

/* The lines of a text, with ? for what moves the cursor. */
struct lines {
	char **line;
	int count;
};
static struct lines lines_of(const struct text *text)
{
	struct text copy = {0};
	struct lines lines = {calloc(lines_count(text) + 1, sizeof *lines.line), 0};
	char *line;

	if (lines.line == NULL)
		run_fail("no memory");
	text_add(&copy, text->start, text->size);
	line = copy.start;
	for (char *c = line; c < copy.start + copy.size; c++)
		if (*c == '\n') {
			*c = '\0';
			lines.line[lines.count++] = line;
			line = c + 1;
		} else if (iscntrl((unsigned char)*c) && *c != '\t')
			*c = '?';
	if (*line != '\0')
		lines.line[lines.count++] = line;
	return lines;
}

/* A line up to so many bytes, without part of a character, and ` ...` after it. */
static const char *line_cut(const char *line, size_t most)
{
	struct text text = {0};

	if (strlen(line) <= most)
		return line;
	while (most > 0 && ((unsigned char)line[most] & 0xc0) == 0x80)
		most--;
	text_print(&text, "%.*s ...", (int)most, line);
	return text.start;
}

/* The first lines, each after `what`. */
static void lines_print(const char *what, int most, struct lines lines)
{
	for (int i = 0; i < least(lines.count, most); i++)
		say("%s%s\n", what, line_cut(lines.line[i], right.list ? LIST_WIDE : WIDE));
	if (lines.count > 1000)
		say("%s... many more lines\n", what);
	else if (lines.count > most)
		say("%s... %d more lines\n", what, lines.count - most);
}

/* The first lines of standard error, and the last ones, of which the last says most. */
static void errors_print(const struct text *error, int most)
{
	struct lines lines = lines_of(error);
	int first = most / 3;

	for (int i = first; i < most && lines.count > most; i++)
		lines.line[i] = i == first ? "..." : lines.line[lines.count - most + i];
	lines_print("standard error: ", most, (struct lines){lines.line, least(lines.count, most)});
}

/* Is the pattern in the text?  place: of the whole, and of its first parts; or NULL. */
enum { PARTS = 5 };
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

/* A word as a shell has to be given it. */
static const char *quoted(const char *word)
{
	struct text text = {0};

	if (word[strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./-")] == '\0')
		return word;
	text_print(&text, "'");
	for (; *word != '\0'; word++)
		text_print(&text, *word == '\'' ? "'\\''" : "%c", *word);
	text_print(&text, "'");
	return text.start;
}

/* A number with commas, and the unit: 7,076 rounds. */
static const char *rounds_of(long n)
{
	struct text text = {0};
	char digits[32];
	int length = sprintf(digits, "%ld", n);

	for (int i = 0; i < length; i++)
		text_print(&text, i > 0 && (length - i) % 3 == 0 ? ",%c" : "%c", digits[i]);
	text_print(&text, " %.*s", (int)strlen(right.unit) - (n == 1), right.unit);
	return text.start;
}

/* ---- The table of rules ---- */

static const char the_limit[] = "the limit of a game";
static struct row rows[ROWS_MOST];
static int rows_count;

/* What is counted of all puzzles, and of their rules. */
static struct {
	int rules, good, bad; /* rules that are judged; right; wrong */
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

/* As far as is known: then a puzzle is not wrong for its rule. */
static bool is_right(const struct row *row)
{
	return has_row(row) && row->wrongs + row->slow + row->left == 0;
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
	for (int i = 0; i < rows_count; i++) {
		totals.rules += has_row(&rows[i]);
		totals.good += is_right(&rows[i]);
		totals.bad += rows[i].wrongs > 0;
	}
}

static bool may_be_wrong(const char *rule)
{
	return !is_right(row_at(rule));
}

/* A number of the table. */
static const char *count_shown(int count)
{
	struct text text = {0};

	text_print(&text, count > 0 ? "%d" : "-", count);
	return text.start;
}

static void table_print(void)
{
	const char *late = totals.bad > 0 ? "not ended" : "  slow";

	say(" right  wrong %s not run  rule\n", late);
	for (const struct row *row = rows; row < rows + rows_count; row++)
		if (has_row(row))
			say("%6s %6s %*s %7s  %s\n", count_shown(row->rights), count_shown(row->wrongs), (int)strlen(late),
				count_shown(row->slow), count_shown(row->left), row->rule);
}

/* ---- A puzzle ---- */

/* As it can be pasted: what has lines as a command. */
static const char *puzzle_shown(const struct puzzle *p)
{
	struct text text = {0};

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
	struct text text = {0};

	text_print(&text, p->verdict == WRONG ? "%s" : "%s, %s", p->first, p->note);
	return text.start;
}

/* An answer as war prints it. */
static const char *answer_shown(const char *answer)
{
	struct text text = {0};

	if (!right.list || strcmp(answer, "OFF") == 0 || strspn(answer, "0123456789 ") < strlen(answer))
		return answer;
	text_print(&text, "[");
	for (; *answer != '\0'; answer++)
		text_print(&text, *answer == ' ' ? ", " : "%c", *answer);
	text_print(&text, "]");
	return text.start;
}

/* The smallest puzzle of each rule that is wrong, but for one that has been told. */
static void others_print(const char *told)
{
	const char *heading = "also wrong, with the smallest puzzle of each rule:\n", *end = "";

	for (const struct row *row = rows; row < rows + rows_count; row++) {
		if (row->wrongs == 0 || row->least == NULL || row->rule == random_deals || strcmp(row->rule, told) == 0)
			continue;
		say("%s%s\n  puzzle: %s\n", heading, row->rule, line_cut(puzzle_shown(row->least), 200));
		if (!options.trace)
			say("  right: %s, printed: %s\n", row->least->answer, printed_shown(row->least));
		heading = "";
		end = "\n";
	}
	say("%s", end);
}

static int words_count(const char *words)
{
	int count = *words != '\0';

	for (; *words != '\0'; words++)
		count += *words == ' ';
	return count;
}

/* The first difference of two piles. */
static void piles_differ(const char *answer, const char *printed)
{
	int cards = words_count(answer), got = words_count(printed), at = 1;
	const char *wanted = answer;

	for (int i = 0; answer[i] != '\0' && answer[i] == printed[i]; i++)
		if (answer[i] == ' ') {
			at++;
			wanted = &answer[i + 1];
		}
	printed += wanted - answer;
	if (*wanted != '\0' && atoi(wanted) != atoi(printed))
		say("card %d of the pile should be %d, is %d%s", at, atoi(wanted), atoi(printed), cards == got ? "\n" : "; ");
	if (cards != got)
		say("there should be %d cards, are %d\n", cards, got);
}

/* The trace of the right game. */
static struct lines game_trace(const struct puzzle *p)
{
	struct text text = {0};

	right_read(puzzle_text(p->words));
	right_answer(1, options.rounds, &(long){0});
	text_print(&text, "%s", right_trace());
	return lines_of(&text);
}

/* The first line in which two transcripts differ, and the ten before it. */
static void transcripts_differ(struct lines wanted, struct lines got)
{
	int at = 0;

	while (at < wanted.count && at < got.count && strcmp(wanted.line[at], got.line[at]) == 0)
		at++;
	say("line %d of the transcript differs:\n", at + 1);
	for (int i = greatest(0, at - 10); i < at; i++)
		say("  %s\n", line_cut(wanted.line[i], WIDE));
	say("right:   %s\n", at < wanted.count ? line_cut(wanted.line[at], WIDE) : "nothing more");
	say("printed: %s\n", at < got.count ? line_cut(got.line[at], WIDE) : "nothing more");
}

static bool is_empty(const char *line)
{
	return line[strspn(line, " \t\r?")] == '\0';
}

/* The line of a trace before which the program ends the game, as it has printed too few rounds; or -1. */
static int trace_end(const struct puzzle *p, struct lines trace)
{
	int end = -1, length = -1, round = 0, printed = -1;

	sscanf(p->answer, "%*d %d", &length);
	if (p->verdict == WRONG && matches(p->first, "^[0-9]+ [0-9]+ *$", NULL))
		sscanf(p->first, "%*d %d", &printed);
	for (int i = 0; i < trace.count; i++)
		if ((sscanf(trace.line[i], "round %d", &round) == 1 || sscanf(trace.line[i], "ROUND %d", &round) == 1) && round == printed + 1)
			end = i;
	return round == length && printed >= 0 ? end : -1; /* else this number is not of rounds */
}

enum { TRACE_ROOM = 40, TRACE_PART = 12 };
/* The trace of the right game.  If it is longer than `room`, empty lines are left out of a report on one screen (brief), then the
 * middle, but for the place where the program ends the game. */
static void trace_show(const struct puzzle *p, int room, bool brief)
{
	struct lines trace = game_trace(p);
	int end = trace_end(p, trace), left = 0, part = TRACE_PART;

	if (brief) {
		room -= end >= 0;
		part = (room - 1) / (end < 0 ? 2 : 4);
	}
	if (brief && trace.count > room) {
		int count = trace.count;

		trace.count = 0;
		for (int i = 0; i < count; i++)
			if (!is_empty(trace.line[i]))
				trace.line[trace.count++] = trace.line[i];
		end = trace_end(p, trace);
	}
	for (int i = 0; i < trace.count; i++)
		if (trace.count > room && i >= part && i < trace.count - part && (end < 0 || i <= end - part || i >= end + part))
			left++;
		else {
			if (left > 0)
				say(left == 1 ? "... %d line\n" : "... %d lines\n", left);
			left = 0;
			if (i == end)
				say("(the program ends the game here: %s)\n", p->first);
			say("%s\n", line_cut(trace.line[i], WIDE));
		}
}

/* ---- What the program dies of ---- */

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
	/* Parts 2 and 4: the name of the file without its folder, and the line. */
	static const char python[] = "^ *File \"(.*/)?([^\"/]*)\"(, line )([0-9]+)",
		other[] = "([^ \t(\"'`/]*/)*([^ \t(\"'`/]+\\.[a-z]+)(:|:? line )([0-9]+)",
		libraries[] = "/lib/|/usr/|/rustc/|node:|at (java|jdk|sun|kotlin|clojure)[./]|readline\\.js",
		messages[] = "^[^ \t].*(Error|Exception)([^A-Za-z]|$)|^[A-Za-z.]*(Error|Exception)|^panic: |panicked at|^ *what\\(\\):",
		headings[] = "^Exception in thread \"[^\"]*\" |^\\[ERROR\\] FATAL UNHANDLED EXCEPTION: |^ *what\\(\\): *";
	struct lines lines = lines_of(error);
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
			name = part_of(line, place[2]);
			snprintf(where, 200, "line %s of %s", part_of(line, place[4]), name);
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

/* A message without numbers, and without names in quotes: what is left shows its kind. */
static const char *kind_of_death(const char *message)
{
	struct text kind = {0};

	while (*message != '\0') {
		const char *end = strchr("'\"", *message) != NULL ? strchr(message + 1, *message) : NULL;

		if (end == NULL && !isdigit((unsigned char)*message))
			text_add(&kind, message, 1);
		message = end == NULL ? message + 1 : end + 1;
	}
	return text_of(&kind);
}

/* A sentence about the message that is most usual where the program crashes, and the line that it names. */
static void death_say(struct text *to)
{
	struct {
		const char *message, *kind;
		char where[200];
		int times;
	} deaths[50] = {0}, *most = deaths;
	int count = 0, games = 0;

	for (int i = 0; i < puzzles_count; i++) {
		const struct puzzle *p = puzzles[i];
		int k = 0;

		games += p->verdict < STARVED;
		/* What is said before a segmentation fault says nothing of it. */
		if (p->verdict != CRASHED || is_not_begun(p) || count == 50 || p->status == 128 + SIGSEGV ||
			(deaths[count].message = death_of(&p->error, deaths[count].where)) == NULL)
			continue;
		deaths[count].kind = kind_of_death(deaths[count].message);
		while (strcmp(deaths[k].kind, deaths[count].kind) != 0)
			k++;
		count += k == count;
		if (++deaths[k].times > most->times)
			most = &deaths[k];
	}
	if (count == 0)
		return;
	text_print(to, "It ends with `%s`", line_cut(most->message, 100));
	text_print(to, *most->where == '\0' ? "" : " (%s)", most->where);
	if (most->times == games)
		text_print(to, " in all %d games.\n", games);
	else
		text_print(to, " in %d of %d games.\n", most->times, games);
}

/* ---- Hints ---- */

/*
 * The first row that fits is told.  The pattern is an extended regular expression, of the lines of standard error, of what was
 * printed, and of those that clues_add() adds, which begin with @.  %s: the first part of the pattern.
 */
static const struct hint {
	const char *endings; /* of the source, between blanks; "": not for a class, whose commands are not its own; NULL: any */
	const char *pattern;
	const char *says; /* FILE, NAME: to be filled in by the reader.  `?`: another cause is possible, other hints may follow */
} hints[] = {
	{" sh py rb pl php awk js ", "^@windows|bad interpreter|env: .*\r|\\^M|\r: (not found|command not found)|'python3?\\\\r'",
		"the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW"},
	{"", "^@source", "this is a source: compile it, and name what the compiler writes (tests/guide/judge.md#languages)"},
	{"", "^@interpreter (.*)", "name the interpreter: PROGRAM='%s'"},
	{"", "^@here (.*)", "a program of this folder begins with ./ : PROGRAM='./%s'"},
	{" c cc cpp cxx ", "^@opened (.*)",
		"it reads %s, not standard input; remove what opens it, or, if it tests ONLINE_JUDGE, compile it with -DONLINE_JUDGE"},
	{NULL, "^@opened (.*)", "it reads %s, not standard input; remove what opens it"},
	{" exs ", "~c\"|~c'|\\\\a\\\\b|, \\.\\.\\.\\]",
		"Elixir prints a list of small numbers as text, and not more than 50: IO.inspect(pile, charlists: :as_lists, limit: "
		":infinity)"},
	{" py ", "^Round [0-9]+$",
		"it shuffles by itself, or prints each round: let it read the puzzle and print the answer "
		"(tests/guide/teachers.md#the-python-bootcamp)"},
	{" js ts ", "(readline|print) is not defined",
		"CodinGame gives %s() to JavaScript: node -r ./tests/tools/judge/readline.js FILE"},
	{" java kt clj ", "[Cc]ould not find or load main class|ClassNotFoundException|NoClassDefFoundError",
		"PROGRAM='java NAME': the name of the class, as in the source, without .class; javac comes first"},
	{" java kt clj ", "UnsupportedClassVersionError", "compile with the javac that belongs to this java"},
	{" py ", "Missing parentheses in call to 'print'|name 'raw_input' is not defined|name 'xrange' is not defined",
		"this is Python 2: PROGRAM='python2 FILE', or print(...) and input()"},
	{" py ", "IndentationError|TabError", "Python takes the indentation of a line for part of the program"},
	{NULL, "EOFError|EOF when reading|NoSuchElementException|Unexpected end of file",
		"?it reads more lines than there are: N, N cards, M, M cards, one in each line"},
	{NULL, "RecursionError|recursion depth|StackOverflow|Maximum call stack|stack level too deep",
		"a function calls itself without end, or once a round: write a loop, as the stack is too small for long games"},
	{NULL, "invalid literal for int|NumberFormatException|FormatException|invalid argument: \"?stoi|stoi|InputMismatch|"
		"invalid digit|no parse|could not convert|not in list|KeyError",
		"?it takes text for a number that is none, perhaps a card with its suit, or J, Q, K, A"},
	{NULL, "MemoryError|heap out of memory|OutOfMemoryError|bad_alloc|heap space", "it runs out of memory: does a game end?"},
	{"", "Exec format error|cannot execute binary",
		"this file is for another machine, or a script without a first line such as #!/usr/bin/env python3"},
	{"", "[Pp]ermission denied|Is a directory",
		"the file cannot be run: chmod +x FILE, or name the interpreter (python3 FILE)"},
	{"", ": (import|from|def|using|package): (command )?not found|import-im6",
		"the shell has run it: name the interpreter, PROGRAM='python3 FILE'"},
	{NULL, "SyntaxError|[Ss]yntax error|[Pp]arse error", "the program has a syntax error"},
	{NULL, "ModuleNotFoundError|Cannot find module|ImportError",
		"a file or module is not there: is the path right, is it installed?"},
	{"", "can't open file|No such file|Could not open input file|Unable to access jarfile|cannot open|cannot find",
		"the file is not there: is its path right, seen from the folder of the Makefile?"},
	{"", "^@missing(.*)", "there is no such program: is it installed, is the path right?%s"},
	{" c cc cpp cxx ", "^@memory", "?it leaves its memory: compile it with -g -fsanitize=address,undefined, which names the line"},
	{" cc cpp cxx ", "^@suits",
		"?a card such as 10D is no number: if C++ reads it with cin >> into an int, this and all further reads fail"},
	{" c ", "^@suits",
		"?a card such as 10D is no number: after scanf(\"%%d\"), which reads 10, all further reads fail"},
	{NULL, NULL, NULL},
};
/* How a file with this ending is run. */
static const struct {
	const char *ending, *command;
} interpreters[] = {{"py", "python3"}, {"js", "node -r ./tests/tools/judge/readline.js"}, {"rb", "ruby"}, {"pl", "perl"},
	{"php", "php"}, {"sh", "bash"}, {"awk", "awk -f"}, {"clj", "clojure -M"}, {"exs", "elixir"}, {"jar", "java -jar"}, {NULL, NULL}};

static struct text hints_told; /* each in a line */
static bool right_for(const char *book_name);

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

/* A name of a file with input that is no word of PROGRAM; or NULL.  Part 2 of the pattern may be one. */
static const char *input_named(const char *text, const char *pattern)
{
	for (regmatch_t place[PARTS]; matches(text, pattern, place); text += place[2].rm_eo) {
		const char *name = part_of(text, place[2]);

		if (strncmp(name, "output", 6) != 0 && strstr(options.program, name) == NULL)
			return name;
	}
	return NULL;
}

#define INPUT "([A-Za-z0-9_-]+[.](in|inp|txt|dat))"
/* The file that the program reads instead of standard input, by its message or its text; or NULL. */
static const char *file_opened(const struct puzzle *p)
{
	struct lines errors = lines_of(&p->error);
	const char *found = NULL;

	for (int i = 0; i < errors.count && found == NULL; i++)
		if (matches(errors.line[i], "[Nn]o such file|not find|ENOENT|NotFound", NULL))
			found = input_named(errors.line[i], "(^|[^A-Za-z0-9_.-])" INPUT "($|[^A-Za-z0-9_.-])");
	for (int i = 0; i < files_count && found == NULL; i++) /* in quotes, or between two NULs of a binary, here `?` */
		found = input_named(files[i].text.start, "([\"'?])" INPUT "[\"'?]");
	return found;
}

/* What is known of the program.  lost: nothing is right, and no fault is named.  opened: the file that it reads; or NULL. */
static void clues_add(struct text *to, const struct puzzle *p, bool lost, const char *opened)
{
	const char *program = options.program + strspn(options.program, " "), *name, *ending;
	bool not_begun = is_not_begun(p), there = false, inside, windows = false;
	struct text word = {0};

	text_print(&word, "%.*s", (int)strcspn(program, " ;|&"), program);
	name = word.start;
	ending = strrchr(name, '.') != NULL ? strrchr(name, '.') + 1 : "";
	for (int i = 0; i < files_count; i++)
		there |= strcmp(files[i].name, name) == 0;
	inside = there && strchr(name, '/') == NULL;
	for (int i = 0; i < files_count; i++)
		windows |= strncmp(files[i].text.start + strcspn(files[i].text.start, "\r\n"), "\r\n", 2) == 0 &&
			(strncmp(files[i].text.start, "#!", 2) == 0 || (inside && strcmp(files[i].name, name) == 0));
	if (windows && (not_begun || p->error.size > 0))
		text_print(to, "@windows\n");
	if (not_begun && there && matches(ending, "^(c|cc|cpp|cs|go|hs|java|kt|rs|ts)$", NULL))
		text_print(to, "@source\n");
	for (int i = 0; not_begun && interpreters[i].ending != NULL; i++)
		if (strcmp(interpreters[i].ending, ending) == 0)
			text_print(to, "@interpreter %s %s\n", interpreters[i].command, program + (strncmp(program, "./", 2) == 0 ? 2 : 0));
	if (p->status == 127 && inside)
		text_print(to, "@here %s\n", options.program);
	if (opened != NULL)
		text_print(to, "@opened %s\n", opened);
	if (p->status == 128 + SIGSEGV || p->status == 128 + SIGABRT)
		text_print(to, "@memory\n");
	if (not_begun && p->status == 127)
		text_print(to, "@missing%s\n", strchr(options.program, ' ') != NULL ? "  A path with blanks needs quotes of its own." : "");
	if (lost && matches(p->words, "[0-9JQKA][DHCS]", NULL) &&
		(options.folder != NULL || (there && strncmp(files[0].text.start, "#!", 2) != 0)))
		text_print(to, "@suits\n");
}

/* ending: of the program's source; or "", if it is not known. */
static bool hint_is_for(const struct hint *hint, const char *ending)
{
	if (hint->endings != NULL && *hint->endings == '\0')
		return options.folder == NULL;
	return hint->endings == NULL || strstr(hint->endings, ending) != NULL;
}

/* What to do about the program: the first hint that fits.  True: no other hint is needed. */
static bool hint_find(const struct puzzle *p, bool lost, const char *opened)
{
	const char *source = options.folder != NULL ? options.name : options.source, *dot = strrchr(source, '.');
	struct text clues = {0}, ending = {0};
	const struct hint *hint = hints;
	regmatch_t place[PARTS];

	if (dot != NULL)
		text_print(&ending, " %.*s ", (int)strcspn(dot + 1, "_"), dot + 1); /* a report may be anna.c_ */
	clues_add(&clues, p, lost, opened);
	text_add(&clues, p->error.start, p->error.size);
	text_add(&clues, "\n", 1);
	text_add(&clues, p->printed.start, p->printed.size);
	nuls_replace(&clues);
	while (hint->pattern != NULL && !(hint_is_for(hint, text_of(&ending)) && matches(clues.start, hint->pattern, place)))
		hint++;
	if (hint->pattern == NULL)
		return is_not_begun(p);
	text_print(&hints_told, "hint: ");
	text_print(&hints_told, hint->says + (*hint->says == '?'), place[1].rm_so < 0 ? "" : part_of(clues.start, place[1]));
	text_print(&hints_told, "\n");
	return is_not_begun(p) || *hint->says != '?';
}

/* A warning of the compiler, of what may be the cause: a value that is not set, or not returned. */
static void warning_find(void)
{
	struct text command = {0};
	char line[1000];
	FILE *compiler;

	if (*options.source == '\0')
		return;
	text_print(&command, "%s -Wall -O2 -c -o /dev/null %s 2>&1", matches(options.source, "[.]c$", NULL) ? "cc" : "c++",
		quoted(options.source));
	compiler = popen(command.start, "r");
	while (compiler != NULL && fgets(line, sizeof line, compiler) != NULL)
		if (matches(line, "warning: .*(uninitialized|return)", NULL)) {
			line[strcspn(line, "\n")] = '\0';
			text_print(&hints_told, "hint: the compiler says: %s\n", line_cut(line, WIDE));
			break;
		}
	if (compiler != NULL)
		pclose(compiler);
}

/* What there is to do about a wrong program.  explained: its fault is named, or it knows the answers. */
static void hints_find(const struct puzzle *p, bool explained)
{
	bool silent = true, nothing_right = totals.verdicts[RIGHT] == 0;
	struct text others = {0};

	if (options.trace && lines_of(&p->printed).count == 1) {
		text_print(&hints_told,
			"hint: TRACE=1 compares transcripts, as war -t prints them; leave it out for a program that prints answers\n");
		return;
	}
	for (int i = 0; nothing_right && !explained && totals.verdicts[ENDLESS] == 0 && right_book(i) != NULL; i++) {
		const char *book = right_book(i);

		if (strcmp(book, right.book) == 0)
			continue;
		text_print(&others, "%s%s", others.size > 0 ? ", " : "", book);
		if (!options.trace && right_for(book)) {
			text_print(&hints_told, "hint: it is right for puzzles of %s: write RULES=%s\n", book, book);
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
		text_print(&hints_told, "hint: it was judged by RULES=%s; if its puzzles are those of another book, write RULES=BOOK (%s)\n",
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
	struct text text = {0};
	const struct puzzle *late = totals.latest;
	double took = (int)(late->hundredths / 10) / 10.0;

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
	const struct puzzle *p = report.puzzle;
	bool right_but = totals.bad == 0 && totals.late == 0 && *untried != '\0';

	say("%s under RULES=%s%s: ", verdict_name(), options.rules, right_but ? ", but for the limit, which was not tried exactly" : "");
	if (totals.bad == 0 && totals.late == 0)
		say("all %d puzzles of %d rule%s%s%s", puzzles_count, totals.rules, totals.rules == 1 ? "" : "s", report.deals,
			report.forgiven ? "; white space at the ends of lines, or a missing last newline, is forgiven" : "");
	else if (totals.bad == 0)
		say("%s", slowness());
	else if (p != NULL && is_answerless())
		say("no answer to the first %d puzzles", report.ran);
	else if (*report.never != '\0')
		say("%s", report.never);
	else
		say("%d of %d rule%s", totals.bad, totals.rules, totals.rules == 1 ? "" : "s");
	if (totals.verdicts[CRASHED] > 0 && p != NULL && p->verdict != WRONG && *report.never == '\0')
		say(", %s", p->note);
	say("\n");
}

static void puzzle_print_shown(const struct puzzle *p)
{
	say("puzzle: %s\n", line_cut(puzzle_shown(p), right.list || whole_packs ? LIST_WIDE : WIDE)); /* a pack can be pasted */
}

/* What is right, and what the program has printed instead. */
static void answers_print(const struct puzzle *p)
{
	bool pile = p->verdict == WRONG && right.list && p->first[strspn(p->first, "0123456789 ")] == '\0', brief = is_brief();

	if (options.trace) {
		transcripts_differ(game_trace(p), lines_of(&p->printed));
	} else {
		say("right: %s\n", answer_shown(p->answer));
		if (p->verdict != WRONG || pile || p->printed.size == 0)
			say("printed: %s\n", answer_shown(printed_shown(p)));
		else
			lines_print("printed: ", brief ? 4 : 10, lines_of(&p->printed));
		if (pile)
			piles_differ(p->answer, p->first);
	}
	errors_print(&p->error, brief ? 4 : 9);
}

static void wrong_print(struct puzzle *p)
{
	if (totals.late > 0)
		say("%s: %d puzzle%s of %s\n", totals.latest->note, totals.late, totals.late == 1 ? "" : "s, the shortest",
			rounds_of(totals.latest->length));
	say("rule: %s\n", report.rule);
	if (p == NULL)
		return;
	if (*report.search != '\0')
		say("the search for a smaller puzzle has ended after %s\n", report.search);
	puzzle_print_shown(p);
	answers_print(p);
	hints_find(p, is_explained());
	say("%s", text_of(&hints_told));
}

/* What was not tried. */
static void omitted_print(void)
{
	say("%s", text_of(&chance_note));
	if (*untried != '\0')
		say("limit: %s\n", untried);
	if (*report.left != '\0')
		say("%s\n", report.left);
	if (totals.verdicts[STARVED] > 0)
		say("%d puzzles were left out: the machine is so busy that the program did not end in %ld s\n", totals.verdicts[STARVED],
			options.hundredths / 10 + 1);
}

/* How to run the puzzle again, and to see the game. */
static void commands_print(void)
{
	const char *puzzle_file = quoted(options.puzzle), *rules = quoted(options.rules);
	bool joined = strpbrk(options.program, ";&|") != NULL;
	const char *shown = puzzle_shown(report.puzzle != NULL ? report.puzzle : totals.latest);
	int size = (int)strcspn(shown, "|");

	if (options.folder != NULL) { /* of a class: neither file is there when the report is read */
		say(shown[size] == '|' ? "to see the game in a browser: %.*s" : "to see the game in a browser: echo '%.*s' ", size, shown);
		say("| make show FILE=- RULES=%s\n", rules);
		return;
	}
	say("to run it again: %s%s%s <%s\n", joined ? "(" : "", options.program, joined ? ")" : "", puzzle_file);
	say("to see the game: %s", options.war);
	if (strcmp(options.rules, "codingame") != 0)
		say(" -r %s", rules);
	say(" -t %s\nin a browser: make show FILE=%s RULES=%s", puzzle_file, puzzle_file, rules);
	if (options.trace && report.puzzle != NULL && report.puzzle->printed.start != NULL)
		say(" TRANSCRIPT=%s.out", puzzle_file);
	say("\n");
}

/* The report, section by section. */
static void report_print(void)
{
	const struct puzzle *p = report.puzzle;
	bool wrong = totals.bad > 0, no_puzzle = wrong ? p == NULL : totals.late == 0, brief = is_brief();
	bool traced = wrong && p != NULL && !options.trace && !is_not_begun(p);
	struct text head, tail;

	verdict_print();
	say("%s", why.start);
	if (wrong)
		wrong_print(report.puzzle);
	else if (totals.late > 0)
		puzzle_print_shown(totals.latest);
	if (no_puzzle)
		omitted_print();
	if (traced)
		say("\n");
	head = said;
	said = (struct text){0};
	say("\n");
	if (brief)
		say("ALL=1 shows the table of rules, and the smallest puzzle of each\n");
	else if (wrong && !report.unsteady)
		others_print(no_puzzle ? "" : report.rule);
	if (!brief)
		table_print();
	if (!no_puzzle) {
		omitted_print();
		say(brief ? "" : "\n");
		commands_print();
	}
	tail = said;
	said = head;
	if (traced) /* it fills the screen, with the rest */
		trace_show(p, brief ? SCREEN - lines_count(&head) - lines_count(&tail) : TRACE_ROOM, brief);
	say("%s", tail.start);
	if (lines_count(&said) > SCREEN && options.folder == NULL)
		say("\n%.*s\n", (int)strcspn(said.start, "\n"), said.start);
	fputs(said.start, stdout);
}

/* ---- For make class ---- */

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
	const struct puzzle *p = report.puzzle;
	struct lines lines = lines_of(&why);

	for (int figures = 0; figures < 2; figures++)
		for (int i = 0; i < lines.count; i++)
			if ((strstr(lines.line[i], "plays like") == NULL) == figures)
				text_print(to, "%s\n", lines.line[i]);
	if (to->size == 0 && p != NULL && p->verdict == CRASHED)
		text_print(to, "It crashes: %s.\n", p->note);
	text_print(to, "%s", text_of(&hints_told));
	if (to->size == 0)
		text_print(to, "wrong: %s", report.rule);
}

/* A line for each rule, of which class.sh makes a test of JUnit: the rule, `failure`, `skipped` or nothing, and a message. */
static void cases_print(FILE *file)
{
	for (const struct row *row = rows; row < rows + rows_count; row++) {
		const struct puzzle *p = row->least;
		int all = row->rights + row->wrongs + row->slow + row->left;

		if (!has_row(row))
			continue;
		fprintf(file, "%s\t", row->rule);
		if (row->wrongs > 0)
			fprintf(file, "failure\t%d of %d puzzles are wrong; ", row->wrongs, all);
		if (row->wrongs > 0 && p != NULL)
			fprintf(file, "%s should be %s, is %s", p->words, p->answer, printed_shown(p));
		else if (row->wrongs > 0)
			fprintf(file, "%d random deals should be as by the rules, is %s", row->games, row->printed);
		else if (row->slow + row->left > 0)
			fprintf(file, "skipped\tnot ended in time: %d of %d puzzles", row->slow + row->left, all);
		else if (*untried != '\0' && strcmp(row->rule, the_limit) == 0)
			fprintf(file, "skipped\tnot tried exactly: %s", untried);
		fprintf(file, "\n");
	}
}

/* Leaves what class.sh needs: `row`, fields of its table, and the lines of cases_print(). */
static void folder_write(double hundredths)
{
	const struct puzzle *p = report.puzzle;
	bool wrong = totals.bad > 0, slow = !wrong && totals.late > 0;
	struct text cause = {0};
	char path[4096];
	FILE *file;

	if (wrong)
		cause_print(&cause);
	else if (slow)
		text_print(&cause, "%s", slowness());
	else
		text_print(&cause, *untried != '\0' ? "%slimit: %s\n%s" : "%s%s%s", text_of(&why), untried, text_of(&chance_same));
	snprintf(path, sizeof path, "%s/row", options.folder);
	if ((file = fopen(path, "w")) == NULL)
		fail(path, strerror(errno));
	fprintf(file, "%s%s\t%d/%d\t", verdict_name(), !wrong && !slow && *untried != '\0' ? "*" : "", totals.good, totals.rules);
	if (p != NULL)
		fprintf(file, "%d", puzzle_cards(&p->hands));
	fprintf(file, p != NULL ? "\t%.1f\t" : "-\t%.1f\t", hundredths / 100);
	field_print(file, cause.size > 0 ? cause.start : "-");
	fprintf(file, "\t%s\t", wrong ? report.rule : "-");
	fprintf(file, "%s\n", p != NULL ? puzzle_shown(p) : slow ? puzzle_shown(totals.latest) : "-");
	cases_print(file);
	if (fclose(file) != 0)
		fail(path, strerror(errno));
}
