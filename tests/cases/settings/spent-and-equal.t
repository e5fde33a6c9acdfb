short=spent and short=equal, card by card
=========================================

The first round of little games that begin with two eights, with three cards face down where a player has enough.
Under `spent` each player lays what it has, the last card face up.  Under `equal` both lay as many cards as the poorer
has, the last one face up.  Under both a player with no card left has lost.

No card after the tie
---------------------

One player has none, and loses; under `last` its eight would count again, and win.

  $ for short in spent equal last; do
  >   echo 1 8D 5 8H 2H 3H 4H 5H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    too few cards for a war, player 2 takes 8D 8H
  player 1 has 0:
  player 2 has 6: 2H 3H 4H 5H 8D 8H
  round 1: 8D = 8H, war
    too few cards for a war, player 2 takes 8D 8H
  player 1 has 0:
  player 2 has 6: 2H 3H 4H 5H 8D 8H
  round 1: 8D = 8H, war
    down: | 2H 3H 4H
    up: 8D > 5H, player 1 takes 8D 8H 2H 3H 4H 5H
  player 1 has 6: 8D 8H 2H 3H 4H 5H
  player 2 has 0:
  $ for short in spent equal last; do
  >   echo 5 8D 2D 3D 4D 5D 1 8H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 6: 2D 3D 4D 5D 8D 8H
  player 2 has 0:
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 6: 2D 3D 4D 5D 8D 8H
  player 2 has 0:
  round 1: 8D = 8H, war
    down: 2D 3D 4D |
    up: 5D < 8H, player 2 takes 8D 2D 3D 4D 5D 8H
  player 1 has 0:
  player 2 has 6: 8D 2D 3D 4D 5D 8H

Nobody has one: a draw.

  $ for short in spent equal; do echo 1 8D 1 8H | war -r codingame,short=$short -t | sed -n '/^round 1:/,$p'; done
  round 1: 8D = 8H, war
    too few cards for a war, on the table: 8D | 8H
  player 1 has 0:
  player 2 has 0:
  
  PAT
  round 1: 8D = 8H, war
    too few cards for a war, on the table: 8D | 8H
  player 1 has 0:
  player 2 has 0:
  
  PAT

One card
--------

It is laid face up.  Under `equal` the other player lays none face down either: it is the two that comes up, not the
jack.

  $ for short in spent equal; do
  >   echo 2 8D 10D 6 8H 2H 3H 4H JH 5H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: | 2H 3H 4H
    up: 10D < JH, player 2 takes 8D 10D 8H 2H 3H 4H JH
  player 1 has 0:
  player 2 has 8: 5H 8D 10D 8H 2H 3H 4H JH
  round 1: 8D = 8H, war
    up: 10D > 2H, player 1 takes 8D 10D 8H 2H
  player 1 has 4: 8D 10D 8H 2H
  player 2 has 4: 3H 4H JH 5H
  $ for short in spent equal; do
  >   echo 6 8D 2D 3D 4D JD 5D 2 8H 10H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: 2D 3D 4D |
    up: JD > 10H, player 1 takes 8D 2D 3D 4D JD 8H 10H
  player 1 has 8: 5D 8D 2D 3D 4D JD 8H 10H
  player 2 has 0:
  round 1: 8D = 8H, war
    up: 2D < 10H, player 2 takes 8D 2D 8H 10H
  player 1 has 4: 3D 4D JD 5D
  player 2 has 4: 8D 2D 8H 10H

One card each: none is laid face down.

  $ for short in spent equal; do echo 2 8D 10D 2 8H 9H | war -r codingame,short=$short -t | grep up:; done | uniq
    up: 10D > 9H, player 1 takes 8D 10D 8H 9H

One against two, too few for both players: under `spent` who has two lays one of them face down.

  $ for short in spent equal; do
  >   echo 2 8D 10D 3 8H 9H JH | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: | 9H
    up: 10D < JH, player 2 takes 8D 10D 8H 9H JH
  player 1 has 0:
  player 2 has 5: 8D 10D 8H 9H JH
  round 1: 8D = 8H, war
    up: 10D > 9H, player 1 takes 8D 10D 8H 9H
  player 1 has 4: 8D 10D 8H 9H
  player 2 has 1: JH

Two cards or three
------------------

All but one are laid face down; by the other player three, or under `equal` as many.

  $ for short in spent equal; do
  >   echo 3 8D 2D 10D 6 8H 3H 9H 4H JH 5H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: 2D | 3H 9H 4H
    up: 10D < JH, player 2 takes 8D 2D 10D 8H 3H 9H 4H JH
  player 1 has 0:
  player 2 has 9: 5H 8D 2D 10D 8H 3H 9H 4H JH
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 10D > 9H, player 1 takes 8D 2D 10D 8H 3H 9H
  player 1 has 6: 8D 2D 10D 8H 3H 9H
  player 2 has 3: 4H JH 5H
  $ for short in spent equal; do
  >   echo 3 8D 2D 10D 3 8H 3H 9H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 10D > 9H, player 1 takes 8D 2D 10D 8H 3H 9H
  player 1 has 6: 8D 2D 10D 8H 3H 9H
  player 2 has 0:
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 10D > 9H, player 1 takes 8D 2D 10D 8H 3H 9H
  player 1 has 6: 8D 2D 10D 8H 3H 9H
  player 2 has 0:
  $ for short in spent equal; do
  >   echo 7 8D 2D 3D 9D 10D 5D 6D 4 8H 2H 3H 9H | war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: 2D 3D 9D | 2H 3H
    up: 10D > 9H, player 1 takes 8D 2D 3D 9D 10D 8H 2H 3H 9H
  player 1 has 11: 5D 6D 8D 2D 3D 9D 10D 8H 2H 3H 9H
  player 2 has 0:
  round 1: 8D = 8H, war
    down: 2D 3D | 2H 3H
    up: 9D = 9H, war
    too few cards for a war, player 1 takes 8D 2D 3D 9D 8H 2H 3H 9H
  player 1 has 11: 10D 5D 6D 8D 2D 3D 9D 8H 2H 3H 9H
  player 2 has 0:

Four cards
----------

They are enough, so that both settings are the same; without cards face down one is.

  $ for short in spent equal; do echo 5 8D 2D 3D 4D 9D 7 8H 2H 3H 4H 10H 5H 6H | war -r codingame,short=$short -t | grep up:; done | uniq
    up: 9D < 10H, player 2 takes 8D 2D 3D 4D 9D 8H 2H 3H 4H 10H
  $ for short in spent equal; do echo 2 8D 9D 4 8H 10H 5H 6H | war -r codingame,down=0,short=$short -t | grep up:; done | uniq
    up: 9D < 10H, player 2 takes 8D 9D 8H 10H

A war that leads to another
---------------------------

The last card of player 1 ties again.  It has none left, and loses.

  $ echo 2 8D 9D 7 8H 2H 3H 4H 9H 5H 6H | war -r codingame,short=spent -t | sed -n '/^round 1:/,$p'
  round 1: 8D = 8H, war
    down: | 2H 3H 4H
    up: 9D = 9H, war
    too few cards for a war, player 2 takes 8D 9D 8H 2H 3H 4H 9H
  player 1 has 0:
  player 2 has 9: 5H 6H 8D 9D 8H 2H 3H 4H 9H
  
  2 1
  $ echo 2 8D 9D 7 8H 9H 2H 3H 4H 5H 6H | war -r codingame,short=equal -t | sed -n '/^round 1:/,$p'
  round 1: 8D = 8H, war
    up: 9D = 9H, war
    too few cards for a war, player 2 takes 8D 9D 8H 9H
  player 1 has 0:
  player 2 has 9: 2H 3H 4H 5H 6H 8D 9D 8H 9H
  
  2 1

After the second tie player 1 has one card and player 2 has two: its jack comes up under `spent` only.

  $ for short in spent equal; do
  >   echo 6 8D 2D 3D 4D 9D 10D 7 8H 2H 3H 4H 9H 5H JH |
  >     war -r codingame,short=$short -t | sed -n '/^round 1:/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: 2D 3D 4D | 2H 3H 4H
    up: 9D = 9H, war
    down: | 5H
    up: 10D < JH, player 2 takes 8D 2D 3D 4D 9D 10D 8H 2H 3H 4H 9H 5H JH
  player 1 has 0:
  player 2 has 13: 8D 2D 3D 4D 9D 10D 8H 2H 3H 4H 9H 5H JH
  round 1: 8D = 8H, war
    down: 2D 3D 4D | 2H 3H 4H
    up: 9D = 9H, war
    up: 10D > 5H, player 1 takes 8D 2D 3D 4D 9D 10D 8H 2H 3H 4H 9H 5H
  player 1 has 12: 8D 2D 3D 4D 9D 10D 8H 2H 3H 4H 9H 5H
  player 2 has 1: JH

Under `equal` the second war may be poorer than the first: two cards each, then one.

  $ echo 4 8D 2D 9D 10D 8 8H 3H 9H 4H 5H 6H 7H JH |
  >   war -r codingame,down=1,short=equal -t | sed -n '/^round 1:/,/^player 2/p'
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 9D = 9H, war
    up: 10D > 4H, player 1 takes 8D 2D 9D 10D 8H 3H 9H 4H
  player 1 has 8: 8D 2D 9D 10D 8H 3H 9H 4H
  player 2 has 4: 5H 6H 7H JH

Nobody has a card after the second tie: a draw.

  $ for short in spent equal; do echo 2 8D 9D 2 8H 9H | war -r codingame,short=$short -t | sed -n '/^round 1:/,$p'; done
  round 1: 8D = 8H, war
    up: 9D = 9H, war
    too few cards for a war, on the table: 8D 9D | 8H 9H
  player 1 has 0:
  player 2 has 0:
  
  PAT
  round 1: 8D = 8H, war
    up: 9D = 9H, war
    too few cards for a war, on the table: 8D 9D | 8H 9H
  player 1 has 0:
  player 2 has 0:
  
  PAT

The length of a game that player 1 loses in the second war of its first round, in rounds, turns, battles and cards, of
which player 2 has laid five under `spent`.

  $ for count in rounds turns battles cards; do
  >   for short in spent equal; do echo 2 8D 9D 6 8H 9H 9C 9S 9D 2H | war -r codingame,short=$short,count=$count; done
  > done | paste - -
  2 1	2 1
  2 0	2 0
  2 2	2 2
  2 5	2 2
