# plot.awk - lengths of games as an SVG
#
# usage: awk -F '\t' -v kind=lengths|over -v per=N -v unit=WORD -v title=TEXT -f plot.awk
#
# Reads series of games.  Each begins with a line `series NAME`.  Of the other lines, which are those of war --counts, it uses
#   length LENGTH GAMES    games that ended at this length; the lengths ascend
#   off 0 GAMES            games that were called off; so `endless`
# lengths  how many games of 100 have which length: bars for one series, curves for several
# over     the share of all games that are over by then
# per      lengths are divided by this: 60 makes minutes of seconds, which `unit` has to say
# title    of the axis of lengths
# Lines mark the median of each series, and the length within which 95 of 100 games are over.  As --stats, both leave out
# games that do not end.
#
# All numbers are printed with few decimals, so that every awk prints the same.  No element of an array that may be unset is an
# argument of a function: gawk 5.2.1 then aborts.
function escaped(words) {
	gsub(/&/, "\\&amp;", words)
	gsub(/</, "\\&lt;", words)
	gsub(/>/, "\\&gt;", words)
	return words
}
function text(x, y, words, more) {
	printf "<text x=\"%.1f\" y=\"%.1f\"%s>%s</text>\n", x, y, more, escaped(words)
}
function stroke(x1, y1, x2, y2, color, more) {
	printf "<path d=\"M%.1f,%.1f L%.1f,%.1f\" stroke=\"%s\"%s/>\n", x1, y1, x2, y2, color, more
}
function number(value) { return value == int(value) ? sprintf("%d", value) : sprintf("%.1f", value) }
# The least of 1, 2, `third`, 10, 20, ... that is not less than this.
function nice(value, third,    power) {
	for (power = 1; power * 10 <= value; power *= 10)
		;
	for (; power > value && power > 0.001; power /= 10)
		;
	return value <= power ? power : value <= 2 * power ? 2 * power : value <= third * power ? third * power : 10 * power
}
# The length at this rank among the games of series s that ended.
function ranked(s, rank,    seen, i) {
	for (i = 1; i < lengths[s] && (seen += games[s, i]) < rank; i++)
		;
	return length_of[s, i] + 0
}
function up(value) { return value > int(value) ? int(value) + 1 : int(value) }

$1 == "series" { name[++series] = $2 }
$1 == "length" {
	length_of[series, ++lengths[series]] = $2 + 0
	games[series, lengths[series]] = $3
	ended[series] += $3
}
$1 == "off" || $1 == "endless" { unended[series] += $3 }

END {
	split("#4878a8 #b03030 #505050 #2f8f5b #c98a1b #9a6fb0 #1b9e9e #d0619a", color, " ")
	left = 62
	right = 700
	top = 16
	bottom = 246
	for (s = 1; s <= series; s++) {
		half[s] = ranked(s, int((ended[s] + 1) / 2))
		most[s] = ranked(s, up(ended[s] * 95 / 100))
		end = ranked(s, up(ended[s] * (kind == "over" ? 98 : 99.5) / 100))
		if (ended[s] && end > x_most)
			x_most = end
	}
	if (!x_most)
		x_most = per
	# A bin has an even number of lengths, or one: often only even lengths, or odd ones, are possible.
	wide = kind == "over" ? x_most / 200 : nice(x_most / per / 60, x_most / per / 60 > 10 ? 5 : 4) * per
	if (wide < 1)
		wide = 1
	bins = up(x_most / wide)
	x_most = bins * wide
	for (s = 1; s <= series; s++)
		for (i = 1; i <= lengths[s]; i++)
			if (length_of[s, i] < x_most) {
				bin = int(length_of[s, i] / wide)
				share[s, bin] += 100 * games[s, i] / (ended[s] + unended[s])
				if (share[s, bin] > y_most)
					y_most = share[s, bin]
			}
	y_most = kind == "over" ? 100 : y_most * 1.06 + 0.001
	high = 304 + (series > 1 ? 20 * series + 6 : 0)
	print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 " high "\" width=\"720\" height=\"" high "\" font-family=\"sans-serif\" font-size=\"13\">"
	print "<rect width=\"720\" height=\"" high "\" fill=\"white\"/>"
	axes()
	for (s = 1; s <= series; s++)
		if (kind != "over" && series == 1)
			bars(s)
		else
			curve(s)
	for (s = 1; s <= series; s++)
		if (ended[s])
			marks(s)
	if (series > 1)
		legend()
	print "</svg>"
}
function x_of(length_) { return left + (right - left) * length_ / x_most }
function y_of(value) { return bottom - (bottom - top) * value / y_most }
function axes(    step, value) {
	step = kind == "over" ? 25 : nice(y_most / 6, 5)
	for (value = 0; value <= y_most; value += step) {
		if (value > 0)
			stroke(left, y_of(value), right, y_of(value), "#e0e0e0")
		text(left - 8, y_of(value) + 4.5, number(value) (kind == "over" ? " %" : ""), " text-anchor=\"end\"")
	}
	step = nice(x_most / per / 9, 5) * per
	for (value = 0; value <= x_most; value += step) {
		stroke(x_of(value), bottom, x_of(value), bottom + 5, "#404040")
		text(x_of(value), bottom + 20, number(value / per), " text-anchor=\"middle\"")
	}
	printf "<path d=\"M%.1f,%.1f V%.1f H%.1f\" fill=\"none\" stroke=\"#404040\"/>\n", left, top, bottom, right
	text((left + right) / 2, 290, title, " text-anchor=\"middle\"")
	text(14, (top + bottom) / 2, kind == "over" ? "games that are over" : "games of 100 in each " (wide == per ? "" : number(wide / per) " ") unit, \
		sprintf(" text-anchor=\"middle\" transform=\"rotate(-90 14 %.1f)\"", (top + bottom) / 2))
}
function bars(s,    bin) {
	for (bin = 0; bin < bins; bin++)
		if (share[s, bin] > 0)
			printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" fill-opacity=\"0.8\"/>\n", x_of((bin + 0.05) * wide), \
				y_of(share[s, bin] + 0), x_of(0.9 * wide) - left, bottom - y_of(share[s, bin] + 0), color[s]
}
function curve(s,    bin, sum, points) {
	points = sprintf("M%.1f,%.1f", left, bottom)
	for (bin = 0; bin < bins; bin++) {
		sum += share[s, bin]
		points = points (kind == "over" ? sprintf(" L%.1f,%.1f", x_of((bin + 1) * wide), y_of(sum)) : \
			sprintf(" L%.1f,%.1f", x_of((bin + 0.5) * wide), y_of(share[s, bin] + 0)))
	}
	printf "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\n", points, color[s]
}
# The height of a curve at a length.
function height(s, at,    bin, sum) {
	for (bin = 0; (bin + 1) * wide <= at; bin++)
		sum += share[s, bin]
	return (kind == "over" ? sum : share[s, int(at / wide)]) + 0
}
# The median, and where 95 of 100 are over: lines up to the curve.  The words for a single series stand beside them.
function marks(s,    i, at, words) {
	for (i = 1; i <= 2; i++) {
		at = i == 1 ? half[s] : most[s]
		words = (i == 1 ? "half are over after " : "95 of 100 after ") number(at / per) (i == 1 ? " " unit : "")
		if (at > x_most)
			continue
		if (series > 1)
			stroke(x_of(at), bottom, x_of(at), y_of(height(s, at)), color[s], i == 1 ? "" : " stroke-dasharray=\"4 3\"")
		else {
			stroke(x_of(at), bottom, x_of(at), top, "#b03030", " stroke-width=\"1.5\"" (i == 1 ? "" : " stroke-dasharray=\"4 3\""))
			text(x_of(at) + 6, top + 12 + 18 * (i == 2 && x_of(at) - x_of(half[s]) < 230), words)
		}
	}
}
function legend(    s, y, words) {
	for (s = 1; s <= series; s++) {
		y = 298 + 20 * s
		stroke(left, y, left + 26, y, color[s], " stroke-width=\"3\"")
		words = name[s] ":" (ended[s] ? " half are over after " number(half[s] / per) ", 95 of 100 after " number(most[s] / per) " " unit : "")
		if (unended[s])
			words = words sprintf("%s %.1f of 100 do not end", ended[s] ? ";" : "", 100 * unended[s] / (ended[s] + unended[s]))
		text(left + 36, y + 4.5, words, length(words) > 88 ? " textLength=\"610\" lengthAdjust=\"spacingAndGlyphs\"" : "")
	}
}
