#!/bin/sh
# run_tests.sh - runs the golden cases (tests/cases) and the checks (tests/checks/NAME.sh, and each check.sh in tests/)
#
# usage: [WAR=BINARY] [RUN=PREFIX] [LIMIT=SECONDS] ./run_tests.sh [-l] [-u [-f]] [-e] [-j N] [-x PATTERN] ... [PATTERN ...]
#        ./run_tests.sh --help
#
# NAME.in  a puzzle: war reads it, and prints exactly what is in NAME.out.
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
# -j       files (pages, folders of puzzles, checks) tested at a time (one more than there are cores: some checks wait)
# -u       write what the cases print now into their files, and show what has changed.  Nothing at all is written if a
#          command crashes, or if one that went well now fails.  Where a new command has to fail, write its status below it.
# -f       with -u: accept commands that now fail, but none that crashes
# WAR      the binary to test (./war; a relative path begins here)
# RUN      a program to run it under: RUN='valgrind -q --error-exitcode=99', RUN=qemu-s390x-static
# CC, CFLAGS, LDFLAGS  the compiler of checks that compile C.  What it makes has to run under RUN:
#          CC=s390x-linux-gnu-gcc LDFLAGS=-static
# LIMIT    seconds for a run of war in the cases (30); a file may take ten times as long
set -u
cd "$(dirname "$0")" || exit 1
newline='
' tab='	'

# ---- One file of tests: run_tests.sh runs itself for it, as a process group of its own ----

command_run() { # runs $command, of line $at; then prints a newline, a mark, its line and its status
	case $lines in *" $at "*) ;; *) return 0 ;; esac
	status=0
	(eval "$command") </dev/null >>"$dir/out" 2>>"$dir/err" || status=$?
	printf '\n\001 %s %s\n' "$at" $status >>"$dir/out"
	printf '\n\001 %s %s\n' "$at" $status >>"$dir/err"
}

page() { # runs the commands of $file, and compares it with the page that they make
	name=${file#tests/} page=${file##*/} command='' at=0 end=0
	lines=$(sed "s|^$name:\([0-9]*\):.*|\1|" "$dir/names" | tr "$newline" ' ')
	lines=" $lines"
	cd "${file%/*}" && : >"$dir/out" && : >"$dir/err" && grep -n '^  [$>] ' "$page" >"$dir/commands" || return
	while IFS= read -r line; do
		number=${line%%:*} line=${line#*:  }
		case $line in
		'$ '*) command_run; command=${line#??} at=$number end=$number ;;
		*) [ "$number" -ne $((end + 1)) ] || command=$command$newline${line#??} end=$number ;;
		esac
	done <"$dir/commands"
	command_run
	awk -v update="$update" -v name="$name" -v new="$dir/new/$page" '
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
	diff -u "$page" "$dir/new/$page" | sed 1,2d
}

puzzles() { # runs the puzzles of the folder $file that are in $dir/names
	# shellcheck disable=SC2015 # `a && b || c`
	while IFS= read -r name; do
		war <"tests/$name.in" >"$dir/out" 2>&1 && {
			cmp -s "tests/$name.out" "$dir/out" && continue
			[ "$update" = none ] || cp "$dir/out" "$dir/new/${name##*/}.out"
		}
		[ -e "$dir/new/${name##*/}.out" ] && echo "updated: $name" || printf 'FAILED: %s\n%s\n' "$name" "command: $WAR <tests/$name.in"
		diff -u "tests/$name.out" "$dir/out" | sed 1,2d
	done <"$dir/names"
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

# --file FILE FOLDER UPDATE: tests FILE, and writes into FOLDER.  UPDATE: none; some, but no new failures; all.
if [ "${1-}" = --file ]; then
	file=$2 dir=$3 update=$4
	echo "-$PPID $$" >"$dir/group" # the process group, which timeout has made, and this process
	[ ! -e "$dir/../stop" ] || exit
	case $file in *.t) test=page ;; *.sh) test=check ;; *) test=puzzles ;; esac
	$test >"$dir/said" 2>&1 || echo "FAILED: ${file#tests/}: cannot be tested" >>"$dir/said"
	failed=$(grep -c '^FAILED: ' "$dir/said")
	echo "$(($(wc -l <"$dir/names") - failed)) $failed" >"$dir/counts"
	exit
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
case $WAR in *[[:space:]]*) ln -s "$WAR" "$tmp/program" && WAR=$tmp/program ;; esac
WAR="${RUN:+$RUN }$WAR"
# Sanitizers exit with a status that is none of ours.
ASAN_OPTIONS=exitcode=99:${ASAN_OPTIONS-} UBSAN_OPTIONS=exitcode=99:${UBSAN_OPTIONS-}
LSAN_OPTIONS=exitcode=99:${LSAN_OPTIONS-} MSAN_OPTIONS=exitcode=99:${MSAN_OPTIONS-}
LC_ALL=C TMPDIR=$tmp
export WAR ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS MSAN_OPTIONS LC_ALL TMPDIR
run_limit='' file_limit=''
if command -v timeout >/dev/null 2>&1; then
	run_limit="timeout $LIMIT" file_limit="timeout $((10 * LIMIT))"
	! timeout --foreground 1 true 2>/dev/null || run_limit="timeout --foreground $LIMIT" # in the process group of the file
fi

# A script named war, so that commands can call the program by its name.  In a pipe the status of the program is lost, so
# the script itself says that the program was killed.
mkdir "$tmp/bin" && cat >"$tmp/bin/war" <<END && chmod +x "$tmp/bin/war" && PATH=$tmp/bin:$PATH && export PATH || exit 1
#!/bin/sh
$run_limit $WAR "\$@"
status=\$?
[ \$status -le 3 ] || echo "run_tests.sh: war has ended with status \$status" >&2
exit \$status
END

names() { # prints FILE, a tab and the name of each test
	# shellcheck disable=SC2016 # of awk
	find tests/cases -name '*.t' | sort | xargs awk '
		function end() { if (name != "") print name; name = "" }
		FNR == 1 { end() }
		/^  [$] / { end(); name = FILENAME "\t" substr(FILENAME, 7) ":" FNR ": " substr($0, 5); next }
		/^  > / && name != "" { name = name " " substr($0, 5); next }
		{ end() }
		END { end() }' || return
	find tests/cases -name '*.in' | sort | sed 's|^tests/\(.*\)/\(.*\).in$|tests/\1	\1/\2|'
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
files=0 last=''
while IFS=$tab read -r file name; do
	! matches "$name" "$excluded" || continue
	[ -z "$patterns" ] || matches "$name" "$patterns" || continue
	! $list || { printf '%s\n' "$name"; continue; }
	[ "$file" = "$last" ] || { last=$file files=$((files + 1)) && mkdir -p "$tmp/$files/new" && echo "$file" >"$tmp/$files/file"; }
	printf '%s\n' "$name" >>"$tmp/$files/names"
done <"$tmp/names"
printf '%s%s' "$excluded" "$patterns" | while IFS= read -r pattern; do
	grep -Fqx -e "$pattern" "$tmp/matched" 2>/dev/null || echo "FAILED: no test has the pattern '${pattern%: }'"
done >"$tmp/unmatched"
! $list || { cat "$tmp/unmatched" >&2; [ ! -s "$tmp/unmatched" ]; exit; }
[ "$workers" -le "$files" ] || workers=$((files + 1))

worker() { # FIRST, STEP: tests the files that no other worker has taken
	n=$1
	while [ "$n" -ge 1 ] && [ "$n" -le "$files" ] && [ ! -e "$tmp/stop" ] && [ ! -e "$tmp/enough" ]; do
		if mkdir "$tmp/$n/taken" 2>/dev/null; then
			file=$(cat "$tmp/$n/file") status=0
			{ $file_limit sh run_tests.sh --file "$file" "$tmp/$n" $update || status=$?; } 3>&- 2>/dev/null
			rm -f "$tmp/$n/group"
			[ -e "$tmp/$n/counts" ] || {
				echo "FAILED: ${file#tests/} has not come to its end (status $status; 124: too slow)" >>"$tmp/$n/said"
				echo 0 1 >"$tmp/$n/counts"
			}
			! $ends || grep -q ' 0$' "$tmp/$n/counts" || : >"$tmp/enough"
			echo "$n" >&3
		fi
		n=$((n + $2))
	done
}

report_next() { # prints what was said of the next file, if it was tested
	if [ -e "$tmp/$next/done" ]; then
		cat "$tmp/$next/said"
		read -r n_passed n_failed <"$tmp/$next/counts"
		passed=$((passed + n_passed)) failed=$((failed + n_failed))
	fi
	next=$((next + 1))
}

report() { # prints what was said of the files, in their order, each as soon as it can
	next=1 passed=0 failed=0
	while read -r n; do
		: >"$tmp/$n/done"
		while [ -e "$tmp/$next/done" ]; do report_next; done
	done
	while [ "$next" -le "$files" ]; do report_next; done # -e leaves gaps
	cat "$tmp/unmatched"
	failed=$((failed + $(wc -l <"$tmp/unmatched")))
	if [ $update != none ] && [ $failed -gt 0 ]; then
		echo 'nothing is written, since some tests failed'
	elif [ $update != none ]; then
		for new in "$tmp"/*/new/*; do
			file=$(cat "${new%/new/*}/file")
			case $file in *.t) ;; *) file=$file/${new##*/} ;; esac
			[ ! -e "$new" ] || cmp -s "$new" "$file" || cp "$new" "$file" || failed=$((failed + 1))
		done
	fi
	echo "$passed passed, $failed failed"
	[ $failed -eq 0 ] && [ $passed -gt 0 ]
}

interrupted() { # ends the files that are being tested with all that they have started
	trap '' INT TERM HUP
	: >"$tmp/stop"
	{ kill "$reporter"; cat "$tmp"/*/group >"$tmp/groups"; } 2>/dev/null
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

# The cases come first, the longest checks last: half of the workers begin at the end.
mkfifo "$tmp/fifo" || exit 1
report <"$tmp/fifo" &
reporter=$!
trap interrupted INT TERM HUP
exec 3>"$tmp/fifo"
while [ "$workers" -gt 0 ]; do
	if [ $((workers % 2)) -eq 1 ]; then worker 1 1 & else worker $files -1 & fi
	workers=$((workers - 1))
done
exec 3>&-
wait $reporter
