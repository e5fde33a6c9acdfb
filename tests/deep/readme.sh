#!/bin/sh
# readme.sh - runs what README.md shows, and compares what it prints
#
# usage: sh tests/deep/readme.sh [FILE]
#
# A block that begins with ```console holds commands, each on a line that begins with "$ " and, directly below, lines
# that begin with "> "; what follows is all that it prints, on standard output and error.  Each block is run by one
# shell, in a fresh copy of the project's files in which nothing but `make` was run.  A command that fails is wrong even
# if it prints what it should.  Blocks with commands that are not installed here (the list is below) are skipped.  Other
# blocks, like ```sh, are not run.  Lines of FILE have at most 120 characters.
set -u
cd "$(dirname "$0")/../.." || exit 1
file=${1:-README.md}
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$tmp/made" "$tmp/temporary" || exit 1

# Does the command work here?  If not, it says what is missing.
works() {
	case $1 in
	sqlite3 | gnuplot) command -v "$1" >/dev/null || echo " $1" ;;
	python3) python3 -c 'import pandas' 2>/dev/null || echo ' pandas' ;;
	parallel) parallel --version 2>/dev/null </dev/null | grep -q '^GNU parallel' || echo ' GNU parallel' ;;
	esac
}

# The files that a clone would have, as they are now; without git, all but what was built.
{ git ls-files 2>/dev/null | grep . || find . -name .git -prune -o -path ./tests/build -prune -o -path ./war -o -type f -print; } |
	while read -r name; do
		[ ! -f "$name" ] || echo "$name"
	done >"$tmp/names"
tar -cf "$tmp/copy.tar" -T "$tmp/names" && tar -xf "$tmp/copy.tar" -C "$tmp/made" || exit 1

# Writes block N as the script N.sh, which puts what its command K prints in N.K.got and its status in N.K.status.
# What is wanted is in N.K.want, the command in N.K.command, and the line where it stands in N.K.line.
awk -v dir="$tmp" '
function end_command() {
	if (open_command)
		printf "} >../%s.got 2>&1 </dev/null\necho $? >../%s.status\n", name, name >script
	open_command = 0
}
function bad(what) {
	print FILENAME ":" NR ": " what
	failed = 1
}
length($0) > 120 { bad("a line of " length($0) " characters") }
/^```console *$/ { block++; command = 0; inside = 1; script = dir "/" block ".sh"; next }
/^```/ { if (inside) end_command(); inside = 0; next }
!inside { next }
/^\$ / {
	end_command()
	name = block "." ++command
	printf "{\n%s\n", substr($0, 3) >script
	print substr($0, 3) >(dir "/" name ".command")
	print NR >(dir "/" name ".line")
	printf "" >(dir "/" name ".want")
	open_command = more = 1
	next
}
command == 0 { bad("output before any command"); next }
more && /^> / { print substr($0, 3) >script; print substr($0, 3) >(dir "/" name ".command"); next }
{ more = 0; print >(dir "/" name ".want") }
END {
	if (inside)
		bad("a block without end")
	print block + 0 >(dir "/blocks")
	exit failed
}' "$file" || exit 1
blocks=$(cat "$tmp/blocks")

LC_ALL=C TMPDIR=$tmp/temporary
export LC_ALL TMPDIR
unset WAR RUN LIMIT MAKEFLAGS MFLAGS MAKELEVEL
(cd "$tmp/made" && make) >"$tmp/make" 2>&1 || { cat "$tmp/make"; exit 1; }

commands=0 bad=0 block=0
while [ "$block" -lt "$blocks" ]; do
	block=$((block + 1))
	missing=
	for tool in sqlite3 gnuplot python3 parallel; do
		! cat "$tmp/$block".*.command | grep -Eq "(^|[^[:alnum:]_])$tool " || missing=$missing$(works "$tool")
	done
	if [ -n "$missing" ]; then
		echo "skipped: $file:$(cat "$tmp/$block.1.line"): not installed:$missing"
		continue
	fi
	if [ ! -d "$tmp/clone" ] || [ -n "$(find "$tmp/clone" -newer "$tmp/copied")" ]; then
		rm -rf "$tmp/clone"
		cp -pR "$tmp/made" "$tmp/clone" && : >"$tmp/copied" || exit 1
	fi
	(cd "$tmp/clone" && timeout 300 sh "../$block.sh") >"$tmp/said" 2>&1 </dev/null
	for command in "$tmp/$block".*.command; do
		name=${command%.command}
		commands=$((commands + 1))
		[ -f "$name.got" ] || : >"$name.got"
		status=$(cat "$name.status" 2>/dev/null) || status='none: it did not come to its end'
		[ "$status" != 0 ] || ! cmp -s "$name.want" "$name.got" || continue
		bad=$((bad + 1))
		echo "FAILED: $file:$(cat "$name.line"), status $status: $(cat "$command")"
		(cd "$tmp" && diff -u "${name##*/}.want" "${name##*/}.got")
		cat "$tmp/said"
	done
done
echo "$((commands - bad)) of $commands commands of $file print what it shows"
[ "$bad" -eq 0 ] && [ "$commands" -gt 0 ]
