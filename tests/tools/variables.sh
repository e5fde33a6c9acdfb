#!/bin/sh
# variables.sh - refuses variables of make that a target does not take; prints what each target takes
#
# usage: tools=$(dirname "$0")/..; . "$tools/variables.sh"   in the script of a target, before any cd
#        takes TARGET NAME ...                               a line of its own, as it is read here, too
#        sh tests/tools/variables.sh                         a table of all targets, in Markdown
#
# Only what stands on the command line of make is refused.  The Makefile names it: GIVEN has the names of variables, GOALS
# the targets.  A variable of the environment may be there for another reason.
# shellcheck shell=sh disable=SC2016 # ` in sed
[ "${0##*/}" != variables.sh ] || tools=$(dirname "$0")

# What people write, and the names of targets that may be meant.
other_names='BOOK:RULES RULE:RULES BOOKS:RULES RULES:BOOK PROGRAM:FILES PROGRAMS:FILES FILES:PROGRAM FILE:PROGRAM FILE:FILES FILES:FILE
GAMES:N DEALS:N SEEDS:N COUNT:N DIR:FOLDER OUT:FOLDER FOLDER:OUT TIME:LIMIT TIMEOUT:LIMIT SECONDS:LIMIT CPUS:JOBS THREADS:JOBS'

takes() {
	target=$1
	shift
	for name in ${GIVEN-}; do
		case " $* CC CFLAGS LDFLAGS WARNINGS MAKE MAKEFLAGS SHELL WAR AWK RUN " in *" $name "*) continue ;; esac
		case $name in *[!A-Za-z0-9_]*) continue ;; esac
		meant='' upper=$(printf %s "$name" | tr '[:lower:]' '[:upper:]')
		for pair in "$name:$upper" $other_names; do
			[ "${pair%:*}" = "$upper" ] || [ "${pair%:*}" = "$name" ] || continue
			case " $* " in *" ${pair#*:} "*) meant=${meant:-${pair#*:}} ;; esac
		done
		value='' && eval "value=\${$name-}"
		[ -z "$meant" ] || case $value in
		*[!A-Za-z0-9_./,=-]*) meant=": write $meant=..." ;;
		*) meant=": write $meant=$value" ;;
		esac
		case $meant-$name-" $* " in -[a-z][a-z]*' RULES '*) meant=": settings belong to RULES=BOOK,$name=$value" ;; esac
		[ -n "$meant" ] || meant=$(sed -n "s/\$/ /; s/^takes \([a-z]*\).* $upper .*/make \1/p" "$tools"/*/*.sh | paste -s -d , - | sed 's/^./: it belongs to &/; s/,/, /g')
		refuse "make $target takes no $name$meant.  It takes $*"
	done
	for goal in ${GOALS-}; do
		[ "$goal" = "$target" ] || grep -q "^$goal:" "$tools/../../Makefile" || {
			[ ! -e "$goal" ] || case " $* " in
			*' PROGRAM '*) refuse "make has no target '$goal'.  The command that runs a program is named by PROGRAM='...'" ;;
			*' FILES '*) refuse "make has no target '$goal'.  Files are named by FILES='...'" ;;
			*' FILE '*) refuse "make has no target '$goal'.  A file is named by FILE=$goal" ;;
			esac
			refuse "make has no target '$goal'.  Rules are named by RULES=$goal"
		}
	done
	for value in "${RULES-}" "${BOOK-}"; do
		case " $value" in *' -'*) refuse "RULES is what follows \`war -r\`: RULES=$(printf %s "$value" | sed 's/-r *//')" ;; esac
	done
	unset GIVEN GOALS # of this target, not of those that its script calls
}
refuse() { echo "${0##*/}: $1" >&2; exit 2; }

[ "${0##*/}" != variables.sh ] || {
	echo '| target | variables |'
	echo '|---|---|'
	sed -n 's/^takes \([a-z]*\) \(.*\)/\1 \2/p' "$tools"/*/*.sh | sed 's/ /`, `/g; s/`, / | /; s/^/| `make /; s/ |/` |/; s/$/` |/'
}
