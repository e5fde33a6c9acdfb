most=yes: at the limit the player with more cards wins
======================================================

  $ echo '[6 3 2 8 5 9 13 9 9 6] [2 13 13 13 6 12 10 11 1 13]' | war -r umass,input=decks,spoils=owner,short=equal,count=rounds,limit=20,most=yes
  -1
  $ echo '[5 6 9 12 11 5 8 5 13 12] [12 5 6 11 3 10 1 8 9 13]' | war -r umass,input=decks,spoils=owner,short=equal,count=rounds,limit=20,most=yes
  1
  $ echo '[10 9 11 7 5 10 9 13 11 5] [12 1 4 3 10 8 10 11 3 4]' | war -r umass,input=decks,spoils=owner,short=equal,count=rounds,limit=20,most=yes
  0
  $ echo '[6 3 2 8 5 9 13 9 9 6] [2 13 13 13 6 12 10 11 1 13]' | war -r umass,input=decks,spoils=owner,short=equal,count=rounds,limit=20,most=yes --table
  game	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player2	20	20	0	20	0	1	-24		
  $ echo '[6 3 2 8 5 9 13 9 9 6] [2 13 13 13 6 12 10 11 1 13]' | war -r umass,input=decks,spoils=owner,short=equal,count=rounds,limit=20
  0

A game that is won before is as usual.  One that would go on for ever is played up to the limit.

  $ echo '1 AD 1 KD' | war -r codingame,limit=1,most=yes
  1 1
  $ echo '1 3D 3 2D 2S 3S' | war -r codingame,limit=1000001,most=yes
  PAT
  $ echo '1 3D 3 2D 2S 3S' | war -r codingame,limit=1000001
  OFF

Each book says it in its own words.

  $ echo '1 3D 3 2D 2S 3S' | war -r codingame,limit=2,most=yes -t
  player 1 has 1: 3D
  player 2 has 3: 2D 2S 3S
  
  round 1: 3D > 2D, player 1 takes 3D 2D
  player 1 has 2: 3D 2D
  player 2 has 2: 2S 3S
  
  round 2: 3D > 2S, player 1 takes 3D 2S
  player 1 has 3: 2D 3D 2S
  player 2 has 1: 3S
  
  called off after 2 rounds
  1 2
  $ echo '1 3D 3 2D 2S 3S' | war -r utexas,limit=2,most=yes,input=decks -t | sed -n '/^Game/p'
  Game over.  Player 1 wins!
  $ echo '1 3D 3 2D 2S 3S' | war -r csharp,limit=2,most=yes,input=decks -t | tail -n 2
  Infinite game!  Let's call the whole thing off.
  1 2
  $ for book in umass codeforces drunkard tmu; do war -r $book,limit=3,most=yes -n 3; done
  -1
  1
  1
  3 2
  3 1
  3 1
  second 3
  second 3
  first 3
  [10, 3, 7, 10, 8, 13, 3, 2, 11, 9, 9, 1, 6, 12, 5, 5, 12, 7, 4, 1, 4, 10, 1, 11, 8, 10, 3]
  [3, 1, 5, 7, 4, 7, 9, 4, 3, 10, 2, 2, 1, 9, 6, 2, 8, 12, 6, 12, 9, 5, 8, 11, 10, 12, 11]
  [8, 7, 6, 4, 9, 1, 8, 9, 11, 8, 4, 8, 7, 2, 10, 12, 4, 5, 7, 5, 3, 12, 3, 1, 6, 13, 5, 5, 3]

Cards on the table count for nobody, if a limit of battles calls a game off in a war.

  $ echo '3 7D 3D 4D 4 7S 2D 2H 2S' | war -r codingame,count=battles,limit=1,most=yes -t
  player 1 has 3: 7D 3D 4D
  player 2 has 4: 7S 2D 2H 2S
  
  battle 1: 7D = 7S
  
  called off after 1 battles
  2 1
  $ echo '3 7D 3D 4D 4 7S 2D 2H 2S' | war -r codingame,count=battles,limit=1,most=yes --final
  3
  7D
  3D
  4D
  4
  7S
  2D
  2H
  2S
  $ echo '2 3D 7D 2 3H 2S' | war -r codingame,count=battles,limit=1,most=yes --final
  2
  3D
  7D
  2
  3H
  2S
  $ echo '2 2 3 3' | war -r tmu,count=battles,limit=1,most=yes
  [3, 3]
  $ echo '5 2 2 9' | war -r tmu,limit=2,most=yes,top=first
  []

The wars that were fought before the limit are counted, and the round is.

  $ echo '6 7D 3D 3H 3C 8D 2D 6 7S 2S 2H 2C 8S 4S' | war -r codingame,count=battles,limit=2,most=yes --table
  game	verdict	length_in_battles	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	draw	2	2	1	0	1	1	1		
  $ echo '6 7D 3D 3H 3C 8D 2D 6 7S 2S 2H 2C 8S 4S' | war -r codingame,count=battles,limit=2,most=yes --counts | grep ^war
  war_sum	0	1
  wars	1	1

A pass through the pack is a limit of 26 rounds with a pile.

  $ war -r house,pile=stack,limit=26,most=yes -n 1000 --stats | sed -n '/^player 1 /,/^called/p'
  player 1 wins              483    48.300    45.215 ..  51.398
  player 2 wins              428    42.800    39.767 ..  45.889
  draw                        89     8.900     7.289 ..  10.826
  called off                   0     0.000     0.000 ..   0.383

  $ war -r house,most=yes -n 3
  2> war: most=yes needs a limit, as in limit=1000
  2> Try 'war --help'.
  [2]
