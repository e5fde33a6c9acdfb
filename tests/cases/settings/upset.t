upset=yes: the lowest rank of a deal beats the highest
======================================================

Under every order the winner takes the cards as always; sorted ones lie by rank.  In a war, too, the lowest beats the highest.

  $ echo 3 2D 5H 6H 3 AD 4S 7S | war -r codingame,upset=yes,limit=1 -t
  player 1 has 3: 2D 5H 6H
  player 2 has 3: AD 4S 7S
  
  round 1: 2D > AD, player 1 takes 2D AD
  player 1 has 4: 5H 6H 2D AD
  player 2 has 2: 4S 7S
  
  called off after 1 rounds
  OFF
  $ echo 3 2D 5H 6H 3 AD 4S 7S | war -r codingame,upset=yes,spoils=winner,limit=1 -t
  player 1 has 3: 2D 5H 6H
  player 2 has 3: AD 4S 7S
  
  round 1: 2D > AD, player 1 takes 2D AD
  player 1 has 4: 5H 6H 2D AD
  player 2 has 2: 4S 7S
  
  called off after 1 rounds
  OFF
  $ echo 3 2D 5H 6H 3 AD 4S 7S | war -r codingame,upset=yes,spoils=high,limit=1 -t
  player 1 has 3: 2D 5H 6H
  player 2 has 3: AD 4S 7S
  
  round 1: 2D > AD, player 1 takes AD 2D
  player 1 has 4: 5H 6H AD 2D
  player 2 has 2: 4S 7S
  
  called off after 1 rounds
  OFF
  $ echo 5 AD 5H 6H 7S 2S 5 AC 4S 7S 8S AH | war -r bataille,upset=yes,limit=1 -t
  player 1 has 5: AD 5H 6H 7S 2S
  player 2 has 5: AC 4S 7S 8S AH
  
  round 1: AD = AC, war
    up: 5H > 4S, player 1 takes 5H 4S AD AC
  player 1 has 7: 6H 7S 2S 5H 4S AD AC
  player 2 has 3: 7S 8S AH
  
  called off after 1 rounds
  OFF
  $ echo 5 9D 5H 6H 7S 2S 5 9C 4S 7S 8S AH | war -r codingame,upset=yes,limit=1 -t
  player 1 has 5: 9D 5H 6H 7S 2S
  player 2 has 5: 9C 4S 7S 8S AH
  
  round 1: 9D = 9C, war
    down: 5H 6H 7S | 4S 7S 8S
    up: 2S > AH, player 1 takes 9D 5H 6H 7S 2S 9C 4S 7S 8S AH
  player 1 has 10: 9D 5H 6H 7S 2S 9C 4S 7S 8S AH
  player 2 has 0:
  
  1 1

A joker is the highest rank, where there is one.

  $ echo 2 2D 5H 2 15D AS | war -r codingame,jokers=1,upset=yes,limit=2 -t
  player 1 has 2: 2D 5H
  player 2 has 2: 15D AS
  
  round 1: 2D > 15D, player 1 takes 2D 15D
  player 1 has 3: 5H 2D 15D
  player 2 has 1: AS
  
  round 2: 5H < AS, player 2 takes 5H AS
  player 1 has 2: 2D 15D
  player 2 has 2: 5H AS
  
  called off after 2 rounds
  OFF
  $ echo 2 2D 5H 2 AD 15S | war -r codingame,jokers=1,upset=yes,limit=2 -t
  player 1 has 2: 2D 5H
  player 2 has 2: AD 15S
  
  round 1: 2D < AD, player 2 takes 2D AD
  player 1 has 1: 5H
  player 2 has 3: 15S 2D AD
  
  round 2: 5H < 15S, player 2 takes 5H 15S
  player 1 has 0:
  player 2 has 4: 2D AD 5H 15S
  
  2 2

The transcripts of all books know the winner.

  $ echo 4 2D AD 5H 4S | war -r csharp,upset=yes
  Alice plays AD, Bob plays 2D
  Bob takes the hand!
  Alice plays 4S, Bob plays 5H
  Bob takes the hand!
  Alice is out of cards!  Bob WINS!
  $ echo 4 2D AD 5H 4S | war -r utexas,upset=yes - | grep -E '^(Player . wins|Game)'
  Player 1 wins round 1:  2D >  AD
  Player 1 wins round 2:  5H >  4S
  Game over.  Player 1 wins!

Half a deck that is a prime number makes an end of nearly all games that never end.

  $ war -r codingame,suits=1,ranks=6,shuffle=every -n all --counts | grep endless
  endless	0	381
  $ war -r codingame,suits=1,ranks=6,shuffle=every,upset=yes -n all --counts | grep endless
  endless	0	0
  $ war -r codingame,suits=1,ranks=8,shuffle=every,upset=yes -n all --counts | grep endless
  endless	0	17400
  $ war -r drunkard,limit=0,ranks=6,shuffle=every -n all --counts | grep -E 'endless|longest'
  longest	78	33
  endless	0	0
  $ war -r drunkard,limit=0,ranks=6,shuffle=every,upset=no -n all --counts | grep -E 'endless|longest'
  longest	6	9
  endless	0	381

No standoff is proved, so a game is played until it comes back.

  $ war -r codingame,suits=1,ranks=12,upset=yes -n 12 -a
  LOOP 36 24
  LOOP 10 24
  1 14
  LOOP 6 12
  LOOP 21 12
  1 10
  LOOP 0 12
  1 18
  2 8
  LOOP 11 24
  1 10
  LOOP 23 24
