#!/bin/sh
# make published: numbers published about War, ours beside theirs; a million games each.  Those of csharp and utexas
# come of the same shuffles and have to be the same (tests/checks/known.sh).  GAMES=N: so many instead of a million.
# The standard error of a mean is the deviation by the root of the games, of a percentage at most 0.05 in a
# million games.
# shellcheck disable=SC2016 # $1 is of awk
set -eu
cd "$(dirname "$0")/.."
WAR=${WAR:-./war} AWK=${AWK:-awk} GAMES=${GAMES:-1000000}
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM

# row RULES WHAT THEIRS...: plays, then a line for each WHAT and what was published of it.
row() {
	rules=$1
	shift
	echo "war -r $rules -s 0 -n $GAMES --stats"
	$WAR -r "$rules" -s 0 -n "$GAMES" -j 0 --stats >"$at/stats"
	while [ $# -gt 0 ]; do
		$AWK -v what="$1" -v theirs="$2" '
			/^endless/ { ours["endless %"] = $3 }
			/^mean/ { ours["mean"] = $2 substr($0, index($0, " (")) }
			{ gsub(/,/, "") }
			/^median/ { ours["median"] = $2 }
			/^shortest/ { ours["shortest"] = $2 }
			/ wars per game;/ { ours["wars per game"] = $1 }
			END {
				if (!(what in ours)) {
					print "published: no such line: " what
					exit 1
				}
				printf "    %-14s theirs %-7s ours %s\n", what, theirs, ours[what]
			}' "$at/stats"
		shift 2
	done
}

sh tests/checks/known.sh

# zaporter/war_simulator.  The war that a player is too short to fight counts among the wars.
row codingame,spoils=winner,short=lose mean 178.0 'wars per game' 13.3 median 138

# There a player who has no card left after a tie seems to lose; here its tied card counts again, so
# that games are 0.8 % longer (with that one rule changed: mean 292.1, median 223, shortest 16).
row codingame,down=1,spoils=winner,short=last mean 291.7 median 224 shortest 16

row codingame,short=lose 'endless %' 36.1
row codingame,down=1,short=lose 'endless %' 82.4

# There the cards of a war are laid in turn, here player 1 lays all three, then player 2 (changed so:
# 11.1).  With one card face down both are the same order.
row codingame,spoils=laid,short=lose 'endless %' 10.9
row codingame,down=1,spoils=laid,short=lose 'endless %' 42.0
