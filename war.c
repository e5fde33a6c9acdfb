/*
 * war - plays the card game War exactly, by published rule books or by house rules
 *
 * Without options, it solves the CodinGame puzzle "War": it reads how many cards player 1 has, these cards, and the same
 * for player 2, and prints who wins after how many rounds.  `war --help` explains the rest.
 *
 * The file has three parts.  Each can be read, and works, without those after it.
 *
 * 1. THE SOLVER plays the deals that it reads, by any rules, and prints the answers.  Its sections:
 *      failing and output    messages, exit statuses
 *      rules                 tables of books, orders of the spoils, shortages and settings
 *      cards                 a card is a number
 *      reader                from text to `deal`
 *      table                 `struct game`: hands are rings of cards; laying and taking cards
 *      rounds                round_play() and war_lay(): how War is played; then the same rounds, faster
 *      games                 play(): to the end, or until a position comes back
 *      answers               and main()
 *
 * 2. THE STANDOFF proves a game endless long before a position comes back.  You may skip it, unless you ask why some games
 *    never end: without it, all answers are the same.
 *
 * 3. THE LABORATORY is behind the options: seeds and shuffles, transcripts, statistics, counts, jobs.
 *
 * To paste the solver into an online judge, copy this file down to the line that begins part 2, and write the name of the
 * book into `#define BOOK`.  `make paste BOOK=codeforces` does both.
 *
 * To add a book, add a row to `books`: the settings that differ from the usual ones, and the formats of the answers.  The
 * note above `books` says what to do if settings do not suffice.
 */

/* The book without -r, and the most cards of a hand.  100000 is enough for most judges, and needs a seventh of the memory. */
#ifndef BOOK
#define BOOK "codingame"
#endif
#ifndef HAND_MOST
#define HAND_MOST 1000000
#endif

/* What the headers offer: POSIX, files above 2 GB, and %ju on Windows. */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64
#define __USE_MINGW_ANSI_STDIO 1

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
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
_Static_assert(HAND_MOST <= 1 << 20, "RING_MOST");

enum {
	RING_MOST = 1 << (HAND_MOST > 1 << 17 ? 22 : 19), /* slots of a ring: game_deal() */
	SUITS_MOST = 64, /* cards of a rank; suits repeat */
	RANKS_MOST = 64, /* ranks 2 to 65 */
	SUIT_BITS = 2,
	DECK_MOST = SUITS_MOST * (RANKS_MOST + 1), /* with jokers */
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
static u64 word_line = 1; /* of its word that was read last */

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

/* ---- Rules: books, orders of the spoils, shortages, settings ---- */

enum verdict { GOING, WIN1, WIN2, DRAW, OFF, ENDLESS, VERDICTS }; /* OFF: called off at the limit */

/* The first member of a row that has a name is the name. */
struct word {
	const char *name, *help;
};
struct words {
	const void *rows;
	size_t size, count; /* bytes of a row; rows */
};

/* Words of settings: indices into their lists in `settings`. */
enum pile { NO_PILE, STACK, SHUFFLED_PILE };
enum count { ROUNDS, TURNS, BATTLES, CARDS, SECONDS };
enum input { DECK, DECKS, TOTAL, LINES };
enum shuffle { WAR_SHUFFLE, PYTHON, DOTNET, EVERY };
enum endless { PROVED, PLAYED };

enum transcript { PLAIN, CSHARP, UTEXAS, TRANSCRIPTS };

static struct rules {
	const char *name; /* of the book */
	const char *differs; /* its settings that differ from USUAL */
	/* See `settings`. */
	u64 down, spoils, pile, shortage, count, limit, battle, war, input, shuffle, suits, ranks, cards,
		jokers, hands, upset, endless;
	/* Fixed by the book: */
	bool values; /* cards are integers, a card's name means its rank */
	bool empty; /* hands may be empty */
	/* Formats of the length: none, player 1 wins, player 2 wins, draw, off, endless; NULL: `LOOP start period`. */
	const char *answers[VERDICTS];
	u32 dealt_first; /* of one deck; 0: player 1 gets the first card */
	/* For part 3: */
	u64 own_input; /* `input` of the book, set by rules_parse() */
	u32 lower; /* the lowest rank of a seed's deck is 2 - lower */
	bool by_rank; /* the unshuffled deck is 2C 2D ..., not 2C 3C ... */
	enum suit { D, H, C, S } suit_order[4]; /* of the unshuffled deck */
	enum transcript transcript;
} rules;

/* clang-format off */
#define USUAL "down=3,battle=4,war=11,suits=4,ranks=13"
#define DHCS .suit_order = {D, H, C, S}
#define ANSWERS .answers = {NULL, "1 %ju\n", "2 %ju\n", "PAT\n", "OFF\n", NULL}

/*
 * To add a book, order, shortage or setting:
 * 1. Add a last row to its table; a setting goes before `endless`, the only one that changes no game.  A member left out is 0.
 *    With a limit, no game of a book is endless: it is called off.
 * 2. An order needs a line in outlasts_ties() (part 2), a setting a member of `struct rules`.  A setting that changes a
 *    seed's deck: where `jokers` and `hands` are used, and deal_shuffle() (part 3).
 * 3. A book whose judge reads another format of input needs a word of `input` and its lines in reader_deal(); one whose
 *    transcript is read by others, a row of `transcripts` (part 3).
 * 4. tests/checks/additions has the rest.
 */
static const struct rules books[] = {
	{"codingame", "input=decks", DHCS, ANSWERS},
	{"umass", "spoils=laid,short=steps,count=battles,limit=1000",
	 .values = true, .empty = true, DHCS, .answers = {NULL, "1\n", "-1\n", "0\n", "0\n", NULL}},
	/* M. Jones */
	{"csharp", "spoils=laid,short=lose,count=turns,limit=1001,shuffle=dotnet",
	 .by_rank = true, .suit_order = {C, D, S, H}, .dealt_first = 1, .transcript = CSHARP, ANSWERS},
	{"utexas", "short=empty,shuffle=python",
	 .suit_order = {C, D, H, S}, .transcript = UTEXAS, ANSWERS},
	/* P. Norvig */
	{"house", "spoils=random,short=empty,count=cards", DHCS, ANSWERS},
	{"bataille", "down=0,spoils=natural,short=empty", DHCS, ANSWERS},
	/* problem 546C */
	{"codeforces", "spoils=loser,short=empty,input=total,suits=1,ranks=10",
	 .values = true, .lower = 1, DHCS, .answers = {NULL, "%ju 1\n", "%ju 2\n", "0\n", "OFF\n", "-1\n"}},
	/* informatics.mccme.ru, problem 50 */
	{"drunkard", "upset=yes,short=empty,limit=1000000,input=lines,suits=1,ranks=10",
	 .values = true, .lower = 2, DHCS,
	 .answers = {NULL, "first %ju\n", "second %ju\n", "draw\n", "botva\n", NULL}},
};

/* Whose cards come first.  Bit p is set if player 2's do when player p + 1 wins; take() and the standoff use the bits. */
enum first {          /* if player 1 wins   if player 2 wins */
	FIRST_1,      /* player 1's         player 1's */
	FIRST_LOSER,  /* player 2's         player 1's */
	FIRST_WINNER, /* player 1's         player 2's */
	FIRST_2,      /* player 2's         player 2's */
	FIRST_CHANCE  /* a coin decides */
};
/* The spoils go under the winner's hand in steps: of each step the cards of one player, then those of the other. */
enum laying {
	BLOCKS,       /* one step: all cards of the round */
	IN_TURN,      /* steps of one card of each player */
	BY_TIME       /* steps as the cards were laid: one card, those face down, one card, ... */
};
enum arrange { KEEP, REVERSE, SHUFFLE, SORT_DOWN, SORT_UP }; /* REVERSE: the last step first */
static const struct spoils {
	struct word word;
	enum first first; /* if they are shuffled or sorted, of rounds without a war: then it has the same effect */
	enum laying laying;
	enum arrange arrange;
} orders[] = {
	{{"owner", "player 1's cards, then player 2's"}, FIRST_1, BLOCKS, KEEP},
	{{"laid", "as laid, the face-down cards player by player"}, FIRST_1, BY_TIME, KEEP},
	{{"winner", "the winner's cards, then the loser's"}, FIRST_WINNER, BLOCKS, KEEP},
	{{"loser", "the loser's cards, then the winner's"}, FIRST_LOSER, BLOCKS, KEEP},
	{{"alternate", "cards of player 1 and of player 2 in turn"}, FIRST_1, IN_TURN, KEEP},
	{{"reversed", "as laid, last first"}, FIRST_2, BY_TIME, REVERSE},
	{{"random", "shuffled"}, FIRST_CHANCE, BLOCKS, SHUFFLE},
	{{"coin", "a coin decides whose cards come first"}, FIRST_CHANCE, BLOCKS, KEEP},
	{{"high", "highest rank first"}, FIRST_WINNER, BLOCKS, SORT_DOWN},
	{{"low", "lowest rank first"}, FIRST_LOSER, BLOCKS, SORT_UP},
	{{"natural", "in pairs, the last pair first: the winner's card, the loser's"},
		FIRST_WINNER, IN_TURN, REVERSE},
};

#define OTHER_WINS {GOING, WIN2, WIN1, DRAW}
/* The help of a row says what happens with 3, 2, 1 or 0 cards left, if down=3. */
static const struct shortage {
	struct word word;
	u32 up; /* cards that a player keeps back to lay face up */
	bool all; /* a war needs down + up cards; else 1 card */
	bool lays_on; /* if a player is short, both lay until a hand is empty */
	bool alike; /* both lay as many cards as the poorer can */
	/* Verdicts if player 1 [1], 2 [2] or both [3] are short in a war, or have no card left. */
	enum verdict in_war[4], out[4];
} shortages[] = {
	{{"draw", "3, 2, 1, 0: nobody wins"},
		1, true, false, false, {GOING, DRAW, DRAW, DRAW}, OTHER_WINS},
	{{"lose", "3, 2, 1, 0: loses; both players: player 1 loses"},
		1, true, false, false, {GOING, WIN2, WIN1, WIN2}, {GOING, WIN2, WIN1, WIN2}},
	{{"steps", "2, 1, 0: loses; 3: loses if nobody has fewer; both: a draw"},
		0, true, false, false, OTHER_WINS, OTHER_WINS},
	{{"empty", "both lay 3, 2, 1, 0; a player with no card left loses"},
		1, true, true, false, OTHER_WINS, OTHER_WINS},
	{{"last", "3: 2 down, 1 up; 2: 1 down, 1 up; 1: 1 up; 0: last card again"},
		1, false, false, false, {GOING, GOING, GOING, DRAW}, OTHER_WINS},
	{{"spent", "3, 2, 1: as short=last; 0: loses"},
		1, false, false, false, OTHER_WINS, OTHER_WINS},
	{{"equal", "3: both lay 2 down, 1 up; 2: 1 down, 1 up; 1: 1 up; 0: loses"},
		1, false, false, true, OTHER_WINS, OTHER_WINS},
};

static const struct word units[] = {
	[ROUNDS] = {"rounds", "a first comparison and the wars that follow it"},
	[TURNS] = {"turns", "rounds, but not one that ends for lack of cards"},
	[BATTLES] = {"battles", "comparisons of two cards, in wars too"},
	[CARDS] = {"cards", "cards laid by the player who laid more"},
	[SECONDS] = {"seconds", "playing time (see battle, war); minutes in --stats"},
};

#define ROWS(table) {table, sizeof *(table), LENGTH(table)}
#define LIST(...) ROWS(((const struct word[]){__VA_ARGS__}))
static const struct setting {
	struct word word;
	u64 *value; /* or index into `words` */
	struct words words; /* none: a number */
	u64 from, to; /* of a number */
} settings[] = {
	{{"down", "N cards face down in a war"}, &rules.down, .to = HAND_MOST},
	{{"spoils", "order of the cards that the winner takes"}, &rules.spoils, .words = ROWS(orders)},
	{{"pile", "where the winner puts them"}, &rules.pile, .words = LIST(
		[NO_PILE] = {"none", "under the hand; plays like a pile turned over"},
		[STACK] = {"stack", "on a pile, taken up as it lies when the hand is empty"},
		[SHUFFLED_PILE] = {"shuffled", "on a pile, shuffled when the hand is empty"})},
	{{"short", "3, 2, 1 or 0 cards left for a war with down=3"}, &rules.shortage, .words = ROWS(shortages)},
	{{"count", "unit of the length of a game"}, &rules.count, .words = ROWS(units)},
	{{"limit", "call games off at length N; 0: never"}, &rules.limit, .to = UINTMAX_MAX},
	{{"battle", "N seconds for a round without a war"}, &rules.battle, .from = 1, .to = 1000000},
	{{"war", "N seconds for each war"}, &rules.war, .from = 1, .to = 1000000},
	{{"input", "what is read"}, &rules.input, .words = LIST(
		[DECK] = {"deck", "one deck, to be dealt"},
		[DECKS] = {"decks", "two decks, each a player's hand"},
		[TOTAL] = {"total", "how many cards there are in all, then two decks"},
		[LINES] = {"lines", "a line of cards for each player"})},
	{{"shuffle", "how SEED shuffles the deck"}, &rules.shuffle, .words = LIST(
		[WAR_SHUFFLE] = {"war", "Fisher-Yates with splitmix64"},
		[PYTHON] = {"python", "Python's random.seed(SEED), random.shuffle(deck)"},
		[DOTNET] = {"dotnet", "Fisher-Yates with .NET's new Random(SEED)"},
		[EVERY] = {"every", "all deals in order, ignoring suits (-n all)"})},
	{{"suits", "SEED's deck has N cards of each rank"}, &rules.suits, .from = 1, .to = SUITS_MOST},
	{{"ranks", "SEED's deck has N ranks: 2..10 J Q K A 15 16 ..."}, &rules.ranks, .from = 1, .to = RANKS_MOST},
	{{"cards", "deal N cards of SEED's deck; 0: all"}, &rules.cards, .to = DECK_MOST},
	{{"jokers", "SEED's deck has N cards that beat all others, up to `suits`"}, &rules.jokers, .to = SUITS_MOST},
	{{"hands", "player 1 is dealt N cards, then player 2 the rest; 0: in turn"}, &rules.hands, .to = HAND_MOST},
	{{"upset", "does the lowest rank beat the highest?"}, &rules.upset, .words = LIST(
		[false] = {"no", "an ace beats a two"},
		[true] = {"yes", "a two beats an ace, and nothing else"})},
	{{"endless", "how to recognize an endless game"}, &rules.endless, .words = LIST(
		[PROVED] = {"proved", "by a theorem where one applies; else as played"},
		[PLAYED] = {"played", "by playing until its hands come back"})},
};

/* clang-format on */

static const char *name_at(struct words words, size_t index)
{
	const char *name;

	memcpy(&name, (const char *)words.rows + index * words.size, sizeof name);
	return name;
}

/* How many letters both begin with. */
static size_t same_letters(const char *one, const char *other)
{
	size_t n = 0;

	while (one[n] != '\0' && one[n] == other[n])
		n++;
	return n;
}

/* The index of the name.  The message lists the name first that begins most like it. */
static int word_take(int status, const char *what, const char *name, struct words words)
{
	char list[TEXT_MOST + 1], *end = list;
	size_t nearest = 0;

	for (size_t i = 0; i < words.count; i++) {
		if (strcmp(name_at(words, i), name) == 0)
			return i;
		if (same_letters(name_at(words, i), name) > same_letters(name_at(words, nearest), name))
			nearest = i;
	}
	for (size_t i = 0; i < words.count; i++)
		end += sprintf(end, " %s", name_at(words, i == 0 ? nearest : i - (i <= nearest)));
	fail(status, "%s: expected%s, found %s", what, list, quoted(name));
}

/* A text of NULL (part 3: an option that is not given) leaves the number. */
static void number_take(int status, const char *name, const char *text, u64 from, u64 to, u64 *number)
{
	if (text != NULL && !parse_number(text, from, to, number))
		fail(status, "%s: expected a number from %ju to %ju%s, found %s", name, from, to,
			text[strspn(text, "0123456789")] != '\0' ? ", in digits" : "", quoted(text));
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

/* Modifies the text, which may be NULL. */
static void settings_take(int status, char *text)
{
	for (char *next; text != NULL; text = next) {
		char *value;
		const struct setting *s;

		next = cut(text, ',');
		value = cut(text, '=');
		if (*text == '\0')
			fail(status, "a setting is missing after a comma; -r takes no blanks");
		s = &settings[word_take(status, "setting after the book", text,
			(struct words)ROWS(settings))];
		value = value != NULL ? value : "";
		if (s->words.rows != NULL)
			*s->value = word_take(status, s->word.name, value, s->words);
		else
			number_take(status, s->word.name, value, s->from, s->to, s->value);
	}
}

/* Takes the text of -r: a book, settings or both.  Modifies it.  Without a book, or with NULL, the rules start from BOOK. */
static void rules_parse(int status, char *text)
{
	bool named = text != NULL && text[strcspn(text, ",=")] != '=';
	char usual[TEXT_MOST + 1], own[] = BOOK, *book = named ? text : own, *rest = cut(book, ',');

	rules = books[word_take(status, "rule book", book, (struct words)ROWS(books))];
	sprintf(usual, USUAL ",%s", rules.differs);
	settings_take(status, usual);
	rules.own_input = rules.input;
	settings_take(status, rest);
	if (!named)
		settings_take(status, text);
}

/* ---- Cards ---- */

/*
 * A card has its rank in the bits above its suit.  The ranks of a and b are equal if (a ^ b) < span; else the greater
 * number wins.  Integers have no suit: span 1.  The least integer is 0, so that unsigned numbers have their order.
 */
static const char suit_letters[] = "DHCS", rank_letters[] = "..23456789.JQKA"; /* others have two digits */

static u32 card_span(void)
{
	return rules.values ? 1 : 1 << SUIT_BITS;
}

/* With `values`, rank is an integer modulo 2^32. */
static u32 card_make(u32 rank, u32 suit)
{
	return rules.values ? rank - INT32_MIN : rank << SUIT_BITS | suit;
}

/* NULL, or what is wrong with the word. */
static const char *card_parse(const char *word, u32 *card)
{
	size_t length = strlen(word);
	bool fits = length == 2 || length == 3;
	const char *suit = fits ? strchr(suit_letters, word[length - 1]) : NULL;
	const char *letter = strchr(rank_letters, *word);
	bool minus = *word == '-';
	char *end;
	u64 rank = 0, highest = rules.ranks + 1 + (rules.jokers > 0); /* of a seed's deck */

	if (rules.values && parse_number(word + minus, 0, INT32_MAX + (u64)minus, &rank)) {
		*card = card_make(minus ? -rank : rank, 0);
		return NULL;
	}
	if (fits && strpbrk(word, "dhcsjqka") != NULL)
		return "not in capital letters";
	if (suit == NULL)
		return rules.values ? "neither a 32-bit integer nor a card" :
			fits        ? "suits are D H C S" :
			*word == 'J' || *word == 'j' ?
			       "a joker is written as the rank above all others, like 15D; set jokers=2" :
			       "not a card";
	if (length == 3)
		rank = strtoul(word, &end, 10);
	else if (letter != NULL)
		rank = letter - rank_letters;
	if (length == 3 ? end != word + 2 || (rank != 10 && (rank < 15 || rank > highest)) : rank < 2)
		return highest > 14 ? "no such rank" : "ranks are 2..10 J Q K A";
	*card = card_make(rank, suit - suit_letters);
	return NULL;
}

/* ---- Reader: deals from text ---- */

static struct deal {
	u64 number; /* 1, 2, ... as they are read; part 3: or a seed */
	u32 cards[2]; /* of each player */
	u32 card[2][HAND_MOST]; /* top first */
} deal;

static u32 undealt[2 * HAND_MOST]; /* one deck, before it is dealt */

static struct reader {
	int file; /* descriptor */
	bool lists; /* reads lists like [2, 3]: with `values` */
	bool in_line; /* the end of a line is an empty word, as that of a file is */
	const char *end_of; /* "line" or "input", of an empty word */
	u64 taken; /* deals in the file; part 3: or counts */
	u64 line; /* of the next byte */
	char word[TEXT_MOST + 1]; /* "" at the end of the file */
	size_t at, end; /* in `buffer` */
} reader = {.line = 1};

static unsigned char buffer[1 << 16]; /* in `reader` it would lie in the executable */

/*
 * Not 0: play_until() and the reader return early.  Part 3 sets it, at a signal, to the signal's number, and puts it where
 * its processes share it.
 */
static volatile sig_atomic_t unshared, *interrupted_at = &unshared;
#define interrupted (*interrupted_at)

/*
 * Part 3 waits for input here, and returns false once it is interrupted.  Parts 2 and 3 define this pointer, and others
 * like it, once more, with a value.  In a pasted solver they are NULL.
 */
static bool (*input_wait)(int file);

/* The next byte, which stays; or EOF.  Prints the answers so far before it has to wait. */
static int reader_byte(void)
{
	int got;

	if (reader.at < reader.end)
		return buffer[reader.at];
	output_check(fflush(stdout) == 0);
	if (input_wait != NULL && !input_wait(reader.file))
		return EOF;
	while ((got = read(reader.file, buffer, sizeof buffer)) < 0) {
		word_line = reader.line;
		if (errno != EINTR)
			fail(BAD_INPUT, "cannot read: %s", strerror(errno));
	}
	if (got == 0)
		return EOF;
	reader.at = 0;
	reader.end = got;
	return buffer[0];
}

static bool is_blank(int c)
{
	return c == ' ' || (c >= '\t' && c <= '\r') || (reader.lists && c == ',');
}

static bool is_bracket(int c)
{
	return reader.lists && (c == '[' || c == ']');
}

/* Takes a byte of the word. */
static void reader_put(size_t length, int c)
{
	if (reader.taken == 0 && length == 1 &&
		(unsigned char)*reader.word + c == 0xFE + 0xFF) /* FE FF or FF FE, the mark of UTF-16 */
		fail(BAD_INPUT, "UTF-16: save it as UTF-8");
	if (c == '\0' || length == TEXT_MOST)
		fail(BAD_INPUT, c == '\0' ? "found a NUL byte" : "found a word without end");
	reader.word[length] = c;
	reader.at++;
}

/* Takes a word, which ends at a blank.  A bracket is a word.  False after a signal. */
static bool reader_take(void)
{
	size_t length = 0;
	int c;

	for (; is_blank(c = reader_byte()) && !(c == '\n' && reader.in_line); reader.at++)
		reader.line += c == '\n';
	word_line = c == EOF ? word_line : reader.line;
	reader.end_of = c == EOF ? "input" : "line";
	if (c == '\n') {
		reader.line++;
		reader.at++;
	} else if (is_bracket(c)) {
		reader_put(length++, c);
	} else {
		for (; c != EOF && !is_blank(c) && !is_bracket(c); c = reader_byte())
			reader_put(length++, c);
	}
	reader.word[length] = '\0';
	return c != EOF || !interrupted;
}

static const char *reader_found(const char *flaw)
{
	static char text[TEXT_MOST + 1];

	if (*reader.word == '\0')
		sprintf(text, "the end of the %s", reader.end_of);
	else
		sprintf(text, flaw != NULL ? "%s (%s)" : "%s", quoted(reader.word), flaw);
	return text;
}

/* Takes the first word of the next deal or, for part 3, of counts; "" in an empty file.  False: the end, or a signal. */
static bool reader_next(void)
{
	static const char mark[] =
		"\xEF\xBB\xBF"; /* the byte order mark, which editors on Windows put first */
	size_t length = strlen(mark);
	bool taken = reader_take();

	if (reader.taken == 0 && strcmp(reader.word, mark) == 0)
		taken = reader_take();
	else if (reader.taken == 0 && strncmp(reader.word, mark, length) == 0)
		memmove(reader.word, reader.word + length, sizeof reader.word - length);
	return taken && (reader.taken++ == 0 || *reader.word != '\0');
}

/* The word, taken as a number of cards. */
static u64 reader_count(const char *whose, u64 fewest, u64 most)
{
	u64 cards;

	if (!parse_number(reader.word, fewest, most, &cards))
		fail(BAD_INPUT, "expected the number of cards of %s (%ju to %ju), found %s", whose, fewest,
			most, reader_found(NULL));
	return cards;
}

/* Reads cards.  The word taken last is their number, '[' or, of a line, the first card.  False after a signal. */
static bool reader_cards(const char *whose, u64 fewest, u64 most, u32 *card, u32 *cards)
{
	bool line = reader.in_line, list = line || (reader.lists && *reader.word == '[');
	const char *close = line ? "" : "]";
	u64 at = 0, end = list ? most : reader_count(whose, fewest, most);

	for (; list || at < end; at++) {
		const char *flaw;

		if ((at > 0 || !line) && !reader_take())
			return false;
		if (list && at >= fewest && strcmp(reader.word, close) == 0)
			break;
		flaw = at == most ? "one too many" : card_parse(reader.word, &card[at]);
		if (flaw != NULL)
			fail(BAD_INPUT, "expected card %ju of %s%s, found %s", at + 1, whose,
				!list || at < fewest ? "" :
					line         ? " or the end of the line" :
						       " or ']'",
				reader_found(flaw));
	}
	*cards = at;
	return true;
}

/* Deals the deck to the hands, player 1's first or in turn; back (part 3): puts the hands together again. */
static void deck_deal(u32 cards, bool back)
{
	u32 first = rules.dealt_first, hand1 = rules.hands > 0 ? rules.hands : (cards + !first) / 2;

	for (u32 i = 0; i < cards; i++) {
		u32 p = rules.hands > 0 ? i >= hand1 : (i + first) & 1;
		u32 *card = &deal.card[p][rules.hands > 0 ? i - p * hand1 : i / 2];

		if (back)
			undealt[i] = *card;
		else
			*card = undealt[i];
	}
	deal.cards[0] = hand1;
	deal.cards[1] = cards - hand1;
}

/* One deck, which may not leave a hand with more than HAND_MOST cards. */
static bool reader_deck(u64 fewest)
{
	u64 hand1 = rules.hands > 0 ? rules.hands : HAND_MOST;
	u32 cards;

	if (!reader_cards("the deck", greatest(fewest, rules.hands), hand1 + HAND_MOST, undealt, &cards))
		return false;
	deck_deal(cards, false);
	return true;
}

/* Reads the next deal.  False: the file is at its end, or after a signal. */
static bool reader_deal(void)
{
	u64 fewest = !rules.empty, most = HAND_MOST; /* cards of a hand */
	u64 fewest1 = fewest, most1 = most, total = 0;

	reader.in_line = false; /* lines before the first word may be empty */
	if (!reader_next())
		return false;
	reader.in_line = rules.input == LINES;
	if (rules.input == DECK)
		return reader_deck(fewest);
	if (rules.input == TOTAL) {
		total = reader_count("both players", 2 * fewest, 2 * most);
		most1 = least(most, total - fewest);
		fewest1 = total - most1; /* so player 2 gets no more than `most` */
		if (!reader_take())
			return false;
	}
	if (!reader_cards("player 1", fewest1, most1, deal.card[0], &deal.cards[0]) || !reader_take())
		return false;
	if (rules.input == TOTAL)
		fewest = most = total - deal.cards[0];
	return reader_cards("player 2", fewest, most, deal.card[1], &deal.cards[1]);
}

/* ---- The table: games, whose hands are rings; laying and taking cards ---- */

struct ring {
	u32 *card, mask; /* slots; the number of slots, a power of two, less 1 */
	u32 head; /* where the top card belongs, modulo 2^32 */
	u32 tail; /* where the next card taken belongs */
	u32 pile; /* where the pile, the last part of the hand, begins */
};

/* Where a game stands. */
struct game {
	struct ring hand[2];
	u64 chance; /* state of splitmix64 */
	const struct game *anchor; /* play halts where the hands look like the anchor's; or NULL */
	/* Played since the deal. */
	u64 rounds, battles, wars;
	u32 longest_chain; /* most wars in a round */
	u64 cards_laid[2]; /* by each player */
	u64 chains[WARS_MOST + 1]; /* rounds, by their wars */
	/* The round that is being played.  Its cards lie before the heads: place -1 has the card that a player laid last. */
	u32 from[2]; /* heads when the round began */
	u32 laid[2]; /* cards that each player laid in the last step */
	u32 steps; /* of this round, in `steps` */
};

/* games[0] is played, games[1] is a copy: the anchor, or the same game some rounds later.  Both have slots for all cards. */
static u32 slots[2][2][RING_MOST];
static struct game games[2] = {
	{.hand = {{.card = slots[0][0]}, {.card = slots[0][1]}}},
	{.hand = {{.card = slots[1][0]}, {.card = slots[1][1]}}},
};

/* How many cards each player lays in the steps of a round; a step has a card at least. */
static u32 steps[2 * HAND_MOST][2];
static u32 spare[2 * HAND_MOST]; /* of ring_merge() */

/* What holds for all positions of a deal. */
static struct table {
	u32 cards; /* of the deal */
	u32 span; /* see card_span() */
	enum first first; /* of the order of the spoils */
	bool by_round; /* round_play() plays each round, for a watcher or the order of the spoils */
	bool upset; /* the lowest rank beats the highest: */
	u32 lowest, highest; /* the lowest and the highest card of the deal, if `upset` */
} table;

static INLINE u32 ring_size(const struct ring *ring)
{
	return ring->tail - ring->head;
}

/* The card at a place, 0 being the top. */
static INLINE u32 *ring_card(const struct ring *ring, u32 place)
{
	return &ring->card[(ring->head + place) & ring->mask];
}

static INLINE void ring_put(struct ring *ring, u32 card)
{
	ring->card[ring->tail++ & ring->mask] = card;
}

static INLINE void pair_put(const struct ring *ring, u32 a, u32 b)
{
	ring->card[ring->tail & ring->mask] = a;
	ring->card[(ring->tail + 1) & ring->mask] = b;
}

static INLINE u32 hand_size(const struct game *game, u32 player)
{
	return ring_size(&game->hand[player]);
}

static INLINE u32 *hand_card(const struct game *game, u32 player, u32 place)
{
	return ring_card(&game->hand[player], place);
}

static u32 card_up(const struct game *game, u32 player)
{
	return *hand_card(game, player, -1);
}

static INLINE u32 on_table(const struct game *game, u32 player)
{
	return game->hand[player].head - game->from[player];
}

/* Does a card win against one of another rank?  upset: table.upset */
static INLINE bool beats(u32 a, u32 b, bool upset)
{
	u32 differ1 = greatest(a, b) ^ table.highest, differ2 = least(a, b) ^ table.lowest;

	return (a > b) != (upset && (differ1 | differ2) < table.span);
}

/* A bit for each player with fewer cards. */
static u32 who_is_short(const struct game *game, u64 need)
{
	return (hand_size(game, 0) < need) | (hand_size(game, 1) < need) << 1;
}

static bool by_chance(void)
{
	return orders[rules.spoils].first == FIRST_CHANCE || rules.pile == SHUFFLED_PILE;
}

/* splitmix64 (S. Vigna, public domain). */
static u64 splitmix_next(u64 *state)
{
	u64 z = *state += 0x9E3779B97F4A7C15;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
	z = (z ^ z >> 27) * 0x94D049BB133111EB;
	return z ^ z >> 31;
}

/* Below n, without bias (Lemire 2019). */
static INLINE u32 splitmix_below(u64 *state, u32 n)
{
	u64 product;

	do
		product = (splitmix_next(state) >> 32) * n;
	while ((u32)product < n && (u32)product < -n % n);
	return product >> 32;
}

/* What part 3 is told of a round, in order; DEALT and OVER it tells itself. */
enum event {
	DEALT,
	BATTLE, /* both laid the first card of a round */
	WAR, /* the cards face up are equal */
	DOWN, /* both laid cards face down, maybe none */
	UP, /* each laid one face up, or has none: its last card again */
	SHORT, /* the war cannot go on */
	TAKEN, /* the winner has the spoils */
	OVER, /* follows any event but WAR and DOWN */
};
typedef void watcher(const struct game *, enum event);
static watcher *watch; /* NULL: nobody watches */

static void event_tell(const struct game *game, enum event event)
{
	if (watch != NULL)
		watch(game, event);
}

/* Sets the table, and begins the game of the deal. */
static void game_deal(struct game *game)
{
	u32 size = 8;

	table = (struct table){.cards = deal.cards[0] + deal.cards[1],
		.span = card_span(),
		.first = orders[rules.spoils].first,
		.by_round = watch != NULL || (rules.upset && orders[rules.spoils].arrange >= SORT_DOWN),
		.upset = rules.upset,
		.lowest = UINT32_MAX};
	while (size < 2 * table.cards) /* take() overwrites no card that is laid */
		size *= 2;
	*game = (struct game){.hand = {{.card = game->hand[0].card}, {.card = game->hand[1].card}},
		.chance = ~deal.number}; /* part 3's shuffle starts from the number itself */
	for (u32 p = 0; p < 2; p++) {
		u32 cards = deal.cards[p], *card = deal.card[p];
		struct ring *hand = &game->hand[p];

		*hand = (struct ring){hand->card, size - 1, 0, cards, cards};
		memcpy(hand->card, card, cards * sizeof *card);
		for (u32 i = 0; i < cards * rules.upset; i++) {
			table.lowest = least(table.lowest, card[i]);
			table.highest = greatest(table.highest, card[i]);
		}
	}
}

static void swap_cards(u32 *cards, u32 i, u32 j)
{
	u32 card = cards[i];

	cards[i] = cards[j];
	cards[j] = card;
}

/* Merges n cards of a ring from `from` on with those that follow, up to `end`; equal ranks keep their order. */
static void ring_merge(const struct ring *ring, u32 from, u32 n, u32 end, bool down)
{
	u32 *card = ring->card, mask = ring->mask, right = from + n;

	for (u32 i = 0; i < n; i++)
		spare[i] = card[(from + i) & mask];
	for (u32 i = 0; i < n; from++) {
		u32 a = spare[i], b = card[right & mask];
		bool b_first = right != end && (a ^ b) >= table.span && (b > a) == down;

		card[from & mask] = b_first ? b : a;
		i += !b_first;
		right += b_first;
	}
}

/* Rearranges the cards of a hand from `from` on. */
static void arrange(struct game *game, u32 player, u32 from, enum arrange how)
{
	const struct ring *hand = &game->hand[player];
	u32 *card = hand->card, mask = hand->mask, n = hand->tail - from;

	for (u32 i = 0; how == REVERSE && i < n / 2; i++)
		swap_cards(card, (from + i) & mask, (from + n - 1 - i) & mask);
	for (u32 i = n; how == SHUFFLE && i-- > 1;)
		swap_cards(card, (from + i) & mask, (from + splitmix_below(&game->chance, i + 1)) & mask);
	for (u32 width = 1; how >= SORT_DOWN && width < n; width *= 2)
		for (u32 i = 0; i + width < n; i += 2 * width)
			ring_merge(hand, from + i, width, from + least(i + 2 * width, n), how == SORT_DOWN);
}

/* Before a card is laid: takes up the pile, if only that is left. */
static void pile_take(struct game *game, u32 player)
{
	struct ring *hand = &game->hand[player];

	if (rules.pile == NO_PILE || hand->head != hand->pile)
		return;
	arrange(game, player, hand->pile, rules.pile == STACK ? REVERSE : SHUFFLE);
	hand->pile = hand->tail;
}

/* A step of the round: both players lay cards from the top. */
static void lay(struct game *game, u32 cards1, u32 cards2)
{
	game->laid[0] = cards1;
	game->laid[1] = cards2;
	if (cards1 + cards2 > 0)
		memcpy(steps[game->steps++], game->laid, sizeof game->laid);
	for (u32 p = 0; p < 2; p++) {
		game->cards_laid[p] += game->laid[p];
		for (u32 i = 0; i < game->laid[p]; i++) {
			pile_take(game, p);
			game->hand[p].head++;
		}
	}
}

/* Puts the cards of the round under the winner's hand, step by step.  lead: whose cards of a step come first */
static void spoils_put(struct game *game, u32 winner, u32 lead)
{
	enum laying laying = orders[rules.spoils].laying;
	bool reversed = orders[rules.spoils].arrange == REVERSE;
	u32 on[2] = {on_table(game, 0), on_table(game, 1)};
	u32 count = laying == BLOCKS ? 1 : laying == IN_TURN ? greatest(on[0], on[1]) : game->steps;
	u32 place[2] = {reversed ? 0 : -on[0], reversed ? 0 : -on[1]}; /* of the next card */

	for (u32 i = 0; i < count; i++) {
		u32 step = reversed ? count - 1 - i : i;

		for (u32 n = 0; n < 2; n++) {
			u32 p = lead ^ n,
			    cards = laying == BLOCKS ? on[p] :
				laying == IN_TURN    ? step < on[p] :
						       steps[step][p];

			for (; cards > 0; cards--)
				ring_put(&game->hand[winner],
					*hand_card(game, p, reversed ? --place[p] : place[p]++));
		}
	}
}

/* Does the same, faster, if both laid n cards, not BY_TIME: a player's cards go to neighbouring slots, or to every other. */
static void equal_spoils_put(struct game *game, u32 winner, u32 lead, u32 n)
{
	bool blocks = orders[rules.spoils].laying == BLOCKS,
	     reversed = orders[rules.spoils].arrange == REVERSE;
	const struct ring first = game->hand[lead], second = game->hand[!lead];
	u32 *card = game->hand[winner].card, mask = first.mask, stride = blocks ? 1 : 2,
	    apart = blocks ? n : 1;
	u32 to = game->hand[winner].tail + (reversed ? (n - 1) * stride : 0);

	for (u32 place = -n; place != 0; place++) {
		card[to & mask] = *ring_card(&first, place);
		card[(to + apart) & mask] = *ring_card(&second, place);
		to += reversed ? -stride : stride;
	}
	game->hand[winner].tail += 2 * n;
}

/* The winner takes the cards of the round in the order of the spoils. */
static void take(struct game *game, u32 winner)
{
	const struct spoils *spoils = &orders[rules.spoils];
	u32 from = game->hand[winner].tail, cards = on_table(game, 0);
	u32 lead = spoils->first >> winner & 1;

	if (spoils->arrange > REVERSE)
		lead = 0; /* no coin; equal ranks: player 1's first */
	else if (spoils->first == FIRST_CHANCE)
		lead = splitmix_below(&game->chance, 2) == 0;
	if (cards == on_table(game, 1) && spoils->laying != BY_TIME)
		equal_spoils_put(game, winner, lead, cards);
	else
		spoils_put(game, winner, lead);
	if (spoils->arrange > REVERSE)
		arrange(game, winner, from, spoils->arrange);
}

/* ---- Rounds: the rules, and the same rounds faster ---- */

/*
 * The rules of every book are table_over(), round_play(), war_lay(), take() and pile_take(), with the tables of orders and
 * shortages.  battles_play() plays rounds without a war, with the same results, and runs take a quarter of the time.
 * wars_play() plays rounds with wars, and saves another 7 % (codingame) to 22 % (bataille).  (-n 40000 --counts)
 */

/* After a tie both players lay cards face down and one face up.  GOING: they could; else how the game ends. */
static enum verdict war_lay(struct game *game)
{
	const struct shortage *shortage = &shortages[rules.shortage];
	u32 who = who_is_short(game, shortage->all ? rules.down + shortage->up : 1);
	enum verdict verdict = shortage->in_war[who];
	bool lays_on = who != 0 && shortage->lays_on;
	u32 down[2];

	if (verdict == GOING || lays_on) {
		for (u32 p = 0; p < 2; p++) {
			u32 fewer = least(hand_size(game, 0), hand_size(game, 1));
			u32 have = shortage->alike ? fewer : hand_size(game, p);

			down[p] = lays_on ? fewer : least(rules.down, have - least(have, shortage->up));
		}
		lay(game, down[0], down[1]);
		event_tell(game, DOWN);
		who = who_is_short(game, 1);
		if (shortage->up == 0 || lays_on) /* no card was kept back to lay up */
			verdict = shortage->out[who];
	}
	if (verdict == GOING) {
		lay(game, !(who & 1), !(who & 2));
	} else if (lays_on && verdict != DRAW) /* the game is over, but a transcript shows the last hands */
		take(game, verdict == WIN2);
	return verdict;
}

static void count_wars(struct game *game, u32 wars)
{
	game->wars += wars;
	game->chains[least(wars, WARS_MOST)]++;
	game->longest_chain = greatest(wars, game->longest_chain);
}

/* Plays a round: a battle, and wars until a card up is higher.  GOING: the winner has taken the cards. */
static enum verdict round_play(struct game *game)
{
	enum verdict verdict = GOING;
	u32 wars = 0;

	game->steps = 0;
	for (u32 p = 0; p < 2; p++)
		game->from[p] = game->hand[p].head;
	for (lay(game, 1, 1); verdict == GOING; wars++) {
		u32 a = card_up(game, 0), b = card_up(game, 1);

		game->battles++;
		event_tell(game, wars == 0 ? BATTLE : UP);
		if ((a ^ b) >= table.span) {
			take(game, !beats(a, b, table.upset));
			event_tell(game, TAKEN);
			break;
		}
		if (rules.count == BATTLES && game->battles == rules.limit)
			return OFF;
		event_tell(game, WAR);
		verdict = war_lay(game);
	}
	if (verdict != GOING)
		event_tell(game, SHORT);
	count_wars(game, wars);
	game->rounds += verdict == GOING || rules.count != TURNS;
	return verdict;
}

/*
 * Plays a round that begins with a tie, as round_play() does.  False: round_play() has to play it, and nothing has been
 * played.  It does not look at the limit; play() does when the game is over.
 */
static bool wars_play(struct game *game)
{
	u32 cards = 1, wars = 0, a, b;

	if (rules.pile != NO_PILE || orders[rules.spoils].laying == BY_TIME) /* needs lay() */
		return false;
	do {
		cards += rules.down + 1;
		wars++;
		if (who_is_short(game, cards) != 0)
			return false;
		a = *hand_card(game, 0, cards - 1);
		b = *hand_card(game, 1, cards - 1);
	} while ((a ^ b) < table.span);
	for (u32 p = 0; p < 2; p++) {
		game->from[p] = game->hand[p].head;
		game->hand[p].head += cards;
		game->cards_laid[p] += cards;
	}
	game->battles += wars + 1;
	game->rounds++;
	count_wars(game, wars);
	take(game, !beats(a, b, table.upset));
	return true;
}

static void count_plain(struct game *game, u64 rounds)
{
	game->rounds += rounds;
	game->battles += rounds;
	game->cards_laid[0] += rounds;
	game->cards_laid[1] += rounds;
	game->chains[0] += rounds;
}

/* Are the top cards and the sizes of the hands the anchor's? */
static INLINE bool halts_here(const struct game *game)
{
	const struct game *anchor = game->anchor;
	u32 differ1 = *hand_card(game, 0, 0) ^ *hand_card(anchor, 0, 0);
	u32 differ2 = *hand_card(game, 1, 0) ^ *hand_card(anchor, 1, 0);

	return (differ1 | differ2) < table.span && hand_size(game, 0) == hand_size(anchor, 0);
}

/*
 * Plays up to `most` rounds, until two cards are equal (true; they stay on top), a hand is empty or, with an anchor, play
 * halts.  Both rings get each pair, but only the winner's tail moves: a branch would cost a third of the speed.
 */
static INLINE bool battles_play(struct game *game, u64 most, enum first first, const struct game *anchor,
	bool upset)
{
	u32 swap1 = -(first & 1), swap2 = -(first >> 1 & 1); /* all bits, if player 2's card comes first */
	struct ring hand1 = game->hand[0], hand2 = game->hand[1];
	u32 mask = hand1.mask, span = table.span;
	u64 chance = game->chance, left = most;
	u32 a = *ring_card(&hand1, 0), b = *ring_card(&hand2, 0);
	u32 anchor1 = anchor != NULL ? *hand_card(anchor, 0, 0) : 0,
	    anchor2 = anchor != NULL ? *hand_card(anchor, 1, 0) : 0;
	u32 size = anchor != NULL ? hand_size(anchor, 0) : 0;
	bool tied = false;

	while (left > 0 && hand1.head != hand1.tail) {
		u32 won = beats(a, b, upset) ? 2 : 0, differ = a ^ b; /* x ^ differ is the other card */

		if (hand2.head == hand2.tail) /* tested here, the loop is 3 to 7 % faster (gcc) */
			break;
		if (differ < span) {
			tied = true;
			break;
		}
		if (first == FIRST_CHANCE)
			swap1 = swap2 = -(splitmix_below(&chance, 2) == 0);
		pair_put(&hand1, a ^ (differ & swap1), b ^ (differ & swap1));
		pair_put(&hand2, a ^ (differ & swap2), b ^ (differ & swap2));
		hand1.tail += won;
		hand2.tail += won ^ 2;
		hand1.head++;
		hand2.head++;
		left--;
		a = hand1.card[hand1.head & mask];
		b = hand2.card[hand2.head & mask];
		if (anchor != NULL && ((a ^ anchor1) | (b ^ anchor2)) < span && ring_size(&hand1) == size)
			break;
	}
	game->hand[0] = hand1;
	game->hand[1] = hand2;
	game->chance = chance;
	count_plain(game, most - left);
	return tied;
}

/* The usual orders are faster in loops of their own (`make bench`). */
static bool battles(struct game *game, u64 most)
{
	enum first first = table.first;
	const struct game *anchor = game->anchor;

	if (table.upset || (anchor != NULL && first != FIRST_1))
		return battles_play(game, most, first, anchor, table.upset);
	if (anchor != NULL)
		return battles_play(game, most, FIRST_1, anchor, false);
	return first == FIRST_1       ? battles_play(game, most, FIRST_1, NULL, false) :
		first == FIRST_WINNER ? battles_play(game, most, FIRST_WINNER, NULL, false) :
					battles_play(game, most, first, NULL, false);
}

/* As battles_play(), but up to `end` rounds since the deal, and through wars.  True: round_play() has to play the next one. */
static bool rounds_play(struct game *game, u64 end)
{
	while (battles(game, end - game->rounds)) {
		if (!wars_play(game))
			return true;
		if (game->anchor != NULL && halts_here(game))
			return false;
	}
	return false;
}

static u64 game_length(const struct game *game)
{
	if (rules.count == SECONDS)
		return game->chains[0] * rules.battle + game->wars * rules.war;
	if (rules.count == CARDS)
		return greatest(game->cards_laid[0], game->cards_laid[1]);
	return rules.count == BATTLES ? game->battles : game->rounds;
}

/* GOING: the game is not over, and *left is cut to the plain rounds until the limit. */
static enum verdict table_over(const struct game *game, u64 *left)
{
	u64 more = rules.limit != 0 ? rules.limit - least(rules.limit, game_length(game)) : UINTMAX_MAX;
	u32 out = who_is_short(game, 1);

	if (out != 0 && (rules.count != BATTLES || more > 0)) /* count=battles: the limit comes first */
		return shortages[rules.shortage].out[out];
	*left = least(*left, rules.count == SECONDS ? (more - 1) / rules.battle + 1 : more);
	return more > 0 ? GOING : OFF;
}

enum { UNHEARD = 1 << 20 }; /* rounds without a look at `interrupted`: some milliseconds */

/* Plays on until `rounds` rounds have been played since the deal.  GOING: they have, or play halts or is interrupted. */
static enum verdict play_until(struct game *game, u64 rounds)
{
	while (game->rounds < rounds && !interrupted) {
		u64 left = least(rounds - game->rounds, UNHEARD);
		enum verdict verdict = table_over(game, &left);

		for (u32 p = 0; verdict == GOING && rules.pile != NO_PILE && p < 2; p++) {
			pile_take(game, p);
			left = least(left,
				game->hand[p].pile - game->hand[p].head); /* there it must be taken up */
		}
		if (verdict == GOING && (table.by_round || rounds_play(game, game->rounds + left)))
			verdict = round_play(game);
		if (verdict != GOING)
			return verdict;
		if (game->anchor != NULL && halts_here(game))
			break;
	}
	return GOING;
}

/* ---- Games: to the end, or until a position comes back ---- */

struct outcome {
	enum verdict verdict; /* GOING: interrupted */
	u64 length; /* in the unit of `count` */
	u64 start, period; /* rounds before an endless game repeats, and of a repetition */
};

/*
 * Part 2 is asked between rounds whether it can tell that the game is endless.  True: it has set the verdict (GOING:
 * interrupted) and, if measured, start and period, and `other` is of no more use.  False: it has changed nothing.
 */
typedef bool prover(struct game *game, struct game *other, bool measured, struct outcome *outcome);
static prover *prove;

/* The copy halts nowhere. */
static void game_copy(struct game *to, const struct game *from)
{
	u32 *const card[2] = {to->hand[0].card, to->hand[1].card};

	*to = *from;
	to->anchor = NULL;
	for (u32 p = 0; p < 2; p++) {
		to->hand[p].card = card[p];
		memcpy(card[p], from->hand[p].card, (from->hand[p].mask + 1) * sizeof *card[p]);
	}
}

/* Are the positions the same, ignoring suits? */
static bool alike(const struct game *one, const struct game *other)
{
	for (u32 p = 0; p < 2; p++) {
		const struct ring *a = &one->hand[p], *b = &other->hand[p];

		if (ring_size(a) != ring_size(b) ||
			(rules.pile != NO_PILE && a->pile - a->head != b->pile - b->head))
			return false;
		for (u32 i = 0; i < ring_size(a); i++)
			if ((*ring_card(a, i) ^ *ring_card(b, i)) >= table.span)
				return false;
	}
	return true;
}

/* Found by measuring. */
enum {
	FIRST_ANCHOR = 16, /* the pause at which the first anchor is dropped */
	ANCHORS_APART = 16, /* the next ones at 16, 256, ... times it */
	FAR = 1 << 12, /* rounds; see start_find() */
	LONG_STEP = 512, /* rounds */
};

/*
 * The first round from `from` on, up to `most`, whose position comes back after a lap of this many rounds.
 *
 *   from                      T                    from + lap
 *     |-------->--------------|-----------------------|-------->
 *      the game                                        its copy
 *
 * The game and its copy, a lap ahead, play in turn until they are alike, which they stay.  If that may be far, they take
 * long steps, and then play the last one again round by round.  prepare: NULL, or what part 2 does to the game at `from`,
 * before the copy is made: it gives the cards other ranks.
 */
static u64 start_find(struct game *game, struct game *copy, u64 from, u64 most, u64 lap,
	bool prepare(struct game *))
{
	u64 start = from;

	for (u64 step = most < FAR ? 1 : LONG_STEP; step > 0; step /= LONG_STEP) {
		game_deal(game);
		play_until(game, from);
		if (prepare != NULL)
			prepare(game);
		play_until(game, start);
		game_copy(copy, game);
		play_until(copy, start + lap);
		while (!interrupted && !alike(game, copy)) {
			start = game->rounds;
			play_until(game, start + step);
			play_until(copy, start + step + lap);
		}
	}
	return game->rounds;
}

/* Plays the game to the end, until it comes back to the anchor (Brent 1980), or until part 2 tells that it is endless. */
static struct outcome play_out(struct game *game, struct game *anchor, bool measured)
{
	struct outcome outcome = {.verdict = GOING};
	u64 pause = 2 * table.cards + 2; /* rounds; found by measuring; even, for part 2 */
	u64 pauses = 0, drop = FIRST_ANCHOR;

	while (outcome.verdict == GOING) {
		u64 next = (pauses + 1) * pause;

		outcome.verdict = play_until(game, next);
		if (outcome.verdict != GOING || interrupted)
			return outcome;
		if (game->anchor != NULL && alike(game, anchor))
			outcome.verdict = ENDLESS;
		else if (game->rounds < next) /* it only looks like the anchor */
			continue;
		else if (prove != NULL && prove(game, anchor, measured, &outcome))
			return outcome;
		else if (++pauses == drop && !by_chance()) {
			game_copy(anchor, game);
			game->anchor = anchor;
			drop *= ANCHORS_APART;
		}
	}
	if (measured) {
		outcome.period = game->rounds - anchor->rounds;
		outcome.start = start_find(game, anchor, 0, anchor->rounds, outcome.period, NULL);
	}
	return outcome;
}

/* Plays the deal, as games[0].  measured: with start and period.  A limit calls off endless and longer games. */
static struct outcome play(bool measured)
{
	struct outcome outcome;

	game_deal(&games[0]);
	measured = measured && rules.limit == 0;
	outcome = play_out(&games[0], &games[1], measured);
	outcome.length = game_length(&games[0]);
	if (rules.limit != 0 && (outcome.verdict == ENDLESS || outcome.length > rules.limit)) {
		outcome.verdict = OFF;
		outcome.length = rules.limit;
	}
	if (outcome.verdict == ENDLESS && measured && interrupted)
		outcome.verdict = GOING;
	return outcome;
}

/* ---- Answers ---- */

static void answer_print(const struct outcome *outcome)
{
	if (rules.answers[outcome->verdict] == NULL)
		print("LOOP %ju %ju\n", outcome->start, outcome->period);
	else
		print(rules.answers[outcome->verdict], outcome->length);
}

/* Part 3 does all that the options ask for, and exits; without options, it returns. */
static void (*laboratory)(int count, char **arguments);

int main(int count, char **arguments)
{
	if (laboratory != NULL)
		laboratory(count, arguments);
	rules_parse(FAILED, NULL);
	reader.lists = rules.values;
	for (deal.number = 1; reader_deal(); deal.number++) {
		struct outcome outcome = play(true);

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
 * The pattern.  The two players take turns to win a round.  The one who wins the next round is the leader.  Places count from
 * the top, place 0.  The leader's cards at even places and the other player's cards at odd places are called high, all
 * other cards low, whatever their ranks.  While high cards win, high cards lie where high cards lay.
 *
 * Reels.  X has the leader's a high cards, from the top; Y has the other player's b high cards.  L has the c low cards:
 * first the other player's m low cards, then the leader's.  A pass is two rounds.  In the first one X[0] beats L[0], and in
 * the second one Y[0] beats L[m].  A pass turns each reel by one card.  In the example 6 passes bring back the hands.
 *
 * A high card meets the low cards that it would have to beat if all high cards won: in pass t X[t] meets L[t], and Y[t] meets
 * L[m + t], where indices count modulo a, b and c.  So X[q] meets L[r] if r - q is a multiple of the greatest common divisor
 * of a and c, and Y[q] meets L[r] if r - q - m is a multiple of that of b and c.  Such high and low cards are a class.
 *
 * The code looks for two kinds of positions, in which a player leads by lemma 1:
 *   SEPARATED   each high card is of a higher rank than all low cards that it meets
 *   TIED        some meet a low card of their rank; the lowest high card and the highest low card have the same rank v
 *
 * Coq has proved what follows.  The names are those in tests/deep/proof.  Its model has no piles and no chance, and a player
 * who is short of cards ends the game.  What is said of SEPARATED holds for every word of `short`, since there are no wars;
 * what is said of ties is used if outlasts_ties().  The code uses nothing of it for upset=yes.
 *
 * lemma_1, lemma_1_two_rounds, lemma_1_deck: the pattern goes on just if the winner takes the own card, the high one, first
 *   if that hand was even before the battle, and second if it was odd.  So player p can lead only as leads() says:
 *     first card taken     orders                     cards of the deck   leader
 *     player 1's           owner, laid, alternate     even                player 1 if the hands are even, else player 2
 *     player 2's           reversed                   even                player 2 if the hands are even, else player 1
 *     the winner's         winner, natural, high      odd                 the player with the even hand
 *     the loser's          loser, low                 odd                 the player with the odd hand
 * theorem_1: if a player leads, has a card or more, and the other player has two or more, then the players win in turn for
 *   ever just if the position is SEPARATED.  classes_meet: so the classes say it.
 * lemma_2: if a player leads, no high card is below v, and no low card is above v, so it stays until a player is short, if
 *   - the order is owner, winner or loser, and an odd number of cards is face down, or
 *   - the order is another one, and no card is face down.
 * theorem_2: then the game has the same winners and wars with three ranks: below v, v and above v.  It is endless if a
 *   position with three ranks comes back.
 * reels_and_cycles, theorem_3_ties: a lap is two rounds if SEPARATED; if TIED, the least number of rounds after which the
 *   position with three ranks comes back.  Each lap moves the cards by the same permutation of places.  The ranks come back
 *   after the least number of laps that brings back the ranks on each cycle of the permutation.
 * once_a_standoff, tied_later: a SEPARATED position is followed by SEPARATED ones, one of lemma_2 by such, and so a TIED one
 *   by TIED or SEPARATED ones, or by the end of the game.
 * start, start_of_ties: of a game that comes to a SEPARATED position, a position comes back just if it is SEPARATED; of one
 *   that comes to a TIED position, just if it is as in lemma_2 and comes back with three ranks.
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
} standoff;

static u32 reels[REELS][HAND_MOST + 1]; /* X, Y, L: at most half of the cards, rounded up */
/* By number, see standoff_mark(): */
static u32 came_from[2 * HAND_MOST]; /* the card that has moved to the place of this one in a lap */
static u32 ranks[2 * HAND_MOST]; /* before the lap */
static u32 cycle[2 * HAND_MOST]; /* the ranks on a cycle of the permutation */

/* a * b, or UINT64_MAX, all bits, if that is less; b > 0.  No branch, since no known game, so no test, would take it. */
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

/* Does player p, who wins a battle, take the own card second? */
static bool own_second(u32 p)
{
	return (table.first >> p ^ p) & 1;
}

/* Lemma 1: can player p lead, and then the other player, and so on? */
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

/* Takes the reels of the position.  False: nobody leads, or a hand has too few cards. */
static bool reels_take(const struct game *game)
{
	u32 leader = leads(game, 0) ? 0 : 1;
	u32 a = (hand_size(game, leader) + 1) / 2, b = hand_size(game, !leader) / 2;

	standoff.leader = leader;
	standoff.met[Y] = hand_size(game, !leader) - b;
	memcpy(standoff.count, (u32[REELS]){a, b, table.cards - a - b}, sizeof standoff.count);
	if (!leads(game, leader) || a == 0 || b == 0)
		return false;
	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0; q < standoff.count[reel]; q++)
			reels[reel][q] = *reel_card(game, reel, q);
	return true;
}

/* Do the rules fit lemma 2? */
static bool outlasts_ties(void)
{
	const struct spoils *spoils = &orders[rules.spoils];
	const struct shortage *shortage = &shortages[rules.shortage];

	if (shortage->in_war[1] == GOING /* without a card, a player goes on */ ||
		(!shortage->all && rules.down > 0) /* or with too few */)
		return false;
	return spoils->laying == BLOCKS && spoils->arrange < SORT_DOWN ? rules.down % 2 : rules.down == 0;
}

/* SEPARATED: all cards of X, or of Y, win.  TIED: they win or tie. */
static INLINE enum kind classes_look(u32 reel)
{
	u32 size = standoff.count[reel], c = standoff.count[L], step = greatest_divisor(size, c);
	enum kind found = SEPARATED;

	for (u32 class = 0; class < step; class ++) {
		u32 high = UINT32_MAX, low = 0;

		for (u32 q = class; q < size; q += step)
			high = least(high, reels[reel][q]);
		for (u32 r = (class + standoff.met[reel]) % step; r < c; r += step)
			low = greatest(low, reels[L][r]);
		if ((high ^ low) < table.span)
			found = TIED;
		else if (high < low)
			return NONE;
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
	if (rules.endless == PLAYED || table.first == FIRST_CHANCE || rules.pile != NO_PILE || table.upset ||
		!reels_take(game))
		return NONE;
	standoff.kind = classes_look(X);
	if (standoff.kind != NONE)
		standoff.kind = least(standoff.kind, classes_look(Y));
	if (standoff.kind == TIED && (!outlasts_ties() || (standoff.high ^ standoff.low) >= table.span))
		standoff.kind = NONE;
	return standoff.kind;
}

/* Three ranks, in the bits above the number that the card got from standoff_mark(). */
enum { BELOW, LEVEL, ABOVE, NUMBERS = 1 << 22 };

/*
 * After standoff_look() has found a standoff: replaces every card by one of the three ranks and a number, until game_deal().
 * The cards of X are numbered from 0 on, then those of Y, then those of L.
 */
static void standoff_mark(struct game *game)
{
	u32 number = 0;

	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0; q < standoff.count[reel]; q++) {
			u32 *card = reel_card(game, reel, q);
			bool level = standoff.kind == TIED && (*card ^ standoff.high) < table.span;

			*card = (level ? LEVEL : reel == L ? BELOW : ABOVE) * NUMBERS + number++;
		}
	table.span = NUMBERS;
}

/* Rounds until the next tie; UINT64_MAX: no tie is ahead, so the position is SEPARATED. */
static u64 rounds_to_tie(void)
{
	u64 rounds = UINT64_MAX;

	for (u32 reel = X; reel < L; reel++)
		for (u32 q = 0, size = standoff.count[reel], c = standoff.count[L]; q < size; q++) {
			u32 r = q + standoff.met[reel];

			if (reels[reel][q] / NUMBERS != LEVEL)
				continue;
			/* Y wins the second round of a pass.  After size * c passes all have met. */
			for (u64 pass = q; pass < (u64)size * c && 2 * pass + reel < rounds; pass += size) {
				r = r < c ? r : r - c;
				if (reels[L][r] / NUMBERS == LEVEL)
					rounds = 2 * pass + reel;
				r += size; /* less than 2 * c: neither X nor Y has more cards than L */
			}
		}
	return rounds;
}

/* Does the same as playing passes in which high cards win (reels_turn in Coq). */
static void reels_turn(struct game *game, u64 passes)
{
	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0, size = standoff.count[reel], from = passes % size; q < size; q++) {
			*reel_card(game, reel, q) = reels[reel][from];
			from = from + 1 < size ? from + 1 : 0;
		}
	count_plain(game, 2 * passes);
}

/*
 * Turns the reels to the next tie, unless somebody watches the rounds; then plays on through its round.  ENDLESS: no tie is
 * ahead.
 */
static enum verdict tie_play(struct game *game)
{
	u64 rounds;

	if (!reels_take(game)) /* this round or the next one ends the game: too_small */
		return play_until(game, UINT64_MAX);
	rounds = rounds_to_tie();
	if (rounds == UINT64_MAX)
		return ENDLESS;
	rounds += game->rounds;
	if (watch == NULL)
		reels_turn(game, (rounds - game->rounds) / 2);
	return play_until(game, rounds + 1);
}

/*
 * Plays on with three ranks, to the end, or until the game is seen to be endless: either no tie is ahead, and the kind becomes
 * SEPARATED, or the position of the anchor comes back.  Anchors are positions after a tie, and all such positions are compared
 * with them, so the rounds in between are the least lap (anchor_gives_lap).  GOING: interrupted.
 */
static enum verdict ties_play(struct game *game, struct game *anchor)
{
	u64 marked = game->rounds, drop = 0; /* the round of the next anchor */

	standoff_mark(game);
	for (;;) {
		enum verdict verdict = tie_play(game);

		if (verdict == ENDLESS)
			standoff.kind = SEPARATED;
		if (verdict != GOING || interrupted)
			return verdict;
		if (drop > 0 && alike(game, anchor))
			return ENDLESS;
		if (game->rounds >= drop) {
			game_copy(anchor, game);
			drop = game->rounds + (game->rounds - marked) * ANCHORS_APART;
		}
	}
}

/* The game goes on with three ranks.  False: a signal came before the position. */
static bool ties_mark(struct game *game)
{
	if (standoff_look(game) == NONE)
		return false;
	standoff_mark(game);
	return true;
}

/* The period of a standoff (theorem 3).  The game goes on for a lap with three ranks. */
static u64 standoff_period(struct game *game, u64 lap)
{
	enum { SEEN = NUMBERS };
	u32 span = table.span, number = 0;
	u64 laps = 1;

	if (standoff_look(game) == NONE) /* a signal came before the position */
		return 0;
	for (u32 reel = X; reel < REELS; reel++)
		for (u32 q = 0; q < standoff.count[reel]; q++)
			ranks[number++] = reels[reel][q] / span;
	standoff_mark(game);
	play_until(game, game->rounds + lap);
	number = 0;
	for (u32 reel = X; reel < REELS; reel++) /* they have their sizes, and the same leader, again */
		for (u32 q = 0; q < standoff.count[reel]; q++)
			came_from[number++] = *reel_card(game, reel, q) % NUMBERS;
	for (u32 start = 0; start < table.cards; start++) {
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

/*
 * Finds start and period of an endless game.  TIED: `copy` is the anchor to which it has come back.
 *
 * Once a look finds this kind of standoff, or a better one, all later looks do.  So the first round is found by bisecting: the
 * game stands before it, and a copy plays on to the middle.  SEPARATED: the game repeats from there (start).  TIED: it repeats
 * from the first round after that to which it comes back with three ranks (start_of_ties).
 */
static void standoff_measure(struct game *game, struct game *copy, struct outcome *outcome)
{
	enum kind kind = standoff.kind;
	u64 most = kind == SEPARATED ? game->rounds : copy->rounds; /* the start is at most there */
	u64 lap = kind == SEPARATED ? 2 : game->rounds - copy->rounds, start = 0, found = most;

	game_deal(game); /* the cards have their ranks again */
	while (start < found) {
		u64 middle = start + (found - start) / 2;

		game_copy(copy, game);
		play_until(copy, middle);
		if (standoff_look(copy) >= kind) {
			found = middle;
		} else {
			game_copy(game, copy);
			start = middle + 1;
		}
	}
	play_until(game, start);
	if (kind == TIED) {
		start = start_find(game, copy, start, most, lap, ties_mark);
		game_deal(game);
		play_until(game, start);
	}
	outcome->start = start;
	outcome->period = standoff_period(game, lap);
}

/*
 * Looks for a standoff, but only if player 1 has as many cards as when it was asked last: an even number of rounds without a
 * tie leaves the sizes as they were.  With ties they may differ; then a later look finds the standoff.
 */
static bool standoff_prove(struct game *game, struct game *other, bool measured, struct outcome *outcome)
{
	u32 size = standoff.size;

	standoff.size = hand_size(game, 0);
	if (size != standoff.size || standoff_look(game) == NONE)
		return false;
	game->anchor = NULL; /* `other` will be overwritten */
	outcome->verdict = standoff.kind == TIED ? ties_play(game, other) : ENDLESS;
	if (outcome->verdict == ENDLESS && measured)
		standoff_measure(game, other, outcome);
	return true;
}

static prover *prove = standoff_prove;

/* ======== 3. THE LABORATORY ======== */

/*
 *   options_run()       parses the options into `given`
 *     run()             chooses what to do, in `work`; then one of
 *       merge()           adds up counts of files
 *       files_play()      plays the games of files
 *       seeds_play()      plays seeds, in several processes; each takes a group of seeds after another from `shared`
 *         game_play()       play(), then work.report(), which prints the game or adds it to `tally` and `extremes`
 *         jobs_join()       adds up the tallies of the processes
 *     work.summary()    prints `tally`, `extremes` and `ranges`, the games that were played
 *
 * Nothing may be printed before seeds_play() starts processes: each would print what waits in the buffer of stdout.
 */

#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

#ifdef __TINYC__ /* has no atomics: one process plays */
typedef u32 atomic_uint;
#define atomic_fetch_add(number, n) ((*(number) += (n)) - (n))
enum { JOBS_MOST = 1024, PROCESSES_MOST = 1 };
#else
#include <stdatomic.h>
enum { JOBS_MOST = 1024, PROCESSES_MOST = JOBS_MOST };
#endif

#define VERSION "5.0"

/* Exit statuses besides those of the solver.  STOPPED: + the number of the signal */
enum { MISSING = 3, STOPPED = 128 };

/* ---- What is asked for ---- */

/* Options without a letter.  The codes of the others are their letters, which are above LETTERS. */
enum { TABLE = 1, STATS, COUNTS, MERGE, HELD, PERIODS, LETTERS };
static char *given[128]; /* values of the options, by code; or NULL */

static bool seeds; /* deals come from seeds */
static const char *const number_words[] = {"game", "seed"}; /* by `seeds` */
static const struct word verdict_names[VERDICTS] = {[WIN1] = {"player1", "player 1 wins"},
	[WIN2] = {"player2", "player 2 wins"},
	[DRAW] = {"draw", "draw"},
	[OFF] = {"off", "called off"},
	[ENDLESS] = {"endless", "endless"}};

static const struct game *const played = &games[0]; /* by play() */

typedef void report(const struct outcome *);
typedef void summary(void);
static struct {
	report *report; /* of each game */
	summary *summary; /* after the last game; or NULL */
	u64 from; /* the number of the first game */
	u64 games; /* how many, if they come from seeds */
	u64 repeats; /* else games of each deal */
	u32 jobs; /* processes */
	bool shown; /* the progress */
} work = {.report = answer_print, .repeats = 1};

/* ---- Signals ---- */

/*
 * The handler.  After the first signal all processes stop, and the first one reports what they have played.  A signal may
 * come twice at once: to the process, and to its process group.  One that comes more than a second after the first ends
 * the process at once.
 */
static void interrupt(int number)
{
	static time_t came;

	if (came == 0) {
		came = time(NULL);
		if (interrupted == 0)
			interrupted = number;
	} else if (time(NULL) > came + 1) {
		_exit(STOPPED + number);
	}
}

/* ---- Names of rules and cards ---- */

static const char *setting_text(const struct setting *setting)
{
	static char digits[24];

	if (setting->words.rows != NULL)
		return name_at(setting->words, *setting->value);
	sprintf(digits, "%ju", *setting->value);
	return digits;
}

/* The book and all settings that decide the games, as for -r. */
static const char *rules_name(void)
{
	static char text[TEXT_MOST + 1];
	char *end = text + sprintf(text, "%s", rules.name);

	for (const struct setting *s = settings; s->value != &rules.endless; s++)
		end += sprintf(end, ",%s=%s", s->word.name, setting_text(s));
	return text;
}

/* Writes the card's rank, or the integer.  Returns the end. */
static char *rank_write(char *to, u32 card)
{
	u32 rank = card >> SUIT_BITS;
	char letter = rank < 15 ? rank_letters[rank] : '.';

	if (rules.values)
		return to + sprintf(to, "%jd", (intmax_t)card + INT32_MIN);
	return to + (letter != '.' ? sprintf(to, "%c", letter) : sprintf(to, "%u", rank));
}

/* Valid until the next call but one. */
static const char *card_name(u32 card)
{
	static char names[2][16];
	static u32 turn;
	char *name = names[turn ^= 1], *end = rank_write(name, card);

	end[0] = rules.values ? '\0' : suit_letters[card % 4];
	end[1] = '\0';
	return name;
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
	return card_make(rank + 2 - rules.lower, rules.suit_order[suit % 4]);
}

static u32 copies(u32 rank)
{
	return rank < rules.ranks ? rules.suits : rules.jokers;
}

static u32 deck_size(void)
{
	return rules.ranks * rules.suits + rules.jokers;
}

/* The unshuffled deck.  Returns its size. */
static u32 deck_new(u32 *deck)
{
	u32 ranks = rules.ranks, suits = rules.suits, cards = ranks * suits;

	for (u32 i = 0; i < deck_size(); i++)
		deck[i] = i >= cards  ? suited(ranks, i - cards) :
			rules.by_rank ? suited(i / suits, i % suits) :
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
	u32 *w = mt->word, key[] = {seed, seed >> 32}, keys = key[1] > 0 ? 2 : 1, i;

	w[0] = 19650218;
	for (i = 1; i < TWISTER_WORDS; i++)
		w[i] = 1812433253 * (w[i - 1] ^ w[i - 1] >> 30) + i;
	i = 1;
	for (u32 k = 0; k < TWISTER_WORDS; k++, i = i % (TWISTER_WORDS - 1) + 1) {
		w[i] = (w[i] ^ (w[i - 1] ^ w[i - 1] >> 30) * 1664525) + key[k % keys] + k % keys;
		w[0] = w[TWISTER_WORDS - 1];
	}
	for (u32 k = 1; k < TWISTER_WORDS; k++, i = i % (TWISTER_WORDS - 1) + 1) {
		w[i] = (w[i] ^ (w[i - 1] ^ w[i - 1] >> 30) * 1566083941) - i;
		w[0] = w[TWISTER_WORDS - 1];
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
	u32 spare = 0; /* leading zero bits of i + 1 */

	twister_seed(&mt, seed);
	for (u32 i = cards - 1, j; i > 0; i--) {
		while ((i + 1) << spare >> 31 == 0)
			spare++;
		do
			j = twister_next(&mt) >> spare;
		while (j > i);
		swap_cards(deck, i, j);
	}
}

/* a - b, or INT32_MAX more if that is negative. */
static u32 dotnet_subtract(u32 a, u32 b)
{
	return ((a - b) & INT32_MAX) - ((a - b) >> 31);
}

/*
 * .NET's `new Random(seed)` (random.cs of .NET Framework), which is Knuth's subtractive generator.  There the numbers are
 * in a ring, SeedArray, of 55.  Here `a` has them all, one after another.
 *
 * Next(n) is (int)(number * (1.0 / MBIG) * n), in doubles, with MBIG = INT32_MAX.  number * n / MBIG in integers is the
 * same.  Proof.  MBIG is prime, and greater than `number` and n.  So number * n / MBIG is 0, or at least 1 / MBIG away from
 * any integer.  The doubles err by less: three roundings of a number below 2^13 make an error below 2^-38.
 */
static void shuffle_dotnet(u32 *deck, u32 cards, u64 seed)
{
	enum { RING = 55, MIXINGS = 4 };
	u32 mj = 161803398 - (u32)seed, mk = 1;
	u32 a[(1 + MIXINGS) * RING + DECK_MOST], n = RING;

	/* The ring is filled, each time 21 places on. */
	a[RING - 1] = mj;
	for (u32 i = 1; i < RING; i++) {
		u32 place = 21 * i % RING - 1;

		a[place] = mk;
		mk = dotnet_subtract(mj, mk);
		mj = a[place];
	}
	/* It is mixed four times. */
	for (; n < (1 + MIXINGS) * RING; n++)
		a[n] = dotnet_subtract(a[n - RING], a[n - 24]);
	/* Numbers are drawn. */
	for (u32 i = cards; i-- > 1; n++) {
		a[n] = dotnet_subtract(a[n - RING], a[n - 34]);
		swap_cards(deck, i, (u64)a[n] * (i + 1) / INT32_MAX);
	}
}

#define TOO_MANY UINT64_MAX

/* The number of deals, ignoring suits; TOO_MANY: it does not fit in 64 bits. */
static u64 deals(void)
{
	u64 count = 1, cards = 0;

	for (u32 rank = 0; rank <= rules.ranks; rank++)
		for (u64 copy = 1; copy <= copies(rank); copy++) {
			if (count / copy >= UINT64_MAX / ++cards)
				return TOO_MANY;
			count = multiply_divide(count, cards, copy);
		}
	return count;
}

/*
 * Deals in lexical order.  `seed` is how many deals come before the wanted one, of those that begin with the cards chosen so
 * far.  A rank that begins `seed` deals or fewer is too low: they all come before.
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
	[WAR_SHUFFLE] = shuffle_war,
	[PYTHON] = shuffle_python,
	[DOTNET] = shuffle_dotnet,
	[EVERY] = shuffle_every,
};

/* Deals the seed deal.number. */
static void deal_shuffle(void)
{
	static u32 new_deck[DECK_MOST], cards;

	if (cards == 0)
		cards = deck_new(new_deck);
	memcpy(undealt, new_deck, cards * sizeof *new_deck);
	shuffles[rules.shuffle](undealt, cards, deal.number);
	deck_deal(rules.cards > 0 ? rules.cards : cards, false);
}

/* ---- Traces: each book's transcript of a game ---- */

static const struct outcome *traced; /* how the game will end */

/* from: a place; -1: of the card laid last */
static void cards_print(const struct game *game, u32 player, u32 from, u32 cards, const char *after)
{
	for (u32 i = 0; i < cards; i++)
		print(" %s", card_name(*hand_card(game, player, from + i)));
	print(after);
}

static void trace_plain(const struct game *game, enum event event)
{
	u32 a = card_up(game, 0), b = card_up(game, 1), taken = on_table(game, 0) + on_table(game, 1);
	bool by_battle = rules.count == BATTLES, equal = (a ^ b) < table.span,
	     first = beats(a, b, table.upset);

	switch (event) {
	case BATTLE:
	case UP:
		print(event == BATTLE ? "\n" : "  ");
		if (by_battle)
			print("battle %ju: ", game->battles);
		else
			print(event == UP ? "up: " : "round %ju: ", game->rounds + 1);
		print("%s %s %s", card_name(a), equal ? "=" : first ? ">" : "<", card_name(b));
		break;
	case WAR:
		print(", war\n");
		break;
	case DOWN:
		if (game->laid[0] + game->laid[1] == 0)
			break;
		print("  down:");
		cards_print(game, 0, -game->laid[0], game->laid[0], " |");
		cards_print(game, 1, -game->laid[1], game->laid[1], "\n");
		break;
	case SHORT:
		print("  too few cards for a war: player 1 is left with %u, player 2 with %u\n",
			hand_size(game, 0), hand_size(game, 1));
		break;
	case TAKEN:
		print(", player %d takes", first ? 1 : 2);
		cards_print(game, !first, hand_size(game, !first) - taken, taken, "\n");
		/* fall through */
	case DEALT:
		for (u32 p = 0; p < 2; p++) {
			u32 size = hand_size(game, p), top = game->hand[p].pile - game->hand[p].head;
			u32 pile = rules.pile == NO_PILE ? size : top;

			print("player %u has %u:", p + 1, size);
			cards_print(game, p, 0, pile, pile < size ? " |" : "");
			cards_print(game, p, pile, size - pile, "\n");
		}
		break;
	default: /* OVER */
		print("\n");
		if (traced->verdict == OFF) /* after a tie in the middle of a line */
			print("%scalled off after %ju %s\n", by_battle && equal ? "\n" : "", traced->length,
				units[rules.count].name);
		answer_print(traced);
	}
}

static void trace_csharp(const struct game *game, enum event event)
{
	static const char *const ends[VERDICTS] = {[WIN1] = "Bob is out of cards!  Alice WINS!\n",
		[WIN2] = "Alice is out of cards!  Bob WINS!\n",
		[OFF] = "Infinite game!  Let's call the whole thing off.\n"};
	u32 a = card_up(game, 0), b = card_up(game, 1);

	if (event == BATTLE || event == UP)
		print("Alice plays %s, Bob plays %s\n", card_name(a), card_name(b));
	if (event == WAR)
		print("WAR!\n");
	if (event == TAKEN)
		print("%s takes the hand!\n", beats(a, b, table.upset) ? "Alice" : "Bob");
	if (event == OVER && ends[traced->verdict] != NULL)
		print(ends[traced->verdict]);
	else if (event == OVER) /* a verdict that the book does not know */
		answer_print(traced);
}

static void utexas_cards(const struct ring *ring)
{
	for (u32 i = 0; i < ring_size(ring); i++)
		print(i % 13 == 12 ? "%4s\n" : "%4s", card_name(*ring_card(ring, i)));
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

static void trace_utexas(const struct game *game, enum event event)
{
	static const char *const ends[VERDICTS] =
		{[WIN1] = "Player 1 wins!", [WIN2] = "Player 2 wins!", [DRAW] = "It is a draw!"};
	const char *up[] = {card_name(card_up(game, 0)), card_name(card_up(game, 1))};
	u32 winner = !beats(card_up(game, 0), card_up(game, 1), table.upset);
	u64 round = game->rounds + 1;

	switch (event) {
	case DEALT:
		if (seeds) {
			struct ring deck = {undealt, UINT32_MAX, .tail = deck_new(undealt)};

			print("Initial deck:\n");
			utexas_cards(&deck);
			deck_deal(table.cards, true);
			deck.tail = table.cards;
			print("\nShuffled deck:\n");
			utexas_cards(&deck);
			print("\n\n\n");
		}
		print("Initial hands:");
		utexas_hands(game, "\nPlayer %u:\n");
		print("\n\n");
		break;
	case BATTLE:
		print("ROUND %ju:\nPlayer 1 plays:%4s\nPlayer 2 plays:%4s\n\n", round, up[0], up[1]);
		break;
	case WAR:
		print("War starts:%4s =%4s\n", up[0], up[1]);
		break;
	case DOWN:
	case UP:
		for (u32 i = 0; i < greatest(game->laid[0], game->laid[1]); i++)
			for (u32 p = 0; p < 2; p++)
				if (i < game->laid[p])
					print("Player %u puts%4s face %s\n", p + 1,
						card_name(*hand_card(game, p, i - game->laid[p])),
						event == UP ? "up" : "down");
		print(event == UP ? "\n" : "");
		break;
	case SHORT:
	case TAKEN:
		if (event == SHORT)
			print("\nNot enough cards for the war in round %ju\n\n", round);
		else
			print("Player %u wins round %ju:%4s >%4s\n\n", winner + 1, round, up[winner],
				up[!winner]);
		utexas_hands(game, "Player %u now has %u card(s) in hand:\n");
		print("\n\n");
		break;
	default: /* OVER */
		print("Game over.  ");
		if (ends[traced->verdict] != NULL)
			print("%s\n", ends[traced->verdict]);
		else
			answer_print(traced);
		print("\n\nFinal hands:");
		utexas_hands(game, "\nPlayer %u:\n");
	}
}

static watcher *const transcripts[TRANSCRIPTS] = {
	[PLAIN] = trace_plain, [CSHARP] = trace_csharp, [UTEXAS] = trace_utexas};

/* Plays the game once more, and prints the book's transcript. */
static void trace_print(const struct outcome *outcome)
{
	struct game *game = &games[0];

	traced = outcome;
	watch = transcripts[rules.transcript];
	game_deal(game);
	event_tell(game, DEALT);
	play_until(game, outcome->verdict == ENDLESS ? outcome->start + outcome->period : UINT64_MAX);
	event_tell(game, OVER);
	watch = NULL;
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

/* Integers only: tally_join() adds them.  All but `verdict` and `period` count only games that were won or drawn. */
static struct tally {
	u64 verdict[VERDICTS];
	u64 length_sum, war_sum;
	u64 wars[WARS_MOST + 1]; /* rounds with wars, by their number */
	u64 length[LENGTHS]; /* games, by value_cell(length) */
	u64 held[LENGTHS]; /* games won, by value_cell(largest hand of the loser) */
	u64 period[LENGTHS]; /* endless games, by value_cell(period), if measured */
	u64 highest[DRAW + 1][SUITS_MOST + 1]; /* games, by verdict and highest_count() */
} tally;

/* Of the shortest, or the longest, games that were won or drawn: their length, and the lowest number of such a game. */
struct extreme {
	u64 length, number;
};
static struct extremes {
	struct extreme shortest, longest;
} extremes = {{UINT64_MAX, UINT64_MAX}, {0, UINT64_MAX}}; /* of no games */

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
	size_t cells; /* 1: printed even if 0; more: by value */
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

static u64 total(const u64 *cell, size_t cells)
{
	u64 sum = 0;

	while (cells-- > 0)
		sum += cell[cells];
	return sum;
}

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
	struct extreme *shortest = &extremes.shortest, *longest = &extremes.longest;

	if (length < shortest->length || (length == shortest->length && number < shortest->number))
		*shortest = (struct extreme){length, number};
	if (length > longest->length || (length == longest->length && number < longest->number))
		*longest = (struct extreme){length, number};
}

/* Adds what another process has counted. */
static void tally_join(const struct tally *other, const struct extremes *ends)
{
	u64 *to = (u64 *)&tally;
	const u64 *from = (const u64 *)other;

	for (size_t i = 0; i < sizeof tally / sizeof *to; i++)
		to[i] += from[i];
	if (ends->shortest.length <= ends->longest.length) { /* it has played a game */
		extremes_add(ends->shortest.number, ends->shortest.length);
		extremes_add(ends->longest.number, ends->longest.length);
	}
}

/* Player 1's cards of the deal's highest rank. */
static u32 highest_count(void)
{
	u32 highest = 0, span = card_span(), count = 0;

	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++)
			highest = deal.card[p][i] > highest ? deal.card[p][i] : highest;
	for (u32 i = 0; i < deal.cards[0]; i++)
		count += (deal.card[0][i] ^ highest) < span;
	return count;
}

/* With --held: the largest hand of each player at the beginning of a round. */
static u32 most_held[2];

static void held_watch(const struct game *game, enum event event)
{
	if (event != BATTLE)
		return;
	for (u32 p = 0; p < 2; p++)
		most_held[p] = greatest(most_held[p], hand_size(game, p) + 1); /* one has been laid */
}

static u64 weight = 1; /* games that a game counts for; tests/tools/every includes this file, and sets it */

static void tally_add(const struct outcome *outcome)
{
	enum verdict verdict = outcome->verdict;
	u64 length = outcome->length;

	tally.verdict[verdict] += weight;
	if (verdict <= DRAW) {
		tally.highest[verdict][least(highest_count(), SUITS_MOST)] += weight;
		extremes_add(deal.number, length);
		tally.length_sum += length * weight;
		tally.length[value_cell(length)] += weight;
		tally.war_sum += played->wars * weight;
		for (u32 i = 1; i <= least(played->longest_chain, WARS_MOST); i++)
			tally.wars[i] += played->chains[i] * weight;
	}
	if (verdict <= WIN2 && given[HELD])
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
	range_games += count;
}

static int range_order(const void *one, const void *other)
{
	const struct range *a = one, *b = other;

	return a->from < b->from ? -1 : a->from > b->from;
}

/* Sorts the ranges, and joins those that touch. */
static void ranges_join(void)
{
	size_t last = 0;

	if (range_count == 0)
		return;
	qsort(ranges, range_count, sizeof *ranges, range_order);
	for (size_t i = 1; i < range_count; i++) {
		u64 apart = ranges[i].from - ranges[last].from, twice = ranges[last].count - apart;

		if (apart < ranges[last].count)
			fail(FAILED, "%ss %ju..%ju are counted twice", number_words[seeds], ranges[i].from,
				ranges[i].from + least(twice, ranges[i].count) - 1);
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
 * of a FILE are.  Deals in lexical order are not: NULL, and no intervals.
 */
static const char *interval_name(void)
{
	return !seeds ? "95 % if random" : rules.shuffle == EVERY && !by_chance() ? NULL : "95 % interval";
}

/* `low` and `high` with so many digits, in the middle of a line. */
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

/* The share k / n with its interval (Wilson 1927). */
static void share_print(const char *what, u64 k, u64 n)
{
	double share = (double)k / n, z = NORMAL_95 * NORMAL_95 / n;
	double middle = (share + z / 2) / (1 + z);
	double half = square_root(z * (share * (1 - share) + z / 4)) / (1 + z);
	double low = middle > half ? middle - half : 0; /* not -0 */

	print("%-14s %15ju   %7.3f", what, k, 100 * share);
	if (interval_name() != NULL)
		print("   %7.3f .. %7.3f", 100 * low, 100 * (middle + half));
	print("\n");
}

/* The value of the `rank`th lowest game: the lowest that its cell counts, but not below `low`, the lowest of all. */
static u64 ranked(const u64 *cell, u64 low, u64 rank)
{
	u64 seen = 0;
	size_t i = 0;

	while ((seen += cell[i]) < rank)
		i++;
	return greatest(cell_value(i), low);
}

/* The lowest value that at least `mille` per mille of n games do not exceed. */
static u64 percentile(const u64 *cell, u64 low, u64 n, u32 mille)
{
	return ranked(cell, low, n - multiply_divide(n, 1000 - mille, 1000));
}

/* milles: ends with 0; per: a unit of the values */
static void percentiles_print(const u64 *cell, u64 low, u64 n, double per, const u32 *milles)
{
	for (; *milles > 0; milles++)
		print("%g %%: %.*f%s", *milles / 10.0, per > 1, percentile(cell, low, n, *milles) / per,
			milles[1] > 0 ? ", " : "\n");
}

/* Of lengths, counted as the lowest of their cells. */
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
	bool minutes = rules.count == SECONDS;
	const u64 *cell = tally.length, count = finished(), low = extremes.shortest.length;
	const char *number = number_words[seeds], *unit = minutes ? "minutes" : units[rules.count].name;
	double per = minutes ? 60 : 1, n = count, mean = tally.length_sum / n / per,
	       spread = deviation() / per;
	double half = NORMAL_95 * spread / square_root(n - 1), below = (n - NORMAL_95 * square_root(n)) / 2;
	u64 rank = below > 1 ? below : 1; /* where the median's interval begins (binomial) */

	print("\nlength in %s of %ju games won or drawn\nmean %.3f", unit, count, mean);
	interval_print(3, mean - half, mean + half);
	print(", standard deviation %.2f\nmedian %.*f", spread, minutes,
		percentile(cell, low, count, 500) / per);
	interval_print(minutes, ranked(cell, low, rank) / per, ranked(cell, low, count + 1 - rank) / per);
	print(", ");
	percentiles_print(cell, low, count, per, (u32[]){25, 950, 975, 990, 999, 0});
	print("shortest %.*f (%s %ju), longest %.*f (%s %ju)\n", minutes, low / per, number,
		extremes.shortest.number, minutes, extremes.longest.length / per, number,
		extremes.longest.number);
	print("%.3f wars per game; rounds with 1 war: %ju", tally.war_sum / n, tally.wars[1]);
	for (u32 i = 2; i <= WARS_MOST; i++)
		if (tally.wars[i] > 0)
			print(i < WARS_MOST ? ", %u: %ju" : ", %u or more: %ju", i, tally.wars[i]);
	print("\n");
	histogram_print(unit, per);
}

/* Who wins, by how many cards of the highest rank player 1 was dealt; if seeds deal whole decks, how often more of them win. */
static void highest_print(void)
{
	u32 top = rules.ranks - (rules.jokers == 0), cards = copies(top);
	u64 more = 0, more_won = 0; /* games in which a player was dealt more; and has won */
	char what[32] = "highest rank";
	bool whole = seeds && rules.cards == 0;

	if (tally.verdict[WIN1] + tally.verdict[WIN2] == 0)
		return;
	if (whole)
		rank_write(what + sprintf(what, "highest rank "), suited(top, 0));
	shares_head(what, "player 1 wins");
	for (u32 i = 0; i <= SUITS_MOST; i++) {
		u64 wins = tally.highest[WIN1][i], won = wins + tally.highest[WIN2][i];

		sprintf(what, i < SUITS_MOST ? "dealt %u" : "dealt %u or more", i);
		if (won > 0)
			share_print(what, wins, won);
		if (2 * i != cards) {
			more += won;
			more_won += 2 * i > cards ? wins : won - wins;
		}
	}
	if (whole && more > 0) {
		shares_head("dealt more of them", "wins");
		share_print("either player", more_won, more);
	}
}

static void shares_print(void)
{
	u64 rounds = total(tally.wars + 1, WARS_MOST);

	shares_head("after one war", "rounds");
	if (rounds > 0)
		share_print("a second", rounds - tally.wars[1], rounds);
	highest_print();
}

/* title: formats the number of games; if that is 0, it is printed only if asked for */
static void values_print(bool asked, const char *title, const u64 *cell)
{
	u64 count = total(cell, LENGTHS);
	size_t commonest = 0;

	if (count == 0 && !asked)
		return;
	print(title, count);
	if (count == 0) {
		print("\n");
		return;
	}
	for (size_t i = 0; i < LENGTHS; i++)
		commonest = cell[i] > cell[commonest] ? i : commonest;
	print(": least %ju, most often %ju (%ju games), ", ranked(cell, 0, 1), cell_value(commonest),
		cell[commonest]);
	percentiles_print(cell, 0, count, 1, (u32[]){500, 950, 990, 1000, 0});
}

static void stats_print(void)
{
	print("%s\n%ss ", rules_name(), number_words[seeds]);
	for (size_t i = 0; i < range_count; i++) {
		u64 from = ranges[i].from, to = from + ranges[i].count - 1;

		print(from < to ? "%s%ju..%ju" : "%s%ju", i > 0 ? ", " : "", from, to);
	}
	print("\n");
	shares_head("", "games");
	for (u32 v = WIN1; v < VERDICTS && games_counted() > 0; v++)
		share_print(verdict_names[v].help, tally.verdict[v], games_counted());
	print("%-14s %15ju\n", "all", games_counted());
	if (finished() > 0) {
		lengths_print();
		shares_print();
	}
	values_print(given[HELD], "\nmost cards that the loser of %ju games held", tally.held);
	values_print(given[PERIODS], "\nP of %ju endless games", tally.period);
}

/* ---- Counts: the tally as rows of integers ---- */

/* A part: the header, rows, and `end` with the number of the rows. */
static const char *const header[] = {"name", "value", "count"};
static u64 part_rows; /* printed or read */

static void row_print(const char *name, u64 value, u64 count)
{
	print("%s\t%ju\t%ju\n", name, value, count);
	part_rows++;
}

static void counts_print(void)
{
	print("name\tvalue\tcount\nrules=%s\t0\t1\n", rules_name());
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

/* Takes the rules of the first counts; others must be the same.  A setting that is not named has its book's value. */
static void rules_take(char *name)
{
	const struct rules first = rules;
	size_t from = offsetof(struct rules, down),
	       to = offsetof(struct rules, endless); /* what decides the games */

	if (strncmp(name, "rules=", 6) != 0)
		fail(BAD_INPUT, "expected the row 'rules=...' first");
	rules_parse(BAD_INPUT, name + 6);
	if (first.name == NULL ||
		(first.name == rules.name &&
			memcmp((const char *)&first + from, (const char *)&rules + from, to - from) == 0))
		return;
	sprintf(name, "%s", rules_name());
	rules = first;
	fail(BAD_INPUT, "expected counts under %s, found %s", rules_name(), name);
}

/* offset: added to the numbers of games from files, as each part begins anew */
static void row_take(const char *name, u64 value, u64 count, u64 offset)
{
	bool of_seeds = strcmp(name, "seeds") == 0;
	size_t cell = value_cell(value), i = 0;

	if (count > 0 && (of_seeds || strcmp(name, "games") == 0)) {
		if (range_count == 0)
			seeds = of_seeds;
		if (of_seeds != seeds)
			fail(BAD_INPUT, "expected counts of %ss, found '%s'", number_words[seeds], name);
		range_add(value + offset, count);
		return;
	}
	if (strcmp(name, "shortest") == 0 || strcmp(name, "longest") == 0) {
		extremes_add(value + offset, count);
		return;
	}
	while (i < LENGTH(rows) && strcmp(rows[i].name, name) != 0)
		i++;
	if (i == LENGTH(rows) || cell >= rows[i].cells)
		fail(BAD_INPUT, "--counts prints no such row");
	rows[i].cell[cell] += count;
	if (rows[i].cell[cell] < count)
		fail(BAD_INPUT, "%s: the sum does not fit in 64 bits", name);
}

static void column_check(u32 column, bool good)
{
	if (!good)
		fail(BAD_INPUT, "expected column '%s' of counts, found %s", header[column],
			reader_found(NULL));
}

static u64 number_read(u32 column)
{
	u64 number;

	reader_take();
	column_check(column, parse_number(reader.word, 0, UINTMAX_MAX, &number));
	return number;
}

/* Do the sums agree?  Where values share a cell, cells give a lower bound of a sum. */
static bool tally_agrees(void)
{
	u64 over = finished(), lengths = 0, wars = 0;
	bool good = true;

	for (size_t i = 0; i < LENGTHS; i++)
		lengths += tally.length[i] * cell_value(i);
	for (u32 i = 1; i <= WARS_MOST; i++)
		wars += tally.wars[i] * i;
	for (u32 v = WIN1; v <= DRAW; v++)
		good = good && total(tally.highest[v], SUITS_MOST + 1) == tally.verdict[v];
	if (over > 0)
		good = good && tally.length[value_cell(extremes.shortest.length)] > 0 &&
			tally.length[value_cell(extremes.longest.length)] > 0;
	return good && total(tally.length, LENGTHS) == over &&
		total(tally.held, LENGTHS) <= tally.verdict[WIN1] + tally.verdict[WIN2] &&
		total(tally.period, LENGTHS) <= tally.verdict[ENDLESS] &&
		(lengths == tally.length_sum ||
			(lengths < tally.length_sum && extremes.longest.length >= EXACT)) &&
		(wars == tally.war_sum || (wars < tally.war_sum && tally.wars[WARS_MOST] > 0));
}

/* Adds up a part. */
static void part_merge(void)
{
	u64 offset = 0, value, count;
	char name[TEXT_MOST + 1];

	if (range_count > 0 && !seeds)
		offset = ranges[range_count - 1].from + ranges[range_count - 1].count - 1;
	for (u32 column = 0; column < LENGTH(header); column++) {
		column_check(column, strcmp(reader.word, header[column]) == 0);
		reader_take();
	}
	for (part_rows = 0;; part_rows++) {
		column_check(0, *reader.word != '\0');
		sprintf(name, "%s", reader.word);
		value = number_read(1);
		count = number_read(2);
		if (part_rows > 0 && strcmp(name, "end") == 0)
			break;
		if (part_rows == 0)
			rules_take(name);
		else
			row_take(name, value, count, offset);
		reader_take();
	}
	if (value != part_rows || range_games != games_counted() || !tally_agrees())
		fail(BAD_INPUT, "the sums of these counts do not agree: rows are missing or changed");
}

/* ---- Reports: what is printed of each game ---- */

/* A list, a line or, after their number, a card a line. */
static void cards_write(const u32 *card, u32 cards)
{
	bool line = rules.input == LINES, list = rules.values && rules.input <= DECKS;
	const char *between = list ? ", " : line ? " " : "\n";

	print(list ? "[" : line ? "" : "%u\n", cards);
	for (u32 i = 0; i < cards; i++)
		print("%s%s", i > 0 ? between : "", card_name(card[i]));
	print(list ? "]\n" : line || cards > 0 ? "\n" : "");
}

/* As the input's format has it. */
static void deal_print(const struct outcome *unused)
{
	u32 total = deal.cards[0] + deal.cards[1];

	(void)unused;
	if (rules.input == DECK) {
		deck_deal(total, true);
		cards_write(undealt, total);
		return;
	}
	if (rules.input == TOTAL)
		print("%u\n", total);
	for (u32 p = 0; p < 2; p++)
		cards_write(deal.card[p], deal.cards[p]);
}

/* A cell is empty if its value would depend on the moment at which the game was called off or proved endless. */
static void line_print(const struct outcome *outcome)
{
	enum verdict verdict = outcome->verdict;

	print(verdict < ENDLESS ? "%ju\t%s\t%ju\t" : "%ju\t%s\t\t", deal.number, verdict_names[verdict].name,
		outcome->length);
	print(verdict <= DRAW ? "%ju\t%ju\t%ju\t%u" : "\t\t\t", played->battles, played->wars,
		played->chains[0], played->longest_chain);
	print(verdict == ENDLESS ? "\t%u\t%ju\t%ju\n" : "\t%u\t\t\n", highest_count(), outcome->start,
		outcome->period);
}

/* ---- Files that are read ---- */

static char **files; /* to be read, up to NULL */

static void terminal_tell(int file)
{
	if (isatty(file))
		fprintf(stderr, "war: waiting for %s; war --help explains\n",
			rules.name != NULL && rules.input == DECK ? "a deck (-s 1 shuffles one)" : "input");
}

/* Opens the next file for the reader; false: there is none. */
static bool file_next(void)
{
	const char *name = *files;

	if (name == NULL)
		return false;
	if (reader.file >= 0)
		close(reader.file);
	files++;
	reader.taken = 0;
	reader.line = word_line = 1;
	file_name = strcmp(name, "-") == 0 ? "<stdin>" : name;
	reader.file = file_name == name ? open(name, O_RDONLY) : STDIN_FILENO;
	if (reader.file < 0)
		fail(FAILED, "%s: cannot open: %s", file_name, strerror(errno));
	terminal_tell(reader.file);
	return true;
}

static bool input_poll(int file)
{
	/* A signal ends poll(), but not one that came just before it: so it looks each second. */
	while (poll(&(struct pollfd){.fd = file, .events = POLLIN}, 1, 1000) <= 0)
		if (interrupted)
			return false;
	return true;
}

static bool (*input_wait)(int file) = input_poll;

/* ---- Playing: the games of files, or of seeds, which several processes share ---- */

/* Plays deal.number, which has been dealt, and reports it; false: interrupted. */
static bool game_play(void)
{
	struct outcome outcome = {0};

	if (work.report != deal_print) {
		outcome = play(work.report != tally_add || given[PERIODS]);
		if (outcome.verdict == GOING)
			return false;
	}
	work.report(&outcome);
	return true;
}

static void files_play(void)
{
	deal.number = work.from;
	do
		while (!interrupted && reader_deal())
			for (u64 i = 0; i < work.repeats && !interrupted && game_play(); i++)
				deal.number++;
	while (!interrupted && file_next());
	range_add(work.from, deal.number - work.from);
}

/* What the jobs share.  A job is a process; job 0 is the one that the user has started. */
static struct shared {
	volatile sig_atomic_t signal; /* `interrupted` */
	atomic_uint groups; /* that jobs have taken */
	struct {
		struct range left; /* of its group, less work.from: what it has not played */
		struct tally tally; /* this, and `extremes`: when it has ended */
		struct extremes extremes;
	} jobs[];
} *shared;
static u32 job; /* this process */
static pid_t parent, pids[PROCESSES_MOST]; /* job 0; the others, as long as they have not ended, else 0 */

/* Groups are small, so that all jobs end at about the same time; at most 2^17, so that `groups` does not overflow. */
static u64 group_size(void)
{
	return work.games / (1 << 17) + 1;
}

/* The seeds from work.from on that jobs have taken. */
static u64 seeds_taken(void)
{
	return least(shared->groups * group_size(), work.games);
}

/* Waits for the other jobs; with WNOHANG, only looks.  If one did not end by itself, none goes on. */
static void jobs_wait(int how)
{
	for (u32 i = 1; i < work.jobs; i++) {
		int status = 0;
		pid_t pid = 0;

		while (pids[i] > 0 && (pid = waitpid(pids[i], &status, how)) < 0)
			; /* EINTR */
		if (pid > 0)
			pids[i] = 0;
		if (pid > 0 && status != 0) {
			interrupted = SIGTERM;
			fail(FAILED, "job %u of %u was ended by signal %d", i + 1, work.jobs,
				WTERMSIG(status));
		}
	}
}

/* Once a second a job looks whether job 0 is there, and job 0 looks after the others, and shows the progress at a terminal. */
static void clock_look(void)
{
	static time_t began, looked;
	time_t now = time(NULL);
	u64 done, seconds;

	if (now == looked)
		return;
	looked = now;
	began = began > 0 ? began : now;
	seconds = now - began;
	done = seeds_taken();
	if (job > 0 && getppid() != parent)
		exit(FAILED);
	if (job == 0)
		jobs_wait(WNOHANG);
	work.shown = job == 0 && seconds > 1 && work.summary != NULL && isatty(STDERR_FILENO);
	if (work.shown)
		fprintf(stderr, "\r%ju games, %ju a second, %ju s left  ", done, done / seconds,
			(work.games - done) * seconds / done);
}

/* Returns in each job. */
static void jobs_start(void)
{
	signal(SIGCHLD, SIG_DFL); /* if it is ignored, jobs leave no status */
	parent = getpid();
	for (u32 i = 1; i < work.jobs && job == 0; i++) {
		pids[i] = fork();
		if (pids[i] < 0) {
			interrupted = SIGTERM; /* for the jobs that were started */
			fail(FAILED, "cannot start job %u of %u: %s", i + 1, work.jobs, strerror(errno));
		}
		if (pids[i] == 0)
			job = i;
	}
}

/* Adds up what the jobs have counted.  They have played all seeds that were taken, but for those that are left. */
static void jobs_join(void)
{
	static struct range left[PROCESSES_MOST + 1];
	u64 at = 0;

	jobs_wait(0);
	for (u32 i = 0; i < work.jobs; i++) {
		left[i] = shared->jobs[i].left;
		if (i > 0)
			tally_join(&shared->jobs[i].tally, &shared->jobs[i].extremes);
	}
	left[work.jobs].from = seeds_taken();
	qsort(left, work.jobs + 1, sizeof *left, range_order);
	for (u32 i = 0; i <= work.jobs; i++) {
		range_add(work.from + at, left[i].from - at);
		at = left[i].from + left[i].count;
	}
}

static void seeds_play(void)
{
	struct range left = {0};

	jobs_start();
	while (!interrupted && left.from < work.games) {
		left.from = least(atomic_fetch_add(&shared->groups, 1) * group_size(), work.games);
		left.count = least(group_size(), work.games - left.from);
		for (; left.count > 0 && !interrupted; left.count--, left.from++) {
			deal.number = work.from + left.from;
			deal_shuffle();
			if (!game_play())
				break;
			clock_look();
		}
	}
	shared->jobs[job].left = left;
	if (job > 0) {
		shared->jobs[job].tally = tally;
		shared->jobs[job].extremes = extremes;
		exit(DONE);
	}
	if (work.shown)
		fputc('\n', stderr);
	jobs_join();
}

/* ---- The command line ---- */

/* clang-format off */
/* To add an option: 1. A row; without a letter, a number before LETTERS.  2. Use `given`, or a report (see work.report). */
static const struct choice {
	int letter; /* or TABLE, STATS, ... */
	const char *name, *value, *help; /* value: what --help calls it, or "" */
	report *report; /* of each game */
	summary *summary; /* after the last game */
} choices[] = {
	{'r', "rules", "[BOOK,][KEY=VALUE,...]  ", .help = "a rule book and settings (see below)"},
	{'s', "seed", "SEED", .help = "shuffle a deck by SEED if there is no FILE"},
	{'n', "games", "N", .help = "play N seeds from SEED or 0 on, or each deal of FILE N times"},
	{'j', "jobs", "N", .help = "share --stats, --counts among N processes; 0: one per core\n"},
	{'a', "answer", "", "print answers (default, except for csharp and utexas)", answer_print, NULL},
	{'t', "trace", "", "print a transcript of each game, in the book's format", trace_print, NULL},
	{'d', "deal", "", "print the decks in the input's format; do not play", deal_print, NULL},
	{TABLE, "table", "", "print a header and a row per game: csv, but with tabs", line_print, NULL},
	{STATS, "stats", "", "print statistics: who wins, how long, a histogram", tally_add, stats_print},
	{COUNTS, "counts", "", "print the integers behind --stats, for --merge", tally_add, counts_print},
	{MERGE, "merge", "", .help = "add up counts in FILEs; -s, -n: name missing seeds"},
	{HELD, "held", "", .help = "also count the most cards that the loser held"},
	{PERIODS, "periods", "", .help = "also count the periods P of endless games"},
	{'h', "help", "", .help = "print this help"},
	{'V', "version", "", .help = "print the version"},
};
/* clang-format on */

static void help_print(void)
{
	char usual[] = USUAL;

	print("usage: war [OPTION ...] [FILE ...]\n\
Plays the card game War.  Reads from FILEs or standard input how many cards\n\
player 1 has, these cards (2..10 J Q K A and D H C S, as in 10H), and the same\n\
for player 2; input=deck: one deck.  Prints the winner and the length; PAT (a\n\
draw); OFF (called off); or LOOP T P (after T rounds, repeats every P rounds).\n\n");
	for (const struct choice *c = choices; c < choices + LENGTH(choices); c++) {
		print(c->letter > LETTERS ? "  -%c, " : "      ", c->letter);
		print("--%s %-*s%s\n", c->name, 11 - (int)strlen(c->name), c->value, c->help);
	}
	print("\n\
  echo 1 AS 1 KD | war     print 1 1: player 1 wins in 1 round\n\
  war -r utexas -s 15      print a game as the course does\n\
  war -n 100000 --stats    tell who wins, and how long it takes\n\n\
After Ctrl-C, SIGTERM or SIGHUP, --stats, --counts and --table report the games\n\
played, and war says which are left.  Exit status: 0; 1: bad input, or a file\n\
or disk that fails; 2: wrong usage; 3: --merge names seeds that are missing;\n\
128 + the signal.\n\n\
Books, with settings that differ from those in (...) below\n");
	for (const struct rules *book = books; book < books + LENGTH(books); book++)
		print("  %-10s %s\n", book->name, book->differs);
	settings_take(USAGE, usual);
	print("\nSettings, as in -r codingame,down=1,spoils=winner\n");
	for (const struct setting *s = settings; s < settings + LENGTH(settings); s++) {
		print("  %s=%s: %s (%s)\n", s->word.name, s->words.rows == NULL ? "N" : "WORD", s->word.help,
			setting_text(s));
		for (size_t i = 0; i < s->words.count; i++) {
			const struct word *word =
				(const void *)((const char *)s->words.rows + i * s->words.size);

			print("      %-9s %s\n", word->name, word->help);
		}
	}
}

/* As --help names it. */
static const char *option_name(const struct choice *c)
{
	static char text[TEXT_MOST + 1];
	char *end = text;

	if (c->letter > LETTERS)
		end += sprintf(end, "-%c, ", c->letter);
	sprintf(end, "--%s", c->name);
	return text;
}

/* The nearest option begins with three of the word's letters or more, or its help has the whole word. */
static _Noreturn void option_unknown(const char *dashed)
{
	const char *word = dashed + 2, *nearest = NULL;
	size_t most = 2;

	for (const struct choice *c = choices; c < choices + LENGTH(choices); c++) {
		size_t alike = strstr(c->help, word) != NULL ? strlen(word) : same_letters(c->name, word);

		if (alike > most) {
			most = alike;
			nearest = c->name;
		}
	}
	if (nearest != NULL)
		fail(USAGE, "unknown option %s; the nearest is --%s", quoted(dashed), nearest);
	fail(USAGE, "unknown option %s", quoted(dashed));
}

static void options_parse(int count, char **arguments)
{
	char letters[2 * LENGTH(choices) + 2] = ":", *end = letters + 1;
	struct option names[LENGTH(choices) + 1] = {{0}};
	int option;

	for (size_t i = 0; i < LENGTH(choices); i++) {
		const struct choice *c = &choices[i];
		bool value = *c->value != '\0';

		names[i] = (struct option){c->name, value, NULL, c->letter};
		if (c->letter > LETTERS)
			end += sprintf(end, value ? "%c:" : "%c", c->letter);
	}
	for (int i = 1; i < count; i++)
		for (size_t k = 0; k < LENGTH(choices) && *arguments[i] == '-'; k++)
			if (strcmp(arguments[i] + 1, choices[k].name) == 0)
				fail(USAGE, "--%s has two dashes", choices[k].name);
	while ((option = getopt_long(count, arguments, letters, names, NULL)) != -1) {
		const struct choice *c = choices;

		while (c < choices + LENGTH(choices) && c->letter != optopt)
			c++;
		if (option == ':')
			fail(USAGE, "%s needs a value", option_name(c));
		if (option == '?' && c < choices + LENGTH(choices))
			fail(USAGE, "--%s takes no value", c->name);
		if (option == '?' && optopt != 0)
			fail(USAGE, "unknown option -%c", optopt);
		if (option == '?')
			option_unknown(arguments[optind - 1]);
		given[option] = optarg != NULL ? optarg : "";
	}
}

static void report_choose(void)
{
	const char *chosen = NULL;

	work.report = rules.transcript != PLAIN ? trace_print : answer_print;
	work.summary = given[MERGE] ? stats_print : NULL;
	for (const struct choice *c = choices; c < choices + LENGTH(choices); c++) {
		if (!given[c->letter] || c->letter == MERGE)
			continue;
		if (given[MERGE] && c->summary == NULL && c->letter != 's' && c->letter != 'n')
			fail(USAGE, "%s: only --stats, --counts, -s and -n go with --merge", option_name(c));
		if (c->report == NULL)
			continue;
		if (chosen != NULL)
			fail(USAGE, "--%s and --%s: only one report at a time", chosen, c->name);
		chosen = c->name;
		work.report = c->report;
		work.summary = c->summary;
	}
	if ((given[HELD] || given[PERIODS]) && work.summary == NULL)
		fail(USAGE, "--held and --periods are for --stats and --counts");
}

static void at_most(const char *setting, u64 value, u64 most)
{
	if (value > most)
		fail(USAGE, "%s: expected at most %ju, found %ju", setting, most, value);
}

/* The seeds that -s and -n name. */
static void seeds_choose(void)
{
	const char *n = given['n'] != NULL ? given['n'] : "1";
	bool every = rules.shuffle == EVERY, all = strcmp(n, "all") == 0;
	u64 last = every ? deals() - 1 : rules.shuffle == DOTNET ? INT32_MAX : UINT64_MAX, others;

	if (every && deals() == TOO_MANY)
		fail(USAGE, "shuffle=every: too many deals of %u cards for 64 bits", deck_size());
	work.from = 0;
	number_take(USAGE, "-s", given['s'], 0, last, &work.from);
	others = last - work.from;
	work.games = least(others, GAMES_MOST - 1) + 1;
	if (all && !every && others >= GAMES_MOST)
		fail(USAGE, "-n all is for shuffle=every, as in -r %s,shuffle=every", rules.name);
	if (others >= GAMES_MOST || !all)
		number_take(USAGE, "-n", n, 1, work.games, &work.games);
}

static void games_choose(const char *file)
{
	bool asked = given['s'] || given['n'];

	seeds = file == NULL && asked;
	if (file == NULL && !asked && rules.shuffle == EVERY)
		fail(USAGE, "shuffle=every is for seeds: -n all, or -s SEED");
	if (seeds && rules.input != rules.own_input && work.report != deal_print)
		fail(USAGE, "input= is for decks that are read: name a FILE, or - for standard input");
	if (seeds) {
		at_most("jokers", rules.jokers, rules.suits);
		at_most("cards", rules.cards, deck_size());
		at_most("hands", rules.hands, rules.cards > 0 ? rules.cards : deck_size());
		seeds_choose();
	} else {
		if (asked && !by_chance())
			fail(USAGE, "'%s': -s and -n take a FILE only with chance, as in spoils=random",
				file);
		work.from = 1;
		number_take(USAGE, "-s", given['s'], 0, INT64_MAX, &work.from);
		number_take(USAGE, "-n", given['n'], 1, GAMES_MOST, &work.repeats);
	}
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
	shared = mmap(NULL, sizeof *shared + work.jobs * sizeof *shared->jobs, PROT_READ | PROT_WRITE,
		MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED)
		fail(FAILED, "no memory for %u jobs: %s", work.jobs, strerror(errno));
	interrupted_at = &shared->signal;
}

/* Adds up counts.  Names the seeds missing between them and, with -s or -n, of that range too.  Returns the exit status. */
static int merge(void)
{
	u64 from = UINT64_MAX, to = 0;

	while (file_next())
		while (reader_next())
			part_merge();
	ranges_join();
	if (seeds) {
		from = ranges[0].from;
		to = ranges[range_count - 1].from + ranges[range_count - 1].count - 1;
	}
	if (given['s'] || given['n']) {
		if (range_count > 0 && !seeds)
			fail(USAGE, "-s, -n: the counts are of games from files, not from seeds");
		seeds_choose();
		from = least(from, work.from);
		to = greatest(to, work.from + work.games - 1);
	}
	return from <= to && gaps_print(from, to + 1) ? MISSING : DONE;
}

/* There is no such file: is the name something else? */
static _Noreturn void name_refuse(const char *name)
{
	for (size_t i = 0; i < LENGTH(books); i++)
		if (strcmp(name, books[i].name) == 0)
			fail(USAGE, "%s is a rule book: -r %s", name, name);
	fail(USAGE, "%s: %s", quoted(name),
		strchr(name, '=') != NULL ? "settings follow a comma, without blanks" : "no such file");
}

/* named: the files, up to NULL; none: standard input.  Returns the exit status. */
static int run(char **named)
{
	static char *standard_input[] = {"-", NULL};

	files = *named != NULL ? named : standard_input;
	reader.file = -1;
	if (given[MERGE]) {
		report_choose();
		return merge();
	}
	if (*named != NULL && access(*named, F_OK) != 0 &&
		(strpbrk(*named, "./") == NULL || strchr(*named, '=') != NULL) && strcmp(*named, "-") != 0)
		name_refuse(*named);
	rules_parse(USAGE, given['r']);
	report_choose();
	games_choose(*named);
	jobs_choose();
	if (given[HELD])
		watch = held_watch;
	if (work.summary != NULL || work.report == line_print) {
		signal(SIGINT, interrupt);
		signal(SIGTERM, interrupt);
		if (signal(SIGHUP, SIG_IGN) != SIG_IGN) /* nohup ignores it */
			signal(SIGHUP, interrupt);
	}
	reader.lists = rules.values;
	if (!seeds)
		file_next();
	if (work.report == line_print)
		print("%s\tverdict\tlength\tbattles\twars\tplain_rounds\tlongest_chain\thighest\tT\tP\n",
			number_words[seeds]);
	if (seeds)
		seeds_play();
	else
		files_play();
	ranges_join();
	return DONE;
}

static void options_run(int count, char **arguments)
{
	int status = DONE;

	signal(SIGXFSZ, SIG_IGN); /* so write() fails */
	if (count <= 1) {
		terminal_tell(STDIN_FILENO);
		return;
	}
	options_parse(count, arguments);
	if (given['h'])
		help_print();
	else if (given['V'])
		print("war " VERSION "\n");
	else
		status = run(arguments + optind);
	if (work.summary != NULL)
		work.summary();
	output_check(fclose(stdout) == 0);
	if (interrupted) {
		status = STOPPED + interrupted;
		fprintf(stderr, "war: cut short after %ju games\n", range_games);
		if (seeds)
			gaps_print(work.from, work.from + work.games);
	}
	exit(status);
}

static void (*laboratory)(int count, char **arguments) = options_run;
