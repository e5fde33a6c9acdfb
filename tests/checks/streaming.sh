#!/bin/sh
# class: signals
# A game is answered as soon as its last card is read; the program does not wait for the end of the input.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

for options in -a -t -d --final --table '-r umass,input=decks -a'; do
	rm -f "$tmp/to"
	mkfifo "$tmp/to"
	: >"$tmp/got"
	$WAR $options <"$tmp/to" >"$tmp/got" &
	exec 3>"$tmp/to"
	seen=0
	[ "$options" != --table ] || seen=$($WAR --table -n 1 | head -n 1 | sed 's/^seed/game/' | wc -c) # its header comes at once
	for game in 1 2 3; do
		# The newline behind the last card is what tells that the card is whole.
		printf '1\n3D\n1\n2D\n' >&3
		tries=0
		while [ "$(wc -c <"$tmp/got")" -le "$seen" ]; do
			tries=$((tries + 1))
			[ $tries -le 200 ] || { echo "war $options: no answer to game $game before the end of the input"; exec 3>&-; wait; exit 1; }
			sleep 0.05 2>/dev/null || sleep 1
		done
		seen=$(wc -c <"$tmp/got")
	done
	exec 3>&-
	wait $! || { echo "war $options: exit status $?"; exit 1; }
done
echo "3 games answered one by one, with -a, -t, -d, --final and --table"
