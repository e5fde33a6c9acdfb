#!/bin/sh
# every.sh - plays every deal of a deck, in shards that can be stopped, continued and shared out
#
# usage: FOLDER=DIR [RULES=BOOK,...] [PART=K/N] [FROM=1] [JOBS=1] [SHARD=200000000] [ONLY=plan|sums] [WAR=./war] sh tests/tools/every/every.sh
#
# RULES   rules and deck, as `war -r` takes them: codingame,down=0,spoils=natural,short=empty,suits=4,ranks=5
# FOLDER  gets `plan`, the list of shards, and a file of counts for each shard that has been played.  The same command
#         plays the shards that are missing.  A stop loses at most the shard that is being played.
# PART    plays shards K, K + N, K + 2N, ... of the plan only.  Run 1/3, 2/3 and 3/3 on three machines, in one folder or
#         in three.  Then copy all files into one folder, and run ONLY=sums there.
# FROM    begins at this shard of the plan.  To go on from sums that are kept elsewhere, copy the merged counts into
#         FOLDER as GROUP-WEIGHT-0 (see below), and give FROM the first shard that these counts do not have.  For
#         tests/evidence/4x5-natural, give RULES=codingame,down=0,spoils=natural,short=empty,suits=4,ranks=5 and FROM=414.
# JOBS    how many processes play a shard
# SHARD   the most deals of a shard, when the plan is written; 200,000,000 take about a minute
# ONLY    plan: write the plan, and play nothing; sums: add up the shards in FOLDER, and play nothing
#
# Prints the sums over all shards in FOLDER, in rows of name, value and count like those of `war --counts`.  The rows
# `planned` say how many deals the plan has, the rows `played` how many deals the sums have.  FOLDER/sums also has the
# rows `length`, `wars`, and those whose names begin with `highest`.
#
# shuffle=every numbers the deals; deals that begin with the same cards have numbers in a row.  The cards are dealt in
# turn.  So whoever exchanges the hands exchanges cards 1 and 2 of the deck, cards 3 and 4, and so on, and the other
# player wins.  Of a deal and its exchanged deal the script plays one, and counts it twice: the one whose first pair of
# unequal ranks has the lower rank first.  These deals are ranges of numbers.  While all pairs so far are equal, a deal
# and its exchanged deal are in the same range.  If such a range has at most SHARD deals, the script plays all of them,
# and counts each once.  If the number of cards is odd, or the rules are not known to treat both players alike, it plays
# every deal and counts it once.
#
# The first line of the plan is the rules.  Each other line is a shard and the name of its file:
# GROUP-WEIGHT-FIRST-DEALS.  FIRST is its first deal, DEALS the number of its deals.  WEIGHT is once or twice.
# C. Courbet's run (github.com/legrosbuffle/bataille_cpp) played the first half of all deals, in lexical order of
# player 1's hand and then of player 2's.  A deal is in the second half if the first card of player 1 that does not have the
# middle rank is a high card.  If this holds for both hands, that run left out both the deal and its exchanged deal.
# These deals are the GROUP `unplayed`, and come first.  All other deals are the GROUP `rest`.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $1 is of awk; WAR may be several words
set -eu
cd "$(dirname "$0")/../../.."
WAR=${WAR:-./war} AWK=${AWK:-awk} RULES=${RULES:-codingame}
PART=${PART:-1/1} FROM=${FROM:-1} JOBS=${JOBS:-1} SHARD=${SHARD:-200000000} ONLY=${ONLY:-}
FOLDER=${FOLDER:?every: FOLDER=... is missing}
fail() {
	echo "every: $*" >&2
	exit 1
}
case $PART in
*[!0-9/]* | */*/* | /* | */) fail "PART: expected K/N, found '$PART'" ;;
*/*) part=${PART%/*} parts=${PART#*/} ;;
*) fail "PART: expected K/N, found '$PART'" ;;
esac
[ "$part" -ge 1 ] && [ "$part" -le "$parts" ] || fail "PART: expected K/N with K from 1 to N, found '$PART'"
case $SHARD in '' | 0* | *[!0-9]*) fail "SHARD: expected a number from 1 on, found '$SHARD'" ;; esac
case $FROM in '' | 0* | *[!0-9]*) fail "FROM: expected a number from 1 on, found '$FROM'" ;; esac
mkdir -p "$FOLDER"
tmp=$FOLDER/.$(uname -n).$$ pid=''
trap 'rm -f "$tmp"' EXIT
trap '[ -z "$pid" ] || { kill "$pid"; wait "$pid" || :; }; exit 130' INT TERM HUP

# All shards, for the rules in their full form.
plan() {
	$AWK -v rules="$rules" -v most="$SHARD" '
	function has(setting) { return index("," rules ",", "," setting ",") }
	function value(name) {
		match(rules, "," name "=[0-9]+")
		return substr(rules, RSTART + length(name) + 2, RLENGTH - length(name) - 2) + 0
	}

	# Adds a range to a list, or to the last range of the list if it touches that.
	function add(group, weight, from, deals,    kind) {
		kind = group "-" weight
		if (kind in end && end[kind] == from)
			many[kind, n[kind]] += deals
		else {
			first[kind, ++n[kind]] = from
			many[kind, n[kind]] = deals
		}
		end[kind] = from + deals
	}

	# Adds what is to be played of the deals from number `from` on that begin with the same `dealt` cards.  last: the rank
	# of the last of these cards.  half: a pair has two ranks.  side1, side2: is the first card of that player that is not
	# of the middle rank high (1) or low (-1)?  0: there is none.
	function walk(dealt, last, half, side1, side2, from, deals,    rank, with, group, side) {
		group = side1 < 0 || side2 < 0 ? "rest" : side1 > 0 && side2 > 0 ? "unplayed" : ""
		if (dealt == cards && group == "")
			group = "rest"
		if (group != "" && (half || (dealt % 2 == 0 && (deals <= most || dealt == cards)))) {
			add(group, half ? "twice" : "once", from, deals)
			return
		}
		for (rank = 1; rank <= ranks; rank++) {
			if (left[rank] == 0)
				continue
			with = deals * left[rank] / (cards - dealt)
			side = rank * 2 > ranks + 1 ? 1 : rank * 2 < ranks + 1 ? -1 : 0
			if (dealt % 2 == 0 || half || rank >= last) {
				left[rank]--
				walk(dealt + 1, rank, half || (dealt % 2 == 1 && rank > last),
					side1 ? side1 : dealt % 2 == 0 ? side : 0, side2 ? side2 : dealt % 2 == 1 ? side : 0, from, with)
				left[rank]++
			}
			from += with
		}
	}

	# Cuts the ranges of a list into shards.
	function shards(kind,    i, pieces, k, from, next_from) {
		for (i = 1; i <= n[kind]; i++) {
			pieces = int((many[kind, i] + most - 1) / most)
			for (k = 0; k < pieces; k++) {
				from = first[kind, i] + int(many[kind, i] * k / pieces)
				next_from = first[kind, i] + int(many[kind, i] * (k + 1) / pieces)
				printf "%s-%.0f-%.0f\n", kind, from, next_from - from
			}
		}
	}

	BEGIN {
		suits = value("suits")
		jokers = value("jokers")
		ranks = value("ranks") + (jokers > 0) # jokers are the last
		all = 1
		for (rank = 1; rank <= ranks; rank++)
			for (left[rank] = 0; left[rank] < (jokers && rank == ranks ? jokers : suits); left[rank]++) {
				all = all * ++cards / (left[rank] + 1)
				if (all > 1e12) {
					print "every: more than 10^12 deals" | "cat 1>&2"
					exit 1
				}
			}
		print rules
		if (cards % 2 || value("cards") || value("hands") || has("short=lose") || has("pile=shuffled") ||
			rules !~ /,spoils=(winner|loser|high|low|natural),/)
			add("rest", "once", 0, all)
		else
			walk(0, 0, 0, 0, 0, 0, all)
		split("unplayed-twice unplayed-once rest-twice rest-once", kinds, " ")
		for (i = 1; i <= 4; i++)
			shards(kinds[i])
	}'
}

# Runs a command whose output becomes a file of FOLDER, whole or not at all.
write() { # NAME COMMAND ...
	name=$1
	shift
	"$@" >"$tmp" &
	pid=$!
	wait "$pid" || fail "failed: $*"
	pid=''
	mv "$tmp" "$FOLDER/$name"
}

deal() { # FIRST DEALS
	exec $WAR -r "$RULES,shuffle=every" -s "$1" -n "$2" -j "$JOBS" --counts
}

merge() { # FILE ...: without the messages about numbers that are missing between them
	{ said=$($WAR --merge --counts "$@" 2>&1 >&3) || [ $? -eq 3 ] || { echo "$said" >&2; return 1; }; } 3>&1
}

# The sums of the merged lists.  In the exchanged deal player 2 has the hand of player 1, and its cards of the highest rank.
sums() { # LIST ...
	suits=${rules##*,suits=} jokers=${rules##*,jokers=}
	suits=${suits%%,*} jokers=${jokers%%,*}
	[ "$jokers" -eq 0 ] || suits=$jokers # the highest rank
	printf 'name\tvalue\tcount\n%s\t0\t1\n' "$rules"
	(cd "$FOLDER" && $AWK -F '\t' -v suits="$suits" '
	function add(name, value, games) { sum[name "\t" value] += games }
	FNR == 1 {
		split(FILENAME, part, "-")
		weight = part[2] == "twice" ? 2 : 1
	}
	FILENAME == "plan" && FNR > 1 {
		split($0, part, "-")
		add("planned", part[1], part[4] * (part[2] == "twice" ? 2 : 1))
	}
	FILENAME == "plan" || $1 ~ /^(name|rules=.*|end)$/ { next }
	$1 == "seeds" { add("played", part[1], $3 * weight); next }
	$1 ~ /^(shortest|longest)$/ {
		if (!($1 in extreme) || ($1 == "longest" ? $3 > extreme[$1] : $3 < extreme[$1])) {
			extreme[$1] = $3
			game[$1] = $2
		}
		next
	}
	weight == 1 { add($1, $2, $3); next }
	$1 ~ /^player[12]$/ { add("player1", $2, $3); add("player2", $2, $3); next }
	$1 ~ /^highest/ {
		add($1, $2, $3)
		add($1 == "highest1" ? "highest2" : $1 == "highest2" ? "highest1" : $1, suits - $2, $3)
		next
	}
	{ add($1, $2, 2 * $3) }
	END {
		for (name in extreme)
			printf "%s\t%s\t%.0f\n", name, game[name], extreme[name]
		for (row in sum)
			printf "%s\t%.0f\n", row, sum[row]
	}' plan ${1+"$@"} | sort -t '	' -k 1,1 -k 2,2n)
}

full() { # RULES: all settings, as counts name them
	$WAR -r "$1,shuffle=every" -n 1 --counts | sed -n 's/^\(rules=[^	]*\).*/\1/p'
}
rules=$(full "$RULES")
[ -n "$rules" ] || exit 1
if [ ! -f "$FOLDER/plan" ]; then
	write plan plan
elif [ "$(full "$(sed -n '1s/^rules=//p' "$FOLDER/plan")")" != "$rules" ]; then # a plan of an earlier version has fewer settings
	fail "$FOLDER/plan is of other rules"
fi
[ "$ONLY" != plan ] || exit 0

if [ "$ONLY" != sums ]; then
	at=0
	while read -r shard; do
		at=$((at + 1))
		case $shard in rules=*) at=0; continue ;; esac
		[ "$at" -ge "$FROM" ] && [ $((at % parts)) -eq $((part % parts)) ] && [ ! -f "$FOLDER/$shard" ] || continue
		numbers=${shard#*-*-}
		write "$shard" deal "${numbers%-*}" "${numbers#*-}"
		echo "$shard"
	done <"$FOLDER/plan"
fi

lists=''
for list in unplayed-once unplayed-twice rest-once rest-twice; do
	set -- "$FOLDER/$list"-[0-9]*
	[ ! -f "$1" ] || { write $list merge "$@"; lists="$lists $list"; }
done
write sums sums $lists
grep -Ev '^(wars|length|held|highest[012]|highest_sum)	' "$FOLDER/sums"
