#!/bin/sh
# readme.sh - runs what README.md shows, and compares what it prints
#
# usage: sh tests/readme.sh [FILE]
#
# A block that begins with ```console holds commands, lines that begin with "$ ", each followed by what it prints
# on standard output and error.  The commands are run by one shell each, in a copy of the project in which war has
# been made; the copy lasts for all blocks.  Other blocks, like ```sh, are not run.
set -u
cd "$(dirname "$0")/.." || exit 1
file=${1:-README.md}
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$tmp/copy" || exit 1
tar -cf "$tmp/copy.tar" --exclude=tests/build war.c Makefile run_tests.sh README.md tests && tar -xf "$tmp/copy.tar" -C "$tmp/copy" || exit 1

# Writes the command N to N.sh and what it should print to N.want.
awk -v dir="$tmp" '
/^```console *$/ { inside = 1; next }
/^```/ { inside = 0; next }
!inside { next }
/^\$ / {
	n++
	print substr($0, 3) >(dir "/" n ".sh")
	printf "" >(dir "/" n ".want")
	print NR >(dir "/" n ".line")
	next
}
n == 0 { print FILENAME ":" NR ": output before any command"; exit 1 }
{ print >(dir "/" n ".want") }
END { print n + 0 >(dir "/count") }' "$file" || exit 1
commands=$(cat "$tmp/count")

LC_ALL=C
export LC_ALL
unset COLUMNS WAR RUN LIMIT MAKEFLAGS MFLAGS MAKELEVEL
(cd "$tmp/copy" && mkdir -p tests/build && make) >"$tmp/made" 2>&1 || { cat "$tmp/made"; exit 1; }
bad=0 n=0
while [ "$n" -lt "$commands" ]; do
	n=$((n + 1))
	(cd "$tmp/copy" && timeout 900 sh "../$n.sh") >"$tmp/$n.got" 2>&1 </dev/null
	cmp -s "$tmp/$n.want" "$tmp/$n.got" && continue
	bad=$((bad + 1))
	echo "FAILED: $file:$(cat "$tmp/$n.line"): $(cat "$tmp/$n.sh")"
	(cd "$tmp" && diff -u "$n.want" "$n.got")
done
echo "$((commands - bad)) of $commands commands of $file print what it shows"
[ "$bad" -eq 0 ] && [ "$commands" -gt 0 ]
