#!/bin/sh
# variables.sh - refuses variables of make that a target does not take, and values that they cannot have; prints what each
# target takes
#
# usage: tools=$(dirname "$0")/..; . "$tools/variables.sh"   in the script of a target, before any cd
#        takes TARGET NAME ...                               a line of its own, as it is read here, too
#        numbers LEAST MOST NAME ...                         these variables are numbers, or empty
#        seconds NAME; parts; folder NAME; output; hints     as the comments below say
#        sh tests/tools/variables.sh                         a table of all targets, in Markdown
#
# Only what stands on the command line of make is refused.  The Makefile names it: GIVEN has the names of variables, GOALS
# the targets.  A variable of the environment may be there for another reason.
# shellcheck shell=sh disable=SC2016,SC2015,SC2034 # ` in sed; `a && b || c`; signals.sh reads made
[ "${0##*/}" != variables.sh ] || tools=$(dirname "$0")

# What people write, and the names of targets that may be meant.
other_names='BOOK:RULES RULE:RULES BOOKS:RULES RULES:BOOK PROGRAM:FILES PROGRAMS:FILES FILES:PROGRAM FILE:PROGRAM FILE:FILES FILES:FILE
GAMES:N DEALS:N SEEDS:N COUNT:N DIR:FOLDER OUT:FOLDER FOLDER:OUT TIME:LIMIT TIMEOUT:LIMIT SECONDS:LIMIT CPUS:JOBS THREADS:JOBS'

takes() {
	target=$1 made=${GOALS+1} # by make, or by hand
	shift
	for name in ${GIVEN-}; do
		case " $* CC CPPFLAGS CFLAGS LDFLAGS WARNINGS MAKE MAKEFLAGS SHELL WAR AWK RUN " in *" $name "*) continue ;; esac
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

# Is it a number in this range, in digits?  `number` is the same without zeros in front, as the shell takes 010 for 8.
digits() { # TEXT, LEAST, MOST: up to 18 digits
	case $1 in '' | *[!0-9]*) return 1 ;; esac
	number=${1#"${1%%[!0]*}"}
	number=${number:-0}
	[ ${#number} -le 18 ] && [ "$number" -ge "$2" ] && [ "$number" -le "$3" ]
}
numbers() { # LEAST, MOST, NAME ...: without zeros in front from here on
	least=$1 most=$2
	shift 2
	for name; do
		eval "value=\${$name-}"
		[ -n "$value" ] || continue
		digits "$value" "$least" "$most" || refuse "$name: expected a number from $least to $most, in digits, found '$value'"
		eval "$name=\$number"
	done
}
seconds() { # NAME: more than 0, perhaps with decimals
	eval "value=\${$1-}"
	case $value in
	'') ;;
	*[!0-9.]* | *.*.* | ????????*) refuse "$1: expected seconds, as 2 or 0.5, found '$value'" ;;
	*[1-9]*) ;;
	*) refuse "$1: expected more than 0 seconds, found '$value'" ;;
	esac
}
parts() { # PART=K/N becomes `part` and `parts`: 1 and 1 if it is empty
	part=1 parts=1
	[ -n "${PART-}" ] || return 0
	digits "${PART#*/}" 1 1000000 && parts=$number && digits "${PART%%/*}" 1 "$parts" && part=$number && [ "$PART" != "${PART#*/}" ] ||
		refuse "PART: expected K/N, as 1/16 to 16/16, found '$PART'"
	PART=$part/$parts
}
folder() { # NAME: makes it, if it is not there
	eval "value=\${$1-}"
	case $value in -*) value=./$value && eval "$1=\$value" ;; esac
	mkdir -p "$value" 2>/dev/null && return
	[ -d "$value" ] || [ ! -e "$value" ] || refuse "$1: $value is not a folder"
	refuse "$1: the folder $value cannot be made"
}

output() { # SUFFIX, DEFAULT: OUT is the name of a file with this suffix that can be written
	[ -n "${OUT-}" ] || { OUT=${2#./} && mkdir -p "${OUT%/*}"; } || exit 1
	case $OUT in -*) OUT=./$OUT ;; esac
	case $OUT in *."$1") ;; *) refuse "OUT: expected a name.$1, found $OUT" ;; esac
	[ ! -e "$OUT" ] || [ -f "$OUT" ] || refuse "OUT: $OUT is not a file"
	[ -d "$(dirname "$OUT")" ] || refuse "OUT: there is no folder $(dirname "$OUT")"
	[ -w "$(dirname "$OUT")" ] || { echo "${0##*/}: cannot write $OUT" >&2; exit 1; }
}
hints() { # messages of war, with variables in place of its options
	sed 's/-r \([a-z]\)/RULES=\1/g; s/-s:/SEED:/; s/-s and -n take a FILE/SEED and FILE go together/' "$@"
}

[ "${0##*/}" != variables.sh ] || {
	echo '| target | variables |'
	echo '|---|---|'
	sed -n 's/^takes \([a-z]*\) \(.*\)/\1 \2/p' "$tools"/*/*.sh | sed 's/ /`, `/g; s/`, / | /; s/^/| `make /; s/ |/` |/; s/$/` |/'
}
