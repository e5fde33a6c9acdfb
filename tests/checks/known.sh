#!/bin/sh
# What has been published of the books' own shuffles: the totals of seeds 0..999, and the answers of some seeds.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

is() { # WHAT, WANTED, GOT
	[ "$2" = "$3" ] || { echo "$1: wanted $2, got $3"; exit 1; }
	echo "$1: $3"
}

# Of the mean are those below turn 1,000: seed 659 is won in exactly 1,000.
$WAR -r csharp -n 1000 -a >"$tmp/answers"
is 'csharp, seeds 0..999' '423 and 375 won, 202 called off; 797 before turn 1000, 379.21 on average, shortest 12 (seed 675)' "$($AWK '
	{ kind[$1]++ }
	$1 != "OFF" && $2 < 1000 { games++; turns += $2 }
	$1 != "OFF" && (shortest == "" || $2 < shortest) { shortest = $2; seed = NR - 1 }
	END { printf "%d and %d won, %d called off; %d before turn 1000, %.2f on average, shortest %d (seed %d)", kind[1], kind[2],
		kind["OFF"], games, turns / games, shortest, seed }' "$tmp/answers")"
$WAR -r utexas -n 1000 -a >"$tmp/answers"
is 'utexas, seeds 0..999' '288 and 350 won, 362 endless; longest 3183' "$($AWK '
	{ kind[$1]++ }
	$1 != "LOOP" && $2 > longest { longest = $2 }
	END { printf "%d and %d won, %d endless; longest %d", kind[1], kind[2], kind["LOOP"], longest }' "$tmp/answers")"
for seed in '15 1 82' '120 1 108' '81 2 190' '99 1 130' '44 2 1302' '596 2 20' '529 1 12' '143 1 22' '22 2 196'; do
	answer=$($WAR -r utexas -s ${seed%% *} -a)
	[ "$answer" = "${seed#* }" ] || { echo "utexas, seed ${seed%% *}: wanted ${seed#* }, got $answer"; exit 1; }
done
answer=$($WAR -r csharp -s 659 -a)
[ "$answer" = '2 1000' ] || { echo "csharp, seed 659: wanted 2 1000, got $answer"; exit 1; }
