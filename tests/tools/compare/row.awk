# row.awk - the row of one rule in the table of compare.sh
#
# usage: awk -F '\t' -v rule=NAME -v per=N -f row.awk
#
# Each line has the verdict and the length of a deal under the first rule, and then under this rule.  An endless game has
# no length.  Lengths are divided by `per` (60: seconds become minutes, with a decimal).  The cells of the row are divided by |.
function ended(verdict) {
	return verdict ~ /^(player|draw)/
}
function ranked(rank, seen, long) { # the length at this rank among the games that ended
	for (long = shortest; (seen += games[long]) < rank; long++)
		;
	return sprintf(per > 1 ? "%.1f" : "%d", long / per)
}
function root(x, i, r) { # busybox awk may have no sqrt
	for (r = x > 1 ? x : 1; i < 100; i++)
		r = (r + x / r) / 2
	return r
}
function up(value) {
	return value > int(value) ? int(value) + 1 : int(value)
}
function interval(n, sum, squares, variance) { # of a mean: sets `middle` and `half`, returns the side of 0 that it is on
	middle = sum / n
	variance = n > 1 ? (squares - n * middle * middle) / (n - 1) : 0
	half = variance > 0 ? 1.96 * root(variance / n) : 0
	return n < 2 ? 0 : middle - half > 0 ? 1 : middle + half < 0 ? -1 : 0
}
{
	deals++
	lost = $3 !~ /^player/
	nobody += lost
	lost -= $1 !~ /^player/
	lost_sum += lost
	lost_squares += lost * lost
}
ended($3) {
	games[$4]++
	if (!finished++ || $4 + 0 < shortest)
		shortest = $4 + 0
}
ended($1) && ended($3) {
	longer = ($4 - $2) / per
	pairs++
	sum += longer
	squares += longer * longer
}
END {
	row = rule "||"
	if (finished) {
		low = (finished - 1.96 * root(finished)) / 2 # the interval begins at this rank, and ends as far from the last
		low = low > 1 ? int(low) : 1
		row = rule "|" ranked(int((finished + 1) / 2)) " (" ranked(low) " .. " ranked(finished + 1 - low) ")|" ranked(up(finished * 95 / 100))
	}
	row = row sprintf("|%.1f %%|", 100 * nobody / deals)
	side = interval(deals, lost_sum, lost_squares)
	winners = side == 0 ? "" : side > 0 ? "fewer winners" : "more winners"
	verdict = difference = ""
	if (pairs) {
		side = interval(pairs, sum, squares)
		verdict = side == 0 ? "" : side > 0 ? "longer" : "shorter"
		difference = sprintf("%.1f (%.1f .. %.1f)", middle, middle - half, middle + half)
	}
	verdict = verdict (verdict != "" && winners != "" ? ", " : "") winners
	print row difference "|" (verdict == "" ? "could be chance" : verdict)
}
