/*
 * how ARGUMENTS: plays the games that war plays with these arguments (-r, -s, -n, or a file), and prints how many are
 * endless, how many of these a standoff has proved to be so, and the most milliseconds that a game has taken, with T
 * and P.  Names on standard error each game that takes more than a second, and what it was spent on.
 */
#define main war_main
#include "../../../war.c"
#undef main

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int main(int count, char **arguments)
{
	static const char *const found[] = {[NONE] = "a position that came back",
		[TIED] = "a standoff in which equal cards meet", [SEPARATED] = "a standoff"};
	unsigned endless = 0, settled = 0;
	double most = 0;

	options_parse(count, arguments);
	rules_parse(USAGE, given['r']);
	report_choose();
	games_choose();
	files = arguments + optind;
	reader.file = -1;
	if (!seeds)
		file_next();
	for (deal.number = work.from; seeds ? deal.number < work.from + work.games : reader_deal(); deal.number++) {
		double began, verdict, answer;
		const char *how = "no loop";
		struct outcome outcome;

		if (seeds)
			deal_shuffle();
		began = seconds();
		outcome = play();
		verdict = seconds() - began;
		if (outcome.verdict == ENDLESS) {
			how = found[standoff.kind];
			endless++;
			settled += standoff.kind != NONE;
			loop_find(&outcome);
		}
		answer = seconds() - began;
		most = answer > most ? answer : most;
		if (answer > 1)
			fprintf(stderr, "game %ju, %s: verdict %.1f s, answer %.1f s: %s, T %ju, P %ju\n",
				deal.number - work.from + 1, rules_text(NULL), verdict, answer, how, outcome.start, outcome.period);
	}
	printf("%u %u %.1f\n", endless, settled, 1000 * most);
	return 0;
}
