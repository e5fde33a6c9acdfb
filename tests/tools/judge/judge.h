/*
 * judge.h - a puzzle with all that is known of it; README has a map of who has which
 */
#ifndef JUDGE_H
#define JUDGE_H
#include "right.h"

struct text {
	char *start; /* NULL, or it ends with a NUL, which is not counted */
	size_t size, room;
	bool lost; /* bytes in the middle are gone */
};

/* Up to ENDLESS the answer is known.  LATE: too much CPU time.  WAITS: no end by the clock.  STARVED: the same, though it was
 * working: the machine is too busy. */
enum verdict { RIGHT, WRONG, CRASHED, ENDLESS, LATE, WAITS, STARVED, SKIPPED };

/* What was printed, in relation to the answer. */
enum match {
	AS_IT_IS,
	BLANKS, /* the answer, but for white space at the ends of lines or of the output */
	LAST_LINE, /* the last line is the answer */
	TAIL, /* the last line ends with the answer */
};

struct puzzle {
	const char *rule; /* of the table of the report */
	char *words; /* with blanks between; ` / ` ends a line */
	struct hands hands; /* the same, as play.c plays it */
	struct facts facts; /* of the right game; from explain() on */
	char *answer;
	long length;
	/* By run.c: */
	enum verdict verdict;
	bool ended, skipped; /* ended: the run is over, though earlier puzzles may not be told yet */
	bool cut; /* it may end, if it gets more time; see time_limit() */
	bool answered; /* the right answer was printed, but there was no end */
	double hundredths; /* of a second of CPU time */
	int status; /* or 128 + a signal */
	enum match match;
	char note[100]; /* how it has crashed, or not ended */
	struct text printed, error; /* all, or the beginning and the end */
	char *first, *last; /* the first line printed, and the last words, or `nothing` */
};

/* A row of the table of the report: what has come of a rule's puzzles, and the smallest that is wrong. */
struct row {
	const char *rule;
	int rights, wrongs, slow, left; /* left: not run, as another one was slow or cut off */
	struct puzzle *least; /* or NULL */
	int games; /* of random deals, which are judged as a whole; or 0 */
	const char *printed; /* what is wrong with the games */
};

/* The variables of the user, and what judge.sh makes of them. */
static struct {
	const char *program, *command, *files; /* files: those of the program's words that are files */
	const char *rules, *puzzle, *folder, *name, *war;
	const char *source; /* of the program, in C or C++; or "" */
	bool trace, quiet, all;
	long jobs, hundredths, rounds, budget, megabytes;
	long seed;
} options;

/* All puzzles that have been run, in this order. */
enum { PUZZLES_MOST = 4000 };
static struct puzzle *puzzles[PUZZLES_MOST];
static int puzzles_count;

static bool only_last_words; /* the program prints more than the answer: the last words count */
static bool whole_packs; /* all puzzles are whole packs */

/* A puzzle of these words, from malloc(). */
static struct puzzle *puzzle_new(const char *rule, char *words);
/* A puzzle has been made: it is queued, if it has an answer and is new. */
static void give(const char *rule, const struct hands *hands);
/* An answer without its length.  Valid until the next call. */
static const char *winner_of(const char *answer);
/* What a program that is judged by the winner says of the puzzle, as an answer. */
static char *winner_said(const struct puzzle *p);
/* Says on standard error what the judge does, if that takes long. */
static void now(const char *format, ...);
static struct text why; /* sentences: why answers are wrong */
#endif
