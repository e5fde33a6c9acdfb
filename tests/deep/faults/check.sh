#!/bin/sh
# class: signals
# Some of what make faults does: every call that can fail made to fail, one by one, of five runs.
set -eu
WAR=${WAR:-./war}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
command -v cc >/dev/null 2>&1 || { echo 'skipped: no C compiler'; exit 0; }
# A program that is static, or has sanitizers, or is run under another, does not take the library.
if ! cc -O1 -fPIC -shared -o "$tmp/faults.so" tests/deep/faults/faults.c -ldl 2>/dev/null ||
	! LD_PRELOAD=$tmp/faults.so FAULTS='' FAULTS_LOG=$tmp/log "$WAR" -V >/dev/null 2>&1 || [ ! -s "$tmp/log" ]; then
	echo 'skipped: no library can be loaded before this program'
	exit 0
fi
QUICK=1 sh tests/deep/faults/faults.sh
