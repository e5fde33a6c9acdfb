#!/bin/sh
# Statistics gathered by several local workers under GNU parallel are those of a single run.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war}
case $(parallel --version 2>/dev/null </dev/null) in
*'GNU parallel'*) ;;
*) echo 'skipped: GNU parallel is not installed'; exit 0 ;;
esac
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

for rules in codingame csharp; do
	$WAR -r $rules -n 10000 --stats >"$tmp/wanted"
	seq 0 1000 9000 | parallel -j 4 "$WAR -r $rules -s {} -n 1000 --counts" >"$tmp/pieces"
	$WAR --merge "$tmp/pieces" >"$tmp/got" 2>"$tmp/err"
	if [ -s "$tmp/err" ] || ! cmp -s "$tmp/wanted" "$tmp/got"; then
		echo "one run (-) and ten pieces (+) of $rules differ"
		diff -u "$tmp/wanted" "$tmp/got"
		cat "$tmp/err"
		exit 1
	fi
	# A piece that is lost is reported.
	seq 0 1000 9000 | grep -v '^4000$' | parallel -j 4 "$WAR -r $rules -s {} -n 1000 --counts" >"$tmp/pieces"
	$WAR --merge "$tmp/pieces" >"$tmp/got" 2>"$tmp/err"
	grep -q '^war: no counts of seeds 4000\.\.4999$' "$tmp/err" || { echo 'a lost piece is not reported:'; cat "$tmp/err"; exit 1; }
done
echo 'two runs in ten pieces by four workers are the single runs; a lost piece is reported'
