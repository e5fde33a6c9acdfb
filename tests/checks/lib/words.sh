#!/bin/sh
# words.sh - the words of a setting, as `war --help` lists them, so that a new one is tested like the others
#
# usage: [WAR=./war] sh tests/checks/lib/words.sh [SETTING]
#
# sh tests/checks/lib/words.sh spoils: owner, laid, winner, ...; without SETTING the settings that have words: spoils, pile, ...
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
WAR=${WAR:-./war}
$WAR --help | ${AWK:-awk} -v setting="${1-}" '
	/^ ? ?[^ ]/ { name = $1; if (!sub(/=WORD:$/, "", name)) name = "" }
	setting == "" && name != "" && /^  [^ ]/ { print name }
	name != "" && setting == name && /^      [^ ]/ { print $1 }' | grep . ||
	{ echo "words.sh: $WAR has no words${1+ for $1}" >&2; exit 1; }
