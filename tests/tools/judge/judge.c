/*
 * judge.c - says which rules of the puzzle a program gets wrong, why, and with the smallest puzzle
 *
 * usage: judge COMMAND FILES TOOLS BUILDS  by judge.sh, which explains the variables of the environment
 *        judge --check RULES MODE ...    for check.sh: see check_run()
 *
 * main() at the end is the order of the work: it reads the rules and the catalogue of their faults, runs the program on
 * puzzles that catch each fault and on random deals, looks for the fault that explains all answers, or for what wrong
 * games have in common, proves or refutes that by further deals, looks for a smaller puzzle, and prints the report.
 * README has a map.
 *
 * Status: 0 right, 1 wrong or crashed, 2 cannot be judged, 3 right but slow.
 */
#define _DEFAULT_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <regex.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "play.c"
#include "judge.h"
#include "puzzles.c"
#include "run.c"
#include "diagnose.c"
#include "chance.c"
#include "report.c"

/* ---- What takes long ---- */

static char doing[120], said_doing[120]; /* lines */

/* Says on standard error what the judge does, every 3 s if it is something else. */
static void on_alarm(int number)
{
	int saved = errno;

	(void)number;
	if (strcmp(doing, said_doing) != 0 && write(2, doing, strlen(doing)) > 0)
		memcpy(said_doing, doing, sizeof doing);
	errno = saved;
}

static void now(const char *format, ...)
{
	char text[100];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	snprintf(doing, sizeof doing, "judge.sh: %s ...\n", text);
}

static void now_begin(void)
{
	struct itimerval timer = {.it_interval = {3, 0}, .it_value = {3, 0}};
	struct sigaction action = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};

	now("getting ready");
	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &timer, NULL);
}

/* ---- Puzzles that wait to be run ---- */

static struct puzzle *queue[PUZZLES_MOST];
static int queue_count;
static bool queue_again; /* puzzles that have been run may come again */
enum { SURE = 300, SURE_UNKNOWN = 20000 };
static int sure_plays; /* where chance plays: so often war gives the same answer to a puzzle */

static struct puzzle *puzzle_new(const char *rule, char *words)
{
	struct puzzle *p = calloc(1, sizeof *p);

	if (p == NULL)
		fail("no memory", "for puzzles");
	p->rule = rule;
	p->words = words;
	return p;
}

static bool is_among(struct puzzle *const *some, int count, const char *words)
{
	for (int i = 0; i < count; i++)
		if (strcmp(some[i]->words, words) == 0)
			return true;
	return false;
}

/* The answer to a puzzle that has been read, if it is the same each time; or NULL. */
static char *answer_find(long *length)
{
	const char *answer = right_answer(1, options.rounds, length);
	char *first = answer == NULL ? NULL : strdup(answer);

	for (int i = 0; i < sure_plays && right.chance && first != NULL; i++) {
		answer = right_answer((unsigned long long)i, options.rounds, length);
		if (answer != NULL && strcmp(answer, first) == 0)
			continue;
		free(first);
		first = NULL;
	}
	return first;
}

/* Queues a puzzle, if it has an answer and is new. */
static void words_give(const char *rule, char *words)
{
	struct puzzle *p;

	if (queue_count == PUZZLES_MOST || is_among(queue, queue_count, words) ||
		(!queue_again && is_among(puzzles, puzzles_count, words)))
		return;
	p = puzzle_new(rule, words);
	if (!right_read(puzzle_text(words)) || (p->answer = answer_find(&p->length)) == NULL) {
		free(p);
		return;
	}
	if (only_winner)
		p->answer = strdup(winner_of(p->answer));
	puzzle_parse(&p->hands, words, &base);
	queue[queue_count++] = p;
}

enum { TRACED_MOST = 1000 }; /* characters of a puzzle: transcripts of large hands would be megabytes */

static void give(const char *rule, const struct hands *hands)
{
	static struct hands fitted;
	char *words = NULL;
	size_t size = 0;
	FILE *file;

	fitted = *hands;
	if (!hands_fit(&fitted) || (file = open_memstream(&words, &size)) == NULL)
		return;
	puzzle_print(&fitted, &base, file);
	fclose(file);
	if (!options.trace || size < TRACED_MOST)
		words_give(rule, words);
}

/* Runs the program on the queue. */
static void queue_judge(bool hopeless, const char *format)
{
	int count = queue_count;

	if (count > 0)
		now(format, count);
	queue_count = 0;
	if (count > 0)
		puzzles_run(queue, count, hopeless);
}

#include "ways.c"

/* ---- The runs ---- */

/* The puzzle of the last time comes first, as one of its rule. */
static void last_time_first(void)
{
	struct text text = file_text(options.puzzle), named;
	const char *rule = random_deals;
	char path[4096], *words;

	snprintf(path, sizeof path, "%s.rule", options.puzzle);
	named = file_text(path);
	named.start[strcspn(named.start, "\n")] = '\0';
	for (int i = 0; i < rows_count; i++)
		if (strcmp(rows[i].rule, named.start) == 0)
			rule = rows[i].rule;
	words = words_from(text.start);
	if (*words != '\0' && text.size < 10 * CARDS_MOST && right_read(text.start)) {
		int before = queue_count;

		words_give(rule, words);
		if (queue_count > before) {
			struct puzzle *p = queue[before];

			memmove(queue + 1, queue, before * sizeof *queue);
			queue[0] = p;
		}
	}
	text_free(&text);
	text_free(&named);
}

static int earlier_first(const void *a, const void *b)
{
	const struct puzzle *one = *(struct puzzle *const *)a, *other = *(struct puzzle *const *)b;

	return one->length != other->length ? (one->length > other->length) - (one->length < other->length) :
		strcmp(one->words, other->words);
}

/* Random deals, as many as may cost the budget, of all lengths. */
enum { DEALS_GIVEN = 160, DEALS_LARGE = 10 };
static void deals_judge_some(void)
{
	double sum = 0, most;
	int count, kept = 0;

	deals_give(DEALS_GIVEN, (int)options.rounds, right.input == DECKS && !options.trace ? DEALS_LARGE : 0, (int)options.seed,
		right.endless);
	count = queue_count;
	for (int i = 0; i < puzzles_count; i++)
		sum += puzzles[i]->hundredths;
	most = sum > 0 ? (int)(100.0 * options.budget * puzzles_count / sum) : count;
	if (count > most)
		snprintf(report.left, sizeof report.left,
			"%d of %d random deals were left out: a run takes %.2f s, and the random deals may take %ld s of CPU time",
			count - (int)most, count, sum / puzzles_count / 100, options.budget);
	if ((any(WRONG) || endless) && most > count / 2)
		most = count / 2; /* half of them are enough to say why */
	qsort(queue, count, sizeof *queue, earlier_first);
	for (int i = 0; i < count; i++) {
		double share = most < count ? most / count : 1;

		if ((int)((i + 1) * share) > (int)(i * share))
			queue[kept++] = queue[i];
	}
	queue_count = kept;
	queue_judge(true, "running the program on %d random deals");
}

/* ---- Why ---- */

/* Does it print more before each answer, and are some answers right?  Then only the end of its output counts. */
static void more_printed_look(struct text *before)
{
	int good = 0, bad = 0;
	const char *shown = "";

	for (int i = 0; i < puzzles_count; i++) {
		const struct puzzle *p = puzzles[i];
		bool fits = p->verdict == WRONG && p->match >= LAST_LINE;

		if (p->verdict == RIGHT)
			return;
		if (fits && good++ == 0)
			shown = p->printed.start + strspn(p->printed.start, " \t\r\n");
		bad += (p->verdict == WRONG && !fits && strcmp(p->first, "nothing") != 0) || p->verdict == CRASHED || p->verdict == ENDLESS;
	}
	if (good < 4 || bad == 0 || 8 * good <= bad)
		return;
	text_print(before, "It prints more than the answer, beginning with `%s`; from here on only the end of the last line counts.\n",
		line_cut(part_shown(shown, strcspn(shown, "\n")), 60));
	only_last_words = true;
	for (int i = 0; i < puzzles_count; i++) {
		struct puzzle *p = puzzles[i];

		p->first = p->verdict == WRONG ? p->last : p->first;
		p->verdict = p->match >= LAST_LINE ? RIGHT : p->verdict;
	}
}

/* Says so if a puzzle is answered in another way the next time, or the time after it. */
static bool is_unsteady_for(const struct puzzle *p, struct text *before)
{
	for (int time = 0; time < 2; time++) {
		struct puzzle again = {.rule = p->rule, .words = p->words, .answer = p->answer, .length = p->length}, *one = &again;

		batch_run(&(struct batch){.puzzle = &one, .count = 1});
		if (again.verdict > WRONG || strcmp(again.last, p->last) == 0)
			continue;
		text_print(before, "It does not answer a puzzle in the same way each time: to `%s` with `%s`, then with `%s`.\n",
			line_cut(puzzle_shown(p), 60), p->last, again.last);
		text_print(before, "If it shuffles what it wins, judge it by RULES=%s,spoils=random.  "
			"If it deals cards of its own, let it read the puzzle; to judge it as it is, give it the seed of a right program.\n",
			options.rules);
		return true;
	}
	return false;
}

/*
 * Is the smallest wrong answer, or that of the longest game, another one the next time?  Then the program plays by chance, and no
 * puzzle is blamed.  Where chance plays, by the rules, random deals show it.
 */
static bool is_unsteady(struct text *before)
{
	const struct puzzle *least = NULL, *longest = NULL;

	for (int i = 0; i < puzzles_count; i++) {
		if (puzzles[i]->verdict != WRONG)
			continue;
		least = least == NULL || is_smaller(puzzles[i], least) ? puzzles[i] : least;
		longest = longest == NULL || puzzles[i]->length > longest->length ? puzzles[i] : longest;
	}
	return least != NULL && !right.chance &&
		(is_unsteady_for(least, before) || (longest != least && is_unsteady_for(longest, before)));
}

static bool says_line(const char *begin)
{
	const char *at = strstr(why.start, begin);

	return at != NULL && (at == why.start || at[-1] == '\n');
}

static void why_find(void)
{
	now("looking for faults that explain the answers");
	text_clear(&why);
	explain();
}

enum { NEAR_ENOUGH = 12, NEAR_ROUNDS = 100, PASSES = 3 };
/* A hypothesis has to explain deals, too, by which it differs from a right program, and from other hypotheses. */
static void why_look(void)
{
	for (int pass = 1; pass <= PASSES; pass++) {
		const struct hands *near[NEAR_ENOUGH];
		int count = 0;

		endless_look(false);
		why_find();
		for (int i = 0; i < puzzles_count; i++)
			if ((puzzles[i]->verdict == WRONG || puzzles[i]->verdict == CRASHED) && puzzles[i]->length < NEAR_ROUNDS) {
				if (count < NEAR_ENOUGH)
					near[count] = &puzzles[i]->hands;
				count++;
			}
		/* No fault is found, and there are too few wrong games to tell what they have in common. */
		if (!says_line("It plays like a program") && count < NEAR_ENOUGH) {
			deals_near(near, count, (int)options.seed + pass, false);
			queue_judge(false, "running the program on %d deals like those that it gets wrong");
			endless_look(false);
			why_find();
		}
		if (hypotheses_count == 0 || pass == PASSES || (pass > 1 && hypotheses_count == 1)) /* or it is proved */
			return;
		deals_to_tell((int)options.seed + pass, (int)options.rounds);
		if (queue_count == 0)
			return;
		queue_judge(false, "running the program on %d deals that prove or refute what explains its answers");
	}
}

/* A game that was cut off is wrong if it never ends by the fault that is named. */
static void endless_by_fault(void)
{
	for (int i = 0; i < puzzles_count && hypotheses_count > 0 && !hypotheses[0].guess.counted; i++) {
		struct puzzle *p = puzzles[i];
		char text[TEXT_MOST];

		if (!p->cut || p->answered || p->verdict < LATE || p->verdict > STARVED)
			continue;
		game_answer(&hypotheses[0].guess.t, &p->hands, text);
		if (text[0] == '~')
			endless_note(p);
	}
}

/* A program that prints nothing and never ends, whatever the puzzle is. */
static void never_look(void)
{
	int runs = 0;

	for (int i = 0; i < puzzles_count; i++)
		if (puzzles[i]->verdict == ENDLESS && strcmp(puzzles[i]->first, "nothing") == 0)
			runs++;
		else if (puzzles[i]->verdict != LATE && puzzles[i]->verdict < STARVED)
			return;
	if (runs == 0)
		return;
	sprintf(report.never, "no answer to %d puzzles", runs);
	text_clear(&why);
	text_print(&why, "It prints nothing and never ends.\n");
}

/* ---- Where chance plays ---- */

static void chance_play(void)
{
	if (options.budget == 0 || (puzzles_count > 0 && !any(RIGHT)))
		return;
	deals_run(any(WRONG) ? FIRST_DEALS / 2 : FIRST_DEALS);
	deals_repeat();
}

/* What explains the puzzles has to explain the deals, too: keeps sentences, or says that they hold for puzzles alone. */
static void chance_explain(void)
{
	static const char plays[] = "It plays like ";
	struct lines old = lines_of(&why);

	text_clear(&why);
	text_print(&why, "%s", text_of(&chance_fault));
	for (int i = 0; i < old.count; i++) {
		const char *line = old.line[i];
		bool named = strncmp(line, plays, strlen(plays)) == 0;

		if (named && chance_fault.size == 0)
			text_print(&why, "In games without chance it plays like %.*s; in others something else is wrong, too.\n",
				(int)(strlen(line) - strlen(plays) - 1), line + strlen(plays));
		else if (chance_fault.size == 0 || (!named && strncmp(line, "Or it plays like", 16) != 0))
			text_print(&why, "%s\n", line);
	}
	text_print(&why, "%s", text_of(&chance_cause));
}

/* What the random deals show. */
static void chance_tell(void)
{
	bool wrong = any(WRONG), has_limit = false, deals_wrong_too = false;
	bool more = !wrong && deals_told == FIRST_DEALS;

	if (options.budget == 0)
		text_print(&chance_note, "no random deals were played: what is left to chance is not judged\n");
	if (deals_told == 0)
		return;
	now("comparing the games of random deals");
	if (deals_judge(more)) {
		deals_run(MORE_DEALS);
		now("comparing the games of random deals");
		deals_judge(false);
	}
	chance_explain();
	for (int i = 0; i < chance_rows_count; i++)
		deals_wrong_too |= chance_rows[i].wrongs > 0;
	for (int i = 0; i < rows_count; i++)
		has_limit |= strcmp(rows[i].rule, the_limit) == 0;
	if (wrong || deals_wrong_too)
		text_print(&why, "%s", text_of(&chance_same));
	else if (chance_same.size + chance_note.size + chance_limit.size > 0) {
		struct text note = chance_note;

		chance_note = (struct text){0};
		text_print(&chance_note, "%s%s%s", text_of(&chance_same), text_of(&note),
			chance_limit.size > 0 && !has_limit ? chance_limit.start : "");
		text_free(&note);
	}
	if (wrong || deals_wrong_too)
		text_clear(&chance_note);
	for (int i = 0; i < deals_told; i++) {
		struct puzzle *p = deals_played[i].puzzle;

		if (p->verdict == CRASHED) {
			p->answer = "an answer";
			puzzles_add(&p, 1);
		} else if (!deals_wrong_too && p->verdict >= LATE)
			puzzles_add(&p, 1);
	}
	sprintf(report.deals, ", and %d random deals", deals_told);
}

/* ---- A smaller puzzle ---- */

/* Runs the program on the queue up to the first puzzle that is wrong, which becomes the smallest one.  False: none is wrong. */
static bool smaller_run(int most, double budget, int *runs, double *used)
{
	struct batch batch = {queue, least(queue_count, most), .one = true, .budget = budget};
	int told = batch.count > 0 ? batch_run(&batch) : 0;

	queue_count = 0;
	*runs += told;
	for (int i = 0; i < told; i++) {
		struct puzzle *p = queue[i];

		*used += p->hundredths;
		if (endless && may_be_endless(p))
			endless_note(p);
		if (is_wrong(p)) {
			report.puzzle = p;
			return true;
		}
	}
	return false;
}

/* The most cards in a hand, in the end, too. */
static int hand_most(const struct puzzle *p)
{
	return isdigit((unsigned char)p->answer[0]) ? puzzle_cards(&p->hands) : p->facts.hand;
}

enum { ROOM_LEAST = 20 };
/* Does it go wrong where a hand gets large?  Then finds how many cards are too many, by games in which one player wins each
 * battle. */
static bool room_look(void)
{
	static struct hands hands;
	int low = 0, high = 2 * CARDS_MOST, runs = 0;
	double used = 0;

	for (int i = 0; i < puzzles_count; i++)
		if (puzzles[i]->verdict == RIGHT)
			low = greatest(low, hand_most(puzzles[i]));
		else if (is_wrong(puzzles[i]))
			high = least(high, hand_most(puzzles[i]));
	if (is_dealt(&base) || book->deals != ANY_CARDS || low < ROOM_LEAST || low >= high || high > CARDS_MOST ||
		report.search[0] != '\0')
		return false;
	queue_again = true;
	for (int size = high; size > low;) {
		struct puzzle *before = report.puzzle;

		hand_grow(&hands, size);
		give("large hands", &hands);
		report.puzzle = NULL;
		if (!smaller_run(1, 0, &runs, &used)) {
			report.puzzle = before;
			if (size == high)
				return false;
			low = size;
		} else
			high = size;
		size = high - low > 1 ? (low + high) / 2 : low;
	}
	text_print(&why, "It goes wrong when a hand has more than %d cards.\n", low);
	return true;
}

/* By a hypothesis, a small puzzle is found without runs; one run proves it. */
static bool smaller_by_fault(void)
{
	static struct hands smallest;
	const struct hands *wrong[PUZZLES_MOST];
	int count = 0, runs = 0;
	double used = 0;

	if (hypotheses_count == 0)
		return false;
	for (int i = 0; i < puzzles_count; i++)
		if (is_wrong(puzzles[i]))
			wrong[count++] = &puzzles[i]->hands;
	if (!smaller(&hypotheses[0].guess, wrong, count, (int)options.rounds, &smallest))
		return false;
	give(report.rule, &smallest);
	return smaller_run(1, 0, &runs, &used);
}

enum { RUNS_MOST = 300, VAIN_MOST = 3 };
/* Leaves out cards while the puzzle stays wrong; ends after three vain attempts. */
static void smaller_by_runs(void)
{
	int runs = 0;
	double used = 0;

	for (int vain = 0; vain < VAIN_MOST && *report.search == '\0';) {
		const struct hands *hands = &report.puzzle->hands;
		int kept = 0;

		vain++;
		deals_near(&hands, 1, (int)options.seed + runs + vain, true);
		for (int i = 0; i < queue_count; i++) {
			queue[i]->rule = report.rule;
			if (puzzle_cards(&queue[i]->hands) < puzzle_cards(hands))
				queue[kept++] = queue[i];
		}
		queue_count = kept;
		qsort(queue, queue_count, sizeof *queue, smaller_first);
		if (smaller_run(RUNS_MOST - runs, 100.0 * options.budget - used + 1, &runs, &used))
			vain = 0;
		else if (runs >= RUNS_MOST)
			sprintf(report.search, "%d runs", RUNS_MOST);
		else if (used >= 100.0 * options.budget)
			sprintf(report.search, "%ld s of CPU time", options.budget);
	}
}

static void smaller_find(void)
{
	/* No card of a whole deck can be left out.  There a built puzzle, which has no more than its rule needs, is the smallest. */
	bool whole = right.list && report.rule != random_deals, named;

	if (whole || totals.verdicts[RIGHT] == 0)
		return;
	now("looking for a smaller puzzle");
	queue_again = true;
	named = hypotheses_count > 0 && !hypotheses[0].guess.counted;
	if ((named || !room_look()) && !smaller_by_fault())
		smaller_by_runs();
}

/*
 * The rule that the fault breaks.  If no single fault explains all, it is the rule that the puzzle needs: another one that is not
 * known to be right may fit it better.  A game that is shorter than the limit is not wrong for that.
 */
static void rule_find(void)
{
	struct puzzle *p = report.puzzle, *copy;
	const char *rule = report.rule, *first = rule;

	if (strcmp(rule, the_limit) == 0 && p->length < right.limit - 1)
		first = random_deals;
	rule = first;
	if (hypotheses_count > 0 && *hypotheses[0].rule != '\0')
		rule = hypotheses[0].rule;
	else if (rules_known && report.rule != random_deals)
		rule = rule_needed(p, p->verdict == WRONG ? p->first : p->verdict == ENDLESS ? "~" : "!", first, may_be_wrong);
	if (strcmp(rule, report.rule) == 0)
		return;
	copy = puzzle_new(rule, p->words);
	*copy = *p;
	report.rule = copy->rule = rule;
	puzzles_add(&copy, 1);
	table_count();
}

/* ---- Another book ---- */

enum { OTHER_DEALS = 5, OTHER_RIGHT = 3, OTHER_ROUNDS = 1500 };
/* Is the program right for some deals of another book, as far as it ends?  Sets other rules for a while. */
static bool right_for(const char *book_name)
{
	struct puzzle *deal[OTHER_DEALS];
	struct traits kept = base;
	struct batch batch = {deal, .tenths = 3};
	int rights_found = 0, wrongs_found = 0, told;

	right_rules(book_name);
	rules_parse(&base, right.rules);
	for (int seed = 0; seed < 100 && batch.count < OTHER_DEALS && !right.chance; seed++) {
		struct puzzle *p = puzzle_new(random_deals, words_from(right_deal((unsigned long long)seed)));

		const char *answer = right_read(puzzle_text(p->words)) ? right_answer(1, OTHER_ROUNDS, &p->length) : NULL;

		if (answer == NULL)
			continue;
		p->answer = strdup(answer);
		deal[batch.count++] = p;
	}
	told = batch.count > 0 ? batch_run(&batch) : 0;
	for (int i = 0; i < told; i++) {
		rights_found += deal[i]->verdict == RIGHT;
		wrongs_found += deal[i]->verdict == WRONG || deal[i]->verdict == CRASHED;
	}
	right_rules(options.rules);
	rules_parse(&base, right.rules);
	base = kept;
	return rights_found >= OTHER_RIGHT && wrongs_found == 0;
}

/* ---- A program that ends the judge ---- */

static pid_t worker;
static volatile sig_atomic_t told_to_stop;

static void on_stop(int number)
{
	told_to_stop = number;
	kill(worker, number);
}

/*
 * The judge works in a child.  If a signal ends the child that nobody has sent to the judge, the program has sent it: the program
 * ends other processes.  What the program has left running holds a pipe, by which it is found.
 */
static void guard(void)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
	struct sigaction action = {.sa_handler = on_stop, .sa_flags = SA_RESTART};
	struct puzzle *p;
	int status, by;

	if (pipe(held_pipe) != 0 || fcntl(held_pipe[0], F_SETFD, FD_CLOEXEC) < 0 || (worker = fork()) < 0)
		run_fail("cannot begin");
	if (worker == 0) {
		guard_pipe = held_pipe[1];
		close(held_pipe[0]);
		return;
	}
	for (int i = 0; i < 3; i++)
		sigaction(signals[i], &action, NULL);
	while (waitpid(worker, &status, 0) < 0)
		; /* EINTR */
	if (told_to_stop == 0 && WIFEXITED(status) && WEXITSTATUS(status) < 128)
		exit(WEXITSTATUS(status));
	holders_end();
	if (told_to_stop != 0)
		exit(128 + told_to_stop);
	by = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
	if (by == SIGSEGV || by == SIGBUS || by == SIGFPE || by == SIGABRT)
		refuse("the judge itself has failed: signal %d (%s)", by, strsignal(by));
	p = puzzle_new(random_deals, words_from(right_deal((unsigned long long)options.seed)));
	p->verdict = CRASHED;
	p->first = p->last = "nothing";
	strcpy(p->note, "it ends other processes");
	puzzles_add(&p, 1);
	table_count();
	report.puzzle = p;
	report.rule = random_deals;
	text_print(&why, "It has ended the process that ran it.\n");
	printf("crashed under RULES=%s: it ends other processes\n%s", options.rules, why.start);
	if (options.folder != NULL)
		folder_write(0);
	exit(1);
}

/* ---- All of it ---- */

static char *variable(const char *name)
{
	const char *value = getenv(name);

	return strdup(value == NULL ? "" : value);
}

static void options_take(char **arguments)
{
	options.command = arguments[1];
	options.files = arguments[2];
	builds = arguments[4];
	options.program = variable("PROGRAM");
	options.rules = variable("RULES");
	options.puzzle = variable("PUZZLE");
	options.folder = getenv("FOLDER");
	options.name = variable("NAME");
	options.war = variable("WAR");
	options.source = variable("SOURCE");
	options.trace = *variable("TRACE") == '1';
	options.quiet = *variable("QUIET") == '1';
	options.all = *variable("ALL") == '1';
	options.hundredths = (long)(100 * atof(variable("LIMIT")) + 0.0001);
	options.rounds = atol(variable("ROUNDS"));
	options.seed = atol(variable("SEED"));
	options.budget = atol(variable("BUDGET"));
	options.megabytes = atol(variable("MEMORY"));
	options.jobs = *variable("JOBS") != '\0' ? atoi(variable("JOBS")) : (int)sysconf(_SC_NPROCESSORS_ONLN);
	options.jobs = greatest(1, least((int)options.jobs, JOBS_MOST));
	if (options.folder != NULL && *options.folder == '\0')
		options.folder = NULL;
	if (options.hundredths < 1)
		refuse("LIMIT is 0.01 seconds or more");
	unsetenv("WAR");
	unsetenv("PUZZLE");
	setenv("ONLINE_JUDGE", "1", 1); /* as DOMjudge does: many programs read input.txt without it */
}

/* The rules, and the catalogue of their faults. */
static void rules_take(const char *tools)
{
	static char path[4096];

	right_rules(options.rules);
	if (right.chance && right.list)
		refuse("chance plays under RULES=%s, and an answer is a pile: there is nothing to compare", options.rules);
	if (right.chance && options.trace)
		refuse("chance plays under RULES=%s: there is no TRACE", options.rules);
	snprintf(path, sizeof path, "%s/faults", tools);
	catalogue_read(path, strdup(right.rules));
}

/* For check.sh: RULES CATALOGUE MODE ... */
static int check_run(char **arguments)
{
	static char line[64 * LINE_MOST], text[TEXT_MOST];
	const char *mode = arguments[2];
	static struct hands p;

	right_rules(arguments[0]);
	catalogue_read(arguments[1], strdup(right.rules));
	options.rounds = 1500;
	if (strcmp(mode, "matrix") == 0) /* puzzles on standard input: which faults do they catch? */
		return matrix();
	if (strcmp(mode, "self") == 0)
		return self();
	if (strcmp(mode, "power") == 0) /* plays of right programs, and of wrong ones */
		power(atoi(arguments[3]), atoi(arguments[4]));
	else if (strcmp(mode, "cover") == 0) { /* EFFORT: hands that the file `puzzles` lacks */
		effort = atoi(arguments[3]);
		puzzles_make((int)options.rounds);
		made_write(stdout, true);
	} else if (strcmp(mode, "built") == 0 || strcmp(mode, "deals") == 0) { /* FOLDER or COUNT: their puzzles, after their rules */
		builds = arguments[3];
		if (mode[0] == 'b')
			built_give((int)options.rounds);
		else
			deals_give(atoi(arguments[3]), (int)options.rounds, 0, atoi(arguments[4]), false);
		for (int i = 0; i < queue_count; i++)
			printf("%s\t%s\n", queue[i]->rule, queue[i]->words);
	} else { /* TRAITS: what such a program says of puzzles on standard input */
		struct traits t = base;

		if (!traits_parse(&t, arguments[3], 0, NULL))
			fail("no such traits", arguments[3]);
		while (fgets(line, sizeof line, stdin) != NULL) {
			puzzle_parse(&p, line, &base);
			game_answer(&t, &p, text);
			puts(text);
		}
	}
	return 0;
}

/* The first rule of the table that is wrong, and its smallest puzzle. */
static void worst_find(void)
{
	report.rule = NULL;
	report.puzzle = NULL;
	for (int i = 0; i < rows_count && report.rule == NULL; i++)
		if (rows[i].wrongs > 0) {
			report.rule = rows[i].rule;
			report.puzzle = report.unsteady ? NULL : rows[i].least;
		}
}

static void file_write(const char *end, const char *text, size_t size)
{
	char path[4096];
	FILE *file;

	snprintf(path, sizeof path, "%s%s", options.puzzle, end);
	if (text == NULL)
		remove(path);
	else if ((file = fopen(path, "w")) == NULL || fwrite(text, 1, size, file) != size || fclose(file) != 0)
		refuse("cannot write the puzzle to %s", path);
}

/* Leaves the puzzle for the next time. */
static void puzzle_leave(void)
{
	const struct puzzle *p = report.puzzle != NULL ? report.puzzle : totals.bad == 0 ? totals.latest : NULL;

	if (totals.bad > 0 && p == NULL)
		return; /* it is wrong by statistics: there is no puzzle */
	file_write("", p == NULL ? NULL : puzzle_text(p->words), p == NULL ? 0 : strlen(puzzle_text(p->words)));
	file_write(".rule", report.rule, report.rule == NULL ? 0 : strlen(report.rule));
	if (p == NULL || (options.trace && p->verdict != LATE))
		file_write(".out", p == NULL ? NULL : p->printed.start, p == NULL ? 0 : p->printed.size);
}

int main(int count, char **arguments)
{
	struct text before = {0}, died = {0}, explained;
	double hundredths = 0;

	if (count > 3 && strcmp(arguments[1], "--check") == 0)
		return check_run(arguments + 2);
	if (count != 5)
		refuse("usage: judge COMMAND FILES TOOLS BUILDS");
	options_take(arguments);
	signal(SIGPIPE, SIG_IGN);
	rules_take(arguments[3]);
	guard();
	if (!options.quiet)
		now_begin();
	files_read();

	sure_plays = rules_known ? SURE : SURE_UNKNOWN;
	built_give((int)options.rounds);
	for (int i = 0; i < queue_count; i++)
		row_at(queue[i]->rule);
	last_time_first();
	report.built = queue_count;
	queue_judge(true, "running the program on %d built puzzles");
	report.ran = puzzles_count;
	report.unsteady = is_unsteady(&before);
	if (!report.unsteady)
		ways_look();
	if (report.ran == report.built && right.chance)
		chance_play();
	if (report.ran == report.built && !right.chance && !report.unsteady) /* else there is no hope */
		deals_judge_some();
	if (puzzles_count + deals_told == 0)
		refuse("no puzzles under RULES=%s that end", options.rules);

	if (only_winner || whole_packs)
		ways_say(&before);
	else
		more_printed_look(&before);
	endless_look(false);
	text_clear(&why);
	report.unsteady = report.unsteady || is_unsteady(&before);
	if (report.ran == report.built && !report.unsteady && !options.trace && rules_known &&
		(any(WRONG) || any(CRASHED) || any(ENDLESS)))
		why_look();
	endless_by_fault();
	never_look();
	if (right.chance)
		chance_tell();
	death_say(&died);
	for (int i = 0; i < puzzles_count; i++)
		if (puzzles[i]->verdict == LATE && puzzles[i]->error.lost) {
			text_print(&died, "It writes %d kB or more to standard error in a game.  That takes time.\n", 40 * ERROR_PART / 1000);
			break;
		}
	explained = why;
	why = (struct text){0};
	text_print(&why, "%s%s%s", text_of(&before), text_of(&died), explained.start);

	for (int i = 0; i < puzzles_count; i++) {
		hundredths += puzzles[i]->hundredths;
		report.forgiven |= puzzles[i]->match == BLANKS;
	}
	table_count();
	worst_find();
	if (report.puzzle != NULL) {
		smaller_find();
		rule_find();
	}
	report_print();
	if (fflush(stdout) != 0 && errno != EPIPE)
		refuse("the report cannot be written");
	puzzle_leave();
	if (options.folder != NULL)
		folder_write(hundredths);
	return totals.bad > 0 ? 1 : totals.late > 0 ? 3 : 0;
}
