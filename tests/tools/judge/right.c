/*
 * right.c - what is right: war.c itself, whose functions print into memory here; see right.h
 *
 * Where war fails, it ends the judge with its message; but a puzzle that war cannot read is none, and the judge goes on.
 */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "right.h"

static struct {
	FILE *file; /* gets what war prints */
	char *text; /* that */
	size_t size;
	bool reading; /* a puzzle: a failure returns to `failed` */
	jmp_buf failed;
} war_says;

static _Noreturn void war_exit(int status)
{
	if (war_says.reading)
		longjmp(war_says.failed, 1);
	exit(status);
}

static FILE *war_stderr(void)
{
	return war_says.reading ? war_says.file : stderr;
}

#define main war_main
#define vprintf(format, arguments) vfprintf(war_says.file, format, arguments)
#define exit(status) war_exit(status)
#undef stderr
#define stderr war_stderr()
#undef _DEFAULT_SOURCE /* war.c defines it, too */
#include "../../../war.c"

struct right right;
static const char *puzzle_at; /* what war reads next */

static ssize_t puzzle_bytes(int file, void *bytes, size_t size)
{
	size_t got = strlen(puzzle_at);

	(void)file;
	got = got < size ? got : size;
	memcpy(bytes, puzzle_at, got);
	puzzle_at += got;
	return (ssize_t)got;
}

/* From here on, what war prints is kept. */
static void saying_begin(void)
{
	if (war_says.file != NULL)
		fclose(war_says.file);
	free(war_says.text);
	war_says.text = NULL;
	war_says.file = open_memstream(&war_says.text, &war_says.size);
}

static const char *saying_end(void)
{
	fflush(war_says.file);
	return war_says.text;
}

const char *right_book(int at)
{
	return at < (int)LENGTH(books) ? books[at].word.name : NULL;
}

void right_rules(const char *text)
{
	static char copy[TEXT_MOST + 1], name[TEXT_MOST + 1];
	const char *deck;

	if (strlen(text) > TEXT_MOST)
		text = "?";
	strcpy(copy, text);
	saying_begin();
	rules_parse(USAGE, copy);
	seeds = true; /* decks are dealt */
	rules_check(USAGE);
	strcpy(name, rules_text(NULL));
	right = (struct right){.rules = name,
		.book = rules.word.name,
		.unit = units[rules.count].name,
		.input = (int)rules.input,
		.limit = (long)rules.limit,
		.chance = by_chance(),
		.list = rules.answers[WIN1] == NULL,
		.endless = rules.answers[ENDLESS] != NULL && rules.limit == 0};
	deck = right_deal(0);
	right.brackets = deck[0] == '[' && rules.input != INPUT_DECKS;
}

bool right_read(const char *text)
{
	bool read;

	saying_begin();
	reader = (struct reader){.line = 1};
	puzzle_at = text;
	input_read = puzzle_bytes;
	war_says.reading = true;
	read = setjmp(war_says.failed) == 0 && reader_deal() && !reader_more();
	war_says.reading = false;
	return read;
}

/*
 * A game that a limit of rounds + 2 calls off is too long, and any other one is as it is without that limit: the last round of a
 * game may count for nothing.
 */
static struct outcome play_up_to(u64 rounds)
{
	bool bounded = !right.endless && (right.limit == 0 || (u64)right.limit > rounds + 2);

	rules.limit = bounded ? rounds + 2 : (u64)right.limit;
	return play();
}

const char *right_answer(unsigned long long number, long rounds, long *length)
{
	struct outcome outcome;
	char *to;

	deal.number = number;
	outcome = play_up_to((u64)rounds);
	if (outcome.verdict == ENDLESS && !right.endless)
		return NULL;
	if (outcome.verdict == ENDLESS)
		loop_find(&outcome);
	*length = (long)(outcome.verdict == ENDLESS ? outcome.start + outcome.period : outcome.length);
	if (*length > rounds)
		return NULL;
	saying_begin();
	answer_print(&outcome);
	saying_end();
	to = war_says.text;
	for (const char *c = war_says.text; *c != '\n'; c++)
		if (strchr("[],", *c) == NULL)
			*to++ = *c;
	*to = '\0';
	return war_says.text;
}

const char *right_trace(void)
{
	struct outcome outcome = play();

	saying_begin();
	trace_print(&outcome);
	return saying_end();
}

const char *right_deal(unsigned long long seed)
{
	u32 cards = deck_new(undealt), dealt = cards_dealt();

	saying_begin();
	shuffle_war(undealt, cards, seed);
	if (rules.from == FROM_LAST)
		memmove(undealt, undealt + cards - dealt, dealt * sizeof *undealt);
	deck_deal(dealt);
	deal_print(NULL);
	return saying_end();
}
