/*
 * every - counts every deal of a deck, and plays one game for all deals that play the same game
 *
 * usage: every [-r RULES] [-j JOBS] [--held] [--periods] [FOLDER [K/N]]
 *        every --merge FILE ...
 *
 * The first form prints what `war -r RULES,shuffle=every -n all --counts` prints, byte for byte; but under lemma 4 no sums of
 * ranks (rows sum0, sum1, sum2).  There may be more deals than `war` plays in one run, up to 2^64.  The work is cut into branches, and each branch is done by a process of its own.
 * FOLDER keeps a file of counts for each branch that is done.  The same command with the same FOLDER does the others.  A
 * file gets its name when it is whole, so a run may be stopped in any way.  K/N does only the branches K - 1, K - 1 + N,
 * K - 1 + 2N, ..., and prints no counts.  The second form adds up the files of all branches.  It refuses a branch that
 * comes twice, other rules and damaged files (status 1), and branches that are missing (status 3).
 *
 * Example.  Player 1 is dealt 9 2 5, player 2 is dealt 4 7 3, and the winner puts his card under his hand first, then the
 *   loser's.  9 beats 4, 7 beats 2, 5 beats 3.  Now player 1 has 9 4 5 3, and player 2 has 7 2.
 *   If player 1 is dealt 2 9 5 and player 2 7 4 3, player 2 wins the first round, and player 1 the second and the third.
 *   Then they have the same hands: 9 4 5 3 and 7 2.  So they have with 9 5 2 against 4 3 7.  From here on these three deals
 *   play the same game.  One is enough: the one in which player 1 wins first.
 *
 * Lay the hands side by side.  Column i is card i of both hands, as dealt.  If one hand is larger, its last cards are in no
 * column.  A round lays both cards of the next column; each war of the round lays `down` columns face down and one face up.
 * The first pass is the first rounds, as long as each has a winner and lays only columns.  A round that needs more cards
 * than the columns have is not part of the pass, nor is any round after it.  So a pass ends when all columns are laid, or
 * before the first round with a war that reaches beyond them.
 *
 * Coq has checked the core of lemmas 1, 3 and 4, for rules that end the game for a player short of cards (`exchange`,
 * `mirrored` and `comparisons_decide` in tests/deep/proof; make proof).
 *
 * Lemma 1 (exchange).  Let there be no chance.  Take two neighbouring rounds of the first pass that different players win,
 *   and exchange them with their columns.  Both deals play the same game after the pass, and they have the same counts.
 *   Proof.  Spoils go under the hand or on the pile.  In the pass nobody lays them: both players lay cards as dealt.  So who
 *   wins a round of the pass, after how many wars, and in which order the spoils lie depends on its columns only.  No
 *   player is short of cards in such a round, whatever `short` is, since the columns of the round are still in both hands.
 *   Each round adds its spoils to the hand or pile of one player.  The two rounds add to different ones, so exchanging them
 *   changes neither.  After both rounds all hands and piles are the same.  So are the rounds, the wars, the battles and the
 *   cards laid, each a sum over the rounds of the pass.  The pass of the new deal has the same rounds, and ends at the same
 *   place.
 *   The limit: let L be the length of the pass in the unit of the limit.  L is the same for both deals, and each round adds
 *   at least 1 to it.  If L is above the limit, both games are called off, each with the limit as its length.  Otherwise
 *   neither is called off before the last round of the pass is over.
 *   The highest cards and the sums of ranks: player 1 is dealt the same cards, in another order.
 *   The period of an endless game (--periods) begins after the pass at the latest, so it is the same.
 *   What is not the same: the most cards that a player has held on the way (--held), and random numbers, which start from
 *   the number of a deal.  With either of them each deal is played.
 *
 * Lemma 2 (classes).  Call all deals that come from each other by lemma 1 a class.  If player 1 wins p rounds of the pass,
 *   and player 2 wins q, the class has C(p + q, p) deals, and in one of them player 1 wins the first p rounds.
 *   Proof.  Exchanges reach all orders of the rounds in which the rounds of each player keep their order.  There are
 *   C(p + q, p) of them.  Two of them differ in who wins some round, so they are different deals.
 *   cards=N: the cards that are not dealt may lie in any order.  Each of their different orders is a deal of its own.
 *
 * Lemma 3 (mirror).  Let both hands have the same size, let the winner's or the loser's card of a battle come first, or the
 *   higher or the lower one, and let `short` treat both players alike.  Exchange the players.  The other player wins the
 *   same game, and the number of player 1's highest cards becomes that of player 2.  So does the sum of ranks.
 *   Proof.  No rule that is left tells player 1 from player 2.  (high, low: the spoils are sorted from player 1's cards on,
 *   so only cards of the same rank may lie in another order.)
 *   If p > q, a class is counted for its mirror, too, and if p < q it is not played.  If p = q, compare the columns of player
 *   1's rounds with the mirrored columns of player 2's rounds.  The mirror of the class compares the same columns the other
 *   way round.  So the higher one is counted for both.  If they are equal, each is counted for itself.
 *
 * Lemma 4 (comparisons).  Let all cards be of different ranks, and let there be no chance and no pile.  A game is decided by
 *   its comparisons: all deals that agree with them play the same game.
 *   Proof.  Nothing but the outcome of a comparison moves a card: with no ties there are no wars, and no `short` but the
 *   end of a player without cards.
 *   So deal cards whose ranks are unknown.  Where two cards meet, and what is known does not say which is higher, the game
 *   forks: in some deals one is higher, in the others the other one.  No deal is on both sides.  If a position of the same
 *   cards comes back, all comparisons since then are known, so all these games are endless.
 *
 * Lemma 5 (rankings).  As many deals play a game as there are ways to rank the cards in agreement with its comparisons.
 *   Let W(S) be the number of ways in which the cards of S can be the lowest ones.  W({}) = 1.  W(S) is the sum of
 *   W(S without c) over all cards c of S such that all cards below c are in S without c, and no card of S is above c.
 *   Proof.  c is the highest card of S, and the others are ranked below it in W(S without c) ways.
 *   The last step, from all cards but one, says which player has the highest card.
 *   cards=N of n: each ranking of N cards stands for C(n, N) choices of their ranks and (n - N)! orders of the other cards,
 *   n! / N! in all.
 *   Lemmas 1 to 3 hold as well.  In the pass each column is a fork of its own, so all classes with the same p and q are the
 *   same but for the names of the cards.  One is played for each p from 0 to the number of columns; with lemma 3, from half
 *   of it.  If p = q, the first fork after the pass meets its own mirror: lemma 3 exchanges its two sides, so one is played
 *   and counted twice.
 *
 * The lowest number of a class is wanted only if its length is an extreme.  All orders of lemma 2 are tried, those of the
 * mirror, too.  For lemma 5 the ranks of an order are the lowest if they are given from the highest down, each to the card
 * that comes last in the deck among those that may have it.  Proof.  Suppose that the lowest ranking gives the highest rank
 * to another card c, which comes before our card d.  Give d the highest rank, and lower all cards that were above d by one.
 * Nothing has to be above d, so this is a ranking, too.  It raises d alone, and lowers c, which comes earlier in the deck:
 * it is a lower one.  The other ranks follow in the same way.
 */
#define main war_main
#include "../../../war.c"
#undef main

typedef uint8_t u8;

/* ---- The deck and the numbers of its deals ---- */

enum {
	ROW_MOST = TEXT_MOST, /* characters of a row, at most */
	COLUMNS_MOST = 64,
	ORDER_MOST = 20, /* cards of one suit; 21 have more deals than 64 bits can count */
};

static struct deck {
	u32 cards, dealt; /* all cards of the deck; those that are dealt, fewer under cards=N */
	u32 ranks, copies[RANKS_MOST + 2]; /* cards of each rank, the lowest first */
	u64 deals;
	u32 columns; /* cards of the smaller hand */
	u32 place[2][DECK_MOST]; /* where each card of the hands lies in the deck */
} deck;
static u64 binomial[COLUMNS_MOST + 1][COLUMNS_MOST + 1];

static const enum verdict mirrored[VERDICTS] = {GOING, WIN2, WIN1, DRAW, OFF, ENDLESS};
static bool mirrors; /* lemma 3 holds */

static void deck_look(void)
{
	enum first first = orders[rules.spoils].plain;
	u64 dealt = rules.cards;

	rules.cards = 0; /* deals the whole deck */
	deal_shuffle();
	rules.cards = dealt;
	deck.cards = deal.cards[0] + deal.cards[1];
	deck.dealt = dealt > 0 ? dealt : deck.cards;
	deck.deals = deals();
	for (u32 at = 0; at < deck.cards; at++) {
		u32 rank = (undealt[at] - card_make(rules.lowest, 0)) / card_span();

		deck.copies[rank]++;
		deck.ranks = greatest(deck.ranks, rank + 1);
	}
	for (u32 at = 0; at < deck.dealt; at++)
		undealt[at] = at;
	deck_deal(deck.dealt);
	deck.columns = least(deal.cards[0], deal.cards[1]);
	for (u32 p = 0; p < 2; p++)
		memcpy(deck.place[p], deal.card[p], deal.cards[p] * sizeof(u32));
	for (u32 n = 0; n <= COLUMNS_MOST; n++)
		for (u32 k = 0; k <= n; k++)
			binomial[n][k] = k == 0 || k == n ? 1 : binomial[n - 1][k - 1] + binomial[n - 1][k];
	mirrors = deal.cards[0] == deal.cards[1] && (first == FIRST_WINNER || first == FIRST_LOSER) &&
		shortages[rules.shortage].both == DRAW;
}

/* In how many ways these cards can follow each other. */
static u64 arrangements(const u32 *copies)
{
	u64 count = 1, cards = 0;

	for (u32 rank = 0; rank < deck.ranks; rank++)
		for (u32 i = 1; i <= copies[rank]; i++)
			count = multiply_divide(count, ++cards, i);
	return count;
}

/* How many deals come before this one in lexical order.  rank: of each card of the deck */
static u64 deal_number(const u8 *rank)
{
	u32 left[LENGTH(deck.copies)];
	u64 count = deck.deals, number = 0;

	memcpy(left, deck.copies, sizeof left);
	for (u32 at = 0; at < deck.cards; at++) {
		for (u32 lower = 0; lower < rank[at]; lower++)
			number += multiply_divide(count, left[lower], deck.cards - at);
		count = multiply_divide(count, left[rank[at]]--, deck.cards - at);
	}
	return number;
}

/* ---- Branches: parts of the work, each done by a process that leaves a file ---- */

static const char *method, *folder;
static bool temporary; /* the folder is removed at the end, and its files as soon as they are read */
static u64 part_number = 1, part_count = 1; /* this run does the branches part_number - 1 + n * part_count */
static bool counting; /* the branches are only counted */
static bool inside; /* this process does a branch */
static bool ranks_known = true; /* else sums of ranks are not counted */
static u64 branch, branches; /* the next branch, or the one that is done here; all branches */
static u64 mine, kept, played_here; /* branches of this run: all; in the folder before; done by this run */
static time_t began;
static pid_t parent;
static struct worker {
	pid_t pid; /* 0: none */
	u64 branch;
} workers[JOBS_MOST];
static u64 workers_most = 1, working;

static const char *branch_path(const char *name, u64 number)
{
	static char path[2][4096];
	static u32 turn;

	turn ^= 1;
	if (snprintf(path[turn], sizeof path[0], "%s/%s%05ju", folder, name, number) >= (int)sizeof path[0])
		fail(USAGE, "the name of the folder is too long");
	return path[turn];
}

/* Adds a file to the tally.  Its first row has the method, the branch and how many there are; then come counts. */
static u64 branch_read(const char *path)
{
	static char first_method[ROW_MOST];
	int file = open(path, O_RDONLY);
	u64 number;

	file_name = path;
	if (file < 0)
		fail(FAILED, "%s: cannot open: %s", path, strerror(errno));
	input_read = NULL; /* signals let it read on */
	reader.commas = true; /* in the rules */
	reader_begin(file);
	row_read();
	if (method == NULL) {
		method = strcpy(first_method, found.name);
		branches = found.count;
	}
	number = found.value;
	if (strcmp(method, found.name) != 0 || branches != found.count || number >= branches)
		fail(BAD_INPUT, "expected a branch of %ju by %s, found branch %ju of %ju by %s", branches,
			method, number, found.count, found.name);
	if (!part_read() || !at_end())
		fail(BAD_INPUT, "the file is damaged: its sums do not agree");
	close(file);
	return number;
}

/* The file appears under its name only when it is whole. */
static void branch_write(void)
{
	const char *path = branch_path("branch-", branch), *unfinished = branch_path(".branch-", branch);
	int file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0666);
	bool written;

	if (file < 0 || dup2(file, STDOUT_FILENO) < 0)
		fail(FAILED, "%s: cannot write: %s", unfinished, strerror(errno));
	print("%s\t%ju\t%ju\n", method, branch, branches);
	counts_print();
	written = fflush(stdout) == 0 && rename(unfinished, path) == 0;
	if (!written)
		unlink(unfinished);
	output_check(written);
}

static void workers_stop(int number)
{
	for (u64 i = 0; i < workers_most; i++)
		if (workers[i].pid > 0)
			kill(workers[i].pid, number);
}

static void stop(int number)
{
	if (*signalled == 0)
		*signalled = number;
	workers_stop(SIGTERM);
}

static void progress_show(bool last)
{
	static time_t shown;
	time_t now = time(NULL);
	u64 to_play = mine - kept;

	if (!isatty(STDERR_FILENO) || now < began + 2 || (now == shown && !last))
		return;
	shown = now;
	fprintf(stderr, "\revery: %.1f %% of the deals, branch %ju of %ju", 100.0 * games_counted() / deck.deals,
		kept + played_here, mine);
	if (played_here > 0)
		fprintf(stderr, ", %ju s left  ", (u64)(now - began) * (to_play - played_here) / played_here);
	if (last)
		fputc('\n', stderr);
}

/* Waits for a worker, and takes what it has left. */
static void worker_wait(void)
{
	int status;
	pid_t pid = waitpid(-1, &status, 0);

	for (u64 i = 0; pid > 0 && i < workers_most; i++) {
		struct worker *worker = &workers[i];

		if (worker->pid != pid)
			continue;
		worker->pid = 0;
		working--;
		if (WIFEXITED(status) && WEXITSTATUS(status) == DONE) {
			const char *path = branch_path("branch-", worker->branch);

			branch_read(path);
			if (temporary)
				unlink(path);
			played_here++;
			progress_show(false);
		} else if (*signalled == 0) {
			workers_stop(SIGTERM);
			fail(FAILED, "branch %ju of %ju has failed (%s %d)", worker->branch, branches,
				WIFSIGNALED(status) ? "signal" : "status",
				WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
		}
	}
}

static void signals_catch(void (*handler)(int))
{
	static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
	struct sigaction action = {.sa_handler = handler}, before; /* no SA_RESTART: waitpid() must end */

	for (size_t i = 0; i < LENGTH(numbers); i++) {
		sigaction(numbers[i], NULL, &before);
		if (numbers[i] != SIGHUP || before.sa_handler != SIG_IGN) /* nohup ignores it */
			sigaction(numbers[i], &action, NULL);
	}
}

/*
 * A branch begins.  False: it is not to be played here.  The process for which it is true plays it, and ends it with
 * branch_end().
 */
static bool branch_begin(void)
{
	u64 number = branch++;
	struct worker *worker = workers;

	if (counting || number % part_count != part_number - 1 || *signalled)
		return false;
	if (access(branch_path("branch-", number), F_OK) == 0) {
		if (branch_read(branch_path("branch-", number)) != number)
			fail(BAD_INPUT, "expected branch %ju", number);
		kept++;
		return false;
	}
	while (working == workers_most && !*signalled)
		worker_wait();
	if (*signalled)
		return false;
	while (worker->pid > 0)
		worker++;
	worker->branch = number;
	worker->pid = fork();
	if (worker->pid < 0)
		fail(FAILED, "cannot start branch %ju: %s", number, strerror(errno));
	if (worker->pid > 0) {
		working++;
		if (*signalled) /* before the worker was noted */
			stop(*signalled);
		return false;
	}
	signals_catch(SIG_DFL);
	inside = true;
	branch = number;
	memset(&tally, 0, sizeof tally);
	extremes = (struct extremes){{UINT64_MAX, UINT64_MAX}, {UINT64_MAX, 0}};
	return true;
}

static _Noreturn void branch_end(void)
{
	if (*signalled || getppid() != parent) /* a signal may come before SIG_DFL */
		_exit(FAILED);
	if (!ranks_known)
		memset(tally.sums, 0, sizeof tally.sums);
	branch_write();
	_exit(DONE);
}

/* ---- Classes: deals that play the same game ---- */

/*
 * A deal of the class.  The first rounds are those of the first pass, which lemma 1 exchanges: first those that player 1
 * wins, then the others.
 */
static struct class_of_deals {
	u32 wins[2];
	u32 end[COLUMNS_MOST + 1]; /* of each round: the columns before its end */
	u8 rank[2][DECK_MOST]; /* of the cards of the hands; not for `order` */
	u32 left[LENGTH(((struct deck *)0)->copies)]; /* cards of each rank that are not dealt */
	const u32 *below; /* for `order`: see struct path */
} class;

static struct {
	u8 rank[DECK_MOST]; /* the first deal in lexical order so far */
	bool known;
} lowest;
static u32 column_at[DECK_MOST]; /* the columns in the order that is tried */

/* A set of cards has a bit for each card: the columns first, player 1's card before player 2's. */
static u32 card_bit(u32 player, u32 at)
{
	return at < deck.columns ? 2 * at + player : deck.columns + at;
}

static u32 card_owner(u32 card)
{
	return card < 2 * deck.columns ? card % 2 : deal.cards[0] < deal.cards[1];
}

/*
 * The first deal in lexical order in which each card is above those that it must be above.  From the highest rank down:
 * of the cards that may have it, the last in the deck gets it.
 */
static void ranks_lowest(const u32 *place, u8 *rank)
{
	u32 free_cards = (1u << deck.dealt) - 1;

	for (u32 high = deck.dealt; high-- > 0;) {
		u32 top = free_cards, last = 0;
		bool found = false;

		for (u32 card = 0; card < deck.dealt; card++)
			if (free_cards >> card & 1)
				top &= ~class.below[card];
		for (u32 card = 0; card < deck.dealt; card++)
			if ((top >> card & 1) && (!found || place[card] > place[last])) {
				last = card;
				found = true;
			}
		rank[place[last]] = high;
		free_cards &= ~(1u << last);
	}
}

/* exchanged: with the players exchanged (lemma 3) */
static void lowest_try(bool exchanged)
{
	u8 rank[DECK_MOST];
	u32 place[ORDER_MOST], at = deck.dealt;

	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++) {
			u32 from = i < deck.columns ? column_at[i] : i, to = deck.place[p ^ exchanged][i];

			if (class.below != NULL)
				place[card_bit(p, from)] = to;
			else
				rank[to] = class.rank[p][from];
		}
	if (class.below != NULL)
		ranks_lowest(place, rank);
	for (u32 r = 0; r < deck.ranks; r++)
		for (u32 i = 0; i < class.left[r]; i++)
			rank[at++] = r;
	if (!lowest.known || memcmp(rank, lowest.rank, deck.cards) < 0)
		memcpy(lowest.rank, rank, deck.cards);
	lowest.known = true;
}

/* Tries all orders of the rounds of the first pass; `taken` rounds of each player are placed, in `at` columns. */
static void orders_try(u32 taken1, u32 taken2, u32 at, bool exchanged)
{
	for (u32 winner = 0; winner < 2; winner++) {
		u32 taken = winner == 0 ? taken1 : taken2, round = (winner == 0 ? 0 : class.wins[0]) + taken;
		u32 from = round > 0 ? class.end[round - 1] : 0;

		if (taken == class.wins[winner])
			continue;
		for (u32 column = from; column < class.end[round]; column++)
			column_at[at + column - from] = column;
		orders_try(taken1 + (winner == 0), taken2 + (winner == 1), at + class.end[round] - from,
			exchanged);
	}
	if (taken1 == class.wins[0] && taken2 == class.wins[1]) {
		for (; at < deck.columns; at++)
			column_at[at] = at;
		lowest_try(exchanged);
	}
}

/* The lowest number of the deals of the class, if its length could be an extreme; else any number. */
static u64 class_number(const struct outcome *outcome, bool twice)
{
	if (outcome->verdict > DRAW)
		return 0;
	if (finished() > 0 && outcome->length > extremes.shortest.length &&
		outcome->length < extremes.longest.length)
		return 0;
	lowest.known = false;
	orders_try(0, 0, 0, false);
	if (twice)
		orders_try(0, 0, 0, true);
	return deal_number(lowest.rank);
}

static void class_count(struct outcome *outcome)
{
	if (multiply_capped(outcome->length, weight) >= UINT64_MAX - tally.length_sum)
		fail(FAILED, "the sum of the lengths does not fit in 64 bits");
	tally_add(outcome);
}

/* Now and then: a worker without its parent ends. */
static void parent_look(void)
{
	static u32 times;

	if (++times % 65536 == 0 && getppid() != parent)
		_exit(FAILED);
}

static struct outcome deal_play(void)
{
	struct outcome outcome = play();

	if (outcome.verdict == ENDLESS && given[PERIODS])
		loop_find(&outcome);
	return outcome;
}

/* ---- Each deal is played ---- */

enum { EACH_LEAST = 1000000 }; /* deals of a branch, or 1/500 of all if that is more; the last has the rest */

static void each_walk(void)
{
	u64 size = greatest(EACH_LEAST, deck.deals / 500);

	for (u64 from = 0; from < deck.deals; from += least(size, deck.deals - from)) {
		if (!branch_begin())
			continue;
		for (u64 i = 0; i < least(size, deck.deals - from); i++) {
			struct outcome outcome;

			deal.number = from + i;
			deal_shuffle();
			outcome = deal_play();
			tally_add(&outcome);
			parent_look();
		}
		branch_end();
	}
}

/* ---- Rounds of the first pass are exchanged ---- */

enum { EXCHANGE_MOST = 1 << 22 }; /* deals of a branch, at most, or 1/500 of all if that is more */

static u64 branch_deals;

/* Lemma 3: compares the columns of player 1's rounds with those of player 2's rounds mirrored: below 0, 0 or above 0. */
static int mirror_compare(void)
{
	u32 rounds = class.wins[0] + class.wins[1], end = rounds > 0 ? class.end[rounds - 1] : 0;
	u32 middle = class.wins[0] > 0 ? class.end[class.wins[0] - 1] : 0;
	int differ = (int)class.wins[0] - (int)class.wins[1];

	if (differ == 0)
		differ = (int)middle - (int)(end - middle);
	for (u32 at = 0; differ == 0 && at < middle; at++) {
		differ = class.rank[0][at] - class.rank[1][middle + at];
		if (differ == 0)
			differ = class.rank[1][at] - class.rank[0][middle + at];
	}
	return differ;
}

static void players_exchange(struct outcome *outcome)
{
	for (u32 i = 0; i < deck.columns; i++) {
		u32 card = deal.card[0][i];

		deal.card[0][i] = deal.card[1][i];
		deal.card[1][i] = card;
	}
	outcome->verdict = mirrored[outcome->verdict];
}

static void class_play(void)
{
	int mirror = mirrors ? mirror_compare() : 0;
	struct outcome outcome;

	if (mirror < 0)
		return;
	outcome = deal_play();
	weight = binomial[class.wins[0] + class.wins[1]][class.wins[0]];
	if (deck.dealt < deck.cards)
		weight *= arrangements(class.left);
	deal.number = class_number(&outcome, mirror > 0);
	class_count(&outcome);
	if (mirror > 0) {
		players_exchange(&outcome);
		class_count(&outcome);
		players_exchange(&outcome);
	}
	parent_look();
}

static void rank_put(u32 player, u32 at, u32 rank)
{
	class.rank[player][at] = rank;
	deal.card[player][at] = suited(rank, 0);
}

/* deals_left: those that begin like this one; only known outside of a branch */
static u64 deals_with(u64 deals_left, u32 rank, u32 dealt)
{
	return inside ? 0 : multiply_divide(deals_left, class.left[rank], deck.cards - dealt);
}

/* Deals what the larger hand has more than the smaller. */
static void rest_deal(u32 at, u64 deals_left)
{
	u32 larger = deal.cards[0] < deal.cards[1];
	bool complete = at == deal.cards[larger],
	     begins = !inside && (complete || deals_left <= branch_deals);

	if (begins && !branch_begin())
		return;
	if (complete)
		class_play();
	for (u32 rank = 0; !complete && rank < deck.ranks; rank++)
		if (class.left[rank] > 0) {
			u64 with = deals_with(deals_left, rank, deck.columns + at);

			class.left[rank]--;
			rank_put(larger, at, rank);
			rest_deal(at + 1, with);
			class.left[rank]++;
		}
	if (begins)
		branch_end();
}

/* Player 1's rounds of the pass come first (lemma 1), and are at least as many if lemma 3 holds. */
static bool may_win(u32 player)
{
	return player == 0 ? class.wins[1] == 0 : !mirrors || class.wins[1] < class.wins[0];
}

/* Deals one column after the other.  down: how many more are laid face down */
static void column_deal(u32 at, u64 down, u64 deals_left)
{
	bool begins = !inside && deals_left <= branch_deals;

	if (begins && !branch_begin())
		return;
	if (at == deck.columns)
		rest_deal(at, deals_left);
	for (u32 a = 0; at < deck.columns && a < deck.ranks; a++) {
		u64 with_a = deals_with(deals_left, a, 2 * at);

		if (class.left[a] == 0)
			continue;
		class.left[a]--;
		rank_put(0, at, a);
		for (u32 b = 0; b < deck.ranks; b++) {
			u64 with_b = deals_with(with_a, b, 2 * at + 1);
			bool ends = down == 0 && a != b; /* a round */

			if (class.left[b] == 0 || (ends && !may_win(a < b)))
				continue;
			class.left[b]--;
			rank_put(1, at, b);
			class.end[class.wins[0] + class.wins[1]] = at + 1;
			class.wins[a < b] += ends;
			column_deal(at + 1, ends ? 0 : down > 0 ? down - 1 : rules.down, with_b);
			class.wins[a < b] -= ends;
			class.left[b]++;
		}
		class.left[a]++;
	}
	if (begins)
		branch_end();
}

static void exchange_walk(void)
{
	branch_deals = greatest(EXCHANGE_MOST, deck.deals / 500);
	memset(&class, 0, sizeof class);
	memcpy(class.left, deck.copies, sizeof class.left);
	column_deal(0, 0, deck.deals);
}

/* ---- One suit: the deals branch where two cards meet that have not been compared ---- */

enum {
	ORDER_WHOLE = 13, /* up to so many cards are one branch */
	ORDER_FORKS = 5, /* else a branch is what follows after so many forks */
	SLOTS = 32, /* of a hand of up to 20 cards */
};

struct hand {
	u8 card[SLOTS];
	u32 head, tail;
};

/* A game of all deals in which certain cards are above others. */
static struct path {
	u32 below[ORDER_MOST]; /* sets of the cards that are known to be below each card */
	struct hand hand[2], anchor[2]; /* Brent's method, as in war.c */
	u64 rounds, anchor_rounds, lap;
	u32 forks;
	bool twice; /* counted for the exchanged players, too */
	bool even; /* as many rounds won by each player, and no fork so far */
} root;

/* In how many ways the lowest cards can be ranked, by the set of these cards. */
static u64 ways[1 << ORDER_MOST];
static u32 sets[2][1 << (ORDER_MOST - 2)]; /* sets of one size, and of the next; C(20, 10) are the most */

/* In how many ways the cards can be ranked, if player 1 has the highest card [0], if player 2 has [1]. */
static void rankings(const u32 *below, u64 *highest)
{
	u32 *set = sets[0], *next = sets[1], count = 1, all = (1u << deck.dealt) - 1;

	ways[0] = 1;
	set[0] = 0;
	for (u32 size = 0; size < deck.dealt; size++) {
		u32 next_count = 0, *swap = set;

		for (u32 i = 0; i < count; i++) {
			u64 to_here = ways[set[i]];

			ways[set[i]] = 0;
			for (u32 card = 0; card < deck.dealt; card++) {
				u32 with = set[i] | 1u << card;

				if (with == set[i] || (below[card] & ~set[i]) != 0)
					continue;
				if (with == all) {
					highest[card_owner(card)] += to_here;
					continue;
				}
				if (ways[with] == 0)
					next[next_count++] = with;
				ways[with] += to_here;
			}
		}
		set = next;
		next = swap;
		count = next_count;
	}
}

static void path_count(const struct path *path, struct outcome *outcome)
{
	u64 deals_by[2] = {0}; /* the player who has the highest card */
	u64 times = binomial[deck.columns][class.wins[0]];

	for (u64 n = deck.cards; n > deck.dealt; n--)
		times *= n; /* lemma 5: n! / N! */
	class.below = path->below;
	rankings(path->below, deals_by);
	deal.number = class_number(outcome, path->twice);
	for (u32 k = 0; k <= path->twice; k++) {
		for (u32 p = 0; p < 2; p++) {
			weight = deals_by[p ^ k] * times;
			deal.card[p][0] = suited(deck.ranks - 1, 0);
			deal.card[!p][0] = suited(0, 0);
			if (weight > 0)
				class_count(outcome);
		}
		outcome->verdict = mirrored[outcome->verdict];
	}
	parent_look();
}

/* Is the game over, or called off? */
static bool path_over(const struct path *path, struct outcome *outcome)
{
	bool out1 = path->hand[0].head == path->hand[0].tail, out2 = path->hand[1].head == path->hand[1].tail;
	u64 length = path->rounds * (rules.count == COUNT_SECONDS ? rules.battle : 1);
	bool before = (out1 || out2) && rules.count != COUNT_BATTLES; /* the end comes before a limit reached with it */

	outcome->verdict = lost(out1, out2);
	outcome->length = length;
	if (rules.limit == 0 || length < rules.limit + before)
		return out1 || out2;
	outcome->verdict = OFF;
	outcome->length = rules.limit;
	return true;
}

/* The cards are all different: has a position come back? */
static bool path_back(const struct path *path)
{
	for (u32 p = 0; p < 2; p++) {
		const struct hand *hand = &path->hand[p], *anchor = &path->anchor[p];

		if (hand->tail - hand->head != anchor->tail - anchor->head)
			return false;
		for (u32 i = 0; i < hand->tail - hand->head; i++)
			if (hand->card[(hand->head + i) % SLOTS] != anchor->card[(anchor->head + i) % SLOTS])
				return false;
	}
	return true;
}

/* Player `winner` wins a round. */
static void path_win(struct path *path, u32 winner)
{
	struct hand *hand = &path->hand[winner];
	u32 first = first_player(orders[rules.spoils].plain, winner);
	u8 card[2];

	for (u32 p = 0; p < 2; p++)
		card[p] = path->hand[p].card[path->hand[p].head++ % SLOTS];
	hand->card[hand->tail++ % SLOTS] = card[first];
	hand->card[hand->tail++ % SLOTS] = card[!first];
	path->rounds++;
}

/* A card is above another, so above all that are below that; so are all cards above it. */
static void path_learn(struct path *path, u32 high, u32 low)
{
	u32 lower = path->below[low] | 1u << low;

	for (u32 card = 0; card < deck.dealt; card++)
		if (card == high || (path->below[card] >> high & 1))
			path->below[card] |= lower;
}

static u32 path_top(const struct path *path, u32 player)
{
	return path->hand[player].card[path->hand[player].head % SLOTS];
}

/* Plays on until the game is over or endless (true), or comes to a fork. */
static bool path_follow(struct path *path, struct outcome *outcome)
{
	while (!path_over(path, outcome)) {
		u32 a = path_top(path, 0), b = path_top(path, 1);

		if (path->rounds - path->anchor_rounds == path->lap) {
			memcpy(path->anchor, path->hand, sizeof path->anchor);
			path->anchor_rounds = path->rounds;
			path->lap *= 2;
		}
		if (path->below[a] >> b & 1)
			path_win(path, 0);
		else if (path->below[b] >> a & 1)
			path_win(path, 1);
		else
			return false;
		if (path_back(path)) {
			outcome->verdict = rules.limit > 0 ? OFF : ENDLESS;
			outcome->period =
				rules.limit > 0 || !given[PERIODS] ? 0 : path->rounds - path->anchor_rounds;
			return true;
		}
	}
	return true;
}

static void path_play(struct path *path)
{
	struct outcome outcome = {0};
	bool over = path_follow(path, &outcome), begins = !inside && (over || path->forks == ORDER_FORKS);

	if (begins && !branch_begin())
		return;
	if (over)
		path_count(path, &outcome);
	for (u32 winner = 0; !over && winner < (path->even ? 1 : 2); winner++) {
		struct path next = *path;

		path_learn(&next, path_top(path, winner), path_top(path, !winner));
		next.forks++;
		next.twice = path->twice || path->even;
		next.even = false;
		path_play(&next);
	}
	if (begins)
		branch_end();
}

/* After the first pass, in which player 1 has won the first rounds, and player 2 the others. */
static void path_begin(struct path *path)
{
	memset(path, 0, sizeof *path);
	for (u32 p = 0; p < 2; p++)
		for (u32 i = 0; i < deal.cards[p]; i++)
			path->hand[p].card[path->hand[p].tail++] = card_bit(p, i);
	for (u32 column = 0; column < deck.columns; column++) {
		u32 winner = column >= class.wins[0];

		path_learn(path, card_bit(winner, column), card_bit(!winner, column));
		path_win(path, winner);
		class.end[column] = column + 1;
	}
	path->lap = 1;
	path->anchor_rounds = path->rounds - 1;
	path->even = mirrors && class.wins[0] == class.wins[1];
	path->twice = mirrors && class.wins[0] > class.wins[1];
}

static void order_walk(void)
{
	bool whole = deck.dealt <= ORDER_WHOLE;

	ranks_known = false;
	if (whole && !branch_begin())
		return;
	memset(&class, 0, sizeof class);
	for (u32 rank = deck.dealt; rank < deck.cards; rank++)
		class.left[rank] = 1;
	for (u32 at = 0; at < deck.dealt; at++)
		undealt[at] = suited(0, 0);
	deck_deal(deck.dealt); /* path_count() puts the highest card in */
	for (u32 wins = deck.columns + 1; wins-- > (mirrors ? (deck.columns + 1) / 2 : 0);) {
		class.wins[0] = wins;
		class.wins[1] = deck.columns - wins;
		path_begin(&root);
		path_play(&root);
	}
	if (whole)
		branch_end();
}

/* ---- The command line ---- */

static const struct method {
	struct word word;
	void (*walk)(void);
} methods[] = {
	{{"each", "each deal is played"}, each_walk},
	{{"exchange", "one deal is played for all that exchange rounds of the first pass"}, exchange_walk},
	{{"order", "one game is played for all deals with the same comparisons"}, order_walk},
};

static const struct method *method_choose(void)
{
	if (by_chance() || given[HELD])
		return &methods[0];
	for (u32 rank = 0; rank < deck.ranks; rank++)
		if (deck.copies[rank] > 1 || rules.pile != PILE_NONE)
			return &methods[1];
	return &methods[2];
}

/* Goes through all branches; counting: only counts them. */
static void branches_do(bool only_count)
{
	counting = only_count;
	branch = 0;
	for (size_t i = 0; i < LENGTH(methods); i++)
		if (strncmp(method, methods[i].word.name, strcspn(method, "+")) == 0)
			methods[i].walk();
}

/* Makes the deals known that `war -n all` plays, with its messages.  There may be more than it plays in one run. */
static void deals_choose(void)
{
	const char *unknown = rules.upset ? "upset=yes" : NULL;

	given[MERGE] = NULL;
	given['n'] = "1";
	given[COUNTS] = "";
	seeds = true;
	rules_check(USAGE);
	report_choose();
	games_choose();
	if (rules.ace == ACE_LOW)
		fail(USAGE, "ace=low: the counts are those of ace=high");
	if (rules.tie == TIE_BACK) /* a tied round adds to both hands */
		unknown = "tie=back";
	if (rules.more_wins) /* exchanged rounds give the cards to other players before the limit */
		unknown = "most=yes";
	if (unknown != NULL)
		fail(USAGE, "%s: the deals that play alike are not known; shuffle=every plays each deal", unknown);
	if (rules.from == FROM_LAST && rules.cards > 0)
		fail(USAGE, "from=last: the whole deck has to be dealt; leave out cards=%ju", rules.cards);
	deck_look();
}

static void all_print(void)
{
	if (games_counted() != deck.deals)
		fail(FAILED, "bug: %ju deals counted of %ju", games_counted(), deck.deals);
	range_add(0, deck.deals);
	counts_print();
	output_check(fclose(stdout) == 0);
}

/* Sums up files of branches. */
static int files_sum(char **files)
{
	static bool *seen; /* by branch */
	u64 missing = 0;

	if (*files == NULL)
		fail(USAGE, "--merge: no files");
	for (; *files != NULL; files++) {
		u64 number = branch_read(*files);

		if (seen == NULL)
			seen = calloc(branches, 1);
		if (seen == NULL)
			fail(FAILED, "no memory for %ju branches", branches);
		if (seen[number])
			fail(BAD_INPUT, "branch %ju has been counted before", number);
		seen[number] = true;
	}
	deals_choose();
	branches_do(true);
	if (branch != branches)
		fail(BAD_INPUT, "expected %ju branches, found %ju: by another version", branch, branches);
	for (u64 i = 0, end; i < branches; i = end + 1) {
		for (end = i; end < branches && !seen[end];)
			end++;
		missing += end - i;
		if (end > i)
			fprintf(stderr, "every: missing: branches %ju to %ju of %ju\n", i, end - 1, branches);
	}
	if (missing > 0)
		return 3;
	all_print();
	return DONE;
}

static _Noreturn void usage(void)
{
	fputs("usage: every [-r RULES] [-j JOBS] [--held] [--periods] [FOLDER [K/N]]\n       every --merge FILE ...\n",
		stderr);
	exit(USAGE);
}

static void folder_remove(void)
{
	if (!inside)
		rmdir(folder);
}

static void folder_choose(const char *name)
{
	static char path[4096];
	const char *above = getenv("TMPDIR");

	folder = name;
	if (name != NULL)
		return;
	snprintf(path, sizeof path, "%s/every.XXXXXX", above != NULL ? above : "/tmp");
	folder = mkdtemp(path);
	if (folder == NULL)
		fail(FAILED, "cannot make a folder like %s: %s", path, strerror(errno));
	temporary = true;
	atexit(folder_remove);
}

static void part_choose(char *text)
{
	const char *number = strsep(&text, "/");

	if (text == NULL || !parse_number(text, 1, UINT32_MAX, &part_count) ||
		!parse_number(number, 1, part_count, &part_number))
		usage();
}

static void rules_choose(void)
{
	const char *asked = given['r'] != NULL ? given['r'] : BOOK;
	char text[ROW_MOST];

	if (snprintf(text, sizeof text, "%s,shuffle=every", asked) >= (int)sizeof text)
		usage();
	rules_parse(USAGE, text);
	number_take(USAGE, "-j", given['j'] != NULL ? given['j'] : "0", 0, JOBS_MOST, &workers_most);
	if (workers_most == 0)
		workers_most = least(JOBS_MOST, labs(sysconf(_SC_NPROCESSORS_ONLN)));
	deals_choose();
}

static int deals_count(char **arguments)
{
	static char name[ROW_MOST];
	const struct method *chosen;

	rules_choose();
	if (*arguments != NULL && arguments[1] != NULL)
		part_choose(arguments[1]);
	chosen = method_choose();
	snprintf(name, sizeof name, "%s%s", chosen->word.name, given[PERIODS] ? "+periods" : "");
	method = name; /* in the files, so that they are not added up with others */
	branches_do(true);
	branches = branch;
	mine = branches / part_count + (branches % part_count >= part_number);
	fprintf(stderr, "every: %ju deals, %ju branch%s: %s\n", deck.deals, branches,
		branches == 1 ? "" : "es", chosen->word.help);
	folder_choose(*arguments);
	parent = getpid();
	began = time(NULL);
	signals_catch(stop);
	if (given[HELD])
		watch = held_watch;
	branches_do(false);
	while (working > 0)
		worker_wait();
	progress_show(true);
	if (*signalled)
		fprintf(stderr, "every: stopped: %ju of %ju branches are done\n", kept + played_here, mine);
	else if (part_count == 1)
		all_print();
	return *signalled ? STOPPED + *signalled : DONE;
}

int main(int count, char **arguments)
{
	static const char options[] = {'r', 'j', HELD, PERIODS, MERGE};
	u32 known = 0, all = 0;
	char **words;

	signal(SIGXFSZ, SIG_IGN); /* so write() fails */
	options_parse(count, arguments);
	for (size_t i = 0; i < LENGTH(given); i++)
		all += given[i] != NULL;
	for (size_t i = 0; i < LENGTH(options); i++)
		known += given[(u32)options[i]] != NULL;
	words = arguments + optind;
	if (all != known || (!given[MERGE] && words[0] != NULL && words[1] != NULL && words[2] != NULL))
		usage();
	return given[MERGE] ? files_sum(words) : deals_count(words);
}
