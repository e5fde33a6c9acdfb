#!/bin/sh
# pasted.sh - the solver that `make paste` prints, compiled as online judges may compile it, answers as the whole of war does
#
# usage: [GAMES=10000] sh tests/deep/portable/pasted.sh [BUILD ...]
#
# GAMES  random games of each book
# BUILD  only these of the builds below
#
# Each build compiles the solver of each book without a warning, and plays the games twice: as war prints them, and with
# the byte order mark and the line ends of Windows.  On Linux two hands of 100,000 cards have to fit into 16 MB.  Programs
# of Windows run under Wine; windows32 is only compiled.
#
# `cases` and `windows-cases` run tests/cases.  The solver plays where war gets rules and input and no other option.
# shellcheck disable=SC2015,SC2086,SC2153,SC3045 # `a && b || c`; a compiler and WAR may be several words; $BUILD is
# exported; POSIX has ulimit -v only since 2024
set -u
unset RULES

compiler() { # BUILD
	case $1 in
	gcc-O?) echo "gcc -${1#*-}" ;;
	clang) echo 'clang -O2' ;;
	tcc | cases) echo tcc ;;
	musl) echo 'musl-gcc -O2' ;;
	i686) echo 'i686-linux-gnu-gcc -static -O2' ;;
	windows) echo 'x86_64-w64-mingw32-gcc -O2' ;;
	windows-cases) echo 'x86_64-w64-mingw32-gcc -std=gnu11 -DWAR_NO_PRAGMA' ;; # another printf(); compiles fast
	windows32) echo 'i686-w64-mingw32-gcc -O2' ;;
	*) echo "pasted.sh: no build '$1'" >&2; return 1 ;;
	esac
}

compile() { # BUILD SOLVER [VARIABLE ...]: the solver of these BOOK and HAND_MOST
	solver=$2 compiler=$(compiler "$1") || return
	shift 2
	env CC=tcc "$@" sh tests/tools/paste/paste.sh >"$solver.c" || return
	case $compiler in *-std=*) ;; *) compiler="$compiler -std=c11" ;; esac
	rm -f "$solver" "$solver.exe"
	$compiler -Wall -Wextra -Wpedantic -Werror -o "$solver" "$solver.c" >"$solver.said" 2>&1 && [ ! -s "$solver.said" ] ||
		{ cat "$solver.said"; return 1; }
	[ ! -e "$solver.exe" ] || mv "$solver.exe" "$solver" # MinGW's gcc appends it
}

play() { # BUILD SOLVER: its output without the line ends of Windows
	case $1 in windows*) ;; *) "$2"; return ;; esac
	cat >"$2.in.$$"
	for try in 1 2 3; do # Wine itself may fail, once in some thousand runs
		TMPDIR=${WINEPREFIX%/*} wine "$2" <"$2.in.$$" >"$2.out.$$" 2>"$2.err.$$"
		status=$?
		grep -q '^wine' "$2.err.$$" && [ $try -lt 3 ] || break
	done
	set -- $status "$2"
	tr -d '\r' <"$2.out.$$"
	tr -d '\r' <"$2.err.$$" >&2
	return "$1"
}

understood() { # [OPTION ...]: does a solver?  Sets $rules and $file.
	rules='' file=- answers=false OPTIND=1
	while getopts :ar: option; do
		case $option in a) answers=true ;; r) rules=${OPTARG:-none} ;; *) return 1 ;; esac
	done
	shift $((OPTIND - 1))
	file=${1--}
	case $rules in csharp* | utexas*) $answers || return 1 ;; esac # these print transcripts
	case $rules in *shuffle=every*) return 1 ;; esac # is for seeds
	[ $# -le 1 ] && { [ "$file" = - ] || [ -f "$file" ]; }
}

# -play WAR [OPTION ...]: war, as run_tests.sh runs it.
if [ "${1-}" = -play ]; then
	shift
	war=$1
	shift
	unset RUN # paste.sh, too, would run what it compiles with it
	understood "$@" || exec "$war" "$@"
	solver=$SOLVERS/$(printf %s "$rules" | cksum | tr ' ' -)
	if [ ! -e "$solver" ]; then
		(cd "$(dirname "$0")/../../.." && compile "$BUILD" "$solver.$$" BOOK="$rules") >"$solver.log" 2>&1 && mv "$solver.$$" "$solver"
	fi
	if [ ! -e "$solver" ]; then
		"$war" -r "$rules" - </dev/null >/dev/null 2>&1
		[ $? -eq 2 ] && exec "$war" "$@" # war refuses the rules, too
		cat "$solver.log"
		exit 1
	fi
	[ "$file" = - ] || exec <"$file"
	cat >"$solver.input.$$"
	exec <"$solver.input.$$"
	! grep -q '?' "$solver.input.$$" || exec "$war" "$@" # unknown cards, which need a pack
	echo "$*" >>"$SOLVERS/played"
	play "$BUILD" "$solver" <"$solver.input.$$" 2>"$solver.said.$$"
	status=$?
	# Only the whole of war says what may be a mistake in a deck or in the rules.
	"$war" "$@" <"$solver.input.$$" 2>&1 >/dev/null |
		grep -E '; (for|if) .*: -r |= changes nothing without |; one that goes on in the next line needs ' >&2
	[ "$file" != - ] || file='<stdin>'
	sed "s|^war: <stdin>:|war: $file:|" "$solver.said.$$" >&2
	exit $status
fi

cd "$(dirname "$0")/../../.." || exit 1
missing=
for tool in gcc:gcc clang:clang tcc:tcc musl-gcc:musl-tools i686-linux-gnu-gcc:gcc-i686-linux-gnu \
	x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 i686-w64-mingw32-gcc:gcc-mingw-w64-i686 wine:'wine wine64'; do
	command -v "${tool%%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "pasted.sh: needs: apt-get install$missing" >&2; exit 1; }
[ $# -gt 0 ] || set -- gcc-O0 gcc-O2 clang tcc musl i686 windows windows32 cases windows-cases
WAR=${WAR:-./war} GAMES=${GAMES:-10000} tmp=$(mktemp -d) || exit 1
# Wine keeps a folder, and a server until its last program has ended.
HOME=$tmp TMPDIR=$tmp WINEPREFIX=$tmp/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
export HOME TMPDIR WINEPREFIX WINEDEBUG WINEDLLOVERRIDES
trap '[ ! -d "$tmp/wine" ] || { wineserver -k; wineserver -w; }; rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP

build=making
wrong() { echo "FAILED: $build: $*"; exit 1; }
same() { # WHAT INPUT WANTED: the solver answers this
	play "$build" "$tmp/solver" <"$2" >"$tmp/got" || wrong "$1: status $?"
	diff "$3" "$tmp/got" >"$tmp/diff" || { head -n 20 "$tmp/diff"; wrong "$1: other answers"; }
}

books=$(sh tests/checks/lib/names.sh books) || exit 1
for book in $books; do
	$WAR -r "$book" -n "$GAMES" -d >"$tmp/$book" && $WAR -r "$book" -a - <"$tmp/$book" >"$tmp/$book.wanted" || wrong "$book"
	awk '{ printf "%s%s\r\n", (NR == 1 ? "\357\273\277" : ""), $0 }' "$tmp/$book" >"$tmp/$book.windows"
done
awk 'BEGIN { for (p = 0; p < 2; p++) { print 100000; for (i = 0; i < 100000; i++) print (i % (3 + 2 * p) + 2) "D" } }' >"$tmp/large"
$WAR "$tmp/large" >"$tmp/large.wanted" || wrong 'large hands'

for build; do
	case $build in windows32) ;; windows*) [ -d "$tmp/wine" ] || wine cmd /c exit >"$tmp/said" 2>&1 ;; esac # makes the folder
	case $build in
	*cases)
		mkdir "$tmp/$build" && : >"$tmp/$build/played"
		cases() { # PATTERN ...
			BUILD=$build SOLVERS=$tmp/$build RUN="sh $PWD/tests/deep/portable/pasted.sh -play" LIMIT=300 \
				./run_tests.sh -j "${JOBS:-2}" "$@" >"$tmp/log" 2>&1
		}
		if ! cases cases/; then
			cat "$tmp/log"
			failed=$(sed -n 's/^FAILED: \([^ ]*:\) .*/\1/p' "$tmp/log" | sort -u)
			# On a busy machine Wine may lose a line of standard error: what has failed is run once more.
			# shellcheck disable=SC2086
			[ "$build" = windows-cases ] && [ -n "$failed" ] && cases $failed || { cat "$tmp/log"; wrong 'tests/cases'; }
		fi
		[ -s "$tmp/$build/played" ] || wrong 'no case is played by the solver'
		echo "$build: $(tail -n 1 "$tmp/log"), $(wc -l <"$tmp/$build/played") runs of the solver"
		continue ;;
	esac
	for book in $books; do
		compile "$build" "$tmp/solver" BOOK="$book" || wrong "$book"
		[ "$build" != windows32 ] || continue
		same "$book" "$tmp/$book" "$tmp/$book.wanted"
		same "$book, as Windows writes it" "$tmp/$book.windows" "$tmp/$book.wanted"
	done
	case $build in
	windows*) memory= ;;
	*)
		memory=', 100,000 cards in 16 MB'
		compile "$build" "$tmp/solver" HAND_MOST=100000 || wrong large
		(ulimit -v 16384 && same 'two hands of 100,000 cards in 16 MB' "$tmp/large" "$tmp/large.wanted") || exit 1
		;;
	esac
	echo "$build: $(wc -c <"$tmp/solver.c") bytes, no warning, $GAMES games of each book$memory"
done
