short=: with too few cards for a war
====================================

`after-a-tie` has 25 games that begin with a tie: player 1 then has 0, 1, 2, 3 or 4 cards left, from line to line, and
player 2 the same from column to column.  In `after-two-ties` they have so many after a second tie.

draw: nobody wins.

  $ war -r codingame,short=draw <after-a-tie | paste - - - - -
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	PAT
  PAT	PAT	PAT	PAT	2 1

lose: a player loses; player 1 is looked at first.

  $ war -r codingame,short=lose <after-a-tie | paste - - - - -
  2 1	2 1	2 1	2 1	2 1
  2 1	2 1	2 1	2 1	2 1
  2 1	2 1	2 1	2 1	2 1
  2 1	2 1	2 1	2 1	2 1
  1 1	1 1	1 1	1 1	2 1

steps: a player loses, both draw; the cards face down and the battle are two steps.

  $ war -r codingame,short=steps <after-a-tie | paste - - - - -
  PAT	PAT	PAT	2 1	2 1
  PAT	PAT	PAT	2 1	2 1
  PAT	PAT	PAT	2 1	2 1
  1 1	1 1	1 1	PAT	2 1
  1 1	1 1	1 1	1 1	2 1

empty: both lay what they can, and the first empty hand loses.

  $ war -r codingame,short=empty <after-a-tie | paste - - - - -
  PAT	2 1	2 1	2 1	2 1
  1 1	PAT	2 1	2 1	2 1
  1 1	1 1	PAT	2 1	2 1
  1 1	1 1	1 1	PAT	2 1
  1 1	1 1	1 1	1 1	2 1

last: a player lays what it has, and its last card counts.

  $ war -r codingame,short=last <after-a-tie | paste - - - - -
  PAT	2 1	1 1	1 1	1 1
  1 1	1 1	1 1	1 1	1 1
  2 1	2 1	2 1	2 1	2 1
  1 1	1 1	1 1	1 1	1 1
  2 1	2 1	2 1	2 1	2 1

spent: the same, but a player with no card left loses.

  $ war -r codingame,short=spent <after-a-tie | paste - - - - -
  PAT	2 1	2 1	2 1	2 1
  1 1	1 1	1 1	1 1	1 1
  1 1	2 1	2 1	2 1	2 1
  1 1	1 1	1 1	1 1	1 1
  1 1	2 1	2 1	2 1	2 1

equal: both lay as many as the poorer can; with no card left it loses.  The richer has cards left, and plays on.

  $ war -r codingame,short=equal <after-a-tie | paste - - - - -
  PAT	2 1	2 1	2 1	2 1
  1 1	1 1	1 2	1 3	1 4
  1 1	1 1	2 1	2 1	2 1
  1 1	1 1	1 7	1 1	1 2
  1 1	1 1	2 5	1 1	2 1

After two ties the answers are the same, but some games of `equal` are longer.

  $ for short in draw lose steps empty last spent equal; do
  >   echo "$short:" $(war -r codingame,short=$short after-two-ties)
  > done
  draw: PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT 2 1
  lose: 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 1 1 1 1 1 1 1 1 2 1
  steps: PAT PAT PAT 2 1 2 1 PAT PAT PAT 2 1 2 1 PAT PAT PAT 2 1 2 1 1 1 1 1 1 1 PAT 2 1 1 1 1 1 1 1 1 1 2 1
  empty: PAT 2 1 2 1 2 1 2 1 1 1 PAT 2 1 2 1 2 1 1 1 1 1 PAT 2 1 2 1 1 1 1 1 1 1 PAT 2 1 1 1 1 1 1 1 1 1 2 1
  last: PAT 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 2 1
  spent: PAT 2 1 2 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1
  equal: PAT 2 1 2 1 2 1 2 1 1 1 1 1 1 2 1 7 1 4 1 1 1 1 2 1 2 1 2 1 1 1 1 1 1 33 1 1 1 2 1 1 1 1 2 76 1 1 2 1

Where turns are counted, a first round that ends for lack of cards is no turn.  So the answers are those above, but a game
that was won in round 1 for lack of cards is won in turn 0.

  $ for short in draw lose steps empty last spent equal; do
  >   echo "$short:" $(war -r csharp,limit=0,input=decks,short=$short -a after-a-tie after-two-ties)
  > done
  draw: PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT 2 1 PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT PAT 2 1
  lose: 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 1 0 1 0 1 0 1 0 2 1 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 1 0 1 0 1 0 1 0 2 1
  steps: PAT PAT PAT 2 0 2 0 PAT PAT PAT 2 0 2 0 PAT PAT PAT 2 0 2 0 1 0 1 0 1 0 PAT 2 0 1 0 1 0 1 0 1 0 2 1 PAT PAT PAT 2 0 2 0 PAT PAT PAT 2 0 2 0 PAT PAT PAT 2 0 2 0 1 0 1 0 1 0 PAT 2 0 1 0 1 0 1 0 1 0 2 1
  empty: PAT 2 0 2 0 2 0 2 0 1 0 PAT 2 0 2 0 2 0 1 0 1 0 PAT 2 0 2 0 1 0 1 0 1 0 PAT 2 0 1 0 1 0 1 0 1 0 2 1 PAT 2 0 2 0 2 0 2 0 1 0 PAT 2 0 2 0 2 0 1 0 1 0 PAT 2 0 2 0 1 0 1 0 1 0 PAT 2 0 1 0 1 0 1 0 1 0 2 1
  last: PAT 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 2 1 PAT 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 2 1 2 1 2 1
  spent: PAT 2 0 2 0 2 0 2 0 1 0 1 1 1 1 1 1 1 1 1 0 2 1 2 1 2 1 2 1 1 0 1 1 1 1 1 1 1 1 1 0 2 1 2 1 2 1 2 1 PAT 2 0 2 0 2 0 2 0 1 0 1 1 1 1 1 1 1 1 1 0 2 1 2 1 2 1 2 1 1 0 1 1 1 1 1 1 1 1 1 0 2 1 2 1 2 1 2 1
  equal: PAT 2 0 2 0 2 0 2 0 1 0 1 1 1 2 1 3 1 4 1 0 1 1 2 1 2 1 2 1 1 0 1 1 1 13 1 1 1 2 1 0 1 1 LOOP 7 8 1 1 2 1 PAT 2 0 2 0 2 0 2 0 1 0 1 1 1 2 1 3 1 6 1 0 1 1 2 1 2 1 2 1 1 0 1 1 1 45 1 1 1 2 1 0 1 1 2 27 1 1 2 1

Where battles are counted, the winners are the same: player 1 is 1, player 2 is -1, nobody is 0.

  $ for short in draw lose steps empty last spent equal; do
  >   echo "$short:" $(war -r umass,limit=0,input=decks,short=$short -a after-a-tie after-two-ties)
  > done
  draw: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1
  lose: -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 1 1 1 1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 1 1 1 1 -1
  steps: 0 0 0 -1 -1 0 0 0 -1 -1 0 0 0 -1 -1 1 1 1 0 -1 1 1 1 1 -1 0 0 0 -1 -1 0 0 0 -1 -1 0 0 0 -1 -1 1 1 1 0 -1 1 1 1 1 -1
  empty: 0 -1 -1 -1 -1 1 0 -1 -1 -1 1 1 0 -1 -1 1 1 1 0 -1 1 1 1 1 -1 0 -1 -1 -1 -1 1 0 -1 -1 -1 1 1 0 -1 -1 1 1 1 0 -1 1 1 1 1 -1
  last: 0 -1 1 1 1 1 1 1 1 1 -1 -1 -1 -1 -1 1 1 1 1 1 -1 -1 -1 -1 -1 0 -1 1 1 1 1 1 1 1 1 -1 -1 -1 -1 -1 1 1 1 1 1 -1 -1 -1 -1 -1
  spent: 0 -1 -1 -1 -1 1 1 1 1 1 1 -1 -1 -1 -1 1 1 1 1 1 1 -1 -1 -1 -1 0 -1 -1 -1 -1 1 1 1 1 1 1 -1 -1 -1 -1 1 1 1 1 1 1 -1 -1 -1 -1
  equal: 0 -1 -1 -1 -1 1 1 1 1 1 1 1 -1 -1 -1 1 1 1 1 1 1 1 LOOP 7 8 1 -1 0 -1 -1 -1 -1 1 1 1 1 1 1 1 -1 -1 -1 1 1 1 1 1 1 1 -1 1 -1
