#!/bin/sh
# lint.sh - what can be said of the sources without running them
#
# usage: sh tests/deep/lint.sh
#
# Shell: shellcheck, checkbashisms, the parsers of dash and busybox.  C: cppcheck, clang-tidy (its checks are
# chosen in .clang-tidy), clang-format (.clang-format), gcc -fanalyzer.  And: what the top level holds, whether
# the solver and the functions of war.c are short enough, and whether the cases are few enough and in order.
set -u
cd "$(dirname "$0")/../.." || exit 1
missing=
for tool in shellcheck:shellcheck checkbashisms:devscripts dash:dash busybox:busybox cppcheck:cppcheck \
	clang-tidy:clang-tidy clang-format-19:clang-format-19 gcc:gcc; do
	command -v "${tool%:*}" >/dev/null 2>&1 || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || { echo "lint.sh: needs: apt-get install$missing" >&2; exit 1; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM HUP
bad=0

# TITLE COMMAND ...: the command must succeed
holds() {
	title=$1
	shift
	if "$@" >"$tmp/said" 2>&1; then
		echo "ok: $title"
		sed -n 's/^war\.c[:,]/    &/p' "$tmp/said"
	else
		bad=$((bad + 1))
		echo "FAILED: $title"
		cat "$tmp/said"
	fi
}

top_level() {
	printf '%s\n' * | LC_ALL=C sort >"$tmp/found"
	printf '%s\n' Makefile README.md run_tests.sh tests war.c >"$tmp/wanted"
	# Besides, what make builds.
	grep -vx war "$tmp/found" | diff -u "$tmp/wanted" -
}

# Prints the lines of C and the tokens of war.c and of its first part, and fails if there are more than the limits.
# The limits are 1 % above what war.c had when they were set: 3,142 lines of C and 29,075 tokens, 1,105 lines in part 1.
# Comments and blank lines cost nothing.  A string is one token.  (checks/pasted limits the characters of the solver.)
short_enough() {
	awk '
		function count(name, lines, lines_most, tokens, tokens_most) {
			print name ": " lines " lines of C of " lines_most " at most, " tokens " tokens of " tokens_most
			bad = bad || lines > lines_most || tokens > tokens_most
		}
		function take(pattern) { # from the front of `rest`
			if (!match(rest, "^(" pattern ")"))
				return 0
			rest = substr(rest, RLENGTH + 1)
			return 1
		}
		BEGIN {
			letters = "([^\"\\\\]|\\\\.)*" # of a string
			token = "\"" letters "\"|\047([^\047\\\\]|\\\\.)*\047|[A-Za-z0-9_]+|<<=|>>=|->|[+][+]|--|<<|>>|&&|[|][|]|" \
				"[-+*/%&|^<>=!]=|[^ \t]"
		}
		/^\/[*] =+ 2[.]/ { solver = lines; solver_tokens = tokens }
		{
			rest = $0
			code = 0
			while (rest != "")
				if (comment) {
					comment = !take("([^*]|[*]+[^*/])*[*]+/")
					if (comment)
						break
				} else if (string) { # it goes on from the line before
					code = rest ~ /[^ \t]/
					string = !take(letters "\"")
					if (string)
						break
				} else if (take("/[*]")) {
					comment = 1
				} else if (!take("[ \t]+")) {
					string = rest ~ ("^\"" letters "\\\\$")
					code = 1
					tokens++
					if (string)
						break
					take(token)
				}
			lines += code
		}
		END {
			count("war.c", lines, 3174, tokens, 29366)
			count("war.c, part 1", solver, 1116, solver_tokens, tokens)
			exit bad
		}' war.c
}

# A function ends in the line of its `}`, and begins in that of its `{`; war.c has no other such lines.
functions_short() {
	awk -v most=60 '
		/^[a-z].*[(]/ { name = $0; sub(/[(].*/, "", name); sub(/.*[ *]/, "", name) }
		/^[{]$/ { from = NR }
		/^[}]$/ {
			functions++
			lines = NR - from - 1
			if (lines > most) {
				print name " has " lines " lines, more than " most
				bad = 1
			}
		}
		END { exit bad || functions < 100 }' war.c
}

# Few enough to be read; the pages are plain text, and each has commands.
cases() {
	find tests/cases -type f >"$tmp/files"
	echo "tests/cases has $(wc -l <"$tmp/files") files"
	[ "$(wc -l <"$tmp/files")" -le 100 ] || return 1
	grep '\.t$' "$tmp/files" | while read -r page; do
		if LC_ALL=C grep -n '[^ -~	]' "$page" || ! grep -q '^  [$] ' "$page"; then
			echo "$page: not plain text, or no command"
			return 1
		fi
	done
}

formatted() {
	clang-format-19 war.c | diff -u war.c -
}

# At its default limits gcc stops without a word before it has seen anything; following every call from main it does
# not end.  With summaries of the functions called it does, in a minute, but sees through them no variable being set.
analyzer() {
	timeout 600 gcc -std=c11 -Werror -DWAR_NO_PRAGMA -fanalyzer -fanalyzer-call-summaries \
		-Wno-analyzer-use-of-uninitialized-value --param analyzer-bb-explosion-factor=20 -c -o "$tmp/war.o" war.c
}

# ulimit -v has come into POSIX with its issue of 2024 only.
bashisms() {
	checkbashisms -f "$@" 2>&1 | awk '/ \(ulimit\):$/ { getline; next } { print; bad = 1 } END { exit bad }'
}

parse() {
	for script; do
		dash -n "$script" && busybox sh -n "$script" || return 1
	done
}

scripts=$(find run_tests.sh .ci/run tests -path tests/build -prune -o '(' -name '*.sh' -o -name run ')' -print | LC_ALL=C sort)
# shellcheck disable=SC2086
{
	holds 'shellcheck' shellcheck -s sh $scripts
	holds 'checkbashisms' bashisms $scripts
	holds 'dash and busybox sh read all scripts' parse $scripts
}
holds 'cppcheck' cppcheck -q --std=c11 -U__TINYC__ --enable=warning,performance,portability \
	--suppress=missingIncludeSystem --suppress=ctuuninitvar --error-exitcode=1 war.c
holds 'clang-tidy' clang-tidy --quiet war.c -- -std=c11
holds 'clang-format' formatted
holds 'gcc -fanalyzer' analyzer
holds 'the top level' top_level
holds 'the lines and tokens of war.c' short_enough
holds 'the length of its functions' functions_short
holds 'the cases' cases
[ "$bad" -eq 0 ]
