#!/bin/sh
# Random games under many rules, answered by war and by the oracle, which knows nothing of war.c; of some war prints traces, too,
# which trace.awk follows to the answers.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk} seed=1 traced=no
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

play() { # GAMES, INPUT, FURTHER VARIABLE OF random.awk, RULES ...
	games=$1 input=$2 variable=$3
	shift 3
	for rules; do
		# Of some small games all that a row of the table says is compared, too.
		if [ $((seed % 4)) -eq 0 ]; then
			$AWK -v seed=$seed -v games=6 -v "$variable" -v cards=12 -v input="$input" -f tests/random.awk >"$tmp/in"
			$AWK -v rules="$rules" -v table=1 -f tests/oracle.awk "$tmp/in" >"$tmp/oracle"
			$WAR -r "$rules" --table - <"$tmp/in" | sed 1d >"$tmp/got"
			cat "$tmp/oracle" >>"$tmp/rows"
			cmp -s "$tmp/oracle" "$tmp/got" || { echo "not the oracle's table under $rules:"; diff "$tmp/oracle" "$tmp/got"; exit 1; }
		fi
		seed=$((seed + 1))
		$AWK -v seed=$seed -v games="$games" -v input="$input" -v "$variable" -f tests/random.awk >"$tmp/in"
		$AWK -v rules="$rules" -v totals=1 -f tests/oracle.awk "$tmp/in" >"$tmp/oracle"
		grep -v '	' "$tmp/oracle" >"$tmp/want"
		cat "$tmp/want" >>"$tmp/answers"
		sed -n '$p' "$tmp/oracle" >>"$tmp/chains"
		$WAR -r "$rules" -a - <"$tmp/in" >"$tmp/got"
		$WAR -r "$rules" --counts - <"$tmp/in" >"$tmp/counts"
		sed -n '/^wars	/p' "$tmp/counts" >>"$tmp/got"
		if [ $traced = yes ]; then
			cat "$tmp/want" >>"$tmp/oracle"
			cat "$tmp/want" >>"$tmp/followed"
			pile=none count=rounds
			case $rules in *pile=*) pile=${rules#*pile=} pile=${pile%%,*} ;; esac
			case $rules in *count=*) count=${rules#*count=} count=${count%%,*} ;; umass*) count=battles ;; house*) count=cards ;; esac
			$WAR -r "$rules" -t - <"$tmp/in" | $AWK -v pile=$pile -v count=$count -f tests/trace.awk >>"$tmp/got" || : # it says why there
		fi
		cmp -s "$tmp/oracle" "$tmp/got" && continue
		echo "not the oracle's answers, or wars, or the trace, under $rules, to the games of"
		echo "  $AWK -v seed=$seed -v games=$games -v input=$input -v $variable -f tests/random.awk"
		diff "$tmp/oracle" "$tmp/got"
		exit 1
	done
}

for down in 0 1 2 3 4; do
	for spoils in owner laid winner loser; do
		cards=30
		[ $down,$spoils != 0,laid ] || cards=10 # of more, the endless ones are long
		for short in draw lose steps empty last; do
			play 10 decks cards=$cards codingame,down=$down,spoils=$spoils,short=$short
		done
	done
done
for input in decks deck; do
	for book in $(sh tests/books.sh input=$input); do
		play 150 $input cards=52 $book
	done
done
play 100 deck values=1 umass umass,limit=0
play 50 decks cards=52 codingame,spoils=laid codingame,down=1 utexas,input=decks csharp,input=decks,limit=0
play 50 deck cards=20 csharp,limit=5 utexas,limit=3,short=last umass,limit=7 csharp,limit=0,short=steps utexas,spoils=winner \
	umass,down=1,limit=0 umass,short=empty umass,short=last,down=2 csharp,short=empty,down=0 codingame,input=deck
# The words of later days, chance from a number on.
for word in alternate reversed random coin high low; do
	for pile in none stack shuffled; do
		down=$((1 + seed % 3))
		short=$(echo draw lose steps empty last spent equal | cut -d ' ' -f $((seed % 7 + 1)))
		count=$(echo rounds turns battles cards | cut -d ' ' -f $((seed / 7 % 4 + 1)))
		[ $((seed % 2)) -eq 1 ] || { play 8 decks cards=20 codingame,down=$down,spoils=$word,pile=$pile,short=$short,count=$count; continue; }
		play 8 deck cards=20 csharp,down=$down,spoils=$word,pile=$pile,short=$short,limit=$((seed % 30)),count=$count
	done
done
for short in spent equal; do
	for pile in none stack shuffled; do
		play 8 decks cards=20 utexas,input=decks,short=$short,pile=$pile codingame,spoils=laid,short=$short,pile=$pile,down=2
	done
done
for number in 0 12 4294967295 9223372036854770000; do
	$AWK -v seed=$seed -v games=8 -v cards=20 -v input=deck -f tests/random.awk >"$tmp/in"
	for rules in house csharp,pile=shuffled,limit=0 utexas,spoils=coin; do
		$AWK -v rules=$rules -v number=$number -f tests/oracle.awk "$tmp/in" >"$tmp/oracle"
		$WAR -r $rules -s $number -a "$tmp/in" >"$tmp/got"
		cmp -s "$tmp/oracle" "$tmp/got" || { echo "not the oracle's chance: war -r $rules -s $number"; diff "$tmp/oracle" "$tmp/got"; exit 1; }
	done
done
# Small ones, whose traces are short.
traced=yes
for spoils in owner laid winner loser; do
	for short in draw lose steps empty last; do
		for down in 0 1 3; do
			play 4 decks cards=12 codingame,down=$down,spoils=$spoils,short=$short,limit=$((2 + seed % 40))
			play 4 decks cards=8 codingame,down=$down,spoils=$spoils,short=$short
			play 4 deck cards=20 umass,down=$down,spoils=$spoils,short=$short,limit=$((1 + seed % 20))
		done
	done
done
for word in owner alternate reversed random coin high low; do
	for pile in none stack shuffled; do
		for short in $(echo spent equal | cut -d ' ' -f $((seed % 2 + 1))); do
			play 4 decks cards=12 codingame,down=1,spoils=$word,pile=$pile,short=$short,count=cards
		done
		play 2 deck cards=12 house,spoils=$word,pile=$pile,count=battles,limit=30
	done
done
play 10 decks cards=52 codingame codingame,down=2,spoils=winner codingame,spoils=laid
play 10 deck values=1 umass umass,limit=0,down=1
$AWK '
	/^1/ { first++ } /^-1|^2/ { second++ } /^0|^PAT/ { nobody++ } /^LOOP/ { endless++ }
	END { printf "%d games as the oracle plays them: %d and %d won, %d PAT, %d endless, ", NR, first, second, nobody, endless }
' "$tmp/answers"
printf '%d rows of a table, ' "$(wc -l <"$tmp/rows")"
printf '%d of them followed by their traces, ' "$(wc -l <"$tmp/followed")"
$AWK 'NF == 3 && $2 > most { most = $2 } END { print "rounds of up to " most " wars" }' "$tmp/chains"
