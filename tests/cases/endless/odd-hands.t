Player 1 always has an odd number of cards
==========================================

With no cards face down, a round with one war moves an even number of cards. In these games, each round of the cycle is
such a round, so player 1 never has an even number of cards.

  $ echo 7 2D 2H 2C 2S 2D 2H 3C 5 2D 2H 2C 3S 2D | war -r codingame,down=0,short=empty,spoils=natural
  LOOP 5 2
  $ echo 5 2D 4H 3C 2S 3D 4 2D 3H 3C 3S | war -r codingame,down=0,short=empty,spoils=alternate
  LOOP 2 2
  $ echo 5 3D 2H 3C 3S 3D 3 3D 3H 3C | war -r codingame,down=0,short=empty,spoils=low
  LOOP 0 2
  $ echo 7 2D 3H 2C 2S 3D 2H 4C 3 2D 3H 3C | war -r codingame,down=0,short=empty,spoils=high
  LOOP 6 2
  $ echo 9 2D 2H 3C 2S 2D 3H 3C 3S 2D 5 2D 3H 3C 3S 2D | war -r codingame,down=0,short=empty,spoils=winner
  LOOP 0 4
  $ echo 7 3D 2H 2C 3S 3D 3H 3C 4 3D 3H 3C 3S | war -r codingame,down=0,short=empty,spoils=reversed
  LOOP 5 2
