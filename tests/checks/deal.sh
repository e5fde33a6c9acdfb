#!/bin/sh
# Decks that war -d prints are read back under the same rules: they give the same answers, and the same bytes.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; WAR may be several words
set -eu
WAR=${WAR:-./war} settings=0 tried=
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

same() { # RULES, what war plays ...
	rules=$1
	shift
	settings=$((settings + 1)) wanted=$tmp/wanted$settings # which stays until the end, when the games are counted
	$WAR -r "$rules" "$@" -a >"$wanted" 2>"$tmp/err" # which names settings that change nothing
	$WAR -r "$rules" "$@" -d >"$tmp/deal"
	# The number of the first game, where chance plays: war takes one beside a file only then.  The book or `spoils` tells.
	case $rules in *,spoils=*) key=${rules%,*} ;; *) key=${rules%%,*} ;; esac
	[ "$key" = "$tried" ] || { tried=$key chance=true && $WAR -r "$rules" -s 0 -d "$tmp/deal" >"$tmp/got" 2>&1 || chance=false; }
	number=''
	! $chance || case $1 in -s) number="$1 $2" ;; -n) number='-s 0' ;; esac
	$WAR -r "$rules" -a $number - <"$tmp/deal" >"$tmp/got" 2>>"$tmp/err"
	$WAR -r "$rules" -d - <"$tmp/deal" >"$tmp/again" 2>>"$tmp/err"
	[ -s "$wanted" ] && cmp -s "$wanted" "$tmp/got" && cmp -s "$tmp/deal" "$tmp/again" && return
	echo "war -d does not print what war plays: war -r $rules $*"
	cat "$tmp/err"
	diff "$wanted" "$tmp/got" | head -n 10
	diff "$tmp/deal" "$tmp/again" | head -n 10
	exit 1
}

same codingame -s 7 -n 50
same codingame -s 18446744073709551606 -n 10
books=$(sh tests/checks/lib/names.sh books)
for book in $books; do
	same $book -s 25 -n 50
done
same csharp -s 2147483628 -n 20
same utexas -s 4294967280 -n 50
same utexas -s 18446744073709551611 -n 5
turn=0
for book in $books; do
	for setting in suits=1,ranks=2 suits=2,ranks=1 suits=3,ranks=3 suits=64,ranks=1 suits=1,ranks=64 suits=5,ranks=20 \
		suits=3,ranks=1 suits=64,ranks=64,limit=3000 suits=4,jokers=2 suits=64,ranks=64,jokers=64,limit=3000 suits=4,ranks=13,hands=40 hands=1 cards=9,hands=8 top=last top=last,hands=5 from=last cards=9,from=last cards=9,hands=4,from=last,top=last suits=4,lowest=9,ranks=6,jokers=2 lowest=60,ranks=64,limit=3000 shuffle=war shuffle=python shuffle=dotnet; do
		turn=$((turn + 1)) input=decks
		[ $((turn % 3)) -eq 0 ] || continue
		[ $((turn % 2)) -eq 0 ] || input=deck
		same $book,input=$input,$setting -n 7
	done
	turn=$((turn + 1)) # the other settings, and the other input with each of them, for the next books
	# A single card is a game.
	same $book,input=deck,suits=1,ranks=1 -n 2
	same $book,input=decks,suits=1,ranks=1 -n 2
done
same codingame,cards=9 -n 7
same codingame,ace=low,jokers=2,input=row -n 7
same tmu,ace=low,lowest=3 -n 7
same utexas,suits=2,ranks=3,shuffle=every -s 11 -n 79
for word in $(sh tests/checks/lib/names.sh spoils); do
	same utexas,spoils=$word,cards=20 -s 3 -n 7
done
# Hands of any size, and integers; what is printed is one card a line, whatever was read, or a list of integers a line.
for seed in 1 2 3; do
	${AWK:-awk} -v seed=$seed -v games=60 -f tests/checks/lib/random.awk | tr '\n' ' ' >"$tmp/decks"
	${AWK:-awk} -v seed=$seed -v games=60 -v input=deck -v values=1 -v list=1 -f tests/checks/lib/random.awk >"$tmp/deck"
	same codingame,suits=8 "$tmp/decks"
	same csharp,input=decks,suits=8 "$tmp/decks"
	! grep -q ' ' "$tmp/deal" || { echo 'war -d: several words on a line'; exit 1; }
	same umass "$tmp/deck"
	same umass,input=decks "$tmp/decks"
	! grep -Evx '\[(-?[0-9]+(, -?[0-9]+)*)?\]' "$tmp/deal" || { echo 'war -d: no list of integers'; exit 1; }
done
# Of a whole deck the unknown cards are those that the others leave, in another order for each game.
for rules in $books utexas,jokers=3,suits=8 house,lowest=6,ranks=9 tmu,ace=low umass,input=decks; do
	$WAR -r $rules -s 7 -d >"$tmp/deal"
	lines=$(wc -l <"$tmp/deal")
	${AWK:-awk} -v total="$(case $rules in codeforces*) echo 1 ;; esac)" '
		!/^\[/ && NF == 1 && left == 0 { left = total && NR == 1 ? 0 : $1; print; next } # the number of cards
		{
			left -= !/^\[/ && NF == 1
			for (i = 1; i <= NF; i++)
				if (++card % 3 > 0)
					sub(/[0-9A-Z]+/, "?", $i)
			print
		}' "$tmp/deal" >"$tmp/unknown"
	$WAR -r $rules -n 5 -d "$tmp/unknown" >"$tmp/drawn"
	tr -cs 0-9A-Z '[\n*]' <"$tmp/deal" | LC_ALL=C sort >"$tmp/wanted"
	for game in 0 1 2 3 4; do
		sed -n "$((game * lines + 1)),$(((game + 1) * lines))p" "$tmp/drawn" >"$tmp/game$game"
		tr -cs 0-9A-Z '[\n*]' <"$tmp/game$game" | LC_ALL=C sort | cmp -s - "$tmp/wanted" || { echo "war -r $rules -d, game $game: not the cards of the deck:"; cat "$tmp/game$game"; exit 1; }
	done
	! cmp -s "$tmp/game0" "$tmp/game4" || { echo "war -r $rules -n 5 -d: game 1 is game 5"; exit 1; }
done
# A deck as its own book deals it, without a word of the rest, is that of the seed.
[ "$($WAR -r csharp -s 675 -d | $WAR -r csharp | tail -n 1)" = 'Bob is out of cards!  Alice WINS!' ] &&
	[ "$($WAR -r utexas -s 529 -d | $WAR -r utexas -a)" = "$($WAR -r utexas -s 529 -a)" ] || { echo 'not the game of that seed'; exit 1; }
echo "$(cat "$tmp"/wanted* | wc -l) games under $settings settings printed as decks, and answered as from their seeds"
