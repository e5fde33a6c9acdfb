#!/bin/sh
# signals.sh - Ctrl-C, SIGTERM or SIGHUP ends a script with all that it has started; gives the script a folder
#
# usage: . "$tools/signals.sh"     before any cd, in a script that sets no traps and makes no temporary folder of its own
#
# A shell handles a signal only after the command that it waits for, and a signal to make reaches nothing but the script.
# So the script runs as the child of a shell that only waits.  That shell ends all processes below it, and removes the
# folder $tmp.  What programs put into TMPDIR is removed, too.  The status is 128 and the signal.
#
# verdicts  statuses that are no failures: at a terminal, make does not add `Error 1` to them
# shellcheck shell=sh disable=SC2086,SC2016,SC2034 # processes are several words; $ of awk; tmp is for the script

# Those of these processes that have not ended, and all that they have started.  ps is a package that may not be there.
started() { # PID ...
	{ ps -A -o pid= -o ppid= -o stat= || sed -n 's/^\([0-9]*\) (.*) \(.\) \([0-9]*\) .*/\1 \3 \2/p' /proc/[0-9]*/stat; } 2>/dev/null |
		${AWK:-awk} -v roots="$*" '
			function is_below(pid) {
				if (!(pid in below))
					below[pid] = pid in parent && is_below(parent[pid])
				return below[pid]
			}
			BEGIN { for (i = split(roots, root, " "); i > 0; i--) below[root[i]] = 1 }
			$3 !~ /^Z/ { parent[$1] = $2 }
			END { for (pid in parent) if (is_below(pid)) print pid }' | sort
}
stop() { # NUMBER of the signal
	set +e
	trap '' INT QUIT TERM HUP
	seen=none processes=$script
	while [ "$processes" != "$seen" ]; do # all are frozen, so that none begins another one unseen
		kill -STOP $processes
		seen=$processes processes=$(started $seen)
	done
	kill -TERM $script $seen
	kill -CONT $script $seen
	for signal in 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 KILL KILL KILL; do
		seen=$(started $seen)
		[ -n "$seen" ] || break
		kill -$signal $seen
		sleep 0.1 || sleep 1
	done
	rm -rf "$folder"
	exit $((128 + $1))
} 2>/dev/null

if [ "${waits_for_script-}" != "$PPID" ]; then
	folder=$(cd "$(mktemp -d)" && mkdir script && pwd) || exit 2
	script='' status=0
	trap 'stop 1' HUP
	trap 'stop 2' INT
	trap 'stop 3' QUIT
	trap 'stop 15' TERM
	{ waits_for_script=$$ TMPDIR=$folder sh "$0" ${1+"$@"} <&3 3<&- & } 3<&0 # else standard input is /dev/null
	script=$!
	wait $script || status=$?
	rm -rf "$folder"
	case " ${verdicts-} " in *" $status "*) [ -z "${made-}" ] || [ ! -t 1 ] || status=0 ;; esac
	exit $status
fi
tmp=$TMPDIR/script
export TMPDIR
