#!/bin/sh
# chance.sh - the part of judge.sh for rules by which chance plays
#
# usage: . chance.sh, in judge.sh
#
# Puzzles whose answer does not depend on chance are judged as those of other rules.  Random deals of the whole deck are
# played once by the program and PLAYS times by war; chance.c compares their lengths and winners.  What looks odd after
# DEALS deals is judged by MORE deals.
# shellcheck shell=sh disable=SC2016,SC2034,SC2154 # $ of awk; the variables of judge.sh
DEALS=300 MORE=1200 PLAYS=200 REPEATS=20 dealt_all=''

# Puzzles of all rules, into tmp/built; `sure` is how often war has to play one to show that its answer is the same each time.
chance_begin() {
	[ -z "$list" ] || fail "chance plays under RULES=$RULES, and an answer is a pile: there is nothing to compare"
	[ -z "$TRACE$ENDLESS" ] || fail "chance plays under RULES=$RULES: there is neither TRACE nor ENDLESS"
	: >"$tmp/deals.records"
	sure=300
	puzzles_begin
	[ -n "$(cut -f 2 "$tmp/built" | diagnose answers '')" ] || sure=20000 # rules that diagnose does not know
	cut -f 1 "$tmp/built" | uniq >"$tmp/named"
	named=1
}
# Leaves in tmp/rows the puzzles whose answer is the same each time.
chance_sure() {
	cut -f 2 "$tmp/rows" | as_read >"$tmp/decks"
	[ -s "$tmp/decks" ] || return 0
	war -r "$RULES" -s 0 -n "$sure" -a "$tmp/decks" 2>"$tmp/err" | $AWK -v times="$sure" '
		NR % times == 1 { first = $0; same = 1 }
		$0 != first { same = 0 }
		NR % times == 0 { print same }' | paste - "$tmp/rows" | sed -n "s/^1$tab//p" >"$tmp/same"
	mv "$tmp/same" "$tmp/rows"
}
# Runs the program on deals FROM .. TO, and war; adds to tmp/deals.records and tmp/deals.answers.
chance_run() { # FROM, TO
	first_deal=$((SEED + $1)) some_deals=$(($2 - $1))
	war -r "$RULES,shuffle=war" -s "$first_deal" -n $some_deals -d >"$tmp/decks" || exit 2
	war -r "$RULES" -s $((1000000000 + first_deal * PLAYS)) -n $PLAYS -a "$tmp/decks" >"$tmp/said" || exit 2
	cat "$tmp/said" >>"$tmp/deals.answers"
	$AWK -v lines="$(($(wc -l <"$tmp/decks") / some_deals))" -v input="$input" -v counts="${brackets:-0}" '
		{
			gsub(/[][,\r]/, " ")
			$1 = $1
			row = row (row == "" ? "" : input ~ /total|lines/ ? " / " : " ") $0
		}
		FNR % lines == 0 { print (counts > 0 ? split(row, word, " ") " " : "") row; row = "" }' "$tmp/decks" >"$tmp/rows"
	$AWK -v plays=$PLAYS 'NR % plays == 1 { print "?\t" ($1 + 0 > $2 + 0 ? $1 : $2) + 0 "\trandom deals" }' "$tmp/said" |
		paste - "$tmp/rows" >"$tmp/puzzles"
	now "running the program on $some_deals random deals"
	run first -n -w -c $((500 * BUDGET))
	cat "$tmp/records" >>"$tmp/deals.records"
	[ "$(wc -l <"$tmp/records")" -eq "$some_deals" ] || dealt_all=no
}
# The first deals; then some of them once more, in another second, if the program may begin its random numbers from the clock.
chance_deals() {
	[ "$BUDGET" -gt 0 ] || return 0
	[ ! -s "$tmp/all" ] || ! none_right || return 0
	: >"$tmp/deals.answers"
	if wrong; then chance_run 0 $((DEALS / 2)); else chance_run 0 $DEALS; fi
	head -n $REPEATS "$tmp/deals.records" | cut -f 6-9 >"$tmp/puzzles"
	head -n $REPEATS "$tmp/deals.records" | cut -f 10 >"$tmp/answers"
	for time in 1 2; do
		run first -n -w
		cut -f 10 "$tmp/records" | cmp -s - "$tmp/answers" || break
		[ $time = 2 ] || sleep 1
	done
	cp "$tmp/records" "$tmp/repeats"
}
told_by() { $AWK -v word="^($1)\t" '$0 ~ word { sub(word, ""); print }' "$tmp/chance.said"; } # WORD: a pattern
# What the deals show, into tmp/why and tmp/notes; the rows of the table.
chance_tell() {
	: >"$tmp/chance.rows" && : >"$tmp/notes" && apart=''
	[ "$BUDGET" -gt 0 ] || echo 'no random deals were played: what is left to chance is not judged' >"$tmp/notes"
	[ -s "$tmp/deals.records" ] || return 0
	for look in 1 0; do
		now 'comparing the games of random deals'
		[ -z "$dealt_all" ] && ! wrong || look=0
		diagnose chance "$tmp/deals.answers" "$tmp/all" "$tmp/hypotheses" "$tmp/repeats" $PLAYS $look \
			<"$tmp/deals.records" >"$tmp/chance.said"
		grep -q '^odd$' "$tmp/chance.said" || break
		chance_run $DEALS $MORE
	done
	told_by row >"$tmp/chance.rows"
	# What explains the puzzles has to explain the deals, too.
	if grep -q '^fault' "$tmp/chance.said"; then
		{ told_by fault; grep -Ev '^(It|Or it) plays like' "$tmp/why"; } >"$tmp/said"
	else
		sed 's/^It plays like \(.*\)\.$/In games without chance it plays like \1; in others something else is wrong, too./' "$tmp/why" >"$tmp/said"
	fi
	mv "$tmp/said" "$tmp/why"
	told_by why >>"$tmp/why"
	if wrong || cut -f 3 "$tmp/chance.rows" | grep -qvx 0; then told_by same >>"$tmp/why"; else
		told_by 'same|note' >"$tmp/notes"
		grep -q '^the limit of a game' "$tmp/built" || told_by limit >>"$tmp/notes"
	fi
	$AWK -F '\t' -v OFS='\t' '$2 == "crashed" { $6 = "an answer"; print }' "$tmp/deals.records" >>"$tmp/all"
	$AWK -F '\t' '$3 { bad = 1 } END { exit bad }' "$tmp/chance.rows" &&
		grep -E "^[0-9]*$tab(late|waits|starved|skipped)$tab" "$tmp/deals.records" >>"$tmp/all"
	deals=", and $(($(wc -l <"$tmp/deals.records"))) random deals"
}
# Adds rows to the table, but for a rule that has one.
chance_counted() {
	cut -f 1 "$tmp/counts" >"$tmp/known"
	$AWK -F '\t' 'FILENAME == ARGV[1] { known[$0]; next } !($1 in known)' "$tmp/known" "$tmp/chance.rows" >"$tmp/said"
	cat "$tmp/said" >>"$tmp/counts"
	number=$((number + $(wc -l <"$tmp/said"))) bad=$((bad + $(cut -f 3 "$tmp/said" | grep -vc '^0$')))
}
chance_text() {
	echo "wrong under RULES=$RULES: $bad of $number rules"
	cat "$tmp/why"
	echo "rule: $rule"
	omitted
	echo
	report text
}
