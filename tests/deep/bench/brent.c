/*
 * brent SEED GAMES: the codingame rules on a plain ring buffer, endless games found by Brent's
 * method as textbooks have it.  Plays the decks that war deals for these seeds and prints how often
 * player 1 and player 2 won, draws, endless games, and the rounds that were played.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARDS = 52, ROOM = 64 };

struct hand {
	uint8_t card[ROOM];
	unsigned head, size;
};

static uint64_t next(uint64_t *state)
{
	uint64_t z = *state += 0x9E3779B97F4A7C15;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
	z = (z ^ z >> 27) * 0x94D049BB133111EB;
	return z ^ z >> 31;
}

static void deal(struct hand *hand, uint64_t seed)
{
	uint8_t deck[CARDS];

	for (unsigned i = 0; i < CARDS; i++)
		deck[i] = (uint8_t)(i % 13);
	for (unsigned i = CARDS - 1; i > 0; i--) {
		uint64_t product;
		uint8_t card = deck[i];

		do
			product = (next(&seed) >> 32) * (i + 1);
		while ((uint32_t)product < -(i + 1) % (i + 1));
		deck[i] = deck[product >> 32];
		deck[product >> 32] = card;
	}
	for (unsigned i = 0; i < CARDS; i++)
		hand[i % 2].card[i / 2] = deck[i];
	for (unsigned p = 0; p < 2; p++) {
		hand[p].head = 0;
		hand[p].size = CARDS / 2;
	}
}

static uint8_t take(struct hand *hand)
{
	uint8_t card = hand->card[hand->head];

	hand->head = (hand->head + 1) % ROOM;
	hand->size--;
	return card;
}

static void put(struct hand *hand, uint8_t card)
{
	hand->card[(hand->head + hand->size++) % ROOM] = card;
}

/* A round: 0 and the game goes on, or -1 if it is a draw. */
static int play_round(struct hand *hand)
{
	uint8_t pile[2][CARDS];
	unsigned laid = 1;
	struct hand *winner;

	pile[0][0] = take(&hand[0]);
	pile[1][0] = take(&hand[1]);
	while (pile[0][laid - 1] == pile[1][laid - 1]) {
		if (hand[0].size < 4 || hand[1].size < 4)
			return -1;
		for (unsigned i = 0; i < 4; i++, laid++) {
			pile[0][laid] = take(&hand[0]);
			pile[1][laid] = take(&hand[1]);
		}
	}
	winner = &hand[pile[0][laid - 1] < pile[1][laid - 1]];
	if (laid == 1) {
		put(winner, pile[0][0]);
		put(winner, pile[1][0]);
		return 0;
	}
	for (unsigned p = 0; p < 2; p++)
		for (unsigned i = 0; i < laid; i++)
			put(winner, pile[p][i]);
	return 0;
}

static int same(const struct hand *a, const struct hand *b)
{
	for (unsigned p = 0; p < 2; p++) {
		if (a[p].size != b[p].size)
			return 0;
		for (unsigned i = 0; i < a[p].size; i++)
			if (a[p].card[(a[p].head + i) % ROOM] != b[p].card[(b[p].head + i) % ROOM])
				return 0;
	}
	return 1;
}

/* 1 or 2: that player wins, 0: a draw, 3: the position came back. */
static int play(struct hand *hand, uint64_t *rounds)
{
	struct hand anchor[2];
	uint64_t power = 1, steps = 0;

	memcpy(anchor, hand, sizeof anchor);
	for (;;) {
		if (hand[0].size == 0 || hand[1].size == 0)
			return hand[0].size == 0 ? 2 : 1;
		if (play_round(hand) != 0)
			return 0;
		++*rounds;
		if (same(hand, anchor))
			return 3;
		if (++steps == power) {
			memcpy(anchor, hand, sizeof anchor);
			power *= 2;
			steps = 0;
		}
	}
}

int main(int count, char **arguments)
{
	uint64_t seed = count > 1 ? strtoull(arguments[1], NULL, 10) : 0;
	uint64_t games = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
	uint64_t verdicts[4] = {0}, rounds = 0;
	struct hand hand[2];

	for (; games > 0; games--) {
		deal(hand, seed++);
		verdicts[play(hand, &rounds)]++;
	}
	printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n",
		verdicts[1], verdicts[2], verdicts[0], verdicts[3], rounds);
	return 0;
}
