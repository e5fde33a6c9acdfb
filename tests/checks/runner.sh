#!/bin/sh
# run_tests.sh itself, in a folder whose name has a blank: what passes, what fails, a pattern without a test, --help, -u.
# shellcheck disable=SC2015 # `a && b || c`
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
case ${1-} in crash) kill -SEGV $$ ;; bad) echo bad >&2; exit 1 ;; "") cat ;; *) echo "$@" ;; esac
END
chmod +x war
echo right >tests/cases/puzzle.in && cp tests/cases/puzzle.in tests/cases/puzzle.out
printf '  $ war two\n  two\n  $ war bad\n  2> bad\n  [1]\n  $ war crash\n  $ war three\n  four\n' >tests/cases/page.t
echo 'echo checked' >tests/checks/check.sh

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
said 2 "run_tests.sh: no option '-x'" -x
said 0 '4 passed, 0 failed' puzzle page.t:1 page.t:3 check
said 0 '1 passed, 0 failed' 'page.t:1: war two'
said 1 "FAILED: no test has the pattern 'nothing'" puzzle nothing
said 1 '1 passed, 1 failed' puzzle nothing
said 1 "FAILED: no test has the pattern 'page.t:2'" page.t:2
said 1 'FAILED: cases/page.t:6: war crash'
said 1 'FAILED: cases/page.t:7: war three'
said 1 '3 passed, 2 failed' cases/
echo wrong >tests/cases/puzzle.out
said 1 'FAILED: cases/puzzle'
cp tests/cases/page.t page
printf '#!/bin/sh\nexit 1\n' >"$tmp/bin/awk" && chmod +x "$tmp/bin/awk"
(PATH=$tmp/bin:$PATH && said 1 'FAILED: cases/page.t: no awk' -u page) || exit 1
cmp page tests/cases/page.t || { echo 'run_tests.sh -u: a page is lost without awk'; exit 1; }
said 1 'updated: cases/page.t:7' -u # but not what crashes
[ "$(tail -n 3 tests/cases/page.t)" = '  $ war crash
  $ war three
  three' ] || { cat tests/cases/page.t; echo 'run_tests.sh -u: not what was printed'; exit 1; }
[ "$(cat tests/cases/puzzle.out)" = right ] && grep -q '^updated: cases/puzzle$' said || { cat said; echo 'run_tests.sh -u: no answer'; exit 1; }
said 0 '1 passed, 0 failed' -u puzzle
! grep -q updated said || { cat said; echo 'run_tests.sh -u: updates what is right'; exit 1; }
echo 'run_tests.sh: patterns, statuses, --help and -u'
