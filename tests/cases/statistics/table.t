--table: a row for each game
============================

What is not known of a game, since it depends on how soon it was given up, is left empty.

  $ war -n 6 --table
  seed	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  0	draw	97	103	7	90	1	3	18		
  1	draw	885	900	16	869	1	2	38		
  2	player2	972	981	9	963	1	2	-20		
  3	endless						2	0	363	52
  4	player2	482	486	4	478	1	1	-60		
  5	player2	1776	1793	17	1760	2	3	-28		
  $ war -r csharp -s 12 -n 8 --table
  seed	verdict	length_in_turns	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  12	off	1001					3	52		
  13	player1	100	109	9	93	2	3	14		
  14	player1	558	576	18	541	1	3	22		
  15	off	1001					3	0		
  16	player1	63	69	6	58	1	2	24		
  17	player1	656	682	26	632	2	1	-42		
  18	player2	421	432	11	411	1	1	-34		
  19	off	1001					1	2		
  $ war -r utexas -s 1 -n 5 --table
  seed	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player1	392	404	13	379	1	2	-8		
  2	endless						2	20	43	52
  3	player1	637	652	16	621	1	3	-14		
  4	endless						0	-14	819	2080
  5	endless						1	-14	1510	52

Games that were read are numbered through all files.

  $ war --table ../one-wins ../two-games ../two-wins
  game	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player1	1	1	0	1	0	1	1		
  2	draw	1	1	1	0	1	1	0		
  3	player1	1	1	0	1	0	1	3		
  4	player2	1	1	0	1	0	0	-1		

Those of umass are called off, or have no end.

  $ war -r umass --table ../umass-games
  game	verdict	length_in_battles	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player1	1	1	0	1	0	1	4		
  2	draw	1	1	1	0	1	1	0		
  3	draw	0	0	0	0	0	0	0		
  4	off	1000					1	0		
  $ war -r umass,limit=0 --table ../umass-games
  game	verdict	length_in_battles	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	player1	1	1	0	1	0	1	4		
  2	draw	1	1	1	0	1	1	0		
  3	draw	0	0	0	0	0	0	0		
  4	endless						1	0	2	2
