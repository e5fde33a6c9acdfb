#!/bin/sh
# What no other check misses of an addition to war.c: each book is in README's table, each word of a setting in rules.md, and
# each order is known to make certify, or refused there; the judge's play.c plays by all of them as war does.
# tests/checks/additions says where an addition goes.
# class: tools
# shellcheck disable=SC2015,SC2086 # `a && b || c`; WAR may be several words
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

for book in $(names books); do
	grep -q "^| \[\`$book\`\]" README.md || lacks "row of $book" README.md
	if shuffles $book; then book=$book,spoils=owner,pile=none,count=rounds; fi
	echo $book >>"$tmp/rules"
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
diagnose=tests/build/judge/diagnose
if [ ! -x $diagnose ] || [ -n "$(find $judge -name '*.c' -newer $diagnose)" ]; then
	diagnose=$tmp/diagnose
	${CC:-cc} -w ${LDFLAGS-} -o $diagnose $judge/diagnose.c
fi
while read -r rules; do
	all=$(rules_of "$rules")
	$diagnose "$all" $judge/faults deals 20 1500 0 1 2>"$tmp/err" | cut -f 2 >"$tmp/rows"
	case $all,$($WAR -r "$rules" -n 1 -d) in
	*,input=deck,*,'['*) sed 's/^[0-9]* *\(.*\)/[\1]/' "$tmp/rows" ;;
	*) tr / '\n' <"$tmp/rows" ;;
	esac | $WAR -r "$rules" -a - 2>/dev/null | tr -d '[],' >"$tmp/wanted"
	$diagnose "$all" $judge/faults answers '' <"$tmp/rows" 2>>"$tmp/err" | sed 's/^~.*/endless/' >"$tmp/got"
	[ -s "$tmp/wanted" ] && [ ! -s "$tmp/err" ] && cmp -s "$tmp/wanted" "$tmp/got" || lacks "game as by $rules" $judge/play.c
done <"$tmp/rules"
[ $bad -eq 0 ]
echo "the books and words of $(($(wc -l <"$tmp/rules"))) rules are in README, rules.md, make certify and make judge"
