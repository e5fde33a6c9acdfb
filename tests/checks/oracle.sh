#!/bin/sh
# Random games of all shapes under random books and settings, war's answers against the oracle's (tests/checks/lib/oracle.awk), which
# knows nothing of war.c.  Books and words are those that `war --help` lists: the oracle has to know all.
#
# usage: [WAR=./war] [SEED=1] [BATCHES=100] [SECONDS=0] [TURN=20] sh tests/checks/oracle.sh
#
# A batch, some games under some rules, is made by its seed alone: SEED, SEED + 1, ..., BATCHES of them and, if SECONDS is
# not 0, as many as begin within that time (make differ).  In the batches 0, 4, 8, ... the rows of --table are compared, in
# 3, 7, ... what --final prints, in all others the answers.  Then the trace is followed (tests/checks/lib/trace.awk; batches
# 1, 5, ...), or the counts of wars are compared.  Tables and traces are of small games.  What differs is printed with the seed that repeats it.  With few
# cards face down an endless game can take millions of rounds, too many for the oracle.  So such games are small, a book's
# own limit above 5,000 gives way to another one, and a batch that still takes TURN seconds is skipped, and counted.
# shellcheck disable=SC2015,SC2016,SC2046,SC2086 # `a && b || c`; $1 is of awk; WAR and the options are several words
set -eu
cd "$(dirname "$0")/../.."
WAR=${WAR:-./war} SEED=${SEED:-1} BATCHES=${BATCHES:-100} TURN=${TURN:-20}
awk=${AWK:-$(command -v mawk || command -v awk)} # mawk is the fastest
seconds=$($awk 'BEGIN { print ENVIRON["SECONDS"] + 0 }')
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
turn=
! command -v timeout >/dev/null 2>&1 || turn="timeout $TURN"
start=$(date +%s) seed=$SEED done=0 skipped=0 played=0
touch "$tmp/answers" "$tmp/followed" "$tmp/rows" "$tmp/hands" "$tmp/chains" "$tmp/settings"

# The books with their own settings, and whether cards may be integers.
for book in $(sh tests/checks/lib/names.sh books); do
	values=0
	! echo '[1, 2]' | $WAR -r "$book,input=deck" -a >/dev/null 2>&1 || values=1
	[ $values -eq 0 ] || echo '[1, 20]' | $WAR -r "$book,input=deck" -a >/dev/null 2>&1 || values=2
	echo "$($WAR -r "$book" -n 1 --counts | sed -n 's/^rules=\([^	]*\).*/\1/p'),values=$values"
done >"$tmp/books"
# The settings that have words, with these.  What `shuffle` means is no matter of games that are read.
for setting in $(sh tests/checks/lib/names.sh settings | grep -vx shuffle); do
	echo "$setting" $(sh tests/checks/lib/names.sh "$setting")
done >"$tmp/words"

# What a seed stands for: the rules, how random.awk makes the games, and the number of the first one.
batch() {
	$awk -v seed="$1" '
	function below(n) { state = state * 16807 % 2147483647; return state % n }
	function one(list,    word, n) { n = split(list, word, " "); return word[1 + below(n)] }
	function own(key) { match("," book ",", "," key "=[^,]*"); return substr(book, RSTART + length(key) + 1, RLENGTH - length(key) - 2) }
	function set(key, value) { rules = rules "," key "=" value; return value }
	FILENAME ~ /books$/ { books[++n] = $0; next }
	{ name[++settings] = $1; sub(/^[^ ]* /, ""); words[settings] = $0 }
	END {
		state = seed % 2147483646 + 1
		for (i = 0; i < 10; i++)
			below(1)
		book = books[below(3) ? 1 + below(n) : 1] # the puzzle is the likeliest
		rules = book
		sub(/,.*/, "", rules)
		for (i = 1; i <= settings; i++) {
			word[name[i]] = own(name[i])
			if (name[i] == "ace" && own("values") == 1)
				continue
			if (name[i] == "input" ? below(4) == 0 : below(3))
				word[name[i]] = set(name[i], one(words[i]))
		}
		off = word["most"] == "yes" || (word["tie"] == "back" && (word["spoils"] ~ /^(random|coin)$/ || word["pile"] == "shuffled"))
		limit = off ? set("limit", one("1 2 3 7 26 100 1000")) : below(2) || own("limit") + 0 > 5000 ? set("limit", one("0 0 0 1 2 3 7 26 100 1000 5000")) : own("limit") + 0
		down = below(3) ? set("down", below(6)) : own("down") + 0
		if (word["count"] == "seconds" && below(2))
			set("battle", 1 + below(9)) set("war", 1 + below(30))
		if (word["input"] ~ /^(deck|row)$/ && below(3) == 0)
			set("hands", 1 + below(2))
		if (below(4) == 0)
			set("jokers", 1) set("ranks", 13) set("lowest", 2) # a joker is 15D
		cards = seed % 4 < 2 ? one("8 12 12") : limit == 0 && down < 2 ? 2 + below(13) : one("4 8 20 52 52 80 80")
		print rules, cards, word["input"], own("values") * below(2), (own("values") > 0 && word["input"] == "deck"), (seed % 4 < 2 ? 6 : 10 + below(31)),
			one("0 1 12 4294967295 9223372036854770000")
	}' "$tmp/books" "$tmp/words"
}

wrong() { # WHAT
	mkdir -p tests/build
	cp "$tmp/in" tests/build/oracle.in
	echo "$1: war -r $rules $number tests/build/oracle.in"
	cat "$tmp/err"
	[ ! -s "$tmp/got" ] || diff -u "$tmp/want" "$tmp/got" | head -n 20 || :
	echo "To see it again: SEED=$seed BATCHES=1 sh tests/checks/oracle.sh"
	exit 1
}

# What war says of the games has to be what the oracle says, in $tmp/want.  It may say what could be a mistake in them.
same() { # WHAT
	{ [ ! -s "$tmp/err" ] || ! grep -Eqv '; .*: -r |= changes nothing without ' "$tmp/err"; } && cmp -s "$tmp/want" "$tmp/got" || wrong "not the oracle's $1"
}

skip() { skipped=$((skipped + 1)) done=$((done + 1)) seed=$((seed + 1)); }

while [ $done -lt "$BATCHES" ] || [ $(($(date +%s) - start)) -lt "$seconds" ]; do
	batch "$seed" >"$tmp/batch"
	read -r rules cards input values list games number <"$tmp/batch"
	: >"$tmp/err"
	: >"$tmp/got"
	jokers=0
	case $rules in *,jokers=1*) jokers=1 ;; esac
	$awk -v seed="$seed" -v games="$games" -v cards="$cards" -v input="$input" -v values="$values" -v list="$list" -v jokers=$jokers \
		-f tests/checks/lib/random.awk >"$tmp/in"
	kind=totals
	case $((seed % 4)) in 0) kind=table ;; 3) kind=final ;; esac
	# Games that are read have numbers of their own only if chance plays.
	if $WAR -r "$rules" -s "$number" -d "$tmp/in" >/dev/null 2>&1; then number="-s $number"; else number=; fi
	status=0
	$turn $awk -v rules="$rules" -v number="${number#-s }" -v $kind=1 -f tests/checks/lib/oracle.awk "$tmp/in" >"$tmp/oracle" 2>"$tmp/err" || status=$?
	case $status in
	0) ;;
	124) skip; continue ;;
	*) wrong "the oracle ends with status $status" ;;
	esac
	case $((seed % 4)) in
	0)
		cp "$tmp/oracle" "$tmp/want"
		cat "$tmp/want" >>"$tmp/rows"
		{ $WAR -r "$rules" $number --table "$tmp/in" | sed 1d; } >"$tmp/got" 2>"$tmp/err"
		same rows
		;;
	3)
		cp "$tmp/oracle" "$tmp/want"
		cat "$tmp/want" >>"$tmp/hands"
		$WAR -r "$rules" $number --final "$tmp/in" 2>"$tmp/err" | sed 's/\([0-9JQKA]\)[DHCS]/\1/g' >"$tmp/got"
		same 'hands at the end'
		;;
	*)
		grep -v '	' "$tmp/oracle" >"$tmp/want"
		cat "$tmp/want" >>"$tmp/answers"
		$WAR -r "$rules" $number -a "$tmp/in" >"$tmp/got" 2>"$tmp/err" || :
		same answers
		$WAR -r "$rules" $number --counts "$tmp/in" >"$tmp/counts" 2>"$tmp/err" || :
		full=$(sed -n 's/^rules=\([^	]*\).*/\1/p' "$tmp/counts")
		echo "$full" >>"$tmp/settings"
		if [ $((seed % 4)) -eq 1 ]; then
			case $($WAR -r "${rules%%,*},limit=1" -n 1 -t) in
			'player 1 has '*)
				$turn sh -c '$0 -r "$1" $2 -t "$3" | $4 -v rules="$5" -f tests/checks/lib/trace.awk' "$WAR" "$rules" "$number" "$tmp/in" "$awk" "$full" >"$tmp/got" 2>"$tmp/err" || status=$?
				[ $status -ne 124 ] || { skip; continue; }
				same trace
				cat "$tmp/want" >>"$tmp/followed"
				;;
			esac
		else
			sed -n '/	/p' "$tmp/oracle" >"$tmp/want"
			sed -n '$p' "$tmp/want" >>"$tmp/chains"
			sed -n '/^wars	/p' "$tmp/counts" >"$tmp/got"
			same wars
		fi
		;;
	esac
	played=$((played + games)) done=$((done + 1)) seed=$((seed + 1))
done
[ $played -gt 0 ] || { echo 'no games were played'; exit 1; }

# Every word is played, in the batches of make test and in any 300 (100 of another seed lack one in a quarter of the cases).
# If a new word is not, make test needs more batches.
if [ "$SEED-$BATCHES" = 1-100 ] || [ $((done - skipped)) -ge 300 ]; then
	tr , '\n' <"$tmp/settings" >"$tmp/played"
	while read -r setting words; do
		for word in $words; do
			# --counts does not say how an endless game was found.
			[ "$setting" = endless ] || grep -qx "$setting=$word" "$tmp/played" || { echo "no game with $setting=$word"; exit 1; }
		done
	done <"$tmp/words"
fi
$awk -v games=$played -v batches=$((done - skipped)) -v skipped=$skipped -v rows="$(wc -l <"$tmp/rows")" -v hands="$(wc -l <"$tmp/hands")" -v followed="$(wc -l <"$tmp/followed")" '
	FILENAME ~ /chains$/ { if ($2 > most) most = $2; next }
	/^1/ { first++ } /^-1|^2/ { second++ } /^0|^PAT/ { nobody++ } /^OFF/ { off++ } /^LOOP/ { endless++ }
	END {
		printf "%d games in %d batches as the oracle plays them, %d batches skipped: %d and %d won, %d PAT or 0, %d OFF, %d endless, ",
			games, batches, skipped, first, second, nobody, off, endless
		printf "%d rows of a table, %d lines of hands, %d games followed by their traces, rounds of up to %d wars\n",
			rows, hands, followed, most
	}' "$tmp/chains" "$tmp/answers"
