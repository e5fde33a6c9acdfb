Games that never end
====================

LOOP T P: after T rounds the hands repeat every P rounds.

  $ echo 1 3D 3 2H 2C 3S | war
  LOOP 1 2
  $ echo 1 3D 3 2H 2C 3S | war -t
  player 1 has 1: 3D
  player 2 has 3: 2H 2C 3S
  
  round 1: 3D > 2H, player 1 takes 3D 2H
  player 1 has 2: 3D 2H
  player 2 has 2: 2C 3S
  
  round 2: 3D > 2C, player 1 takes 3D 2C
  player 1 has 3: 2H 3D 2C
  player 2 has 1: 3S
  
  round 3: 2H < 3S, player 2 takes 2H 3S
  player 1 has 2: 3D 2C
  player 2 has 2: 2H 3S
  
  LOOP 1 2
  $ echo 2 3D 2D 2 2H 3H 4 9D 2D 8D 3D 4 2H 9H 3H 8H 6 KD 3D AD 4D JD 2D 4 5H QH 6H 10H | war
  LOOP 0 2
  LOOP 0 4
  LOOP 0 60
  $ echo 1 AD 3 2D 3D 4D | war
  LOOP 1 4

Two hands of 1,000 cards: nobody could play that out.

  $ awk -v cards=1000 -f ../../checks/lib/giant.awk | war
  LOOP 0 498501000

Of random deals a third never ends.

  $ war -s 0 -n 30 -a | paste - - - - - -
  PAT	PAT	2 972	LOOP 363 52	2 482	2 1776
  2 96	LOOP 697 12160	LOOP 124 52	PAT	PAT	LOOP 161 52
  LOOP 1018 52	LOOP 223 52	2 1150	PAT	PAT	2 2134
  LOOP 429 52	LOOP 208 52	2 1012	PAT	PAT	LOOP 746 52
  PAT	PAT	PAT	2 622	2 1372	2 1226

It is the same if they are played until a position comes back.

  $ war -r codingame,endless=played -s 0 -n 30 -a | paste - - - - - -
  PAT	PAT	2 972	LOOP 363 52	2 482	2 1776
  2 96	LOOP 697 12160	LOOP 124 52	PAT	PAT	LOOP 161 52
  LOOP 1018 52	LOOP 223 52	2 1150	PAT	PAT	2 2134
  LOOP 429 52	LOOP 208 52	2 1012	PAT	PAT	LOOP 746 52
  PAT	PAT	PAT	2 622	2 1372	2 1226

With other rules.

  $ war -r codingame,spoils=laid -n 60 -a | paste - - - - - -
  PAT	PAT	1 464	PAT	2 340	2 1774
  PAT	2 380	2 468	PAT	PAT	PAT
  1 682	PAT	LOOP 694 52	2 470	2 854	PAT
  2 1036	PAT	1 442	PAT	PAT	PAT
  PAT	2 1600	2 94	PAT	PAT	PAT
  2 738	PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT	2 692
  PAT	PAT	PAT	PAT	LOOP 623 52	PAT
  PAT	PAT	PAT	2 708	2 278	2 166
  2 226	PAT	LOOP 325 52	PAT	PAT	1 36
  $ war -r codingame,down=1,ranks=7 -s 3 -n 40 -a | paste - - - -
  LOOP 425 168	PAT	LOOP 30 168	2 32
  1 32	LOOP 96 280	LOOP 175 280	2 26
  2 184	2 288	PAT	PAT
  LOOP 84 28	LOOP 126 28	PAT	LOOP 145 140
  LOOP 66 28	LOOP 73 336	PAT	LOOP 222 28
  2 344	LOOP 44 28	LOOP 107 336	PAT
  2 274	PAT	LOOP 46 28	LOOP 156 28
  PAT	LOOP 146 280	LOOP 108 280	2 14
  2 170	LOOP 215 28	LOOP 106 28	2 20
  LOOP 323 168	LOOP 89 28	PAT	2 50
  $ war -r umass,limit=0 -n 60 -a | paste - - - - - -
  -1	1	1	-1	-1	-1
  1	-1	-1	1	-1	1
  1	-1	LOOP 694 52	-1	-1	1
  -1	-1	1	1	1	1
  1	-1	-1	-1	-1	1
  -1	1	-1	1	1	1
  1	1	-1	1	1	-1
  -1	-1	1	1	LOOP 623 52	-1
  -1	-1	-1	-1	-1	-1
  -1	-1	LOOP 325 52	1	1	1
