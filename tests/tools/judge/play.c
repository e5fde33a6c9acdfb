/*
 * play.c - plays a puzzle as a right program does, or as one with a fault, and notes what happens; part of judge.c
 *
 * A program is a set of traits, written as war writes its settings: `down=2,spoils=winner`.  Without any it is right
 * under codingame.  down, spoils, short, count, limit and input are war's own settings, and mean what `war --help`
 * says.  All others are faults.  In order to add one: 1. a member of `struct traits`, 2. its row in `traits`, which
 * explains it, 3. the line that uses it, 4. a row in the catalogue, the file `faults`, which explains the format.
 *
 * In order to add a fact, by which wrong games can differ from right ones: a member of `enum fact`, what to say of it in
 * fact_says, and the line of war_note(), won_note() or game_note() that notes it.
 */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	RING = 4096, /* slots for a hand, a power of two */
	CARDS_MOST = 1999, /* of both hands together */
	ROUNDS_MOST = 6000, /* a longer game counts as endless */
	WARS_MOST = 600, /* in one round */
	WARS_KEPT = 2400, /* sets of facts of a game */
	ACE = 14,
	GHOST = -1000, /* a card that is none: see the trait */
	TEXT_MOST = 700, /* a pile of 208 cards */
};

static _Noreturn void fail(const char *what, const char *about)
{
	fprintf(stderr, "judge: %s: %s\n", what, about);
	exit(2);
}

/* ---- Traits ---- */

enum order { OWNER, LAID, WINNER, LOSER, ALTERNATE, REVERSED, HIGH, LOW, NATURAL, SECOND, BACK, TEXT, TEXT_BACK,
	NUMBER, NUMBER_BACK, ALTERNATE_2, WARS, WIN_PAIRS, LOSE_PAIRS, RANDOM, COIN };
enum winnings { UNDER_HAND, STACK, SHUFFLED };
enum shortage { NOBODY, LOSE, STEPS, EMPTY, LAST, SPENT, EQUAL, LOSES, LOSE2, BLIND };
/* How a game ends, or a war or a tie that goes wrong; AS_: of traits only.  LONG: more than ROUNDS_MOST.  AS_MORE_1: player 1, if
 * both have as many cards */
enum result { GOING, AS_USUAL = GOING, DRAW, WIN1, WIN2, OFF, CRASH, NEVER, ANY, LONG, UNKNOWN, AS_MORE, AS_MORE_1, AS_MORE_2,
	AS_FEWER, AS_LOST, AS_OWN, AS_KEPT };
#define WORDS_OF_END "usual draw 1 2 off crash never any long unknown more more-1 more-2 fewer lost own kept"
enum group { TOGETHER, BY_TIED, BY_UP, BY_WAR, BY_FIRST };
enum pile { IN_ORDER, TIED_LAST, TURNED, UP_FIRST, DOWN_TURNED, UP_LATE, UP_BACK, DOWN_LATE, DOWN_NESTED, DOWN_AFTER };
enum lost { NONE_LOST, OLD_LOST, DOWN_LOST, TIED_LOST, LOSERS_LOST, ALL_LOST, UNDER_LOST, HALF_LOST };
enum reading { READ, READ_SAME, READ_SWAPPED, READ_TURNED, READ_LESS, READ_SAME_CRASH, READ_ONE };
enum dealt { DEALT_FIRST, DEALT_LAST };
enum count { ROUNDS, TURNS, BATTLES, WAR_TWICE, LATER_WARS, NO_WARS, CARDS, SECONDS };
enum form { USUAL, ZERO, EXCHANGED, BACKWARDS, ALONE, ONE, TWO, ACES_14 };
enum drawn { PAT_LOWER = AS_KEPT + 1, PAT_DRAW, PAT_ROUNDS, PAT_ZERO, PAT_NOTHING }; /* or how a draw ends */
enum put { UNDER, ON_TOP, ONE_BY_ONE };
enum input { DECK, DECKS, TOTAL, LINES, ROW };
enum lays { LAYS_BOTH, LAYS_NONE, LAYS_SHORT, LAYS_OWN, LAYS_UP };
enum rest { REST_TAKEN, REST_LOST, REST_ALONE, REST_DOWN_LAST, REST_TIED_FIRST, REST_CRASH };
enum rest_left { LEFT_ANY, LEFT_NONE, LEFT_SOME };
enum rest_won { WON_BY_ANY, WON_OR_NOT = WIN2 + 1 }; /* or a result */
enum ace { ACE_HIGH, BATTLES_LOW, WARS_LOW, COMPARED_LOW };
enum upset { NO_UPSET, UPSET, UPSET_ALL, UPSET_1, UPSET_2 };
enum limited { LIMITED, IN_WARS, IN_ROUNDS };

struct traits {
	int input, upset, dealt_first, dealing, top; /* dealt_first: 1 if player 2 gets the first card */
	int down, spoils, winnings, shortage, count, limit, battle, war;
	int reading, most;
	char ranks[32], suits[8];
	int need, looked, checked, lacks, ghost, both, bare, empty;
	int ties, tie, later, bottom;
	int group, newest, pile, pile_of, lost, from, to, put;
	int start, called, limited, last_won, diamond, room, full, slots, heap, ring;
	int lays, rest, rest_spoils, rest_left, rest_from, rest_won, ace;
	int form, drawn, undealt, again, calm;
};
static const struct traits codingame = {.down = 3, .input = 1, .battle = 4, .war = 11};
static struct traits base; /* the right program */
static int deck_ranks = 13, deck_suits = 4, deck_lowest = 2; /* of the rules */

/* What a rule book says that is none of war's settings. */
static const struct book {
	const char *name;
	bool suits; /* its cards have suits */
	/* What a puzzle is made of: any cards; some ranks, each once; all ranks, each once; the whole deck */
	enum deals { ANY_CARDS, RANKS_ONCE, ALL_RANKS, WHOLE_DECK } deals;
	bool endless; /* a game that never ends has an answer: of a draw, or of one that is called off */
	const char *wins[2]; /* the winner as it is printed; NULL: the answer is a pile */
	enum { LENGTH_LAST, LENGTH_FIRST, NO_LENGTH } length;
	const char *draw, *off; /* the answers without a winner */
	const char *hand, *round, *calls_off, *drawn; /* words of its sentences */
} books[] = {
	{"codingame", true, ANY_CARDS, false, {"1", "2"}, LENGTH_LAST, "PAT", "OFF",
		"hand", NULL, "calls a game off", "a game is a draw"},
	{"umass", false, ANY_CARDS, false, {"1", "-1"}, NO_LENGTH, "0", "0",
		"hand", NULL, "calls a game a draw", "a game is a draw"},
	{"codeforces", false, RANKS_ONCE, true, {"1", "2"}, LENGTH_FIRST, "-1", "OFF",
		"hand", "fight", "calls a game off", "the game never ends"},
	{"drunkard", false, ALL_RANKS, true, {"first", "second"}, LENGTH_LAST, "draw", "botva",
		"hand", "move", "prints botva", "a game is a draw"},
	{"tmu", false, WHOLE_DECK, false, {NULL, NULL}, NO_LENGTH, "PAT", "OFF",
		"pile", NULL, "calls a game off", "both players run out"},
};
enum { BOOKS = sizeof books / sizeof *books };
static const struct book *book = books; /* of the rules; a book that is not listed is as the first one */

static bool is_pile(void)
{
	return book->wins[0] == NULL;
}

#define WORDS_OF_SPOILS "owner laid winner loser alternate reversed high low natural second back text text-back number " \
	"number-back alternate-2 wars winpairs losepairs random coin"
#define AT(member) offsetof(struct traits, member)
/* clang-format off */
static const struct trait {
	const char *name;
	size_t at;
	const char *words; /* none: a number */
} traits[] = {
	{"input", AT(input), "deck decks total lines row"},
	/* the lowest rank of the deal beats the highest; all: all others; 1, 2: if player 1, 2 has it */
	{"upset", AT(upset), "no yes all 1 2"},
	{"dealt", AT(dealt_first), "1 2"}, /* who gets the first card of a deck */
	{"dealing", AT(dealing), "first last"}, /* which card of a deck is dealt first: war's setting `from` */
	{"top", AT(top), "first last"}, /* which card that a player is dealt is played first */
	{"undealt", AT(undealt), WORDS_OF_END}, /* how a game ends in which a player is dealt no card */
	{"down", AT(down), NULL},
	/* back: alternate, the last one first; text: sorted as text, 10 first; text-back: that backwards; number: the
	 * highest number first, and the ace is 1; number-back: that backwards; alternate-2: player 2's card first */
	{"spoils", AT(spoils), WORDS_OF_SPOILS},
	/* war's setting `pile`: where the winner puts the spoils */
	{"winnings", AT(winnings), "none stack shuffled"},
	/* loses: who is short loses, PAT if both are; lose2: as lose, but player 2 is looked at first; blind: never */
	{"short", AT(shortage), "draw lose steps empty last spent equal loses lose2 blind"},
	/* war: a round with a war counts twice; later: wars after the first count, too; plain: a round with a war does
	 * not count */
	{"count", AT(count), "rounds turns battles war later plain cards seconds"},
	{"battle", AT(battle), NULL}, /* seconds, as war's settings */
	{"war", AT(war), NULL},
	{"limit", AT(limit), NULL},
	{"called", AT(called), WORDS_OF_END}, /* how a game ends at the limit */
	{"limited", AT(limited), "always wars rounds"}, /* where the limit is looked at: in wars only, after rounds only */
	{"last-won", AT(last_won), WORDS_OF_END}, /* how a game ends if a player wins a round with the last card of a hand */
	/* same: N cards for player 2, too (same-crash: ends without a card); swap: hands; turned: bottom up;
	 * less: a card less each; one: the first card alone */
	{"read", AT(reading), "right same swap turned less same-crash one"},
	{"most", AT(most), NULL}, /* cards read for a hand */
	{"ranks", AT(ranks), NULL}, /* from the lowest to the highest, `=` between equal ones */
	{"suits", AT(suits), NULL}, /* equal ranks are compared by suit, in this order */
	{"diamond", AT(diamond), NULL}, /* the rank of each card with the suit D */
	{"need", AT(need), NULL}, /* a war needs N cards left, not down + 1 */
	{"looked", AT(looked), "both 1 2 all"}, /* who can be short; all: only both at once */
	{"checked", AT(checked), NULL}, /* in the first N wars of a round only */
	/* how a war ends if there is no card to lay face up; own: the last card laid counts again; any: as chance has it */
	{"lacks", AT(lacks), WORDS_OF_END},
	/* 1: the card that is missing is won like a card, and whoever `lacks` says wins whenever it is compared with one */
	{"ghost", AT(ghost), NULL},
	{"both", AT(both), WORDS_OF_END}, /* the same, if neither has one; own: only if lacks=own */
	{"bare", AT(bare), WORDS_OF_END}, /* how a war ends if a hand is empty */
	{"empty", AT(empty), WORDS_OF_END}, /* how a game ends if both hands are empty, in a war or after a round */
	{"ties", AT(ties), NULL}, /* the N-th tie of a round is the first that is no war */
	/* how that ends; 1, 2: who wins; lost: the cards are gone; own: back to the owners; kept: on the table */
	{"tie", AT(tie), WORDS_OF_END},
	{"again", AT(again), WORDS_OF_END}, /* how a game ends at a tie of a rank that lies on the table; 1, 2: who wins the tie */
	{"later", AT(later), NULL}, /* N - 1 cards face down in wars after the first of a round */
	{"bottom", AT(bottom), NULL}, /* 1: face-down cards, 2: and face-up cards of a war are taken from the bottom */
	/* all together; or in parts: tied: a tied card and those face down on it; up: the first war with both of its
	 * cards face up, then each further war; war: the first card, then each war; first: the first card, then all wars */
	{"group", AT(group), "all tied up war first"},
	{"newest", AT(newest), NULL}, /* 1: the newest part first, 2: the newest part of each player first */
	/* each player's cards: tied: a tied card after those face down on it; turned: last first; up: the card face up
	 * before those face down; down: those face down last first; late: all face-up cards after all face-down ones; back: the
	 * same, the last one first, but for the first card; down-late: all face-down cards after all face-up ones; down-nested:
	 * the same, those of the last war first; down-after: those of a war after all that is laid later */
	{"pile", AT(pile), "right tied turned up down late back down-late down-nested down-after"},
	{"pile-of", AT(pile_of), "both 1 2"}, /* whose cards that holds for */
	/* old: all that was laid before the last war; down: cards face down; tied: cards that tied; loser: the loser's; under: all but
	 * the two cards turned up last; half: the second half of each player's cards */
	{"lost", AT(lost), "nothing old down tied loser all under half"},
	{"from", AT(from), NULL}, /* spoils, group, newest, pile hold in rounds of N or more wars */
	{"to", AT(to), NULL}, /* and, as last-won, of N - 1 or fewer */
	/* top: the spoils go on top of the hand; one: each card in turn, so the last one is on top */
	{"put", AT(put), "under top one"},
	{"start", AT(start), NULL}, /* rounds are counted from N - 2 on; 0: from 0 */
	{"room", AT(room), NULL}, /* of a hand, in cards */
	{"full", AT(full), WORDS_OF_END}, /* what comes of a card too many; usual: it is gone */
	{"slots", AT(slots), NULL}, /* cards that a hand may get during a game; one more: crash */
	{"ring", AT(ring), NULL}, /* cards that a hand has room for; more are written over those that were there */
	{"heap", AT(heap), NULL}, /* cards on the table; one more: crash */
	/* If a war cannot be fought and the answer is a pile: what is laid before the winner takes the table.  short: by the
	 * player alone who has too few cards; own: by each as many face down as it has; up: and the card face up */
	{"lays", AT(lays), "both none short own up"},
	/* What the winner does with the table then.  alone: its own pile is gone; down-last: the cards just laid face down come
	 * last, as they are; tied-first: the last cards face up come first; and the order of the spoils */
	{"rest", AT(rest), "taken lost alone down-last tied-first crash"},
	{"rest-spoils", AT(rest_spoils), "usual " WORDS_OF_SPOILS},
	/* lays and rest hold only if the player who is short has no card, or some; in the N-th war of a round, or later; if
	 * somebody wins, or this player, or nobody, or in all games */
	{"rest-left", AT(rest_left), "any none some"},
	{"rest-from", AT(rest_from), NULL},
	{"rest-won", AT(rest_won), "won draw 1 2 all"},
	/* Where an ace is lower than all other cards, though it is sorted as the highest: in comparisons that begin a round;
	 * in those of wars; in all */
	{"ace", AT(ace), "high battles wars low"},
	/* zero: players 0 and 1; exchanged: 2 for 1; backwards: the rounds first, or the pile from
	 * its bottom up; alone: no rounds; 14: of an ace that is 1 */
	{"form", AT(form), "right zero exchanged backwards alone one two 14"},
	{"pat", AT(drawn), WORDS_OF_END " pat DRAW rounds 0 nothing"},
	{"calm", AT(calm), NULL}, /* 1: only what it does in games without a tie is known */
};
/* clang-format on */

/* The index of the first `length` characters of text among the words, or -1. */
static int word_find(const char *words, const char *text, size_t length)
{
	for (int i = 0;; i++) {
		size_t size = strcspn(words, " ");

		if (size == length && memcmp(words, text, length) == 0)
			return i;
		if (words[size] == '\0')
			return -1;
		words += size + 1;
	}
}

/* How many cards a war needs. */
static int need_usual(const struct traits *t)
{
	return t->shortage == STEPS ? t->down : t->down + 1;
}

/*
 * Adds the traits of text to *t.  A number may be a list `40/999`, which stands for any number in a diagnosis: *list
 * is then where the list begins, and *number, if it is not 0, takes its place.  Returns false at an unknown trait.
 */
static bool traits_parse(struct traits *t, const char *text, int number, const char **list)
{
	while (*text != '\0') {
		size_t name = strcspn(text, "=,"), length = strcspn(text + name, ",");
		const char *value = text + name + 1;
		bool known = false;

		if (length < 2)
			return false;
		length--;
		for (size_t i = 0; i < sizeof traits / sizeof *traits; i++) {
			char *member = (char *)t + traits[i].at;
			int *place = (int *)member;

			if (strlen(traits[i].name) != name || memcmp(traits[i].name, text, name) != 0)
				continue;
			known = true;
			if (member == t->ranks || member == t->suits) {
				memcpy(member, value, length);
				member[length] = '\0';
				if (strcmp(member, "23456789TJQKA") == 0) /* as usual */
					memset(member, 0, sizeof t->ranks);
			} else if (traits[i].words != NULL) {
				*place = word_find(traits[i].words, value, length);
				known = *place >= 0;
			} else {
				bool many = memchr(value, '/', length) != NULL;

				if (many && list != NULL)
					*list = value;
				*place = many && number != 0 ? number : atoi(value);
			}
		}
		if (!known)
			return false;
		text = value + length;
		text += *text == ',';
	}
	t->need = t->need == need_usual(t) ? 0 : t->need;
	return true;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

static int greatest(int a, int b)
{
	return a > b ? a : b;
}

/* Are the cards of a puzzle dealt in turn? */
static bool is_dealt(const struct traits *rules)
{
	return rules->input == DECK || rules->input == ROW;
}

/* How many cards each puzzle has, where none may be left out; or 0. */
static int cards_fixed(void)
{
	return book->deals == ALL_RANKS || book->deals == WHOLE_DECK ? deck_ranks * deck_suits : 0;
}

/* Does chance play? */
static bool by_chance(const struct traits *t)
{
	return t->spoils == RANDOM || t->spoils == COIN || t->winnings == SHUFFLED;
}

/* The rules as `war --counts` prints them: a book, then settings, of which those about shuffles and costs do not matter. */
static bool rules_parse(struct traits *t, const char *text)
{
	static const char same[] = "down spoils short count limit input upset top battle war"; /* settings that are traits */
	static const char *const others[][2] = {{"pile=stack", "winnings=stack"}, {"pile=shuffled", "winnings=shuffled"},
		{"tie=back", "ties=1,tie=own"}, {"most=yes", "called=more"}, {"from=last", "dealing=last"}, {"ace=low", "ranks=A23456789TJQK"}};
	char *copy = strdup(text), *word = strtok(copy, ",");
	bool known = true;

	*t = codingame;
	book = books;
	t->dealt_first = word != NULL && strcmp(word, "csharp") == 0;
	t->called = OFF;
	for (int i = 0; i < BOOKS && word != NULL; i++)
		book = strcmp(books[i].name, word) == 0 ? &books[i] : book;
	for (word = strtok(NULL, ","); word != NULL; word = strtok(NULL, ",")) {
		if (word_find(same, word, strcspn(word, "=")) >= 0)
			known &= traits_parse(t, word, 0, NULL);
		for (size_t i = 0; i < sizeof others / sizeof *others; i++)
			if (strcmp(others[i][0], word) == 0)
				traits_parse(t, others[i][1], 0, NULL);
		sscanf(word, "ranks=%d", &deck_ranks);
		sscanf(word, "suits=%d", &deck_suits);
		sscanf(word, "lowest=%d", &deck_lowest);
		known &= strncmp(word, "hands=", 6) != 0 || strcmp(word, "hands=0") == 0;
	}
	free(copy);
	if (!is_dealt(t))
		t->dealing = t->top = 0;
	if (t->ranks[0] != '\0')
		deck_lowest = least(deck_lowest, 2); /* an ace is the lowest card */
	return known && (!is_pile() || (deck_lowest == 2 && deck_ranks * deck_suits <= 208 && t->called == OFF));
}

/* ---- Puzzles ---- */

struct card {
	int rank, suit; /* suit: 0..3 of "DHCS", or -1 */
};
struct hands {
	int n[2];
	struct card card[2][CARDS_MOST];
};

static int puzzle_cards(const struct hands *p)
{
	return p->n[0] + p->n[1];
}

static void card_print(struct card card, FILE *file)
{
	static const char suits[] = "DHCS", names[] = "JQKA";

	if (card.suit >= 0 && card.rank > 10 && card.rank < 15)
		fprintf(file, "%c%c", names[card.rank - 11], suits[card.suit]);
	else if (card.suit >= 0)
		fprintf(file, "%d%c", card.rank, suits[card.suit]);
	else
		fprintf(file, "%d", is_pile() && card.rank == ACE ? 1 : card.rank);
}

/* Where the i-th card of a deck comes in the puzzle, which has the hands from the top down. */
static struct card *dealt_at(struct hands *p, int i, const struct traits *rules)
{
	int nth = rules->dealing == DEALT_LAST ? puzzle_cards(p) - 1 - i : i, hand = (nth + rules->dealt_first) % 2;

	return &p->card[hand][rules->top == DEALT_LAST ? p->n[hand] - 1 - nth / 2 : nth / 2];
}

/* Does the number of cards come before them, in the puzzles of these rules? */
static bool is_counted(const struct traits *rules)
{
	return rules->input != ROW && rules->input != LINES;
}

/* As war reads it, but that ` / ` stands for the end of a line where lines count. */
static void puzzle_print(struct hands *p, const struct traits *rules, FILE *file)
{
	if (rules->input == TOTAL)
		fprintf(file, "%d / ", puzzle_cards(p));
	for (int hand = 0; hand < 2 - is_dealt(rules); hand++) {
		int cards = is_dealt(rules) ? puzzle_cards(p) : p->n[hand];

		if (hand == 1)
			fprintf(file, rules->input == DECKS ? " " : " / ");
		if (is_counted(rules))
			fprintf(file, "%d", cards);
		for (int i = 0; i < cards; i++) {
			fprintf(file, i > 0 || is_counted(rules) ? " " : "");
			card_print(is_dealt(rules) ? *dealt_at(p, i, rules) : p->card[hand][i], file);
		}
	}
}

static struct card card_parse(const char *text, size_t length)
{
	static const char suits[] = "DHCS", ranks[] = "JQKA";
	const char *suit = strchr(suits, text[length - 1]), *rank = strchr(ranks, text[0]);

	return (struct card){rank != NULL              ? 11 + (int)(rank - ranks) :
			is_pile() && atoi(text) == 1 ? ACE :
								atoi(text),
		suit != NULL ? (int)(suit - suits) : -1};
}

/* A row of words: N and N cards, for each hand; or of a deck, which is dealt in turn, without N for ROW; `/` ends a line. */
static void puzzle_parse(struct hands *p, const char *text, const struct traits *rules)
{
	static struct hands deck;
	bool skipped = rules->input == TOTAL; /* the number of all cards */
	int hand = is_counted(rules) ? -1 : 0, left = 0;

	p->n[0] = p->n[1] = 0;
	for (; *(text += strspn(text, " \n")) != '\0' && *text != '\t'; text += strcspn(text, " \n\t"))
		if (*text == '/') {
			skipped = false;
			hand += rules->input == LINES;
		} else if (is_counted(rules) && left == 0 && !skipped) {
			left = atoi(text);
			hand++;
		} else if (!skipped && (hand > 1 || p->n[hand] == CARDS_MOST))
			fail("no puzzle", text);
		else if (!skipped) {
			p->card[hand][p->n[hand]++] = card_parse(text, strcspn(text, " \n\t"));
			left--;
		}
	if (!is_dealt(rules))
		return;
	deck = *p;
	p->n[!rules->dealt_first] = deck.n[0] / 2;
	p->n[rules->dealt_first] = deck.n[0] - deck.n[0] / 2;
	for (int i = 0; i < deck.n[0]; i++)
		*dealt_at(p, i, rules) = deck.card[0][i];
}

/* splitmix64 */
static uint64_t chance_state;
static uint32_t chance(uint32_t below)
{
	uint64_t z = chance_state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return (uint32_t)((z ^ z >> 31) >> 32) % below;
}

static void card_swap(struct card *a, struct card *b)
{
	struct card card = *a;

	*a = *b;
	*b = card;
}

/* ---- The game ---- */

/* What a right game shows: numbers, and a set of facts for the game and for each war. */
struct facts {
	int rounds, chain; /* chain: the most wars of a round */
	int hand, received, table; /* most cards of a hand at a time, that it got, on the table */
	int dealt; /* most cards to a player */
	int few, short_; /* all cards, rounds, less than 0: what is large is small */
	int grown; /* what a hand has more than twice the cards that player 1 was dealt */
	uint64_t war[WARS_KEPT]; /* those that differ; war[0] is the game */
	uint64_t rounds_set; /* facts of rounds without a war */
	int wars, now, wars_all; /* wars[now ...] are of the round that is played */
};

static struct table {
	struct hand {
		int card[RING];
		unsigned head, tail, pile; /* pile: where the pile of `winnings` begins */
	} hand[2];
	unsigned ring; /* slots in use of a hand */
	int laid[2][CARDS_MOST + 1], count[2];
	int end[WARS_MOST + 2][2]; /* cards laid when each comparison was made */
	int battles, rounds, lowest, highest; /* ranks of the deal */
	int cards[2], plain, wars; /* cards laid by each, rounds without a war, wars */
	unsigned dealt[2];
	bool won_compared; /* a card that was won has been compared with another: from here on the order of the spoils counts */
	enum winnings winnings;
	int few; /* cards left to the player who has fewer, before the last war */
	enum result result; /* of room and slots */
	struct facts *facts; /* or NULL */
} table;

static int size(int player)
{
	return (int)(table.hand[player].tail - table.hand[player].head);
}

static void hand_put(const struct traits *t, int player, int card)
{
	struct hand *hand = &table.hand[player];
	bool got = t->slots != 0 && hand->tail >= (unsigned)t->slots, full = t->room != 0 && size(player) >= t->room;

	if (got || (full && t->full != AS_USUAL))
		table.result = got ? CRASH : t->full;
	if (!got && !full)
		hand->card[hand->tail++ % table.ring] = card;
}

static void hand_put_on_top(int player, int card)
{
	struct hand *hand = &table.hand[player];

	hand->card[--hand->head % table.ring] = card;
}

static void card_exchange(int *a, int *b)
{
	int card = *a;

	*a = *b;
	*b = card;
}

/* A player who has only the pile left takes it up. */
static void pile_take_up(struct hand *hand)
{
	unsigned n = hand->tail - hand->head, moved = table.winnings == SHUFFLED ? n : n / 2;

	for (unsigned i = 0; i < moved; i++) {
		unsigned other = table.winnings == SHUFFLED ? chance(i + 1) : n - 1 - i;

		card_exchange(&hand->card[(hand->head + i) % table.ring], &hand->card[(hand->head + other) % table.ring]);
	}
	hand->pile = hand->tail;
}

static void lay(int player, int cards, bool bottom)
{
	struct hand *hand = &table.hand[player];

	for (; cards > 0; cards--) {
		if (table.winnings != UNDER_HAND && hand->head == hand->pile)
			pile_take_up(hand);
		table.laid[player][table.count[player]++] = bottom ?
			hand->card[--hand->tail % table.ring] :
			hand->card[hand->head++ % table.ring];
	}
}

static enum result win_of(int winner)
{
	return winner == 0 ? WIN1 : WIN2;
}

static enum result result_of(enum result end)
{
	int more = size(0) - size(1);

	if (end == AS_MORE_1 || end == AS_MORE_2)
		return win_of(more < (end == AS_MORE_2));
	if ((end == AS_MORE || end == AS_FEWER) && more != 0)
		return win_of((more < 0) != (end == AS_FEWER));
	return end == AS_USUAL || end >= AS_MORE ? DRAW : end;
}

/* The verdict if a player is too short for a war, or GOING: the war is fought. */
static enum result shortage(const struct traits *t, int wars)
{
	int need = t->need != 0 ? t->need : need_usual(t);
	bool is[2];

	if (size(0) == 0 && size(1) == 0 && t->empty != AS_USUAL)
		return result_of(t->empty);
	if ((size(0) == 0 || size(1) == 0) && t->bare != AS_USUAL)
		return t->bare == AS_MORE && size(0) == size(1) ? GOING : result_of(t->bare);
	for (int p = 0; p < 2; p++)
		is[p] = size(p) < need && (t->looked % 3 == 0 || t->looked == p + 1) && (t->checked == 0 || wars <= t->checked);
	if ((t->looked == 3 && !(is[0] && is[1])) || (!is[0] && !is[1]) || t->shortage == BLIND ||
		(t->shortage >= LAST && t->shortage <= EQUAL))
		return GOING;
	if (t->shortage == LOSE2)
		return win_of(!is[1]);
	if (t->shortage == EMPTY && is_pile() && size(0) == size(1) && (t->drawn == WIN1 || t->drawn == WIN2))
		return t->drawn;
	if (t->shortage == EMPTY)
		return result_of(AS_MORE);
	return t->shortage == NOBODY || (t->shortage != LOSE && is[0] && is[1]) ? DRAW : win_of(is[0]);
}

/* A player has no card to lay face up: sets *winner, or returns how the game ends, or GOING: cards count again. */
static enum result lacking(const struct traits *t, const bool lacks[2], int *winner)
{
	if (lacks[0] && lacks[1] && t->both != AS_OWN)
		return result_of(t->shortage == LAST ? DRAW : t->both);
	if (t->shortage == LAST || t->lacks == AS_OWN)
		return GOING;
	if (t->lacks == AS_USUAL)
		return win_of(lacks[0]);
	if (t->lacks != AS_LOST && t->lacks != WIN1 && t->lacks != WIN2)
		return result_of(t->lacks);
	*winner = t->lacks == AS_LOST ? !lacks[0] : t->lacks == WIN2;
	if (t->ghost != 0)
		table.laid[lacks[1]][table.count[lacks[1]]++] = GHOST;
	return GOING;
}

/* A tie that is no war. */
static enum result tie_end(const struct traits *t, int *winner)
{
	*winner = t->tie == WIN1 || t->tie == WIN2 ? t->tie - WIN1 : 2;
	if (*winner == 2 && t->tie < AS_LOST)
		return result_of(t->tie);
	for (int p = 0; p < 2 && *winner == 2 && t->tie != AS_KEPT; p++) {
		for (int i = 0; i < table.count[p] && t->tie == AS_OWN; i++)
			hand_put(t, p, table.laid[p][i]);
		table.count[p] = 0;
	}
	return GOING;
}

/* Does a card of the rank that ties lie on the table already? */
static bool tied_again(void)
{
	int last = table.laid[0][table.count[0] - 1];

	for (int p = 0; p < 2; p++)
		for (int i = 0; i < table.count[p] - 1; i++)
			if (table.laid[p][i] == last)
				return true;
	return false;
}

enum fact {
	WAR, NTH, CHAINED = NTH + 5, IN_FIRST, IN_LAST, GAMES_FIRST, FEWER, EITHER = FEWER + 5, MORE = EITHER + 5,
	LEFT_1 = MORE + 5, LEFT_2 = LEFT_1 + 5, SHORT = LEFT_2 + 5, SHORT_1, SHORT_2, SHORT_BOTH, EVEN, UNEVEN, LESS_1, LESS_2,
	AGAIN, WON, WON_1, WON_2, WON_BY_LESS, LAST_CARD, GAMES, UNEQUAL = GAMES, LARGER_1, LARGER_2, DRAWN, ANY_WINNER, BY_PLAYER_1,
	BY_PLAYER_2, NO_WAR, LAST_WINS, LAST_WINS_1, LAST_WINS_2, FACTS
};
/* After "games that have a war"; from GAMES on, after "games that have".  `*` has N cards left, from 0 to 4. */
static const char *const fact_says[FACTS] = {
	[NTH] = "that is the first of its round", "that is the second of its round", "that is the third of its round",
	"that is the fourth of its round", "that is the fifth of its round, or a later one",
	[CHAINED] = "that follows another war", "in the first round", "in the last round", "that is the first of the game",
	[FEWER] = "*the player with fewer cards", [EITHER] = "*a player", [MORE] = "*the player with more cards",
	[LEFT_1] = "*player 1", [LEFT_2] = "*player 2",
	[SHORT] = "for which a player has too few cards", "for which player 1, but not player 2, has too few cards",
	"for which player 2, but not player 1, has too few cards", "for which both players have too few cards",
	"for which both players have as many cards left", "for which one player has fewer cards left than the other",
	"for which player 1 has fewer cards left than player 2",
	"for which player 2 has fewer cards left than player 1", "of a rank that lies on the table already",
	"that is won", "that player 1 wins", "that player 2 wins", "that the player with fewer cards wins",
	"that takes its loser's last card", "hands of different size", "a first hand larger than the second",
	"a second hand larger than the first", "no winner", "a winner", "player 1 as the winner", "player 2 as the winner", "no war",
	"a round that a player wins with the last card of a hand, without a war",
	"a round that player 1 wins with the last card of a hand, without a war",
	"a round that player 2 wins with the last card of a hand, without a war",
};

static void fact_say(int number, char *text)
{
	int n = number >= FEWER && number < SHORT ? (number - FEWER) % 5 : 0;

	if (fact_says[number - n] != NULL && fact_says[number - n][0] == '*')
		sprintf(text, n == 0 ? "for which %s has none left" : "for which %s has exactly %d left", fact_says[number - n] + 1, n);
	else
		strcpy(text, fact_says[number] == NULL ? "" : fact_says[number]);
}

static uint64_t fact(int number)
{
	return (uint64_t)1 << number;
}

/* Notes a tie that is the war with this number in its round; its cards are not yet laid. */
static void war_note(struct facts *facts, int wars)
{
	int few = least(size(0), size(1)), many = greatest(size(0), size(1)), need = base.down + 1;
	uint64_t set = fact(WAR) | fact(NTH + least(wars, 5) - 1);

	if (facts->now + wars >= WARS_KEPT)
		fail("too many wars", "in a game");
	facts->chain = greatest(facts->chain, wars);
	set |= wars > 1 ? fact(CHAINED) : 0;
	set |= table.rounds == 1 ? fact(IN_FIRST) : 0;
	set |= facts->wars_all++ == 0 ? fact(GAMES_FIRST) : 0;
	set |= few <= 4 ? fact(FEWER + few) | fact(EITHER + few) : 0;
	set |= many <= 4 ? fact(MORE + many) | fact(EITHER + many) : 0;
	for (int p = 0; p < 2; p++)
		set |= size(p) <= 4 ? fact(LEFT_1 + 5 * p + size(p)) : 0;
	set |= few >= need ? 0 : fact(SHORT) | fact(many < need ? SHORT_BOTH : size(0) < need ? SHORT_1 : SHORT_2);
	set |= few == many ? fact(EVEN) : fact(UNEVEN) | fact(size(0) < size(1) ? LESS_1 : LESS_2);
	set |= tied_again() ? fact(AGAIN) : 0;
	facts->war[facts->now + wars - 1] = set;
	facts->wars = facts->now + wars;
}

/* The round is won; hands are what is left before the winner takes the table. */
static void won_note(struct facts *facts, int winner, int wars)
{
	facts->table = greatest(facts->table, table.count[0] + table.count[1]);
	facts->rounds_set |= wars > 0 || size(winner) > 0 ? 0 : fact(LAST_WINS) | fact(LAST_WINS_1 + winner);
	if (facts->wars > facts->now)
		facts->war[facts->wars - 1] |= fact(WON) | fact(WON_1 + winner) |
			(size(winner) < size(!winner) ? fact(WON_BY_LESS) : 0) |
			(size(!winner) == 0 ? fact(LAST_CARD) : 0);
}

/* The round is over: what is known already is left out. */
static void round_note(struct facts *facts, bool last)
{
	int from = facts->now;

	for (int i = from; i < facts->wars; i++) {
		int j = 1;

		facts->war[i] |= last ? fact(IN_LAST) : 0;
		facts->war[facts->now] = facts->war[i];
		while (facts->war[j] != facts->war[i])
			j++;
		facts->now += j == facts->now;
	}
	facts->wars = facts->now;
}

/* Do the traits about a war that cannot be fought hold? */
static bool rest_odd(const struct traits *t, enum result result, int wars)
{
	return (t->rest_left == LEFT_ANY || (t->rest_left == LEFT_NONE) == (table.few == 0)) && wars >= t->rest_from &&
		(t->rest_won == WON_BY_ANY ? result != DRAW : t->rest_won == WON_OR_NOT || t->rest_won == (int)result);
}

/* A war cannot be fought: what is laid all the same, if the answer is a pile. */
static void rest_lay(const struct traits *t, enum result result, int wars)
{
	int left[2] = {size(0), size(1)}, lays = rest_odd(t, result, wars) ? t->lays : LAYS_BOTH;
	bool none = lays == LAYS_NONE || t->shortage == LOSE || t->shortage == LOSE2 ||
		(t->shortage == STEPS && table.few < t->down) || (t->shortage == NOBODY && !is_pile());

	for (int p = 0; p < 2 && (is_pile() || t->count == CARDS); p++) {
		int own = least(left[p], t->down + (lays == LAYS_UP));
		bool keeps = (lays == LAYS_SHORT && left[p] > left[!p]) ||
			(left[p] == left[!p] && result == win_of(p)); /* though both are out */

		lay(p, none || keeps ? 0 : lays >= LAYS_OWN ? own : least(own, table.few), false);
	}
}

/* A war: lays its cards, or says how the game ends.  *winner: as in round_play(). */
static enum result war(const struct traits *t, int wars, int *winner)
{
	int down = wars > 1 && t->later != 0 ? t->later - 1 : t->down, least;
	bool lacks[2], keeps = t->shortage >= LAST && t->shortage <= EQUAL;
	enum result result;

	if (t->ties != 0 && wars >= t->ties)
		return tie_end(t, winner);
	if (t->again != AS_USUAL && tied_again()) {
		*winner = t->again == WIN2;
		return t->again == WIN1 || t->again == WIN2 ? GOING : result_of(t->again);
	}
	if (wars > WARS_MOST)
		return CRASH;
	if ((result = shortage(t, wars)) != GOING) {
		rest_lay(t, result, wars);
		return result;
	}
	least = size(0) < size(1) ? size(0) : size(1);
	for (int p = 0; p < 2; p++) {
		int left = (t->shortage == EQUAL ? least : size(p)) - keeps,
		    cards = keeps && least < t->need ? 0 : left < down ? left : down;

		lacks[p] = size(p) < 1 || (size(p) == cards && !keeps);
		if (least > 0 || (t->shortage != SPENT && t->shortage != EQUAL))
			lay(p, cards < 0 ? 0 : cards, t->bottom != 0);
	}
	/* Nobody turns up a card if the game ends for lack of one. */
	for (int p = 0; p < 2; p++)
		if (!lacks[p] && !(lacks[!p] && t->shortage >= STEPS && t->shortage <= EQUAL && t->shortage != LAST))
			lay(p, 1, t->bottom == 2);
	if (t->heap != 0 && table.count[0] + table.count[1] > t->heap)
		return CRASH;
	return lacks[0] || lacks[1] ? lacking(t, lacks, winner) : GOING;
}

/* ---- The spoils ---- */

static const int64_t PLACES = 1 << 23, NEXT_PART = (int64_t)1 << 40; /* more than there are in a pile, in a part */
/* A card that is laid, and its place among the spoils: the least is taken first. */
static struct spoil {
	int card, player, war; /* war: in which war of the round; 0: before the first */
	bool up; /* face up */
	int64_t place;
} spoils[2 * CARDS_MOST + 2];

/* As text does: 10 2 3 ... 9 A J K Q, or numbers 10 11 ... 14 2 3 ... 9. */
static int text_place(int card)
{
	static const char names[] = "AJKQ", faces[] = "JQKA";

	return card < 10 || card > 14 ? 2 * card : card == 10 ? 0 : !book->suits ? card - 10 :
								    20 + (int)(strchr(names, faces[card - 11]) - names);
}

/* The place in the player's pile of the i-th card that it has laid. */
static int pile_place(enum pile pile, const struct spoil *c, int i)
{
	const int *begin = c->war == 0 ? NULL : &table.end[c->war - 1][c->player];
	int end = table.end[c->war][c->player], later = table.end[c->war + 1][c->player];

	if (pile == TURNED)
		return -i;
	if ((pile == UP_LATE || (pile == UP_BACK && begin != NULL)) && c->up)
		return 2 * CARDS_MOST + (pile == UP_LATE ? i : -i);
	if (pile == TIED_LAST && c->up && later > end)
		return 2 * later - 3;
	if (pile == UP_FIRST && c->up && begin != NULL)
		return 2 * *begin - 1;
	if (pile == DOWN_TURNED && !c->up)
		return 2 * ((begin == NULL ? 0 : *begin) + end - 2 - i);
	if (pile >= DOWN_LATE && !c->up && (pile != DOWN_AFTER || later > end))
		return 2 * CARDS_MOST * (pile == DOWN_LATE ? 1 : WARS_MOST + 1 - c->war) + i;
	return pile >= UP_LATE ? i : 2 * i;
}

/* Whose cards come first. */
static int first_player(enum order order, int winner)
{
	if (order == COIN)
		return (int)chance(2);
	if (order == WINNER || order == WIN_PAIRS || order == WARS)
		return winner;
	return order == LOSER || order == NATURAL || order == LOSE_PAIRS ? !winner : order == SECOND || order == ALTERNATE_2;
}

/* The place of a card in its part of the spoils.  second: its player comes second; nth: among the player's cards in the part. */
static int64_t order_place(enum order order, const struct spoil *c, bool second, int nth, int pile)
{
	switch (order) {
	case LAID:
	case REVERSED:
		return PLACES * (4 * c->war + 2 * c->up + c->player) + pile;
	case WARS:
		return PLACES * (second - 2 * c->war) + pile;
	case HIGH:
	case LOW:
		return -c->card;
	case TEXT:
	case TEXT_BACK:
		return text_place(c->card);
	case NUMBER: /* an ace is the lowest */
	case NUMBER_BACK:
		return -(c->card % ACE);
	case OWNER:
	case WINNER:
	case LOSER:
	case SECOND:
	case RANDOM:
	case COIN:
		return PLACES * second + pile;
	default: /* in turn */
		return 2 * nth + second;
	}
}

/* The part of the spoils that a card belongs to, after so many wars; newest: the later the less; if 2, of each player by
 * itself. */
static int spoils_part(const struct traits *t, const struct spoil *c, int wars, enum rest rest)
{
	const int parts[] = {0, [BY_TIED] = c->war - (c->war > 0 && !c->up), [BY_UP] = greatest(c->war - 1, 0), [BY_WAR] = c->war,
		[BY_FIRST] = c->war > 0};

	if (rest == REST_DOWN_LAST || rest == REST_TIED_FIRST)
		return rest == REST_DOWN_LAST ? c->war == wars : -(c->up && c->war == wars - 1);
	return t->newest == 0 ? parts[t->group] : (t->newest == 2) * c->player * (WARS_MOST + 2) - parts[t->group];
}

/* Is the card, the i-th that its player has laid, gone before the winner takes the table, after so many wars? */
static bool is_lost(enum lost lost, const struct spoil *c, int i, int wars, int winner)
{
	bool tied = c->up && c->war < wars;
	const bool is[] = {false, [OLD_LOST] = wars > 1 && c->war < wars - c->up, [DOWN_LOST] = !c->up, [TIED_LOST] = tied,
		[LOSERS_LOST] = wars > 0 && c->player != winner, [ALL_LOST] = wars > 0, [UNDER_LOST] = !c->up || tied,
		[HALF_LOST] = i >= (table.count[c->player] + 1) / 2};

	return is[lost];
}

/* Puts the cards on the table in order, and then into the winner's hand. */
static void take(const struct traits *t, int winner, int wars, enum rest rest)
{
	bool odd = wars >= t->from && (t->to == 0 || wars < t->to);
	enum order order = !odd ? base.spoils : t->newest == 2 ? OWNER : t->spoils; /* 2: parts of one player each */
	bool back = order == NUMBER_BACK || order == REVERSED || order == NATURAL || order == LOW || order == BACK || order == TEXT_BACK;
	int first = first_player(order, winner), count = 0;

	for (int p = 0; p < 2; p++) {
		enum pile pile = odd && (t->pile_of == 0 || t->pile_of == p + 1) ? t->pile : IN_ORDER;

		for (int i = 0, war = 0, part = 0, nth = -1; i < table.count[p]; i++) {
			struct spoil c = {.card = table.laid[p][i], .player = p};
			int before = part, at = count;

			while (i >= table.end[war][p])
				war++;
			c.war = war;
			c.up = i == table.end[war][p] - 1;
			if (is_lost(t->lost, &c, i, wars, winner))
				continue;
			part = odd ? spoils_part(t, &c, wars, rest) : 0;
			nth = part == before ? nth + 1 : 0;
			c.place = order_place(part == 1 && rest == REST_DOWN_LAST ? OWNER : order, &c, p != first, nth,
				pile_place(pile, &c, i));
			c.place = NEXT_PART * part + (back ? -c.place : c.place);
			for (; at > 0 && spoils[at - 1].place > c.place; at--)
				spoils[at] = spoils[at - 1];
			spoils[at] = c;
			count++;
		}
	}
	for (int i = count; order == RANDOM && --i > 0;)
		card_exchange(&spoils[i].card, &spoils[chance(i + 1)].card);
	for (int i = 0; i < count; i++)
		if (t->put == UNDER)
			hand_put(t, winner, spoils[i].card);
		else
			hand_put_on_top(winner, spoils[t->put == ON_TOP ? count - 1 - i : i].card);
}

/* ---- A round, a game ---- */

/* Does the lower card win? */
static bool upset(const struct traits *t, int a, int b)
{
	bool lowest = least(a, b) == table.lowest, highest = greatest(a, b) == table.highest;

	return t->upset != NO_UPSET && lowest && (highest || t->upset == UPSET_ALL) &&
		(t->upset < UPSET_1 || (a < b) == (t->upset == UPSET_1));
}

/* Notes where the last war ends: a player may have had no card to lay face up. */
static void ends_put(int wars)
{
	for (int i = 0; i < 2; i++)
		table.end[wars][i] = table.count[i];
	table.end[wars + 1][0] = table.end[wars + 1][1] = 0;
}

/* The game ends in a war: the winner takes the table; in a draw, hand 1 becomes what lies there. */
static void rest_take(const struct traits *t, enum result result, int wars)
{
	int winner = result == WIN2;
	bool odd = rest_odd(t, result, wars);
	enum rest rest = odd ? t->rest : REST_TAKEN;
	struct traits own = *t;

	if (result != WIN1 && result != WIN2 && result != DRAW)
		return;
	if (rest == REST_CRASH)
		table.result = CRASH;
	if (result == DRAW || rest == REST_ALONE)
		table.hand[winner].head = table.hand[winner].tail;
	own.lost = NONE_LOST;
	if (odd && t->rest_spoils > 0)
		own.spoils = t->rest_spoils - 1;
	if (rest != REST_LOST)
		take(&own, winner, wars, rest);
}

/* One round.  GOING: goes on. */
static enum result round_play(const struct traits *t)
{
	int wars = 0, winner = -1;
	enum result result = GOING;

	if (table.count[0] == 0)
		table.count[1] = 0;
	lay(0, 1, false);
	lay(1, 1, false);
	while (winner < 0 && result == GOING) {
		int a = table.laid[0][table.count[0] - 1], b = table.laid[1][table.count[1] - 1];

		ends_put(wars);
		table.battles++;
		table.won_compared |= table.hand[0].head > table.dealt[0] || table.hand[1].head > table.dealt[1];
		if (a != b) {
			bool low = t->ace == COMPARED_LOW || t->ace == (wars == 0 ? BATTLES_LOW : WARS_LOW);

			winner = upset(t, a, b) || (low && greatest(a, b) == ACE) ? a > b : a < b;
			if (least(a, b) == GHOST)
				winner = t->lacks == WIN2;
			break;
		}
		if (t->calm != 0)
			return UNKNOWN;
		if (t->limit != 0 && t->count == BATTLES && table.battles >= t->limit && t->limited != IN_ROUNDS)
			return result_of(t->called);
		wars++;
		if (table.facts != NULL)
			war_note(table.facts, wars);
		table.few = least(size(0), size(1));
		result = war(t, wars, &winner);
		ends_put(wars);
	}
	table.wars += wars;
	table.plain += wars == 0;
	for (int p = 0; p < 2; p++)
		table.cards[p] += table.count[p];
	if (result != GOING && is_pile())
		rest_take(t, result, wars);
	if (result != GOING)
		return table.result != GOING ? table.result : result;
	if (t->count == WAR_TWICE || t->count == LATER_WARS)
		table.rounds += t->count == WAR_TWICE ? wars > 0 : greatest(wars - 1, 0);
	table.rounds -= t->count == NO_WARS && wars > 0;
	if (winner == 2)
		return GOING;
	if (table.facts != NULL)
		won_note(table.facts, winner, wars);
	if (t->last_won != AS_USUAL && size(winner) == 0 && (t->to == 0 || wars < t->to))
		return result_of(t->last_won);
	take(t, winner, wars, REST_TAKEN);
	table.count[0] = table.count[1] = 0;
	return table.result;
}

static int rank_value(const struct traits *t, int rank)
{
	static const char names[] = "23456789TJQKA";
	int value = 1;

	if (t->ranks[0] == '\0' || rank > 14)
		return rank;
	if (rank < 2)
		return rank - 1; /* lower than the lowest of `ranks` */
	for (const char *at = t->ranks; *at != names[rank - 2]; at++)
		if (*at == '=')
			value--;
		else
			value++;
	return value;
}

static int card_value(const struct traits *t, struct card card)
{
	int value = rank_value(t, t->diamond != 0 && card.suit == 0 ? t->diamond : card.rank);

	return t->suits[0] == '\0' || card.suit < 0 ?
		value :
		value * 8 + (int)(strchr(t->suits, "DHCS"[card.suit]) - t->suits);
}

static void deal(const struct traits *t, const struct hands *p)
{
	static struct hands right, other;

	table.lowest = 1 << 20;
	table.highest = 0;
	for (int i = 0; i < 2 && t->upset != NO_UPSET; i++)
		for (int j = 0; j < p->n[i]; j++) {
			table.lowest = least(table.lowest, p->card[i][j].rank);
			table.highest = greatest(table.highest, p->card[i][j].rank);
		}
	if (t->dealing != base.dealing || t->top != base.top) {
		right = other = *p;
		for (int i = 0; i < puzzle_cards(p); i++)
			*dealt_at(&other, i, t) = *dealt_at(&right, i, &base);
		p = &other;
	}
	for (int i = 0; i < 2; i++) {
		int player = t->reading == READ_SWAPPED ? !i : i, all = p->n[i], same = i == 1 ? least(all, p->n[0]) : all;
		const int read[] = {all, [READ_SAME] = same, [READ_SWAPPED] = all, [READ_TURNED] = all, [READ_LESS] = all - 1,
			[READ_SAME_CRASH] = same, [READ_ONE] = least(all, 1)};
		int n = least(read[t->reading], t->most != 0 ? t->most : CARDS_MOST);
		struct hand *hand = &table.hand[player];

		hand->head = hand->tail = 0;
		if (t->reading == READ_SAME_CRASH && i == 1 && p->n[0] > n)
			table.result = CRASH;
		for (int j = 0; j < n; j++)
			hand_put(t, player, card_value(t, p->card[i][t->reading == READ_TURNED ? n - 1 - j : j]));
		hand->pile = table.dealt[player] = hand->tail;
	}
}

static enum result out(const struct traits *t)
{
	bool is[2] = {size(0) == 0, size(1) == 0};

	if (!is[0] && !is[1])
		return GOING;
	if (is[0] && is[1] && t->empty != AS_USUAL)
		return result_of(t->empty);
	return is[0] && is[1] && t->shortage != LOSE ? DRAW : win_of(is[0]);
}

static void game_note(struct facts *facts, const struct hands *p, enum result result)
{
	uint64_t set = facts->rounds_set | (facts->wars_all == 0 ? fact(NO_WAR) : 0);

	round_note(facts, true);
	facts->rounds = table.rounds;
	for (int i = 0; i < 2; i++)
		facts->received = greatest(facts->received, (int)table.hand[i].tail);
	set |= p->n[0] == p->n[1] ? 0 : fact(UNEQUAL) | fact(p->n[0] > p->n[1] ? LARGER_1 : LARGER_2);
	set |= result == WIN1 || result == WIN2 ? fact(ANY_WINNER) | fact(result == WIN1 ? BY_PLAYER_1 : BY_PLAYER_2) : fact(DRAWN);
	facts->dealt = greatest(p->n[0], p->n[1]);
	facts->few = -puzzle_cards(p);
	facts->grown = facts->hand - 2 * p->n[0];
	facts->short_ = -table.rounds;
	facts->war[0] = 0;
	for (int i = 0; i < facts->wars; i++)
		facts->war[i] |= set & ~(i == 0 ? 0 : fact(NO_WAR));
}

/* Have both hands come back?  They are compared with those after 1, 2, 4, 8, ... rounds. */
static bool hands_repeat(int rounds)
{
	static int then[2][CARDS_MOST], sizes[2];
	bool same = rounds > 0 && size(0) == sizes[0] && size(1) == sizes[1];

	for (int p = 0; p < 2 && same; p++)
		for (int i = 0; i < sizes[p] && same; i++)
			same = table.hand[p].card[(table.hand[p].head + i) % table.ring] == then[p][i];
	for (int p = 0; p < 2 && (rounds & (rounds - 1)) == 0; p++) {
		sizes[p] = size(p);
		for (int i = 0; i < sizes[p]; i++)
			then[p][i] = table.hand[p].card[(table.hand[p].head + i) % table.ring];
	}
	return same;
}

/* The length of the game so far, in the unit of the traits. */
static int length_now(const struct traits *t)
{
	switch (t->count) {
	case BATTLES:
		return table.battles;
	case CARDS:
		return greatest(table.cards[0], table.cards[1]);
	case SECONDS:
		return t->battle * table.plain + t->war * table.wars;
	default:
		return table.rounds;
	}
}

/*
 * Plays the puzzle.  *length: in the unit of the traits.  facts may be NULL.  Where chance plays, the right game (base) is too
 * long once a card that was won is compared: up to there it is the same each time it is played, and what comes then is not.
 */
static enum result game_play(const struct traits *t, const struct hands *p, int *length, struct facts *facts)
{
	enum result result;
	int rounds = 0;
	/* Will a game whose hands come back be too long?  Numbers of another kind, and facts of games that count, need all of it. */
	bool loops = !by_chance(t) && t->limit == 0 && t->ring == 0 && t->slots == 0 && (facts == NULL || !book->endless);

	table.battles = table.rounds = table.count[0] = table.count[1] = 0;
	table.cards[0] = table.cards[1] = table.plain = table.wars = 0;
	table.won_compared = false;
	table.winnings = t->winnings;
	table.result = GOING;
	table.ring = t->ring != 0 ? (unsigned)t->ring : RING;
	table.facts = facts;
	if (facts != NULL)
		*facts = (struct facts){.wars = 1, .now = 1};
	deal(t, p);
	if (t->undealt != AS_USUAL && (size(0) == 0 || size(1) == 0))
		table.result = result_of(t->undealt);
	for (result = table.result; result == GOING; rounds++) {
		bool done = t->limit != 0 && length_now(t) >= t->limit && t->limited != IN_WARS;

		if (facts != NULL)
			for (int i = 0; i < 2; i++)
				facts->hand = size(i) > facts->hand ? size(i) : facts->hand;
		result = t->count == BATTLES && done ? result_of(t->called) : out(t);
		if (result == GOING && (rounds == ROUNDS_MOST || (loops && table.count[0] == 0 && hands_repeat(rounds))))
			result = !book->endless ? LONG : t->limit != 0 ? OFF : DRAW;
		if (result == GOING && done)
			result = result_of(t->called);
		if (result != GOING)
			break;
		table.rounds++;
		if (facts != NULL)
			round_note(facts, false);
		result = round_play(t);
		if (result != GOING && t->count == TURNS)
			table.rounds--;
		if (t == &base && by_chance(t) && table.won_compared)
			result = LONG;
	}
	if (t->limit != 0 && t->count >= CARDS && length_now(t) > t->limit && result < OFF) /* its last round passes the limit */
		result = result_of(t->called);
	if (facts != NULL)
		game_note(facts, p, result);
	if (result == DRAW && book->endless && loops)
		table.rounds = ROUNDS_MOST; /* it never ends */
	*length = length_now(t) + (t->start != 0 ? t->start - 2 : 0);
	return result;
}

/* The rank of a card in a hand. */
static int value_rank(const struct traits *t, int value)
{
	int rank = value;

	for (int r = 2; r <= ACE; r++)
		if (t->ranks[0] != '\0' && rank_value(t, r) == value)
			rank = r;
	return rank;
}

/* The pile of the winner, or of a draw what lies on the table. */
static void pile_say(const struct traits *t, int player, char text[TEXT_MOST])
{
	const struct hand *hand = &table.hand[player];
	char *at = text;

	strcpy(text, "nothing");
	for (unsigned i = 0; i < (unsigned)size(player) && at < text + TEXT_MOST - 16; i++) {
		unsigned place = t->form == BACKWARDS ? hand->tail - 1 - i : hand->head + i;
		int rank = value_rank(t, hand->card[place % table.ring]);

		at += sprintf(at, i > 0 ? " %d" : "%d", rank == ACE && t->form != ACES_14 ? 1 : rank);
	}
}

/* What the program prints, in `text`; "!" for a crash, "~" if it hangs, "~?" if the game is too long to be played here,
 * "?" for anything that is wrong, "*" if that is not known. */
static bool only_winner; /* answers have no length: the program is judged by the winner */

static void answer(const struct traits *t, enum result result, int length, char text[TEXT_MOST])
{
	static const char *const numbers[] = {"0", "1", "2"}, *const unknown[] = {"!", "~", "?", "~?", "*"};
	const char *const draws[] = {"pat", "DRAW", "PAT %d", "0", "nothing"}, *name;
	bool pat = result == DRAW || (result == OFF && strcmp(book->draw, book->off) == 0); /* nobody wins, whatever the reason */
	int winner;

	if (pat && t->drawn != AS_USUAL && t->drawn < PAT_LOWER) {
		result = t->drawn;
		pat = false;
	}
	winner = t->form == ONE || t->form == TWO ? t->form - ONE : (result == WIN2) != (t->form == EXCHANGED);
	name = t->form == ZERO ? numbers[winner] : book->wins[winner];
	if (result >= CRASH)
		strcpy(text, unknown[result - CRASH]);
	else if (pat && t->drawn != AS_USUAL)
		snprintf(text, TEXT_MOST, draws[t->drawn - PAT_LOWER], length);
	else if (is_pile() && result != OFF)
		pile_say(t, pat ? 0 : winner, text);
	else if (pat || result == OFF)
		strcpy(text, pat ? book->draw : book->off);
	else if (book->length == NO_LENGTH || only_winner || t->form == ALONE)
		strcpy(text, name);
	else if ((t->form == BACKWARDS) != (book->length == LENGTH_FIRST))
		sprintf(text, "%d %s", length, name);
	else
		sprintf(text, "%s %d", name, length);
}

static enum result game_answer(const struct traits *t, const struct hands *p, char text[TEXT_MOST])
{
	int length;
	enum result result = game_play(t, p, &length, NULL);

	answer(t, result, length, text);
	return result;
}

/* ---- The catalogue ---- */

enum { FAULTS_MOST = 500, LINE_MOST = 16384, NUMBERS_MOST = 12 };
static struct fault {
	char *name, *traits, *says;
	int rule; /* index into `rules` */
	int numbers[NUMBERS_MOST], count; /* of its list, or one 0 */
} faults[FAULTS_MOST];
static int faults_count;
/* A fault with one of its numbers.  In the order of rules. */
enum { VARIANTS_MOST = 1200 };
static struct variant {
	const struct fault *of;
	int number;
	struct traits t;
} variants[VARIANTS_MOST];
static int variants_count;
enum { RULES_MOST = 100 };
static char *rules[RULES_MOST]; /* the names of the rules, in the order of the catalogue */
static int rules_count;

static struct traits fault_traits(const struct fault *fault, int number)
{
	struct traits t = base;

	traits_parse(&t, fault->traits, number, NULL);
	return t;
}

/* The number that a word of the rules or of a fault stands for, as in `need-1` or `limit*2`; -1: it is no number. */
static int number_of_word(const char *word, const struct traits *t)
{
	static const char *const names[] = {"down", "need", "limit", "its down", "later"};
	const int values[] = {base.down, need_usual(&base), base.limit, t->down, t->later - 1};

	for (int i = 0; i < 5; i++) {
		const char *end = word + strlen(names[i]);

		if (strncmp(names[i], word, strlen(names[i])) == 0)
			return *end == '*' ? values[i] * atoi(end + 1) : greatest(0, values[i] + atoi(end));
	}
	return -1;
}

/* Writes a number, up to seven as a word. */
static void number_say(char *to, int number, const char *zero)
{
	const char *const words[] = {zero, "one", "two", "three", "four", "five", "six", "seven"};

	if (number < 8)
		sprintf(to, "%s", words[number]);
	else if (number >= 1000000)
		sprintf(to, "%d,%03d,%03d", number / 1000000, number / 1000 % 1000, number % 1000);
	else if (number >= 1000)
		sprintf(to, "%d,%03d", number / 1000, number % 1000);
	else
		sprintf(to, "%d", number);
}

/* What a word in braces stands for in a sentence of the catalogue, about a program with these traits. */
static const char *says_word(const char *word, const struct traits *t)
{
	static const char *const orders[SECOND + 1] = {
		[OWNER] = "player 1's cards first under the winner's {hand}",
		[LAID] = "the cards under the winner's {hand} as they were laid",
		[WINNER] = "the winner's cards first under its {hand}",
		[LOSER] = "the loser's cards first under the winner's {hand}",
		[ALTERNATE] = "the cards of player 1 and player 2 under the winner's {hand} in turn",
		[REVERSED] = "the cards under the winner's {hand} in reverse order, the last one laid first",
		[HIGH] = "the highest cards first under the winner's {hand}",
		[LOW] = "the lowest cards first under the winner's {hand}",
		[NATURAL] = "the cards under the winner's {hand} in pairs, the last pair first",
		[SECOND] = "player 2's cards first under the winner's {hand}",
	};
	static const char *const rests[] = {[REST_LOST] = "loses the cards on the table", [REST_CRASH] = "ends without an answer",
		[REST_ALONE] = "prints the cards on the table alone, without the winner's pile,"};
	static const char *const units[] = {[ROUNDS] = "round", [TURNS] = "turn", [BATTLES] = "battle", [CARDS] = "card",
		[SECONDS] = "second"};
	const char *round = book->round != NULL ? book->round : base.count == TURNS ? "turn" : "round";
	const struct {
		const char *word, *text;
	} words[] = {{"hand", book->hand}, {"round", round}, {"unit", book->round != NULL ? round : units[base.count]},
		{"A", book->suits ? "A" : is_pile() ? "1" : "14"}, {"other", base.dealt_first ? "1" : "2"},
		{"low", deck_lowest == 0 ? "0" : "the lowest card"}, {"high", deck_lowest == 0 ? "9" : "the highest"},
		{"draw", book->drawn}, {"calls off", base.called == AS_MORE ? "ends a game" : book->calls_off},
		{"spoils", t->spoils <= SECOND ? orders[t->spoils] : NULL},
		{"rest", rests[t->rest]},
		{"rest-spoils", t->rest_spoils == 1 + LOW ? "lowest first" : "unsorted"}};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strncmp(words[i].word, word, strcspn(word, "}")) == 0 && words[i].word[strcspn(word, "}")] == '\0')
			return words[i].text;
	fail("no such word", word);
}

/* Copies traits (about is NULL), or a sentence about a program, with numbers and words in place of braces.  False: a number is
 * 0. */
static bool braces_put(char *to, const char *from, const struct traits *about)
{
	bool all = true;

	for (; *from != '\0'; from++) {
		const char *end = *from == '{' ? strchr(from, '}') : from;
		int number = *from == '{' ? number_of_word(from + 1, about == NULL ? &base : about) : -1;
		bool cards = number >= 0 && end > from + 6 && strncmp(end - 6, " cards", 6) == 0;

		all &= number != 0;
		if (*from != '{') {
			*to++ = *from;
			continue;
		}
		if (number < 0)
			braces_put(to, says_word(from + 1, about), about);
		else if (about != NULL)
			number_say(to, number, cards ? "no" : "none");
		else
			sprintf(to, "%d", number);
		to += strlen(to);
		if (cards)
			to += sprintf(to, number == 1 ? " card" : " cards");
		from = end;
	}
	*to = '\0';
	return all;
}

/* Copies a line with the alternative of this number in place of each `[a|b]`.  False: there is none. */
static bool alternative_put(char *to, const char *from, int number)
{
	bool any = number == 0;

	for (; *from != '\0'; from++) {
		size_t size;

		if (*from != '[') {
			*to++ = *from;
			continue;
		}
		for (int i = 0; i < number && *from != ']'; i++)
			from += 1 + strcspn(from + 1, "|]");
		if (*from == ']')
			return false;
		size = strcspn(from + 1, "|]");
		memcpy(to, from + 1, size);
		to += size;
		from += strcspn(from, "]");
		any = true;
	}
	*to = '\0';
	return any;
}

/* Does one condition of the catalogue hold? */
static bool holds(const char *word)
{
	bool ties = book->deals != RANKS_ONCE && book->deals != ALL_RANKS;
	struct traits t = base;
	const struct {
		const char *word;
		bool holds;
	} words[] = {
		{"deck", is_dealt(&base)}, /* one deck is dealt */
		{"whole", cards_fixed() > 0}, /* each puzzle has all cards */
		{"suits", book->suits},
		{"ties", ties}, /* two cards may be of one rank */
		{"wars", ties && base.ties == 0},
		{"chance", by_chance(&base)},
		{"pile", is_pile()}, /* the answer is a pile */
		{"length", book->length != NO_LENGTH}, /* the answer has a length */
		{"first", book->length == LENGTH_FIRST},
		{"pat", strcmp(book->draw, "PAT") == 0 && !is_pile()},
	};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(words[i].word, word) == 0)
			return words[i].holds;
	if (strchr(word, '=') != NULL && traits_parse(&t, word, 0, NULL))
		return memcmp(&t, &base, sizeof t) == 0;
	for (int i = 0; i < BOOKS; i++)
		if (strcmp(books[i].name, word) == 0)
			return book == &books[i];
	fail("no such condition", word);
}

/* Takes the conditions out of a line: a word that begins with @.  Do all hold? */
static bool conditions_take(char *line)
{
	char words[LINE_MOST] = "", *at = strstr(line, " @");
	int size = 0;
	bool all = true;

	if (at != NULL && sscanf(at, " @%s%n", words, &size) == 1)
		memmove(at, at + size, strlen(at + size) + 1);
	for (char *word = strtok(words, ","); word != NULL; word = strtok(NULL, ","))
		all &= holds(word + (*word == '!')) != (*word == '!');
	return all;
}

/* Adds a fault of the catalogue, a line without alternatives.  One that is none under these rules is left out. */
static void fault_add(char *line)
{
	struct fault *fault = &faults[faults_count];
	char name[LINE_MOST], text[LINE_MOST], traits[LINE_MOST], says[LINE_MOST];
	const char *list = NULL;
	struct traits t = base;
	int end = 0;

	if (faults_count == FAULTS_MOST || variants_count + NUMBERS_MOST > VARIANTS_MOST || rules_count == 0)
		fail("too many faults, or no rule", line);
	if (!conditions_take(line))
		return;
	sscanf(line, "%s %s %n", name, text, &end);
	if (!braces_put(traits, text, NULL))
		return;
	if (!traits_parse(&t, traits, 0, &list))
		fail("no such traits", traits);
	if (list == NULL && memcmp(&t, &base, sizeof t) == 0)
		return;
	braces_put(says, line + end, &t);
	*fault = (struct fault){strdup(name), strdup(traits), strdup(says), .rule = rules_count - 1};
	faults_count++;
	do {
		int number = list == NULL ? 0 : (int)strtol(list, (char **)&list, 10);

		fault->numbers[fault->count++] = number;
		variants[variants_count++] = (struct variant){fault, number, fault_traits(fault, number)};
	} while (list != NULL && *list++ == '/' && fault->count < NUMBERS_MOST);
}

static const char *catalogue_name, *puzzles_name, *rules_text; /* the files `faults` and `puzzles`; the rules */
static bool rules_known;
/* Reads the catalogue for these rules, as `war --counts` prints them; the head of the file `faults` explains the format.
 * False: the rules are not known here, and its faults are those of the nearest rules. */
static bool catalogue_read(const char *name, const char *rules_of)
{
	static char line[LINE_MOST], fault[LINE_MOST], puzzles[4096];
	FILE *file = fopen(name, "r");
	bool applies = false;

	rules_known = rules_parse(&base, rules_of);
	rules_text = rules_of;
	catalogue_name = name;
	snprintf(puzzles, sizeof puzzles, "%.*spuzzles", (int)(strlen(name) - strlen("faults")), name);
	puzzles_name = puzzles;
	if (file == NULL)
		fail("cannot open the catalogue", name);
	while (fgets(line, sizeof line, file) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		for (int i = 0; line[0] == ' ' && applies && alternative_put(fault, line, i); i++)
			fault_add(fault);
		if (!isalnum((unsigned char)line[0]))
			continue;
		applies = conditions_take(line);
		if (applies && rules_count == RULES_MOST)
			fail("too many rules", line);
		if (applies)
			rules[rules_count++] = strdup(line);
	}
	fclose(file);
	return rules_known;
}

/* ---- What a program may do wrong ---- */

/* Something that a game can have: facts of one of its wars, or of the game; a number that is large; a rank. */
struct common {
	uint64_t war;
	int number, least; /* index into `numbers` and the least that counts, or -1 */
	int rank; /* or 0 */
};
static const struct {
	const char *says; /* % is the number */
	size_t at; /* in struct facts */
	int least; /* worth to be said */
} numbers[] = {
	{"% wars or more in a round", offsetof(struct facts, chain), 2},
	{"a hand of % cards or more at some time", offsetof(struct facts, hand), 2},
	{"% cards or more dealt to a player", offsetof(struct facts, dealt), 2},
	{"% cards or more on the table in a round", offsetof(struct facts, table), 11},
	{"% rounds or more", offsetof(struct facts, rounds), 3},
	{"a player who gets % cards or more during the game, with those dealt", offsetof(struct facts, received), 3},
	{"a hand that is at least % cards larger than two first hands", offsetof(struct facts, grown), 1},
	{"% cards or fewer in both hands together", offsetof(struct facts, few), -99},
	{"% rounds or fewer", offsetof(struct facts, short_), -99},
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

static int number_of(const struct facts *facts, int number)
{
	return *(const int *)((const char *)facts + numbers[number].at);
}

static bool game_has(const struct common *common, const struct hands *p, const struct facts *facts)
{
	bool rank = common->rank == 0, war = false;

	if (common->number >= 0 && number_of(facts, common->number) < common->least)
		return false;
	for (int i = 0; i < facts->wars && !war; i++)
		war = (facts->war[i] & common->war) == common->war;
	for (int player = 0; player < 2; player++)
		for (int i = 0; i < p->n[player] && !rank; i++)
			rank = p->card[player][i].rank == common->rank;
	return rank && war;
}

/* A fault, or what all games have that go wrong. */
struct guess {
	bool counted; /* common holds, not t */
	struct traits t;
	struct common common;
};

/* Does the program go wrong?  *text: what it prints. */
static bool guess_wrong(const struct guess *guess, const struct hands *p, const struct facts *facts, const char *right,
	char text[TEXT_MOST])
{
	if (guess->counted)
		strcpy(text, game_has(&guess->common, p, facts) ? "?" : right);
	else
		game_answer(&guess->t, p, text);
	return strcmp(text, right) != 0 && text[0] != '*';
}
