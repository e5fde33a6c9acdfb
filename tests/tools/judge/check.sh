#!/bin/sh
# The built puzzles and the catalogue of faults agree; judge.sh tells right, wrong, slow and crashed programs apart, and says
# why; nothing is left running.  `make judged` has more faults, more languages, a class, other rules, and transcripts.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
. tests/tools/judge/common.sh
here=tests/tools/judge

# All that follows the next three runs side by side with them.
mkdir "$tmp/temporary"
behind="{ sleep 30; echo left >>'$tmp/behind'; } >/dev/null 2>&1 &"
judged missing "$tmp/missing" JOBS=1 # compiles the helpers, too
TMPDIR=$tmp/temporary PROGRAM="echo >'$tmp/begun'; $behind sleep 300" PUZZLE=$tmp/ended.in LIMIT=100 \
	sh $here/judge.sh >"$tmp/ended.said" 2>&1 &
run=$!
${CC:-cc} -O1 -w -o "$tmp/solution" $here/solution.c
judged right "$tmp/solution" LIMIT=20 &
judged three "$AWK -v fault=three -f $here/solution.awk" LIMIT=20 ROUNDS=3 &

# Each fault is caught first by a puzzle of its own rule, and the program of the catalogue plays as war does.
diagnose() { # MODE ...: under $book
	rules=$($WAR -r "$book" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	tests/build/judge/diagnose "$rules" "$catalogue" "$@"
}
for book in codingame umass csharp utexas; do
	own=-$book
	[ $book != codingame ] || own=''
	catalogue=$here/faults$own
	diagnose matrix <"$here/built$own" >"$tmp/matrix" || { cat "$tmp/matrix"; exit 1; }
	sed -n 's/^  //p' "$here/built$own" >"$tmp/rows"
	for settings in '' down=0 down=2 spoils=winner spoils=laid spoils=alternate spoils=natural spoils=high short=lose \
		short=steps short=empty short=last short=spent short=equal count=battles,limit=70 count=turns,limit=7; do
		diagnose answers "$settings" <"$tmp/rows" | sed '$!N; s/~/LOOP/g' >"$tmp/played"
		$WAR -r "$book${settings:+,$settings}" -a "$tmp/rows" | sed 's/LOOP.*/LOOP/' >"$tmp/answers"
		cmp "$tmp/played" "$tmp/answers" || { echo "$book,$settings: not as war plays"; exit 1; }
	done
	$WAR -r $book --table "$tmp/rows" | $AWK -v book=$book '
		NR > 1 && ($2 !~ /player|draw|off/ || $3 > 1500) { print "built puzzle " NR - 1 " of " book ": " $2 " after " $3; exit 1 }'
done
sed -n 's/^  //p' $here/built | $AWK '
	{ split("", seen) }
	NF < 55 { for (i = 2; i <= NF; i++) if ($i ~ /[DHCS]/ && seen[$i]++) { print "a card twice: " $0; exit 1 } }'

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
sed '/^the search/d; /^ right  wrong/,$d; s/[0-9JQKA][0-9]*[DHCS]/X/g' "$tmp/three.said" >"$tmp/got"
sed -n '1,/^too few cards/p' "$tmp/got" | sed '/^also/,$d' >"$tmp/got2"
