#!/bin/sh
# class: tools
# published.sh and parity.sh replace their pages only if all is well.  published.md ends with "All agree.".  parity.md is what
# parity.sh writes, apart from numbers.  Three of its numbers are computed again.  The certificate is right.
# shellcheck disable=SC2015,SC2016 # `a && b || c`; $3 is of awk
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

echo kept >"$tmp/page"
status=0
WAR=false sh tests/evidence/published.sh "$tmp/page" >"$tmp/said" 2>&1 || status=$?
[ $status -eq 1 ] && [ "$(cat "$tmp/page")" = kept ] && grep -q "a run has failed; $tmp/page is left" "$tmp/said" ||
	{ echo "published.sh without war: status $status, and"; cat "$tmp/said" "$tmp/page"; exit 1; }
[ "$(tail -n 1 tests/evidence/published.md)" = 'All agree.' ] && grep -q ' 1,000,000 games each' tests/evidence/published.md ||
	{ echo 'tests/evidence/published.md: not the page of a million games, in which all agree'; exit 1; }

# With other numbers, parity.sh writes the same page.
numbers_out() { sed -e 's/[0-9][0-9.,]*[0-9]/0/g; s/[0-9]/0/g' -e 's/at most 0/0/g; s/ (0 [.][.] 0)//g' "$1"; }
GAMES=20 sh tests/evidence/parity.sh >"$tmp/parity"
numbers_out "$tmp/parity" >"$tmp/page"
numbers_out tests/evidence/parity.md | diff - "$tmp/page" ||
	{ echo 'tests/evidence/parity.md (<) is not the page that parity.sh writes (>), numbers aside'; exit 1; }
# Some of its numbers again.
for rules in house,spoils=winner,down=1 house,spoils=winner,down=3 house,spoils=loser,down=3; do
	wanted=$($WAR -r $rules,cards=51 -n 10000 --stats |
		$AWK -v rules=$rules '/^endless/ { printf "| `%s` | %.1f (%.1f .. %.1f) |", rules, $3, $4, $6 }')
	grep -qF "$wanted" tests/evidence/parity.md || { echo "tests/evidence/parity.md: not there: $wanted"; exit 1; }
done
echo kept >"$tmp/page"
status=0
GAMES=0 sh tests/evidence/parity.sh "$tmp/page" >"$tmp/said" 2>&1 || status=$?
[ $status -eq 1 ] && [ "$(cat "$tmp/page")" = kept ] && grep -q "a run has failed; $tmp/page is left" "$tmp/said" ||
	{ echo "parity.sh with GAMES=0: status $status, and"; cat "$tmp/said" "$tmp/page"; exit 1; }
if command -v python3 >/dev/null 2>&1; then
	certificate=tests/evidence/52-cards.certificate
	[ "$(python3 tests/tools/certify/certificate.py $certificate)" = 'game 1: LOOP 10 1020 right: 60 laps of 17 rounds' ] ||
		{ echo "$certificate is not right"; exit 1; }
fi
echo 'pages are kept if their scripts fail; in published.md all numbers agree, parity.md has the numbers of today'
