#!/bin/sh
# The counts of the pieces of a run, merged in any order and in any grouping, are the counts and statistics of the run.  Counts
# with a number that is changed by one are refused; but for those that tests/evidence/failures.md names.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} runs=0 damaged=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

same() { # WHAT: tmp/got has to be tmp/wanted
	runs=$((runs + 1))
	cmp -s "$tmp/wanted" "$tmp/got" && [ ! -s "$tmp/err" ] && return
	echo "one run (-) and its pieces (+) differ: $1"
	diff -u "$tmp/wanted" "$tmp/got" | head -n 20
	cat "$tmp/err"
	exit 1
}

for rules in $(sh tests/checks/lib/names.sh books) csharp,limit=0,ranks=5 codingame,suits=1,ranks=2 utexas,limit=100 \
	csharp,pile=shuffled,spoils=coin,cards=20 'csharp,limit=0,spoils=winner --held' 'utexas --periods' \
	house,jokers=2,hands=40 house,ace=low,top=last house,tie=back,limit=300,most=yes bootcamp,lowest=6,ranks=9; do
	$WAR -r $rules -s 100 -n 5 --counts >"$tmp/a"
	$WAR -r $rules -s 105 -n 1 --counts >"$tmp/b"
	$WAR -r $rules -s 106 -n 100 --counts -j 2 >"$tmp/c"
	$WAR -r $rules -s 206 -n 94 --counts >"$tmp/d"
	$WAR --merge --counts "$tmp/c" "$tmp/d" >"$tmp/late"
	$WAR --merge --counts "$tmp/b" "$tmp/a" >"$tmp/early"
	for report in --stats --counts; do
		$WAR -r $rules -s 100 -n 200 $report >"$tmp/wanted"
		(cd "$tmp" && cat d c b a) >"$tmp/all"
		$WAR --merge $report <"$tmp/all" >"$tmp/got" 2>"$tmp/err"
		same "$rules, d c b a on standard input, $report"
		$WAR --merge $report "$tmp/b" "$tmp/d" "$tmp/a" "$tmp/c" >"$tmp/got" 2>"$tmp/err"
		same "$rules, b d a c, $report"
		$WAR --merge $report "$tmp/late" "$tmp/early" >"$tmp/got" 2>"$tmp/err"
		same "$rules, merged twice, $report"
	done
done
# Games that were read are numbered on.
$WAR -n 30 -d >"$tmp/x"
$WAR -s 500 -n 40 -d >"$tmp/y"
$WAR --counts "$tmp/x" >"$tmp/a"
$WAR --counts "$tmp/y" >"$tmp/b"
for report in --stats --counts; do
	$WAR $report "$tmp/x" "$tmp/y" >"$tmp/wanted"
	$WAR --merge $report "$tmp/a" "$tmp/b" >"$tmp/got" 2>"$tmp/err"
	same "games from files, $report"
done

# Each count, and each value of a length or of rounds with wars, one more and one less.
$WAR -s 500 -n 40 --counts | awk -F '\t' -v OFS='\t' -v bad="$tmp/bad" '
	{ row[NR] = $0 }
	END {
		for (i = 3; i < NR; i++)
			for (column = row[i] ~ /^(wars|length)\t/ ? 2 : 3; column < 4; column++)
				for (by = -1; by < 2; by += 2) {
					$0 = row[i]
					$column += by
					if ($column < 0)
						continue
					changed = $0
					for (j = 1; j <= NR; j++)
						print (j == i ? changed : row[j]) >(bad i "." column "." by)
					close(bad i "." column "." by)
				}
	}'
for bad in "$tmp"/bad*; do
	damaged=$((damaged + 1))
	! $WAR --merge "$bad" >"$tmp/got" 2>"$tmp/err" && [ ! -s "$tmp/got" ] && continue
	echo "not refused: ${bad##*/bad} (row, column, change)"
	exit 1
done

echo "$runs merges of pieces are the run, byte for byte; $damaged damaged counts are refused"
