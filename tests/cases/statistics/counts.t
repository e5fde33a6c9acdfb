--counts: the integers behind --stats
=====================================

What was played, the shortest and the longest game, how games ended, wars by their number in a round, highest cards, and a
row for each length.

  $ war -r codingame,ranks=8 -n 20 --counts
  name	value	count
  rules=codingame,down=3,spoils=owner,pile=none,tie=war,short=draw,count=rounds,limit=0,most=no,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=8,lowest=2,cards=0,jokers=0,from=first,hands=0,top=first,ace=high,upset=no	0	1
  seeds	0	20
  shortest	19	10
  longest	7	205
  player1	0	2
  player2	0	3
  draw	0	10
  off	0	0
  endless	0	5
  length_sum	0	1115
  war_sum	0	80
  wars	1	76
  wars	2	2
  length	10	1
  length	18	1
  length	20	1
  length	30	1
  length	36	1
  length	39	1
  length	48	1
  length	50	1
  length	69	1
  length	80	1
  length	90	1
  length	125	1
  length	139	1
  length	156	1
  length	205	1
  highest0	0	1
  highest0	1	2
  highest0	2	6
  highest0	3	1
  highest1	2	1
  highest1	4	1
  highest2	1	2
  highest2	4	1
  sum0	1	6
  sum0	2	4
  sum1	0	1
  sum1	1	1
  sum2	0	1
  sum2	1	1
  sum2	2	1
  end	43	0

The columns of a row are the seed and the length of the shortest and of the longest game.

  $ war -r csharp -s 50 -n 100 --counts | grep -E '^(name|seeds|shortest|longest|player|draw|off|endless)'
  name	value	count
  seeds	50	100
  shortest	120	20
  longest	58	933
  player1	0	44
  player2	0	39
  draw	0	0
  off	0	17
  endless	0	0

The lowest integer is the highest rank, where there is no other.

  $ echo '[-2147483648, -2147483648]' | war -r umass --counts | grep highest
  highest0	1	1

A row of one number is there even if the number is 0, but shortest and longest need a game that ended.

  $ echo 1 3D 3 2H 2C 3S | war --counts | grep -E '^(games|shortest|longest|player|draw|off|endless|war|length)'
  games	1	1
  player1	0	0
  player2	0	0
  draw	0	0
  off	0	0
  endless	0	1
  length_sum	0	0
  war_sum	0	0
  $ echo 1 3D 3 2H 2C 3S 1 2D 1 2H 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war --counts | grep -E '^(games|shortest|longest|player|draw|off|endless|wars|length)'
  games	1	3
  shortest	2	1
  longest	3	3
  player1	0	0
  player2	0	0
  draw	0	2
  off	0	0
  endless	0	1
  length_sum	0	4
  wars	1	3
  length	1	1
  length	3	1
  $ war -r codingame,down=0 --counts equal-cards | grep -E '^(wars|war_sum)'
  war_sum	0	200
  wars	63	1

The last seeds.

  $ war -s 18446744073709551600 -n 12 --counts | grep -E '^(seeds|shortest|longest|player|draw|off|endless|wars|length)'
  seeds	18446744073709551600	12
  shortest	18446744073709551602	163
  longest	18446744073709551607	2332
  player1	0	0
  player2	0	0
  draw	0	8
  off	0	0
  endless	0	4
  length_sum	0	8319
  wars	1	97
  wars	2	1
  length	163	1
  length	236	1
  length	998	1
  length	1002	1
  length	1013	1
  length	1214	1
  length	1361	1
  length	2332	1
