#!/bin/sh
# paste.sh - prints the solver, to be pasted into an online judge
#
# usage: make paste [BOOK=RULES] [HAND_MOST=N] >solver.c
#
# BOOK       the rules, as `war -r` takes them: codeforces, or bataille,down=1 (codingame); or RULES, as elsewhere
# HAND_MOST  the most cards of a hand (1000000).  With 100000 the solver needs an eighth of the memory.
#
# The solver is war.c above the line that begins part 2.  Only its lines `#define BOOK`, `#define CHANGES` and `#define
# HAND_MOST` may differ.  war refuses rules that do not exist, and the solver is compiled before it is printed.
# shellcheck disable=SC2086,SC2154 # CC, LDFLAGS and RUN may be several words; signals.sh sets tmp
set -eu
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes paste BOOK HAND_MOST RULES
numbers 1 999999999 HAND_MOST
# shellcheck source=/dev/null
. "$tools/signals.sh"
cd "$(dirname "$0")/../../.."
fail() { echo "paste.sh: $*" >&2; exit 1; }
usual() { sed -n "s/^#define $1 //p" war.c; }

book=$(usual BOOK | tr '[:upper:]' '[:lower:]') most=$(usual HAND_MOST)
[ -z "${BOOK-}" ] || [ -z "${RULES-}" ] || fail "BOOK=$BOOK and RULES=$RULES: write one of them, as BOOK=bataille,down=1"
BOOK=${BOOK:-${RULES:-$book}} HAND_MOST=${HAND_MOST:-$most}
case ${BOOK%%,*} in *=*) BOOK=$book,$BOOK ;; esac
case $BOOK in *[!A-Za-z0-9,=-]*) fail "BOOK: expected a rule book and settings, as bataille,down=1, found '$BOOK'" ;; esac
said=$(./war -r "$BOOK" - 2>&1 </dev/null) || [ $? -eq 1 ] || { echo "$said" >&2; exit 1; }

# A setting as C: down=1 is rules.down = 1, short=lose is rules.shortage = SHORT_LOSE, most=yes is rules.more_wins = MORE_WINS_YES.
changes=$(echo "$BOOK" | awk -F , '{
	for (i = 2; i <= NF; i++) {
		split($i, setting, "=")
		sub(/^most$/, "more_wins", setting[1])
		value = setting[2] ~ /^[0-9]+$/ ? setting[2] (length(setting[2]) > 18 ? "u" : "") : toupper(setting[1] "_" setting[2])
		printf "%srules.%s = %s", (i > 2 ? "; " : ""), (setting[1] == "short" ? "shortage" : setting[1]), value
	}
}')
sed "/^\/[*] =* 2[.] /,\$d; s/^\(#define BOOK\) .*/\1 $(echo "${BOOK%%,*}" | tr '[:lower:]' '[:upper:]')/
	s/^\(#define CHANGES\) .*/\1 ${changes:-(void)0}/; s/^\(#define HAND_MOST\) .*/\1 $HAND_MOST/" war.c >"$tmp/solver.c"
${CC:-cc} -std=c11 -DWAR_NO_PRAGMA ${LDFLAGS-} -o "$tmp/solver" "$tmp/solver.c" >&2 ||
	fail "with BOOK=$BOOK HAND_MOST=$HAND_MOST it does not compile"
cat "$tmp/solver.c"
