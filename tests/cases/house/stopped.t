Stopped: a game that goes on the next evening
=============================================

Two jokers, low aces, and the winner's cards first.  The game is to be stopped in the second war of round 2.

  $ echo 11 3H 5D 2S 9D KD 4C 6D 7D AD 8C JS 11 2C 5C 8H 7C 6C 4S 15D 3S AS QH 15H |
  >  war -r house,spoils=winner,jokers=2,ace=low -t | sed '/^round 3:/,$ { $!d; }'
  player 1 has 11: 3H 5D 2S 9D KD 4C 6D 7D AD 8C JS
  player 2 has 11: 2C 5C 8H 7C 6C 4S 15D 3S AS QH 15H
  
  round 1: 3H > 2C, player 1 takes 3H 2C
  player 1 has 12: 5D 2S 9D KD 4C 6D 7D AD 8C JS 3H 2C
  player 2 has 10: 5C 8H 7C 6C 4S 15D 3S AS QH 15H
  
  round 2: 5D = 5C, war
    down: 2S 9D KD | 8H 7C 6C
    up: 4C = 4S, war
    down: 6D 7D AD | 15D 3S AS
    up: 8C < QH, player 2 takes 5C 8H 7C 6C 4S 15D 3S AS QH 5D 2S 9D KD 4C 6D 7D AD 8C
  player 1 has 3: JS 3H 2C
  player 2 has 19: 15H 5C 8H 7C 6C 4S 15D 3S AS QH 5D 2S 9D KD 4C 6D 7D AD 8C
  
  2 13

--final puts the cards that are then on the table back on top of both hands.

  $ echo 11 3H 5D 2S 9D KD 4C 6D 7D AD 8C JS 11 2C 5C 8H 7C 6C 4S 15D 3S AS QH 15H |
  >  war -r house,spoils=winner,jokers=2,ace=low,count=battles,limit=3 --final - | paste -s -d ' ' -
  12 5D 2S 9D KD 4C 6D 7D AD 8C JS 3H 2C 10 5C 8H 7C 6C 4S 15D 3S AS QH 15H

So round 2 is played again.

  $ echo 12 5D 2S 9D KD 4C 6D 7D AD 8C JS 3H 2C 10 5C 8H 7C 6C 4S 15D 3S AS QH 15H |
  >  war -r house,spoils=winner,jokers=2,ace=low -t | sed '/^round 2:/,$ { $!d; }'
  player 1 has 12: 5D 2S 9D KD 4C 6D 7D AD 8C JS 3H 2C
  player 2 has 10: 5C 8H 7C 6C 4S 15D 3S AS QH 15H
  
  round 1: 5D = 5C, war
    down: 2S 9D KD | 8H 7C 6C
    up: 4C = 4S, war
    down: 6D 7D AD | 15D 3S AS
    up: 8C < QH, player 2 takes 5C 8H 7C 6C 4S 15D 3S AS QH 5D 2S 9D KD 4C 6D 7D AD 8C
  player 1 has 3: JS 3H 2C
  player 2 has 19: 15H 5C 8H 7C 6C 4S 15D 3S AS QH 5D 2S 9D KD 4C 6D 7D AD 8C
  
  2 12

The game of seed 3 is played without a stop, and stopped after each of eight battles, six of which tie.  All end with the
same hands.

  $ war -r house,spoils=winner,jokers=2,ace=low -s 3 --final | paste -s -d ' ' -
  0 54 6H 2C 8H 4H KC QD 5S 3D 15D JD 7H 5H KH 10H 7S AD 7C 6C 9C 2H KS 7D 3S 10S 2D JH QH 8D JS 9S 8C AH AC 15H JC 8S 9D 6S KD 4S 10D 6D QS 10C 5D 4D 4C QC 9H 5C AS 3C 3H 2S
  $ for limit in 1 7 8 16 58 87 103 131; do
  >  war -r house,spoils=winner,jokers=2,ace=low,count=battles,limit=$limit -s 3 --final |
  >   war -r house,spoils=winner,jokers=2,ace=low --final - | paste -s -d ' ' -
  > done | uniq
  0 54 6H 2C 8H 4H KC QD 5S 3D 15D JD 7H 5H KH 10H 7S AD 7C 6C 9C 2H KS 7D 3S 10S 2D JH QH 8D JS 9S 8C AH AC 15H JC 8S 9D 6S KD 4S 10D 6D QS 10C 5D 4D 4C QC 9H 5C AS 3C 3H 2S
