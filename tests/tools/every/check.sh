#!/bin/sh
# Every deal of some small decks, played by tests/tools/every/every.sh in shards: the sums are those of `war -n all`, under every
# order of the spoils, every `short` and every `pile`; after a stop, too, and in parts.
# shellcheck disable=SC2086 # WAR may be several words
set -eu
WAR=${WAR:-./war} decks=0
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
export WAR

wrong() {
	echo "$*"
	exit 1
}

every() { # RULES FURTHER VARIABLES ...
	rules=$1
	shift
	env RULES="$rules" FOLDER="$tmp/folder" ${1+"$@"} sh tests/tools/every/every.sh >"$tmp/said"
}

# What adds up, in the same order.  Which of the shortest and longest games is named depends on the shards.
rows() {
	sed -e '/^\(name\|seeds\|games\|end\|planned\|played\)	/d' -e 's/^\(shortest\|longest\)	[0-9]*/\1/' "$1" | sort
}

same() { # RULES: are tmp/folder/sums those of all deals?
	$WAR -r "$1,shuffle=every" -n all --counts >"$tmp/all"
	rows "$tmp/all" >"$tmp/wanted"
	rows "$tmp/folder/sums" >"$tmp/got"
	cmp -s "$tmp/wanted" "$tmp/got" || { diff "$tmp/wanted" "$tmp/got"; wrong "not the sums of all deals under $1"; }
	decks=$((decks + 1))
	rm -rf "$tmp/folder"
}

n=0
for spoils in $(sh tests/checks/lib/names.sh spoils); do
	rules=codingame,down=0,spoils=$spoils,short=empty,suits=2,ranks=4
	every $rules SHARD=400
	same $rules
done
for short in $(sh tests/checks/lib/names.sh short); do
	pile=$(sh tests/checks/lib/names.sh pile | sed -n $((n % 3 + 1))p)
	rules=csharp,limit=$((n * 7)),spoils=winner,pile=$pile,short=$short,down=$((n % 2)),suits=4,ranks=2
	every $rules SHARD=20 JOBS=2
	same $rules
	n=$((n + 1))
done
for rules in codingame,suits=1,ranks=5 utexas,spoils=winner,suits=2,ranks=3,jokers=2 utexas,spoils=winner,suits=3,ranks=2,jokers=1 \
	utexas,spoils=low,suits=2,ranks=3,hands=2; do
	every $rules SHARD=100
	same $rules
done

# A plan of a version that had fewer settings.
every codingame,suits=2,ranks=3 ONLY=plan
sed '1s/,jokers=[0-9]*//' "$tmp/folder/plan" >"$tmp/plan"
! cmp -s "$tmp/plan" "$tmp/folder/plan" || wrong 'no jokers in the plan'
cp "$tmp/plan" "$tmp/folder/plan"
every codingame,suits=2,ranks=3
same codingame,suits=2,ranks=3

# A run that is stopped leaves whole shards and nothing else, and goes on with the others.
rules=codingame,down=0,spoils=high,short=empty,suits=3,ranks=4
env RULES=$rules FOLDER="$tmp/folder" SHARD=900 sh tests/tools/every/every.sh >"$tmp/said" 2>&1 &
pid=$!
while [ "$(find "$tmp/folder" -name '[ru]*-*' 2>/dev/null | wc -l)" -lt 5 ]; do
	sleep 0.05 2>/dev/null || sleep 1
done
kill "$pid"
! wait "$pid" || wrong 'a run that was stopped says that it is complete'
[ -z "$(find "$tmp/folder" -name '.?*')" ] || wrong "a run that was stopped leaves $(find "$tmp/folder" -name '.?*')"
left=$(find "$tmp/folder" -name '*-*' | wc -l) shards=$(wc -l <"$tmp/folder/plan")
[ "$left" -lt $((shards - 1)) ] || wrong "a run that was stopped has played all $left shards"
played=0
for part in 2/2 1/2; do
	every $rules PART=$part
	played=$((played + $(grep -c -e '-.*-' "$tmp/said")))
done
[ $((left + played)) -eq $((shards - 1)) ] || wrong "$left shards before the stop and $played after it, of $((shards - 1))"
same $rules

# An exact number that was published: J.-P. Delahaye and P. Mathieu, 360 pairs of deals.
if sh tests/checks/lib/names.sh spoils | grep -qx natural; then
	rules=codingame,down=0,spoils=natural,short=empty,suits=4,ranks=3
	every $rules
	grep -qx 'endless	0	720' "$tmp/said" || { cat "$tmp/said"; wrong "not 720 endless deals under $rules"; }
	same $rules
fi

refused() { # WHAT IS SAID, VARIABLES ...
	said=$1
	shift
	! env RULES=$rules FOLDER="$tmp/folder" ${1+"$@"} sh tests/tools/every/every.sh >"$tmp/out" 2>&1 || wrong "not refused: $*"
	grep -q "$said" "$tmp/out" || { cat "$tmp/out"; wrong "not refused with '$said': $*"; }
}
# The counts of 4 suits of 5 ranks that README.md tells of: all that was not played before, none endless.
if sh tests/checks/lib/names.sh spoils | grep -qx natural; then
	rules=codingame,down=0,spoils=natural,short=empty,suits=4,ranks=5
	mkdir "$tmp/4x5"
	cp tests/evidence/4x5-natural/* "$tmp/4x5"
	RULES=$rules FOLDER=$tmp/4x5 ONLY=sums sh tests/tools/every/every.sh >"$tmp/said"
	for row in 'planned	unplayed	71292721500' 'played	unplayed	71292721500' 'endless	0	0' 'longest	299054318175	453'; do
		grep -qx "$row" "$tmp/said" || wrong "tests/evidence/4x5-natural has not '$row'"
	done
	[ "$($WAR -r $rules,shuffle=every -s 299054318175 -a)" = '2 453' ] || wrong 'the longest game is another'
fi
rules=codingame,suits=2,ranks=2
every $rules ONLY=plan
refused 'is of other rules' RULES=umass,suits=2,ranks=2
refused 'more than 10^12 deals' RULES=codingame,ranks=6 FOLDER="$tmp/other"
refused 'PART: expected' PART=3/2
refused 'PART: expected' PART=2
refused 'SHARD: expected' SHARD=0
echo "$decks decks in shards are all their deals"
