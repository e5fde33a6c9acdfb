UMass COMPSCI 190D/186, "War"
=============================

  $ war --help | grep '^  umass '
    umass      spoils=laid,short=steps,count=battles,limit=1000,input=deck

One deck is dealt in turn.  The answer is 1, -1 or 0.  Cards are integers, or are named as elsewhere.

  $ printf '[2, 3]\n[3, 2]\n[5, 5]\n' | war -r umass
  -1
  1
  0
  $ printf '[JD, 11]\n[QH, 12]\n[KC, 13]\n[AS, 14]\n[10D, 10]\n[AS, 15]\n[2S, 1]\n' | war -r umass
  0
  0
  0
  0
  0
  -1
  1
  $ printf '[7]\n[-7]\n' | war -r umass
  1
  1
  $ echo '[2, 3]' >one; war -r umass one one; rm one
  -1
  -1
  $ echo '[5, 6, 7]' | war -r umass -t
  player 1 has 2: 5 7
  player 2 has 1: 6
  
  battle 1: 5 < 6, player 2 takes 5 6
  player 1 has 1: 7
  player 2 has 2: 5 6
  
  battle 2: 7 > 5, player 1 takes 7 5
  player 1 has 2: 7 5
  player 2 has 1: 6
  
  battle 3: 7 > 6, player 1 takes 7 6
  player 1 has 3: 5 7 6
  player 2 has 0:
  
  1
  $ printf '%s\n' '[-2147483648, 2147483647]' '[2147483647, -2147483648]' '[2147483647, 2147483647]' '[-2147483648, -2147483647, 0, -1]' '[-0, 0]' |
  >   war -r umass -t | grep -E '^(battle|-?[0-9])'
  battle 1: -2147483648 < 2147483647, player 2 takes -2147483648 2147483647
  -1
  battle 1: 2147483647 > -2147483648, player 1 takes 2147483647 -2147483648
  1
  battle 1: 2147483647 = 2147483647, war
  0
  battle 1: -2147483648 < -2147483647, player 2 takes -2147483648 -2147483647
  battle 2: 0 > -1, player 1 takes 0 -1
  battle 3: 0 > -2147483648, player 1 takes 0 -2147483648
  battle 4: -1 > -2147483647, player 1 takes -1 -2147483647
  1
  battle 1: 0 = 0, war
  0

A deck is a list, as Java prints it, or with blanks alone.  `-d` prints each deck as a list.  Two lists in a line may be two
hands.

  $ echo '[2, 5, 5] [-7] [] [5 5] [1,
  > -7 ,2]' | war -r umass -a
  0
  1
  0
  0
  1
  2> war: <stdin>:1: two decks are played; for two hands: -r umass,input=decks
  $ echo '[2, 5, 5][-7][][5 5][1,-7,2]' | war -r umass -d | paste -s -d ' ' -
  [2, 5, 5] [-7] [] [5, 5] [1, -7, 2]
  2> war: <stdin>:1: two decks are played; for two hands: -r umass,input=decks
  $ echo '[2, 5] [] [AD 7H] [10S]' | war -r umass,input=decks -d | paste -s -d ' ' -
  [2, 5] [] [14, 7] [10]

A hand may be empty.

  $ echo '[]' | war -r umass
  0
  $ echo '[]' | war -r umass -t
  player 1 has 0:
  player 2 has 0:
  
  0

Wars
----

The spoils are taken as they were laid: the winner's card of the battle, the loser's, then those of the war.

  $ echo '[2, 2, 8, 6, 9, 7, 10, 11, 5, 6, 4, 4]' | war -r umass -t
  player 1 has 6: 2 8 9 10 5 4
  player 2 has 6: 2 6 7 11 6 4
  
  battle 1: 2 = 2, war
    down: 8 9 10 | 6 7 11
    battle 2: 5 < 6, player 2 takes 2 2 8 9 10 6 7 11 5 6
  player 1 has 1: 4
  player 2 has 11: 4 2 2 8 9 10 6 7 11 5 6
  
  battle 3: 4 = 4, war
    too few cards for a war, player 2 takes 4 4
  player 1 has 0:
  player 2 has 12: 2 2 8 9 10 6 7 11 5 6 4 4
  
  -1
  $ echo 5 4 1 1 1 5 4 4 1 1 1 4 4 1 1 1 2 4 1 | war -r umass,input=decks -t
  player 1 has 5: 4 1 1 1 5
  player 2 has 4: 4 1 1 1
  
  battle 1: 4 = 4, war
    down: 1 1 1 | 1 1 1
    too few cards for a war, player 1 takes 4 4 1 1 1 1 1 1
  player 1 has 9: 5 4 4 1 1 1 1 1 1
  player 2 has 0:
  
  1
  player 1 has 4: 4 1 1 1
  player 2 has 2: 4 1
  
  battle 1: 4 = 4, war
    too few cards for a war, player 1 takes 4 4
  player 1 has 5: 1 1 1 4 4
  player 2 has 1: 1
  
  1
  $ echo 4 4 1 1 1 5 4 1 1 1 5 2 4 1 4 4 1 1 1 | war -r umass,input=decks -t
  player 1 has 4: 4 1 1 1
  player 2 has 5: 4 1 1 1 5
  
  battle 1: 4 = 4, war
    down: 1 1 1 | 1 1 1
    too few cards for a war, player 2 takes 4 4 1 1 1 1 1 1
  player 1 has 0:
  player 2 has 9: 5 4 4 1 1 1 1 1 1
  
  -1
  player 1 has 2: 4 1
  player 2 has 4: 4 1 1 1
  
  battle 1: 4 = 4, war
    too few cards for a war, player 2 takes 4 4
  player 1 has 1: 1
  player 2 has 5: 1 1 1 4 4
  
  -1
  $ for last in '9 8' '8 9'; do echo "[4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 $last]"; done | war -r umass -t
  player 1 has 13: 4 1 1 1 4 1 1 1 4 1 1 1 9
  player 2 has 13: 4 1 1 1 4 1 1 1 4 1 1 1 8
  
  battle 1: 4 = 4, war
    down: 1 1 1 | 1 1 1
    battle 2: 4 = 4, war
    down: 1 1 1 | 1 1 1
    battle 3: 4 = 4, war
    down: 1 1 1 | 1 1 1
    battle 4: 9 > 8, player 1 takes 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 9 8
  player 1 has 26: 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 9 8
  player 2 has 0:
  
  1
  player 1 has 13: 4 1 1 1 4 1 1 1 4 1 1 1 8
  player 2 has 13: 4 1 1 1 4 1 1 1 4 1 1 1 9
  
  battle 1: 4 = 4, war
    down: 1 1 1 | 1 1 1
    battle 2: 4 = 4, war
    down: 1 1 1 | 1 1 1
    battle 3: 4 = 4, war
    down: 1 1 1 | 1 1 1
    battle 4: 8 < 9, player 2 takes 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 8 9
  player 1 has 0:
  player 2 has 26: 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 4 4 1 1 1 1 1 1 8 9
  
  -1

Who cannot lay three cards face down has lost, and so has who has none to lay face up; if it is both, it is a draw.

  $ echo 4 4 1 1 1 5 4 1 1 1 5 3 4 1 1 5 4 1 1 1 5 5 4 1 1 1 5 3 4 1 1 3 4 1 1 3 4 1 1 4 4 1 1 1 4 4 1 1 1 | war -r umass,input=decks
  -1
  -1
  1
  0
  0
  $ printf '[4, 4]\n[4, 4, 9, 9]\n[4, 4, 9, 9, 9, 9]\n' | war -r umass
  0
  0
  0
  $ echo '[5, 5, 2, 4, 3]' | war -r umass -t
  player 1 has 3: 5 2 3
  player 2 has 2: 5 4
  
  battle 1: 5 = 5, war
    too few cards for a war, on the table: 5 | 5
  player 1 has 2: 2 3
  player 2 has 1: 4
  
  0
  $ echo '[4, 4, 9, 2, 9, 2, 9, 2]' | war -r umass
  0

The limit of 1,000 battles
--------------------------

A game is called off after 1,000 battles, even if the last of them is for the last card of player 1 or of player 2, is the end
of a war, or leads to a war for which player 1 or player 2 has too few cards.  With one battle more these games are won.

  $ for limit in 1000 1001; do war -r umass,limit=$limit -s 4318 -a; done
  0
  1
  $ for limit in 1000 1001; do war -r umass,limit=$limit -s 2467 -a; done
  0
  -1
  $ for limit in 1000 1001; do war -r umass,limit=$limit -s 20269 -a; done
  0
  -1
  $ for limit in 1000 1001; do war -r umass,limit=$limit -s 4104 -a; done
  0
  -1
  $ for limit in 1000 1001; do war -r umass,limit=$limit -s 434 -a; done
  0
  1

At a tie.

  $ printf '[3, 4, 5, 5, 6, 7]\n[2, 2, 3, 4, 5, 6]\n[1, 1, 9, 9, 9, 9, 9, 9, 1, 1]\n' | war -r umass,limit=2 -t
  player 1 has 3: 3 5 6
  player 2 has 3: 4 5 7
  
  battle 1: 3 < 4, player 2 takes 3 4
  player 1 has 2: 5 6
  player 2 has 4: 5 7 3 4
  
  battle 2: 5 = 5
  
  called off after 2 battles
  0
  player 1 has 3: 2 3 5
  player 2 has 3: 2 4 6
  
  battle 1: 2 = 2, war
    too few cards for a war, on the table: 2 | 2
  player 1 has 2: 3 5
  player 2 has 2: 4 6
  
  0
  player 1 has 5: 1 9 9 9 1
  player 2 has 5: 1 9 9 9 1
  
  battle 1: 1 = 1, war
    down: 9 9 9 | 9 9 9
    battle 2: 1 = 1
  
  called off after 2 battles
  0

Seeds
-----

  $ war -r umass -n 50 | paste - - - - - - - - - -
  -1	1	1	-1	-1	0	1	-1	-1	1
  -1	0	1	-1	0	-1	-1	1	0	-1
  1	1	1	1	1	0	-1	-1	-1	1
  -1	1	-1	1	1	1	1	1	-1	1
  1	-1	0	0	1	1	0	-1	-1	-1
  $ war -r umass,suits=2,ranks=3 -s 5 -d | paste -s -d ' ' -
  [3, 4, 3, 2, 2, 4]
  $ war -r umass,suits=2,ranks=3 -s 5 -d | war -r umass --table -
  game	verdict	length_in_battles	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player2	4	4	1	3	1	0	-2		

A long game: how it begins and ends, and a checksum of it all.

  $ war -r umass -s 7 -t | sed -n '1,14p'
  player 1 has 26: 10 4 4 11 13 5 2 7 5 6 2 11 5 3 14 5 13 9 14 9 2 6 3 13 4 2
  player 2 has 26: 8 7 11 10 6 8 4 3 13 9 12 11 3 14 12 14 12 7 8 12 6 7 10 10 8 9
  
  battle 1: 10 > 8, player 1 takes 10 8
  player 1 has 27: 4 4 11 13 5 2 7 5 6 2 11 5 3 14 5 13 9 14 9 2 6 3 13 4 2 10 8
  player 2 has 25: 7 11 10 6 8 4 3 13 9 12 11 3 14 12 14 12 7 8 12 6 7 10 10 8 9
  
  battle 2: 4 < 7, player 2 takes 4 7
  player 1 has 26: 4 11 13 5 2 7 5 6 2 11 5 3 14 5 13 9 14 9 2 6 3 13 4 2 10 8
  player 2 has 26: 11 10 6 8 4 3 13 9 12 11 3 14 12 14 12 7 8 12 6 7 10 10 8 9 4 7
  
  battle 3: 4 < 11, player 2 takes 4 11
  player 1 has 25: 11 13 5 2 7 5 6 2 11 5 3 14 5 13 9 14 9 2 6 3 13 4 2 10 8
  player 2 has 27: 10 6 8 4 3 13 9 12 11 3 14 12 14 12 7 8 12 6 7 10 10 8 9 4 7 4 11
  $ war -r umass -s 7 -t | tail -n 5
    battle 402: 2 < 13, player 2 takes 10 10 11 6 11 8 10 3 2 13
  player 1 has 0:
  player 2 has 52: 4 9 3 14 4 12 5 8 5 8 7 13 2 13 2 14 6 11 9 14 6 7 3 11 6 9 4 5 5 7 12 14 7 10 3 9 8 12 4 13 2 12 10 10 11 6 11 8 10 3 2 13
  
  -1
  $ war -r umass -s 7 -t | cksum
  1537193872 76971

Integers without brackets are a deck on each line, or two hands, only if asked for.

  $ printf '9 3 2 4\n5 8 8 5' | war -r umass,input=row
  0
  0
  $ echo 3 14 13 12 3 13 12 11 | war -r umass,input=decks
  1
  $ printf '9 2 6 3 1\n5 8 4 7 10\n' | war -r umass
  2> war: <stdin>:1: expected '[', found '9' (see tests/guide/reference.md#input)
  [1]
  $ echo 0 | war -r umass
  2> war: <stdin>:1: expected '[', found '0' (see tests/guide/reference.md#input)
  [1]
