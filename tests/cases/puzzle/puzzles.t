Puzzles of one rule each
========================

A 2 is the lowest.

  $ echo 1 2D 1 3D | war
  2 1

A higher card wins.

  $ echo 1 3D 1 2D | war
  1 1

A 10 is higher than a 9.

  $ echo 1 10D 1 9H | war
  1 1

A jack is higher than a 10.

  $ echo 1 JD 1 10H | war
  1 1

A queen is higher than a jack.

  $ echo 1 QD 1 JH | war
  1 1

A king is higher than a queen.

  $ echo 1 KD 1 QH | war
  1 1

An ace is higher than a king.

  $ echo 1 KD 1 AH | war
  2 1

One ace beats three low cards.

  $ echo 3 2D 3D 4D 1 AD | war
  2 5

Two cards beat eleven.

  $ echo 2 KD 2C 11 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD | war
  1 43

The game ends with the last card.

  $ echo 5 AD KD QD JD 10D 5 2C 3C 4C 5C 6C | war
  1 5

Cards of player 1 are taken before those of player 2.

  $ echo 5 5D 2D 3D 4D AD 6 5H 2H 3H KH 6H 8H | war
  1 10

Diamonds do not beat spades.

  $ echo 1 2D 1 2S | war
  PAT

Spades do not beat diamonds.

  $ echo 1 2S 1 2D | war
  PAT

Two tens are a war.

  $ echo 5 10D 2D 3D 4D 6D 5 10H 2H 3H 4H 5H | war
  1 1

A card may be there nine times.

  $ echo 6 7D 7D 7D 7D 7D 8D 6 7D 7D 7D 7D 6D 6D | war
  1 2

A card may be there nine times and player 2 wins.

  $ echo 5 7D 7D 7D 7D 7D 6 7D 7D 7D 7D 8D 2C | war
  2 1

A chain of wars is one round.

  $ echo 9 5D 2D 3D 4D 6D 7D 8D 9D AD 9 5H 2H 3H KH 6H 2C 3C 4C 7C | war
  1 1

A chain of wars that player 2 wins is one round.

  $ echo 9 5D 2D 3D 4D 6D 7D 8D 9D 2S 9 5H 2H 3H KH 6H 2C 3C 4C 7C | war
  2 1

Four cards left may win the war.

  $ echo 5 5D 2D 3D 4D AD 5 5H 2H 3H KH 6H | war
  1 1

Four cards left are enough for a war.

  $ echo 5 5D 2D 3D 4D 6D 5 5H 2H 3H KH AH | war
  2 1

Three cards left is PAT.

  $ echo 4 5D 2D 3D 4D 4 5H 2H 3H KH | war
  PAT

One card left is PAT.

  $ echo 2 AD KS 2 AS KD | war
  PAT

Both out of cards after a war is PAT.

  $ echo 5 5D 2D 3D 4D 6D 5 5H 2H 3H KH 6H | war
  PAT

Too few cards for a war after three rounds is PAT.

  $ echo 2 2D 4S 2 3H 3C | war
  PAT

The same with the players swapped.

  $ echo 2 3H 3C 2 2D 4S | war
  PAT

Too few cards for the second war of a chain is PAT.

  $ echo 8 5D 2D 3D 4D 6D 7D 8D 9D 9 5H 2H 3H KH 6H 2C 3C 4C 7C | war
  PAT

All 52 cards.

  $ echo 26 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 26 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S | war
  PAT

Many cards of one rank may never end.  many-eights has 32 cards, 17 of them eights.  Round 2 begins with hands that come
back every 324 rounds.  Eights meet in 48 of the 324 rounds, and each of these wars is decided by its fourth card.

  $ tr ' ' '\n' <many-eights | grep -c '^8'
  17
  $ war -t many-eights | sed '1,/^round 1:/d' | grep -c ' war$'
  48
  2> war: many-eights:2: 8S is there twice; for two packs: -r codingame,suits=8
  $ war -t many-eights | tail -n 3
  player 2 has 13: 8S 7C 8C 3S 8H 4C 8H 5C 8C 6C 8D 7C 8S
  
  LOOP 1 324
  2> war: many-eights:2: 8S is there twice; for two packs: -r codingame,suits=8

The answer is the same if war does not prove it, but plays until the hands come back.

  $ war -r codingame,endless=played many-eights
  LOOP 1 324
  2> war: many-eights:2: 8S is there twice; for two packs: -r codingame,suits=8

One card against 999, the most that CodinGame deals.

  $ hand() {
  >   awk 'BEGIN { split("2D 3H 4C 5S 6D 7H 8C 9S 10D JH QC KS", card); for (; i < 999; i++) print card[1 + i % 12] }'
  > }
  > { echo 1 AD 999; hand; echo 999; hand; echo 1 AC; } | war
  PAT
  PAT
