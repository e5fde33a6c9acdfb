#!/bin/sh
# now.sh - for judge.sh and class.sh: says on standard error what they do, every 3 s if it is something else
#
# usage: tmp=FOLDER; . now.sh; now_begin; now WHAT; ...; now_end     it ends with the script, too
#
# QUIET=1: nothing is said.  The folder gets the file `now`.
# shellcheck shell=sh disable=SC2154 # tmp
watcher='' said_now=''
now() { printf '%s\n' "$1" >"$tmp/now"; }
now_begin() {
	now 'getting ready'
	trap now_end EXIT
	[ -n "${QUIET-}" ] || {
		while sleep 3 >/dev/null 2>&1 && read -r what <"$tmp/now"; do
			[ "$what" = "$said_now" ] || echo "${0##*/}: $what ..." >&3
			said_now=$what
		done 3>&2 2>/dev/null >/dev/null &
		watcher=$!
	}
}
now_end() { [ -z "$watcher" ] || kill "$watcher" 2>/dev/null; watcher=''; }
