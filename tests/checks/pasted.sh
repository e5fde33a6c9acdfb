#!/bin/sh
# class: tools
# war.c as it is pasted into an online judge: each book, and a smaller hand where memory is short.
# shellcheck disable=SC2015,SC2086,SC3045 # `a && b || c`; CC and WAR may be several words; POSIX has ulimit -v only since 2024
set -eu
WAR=${WAR:-./war} CC=${CC:-cc}
command -v ${CC%% *} >/dev/null 2>&1 || { echo "skipped: no C compiler $CC"; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

compiled() { $CC -std=c11 "$@" -DWAR_NO_PRAGMA -o "$tmp/pasted" war.c; }

books=$(sh tests/checks/lib/names.sh books)
for book in $books; do
	compiled -DBOOK="\"$book\""
	$WAR -r "$book" -n 20 -d >"$tmp/deals"
	$WAR -r "$book" -a - <"$tmp/deals" >"$tmp/wanted"
	[ -s "$tmp/wanted" ]
	case $($WAR -r "$book" -n 1) in [A-Z]*' '*) set -- -a ;; *) set -- ;; esac # csharp and utexas print transcripts
	"$tmp/pasted" "$@" <"$tmp/deals" >"$tmp/got"
	cmp -s "$tmp/wanted" "$tmp/got" || { echo "compiled for $book, war answers otherwise"; diff "$tmp/wanted" "$tmp/got" | head; exit 1; }
	"$tmp/pasted" -r down=2 -n 1 --counts | grep -q "^rules=$book,down=2," || { echo "-r down=2 is not of $book"; exit 1; }
done

# 100,000 cards fit into 16 MB, and one more is an error.
compiled -DHAND_MOST=100000
limited() { (ulimit -v 16384 && "$tmp/pasted" "$@"); }
if limited --version >"$tmp/got" 2>/dev/null; then
	awk 'BEGIN { print 100000; for (i = 0; i < 100000; i++) print i % 3 + 2 "D"; print 100000; for (i = 0; i < 100000; i++) print i % 5 + 2 "H" }' >"$tmp/large"
	limited "$tmp/large" >"$tmp/got"
	$WAR "$tmp/large" | cmp -s - "$tmp/got" || { echo "100,000 cards in 16 MB: $(cat "$tmp/got")"; exit 1; }
	! echo 100001 | limited >"$tmp/got" 2>&1 && grep -q '(1 to 100000)' "$tmp/got" || { echo "a hand of 100,001 cards: $(cat "$tmp/got")"; exit 1; }
	memory=', 100,000 cards in 16 MB'
fi
echo "pasted: $(echo "$books" | wc -l) books${memory-}"
