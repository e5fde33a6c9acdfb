--stats: who wins, how long it takes
====================================

The shares of games won, drawn, called off and endless; how long games take, as numbers and as a histogram; how often a
war follows a war; and how often player 1 wins with 0, 1, 2, 3 or 4 of the highest cards.

  $ war -n 1000 --stats | sed 1d
  seeds 0..999
  
                           games         %   95 % interval
  player 1 wins               14     1.400     0.836 ..   2.336
  player 2 wins              207    20.700    18.303 ..  23.321
  draw                       429    42.900    39.865 ..  45.989
  called off                   0     0.000     0.000 ..   0.383
  endless                    350    35.000    32.106 ..  38.009
  all                       1000
  
  length in rounds of 650 games won or drawn
  mean 884.649 (95 % interval 834.496 .. 934.803), standard deviation 651.88
  median 854 (95 % interval 772 .. 953), 2.5 %: 46, 95 %: 2002, 97.5 %: 2150, 99 %: 2401, 99.9 %: 2975
  shortest 11 (seed 102), longest 2975 (seed 885)
  11.634 wars per game; rounds with 1 war: 7265, 2: 136, 3: 7, 4: 1
  
            rounds           games
        0 ..   199             147  ############################################
      200 ..   399              66  ###################
      400 ..   599              42  ############
      600 ..   799              50  ##############
      800 ..   999              61  ##################
     1000 ..  1199              68  ####################
     1200 ..  1399              59  #################
     1400 ..  1599              50  ##############
     1600 ..  1799              45  #############
     1800 ..  1999              29  ########
     2000 ..  2199              21  ######
     2200 ..  2399               5  #
     2400 ..  2599               5  #
     2600 ..  2799               1  .
     2800 ..  2999               1  .
  
  after one war           rounds         %   95 % interval
  a second                   144     1.944     1.653 ..   2.284
  
  highest rank A   player 1 wins         %   95 % interval
  dealt 0                      0     0.000     0.000 ..  19.361
  dealt 1                      2     2.857     0.787 ..   9.832
  dealt 2                      5     5.952     2.569 ..  13.188
  dealt 3                      6    13.043     6.118 ..  25.666
  dealt 4                      1    20.000     3.622 ..  62.447
  
  dealt more of them        wins         %   95 % interval
  either player               91    66.423    58.163 ..  73.788
  
  higher sum of ranks       wins         %   95 % interval
  either player              134    62.911    56.249 ..  69.116
  equal sums                  18

Games that never end have no length; without any other there is nothing more to say.

  $ echo 1 3D 3 2H 2C 3S | war --stats | sed 1d
  games 1
  
                           games         %   95 % if random
  player 1 wins                0     0.000     0.000 ..  79.346
  player 2 wins                0     0.000     0.000 ..  79.346
  draw                         0     0.000     0.000 ..  79.346
  called off                   0     0.000     0.000 ..  79.346
  endless                      1   100.000    20.654 .. 100.000
  all                          1

The first lines say what was played: the book with what differs from it, as for -r, and the seeds or games.

  $ war -r csharp,suits=4,down=1 -s 300 -n 600 --stats | sed 2q
  csharp,down=1
  seeds 300..899
  $ war --stats ../one-wins ../two-games ../two-wins | sed 2q
  codingame
  games 1..4
  $ war -s 1 --stats | sed -n 2p
  seeds 1

Shares and their intervals of 95 %.

  $ war -r csharp -n 1000 --stats | grep -E '^(player . wins |draw|called|endless|all)'
  player 1 wins              423    42.300    39.273 ..  45.386
  player 2 wins              375    37.500    34.553 ..  40.543
  draw                         0     0.000     0.000 ..   0.383
  called off                 202    20.200    17.828 ..  22.800
  endless                      0     0.000     0.000 ..   0.383
  all                       1000
  $ echo 1 3D 3 2H 2C 3S 1 2D 1 2H 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war --stats | grep -E '^(player . wins |draw|called|endless|all)'
  player 1 wins                0     0.000     0.000 ..  56.151
  player 2 wins                0     0.000     0.000 ..  56.151
  draw                         2    66.667    20.765 ..  93.851
  called off                   0     0.000     0.000 ..  56.151
  endless                      1    33.333     6.149 ..  79.235
  all                          3
  $ war --stats ../one-wins ../two-wins | grep -E '^(player . wins |draw|called|endless|all)'
  player 1 wins                1    50.000     9.453 ..  90.547
  player 2 wins                1    50.000     9.453 ..  90.547
  draw                         0     0.000     0.000 ..  65.763
  called off                   0     0.000     0.000 ..  65.763
  endless                      0     0.000     0.000 ..  65.763
  all                          2

These two intervals mirror each other to the last digit.

  $ RULES=codingame,limit=9 sh ../part.sh 'seeds 0 477' 'shortest 0 1' 'longest 0 1' 'off 0 146' 'draw 0 331' 'length_sum 0 331' 'length 1 331' 'highest0 2 331' |
  >   war --merge | grep -E '^(called|draw)'
  draw                       331    69.392    65.115 ..  73.359
  called off                 146    30.608    26.641 ..  34.885

What is counted: rounds, turns, battles, cards or seconds, which are printed as minutes.

  $ war -r utexas -n 1000 --stats | grep ' won or drawn$'
  length in rounds of 638 games won or drawn
  $ war -r csharp -n 1000 --stats | grep ' won or drawn$'
  length in turns of 798 games won or drawn
  $ war -r house -n 10 --stats | grep ' won or drawn$'
  length in cards of 10 games won or drawn
  $ war -r house,count=seconds -n 10 --stats | grep ' won or drawn$'
  length in minutes of 10 games won or drawn
  $ war -r umass -n 500 --stats | grep ' won or drawn$'
  length in battles of 413 games won or drawn

Means, deviations and percentiles.  The interval of the median begins and ends with a game of the same rank, counted
from the shortest and from the longest.

  $ war -r csharp -s 300 -n 600 --stats | grep -E '^(mean|median|shortest)'
  mean 370.072 (95 % interval 347.389 .. 392.754), standard deviation 251.96
  median 320 (95 % interval 278 .. 358), 2.5 %: 39, 95 %: 848, 97.5 %: 929, 99 %: 980, 99.9 %: 1000
  shortest 12 (seed 675), longest 1000 (seed 659)
  $ war -r codingame,spoils=winner,short=lose -n 1000 --stats | grep -E '^(mean|median|shortest)'
  mean 175.916 (95 % interval 167.719 .. 184.113), standard deviation 132.19
  median 141 (95 % interval 132 .. 150), 2.5 %: 34, 95 %: 422, 97.5 %: 512, 99 %: 606, 99.9 %: 974
  shortest 12 (seed 102), longest 982 (seed 43)
  $ war -r codingame,spoils=winner,suits=64,ranks=13,short=lose -n 60 --stats | grep -E '^(mean|median|shortest)'
  mean 54263.367 (95 % interval 43927.239 .. 64599.495), standard deviation 40506.79
  median 42968 (95 % interval 31596 .. 56038), 2.5 %: 9478, 95 %: 123456, 97.5 %: 136320, 99 %: 213632, 99.9 %: 213632
  shortest 6636 (seed 36), longest 213734 (seed 37)
  $ echo 1 3D 3 2H 2C 3S 1 2D 1 2H 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war --stats | grep -E '^(mean|median|shortest)'
  mean 2.000 (95 % if random 0.040 .. 3.960), standard deviation 1.00
  median 1 (95 % if random 1 .. 3), 2.5 %: 1, 95 %: 3, 97.5 %: 3, 99 %: 3, 99.9 %: 3
  shortest 1 (game 2), longest 3 (game 3)
  $ war --stats ../one-wins ../two-wins | grep -E '^(mean|median|shortest)'
  mean 1.000 (95 % if random 1.000 .. 1.000), standard deviation 0.00
  median 1 (95 % if random 1 .. 1), 2.5 %: 1, 95 %: 1, 97.5 %: 1, 99 %: 1, 99.9 %: 1
  shortest 1 (game 1), longest 1 (game 1)

One game has no interval.

  $ war -s 1 --stats | grep -E '^(mean|median|shortest)'
  mean 885.000, standard deviation 0.00
  median 885, 2.5 %: 885, 95 %: 885, 97.5 %: 885, 99 %: 885, 99.9 %: 885
  shortest 885 (seed 1), longest 885 (seed 1)

Small deviations, with bars that are shorter than a character, which are points; and huge lengths, of which those above 65,536
are known to one part in 1,024.

  $ sh ../part.sh 'seeds 0 5' 'shortest 0 1' 'longest 1 2' 'player1 0 5' 'length_sum 0 7' 'length 1 3' 'length 2 2' 'highest1 0 5' |
  >   war --merge | grep -E '^mean|^ *[0-9]+ (\.\.|or)'
  mean 1.400 (95 % interval 0.920 .. 1.880), standard deviation 0.49
        0 ..     0               0
        1 ..     1               3  ############################################
        2 ..     2               2  #############################
  $ sh ../part.sh 'seeds 0 1110' 'shortest 7 0' 'longest 0 1' 'player1 0 1110' 'length_sum 0 1109' 'length 0 1' 'length 1 1109' 'highest1 0 1110' |
  >   war --merge | grep -E '^mean|^ *[0-9]+ (\.\.|or)'
  mean 0.999 (95 % interval 0.997 .. 1.001), standard deviation 0.03
        0 ..     0               1  .
        1 ..     1            1109  ############################################
  $ sh ../part.sh 'seeds 0 3000' 'shortest 7 1' 'longest 0 2' 'player1 0 3000' 'length_sum 0 5999' 'length 1 1' 'length 2 2999' 'highest1 0 3000' |
  >   war --merge | grep -E '^mean|^ *[0-9]+ (\.\.|or)'
  mean 2.000 (95 % interval 1.999 .. 2.000), standard deviation 0.02
        0 ..     0               0
        1 ..     1               1  .
        2 ..     2            2999  ############################################
  $ sh ../part.sh 'seeds 0 2' 'shortest 0 1' 'longest 1 4294967295' 'player1 0 2' 'length_sum 0 4294967296' 'length 1 1' 'length 4292870144 1' 'highest1 0 2' |
  >   war --merge | grep -E '^(mean|median|shortest| *[0-9]+ (\.\.|or))'
  mean 2147483648.000 (95 % interval -2059529092.140 .. 6354496388.140), standard deviation 2146435071.50
  median 1 (95 % interval 1 .. 4292870144), 2.5 %: 1, 95 %: 4292870144, 97.5 %: 4292870144, 99 %: 4292870144, 99.9 %: 4292870144
  shortest 1 (seed 0), longest 4294967295 (seed 1)
        0 .. 499999999               1  ############################################
  500000000 .. 999999999               0
  1000000000 .. 1499999999               0
  1500000000 .. 1999999999               0
  2000000000 .. 2499999999               0
  2500000000 .. 2999999999               0
  3000000000 .. 3499999999               0
  3500000000 .. 3999999999               0
  4000000000 .. 4499999999               1  ############################################
  $ sh ../part.sh 'seeds 0 100000000' 'shortest 7 1048576' 'longest 0 3145728' 'player1 0 100000000' 'length_sum 0 209715200000000' 'length 1048576 50000000' 'length 3145728 50000000' 'highest1 0 100000000' |
  >   war --merge | grep -E '^(player 1 wins |mean|median|shortest)| \.\. .*#'
  player 1 wins        100000000   100.000   100.000 .. 100.000
  mean 2097152.000 (95 % interval 2096946.479 .. 2097357.521), standard deviation 1048576.00
  median 1048576 (95 % interval 1048576 .. 3145728), 2.5 %: 1048576, 95 %: 3145728, 97.5 %: 3145728, 99 %: 3145728, 99.9 %: 3145728
  shortest 1048576 (seed 7), longest 3145728 (seed 0)
  1000000 .. 1199999        50000000  ############################################
  3000000 .. 3199999        50000000  ############################################
  $ war -r codingame,spoils=winner,suits=64,ranks=13,short=lose -s 37 --stats | grep -E '^(mean|median|shortest)'
  mean 213734.000, standard deviation 0.00
  median 213734, 2.5 %: 213734, 95 %: 213734, 97.5 %: 213734, 99 %: 213734, 99.9 %: 213734
  shortest 213734 (seed 37), longest 213734 (seed 37)

Wars: how many a game has, and how many rounds have so many.  Rounds of more than 63 are counted together.

  $ war -r codingame,ranks=2,suits=26 -n 300 --stats | grep ' wars per game'
  11.823 wars per game; rounds with 1 war: 1300, 2: 521, 3: 191, 4: 91, 5: 31, 6: 11, 7: 5
  $ war -r codingame,suits=1 -n 200 --stats | grep ' wars per game'
  0.000 wars per game; rounds with 1 war: 0
  $ war -r umass -n 500 --stats | grep ' wars per game'
  15.002 wars per game; rounds with 1 war: 5652, 2: 260, 3: 8
  $ war -r codingame,spoils=winner,short=lose -n 1000 --stats | grep ' wars per game'
  13.522 wars per game; rounds with 1 war: 11543, 2: 890, 3: 62, 4: 2, 5: 1
  $ echo 1 3D 3 2H 2C 3S 1 2D 1 2H 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war --stats | grep ' wars per game'
  1.500 wars per game; rounds with 1 war: 3
  $ war -r codingame,down=0 --stats equal-cards | grep ' wars per game'
  200.000 wars per game; rounds with 1 war: 0, 63 or more: 1

The histogram
-------------

It has at most 20 steps of 1, 2 or 5 times a power of ten, up to the 99th percentile, and a rest.

  $ war -r codingame,ranks=2,suits=26 -n 300 --stats | grep -E '^ *[0-9]+ (\.\.|or)'
        0 ..     9             136  ############################################
       10 ..    19              87  ############################
       20 ..    29              36  ###########
       30 ..    39              15  ####
       40 ..    49               6  #
       50 ..    59               4  #
       60 ..    69               3  .
       70 ..    79               3  .
       80 ..    89               0
       90 ..    99               1  .
      100 ..   109               3  .
      110 ..   119               1  .
      120 ..   129               0
      130 ..   139               1  .
      140 ..   149               1  .
      150 ..   159               0
      160 ..   169               1  .
      170 ..   179               0
      180 ..   189               0
      190 ..   199               0
      200 or more                1  .
  $ war -r codingame,suits=1 -n 200 --stats | grep -E '^ *[0-9]+ (\.\.|or)' | sed -n '1,6p; $p'
        0 ..     4               0
        5 ..     9              20  #############################
       10 ..    14              25  ####################################
       15 ..    19              27  #######################################
       20 ..    24              30  ############################################
       25 ..    29              17  ########################
       95 ..    99               1  #
  $ war -r codingame,spoils=winner,suits=64,ranks=13,short=lose -n 60 --stats | grep -E '^ *[0-9]+ (\.\.|or)'
        0 .. 19999              11  ##############################
    20000 .. 39999              16  ############################################
    40000 .. 59999              13  ###################################
    60000 .. 79999               8  ######################
    80000 .. 99999               3  ########
   100000 .. 119999               4  ###########
   120000 .. 139999               4  ###########
   140000 .. 159999               0
   160000 .. 179999               0
   180000 .. 199999               0
   200000 .. 219999               1  ##

Of 100 games 99 take 38 cards or less: that is 99 %, and the steps, of two, are up to it; the game of 46 is in the rest.

  $ war -r house,ranks=4 -s 300 -n 100 --table | cut -f 3 | sort -n | tail -n 2
  38
  46
  $ war -r house,ranks=4 -s 300 -n 100 --stats | grep -E '^ *[0-9]+ (\.\.|or)' | sed -n '4,6p; 19,$p'
        6 ..     7               0
        8 ..     9              27  ############################################
       10 ..    11              18  #############################
       36 ..    37               0
       38 ..    39               1  #
       40 or more                1  #

Of 999 games, 998 are less than 99.9 %: only the longest is at it.

  $ war -r house,ranks=4 -n 999 --table | cut -f 3 | sort -n | tail -n 2
  60
  66
  $ war -r house,ranks=4 -n 999 --stats | grep -E '^(median|shortest)'
  median 12 (95 % interval 12 .. 12), 2.5 %: 8, 95 %: 30, 97.5 %: 38, 99 %: 46, 99.9 %: 66
  shortest 8 (seed 0), longest 66 (seed 880)

Time, where a battle takes 4 seconds and a war 11: all that is printed of lengths is in minutes.

  $ war -r codingame,count=seconds -n 1000 --stats | sed -n '/^length/,/or more/p' | sed '/ 20 /,/190/d'
  length in minutes of 650 games won or drawn
  mean 60.350 (95 % interval 56.969 .. 63.730), standard deviation 43.94
  median 58.1 (95 % interval 52.8 .. 64.8), 2.5 %: 3.6, 95 %: 135.6, 97.5 %: 146.4, 99 %: 162.2, 99.9 %: 200.7
  shortest 1.4 (seed 102), longest 200.7 (seed 885)
  11.634 wars per game; rounds with 1 war: 7265, 2: 136, 3: 7, 4: 1
  
           minutes           games
        0 ..     9             117  ############################################
       10 ..    19              66  ########################
      200 or more                1  .
  $ war -r codingame,count=seconds -s 102 --stats | grep -E '^(mean|median|shortest)'
  mean 1.450, standard deviation 0.00
  median 1.4, 2.5 %: 1.4, 95 %: 1.4, 97.5 %: 1.4, 99 %: 1.4, 99.9 %: 1.4
  shortest 1.4 (seed 102), longest 1.4 (seed 102)

Who takes four times as long takes four times as many minutes.

  $ war -r codingame,count=seconds,battle=16,war=44 -n 1000 --stats | sed -n '/^mean/,/^shortest/p'
  mean 241.398 (95 % interval 227.876 .. 254.921), standard deviation 175.76
  median 232.4 (95 % interval 211.3 .. 259.3), 2.5 %: 14.3, 95 %: 542.3, 97.5 %: 585.8, 99 %: 648.7, 99.9 %: 802.7
  shortest 5.8 (seed 102), longest 802.7 (seed 885)

The most cards that losers held; a second war in a round; who wins with how many cards of the highest rank.

  $ war -r house -n 1000 --stats --held | grep held
  most cards that the loser of 1000 games held: least 26, most often 26 (120 games), 50 %: 33, 95 %: 47, 99 %: 49, 100 %: 50
  $ for word in owner winner loser reversed; do war -r house,spoils=$word -n 200 --stats --held | tail -n 1; done
  most cards that the loser of 136 games held: least 26, most often 26 (25 games), 50 %: 30, 95 %: 43, 99 %: 47, 100 %: 47
  most cards that the loser of 200 games held: least 26, most often 27 (22 games), 50 %: 32, 95 %: 46, 99 %: 48, 100 %: 50
  most cards that the loser of 200 games held: least 26, most often 26 (21 games), 50 %: 33, 95 %: 47, 99 %: 49, 100 %: 51
  most cards that the loser of 189 games held: least 26, most often 26 (22 games), 50 %: 33, 95 %: 47, 99 %: 50, 100 %: 50
  $ war -r codingame,down=0 --stats equal-cards | grep '^a second'
  a second                     1   100.000    20.654 .. 100.000
  $ war -r house -n 1000 --counts --held | war --merge --stats | grep held
  most cards that the loser of 1000 games held: least 26, most often 26 (120 games), 50 %: 33, 95 %: 47, 99 %: 49, 100 %: 50
  $ war -r house -n 1000 --stats | grep -E '^(a second|highest|dealt)'
  a second                   779     5.610     5.240 ..   6.006
  highest rank A   player 1 wins         %   95 % interval
  dealt 0                     10    18.868    10.585 ..  31.359
  dealt 1                     97    37.891    32.168 ..  43.971
  dealt 2                    198    48.411    43.605 ..  53.246
  dealt 3                    163    66.803    60.674 ..  72.412
  dealt 4                     32    84.211    69.583 ..  92.556
  dealt more of them        wins         %   95 % interval
  $ war -r house,suits=64,ranks=2,cards=0 -s 0 -n 20 --stats | grep -E '^dealt' | tail -n 1
  dealt more of them        wins         %   95 % interval
  $ war -r house,suits=2,ranks=1 -n 3 --stats | grep -E '^(a second|dealt|all)'
  all                          3
  a second                     0     0.000     0.000 ..  56.151
  $ echo 1 3D 1 2D 0 1 2D | war --stats --held | grep -E '^(a second|highest|dealt|most|0)'
  0.000 wars per game; rounds with 1 war: 0
  highest rank     player 1 wins         %   95 % if random
  dealt 0                      0     0.000     0.000 ..  79.346
  dealt 1                      1   100.000    20.654 .. 100.000
  most cards that the loser of 1 games held: least 1, most often 1 (1 games), 50 %: 1, 95 %: 1, 99 %: 1, 100 %: 1

Player 1's cards of the highest rank: 64 stands for more, too.

  $ war -r codingame,down=0 --counts equal-cards | grep ^highest
  highest0	64	1
  $ awk 'BEGIN { print 65; for (n = 0; n < 65; n++) print "AS"; print 1, "2D" }' | war --stats | grep -E '^(dealt|if)'
  dealt 64 or more               1   100.000    20.654 .. 100.000
  2> war: <stdin>:67: AS is there twice; for two packs: -r codingame,suits=8

Periods of endless games: the least, the commonest, and those that 50 %, ... of the games do not exceed.

  $ war -n 3000 --stats --periods | grep -E '^(endless|P of)'
  endless                   1094    36.467    34.763 ..  38.205
  P of 1094 endless games: least 36, most often 52 (895 games), 50 %: 52, 95 %: 32880, 99 %: 32880, 100 %: 36480
  $ war -r bataille,suits=1,ranks=6,spoils=owner -n 500 --stats --periods | grep '^P of'
  P of 241 endless games: least 12, most often 12 (241 games), 50 %: 12, 95 %: 12, 99 %: 12, 100 %: 12
  $ echo 1 3D 3 2H 2C 3S | war --stats --periods | sed -n '/^all/,$p'
  all                          1
  
  P of 1 endless games: least 2, most often 2 (1 games), 50 %: 2, 95 %: 2, 99 %: 2, 100 %: 2
  $ war -r codingame,limit=9 -n 20 --stats --periods | tail -n 1
  all                         20
  $ war -s 3 --counts --periods | grep -E '^(endless|period)'
  endless	0	1
  period	52	1

Deals in lexical order are no sample, and all of them leave nothing uncertain: no interval is printed, unless chance plays.

  $ war -r bataille,shuffle=every,suits=2,ranks=4 -n all --stats --periods | grep -Ev '^ *[0-9]+ (\.\.|or)' | sed 1d
  seeds 0..2519
  
                           games         %
  player 1 wins             1178    46.746
  player 2 wins             1178    46.746
  draw                       164     6.508
  called off                   0     0.000
  endless                      0     0.000
  all                       2520
  
  length in rounds of 2520 games won or drawn
  mean 6.573, standard deviation 3.23
  median 6, 2.5 %: 2, 95 %: 13, 97.5 %: 14, 99 %: 16, 99.9 %: 18
  shortest 1 (seed 0), longest 18 (seed 291)
  1.911 wars per game; rounds with 1 war: 2456, 2: 516, 3: 224, 4: 164
  
            rounds           games
  
  after one war           rounds         %
  a second                   904    26.905
  
  highest rank 5   player 1 wins         %
  dealt 0                      0     0.000
  dealt 1                    638    50.000
  dealt 2                    540   100.000
  
  dealt more of them        wins         %
  either player             1080   100.000
  
  higher sum of ranks       wins         %
  either player             1322    72.319
  equal sums                 648
  $ { war -r bataille,shuffle=every,suits=2,ranks=4 -n 500 --counts; war -r bataille,shuffle=every,suits=2,ranks=4 -s 500 -n all --counts; } | war --merge | grep -E '^(endless|mean|median)'
  endless                      0     0.000
  mean 6.573, standard deviation 3.23
  median 6, 2.5 %: 2, 95 %: 13, 97.5 %: 14, 99 %: 16, 99.9 %: 18
  $ war -r bataille,shuffle=every,suits=2,ranks=4 -s 1 -n all --stats | grep -E '^(endless|mean|median)'
  endless                      0     0.000
  mean 6.575, standard deviation 3.23
  median 6, 2.5 %: 2, 95 %: 13, 97.5 %: 14, 99 %: 16, 99.9 %: 18
  $ war -r bataille,shuffle=every,suits=2,ranks=4,spoils=coin -n all --stats | grep -E '^(endless|mean|median)'
  endless                      0     0.000     0.000 ..   0.152
  mean 10.730 (95 % interval 10.372 .. 11.088), standard deviation 9.16
  median 8 (95 % interval 7 .. 8), 2.5 %: 2, 95 %: 30, 97.5 %: 35, 99 %: 45, 99.9 %: 71
