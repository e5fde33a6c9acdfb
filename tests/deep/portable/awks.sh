#!/bin/sh
# make awks: runs the checks of the program and of the tools that use awk, with each of these: original-awk (the awk of
# macOS and the BSDs), mawk, gawk and busybox awk, but for the one that make test has run with.
# AWKS='mawk gawk': only these, one word each.  WAR=BINARY: another program than ./war.
# Debian packages: original-awk mawk gawk busybox.
set -u
cd "$(dirname "$0")/../../.." || exit 1
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
checks=cases/house # run_tests.sh uses awk as well
for check in $(sh tests/deep/class.sh program tools); do
	! cat "tests/$check.sh" "tests/$check/check.sh" 2>/dev/null | grep -q AWK || checks="$checks $check"
done
for awk in ${AWKS:-original-awk mawk gawk busybox}; do
	command -v "$awk" >/dev/null || { echo "awks: no $awk: apt-get install $awk" >&2; exit 1; }
	[ -n "${AWKS-}" ] || [ "$(readlink -f "$(command -v "$awk")")" != "$(readlink -f "$(command -v awk)")" ] ||
		{ echo "$awk: it is the awk of make test"; continue; }
	# First in PATH, too, for what a check calls by the name of awk.
	rm -rf "${tmp:?}/bin"
	mkdir "$tmp/bin" && ln -s "$(command -v "$awk")" "$tmp/bin/awk" || exit 1
	# shellcheck disable=SC2086
	PATH=$tmp/bin:$PATH AWK=awk ./run_tests.sh -j "${JOBS:-2}" $checks >"$tmp/log" 2>&1 ||
		{ echo "FAILED: with $awk"; cat "$tmp/log"; exit 1; }
	echo "$awk: $(tail -n 1 "$tmp/log")"
done
