#!/bin/sh
# make show, without a browser: what a page holds is what war -t prints, and node makes the transcript of it again with the
# page's own script; games of csharp and utexas are those of their transcripts; the rules in words are those of --help; the
# first round that differs; wrong input.
# make page opens pages in a browser.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
export WAR AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset FILE SEED RULES OUT ROUNDS TRANSCRIPT
fail() { echo "$1"; [ ! -s "$tmp/said" ] || head -n 20 "$tmp/said"; exit 1; }
show() { env "$@" OUT="$tmp/page.html" sh tests/tools/show/show.sh >"$tmp/said" 2>&1 </dev/null; }
held() { sed -n '/^<script type="text\/plain"/,/^<\/script>/p' "$tmp/page.html" | sed '1d; $d'; } # what the page holds of the game
node=$(command -v node || :)

# The page holds the transcript without the hands (but the first two) and blank lines.  Lines on piles are its own.
games=0 pages=
same() { # FILE: the plain transcript
	held | grep -v '^pile ' >"$tmp/got"
	{ sed 2q "$1" && sed '1,2d; /^player [12] has [0-9]*:/d; /^$/d' "$1"; } | diff - "$tmp/got" >"$tmp/said" || fail "$rules: the page holds:"
	cat "$1" >>"$tmp/all"
	games=$((games + 1)) pages="$pages $tmp/held.$games" && mv "$tmp/page.html" "$tmp/held.$games"
}
for game in 1:umass,limit=70 1:codeforces 1:drunkard 1:bataille,pile=stack,jokers=2 4:house,pile=shuffled,short=last,ranks=4 \
	21:house,pile=shuffled,count=battles,limit=21,ranks=6 1:umass,down=10,short=last 3:house,tie=back,pile=shuffled,limit=90 \
	1:tmu,limit=99,spoils=wars,most=yes; do
	rules=${game#*:} seed=${game%%:*}
	$WAR -r $rules -s $seed -t >"$tmp/right"
	show RULES=$rules SEED=$seed || fail "$rules: status $?"
	same "$tmp/right"
done
echo '4 5D 6D 7D 8D 4 2S 3S 4S 9S' >"$tmp/game"
rules=house # chance by its seed
$WAR -r $rules -s 77 -t "$tmp/game" >"$tmp/right"
show RULES=$rules FILE="$tmp/game" SEED=77 && same "$tmp/right" || fail "$rules, SEED=77: status $?"
[ -z "$node" ] || node tests/tools/show/transcript.js $pages | diff "$tmp/all" - >"$tmp/said" || fail "the page's script says:"

show SEED=3 && [ "$(sed -n 's/.* data-start="\([0-9]*\)" data-period="\([0-9]*\)">$/LOOP \1 \2/p' "$tmp/page.html")" = "$($WAR -s 3)" ] || fail 'an endless game:'
show SEED=1 RULES=umass && [ "$(sed -n 's/.* data-length="\([0-9]*\)".*/\1/p' "$tmp/page.html")" = "$($WAR -r umass -s 1 --table | sed -n 2p | cut -f 3)" ] || fail 'a length:'

# A book with a transcript of its own: its cards, in order, and its hands.
for rules in csharp,cards=51 csharp,hands=10 utexas,pile=shuffled; do
	show RULES=$rules SEED=3 || fail "$rules: status $?"
	held | $AWK '{ sub(/,$/, "", $4); sub(/,$/, "", $5) } /^round/ { print $3, $5 } /^  up/ || $1 == "up:" { print $2, $4 }' >"$tmp/got"
	$WAR -r $rules -s 3 -t | $AWK '
		/^Alice plays/ { sub(/,/, "", $3); print $3, $6 }
		/^Player 1 (plays:|puts .* face up)/ { card = $4 }
		/^Player 2 (plays:|puts .* face up)/ { print card, $4 }' >"$tmp/wanted"
	diff "$tmp/wanted" "$tmp/got" >"$tmp/said" || fail "$rules: other cards are turned up:"
	[ -s "$tmp/got" ] && [ "$(held | tail -n 1)" = "$($WAR -r $rules -s 3 -a)" ] || fail "$rules: another end"
	games=$((games + 1))
done
# A deck that is read, too.
printf '3 2D 3D 4D\n' >"$tmp/deck"
show RULES=csharp FILE="$tmp/deck" && [ "$(held | sed 2q | paste -s -d , -)" = 'player 1 has 1: 3D,player 2 has 2: 2D 4D' ] || fail "csharp: the deck:"

# ROUNDS; standard input; a page stands by itself.
show FILE="$tmp/game" ROUNDS=3 && [ "$(held | tail -n 1 | cut -c 1-8)" = 'round 3:' ] || fail 'ROUNDS=3'
OUT="$tmp/page.html" FILE=- sh tests/tools/show/show.sh <"$tmp/game" >"$tmp/said" || fail 'FILE=-'
[ "$(cat "$tmp/said")" = "$tmp/page.html" ] || fail 'not the name of the page:'
echo '1 XX 1 3D' | FILE=- OUT=$tmp/page.html sh tests/tools/show/show.sh 2>&1 | grep -q '^war: <stdin>:1: expected' || fail 'FILE=-: no message'
grep -v '^<script type="text/plain"' "$tmp/page.html" | grep -nE 'https?:|src=|@import|url\([^#]' >"$tmp/said" && fail 'the page needs more than itself:'
[ "$(wc -l <tests/tools/show/page.html)" -le 540 ] || fail 'page.html has more than 540 lines'
show RULES=bataille,cards=51 SEED=8 && [ "$(held | wc -l)" -ge 20000 ] && [ "$(wc -c <"$tmp/page.html")" -lt 3000000 ] || fail '20,000 rounds:'

# The rules in words: a line for each setting, with the text that --help has for its word; numbers in place of N.
$WAR --help | $AWK '
	/^  [a-z]+=/ { key = $1; sub(/=.*/, "", key) }
	/^      [a-z]+ / && key !~ /^(input|endless|most)$/ { word = $1; sub(/^ *[^ ]+ +/, ""); print key "=" word "\t" $0 }' >"$tmp/meanings"
for rules in umass,limit=70 bataille,pile=shuffled,jokers=2 csharp,ace=low; do
	show RULES=$rules SEED=3 || fail "$rules: status $?"
	sed -n 's|^<p><b>\([a-z]*=[^<]*\)</b> \(.*\)[.]</p>$|\1	\2|p' "$tmp/page.html" >"$tmp/words"
	$WAR -r $rules -n 1 --counts | $AWK -F '\t' '
		FILENAME == ARGV[1] { meaning[$1] = $2; next }
		FILENAME == ARGV[2] { says[$1] = $2; next }
		/^rules=/ {
			n = split($1, setting, ",")
			for (i = 2; i <= n; i++)
				if (setting[i] in meaning && ++words && substr(says[setting[i]], length(says[setting[i]]) - length(meaning[setting[i]])) != " " meaning[setting[i]])
					print setting[i] " is not explained by \"" meaning[setting[i]] "\", but by \"" says[setting[i]] "\""
		}
		END { if (words < 8) print words " settings have words" }' "$tmp/meanings" "$tmp/words" - >"$tmp/said"
	[ ! -s "$tmp/said" ] || fail "$rules:"
done
show RULES=house,down=2,limit=99 SEED=3 && sed -n 's|^<p><b>\([a-z]*=[0-9]*\)</b> \(.*\)</p>$|\1 \2|p' "$tmp/page.html" >"$tmp/words"
grep -q '^down=2 2 cards face down' "$tmp/words" && grep -q '^limit=99 .* 99[.]$' "$tmp/words" && ! grep -q 'battle=\|cards=' "$tmp/words" || { cp "$tmp/words" "$tmp/said"; fail 'numbers of rules:'; }
show FILE="$tmp/deck" RULES=csharp && ! grep -q '<b>suits=' "$tmp/page.html" || fail 'a deck that is read has been made from a seed'

# The first round in which a transcript differs.
differs() { # ROUND, RULES, SEED, program of sed
	$WAR -r $2 -s $3 -t | sed "$4" >"$tmp/own"
	show RULES=$2 SEED=$3 TRANSCRIPT="$tmp/own" || fail "$2: status $?"
	got=$(sed -n 's/^<section class="panel" id="differs" data-round="\([0-9]*\)".*/\1/p' "$tmp/page.html")
	[ "$got" = "$1" ] || fail "$2, $4: round '$got' differs, not '$1'"
}
differs '' codingame 3 's/$/ /'
differs 0 codingame 3 '2s/D/H/'
differs 7 codingame 3 '/^round 7:/s/takes.*/takes <\&>/'
grep -q '^<mark>round 7: .*takes &lt;&amp;&gt; </mark>$' "$tmp/page.html" || fail 'the line that differs is not marked'
differs 78 umass 3 '$d'
differs 12 utexas 3 '/^ROUND 12:/,$s/plays/plaid/'
differs 3 csharp 3 '5s/Alice/Bob/'

# Wrong input: a message, a status, and the page that is there stays.
refused() { # STATUS, MESSAGE, VARIABLE=VALUE ...
	wanted=$1 message=$2 status=0
	shift 2
	echo old >"$tmp/page.html"
	show "$@" || status=$?
	[ $status -eq "$wanted" ] && grep -Fq -- "$message" "$tmp/said" || fail "$*: status $status instead of $wanted, or not '$message':"
	[ "$(cat "$tmp/page.html")" = old ] && [ "$(find "$tmp" -name 'page*' | wc -l)" -eq 1 ] || fail "$*: the page is not what it was"
}
printf '1 2D 1 3D\n1 2D 1 4D\n' >"$tmp/two"
echo '1 XX 1 3D' >"$tmp/bad"
: >"$tmp/none"
refused 2 'make show FILE=puzzle' RULES=house
refused 1 "cannot read $tmp/absent" FILE="$tmp/absent"
refused 1 'has 2 games' FILE="$tmp/two"
refused 1 "$tmp/bad:1: expected" FILE="$tmp/bad"
printf '3 2D 3D 4D\n3 5D 6D 7D\n' >"$tmp/hands"
refused 1 'for two hands: RULES=csharp,input=decks' FILE="$tmp/hands" RULES=csharp
refused 2 'war: SEED: expected a number' RULES=csharp SEED=99999999999
refused 1 'SEED and FILE go together only with chance' SEED=1 FILE="$tmp/game"
refused 1 "$tmp/none" FILE="$tmp/none"
refused 2 'hause' RULES=hause SEED=1
refused 2 'ROUNDS: expected' SEED=1 ROUNDS=0
refused 1 'only with chance' SEED=1 FILE="$tmp/game"
refused 1 "cannot read $tmp/absent" SEED=1 TRANSCRIPT="$tmp/absent"
refused 2 'takes no SEEDS' SEED=1 GIVEN=SEEDS
mkdir "$tmp/folder.html"
for out in "$tmp/folder.html:$tmp/folder.html is not a file" "$tmp/page:expected a name.html" "$tmp/no/page.html:there is no folder $tmp/no"; do
	status=0
	SEED=1 OUT=${out%%:*} sh tests/tools/show/show.sh >"$tmp/said" 2>&1 || status=$?
	[ $status -eq 2 ] && grep -Fq "OUT: ${out#*:}" "$tmp/said" || fail "OUT=${out%%:*}: status $status:"
done

echo "$games games in pages are the transcripts of war${node:+, and of its script}; what differs; fifteen wrong inputs"
