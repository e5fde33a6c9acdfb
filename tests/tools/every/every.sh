#!/bin/sh
# every.sh - counts every deal of a deck, without playing each
#
# usage: make every RULES=BOOK,... [FOLDER=DIR] [PART=K/N] [JOBS=N] [OPTIONS=...]
#        make every SUM='DIR ...'
#        RULES=... sh tests/tools/every/every.sh
#
# RULES    rules and deck, as `war -r` takes them: bataille,suits=1,ranks=13
# FOLDER   keeps what is done.  After a stop, the same command goes on.
# PART     does one of N parts: run 1/3, 2/3 and 3/3 on three machines, in one folder or in three.  Prints no counts.
# JOBS     how many processes count (0: one per core)
# OPTIONS  --held and --periods, as in `war --counts`; with --held each deal is played
# SUM      adds up the parts that lie in these folders, copied to one machine, and plays nothing.  Status 3: some branches
#          are missing.
#
# Prints what `war -r RULES,shuffle=every -n all --counts` prints, so `war --merge --stats` shows it as statistics:
#
#   $ make every RULES=bataille,suits=1,ranks=13 >13
#   every: 6227020800 deals, 1 branch: one game is played for all deals with the same comparisons
#   $ ./war --merge --stats 13
#
# The head of every.c says why one game stands for many deals.
#
# EVERY    every.c compiled (tests/build/every, which make keeps up to date)
# shellcheck disable=SC2086 # EVERY may be several words, OPTIONS none
set -eu
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes every RULES FOLDER PART JOBS OPTIONS SUM EVERY
numbers 0 1024 JOBS
parts
root=$(dirname "$0")/../../..
fail() { echo "every.sh: $*" >&2; exit 2; }
[ -n "${RULES-}${SUM-}" ] || fail 'no rules: make every RULES=bataille,suits=1,ranks=13'
[ -n "${FOLDER-}" ] || [ -z "${PART-}" ] || fail 'PART needs FOLDER'
if [ -z "${EVERY-}" ]; then
	"${MAKE:-make}" -s -C "$root" tests/build/every
	EVERY=$root/tests/build/every
fi
if [ -n "${SUM-}" ]; then
	set --
	for folder in $SUM; do
		[ -d "$folder" ] || fail "no folder $folder"
		for file in "$folder"/branch-*; do # none if the deck has fewer branches than parts
			[ ! -f "$file" ] || set -- "$@" "$file"
		done
	done
	[ $# -gt 0 ] || fail "no branches in $SUM"
	exec $EVERY --merge "$@"
fi
[ -z "${FOLDER-}" ] || folder FOLDER
exec $EVERY -r "$RULES" -j "${JOBS:-0}" ${OPTIONS-} ${FOLDER:+"$FOLDER"} ${PART:+"$PART"}
