#!/bin/sh
# make certify: claims of war are certified, whatever the form of the deals; claims that are wrong are refuted, each for its
# reason; what cannot be checked is said.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $2 is of awk; WAR may be several words
set -eu
for tool in coqc ocamlopt; do
	command -v $tool >/dev/null 2>&1 || { echo "skipped: no $tool (Debian packages: coq ocaml)"; exit 0; }
done
WAR=${WAR:-./war} AWK=${AWK:-awk}
export AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset FILE SEED N RULES LIMIT

certify() { # STATUS, variables ...: what is printed is in $tmp/out
	wanted=$1 status=0
	shift
	env WAR="$WAR" "$@" sh tests/tools/certify/certify.sh >"$tmp/out" 2>"$tmp/err" || status=$?
	[ $status = "$wanted" ] || { echo "wanted status $wanted, got $status: $* make certify"; cat "$tmp/out" "$tmp/err"; exit 1; }
}
holds() { # PATTERN, which a line of $tmp/out must match
	grep -q "^$1\$" "$tmp/out" || { echo "no line '$1' in:"; cat "$tmp/out"; exit 1; }
}
told() { # PATTERN, which standard error must match
	grep -q "^certify.sh: $1" "$tmp/err" && [ ! -s "$tmp/out" ] || { echo "wanted '$1', got:"; cat "$tmp/out" "$tmp/err"; exit 1; }
}

# A game that is no standoff; with ties; one of 400 cards.
$WAR -r codingame -s 3 -d >"$tmp/game"
certify 0 FILE="$tmp/game"
holds 'LOOP 363 52 certified: 26 laps of 2 rounds'
certify 0 SEED=3
holds 'LOOP 363 52 certified: 26 laps of 2 rounds'
certify 0 SEED=1 RULES=bataille,cards=51
holds 'LOOP [0-9]* [0-9]* certified: [0-9]* laps of [0-9]* rounds'
$AWK -v odd=1 -v cards=400 -f tests/checks/lib/giant.awk >"$tmp/giant"
certify 0 FILE="$tmp/giant" RULES=utexas,input=decks
holds 'LOOP [0-9]* [0-9]* certified: [0-9]* laps of 2 rounds'

# Each form of a deal, each order, with and without upset.
games() { # RULES
	certify 0 N=40 RULES="$1"
	holds 'endless games: [1-9][0-9]*; certified: [0-9]*, refuted: 0, not certified: 0'
}
for rules in umass,spoils=owner,limit=0 csharp,spoils=owner,limit=0 utexas codeforces drunkard,ranks=8,limit=0 \
	codingame,ranks=4,suits=3,hands=5 utexas,jokers=2,suits=2,ranks=3; do
	games $rules
done
for spoils in $(sh tests/checks/lib/names.sh spoils); do
	case $spoils in
	random | coin) continue ;;
	winner | loser | high | low | natural) deck=suits=1,ranks=13 ;;
	*) deck=suits=1,ranks=12 ;;
	esac
	games codingame,spoils=$spoils,$deck
	case $spoils in high | low) ;; *) games codingame,spoils=$spoils,$deck,upset=yes,short=last ;; esac
done

# Wrong claims.
cat >"$tmp/liar" <<'EOF'
case "$*" in
*--table*) $REAL "$@" | $AWK -F '\t' -v OFS='\t' 'NR > 1 { T = $9; P = $10; '"$LIE"'; $9 = T; $10 = P } { print }' ;;
*) $REAL "$@" ;;
esac
EOF
lies() { # WHY, LIE, RULES: LIMIT is too small to play some of them
	certify 1 REAL="$WAR" LIE="$2" SEED=7 LIMIT=2000 RULES="$3" WAR="sh $tmp/liar"
	holds "LOOP .* refuted: .*$1.* (seed 7)"
}
for rules in codingame,ranks=15 codingame,down=0,spoils=laid,suits=2,ranks=7; do
	lies 'come back sooner' 'P *= 2' $rules
	lies 'do not come back' 'P /= 2' $rules
	lies 'do not come back' 'P += 2' $rules
	lies 'come back, too' 'T += 7' $rules
	lies 'do not come back' 'P = 0' $rules
done
lies 'do not come back' 'T--' codingame,ranks=15
lies 'the game is over before' '$2 = "endless"; T = 1999; P = 52' codingame,spoils=winner

# What cannot be checked.
certify 0 SEED=3 LIMIT=300
holds 'LOOP 363 52 not certified: more than 300 rounds (seed 3)'
certify 2
told 'FILE or SEED is missing'
certify 2 FILE="$tmp/game" SEED=3
told 'FILE, or SEED and N, but not both'
certify 2 FILE="$tmp/none"
told 'cannot read FILE'
certify 2 SEED=x
told 'not a number: x'
certify 2 SEED=3 RULES=house
told 'spoils=random: '
certify 2 SEED=3 RULES=codingame,pile=stack
told 'the model of Coq has no piles'
certify 2 SEED=3 RULES=drunkard,spoils=high
told 'spoils=high,upset=yes: '
certify 2 SEED=3 RULES=unknown
grep -q "^war: " "$tmp/err"
echo 1 | sed 's/$/ XX/' >"$tmp/bad"
certify 2 FILE="$tmp/bad"
grep -q "^war: .*bad:1: " "$tmp/err"
