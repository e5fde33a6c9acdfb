limit=N: rounds, turns or battles until a game is called off
============================================================

`four-games` are won after two rounds and after one, drawn in the first war, and the example of the puzzle, which is drawn
in its third round.

  $ war -r codingame,limit=1 -a <four-games
  PAT
  1 1
  PAT
  PAT
  $ war -r codingame,limit=2 -a <four-games
  1 2
  1 1
  PAT
  PAT
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
  
  called off after round 1
  PAT
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
  $ echo 3 3D 4D 5D 4 2H 2C 2D 2S | war -r utexas,limit=2,input=decks -
  Initial hands:
  Player 1:
    3D  4D  5D
  
  Player 2:
    2H  2C  2D  2S
  
  
  ROUND 1:
  Player 1 plays:  3D
  Player 2 plays:  2H
  
  Player 1 wins round 1:  3D >  2H
  
  Player 1 now has 4 card(s) in hand:
    4D  5D  3D  2H
  Player 2 now has 3 card(s) in hand:
    2C  2D  2S
  
  
  ROUND 2:
  Player 1 plays:  4D
  Player 2 plays:  2C
  
  Player 1 wins round 2:  4D >  2C
  
  Player 1 now has 5 card(s) in hand:
    5D  3D  2H  4D  2C
  Player 2 now has 2 card(s) in hand:
    2D  2S
  
  
  Game over.  It is called off!
  
  
  Final hands:
  Player 1:
    5D  3D  2H  4D  2C
  
  Player 2:
    2D  2S

A game that never ends is called off, too, however far the limit is.

  $ war -r codingame,limit=1000000000000 -s 3 -a
  PAT
  $ war -r umass,limit=1000000000000 -a umass-games
  1
  0
  0
  0
