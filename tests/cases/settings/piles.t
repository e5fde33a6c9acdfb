spoils=, pile=, count=, cards=: a round, card by card
=====================================================

The orders in which player 2 takes the six cards of one war, which it puts under its own.

  $ for word in owner laid winner loser alternate reversed high low random coin; do
  >   printf '%-10s' $word; echo 3 5D 2D 3D 4 5H 4H 6H 7H | war -r codingame,down=1,spoils=$word -t | sed -n 's/.*takes//p'
  > done
  owner      5D 2D 3D 5H 4H 6H
  laid       5D 5H 2D 4H 3D 6H
  winner     5H 4H 6H 5D 2D 3D
  loser      5D 2D 3D 5H 4H 6H
  alternate  5D 5H 2D 4H 3D 6H
  reversed   6H 3D 4H 2D 5H 5D
  high       6H 5D 5H 4H 3D 2D
  low        2D 3D 4H 5D 5H 6H
  random     2D 3D 5D 4H 5H 6H
  coin       5D 2D 3D 5H 4H 6H

Both players' cards are equal in rank: they stay in the order of `owner`.

  $ for word in high low; do echo 3 5D 2D 5C 4 5H 2H 6H 7H | war -r codingame,down=1,spoils=$word -t | grep up; done
    up: 5C < 6H, player 2 takes 6H 5D 5C 5H 2D 2H
    up: 5C < 6H, player 2 takes 2D 2H 5D 5C 5H 6H

A round of a million cards, of each player 499,998 in a chain of ties, is sorted in a moment: player 1's ace comes first,
and beats the queen.

  $ awk 'BEGIN {
  >   for (p = 1; p <= 2; p++) {
  >     print 499998 + p
  >     for (i = 0; i < 499998; i++)
  >       print (2 + i % 9) "D"
  >     print (p == 1 ? "AD" : "KD QD")
  >   }
  > }' | war -r codingame,down=0,spoils=high,limit=9
  1 2

With a pile winnings are laid apart, behind the bar, until the hand is empty: a stack as it lies, last won first.

  $ echo 3 5D 2D 9D 3 3H 6H 2H | war -r codingame,pile=stack,limit=5 -t
  player 1 has 3: 5D 2D 9D
  player 2 has 3: 3H 6H 2H
  
  round 1: 5D > 3H, player 1 takes 5D 3H
  player 1 has 4: 2D 9D | 5D 3H
  player 2 has 2: 6H 2H
  
  round 2: 2D < 6H, player 2 takes 2D 6H
  player 1 has 3: 9D | 5D 3H
  player 2 has 3: 2H | 2D 6H
  
  round 3: 9D > 2H, player 1 takes 9D 2H
  player 1 has 4: | 5D 3H 9D 2H
  player 2 has 2: | 2D 6H
  
  round 4: 2H < 6H, player 2 takes 2H 6H
  player 1 has 3: 9D 3H 5D
  player 2 has 3: 2D | 2H 6H
  
  round 5: 9D > 2D, player 1 takes 9D 2D
  player 1 has 4: 3H 5D | 9D 2D
  player 2 has 2: | 2H 6H
  
  called off after 5 rounds
  OFF
  $ echo 3 5D 2D 9D 3 3H 6H 2H | war -r codingame,pile=shuffled,limit=5 -t | sed -n '/^round 4/,$p'
  round 4: 5D < 6H, player 2 takes 5D 6H
  player 1 has 3: 3H 9D 2H
  player 2 has 3: 2D | 5D 6H
  
  round 5: 3H > 2D, player 1 takes 3H 2D
  player 1 has 4: 9D 2H | 3H 2D
  player 2 has 2: | 5D 6H
  
  called off after 5 rounds
  OFF

It is taken up inside a war, too, between two cards face down.

  $ echo 3 5D 2D 3D 5 4H 2H 7H 8H 9H | war -r codingame,pile=stack,down=2 -t
  player 1 has 3: 5D 2D 3D
  player 2 has 5: 4H 2H 7H 8H 9H
  
  round 1: 5D > 4H, player 1 takes 5D 4H
  player 1 has 4: 2D 3D | 5D 4H
  player 2 has 4: 2H 7H 8H 9H
  
  round 2: 2D = 2H, war
    down: 3D 4H | 7H 8H
    up: 5D < 9H, player 2 takes 2D 3D 4H 5D 2H 7H 8H 9H
  player 1 has 0:
  player 2 has 8: | 2D 3D 4H 5D 2H 7H 8H 9H
  
  2 2
  $ echo 3 5D 2D 3D 5 4H 2H 7H 8H 9H | war -r codingame,pile=shuffled,down=2,limit=3 -t
  player 1 has 3: 5D 2D 3D
  player 2 has 5: 4H 2H 7H 8H 9H
  
  round 1: 5D > 4H, player 1 takes 5D 4H
  player 1 has 4: 2D 3D | 5D 4H
  player 2 has 4: 2H 7H 8H 9H
  
  round 2: 2D = 2H, war
    down: 3D 5D | 7H 8H
    up: 4H < 9H, player 2 takes 2D 3D 5D 4H 2H 7H 8H 9H
  player 1 has 0:
  player 2 has 8: | 2D 3D 5D 4H 2H 7H 8H 9H
  
  2 2

count: the war of the second round is not played, so that it is no turn; or it is begun, with cards that are laid.

  $ for count in rounds turns battles cards; do echo 2 5D 3D 4 4H 3H 6H 7H | war -r codingame,short=lose,count=$count -a; done
  2 2
  2 1
  2 2
  2 2
  $ for count in rounds turns battles cards; do echo 2 5D 3D 4 4H 3H 6H 7H | war -r codingame,short=empty,count=$count -a; done
  PAT
  PAT
  PAT
  PAT
  $ for count in rounds turns battles cards; do
  >   echo 2 5D 3D 4 4H 3H 6H 7H | war -r codingame,limit=1,count=$count -t | grep called
  > done
  called off after 1 rounds
  called off after 1 turns
  called off after 1 battles
  called off after 1 cards

cards=N: the first N of the shuffled deck.

  $ war -s 3 -d | head -n 4 | paste -s -d ' ' -
  26 5H 8S 2D
  $ war -r codingame,cards=5 -s 3 -d | paste -s -d ' ' -
  3 5H 8S 2D 2 KS 10D
  $ war -r codingame,cards=52 -s 3 -a
  LOOP 363 52
  $ war -s 3 -a
  LOOP 363 52

shuffle=every: each deal of a deck once, in lexical order.

  $ war -r codingame,shuffle=every,suits=2,ranks=2 -n all --table
  seed	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  0	draw	1	1	1	0	1	1	0		
  1	player2	2	2	0	2	0	0	-2		
  2	endless						1	0	2	2
  3	endless						1	0	0	2
  4	player1	2	2	0	2	0	2	2		
  5	draw	1	1	1	0	1	1	0		
  $ war -r utexas,shuffle=every,suits=2,ranks=2 -n all -d | paste - - - - -
  4	2C	2D	3C	3D
  4	2C	3C	2D	3D
  4	2C	3C	3D	2D
  4	3C	2C	2D	3D
  4	3C	2C	3D	2D
  4	3C	3D	2C	2D
  $ war -r bataille,shuffle=every,suits=6,ranks=2 -s 500 -d | paste -s -d ' ' -
  6 3D 2H 3H 2S 3S 2H 6 2D 2C 3C 2D 3D 3H
  $ war -r codingame,shuffle=every,suits=2,ranks=2 -s 4 -n all -a
  1 2
  PAT
  $ war -r codingame,shuffle=every,ranks=2 -n all --stats | sed -n 2,10p
  seeds 0..69
  
                           games         %
  player 1 wins                1     1.429
  player 2 wins                1     1.429
  draw                        54    77.143
  called off                   0     0.000
  endless                     14    20.000
  all                         70
  $ { war -r house,shuffle=every,ranks=2 -n 30 --counts; war -r house,shuffle=every,ranks=2 -s 30 -n all --counts; } | war --merge --counts | sed '/^rules/d; /^end/d' | cksum
  1964055774 383
  $ war -r house,shuffle=every,ranks=2 -n all --counts | sed '/^rules/d; /^end/d' | cksum
  1964055774 383

Rules with chance prove nothing by a position that comes back.

  $ echo 1 3D 3 2H 2C 3S | war -r codingame
  LOOP 1 2
  $ echo 1 3D 3 2H 2C 3S | war -r codingame,spoils=random
  PAT
  $ echo 1 3D 3 2H 2C 3S | war -r codingame,spoils=random,limit=1
  OFF

The same cards are another position if the pile begins elsewhere.

  $ echo 4 7D 3D 4D 6D 3 2D 5D 8D | war -r codingame,input=decks,pile=stack,down=0,spoils=loser
  LOOP 14 16
