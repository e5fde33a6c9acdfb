#!/bin/sh
# What is printed does not depend on the number of jobs.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} runs=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

$WAR -s 100 -n 8 -d >"$tmp/in"
{ cat "$tmp/in"; echo 1 3D 1 2X; } >"$tmp/bad"
for report in -a -t -d --stats --counts; do
	for games in '-s 5 -n 12' '-r csharp -s -100 -n 150' "$tmp/in" "$tmp/in $tmp/in" "$tmp/bad $tmp/in" "$tmp/in $tmp/none"; do
		for jobs in 1 2 3 8; do
			status=0
			$WAR $report -j $jobs $games >"$tmp/got" 2>&1 || status=$?
			echo "status $status" >>"$tmp/got"
			[ $jobs -gt 1 ] || cp "$tmp/got" "$tmp/wanted"
			runs=$((runs + 1))
			cmp -s "$tmp/wanted" "$tmp/got" && continue
			echo "one job (-) and $jobs (+) differ: war $report $games"
			diff -u "$tmp/wanted" "$tmp/got" | head -n 20
			exit 1
		done
	done
done
# Of several bad files the first is told, whichever job comes upon which.
i=0
while [ $i -lt 40 ]; do
	i=$((i + 1))
	$WAR -j 8 "$tmp/none 1" "$tmp/none 2" "$tmp/none 3" "$tmp/none 4" >"$tmp/got" 2>&1 || true
	grep -q "^war: $tmp/none 1: cannot open" "$tmp/got" && [ "$(wc -l <"$tmp/got")" -eq 1 ] && continue
	echo 'war -j 8 with four files that are not there tells not of the first, but'
	cat "$tmp/got"
	exit 1
done
echo "$runs runs with 1, 2, 3 and 8 jobs print the same bytes"
