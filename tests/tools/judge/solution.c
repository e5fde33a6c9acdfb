// solution.c - a right program for the puzzle; with an argument it is wrong (winner, five, crash), or slow
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// More cards than are laid in the longest game of the judge.
enum { MOST = 1 << 20 };
static int hand[2][MOST], head[2], tail[2], laid[2][MOST], count;

static int size(int player)
{
	return tail[player] - head[player];
}

static int rank(const char *card)
{
	static const char names[] = "JQKA";
	const char *at = strchr(names, card[0]);
	return at ? 11 + (int)(at - names) : atoi(card);
}

int main(int argc, char **argv)
{
	const char *fault = argc > 1 ? argv[1] : "";
	int need = strcmp(fault, "five") ? 4 : 5, rounds = 0, n;
	char card[8];
	for (int player = 0; player < 2; player++)
		for (scanf("%d", &n); n > 0; n--) {
			scanf("%7s", card);
			hand[player][tail[player]++] = rank(card);
		}
	while (size(0) && size(1)) {
		rounds++;
		if (!strcmp(fault, "slow"))
			while (clock() < rounds * rounds * (CLOCKS_PER_SEC / 20000)) // 0.5 s of CPU time for 100 rounds
				;
		for (count = 0;;) {
			laid[0][count] = hand[0][head[0]++];
			laid[1][count] = hand[1][head[1]++];
			count++;
			if (laid[0][count - 1] != laid[1][count - 1])
				break;
			if (!strcmp(fault, "crash") && count > 1)
				abort();
			if (size(0) < need || size(1) < need) {
				puts("PAT");
				return 0;
			}
			for (int i = 0; i < 3; i++, count++) {
				laid[0][count] = hand[0][head[0]++];
				laid[1][count] = hand[1][head[1]++];
			}
		}
		int won = laid[0][count - 1] < laid[1][count - 1];
		for (int turn = 0; turn < 2; turn++)
			for (int i = 0; i < count; i++)
				hand[won][tail[won]++] = laid[won && !strcmp(fault, "winner") ? !turn : turn][i];
	}
	printf("%d %d\n", size(0) ? 1 : 2, rounds);
	return 0;
}
