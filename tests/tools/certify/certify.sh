#!/bin/sh
# certify.sh - has a program that Coq has proved check each endless game that war claims
#
# usage: make certify FILE=puzzle [RULES=bataille] [LIMIT=10000000]
#        make certify SEED=17 [N=100] [RULES=...] [LIMIT=...]
#
#   $ make certify FILE=puzzle RULES=bataille,input=decks
#   LOOP 10 1020 certified: 60 laps of 17 rounds
#
# FILE     deals, as war reads them under RULES
# SEED, N  instead of FILE: the deals of N seeds from SEED on (0, 1)
# RULES    rules, as in war -r (codingame); all but those that shuffle cards or pile them up
# LIMIT    a claim is not certified if that takes more rounds than this (10000000)
# WAR      the program whose claims are checked (./war)
#
# `LOOP T P` claims: the hands after round T come back after P rounds, not sooner, and no hands before round T ever come
# back.  The program that checks it shares nothing with war but the text of the deal.  It plays T rounds by the rules of
# tests/deep/proof/game.v.  Then it looks for a lap, rounds that repeat with the same winners and wars.  Each lap moves
# the cards in the same way, so the program knows the hands after P rounds without playing them.  The head of
# tests/deep/proof/laps.v has an example.
#
# A line for each endless game ends in
#   certified: 60 laps of 17 rounds     the claim is right; P is 60 laps
#   refuted: ...                        it is wrong, and why
#   not certified: ...                  nobody knows, and why.  A larger LIMIT may help
# If there is not one endless game, but none or many, the last line counts them.
#
# Status: 0, 1 if a claim is refuted, 2 wrong usage, bad input, or no Coq or OCaml (Debian packages: coq ocaml).
# shellcheck disable=SC2086 # WAR may be several words
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} RULES=${RULES:-codingame} LIMIT=${LIMIT:-10000000}
fail() { echo "certify.sh: $*" >&2; exit 2; }
for number in "${SEED:-0}" "${N:-1}" "$LIMIT"; do
	case $number in *[!0-9]* | ?????????????????*) fail "not a number: $number" ;; esac
done
if [ -n "${FILE-}" ]; then
	[ -z "${SEED-}${N-}" ] || fail 'FILE, or SEED and N, but not both'
	[ -r "$FILE" ] || fail "cannot read FILE: $FILE"
	set -- "$FILE"
else
	[ -n "${SEED-}${N-}" ] || fail 'FILE or SEED is missing: make certify FILE=puzzle RULES=bataille'
	set -- -s "${SEED:-0}" -n "${N:-1}"
fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP

$WAR -r "$RULES" -n 1 --deal >"$tmp/deal" && $WAR -r "$RULES" --counts "$tmp/deal" >"$tmp/counts" || exit 2
rules=$(sed -n 's/^rules=\([^	]*\).*/\1/p' "$tmp/counts")
setting() { printf '%s\n' "$rules" | tr , '\n' | sed -n "s/^$1=//p"; }
spoils=$(setting spoils) upset=$(setting upset)
case $(setting pile)-$spoils-$upset in
none-random-* | none-coin-*) fail "spoils=$spoils: with cards that are shuffled, no game is endless" ;;
none-high-yes | none-low-yes) fail "spoils=$spoils,upset=yes: the model of Coq sorts by who beats whom, not by rank" ;;
none-*) ;;
*) fail 'the model of Coq has no piles: pile=none' ;;
esac
case $(setting short) in draw | lose | steps | empty) goes_on=no ;; *) goes_on=yes ;; esac # a player who is short plays on
case $rules in csharp*) first=2 ;; *) first=1 ;; esac # who gets the first card of a deck

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
	mv "$tmp/build/certify" $at/certify
fi

$WAR -r "$RULES" "$@" --table >"$tmp/table" || exit 2
$WAR -r "$RULES" "$@" --deal >"$tmp/deals" || exit 2
$at/certify "$spoils" "$(setting down)" $upset "$(setting input)" "$(setting hands)" $first $goes_on "$LIMIT" "$tmp/table" <"$tmp/deals"
