Endless games of the French game
================================

No cards face down, and the first empty hand loses: the book bataille.  After T rounds the hands repeat every P rounds.
These deals were constructed (make cycles).

52 cards, in the natural order, and in the optimised one, which sorts the spoils.

  $ for spoils in natural high; do
  >   echo 26 2S 8H 6C JS 6S 7D 6H 5S 5H 2D 9D 2H KH 9H 9C 3H KC 9S JC 7C 3C 3S KD 4C 8S 2C 26 5C AH 8C AC \
  >     QH AS QC QS 7H 3D QD 8D JH 4H KS 10H 10C 5D AD 10D 10S 7S JD 4S 6D 4D |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 10 1020
  LOOP 10 1020
  $ for spoils in natural high; do
  >   echo 26 4S 4D 2S 8H 6C JS 6S 7D 6H 5S 5H 2D KD 8S 9D 2H KH 9H 9C 3H KC 9S JC 7C 3C 3S 26 JD 6D 5C AH \
  >     8C AC QH AS QC QS 7H 3D 4C 2C QD 8D JH 4H KS 10H 10C 5D AD 10D 10S 7S |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 11 1020
  LOOP 11 1020

Hands that are on the cycle of the first deal.  The players have 13 cards and 39.

  $ for spoils in natural high; do
  >   echo 13 3D 9D 2D KD 9H 9C 2H KH 9S 10D 3H KC 7D 39 3C 6D 3S 4D 2C QD 10H 10C 4H KS 10S JD 5D AD 8D \
  >     JH 6H JC 4C 7H 4S 5H 2S AH JS QH 6C AC QC QS 6S AS 8H 8C 7C 8S 5C 7S 5S |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 0 1020
  LOOP 0 1020

36 cards.  The optimised order ends this game.

  $ for spoils in natural high; do
  >   echo 18 6H 2D 10D 7D 8H 5D 10H 8C 9D 5C 5S 3S 10C 7C 9H 4C 10S 6D 18 4S 2H 9C 2C 6C 2S 7S 4D 6S 4H \
  >     8S 3D 8D 3H 9S 7H 5H 3C |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 7 192
  1 72

40 cards.  The optimised order ends this game.

  $ for spoils in natural high; do
  >   echo 20 7D 4D 7H 2D 8D 4H 8H 2H 9D 5D 9H 2C 10D 5H 10H 2S JD 5C JH 3D 20 5S 3H 7C 7S 6D 3C 8C 8S 6H \
  >     3S 9C 9S 6C 4C 10C 10S 6S 4S JC JS |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 0 60
  2 40

44 cards, both orders.  On the cycle there is no war.

  $ for spoils in natural high; do
  >   echo 22 5D 2D 10D 5H 7D 3D QD JD JH 7H JC 5C 6D 3H JS 10H 10C 7C 10S 5S 6H 2H 22 7S 3C QH 9D 9H 4D \
  >     9C 6C 4H 2C QC 9S 8D 4C 8H 6S 4S 2S QS 8C 8S 3S |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 2 1152
  LOOP 2 1152

48 cards.  The optimised order ends this game.

  $ for spoils in natural high; do
  >   echo 24 8D 5D 8H 2D 9D 5H 9H 2H 10D 5C 10H 2C JD 5S JH 2S QD 6D QH 3D KD 6H KH 3H 24 6C 3C 8C 8S 6S \
  >     3S 9C 9S 7D 4D 10C 10S 7H 4H JC JS 7C 4C QC QS 7S 4S KC KS |
  >     war -r bataille,spoils=$spoils
  > done
  LOOP 0 72
  2 48

52 cards, the loser's cards first.

  $ echo 26 7D KD 6D KH 6H AD 5D QD 5H KC 4D JD 4H AH 3D JH 3H KS 8D 10D 8H AC 4C 7H 8C QH 26 7C QC 3C \
  >   9D 6C QS 2D 9H 5C JC 2H 9C 4S JS 2C 7S 3S 10H 2S 6S 8S 10C 5S 10S 9S AS |
  >   war -r bataille,spoils=loser
  LOOP 13 294
  $ echo 26 QD KD 7D KH 7H AD 6D JD JH KC 6H JC 6C AH 3D 10D 10H KS 8D 9D 8H AC 3H 8C 5D QH 26 7C QC 2D \
  >   5H 7S QS 3C 5C 5S JS 2H 4D 6S 10C 2C 4H 3S 10S 2S 4C 8S 9H 4S 9C 9S AS |
  >   war -r bataille,spoils=loser
  LOOP 16 3150

This game never comes to a war.  So it is endless with any number of cards face down.

  $ for down in 0 3; do
  >   echo 26 5D 10D 2D 3D 5H 9D 2H 6D 4D 9H 2C 3H 4H 8D 7D KD QD AD 3C 8H 6H QH 7H QC QS AH 26 10H AC 5C \
  >     10C 10S KH 4C 9C 8C KC 4S 8S 9S KS 2S 6C 7C JD 6S JH JC AS 3S 5S 7S JS |
  >     war -r bataille,spoils=loser,down=$down
  > done
  LOOP 10 10560
  LOOP 10 10560

One card face down, and two.  These games have wars for ever.

  $ echo 26 4D 7D AD 9D QD QH QC 5D 3D AH 8D JD JH JC 7H 6D 10D AC 3H 9H 5H KD 9C KH 3C KC 26 4H 9S QS \
  >   3S 6H 8H 2D 5C 8C JS 2H 4C 8S 2C KS 6C 7C 10H 4S 10C 10S AS 2S 5S 6S 7S |
  >   war -r bataille,spoils=loser,down=1
  LOOP 11 5544
  $ echo 26 7D JD 3D 6D 6H 10D 2D 5D 5H 9D 3H 5C 4D 9H 3C KD 4H AD 2H 8D 8H QD 2C 4C 4S AH 26 JH AC 6C \
  >   JC 10H KH 6S 10C 10S KC 5S 9C 9S KS 3S 8C 8S QH 7H QC QS AS 2S 7C 7S JS |
  >   war -r bataille,spoils=loser,down=2
  LOOP 10 6800
