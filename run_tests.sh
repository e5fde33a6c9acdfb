#!/bin/sh
# run_tests.sh - runs the golden cases (tests/cases) and the checks (tests/checks/NAME.sh, and each check.sh in tests/)
#
# usage: [WAR=BINARY] [RUN=PREFIX] [LIMIT=SECONDS] ./run_tests.sh [-l] [-u [-f]] [-e] [-j N] [-x PATTERN] ... [PATTERN ...]
#        ./run_tests.sh --help
#
# NAME.t   a page: lines that begin with two blanks are what a user sees in a shell, all others explain them.
#
#            The higher of two cards wins.  There is no suit X.
#              $ printf '1 3D 1 2D 1 3X' | war
#              1 1
#              2> war: <stdin>:1: expected card 1 of player 1, found '3X' (no such suit, which are D H C S)
#              [1]
#
#          Below a command (`$ `, and `> ` where it goes on) are the lines of its standard output, those of its standard
#          error after `2> `, and in brackets a status that is not 0.  ` (no-eol)` marks a last line that has no end.
#          Each command is a test.  It runs in the folder of the page, without input.
# NAME.sh  a check: a script that is run from here, gets the program as $WAR, and exits with 0 if all is well.
#
# PATTERN  run only the tests whose names contain PATTERN; * ? [...] work as in a shell.  -l shows the names.
#          Examples: cases/errors  checks/oracle  errors.t:12  spoils=laid  'umass.t*limit'
#          It is an error if no test has the pattern.
# -x       leave out the tests whose names contain PATTERN
# -l       list the names, run nothing
# -e       end after the first file with a test that fails
# -j       files (pages and checks) tested at a time (one more than there are cores: some checks wait).  The largest begin.
#          Each file is reported when it ends.  Where xargs has no -P, one is tested at a time.
# -u       write what the cases print now into their files, and show what has changed.  Nothing at all is written if a
#          command crashes, or if one that went well now fails.  Where a new command has to fail, write its status below it.
# -f       with -u: accept commands that now fail, but none that crashes
# WAR      the binary to test (./war; a relative path begins here)
# RUN      a program to run it under: RUN='valgrind -q --error-exitcode=99', RUN=qemu-s390x-static
# CC, CFLAGS, LDFLAGS  the compiler of checks that compile C.  What it makes has to run under RUN:
#          CC=s390x-linux-gnu-gcc LDFLAGS=-static
# LIMIT    CPU seconds for a run of war in the cases (30); a file may take ten times as many seconds
set -u
cd "$(dirname "$0")" || exit 1
newline='
' tab='	'

# ---- One file of tests ----

run() { # LINE COMMAND: runs it; then prints a newline, a mark, its line and its status
	status=0
	(eval "$2") </dev/null >>"$dir/out" 2>>"$dir/err" || status=$?
	printf '\n\001 %s %s\n' "$1" $status >>"$dir/out"
	printf '\n\001 %s %s\n' "$1" $status >>"$dir/err"
}

page() { # runs the commands of $file that are in $dir/names, and compares it with the page that they make
	name=${file#tests/} page=${file##*/}
	sed "s/'/'\\\\''/g; s/^[^:]*:\([0-9]*\): \(.*\)/run \1 '\2'/" "$dir/names" | tr '\001' '\n' >"$dir/script"
	cd "${file%/*}" && : >"$dir/out" && : >"$dir/err" || return
	# shellcheck source=/dev/null
	. "$tmp/war" && . "$dir/script"
	awk -v update="$update" -v name="$name" -v new="$dir/new" '
		kind != "page" && $1 == "\001" {
			printed[$2] = printed[$2] text (last == "" ? "" : "  " kind last " (no-eol)\n") \
				(kind == "" || $3 == 0 ? "" : "  [" $3 "]\n")
			if ($3 > 3 || text ~ /run_tests.sh: war has ended/)
				crashed[$2]
			text = last = any = ""
			next
		}
		kind != "page" { text = text (any ? "  " kind last "\n" : ""); last = $0; any = 1; next }
		function fails(text) { return text ~ /(^|\n)  (2> )?war: |(^|\n)  \[[0-9]+\]\n$/ }
		function finish(    what, why) { # the command is at an end
			if (at in printed && printed[at] != expected) {
				why = at in crashed ? " (it crashes)" : ""
				if (update == "some" && why == "" && fails(printed[at]) && !fails(expected))
					why = " (now it fails; -f accepts that)"
				what = name ":" at ": " command
				print (update == "none" ? "FAILED: " what : why == "" ? "updated: " what : "FAILED: " what why)
			}
			printf "%s", at in printed ? printed[at] : expected >new
			at = expected = ""
		}
		at && /^  / && !/^  [$] / && !(/^  > / && more) { expected = expected $0 "\n"; more = 0; next }
		!more || !/^  > / { finish(); more = 0 }
		/^  [$] / { at = FNR; command = substr($0, 5); more = 1 }
		{ print >new }
		END { finish() }
	' kind= "$dir/out" kind='2> ' "$dir/err" kind=page "$page" || return
	diff -u "$page" "$dir/new" | sed 1,2d
}

check() { # runs the check $file, and says how long it took
	name=$(cat "$dir/names") began=$(date +%s) status=0
	sh "$file" >"$dir/out" 2>&1 </dev/null || status=$?
	times >"$dir/times" # line 2: minutes and seconds of children, as 0m1.5s 0m0.1s
	took="$(($(date +%s) - began)) s, CPU $(tail -n 1 "$dir/times" | tr ms '  ' | awk '{ printf "%.1f", 60 * ($1 + $3) + $2 + $4 }') s"
	[ -s "$dir/out" ] || echo passed >"$dir/out"
	if [ $status -eq 0 ]; then
		sed "s|^|${name#*/}: |; \$s|\$| ($took)|" "$dir/out"
	else
		# shellcheck disable=SC2016 # they do expand
		printf 'FAILED: %s (%s)\n%s\n' "$name" "$took" "command: ${RUN:+RUN='$RUN' }${CC:+CC='$CC' }WAR='$WAR' sh $file"
		sed 's/^/  /' "$dir/out"
	fi
}

# --file TMP UPDATE ENDS FILE: tests FILE.  UPDATE: none; some, but no new failures; all.
if [ "${1-}" = --file ]; then
	[ $# -eq 5 ] || exit 0 # some xargs begin it even if there is no file
	tmp=$2 update=$3 ends=$4 file=$5 dir=$2/$5
	# The process group, which timeout has made, and this process.
	{ echo "-$PPID $$" >"$tmp/group.$$"; } 2>/dev/null && [ ! -e "$tmp/stop" ] || exit 0
	mkdir -p "$dir" && grep -F "$file$tab" "$tmp/selected" | cut -f 2- >"$dir/names"
	case $file in *.t) test=page ;; *) test=check ;; esac
	$test >"$dir/said" 2>&1 || echo "FAILED: ${file#tests/}: cannot be tested" >>"$dir/said"
	[ ! -e "$tmp/stop" ] || exit 0
	failed=$(grep -c '^FAILED: ' "$dir/said")
	[ "$failed" -eq 0 ] || ! $ends || : >"$tmp/stop"
	sed '' "$dir/said" # cat, by copy_file_range(), may overwrite what is being written to the same file
	echo "$(($(wc -l <"$dir/names") - failed)) $failed" >"$dir/counts"
	rm "$tmp/group.$$"
	exit 0
fi

# ---- All of them ----

fail() { echo "run_tests.sh: $2" >&2; exit "$1"; }

case ${1-} in --help) set -- -h ;; --?*) fail 2 "no option '$1'; ./run_tests.sh --help" ;; esac
workers=$(($(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 1))
patterns='' excluded='' update=none list=false ends=false
while getopts :efhj:lux: option; do
	case $option in
	e) ends=true ;;
	f) [ $update = some ] || fail 2 '-f comes after -u'; update=all ;;
	h) sed -n '2,/^set /s/^# \{0,1\}//p' run_tests.sh; exit ;;
	j) workers=$OPTARG; case $workers in '' | 0* | *[!0-9]*) fail 2 "-j: expected a number from 1 on, found '$workers'" ;; esac ;;
	l) list=true ;;
	u) update=some ;;
	x) excluded=$excluded$OPTARG$newline ;;
	:) fail 2 "-$OPTARG: a value is missing" ;;
	*) fail 2 "no option '-$OPTARG'; ./run_tests.sh --help" ;;
	esac
done
shift $((OPTIND - 1))
for pattern; do
	pattern=${pattern#tests/} # as a shell completes names
	case $pattern in
	'') fail 2 'an empty pattern' ;;
	-?) fail 2 "$pattern: options come before patterns" ;;
	*/check.sh) pattern=${pattern%/check.sh} ;;
	checks/*.sh) pattern=${pattern%.sh} ;;
	esac
	case $pattern in *.t:*[!0-9]*) ;; *.t:*[0-9]) pattern="$pattern: " ;; esac # else line 1 is line 12 as well
	patterns=$patterns$pattern$newline
done
WAR=${WAR:-./war} LIMIT=${LIMIT:-30}
case $LIMIT in '' | 0* | *[!0-9]*) fail 2 "LIMIT: expected seconds, found '$LIMIT'" ;; esac
case $WAR in /*) ;; *) WAR=$(pwd)/$WAR ;; esac
[ -f "$WAR" ] && [ -x "$WAR" ] || $list || fail 1 "no program $WAR: run make first"
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
# The tests of a source that cannot be written run in a copy of it.  `[ -w tests ]` of busybox believes that root can write.
if ! $list && ! { probe=$(mktemp -d tests/probe.XXXXXX) && rmdir "$probe"; } 2>/dev/null; then
	[ $update = none ] || fail 1 '-u: the cases cannot be written'
	mkdir "$tmp/source" && cp -Rp ./* "$tmp/source" && chmod -R u+w "$tmp/source" && cd "$tmp/source" || exit 1
fi
case $WAR in *[[:space:]]*) ln -s "$WAR" "$tmp/program" && WAR=$tmp/program ;; esac
WAR="${RUN:+$RUN }$WAR"
# Sanitizers exit with a status that is none of ours.
ASAN_OPTIONS=exitcode=99:${ASAN_OPTIONS-} UBSAN_OPTIONS=exitcode=99:${UBSAN_OPTIONS-}
LSAN_OPTIONS=exitcode=99:${LSAN_OPTIONS-} MSAN_OPTIONS=exitcode=99:${MSAN_OPTIONS-}
LC_ALL=C TMPDIR=$tmp
export WAR ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS MSAN_OPTIONS LC_ALL TMPDIR
file_limit=''
! command -v timeout >/dev/null 2>&1 || file_limit="timeout $((10 * LIMIT))"

# The command war of the pages.  A run may take LIMIT seconds of CPU time, unless a limit is set already.  In a pipe the status
# of the program is lost, so the function itself says that the program was killed;
# but for 141: SIGPIPE ends it if its reader, as sed q, goes away.
run_limit=:
# shellcheck disable=SC3045 # every sh has `ulimit -t`, whatever POSIX says
[ "$(ulimit -t 2>/dev/null)" != unlimited ] || run_limit="ulimit -t $LIMIT"
cat >"$tmp/war" <<END || exit 1
war() {
	($run_limit && exec $WAR "\$@")
	status=\$?
	case \$status in [0-3] | 141) ;; *) echo "run_tests.sh: war has ended with status \$status" >&2 ;; esac
	return \$status
}
END

names() { # prints FILE, a tab and the name of each test; \001 divides the lines of a command
	# shellcheck disable=SC2016 # of awk
	find tests/cases -name '*.t' | sort | xargs awk '
		function end() { if (name != "") print name; name = "" }
		FNR == 1 { end() }
		/^  [$] / { end(); name = FILENAME "\t" substr(FILENAME, 7) ":" FNR ": " substr($0, 5); next }
		/^  > / && name != "" { name = name "\001" substr($0, 5); next }
		{ end() }
		END { end() }' || return
	[ $update = none ] || return 0
	for file in tests/checks/*.sh $(find tests -path tests/build -prune -o -name check.sh -print | sort); do
		name=${file#tests/} name=${name%.sh}
		[ ! -e "$file" ] || printf '%s\t%s\n' "$file" "${name%/check}"
	done
}

matches() { # NAME, PATTERNS: does it have one of them?  Notes those that it has.
	rest=$2 has=1
	while [ -n "$rest" ]; do
		# shellcheck disable=SC2254
		case $1 in *${rest%%"$newline"*}*) has=0; printf '%s\n' "${rest%%"$newline"*}" >>"$tmp/matched" ;; esac
		rest=${rest#*"$newline"}
	done
	return $has
}

names >"$tmp/names" || fail 1 'cannot list the tests: is there no awk?'
while IFS=$tab read -r file name; do
	! matches "$name" "$excluded" || continue
	[ -z "$patterns" ] || matches "$name" "$patterns" || continue
	printf '%s\t%s\n' "$file" "$name"
done <"$tmp/names" >"$tmp/selected"
cut -f 1 "$tmp/selected" | uniq >"$tmp/files"
printf '%s%s' "$excluded" "$patterns" | while IFS= read -r pattern; do
	grep -Fqx -e "$pattern" "$tmp/matched" 2>/dev/null || echo "FAILED: no test has the pattern '${pattern%: }'"
done >"$tmp/unmatched"
if $list; then
	cut -f 2- "$tmp/selected" | tr '\001' ' '
	cat "$tmp/unmatched" >&2
	[ ! -s "$tmp/unmatched" ]
	exit
fi

interrupted() { # ends the files that are being tested with all that they have started
	trap '' INT TERM HUP
	: >"$tmp/stop"
	{ kill $xargs; cat "$tmp"/group.* >"$tmp/groups"; } 2>/dev/null
	for signal in TERM 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 KILL; do
		any=false
		while read -r group process; do
			! kill -$signal "$group" && ! kill -$signal "$process" || any=true
		done <"$tmp/groups"
		$any || break
		sleep 0.1 || sleep 1
	done 2>/dev/null
	exit 130
}

# The largest files begin, since they take longest; so the cores are busy until the end.
xargs=''
trap interrupted INT TERM HUP
xargs -P 2 true </dev/null 2>/dev/null && at_a_time="-P $workers" || at_a_time=
# shellcheck disable=SC2086
xargs wc -c <"$tmp/files" | sort -rn | sed -n 's|^ *[0-9]* \(tests/\)|\1|p' |
	xargs -n 1 $at_a_time $file_limit sh run_tests.sh --file "$tmp" $update $ends &
xargs=$!
wait $xargs

cat "$tmp/unmatched"
passed=0 failed=$(($(wc -l <"$tmp/unmatched")))
while read -r file; do
	if [ -e "$tmp/$file/counts" ]; then
		read -r n_passed n_failed <"$tmp/$file/counts"
		passed=$((passed + n_passed)) failed=$((failed + n_failed))
	elif [ ! -e "$tmp/stop" ]; then
		echo "FAILED: $file has not come to its end${file_limit:+; it may take $((10 * LIMIT)) s}"
		failed=$((failed + 1))
	fi
done <"$tmp/files"
if [ $update != none ] && [ $failed -gt 0 ]; then
	echo 'nothing is written, since some tests failed'
elif [ $update != none ]; then
	while read -r file; do
		cmp -s "$tmp/$file/new" "$file" || cp "$tmp/$file/new" "$file" || failed=$((failed + 1))
	done <"$tmp/files"
fi
echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
