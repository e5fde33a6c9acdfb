/*
 * right.h - what is right: war itself, in the judge
 *
 * judge.c is one unit, right.c another one, which includes war.c: both have names of their own.
 */
#ifndef RIGHT_H
#define RIGHT_H
#include <stdbool.h>

/* The rules that right_rules() has set. */
extern struct right {
	const char *rules; /* the book and all settings, as play.c reads them */
	const char *book, *unit; /* unit: of a game's length */
	int input; /* an index into the words of the setting `input` */
	long limit;
	bool chance, list, brackets, endless; /* the answer is a list; puzzles are lists; an endless game has an answer */
} right;

/* The name of a book, from 0 on; NULL: there is none. */
const char *right_book(int at);
/* Reads what follows `war -r`, or ends the judge with war's message. */
void right_rules(const char *text);
/* Reads a puzzle, as war reads it.  False: it is no puzzle, or more than one. */
bool right_read(const char *text);
/*
 * The answer to the puzzle, as war -a prints it, without brackets, commas and the end of the line; NULL: the game is longer than
 * `rounds`, in the unit of the rules, or never ends.  number: of the game, from which its random numbers start.
 */
const char *right_answer(unsigned long long number, long rounds, long *length);
/* The trace of the puzzle, as war -t prints it, after right_answer(). */
const char *right_trace(void);
/* A shuffled deck of the rules, as war -d prints it; it is the puzzle that has been read. */
const char *right_deal(unsigned long long seed);
#endif
