#!/bin/sh
# certify.sh - has a program that Coq has proved check each endless game that war claims, and writes certificates
#
# usage: make certify FILE=puzzle [RULES=bataille] [LIMIT=10000000] [CERT=certificates]
#        make certify SEED=17 [N=100] [RULES=...] [LIMIT=...] [CERT=...]
#        make certify CERT=certificates
#
#   $ make certify FILE=puzzle RULES=bataille
#   game 1: LOOP 10 1020 certified: 60 laps of 17 rounds
#
# FILE     deals, as war reads them under RULES; -: standard input
# SEED, N  instead of FILE: the deals of N seeds from SEED on (0, 1); N=all: each deal, with shuffle=every in RULES
# RULES    rules, as in war -r (codingame); all but those that shuffle cards or pile them up
# LIMIT    a claim is not certified if that takes more rounds than this (10000000)
# CERT     with FILE or SEED: a file for the certificates of the games that are certified.  Without: a file of
#          certificates to check; -: standard input
# WAR      the program whose claims are checked (./war)
#
# The answer `LOOP T P` claims: the hands after round T come back after P rounds, not sooner, and no hands before round T
# ever come back.  For each claim this looks for a lap, rounds that repeat with the same winners and wars, and writes a
# certificate.  The program of Coq reads nothing but the certificate.  It plays T rounds by the rules of tests/deep/proof/game.v.
# Each lap moves the cards in the same way, so it knows the hands after P rounds without playing them.  The head of
# tests/deep/proof/laps.v has an example.
# A certificate explains itself.  certificate.py checks it, too, and shares nothing with war or with Coq.
#
# A line for each endless game ends in
#   certified: 60 laps of 17 rounds     the claim is right; P is 60 laps
#   refuted: ...                        it is wrong, and why
#   not certified: ...                  nobody knows, and why.  A larger LIMIT may help
# If there is not one endless game, but none or many, the last line counts them.
#
# Status: 0, 1 if a claim is refuted or a certificate of CERT not certified, 2 wrong usage, bad input, or no Coq or OCaml
# (Debian packages: coq ocaml).
# shellcheck disable=SC2002,SC2016,SC2086,SC2154 # cat reads -; $ of awk; WAR may be several words; signals.sh sets tmp
set -eu
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes certify FILE RULES SEED N LIMIT CERT
[ "${N-}" = all ] || numbers 1 1000000000000 N
numbers 0 999999999999999999 SEED LIMIT
# shellcheck source=/dev/null
. "$tools/signals.sh"
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} RULES=${RULES:-codingame} LIMIT=${LIMIT:-10000000}
fail() { echo "certify.sh: $*" >&2; exit 2; }
input=/dev/null unit=seed
if [ -n "${FILE-}" ]; then
	[ -z "${SEED-}${N-}" ] || fail 'FILE, or SEED and N, but not both'
	[ "$FILE" = - ] || [ -r "$FILE" ] || fail "cannot read FILE: $FILE"
	[ "$FILE" != - ] || { cat >"$tmp/input" && input=$tmp/input; }
	set -- "$FILE"
	unit=game SEED=1
elif [ "${N-}" = all ]; then
	[ -z "${SEED-}" ] || fail 'N=all has no SEED'
	set -- -n all
else
	[ -n "${SEED-}${N-}${CERT-}" ] || fail 'FILE or SEED is missing: make certify FILE=puzzle RULES=bataille'
	set -- -s "${SEED:-0}" -n "${N:-1}"
	[ -n "${SEED-}${N-}" ] || unit=
fi

if [ -n "$unit" ]; then
	$WAR -r "$RULES" -n 1 --deal >"$tmp/deal" && $WAR -r "$RULES" --counts "$tmp/deal" >"$tmp/counts" || exit 2
	rules=$(sed -n 's/^rules=\([^	]*\).*/\1/p' "$tmp/counts")
	setting() { value=${rules#*,"$1"=} && echo "${value%%,*}"; }
	spoils=$(setting spoils) upset=$(setting upset) down=$(setting down)
	[ ${#down} -le 3 ] || fail "down=$down: at most 999"
	case $(setting pile)-$spoils-$upset in
	none-random-* | none-coin-*) fail "spoils=$spoils: with cards that are shuffled, no game is endless" ;;
	none-high-yes | none-low-yes) fail "spoils=$spoils,upset=yes: the model of Coq sorts by who beats whom, not by rank" ;;
	none-*) ;;
	*) fail 'the model of Coq has no piles: pile=none' ;;
	esac
	[ "$(setting tie)" = war ] || fail 'tie=back: in the model of Coq a tie is a war'
	case $(setting short) in draw | lose | steps | empty) goes_on=no ;; *) goes_on=yes ;; esac # a player who is short plays on
	case $rules in csharp*) first=2 ;; *) first=1 ;; esac # who gets the first card of a deck

	case $upset in yes) beats=', but the lowest rank of the deal beats the highest' ;; no) beats= ;; esac
	case $spoils in high | low) too=' (so are any two cards that a player wins together)' ;; *) too= ;; esac
	sed 's/^/# /; s/ *$//; s/^# rules /rules /' >"$tmp/head" <<EOF
An endless game of War.  This file says all that is needed to check it.  A page of Python that does so is certificate.py,
in tests/tools/certify of the program war.

THE RULES.  A card is its rank; suits do not count.  In each round both players lay their top card.  The higher rank wins$beats.
Equal ranks are a war: each player lays $down cards face down and one face up, which are compared, and so on.
The winner of the round puts all cards laid under his or her hand, in this order:
$($WAR --help | sed -n "s/^ *$spoils  *//p").
In this game nobody ever has too few cards for a war.  As settings of war, the rules are
${rules%%,count=*},upset=$upset.
rules down=$down spoils=$spoils upset=$upset

THE CLAIM.  deal1 and deal2 are the hands that are dealt, from the top down.  claim LOOP T P: after T rounds the hands are
hand1 and hand2.  They come back P rounds later, not sooner.  No hands before them ever come back.

THE PROOF.  lap says who wins each of the next rounds, after a = for each war.  Places of cards in hand1, and then in
hand2, are numbered from 1 on.  class A > B: the cards at places A beat those at places B.  class A = B: they tie.
1. Play T rounds.  You get hand1 and hand2.
2. Play the lap.  Each hand then has as many cards as before.  The cards have moved from place to place.
3. If two cards are compared in the lap$too, a class has their places at its beginning.
4. The lap moves the cards of each class, those of A and those of B, to places of a class of the same sign.
5. So the next lap goes in the same way, and moves the cards in the same way, and so do all others.  To know the hands
   after n rounds, repeat the move once for each whole lap in n, and play the rounds that are left.
6. The hands come back after P rounds, but not after P / q rounds, for each prime q that divides P.
7. The hands after rounds T - 1 and T - 1 + P differ.  (If T is 0, there are none.)
If there is no class, the lap has P rounds: skip steps 3 to 5.

EOF
fi

# The program, in tests/build/certify: built if a source is newer.
from=tests/deep/proof at=tests/build/certify
papers="loops periods game laps extract"
sources=tests/tools/certify/certify.ml
for paper in $papers; do
	sources="$sources $from/$paper.v"
done
if [ ! -x $at/certify ] || [ -n "$(find $sources -newer $at/certify)" ]; then
	for tool in coqc ocamlopt; do
		command -v $tool >/dev/null || fail "no $tool: apt-get install coq ocaml"
	done
	mkdir "$tmp/build"
	cp $sources "$tmp/build"
	(
		cd "$tmp/build"
		for paper in $papers; do
			coqc -q -Q . War $paper.v
		done
		ocamlopt -w -a -O3 proved.mli proved.ml certify.ml -o certify
	) >"$tmp/log" 2>&1 || { cat "$tmp/log" >&2; fail "cannot build $at/certify"; }
	mkdir -p $at
	new=$at/certify.$(uname -n).$$ # another process may run the old one
	mv "$tmp/build/certify" "$new" && mv "$new" $at/certify
fi

if [ -z "$unit" ]; then
	[ "$CERT" = - ] || [ -r "$CERT" ] || fail "cannot read CERT: $CERT"
	cat "$CERT" | $at/certify check "$LIMIT"
	exit
fi

play() { # OPTION: what war prints of the games
	$WAR -r "$RULES" "$@" <"$input"
}
play "$@" --table >"$tmp/table" && play "$@" --deal >"$tmp/deal" 2>/dev/null || exit 2
# The last columns of an endless game are T and P.
${AWK:-awk} -F '\t' 'NR > 1 { print ($NF == "" ? "over" : "LOOP " $(NF - 1) " " $NF) }' "$tmp/table" >"$tmp/claims"
# Both hands as ranks from the top, each after the number of its cards.
${AWK:-awk} -v input="$(setting input)" -v hands="$(setting hands)" -v top="$(setting top)" -v ace="$(setting ace)" \
	-v from="$(setting from)" \
	-v book="${rules%%,*}" -v first=$first '
	function worth(card) {
		sub(/[DHCS]$/, "", card)
		if (index("JQKA", card))
			card = 10 + index("JQKA", card)
		if (book == "tmu" && card == 1)
			card = 14
		return card == 14 && ace == "low" ? 1 : card
	}
	function deal(    i, p, hand, size, next_card) { # the deck, or one hand, card[1] to card[n]
		for (i = 1; i <= n; i++) {
			next_card = card[from == "last" && input ~ /^(deck|row)$/ ? n + 1 - i : i]
			p = input !~ /^(deck|row)$/ ? 0 : hands ? i > hands : (i + first) % 2
			hand[p] = top == "last" && input ~ /^(deck|row)$/ ? " " next_card hand[p] : hand[p] " " next_card
			size[p]++
		}
		print size[0] + 0 hand[0]
		if (input ~ /^(deck|row)$/)
			print size[1] + 0 hand[1]
	}
	/^\[/ || input ~ /^(lines|row)$/ { gsub(/[][,]/, " "); $0 = NF " " $0 }
	{
		for (i = 1; i <= NF; i++) {
			if (input == "total" && decks % 2 == 0 && !begun && !total) {
				total = 1 # of both hands
				continue
			}
			if (begun)
				card[++n] = worth($i)
			else {
				begun = 1
				end = $i
				n = 0
			}
			if (n < end)
				continue
			deal()
			decks++
			begun = 0
			total = total && decks % 2 # the second hand follows
		}
	}' "$tmp/deal" |
	$at/certify claims "$tmp/head" $goes_on "$LIMIT" $unit "${SEED:-0}" "$tmp/claims" "${CERT:-/dev/null}"
