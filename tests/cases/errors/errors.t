What war says of bad input and of bad files
===========================================

The answers to the games before are printed.  Then it says in which line of which file it expected what, what it found,
and why that will not do, and exits with 1.

No game
-------

There has to be one, at least.

  $ war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found the end of the input
  [1]
  $ printf ' \n\n\t\r\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found the end of the input
  [1]
  $ war -r csharp -a
  2> war: <stdin>:1: expected the number of cards of the deck (1 to 2000000), found the end of the input
  [1]
  $ war -r codingame,input=deck </dev/null
  2> war: <stdin>:1: expected the number of cards of the deck (1 to 2000000), found the end of the input
  [1]

A file that is no text at all.  Bytes that cannot be printed are shown by their numbers.

  $ war <binary
  2> war: <stdin>:1: found the byte 01: compressed files and UTF-16 are not read
  [1]
  $ printf '1\n3D\n1\n2\377\n' | war
  2> war: <stdin>:4: expected card 1 of player 2, found '2\xFF' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

A byte order mark is skipped where a file begins, before the first word or a list, or alone.  Editors on Windows write it.

  $ printf '\357\273\2771\n3D\n1\n2D\n' | war
  1 1
  $ printf '\357\273\2771\r\n3D\r\n1\r\n2D\r\n' | war
  1 1
  $ printf '\357\273\277\n1\n3D\n1\n2D\n' | war
  1 1
  $ printf '\357\273\277\r\n1\r\n3D\r\n1\r\n2D\r\n' | war
  1 1
  $ printf '\357\273\277[3, 2][2]\n' | war -r umass
  1
  1
  2> war: <stdin>:1: two decks are played; for two hands: -r umass,input=decks
  $ printf '\357\273\277\r\n[3, 2]\r\n[2]\r\n' | war -r umass
  1
  1
  $ printf '\357\273\2773 4\n2\n' | war -r drunkard,limit=9
  first 1
  $ printf '\357\273\277\r\n3 4\r\n2\r\n' | war -r drunkard,limit=9
  first 1
  $ (printf '\357\273\277'; war -n 2 --counts) | war --merge --counts - | grep seeds
  seeds	0	2
  $ war byte-order-mark byte-order-mark
  1 1
  1 1
  $ printf '\357\273\277' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found the end of the input
  [1]
  $ printf '\357\273\277\n3D\n' | war
  2> war: <stdin>:2: expected the number of cards of player 1 (0 to 1000000), found '3D' (see tests/guide/reference.md#input)
  [1]

Elsewhere it is not.

  $ printf '1 3D 1 2D \357\273\277 1 3D 1 2D\n' | war
  1 1
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '\xEF\xBB\xBF' (see tests/guide/reference.md#input)
  [1]
  $ printf '1 3D 1 2D \357\273\2771 3D 1 2D\n' | war
  1 1
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '\xEF\xBB\xBF1' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n\357\273\2773D\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '\xEF\xBB\xBF3D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

Control characters are in no text: not in UTF-16, nor in a compressed file.

  $ printf '\377\3761\0\n\0003\0D\0' | war
  2> war: <stdin>:1: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ printf '\376\377\0001\0\r\0\n\0003\0D' | war
  2> war: <stdin>:1: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ printf '\377\376[\0003\0]\0' | war -r umass
  2> war: <stdin>:1: expected '[', found '\xFF\xFE' (see tests/guide/reference.md#input)
  [1]
  $ printf '\037\213\010\010\n' | war
  2> war: <stdin>:1: found the byte 1F: compressed files and UTF-16 are not read
  [1]
  $ printf '1 3D 1 2D \0' | war
  1 1
  2> war: <stdin>:1: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ printf '1 3D 1 \376\377' | war
  2> war: <stdin>:1: expected card 1 of player 2, found '\xFE\xFF' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

The number of cards
-------------------

It is missing.

  $ printf '3D\n1\n2D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '3D' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3D\n2D\n' | war
  2> war: <stdin>:3: expected the number of cards of player 2 (0 to 1000000), found '2D' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3D\n' | war
  2> war: <stdin>:2: expected the number of cards of player 2 (0 to 1000000), found the end of the input
  [1]

It is no number, or has a sign, a point or another base.

  $ printf 'three\n3D\n1\n2D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found 'three' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3D\n3x\n2D\n' | war
  2> war: <stdin>:3: expected the number of cards of player 2 (0 to 1000000), found '3x' (see tests/guide/reference.md#input)
  [1]
  $ printf '+1\n2D\n1\n3D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '+1' (see tests/guide/reference.md#input)
  [1]
  $ printf '1.0\n2D\n1\n3D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '1.0' (see tests/guide/reference.md#input)
  [1]
  $ printf '0x1\n2D\n1\n3D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '0x1' (see tests/guide/reference.md#input)
  [1]
  $ printf -- '-1\n' | war -r umass,input=decks
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '-1' (see tests/guide/reference.md#input)
  [1]

A player has a card at least; but a hand may be empty under umass.

  $ printf '0\n1\n2D\n' | war
  2 0
  $ printf '1\n2D\n0\n' | war
  1 0
  $ printf -- '-1\n3D\n1\n2D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '-1' (see tests/guide/reference.md#input)
  [1]
  $ printf '0\n' | war -r utexas -
  2> war: <stdin>:1: expected the number of cards of the deck (1 to 2000000), found '0' (see tests/guide/reference.md#input)
  [1]

A player has a million cards at most, a deck that is dealt has two.  No number is cut to 32 or 64 bits.

  $ printf '1000001\n2D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '1000001' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n2D\n1000001\n2D\n' | war
  2> war: <stdin>:3: expected the number of cards of player 2 (0 to 1000000), found '1000001' (see tests/guide/reference.md#input)
  [1]
  $ printf '2000001\n2D\n' | war -r csharp -
  2> war: <stdin>:1: expected the number of cards of the deck (1 to 2000000), found '2000001' (see tests/guide/reference.md#input)
  [1]
  $ printf '4294967297\n2D\n1\n3D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '4294967297' (see tests/guide/reference.md#input)
  [1]
  $ printf '18446744073709551617\n2D\n1\n3D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '18446744073709551617' (see tests/guide/reference.md#input)
  [1]
  $ printf '9999999999999999999999999999\n2D\n1\n3D\n' | war
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 1000000), found '9999999999999999999999999999' (see tests/guide/reference.md#input)
  [1]

A blank divides two words: this is one card, and it is called 0.

  $ printf '1 0\n2D\n' | war
  2> war: <stdin>:1: expected card 1 of player 1, found '0' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]

Not a card
----------

It has two characters, or three where the rank is 10.

  $ printf '1\nhello\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found 'hello' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n7\n1\n2D\n' | war
  1 1
  $ printf '1\nD\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found 'D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n10DD\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '10DD' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n\177\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '\x7F' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo 1 JOKER 1 2D | war
  2> war: <stdin>:1: expected card 1 of player 1, found 'JOKER' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo 1 joker 1 2D | war
  2> war: <stdin>:1: expected card 1 of player 1, found 'joker' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo '1 ~D 1 2D' | war
  2> war: <stdin>:1: expected card 1 of player 1, found '~D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

No such rank.

  $ printf '1\n0D\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '0D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n2D\n1\n1D\n' | war
  2> war: <stdin>:4: expected card 1 of player 2, found '1D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n11D\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '11D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n15D\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '15D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\nTD\n1\n2D\n' | war
  1 1
  $ printf '1\n07D\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '07D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\nkD\n1\n2D\n' | war
  1 1
  $ printf '1\n5XD\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '5XD' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n5\177D\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '5\x7FD' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

Decks of more than 13 ranks have those after the ace as numbers: 15, 16, ...  There is none that is called 14.

  $ printf '1\n14D\n1\n2D\n' | war -r codingame,ranks=20
  2> war: <stdin>:2: expected card 1 of player 1, found '14D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n22D\n1\n2D\n' | war -r codingame,ranks=20
  2> war: <stdin>:2: expected card 1 of player 1, found '22D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n2D\n1\n16D\n' | war -r codingame,ranks=14
  2> war: <stdin>:4: expected card 1 of player 2, found '16D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

No such suit.

  $ printf '2\n2D\n3X\n1\n2D\n' | war
  2> war: <stdin>:3: expected card 2 of player 1, found '3X' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\nD3\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found 'D3' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3d\n1\n2D\n' | war
  1 1
  $ printf '1\n3\001\n1\n2D\n' | war
  2> war: <stdin>:2: found the byte 01: compressed files and UTF-16 are not read
  [1]
  $ printf '1\n3\351\n1\n2D\n' | war
  2> war: <stdin>:2: expected card 1 of player 1, found '3\xE9' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

Other books have integers.

  $ for card in 1 13 0 -5 '[5'; do echo 1 $card 1 KD | war -r house; done
  2> war: <stdin>:1: expected card 1 of player 1, found '1' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '13' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '0' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '-5' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '[5' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo '[1, 5]' | war -r utexas -a
  2> war: <stdin>:1: expected the number of cards of the deck (1 to 2000000), found '[1' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]

Under umass a card may be an integer of 32 bits.

  $ printf '[5,\n2147483648]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '2147483648' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[5,\n-2147483649]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '-2147483649' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[5,\n99999999999999999999]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '99999999999999999999' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[5,\n1.5]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '1.5' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[5,\n+5]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '+5' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[5,\n1D]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '1D' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[5,\n5Z]\n' | war -r umass
  2> war: <stdin>:2: expected card 2 of the deck or ']', found '5Z' (neither a 32-bit integer nor a card)
  [1]

A list in brackets
------------------

Under umass a deck is a list, which says by itself how many cards it has.  It has to end.

  $ printf '[2, 5, 5\n' | war -r umass
  2> war: <stdin>:1: expected card 4 of the deck or ']', found the end of the input
  [1]
  $ printf '[2, 5,\n5.5]\n' | war -r umass
  2> war: <stdin>:2: expected card 3 of the deck or ']', found '5.5' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[2, 5, 5] 5]\n' | war -r umass
  0
  2> war: <stdin>:1: expected '[', found '5' (see tests/guide/reference.md#input)
  [1]
  $ printf ']\n' | war -r umass
  2> war: <stdin>:1: expected '[', found ']' (see tests/guide/reference.md#input)
  [1]
  $ printf '[2, [5], 5]\n' | war -r umass
  2> war: <stdin>:1: expected card 2 of the deck or ']', found '[' (neither a 32-bit integer nor a card)
  [1]
  $ printf '[2, 5' | war -r umass,input=decks
  2> war: <stdin>:1: expected card 3 of player 1 or ']', found the end of the input
  [1]
  $ printf '[2, 5] [' | war -r umass,input=decks
  2> war: <stdin>:1: expected card 1 of player 2 or ']', found the end of the input
  [1]

A number before the list is no list.

  $ printf '3 [2, 5, 5]\n' | war -r umass
  2> war: <stdin>:1: expected '[', found '3' (see tests/guide/reference.md#input)
  [1]

It has a million cards at most, or two million where the deck is dealt.

  $ { printf '['; yes 5 | head -n 1000001; echo ']'; } | war -r umass,input=decks
  2> war: <stdin>:1000001: expected card 1000001 of player 1 or ']', found '5' (one too many)
  [1]
  $ { printf '['; yes 5 | head -n 2000001; echo ']'; } | war -r umass
  2> war: <stdin>:2000001: expected card 2000001 of the deck or ']', found '5' (one too many)
  [1]

Other books know no brackets.

  $ printf '[2D, 5D]\n' | war -r csharp -
  2> war: <stdin>:1: expected the number of cards of the deck (1 to 2000000), found '[2D' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]

Too few cards
-------------

The last line is named, be it whole or not.

  $ printf '3\n3D\n4D\n' | war
  2> war: <stdin>:3: expected card 3 of player 1, found the end of the input
  [1]
  $ printf '1\n3D\n3\n2D\n4D\n' | war
  2> war: <stdin>:5: expected card 3 of player 2, found the end of the input
  [1]
  $ printf '1\n3D\n3\n2D\n4D' | war
  2> war: <stdin>:5: expected card 3 of player 2, found the end of the input
  [1]
  $ printf '1000000\n3D\n' | war
  2> war: <stdin>:2: expected card 2 of player 1, found the end of the input
  [1]
  $ printf '3\n5D\n5H\n' | war -r utexas -a -
  2> war: <stdin>:3: expected card 3 of the deck, found the end of the input
  [1]
  $ printf '3\n5\n5\n' | war -r umass
  2> war: <stdin>:1: expected '[', found '3' (see tests/guide/reference.md#input)
  [1]

The number of the other player is then taken for a card, and that player's first card for the number.

  $ printf '3\n3D\n4D\n1\n2D\n' | war
  2> war: <stdin>:4: expected card 3 of player 1, found '1' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]

Something after the last game, a bad game after good ones
---------------------------------------------------------

  $ printf '1\n3D\n1\n2D\nrubbish\n' | war
  1 1
  2> war: <stdin>:5: expected the number of cards of player 1 (0 to 1000000), found 'rubbish' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3D\n1\n2D\n5D\n' | war
  1 1
  2> war: <stdin>:5: expected the number of cards of player 1 (0 to 1000000), found '5D' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3D\n1\n2D\n\n\nx' | war
  1 1
  2> war: <stdin>:7: expected the number of cards of player 1 (0 to 1000000), found 'x' (see tests/guide/reference.md#input)
  [1]
  $ printf '1\n3D\n1\n2D\n1\n3D\n1\n2X\n1\n3D\n1\n2D\n' | war
  1 1
  2> war: <stdin>:8: expected card 1 of player 2, found '2X' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ war ../one-wins bad-suit ../two-wins
  1 1
  2> war: bad-suit:3: expected card 2 of player 1, found '3X' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ war ../one-wins empty
  1 1
  2> war: empty:1: expected the number of cards of player 1 (0 to 1000000), found the end of the input
  [1]
  $ printf '1\n3D\n1\n2D\n1\n3X\n' | war -t
  player 1 has 1: 3D
  player 2 has 1: 2D
  
  round 1: 3D > 2D, player 1 takes 3D 2D
  player 1 has 2: 3D 2D
  player 2 has 0:
  
  1 1
  2> war: <stdin>:6: expected card 1 of player 1, found '3X' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ war --table ../one-wins none
  game	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player1	1	1	0	1	0	1	1		
  2> war: none: cannot open: No such file or directory
  [1]

No statistics are printed of a part of the input.

  $ printf '1\n3D\n1\n2D\n1\n3X\n' | war --stats
  2> war: <stdin>:6: expected card 1 of player 1, found '3X' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

The line that is named
----------------------

Lines that are empty count, and CR LF is one end of a line.

  $ printf '1 3D\n1 2D\n\n\n1 3D\n1 2D 4\n' | war
  1 1
  1 1
  2> war: <stdin>:6: expected card 1 of player 1, found the end of the input
  [1]
  $ printf '1\n3D\n1\n\n\n\n2Y' | war
  2> war: <stdin>:7: expected card 1 of player 2, found '2Y' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '1\r\n3D\r\n1\r\n2Y\r\n' | war
  2> war: <stdin>:4: expected card 1 of player 2, found '2Y' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

NUL bytes, and words that are too long
--------------------------------------

  $ printf '1\n3D\n\0001\n2D\n' | war
  2> war: <stdin>:3: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ printf '\000' | war
  2> war: <stdin>:1: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ printf '1\n3\000D\n1\n2D\n' | war
  2> war: <stdin>:2: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ printf '1\n3D\n1\n2D\n\000' | war
  1 1
  2> war: <stdin>:5: found the byte 00: compressed files and UTF-16 are not read
  [1]
  $ { echo 1; printf '%0100000d\n' 0; } | war 2>&1 | tr -s 0
  war: <stdin>:2: found a word without end
  $ { echo 1; printf '%0512d\n' 0; } | war
  2> war: <stdin>:2: found a word without end
  [1]
  $ { echo 1; printf '%0511d\n' 0; } | war
  2> war: <stdin>:2: expected card 1 of player 1, found '0000000000000000000000000000000000000000'... (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]

The longest message about a word: 40 bytes that are not printed as they are, and the longest flaw.

  $ { echo 1; printf '%050d\n' 0 | tr 0 '\377'; } | war -r umass,input=decks
  2> war: <stdin>:2: expected card 1 of player 1, found '\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF'... (neither a 32-bit integer nor a card)
  [1]

A number may have many zeros before it, as long as the word is not too long.

  $ printf '00000000000000000000000000000001\n' | war
  2> war: <stdin>:1: expected card 1 of player 1, found the end of the input
  [1]

Hands that are read as decks, told once a file: two decks in turn that are at most one pack, but not those that `cards=`
asks for; two lists in a line.

  $ echo 3 AD KC QC 3 KH QS JC | war -r bootcamp
  1 3
  1 3
  2> war: <stdin>:1: two decks are played; for two hands: -r bootcamp,input=decks
  $ echo 2 AD KC 1 KH 3 2H 3H 4H 3 2D 3D 4D | war -r bootcamp
  2 1
  1 0
  1 1
  1 1
  2> war: <stdin>:1: two decks are played; for two hands: -r bootcamp,input=decks
  $ echo 2 2D 3D 2 2H 3H 2 2D 3D | war -r bootcamp,suits=2,ranks=2 --answer
  1 1
  1 1
  1 1
  2> war: <stdin>:1: two decks are played; for two hands: -r bootcamp,input=decks
  $ war -r bootcamp,ranks=3 -n 2 -d | war -r bootcamp,ranks=3
  2 5
  1 2
  $ war -r bootcamp,cards=10 -n 2 -d | war -r bootcamp,cards=10
  LOOP 7 60
  1 10
  $ echo 1 2D 2 2H 3H 4 2D 3D 4D 5D | war -r bootcamp
  1 0
  1 1
  1 2
  2> war: <stdin>:1: two decks are played; for two hands: -r bootcamp,input=decks
  $ echo 4 AD KC QC 3D 2 KH JC | war -r csharp,count=cards --stats | grep -c '^player'
  2
  2> war: <stdin>:1: two decks are played; for two hands: -r csharp,input=decks
  $ echo 2 KH JC 4 AD KC QC 3D | war -r bootcamp,spoils=coin -s 7 -n 2 -a -
  2 1
  2 1
  2 2
  2 2
  2> war: <stdin>:1: two decks are played; for two hands: -r bootcamp,input=decks
  $ { war -r utexas -d -s 1; echo 1 2D; } | war -r utexas -a
  1 392
  1 0
  $ echo '[2,5] [4,14]' | war -r umass
  -1
  -1
  2> war: <stdin>:1: two decks are played; for two hands: -r umass,input=decks
  $ printf '[2,5]\n[4,14] [3]\n' | war -r umass
  -1
  -1
  1
  2> war: <stdin>:2: two decks are played; for two hands: -r umass,input=decks
  $ printf '13 12\n1 2 9\n' | war -r tmu
  [13, 12]
  [1, 9, 2]
  2> war: <stdin>:2: two decks are played; for two hands: -r tmu,input=decks
  $ printf '[2, 3]\n[]\n[2, 3]\n[3]\n' | war -r umass,suits=1,ranks=2
  -1
  0
  -1
  1
  $ echo 1 2D >one; echo 1 2H | war -r bootcamp,suits=2,ranks=1 --answer one -; rm one
  1 0
  1 0
  $ echo 2 2D 2D 2 2D 2D | war -r bootcamp,suits=2,ranks=2 -a -
  2 1
  2 1
  2> war: <stdin>:1: 2D is there twice; for two packs: -r bootcamp,suits=8
  2> war: <stdin>:1: two decks are played; for two hands: -r bootcamp,input=decks

Lines that all begin with the number of the cards that follow: those of the first game are looked at.

  $ printf '2 3 9\n3 1 8 7\n' | war -r drunkard
  first 10
  2> war: <stdin>:2: each line is a hand; if a number comes before the cards of each hand: -r drunkard,input=decks
  $ printf '2 3 9\n3 1 8\n' | war -r drunkard
  first 15
  $ printf '3 9\n5 8\n1 3\n2 3 9\n' | war -r drunkard
  botva
  second 2
  $ echo 4 1 2 3 4 | war -r tmu
  [3, 1, 4, 4, 2]
  2> war: <stdin>:1: each line is a deck; if a number comes before the cards of each hand: -r tmu,input=decks
  $ echo 1 2 3 4 5 6 7 8 9 10 11 12 13 2 3 | war -r tmu -d
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 2, 3]
  $ for hand in 1 2; do echo '?' 1 2 3 4 5 6 7 8 9 10 11 12 13 0; done | war -r drunkard,suits=2,ranks=15
  draw
  $ for hand in 1 2; do echo 14 1 2 3 4 5 6 7 8 9 10 11 12 13 0; done | war -r drunkard
  draw
  2> war: <stdin>:2: each line is a hand; if a number comes before the cards of each hand: -r drunkard,input=decks
  $ printf '1 2\n2\n' | war -r tmu,short=lose -d
  [1, 2]
  [2]
  2> war: <stdin>:2: two decks are played; for two hands: -r tmu,input=decks
  $ printf '3 AD KD QD\n' | war -r tmu,input=lines -
  2> war: <stdin>:1: expected card 1 of player 2, found the end of the input
  [1]

A line ends with a comma, so the cards go on in the next line.

  $ printf '13, 12, 1, 4,\n5, 6\n' | war -r tmu
  [1, 4, 13, 12]
  [6, 5]
  2> war: <stdin>:1: each line is a deck; one that goes on in the next line needs [ ]: -r tmu,input=deck
  $ printf '1, 3,\n2, 4\n1, 3\n2, 4,\n' | war -r drunkard
  second 2
  second 2
  2> war: <stdin>:2: each line is a hand; one that goes on in the next line needs [ ]: -r drunkard,input=decks
  $ printf '13, 12,\n' >one; printf '13, 12\n' >two; war -r tmu one two; rm one two
  [13, 12]
  [13, 12]
  2> war: one:1: each line is a deck; one that goes on in the next line needs [ ]: -r tmu,input=deck
  $ printf '[13, 12, 1, 4,\n5, 6,]\n13, 12\n' | war -r tmu
  [1, 6, 13, 5, 12, 4]
  [13, 12]
  2> war: <stdin>:3: two decks are played; for two hands: -r tmu,input=decks

A card is missing between two commas, but none after the last one.

  $ echo '[3,,5]' | war -r umass
  2> war: <stdin>:1: expected card 2 of the deck or ']', found ',' (neither a 32-bit integer nor a card)
  [1]
  $ echo '[,3, 5]' | war -r umass
  2> war: <stdin>:1: expected card 1 of the deck or ']', found ',' (neither a 32-bit integer nor a card)
  [1]
  $ echo '[3, 5,]' | war -r umass -d
  [3, 5]
  $ echo '2 3D,,5D 1 7D' | war
  2> war: <stdin>:1: expected card 2 of player 1, found ',' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '2 3D,\n,5D 1 7D' | war
  2> war: <stdin>:2: expected card 2 of player 1, found ',' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo '2, 3D, 5D, 1, 7D,' | war
  2 4

Files
-----

  $ war none
  2> war: 'none': no such file
  2> Try 'war --help'.
  [2]
  $ war ''
  2> war: '': no such file
  2> Try 'war --help'.
  [2]
  $ war .
  2> war: .:1: cannot read: Is a directory
  [1]
  $ war ../one-wins none ../two-wins
  1 1
  2> war: none: cannot open: No such file or directory
  [1]

A long name is shown as it is.

  $ war ././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././no-such-file
  2> war: ././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././././no-such-file: cannot open: No such file or directory
  [1]

Standard input can be read only once.

  $ printf '1 3D 1 2D\n' | war - -
  1 1
  2> war: <stdin>:1: cannot read: Bad file descriptor
  [1]

Counts, for --merge
-------------------

`counts` is what `war -r codingame,ranks=4 -n 12 --counts` has printed.

  $ war --merge counts | grep '^all'
  all                         12

No counts at all; or a puzzle, or counts in another format.

  $ war --merge
  2> war: <stdin>:1: expected column 'name' of counts, found the end of the input
  [1]
  $ war --merge ../csharp-0-to-19 -
  2> war: <stdin>:1: expected column 'name' of counts, found the end of the input
  [1]
  $ war --merge ../one-wins
  2> war: ../one-wins:1: expected column 'name' of counts, found '1'
  [1]
  $ sed '1s/.*/name	count	value/' counts | war --merge --counts
  2> war: <stdin>:1: expected column 'value' of counts, found 'count'
  [1]
  $ war --merge ../csharp-0-to-19 none
  2> war: none: cannot open: No such file or directory
  [1]
  $ war --merge .
  2> war: .:1: cannot read: Is a directory
  [1]

A row is missing that --counts always prints, or one is there that it never prints.

  $ sed '12d; s/^end	30/end	29/' counts | war --merge
  2> war: <stdin>:12: --counts prints no row 'wars' 1 13 here
  [1]
  $ sed 's/^highest0	3	4/highest0	3	3/' counts | war --merge
  2> war: <stdin>:32: these counts do not agree: rows are missing or changed
  [1]
  $ sed 's/war_sum/plain_sum/' counts | war --merge
  2> war: <stdin>:12: --counts prints no row 'plain_sum' 0 19 here
  [1]

Parts that are added up are of the same rules.  The first setting that is another is named.

  $ war --merge ../two-games.counts counts
  2> war: counts:2: expected counts under codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=13,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no, found codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=4,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no
  [1]
  $ war --merge ../csharp-0-to-19 counts
  2> war: counts:2: expected counts under csharp,down=3,spoils=laid,pile=none,tie=war,short=lose,count=turns,limit=1001,most=no,battle=4,war=11,input=deck,shuffle=dotnet,suits=4,ranks=4,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no, found codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=4,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no
  [1]
  $ sed 2d counts | war --merge --counts
  2> war: <stdin>:2: expected the row 'rules=...' first
  [1]
  $ sed 's/down=3/down=4/' counts | war --merge counts -
  2> war: <stdin>:2: expected counts under codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=4,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no, found codingame,down=4,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=4,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no
  [1]
  $ sed 's/cards=0/cards=1/' counts | war --merge counts -
  2> war: <stdin>:2: expected counts under codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=4,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no, found codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=4,lowest=2,cards=1,jokers=0,from=first,hands=0,top=first,ace=high,upset=no
  [1]
  $ sed 's/down=3/down=x/' counts | war --merge --counts
  2> war: <stdin>:2: down: expected a number from 0 to 1000000, in digits, found 'x'
  [1]

Which books there are is cut off here, so that it need not be changed for a new one.

  $ { sed 's/codingame/codingames/' counts | war --merge --counts 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: <stdin>:2: rule book: expected ..., found 'codingames'; the nearest is codingame
  status 1

Games that have been counted before, in one part or in two.  The message names the first seeds that are in both.

  $ war --merge ../csharp-0-to-19 ../csharp-0-to-19
  2> war: seeds 0..19 are counted twice
  [1]
  $ war -r csharp,ranks=4 -s 10 -n 20 --counts | war --merge ../csharp-20-to-39 ../csharp-0-to-19 -
  2> war: seeds 10..19 are counted twice
  [1]
  $ sed 3p counts | war --merge --counts
  2> war: <stdin>:4: --counts prints no row 'seeds' 0 12 here
  [1]
  $ { war -s 10 -n 10 --counts; war -s 19 -n 5 --counts; } | war --merge
  2> war: seeds 19..19 are counted twice
  [1]
  $ { war -s 10 -n 10 --counts; war -s 6 -n 5 --counts; } | war --merge
  2> war: seeds 10..10 are counted twice
  [1]

Seeds and games that were read from files are not the same kind of game.

  $ sed '3s/.*/&@games	1	1/' counts | tr @ '\n' | war --merge
  2> war: <stdin>:4: expected counts of seeds, found 'games'
  [1]
  $ war -s 10 -n 10 --counts | war --merge - ../two-games.counts
  2> war: ../two-games.counts:3: expected counts of seeds, found 'games'
  [1]
  $ war -s 10 -n 10 --counts | cat ../two-games.counts - | war --merge
  2> war: <stdin>:22: expected counts of games, found 'seeds'
  [1]

They are cut off, at the end of a line or inside it, split, or followed by something else.

  $ sed '$d' counts | war --merge --counts
  2> war: <stdin>:31: expected column 'name' of counts, found the end of the input
  [1]
  $ sed 4q counts | war --merge --counts
  2> war: <stdin>:4: expected column 'name' of counts, found the end of the input
  [1]
  $ printf 'name\tvalue\tcount\nrules=codin' | war --merge --counts
  2> war: <stdin>:2: expected column 'value' of counts, found the end of the input
  [1]
  $ { sed '$d' counts; printf 'end\t30'; } | war --merge --counts
  2> war: <stdin>:32: expected column 'count' of counts, found the end of the input
  [1]
  $ { sed '$d' counts; printf 'end'; } | war --merge --counts
  2> war: <stdin>:32: expected column 'value' of counts, found the end of the input
  [1]
  $ printf 'name\tvalue' | war --merge --counts
  2> war: <stdin>:1: expected column 'count' of counts, found the end of the input
  [1]
  $ sed '8s/.7$/\
  > 8/' counts | war --merge --counts
  2> war: <stdin>:33: these counts do not agree: rows are missing or changed
  [1]
  $ { cat counts; echo rubbish; } | war --merge --counts
  2> war: <stdin>:33: expected column 'name' of counts, found 'rubbish'
  [1]

A number is missing, one too many, or none.

  $ sed '8s/.7$//' counts | war --merge --counts
  2> war: <stdin>:9: expected column 'count' of counts, found 'off'
  [1]
  $ sed '8s/7$/8	0/' counts | war --merge --counts
  2> war: <stdin>:9: expected column 'value' of counts, found 'off'
  [1]
  $ sed '8s/0.7/many	8/' counts | war --merge --counts
  2> war: <stdin>:8: expected column 'value' of counts, found 'many'
  [1]
  $ sed '8s/7$/-1/' counts | war --merge --counts
  2> war: <stdin>:8: expected column 'count' of counts, found '-1'
  [1]
  $ sed '8s/7$/18446744073709551616/' counts | war --merge --counts
  2> war: <stdin>:8: expected column 'count' of counts, found '18446744073709551616'
  [1]
  $ sed "8s/7$/$(printf %01300d 0 | tr 0 8)/" counts | war --merge --counts 2>&1 | tr -s 8
  war: <stdin>:8: found a word without end
  $ sed '8s/0.7$/@0	8/' counts | tr @ '\000' | war --merge --counts
  2> war: <stdin>:8: found the byte 00: compressed files and UTF-16 are not read
  [1]

There is no such row; or no such value in it.

  $ sed '8s/.*/drawn	0	8/' counts | war --merge --counts
  2> war: <stdin>:8: --counts prints no row 'drawn' 0 8 here
  [1]
  $ sed '8s/.*/player1	1	8/' counts | war --merge --counts
  2> war: <stdin>:8: --counts prints no row 'player1' 1 8 here
  [1]
  $ sed '8s/.*/wars	64	1/' counts | war --merge --counts
  2> war: <stdin>:8: --counts prints no row 'wars' 64 1 here
  [1]
  $ sed '3s/12/0/' counts | war --merge --counts
  2> war: <stdin>:3: --counts prints no row 'seeds' 0 0 here
  [1]

A number was changed, a row lost or doubled: the sums do not agree.  Rows that were moved are not in the order
of --counts.

  $ sed '13s/13$/18/' counts | war --merge --counts
  2> war: <stdin>:32: these counts do not agree: rows are missing or changed
  [1]
  $ sed 8d counts | war --merge --counts
  2> war: <stdin>:8: --counts prints no row 'off' 0 0 here
  [1]
  $ sed 13p counts | war --merge --counts
  2> war: <stdin>:14: --counts prints no row 'wars' 1 13 here
  [1]
  $ sed -e '19{h;d;}' -e 20G counts | war --merge
  2> war: <stdin>:20: --counts prints no row 'length' 15 1 here
  [1]
  $ sed '$s/30/18/' counts | war --merge --counts
  2> war: <stdin>:32: these counts do not agree: rows are missing or changed
  [1]

The sum holds, but there are fewer games than seeds, or more games than lengths.

  $ sed '3s/12/13/' counts | war --merge --counts
  2> war: <stdin>:32: these counts do not agree: rows are missing or changed
  [1]
  $ sed '3s/12/13/; 6s/1$/2/; /^highest1/s/1$/2/' counts | war --merge --counts
  2> war: <stdin>:32: these counts do not agree: rows are missing or changed
  [1]

Counts that are too large: more than 2^64 - 1 of anything.

  $ {
  >   sh ../part.sh 'seeds 0 1' 'shortest 0 9223372036854775808' 'longest 0 9223372036854775808' 'player1 0 1' 'length_sum 0 9223372036854775808' 'length 9223372036854775808 1' 'highest1 0 1'
  >   sh ../part.sh 'seeds 1 1' 'shortest 1 9223372036854775808' 'longest 1 9223372036854775808' 'player1 0 1' 'length_sum 0 9223372036854775808' 'length 9223372036854775808 1' 'highest1 0 1'
  > } | war --merge
  2> war: <stdin>:27: length_sum: the sum does not fit in 64 bits
  [1]

Rows of cards held and of cards of the highest rank
---------------------------------------------------

`held-counts` is what `war -r codingame,ranks=4 -n 12 --counts --held` has printed.  Of its three games that were won,
lines 22 to 24 have the most cards of the loser, lines 28 to 30 the fives of player 1.

  $ war --merge held-counts | tail -n 6
  
  higher sum of ranks       wins         %   95 % interval
  either player                1    33.333     6.149 ..  79.235
  equal sums                   0
  
  most cards that the loser of 3 games held: least 8, most often 8 (1 games), 50 %: 10, 95 %: 13, 99 %: 13, 100 %: 13

A number is missing, none, negative or too large.

  $ sed '22s/.1$//' held-counts | war --merge --counts
  2> war: <stdin>:23: expected column 'count' of counts, found 'held'
  [1]
  $ sed '22s/8/eight/' held-counts | war --merge --counts
  2> war: <stdin>:22: expected column 'value' of counts, found 'eight'
  [1]
  $ sed '22s/1$/-1/' held-counts | war --merge --counts
  2> war: <stdin>:22: expected column 'count' of counts, found '-1'
  [1]
  $ sed '22s/8/18446744073709551616/' held-counts | war --merge --counts
  2> war: <stdin>:22: expected column 'value' of counts, found '18446744073709551616'
  [1]
  $ sed '28s/1$/18446744073709551616/' held-counts | war --merge --counts
  2> war: <stdin>:28: expected column 'count' of counts, found '18446744073709551616'
  [1]

A sum of 2^64 or more is not taken for what is left of it.

  $ sed '22s/1$/18446744073709551615/; 24s/1$/3/' held-counts | war --merge --counts
  2> war: <stdin>:22: held: the sum does not fit in 64 bits
  [1]

There is no third player who may win, no cell above 64 (or more) fives, and none below 0.

  $ sed '28s/highest1/highest3/' held-counts | war --merge --counts
  2> war: <stdin>:28: --counts prints no row 'highest3' 3 1 here
  [1]
  $ sed '28s/3/65/' held-counts | war --merge --counts
  2> war: <stdin>:28: --counts prints no row 'highest1' 65 1 here
  [1]
  $ sed '30s/3/-1/' held-counts | war --merge --counts
  2> war: <stdin>:30: expected column 'value' of counts, found '-1'
  [1]

A row was lost, doubled or changed: the sums do not agree, unless a row of cards held is lost or has another value.

  $ for line in 28 30; do sed ${line}d held-counts | war --merge --counts; done
  2> war: <stdin>:34: these counts do not agree: rows are missing or changed
  2> war: <stdin>:34: these counts do not agree: rows are missing or changed
  [1]
  $ for line in 22 24 28 30; do sed ${line}p held-counts | war --merge --counts; done
  2> war: <stdin>:23: --counts prints no row 'held' 8 1 here
  2> war: <stdin>:25: --counts prints no row 'held' 13 1 here
  2> war: <stdin>:29: --counts prints no row 'highest1' 3 1 here
  2> war: <stdin>:31: --counts prints no row 'highest2' 3 1 here
  [1]
  $ sed '24s/1$/2/' held-counts | war --merge --counts
  2> war: <stdin>:35: these counts do not agree: rows are missing or changed
  [1]
  $ sed '28s/highest1/highest2/' held-counts | war --merge --counts
  2> war: <stdin>:29: --counts prints no row 'highest2' 1 1 here
  [1]
  $ sed '29s/1$/2/' held-counts | war --merge --counts
  2> war: <stdin>:35: these counts do not agree: rows are missing or changed
  [1]

They are in a place where no such row can be: before the rules, or after the end.

  $ sed -e '2{h;d;}' -e 22G held-counts | war --merge --counts
  2> war: <stdin>:2: expected the row 'rules=...' first
  [1]
  $ sed -e 28h -e '$G' held-counts | war --merge --counts
  2> war: <stdin>:36: expected column 'name' of counts, found 'highest1'
  [1]

What no run prints
------------------

Sums that do not fit in 64 bits, although each number does: games, lengths, wars, seeds.

  $ sh ../part.sh 'seeds 0 18446744073709551615' 'shortest 0 5' 'longest 1 6' 'player1 0 18446744073709551615' 'length_sum 0 18446744073709551614' 'length 5 9223372036854775808' 'length 6 9223372036854775808' 'highest1 0 18446744073709551615' | war --merge
  2> war: <stdin>:6: player1: the sum does not fit in 64 bits
  [1]
  $ sh ../part.sh 'seeds 0 9' 'shortest 0 5' 'longest 1 6' 'player1 0 9' 'length_sum 0 38' 'length 5 9223372036854775808' 'length 6 9223372036854775817' 'highest1 0 9' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 4611686018427387904' 'shortest 0 4' 'longest 0 4' 'player1 0 4611686018427387904' 'length 4 4611686018427387904' 'highest1 0 4611686018427387904' | war --merge
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'war_sum 0 4' 'wars 4 4611686018427387905' 'length 9 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 18446744073709551615' 'shortest 0 1' 'longest 0 1' 'player1 0 9223372036854775808' 'endless 0 9223372036854775808' 'length_sum 0 9223372036854775808' 'length 1 9223372036854775808' 'highest1 0 9223372036854775808' | war --merge
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  [1]

Seeds past the last one, in another order, or in two rows that would be one.

  $ sh ../part.sh 'seeds 18446744073709551615 2' 'endless 0 2' | war --merge
  2> war: <stdin>:3: --counts prints no row 'seeds' 18446744073709551615 2 here
  [1]
  $ RULES=csharp sh ../part.sh 'seeds 2147483647 2' 'off 0 2' | war --merge
  2> war: <stdin>:3: --counts prints no row 'seeds' 2147483647 2 here
  [1]
  $ RULES=csharp sh ../part.sh 'seeds 2147483648 1' 'off 0 1' | war --merge
  2> war: <stdin>:3: --counts prints no row 'seeds' 2147483648 1 here
  [1]
  $ RULES=bataille,suits=1,ranks=3,shuffle=every sh ../part.sh 'seeds 5 2' 'endless 0 2' | war --merge
  2> war: <stdin>:3: --counts prints no row 'seeds' 5 2 here
  [1]
  $ RULES=bataille,shuffle=every sh ../part.sh 'seeds 5 2' 'endless 0 2' | war --merge
  2> war: <stdin>:4: shuffle=every: too many deals of 52 cards for 64 bits
  [1]
  $ sh ../part.sh 'seeds 5 2' 'seeds 7 2' 'endless 0 4' | war --merge
  2> war: <stdin>:4: --counts prints no row 'seeds' 7 2 here
  [1]
  $ sh ../part.sh 'seeds 5 2' 'seeds 1 2' 'endless 0 4' | war --merge
  2> war: <stdin>:4: --counts prints no row 'seeds' 1 2 here
  [1]
  $ sh ../part.sh 'games 18446744073709551615 2' 'endless 0 2' | war --merge
  2> war: <stdin>:3: --counts prints no row 'games' 18446744073709551615 2 here
  [1]
  $ for games in 1 18446744073709551615; do sh ../part.sh "games $games 1" 'endless 0 1'; done | war --merge
  2> war: <stdin>:14: --counts prints no row 'games' 18446744073709551615 1 here
  [1]

Rules that are refused, and rows that the rules exclude.

  $ RULES=codingame,most=yes sh ../part.sh | war --merge
  2> war: <stdin>:3: most=yes needs a limit, as in limit=1000
  [1]
  $ RULES=codingame,jokers=5 sh ../part.sh 'seeds 0 1' 'endless 0 1' | war --merge
  2> war: <stdin>:4: jokers: expected at most 4, found 5
  [1]
  $ RULES=house sh ../part.sh 'seeds 0 1' 'endless 0 1' | war --merge
  2> war: <stdin>:11: these counts do not agree: rows are missing or changed
  [1]
  $ RULES=codingame,limit=9 sh ../part.sh 'seeds 0 1' 'endless 0 1' | war --merge
  2> war: <stdin>:11: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 1' 'off 0 1' | war --merge
  2> war: <stdin>:11: these counts do not agree: rows are missing or changed
  [1]
  $ RULES=codingame,limit=9,most=yes sh ../part.sh 'seeds 0 1' 'off 0 1' | war --merge
  2> war: <stdin>:11: these counts do not agree: rows are missing or changed
  [1]
  $ RULES=codingame,tie=back sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'war_sum 0 1' 'wars 1 1' 'length 9 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]

More wars than the length allows: a war that cannot go on may be in no turn, and has no battle.

  $ for run in rounds:9:9 turns:9:10 battles:9:5 cards:9:9 seconds:99:9; do
  >   length=${run#*:} wars=${run##*:}
  >   for wars in $wars $((wars + 1)); do
  >     RULES=codingame,count=${run%%:*} sh ../part.sh 'seeds 0 1' "shortest 0 ${length%:*}" "longest 0 ${length%:*}" 'player1 0 1' "length_sum 0 ${length%:*}" "war_sum 0 $wars" "wars 1 $wars" "length ${length%:*} 1" 'highest1 0 1' | war --merge --counts | sed -n 's/^war_sum/&/p'
  >   done
  > done
  war_sum	0	9
  war_sum	0	10
  war_sum	0	5
  war_sum	0	9
  war_sum	0	9
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  $ RULES=codingame,count=seconds,limit=20,most=yes sh ../part.sh 'seeds 0 1' 'shortest 0 20' 'longest 0 20' 'player1 0 1' 'length_sum 0 20' 'war_sum 0 2' 'wars 2 1' 'length 20 1' 'highest1 0 1' | war --merge --counts | grep '^war_sum'
  war_sum	0	2
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'war_sum 0 2000064' 'wars 63 1' 'length 9 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]

Values that are impossible: nobody loses with the whole deck, or without a card, or repeats at once; 70000 is counted as 69952.

  $ for row in 'wars 0 1' 'held 0 1' 'held 52 1' 'held 51 1'; do
  >   sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'length 9 1' 'highest1 0 1' "$row" | war --merge --counts | grep held
  > done
  held	51	1
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  $ sh ../part.sh 'seeds 0 1' 'endless 0 1' 'period 2 2' | war --merge
  2> war: <stdin>:12: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'length 9 1' 'highest1 0 1' 'highest1 5 1' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 1' 'endless 0 1' 'period 0 1' | war --merge
  2> war: <stdin>:12: these counts do not agree: rows are missing or changed
  [1]
  $ for cards in 3 4 5; do
  >   RULES=codingame,jokers=3 sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'length 9 1' "highest1 $cards 1" | war --merge --counts | grep highest
  >   RULES=codingame,jokers=3,cards=30 sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'length 9 1' "highest1 $cards 1" | war --merge --counts | grep highest
  > done
  highest1	3	1
  highest1	3	1
  highest1	4	1
  highest1	4	1
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 70000' 'longest 0 70000' 'player1 0 1' 'length_sum 0 70000' 'length 70000 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:13: --counts prints no row 'length' 70000 1 here
  [1]
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 70000' 'longest 0 70000' 'player1 0 1' 'length_sum 0 70001' 'length 69952 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  [1]

The shortest and the longest game: of equal lengths it is one game; nobody has won or drawn; it is of no game of this part.

  $ sh ../part.sh 'seeds 0 2' 'shortest 0 9' 'longest 1 9' 'player1 0 2' 'length_sum 0 18' 'length 9 2' 'highest1 0 2' | war --merge
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 2' 'shortest 0 9' 'longest 1 9' 'endless 0 2' | war --merge
  2> war: <stdin>:13: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 2' 'shortest 1 9' 'longest 0 8' 'player1 0 2' 'length_sum 0 17' 'length 8 1' 'length 9 1' 'highest1 0 2' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]

  $ sh ../part.sh 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'length 9 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:15: these counts do not agree: rows are missing or changed
  [1]

Rows given twice, or split; an end that says more.

  $ sh ../part.sh 'seeds 0 2' 'endless 0 1' 'endless 0 1' | war --merge
  2> war: <stdin>:9: --counts prints no row 'endless' 0 1 here
  [1]
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 9' 'shortest 0 9' 'longest 0 9' 'player1 0 1' 'length_sum 0 9' 'length 9 1' 'highest1 0 1' | war --merge
  2> war: <stdin>:5: --counts prints no row 'shortest' 0 9 here
  [1]
  $ sh ../part.sh 'seeds 0 2' 'shortest 0 9' 'longest 0 9' 'player1 0 2' 'length_sum 0 18' 'length 9 1' 'length 9 1' 'highest1 0 2' | war --merge
  2> war: <stdin>:14: --counts prints no row 'length' 9 1 here
  [1]

  $ sed '$s/0$/1/' counts | war --merge
  2> war: <stdin>:32: --counts prints no row 'end' 30 1 here
  [1]

Counts of an older war, without sums of ranks.  (Those of `make every` may be without: of one suit it does not know the ranks.)

  $ sed '/^sum/d; $s/30/26/' counts | war --merge
  2> war: <stdin>:28: no rows 'sum0', 'sum1' or 'sum2': an older war has printed these counts
  [1]
  $ war -r bataille,suits=1,ranks=4,shuffle=every -n all --counts | sed '/^sum/d; s/^end	20/end	16/' | war --merge | tail -n 3
  
  dealt more of them        wins         %
  either player               24   100.000
  $ sed '/^sum2/d; $s/30/29/' counts | war --merge
  2> war: <stdin>:31: these counts do not agree: rows are missing or changed
  [1]

What is no card, and why.  A list of integers needs brackets.

  $ for card in 1D 11D 14 KX KK JK '*' joker 10B; do echo "1 $card 1 3D" | war; done
  2> war: <stdin>:1: expected card 1 of player 1, found '1D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '11D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '14' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found 'KX' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found 'KK' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found 'JK' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '*' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found 'joker' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found '10B' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ for word in JK BJ; do echo "1 $word 1 3D" | war -r house,jokers=2; done
  2> war: <stdin>:1: expected card 1 of player 1, found 'JK' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  2> war: <stdin>:1: expected card 1 of player 1, found 'BJ' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo '4 2 1 3 2 4 2' | war
  2> war: <stdin>:1: expected card 2 of player 1, found '1' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]
  $ echo '2, 5, 5' | war -r umass
  2> war: <stdin>:1: expected '[', found '2' (see tests/guide/reference.md#input)
  [1]
  $ printf '1, 3, 5, 7, 9\n2, 4, 6, 8, 0\n' | war -r drunkard
  second 5

A hand is a card short: the next number is found where its last card should be.

  $ echo '3 AD KC 3 KH QS JC' | war
  2> war: <stdin>:1: expected the number of cards of player 2 (0 to 1000000), found 'KH' (see tests/guide/reference.md#input)
  [1]
