#!/bin/sh
# readme.sh - runs the commands of README.md and the guides, and compares what they print with what is shown
#
# usage: sh tests/deep/readme/readme.sh [-u] [FILE ...]
#
# FILEs are README.md and tests/guide/*.md if none is named.  -u writes what is printed now into them, where no `...` is
# shown and the status is right; look at it before you keep it.  In such a document:
#
# ```sh             begins a block of commands, to be pasted as it is: no prompts.  `set -e` is in force, so each command
#                   has to succeed.  ```sh status=1: the block ends with status 1.
# ```text or |      directly below: all that the block prints, on standard output and error, as a block or as a table.
#                   A block of commands with neither below it prints nothing.
# ...               a line of its own in what is printed: one or more lines that are not shown.
#
# Each document has a copy of the project's files of its own, in which nothing but `make` was run.  Its blocks run in
# order, each in a shell of its own, so a later block may read a file that an earlier one wrote.  A block with a command
# that is not installed here (the list is below) is skipped.  `make test` only prints its commands: .ci/run has run them.
#
# Other faults: an SVG in tests/guide that pictures.sh does not draw; in a document, a line of more than 120
# characters (but in a table and in what is printed), more than 140 lines (a guide: 268), a link to a file or a heading
# that is not there.
# shellcheck disable=SC2016,SC2094 # programs of awk; `links` is only read
set -u
cd "$(dirname "$0")/../../.." || exit 1
update=false pictures=false
[ "${1-}" != -u ] || { update=true && shift; }
[ $# -gt 0 ] || { pictures=true && set -- README.md tests/guide/*.md; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$tmp/made" "$tmp/temporary" "$tmp/bin" && PATH=$tmp/bin:$PATH || exit 1

# Does the command work here?  If not, it says what is missing.
works() {
	case $1 in
	pandas) pandas_works 2>/dev/null || echo ' pandas' ;;
	certify) works coqc; works ocamlopt ;;
	*) command -v "$1" >/dev/null || echo " $1" ;;
	esac
}
# The first python3 may lack pandas where that of the system has it.
pandas_works() {
	python3 -c 'import pandas' || { /usr/bin/python3 -c 'import pandas' && ln -s /usr/bin/python3 "$tmp/bin/python3"; }
}

# The files that a clone would have, as they are now; without git, all but what was built.
{ git ls-files 2>/dev/null | grep . || find . -name .git -prune -o -path ./tests/build -prune -o -path ./war -o -type f -print; } |
	while read -r name; do
		[ ! -f "$name" ] || echo "$name"
	done >"$tmp/names"
tar -cf "$tmp/copy.tar" -T "$tmp/names" && tar -xf "$tmp/copy.tar" -C "$tmp/made" || exit 1

LC_ALL=C TMPDIR=$tmp/temporary QUIET=1
export LC_ALL TMPDIR QUIET
unset WAR RUN LIMIT MAKEFLAGS MFLAGS MAKELEVEL CERT FILE FOLDER RULES OUT KIND ROUNDS TRANSCRIPT SHOW PART SUM JOBS OPTIONS N SEED CHUNK SINCE SURVIVE SECONDS
[ ! -x war ] || cp -p war "$tmp/made" # make decides whether it is up to date
(cd "$tmp/made" && make) >"$tmp/make" 2>&1 || { cat "$tmp/make"; exit 1; }

# Writes block N of a document as the files N.sh and N.want, and its line, its place and its status in a row of `blocks`.
# Prints the links of the document into `links`, one a line, and complains about its form.
split='
function bad(what) {
	print FILENAME ":" NR ": " what
}
function anchor(text) { # as GitHub makes it from a heading
	text = tolower(text)
	gsub(/[^a-z0-9 _-]/, "", text)
	gsub(/ /, "-", text)
	return text
}
inside == "" && /^```sh( status=[0-9]+)? *$/ {
	block++
	status = $0
	if (!sub(/.*=/, "", status))
		status = 0
	print block, NR, status + 0 >(dir "/blocks")
	printf "" >(dir "/" block ".sh")
	printf "" >(dir "/" block ".want")
	inside = "sh"
	next
}
inside == "" && /^```text *$/ {
	if (NR != below)
		bad("what is printed has no commands directly above it")
	inside = "want"
	next
}
inside == "" && /^```/ { inside = "other"; next }
/^```$/ {
	if (inside == "sh")
		below = NR + 1
	inside = ""
	next
}
length($0) > 120 && (inside == "sh" || inside == "" && !/^[|]/) { bad("a line of " length($0) " characters; at most 120") }
inside == "sh" && /^[$>] / { bad("a prompt, which cannot be pasted"); next }
inside == "sh" { sub(/^make test$/, "make -n test"); print >(dir "/" block ".sh"); next }
inside == "want" { print >(dir "/" block ".want"); next }
inside != "" { next }
/^[|]/ && NR == below { print >(dir "/" block ".want"); below++ }
/^#/ { text = $0; sub(/^#+ */, "", text); print "heading", anchor(text) >(dir "/links") }
{
	rest = $0
	gsub(/`[^`]*`/, "", rest)
	while (match(rest, /[]][(][^)]*[)]/)) {
		print "link", NR, substr(rest, RSTART + 2, RLENGTH - 3) >(dir "/links")
		rest = substr(rest, RSTART + RLENGTH)
	}
}
END {
	if (inside != "")
		bad("a block without end")
	if (NR > (FILENAME ~ /README/ ? 140 : 268))
		bad("too many lines: " NR)
}'

# Is what was printed (second file) what is shown (first), if each `...` stands for one or more lines?
agree='
function equal(at, i) { # the piece that begins in line `from` of what is shown, in line `at` of what was printed
	for (i = 0; from + i < to; i++)
		if (at + i > lines || shown[from + i] != printed[at + i])
			return 0
	return 1
}
FILENAME == ARGV[1] { shown[++wanted] = $0; next }
{ printed[++lines] = $0 }
END {
	for (from = 1; from <= wanted + 1; from = to + 1) {
		for (to = from; to <= wanted && shown[to] != "..."; to++)
			;
		at = from == 1 ? 1 : done + 2
		if (from > 1 && to > wanted) # the last piece is at the end
			at = lines - (to - from) + 1 > at ? lines - (to - from) + 1 : at
		while (!equal(at) && from > 1 && at <= lines)
			at++
		if (!equal(at) || at > lines + 1)
			exit 1
		done = at + to - from - 1
		if (to > wanted)
			exit done != lines
	}
}'

# Prints the document with new output below the blocks whose output is a file N.new.
renew='
/^```sh/ { block++; inside = "sh"; print; next }
inside == "sh" && /^```$/ {
	inside = ""
	print
	new = dir "/" block ".new"
	lines = ""
	while ((getline line <new) > 0)
		lines = lines line "\n"
	if (lines == "")
		next
	table = lines ~ /^[|][^\n]*\n[|][-:]/
	printf "%s", (table ? lines : "```text\n" lines "```\n")
	old = 1
	next
}
old == 1 { old = /^```text/ ? 2 : /^[|]/ ? 3 : 0 }
old == 2 { if (/^```$/) old = 0; next }
old == 3 && /^[|]/ { next }
{ old = 0; print }'

# Files and headings to which the document refers.
links() { # FILE FOLDER
	while read -r kind line target; do
		[ "$kind" = link ] || continue
		case $target in
		http*) ;;
		'#'*) grep -Fqx "heading ${target#?}" "$2/links" || echo "$1:$line: no heading $target" ;;
		*)
			path=${1%"${1##*/}"}${target%%#*}
			[ -e "$path" ] || echo "$1:$line: no file $target"
			case $target in
			*.md'#'*)
				awk "$split" dir="$3" "$path" >/dev/null
				grep -Fqx "heading ${target#*#}" "$3/links" || echo "$1:$line: no heading $target"
				;;
			esac
			;;
		esac
	done <"$2/links"
}

blocks=0 bad=0
for file; do
	rm -rf "$tmp/document" "$tmp/clone" "$tmp/other"
	mkdir "$tmp/document" "$tmp/other" && cp -pR "$tmp/made" "$tmp/clone" && : >"$tmp/document/blocks" && : >"$tmp/document/links" || exit 1
	{
		awk "$split" dir="$tmp/document" "$file"
		links "$file" "$tmp/document" "$tmp/other"
	} >"$tmp/said"
	bad=$((bad + $(wc -l <"$tmp/said")))
	cat "$tmp/said"
	while read -r block line wanted; do
		name=$tmp/document/$block missing=
		for tool in sqlite3 gnuplot python3 pandas certify; do
			! grep -Eq "(^|[^[:alnum:]_./-])$tool( |\$)" "$name.sh" || missing=$missing$(works "$tool")
		done
		if [ -n "$missing" ]; then
			echo "skipped: $file:$line: not installed:$missing"
			continue
		fi
		blocks=$((blocks + 1)) status=0
		(cd "$tmp/clone" && timeout 300 sh -e "$name.sh") >"$name.got" 2>&1 </dev/null || status=$?
		[ "$status" -ne "$wanted" ] || ! awk "$agree" "$name.want" "$name.got" || continue
		if $update && [ "$status" -eq "$wanted" ] && ! grep -q '^[.][.][.]$' "$name.want"; then
			cp "$name.got" "$name.new" && echo "updated: $file:$line"
			continue
		fi
		bad=$((bad + 1))
		echo "FAILED: $file:$line, status $status: $(cat "$name.sh")"
		(cd "$tmp/document" && diff -u "$block.want" "$block.got")
	done <"$tmp/document/blocks"
	! $update || { awk -v dir="$tmp/document" "$renew" "$file" >"$tmp/document/new" && cp "$tmp/document/new" "$file"; } || exit 1
done
# The pictures are what pictures.sh draws now.
if $pictures; then
	mkdir "$tmp/drawn" && (cd "$tmp/made" && sh tests/guide/pictures.sh "$tmp/drawn") || bad=$((bad + 1))
	for picture in tests/guide/*.svg; do
		cmp -s "$picture" "$tmp/drawn/${picture##*/}" || { bad=$((bad + 1)) && echo "FAILED: $picture is not what pictures.sh draws"; }
	done
fi
echo "$blocks blocks of commands in $# documents, $bad faults"
[ "$bad" -eq 0 ] && [ "$blocks" -gt 0 ]
