/*
 * packed RANKS: plays every deal of a deck of one suit, in lexical order, and prints how many are endless.  The rules
 * are those of war -r codingame,down=0,spoils=winner,suits=1,ranks=RANKS: no two cards are equal, so there are no wars.
 * The winner of a round puts both cards under the hand, the winning card first.
 *
 * A hand is a 64-bit word of 4 bits a card, the top card lowest.  A card is 1 to RANKS; 0 is no card.  So positions are
 * equal if both words are equal.  Brent's method compares the position after every round with the one it keeps.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { BITS = 4, RANKS_MOST = 15 }; /* 15 cards in one hand fit into its word */

static void swap(uint8_t *a, uint8_t *b)
{
	uint8_t card = *a;

	*a = *b;
	*b = card;
}

/* The next permutation in lexical order; false after the last one. */
static bool next(uint8_t *deck, unsigned ranks)
{
	unsigned from = ranks - 1, higher = ranks - 1; /* the cards from `from` on descend */

	while (from > 0 && deck[from - 1] > deck[from])
		from--;
	if (from == 0)
		return false;
	while (deck[higher] < deck[from - 1])
		higher--;
	swap(&deck[from - 1], &deck[higher]);
	for (unsigned last = ranks - 1; from < last; from++, last--)
		swap(&deck[from], &deck[last]);
	return true;
}

static bool endless(const uint8_t *deck, unsigned ranks)
{
	uint64_t hand1 = 0, hand2 = 0, kept1 = 0, kept2 = 0; /* no position is kept yet */
	unsigned size1 = (ranks + 1) / 2 * BITS, all = ranks * BITS; /* in bits */

	for (unsigned i = ranks; i-- > 0;)
		if (i % 2 == 0)
			hand1 = hand1 << BITS | deck[i];
		else
			hand2 = hand2 << BITS | deck[i];
	for (unsigned rounds = 1; hand1 != 0 && hand2 != 0; rounds++) {
		uint64_t card1 = hand1 & 15, card2 = hand2 & 15;

		hand1 >>= BITS;
		hand2 >>= BITS;
		if (card1 > card2) {
			hand1 |= (card1 | card2 << BITS) << (size1 - BITS);
			size1 += BITS;
		} else {
			hand2 |= (card2 | card1 << BITS) << (all - size1 - BITS);
			size1 -= BITS;
		}
		if (hand1 == kept1 && hand2 == kept2)
			return true;
		if ((rounds & (rounds - 1)) == 0) { /* 1, 2, 4, 8, ... */
			kept1 = hand1;
			kept2 = hand2;
		}
	}
	return false;
}

int main(int count, char **arguments)
{
	unsigned ranks = count == 2 ? (unsigned)atoi(arguments[1]) : 0;
	uint8_t deck[RANKS_MOST];
	uintmax_t found = 0;

	if (ranks < 2 || ranks > RANKS_MOST) {
		fprintf(stderr, "usage: packed RANKS (2 to %d)\n", RANKS_MOST);
		return 2;
	}
	for (unsigned i = 0; i < ranks; i++)
		deck[i] = (uint8_t)(i + 1);
	do
		found += endless(deck, ranks);
	while (next(deck, ranks));
	printf("%ju\n", found);
	return 0;
}
