jokers=N, hands=N: what is dealt of a seed's deck
=================================================

Jokers are cards of a rank of their own, one above all others: 15 if the ace is 14.  They follow the other cards of the
unshuffled deck, in the order of the suits.

  $ war -r utexas,ranks=2,jokers=2,cards=4 -s 15 -t | sed '/^Initial hands/,$d'
  Initial deck:
    2C  3C  2D  3D  2H  3H  2S  3S  4C  4D
  Shuffled deck:
    3H  4D  2D  2H
  
  
  $ war -r csharp,jokers=3 -s 675 -d | grep '^15'
  15D
  15C
  15S
  $ war -r house,jokers=2 -s 1 -d | sed -n 1p
  27
  $ war -r bataille,ranks=8,jokers=1 -s 1 -d | xargs
  17 8H 6C 2S 3C 4D 7D 2D 2C 4S 2H 8C 3H 9D 9S 6H 8S 4C 16 10D 8D 6D 5H 3D 9H 6S 5S 5D 4H 3S 5C 7S 7C 7H 9C

They win, and a player's jokers are counted as cards of the highest rank.

  $ echo 1 AS 1 15D | war -r codingame,jokers=1
  2 1
  $ echo 1 15H 1 15D | war -r codingame,jokers=1
  PAT
  $ war -r house,jokers=2 -n 1000 --stats | grep '^dealt'
  dealt 0                     75    33.482    27.626 ..  39.895
  dealt 1                    269    52.745    48.408 ..  57.041
  dealt 2                    175    65.789    59.900 ..  71.230
  dealt more of them        wins         %   95 % interval
  $ war -r house,jokers=2,cards=20 -n 4 --table | cut -f 1,8
  seed	highest
  0	1
  1	1
  2	1
  3	1
  $ war -r house,jokers=2,cards=20 -n 4 -d | war -r house,jokers=2 --table | cut -f 1,8
  game	highest
  1	1
  2	1
  3	1
  4	1

Without jokers there is no such card; with some, there is any number of them in a deck that is read.

  $ echo 1 AS 1 15D | war
  2> war: <stdin>:1: expected card 1 of player 2, found '15D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ echo 2 15D 15S 1 AS | war -r codingame,jokers=1
  1 1
  $ echo 1 AS 1 16D | war -r codingame,jokers=1
  2> war: <stdin>:1: expected card 1 of player 2, found '16D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
  $ war -r house,jokers=5 -n 1
  2> war: jokers: expected at most 4, found 5
  2> Try 'war --help'.
  [2]
  $ war -r house,suits=5,jokers=5,hands=2 -n 1 -d | grep -c '^15'
  5

Every deal of two cards of rank 2 and two jokers, of rank 3 here.

  $ war -r umass,shuffle=every,suits=2,ranks=1,jokers=2 -n all -d
  [2, 2, 3, 3]
  [2, 3, 2, 3]
  [2, 3, 3, 2]
  [3, 2, 2, 3]
  [3, 2, 3, 2]
  [3, 3, 2, 2]
  $ war -r codingame,shuffle=every,suits=4,ranks=5,jokers=4 -n 1
  PAT
  $ war -r codingame,shuffle=every,suits=4,ranks=5,jokers=1 -s 6416344935001 -n all -a
  2> war: -s: expected a number from 0 to 6416344934999, found '6416344935001'
  2> Try 'war --help'.
  [2]

hands: player 1 gets the first cards of the deck, and player 2 the others.

  $ war -r codingame,ranks=2,hands=3 -s 5 -d | xargs
  3 3S 2H 2S 5 2C 2D 3D 3C 3H
  $ war -r house,ranks=2,hands=3 -s 5 -d | xargs
  3 3S 2H 2S 5 2C 2D 3D 3C 3H
  $ war -r house,ranks=2,hands=3,input=deck -s 5 -d | war -r house,input=deck,hands=3 -t | head -n 2
  player 1 has 3: 3S 2H 2S
  player 2 has 5: 2C 2D 3D 3C 3H
  $ war -r csharp,ranks=2,hands=3 -s 5 -d | war -r house,input=deck,hands=3 -t | head -n 2
  player 1 has 3: 3C 2C 3H
  player 2 has 5: 3D 2H 3S 2D 2S
  $ war -r csharp,ranks=2,hands=3,input=decks -s 5 -d | xargs
  3 3C 2C 3H 5 3D 2H 3S 2D 2S
  $ war -r house,hands=40 -n 1000 --stats | grep ^player
  player 1 wins              786    78.600    75.951 ..  81.030
  player 2 wins              214    21.400    18.970 ..  24.049

It is about a deck that is dealt, not about two hands that are read.

  $ echo 1 AS 2 KD 2H | war -r codingame,hands=2 -t | head -n 2
  player 1 has 1: AS
  player 2 has 2: KD 2H
  2> war: hands= changes nothing without a deck to deal: two hands are read

Player 2 may get no card, and then has lost.  No hand has more cards than there are.

  $ war -r codingame,ranks=2,hands=8 -n 1
  1 0
  $ war -r house,ranks=2,hands=8 -n 1
  1 0
  $ war -r house,ranks=2,hands=9 -n 1
  2> war: hands: expected at most 8, found 9
  2> Try 'war --help'.
  [2]
  $ war -r house,cards=8,hands=9 -n 1
  2> war: hands: expected at most 8, found 9
  2> Try 'war --help'.
  [2]
  $ war -r house,hands=1000001 -n 1
  2> war: hands: expected a number from 0 to 1000000, found '1000001'
  2> Try 'war --help'.
  [2]
  $ echo 3 2D 3D 4D | war -r house,input=deck,hands=4
  2> war: <stdin>:1: expected the number of cards of the deck (4 to 1000004), found '3' (see tests/guide/reference.md#input)
  [1]
  $ echo 1000005 | war -r house,input=deck,hands=4
  2> war: <stdin>:1: expected the number of cards of the deck (4 to 1000004), found '1000005' (see tests/guide/reference.md#input)
  [1]
  $ echo '[2, 3]' | war -r umass,hands=3
  2> war: <stdin>:1: expected card 3 of the deck, found ']' (neither a 32-bit integer nor a card)
  [1]
  $ echo '[2, 3, 2]' | war -r umass,hands=3
  1
  $ { printf '['; yes 5 | head -n 1000004; echo ']'; } | war -r umass,hands=3
  2> war: <stdin>:1000004: expected card 1000004 of the deck or ']', found '5' (one too many)
  [1]
