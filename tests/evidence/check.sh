#!/bin/sh
# class: tools
# published.sh replaces its page only if all is well; the page that is kept says so.
# shellcheck disable=SC2015 # `a && b || c`
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

echo kept >"$tmp/page"
status=0
GAMES=0 sh tests/evidence/published.sh "$tmp/page" >"$tmp/said" 2>&1 || status=$?
[ $status -eq 1 ] && [ "$(cat "$tmp/page")" = kept ] && grep -q "a run has failed; $tmp/page is left" "$tmp/said" ||
	{ echo "published.sh with GAMES=0: status $status, and"; cat "$tmp/said" "$tmp/page"; exit 1; }
[ "$(tail -n 1 tests/evidence/published.md)" = 'All agree.' ] && grep -q ' 1,000,000 games each' tests/evidence/published.md ||
	{ echo 'tests/evidence/published.md: not the page of a million games, in which all agree'; exit 1; }
echo 'published.md is kept if published.sh fails; in it all numbers agree'
