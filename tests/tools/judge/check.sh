#!/bin/sh
# The built puzzles and the catalogue of faults agree; judge.sh tells right, wrong, slow and crashed programs apart, and says
# why; class.sh judges three; nothing is left running.  `make judged` has more of all that.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
. tests/tools/judge/common.sh
here=tests/tools/judge

# What is judged first compiles the helpers.  All that follows runs side by side.
behind="{ sleep 30; echo left >>'$tmp/behind'; } >/dev/null 2>&1 &"
mkdir "$tmp/temporary" "$tmp/class" "$tmp/results"
judged missing "$tmp/missing" JOBS=1
TMPDIR=$tmp/temporary PROGRAM="echo >'$tmp/begun'; $behind sleep 300" PUZZLE=$tmp/ended.in LIMIT=100 \
	sh $here/judge.sh >"$tmp/ended.said" 2>&1 &
run=$!
${CC:-cc} -O1 -w ${LDFLAGS-} -o "$tmp/solution" $here/solution.c
judged right "${RUN-} $tmp/solution" LIMIT=20 &
judged three "$AWK -v fault=three -f $here/solution.awk" LIMIT=20 ROUNDS=3 BUDGET=0 &
cp $here/solution.c "$tmp/class/right.c"
sed 's/"PAT"/"pat"/' $here/solution.c >"$tmp/class/wrong.c"
echo 'int main(void) { return }' >"$tmp/class/broken.c"
FILES="$tmp/class/*" OUT=$tmp/results ROUNDS=1 BUDGET=0 sh $here/class.sh >"$tmp/class.said" 2>&1 || echo $? >"$tmp/class.status" &

# Each fault is caught first by a puzzle of its own rule.
for book in codingame umass csharp utexas; do
	own=-$book
	[ $book != codingame ] || own=''
	rules=$($WAR -r $book -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	tests/build/judge/diagnose "$rules" $here/faults$own matrix <$here/built$own >"$tmp/matrix.$book" || {
		cat "$tmp/matrix.$book"
		exit 1
	}
done

wait_for() { while [ ! -e "$1" ]; do sleep 1; done; }
wait_for "$tmp/begun"
kill -TERM $run
status=0
wait $run || status=$?
[ $status -eq 130 ] && [ ! -s "$tmp/ended.said" ] && [ -z "$(ls "$tmp/temporary")" ] ||
	fail ended "SIGTERM: status $status, and"
wait
says right 0 'right: all * puzzles of 33 rules'
says missing 1 'crashed: no answer to the first 8 puzzles, status 127'
says missing 1 'hint: there is no such program: is it installed, is the path right?'
found three 9
# Which cards are left is of no interest.
sed '/^ right  wrong/,$d; s/[0-9JQKA][0-9]*[DHCS]/X/g' "$tmp/three.said" >"$tmp/got"
diff -u - "$tmp/got" <<'END' || exit 1
wrong: 5 of 20 rules
It plays like a program that takes three cards left as enough for a war.
rule: too few cards for the first war
puzzle: 4 X X X X 4 X X X X
right: PAT
printed: 2 1

player 1 has 4: X X X X
player 2 has 4: X X X X

round 1: X = X, war
  too few cards for a war: player 1 is left with 3, player 2 with 3

PAT

END

# Few rounds, and no random deals, are enough for what is said, and for how it ends.
judged slow "$tmp/solution slow" LIMIT=0.25 ROUNDS=100 BUDGET=0 &
judged signal "printf 'caf\\303\\251\\033[2J' >&2; kill -SEGV \$\$" ROUNDS=1 &
judged tap "$AWK -v fault=three -f $here/solution.awk" LIMIT=20 ROUNDS=1 REPORT=tap BUDGET=0 &
wait
says slow 3 'slow: right on all games of up to 37 rounds; too slow for 53 rounds ([0-9].[0-9] s of CPU)'
says signal 1 'crashed: no answer to the first 8 puzzles, ended by SIGSEGV'
says signal 1 "$(printf 'standard error: caf\303\251?[2J')"
status tap 1
[ ! -e "$tmp/tap.in" ] || fail tap 'TAP leaves a puzzle:'
sed '/^not ok 10/,$d' "$tmp/tap.said" >"$tmp/got"
diff -u - "$tmp/got" <<'END' || exit 1
TAP version 13
1..13
ok 1 - four cards are enough for the first war
ok 2 - a second tie is another war
ok 3 - a tie of a rank that lies on the table
ok 4 - four cards are enough for the second war
ok 5 - four cards are enough for the third war
ok 6 - four cards are enough for the fourth war
ok 7 - four cards are enough for the fifth war
ok 8 - a draw is PAT
not ok 9 - too few cards for the first war
  ---
  right: 22
  wrong: 3
  slow: 0
  puzzle: '4 10D 5H AS 3C 4 10H 6S 6H 5D'
  wanted: 'PAT'
  printed: '2 1'
  ...
END

status class 1
$AWK -F '\t' '{ sub(/error.*/, "error", $6); print $1 " " $2 " " $3 ": " $6 }' "$tmp/results/class.tsv" >"$tmp/got"
$AWK '/<testcase/ { tests++ } /<failure/ { failures++ } END { print tests " tests, " failures " failures" }' \
	"$tmp/results/class.xml" >>"$tmp/got"
diff -u - "$tmp/got" <<'END' || exit 1
program verdict rules: why
broken.c not run 0/0: broken.c:1:25: error
right.c right 12/12: -
wrong.c wrong 7/12: It knows the answers, and prints them in another form: `pat`, where the answer is `PAT`.
25 tests, 6 failures
END

# Nothing to judge.
judged none ' '
says none 2 "judge.sh: no program: make judge PROGRAM='python3 mine.py'"
judged folder "$WAR" "PUZZLE=$tmp/missing/folder.in"
says folder 2 "judge.sh: cannot write the puzzle to $tmp/missing/folder.in"
judged quote "echo '"
says quote 2 'judge.sh: the shell cannot read PROGRAM: *'
judged chance "$WAR -r house" RULES=house
says chance 2 'judge.sh: chance plays under RULES=house: no puzzle has an answer'
judged rules "$WAR" RULES=houses
says rules 2 "Try 'war --help'."
judged limit "$WAR" LIMIT=2s
says limit 2 'judge.sh: LIMIT is seconds, SEED a number*'
judged number "$WAR" JOBS=0
says number 2 'judge.sh: JOBS and ROUNDS are numbers*'
judged format "$WAR" REPORT=xml
says format 2 'judge.sh: REPORT is tap, or nothing'
sh $here/judge.sh "$WAR" >"$tmp/operand.said" 2>&1 || echo $? >"$tmp/operand.status"
says operand 2 "judge.sh: the program is no operand: PROGRAM=* sh tests/tools/judge/judge.sh (--help says more)"
sh $here/judge.sh --help >"$tmp/help.said" && echo $? >"$tmp/help.status"
says help 0 'Status: 0 right, *'

# What was left running would tell after 30 s.
ps -eo args >"$tmp/processes" 2>/dev/null || :
! grep "echo left >>'$tmp" "$tmp/processes" || { echo 'programs are left running'; exit 1; }
echo "$(sed -n '$s/ of.*//p' "$tmp/matrix.codingame") faults caught first by their own rule; $(sed -n '1s/[^0-9]*\([0-9]*\).*/\1/p' "$tmp/right.said") puzzles right; nothing left running"
