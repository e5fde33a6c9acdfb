/*
 * war - plays the card game War exactly, under four published rule books
 *
 * With no options it solves the CodinGame puzzle "War"; help_print tells of the options.
 *
 * Exit status: 0 all went well, 1 bad input or a failing machine, 2 wrong usage, 130 interrupted.
 *
 * One number to check a build by: `war -r utexas -s 15 -a` prints `1 82`.
 *
 * Contents: failing, text out, rules, cards and decks, shuffles, reader, table, rounds,
 * standoff, endless games, voices, tally, statistics, counts, work, options.
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define VERSION "1.0"
#define U64 "%" PRIu64 /* in a format */
#define LENGTH(array) (sizeof(array) / sizeof *(array))

enum {
	HAND_MOST = 1000000, /* cards of one player, as many as a puzzle may bring */
	SUITS_MOST = 64,     /* of a deck that is made here: cards a rank, ... */
	RANKS_MOST = 64,     /* ... and ranks, 2 to 65 */
	SUIT_BITS = 6,
	DECK_MOST = SUITS_MOST * RANKS_MOST,
	RULES_NAME = 128,    /* bytes of the longest name that rules have */
	CHAIN_MOST = 63,     /* wars in a chain that are told apart */
	SPOTS = 16,          /* cards of one rank that the proof of an endless game keeps track of */
};

/* ---- Failing: a line that says why, and a status ---- */

enum { DONE = 0, FAILED = 1, USAGE = 2, CUT_SHORT = 130 };

static _Noreturn void fail(int status, const char *format, ...)
{
	va_list arguments;

	fputs("war: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputs(status == USAGE ? "\nTry 'war --help'.\n" : "\n", stderr);
	exit(status);
}

/* Set by SIGINT while statistics are gathered: what has been played is reported.  A second one kills. */
static volatile sig_atomic_t interrupted;

static void interrupt(int signal)
{
	(void)signal;
	interrupted = 1;
}

static uint64_t least(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* ---- Text out: whole lines, in the order of the games, whoever has played them ---- */

/*
 * Jobs take batches of games, numbered 0, 1, 2, ...; the one whose batch has its turn may write.
 * So what is printed is the same for any number of jobs.
 */
static struct {
	pthread_mutex_t lock;
	pthread_cond_t moved;
	uint64_t turn; /* the batch that may write */
} queue = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};

/* What one job has to say. */
struct text {
	uint64_t batch;
	size_t used;
	size_t begun; /* bytes written of a line that is longer than the room for it */
	char bytes[1 << 16];
};

static void turn_await(uint64_t batch)
{
	pthread_mutex_lock(&queue.lock);
	while (queue.turn < batch)
		pthread_cond_wait(&queue.moved, &queue.lock);
	pthread_mutex_unlock(&queue.lock);
}

static void turn_pass(void)
{
	pthread_mutex_lock(&queue.lock);
	queue.turn++;
	pthread_cond_broadcast(&queue.moved);
	pthread_mutex_unlock(&queue.lock);
}

/* In its turn writes the whole lines; if that fails, takes back a line that got out in part, if it can. */
static void text_flush(struct text *text)
{
	size_t lines = text->used, done = 0;

	while (lines > 0 && text->bytes[lines - 1] != '\n')
		lines--;
	if (lines == 0)
		lines = text->used; /* one line longer than the room there is */
	turn_await(text->batch);
	while (done < lines) {
		ssize_t wrote = write(STDOUT_FILENO, text->bytes + done, lines - done);

		if (wrote >= 0) {
			done += wrote;
		} else if (errno != EINTR) {
			const char *why = strerror(errno);
			off_t part = 0, end = lseek(STDOUT_FILENO, 0, SEEK_CUR);

			for (; done > 0 && text->bytes[done - 1] != '\n'; done--)
				part++;
			if (done == 0)
				part += text->begun;
			if (part > 0 && (end < part || ftruncate(STDOUT_FILENO, end - part) != 0))
				why = "the last line is cut short";
			fail(FAILED, "cannot write to standard output: %s", why);
		}
	}
	if (lines > 0)
		text->begun = text->bytes[lines - 1] == '\n' ? 0 : text->begun + lines;
	memmove(text->bytes, text->bytes + lines, text->used -= lines);
}

/* What was written may turn out to be lost as late as here. */
static void output_close(void)
{
	if (close(STDOUT_FILENO) != 0)
		fail(FAILED, "cannot write to standard output: %s", strerror(errno));
}

/* Like printf, for pieces of less than half the room. */
static void text_print(struct text *text, const char *format, ...)
{
	va_list arguments;

	if (text->used > sizeof text->bytes / 2)
		text_flush(text);
	va_start(arguments, format);
	text->used += vsnprintf(text->bytes + text->used, sizeof text->bytes - text->used, format, arguments);
	va_end(arguments);
}

/* ---- Rules: what differs between the rule books is data ---- */

enum verdict { GOING, WIN1, WIN2, DRAW, OFF, ENDLESS, VERDICTS }; /* OFF: called off by the limit */

/* The words of the settings.  Spoils: whose cards go first to the bottom of the winner. */
enum { OWNER, LAID, WINNER, LOSER };
enum { SHORT_DRAW, SHORT_LOSE, SHORT_STEPS, SHORT_EMPTY, SHORT_LAST };
enum { DECKS, DECK };
enum { SHUFFLE_WAR, SHUFFLE_PYTHON, SHUFFLE_DOTNET };
enum { PROVED, PLAYED };

/* What a book counts, and limits: rounds; turns, which are rounds played to the end; battles. */
enum { ROUNDS, TURNS, BATTLES };
static const char *const unit_names[] = {"round", "turn", "battle"};

struct table;
struct teller;
enum event { DEALT, BATTLE, WAR, DOWN, UP, SHORT, TAKEN, OVER };
typedef void voice(const struct teller *, const struct table *, enum event);
static voice tell_plain, tell_csharp, tell_utexas;

struct rules {
	/* The settings, which -r BOOK,KEY=VALUE changes. */
	uint64_t down;     /* cards face down in a war */
	uint64_t spoils;   /* OWNER ... */
	uint64_t shortage; /* a row of `shortages`: what it means to be short of cards in a war */
	uint64_t limit;    /* rounds, turns or battles after which a game is called off; 0: never */
	uint64_t input;    /* DECKS or DECK */
	uint64_t shuffle;  /* a row of `shuffles` */
	uint64_t suits;    /* of the deck that is shuffled: cards a rank */
	uint64_t ranks;
	uint64_t endless;  /* PROVED, or PLAYED until a position comes back */
	/* What makes the book, and stays. */
	const char *name, *source;
	unsigned counts;   /* ROUNDS ... */
	bool values;       /* a card is an integer; the name of a card stands for its value */
	bool own_deck;     /* with nothing to read, it plays the deck of its `seed` */
	bool traces;       /* unless asked otherwise */
	bool by_rank;      /* the new deck: 2C 2D 2S 2H 3C ..., not 2C 3C ... */
	char order[5];     /* its suits */
	unsigned first;    /* the player who is dealt the first card, 0 or 1 */
	int64_t seed;
	unsigned fewest;   /* cards that a count in the input may say */
	voice *voice;
	const char *answers[VERDICTS]; /* formats for the rounds, of LOOP for T and P */
};

/* clang-format off */
#define LOOP_FORMAT "LOOP " U64 " " U64
#define WINNER_AND_ROUNDS {[WIN1] = "1 " U64, [WIN2] = "2 " U64, \
	[DRAW] = "PAT", [OFF] = "PAT", [ENDLESS] = LOOP_FORMAT}

/* The rule books.  To add one, add a row: nothing else knows their names. */
static const struct rules books[] = {
	{.name = "codingame", .source = "CodinGame puzzle \"War\" (winamax)",
	 .down = 3, .spoils = OWNER, .shortage = SHORT_DRAW, .limit = 0, .counts = ROUNDS,
	 .input = DECKS, .shuffle = SHUFFLE_WAR, .suits = 4, .ranks = 13, .order = "DHCS",
	 .fewest = 1, .voice = tell_plain, .answers = WINNER_AND_ROUNDS},
	{.name = "umass", .source = "UMass COMPSCI 190D/186, \"War\" (M. Liberatore)",
	 .down = 3, .spoils = LAID, .shortage = SHORT_STEPS, .limit = 1000, .counts = BATTLES,
	 .input = DECK, .shuffle = SHUFFLE_WAR, .suits = 4, .ranks = 13, .order = "DHCS",
	 .values = true, .fewest = 0, .voice = tell_plain,
	 .answers = {[WIN1] = "1", [WIN2] = "-1", [DRAW] = "0", [OFF] = "0", [ENDLESS] = LOOP_FORMAT}},
	{.name = "csharp", .source = "\"Modeling the Card Game War in C#\", part 2 (M. Jones)",
	 .down = 3, .spoils = LAID, .shortage = SHORT_LOSE, .limit = 1001, .counts = TURNS,
	 .input = DECK, .shuffle = SHUFFLE_DOTNET, .suits = 4, .ranks = 13, .order = "CDSH",
	 .by_rank = true, .own_deck = true, .first = 1, .seed = 0, .traces = true,
	 .fewest = 1, .voice = tell_csharp, .answers = WINNER_AND_ROUNDS},
	{.name = "utexas", .source = "UT Austin CS 313E, assignment 3 (B. Bulko)",
	 .down = 3, .spoils = OWNER, .shortage = SHORT_EMPTY, .limit = 0, .counts = ROUNDS,
	 .input = DECK, .shuffle = SHUFFLE_PYTHON, .suits = 4, .ranks = 13, .order = "CDHS",
	 .own_deck = true, .seed = 15, .traces = true,
	 .fewest = 1, .voice = tell_utexas, .answers = WINNER_AND_ROUNDS},
};

/*
 * The ways to be short of cards.  A war asks for `down` cards face down and `up` more: is anybody
 * short of all of them, or, where a war is fought with what there is, of a single one?  `ends` says
 * what it means that only player 1 [1], only player 2 [2], both [3] are, and `out` the same of the
 * one card that a battle asks for.  lays_on: what is left is laid until a hand is empty, and the
 * winner takes it; then, and where the next battle is a step of its own (`up` is 0), `out` decides.
 */
static const struct shortage {
	unsigned up;
	bool all, lays_on;
	enum verdict ends[4], out[4];
} shortages[] = {
	[SHORT_DRAW] = {1, true, false, {GOING, DRAW, DRAW, DRAW}, {GOING, WIN2, WIN1, DRAW}},
	[SHORT_LOSE] = {1, true, false, {GOING, WIN2, WIN1, WIN2}, {GOING, WIN2, WIN1, WIN2}},
	[SHORT_STEPS] = {0, true, false, {GOING, WIN2, WIN1, DRAW}, {GOING, WIN2, WIN1, DRAW}},
	[SHORT_EMPTY] = {1, true, true, {GOING, WIN2, WIN1, DRAW}, {GOING, WIN2, WIN1, DRAW}},
	[SHORT_LAST] = {1, false, false, {GOING, GOING, GOING, DRAW}, {GOING, WIN2, WIN1, DRAW}},
};

/* The settings of -r: numbers from `from` to `to`, or words, whose place in the list is the value. */
static const struct setting {
	const char *name;
	size_t field;
	const char *help;
	uint64_t from, to;
	struct {
		const char *name, *help;
	} words[6];
} settings[] = {
#define FIELD(name) offsetof(struct rules, name)
	{"down", FIELD(down), "cards face down in a war", .to = HAND_MOST},
	{"spoils", FIELD(spoils), "the winner puts under its cards, from the first on",
	 .words = {{"owner", "what player 1 laid, then what player 2 laid"},
	            {"laid", "the cards as they were laid"},
	            {"winner", "what it laid itself, then the loser's"},
	            {"loser", "what the loser laid, then its own"}}},
	{"short", FIELD(shortage), "with too few cards for a war",
	 .words = {{"draw", "nobody wins"},
	            {"lose", "a player loses, player 1 being looked at first"},
	            {"steps", "a player loses, both draw; cards down and battle are two steps"},
	            {"empty", "both lay what they can, and the first empty hand loses"},
	            {"last", "a player lays what it has, and its last card counts"}}},
	{"limit", FIELD(limit), "rounds (csharp: turns; umass: battles) to be called off after; 0 none", .to = UINT64_MAX},
	{"input", FIELD(input), "what is read", .words = {{"decks", "a deck for each player"}, {"deck", "one deck, dealt in turn"}}},
	{"shuffle", FIELD(shuffle), "what -s means: Fisher and Yates, by the numbers of",
	 .words = {{"war", "splitmix64"}, {"python", "random.seed(SEED)"}, {"dotnet", "new Random(SEED)"}}},
	{"suits", FIELD(suits), "cards of a rank in the deck that -s shuffles", .from = 1, .to = SUITS_MOST},
	{"ranks", FIELD(ranks), "its ranks: 2..10 J Q K A 15 16 ...", .from = 1, .to = RANKS_MOST},
	{"endless", FIELD(endless), "an endless game is", .words = {{"proved", "as soon as it can be"}, {"played", "until a position comes back"}}},
#undef FIELD
};

/* clang-format on */

static uint64_t *setting_of(struct rules *rules, const struct setting *setting)
{
	return (uint64_t *)((char *)rules + setting->field);
}

/* Reads digits; false if there is anything else, or the number is not from `from` to `to`. */
static bool parse_unsigned(const char *word, uint64_t from, uint64_t to, uint64_t *value)
{
	char *end;

	errno = 0;
	*value = strtoull(word, &end, 10);
	return *word >= '0' && *word <= '9' && *end == '\0' && errno == 0 && *value >= from && *value <= to;
}

/* The same with a minus before the digits, where `from` allows it; `from` is not above 0. */
static bool parse_signed(const char *word, int64_t from, int64_t to, int64_t *value)
{
	bool minus = *word == '-';
	uint64_t size;

	if (!parse_unsigned(word + minus, 0, minus ? -(uint64_t)from : (uint64_t)to, &size))
		return false;
	*value = minus ? -size : size;
	return true;
}

/* Appends to a message with room for `room` bytes. */
static void append(char *message, size_t room, const char *format, ...)
{
	size_t used = strlen(message);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(message + used, room - used, format, arguments);
	va_end(arguments);
}

/* True if the value is one the setting allows; else `allowed` says which are. */
static bool setting_parse(const struct setting *setting, const char *value, uint64_t *number, char *allowed,
	size_t room)
{
	*allowed = '\0';
	if (setting->words[0].name == NULL) {
		append(allowed, room, " a number from " U64 " to " U64, setting->from, setting->to);
		return parse_unsigned(value, setting->from, setting->to, number);
	}
	for (*number = 0; setting->words[*number].name != NULL; ++*number) {
		if (strcmp(value, setting->words[*number].name) == 0)
			return true;
		append(allowed, room, " %s", setting->words[*number].name);
	}
	return false;
}

/* Cuts the text at the first `mark` and returns what follows it. */
static char *cut(char *text, const char *mark)
{
	text += strcspn(text, mark);
	if (*text != '\0')
		*text++ = '\0';
	return text;
}

/* KEY=VALUE.  Returns false with a message if it is no setting. */
static bool rules_set(struct rules *rules, char *pair, char *message, size_t room)
{
	char *value = cut(pair, "="), allowed[128] = "";

	for (const struct setting *s = settings; s < settings + LENGTH(settings); s++) {
		if (strcmp(pair, s->name) != 0) {
			append(allowed, sizeof allowed, " %s", s->name);
			continue;
		}
		if (setting_parse(s, value, setting_of(rules, s), allowed, sizeof allowed))
			return true;
		snprintf(message, room, "setting %s: expected%s, found '%s'", pair, allowed, value);
		return false;
	}
	snprintf(message, room, "no setting '%s'; there are:%s", pair, allowed);
	return false;
}

/* BOOK[,KEY=VALUE...], which is taken apart.  Returns false with a message if it is none. */
static bool rules_parse(struct rules *rules, char *text, char *message, size_t room)
{
	char names[128] = "", *pair = cut(text, ",");

	for (const struct rules *book = books; book < books + LENGTH(books); book++) {
		append(names, sizeof names, " %s", book->name);
		if (strcmp(text, book->name) != 0)
			continue;
		*rules = *book;
		for (char *next; *pair != '\0'; pair = next) {
			next = cut(pair, ",");
			if (!rules_set(rules, pair, message, room))
				return false;
		}
		return true;
	}
	snprintf(message, room, "no rule book '%s'; there are:%s", text, names);
	return false;
}

/* All that decides the games, so that only counts of the same games' rules are added up. */
static void rules_name(const struct rules *rules, char name[RULES_NAME])
{
	struct rules copy = *rules;

	*name = '\0';
	append(name, RULES_NAME, "%s", rules->name);
	for (const struct setting *s = settings; s < settings + LENGTH(settings); s++) {
		uint64_t value = *setting_of(&copy, s);

		if (s->words[0].name == NULL)
			append(name, RULES_NAME, ",%s=" U64, s->name, value);
		else if (s->field != offsetof(struct rules, endless))
			append(name, RULES_NAME, ",%s=%s", s->name, s->words[value].name);
	}
}

/* ---- Cards and decks ---- */

/*
 * A card is a number, its rank above its suit: of two cards of different rank the higher number
 * wins, and the ranks are equal when the numbers differ in the bits of the suit only, that is,
 * when (a ^ b) < span.  Where cards are integers there are no suits, and the span is 1.
 */
static const char suit_letters[] = "DHCS";
static const char rank_letters[] = "  23456789 JQKA"; /* other ranks are numbers */

static uint32_t card_make(const struct rules *rules, int64_t rank, ptrdiff_t suit)
{
	return rules->values ? (uint32_t)(rank - INT32_MIN) : (uint32_t)rank << SUIT_BITS | (uint32_t)suit;
}

static uint32_t card_span(const struct rules *rules)
{
	return rules->values ? 1 : 1u << SUIT_BITS;
}

/* The name, right-aligned in `width`. */
static void card_print(struct text *text, const struct rules *rules, int width, uint32_t card)
{
	uint32_t rank = card >> SUIT_BITS;
	char name[16];

	if (rules->values)
		snprintf(name, sizeof name, "%" PRId64, (int64_t)card + INT32_MIN);
	else if (rank < sizeof rank_letters - 1 && rank != 10)
		snprintf(name, sizeof name, "%c%c", rank_letters[rank], suit_letters[card % 4]);
	else
		snprintf(name, sizeof name, "%" PRIu32 "%c", rank, suit_letters[card % 4]);
	text_print(text, "%*s", width, name);
}

/* Returns NULL, or what is wrong with the word. */
static const char *card_parse(const struct rules *rules, const char *word, uint32_t *card)
{
	size_t length = strlen(word);
	const char *suit = strchr(suit_letters, word[length - 1]), *letter = strchr(rank_letters, *word);
	char *end = (char *)word + 1;
	int64_t rank, highest = rules->ranks > 13 ? rules->ranks + 1 : 14;

	if (rules->values && parse_signed(word, INT32_MIN, INT32_MAX, &rank)) {
		*card = card_make(rules, rank, 0);
		return NULL;
	}
	if (length < 2 || length > 3)
		return rules->values ? "neither an integer of 32 bits nor a card" : "not a card";
	if (suit == NULL)
		return "no such suit, which are D H C S";
	rank = length == 3 ? strtol(word, &end, 10) : letter != NULL ? letter - rank_letters : 0;
	if (rank < 2 || rank > highest || end != word + length - 1 ||
		(length == 3) != (rank == 10 || rank > 14))
		return highest > 14 ? "no such rank" : "no such rank, which are 2..10 J Q K A";
	*card = card_make(rules, rank, suit - suit_letters);
	return NULL;
}

/* The deck before the shuffle. */
static void deck_new(const struct rules *rules, uint32_t *deck)
{
	uint64_t ranks = rules->ranks, suits = rules->suits;

	for (uint64_t i = 0; i < ranks * suits; i++) {
		uint64_t rank = rules->by_rank ? i / suits : i % ranks;
		uint64_t suit = rules->by_rank ? i % suits : i / ranks;
		const char *letter = strchr(suit_letters, rules->order[suit % 4]);

		deck[i] = card_make(rules, rank + 2, letter - suit_letters);
	}
}

/* ---- Shuffles: a deck of every seed ---- */

static void swap_cards(uint32_t *deck, uint32_t i, uint32_t j)
{
	uint32_t card = deck[i];

	deck[i] = deck[j];
	deck[j] = card;
}

/* splitmix64 (S. Vigna, public domain): the state steps by the golden ratio and is then mixed. */
static uint64_t splitmix_next(uint64_t *state)
{
	uint64_t z = *state += 0x9E3779B97F4A7C15;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
	z = (z ^ z >> 27) * 0x94D049BB133111EB;
	return z ^ z >> 31;
}

/* Below n, each value as likely: the upper 32 bits in n ranges, an uneven rest drawn again (Lemire). */
static uint32_t splitmix_below(uint64_t *state, uint32_t n)
{
	uint64_t product;

	do
		product = (splitmix_next(state) >> 32) * n;
	while ((uint32_t)product < n && (uint32_t)product < -n % n);
	return product >> 32;
}

static void shuffle_war(uint32_t *deck, uint32_t cards, uint64_t seed)
{
	for (uint32_t i = cards; i-- > 1;)
		swap_cards(deck, i, splitmix_below(&seed, i + 1));
}

/* MT19937 (Matsumoto and Nishimura), seeded by init_by_array as CPython does. */
struct twister {
	uint32_t word[624];
	unsigned at;
};

static void twister_seed(struct twister *mt, uint64_t seed)
{
	uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)}, *w = mt->word;
	unsigned words = key[1] != 0 ? 2 : 1, i = 1, j = 0;

	w[0] = 19650218;
	for (unsigned k = 1; k < 624; k++)
		w[k] = 1812433253 * (w[k - 1] ^ w[k - 1] >> 30) + k;
	for (unsigned k = 0; k < 624 + 623; k++) {
		uint32_t mixed = w[i - 1] ^ w[i - 1] >> 30;

		w[i] = k < 624 ? (w[i] ^ mixed * 1664525) + key[j] + j : (w[i] ^ mixed * 1566083941) - i;
		j = (j + 1) % words;
		if (++i == 624) {
			w[0] = w[623];
			i = 1;
		}
	}
	w[0] = 0x80000000;
	mt->at = 624;
}

static uint32_t twister_next(struct twister *mt)
{
	uint32_t *w = mt->word, y;

	if (mt->at == 624) {
		for (unsigned k = 0; k < 624; k++) {
			y = (w[k] & 0x80000000) | (w[(k + 1) % 624] & 0x7fffffff);
			w[k] = w[(k + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0df : 0);
		}
		mt->at = 0;
	}
	y = w[mt->at++];
	y ^= y >> 11;
	y ^= y << 7 & 0x9d2c5680;
	y ^= y << 15 & 0xefc60000;
	return y ^ y >> 18;
}

/* CPython's random.seed(seed), random.shuffle(deck), the same since 3.2. */
static void shuffle_python(uint32_t *deck, uint32_t cards, uint64_t seed)
{
	struct twister mt;

	twister_seed(&mt, seed >> 63 ? -seed : seed);
	for (uint32_t i = cards; i-- > 1;) {
		unsigned bits = 0;
		uint32_t j;

		while ((i + 1) >> bits != 0)
			bits++;
		do
			j = twister_next(&mt) >> (32 - bits);
		while (j > i);
		swap_cards(deck, i, j);
	}
}

/* .NET's `new Random(seed)`: Knuth's subtractive generator as published there; a[0] is not used. */
static uint32_t dotnet_fix(uint32_t x)
{
	return x >> 31 ? x + INT32_MAX : x;
}

static void shuffle_dotnet(uint32_t *deck, uint32_t cards, uint64_t seed)
{
	uint32_t a[56], mj, mk = 1, at = 0, from = 21;

	a[55] = mj = 161803398 - least(seed >> 63 ? -seed : seed, INT32_MAX);
	for (uint32_t n = 1; n < 55; n++) {
		a[21 * n % 55] = mk;
		mk = dotnet_fix(mj - mk);
		mj = a[21 * n % 55];
	}
	for (uint32_t n = 0; n < 4 * 55; n++)
		a[n % 55 + 1] = dotnet_fix(a[n % 55 + 1] - a[1 + (n + 31) % 55]);
	for (uint32_t i = cards; i-- > 1;) {
		uint32_t next;

		at = at % 55 + 1;
		from = from % 55 + 1;
		next = a[at] - a[from];
		/* So it is published, but no two of the numbers are so far apart. */
		next -= next == INT32_MAX;
		a[at] = dotnet_fix(next);
		swap_cards(deck, i, (uint32_t)((uint64_t)a[at] * (i + 1) / INT32_MAX));
	}
}

/* To add a shuffle, add a row here and its word to the setting. */
static const struct shuffle {
	int64_t from; /* lowest and highest seed; below 0 where seeds are signed */
	uint64_t to;
	void (*deal)(uint32_t *deck, uint32_t cards, uint64_t seed);
} shuffles[] = {
	[SHUFFLE_WAR] = {0, UINT64_MAX, shuffle_war},
	[SHUFFLE_PYTHON] = {INT64_MIN, INT64_MAX, shuffle_python},
	[SHUFFLE_DOTNET] = {INT32_MIN, INT32_MAX, shuffle_dotnet},
};

/*
 * A game is known by its place: its seed, with the sign bit turned over where seeds are signed, so
 * that places have the order of seeds; where games are read, 1, 2, 3, ...
 */
static uint64_t sign_of_seeds(const struct rules *rules)
{
	return shuffles[rules->shuffle].from < 0 ? (uint64_t)1 << 63 : 0;
}

/* ---- Games, and the reader that gets them from text ---- */

struct game {
	uint32_t *card[2]; /* the two hands as dealt, top first */
	uint32_t cards[2], room[2];
	bool shuffled;     /* from a seed: it was a whole deck */
};

/* Makes room for the cards of a player. */
static bool game_reserve(struct game *game, unsigned player, uint32_t cards)
{
	if (cards > game->room[player]) {
		uint32_t *more = realloc(game->card[player], cards * sizeof *more);

		if (more == NULL)
			return false;
		game->card[player] = more;
		game->room[player] = cards;
	}
	game->cards[player] = cards;
	return true;
}

/* Where card `at` of a deck goes, which is dealt to the players in turn. */
static uint32_t *game_dealt(const struct game *game, const struct rules *rules, uint32_t at)
{
	return &game->card[(at + rules->first) & 1][at / 2];
}

static bool game_reserve_deck(struct game *game, const struct rules *rules, uint32_t cards)
{
	return game_reserve(game, rules->first, (cards + 1) / 2) &&
		game_reserve(game, !rules->first, cards / 2);
}

enum { END = -1, WORD_MOST = 127, NAME_MOST = 200 };
enum got { GAME, NO_MORE, BAD };

struct reader {
	char **files;       /* those still to be read, up to NULL; "-" is standard input */
	const char *name;   /* of the one that is open, or its end */
	int fd;             /* -1: none is */
	uint64_t taken;     /* games read from it */
	uint64_t line;      /* of the next byte */
	bool fresh;         /* nothing of that line has been read: it may not be there; false at the end */
	uint64_t word_line; /* of the word */
	char word[WORD_MOST + 1];
	const char *flaw;   /* of the word, NULL if it is sound; "" at the end of the input */
	struct text *waits; /* what is written before the reader may have to wait, or NULL */
	size_t at, end;
	char message[1024];
	char bytes[1 << 16];
};

/* Next byte of the input, or END; a reader that cannot go on has a message. */
static int reader_fill(struct reader *in)
{
	ssize_t got;

	if (in->waits != NULL)
		text_flush(in->waits);
	do
		got = read(in->fd, in->bytes, sizeof in->bytes);
	while (got < 0 && errno == EINTR && !interrupted);
	in->at = 0;
	in->end = got > 0 ? got : 0;
	if (got < 0 && errno != EINTR)
		snprintf(in->message, sizeof in->message, "%s:" U64 ": cannot read: %s", in->name, in->line,
			strerror(errno));
	return got > 0 ? (unsigned char)in->bytes[in->at++] : END;
}

static int reader_byte(struct reader *in)
{
	return in->at < in->end ? (unsigned char)in->bytes[in->at++] : reader_fill(in);
}

static bool is_blank(int c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The next word, which ends at a blank or where it has a flaw. */
static void reader_word(struct reader *in)
{
	size_t length = 0;
	int c;

	for (c = reader_byte(in); is_blank(c); c = reader_byte(in))
		in->line += in->fresh = c == '\n';
	/* The end of the input is on its last line, not after it. */
	in->word_line = in->line - (c == END && in->fresh);
	in->flaw = c == END ? "" : NULL;
	for (; c != END && !is_blank(c); c = reader_byte(in)) {
		if (length == WORD_MOST || c == '\0') {
			in->flaw = c == '\0' ? "a NUL byte" : "a word without end";
			break;
		}
		in->word[length++] = c;
	}
	in->line += in->fresh = c == '\n';
	in->word[length] = '\0';
}

/* Notes what is wrong with the word, after FILE:LINE, unless something is noted.  Returns false. */
static bool reader_note(struct reader *in, const char *format, ...)
{
	size_t room = sizeof in->message, used;
	va_list arguments;

	if (*in->message != '\0')
		return false;
	used = snprintf(in->message, room, "%s:" U64 ": ", in->name, in->word_line);
	va_start(arguments, format);
	vsnprintf(in->message + used, room - used, format, arguments);
	va_end(arguments);
	return false;
}

/* Notes `expected ..., found ...`, and why that is not it, if `why` is not NULL. */
static bool reader_bad(struct reader *in, const char *why, const char *format, ...)
{
	char expected[RULES_NAME + 32], found[4 * WORD_MOST + 1] = "";
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(expected, sizeof expected, format, arguments);
	va_end(arguments);
	if (in->flaw != NULL && *in->flaw == '\0')
		return reader_note(in, "expected %s, found the end of the input", expected);
	for (const char *c = in->word; *c != '\0'; c++)
		append(found, sizeof found, *c > ' ' && *c <= '~' ? "%c" : "\\x%02X", (unsigned char)*c);
	why = in->flaw != NULL ? in->flaw : why;
	return reader_note(in, "expected %s, found '%s'%s%s%s", expected, found, why != NULL ? " (" : "",
		why != NULL ? why : "", why != NULL ? ")" : "");
}

/* Takes the next file; false if there is none, or it cannot be opened. */
static bool reader_open(struct reader *in)
{
	const char *name = *in->files;

	if (name == NULL)
		return false;
	in->files++;
	in->taken = 0;
	in->line = 1;
	in->name = strcmp(name, "-") == 0 ? "<stdin>" : name + strlen(name) - least(strlen(name), NAME_MOST);
	in->fd = strcmp(name, "-") == 0 ? STDIN_FILENO : open(name, O_RDONLY);
	if (in->fd < 0)
		snprintf(in->message, sizeof in->message, "%s: cannot open: %s", in->name, strerror(errno));
	return in->fd >= 0;
}

static void reader_close(struct reader *in)
{
	if (strcmp(in->files[-1], "-") != 0)
		close(in->fd);
	in->fd = -1;
}

/* What the count just read announces: the cards of player 1 or 2, or a deck to be dealt. */
static bool reader_cards(struct reader *in, const struct rules *rules, struct game *game, unsigned whose)
{
	static const char *const names[] = {"player 1", "player 2", "the deck"};
	uint64_t count, most = whose == 2 ? 2 * HAND_MOST : HAND_MOST;

	if (in->flaw != NULL || !parse_unsigned(in->word, rules->fewest, most, &count))
		return reader_bad(in, NULL, "the number of cards of %s (%u to " U64 ")", names[whose],
			rules->fewest, most);
	if (!(whose == 2 ? game_reserve_deck(game, rules, count) : game_reserve(game, whose, count)))
		return reader_note(in, "no memory for " U64 " cards", count);
	for (uint32_t i = 0, card; i < count; i++) {
		const char *why = NULL;

		reader_word(in);
		if (in->flaw != NULL || (why = card_parse(rules, in->word, &card)) != NULL)
			return reader_bad(in, why, "card %" PRIu32 " of " U64 " of %s", i + 1, count,
				names[whose]);
		*(whose == 2 ? game_dealt(game, rules, i) : &game->card[whose][i]) = card;
	}
	return true;
}

/* Takes the first word of what comes next, from the next file if this one has no more. */
static enum got reader_next(struct reader *in)
{
	for (;;) {
		if (in->fd < 0 && !reader_open(in))
			return *in->message == '\0' ? NO_MORE : BAD;
		reader_word(in);
		if (in->taken++ == 0 || in->flaw == NULL || *in->flaw != '\0' || *in->message != '\0')
			return GAME;
		reader_close(in);
	}
}

/* The next game.  BAD: in->message says where and why. */
static enum got reader_game(struct reader *in, const struct rules *rules, struct game *game)
{
	enum got got = reader_next(in);
	bool good;

	if (got != GAME)
		return got;
	if (rules->input == DECK) {
		good = reader_cards(in, rules, game, 2);
	} else {
		good = reader_cards(in, rules, game, 0);
		if (good) {
			reader_word(in);
			good = reader_cards(in, rules, game, 1);
		}
	}
	return good ? GAME : interrupted ? NO_MORE : BAD;
}

/* ---- The table: two rings of cards, and what a proof needs to remember ---- */

/*
 * Judges compile without optimisation; with this the rounds are as fast there (`make bench`).
 * clang has no such pragma.
 */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__) && !defined(WAR_NO_PRAGMA)
#pragma GCC push_options
#pragma GCC optimize("O2")
#define OPTIMIZED
#endif

/*
 * A hand.  Head and tail count the cards that have left and come, modulo 2^32; a card's slot is its
 * count modulo the capacity, a power of two.  Cards are conserved, so that a capacity of more than
 * twice the cards in the game leaves room for the spoils of a war while they are still in their
 * old places, and for the pair that a round writes behind the loser's last card.
 */
struct ring {
	uint32_t *card, head, tail;
};

struct table {
	const struct rules *rules;
	struct ring hand[2];
	uint32_t mask;       /* capacity - 1 */
	uint32_t cards;      /* in the game */
	uint32_t span;       /* card_span(rules) */
	uint64_t rounds, battles;
	uint32_t laid[2];    /* cards each laid last, the last of them below the head */
	uint32_t start[2];   /* heads when the round began: from there to the head is on the table */
	uint32_t *pile;      /* the cards on the table as laid, where the spoils want to know */
	uint32_t piled;
	uint32_t chains[CHAIN_MOST]; /* rounds with at least 1, 2, ... wars */
	/* The anchor: a position that may come back. */
	uint32_t *anchor;    /* player 1's cards, then player 2's */
	uint32_t anchor_size; /* of player 1's */
	uint64_t anchor_rounds;
	uint32_t *work;      /* room for as many numbers as there are cards, and two */
	size_t room;         /* cards there is room for, + 1 */
	const struct teller *teller; /* who hears of it all, or NULL */
};

/* Contracts for `make proof`, in the words of tests/proof/ring.acsl. */

/*@ requires \valid_read(ring); assigns \nothing; ensures \result == cards(ring); */
static uint32_t ring_size(const struct ring *ring)
{
	return ring->tail - ring->head;
}

/* The card at a place, 0 being the top. */
/*@ requires player < 2 && table->mask == MASK && \valid_read(table) && ring(&table->hand[player]);
    assigns \nothing; ensures \result == at(&table->hand[player], place); */
static uint32_t ring_card(const struct table *table, unsigned player, uint32_t place)
{
	const struct ring *ring = &table->hand[player];

	return ring->card[(ring->head + place) & table->mask];
}

/*@ requires mask == MASK && ring(ring) && cards(ring) <= MASK; assigns ring->tail, ring->card[0 .. MASK];
    ensures ring(ring) && cards(ring) == \old(cards(ring)) + 1 && ring->head == \old(ring->head);
    ensures at(ring, \old(cards(ring))) == card;
    ensures \forall integer i; 0 <= i < \old(cards(ring)) ==> at(ring, i) == \old(at(ring, i)); */
static void ring_put(struct ring *ring, uint32_t mask, uint32_t card)
{
	ring->card[ring->tail++ & mask] = card;
}

/* Makes room for a game of so many cards; nothing is allocated while it is played. */
static bool table_reserve(struct table *table, uint32_t cards)
{
	size_t capacity = 4, room = (size_t)cards + 1;
	uint32_t *block;

	if (room <= table->room)
		return true;
	while (capacity < 2 * room)
		capacity *= 2;
	block = malloc((2 * capacity + 2 * room + 2) * sizeof *block);
	if (block == NULL)
		return false;
	free(table->hand[0].card);
	table->hand[0].card = block;
	table->hand[1].card = block + capacity;
	table->anchor = block + 2 * capacity;
	table->work = table->pile = table->anchor + room;
	table->mask = capacity - 1;
	table->room = room;
	return true;
}

static void table_load(struct table *table, const struct rules *rules, const struct game *game)
{
	table->rules = rules;
	table->span = card_span(rules);
	table->cards = game->cards[0] + game->cards[1];
	table->rounds = table->battles = 0;
	memset(table->chains, 0, sizeof table->chains);
	for (unsigned p = 0; p < 2; p++) {
		if (game->cards[p] > 0)
			memcpy(table->hand[p].card, game->card[p], game->cards[p] * sizeof *game->card[p]);
		table->hand[p].head = 0;
		table->hand[p].tail = game->cards[p];
	}
}

/* The one door to the voices. */
static void tell(const struct table *table, enum event event);

/* ---- Rounds: battles and wars ---- */

/*
 * Plays battles until two cards are equal (true; they stay on top), a hand is empty or `most` have
 * been played.  A hand of n cards lasts n battles, so that the cards need counting only now and
 * then.  Whoever wins, both rings take the pair behind their last card, and only the winner's tail
 * moves: no jump depends on who wins, which nothing can foretell (a branch instead costs a third
 * of the speed; `make bench` prints it).
 * swap1, swap2: does player 1, 2 who has won put the other's card first?
 */
static inline bool battles_play(struct table *table, uint64_t most, uint32_t swap1, uint32_t swap2)
{
	uint32_t *card1 = table->hand[0].card, *card2 = table->hand[1].card;
	uint32_t head1 = table->hand[0].head, tail1 = table->hand[0].tail;
	uint32_t head2 = table->hand[1].head, tail2 = table->hand[1].tail;
	uint32_t mask = table->mask, span = table->span;
	uint64_t left = most;
	bool tied = false;

	while (!tied && left > 0 && head1 != tail1 && head2 != tail2) {
		uint32_t sure = least(left, least(tail1 - head1, tail2 - head2));
		uint32_t from = head1, apart = head2 - head1, end = head1 + sure;

		for (; head1 != end; head1++) {
			uint32_t a = card1[head1 & mask], b = card2[(head1 + apart) & mask];
			uint32_t won = a > b ? 2 : 0;

			if ((a ^ b) < span) {
				tied = true;
				break;
			}
			card1[(tail1 + swap1) & mask] = a;
			card1[(tail1 + 1 - swap1) & mask] = b;
			card2[(tail2 + swap2) & mask] = a;
			card2[(tail2 + 1 - swap2) & mask] = b;
			tail1 += won;
			tail2 += 2 - won;
		}
		head2 = head1 + apart;
		left -= head1 - from;
	}
	table->hand[0] = (struct ring){card1, head1, tail1};
	table->hand[1] = (struct ring){card2, head2, tail2};
	table->rounds += most - left;
	table->battles += most - left;
	return tied;
}

static bool battles(struct table *table, uint64_t most)
{
	switch (table->rules->spoils) {
	case WINNER:
		return battles_play(table, most, 0, 1);
	case LOSER:
		return battles_play(table, most, 1, 0);
	default:
		return battles_play(table, most, 0, 0);
	}
}

/* Both lay cards, player 1 first; what a player has not got is not laid. */
static void lay(struct table *table, uint32_t cards1, uint32_t cards2)
{
	table->laid[0] = cards1;
	table->laid[1] = cards2;
	for (unsigned p = 0; p < 2; p++) {
		if (table->rules->spoils == LAID)
			for (uint32_t i = 0; i < table->laid[p]; i++)
				table->pile[table->piled++] = ring_card(table, p, i);
		table->hand[p].head += table->laid[p];
	}
}

/* The card a player laid last. */
static uint32_t table_up(const struct table *table, unsigned player)
{
	return ring_card(table, player, UINT32_MAX);
}

/* The winner takes all the cards on the table, in the order of the rules. */
static void take(struct table *table, unsigned winner)
{
	unsigned first = table->rules->spoils == WINNER ? winner :
		table->rules->spoils == LOSER           ? !winner :
							  0;
	struct ring *to = &table->hand[winner];

	if (table->rules->spoils == LAID) {
		for (uint32_t i = 0; i < table->piled; i++)
			ring_put(to, table->mask, table->pile[i]);
		return;
	}
	for (unsigned n = 0; n < 2; n++) {
		const struct ring *from = &table->hand[n == 0 ? first : !first];
		uint32_t end = from->head;

		for (uint32_t i = table->start[from - table->hand]; i != end; i++)
			ring_put(to, table->mask, from->card[i & table->mask]);
	}
}

/* Is a player short, where each has to lay `need` cards?  A bit a player. */
static unsigned who_is_short(const struct table *table, uint64_t need)
{
	return (ring_size(&table->hand[0]) < need ? 1 : 0) | (ring_size(&table->hand[1]) < need ? 2 : 0);
}

/* What the rules count: rounds, turns or battles. */
static uint64_t table_count(const struct table *table)
{
	return table->rules->counts == BATTLES ? table->battles : table->rounds;
}

/*
 * Plays a whole round.  This is the rules themselves; `battles`, which is fast, only knows the
 * rounds without a war.
 */
static enum verdict round_play(struct table *table)
{
	const struct rules *rules = table->rules;
	const struct shortage *shortage = &shortages[rules->shortage];
	uint32_t a, b, chain = 0;

	table->piled = 0;
	for (unsigned p = 0; p < 2; p++)
		table->start[p] = table->hand[p].head;
	for (lay(table, 1, 1);; chain++) {
		uint32_t size[2], down[2];
		enum verdict verdict;
		unsigned who;

		a = table_up(table, 0);
		b = table_up(table, 1);
		table->battles++;
		tell(table, chain == 0 ? BATTLE : UP);
		if ((a ^ b) >= table->span)
			break;
		if (rules->counts == BATTLES && table->battles == rules->limit)
			return OFF;
		table->chains[least(chain, CHAIN_MOST - 1)]++;
		tell(table, WAR);
		for (unsigned p = 0; p < 2; p++) {
			size[p] = ring_size(&table->hand[p]);
			down[p] = least(rules->down, size[p] > shortage->up ? size[p] - shortage->up : 0);
		}
		who = who_is_short(table, shortage->all ? rules->down + shortage->up : 1);
		if (who != 0 && shortage->lays_on)
			down[0] = down[1] = least(size[0], size[1]);
		verdict = shortage->ends[who];
		if (verdict == GOING || shortage->lays_on) {
			lay(table, down[0], down[1]);
			tell(table, DOWN);
			who = who_is_short(table, 1);
			if (shortage->up == 0 || verdict != GOING)
				verdict = shortage->out[who];
		}
		if (verdict != GOING) {
			if (shortage->lays_on && verdict != DRAW)
				take(table, verdict == WIN2);
			tell(table, SHORT);
			table->rounds += rules->counts != TURNS;
			return verdict;
		}
		lay(table, who & 1 ? 0 : 1, who & 2 ? 0 : 1);
	}
	take(table, a < b);
	tell(table, TAKEN);
	table->rounds++;
	return GOING;
}

/* Is the game over before the next battle?  If not, *left is cut to the battles until the limit. */
static enum verdict table_over(const struct table *table, uint64_t *left)
{
	const struct rules *rules = table->rules;
	uint64_t limit = rules->limit != 0 ? rules->limit : UINT64_MAX, count = table_count(table);
	unsigned out = who_is_short(table, 1);

	if (rules->counts == BATTLES && count >= limit) /* the limit comes first there */
		return OFF;
	if (out != 0)
		return shortages[rules->shortage].out[out];
	if (count >= limit)
		return OFF;
	*left = least(*left, limit - count);
	return GOING;
}

/* Plays until so many rounds have been played in all, or the game is over. */
static enum verdict play_until(struct table *table, uint64_t rounds)
{
	while (table->rounds < rounds) {
		uint64_t left = rounds - table->rounds;
		enum verdict verdict = table_over(table, &left);

		if (verdict == GOING && (table->teller != NULL || battles(table, left)))
			verdict = round_play(table);
		if (verdict != GOING)
			return verdict;
	}
	return GOING;
}

/* ---- The standoff: endless games proved, not played out ---- */

/*
 * Let player 1's cards come first in the spoils whoever wins (as by owner; a battle's two cards
 * also as laid), and let both hands, of m and n cards, be even.  Number places from 0, the top.  Let
 *   H1 be player 1's cards at even places, a = m/2 of them,
 *   H2 be player 2's cards at odd places, b = n/2,
 *   L be player 2's cards at even places, then player 1's at odd places, a + b.
 *
 * Lemma 1.  If H1[0] beats L[0] and then H2[0] beats L[b], two rounds turn each ring on by one.
 *   Player 1's pair goes to places m-2 and m-1 of its hand after both rounds, the ends of H1 and L.
 *   Player 2's goes to n-2, the end of the first part of L, where L[b] was to come, and n-1, of H2.
 * Lemma 2.  While the high cards win, H1[i] and L[j] meet when the rings have turned t times with
 *   t = i mod a, t = j mod (a+b); H2[i] and L[j] with t = i mod b, t + b = j mod (a+b).  Both have a
 *   solution t if and only if i = j mod g, g = gcd(a, b), which divides a, b and a+b.
 * Theorem 1.  If in each class mod g the lowest of H1 and H2 is above the highest of L, the game is
 *   endless: nothing but rotations follows, and a position comes back when each ring does.
 * Lemma 3.  If the lowest of H1 and H2 has the rank v of the highest of L, this goes on up to the
 *   first meeting of two cards of rank v: the rings are turned there at once.
 * Lemma 4.  Let the spoils be by owner and the number of cards face down odd.  The card that decides
 *   a war, or ties again, lies an even number of places on: H meets L and wins if it can, and each
 *   player has laid an odd number k of cards.  Of the spoils, player 1's k begin at an even place of
 *   the hand, with a card of H, if player 1 wins, and of L if player 2 does; player 2's k begin at a
 *   place of the other parity, with the other kind.  So the cards of H and of L stay what they are,
 *   with other m and n, until a player is out of cards or short, which ends the game (but for `last`).
 * Theorem 2.  What follows depends on m, n and on where cards above, of and below rank v lie, since
 *   only cards of rank v can tie.  So if these come back, the game is endless.
 *
 * All of it is checked against games played out (`make test`, `make standoff`, `make small`).
 */
struct standoff {
	uint32_t size[2]; /* m and n */
	uint32_t highs, count; /* cards of rank v: of H, which are first, and in all */
	struct spot {
		uint32_t player, place;
	} spot[SPOTS];
};

/* Lemma 1 needs no more, ... */
static bool standoff_allowed(const struct rules *rules)
{
	return rules->endless == PROVED && (rules->spoils == OWNER || rules->spoils == LAID);
}

/* ... lemma 4 does. */
static bool standoff_lasts(const struct rules *rules)
{
	return rules->spoils == OWNER && rules->down % 2 == 1 && rules->shortage != SHORT_LAST;
}

/* The greatest common divisor; a times *factor is it modulo b (Euclid). */
static int64_t greatest_divisor(int64_t a, int64_t b, int64_t *factor)
{
	int64_t u = 0, v = 1;

	while (a != 0) {
		int64_t q = b / a, rest = b % a, w = u - q * v;

		b = a;
		a = rest;
		u = v;
		v = w;
	}
	*factor = u;
	return b;
}

/* The card in H, which is H1 and behind it H2, or in L. */
static inline uint32_t high_card(const struct table *table, const struct standoff *s, uint32_t i)
{
	return 2 * i < s->size[0] ? ring_card(table, 0, 2 * i) : ring_card(table, 1, 2 * i - s->size[0] + 1);
}

static inline uint32_t low_card(const struct table *table, const struct standoff *s, uint32_t i)
{
	return 2 * i < s->size[1] ? ring_card(table, 1, 2 * i) : ring_card(table, 0, 2 * i - s->size[1] + 1);
}

/* Do the next battles alternate, as far as nothing comes back?  Here most positions fail. */
static bool standoff_begins(const struct table *table)
{
	uint32_t m = ring_size(&table->hand[0]), n = ring_size(&table->hand[1]);

	if (m == 0 || n == 0 || (m | n) % 2 != 0)
		return false;
	for (uint32_t i = 0; i < m && i < n; i++) {
		uint32_t a = ring_card(table, 0, i), b = ring_card(table, 1, i);

		if ((a ^ b) >= table->span && (i % 2 == 0) != (a > b))
			return false;
	}
	return true;
}

/* Theorem 1: the game is endless, and the position comes back. */
static bool standoff_endless(const struct table *table, struct standoff *s)
{
	uint32_t *low = table->work, *high, g, class = 0;
	int64_t unused;

	if (!standoff_begins(table))
		return false;
	*s = (struct standoff){.size = {ring_size(&table->hand[0]), ring_size(&table->hand[1])}};
	g = greatest_divisor(s->size[0] / 2, s->size[1] / 2, &unused);
	high = low + g;
	for (uint32_t i = 0; i < table->cards / 2; i++) {
		uint32_t h = high_card(table, s, i), l = low_card(table, s, i);

		low[class] = i < g || h < low[class] ? h : low[class];
		high[class] = i < g || l > high[class] ? l : high[class];
		if (low[class] < high[class] || (low[class] ^ high[class]) < table->span)
			return false;
		class = class + 1 == g ? 0 : class + 1;
	}
	return true;
}

/*
 * Lemma 3, or theorem 1 with no class needed: is no card of L above one of H?  Then finds the cards
 * of rank v; false also if there are more than SPOTS.
 */
static bool standoff_find(const struct table *table, struct standoff *s)
{
	uint32_t lowest = UINT32_MAX, highest = 0;

	if (!standoff_begins(table))
		return false;
	for (unsigned p = 0; p < 2; p++) {
		for (uint32_t place = 0; place < ring_size(&table->hand[p]); place += 2) {
			uint32_t h = ring_card(table, p, place + p), l = ring_card(table, p, place + !p);

			lowest = h < lowest ? h : lowest;
			highest = l > highest ? l : highest;
		}
	}
	*s = (struct standoff){.size = {ring_size(&table->hand[0]), ring_size(&table->hand[1])}};
	if ((lowest ^ highest) >= table->span)
		return lowest > highest;
	for (unsigned low = 0; low < 2; low++) {
		for (unsigned p = 0; p < 2; p++) {
			for (uint32_t place = p ^ low; place < s->size[p]; place += 2) {
				if ((ring_card(table, p, place) ^ lowest) >= table->span)
					continue;
				if (s->count == SPOTS)
					return false;
				s->spot[s->count++] = (struct spot){p, place};
				s->highs += !low;
			}
		}
	}
	return true;
}

/*
 * How often the rings turn before two cards of rank v meet, by lemma 2: the least t = i + a k with
 * t = j mod (a+b), or t = i + b k with t + b = j; -1 if no two do.
 */
static int64_t standoff_turns(const struct standoff *s)
{
	int64_t a = s->size[0] / 2, b = s->size[1] / 2, inverse, best = -1;
	int64_t g = greatest_divisor(a, a + b, &inverse), rest = (a + b) / g;

	for (const struct spot *h = s->spot; h < s->spot + s->highs; h++) {
		for (const struct spot *l = s->spot + s->highs; l < s->spot + s->count; l++) {
			int64_t i = h->place / 2,
				j = l->place / 2 + (l->player == 0 ? b : 0) - (h->player == 0 ? 0 : b), t;

			if ((j - i) % g != 0)
				continue;
			/* b is -a modulo a+b, so that one inverse serves both. */
			t = (j - i) / g * (h->player == 0 ? inverse : -inverse) % rest;
			t = i + (h->player == 0 ? a : b) * (t < 0 ? t + rest : t);
			best = best < 0 || t < best ? t : best;
		}
	}
	return best;
}

/* Turns the rings t times, which are 2 t rounds. */
static void standoff_turn(struct standoff *s, int64_t t)
{
	int64_t a = s->size[0] / 2, b = s->size[1] / 2;

	for (struct spot *spot = s->spot; spot < s->spot + s->count; spot++) {
		bool high = spot < s->spot + s->highs, second = spot->player == 1;
		int64_t ring = high ? (second ? b : a) : a + b,
			i = spot->place / 2 + (high || second ? 0 : b);

		i = (i - t) % ring;
		i = i < 0 ? i + ring : i;
		if (!high)
			spot->player = i < b;
		if (!high && i >= b)
			i -= b;
		spot->place = 2 * i + (high == (spot->player == 1));
	}
}

/* Is a card of rank v there? */
static bool standoff_spot(const struct standoff *s, uint32_t player, uint32_t place)
{
	for (const struct spot *spot = s->spot; spot < s->spot + s->count; spot++)
		if (spot->player == player && spot->place == place)
			return true;
	return false;
}

/* A round in which each player lays k cards: the winner's hand gets player 1's, then player 2's. */
static void standoff_round(struct standoff *s, unsigned winner, uint32_t k)
{
	for (struct spot *spot = s->spot; spot < s->spot + s->count; spot++) {
		if (spot->place >= k) {
			spot->place -= k;
		} else {
			spot->place += s->size[winner] - k + (spot->player == 1 ? k : 0);
			spot->player = winner;
		}
	}
	s->size[winner] += k;
	s->size[!winner] -= k;
}

/* Theorem 2: the same sizes, and cards of rank v in the same places, those of H and those of L. */
static bool standoff_same(const struct standoff *s, const struct standoff *anchor)
{
	if (s->size[0] != anchor->size[0])
		return false;
	for (const struct spot *spot = s->spot; spot < s->spot + s->count; spot++)
		if (!standoff_spot(anchor, spot->player, spot->place))
			return false;
	return true; /* H and L have different places, so that these need not be told apart */
}

/* Puts a position on the table whose next round, the last, is that of the standoff: cards of rank v tie. */
static void standoff_put(const struct standoff *s, struct table *table)
{
	for (unsigned p = 0; p < 2; p++) {
		struct ring *hand = &table->hand[p];

		hand->tail = hand->head;
		for (uint32_t place = 0; place < s->size[p]; place++)
			ring_put(hand, table->mask, standoff_spot(s, p, place) ? table->span : 0);
	}
}

/*
 * Goes on from war to war: ENDLESS, or GOING where a player is out of cards or short of them, which
 * ends the game: the table then shows that.
 */
static enum verdict standoff_play(struct standoff *s, struct table *table)
{
	struct standoff anchor = *s;
	uint64_t looks = 0;

	/* Player 2 never runs out: an odd number of its cards is lost while their number is even. */
	while (s->size[0] != 0) {
		uint32_t k = 1, wars = 0, war = table->rules->down + 1;
		unsigned winner = s->size[0] % 2; /* the hands are even where player 1 wins, else odd */

		if (winner == 0) {
			int64_t turns = standoff_turns(s);

			if (turns < 0)
				return ENDLESS;
			standoff_turn(s, turns);
			table->rounds += 2 * turns;
			table->battles += 2 * turns;
			if (looks > 0 && standoff_same(s, &anchor))
				return ENDLESS;
			if ((looks & (looks + 1)) == 0)
				anchor = *s;
			looks++;
		}
		for (; standoff_spot(s, 0, k - 1) && standoff_spot(s, 1, k - 1); k += war, wars++) {
			if (least(s->size[0], s->size[1]) < k + war)
				goto over;
		}
		for (uint32_t i = 0; i < wars; i++)
			table->chains[i]++; /* of SPOTS cards at most, not CHAIN_MOST */
		table->battles += 1 + wars;
		table->rounds++;
		standoff_round(s, winner, k);
	}
over:
	standoff_put(s, table);
	return GOING;
}

/* The least divisor of n by which a ring of n cards can be turned without changing its ranks. */
static uint32_t ring_period(const uint32_t *card, uint32_t n, uint32_t span)
{
	for (uint32_t period = 1; period < n; period++) {
		uint32_t same = 0;

		if (n % period != 0)
			continue;
		while (same < n && (card[same] ^ card[(same + period) % n]) < span)
			same++;
		if (same == n)
			return period;
	}
	return n;
}

/* After how many rounds a standoff without ties comes back: when each of its rings does. */
static uint64_t standoff_period(struct table *table, const struct standoff *s)
{
	uint32_t a = s->size[0] / 2, b = s->size[1] / 2;
	const uint32_t sizes[3] = {a, b, a + b};
	int64_t turns = 1, unused;

	for (unsigned ring = 0; ring < 3; ring++) {
		int64_t period;

		for (uint32_t i = 0; i < sizes[ring]; i++)
			table->work[i] =
				ring == 2 ? low_card(table, s, i) : high_card(table, s, ring * a + i);
		period = ring_period(table->work, sizes[ring], table->span);
		turns = turns / greatest_divisor(turns, period, &unused) * period;
	}
	return 2 * turns;
}

/* ---- Endless games ---- */

/*
 * Positions are looked at every LOOK rounds, for standoffs every STANDOFF_LOOKS looks: rarer finds
 * later, more often costs more (measured with random deals of 52 cards).  As looking takes a time
 * in proportion to the cards, so, for more of them, do the rounds between looks.
 */
enum { LOOK = 16, STANDOFF_LOOKS = 4, FIRST_ANCHOR = 8 };

/* Remembers the position. */
static void anchor_drop(struct table *table)
{
	uint32_t size = ring_size(&table->hand[0]);

	for (uint32_t i = 0; i < table->cards; i++)
		table->anchor[i] = i < size ? ring_card(table, 0, i) : ring_card(table, 1, i - size);
	table->anchor_size = size;
	table->anchor_rounds = table->rounds;
}

/* Is it back: as many cards, and the same ranks? */
static bool anchor_back(const struct table *table)
{
	uint32_t size = ring_size(&table->hand[0]), i = 0;

	if (size != table->anchor_size)
		return false;
	while (i < size && (ring_card(table, 0, i) ^ table->anchor[i]) < table->span)
		i++;
	while (i >= size && i < table->cards &&
		(ring_card(table, 1, i - size) ^ table->anchor[i]) < table->span)
		i++;
	return i == table->cards;
}

/*
 * Plays to the end, or until the game is proved endless; GOING if it was interrupted.  The proof is
 * a standoff, or a position that comes back to an anchor, which is dropped anew at the 8th,
 * 16th, 32nd, ... look (Brent 1980).  What happens between two looks depends on nothing but the
 * position (and whether the last look saw as many cards), so that every endless game is found.
 * allowed: proofs by standoff are; *standoff: theorem 1 was the proof.
 */
static enum verdict play_out(struct table *table, bool allowed, struct standoff *s, bool *standoff)
{
	uint32_t size = ring_size(&table->hand[0]), last_size = size;
	uint64_t pause = LOOK;

	while (pause < table->cards / 4)
		pause *= 2;
	*standoff = false;
	for (uint64_t looks = 1;; looks++) {
		enum verdict verdict = play_until(table, table->rounds + pause + size % 2);

		if (verdict != GOING || interrupted)
			return verdict;
		if (table->rules->limit != 0)
			continue;
		size = ring_size(&table->hand[0]);
		if (allowed && looks % STANDOFF_LOOKS == 0) {
			if (size == last_size && standoff_find(table, s) &&
				(s->count == 0 || standoff_lasts(table->rules)) &&
				standoff_play(s, table) == ENDLESS) {
				*standoff = standoff_endless(table, s);
				return ENDLESS;
			}
			last_size = size;
		}
		if (looks > FIRST_ANCHOR && anchor_back(table))
			return ENDLESS;
		if (looks < FIRST_ANCHOR || (looks & (looks - 1)) != 0)
			continue;
		*standoff = allowed && standoff_endless(table, s);
		if (*standoff)
			return ENDLESS;
		anchor_drop(table);
	}
}

/* The position after so many rounds, from the deal. */
static void play_to(struct table *table, const struct game *game, uint64_t rounds)
{
	table_load(table, table->rules, game);
	play_until(table, rounds);
}

/* Does the position after so many rounds come back?  If so, all later ones do. */
static bool comes_back(struct table *table, const struct game *game, uint64_t rounds, uint64_t period,
	bool standoff)
{
	struct standoff s;
	uint32_t size;

	play_to(table, game, rounds);
	if (!standoff) {
		anchor_drop(table);
		play_until(table, rounds + period);
		return anchor_back(table);
	}
	/* A standoff is never entered but from itself by the loss of a battle each in turn. */
	size = ring_size(&table->hand[0]);
	if (size % 2 != 0) {
		play_until(table, rounds + 1);
		if (ring_size(&table->hand[0]) + 1 != size)
			return false;
	}
	return standoff_endless(table, &s);
}

struct outcome {
	enum verdict verdict;
	uint64_t count;         /* rounds, turns or battles: what the rules count */
	uint64_t start, period; /* of an endless game: after `start` rounds it repeats every `period` */
};

/*
 * Finds the least start and period of an endless game.  A standoff tells its period.  Otherwise the
 * game is played until a position has come back to the anchor at a look, and then until the next
 * comes back at all.  Then the start is found by halves, from the deal each time.
 */
static void loop_measure(struct table *table, const struct game *game, struct standoff *s, bool standoff,
	struct outcome *outcome)
{
	uint64_t low = 0, high = table->rounds, back, period;

	if (standoff) {
		period = standoff_period(table, s);
	} else {
		play_to(table, game, 0);
		play_out(table, false, s, &standoff);
		high = table->anchor_rounds;
		back = table->rounds;
		do
			play_until(table, table->rounds + 1);
		while (!anchor_back(table));
		period = table->rounds - back;
	}
	while (low < high) {
		uint64_t middle = low + (high - low) / 2;

		if (comes_back(table, game, middle, period, standoff))
			high = middle;
		else
			low = middle + 1;
	}
	outcome->start = low;
	outcome->period = period;
}

/* Plays the game; `measured`: of an endless one the start and the period are asked for. */
static struct outcome play(struct table *table, const struct rules *rules, const struct game *game,
	bool measured)
{
	struct outcome outcome = {0};
	struct standoff s = {0};
	bool standoff;

	table_load(table, rules, game);
	outcome.verdict = play_out(table, standoff_allowed(rules), &s, &standoff);
	outcome.count = table_count(table);
	if (outcome.verdict == ENDLESS && measured)
		loop_measure(table, game, &s, standoff, &outcome);
	return outcome;
}

#ifdef OPTIMIZED
#pragma GCC pop_options
#endif

/* ---- Voices: how each book tells a game ---- */

struct teller {
	struct text *text;
	const struct rules *rules;
	const struct game *game;
	struct outcome outcome; /* known before the telling begins */
};

static void tell(const struct table *table, enum event event)
{
	if (table->teller != NULL)
		table->teller->rules->voice(table->teller, table, event);
}

static void answer_print(struct text *text, const struct rules *rules, const struct outcome *outcome)
{
	bool loop = outcome->verdict == ENDLESS;

	text_print(text, rules->answers[outcome->verdict], loop ? outcome->start : outcome->count,
		outcome->period);
	text_print(text, "\n");
}

static void cards_print(const struct teller *to, const struct table *table, unsigned player, uint32_t from,
	uint32_t cards)
{
	for (uint32_t i = 0; i < cards; i++) {
		text_print(to->text, " ");
		card_print(to->text, to->rules, 0, table->hand[player].card[(from + i) & table->mask]);
	}
}

/* The voice of codingame and umass, for somebody who looks where another program goes wrong. */
static void tell_plain(const struct teller *to, const struct table *table, enum event event)
{
	struct text *text = to->text;
	const char *unit = unit_names[to->rules->counts];
	uint32_t a = table_up(table, 0), b = table_up(table, 1), taken;
	unsigned winner = a < b;
	bool by_battle = to->rules->counts == BATTLES;

	switch (event) {
	case BATTLE:
	case UP:
		if (event == BATTLE || by_battle)
			text_print(text, "%s%s " U64 ": ", event == BATTLE ? "\n" : "  ", unit,
				by_battle ? table->battles : table->rounds + 1);
		else
			text_print(text, "  up: ");
		card_print(text, to->rules, 0, a);
		text_print(text, (a ^ b) < table->span ? " = " : winner == 0 ? " > " : " < ");
		card_print(text, to->rules, 0, b);
		break;
	case WAR:
		text_print(text, ", war\n");
		break;
	case DOWN:
		if ((table->laid[0] | table->laid[1]) == 0)
			break;
		text_print(text, "  down:");
		cards_print(to, table, 0, table->hand[0].head - table->laid[0], table->laid[0]);
		text_print(text, " |");
		cards_print(to, table, 1, table->hand[1].head - table->laid[1], table->laid[1]);
		text_print(text, "\n");
		break;
	case SHORT:
		text_print(text,
			"  too few cards for a war: player 1 has %" PRIu32 ", player 2 has %" PRIu32 "\n",
			ring_size(&table->hand[0]), ring_size(&table->hand[1]));
		break;
	case TAKEN:
		taken = table->hand[0].head - table->start[0] + table->hand[1].head - table->start[1];
		text_print(text, ", player %u takes", winner + 1);
		cards_print(to, table, winner, table->hand[winner].tail - taken, taken);
		text_print(text, "\n");
		/* fall through */
	case DEALT:
		for (unsigned p = 0; p < 2; p++) {
			const struct ring *hand = &table->hand[p];

			text_print(text, "player %u has %" PRIu32 ":", p + 1, ring_size(hand));
			cards_print(to, table, p, hand->head, ring_size(hand));
			text_print(text, "\n");
		}
		break;
	default: /* OVER */
		text_print(text, "\n");
		if (to->outcome.verdict == ENDLESS)
			text_print(text,
				"the position after " U64 " rounds comes back every " U64 " rounds\n",
				to->outcome.start, to->outcome.period);
		if (to->outcome.verdict == OFF)
			text_print(text, "%scalled off after %s " U64 "\n", /* a tie left a line open */
				(a ^ b) < table->span ? "\n" : "", unit, to->outcome.count);
		answer_print(text, to->rules, &to->outcome);
	}
}

static void tell_csharp(const struct teller *to, const struct table *table, enum event event)
{
	static const char *const names[] = {"Alice", "Bob"};
	const struct outcome *outcome = &to->outcome;
	unsigned winner = event == OVER ? outcome->verdict == WIN2 : table_up(table, 0) < table_up(table, 1);
	struct text *text = to->text;

	switch (event) {
	case BATTLE:
	case UP:
		for (unsigned p = 0; p < 2; p++) {
			text_print(text, p == 0 ? "%s plays " : ", %s plays ", names[p]);
			card_print(text, to->rules, 0, table_up(table, p));
		}
		text_print(text, "\n");
		break;
	case WAR:
		text_print(text, "WAR!\n");
		break;
	case TAKEN:
		text_print(text, "%s takes the hand!\n", names[winner]);
		break;
	case OVER:
		if (outcome->verdict == ENDLESS)
			text_print(text,
				"Infinite game!  After turn " U64 " it repeats every " U64 " turns.\n",
				outcome->start, outcome->period);
		else if (outcome->verdict == OFF)
			text_print(text, "Infinite game!  Let's call the whole thing off.\n");
		else if (outcome->verdict == DRAW)
			text_print(text, "Alice and Bob are out of cards!  Nobody WINS!\n");
		else
			text_print(text, "%s is out of cards!  %s WINS!\n", names[!winner], names[winner]);
		break;
	default:
		break;
	}
}

/* Thirteen cards a line, and an end of line after them all. */
static void utexas_cards(const struct teller *to, const uint32_t *card, uint32_t mask, uint32_t from,
	uint32_t cards)
{
	for (uint32_t i = 0; i < cards; i++) {
		card_print(to->text, to->rules, 4, card[(from + i) & mask]);
		if (i % 13 == 12)
			text_print(to->text, "\n");
	}
	text_print(to->text, "\n");
}

static void utexas_hands(const struct teller *to, const struct table *table, const char *title)
{
	text_print(to->text, "%s hands:\n", title);
	for (unsigned p = 0; p < 2; p++) {
		text_print(to->text, "%sPlayer %u:\n", p == 0 ? "" : "\n", p + 1);
		utexas_cards(to, table->hand[p].card, table->mask, table->hand[p].head,
			ring_size(&table->hand[p]));
	}
}

static void utexas_decks(const struct teller *to)
{
	uint32_t deck[DECK_MOST], cards = to->game->cards[0] + to->game->cards[1];

	deck_new(to->rules, deck);
	text_print(to->text, "Initial deck:\n");
	utexas_cards(to, deck, UINT32_MAX, 0, cards);
	for (uint32_t i = 0; i < cards; i++)
		deck[i] = *game_dealt(to->game, to->rules, i);
	text_print(to->text, "Shuffled deck:\n");
	utexas_cards(to, deck, UINT32_MAX, 0, cards);
	text_print(to->text, "\n\n");
}

/* Two cards and what is between them; before them, what happened. */
static void utexas_pair(const struct teller *to, const struct table *table, unsigned first, const char *sign)
{
	card_print(to->text, to->rules, 4, table_up(table, first));
	text_print(to->text, " %s", sign);
	card_print(to->text, to->rules, 4, table_up(table, !first));
	text_print(to->text, "\n");
}

static void utexas_put(const struct teller *to, const struct table *table, uint32_t cards, const char *how)
{
	for (uint32_t i = 0; i < cards; i++) {
		for (unsigned p = 0; p < 2; p++) {
			uint32_t laid = table->laid[p], slot = table->hand[p].head - laid + i;

			if (i >= laid)
				continue;
			text_print(to->text, "Player %u puts", p + 1);
			card_print(to->text, to->rules, 4, table->hand[p].card[slot & table->mask]);
			text_print(to->text, " face %s\n", how);
		}
	}
}

static void tell_utexas(const struct teller *to, const struct table *table, enum event event)
{
	static const char *const ends[VERDICTS] = {[WIN1] = "Player 1 wins!",
		[WIN2] = "Player 2 wins!",
		[DRAW] = "It is a draw!",
		[OFF] = "It is called off!",
		[ENDLESS] = "It never ends: the hands after round " U64 " come back every " U64 " rounds!"};
	unsigned winner = table_up(table, 0) < table_up(table, 1);
	struct text *text = to->text;

	switch (event) {
	case DEALT:
		if (to->game->shuffled)
			utexas_decks(to);
		utexas_hands(to, table, "Initial");
		text_print(text, "\n\n");
		break;
	case BATTLE:
		text_print(text, "ROUND " U64 ":\n", table->rounds + 1);
		for (unsigned p = 0; p < 2; p++) {
			text_print(text, "Player %u plays:", p + 1);
			card_print(text, to->rules, 4, table_up(table, p));
			text_print(text, "\n");
		}
		text_print(text, "\n");
		break;
	case WAR:
		text_print(text, "War starts:");
		utexas_pair(to, table, 0, "=");
		break;
	case DOWN:
		utexas_put(to, table, table->laid[table->laid[0] < table->laid[1]], "down");
		break;
	case UP:
		utexas_put(to, table, 1, "up");
		text_print(text, "\n");
		break;
	case SHORT:
	case TAKEN:
		if (event == SHORT) {
			text_print(text, "\nNot enough cards for the war in round " U64 "\n",
				table->rounds + 1);
		} else {
			text_print(text, "Player %u wins round " U64 ":", winner + 1, table->rounds + 1);
			utexas_pair(to, table, winner, ">");
		}
		for (unsigned p = 0; p < 2; p++) {
			uint32_t size = ring_size(&table->hand[p]);

			text_print(text, "%sPlayer %u now has %" PRIu32 " card(s) in hand:\n",
				p == 0 ? "\n" : "", p + 1, size);
			utexas_cards(to, table->hand[p].card, table->mask, table->hand[p].head, size);
		}
		text_print(text, "\n\n");
		break;
	default: /* OVER */
		text_print(text, "Game over.  ");
		text_print(text, ends[to->outcome.verdict], to->outcome.start, to->outcome.period);
		text_print(text, "\n\n\n");
		utexas_hands(to, table, "Final");
	}
}

/* ---- Tally: what is counted of many games ---- */

/*
 * Everything that is added up is a cell of one array, of a kind and a value.  Lengths are counted
 * exactly below 2^16, above in 1,024 steps a doubling, from 2^32 on as 2^32 - 1: so there is a
 * fixed number of cells.  Games, sum, shortest and longest are exact for all.
 */
enum { EXACT_BITS = 16, STEP_BITS = 10, LENGTHS = (1 << EXACT_BITS) + (16 << STEP_BITS) };
enum {
	VERDICT,
	CHAIN = VERDICT + VERDICTS,
	SUM = CHAIN + CHAIN_MOST,
	LENGTH_OF = SUM + 1,
	CELLS = LENGTH_OF + LENGTHS
};
#define GAMES_MOST UINT64_C(1000000000000) /* that a tally holds: then 64 bits do for what is made of it */

struct tally {
	/*
	 * Games by verdict; of the finished ones, those won by somebody or drawn, the rounds with at
	 * least 1, 2, ... wars, the sum of the lengths, and the games by length (rounds, turns, battles).
	 */
	uint64_t cell[CELLS];
	struct extreme {
		uint64_t key; /* the length, of the shortest ~length, so that it is the greatest */
		uint64_t place;
	} shortest, longest;
};

/* The cell of a length, from LENGTH_OF on. */
static uint32_t length_cell(uint64_t length)
{
	unsigned shift = 0;

	length = least(length, UINT32_MAX);
	while (length >> shift >= 1 << EXACT_BITS)
		shift++;
	if (shift == 0)
		return LENGTH_OF + (uint32_t)length;
	return LENGTH_OF + (1 << EXACT_BITS) + (shift - 1) * (1 << STEP_BITS) +
		(uint32_t)(length >> (shift + 5)) - (1 << STEP_BITS);
}

/* The least length that is counted in a cell. */
static uint64_t length_at(uint32_t cell)
{
	uint32_t index = cell - LENGTH_OF, step = index - (1 << EXACT_BITS);

	if (index < 1 << EXACT_BITS)
		return index;
	return (uint64_t)((step & ((1 << STEP_BITS) - 1)) + (1 << STEP_BITS)) << ((step >> STEP_BITS) + 6);
}

static uint64_t tally_finished(const struct tally *tally)
{
	return tally->cell[VERDICT + WIN1] + tally->cell[VERDICT + WIN2] + tally->cell[VERDICT + DRAW];
}

static uint64_t tally_games(const struct tally *tally)
{
	return tally_finished(tally) + tally->cell[VERDICT + OFF] + tally->cell[VERDICT + ENDLESS];
}

/* Keeps the greater key; of games as long the first. */
static void extreme_add(struct tally *tally, struct extreme *extreme, uint64_t key, uint64_t place)
{
	if (tally_finished(tally) == 0 || key > extreme->key ||
		(key == extreme->key && place < extreme->place))
		*extreme = (struct extreme){key, place};
}

static void tally_game(struct tally *tally, const struct table *table, const struct outcome *outcome,
	uint64_t place)
{
	if (outcome->verdict <= DRAW) {
		extreme_add(tally, &tally->shortest, ~outcome->count, place);
		extreme_add(tally, &tally->longest, outcome->count, place);
		tally->cell[SUM] += outcome->count;
		tally->cell[length_cell(outcome->count)]++;
		for (unsigned i = 0; i < CHAIN_MOST && table->chains[i] > 0; i++)
			tally->cell[CHAIN + i] += table->chains[i];
	}
	tally->cell[VERDICT + outcome->verdict]++;
}

/* Adds a part; false if a cell overflows, or there are too many games. */
static bool tally_add(struct tally *tally, const struct tally *part)
{
	if (tally_finished(part) > 0) {
		extreme_add(tally, &tally->shortest, part->shortest.key, part->shortest.place);
		extreme_add(tally, &tally->longest, part->longest.key, part->longest.place);
	}
	for (uint32_t i = 0; i < CELLS; i++) {
		if (part->cell[i] > UINT64_MAX - tally->cell[i])
			return false;
		tally->cell[i] += part->cell[i];
	}
	return tally_games(tally) <= GAMES_MOST;
}

static struct tally *tally_new(void)
{
	struct tally *tally = calloc(1, sizeof *tally);

	if (tally == NULL)
		fail(FAILED, "no memory for the statistics");
	return tally;
}

/* A run: its rules, which games were counted, in order and joined where they touch, and the tally. */
struct run {
	struct rules rules;
	bool seeds; /* places are seeds */
	struct range {
		uint64_t first, last; /* places */
	} *range;
	size_t ranges, room;
	struct tally *tally;
};

/* Notes that these games were counted; false if some of them were before. */
static bool run_add(struct run *run, uint64_t first, uint64_t last)
{
	struct range *range = run->range;
	size_t at = run->ranges, joined = 0;

	while (at > 0 && range[at - 1].first > first)
		at--;
	if ((at > 0 && range[at - 1].last >= first) || (at < run->ranges && range[at].first <= last))
		return false;
	if (run->ranges == run->room) {
		run->room = 2 * run->room + 8;
		run->range = range = realloc(range, run->room * sizeof *range);
		if (range == NULL)
			fail(FAILED, "no memory for the ranges of games");
	}
	if (at > 0 && range[at - 1].last + 1 == first) {
		first = range[--at].first;
		joined++;
	}
	if (at + joined < run->ranges && last + 1 == range[at + joined].first)
		last = range[at + joined++].last;
	memmove(range + at + 1, range + at + joined, (run->ranges - at - joined) * sizeof *range);
	range[at] = (struct range){first, last};
	run->ranges += 1 - joined;
	return true;
}

static uint64_t run_sign(const struct run *run)
{
	return run->seeds ? sign_of_seeds(&run->rules) : 0;
}

static const char *place_word(const struct run *run)
{
	return run->seeds ? "seed" : "game";
}

static const char *place_name(const struct run *run, uint64_t place, char name[22])
{
	uint64_t sign = run_sign(run);

	snprintf(name, 22, "%s" U64, place < sign ? "-" : "", place < sign ? sign - place : place - sign);
	return name;
}

/* ---- Statistics: made of integers, so that they are the same everywhere ---- */

struct wide {
	uint64_t high, low;
};

/* Adds a * b. */
static void wide_add(struct wide *wide, uint64_t a, uint64_t b)
{
	uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
	uint64_t one = a1 * b0 + (a0 * b0 >> 32), two = a0 * b1 + (uint32_t)one;
	uint64_t low = two << 32 | (uint32_t)(a0 * b0);

	wide->low += low;
	wide->high += a1 * b1 + (one >> 32) + (two >> 32) + (wide->low < low);
}

/* The quotient rounded down, or UINT64_MAX if it is more; `by` is at most 2^63. */
static uint64_t wide_divide(struct wide wide, uint64_t by)
{
	if (wide.high >= by)
		return UINT64_MAX;
	for (unsigned bit = 0; bit < 64; bit++) {
		wide.high = wide.high << 1 | wide.low >> 63;
		wide.low <<= 1;
		if (wide.high >= by) {
			wide.high -= by;
			wide.low |= 1;
		}
	}
	return wide.low;
}

/* a * b / c, rounded down */
static uint64_t scale(uint64_t a, uint64_t b, uint64_t c)
{
	struct wide wide = {0, 0};

	wide_add(&wide, a, b);
	return wide_divide(wide, c);
}

static uint64_t square_root(uint64_t x)
{
	uint64_t root = 0;

	for (uint64_t bit = (uint64_t)1 << 31; bit > 0; bit >>= 1)
		if ((root | bit) * (root | bit) <= x)
			root |= bit;
	return root;
}

/*
 * Prints a share of the games in thousandths of a per cent, with Wilson's interval of 95 %, z = 1.96:
 * (2k + z^2 -+ z sqrt(z^2 + 4k(n-k)/n)) / (2n + 2z^2), the root times 1,000, the rest times 10,000.
 * What is rounded is less than what is left to 0 and 100 %.
 */
static void share_print(struct text *text, const char *what, uint64_t k, uint64_t n)
{
	uint64_t root = square_root(3841600 + scale(k, (n - k) * 4000000, n));
	uint64_t middle = 20000 * k + 38416, half = (19600 * root + 500) / 1000, whole = 20000 * n + 76832;
	uint64_t shares[3] = {scale(k, 100000, n), scale(middle - half, 100000, whole),
		scale(middle + half, 100000, whole)};

	text_print(text, "%-14s %15" PRIu64, what, k);
	for (unsigned i = 0; i < 3; i++)
		text_print(text, "%s%3" PRIu64 ".%03" PRIu64, i == 2 ? " .. " : "   ", shares[i] / 1000,
			shares[i] % 1000);
	text_print(text, "\n");
}

/* The length that `percent` % of the finished games do not exceed. */
static uint64_t percentile(const struct tally *tally, unsigned percent)
{
	uint64_t rank = scale(tally_finished(tally), percent, 100), seen = 0;
	uint32_t i = LENGTH_OF;

	rank += scale(rank, 100, percent) < tally_finished(tally); /* rounded up */
	while ((seen += tally->cell[i]) < rank)
		i++;
	return length_at(i);
}

/* The standard deviation, times 100: from the distances to m, the mean rounded down. */
static uint64_t deviation(const struct tally *tally)
{
	uint64_t n = tally_finished(tally), m = tally->cell[SUM] / n,
		 rest = scale(tally->cell[SUM] % n, 1000000, n), variance;
	struct wide squares = {0, 0}, times = {0, 0};

	for (uint32_t i = LENGTH_OF; i < CELLS; i++) {
		uint64_t length = length_at(i), apart = length > m ? length - m : m - length;

		wide_add(&squares, tally->cell[i], least(apart, UINT32_MAX) * least(apart, UINT32_MAX));
	}
	times.high = squares.high * 10000;
	wide_add(&times, squares.low, 10000);
	variance = wide_divide(times, n);
	if (variance == UINT64_MAX)
		return 100 * square_root(wide_divide(squares, n));
	return square_root(variance - least(variance, rest * rest / 100000000));
}

/* Columns of the terminal, or of COLUMNS, or 80. */
static unsigned terminal_width(void)
{
	const char *columns = getenv("COLUMNS");
	struct winsize size;
	uint64_t width;

	if (columns != NULL && parse_unsigned(columns, 40, 1000, &width))
		return (unsigned)width;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40)
		return size.ws_col;
	return 80;
}

/* Draws how often which lengths came, in at most 20 steps of 1, 2 or 5 times a power of ten and a rest. */
static void histogram_print(struct text *text, const struct tally *tally, const char *unit)
{
	uint64_t step = 1, bars[21] = {0}, most = 0, last = percentile(tally, 99);
	unsigned width = terminal_width() - 36, rows = 0;

	for (unsigned digit = 1; last / step >= 20; digit = digit == 5 ? 1 : digit == 2 ? 5 : 2)
		step = digit == 2 ? step / 2 * 5 : step * 2;
	for (uint32_t i = LENGTH_OF; i < CELLS; i++) {
		uint64_t row = least(length_at(i) / step, 20);

		bars[row] += tally->cell[i];
		rows = tally->cell[i] > 0 ? row + 1 : rows;
	}
	for (unsigned row = 0; row < rows; row++)
		most = bars[row] > most ? bars[row] : most;
	text_print(text, "\n%15ss %15s\n", unit, "games");
	for (unsigned row = 0; row < rows; row++) {
		uint64_t from = row * step;
		unsigned bar = scale(bars[row], width, most);

		if (row == 20)
			text_print(text, "%7" PRIu64 " or more ", from);
		else
			text_print(text, "%7" PRIu64 " .. %5" PRIu64 " ", from, from + step - 1);
		text_print(text, "%15" PRIu64 "%s", bars[row], bar > 0 ? "  " : bars[row] > 0 ? "  ." : "");
		while (bar-- > 0)
			text_print(text, "#");
		text_print(text, "\n");
	}
}

static void stats_print(struct text *text, const struct run *run)
{
	static const char *const verdicts[VERDICTS] = {[WIN1] = "player 1 wins",
		[WIN2] = "player 2 wins",
		[DRAW] = "draw",
		[OFF] = "called off",
		[ENDLESS] = "endless"};
	const char *unit = unit_names[run->rules.counts], *place = place_word(run);
	const struct tally *tally = run->tally;
	uint64_t games = tally_games(tally), finished = tally_finished(tally), value, wars = 0;
	char name[RULES_NAME];

	rules_name(&run->rules, name);
	text_print(text, "%s\n%ss ", name, place);
	for (const struct range *range = run->range; range < run->range + run->ranges; range++) {
		text_print(text, "%s%s", range > run->range ? ", " : "", place_name(run, range->first, name));
		if (range->last > range->first)
			text_print(text, "..%s", place_name(run, range->last, name));
	}
	text_print(text, "\n\n%-14s %15s %9s   %s\n", "", "games", "%", "95 % interval");
	for (unsigned v = WIN1; v < VERDICTS && games > 0; v++)
		share_print(text, verdicts[v], tally->cell[VERDICT + v], games);
	text_print(text, "%-14s %15" PRIu64 "\n", "all", games);
	if (finished == 0)
		return;
	value = scale(tally->cell[SUM], 1000, finished);
	text_print(text, "\n%ss of the " U64 " games won or drawn\n", unit, finished);
	text_print(text, "mean " U64 ".%03" PRIu64, value / 1000, value % 1000);
	value = deviation(tally);
	text_print(text, ", standard deviation " U64 ".%02" PRIu64 "\n", value / 100, value % 100);
	text_print(text, "median " U64 ", 95 %% within " U64 ", 99 %% within " U64 "\n",
		percentile(tally, 50), percentile(tally, 95), percentile(tally, 99));
	text_print(text, "shortest " U64 " (%s %s)", ~tally->shortest.key, place,
		place_name(run, tally->shortest.place, name));
	text_print(text, ", longest " U64 " (%s %s)\n", tally->longest.key, place,
		place_name(run, tally->longest.place, name));
	for (unsigned i = 0; i < CHAIN_MOST; i++)
		wars += tally->cell[CHAIN + i];
	value = scale(wars, 1000, finished);
	text_print(text, "wars " U64 ".%03" PRIu64 " a game; rounds with", value / 1000, value % 1000);
	for (unsigned i = 0; i < CHAIN_MOST && (i == 0 || tally->cell[CHAIN + i] > 0); i++)
		text_print(text, "%s %u: " U64, i == 0 ? "" : ",", i + 1,
			tally->cell[CHAIN + i] - (i + 1 < CHAIN_MOST ? tally->cell[CHAIN + i + 1] : 0));
	text_print(text, "\n");
	histogram_print(text, tally, unit);
}

/* ---- Counts: the same as rows of integers, to be added up ---- */

/*
 * A header, the rules and then the names of the columns, the last of them "seed" or "game"; then a
 * row for each range of games, for each cell that is not 0, ..., in the order of kind and value.
 */
enum kind {
	KIND_RANGE,    /* `count` games, from `place` on */
	KIND_VERDICT,  /* `count` games of verdict `value`: 1, 2 won, 3 drawn, 4 called off, 5 endless */
	KIND_CHAIN,    /* `count` rounds with at least `value` wars */
	KIND_SUM,      /* `count` rounds in all */
	KIND_LENGTH,   /* `count` games of `value` rounds */
	KIND_SHORTEST, /* the game of `place` has `value` rounds */
	KIND_LONGEST,
	KIND_END,      /* `count` rows came before */
	KINDS,
};

/* The cells of a kind, and the value of the first. */
static const struct {
	uint32_t from, to, value;
} cells[KINDS] = {
	[KIND_VERDICT] = {VERDICT + WIN1, VERDICT + VERDICTS, WIN1},
	[KIND_CHAIN] = {CHAIN, CHAIN + CHAIN_MOST, 1},
	[KIND_SUM] = {SUM, SUM + 1, 0},
	[KIND_LENGTH] = {LENGTH_OF, CELLS, 0},
};

/* place: where the kind has none, the one named 0 */
static uint64_t row_print(struct text *text, const struct run *run, enum kind kind, uint64_t value,
	uint64_t count, uint64_t place)
{
	char name[22];

	if (count == 0)
		return 0;
	text_print(text, "%d\t" U64 "\t" U64 "\t%s\n", kind, value, count, place_name(run, place, name));
	return 1;
}

static void counts_print(struct text *text, const struct run *run)
{
	const struct tally *tally = run->tally;
	uint64_t rows = 0, none = run_sign(run), finished = tally_finished(tally);
	char name[RULES_NAME];

	rules_name(&run->rules, name);
	text_print(text, "%s\tkind\tvalue\tcount\t%s\n", name, place_word(run));
	for (const struct range *range = run->range; range < run->range + run->ranges; range++)
		rows += row_print(text, run, KIND_RANGE, 0, range->last - range->first + 1, range->first);
	for (enum kind kind = KIND_VERDICT; kind <= KIND_LENGTH; kind++) {
		for (uint32_t i = cells[kind].from; i < cells[kind].to; i++) {
			uint64_t value =
				kind == KIND_LENGTH ? length_at(i) : i - cells[kind].from + cells[kind].value;

			rows += row_print(text, run, kind, value, tally->cell[i], none);
		}
	}
	rows += row_print(text, run, KIND_SHORTEST, ~tally->shortest.key, finished > 0,
		tally->shortest.place);
	rows += row_print(text, run, KIND_LONGEST, tally->longest.key, finished > 0, tally->longest.place);
	row_print(text, run, KIND_END, 0, rows, none);
}

/* The next word, on the same line as the one before unless it is the `first`; false if it is not there. */
static bool row_word(struct reader *in, bool first)
{
	uint64_t line = in->word_line;

	reader_word(in);
	return in->flaw == NULL && (first || in->word_line == line);
}

struct row {
	uint64_t kind, value, count, place;
};

static bool row_read(struct reader *in, const struct run *run, struct row *row)
{
	uint64_t sign = run_sign(run);
	int64_t seed;

	if (!row_word(in, true) || !parse_unsigned(in->word, 0, KIND_END, &row->kind) ||
		!row_word(in, false) || !parse_unsigned(in->word, 0, UINT64_MAX, &row->value) ||
		!row_word(in, false) || !parse_unsigned(in->word, 1, UINT64_MAX, &row->count) ||
		!row_word(in, false))
		return false;
	if (sign == 0)
		return parse_unsigned(in->word, 0, UINT64_MAX, &row->place);
	if (!parse_signed(in->word, INT64_MIN, INT64_MAX, &seed))
		return false;
	row->place = seed + sign;
	return true;
}

/* Takes a row into the part; false if there is no such row. */
static bool row_take(struct tally *part, const struct row *row)
{
	uint32_t first = cells[row->kind].from;

	if ((row->kind == KIND_VERDICT || row->kind == KIND_LENGTH) && row->count > GAMES_MOST)
		return false;
	if (row->kind == KIND_SHORTEST)
		part->shortest = (struct extreme){~row->value, row->place};
	if (row->kind == KIND_LONGEST)
		part->longest = (struct extreme){row->value, row->place};
	if (row->kind == KIND_SHORTEST || row->kind == KIND_LONGEST)
		return row->count == 1;
	if (row->kind == KIND_LENGTH) {
		part->cell[length_cell(row->value)] = row->count;
		return length_at(length_cell(row->value)) == row->value;
	}
	if (row->value < cells[row->kind].value ||
		row->value - cells[row->kind].value >= cells[row->kind].to - first)
		return false;
	part->cell[first + row->value - cells[row->kind].value] = row->count;
	return true;
}

/* Do the numbers of a part of so many games agree with each other? */
static bool part_agrees(const struct tally *part, uint64_t games)
{
	struct wide low = {0, 0}, high = {0, 0};
	uint32_t first = 0, last = 0;
	uint64_t lengths = 0;

	for (uint32_t i = LENGTH_OF; i < CELLS; i++) {
		if (part->cell[i] == 0)
			continue;
		first = lengths == 0 ? i : first;
		last = i;
		lengths += part->cell[i];
		wide_add(&low, part->cell[i], length_at(i));
		wide_add(&high, part->cell[i], i + 1 < CELLS ? length_at(i + 1) - 1 : UINT64_MAX);
	}
	return games > 0 && tally_games(part) == games && tally_finished(part) == lengths && low.high == 0 &&
		low.low <= part->cell[SUM] && (high.high > 0 || high.low >= part->cell[SUM]) &&
		(lengths == 0 ||
			(length_cell(~part->shortest.key) == first &&
				length_cell(part->longest.key) == last));
}

/* The first words of a part.  The run takes the rules of the first; the others must have the same. */
static bool part_header(struct reader *in, struct run *run, bool first)
{
	static const char *const columns[] = {"kind", "value", "count", "seed"};
	char name[RULES_NAME], given[RULES_NAME], message[sizeof in->message] = "";

	snprintf(given, sizeof given, "%s", in->word);
	if (in->flaw != NULL || (first && !rules_parse(&run->rules, in->word, message, sizeof message)))
		return reader_bad(in, message, "the rules of counts");
	rules_name(&run->rules, name);
	if (strcmp(name, given) != 0) {
		snprintf(in->word, sizeof in->word, "%s", given);
		return reader_bad(in, NULL, "counts of '%s'", name);
	}
	for (unsigned i = 0; i < LENGTH(columns); i++) {
		bool there = row_word(in, false), game = i == 3 && strcmp(in->word, "game") == 0;

		if (i == 3 && first)
			run->seeds = !game;
		if (!there || (strcmp(in->word, columns[i]) != 0 && !game) || (i == 3 && run->seeds == game))
			return reader_bad(in, NULL, "the column '%s' on the line of the rules",
				i == 3 ? place_word(run) : columns[i]);
	}
	return true;
}

/* Adds up a part: its rows, up to the last. */
static bool part_merge(struct reader *in, struct run *run, struct tally *part)
{
	uint64_t games = 0, offset = run->seeds ? 0 : tally_games(run->tally);
	struct row row, last = {0, 0, 0, 0};

	memset(part, 0, sizeof *part);
	for (uint64_t rows = 0;; rows++, last = row) {
		if (!row_read(in, run, &row))
			return reader_bad(in, NULL, "kind, value, count and %s, four integers on a line",
				place_word(run));
		if (row.kind != KIND_RANGE &&
			(row.kind < last.kind || (row.kind == last.kind && row.value <= last.value)))
			return reader_note(in, "the rows are not in the order of kind and value");
		row.place += offset;
		if (row.kind == KIND_END && (row.count != rows || !part_agrees(part, games)))
			return reader_note(in,
				"the counts do not agree with each other: something is damaged");
		if (row.kind == KIND_END && tally_add(run->tally, part))
			return true;
		if (row.kind == KIND_END)
			return reader_note(in, "a count overflows");
		if (row.kind != KIND_RANGE) {
			if (!row_take(part, &row))
				return reader_note(in, "there is no such row of kind " U64, row.kind);
			continue;
		}
		games += least(row.count, GAMES_MOST + 1);
		if (games > GAMES_MOST || row.place > UINT64_MAX - (row.count - 1))
			return reader_note(in, "a count overflows");
		if (!run_add(run, row.place, row.place + (row.count - 1)))
			return reader_note(in, "these %ss have been counted before", place_word(run));
	}
}

/* Adds up all that the reader brings, and tells of holes in the seeds. */
static void merge(struct reader *in, struct run *run)
{
	struct tally *part = tally_new();
	bool first = true;
	enum got got;

	run->tally = tally_new();
	while ((got = reader_next(in)) == GAME && part_header(in, run, first) && part_merge(in, run, part))
		first = false;
	if (got != NO_MORE)
		fail(FAILED, "%s", in->message);
	free(part);
	for (size_t i = 1; run->seeds && i < run->ranges; i++) {
		char from[22], to[22];

		fprintf(stderr, "war: no counts of seeds %s..%s\n",
			place_name(run, run->range[i - 1].last + 1, from),
			place_name(run, run->range[i].first - 1, to));
	}
}

/* ---- Work: games come from files or seeds, jobs play them, in batches ---- */

enum report { ANSWER, TRACE, DEAL, STATS, COUNTS }; /* from STATS on of a tally */

static struct {
	struct run run;
	enum report report;
	unsigned jobs;
	pthread_mutex_t lock; /* of what follows, which hands out the games */
	struct reader *in; /* NULL: games come from seeds */
	uint64_t games, first; /* the seeds: so many from the first on; games 0: no end is known */
	uint64_t taken; /* games handed out */
	uint64_t batches, batch_size;
	/* The rest is touched by the job that has the turn only. */
	uint64_t done;
	time_t began, shown;
	bool progress;
} work = {.lock = PTHREAD_MUTEX_INITIALIZER, .first = 1};

struct job {
	struct table table;
	struct game game;
	struct tally *tally;
	pthread_t thread;
	struct text text;
	uint32_t new_deck[DECK_MOST], deck[DECK_MOST];
};

/* Tells of a failure, but after the answers of the games before it. */
static _Noreturn void job_fail(struct job *job, const char *message)
{
	text_flush(&job->text);
	fail(FAILED, "%s", message);
}

static void job_shuffle(struct job *job, uint64_t place)
{
	const struct rules *rules = &work.run.rules;
	uint32_t cards = rules->suits * rules->ranks;

	memcpy(job->deck, job->new_deck, cards * sizeof *job->deck);
	shuffles[rules->shuffle].deal(job->deck, cards, place ^ sign_of_seeds(rules));
	for (uint32_t i = 0; i < cards; i++)
		*game_dealt(&job->game, rules, i) = job->deck[i];
}

static void deal_print(struct text *text, const struct rules *rules, const struct game *game)
{
	for (unsigned p = 0; p < 2; p++) {
		text_print(text, "%" PRIu32 "\n", game->cards[p]);
		for (uint32_t i = 0; i < game->cards[p]; i++) {
			card_print(text, rules, 0, game->card[p][i]);
			text_print(text, "\n");
		}
	}
}

/* Plays the game and reports it; false if it was interrupted. */
static bool job_play(struct job *job, uint64_t place)
{
	const struct rules *rules = &work.run.rules;
	bool tallied = work.report >= STATS;
	struct teller teller = {.text = &job->text, .rules = rules, .game = &job->game};

	if (work.report == DEAL) {
		deal_print(&job->text, rules, &job->game);
		return true;
	}
	teller.outcome = play(&job->table, rules, &job->game, !tallied);
	if (teller.outcome.verdict == GOING)
		return false;
	if (tallied) {
		tally_game(job->tally, &job->table, &teller.outcome, place);
	} else if (work.report == ANSWER) {
		answer_print(&job->text, rules, &teller.outcome);
	} else {
		table_load(&job->table, rules, &job->game);
		job->table.teller = &teller;
		tell(&job->table, DEALT);
		play_until(&job->table,
			teller.outcome.verdict == ENDLESS ? teller.outcome.start + teller.outcome.period :
							    UINT64_MAX);
		tell(&job->table, OVER);
		job->table.teller = NULL;
	}
	return true;
}

/* Shows how far it is, once a second, if that takes more than two. */
static void progress_show(void)
{
	time_t now = time(NULL);
	uint64_t seconds = now - work.began;

	if (now == work.shown || seconds < 2)
		return;
	work.shown = now;
	fprintf(stderr, "\r" U64 " games, " U64 " a second", work.done, work.done / seconds);
	if (work.games > 0)
		fprintf(stderr, ", " U64 " s left", scale(work.games - work.done, seconds, work.done));
	fputs("  ", stderr);
}

/* Takes the next batch: its games are those of *places.  The lock is held. */
static enum got batch_take(struct job *job, struct range *places)
{
	uint64_t games = work.in != NULL ? 1 : least(work.batch_size, work.games - work.taken);
	bool over = interrupted || games == 0 || (work.in != NULL && *work.in->message != '\0');
	enum got got = over ? NO_MORE : GAME;

	if (work.in != NULL && got == GAME)
		got = reader_game(work.in, &work.run.rules, &job->game);
	if (got != NO_MORE)
		job->text.batch = work.batches++;
	places->first = work.first + work.taken;
	places->last = places->first + (games - 1);
	work.taken += games;
	return got;
}

static void *job_run(void *argument)
{
	struct job *job = argument;

	for (;;) {
		struct range places;
		uint64_t played = 0;
		enum got got;

		pthread_mutex_lock(&work.lock);
		got = batch_take(job, &places);
		pthread_mutex_unlock(&work.lock);
		if (got == NO_MORE)
			break;
		if (got == BAD)
			job_fail(job, work.in->message);
		if (!table_reserve(&job->table, job->game.cards[0] + job->game.cards[1]))
			job_fail(job, "no memory for a table with so many cards");
		do {
			if (work.in == NULL)
				job_shuffle(job, places.first + played);
			if (interrupted || !job_play(job, places.first + played))
				break;
		} while (places.first + played++ != places.last);
		if (work.jobs > 1)
			text_flush(&job->text); /* in its turn, which a single job always has */
		if (played > 0 && job->tally != NULL)
			run_add(&work.run, places.first, places.first + (played - 1));
		work.done += played;
		if (work.progress)
			progress_show();
		turn_pass();
	}
	return NULL;
}

/* Starts the jobs, plays all games and reports them.  Fewer jobs than asked for change nothing. */
static void work_run(void)
{
	static struct job only, *jobs;
	unsigned running = 1;

	jobs = work.jobs == 1 ? &only : calloc(work.jobs, sizeof *jobs);
	if (jobs == NULL)
		fail(FAILED, "no memory for %u jobs", work.jobs);
	for (unsigned i = 0; i < work.jobs; i++) {
		uint32_t cards = work.run.rules.suits * work.run.rules.ranks;

		if (work.report >= STATS)
			jobs[i].tally = tally_new();
		if (work.in != NULL)
			continue;
		deck_new(&work.run.rules, jobs[i].new_deck);
		jobs[i].game.shuffled = true;
		if (!game_reserve_deck(&jobs[i].game, &work.run.rules, cards))
			fail(FAILED, "no memory for %u jobs", work.jobs);
	}
	work.run.tally = jobs->tally;
	work.began = time(NULL);
	work.progress = isatty(STDERR_FILENO);
	if (work.in != NULL && work.jobs == 1)
		work.in->waits = &jobs->text;
	while (running < work.jobs &&
		pthread_create(&jobs[running].thread, NULL, job_run, &jobs[running]) == 0)
		running++;
	job_run(jobs);
	for (unsigned i = 1; i < running; i++) {
		pthread_join(jobs[i].thread, NULL);
		if (jobs[i].tally != NULL)
			tally_add(jobs->tally, jobs[i].tally);
	}
	text_flush(&jobs->text);
	if (work.shown != 0)
		fputc('\n', stderr);
}

/* ---- Options ---- */

/* The first 24 lines fit a screen; the tables print the rest. */
static void help_print(struct text *text)
{
	text_print(text,
		"usage: war [OPTION ...] [FILE ...]\n"
		"Plays the card game War exactly.  Reads puzzles (N, N cards, M, M cards; a card\n"
		"is a rank 2..10 J Q K A and a suit D H C S) from the files or, with none or -,\n"
		"from standard input, and prints a line a game: PAT, the winner and the rounds,\n"
		"or LOOP T P if it never ends: after T rounds it repeats every P rounds.\n\n"
		"  -r, --rules BOOK[,KEY=VALUE...]  the rules: a book, and settings (see below)\n"
		"  -s, --seed SEED     play the deck of that number, instead of reading one\n"
		"  -n, --games GAMES   play the decks of so many seeds, from SEED on (or from 0)\n"
		"  -a, --answer        print the answers\n"
		"  -t, --trace         tell the whole games, as the book does\n"
		"  -d, --deal          print the decks as puzzles, instead of playing\n"
		"      --stats         print a summary of all games: who wins, how long it takes\n"
		"      --counts        print the same as integers, to be added up\n"
		"      --merge         add up such counts from the files, then --stats or --counts\n"
		"  -j, --jobs JOBS     play with so many threads; 0 is one for every core\n"
		"  -h, --help          print this\n"
		"  -V, --version       print the version\n\n"
		"Books:\n");
	for (const struct rules *book = books; book < books + LENGTH(books); book++)
		text_print(text, "  %-10s %s\n", book->name, book->source);
	text_print(text, "\nSettings, as in -r codingame,down=1,spoils=winner:\n");
	for (const struct setting *s = settings; s < settings + LENGTH(settings); s++) {
		text_print(text, "  %s%s %s\n", s->name, s->words[0].name == NULL ? "=N" : "=", s->help);
		for (unsigned i = 0; s->words[i].name != NULL; i++)
			text_print(text, "      %-8s %s\n", s->words[i].name, s->words[i].help);
	}
}

/* The games of seeds: the first seed, and how many. */
static void seeds_choose(const char *seed, const char *games)
{
	const struct rules *rules = &work.run.rules;
	const struct shuffle *shuffle = &shuffles[rules->shuffle];
	uint64_t sign = sign_of_seeds(rules), last = shuffle->to + sign;
	int64_t number = seed != NULL || games != NULL ? 0 : rules->seed;

	work.run.seeds = true;
	work.first = number + sign;
	if (seed != NULL &&
		(sign == 0 ? !parse_unsigned(seed, 0, shuffle->to, &work.first) :
			     !parse_signed(seed, shuffle->from, shuffle->to, &number)))
		fail(USAGE, "option -s: expected a seed from %" PRId64 " to " U64 ", found '%s'",
			shuffle->from, shuffle->to, seed);
	if (sign != 0)
		work.first = number + sign;
	work.games = 1;
	if (games != NULL && !parse_unsigned(games, 1, GAMES_MOST, &work.games))
		fail(USAGE, "option -n: expected a number of games from 1 to " U64 ", found '%s'", GAMES_MOST,
			games);
	if (work.games - 1 > last - work.first)
		fail(USAGE, "option -n: the last seed is " U64, shuffle->to);
	work.batch_size = least(work.games / (16 * work.jobs) + 1, 1024);
}

int main(int count, char **arguments)
{
	enum { MERGE = COUNTS + 1 };
	static const char letters[] = ":r:s:n:j:atdhV";
	/* clang-format off */
	static const struct option options[] = {
		{"rules", required_argument, NULL, 'r'}, {"seed", required_argument, NULL, 's'},
		{"games", required_argument, NULL, 'n'}, {"jobs", required_argument, NULL, 'j'},
		{"answer", no_argument, NULL, 'a'}, {"trace", no_argument, NULL, 't'},
		{"deal", no_argument, NULL, 'd'}, {"stats", no_argument, NULL, STATS},
		{"counts", no_argument, NULL, COUNTS}, {"merge", no_argument, NULL, MERGE},
		{"help", no_argument, NULL, 'h'}, {"version", no_argument, NULL, 'V'}, {0},
	};
	/* clang-format on */
	static char standard_input[] = "-", *standard_files[] = {standard_input, NULL};
	static struct reader in;
	static struct text text;
	struct rules *rules = &work.run.rules;
	const char *book = NULL, *seed = NULL, *games = NULL;
	bool merging = false, files, from_seeds;
	int option, report = -1;
	uint64_t jobs = 1;
	char message[512];

	signal(SIGPIPE, SIG_IGN); /* so that a write that fails is told like any other */
	signal(SIGXFSZ, SIG_IGN);
	*rules = books[0];
	in.fd = -1;
	while ((option = getopt_long(count, arguments, letters, options, NULL)) != -1) {
		switch (option) {
		case 'r':
			book = optarg;
			if (!rules_parse(rules, optarg, message, sizeof message))
				fail(USAGE, "%s", message);
			break;
		case 's':
			seed = optarg;
			break;
		case 'n':
			games = optarg;
			break;
		case 'j':
			if (!parse_unsigned(optarg, 0, 1024, &jobs))
				fail(USAGE, "option -j: expected a number of jobs from 0 to 1024, found '%s'",
					optarg);
			break;
		case 'a':
		case 't':
		case 'd':
			report = option == 'a' ? ANSWER : option == 't' ? TRACE : DEAL;
			break;
		case MERGE:
			merging = true;
			break;
		case 'h':
		case 'V':
			if (option == 'h')
				help_print(&text);
			else
				text_print(&text, "war " VERSION "\n");
			text_flush(&text);
			output_close();
			return DONE;
		case ':':
			fail(USAGE, "option -%c needs a value", optopt);
		case '?':
			if (optopt > MERGE && strchr(letters, optopt) == NULL)
				fail(USAGE, "no option '-%c'", optopt);
			fail(USAGE, "no option '%s'", arguments[optind - 1]);
		default: /* STATS or COUNTS */
			report = option;
		}
	}
	files = arguments[optind] != NULL;
	in.files = files ? arguments + optind : standard_files;
	from_seeds = seed != NULL || games != NULL || (!files && rules->own_deck);
	if (merging &&
		(book != NULL || seed != NULL || games != NULL || jobs != 1 ||
			(report >= 0 && report < STATS)))
		fail(USAGE, "--merge adds up counts: only --stats and --counts go with it");
	if (!merging && from_seeds && files)
		fail(USAGE, "games come from seeds or from files, not from both: '%s'", arguments[optind]);
	work.jobs = (unsigned)(jobs > 0 ? jobs : least(1024, (uint64_t)sysconf(_SC_NPROCESSORS_ONLN)));
	work.report = report >= 0 ? (enum report)report : merging ? STATS : rules->traces ? TRACE : ANSWER;
	if (merging) {
		merge(&in, &work.run);
	} else {
		if (from_seeds)
			seeds_choose(seed, games);
		else
			work.in = &in;
		if (work.report >= STATS)
			sigaction(SIGINT,
				&(struct sigaction){.sa_handler = interrupt, .sa_flags = SA_RESETHAND}, NULL);
		work_run();
	}
	if (work.report == STATS)
		stats_print(&text, &work.run);
	if (work.report == COUNTS)
		counts_print(&text, &work.run);
	text_flush(&text);
	output_close();
	if (interrupted)
		fail(CUT_SHORT, "cut short after " U64 " games", work.done);
	return DONE;
}
