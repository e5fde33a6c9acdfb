#!/bin/sh
# run_tests.sh - runs the golden cases in tests/cases and the checks in tests/checks
#
# usage: [WAR=BINARY] [RUN=PREFIX] [LIMIT=SECONDS] ./run_tests.sh [-u] [PATTERN ...]
#        ./run_tests.sh --help
#
# NAME.in  a puzzle: war reads it, and prints just what is in NAME.out.
# NAME.t   a transcript: lines that begin with two blanks are what a user sees in a shell, all others explain them.
#
#            Of two cards the higher one wins.
#              $ printf '1 3D 1 2D 1 3X' | war
#              1 1
#              2> war: <stdin>:1: expected card 1 of player 1, found '3X' (no such suit, which are D H C S)
#              [1]
#
#          Below a command (`$ `, and `> ` where it goes on) are the lines of its standard output, those of its standard
#          error after `2> `, and in brackets a status that is not 0.  ` (no-eol)` marks a last line that has no end.
#          Each command is a test of its own, which is run in the folder of the transcript, without input.
# NAME.sh  a check, in tests/checks: a script that is run from here, gets the program as $WAR, exits 0 if all is well.
#
# PATTERN  run only the tests whose names contain PATTERN; * ? [...] work as in a shell.
#          Names: cases/FOLDER/PAGE.t:LINE: COMMAND, cases/puzzle/NAME, checks/NAME.
#          Examples of PATTERN: cases/errors  checks/oracle  errors.t:12  spoils=laid  'umass.t*limit'
#          A pattern that no test has is an error, status 1.
# -u       write what the cases print now (if the status is 0 to 3) into their files; look at it before you keep it
# WAR      the binary to test (./war)
# RUN      a program to run it under: RUN='valgrind -q --error-exitcode=99', RUN=qemu-s390x-static
# LIMIT    seconds that a run of war or a check may take (300)
set -u
cd "$(dirname "$0")" || exit 1
top=$(pwd) update=false passed=0 failed=0 patterns='' newline='
'
case ${1-} in
-h | --help) sed -n '2,/^set /s/^# \{0,1\}//p' run_tests.sh; exit ;;
-u) update=true; shift ;;
-?*) echo "run_tests.sh: no option '$1'; ./run_tests.sh --help" >&2; exit 2 ;;
esac
WAR=${WAR:-./war}
case $WAR in /*) ;; *) WAR=$top/$WAR ;; esac
[ -x "$WAR" ] || { echo "run_tests.sh: no program $WAR: run make first" >&2; exit 1; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
case $WAR in *[[:space:]]*) ln -s "$WAR" "$tmp/program" && WAR=$tmp/program ;; esac
WAR="${RUN:+$RUN }$WAR"
# Sanitizers exit with a status that is none of ours.
ASAN_OPTIONS=exitcode=99:${ASAN_OPTIONS-} UBSAN_OPTIONS=exitcode=99:${UBSAN_OPTIONS-}
LSAN_OPTIONS=exitcode=99:${LSAN_OPTIONS-} MSAN_OPTIONS=exitcode=99:${MSAN_OPTIONS-}
LC_ALL=C
export WAR ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS MSAN_OPTIONS LC_ALL
unset COLUMNS
limit=
! command -v timeout >/dev/null 2>&1 || limit="timeout ${LIMIT:-300}"

# A script named war, so that commands can call the program by its name.  In a pipe the status of the program is lost, so
# the script itself says that the program was killed.
mkdir "$tmp/bin" && cat >"$tmp/bin/war" <<END && chmod +x "$tmp/bin/war" && PATH=$tmp/bin:$PATH && export PATH || exit 1
#!/bin/sh
$limit $WAR "\$@"
status=\$?
[ \$status -le 3 ] || echo "run_tests.sh: war has ended with status \$status" >&2
exit \$status
END
for pattern; do
	case $pattern in *.t:*[!0-9]*) ;; *.t:*[0-9]) pattern="$pattern: " ;; esac # else line 1 is line 12 as well
	patterns=$patterns$pattern$newline
done

count() { passed=$((passed + $1 - $2)) failed=$((failed + $2)); } # TESTS, how many of them have failed

wanted() { # NAME: has it one of the patterns, or are there none?
	rest=$patterns has=false
	while [ -n "$rest" ]; do
		# shellcheck disable=SC2254
		case $1 in *${rest%%"$newline"*}*) has=true; printf '%s\n' "${rest%%"$newline"*}" >>"$tmp/matched" ;; esac
		rest=${rest#*"$newline"}
	done
	$has || [ -z "$patterns" ]
}

command_run() { # runs $command, of line $at; then prints a newline, a mark, its line and its status
	[ -n "$command" ] && wanted "$name:$at: $command" || return 0
	tests=$((tests + 1)) status=0
	(eval "$command") </dev/null >>"$tmp/out" 2>>"$tmp/err" || status=$?
	printf '\n\001 %s %s\n' "$at" $status >>"$tmp/out"
	printf '\n\001 %s %s\n' "$at" $status >>"$tmp/err"
}

transcript() { # FILE: makes it anew, and compares
	command='' tests=0 at=0 end=0
	: >"$tmp/out" && : >"$tmp/err" && : >"$tmp/new"
	grep -n '^  [$>] ' "$1" >"$tmp/lines"
	while IFS= read -r line; do
		number=${line%%:*} line=${line#*:  }
		case $line in
		'$ '*) command_run; command=${line#??} at=$number end=$number ;;
		*) [ "$number" -ne $((end + 1)) ] || command=$command$newline${line#??} end=$number ;;
		esac
	done <"$tmp/lines"
	command_run
	[ $tests -gt 0 ] || return 0
	awk -v update=$update -v name="$name" -v new="$tmp/new" '
		kind != "page" && $1 == "\001" {
			printed[$2] = printed[$2] text (last == "" ? "" : "  " kind last " (no-eol)\n") \
				(kind == "" || $3 == 0 ? "" : "  [" $3 "]\n")
			if ($3 > 3 || text ~ /run_tests.sh: war has ended/)
				strange[$2]
			text = last = any = ""
			next
		}
		kind != "page" { text = text (any ? "  " kind last "\n" : ""); last = $0; any = 1; next }
		function finish() { # the command is at an end
			if (at in printed && printed[at] != expected)
				print (update == "false" || at in strange ? "FAILED: " name ":" at ": " command : "updated: " name ":" at)
			if (at in printed && (update == "false" || !(at in strange)))
				expected = printed[at]
			printf "%s", expected >new
			at = expected = ""
		}
		at && /^  / && !/^  [$] / && !(/^  > / && more) { expected = expected $0 "\n"; more = 0; next }
		!more || !/^  > / { finish(); more = 0 }
		/^  [$] / { at = FNR; command = substr($0, 5); more = 1 }
		{ print >new }
		END { finish() }
	' kind= "$tmp/out" kind='2> ' "$tmp/err" kind=page "$1" >"$tmp/failed" || { echo "FAILED: $name: no awk" >>"$tmp/failed"; cp "$1" "$tmp/new"; }
	count $tests "$(grep -c '^FAILED' "$tmp/failed")"
	cat "$tmp/failed"
	if $update; then cmp -s "$1" "$tmp/new" || cp "$tmp/new" "$1"; else diff -u "$1" "$tmp/new" | sed 1,2d; fi
}

puzzle() { # FILE, without its .in
	war <"$1.in" >"$tmp/out" 2>&1 && {
		cmp -s "$1.out" "$tmp/out" && return
		$update && cp "$tmp/out" "$1.out" && { echo "updated: $name"; return; }
	}
	printf 'FAILED: %s\n%s\n' "$name" "command: $WAR <$1.in"
	diff -u "$1.out" "$tmp/out" | sed 1,2d
	return 1
}

check() { # FILE, without its .sh
	# shellcheck disable=SC2086
	$limit sh "$1.sh" >"$tmp/out" 2>&1 </dev/null && { sed "s|^|${name#*/}: |" "$tmp/out"; return; }
	printf 'FAILED: %s\n%s\n' "$name" "command: WAR='$WAR' sh $1.sh"
	cat "$tmp/out"
	return 1
}

for file in $(find tests/cases tests/checks -name '*.t' -o -name '*.in' -o -name '*.sh' | sort); do
	name=${file#tests/}
	case $file in
	*.t) cd "${file%/*}" && transcript "${file##*/}"; cd "$top" || exit 1; continue ;;
	*.in) name=${name%.in} run=puzzle ;;
	*) name=${name%.sh} run=check; ! $update || continue ;;
	esac
	wanted "$name" || continue
	if $run "${file%.*}"; then count 1 0; else count 1 1; fi
done
printf '%s' "$patterns" | while IFS= read -r pattern; do
	grep -Fqx -- "$pattern" "$tmp/matched" 2>/dev/null || echo "FAILED: no test has the pattern '${pattern%: }'"
done >"$tmp/unmatched"
cat "$tmp/unmatched"
unmatched=$(wc -l <"$tmp/unmatched")
count "$unmatched" "$unmatched"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
