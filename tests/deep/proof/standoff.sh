#!/bin/sh
# The theorems behind endless games (part of make proof).  Coq checks the proofs in *.v, which read like a paper, in the
# order loops, periods, game, laps, reels, standoff, ties, lowest, cycles, every.  Each theorem is printed; it must not
# rest on an axiom.
#
# What ties the theorems to war.c: Coq extracts from them a program in OCaml.
# - It plays each round of some games from the position that `war -t` shows before it, under every order and with 0 to 3
#   cards face down, and must come to the position that `war` shows after it.
# - It certifies T and P of endless games, from their deals (tests/tools/certify/certify.sh).
# Debian packages: coq ocaml python3.
# shellcheck disable=SC2016 # $2 is of awk
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} AWK=${AWK:-awk}
for tool in coqc ocamlopt python3; do
	command -v $tool >/dev/null || { echo "proof: no $tool: apt-get install coq ocaml python3" >&2; exit 1; }
done
from=tests/deep/proof
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM

papers='loops periods game laps reels standoff ties lowest cycles every'
for paper in $papers extract; do
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

cp tests/tools/certify/certify.ml "$at"
(cd "$at" && ocamlopt -w -a proved.mli proved.ml certify.ml -o certify)

orders=$(sh tests/checks/lib/names.sh orders)
for order in $orders; do
	spoils=${order%:*}
	for down in 0 1 2 3; do
		for deck in suits=3,ranks=4 suits=2,ranks=9 suits=4,ranks=4,cards=15; do
			$WAR -r codingame,short=empty,limit=40,spoils="$spoils",down=$down,$deck -s 1000 -n 12 -t |
				$AWK -v spoils="$spoils" -v down=$down -f $from/trace.awk
		done
	done
done >"$at/played"
"$at/certify" rounds <"$at/played" | sort | uniq -c >"$at/out"
$AWK '$2 != "same" { bad = 1 } { rounds += $1 } END { exit bad || rounds < 20000 }' "$at/out" || { cat "$at/out"; exit 1; }
echo "rounds played as in the trace: $($AWK '{ print $1 }' "$at/out")"

sh tests/tools/certify/check.sh all

# All claims of N games under RULES.  The words of `short` take turns.
seed=0
set -- draw lose steps empty last spent equal
certify() { # N RULES WORD
	FILE='' LIMIT='' CERT='' SEED=$seed N=$1 RULES=$2,short=$3 WAR="timeout 20 $WAR" sh tests/tools/certify/certify.sh >>"$at/claims" || [ $? -eq 1 ] ||
		echo "not checked: SEED=$seed N=$1 RULES=$2,short=$3" >>"$at/claims"
	seed=$((seed + $1))
}
for order in $orders; do
	# Odd decks have most endless games if the winner's or the loser's card comes first.
	spoils=${order%:*} odd=0
	case $order in *:[23]) odd=1 ;; esac
	for down in 0 1 2 3; do
		for deck in suits=1,ranks=$((12 + odd)) suits=3,ranks=7,cards=$((20 + odd)) suits=4,ranks=5 suits=7,ranks=3; do
			certify 60 "codingame,spoils=$spoils,down=$down,$deck" "$1"
			set -- "$@" "$1"
			shift
		done
		[ $down -eq 0 ] || certify 20 "codingame,spoils=$spoils,down=$down,cards=$((52 - odd))" "$1" # 0: war may take hours
	done
	rules=codingame,spoils=$spoils,upset=yes,suits=1,ranks=$((12 + odd))
	SEED=0 N=1 RULES=$rules sh tests/tools/certify/certify.sh >/dev/null 2>&1 || [ $? -ne 2 ] || continue # refused: sorted by rank
	certify 100 "$rules" draw
done
$AWK '
	/^endless games:/ { next }
	/ not certified: a player is short of cards, and plays on$/ { n["short"]++; next } # in the model the game is over
	/ certified: / && !/ not certified: / { n[$(NF - 1) == 2 ? "pass" : $(NF - 3) == "lap" ? "played" : "laps"]++; next }
	{ print; bad = 1 }
	END {
		print "endless games whose T and P are certified: " n["pass"] " by laps of 2 rounds, " n["laps"] " by longer ones, " \
			n["played"] " by one that brings the cards back; by none, since a player who is short plays on: " n["short"] + 0
		exit bad || n["pass"] < 2000 || n["laps"] < 400 || n["played"] < 100 || n["short"] > n["played"]
	}' "$at/claims"
