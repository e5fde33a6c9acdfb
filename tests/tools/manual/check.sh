#!/bin/sh
# The manual page has the conventional sections in their order, and every word of --help and of the reference.  It names no
# guide, and its date is that of the version.  mandoc finds nothing wrong with it, nor does groff.
# shellcheck disable=SC2015,SC2086 # a && b || c; WAR may be several words
set -eu
WAR=${WAR:-./war}
export WAR
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
fail() { echo "$1"; exit 1; }
sh tests/tools/manual/manual.sh >"$tmp/war.6"

sed -n 's/^[.]Sh //p' "$tmp/war.6" | tr '\n' ,  >"$tmp/sections"
[ "$(cat "$tmp/sections")" = 'NAME,SYNOPSIS,DESCRIPTION,RULE BOOKS,SETTINGS,INPUT,OUTPUT,TABLES,COUNTS,CHANCE,EXIT STATUS,EXAMPLES,DIAGNOSTICS,SEE ALSO,CAVEATS,' ] ||
	fail "the sections: $(cat "$tmp/sections")"
[ "war $(sed -n 's/^date=.* # of version //p' tests/tools/manual/manual.sh)" = "$($WAR -V)" ] || fail 'the date in manual.sh is that of another version'
SOURCE_DATE_EPOCH=951782400 sh tests/tools/manual/manual.sh | diff - "$tmp/war.6" >"$tmp/said" || :
grep -q '^< .Dd February 29, 2000$' "$tmp/said" && [ "$(wc -l <"$tmp/said")" -eq 4 ] || fail "SOURCE_DATE_EPOCH: $(cat "$tmp/said")"

# A line for each sentence of the sections "Reference" that links to a guide.
for file in README.md tests/guide/reference.md tests/guide/data.md tests/guide/batch.md; do
	sed -n '/^#* Reference$/,$p' "$file"
done | tr -s '\n ' ' ' | sed 's/[.] /.\
/g' | grep '\]([^h#]' >"$tmp/linked"
{ echo guide; sed 's/^[^[]*\[\([^]]*\)\]([^h#].*/\1/' "$tmp/linked"; } >"$tmp/guides"
sed 1d "$tmp/war.6" | tr '\n' ' ' >"$tmp/line"
while read -r guide; do
	! grep -Fq "$guide" "$tmp/line" || fail "it names what is not installed: $guide"
done <"$tmp/guides"
! command -v groff >/dev/null || said=$(groff -mdoc -Tutf8 -ww -z "$tmp/war.6" 2>&1) && [ -z "${said-}" ] || fail "groff: $said"
if ! command -v mandoc >/dev/null; then
	echo 'the sections are those of mdoc(7); skipped: there is no mandoc'
	exit 0
fi
mandoc -T lint -W style "$tmp/war.6" >"$tmp/said" 2>&1 || fail "mandoc: $(cat "$tmp/said")"
[ ! -s "$tmp/said" ] || fail "mandoc: $(cat "$tmp/said")"

# The sections "Reference", from their first heading on, without headings and heads of tables.
reference() {
	for file in README.md tests/guide/reference.md tests/guide/data.md tests/guide/batch.md; do
		sed -n '/^#* Reference$/,$p' "$file" | sed '1d; s/]([^h][^)]*)//g' |
			awk '/^#/ { inside = 1 } /^[|]-/ { line = ""; next } inside && line !~ /^(#|$)/ { print line } { line = $0 }
				END { if (line !~ /^#/) print line }'
	done
}

# Every word of --help and of the reference is on the page.
words() { tr -c 'A-Za-z0-9' '\n' | grep . | sort -u; }
{ mandoc -T ascii "$tmp/war.6" | sed "s/.$(printf '\b')//g"; cat "$tmp/linked"; } | words >"$tmp/page"
{
	$WAR --help | sed 1d
	reference
} | words | comm -23 - "$tmp/page" >"$tmp/missing"
[ ! -s "$tmp/missing" ] || fail "not on the page: $(tr '\n' ' ' <"$tmp/missing")"

# An item for each option, example, setting and word of --help, each row and bullet of the reference, each rule book.
items=$({
	$WAR --help | sed -n '/^Books/,/^Settings/d; /^  /p'
	reference | grep '^[|-] '
	sh tests/checks/lib/names.sh books
} | wc -l)
[ "$items" -eq "$(grep -c '^[.]It' "$tmp/war.6")" ] || fail "$items items are wanted, and $(grep -c '^[.]It' "$tmp/war.6") are on the page"
grep -q '^value: 0; count: games with this verdict[.]$' "$tmp/war.6" || fail 'cells of a table without the names of their columns'
echo "15 sections, $items items, $(wc -l <"$tmp/page" | tr -d ' ') words, and mandoc finds nothing"
