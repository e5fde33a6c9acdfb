/*
 * run.c - runs a program on puzzles, several at a time, each within limits, and compares what it prints
 *
 * usage: run [-j JOBS] [-l HUNDREDTHS] [-k HUNDREDTHS] [-m MEGABYTES] [-c HUNDREDTHS] [-b WORDS] [-s] [-1] [-e] [-a] [-g]
 *            [-w] [-n] [-t COMMAND] [-p PREFIX] [-d FOLDER] PROGRAM <ROWS >RECORDS
 *
 * PROGRAM is a command of the shell.  It gets a puzzle on standard input, a word a line; if there is a word `/`, it ends a
 * line, and blanks stay.
 *
 * -j  runs at a time (1); the records are the same whatever the number
 * -l  CPU time of a run (200); a run that waits may last ten times as long.  -m: memory of a process
 * -k  a game may cost no more than some times its longest right answer, which has taken so much so far (see time_limit)
 * -c  no record after so much CPU time of all runs together
 * -1  no record after one that is wrong
 * -b  the puzzle is a list in brackets, without its first WORDS words
 * -s  the puzzle is one line
 * -a  the answer is a list: brackets, commas and the ends of lines are blanks
 * -g  only the last words count
 * -w  the program is known to be wrong: what never ends may cost less
 * -n  the right answer is not known: whatever is printed is right
 * -e  no record after the first eight, if all of them have crashed, or not ended, and printed nothing
 * -t  the right answer is what this command prints for the puzzle, not that of the row
 * -p  begins the names of what is written to the folder -d: of wrong runs, all that was printed (NAME.out), and the
 *     first and the last lines of standard error (NAME.err)
 *
 * A row: answer, length of the game, rule, puzzle; with tabs between.  A record, in the order of the rows:
 *
 *   number of the row, verdict, hundredths of a second, status (128 + a signal), name, answer, length, rule, puzzle,
 *   the first line that was printed, the last words (or `nothing`), a note (of a crash: how it has ended)
 *
 * The last words are the last line, or its end, as far as it may be an answer: two numbers, or a word; -a: numbers, but no
 * more than the right answer has.
 *
 * Verdicts: right (note `blanks`: but for white space at the ends of lines or of the output), wrong (note `last`: the
 * last line is right; `tail`: the last line ends with the right answer), crashed (wrong, and the status is not 0), late
 * (too much CPU time), waits (no end by the clock), starved (no end by the clock, though it was working: the machine is
 * too busy), skipped.  A run that has printed the right answer is late at worst (note `printed`).  A run that -k has cut
 * off has the note `not ended within ... s`, or `not ended within ... s, printed`.  After a run that is late, the rest of
 * its rule is skipped; after six, all games that are no shorter; after two that wait, all.  If the program is wrong, random
 * deals are skipped only after six.
 *
 * Each run is a process group, which is ended as a whole.  What leaves the group holds a pipe, by which it is found in
 * the end and ended, where there is a /proc.  Exit status: 0; 2: cannot run anything; 3: something cannot be ended.
 */
#define _DEFAULT_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { JOBS_MOST = 999, ERROR_PART = 2000, SHOWN_MOST = 110, LIST_MOST = 680, HOPELESS = 8 };
enum { LATE_MOST = 6, CUT_TIMES = 9, CUT_LEAST = 45 }; /* see time_limit(); of a program that is wrong, a third */

struct text {
	char *start;
	size_t size, room;
	bool lost; /* bytes in the middle are gone */
};
enum verdict { RIGHT, WRONG, CRASHED, LATE, WAITS, STARVED, SKIPPED };
static const char *const verdicts[] = {"right", "wrong", "crashed", "late", "waits", "starved", "skipped"};

static struct row {
	char *answer, *length, *rule, *puzzle;
	bool skipped, ended;
	enum verdict verdict;
	double hundredths;
	int status;
	const char *note;
	char cut[40];
	struct text printed, error;
} *rows;
static size_t rows_count, rows_begun, rows_told; /* told: their records are printed */

static struct job {
	pid_t pid; /* 0: none */
	int out, err;
	struct row *row;
	time_t since;
	long hundredths; /* CPU time that it may take */
	bool expired;
} *jobs;

static struct options {
	long jobs, hundredths, longest, megabytes, budget, brackets; /* brackets: words that are not of the list, or -1 */
	bool first, hopeless, list, last_words, wrong, line, any;
	const char *trace, *prefix, *folder, *program;
} options = {.jobs = 1, .hundredths = 200, .brackets = -1, .prefix = "", .folder = NULL};

/* Of the records that are printed.  What follows a record depends on those before it alone. */
static double hundredths_all, shortest; /* shortest: of the runs with an answer, right or wrong; or 0 */
static int wrongs, waits, lates, silent;
static long late_length; /* of the shortest game that was late */
static int child_pipe[2], held_pipe[2];
static volatile sig_atomic_t stopped;

static _Noreturn void fail(const char *what)
{
	fprintf(stderr, "judge: %s: %s\n", what, strerror(errno));
	exit(2);
}

/* ---- Texts ---- */

static void text_add(struct text *text, const char *from, size_t size)
{
	if (text->size + size + 1 > text->room) {
		text->room = 2 * (text->size + size + 1);
		if ((text->start = realloc(text->start, text->room)) == NULL)
			fail("no memory");
	}
	memcpy(text->start + text->size, from, size);
	text->size += size;
	text->start[text->size] = '\0';
}

/*
 * Without white space at the ends of lines and of the text, and (squeeze, -a) with one blank where there are more; NULs stay.
 * With -a, `[1, 13,` is `1 13`, and all is one line.
 */
static void text_trim(const struct text *from, struct text *to, bool squeeze)
{
	size_t kept = 0;

	squeeze |= options.list;
	to->size = 0;
	text_add(to, "", 0);
	for (size_t i = 0; i <= from->size; i++) {
		char c = i < from->size ? from->start[i] : '\n';

		if (options.list && i < from->size && (c == ',' || c == '[' || c == ']' || isspace((unsigned char)c)))
			c = ' ';
		if (c == '\n')
			to->size = kept;
		if (squeeze && c == ' ' && (to->size > 0 ? to->start[to->size - 1] == ' ' : options.list))
			continue;
		text_add(to, &c, 1);
		if (!isspace((unsigned char)c))
			kept = to->size;
		else if (c == '\n')
			kept = to->size;
	}
	while (to->size > 0 && to->start[to->size - 1] == '\n')
		to->size--;
	to->start[to->size] = '\0';
}

/* Prints part of a line: what moves the cursor as `?`, and not too much. */
static void part_print(const char *start, size_t size)
{
	size_t most = options.list ? LIST_MOST : SHOWN_MOST, shown = size > most ? most : size;

	while (shown < size && shown > 0 && ((unsigned char)start[shown] & 0xc0) == 0x80)
		shown--;
	for (size_t i = 0; i < shown; i++)
		putchar(start[i] == '\t'                                        ? ' ' :
				(unsigned char)start[i] < 32 || start[i] == 127 ? '?' :
										  start[i]);
	printf("%s\t", shown < size ? " ..." : size == 0 ? "nothing" : "");
}

static void text_save(const char *name, const char *end, const struct text *text)
{
	char path[4096];
	FILE *file;

	snprintf(path, sizeof path, "%s/%s.%s", options.folder, name, end);
	if ((file = fopen(path, "w")) == NULL || fwrite(text->start, 1, text->size, file) != text->size ||
		fclose(file) != 0)
		fail(path);
}

static bool is_number(const char *from, const char *to)
{
	const char *digits = from + (from < to && *from == '-');

	for (from = digits; from < to && isdigit((unsigned char)*from); from++)
		;
	return from == to && digits < to;
}

/*
 * The end of a text, as far as it may be an answer like `wanted`: the last word of the last line, or the last two, if they
 * are numbers, or if a number follows a word in `wanted`, too; with -a, numbers, but no more than `wanted` has.
 */
static const char *last_words(const struct text *text, const char *wanted)
{
	const char *end = text->start + text->size, *word = end, *before;

	while (word > text->start && !isspace((unsigned char)word[-1]))
		word--;
	if (word == text->start || word[-1] == '\n' || !is_number(word, end))
		return word;
	for (before = word; options.list && before > text->start; word = before) {
		for (before--; before > text->start && before[-1] != ' ';)
			before--;
		wanted = strchr(wanted + 1, ' ');
		if (wanted == NULL || !is_number(before, word - 1))
			return word;
	}
	if (options.list)
		return word;
	for (before = word - 1; before > text->start && !isspace((unsigned char)before[-1]);)
		before--;
	return is_number(before, word - 1) || (isalpha((unsigned char)*wanted) && strchr(wanted, ' ') != NULL) ? before : word;
}

/* How a run has ended. */
static const char *ending(int status)
{
	static char text[100];

	if (status > 128 && strsignal(status - 128) != NULL)
		snprintf(text, sizeof text, "ended by signal %d (%s)", status - 128, strsignal(status - 128));
	else
		snprintf(text, sizeof text, "status %d", status);
	return text;
}

/* ---- Rows and records ---- */

static void rows_read(void)
{
	char *line = NULL;
	size_t room = 0, most = 0;

	while (getline(&line, &room, stdin) > 0) {
		struct row *row;

		if (rows_count == most) {
			most = 2 * most + 64;
			if ((rows = realloc(rows, most * sizeof *rows)) == NULL)
				fail("no memory");
		}
		row = &rows[rows_count++];
		*row = (struct row){0};
		line[strcspn(line, "\n")] = '\0';
		row->answer = strtok(strdup(line), "\t");
		row->length = strtok(NULL, "\t");
		row->rule = strtok(NULL, "\t");
		row->puzzle = strtok(NULL, "\t");
		if (row->puzzle == NULL) {
			fprintf(stderr, "judge: no row: %s\n", line);
			exit(2);
		}
	}
	free(line);
}

/* After a run that did not end in time. */
static void rows_skip(const struct row *late)
{
	long length = atol(late->length);

	if (late->verdict == LATE && (lates++ == 0 || length < late_length))
		late_length = length;
	for (struct row *row = &rows[rows_told]; row < rows + rows_count; row++)
		row->skipped |= waits > 1 || (strcmp(row->rule, late->rule) == 0 && !(options.wrong && strncmp(row->rule, "random", 6) == 0)) ||
			(lates >= LATE_MOST && (options.wrong || atol(row->length) >= late_length));
}

/*
 * CPU time that a run may take.  By its own rules, a wrong program may play a game that never ends.  With -k, a game is cut
 * off after nine times what the longest right answer took, or the shortest wrong one, or 0.45 s; if an answer is known to be
 * wrong, after a third of that.  If no answer turns out to be wrong, judge.sh runs it again, without -k.
 */
static long time_limit(void)
{
	long longest = options.longest > (long)shortest ? options.longest : (long)shortest;
	long cut = CUT_TIMES * longest > CUT_LEAST ? CUT_TIMES * longest : CUT_LEAST;

	cut /= options.wrong ? 3 : 1;
	return options.longest > 0 && cut < options.hundredths ? cut : options.hundredths;
}

static void record_print(struct row *row)
{
	static struct text shown;
	const char *line, *last;
	char name[256];

	snprintf(name, sizeof name, "%s%zu", options.prefix, rows_told);
	if (row->skipped) {
		row->verdict = SKIPPED;
		row->hundredths = row->status = 0;
		row->note = "";
		row->printed.size = 0;
	}
	if (row->verdict == RIGHT && options.longest > 0 && row->hundredths > options.longest)
		options.longest = (long)row->hundredths;
	if ((row->verdict == RIGHT || row->verdict == WRONG) && (shortest == 0 || row->hundredths < shortest))
		shortest = row->hundredths; /* a run that takes long to begin */
	hundredths_all += row->hundredths;
	waits += row->verdict == WAITS;
	silent += row->verdict == SKIPPED ||
		((row->verdict == CRASHED || row->verdict == LATE || row->verdict == WAITS) && row->printed.size == 0);
	if (row->verdict == LATE || row->verdict == WAITS)
		rows_skip(row);
	options.wrong |= row->verdict == WRONG || row->verdict == CRASHED;
	if (row->verdict >= WRONG && row->verdict <= WAITS) {
		wrongs++;
		if (options.folder != NULL) {
			text_save(name, "out", &row->printed);
			text_save(name, "err", &row->error);
		}
	}
	text_trim(&row->printed, &shown, strchr(row->puzzle, '/') != NULL);
	printf("%zu\t%s\t%.2f\t%d\t%s\t%s\t%s\t%s\t%s\t", rows_told, verdicts[row->verdict], row->hundredths,
		row->status, name, row->answer, row->length, row->rule, row->puzzle);
	last = last_words(&shown, row->answer);
	line = memchr(shown.start, '\n', shown.size);
	if (options.last_words)
		part_print(last, shown.start + shown.size - last);
	else
		part_print(shown.start, line == NULL ? shown.size : (size_t)(line - shown.start));
	part_print(last, shown.start + shown.size - last);
	printf("%s\n", row->note);
	fflush(stdout);
	free(row->printed.start);
	free(row->error.start);
}

/* ---- A run ---- */

static void on_signal(int number)
{
	int saved = errno;

	if (number == SIGCHLD) {
		if (write(child_pipe[1], "", 1) < 0)
			errno = saved;
	} else
		stopped = number;
	errno = saved;
}

static void limit(int what, rlim_t soft, rlim_t hard)
{
	struct rlimit most = {soft, hard};

	setrlimit(what, &most);
}

/*
 * On a busy machine the kernel ends a process up to a sixth too early.  So a run gets a second more than its limit, and
 * what it took decides.  A run that may be repeated (-k) is ended in time by a timer, unless it is a child of the shell
 * (judge.sh puts `exec` before a simple command) or catches SIGPROF.
 */
static _Noreturn void program_exec(const char *command, long hundredths, int in, int out, int err)
{
	long seconds = hundredths / 100 + 1;
	struct itimerval timer = {.it_value = {hundredths / 100, hundredths % 100 * 10000}};

	setsid();
	dup2(in, 0);
	dup2(out, 1);
	dup2(err, 2);
	for (int fd = 3; fd < 64; fd++)
		if (fd != held_pipe[1])
			close(fd);
	limit(RLIMIT_CORE, 0, 0);
	limit(RLIMIT_CPU, seconds, seconds + 1);
	if (options.megabytes > 0)
		limit(RLIMIT_AS, (rlim_t)options.megabytes << 20, (rlim_t)options.megabytes << 20);
	signal(SIGCHLD, SIG_DFL);
	signal(SIGPIPE, SIG_DFL);
	if (hundredths < options.hundredths)
		setitimer(ITIMER_PROF, &timer, NULL);
	execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(127);
}

/* The puzzle as the program reads it, from the beginning. */
static int puzzle_open(const char *puzzle)
{
	FILE *file = tmpfile();
	int fd;

	if (file == NULL)
		fail("cannot write a puzzle");
	if (options.brackets >= 0) {
		fputc('[', file);
		for (long i = 0; i < options.brackets; i++) {
			puzzle += strcspn(puzzle, " ");
			puzzle += *puzzle == ' ';
		}
		for (; *puzzle != '\0'; puzzle++)
			fprintf(file, *puzzle == ' ' ? ", " : "%c", *puzzle);
		fputs("]\n", file);
	} else {
		bool lines = options.line || strchr(puzzle, '/') != NULL; /* a slash between blanks ends a line */

		for (; *puzzle != '\0'; puzzle += lines && strncmp(puzzle, " / ", 3) == 0 ? 3 : 1)
			fputc(*puzzle != ' ' || (lines && puzzle[1] != '/') ? *puzzle : '\n', file);
		fputc('\n', file);
	}
	if (fflush(file) != 0 || (fd = dup(fileno(file))) < 0 || lseek(fd, 0, SEEK_SET) != 0)
		fail("cannot write a puzzle");
	fclose(file);
	return fd;
}

static void job_begin(struct job *job, struct row *row)
{
	int out[2], err[2], in = puzzle_open(row->puzzle);

	if (pipe(out) != 0 || pipe(err) != 0)
		fail("cannot make a pipe");
	job->row = row;
	job->hundredths = time_limit();
	job->since = time(NULL);
	job->expired = false;
	text_add(&row->printed, "", 0);
	text_add(&row->error, "", 0);
	job->out = out[0];
	job->err = err[0];
	fcntl(out[0], F_SETFL, O_NONBLOCK);
	fcntl(err[0], F_SETFL, O_NONBLOCK);
	if ((job->pid = fork()) < 0)
		fail("cannot begin a process");
	if (job->pid == 0)
		program_exec(options.program, job->hundredths, in, out[1], err[1]);
	close(in);
	close(out[1]);
	close(err[1]);
}

static void job_kill(const struct job *job)
{
	if (kill(-job->pid, SIGKILL) != 0)
		kill(job->pid, SIGKILL);
}

/* Reads what there is.  Standard output is kept up to a limit, of standard error the beginning and the end. */
static void job_read(struct job *job)
{
	size_t most = options.trace != NULL ? 64u << 20 : 1u << 20;
	struct text *printed = &job->row->printed, *error = &job->row->error;
	static char buffer[65536];
	ssize_t size;

	while ((size = read(job->out, buffer, sizeof buffer)) > 0) {
		if (printed->size + (size_t)size <= most)
			text_add(printed, buffer, size);
		else {
			printed->lost = true;
			job_kill(job);
		}
	}
	if (size == 0) {
		close(job->out);
		job->out = -1;
	}
	while ((size = read(job->err, buffer, sizeof buffer)) > 0) {
		text_add(error, buffer, size);
		if (error->size > 40 * ERROR_PART) { /* the middle goes */
			memmove(error->start + ERROR_PART,
				error->start + error->size - ERROR_PART, ERROR_PART);
			error->size = 2 * ERROR_PART;
			error->lost = true;
		}
	}
	if (size == 0) {
		close(job->err);
		job->err = -1;
	}
}

/* What a command of our own prints for the puzzle. */
static void right_read(const char *puzzle, struct text *right)
{
	char buffer[65536];
	int fds[2], in = puzzle_open(puzzle), status;
	ssize_t size;
	pid_t pid;

	if (pipe(fds) != 0 || (pid = fork()) < 0)
		fail("cannot begin a process");
	if (pid == 0) {
		dup2(in, 0);
		dup2(fds[1], 1);
		close(fds[0]);
		execl("/bin/sh", "sh", "-c", options.trace, (char *)NULL);
		_exit(127);
	}
	close(in);
	close(fds[1]);
	right->size = 0;
	while ((size = read(fds[0], buffer, sizeof buffer)) > 0 || (size < 0 && errno == EINTR))
		if (size > 0)
			text_add(right, buffer, size);
	close(fds[0]);
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
}

static enum verdict compare(struct row *row)
{
	static struct text trimmed, wanted, right;
	const char *last;

	text_trim(&row->printed, &trimmed, strchr(row->puzzle, '/') != NULL); /* such judges compare words */
	if (options.any)
		return trimmed.size > 0 ? RIGHT : WRONG;
	right.size = 0;
	if (options.trace != NULL)
		right_read(row->puzzle, &right);
	else {
		text_add(&right, row->answer, strlen(row->answer));
		text_add(&right, "\n", 1);
	}
	if (right.size == row->printed.size && memcmp(right.start, row->printed.start, right.size) == 0)
		return RIGHT;
	text_trim(&right, &wanted, false);
	if (wanted.size == trimmed.size && memcmp(wanted.start, trimmed.start, wanted.size) == 0) {
		row->note = options.list ? "" : "blanks";
		return RIGHT;
	}
	last = trimmed.size > wanted.size ? trimmed.start + trimmed.size - wanted.size : NULL;
	if (options.trace != NULL || last == NULL || isalnum((unsigned char)last[-1]) || last[-1] == '-' ||
		memcmp(last, wanted.start, wanted.size) != 0)
		return WRONG;
	row->note = last[-1] == '\n' || options.list ? "last" : "tail";
	return options.last_words ? RIGHT : WRONG;
}

static void job_end(struct job *job, int wait_status, const struct rusage *usage)
{
	struct row *row = job->row;
	enum verdict verdict;
	bool late;

	job_kill(job);
	job_read(job);
	if (job->out >= 0)
		close(job->out);
	if (job->err >= 0)
		close(job->err);
	job->pid = 0;
	row->ended = true;
	row->status = WIFSIGNALED(wait_status) ? 128 + WTERMSIG(wait_status) : WEXITSTATUS(wait_status);
	row->hundredths = (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 100.0 +
		(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 10000.0;
	row->note = "";
	verdict = row->printed.lost ? CRASHED : compare(row);
	late = row->hundredths >= job->hundredths || row->status == 128 + SIGXCPU || row->status == 128 + SIGPROF;
	if (job->expired || (!row->printed.lost && late)) {
		row->note = verdict == RIGHT ? "printed" : "";
		if (job->hundredths < options.hundredths) {
			snprintf(row->cut, sizeof row->cut, "not ended within %.1f s%s",
				job->hundredths / (job->expired ? 10.0 : 100.0), verdict == RIGHT ? ", printed" : "");
			row->note = row->cut;
		}
		verdict = !job->expired || verdict == RIGHT      ? LATE :
			row->hundredths > job->hundredths / 10.0 ? STARVED :
								   WAITS;
	} else if (verdict == CRASHED || (verdict == WRONG && row->status != 0)) {
		verdict = CRASHED;
		row->note = row->printed.lost ? "printed too much" : ending(row->status);
	}
	row->verdict = verdict;
}

/* ---- All runs ---- */

/* Waits for output, or the end of a run, a second at most. */
static void jobs_poll(void)
{
	static struct pollfd fds[2 * JOBS_MOST + 1];
	char buffer[64];
	nfds_t count = 0;

	fds[count++] = (struct pollfd){.fd = child_pipe[0], .events = POLLIN};
	for (long i = 0; i < options.jobs; i++)
		if (jobs[i].pid > 0) {
			fds[count++] = (struct pollfd){.fd = jobs[i].out, .events = POLLIN};
			fds[count++] = (struct pollfd){.fd = jobs[i].err, .events = POLLIN};
		}
	if (poll(fds, count, 1000) > 0 && (fds[0].revents & POLLIN) != 0)
		while (read(child_pipe[0], buffer, sizeof buffer) == sizeof buffer)
			;
	for (long i = 0; i < options.jobs; i++) {
		struct job *job = &jobs[i];
		struct rusage usage;
		int status;

		if (job->pid == 0)
			continue;
		job_read(job);
		if (wait4(job->pid, &status, WNOHANG, &usage) == job->pid)
			job_end(job, status, &usage);
		else if (time(NULL) - job->since > job->hundredths / 10 + 1 && !job->expired) {
			job->expired = true;
			job_kill(job);
		}
	}
}

/* Is there another record to come, after those that are printed? */
static bool more(void)
{
	return rows_told < rows_count && stopped == 0 && !(options.first && wrongs > 0) &&
		!(options.budget > 0 && hundredths_all >= options.budget) &&
		!(options.hopeless && rows_told >= HOPELESS && silent == (int)rows_told);
}

static void jobs_run(void)
{
	bool shows = isatty(2);

	while (more()) {
		bool running = false;

		for (long i = 0; i < options.jobs; i++) {
			while (jobs[i].pid == 0 && rows_begun < rows_count && rows[rows_begun].skipped)
				rows[rows_begun++].ended = true;
			if (jobs[i].pid == 0 && rows_begun < rows_count) {
				if (shows)
					fprintf(stderr, "\r%zu of %zu puzzles ", rows_begun + 1, rows_count);
				job_begin(&jobs[i], &rows[rows_begun++]);
			}
			running |= jobs[i].pid > 0;
		}
		if (running)
			jobs_poll();
		while (more() && rows[rows_told].ended)
			record_print(&rows[rows_told++]);
	}
	for (long i = 0; i < options.jobs; i++)
		if (jobs[i].pid > 0) {
			job_kill(&jobs[i]);
			waitpid(jobs[i].pid, NULL, 0);
		}
	if (shows)
		fprintf(stderr, "\r%40s\r", "");
}

/* Ends processes that hold the pipe. */
static void holders_kill(void)
{
	struct stat pipe_stat, other;
	char path[300];
	DIR *processes = opendir("/proc"), *files;
	struct dirent *process, *file;

	if (processes == NULL || fstat(held_pipe[0], &pipe_stat) != 0)
		return;
	while ((process = readdir(processes)) != NULL) {
		pid_t pid = (pid_t)atol(process->d_name);

		snprintf(path, sizeof path, "/proc/%.20s/fd", process->d_name);
		if (pid <= 0 || pid == getpid() || (files = opendir(path)) == NULL)
			continue;
		while ((file = readdir(files)) != NULL) {
			snprintf(path, sizeof path, "/proc/%.20s/fd/%.20s", process->d_name, file->d_name);
			if (stat(path, &other) == 0 && other.st_ino == pipe_stat.st_ino &&
				other.st_dev == pipe_stat.st_dev)
				kill(pid, SIGKILL);
		}
		closedir(files);
	}
	closedir(processes);
}

/* Nothing that was started holds the pipe any more, or can be ended. */
static bool holders_end(void)
{
	struct pollfd fd = {.fd = held_pipe[0], .events = POLLIN};
	char c;

	close(held_pipe[1]);
	for (int try = 0; try < 6; try++) {
		if (poll(&fd, 1, try == 0 ? 0 : 500) > 0 && read(held_pipe[0], &c, 1) == 0)
			return true;
		holders_kill();
	}
	return false;
}

static bool options_read(int argc, char **argv)
{
	static const char letters[] = "jlkmcb1eagwsntpd";
	long *const numbers[] = {&options.jobs, &options.hundredths, &options.longest, &options.megabytes, &options.budget,
		&options.brackets};
	bool *const flags[] = {&options.first, &options.hopeless, &options.list, &options.last_words,
		&options.wrong, &options.line, &options.any};
	const char **const texts[] = {&options.trace, &options.prefix, &options.folder};

	for (int option; (option = getopt(argc, argv, "j:l:k:m:c:b:1eagwsnt:p:d:")) != -1;) {
		const char *at = strchr(letters, option);
		size_t i = at == NULL ? sizeof letters : (size_t)(at - letters);

		if (i >= sizeof letters)
			return false;
		if (i < 6)
			*numbers[i] = atol(optarg);
		else if (i < 13)
			*flags[i - 6] = true;
		else
			*texts[i - 13] = optarg;
	}
	if (optind != argc - 1 || options.jobs < 1 || options.jobs > JOBS_MOST)
		return false;
	options.program = argv[optind];
	return true;
}

int main(int argc, char **argv)
{
	struct sigaction action = {.sa_handler = on_signal};

	if (!options_read(argc, argv))
		return 2;
	if ((jobs = calloc(options.jobs, sizeof *jobs)) == NULL || pipe(child_pipe) != 0 ||
		pipe(held_pipe) != 0)
		fail("cannot begin");
	for (int i = 0; i < 2; i++) {
		fcntl(child_pipe[i], F_SETFL, O_NONBLOCK);
		fcntl(child_pipe[i], F_SETFD, FD_CLOEXEC);
	}
	fcntl(held_pipe[0], F_SETFD, FD_CLOEXEC);
	sigaction(SIGCHLD, &action, NULL);
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	sigaction(SIGHUP, &action, NULL);
	signal(SIGPIPE, SIG_IGN);
	unsetenv("WAR");
	unsetenv("PUZZLE");
	setenv("ONLINE_JUDGE", "1", 1); /* as DOMjudge does: many programs read input.txt without it */
	rows_read();
	jobs_run();
	if (!holders_end()) {
		fprintf(stderr,
			"judge: something that the program has started is still running, and cannot be ended\n");
		return 3;
	}
	return stopped != 0 ? 130 : 0;
}
