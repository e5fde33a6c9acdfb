# war: one C file.  `make help` lists the targets.
CC = cc
CFLAGS = -O2
WARNINGS = -std=c11 -Wall -Wextra -Wpedantic
# A compiler of programs that run on this machine.  The manual page needs one where CC compiles for another machine.
BUILD_CC = cc
PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
MANDIR = $(PREFIX)/share/man
# What is built gets a name of its own until it is complete: several makes may run at once, on machines that share this folder,
# and a program that is running cannot be overwritten.
NEW = $@.$$(uname -n).$$$$
# The variables on the command line, as GNU make and bmake know them, for tests/tools/variables.sh.
GIVEN = $(foreach name,$(.VARIABLES),$(if $(findstring command,$(origin $(name))),$(name))) $(.MAKEOVERRIDES)
# A signal to make reaches the script only if there is no shell between them.
TOOL = exec env CC='$(CC)' MAKE='$(MAKE)' GIVEN='$(GIVEN)' GOALS='$(MAKECMDGOALS) $(.TARGETS)' sh tests/tools

war: war.c
	$(CC) $(WARNINGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $(NEW) war.c && mv $(NEW) $@

test: war          ## the cases and the checks, in half a minute on two idle cores; ./run_tests.sh PATTERN ... runs some of them
	./run_tests.sh

quick: war         ## after each edit: the cases, and the checks that play most games, in less than ten seconds
	BATCHES=60 ./run_tests.sh cases checks/oracle checks/units deep/small

judge: war         ## what PROGRAM='python3 mine.py' gets wrong, why, and the smallest puzzle (tests/guide/judge.md)
	@$(TOOL)/judge/judge.sh

class: war         ## a table of many programs: FILES='submissions/*' (tests/tools/judge/class.sh: OUT, RULES, ...)
	@$(TOOL)/judge/class.sh

compare: war       ## equal deals under several rules: RULES='house house,short=last', RULES='house,spoils=' (N, SEED)
	@$(TOOL)/compare/compare.sh

show: war          ## a page on which a browser shows a game: FILE=puzzle, SEED=9321 RULES=house (OUT, ROUNDS, TRANSCRIPT)
	@$(TOOL)/show/show.sh

plot: war          ## lengths of games under several rules as curves: RULES='house house,down=1' OUT=lengths.svg (N, KIND=over, SEED)
	@$(TOOL)/plot/plot.sh

long: war          ## many seeds in chunks, on any machines, after any crash: FOLDER=runs RULES=house N=1000000000 (PART, JOBS, ...)
	@$(TOOL)/long/long.sh

paste: war         ## the solver alone, for an online judge: BOOK=codeforces >solver.c (HAND_MOST=100000: an eighth of the memory)
	@$(TOOL)/paste/paste.sh

every:             ## every deal of a deck, without playing each: RULES=... (tests/tools/every/every.sh: FOLDER, PART, JOBS, SUM)
	@$(TOOL)/every/every.sh

tests/build/every: tests/tools/every/every.c war.c
	@mkdir -p tests/build
	$(CC) $(WARNINGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $(NEW) tests/tools/every/every.c && mv $(NEW) $@

cycles: war        ## an endless game that repeats WORD='=1122112222112', on RANKS=7 (tests/tools/cycles/cycles.sh: LENGTH, SPOILS, ...)
	@$(TOOL)/cycles/cycles.sh

certify: war       ## has a program that Coq has proved check endless games: FILE=puzzle RULES=bataille, SEED=0 N=100; CERT=file: certificates
	@$(TOOL)/certify/certify.sh

tests/build/war.6: war README.md tests/guide/reference.md tests/guide/data.md tests/guide/batch.md tests/tools/manual/manual.awk
	@mkdir -p tests/build
	BUILD_CC='$(BUILD_CC)' sh tests/tools/manual/manual.sh >$(NEW) && mv $(NEW) $@ || { rm -f $(NEW); exit 1; }

install: war tests/build/war.6 ## install war into BINDIR, its manual page into MANDIR (DESTDIR, PREFIX, BINDIR, MANDIR)
	mkdir -p '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(MANDIR)/man6'
	install -m 755 war '$(DESTDIR)$(BINDIR)/war'
	install -m 644 tests/build/war.6 '$(DESTDIR)$(MANDIR)/man6/war.6'

uninstall:         ## remove them from there
	rm -f '$(DESTDIR)$(BINDIR)/war' '$(DESTDIR)$(MANDIR)/man6/war.6'

clean:             ## remove what was built
	rm -rf war war.*.[0-9]* tests/build

judged: war        ## judge.sh and class.sh with programs in several languages, right, slow and wrong, on a busy machine
	sh tests/tools/judge/check.sh languages speed endings named catalogue rules class chance
	sh tests/checks/targets.sh all

awks: war          ## the checks that use awk, with each awk that there is
	sh tests/deep/portable/awks.sh

bench:             ## speeds, as ratios within one run where that can be
	sh tests/deep/bench/bench.sh

published: war     ## published numbers against a million games each, endless games by parity, decks counted again: tests/evidence/*.md
	sh tests/evidence/published.sh tests/evidence/published.md
	sh tests/evidence/parity.sh tests/evidence/parity.md
	sh tests/tools/every/again.sh 30

standoff: war      ## endless games proved early against games played out, 1,000,000 of many shapes
	GAMES=$${GAMES:-1600} sh tests/checks/standoff.sh

lint:              ## shellcheck, checkbashisms, cppcheck, clang-tidy, gcc -fanalyzer, clang-format, lengths
	sh tests/deep/lint.sh

builds:            ## the tests on other builds: -O0 to -O3, sanitizers, clang, tcc, musl, valgrind, bmake
	sh tests/deep/portable/builds.sh

machines:          ## the tests on other machines: 32 bits, big-endian (qemu)
	sh tests/deep/portable/machines.sh

pasted: war        ## the solver that `make paste` prints, by many compilers, on Windows too (Wine), answers as war does
	sh tests/deep/portable/pasted.sh

coverage:          ## lines and branches of war.c that the tests reach, which must be all; MC/DC
	sh tests/deep/coverage.sh

faults:            ## every call that can fail made to fail, one by one
	sh tests/deep/faults/faults.sh

fuzz:              ## fuzz the reader and the options for SECONDS (60)
	sh tests/deep/fuzz/fuzz.sh

differ: war        ## random games and settings against the oracle for SECONDS (60)
	SECONDS=$${SECONDS:-60} SEED=$${SEED:-$$(date +%s)} sh tests/checks/oracle.sh

small: tests/build/every ## every deal of small decks, each card counted after every round; small decks of tests/evidence/every.md
	sh tests/deep/small/small.sh
	sh tests/tools/every/again.sh 0

page: war          ## pages of make show in Chromium: what they say, by keys; pages and pictures fit; screenshots in tests/build/show
	sh tests/deep/page/page.sh

proof: war         ## the ring proved with Frama-C, the theorems behind endless games with Coq, and many certificates
	sh tests/deep/proof/proof.sh

mutants:           ## do the tests notice?  war.c with one thing changed, hundreds of times
	sh tests/deep/mutants/mutants.sh

readme:            ## the commands of README.md and of the guides, which must print what is shown
	sh tests/deep/readme/readme.sh

shared: war        ## transcripts, vectors and puzzles of others, in FOLDER=...
	sh tests/deep/shared.sh '$(FOLDER)'

help:              ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /\1 - /p' Makefile

.PHONY: test quick judge class compare show plot page long paste judged pasted install uninstall clean awks bench published every cycles standoff lint builds machines coverage \
	faults fuzz differ small certify proof mutants readme shared help
