Decks that war deals itself
===========================

The new deck has its suits in the order D H C S, and in each the ranks from 2 on.  A seed shuffles it by Fisher and Yates
with the numbers of splitmix64; the cards are dealt in turn.  A line is a deck, in the format of the input.

  $ war -s 0 -d | paste -s -d ' ' -
  26 AD 10D 4D AS 4C 7H QH 5D 5C QC 6D AC 9C 9S JD 2S 3C KC 8H 10H 7C 3S 10C 4H 10S JH 26 JC JS QS KD AH 2H 4S KS 3H 2D 6C 7S 6S KH 5S 8C 8D 6H 2C 9H 5H QD 9D 7D 3D 8S
  $ war -s 1 -d | paste -s -d ' ' -
  26 10S KC 2D KS 7D 8H 4H KD JD 3C 6S JH 6H 3D 5D 7C AS 4C 8D 9H KH 10C QH JC 10H AC 26 8S 5S 9C QC 6C QD 8C 2S 6D 9D AH 2C 2H 10D 3H 4D 9S 7S 4S 7H 5H AD 3S QS JS 5C
  $ war -s 7 -d | paste -s -d ' ' -
  26 10C 4H 4S JS KS 5H 2H 7S 5S 6S 2C JD 5C 3C AD 5D KH 9S AS 9C 2S 6H 3H KD 4C 2D 26 8D 7H JH 10D 6C 8H 4D 3S KC 9D QH JC 3D AH QD AC QS 7C 8C QC 6D 7D 10S 10H 8S 9H
  $ war -s 18446744073709551615 -d | paste -s -d ' ' -
  26 4H AD KS QC 2C KC 3C AH 10C 6C QH 2S 7C 5H 7D JS 2H 8D KH 3S 8S 2D KD AC 9H AS 26 8H 6H 4D 8C JH JD 5C 3D QS 10D 5D 7H 10H 4C JC 7S 6D 3H 9D 4S 5S 10S 6S 9C QD 9S
  $ war -s 3 -n 3 -d -r codingame,ranks=3,suits=2 | paste -s -d ' ' -
  3 3D 4H 2H 3 3H 4D 2D 3 4H 3D 3H 3 2D 2H 4D 3 3D 3H 2H 3 4H 2D 4D

Where a number would make some cards likelier than others it is drawn again.

  $ war -r codingame,suits=64,ranks=64 -s 82 -a
  LOOP 1810639 4096
  $ war -r codingame,suits=64,ranks=64,limit=1000 -s 188 -a
  OFF

Games that were read are printed in the format of the input as well.

  $ echo 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D 1 2D 1 3D | war -d | paste -s -d ' ' -
  7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D 1 2D 1 3D
  $ echo 2 JD -5 2 7 2147483647 | war -d -r umass,input=decks | paste -s -d ' ' -
  [11, -5] [7, 2147483647]
