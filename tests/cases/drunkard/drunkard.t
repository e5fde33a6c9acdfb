Drunkard: a line for each hand, and the lowest card beats the highest
=====================================================================

  $ war --help | grep '^  drunkard '
    drunkard   short=empty,limit=1000000,input=lines,suits=1,ranks=10,lowest=0,upset=yes

Each hand is a line.  0 beats 9, and every other card that is higher beats a lower one.  The winner takes player 1's card
first.

  $ printf '9 1\n0 2\n' | war -r drunkard -t
  player 1 has 2: 9 1
  player 2 has 2: 0 2
  
  round 1: 9 < 0, player 2 takes 9 0
  player 1 has 1: 1
  player 2 has 3: 2 9 0
  
  round 2: 1 < 2, player 2 takes 1 2
  player 1 has 0:
  player 2 has 4: 9 0 1 2
  
  second 2
  $ printf '0 1\n9 2\n' | war -r drunkard,limit=2 -t
  player 1 has 2: 0 1
  player 2 has 2: 9 2
  
  round 1: 0 > 9, player 1 takes 0 9
  player 1 has 3: 1 0 9
  player 2 has 1: 2
  
  round 2: 1 < 2, player 2 takes 1 2
  player 1 has 2: 0 9
  player 2 has 2: 1 2
  
  called off after 2 rounds
  botva

Any two hands will do.  The lowest and the highest card are those of the deal.

  $ printf '  3 7 5\r\n\t4\r\n' | war -r drunkard,limit=2 -t
  player 1 has 3: 3 7 5
  player 2 has 1: 4
  
  round 1: 3 < 4, player 2 takes 3 4
  player 1 has 2: 7 5
  player 2 has 2: 3 4
  
  round 2: 7 < 3, player 2 takes 7 3
  player 1 has 1: 5
  player 2 has 3: 4 7 3
  
  called off after 2 rounds
  botva
  $ printf '4 3 3\n1 2 2\n\n\n7\n8\n' | war -r drunkard
  first 6
  first 1

The game goes on for 1,000,000 rounds at most.

  $ printf '3 7 5\n4\n' | war -r drunkard
  botva
  $ printf '3 7 5\n4\n' | war -r drunkard,limit=0
  LOOP 1 8

A deck of a seed has the cards from 0 on.

  $ war -r drunkard -s 7 -n 2 -d
  9 8 1 4 0
  5 6 2 7 3
  2 4 1 3 5
  7 9 0 8 6
  $ war -r drunkard -s 7 -n 6
  second 19
  second 7
  second 45
  second 23
  second 25
  first 31
  $ war -r drunkard -s 7 -n 6 -d | war -r drunkard
  second 19
  second 7
  second 45
  second 23
  second 25
  first 31

A line that is missing or empty is an error, and so is what is no integer.

  $ printf '1 2 3\n\n4 5\n' | war -r drunkard
  2> war: <stdin>:2: expected card 1 of player 2, found the end of the line
  [1]
  $ printf '1 2 3\n' | war -r drunkard
  2> war: <stdin>:1: expected card 1 of player 2, found the end of the input
  [1]
  $ printf '1 2 3' | war -r drunkard
  2> war: <stdin>:1: expected card 1 of player 2, found the end of the input
  [1]
  $ printf '' | war -r drunkard
  2> war: <stdin>:1: expected card 1 of player 1, found the end of the input
  [1]
  $ printf '1 2 three\n4\n' | war -r drunkard
  2> war: <stdin>:1: expected card 3 of player 1 or the end of the line, found 'three' (neither a 32-bit integer nor a card)
  [1]
  $ printf '1 2\n3 4\n5 6\n' | war -r drunkard
  second 2
  2> war: <stdin>:3: expected card 1 of player 2, found the end of the input
  [1]

Other books read and print lines, too.

  $ war -r codingame,input=lines,suits=2,ranks=3 -n 1 -d
  3D 3H 4D
  2H 2D 4H
  $ printf 'AS 2D\nAC KD\n' | war -r codingame,input=lines
  PAT
  $ printf '5\n\n' | war -r umass,input=lines
  1
  $ printf '5\n\n' | war -r umass,input=lines -d
  5
  
A card alone on each line is a hand, which is said once a file.  It may be meant for `input=decks`.

  $ printf '5\n1\n3\n5\n7\n9\n5\n2\n4\n6\n8\n0\n' | war -r drunkard
  second 1
  first 1
  first 1
  second 1
  first 1
  second 1
  2> war: <stdin>:2: each line is a hand; if a number comes before the cards of each hand: -r drunkard,input=decks
  $ printf '5\n1\n3\n5\n7\n9\n5\n2\n4\n6\n8\n0\n' | war -r drunkard,input=decks
  second 5
  $ printf '1\n7\n' | war -r codingame,input=lines
  2> war: <stdin>:1: expected card 1 of player 1, found '1' (the ace is A; integers are cards of umass, codeforces, drunkard and tmu; see tests/guide/reference.md#input)
  [1]
  $ printf '5\n1 3 5 7 9\n5\n2 4 6 8 0\n' | war -r drunkard
  second 5
  second 9

A hand may be a list.

  $ printf '[1, 3, 5, 7, 9]\n[2 4 6\n8 0]\n[]1 2\n1 2\n\n[]' | war -r drunkard,limit=9
  second 5
  2> war: <stdin>:4: expected card 1 of player 1, found ']' (neither a 32-bit integer nor a card)
  [1]

  $ war -r drunkard,suits=2 -n 2000 -d | war -r drunkard,limit=100 - | cksum
  3904392094 17047

A deck that leaves player 2 without a card, so without a line, is not dealt.

  $ war -r drunkard,hands=10 -n 1 -d
  2> war: input=lines: player 2 would have no card
  2> Try 'war --help'.
  [2]
  $ war -r drunkard,cards=1 -n 1
  2> war: input=lines: player 2 would have no card
  2> Try 'war --help'.
  [2]
  $ war -r drunkard,hands=9 -n 1 -d
  4 9 2 5 1 7 6 0 3
  8
  $ war -r umass,input=lines,cards=1 -n 1 -d
  14
  
