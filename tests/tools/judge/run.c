/*
 * run.c - runs the program on puzzles, several at a time, each within limits, and compares what it prints
 *
 * The program is a command of the shell.  It gets a puzzle on standard input.  Each run is a process group, which is ended as
 * a whole.  What leaves the group holds a pipe, by which it is found in the end and ended, where there is a /proc.
 *
 * A puzzle is told when its result counts: see puzzle_tell().  Puzzles are told in their order, whatever JOBS is; what
 * follows a puzzle depends on those before it alone.  After a run that is late, the rest of its rule is skipped, unless
 * the program is known to be wrong; after six, all games that are no shorter; after two that wait, all.
 *
 * puzzles_run() decides all that has to do with time: which run gets how much, and which run will never end.
 */
enum { JOBS_MOST = 999, ERROR_PART = 2000, SHOWN_MOST = 110, LIST_MOST = 680, HOPELESS = 8 };
enum { LATE_MOST = 6, CUT_TIMES = 9, CUT_LEAST = 45 }; /* see time_limit(); of a program that is wrong, a third */
enum { PRINTED_MOST = 1 << 20, TRACE_MOST = 64 << 20, PRINTED_KEPT = 1 << 16 };

static struct job {
	pid_t pid; /* 0: none */
	int out, err;
	struct puzzle *puzzle;
	time_t since;
	long hundredths; /* CPU time that it may take */
	bool expired;
} jobs[JOBS_MOST];

/* What is run, and how. */
struct batch {
	struct puzzle **puzzle;
	int count;
	int tenths; /* of LIMIT that a run may take; 0: ten */
	double budget; /* hundredths of a second, after which no more is told; 0: no end */
	bool quick; /* what takes long is cut off: see time_limit() */
	bool one; /* ends after one that is wrong */
	bool hopeless; /* ends after the first eight, if all of them have crashed, or not ended, and printed nothing */
	bool any_answer; /* the right answer is not known: whatever is printed is right */
};

/* Of the batch that is run. */
static struct {
	const struct batch *batch;
	bool wrong; /* the program is known to be wrong: what never ends may cost less */
	long hundredths; /* of a run */
	long longest; /* that a right answer has taken so far, if runs are cut off; or 0 */
	double all, shortest; /* CPU time; shortest: of the runs with an answer, right or wrong; or 0 */
	int begun, told, wrongs, waits, lates, silent;
	long late_length; /* of the shortest game that was late */
} run;
static int child_pipe[2], held_pipe[2], guard_pipe; /* guard_pipe: what is run holds it, too; see guard() */
static volatile sig_atomic_t stopped;

/* Ends the judge, as judge.sh does. */
static _Noreturn void refuse(const char *format, ...)
{
	va_list arguments;

	fprintf(stderr, "judge.sh: ");
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fprintf(stderr, "\n");
	exit(2);
}

static _Noreturn void run_fail(const char *what)
{
	refuse("%s: %s", what, strerror(errno));
}

/* ---- Texts ---- */

static void text_need(struct text *text, size_t more)
{
	if (text->size + more + 1 <= text->room)
		return;
	text->room = 2 * (text->size + more + 1);
	if ((text->start = realloc(text->start, text->room)) == NULL)
		run_fail("no memory");
}

static void text_add(struct text *text, const char *from, size_t size)
{
	text_need(text, size);
	if (size > 0)
		memcpy(text->start + text->size, from, size);
	text->size += size;
	text->start[text->size] = '\0';
}

static const char *text_of(const struct text *text)
{
	return text->start == NULL ? "" : text->start;
}

static void text_clear(struct text *text)
{
	text->size = 0;
	text_add(text, "", 0);
}

static void text_print(struct text *text, const char *format, ...)
{
	va_list arguments, again;
	int size;

	va_start(arguments, format);
	va_copy(again, arguments);
	size = vsnprintf(NULL, 0, format, arguments);
	text_need(text, size);
	vsnprintf(text->start + text->size, size + 1, format, again);
	text->size += size;
	va_end(again);
	va_end(arguments);
}

/* Leaves the beginning and the end of a text that is longer than `most`. */
static void text_shorten(struct text *text, size_t most, size_t part)
{
	if (text->size <= most)
		return;
	memmove(text->start + part, text->start + text->size - part, part);
	text->size = 2 * part;
	text->start[text->size] = '\0';
	text->lost = true;
}

static void text_free(struct text *text)
{
	free(text->start);
	*text = (struct text){0};
}

static bool as_list(void)
{
	return right.list && !options.trace;
}

/*
 * Without white space at the ends of lines and of the text, and (squeeze, or if the answer is a list) with one blank where
 * there are more; NULs stay.  In a list `[1, 13,` is `1 13`, and all is one line.
 */
static void text_trim(const struct text *from, struct text *to, bool squeeze)
{
	size_t kept = 0;
	bool list = as_list();

	squeeze |= list;
	text_clear(to);
	for (size_t i = 0; i <= from->size; i++) {
		char c = i < from->size ? from->start[i] : '\n';

		if (list && i < from->size && (c == ',' || c == '[' || c == ']' || isspace((unsigned char)c)))
			c = ' ';
		if (c == '\n')
			to->size = kept;
		if (squeeze && c == ' ' && (to->size > 0 ? to->start[to->size - 1] == ' ' : list))
			continue;
		text_add(to, &c, 1);
		if (!isspace((unsigned char)c) || c == '\n')
			kept = to->size;
	}
	while (to->size > 0 && to->start[to->size - 1] == '\n')
		to->size--;
	to->start[to->size] = '\0';
}

/* Part of a line as it can be shown: what moves the cursor as `?`, and not too much. */
static char *part_shown(const char *start, size_t size)
{
	size_t most = as_list() ? LIST_MOST : SHOWN_MOST, shown = size > most ? most : size;
	struct text text = {0};

	while (shown < size && shown > 0 && ((unsigned char)start[shown] & 0xc0) == 0x80)
		shown--;
	for (size_t i = 0; i < shown; i++)
		text_add(&text, start[i] == '\t' ? " " : (unsigned char)start[i] < 32 || start[i] == 127 ? "?" : &start[i], 1);
	text_add(&text, shown < size ? " ..." : size == 0 ? "nothing" : "", shown < size ? 4 : size == 0 ? 7 : 0);
	return text.start;
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
 * are numbers, or if a number follows a word in `wanted`, too; of a list numbers, but no more than `wanted` has.
 */
static const char *last_words(const struct text *text, const char *wanted)
{
	const char *end = text->start + text->size, *word = end, *before;

	while (word > text->start && !isspace((unsigned char)word[-1]))
		word--;
	if (word == text->start || word[-1] == '\n' || !is_number(word, end))
		return word;
	for (before = word; as_list() && before > text->start; word = before) {
		for (before--; before > text->start && before[-1] != ' ';)
			before--;
		wanted = *wanted == '\0' ? NULL : strchr(wanted + 1, ' ');
		if (wanted == NULL || !is_number(before, word - 1))
			return word;
	}
	if (as_list())
		return word;
	for (before = word - 1; before > text->start && !isspace((unsigned char)before[-1]);)
		before--;
	return is_number(before, word - 1) || (isalpha((unsigned char)*wanted) && strchr(wanted, ' ') != NULL) ? before : word;
}

/* ---- Puzzles as text ---- */

/* The puzzle as a program reads it, and war: a word a line; but of a deck in a list, or in lines, the lines. */
static const char *puzzle_text(const char *words)
{
	static struct text text;
	bool lines = right.input == ROW || strchr(words, '/') != NULL;

	text_clear(&text);
	if (right.brackets) {
		text_add(&text, "[", 1);
		if (right.input != ROW) { /* the number of cards */
			words += strcspn(words, " ");
			words += *words == ' ';
		}
		for (; *words != '\0'; words++)
			text_add(&text, *words == ' ' ? ", " : words, *words == ' ' ? 2 : 1);
		text_add(&text, "]", 1);
	}
	for (; *words != '\0'; words++)
		if (strncmp(words, " /", 2) == 0) {
			text_add(&text, "\n", 1);
			words += words[2] == ' ' ? 2 : 1;
		} else
			text_add(&text, *words == ' ' && !lines ? "\n" : words, 1);
	text_add(&text, "\n", 1);
	return text.start;
}

/* The words of a puzzle in a text, as war reads it. */
static char *words_from(const char *text)
{
	bool lines = right.input == TOTAL || right.input == LINES;
	struct text out = {0}, counted = {0};
	char number[32];
	int count = 0;

	text_clear(&out);
	while (*(text += strspn(text, lines ? " \t\r" : " \t\r\n[],")) != '\0') {
		size_t length = *text == '\n' ? 1 : strcspn(text, lines ? " \t\r\n" : " \t\r\n[],");

		if (*text == '\n' && text[1 + strspn(text + 1, " \t\r\n")] == '\0')
			break; /* the end of the last line */
		text_add(&out, " ", out.size > 0 && out.start[out.size - 1] != ' ');
		text_add(&out, *text == '\n' ? "/" : text, length);
		count++;
		text += length;
	}
	if (!right.brackets || right.input == ROW)
		return out.start;
	text_add(&counted, number, sprintf(number, count > 0 ? "%d " : "%d", count));
	text_add(&counted, out.start, out.size);
	free(out.start);
	return counted.start;
}

/* ---- Results ---- */

/* After a run that did not end in time. */
static void puzzles_skip(const struct puzzle *late)
{
	if (late->verdict == LATE && (run.lates++ == 0 || late->length < run.late_length))
		run.late_length = late->length;
	for (int i = run.told; i < run.batch->count; i++) {
		struct puzzle *p = run.batch->puzzle[i];

		p->skipped |= run.waits > 1 || (p->rule == late->rule && !run.wrong) ||
			(run.lates >= LATE_MOST && (run.wrong || p->length >= run.late_length));
	}
}

/*
 * CPU time that a run may take.  By its own rules, a wrong program may play a game that never ends.  A game of a quick batch
 * is cut off after nine times what the longest right answer took, or the shortest wrong one, or 0.45 s; if an answer is known
 * to be wrong, after a third of that.  If no answer turns out to be wrong, puzzles_run() runs it again.
 */
static long time_limit(void)
{
	long longest = greatest((int)run.longest, (int)run.shortest);
	long cut = greatest(CUT_TIMES * (int)longest, CUT_LEAST);

	cut /= run.wrong ? 3 : 1;
	return run.batch->quick && cut < run.hundredths ? cut : run.hundredths;
}

static void puzzle_tell(struct puzzle *p)
{
	static struct text shown;
	const char *line, *last;

	run.told++;
	if (p->skipped) {
		p->verdict = SKIPPED;
		p->hundredths = 0;
		p->status = 0;
		text_clear(&p->printed);
	}
	if (p->verdict == RIGHT && run.batch->quick && p->hundredths > run.longest)
		run.longest = (long)p->hundredths;
	if (p->verdict <= WRONG && (run.shortest == 0 || p->hundredths < run.shortest))
		run.shortest = p->hundredths; /* a run that takes long to begin */
	run.all += p->hundredths;
	run.waits += p->verdict == WAITS;
	run.silent += p->verdict == SKIPPED || (p->verdict >= CRASHED && p->verdict <= WAITS && p->printed.size == 0);
	if (p->verdict == LATE || p->verdict == WAITS)
		puzzles_skip(p);
	run.wrong |= p->verdict == WRONG || p->verdict == CRASHED;
	run.wrongs += p->verdict >= WRONG && p->verdict <= WAITS;
	text_trim(&p->printed, &shown, strchr(p->words, '/') != NULL);
	last = last_words(&shown, p->answer);
	line = memchr(shown.start, '\n', shown.size);
	p->last = part_shown(last, shown.start + shown.size - last);
	p->first = only_last_words ? p->last : part_shown(shown.start, line == NULL ? shown.size : (size_t)(line - shown.start));
	if (only_winner && !run.batch->any_answer)
		p->first = p->last = winner_said(p);
	if (p->verdict == RIGHT)
		text_free(&p->printed);
	else
		text_shorten(&p->printed, options.trace ? PRINTED_MOST : 2 * PRINTED_KEPT, options.trace ? PRINTED_MOST / 2 : PRINTED_KEPT);
	if (p->verdict == RIGHT)
		text_free(&p->error);
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
 * what it took decides.  A run that may be repeated is ended in time by a timer, unless it is a child of the shell
 * (judge.sh puts `exec` before a simple command) or catches SIGPROF.
 */
static _Noreturn void program_exec(long hundredths, int in, int out, int err)
{
	long seconds = hundredths / 100 + 1;
	struct itimerval timer = {.it_value = {hundredths / 100, hundredths % 100 * 10000}};

	setsid();
	dup2(in, 0);
	dup2(out, 1);
	dup2(err, 2);
	for (int fd = 3; fd < 64; fd++)
		if (fd != held_pipe[1] && fd != guard_pipe)
			close(fd);
	limit(RLIMIT_CORE, 0, 0);
	limit(RLIMIT_CPU, seconds, seconds + 1);
	if (options.megabytes > 0)
		limit(RLIMIT_AS, (rlim_t)options.megabytes << 20, (rlim_t)options.megabytes << 20);
	signal(SIGCHLD, SIG_DFL);
	signal(SIGPIPE, SIG_DFL);
	if (hundredths < run.hundredths)
		setitimer(ITIMER_PROF, &timer, NULL);
	execl("/bin/sh", "sh", "-c", options.command, (char *)NULL);
	_exit(127);
}

/* The puzzle as the program reads it, from the beginning. */
static int puzzle_open(const char *words)
{
	FILE *file = tmpfile();
	int fd;

	if (file == NULL || fputs(puzzle_text(words), file) == EOF || fflush(file) != 0 ||
		(fd = dup(fileno(file))) < 0 || lseek(fd, 0, SEEK_SET) != 0)
		run_fail("cannot write a puzzle");
	fclose(file);
	return fd;
}

static void job_begin(struct job *job, struct puzzle *p)
{
	int out[2], err[2], in = puzzle_open(p->words);

	if (pipe(out) != 0 || pipe(err) != 0)
		run_fail("cannot make a pipe");
	*job = (struct job){.puzzle = p, .hundredths = time_limit(), .since = time(NULL), .out = out[0], .err = err[0]};
	text_clear(&p->printed);
	text_clear(&p->error);
	p->printed.lost = p->error.lost = false;
	fcntl(out[0], F_SETFL, O_NONBLOCK);
	fcntl(err[0], F_SETFL, O_NONBLOCK);
	if ((job->pid = fork()) < 0)
		run_fail("cannot begin a process");
	if (job->pid == 0)
		program_exec(job->hundredths, in, out[1], err[1]);
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
	size_t most = options.trace ? TRACE_MOST : PRINTED_MOST;
	struct text *printed = &job->puzzle->printed, *error = &job->puzzle->error;
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
		text_shorten(error, 40 * ERROR_PART, ERROR_PART);
	}
	if (size == 0) {
		close(job->err);
		job->err = -1;
	}
}

/* The verdict on what was printed, if the run has ended well. */
static enum verdict compare(struct puzzle *p)
{
	static struct text trimmed, wanted, answer;
	const char *last;

	text_trim(&p->printed, &trimmed, strchr(p->words, '/') != NULL); /* such judges compare words */
	if (run.batch->any_answer)
		return trimmed.size > 0 ? RIGHT : WRONG;
	if (only_winner) {
		char *said = winner_said(p);
		bool same = strcmp(said, p->answer) == 0;

		free(said);
		return same ? RIGHT : WRONG;
	}
	text_clear(&answer);
	if (options.trace) {
		right_read(puzzle_text(p->words));
		text_add(&answer, right_trace(), strlen(right_trace()));
	} else {
		text_add(&answer, p->answer, strlen(p->answer));
		text_add(&answer, "\n", 1);
	}
	if (answer.size == p->printed.size && memcmp(answer.start, p->printed.start, answer.size) == 0)
		return RIGHT;
	text_trim(&answer, &wanted, false);
	if (wanted.size == trimmed.size && memcmp(wanted.start, trimmed.start, wanted.size) == 0) {
		p->match = as_list() ? AS_IT_IS : BLANKS;
		return RIGHT;
	}
	last = trimmed.size > wanted.size ? trimmed.start + trimmed.size - wanted.size : NULL;
	if (options.trace || last == NULL || isalnum((unsigned char)last[-1]) || last[-1] == '-' ||
		memcmp(last, wanted.start, wanted.size) != 0)
		return WRONG;
	p->match = last[-1] == '\n' || as_list() ? LAST_LINE : TAIL;
	return only_last_words ? RIGHT : WRONG;
}

static void job_end(struct job *job, int wait_status, const struct rusage *usage)
{
	struct puzzle *p = job->puzzle;
	enum verdict verdict;
	bool late;

	job_kill(job);
	job_read(job);
	if (job->out >= 0)
		close(job->out);
	if (job->err >= 0)
		close(job->err);
	job->pid = 0;
	p->ended = true;
	p->status = WIFSIGNALED(wait_status) ? 128 + WTERMSIG(wait_status) : WEXITSTATUS(wait_status);
	p->hundredths = (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 100.0 +
		(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 10000.0;
	verdict = p->printed.lost ? CRASHED : compare(p);
	late = p->hundredths >= job->hundredths || p->status == 128 + SIGXCPU || p->status == 128 + SIGPROF;
	if (job->expired || (!p->printed.lost && late)) {
		p->answered = verdict == RIGHT;
		p->cut = job->hundredths < run.hundredths;
		snprintf(p->note, sizeof p->note, "not ended within %.1f s",
			p->cut ? job->hundredths / (job->expired ? 10.0 : 100.0) : p->hundredths / 100);
		verdict = !job->expired || verdict == RIGHT    ? LATE :
			p->hundredths > job->hundredths / 10.0 ? STARVED :
								 WAITS;
	} else if (verdict == CRASHED || (verdict == WRONG && p->status != 0)) {
		verdict = CRASHED;
		if (p->printed.lost)
			strcpy(p->note, "printed too much");
		else if (p->status > 128 && strsignal(p->status - 128) != NULL)
			snprintf(p->note, sizeof p->note, "ended by signal %d (%s)", p->status - 128, strsignal(p->status - 128));
		else
			sprintf(p->note, "status %d", p->status);
	}
	p->verdict = verdict;
}

/* ---- A batch ---- */

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

/* Is there another puzzle to tell? */
static bool more(void)
{
	const struct batch *batch = run.batch;

	return run.told < batch->count && stopped == 0 && !(batch->one && run.wrongs > 0) &&
		!(batch->budget > 0 && run.all >= batch->budget) && !(batch->hopeless && run.told >= HOPELESS && run.silent == run.told);
}

static void jobs_run(void)
{
	const struct batch *batch = run.batch;
	bool shows = isatty(2);

	while (more()) {
		bool running = false;

		for (long i = 0; i < options.jobs; i++) {
			while (jobs[i].pid == 0 && run.begun < batch->count && batch->puzzle[run.begun]->skipped)
				batch->puzzle[run.begun++]->ended = true;
			if (jobs[i].pid == 0 && run.begun < batch->count) {
				if (shows)
					fprintf(stderr, "\r%d of %d puzzles ", run.begun + 1, batch->count);
				job_begin(&jobs[i], batch->puzzle[run.begun++]);
			}
			running |= jobs[i].pid > 0;
		}
		if (running)
			jobs_poll();
		while (more() && batch->puzzle[run.told]->ended)
			puzzle_tell(batch->puzzle[run.told]);
	}
	for (long i = 0; i < options.jobs; i++)
		if (jobs[i].pid > 0) {
			job_kill(&jobs[i]);
			waitpid(jobs[i].pid, NULL, 0);
			close(jobs[i].out);
			close(jobs[i].err);
			jobs[i].pid = 0;
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
	bool gone = false;

	close(held_pipe[1]);
	for (int try = 0; try < 6 && !gone; try++) {
		gone = poll(&fd, 1, try == 0 ? 0 : 500) > 0 && read(held_pipe[0], &c, 1) == 0;
		if (!gone)
			holders_kill();
	}
	close(held_pipe[0]);
	return gone;
}

/* What the program has done so far. */
static bool any(enum verdict verdict)
{
	for (int i = 0; i < puzzles_count; i++)
		if (puzzles[i]->verdict == verdict)
			return true;
	return false;
}

static bool endless; /* the program has a run that never ends; not to be confused with ENDLESS, the verdict on a puzzle */

/* What right answers took at most, or wrong ones at least. */
static long longest_so_far(void)
{
	double most = 0, least = 0;

	for (int i = 0; i < puzzles_count; i++) {
		const struct puzzle *p = puzzles[i];

		if (p->verdict == RIGHT && p->hundredths > most)
			most = p->hundredths;
		if (p->verdict == WRONG && (least == 0 || p->hundredths < least))
			least = p->hundredths;
	}
	return (long)(most > least ? most : least) + 1;
}

/* Runs the program; returns how many puzzles of the batch have been told. */
static int batch_run(const struct batch *batch)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP, 0};
	struct sigaction action = {.sa_handler = on_signal}, before[3];

	memset(&run, 0, sizeof run);
	run.batch = batch;
	run.hundredths = options.hundredths * (batch->tenths > 0 ? batch->tenths : 10) / 10;
	run.wrong = endless || any(WRONG) || batch->any_answer; /* deals of any answer are not skipped after one that is late */
	run.longest = batch->quick ? longest_so_far() : 0;
	if ((child_pipe[0] == child_pipe[1] && pipe(child_pipe) != 0) || pipe(held_pipe) != 0)
		run_fail("cannot begin");
	for (int i = 0; i < 2; i++) {
		fcntl(child_pipe[i], F_SETFL, O_NONBLOCK);
		fcntl(child_pipe[i], F_SETFD, FD_CLOEXEC);
	}
	fcntl(held_pipe[0], F_SETFD, FD_CLOEXEC);
	sigaction(SIGCHLD, &action, NULL);
	for (int i = 0; signals[i] != 0; i++)
		sigaction(signals[i], &action, &before[i]);
	for (int i = 0; i < batch->count; i++) {
		struct puzzle *p = batch->puzzle[i];

		p->ended = p->skipped = p->cut = p->answered = false;
		p->match = AS_IT_IS;
		*p->note = '\0';
	}
	jobs_run();
	for (int i = 0; signals[i] != 0; i++)
		sigaction(signals[i], &before[i], NULL);
	if (!holders_end())
		refuse("something that the program has started is still running, and cannot be ended");
	if (stopped != 0)
		exit(128 + stopped);
	return run.told;
}

/* ---- Does it ever end? ---- */

enum { FAR_TIMES = 15 };
/* May it never end?  It may, if it waits, if the game is small, if the program has finished a game of no fewer cards and rounds,
 * or if it takes far longer than its length lets expect.  start: what a program takes until it plays. */
static bool may_be_endless(const struct puzzle *p)
{
	bool may = p->verdict == WAITS || p->length + puzzle_cards(&p->hands) <= 150;
	const struct puzzle *longest = NULL;
	double start = p->hundredths;

	if (p->verdict != WAITS && (p->verdict != LATE || p->answered))
		return false;
	for (int i = 0; i < puzzles_count; i++) {
		const struct puzzle *one = puzzles[i];

		if (one->verdict != RIGHT)
			continue;
		may |= one->length >= p->length && puzzle_cards(&one->hands) >= puzzle_cards(&p->hands);
		longest = longest == NULL || one->length > longest->length ? one : longest;
		start = one->hundredths < start ? one->hundredths : start;
	}
	return may || (longest != NULL && longest->length > 0 &&
		p->hundredths - start > FAR_TIMES * (longest->hundredths - start + 0.5) * greatest(1, p->length / longest->length));
}

static void endless_note(struct puzzle *p)
{
	p->verdict = ENDLESS;
	p->cut = false;
	strcpy(p->note, "no end");
}

static int smaller_first(const void *a, const void *b)
{
	const struct puzzle *one = *(struct puzzle *const *)a, *other = *(struct puzzle *const *)b;

	return (int)(one->length + puzzle_cards(&one->hands)) - (int)(other->length + puzzle_cards(&other->hands));
}

/* Plays those of the smallest that may never end once more, up to `count`, with so many tenths of the limit.  If one does
 * not end well even then, all of them are endless, and wrong.  False: there is none. */
static bool endless_find(int count, int tenths)
{
	struct puzzle *may[PUZZLES_MOST], again;
	int found = 0;

	for (int i = 0; i < puzzles_count; i++)
		if (may_be_endless(puzzles[i]))
			may[found++] = puzzles[i];
	qsort(may, found, sizeof *may, smaller_first);
	for (int i = 0; i < found && i < count && !endless; i++) {
		struct puzzle *one = &again;

		again = *may[i];
		again.printed = again.error = (struct text){0};
		/* What does nothing will do nothing: it need not wait longer. */
		batch_run(&(struct batch){&one, 1, .tenths = may[i]->verdict == WAITS ? least(10, tenths) : tenths});
		endless = again.verdict > CRASHED && !again.answered;
	}
	for (int i = 0; i < found && endless; i++)
		endless_note(may[i]);
	return found > 0;
}

/* Right answers have come, and all of them in next to no time. */
static bool swift(void)
{
	for (int i = 0; i < puzzles_count; i++)
		if (puzzles[i]->verdict == RIGHT && puzzles[i]->hundredths > options.hundredths / 20)
			return false;
	return any(RIGHT);
}

/* A program that has given a wrong answer is wrong, whether its other games end or not.  If nothing has ended, one game is
 * enough.  early: the others ended in next to no time, so a quarter of the usual limit is enough. */
static void endless_look(bool early)
{
	static bool tried;
	bool none = !any(RIGHT);

	if (any(WRONG) || (tried && !endless))
		return;
	tried |= endless_find(none ? 1 : 3, early ? 25 : none ? 50 : 100) && !early;
}

static void puzzles_add(struct puzzle **from, int count)
{
	for (int i = 0; i < count && puzzles_count < PUZZLES_MOST; i++)
		puzzles[puzzles_count++] = from[i];
}

/*
 * Runs the program on puzzles, which are added to puzzles[] as far as they were run.  At first, what takes long is cut off.  If
 * no answer is wrong, the program may still be right: then what was cut off is run once more, with the whole limit.  But if it
 * turns out that the smallest of it never ends, only what was skipped is run: its answers may tell why.
 */
static void puzzles_run(struct puzzle **queue, int count, bool hopeless)
{
	struct batch batch = {queue, count, .quick = true, .hopeless = hopeless};
	int told = batch_run(&batch), before = puzzles_count;
	struct puzzle *left[PUZZLES_MOST];
	bool cut = false;

	puzzles_add(queue, told);
	for (int i = 0; i < told; i++)
		cut |= queue[i]->cut;
	if (any(WRONG) || endless || !cut)
		return;
	if (swift()) {
		now("not all puzzles have ended: the smallest is played again, for up to %ld s of CPU time", options.hundredths / 40);
		endless_look(true);
	}
	if (!endless && !any(RIGHT)) {
		now("no puzzle has ended: the smallest is played again, for up to %ld s of CPU time", options.hundredths / 20);
		endless_look(false);
		now("running the program on all puzzles again, within the limit");
	}
	if (endless && !any(RIGHT))
		return;
	batch = (struct batch){left, .quick = endless, .hopeless = hopeless};
	puzzles_count = before;
	for (int i = 0; i < count; i++)
		if (i < told && queue[i]->verdict <= (endless ? STARVED : CRASHED))
			puzzles_add(&queue[i], 1);
		else
			left[batch.count++] = queue[i];
	puzzles_add(left, batch_run(&batch));
}
