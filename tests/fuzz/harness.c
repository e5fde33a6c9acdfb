/*
 * harness.c - the whole of war under libFuzzer, thousands of times a second in one process
 *
 * The first line of an input holds the arguments, the rest is standard input, which the name
 * /dev/stdin opens once more: so the same file does for the real program (tests/checks/corpus.sh).
 *
 * war.c is included as it is.  What it asks of the system goes through macros: exit() jumps back, files
 * are the input, no thread starts, memory is given back after each run and bounded.  Its variables are in
 * sections of their own, which are restored.  A run that takes too long is given up, counted by the calls
 * of its functions (-finstrument-functions-after-inlining), so that all runs can be repeated.
 *
 * Beside what sanitizers see, it is checked that
 *   messages, status and output go together, and output consists of whole lines;
 *   reading byte by byte changes nothing;
 *   in a trace both hands together hold the same cards after every round, and the answer agrees with it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <pthread.h>
#include <sanitizer/asan_interface.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define PLAIN __attribute__((no_instrument_function))

enum {
	CALLS_MOST = 300000, /* of a run, a fraction of a second */
	ROOM_MOST = 4 << 20, /* bytes of memory that a run gets */
	BLOCKS_MOST = 512,
	OUT_MOST = 1 << 20,
	FILES = 8,
	GIVEN_UP = 1000, /* beside the statuses that exit() gets */
};

static jmp_buf back;
static volatile bool running;
static unsigned long calls;

static const uint8_t *input;
static size_t input_size, chunk, at[FILES];
static int opened;

static struct output {
	int status;
	size_t out_size, err_size;
	char out[OUT_MOST], err[4096];
} first, second, *output;
static FILE *messages;

static void *block[BLOCKS_MOST];
static size_t block_size[BLOCKS_MOST];
static size_t blocks, room;

static _Noreturn PLAIN void fuzz_exit(int status)
{
	running = false;
	output->status = status;
	longjmp(back, 1);
}

void PLAIN __cyg_profile_func_enter(void *function, void *caller)
{
	(void)function;
	(void)caller;
	if (running && ++calls > CALLS_MOST)
		fuzz_exit(GIVEN_UP);
}

void PLAIN __cyg_profile_func_exit(void *function, void *caller)
{
	(void)function;
	(void)caller;
}

static PLAIN void *fuzz_realloc(void *old, size_t size)
{
	size_t i = 0;
	void *new;

	while (i < blocks && (old == NULL || block[i] != old))
		i++;
	if (i == BLOCKS_MOST || room + size > ROOM_MOST || (new = realloc(old, size)) == NULL) {
		errno = ENOMEM;
		return NULL;
	}
	room += size - (i < blocks ? block_size[i] : 0);
	blocks += i == blocks;
	block[i] = new;
	block_size[i] = size;
	return new;
}

/* Large blocks are kept for the next run, poisoned: new pages cost more than all the rest. */
static struct kept {
	void *block;
	size_t size;
	bool used;
} kept[8];

static PLAIN void kept_free(struct kept *k)
{
	k->used = false;
	ASAN_POISON_MEMORY_REGION(k->block, k->size);
}

static PLAIN void *fuzz_calloc(size_t count, size_t size)
{
	struct kept *k = kept;
	void *new;

	size *= count;
	while (k < kept + 8 && k->block != NULL && (k->used || k->size != size))
		k++;
	if (size < 1 << 16 || k == kept + 8) {
		new = fuzz_realloc(NULL, size);
		return new != NULL ? memset(new, 0, size) : NULL;
	}
	if (room + size > ROOM_MOST || (k->block == NULL && (k->block = malloc(size)) == NULL))
		return NULL;
	ASAN_UNPOISON_MEMORY_REGION(k->block, size);
	*k = (struct kept){k->block, size, true};
	room += size;
	return memset(k->block, 0, size);
}

static PLAIN void fuzz_free(void *old)
{
	size_t i = 0;

	for (struct kept *k = kept; k < kept + 8 && old != NULL; k++) {
		if (k->block == old) {
			room -= k->size;
			kept_free(k);
			return;
		}
	}
	while (old != NULL && block[i] != old)
		i++;
	free(old);
	if (old != NULL) {
		room -= block_size[i];
		block[i] = block[--blocks];
		block_size[i] = block_size[blocks];
	}
}

static PLAIN int fuzz_open(const char *name)
{
	if (strcmp(name, "/dev/stdin") == 0 && opened < FILES)
		return opened++;
	errno = ENOENT;
	return -1;
}

static PLAIN ssize_t fuzz_read(int file, void *bytes, size_t size)
{
	size_t left = input_size - at[file];

	size = size < chunk ? size : chunk;
	size = size < left ? size : left;
	memcpy(bytes, input + at[file], size);
	at[file] += size;
	return size;
}

static PLAIN ssize_t fuzz_write(const void *bytes, size_t size)
{
	if (size >= OUT_MOST - output->out_size) /* and a NUL */
		fuzz_exit(GIVEN_UP);
	memcpy(output->out + output->out_size, bytes, size);
	output->out_size += size;
	return size;
}

#undef stderr
#define stderr messages
#define main war_main
#define exit(status) fuzz_exit(status)
#define malloc(size) fuzz_realloc(NULL, size)
#define calloc(count, size) fuzz_calloc(count, size)
#define realloc(old, size) fuzz_realloc(old, size)
#define free(old) fuzz_free(old)
#define open(name, flags) fuzz_open(name)
#define read(file, bytes, size) fuzz_read(file, bytes, size)
#define write(file, bytes, size) fuzz_write(bytes, size)
#define close(file) 0
#define isatty(file) 0
#define ioctl(file, what, where) (-1)
#define signal(number, what) (void)0
#define sigaction(number, what, ...) (void)interrupt
#define pthread_create(thread, attributes, start, argument) EAGAIN
#pragma clang section bss = "war_bss" data = "war_data"
#include "../../war.c"
#pragma clang section bss = "" data = ""
#undef main
#undef exit
#undef malloc
#undef calloc
#undef realloc
#undef free

extern char __start_war_bss[], __stop_war_bss[], __start_war_data[], __stop_war_data[];

/* Past the red zones between the variables, so neither sanitized nor by memcpy. */
static PLAIN __attribute__((no_sanitize("address", "undefined"))) void restore(char *to, const char *stop,
	const char *from)
{
	for (; to < stop; to += 16, from += 16) /* sections of that alignment, in a multiple of it */
		__builtin_memcpy_inline(to, from, 16);
}

static PLAIN void run(char *arguments, size_t bytes, struct output *where)
{
	static char *word[64], *data;
	size_t bss_size = __stop_war_bss - __start_war_bss, data_size = __stop_war_data - __start_war_data;
	static char *bss;
	volatile int count = 1;

	if (data == NULL) {
		bss = calloc(1, bss_size + 16);
		data = calloc(1, data_size + 16);
		restore(bss, bss + bss_size, __start_war_bss);
		restore(data, data + data_size, __start_war_data);
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
		running = true;
		output->status = war_main(count, word);
		running = false;
	}
	fflush(messages);
	output->err_size = ftell(messages);
	memcpy(output->err, first.err, sizeof output->err * (output != &first));
	while (blocks > 0)
		free(block[--blocks]);
	for (struct kept *k = kept; k < kept + 8 && k->block != NULL; k++)
		kept_free(k);
	restore(__start_war_bss, __stop_war_bss, bss);
	restore(__start_war_data, __stop_war_data, data);
}

static PLAIN void ensure(bool sound, const char *what)
{
	if (sound)
		return;
	fprintf(stdout, "harness: %s\nstatus %d, standard error: %.*s\n", what, first.status,
		(int)first.err_size, first.err);
	fflush(stdout);
	abort();
}

/* The sum of a hash of each card of `: 2D 3H ...`, whatever their order; *cards is how many. */
static PLAIN uint64_t hand_sum(const char *line, unsigned long *cards)
{
	uint64_t sum = 0, hash;

	*cards = 0;
	for (line++; *line == ' '; ++*cards) {
		for (hash = 1469598103934665603u, line++; *line != ' ' && *line != '\n'; line++)
			hash = (hash ^ (uint8_t)*line) * 1099511628211u;
		sum += hash ^ hash >> 29;
	}
	return sum;
}

/* Reads a word and the number behind it; false if they are not there. */
static PLAIN bool word_number(const char **line, const char *word, unsigned long *number)
{
	char *end;

	if (strncmp(*line, word, strlen(word)) != 0)
		return false;
	*number = strtoul(*line + strlen(word), &end, 10);
	*line = end;
	return true;
}

/*
 * The trace of the plain voice: both hands after each round, in the end the answer.  In other voices
 * there are no such lines.  An empty line comes before each round and before the end.
 */
static PLAIN void trace_check(const char *line, const char *end)
{
	unsigned long player, size, cards, round, rounds = 0, start, period;
	uint64_t sum = 0, wanted = 0;
	bool dealt = true, after_empty = false;

	for (; line < end; after_empty = *line == '\n', line = strchr(line, '\n') + 1) {
		const char *rest = line;

		if (word_number(&rest, "player ", &player) && word_number(&rest, " has ", &size)) {
			sum = (player == 1 ? 0 : sum) + hand_sum(rest, &cards);
			ensure(cards == size, "a hand is not as large as it says");
			ensure(player == 1 || dealt || sum == wanted, "a card was lost or made");
			wanted = player == 1 ? wanted : sum;
			dealt = dealt && player == 1;
		} else if (word_number(&rest, "round ", &round)) {
			ensure(round == rounds + 1, "a round is missing");
			rounds = round;
		} else if (word_number(&rest, "battle ", &round)) { /* of umass, the first of a round */
			rounds++;
		} else if (word_number(&rest, "the position after ", &start) &&
			word_number(&rest, " rounds comes back every ", &period)) {
			ensure(rounds == start + period, "a loop is not where it is said to be");
		} else if (after_empty &&
			(word_number(&rest, "1 ", &round) || word_number(&rest, "2 ", &round))) {
			ensure(rounds == round, "not as many rounds as the answer says");
		}
		if (after_empty && strncmp(line, "round ", 6) != 0 && strncmp(line, "battle ", 7) != 0) {
			dealt = true;
			rounds = 0;
		}
	}
}

int PLAIN LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
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
	input = bytes + line + (line < size);
	input_size = size - line - (line < size);

	run(arguments[0], SIZE_MAX, &first);
	if (first.status == GIVEN_UP)
		return 0;
	ensure(first.status >= 0 && first.status <= 2, "no such status");
	ensure(first.out_size == 0 || first.out[first.out_size - 1] == '\n', "half a line");
	ensure(first.status > 0 || first.out_size > 0, "neither an answer nor a message");
	ensure(first.status == 0 || (strncmp(first.err, "war: ", 5) == 0 && strchr(first.err, '\n') != NULL),
		"no message");
	ensure(first.status > 0 || first.err_size == 0 || merging, "a message, but no failure");
	ensure(first.status < 2 || first.out_size == 0, "wrong usage, and output");
	first.out[first.out_size] = '\0';
	trace_check(first.out, first.out + first.out_size);

	run(arguments[1], 1, &second);
	if (second.status == GIVEN_UP)
		return 0;
	ensure(second.status == first.status && second.out_size == first.out_size &&
			second.err_size == first.err_size &&
			memcmp(second.out, first.out, first.out_size) == 0,
		"read byte by byte, the input gives something else");
	return 0;
}
