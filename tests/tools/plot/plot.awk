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
# The picture is as wide as the window, or as the page that has it.  In less than 500 pixels its text is larger, so that 360
# pixels are enough: all texts have room for letters of 20 of its 720 units.
#
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
# The lines of a text, in line[1], line[2], ...: at most 60 characters each.  They end after the name of a series, else after
# a blank or a comma.  Returns how many.
function wrap(words,    n, end) {
	for (; length(words) > 60; words = substr(words, end + 1)) {
		end = index(words, ": ") + 1
		if (end == 1 || end > 60)
			for (end = 60; end > 1 && substr(words, end, 1) !~ /[ ,]/; end--)
				;
		line[++n] = substr(words, 1, end)
	}
	line[++n] = words
	return n
}
function text(x, y, words, more,    n, i) {
	n = wrap(words)
	printf "<text x=\"%.1f\" y=\"%.1f\"%s>%s", x, y, more, escaped(line[1])
	for (i = 2; i <= n; i++)
		printf "<tspan x=\"%.1f\" dy=\"%d\">%s</tspan>", x, leading, escaped(line[i])
	print "</text>"
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
	left = 84
	right = 684
	top = 36
	bottom = 276
	leading = 24 # from line to line
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
	if (kind == "over")
		y_most = 100
	y_end = series == 1 ? y_most * 1.25 + 0.001 : y_most * 1.06 + 0.001 # room for the words of a single series
	high = bottom + leading * (2 + wrap(title)) + 10
	for (s = 1; s <= series && series > 1; s++)
		high += leading * wrap(summary(s))
	print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 " high "\" preserveAspectRatio=\"xMidYMin\" font-family=\"sans-serif\" font-size=\"15\">"
	print "<style>@media (max-width: 500px) { svg { font-size: 20px } }</style>"
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
function y_of(value) { return bottom - (bottom - top) * value / y_end }
function axes(    step, value) {
	step = kind == "over" ? 25 : nice(y_most / 6, 5)
	for (value = 0; value <= y_most; value += step) {
		if (value > 0)
			stroke(left, y_of(value), right, y_of(value), "#e0e0e0")
		text(left - 8, y_of(value), number(value) (kind == "over" ? " %" : ""), " dy=\".35em\" text-anchor=\"end\"")
	}
	step = nice(x_most / per / 6, 5) * per
	for (value = 0; value <= x_most; value += step) {
		stroke(x_of(value), bottom, x_of(value), bottom + 5, "#404040")
		text(x_of(value), bottom + leading, number(value / per), " text-anchor=\"middle\"")
	}
	printf "<path d=\"M%.1f,%.1f V%.1f H%.1f\" fill=\"none\" stroke=\"#404040\"/>\n", left, top, bottom, right
	text((left + right) / 2, bottom + 2 * leading + 4, title, " text-anchor=\"middle\"")
	text(20, top - 14, kind == "over" ? "games that are over" : "games of 100 in each " (wide == per ? "" : number(wide / per) " ") unit)
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
			at = x_of(at)
			text(at < 350 ? at + 6 : at - 6, top + leading * (i - 0.3), words, at < 350 ? "" : " text-anchor=\"end\"")
		}
	}
}
function summary(s,    words) {
	words = name[s] ":" (ended[s] ? " half are over after " number(half[s] / per) ", 95 of 100 after " number(most[s] / per) " " unit : "")
	if (unended[s])
		words = words sprintf("%s %.1f of 100 do not end", ended[s] ? ";" : "", 100 * unended[s] / (ended[s] + unended[s]))
	return words
}
function legend(    s, y) {
	y = bottom + leading * (2 + wrap(title)) + 8
	for (s = 1; s <= series; s++) {
		stroke(20, y - 5, 46, y - 5, color[s], " stroke-width=\"3\"")
		text(56, y, summary(s))
		y += leading * wrap(summary(s))
	}
}
