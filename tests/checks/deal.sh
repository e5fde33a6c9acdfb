#!/bin/sh
# war -d makes puzzles of the games, which war answers as it answers the games.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} games=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

same() { # BOOK, SETTINGS, what war plays ...: the settings do not matter to those who read puzzles
	book=$1 settings=$2
	shift 2
	$WAR -r "$book$settings" "$@" -a >"$tmp/wanted"
	$WAR -r "$book$settings" "$@" -d >"$tmp/deal"
	$WAR -r "$book,input=decks$settings" -a - <"$tmp/deal" >"$tmp/got"
	$WAR -r "$book,input=decks$settings" -d - <"$tmp/deal" >"$tmp/again"
	games=$((games + $(wc -l <"$tmp/wanted")))
	cmp -s "$tmp/wanted" "$tmp/got" && cmp -s "$tmp/deal" "$tmp/again" && return
	echo "war -d does not deal what war plays: war -r $book$settings $*"
	diff "$tmp/wanted" "$tmp/got" | head -n 10
	exit 1
}

same codingame '' -s 7 -n 50
same codingame '' -s 18446744073709551606 -n 10
same umass '' -n 50
same csharp '' -s -25 -n 50
same utexas '' -s -25 -n 50
same utexas '' -s -9223372036854775808 -n 5
for settings in ,suits=1,ranks=2 ,suits=3,ranks=3 ,suits=64,ranks=1 ,suits=1,ranks=64 ,suits=5,ranks=20 ,shuffle=python ,shuffle=dotnet; do
	same codingame $settings -n 20
	same csharp $settings -n 20
	same umass $settings -n 20
done
echo "$games games dealt as puzzles and answered as from their seeds"
