#!/bin/sh
# make certify: claims of war are certified, whatever the form of the deals; claims that are wrong are refuted, each for its
# reason; what cannot be checked is said.  Certificates are right for both checkers; a fault in one is refused by both, and so
# is damage (damage.py).
#
# usage: sh tests/tools/certify/check.sh [all]     all, as in make proof; else some of the rules, games and damages
#
# Without all, it is skipped until make certify or make proof has built the program, since Coq takes half of the time.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $2 is of awk; WAR may be several words
set -eu
for tool in coqc ocamlopt python3; do
	command -v $tool >/dev/null 2>&1 || { echo "skipped: no $tool (Debian packages: coq ocaml python3)"; exit 0; }
done
built=tests/build/certify/certify
[ $# -gt 0 ] || { [ -x $built ] && [ -z "$(find tests/tools/certify tests/deep/proof '(' -name '*.ml' -o -name '*.v' ')' -newer $built)" ]; } ||
	{ echo 'skipped: make proof builds the program of Coq, and runs this'; exit 0; }
WAR=${WAR:-./war} AWK=${AWK:-awk}
export AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset FILE SEED N RULES LIMIT CERT
case ${1-} in all) cards=400 step=1 damage=1 ;; *) cards=100 step=10 damage=40 ;; esac
turn=0

tried() { # STATUS, command ...: what is printed is in $tmp/out
	wanted=$1 status=0
	shift
	"$@" >"$tmp/out" 2>"$tmp/err" || status=$?
	[ $status = "$wanted" ] || { echo "wanted status $wanted, got $status: $*"; cat "$tmp/out" "$tmp/err"; exit 1; }
}
certify() { # STATUS, variables ...
	wanted=$1
	shift
	tried $wanted env WAR="$WAR" "$@" sh tests/tools/certify/certify.sh
}
python() { # STATUS, arguments ...
	wanted=$1
	shift
	tried $wanted python3 tests/tools/certify/certificate.py "$@"
}
holds() { # PATTERN, which a line of $tmp/out must match
	grep -q "^$1\$" "$tmp/out" || { echo "no line '$1' in:"; cat "$tmp/out"; exit 1; }
}
told() { # PATTERN, which standard error must match
	grep -q "^certify.sh: $1\|^certify: $1" "$tmp/err" && [ ! -s "$tmp/out" ] || { echo "wanted '$1', got:"; cat "$tmp/out" "$tmp/err"; exit 1; }
}

chosen() { turn=$((turn + 1)) && [ $((turn % step)) -eq 0 ]; }

# A game that is no standoff; with ties; with many cards.
$WAR -r codingame -s 3 -d >"$tmp/game"
certify 0 FILE="$tmp/game"
holds 'game 1: LOOP 363 52 certified: 26 laps of 2 rounds'
certify 0 FILE=- CERT="$tmp/standoff" <"$tmp/game"
holds 'game 1: LOOP 363 52 certified: 26 laps of 2 rounds'
certify 0 SEED=3
holds 'seed 3: LOOP 363 52 certified: 26 laps of 2 rounds'
certify 0 SEED=1 RULES=bataille,ranks=7,cards=27
holds 'seed 1: LOOP [0-9]* [0-9]* certified: [0-9]* laps of [0-9]* rounds'
$AWK -v odd=1 -v cards=$cards -f tests/checks/lib/giant.awk >"$tmp/giant"
certify 0 FILE="$tmp/giant" RULES=utexas,input=decks
holds 'game 1: LOOP [0-9]* [0-9]* certified: [0-9]* laps of 2 rounds'
echo '[5, -4, -3, 4, 3, -5, -2, 2]' | certify 0 FILE=- RULES=umass,spoils=owner,limit=0
holds 'game 1: LOOP 0 8 certified: 4 laps of 2 rounds'
# Decks that are dealt in other ways, and low aces.
for rules in tmu,spoils=laid tmu,spoils=owner,ace=low codingame,ace=low,top=last,hands=20 csharp,limit=0,spoils=owner,input=row \
	bootcamp,suits=3,ranks=8 bootcamp,hands=20,lowest=6 utexas,from=last; do
	certify 0 SEED=0 N=20 RULES=$rules
	holds 'endless games: [1-9][0-9]*; certified: [1-9][0-9]*, refuted: 0, not certified: 0'
done

# Each form of a deal, each order, with and without upset.
games() { # RULES [N]
	chosen || return 0
	status=0
	env WAR="$WAR" N=${2-20} RULES="$1" CERT="$tmp/cert" sh tests/tools/certify/certify.sh >"$tmp/out" 2>"$tmp/err" || status=$?
	! grep -q 'the model of Coq sorts by' "$tmp/err" || return 0 # make certify refuses upset=yes with such an order
	all='endless games: [1-9][0-9]*; certified: [0-9]*, refuted: 0, not certified: 0'
	if [ $status -ne 0 ] || ! grep -qx "$all" "$tmp/out"; then
		echo "make certify N=${2-20} RULES=$1: status $status, and no line '$all':"
		tail -n 5 "$tmp/out"
		cat "$tmp/err"
		case $(cat "$tmp/out" "$tmp/err") in
		*'no order'*) echo 'A new order: add it to order, own and spoils in tests/deep/proof/game.v, to order in certify.ml, and to' \
			'ORDERS and spoils() in certificate.py.  Or let certify.sh refuse it, as it refuses spoils=random.' ;;
		*'plays on'*) echo 'A player who is short of cards plays on, but in the model of Coq the game is over then:' \
			'add short=draw to these rules, in tests/tools/certify/check.sh.' ;;
		*': over'* | *'endless games: 0'*) echo 'No game is endless: name another deck or setting for these rules, in tests/tools/certify/check.sh.' ;;
		*) echo 'A book that deals or names cards in its own way: see worth() and deal() in certify.sh.  Rules that Coq does not' \
			'model: let certify.sh refuse them, and set them otherwise for this book, in tests/tools/certify/check.sh.' ;;
		esac
		exit 1
	fi
	sed '$d' "$tmp/out" >>"$tmp/said"
	cat "$tmp/cert" >>"$tmp/certs"
}
for book in $(sh tests/checks/lib/names.sh books); do
	games $book,spoils=owner,pile=none,tie=war,most=no,limit=0,ranks=8 40
done
for rules in codingame,ranks=4,suits=3,hands=5 utexas,jokers=2,suits=2,ranks=3; do
	games $rules
done
games codingame,suits=1,ranks=6,shuffle=every all
for order in $(sh tests/checks/lib/names.sh orders); do
	# Odd decks have most endless games if the winner's or the loser's card comes first.
	case $order in *:[23]) deck=suits=1,ranks=13 ;; *) deck=suits=1,ranks=12 ;; esac
	games codingame,spoils=${order%:*},$deck
	games codingame,spoils=${order%:*},$deck,upset=yes,short=last
done

# The certificates, when they are read again; the same by the second checker; and played out.
certify 0 CERT=- <"$tmp/certs"
cmp "$tmp/said" "$tmp/out"
python 0 "$tmp/certs"
sed 's/ certified: / right: /; s/1 lap of \(.*\)/\1 played/' "$tmp/said" | cmp - "$tmp/out"
$AWK -v step=$step '/^certificate/ { n++ } n % step == 0' "$tmp/certs" >"$tmp/some"
python 0 --play - <"$tmp/some"
[ "$(grep -c 'right: [0-9]* rounds played' "$tmp/out")" -eq "$(grep -c ^certificate "$tmp/some")" ]

# Faults in a certificate: with laps and wars, with laps of two rounds, with a lap that has no classes.
cat >"$tmp/challenge" <<'END'
26 2S 8H 6C JS 6S 7D 6H 5S 5H 2D 9D 2H KH 9H 9C 3H KC 9S JC 7C 3C 3S KD 4C 8S 2C
26 5C AH 8C AC QH AS QC QS 7H 3D QD 8D JH 4H KS 10H 10C 5D AD 10D 10S 7S JD 4S 6D 4D
END
certify 0 FILE="$tmp/challenge" RULES=bataille CERT="$tmp/laps"
holds 'game 1: LOOP 10 1020 certified: 60 laps of 17 rounds'
certify 0 SEED=28 RULES=codingame,spoils=loser,down=1,suits=7,ranks=3 CERT="$tmp/played"
holds 'seed 28: LOOP 399 34 certified: 1 lap of 34 rounds'
fault() { # WHY, SCRIPT of sed
	sed "$2" "$tmp/$cert" >"$tmp/faulty"
	! cmp -s "$tmp/$cert" "$tmp/faulty" || { echo "no fault: $2"; exit 1; }
	cat "$tmp/faulty" >>"$tmp/faults"
	printf '%s\t%s\n' "(refused|refuted|not certified): ($1)" "$cert: $2" >>"$tmp/reasons"
}
for cert in laps standoff played; do
	t=$(sed -n 's/^claim LOOP \(.*\) .*/\1/p' "$tmp/$cert") p=$(sed -n 's/^claim LOOP .* //p' "$tmp/$cert")
	for wrong in $((t + 1)) $((t - 1)) $((t * 2)) $((t / 2)) 0; do
		fault "the hands after round $wrong are others" "s/^claim LOOP $t/claim LOOP $wrong/"
	done
	fault "the hands after round $((t + p - 1)) come back, too" "s/^claim LOOP $t/claim LOOP $((t + p))/"
	for wrong in $((p + 1)) $((p - 1)) $((p / 2)) $((p * 2)) $((p * 3)) 0; do
		why="the hands after round $t do not come back after $wrong rounds"
		[ $((wrong % p)) -ne 0 ] || [ $wrong -eq 0 ] || why="the hands after round $t come back sooner, after $p rounds"
		[ $cert != played ] || why="without classes, the lap must have $wrong rounds"
		fault "$why" "/^claim/s/ $p\$/ $wrong/"
	done
	case $cert in played) why='without classes, the lap must have' ;; *) why='the classes do not show that the lap repeats' ;; esac
	fault "$why" '/^lap/s/=*.$//'
	fault "$why" '/^lap/d'
	fault 'round [0-9]* of the lap is' '/^lap/s/ =*./ /; /^lap $/d'
	fault 'round 1 of the lap is' '/^lap/y/12/21/'
	for hand in deal1 deal2 hand1 hand2; do # two cards change places
		fault "the hands after round $t are others|the game is over" "/^$hand/s/ \([0-9]*\) \([0-9]*\)/ \2 \1/"
	done
done
cert=laps
fault 'round 14 of the lap is' 's/down=0/down=1/'
fault 'the hands after round 10 are others' 's/spoils=natural/spoils=owner/'
fault 'a class does not hold' '/^class/s/>/=/'
fault 'the classes do not show that the lap repeats' '/^class .* =/d'
cert=standoff
fault 'the game is over' 's/upset=no/upset=yes/'
for checker in certify python; do
	case $checker in certify) certify 1 CERT="$tmp/faults" ;; python) python 1 "$tmp/faults" ;; esac
	paste "$tmp/out" "$tmp/reasons" | $AWK -F '\t' '$1 !~ $2 || NF != 3 { print "wanted " $2 " for " $3 ", got " $1; bad = 1 } END { exit bad }'
done
python3 tests/tools/certify/damage.py tests/build/certify/certify "$tmp/laps" $damage

# A claim that takes too long to play; a file that ends too soon.
python 1 --limit 9 "$tmp/laps"
holds 'game 1: LOOP 10 1020 refused: more than 9 rounds'
certify 1 CERT="$tmp/laps" LIMIT=9
holds 'game 1: LOOP 10 1020 not certified: more than 9 rounds'
python 1 --limit 1019 --play "$tmp/laps"
holds 'game 1: LOOP 10 1020 refused: more than 1019 rounds'
sed '/^end/d' "$tmp/laps" >"$tmp/faulty"
certify 2 CERT="$tmp/faulty"
told 'line [0-9]*: expected lap WINNERS, class PLACES > PLACES or end'
certify 2 CERT=/dev/null
told 'no certificate'

# Wrong claims, which are not written as certificates.
cat >"$tmp/liar" <<'END'
case "$*" in
*--table*)
	$REAL "$@" | $AWK -F '\t' -v OFS='\t' 'NR > 1 { T = $(NF - 1); P = $NF; '"$LIE"'; $(NF - 1) = T; $NF = P } { print }'
	;;
*) $REAL "$@" ;;
esac
END
lies() { # WHY, LIE, RULES: LIMIT is too small to play some of them
	certify 1 REAL="$WAR" LIE="$2" SEED=7 LIMIT=2000 RULES="$3" WAR="sh $tmp/liar" CERT="$tmp/cert"
	holds "seed 7: LOOP .* refuted: .*$1.*"
	[ ! -s "$tmp/cert" ]
}
for rules in codingame,ranks=15 codingame,down=0,spoils=laid,suits=2,ranks=7; do
	lies 'come back sooner' 'P *= 2' $rules
	lies 'do not come back' 'P /= 2' $rules
	lies 'do not come back' 'P += 2' $rules
	lies 'come back, too' 'T += 7' $rules
	lies 'do not come back' 'P = 0' $rules
	[ $step -eq 1 ] || break
done
lies 'do not come back' 'T--' codingame,ranks=15
lies 'the game is over before' 'T = 1999; P = 52' codingame,spoils=winner

# What cannot be checked.
certify 0 SEED=3 LIMIT=300
holds 'seed 3: LOOP 363 52 not certified: more than 300 rounds'
certify 2
told 'FILE or SEED is missing'
certify 2 FILE="$tmp/game" SEED=3
told 'FILE, or SEED and N, but not both'
certify 2 N=all SEED=3
told 'N=all has no SEED'
certify 2 FILE="$tmp/none"
told 'cannot read FILE'
certify 2 CERT="$tmp/none"
told 'cannot read CERT'
certify 2 SEED=3 CERT="$tmp/none/none"
told 'cannot write CERT'
certify 2 SEED=x
told 'SEED: expected a number'
certify 2 SEED=1 RULES=codingame,tie=back
told 'tie=back'
certify 2 SEED=3 RULES=house
told 'spoils=random: '
certify 2 SEED=3 RULES=codingame,pile=stack
told 'the model of Coq has no piles'
certify 2 SEED=3 RULES=drunkard,spoils=high
told 'spoils=high,upset=yes: '
certify 2 SEED=3 RULES=codingame,down=1000
told 'down=1000: at most 999'
certify 2 SEED=3 RULES=unknown
grep -q "^war: " "$tmp/err"
echo 1 | sed 's/$/ XX/' >"$tmp/bad"
certify 2 FILE="$tmp/bad"
grep -q "^war: .*bad:1: " "$tmp/err"
