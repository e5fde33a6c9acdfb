#!/bin/sh
# long.sh - a run of many seeds in chunks, which survives a crash and can be shared by several machines
#
# usage: make long FOLDER=runs RULES=house N=1000000000 [SEED=0] [CHUNK=10000000] [JOBS=0] [PART=3/16]
#        make long FOLDER=runs [JOBS=0] [PART=3/16]
#
# Plays the seeds SEED to SEED + N - 1 under RULES, CHUNK seeds at a time, and writes the counts of each chunk into FOLDER.
# If it is stopped in any way (Ctrl-C, kill -9, a crash), start it again with the same command: it plays the chunks that
# are not there.  FOLDER/plan keeps RULES, N, SEED and CHUNK, so the second form is enough to go on.
#
# JOBS  processes of `war`; 0: one for each core
# PART  plays only the chunks 3, 19, 35, ...: a sixteenth of them, and says how many are there.  The parts may run at the
#       same time, on any machines that share FOLDER.
#
# Without PART prints the statistics of the whole run.  For its counts: war --merge --counts FOLDER/*.counts
#
# A chunk is written to a file of its own, FROM.HOST.PID.part, and renamed to FROM.counts when it is complete.  So a chunk
# is there or not there.  If two processes play the same chunk, the second file, which has the same bytes, replaces the
# first.  A damaged chunk is played again (`war --merge` knows it by the number of its rows and by its sums).
#
# Status: 0; 2 for wrong usage; 128 + the signal if it was stopped; else that of war.
# shellcheck disable=SC2015 # a && b || c
set -u
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes long FOLDER RULES N SEED CHUNK JOBS PART
cd "$(dirname "$0")/../../.." || exit 1
WAR=${WAR:-./war} FOLDER=${FOLDER-} JOBS=${JOBS:-0} PART=${PART-}
wrong() { echo "long.sh: $1" >&2; exit 2; }
number() { case $2 in '' | *[!0-9]* | ???????????????????*) wrong "$1 is a number, not '$2'" ;; esac; }

[ -n "$FOLDER" ] || wrong "no folder: make long FOLDER=runs RULES=house N=1000000000"
if [ -z "${RULES-}${N-}${SEED-}${CHUNK-}" ] && [ -f "$FOLDER/plan" ]; then
	read -r RULES SEED N CHUNK <"$FOLDER/plan"
fi
RULES=${RULES-} N=${N-} SEED=${SEED:-0} CHUNK=${CHUNK:-10000000}
[ -n "$RULES" ] || [ -d "$FOLDER" ] || wrong "there is no run in '$FOLDER'; RULES is what follows \`war -r\`: RULES=house N=1000000000"
case $RULES in '' | *[[:space:]]*) wrong "RULES is what follows \`war -r\`, as in RULES=house,down=2, not '$RULES'" ;; esac
[ -n "$N" ] || wrong 'how many seeds?  N=1000000000'
number N "$N" && number SEED "$SEED" && number CHUNK "$CHUNK" && number JOBS "$JOBS"
part=${PART:-1/1}
number PART "${part%/*}" && number PART "${part#*/}"
[ "$N" -gt 0 ] && [ "$CHUNK" -gt 0 ] || wrong 'N and CHUNK are at least 1'
[ "${part%/*}" -ge 1 ] && [ "${part%/*}" -le "${part#*/}" ] || wrong "PART is 1/16 to 16/16, for example, not '$PART'"
for seed in "$SEED" $((SEED + N - 1)); do
	$WAR -r "$RULES" -s "$seed" -n 1 --counts >/dev/null || exit
done

mine=$(uname -n).$$ pid=
stop() { # SIGNAL
	trap '' INT TERM HUP
	[ -z "$pid" ] || { kill -TERM "$pid" && wait "$pid"; } 2>/dev/null
	rm -f "$FOLDER"/*."$mine".part
	exit $((128 + $1))
}
trap 'stop 1' HUP
trap 'stop 2' INT
trap 'stop 15' TERM

# The first to come writes the plan.
mkdir -p "$FOLDER" || exit 1
plan="$RULES $SEED $N $CHUNK"
if [ ! -f "$FOLDER/plan" ]; then
	echo "$plan" >"$FOLDER/plan.$mine.part" || exit 1
	ln "$FOLDER/plan.$mine.part" "$FOLDER/plan" 2>/dev/null
	rm -f "$FOLDER/plan.$mine.part"
fi
[ "$(cat "$FOLDER/plan")" = "$plan" ] ||
	wrong "$FOLDER has another run (RULES SEED N CHUNK): $(cat "$FOLDER/plan"); this one is: $plan"

whole() { [ -f "$1" ] && $WAR --merge "$1" >/dev/null 2>&1; }

chunks=$(((N + CHUNK - 1) / CHUNK)) chunk=$((${part%/*} - 1))
while [ "$chunk" -lt "$chunks" ]; do
	from=$((SEED + chunk * CHUNK)) count=$((N - chunk * CHUNK))
	[ "$count" -le "$CHUNK" ] || count=$CHUNK
	file=$FOLDER/$from.counts new=$FOLDER/$from.$mine.part
	chunk=$((chunk + ${part#*/}))
	! whole "$file" || continue
	[ ! -t 2 ] || echo "long.sh: seeds $from..$((from + count - 1)), up to $((SEED + N - 1))" >&2
	$WAR -r "$RULES" -s "$from" -n "$count" -j "$JOBS" --counts >"$new" &
	pid=$!
	wait $pid || { status=$?; rm -f "$new"; exit $status; }
	pid=
	mv "$new" "$file" 2>/dev/null || whole "$file" || { echo "long.sh: cannot write $file" >&2; exit 1; }
done

if [ -n "$PART" ]; then
	there=0 chunk=0
	while [ "$chunk" -lt "$chunks" ]; do
		[ ! -f "$FOLDER/$((SEED + chunk * CHUNK)).counts" ] || there=$((there + 1))
		chunk=$((chunk + 1))
	done
	echo "$there of $chunks chunks are there"
else
	$WAR --merge -s "$SEED" -n "$N" "$FOLDER"/*.counts || exit
	rm -f "$FOLDER"/*.part # what kill -9 has left
fi
