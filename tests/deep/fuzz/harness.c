/*
 * harness.c - the whole of war under libFuzzer, thousands of times a second in one process
 *
 * The first line of an input holds the arguments, the rest is standard input, which the name
 * /dev/stdin opens once more: so the same file does for the real program (tests/deep/fuzz/check.sh).
 *
 * war.c is included as it is.  What it asks of the system goes through macros: exit() jumps back, files are
 * the input, what is printed goes to memory, no job can be started, memory is given back after each run and
 * bounded.  Its variables are in sections of their own, which are restored, but for its large arrays, of which
 * nothing is read that was not written before in the same run (the tally is cleared where it was used).  A run
 * that takes too long is given up, counted by the calls of its functions
 * (-finstrument-functions-after-inlining), so that all runs can be repeated.
 *
 * Beside what sanitizers see, it is checked that
 *   messages, status and output go together, and output consists of whole lines;
 *   reading byte by byte changes nothing;
 *   in a trace both hands together hold the same cards after every round, piles included, and an answer in
 *   rounds agrees with it;
 *   the rows of a table have as many fields as its header.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define UNCOUNTED __attribute__((no_instrument_function))

enum {
	CALLS_MOST = 300000, /* of a run, a fraction of a second */
	ROOM_MOST = 4 << 20, /* bytes of memory that a run gets */
	BLOCKS_MOST = 512,
	OUT_MOST = 1 << 20,
	FILES = 8,
	GIVEN_UP = 1000, /* beside the statuses that exit() gets */
};

static jmp_buf back;
static volatile bool in_war; /* between main() and exit() */
static unsigned long calls;

static const uint8_t *given_bytes;
static size_t given_size, chunk, at[FILES];
static int opened;

static struct output {
	int status;
	size_t out_size, err_size;
	char out[OUT_MOST], err[4096];
} first, second, *output;
static FILE *messages;
static bool in_rounds; /* the answers of the last run */

static void *block[BLOCKS_MOST];
static size_t block_size[BLOCKS_MOST];
static size_t blocks, room;

static _Noreturn UNCOUNTED void fuzz_exit(int status)
{
	in_war = false;
	output->status = status;
	longjmp(back, 1);
}

void UNCOUNTED __cyg_profile_func_enter(void *function, void *caller)
{
	(void)function;
	(void)caller;
	if (in_war && ++calls > CALLS_MOST)
		fuzz_exit(GIVEN_UP);
}

void UNCOUNTED __cyg_profile_func_exit(void *function, void *caller)
{
	(void)function;
	(void)caller;
}

/* Of memory that is new, all bytes are 0, as those of mmap() are. */
static UNCOUNTED void *fuzz_realloc(void *old, size_t size)
{
	size_t i = 0;
	void *new;

	while (i < blocks && (old == NULL || block[i] != old))
		i++;
	if (i == BLOCKS_MOST || room + size > ROOM_MOST ||
		(new = old != NULL ? realloc(old, size) : calloc(1, size)) == NULL) {
		errno = ENOMEM;
		return NULL;
	}
	room += size - (i < blocks ? block_size[i] : 0);
	blocks += i == blocks;
	block[i] = new;
	block_size[i] = size;
	return new;
}

static UNCOUNTED int fuzz_open(const char *name)
{
	if (strcmp(name, "/dev/stdin") == 0 && opened < FILES)
		return opened++;
	errno = ENOENT;
	return -1;
}

static UNCOUNTED ssize_t fuzz_read(int file, void *bytes, size_t size)
{
	size_t left = given_size - at[file];

	size = size < chunk ? size : chunk;
	size = size < left ? size : left;
	memcpy(bytes, given_bytes + at[file], size);
	at[file] += size;
	return size;
}

static UNCOUNTED int fuzz_vprintf(const char *format, va_list arguments)
{
	size_t left = OUT_MOST - output->out_size;
	int size = vsnprintf(output->out + output->out_size, left, format, arguments);

	if (size < 0 || (size_t)size >= left)
		fuzz_exit(GIVEN_UP);
	output->out_size += (size_t)size;
	return size;
}

static UNCOUNTED pid_t fuzz_fork(void)
{
	errno = EAGAIN;
	return -1;
}

#undef stderr
#define stderr messages
#define main war_main
#define exit(status) fuzz_exit(status)
#define realloc(old, size) fuzz_realloc(old, size)
#define mmap(from, size, ...) (fuzz_realloc(from, size) ?: MAP_FAILED)
#define open(name, flags) fuzz_open(name)
#define read(file, bytes, size) fuzz_read(file, bytes, size)
#define close(file) 0
#define vprintf(format, arguments) fuzz_vprintf(format, arguments)
#define fflush(stream) 0
#define fclose(stream) 0
#define pipe(ends) 0
#define fork() fuzz_fork()
#define sysconf(name) 2
#define isatty(file) 0
#define signal(number, what) SIG_DFL
#undef _DEFAULT_SOURCE /* which is defined there once more */
#pragma clang section bss = "war_bss" data = "war_data"
#include "../../../war.c"
#pragma clang section bss = "" data = ""
#undef main
#undef exit
#undef realloc
#undef fflush

extern char __start_war_bss[], __stop_war_bss[], __start_war_data[], __stop_war_data[];

/* Past the red zones between the variables, so neither sanitized nor by memcpy. */
static UNCOUNTED __attribute__((no_sanitize("address", "undefined"))) void restore(char *to, const char *stop,
	const char *from)
{
	static const char zeros[16];

	for (; to < stop; to += 16) { /* sections of that alignment, in a multiple of it */
		__builtin_memcpy_inline(to, from != NULL ? from : zeros, 16);
		from += from != NULL ? 16 : 0;
	}
}

/* What is left out of that, in the order of addresses. */
static struct piece {
	char *from, *stop;
} large[] = {
#define PIECE(array) {(char *)(array), (char *)(array) + sizeof(array)}
	PIECE(deal.card), PIECE(undealt), PIECE(slots), PIECE(step_marks), PIECE(sorting), PIECE(spare), PIECE(reels),
	PIECE(came_from), PIECE(ranks), PIECE(cycle),
	PIECE(tally.length), PIECE(tally.held), PIECE(tally.period),
#undef PIECE
	{(char *)(unknown + 1), (char *)(unknown + LENGTH(unknown))}, /* the first one is read before */
};

static UNCOUNTED int piece_order(const void *a, const void *b)
{
	const struct piece *left = a, *right = b;

	return left->from < right->from ? -1 : left->from > right->from;
}

/* Variables that begin as zeros. */
static UNCOUNTED void restore_zeros(void)
{
	char *from = __start_war_bss;

	for (size_t i = 0; i < LENGTH(large); i++) {
		restore(from, (char *)(((uintptr_t)large[i].from + 15) / 16 * 16), NULL);
		from = (char *)((uintptr_t)large[i].stop / 16 * 16);
	}
	restore(from, __stop_war_bss, NULL);
}

static UNCOUNTED void war_run(char *arguments, size_t bytes, struct output *where)
{
	static char *word[64], *data;
	size_t data_size = __stop_war_data - __start_war_data;
	volatile int count = 1;

	if (data == NULL) {
		data = calloc(1, data_size + 16);
		restore(data, data + data_size, __start_war_data);
		qsort(large, LENGTH(large), sizeof *large, piece_order);
		messages = fmemopen(first.err, sizeof first.err, "w");
	}
	word[0] = "war";
	for (char *next = strtok(arguments, " \t"); next != NULL && count < 63; next = strtok(NULL, " \t"))
		word[count++] = next;
	word[count] = NULL;
	optind = 0;
	output = where;
	output->out_size = 0;
	memset(at, 0, sizeof at);
	opened = 3;
	chunk = bytes;
	calls = room = 0;
	rewind(messages);
	if (setjmp(back) == 0) {
		in_war = true;
		output->status = war_main(count, word);
		in_war = false;
	}
	in_rounds = rules.count == COUNT_ROUNDS;
	fflush(messages);
	output->err_size = ftell(messages);
	memcpy(output->err, first.err, sizeof output->err * (output != &first));
	while (blocks > 0)
		free(block[--blocks]);
	if (work.summary != NULL)
		memset(&tally, 0, sizeof tally);
	restore_zeros();
	restore(__start_war_data, __stop_war_data, data);
}

static UNCOUNTED void ensure(bool sound, const char *what)
{
	if (sound)
		return;
	fprintf(stdout, "harness: %s\nstatus %d, standard error: %.*s\n", what, first.status,
		(int)first.err_size, first.err);
	fflush(stdout);
	abort();
}

/* The sum of a hash of each card of `: 2D 3H ... | 4S ...`, whatever their order; *cards is how many. */
static UNCOUNTED uint64_t hand_sum(const char *line, unsigned long *cards)
{
	uint64_t sum = 0, hash;

	*cards = 0;
	for (line++; *line == ' '; ++*cards) {
		line += strncmp(line, " | ", 3) == 0 ? 2 : 0;
		for (hash = 1469598103934665603u, line++; *line != ' ' && *line != '\n'; line++)
			hash = (hash ^ (uint8_t)*line) * 1099511628211u;
		sum += hash ^ hash >> 29;
	}
	return sum;
}

/* Reads a word and the number behind it; false if they are not there. */
static UNCOUNTED bool word_number(const char **line, const char *word, unsigned long *number)
{
	char *end;

	if (strncmp(*line, word, strlen(word)) != 0)
		return false;
	*number = strtoul(*line + strlen(word), &end, 10);
	*line = end;
	return true;
}

/*
 * The plain trace: both hands after each round, in the end the answer.  In other traces there are no
 * such lines.  An empty line comes before each round and before the end.
 */
static UNCOUNTED void trace_check(const char *line, const char *end)
{
	unsigned long player, size, cards, round, rounds = 0, start, period;
	uint64_t sum = 0, wanted = 0, table = 0; /* table: of the cards that nobody takes */
	bool dealt = true, after_empty = false;

	for (; line < end; after_empty = *line == '\n', line = strchr(line, '\n') + 1) {
		const char *rest = line;

		if (word_number(&rest, "player ", &player) && word_number(&rest, " has ", &size)) {
			sum = (player == 1 ? table : sum) + hand_sum(rest, &cards);
			table = 0;
			ensure(cards == size, "a hand is not as large as it says");
			ensure(player == 1 || dealt || sum == wanted, "a card was lost or made");
			wanted = player == 1 ? wanted : sum;
			dealt = dealt && player == 1;
		} else if (strncmp(line, "  too few cards for a war, on the table:", 40) == 0) {
			table = hand_sum(line + 39, &cards);
		} else if (word_number(&rest, "round ", &round)) {
			ensure(round == rounds + 1, "a round is missing");
			rounds = round;
		} else if (word_number(&rest, "battle ", &round)) { /* of umass, the first of a round */
			rounds++;
		} else if (after_empty && word_number(&rest, "LOOP ", &start) && word_number(&rest, " ", &period)) {
			ensure(rounds == start + period, "a loop is not where it is said to be");
		} else if (after_empty &&
			(word_number(&rest, "1 ", &round) || word_number(&rest, "2 ", &round))) {
			ensure(!in_rounds || rounds == round, "not as many rounds as the answer says");
		}
		if (after_empty && strncmp(line, "round ", 6) != 0 && strncmp(line, "battle ", 7) != 0) {
			dealt = true;
			rounds = 0;
		}
	}
}

/* Each row of --table has ten tabs. */
static UNCOUNTED void table_check(const char *line)
{
	unsigned tabs = 0;

	if (strncmp(line, "seed\tverdict\t", 13) != 0 && strncmp(line, "game\tverdict\t", 13) != 0)
		return;
	for (; *line != '\0'; line++) {
		tabs += *line == '\t';
		ensure(*line != '\n' || tabs == 10, "a row with too many fields, or too few");
		tabs = *line == '\n' ? 0 : tabs;
	}
}

int UNCOUNTED LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	const uint8_t *line_end = memchr(bytes, '\n', size);
	size_t line = line_end != NULL ? (size_t)(line_end - bytes) : size;
	char arguments[2][1024];
	bool merging;

	if (line >= sizeof *arguments)
		return 0;
	for (int i = 0; i < 2; i++) {
		memcpy(arguments[i], bytes, line);
		arguments[i][line] = '\0';
	}
	merging = strstr(*arguments, "--m") != NULL;
	given_bytes = bytes + line + (line < size);
	given_size = size - line - (line < size);

	war_run(arguments[0], SIZE_MAX, &first);
	if (first.status == GIVEN_UP)
		return 0;
	ensure(first.status >= 0 && first.status <= (merging ? 3 : 2), "no such status");
	ensure(first.out_size == 0 || first.out[first.out_size - 1] == '\n', "half a line");
	ensure(first.status > 0 || first.out_size > 0, "neither an answer nor a message");
	ensure(first.status == 0 || (strncmp(first.err, "war: ", 5) == 0 && strchr(first.err, '\n') != NULL),
		"no message");
	ensure(first.status > 0 || first.err_size == 0 || memmem(first.err, first.err_size, "; for ", 6) != NULL ||
			memmem(first.err, first.err_size, "; if ", 5) != NULL ||
			memmem(first.err, first.err_size, "; one ", 6) != NULL || /* what may be a mistake */
			memmem(first.err, first.err_size, "= changes nothing without ", 26) != NULL,
		"a message, but no failure");
	ensure(first.status != 2 || first.out_size == 0, "wrong usage, and output");
	first.out[first.out_size] = '\0';
	trace_check(first.out, first.out + first.out_size);
	table_check(first.out);

	war_run(arguments[1], 1, &second);
	if (second.status == GIVEN_UP)
		return 0;
	ensure(second.status == first.status && second.out_size == first.out_size &&
			second.err_size == first.err_size &&
			memcmp(second.out, first.out, first.out_size) == 0,
		"read byte by byte, the input gives something else");
	return 0;
}
