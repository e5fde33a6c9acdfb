Endless games that others have published
========================================

J.-P. Delahaye and P. Mathieu (Pour la Science 215 and 567, repository cristal-smac/bataille) and C. Courbet (repository
legrosbuffle/bataille_cpp).  They give the deals and the periods; T is ours.

Four suits of N ranks, natural order.

  $ echo 6 4D 3D 2D 2H 3H 2C 6 3C 2S 4H 3S 4C 4S |
  >   war -r bataille
  LOOP 0 19
  $ echo 8 3D 2D 5D 5H 3H 2H 4D 4H 8 5C 3C 5S 2C 4C 3S 4S 2S |
  >   war -r bataille
  LOOP 0 24
  $ echo 12 5D 3D 6D 6H 5H 3H 7D 7H 4D 3C 3S 2D 12 6C 5C 6S 2H 7C 5S 7S 2C 4H 2S 4C 4S |
  >   war -r bataille
  LOOP 0 36
  $ echo 16 9D 6D 6H 2D 7D 3D 7H 7C 8D 3H 8H 8C 5D 3C 5H 5C 16 9H 2H 9C 9S 7S 6C 6S 2C 8S 4D 4H 2S 5S 4C \
  >   4S 3S |
  >   war -r bataille
  LOOP 0 48

Four suits of N ranks, optimised order.

  $ echo 10 4D 2D 6D 5D 4H 3D 5H 4C 4S 3H 10 2H 2C 6H 5C 3C 3S 6C 5S 6S 2S |
  >   war -r bataille,spoils=high
  LOOP 0 28
  $ echo 19 4D 6D 2D 8D 7D 7H 3D 5D 3H 4H 2H 8H 8C 7C 5H 6H 3C 4C 2C 9 6C 6S 5C 5S 4S 3S 2S 8S 7S |
  >   war -r bataille,spoils=high
  LOOP 0 2050

One suit of N ranks, natural order.

  $ echo 11 18D 7D QD 10D AD 17D 5D 21D KD 15D 9D 11 2D 19D 4D JD 8D 22D 16D 3D 20D 23D 6D |
  >   war -r bataille,ranks=22
  LOOP 68 240
  $ echo 2 2D 5D 3 6D 3D 4D |
  >   war -r bataille
  LOOP 2 6
  $ echo 3 2D 3D 6D 4 7D 8D 4D 5D |
  >   war -r bataille
  LOOP 3 8
  $ echo 4 2D 3D 4D 8D 5 5D 9D 10D 7D 6D |
  >   war -r bataille
  LOOP 6 20

Four suits of N ranks, natural order.

  $ echo 6 2D 2H 2C 2S 3D 4D 6 3H 4H 4C 4S 3C 3S |
  >   war -r bataille
  LOOP 16 19
  $ echo 8 2D 2H 2C 2S 4D 3D 4H 5D 8 3H 5H 5C 4C 3C 3S 4S 5S |
  >   war -r bataille
  LOOP 17 24

Four suits of N ranks, optimised order.

  $ echo 10 2D 2H 2C 4D 3D 5D 5H 3H 6D 6H 10 4H 4C 6C 6S 5C 5S 4S 2S 3C 3S |
  >   war -r bataille,spoils=high
  LOOP 17 28

Four suits of N ranks, natural order.

  $ echo 12 2D 5D 7D 3D 3H 2H 6D 7H 2C 4D 6H 2S 12 6C 5H 7C 4H 4C 7S 3C 5C 5S 3S 6S 4S |
  >   war -r bataille
  LOOP 20 36
  $ echo 14 6D 8D 8H 6H 3D 5D 5H 4D 8C 5C 6C 4H 2D 4C 14 7D 3H 2H 3C 4S 7H 8S 5S 3S 6S 7C 7S 2C 2S |
  >   war -r bataille
  LOOP 50 52

Four suits of N ranks, optimised order.

  $ echo 14 7D 6D 8D 3D 2D 3H 7H 6H 6C 4D 4H 2H 7C 8H 14 5D 3C 5H 5C 5S 8C 4C 6S 3S 7S 8S 2C 4S 2S |
  >   war -r bataille,spoils=high
  LOOP 35 44

Four suits of N ranks, natural order.

  $ echo 16 7D 8D 7H 2D 3D 5D 2H 8H 5H 5C 6D 7C 9D 4D 6H 4H 16 8C 6C 5S 3H 2C 9H 8S 4C 2S 4S 9C 7S 9S 3C \
  >   6S 3S |
  >   war -r bataille
  LOOP 34 48
