How games are read
==================

  $ war --help | grep '^  codingame'
    codingame

Any white space divides words, and no end of a line is needed at the end.

  $ printf '\t 2 \v3D  4D\f\n\n2 2D\t2H   \n\n' | war
  1 2
  $ printf '7\r\n10D\r\n9S\r\n8D\r\nKH\r\n7D\r\n5H\r\n6S\r\n7\r\n10H\r\n7H\r\n5C\r\nQC\r\n2C\r\n4H\r\n6D\r\n' | war
  PAT
  $ printf '1\n3D\n1\n2D' | war
  1 1
  $ printf '1\r\n3D\r\n1\r\n2D\r' | war
  1 1
  $ echo 0000000000000000000000000000001 3D 1 2D | war
  1 1

Games may follow each other, in any number of files; `-` is standard input.

  $ echo 1 3D 1 2D 1 2D 1 3D 1 2D 1 2H 1 3D 3 2H 2C 3S 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war
  1 1
  2 1
  PAT
  LOOP 1 2
  PAT
  $ war ../one-wins ../two-games ../two-wins
  1 1
  PAT
  1 1
  2 1
  $ echo 1 2D 1 2H | war ../one-wins - ../two-wins
  1 1
  PAT
  2 1
  $ war -n 4
  PAT
  PAT
  2 972
  LOOP 363 52
  $ war -s 4 -n 4
  2 482
  2 1776
  2 96
  LOOP 697 12160

  $ war -n 20 | paste - - - - -
  PAT	PAT	2 972	LOOP 363 52	2 482
  2 1776	2 96	LOOP 697 12160	LOOP 124 52	PAT
  PAT	LOOP 161 52	LOOP 1018 52	LOOP 223 52	2 1150
  PAT	PAT	2 2134	LOOP 429 52	LOOP 208 52

The largest hands: 1,000,000 cards each.

  $ for card in 3D 2D; do echo 1000000; yes $card | head -n 1000000; done | war
  1 1000000
  $ for card in 3D 2D; do echo 1000000; yes $card | head -n 1000000; done | war -r codingame,endless=played,spoils=laid
  1 1000000

A card may be written in small letters, with T for 10, with a suit's own sign, or as a rank alone.  Commas divide cards.

  $ echo '3 ad Kh qc 3 kH qS jC' | war
  1 3
  $ printf '3 A\342\231\246, K\342\231\245, T\342\231\243 3 10\342\231\240, 2d, 3D' | war
  1 3
  $ echo '3 K 7 10 3 A t 2' | war
  2 5

It is printed as always; a rank alone stays alone.

  $ printf '1 A\342\231\246\357\270\217 1 K\342\231\245' | war
  1 1
  $ printf '1 A\342\231\246\357\270 1 K\342\231\245' | war
  2> war: <stdin>:1: expected card 1 of player 1, found 'A\xE2\x99\xA6\xEF\xB8' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ printf '2 t\342\231\240 kh 2 a q' | war -t
  player 1 has 2: 10S KH
  player 2 has 2: A Q
  
  round 1: 10S < A, player 2 takes 10S A
  player 1 has 1: KH
  player 2 has 3: Q 10S A
  
  round 2: KH > Q, player 1 takes KH Q
  player 1 has 2: KH Q
  player 2 has 2: 10S A
  
  round 3: KH > 10S, player 1 takes KH 10S
  player 1 has 3: Q KH 10S
  player 2 has 1: A
  
  round 4: Q < A, player 2 takes Q A
  player 1 has 2: KH 10S
  player 2 has 2: Q A
  
  round 5: KH > Q, player 1 takes KH Q
  player 1 has 3: 10S KH Q
  player 2 has 1: A
  
  round 6: 10S < A, player 2 takes 10S A
  player 1 has 2: KH Q
  player 2 has 2: 10S A
  
  LOOP 2 4
