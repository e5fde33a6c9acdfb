# hints.awk - what to do about a program that cannot run, or has ended without an answer
#
# usage: awk -v program=COMMAND -v status=N -f hints.awk FILE ...
#
# FILEs are what it has printed.  The first pattern that a line of them matches has the hint.
BEGIN {
	hint("readline is not defined", "CodinGame gives readline() to JavaScript: node -r ./tests/tools/judge/readline.js FILE")
	hint("print is not defined", "CodinGame gives print() to JavaScript: node -r ./tests/tools/judge/readline.js FILE")
	hint("bad interpreter|env: .*\\r|\\^M|\\r: (not found|command not found)|'python3?\\\\r'", "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW")
	hint("[Cc]ould not find or load main class|ClassNotFoundException|NoClassDefFoundError", "PROGRAM='java NAME': the name of the class, as in the source, without .class; javac comes first")
	hint("UnsupportedClassVersionError", "compile with the javac that belongs to this java")
	hint("Missing parentheses in call to 'print'|name 'raw_input' is not defined|name 'xrange' is not defined", "this is Python 2: PROGRAM='python2 FILE', or print(...) and input()")
	hint("IndentationError|TabError", "Python takes the indentation of a line for part of the program")
	hint("EOFError|EOF when reading|NoSuchElementException|Unexpected end of file", "it reads more lines than there are: N, N cards, M, M cards, one in each line")
	hint("RecursionError|recursion depth|StackOverflow|Maximum call stack|stack level too deep", "a round calls the next round: write a loop, as the stack is too small for long games")
	hint("invalid literal for int|NumberFormatException|FormatException|invalid argument: \"?stoi|stoi", "it takes text for a number that is none, perhaps a card with its suit, or J, Q, K, A")
	hint("MemoryError|heap out of memory|OutOfMemoryError|bad_alloc|heap space", "it runs out of memory: does a game end?")
	hint("Exec format error|cannot execute binary", "this file is for another machine, or a script without a first line such as #!/usr/bin/env python3")
	hint("[Pp]ermission denied|Is a directory", "the file cannot be run: chmod +x FILE, or name the interpreter (python3 FILE)")
	hint(": (import|from|def|using|package): (command )?not found|import-im6", "the shell has run it: name the interpreter, PROGRAM='python3 FILE'")
	hint("SyntaxError|[Ss]yntax error|[Pp]arse error", "the program has a syntax error")
	hint("ModuleNotFoundError|Cannot find module|ImportError", "a file or module is not there: is the path right, and is it installed?")
	hint("can't open file|No such file|Could not open input file|Unable to access jarfile|cannot open|cannot find", "the file is not there: is its path right, seen from the folder of the Makefile?")
	first = program
	sub(/^ */, "", first)
	sub(/[ ;|&].*/, "", first)
	if (first !~ /\// && (getline line <first) >= 0)
		inside = 1
	crlf = line ~ /\r$/
	words = split(program, word, " ")
	for (i = 1; i <= words; i++)
		if (word[i] !~ /^-/ && (getline line <word[i]) > 0 && line ~ /^#!.*\r$/)
			crlf = 1
}
function hint(pattern, text) {
	patterns[++hints] = pattern
	texts[hints] = text
}
{
	for (i = 1; i <= hints; i++)
		if ($0 ~ patterns[i] && (!best || i < best))
			best = i
}
END {
	if (crlf && (status == 126 || status == 127 || best))
		print "the script has Windows line ends; remove them: tr -d '\\r' <FILE >NEW"
	else if (status == 127 && inside)
		print "a program of this folder begins with ./ : PROGRAM='./" program "'"
	else if (best)
		print texts[best]
	else if (status == 127)
		print "there is no such program: is it installed, is the path right?" (program ~ / / ? "  A path with blanks needs quotes of its own." : "")
}
