#!/bin/sh
# tests/judge.sh finds each fault of tests/judge/solution.awk, with a puzzle of no more cards than the fault needs, and
# none in the right program; what it says; programs that hang, or cannot be run; other rules, and transcripts.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
# shellcheck disable=SC2254 # patterns
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
export WAR AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
solution="$AWK -f tests/judge/solution.awk"
unset RULES TRACE ENDLESS LIMIT SEED PUZZLE

judged() { # NAME, PROGRAM, variables ...: $tmp/NAME.said, $tmp/NAME.status, and the puzzle in $tmp/NAME.in
	name=$1 program=$2
	shift 2
	status=0
	env "PROGRAM=$program" "PUZZLE=$tmp/$name.in" "$@" sh tests/judge.sh >"$tmp/$name.said" 2>&1 || status=$?
	echo $status >"$tmp/$name.status"
}
fail() { echo "$2"; cat "$tmp/$1.said"; exit 1; }
says() { # NAME, STATUS, LAST LINE
	[ "$(cat "$tmp/$1.status")" = "$2" ] || fail "$1" "$1: wanted status $2, got $(cat "$tmp/$1.status"), and"
	case $(tail -n 1 "$tmp/$1.said") in $3) ;; *) fail "$1" "$1: '$3' is not the last line of" ;; esac
}
found() { # NAME, CARDS: with so many at most
	says "$1" 1 "to see the game: $WAR -t $tmp/$1.in"
	cards=$($AWK 'NR == 1 { n = $1 } NR == n + 2 { print n + $1 }' "$tmp/$1.in")
	[ "$cards" -le "$2" ] || fail "$1" "$1: $cards cards, but $2 are enough"
}
golden() { # NAME: what is said, but for the commands at its end, is on standard input
	sed '$d' "$tmp/$1.said" | sed '$d' >"$tmp/got"
	diff -u - "$tmp/got" || { echo "$1: not what is wanted (+)"; exit 1; }
}

# Programs that hang, and leave others behind, which would tell if they were not ended: see the end.
behind="{ sleep 5; echo left >>'$tmp/behind'; } >/dev/null 2>&1 &"
judged hang1 "$behind sleep 300" LIMIT=1 &
# From its first hang on it hangs where there are 10 cards: more often than it is waited for.
judged hang3 "set -- \$(cat); [ \$# -lt 500 ] && { [ \$# -lt 12 ] || [ ! -e '$tmp/hung' ]; } ||
	{ echo >>'$tmp/hung'; $behind sleep 300; }; printf '%s\n' \"\$@\" | $solution" LIMIT=3 &
judged rounds "$WAR | sed 's/ 5\$/ 3/'" LIMIT=20 &
judged swapped "sed 's/^4\\(.\\)\$/X\\1/; s/^5\\(.\\)\$/4\\1/; s/^X/5/' | $WAR" LIMIT=20 &
judged endlessly yes LIMIT=20 &
judged behind "$behind printf '1 2'" LIMIT=20 &
mkdir "$tmp/temporary"
TMPDIR=$tmp/temporary PROGRAM="echo >'$tmp/begun'; $behind sleep 300" LIMIT=100 \
	sh tests/judge.sh >"$tmp/ended.said" 2>&1 &
run=$!
# All faults at once: most of the time is that of awk.
sed -n 's/^#   \([a-z0-9]*\) \[\([0-9]*\)\].*/\1 \2/p' tests/judge/solution.awk >"$tmp/faults"
while read -r fault cards; do
	judged "$fault" "$AWK -v fault=$fault -f tests/judge/solution.awk" LIMIT=3 &
done <"$tmp/faults"
while [ ! -e "$tmp/begun" ]; do sleep 1; done
kill -TERM $run
status=0
wait $run || status=$?
[ $status -eq 130 ] && [ ! -s "$tmp/ended.said" ] && [ -z "$(ls "$tmp/temporary")" ] ||
	fail ended "SIGTERM: status $status, and"
wait
while read -r fault cards; do
	found "$fault" "$cards"
	# The puzzle that is left is wrong.
	! grep -q '^no answer' "$tmp/$fault.said" || continue
	$AWK -v fault="$fault" -f tests/judge/solution.awk "$tmp/$fault.in" >"$tmp/got" 2>/dev/null || :
	! $WAR "$tmp/$fault.in" | cmp -s - "$tmp/got" || fail "$fault" "$fault: this is right"
done <"$tmp/faults"
[ "$(wc -l <"$tmp/faults")" -ge 12 ]
found swapped 2 # by a random deal: the named puzzle that shows it first needs 11 cards
grep -qx 'also wrong in a smaller random deal, which is shown' "$tmp/swapped.said" ||
	fail swapped 'the smaller deal is not told:'
grep -qx 'of its 14 cards 6 are enough, which its name may not fit' "$tmp/short.said" ||
	fail short 'the cards left out are not told:'

golden three <<'END'
first wrong at: three-cards-left-is-pat
puzzle: 4 5D 2D 3D 4D 4 5H 2H 3H KH
right: PAT
printed: 2 1

player 1 has 4: 5D 2D 3D 4D
player 2 has 4: 5H 2H 3H KH

round 1: 5D = 5H, war
  too few cards for a war: player 1 has 3, player 2 has 3

PAT

TRACE=1 finds the first line that differs, if the program prints a transcript like this one

END
golden ten <<'END'
the program failed: status 3
standard error: no such rank: 10D
puzzle: 1 10D 1 9H

END
golden rounds <<'END'
first wrong at: one-ace-beats-three-low-cards
puzzle: 3 2D 3D 4D 1 AD
right: 2 5
printed: 2 3

player 1 has 3: 2D 3D 4D
player 2 has 1: AD

round 1: 2D < AD, player 2 takes 2D AD
player 1 has 2: 3D 4D
player 2 has 2: 2D AD

round 2: 3D > 2D, player 1 takes 3D 2D
player 1 has 3: 4D 3D 2D
player 2 has 1: AD

round 3: 4D < AD, player 2 takes 4D AD
player 1 has 2: 3D 2D
player 2 has 2: 4D AD

(the program ends the game here: 2 3)

round 4: 3D < 4D, player 2 takes 3D 4D
player 1 has 1: 2D
player 2 has 3: AD 3D 4D

round 5: 2D < AD, player 2 takes 2D AD
player 1 has 0:
player 2 has 4: 3D 4D 2D AD

2 5

END
golden hang1 <<'END'
the program failed: no answer in 1 s
puzzle: 1 10D 1 9H

END
grep -qx 'three runs have not ended: no smaller puzzle is looked for' "$tmp/hang3.said" &&
	[ $(($(wc -l <"$tmp/hung"))) -eq 3 ] ||
	fail hang3 'a program that hangs where there are many cards:'
grep -qx 'printed too much' "$tmp/endlessly.said" && [ "$(wc -l <"$tmp/endlessly.said")" -lt 40 ] ||
	fail endlessly 'a program that prints without end:'
says behind 1 "to see the game: $WAR -t $tmp/behind.in"

# Right programs, and what is forgiven.
judged right "$solution" LIMIT=20 &
judged blanks "$solution | sed 's/\$/ 	/' | tr '\\n' '\\r'" LIMIT=20 RULES=codingame,ranks=3 &
judged endless "$WAR" LIMIT=20 RULES=codingame,ranks=3 ENDLESS=1 &
judged umass "$WAR -r umass -t" LIMIT=20 RULES=umass,down=3,suits=1 TRACE=1 SEED=1 &
wait
says right 0 'all * puzzles are right'
says blanks 0 'all * puzzles are right; white space at the ends of lines, or a missing last newline, is forgiven'
says endless 0 'all * puzzles are right'
says umass 0 'all * puzzles are right'
puzzles() { sed 's/[^0-9]//g' "$tmp/$1.said"; }
[ "$(puzzles right)" -ge 250 ] && [ "$(puzzles umass)" -ge 100 ] && [ "$(puzzles endless)" -gt "$(puzzles blanks)" ] ||
	fail right "$(puzzles endless) puzzles with endless ones, $(puzzles blanks) without, $(puzzles umass) of umass, and"

# Other rules, and transcripts.
judged umass2 "$WAR -r umass,down=2" LIMIT=20 RULES=umass
golden umass2 <<'END'
first wrong at: a random deal
puzzle: 4 2 3 3 3
right: 0
printed: -1

player 1 has 2: 2 3
player 2 has 2: 3 3

battle 1: 2 < 3, player 2 takes 2 3
player 1 has 1: 3
player 2 has 3: 3 2 3

battle 2: 3 = 3, war
  too few cards for a war: player 1 has 0, player 2 has 2

0

TRACE=1 finds the first line that differs, if the program prints a transcript like this one

END
judged transcript "$WAR -t | sed '/^PAT/d'" LIMIT=20 TRACE=1
golden transcript <<'END'
first wrong at: diamonds-do-not-beat-spades
puzzle: 1 2D 1 2S
line 6 of the transcript differs:
  player 1 has 1: 2D
  player 2 has 1: 2S
  
  round 1: 2D = 2S, war
    too few cards for a war: player 1 has 0, player 2 has 0
right:   
printed: nothing more

END

# Nothing to judge.
judged none ' '
says none 2 "judge.sh: no program: make judge PROGRAM='python3 mine.py'"
judged missing "$tmp/missing"
says missing 2 "judge.sh: cannot run $tmp/missing in $(pwd): *"
judged blank "$tmp/missing one"
says blank 2 "judge.sh: cannot run $tmp/missing one in $(pwd): * (a path with blanks needs quotes of its own)"
judged folder "$WAR" "PUZZLE=$tmp/missing/folder.in"
says folder 2 "judge.sh: cannot write the puzzle to $tmp/missing/folder.in"
judged quote "echo '"
says quote 2 'judge.sh: the shell cannot read PROGRAM: *'
judged chance "$WAR -r house" RULES=house
says chance 2 'judge.sh: chance plays under RULES=house: no puzzle has an answer'
judged rules "$WAR" RULES=houses
says rules 2 "Try 'war --help'."
judged limit "$WAR" LIMIT=2s
says limit 2 'judge.sh: LIMIT is seconds, SEED a number'
sh tests/judge.sh "$WAR" >"$tmp/operand.said" 2>&1 || echo $? >"$tmp/operand.status"
says operand 2 "judge.sh: the program is no operand: PROGRAM=* sh tests/judge.sh (--help says more)"
sh tests/judge.sh --help >"$tmp/help.said" && echo $? >"$tmp/help.status"
says help 0 'Status: 0 all is right, *'

[ ! -e "$tmp/behind" ] || { echo 'programs are left running'; exit 1; }
faults=$(($(wc -l <"$tmp/faults")))
echo "$faults faults found with the fewest cards; $(puzzles right) puzzles right; nothing left running"
