#!/bin/sh
# class: tools
# What the scripts of all targets of make have in common: numbers on the command line; Ctrl-C at a terminal, and SIGTERM to
# make, end all processes of a target that plays.
#
# usage: sh tests/checks/targets.sh [all]     all, as in make judged: also a signal to the whole group, and SIGHUP
#
# The terminal is script's (Debian package bsdutils).
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; $ of sed; a command is several words
set -eu
all=${1-}
command -v make >/dev/null || { echo 'skipped: there is no make'; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
fail() { echo "$*"; exit 1; }
nap() { sleep 0.05 2>/dev/null || sleep 1; }
unset MAKEFLAGS MFLAGS MAKELEVEL
unset PROGRAM RULES TRACE LIMIT ROUNDS SEED JOBS PUZZLE BUDGET MEMORY FOLDER QUIET FILES OUT N CHUNK PART OPTIONS SUM \
	EVERY WORD LENGTH SUITS RANKS SPOILS DOWN WARS TRIES SKIP CYCLES FILE CERT BOOK HAND_MOST TRANSCRIPT KIND SHOW

# ---- Numbers

# Each variable that a script takes is a number, unless it is listed here.  What is none is refused in the same way for all, so
# each variable has two of the wrong values, in turn.
texts=' PROGRAM RULES PUZZLE FOLDER FILES OUT OPTIONS SUM EVERY WORD SPOILS CYCLES FILE CERT BOOK TRANSCRIPT KIND '
numbers=0
set -- 1e6 -1 0x10 ' 1' 9999999999999999999
sed -n 's/^takes //p' tests/tools/*/*.sh >"$tmp/takes"
while read -r target names; do
	script=$(grep -l "^takes $target " tests/tools/*/*.sh)
	for name in $names; do
		case $texts in *" $name "*) continue ;; esac
		numbers=$((numbers + 1))
		for value in "$1" "$2"; do
			status=0
			env PROGRAM=true FILES=war.c RULES=house FOLDER="$tmp/none" WORD= "$name=$value" sh $script >"$tmp/said" 2>&1 </dev/null || status=$?
			[ $status -eq 2 ] && grep -q "^${script##*/}: $name.* '$value'$" "$tmp/said" ||
				fail "$script $name='$value': status $status, and $(cat "$tmp/said")"
		done
		set -- "$@" "$1" "$2"
		shift 2
	done
done <"$tmp/takes"
[ $numbers -gt 30 ] || fail "only $numbers variables"
[ ! -e "$tmp/none" ] || fail 'a wrong number has made a folder'

# Zeros in front change nothing.
same() { # SCRIPT, VARIABLES ...: what is printed
	script=tests/tools/$1
	shift
	env "$@" sh "$script" 2>&1 </dev/null || echo "status $?"
}
[ "$(same long/long.sh FOLDER="$tmp/long" RULES=umass N=0100 SEED=010 CHUNK=008 PART=09/012)" = '1 of 13 chunks are there' ] || fail 'make long, zeros in front'
[ -e "$tmp/long/74.counts" ] || fail "make long, zeros in front: $(ls "$tmp/long")"
[ "$(same compare/compare.sh RULES=house N=010 SEED=08)" = "$(same compare/compare.sh RULES=house N=10 SEED=8)" ] || fail 'make compare, zeros in front'
for part in 3 3/ /3 4/3 0/3 1/3/3 a/3 1/; do
	[ "$(same long/long.sh FOLDER="$tmp/long" RULES=umass N=9 PART=$part)" = "long.sh: PART: expected K/N, as 1/16 to 16/16, found '$part'
status 2" ] || fail "PART=$part: $(same long/long.sh FOLDER="$tmp/long" RULES=umass N=9 PART=$part)"
done

# ---- Signals

# Each target waits for a program that has no end: one that it judges or compiles, war, or one of its own.
cat >"$tmp/slow" <<'END'
#!/bin/sh
: >"$BEGUN"
sleep 300 &
sleep 301
END
cat >"$tmp/war" <<END
#!/bin/sh
case " \$* " in
*' --table '* | *' --deal '*) . '$tmp/slow' ;;
*' -n 9999999 '*) : >"\$BEGUN" ;; # it ends its jobs itself
esac
exec ./war "\$@"
END
cat >"$tmp/every" <<END
#!/bin/sh
: >"\$BEGUN"
exec '$tmp/program' "\$@"
END
mkdir "$tmp/bin" "$tmp/class"
cp "$tmp/slow" "$tmp/bin/ghc"
cp "$tmp/slow" "$tmp/class/runs.sh"
: >"$tmp/class/compiles.hs"
chmod +x "$tmp/slow" "$tmp/war" "$tmp/every" "$tmp/bin/ghc"
PATH=$tmp/bin:$PATH
${CC:-cc} -std=c11 -O0 -DWAR_NO_PRAGMA -o "$tmp/program" tests/tools/every/every.c
cat >"$tmp/targets" <<END
judge PROGRAM=$tmp/slow PUZZLE=$tmp/puzzle LIMIT=100
class FILES=$tmp/class/*.sh OUT=$tmp/results LIMIT=100
class FILES=$tmp/class/*.hs OUT=$tmp/compiled
compare RULES=house WAR=$tmp/war
long RULES=house N=9999999 JOBS=2 FOLDER=$tmp/runs WAR=$tmp/war
certify SEED=1 WAR=$tmp/war
show SEED=1 OUT=$tmp/page.html WAR=$tmp/war
plot RULES=house N=9999999 JOBS=2 OUT=$tmp/picture.svg WAR=$tmp/war
cycles WORD=12 CYCLES=$tmp/slow
every RULES=bataille,suits=4,ranks=5 JOBS=1 FOLDER=$tmp/counts EVERY=$tmp/every
END

come() { # FILE: waits until it is there, or for a minute: some programs are compiled first
	tries=0
	while [ ! -e "$1" ] && [ $tries -lt 1200 ]; do
		tries=$((tries + 1))
		nap
	done
}
ends() { # FOLDER: waits until no process has its pipe open; ends those that have, and lists them in FOLDER/left
	come "$1/ended"
	[ -e "$1/ended" ] || (set +f && ls -l /proc/[0-9]*/fd/9) 2>/dev/null | sed -n "s|.*/proc/\([0-9]*\)/.*$1/open\$|\1|p" | while read -r process; do
		ps -o pid= -o args= -p "$process" >>"$1/left"
		kill -KILL "$process"
	done
}
# Each process that make has started has the pipe open.
stopped() { # HOW, FOLDER, TARGET AND VARIABLES: stopped by HOW; FOLDER/ended tells that all processes have ended
	how=$1 at=$2 target=$3
	mkdir "$at" "$at/temporary"
	mkfifo "$at/open"
	{ cat "$at/open" && : >"$at/ended"; } &
	BEGUN=$at/begun TMPDIR=$at/temporary
	export BEGUN TMPDIR
	case $how in
	# env, as Ctrl-C is ignored in what a script begins with &
	terminal) { come "$at/begun"; printf '\003'; ends "$at"; } | env --default-signal=INT script -qec "make -s $target" /dev/null >"$at/said" 2>&1 9>"$at/open" ;;
	*)
		setsid make -s $target >"$at/said" 2>&1 9>"$at/open" &
		process=$!
		come "$at/begun"
		case $how in group*) process=-$process ;; esac
		kill "-${how#* }" $process
		ends "$at"
		;;
	esac
}

# Each target is stopped in each way with `all`, else in one of two, in turn.
set -f
ways='make TERM'
[ -z "$all" ] || ways='make TERM,group TERM,group HUP'
! env --default-signal=INT script -qec true /dev/null </dev/null >/dev/null 2>&1 || ways="terminal,$ways"
awk -v ways="$ways" -v all="$all" '{
	n = split(ways, way, ",")
	for (i = 1; i <= n; i++)
		if (all != "" || NR % n == i % n)
			print way[i] "," $0
}' "$tmp/targets" >"$tmp/stops"
runs=0
while IFS=, read -r how target; do
	runs=$((runs + 1))
	stopped "$how" "$tmp/run.$runs" "$target" &
done <"$tmp/stops"
wait
bad=0 run=0
while IFS=, read -r how target; do
	run=$((run + 1))
	at=$tmp/run.$run
	[ -e "$at/begun" ] && [ -e "$at/ended" ] && [ ! -e "$at/left" ] && [ -z "$(ls "$at/temporary")" ] && continue
	bad=$((bad + 1))
	echo "make $target: stopped by $how, and still there, or it has not begun:"
	cat "$at/left" "$at/said" || :
	ls "$at/temporary"
done <"$tmp/stops"
[ $bad -eq 0 ] || exit 1
echo "$numbers numbers; $runs runs stopped, nothing left running"
