The puzzles of this folder
==========================

The name of a puzzle NAME.in is the rule that it shows, NAME.out is its answer.  One of them needs more than a name.

many-cards-of-one-rank-never-end has 32 cards, 17 of them eights.  Round 2 begins with hands that come back every 324
rounds.  Eights meet in 48 of the 324 rounds, and each of these wars is decided by its fourth card.

  $ tr ' ' '\n' <many-cards-of-one-rank-never-end.in | grep -c '^8'
  17
  $ war -t many-cards-of-one-rank-never-end.in | sed '1,/^round 1:/d' | grep -c ' war$'
  48
  $ war -t many-cards-of-one-rank-never-end.in | tail -n 3
  player 2 has 13: 8S 7C 8C 3S 8H 4C 8H 5C 8C 6C 8D 7C 8S
  
  LOOP 1 324

The answer is the same if war does not prove it, but plays until the hands come back.

  $ war -r codingame,endless=played many-cards-of-one-rank-never-end.in
  LOOP 1 324

One card against 999, the most that CodinGame deals.

  $ hand() {
  >   awk 'BEGIN { split("2D 3H 4C 5S 6D 7H 8C 9S 10D JH QC KS", card); for (; i < 999; i++) print card[1 + i % 12] }'
  > }
  > { echo 1 AD 999; hand; echo 999; hand; echo 1 AC; } | war
  PAT
  PAT
