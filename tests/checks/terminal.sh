#!/bin/sh
# class: signals
# What war does at a terminal: long runs tell how far they are, war says that it waits for a game, and Ctrl-C reaches all
# jobs.
# The terminal is script's (Debian package bsdutils).
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $1 is of awk; two words are meant
set -u
WAR=${WAR:-./war} AWK=${AWK:-awk}
script -qec true /dev/null </dev/null >/dev/null 2>&1 || { echo 'skipped: no script of util-linux'; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
fail() { echo "$*"; exit 1; }
begins=1 # seconds until a run waits for a game or handles signals, at most
tells=0.5 # seconds until it tells how far it is
case $WAR in valgrind*) begins=8 tells=8 ;; esac

# at_terminal NAME COMMAND: what it prints there.
at_terminal() {
	echo "$2; echo status \$?" >"$tmp/run-$1"
	script -qec "sh $tmp/run-$1" /dev/null </dev/null | tr -d '\r' >"$tmp/$1"
}

# begun ARGUMENTS PROCESSES: waits until this many processes play whose command lines end with the arguments, or ten seconds.
cat >"$tmp/begun" <<'END'
for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
	[ "$(ps -A -o args= 2>/dev/null | grep -c -e "$1\$")" -lt "$2" ] || break
	sleep 0.05 2>/dev/null || sleep 1
	[ "$try" -lt 10 ] || sleep 1
done
sleep 0.1 2>/dev/null || sleep 1
END

# stop RUN ARGUMENTS PROCESSES SECONDS: stops the run and its jobs for three seconds, in which they need not play; lets the run
# play for some seconds, in which it tells how far it is; then ends it by Ctrl-C.
cat >"$tmp/stop" <<'END'
sh "${0%stop}begun" "$2" "$3"
all=$(ps -A -o pid= -o ppid= 2>/dev/null | ${AWK:-awk} -v run="$1" '$2 == run { print $1 }')
kill -STOP "$1" $all
sleep 3
kill -CONT "$1"
sleep "$4" 2>/dev/null || sleep 1
kill -INT "$1"
[ -z "$all" ] || kill -CONT $all
END

# Runs that last a few seconds: of seeds, where the number of games is known, and of input, where it is not.
began=$(date +%s)
at_terminal table "$WAR -n 30000 --table 2>/dev/tty </dev/null | { sed q; sleep 3; cat; } >/dev/null" &
at_terminal seeds "$WAR -n 1000000000 -j 7 --stats >/dev/null 2>/dev/tty </dev/null & sh $tmp/stop \$! '-n 1000000000 -j 7 --stats' 7 $tells; wait \$!" &
# Standard error is a file.
$WAR -n 1000000001 --stats >/dev/null 2>"$tmp/file" &
sh "$tmp/stop" $! '-n 1000000001 --stats' 1 $tells &
at_terminal both "{ printf '1 3D 1 2D '; sleep 3; printf '1 3D 1 2D 1 2D 1 3D '; } | $WAR" &
at_terminal deck "$WAR -r utexas" &
at_terminal hands "$WAR -r umass,input=decks" &
at_terminal merging "$WAR --merge" &
at_terminal input "{ printf '1 3D 1 2D '; sleep 3; printf '1 3D 1 2D 1 2D 1 3D '; } | $WAR --stats >$tmp/stats"
# At the same time, a game that is typed, with Ctrl-D, and a run that is ended by Ctrl-C.
{ sleep $begins; printf '1 3D 1 2D\n\004'; } | script -qec "$WAR" /dev/null | tr -d '\r' >"$tmp/typed" &
{ sh "$tmp/begun" '-n 999999999 -j 3 --counts' 3; printf '\003'; sleep 1; } |
	script -qec "$WAR -r umass -n 999999999 -j 3 --counts >$tmp/counts" /dev/null | tr -d '\r' >"$tmp/cut" &
wait
seconds=$(($(date +%s) - began))
grep -q '[0-9] games, [1-9][0-9]* a second, [0-9]* s left  ' "$tmp/seeds" || fail "games of seeds: $(cat "$tmp/seeds")"
# The games left take as long as it says, at so many a second, which are rounded down.
grep -o '[0-9]* games, [0-9]* a second, [0-9]* s' "$tmp/seeds" | $AWK '{ left = 1000000000 - $1 }
	$6 > left / $3 || $6 < left / ($3 + 1) - 1 { exit 1 }' || fail "time left: $(cat "$tmp/seeds")"
! grep 's left' "$tmp/table" || fail 'progress is shown with --table'
! grep 's left' "$tmp/file" || fail 'progress is shown in a file'
! grep 's left.*war:' "$tmp/seeds" || fail 'a message on the line of the progress'
[ "$(grep -o 's left' "$tmp/seeds" | wc -l)" -le $seconds ] || fail "more than once a second: $(cat "$tmp/seeds")"
grep -qx 'games 1[.][.]3' "$tmp/stats" || fail "the statistics of slow input: $(cat "$tmp/stats")"
! grep -q games "$tmp/input" || fail "slow input, whose end is not known: $(cat "$tmp/input")"
[ "$(tail -n 1 "$tmp/seeds")" = 'status 130' ] || fail "games of seeds: $(cat "$tmp/seeds")"
[ "$(tail -n 1 "$tmp/input")" = 'status 0' ] || fail "slow input: $(cat "$tmp/input")"

printf '1 1\n1 1\n2 1\nstatus 0\n' | diff -u - "$tmp/both" || fail 'progress is shown among the answers'

# A game is waited for.
printf 'war: waiting for cards (-s 1 shuffles a deck); war --help explains\n1 3D 1 2D\n1 1\n' | diff -u - "$tmp/typed" || fail 'a game that is typed'
grep -qx 'war: waiting for cards (-s 1 shuffles a deck); war --help explains' "$tmp/deck" || fail "a deck: $(cat "$tmp/deck")"
grep -qx 'war: waiting for cards (-s 1 shuffles a deck); war --help explains' "$tmp/hands" || fail "two hands: $(cat "$tmp/hands")"
grep -qx 'war: waiting for counts; war --help explains' "$tmp/merging" || fail "counts: $(cat "$tmp/merging")"
# All jobs have counted, until Ctrl-C, which the terminal passes to all.
games=$(sed -n 's/.*war: cut short after \([0-9]*\) games$/\1/p' "$tmp/cut")
[ "$($AWK '$1 == "seeds" { games += $3 } END { print games }' "$tmp/counts")" = "$games" ] ||
	fail "Ctrl-C: $(cat "$tmp/cut"); counted are $(grep '^seeds' "$tmp/counts")"
! grep -v -e 'war: not played: -s [0-9]* -n [0-9]*$' -e ' s left' -e 'cut short after' "$tmp/cut" || fail "Ctrl-C: $(cat "$tmp/cut")"
echo 'progress is shown for seeds only; a game is waited for; Ctrl-C stops all jobs'
