/*
 * war - plays the card game War exactly, by published rule books or by house rules
 *
 * Without options, it solves the CodinGame puzzle "War".  `war --help` explains the rest.
 *
 * How a game flows: main() reads the options, run() chooses the rules, the report and the games, and games_play() goes
 * through the games.  A seed (deal_shuffle) or the reader (reader_deal) writes the `deal`.  play() lays it on the table,
 * plays it and returns the `outcome`.  The report prints it, or is tally_add(), which counts it.  After the last game a
 * summary prints the tally.  With -j each job plays a slice of the seeds, and the parent adds up what the jobs wrote.
 *
 * Most globals are written where they are defined.  Besides, the command line and --merge write rules, seeds and work;
 * shuffles and the reader write `deal`; rounds and the search for endless games write hands, table, played and anchor.
 *
 * A first reader may skip shuffles, counts, jobs, the standoff, and endless games but for play() and play_out().
 */

/* POSIX and _SC_NPROCESSORS_ONLN under -std=c11. */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* CodinGame compiles at -O0. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__) && !defined(WAR_NO_PRAGMA)
#pragma GCC optimize("O2")
#endif

/* For online judges: the book without -r, and the most cards of a hand (94 MB of memory; 100000: 14 MB). */
#ifndef BOOK
#define BOOK "codingame"
#endif
#ifndef HAND_MOST
#define HAND_MOST 1000000
#endif

#define VERSION "5.0"
#define INLINE inline __attribute__((always_inline))
#define LENGTH(array) (sizeof(array) / sizeof *(array))

typedef uint32_t u32;
typedef uintmax_t u64; /* for %ju */
_Static_assert(UINTMAX_MAX == UINT64_MAX, "u64");
_Static_assert(HAND_MOST <= 1 << 20, "RING_MOST");

enum {
	RING_MOST = 1 << (HAND_MOST > 1 << 17 ? 22 : 19), /* slots of a ring: table_deal() */
	SUITS_MOST = 64, /* cards of a rank; suits repeat */
	RANKS_MOST = 64, /* ranks 2 to 65 */
	SUIT_BITS = 2,
	DECK_MOST = SUITS_MOST * (RANKS_MOST + 1), /* with jokers */
	WARS_MOST = 63, /* longer chains of wars are counted as 63 */
	TEXT_MOST = 511, /* characters of a word that is read, of a list of names, of all settings */
	QUOTED_MOST = 40, /* of a word in a message */
};

/* ---- Failing and output ---- */

/* Exit statuses.  BAD_INPUT: FAILED, but the message has the file and the line; STOPPED: + the number of the signal */
enum { DONE, FAILED, USAGE, MISSING, BAD_INPUT, STOPPED = 128 };

static const char *file_name; /* of the file that is read */
static u64 word_line; /* of its word that was read last */

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

/* One write, as several jobs may fail. */
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

/* ---- Signals ---- */

enum { JOBS_MOST = 1024 };

static volatile sig_atomic_t interrupted; /* by this signal, which ends play; or 0 */
static pid_t job_pids[JOBS_MOST]; /* of this process's jobs that have not ended; else 0 */

static void jobs_signal(int number)
{
	for (u32 i = 0; i < JOBS_MOST; i++)
		if (job_pids[i] > 0)
			kill(job_pids[i], number);
}

/* The handler.  The first signal stops all jobs; it may come twice, to the process and its group.  A later one ends. */
static void interrupt(int number)
{
	static time_t came;

	if (interrupted == 0) {
		came = time(NULL);
		interrupted = number;
		jobs_signal(number);
	} else if (time(NULL) > came + 1) {
		_exit(STOPPED + number);
	}
}

/* ---- Numbers ---- */

static INLINE u64 least(u64 a, u64 b)
{
	return a < b ? a : b;
}

static INLINE u64 greatest(u64 a, u64 b)
{
	return a > b ? a : b;
}

/* a * b, or UINTMAX_MAX, all bits, if that is less; b > 0.  No branch: no known game, so no test, would take it. */
static u64 multiply_capped(u64 a, u64 b)
{
	return a * b | -(u64)(a > UINTMAX_MAX / b);
}

/* n * a / b.  n * a may overflow, a * b must not. */
static u64 multiply_divide(u64 n, u64 a, u64 b)
{
	return n / b * a + n % b * a / b;
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

static bool parse_number(const char *text, u64 from, u64 to, u64 *value)
{
	char *end;

	errno = 0;
	*value = strtoumax(text, &end, 10);
	return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0 && *value >= from && *value <= to;
}

/* ---- Rules and settings ---- */

enum verdict { GOING, WIN1, WIN2, DRAW, OFF, ENDLESS, VERDICTS }; /* OFF: called off at the limit */

/* Indices into the word lists of `settings`. */
enum { NO_PILE, STACK, SHUFFLED_PILE };
enum { ROUNDS, TURNS, BATTLES, CARDS, SECONDS };
enum { DECK, DECKS, TOTAL, LINES };
enum { EVERY = 3 };
enum { PROVED, PLAYED };

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
struct outcome {
	enum verdict verdict; /* GOING: interrupted */
	u64 length; /* in the unit of `count` */
	u64 start, period; /* rounds before an endless game repeats, and of a repetition */
};
typedef void trace(enum event, const struct outcome *);
static trace trace_plain, trace_csharp, trace_utexas;

/* The first member of a row that has a name, for word_at(). */
struct word {
	const char *name, *help;
};
struct words {
	const void *rows;
	size_t size, count; /* bytes of a row; rows */
};

static const struct word verdict_names[VERDICTS] = {{NULL, NULL}, {"player1", "player 1 wins"},
	{"player2", "player 2 wins"}, {"draw", "draw"}, {"off", "called off"}, {"endless", "endless"}};

static struct rules {
	struct word book; /* help: settings of the book that differ from USUAL */
	/* See `settings`. */
	u64 down, spoils, pile, shortage, count, limit, battle, war, input, shuffle, suits, ranks, cards,
		jokers, hands, upset, endless;
	/* Fixed by the book: */
	bool values; /* cards are integers, a card's name means its rank */
	bool empty; /* hands may be empty */
	u32 lower; /* by this the lowest rank of a seed's deck is below 2 */
	bool by_rank; /* the unshuffled deck is 2C 2D ..., not 2C 3C ... */
	enum suit { D, H, C, S } suit_order[4]; /* of the unshuffled deck */
	u32 dealt_first; /* 0: player 1 gets the first card */
	trace *trace;
	const char *answers[VERDICTS]; /* formats of the length, by verdict; ENDLESS: or NULL, LOOP T P */
} rules;

/* clang-format off */
#define USUAL "down=3,battle=4,war=11,suits=4,ranks=13"
#define DHCS .suit_order = {D, H, C, S}, .trace = trace_plain
#define ANSWERS .answers = {NULL, "1 %ju\n", "2 %ju\n", "PAT\n", "OFF\n", NULL}

/*
 * To add a book, order, shortage or setting:
 * 1. Add a last row to its table; a setting goes before `endless`.  A member left out is 0.
 * 2. A book may need a `trace`; an order a line in take() and outlasts_ties(); a setting a member of
 *    `struct rules`.  One that changes a seed's deck: where `jokers` and `hands` are used, and deal_shuffle().
 * 3. tests/checks/additions has the rest.
 */
static const struct rules books[] = {
	{{"codingame", "input=decks"}, DHCS, ANSWERS},
	{{"umass", "spoils=laid,short=steps,count=battles,limit=1000"},
	 .values = true, .empty = true, DHCS, .answers = {NULL, "1\n", "-1\n", "0\n", "0\n", NULL}},
	/* M. Jones */
	{{"csharp", "spoils=laid,short=lose,count=turns,limit=1001,shuffle=dotnet"},
	 .by_rank = true, .suit_order = {C, D, S, H}, .dealt_first = 1, .trace = trace_csharp, ANSWERS},
	{{"utexas", "short=empty,shuffle=python"},
	 .suit_order = {C, D, H, S}, .trace = trace_utexas, ANSWERS},
	/* P. Norvig */
	{{"house", "spoils=random,short=empty,count=cards"}, DHCS, ANSWERS},
	{{"bataille", "down=0,spoils=natural,short=empty"}, DHCS, ANSWERS},
	/* problem 546C */
	{{"codeforces", "spoils=loser,short=empty,input=total,suits=1,ranks=10"},
	 .values = true, .lower = 1, DHCS, .answers = {NULL, "%ju 1\n", "%ju 2\n", "0\n", "OFF\n", "-1\n"}},
	/* informatics.mccme.ru, problem 50 */
	{{"drunkard", "upset=yes,short=empty,limit=1000000,input=lines,suits=1,ranks=10"},
	 .values = true, .lower = 2, DHCS,
	 .answers = {NULL, "first %ju\n", "second %ju\n", "draw\n", "botva\n", NULL}},
};

/* Bit p: do player 2's cards come first if p wins (players 0, 1)? */
enum first { FIRST_1, FIRST_LOSER, FIRST_WINNER, FIRST_2, FIRST_CHANCE };
enum laying { BLOCKS, IN_TURN, BY_TIME };
enum arrange { KEEP, REVERSE, SHUFFLE, SORT_DOWN, SORT_UP }; /* take() does the first two; the last two sort */
static const struct spoils {
	struct word word;
	enum first first; /* whose cards come first; BY_TIME, or arranged: only without a war */
	enum laying laying; /* player by player; a card of each in turn; as they were laid */
	enum arrange arrange; /* first laid first; last laid first, not BLOCKS; or then rearranged */
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

typedef void shuffler(u32 *deck, u32 cards, u64 seed);
static shuffler shuffle_war, shuffle_python, shuffle_dotnet, shuffle_every;
static const struct shuffle {
	struct word word;
	shuffler *run;
	u64 last_seed; /* not of `every`: see seeds_choose() */
} shuffles[] = {
	{{"war", "Fisher-Yates with splitmix64"}, shuffle_war, UINT64_MAX},
	{{"python", "Python's random.seed(SEED), random.shuffle(deck)"}, shuffle_python, UINT64_MAX},
	{{"dotnet", "Fisher-Yates with .NET's new Random(SEED)"}, shuffle_dotnet, INT32_MAX},
	{{"every", "all deals in order, ignoring suits (-n all)"}, shuffle_every, UINT64_MAX},
};

static const struct word units[] = {
	{"rounds", "a first comparison and the wars that follow it"},
	{"turns", "rounds, but not one that ends for lack of cards"},
	{"battles", "comparisons of two cards, in wars too"},
	{"cards", "cards laid by the player who laid more"},
	{"seconds", "playing time (see battle, war); minutes in --stats"},
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
		{"none", "under the hand; plays like a pile turned over"},
		{"stack", "on a pile, taken up as it lies when the hand is empty"},
		{"shuffled", "on a pile, shuffled when the hand is empty"})},
	{{"short", "3, 2, 1 or 0 cards left for a war with down=3"}, &rules.shortage, .words = ROWS(shortages)},
	{{"count", "unit of the length of a game"}, &rules.count, .words = ROWS(units)},
	{{"limit", "call games off at length N; 0: never"}, &rules.limit, .to = UINTMAX_MAX},
	{{"battle", "N seconds for a round without a war"}, &rules.battle, .from = 1, .to = HAND_MOST},
	{{"war", "N seconds for each war"}, &rules.war, .from = 1, .to = HAND_MOST},
	{{"input", "what is read"}, &rules.input, .words = LIST(
		{"deck", "one deck, to be dealt"},
		{"decks", "two decks, each a player's hand"},
		{"total", "how many cards there are in all, then two decks"},
		{"lines", "a line of cards for each player"})},
	{{"shuffle", "how SEED shuffles the deck"}, &rules.shuffle, .words = ROWS(shuffles)},
	{{"suits", "SEED's deck has N cards of each rank"}, &rules.suits, .from = 1, .to = SUITS_MOST},
	{{"ranks", "SEED's deck has N ranks: 2..10 J Q K A 15 16 ..."}, &rules.ranks, .from = 1, .to = RANKS_MOST},
	{{"cards", "deal N cards of SEED's deck; 0: all"}, &rules.cards, .to = DECK_MOST},
	{{"jokers", "SEED's deck has N cards that beat all others, up to `suits`"}, &rules.jokers, .to = SUITS_MOST},
	{{"hands", "player 1 is dealt N cards, then player 2 the rest; 0: in turn"}, &rules.hands, .to = HAND_MOST},
	{{"upset", "does the lowest rank beat the highest?"}, &rules.upset, .words = LIST(
		{"no", "an ace beats a two"},
		{"yes", "a two beats an ace, and nothing else"})},
	{{"endless", "how to recognize an endless game"}, &rules.endless, .words = LIST(
		{"proved", "by proof as soon as possible"},
		{"played", "by playing until a position comes back"})},
};

/* clang-format on */

/* ---- What is asked for ---- */

enum { TABLE = 1, STATS, COUNTS, MERGE, HELD, PERIODS, LETTERS };
static char *given[128]; /* values of the options, by letter or number; or NULL */

static bool seeds; /* deals come from seeds */
static const char *const number_words[] = {"game", "seed"}; /* by `seeds` */

typedef void report(const struct outcome *);
static report answer_print;
typedef void summary(void);
static struct {
	report *report;
	summary *summary; /* or NULL */
	u64 from, games; /* the first game; how many, if they come from seeds */
	u64 repeats; /* else games of each deal */
	bool missing; /* seeds, between counts that were merged */
	u32 jobs, job; /* processes; this one: 0 is the parent of all */
	bool shown; /* the progress */
} work = {.report = answer_print, .games = 1, .repeats = 1};

/* ---- Names of rules ---- */

static const struct word *word_at(struct words words, size_t index)
{
	return (const struct word *)((const char *)words.rows + index * words.size);
}

/* The index of the name. */
static int word_take(int status, const char *what, const char *name, struct words words)
{
	char list[TEXT_MOST + 1], *end = list;

	for (size_t i = 0; i < words.count; i++) {
		const char *word = word_at(words, i)->name;

		if (strcmp(word, name) == 0)
			return i;
		end += sprintf(end, " %s", word);
	}
	fail(status, "%s: expected%s, found %s", what, list, quoted(name));
}

/* A text of NULL leaves the number. */
static void number_take(int status, const char *name, const char *text, u64 from, u64 to, u64 *number)
{
	if (text != NULL && !parse_number(text, from, to, number))
		fail(status, "%s: expected a number from %ju to %ju, found %s", name, from, to, quoted(text));
}

/* Modifies the text, which may be NULL. */
static void settings_take(int status, char *text)
{
	const struct words words = ROWS(settings);
	char *value;

	while ((value = strsep(&text, ",")) != NULL) {
		const char *name = strsep(&value, "=");
		const struct setting *s = &settings[word_take(status, "setting after the book", name, words)];

		value = value != NULL ? value : "";
		if (s->words.rows != NULL)
			*s->value = word_take(status, name, value, s->words);
		else
			number_take(status, name, value, s->from, s->to, s->value);
	}
}

/* Parses the text of -r, which it modifies.  Without a book, or with NULL, it is BOOK. */
static void rules_parse(int status, char *text)
{
	const struct words words = ROWS(books);
	char differs[TEXT_MOST + 1];

	bool named = text != NULL && text[strcspn(text, ",=")] != '=';

	rules = books[word_take(status, "rule book", named ? strsep(&text, ",") : BOOK, words)];
	sprintf(differs, USUAL ",%s", rules.book.help);
	settings_take(status, differs);
	settings_take(status, text);
}

static const char *setting_text(const struct setting *setting)
{
	static char digits[24];

	if (setting->words.rows != NULL)
		return word_at(setting->words, *setting->value)->name;
	sprintf(digits, "%ju", *setting->value);
	return digits;
}

/* The book and all settings that decide the games, as for -r. */
static const char *rules_name(void)
{
	static char text[TEXT_MOST + 1];
	char *end = text + sprintf(text, "%s", rules.book.name);

	for (const struct setting *s = settings; s->value != &rules.endless; s++)
		end += sprintf(end, ",%s=%s", s->word.name, setting_text(s));
	return text;
}

/* ---- Cards and decks ---- */

/*
 * A card has its rank in the bits above its suit.  The ranks of a and b are equal if (a ^ b) < span; else the greater
 * number wins.  Integers have no suit: span 1.
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

/* Valid until the next call but one. */
static const char *card_name(u32 card)
{
	static char names[2][16];
	static u32 turn;
	u32 rank = card >> SUIT_BITS;
	char suit = suit_letters[card % 4], *name = names[turn ^= 1];

	if (rules.values)
		sprintf(name, "%jd", (intmax_t)card + INT32_MIN);
	else if (rank < 15 && rank != 10)
		sprintf(name, "%c%c", rank_letters[rank], suit);
	else
		sprintf(name, "%u%c", rank, suit);
	return name;
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
	if (suit == NULL)
		return rules.values ? "neither a 32-bit integer nor a card" :
			fits        ? "no such suit, which are D H C S" :
				      "not a card";
	if (length == 3)
		rank = strtoul(word, &end, 10);
	else if (letter != NULL)
		rank = letter - rank_letters;
	if (length == 3 ? end != word + 2 || (rank != 10 && (rank < 15 || rank > highest)) : rank < 2)
		return highest > 14 ? "no such rank" : "no such rank, which are 2..10 J Q K A";
	*card = card_make(rank, suit - suit_letters);
	return NULL;
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

	for (u32 i = 0; i < cards; i++)
		deck[i] = rules.by_rank ? suited(i / suits, i % suits) : suited(i % ranks, i / ranks);
	for (u32 i = 0; i < rules.jokers; i++)
		deck[cards++] = suited(ranks, i);
	return cards;
}

/* ---- Shuffles ---- */

static void swap_cards(u32 *deck, u32 i, u32 j)
{
	u32 card = deck[i];

	deck[i] = deck[j];
	deck[j] = card;
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

static void shuffle_war(u32 *deck, u32 cards, u64 seed)
{
	for (u32 i = cards; i-- > 1;)
		swap_cards(deck, i, splitmix_below(&seed, i + 1));
}

/* MT19937 (Matsumoto and Nishimura), seeded by init_by_array as CPython does. */
struct twister {
	u32 word[624];
	u32 next; /* word to be renewed */
};

static void twister_seed(struct twister *mt, u64 seed)
{
	/* init_by_array adds to each word of the key its index. */
	u32 *w = mt->word, last = 19650218, low = seed, high = seed >> 32,
	    key[] = {low, high > 0 ? high + 1 : low};

	for (u32 i = 1; i < 624; i++)
		w[i] = last = 1812433253 * (last ^ last >> 30) + i;
	last = 19650218;
	for (u32 k = 0; k < 624 + 623; k++) {
		u32 i = k % 623 + 1;

		w[i] ^= (last ^ last >> 30) * (k < 624 ? 1664525 : 1566083941);
		last = w[i] += k < 624 ? key[k % 2] : -i;
	}
	w[0] = 0x80000000;
	mt->next = 0;
}

static u32 twister_next(struct twister *mt)
{
	u32 *w = mt->word, i = mt->next, y;

	mt->next = (i + 1) % 624;
	y = (w[i] & 0x80000000) | (w[mt->next] & 0x7fffffff);
	y = w[i] = w[(i + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0df : 0);
	y ^= y >> 11;
	y ^= y << 7 & 0x9d2c5680;
	y ^= y << 15 & 0xefc60000;
	return y ^ y >> 18;
}

/* As CPython's random.seed(seed), random.shuffle(deck) since 3.2. */
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
 * .NET's `new Random(seed)`: Knuth's subtractive generator; `a` is its ring of 55 numbers, unrolled.  Its doubles
 * round as these integers do.
 */
static void shuffle_dotnet(u32 *deck, u32 cards, u64 seed)
{
	u32 mj = 161803398 - (u32)seed, mk = 1;
	u32 a[5 * 55 + DECK_MOST], n;

	a[54] = mj;
	for (n = 1; n < 55; n++) {
		a[21 * n % 55 - 1] = mk;
		mk = dotnet_subtract(mj, mk);
		mj = a[21 * n % 55 - 1];
	}
	for (; n < 5 * 55; n++)
		a[n] = dotnet_subtract(a[n - 55], a[n - 24]);
	for (u32 i = cards; i-- > 1; n++) {
		a[n] = dotnet_subtract(a[n - 55], a[n - 34]);
		swap_cards(deck, i, (u64)a[n] * (i + 1) / INT32_MAX);
	}
}

/* The number of deals, ignoring suits; 0: over 64 bits. */
static u64 deals(void)
{
	u64 count = 1, cards = 0;

	for (u32 rank = 0; rank <= rules.ranks; rank++)
		for (u64 copy = 1; copy <= copies(rank); copy++) {
			if (count / copy >= UINT64_MAX / ++cards)
				return 0;
			count = multiply_divide(count, cards, copy);
		}
	return count;
}

/* Deals in lexical order: while a rank has no more deals than `seed`, takes them off `seed` and tries the next rank. */
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

/* ---- Deals ---- */

static struct deal {
	u64 number; /* the seed; if read: counts up from -s or 1 */
	u32 cards[2]; /* of each player */
	u32 card[2][HAND_MOST]; /* top first */
} deal;

/* The deck that is dealt or printed; BY_TIME: the cards of a round as they are laid; or the standoff's own. */
static u32 scratch[2 * HAND_MOST];

/* Deals the deck, or puts the hands together again. */
static void deck_deal(u32 cards, bool back)
{
	u32 dealt[2] = {0};

	for (u32 i = 0; i < cards; i++) {
		u32 p = rules.hands > 0 ? i >= rules.hands : (i + rules.dealt_first) & 1;
		u32 *card = &deal.card[p][dealt[p]++];

		if (back)
			scratch[i] = *card;
		else
			*card = scratch[i];
	}
	memcpy(deal.cards, dealt, sizeof dealt);
}

/* Deals the seed deal.number. */
static void deal_shuffle(void)
{
	static u32 new_deck[DECK_MOST], cards;

	if (cards == 0)
		cards = deck_new(new_deck);
	memcpy(scratch, new_deck, cards * sizeof *new_deck);
	shuffles[rules.shuffle].run(scratch, cards, deal.number);
	deck_deal(rules.cards > 0 ? rules.cards : cards, false);
}

/* ---- Reader: deals from text ---- */

static struct reader {
	char **files; /* to be read, up to NULL */
	int fd; /* the open file, or -1 */
	bool lists; /* reads lists like [2, 3] */
	bool in_line; /* the end of a line is an empty word, as that of a file is */
	const char *end_of; /* "line" or "input", of an empty word */
	u64 taken; /* deals, or counts, in the file */
	u64 line; /* of the next byte */
	char word[TEXT_MOST + 1]; /* "" at the end of the file */
	size_t at, end; /* in `buffer` */
} reader = {.files = (char *[]){"-", NULL}, .fd = -1};

static unsigned char buffer[1 << 16]; /* in `reader` it would lie in the executable */

/* The next byte, which stays; or EOF: the end, or a signal.  Flushes the answers before it blocks. */
static int reader_byte(void)
{
	ssize_t got;

	if (reader.at < reader.end)
		return buffer[reader.at];
	output_check(fflush(stdout) == 0);
	/* A signal ends poll(), but not one that came just before it: so it looks each second. */
	while (poll(&(struct pollfd){.fd = reader.fd, .events = POLLIN}, 1, 1000) <= 0)
		if (interrupted)
			return EOF;
	while ((got = read(reader.fd, buffer, sizeof buffer)) < 0) {
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
	}
	while (c != EOF && c != '\n') {
		if (c == '\0' || length == TEXT_MOST)
			fail(BAD_INPUT, c == '\0' ? "found a NUL byte" : "found a word without end");
		reader.word[length++] = c;
		reader.at++;
		if (is_bracket(c) || is_blank(c = reader_byte()) || is_bracket(c))
			break;
	}
	reader.word[length] = '\0';
	return c != EOF || !interrupted;
}

/* The word and its flaw, which may be NULL. */
static const char *reader_found(const char *flaw)
{
	static char text[TEXT_MOST + 1];

	if (*reader.word == '\0')
		sprintf(text, "the end of the %s", reader.end_of);
	else
		sprintf(text, flaw != NULL ? "%s (%s)" : "%s", quoted(reader.word), flaw);
	return text;
}

/* Opens the next file; false: there is none. */
static bool reader_open(void)
{
	const char *name = *reader.files;

	if (name == NULL)
		return false;
	reader.files++;
	reader.taken = 0;
	reader.line = word_line = 1;
	file_name = strcmp(name, "-") == 0 ? "<stdin>" : name;
	reader.fd = file_name == name ? open(name, O_RDONLY) : STDIN_FILENO;
	if (reader.fd < 0)
		fail(FAILED, "%s: cannot open: %s", file_name, strerror(errno));
	if (isatty(reader.fd))
		fprintf(stderr, "war: waiting for input; war --help explains\n");
	return true;
}

/* Takes the first word of the next deal, or of the next counts; false: there is none, or a signal. */
static bool reader_next(void)
{
	while (reader.fd >= 0 || reader_open()) {
		if (!reader_take())
			return false;
		if (reader.taken++ == 0 || *reader.word != '\0') /* the caller refuses an empty file */
			return true;
		close(reader.fd);
		reader.fd = -1;
	}
	return false;
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

static bool reader_deal(void)
{
	u64 fewest = !rules.empty, most = HAND_MOST, total = 0, hand1 = rules.hands > 0 ? rules.hands : most;
	u32 cards;

	reader.in_line = false;
	if (!reader_next())
		return false;
	reader.in_line = rules.input == LINES;
	if (rules.input == DECK) {
		if (!reader_cards("the deck", greatest(fewest, rules.hands), hand1 + most, scratch, &cards))
			return false;
		deck_deal(cards, false);
		return true;
	}
	if (rules.input == TOTAL) {
		total = reader_count("both players", 2 * fewest, 2 * most);
		most = least(most, total - fewest);
		fewest = total - most;
		if (!reader_take())
			return false;
	}
	if (!reader_cards("player 1", fewest, most, deal.card[0], &deal.cards[0]) || !reader_take())
		return false;
	if (rules.input == TOTAL)
		fewest = most = total - deal.cards[0];
	return reader_cards("player 2", fewest, most, deal.card[1], &deal.cards[1]);
}

/* ---- The table: hands, and the cards that are laid and taken ---- */

struct ring {
	u32 *card, mask; /* slots; the number of slots, a power of two, less 1 */
	u32 head; /* where the top card belongs, modulo 2^32 */
	u32 tail; /* where the next card taken belongs */
	u32 pile; /* where the pile, the last part of the hand, begins */
};
static struct ring hands[2];

/* The game being played. */
static struct table {
	u32 cards; /* of the deal */
	u32 span; /* see card_span() */
	enum first first; /* of the order of the spoils */
	bool by_round; /* round_play() plays each round, for its trace or its order */
	bool upset; /* the lowest rank beats the highest: */
	u32 lowest, highest; /* a card of either rank, if `upset` */
	u64 chance; /* state of splitmix64 */
	const struct outcome *traced; /* NULL: no trace */
} table;

/* Since the deal. */
static struct played {
	u64 rounds, battles, wars;
	u32 longest_chain; /* most wars in a round */
	u32 most_held[2]; /* cards in the largest hand, with --held; the winner's: before the last round */
	u64 cards_laid[2]; /* by each player */
	u64 chains[WARS_MOST + 1]; /* rounds, by their wars */
} played;

/* The cards of this round, which lie before the heads: place -1 has the card that a player laid last. */
static struct laid {
	u32 from[2]; /* heads when the round began */
	u32 step[2]; /* cards that each player laid last */
	u32 noted; /* cards in `scratch` */
} laid;

/* An earlier position, to which an endless game comes back, or a copy of the hands. */
static struct anchor {
	struct ring hand[2];
	u64 rounds; /* played before */
	bool halts; /* play halts where the sizes and the top cards of the hands are the anchor's */
} anchor;

static u32 slots[4 * RING_MOST]; /* the rings of the hands and of the anchor */

static INLINE u32 ring_size(const struct ring *ring)
{
	return ring->tail - ring->head;
}

/* The card at a place, 0 being the top. */
static INLINE u32 *ring_card(const struct ring *ring, u32 place)
{
	return &ring->card[(ring->head + place) & ring->mask];
}

/* Puts two cards behind the tail. */
static INLINE void pair_put(const struct ring *ring, u32 a, u32 b)
{
	ring->card[ring->tail & ring->mask] = a;
	ring->card[(ring->tail + 1) & ring->mask] = b;
}

static void ring_put(struct ring *ring, u32 card)
{
	ring->card[ring->tail++ & ring->mask] = card;
}

static INLINE u32 hand_size(u32 player)
{
	return ring_size(&hands[player]);
}

static INLINE u32 *hand_card(u32 player, u32 place)
{
	return ring_card(&hands[player], place);
}

/* Does a card win against one of another rank?  upset: table.upset */
static INLINE bool beats(u32 a, u32 b, bool upset)
{
	u32 differ1 = greatest(a, b) ^ table.highest, differ2 = least(a, b) ^ table.lowest;

	return (a > b) != (upset && (differ1 | differ2) < table.span);
}

static u32 card_up(u32 player)
{
	return *hand_card(player, -1);
}

static u32 on_table(u32 player)
{
	return hands[player].head - laid.from[player];
}

/* A bit for each player with fewer cards. */
static u32 who_is_short(u64 need)
{
	return (hand_size(0) < need) | (hand_size(1) < need) << 1;
}

static bool by_chance(void)
{
	return orders[rules.spoils].first == FIRST_CHANCE || rules.pile == SHUFFLED_PILE;
}

static void table_deal(void)
{
	u32 size = 8;

	table.cards = deal.cards[0] + deal.cards[1];
	table.span = card_span();
	table.first = orders[rules.spoils].first;
	while (size < 2 * table.cards) /* take() overwrites no card that is laid */
		size *= 2;
	played = (struct played){0};
	table.chance = ~deal.number; /* shuffle_war() starts from the number itself */
	anchor = (struct anchor){0}; /* two empty hands, which never come back */
	for (u32 p = 0; p < 2; p++) {
		hands[p] = (struct ring){slots + p * size, size - 1, 0, deal.cards[p], deal.cards[p]};
		memcpy(hands[p].card, deal.card[p], deal.cards[p] * sizeof *deal.card[p]);
	}
	table.upset = rules.upset;
	table.by_round =
		rules.upset && orders[rules.spoils].arrange >= SORT_DOWN; /* the lower card may win */
	table.lowest = UINT32_MAX;
	table.highest = 0;
	for (u32 p = 0; p < 2 * rules.upset; p++)
		for (u32 i = 0; i < deal.cards[p]; i++) {
			table.lowest = least(table.lowest, deal.card[p][i]);
			table.highest = greatest(table.highest, deal.card[p][i]);
		}
}

static void arrange(struct ring *ring, u32 from, enum arrange how)
{
	u32 *card = ring->card, mask = ring->mask, n = ring->tail - from;

	for (u32 i = 0; how == REVERSE && i < n / 2; i++)
		swap_cards(card, (from + i) & mask, (from + n - 1 - i) & mask);
	for (u32 i = n; how == SHUFFLE && i-- > 1;)
		swap_cards(card, (from + i) & mask, (from + splitmix_below(&table.chance, i + 1)) & mask);
	for (u32 i = 1; how >= SORT_DOWN && i < n; i++)
		for (u32 j = from + i; j != from; j--) {
			u32 a = card[(j - 1) & mask], b = card[j & mask];

			if ((a ^ b) < table.span || (a > b) == (how == SORT_DOWN))
				break;
			swap_cards(card, (j - 1) & mask, j & mask);
		}
}

/* Before a card is laid: takes up the pile, if only that is left. */
static void pile_take(u32 player)
{
	struct ring *hand = &hands[player];

	if (rules.pile == NO_PILE || hand->head != hand->pile)
		return;
	arrange(hand, hand->pile, rules.pile == STACK ? REVERSE : SHUFFLE);
	hand->pile = hand->tail;
}

/* Both players lay cards from the top. */
static void lay(u32 cards1, u32 cards2)
{
	bool by_time = orders[rules.spoils].laying == BY_TIME;

	laid.step[0] = cards1;
	laid.step[1] = cards2;
	for (u32 p = 0; p < 2; p++) {
		played.cards_laid[p] += laid.step[p];
		for (u32 i = 0; i < laid.step[p]; i++) {
			pile_take(p);
			if (by_time)
				scratch[laid.noted++] = *hand_card(p, 0);
			hands[p].head++;
		}
	}
}

/* The winner takes the cards of the round in the order of the spoils. */
static void take(u32 winner)
{
	const struct spoils *spoils = &orders[rules.spoils];
	u32 lead = spoils->first >> winner & 1; /* whose cards come first */
	bool reversed = spoils->arrange == REVERSE;
	struct ring to = hands[winner];
	u32 from = to.tail, first, second, most;

	if (spoils->arrange > REVERSE)
		lead = 0; /* no coin; equal ranks: player 1's first */
	else if (spoils->first == FIRST_CHANCE)
		lead = splitmix_below(&table.chance, 2) == 0;
	first = on_table(lead);
	second = on_table(!lead);
	most = greatest(first, second);
	if (spoils->laying == BY_TIME)
		for (u32 i = 0; i < laid.noted; i++)
			ring_put(&to, scratch[reversed ? laid.noted - 1 - i : i]);
	else if (spoils->laying == IN_TURN && first == second) /* bataille: 7 % faster */
		for (u32 i = 0; i < most; i++, to.tail += 2) {
			u32 place = reversed ? -i - 1 : i - most;

			pair_put(&to, *hand_card(lead, place), *hand_card(!lead, place));
		}
	else if (spoils->laying == IN_TURN)
		for (u32 i = 0; i < most; i++) {
			u32 at = reversed ? most - 1 - i : i;

			if (at < first)
				ring_put(&to, *hand_card(lead, at - first));
			if (at < second)
				ring_put(&to, *hand_card(!lead, at - second));
		}
	else
		for (u32 n = 0; n < 2; n++)
			for (u32 p = lead ^ n, i = on_table(p); i > 0; i--)
				ring_put(&to, *hand_card(p, -i));
	hands[winner].tail = to.tail;
	if (spoils->arrange > REVERSE)
		arrange(&hands[winner], from, spoils->arrange);
}

/* Copies the hands.  The four rings lie side by side in `slots`, those of the anchor before or after those of the hands. */
static void anchor_drop(void)
{
	u32 size = hands[0].mask + 1, *half = slots + (hands[0].card == slots ? 2 * size : 0);

	memcpy(half, hands[0].card, 2 * size * sizeof *half);
	for (u32 p = 0; p < 2; p++) {
		anchor.hand[p] = hands[p];
		anchor.hand[p].card = half + p * size;
	}
	anchor.rounds = played.rounds;
}

/* Is the position the anchor's, ignoring suits? */
static bool anchor_back(void)
{
	for (u32 p = 0; p < 2; p++) {
		const struct ring *hand = &anchor.hand[p];

		if (hand_size(p) != ring_size(hand))
			return false;
		if (rules.pile != NO_PILE && hands[p].pile - hands[p].head != hand->pile - hand->head)
			return false;
		for (u32 i = 0; i < hand_size(p); i++)
			if ((*hand_card(p, i) ^ *ring_card(hand, i)) >= table.span)
				return false;
	}
	return true;
}

/* Goes on from the anchor; the position and its round become the anchor's. */
static void anchor_swap(void)
{
	const struct anchor was = anchor;

	memcpy(anchor.hand, hands, sizeof hands);
	anchor.rounds = played.rounds;
	memcpy(hands, was.hand, sizeof hands);
	played.rounds = was.rounds;
}

/* Does the position look like the anchor's? */
static INLINE bool halt_here(const struct ring *hand1, const struct ring *hand2)
{
	u32 differ1 = *ring_card(hand1, 0) ^ *ring_card(&anchor.hand[0], 0);
	u32 differ2 = *ring_card(hand2, 0) ^ *ring_card(&anchor.hand[1], 0);

	return (differ1 | differ2) < table.span && ring_size(hand1) == ring_size(&anchor.hand[0]);
}

/* ---- Rounds: the rules, and the same rounds faster ---- */

/*
 * The rules of every book are table_over(), round_play(), war_lay(), take() and pile_take(), with the tables of orders and
 * shortages.  battles_play() plays rounds without a war, with the same results, and games take a third to two fifths of the
 * time.  wars_play() plays rounds with wars, and saves another 8 % (codingame) to 18 % (bataille).
 */

static void trace_event(enum event event)
{
	if (table.traced != NULL)
		rules.trace(event, table.traced);
}

/* After a tie both players lay cards face down and one face up.  GOING: they could; else how the game ends. */
static enum verdict war_lay(void)
{
	const struct shortage *shortage = &shortages[rules.shortage];
	u32 who = who_is_short(shortage->all ? rules.down + shortage->up : 1);
	enum verdict verdict = shortage->in_war[who];
	bool lays_on = who != 0 && shortage->lays_on;
	u32 down[2];

	if (verdict == GOING || lays_on) {
		for (u32 p = 0; p < 2; p++) {
			u32 fewer = least(hand_size(0), hand_size(1));
			u32 have = shortage->alike ? fewer : hand_size(p);

			down[p] = lays_on ? fewer : least(rules.down, have - least(have, shortage->up));
		}
		lay(down[0], down[1]);
		trace_event(DOWN);
		who = who_is_short(1);
		if (shortage->up == 0 || lays_on) /* no card was kept back to lay up */
			verdict = shortage->out[who];
	}
	if (verdict == GOING) {
		lay(!(who & 1), !(who & 2));
	} else if (lays_on && verdict != DRAW) /* over; for traces */
		take(verdict == WIN2);
	return verdict;
}

static void count_round(u32 wars)
{
	played.rounds++;
	played.wars += wars;
	played.chains[least(wars, WARS_MOST)]++;
	played.longest_chain = greatest(wars, played.longest_chain);
}

/* Plays a round: a battle, and wars until a card up is higher.  GOING: the winner has taken the cards. */
static enum verdict round_play(void)
{
	enum verdict verdict = GOING;
	u32 wars = 0;

	laid.noted = 0;
	for (u32 p = 0; p < 2; p++)
		laid.from[p] = hands[p].head;
	for (lay(1, 1); verdict == GOING; wars++) {
		u32 a = card_up(0), b = card_up(1);

		played.battles++;
		trace_event(wars == 0 ? BATTLE : UP);
		if ((a ^ b) >= table.span) {
			take(!beats(a, b, table.upset));
			trace_event(TAKEN);
			break;
		}
		if (rules.count == BATTLES && played.battles == rules.limit)
			return OFF;
		trace_event(WAR);
		verdict = war_lay();
	}
	if (verdict != GOING)
		trace_event(SHORT);
	count_round(wars);
	played.rounds -= verdict != GOING && rules.count == TURNS;
	return verdict;
}

/* After a tie: plays the round as round_play() does, or false: nothing.  Games may pass the limit: play() calls them off. */
static bool wars_play(void)
{
	u32 cards = 1, wars = 0, a, b;

	if (rules.pile != NO_PILE || orders[rules.spoils].laying == BY_TIME) /* needs lay() */
		return false;
	do {
		cards += rules.down + 1;
		wars++;
		if (who_is_short(cards) != 0)
			return false;
		a = *hand_card(0, cards - 1);
		b = *hand_card(1, cards - 1);
	} while ((a ^ b) < table.span);
	for (u32 p = 0; p < 2; p++) {
		laid.from[p] = hands[p].head;
		hands[p].head += cards;
		played.cards_laid[p] += cards;
	}
	played.battles += wars + 1;
	take(!beats(a, b, table.upset));
	count_round(wars);
	return true;
}

static void count_plain(u64 rounds)
{
	played.rounds += rounds;
	played.battles += rounds;
	played.cards_laid[0] += rounds;
	played.cards_laid[1] += rounds;
	played.chains[0] += rounds;
}

/*
 * Plays up to `most` rounds, until two cards are equal (true; they stay on top), a hand is empty or, with `halts`, play
 * halts.  Both rings get each pair, but only the winner's tail moves: a branch would cost a third of the speed.
 */
static INLINE bool battles_play(u64 most, enum first first, bool halts, bool upset)
{
	u32 swap1 = -(first & 1), swap2 = -(first >> 1 & 1); /* all bits, if player 2's card comes first */
	struct ring hand1 = hands[0], hand2 = hands[1];
	u32 mask = hand1.mask, span = table.span;
	u64 state = table.chance, left = most;
	bool tied = false;

	while (left > 0 && hand1.head != hand1.tail) {
		u32 a = hand1.card[hand1.head & mask], b = hand2.card[hand2.head & mask];
		u32 won = beats(a, b, upset) ? 2 : 0, differ = a ^ b; /* x ^ differ is the other card */

		if (hand2.head == hand2.tail) /* tested here, the loop is 3 to 7 % faster (gcc) */
			break;
		if (differ < span) {
			tied = true;
			break;
		}
		if (first == FIRST_CHANCE)
			swap1 = swap2 = -(splitmix_below(&state, 2) == 0);
		pair_put(&hand1, a ^ (differ & swap1), b ^ (differ & swap1));
		pair_put(&hand2, a ^ (differ & swap2), b ^ (differ & swap2));
		hand1.tail += won;
		hand2.tail += won ^ 2;
		hand1.head++;
		hand2.head++;
		left--;
		if (halts && halt_here(&hand1, &hand2))
			break;
	}
	hands[0] = hand1;
	hands[1] = hand2;
	table.chance = state;
	count_plain(most - left);
	return tied;
}

/* A loop of their own makes the usual orders faster (`make bench`). */
static bool battles(u64 most)
{
	enum first first = table.first;

	return anchor.halts || table.upset ? battles_play(most, first, anchor.halts, table.upset) :
		first == FIRST_1           ? battles_play(most, FIRST_1, false, false) :
		first == FIRST_WINNER      ? battles_play(most, FIRST_WINNER, false, false) :
					     battles_play(most, first, false, false);
}

/* As battles_play(), but up to `end` rounds since the deal, and through wars.  True: round_play() has to play the next one. */
static bool rounds_play(u64 end)
{
	while (battles(end - played.rounds)) {
		if (!wars_play())
			return true;
		if (anchor.halts) /* play_until() has to see each position */
			return false;
	}
	return false;
}

static u64 game_length(void)
{
	if (rules.count == SECONDS)
		return played.chains[0] * rules.battle + played.wars * rules.war;
	if (rules.count == CARDS)
		return greatest(played.cards_laid[0], played.cards_laid[1]);
	return rules.count == BATTLES ? played.battles : played.rounds;
}

/* GOING: the game is not over, and *left is cut to the plain rounds until the limit. */
static enum verdict table_over(u64 *left)
{
	u64 more = rules.limit != 0 ? rules.limit - least(rules.limit, game_length()) : UINTMAX_MAX;
	u32 out = who_is_short(1);

	if (out != 0 && (rules.count != BATTLES || more > 0)) /* count=battles: the limit comes first */
		return shortages[rules.shortage].out[out];
	*left = least(*left, rules.count == SECONDS ? (more - 1) / rules.battle + 1 : more);
	return more > 0 ? GOING : OFF;
}

enum { UNHEARD = 1 << 20 }; /* rounds without a look for a signal: some milliseconds */

/* Plays on until `rounds` rounds have been played since the deal.  GOING: they have, or play halts, or after a signal. */
static enum verdict play_until(u64 rounds)
{
	while (played.rounds < rounds && !interrupted) {
		u64 left = least(rounds - played.rounds, UNHEARD);
		enum verdict verdict = table_over(&left);

		for (u32 p = 0; verdict == GOING && p < 2; p++) {
			pile_take(p);
			if (rules.pile != NO_PILE) /* it must be taken up here */
				left = least(left, hands[p].pile - hands[p].head);
			if (given[HELD]) { /* to see each position */
				played.most_held[p] = greatest(played.most_held[p], hand_size(p));
				left = 1;
			}
		}
		if (verdict == GOING && (table.by_round || rounds_play(played.rounds + left)))
			verdict = round_play();
		if (verdict != GOING)
			return verdict;
		if (anchor.halts && halt_here(&hands[0], &hands[1]))
			break;
	}
	return GOING;
}

/* ---- The standoff: endless games proved, not played out ---- */

/*
 * Example.  Player 1 has K 2, player 2 has 3 Q 4 A.  Player 1's card of a battle is taken first, whoever wins.
 *   K beats 3: player 1 has 2 K 3, player 2 has Q 4 A.
 *   Q beats 2: player 1 has K 3, player 2 has 4 A 2 Q.
 * High cards lie where high cards lay: K, and Q A, now A Q.  The low cards 3 4 2, now 4 2 3, run through both hands.  So
 * two rounds turn three reels, X = K, Y = Q A and L = 3 4 2, by one card.  The hands come back after 6 times 2 rounds.
 *
 * Places count from the top, place 0.  In a standoff the leader has high cards at the even places, the other player at
 * the odd places.  All other cards are low.  The leader wins the round; then the other player leads.
 * Reels: X are the leader's high cards from the top, Y the other player's, L the low cards: first the other player's, then,
 *   from L[m] on, the leader's.  They have a, b and c cards.
 * Pass: two rounds.  X[0] beats L[0], Y[0] beats L[m], and each reel turns by one card.
 * Class: the cards of a reel that meet the same cards.  X[q] meets L[r] if r - q is a multiple of the greatest common
 *   divisor of a and c; Y[q] meets L[r] if r - q - m is a multiple of that of b and c.
 *
 * Proved with Coq in tests/deep/proof: lemma_1, theorem_1 and so on.
 * Lemma 1, parity.  High and low cards keep their places just if the high card of a battle, the winner's, is taken first
 *   by an even hand, second by an odd one.
 * Theorem 1, separated.  If the lowest high card of each class is above the highest low card that it meets, the game is
 *   endless.  With upset=yes, no card of the highest rank may meet one of the lowest.
 * Lemma 4, ties.  Let the lowest high card and the highest low card have the same rank v.  A standoff outlasts the ties if
 *   the rules end the game for a player who is short of cards, and
 *   - the spoils are laid player by player, and an odd number of cards is face down, or
 *   - the spoils are laid in turn, as laid or by rank, and no card is face down.
 * Theorem 2, three ranks.  With ties, the game can be played with the ranks above v, v and below v.  It is endless if a
 *   position comes back.  A lap is the least number of rounds until one does; without ties, a pass.
 * Theorem 3, period.  Each lap moves the cards by the same permutation of places.  The ranks come back after the least
 *   number of laps that brings back the ranks on each of its cycles.
 * Once a standoff, always one: so the first round of one is found by bisecting.
 */

static enum standoff {
	NONE, /* an endless game comes back to the anchor */
	TIED, /* theorem 2 */
	SEPARATED, /* theorem 1 */
} proof; /* the better ones last */
static u32 tie_card; /* a card of rank v */

enum { X, Y, L, REELS };
static struct reels {
	u32 leader; /* 0 or 1 */
	u32 size[REELS]; /* a, b, c */
	u32 met[2]; /* the card of L that X[0] and Y[0] meet first: 0, m */
	u32 *card[REELS]; /* in reel_cards */
	u32 high, low; /* the lowest high card, the highest low card; by classes_look() */
} reels;
static u32 reel_cards[2 * HAND_MOST + 1]; /* Y, X, L */

/*
 * Copies the cards from the hands to the reels; or back, after the reels have turned.  Of an odd hand it copies a card
 * more, which does no harm: behind a tail, before X is written, or behind L.
 */
static INLINE void reels_copy(bool back, u64 passes)
{
	u32 c = reels.size[L], r = passes % c;

	for (u32 reel = L; reel-- > X;) {
		const struct ring hand = hands[reels.leader ^ reel];
		u32 size = reels.size[reel], q = passes % size;

		for (u32 place = 0; place < ring_size(&hand); place += 2) {
			u32 *high = ring_card(&hand, place + reel), *low = ring_card(&hand, place + !reel);

			if (back) {
				*high = reels.card[reel][q];
				*low = reels.card[L][r];
			} else {
				reels.card[reel][q] = *high;
				reels.card[L][r] = *low;
			}
			q = q + 1 == size && back ? 0 : q + 1;
			r = r + 1 == c && back ? 0 : r + 1;
		}
	}
}

/*
 * Takes the reels of the position.  Lemma 1 in bits: player 1 leads if bit 0 of `first` is the parity of the hand.  False: a
 * hand has too few cards.
 */
static bool reels_take(void)
{
	u32 x = (hand_size(0) ^ table.first) & 1, a = (hand_size(x) + 1) / 2, b = hand_size(!x) / 2;

	reels = (struct reels){x, {a, b, table.cards - a - b}, {0, hand_size(!x) - b},
		{reel_cards + b, reel_cards, reel_cards + a + b}, UINT32_MAX, 0};
	if (a == 0 || b == 0)
		return false;
	reels_copy(false, 0);
	return true;
}

/* Lemma 4, which is not proved with upset. */
static bool outlasts_ties(void)
{
	const struct spoils *spoils = &orders[rules.spoils];
	const struct shortage *shortage = &shortages[rules.shortage];

	if (table.upset || shortage->in_war[1] == GOING ||
		(!shortage->all && rules.down > 0)) /* short players go on */
		return false;
	return spoils->laying == BLOCKS && spoils->arrange < SORT_DOWN ? rules.down % 2 : rules.down == 0;
}

/* SEPARATED: in each class all high cards of X, or of Y, win.  TIED: they win or tie. */
static INLINE enum standoff classes_look(u32 reel)
{
	u32 size = reels.size[reel], c = reels.size[L], step = greatest_divisor(size, c);
	u32 *lowest = scratch, *highest = scratch + size;
	u32 class = (step - reels.met[reel] % step) % step; /* that L[0] meets */
	enum standoff found = SEPARATED;

	for (u32 q = 0; q < size; q++) { /* in the end, the last cards have the bounds of the classes */
		lowest[q] = reels.card[reel][q];
		reels.high = least(reels.high, lowest[q]);
		if (q >= step)
			lowest[q] = least(lowest[q], lowest[q - step]);
	}
	for (u32 q = 0; table.upset && q < size; q++)
		highest[q] = greatest(reels.card[reel][q], q < step ? 0 : highest[q - step]);
	lowest += size - step;
	highest += size - step;
	for (u32 r = 0; r < c; r++) {
		u32 low = reels.card[L][r], high = lowest[class];

		if ((high ^ low) < table.span)
			found = TIED;
		else if (high < low || (table.upset && !beats(highest[class], low, true)))
			return NONE;
		if (reel == X)
			reels.low = greatest(reels.low, low);
		class = class + 1 < step ? class + 1 : 0;
	}
	return found;
}

/* SEPARATED if theorem 1 holds for the position, TIED if lemma 4 does: tie_card is of rank v. */
static enum standoff standoff_look(void)
{
	u32 first = table.first;
	enum standoff found;

	if (rules.endless == PLAYED || first == FIRST_CHANCE || rules.pile != NO_PILE ||
		((table.cards ^ first ^ first >> 1) & 1) != 0 /* lemma 1: odd decks for winner, loser */ ||
		!reels_take())
		return NONE;
	found = least(classes_look(X), classes_look(Y));
	if (found == TIED) {
		tie_card = reels.high;
		found = outlasts_ties() && (reels.high ^ reels.low) < table.span ? TIED : NONE;
	}
	return found;
}

/* Three ranks, in the bits above the place that the card had at standoff_mark(). */
enum { BELOW, LEVEL, ABOVE, PLACES = 1 << 22 };

/* Card `at` of both hands, player 1's first. */
static u32 *place_card(const struct ring *hand, u32 at)
{
	u32 split = ring_size(&hand[0]);

	return at < split ? ring_card(&hand[0], at) : ring_card(&hand[1], at - split);
}

/*
 * After standoff_look() has found a standoff: replaces every card by one of the three ranks and its place; the ranks are
 * gone until table_deal().  If SEPARATED, high cards are ABOVE, low ones BELOW.
 */
static void standoff_mark(void)
{
	for (u32 at = 0; at < table.cards; at++) {
		u32 *card = &reel_cards[at];
		bool tie = proof == TIED && (*card ^ tie_card) < table.span;

		*card = (tie ? LEVEL : card < reels.card[L] ? ABOVE : BELOW) * PLACES;
	}
	reels_copy(true, 0);
	for (u32 at = 0; at < table.cards; at++)
		*place_card(hands, at) += at;
	table.span = PLACES;
	table.upset = table.by_round = false;
}

/*
 * Turns the reels towards the next tie, and plays the rest and the round of the tie.  ENDLESS: there is none ahead, so
 * theorem 1 holds.
 */
static enum verdict standoff_turn(void)
{
	u64 rounds = UINTMAX_MAX, passes;

	if (!reels_take()) /* at most a round, and a look at the empty hand */
		return play_until(played.rounds + 2);
	for (u32 reel = X; reel < L; reel++)
		for (u32 q = 0, size = reels.size[reel], c = reels.size[L]; q < size; q++) {
			u32 met = q + reels.met[reel], begin = met < c ? met : met - c, r = begin;
			u64 meets = 2 * q + reel; /* Y wins the second round of a pass */

			if (reels.card[reel][q] / PLACES != LEVEL)
				continue;
			do { /* all that it meets: neither X nor Y has more cards than L */
				if (reels.card[L][r] / PLACES == LEVEL)
					rounds = least(rounds, meets);
				r += r < c - size ? size : size - c;
				meets += 2 * size;
			} while (r != begin && meets < rounds);
		}
	if (rounds == UINTMAX_MAX) {
		proof = SEPARATED;
		return ENDLESS;
	}
	/* Up to two rounds before the tie are played, too, so that --held sees the leader's largest hand. */
	passes = (rounds - (rounds > 0)) / 2;
	reels_copy(true, passes);
	count_plain(2 * passes);
	return play_until(played.rounds + rounds - 2 * passes + 1);
}

/* The period of the position on the table (theorem 3). */
static u64 standoff_period(u64 lap)
{
	u32 span = table.span, *cycle = scratch; /* the ranks on a cycle */
	u64 laps = 1;

	anchor_drop(); /* keeps the ranks */
	if (standoff_look() == NONE) /* a signal came before the position */
		return 0;
	standoff_mark();
	play_until(played.rounds + lap);
	for (u32 place = 0; place < table.cards; place++) {
		u32 n = 0, period = 1, at = place;

		do {
			u32 *card = place_card(hands, at), from = *card % PLACES;

			*card = at; /* a cycle of its own from now on */
			cycle[n++] = *place_card(anchor.hand, at) & -span;
			at = from;
		} while (at != place);
		while (n % period != 0 || memcmp(cycle, cycle + period, (n - period) * sizeof *cycle) != 0)
			period++;
		laps = multiply_capped(laps, period / greatest_divisor(period, laps % period));
	}
	return multiply_capped(lap, laps);
}

/* ---- Endless games ---- */

/* Found by measuring. */
enum {
	FIRST_ANCHOR = 16, /* the look that drops the first anchor */
	ANCHORS_APART = 16, /* the next ones at 16, 256, ... times it */
	FAR = 1 << 12, /* rounds; see start_find() */
	LONG_STEP = 512, /* rounds */
};

/*
 * Plays to the end, until a standoff proves the game endless, or until it comes back to an anchor (Brent 1980).  A
 * standoff with ties goes on with three ranks, from tie to tie.  GOING: interrupted.
 */
static enum verdict play_out(void)
{
	u64 pause = 2 * table.cards + 2; /* rounds between looks, even */
	u64 next = pause; /* the round of the next look */
	u64 looks = 0, drop = FIRST_ANCHOR; /* looks, or ties: so far; at the next anchor */
	u32 size = hand_size(0); /* at the last look */

	for (proof = NONE;;) {
		enum verdict verdict = proof == TIED ? standoff_turn() : play_until(next);

		if (verdict != GOING || interrupted)
			return verdict;
		if (anchor_back())
			return ENDLESS;
		if (proof == NONE) {
			if (played.rounds < next) /* halted by a position that only looks like the anchor's */
				continue;
			next += pause;
			if (hand_size(0) == size) /* without ties, even rounds keep it */
				proof = standoff_look();
			size = hand_size(0);
			if (proof == SEPARATED)
				return ENDLESS;
			if (proof == TIED) {
				standoff_mark();
				anchor = (struct anchor){0};
				looks = 0;
				drop = 1;
				continue;
			}
		}
		if (++looks == drop && !by_chance()) {
			anchor_drop();
			anchor.halts = proof == NONE;
			drop *= ANCHORS_APART;
		}
	}
}

/*
 * The first round, up to `most`, after which a look finds this standoff, or a better one.  All later looks do, too: so
 * it bisects.  Leaves the game at that round or before.
 */
static u64 standoff_find(u64 most, enum standoff kind)
{
	u64 least_yet = 0;

	while (least_yet < most) {
		u64 middle = least_yet + (most - least_yet) / 2;

		anchor_drop();
		play_until(middle);
		if (standoff_look() >= kind) {
			most = middle;
			anchor_swap();
		} else {
			least_yet = middle + 1;
		}
	}
	return least_yet;
}

/*
 * The first round from `from` on, up to `most`, that comes back after a lap.
 *
 *   from                      T                    from + lap
 *     |-------->--------------|-----------------------|-------->
 *      the game                                        its copy
 *
 * The game and its copy, a lap ahead, play in turn until they are alike, which they stay; if TIED, in three ranks.  If
 * that may be far, they take long steps, and then play the last one again round by round.
 */
static u64 start_find(u64 from, u64 most, u64 lap)
{
	u64 start = from;

	for (u64 step = most < FAR ? 1 : LONG_STEP; step > 0; step /= LONG_STEP) {
		table_deal();
		play_until(from);
		if (proof == TIED && standoff_look() != NONE) /* NONE: after a signal */
			standoff_mark();
		play_until(start);
		anchor_drop();
		play_until(start + lap);
		while (!interrupted && !anchor_back()) {
			play_until(played.rounds + step);
			anchor_swap();
			play_until(played.rounds + step);
			anchor_swap();
		}
		start = anchor.rounds - (step > 1 ? least(step, anchor.rounds - start) : 0);
	}
	return start;
}

/* Finds start and period of an endless game, after play_out(); `played` is lost. */
static void measure(struct outcome *outcome)
{
	enum standoff kind = proof;
	/* T is at most `most`.  Unless SEPARATED, the anchor has come back. */
	u64 most = kind == SEPARATED ? played.rounds : anchor.rounds, lap = played.rounds - anchor.rounds;

	table_deal(); /* the cards have their ranks again */
	if (kind != NONE)
		outcome->start = standoff_find(most, kind);
	play_until(outcome->start);
	if (kind != NONE && standoff_look() == SEPARATED) {
		proof = SEPARATED;
		lap = 2;
	} else {
		outcome->start = start_find(outcome->start, most, lap);
		table_deal();
		play_until(outcome->start);
	}
	outcome->period = kind != NONE ? standoff_period(lap) : lap;
}

/* Plays the deal.  measured: with start and period.  A limit calls off endless and longer games.  GOING: interrupted. */
static struct outcome play(bool measured)
{
	struct outcome outcome = {0};

	table_deal();
	outcome.verdict = play_out();
	outcome.length = game_length();
	if (rules.limit != 0 && (outcome.verdict == ENDLESS || outcome.length > rules.limit)) {
		outcome.verdict = OFF;
		outcome.length = rules.limit;
	}
	if (outcome.verdict == ENDLESS && measured) {
		measure(&outcome);
		if (interrupted)
			outcome.verdict = GOING;
	}
	return outcome;
}

/* ---- Traces: each book's transcript of a game ---- */

static void answer_print(const struct outcome *outcome)
{
	if (rules.answers[outcome->verdict] == NULL)
		print("LOOP %ju %ju\n", outcome->start, outcome->period);
	else
		print(rules.answers[outcome->verdict], outcome->length);
}

/* from: as for hand_card(); -1: the card laid last */
static void cards_print(u32 player, u32 from, u32 cards, const char *after)
{
	for (u32 i = 0; i < cards; i++)
		print(" %s", card_name(*hand_card(player, from + i)));
	print(after);
}

static void trace_plain(enum event event, const struct outcome *outcome)
{
	u32 a = card_up(0), b = card_up(1), taken = on_table(0) + on_table(1);
	bool by_battle = rules.count == BATTLES, equal = (a ^ b) < table.span,
	     first = beats(a, b, table.upset);

	switch (event) {
	case BATTLE:
	case UP:
		print(event == BATTLE ? "\n" : "  ");
		if (by_battle)
			print("battle %ju: ", played.battles);
		else
			print(event == UP ? "up: " : "round %ju: ", played.rounds + 1);
		print("%s %s %s", card_name(a), equal ? "=" : first ? ">" : "<", card_name(b));
		break;
	case WAR:
		print(", war\n");
		break;
	case DOWN:
		if (laid.step[0] + laid.step[1] == 0)
			break;
		print("  down:");
		cards_print(0, -laid.step[0], laid.step[0], " |");
		cards_print(1, -laid.step[1], laid.step[1], "\n");
		break;
	case SHORT:
		print("  too few cards for a war: player 1 is left with %u, player 2 with %u\n", hand_size(0),
			hand_size(1));
		break;
	case TAKEN:
		print(", player %d takes", first ? 1 : 2);
		cards_print(!first, hand_size(!first) - taken, taken, "\n");
		/* fall through */
	case DEALT:
		for (u32 p = 0; p < 2; p++) {
			u32 size = hand_size(p);
			u32 pile = rules.pile == NO_PILE ? size : hands[p].pile - hands[p].head;

			print("player %u has %u:", p + 1, size);
			cards_print(p, 0, pile, pile < size ? " |" : "");
			cards_print(p, pile, size - pile, "\n");
		}
		break;
	default: /* OVER */
		print("\n");
		if (outcome->verdict == OFF) /* after a tie in the middle of a line */
			print("%scalled off after %ju %s\n", by_battle && equal ? "\n" : "", outcome->length,
				units[rules.count].name);
		answer_print(outcome);
	}
}

static void trace_csharp(enum event event, const struct outcome *outcome)
{
	static const char *const ends[VERDICTS] = {[WIN1] = "Bob is out of cards!  Alice WINS!\n",
		[WIN2] = "Alice is out of cards!  Bob WINS!\n",
		[OFF] = "Infinite game!  Let's call the whole thing off.\n"};
	u32 a = card_up(0), b = card_up(1);

	if (event == BATTLE || event == UP)
		print("Alice plays %s, Bob plays %s\n", card_name(a), card_name(b));
	if (event == WAR)
		print("WAR!\n");
	if (event == TAKEN)
		print("%s takes the hand!\n", beats(a, b, table.upset) ? "Alice" : "Bob");
	if (event == OVER && ends[outcome->verdict] != NULL)
		print(ends[outcome->verdict]);
	else if (event == OVER) /* a verdict that the book does not know */
		answer_print(outcome);
}

static void utexas_card(u32 index, u32 card)
{
	print(index % 13 == 12 ? "%4s\n" : "%4s", card_name(card));
}

/* title: formats the player and the size of the hand */
static void utexas_hands(const char *title)
{
	for (u32 p = 0; p < 2; p++) {
		print(title, p + 1, hand_size(p));
		for (u32 i = 0; i < hand_size(p); i++)
			utexas_card(i, *hand_card(p, i));
		print("\n");
	}
}

static void utexas_deck(const char *title, u32 cards)
{
	print(title);
	for (u32 i = 0; i < cards; i++)
		utexas_card(i, scratch[i]);
}

static void trace_utexas(enum event event, const struct outcome *outcome)
{
	static const char *const ends[VERDICTS] =
		{[WIN1] = "Player 1 wins!", [WIN2] = "Player 2 wins!", [DRAW] = "It is a draw!"};
	const char *up[] = {card_name(card_up(0)), card_name(card_up(1))};
	u32 winner = !beats(card_up(0), card_up(1), table.upset);
	u64 round = played.rounds + 1;

	switch (event) {
	case DEALT:
		if (seeds) {
			utexas_deck("Initial deck:\n", deck_new(scratch));
			deck_deal(table.cards, true);
			utexas_deck("\nShuffled deck:\n", table.cards);
			print("\n\n\n");
		}
		print("Initial hands:");
		utexas_hands("\nPlayer %u:\n");
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
		for (u32 i = 0; i < greatest(laid.step[0], laid.step[1]); i++)
			for (u32 p = 0; p < 2; p++)
				if (i < laid.step[p])
					print("Player %u puts%4s face %s\n", p + 1,
						card_name(*hand_card(p, i - laid.step[p])),
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
		utexas_hands("Player %u now has %u card(s) in hand:\n");
		print("\n\n");
		break;
	default: /* OVER */
		print("Game over.  ");
		if (ends[outcome->verdict] != NULL)
			print("%s\n", ends[outcome->verdict]);
		else
			answer_print(outcome);
		print("\n\nFinal hands:");
		utexas_hands("\nPlayer %u:\n");
	}
}

/* ---- Tally: what is counted of many games ---- */

/* A cell below EXACT, 2^6 STEPS, counts one value.  Above, every doubling has STEPS cells. */
enum { EXACT = 1 << 16, STEPS = 1 << 10, LENGTHS = EXACT + (64 - 16) * STEPS };
#define GAMES_MOST UINTMAX_C(1000000000000) /* of a run; --merge takes more, from tests/tools/every */

/* Of games won or drawn, if not told otherwise. */
static struct tally {
	struct extreme {
		u64 number, length; /* lowest number of the games of this length */
	} shortest, longest;
	u64 verdict[VERDICTS];
	u64 length_sum, war_sum;
	u64 wars[WARS_MOST + 1]; /* rounds with wars, by their number */
	u64 length[LENGTHS]; /* games, by value_cell(length) */
	u64 held[LENGTHS]; /* games won, by value_cell(largest hand of the loser) */
	u64 period[LENGTHS]; /* endless games, by value_cell(period), if measured */
	u64 highest[DRAW + 1][SUITS_MOST + 1]; /* games, by verdict and highest_count() */
} tally;

/* Games played, ascending.  Ranges that touch are joined. */
static struct range {
	u64 from, to;
} *ranges;
static size_t range_count;
static u64 range_games;

/*
 * The rows of --counts, extremes first (extreme_add()).  To add one: 1. Add it to `struct tally` and here, under a new
 * name.  2. Count it times `weight` in tally_add().  3. Let part_merge() refuse counts without it.  4. tests/checks/additions
 * has the rest.
 */
static const struct row {
	const char *name;
	u64 *cell;
	size_t cells; /* 1: printed even if 0; more: by value */
	struct extreme *extreme; /* or NULL */
} rows[] = {
#define ROW(name, member) {#name, (u64 *)&tally.member, sizeof tally.member / sizeof(u64), NULL}
	{"shortest", NULL, 0, &tally.shortest},
	{"longest", NULL, 0, &tally.longest},
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
	{NULL, NULL, 0, NULL},
};

static size_t value_cell(u64 value)
{
	size_t shift = 0;

	while (value >> shift >= 2 * STEPS)
		shift++;
	return value < EXACT ? value : EXACT + (shift - 6) * STEPS + (value >> shift) % STEPS;
}

static u64 cell_value(size_t cell)
{
	size_t step = cell - EXACT + 6 * STEPS;

	return cell < EXACT ? cell : (u64)(step % STEPS + STEPS) << step / STEPS;
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

static u64 games(void)
{
	return total(tally.verdict, VERDICTS);
}

static void extreme_add(struct extreme *old, u64 number, u64 length)
{
	bool beyond = old == &tally.shortest ? length < old->length : length > old->length;

	if (finished() == 0 || beyond || (length == old->length && number < old->number))
		*old = (struct extreme){number, length};
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

static u64 weight = 1; /* deals that a game is counted for; more only in tests/tools/every */

static void tally_add(const struct outcome *outcome)
{
	enum verdict verdict = outcome->verdict;
	u64 length = outcome->length;

	if (verdict <= DRAW) {
		tally.highest[verdict][least(highest_count(), SUITS_MOST)] += weight;
		extreme_add(&tally.shortest, deal.number, length);
		extreme_add(&tally.longest, deal.number, length);
		tally.length_sum += length * weight;
		tally.length[value_cell(length)] += weight;
		tally.war_sum += played.wars * weight;
		for (u32 i = 1; i <= least(played.longest_chain, WARS_MOST); i++)
			tally.wars[i] += played.chains[i] * weight;
	}
	if (verdict <= WIN2 && given[HELD])
		tally.held[value_cell(played.most_held[verdict == WIN1])] += weight;
	if (outcome->period > 0)
		tally.period[value_cell(outcome->period)] += weight;
	tally.verdict[verdict] += weight; /* after extreme_add() */
}

static void range_add(u64 from, u64 count)
{
	size_t at = range_count;
	struct range *last;

	if (count == 0)
		return;
	ranges = realloc(ranges, ++range_count * sizeof *ranges);
	if (ranges == NULL)
		fail(FAILED, "no memory for %zu ranges of games", range_count);
	range_games += count;
	for (; at > 0 && ranges[at - 1].from > from; at--)
		ranges[at] = ranges[at - 1];
	ranges[at] = (struct range){from, from + count - 1};
	last = ranges;
	for (size_t i = 1; i < range_count; i++) {
		struct range next = ranges[i];

		if (next.from <= last->to)
			fail(BAD_INPUT, "%ss %ju..%ju have been counted before", number_words[seeds],
				next.from, least(next.to, last->to));
		if (next.from == last->to + 1)
			last->to = next.to;
		else
			*++last = next;
	}
	range_count = last - ranges + 1;
}

/* Names the seeds between `from` and `end`, modulo 2^64, that have not been played.  Are there any? */
static bool gaps_print(u64 from, u64 end)
{
	bool missing = false;

	for (size_t i = 0; i <= range_count; i++) {
		struct range next = i < range_count ? ranges[i] : (struct range){end, end};

		if (from != next.from) {
			fprintf(stderr, "war: not played: -s %ju -n %ju\n", from, next.from - from);
			missing = true;
		}
		from = next.to + 1;
	}
	return missing;
}

/* ---- Statistics ---- */

/* Newton's method.  libm would take a tenth of a short run (`make bench`). */
static double square_root(double x)
{
	double root = x > 1 ? x : 1, next;

	if (x <= 0)
		return 0;
	while ((next = (root + x / root) / 2) < root)
		root = next;
	return root;
}

static const double NORMAL_95 = 1.96; /* deviations to each side of 95 % (normal) */

/* Have all deals been played, and without chance?  Then nothing is uncertain. */
static bool exact(void)
{
	return seeds && rules.shuffle == EVERY && !by_chance() && range_games == deals();
}

static void shares_head(const char *what, const char *counted)
{
	print("\n%-14s %15s         %%%s\n", what, counted, exact() ? "" : "   95 % interval");
}

/* The share k / n with its interval (Wilson 1927). */
static void share_print(const char *what, u64 k, u64 n)
{
	double share = (double)k / n, z = NORMAL_95 * NORMAL_95 / n;
	double middle = (share + z / 2) / (1 + z);
	double half = square_root(z * (share * (1 - share) + z / 4)) / (1 + z);
	double low = middle > half ? middle - half : 0; /* not -0 */

	print(exact() ? "%-14s %15ju   %7.3f\n" : "%-14s %15ju   %7.3f   %7.3f .. %7.3f\n", what, k,
		100 * share, 100 * low, 100 * (middle + half));
}

/* The value of the `rank`th lowest game, or its cell's lowest. */
static u64 ranked(const u64 *cell, u64 rank)
{
	u64 low = cell == tally.length ? tally.shortest.length : 0, seen = 0;
	size_t i = 0;

	while ((seen += cell[i]) < rank)
		i++;
	return greatest(cell_value(i), low);
}

/* The lowest value that at least `mille` per mille of n games do not exceed. */
static u64 percentile(const u64 *cell, u64 n, u32 mille)
{
	return ranked(cell, n - multiply_divide(n, 1000 - mille, 1000));
}

/* milles: ends with 0; per: a unit of the values */
static void percentiles_print(const u64 *cell, u64 n, double per, const u32 *milles)
{
	for (; *milles > 0; milles++)
		print("%g %%: %.*f%s", *milles / 10.0, per > 1, percentile(cell, n, *milles) / per,
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
	u64 long_game = percentile(tally.length, finished(), 990) / per;

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
	const u64 *cell = tally.length, count = finished();
	const char *number = number_words[seeds], *unit = minutes ? "minutes" : units[rules.count].name;
	double per = minutes ? 60 : 1, n = count, mean = tally.length_sum / n / per,
	       spread = deviation() / per;
	double half = NORMAL_95 * spread / square_root(n - 1), low = (n - NORMAL_95 * square_root(n)) / 2;
	u64 rank = low > 1 ? low : 1; /* where the median's interval begins (binomial) */
	const char *interval = count > 1 && !exact() ? " (95 %% interval %.*f .. %.*f)" : "";

	print("\nlength in %s of %ju games won or drawn\nmean %.3f", unit, count, mean);
	print(interval, 3, mean - half, 3, mean + half);
	print(", standard deviation %.2f\nmedian %.*f", spread, minutes, percentile(cell, count, 500) / per);
	print(interval, minutes, ranked(cell, rank) / per, minutes, ranked(cell, count + 1 - rank) / per);
	print(", ");
	percentiles_print(cell, count, per, (u32[]){25, 950, 975, 990, 999, 0});
	print("shortest %.*f (%s %ju), longest %.*f (%s %ju)\n", minutes, tally.shortest.length / per, number,
		tally.shortest.number, minutes, tally.longest.length / per, number, tally.longest.number);
	print("%.3f wars per game; rounds with 1 war: %ju", tally.war_sum / n, tally.wars[1]);
	for (u32 i = 2; i <= WARS_MOST; i++)
		if (tally.wars[i] > 0)
			print(i < WARS_MOST ? ", %u: %ju" : ", %u or more: %ju", i, tally.wars[i]);
	print("\n");
	histogram_print(unit, per);
}

static void shares_print(void)
{
	u64 rounds = total(tally.wars + 1, WARS_MOST);
	char what[32];

	shares_head("after one war", "rounds");
	if (rounds > 0)
		share_print("a second", rounds - tally.wars[1], rounds);
	if (tally.verdict[WIN1] + tally.verdict[WIN2] > 0)
		shares_head("highest rank", "player 1 wins");
	for (u32 i = 0; i <= SUITS_MOST; i++) {
		u64 wins = tally.highest[WIN1][i], won = wins + tally.highest[WIN2][i];

		sprintf(what, i < SUITS_MOST ? "dealt %u" : "dealt %u or more", i);
		if (won > 0)
			share_print(what, wins, won);
	}
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
	print(": least %ju, most often %ju (%ju games), ", ranked(cell, 1), cell_value(commonest),
		cell[commonest]);
	percentiles_print(cell, count, 1, (u32[]){500, 950, 990, 1000, 0});
}

static void stats_print(void)
{
	print("%s\n%ss ", rules_name(), number_words[seeds]);
	for (size_t i = 0; i < range_count; i++) {
		u64 from = ranges[i].from, to = ranges[i].to;

		print(from < to ? "%s%ju..%ju" : "%s%ju", i > 0 ? ", " : "", from, to);
	}
	print("\n");
	shares_head("", "games");
	for (u32 v = WIN1; v < VERDICTS && games() > 0; v++)
		share_print(verdict_names[v].help, tally.verdict[v], games());
	print("%-14s %15ju\n", "all", games());
	if (finished() > 0) {
		lengths_print();
		shares_print();
	}
	values_print(given[HELD], "\nmost cards that the loser of %ju games held", tally.held);
	values_print(given[PERIODS], "\nP of %ju endless games", tally.period);
}

/* ---- Counts: the tally as rows of integers ---- */

/* A part: the header, rows, and `end` with the number and the checksum of the rows. */
static const char *const header[] = {"name", "value", "count"};
static struct part {
	u64 rows; /* printed or read */
	u32 sum; /* FNV-1a (Fowler, Noll, Vo) of the rows */
} part;
static const struct part part_empty = {.sum = 2166136261};

static void part_add(const char *row)
{
	part.rows++;
	for (; *row != '\0'; row++)
		part.sum = (part.sum ^ (unsigned char)*row) * 16777619;
}

static const char *part_row(const char *name, u64 value, u64 count)
{
	static char text[2 * TEXT_MOST];

	snprintf(text, sizeof text, "%s\t%ju\t%ju", name, value, count);
	part_add(text);
	return text;
}

static void counts_print(void)
{
	char name[TEXT_MOST + 1];

	part = part_empty;
	sprintf(name, "rules=%s", rules_name());
	print("name\tvalue\tcount\n%s\n", part_row(name, 0, 1));
	for (size_t i = 0; i < range_count; i++) {
		u64 from = ranges[i].from, count = ranges[i].to - from + 1;

		print("%s\n", part_row(seeds ? "seeds" : "games", from, count));
	}
	for (const struct row *row = rows; row->name != NULL; row++) {
		if (row->extreme != NULL && finished() > 0)
			print("%s\n", part_row(row->name, row->extreme->number, row->extreme->length));
		for (size_t i = 0; i < row->cells; i++)
			if (row->cell[i] > 0 || row->cells == 1)
				print("%s\n", part_row(row->name, cell_value(i), row->cell[i]));
	}
	print("%s\n", part_row("end", part.rows, part.sum));
}

/* Takes the rules of the first counts; others must be the same.  A setting that is not named has its book's value. */
static void rules_take(char *name)
{
	const struct rules first = rules;

	if (strncmp(name, "rules=", 6) != 0)
		fail(BAD_INPUT, "expected the row 'rules=...' first");
	rules_parse(BAD_INPUT, name + 6);
	if (first.book.name == NULL)
		return;
	sprintf(name, "%s", rules_name());
	rules = first;
	if (strcmp(name, rules_name()) != 0)
		fail(BAD_INPUT, "expected counts under %s, found %s", rules_name(), name);
}

/* offset: added to the numbers of games from files, as each part begins anew */
static void row_take(const char *name, u64 value, u64 count, u64 offset)
{
	bool of_seeds = strcmp(name, "seeds") == 0;
	size_t cell = value_cell(value);
	const struct row *row = rows;

	while (row->name != NULL && strcmp(row->name, name) != 0)
		row++;
	if (count > 0 && (of_seeds || strcmp(name, "games") == 0)) {
		if (range_count == 0)
			seeds = of_seeds;
		if (of_seeds != seeds)
			fail(BAD_INPUT, "expected counts of %ss, found '%s'", number_words[seeds], name);
		range_add(value + offset, count);
	} else if (row->extreme != NULL) {
		extreme_add(row->extreme, value + offset, count);
	} else if (cell < row->cells) {
		row->cell[cell] += count;
		if (row->cell[cell] < count)
			fail(BAD_INPUT, "%s: the sum does not fit in 64 bits", name);
	} else {
		fail(BAD_INPUT, "--counts prints no such row");
	}
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

static void part_merge(void)
{
	u64 offset = range_count > 0 && !seeds ? ranges[range_count - 1].to : 0, value, count;
	char name[TEXT_MOST + 1];

	for (u32 column = 0; column < LENGTH(header); column++) {
		column_check(column, strcmp(reader.word, header[column]) == 0);
		reader_take();
	}
	for (part = part_empty;; reader_take()) {
		column_check(0, *reader.word != '\0');
		sprintf(name, "%s", reader.word);
		value = number_read(1);
		count = number_read(2);
		if (part.rows > 0 && strcmp(name, "end") == 0)
			break;
		part_row(name, value, count);
		if (part.rows == 1)
			rules_take(name);
		else
			row_take(name, value, count, offset);
	}
	if (value != part.rows || count != part.sum || range_games != games() ||
		total(tally.length, LENGTHS) != finished() ||
		total(tally.wars + 1, WARS_MOST) > tally.war_sum ||
		total(tally.highest[0], sizeof tally.highest / sizeof(u64)) != finished())
		fail(BAD_INPUT, "the counts do not agree: not as --counts has printed them");
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
	if (rules.input == TOTAL)
		print("%u\n", total);
	if (rules.input == DECK) {
		deck_deal(total, true);
		cards_write(scratch, total);
	}
	for (u32 p = 0; rules.input != DECK && p < 2; p++)
		cards_write(deal.card[p], deal.cards[p]);
}

static void trace_print(const struct outcome *outcome)
{
	table_deal();
	table.traced = outcome;
	table.by_round = true;
	trace_event(DEALT);
	play_until(outcome->verdict == ENDLESS ? outcome->start + outcome->period : UINTMAX_MAX);
	trace_event(OVER);
	table.traced = NULL;
}

/* A column is empty if it depends on when the game was called off or proved endless. */
static void line_print(const struct outcome *outcome)
{
	enum verdict verdict = outcome->verdict;

	print(verdict < ENDLESS ? "%ju\t%s\t%ju\t" : "%ju\t%s\t\t", deal.number, verdict_names[verdict].name,
		outcome->length);
	print(verdict <= DRAW ? "%ju\t%ju\t%ju\t%u" : "\t\t\t", played.battles, played.wars, played.chains[0],
		played.longest_chain);
	print(verdict == ENDLESS ? "\t%u\t%ju\t%ju\n" : "\t%u\t\t\n", highest_count(), outcome->start,
		outcome->period);
}

/* ---- Jobs: processes, each on a slice of the seeds ---- */

static FILE *job_output[JOBS_MOST]; /* a temporary file for each of the others */
static pid_t parent;

static u64 slice_from(u32 job)
{
	return work.from + work.games * job / work.jobs;
}

/* Waits until all jobs have ended; with WNOHANG, only sees which have. */
static void jobs_wait(int how)
{
	for (u32 i = 1; i < work.jobs; i++) {
		int status, code;
		pid_t pid = 0;

		while (job_pids[i] > 0 && (pid = waitpid(job_pids[i], &status, how)) < 0)
			; /* EINTR */
		if (pid == 0)
			continue;
		job_pids[i] = 0;
		code = WEXITSTATUS(status);
		if (WIFSIGNALED(status))
			fail(FAILED, "job %u of %u was ended by signal %d", i + 1, work.jobs,
				WTERMSIG(status));
		if (code != DONE && code < STOPPED)
			fail(FAILED, "job %u of %u has failed", i + 1, work.jobs);
		if (code > STOPPED && interrupted == 0)
			interrupt(code - STOPPED);
	}
}

/*
 * Once a second, ends itself as an orphan, sees which jobs have ended, and shows how far the seeds are if all jobs keep
 * pace with the parent.
 */
static void clock_look(void)
{
	static time_t began, last;
	time_t now = time(NULL);
	u64 done = (deal.number + 1 - work.from) * work.jobs, seconds;

	if (now == last)
		return;
	last = now;
	began = began > 0 ? began : now;
	seconds = now - began;
	if (work.job > 0 && getppid() != parent)
		exit(FAILED);
	jobs_wait(WNOHANG);
	if (work.job > 0 || seconds < 2 || !seeds || work.summary == NULL || !isatty(STDERR_FILENO))
		return;
	fprintf(stderr, "\r%ju games, %ju a second, %ju s left  ", done, done / seconds,
		(work.games - done) * seconds / done);
	work.shown = true;
}

/* Returns in the parent and in each job. */
static void jobs_start(void)
{
	int file;

	while ((file = open("/dev/null", O_RDONLY)) >= 0 && file <= STDERR_FILENO)
		; /* temporary files must not become standard files */
	close(file);
	signal(SIGCHLD, SIG_DFL); /* if ignored, jobs leave no status */
	parent = getpid();
	for (u32 i = 1; i < work.jobs; i++) {
		FILE *output = job_output[i] = tmpfile();
		pid_t pid = output != NULL ? fork() : -1;

		if (pid < 0 || (pid == 0 && dup2(fileno(output), STDOUT_FILENO) < 0))
			fail(FAILED, "cannot start job %u of %u: %s", i + 1, work.jobs, strerror(errno));
		if (pid == 0) {
			memset(job_pids, 0, sizeof job_pids);
			work.job = i;
			work.summary = work.summary != NULL ? counts_print : NULL;
			return;
		}
		job_pids[i] = pid;
	}
	jobs_signal(interrupted); /* for jobs begun after it; 0 is no signal */
}

static void parts_merge(void)
{
	while (reader_next())
		part_merge();
}

static void jobs_collect(void)
{
	jobs_wait(0);
	file_name = "a job";
	for (u32 i = 1; i < work.jobs; i++) {
		u64 lines = 0;

		rewind(job_output[i]);
		reader = (struct reader){(char *[]){NULL}, .fd = fileno(job_output[i]), .line = 1};
		if (work.summary != NULL)
			parts_merge();
		for (; work.summary == NULL && reader_byte() != EOF; reader.at = reader.end) {
			output_check(fwrite(buffer, reader.end, 1, stdout) == 1);
			for (size_t at = 0; at < reader.end; at++)
				lines += buffer[at] == '\n';
		}
		if (work.report == line_print)
			range_add(slice_from(i), lines);
	}
}

/* Deals game deal.number; false: there is none. */
static bool game_deal(u64 end)
{
	if (!seeds)
		return (deal.number - work.from) % work.repeats > 0 || reader_deal();
	if (deal.number == end)
		return false;
	deal_shuffle();
	return true;
}

static void games_play(void)
{
	u64 from = slice_from(work.job), end = slice_from(work.job + 1);

	reader.lists = rules.values;
	if (work.report == line_print && work.job == 0)
		print("%s\tverdict\tlength\tbattles\twars\tplain_rounds\tlongest_chain\thighest\tT\tP\n",
			number_words[seeds]);
	for (deal.number = from; !interrupted && game_deal(end); deal.number++) {
		struct outcome outcome = {0};

		if (work.report != deal_print) {
			outcome = play(work.report != tally_add || given[PERIODS]);
			if (outcome.verdict == GOING)
				break;
		}
		work.report(&outcome);
		clock_look();
	}
	range_add(from, deal.number - from);
	if (work.shown)
		fputc('\n', stderr);
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
	{'j', "jobs", "N", .help = "share the seeds among N processes; 0: one per core\n"},
	{'a', "answer", "", "print answers (default, except for csharp and utexas)", answer_print, NULL},
	{'t', "trace", "", "print a transcript of each game, in the book's format", trace_print, NULL},
	{'d', "deal", "", "print the decks in the input's format; do not play", deal_print, NULL},
	{TABLE, "table", "", "print a header and a tab-separated row per game", line_print, NULL},
	{STATS, "stats", "", "print statistics: who wins, how long it takes", tally_add, stats_print},
	{COUNTS, "counts", "", "print the integers behind --stats, for --merge", tally_add, counts_print},
	{MERGE, "merge", "", .help = "add up counts from FILEs; -n: tell what N seeds lack"},
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
		print("  %-10s %s\n", book->book.name, book->book.help);
	settings_take(USAGE, usual);
	print("\nSettings, as in -r codingame,down=1,spoils=winner\n");
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

		names[i] = (struct option){c->name, value, NULL, c->letter};
		if (c->letter > LETTERS)
			end += sprintf(end, value ? "%c:" : "%c", c->letter);
	}
	while ((option = getopt_long(count, arguments, letters, names, NULL)) != -1) {
		char letter[] = {'-', optopt, '\0'};

		if (option == ':')
			fail(USAGE, "%s needs a value", letter);
		if (option == '?')
			fail(USAGE, "no option '%s', or it takes no value",
				optopt > LETTERS ? letter : arguments[optind - 1]);
		given[option] = optarg != NULL ? optarg : "";
	}
}

static void report_choose(void)
{
	const char *chosen = NULL;

	work.report = rules.trace != trace_plain ? trace_print : answer_print;
	work.summary = given[MERGE] ? stats_print : NULL;
	for (const struct choice *c = choices; c < choices + LENGTH(choices); c++) {
		if (!given[c->letter] || c->letter == MERGE)
			continue;
		if (given[MERGE] && c->summary == NULL && c->letter != 's' && c->letter != 'n')
			fail(USAGE, "--%s: only --stats, --counts, -s and -n go with --merge", c->name);
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
	u64 last = rules.shuffle == EVERY ? deals() - 1 : shuffles[rules.shuffle].last_seed, others;

	if (rules.shuffle == EVERY && last == UINTMAX_MAX)
		fail(USAGE, "shuffle=every: too many deals of %u cards for 64 bits", deck_size());
	work.from = 0;
	number_take(USAGE, "-s", given['s'], 0, last, &work.from);
	others = last - work.from;
	work.games = least(others, GAMES_MOST - 1) + 1;
	if (others >= GAMES_MOST || strcmp(n, "all") != 0)
		number_take(USAGE, "-n", n, 1, work.games, &work.games);
}

static void games_choose(const char *file)
{
	bool asked = given['s'] || given['n'];

	seeds = file == NULL && asked;
	if (seeds) {
		at_most("jokers", rules.jokers, rules.suits);
		at_most("cards", rules.cards, deck_size());
		at_most("hands", rules.hands, rules.cards > 0 ? rules.cards : deck_size());
		seeds_choose();
	} else {
		if (asked && !by_chance())
			fail(USAGE,
				"'%s': with a FILE, -s and -n are for rules with chance, such as spoils=random",
				file);
		work.from = 1;
		number_take(USAGE, "-s", given['s'], 0, INT64_MAX, &work.from);
		number_take(USAGE, "-n", given['n'], 1, GAMES_MOST, &work.repeats);
	}
}

static void jobs_choose(void)
{
	u64 asked = 1;

	number_take(USAGE, "-j", given['j'], 0, JOBS_MOST, &asked);
	if (given['j'] && !seeds)
		fail(USAGE, "-j is for seeds: -s or -n, and no FILE");
	if (asked == 0)
		asked = least(JOBS_MOST, labs(sysconf(_SC_NPROCESSORS_ONLN))); /* -1: unknown */
	work.jobs = least(work.games, asked);
}

/* Adds up counts.  Names the seeds missing between them and, with -s or -n, of that range too. */
static void merge(void)
{
	u64 from = UINT64_MAX, to = 0;

	parts_merge();
	if (seeds) {
		from = ranges[0].from;
		to = ranges[range_count - 1].to;
	}
	if (given['s'] || given['n']) {
		if (range_count > 0 && !seeds)
			fail(USAGE, "-s, -n: the counts are of games from files, not from seeds");
		seeds_choose();
		from = least(from, work.from);
		to = greatest(to, work.from + work.games - 1);
	}
	if (from <= to)
		work.missing = gaps_print(from, to + 1);
}

static void run(char **files)
{
	if (*files != NULL)
		reader.files = files;
	if (given[MERGE]) {
		report_choose();
		merge();
		return;
	}
	rules_parse(USAGE, given['r']);
	report_choose();
	games_choose(*files);
	jobs_choose();
	if (work.summary != NULL || work.report == line_print) {
		signal(SIGINT, interrupt);
		signal(SIGTERM, interrupt);
		if (signal(SIGHUP, SIG_IGN) != SIG_IGN) /* nohup ignores it */
			signal(SIGHUP, interrupt);
	}
	if (work.jobs > 1)
		jobs_start();
	games_play();
	if (work.job == 0)
		jobs_collect();
}

int main(int count, char **arguments)
{
	signal(SIGXFSZ, SIG_IGN); /* so write() fails */
	options_parse(count, arguments);
	if (given['h'])
		help_print();
	else if (given['V'])
		print("war " VERSION "\n");
	else
		run(arguments + optind);
	if (work.summary != NULL)
		work.summary();
	output_check(fclose(stdout) == 0);
	if (interrupted && work.job == 0) {
		fprintf(stderr, "war: cut short after %ju games\n", range_games);
		if (seeds)
			gaps_print(work.from, work.from + work.games);
	}
	exit(interrupted ? STOPPED + interrupted : work.missing ? MISSING : DONE);
}
