#!/bin/sh
# What no other check misses of an addition to war.c: each book is in README's table, has cases, and reference.md says what it
# reads and answers; each setting is in a guide, and each word of `spoils` and `short` in rules.md; the fuzzer has all these
# words; each order is known to make certify, or refused there; the judge's play.c plays by all books and orders as war does.
# tests/checks/additions says where an addition goes.
# class: tools
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} bad=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
judge=tests/tools/judge certify=tests/tools/certify
names() { sh tests/checks/lib/names.sh "$@"; }
lacks() { # WHAT, WHERE
	echo "$2: no $1 (see tests/checks/additions)"
	bad=$((bad + 1))
}
rules_of() { $WAR -r "$1" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p'; } # with all settings
shuffles() { case $(rules_of "$1"), in *,spoils=random,* | *,spoils=coin,* | *,pile=shuffled,*) ;; *) return 1 ;; esac }

# Its answers, with 26 for the length, T for T and P for P, by what became of the game.
answers() { # BOOK
	$WAR -r "$1" -n 60 --table | $AWK -F '\t' -v OFS='\t' 'NR > 1 { print $2, $3, $(NF - 1), $NF }' >"$tmp/verdicts"
	$WAR -r "$1" -n 60 -a | paste "$tmp/verdicts" - | $AWK -F '\t' '{
		answer = " " $5 " "
		sub(" " $2 " ", " 26 ", answer)
		sub(" LOOP " $3 " " $4 " ", " LOOP T P ", answer)
		print $1 "\t" substr(answer, 2, length(answer) - 2)
	}' | sort -u
}
reference=tests/guide/reference.md dictionary=tests/deep/fuzz/dictionary count=0
for book in $(names books); do
	count=$((count + 1)) rules=$(rules_of $book)
	grep -q "^| \[\`$book\`\]" README.md || lacks "row of $book" README.md
	set -- tests/cases/$book/*.t
	[ -e "$1" ] || lacks "page of $book" tests/cases
	grep -qx "\"$book\"" $dictionary || lacks "\"$book\"" $dictionary
	input=${rules#*,input=} input=${input%%,*}
	grep -q "^| \`$input\` |.*\`$book\`[^|]*|\$" $reference || lacks "$book in the row of input=$input" $reference
	row=$(grep "^| \`$book\` |" $reference) || row=$(grep '^| other books |' $reference)
	answers $book >"$tmp/answers"
	printf '%s\n' "$row" | $AWK -F ' [|] *' -v answers="$tmp/answers" '{
		cell["player1"] = $2; cell["player2"] = $3; cell["draw"] = $4; cell["off"] = $5; cell["endless"] = $6
		while ((getline <answers) > 0) {
			split($0, part, "\t")
			if (cell[part[1]] ~ /^`/ && cell[part[1]] != "`" part[2] "`")
				bad = 1
		}
		exit bad || NR != 1
	}' || lacks "row of the answers of $book" $reference
	if shuffles $book; then book=$book,spoils=owner,pile=none,count=rounds; fi
	echo $book >>"$tmp/rules"
done
# README's number of books, in words.
right=$(echo one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen | cut -d ' ' -f $count)
grep -q " $right rule books" README.md || lacks "\"$right rule books\"" README.md
for setting in $($WAR --help | sed -n 's/^  \([a-z]*\)=[NW].*/\1/p'); do
	grep -q "[^a-z]$setting=" tests/guide/*.md || lacks "setting $setting=" tests/guide
	for word in "\",$setting=\"" $(names $setting 2>/dev/null | sed 's/.*/"&"/'); do
		grep -qxF "$word" $dictionary || lacks "$word" $dictionary
	done
done
for setting in spoils short; do
	for word in $(names $setting); do
		grep -q "^| \`$word\` |" tests/guide/rules.md || lacks "row of $setting=$word" tests/guide/rules.md
		shuffles codingame,$setting=$word || echo codingame,$setting=$word >>"$tmp/rules"
	done
done
for order in $(names spoils); do
	! grep -q "none-$order-\*" $certify/certify.sh || continue # it is refused
	grep -q "| \"$order\" ->" $certify/certify.ml || lacks "order $order" $certify/certify.ml
	grep -q "^ORDERS = .*['|]${order}['|]" $certify/certificate.py || lacks "order $order" $certify/certificate.py
done

# make judge has compiled it, unless a source is newer.
program=tests/build/judge/judge
if [ ! -x $program ] || [ -n "$(find $judge war.c -name '*.[ch]' -newer $program)" ]; then
	program=$tmp/judge
	${CC:-cc} -w ${LDFLAGS-} -o $program $judge/judge.c $judge/right.c
fi
while read -r rules; do
	all=$(rules_of "$rules")
	$program --check "$rules" $judge/faults deals 20 1 2>"$tmp/err" | cut -f 2 >"$tmp/rows"
	case $all,$($WAR -r "$rules" -n 1 -d) in
	*,input=deck,*,'['*) sed 's/^[0-9]* *\(.*\)/[\1]/' "$tmp/rows" ;;
	*) tr / '\n' <"$tmp/rows" ;;
	esac | $WAR -r "$rules" -a - 2>/dev/null | tr -d '[],' >"$tmp/wanted"
	$program --check "$rules" $judge/faults answers '' <"$tmp/rows" 2>>"$tmp/err" | sed 's/^~.*/endless/' >"$tmp/got"
	[ -s "$tmp/wanted" ] && [ ! -s "$tmp/err" ] && cmp -s "$tmp/wanted" "$tmp/got" || lacks "game as by $rules" $judge/play.c
done <"$tmp/rules"
[ $bad -eq 0 ]
echo "the books and words of $(($(wc -l <"$tmp/rules"))) rules are in README, rules.md, make certify and make judge"
