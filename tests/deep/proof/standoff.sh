#!/bin/sh
# The theorems of the standoff (part of make proof).  Coq checks the proofs in *.v, which read like a paper, in the order
# game, periods, reels, standoff, ties, lowest, cycles, every.  Each theorem is printed; it must not rest on an axiom.
#
# What ties the theorems to war.c: Coq extracts from them a program in OCaml.
# - It plays each round of some games from the position that `war -t` shows before it, under every order and with 0 to 3
#   cards face down, and must come to the position that `war` shows after it.
# - It says whether a position is a standoff, of theorem 1 or with ties.  It must say so of the position of an endless game
#   after round T, and must not say so of the one a round before.  Under another order, or with one card exchanged, the
#   position must be none.
# Debian packages: coq ocaml.
# shellcheck disable=SC2016 # $2 is of awk
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} AWK=${AWK:-awk}
for tool in coqc ocamlopt; do
	command -v $tool >/dev/null || { echo "proof: no $tool: apt-get install coq ocaml" >&2; exit 1; }
done
from=tests/deep/proof
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM

papers='game periods reels standoff ties lowest cycles every'
for paper in $papers check; do
	cp "$from/$paper.v" "$at"
	(cd "$at" && coqc -q -Q . War "$paper.v") || exit 1
done

# The papers without lemmas and proofs: what is written about, what is supposed, the theorems.
for paper in $papers; do
	$AWK '
		/^\(\*\*/ { comment = "" }
		/^\(\*\*/ || talk { comment = comment $0 "\n"; talk = !/\*\)$/; next }
		comment ~ /^\(\*\* \*/ { printf "\n%s", comment; comment = "" }
		/^$/ || /^Proof/ { stated = 0 }
		/^Theorem/ || /^(Definition|Fixpoint|Inductive)/ && comment != "" { printf "\n%s", comment; stated = 1 }
		/^(Context|Variables|Hypothesis)/ { printf "%s%s%s\n", supposed ? "" : "\n", comment, $0; supposed = 1; comment = ""; next }
		stated { print }
		{ comment = supposed = "" }' "$from/$paper.v"
done
echo
{
	echo "From War Require $papers."
	for paper in $papers; do
		sed -n "s/^Theorem \([a-z_0-9]*\).*/Print Assumptions War.$paper.\1./p" "$from/$paper.v"
	done
} >"$at/assumptions.v"
theorems=$(grep -c '^Print' "$at/assumptions.v")
(cd "$at" && coqc -q -Q . War assumptions.v) >"$at/out" || { cat "$at/out"; exit 1; }
closed=$(grep -c '^Closed under the global context$' "$at/out") || true
if [ "$closed" -ne "$theorems" ] || [ "$closed" -ne "$(wc -l <"$at/out")" ]; then
	cat "$at/out"
	exit 1
fi
echo "theorems without an axiom: $theorems"

cp $from/check.ml "$at"
(cd "$at" && ocamlopt -w -a proved.mli proved.ml check.ml -o check)

orders=$(sh tests/checks/lib/names.sh spoils | grep -vx -e random -e coin)
for spoils in $orders; do
	for down in 0 1 2 3; do
		for deck in suits=3,ranks=4 suits=2,ranks=9 suits=4,ranks=4,cards=15; do
			$WAR -r codingame,short=empty,limit=40,spoils="$spoils",down=$down,$deck -s 1000 -n 12 -t |
				$AWK -v spoils="$spoils" -v down=$down -f $from/trace.awk
		done
	done
done >"$at/rounds"
"$at/check" <"$at/rounds" | sort | uniq -c >"$at/out"
$AWK '$3 != "same" { bad = 1 } { rounds += $1 } END { exit bad || rounds < 20000 }' "$at/out" || { cat "$at/out"; exit 1; }
echo "rounds played as in the trace: $($AWK '{ print $1 }' "$at/out")"

# loops RULES ORDER DOWN SEED N: the positions of N games around T, if it is below 300.
loops() {
	$WAR --table -r "$1,spoils=$2,down=$3" -s "$4" -n "$5" >"$at/table"
	$WAR -t -r "$1,spoils=$2,down=$3,limit=300" -s "$4" -n "$5" |
		$AWK -v spoils="$2" -v down="$3" -f $from/trace.awk "$at/table" -
}
seed=0
for spoils in $orders; do
	case $spoils in
	winner | loser | high | low | natural) odd=1 opposite=owner ;;
	owner | laid | alternate | reversed) odd=0 opposite=winner ;;
	esac
	: >"$at/plain"
	for cards in 6 8 10 12 14 26; do
		loops codingame,suits=1,ranks=$((cards + odd)) "$spoils" 3 $seed 60 >>"$at/plain"
		seed=$((seed + 60))
	done
	"$at/check" <"$at/plain" | sed 's/^/plain /'
	# The other order; the lowest card above all others.
	grep '^T' "$at/plain" | sed "s/ $spoils / $opposite /" | "$at/check" | sed 's/^/wrong /'
	grep '^T' "$at/plain" | sed 's/ 2 / 99 /; s/ 2$/ 99/' | "$at/check" | sed 's/^/wrong /'
	case $spoils in
	owner | winner | loser) downs='1 3' ;;
	*) downs=0 ;;
	esac
	for down in $downs; do
		for cards in 14 26 52; do
			deck=suits=$((cards == 52 ? 4 : 2)),ranks=$((cards == 14 ? 7 : 13)),cards=$((cards - odd))
			loops codingame,$deck "$spoils" "$down" $seed 40
			seed=$((seed + 40))
		done
	done >"$at/ties"
	"$at/check" <"$at/ties" | sed 's/^/ties /'
done | sort | uniq -c >"$at/out"
$AWK '
	{ n[$2 " " $3 " " $4] = $1; of[$2 " " $3] += $1 }
	END {
		print "endless games without ties, at T a standoff: " n["plain T standoff"] " of " of["plain T"] + 0
		print "a round before T none: " n["plain before no"] " of " of["plain before"] + 0
		print "endless games with ties, at T a standoff: " n["ties T standoff"] " of theorem 1 and " \
			n["ties T tied"] " with ties of " of["ties T"] + 0
		print "a round before T none of theorem 1: " n["ties before no"] + n["ties before tied"] " of " of["ties before"] + 0
		print "under another order, or with another card, none: " n["wrong T no"] " of " of["wrong T"] + 0
		# A few games with ties are endless in another way, which war finds by playing.
		exit of["plain T"] < 2000 || n["plain T standoff"] < of["plain T"] || n["plain before no"] < of["plain before"] ||
			n["ties T tied"] < 200 || n["ties T no"] > of["ties T"] / 100 || n["ties before standoff"] > 0 ||
			n["wrong T no"] < of["wrong T"] || of["wrong T"] < 2 * of["plain T"]
	}' "$at/out" || { cat "$at/out"; exit 1; }
