Codeforces 546C: a solver's War without ties
============================================

  $ war --help | grep '^  codeforces '
    codeforces spoils=loser,short=empty,input=total,suits=1,ranks=10,lowest=1

The number of all cards comes first, then each hand with its number.  The answer is the length and the winner.  The winner
takes the loser's card first.

  $ printf '5\n2 5 1\n3 4 2 3\n' | war -r codeforces
  5 1
  $ printf '5\n2 5 1\n3 4 2 3\n' | war -r codeforces -t
  player 1 has 2: 5 1
  player 2 has 3: 4 2 3
  
  round 1: 5 > 4, player 1 takes 4 5
  player 1 has 3: 1 4 5
  player 2 has 2: 2 3
  
  round 2: 1 < 2, player 2 takes 1 2
  player 1 has 2: 4 5
  player 2 has 3: 3 1 2
  
  round 3: 4 > 3, player 1 takes 3 4
  player 1 has 3: 5 3 4
  player 2 has 2: 1 2
  
  round 4: 5 > 1, player 1 takes 1 5
  player 1 has 4: 3 4 1 5
  player 2 has 1: 2
  
  round 5: 3 > 2, player 1 takes 2 3
  player 1 has 5: 4 1 5 2 3
  player 2 has 0:
  
  5 1

A game that never ends is -1.  Its table has T and P.

  $ printf '5\n3 3 1 5\n2 4 2\n' | war -r codeforces
  -1
  $ printf '5\n3 3 1 5\n2 4 2\n' | war -r codeforces --table
  game	verdict	length_in_rounds	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	endless						1	3	1	4

A deck of a seed has the cards from 1 on.

  $ war -r codeforces -s 4 -n 2 -d
  10
  5
  10
  2
  6
  4
  9
  5
  1
  8
  3
  7
  5
  10
  5
  3
  5
  6
  1
  7
  5
  9
  10
  8
  2
  4
  $ war -r codeforces -s 4 -n 6
  21 1
  9 2
  -1
  11 1
  7 2
  9 1
  $ war -r codeforces -s 4 -n 6 -d | war -r codeforces
  21 1
  9 2
  -1
  11 1
  7 2
  9 1
  $ war -r codeforces,ranks=4,shuffle=every,hands=1 -n all --stats
  codeforces,shuffle=every,ranks=4,hands=1
  seeds 0..23
  
                           games         %
  player 1 wins                6    25.000
  player 2 wins               18    75.000
  draw                         0     0.000
  called off                   0     0.000
  endless                      0     0.000
  all                         24
  
  length in rounds of 24 games won or drawn
  mean 2.667, standard deviation 1.97
  median 1, 2.5 %: 1, 95 %: 7, 97.5 %: 7, 99 %: 7, 99.9 %: 7
  shortest 1 (seed 0), longest 7 (seed 13)
  0.000 wars per game; rounds with 1 war: 0
  
            rounds           games
        0 ..     0               0
        1 ..     1              12  ############################################
        2 ..     2               0
        3 ..     3               6  ######################
        4 ..     4               0
        5 ..     5               4  ##############
        6 ..     6               0
        7 ..     7               2  #######
  
  after one war           rounds         %
  
  highest rank 4   player 1 wins         %
  dealt 0                      0     0.000
  dealt 1                      6   100.000
  
  dealt more of them        wins         %
  either player               24   100.000
  
  higher sum of ranks       wins         %
  either player               18    75.000
  equal sums                   0

The three numbers have to agree, and no hand is empty.

  $ printf '5\n2 3 1\n2 5 2\n' | war -r codeforces
  2> war: <stdin>:3: expected the number of cards of player 2 (3 to 3), found '2' (see tests/guide/reference.md#input)
  [1]
  $ printf '5\n5 3 1 2 4 5\n0\n' | war -r codeforces
  0 1
  $ printf '1\n1 3\n' | war -r codeforces
  2> war: <stdin>:2: expected the number of cards of player 2 (0 to 0), found the end of the input
  [1]
  $ printf '2000001\n1 3\n' | war -r codeforces
  2> war: <stdin>:1: expected the number of cards of both players (0 to 2000000), found '2000001' (see tests/guide/reference.md#input)
  [1]
  $ echo 2000000 1 5 | war -r codeforces
  2> war: <stdin>:1: expected the number of cards of player 1 (1000000 to 1000000), found '1' (see tests/guide/reference.md#input)
  [1]
  $ printf '3\n1 3\n2 1\n' | war -r codeforces
  2> war: <stdin>:3: expected card 2 of player 2, found the end of the input
  [1]
  $ printf '3 1 3 2 1' | war -r codeforces
  2> war: <stdin>:1: expected card 2 of player 2, found the end of the input
  [1]
  $ printf '3' | war -r codeforces
  2> war: <stdin>:1: expected the number of cards of player 1 (0 to 3), found the end of the input
  [1]

Other books read and print this format, too.

  $ war -r codingame,input=total,suits=2,ranks=3 -n 1 -d
  6
  3
  3D
  3H
  4D
  3
  2H
  2D
  4H
  $ echo 4 2 AS 2D 2 AC KD | war -r codingame,input=total
  PAT
  $ echo '0 [] []' | war -r umass,input=total
  0
