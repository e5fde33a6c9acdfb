#!/bin/sh
# class: tools
# make paste: the solver by itself is the first part of war.c, is small enough for a judge, and answers as war does.  make pasted
# compiles it for each book, with many compilers, and plays more games.
# shellcheck disable=SC2015,SC2086,SC3045 # `a && b || c`; CC, RUN, WAR may be several words; POSIX has ulimit -v only since 2024
set -eu
CC=${CC:-cc} WAR=${WAR:-./war}
command -v make >/dev/null || { echo 'skipped: there is no make'; exit 0; }
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset MAKEFLAGS MFLAGS MAKELEVEL BOOK RULES HAND_MOST
wrong() { echo "$*"; exit 1; }

# make paste compiles what it prints.  Once is enough, since all of it is compiled here, with more warnings.
compiler=$CC
printed() { # VARIABLES ...: $tmp/solver.c
	make paste CC="$compiler" "$@" >"$tmp/solver.c" 2>"$tmp/said" || { cat "$tmp/said"; wrong "make paste $*: status $?"; }
	compiler=true
}
pasted() { # VARIABLES ...: $tmp/solver, too
	printed "$@"
	$CC -std=c11 -Wall -Wextra -Wpedantic -Werror -DWAR_NO_PRAGMA ${CFLAGS-} ${LDFLAGS-} -o "$tmp/solver" "$tmp/solver.c"
}
same() { # RULES GAMES: the solver answers as war does, also where editors of Windows wrote the input
	$WAR -r "$1" -n "$2" -d >"$tmp/deals"
	$WAR -r "$1" -a - <"$tmp/deals" >"$tmp/wanted"
	[ -s "$tmp/wanted" ]
	awk '{ printf "%s%s\r\n", (NR == 1 ? "\357\273\277" : ""), $0 }' "$tmp/deals" >"$tmp/windows"
	for deals in deals windows; do
		${RUN-} "$tmp/solver" <"$tmp/$deals" >"$tmp/got" || wrong "the solver of $1: status $?"
		diff "$tmp/wanted" "$tmp/got" | head -n 20 | grep . && wrong "the solver of $1 answers otherwise ($deals)"
	done
	return 0
}

most=0
for rules in codeforces bataille,down=1 bootcamp,tie=back,upset=yes,limit=300,most=yes,lowest=6,ranks=9 spoils=wars; do
	pasted BOOK=$rules
	bytes=$(($(wc -c <"$tmp/solver.c")))
	[ $bytes -le $most ] || most=$bytes
	same $rules 100
done
[ $most -le 60000 ] || wrong "the solver has $most bytes; 60,000 leave room below Codeforces' limit of 65,535"

# Down to the line that begins part 2, and no line is changed but the three.
pasted BOOK=codeforces,down=1,short=lose HAND_MOST=100000
lines=$(wc -l <"$tmp/solver.c")
head -n "$lines" war.c | sed 's/^#define BOOK .*/#define BOOK CODEFORCES/; s/^#define CHANGES .*/#define CHANGES rules.down = 1; rules.shortage = SHORT_LOSE/; s/^#define HAND_MOST .*/#define HAND_MOST 100000/' |
	diff - "$tmp/solver.c" || wrong 'make paste changes other lines'
case $(sed -n "$((lines + 1))p" war.c) in '/* ======== 2. '*) ;; *) wrong "make paste ends in line $lines" ;; esac

# As C++ it says that it is C, and nothing else.
if echo 'class it {};' | $CC -x c++ -c -o /dev/null - 2>/dev/null; then
	! $CC -x c++ -c -o /dev/null "$tmp/solver.c" 2>"$tmp/said" && grep -q 'error: .*choose C11' "$tmp/said" &&
		[ "$(grep -c 'error:' "$tmp/said")" -le 2 ] || { cat "$tmp/said"; wrong 'the solver as C++'; }
fi

refused() { # MESSAGE VARIABLE ...: nothing is printed, and the message has these words
	message=$1
	shift
	! make paste CC="$CC" "$@" >"$tmp/got" 2>"$tmp/said" && [ ! -s "$tmp/got" ] && grep -q "$message" "$tmp/said" ||
		{ cat "$tmp/said"; wrong "make paste $*"; }
}
refused "rule book: expected codingame .* found 'chess'" BOOK=chess
refused "down: expected a number from 0 to 1000000.* found 'two'" BOOK=umass,down=two
refused 'BOOK: expected a rule book and settings' BOOK='umass"'
refused 'write one of them' BOOK=tmu RULES=tmu,down=3
refused 'HAND_MOST: expected a number from 1' HAND_MOST=many
refused 'does not compile' HAND_MOST=2000000

# Two hands of 100,000 cards fit into 16 MB, and one card more is an error.  Under a sanitizer or qemu nothing fits.
limited() { (ulimit -v 16384 && ${RUN-} "$tmp/$1"); }
$CC ${CFLAGS-} ${LDFLAGS-} -o "$tmp/empty" tests/deep/bench/empty.c
if limited empty 2>/dev/null; then
	pasted HAND_MOST=100000
	awk 'BEGIN { print 100000; for (i = 0; i < 100000; i++) print (i % 3 + 2) "D"; print 100000; for (i = 0; i < 100000; i++) print (i % 5 + 2) "H" }' >"$tmp/large"
	limited solver <"$tmp/large" >"$tmp/got" || wrong 'two hands of 100,000 cards do not fit into 16 MB'
	$WAR "$tmp/large" | cmp - "$tmp/got"
	! echo 100001 | limited solver >"$tmp/got" 2>&1 && grep -q '(0 to 100000)' "$tmp/got" || wrong "a hand of 100,001 cards: $(cat "$tmp/got")"
	memory=', 100,000 cards in 16 MB'
fi
echo "pasted: four sets of rules${memory-}, $most bytes"
