/*
 * war - plays the card game War exactly, by published rule books or by house rules
 *
 * Without options, it solves the CodinGame puzzle "War": it reads how many cards player 1 has, these cards, and the same
 * for player 2, and prints who wins after how many rounds.  `war --help` explains the rest.
 *
 * The file has three parts.  Each can be read, and works, without those after it.
 *
 * 1. THE SOLVER reads deals, plays them by the rules of a book, and prints the answers.  Its sections:
 *      failing and output    messages, exit statuses
 *      rules                 settings, books, orders of the spoils
 *      cards                 a card is a number
 *      reader                from text to `deal`
 *      hands                 hands are rings of cards; cards are laid on the table
 *      rounds                how War is played: round_play(), war_lay(), take(); plain_rounds() plays faster
 *      games                 play(): to the end, or until a position comes back
 *      answers               and main()
 *
 * 2. THE STANDOFF proves a game endless long before a position comes back.  You may skip it, unless you ask why some games
 *    never end: without it, all answers are the same.
 *
 * 3. THE LABORATORY is behind the options: the language of -r, seeds and shuffles, transcripts, statistics, counts, jobs.
 *
 * To paste the solver into an online judge, copy this file down to the line that begins part 2, and write the book into
 * `#define BOOK`.  `make paste BOOK=codeforces` does both.
 */

/*
 * BOOK is the rule book without -r.  CHANGES are statements that change its rules in a pasted solver, as in
 *   #define CHANGES rules.down = 1; rules.spoils = SPOILS_HIGH
 * `enum book`, `struct rules` and the enums before it have the names.  Nothing checks them.  more_wins, and tie=back with
 * chance, need a limit: without it nobody notices an endless game.
 */
#ifndef BOOK
#define BOOK CODINGAME
#endif
#ifndef CHANGES
#define CHANGES (void)0
#endif

/* The most cards that a hand is dealt.  100000 is enough for most judges, and needs an eighth of the memory. */
#ifndef HAND_MOST
#define HAND_MOST 1000000
#endif

#ifdef __cplusplus
#error "This is C: choose C11 or later, not C++"
#include "choose C" /* no such file: nothing else is reported */
#endif

/* What the headers offer: POSIX, files above 2 GB, and %ju on Windows. */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64
#define __USE_MINGW_ANSI_STDIO 1

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* CodinGame compiles at -O0. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__) && !defined(WAR_NO_PRAGMA)
#pragma GCC optimize("O2")
#endif

#define INLINE inline __attribute__((always_inline))
#define LENGTH(array) (sizeof(array) / sizeof *(array))

typedef uint32_t u32;
typedef uintmax_t u64; /* for %ju */
_Static_assert(UINTMAX_MAX == UINT64_MAX, "u64");
_Static_assert(HAND_MOST <= 1 << 20, "RING_MOST is too small");

enum {
	RING_LEAST = 1 << 11, /* slots of a ring: see `struct ring` */
	RING_MOST = 1 << (HAND_MOST > 1 << 17 ? 22 : 19),
	SUIT_BITS = 3,
	WARS_MOST = 63, /* longer chains of wars are counted as 63 */
	TEXT_MOST = 511, /* characters of a word that is read, of a list of names, of all settings */
	QUOTED_MOST = 40, /* of a word in a message */
};

static INLINE u64 least(u64 a, u64 b)
{
	return a < b ? a : b;
}

static INLINE u64 greatest(u64 a, u64 b)
{
	return a > b ? a : b;
}

static bool parse_number(const char *text, u64 from, u64 to, u64 *value)
{
	char *end;

	errno = 0;
	*value = strtoumax(text, &end, 10);
	return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0 && *value >= from && *value <= to;
}

/* ---- Failing and output ---- */

/* Exit statuses.  BAD_INPUT: FAILED, but the message has the file and the line */
enum { DONE, FAILED, USAGE, BAD_INPUT = -1 };

static const char *file_name = "<stdin>"; /* of the file that is read */
static u64 word_line = 1; /* of the word that was read last */

static void output_check(bool written)
{
	if (written)
		return;
	fprintf(stderr, "war: cannot write: %s\n", strerror(errno));
	exit(FAILED);
}

static void print(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	output_check(vprintf(format, arguments) >= 0);
	va_end(arguments);
}

/* Prints the message in one piece: several processes may fail at once. */
static _Noreturn void fail(int status, const char *format, ...)
{
	char text[4 * TEXT_MOST];
	va_list arguments;

	output_check(fflush(stdout) == 0);
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	if (status == BAD_INPUT)
		fprintf(stderr, "war: %s:%ju: %s\n", file_name, word_line, text);
	else
		fprintf(stderr, "war: %s%s\n", text, status == USAGE ? "\nTry 'war --help'." : "");
	exit(status == BAD_INPUT ? FAILED : status);
}

/* The word between quotes, with `...` after them if it is longer; valid until the next call. */
static const char *quoted(const char *word)
{
	static char text[4 * QUOTED_MOST + 8];
	char *to = text + sprintf(text, "'");
	const char *c = word;

	for (; *c != '\0' && c < word + QUOTED_MOST; c++)
		to += sprintf(to, *c >= ' ' && *c <= '~' ? "%c" : "\\x%02X", (unsigned char)*c);
	sprintf(to, *c != '\0' ? "'..." : "'");
	return text;
}

/* ---- Rules: settings, books, orders of the spoils ---- */

enum verdict { GOING, WIN1, WIN2, DRAW, OFF, ENDLESS, VERDICTS }; /* OFF: called off at the limit */

/* The words of the settings. */
/* clang-format off */
enum spoils { /* see `orders` */
	SPOILS_OWNER, SPOILS_LAID, SPOILS_WINNER, SPOILS_LOSER, SPOILS_ALTERNATE, SPOILS_REVERSED, SPOILS_RANDOM,
	SPOILS_COIN, SPOILS_HIGH, SPOILS_LOW, SPOILS_NATURAL, SPOILS_WARS, SPOILS_WINPAIRS, SPOILS_LOSEPAIRS
};
/* clang-format on */
enum more_wins { MORE_WINS_NO, MORE_WINS_YES };
enum tie { TIE_WAR, TIE_BACK }; /* Two cards of one rank: a war follows, or each goes back to its player */
/* See `shortages` and war_short(). */
enum shortage { SHORT_DRAW, SHORT_LOSE, SHORT_STEPS, SHORT_EMPTY, SHORT_LAST, SHORT_SPENT, SHORT_EQUAL };
enum pile { /* Winnings go */
	PILE_NONE, /* under the hand */
	PILE_STACK, /* on a pile.  When the hand is empty, the card won last is played first */
	PILE_SHUFFLED /* on a pile, shuffled when the hand is empty */
};
enum count { /* The length of a game is the number of */
	COUNT_ROUNDS, /* first comparisons of two cards, each with the wars that follow from it */
	COUNT_TURNS, /* rounds, but not one in which a war cannot go on */
	COUNT_BATTLES, /* comparisons of two cards, in wars too */
	COUNT_CARDS, /* cards laid by the player who laid more */
	COUNT_SECONDS /* seconds: `battle` for a round without a war, `war` for each war */
};
enum input { INPUT_DECK, INPUT_DECKS, INPUT_TOTAL, INPUT_LINES, INPUT_ROW }; /* see `inputs` */
enum shuffle { SHUFFLE_WAR, SHUFFLE_PYTHON, SHUFFLE_DOTNET, SHUFFLE_EVERY };
enum from { FROM_FIRST, FROM_LAST }; /* This card of a deck is dealt first */
enum top { TOP_FIRST, TOP_LAST }; /* Of the cards that a player is dealt, this one is played first */
enum ace { ACE_HIGH, ACE_LOW };
enum upset { UPSET_NO, UPSET_YES };
enum endless { ENDLESS_PROVED, ENDLESS_PLAYED }; /* part 1 does not look at it */

/* The first member of a row of a table with names. */
struct word {
	const char *name, *help;
};

/* How a game is played, read and answered.  All settings have one type, so that a table can point to them. */
static struct rules {
	struct word word; /* the name of the book; no help */
	u64 down; /* cards face down in a war */
	u64 spoils, pile, tie, shortage; /* `shortage` is called `short` outside C */
	u64 count; /* the unit of a game's length */
	u64 limit; /* games are called off at this length; 0: never */
	u64 more_wins; /* the player with more cards wins at the limit; `most` outside C */
	u64 battle, war; /* seconds of a round without a war, and of each war; not 0 */
	u64 input;
	/* Of the deck that is shuffled, and of the cards that are read: */
	u64 shuffle, suits, ranks, lowest, cards, jokers; /* lowest: the lowest rank */
	u64 from;
	u64 hands; /* cards of the deck that player 1 is dealt, before player 2 gets the rest; 0: both get cards in turn */
	u64 top, ace;
	u64 upset; /* the lowest rank of the deal beats the highest */
	u64 endless; /* endless games are found by part 2, too, or only by playing */
	/* Fixed by the book: */
	bool values; /* cards are integers, a card's name means its rank */
	bool ace_is_1; /* 1 is the ace, 13 the king, 15 and up for more ranks or jokers; without it, integers have no ace */
	bool empty; /* a deck, or a line, may be empty; a hand after its number always may */
	u32 dealt_first; /* 0, 1: the player who gets the first card of a deck */
	/* Formats of the length, by verdict.  NULL: winner_print(), or `LOOP start period` for ENDLESS. */
	const char *answers[VERDICTS];
	/* Of the deck before it is shuffled; see `suit_letters`: */
	bool by_rank; /* the deck is 2C 2D ..., not 2C 3C ... */
	enum suit { D, H, C, S } suit_order[4];
	enum transcript { PLAIN_TRACE, CSHARP_TRACE, UTEXAS_TRACE, TRANSCRIPTS } transcript;
} rules;

/* clang-format off */
#define TIMES .battle = 4, .war = 11
#define FRENCH .suits = 4, .ranks = 13, .lowest = 2, TIMES
#define TEN_CARDS .suits = 1, .ranks = 10, TIMES
#define DHCS .suit_order = {D, H, C, S}
#define ANSWERS .answers = {NULL, "1 %ju\n", "2 %ju\n", "PAT\n", "OFF\n", NULL}

/*
 * The rule books.  To add one, add its name and its row.  Each row has a name, FRENCH or TEN_CARDS, an order of suits, and
 * answers.  A setting that is left out has its first word, or 0.  If the settings do not suffice:
 * - An order of the spoils is a word of `enum spoils` and a row of `orders`.  Where `laying` and `arrange` are looked at
 *   (take(), arrange(), ...), the order of their words counts: see them before you add one.
 * - A shortage is a word of `enum shortage`, a row of `shortages`, and a case of war_short().
 * - A format of the input is a word of `enum input` and a row of `inputs`.
 * - A setting is a member of `struct rules` and a row of `settings` (part 3).  One that changes a seed's deck is needed
 *   where `jokers` and `hands` are used, and in deal_shuffle() (part 3).  A transcript is a row of `transcripts` (part 3).
 * tests/checks/additions has the rest.
 */
enum book { CODINGAME, UMASS, CSHARP, UTEXAS, HOUSE, BATAILLE, CODEFORCES, DRUNKARD, TMU, BOOTCAMP };
static const struct rules books[] = {
	[CODINGAME] = {.word.name = "codingame", .down = 3, .spoils = SPOILS_OWNER, .shortage = SHORT_DRAW,
		.count = COUNT_ROUNDS, .input = INPUT_DECKS, FRENCH, DHCS, ANSWERS},
	[UMASS] = {.word.name = "umass", .down = 3, .spoils = SPOILS_LAID, .shortage = SHORT_STEPS,
		.count = COUNT_BATTLES, .limit = 1000, .input = INPUT_DECK, .values = true, .empty = true,
		FRENCH, DHCS, .answers = {NULL, "1\n", "-1\n", "0\n", "0\n", NULL}},
	/* M. Jones */
	[CSHARP] = {.word.name = "csharp", .down = 3, .spoils = SPOILS_LAID, .shortage = SHORT_LOSE,
		.count = COUNT_TURNS, .limit = 1001, .input = INPUT_DECK, .dealt_first = 1,
		.shuffle = SHUFFLE_DOTNET, FRENCH, .by_rank = true, .suit_order = {C, D, S, H},
		.transcript = CSHARP_TRACE, ANSWERS},
	[UTEXAS] = {.word.name = "utexas", .down = 3, .spoils = SPOILS_OWNER, .shortage = SHORT_EMPTY,
		.count = COUNT_ROUNDS, .input = INPUT_DECK, .shuffle = SHUFFLE_PYTHON, FRENCH,
		.suit_order = {C, D, H, S}, .transcript = UTEXAS_TRACE, ANSWERS},
	/* P. Norvig */
	[HOUSE] = {.word.name = "house", .down = 3, .spoils = SPOILS_RANDOM, .shortage = SHORT_EMPTY,
		.count = COUNT_CARDS, .input = INPUT_DECKS, FRENCH, DHCS, ANSWERS},
	[BATAILLE] = {.word.name = "bataille", .down = 0, .spoils = SPOILS_NATURAL, .shortage = SHORT_EMPTY,
		.count = COUNT_ROUNDS, .input = INPUT_DECKS, FRENCH, DHCS, ANSWERS},
	/* problem 546C */
	[CODEFORCES] = {.word.name = "codeforces", .down = 3, .spoils = SPOILS_LOSER, .shortage = SHORT_EMPTY,
		.count = COUNT_ROUNDS, .input = INPUT_TOTAL, .values = true, TEN_CARDS, .lowest = 1, DHCS,
		.answers = {NULL, "%ju 1\n", "%ju 2\n", "0\n", "OFF\n", "-1\n"}},
	/* informatics.mccme.ru, problem 50 */
	[DRUNKARD] = {.word.name = "drunkard", .down = 3, .spoils = SPOILS_OWNER, .shortage = SHORT_EMPTY,
		.count = COUNT_ROUNDS, .limit = 1000000, .input = INPUT_LINES, .upset = UPSET_YES,
		.values = true, TEN_CARDS, .lowest = 0, DHCS,
		.answers = {NULL, "first %ju\n", "second %ju\n", "draw\n", "botva\n", NULL}},
	/* Toronto Metropolitan University, CPS 506 */
	[TMU] = {.word.name = "tmu", .down = 1, .spoils = SPOILS_HIGH, .shortage = SHORT_EMPTY,
		.count = COUNT_ROUNDS, .input = INPUT_ROW, .top = TOP_LAST, .values = true,
		.ace_is_1 = true, FRENCH, DHCS, .answers = {NULL, NULL, NULL, NULL, "OFF\n", NULL}},
	/* The Complete Python 3 Bootcamp */
	[BOOTCAMP] = {.word.name = "bootcamp", .down = 4, .spoils = SPOILS_OWNER, .shortage = SHORT_LOSE,
		.count = COUNT_ROUNDS, .input = INPUT_DECK, .shuffle = SHUFFLE_PYTHON, .from = FROM_LAST,
		FRENCH, .suit_order = {H, D, S, C}, ANSWERS},
};

/* Whose cards come first.  Bit 0 is for a win of player 1, bit 1 for one of player 2; set: player 2's cards. */
enum first {          /* if player 1 wins   if player 2 wins */
	FIRST_1,      /* player 1's         player 1's */
	FIRST_LOSER,  /* player 2's         player 1's */
	FIRST_WINNER, /* player 1's         player 2's */
	FIRST_2,      /* player 2's         player 2's */
	FIRST_CHANCE  /* a coin decides */
};
enum laying { /* Cards are gathered */
	BLOCKS,  /* all cards of one player, then those of the other */
	IN_TURN, /* one card of each player in turn */
	BY_TIME, /* step by step, as they were laid; from here on step_marks are needed */
	BY_WAR   /* the last war, the war before it, ..., the battle; of a war, all cards of one player */
};
enum arrange { KEEP, REVERSE, SHUFFLE, SORT_DOWN, SORT_UP }; /* by rank from SORT_DOWN on */

/* How take() gathers the cards of a round behind the winner's hand, by `first` and `laying`; then arrange() reorders them. */
static const struct order {
	struct word word;
	/* What the other members come to after a round without a war, for plain_rounds() and by_chance(). */
	enum first plain;
	enum first first; /* after any round, before arrange() */
	enum laying laying;
	enum arrange arrange;
} orders[] = {
	[SPOILS_OWNER] = {{"owner", "player 1's cards, then player 2's"}, FIRST_1, FIRST_1, BLOCKS, KEEP},
	[SPOILS_LAID] = {{"laid", "as laid, the face-down cards player by player"}, FIRST_1, FIRST_1, BY_TIME, KEEP},
	[SPOILS_WINNER] = {{"winner", "the winner's cards, then the loser's"}, FIRST_WINNER, FIRST_WINNER, BLOCKS, KEEP},
	[SPOILS_LOSER] = {{"loser", "the loser's cards, then the winner's"}, FIRST_LOSER, FIRST_LOSER, BLOCKS, KEEP},
	[SPOILS_ALTERNATE] = {{"alternate", "cards of player 1 and of player 2 in turn"}, FIRST_1, FIRST_1, IN_TURN, KEEP},
	[SPOILS_REVERSED] = {{"reversed", "as laid, last first"}, FIRST_2, FIRST_1, BY_TIME, REVERSE},
	[SPOILS_RANDOM] = {{"random", "shuffled"}, FIRST_CHANCE, FIRST_1, BLOCKS, SHUFFLE},
	[SPOILS_COIN] = {{"coin", "a coin decides whose cards come first"}, FIRST_CHANCE, FIRST_CHANCE, BLOCKS, KEEP},
	[SPOILS_HIGH] = {{"high", "highest rank first"}, FIRST_WINNER, FIRST_1, BLOCKS, SORT_DOWN},
	[SPOILS_LOW] = {{"low", "lowest rank first"}, FIRST_LOSER, FIRST_1, BLOCKS, SORT_UP},
	[SPOILS_NATURAL] = {{"natural", "in pairs, the last pair first: the winner's card, the loser's"},
		FIRST_WINNER, FIRST_LOSER, IN_TURN, REVERSE},
	[SPOILS_WARS] = {{"wars", "the last war's cards first; of each war the winner's, the loser's"},
		FIRST_WINNER, FIRST_WINNER, BY_WAR, KEEP},
	[SPOILS_WINPAIRS] = {{"winpairs", "in pairs as laid: the winner's card, the loser's"},
		FIRST_WINNER, FIRST_WINNER, IN_TURN, KEEP},
	[SPOILS_LOSEPAIRS] = {{"losepairs", "in pairs as laid: the loser's card, the winner's"},
		FIRST_LOSER, FIRST_LOSER, IN_TURN, KEEP},
};

/*
 * If a player has too few cards for a war; see war_short().  The help says what happens if 3, 2, 1 or 0 cards are left after the
 * tied card, and down=3.
 */
static const struct {
	struct word word;
	enum verdict both; /* if both players lose, also before a round, with empty hands */
} shortages[] = {
	[SHORT_DRAW] = {{"draw", "3, 2, 1, 0: nobody wins"}, DRAW},
	[SHORT_LOSE] = {{"lose", "3, 2, 1, 0: loses; both players: player 1 loses"}, WIN2},
	[SHORT_STEPS] = {{"steps", "2, 1, 0: loses; 3: loses if the other has 3 or more"}, DRAW},
	[SHORT_EMPTY] = {{"empty", "both lay 3, 2, 1, 0; a player with no card left loses"}, DRAW},
	[SHORT_LAST] = {{"last", "3: 2 down, 1 up; 2: 1 down, 1 up; 1: 1 up; 0: last card again"}, DRAW},
	[SHORT_SPENT] = {{"spent", "3, 2, 1: as short=last; 0: loses"}, DRAW},
	[SHORT_EQUAL] = {{"equal", "3: both lay 2 down, 1 up; 2: 1 down, 1 up; 1: 1 up; 0: loses"}, DRAW},
};

static const struct input_format {
	struct word word;
	bool deck;  /* one deck, which is dealt; else two hands */
	bool line;  /* a line is a hand, or the deck; else their number comes first.  With `values`, [ ] may do for both */
	bool total; /* the number of all cards comes first */
} inputs[] = {
	[INPUT_DECK] = {{"deck", "one deck, to be dealt"}, .deck = true},
	[INPUT_DECKS] = {{"decks", "two decks, each a player's hand"}, .deck = false},
	[INPUT_TOTAL] = {{"total", "how many cards there are in all, then two decks"}, .total = true},
	[INPUT_LINES] = {{"lines", "a line of cards for each player"}, .line = true},
	[INPUT_ROW] = {{"row", "a line of cards for each deck, to be dealt"}, .deck = true, .line = true},
};
/* clang-format on */

/* ---- Cards ---- */

/*
 * A card has its rank in the bits above its suit.  The ranks of a and b are equal if (a ^ b) < span; else the greater
 * number wins.  Integers have no suit: span 1.  2^31 is added to integers, so that they compare as unsigned.
 */
static const char rank_letters[] = "23456789TJQKA"; /* 10, and ranks above 14, are printed as numbers */
static const char suit_letters[] = "DHCS";
enum { NO_SUIT = 4 }; /* of a card that is written as a rank alone */
enum { LOW_ACE = 1, HIGH_ACE = 14 }; /* the ranks of an ace, of which the rules choose one */

static u32 card_span(void)
{
	return rules.values ? 1 : 1 << SUIT_BITS;
}

/*
 * Ranks 1 and 14 are both the ace, which gets rank 1 if ace=low, else 14.  With `values`, rank is an integer modulo 2^32, and
 * there is an ace only if `ace_is_1`.
 */
static INLINE u32 card_make(u32 rank, u32 suit)
{
	if ((rank == LOW_ACE || rank == HIGH_ACE) && (!rules.values || rules.ace_is_1))
		rank = rules.ace == ACE_LOW ? LOW_ACE : HIGH_ACE;
	return rules.values ? rank - INT32_MIN : rank << SUIT_BITS | suit;
}

/* The suit that a text names, by a letter, upper or lower case, or a sign in UTF-8.  Empty: NO_SUIT; -1: no suit. */
static int suit_parse(const char *text)
{
	static const char emoji[] = "\xEF\xB8\x8F"; /* may follow a sign on a web page */
	static const char *const signs[] = {"\xE2\x99\xA6", "\xE2\x99\xA5", "\xE2\x99\xA3", "\xE2\x99\xA0"};
	const char *letter = strchr(suit_letters, toupper((unsigned char)*text));

	if (*text == '\0')
		return NO_SUIT;
	if (letter != NULL && text[1] == '\0')
		return letter - suit_letters;
	for (int suit = 0; suit < NO_SUIT; suit++)
		if (strncmp(text, signs[suit], 3) == 0 && (text[3] == '\0' || strcmp(text + 3, emoji) == 0))
			return suit;
	return -1;
}

/* As ranks are compared, but for `upset`: an ace is 1 or 14, a joker above all others; or an integer. */
static intmax_t card_rank(u32 card)
{
	return rules.values ? (intmax_t)card + INT32_MIN : card >> SUIT_BITS;
}

/*
 * The card's name, as the reader reads it.  Whatever its rank, the ace is 1 among integers, else A.  Valid until the next call
 * but one.
 */
static const char *card_name(u32 card)
{
	static char names[2][16];
	static u32 turn;
	char *name = names[turn ^= 1];
	const char *suit = suit_letters + card % card_span(); /* NO_SUIT: its end */
	intmax_t rank = card_rank(card);

	if (rank == LOW_ACE && !rules.values)
		rank = HIGH_ACE;
	if (rules.values)
		sprintf(name, "%jd", rules.ace_is_1 && rank == HIGH_ACE ? LOW_ACE : rank);
	else if (rank == 10 || rank > HIGH_ACE)
		sprintf(name, "%jd%.1s", rank, suit);
	else
		sprintf(name, "%c%.1s", rank_letters[rank - 2], suit);
	return name;
}

#define MORE "see tests/guide/reference.md#input"
#define NAMES "a card is 2..10 J Q K A and D H C S, as 10H; " MORE
#define INTEGERS "the ace is A; integers are cards of umass, codeforces, drunkard and tmu; " MORE

/* Notes where a card written as "?" belongs, for part 3 to draw it.  NULL in a pasted solver: see input_read. */
static const char *(*unknown_note)(u32 *card);

/* Reads a card.  Returns NULL, or what is wrong with the word. */
static const char *card_parse(const char *word, u32 *card)
{
	u64 rank, highest = greatest(HIGH_ACE, rules.lowest + rules.ranks - 1 + (rules.jokers > 0));
	bool minus = *word == '-', numeral = *word >= '1' && *word <= '9' && word[1] >= '0' && word[1] <= '9';
	const char *letter = strchr(rank_letters, toupper((unsigned char)*word));
	char *suit_text = (char *)word + 1;
	int suit;

	if (unknown_note != NULL && strcmp(word, "?") == 0)
		return unknown_note(card);
	if (rules.values && parse_number(word + minus, 0, INT32_MAX + (u64)minus, &rank)) {
		bool known = !minus && rank >= 1 && rank <= highest && rank != HIGH_ACE;

		*card = card_make(minus ? -rank : rank, 0);
		return rules.ace_is_1 && !known ? "1 is the ace, 13 the king" : NULL;
	}
	if (numeral)
		rank = strtoul(word, &suit_text, 10);
	else
		rank = *word != '\0' && letter != NULL ? letter - rank_letters + 2 : 0;
	suit = rank > 0 ? suit_parse(suit_text) : -1;
	/* J to A have no numerals. */
	if (suit >= 0 && rank <= highest && (!numeral || rank <= 10 || rank > HIGH_ACE)) {
		*card = card_make(rank, suit);
		return NULL;
	}
	if (rules.values)
		return "neither a 32-bit integer nor a card";
	return word[strspn(word, "-0123456789")] == '\0' ? INTEGERS : NAMES;
}

/* ---- Reader: deals from text.  It fills `deal`; you may skip to the next section ---- */

static struct deal {
	u64 number; /* 1, 2, ... as they are read; or a seed */
	u32 cards[2]; /* of each player */
	u32 card[2][HAND_MOST]; /* top first */
} deal;

static u32 undealt[2 * HAND_MOST]; /* one deck, as it was before it was dealt */

static struct reader {
	int file; /* descriptor */
	bool commas; /* belong to words (set by part 3); else they are blanks */
	bool in_line; /* the end of a line is a word, "\n" */
	bool ahead; /* `word` has not been taken */
	bool goes_on; /* a line of cards has ended with a comma, and is over all the same; only part 3 asks */
	u64 deals; /* begun in the file */
	u64 line; /* of the next byte */
	char word[TEXT_MOST + 1]; /* ahead or, once it is taken, the last one; "" at the end of the file */
	size_t at, end; /* in `buffer` */
} reader = {.line = 1};

/* Not in `reader`: with its first values it would be in the executable. */
static unsigned char buffer[1 << 16];

/*
 * Is called instead of read(), if it is not NULL.  Part 3 defines it again, with a value, as parts 2 and 3 do with other
 * pointers; in a pasted solver all are NULL.  A signal may make it leave the reader by longjmp(); then no deal is read.
 */
static ssize_t (*input_read)(int file, void *bytes, size_t size);

/* The next byte, which stays; or EOF.  Prints the answers so far before it has to wait. */
static int reader_byte(void)
{
	ssize_t got;

	if (reader.at < reader.end)
		return buffer[reader.at];
	output_check(fflush(stdout) == 0);
	do
		got = input_read != NULL ? input_read(reader.file, buffer, sizeof buffer) :
					   read(reader.file, buffer, sizeof buffer);
	while (got < 0 && errno == EINTR);
	if (got < 0) {
		word_line = reader.line;
		fail(BAD_INPUT, "cannot read: %s", strerror(errno));
	}
	reader.at = 0;
	reader.end = got;
	return got > 0 ? buffer[0] : EOF;
}

static bool is_blank(int c)
{
	if (c == ',')
		return !reader.commas;
	return c == ' ' || (c >= '\t' && c <= '\r' && (c != '\n' || !reader.in_line));
}

static bool is_bracket(int c)
{
	return rules.values && (c == '[' || c == ']');
}

/* Is this a byte of the mark EF BB BF, which editors on Windows put before the text? */
static bool is_mark(int c)
{
	return reader.deals == 0 && (c == 0xEF || c == 0xBB || c == 0xBF);
}

/* Passes a byte, and puts it into the word.  At 0 it only passes a blank, which the word overwrites. */
static void reader_put(size_t length, int c)
{
	if (length == TEXT_MOST)
		fail(BAD_INPUT, "found a word without end");
	reader.word[length] = c;
	reader.line += c == '\n';
	reader.at++;
}

/*
 * The next word, which stays: up to a blank or a bracket; a bracket; in a line also its end, "\n"; or "".  One comma before a
 * word is a blank.  A second one, or one after "[", is a word, and no card.
 */
static const char *word_ahead(void)
{
	size_t length = 0;
	bool comma = *reader.word == '['; /* another comma would be one too many */
	int c;

	if (reader.ahead)
		return reader.word;
	for (c = reader_byte(); (is_blank(c) && (c != ',' || !comma)) || is_mark(c); c = reader_byte()) {
		comma |= c == ',';
		reader_put(0, c);
	}
	word_line = c == EOF ? word_line : reader.line; /* the end is at the last word */
	reader.goes_on |= comma && c == '\n';
	if (c == '\n' || is_bracket(c) || is_blank(c)) {
		reader_put(length++, c);
	} else {
		for (; c != EOF && c != '\n' && !is_blank(c) && !is_bracket(c); c = reader_byte()) {
			if (c < ' ')
				fail(BAD_INPUT,
					"found the byte %02X: compressed files and UTF-16 are not read", c);
			reader_put(length++, c);
		}
	}
	reader.word[length] = '\0';
	reader.ahead = true;
	return reader.word;
}

/* Takes the word, which has been looked at. */
static void word_take(void)
{
	reader.ahead = false;
}

/* Is the reader at the end of the file or, in a line, of the line? */
static bool at_end(void)
{
	return *word_ahead() == '\0' || *reader.word == '\n';
}

/* The word ahead, for a message, with its flaw. */
static const char *word_found(const char *flaw)
{
	static char text[TEXT_MOST + 1];

	if (at_end())
		return *reader.word == '\n' ? "the end of the line" : "the end of the input";
	sprintf(text, flaw != NULL ? "%s (%s)" : "%s", quoted(reader.word), flaw);
	return text;
}

/* Begins a deal, if there is another one.  An empty file has one, too, so that it is told that a deal is missing. */
static bool reader_more(void)
{
	bool more;

	reader.in_line = false; /* lines before the deal may be empty */
	more = !at_end();
	return reader.deals++ == 0 || more;
}

static u64 count_read(const char *whose, u64 from, u64 to)
{
	u64 cards;

	if (!parse_number(word_ahead(), from, to, &cards))
		fail(BAD_INPUT, "expected the number of cards of %s (%ju to %ju), found %s", whose, from, to,
			word_found(*reader.word == '[' ? INTEGERS : MORE));
	word_take();
	return cards;
}

/*
 * Reads a hand or a deck of `fewest` to `most` cards, and returns how many it has: a list of integers up to its `]`, a line up to
 * its end, else as many cards as the number before them says.
 */
static u32 cards_read(const char *whose, u64 fewest, u64 most, u32 *card)
{
	bool list = rules.values && *word_ahead() == '[', line = inputs[rules.input].line && !list;
	const char *or_end = list ? " or ']'" : " or the end of the line";
	u32 n = 0;

	if (rules.values && rules.input == INPUT_DECK && !list) /* a number of integers looks like a card */
		fail(BAD_INPUT, "expected '[', found %s", word_found(MORE));
	if (list)
		word_take();
	else if (!line)
		fewest = most = count_read(whose, fewest, most);
	reader.in_line = line;
	for (; n < fewest || (list && *word_ahead() != ']') || (line && !at_end()); n++) {
		const char *flaw = n == most ? "one too many" : card_parse(word_ahead(), &card[n]);

		if (flaw != NULL)
			fail(BAD_INPUT, "expected card %u of %s%s, found %s", n + 1, whose,
				n < fewest ? "" : or_end, word_found(flaw));
		word_take();
	}
	if (list || line)
		word_take(); /* the end */
	return n;
}

/* Deals `undealt`, from its first or its last card on, player 1's cards first or in turn. */
static void deck_deal(u32 cards)
{
	bool in_turn = rules.hands == 0;

	deal.cards[0] = in_turn ? (cards + !rules.dealt_first) / 2 : rules.hands;
	deal.cards[1] = cards - deal.cards[0];
	for (u32 p = 0; p < 2; p++) {
		u32 size = deal.cards[p];
		u32 at = in_turn ? (p + rules.dealt_first) & 1 : p * rules.hands; /* cards dealt before */

		for (u32 i = 0; i < size; i++, at += 1 + in_turn)
			deal.card[p][rules.top == TOP_LAST ? size - 1 - i : i] =
				undealt[rules.from == FROM_LAST ? cards - 1 - at : at];
	}
}

/* Reads the next deal.  False: the file is at its end.  No hand gets more than HAND_MOST cards. */
static bool reader_deal(void)
{
	const struct input_format *input = &inputs[rules.input];
	u64 fewest = (input->deck || input->line) && !rules.empty, most = HAND_MOST, total = 0;

	if (!reader_more())
		return false;
	if (input->deck) {
		most += rules.hands > 0 ? rules.hands : HAND_MOST;
		deck_deal(cards_read("the deck", greatest(fewest, rules.hands), most, undealt));
		return true;
	}
	if (input->total) {
		total = count_read("both players", 0, 2 * HAND_MOST);
		most = least(HAND_MOST, total);
		fewest = total - most; /* player 2 gets the rest */
	}
	deal.cards[0] = cards_read("player 1", fewest, most, deal.card[0]);
	if (input->total)
		fewest = most = total - deal.cards[0];
	deal.cards[1] = cards_read("player 2", fewest, most, deal.card[1]);
	return true;
}

/* ---- Hands: rings of cards; cards are laid on the table ---- */

/*
 * A hand is a ring of slots with four marks.  Cards are laid from the left; cards won are added on the right:
 *
 *            on the table     in hand         pile, if any
 *          |--------------|----------------|----------|
 *        table          head             pile        tail
 *                         top card is here             the next card taken goes here
 *
 * A mark only moves to the right, modulo 2^32, and its slot is card[mark & mask].  To lay a card is to move `head`, so the
 * card turned up is the one before it.  A round begins with `table` at `head`.  Without a pile, the mark `pile` is not used.
 *
 * A ring has at least twice as many slots as the deal has cards.  From `table` to `tail` a player has fewer than all cards of
 * the deal, and take() puts at most all cards behind them.  So it overwrites none that is still on the table.  RING_LEAST is
 * only for speed: plain_rounds() seldom meets the end of the ring, see stretch().
 */
struct ring {
	u32 *card, mask; /* slots; their number, a power of two, less 1 */
	u32 table, head, pile, tail;
};

/* Where a game stands. */
struct game {
	struct ring hand[2];
	u64 chance; /* state of splitmix64 */
	u32 marks; /* in `step_marks`, of this round */
	/* Played since the deal. */
	u64 rounds, battles, wars;
	u32 longest_chain; /* most wars in a round */
	u64 cards_laid[2]; /* by each player */
	u64 chains[WARS_MOST + 1]; /* rounds, by their wars */
};

/* games[0] is played.  games[1] is a copy of it: the anchor, or the same game some rounds later. */
static u32 slots[2][2][RING_MOST];
static struct game games[2] = {
	{.hand = {{.card = slots[0][0]}, {.card = slots[0][1]}}},
	{.hand = {{.card = slots[1][0]}, {.card = slots[1][1]}}},
};

/*
 * The steps of a round are cards that are taken together: for BY_TIME, what both players lay at one time; for BY_WAR, the battle
 * or a war.  step_marks[n] has the `head` of both hands after n steps.  Only the last step may have no card.
 */
static u32 step_marks[2 * HAND_MOST + 1][2];

/* The cards that are being sorted; and what cards_sort() needs besides. */
static u32 sorting[2 * HAND_MOST], spare[2 * HAND_MOST];

/* What is fixed while a deal is played. */
static struct fixed {
	u32 cards;
	u32 span; /* of ranks: see card_span() */
	enum first plain_first; /* `plain`, of the order of the spoils */
	enum laying laying; /* of the order of the spoils */
	u32 lowest, highest; /* card of the deal, if upset=yes */
} fixed;

static INLINE u32 *ring_slot(const struct ring *ring, u32 mark)
{
	return &ring->card[mark & ring->mask];
}

static INLINE u32 ring_size(const struct ring *ring)
{
	return ring->tail - ring->head;
}

/* Puts the cards between two marks of another ring, or of the same, at the tail. */
static INLINE void ring_put(struct ring *ring, const struct ring *other, u32 from, u32 to)
{
	for (; from != to; from++)
		*ring_slot(ring, ring->tail++) = *ring_slot(other, from);
}

static INLINE u32 hand_size(const struct game *game, u32 player)
{
	return ring_size(&game->hand[player]);
}

/* Cards before the pile. */
static INLINE u32 in_hand(const struct game *game, u32 player)
{
	return game->hand[player].pile - game->hand[player].head;
}

/* The card at a place, 0 being the top.  -1: the card turned up. */
static INLINE u32 *hand_card(const struct game *game, u32 player, u32 place)
{
	return ring_slot(&game->hand[player], game->hand[player].head + place);
}

static INLINE bool same_rank(u32 a, u32 b)
{
	return (a ^ b) < fixed.span;
}

/* Does a beat b, if their ranks differ?  upset: rules.upset, or the constant false, which is faster */
static INLINE bool beats(u32 a, u32 b, bool upset)
{
	return (a > b) !=
		(upset && same_rank(greatest(a, b), fixed.highest) && same_rank(least(a, b), fixed.lowest));
}

/* splitmix64 (S. Vigna, public domain). */
static INLINE u64 splitmix_next(u64 *state)
{
	u64 z = *state += 0x9E3779B97F4A7C15;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
	z = (z ^ z >> 27) * 0x94D049BB133111EB;
	return z ^ z >> 31;
}

/* A random number below n, without bias (Lemire 2019). */
static INLINE u32 splitmix_below(u64 *state, u32 n)
{
	u64 product;

	do
		product = (splitmix_next(state) >> 32) * n;
	while ((u32)product < n && (u32)product < -n % n);
	return product >> 32;
}

/* Do the rules draw random numbers? */
static bool by_chance(void)
{
	return orders[rules.spoils].plain == FIRST_CHANCE || rules.pile == PILE_SHUFFLED;
}

/* Begins the game of the deal. */
static void game_deal(struct game *game)
{
	u32 size = RING_LEAST;

	fixed = (struct fixed){.cards = deal.cards[0] + deal.cards[1],
		.span = card_span(),
		.plain_first = orders[rules.spoils].plain,
		.laying = orders[rules.spoils].laying,
		.lowest = UINT32_MAX};
	while (size < 2 * fixed.cards)
		size *= 2;
	*game = (struct game){.hand = {{.card = game->hand[0].card}, {.card = game->hand[1].card}},
		.chance = ~deal.number}; /* part 3's shuffle of the deck starts from the number itself */
	for (u32 p = 0; p < 2; p++) {
		u32 *card = game->hand[p].card, cards = deal.cards[p];

		game->hand[p] = (struct ring){card, size - 1, .pile = cards, .tail = cards};
		memcpy(card, deal.card[p], cards * sizeof *card);
		for (u32 i = 0; rules.upset && i < cards; i++) {
			fixed.lowest = least(fixed.lowest, card[i]);
			fixed.highest = greatest(fixed.highest, card[i]);
		}
	}
}

static void swap_cards(u32 *cards, u32 i, u32 j)
{
	u32 card = cards[i];

	cards[i] = cards[j];
	cards[j] = card;
}

/* Does a go before b in the order? */
static INLINE bool sorts_before(u32 a, u32 b, bool down)
{
	return !same_rank(a, b) && (a > b) == down;
}

/* Equal ranks keep their order.  Runs of 16 cards are sorted by insertion, then merged. */
static void cards_sort(u32 *card, u32 n, bool down)
{
	enum { RUN = 16 };

	for (u32 i = 1; i < n; i++)
		for (u32 j = i; j % RUN > 0 && sorts_before(card[j], card[j - 1], down); j--)
			swap_cards(card, j - 1, j);
	for (u32 width = RUN; width < n; width *= 2) {
		for (u32 from = 0; from < n; from += 2 * width) {
			u32 a = from, half = least(from + width, n), b = half, end = least(half + width, n);

			for (u32 to = from; to < end; to++) {
				bool b_next = a == half || (b < end && sorts_before(card[b], card[a], down));

				spare[to] = b_next ? card[b++] : card[a++];
			}
		}
		memcpy(card, spare, n * sizeof *card);
	}
}

/* Rearranges the cards of a hand from a mark on. */
static void arrange(struct ring *hand, u32 from, enum arrange how, u64 *chance)
{
	u32 *card = hand->card, mask = hand->mask, n = hand->tail - from;

	if (how == REVERSE) {
		for (u32 i = 0; i < n / 2; i++)
			swap_cards(card, (from + i) & mask, (from + n - 1 - i) & mask);
	} else if (how == SHUFFLE) {
		for (u32 i = n; i-- > 1;)
			swap_cards(card, (from + i) & mask, (from + splitmix_below(chance, i + 1)) & mask);
	} else {
		for (u32 i = 0; i < n; i++)
			sorting[i] = card[(from + i) & mask];
		cards_sort(sorting, n, how == SORT_DOWN);
		for (u32 i = 0; i < n; i++)
			card[(from + i) & mask] = sorting[i];
	}
}

/* A player with too few cards before the pile takes it up. */
static void pile_take(struct game *game, u32 player, u32 cards)
{
	struct ring *hand = &game->hand[player];

	if (in_hand(game, player) >= cards)
		return;
	arrange(hand, hand->pile, rules.pile == PILE_STACK ? REVERSE : SHUFFLE, &game->chance);
	hand->pile = hand->tail;
}

/* Both players lay cards from the top of the hand. */
static INLINE void lay(struct game *game, u32 cards1, u32 cards2)
{
	if (rules.pile != PILE_NONE) {
		pile_take(game, 0, cards1);
		pile_take(game, 1, cards2);
	}
	game->hand[0].head += cards1;
	game->hand[1].head += cards2;
}

/* ---- Rounds ---- */

/*
 * How War is played:
 *   play() plays a deal, verdict_find() to its end, and advance() some rounds.  verdict_before() tells before each round whether
 *   the game is over.
 *   round_play() plays a round: both lay a card, the higher one wins.  After a tie war_lay() lays the cards of a war, and the
 *   cards turned up are compared again.  war_short() has the rules for a player with too few cards for a war.
 *   take() puts the cards on the table under the winner's hand.  lay() lays cards, and takes up the pile.
 *
 * plain_rounds() plays rounds without a war as round_play() does, four times as fast.  plain_most() says when it may: if you
 * change what happens in a round without a war, let it return 0.  Part 2 relies on the rules, too: if you change one, adapt it,
 * or set endless=played, which does without.  A pasted solver has no part 2.
 *
 * To notice that a game is endless, verdict_find() keeps a copy of an earlier position, the anchor.  Wherever the hands look
 * like the anchor's, advance() stops, and same_position() compares all that the rules look at: the hands and the piles.
 *
 * The limit counts in four places.  verdict_before() looks at it before each round, and round_play(), if battles are counted,
 * before each war.  plain_most() lets plain rounds go up to it.  play() calls off a game that passes it in its last round.
 */

/* What a watcher is told of a game, in order. */
enum event {
	DEALT, /* play_again() has dealt the cards */
	BATTLE, /* both laid the first card of a round */
	WAR, /* the cards turned up are equal */
	DOWN, /* both laid cards face down, maybe none */
	UP, /* each turned up one more, or has none: its last card again */
	SHORT, /* the war cannot go on; the winner, if any, has taken the cards on the table */
	TAKEN, /* the winner has taken the cards on the table */
	BACK, /* each player has taken a tied card back */
	OVER, /* the game is over; only trace_print() in part 3 tells it */
};
typedef void watcher(const struct game *, enum event);
static watcher *watch; /* NULL: nobody watches */

/* Rounds that are not watched are played by a copy of the code, which is faster: there the constant NULL is the watcher. */
static INLINE void event_tell(watcher *watcher, const struct game *game, enum event event)
{
	if (watcher != NULL)
		watcher(game, event);
}

/* The verdict if these players lose; GOING: nobody does. */
static enum verdict lost(bool player1, bool player2)
{
	if (player1 && player2)
		return shortages[rules.shortage].both;
	if (player1)
		return WIN2;
	return player2 ? WIN1 : GOING;
}

/*
 * A player has too few cards for a war, or both have.  has: the cards of each.  Sets how many each lays face down, and returns
 * how the game ends once they are laid.  GOING: the war goes on.  Then who has a card left turns it up; for a player without
 * one, the card that was turned up last counts again.
 */
static enum verdict war_short(const u32 has[2], u32 down[2])
{
	u32 fewer = least(has[0], has[1]);

	down[0] = down[1] = 0;
	switch (rules.shortage) {
	case SHORT_DRAW:
		return DRAW;
	case SHORT_LOSE:
		return lost(has[0] <= rules.down, has[1] <= rules.down);
	case SHORT_STEPS: /* first who cannot lay all face down loses, then who has none to turn up */
		if (fewer < rules.down)
			return lost(has[0] < rules.down, has[1] < rules.down);
		/* fall through */
	case SHORT_EMPTY: /* both lay as many as the poorer player has */
		down[0] = down[1] = fewer;
		return lost(has[0] == fewer, has[1] == fewer);
	case SHORT_SPENT: /* SHORT_LAST if both have a card, else SHORT_EQUAL */
		if (fewer > 0)
			break;
		/* fall through */
	case SHORT_EQUAL: /* both lay as many as the poorer player has, less one to turn up */
		down[0] = down[1] = fewer - (fewer > 0);
		return lost(has[0] == 0, has[1] == 0);
	}
	/* SHORT_LAST: each saves the last card to turn it up. */
	for (u32 p = 0; p < 2; p++)
		down[p] = least(rules.down, has[p] - (has[p] > 0));
	return has[0] + has[1] == 0 ? DRAW : GOING;
}

/* Notes where both hands stand: at the beginning of a round, and after each step. */
static INLINE void step_mark(struct game *game)
{
	if (fixed.laying < BY_TIME)
		return;
	step_marks[game->marks][0] = game->hand[0].head;
	step_marks[game->marks++][1] = game->hand[1].head;
}

/* After a tie both players lay cards face down, and turn up one more.  Returns how the game ends; GOING: it does not. */
static INLINE enum verdict war_lay(struct game *game, watcher *watcher)
{
	u32 has[2] = {hand_size(game, 0), hand_size(game, 1)}, down[2] = {rules.down, rules.down};
	enum verdict verdict = GOING;

	if (has[0] <= rules.down || has[1] <= rules.down)
		verdict = war_short(has, down);
	lay(game, down[0], down[1]);
	if (fixed.laying == BY_TIME && down[0] + down[1] > 0)
		step_mark(game);
	event_tell(watcher, game, DOWN);
	if (verdict == GOING)
		lay(game, has[0] > down[0], has[1] > down[1]);
	step_mark(game);
	return verdict;
}

/* The player whose cards come first, unless a coin decides. */
static u32 first_player(enum first first, u32 winner)
{
	return first >> winner & 1;
}

/* The winner takes the cards on the table, in the order of the spoils. */
static void take(struct game *game, u32 winner)
{
	const struct order *order = &orders[rules.spoils];
	bool chance = order->first == FIRST_CHANCE;
	u32 first = chance ? splitmix_below(&game->chance, 2) == 0 : first_player(order->first, winner);
	struct ring hand = game->hand[winner]; /* copies, which stay in registers */
	const struct ring one = game->hand[first], two = game->hand[!first];
	u32 from = hand.tail, at1 = one.table, at2 = two.table;

	for (; order->laying == IN_TURN && at1 != one.head && at2 != two.head; at1++, at2++) {
		ring_put(&hand, &one, at1, at1 + 1);
		ring_put(&hand, &two, at2, at2 + 1);
	}
	if (order->laying <= IN_TURN) {
		ring_put(&hand, &one, at1, one.head);
		ring_put(&hand, &two, at2, two.head);
	} else {
		for (u32 n = 1; n < game->marks; n++) {
			u32 end = order->laying == BY_TIME ? n : game->marks - n; /* of the step to take */

			ring_put(&hand, &one, step_marks[end - 1][first], step_marks[end][first]);
			ring_put(&hand, &two, step_marks[end - 1][!first], step_marks[end][!first]);
		}
	}
	game->hand[winner].tail = hand.tail;
	if (order->arrange != KEEP)
		arrange(&game->hand[winner], from, order->arrange, &game->chance);
}

/* Each player takes the tied card back. */
static void take_back(struct game *game)
{
	for (u32 p = 0; p < 2; p++)
		ring_put(&game->hand[p], &game->hand[p], game->hand[p].table, game->hand[p].head);
}

static void count_plain(struct game *game, u64 rounds)
{
	game->rounds += rounds;
	game->battles += rounds;
	game->cards_laid[0] += rounds;
	game->cards_laid[1] += rounds;
	game->chains[0] += rounds;
}

static u64 game_length(const struct game *game)
{
	if (rules.count == COUNT_SECONDS)
		return game->chains[0] * rules.battle + game->wars * rules.war;
	if (rules.count == COUNT_CARDS)
		return greatest(game->cards_laid[0], game->cards_laid[1]);
	return rules.count == COUNT_BATTLES ? game->battles : game->rounds;
}

static bool at_limit(const struct game *game)
{
	return rules.limit != 0 && game_length(game) >= rules.limit;
}

/* Plays a round.  GOING: the cards laid are in a hand again.  watcher: `watch`, or NULL; see event_tell(). */
static INLINE enum verdict round_play(struct game *game, watcher *watcher)
{
	enum verdict verdict = GOING;
	u32 wars = 0;

	game->hand[0].table = game->hand[0].head;
	game->hand[1].table = game->hand[1].head;
	game->marks = 0;
	step_mark(game);
	lay(game, 1, 1);
	step_mark(game);
	for (;;) {
		u32 a = *hand_card(game, 0, -1), b = *hand_card(game, 1, -1);

		game->battles++;
		event_tell(watcher, game, wars == 0 ? BATTLE : UP);
		if (!same_rank(a, b)) {
			take(game, !beats(a, b, rules.upset));
			event_tell(watcher, game, TAKEN);
			break;
		}
		if (rules.tie == TIE_BACK) {
			take_back(game);
			event_tell(watcher, game, BACK);
			break;
		}
		if (rules.count == COUNT_BATTLES && at_limit(game)) {
			verdict = OFF;
			break;
		}
		wars++; /* also if it cannot go on */
		event_tell(watcher, game, WAR);
		verdict = war_lay(game, watcher);
		if (verdict != GOING) {
			if (verdict != DRAW)
				take(game, verdict == WIN2);
			event_tell(watcher, game, SHORT);
			break;
		}
	}
	for (u32 p = 0; p < 2; p++)
		game->cards_laid[p] += game->hand[p].head - game->hand[p].table;
	game->wars += wars;
	game->chains[least(wars, WARS_MOST)]++;
	game->longest_chain = greatest(wars, game->longest_chain);
	/* A round in which a war cannot go on is no turn. */
	game->rounds += verdict == GOING || rules.count != COUNT_TURNS;
	return verdict;
}

/* Have both games equal ranks on top, and hands of equal sizes?  plain_loop() asks it, too, before each round but its first. */
static INLINE bool looks_like(const struct game *game, const struct game *anchor)
{
	return same_rank(*hand_card(game, 0, 0), *hand_card(anchor, 0, 0)) &&
		same_rank(*hand_card(game, 1, 0), *hand_card(anchor, 1, 0)) &&
		hand_size(game, 0) == hand_size(anchor, 0);
}

/*
 * Plays up to `most` rounds without a war.  You may skip it: it does what round_play() does.  Stops sooner before a tie
 * (true), before an empty hand and, with an anchor, where the hands look like it after a round.  No mark passes the end of its
 * ring (see stretch()), so pointers stand for the marks.
 *
 * To save a branch, which would cost a third of the speed, both rings get the two cards behind their tails, as if their player
 * won, and only the winner's tail moves.  The loser's two are overwritten later.  swap1 is for a win of player 1, swap2 for one
 * of player 2.  A coin and a shuffle of two cards draw one number below 2, and 0 puts player 2's card first.
 */
static INLINE bool plain_loop(struct game *game, const struct game *anchor, u64 most, enum first first,
	bool upset)
{
	struct ring *hand1 = &game->hand[0], *hand2 = &game->hand[1];
	const u32 *from = ring_slot(hand1, hand1->head), *end = from + most;
	const u32 *head1 = from, *head2 = ring_slot(hand2, hand2->head);
	u32 *const to1 = ring_slot(hand1, hand1->tail), *const to2 = ring_slot(hand2, hand2->tail);
	u32 *tail1 = to1, *tail2 = to2;
	u32 swap1 = -first_player(first, 0), swap2 = -first_player(first, 1); /* 0: a b; all bits: b a */
	u32 anchor1 = anchor != NULL ? *hand_card(anchor, 0, 0) : 0;
	u32 anchor2 = anchor != NULL ? *hand_card(anchor, 1, 0) : 0;
	u32 size = anchor != NULL ? hand_size(anchor, 0) : 0, mask = hand1->mask, span = fixed.span;
	u64 chance = game->chance;
	bool tied = false;

	for (; head1 != end; head1++, head2++) {
		u32 a = *head1, b = *head2, differ = a ^ b; /* a ^ differ is b */
		size_t won = -(size_t)beats(a, b, upset) & 2; /* by player 1: 2 cards or 0 */

		if (head1 == tail1 || head2 == tail2)
			break;
		/* Tested before the tie: a tie may look like the anchor.  & mask: tail1 may have begun the ring anew. */
		if (anchor != NULL && ((a ^ anchor1) | (b ^ anchor2)) < span &&
			((tail1 - head1) & mask) == size && head1 != from)
			break;
		tied = differ < span;
		if (tied)
			break;
		if (first == FIRST_CHANCE)
			swap1 = swap2 = -(splitmix_below(&chance, 2) == 0);
		tail1[0] = a ^ (differ & swap1);
		tail1[1] = b ^ (differ & swap1);
		tail2[0] = a ^ (differ & swap2);
		tail2[1] = b ^ (differ & swap2);
		tail1 += won;
		tail2 += won ^ 2;
	}
	hand1->head += head1 - from;
	hand2->head += head1 - from;
	hand1->tail += tail1 - to1;
	hand2->tail += tail2 - to2;
	game->chance = chance;
	count_plain(game, head1 - from);
	return tied;
}

/* The commonest orders have loops of their own, which are faster (`make bench`). */
static bool plain_rounds(struct game *game, const struct game *anchor, u64 most)
{
	enum first first = fixed.plain_first;

	if (rules.upset || (anchor != NULL && first != FIRST_1))
		return plain_loop(game, anchor, most, first, rules.upset);
	if (anchor != NULL)
		return plain_loop(game, anchor, most, FIRST_1, false);
	if (first == FIRST_1)
		return plain_loop(game, NULL, most, FIRST_1, false);
	if (first == FIRST_WINNER)
		return plain_loop(game, NULL, most, FIRST_WINNER, false);
	if (first == FIRST_CHANCE)
		return plain_loop(game, NULL, most, FIRST_CHANCE, false);
	return plain_loop(game, NULL, most, first, false);
}

/* How the game is over before a round; GOING: it is not.  With count=battles the limit comes before an empty hand. */
static enum verdict verdict_before(const struct game *game)
{
	bool out1 = hand_size(game, 0) == 0, out2 = hand_size(game, 1) == 0;

	if (at_limit(game) && (rules.count == COUNT_BATTLES || (!out1 && !out2)))
		return OFF;
	return lost(out1, out2);
}

/* Rounds until a mark may pass the end of the ring's slots.  A round without a war moves `head` by 1, `tail` by 2 or 0. */
static u64 stretch(const struct ring *ring)
{
	u32 slots = ring->mask + 1;

	return least(slots - (ring->head & ring->mask), (slots - (ring->tail & ring->mask)) / 2);
}

/*
 * How many rounds plain_rounds() may play: none that somebody watches; none with upsets if the spoils are sorted by rank, since
 * the winner's card may be the lower one; up to the end of a ring; up to the next pile; up to the limit.
 */
static u64 plain_most(const struct game *game)
{
	u64 most = least(stretch(&game->hand[0]), stretch(&game->hand[1]));

	if (watch != NULL || (rules.upset && orders[rules.spoils].arrange >= SORT_DOWN))
		return 0;
	if (rules.pile != PILE_NONE)
		most = least(most, least(in_hand(game, 0), in_hand(game, 1)));
	if (rules.limit != 0) {
		u64 length = rules.count == COUNT_SECONDS ? rules.battle : 1; /* of a round without a war */

		most = least(most, (rules.limit - game_length(game) - 1) / length + 1);
	}
	return most;
}

/*
 * Plays on until `rounds` rounds have been played since the deal, or the hands look like the anchor's (NULL: there is none).
 * Returns how the game ended, or GOING.
 */
static enum verdict advance(struct game *game, const struct game *anchor, u64 rounds)
{
	while (game->rounds < rounds) {
		enum verdict verdict = verdict_before(game);
		u64 most;

		if (verdict != GOING)
			return verdict;
		most = least(plain_most(game), rounds - game->rounds);
		if (most == 0 || plain_rounds(game, anchor, most))
			verdict = watch != NULL ? round_play(game, watch) : round_play(game, NULL);
		if (verdict != GOING)
			return verdict;
		if (anchor != NULL && looks_like(game, anchor))
			break;
	}
	return GOING;
}

/* ---- Games: to the end, or until a position comes back ---- */

struct outcome {
	enum verdict verdict;
	bool off; /* the limit has ended the game */
	u64 length; /* in the unit of `count` */
	u64 start, period; /* by loop_find(): rounds before an endless game repeats, and of one repetition */
};

/*
 * Part 2 tells how a game ends, between rounds.  GOING: it does not know, and has changed nothing.  Any other verdict, which need
 * not be ENDLESS: it may have overwritten `other`, and put other numbers in place of the cards of both games.  game_deal() brings
 * the cards back.
 */
static enum verdict (*prove)(struct game *game, struct game *other);
/* Start and period of a game that prove() has found to be endless.  False: it was not prove(). */
static bool (*prove_loop)(struct game *game, struct game *other, struct outcome *outcome);

static void game_copy(struct game *to, const struct game *from)
{
	u32 *const card[2] = {to->hand[0].card, to->hand[1].card};

	*to = *from;
	for (u32 p = 0; p < 2; p++) {
		to->hand[p].card = card[p];
		for (u32 i = 0; i < hand_size(from, p); i++)
			*hand_card(to, p, i) = *hand_card(from, p, i);
	}
}

/* Are the positions the same, ignoring suits? */
static bool same_position(const struct game *one, const struct game *other)
{
	for (u32 p = 0; p < 2; p++) {
		if (hand_size(one, p) != hand_size(other, p) ||
			(rules.pile != PILE_NONE && in_hand(one, p) != in_hand(other, p)))
			return false;
		for (u32 i = 0; i < hand_size(one, p); i++)
			if (!same_rank(*hand_card(one, p, i), *hand_card(other, p, i)))
				return false;
	}
	return true;
}

/*
 * verdict_find() pauses every 2 * cards + 2 rounds, and asks prove().  At pause FIRST_ANCHOR the position becomes the anchor.
 * It may lie before the rounds that repeat, so later ones replace it, each at ANCHORS_APART times the pause before.  All
 * numbers were found by measuring; but part 2 needs an even number of rounds between pauses, see standoff_prove().
 */
enum { FIRST_ANCHOR = 16, ANCHORS_APART = 8 };

/* Plays the game to the end, until it comes back to the anchor (Brent 1980), or until part 2 has the verdict. */
static enum verdict verdict_find(struct game *game, struct game *other)
{
	const struct game *anchor = NULL;
	/* more_wins: endless games, too, are played up to the limit */
	bool may_repeat = !by_chance() && !rules.more_wins;
	u64 next_anchor = FIRST_ANCHOR;

	for (u64 pause = 1;; pause++) {
		enum verdict verdict = GOING;

		for (u64 rounds = pause * (2 * fixed.cards + 2); game->rounds < rounds;) {
			verdict = advance(game, anchor, rounds);
			if (verdict != GOING)
				return verdict;
			if (anchor != NULL && same_position(game, anchor))
				return ENDLESS;
		}
		if (prove != NULL && may_repeat)
			verdict = prove(game, other);
		if (verdict != GOING)
			return verdict;
		if (pause == next_anchor && may_repeat) {
			game_copy(other, game);
			anchor = other;
			next_anchor *= ANCHORS_APART;
		}
	}
}

/* The player with more cards wins.  Cards on the table count for nobody. */
static enum verdict most_cards(const struct game *game)
{
	u32 n1 = hand_size(game, 0), n2 = hand_size(game, 1);

	return n1 == n2 ? DRAW : lost(n1 < n2, n2 < n1);
}

/* Plays the deal, as games[0].  A limit ends endless and longer games. */
static struct outcome play(void)
{
	struct outcome outcome = {.verdict = GOING};

	game_deal(&games[0]);
	outcome.verdict = verdict_find(&games[0], &games[1]);
	outcome.length = game_length(&games[0]);
	outcome.off = rules.limit != 0 && (outcome.verdict >= OFF || outcome.length > rules.limit);
	if (outcome.off) {
		outcome.verdict = rules.more_wins ? most_cards(&games[0]) : OFF;
		outcome.length = rules.limit;
	}
	return outcome;
}

/*
 * The first round whose position comes back after `lap` rounds.  begin: sets the game to the deal, or to a round before the start.
 *
 *     0               start        lap           start + lap
 *     |-------->--------|-----------|-------->--------|
 *       the game                      its copy
 *
 * The game and its copy, a lap ahead, play in turn.  From the start on they are alike.  They take long strides first, and then
 * begin anew from the last stride before the start, round by round.
 */
static u64 start_find(struct game *game, struct game *copy, void (*begin)(struct game *), u64 lap)
{
	static const u64 strides[] = {512, 1};
	u64 last_differ = 0; /* the last round at which they differed; 0: none yet */

	for (u32 i = 0; i < LENGTH(strides); i++) {
		begin(game);
		advance(game, NULL, last_differ);
		game_copy(copy, game);
		advance(copy, NULL, game->rounds + lap);
		while (!same_position(game, copy)) {
			last_differ = game->rounds;
			advance(game, NULL, last_differ + strides[i]);
			advance(copy, NULL, last_differ + strides[i] + lap);
		}
	}
	return game->rounds;
}

/* Start and period of the endless game that play() has played last; both games stand as it has left them. */
static void loop_find(struct outcome *outcome)
{
	struct game *game = &games[0], *anchor = &games[1];

	if (outcome->period > 0 || (prove_loop != NULL && prove_loop(game, anchor, outcome)))
		return;
	outcome->period = game->rounds - anchor->rounds;
	outcome->start = start_find(game, anchor, game_deal, outcome->period);
}

/* ---- Answers ---- */

/* Prints the cards between two marks of a ring: `before` the first one, and what is between them. */
static void cards_print(const struct ring *ring, u32 from, u32 to, const char *before, const char *between)
{
	for (u32 mark = from; mark != to; mark++)
		print("%s%s", mark == from ? before : between, card_name(*ring_slot(ring, mark)));
}

/* Plays `rounds` rounds of the deal once more: for a watcher, or since prove() may have replaced the cards. */
static void play_again(struct game *game, u64 rounds)
{
	game_deal(game);
	event_tell(watch, game, DEALT);
	advance(game, NULL, rounds);
}

/* Has nobody taken the cards of the last round? */
static bool table_left(const struct game *game)
{
	return hand_size(game, 0) + hand_size(game, 1) < fixed.cards;
}

/* Prints the winner's cards, from the top; of a draw, the cards left on the table, as player 1 would take them. */
static void winner_print(enum verdict verdict)
{
	struct game *game = &games[0];
	struct ring *hand = &game->hand[verdict == WIN2];
	u32 from;

	play_again(game, UINT64_MAX);
	from = verdict == DRAW ? hand->tail : hand->head;
	if (verdict == DRAW && table_left(game))
		take(game, 0);
	print("[");
	cards_print(hand, from, hand->tail, "", ", ");
	print("]\n");
}

static void answer_print(struct outcome *outcome)
{
	const char *format = rules.answers[outcome->verdict];

	if (format != NULL) {
		print(format, outcome->length);
	} else if (outcome->verdict == ENDLESS) {
		loop_find(outcome);
		print("LOOP %ju %ju\n", outcome->start, outcome->period);
	} else {
		winner_print(outcome->verdict);
	}
}

/* Part 3 plays instead of the rest of main(), and exits. */
static void (*laboratory)(int count, char **arguments);

int main(int count, char **arguments)
{
	if (laboratory != NULL)
		laboratory(count, arguments);
	rules = books[BOOK];
	CHANGES;
	for (deal.number = 1; reader_deal(); deal.number++) {
		struct outcome outcome = play();

		answer_print(&outcome);
	}
	output_check(fclose(stdout) == 0);
	return DONE;
}

/* ======== 2. THE STANDOFF: a pasted solver ends above this line ======== */

/*
 * Example.  Player 1 has K 2, player 2 has 3 Q 4 A.  Player 1's card of a battle is taken first, whoever wins.
 *
 *                 player 1    player 2          X     Y      L
 *                 X0 L2       L0 Y0 L1 Y1       X0    Y0 Y1  L0 L1 L2
 *   before        K  2        3  Q  4  A        K     Q  A   3  4  2
 *   K beats 3     2  K 3      Q  4  A
 *   Q beats 2     K  3        4  A  2  Q        K     A  Q   4  2  3
 *
 * The pattern.  The two players take turns to win a round.  The leader is the player who should win the next one, by the sizes
 * of the hands (lemma_1).  Places count from the top, place 0.  The leader's cards at even places and the other player's cards
 * at odd places are called high, all other cards low, whatever their ranks.  As long as each round is won by its high card,
 * every high card stays high, and every low card stays low: after a round the other player leads, each card left is one place
 * nearer the top, and the two cards taken get the right places (lemma_1).
 *
 * Reels.  X holds the leader's high cards, Y the other player's, each from the top: X has a cards, Y has b.  L holds all c low
 * cards: the other player's m, then the leader's.  A pass is two rounds.  In the first one X[0] beats L[0], and in
 * the second one Y[0] beats L[m].  A pass turns each reel by one card.  In the example 6 passes bring back the hands.
 *
 * A high card meets the low cards that it would have to beat if all high cards won: in pass t X[t] meets L[t], and Y[t] meets
 * L[m + t], where indices count modulo a, b and c.  So X[q] meets L[r] if r - q is a multiple of the greatest common divisor
 * of a and c, and Y[q] meets L[r] if r - q - m is a multiple of that of b and c.  Such high and low cards are a class.
 *
 * The code looks for two kinds of positions in which a player leads, and the hands have the cards that theorem_1 asks for:
 *   SEPARATED   each high card is of a higher rank than all low cards that it meets
 *   TIED        some meet a low card of their rank; the lowest high card and the highest low card have the same rank v
 *
 * Coq has proved what follows.  The names are those in tests/deep/proof.  Its model has no piles and no chance, and the game
 * ends when a player is short of cards.  What is said of SEPARATED holds for every word of `short`, since there are no wars;
 * what is said of ties is used if outlasts_ties().  The code uses nothing of it for upset=yes.  With tie=back theorem_1 holds,
 * since a SEPARATED position has no ties; no position counts as TIED.  With most=yes a game is played to its limit, and part 2 is
 * not asked.
 *
 * lemma_1, lemma_1_two_rounds, lemma_1_deck: let a player with n cards, one of them laid, win a battle.  The cards taken get
 *   places n - 1 and n.  The winner does not lead next, so the own card, which is high, has to get the odd place.  The pattern
 *   goes on if and only if it comes first when n is even, and second when n is odd.  The other player, who has to win next,
 *   has a card less by then.  So only these players can lead:
 *     first card taken     orders                      cards of the deck   leader
 *     player 1's           owner, laid, alternate      even                player 1 if the hands are even, else player 2
 *     player 2's           reversed                    even                player 2 if the hands are even, else player 1
 *     the winner's         winner, winpairs, natural,  odd                 the player with the even hand
 *                          wars, high
 *     the loser's          loser, losepairs, low       odd                 the player with the odd hand
 * theorem_1: let a player lead who has a card or more, and let the other player have two or more.  The players win in turn for
 *   ever, the leader first and without a tie, if and only if the position is SEPARATED.  classes_meet: the cards of a class are
 *   those that meet, so it is enough to compare classes.
 * A position has v if a player leads, no high card is below v, and no low card is above v.  Unless a hand has too few
 *   cards, such a position is TIED or SEPARATED, and a TIED one has v.
 * lemma_2: let a position have v.  The next position has v, too, unless the game ends, if
 *   - the order is owner, winner or loser, and an odd number of cards is face down, or
 *   - the order is another one, and no card is face down.
 * theorem_2: then the game has the same winners and wars with three ranks: below v, v and above v.  It is endless if a
 *   position with three ranks comes back.
 * reels_and_cycles, theorem_3_ties: a lap is two rounds if SEPARATED; if TIED, the least number of rounds after which the
 *   position with three ranks comes back.  Each lap moves the cards by the same permutation of places: even if an order sorts
 *   by rank, at most one card of the spoils is above v, and one below.  The ranks come back after the least number of laps that
 *   brings back the ranks on each cycle of the permutation.
 * once_a_standoff: the position after a SEPARATED position is SEPARATED.
 * tied_later: if outlasts_ties(), each position after one that has v has v, until the game ends.
 * start: let a game come to a SEPARATED position.  A position of the game comes back if and only if it is SEPARATED.
 * start_of_ties: let a game come to a position that has v.  A position of the game comes back if and only if it has v, and
 *   comes back with three ranks.
 */

enum kind { NONE, TIED, SEPARATED }; /* the better ones last */

enum { X, Y, L, REELS };

/* What is known of the game that is played. */
static struct standoff {
	u32 size; /* player 1's cards when standoff_prove() was asked last */
	/* By reels_take(): */
	u32 leader; /* 0 or 1 */
	u32 count[REELS]; /* a, b, c */
	u32 met[2]; /* the card of L that X[0] and Y[0] meet first: 0, m */
	/* By standoff_look(): */
	enum kind kind;
	u32 high, low; /* the lowest high card, the highest low card; if TIED, they have rank v */
	u64 found; /* the first round at which a look finds TIED, by standoff_loop() */
} standoff;

static u32 reels[REELS][HAND_MOST]; /* X, Y, L: at most half of the cards, rounded up */
/* By number, see standoff_mark(): */
static u32 came_from[2 * HAND_MOST]; /* the card that lies, after a lap, where this one lay */
static u32 ranks[2 * HAND_MOST]; /* before the lap */
static u32 cycle[2 * HAND_MOST]; /* the ranks on a cycle of the permutation */

/* a * b, but at most UINT64_MAX; b > 0.  It has no branch, because no known game, so no test, would take it. */
static u64 multiply_capped(u64 a, u64 b)
{
	return a * b | -(u64)(a > UINT64_MAX / b);
}

static u32 greatest_divisor(u32 a, u32 b)
{
	while (b != 0) {
		u32 rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

/* Does player p, who wins a battle, take his or her own card second? */
static bool own_second(u32 p)
{
	return (fixed.plain_first >> p ^ p) & 1;
}

/*
 * Lemma 1: can player p win now, and the other player next?  By then the other player has a card less: hence `!=`.  So not both
 * players lead.
 */
static bool leads(const struct game *game, u32 p)
{
	return hand_size(game, p) % 2 == own_second(p) && hand_size(game, !p) % 2 != own_second(!p);
}

/* Where a card of a reel lies in the hands. */
static INLINE u32 *reel_card(const struct game *game, u32 reel, u32 q)
{
	u32 leader = standoff.leader, m = standoff.met[Y];

	return reel == X  ? hand_card(game, leader, 2 * q) :
		reel == Y ? hand_card(game, !leader, 2 * q + 1) :
		q < m     ? hand_card(game, !leader, 2 * q) :
			    hand_card(game, leader, 2 * (q - m) + 1);
}

/* Takes n cards of a reel, every other card of a hand from a place on. */
static INLINE void reel_take(u32 *reel, u32 n, const struct ring *hand, u32 place)
{
	for (u32 q = 0; q < n; q++)
		reel[q] = hand->card[(hand->head + place + 2 * q) & hand->mask];
}

/* Takes the reels of the position.  False: nobody leads, or a hand has too few cards. */
static bool reels_take(const struct game *game)
{
	u32 leader = leads(game, 0) ? 0 : 1;
	const struct ring hand = game->hand[leader], other = game->hand[!leader];
	u32 a = (ring_size(&hand) + 1) / 2, b = ring_size(&other) / 2, m = ring_size(&other) - b;

	standoff.leader = leader;
	standoff.met[Y] = m;
	memcpy(standoff.count, (u32[REELS]){a, b, fixed.cards - a - b}, sizeof standoff.count);
	if (!leads(game, leader) || a == 0 || b == 0)
		return false;
	reel_take(reels[X], a, &hand, 0);
	reel_take(reels[Y], b, &other, 1);
	reel_take(reels[L], m, &other, 0);
	reel_take(reels[L] + m, standoff.count[L] - m, &hand, 1);
	return true;
}

/*
 * Do the rules fit lemma 2?  It needs a game that ends if a player has too few cards for a war.  It is enough to ask for
 * player 1: then the game ends, too, if player 2 has too few, or both have.
 */
static bool outlasts_ties(void)
{
	const struct order *order = &orders[rules.spoils];

	if (rules.tie == TIE_BACK)
		return false;
	for (u32 has = 0; has <= rules.down; has++)
		if (war_short((u32[]){has, rules.down + 1}, (u32[2]){0}) == GOING)
			return false;
	/* owner, winner, loser; or another order */
	return order->laying == BLOCKS && order->arrange == KEEP ? rules.down % 2 : rules.down == 0;
}

/* SEPARATED: all cards of this reel win.  TIED: they win or tie. */
static INLINE enum kind classes_look(u32 reel)
{
	u32 size = standoff.count[reel], c = standoff.count[L], step = greatest_divisor(size, c);
	enum kind found = SEPARATED;

	for (u32 first = 0; first < step; first++) { /* the first card of a class */
		u32 high = UINT32_MAX, low = 0;

		for (u32 q = first; q < size; q += step)
			high = least(high, reels[reel][q]);
		for (u32 r = (first + standoff.met[reel]) % step; r < c; r += step) {
			low = greatest(low, reels[L][r]);
			if (low > high && !same_rank(high, low))
				return NONE;
		}
		if (same_rank(high, low))
			found = TIED;
		standoff.high = least(standoff.high, high);
		standoff.low = greatest(standoff.low, low);
	}
	return found;
}

static enum kind standoff_look(const struct game *game)
{
	standoff.kind = NONE;
	standoff.high = UINT32_MAX;
	standoff.low = 0;
	if (rules.endless == ENDLESS_PLAYED || rules.pile != PILE_NONE || rules.upset || !reels_take(game))
		return NONE;
	standoff.kind = classes_look(X);
	if (standoff.kind != NONE)
		standoff.kind = least(standoff.kind, classes_look(Y));
	if (standoff.kind == TIED && (!outlasts_ties() || !same_rank(standoff.high, standoff.low)))
		standoff.kind = NONE;
	return standoff.kind;
}

enum { NUMBERS = 1 << 22 }; /* more than the numbers that cards get from standoff_mark() */
/* Three ranks, in the bits above the number.  If SEPARATED, low cards are BELOW, and high ones ABOVE. */
enum { BELOW, LEVEL, ABOVE };

/*
 * After standoff_look() has found a standoff: replaces every card by one of the three ranks and a number, until game_deal().
 * The cards of X are numbered from 0 on, then those of Y, then those of L.  Returns the number of cards of rank v.
 */
static u32 standoff_mark(struct game *game)
{
	u32 number = 0, levels = 0;

	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0; q < standoff.count[reel]; q++) {
			u32 *card = reel_card(game, reel, q);
			bool level = standoff.kind == TIED && same_rank(*card, standoff.high);

			*card = (level ? LEVEL : reel == L ? BELOW : ABOVE) * NUMBERS + number++;
			levels += level;
		}
	fixed.span = NUMBERS;
	return levels;
}

/* Rounds until the next tie, by marked cards on the reels; UINT64_MAX: no tie is ahead, so the position is SEPARATED. */
static u64 rounds_to_tie(void)
{
	u64 rounds = UINT64_MAX;

	for (u32 reel = X; reel < L; reel++)
		for (u32 q = 0, size = standoff.count[reel], c = standoff.count[L]; q < size; q++) {
			u32 r = q + standoff.met[reel];
			u64 round = 2 * (u64)q + (reel == Y);

			if (reels[reel][q] / NUMBERS != LEVEL)
				continue;
			/*
			 * X wins the first round of a pass, Y the second; each card wins once in `size` passes.  After c wins it
			 * has met all that it meets.  As size <= c (the other player has a card), r is below 2 c.
			 */
			for (u32 wins = 0; wins < c && round < rounds; wins++) {
				r -= r < c ? 0 : c;
				if (reels[L][r] / NUMBERS == LEVEL)
					rounds = round;
				r += size;
				round += 2 * (u64)size;
			}
		}
	return rounds;
}

/* After reels_take(): does the same as playing passes in which high cards win (reels_turn in Coq). */
static void reels_turn(struct game *game, u64 passes)
{
	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0, size = standoff.count[reel], from = passes % size; q < size; q++) {
			*reel_card(game, reel, q) = reels[reel][from];
			from = from + 1 < size ? from + 1 : 0;
		}
	count_plain(game, 2 * passes);
}

/* Turns the reels to the next tie, unless somebody watches the rounds; then plays its round.  ENDLESS: no tie is ahead. */
static enum verdict tie_play(struct game *game)
{
	u64 ahead, tie; /* rounds until the tie, and before it since the deal */

	if (!reels_take(game)) /* this round or the next one ends the game (too_small) */
		return advance(game, NULL, UINT64_MAX);
	ahead = rounds_to_tie();
	if (ahead == UINT64_MAX)
		return ENDLESS;
	tie = game->rounds + ahead;
	if (watch == NULL)
		reels_turn(game, ahead / 2);
	return advance(game, NULL, tie + 1);
}

/*
 * Plays on with three ranks.  Returns the verdict if the game ends.  Returns ENDLESS if the anchor's position comes back; the
 * rounds since the anchor are then the least lap (anchor_gives_lap).
 *
 * If n of N cards have rank v, ties are some N * N / (n * n) rounds apart, and to turn the reels takes as long as N rounds.  So
 * if few cards have rank v, the game goes from tie to tie, and anchors are positions after a tie; else it is played on.  If no
 * tie is ahead, tie_play() returns ENDLESS, and the kind becomes SEPARATED; a game that is played on comes back to its anchor.
 */
static enum verdict ties_play(struct game *game, struct game *anchor)
{
	u64 marked = game->rounds, levels = standoff_mark(game);
	u64 drop = 0; /* the round of the next anchor */
	bool few = levels * levels <= fixed.cards;

	for (;;) {
		const struct game *halt = drop > 0 ? anchor : NULL;
		enum verdict verdict = few ? tie_play(game) : advance(game, halt, game->rounds + fixed.cards);

		if (verdict == ENDLESS)
			standoff.kind = SEPARATED;
		if (verdict != GOING)
			return verdict;
		if (drop > 0 && same_position(game, anchor))
			return ENDLESS;
		if (game->rounds >= drop) {
			game_copy(anchor, game);
			drop = game->rounds + (game->rounds - marked) * ANCHORS_APART;
		}
	}
}

/*
 * The period of a standoff (theorem 3).  The game goes on for a lap with three ranks.  Within a lap no position comes back: the
 * sizes differ after a round if SEPARATED; if TIED, the three ranks would come back, too.
 */
static u64 standoff_period(struct game *game, u64 lap)
{
	enum { SEEN = NUMBERS };
	u32 span = fixed.span, number = 0;
	u64 laps = 1;

	standoff_look(game); /* takes the reels */
	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0; q < standoff.count[reel]; q++)
			ranks[number++] = reels[reel][q] / span;
	standoff_mark(game);
	advance(game, NULL, game->rounds + lap);
	number = 0;
	for (u32 reel = X; reel < REELS; reel++) /* they have their sizes, and the same leader, again */
		for (u32 q = 0; q < standoff.count[reel]; q++)
			came_from[number++] = *reel_card(game, reel, q) % NUMBERS;
	for (u32 start = 0; start < fixed.cards; start++) {
		u32 n = 0, period = 1;

		for (u32 at = start, next; came_from[at] != SEEN; at = next) {
			cycle[n++] = ranks[at];
			next = came_from[at];
			came_from[at] = SEEN;
		}
		if (n == 0)
			continue;
		while (n % period != 0 || memcmp(cycle, cycle + period, (n - period) * sizeof *cycle) != 0)
			period++;
		laps = multiply_capped(laps, period / greatest_divisor(period, laps % period));
	}
	return multiply_capped(lap, laps);
}

/* Plays the deal until a look finds TIED, and gives the cards three ranks. */
static void ties_begin(struct game *game)
{
	game_deal(game);
	advance(game, NULL, standoff.found);
	standoff_look(game);
	standoff_mark(game);
}

/*
 * Finds start and period of an endless game.  TIED: `copy` is the anchor to which it has come back.
 *
 * Once a look finds this kind of standoff, or a better one, all later looks do (once_a_standoff, tied_later).  So bisecting finds
 * the first round at which a look finds it.  `game` stands at the last round at which a look has failed, start - 1,
 * or at the deal; `copy` plays to the middle.  SEPARATED: the repetition begins at the round found (start).  TIED: it begins
 * there, or at the first later round whose position comes back with three ranks (start_of_ties).
 */
static bool standoff_loop(struct game *game, struct game *copy, struct outcome *outcome)
{
	enum kind kind = standoff.kind;
	/* A look finds it at the round `found`, if not before. */
	u64 found = kind == SEPARATED ? game->rounds : copy->rounds;
	u64 lap = kind == SEPARATED ? 2 : game->rounds - copy->rounds, start = 0;

	if (kind == NONE)
		return false;
	game_deal(game); /* the cards have their ranks again */
	while (start < found) {
		u64 middle = start + (found - start) / 2;

		game_copy(copy, game);
		advance(copy, NULL, middle);
		if (standoff_look(copy) >= kind) {
			found = middle;
		} else {
			game_copy(game, copy);
			start = middle + 1;
		}
	}
	advance(game, NULL, start);
	if (kind == TIED) {
		standoff.found = start;
		start = start_find(game, copy, ties_begin, lap);
		game_deal(game);
		advance(game, NULL, start);
	}
	outcome->start = start;
	outcome->period = standoff_period(game, lap);
	return true;
}

/*
 * Looks for a standoff, if player 1 has as many cards as when this function was called last.  At a standoff the players win in
 * turn, so an even number of rounds without a tie leaves the sizes as they were.  With ties they may differ; then a later look
 * may find it, or the game comes back to its anchor.
 */
static enum verdict standoff_prove(struct game *game, struct game *other)
{
	u32 size = standoff.size;

	standoff.size = hand_size(game, 0);
	standoff.kind = NONE;
	if (size != standoff.size || standoff_look(game) == NONE)
		return GOING;
	return standoff.kind == TIED ? ties_play(game, other) : ENDLESS;
}

static enum verdict (*prove)(struct game *game, struct game *other) = standoff_prove;
static bool (*prove_loop)(struct game *game, struct game *other, struct outcome *outcome) = standoff_loop;

/* ======== 3. THE LABORATORY ======== */

/*
 *   options_run()       parses the options into `given`
 *     run()             chooses what to do, in `work`; then one of
 *       merge()           adds up counts of files
 *       files_play()      plays the games of files
 *       groups_play()     plays seeds, in several processes; each takes one group of seeds after another from `shared`
 *         game_play()       play(), then work.report(), which prints the game or adds it to `tally` and `extremes`
 *       jobs_join()       adds up the counts that the other processes print
 *     finish()          prints `tally`, `extremes` and the `ranges` of games that were played, by work.summary()
 *
 * Nothing may be printed before jobs_start() starts processes: each would print what waits in the buffer of stdout.  The header
 * of --table may, since one process prints tables.
 */

#include <fcntl.h>
#include <getopt.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

#define VERSION "5.0"

enum { JOBS_MOST = 1024 };
#ifdef __TINYC__ /* has no atomics: one process plays */
#define _Atomic
enum { PROCESSES_MOST = 1 };
#else
enum { PROCESSES_MOST = JOBS_MOST };
#endif

/* Exit statuses besides those of the solver.  STOPPED: + the number of the signal */
enum { MISSING = 3, STOPPED = 128 };

/* ---- The language of -r ---- */

enum {
	SUITS_MOST = 64, /* cards of a rank; suits repeat */
	RANKS_MOST = 64,
	DECK_MOST = SUITS_MOST * (RANKS_MOST + 1), /* with jokers */
};

/* clang-format off */
static const struct word units[] = {
	[COUNT_ROUNDS] = {"rounds", "a first comparison and the wars that follow it"},
	[COUNT_TURNS] = {"turns", "rounds, but not one that ends for lack of cards"},
	[COUNT_BATTLES] = {"battles", "comparisons of two cards, in wars too"},
	[COUNT_CARDS] = {"cards", "cards laid by the player who laid more"},
	[COUNT_SECONDS] = {"seconds", "playing time (see battle, war); minutes in --stats"},
};

struct words {
	const void *rows;
	size_t size, count; /* bytes of a row; rows */
};

#define ROWS(table) {table, sizeof *(table), LENGTH(table)}
#define WORDS(...) ROWS(((const struct word[]){__VA_ARGS__}))
#define DEAL "a deck to deal: two hands are read"
#define PACK "a deck to deal or a card ?: two hands are read"
#define READ "a FILE, or - for standard input"
static const struct setting {
	struct word word;
	const char *needs; /* setting=word, DEAL, PACK or READ, without which it changes nothing: see idle_tell() */
	u64 *value; /* or index into `words` */
	struct words words; /* none: a number */
	u64 from, to; /* of a number */
} settings[] = {
	{{"down", "N cards face down in a war"}, "tie=war", &rules.down, .to = HAND_MOST},
	{{"spoils", "order of the cards that the winner takes"}, NULL, &rules.spoils, .words = ROWS(orders)},
	{{"pile", "where the winner puts them"}, NULL, &rules.pile, .words = WORDS(
		[PILE_NONE] = {"none", "under the hand; plays like a pile turned over"},
		[PILE_STACK] = {"stack", "on a pile, taken up as it lies when the hand is empty"},
		[PILE_SHUFFLED] = {"shuffled", "on a pile, shuffled when the hand is empty"})},
	{{"tie", "what becomes of two cards of one rank"}, NULL, &rules.tie, .words = WORDS(
		[TIE_WAR] = {"war", "a war follows"},
		[TIE_BACK] = {"back", "each goes under its own player's hand, or on the pile"})},
	{{"short", "3, 2, 1 or 0 cards left for a war with down=3"}, "tie=war", &rules.shortage, .words = ROWS(shortages)},
	{{"count", "unit of the length of a game"}, NULL, &rules.count, .words = ROWS(units)},
	{{"limit", "call games off at length N; 0: never"}, NULL, &rules.limit, .to = UINTMAX_MAX},
	{{"most", "does the player with more cards win at the limit?"}, NULL, &rules.more_wins, .words = WORDS(
		[MORE_WINS_NO] = {"no", "the game is called off"},
		[MORE_WINS_YES] = {"yes", "yes; equal hands are a draw"})},
	{{"battle", "N seconds for a round without a war"}, "count=seconds", &rules.battle, .from = 1, .to = 1000000},
	{{"war", "N seconds for each war"}, "count=seconds", &rules.war, .from = 1, .to = 1000000},
	{{"input", "what is read"}, READ, &rules.input, .words = ROWS(inputs)},
	{{"shuffle", "how SEED shuffles the deck"}, DEAL, &rules.shuffle, .words = WORDS(
		[SHUFFLE_WAR] = {"war", "Fisher-Yates with splitmix64"},
		[SHUFFLE_PYTHON] = {"python", "Python's random.seed(SEED), random.shuffle(deck)"},
		[SHUFFLE_DOTNET] = {"dotnet", "Fisher-Yates with .NET's new Random(SEED)"},
		[SHUFFLE_EVERY] = {"every", "all deals in order, ignoring suits (-n all)"})},
	{{"suits", "SEED's deck has N cards of each rank"}, PACK, &rules.suits, .from = 1, .to = SUITS_MOST},
	{{"ranks", "SEED's deck has N ranks: 2..10 J Q K A 15 16 ..."}, PACK, &rules.ranks, .from = 1, .to = RANKS_MOST},
	{{"lowest", "the lowest rank of SEED's deck; 6: 6..10 J Q K A with ranks=9"}, PACK, &rules.lowest, .to = RANKS_MOST},
	{{"cards", "deal N cards of SEED's deck; 0: all"}, DEAL, &rules.cards, .to = DECK_MOST},
	{{"jokers", "SEED's deck has N cards that beat all others, up to `suits`"}, NULL, &rules.jokers, .to = SUITS_MOST},
	{{"from", "which card of a deck is dealt first"}, DEAL, &rules.from, .words = WORDS(
		[FROM_FIRST] = {"first", "the first one"},
		[FROM_LAST] = {"last", "the last one, as by Python's deck.pop()"})},
	{{"hands", "player 1 is dealt N cards, then player 2 the rest; 0: in turn"}, DEAL, &rules.hands, .to = HAND_MOST},
	{{"top", "which of a player's dealt cards is played first"}, DEAL, &rules.top, .words = WORDS(
		[TOP_FIRST] = {"first", "dealt first: each card is put under those before"},
		[TOP_LAST] = {"last", "dealt last: each card is put on those before"})},
	{{"ace", "where the ace stands"}, NULL, &rules.ace, .words = WORDS(
		[ACE_HIGH] = {"high", "above the king"},
		[ACE_LOW] = {"low", "below the two; jokers are still above all others"})},
	{{"upset", "does the lowest rank of a deal beat the highest?"}, NULL, &rules.upset, .words = WORDS(
		[UPSET_NO] = {"no", "an ace beats a two"},
		[UPSET_YES] = {"yes", "a two beats an ace, and nothing else"})},
	{{"endless", "how to recognize an endless game"}, NULL, &rules.endless, .words = WORDS(
		[ENDLESS_PROVED] = {"proved", "by a theorem where one applies; else as played"},
		[ENDLESS_PLAYED] = {"played", "by playing until its hands come back"})},
};

/* clang-format on */

/* Books, settings, words and options are rows that begin with a word. */
static const struct word *word_at(struct words words, size_t index)
{
	return (const void *)((const char *)words.rows + index * words.size);
}

/*
 * Is a, up to a comma or its end, the beginning of b after at most this many edits?  An edit changes, adds or drops a letter, or
 * swaps two.
 */
static bool begins(const char *a, const char *b, u32 edits)
{
	for (; *a != '\0' && tolower((unsigned char)*a) == *b; a++)
		b++;
	if (strchr(",", *a) != NULL || edits == 0)
		return strchr(",", *a) != NULL;
	if (*b == '\0')
		return begins(a + 1, b, edits - 1);
	return begins(a + 1, b + 1, edits - 1) || begins(a + 1, b, edits - 1) ||
		begins(a, b + 1, edits - 1) || (a[1] == *b && *a == b[1] && begins(a + 2, b + 2, edits - 1));
}

/*
 * The hint of a message about an unknown name: `before`, and the name that needs the fewest edits: at most one, or two from six
 * letters on.  If there is none, the only name whose help contains the unknown one.
 */
static const char *nearest(const char *before, const char *name, struct words words)
{
	static char text[TEXT_MOST + 1];
	const struct word *found = NULL;
	size_t length = strlen(name), helps = 0;

	if (strstr(name, isdigit((unsigned char)*name) ? "min" : "minute") != NULL)
		return "; 20 minutes are count=seconds,limit=1200";
	for (size_t i = 0; i < words.count && length > 2; i++)
		if (word_at(words, i)->help != NULL && strstr(word_at(words, i)->help, name) != NULL)
			found = helps++ == 0 ? word_at(words, i) : NULL;
	for (size_t edits = 1 + least(length / 3, 2); length > 2 && edits-- > 0;)
		for (size_t i = words.count; i-- > 0;)
			if (begins(name, word_at(words, i)->name, edits))
				found = word_at(words, i);
	if (found == NULL)
		return words.rows == settings ? "; tests/guide/rules.md lists them" : "";
	sprintf(text, "; the nearest is %s%s", before, found->name);
	return text;
}

/* The names in the table, each after a blank. */
static const char *names_text(struct words words)
{
	static char text[TEXT_MOST + 1];
	char *end = text;

	for (size_t i = 0; i < words.count; i++)
		end += sprintf(end, " %s", word_at(words, i)->name);
	return text;
}

/* The index of the name. */
static int word_find(int status, const char *what, const char *name, struct words words)
{
	for (size_t i = 0; i < words.count; i++)
		if (strcmp(word_at(words, i)->name, name) == 0)
			return i;
	fail(status, "%s: expected%s, found %s%s", what, names_text(words), quoted(name),
		nearest("", name, words));
}

/* Without a text (NULL: an option that is not given), the number stays. */
static void number_take(int status, const char *name, const char *text, u64 from, u64 to, u64 *number)
{
	if (text != NULL && !parse_number(text, from, to, number))
		fail(status, "%s: expected a number from %ju to %ju%s, found %s%s", name, from, to,
			text[strspn(text, "0123456789")] == '\0' ? "" : ", in digits", quoted(text),
			nearest("", text, (struct words){0}));
}

/* Ends the text before the first `mark`.  Returns the text after it; NULL: there is none. */
static char *cut(char *text, char mark)
{
	char *at = strchr(text, mark);

	if (at == NULL)
		return NULL;
	*at = '\0';
	return at + 1;
}

static const struct rules *book; /* from which the rules start */
static bool set[LENGTH(settings)]; /* by -r */

/* Takes the text of -r: a book, settings or both.  Modifies it.  Without a book, or with NULL, the rules start from BOOK. */
static void rules_parse(int status, char *text)
{
	bool named = text != NULL && text[strcspn(text, ",=")] != '=';
	char *next = named ? cut(text, ',') : text;

	book = &books[named ? word_find(status, "rule book", text, (struct words)ROWS(books)) : BOOK];
	rules = *book;
	while (next != NULL) {
		char *name = next, *value;
		const struct setting *s;

		next = cut(name, ',');
		value = cut(name, '=');
		if (*name == '\0' || *name == ' ')
			fail(status, "a setting is missing after a comma; -r takes no blanks");
		s = &settings[word_find(status, "setting after the book", name,
			(struct words)ROWS(settings))];
		set[s - settings] = true;
		value = value != NULL ? value : "";
		if (s->words.rows != NULL)
			*s->value = word_find(status, s->word.name, value, s->words);
		else
			number_take(status, s->word.name, value, s->from, s->to, s->value);
	}
}

/* ---- What is asked for ---- */

/* Options without a letter.  The codes of the others are their letters, which are above LETTERS. */
enum { FINAL = 1, TABLE, STATS, COUNTS, MERGE, HELD, PERIODS, HELP, LETTERS };
static char *given[128]; /* values of the options, by code; or NULL */

static bool seeds; /* deals come from seeds */
static const char *const number_words[] = {"game", "seed"}; /* by `seeds` */
static const struct word verdict_names[VERDICTS] = {[WIN1] = {"player1", "player 1 wins"},
	[WIN2] = {"player2", "player 2 wins"},
	[DRAW] = {"draw", "draw"},
	[OFF] = {"off", "called off"},
	[ENDLESS] = {"endless", "endless"}};

static const struct game *const played = &games[0]; /* by play() */

typedef void report(struct outcome *);
typedef void summary(void);
static struct {
	report *report; /* of each game */
	summary *summary; /* after the last game; or NULL */
	u64 from; /* the number of the first game */
	u64 games; /* how many seeds are played, or how often each deal of a file */
	u32 jobs; /* processes */
	bool shown; /* the progress */
} work = {.games = 1};

/* ---- Names of rules and cards ---- */

static const char *setting_text(const struct setting *setting)
{
	static char digits[24];

	if (setting->words.rows != NULL)
		return word_at(setting->words, *setting->value)->name;
	sprintf(digits, "%ju", *setting->value);
	return digits;
}

/* The book and the settings that decide the games, as for -r: all of them, or those that differ from `usual`. */
static char *rules_text(const struct rules *usual)
{
	static char text[TEXT_MOST + 1];
	char *end = text + sprintf(text, "%s", rules.word.name);

	for (const struct setting *s = settings; s->value != &rules.endless; s++) {
		size_t at = (const char *)s->value - (const char *)&rules; /* in any rules */

		if (usual == NULL || memcmp(s->value, (const char *)usual + at, sizeof *s->value) != 0)
			end += sprintf(end, ",%s=%s", s->word.name, setting_text(s));
	}
	return text;
}

/* ---- Seeds: decks and shuffles ---- */

/* n * a / b.  n * a may overflow, a * b must not. */
static u64 multiply_divide(u64 n, u64 a, u64 b)
{
	return n / b * a + n % b * a / b;
}

/* rank: from 0 on, last the jokers; suit: in the order of the book */
static u32 suited(u32 rank, u32 suit)
{
	return card_make(rank + rules.lowest, rules.suit_order[suit % 4]);
}

static u32 copies(u32 rank)
{
	return rank < rules.ranks ? rules.suits : rules.jokers;
}

static u32 deck_size(void)
{
	return rules.ranks * rules.suits + rules.jokers;
}

/* The unshuffled deck, jokers last.  Returns its size. */
static u32 deck_new(u32 *deck)
{
	u32 ranks = rules.ranks, suits = rules.suits, cards = ranks * suits;

	for (u32 i = 0; i < deck_size(); i++)
		deck[i] = rules.by_rank || i >= cards ?
			suited(i / suits, i % suits) :
			suited(i % ranks, i / ranks);
	return deck_size();
}

static void shuffle_war(u32 *deck, u32 cards, u64 seed)
{
	for (u32 i = cards; i-- > 1;)
		swap_cards(deck, i, splitmix_below(&seed, i + 1));
}

/*
 * MT19937 (Matsumoto and Nishimura 1998, mt19937ar.c), seeded by init_by_array() with the words of the seed as the key, as
 * CPython does.  twister_next() is genrand_int32(), but renews only the word that it takes, not all 624 at once.
 */
enum { TWISTER_WORDS = 624, TWISTER_APART = 397 };

struct twister {
	u32 word[TWISTER_WORDS];
	u32 next; /* word to be renewed */
};

static void twister_seed(struct twister *mt, u64 seed)
{
	static u32 start[TWISTER_WORDS] = {19650218}; /* init_genrand(19650218), once */
	u32 *w = mt->word, key[] = {seed, seed >> 32}, two = key[1] > 0, i; /* two: not one */
	u32 last = start[0]; /* the word before w[i]; to read it back from memory would take a fifth longer */

	for (i = 1; i < TWISTER_WORDS && start[TWISTER_WORDS - 1] == 0; i++)
		start[i] = 1812433253 * (start[i - 1] ^ start[i - 1] >> 30) + i;
	memcpy(w, start, sizeof start);
	i = 1;
	for (u32 k = 0; k < TWISTER_WORDS; k++) {
		u32 j = k & two;

		w[i] = last = (w[i] ^ (last ^ last >> 30) * 1664525) + key[j] + j;
		i = i + 1 < TWISTER_WORDS ? i + 1 : 1;
	}
	for (u32 k = 1; k < TWISTER_WORDS; k++) {
		w[i] = last = (w[i] ^ (last ^ last >> 30) * 1566083941) - i;
		i = i + 1 < TWISTER_WORDS ? i + 1 : 1;
	}
	w[0] = 0x80000000;
	mt->next = 0;
}

static u32 twister_next(struct twister *mt)
{
	u32 *w = mt->word, i = mt->next, y;

	mt->next = (i + 1) % TWISTER_WORDS;
	y = (w[i] & 0x80000000) | (w[mt->next] & 0x7fffffff);
	y = w[i] = w[(i + TWISTER_APART) % TWISTER_WORDS] ^ y >> 1 ^ (y & 1 ? 0x9908b0df : 0);
	y ^= y >> 11;
	y ^= y << 7 & 0x9d2c5680;
	y ^= y << 15 & 0xefc60000;
	return y ^ y >> 18;
}

/* As CPython's random.seed(seed), random.shuffle(deck) since 3.2: a random number has as many bits as i + 1. */
static void shuffle_python(u32 *deck, u32 cards, u64 seed)
{
	struct twister mt;
	u32 zeros = 0; /* leading bits of i + 1 */

	twister_seed(&mt, seed);
	for (u32 i = cards - 1, j; i > 0; i--) {
		while ((i + 1) << zeros >> 31 == 0)
			zeros++;
		do
			j = twister_next(&mt) >> zeros;
		while (j > i);
		swap_cards(deck, i, j);
	}
}

/* .NET's ints, kept in u32: a - b, or INT32_MAX more if that is negative. */
static u32 dotnet_subtract(u32 a, u32 b)
{
	return ((a - b) & INT32_MAX) - ((a - b) >> 31);
}

/*
 * .NET's `new Random(seed)` (random.cs of .NET Framework), which is Knuth's subtractive generator.  There the numbers are
 * in a ring, SeedArray, of 55.  Here `a` has them all, one after another.
 *
 * Next(most) is (int)(number * (1.0 / MBIG) * most), in doubles, with MBIG = INT32_MAX.  Integers give the same.  Proof.  MBIG
 * is prime and greater than `number` and `most`, so number * most / MBIG is 0, or at least 1 / MBIG away from any integer.  The
 * doubles err by less than 2^-38: three roundings of a number below 2^13.
 */
static void shuffle_dotnet(u32 *deck, u32 cards, u64 seed)
{
	enum { RING = 55, MIXINGS = 4 };
	u32 fill = 161803398 - (u32)seed, next = 1;
	u32 a[(1 + MIXINGS) * RING + DECK_MOST], n = RING;

	/* The ring is filled from its last place on, each time 21 places on. */
	for (u32 i = 0; i < RING; i++) {
		u32 difference = dotnet_subtract(fill, next);

		a[(21 * i + RING - 1) % RING] = fill;
		fill = next;
		next = difference;
	}
	/* It is mixed four times, with the number 31 places on: 24 back. */
	for (; n < (1 + MIXINGS) * RING; n++)
		a[n] = dotnet_subtract(a[n - RING], a[n - 24]);
	/* Numbers are drawn, with the number 21 places on: 34 back. */
	for (u32 i = cards; i-- > 1; n++) {
		a[n] = dotnet_subtract(a[n - RING], a[n - 34]);
		swap_cards(deck, i, (u64)a[n] * (i + 1) / INT32_MAX);
	}
}

#define TOO_MANY UINT64_MAX

/* The number of deals of the whole deck, ignoring suits; TOO_MANY: it does not fit in 64 bits, or hardly. */
static u64 deals(void)
{
	u64 count = 1, cards = 0;

	for (u32 rank = 0; rank <= rules.ranks; rank++)
		for (u64 copy = 1; copy <= copies(rank); copy++) {
			cards++;
			if (count / copy >= UINT64_MAX / cards)
				return TOO_MANY;
			count = multiply_divide(count, cards, copy);
		}
	return count;
}

/*
 * Deals in lexical order.  `seed` is how many deals come before the wanted one, of those that begin with the cards chosen so
 * far.  If at most `seed` deals begin with a rank, the wanted deal comes after them all.
 */
static void shuffle_every(u32 *deck, u32 cards, u64 seed)
{
	u32 used[RANKS_MOST + 1] = {0}; /* cards of each rank, from 0 on */
	u64 count = deals(), fewer; /* deals that begin with the cards so far; and with one more */

	for (u32 at = 0; at < cards; at++) {
		u32 rank = 0;

		while ((fewer = multiply_divide(count, copies(rank) - used[rank], cards - at)) <= seed) {
			seed -= fewer;
			rank++;
		}
		count = fewer;
		deck[at] = suited(rank, used[rank]++);
	}
}

static void (*const shuffles[])(u32 *deck, u32 cards, u64 seed) = {
	[SHUFFLE_WAR] = shuffle_war,
	[SHUFFLE_PYTHON] = shuffle_python,
	[SHUFFLE_DOTNET] = shuffle_dotnet,
	[SHUFFLE_EVERY] = shuffle_every,
};

/* The last seed. */
static u64 seed_last(void)
{
	if (rules.shuffle == SHUFFLE_EVERY)
		return deals() - 1;
	return rules.shuffle == SHUFFLE_DOTNET ? INT32_MAX : UINT64_MAX;
}

/* Cards of a seed that are dealt. */
static u32 cards_dealt(void)
{
	return rules.cards > 0 ? rules.cards : deck_size();
}

static void at_most(int status, const char *setting, u64 value, u64 most)
{
	if (value > most)
		fail(status, "%s: expected at most %ju, found %ju", setting, most, value);
}

/* Refuses settings that do not go together and, if seeds are played, rules of which no deck can be dealt. */
static void rules_check(int status)
{
	bool aces = !rules.values || rules.ace_is_1;
	u32 dealt = cards_dealt();

	if (rules.ace == ACE_LOW && !aces)
		fail(status, "ace=low: the integers of %s have no ace", rules.word.name);
	if (rules.lowest < 2 && aces)
		fail(status, "lowest=%ju: no card of %s is below 2", rules.lowest, rules.word.name);
	if (rules.limit == 0 && (rules.more_wins || (rules.tie == TIE_BACK && by_chance())))
		fail(status, "%s needs a limit, as in limit=1000",
			rules.more_wins ? "most=yes" : "tie=back with chance");
	if (!seeds)
		return;
	at_most(status, "jokers", rules.jokers, rules.suits);
	if (rules.ace == ACE_LOW && rules.jokers > 0 && rules.lowest + rules.ranks == HIGH_ACE)
		fail(status, "ace=low: with lowest=%ju,ranks=%ju a joker is an ace", rules.lowest,
			rules.ranks);
	at_most(status, "cards", rules.cards, deck_size());
	at_most(status, "hands", rules.hands, dealt);
	/* reader_deal() takes no empty line. */
	if (rules.input == INPUT_LINES && !rules.empty && (rules.hands == dealt || dealt == 1))
		fail(status, "input=lines: player 2 would have no card");
	if (rules.shuffle == SHUFFLE_EVERY && deals() == TOO_MANY)
		fail(status, "shuffle=every: too many deals of %u cards for 64 bits", deck_size());
}

/* Deals the seed deal.number. */
static void deal_shuffle(void)
{
	static u32 new_deck[DECK_MOST], cards;
	u32 dealt = cards_dealt();

	if (cards == 0)
		cards = deck_new(new_deck);
	memcpy(undealt, new_deck, cards * sizeof *new_deck);
	shuffles[rules.shuffle](undealt, cards, deal.number);
	if (rules.from == FROM_LAST)
		memmove(undealt, undealt + cards - dealt, dealt * sizeof *undealt);
	deck_deal(dealt);
}

/* ---- Traces: each book's transcript of a game ---- */

static struct outcome *traced; /* how the game will end */

static struct ring before[2]; /* the hands at the event before */

/* Cards that the player has laid since then. */
static u32 laid(const struct game *game, u32 player)
{
	return game->hand[player].head - before[player].head;
}

/* The player who has taken cards since then, if one has. */
static u32 taker(const struct game *game)
{
	return game->hand[1].tail != before[1].tail;
}

/* Prints how the game ends, in the book's words; the answer if there are none, and after them if most=yes decides. */
static void end_print(const char *const ends[VERDICTS])
{
	bool called_off = traced->off && ends[OFF] != NULL;
	const char *end = ends[called_off ? OFF : traced->verdict];

	if (end != NULL)
		print("%s\n", end);
	if (end == NULL || (called_off && rules.more_wins))
		answer_print(traced);
}

/* Prints the cards that each player has laid since a mark. */
static void both_print(const struct game *game, u32 from1, u32 from2)
{
	cards_print(&game->hand[0], from1, game->hand[0].head, " ", " ");
	print(" |");
	cards_print(&game->hand[1], from2, game->hand[1].head, " ", " ");
	print("\n");
}

static void hands_print(const struct game *game)
{
	for (u32 p = 0; p < 2; p++) {
		const struct ring *hand = &game->hand[p];
		u32 tail = hand->tail, pile = rules.pile == PILE_NONE ? tail : hand->pile;

		print("player %u has %u:", p + 1, ring_size(hand));
		cards_print(hand, hand->head, pile, " ", " ");
		cards_print(hand, pile, tail, " | ", " ");
		print("\n");
	}
}

/* The name of the card that the player has turned up last.  A round must have begun: before the first, no card is up. */
static const char *up(const struct game *game, u32 player)
{
	return card_name(*hand_card(game, player, -1));
}

static bool round_over(enum event event)
{
	return event == SHORT || event == TAKEN || event == BACK;
}

static void trace_plain(const struct game *game, enum event event)
{
	const struct ring *hand = game->hand;
	u32 a = *hand_card(game, 0, -1), b = *hand_card(game, 1, -1), winner = taker(game);
	bool by_battle = rules.count == COUNT_BATTLES, equal = same_rank(a, b);
	const char *sign = beats(a, b, rules.upset) ? ">" : "<";

	if (event == BATTLE || event == UP) {
		print(event == BATTLE ? "\n" : "  ");
		if (by_battle)
			print("battle %ju: ", game->battles);
		else
			print(event == UP ? "up: " : "round %ju: ", game->rounds + 1);
		print("%s %s %s", card_name(a), equal ? "=" : sign, card_name(b));
	}
	if (event == WAR)
		print(", war\n");
	if (event == DOWN && laid(game, 0) + laid(game, 1) > 0) {
		print("  down:");
		both_print(game, before[0].head, before[1].head);
	}
	if (event == SHORT)
		print("  too few cards for a war");
	if (event == SHORT && table_left(game)) {
		print(", on the table:");
		both_print(game, hand[0].table, hand[1].table);
	} else if (event == SHORT || event == TAKEN) {
		print(", player %u takes", winner + 1);
		cards_print(&hand[winner], before[winner].tail, hand[winner].tail, " ", " ");
		print("\n");
	}
	if (event == BACK)
		print(", back\n");
	if (event == DEALT || round_over(event))
		hands_print(game);
	if (event == OVER) {
		print("\n");
		/* count=battles may call a game off after a tie, in the middle of a line. */
		if (traced->off)
			print("%scalled off after %ju %s\n", by_battle && table_left(game) ? "\n" : "",
				traced->length, units[rules.count].name);
		answer_print(traced);
	}
}

static void trace_csharp(const struct game *game, enum event event)
{
	static const char *const ends[VERDICTS] = {[WIN1] = "Bob is out of cards!  Alice WINS!",
		[WIN2] = "Alice is out of cards!  Bob WINS!",
		[OFF] = "Infinite game!  Let's call the whole thing off."};

	if (event == BATTLE || event == UP)
		print("Alice plays %s, Bob plays %s\n", up(game, 0), up(game, 1));
	if (event == WAR)
		print("WAR!\n");
	if (event == TAKEN)
		print("%s takes the hand!\n", taker(game) == 0 ? "Alice" : "Bob");
	if (event == OVER)
		end_print(ends);
}

/* Thirteen cards a line. */
static void utexas_cards(const struct ring *hand)
{
	for (u32 i = 0; i < ring_size(hand); i++)
		print(i % 13 == 12 ? "%4s\n" : "%4s", card_name(*ring_slot(hand, hand->head + i)));
}

/* The cards that the players have laid in turn; how: face up or down */
static void utexas_laid(const struct game *game, const char *how)
{
	for (u32 i = 0; i < laid(game, 0) || i < laid(game, 1); i++)
		for (u32 p = 0; p < 2; p++)
			if (i < laid(game, p))
				print("Player %u puts%4s face %s", p + 1,
					card_name(*ring_slot(&before[p], before[p].head + i)), how);
}

/* title: formats the player and the size of the hand */
static void utexas_hands(const struct game *game, const char *title)
{
	for (u32 p = 0; p < 2; p++) {
		print(title, p + 1, hand_size(game, p));
		utexas_cards(&game->hand[p]);
		print("\n");
	}
}

static void utexas_dealt(const struct game *game)
{
	u32 deck[DECK_MOST];

	if (seeds) {
		print("Initial deck:\n");
		utexas_cards(&(struct ring){deck, UINT32_MAX, .tail = deck_new(deck)});
		print("\nShuffled deck:\n");
		utexas_cards(&(struct ring){undealt, UINT32_MAX, .tail = fixed.cards});
		print("\n\n\n");
	}
	print("Initial hands:");
	utexas_hands(game, "\nPlayer %u:\n");
	print("\n\n");
}

static void trace_utexas(const struct game *game, enum event event)
{
	static const char *const ends[VERDICTS] =
		{[WIN1] = "Player 1 wins!", [WIN2] = "Player 2 wins!", [DRAW] = "It is a draw!"};
	u32 winner = taker(game);
	u64 round = game->rounds + 1;

	if (event == DEALT)
		utexas_dealt(game);
	if (event == BATTLE)
		print("ROUND %ju:\nPlayer 1 plays:%4s\nPlayer 2 plays:%4s\n\n", round, up(game, 0),
			up(game, 1));
	if (event == WAR)
		print("War starts:%4s =%4s\n", up(game, 0), up(game, 1));
	if (event == DOWN)
		utexas_laid(game, "down\n");
	if (event == UP) {
		utexas_laid(game, "up\n");
		print("\n");
	}
	if (event == SHORT)
		print("\nNot enough cards for the war in round %ju\n\n", round);
	if (event == TAKEN)
		print("Player %u wins round %ju:%4s >%4s\n\n", winner + 1, round, up(game, winner),
			up(game, !winner));
	if (event == BACK)
		print("Tie in round %ju:%4s =%4s\n\n", round, up(game, 0), up(game, 1));
	if (event == OVER) {
		print("Game over.  ");
		end_print(ends);
		print("\n\nFinal hands:");
		utexas_hands(game, "\nPlayer %u:\n");
	}
	if (round_over(event)) {
		utexas_hands(game, "Player %u now has %u card(s) in hand:\n");
		print("\n\n");
	}
}

static watcher *const transcripts[TRANSCRIPTS] = {
	[PLAIN_TRACE] = trace_plain, [CSHARP_TRACE] = trace_csharp, [UTEXAS_TRACE] = trace_utexas};

static void trace(const struct game *game, enum event event)
{
	transcripts[rules.transcript](game, event);
	memcpy(before, game->hand, sizeof before);
}

/* The rounds of a game; of an endless one, those before it repeats and, with `lap`, those of one repetition. */
static u64 rounds_shown(struct outcome *outcome, bool lap)
{
	if (outcome->verdict != ENDLESS)
		return UINT64_MAX;
	loop_find(outcome);
	return outcome->start + lap * outcome->period;
}

static void trace_print(struct outcome *outcome)
{
	u64 rounds = rounds_shown(outcome, true);

	traced = outcome;
	watch = trace;
	play_again(&games[0], rounds);
	watch = NULL;
	trace(&games[0], OVER);
}

/* ---- Tally: what is counted of many games ---- */

/*
 * A cell below EXACT counts one value.  Above, every doubling has STEPS cells.  For example, 200,000 lies in the doubling
 * that begins at 131,072, where each cell counts 128 values.  Its cell, EXACT + 1 * STEPS + 538, counts 199,936 to 200,063.
 */
enum {
	EXACT_BITS = 16,
	STEP_BITS = 10,
	EXACT = 1 << EXACT_BITS,
	STEPS = 1 << STEP_BITS,
	LENGTHS = EXACT + (64 - EXACT_BITS) * STEPS
};
#define GAMES_MOST UINTMAX_C(1000000000000) /* of a run; --merge takes more, from tests/tools/every */

/* All but `verdict` and `period` count only games that were won or drawn. */
static struct tally {
	u64 verdict[VERDICTS];
	u64 length_sum, war_sum;
	u64 wars[WARS_MOST + 1]; /* rounds with wars, by their number */
	u64 length[LENGTHS]; /* games, by value_cell(length) */
	u64 held[LENGTHS]; /* games won, by value_cell(largest hand of the loser) */
	u64 period[LENGTHS]; /* endless games, by value_cell(period), if measured */
	u64 highest[DRAW + 1][SUITS_MOST + 1]; /* games, by verdict and highest_count() */
	u64 sums[DRAW + 1][3]; /* games, by verdict and the player with the higher sum of ranks; 0: equal */
} tally;

/* The shortest, or the longest, game that was won or drawn; of several, the one with the lowest number. */
struct extreme {
	u64 number, length;
};
static struct extremes {
	struct extreme shortest, longest;
} extremes = {{UINT64_MAX, UINT64_MAX}, {UINT64_MAX, 0}}; /* of no games */

/* Games that were played: `count` from `from` on.  ranges_join() sorts them. */
static struct range {
	u64 from, count;
} *ranges;
static size_t range_count;
static u64 range_games;

/*
 * The rows of --counts after the extremes.  To add one: 1. Add it to `struct tally` and here, under a new name.  2. Count it
 * times `weight` in tally_add().  3. Let tally_agrees() refuse counts without it.  4. tests/checks/additions has the rest.
 */
static const struct row {
	const char *name;
	u64 *cell;
	size_t cells; /* if 1, its row is printed even if it is 0; else a row for each cell that is not 0 */
} rows[] = {
#define ROW(name, member) {#name, (u64 *)&tally.member, sizeof tally.member / sizeof(u64)}
	ROW(player1, verdict[WIN1]),
	ROW(player2, verdict[WIN2]),
	ROW(draw, verdict[DRAW]),
	ROW(off, verdict[OFF]),
	ROW(endless, verdict[ENDLESS]),
	ROW(length_sum, length_sum),
	ROW(war_sum, war_sum),
	ROW(wars, wars),
	ROW(length, length),
	ROW(held, held),
	ROW(period, period),
	ROW(highest0, highest[DRAW]),
	ROW(highest1, highest[WIN1]),
	ROW(highest2, highest[WIN2]),
	ROW(sum0, sums[DRAW]),
	ROW(sum1, sums[WIN1]),
	ROW(sum2, sums[WIN2]),
};

static size_t value_cell(u64 value)
{
	u32 doublings = 0; /* of EXACT, up to the value */

	if (value < EXACT)
		return value;
	while (value >> doublings >= 2 * EXACT)
		doublings++;
	return EXACT + doublings * STEPS + (value >> (doublings + EXACT_BITS - STEP_BITS)) % STEPS;
}

/* The least value that is counted there. */
static u64 cell_value(size_t cell)
{
	size_t beyond = cell - EXACT;

	if (cell < EXACT)
		return cell;
	return (u64)(STEPS + beyond % STEPS) << (beyond / STEPS + EXACT_BITS - STEP_BITS);
}

/* Adds n * times.  The sum stays at UINT64_MAX: more does not fit. */
static INLINE void add(u64 *sum, u64 n, u64 times)
{
	*sum = n > 0 && times > (UINT64_MAX - *sum) / n ? UINT64_MAX : *sum + n * times;
}

/* The sum of the cells, at most UINT64_MAX. */
static u64 total(const u64 *cell, size_t cells)
{
	u64 sum = 0;

	while (cells-- > 0)
		add(&sum, 1, cell[cells]);
	return sum;
}

/* Games that were won or drawn. */
static u64 finished(void)
{
	return total(tally.verdict, DRAW + 1);
}

static u64 games_counted(void)
{
	return total(tally.verdict, VERDICTS);
}

/* Adds a game that was won or drawn. */
static void extremes_add(u64 number, u64 length)
{
	struct extreme *low = &extremes.shortest, *high = &extremes.longest, game = {number, length};

	if (length < low->length || (length == low->length && number < low->number))
		*low = game;
	if (length > high->length || (length == high->length && number < high->number))
		*high = game;
}

/* Player 1's cards of the deal's highest rank. */
static u32 highest_count(void)
{
	u32 highest = 0, span = card_span(), count = 0;

	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++)
			highest = greatest(highest, deal.card[p][i]);
	for (u32 i = 0; i < deal.cards[0]; i++)
		count += (deal.card[0][i] ^ highest) < span;
	return count;
}

/* Player 1's sum of ranks in the deal, less player 2's. */
static intmax_t sums_differ(void)
{
	intmax_t differ = 0;

	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++)
			differ += p == 0 ? card_rank(deal.card[p][i]) : -card_rank(deal.card[p][i]);
	return differ;
}

/*
 * With --held: the largest hand of each player at the beginning of a round.  loop_find() plays rounds again, but only of endless
 * games, which nobody loses.
 */
static u32 most_held[2];

static void held_watch(const struct game *game, enum event event)
{
	if (event != BATTLE)
		return;
	for (u32 p = 0; p < 2; p++)
		most_held[p] = greatest(most_held[p], hand_size(game, p) + 1); /* one has been laid */
}

/* How many games each game stands for; tests/tools/every includes this file, and sets it. */
static u64 weight = 1;

static void tally_add(struct outcome *outcome)
{
	enum verdict verdict = outcome->verdict;
	u64 length = outcome->length;
	intmax_t differ = sums_differ();

	tally.verdict[verdict] += weight;
	if (verdict <= DRAW) {
		tally.highest[verdict][least(highest_count(), SUITS_MOST)] += weight;
		tally.sums[verdict][(differ > 0) + 2 * (differ < 0)] += weight;
		extremes_add(deal.number, length);
		tally.length_sum += length * weight;
		tally.length[value_cell(length)] += weight;
		tally.war_sum += played->wars * weight;
		for (u32 i = 1; i <= least(played->longest_chain, WARS_MOST); i++)
			tally.wars[i] += played->chains[i] * weight;
	}
	if (verdict <= WIN2 && most_held[verdict == WIN1] > 0)
		tally.held[value_cell(most_held[verdict == WIN1])] += weight;
	most_held[0] = most_held[1] = 0; /* for the next game */
	if (outcome->period > 0)
		tally.period[value_cell(outcome->period)] += weight;
}

static void range_add(u64 from, u64 count)
{
	if (count == 0)
		return;
	ranges = realloc(ranges, (range_count + 1) * sizeof *ranges);
	if (ranges == NULL)
		fail(FAILED, "no memory for %zu ranges of games", range_count + 1);
	ranges[range_count++] = (struct range){from, count};
	add(&range_games, 1, count);
}

/* Do the ranges from this one on have the game? */
static bool range_has(size_t first, u64 number)
{
	for (size_t i = first; i < range_count; i++)
		if (number - ranges[i].from < ranges[i].count)
			return true;
	return false;
}

static int range_order(const void *one, const void *other)
{
	const struct range *a = one, *b = other;

	return (a->from > b->from) - (a->from < b->from);
}

/* Sorts the ranges, and joins those that touch. */
static void ranges_join(void)
{
	size_t last = 0;

	if (range_count == 0)
		return;
	qsort(ranges, range_count, sizeof *ranges, range_order);
	for (size_t i = 1; i < range_count; i++) {
		u64 apart = ranges[i].from - ranges[last].from;

		if (apart < ranges[last].count)
			fail(FAILED, "%ss %ju..%ju are counted twice", number_words[seeds], ranges[i].from,
				ranges[i].from + least(ranges[last].count - apart, ranges[i].count) - 1);
		if (apart == ranges[last].count)
			ranges[last].count += ranges[i].count;
		else
			ranges[++last] = ranges[i];
	}
	range_count = last + 1;
}

/* Names the seeds from `from` on, before `end`, that no range has.  Are there any?  An `end` of 0 is after the last seed. */
static bool gaps_print(u64 from, u64 end)
{
	bool missing = false;

	for (size_t i = 0; i <= range_count; i++) {
		struct range next = i < range_count ? ranges[i] : (struct range){end, 0};

		if (from != next.from) {
			fprintf(stderr, "war: not played: -s %ju -n %ju\n", from, next.from - from);
			missing = true;
		}
		from = next.from + next.count;
	}
	return missing;
}

/* ---- Statistics ---- */

/* Newton's method.  To load libm would take a tenth of a short run (`make bench`). */
static double square_root(double x)
{
	double root = x > 1 ? x : 1, next;

	if (x <= 0)
		return 0;
	while ((next = (root + x / root) / 2) < root)
		root = next;
	return root;
}

/* 95 % of a normal distribution lie within this many standard deviations of its mean. */
static const double NORMAL_95 = 1.96;

/*
 * What the intervals are called.  They hold for games that are drawn at random.  Nobody but the user knows whether the deals
 * of a FILE are.  Deals in lexical order are not: NULL, and no intervals, unless the rules draw random numbers.
 */
static const char *interval_name(void)
{
	if (!seeds)
		return "95 % if random";
	return rules.shuffle == SHUFFLE_EVERY && !by_chance() ? NULL : "95 % interval";
}

/* Prints `low` and `high`, with this number of decimals, in the middle of a line. */
static void interval_print(int digits, double low, double high)
{
	if (interval_name() != NULL && finished() > 1)
		print(" (%s %.*f .. %.*f)", interval_name(), digits, low, digits, high);
}

static void shares_head(const char *what, const char *counted)
{
	print("\n%s%*s         %%", what, 30 - (int)strlen(what), counted);
	if (interval_name() != NULL)
		print("   %s", interval_name());
	print("\n");
}

/* The share k / n with its interval (Wilson 1927); n = 0: nothing. */
static void share_print(const char *what, u64 k, u64 n)
{
	double share = (double)k / n, z2n = NORMAL_95 * NORMAL_95 / n;
	double middle = (share + z2n / 2) / (1 + z2n);
	double half = square_root(z2n * (share * (1 - share) + z2n / 4)) / (1 + z2n);
	double low = middle > half ? middle - half : 0; /* not -0 */

	if (n == 0)
		return;
	print("%-14s %15ju   %7.3f", what, k, 100 * share);
	if (interval_name() != NULL)
		print("   %7.3f .. %7.3f", 100 * low, 100 * (middle + half));
	print("\n");
}

/*
 * The value of a game by its rank, 1 for the least value.  A cell stands for its least value, but for no less than `low`, the
 * least value of all games.
 */
static u64 ranked(const u64 *cell, u64 low, u64 rank)
{
	u64 seen = 0;
	size_t i = 0;

	while ((seen += cell[i]) < rank)
		i++;
	return greatest(cell_value(i), low);
}

/* The lowest value that at least `mille` per mille of n games do not exceed: its rank is n * mille / 1000, rounded up. */
static u64 percentile(const u64 *cell, u64 low, u64 n, u32 mille)
{
	return ranked(cell, low, n - multiply_divide(n, 1000 - mille, 1000));
}

/* milles: ends with 0; per: 1, or 60 for minutes, which get a decimal */
static void percentiles_print(const u64 *cell, u64 low, u64 n, double per, const u32 *milles)
{
	for (; *milles > 0; milles++)
		print("%g %%: %.*f%s", *milles / 10.0, per > 1, percentile(cell, low, n, *milles) / per,
			milles[1] > 0 ? ", " : "");
}

/* The standard deviation of the lengths, each counted as the least of its cell. */
static double deviation(void)
{
	double mean = 0, squares = 0, n = finished();

	for (size_t i = 0; i < LENGTHS; i++)
		mean += tally.length[i] / n * cell_value(i);
	for (size_t i = 0; i < LENGTHS; i++)
		squares += tally.length[i] / n * (cell_value(i) - mean) * (cell_value(i) - mean);
	return square_root(squares);
}

/* Up to 20 bins, 1, 2 or 5 times a power of ten wide, for 99 % of the games, and one for the rest. */
static void histogram_print(const char *unit, u64 per)
{
	static const char hashes[] = "############################################"; /* to column 78 */
	u64 wide = 1, bins[21] = {0}, fullest = 1, last = 0;
	u64 long_game = percentile(tally.length, 0, finished(), 990) / per;

	for (u32 n = 0; long_game / wide >= 20; n++)
		wide = n % 3 == 1 ? wide / 2 * 5 : wide * 2;
	for (size_t i = 0; i < LENGTHS; i++)
		if (tally.length[i] > 0) {
			last = least(cell_value(i) / per / wide, 20);
			bins[last] += tally.length[i];
			fullest = greatest(fullest, bins[last]);
		}
	print("\n%16s           games\n", unit);
	for (u32 bin = 0; bin <= last; bin++) {
		int bar = (double)bins[bin] * (sizeof hashes - 1) / fullest; /* exact for 10^12 games */

		print(bin == 20 ? "%7ju or more  " : "%7ju .. %5ju ", bin * wide, bin * wide + wide - 1);
		print("%15ju%s%.*s\n", bins[bin], bar > 0 ? "  " : bins[bin] > 0 ? "  ." : "", bar, hashes);
	}
}

static void lengths_print(void)
{
	bool minutes = rules.count == COUNT_SECONDS;
	const u64 *cell = tally.length, count = finished(), low = extremes.shortest.length;
	const char *number = number_words[seeds], *unit = minutes ? "minutes" : units[rules.count].name;
	double per = minutes ? 60 : 1, n = count, mean = tally.length_sum / n / per,
	       spread = deviation() / per;
	double half = NORMAL_95 * spread / square_root(n - 1);
	/*
	 * The number of games below the median is binomial.  So, with 95 %, the median lies between the game of this rank and
	 * that of this rank from the end.  n - 1.96 sqrt(n) is -0.96 or more.
	 */
	u64 rank = greatest(1, (n - NORMAL_95 * square_root(n)) / 2);

	print("\nlength in %s of %ju games won or drawn\nmean %.3f", unit, count, mean);
	interval_print(3, mean - half, mean + half);
	print(", standard deviation %.2f\nmedian %.*f", spread, minutes,
		percentile(cell, low, count, 500) / per);
	interval_print(minutes, ranked(cell, low, rank) / per, ranked(cell, low, count + 1 - rank) / per);
	print(", ");
	percentiles_print(cell, low, count, per, (u32[]){25, 950, 975, 990, 999, 0});
	print("\nshortest %.*f (%s %ju), longest %.*f (%s %ju)\n", minutes, low / per, number,
		extremes.shortest.number, minutes, extremes.longest.length / per, number,
		extremes.longest.number);
	print("%.3f wars per game; rounds with 1 war: %ju", tally.war_sum / n, tally.wars[1]);
	for (u32 i = 2; i <= WARS_MOST; i++)
		if (tally.wars[i] > 0)
			print(i < WARS_MOST ? ", %u: %ju" : ", %u or more: %ju", i, tally.wars[i]);
	print("\n");
	histogram_print(unit, per);
}

/*
 * Prints who wins, by the number of cards of the highest rank that player 1 was dealt.  If seeds deal whole decks, prints, too,
 * how often the player wins who was dealt more of them.
 */
static void highest_print(void)
{
	u32 top = 0; /* the highest rank of seeds' decks, counted from 0; jokers are a rank */
	u64 more = 0, more_won = 0; /* games in which a player was dealt more; and has won */
	char what[32] = "highest rank";
	bool whole = seeds && rules.cards == 0;

	if (tally.verdict[WIN1] + tally.verdict[WIN2] == 0)
		return;
	for (u32 rank = 1; rank <= rules.ranks; rank++)
		if (copies(rank) > 0 && suited(rank, 0) > suited(top, 0))
			top = rank;
	if (whole)
		sprintf(what, "highest rank %s", card_name(card_make(top + rules.lowest, NO_SUIT)));
	shares_head(what, "player 1 wins");
	for (u32 i = 0; i <= SUITS_MOST; i++) {
		u64 wins = tally.highest[WIN1][i], won = wins + tally.highest[WIN2][i];

		sprintf(what, i < SUITS_MOST ? "dealt %u" : "dealt %u or more", i);
		share_print(what, wins, won);
		if (2 * i != copies(top)) { /* player 2 has the others */
			more += won;
			more_won += 2 * i > copies(top) ? wins : won - wins;
		}
	}
	if (whole && more > 0) {
		shares_head("dealt more of them", "wins");
		share_print("either player", more_won, more);
	}
}

/* How often the player wins who was dealt the higher sum of ranks.  (Counts of make every may be without sums.) */
static void sums_print(void)
{
	u64 won = tally.sums[WIN1][1] + tally.sums[WIN2][2], lost = tally.sums[WIN1][2] + tally.sums[WIN2][1];

	if (won + lost == 0)
		return;
	shares_head("higher sum of ranks", "wins");
	share_print("either player", won, won + lost);
	print("%-14s %15ju\n", "equal sums", tally.sums[WIN1][0] + tally.sums[WIN2][0] + tally.sums[DRAW][0]);
}

/* title: formats the number of games.  Of none, nothing is printed. */
static void values_print(const char *title, const u64 *cell)
{
	u64 count = total(cell, LENGTHS);
	size_t commonest = 0;

	if (count == 0)
		return;
	print(title, count);
	for (size_t i = 0; i < LENGTHS; i++)
		commonest = cell[i] > cell[commonest] ? i : commonest;
	print(": least %ju, most often %ju (%ju games), ", ranked(cell, 0, 1), cell_value(commonest),
		cell[commonest]);
	percentiles_print(cell, 0, count, 1, (u32[]){500, 950, 990, 1000, 0});
	print("\n");
}

static void stats_print(void)
{
	u64 rounds = total(tally.wars + 1, WARS_MOST); /* with wars */

	print("%s\n%ss ", rules_text(book), number_words[seeds]);
	for (size_t i = 0; i < range_count; i++) {
		u64 from = ranges[i].from, to = from + ranges[i].count - 1;

		print(from < to ? "%s%ju..%ju" : "%s%ju", i > 0 ? ", " : "", from, to);
	}
	print("\n");
	shares_head("", "games");
	for (u32 v = WIN1; v < VERDICTS; v++)
		share_print(verdict_names[v].help, tally.verdict[v], games_counted());
	print("%-14s %15ju\n", "all", games_counted());
	if (finished() > 0) {
		lengths_print();
		shares_head("after one war", "rounds");
		share_print("a second", rounds - tally.wars[1], rounds);
		highest_print();
		sums_print();
	}
	values_print("\nmost cards that the loser of %ju games held", tally.held);
	values_print("\nP of %ju endless games", tally.period);
}

/* ---- Counts: the tally as rows of integers ---- */

/* A part is what one run of --counts prints: the header, rows, and `end` with the number of the rows. */
static const char *const header[] = {"name", "value", "count"};
static u64 part_rows; /* printed or read */

static void row_print(const char *name, u64 value, u64 count)
{
	print("%s\t%ju\t%ju\n", name, value, count);
	part_rows++;
}

static void counts_print(void)
{
	print("name\tvalue\tcount\nrules=%s\t0\t1\n", rules_text(NULL));
	part_rows = 1;
	for (size_t i = 0; i < range_count; i++)
		row_print(seeds ? "seeds" : "games", ranges[i].from, ranges[i].count);
	if (finished() > 0) {
		row_print("shortest", extremes.shortest.number, extremes.shortest.length);
		row_print("longest", extremes.longest.number, extremes.longest.length);
	}
	for (const struct row *row = rows; row < rows + LENGTH(rows); row++)
		for (size_t i = 0; i < row->cells; i++)
			if (row->cell[i] > 0 || row->cells == 1)
				row_print(row->name, cell_value(i), row->cell[i]);
	print("end\t%ju\t0\n", part_rows);
}

/* The row that was read last. */
static struct {
	char name[TEXT_MOST + 1];
	u64 value, count;
} found;

static void column_check(u32 column, bool good)
{
	if (!good)
		fail(BAD_INPUT, "expected column '%s' of counts, found %s", header[column], word_found(NULL));
}

static void row_read(void)
{
	u64 *const number[] = {NULL, &found.value, &found.count};

	sprintf(found.name, "%s", word_ahead());
	column_check(0, *found.name != '\0');
	word_take();
	for (u32 column = 1; column < LENGTH(header); column++) {
		column_check(column, parse_number(word_ahead(), 0, UINTMAX_MAX, number[column]));
		word_take();
	}
	part_rows++;
}

static bool row_is(const char *name)
{
	return strcmp(found.name, name) == 0;
}

static void row_check(bool good)
{
	if (!good)
		fail(BAD_INPUT, "--counts prints no row %s %ju %ju here", quoted(found.name), found.value,
			found.count);
}

/* Takes the rules of the first counts; others must be the same.  A setting that is not named has its book's value. */
static void rules_take(void)
{
	char first[TEXT_MOST + 1] = "";

	if (strncmp(found.name, "rules=", 6) != 0)
		fail(BAD_INPUT, "expected the row 'rules=...' first");
	if (rules.word.name != NULL)
		sprintf(first, "%s", rules_text(NULL));
	rules_parse(BAD_INPUT, found.name + 6);
	if (*first != '\0' && strcmp(first, rules_text(NULL)) != 0)
		fail(BAD_INPUT, "expected counts under %s, found %s", first, rules_text(NULL));
}

/* Takes a range of games, which must not begin before `next`.  Returns where the next one may begin: they would touch else. */
static u64 range_take(u64 offset, u64 next)
{
	bool of_seeds = row_is("seeds");
	u64 from = found.value + offset, most;

	if (range_count == 0)
		seeds = of_seeds;
	if (of_seeds != seeds)
		fail(BAD_INPUT, "expected counts of %ss, found '%s'", number_words[seeds], found.name);
	most = seeds ? seed_last() : UINT64_MAX;
	row_check(found.count > 0 && from >= next && from <= most && found.count - 1 <= most - from);
	range_add(from, found.count);
	return from + found.count + 1;
}

/* Takes the cells of a row, and reads on. */
static void cells_take(const struct row *row)
{
	size_t next = 0; /* the first cell that may follow */

	for (; row_is(row->name); row_read()) {
		size_t cell = value_cell(found.value);

		row_check(cell >= next && cell < row->cells && cell_value(cell) == found.value &&
			(found.count > 0 || row->cells == 1));
		add(&row->cell[cell], 1, found.count);
		if (row->cell[cell] == UINT64_MAX)
			fail(BAD_INPUT, "%s: the sum does not fit in 64 bits", row->name);
		next = cell + 1;
	}
	row_check(next > 0 || row->cells > 1);
}

/* Lengths of one cell differ, so their sum is only known to lie between two numbers. */
static bool lengths_agree(void)
{
	const struct extreme *low = &extremes.shortest, *high = &extremes.longest;
	size_t first = value_cell(low->length), last = value_cell(high->length);
	u64 games = 0, sum = 0, most = 0;

	for (size_t i = first; i <= last; i++) {
		games += tally.length[i]; /* at most all of them, which have a sum */
		add(&sum, greatest(cell_value(i), low->length), tally.length[i]);
		add(&most, least(cell_value(i + 1) - 1, high->length), tally.length[i]);
	}
	return total(tally.length, LENGTHS) == finished() && games == finished() && sum <= tally.length_sum &&
		tally.length_sum <= most && (rules.limit == 0 || high->length <= rules.limit) &&
		(games == 0 || (tally.length[first] > 0 && tally.length[last] > 0));
}

/*
 * The longest chains of wars are counted as WARS_MOST.  A round with wars adds at least 1 to the length.  With battles each war
 * adds 1 more; with seconds each war adds `war`, and the round nothing.  If a war cannot go on, its round is no turn, and its
 * last war has no battle: once a game at most.
 */
static bool wars_agree(void)
{
	bool seconds = rules.count == COUNT_SECONDS, battles = rules.count == COUNT_BATTLES;
	u64 wars = 0, most, needed = 0, length = tally.length_sum;

	for (u32 i = 1; i <= WARS_MOST; i++)
		add(&wars, i, tally.wars[i]);
	most = wars;
	add(&most, 2 * HAND_MOST, tally.wars[WARS_MOST]); /* each war lays a card */
	add(&needed, seconds ? rules.war : battles, tally.war_sum);
	add(&needed, !seconds, total(tally.wars, WARS_MOST + 1));
	add(&length, battles || rules.count == COUNT_TURNS, finished());
	return wars <= tally.war_sum && tally.war_sum <= most && (rules.tie == TIE_WAR || most == 0) &&
		(rules.more_wins || needed <= length); /* most=yes cuts the length to the limit */
}

/* Does each row agree with the others and with the rules? */
static bool tally_agrees(void)
{
	const u64 *verdict = tally.verdict;
	u64 sums = total(*tally.sums, sizeof tally.sums / sizeof **tally.sums);
	u64 suits = seeds ? rules.suits : SUITS_MOST, cards = seeds ? cards_dealt() : 2 * HAND_MOST;
	size_t held = value_cell(cards - 1) + 1; /* above what a loser holds */

	if (sums == 0 && finished() > 0 && rules.shuffle != SHUFFLE_EVERY)
		fail(BAD_INPUT, "no rows 'sum0', 'sum1' or 'sum2': an older war has printed these counts");
	for (u32 v = WIN1; v <= DRAW; v++)
		if (total(tally.highest[v], suits + 1) != verdict[v] ||
			total(tally.highest[v] + suits + 1, SUITS_MOST - suits) > 0 ||
			(sums > 0 && total(tally.sums[v], LENGTH(tally.sums[v])) != verdict[v]))
			return false;
	return games_counted() < UINT64_MAX && (verdict[OFF] == 0 || (rules.limit > 0 && !rules.more_wins)) &&
		(verdict[ENDLESS] == 0 || (rules.limit == 0 && !by_chance())) && lengths_agree() &&
		wars_agree() && tally.wars[0] == 0 && tally.held[0] == 0 && tally.period[0] == 0 &&
		total(tally.held, LENGTHS) <= verdict[WIN1] + verdict[WIN2] &&
		total(tally.held + held, LENGTHS - held) == 0 &&
		total(tally.period, LENGTHS) <= verdict[ENDLESS];
}

/* Reads what one run has printed, in that order.  Do the rows agree with each other, with those before, and with the rules? */
static bool part_read(void)
{
	static const char *const names[] = {"shortest", "longest"};
	struct extreme ends[2] = {{0}};
	u64 before = finished(), offset = 0, next;
	size_t first = range_count;
	bool ended;

	if (range_count > 0 && !seeds) /* the numbers of games begin anew */
		offset = ranges[range_count - 1].from + ranges[range_count - 1].count - 1;
	for (u32 column = 0; column < LENGTH(header); column++) {
		column_check(column, strcmp(word_ahead(), header[column]) == 0);
		word_take();
	}
	next = offset;
	part_rows = 0;
	row_read();
	rules_take();
	for (row_read(); row_is("seeds") || row_is("games"); row_read())
		next = range_take(offset, next);
	rules_check(BAD_INPUT);
	ended = row_is(names[0]);
	for (u32 i = 0; ended && i < 2; i++, row_read()) {
		ends[i] = (struct extreme){found.value + offset, found.count};
		/* tests/tools/every adds up counts without ranges. */
		row_check(row_is(names[i]) && (range_count == first || range_has(first, ends[i].number)));
		extremes_add(ends[i].number, ends[i].length);
	}
	for (const struct row *row = rows; row < rows + LENGTH(rows); row++)
		cells_take(row);
	row_check(row_is("end") && found.count == 0);
	return found.value == part_rows - 1 && ended == (finished() > before) &&
		ends[0].length <= ends[1].length &&
		(ends[0].length == ends[1].length) == (ends[0].number == ends[1].number) && tally_agrees();
}

/* Adds up counts from the reader. */
static void counts_read(void)
{
	reader.commas = true; /* in the rules */
	while (reader_more())
		if (!part_read() || range_games != games_counted())
			fail(BAD_INPUT, "these counts do not agree: rows are missing or changed");
}

/* ---- Reports: what is printed of each game ---- */

/*
 * Writes cards as they are read.  A hand in a line, or a deck in a line unless it is of integers: 5 7.  Other integers, but for
 * input=total: [5, 7].  All other cards follow their number, each in a line.
 */
static void cards_write(const struct ring *hand, enum input input)
{
	static const struct shape {
		const char *begin, *first, *between, *end; /* begin formats the number of cards */
	} counted = {"%u", "\n", "\n", "\n"}, list = {"[", "", ", ", "]\n"}, line = {"", "", " ", "\n"};
	const struct shape *shape = rules.values && !inputs[input].total ? &list : &counted;

	if (inputs[input].line && (!rules.values || !inputs[input].deck))
		shape = &line;
	print(shape->begin, ring_size(hand));
	cards_print(hand, hand->head, hand->tail, shape->first, shape->between);
	print(shape->end);
}

/* Writes both hands, or the deck that was dealt. */
static void deal_write(const struct game *game, enum input input)
{
	if (inputs[input].deck) {
		cards_write(&(struct ring){undealt, UINT32_MAX, .tail = fixed.cards}, input);
		return;
	}
	if (input == INPUT_TOTAL)
		print("%u\n", hand_size(game, 0) + hand_size(game, 1));
	for (u32 p = 0; p < 2; p++)
		cards_write(&game->hand[p], input);
}

/* Prints the deal in the input's format. */
static void deal_print(struct outcome *unused)
{
	(void)unused;
	game_deal(&games[0]);
	deal_write(&games[0], rules.input);
}

/*
 * Prints both hands at the end, or before an endless game repeats, for input=decks or total.  Cards that nobody has taken are
 * back on top.
 */
static void final_print(struct outcome *outcome)
{
	struct game *game = &games[0];

	play_again(game, rounds_shown(outcome, false));
	if (table_left(game)) {
		game->hand[0].head = game->hand[0].table;
		game->hand[1].head = game->hand[1].table;
	}
	deal_write(game, rules.input == INPUT_TOTAL ? INPUT_TOTAL : INPUT_DECKS);
}

/* A cell is empty if its value would depend on the moment at which the game was called off or proved endless. */
static void line_print(struct outcome *outcome)
{
	enum verdict verdict = outcome->verdict;

	print(verdict < ENDLESS ? "%ju\t%s\t%ju\t" : "%ju\t%s\t\t", deal.number, verdict_names[verdict].name,
		outcome->length);
	print(verdict <= DRAW ? "%ju\t%ju\t%ju\t%u" : "\t\t\t", played->battles, played->wars,
		played->chains[0], played->longest_chain);
	print(verdict == ENDLESS ? "\t%u\t%jd\t%ju\t%ju\n" : "\t%u\t%jd\t\t\n", highest_count(),
		sums_differ(), outcome->start, outcome->period);
}

/* ---- Signals ---- */

/*
 * After the first signal all processes stop.  Each leaves play(), open() and read() by a jump, if it is in one of them, else before
 * the next one.  So while a jump is allowed, nothing may be printed or allocated.  Job 0 then reports what all have played.
 */
static volatile sig_atomic_t own_signal, *signalled = &own_signal; /* the signal, for all processes */
static volatile sig_atomic_t may_leave;
static sigjmp_buf left; /* set by run(), but not for merge(), where no signal is caught */

static u32 job; /* this process: 0 is the one that the user has started */
static time_t began; /* when the jobs were started */
static pid_t pids[JOBS_MOST]; /* of the jobs, 0 before their start; only job 0 knows all */

static void leave_allow(bool allowed)
{
	may_leave = allowed;
	if (allowed && *signalled != 0) {
		may_leave = false;
		siglongjmp(left, 1);
	}
}

static ssize_t read_or_leave(int file, void *bytes, size_t size)
{
	ssize_t got;

	leave_allow(true);
	got = read(file, bytes, size);
	leave_allow(false);
	return got;
}

static ssize_t (*input_read)(int file, void *bytes, size_t size) = read_or_leave;

/* Tells all jobs, by way of job 0. */
static void jobs_stop(int number)
{
	if (*signalled == 0)
		*signalled = number;
	if (job > 0)
		kill(pids[0], number);
	for (u32 i = 1; job == 0 && i < work.jobs; i++)
		if (pids[i] > 0) /* it has been started */
			kill(pids[i], number);
}

/*
 * The handler.  A signal may come twice at once: to the process, and to its process group.  So one that comes within a second of
 * the first is ignored.  One that comes two seconds after it, or later, ends the process at once.
 */
static void interrupt(int number)
{
	static time_t came;

	if (came > 0 && time(NULL) > came + 1)
		_exit(STOPPED + number);
	if (came > 0)
		return;
	came = time(NULL);
	jobs_stop(number);
	leave_allow(may_leave);
}

/* ---- Files that are read ---- */

static char **files; /* to be read, up to NULL */

/* The buffer is empty: the file before was read to its end. */
static void reader_begin(int file)
{
	reader.file = file;
	reader.ahead = false;
	reader.deals = 0;
	reader.line = word_line = 1;
}

/* Opens the next file for the reader; false: there is none. */
static bool file_next(void)
{
	const char *name = *files;
	int file = STDIN_FILENO;

	if (name == NULL)
		return false;
	if (reader.file >= 0)
		close(reader.file);
	files++;
	file_name = strcmp(name, "-") == 0 ? "<stdin>" : name;
	leave_allow(true); /* a pipe may have no writer yet */
	if (file_name == name)
		file = open(name, O_RDONLY);
	leave_allow(false);
	if (file < 0)
		fail(FAILED, "%s: cannot open: %s", file_name, strerror(errno));
	reader_begin(file);
	if (isatty(file))
		fprintf(stderr, "war: waiting for %s; war --help explains\n",
			given[MERGE] ? "counts" : "cards (-s 1 shuffles a deck)");
	return true;
}

/* ---- Playing: the games of files, or of seeds, which several processes share ---- */

/* How often the deal has each card, by card_place(): see cards_count().  A joker may have the rank 2 * RANKS_MOST. */
static u32 named[((2 * RANKS_MOST + 1) << SUIT_BITS) + 1];
static u32 *unknown[2 * HAND_MOST], unknowns; /* the unknown cards of the deal */

/* The last place is for cards of no pack. */
static u32 card_place(u32 card)
{
	return least(card - card_make(0, 0), LENGTH(named) - 1);
}

/* Until the unknown card is drawn, an ace stands for it.  Returns NULL: nothing is wrong. */
static const char *card_note(u32 *card)
{
	*card = card_make(HIGH_ACE, NO_SUIT);
	unknown[unknowns++] = card;
	return NULL;
}

static const char *(*unknown_note)(u32 *card) = card_note;

/* Fills `named`: unknown cards are still aces.  Returns a card that is there twice, or 0; one without a suit may be. */
static u32 cards_count(void)
{
	u32 twice = 0;

	memset(named, 0, sizeof named);
	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++) {
			u32 card = deal.card[p][i];

			if (named[card_place(card)]++ == 1 && twice == 0 && card % card_span() != NO_SUIT)
				twice = card;
		}
	return twice;
}

/*
 * Draws the unknown cards from the pack, without the cards that the deal names.  A card that is named without a suit is one of its
 * rank.
 */
static void unknown_draw(void)
{
	u32 deck[DECK_MOST], size = deck_new(deck), rest = 0, left[LENGTH(named)];

	memcpy(left, named, sizeof left);
	left[card_place(card_make(HIGH_ACE, NO_SUIT))] -= unknowns;
	for (u32 i = 0; i < size; i++) {
		u32 *name = &left[card_place(deck[i])];

		if (*name == 0 && !rules.values)
			name = &left[card_place(deck[i] / card_span() * card_span() + NO_SUIT)];
		if (*name > 0)
			--*name;
		else
			deck[rest++] = deck[i];
	}
	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++)
			if (left[card_place(deal.card[p][i])] > 0)
				fail(BAD_INPUT, "unknown cards are of a pack of %u, which has no %s left",
					size, card_name(deal.card[p][i]));
	if (rest < unknowns)
		fail(BAD_INPUT, "the pack has %u cards left for %u unknown ones", rest, unknowns);
	shuffle_war(deck, rest, deal.number);
	for (u32 i = 0; i < unknowns; i++)
		*unknown[i] = deck[i];
	if (inputs[rules.input].deck)
		deck_deal(deal.cards[0] + deal.cards[1]);
}

static u64 begun; /* the games from here to deal.number were played, and are in no range yet */

/* Plays deal.number, which has been dealt, and reports it. */
static void game_play(void)
{
	struct outcome outcome = {.verdict = GOING};

	if (unknowns > 0)
		unknown_draw();
	if (work.report != deal_print) {
		leave_allow(true);
		outcome = play();
		if (outcome.verdict == ENDLESS && (given[PERIODS] || given[TABLE]))
			loop_find(&outcome);
		leave_allow(false);
	}
	work.report(&outcome);
}

/* Warns that `what` `does` something, unless *told, and sets *told. */
static void tell(bool *told, const char *what, const char *does, const char *setting)
{
	if (!*told)
		fprintf(stderr, "war: %s:%ju: %s %s: -r %s,%s\n", file_name, word_line, what, does,
			rules.word.name, setting);
	*told = true;
}

/* Is there one card, or is the first card the number of the others?  An ace that was written as 1 or ? is not. */
static bool counted(const u32 *card, u32 cards)
{
	return cards == 1 ||
		(*card == card_make(cards - 1, NO_SUIT) &&
			(cards != HIGH_ACE + 1 || (!rules.ace_is_1 && unknowns == 0)));
}

/* Warns, once a file of each kind, of what may be a mistake in the deal read.  Counts its cards for unknown_draw(). */
static void deal_tell(void)
{
	static bool twice, format; /* what was told of this file */
	static u32 cards_before; /* of the deck before */
	static u64 line; /* in which it ended */
	const struct input_format *input = &inputs[rules.input];
	const char *part = input->deck ? "each line is a deck;" : "each line is a hand;";
	u32 card = cards_count(), cards = deal.cards[0] + deal.cards[1], pack = deck_size();
	bool integers = rules.values && !rules.ace_is_1;
	/* Can the deck before and this one be two hands?  Lists of integers in a line can.  Decks as cards=N has them cannot. */
	bool hands = integers ? line == word_line : cards != rules.cards && cards_before + cards <= pack;
	bool numbered = input->deck ?
		cards > 2 && counted(undealt, cards) :
		counted(deal.card[0], deal.cards[0]) && counted(deal.card[1], deal.cards[1]);

	if (reader.deals == 1)
		twice = format = false;
	/* Only deals of half a pack to two packs count: others are made-up examples. */
	if (card > 0 && !rules.values && rules.suits <= LENGTH(rules.suit_order) && 2 * cards >= pack &&
		cards <= 2 * pack)
		tell(&twice, card_name(card), "is there twice; for two packs", "suits=8");
	if (input->deck && reader.deals > 1 && hands)
		tell(&format, "two decks", "are played; for two hands", "input=decks");
	if (input->line && reader.deals == 1 && numbered)
		tell(&format, part, "if a number comes before the cards of each hand", "input=decks");
	if (reader.goes_on)
		tell(&format, part, "one that goes on in the next line needs [ ]",
			input->deck ? "input=deck" : "input=decks");
	reader.goes_on = false;
	cards_before = cards;
	line = word_line;
}

static void files_play(void)
{
	while (file_next())
		while (reader_deal()) {
			deal_tell();
			if (unknowns == 0 && !by_chance() && (given['s'] || given['n']))
				fail(BAD_INPUT,
					"-s and -n take a FILE only with chance, as in spoils=random, or a card ?");
			for (u64 i = 0; i < work.games; i++, deal.number++)
				game_play();
			unknowns = 0;
		}
}

/* ---- Jobs: processes that play seeds ---- */

/* What the jobs share. */
static struct shared {
	volatile sig_atomic_t signal;
	u64 group; /* seeds of a group: few, so that all jobs end at about the same time */
	_Atomic u32 groups; /* that jobs have taken */
} *shared;
enum { GROUPS = 1 << 10 }; /* for each job */

static int counts_from[JOBS_MOST]; /* pipes, in which each job but 0 prints its counts */
static u32 joined; /* the job whose counts are read */

/* Waits for the end of the job; with WNOHANG, only looks.  If the job has failed, all stop. */
static void job_wait(u32 number, int how)
{
	siginfo_t info = {.si_pid = 0}; /* it is still running */

	while (waitid(P_PID, pids[number], &info, WEXITED | WNOWAIT | how) < 0)
		; /* EINTR */
	if (info.si_pid == 0 || info.si_status == 0)
		return;
	jobs_stop(SIGTERM);
	if (info.si_code == CLD_EXITED)
		exit(FAILED); /* the job has said why */
	fail(FAILED, "job %u of %u was ended by signal %d", number + 1, work.jobs, info.si_status);
}

/* Once a second a job looks whether job 0 is there, and job 0 looks after the others, and shows the progress at a terminal. */
static void clock_look(void)
{
	static time_t looked;
	time_t now = time(NULL);
	u64 done, seconds = now - began;

	if (now == looked)
		return;
	looked = now;
	done = least(shared->groups * shared->group, work.games);
	if (job > 0 && getppid() != pids[0])
		exit(FAILED);
	for (u32 i = 1; job == 0 && i < work.jobs; i++)
		job_wait(i, WNOHANG);
	work.shown = job == 0 && seconds > 1 && work.summary != NULL && isatty(STDERR_FILENO);
	if (work.shown)
		fprintf(stderr, "\r%ju games, %ju a second, %ju s left  ", done, done / seconds,
			(work.games - done) * seconds / done);
}

/* Returns in each job. */
static void jobs_start(void)
{
	signal(SIGCHLD, SIG_DFL); /* if it is ignored, jobs leave no status */
	began = time(NULL);
	pids[0] = getpid();
	for (u32 i = 1; i < work.jobs; i++) {
		int ends[2]; /* to read, to write.  close() comes before dup2(): a closed standard output may be ends[0] */

		if (pipe(ends) < 0 || (pids[i] = fork()) < 0 ||
			(pids[i] == 0 && (close(ends[0]) < 0 || dup2(ends[1], STDOUT_FILENO) < 0))) {
			jobs_stop(SIGTERM);
			fail(FAILED, "cannot start job %u of %u: %s", i + 1, work.jobs, strerror(errno));
		}
		if (pids[i] == 0) {
			job = i;
			work.summary = counts_print;
			return;
		}
		counts_from[i] = ends[0];
		close(ends[1]);
	}
}

/* Plays group after group of seeds. */
static void groups_play(void)
{
	u64 from;

	while ((from = shared->groups++ * shared->group) < work.games) {
		begun = deal.number = work.from + from;
		for (u64 end = begun + least(shared->group, work.games - from); deal.number != end;
			deal.number++) {
			deal_shuffle();
			game_play();
			clock_look();
		}
		range_add(begun, deal.number - begun);
		begun = deal.number;
	}
}

/* A job has ended where its counts do. */
static ssize_t job_read(int file, void *bytes, size_t size)
{
	ssize_t got = read(file, bytes, size);

	if (got == 0)
		job_wait(joined, 0);
	return got;
}

/* Adds up the counts of the other jobs. */
static void jobs_join(void)
{
	input_read = job_read;
	file_name = "a job";
	for (joined = 1; joined < work.jobs; joined++) {
		reader_begin(counts_from[joined]);
		counts_read();
	}
}

/* ---- The command line ---- */

/* clang-format off */
/* To add an option: 1. A row; without a letter, a number before LETTERS.  2. Use `given`, or a report (see work.report). */
static const struct choice {
	struct word word;
	int letter; /* or TABLE, STATS, ... */
	const char *value; /* what --help calls it, or "" */
	report *report; /* of each game */
	summary *summary; /* after the last game */
} choices[] = {
	{{"rules", "a rule book and settings (see below)"}, 'r', .value = "[BOOK,][KEY=VALUE,...]  "},
	{{"seed", "shuffle a deck by SEED if there is no FILE"}, 's', .value = "SEED"},
	{{"games", "play N seeds from SEED or 0 on, or each deal of FILE N times"}, 'n', .value = "N"},
	{{"jobs", "share --stats, --counts among N processes; 0: one per core\n"}, 'j', .value = "N"},
	{{"answer", "print answers (default, except for csharp and utexas)"}, 'a', "", .report = answer_print},
	{{"trace", "print a transcript of each game, in the book's format"}, 't', "", .report = trace_print},
	{{"deal", "print the decks in the input's format; do not play"}, 'd', "", .report = deal_print},
	{{"final", "print both hands at the end, as input=decks reads them"}, FINAL, "", .report = final_print},
	{{"table", "print a header and a row per game: csv, but with tabs"}, TABLE, "", .report = line_print},
	{{"stats", "print statistics: who wins, how long, a histogram"}, STATS, "", tally_add, stats_print},
	{{"counts", "print the integers behind --stats, for --merge"}, COUNTS, "", tally_add, counts_print},
	{{"merge", "add up counts in FILEs; -s, -n: name missing seeds"}, MERGE, .value = ""},
	{{"held", "also count the most cards that the loser held"}, HELD, .value = ""},
	{{"periods", "also count the periods P of endless games"}, PERIODS, .value = ""},
	{{"help", "print this help"}, 'h', .value = ""}, /* --help: HELP, more than -h */
	{{"version", "print the version"}, 'V', .value = ""},
};
/* clang-format on */

/* all: else no more than a screen */
static void help_print(bool all)
{
	print("usage: war [OPTION ...] [FILE ...]%s\n", all ? "" : "                  --help has the rest");
	if (all)
		print("Plays the card game War.  Reads from FILEs or standard input how many cards\n\
player 1 has, these cards (2..10 J Q K A and D H C S, as in 10H; ? is any other\n\
card), and the same for player 2; input=deck: one deck.  Prints the winner and\n\
the length; PAT (a draw); OFF (called off); or LOOP T P (after T rounds, repeats\n\
every P rounds).\n\n");
	for (const struct choice *c = choices; c < choices + LENGTH(choices); c++) {
		print(c->letter > LETTERS ? "  -%c, " : "      ", c->letter);
		print("--%s %-*s%s\n", c->word.name, 11 - (int)strlen(c->word.name), c->value, c->word.help);
	}
	if (!all)
		print("Books:\n%s", names_text((struct words)ROWS(books)));
	print("\n\
  echo 1 AS 1 KD | war     print 1 1: player 1 wins in 1 round\n\
  war -r utexas -s 15      print a game as the course does\n\
  war -n 100000 --stats    tell who wins, and how long it takes\n");
	if (!all)
		return;
	print("\n\
After Ctrl-C, SIGTERM or SIGHUP, --stats, --counts and --table report the games\n\
played, and war says which are left.  Exit status: 0; 1: bad input, or a file\n\
or disk that fails; 2: wrong usage; 3: --merge names seeds that are missing;\n\
128 + the signal.\n\n\
Books, with the settings in which they differ from codingame\n");
	for (const struct rules *b = books; b < books + LENGTH(books); b++) {
		char *text, *more;

		rules = *b;
		text = rules_text(books);
		more = cut(text, ',');
		print(more != NULL ? "  %-10s %s\n" : "  %s\n", text, more);
	}
	rules = *books;
	print("\nSettings, with the values of codingame, as in -r codingame,down=1,spoils=winner\n");
	for (const struct setting *s = settings; s < settings + LENGTH(settings); s++) {
		print("  %s=%s: %s (%s)\n", s->word.name, s->words.rows == NULL ? "N" : "WORD", s->word.help,
			setting_text(s));
		for (size_t i = 0; i < s->words.count; i++)
			print("      %-9s %s\n", word_at(s->words, i)->name, word_at(s->words, i)->help);
	}
}

static void options_parse(int count, char **arguments)
{
	char letters[2 * LENGTH(choices) + 2] = ":", *end = letters + 1;
	struct option names[LENGTH(choices) + 1] = {{0}};
	int option;

	for (size_t i = 0; i < LENGTH(choices); i++) {
		const struct choice *c = &choices[i];
		bool value = *c->value != '\0';

		names[i] = (struct option){c->word.name, value, NULL, c->letter == 'h' ? HELP : c->letter};
		if (c->letter > LETTERS)
			end += sprintf(end, value ? "%c:" : "%c", c->letter);
	}
	for (int i = 1; i < count && strcmp(arguments[i], "--") != 0; i++)
		for (size_t k = 0; k < LENGTH(choices); k++)
			if (*arguments[i] == '-' && strcmp(arguments[i] + 1, choices[k].word.name) == 0)
				fail(USAGE, "-%s has two dashes", arguments[i]);
	while ((option = getopt_long(count, arguments, letters, names, NULL)) != -1) {
		if (option != ':' && option != '?') {
			if (optarg != NULL && given[option] != NULL)
				fail(USAGE, "-%c is given twice; settings follow one -r, with commas",
					option);
			given[option] = optarg != NULL ? optarg : "";
			continue;
		}
		/* optopt: the code of the option that needs a value or takes none; or an unknown letter; or 0 */
		for (size_t i = 0; i < LENGTH(choices); i++)
			if (names[i].val == optopt)
				fail(USAGE, "--%s %s value", names[i].name,
					option == ':' ? "needs a" : "takes no");
		if (optopt != 0)
			fail(USAGE, "unknown option -%c", optopt);
		fail(USAGE, "unknown option %s%s", quoted(arguments[optind - 1]),
			nearest("--", arguments[optind - 1] + 2, (struct words)ROWS(choices)));
	}
}

static void report_choose(void)
{
	const char *chosen = NULL;

	work.report = rules.transcript != PLAIN_TRACE ? trace_print : answer_print;
	work.summary = given[MERGE] ? stats_print : NULL;
	for (const struct choice *c = choices; c < choices + LENGTH(choices); c++) {
		if (!given[c->letter] || c->letter == MERGE)
			continue;
		if (given[MERGE] && c->summary == NULL && c->letter != 's' && c->letter != 'n')
			fail(USAGE, "--%s: only --stats, --counts, -s and -n go with --merge", c->word.name);
		if (c->report == NULL)
			continue;
		if (chosen != NULL)
			fail(USAGE, "--%s and --%s: only one report at a time", chosen, c->word.name);
		chosen = c->word.name;
		work.report = c->report;
		work.summary = c->summary;
	}
	if ((given[HELD] || given[PERIODS]) && work.summary == NULL)
		fail(USAGE, "--held and --periods are for --stats and --counts");
}

/* The seeds of -s and -n (all: to the last); of files, the number of the first game, and how often each deal is played. */
static void games_choose(void)
{
	bool all = seeds && given['n'] && strcmp(given['n'], "all") == 0;
	u64 last = seeds ? seed_last() : INT64_MAX; /* of files: leaves numbers for all games */
	u64 others; /* after the first */

	work.from = !seeds;
	number_take(USAGE, "-s", given['s'], 0, last, &work.from);
	others = last - work.from;
	if (all && others < GAMES_MOST) /* .NET has so few; other shuffles have, near their last seed */
		work.games = others + 1;
	else if (all && rules.shuffle == SHUFFLE_EVERY)
		fail(USAGE, "-n all: there are more than %ju deals; `make every` counts them", GAMES_MOST);
	else if (all)
		fail(USAGE, "-n all is for shuffle=every, as in -r %s,shuffle=every", rules.word.name);
	else
		number_take(USAGE, "-n", given['n'], 1, least(others, GAMES_MOST - 1) + 1, &work.games);
}

/* How many jobs play seeds, and the memory that they share. */
static void jobs_choose(void)
{
	u64 asked = 1;

	number_take(USAGE, "-j", given['j'], 0, JOBS_MOST, &asked);
	if (given['j'] && (!seeds || work.summary == NULL))
		fail(USAGE, "-j is for --stats and --counts of seeds; else GNU parallel or `make long`");
	if (!seeds)
		return;
	if (asked == 0)
		asked = labs(sysconf(_SC_NPROCESSORS_ONLN)); /* -1: unknown */
	work.jobs = least(work.games, least(asked, PROCESSES_MOST));
	shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED)
		fail(FAILED, "no memory for %u jobs: %s", work.jobs, strerror(errno));
	shared->group = work.games / (GROUPS * work.jobs) + 1;
	signalled = &shared->signal;
}

/* Adds up counts.  The seeds that should be there are those from the first to the last, and of -s and -n. */
static void merge(void)
{
	u64 from = UINT64_MAX, to = 0; /* the first seed and the last; without any, finish() does not look */

	while (file_next())
		counts_read();
	ranges_join();
	if (range_count > 0) {
		from = ranges[0].from;
		to = ranges[range_count - 1].from + ranges[range_count - 1].count - 1;
	}
	if (given['s'] || given['n']) {
		if (range_count > 0 && !seeds)
			fail(USAGE, "-s, -n: the counts are of games from files, not from seeds");
		seeds = true;
		games_choose();
		from = least(from, work.from);
		to = greatest(to, work.from + work.games - 1);
	}
	work.from = from;
	work.games = to - from + 1;
}

/*
 * Fails if there is no such file, and the name may be a book or a setting without its -r or comma: it has a =, or neither a dot
 * nor a slash.
 */
static void file_check(const char *name)
{
	bool setting = strchr(name, '=') != NULL;

	if (strcmp(name, "-") == 0 || access(name, F_OK) == 0 || (strpbrk(name, "./") != NULL && !setting))
		return;
	fail(USAGE, "%s: %s%s", quoted(name),
		setting ? "settings follow a comma, without blanks" : "no such file",
		nearest("-r ", name, (struct words)ROWS(books)));
}

/*
 * Names the settings of -r that change nothing in this run.  More ranks change which cards are read, and two packs what
 * deal_tell() says.  --counts prints all settings.
 */
static void idle_tell(void)
{
	bool deal = seeds || inputs[rules.input].deck;
	bool pack = deal || *unknown != NULL || rules.suits > LENGTH(rules.suit_order) ||
		rules.lowest + rules.ranks > HIGH_ACE + 1;
	bool writes = work.report == deal_print || work.report == final_print;
	char has[2 * TEXT_MOST]; /* all that a setting may need, as it is spelt in `needs` */

	sprintf(has, "%s,%s,%s,%s", rules_text(NULL), deal ? DEAL : "", pack ? PACK : "",
		!seeds || writes ? READ : "");
	for (size_t i = 0; i < LENGTH(settings) && !given[COUNTS]; i++)
		if (set[i] && settings[i].needs != NULL && strstr(has, settings[i].needs) == NULL)
			fprintf(stderr, "war: %s= changes nothing without %s\n", settings[i].word.name,
				settings[i].needs);
}

/* named: the files, up to NULL; none: standard input */
static void run(char **named)
{
	static char *standard_input[] = {"-", NULL};

	files = *named != NULL ? named : standard_input;
	reader.file = -1;
	if (given[MERGE]) {
		report_choose();
		merge();
		return;
	}
	if (*named != NULL)
		file_check(*named);
	seeds = *named == NULL && (given['s'] || given['n']);
	rules_parse(USAGE, given['r']);
	rules_check(USAGE);
	report_choose();
	if (rules.shuffle == SHUFFLE_EVERY && !seeds && *named == NULL)
		fail(USAGE, "shuffle=every is for seeds: -n all, or -s SEED");
	games_choose();
	jobs_choose();
	if (given[HELD])
		watch = held_watch;
	if (work.summary != NULL || given[TABLE]) {
		signal(SIGINT, interrupt);
		signal(SIGTERM, interrupt);
		if (signal(SIGHUP, SIG_IGN) != SIG_IGN) /* nohup ignores it */
			signal(SIGHUP, interrupt);
	}
	if (given[TABLE])
		print("%s\tverdict\tlength_in_%s\tbattles\twars\tplain_rounds\tlongest_chain\thighest\tsum_difference\tT\tP\n",
			number_words[seeds], units[rules.count].name);
	begun = deal.number = work.from;
	if (seeds) {
		idle_tell();
		jobs_start();
	}
	if (sigsetjmp(left, 1) == 0) { /* else from where leave_allow(true) lets a signal jump */
		if (seeds)
			groups_play();
		else
			files_play();
	}
	range_add(begun, deal.number - begun);
	if (!seeds)
		idle_tell();
	if (work.shown)
		fputc('\n', stderr);
	if (job == 0)
		jobs_join();
}

/* Ends a run, whole or cut short.  Seeds that no job has played are named. */
static _Noreturn void finish(void)
{
	int status = DONE;

	ranges_join();
	if (work.summary != NULL)
		work.summary();
	output_check(fclose(stdout) == 0);
	if (job > 0)
		exit(DONE);
	if (*signalled != 0)
		fprintf(stderr, "war: cut short after %ju games\n", range_games);
	if (seeds && gaps_print(work.from, work.from + work.games))
		status = MISSING;
	exit(*signalled != 0 ? STOPPED + *signalled : status);
}

static void options_run(int count, char **arguments)
{
	signal(SIGXFSZ, SIG_IGN); /* so write() fails */
	options_parse(count, arguments);
	if (given['h'] || given[HELP])
		help_print(given[HELP]);
	else if (given['V'])
		print("war " VERSION "\n");
	else
		run(arguments + optind);
	finish();
}

static void (*laboratory)(int count, char **arguments) = options_run;
