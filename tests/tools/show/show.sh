#!/bin/sh
# show.sh - writes a page on which a browser shows a game, card by card
#
# usage: make show FILE=puzzle [RULES=BOOK,...] [OUT=game.html] [ROUNDS=N] [TRANSCRIPT=FILE]
#        make show SEED=9321 [RULES=BOOK,...] ...
#        FILE=puzzle ... sh tests/tools/show/show.sh
#
# FILE        a game, as war reads it under RULES; -: standard input
# SEED        the deck of this seed.  With FILE, under rules by which chance plays, the seed of chance
# RULES       rules, as in war -r (codingame)
# OUT         the page (tests/build/show/game.html).  Its name is printed: open it in any browser
# ROUNDS      the page shows at most this many rounds (20000)
# TRANSCRIPT  what a program has printed of the game, to be compared with what war -t prints.  The page begins at the first
#             round in which they differ, and shows both side by side.
# WAR         the program that plays (./war)
#
# The page needs nothing but itself.  It holds the plain transcript of the game (pack.awk), the rules in the words of
# war --help (rules.awk), and page.html, which draws the game.
# The page knows no rules.  A book with a transcript of its own (csharp, utexas) is played by codingame with the book's
# settings: the cards have the same names, and the transcript is the plain one.
#
# Status: 0; 1 for bad input, or a page that cannot be written; 2 for wrong usage.
# shellcheck disable=SC2015,SC2016,SC2086,SC2154 # `a && b || c`; awk; WAR may be several words; signals.sh sets tmp
set -u
[ "${1-}" != --help ] || exec sed '1d; /^# shellcheck/,$d; s/^# \{0,1\}//' "$0"
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes show FILE SEED RULES OUT ROUNDS TRANSCRIPT
numbers 1 9999999 ROUNDS
numbers 0 999999999999999999 SEED
# shellcheck source=/dev/null
. "$tools/signals.sh"
here=$tools/show
fail() { status=$1; shift; echo "show.sh: $*" >&2; exit "$status"; }
top=$(cd "$tools/../.." && pwd) || exit 2
[ "$top" != "$(pwd)" ] || top=.
WAR=${WAR:-$top/war} AWK=${AWK:-awk} RULES=${RULES:-codingame} ROUNDS=${ROUNDS:-20000} FILE=${FILE-} SEED=${SEED-}
TRANSCRIPT=${TRANSCRIPT-}
[ -n "$FILE$SEED" ] || fail 2 'no game: make show FILE=puzzle, or make show SEED=9321 RULES=house'
output html "$top/tests/build/show/game.html"
for file in "$FILE" "$TRANSCRIPT"; do
	case $file in '' | -) ;; *) [ -f "$file" ] && [ -r "$file" ] || fail 1 "cannot read $file" ;; esac
done

# ---- The game, and its plain transcript

name=${FILE##*/} input=/dev/null rules=$RULES seed=$SEED deal=$FILE
[ -n "$FILE" ] || name="seed $SEED"
[ "$FILE" != - ] || { cat >"$tmp/input" && input=$tmp/input name='a game'; } || exit 1
play() { $WAR -r "$rules" ${seed:+-s "$seed"} ${deal:+"$deal"} "$@" <"$input"; }
status=0
play --table >"$tmp/table" 2>"$tmp/said" || status=$?
hints "$tmp/said" >&2
[ $status -eq 0 ] || exit $status
games=$(($(wc -l <"$tmp/table") - 1))
[ "$games" -gt 0 ] || fail 1 "$FILE has no game"
[ "$games" -eq 1 ] || fail 1 "$FILE has $games games, and a page shows one: write it into a file of its own"
$WAR -r "$RULES" -n 1 --counts >"$tmp/counts" || exit
settings=$(sed -n 's/^rules=\([^	]*\).*/\1/p' "$tmp/counts") book=${settings%%,*}
of() { value=${settings#*,"$1"=} && echo "${value%%,*}"; } # SETTING
[ -z "$TRANSCRIPT" ] || play -t 2>/dev/null | head -n 1000000 >"$tmp/right"
case $($WAR -r "$book" -n 1 -t | head -n 1) in
'player 1 has'*) ;;
*) # a transcript of its own
	play -d >"$tmp/deck" || exit
	rules=codingame,${settings#*,}
	$WAR -r "$rules,limit=1" -t "$tmp/deck" >"$tmp/dealt" 2>/dev/null || exit
	sed 's/^player . has \([0-9]*\):/\1/; 2q' "$tmp/dealt" >"$tmp/hands"
	# If the book deals the first card to player 2, the hands change places: of 2D and 3D player 1 then gets the higher one.
	case $(of input)-$(of hands)-$(echo '2 2D 3D' | $WAR -r "$book" -a) in
	deck-0-1* | row-0-1*) { sed -n 2p "$tmp/hands" && sed -n 1p "$tmp/hands"; } >"$tmp/deck" ;;
	*) cp "$tmp/hands" "$tmp/deck" ;;
	esac
	rules=$rules,input=decks deal=$tmp/deck
	case $settings in *=random,* | *=coin,* | *=shuffled,*) ;; *) seed='' ;; esac # war takes a seed and a deal only with chance
	;;
esac
# What war has to say of FILE is said.  SIGPIPE ends war after ROUNDS.
play -t 2>/dev/null | $AWK -v rounds="$ROUNDS" -f "$here/pack.awk" >"$tmp/game"
[ -s "$tmp/game" ] || fail 1 'war has printed no transcript'

# ---- The page

escaped() { printf %s "$1" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'; }
cell() { # COLUMN of the table, whose head may say the unit, too
	$AWK -F '\t' -v column="$1" '
		NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ "^" column "(_in_.*)?$") at = i }
		NR > 1 { print $at }' "$tmp/table"
}
make="make show${FILE:+ FILE=$FILE}${SEED:+ SEED=$SEED} RULES=$RULES"
command="./war -r $RULES${SEED:+ -s $SEED}${FILE:+ $FILE} -t"
{
	sed '/^<!-- the game -->$/,$d' "$here/page.html" &&
		printf '<script type="text/plain" id="game" data-name="%s" data-book="%s" data-settings="%s" ' \
			"$(escaped "$name")" "$(escaped "$RULES")" "$settings" &&
		printf 'data-make="%s" data-command="%s" data-verdict="%s" data-length="%s" data-start="%s" data-period="%s">\n' \
			"$(escaped "$make")" "$(escaped "$command")" "$(cell verdict)" "$(cell length)" "$(cell T)" "$(cell P)" &&
		cat "$tmp/game" && echo '</script>' || exit
	[ -z "$TRANSCRIPT" ] || $AWK -f "$here/differ.awk" "$tmp/right" "$TRANSCRIPT" || exit
	[ -z "$FILE" ] && shuffled=yes || shuffled=
	$WAR --help | $AWK -v settings="$settings" -v title="$RULES" -v seed="$shuffled" -f "$here/rules.awk" || exit
	sed '1,/^<!-- the game -->$/d' "$here/page.html"
} >"$tmp/page" && cp "$tmp/page" "$OUT.new" && mv "$OUT.new" "$OUT" || { rm -f "$OUT.new"; fail 1 "cannot write $OUT"; }
echo "$OUT"
