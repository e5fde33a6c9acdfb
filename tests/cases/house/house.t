House: as it is played at home
==============================

  $ war --help | grep '^  house'
    house      as played at home (P. Norvig's notebook "War")
  $ war -r house -s 5 -a
  2 258

In a war both lay three cards face down; who has none left loses.  Winnings go under the hand in any order.

  $ war -r house,cards=6 -s 5 -t
  player 1 has 3: 10D QD 10S
  player 2 has 3: 4C KC 2H
  
  round 1: 10D > 4C, player 1 takes 10D 4C
  player 1 has 4: QD 10S 10D 4C
  player 2 has 2: KC 2H
  
  round 2: QD < KC, player 2 takes QD KC
  player 1 has 3: 10S 10D 4C
  player 2 has 3: 2H QD KC
  
  round 3: 10S > 2H, player 1 takes 10S 2H
  player 1 has 4: 10D 4C 10S 2H
  player 2 has 2: QD KC
  
  round 4: 10D < QD, player 2 takes 10D QD
  player 1 has 3: 4C 10S 2H
  player 2 has 3: KC 10D QD
  
  round 5: 4C < KC, player 2 takes KC 4C
  player 1 has 2: 10S 2H
  player 2 has 4: 10D QD KC 4C
  
  round 6: 10S = 10D, war
    down: 2H | QD
    too few cards for a war: player 1 has 0, player 2 has 6
  
  2 7

The chance of a game comes from its seed: read again, games are numbered from -s on, else from 1.

  $ war -r house -s 5 -n 3 -a
  2 258
  1 276
  1 1476
  $ war -r house -s 5 -n 3 -d | war -r house -s 5 -
  2 258
  1 276
  1 1476
  $ war -r house -s 1 -n 2 -d | war -r house
  2 332
  1 182
  $ war -r house -s 1 -n 2 -a
  2 332
  1 182
