#!/bin/sh
# make plot: the numbers in its pictures are those of --stats, bars and curves those of --counts; equal input gives equal
# bytes, with any number of processes and any awk; wrong input.
# shellcheck disable=SC2015,SC2016,SC2086 # `a && b || c`; awk; WAR may be several words
set -eu
WAR=${WAR:-./war} AWK=${AWK:-awk}
export WAR AWK
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset RULES N SEED KIND OUT JOBS
fail() { echo "$1"; [ ! -s "$tmp/said" ] || head -n 20 "$tmp/said"; exit 1; }
plot() { env "$@" OUT="$tmp/plot.svg" sh tests/tools/plot/plot.sh >"$tmp/said" 2>&1 </dev/null; }
drawn() { # PATTERN: lines of the picture, where a text is one line
	sed 's|<tspan[^>]*>||g; s|</tspan>||g' "$tmp/plot.svg" | grep -E "$1" || fail "no $1 in the picture of $rules"
}

# The words: medians and where 95 of 100 are over, as in --stats; games that do not end.
for rules in 'house house,down=0' 'house,count=seconds house,count=seconds,war=18' 'house,spoils=owner house,limit=300' 'codeforces bataille,limit=500'; do
	for kind in lengths over; do
		plot RULES="$rules" N=1000 SEED=5 KIND=$kind || fail "$rules: status $?"
		drawn '^<text.* half are over' | sed 's/<[^>]*>//g' >"$tmp/got"
		for rule in $rules; do
			$WAR -r $rule -s 5 -n 1000 --stats | $AWK -v rule=$rule '
				/^(called off|endless)/ { sub(/^[a-z ]*/, ""); unended += $1 }
				/^length in/ { unit = $3 }
				/^median/ { half = $2; sub(/.* 95 %: /, ""); sub(/,.*/, ""); most = $0 }
				END {
					printf "%s: half are over after %s, 95 of 100 after %s %s", rule, half, most, unit
					print unended ? sprintf("; %.1f of 100 do not end", unended / 10) : ""
				}'
		done >"$tmp/wanted"
		diff "$tmp/wanted" "$tmp/got" >"$tmp/said" || fail "$rules: not the numbers of --stats:"
	done
done

# Bars: their heights are as the numbers of games.  Minutes of 60 seconds, two in a bar, as the axis says.
rules=house,count=seconds
plot RULES=$rules N=2000 || fail "status $?"
drawn 'games of 100 in each 2 minutes' >"$tmp/said"
drawn 'minutes that a game takes .2,000 games of house,count=seconds' >"$tmp/said"
drawn '^<rect x' | sed 's/.*height="\([0-9.]*\)".*/\1/' >"$tmp/got"
$WAR -r $rules -n 2000 --counts | $AWK -F '\t' '
	FILENAME != "-" { height[++bars] = $1; most = height[bars] > most ? height[bars] : most; next }
	$1 == "length" { bin = int($2 / 120); games[bin] += $3; tallest = games[bin] > tallest ? games[bin] : tallest }
	END {
		for (bin = 0; i < bars; bin++) {
			if (!games[bin])
				continue
			off = height[++i] - games[bin] / tallest * most
			if (off > 0.2 || off < -0.2) {
				print "bar " i " is " height[i] " high, and stands for " games[bin] " games"
				exit 1
			}
		}
		exit bars < 20
	}' "$tmp/got" - >"$tmp/said" || fail 'bars:'

# A curve of shares ends at the share of the games that end.  A line up to the curve: half of them.
rules='house,spoils=owner house,limit=400'
plot RULES="$rules" N=1000 KIND=over
drawn . | $AWK '
	/stroke-width="2"/ { n = split($0, part, /[, "]/); for (i = n; part[i] !~ /^[0-9.]+$/; i--); while (part[i] !~ /\./ || part[i] == 2) i--; last[++curves] = part[i] }
	/^<text.* do not end/ { sub(/ of 100 do not.*/, ""); sub(/.* /, ""); share[++names] = 100 - $0 }
	END {
		for (i = 1; i <= 2; i++) {
			off = (276 - last[i]) / 240 * 106 - share[i]
			if (off > 1.5 || off < -2.5) { print "curve " i " ends at " last[i] ", for " share[i] " of 100"; exit 1 }
		}
		exit curves != 2 || names != 2
	}' >"$tmp/said" || fail 'shares:'

# Equal bytes.
cp "$tmp/plot.svg" "$tmp/first"
for awk in "$AWK" mawk gawk 'busybox awk' original-awk; do
	! command -v ${awk%% *} >/dev/null || { plot RULES="$rules" N=1000 KIND=over AWK="$awk" JOBS=2 && cmp -s "$tmp/first" "$tmp/plot.svg"; } || fail "with $awk another picture:"
done
[ "$(grep -c '<text' "$tmp/plot.svg")" -eq "$(grep -c '</text>$' "$tmp/plot.svg")" ] && [ "$(tail -n 1 "$tmp/plot.svg")" = '</svg>' ] || fail 'no SVG'

# Odd runs: one game, none that ends, one rule of several digits.
for rules in house 'house,limit=1 house' house,limit=1 'bataille,cards=51 bataille,cards=51,limit=1'; do
	plot RULES="$rules" N=1 && [ "$(tail -n 1 "$tmp/plot.svg")" = '</svg>' ] && ! grep -Eq 'nan|inf|"-[0-9]' "$tmp/plot.svg" || fail "$rules: one game:"
done

# Wrong input: a message, a status, and the picture that is there stays.
refused() { # STATUS, MESSAGE, VARIABLE=VALUE ...
	wanted=$1 message=$2 status=0
	shift 2
	echo old >"$tmp/plot.svg"
	plot "$@" || status=$?
	[ $status -eq "$wanted" ] && grep -Fq -- "$message" "$tmp/said" || fail "$*: status $status instead of $wanted, or not '$message':"
	[ "$(cat "$tmp/plot.svg")" = old ] && [ "$(find "$tmp" -name 'plot*' | wc -l)" -eq 1 ] || fail "$*: the picture is not what it was"
}
refused 2 'no rules' RULES=
refused 2 'hause' RULES=hause
refused 2 ',count=cards' RULES='house csharp'
refused 2 'KIND is' RULES=house KIND=all
refused 2 '9 rules' RULES='house house house house house house house house house'
refused 2 "found 'x'" RULES=house N=x
refused 2 'takes no RULE: write RULES' RULES=house GIVEN=RULE
mkdir "$tmp/folder.svg"
for out in "$tmp/folder.svg:$tmp/folder.svg is not a file" "$tmp/plot:expected a name.svg" "$tmp/no/plot.svg:there is no folder $tmp/no"; do
	status=0
	RULES=house N=10 OUT=${out%%:*} sh tests/tools/plot/plot.sh >"$tmp/said" 2>&1 || status=$?
	[ $status -eq 2 ] && grep -Fq "OUT: ${out#*:}" "$tmp/said" || fail "OUT=${out%%:*}: status $status:"
done

echo 'eight pictures say what --stats says; bars, curves; equal bytes; ten wrong inputs'
