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

# The battles, too, of the wars that end a standoff are counted.
for how in proved played; do
	$WAR -r umass,limit=0,spoils=owner,endless=$how -n 2000 --counts >"$tmp/$how"
done
cmp "$tmp/proved" "$tmp/played"

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
for spoils in winner loser; do # not to be proved so
	both codingame,spoils=$spoils -s 2000 -n 300
	both codingame,spoils=$spoils,down=1,suits=1,ranks=8 -s 2000 -n 400
	both codingame,spoils=$spoils,suits=2,ranks=4 -s 2000 -n 400
done

# Games that nobody can play out: hours and days if they are not proved.
giant() { # VARIABLES of giant.awk, OPTIONS, what is wanted of the output
	$AWK $1 -f tests/giant.awk >"$tmp/giant"
	games=$((games + 1))
	$WAR $2 "$tmp/giant" >"$tmp/got"
	grep -q "^$3\$" "$tmp/got" && return
	echo "wanted '$3', got what follows: awk $1 -f tests/giant.awk | war $2"
	cat "$tmp/got"
	exit 1
}
half=$((5000 * 4999)) # the rings of a standoff: the halves of both hands, and as many cards as both have
giant '' '-r codingame' "LOOP 0 $((2 * half * 9999))"
giant '' '-r codingame,spoils=laid' "LOOP 0 $((2 * half * 9999))"
giant '-v odd=1' '-r utexas,input=decks -a' "LOOP 1 $((2 * 5001 * 4999 * 10000))"
giant '-v odd=1 -v ties=1001' '--stats' 'endless  *1 .*'
# Played in 50 seconds, it was the same.
giant '-v cards=5000 -v ties=1001' '--stats' 'mean 23382413585.000, .*'
[ "$games" -ge 20000 ] || { echo "only $games games"; exit 1; }
echo "$games games proved as they are played, $(grep -c LOOP "$tmp/answers") of them endless"
