#!/bin/sh
# names.sh - the names that `war --help` lists: rule books, settings, words of a setting
#
# usage: [WAR=./war] sh tests/checks/lib/names.sh books [KEY=VALUE ...]   the books, or only those that have these settings
#        [WAR=./war] sh tests/checks/lib/names.sh settings                the settings that have words: spoils, pile, ...
#        [WAR=./war] sh tests/checks/lib/names.sh SETTING                 the words of a setting: owner, laid, winner, ...
#        [WAR=./war] sh tests/checks/lib/names.sh orders                  the words of spoils without chance, and whose card
#                                                                         of a battle comes first: owner:1, laid:1, winner:3, ...
#
# 1: player 1's, 2: the loser's, 3: the winner's, 4: player 2's.
# Checks ask for the names, so that a new book or a new word is tested like the others.
# shellcheck disable=SC2016,SC2086 # $1 is of awk; WAR may be several words
WAR=${WAR:-./war} what=${1:?usage: names.sh books | settings | SETTING | orders}
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
orders)
	games='1 3D 1 2D 1 2D 1 3D' # player 1 wins the first, player 2 the second
	for spoils in $(sh "$0" spoils); do
		rules=codingame,spoils=$spoils
		! echo $games | $WAR -r $rules -s 1 - >/dev/null 2>&1 || continue # only games with chance have a seed
		case $(echo $games | $WAR -r $rules -t | sed -n 's/.* takes //p' | tr '\n' ' ') in
		'3D 2D 2D 3D ') echo $spoils:1 ;;
		'2D 3D 2D 3D ') echo $spoils:2 ;;
		'3D 2D 3D 2D ') echo $spoils:3 ;;
		'2D 3D 3D 2D ') echo $spoils:4 ;;
		*) echo "names.sh: spoils=$spoils: who takes what?" >&2; exit 1 ;;
		esac
	done
	;;
*)
	$WAR --help | ${AWK:-awk} -v what="$what" '
		/^ ? ?[^ ]/ { name = $1; if (!sub(/=WORD:$/, "", name)) name = "" }
		what == "settings" && name != "" && /^  [^ ]/ { print name }
		name != "" && what == name && /^      [^ ]/ { print $1 }'
	;;
esac | grep . || { echo "names.sh: $WAR lists no $what" >&2; exit 1; }
