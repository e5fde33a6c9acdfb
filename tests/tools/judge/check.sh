#!/bin/sh
# check.sh - judge.sh and class.sh with many programs: no right program is called wrong, every wrong one is
#
# usage: sh tests/tools/judge/check.sh [PART ...]
#
# quick      for make test: faults and built puzzles agree; one right, slow, wrong, crashed program; a class; what is refused
#
# make judged runs all other parts, five minutes of one core (Debian packages: gcc python3 nodejs):
# languages  C, Python and JavaScript, right, slow and wrong; a version manager; ALL=1: beside two processes that spin
# speed      usual faults in Python: each is told in little more time than a right program takes
# endings    how programs end, and what they print; what is left running
# named      the faults of solution.awk, each with its diagnosis, few cards, and no more runs than it needs; of solution-tmu.awk
# catalogue  the program of the catalogue plays as war does; each of its faults is named
# rules      other rules, transcripts
# class      make class
# chance     rules by which chance plays (chance-check.sh)
# shellcheck disable=SC2015,SC2016,SC2086,SC2094 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} AWK=${AWK:-awk}
case $WAR in ./*) WAR=$(pwd)/${WAR#./} ;; esac
export WAR AWK
here=$(pwd)/tests/tools/judge
books='codingame umass csharp utexas house bataille codeforces drunkard tmu bootcamp'
# Rules for rows of the catalogue that no book needs.
others='codingame,tie=back codingame,count=battles,limit=60,most=yes codingame,pile=stack,limit=100 utexas,top=last,count=battles'
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
QUIET=1
export QUIET
busy=${ALL-}
unset ALL GIVEN GOALS RULES TRACE LIMIT ROUNDS SEED JOBS PUZZLE BUDGET MEMORY FOLDER NAME

ran() { # NAME, COMMAND ...: $tmp/NAME.said, $tmp/NAME.status
	name=$1 status=0
	shift
	"$@" >"$tmp/$name.said" 2>&1 </dev/null || status=$?
	echo $status >"$tmp/$name.status"
}
judged() { # NAME, PROGRAM, variables ...: so, and the puzzle in $tmp/NAME.in
	name=$1 program=$2
	shift 2
	ran "$name" env "PROGRAM=$program" "PUZZLE=$tmp/$name.in" "$@" sh $here/judge.sh
}
fail() { echo "$1: $2"; cat "$tmp/$1.said"; exit 1; } # NAME, TEXT
also() { # LINE ...: the report of $name has lines of these patterns
	for wanted; do
		found=false
		while IFS= read -r line; do
			# shellcheck disable=SC2254
			case $line in $wanted) found=true && break ;; esac
		done <"$tmp/$name.said"
		$found || fail $name "no line '$wanted' in"
	done
}
lacks() { ! grep "$1" "$tmp/$name.said" || fail $name "a line '$1' in"; } # PATTERN of grep
says() { # NAME, STATUS, LINE ...
	name=$1
	[ "$(cat "$tmp/$1.status")" = "$2" ] || fail "$1" "wanted status $2, got $(cat "$tmp/$1.status"), and"
	shift 2
	also "$@"
}
expect() { # NAME, STATUS, LINE, PROGRAM, variables ...: it is judged, and says so
	expected=$2 said=$3 name=$1
	shift 3
	judged "$name" "$@"
	says "$name" "$expected" "$said"
}
faults() { # FILE: names, most cards (or nothing) and diagnoses of the faults of a program in awk
	sed -n 's/^#   \([a-z0-9-]*\)\( \[[0-9]*\]\)\{0,1\} *[^|]*| *\(.*\)/\1\2 \3/p' "$1"
}
found() { # NAME, CARDS: with so many at most, and the puzzle that is left is wrong
	cards=$($AWK 'NR == 1 { n = $1 } NR == n + 2 { print n + $1 }' "$tmp/$1.in")
	[ "$cards" -le "$2" ] || fail "$1" "$cards cards, but $2 are enough"
	$AWK -v fault="$1" -f $here/solution.awk "$tmp/$1.in" >"$tmp/got" 2>/dev/null </dev/null || :
	! eval "$WAR" '"$tmp/$1.in"' | cmp -s - "$tmp/got" || fail "$1" 'this is right'
}
# RULES, MODE ...: see check_run() in judge.c
catalogue_of() { full=$1 && shift && tests/build/judge/judge --check "$full" $here/faults "$@"; }
built() { # RULES: the built puzzles: $tmp/built, with their rules, and $tmp/rows
	full=$($WAR -r "$1" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	catalogue_of "$full" built "$tmp" >"$tmp/built"
	cut -f 2 "$tmp/built" >"$tmp/rows"
}

# A wrong program is judged twice, the second time beginning with the puzzle that it has left; then it is corrected.
again() { # BOOK, SETTINGS
	for time in 1 2; do
		judged "again-$2" "$WAR -r $1,$2 -a" RULES=$1 BUDGET=0
		says "again-$2" 1
		sed '/^ALL=1/,$d' "$tmp/again-$2.said" >"$tmp/again-$2.$time"
	done
	diff -u "$tmp/again-$2.1" "$tmp/again-$2.2" || exit 1
	expect "again-$2" 0 'right *: all * puzzles of * rules*' "$WAR -r $1 -a" RULES=$1 BUDGET=0
}
# solution.c as many programs for Codeforces are: it reads a file, unless ONLINE_JUDGE is defined.
with_files() {
	$AWK '
		{ print }
		/const char .fault/ {
			print "#ifndef ONLINE_JUDGE\n\tfreopen(\"input.txt\", \"r\", stdin);"
			print "\tfreopen(\"output.txt\", \"w\", stdout);\n#endif"
		}' $here/solution.c
}

# Each row of the catalogue is caught first by a puzzle of its own rule, under some of the rules that the head of `puzzles`
# names; under codingame, with each of its numbers.  What is left to chance is caught by random deals.
rows() {
	for rules in $books $others; do
		built "$rules"
		[ -s "$tmp/built" ] || echo "$rules	none	tests/tools/judge/puzzles	$rules"
		catalogue_of "$full" matrix <"$tmp/built" | sed "s/^/$rules	/"
	done | $AWK -F '\t' '
		$3 ~ /^the order of the winnings/ { next }
		{ row = $3 ": " $4; rows[row] = $7 }
		$2 == "own" { own[row] }
		$1 == "codingame" && $2 != "own" { missed[row " (" $5 ", " $6 ")"] = $7 }
		END {
			for (row in rows) if (!(row in own)) missed[row] = rows[row]
			for (row in missed) {
				bad = 1
				print row ": " (missed[row] == "" ? "no puzzle catches it" : "caught first by a puzzle of: " missed[row])
			}
			exit bad
		}' || {
		echo 'Rows of tests/tools/judge/faults have no puzzle of their own rule.  Make puzzles: sh tests/tools/judge/check.sh puzzles.'
		echo 'If this is said again, move the row to another rule, or write a puzzle by hand into tests/tools/judge/puzzles.'
		exit 1
	}
}
# Adds hands to the file of puzzles: those that catch what no other hands catch; two minutes.
puzzles() {
	judged missing "$tmp/missing" # compiles the judge
	for rules in $books $others; do
		built "$rules"
		catalogue_of "$full" cover 4 >"$tmp/new"
		cat "$tmp/new" >>$here/puzzles
	done
}

quick() {
	# What is judged first compiles the judge.  What waits, or takes long, runs beside the others.
	judged missing "$tmp/missing" JOBS=1
	rows
	again codeforces spoils=owner >"$tmp/again.said" 2>&1 || echo failed >>"$tmp/again.said" &
	class_quick >"$tmp/class.said" 2>&1 || echo failed >>"$tmp/class.said" &
	${CC:-cc} -O1 -w ${LDFLAGS-} -o "$tmp/solution" $here/solution.c
	says missing 1 'crashed *: no answer to the first 8 puzzles, status 127' \
		'hint: there is no such program: is it installed, is the path right?'
	judged right "[ -e '$tmp/slept' ] || { : >'$tmp/slept'; sleep 4; }; ${RUN-} $tmp/solution" LIMIT=20 QUIET= &
	expect slow 3 'slow *: right on all games of up to [0-9]* rounds; too slow for * rounds ([0-9].[0-9] s of CPU)' \
		"${RUN-} $tmp/solution slow" LIMIT=0.02 ROUNDS=60 BUDGET=0
	expect signal 1 'crashed *: no answer to the first 8 puzzles, ended by signal 11 (*' \
		"printf 'caf\\303\\251\\033[2J' >&2; kill -SEGV \$\$"
	also "$(printf 'standard error: caf\303\251?[2J')"
	lacks '^It ends with'
	judged three "$AWK -v fault=three -f $here/solution.awk" LIMIT=20 ROUNDS=3 BUDGET=0
	found three 9
	# Which cards are left is of no interest.
	sed '/^ALL=1 shows the table/,$d; s/[0-9JQKA][0-9]*[DHCS]/X/g' "$tmp/three.said" >"$tmp/got"
	diff -u - "$tmp/got" <<'END' || exit 1
wrong under RULES=codingame: 2 of 13 rules
It plays like a program that takes three cards left as enough for a war.
rule: too few cards for the first war
puzzle: 4 X X X X 4 X X X X
right: PAT
printed: 2 1

player 1 has 4: X X X X
player 2 has 4: X X X X

round 1: X = X, war
  too few cards for a war, on the table: X | X
player 1 has 3: X X X
player 2 has 3: X X X

PAT

END
	# The puzzle of the last time is tried again: this program gets no other one wrong.
	$WAR -s 99 -d >"$tmp/known.in" && cp "$tmp/known.in" "$tmp/deal"
	expect known 1 'wrong under RULES=codingame: 1 of * rules' \
		"deal=\$(cat); [ \"\$deal\" != \"\$(cat $tmp/deal)\" ] || { echo 1 1; exit; }; echo \"\$deal\" | $WAR -t" TRACE=1 BUDGET=0
	# Words of PROGRAM that would be read for ever: standard input, here a pipe that stays open, and standard error.
	mkfifo "$tmp/open"
	sleep 1000 >"$tmp/open" &
	for word in /dev/stdin -; do
		PROGRAM="cat $word" PUZZLE=$tmp/words.in BUDGET=0 LIMIT=0.1 sh $here/judge.sh <"$tmp/open" >"$tmp/words.said" 2>&1 || :
		name=words && also 'wrong under *'
	done
	kill $!
	PROGRAM='tee /dev/stderr' PUZZLE=$tmp/tee.in BUDGET=0 sh $here/judge.sh 2>&1 | cat >"$tmp/tee.said"
	name='tee' && also 'wrong under *'

	# A pile is its numbers, however they are printed; both are judged, and the puzzle is a list.
	expect pile 0 'right under RULES=tmu: all * puzzles of * rules' \
		"$AWK -f $here/solution-tmu.awk | tr -d '[] ' | tr , '\\n'" RULES=tmu BUDGET=0
	expect both 1 'It plays like a program that prints an empty list if both players run out.' \
		"$AWK -v fault=both -f $here/solution-tmu.awk" RULES=tmu BUDGET=0
	also 'puzzle: [[]*, *[]]' 'right: [[]1, *, 2[]]' 'printed: [[][]]'
	# Puzzles are made for changed rules, and name the rule that is broken; a limit above ROUNDS is not tried.
	course=codingame,suits=2,ranks=5,down=1,short=lose,limit=3000
	expect short 1 'rule: too few cards for the first war' "$WAR -r $course,short=last" RULES=$course ROUNDS=100 ALL=1 BUDGET=0
	also 'It plays like a program that goes on with fewer cards face down if a player has too few for a war.' \
		'*  the order of the cards that the winner takes'
	expect above 0 'limit: it was not tried; ROUNDS=3001 would try games of more than 3000 rounds' "$WAR -r $course" \
		RULES=$course ROUNDS=100 BUDGET=0
	also 'right under RULES=*, but for the limit, which was not tried exactly: *'
	# Puzzles of another book, a file that the program opens, answers for transcripts, a word that is two.
	expect cards 1 \
		'hint: it was judged by RULES=codingame; if its puzzles are those of another book, write RULES=BOOK (*codeforces, *' \
		"echo \"ValueError: invalid literal for int() with base 10: '5D'\" >&2; exit 1"
	echo 'read n <input.in' >"$tmp/opens.sh"
	expect opens 1 'hint: it reads input.in, not standard input; *' "sh $tmp/opens.sh"
	expect answers 1 'hint: TRACE=1 compares transcripts, *' "$WAR" TRACE=1 BUDGET=0
	expect book 1 'hint: it is right for puzzles of umass: write RULES=umass' "$WAR -r umass -a" RULES=utexas BUDGET=0
	expect script 1 "hint: name the interpreter: PROGRAM='python3 mine.py 7'" ./mine.py\ 7
	chance_quick

	# Nothing to judge.
	expect none 2 "judge.sh: no program: make judge PROGRAM='python3 mine.py'" ' '
	expect temporary 2 "judge.sh: PROGRAM is a folder: *" "$tmp/class"
	expect interpreter 2 'judge.sh: PROGRAM is only an interpreter: quotes?  *' python3
	expect compiler 2 'judge.sh: PROGRAM compiles: *' 'g++ -o mine mine.cpp'
	expect folder 2 "judge.sh: cannot write the puzzle to $tmp/missing/folder.in" "$WAR" "PUZZLE=$tmp/missing/folder.in"
	expect quote 2 'judge.sh: the shell cannot read PROGRAM: *' "echo '"
	expect rules 2 "Try 'war --help'." "$WAR" RULES=houses
	expect limit 2 "judge.sh: LIMIT: expected seconds, as 2 or 0.5, found '2s'" "$WAR" LIMIT=2s
	expect number 2 'judge.sh: JOBS: expected a number from 1 to 999, *' "$WAR" JOBS=0
	ran operand sh $here/judge.sh "$WAR"
	says operand 2 "judge.sh: the program is no operand: PROGRAM=* sh tests/tools/judge/judge.sh (--help says more)"
	ran help sh $here/judge.sh --help
	says help 0 'Status: 0 right, *'
	if [ -w /dev/full ]; then
		ran full env "PROGRAM=$WAR" "PUZZLE=$tmp/full.in" BUDGET=0 sh -c "exec sh $here/judge.sh >/dev/full"
		says full 2 'judge.sh: the report cannot be written'
	fi
	# Variables of other targets, if they stand on the command line of make.
	given() { # LINE, target and variables
		wanted=$1
		shift
		ran given env N=1 BOOK=umass MAKEFLAGS= "${MAKE:-make}" "$@"
		says given 2 "$wanted"
	}
	given 'judge.sh: make judge takes no BOOK: write RULES=codeforces.  It takes PROGRAM RULES *' judge BOOK=codeforces \
		PROGRAM='a "b=c"'
	given 'judge.sh: make judge takes no n: it belongs to make certify, make compare, make long, make plot.  It takes *' judge n=3 \
		PROGRAM=x
	given "judge.sh: make has no target 'codeforces'.  Rules are named by RULES=codeforces" judge codeforces PROGRAM=x
	given "judge.sh: make has no target 'war.c'.  The command that runs a program is named by PROGRAM='...'" judge war.c
	given 'judge.sh: RULES is what follows `war -r`: RULES=codeforces' judge RULES='-r codeforces' PROGRAM=x
	given 'class.sh: make class takes no FILE: write FILES=x.  It takes *' class FILE=x
	given 'compare.sh: make compare takes no rules: write RULES=house.  It takes *' compare rules=house
	given 'long.sh: make long takes no OUT: write FOLDER=runs.  It takes *' long OUT=runs
	given 'paste.sh: make paste takes no SEED: it belongs to make *' paste SEED=1
	given 'every.sh: make every takes no ranks: settings belong to RULES=BOOK,ranks=5.  It takes *' every ranks=5
	given 'cycles.sh: make cycles takes no FILE*' cycles FILE=x
	given "compare.sh: no rules: *" compare

	wait
	for name in again class; do
		[ ! -s "$tmp/$name.said" ] || fail $name 'beside the others:'
	done
	# A puzzle that has lines is a command.
	[ "$(sed -n 's/^puzzle: //p' "$tmp/again-spoils=owner.1" | sh)" = "$(sed -n 's/^right: //p' "$tmp/again-spoils=owner.1")" ] ||
		fail again-spoils=owner 'a puzzle that cannot be pasted:'
	says right 0 'right *: all * puzzles of * rules' 'judge.sh: running the program on * built puzzles ...'
	echo "$(grep -c '^  ' $here/faults) rows of the catalogue have puzzles of their own rule;" \
		"$(sed -n 's/^right[^0-9]*\([0-9]*\).*/\1/p' "$tmp/right.said") puzzles right"
}

# A class with a right program and wrong ones, and with what is not judged: equal names, a folder, a link to nowhere, a name
# that is an option.
class_quick() {
	results=$tmp/results
	mkdir "$tmp/class" "$tmp/class/a b" "$tmp/class/a_b" "$results"
	with_files >"$tmp/class/files.c"
	sed 's/"PAT"/"pat"/' $here/solution.c >"$tmp/class/wrong.c"
	echo 'int main(void) { return }' >"$tmp/class/broken.c"
	: >"$tmp/class/readme.txt" && : >"$tmp/class/a b/main.txt" && : >"$tmp/class/a_b/main.txt" && : >"$tmp/class/-n.txt"
	ln -s nowhere "$tmp/class/gone.c"
	(cd "$tmp/class" && FILES='* */*' OUT=$results ROUNDS=30 BUDGET=0 SHOW=1 ran table sh $here/class.sh)
	says table 1
	$AWK -F '\t' '{ sub(/error.*/, "error", $6); print $1 " " $2 ": " $6 ($7 == "-" ? "" : " | " $7) }' \
		"$results/class.tsv" >"$tmp/got"
	diff -u - "$tmp/got" <<'END' || exit 1
program verdict: why | rule
-n.txt not run: not a program: no language has files like _-n.txt
a b not run: not a program: a folder
a_b not run: not a program: a folder
broken.c not run: broken.c:1:25: error
files.c right: -
gone.c not run: not a program: there is no such file
readme.txt not run: not a program: no language has files like readme.txt
wrong.c wrong: It knows the answers, and prints them in another form: `pat`, where the answer is `PAT`. | a game that nobody wins
a b/main.txt not run: not a program: no language has files like main.txt
a_b/main.txt not run: not a program: no language has files like main.txt
END
	# A test for each rule and program: what is not run is one that fails.
	$AWK -F '\t' '
		FNR == 1 { file++ }
		file == 1 && FNR > 1 { split($3, rule, "/"); n = rule[2] > 0 ? rule[2] : 1; tests += n; failures += n - rule[1] }
		file == 2 { tests -= /<testcase/; failures -= /<failure/ }
		END { if (tests || failures) { print "JUnit: " tests " tests and " failures " failures too few"; exit 1 } }
	' "$results/class.tsv" "$results/class.xml" || exit 1
	# SHOW: a page of each wrong puzzle, and the command for it; the table leads to all reports and pages.
	pages=$(cd "$results" && grep -l '^<script type="text/plain" id="game" ' -- *.html | paste -s -d ' ' -)
	[ "$pages" = wrong.c.html ] || fail table "pages '$pages':"
	links=$(sed -n 's/^<tr><td><a href="\([^"]*\)".*/\1/p' "$results/index.html")
	[ "$(echo "$links" | sort -u | wc -l)" -eq "$(sed 1d "$results/class.tsv" | wc -l)" ] || fail table "links to '$links':"
	for page in $links $pages; do
		grep -q "<a href=\"$page\">" "$results/index.html" && [ -e "$results/$page" ] || fail table "no link to $page:"
	done
	name=wrong && cp "$results/wrong.c.txt" "$tmp/wrong.said"
	also "to see the game in a browser: echo '*' | make show FILE=- RULES=codingame"
	ran other env "FILES=$tmp/class/files.c" "OUT=$results" sh $here/class.sh
	says other 2 "class.sh: $results has the results of another class (-n.txt): name another OUT, or remove it"
	ran students env "FILES=$tmp/class" sh $here/class.sh
	says students 2 "class.sh: $tmp/class is a folder: FILES='$tmp/class/[*]'"
}

# ---- The parts of make judged

needed() {
	for tool in cc python3 node; do
		command -v $tool >/dev/null || { echo "judged: no $tool: apt-get install gcc python3 nodejs" >&2; exit 1; }
	done
	cc -O1 -w -o "$tmp/solution" $here/solution.c
}

languages() {
	spinning=''
	for _ in ${busy:+1 2}; do
		sh -c 'while :; do :; done' &
		spinning="$spinning $!"
	done
	trap 'kill $spinning 2>/dev/null; rm -rf "$tmp"' EXIT
	while read -r language command; do
		expect $language 0 'right *: all * puzzles of * rules' "$command" BUDGET=6
		expect $language-five 1 'It plays like a program that takes four cards left for too few for a war.' "$command five" BUDGET=6
		expect $language-slow 3 'slow *: * rounds ([0-9].[0-9] s of CPU)*' "$command slow" LIMIT=1 BUDGET=6
		echo "$language: $(sed -n 1p "$tmp/$language.said"); $(sed -n 1p "$tmp/$language-slow.said")"
	done <<END
C $tmp/solution
Python python3 $here/solution.py
JavaScript node -r $here/readline.js $here/solution.js
END
	[ -z "$spinning" ] || kill $spinning
	trap 'rm -rf "$tmp"' EXIT

	# A version manager that notes when a shim starts a program.
	real=$(python3 -c 'import sys; print(sys.executable)')
	mkdir "$tmp/shims"
	printf '#!/bin/sh\nexec "%s/manager" exec "python3" "$@"\n' "$tmp" >"$tmp/shims/python3"
	printf '#!/bin/sh\n[ $1 = which ] && echo %s && exit\necho >>%s/started\nshift 2\nexec %s "$@"\n' \
		"$real" "$tmp" "$real" >"$tmp/manager"
	chmod +x "$tmp/shims/python3" "$tmp/manager"
	expect shim 0 'right *: *' "python3 $here/solution.py" ROUNDS=3 BUDGET=0 "PATH=$tmp/shims:$PATH"
	[ ! -e "$tmp/started" ] || fail shim "the shim was started $(wc -l <"$tmp/started") times:"
}

speed() {
	python=$(python3 -c 'import sys; print(sys.executable)')
	for fault in none right two winner loser text same together sorted reversed 1000 three; do
		[ $fault = none ] || judged speed-$fault "$python $here/solution.py $fault"
		case $fault in
		none | right) ;;
		three)
			says speed-three 1 "In games without a war it plays like a program that puts the winner's cards first under its hand; *"
			says speed-three 1 "rule: the order of the cards that the winner takes"
			;;
		*) says speed-$fault 1 'It plays like a program that *' ;;
		esac
		times >"$tmp/times" # of this shell, then of all that it has waited for
		$AWK -v fault=$fault '
			NR == 2 { split($1, a, "m"); split($2, b, "m"); print fault, 60 * (a[1] + b[1]) + a[2] + b[2] }' "$tmp/times" >>"$tmp/cpu"
	done
	$AWK '
		NR > 1 { took[$1] = $2 - before; printf "%s%s %.1f", (NR == 2 ? "CPU seconds: " : ", "), $1, took[$1] }
		NR > 2 && took[$1] > ($1 == 1000 ? 3.5 : 1.5) * took["right"] + 1 { bad = 1 } # games of 1,000 rounds are played for each fault
		{ before = $2 }
		END { print ""; exit bad }' "$tmp/cpu"
}

endings() {
	printf 'n = [int(card) for card in input().split()][0]\nprint("botva") if n > 6 else card\n' >"$tmp/dies.py"
	expect crash 1 'crashed *: * of * rules, ended by signal 6 (*' "$tmp/solution crash"
	also 'It plays like a program that ends without an answer at a second tie in a round.'
	expect waits 3 'slow *: too slow for *' "$tmp/solution; sleep 300" LIMIT=0.2
	expect burns 3 'slow *: too slow for * battle*' "i=0; while [ \$i -lt 600000 ]; do i=\$((i + 1)); done; $WAR -r umass" \
		RULES=umass LIMIT=0.05
	# What takes longer to begin than the time within which games are cut off.
	starts='i=0; while [ $i -lt 1100000 ]; do i=$((i + 1)); done;'
	expect starts 0 'right *: all * puzzles of * rules' "$starts $WAR -r drunkard" RULES=drunkard BUDGET=0
	expect starts 1 'It plays like a program that does not let 0 beat 9.' "$starts $WAR -r drunkard,upset=no" RULES=drunkard BUDGET=0
	expect loops 1 'wrong *: * of * rules' "$WAR | $AWK '/PAT/ { while (1) x++ } { print }'" LIMIT=0.5
	also 'It plays like a program that never ends if a game is a draw.'
	expect minus 1 'It plays like a program that never ends if the game never ends.' \
		"$WAR -r codeforces | $AWK '/-1/ { while (1) x++ } { print }'" RULES=codeforces LIMIT=0.5
	also 'wrong under RULES=codeforces: * of * rules'
	expect botva 1 'It plays like a program that does not let 0 beat 9*' \
		"$WAR -r drunkard,upset=no | $AWK '/botva/ { while (1) x++ } { print }'" RULES=drunkard LIMIT=0.5
	also 'wrong under RULES=drunkard: * of * rules'
	expect forever 1 'wrong *: no answer to * puzzles' "sh -c 'while :; do :; done'" LIMIT=0.5
	also 'It prints nothing and never ends.'
	lacks '^hint: it was judged'
	expect endlessly 1 'crashed *: * printed too much' yes ROUNDS=1
	[ "$(grep -c '^printed: ' "$tmp/endlessly.said")" -lt 12 ] || fail endlessly 'all that is printed is shown:'
	expect blanks 0 'right *: * puzzles of * rules; white space at the ends of lines, or a missing last newline, is forgiven' \
		"$WAR | sed 's/\$/ 	/' | tr '\\n' '\\r'" ROUNDS=1 RULES=codingame,ranks=3
	expect nul 1 'printed: *[?]*' "$WAR | tr 1 '\\0'" ROUNDS=3
	expect errors 0 'right *: *' "$WAR; yes debugging | head -c 9000000 >&2" ROUNDS=1
	with_files >"$tmp/files.c"
	cc -w -o "$tmp/files" "$tmp/files.c"
	expect files 1 'hint: it reads input.txt, not standard input; *-DONLINE_JUDGE' "$tmp/files" ROUNDS=9
	[ ! -e output.txt ] || fail files 'output.txt is left:'
	expect environment 0 'right *: *' '[ "$ONLINE_JUDGE" = 1 ] && '"$WAR" ROUNDS=9
	expect silent 1 'It prints nothing at all.' true ROUNDS=9
	expect dies 1 "It ends with \`NameError: name 'card' is not defined\` (line 2 of dies.py) in * of * games." \
		"python3 $tmp/dies.py" RULES=drunkard
	lacks 'plays like'
	greeting='; from here on only the end of the last line counts.'
	expect greets 1 "It prints more than the answer, beginning with \`Welcome\`$greeting" \
		"echo Welcome; echo; echo Dealing; $AWK -v fault=winner -f $here/solution.awk" LIMIT=20
	also "It plays like a program that puts the winner's cards first under its hand."
	expect prompts 1 "It prints more than the answer, beginning with \`m? n? *\`$greeting" \
		"printf 'm? n? '; $AWK -v fault=text -f $here/solution.awk" LIMIT=20
	also 'It plays like a program that orders the ranks 10 J Q K A 2 3 ... 9, as text *'
	# Programs that read, or print, in another way.
	echo 'deal=$(cat); set -- $deal; [ $# -eq 54 ] && [ $1 -eq 26 ] || { echo "no pack: $# words" >&2; exit 1; }' >"$tmp/packs.sh"
	echo 'echo "$deal" |' "$WAR -r codingame,spoils=winner" >>"$tmp/packs.sh"
	expect packs 1 "It plays like a program that puts the winner's cards first under its hand." "sh $tmp/packs.sh" BUDGET=0
	also 'Judged by whole packs, dealt evenly: it fails on fewer cards; they do not show `hands of unequal size`, *.'
	# What lies behind the last card of a hand makes a program go wrong, now and then right.
	echo 'deal=$(cat); set -- $(echo "$deal" | cksum); [ $(($1 % 4)) = 0 ] || fault=three' >"$tmp/luck.sh"
	echo 'echo "$deal" |' "$AWK -v fault=\$fault -f $here/solution.awk" >>"$tmp/luck.sh"
	expect luck 1 'It plays like a program that takes three cards left as enough for a war.' "fault=none . $tmp/luck.sh"
	expect alone 1 'Judged by the winner: it prints no length.' "$WAR -r codingame,down=2 | sed 's/ .*//; s/^[12]/player &/'" \
		BUDGET=0
	lacks 'whole packs'
	expect deals 1 'It does not answer a puzzle in the same way each time: *' "$WAR -s \$\$" ROUNDS=9 BUDGET=0
	also '* If it deals cards of its own, let it read the puzzle; *'
	# A program that does harm, or nothing.
	expect parent 1 'crashed under RULES=codingame: it ends other processes' 'kill -9 $PPID'
	expect sleeps 1 'It prints nothing and never ends.' 'sleep 300'
	expect last 1 'Its last line is right.  Print what is for debugging to standard error.' "echo round 1; $WAR" ROUNDS=3
	expect form 1 'It knows the answers, and prints them in another form: *' "$WAR | tr ' ' ,"
	expect shuffles 1 'It does not answer a puzzle in the same way each time: to *' \
		"python3 -c 'import random; print(random.choice([1, 2]), random.randrange(9))'" ROUNDS=9
	lacks '^puzzle: '
	expect deck 1 'It prints `1 26` whatever the puzzle is.  Does it read the puzzle?' 'echo 1 26'
	while IFS='	' read -r name program hint; do
		expect "$name" 1 'crashed *: no answer to the first 8 puzzles, status *' "$program"
		also "hint: $hint"
	done <<END
js	node $here/solution.js	CodinGame gives readline() to JavaScript: *
python2	python3 -c 'print 1'	this is Python 2: *
nofile	python3 missing.py	the file is not there: *
folder	war	a program of this folder begins with ./ : *
script	run_tests.sh	name the interpreter: PROGRAM='bash run_tests.sh'*
source	./tests/tools/judge/solution.c	this is a source: compile it, *
END
	printf '#!/bin/sh\r\necho\r\n' >"$tmp/crlf" && chmod +x "$tmp/crlf"
	expect crlf 1 'hint: the script has Windows line ends; remove them: tr -d '"'\\\\r'"' <FILE >NEW' "$tmp/crlf"

	expect detached 0 'right *: *' "(setsid sh -c 'sleep 314 & wait' </dev/null >/dev/null 2>&1 &); $WAR -r umass" RULES=umass \
		ROUNDS=1
	ps -eo args >"$tmp/processes"
	! grep '^sleep 314$' "$tmp/processes" || fail detached 'programs are left running:'
}

named() {
	faults $here/solution.awk >"$tmp/faults"
	while read -r fault cards why; do
		expect "$fault" 1 "* of * rules*" "$AWK -v fault=$fault -f $here/solution.awk" LIMIT=1
		[ "$why" = - ] || also "*$why*"
		[ $fault = hang ] || { cards=${cards#[} && found "$fault" "${cards%]}"; }
	done <"$tmp/faults"
	echo "$(($(wc -l <"$tmp/faults"))) faults of solution.awk are named, with as few cards as it says"
	faults $here/solution-tmu.awk >"$tmp/faults-tmu"
	while read -r fault why; do
		expect "$fault" 1 "It plays like a program that $why" "$AWK -v fault=$fault -f $here/solution-tmu.awk" RULES=tmu LIMIT=20
	done <"$tmp/faults-tmu"
	echo "$(($(wc -l <"$tmp/faults-tmu"))) faults of solution-tmu.awk are named"
	[ -s "$tmp/faults" ] && [ -s "$tmp/faults-tmu" ]
}

catalogue() {
	judged missing "$tmp/missing" # compiles the judge
	# The program of the catalogue plays as war does, under each setting that it knows.  Puzzles of a book end, in 1,500 rounds.
	for book in ${books% house*} ${books#* house} $others; do # chance plays house
		built $book
		tr / '\n' <"$tmp/rows" >"$tmp/games"
		[ $book != umass ] || sed 's/^[0-9]* *\(.*\)/[\1]/' "$tmp/rows" >"$tmp/games"
		: >"$tmp/differ"
		for settings in '' down=0 down=2 spoils=winner spoils=laid spoils=alternate spoils=natural spoils=high spoils=low short=lose \
			short=steps short=empty short=last short=spent short=equal count=battles,limit=70 count=turns,limit=7; do
			catalogue_of "$full" answers "$settings" <"$tmp/rows" >"$tmp/played"
			rules=$book${settings:+,$settings}
			$WAR -r $rules -a "$tmp/games" 2>>"$tmp/notices" | tr -d '[],' >"$tmp/answers"
			$WAR -r $rules --table "$tmp/games" 2>>"$tmp/notices" | sed 1d | cut -f 2,3 | paste "$tmp/played" "$tmp/answers" - |
				$AWK -F '\t' -v rules=$rules -v built=$book -v differ="$tmp/differ" '
					rules == built && ($3 !~ /player|draw|off/ && !(rules == "codeforces" && $3 == "endless") || $4 > 1500) {
						print "built puzzle " NR " of " rules ": " $3 " after " $4 >differ
					}
					$1 != $2 && !($1 ~ /^~/ && ($2 ~ /LOOP/ || $4 > 6000)) { # `~` is endless, or over 6,000 rounds
						print rules ", puzzle " NR ": not as war plays, " $2 ", but " $1 >differ
					}
					END { print rules, NR }' >>"$tmp/compared"
		done
		[ ! -s "$tmp/differ" ] || { cat "$tmp/differ"; exit 1; }
	done
	# Files of short decks may be meant as two hands; a setting that changes nothing is compared, too.
	! grep -v -e ' two decks are played; ' -e ' changes nothing without ' "$tmp/notices" || exit 1
	$AWK '
		{ answers += $2 }
		$2 == 0 { none = none " " $1 }
		END {
			print answers " answers, under " NR " rules, are as war gives them" (none == "" ? "" : "; there are none of" none)
			exit none != "" || NR == 0
		}' "$tmp/compared" || exit 1
	built codingame
	$AWK '
		{ split("", seen) }
		NF < 55 { for (i = 2; i <= NF; i++) if ($i ~ /[DHCS]/ && seen[$i]++) { print "a card twice: " $0; exit 1 } }' "$tmp/rows"

	# Each fault is named by its answers to built puzzles and random deals.  Under codingame it is the only one; of other books
	# some have the same answers: an exchange of hands and of names, limits that no deal tells apart.
	for book in ${books% house*} ${books#* house}; do
		built $book
		catalogue_of "$full" deals 130 0 | cut -f 2 >>"$tmp/rows"
		catalogue_of "$full" self <"$tmp/rows" >"$tmp/self" || [ $book != codingame ] || { cat "$tmp/self"; exit 1; }
		grep '^[1-9][0-9]* faults named, .*, 0 not found$' "$tmp/self" | sed "s/^/$book: /" >"$tmp/said"
		[ -s "$tmp/said" ] || { echo "$book:"; cat "$tmp/self"; exit 1; }
		cat "$tmp/said"
	done
}

rules() {
	# No card below the lowest rank of the deck, which a right program may not know.
	echo 'deal=$(cat); case $deal in *[2-5][DHCS]*) exit 1 ;; esac' >"$tmp/six.sh"
	echo 'echo "$deal" |' "$WAR -r codingame,ranks=9,lowest=6" >>"$tmp/six.sh"
	expect six 0 'right under RULES=codingame,ranks=9,lowest=6: all *' "sh $tmp/six.sh" RULES=codingame,ranks=9,lowest=6 ROUNDS=9
	again codingame short=lose
	again umass down=2
	again umass spoils=winner
	again csharp limit=0
	again utexas spoils=winner
	again codeforces spoils=owner
	again drunkard upset=no
	again tmu spoils=low
	for book in ${books#codingame}; do
		expect $book 0 'right *: all * puzzles of * rules*' "$WAR -r $book -a" RULES=$book
		case $book in codeforces | drunkard) continue ;; esac # no wars
		expect $book-down 1 'It plays like a program that lays two cards face down in a war, not *.' "$WAR -r $book,down=2 -a" \
			RULES=$book
	done
	expect spoils 1 "It plays like a program that puts player 1's cards first under the winner's hand." \
		"$WAR -r umass,spoils=owner" RULES=umass
	expect owner 1 "It plays like a program that puts player 1's cards first under the winner's hand." \
		"$WAR -r codeforces,spoils=owner" RULES=codeforces
	cat >"$tmp/text.awk" <<'GAME'
NR > 1 { for (i = 2; i <= NF; i++) card[NR, ++last[NR]] = $i "" }
END {
	while (first[2] < last[2] && first[3] < last[3] && fights < 5000) {
		fights++
		one = card[2, ++first[2]]
		other = card[3, ++first[3]]
		winner = one > other ? 2 : 3
		card[winner, ++last[winner]] = winner == 2 ? other : one
		card[winner, ++last[winner]] = winner == 2 ? one : other
	}
	print fights == 5000 ? "-1" : fights " " (first[2] < last[2] ? 1 : 2)
}
GAME
	expect text 1 'It plays like a program that orders 10 before 2, as text.' "$AWK -f $tmp/text.awk" RULES=codeforces LIMIT=20
	expect upset 1 'It plays like a program that does not let 0 beat 9.' "$WAR -r drunkard,upset=no" RULES=drunkard
	expect cap 1 'It plays like a program that prints botva after 105 or 106 moves, not 1,000,000.' "$WAR -r drunkard,limit=106" \
		RULES=drunkard
	expect limit 1 'It plays like a program that never calls a game a draw.' "$WAR -r umass,limit=0" RULES=umass
	# Every answer is wrong: the game is shown, and no other book named, as a fault is.
	expect lowest 1 "It plays like a program that puts the lowest cards first under the winner's pile." "$WAR -r tmu,spoils=low -a" \
		RULES=tmu ROUNDS=60
	also 'round 1: * > *, player 1 takes *'
	lacks '^hint: '
	expect never 1 'It plays like a program that never calls a game off.' "$WAR -r codingame,down=1" \
		RULES=codingame,down=1,limit=100 ROUNDS=200
	# Of each length at the limit a game is found, or the first line does not say `right` alone.
	for limit in 499 501; do
		for settings in down=2,limit=500 down=2,count=battles,limit=500 input=deck,down=2,short=lose,spoils=winner,ranks=9,limit=500; do
			expect exact 1 "It plays like a program that * 500*" "$WAR -r codingame,$settings,limit=$limit" RULES=codingame,$settings
			also 'rule: the limit of a game'
		done
	done
	tiny=codingame,suits=1,ranks=6,input=deck,limit=20
	expect missing 0 'right under RULES=*, but for the limit, which was not tried exactly: *' "$WAR -r $tiny" RULES=$tiny BUDGET=0
	also 'limit: no game of 19 or * rounds was found; *'
	# Games for changed rules catch what any of many random deals does.
	for settings in codingame,down=1 codingame,short=lose codingame,limit=100 bataille umass,down=2 csharp,down=2 tmu,down=2; do
		full=$settings
		catalogue_of "$full" built "$tmp" >"$tmp/made"
		catalogue_of "$full" deals 600 7 >"$tmp/random"
		for rows in made random; do
			catalogue_of "$full" matrix <"$tmp/$rows" | sed -n 's/^none	//p' >"$tmp/$rows.missed"
		done
		! grep -Fvx -f "$tmp/random.missed" "$tmp/made.missed" >"$tmp/differ" ||
			{ echo "$settings: games made do not catch:"; cat "$tmp/differ"; exit 1; }
	done
	expect 990 1 'It plays like a program that calls a game a draw after N battles, not 1,000 *' "$WAR -r umass,limit=990" RULES=umass
	expect 1001 1 'It plays like a program that lets a player win in battle 1,000, though a game ends then, won or not.' \
		"$WAR -r umass,limit=1001" RULES=umass
	battles=RULES=codingame,count=battles,limit=500
	expect won 1 'It plays like a program that lets a player win in battle 500, though a game ends then, won or not*' \
		"$WAR -r codingame,count=battles,limit=501" $battles
	also 'rule: the limit of a game'
	for book in csharp umass utexas bootcamp; do
		expect $book-top 1 'It plays like a program that takes the card dealt last for the top of a hand, not the one dealt first.' \
			"$WAR -r $book,top=last -a" RULES=$book
	done
	expect front 1 'It plays like a program that deals the deck from its front, not from its end.' "$WAR -r bootcamp,from=first" \
		RULES=bootcamp
	expect three 1 'It plays like a program that lays three cards face down in a war, not four.' "$WAR -r bootcamp,down=3" \
		RULES=bootcamp
	expect wars 0 'right under RULES=codingame,spoils=wars: *' "$WAR -r codingame,spoils=wars" RULES=codingame,spoils=wars
	expect ace 1 'It plays like a program that takes A for the lowest rank.' "$WAR -r utexas,ace=low -a" RULES=utexas
	expect low 1 'It plays like a program that takes A for the highest rank.' "$WAR -r utexas,top=last -a" \
		RULES=utexas,top=last,ace=low
	expect changed 1 'It plays like a program that lays three cards face down in a war, not two.' "$WAR -r umass -a" \
		RULES=umass,down=2
	also 'rule: what a war lays, *'
	expect changed 1 'It plays like a program that calls a game a draw after * battles, not 500*' "$WAR -r umass -a" \
		RULES=umass,limit=500
	expect one 0 'right under RULES=umass,suits=1,ranks=1, but for the limit, *' "$WAR -r umass" RULES=umass,suits=1,ranks=1
	expect small 0 'right under RULES=tmu,ranks=4,down=2: *' "$WAR -r tmu,down=2" RULES=tmu,ranks=4,down=2
	expect twice 1 'Its last line is right.  Print what is for debugging to standard error.' "$WAR -r tmu | sed p" RULES=tmu
	expect fifty 1 'hint: Elixir prints a list of small numbers as text, and not more than 50: *' \
		"true; $WAR -r tmu | sed 's/\(, [0-9]*\)\{2\}]/, ...]/'" RULES=tmu
	expect transcripts 0 'right *: *' "$WAR -r umass -t" RULES=umass,down=3,suits=1 TRACE=1 SEED=1
	expect transcript 1 'printed: nothing more' "$WAR -t | sed '/^PAT/d'" TRACE=1 ROUNDS=1
}

class() {
	mkdir "$tmp/class" "$tmp/results"
	cp $here/solution.py $here/solution.js $here/solution.awk "$tmp/class"
	echo 'import os; os.execv("./war", ["war"])' >"$tmp/class/cheat.py"
	echo 'x = [0] * 200000000' >"$tmp/class/memory.py"
	echo 'rm -rf ../*; echo PAT' >"$tmp/class/removes.sh" # itself, too, and no other program
	ran class env QUIET= "FILES=$tmp/class/*" "OUT=$tmp/results" sh $here/class.sh
	says class 1 'class.sh: judging program [1-9] of 6 ...'
	cut -f 1,2 "$tmp/results/class.tsv" >"$tmp/got"
	diff -u - "$tmp/got" <<'END' || exit 1
program	verdict
cheat.py	crashed
memory.py	crashed
removes.sh	wrong
solution.awk	right
solution.js	right
solution.py	right
END
	python3 -c 'import sys, xml.dom.minidom as m; print(len(m.parse(sys.argv[1]).getElementsByTagName("testcase")), "tests")' \
		"$tmp/results/class.xml"
	# What was not tried exactly at the limit has a mark.  No program gets a hint for another language.
	mkdir "$tmp/limit" "$tmp/marked"
	tiny=codingame,suits=1,ranks=6,input=deck,limit=20
	echo "$WAR -r $tiny" >"$tmp/limit/right.sh"
	echo 'int main(void) { puts("Round 3"); return 1; }' >"$tmp/limit/other.c"
	echo 'print("readline is not defined")' >"$tmp/limit/other.py"
	ran marked env RULES=$tiny BUDGET=0 SHOW=1 "FILES=$tmp/limit/*" "OUT=$tmp/marked" sh $here/class.sh
	lacks 'it shuffles by itself\|CodinGame gives'
	grep -q '^right.sh	right[*]	.*	limit: no game of 19 ' "$tmp/marked/class.tsv" &&
		grep -q '<td class="right">right[*]<' "$tmp/marked/index.html" &&
		grep -q '<skipped message="not tried exactly: no game of 19 ' "$tmp/marked/class.xml" || fail marked 'no mark:'
}

# shellcheck source=/dev/null
. $here/chance-check.sh

[ $# -gt 0 ] || set -- quick
[ "$1" = quick ] || needed
for part; do
	"$part"
done
