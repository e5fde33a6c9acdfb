--table: a row for each game
============================

What is not known of a game, since it depends on how soon it was given up, is left empty.

  $ war -n 6 --table
  seed	verdict	length	battles	wars	plain_rounds	longest_chain	highest	T	P
  0	draw	97	103	7	90	1	3		
  1	draw	885	900	16	869	1	2		
  2	player2	972	981	9	963	1	2		
  3	endless						2	363	52
  4	player2	482	486	4	478	1	1		
  5	player2	1776	1793	17	1760	2	3		
  $ war -r csharp -s 12 -n 8 --table
  seed	verdict	length	battles	wars	plain_rounds	longest_chain	highest	T	P
  12	off	1001					3		
  13	player1	100	109	9	93	2	3		
  14	player1	558	576	18	541	1	3		
  15	off	1001					3		
  16	player1	63	69	6	58	1	2		
  17	player1	656	682	26	632	2	1		
  18	player2	421	432	11	411	1	1		
  19	off	1001					1		
  $ war -r utexas -s 1 -n 5 --table
  seed	verdict	length	battles	wars	plain_rounds	longest_chain	highest	T	P
  1	player1	392	404	13	379	1	2		
  2	endless						2	43	52
  3	player1	637	652	16	621	1	3		
  4	endless						0	819	2080
  5	endless						1	1510	52

Games that were read are numbered through all files.

  $ war --table ../one-wins ../two-games ../two-wins
  game	verdict	length	battles	wars	plain_rounds	longest_chain	highest	T	P
  1	player1	1	1	0	1	0	1		
  2	draw	1	1	1	0	1	1		
  3	player1	1	1	0	1	0	1		
  4	player2	1	1	0	1	0	0		

Those of umass are called off, or have no end.

  $ war -r umass --table ../umass-games
  game	verdict	length	battles	wars	plain_rounds	longest_chain	highest	T	P
  1	player1	1	1	0	1	0	1		
  2	draw	1	1	1	0	1	1		
  3	draw	0	0	0	0	0	0		
  4	off	1000					1		
  $ war -r umass,limit=0 --table ../umass-games
  game	verdict	length	battles	wars	plain_rounds	longest_chain	highest	T	P
  1	player1	1	1	0	1	0	1		
  2	draw	1	1	1	0	1	1		
  3	draw	0	0	0	0	0	0		
  4	endless						1	2	2
