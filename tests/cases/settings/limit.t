limit=N: rounds, turns, battles, cards or seconds until a game is called off
============================================================================

`four-games` are won after two rounds and after one, drawn in the first war, and the example of the puzzle, which is drawn
in its third round.

  $ war -r codingame,limit=1 -a <four-games
  OFF
  1 1
  PAT
  OFF
  $ war -r codingame,limit=2 -a <four-games
  1 2
  1 1
  PAT
  OFF
  $ war -r codingame,limit=3 -a <four-games
  1 2
  1 1
  PAT
  PAT
  $ war -r codingame,limit=25 -a <four-games
  1 2
  1 1
  PAT
  PAT
  $ war -r codingame,limit=26 -a <four-games
  1 2
  1 1
  PAT
  PAT
  $ echo 1 3D 1 2D | war -r codingame,limit=18446744073709551615 -a
  1 1

A turn is a round that is played to the end.

  $ echo 2 3D 4D 2 2H 2C | war -r codingame,limit=1 -t
  player 1 has 2: 3D 4D
  player 2 has 2: 2H 2C
  
  round 1: 3D > 2H, player 1 takes 3D 2H
  player 1 has 3: 4D 3D 2H
  player 2 has 1: 2C
  
  called off after 1 rounds
  OFF
  $ echo 3 3D 4D 5D 4 2H 2C 2D 2S 3 3D 4D 5D 3 2H 2C 2D | war -r csharp,limit=3,input=decks -
  Alice plays 3D, Bob plays 2H
  Alice takes the hand!
  Alice plays 4D, Bob plays 2C
  Alice takes the hand!
  Alice plays 5D, Bob plays 2D
  Alice takes the hand!
  Infinite game!  Let's call the whole thing off.
  Alice plays 3D, Bob plays 2H
  Alice takes the hand!
  Alice plays 4D, Bob plays 2C
  Alice takes the hand!
  Alice plays 5D, Bob plays 2D
  Alice takes the hand!
  Bob is out of cards!  Alice WINS!
  $ echo 3 3D 4D 5D 4 2H 2C 2D 2S | war -r utexas,limit=2,input=decks - | sed -n '/^ROUND 2/,$p'
  ROUND 2:
  Player 1 plays:  4D
  Player 2 plays:  2C
  
  Player 1 wins round 2:  4D >  2C
  
  Player 1 now has 5 card(s) in hand:
    5D  3D  2H  4D  2C
  Player 2 now has 2 card(s) in hand:
    2D  2S
  
  
  Game over.  OFF
  
  
  Final hands:
  Player 1:
    5D  3D  2H  4D  2C
  
  Player 2:
    2D  2S

Three games are called off: after a battle that is won; after a tie, whose line ends there; after a war that laid more cards
than the limit.

  $ echo 2 3D 4D 2 2H 2C | war -r codingame,count=battles,limit=1 -t
  player 1 has 2: 3D 4D
  player 2 has 2: 2H 2C
  
  battle 1: 3D > 2H, player 1 takes 3D 2H
  player 1 has 3: 4D 3D 2H
  player 2 has 1: 2C
  
  called off after 1 battles
  OFF
  $ echo 2 3D 4D 2 3H 2C | war -r codingame,count=battles,limit=1 -t
  player 1 has 2: 3D 4D
  player 2 has 2: 3H 2C
  
  battle 1: 3D = 3H
  
  called off after 1 battles
  OFF
  $ echo 2 3D 4D 2 3H 4H | war -r codingame,short=empty,count=cards,limit=1 -t
  player 1 has 2: 3D 4D
  player 2 has 2: 3H 4H
  
  round 1: 3D = 3H, war
    down: 4D | 4H
    too few cards for a war, on the table: 3D 4D | 3H 4H
  player 1 has 0:
  player 2 has 0:
  
  called off after 1 cards
  OFF

A game that never ends is called off, too, however far the limit is.

  $ war -r codingame,limit=1000000000000 -s 3 -a
  OFF
  $ war -r umass,limit=1000000000000 -a ../umass-games
  1
  0
  0
  0

Seconds: a battle takes 4 and each war 11, if the rules do not say otherwise.  A game that takes longer than the limit is
called off, after the battle or the war that reaches the limit.

  $ for limit in 0 1 4 5 7 8; do echo 2 3D 4D 2 2H 2C | war -r codingame,count=seconds,limit=$limit -a; done
  1 8
  OFF
  OFF
  OFF
  OFF
  1 8
  $ echo 2 3D 4D 2 2H 2C | war -r codingame,count=seconds,limit=5 -t
  player 1 has 2: 3D 4D
  player 2 has 2: 2H 2C
  
  round 1: 3D > 2H, player 1 takes 3D 2H
  player 1 has 3: 4D 3D 2H
  player 2 has 1: 2C
  
  round 2: 4D > 2C, player 1 takes 4D 2C
  player 1 has 4: 3D 2H 4D 2C
  player 2 has 0:
  
  called off after 5 seconds
  OFF
  $ echo 3 3D 4D 5D 3 2H 2C 2D | war -r codingame,count=seconds,limit=7 -t
  player 1 has 3: 3D 4D 5D
  player 2 has 3: 2H 2C 2D
  
  round 1: 3D > 2H, player 1 takes 3D 2H
  player 1 has 4: 4D 5D 3D 2H
  player 2 has 2: 2C 2D
  
  round 2: 4D > 2C, player 1 takes 4D 2C
  player 1 has 5: 5D 3D 2H 4D 2C
  player 2 has 1: 2D
  
  called off after 7 seconds
  OFF
  $ for limit in 0 10 11; do echo 5 5D 2D 3D 4D 6D 5 5H 2H 3H 4H 5S | war -r codingame,count=seconds,limit=$limit -a; done
  1 11
  OFF
  1 11
  $ echo 5 5D 2D 3D 4D 6D 5 5H 2H 3H 4H 5S | war -r codingame,count=seconds,battle=1,war=1000000 -a
  1 1000000
  $ echo 3 3D 2D 9D 2 3H 2H | war -r bataille,count=seconds -a
  1 22
  $ echo 6 5D 2D 7D 3D 9D 4D 6 5H 4H 7H 6H 8H 2H | war -r codingame,down=1,count=seconds -t | tail -n 7
  player 2 has 1: 2H
  
  round 2: 4D > 2H, player 1 takes 4D 2H
  player 1 has 12: 5D 2D 7D 3D 9D 5H 4H 7H 6H 8H 4D 2H
  player 2 has 0:
  
  1 26
  $ war -r codingame,count=seconds,battle=1000000,war=1000000 -n 6 -a
  PAT
  PAT
  2 972000000
  LOOP 363 52
  2 482000000
  2 1777000000

How many games take longer than half an hour; the others take as long as they did.

  $ war -r house,count=seconds,limit=1800 -n 1000 --stats | grep -E '^(called|all|shortest)'
  called off                 144    14.400    12.360 ..  16.712
  all                       1000
  shortest 1.4 (seed 227), longest 29.9 (seed 579)
  $ war -r house,count=seconds -n 1000 --table | awk 'NR > 1 && $3 > 1800' | wc -l | tr -d ' '
  144
  $ war -r house,count=seconds -n 1000 --table | awk 'NR > 1 && $3 <= 1800' | sort -n -k 3 | sed -n '1p; $p'
  227	player2	83	15	5	7	2	3	-14		
  579	player1	1795	421	33	358	2	2	0		
