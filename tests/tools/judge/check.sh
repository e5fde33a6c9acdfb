#!/bin/sh
# The built puzzles are what their rules say; tests/tools/judge/judge.sh tells wrong, slow and crashed programs apart, finds faults
# with the fewest cards, and none in a right program; what it says; other rules, and transcripts; nothing is left running.
# `make judged` looks for more faults, in more languages.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
. tests/tools/judge/common.sh

# Every puzzle is of its rule, has no card twice, and at most 1,500 rounds.
sed -n 's/^  //p' tests/tools/judge/built >"$tmp/built"
$WAR --table "$tmp/built" >"$tmp/table"
$WAR -t "$tmp/built" >"$tmp/traces"
$AWK '
	function bad(what) { print "tests/tools/judge/built: " rule ": " puzzle[n] ": " what; failed = 1 }
	BEGIN { split("first second third fourth fifth", word); for (i in word) number[word[i]] = i }
	FILENAME ~ /table$/ { verdict[FNR - 1] = $2; sub(/player/, "", verdict[FNR - 1]); length_of[FNR - 1] = $3; next }
	FILENAME ~ /traces$/ {
		if (/^player 1 has/ && (!games || ended)) { games++; ended = wars = 0 }
		if (/^round 2:/) late[games] = 1
		if (/war$/ && !late[games]) first[games]++
		if (/too few cards/ && !late[games]) short[games] = $10 + 0 " " $14
		if (/^(PAT|[12] [0-9]+)$/) ended = 1
		next
	}
	/^[a-z]/ { rule = $0; rules++ }
	!/^  / { next }
	{
		puzzle[++n] = $0
		cards = $1 + $($1 + 2)
		split("", seen)
		for (i = 1; i <= cards; i++)
			if (seen[$(i <= $1 ? i + 1 : i + 2)]++)
				bad("a card twice")
		if (cards != NF - 2 || cards > 52 || length_of[n] > 1500 || verdict[n] !~ /^(1|2|draw)$/)
			bad(verdict[n] " after " length_of[n] " rounds")
		if (rule ~ /^too few/) {
			k = number[word_of(rule)]
			if (verdict[n] != "draw" || length_of[n] != 1 || first[n] != k || ways[k, short[n]]++)
				bad("not in war " k)
			left = short[n]
			if (left ~ /^[0-4] [0-4]$/ && left != "4 4")
				shorts++
		}
		if (rule ~ /^four cards/) {
			if (first[n] != number[word_of(rule)] || verdict[n] == "draw")
				bad("no such chain")
			fours[first[n] verdict[n]]++
		}
		if (rule ~ /^order/) {
			if (first[n] != substr(rule, 27) + 0)
				bad("no such chain")
			orders++
		}
		if (rule ~ /^a game of/) {
			least = rule
			gsub(/[^0-9]/, "", least)
			if (length_of[n] <= (least == 1500 ? 1400 : least))
				bad("too short")
		}
	}
	function word_of(rule) { sub(/ war$/, "", rule); sub(/.* /, "", rule); return rule }
	END {
		for (i in fours)
			chains += fours[i] == 3
		if (shorts != 96 || chains != 10 || orders != 10 || games != n) {
			print "tests/tools/judge/built: " shorts " ways to be short, " chains " chains, " orders " orders, " games " of " n
			exit 1
		}
		exit failed
	}' "$tmp/table" "$tmp/traces" tests/tools/judge/built

# All that follows runs side by side.
behind="{ sleep 30; echo left >>'$tmp/behind'; } >/dev/null 2>&1 &"
mkdir "$tmp/temporary" "$tmp/ls" && printf '#!/bin/sh\n' >"$tmp/ls/ls" && chmod +x "$tmp/ls/ls"
TMPDIR=$tmp/temporary PROGRAM="echo >'$tmp/begun'; $behind sleep 300" PUZZLE=$tmp/ended.in LIMIT=100 \
	sh tests/tools/judge/judge.sh >"$tmp/ended.said" 2>&1 &
run=$!
judged right "$solution" JOBS=2 LIMIT=20 &
judged fourth "$AWK -v fault=fourth -f tests/tools/judge/solution.awk" LIMIT=20 ROUNDS=100 &
wait_for() { while [ ! -e "$1" ]; do sleep 1; done; }
wait_for "$tmp/begun"
kill -TERM $run
status=0
wait $run || status=$?
[ $status -eq 130 ] && [ ! -s "$tmp/ended.said" ] && [ -z "$(ls "$tmp/temporary")" ] ||
	fail ended "SIGTERM: status $status, and"
wait
says right 0 'right: all * puzzles of 24 rules'
says fourth 1 'rule: four cards are enough for the fourth war'
found fourth 34

# Few rounds are enough for what is said, and for how it ends.
judged waits 'sleep 300' LIMIT=0.1 ROUNDS=1 &
judged slow "$WAR | $AWK '\$2 > 1000 { while (1) x++ } { print }'" LIMIT=0.5 &
loops='RULES=codingame,spoils=loser,short=lose ENDLESS=1' # some built puzzles never end
judged endless "$WAR -r codingame,spoils=loser,short=lose | $AWK '/LOOP/ { while (1) x++ } { print }'" LIMIT=0.5 ROUNDS=30 $loops &
judged pat "$WAR -r codingame,spoils=loser,short=lose | sed 's/LOOP.*/PAT/'" LIMIT=20 ROUNDS=30 $loops &
judged signal "[ \"\$(head -n 1)\" -gt 1 ] && kill -SEGV \$\$; printf 'caf\\303\\251\\033[2J' >&2; echo 1 1" ROUNDS=1 &
judged three "$AWK -v fault=three -f tests/tools/judge/solution.awk" LIMIT=20 ROUNDS=3 &
judged tap "$AWK -v fault=three -f tests/tools/judge/solution.awk" LIMIT=20 ROUNDS=1 REPORT=tap &
judged session "(setsid sh -c \"$behind wait\" </dev/null >/dev/null 2>&1 &); $WAR -r umass" RULES=umass ROUNDS=1 &
judged holds "(setsid sleep 5 </dev/null >/dev/null 2>&1 &); $WAR -r umass" RULES=umass ROUNDS=1 PATH="$tmp/ls:$PATH" &
wait
says waits 3 'slow: too slow for 1 round (no end in 2 s)'
says slow 3 'slow: * for * 1,0* rounds ([0-9].[0-9] s of CPU)*'
says endless 3 'slow: * for * rounds ([0-9].[0-9] s of CPU)*'
says pat 1 'rule: games that never end'
says pat 1 'puzzle: 1 3D 2 2D 3H'
says signal 1 '  right: 1 1, printed: nothing, ended by SIGSEGV'
says signal 1 "$(printf 'standard error: caf\303\251?[2J')"
says session 0 'right: *'
says holds 0 'judge.sh: something that the program has started is still running, and cannot be ended'
found three 8
# Which cards are left depends on how far it comes in 10 s.
sed '/^the search/d; /^ right  wrong/,$d; s/[0-9JQKA][0-9]*[DHCS]/X/g' "$tmp/three.said" >"$tmp/got"
diff -u - "$tmp/got" <<'END' || exit 1
wrong: 5 of 13 rules
rule: too few cards for the first war
puzzle: 4 X X X X 4 X X X X
right: PAT
printed: 2 1

player 1 has 4: X X X X
player 2 has 4: X X X X

round 1: X = X, war
  too few cards for a war: player 1 has 3, player 2 has 3

PAT

END
status tap 1
[ ! -e "$tmp/tap.in" ] || fail tap 'TAP leaves a puzzle:'
sed '/^not ok 4/,$d' "$tmp/tap.said" >"$tmp/got"
diff -u - "$tmp/got" <<'END' || exit 1
TAP version 13
1..12
ok 1 - each rank is higher than the one below, 10 included
ok 2 - suits do not count
not ok 3 - too few cards for the first war
  ---
  right: 21
  wrong: 3
  slow: 0
  puzzle: '4 8D 10D 5C 3H 4 8H QH AD AC'
  wanted: 'PAT'
  printed: '2 1'
  ...
END

# The last puzzle is tried first.  Other rules, transcripts, and no setsid.
mkdir "$tmp/bin"
for tool in sh cat sed awk mawk gawk env cut cmp paste sort head tail tr dd date kill sleep mktemp mkfifo rm mv cp wc ls \
	grep dirname mkdir getconf; do
	path=$(command -v $tool) && [ -x "$path" ] && ln -s "$path" "$tmp/bin/$tool" || :
done
ln -s "$(command -v "${AWK%% *}")" "$tmp/bin/${AWK%% *}" 2>/dev/null || :
judged three "$AWK -v fault=three -f tests/tools/judge/solution.awk" LIMIT=20 ROUNDS=3 &
judged alone "{ sleep 30; echo left >>'$tmp/behind'; } >/dev/null 2>&1 & $WAR -r umass" RULES=umass ROUNDS=1 PATH="$tmp/bin" &
cp "$tmp/three.in" "$tmp/utexas.in" # two decks under utexas, so no puzzle
judged utexas "$WAR -r utexas -a" RULES=utexas ROUNDS=1 &
judged umass "$WAR -r umass -t" RULES=umass,down=3,suits=1 TRACE=1 SEED=1 &
judged umass2 "$WAR -r umass,down=2" RULES=umass ROUNDS=3 &
judged transcript "$WAR -t | sed '/^PAT/d'" TRACE=1 ROUNDS=1 &
wait
says three 1 'rule: the last puzzle'
says alone 0 'right: *'
says utexas 0 'right: *'
says umass 0 'right: * puzzles of 1 rules'
says umass2 1 'puzzle: 4 2 3 3 3'
says umass2 1 'battle 2: 3 = 3, war'
sed -n '/^wrong/,/^printed/p' "$tmp/transcript.said" >"$tmp/got"
diff -u - "$tmp/got" <<'END' || exit 1
wrong: 6 of 12 rules
rule: suits do not count
puzzle: 1 2D 1 2H
line 6 of the transcript differs:
  player 1 has 1: 2D
  player 2 has 1: 2H
  
  round 1: 2D = 2H, war
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
says limit 2 'judge.sh: LIMIT is seconds, SEED a number*'
judged number "$WAR" JOBS=0
says number 2 'judge.sh: JOBS and ROUNDS are numbers*'
judged format "$WAR" REPORT=xml
says format 2 'judge.sh: REPORT is tap, or nothing'
sh tests/tools/judge/judge.sh "$WAR" >"$tmp/operand.said" 2>&1 || echo $? >"$tmp/operand.status"
says operand 2 "judge.sh: the program is no operand: PROGRAM=* sh tests/tools/judge/judge.sh (--help says more)"
sh tests/tools/judge/judge.sh --help >"$tmp/help.said" && echo $? >"$tmp/help.status"
says help 0 'Status: 0 right, *'

# What was left running would tell after 30 s.
ps -eo args >"$tmp/processes" 2>/dev/null || :
! grep "echo left >>'$tmp" "$tmp/processes" || { echo 'programs are left running'; exit 1; }
echo "faults found with the fewest cards; $(sed -n '1s/[^0-9]*\([0-9]*\).*/\1/p' "$tmp/right.said") puzzles right; nothing left running"
