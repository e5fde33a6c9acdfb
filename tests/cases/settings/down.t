down=N: cards face down in a war
================================

Answers of 20 seeds.  With no card face down or one, most games never end.  With two, many games are drawn for lack of
cards, and with 25, nearly all.

  $ war -r codingame,down=0 -n 20 -a | paste - - - - -
  LOOP 6752 52	LOOP 308 52	LOOP 1316 52	LOOP 413 52	LOOP 1503 52
  LOOP 2256 2184	LOOP 3468 52	LOOP 3527 1872	LOOP 1571 2080	LOOP 650 2184
  LOOP 1941 52	LOOP 388 52	1 1304	LOOP 205 52	LOOP 455 52
  LOOP 1373 52	LOOP 710 52	LOOP 141 52	LOOP 765 1560	LOOP 1088 52
  $ war -r codingame,down=1 -n 20 -a | paste - - - - -
  LOOP 336 1144	LOOP 451 1872	LOOP 1561 2184	2 1362	LOOP 672 1560
  LOOP 184 52	2 2156	2 2740	LOOP 513 52	2 1556
  LOOP 1354 209304	LOOP 152 52	LOOP 399 2080	LOOP 387 2184	LOOP 1222 2080
  LOOP 488 2080	LOOP 1030 2080	LOOP 345 2080	LOOP 752 2080	LOOP 100 52
  $ war -r codingame,down=2 -n 20 -a | paste - - - - -
  PAT	PAT	LOOP 561 52	PAT	LOOP 264 52
  LOOP 90 52	1 149	PAT	PAT	LOOP 1031 52
  PAT	LOOP 1001 52	PAT	PAT	PAT
  LOOP 463 52	PAT	LOOP 877 52	PAT	PAT
  $ war -r codingame,down=25 -n 20 -a | paste - - - - -
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT
  $ war -r codingame,down=1000000 -n 5 -a | paste - - - - -
  PAT	PAT	PAT	PAT	PAT
