#!/bin/sh
# make awks: runs the cases and the checks that use awk with the awk and the shell of other systems: original-awk and bash
# (macOS), mawk and dash (Debian), gawk and bash (Fedora), busybox (Alpine).
# gawk only with ALL=1: where it is installed, make test uses it.
# AWKS='mawk gawk': only these, one word each.  WAR=BINARY: another program than ./war.
# Debian packages: original-awk mawk gawk busybox bash dash.
set -u
cd "$(dirname "$0")/../../.." || exit 1
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
checks=cases/
for check in $(sh tests/deep/class.sh program signals tools); do
	! grep -sqi awk "tests/$check.sh" "tests/$check"/* || checks="$checks $check"
done
for awk in ${AWKS:-original-awk mawk ${ALL:+gawk} busybox}; do
	command -v "$awk" >/dev/null || { echo "awks: no $awk: apt-get install $awk" >&2; exit 1; }
	case $awk in mawk) shell=dash ;; busybox) shell=busybox ;; *) shell=bash ;; esac
	command -v $shell >/dev/null || { echo "awks: no $shell: apt-get install $shell" >&2; exit 1; }
	# First in PATH, so that all scripts get them.
	rm -rf "${tmp:?}/bin"
	mkdir "$tmp/bin" && ln -s "$(command -v "$awk")" "$tmp/bin/awk" && ln -s "$(command -v $shell)" "$tmp/bin/sh" || exit 1
	# shellcheck disable=SC2086
	PATH=$tmp/bin:$PATH AWK=awk sh run_tests.sh -j "${JOBS:-2}" $checks >"$tmp/log" 2>&1 ||
		{ echo "FAILED: with $awk and $shell"; cat "$tmp/log"; exit 1; }
	echo "$awk, $shell: $(tail -n 1 "$tmp/log")"
done
