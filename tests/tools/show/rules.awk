# rules.awk - rules in the words of war --help, as a part of a page
#
# usage: war --help | awk -v settings=BOOK,KEY=VALUE,... -v title=TEXT -v seed=SEED -f rules.awk
#
# settings  all settings, as war --counts prints them
# seed      empty if the deal was read: settings that make a deck from a seed then say nothing
#
# A setting that says how war reads games or proves them is no rule of the game.  The attribute data-WORD of the section says
# what the word of count= means.
function escaped(words) {
	gsub(/&/, "\\&amp;", words)
	gsub(/</, "\\&lt;", words)
	return words
}
function says(text) {
	if (text !~ /SEED/ || seed != "")
		rules = rules "<p><b>" key "=" value[key] "</b> " escaped(text) (text ~ /[.]$/ ? "" : ".") "</p>\n"
}
# `N cards face down in a war`, with the number; `the lowest rank of SEED's deck`, and then the number.
function number(text,    n, i, word, words) {
	n = split(text, word, " ")
	for (i = 1; i <= n; i++)
		words = words (i > 1 ? " " : "") (word[i] == "N" ? value[key] : word[i])
	return words (words == text ? ": " value[key] : "")
}
BEGIN {
	n = split(settings, setting, ",")
	for (i = 2; i <= n; i++) {
		split(setting[i], pair, "=")
		value[pair[1]] = pair[2]
	}
	silent["input"] = silent["endless"] = 1
	silent["jokers"] = value["jokers"] == 0
	silent["most"] = value["limit"] == 0
	silent["battle"] = silent["war"] = value["count"] != "seconds"
}
/^Settings/ { inside = 1; next }
!inside { next }
/^  [a-z]+=/ {
	key = $1
	sub(/=.*/, "", key)
	text = $0
	sub(/^ *[^ ]* /, "", text)
	sub(/ [(][^()]*[)]$/, "", text) # the value of codingame
	if ($1 ~ /=N:/ && !silent[key] && !(value[key] == 0 && text ~ /; 0: /)) { # 0 often means that there is no such rule
		sub(/; .*/, "", text)
		says(number(text))
	}
	next
}
/^      [a-z]+ / {
	word = $1
	meaning = $0
	sub(/^ *[^ ]* +/, "", meaning)
	if (word == value[key] && !silent[key])
		says(text (text ~ /[?]$/ ? " " : ": ") meaning)
	if (key == "count")
		units = units " data-" word "=\"" escaped(meaning) "\""
}
END {
	print "<section class=\"panel\" id=\"rules\"" units "><h2>The rules in words: " escaped(title) "</h2><p id=\"units\"></p><div>"
	print rules "</div></section>"
}
