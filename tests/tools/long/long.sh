#!/bin/sh
# long.sh - a run of many seeds in chunks, which survives a crash and can be shared by several machines
#
# usage: make long FOLDER=runs RULES=house N=1000000000 [SEED=0] [CHUNK=10000000] [JOBS=0] [PART=3/16]
#        make long FOLDER=runs [N=2000000000] [JOBS=0] [PART=3/16]
#
# Plays the seeds SEED to SEED + N - 1 under RULES, CHUNK seeds at a time, and writes the counts of each chunk into FOLDER.
# If it is stopped in any way (Ctrl-C, kill -9, a crash), start it again with the same command: it plays the chunks that
# are not there.  FOLDER/plan keeps RULES, N, SEED and CHUNK, so the second form is enough to go on.  With a larger N it plays
# the seeds that follow, too.
#
# JOBS  processes of `war`; 0: one for each core
# PART  plays only the chunks 3, 19, 35, ...: a sixteenth of them, and says how many are there.  The parts may run at the
#       same time, on any machines that share FOLDER.
#
# Without PART prints the statistics of the whole run.  For its counts: war --merge --counts FOLDER/*.counts
#
# A chunk is written to a file of its own, FROM.HOST.PID.part, and renamed to FROM.counts when it is complete.  So a chunk
# is there or not there.  If two processes play the same chunk, the second file, which has the same bytes, replaces the
# first.  A damaged chunk is played again (`war --merge` knows it by the number of its rows and by its sums).  Chunks of other
# rules or other seeds are not overwritten, and nothing is played into a folder that has chunks and no plan.
#
# Status: 0; 2 for wrong usage; 128 + the signal if it was stopped; else that of war.
# shellcheck disable=SC2015,SC2154 # a && b || c; variables.sh sets part
set -u
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes long FOLDER RULES N SEED CHUNK JOBS PART
numbers 0 1024 JOBS
parts
cd "$(dirname "$0")/../../.." || exit 1
WAR=${WAR:-./war} FOLDER=${FOLDER-} JOBS=${JOBS:-0} PART=${PART-} before=''
wrong() { echo "long.sh: $1" >&2; exit 2; }
same() { [ "$2" = "$3" ] || wrong "$FOLDER has a run of $1=$2, not $1=$3: name another FOLDER"; }

[ -n "$FOLDER" ] || wrong "no folder: make long FOLDER=runs RULES=house N=1000000000"
# What is not named is that of the run in FOLDER.  A larger N lets it go on.  The chunks are listed before the plan is read,
# since a run that begins at this moment writes its plan first.
set -- "$FOLDER"/*.counts
[ -f "$1" ] || set --
if [ -f "$FOLDER/plan" ]; then
	read -r rules seed before chunk <"$FOLDER/plan"
	RULES=${RULES:-$rules} SEED=${SEED:-$seed} N=${N:-$before} CHUNK=${CHUNK:-$chunk}
fi
RULES=${RULES-} N=${N-} SEED=${SEED:-0} CHUNK=${CHUNK:-10000000}
numbers 1 1000000000000 N CHUNK
numbers 0 999999999999999999 SEED
[ -n "$RULES" ] || wrong "there is no run in '$FOLDER': RULES is what follows \`war -r\`, as in RULES=house N=1000000000"
case $RULES in *[[:space:]]*) wrong "RULES is what follows \`war -r\`, as in RULES=house,down=2, not '$RULES'" ;; esac
[ -n "$N" ] || wrong 'how many seeds?  N=1000000000'
if [ -n "$before" ]; then
	same RULES "$rules" "$RULES"
	same SEED "$seed" "$SEED"
	same CHUNK "$chunk" "$CHUNK"
	[ "$N" -ge "$before" ] || same N "$before" "$N"
fi
for seed in "$SEED" $((SEED + N - 1)); do
	counts=$($WAR -r "$RULES" -s "$seed" -n 1 --counts) || exit
done
settings=$(echo "$counts" | sed -n 2p) # the row of all rules

# Two rows of a chunk: its rules, and its seeds as SEED and N.
rows() { sed -n '2p; /^seeds	/p' "$1"; }
# Is the chunk with this number, from 0 on, there?  Its file has `count` seeds from `from` on.  If not, `damage` says what is
# wrong with the file.  A chunk that was the last one of a smaller N may have fewer seeds.
there() { # NUMBER
	from=$((SEED + $1 * CHUNK)) count=$((N - $1 * CHUNK)) damage=''
	[ "$count" -le "$CHUNK" ] || count=$CHUNK
	file=$FOLDER/$from.counts
	[ -f "$file" ] || return
	damage=$($WAR --merge "$file" 2>&1 >/dev/null) || [ $? -eq 3 ] || return
	found=$(rows "$file") wanted="$settings
seeds	$from	"
	[ "$found" != "$wanted$count" ] || return 0
	damage=''
	case $found in "$wanted"*) [ "${found#"$wanted"}" -gt "$count" ] || return ;; esac
	wrong "$file has other rules, or other seeds than $from..$((from + count - 1)): move it away, or name another FOLDER"
}

if [ $# -gt 0 ] && [ -z "$before" ]; then
	others=''
	for file; do
		case $(rows "$file") in "$settings
seeds	"*"	$CHUNK") ;; *) others="$others ${file##*/}" ;; esac
	done
	others=${others:+; of other rules, or not of $CHUNK seeds:$others}
	echo "long.sh: $FOLDER has chunks, but no plan, so nothing is played into it$others" >&2
	wrong "name another FOLDER; or, if this was the plan, write it: echo '$RULES $SEED $N $CHUNK' >'$FOLDER/plan'"
fi

mine=$(uname -n).$$ pid=
unplayed() {
	echo "long.sh: seeds $from..$((from + count - 1)) are not in $file: the same command plays them again" >&2
	echo "long.sh: the chunks that are complete are kept" >&2
}
stop() { # SIGNAL
	trap '' INT TERM HUP
	[ -z "$pid" ] || { kill -TERM "$pid" && wait "$pid"; } 2>/dev/null
	[ -z "$pid" ] || unplayed
	rm -f "$FOLDER"/*."$mine".part
	exit $((128 + $1))
}
trap 'stop 1' HUP
trap 'stop 2' INT
trap 'stop 15' TERM

folder FOLDER
for new in "$FOLDER"/*."$(uname -n)".*.part; do # of a process of this machine that kill -9 has ended
	owner=${new%.part} owner=${owner##*.}
	case $(LC_ALL=C kill -0 "$owner" 2>&1) in *'No such process'*) rm -f "$new" ;; esac
done

# The first to come writes the plan.  A larger N replaces it.
plan="$RULES $SEED $N $CHUNK"
if [ "$N" != "$before" ]; then
	new=$FOLDER/plan.$mine.part
	echo "$plan" >"$new" || { rm -f "$new"; echo "long.sh: cannot write $FOLDER/plan" >&2; exit 1; }
	if [ -n "$before" ]; then
		mv "$new" "$FOLDER/plan" || exit 1
		echo "long.sh: the run in $FOLDER had N=$before, and has N=$N from now on" >&2
	else
		ln "$new" "$FOLDER/plan" 2>/dev/null
		rm -f "$new"
	fi
fi
[ "$(cat "$FOLDER/plan")" = "$plan" ] ||
	wrong "another run has begun in $FOLDER (RULES SEED N CHUNK): $(cat "$FOLDER/plan"); this one is: $plan"

chunks=$(((N + CHUNK - 1) / CHUNK)) chunk=$((part - 1 - parts))
while chunk=$((chunk + parts)) && [ "$chunk" -lt "$chunks" ]; do
	! there "$chunk" || continue
	[ -z "$damage" ] || echo "long.sh: $file is damaged, and is played again ($damage)" >&2
	new=$FOLDER/$from.$mine.part
	[ ! -t 2 ] || echo "long.sh: seeds $from..$((from + count - 1)), up to $((SEED + N - 1))" >&2
	$WAR -r "$RULES" -s "$from" -n "$count" -j "$JOBS" --counts >"$new" &
	pid=$!
	wait $pid || { status=$?; rm -f "$new"; unplayed; exit $status; }
	pid=
	mv "$new" "$file" 2>/dev/null || there "$chunk" || { unplayed; exit 1; }
done

if [ -n "$PART" ]; then
	whole=0 chunk=0
	while [ "$chunk" -lt "$chunks" ]; do
		! there "$chunk" || whole=$((whole + 1))
		chunk=$((chunk + 1))
	done
	echo "$whole of $chunks chunks are there"
else
	$WAR --merge -s "$SEED" -n "$N" "$FOLDER"/*.counts || exit
	rm -f "$FOLDER"/*.part # what kill -9 has left
fi
