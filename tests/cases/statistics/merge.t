--merge: counts added up
========================

The parts of a run are the run, in any order and from any files.

  $ war --merge csharp-below-0 csharp-0-to-19 | grep -E '^(seeds|player . wins |draw|called|endless|all|mean|median|shortest)'
  seeds -20..19
  player 1 wins               13    32.500    20.084 ..  47.983
  player 2 wins               25    62.500    47.032 ..  75.777
  draw                         0     0.000     0.000 ..   8.762
  called off                   2     5.000     1.382 ..  16.504
  endless                      0     0.000     0.000 ..   8.762
  all                         40
  mean 7.105 (95 % interval 5.000 .. 9.210), standard deviation 6.53
  median 4, 2.5 %: 0, 95 %: 26, 97.5 %: 26, 99 %: 26, 99.9 %: 26
  shortest 0 (seed -4), longest 26 (seed -19)
  $ [ "$(war --merge csharp-below-0 csharp-0-to-19)" = "$(war -r csharp,ranks=4 -s -20 -n 40 --stats)" ] && echo the same
  the same
  $ [ "$(war --merge csharp-0-to-19 csharp-below-0)" = "$(war --merge csharp-below-0 csharp-0-to-19)" ] && echo the same
  the same
  $ [ "$(cat csharp-below-0 csharp-0-to-19 | war --merge)" = "$(war --merge csharp-below-0 csharp-0-to-19)" ] && echo the same
  the same
  $ [ "$(war --merge csharp-below-0 - <csharp-0-to-19)" = "$(war --merge csharp-below-0 csharp-0-to-19)" ] && echo the same
  the same

As counts again, which is what a run of all would print.

  $ war --merge --counts csharp-0-to-19 csharp-below-0 | grep -E '^(seeds|shortest|longest|player|off|war|length)'
  seeds	-20	40
  shortest	-4	0
  longest	-19	26
  player1	0	13
  player2	0	25
  off	0	2
  length_sum	0	270
  war_sum	0	70
  wars	1	50
  wars	2	10
  length	0	2
  length	1	2
  length	2	7
  length	3	4
  length	4	6
  length	6	2
  length	7	2
  length	8	1
  length	11	4
  length	13	2
  length	14	2
  length	17	2
  length	26	2

Other ends of lines, and none at the end, make no difference.

  $ [ "$(sed "s/$/$(printf '\r')/" csharp-0-to-19 | war --merge --counts)" = "$(war --merge --counts csharp-0-to-19)" ] && echo the same
  the same
  $ [ "$(printf %s "$(cat csharp-0-to-19)" | war --merge --counts)" = "$(war --merge --counts csharp-0-to-19)" ] && echo the same
  the same

Seeds between them that are missing are reported, but are no error.

  $ war --merge csharp-below-0 csharp-from-30 | grep -E '^(seeds|all|mean)'
  seeds -20..-1, 30..39
  all                         30
  mean 7.143 (95 % interval 4.269 .. 10.017), standard deviation 7.62
  2> war: no counts of seeds 0..29
  $ war --merge csharp-0-to-19 csharp-from-30 csharp-below-0 | grep -E '^(seeds|all|mean)'
  seeds -20..19, 30..39
  all                         50
  mean 7.191 (95 % interval 5.116 .. 9.267), standard deviation 7.18
  2> war: no counts of seeds 20..29

Games that were read are numbered on from those of the last part.

  $ war --merge two-games.counts two-games.counts | grep -E '^(games|all|shortest)'
  games 1..4
  all                          4
  shortest 1 (game 1), longest 1 (game 1)
  $ war --merge --counts <<END | grep -E '^(games|shortest|longest|player|endless|length)'
  > name	value	count
  > rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,input=decks,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > games	1	2
  > games	5	1
  > shortest	2	3
  > longest	5	4
  > player1	0	2
  > endless	0	1
  > length_sum	0	7
  > length	3	1
  > length	4	1
  > end	10	286143972
  > name	value	count
  > rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,input=decks,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > games	2	1
  > shortest	2	9
  > longest	2	9
  > player2	0	1
  > length_sum	0	9
  > length	9	1
  > end	7	729042905
  > END
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
  most cards that the loser of 100 games held: 50 %: 32, 95 %: 46, 99 %: 48, 100 %: 49
  $ war -r house -n 100 --stats --held | grep '^most'
  most cards that the loser of 100 games held: 50 %: 32, 95 %: 46, 99 %: 48, 100 %: 49

A part may be empty, and so may all of them.

  $ cat no-games csharp-0-to-19 no-games | war --merge --counts - csharp-below-0 | grep -E '^(seeds|player|length)'
  seeds	-20	40
  player1	0	13
  player2	0	25
  length_sum	0	270
  length	0	2
  length	1	2
  length	2	7
  length	3	4
  length	4	6
  length	6	2
  length	7	2
  length	8	1
  length	11	4
  length	13	2
  length	14	2
  length	17	2
  length	26	2
  $ cat no-games no-games | war --merge
  csharp,down=3,spoils=laid,pile=none,short=lose,count=turns,limit=1001,input=deck,shuffle=dotnet,suits=4,ranks=4,cards=0
  games 
  
                           games         %   95 % interval
  all                          0

What a game called off or without an end leaves in the sums.

  $ war --merge <<END | grep -E '^(draw|called|all|mean|shortest)'
  > name	value	count
  > rules=umass,down=3,spoils=laid,pile=none,short=steps,count=battles,limit=1,input=deck,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > games	1	1
  > shortest	1	0
  > longest	1	0
  > draw	0	1
  > length	0	1
  > end	6	848349371
  > name	value	count
  > rules=umass,down=3,spoils=laid,pile=none,short=steps,count=battles,limit=1,input=deck,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > games	1	1
  > off	0	1
  > end	3	3419043849
  > END
  draw                         1    50.000     9.453 ..  90.547
  called off                   1    50.000     9.453 ..  90.547
  all                          2
  mean 0.000, standard deviation 0.00
  shortest 0 (game 1), longest 0 (game 1)

The last seed, the longest games and the most of them that can be counted.

  $ war --merge --counts <<END | grep -E '^(seeds|shortest|draw|length)'
  > name	value	count
  > rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,input=decks,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > seeds	18446744073709551615	1
  > shortest	18446744073709551615	5
  > longest	18446744073709551615	5
  > draw	0	1
  > length_sum	0	5
  > length	5	1
  > end	7	1029082288
  > END
  seeds	18446744073709551615	1
  shortest	18446744073709551615	5
  draw	0	1
  length_sum	0	5
  length	5	1
  $ war --merge --counts <<END | grep -E '^(shortest|length)'
  > name	value	count
  > rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,input=decks,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > seeds	0	1
  > shortest	0	18446744073709551615
  > longest	0	18446744073709551615
  > player1	0	1
  > length_sum	0	18446744073709551615
  > length	18437736874454810624	1
  > end	7	2341366404
  > END
  shortest	0	18446744073709551615
  length_sum	0	18446744073709551615
  length	18437736874454810624	1
  $ war --merge --counts <<END | grep -E '^(shortest|length)'
  > name	value	count
  > rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,input=decks,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > seeds	0	1
  > shortest	0	23382413585
  > longest	0	23382413585
  > player1	0	1
  > length_sum	0	23382413585
  > length	23370661888	1
  > end	7	1615987589
  > END
  shortest	0	23382413585
  length_sum	0	23382413585
  length	23370661888	1
  $ war --merge --stats <<END | grep -E '^(endless|all)'
  > name	value	count
  > rules=codingame,down=3,spoils=owner,pile=none,short=draw,count=rounds,limit=0,input=decks,shuffle=war,suits=4,ranks=13,cards=0	0	1
  > seeds	0	1000000000000
  > endless	0	1000000000000
  > end	3	2792806424
  > END
  endless          1000000000000   100.000   100.000 .. 100.000
  all              1000000000000
