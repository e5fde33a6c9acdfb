--counts: the integers behind --stats
=====================================

What was played, the shortest and the longest game, how games ended, wars by their number in a round, highest cards, and a
row for each length.

  $ war -n 100 --counts
  name	value	count
  rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,battle=4,war=11,input=decks,shuffle=war,suits=4,ranks=13,cards=0,jokers=0,hands=0,top=first,ace=high,upset=no	0	1
  seeds	0	100
  shortest	45	19
  longest	17	2134
  player1	0	2
  player2	0	25
  draw	0	42
  off	0	0
  endless	0	31
  length_sum	0	52031
  war_sum	0	718
  wars	1	696
  wars	2	11
  length	19	1
  length	38	1
  length	52	3
  length	64	1
  length	67	1
  length	72	1
  length	81	1
  length	91	1
  length	96	1
  length	97	1
  length	104	1
  length	107	1
  length	139	1
  length	151	1
  length	165	1
  length	182	1
  length	195	1
  length	228	1
  length	236	1
  length	257	1
  length	301	1
  length	325	1
  length	336	1
  length	434	1
  length	440	1
  length	465	1
  length	482	2
  length	496	1
  length	547	1
  length	557	1
  length	565	1
  length	578	1
  length	594	1
  length	621	1
  length	622	1
  length	695	1
  length	705	1
  length	748	1
  length	818	1
  length	885	1
  length	972	1
  length	1012	1
  length	1027	1
  length	1109	1
  length	1131	1
  length	1150	1
  length	1221	1
  length	1226	1
  length	1230	1
  length	1323	1
  length	1331	1
  length	1372	1
  length	1382	1
  length	1396	1
  length	1448	1
  length	1473	1
  length	1513	1
  length	1633	1
  length	1716	1
  length	1748	1
  length	1750	1
  length	1767	1
  length	1776	1
  length	1936	1
  length	2014	1
  length	2134	1
  highest0	0	1
  highest0	1	11
  highest0	2	16
  highest0	3	14
  highest1	3	2
  highest2	0	3
  highest2	1	10
  highest2	2	7
  highest2	3	5
  end	88	0

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
