#!/bin/sh
# judge.sh - finds the smallest puzzle that a program gets wrong
#
# usage: make judge PROGRAM='python3 mine.py' [RULES=BOOK,...] [TRACE=1] [ENDLESS=1] [LIMIT=SECONDS] [SEED=N]
#                   [PUZZLE=FILE]
#        PROGRAM='python3 mine.py' [RULES=...] ... sh tests/judge.sh
#        sh tests/judge.sh --help
#
# Runs the program, a command of the shell, with one puzzle a run on standard input, and compares what it prints with
# what war prints: the puzzles of tests/cases/puzzle, whose names say the rule they test, then random deals, small ones
# first.  From the first that is wrong it leaves out cards while it stays wrong (if a named one is wrong, smaller random
# deals are tried, too), and says what is left.  White space at the ends of lines and of the output does not count, nor
# does the status of a program whose output is right.  The program is run in the current folder (by make, in that of
# the Makefile).
#
# RULES    what war -r takes: the program reads what war -d prints under these rules, and prints what war -a prints.
#          Programs cannot be judged under rules by which chance plays.
# TRACE    the program prints what war -t prints
# ENDLESS  deals that never end are played as well; the answer to them is LOOP T P
# LIMIT    seconds that a run may take (2)
# SEED     other random deals (0)
# PUZZLE   the file in which the puzzle is left (tests/build/judge.in)
#
# Status: 0 all is right, 1 a puzzle is wrong, 2 there is nothing to judge, or no way to.  make turns 1 into 2.
# shellcheck disable=SC2015,SC2016,SC2317,SC3045 # `a && b || c`; $ of awk, another shell; what a trap calls; ulimit -t
set -u
fail() { echo "judge.sh: $*" >&2; exit 2; }
quoted() { # WORD: as the shell has to be given it
	case $1 in
	*[!A-Za-z0-9_./-]*) printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")" ;;
	*) printf %s "$1" ;;
	esac
}
[ "${1-}" != --help ] || exec sed '1d; /^# shellcheck/,$d; s/^# \{0,1\}//' "$0"
[ $# -eq 0 ] || fail "the program is no operand: PROGRAM=$(quoted "$*") sh tests/judge.sh (--help says more)"
top=$(cd "$(dirname "$0")/.." && pwd) || exit 2
[ "$top" != "$(pwd)" ] || top=.
PROGRAM=${PROGRAM-} RULES=${RULES:-codingame} TRACE=${TRACE-} ENDLESS=${ENDLESS-} LIMIT=${LIMIT:-2} SEED=${SEED:-0}
PUZZLE=${PUZZLE:-$top/tests/build/judge.in} AWK=${AWK:-awk} cases=$top/tests/cases/puzzle
hangs=0 runs=0 forgiven='' running=''
[ -n "${WAR-}" ] || [ -x "$top/war" ] || fail "no program $top/war: run make first"
WAR=${WAR:-$(quoted "$top/war")}
war() { eval "$WAR"' "$@"'; }
case $PROGRAM in *[!\ ]*) ;; *) fail "no program: make judge PROGRAM='python3 mine.py'" ;; esac
case $LIMIT-$SEED in *[!0-9.]*-* | *-*[!0-9]*) fail "LIMIT is seconds, SEED a number" ;; esac
[ "$PUZZLE" != "$top/tests/build/judge.in" ] || mkdir -p "$top/tests/build"
(: >>"$PUZZLE") 2>/dev/null || fail "cannot write the puzzle to $PUZZLE"
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exec 2>/dev/null; end; exit 130' INT TERM HUP
sh -n -c "$PROGRAM" 2>"$tmp/err" || fail "the shell cannot read PROGRAM: $(tail -n 1 "$tmp/err")"

# Each run is a process group, which can be ended with all that the program has started and left.
group=setsid
command -v setsid >/dev/null 2>&1 || { group=''; set -m 2>/dev/null; }
case $group$- in setsid* | *m*) ;; *) fail 'needs setsid, or a shell with job control' ;; esac
end() { [ -z "$running" ] || kill -KILL "-$running" || kill -KILL "$running"; } # the latter has no group yet

show() { [ ! -t 2 ] || printf '\r%-60s\r' "$*" >&2; }

right() { # does the program print $answer to the puzzle $row?  tmp/in, tmp/right, tmp/printed, tmp/err, $status, $late
	runs=$((runs + 1)) late='' status=0
	# shellcheck disable=SC2086
	printf '%s\n' ${row#* } >"$tmp/in"
	echo "$answer" >"$tmp/right"
	{
		ulimit -f 65536 # blocks of 512 bytes: more than any transcript here
		exec $group sh -c '{ sleep '"$LIMIT"' && : >"$1"; kill -KILL 0; } >/dev/null 2>&1 &
			'"$PROGRAM" sh "$tmp/late"
	} <"$tmp/in" >"$tmp/printed" 2>"$tmp/err" &
	running=$!
	wait "$running" || status=$?
	kill -KILL "-$running"
	running=''
	if [ -e "$tmp/late" ]; then
		rm "$tmp/late"
		[ -s "$tmp/printed" ] && late="no end in $LIMIT s" || late="no answer in $LIMIT s"
	else
		[ -z "$TRACE" ] || war -r "$RULES" -t "$tmp/in" >"$tmp/right"
		cmp -s "$tmp/right" "$tmp/printed" && return
		[ -z "$(find "$tmp/printed" "$tmp/err" -size +65535)" ] || late='printed too much'
	fi
	[ -z "$late" ] || { hangs=$((hangs + 1)); return 1; }
	trimmed "$tmp/right" >"$tmp/trimmed"
	trimmed "$tmp/printed" | cmp -s "$tmp/trimmed" - &&
		forgiven='; white space at the ends of lines, or a missing last newline, is forgiven'
} 2>/dev/null # where some shells tell of what was killed
trimmed() { # FILE: without white space at the ends of lines and of the file
	LC_ALL=C $AWK '
		{ sub(/[ \t\r\f\v]+$/, "") }
		$0 == "" { blank++; next }
		{ for (; blank > 0; blank--) print ""; print }' "$1"
}

# In tmp/rows are puzzles, a name and the words of one in each row.  tmp/puzzles gets, after its answer and a tab, each
# that ends (WHICH = LOOP: that does not; all: both), but no win so long that slow programs are late.
answered() { # WHICH
	sed 's/^[^ ]* //' "$tmp/rows" >"$tmp/decks"
	: >"$tmp/answers"
	# What war itself plays too long is left out, and the answer before, which may be cut.
	[ ! -s "$tmp/decks" ] || (ulimit -t 20 && war -r "$RULES" -a "$tmp/decks") >"$tmp/answers" 2>"$tmp/err" || {
		[ $? -gt 128 ] || { cat "$tmp/err" >&2; exit 2; }
		sed '$d' "$tmp/answers" >"$tmp/cut" && mv "$tmp/cut" "$tmp/answers"
	}
	paste "$tmp/answers" "$tmp/rows" |
		$AWK -v which="$1" '!/^\t/ && substr($0, 3) + 0 < 10000 && (which == "all" || (/^LOOP/) == (which == "LOOP"))' \
			>"$tmp/puzzles"
	count=$(($(wc -l <"$tmp/puzzles")))
}
first_wrong() { # the first of tmp/puzzles that the program gets wrong is $answer, $row; tmp/wrong is what came of it
	number=0
	while IFS='	' read -r answer row; do
		number=$((number + 1))
		show "$number $1"
		right && continue
		wrong_row=${row#* } wrong_answer=$answer wrong_status=$status wrong_late=$late name=${row%% *}
		cp "$tmp/in" "$tmp/right" "$tmp/printed" "$tmp/err" "$tmp/wrong"
		return 0
	done <"$tmp/puzzles"
	return 1
}

# The rules, all of them.
row=$(war -r "$RULES" -n 1 --counts) || exit 2
row=$(echo "$row" | sed -n 's/^rules=[^,]*\(,[^	]*\).*/\1,/p')
of() { value=${row#*,"$1"=} && echo "${value%%,*}"; } # SETTING
input=$(of input) ranks=$(of ranks) suits=$(of suits)
# War takes a seed with games that are read only where chance plays.
war -r "$RULES" -n 1 -d >"$tmp/deal"
! war -r "$RULES" -s 0 -a "$tmp/deal" >/dev/null 2>&1 || fail "chance plays under RULES=$RULES: no puzzle has an answer"

# Random deals: ranks, suits, cards (0: all), games.  More than one deck is for those who read two hands, and not for
# transcripts, which would be megabytes.
while read -r r s c games; do
	[ "$s" -le 4 ] || [ "$input$TRACE" = decks ] || continue
	[ "$s" -gt 4 ] || [ "$s" -le "$suits" ] || s=$suits
	[ "$r" -le "$ranks" ] || r=$ranks
	[ "$c" -le $((r * s)) ] || c=0
	war -r "$RULES,shuffle=war,ranks=$r,suits=$s,cards=$c" -s "$((SEED * 1000))" -n "$games" -d || exit 2
done >"$tmp/dealt" <<END
13 4 2 10
2 4 4 4
2 4 6 8
2 4 8 14
3 4 3 4
3 4 5 8
3 4 7 8
3 4 9 14
3 4 12 20
4 4 11 12
4 4 14 12
4 4 16 20
5 4 20 20
6 4 24 16
13 4 4 6
13 4 6 8
13 4 8 8
13 4 10 8
13 4 14 8
13 4 19 20
13 4 22 8
13 4 26 12
13 4 36 12
13 4 52 24
2 16 0 6
3 12 0 6
5 20 0 6
13 8 0 6
13 16 0 6
13 32 0 6
13 64 0 4
END
# The named puzzles are about the rules of codingame, and left out where they have other answers, or none.
set -- "$tmp/dealt"
{ cat "$cases"/*.out >"$tmp/named" && war -r "$RULES" -a "$cases"/*.in 2>/dev/null | cmp -s - "$tmp/named"; } &&
	set -- "$cases"/*.in "$@"
$AWK -v input="$input" '
	FNR == 1 { name = "-" }
	FNR == 1 && FILENAME ~ /\.in$/ { name = FILENAME; sub(/.*\//, "", name); sub(/\.in$/, "", name) }
	{
		sub(/\r$/, "")
		for (i = 1; i <= NF; i++) {
			word[++words] = $i
			n = word[1]
			if (input == "decks" ? words > n + 2 && words == n + 2 + word[n + 2] : words == n + 1)
				row(n, words - (input == "decks" ? 2 : 1))
		}
	}
	# Of two hands every third deal is cut elsewhere, and the next begins with a chain of two wars; those do so all that
	# just have the cards for it, as they are the smallest in which the order of its spoils matters.
	function row(n, cards,    i, first) {
		for (i = 1; i <= cards; i++)
			card[i] = word[i + (i <= n ? 1 : 2)]
		first = n
		if (name != "-" || input != "decks")
			deals = 0
		else if (++deals % 3 == 1 && (cards < 19 || cards > 22))
			first = 1 + deals * 7 % (cards - 1)
		else if (cards > 18 && (deals % 3 == 2 || cards < 23)) {
			first = 9 + deals * 7 % (cards - 18)
			card[first + 1] = card[1]
			card[first + 5] = card[5]
		}
		printf "%s %s", name, first
		for (i = 1; i <= cards; i++)
			printf "%s %s", (i == first + 1 ? " " cards - first : ""), card[i]
		print ""
		words = 0
	}' "$@" | $AWK '!seen[$0]++ { print ($1 == "-"), NF, NR, $0 }' |
	sort -n -k 1,1 -k 2,2 -k 3,3 | cut -d ' ' -f 4- >"$tmp/rows"
which=PAT
[ -z "$ENDLESS" ] || which=all
answered $which
[ $count -gt 0 ] || fail "no puzzles under RULES=$RULES that end"

mkdir "$tmp/wrong"
first_wrong "of $count puzzles" || { show ''; echo "all $count puzzles are right$forgiven"; exit 0; }
show ''
failed=''
[ $number -gt 1 ] || [ -s "$tmp/printed" ] || failed='the program failed: '
case $failed$status-$PROGRAM in
*:\ 12[67]-*\ *) hint=' (a path with blanks needs quotes of its own)' ;;
*:\ 12[67]-*) hint='' ;;
*) false ;;
esac && fail "cannot run $PROGRAM in $(pwd): $(tail -n 1 "$tmp/err")$hint"
rule=$name dealt=0
mv "$tmp/puzzles" "$tmp/all"
cards() { echo "$wrong_row" | $AWK -v input="$input" '{ print NF - (input == "decks" ? 2 : 1) }'; }
# Leaves out cards, `size` of a hand or as many of both at a time, half as many where that does not help, while what is
# left stays wrong: an endless deal stays endless, the others end.  After a success it goes on where it was.
reduce() {
	size=1 at=0 dealt=$(cards) most=$((runs + 200)) which=PAT
	case $wrong_answer in LOOP*) which=LOOP ;; esac
	while [ $((2 * size)) -lt "$dealt" ]; do size=$((2 * size)); done
	while [ $size -gt 0 ] && [ $hangs -lt 3 ] && [ $runs -lt $most ]; do
		echo "$wrong_row" | $AWK -v size="$size" -v at="$at" -v input="$input" '{
			n[1] = $1
			n[2] = input == "decks" ? $(n[1] + 2) : 0
			for (i = 1; i <= n[1]; i++)
				hand[1, i] = $(i + 1)
			for (i = 1; i <= n[2]; i++)
				hand[2, i] = $(n[1] + 2 + i)
			for (i = 0; i < n[1] && i < n[2]; i += size)
				leave(i, i)
			for (i = 0; i < n[1]; i += size)
				leave(i, n[2])
			for (i = 0; i < n[2]; i += size)
				leave(n[1], i)
			for (i = 0; i < ways; i++)
				print (i + at) % ways way[(i + at) % ways]
		}
		# Leaves out `size` cards of each hand, from these places on.
		function leave(from1, from2,    i, row1, row2, left1, left2) {
			for (i = 1; i <= n[1]; i++)
				if (i <= from1 || i > from1 + size) {
					row1 = row1 " " hand[1, i]
					left1++
				}
			for (i = 1; i <= n[2]; i++)
				if (i <= from2 || i > from2 + size) {
					row2 = row2 " " hand[2, i]
					left2++
				}
			if (left1 && (left2 || !n[2] && left1 > 1))
				way[ways++] = " " left1 row1 (n[2] ? " " left2 row2 : "")
		}' | head -n $((most - runs)) >"$tmp/rows"
		answered $which
		if first_wrong "of $count ways to leave out some of $(cards) cards"; then
			at=$name
		else
			size=$((size / 2)) at=0
		fi
	done
}
[ -n "$failed" ] || reduce
# A named puzzle comes before random deals that are smaller than what is left of it.
left=$(cards) also=''
if [ "$rule" != - ] && [ -z "$failed" ] && [ $hangs -lt 3 ]; then
	$AWK -F '\t' -v most="$left" -v input="$input" '
		/\t- / && split($2, word, " ") - (input == "decks" ? 3 : 2) < most' "$tmp/all" >"$tmp/puzzles"
	! first_wrong "of the deals of fewer than $left cards" || { also=1; reduce; }
fi
show ''

# What is told of it.
lines() { # WHAT, MOST, FILE: its first lines, as far as they can be read, each after WHAT
	head -n 1001 "$3" | LC_ALL=C tr -c '\11\12\40-\176' '?' | LC_ALL=C $AWK -v what="$1" -v most="$2" '
		NR <= most { print what (length($0) > 110 ? substr($0, 1, 110) " ..." : $0) }
		END { if (NR > most) print what "... " (NR > 1000 ? "many" : NR - most) " more lines" }'
}
# The trace on standard input, without its middle if it is long; but if the program has counted fewer rounds than are
# right, with the last that it has counted and the next one.
game() {
	printed=$(head -n 1 "$tmp/wrong/printed" | cut -c 1-40 | tr -d '\r')
	said=''
	case $how$printed in PAT | [0-9-]*) said=1 ;; esac
	case $printed in *[!0-9\ ]*) printed='' ;; esac
	$AWK -v right="$wrong_answer" -v printed="$printed" -v said="$said" '
		BEGIN { split(right, wanted); rounds = printed ~ /^[0-9]+ [0-9]/ ? substr(printed, index(printed, " ")) + 0 : -1 }
		{ line[NR] = length($0) > 110 ? substr($0, 1, 110) " ..." : $0 }
		$1 ~ /^(round|ROUND)$/ { round = $2 + 0; if (round == rounds + 1) at = NR }
		function shown(i) { return i <= 12 || i > NR - 12 || at && i > at - 12 && i < at + 9 }
		NR > 40 && NR - 40 > 12 && !(at && NR - 40 > at - 12 && NR - 40 < at + 9) { delete line[NR - 40] }
		END {
			if (round != wanted[2]) # this number is not of rounds
				at = 0
			for (i = 1; i <= NR; i++)
				if (NR > 40 && !shown(i))
					left++
				else {
					if (left)
						print "... " left " lines"
					if (i == at)
						print "(the program ends the game here: " printed ")\n"
					print line[i]
					left = 0
				}
			if (said && !at)
				print "\nTRACE=1 finds the first line that differs, if the program prints a transcript like this one"
		}'
}
differ() { # The first line that differs, with ten before it.
	trimmed "$tmp/wrong/right" >"$tmp/trimmed"
	trimmed "$tmp/wrong/printed" | LC_ALL=C tr -c '\11\12\40-\176' '?' | $AWK '
		function cut(line) { return length(line) > 110 ? substr(line, 1, 110) " ..." : line }
		FILENAME ~ /trimmed$/ { right[FNR] = $0; rights = FNR; next }
		{ printed[FNR] = $0; lines = FNR }
		lines > rights || $0 != right[FNR] { exit }
		END {
			at = lines && printed[lines] != right[lines] || lines > rights ? lines : lines + 1
			print "line " at " of the transcript differs:"
			for (i = at > 10 ? at - 10 : 1; i < at; i++)
				print "  " cut(right[i])
			print "right:   " (at <= rights ? cut(right[at]) : "nothing more")
			print "printed: " (at <= lines ? cut(printed[at]) : "nothing more")
		}' "$tmp/trimmed" -
}
cp "$tmp/wrong/in" "$PUZZLE" || fail "cannot write the puzzle to $PUZZLE"
how=$wrong_late left=$(cards) rules='' unfit=', which its name may not fit'
if [ -z "$how" ] && [ "$wrong_status" -gt 128 ]; then
	how="ended by SIG$(kill -l "$wrong_status")"
elif [ -z "$how" ] && [ "$wrong_status" -gt 0 ]; then
	how="status $wrong_status"
fi
[ "$rule" != - ] && [ -z "$also" ] || unfit=''
[ "$rule" != - ] || rule='a random deal'
[ "$RULES" = codingame ] || rules=" -r $(quoted "$RULES")"
tail -n 5 "$tmp/wrong/err" >"$tmp/last"
echo "$wrong_row" >"$tmp/row"
{
	if [ -n "$failed" ]; then
		echo "$failed${how:-it has printed nothing}"
		lines 'standard error: ' 5 "$tmp/last"
		lines 'puzzle: ' 1 "$tmp/row"
	else
		echo "first wrong at: $rule"
		[ -z "$also" ] || echo 'also wrong in a smaller random deal, which is shown'
		[ "$left" -eq "$dealt" ] || echo "of its $dealt cards $left are enough$unfit"
		lines 'puzzle: ' 1 "$tmp/row"
		if [ -n "$TRACE" ]; then
			differ
		else
			echo "right: $wrong_answer"
			lines 'printed: ' 10 "$tmp/wrong/printed"
			[ -s "$tmp/wrong/printed" ] || echo 'printed: nothing'
		fi
		lines 'standard error: ' 5 "$tmp/last"
		[ -z "$how" ] || echo "$how"
		[ $hangs -lt 3 ] || echo 'three runs have not ended: no smaller puzzle is looked for'
	fi
	[ -n "$failed$TRACE" ] || { echo; war -r "$RULES" -t "$tmp/wrong/in" | game; }
	case $PROGRAM in *[\;\&\|]*) PROGRAM="($PROGRAM)" ;; esac
	printf '\nto run it again: %s\n' "$PROGRAM <$(quoted "$PUZZLE")"
	printf 'to see the game: %s\n' "$WAR$rules -t $(quoted "$PUZZLE")"
} >"$tmp/told"
cat "$tmp/told" # ends alone if its reader goes away
exit 1
