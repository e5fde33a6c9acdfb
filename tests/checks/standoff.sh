#!/bin/sh
# Endless games proved early are the same games, with the same T and P, as those played until a position comes back.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} games=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

both() { # RULES, and what war plays
	rules=$1
	shift
	$WAR -a -r "$rules,endless=proved" "$@" >"$tmp/proved"
	$WAR -a -r "$rules,endless=played" "$@" >"$tmp/played"
	cat "$tmp/played" >>"$tmp/answers"
	games=$((games + $(wc -l <"$tmp/played")))
	cmp -s "$tmp/proved" "$tmp/played" && return
	echo "proved (-) and played (+) differ: war -a -r $rules $*"
	diff -u "$tmp/proved" "$tmp/played" | head -n 20
	exit 1
}

both codingame -s 1000 -n 3000
both utexas -s 1000 -n 1500
both codingame,spoils=laid -s 1000 -n 1000
for down in 0 1 2 4 5 7; do
	both codingame,down=$down -s 2000 -n 500
	[ $down -eq 0 ] || both codingame,spoils=laid,down=$down -s 2000 -n 300
done
both codingame,spoils=laid,down=0,suits=3,ranks=4 -s 2000 -n 300 # full decks take millions of rounds there
for deck in suits=1,ranks=8 suits=1,ranks=12 suits=2,ranks=4 suits=2,ranks=13 suits=4,ranks=3 suits=4,ranks=6 suits=3,ranks=9 \
	suits=6,ranks=10 suits=8,ranks=13 suits=20,ranks=3 suits=1,ranks=40; do
	both codingame,$deck -s 3000 -n 400
	both codingame,down=1,$deck -s 4000 -n 200
	both utexas,down=5,$deck -s 5000 -n 200
done
for seed in 1 2 3 4; do # uneven hands
	$AWK -v seed=$seed -v games=500 -f tests/random.awk >"$tmp/in"
	both codingame "$tmp/in"
	both codingame,down=1,short=last "$tmp/in"
done
[ "$games" -ge 20000 ] || { echo "only $games games"; exit 1; }
echo "$games games proved as they are played, $(grep -c LOOP "$tmp/answers") of them endless"
