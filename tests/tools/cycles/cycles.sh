#!/bin/sh
# cycles.sh - constructs endless games, and has war play each of them
#
# usage: make cycles WORD=WORD [KEY=VALUE ...]                 endless games that repeat this word
#        make cycles LENGTH=FROM-TO [WARS=N] [KEY=VALUE ...]   the same for every word of FROM to TO rounds with N wars
#        make cycles WORD=blocks RANKS=N                       the endless game of the theorem in cycles.c, for even N from 4 on
#        WORD=... sh tests/tools/cycles/cycles.sh
#
# A word is a part of a game: the winner of each round, 1 or 2, after one = for each war of the round.  An x at the end
# means that the players change places each time the word is repeated: 122x is 122 211 122 211 ...  The head of
# tests/tools/cycles/cycles.c explains how a game is found from its word.
#
#   $ make cycles WORD='=1122112222112' RANKS=7
#   =1122112222112, 5 and 23 cards: no ranks
#   =1122112222112, 19 and 9 cards: endless
#   14 6D 8D 6H 7D 5D 3D 8H 7H 7C 4D 8C 6C 2D 2H 14 2C 6S 2S 5H 4H 3H 4C 3C 8S 5C 5S 3S 7S 4S
#   LOOP 5 52
#
# A word demands that certain cards beat others.  There is a line for each pair of hand sizes for which it does not demand
# that a card beats itself.  `no ranks`: no ranks meet the demands, all were tried.  `undecided`: TRIES was too small.
# `endless`: a deal follows, with equal hands if one is found, from which the game comes to the repeated word; then the
# answer of war.  The other lines show how far the search is, and at last what it has found.
#
# SUITS, RANKS  the deck, of at most 64 cards (4, 13)
# SPOILS        natural, high, winner or loser, as in war -r (natural)
# DOWN          cards face down in a war (0); high needs 0
# WARS          N in a word (0)
# TRIES         steps to look for the ranks of a word (1000000)
# SKIP          a search that was stopped goes on after this number of words (0)
# WAR           the program that plays the deals (./war)
# CYCLES        cycles.c compiled; without it, CC (cc) is called
#
# Status: 0 a deal was found, 1 none was found, or war does not call it endless, 2 wrong usage, or no C compiler.
# shellcheck disable=SC2015,SC2086,SC2154 # `a && b || c`; CC, CYCLES and WAR may be several words, WORD none; signals.sh sets tmp
set -eu
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes cycles WORD LENGTH SUITS RANKS SPOILS DOWN WARS TRIES SKIP CYCLES
numbers 1 64 SUITS RANKS
numbers 0 64 DOWN WARS
numbers 0 999999999999999999 TRIES SKIP
# shellcheck source=/dev/null
. "$tools/signals.sh"
WORD=${WORD-} LENGTH=${LENGTH-} WARS=${WARS:-0} SUITS=${SUITS:-4} RANKS=${RANKS:-13} SPOILS=${SPOILS:-natural} DOWN=${DOWN:-0}
TRIES=${TRIES:-1000000} SKIP=${SKIP:-0} WAR=${WAR:-./war} CC=${CC:-cc}
fail() { echo "cycles.sh: $*" >&2; exit 2; }
cd "$(dirname "$0")/../../.."
case $WORD in
blocks) LENGTH=0 ;;
?*)
	rounds=${WORD%x}
	case $rounds in '' | *= | *[!12=]*) fail "WORD is made of 1, 2 and =, and ends in 1 or 2, or in an x behind it: then the players change places" ;; esac
	LENGTH=$(printf %s "$rounds" | tr -d =) WARS=$(printf %s "$rounds" | tr -d 12)
	LENGTH=${#LENGTH} WARS=${#WARS}
	;;
esac
from=${LENGTH%%-*} to=${LENGTH#*-} cards=$((SUITS * RANKS))
case $SPOILS-$DOWN in natural-* | winner-* | loser-* | high-0) ;; *) fail 'SPOILS is natural, winner, loser, or high with DOWN=0' ;; esac
[ -n "$LENGTH" ] || fail 'WORD or LENGTH is missing'
if [ "$WORD" = blocks ]; then
	[ "$SUITS-$SPOILS-$DOWN-$((RANKS % 2))" = 4-natural-0-0 ] && [ "$RANKS" -ge 4 ] && [ "$RANKS" -le 64 ] ||
		fail 'WORD=blocks is for an even number of RANKS from 4 to 64'
else
	digits "$to" 1 64 && to=$number && digits "$from" 1 "$to" && from=$number ||
		fail "LENGTH, the number of rounds, is a number or FROM-TO, up to 64, not '$LENGTH'"
	[ $cards -ge 2 ] && [ $cards -le 64 ] || fail 'there may be 2 to 64 cards'
	[ $((1 + WARS * (DOWN + 1))) -le 24 ] && { [ "$SPOILS" != high ] || [ "$WARS" -le 4 ]; } || fail 'too many WARS'
fi

if [ -z "${CYCLES-}" ]; then
	command -v ${CC%% *} >/dev/null 2>&1 || fail "no C compiler '$CC'; CC=COMPILER names one"
	CYCLES=$tmp/cycles
	$CC -std=c11 -O2 -o "$CYCLES" tests/tools/cycles/cycles.c
fi
{ $CYCLES "$SUITS" "$RANKS" "$DOWN" "$TRIES" "$from" "$to" "$WARS" "$SPOILS" "$SKIP" $WORD || echo $? >"$tmp/status"; } |
	while IFS= read -r line; do
		echo "$line"
		case $line in *:*) continue ;; esac
		answer=$(echo "$line" | $WAR -r "bataille,spoils=$SPOILS,down=$DOWN,ranks=64")
		echo "$answer"
		case $answer in LOOP*) ;; *) echo "cycles.sh: war does not call this deal endless" >&2; exit 1 ;; esac
	done
[ ! -e "$tmp/status" ] || exit "$(cat "$tmp/status")"
