#!/bin/sh
# words.sh - the words of a setting, as `war --help` lists them, so that a new one is tested like the others
#
# usage: [WAR=./war] sh tests/words.sh SETTING
#
# sh tests/words.sh spoils: owner, laid, winner, ...
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
WAR=${WAR:-./war}
$WAR --help | ${AWK:-awk} -v setting="$1=" '
	/^ ? ?[^ ]/ { inside = $1 == setting }
	inside && /^      [^ ]/ { print $1 }' | grep . ||
	{ echo "words.sh: $WAR has no words for $1" >&2; exit 1; }
