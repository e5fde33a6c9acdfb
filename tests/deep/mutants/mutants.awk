# mutants.awk - ways to change war.c in one place each
#
# usage: awk -v seed=N -v count=N [-v places='LINE FROM-TO ...'] -f mutants.awk war.c
#
# Prints `count` of all there are (0: all) in these lines, chosen by the seed: line, column, how many characters to take
# out there, a name, and what to put in their place; the columns apart by tabs.  The name is `FUNCTION: LINE`, the line as it
# is changed, without a comment at its end, with ` (2)`, ... if it is of the second, ... such line of the function.  The
# choice is by a hash of the name, so that it stays much the same when war.c changes elsewhere.

BEGIN {
	split("< > <= >= == != && || + - * / % << >> & | ^ ++ -- += -= true false", from_)
	split("<= >= < > != == || && - + / * * >> << | & & -- ++ -= += false true", to_)
	for (i in from_)
		change[from_[i]] = to_[i]
	for (i = 1; i < 128; i++)
		code_point[sprintf("%c", i)] = i
	for (i = split(places, range_, " "); i >= 1; i--) {
		split(range_[i] "-" range_[i], end_, "-")
		for (line = end_[1]; line <= end_[2]; line++)
			wanted[line]
	}
	declaration = "^(\t*(static |const |struct )*(char|bool|enum|u8|u16|u32|u64|int|size_t|struct|unsigned)|\t*[}])"
	sorted = "sort -n" (count ? " | head -n " count : "") " | cut -f 2-"
}

# Without the comment at its end, so that comments can be changed.
function trimmed(line) {
	sub(/[ \t]*\/[*][^*]*[*]\/[ \t]*$/, "", line)
	gsub(/^[ \t]+|[ \t]+$/, "", line)
	gsub(/\t+/, " ", line)
	return line
}

function mutant(column, length_, text,    hash, name, i) {
	name = place ": " trimmed(substr($0, 1, column - 1) text substr($0, column + length_))
	if (same[place, trimmed($0)] > 1)
		name = name " (" same[place, trimmed($0)] ")"
	hash = seed
	for (i = 1; i <= length(name); i++)
		hash = (hash * 33 + code_point[substr(name, i, 1)]) % 2147483647
	print hash * 16807 % 2147483647 "\t" NR "\t" column "\t" length_ "\t" name "\t" text | sorted
}

# The code of a line: comments, strings and characters become blanks, so that columns stay.
function code_of(line,    code, i, c) {
	code = ""
	for (i = 1; i <= length(line); i++) {
		c = substr(line, i, 1)
		if (comment) {
			if (substr(line, i, 2) == "*/") {
				comment = 0
				i++
				code = code " "
			}
			c = " "
		} else if (substr(line, i, 2) == "/*") {
			comment = 1
			i++
			code = code " "
			c = " "
		} else if (quote != "") {
			if (c == "\\") {
				i++
				code = code " "
			} else if (c == quote) {
				quote = ""
			}
			c = " "
		} else if (c == "\"" || c == "'") {
			quote = c
			c = " "
		}
		code = code c
	}
	return code
}

{
	code = code_of($0) " " # so an operator at the end has blanks on both sides, too
	# The function, or the table, or neither.
	if (match(code, /^(} )?[a-z][A-Za-z_0-9 *]*[([]/)) {
		place = substr(code, 1, RLENGTH - 1)
		sub(/.*[ *]/, "", place)
	} else if (code ~ /^[a-z]/) {
		place = "war.c"
	}
	same[place, trimmed($0)]++
	if (code ~ /^#/ || code ~ /_Noreturn|sizeof|_Static_assert/ || (places != "" && !(NR in wanted)))
		next
	# A statement of one line, left out.
	if (code ~ /^\t+[^ \t].*;[ \t]*$/ && code !~ /^\t+(return|static|const|struct|u8|u16|u32|u64|int|size_t|bool|char|unsigned|enum|va_|ssize_t|ptrdiff_t|off_t|time_t|long|for|do|else|case|if|while)/ &&
			in_function) {
		match(code, /[^ \t]/)
		start = RSTART
		match(code, /;[ \t]*$/)
		mutant(start, RSTART - start, "/* " substr($0, start, RSTART - start) " */")
	}
	in_function = code ~ /^[{]/ ? 1 : code ~ /^[}]/ ? 0 : in_function
	rest = code
	at = 1
	while (match(rest, /[A-Za-z_][A-Za-z_0-9]*|[0-9][0-9A-Za-z.]*|[<>=!&|+*\/%^-][<>=&|+-]?=?/)) {
		word = substr(rest, RSTART, RLENGTH)
		column = at + RSTART - 1
		before = substr(code, column - 1, 1)
		after = substr(code, column + RLENGTH, 1)
		# An operator that takes two values has blanks on both sides, but for ++, -- and !.
		if (code ~ declaration && substr(code, 1, column - 1) ~ /^[^=]*\[[^]=]*$/)
			; # a larger array is the same program
		else if (word in change && (word ~ /[a-z]/ || word == "++" || word == "--" || (before == " " && after == " ")))
			mutant(column, length(word), change[word])
		else if (word == "!" && after != "=")
			mutant(column, 1, "")
		else if (word ~ /^[0-9]+$/)
			mutant(column, length(word), word == 1 ? 0 : word + 1)
		at += RSTART + RLENGTH - 1
		rest = substr(rest, RSTART + RLENGTH)
	}
}

END {
	close(sorted)
}
