?: a card that is not known
===========================

It is drawn from the cards of the pack that the deal does not name, anew for each game of -n N; without it there is one game.
The number of the game, its seed, decides.  All reports show the cards that were drawn.

  $ echo '5 10 K K 9 ? 3 AS ? ?' >known
  $ war -d known | xargs
  5 10 K K 9 KC 3 AS QD 7C
  $ war -n 3 -d known | xargs
  5 10 K K 9 KC 3 AS QD 7C 5 10 K K 9 QC 3 AS QS 8C 5 10 K K 9 JD 3 AS 10C 2D
  $ war -s 2 -n 2 -d known | xargs
  5 10 K K 9 QC 3 AS QS 8C 5 10 K K 9 JD 3 AS 10C 2D
  $ war -s 3 -t known | head -n 2
  player 1 has 5: 10 K K 9 JD
  player 2 has 3: AS 10C 2D
  $ war -s 3 known
  PAT
  $ war -n 4 --table known | cut -f 1-4
  game	verdict	length_in_rounds	battles
  1	draw	8	8
  2	draw	24	24
  3	draw	7	7
  4	draw	2	2
  $ war -s 3 --final known | xargs
  5 10C K 2D K 9 3 10 JD AS
  $ war -r house -s 3 -n 5 --stats known | grep '^[pg]'
  games 3..7
  player 1 wins                1    20.000     3.622 ..  62.447
  player 2 wins                3    60.000    23.072 ..  88.238
  $ cat known known | war -d | xargs
  5 10 K K 9 KC 3 AS QD 7C 5 10 K K 9 QC 3 AS QS 8C
  $ war -j 2 -n 2 --stats known
  2> war: -j is for --stats and --counts of seeds; else GNU parallel or `make long`
  2> Try 'war --help'.
  [2]
  $ rm known

One deck, which is dealt; integers, of which each rank is there as often as in the deck of a seed.

  $ echo '7 AS ? ? 2 ? ? ?' | war -r utexas -n 2 -d - | xargs
  7 AS KS 4S 2 8H KC 8D 7 AS 3H QC 2 10D QS AD
  $ echo '7 AS ? ? 2 ? ? ?' | war -r utexas -n 2 -a -
  1 4
  1 5
  $ echo '7 AS ? ? 2 ? ? ?' | war -r csharp -s 2 -t - | sed -n 1p
  Alice plays 8H, Bob plays AS
  $ echo '7 AS ? ? 2 ? ? ?' | war -r bootcamp -s 2 -n 2 --final - | xargs
  7 AS AD KC 10D 2 QH 3S 0 7 AS QC JD 3H 2 6C 5C 0
  $ echo '[2, ?, A, ?]' | war -r umass -n 3 -d -
  [2, 14, 14, 5]
  [2, 4, 14, 12]
  [2, 5, 14, 6]
  $ echo '1 ? 13 ?' | war -r tmu -n 2 -d -
  [1, 1, 13, 5]
  [1, 4, 13, 11]
  $ echo '1 ? 13 ?' | war -r tmu -n 2 -
  [13, 5, 1, 1]
  [13, 11, 1, 4]
  $ echo '10 4 1 2 3 ? 6 ? ? ? ? ? ?' | war -r codeforces -n 2 -d - | xargs
  10 4 1 2 3 4 6 6 10 5 9 8 7 10 4 1 2 3 5 6 9 4 7 6 10 8
  $ printf '0 ? 3 ? 9\n? ? ? ? ?\n' | war -r drunkard -n 2 -d -
  0 1 3 4 9
  8 2 7 6 5
  0 2 3 7 9
  1 5 4 8 6

The pack is what suits=, ranks=, lowest= and jokers= say.  A card without a suit is one of its rank.

  $ echo 1 ? 3 ? ? ? | war -r codingame,ranks=2,suits=2,lowest=6 -n 3 -d - | xargs
  1 6D 3 7D 7H 6H 1 6D 3 7D 7H 6H 1 7H 3 7D 6H 6D
  $ echo 1 15 4 ? ? ? ? | war -r codingame,jokers=2,ranks=1,suits=4,lowest=14 -n 2 -d - | xargs
  1 15 4 AH AD AS 15H 1 15 4 AD AS AH 15H
  $ echo 2 AD AD 3 A ? A | war -r codingame,suits=8,ranks=1,lowest=14 -d | xargs
  2 AD AD 3 A AS A
  $ echo 1 2 1 ? | war -r codingame,suits=2,ranks=2 -n 30000 --stats - | grep '^[pd]'
  player 1 wins                0     0.000     0.000 ..   0.013
  player 2 wins            20012    66.707    66.171 ..  67.238
  draw                      9988    33.293    32.762 ..  33.829
  dealt 0                      0     0.000     0.000 ..   0.019

Four aces against the rest of the pack, shuffled.  hectorpefo.github.io has 19.1 % of the games for the other
player.

  $ { echo 4 AS AD AC AH 48; yes ? | head -n 48; } | war -r house,down=1,short=lose -n 40000 --stats - | grep '^player'
  player 1 wins            32265    80.663    80.273 ..  81.047
  player 2 wins             7735    19.337    18.953 ..  19.727

More unknown cards than are left; cards that the pack has not, or not so often.

  $ echo 3 ? ? ? 2 2D ? | war -r codingame,suits=2,ranks=2
  2> war: <stdin>:1: the pack has 3 cards left for 4 unknown ones
  [1]
  $ echo 2 ? 2D 3 2H 2 ? | war -r codingame,suits=2,ranks=2
  2> war: <stdin>:1: unknown cards are of a pack of 4, which has no 2 left
  [1]
  $ echo 2 AS ? 1 AS | war
  2> war: <stdin>:1: unknown cards are of a pack of 52, which has no AS left
  [1]
  $ { echo 4 ? A A A; echo 2 A A; } | war -r house -n 9 -
  2> war: <stdin>:2: unknown cards are of a pack of 52, which has no A left
  [1]
  $ echo '[2147483647, ?]' | war -r umass
  2> war: <stdin>:1: unknown cards are of a pack of 52, which has no 2147483647 left
  [1]
  $ echo 1 15D 1 ? | war -r codingame,jokers=1,suits=1,ranks=3,lowest=12
  1 1
  $ echo 2 15D 15 1 ? | war -r codingame,jokers=1,suits=1,ranks=3,lowest=12
  2> war: <stdin>:1: unknown cards are of a pack of 4, which has no 15 left
  [1]
  $ echo 1 ?? 1 ?D | war
  2> war: <stdin>:1: expected card 1 of player 1, found '??' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

Unknown cards need the settings of the pack, and two hands none of a deal.

  $ echo 1 8 1 ? | war -r codingame,suits=2,ranks=2,lowest=8,cards=3,hands=1 -d | xargs
  1 8 1 9D
  2> war: cards= changes nothing without a deck to deal: two hands are read
  2> war: hands= changes nothing without a deck to deal: two hands are read

Without chance and without such a card, all games would be the same.

  $ echo 1 AS 1 ? 1 AS 1 KS | war -n 2 -
  1 1
  1 1
  2> war: <stdin>:1: -s and -n take a FILE only with chance, as in spoils=random, or a card ?
  [1]
