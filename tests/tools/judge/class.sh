#!/bin/sh
# class.sh - judges many programs, and prints a table
#
# usage: make class FILES='submissions/*' [OUT=FOLDER] [RULES=BOOK,...] [BUDGET=SECONDS] [MEMORY=MEGABYTES] [LIMIT=SECONDS]
#                  [SHOW=1]
#        FILES='submissions/*' sh tests/tools/judge/class.sh
#
# FILES   source files, as patterns of the shell.  Each is compiled by its ending (tests/guide/judge.md has the
#         table) and judged alone.  What its language needs and this machine does not have makes it `not run`.
# OUT     the folder for results (tests/build/class, which is emptied): class.tsv, class.xml (JUnit, a test for each rule and
#         program), and NAME.txt, the report of each program: anna_main.py.txt of anna/main.py, if others have a main.py, too.
#         A folder with the results of another class is refused.
# BUDGET  seconds of CPU time of each program for random deals, and as many for the search of a smaller puzzle (2)
# MEMORY  megabytes for each process of a program (512); Java, JavaScript, TypeScript, C#, Elixir and Go get no limit, as they
#         reserve more than they use
# LIMIT   seconds of CPU time that a run may take (1)
# SHOW    1: OUT also gets index.html, the table with links, and NAME.html, a page on which a browser shows the smallest puzzle
#         of each program that is wrong.  With TRACE=1 it marks the round in which the program's transcript goes wrong.
# JOBS    programs judged side by side (one for each core); the table is the same whatever the number
# The other variables are those of judge.sh.
#
# The table: program, verdict (right*: but for the limit of RULES, which was not tried exactly), rules that are right of all,
# cards of the smallest puzzle, seconds of CPU time of all runs, why it is wrong.  class.tsv has also the first rule that is wrong, and the smallest puzzle.  Each program is copied to a
# folder of its own, without war.  It can still reach the rest of the machine: run programs that you do not trust as a user
# of their own.
#
# Status: 0 all right, 1 some are not, 2 cannot judge.
# shellcheck disable=SC2016,SC2086,SC2034,SC2154 # $ of awk; FILES is patterns; signals.sh reads verdicts, and sets tmp
set -u
[ "${1-}" != --help ] || exec sed '1d; /^# shellcheck/,$d; s/^# \{0,1\}//' "$0"
tools=$(dirname "$0")/..
# shellcheck source=/dev/null
. "$tools/variables.sh"
takes class FILES OUT RULES BUDGET MEMORY LIMIT JOBS TRACE ROUNDS SEED SHOW
numbers 1 999 JOBS
numbers 1 999999 ROUNDS
numbers 0 999999 BUDGET MEMORY
numbers 0 999999999999 SEED
numbers 0 1 TRACE SHOW
seconds LIMIT
fail() { echo "class.sh: $*" >&2; exit 2; }
case ${FILES-} in *[!\ ]*) ;; *) fail "no files: make class FILES='submissions/*'" ;; esac
verdicts=1
# shellcheck source=/dev/null
. "$tools/signals.sh"
top=$(cd "$(dirname "$0")/../../.." && pwd) || exit 2
here=$top/tests/tools/judge AWK=${AWK:-awk} OUT=${OUT:-$top/tests/build/class} RULES=${RULES:-codingame}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}
BUDGET=${BUDGET:-2} MEMORY=${MEMORY:-512} LIMIT=${LIMIT:-1} SHOW=${SHOW-} war=${WAR:-./war} WAR=${WAR:-$top/war}
case $WAR in ./*) WAR=$(pwd)/${WAR#./} ;; esac # each program has a folder of its own
export AWK RULES BUDGET LIMIT WAR
plain() { printf %s "$1" | tr -c 'A-Za-z0-9._-' _; } # NAME: as it may be given to a shell
: >"$tmp/cases"

# A path that is no file has a row, too.  If none is a file, the pattern is wrong.
for path in $FILES; do
	[ ! -f "$path" ] || break
done
[ ! -d "$path" ] || fail "$path is a folder: FILES='${path%/}/*'"
[ -f "$path" ] || fail "no file $path"
folder OUT
OUT=$(cd "$OUT" && pwd) || exit 2
# For each path its name, the name of its report, and the path.  The name is the shortest end of the path that no other has.
for path in $FILES; do
	printf '%s\n' "${path%/}"
done | $AWK -v OFS='\t' '
	function rest(path) { return sub(/^[^\/]*\/+/, "", path) ? path : "" }
	{
		path[NR] = $0
		for (end = $0; end != ""; end = rest(end))
			paths[end]++
	}
	END {
		for (i = 1; i <= NR; i++) {
			name = path[i]
			for (end = name; paths[end] == 1; end = rest(end))
				name = end
			gsub(/\t/, " ", name)
			report = name
			gsub(/[^A-Za-z0-9._-]/, "_", report)
			while (reports[report]++)
				report = report "_"
			print name, report, path[i]
		}
	}' >"$tmp/programs"
cut -f 1 "$tmp/programs" >"$tmp/names"
# The table of an earlier class names the reports that it has left.  In a folder that the user has named, none is lost.
[ ! -e "$OUT/class.tsv" ] || sed 1d "$OUT/class.tsv" | cut -f 1 | grep -Fvx -f "$tmp/names" >"$tmp/gone" || :
if [ -s "$tmp/gone" ]; then
	[ "$OUT" = "$top/tests/build/class" ] ||
		fail "$OUT has the results of another class ($(head -n 1 "$tmp/gone")): name another OUT, or remove it"
	while IFS= read -r name; do rm -f "$OUT/$(plain "$name").txt" "$OUT/$(plain "$name").html"; done <"$tmp/gone"
fi
[ -e "$OUT/class.tsv" ] || [ ! -e "$OUT/index.html" ] || fail "$OUT has an index.html of its own: name another OUT"
printf 'program\tverdict\trules\tcards\tseconds\twhy\trule\tpuzzle\n' >"$OUT/class.tsv" && rm -f "$OUT/class.xml" "$OUT/index.html" || exit 2

# A Java file: the class that has main, as java takes it, and the name that javac wants the file to have, if any.
java_names() { # FILE
	$AWK '
		{ sub(/\/\/.*/, ""); gsub(/"[^"]*"/, "") }
		/^ *package / { gsub(/^ *package +|;.*/, ""); package = $0 "." }
		{
			n = split($0, word, /[^A-Za-z0-9_$]+/)
			for (i = 1; i < n && !depth; i++)
				if (word[i] ~ /^(class|interface|record|enum)$/) {
					class = word[i + 1]
					if (/(^| )public /) file = class
				}
			if (/ void +main *\(/ && main == "") main = class
			depth += gsub(/{/, "") - gsub(/}/, "")
		}
		END { print package (main == "" ? class : main), file }' "$1"
}
# $program is the command for the file, after its compiler has run in the current folder.  False: it does not compile.
compile() { # FILE
	file=$1 memory=$MEMORY program=./program build=:
	case $file in
	*.c) needs=cc build='cc -w -DONLINE_JUDGE -o program "$file" -lm' ;; # as judges do: some programs read input.txt without it
	*.cc | *.cpp | *.cxx) needs=c++ build='c++ -w -DONLINE_JUDGE -o program "$file"' ;;
	*.go) needs=go memory=0 build='go build -o program "$file"' ;;
	*.rs) needs=rustc build='rustc --edition 2021 -O -o program "$file"' ;;
	*.exs) needs=elixir memory=0 program="elixir --erl '+S 1:1' $file" ;;
	*.hs) needs=ghc memory=0 build='ghc -O -o program "$file"' ;;
	*.java)
		needs=javac memory=0 build='javac -encoding UTF-8 -d . "$file"'
		java_names "$file" >names && read -r main class <names
		[ "$class.java" = "${class:+$file}" ] || [ -z "$class" ] || { mv "$file" "$class.java" && file=$class.java; }
		program="java -Xshare:auto $main"
		;;
	*.kt) needs=kotlinc memory=0 program='java -jar program.jar' build='kotlinc "$file" -include-runtime -d program.jar' ;;
	*.cs) needs=mcs memory=0 program='mono program.exe' build='mcs -langversion:latest -out:program.exe "$file"' ;;
	*.ts)
		needs=tsc memory=0 program="node -r $here/readline.js program.js"
		build='tsc --target es2022 --outFile program.js "$file" || [ -s program.js ]'
		;;
	*.js) needs=node memory=0 program="node -r $here/readline.js $file" ;;
	*.py)
		needs=python3 program="python3 $file"
		! command -v python2 >/dev/null || python3 -c 'import sys; compile(open(sys.argv[1]).read(), "", "exec")' "$file" 2>/dev/null ||
			needs=python2 program="python2 $file"
		;;
	*.rb) needs=ruby program="ruby $file" ;;
	*.pl) needs=perl program="perl $file" ;;
	*.php) needs=php program="php -d short_open_tag=1 $file" ;;
	*.clj) needs=clojure memory=0 program="clojure -M $file" ;;
	*.awk) needs=${AWK%% *} program="$AWK -f $file" ;;
	*.sh)
		needs=$(command -v bash || echo sh) && program="$needs $file" # CodinGame's shell is bash
		case $(head -n 1 "$file") in '#!'*) chmod +x "$file" && program=./$file ;; esac
		;;
	*) echo "not a program: no language has files like $file" && return 1 ;;
	esac
	command -v "$needs" >/dev/null || { echo "error: this machine has no $needs, which $file needs"; return 1; }
	eval "$build"
}
# The first line of a compiler, or of judge.sh, that has an error: not a heading (Go), not a warning (C#).  Haskell says in
# the next line which.
error_of() { # FILE
	$AWK '
		/^#|[Ww]arning( [A-Z]+[0-9]+)?:/ || !NF { next }
		first == "" { first = $0 }
		/[Ee]rror/ { first = $0; if (/(error:|\]) *$/ && (getline line) > 0) first = first line; exit }
		END { gsub(/[ \t]+/, " ", first); print first }' "$1"
}

copy() { # PATH, COPY
	[ ! -d "$1" ] || { echo 'not a program: a folder'; return 1; }
	[ -f "$1" ] || { echo 'not a program: there is no such file'; return 1; }
	case $1 in -*) cp "./$1" "$2" ;; *) cp "$1" "$2" ;; esac
}
judge() { # NUMBER, NAME, REPORT, PATH: leaves the row of the table, and what JUnit gets
	work=$TMPDIR/$1/program kept=$tmp/kept.$1 name=$2 report=$OUT/$3.txt plain=$(plain "${4##*/}")
	case $plain in -*) plain=_$plain ;; esac
	rm -f "$OUT/$3.html"
	mkdir "$TMPDIR/$1" "$work" "$kept" || exit 2 # a program may remove ../*
	if (copy "$4" "$work/$plain" && cd "$work" && LC_ALL=C && export LC_ALL && compile "$plain" &&
		printf '%s\n' "$memory" "$program" >"$kept/program") >"$report" 2>&1; then
		{ read -r memory; read -r program; } <"$kept/program"
		cd "$work" || exit 2
		QUIET=1 PROGRAM=$program MEMORY=$memory FOLDER=$kept NAME=$3 SOURCE=$work/$plain PUZZLE=$kept/$plain JOBS=1 sh "$here/judge.sh" >"$report" 2>&1 || :
		cd "$kept" || exit 2
	fi
	[ -s "$kept/row" ] || { # not run
		why=$(error_of "$report")
		printf 'not run\t0/0\t-\t-\t%s\t-\t-\nnot run\tfailure\t%s\n' "${why:--}" "$why" >"$kept/row"
	}
	if [ "${SHOW#0}" ] && [ -s "$kept/$plain" ]; then
		own=$kept/$plain.out && [ -e "$own" ] || own=''
		(cd "$top" && FILE=$kept/$plain OUT=$OUT/$3.html WAR=$war TRANSCRIPT=$own SEED='' ROUNDS='' sh tests/tools/show/show.sh >/dev/null 2>>"$report")
	fi
	printf '%s\t%s\n' "$name" "$(sed 1q "$kept/row")" >"$kept/line"
	sed "1d; s/^/$3	/" "$kept/row" >"$kept/cases"
	rm -rf "${TMPDIR:?}/$1"
}
# Waits for the program that was begun first, and prints its row: the table is the same whatever JOBS is.
next() {
	echo "judging program $((told + 1)) of $(($(wc -l <"$tmp/names"))) ..." >"$tmp/now"
	wait "${pids%% *}" || :
	pids=${pids#* } told=$((told + 1))
	cat "$tmp/kept.$told/line" >>"$OUT/class.tsv" && cat "$tmp/kept.$told/cases" >>"$tmp/cases" || exit 2
	$AWK -F '\t' '{ printf "%-24s %-8s %7s %5s %7s  %s\n", $1, $2, $3, $4, $5, $6 }' "$tmp/kept.$told/line"
}
pids='' begun=0 told=0
# Says every 3 s what it does, if it is something else.
said=''
while sleep 3 >/dev/null 2>&1 && read -r what <"$tmp/now"; do
	[ "$what" = "$said" ] || echo "class.sh: $what" >&3
	said=$what
done 3>&2 2>/dev/null >/dev/null &
watcher=$!
while IFS=$(printf '\t') read -r name report path; do
	begun=$((begun + 1))
	(trap - EXIT && judge $begun "$name" "$report" "$path") &
	pids="$pids$! "
	[ $((begun - told)) -lt "$JOBS" ] || next
done <"$tmp/programs"
while [ -n "$pids" ]; do next; done
kill $watcher
# JUnit: a suite for each program, and in it a test for each rule.
LC_ALL=C $AWK -F '\t' '
	function escaped(text) {
		gsub(/&/, "\\&amp;", text)
		gsub(/</, "\\&lt;", text)
		gsub(/>/, "\\&gt;", text)
		gsub(/"/, "\\&quot;", text)
		gsub(/[^ -~]/, "?", text)
		return text
	}
	function suite_print() {
		if (tests > 0)
			printf "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" skipped=\"%d\">\n%s  </testsuite>\n", suite, tests, of["failure"], of["skipped"], text
		suite = $1
		text = tests = of["failure"] = of["skipped"] = ""
	}
	BEGIN { print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>" }
	$1 != suite { suite_print() }
	{
		tests++
		of[$3]++
		text = text "    <testcase classname=\"" $1 "\" name=\"" escaped($2) "\""
		text = text ($3 == "" ? "/>\n" : ">\n      <" $3 " message=\"" escaped(substr($4, 1, 1000)) "\"/>\n    </testcase>\n")
	}
	END { suite_print(); print "</testsuites>" }' "$tmp/cases" >"$OUT/class.xml"
[ -z "${SHOW#0}" ] || {
	(cd "$OUT" && $AWK -F '\t' -v rules="$RULES" -f "$top/tests/tools/show/index.awk" "$tmp/programs" class.tsv >index.html)
	echo "class.sh: to be read in a browser: $OUT/index.html" >&2
}
echo "class.sh: the table is in $OUT/class.tsv, the report of each program beside it" >&2
! sed 1d "$OUT/class.tsv" | cut -f 2 | grep -qv '^right\*\{0,1\}$'
