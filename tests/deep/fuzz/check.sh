#!/bin/sh
# The inputs in tests/deep/fuzz/corpus end as they should: in time, with a status of ours, whole lines and a message.
# The first line of each is the arguments, the rest is standard input, which /dev/stdin opens once more.
# shellcheck disable=SC2086 # WAR is several words, and so are the arguments
set -euf
WAR=${WAR:-./war} files=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
limit=
! command -v timeout >/dev/null || limit='timeout 60'

for file in $(find tests/deep/fuzz/corpus -type f | LC_ALL=C sort); do
	files=$((files + 1))
	IFS= read -r arguments <"$file" || :
	tail -n +2 "$file" >"$tmp/in"
	status=0
	$limit $WAR $arguments <"$tmp/in" >"$tmp/out" 2>"$tmp/err" || status=$?
	wrong=
	[ $status -le 3 ] || wrong="status $status"
	[ -z "$(tail -c 1 "$tmp/out")" ] || wrong='half a line'
	[ $status -eq 0 ] || grep -q '^war: ' "$tmp/err" || wrong="status $status without a message"
	[ $status -ne 0 ] || [ -s "$tmp/out" ] || wrong='neither an answer nor a message'
	[ -z "$wrong" ] || { echo "$file: $wrong: tail -n +2 $file | $WAR $arguments"; cat "$tmp/err"; exit 1; }
done
[ $files -gt 0 ] || { echo 'tests/deep/fuzz/corpus has no files'; exit 1; }
echo "$files inputs of the fuzzer end as they should"
