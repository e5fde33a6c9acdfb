#!/bin/sh
# chance-check.sh - the part of check.sh for rules by which chance plays
#
# usage: . chance-check.sh, in check.sh
# shellcheck shell=sh disable=SC2016,SC2086,SC2154 # $ of awk; the variables of check.sh

# For make test: a right program, one that is wrong in its puzzles, one that is wrong by the lengths of its games.  war plays
# the games of one seed.
chance_quick() {
	expect pile 2 'judge.sh: chance plays under RULES=tmu,spoils=random, and an answer is a pile: *' "$WAR" RULES=tmu,spoils=random
	expect random 0 'right under RULES=house: all * puzzles of * rules, and 300 random deals' "$WAR -r house" RULES=house LIMIT=20
	also 'It gives the same answer to a deal each time (20 deals): it does not shuffle, or *' \
		'In 95 of 100 cases this judge notices * more or fewer, or games * % longer or * % shorter.'
	expect high 1 "It plays like a program that puts the highest cards first under the winner's hand." "$WAR -r house,spoils=high" \
		RULES=house LIMIT=20
	also 'Its games are * % shorter: 300 random deals; the chance of that by the rules is below 1 in 10,000.' \
		'rule: the order of the winnings is left to chance'
	expect lower 1 'It plays like a program that takes A for the lowest rank.' "$WAR -r house,ace=low" RULES=house BUDGET=0 LIMIT=20
}

# How often programs of the catalogue are called wrong, in tmp/power: name, traits, number, puzzles, deals of 1,200 that change,
# cases.  RULES, how often right programs play, and those with faults.
power() { catalogue_of "$1" power "$2" "$3" >"$tmp/power"; }

# For make judged.
chance() {
	judged missing "$tmp/missing" RULES=house # compiles the judge
	# The program of the catalogue plays as war does: if it is right, it is never called wrong, and the mean place of its
	# lengths is that of war's own games.  Its standard deviation is 0.0015; games that are 1 % longer have 0.503.
	for rules in house house,spoils=coin house,pile=shuffled,count=rounds codingame,spoils=random,count=seconds umass,spoils=random \
		house,short=last,count=turns bataille,spoils=coin house,short=steps,limit=300; do
		power $rules 500 0
		$AWK -F '\t' -v rules=$rules '
			NR == 1 && ($6 > 0 || $7 !~ /place 0\.(49[4-9]|50[0-6])/) { print rules ": " $0; bad = 1 }
			END { exit bad || NR == 0 }' "$tmp/power" || exit 1
	done
	# Each fault that no puzzle finds under house, and that changes the answers of 1 deal in 20 at least, is found by deals in
	# 38 cases of 40.  `alike` has those whose games are about as long: other ways to leave the order of the winnings to chance;
	# the cards of a war that are lost before a second war, which is rare.
	power house 2000 40
	$AWK -F '\t' '
		BEGIN { n = split("spoils=coin winnings=shuffled winnings=stack lost=old", words, " "); while (n) alike[words[n--]] }
		NR == 1 { next }
		$4 > 0 { puzzles++; next }
		$2 in alike { delete alike[$2]; next }
		$5 * 20 < 1200 { few++; next }
		$6 < 38 { print "found in " $6 " of 40 cases: " $1 " " $2 " " $3; bad = 1 }
		{ deals++ }
		END {
			for (traits in alike) { print "no fault " traits " is left to deals"; bad = 1 }
			print "faults under house: " puzzles " found by puzzles, " deals " by deals; " few " change few deals, or none"
			exit bad || puzzles < 100 || deals < 20
		}' "$tmp/power" || exit 1

	expect python 0 'right *, and 300 random deals' "python3 $here/solution-house.py" RULES=house
	expect seed 0 'It gives the same answer to a deal each time*' "python3 $here/solution-house.py seed" RULES=house
	c++ -O1 -o "$tmp/house" $here/solution-house.cc
	expect clock 0 'right *, and * random deals' "$tmp/house clock" RULES=house
	! grep 'the same answer' "$tmp/clock.said" || fail clock 'a program that begins from the clock:'
	expect winner 1 "It plays like a program that puts the winner's cards first under its hand, and does not shuffle them." \
		"python3 $here/solution-house.py winner" RULES=house
	expect blocks 1 'Its games are * longer*: * random deals; *' "python3 $here/solution-house.py blocks" RULES=house
	expect lost 1 'rule: what a war lays, how it counts, and who takes it' "$tmp/house lost" RULES=house
	expect two 1 'It plays like a program that lays two cards face down in a war, not three.' "python3 $here/solution-house.py two" \
		RULES=house
	expect draw 1 'It plays like a program that calls player 1 the winner if a game is a draw.' \
		"python3 $here/solution-house.py short" RULES=house
	expect rounds 1 'It plays like a program that counts rounds, with their wars.' "python3 $here/solution-house.py rounds" \
		RULES=house
	expect slow 3 'slow under RULES=house: *' "python3 $here/solution-house.py slow" RULES=house LIMIT=0.5
	expect off 1 'It plays like a program that never calls a game off.' "$WAR -r house" RULES=house,limit=20
	expect lines 0 'right *, and * random deals' "$WAR -r codingame,spoils=random,input=lines" \
		RULES=codingame,spoils=random,input=lines
	expect hands 0 'right *, and * random deals' "$WAR -r house" RULES=house,hands=20

	mkdir -p "$tmp/chance" "$tmp/chance-results"
	cp $here/solution-house.py $here/solution-house.cc "$tmp/chance"
	sed "s/else ''/else 'winner'/" $here/solution-house.py >"$tmp/chance/winner.py"
	RULES=house FILES="$tmp/chance/*" OUT=$tmp/chance-results sh $here/class.sh >"$tmp/table" 2>&1 || :
	cut -f 1,2,7 "$tmp/chance-results/class.tsv" >"$tmp/got"
	diff -u - "$tmp/got" <<'END' || exit 1
program	verdict	rule
solution-house.cc	right	-
solution-house.py	right	-
winner.py	wrong	the order of the winnings is left to chance
END
}
