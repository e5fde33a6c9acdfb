#!/bin/sh
# long.sh is killed at random moments and started again: at each moment every chunk is whole, and in the end the
# statistics are those of one run.  So they are if parts run at the same time, in a copy of the source that nobody has compiled,
# too, and if a chunk is damaged.  Chunks of another run are left alone.
# shellcheck disable=SC2015,SC2086 # a && b || c; WAR may be several words
set -eu
WAR=${WAR:-./war}
export WAR
command -v timeout >/dev/null || { echo 'skipped: there is no timeout'; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset RULES N SEED CHUNK JOBS PART FOLDER
fail() { echo "$1"; cat "$tmp/said" 2>/dev/null; exit 1; }
long() { env "FOLDER=$tmp/runs $folder" "$@" sh tests/tools/long/long.sh >"$tmp/said" 2>&1 </dev/null; }
whole() { # every chunk of the folder, at any time: status 3 says only that other chunks are missing
	set -- "$tmp/runs $folder"/*.counts
	[ ! -f "$1" ] || $WAR --merge "$@" >/dev/null 2>"$tmp/said" || [ $? -eq 3 ] || fail 'a chunk is not whole'
}
same() { cmp -s "$tmp/single" "$tmp/said" || fail "folder $folder: not the statistics of one run:"; }
$WAR -r house -s 100 -n 24300 --stats >"$tmp/single"

# Killed, the process and its children, until it is complete: the n-th time after n * 80 ms.  Each chunk begins with a nap, so
# that no machine is too fast to be stopped in the middle.
echo "case \$* in *'-n 900'*) sleep 0.03 ;; esac; exec $WAR \"\$@\"" >"$tmp/slowly"
folder=1 tries=0 middle=0
set -- KILL TERM KILL INT KILL HUP
while tries=$((tries + 1)) && [ $tries -lt 200 ]; do
	status=0
	env FOLDER="$tmp/runs 1" RULES=house SEED=100 N=24300 CHUNK=900 JOBS=2 WAR="sh $tmp/slowly" \
		timeout -s "$1" $((tries * 8 / 100)).$((tries * 8 / 10 % 10))$((tries * 8 % 10)) \
		sh tests/tools/long/long.sh >"$tmp/said" 2>&1 </dev/null || status=$?
	[ $status -ne 0 ] || break
	[ $status -ge 124 ] || fail "SIG$1: status $status"
	whole
	[ ! -f "$tmp/runs 1/100.counts" ] || middle=$((middle + 1)) stamp=${stamp:-$(ls -li "$tmp/runs 1/100.counts")}
	set -- "$@" "$1"
	shift
done
same
[ $middle -ge 3 ] || fail 'it was not stopped three times in the middle'
[ "$stamp" = "$(ls -li "$tmp/runs 1/100.counts")" ] || fail 'a chunk that was there was played again'
[ -z "$(find "$tmp/runs 1" -name '*.part')" ] || fail 'there are unfinished chunks left'

# Again: nothing is left to play.  A chunk is lost and one is damaged: they are played again.
find "$tmp/runs 1" -name '*.counts' -exec ls -li {} + >"$tmp/before"
long || fail "status $?"
same
find "$tmp/runs 1" -name '*.counts' -exec ls -li {} + | cmp - "$tmp/before" || fail 'complete, and yet played again'
rm "$tmp/runs 1/5500.counts"
sed '$d' "$tmp/runs 1/9100.counts" >"$tmp/damaged" && mv "$tmp/damaged" "$tmp/runs 1/9100.counts"
long || fail "status $?"
grep -Fq "9100.counts is damaged, and is played again (war: " "$tmp/said" || fail 'a damaged chunk:'
sed -i.said 1d "$tmp/said"
same

# What a stopped run says, and what one leaves that kill -9 has ended.
stopped() { # COMMAND of the shell that plays the chunk of 9100, STATUS
	rm -f "$tmp/runs 1/9100.counts"
	echo "case \$* in *'-s 9100 -n 900'*) $1 ;; esac; exec $WAR \"\$@\"" >"$tmp/stops"
	status=0
	long PART=11/27 JOBS=1 WAR="sh $tmp/stops" || status=$?
	message="seeds 9100..9999 are not in $tmp/runs 1/9100.counts: the same command plays them again"
	[ $status -eq "$2" ] && grep -Fq "$message" "$tmp/said" &&
		[ -z "$(find "$tmp/runs 1" -name '*.part')" ] || fail "$1: status $status, or not what is played again, or a part is left:"
}
# shellcheck disable=SC2016 # of the shell that plays
stopped 'kill $PPID; sleep 9' 143
stopped 'kill -TERM $$' 143
[ ! -c /dev/full ] || stopped 'exec >/dev/full' 1
sh -c 'echo $$' >"$tmp/ended"
: >"$tmp/runs 1/1.$(uname -n).$(cat "$tmp/ended").part"
: >"$tmp/runs 1/1.$(uname -n).$$.part"
long PART=1/27 || fail "status $?"
[ "$(find "$tmp/runs 1" -name '*.part')" = "$tmp/runs 1/1.$(uname -n).$$.part" ] ||
	fail 'the part of an ended process is kept, or that of another one is not'
long && same

# Parts at the same time, and two processes of the same part.
folder=2
long RULES=house SEED=100 N=24300 CHUNK=3000 JOBS=1 PART=3/3 || fail "PART=3/3: status $?"
[ "$(cat "$tmp/said")" = '3 of 9 chunks are there' ] || fail 'PART=3/3'
for part in 1/3 1/3 2/3; do
	env FOLDER="$tmp/runs 2" JOBS=1 PART=$part sh tests/tools/long/long.sh >"$tmp/part" 2>&1 </dev/null &
done
wait
long || fail "status $?"
same
[ "$(find "$tmp/runs 2" -name '*.counts' | wc -l)" -eq 9 ] || fail 'not 9 chunks'

# Wrong usage.
refused() { # MESSAGE, variables
	message=$1 status=0
	shift
	long "$@" || status=$?
	[ $status -eq 2 ] && grep -Fq -- "$message" "$tmp/said" || fail "$*: status $status, or not '$message':"
}
refused 'has a run of CHUNK=3000, not CHUNK=300: name another FOLDER' RULES=house N=24300 CHUNK=300
refused 'has a run of RULES=house, not RULES=umass' RULES=umass
refused 'has a run of SEED=100, not SEED=0' SEED=0
refused 'has a run of N=24300, not N=24299' N=24299
for lost in "$tmp/runs 2/plan" "$tmp/runs 2/3100.counts"; do
	cp "$lost" "$tmp/lost"
	case $lost in
	*plan)
		rm "$lost"
		refused 'runs 2 has chunks, but no plan, so nothing is played into it' RULES=house SEED=100 N=24300 CHUNK=3000
		refused '; of other rules, or not of 3000 seeds: 24100.counts' RULES=house SEED=100 N=24300 CHUNK=3000
		refused "or not of 500 seeds: 100.counts" RULES=house SEED=100 N=24300 CHUNK=500
		refused "of other rules, or not of 3000 seeds: 100.counts" RULES=umass SEED=100 N=24300 CHUNK=3000
		refused "echo 'house 100 24300 3000' >'$tmp/runs 2/plan'" RULES=house SEED=100 N=24300 CHUNK=3000
		;;
	*)
		$WAR -r umass -s 3100 -n 3000 --counts >"$lost"
		refused '3100.counts has other rules, or other seeds than 3100..6099'
		$WAR -r house -s 3100 -n 3001 --counts >"$lost"
		refused '3100.counts has other rules, or other seeds than 3100..6099'
		;;
	esac
	[ "$(find "$tmp/runs 2" -type f | wc -l)" -ge 9 ] || fail 'the chunks of a lost plan are not what they were'
	cp "$tmp/lost" "$lost"
done
long && same
folder=3
refused 'RULES is what follows'
refused 'how many seeds' RULES=house
refused ", found 'hous'" RULES=hous N=9
refused 'expected a number from 0 to 2147483647' RULES=csharp N=9 SEED=2147483640
[ ! -e "$tmp/runs 3" ] || fail 'wrong usage has made a folder'
: >"$tmp/runs 3"
refused 'runs 3 is not a folder' RULES=house N=9

# A larger N: the last chunk has more games, and the others are not played again.
folder=2
find "$tmp/runs 2" -name '[1-9]???.counts' -exec ls -li {} + >"$tmp/before"
long PART=9/10 N=28350 || fail "PART=9/10: status $?"
[ "$(tail -n 1 "$tmp/said")" = '9 of 10 chunks are there' ] || fail 'a larger N:'
long || fail "status $?"
$WAR -r house -s 100 -n 28350 --stats >"$tmp/single"
same
find "$tmp/runs 2" -name '[1-9]???.counts' -exec ls -li {} + | cmp - "$tmp/before" || fail 'played again'

# Four tasks at once in a copy of the source that nobody has compiled.  The compiler takes its time, and writes in place.
if command -v make >/dev/null; then
	mkdir -p "$tmp/fresh/tests"
	cp Makefile war.c "$tmp/fresh"
	cp -R tests/tools "$tmp/fresh/tests"
	cat >"$tmp/compiler" <<END
while [ \$# -gt 0 ] && [ "\$1" != -o ]; do shift; done
{ sleep 0.\$((\$\$ % 3 + 1)) && printf '#!/bin/sh\n' && sleep 0.1; echo 'exec $WAR "\$@"'; } >"\$2" && sleep 0.1 && chmod +x "\$2"
END
	for part in 1 2 3 4; do
		(unset WAR MAKEFLAGS MFLAGS MAKELEVEL && cd "$tmp/fresh" &&
			make -s long CC="sh $tmp/compiler" FOLDER=runs RULES=house SEED=100 N=24300 CHUNK=3000 JOBS=1 PART=$part/4 \
				>"$tmp/task.$part" 2>&1 ||
			echo "make long PART=$part/4: status $?" >>"$tmp/task.$part") &
	done
	wait
	cat "$tmp"/task.? >"$tmp/said"
	[ "$(grep -c '^[1-9] of 9 chunks are there$' "$tmp/said")" -eq 4 ] && [ "$(wc -l <"$tmp/said")" -eq 4 ] &&
		grep -q '^9 of 9' "$tmp/said" ||
		fail 'four tasks at once in a fresh copy:'
	[ "$(cd "$tmp/fresh" && echo *)" = 'Makefile runs tests war war.c' ] || fail "a build leaves something: $(ls "$tmp/fresh")"
fi
echo "stopped $((tries - 1)) times, $middle of them between the first chunk and the last; parts; lost and damaged chunks; a larger N"
