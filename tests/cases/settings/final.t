The hands at the end
====================

Both hands are printed as input=decks reads them.

  $ war -r codingame,suits=2,ranks=3 -s 2 --final
  4
  3D
  2D
  4H
  2H
  2
  3H
  4D
  $ war -r utexas,suits=1,ranks=6 -n 2 --final
  6
  6C
  4C
  3C
  2C
  7C
  5C
  0
  4
  7C
  2C
  6C
  3C
  2
  4C
  5C
  $ war -r utexas,suits=1,ranks=6 -n 2 --final | war -r utexas,input=decks -a
  1 0
  LOOP 0 12
  $ war -r codeforces -s 1 --final
  10
  10
  8
  9
  1
  6
  2
  7
  3
  5
  4
  10
  0
  $ war -r codeforces -s 1 --final | war -r codeforces
  0 1
  $ war -r drunkard -s 4 --final
  []
  [3, 9, 2, 5, 1, 6, 4, 7, 0, 8]

A game can be cut, and go on.

  $ war -s 3
  LOOP 363 52
  $ war -r codingame,limit=100 -s 3 --final | war
  LOOP 263 52
  $ for n in 0 1 50 478 479; do war -r codingame,limit=$((n + 1)) -s 3 --final | war; done | paste -s -d , -
  LOOP 362 52,LOOP 361 52,LOOP 312 52,LOOP 0 52,LOOP 0 52

An endless game is printed where it begins to repeat.

  $ war -s 3 --final | war -t | tail -n 4
  player 1 has 27: 6D 9D 3D QD 7H JD 3S 10S 4D KC 6H JC 4C 8D 3H QC 9H 8H 2D 8S 4H AH 8C 9C 7D AS 5H
  player 2 has 25: QS 2H KH 2S KD 7S 9S 6C KS 2C 10H 5C AC 3C AD 5D 10C 4S JH 7C JS 6S 10D 5S QH
  
  LOOP 0 52

A winner in a war that cannot go on takes the table.  If nobody wins, its cards go back on top of both hands.  Read again, the
round is played once more.

  $ echo 4 2D 3D 8D 5D 2 2H 4H | war -r codingame,down=1,short=lose --final
  5
  3D
  8D
  5D
  2D
  2H
  1
  4H
  $ echo 4 2D 3D 8D 5D 2 2H 4H | war --final
  4
  2D
  3D
  8D
  5D
  2
  2H
  4H
  $ echo 4 2D 3D 8D 5D 2 2H 4H | war --final | war
  PAT

So do those of a game that is called off between two battles of a war.

  $ echo 4 2D 3D 8D 5D 5 2H 4H 8H 5H 6H | war -r codingame,down=1,count=battles,limit=2 --final
  4
  2D
  3D
  8D
  5D
  5
  2H
  4H
  8H
  5H
  6H

Under short=lose and short=steps the loser keeps the cards in hand: so a game that is over may go on.

  $ war -r csharp -s 13 -a; war -r csharp -s 13 --final | war -r csharp,input=decks -a -
  1 100
  2 469

With a pile, the hand comes first.

  $ echo 3 KD 3D 8D 2 2H 4H | war -r codingame,pile=stack,limit=2 --final
  3
  8D
  KD
  2H
  2
  3D
  4H
  $ war -r codingame --final --stats -n 2
  2> war: --final and --stats: only one report at a time
  2> Try 'war --help'.
  [2]
