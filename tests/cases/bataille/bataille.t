Bataille: as the French play it
===============================

  $ war --help | grep '^  bataille '
    bataille   down=0,spoils=natural,short=empty

No card is laid face down.  Who has no card left loses; a game is a draw if both have none.

  $ war -r bataille -n 8 -a
  1 204
  1 478
  2 301
  2 229
  2 114
  2 394
  1 296
  1 485
  $ echo 2 3D 2D 2 3H 2H | war -r bataille -a
  PAT
  $ echo 1 3D 1 3H | war -r bataille -a
  PAT
  $ echo 2 3D 2D 1 3H | war -r bataille -a
  1 1
  $ echo 3 3D 2D 9D 2 3H 2H | war -r bataille -a
  1 1

The winner puts the last two cards under its hand first, its own before the loser's, then the two cards before them, and
so on.  Here two wars follow each other, first for player 1, then for player 2.

  $ echo 3 5D 7D 9D 4 5H 7H 3H 2H | war -r bataille -t -
  player 1 has 3: 5D 7D 9D
  player 2 has 4: 5H 7H 3H 2H
  
  round 1: 5D = 5H, war
    up: 7D = 7H, war
    up: 9D > 3H, player 1 takes 9D 3H 7D 7H 5D 5H
  player 1 has 6: 9D 3H 7D 7H 5D 5H
  player 2 has 1: 2H
  
  round 2: 9D > 2H, player 1 takes 9D 2H
  player 1 has 7: 3H 7D 7H 5D 5H 9D 2H
  player 2 has 0:
  
  1 2
  $ echo 4 5D 7D 3D 2D 3 5H 7H 9H | war -r bataille -t -
  player 1 has 4: 5D 7D 3D 2D
  player 2 has 3: 5H 7H 9H
  
  round 1: 5D = 5H, war
    up: 7D = 7H, war
    up: 3D < 9H, player 2 takes 9H 3D 7H 7D 5H 5D
  player 1 has 1: 2D
  player 2 has 6: 9H 3D 7H 7D 5H 5D
  
  round 2: 2D < 9H, player 2 takes 9H 2D
  player 1 has 0:
  player 2 has 7: 3D 7H 7D 5H 5D 9H 2D
  
  2 2

The deck of 32 cards, and the order of the cards from the highest to the lowest.

  $ war -r bataille,ranks=8 -s 1 -d | paste -s -d ' ' -
  16 2S 3C 7D 9H 3D 8H 5H 4S 4D 4H 5S 9S 7H 6C 6H 9C 16 7C 8S 5D 2C 6D 2D 5C 3S 9D 3H 2H 8D 8C 6S 7S 4C
  $ war -r bataille,ranks=8 -n 5 --table
  seed	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  0	player2	77	86	9	68	1	2	4		
  1	player1	61	68	7	55	2	3	6		
  2	player2	81	86	5	76	1	1	0		
  3	player2	201	234	34	172	2	2	-8		
  4	player1	131	146	15	116	1	3	18		
  $ echo 4 5D 7D 3D 2D 3 5H 7H 9H | war -r bataille,spoils=high -t - | grep takes
    up: 3D < 9H, player 2 takes 9H 7D 7H 5D 5H 3D
  round 2: 2D < 9H, player 2 takes 9H 2D

Two hands that are exchanged, ranks and all, are the same game the other way round: no player comes first.

  $ for seed in 1 2 3 4; do
  >   war -r bataille,input=deck -s $seed -d | sed 1d | paste - - | awk '{ print $2; print $1 }' | { echo 52; cat; } | war -r bataille,input=deck -a
  > done
  2 478
  1 301
  1 229
  1 114
  $ war -r bataille -s 1 -n 4 -a
  1 478
  2 301
  2 229
  2 114

Of the 34,650 deals of 12 cards of 3 ranks 720 never end.

  $ war -r bataille,shuffle=every,ranks=3 -n all --stats | grep -E '^(player|draw|endless|all|shortest)'
  player 1 wins            16579    47.847
  player 2 wins            16579    47.847
  draw                       772     2.228
  endless                    720     2.078
  all                      34650
  shortest 1 (seed 0), longest 37 (seed 16959)

A long game, whose cards go to the front of their slots again; piles, and the most cards held, without the way of playing
that is for pairs alone.

  $ war -r bataille,ranks=15 -s 28544
  2 5390
  $ war -r bataille,ranks=15,endless=played -s 28544
  2 5390
  $ war -r bataille,pile=stack -s 1
  2 808
  $ war -r bataille -n 20 --stats --held | tail -n 1
  most cards that the loser of 20 games held: least 26, most often 34 (4 games), 50 %: 33, 95 %: 48, 99 %: 50, 100 %: 50
  $ war -r codingame,down=0,spoils=reversed,short=empty -s 2 -a
  LOOP 254 949296

Where winnings are shuffled, a game may be long, but no position that comes back makes it endless.

  $ war -r bataille,spoils=random -s 6 -a
  1 3205
