#!/bin/sh
# make awks: runs the checks that use awk with each of these: original-awk (the awk of macOS and the BSDs), mawk, gawk
# and busybox awk.  Three minutes.
# AWKS='mawk gawk': only these, one word each.  WAR=BINARY: another program than ./war.
# Debian packages: original-awk mawk gawk busybox.
set -u
cd "$(dirname "$0")/../../.." || exit 1
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
checks=$(grep -l AWK tests/checks/*.sh tests/*/*/check.sh | sed 's|^tests/||; s|\.sh$||; s|/check$||')
for awk in ${AWKS:-original-awk mawk gawk busybox}; do
	command -v "$awk" >/dev/null || { echo "awks: no $awk: apt-get install $awk" >&2; exit 1; }
	# First in PATH, too, for what a check calls by the name of awk.
	rm -rf "${tmp:?}/bin"
	mkdir "$tmp/bin" && ln -s "$(command -v "$awk")" "$tmp/bin/awk" || exit 1
	# shellcheck disable=SC2086
	PATH=$tmp/bin:$PATH AWK=awk ./run_tests.sh $checks >"$tmp/log" 2>&1 ||
		{ echo "FAILED: with $awk"; cat "$tmp/log"; exit 1; }
	echo "$awk: $(tail -n 1 "$tmp/log")"
done
