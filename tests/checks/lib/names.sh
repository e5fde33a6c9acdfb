#!/bin/sh
# names.sh - the names that `war --help` lists: rule books, settings, words of a setting
#
# usage: [WAR=./war] sh tests/checks/lib/names.sh books [KEY=VALUE ...]   the books, or only those that have these settings
#        [WAR=./war] sh tests/checks/lib/names.sh settings                the settings that have words: spoils, pile, ...
#        [WAR=./war] sh tests/checks/lib/names.sh SETTING                 the words of a setting: owner, laid, winner, ...
#
# Checks ask for the names, so that a new book or a new word is tested like the others.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
WAR=${WAR:-./war} what=${1:?usage: names.sh books | settings | SETTING}
shift
case $what in
books)
	$WAR --help | sed -n '/^Books/,/^$/s/^  \([^ ][^ ]*\).*/\1/p' | while read -r book; do
		rules=$($WAR -r "$book" -n 1 --counts | sed -n 's/^rules=[^,]*\(,[^	]*\).*/\1,/p')
		for setting; do
			case $rules in *",$setting,"*) ;; *) continue 2 ;; esac
		done
		echo "$book"
	done
	;;
*)
	$WAR --help | ${AWK:-awk} -v what="$what" '
		/^ ? ?[^ ]/ { name = $1; if (!sub(/=WORD:$/, "", name)) name = "" }
		what == "settings" && name != "" && /^  [^ ]/ { print name }
		name != "" && what == name && /^      [^ ]/ { print $1 }'
	;;
esac | grep . || { echo "names.sh: $WAR lists no $what" >&2; exit 1; }
