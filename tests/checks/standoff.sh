#!/bin/sh
# Endless games proved early are the same games, with the same T and P, as those played until a position comes back; the
# others have the same length, battles and wars; and a limit calls off the same games, whenever they are proved.
# GAMES=N (make standoff: 1600): then also N games of each of some 600 decks and rules, by their counts, and a tenth of
# them one by one; and more rules with limits, and more words of `short`.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-$(command -v mawk || echo awk)} games=0 tables=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

same() { # OUTPUT (--table, --counts), RULES, and what war plays
	output=$1 rules=$2
	shift 2
	$WAR $output -r "$rules,endless=proved" "$@" >"$tmp/proved"
	$WAR $output -r "$rules,endless=played" "$@" >"$tmp/played$tables"
	cmp -s "$tmp/proved" "$tmp/played$tables" && return
	echo "proved (-) and played (+) differ: war $output -r $rules $*"
	diff -u "$tmp/proved" "$tmp/played$tables" | head -n 20
	exit 1
}

both() { # RULES, and what war plays
	same --table "$@"
	tables=$((tables + 1)) # each stays until the end, when its games are counted
}

# Every order that leaves nothing to chance, and whose card of a battle comes first.
orders=$(sh tests/checks/lib/names.sh orders)

# The battles, too, of the wars that end a standoff are counted.
same --counts umass,limit=0,spoils=owner -n 2000

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
for order in $orders; do # the lowest rank beats the highest: nothing is proved
	both bataille,upset=yes,spoils=${order%:*},suits=1,ranks=13 -s 7000 -n 100
done
# Ties that are given back: a SEPARATED position has none, a TIED one is no standoff.
both codingame,tie=back -s 1000 -n 300
both bootcamp,tie=back,suits=3,ranks=8 -s 1000 -n 300
for order in $orders; do
	$AWK -v seed=9 -v games=100 -v cards=12 -v standoff=${order#*:} -f tests/checks/lib/random.awk >"$tmp/in"
	both codingame,tie=back,spoils=${order%:*} "$tmp/in"
done
both codingame,limit=2000,most=yes -s 1000 -n 300 # nothing is proved early
for seed in 1 2 3 4; do # uneven hands
	$AWK -v seed=$seed -v games=500 -f tests/checks/lib/random.awk >"$tmp/in"
	both codingame,suits=8 "$tmp/in" # a card may be there twice
	both codingame,suits=8,down=1,short=last "$tmp/in"
done
for down in 1 3 5; do # with up to some 40 cards of the rank that both have
	$AWK -v seed=$down -v games=400 -v standoff=1 -f tests/checks/lib/random.awk >"$tmp/in"
	for rules in codingame utexas,input=decks codingame,short=last codingame,spoils=laid; do
		both $rules,suits=8,down=$down "$tmp/in"
	done
done
# Every order and number of cards down, with words of `short` in turn: standoffs and near misses, in even and odd decks.
set -- draw lose steps empty last spent equal
cards=11 # and 12, in turn
for order in $orders; do
	cards=$((23 - cards))
	for down in 0 1 2 3; do
		in=$tmp/$down-${order#*:}
		[ -e "$in" ] || $AWK -v seed=$down -v games=40 -v cards=20 -v standoff=${order#*:} -f tests/checks/lib/random.awk >"$in"
		for _ in 1 ${GAMES:+2 3}; do
			both codingame,down=$down,short=$1,spoils=${order%:*} "$in"
			set -- "$@" "$1"
			shift
		done
		cards=$((23 - cards))
		both utexas,down=$down,spoils=${order%:*},suits=3,ranks=4,cards=$cards -s 2000 -n 60
	done
done

# With chance, or with piles, the cards of a standoff do not come back in the same order, so nothing is proved.
for settings in spoils=random spoils=coin pile=shuffled pile=stack; do
	both codingame,$settings,down=0,suits=1,ranks=6,limit=5000 -n 1000
	both codingame,$settings,down=0,suits=1,ranks=12,limit=5000 -n 1000
done
both codingame,pile=stack,spoils=reversed,down=0,cards=20,limit=5000 -n 500

# Limits one below, at and above the ends of games: a short one, a long one and the longest, whose end is after the first
# look for proofs.  A game ends as without a limit, or is called off at it.
limits() { # RULES, SEED, GAMES
	$WAR --table -r "$1,limit=0" -s $2 -n $3 >"$tmp/free"
	$AWK -F '\t' '$3 + 0 > 1' "$tmp/free" | sort -n -k 3 >"$tmp/ends"
	for end in $(sed -n '$p' "$tmp/ends" | cut -f 3) $($AWK '{ end[NR] = $3 }
			END { print end[int(NR / 40) + 1], end[int(0.8 * NR)] }' "$tmp/ends"); do
		for limit in $((end - 1)) $end $((end + 1)); do
			both "$1,limit=$limit" -s $2 -n $3
			# A turn in which the game ends does not count; a limit of battles comes before what follows the last one.
			$AWK -v rules="$1" -v limit=$limit -v some=$end -F '\t' 'NR == FNR { free[$1] = $0; verdict[$1] = $2; end[$1] = $3; next }
				FNR == 1 { next }
				verdict[$1] == "endless" || end[$1] > limit {
					if ($2 != "off" || $3 != limit) { print "not called off: " $0; bad = 1 }
					next
				}
				$0 != free[$1] && !(rules ~ /^(csharp|umass)/ && end[$1] == limit && $2 == "off") {
					print "not as without a limit: " $0
					bad = 1
				}
				{ ended++ }
				END { exit bad || (limit >= some && !ended) }' "$tmp/free" "$tmp/proved" || { echo "war -r $1,limit=$limit -s $2 -n $3"; exit 1; }
		done
	done
	for limit in 1000000 18446744073709551615; do
		both "$1,limit=$limit" -s $2 -n $3
	done
}
limits codingame 6000 100
limits codingame,down=1,suits=2,ranks=6 6000 100
limits csharp 6000 100
limits umass,spoils=owner 6000 100
if [ -n "${GAMES-}" ]; then
	limits codingame,suits=6,ranks=10 6000 100
	limits utexas 6000 200
	limits csharp,spoils=owner,short=empty 6000 200
	limits umass,down=1 6000 200
fi
# Small ones, as the oracle plays them.
for rules in $(sh tests/checks/lib/names.sh books) umass,spoils=owner,down=1 csharp,spoils=owner,short=empty,down=2; do
	$WAR -r $rules -s 77 -n 4 -d >"$tmp/in"
	for limit in $($WAR --table -r $rules,limit=0 "$tmp/in" | $AWK -F '\t' '$3 + 0 > 1 && n++ < 1 { print $3 - 1, $3, $3 + 1 }'); do
		[ $limit -lt 1000 ] || continue
		$AWK -v rules=$rules,limit=$limit -f tests/checks/lib/oracle.awk "$tmp/in" >"$tmp/wanted"
		for how in proved played; do
			$WAR -a -r $rules,limit=$limit,endless=$how "$tmp/in" | cmp - "$tmp/wanted" || { echo "war -a -r $rules,limit=$limit,endless=$how"; exit 1; }
		done
		games=$((games + 4))
	done
done

# Games that nobody can play out: hours and days if they are not proved.
giant() { # VARIABLES of giant.awk, OPTIONS, what is wanted of the output
	$AWK $1 -f tests/checks/lib/giant.awk >"$tmp/giant"
	games=$((games + 1))
	$WAR $2 "$tmp/giant" >"$tmp/got"
	grep -q "^$3\$" "$tmp/got" && return
	echo "wanted '$3', got what follows: awk $1 -f tests/checks/lib/giant.awk | war $2"
	cat "$tmp/got"
	exit 1
}
half=$((5000 * 4999)) # the rings of a standoff: the halves of both hands, and as many cards as both have
giant '' '-r codingame' "LOOP 0 $((2 * half * 9999))"
giant '' '-r codingame,spoils=laid' "LOOP 0 $((2 * half * 9999))"
giant '-v cards=200000 -v alike=1' '' 'LOOP 0 200000'
giant '-v odd=1' '-r utexas,input=decks -a' "LOOP 1 $((2 * 5001 * 4999 * 10000))"
giant '-v odd=1 -v ties=1001' '--stats' 'endless  *1 .*'
# Played in 50 seconds, it was the same.
giant '-v cards=5000 -v ties=1001' '--stats' 'mean 23382413585.000, .*'
for limit in 10000 23382413584; do
	giant '-v cards=5000 -v ties=1001' "-r codingame,limit=$limit --table" "1	off	$limit	.*"
done
for limit in 23382413585 23382413586 1000000000000; do
	giant '-v cards=5000 -v ties=1001' "-r codingame,limit=$limit --table" '1	[12d][raw]*	23382413585	.*'
done
giant '' '-r codingame,limit=1000000000000 --table' '1	off	1000000000000	.*'

more() { # N, RULES, OPTIONS: N games by their counts, a tenth of them one by one
	n=$1 more=$2
	shift 2
	same --counts "$more" -n $n -j 0 "$@"
	both "$more" -n $((n / 10)) "$@"
	games=$((games + n))
}

if [ -n "${GAMES-}" ]; then
	seed=0
	set -- draw lose steps empty last spent equal
	for deck in '4 13' '4 6' '2 13' '3 9' '4 2' '8 5' '1 20' '6 3' '3 7' '1 15' '5 5'; do
		cards=$((${deck% *} * ${deck#* }))
		for down in 0 1 2 3 4 5; do
			for order in $orders; do
				spoils=${order%:*}
				# Played without cards face down, the standoffs of larger decks take hours to repeat.
				[ $down -gt 0 ] || [ $spoils = owner ] || [ $cards -le 21 ] || continue
				more $GAMES codingame,suits=${deck% *},ranks=${deck#* },down=$down,spoils=$spoils,short=$1 -s $seed
				seed=$((seed + GAMES))
				set -- "$@" "$1"
				shift
			done
		done
	done
	# Hands that alternate, as in a standoff, and hands of any two sizes, with few ranks, by the rules of every book.
	for order in $orders; do
		for down in 0 1 2 3 5; do
			seed=$((seed + 1))
			$AWK -v seed=$seed -v games=$GAMES -v cards=$((down == 0 ? 20 : 60)) -v standoff=${order#*:} \
				-f tests/checks/lib/random.awk >"$tmp/in"
			both codingame,down=$down,short=$1,spoils=${order%:*} "$tmp/in"
			$AWK -v seed=$seed -v games=$((GAMES / 4)) -v cards=$((down == 0 ? 20 : 60)) -f tests/checks/lib/random.awk >"$tmp/in"
			for book in $(sh tests/checks/lib/names.sh books); do
				both "$book,input=decks,limit=0,down=$down,spoils=${order%:*}" "$tmp/in"
			done
			set -- "$@" "$1"
			shift
		done
	done
	# Whole decks where battles or turns are counted.
	for book in umass csharp; do
		more $((GAMES * 10)) $book,limit=0,down=1,spoils=owner
		more $((GAMES * 10)) $book,limit=0,down=3,spoils=owner
	done
	# Found by seed: the longest periods (258,720; 216,720 three times), the latest starts, and standoffs whose equal
	# cards meet again and again until somebody wins, with up to 38 wars, or nobody does.
	for seed in 794346 147469 604070 770545 255928 895698 694336 779439 877674 180865 419545 915729 94473 976246 617109; do
		both codingame -s $seed -n 1
	done
fi
games=$((games + $(cat "$tmp"/played* | grep -Evc '^(seed|game)')))
[ "$games" -ge 20000 ] || { echo "only $games games"; exit 1; }
echo "$games games proved as they are played, $(cat "$tmp"/played* | grep -c endless) of them endless"
