The book of CPS 506 at Toronto Metropolitan University
======================================================

  $ war --help | grep '^  tmu '
    tmu        down=1,spoils=high,short=empty,input=row,top=last

A deck is a line of integers, each four times.  1 is the ace, and beats the king.  The last card of the line is dealt last,
so it is player 2's first.  The answer is the winner's cards.

  $ echo '2 3 1 13' | war -r tmu -t
  player 1 has 2: 1 2
  player 2 has 2: 13 3
  
  round 1: 1 > 13, player 1 takes 1 13
  player 1 has 3: 2 1 13
  player 2 has 1: 3
  
  round 2: 2 < 3, player 2 takes 3 2
  player 1 has 2: 1 13
  player 2 has 2: 3 2
  
  round 3: 1 > 3, player 1 takes 1 3
  player 1 has 3: 13 1 3
  player 2 has 1: 2
  
  round 4: 13 > 2, player 1 takes 13 2
  player 1 has 4: 1 3 13 2
  player 2 has 0:
  
  [1, 3, 13, 2]

The cards of a war are sorted, too: those face down, and those of a war that cannot go on.

  $ echo '4 6 5 3 2 2' | war -r tmu -t
  player 1 has 3: 2 5 4
  player 2 has 3: 2 3 6
  
  round 1: 2 = 2, war
    down: 5 | 3
    up: 4 < 6, player 2 takes 6 5 4 3 2 2
  player 1 has 0:
  player 2 has 6: 6 5 4 3 2 2
  
  [6, 5, 4, 3, 2, 2]
  $ echo '3 5 9 2 2' | war -r tmu -t
  player 1 has 3: 2 9 3
  player 2 has 2: 2 5
  
  round 1: 2 = 2, war
    down: 9 | 5
    too few cards for a war, player 1 takes 9 5 2 2
  player 1 has 5: 3 9 5 2 2
  player 2 has 0:
  
  [3, 9, 5, 2, 2]

If both run out in a war, the answer is all cards on the table, as the winner would take them.

  $ echo '5 12 2 2' | war -r tmu -t
  player 1 has 2: 2 5
  player 2 has 2: 2 12
  
  round 1: 2 = 2, war
    down: 5 | 12
    too few cards for a war, on the table: 2 5 | 2 12
  player 1 has 0:
  player 2 has 0:
  
  [12, 5, 2, 2]
  $ echo '[5, 2, 7] [5, 7]' | war -r tmu,short=last,input=decks
  [7, 7, 5, 5, 2]

What is read
------------

A line, with blanks or commas; or a list.

  $ printf '1 13 12 2\n1, 13, 12, 2\n\n[1, 13,\n12, 2] [1 13 12 2]\n' | war -r tmu
  [12, 2, 1, 13]
  [12, 2, 1, 13]
  [12, 2, 1, 13]
  [12, 2, 1, 13]
  2> war: <stdin>:2: two decks are played; for two hands: -r tmu,input=decks
  $ echo 'AD 1 kh q T' | war -r tmu -d
  [1, 1, 13, 12, 10]
  $ printf '1 2' | war -r tmu
  [1, 2]

Integers are 1 to 13, unless a deck with more ranks is asked for.

  $ echo '1 14 3 4' | war -r tmu
  2> war: <stdin>:1: expected card 2 of the deck or the end of the line, found '14' (1 is the ace, 13 the king)
  [1]
  $ echo '1 0' | war -r tmu
  2> war: <stdin>:1: expected card 2 of the deck or the end of the line, found '0' (1 is the ace, 13 the king)
  [1]
  $ echo '1 -1' | war -r tmu
  2> war: <stdin>:1: expected card 2 of the deck or the end of the line, found '-1' (1 is the ace, 13 the king)
  [1]
  $ echo '1 15' | war -r tmu
  2> war: <stdin>:1: expected card 2 of the deck or the end of the line, found '15' (1 is the ace, 13 the king)
  [1]
  $ echo '1 15' | war -r tmu,jokers=2
  [15, 1]
  $ echo '[1 2' | war -r tmu
  2> war: <stdin>:1: expected card 3 of the deck or ']', found the end of the input
  [1]
  $ printf '\n' | war -r tmu
  2> war: <stdin>:1: expected card 1 of the deck, found the end of the input
  [1]

The number of the cards does not come before them.

  $ echo 14 1 13 12 | war -r tmu
  2> war: <stdin>:1: expected card 1 of the deck, found '14' (1 is the ace, 13 the king)
  [1]
  $ echo 2 AD KH | war -r bataille,input=row
  2 2
  2> war: <stdin>:1: each line is a deck; if a number comes before the cards of each hand: -r bataille,input=decks

What is printed
---------------

  $ war -r tmu -s 1 -d
  [10, 8, 13, 5, 2, 9, 13, 12, 7, 6, 8, 12, 4, 8, 13, 2, 11, 6, 3, 9, 6, 1, 11, 2, 6, 2, 3, 10, 5, 3, 7, 4, 1, 9, 4, 7, 8, 4, 9, 7, 13, 5, 10, 1, 12, 3, 11, 12, 10, 11, 1, 5]
  $ war -r tmu -s 1
  [8, 2, 12, 11, 11, 9, 1, 10, 13, 8, 1, 13, 13, 5, 4, 2, 13, 4, 12, 12, 12, 6, 5, 5, 1, 11, 10, 4, 3, 3, 1, 7, 9, 4, 11, 10, 6, 3, 10, 7, 8, 3, 8, 7, 9, 6, 7, 5, 9, 6, 2, 2]
  $ war -r tmu -s 1 -d | war -r tmu,ace=low
  [12, 2, 4, 2, 4, 2, 3, 1, 13, 11, 11, 7, 11, 7, 10, 5, 10, 6, 6, 5, 6, 3, 5, 1, 13, 12, 12, 11, 9, 9, 8, 7, 13, 8, 10, 7, 10, 9, 9, 4, 8, 6, 5, 1, 12, 4, 8, 2, 13, 3, 3, 1]
  $ war -r tmu -n 4 --table
  seed	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  0	player2	102	113	11	93	3	3	18		
  1	player2	108	121	14	96	2	2	38		
  2	player2	672	716	44	630	2	2	-20		
  3	player2	158	173	15	143	1	2	0		
  $ war -r tmu,ranks=2,suits=2,shuffle=every -n all
  [3, 3, 2, 2]
  [3, 2, 3, 2]
  [3, 3, 2, 2]
  [3, 3, 2, 2]
  [3, 2, 3, 2]
  [3, 3, 2, 2]
  $ war -r tmu,ace=low,ranks=2,suits=2,shuffle=every -n all
  [3, 3, 2, 2]
  [3, 2, 3, 2]
  [3, 3, 2, 2]
  [3, 3, 2, 2]
  [3, 2, 3, 2]
  [3, 3, 2, 2]
  $ war -r tmu,limit=5 -s 1
  OFF
  $ war -r tmu,spoils=laid,ranks=5 -n 4 -a
  [5, 2, 6, 3, 6, 4, 6, 4, 3, 3, 4, 4, 2, 2, 2, 5, 5, 3, 6, 5]
  [2, 4, 2, 4, 3, 6, 2, 4, 3, 5, 3, 6, 5, 5, 4, 5, 6, 6, 3, 2]
  [2, 4, 4, 6, 2, 6, 3, 3, 6, 3, 5, 5, 5, 3, 2, 5, 4, 4, 2, 6]
  [5, 4, 4, 3, 6, 3, 6, 4, 6, 3, 5, 2, 5, 2, 5, 4, 2, 2, 3, 6]
  $ war -r tmu,ace=low,jokers=1,ranks=13,suits=1 -s 2 -d
  [2, 4, 6, 8, 12, 3, 13, 7, 1, 5, 15, 9, 11, 10]
  $ war -r tmu,input=lines -s 1 -a
  [8, 2, 12, 11, 11, 9, 1, 10, 13, 8, 1, 13, 13, 5, 4, 2, 13, 4, 12, 12, 12, 6, 5, 5, 1, 11, 10, 4, 3, 3, 1, 7, 9, 4, 11, 10, 6, 3, 10, 7, 8, 3, 8, 7, 9, 6, 7, 5, 9, 6, 2, 2]
  2> war: input= changes nothing without a FILE, or - for standard input
