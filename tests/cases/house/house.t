House: as it is played at home
==============================

  $ war --help | grep '^  house '
    house      spoils=random,short=empty,count=cards
  $ war -r house -s 5 -a
  2 258

In a war both lay three cards face down; who has none left loses.  Winnings go under the hand in any order.

It reads two hands, as people type them; with input=deck, one deck.

  $ echo 3 AD KC QC 3 KH QS JC | war -r house
  1 3
  $ echo 6 AD KH KC QS QC JC | war -r house,input=deck
  1 3
  $ war -r house,ranks=2 -s 3 -d | xargs
  4 2H 3D 3S 2C 4 3C 2S 3H 2D
  $ war -r house,ranks=2,input=deck -s 3 -d | xargs
  8 2H 3C 3D 2S 3S 3H 2C 2D

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
    too few cards for a war, player 2 takes QD 10S 2H 10D
  player 1 has 0:
  player 2 has 6: KC 4C QD 10S 2H 10D
  
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

-n N plays each deal that is read N times, as if it were there N times, so that each game has a number of its own.

  $ war -r house,ranks=4 -s 7 -d | war -r house -n 5 -
  1 12
  1 12
  1 12
  1 16
  1 10
  $ yes "$(war -r house,ranks=4 -s 7 -d)" | head -n 90 | war -r house
  1 12
  1 12
  1 12
  1 16
  1 10
  $ war -r house,ranks=4 -s 7 -n 2 -d | war -r house -s 30 -n 3 --table - | cut -f 1-3
  game	verdict	length_in_cards
  30	player1	10
  31	player1	14
  32	player1	10
  33	player1	8
  34	player1	8
  35	player1	8
  $ { for seed in 7 7 7 8 8 8; do war -r house,ranks=4 -s $seed -d; done; } | war -r house -s 30 --table - | cut -f 1-3
  game	verdict	length_in_cards
  30	player1	10
  31	player1	14
  32	player1	10
  33	player1	8
  34	player1	8
  35	player1	8
  $ war -r house,ranks=4 -s 7 -n 2 -d | war -r house -n 400 --stats - | grep -E '^(games|player|all)'
  games 1..800
  player 1 wins              800   100.000    99.522 .. 100.000
  player 2 wins                0     0.000     0.000 ..   0.478
  all                        800
  $ war -r house,ranks=1,suits=2 -s 7 -d | war -r house -n 2 -d - | xargs
  1 2H 1 2D 1 2H 1 2D
