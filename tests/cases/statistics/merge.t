--merge: counts added up
========================

The parts of a run are the run, in any order and from any files.

  $ war --merge ../csharp-0-to-19 ../csharp-20-to-39 | grep -E '^(seeds|player . wins |draw|called|endless|all|mean|median|shortest)'
  seeds 0..39
  player 1 wins               17    42.500    28.509 ..  57.805
  player 2 wins               20    50.000    35.199 ..  64.801
  draw                         0     0.000     0.000 ..   8.762
  called off                   3     7.500     2.584 ..  19.865
  endless                      0     0.000     0.000 ..   8.762
  all                         40
  mean 7.459 (95 % interval 5.011 .. 9.908), standard deviation 7.50
  median 4 (95 % interval 3 .. 8), 2.5 %: 0, 95 %: 26, 97.5 %: 29, 99 %: 29, 99.9 %: 29
  shortest 0 (seed 4), longest 29 (seed 34)
  $ [ "$(war --merge ../csharp-0-to-19 ../csharp-20-to-39)" = "$(war -r csharp,ranks=4 -s 0 -n 40 --stats)" ] && echo the same
  the same
  $ [ "$(war --merge ../csharp-20-to-39 ../csharp-0-to-19)" = "$(war --merge ../csharp-0-to-19 ../csharp-20-to-39)" ] && echo the same
  the same
  $ [ "$(cat ../csharp-0-to-19 ../csharp-20-to-39 | war --merge)" = "$(war --merge ../csharp-0-to-19 ../csharp-20-to-39)" ] && echo the same
  the same
  $ [ "$(war --merge ../csharp-0-to-19 - <../csharp-20-to-39)" = "$(war --merge ../csharp-0-to-19 ../csharp-20-to-39)" ] && echo the same
  the same

As counts again, which is what a run of all would print.

  $ war --merge --counts ../csharp-20-to-39 ../csharp-0-to-19 | grep -E '^(seeds|shortest|longest|player|off|war|length_)'
  seeds	0	40
  shortest	4	0
  longest	34	29
  player1	0	17
  player2	0	20
  off	0	3
  length_sum	0	276
  war_sum	0	70
  wars	1	54
  wars	2	8

Other ends of lines, and none at the end, make no difference.

  $ [ "$(sed "s/$/$(printf '\r')/" ../csharp-20-to-39 | war --merge --counts)" = "$(war --merge --counts ../csharp-20-to-39)" ] && echo the same
  the same
  $ [ "$(printf %s "$(cat ../csharp-20-to-39)" | war --merge --counts)" = "$(war --merge --counts ../csharp-20-to-39)" ] && echo the same
  the same

Seeds between them that are missing are named, and the status is 3.

  $ war --merge ../csharp-0-to-19 csharp-50-to-59 >/dev/null
  2> war: not played: -s 20 -n 30
  [3]
  $ war --merge ../csharp-0-to-19 csharp-50-to-59 | grep -E '^(seeds|all|mean)'
  seeds 0..19, 50..59
  all                         30
  mean 8.148 (95 % interval 5.379 .. 10.917), standard deviation 7.20
  2> war: not played: -s 20 -n 30
  $ war --merge ../csharp-20-to-39 csharp-50-to-59 ../csharp-0-to-19 | grep -E '^(seeds|all|mean)'
  seeds 0..39, 50..59
  all                         50
  mean 7.956 (95 % interval 5.674 .. 10.238), standard deviation 7.72
  2> war: not played: -s 40 -n 10

With -s and -n, which say what was to be played, the seeds before and after are named, too.

  $ war --merge ../csharp-20-to-39 csharp-50-to-59 -s 20 -n 40 >/dev/null
  2> war: not played: -s 40 -n 10
  [3]
  $ war --merge ../csharp-20-to-39 -n 100 --counts | grep '^seeds'
  seeds	20	20
  2> war: not played: -s 0 -n 20
  2> war: not played: -s 40 -n 60
  $ war --merge ../csharp-20-to-39 ../csharp-0-to-19 -n 40 | grep '^seeds'
  seeds 0..39
  $ war --merge ../csharp-20-to-39 ../csharp-0-to-19 -s 39 -n 1 | grep '^seeds'
  seeds 0..39
  $ war --merge ../csharp-20-to-39 csharp-50-to-59 -s 30 -n 25 >/dev/null
  2> war: not played: -s 40 -n 10
  [3]
  $ war --merge ../csharp-20-to-39 csharp-50-to-59 -s 40 -n 10 >/dev/null
  2> war: not played: -s 40 -n 10
  [3]
  $ war --merge ../csharp-20-to-39 csharp-50-to-59 -s 5 -n 6 >/dev/null
  2> war: not played: -s 5 -n 15
  2> war: not played: -s 40 -n 10
  [3]
  $ war --merge no-games -s 5 -n 6 >/dev/null
  2> war: not played: -s 5 -n 6
  [3]
  $ war -r umass,ranks=2,shuffle=every -s 3 -n 60 --counts | war --merge - -n all >/dev/null
  2> war: not played: -s 0 -n 3
  2> war: not played: -s 63 -n 7
  [3]
  $ war -s 18446744073709551600 -n 12 --counts | war --merge - -s 18446744073709551598 -n all >/dev/null
  2> war: not played: -s 18446744073709551598 -n 2
  2> war: not played: -s 18446744073709551612 -n 4
  [3]
  $ war --merge ../two-games.counts -n 2
  2> war: -s, -n: the counts are of games from files, not from seeds
  2> Try 'war --help'.
  [2]
  $ war --merge ../csharp-20-to-39 -s 2147483600 -n 100
  2> war: -n: expected a number from 1 to 48, found '100'
  2> Try 'war --help'.
  [2]

Games that were read are numbered on from those of the last part.  War cannot tell whether a file was given twice, and
counts its games twice.

  $ war --merge ../two-games.counts ../two-games.counts | grep -E '^(games|all|shortest)'
  games 1..4
  all                          4
  shortest 1 (game 1), longest 1 (game 1)
  $ {
  >   sh ../part.sh 'games 1 2' 'games 5 1' 'shortest 2 3' 'longest 5 4' 'player1 0 2' 'endless 0 1' 'length_sum 0 7' 'length 3 1' 'length 4 1' 'highest1 0 2'
  >   sh ../part.sh 'games 2 1' 'shortest 2 9' 'longest 2 9' 'player2 0 1' 'length_sum 0 9' 'length 9 1' 'highest2 0 1'
  > } | war --merge --counts | grep -E '^(games|shortest|longest|player|endless|length)'
  games	1	2
  games	5	1
  games	7	1
  shortest	2	3
  longest	7	9
  player1	0	2
  player2	0	1
  endless	0	1
  length_sum	0	16
  length	3	1
  length	4	1
  length	9	1

Cards held are those of the parts that counted them.

  $ { war -r house -n 100 --counts --held; war -r house -s 100 -n 50 --counts; } | war --merge | grep -E '^(all|most)'
  all                        150
  most cards that the loser of 100 games held: least 26, most often 26 (14 games), 50 %: 32, 95 %: 46, 99 %: 48, 100 %: 49
  $ war -r house -n 100 --stats --held | grep '^most'
  most cards that the loser of 100 games held: least 26, most often 26 (14 games), 50 %: 32, 95 %: 46, 99 %: 48, 100 %: 49

So are periods.

  $ { war -n 100 --counts --periods; war -s 100 -n 50 --counts; } | war --merge | grep -E '^(endless|P of)'
  endless                     46    30.667    23.847 ..  38.452
  P of 31 endless games: least 52, most often 52 (27 games), 50 %: 52, 95 %: 32880, 99 %: 32880, 100 %: 32880
  $ war -n 100 --stats --periods | grep -E '^(endless|P of)'
  endless                     31    31.000    22.780 ..  40.626
  P of 31 endless games: least 52, most often 52 (27 games), 50 %: 52, 95 %: 32880, 99 %: 32880, 100 %: 32880

A setting that is not named has its book's value.

  $ RULES=utexas,down=1 sh ../part.sh 'seeds 0 3' 'shortest 1 4' 'longest 2 6' 'player1 0 2' 'endless 0 1' 'length_sum 0 10' 'length 4 1' 'length 6 1' 'highest1 2 2' |
  >   war --merge --counts | sed '/^rules/s/,.*//; /^end	/d'
  name	value	count
  rules=utexas
  seeds	0	3
  shortest	1	4
  longest	2	6
  player1	0	2
  player2	0	0
  draw	0	0
  off	0	0
  endless	0	1
  length_sum	0	10
  war_sum	0	0
  length	4	1
  length	6	1
  highest1	2	2
  sum1	0	2
  $ {
  >   RULES=utexas,down=1 sh ../part.sh 'seeds 0 3' 'shortest 1 4' 'longest 2 6' 'player1 0 2' 'endless 0 1' 'length_sum 0 10' 'length 4 1' 'length 6 1' 'highest1 2 2'
  >   RULES=utexas,down=1,limit=0,pile=none sh ../part.sh 'seeds 7 1' 'endless 0 1'
  > } | war --merge | grep -E '^(seeds|player 1|all|if)'
  seeds 0..2, 7
  player 1 wins                2    50.000    15.004 ..  84.996
  all                          4
  2> war: not played: -s 3 -n 4

A part may be empty, and so may all of them.

  $ cat no-games ../csharp-20-to-39 no-games | war --merge --counts - ../csharp-0-to-19 | grep -E '^(seeds|player|length_sum)'
  seeds	0	40
  player1	0	17
  player2	0	20
  length_sum	0	276
  $ cat no-games no-games | war --merge | sed 1d
  games 
  
                           games         %   95 % if random
  all                          0

What a game called off or without an end leaves in the sums.

  $ {
  >   RULES=umass,limit=1 sh ../part.sh 'games 1 1' 'shortest 1 0' 'longest 1 0' 'draw 0 1' 'length 0 1' 'highest0 0 1'
  >   RULES=umass,limit=1 sh ../part.sh 'games 1 1' 'off 0 1'
  > } | war --merge | grep -E '^(draw|called|all|mean|shortest)'
  draw                         1    50.000     9.453 ..  90.547
  called off                   1    50.000     9.453 ..  90.547
  all                          2
  mean 0.000, standard deviation 0.00
  shortest 0 (game 1), longest 0 (game 1)

The last seed, the longest games and the most of them that can be counted.

  $ sh ../part.sh 'seeds 18446744073709551615 1' 'shortest 18446744073709551615 5' 'longest 18446744073709551615 5' 'draw 0 1' 'length_sum 0 5' 'length 5 1' 'highest0 0 1' |
  >   war --merge --counts | grep -E '^(seeds|shortest|draw|length)'
  seeds	18446744073709551615	1
  shortest	18446744073709551615	5
  draw	0	1
  length_sum	0	5
  length	5	1
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 18446744073709551614' 'longest 0 18446744073709551614' 'player1 0 1' 'length_sum 0 18446744073709551614' 'length 18437736874454810624 1' 'highest1 0 1' |
  >   war --merge --counts | grep -E '^(shortest|length)'
  shortest	0	18446744073709551614
  length_sum	0	18446744073709551614
  length	18437736874454810624	1
  $ sh ../part.sh 'seeds 0 1' 'shortest 0 23382413585' 'longest 0 23382413585' 'player1 0 1' 'length_sum 0 23382413585' 'length 23370661888 1' 'highest1 0 1' |
  >   war --merge --counts | grep -E '^(shortest|length)'
  shortest	0	23382413585
  length_sum	0	23382413585
  length	23370661888	1
  $ sh ../part.sh 'seeds 0 1000000000000' 'endless 0 1000000000000' | war --merge --stats | grep -E '^(endless|all)'
  endless          1000000000000   100.000   100.000 .. 100.000
  all              1000000000000

Counts with a row that is not as it was printed.

  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "shortest" { $3 -= 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "longest" { $3 += 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "length_sum" { $3 -= 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "length_sum" { $3 += 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "war_sum" { $3 += 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "war_sum" { $3 -= 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "end" { print "period", 2, 1000; $2 += 1 } { print }' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: --counts prints no row 'period' 2 1000 here

More aces than a deck has; a shortest game that is longer than another, a longest one that is shorter; a game of two lengths; a
game that is longer than the limit; games called off without a limit, and endless ones with a limit; a shortest or a longest
game that was not played.

  $ war -n 60 --counts | sed 's/^highest0.2/highest0	5/' | war --merge --counts | tail -n 1
  2> war: <stdin>:60: --counts prints no row 'highest0' 3 9 here
  $ war -n 60 --counts | sed 's/^shortest.45.19/shortest	45	38/' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ war -n 60 --counts | sed 's/^longest.17.2134/longest	17	2014/' | war --merge --counts | tail -n 1
  2> war: <stdin>:70: these counts do not agree: rows are missing or changed
  $ sh ../part.sh 'seeds 0 2' 'shortest 0 4' 'longest 0 5' 'player1 0 2' 'length_sum 0 9' 'length 4 1' 'length 5 1' 'highest1 2 2' | war --merge
  2> war: <stdin>:17: these counts do not agree: rows are missing or changed
  [1]
  $ RULES=codingame,limit=3 sh ../part.sh 'seeds 0 1' 'shortest 0 4' 'longest 0 4' 'player1 0 1' 'length_sum 0 4' 'length 4 1' 'highest1 2 1' | war --merge
  2> war: <stdin>:16: these counts do not agree: rows are missing or changed
  [1]
  $ sh ../part.sh 'seeds 0 1' 'off 0 1' | war --merge
  2> war: <stdin>:11: these counts do not agree: rows are missing or changed
  [1]
  $ RULES=codingame,limit=3 sh ../part.sh 'seeds 0 1' 'endless 0 1' | war --merge
  2> war: <stdin>:11: these counts do not agree: rows are missing or changed
  [1]
  $ war -n 60 --counts | sed 's/^seeds.0/seeds	46/' | war --merge --counts
  2> war: <stdin>:4: --counts prints no row 'shortest' 45 19 here
  [1]
  $ war -n 60 --counts | awk -F '\t' -v OFS='\t' '$1 == "longest" { $2 = 60 } { print }' | war --merge --counts
  2> war: <stdin>:5: --counts prints no row 'longest' 60 2134 here
  [1]

A chain of more than 63 wars is counted as 63, so the sum of the wars may be greater.

  $ awk 'BEGIN { for (p = 3; p < 5; p++) { print 71; for (i = 0; i < 70; i++) print "2D"; print p "D" } }' | war -r codingame,down=0 --counts - | war --merge --counts | grep '^wars'
  wars	63	1

Counts are not a deal.

  $ war --counts -n 1 >one; war --stats one; rm one
  2> war: one:1: expected the number of cards of player 1 (0 to 1000000), found 'name' (see tests/guide/reference.md#input)
