--table: a row for each game
============================

What is not known of a game, since it depends on how soon it was given up, is left empty.

  $ war -n 6 --table
  seed	verdict	length	battles	wars	longest_chain	aces	T	P
  0	draw	97	103	7	1	3		
  1	draw	885	900	16	1	2		
  2	2	972	981	9	1	2		
  3	endless					2	363	52
  4	2	482	486	4	1	1		
  5	2	1776	1793	17	2	3		
  $ war -r csharp -s -4 -n 8 --table
  seed	verdict	length	battles	wars	longest_chain	aces	T	P
  -4	2	602	624	22	2	0		
  -3	2	240	251	11	2	3		
  -2	2	249	260	11	1	0		
  -1	1	682	709	27	1	3		
  0	off	1001				2		
  1	1	682	709	27	1	3		
  2	2	249	260	11	1	0		
  3	2	240	251	11	2	3		
  $ war -r utexas -s -2 -n 5 -j 3 --table
  seed	verdict	length	battles	wars	longest_chain	aces	T	P
  -2	endless					2	43	52
  -1	1	392	404	13	1	2		
  0	1	1509	1525	17	1	3		
  1	1	392	404	13	1	2		
  2	endless					2	43	52

Games that were read are numbered through all files.

  $ war --table one-wins two-games two-wins
  game	verdict	length	battles	wars	longest_chain	aces	T	P
  1	1	1	1	0	0	1		
  2	draw	1	1	1	1	1		
  3	1	1	1	0	0	1		
  4	2	1	1	0	0	0		

Those of umass are called off, or have no end.

  $ war -r umass --table umass-games
  game	verdict	length	battles	wars	longest_chain	aces	T	P
  1	1	1	1	0	0	1		
  2	draw	1	1	1	1	1		
  3	draw	0	0	0	0	0		
  4	off	1000				1		
  $ war -r umass,limit=0 --table umass-games
  game	verdict	length	battles	wars	longest_chain	aces	T	P
  1	1	1	1	0	0	1		
  2	draw	1	1	1	1	1		
  3	draw	0	0	0	0	0		
  4	endless					1	2	2
