#!/bin/sh
# make judged: judge.sh and class.sh with many programs
#
# usage: sh tests/tools/judge/judged.sh [PART ...]
#
# languages  C, Python and JavaScript, right, slow and wrong; ALL=1: beside two processes that spin
# endings    how programs end, and what they print; what is left running
# named      the faults of solution.awk, each with its diagnosis and few cards
# catalogue  the program of the catalogue plays as war does; each of its faults is named
# rules      other rules, transcripts, endless games
# class      make class
#
# No right program is called wrong, every wrong one is, and puzzles have no more cards than the faults need.
# Fifteen minutes of one core.
# Debian packages: gcc python3 nodejs.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
cd "$(dirname "$0")/../../.."
. tests/tools/judge/common.sh
here=tests/tools/judge
for tool in cc python3 node; do
	command -v $tool >/dev/null || { echo "judged: no $tool: apt-get install gcc python3 nodejs" >&2; exit 1; }
done
cc -O1 -w -o "$tmp/solution" $here/solution.c

languages() {
	spinning=''
	for _ in ${ALL:+1 2}; do
		sh -c 'while :; do :; done' &
		spinning="$spinning $!"
	done
	trap 'kill $spinning 2>/dev/null; rm -rf "$tmp"' EXIT
	while read -r language command; do
		judged $language "$command" BUDGET=6
		says $language 0 'right: all * puzzles of 33 rules'
		judged $language-winner "$command winner" BUDGET=6
		says $language-winner 1 "It plays like a program that puts the winner's cards first under its hand."
		judged $language-five "$command five" BUDGET=6
		says $language-five 1 'It plays like a program that takes four cards left for too few for a war.'
		judged $language-slow "$command slow" LIMIT=3 BUDGET=6
		says $language-slow 3 'slow: * rounds ([0-9].[0-9] s of CPU)*'
		echo "$language: $(sed -n 1p "$tmp/$language.said"); $(sed -n 1p "$tmp/$language-slow.said")"
	done <<END
C $tmp/solution
Python python3 $here/solution.py
JavaScript node -r ./$here/readline.js $here/solution.js
END
	[ -z "$spinning" ] || kill $spinning
	trap 'rm -rf "$tmp"' EXIT
}

endings() {
	judged crash "$tmp/solution crash"
	says crash 1 'crashed: * of * rules, ended by SIGABRT'
	says crash 1 'It plays like a program that ends without an answer at a second tie in a round.'
	judged waits "$tmp/solution; sleep 300" LIMIT=0.2
	says waits 3 'slow: too slow for *'
	judged loops "$WAR | $AWK '/PAT/ { while (1) x++ } { print }'" LIMIT=0.5
	says loops 1 'wrong: * of 33 rules'
	says loops 1 'It plays like a program that never ends if a game is a draw.'
	judged forever "sh -c 'while :; do :; done'" LIMIT=0.5
	says forever 1 'wrong: no answer to * puzzles'
	says forever 1 'It prints nothing and never ends.'
	judged endlessly yes ROUNDS=1
	says endlessly 1 'crashed: * printed too much'
	[ "$(wc -l <"$tmp/endlessly.said")" -lt 60 ] || fail endlessly 'all that is printed is shown:'
	judged blanks "$WAR | sed 's/\$/ 	/' | tr '\\n' '\\r'" ROUNDS=1 RULES=codingame,ranks=3
	says blanks 0 'right: * puzzles of * rules; white space at the ends of lines, or a missing last newline, is forgiven'
	judged nul "$WAR | tr 1 '\\0'" ROUNDS=3
	says nul 1 'printed: [?] *'
	judged errors "$WAR; yes debugging | head -c 9000000 >&2" ROUNDS=1
	says errors 0 'right: *'
	judged last "echo round 1; $WAR" ROUNDS=3
	says last 1 'Its last line is right.  Print what is for debugging to standard error.'
	judged form "$WAR | tr ' ' ,"
	says form 1 'It knows the answers, and prints them in another form: *'
	judged deck 'echo 1 26'
	says deck 1 'It prints `1 26` whatever the puzzle is.  Does it read the puzzle?'
	while IFS='	' read -r name program hint; do
		judged "$name" "$program"
		says "$name" 1 'crashed: no answer to the first 8 puzzles, status *'
		says "$name" 1 "hint: $hint"
	done <<END
js	node $here/solution.js	CodinGame gives readline() to JavaScript: *
python2	python3 -c 'print 1'	this is Python 2: *
nofile	python3 missing.py	the file is not there: *
folder	run_tests.sh	a program of this folder begins with ./ : *
END
	printf '#!/bin/sh\r\necho\r\n' >"$tmp/crlf" && chmod +x "$tmp/crlf"
	judged crlf "$tmp/crlf"
	says crlf 1 'hint: the script has Windows line ends; *'

	judged detached "(setsid sh -c 'sleep 314 & wait' </dev/null >/dev/null 2>&1 &); $WAR -r umass" RULES=umass ROUNDS=1
	says detached 0 'right: *'
	ps -eo args >"$tmp/processes"
	! grep '^sleep 314$' "$tmp/processes" || fail detached 'programs are left running:'
}

named() {
	faults >"$tmp/faults"
	while read -r fault cards why; do
		judged "$fault" "$AWK -v fault=$fault -f $here/solution.awk" LIMIT=1
		says "$fault" 1 "* of * rules*"
		case $fault in hang) ;; *) found "$fault" "$cards" ;; esac
		[ "$why" = - ] || says "$fault" 1 "*$why*"
	done <"$tmp/faults"
	echo "$(($(wc -l <"$tmp/faults"))) faults of solution.awk are named, with as few cards as it says"
}

catalogue() {
	judged missing "$tmp/missing" # compiles the helpers
	# The program of the catalogue plays as war does, under each setting that it knows.
	for book in codingame umass csharp utexas; do
		own=-$book
		[ $book != codingame ] || own=''
		sed -n 's/^  //p' $here/built$own >"$tmp/rows"
		rules=$($WAR -r $book -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
		for settings in '' down=0 down=2 spoils=winner spoils=laid spoils=alternate spoils=natural spoils=high short=lose \
			short=steps short=empty short=last short=spent short=equal count=battles,limit=70 count=turns,limit=7; do
			tests/build/judge/diagnose "$rules" $here/faults$own answers "$settings" <"$tmp/rows" >"$tmp/played"
			$WAR -r "$book${settings:+,$settings}" -a "$tmp/rows" >"$tmp/answers"
			$WAR -r "$book${settings:+,$settings}" --table "$tmp/rows" | sed 1d | cut -f 3 | # `~` is endless, or over 6,000 rounds
				paste "$tmp/played" "$tmp/answers" - | $AWK -F '\t' '$1 != $2 && !($1 ~ /^~/ && ($2 ~ /LOOP/ || $3 > 6000))' >"$tmp/differ"
			[ ! -s "$tmp/differ" ] || { echo "$book,$settings: not as war plays"; cat "$tmp/differ"; exit 1; }
		done
		$WAR -r $book --table "$tmp/rows" | $AWK -v book=$book '
			NR > 1 && ($2 !~ /player|draw|off/ || $3 > 1500) { print "built puzzle " NR - 1 " of " book ": " $2 " after " $3; exit 1 }'
	done
	sed -n 's/^  //p' $here/built | $AWK '
		{ split("", seen) }
		NF < 55 { for (i = 2; i <= NF; i++) if ($i ~ /[DHCS]/ && seen[$i]++) { print "a card twice: " $0; exit 1 } }'

	# Each fault is named by its answers to built puzzles and random deals.
	rules=$($WAR -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p')
	sed -n 's/^  //p' $here/built >"$tmp/rows"
	$WAR -r codingame,cards=20 -n 100 -d | $AWK -v input=decks -f $here/deals.awk | cut -f 2 >>"$tmp/rows"
	tests/build/judge/diagnose "$rules" $here/faults self <"$tmp/rows"
}

rules() {
	loops='RULES=codingame,spoils=loser,short=lose ENDLESS=1' # some built puzzles never end
	judged pat "$WAR -r codingame,spoils=loser,short=lose | sed 's/LOOP.*/PAT/'" LIMIT=20 ROUNDS=30 $loops
	says pat 1 'rule: games that never end'
	says pat 1 'puzzle: 2 ?? ?? 1 ??'
	judged endless "$WAR" RULES=codingame,ranks=3 ENDLESS=1
	says endless 0 '*  games that never end'
	for book in umass csharp utexas; do
		judged $book "$WAR -r $book -a" RULES=$book
		says $book 0 'right: all * puzzles of * rules'
		judged $book-down "$WAR -r $book,down=2 -a" RULES=$book
		says $book-down 1 'It plays like a program that lays two cards face down in a war, not three.'
	done
	judged spoils "$WAR -r umass,spoils=owner" RULES=umass
	says spoils 1 "It plays like a program that puts player 1's cards first, then player 2's, not as they were laid."
	judged limit "$WAR -r umass,limit=0" RULES=umass
	says limit 1 'It plays like a program that never calls a game a draw for its length.'
	judged transcripts "$WAR -r umass -t" RULES=umass,down=3,suits=1 TRACE=1 SEED=1
	says transcripts 0 'right: *'
	judged transcript "$WAR -t | sed '/^PAT/d'" TRACE=1 ROUNDS=1
	says transcript 1 'printed: nothing more'
}

class() {
	mkdir "$tmp/class" "$tmp/results"
	cp $here/solution.c $here/solution.py $here/solution.js $here/solution.awk "$tmp/class"
	sed 's/"PAT"/"pat"/' $here/solution.c >"$tmp/class/pat.c"
	echo 'import os; os.execv("./war", ["war"])' >"$tmp/class/cheat.py"
	echo 'x = [0] * 200000000' >"$tmp/class/memory.py"
	echo 'int main(void) { return }' >"$tmp/class/broken.c"
	status=0
	FILES="$tmp/class/*" OUT=$tmp/results sh $here/class.sh >"$tmp/table" 2>&1 || status=$?
	[ $status -eq 1 ] || { echo "class: status $status"; cat "$tmp/table"; exit 1; }
	$AWK -F '\t' '{ print $1 " " $2 }' "$tmp/results/class.tsv" >"$tmp/got"
	diff -u - "$tmp/got" <<'END' || exit 1
program verdict
broken.c not run
cheat.py crashed
memory.py crashed
pat.c wrong
solution.awk right
solution.c right
solution.js right
solution.py right
END
	python3 -c "import sys, xml.dom.minidom as m; d = m.parse(sys.argv[1]); print(len(d.getElementsByTagName('testcase')), 'tests in JUnit XML')" "$tmp/results/class.xml"
}

[ $# -gt 0 ] || set -- languages endings named catalogue rules class
for part; do
	"$part"
done
