/*
 * times REPEATS INPUT COMMAND...: runs the commands (words apart by blanks, no shell) in turn,
 * REPEATS times, each with INPUT as standard input and its output thrown away.  Prints a line for each
 * command: least and median CPU seconds, least and median seconds on the clock, most kilobytes.
 */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WORDS = 32, MOST = 100000 };

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

int main(int count, char **arguments)
{
	int repeats = count > 3 ? atoi(arguments[1]) : 0, commands = count - 3;
	double *cpu, *wall;
	long *most;

	if (repeats < 1 || repeats > MOST) {
		fputs("usage: times REPEATS INPUT COMMAND...\n", stderr);
		return 2;
	}
	cpu = calloc((size_t)(commands * repeats), sizeof *cpu);
	wall = calloc((size_t)(commands * repeats), sizeof *wall);
	most = calloc((size_t)commands, sizeof *most);
	if (cpu == NULL || wall == NULL || most == NULL)
		return 1;
	for (int i = 0; i < commands * repeats; i++) {
		int which = i % commands, at = which * repeats + i / commands, status, n = 0;
		char *words[WORDS + 1], line[4096];
		struct rusage used;
		double began;
		pid_t child;

		snprintf(line, sizeof line, "%s", arguments[3 + which]);
		for (char *word = strtok(line, " "); word != NULL && n < WORDS; word = strtok(NULL, " "))
			words[n++] = word;
		words[n] = NULL;
		began = now();
		child = vfork();
		if (child == 0) {
			int in = open(arguments[2], O_RDONLY), out = open("/dev/null", O_WRONLY);

			if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0)
				_exit(127);
			execv(words[0], words);
			_exit(127);
		}
		if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0) {
			fprintf(stderr, "times: failed: %s\n", arguments[3 + which]);
			return 1;
		}
		wall[at] = now() - began;
		cpu[at] = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
			(double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
		if (used.ru_maxrss > most[which])
			most[which] = used.ru_maxrss;
	}
	for (int which = 0; which < commands; which++) {
		double *c = cpu + which * repeats, *w = wall + which * repeats;

		qsort(c, (size_t)repeats, sizeof *c, compare);
		qsort(w, (size_t)repeats, sizeof *w, compare);
		printf("%.6f %.6f %.6f %.6f %ld\n", c[0], c[repeats / 2], w[0], w[repeats / 2], most[which]);
	}
	return 0;
}
