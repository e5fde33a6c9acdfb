#!/bin/sh
# class: tools
# run_tests.sh itself, in a folder whose name has a blank: what passes, what fails, its options, its end by a signal.
# shellcheck disable=SC2009,SC2015,SC2016,SC2030,SC2031,SC2086,SC3045 # ps -A; `a && b || c`; $PPID is of another shell; PATH of a subshell; words; ulimit -t
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset RUN LIMIT

mkdir -p "$tmp/a b/tests/cases" "$tmp/a b/tests/checks" "$tmp/bin"
cp run_tests.sh "$tmp/a b"
cd "$tmp/a b"
cat >war <<'END'
#!/bin/sh
case ${1-} in crash) kill -SEGV $$ ;; bad) echo war: bad >&2; exit 1 ;; limit) ulimit -t ;; "") cat ;; *) echo "$@" ;; esac
END
chmod +x war
printf '  $ echo right | war\n  right\n' >tests/cases/puzzle.t
printf '  $ war two\n  two\n  $ war bad\n  2> war: bad\n  [1]\n  $ war crash\n  $ war three\n  four\n' >tests/cases/page.t
echo 'echo checked' >tests/checks/quick.sh

said() { # STATUS, LINE, ARGUMENTS ...: run_tests.sh ends so, and has a line that begins so
	wanted=$1 line=$2 status=0
	shift 2
	WAR=./war sh run_tests.sh ${1+"$@"} >said 2>&1 || status=$?
	[ $status -eq "$wanted" ] && grep -q "^$line" said && return
	echo "run_tests.sh $*: wanted status $wanted and '$line', got status $status and"
	cat said
	exit 1
}

said 0 'usage: ' --help
said 2 "run_tests.sh: no option '-y'" -y
said 2 'run_tests.sh: -x: a value' -x
said 2 "run_tests.sh: -j: expected a number from 1 on, found '0'" -j 0
said 2 "run_tests.sh: no option '--list'" --list
said 2 'run_tests.sh: -x: options come before patterns' page.t -x war
said 2 'run_tests.sh: an empty pattern' ''
said 1 "FAILED: no test has the pattern 'nothing'" -l nothing
said 0 '1 passed, 0 failed' -j 9999 tests/cases/page.t:1
said 0 '1 passed, 0 failed' tests/checks/quick.sh
said 0 '4 passed, 0 failed' puzzle page.t:1 page.t:3 quick
said 0 '1 passed, 0 failed' 'page.t:1: war two'
said 1 "FAILED: no test has the pattern 'nothing'" puzzle nothing
said 1 '1 passed, 1 failed' puzzle nothing
said 1 "FAILED: no test has the pattern 'page.t:2'" page.t:2
[ "$(wc -l <said)" -eq 2 ] || { cat said; echo 'run_tests.sh: no test, but more than a message and the counts'; exit 1; }
said 1 'FAILED: cases/page.t:6: war crash'
said 1 'FAILED: cases/page.t:7: war three'
said 1 '3 passed, 2 failed' -j 1 cases/
said 0 'quick: checked ([0-9]* s, CPU [0-9]*[.][0-9] s)$' -x 'war [ct]*r' -x three -j 3
said 1 "FAILED: no test has the pattern 'nothing'" -x nothing puzzle
said 0 'cases/page.t:7: war three' -l -x crash
[ "$(cat said)" = 'cases/page.t:1: war two
cases/page.t:3: war bad
cases/page.t:7: war three
cases/puzzle.t:1: echo right | war
checks/quick' ] || { cat said; echo 'run_tests.sh -l: other names'; exit 1; }
sed 's/  right/  wrong/' tests/cases/puzzle.t >puzzle && cp puzzle tests/cases/puzzle.t
said 1 'FAILED: cases/puzzle.t:1: echo right | war'
said 1 '2 passed, 2 failed' -e -j 1 # page, but neither puzzle nor quick

# -u writes all or nothing: neither what crashes nor what fails where it was well.
cp tests/cases/page.t page
printf '#!/bin/sh\nexit 1\n' >"$tmp/bin/awk" && chmod +x "$tmp/bin/awk"
(PATH=$tmp/bin:$PATH && said 1 '' -u page) || exit 1
said 1 'FAILED: cases/page.t:6: war crash (it crashes)' -u
grep -qx 'updated: cases/page.t:7: war three' said && grep -qx -e '+  three' said && grep -q '^nothing is written' said ||
	{ cat said; echo 'run_tests.sh -u: does not say what it would write'; exit 1; }
said 1 'FAILED: cases/page.t:6: war crash (it crashes)' -u -f
cmp page tests/cases/page.t && cmp puzzle tests/cases/puzzle.t || { echo 'run_tests.sh -u: writes in spite of a crash'; exit 1; }
said 0 'updated: cases/puzzle.t:1' -u puzzle
[ "$(tail -n 1 tests/cases/puzzle.t)" = '  right' ] || { cat said; echo 'run_tests.sh -u: no answer'; exit 1; }
said 0 '1 passed, 0 failed' -u puzzle
! grep -q updated said || { cat said; echo 'run_tests.sh -u: updates what is right'; exit 1; }
said 0 'updated: cases/page.t:7: war three' -u -x crash
sed 's/four/three/' page | cmp - tests/cases/page.t || { echo 'run_tests.sh -u: not what was printed'; exit 1; }
for command in 'war bad' 'war bad | cat'; do
	printf '  $ %s\n  good\n' "$command" >tests/cases/page.t
	said 1 "FAILED: cases/page.t:1: $command (now it fails; -f accepts that)" -u page
	[ "$(tail -n 1 tests/cases/page.t)" = '  good' ] || { echo 'run_tests.sh -u: accepts a failure'; exit 1; }
	said 0 'updated: cases/page.t:1' -u -f page
	grep -qx '  2> war: bad' tests/cases/page.t || { echo 'run_tests.sh -u -f: does not accept a failure'; exit 1; }
done
printf '  $ war bad\n  [1]\n' >tests/cases/page.t # a new case of a failure
said 0 'updated: cases/page.t:1' -u page

# A command of several lines; a check that dies; an xargs without -P; war that does not end.
printf "  \$ for word in it\\\\'s well; do\n  >   echo \$word\n  > done\n  it's\n  well\n" >tests/cases/page.t
echo 'kill -KILL $PPID' >tests/checks/dies.sh
said 0 '1 passed, 0 failed' page
said 1 'FAILED: tests/checks/dies.sh has not come to its end' dies
rm tests/checks/dies.sh
printf '#!/bin/sh\ncase $* in *-P*) exit 1 ;; esac\nexec %s "$@"\n' "$(command -v xargs)" >"$tmp/bin/xargs" && chmod +x "$tmp/bin/xargs"
rm "$tmp/bin/awk"
(PATH=$tmp/bin:$PATH && said 0 '3 passed, 0 failed' -j 3) || exit 1
printf '  $ war crash | cat\n' >tests/cases/page.t
said 1 '+  2> run_tests.sh: war has ended with status' page
[ "$(ulimit -t 2>/dev/null)" != unlimited ] || {
	printf '  $ war limit\n  7\n' >tests/cases/page.t
	(LIMIT=7 && export LIMIT && said 0 '1 passed, 0 failed' page) || exit 1
}

# A source that cannot be written, with a case that writes a file: it stays as it is.  root needs setpriv to be refused.
reader=''
[ "$(id -u)" -ne 0 ] || reader='setpriv --bounding-set -all --inh-caps -all'
if $reader true 2>/dev/null; then
	printf '  $ war two >file; cat file\n  two\n' >tests/cases/page.t
	cp -R . "$tmp/reading" && find . | sort >"$tmp/files"
	chmod -R a-w "$tmp/reading"
	mkdir "$tmp/temporary"
	status=0
	(cd "$tmp/reading" && TMPDIR=$tmp/temporary WAR=./war $reader sh run_tests.sh) >said 2>&1 || status=$?
	(cd "$tmp/reading" && find . | sort) | diff "$tmp/files" - >>said || status="$status, and files are left"
	[ -z "$(ls "$tmp/temporary")" ] || status="$status, and TMPDIR is not empty"
	chmod -R u+w "$tmp/reading"
	[ "$status" = 0 ] && grep -q '^3 passed, 0 failed' said ||
		{ cat said; echo "run_tests.sh in a source that cannot be written: status $status"; exit 1; }
fi

# A signal ends it at once, and all that it has started.
if command -v timeout >/dev/null 2>&1 && ps -A -o args= >/dev/null 2>&1; then
	seconds=$((100000 + $$)) # of no other sleep
	sleeping() { ps -A -o args= | grep -c "^sleep $seconds\$" || :; }
	echo "trap '' TERM; sleep $seconds & sleep $seconds; sleep $seconds" >tests/checks/stubborn.sh
	printf '  $ war two; sleep %s\n' $seconds >tests/cases/page.t
	WAR=./war sh run_tests.sh -j 9 >said 2>&1 &
	run=$!
	while [ "$(sleeping)" -lt 3 ]; do sleep 0.1 2>/dev/null || sleep 1; done
	before=$(date +%s) status=0
	kill -TERM $run
	wait $run || status=$?
	took=$(($(date +%s) - before)) left=$(sleeping)
	[ $status -eq 130 ] && [ $took -le 60 ] && [ "$left" -eq 0 ] ||
		{ cat said; echo "run_tests.sh: SIGTERM: status $status after $took s, and $left processes are left"; exit 1; }
fi
echo 'run_tests.sh: patterns, statuses, its options, and its end by a signal'
