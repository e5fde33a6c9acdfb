The games of short.t, card by card
==================================

Only one player may lay cards face down.

  $ echo 6 3D 2D 4D 5D 6D 7D 2 3S KS | war -r codingame,short=last -t
  player 1 has 6: 3D 2D 4D 5D 6D 7D
  player 2 has 2: 3S KS
  
  round 1: 3D = 3S, war
    down: 2D 4D 5D |
    up: 6D < KS, player 2 takes 3D 2D 4D 5D 6D 3S KS
  player 1 has 1: 7D
  player 2 has 7: 3D 2D 4D 5D 6D 3S KS
  
  round 2: 7D > 3D, player 1 takes 7D 3D
  player 1 has 2: 7D 3D
  player 2 has 6: 2D 4D 5D 6D 3S KS
  
  round 3: 7D > 2D, player 1 takes 7D 2D
  player 1 has 3: 3D 7D 2D
  player 2 has 5: 4D 5D 6D 3S KS
  
  round 4: 3D < 4D, player 2 takes 3D 4D
  player 1 has 2: 7D 2D
  player 2 has 6: 5D 6D 3S KS 3D 4D
  
  round 5: 7D > 5D, player 1 takes 7D 5D
  player 1 has 3: 2D 7D 5D
  player 2 has 5: 6D 3S KS 3D 4D
  
  round 6: 2D < 6D, player 2 takes 2D 6D
  player 1 has 2: 7D 5D
  player 2 has 6: 3S KS 3D 4D 2D 6D
  
  round 7: 7D > 3S, player 1 takes 7D 3S
  player 1 has 3: 5D 7D 3S
  player 2 has 5: KS 3D 4D 2D 6D
  
  round 8: 5D < KS, player 2 takes 5D KS
  player 1 has 2: 7D 3S
  player 2 has 6: 3D 4D 2D 6D 5D KS
  
  round 9: 7D > 3D, player 1 takes 7D 3D
  player 1 has 3: 3S 7D 3D
  player 2 has 5: 4D 2D 6D 5D KS
  
  round 10: 3S < 4D, player 2 takes 3S 4D
  player 1 has 2: 7D 3D
  player 2 has 6: 2D 6D 5D KS 3S 4D
  
  round 11: 7D > 2D, player 1 takes 7D 2D
  player 1 has 3: 3D 7D 2D
  player 2 has 5: 6D 5D KS 3S 4D
  
  round 12: 3D < 6D, player 2 takes 3D 6D
  player 1 has 2: 7D 2D
  player 2 has 6: 5D KS 3S 4D 3D 6D
  
  round 13: 7D > 5D, player 1 takes 7D 5D
  player 1 has 3: 2D 7D 5D
  player 2 has 5: KS 3S 4D 3D 6D
  
  round 14: 2D < KS, player 2 takes 2D KS
  player 1 has 2: 7D 5D
  player 2 has 6: 3S 4D 3D 6D 2D KS
  
  round 15: 7D > 3S, player 1 takes 7D 3S
  player 1 has 3: 5D 7D 3S
  player 2 has 5: 4D 3D 6D 2D KS
  
  round 16: 5D > 4D, player 1 takes 5D 4D
  player 1 has 4: 7D 3S 5D 4D
  player 2 has 4: 3D 6D 2D KS
  
  round 17: 7D > 3D, player 1 takes 7D 3D
  player 1 has 5: 3S 5D 4D 7D 3D
  player 2 has 3: 6D 2D KS
  
  round 18: 3S < 6D, player 2 takes 3S 6D
  player 1 has 4: 5D 4D 7D 3D
  player 2 has 4: 2D KS 3S 6D
  
  round 19: 5D > 2D, player 1 takes 5D 2D
  player 1 has 5: 4D 7D 3D 5D 2D
  player 2 has 3: KS 3S 6D
  
  round 20: 4D < KS, player 2 takes 4D KS
  player 1 has 4: 7D 3D 5D 2D
  player 2 has 4: 3S 6D 4D KS
  
  round 21: 7D > 3S, player 1 takes 7D 3S
  player 1 has 5: 3D 5D 2D 7D 3S
  player 2 has 3: 6D 4D KS
  
  round 22: 3D < 6D, player 2 takes 3D 6D
  player 1 has 4: 5D 2D 7D 3S
  player 2 has 4: 4D KS 3D 6D
  
  round 23: 5D > 4D, player 1 takes 5D 4D
  player 1 has 5: 2D 7D 3S 5D 4D
  player 2 has 3: KS 3D 6D
  
  round 24: 2D < KS, player 2 takes 2D KS
  player 1 has 4: 7D 3S 5D 4D
  player 2 has 4: 3D 6D 2D KS
  
  the position after 16 rounds comes back every 8 rounds
  LOOP 16 8

With no card face down, and with one.

  $ war -r codingame,down=0,short=draw -t <ties-down-0
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  PAT
  player 1 has 1: 8D
  player 2 has 2: 8H 2H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 8D 2D 8H 3H
  player 1 has 0:
  player 2 has 4: 8D 2D 8H 3H
  
  2 1
  player 1 has 2: 8D 8S
  player 2 has 3: 8H 8C 4H
  
  round 1: 8D = 8H, war
    up: 8S = 8C, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  PAT
  $ war -r codingame,down=0,short=lose -t <ties-down-0
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  2 1
  player 1 has 2: 8D 2D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  1 1
  player 1 has 1: 8D
  player 2 has 2: 8H 2H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 8D 2D 8H 3H
  player 1 has 0:
  player 2 has 4: 8D 2D 8H 3H
  
  2 1
  player 1 has 2: 8D 8S
  player 2 has 3: 8H 8C 4H
  
  round 1: 8D = 8H, war
    up: 8S = 8C, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  $ war -r codingame,down=0,short=steps -t <ties-down-0
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  1 1
  player 1 has 1: 8D
  player 2 has 2: 8H 2H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 8D 2D 8H 3H
  player 1 has 0:
  player 2 has 4: 8D 2D 8H 3H
  
  2 1
  player 1 has 2: 8D 8S
  player 2 has 3: 8H 8C 4H
  
  round 1: 8D = 8H, war
    up: 8S = 8C, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  $ war -r codingame,down=0,short=empty -t <ties-down-0
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  1 1
  player 1 has 1: 8D
  player 2 has 2: 8H 2H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  2 1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 8D 2D 8H 3H
  player 1 has 0:
  player 2 has 4: 8D 2D 8H 3H
  
  2 1
  player 1 has 2: 8D 8S
  player 2 has 3: 8H 8C 4H
  
  round 1: 8D = 8H, war
    up: 8S = 8C, war
    too few cards for a war: player 1 has 0, player 2 has 5
  
  2 1
  $ war -r codingame,down=0,short=last -t <ties-down-0
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    up: 2D < 8H, player 2 takes 8D 2D 8H
  player 1 has 0:
  player 2 has 3: 8D 2D 8H
  
  2 1
  player 1 has 1: 8D
  player 2 has 2: 8H 2H
  
  round 1: 8D = 8H, war
    up: 8D > 2H, player 1 takes 8D 8H 2H
  player 1 has 3: 8D 8H 2H
  player 2 has 0:
  
  1 1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 8D 2D 8H 3H
  player 1 has 0:
  player 2 has 4: 8D 2D 8H 3H
  
  2 1
  player 1 has 2: 8D 8S
  player 2 has 3: 8H 8C 4H
  
  round 1: 8D = 8H, war
    up: 8S = 8C, war
    up: 8S > 4H, player 1 takes 8D 8S 8H 8C 4H
  player 1 has 5: 8D 8S 8H 8C 4H
  player 2 has 0:
  
  1 1
  $ war -r codingame,down=1,short=draw -t <ties-down-1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  PAT
  player 1 has 3: 8D 9D 4D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 9D | 9H
    up: 4D < 5H, player 2 takes 8D 9D 4D 8H 9H 5H
  player 1 has 0:
  player 2 has 6: 8D 9D 4D 8H 9H 5H
  
  2 1
  player 1 has 5: 8D 2D 9D 4D 7D
  player 2 has 4: 8H 3H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  PAT
  $ war -r codingame,down=1,short=lose -t <ties-down-1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  2 1
  player 1 has 2: 8D 2D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  2 1
  player 1 has 3: 8D 9D 4D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 9D | 9H
    up: 4D < 5H, player 2 takes 8D 9D 4D 8H 9H 5H
  player 1 has 0:
  player 2 has 6: 8D 9D 4D 8H 9H 5H
  
  2 1
  player 1 has 5: 8D 2D 9D 4D 7D
  player 2 has 4: 8H 3H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  1 1
  $ war -r codingame,down=1,short=steps -t <ties-down-1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 9H
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 3: 8D 9D 4D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 9D | 9H
    up: 4D < 5H, player 2 takes 8D 9D 4D 8H 9H 5H
  player 1 has 0:
  player 2 has 6: 8D 9D 4D 8H 9H 5H
  
  2 1
  player 1 has 5: 8D 2D 9D 4D 7D
  player 2 has 4: 8H 3H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 9D = 9H, war
    down: 4D | 5H
    too few cards for a war: player 1 has 1, player 2 has 0
  
  1 1
  $ war -r codingame,down=1,short=empty -t <ties-down-1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D 2D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 9H
    too few cards for a war: player 1 has 0, player 2 has 5
  
  2 1
  player 1 has 3: 8D 9D 4D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 9D | 9H
    up: 4D < 5H, player 2 takes 8D 9D 4D 8H 9H 5H
  player 1 has 0:
  player 2 has 6: 8D 9D 4D 8H 9H 5H
  
  2 1
  player 1 has 5: 8D 2D 9D 4D 7D
  player 2 has 4: 8H 3H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 9D = 9H, war
    down: 4D | 5H
    too few cards for a war: player 1 has 9, player 2 has 0
  
  1 1
  $ war -r codingame,down=1,short=last -t <ties-down-1
  player 1 has 2: 8D 2D
  player 2 has 2: 8H 3H
  
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 8D 2D 8H 3H
  player 1 has 0:
  player 2 has 4: 8D 2D 8H 3H
  
  2 1
  player 1 has 2: 8D 2D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: | 9H
    up: 2D < 5H, player 2 takes 8D 2D 8H 9H 5H
  player 1 has 0:
  player 2 has 5: 8D 2D 8H 9H 5H
  
  2 1
  player 1 has 3: 8D 9D 4D
  player 2 has 3: 8H 9H 5H
  
  round 1: 8D = 8H, war
    down: 9D | 9H
    up: 4D < 5H, player 2 takes 8D 9D 4D 8H 9H 5H
  player 1 has 0:
  player 2 has 6: 8D 9D 4D 8H 9H 5H
  
  2 1
  player 1 has 5: 8D 2D 9D 4D 7D
  player 2 has 4: 8H 3H 9H 5H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 9D = 9H, war
    down: 4D |
    up: 7D > 5H, player 1 takes 8D 2D 9D 4D 7D 8H 3H 9H 5H
  player 1 has 9: 8D 2D 9D 4D 7D 8H 3H 9H 5H
  player 2 has 0:
  
  1 1

In the transcripts of the other books.

  $ war -r csharp,input=decks,short=draw - <ties
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 9S, Bob plays 9C
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  $ war -r csharp,input=decks,short=lose - <ties
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 9S, Bob plays 9C
  WAR!
  Alice is out of cards!  Bob WINS!
  $ war -r csharp,input=decks,short=steps - <ties
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 9S, Bob plays 9C
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  $ war -r csharp,input=decks,short=empty - <ties
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice and Bob are out of cards!  Nobody WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 9S, Bob plays 9C
  WAR!
  Bob is out of cards!  Alice WINS!
  $ war -r csharp,input=decks,short=last - <ties
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 2D, Bob plays 3H
  Bob takes the hand!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 2D, Bob plays 5H
  Bob takes the hand!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 9S, Bob plays 9C
  WAR!
  Alice plays 2D, Bob plays 9C
  Bob takes the hand!
  Alice is out of cards!  Bob WINS!
  $ war -r utexas,input=decks,short=draw - <ties
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  3H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 1 card(s) in hand:
    3H
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
    3H
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  9H  5H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 2 card(s) in hand:
    9H  5H
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
    9H  5H
  Initial hands:
  Player 1:
    8D  9D  4D  5D  9S  2D
  
  Player 2:
    8H  9H  5H  6H  9C
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  9D face down
  Player 2 puts  9H face down
  Player 1 puts  4D face down
  Player 2 puts  5H face down
  Player 1 puts  5D face down
  Player 2 puts  6H face down
  Player 1 puts  9S face up
  Player 2 puts  9C face up
  
  War starts:  9S =  9C
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
  
  $ war -r utexas,input=decks,short=lose - <ties
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  3H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 1 card(s) in hand:
    3H
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
    3H
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  9H  5H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 2 card(s) in hand:
    9H  5H
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
    9H  5H
  Initial hands:
  Player 1:
    8D  9D  4D  5D  9S  2D
  
  Player 2:
    8H  9H  5H  6H  9C
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  9D face down
  Player 2 puts  9H face down
  Player 1 puts  4D face down
  Player 2 puts  5H face down
  Player 1 puts  5D face down
  Player 2 puts  6H face down
  Player 1 puts  9S face up
  Player 2 puts  9C face up
  
  War starts:  9S =  9C
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
  
  $ war -r utexas,input=decks,short=steps - <ties
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  3H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 1 card(s) in hand:
    3H
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
    3H
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  9H  5H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 2 card(s) in hand:
    9H  5H
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
    9H  5H
  Initial hands:
  Player 1:
    8D  9D  4D  5D  9S  2D
  
  Player 2:
    8H  9H  5H  6H  9C
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  9D face down
  Player 2 puts  9H face down
  Player 1 puts  4D face down
  Player 2 puts  5H face down
  Player 1 puts  5D face down
  Player 2 puts  6H face down
  Player 1 puts  9S face up
  Player 2 puts  9C face up
  
  War starts:  9S =  9C
  
  Not enough cards for the war in round 1
  
  Player 1 now has 1 card(s) in hand:
    2D
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
    2D
  
  Player 2:
  
  $ war -r utexas,input=decks,short=empty - <ties
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  3H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  2D face down
  Player 2 puts  3H face down
  
  Not enough cards for the war in round 1
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
  
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  9H  5H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  2D face down
  Player 2 puts  9H face down
  
  Not enough cards for the war in round 1
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 5 card(s) in hand:
    5H  8D  2D  8H  9H
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    5H  8D  2D  8H  9H
  Initial hands:
  Player 1:
    8D  9D  4D  5D  9S  2D
  
  Player 2:
    8H  9H  5H  6H  9C
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  9D face down
  Player 2 puts  9H face down
  Player 1 puts  4D face down
  Player 2 puts  5H face down
  Player 1 puts  5D face down
  Player 2 puts  6H face down
  Player 1 puts  9S face up
  Player 2 puts  9C face up
  
  War starts:  9S =  9C
  
  Not enough cards for the war in round 1
  
  Player 1 now has 11 card(s) in hand:
    2D  8D  9D  4D  5D  9S  8H  9H  5H  6H  9C
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 1 wins!
  
  
  Final hands:
  Player 1:
    2D  8D  9D  4D  5D  9S  8H  9H  5H  6H  9C
  
  Player 2:
  
  $ war -r utexas,input=decks,short=last - <ties
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  3H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  2D face up
  Player 2 puts  3H face up
  
  Player 2 wins round 1:  3H >  2D
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 4 card(s) in hand:
    8D  2D  8H  3H
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    8D  2D  8H  3H
  Initial hands:
  Player 1:
    8D  2D
  
  Player 2:
    8H  9H  5H
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 2 puts  9H face down
  Player 1 puts  2D face up
  Player 2 puts  5H face up
  
  Player 2 wins round 1:  5H >  2D
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 5 card(s) in hand:
    8D  2D  8H  9H  5H
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    8D  2D  8H  9H  5H
  Initial hands:
  Player 1:
    8D  9D  4D  5D  9S  2D
  
  Player 2:
    8H  9H  5H  6H  9C
  
  
  ROUND 1:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts  9D face down
  Player 2 puts  9H face down
  Player 1 puts  4D face down
  Player 2 puts  5H face down
  Player 1 puts  5D face down
  Player 2 puts  6H face down
  Player 1 puts  9S face up
  Player 2 puts  9C face up
  
  War starts:  9S =  9C
  Player 1 puts  2D face up
  
  Player 2 wins round 1:  9C >  2D
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 11 card(s) in hand:
    8D  9D  4D  5D  9S  2D  8H  9H  5H  6H  9C
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    8D  9D  4D  5D  9S  2D  8H  9H  5H  6H  9C

After one tie.

  $ war -t -r codingame,short=draw <after-a-tie
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 1: 8D
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  PAT
  player 1 has 1: 8D
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 2
  
  PAT
  player 1 has 1: 8D
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  PAT
  player 1 has 1: 8D
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 3
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 4
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 0
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 2
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 3
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 4
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 1
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 2
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 3
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 4
  
  PAT
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  PAT
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 1
  
  PAT
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 2
  
  PAT
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 3
  
  PAT
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 10: 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=lose <after-a-tie
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  2 1
  player 1 has 1: 8D
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 1: 8D
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 2
  
  2 1
  player 1 has 1: 8D
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  2 1
  player 1 has 1: 8D
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 3
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 4
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 0
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 2
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 3
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 4
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 1
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 2
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 3
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 4
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 1
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 2
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 3
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 10: 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=steps <after-a-tie
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 1: 8D
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  PAT
  player 1 has 1: 8D
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 2
  
  PAT
  player 1 has 1: 8D
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  2 1
  player 1 has 1: 8D
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 3
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 1, player 2 has 4
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 0
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 2
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 3
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 2, player 2 has 4
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 1
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 2
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 1
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 2
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 1, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 10: 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=empty <after-a-tie
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 1: 8D
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  2 1
  player 1 has 1: 8D
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  2 1
  player 1 has 1: 8D
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 5
  
  2 1
  player 1 has 1: 8D
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 6
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  1 1
  player 1 has 2: 8D JD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 2: 8D JD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 5
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 6
  
  2 1
  player 1 has 2: 8D JD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 7
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  1 1
  player 1 has 3: 8D JD 3S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 5, player 2 has 0
  
  1 1
  player 1 has 3: 8D JD 3S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 3: 8D JD 3S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 0, player 2 has 7
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 0, player 2 has 8
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 5, player 2 has 0
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 6, player 2 has 0
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 7, player 2 has 0
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 4: 8D JD 3S QD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 9
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 6, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD | 10H
    too few cards for a war: player 1 has 7, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 8, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 9, player 2 has 0
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 10: 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=last <after-a-tie
  player 1 has 1: 8D
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 1: 8D
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    up: 8D < 10H, player 2 takes 8D 8H 10H
  player 1 has 0:
  player 2 has 3: 8D 8H 10H
  
  2 1
  player 1 has 1: 8D
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: | 10H
    up: 8D > 5S, player 1 takes 8D 8H 10H 5S
  player 1 has 4: 8D 8H 10H 5S
  player 2 has 0:
  
  1 1
  player 1 has 1: 8D
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: | 10H 5S
    up: 8D > 6S, player 1 takes 8D 8H 10H 5S 6S
  player 1 has 5: 8D 8H 10H 5S 6S
  player 2 has 0:
  
  1 1
  player 1 has 1: 8D
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: | 10H 5S 6S
    up: 8D > 4S, player 1 takes 8D 8H 10H 5S 6S 4S
  player 1 has 6: 8D 8H 10H 5S 6S 4S
  player 2 has 0:
  
  1 1
  player 1 has 2: 8D JD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    up: JD > 8H, player 1 takes 8D JD 8H
  player 1 has 3: 8D JD 8H
  player 2 has 0:
  
  1 1
  player 1 has 2: 8D JD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    up: JD > 10H, player 1 takes 8D JD 8H 10H
  player 1 has 4: 8D JD 8H 10H
  player 2 has 0:
  
  1 1
  player 1 has 2: 8D JD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: | 10H
    up: JD > 5S, player 1 takes 8D JD 8H 10H 5S
  player 1 has 5: 8D JD 8H 10H 5S
  player 2 has 0:
  
  1 1
  player 1 has 2: 8D JD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: | 10H 5S
    up: JD > 6S, player 1 takes 8D JD 8H 10H 5S 6S
  player 1 has 6: 8D JD 8H 10H 5S 6S
  player 2 has 0:
  
  1 1
  player 1 has 2: 8D JD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: | 10H 5S 6S
    up: JD > 4S, player 1 takes 8D JD 8H 10H 5S 6S 4S
  player 1 has 7: 8D JD 8H 10H 5S 6S 4S
  player 2 has 0:
  
  1 1
  player 1 has 3: 8D JD 3S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    down: JD |
    up: 3S < 8H, player 2 takes 8D JD 3S 8H
  player 1 has 0:
  player 2 has 4: 8D JD 3S 8H
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD |
    up: 3S < 10H, player 2 takes 8D JD 3S 8H 10H
  player 1 has 0:
  player 2 has 5: 8D JD 3S 8H 10H
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD | 10H
    up: 3S < 5S, player 2 takes 8D JD 3S 8H 10H 5S
  player 1 has 0:
  player 2 has 6: 8D JD 3S 8H 10H 5S
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD | 10H 5S
    up: 3S < 6S, player 2 takes 8D JD 3S 8H 10H 5S 6S
  player 1 has 0:
  player 2 has 7: 8D JD 3S 8H 10H 5S 6S
  
  2 1
  player 1 has 3: 8D JD 3S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD | 10H 5S 6S
    up: 3S < 4S, player 2 takes 8D JD 3S 8H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 8: 8D JD 3S 8H 10H 5S 6S 4S
  
  2 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    down: JD 3S |
    up: QD > 8H, player 1 takes 8D JD 3S QD 8H
  player 1 has 5: 8D JD 3S QD 8H
  player 2 has 0:
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD 3S |
    up: QD > 10H, player 1 takes 8D JD 3S QD 8H 10H
  player 1 has 6: 8D JD 3S QD 8H 10H
  player 2 has 0:
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H
    up: QD > 5S, player 1 takes 8D JD 3S QD 8H 10H 5S
  player 1 has 7: 8D JD 3S QD 8H 10H 5S
  player 2 has 0:
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S
    up: QD > 6S, player 1 takes 8D JD 3S QD 8H 10H 5S 6S
  player 1 has 8: 8D JD 3S QD 8H 10H 5S 6S
  player 2 has 0:
  
  1 1
  player 1 has 4: 8D JD 3S QD
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S | 10H 5S 6S
    up: QD > 4S, player 1 takes 8D JD 3S QD 8H 10H 5S 6S 4S
  player 1 has 9: 8D JD 3S QD 8H 10H 5S 6S 4S
  player 2 has 0:
  
  1 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 1: 8H
  
  round 1: 8D = 8H, war
    down: JD 3S QD |
    up: 2S < 8H, player 2 takes 8D JD 3S QD 2S 8H
  player 1 has 0:
  player 2 has 6: 8D JD 3S QD 2S 8H
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 2: 8H 10H
  
  round 1: 8D = 8H, war
    down: JD 3S QD |
    up: 2S < 10H, player 2 takes 8D JD 3S QD 2S 8H 10H
  player 1 has 0:
  player 2 has 7: 8D JD 3S QD 2S 8H 10H
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 3: 8H 10H 5S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H
    up: 2S < 5S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S
  player 1 has 0:
  player 2 has 8: 8D JD 3S QD 2S 8H 10H 5S
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 4: 8H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S
    up: 2S < 6S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S 6S
  player 1 has 0:
  player 2 has 9: 8D JD 3S QD 2S 8H 10H 5S 6S
  
  2 1
  player 1 has 5: 8D JD 3S QD 2S
  player 2 has 5: 8H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 10: 8D JD 3S QD 2S 8H 10H 5S 6S 4S
  
  2 1

After two.

  $ war -t -r codingame,short=draw <after-two-ties
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 2
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 3
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 4
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 0
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 2
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 3
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 4
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 1
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 2
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 3
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 4
  
  PAT
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  PAT
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 1
  
  PAT
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 2
  
  PAT
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 3
  
  PAT
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 18: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=lose <after-two-ties
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 2
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 3
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 4
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 0
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 2
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 3
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 4
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 1
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 2
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 3
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 4
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 1
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 2
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 3
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 18: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=steps <after-two-ties
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 1
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 2
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 3
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 4
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 0
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 1
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 2
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 3
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 1, player 2 has 4
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 0
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 1
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 2
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 3
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 2, player 2 has 4
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 0
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 1
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 3, player 2 has 2
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 1
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 1
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 4, player 2 has 2
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 1, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 18: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=empty <after-two-ties
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 11
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 12
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 13
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 14
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 11, player 2 has 0
  
  1 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 13
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 14
  
  2 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 0, player 2 has 15
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 12, player 2 has 0
  
  1 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 13, player 2 has 0
  
  1 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 0, player 2 has 15
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 0, player 2 has 16
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 13, player 2 has 0
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 14, player 2 has 0
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 15, player 2 has 0
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 0, player 2 has 17
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 14, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    too few cards for a war: player 1 has 15, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S
    too few cards for a war: player 1 has 16, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    too few cards for a war: player 1 has 17, player 2 has 0
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 18: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  2 1
  $ war -t -r codingame,short=last <after-two-ties
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    too few cards for a war: player 1 has 0, player 2 has 0
  
  PAT
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    up: 9D < 10H, player 2 takes 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H
  player 1 has 0:
  player 2 has 11: 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H
  
  2 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: | 10H
    up: 9D > 5S, player 1 takes 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H 5S
  player 1 has 12: 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H 5S
  player 2 has 0:
  
  1 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: | 10H 5S
    up: 9D > 6S, player 1 takes 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H 5S 6S
  player 1 has 13: 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H 5S 6S
  player 2 has 0:
  
  1 1
  player 1 has 5: 8D 3D 4D 5D 9D
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: | 10H 5S 6S
    up: 9D > 4S, player 1 takes 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 14: 8D 3D 4D 5D 9D 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 2 has 0:
  
  1 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    up: JD > 9H, player 1 takes 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H
  player 1 has 11: 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H
  player 2 has 0:
  
  1 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    up: JD > 10H, player 1 takes 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H
  player 1 has 12: 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H
  player 2 has 0:
  
  1 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: | 10H
    up: JD > 5S, player 1 takes 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H 5S
  player 1 has 13: 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H 5S
  player 2 has 0:
  
  1 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: | 10H 5S
    up: JD > 6S, player 1 takes 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H 5S 6S
  player 1 has 14: 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H 5S 6S
  player 2 has 0:
  
  1 1
  player 1 has 6: 8D 3D 4D 5D 9D JD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: | 10H 5S 6S
    up: JD > 4S, player 1 takes 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 15: 8D 3D 4D 5D 9D JD 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 2 has 0:
  
  1 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD |
    up: 3S < 9H, player 2 takes 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H
  player 1 has 0:
  player 2 has 12: 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD |
    up: 3S < 10H, player 2 takes 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H
  player 1 has 0:
  player 2 has 13: 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H
    up: 3S < 5S, player 2 takes 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H 5S
  player 1 has 0:
  player 2 has 14: 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H 5S
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H 5S
    up: 3S < 6S, player 2 takes 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H 5S 6S
  player 1 has 0:
  player 2 has 15: 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H 5S 6S
  
  2 1
  player 1 has 7: 8D 3D 4D 5D 9D JD 3S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD | 10H 5S 6S
    up: 3S < 4S, player 2 takes 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 16: 8D 3D 4D 5D 9D JD 3S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  2 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S |
    up: QD > 9H, player 1 takes 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H
  player 1 has 13: 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H
  player 2 has 0:
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S |
    up: QD > 10H, player 1 takes 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H
  player 1 has 14: 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H
  player 2 has 0:
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H
    up: QD > 5S, player 1 takes 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H 5S
  player 1 has 15: 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H 5S
  player 2 has 0:
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S
    up: QD > 6S, player 1 takes 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H 5S 6S
  player 1 has 16: 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H 5S 6S
  player 2 has 0:
  
  1 1
  player 1 has 8: 8D 3D 4D 5D 9D JD 3S QD
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S | 10H 5S 6S
    up: QD > 4S, player 1 takes 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 17: 8D 3D 4D 5D 9D JD 3S QD 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 2 has 0:
  
  1 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 5: 8H 6H 7H 2H 9H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD |
    up: 2S < 9H, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H
  player 1 has 0:
  player 2 has 14: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 6: 8H 6H 7H 2H 9H 10H
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD |
    up: 2S < 10H, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H
  player 1 has 0:
  player 2 has 15: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 7: 8H 6H 7H 2H 9H 10H 5S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H
    up: 2S < 5S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S
  player 1 has 0:
  player 2 has 16: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 8: 8H 6H 7H 2H 9H 10H 5S 6S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S
    up: 2S < 6S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S
  player 1 has 0:
  player 2 has 17: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S
  
  2 1
  player 1 has 9: 8D 3D 4D 5D 9D JD 3S QD 2S
  player 2 has 9: 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  round 1: 8D = 8H, war
    down: 3D 4D 5D | 6H 7H 2H
    up: 9D = 9H, war
    down: JD 3S QD | 10H 5S 6S
    up: 2S < 4S, player 2 takes 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  player 1 has 0:
  player 2 has 18: 8D 3D 4D 5D 9D JD 3S QD 2S 8H 6H 7H 2H 9H 10H 5S 6S 4S
  
  2 1
