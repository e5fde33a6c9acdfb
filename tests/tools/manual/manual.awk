# manual.awk - the manual page in mdoc(7): see manual.sh, its only user
#
# usage: war --help | awk -v date=DATE -f manual.awk - README.md GUIDE ...
#
# The sections are gathered in text[NAME] and printed in the order that mdoc(7) asks for.

function add(line) {
	if (!(section in text) && !index(order, "|" section "|"))
		sub(/[|]EXIT STATUS/, "|" section "&", order) # a section of the reference that mdoc(7) does not know
	text[section] = text[section] line "\n"
}
function escaped(word) {
	gsub(/\\/, "\\e", word)
	sub(/^-/, "\\-", word)
	sub(/^[.']/, "\\\\\\&&", word) # a line that begins with it would be a request
	return word
}
function width(line) { # in the page, where the marks of fonts take three characters each
	return length(line) + 2 * gsub(/[\002\003]/, "&", line)
}
# Adds text in lines of at most 80 characters.  A new sentence begins a new line, as mdoc(7) wants it.
function fill(words, n, i, word, line, bare) {
	n = split(words, part, / +/)
	for (i = 1; i <= n; i++) {
		word = escaped(part[i])
		if (line != "" && (width(line " " word) > 80 || line ~ /[^.A-Z][.][)]?$/ && word ~ /^[(]?[A-Z]/)) {
			add(line)
			line = ""
		}
		line = line (line == "" ? "" : " ") word
	}
	if (line != "")
		add(line)
}
# The same for Markdown: `code` is bold, **bold** is plain; links keep addresses on the web.  A sentence that links to a guide
# is left out.
function fill_markdown(words,    link, n, i, sentence) {
	n = split(words, sentence, /[.] +/)
	words = ""
	for (i = 1; i <= n; i++)
		if (sentence[i] !~ /\]\([^h]/)
			words = words sentence[i] (i < n ? ". " : "")
	sub(/ +$/, "", words)
	while (match(words, /[[][^]]*[]][(][^)]*[)]/)) {
		link = substr(words, RSTART + 1, RLENGTH - 2)
		words = substr(words, 1, RSTART - 1) "\001" substr(words, RSTART + RLENGTH)
		sub(/[]][(]http/, " (http", link)
		if (!sub(/ [(]http.*/, "&)", link))
			sub(/[]][(].*/, "", link)
		sub(/\001/, link, words)
	}
	gsub(/[*][*]/, "", words)
	while (sub(/`/, "\002", words) && sub(/`/, "\003", words))
		;
	fill(words)
	gsub(/\002/, "\\fB", text[section])
	gsub(/\003/, "\\fR", text[section])
}
function list(kind) { # ends a list, and begins one of this kind; "": none
	if (kind == listed)
		return
	if (listed != "")
		add(".El")
	listed = kind
	if (kind != "")
		add(".Bl " kind)
}
function words_end() { # of a setting
	if (words)
		add(".El")
	words = 0
}
function open_section(name) {
	list("")
	section = name
}
function rest(line) { # what follows after two blanks, or after the first word
	if (match(line, /[^ ]  +/))
		return substr(line, RSTART + RLENGTH)
	sub(/^ *[^ ]+ /, "", line)
	return line
}

BEGIN { order = "|NAME|SYNOPSIS|DESCRIPTION|RULE BOOKS|SETTINGS|EXIT STATUS|EXAMPLES|DIAGNOSTICS|SEE ALSO|CAVEATS|" }
FNR == 1 && ++file > 1 { words_end(); flush(); open_section(""); level = 0 }

# ---- war --help: paragraphs, options, examples, books, settings ----

file == 1 && FNR == 1 { next }
file == 1 && FNR == 2 {
	section = "NAME"
	add(".Nm war")
	name = $0
	sub(/[.].*/, "", name)
	add(".Nd " tolower(substr(name, 1, 1)) substr(name, 2))
	section = "SYNOPSIS"
	add(".Nm")
	add(".Op Ar option ...")
	add(".Op Ar file ...")
	section = "DESCRIPTION"
}
file == 1 && (/^ *$/ || /^ /) && paragraph != "" { fill(paragraph); paragraph = "" }
file == 1 && /^ *$/ { next }
file == 1 && /^Books/ { open_section("RULE BOOKS"); fill($0 "."); add(".Bd -literal"); books = 1; next }
file == 1 && /^Settings/ { add(".Ed"); open_section("SETTINGS"); fill($0 "."); books = 0; settings = 1; next }
file == 1 && books { add(escaped(substr($0, 3))); next }
file == 1 && settings && /^      / {
	if (!words++)
		add(".Bl -tag -width alternate -compact")
	add(".It Cm " $1)
	fill(rest(substr($0, 7)))
	next
}
file == 1 && settings {
	words_end()
	list("-tag -width Ds")
	key = $1
	sub(/:$/, "", key)
	sub(/=/, " Ns = Ns Ar ", key)
	add(".It Cm " key)
	fill(rest($0))
	next
}
file == 1 && /^  +-/ {
	list("-tag -width Ds")
	item = $0
	sub(/^ +/, "", item)
	sub(/  .*/, "", item)
	sub(/, /, " , ", item)
	sub(/--[a-z]+ /, "&Ar ", item)
	sub(/--/, "Fl Fl ", item)
	sub(/^-/, "Fl ", item)
	sub(/[]]$/, "]\\\\\\&", item) # else it is punctuation
	add(".It " item)
	sub(/^ +/, "")
	fill(rest($0))
	next
}
file == 1 && /^  +[^ ]/ { # an example
	open_section("EXAMPLES")
	list("-tag -width Ds")
	item = $0
	sub(/^ +/, "", item)
	sub(/  .*/, "", item)
	gsub(/[|]/, "\\*(Ba", item)
	add(".It Ic " item)
	sub(/^ +/, "")
	fill(rest($0))
	next
}
file == 1 {
	if (section == "EXAMPLES" || listed != "")
		open_section("DESCRIPTION")
	if (paragraph == "" && ("DESCRIPTION" in text))
		add(".Pp")
	paragraph = paragraph " " $0
	next
}

# ---- README.md: the sources of the rule books; the guides: the section Reference ----

/^[|] [[]`[a-z]+`[]][(]http/ {
	open_section("SEE ALSO")
	if (!sources++)
		add(".Bl -tag -width codeforces -compact")
	split($2, part, "[`()]")
	gsub("/[^/]", "\\:&", part[4]) # where a line may end
	add(".It " part[2] "\n.Lk " part[4])
	next
}

function flush() { # the paragraph that has been read
	if (paragraph == "")
		return
	if (listed == "" && (section in text))
		add(".Pp")
	if (bullet)
		add(".It")
	fill_markdown(paragraph)
	paragraph = ""
	bullet = 0
}
# Each heading below that of the section is a section of the page.
/^#+ Reference$/ { flush(); open_section(""); level = length($1); next }
/^#/ {
	flush()
	if (length($1) <= level)
		level = 0
	sub(/^#+ /, "")
	open_section(level ? toupper($0 == "Limits" ? "Caveats" : $0) : "")
	next
}
!level || section == "" { next }
/^- / { flush(); list("-bullet"); bullet = 1; paragraph = substr($0, 3); next }
/^[|]/ {
	flush()
	n = split($0, cell, / *[|] */)
	if (/^[|][-|: ]*$/)
		next
	if (listed !~ /tag/) { # the head of the table
		list("-tag -width Ds")
		for (i = 3; i < n; i++)
			head[i] = n > 4 ? cell[i] ": " : ""
		next
	}
	gsub(/`/, "", cell[2])
	add(".It Cm " cell[2])
	paragraph = ""
	for (i = 3; i < n; i++)
		paragraph = paragraph (i > 3 ? "; " : "") head[i] cell[i]
	fill_markdown(paragraph ".")
	paragraph = ""
	next
}
/^$/ { flush(); list(""); next }
{ sub(/^ +/, ""); paragraph = paragraph (paragraph == "" ? "" : " ") $0 }

END {
	flush()
	section = "SEE ALSO"
	add(".El")
	print ".\\\" made by manual.sh from war --help, README.md and guides"
	print ".Dd " date "\n.Dt WAR 6\n.Os"
	n = split(order, name_of, "|")
	for (i = 2; i < n; i++)
		if (name_of[i] in text)
			printf ".Sh %s\n%s", name_of[i], text[name_of[i]]
}
