# report.awk - what judge.sh and class.sh say, in parts
#
# usage: awk -F '\t' -v OFS='\t' -v part=NAME [-v ...] -f report.awk FILE ...
#
# rules   others=N (words of a puzzle that are no cards) totals=FILE; FILES: names of rules in their order, records of run.c with `endless` for what never
#         ends.  A row for each rule: rule, how many puzzles are right, wrong (or crashed, or endless), slow, and not run as
#         another was slow or cut off; of the smallest that is wrong its size (cards, then length), ID, answer, puzzle, verdict and what
#         was printed.  totals: rules, rules that are wrong, puzzles, puzzles that are right, wrong or endless, crashed, the
#         length of the shortest game that was late, its hundredths of a second of CPU time, the length of the
#         longest game that is right and of the longest below the late one, puzzles left out as the machine was too busy,
#         puzzles that were late; in a second line the puzzle of the late one, in a third how it was late.
# shown   played=COMMAND; FILE: a puzzle.  The same as it can be pasted: what has lines as a command.
# text    played=COMMAND first=RULE trace=1|''; FILE: rows of rules.  The smallest puzzle of each rule that is wrong, except
#         RULE, which has been told, then a table.
# tap     book=RULES; the same as TAP 13.  A rule that is only slow is not ok, but has the mark TODO: TAP does not count it.
# junit   FILE: rows of rules, after the name of a program.  JUnit XML.
# game    answer=ANSWER printed=LINE; FILE: a trace.  The trace without its middle, if it is long.  If the program has printed
#         too few rounds, the place where it ends the game is shown, too.
# differ  FILES: two transcripts.  The first line in which they differ, and the ten before it.
# piles   FILE: the right pile, and the one that was printed.  A sentence about the first difference.
# before  FILES: what has been printed.  A sentence about what comes before the answer.
# died    games=N; FILES: standard errors of runs that crashed.  A sentence about the message that is most usual, and the line
#         of the program that it names.
# hints   program=COMMAND files=WORDS (of it that are files) status=N books=BOOKS (others, if nothing is right and no fault is named) silent=1|'' judged=RULES
#         puzzle=ROW; FILE: what has been printed.  What to do about it: the first hint whose pattern fits.  silent: the
#         program ends, or not, and prints nothing, so the book is no question.
BEGIN {
	if (part == "junit")
		print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>"
	split(answer, right_words)
	rounds = printed ~ /^[0-9]+ [0-9]+ *$/ ? substr(printed, index(printed, " ")) + 0 : -1
	if (part == "hints")
		hints_begin()
}
part == "rules" && FILENAME == ARGV[1] { order[$1] = order[$1] ? order[$1] : ++ordered }
part == "rules" && FILENAME != ARGV[1] { record() }
part == "text" || part == "tap" { rule[NR] = $0 }
part == "shown" { print shown_as($0) }
part == "junit" { test() }
part == "game" { trace_line() }
part == "differ" && FILENAME == ARGV[1] { right[FNR] = $0; all = FNR }
part == "differ" && FILENAME != ARGV[1] { printed_line[FNR] = $0; lines = FNR; if (lines > all || $0 != right[FNR]) exit }
part == "piles" && NR == 1 { cards = split($0, pile, " ") }
part == "piles" && NR == 2 { piles_differ() }
part == "before" || part == "died" {
	if (FNR == 1)
		text_over()
	if ($0 ~ /[^ \t\r]/)
		text_line()
}
part == "hints" {
	if ($1 == "opened:")
		opened = $2
	for (i = 1; i <= hints; i++)
		if ($0 ~ patterns[i] && (!best || i < best))
			best = i
}
END {
	if (part == "rules") rules_end()
	if (part == "text") text_end()
	if (part == "tap") tap_end()
	if (part == "junit") { suite(); print "</testsuites>" }
	if (part == "game") game_end()
	if (part == "differ") differ_end()
	if (part == "hints") hints_end()
	if (part == "before" || part == "died") {
		text_over()
		part == "before" ? before_end() : died_end()
	}
}
function shown_as(puzzle,    lines, line, i, text) {
	lines = split(puzzle, line, / *\/ */)
	for (i = 1; i <= lines; i++)
		text = text line[i] "\\n"
	return lines > 1 ? "printf '" text "' | " played : puzzle
}
function cut(line, most) { return length(line) > most ? substr(line, 1, most) " ..." : line }

# ---- rules
function record(    size, word) {
	if (!($8 in rights)) { rule[++rules] = $8; rights[$8] = wrongs[$8] = slow[$8] = left[$8] = 0 }
	verdict[$2]++
	if ($2 == "right") { rights[$8]++; length_of[FNR] = $7 }
	unended = $2 == "late" || $2 == "waits" && $12 ~ /^not ended/
	slow[$8] += unended
	left[$8] += $2 == "skipped"
	if (unended && (!lates++ || $7 < late)) {
		late = $7
		time = int($3)
		puzzle = $9
		how = $12 ~ /^not ended/ ? $12 : sprintf("not ended within %.1f s", $3 / 100)
		sub(/, printed/, "", how)
	}
	if ($2 ~ /^(wrong|crashed|endless)$/) {
		size = 1000000 * (split($9, word, " ") - others) + $7
		if (!wrongs[$8]++ || size < least[$8]) {
			least[$8] = size
			smallest[$8] = $5 OFS $6 OFS $9 OFS $2 OFS $10 ($2 == "wrong" ? "" : ", " $12)
			bad += wrongs[$8] == 1
		}
	}
}
function rules_end(    i, j, name) {
	for (i = 2; i <= rules; i++) # random deals and endless games are last
		for (j = i; j > 1 && place(rule[j]) < place(rule[j - 1]); j--) {
			name = rule[j]
			rule[j] = rule[j - 1]
			rule[j - 1] = name
		}
	for (i = 1; i <= rules; i++) {
		name = rule[i]
		print name, rights[name], wrongs[name], slow[name], left[name], least[name] + 0, smallest[name]
	}
	for (i in length_of) {
		if (length_of[i] > longest)
			longest = length_of[i]
		if (length_of[i] > below && length_of[i] < late)
			below = length_of[i]
	}
	print rules + 0, bad + 0, FNR, verdict["right"] + 0, verdict["wrong"] + verdict["endless"], verdict["crashed"] + 0, late + 0, time + 0, \
		longest + 0, below + 0, verdict["starved"] + 0, lates + 0 >totals
	print puzzle "\n" how >totals
}
function place(name) { return name in order ? order[name] : 1000 + (name ~ /^random/) }

# ---- text, tap
function text_end(    i, others, any, wrong, late) {
	for (i = 1; i <= NR; i++) {
		$0 = rule[i]
		any = any || $2
		wrong = wrong || $3
		if (!$3 || $1 == "random deals" || $1 == first)
			continue
		others = others "\n" $1 "\n  puzzle: " cut(shown_as($9), 200) "\n" (trace ? "" : "  right: " $8 ", printed: " $11 "\n")
	}
	if (others != "" && any) # where nothing is right, the first puzzle says enough
		print "also wrong, with the smallest puzzle of each rule:" others
	late = wrong ? "not ended" : "  slow"
	print " right  wrong " late " not run  rule"
	for (i = 1; i <= NR; i++) {
		$0 = rule[i]
		printf "%6s %6s %" length(late) "s %7s  %s\n", $2 ? $2 : "-", $3 ? $3 : "-", $4 ? $4 : "-", $5 ? $5 : "-", $1
	}
}
function quoted(text) {
	gsub(/'/, "''", text)
	return "'" text "'"
}
function tap_end(    i) {
	print "TAP version 13\n# RULES=" book "\n1.." NR
	for (i = 1; i <= NR; i++) {
		$0 = rule[i]
		print ($3 || $4 + $5 ? "not ok " : "ok ") i " - " $1 \
			($4 + $5 && !$3 ? " # TODO not ended in time: " $4 + $5 " of " $2 + $4 + $5 " puzzles" : "")
		if ($3)
			print "  ---\n  right: " $2 "\n  wrong: " $3 "\n  slow: " $4 + $5 "\n  puzzle: " quoted(shown_as($9)) \
				"\n  wanted: " quoted($8) "\n  printed: " quoted($11) "\n  ..."
	}
}

# ---- junit
function escaped(text) {
	gsub(/&/, "\\&amp;", text)
	gsub(/</, "\\&lt;", text)
	gsub(/>/, "\\&gt;", text)
	gsub(/"/, "\\&quot;", text)
	gsub(/[^\t -~]/, "?", text)
	return text
}
function suite() {
	if (program != "")
		printf "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" skipped=\"%d\">\n%s  </testsuite>\n", \
			escaped(program), tests, failures, skipped, cases
	cases = ""
	tests = failures = skipped = 0
}
function test(    begin, message) {
	if ($1 != program)
		suite()
	program = $1
	tests++
	begin = "    <testcase classname=\"" escaped(program) "\" name=\"" escaped($2) "\""
	if ($4) {
		failures++
		message = $3 + $4 > $4 || $9 != "-" ? $4 " of " $3 + $4 + $5 + $6 " puzzles are wrong; " $10 " should be " $9 ", is " $12 : $12
		cases = cases begin ">\n      <failure message=\"" escaped(substr(message, 1, 1000)) "\"/>\n    </testcase>\n"
	} else if ($5 + $6) {
		skipped++
		cases = cases begin ">\n      <skipped message=\"not ended in time: " $5 + $6 " of " $3 + $5 + $6 " puzzles\"/>\n    </testcase>\n"
	} else
		cases = cases begin "/>\n"
}

# ---- game
function shown(i) { return i <= 12 || i > NR - 12 || at && i > at - 12 && i < at + 9 }
function trace_line() {
	line[NR] = cut($0, 110)
	split($0, word, " ")
	if (word[1] ~ /^(round|ROUND)$/) {
		round = word[2] + 0
		if (round == rounds + 1)
			at = NR
	}
	if (NR > 52 && !(at && NR - 40 > at - 12 && NR - 40 < at + 9))
		delete line[NR - 40]
}
function game_end(    i, left_out) {
	if (round != right_words[2]) # this number is not of rounds
		at = 0
	for (i = 1; i <= NR; i++)
		if (NR > 40 && !shown(i))
			left_out++
		else {
			if (left_out)
				print "... " left_out " lines"
			if (i == at)
				print "(the program ends the game here: " printed ")\n"
			print line[i]
			left_out = 0
		}
}

# ---- differ
function differ_end(    i, at) {
	at = lines && printed_line[lines] != right[lines] || lines > all ? lines : lines + 1
	print "line " at " of the transcript differs:"
	for (i = at > 10 ? at - 10 : 1; i < at; i++)
		print "  " cut(right[i], 110)
	print "right:   " (at <= all ? cut(right[at], 110) : "nothing more")
	print "printed: " (at <= lines ? cut(printed_line[at], 110) : "nothing more")
}

# ---- piles
function piles_differ(    at) {
	for (at = 1; at <= cards && at <= NF && $at == pile[at];)
		at++
	if (at <= cards && at <= NF)
		print "card " at " of the pile should be " pile[at] ", is " $at (NF == cards ? "" : "; there should be " cards " cards, are " NF)
	else
		print "there should be " cards " cards, are " NF
}

# ---- before, died
function text_line() {
	if (last == "")
		first = $0
	above += last != ""
	last = $0
	if (part == "died")
		error_line()
}
# Python names its lines before the message, the last one is where it died; others name them after it.
function error_line(    name, number) {
	if ($0 ~ /^ *File "[^"]*", line [0-9]+/ && $0 !~ /\/lib\/|"</) {
		name = number = $0
		sub(/^ *File "/, "", name)
		sub(/".*/, "", name)
		sub(/.*", line /, "", number)
		where = "line " number + 0 " of " (named = base(name))
	} else if (where == "" && $0 !~ /\/lib\/|\/usr\/|\/rustc\/|node:|at (java|jdk|sun|kotlin|clojure)[.\/]|readline\.js/ &&
		match($0, /[^ \t("'`]+\.[a-z]+(:|:? line )[0-9]+/)) {
		name = number = substr($0, RSTART, RLENGTH)
		sub(/(:|:? line )[0-9]+$/, "", name)
		sub(/.*[: ]/, "", number)
		where = "line " number " of " (named = base(name))
	}
	if (message ~ /:$/)
		message = message " " $0
	else if ($0 ~ /^[^ \t].*(Error|Exception)([^A-Za-z]|$)|^[A-Za-z.]*(Error|Exception)|^panic: |panicked at|^ *what\(\):/)
		message = $0
}
function base(name) { sub(/.*\//, "", name); return name }
# A file is over.  Messages are of the same kind if they differ in numbers and names only.
function text_over(    kind) {
	if (last != "") {
		files_over++
		many = above > many ? above : many
		fewest = files_over == 1 || above < fewest ? above : fewest
		message = message == "" ? last : message
		sub(/^Exception in thread "[^"]*" |^\[ERROR\] FATAL UNHANDLED EXCEPTION: |^ *what\(\): */, "", message)
		sub(/[ \t\r]*$/, "", message)
		kind = message
		gsub(/[0-9]+|'[^']*'|"[^"]*"/, "#", kind)
		if (++kinds[kind] == 1)
			sentence[kind] = "`" cut(message, 100) "`" (where == "" || index(message, named) ? "" : " (" where ")")
		if (usual == "" || kinds[kind] > kinds[usual])
			usual = kind
		shown_first = first
		shown_last = last
	}
	last = where = message = ""
	above = 0
}
function before_end() {
	print "It prints " (!many ? "more than the answer, `" cut(shown_last, 60) "`" : \
		(many > fewest ? "lines" : many == 1 ? "a line" : many " lines") " before the answer, beginning with `" cut(shown_first, 60) "`") \
		"; from here on only the end of the last line counts."
}
function died_end() {
	if (kinds[usual])
		print "It ends with " sentence[usual] " in " (kinds[usual] == games ? "all" : kinds[usual] " of") " " games " games."
}

# ---- hints
function hint(pattern, text) {
	patterns[++hints] = pattern
	texts[hints] = text
}
function hints_begin(    name, there, i, begin) {
	hint("^opened: ", "it reads FILE, not standard input; remove what opens FILE, or, if its source says #ifndef ONLINE_JUDGE, compile it with -DONLINE_JUDGE")
	hint("~c\"|~c\047|\\a\\b|, \\.\\.\\.\\]", "Elixir prints a list of small numbers as text, and not more than 50: IO.inspect(pile, charlists: :as_lists, limit: :infinity)")
	hint("^Round [0-9]+$", "it shuffles by itself, or prints each round: let it read the puzzle and print the answer (tests/guide/teachers.md#the-python-bootcamp)")
	hint("readline is not defined", "CodinGame gives readline() to JavaScript: node -r ./tests/tools/judge/readline.js FILE")
	hint("print is not defined", "CodinGame gives print() to JavaScript: node -r ./tests/tools/judge/readline.js FILE")
	hint("bad interpreter|env: .*\\r|\\^M|\\r: (not found|command not found)|'python3?\\\\r'", "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW")
	hint("[Cc]ould not find or load main class|ClassNotFoundException|NoClassDefFoundError", "PROGRAM='java NAME': the name of the class, as in the source, without .class; javac comes first")
	hint("UnsupportedClassVersionError", "compile with the javac that belongs to this java")
	hint("Missing parentheses in call to 'print'|name 'raw_input' is not defined|name 'xrange' is not defined", "this is Python 2: PROGRAM='python2 FILE', or print(...) and input()")
	hint("IndentationError|TabError", "Python takes the indentation of a line for part of the program")
	hint("EOFError|EOF when reading|NoSuchElementException|Unexpected end of file", "it reads more lines than there are: N, N cards, M, M cards, one in each line")
	hint("RecursionError|recursion depth|StackOverflow|Maximum call stack|stack level too deep", "a round calls the next round: write a loop, as the stack is too small for long games")
	hint("invalid literal for int|NumberFormatException|FormatException|invalid argument: \"?stoi|stoi|InputMismatch|invalid digit|no parse|could not convert|not in list|KeyError", "it takes text for a number that is none, perhaps a card with its suit, or J, Q, K, A")
	hint("MemoryError|heap out of memory|OutOfMemoryError|bad_alloc|heap space", "it runs out of memory: does a game end?")
	hint("Exec format error|cannot execute binary", "this file is for another machine, or a script without a first line such as #!/usr/bin/env python3")
	hint("[Pp]ermission denied|Is a directory", "the file cannot be run: chmod +x FILE, or name the interpreter (python3 FILE)")
	hint(": (import|from|def|using|package): (command )?not found|import-im6", "the shell has run it: name the interpreter, PROGRAM='python3 FILE'")
	hint("SyntaxError|[Ss]yntax error|[Pp]arse error", "the program has a syntax error")
	hint("ModuleNotFoundError|Cannot find module|ImportError", "a file or module is not there: is the path right, and is it installed?")
	hint("can't open file|No such file|Could not open input file|Unable to access jarfile|cannot open|cannot find", "the file is not there: is its path right, seen from the folder of the Makefile?")
	split("py python3|js node -r ./tests/tools/judge/readline.js|rb ruby|pl perl|php php|sh bash|awk awk -f|clj clojure -M|exs elixir|jar java -jar", rows, "|")
	for (i in rows)
		runs[substr(rows[i], 1, index(rows[i], " ") - 1)] = substr(rows[i], index(rows[i], " ") + 1)
	name = program
	sub(/^ */, "", name)
	sub(/[ ;|&].*/, "", name)
	ending = name
	sub(/.*\./, "", ending)
	there = index(files " ", " " name " ")
	inside = there && name !~ /\//
	source = there && name ~ /\.(c|cc|cpp|cs|go|hs|java|kt|rs|ts)$/
	for (i = split(files, word, " "); i > 0; i--)
		if ((getline begin <word[i]) > 0 && (begin ~ /^#!.*\r$/ || inside && word[i] == name && begin ~ /\r$/))
			crlf = 1
}
function hints_end() {
	if (crlf && (status == 126 || status == 127 || best))
		print "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW"
	else if ((status == 126 || status == 127) && source)
		print "this is a source: compile it, and name what the compiler writes (tests/guide/judge.md#languages)"
	else if ((status == 126 || status == 127) && ending in runs) {
		sub(/^ *(\.\/)?/, "", program)
		print "name the interpreter: PROGRAM=\047" runs[ending] " " program "\047"
	}
	else if (status == 127 && inside)
		print "a program of this folder begins with ./ : PROGRAM='./" program "'"
	else if (best) {
		gsub(/FILE/, opened == "" || best > 1 ? "FILE" : opened, texts[best])
		print texts[best]
	} else if (status == 127)
		print "there is no such program: is it installed, is the path right?" (program ~ / / ? "  A path with blanks needs quotes of its own." : "")
	if (status == 126 || status == 127 || books == "" || best && texts[best] !~ /^it (takes text|reads more)/)
		return
	if (!best && puzzle ~ /[0-9JQKA][DHCS]/)
		print "a card such as 10D is no number: if C++ reads it with cin >> into an int, this and all further reads fail"
	if (!silent)
		print "it was judged by RULES=" judged "; if its puzzles are those of another book, write RULES=BOOK (" books ")"
}
