The transcript of a game, for somebody who looks where another program goes wrong
=================================================================================

  $ echo 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war -t
  player 1 has 7: 10D 9S 8D KH 7D 5H 6S
  player 2 has 7: 10H 7H 5C QC 2C 4H 6D
  
  round 1: 10D = 10H, war
    down: 9S 8D KH | 7H 5C QC
    up: 7D > 2C, player 1 takes 10D 9S 8D KH 7D 10H 7H 5C QC 2C
  player 1 has 12: 5H 6S 10D 9S 8D KH 7D 10H 7H 5C QC 2C
  player 2 has 2: 4H 6D
  
  round 2: 5H > 4H, player 1 takes 5H 4H
  player 1 has 13: 6S 10D 9S 8D KH 7D 10H 7H 5C QC 2C 5H 4H
  player 2 has 1: 6D
  
  round 3: 6S = 6D, war
    too few cards for a war, on the table: 6S | 6D
  player 1 has 12: 10D 9S 8D KH 7D 10H 7H 5C QC 2C 5H 4H
  player 2 has 0:
  
  PAT

A chain of wars is one round.

  $ echo 14 5D 2D 3D 4D 6D 7D 8D 9D 10D 3S 4S 8S AD JD 13 5H 2H 3H KH 6H 2C 3C 4C 10C 9H QH QC KC | war -t
  player 1 has 14: 5D 2D 3D 4D 6D 7D 8D 9D 10D 3S 4S 8S AD JD
  player 2 has 13: 5H 2H 3H KH 6H 2C 3C 4C 10C 9H QH QC KC
  
  round 1: 5D = 5H, war
    down: 2D 3D 4D | 2H 3H KH
    up: 6D = 6H, war
    down: 7D 8D 9D | 2C 3C 4C
    up: 10D = 10C, war
    down: 3S 4S 8S | 9H QH QC
    up: AD > KC, player 1 takes 5D 2D 3D 4D 6D 7D 8D 9D 10D 3S 4S 8S AD 5H 2H 3H KH 6H 2C 3C 4C 10C 9H QH QC KC
  player 1 has 27: JD 5D 2D 3D 4D 6D 7D 8D 9D 10D 3S 4S 8S AD 5H 2H 3H KH 6H 2C 3C 4C 10C 9H QH QC KC
  player 2 has 0:
  
  1 1

Two games.

  $ echo 1 3D 1 2D 1 2D 1 2H | war -t
  player 1 has 1: 3D
  player 2 has 1: 2D
  
  round 1: 3D > 2D, player 1 takes 3D 2D
  player 1 has 2: 3D 2D
  player 2 has 0:
  
  1 1
  player 1 has 1: 2D
  player 2 has 1: 2H
  
  round 1: 2D = 2H, war
    too few cards for a war, on the table: 2D | 2H
  player 1 has 0:
  player 2 has 0:
  
  PAT

Half a deck, in two hands that are nearly in order: 600 rounds, of which the first and the last are shown, and a checksum
of them all.

  $ war -t <ascending-cards | sed -n '1,12p'
  player 1 has 13: 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
  player 2 has 13: 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H
  
  round 1: 2D < 3H, player 2 takes 2D 3H
  player 1 has 12: 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
  player 2 has 14: 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 2D 3H
  
  round 2: 3D < 4H, player 2 takes 3D 4H
  player 1 has 11: 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
  player 2 has 15: 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 2D 3H 3D 4H
  
  round 3: 4D < 5H, player 2 takes 4D 5H
  $ war -t <ascending-cards | tail -n 12
  player 2 has 3: 10H 8H 9H
  
  round 599: 5H < 10H, player 2 takes 5H 10H
  player 1 has 22: 8D 2D QD 3D 9D 2H JH 6H QH 4H KH 7H AH 3H KD 7D 10D 6D JD 4D AD 5D
  player 2 has 4: 8H 9H 5H 10H
  
  round 600: 8D = 8H, war
    too few cards for a war, on the table: 8D | 8H
  player 1 has 21: 2D QD 3D 9D 2H JH 6H QH 4H KH 7H AH 3H KD 7D 10D 6D JD 4D AD 5D
  player 2 has 3: 9H 5H 10H
  
  PAT
  $ war -t <ascending-cards | cksum
  4189696901 93576
