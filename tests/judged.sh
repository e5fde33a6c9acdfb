#!/bin/sh
# make judged: judge.sh on a busy machine: two processes that only spin beside it, and both of a lower priority.
#
# Solutions in C, Python and JavaScript (tests/judge/solution.*), right ones, slow ones and wrong ones, and all faults of
# solution.awk.  No right program is called wrong, every wrong one is, and the puzzles have no more cards than the faults
# need.  Five minutes.  Debian packages: gcc python3 nodejs.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
cd "$(dirname "$0")/.."
. tests/judge/check.sh
for tool in cc python3 node; do
	command -v $tool >/dev/null || { echo "judged: no $tool: apt-get install gcc python3 nodejs" >&2; exit 1; }
done
