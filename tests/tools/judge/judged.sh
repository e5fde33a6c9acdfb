#!/bin/sh
# make judged: judge.sh on a busy machine, at a low priority beside two processes that spin
#
# Solutions in C, Python and JavaScript (solution.*), right ones, slow ones and wrong ones, and all faults of
# solution.awk.  No right program is called wrong, every wrong one is, and the puzzles have no more cards than the faults
# need.  Five minutes.  Debian packages: gcc python3 nodejs.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ is of awk and of programs; WAR may be several words
set -eu
cd "$(dirname "$0")/../../.."
. tests/tools/judge/common.sh
for tool in cc python3 node; do
	command -v $tool >/dev/null || { echo "judged: no $tool: apt-get install gcc python3 nodejs" >&2; exit 1; }
done
cc -O1 -w -o "$tmp/solution" tests/tools/judge/solution.c
spinning=''
for _ in 1 2; do
	sh -c 'while :; do :; done' &
	spinning="$spinning $!"
done
trap 'kill $spinning 2>/dev/null; rm -rf "$tmp"' EXIT
renice -n 5 $$ >/dev/null # of this script and what it starts from here on

while read -r language command; do
	judged $language "$command"
	says $language 0 'right: all * puzzles of 24 rules'
	judged $language-winner "$command winner"
	says $language-winner 1 "rule: player 1's cards go under the winner's hand first"
	judged $language-five "$command five"
	says $language-five 1 'rule: four cards are enough for the first war'
	judged $language-slow "$command slow" LIMIT=1
	says $language-slow 3 'slow: right on all games of up to * rounds; too slow for * rounds ([0-9].[0-9] s of CPU)'
	echo "$language: $(sed -n 1p "$tmp/$language.said"); $(sed -n 1p "$tmp/$language-slow.said")"
done <<END
C $tmp/solution
Python python3 tests/tools/judge/solution.py
JavaScript node -r ./tests/tools/judge/readline.js tests/tools/judge/solution.js
END
judged crash "$tmp/solution crash"
says crash 1 'crashed: * of * rules, ended by SIGABRT'
judged waits "$tmp/solution; sleep 300" LIMIT=0.5
says waits 3 'slow: too slow for 1 round (no end in 6 s)'
judged endlessly yes ROUNDS=1
says endlessly 1 'crashed: * rules, printed too much'
[ "$(wc -l <"$tmp/endlessly.said")" -lt 40 ] || fail endlessly 'all that is printed is shown:'
judged blanks "$WAR | sed 's/\$/ 	/' | tr '\\n' '\\r'" ROUNDS=1 RULES=codingame,ranks=3
says blanks 0 'right: * puzzles of * rules; white space at the ends of lines, or a missing last newline, is forgiven'
judged endless "$WAR" RULES=codingame,ranks=3 ENDLESS=1
says endless 0 '*  games that never end'
faults >"$tmp/faults"
while read -r fault cards; do
	judged "$fault" "$AWK -v fault=$fault -f tests/tools/judge/solution.awk" LIMIT=1
	case $fault in hang) says "$fault" 3 'slow: *'; continue ;; esac
	says "$fault" 1 "* of * rules*"
	found "$fault" "$cards"
	echo "$fault: $(sed -n 's/^rule: //p' "$tmp/$fault.said")"
done <"$tmp/faults"
echo "$(($(wc -l <"$tmp/faults"))) faults found with as few cards as solution.awk says"
