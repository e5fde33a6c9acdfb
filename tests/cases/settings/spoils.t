spoils=: the order in which the winner puts the cards under its own
===================================================================

For most words a game whose third round is a war, card by card, and the answers of seeds 0 to 39.

owner: what player 1 laid, then what player 2 laid.

  $ war -r codingame,spoils=owner -t <deal | sed '/^round 4:/,$ { $!d; }'
  player 1 has 9: 4D 9D 5D 2D 3D 4S 6D QD QC
  player 2 has 8: 3H 10H 5H 2H KH 7H 8H 6H
  
  round 1: 4D > 3H, player 1 takes 4D 3H
  player 1 has 10: 9D 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 7: 10H 5H 2H KH 7H 8H 6H
  
  round 2: 9D < 10H, player 2 takes 9D 10H
  player 1 has 9: 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 8: 5H 2H KH 7H 8H 6H 9D 10H
  
  round 3: 5D = 5H, war
    down: 2D 3D 4S | 2H KH 7H
    up: 6D < 8H, player 2 takes 5D 2D 3D 4S 6D 5H 2H KH 7H 8H
  player 1 has 4: QD QC 4D 3H
  player 2 has 13: 6H 9D 10H 5D 2D 3D 4S 6D 5H 2H KH 7H 8H
  
  PAT
  $ war -r codingame,spoils=owner -n 40 -a | paste - - - - - - - -
  PAT	PAT	2 972	LOOP 363 52	2 482	2 1776	2 96	LOOP 697 12160
  LOOP 124 52	PAT	PAT	LOOP 161 52	LOOP 1018 52	LOOP 223 52	2 1150	PAT
  PAT	2 2134	LOOP 429 52	LOOP 208 52	2 1012	PAT	PAT	LOOP 746 52
  PAT	PAT	PAT	2 622	2 1372	2 1226	PAT	LOOP 282 52
  2 336	LOOP 628 52	PAT	PAT	LOOP 156 52	2 1382	2 1230	PAT

laid: the cards as they were laid.

  $ war -r codingame,spoils=laid -t <deal | sed '/^round 4:/,$ { $!d; }'
  player 1 has 9: 4D 9D 5D 2D 3D 4S 6D QD QC
  player 2 has 8: 3H 10H 5H 2H KH 7H 8H 6H
  
  round 1: 4D > 3H, player 1 takes 4D 3H
  player 1 has 10: 9D 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 7: 10H 5H 2H KH 7H 8H 6H
  
  round 2: 9D < 10H, player 2 takes 9D 10H
  player 1 has 9: 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 8: 5H 2H KH 7H 8H 6H 9D 10H
  
  round 3: 5D = 5H, war
    down: 2D 3D 4S | 2H KH 7H
    up: 6D < 8H, player 2 takes 5D 5H 2D 3D 4S 2H KH 7H 6D 8H
  player 1 has 4: QD QC 4D 3H
  player 2 has 13: 6H 9D 10H 5D 5H 2D 3D 4S 2H KH 7H 6D 8H
  
  2 41
  $ war -r codingame,spoils=laid -n 40 -a | paste - - - - - - - -
  PAT	PAT	1 464	PAT	2 340	2 1774	PAT	2 380
  2 468	PAT	PAT	PAT	1 682	PAT	LOOP 694 52	2 470
  2 854	PAT	2 1036	PAT	1 442	PAT	PAT	PAT
  PAT	2 1600	2 94	PAT	PAT	PAT	2 738	PAT
  PAT	PAT	PAT	PAT	PAT	PAT	PAT	PAT

winner: what the winner laid, then what the loser laid.

  $ war -r codingame,spoils=winner -t <deal | sed '/^round 4:/,$ { $!d; }'
  player 1 has 9: 4D 9D 5D 2D 3D 4S 6D QD QC
  player 2 has 8: 3H 10H 5H 2H KH 7H 8H 6H
  
  round 1: 4D > 3H, player 1 takes 4D 3H
  player 1 has 10: 9D 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 7: 10H 5H 2H KH 7H 8H 6H
  
  round 2: 9D < 10H, player 2 takes 10H 9D
  player 1 has 9: 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 8: 5H 2H KH 7H 8H 6H 10H 9D
  
  round 3: 5D = 5H, war
    down: 2D 3D 4S | 2H KH 7H
    up: 6D < 8H, player 2 takes 5H 2H KH 7H 8H 5D 2D 3D 4S 6D
  player 1 has 4: QD QC 4D 3H
  player 2 has 13: 6H 10H 9D 5H 2H KH 7H 8H 5D 2D 3D 4S 6D
  
  PAT
  $ war -r codingame,spoils=winner -n 40 -a | paste - - - - - - - -
  2 142	PAT	PAT	PAT	2 100	1 260	2 192	PAT
  2 158	1 122	PAT	PAT	PAT	2 164	PAT	PAT
  2 106	PAT	2 118	PAT	2 88	PAT	2 164	PAT
  1 40	PAT	PAT	1 128	PAT	1 88	2 54	PAT
  PAT	1 426	PAT	PAT	2 210	2 98	2 138	PAT

loser: what the loser laid, then what the winner laid.

  $ war -r codingame,spoils=loser -t <deal | sed '/^round 4:/,$ { $!d; }'
  player 1 has 9: 4D 9D 5D 2D 3D 4S 6D QD QC
  player 2 has 8: 3H 10H 5H 2H KH 7H 8H 6H
  
  round 1: 4D > 3H, player 1 takes 3H 4D
  player 1 has 10: 9D 5D 2D 3D 4S 6D QD QC 3H 4D
  player 2 has 7: 10H 5H 2H KH 7H 8H 6H
  
  round 2: 9D < 10H, player 2 takes 9D 10H
  player 1 has 9: 5D 2D 3D 4S 6D QD QC 3H 4D
  player 2 has 8: 5H 2H KH 7H 8H 6H 9D 10H
  
  round 3: 5D = 5H, war
    down: 2D 3D 4S | 2H KH 7H
    up: 6D < 8H, player 2 takes 5D 2D 3D 4S 6D 5H 2H KH 7H 8H
  player 1 has 4: QD QC 3H 4D
  player 2 has 13: 6H 9D 10H 5D 2D 3D 4S 6D 5H 2H KH 7H 8H
  
  LOOP 38 16
  $ war -r codingame,spoils=loser -n 40 -a | paste - - - - - - - -
  PAT	PAT	1 288	2 116	2 548	PAT	PAT	2 100
  2 86	PAT	2 110	2 140	PAT	1 278	PAT	1 268
  1 218	PAT	PAT	1 210	PAT	2 898	PAT	PAT
  PAT	2 54	PAT	PAT	PAT	1 246	2 136	PAT
  PAT	2 566	1 372	PAT	1 88	PAT	2 140	1 64

natural: in pairs, the last pair first; of each pair the winner's card comes before the loser's.

  $ war -r codingame,spoils=natural -t <deal | sed -n '/war/,/^player 2/p'
  round 3: 5D = 5H, war
    down: 2D 3D 4S | 2H KH 7H
    up: 6D < 8H, player 2 takes 8H 6D 7H 4S KH 3D 2H 2D 5H 5D
  player 1 has 4: QD QC 4D 3H
  player 2 has 13: 6H 10H 9D 8H 6D 7H 4S KH 3D 2H 2D 5H 5D

Two wars in a row, with a card face down in each: six pairs, won by player 1, or by player 2.

  $ echo 6 5D 2D 7D 3D 9D 4D 6 5H 4H 7H 6H 8H 2H | war -r codingame,spoils=natural,down=1 -t | sed -n '/^round 1/,/^player 2/p'
  round 1: 5D = 5H, war
    down: 2D | 4H
    up: 7D = 7H, war
    down: 3D | 6H
    up: 9D > 8H, player 1 takes 9D 8H 3D 6H 7D 7H 2D 4H 5D 5H
  player 1 has 11: 4D 9D 8H 3D 6H 7D 7H 2D 4H 5D 5H
  player 2 has 1: 2H
  $ echo 6 5H 4H 7H 6H 8H 2H 6 5D 2D 7D 3D 9D 4D | war -r codingame,spoils=natural,down=1 -t | sed -n '/^round 1/,/^player 2/p'
  round 1: 5H = 5D, war
    down: 4H | 2D
    up: 7H = 7D, war
    down: 6H | 3D
    up: 8H < 9D, player 2 takes 9D 8H 3D 6H 7D 7H 2D 4H 5D 5H
  player 1 has 1: 2H
  player 2 has 11: 4D 9D 8H 3D 6H 7D 7H 2D 4H 5D 5H

Where a player laid fewer cards, the first of them make pairs, and the cards that are left have no partner.  By `last`
the poorer player lays its last card, by `equal` both lay one card.  By `empty` nobody lays a card more than the poorer player.

  $ for short in last equal; do
  >   echo 2 8D 2D 5 8H 3H 9H 4H 7H | war -r codingame,spoils=natural,down=1,short=$short -t | sed -n '/^round 1/,/^player 2/p'
  >   echo 5 8H 3H 9H 4H 7H 2 8D 2D | war -r codingame,spoils=natural,down=1,short=$short -t | sed -n '/^round 1/,/^player 2/p'
  >   echo 2 8D AD 6 8H 2H 3H 9H 4H 7H | war -r codingame,spoils=natural,down=2,short=$short -t | sed -n '/^round 1/,/^player 2/p'
  >   echo 6 8H 2H 3H 9H 4H 7H 2 8D AD | war -r codingame,spoils=natural,down=2,short=$short -t | sed -n '/^round 1/,/^player 2/p'
  > done
  round 1: 8D = 8H, war
    down: | 3H
    up: 2D < 9H, player 2 takes 9H 3H 2D 8H 8D
  player 1 has 0:
  player 2 has 7: 4H 7H 9H 3H 2D 8H 8D
  round 1: 8H = 8D, war
    down: 3H |
    up: 9H > 2D, player 1 takes 9H 3H 2D 8H 8D
  player 1 has 7: 4H 7H 9H 3H 2D 8H 8D
  player 2 has 0:
  round 1: 8D = 8H, war
    down: | 2H 3H
    up: AD > 9H, player 1 takes 9H 3H AD 2H 8D 8H
  player 1 has 6: 9H 3H AD 2H 8D 8H
  player 2 has 2: 4H 7H
  round 1: 8H = 8D, war
    down: 2H 3H |
    up: 9H < AD, player 2 takes 9H 3H AD 2H 8D 8H
  player 1 has 2: 4H 7H
  player 2 has 6: 9H 3H AD 2H 8D 8H
  round 1: 8D = 8H, war
    up: 2D < 3H, player 2 takes 3H 2D 8H 8D
  player 1 has 0:
  player 2 has 7: 9H 4H 7H 3H 2D 8H 8D
  round 1: 8H = 8D, war
    up: 3H > 2D, player 1 takes 3H 2D 8H 8D
  player 1 has 7: 9H 4H 7H 3H 2D 8H 8D
  player 2 has 0:
  round 1: 8D = 8H, war
    up: AD > 2H, player 1 takes AD 2H 8D 8H
  player 1 has 4: AD 2H 8D 8H
  player 2 has 4: 3H 9H 4H 7H
  round 1: 8H = 8D, war
    up: 2H < AD, player 2 takes AD 2H 8D 8H
  player 1 has 4: 3H 9H 4H 7H
  player 2 has 4: AD 2H 8D 8H
  $ for hands in '3 8D 2D 4D 5 8H 3H 9H 4H 7H' '5 8H 3H 9H 4H 7H 3 8D 2D 4D'; do
  >   echo $hands | war -r utexas,input=decks,spoils=natural,down=2 -t | sed -n '/^War/,/^Game/p'
  > done
  War starts:  8D =  8H
  Player 1 puts  2D face down
  Player 2 puts  3H face down
  Player 1 puts  4D face down
  Player 2 puts  9H face down
  
  Not enough cards for the war in round 1
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 8 card(s) in hand:
    4H  7H  9H  4D  3H  2D  8H  8D
  
  
  Game over.  Player 2 wins!
  War starts:  8H =  8D
  Player 1 puts  3H face down
  Player 2 puts  2D face down
  Player 1 puts  9H face down
  Player 2 puts  4D face down
  
  Not enough cards for the war in round 1
  
  Player 1 now has 8 card(s) in hand:
    4H  7H  9H  4D  3H  2D  8H  8D
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 1 wins!

wars: the last war's cards first, those of the battle last; of each war, the winner's cards as they were laid, then the loser's.

  $ war -r codingame,spoils=wars -t <deal | sed '/^round 4:/,$ { $!d; }'
  player 1 has 9: 4D 9D 5D 2D 3D 4S 6D QD QC
  player 2 has 8: 3H 10H 5H 2H KH 7H 8H 6H
  
  round 1: 4D > 3H, player 1 takes 4D 3H
  player 1 has 10: 9D 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 7: 10H 5H 2H KH 7H 8H 6H
  
  round 2: 9D < 10H, player 2 takes 10H 9D
  player 1 has 9: 5D 2D 3D 4S 6D QD QC 4D 3H
  player 2 has 8: 5H 2H KH 7H 8H 6H 10H 9D
  
  round 3: 5D = 5H, war
    down: 2D 3D 4S | 2H KH 7H
    up: 6D < 8H, player 2 takes 2H KH 7H 8H 2D 3D 4S 6D 5H 5D
  player 1 has 4: QD QC 4D 3H
  player 2 has 13: 6H 10H 9D 2H KH 7H 8H 2D 3D 4S 6D 5H 5D
  
  2 35
  $ war -r codingame,spoils=wars -n 40 -a | paste - - - - - - - -
  1 92	1 288	1 156	PAT	1 96	PAT	2 110	PAT
  2 106	PAT	2 76	1 186	2 214	2 172	1 398	PAT
  1 122	2 116	2 86	PAT	2 82	1 414	PAT	1 64
  2 580	2 72	PAT	1 180	PAT	2 48	2 86	PAT
  PAT	1 124	PAT	1 66	2 228	1 306	PAT	1 168
  $ war -r codingame,spoils=wars,down=1 -t <three-ties | sed '/^round 2:/,$d'
  player 1 has 3: 8D 2D 10D
  player 2 has 7: 8H 3H 9H 4H JH 5H 6H
  
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 10D > 9H, player 1 takes 2D 10D 3H 9H 8D 8H
  player 1 has 6: 2D 10D 3H 9H 8D 8H
  player 2 has 4: 4H JH 5H 6H
  
  $ war -r codingame,spoils=wars,down=0 -n 200 -a | cksum
  3243813486 1139
  $ war -r codingame,spoils=natural,down=0 -n 200 -a | cksum
  3243813486 1139

Pair by pair from the first one on: the winner's card first, or the loser's. Player 1 wins a war, then player 2 does.

  $ for word in winpairs losepairs; do echo 5 3D 9D 4D 5D 6D 5 3H 10H 2H 5H 7H | war -r codingame,down=1,spoils=$word -t | grep 'up: 4D'; done
    up: 4D > 2H, player 1 takes 3D 3H 9D 10H 4D 2H
    up: 4D > 2H, player 1 takes 3H 3D 10H 9D 2H 4D
  $ for word in winpairs losepairs; do echo 5 3D 9D 2D 5D 6D 5 3H 10H 4H 5H 7H | war -r codingame,down=1,spoils=$word -t | grep 'up: 2D'; done
    up: 2D < 4H, player 2 takes 3H 3D 10H 9D 4H 2D
    up: 2D < 4H, player 2 takes 3D 3H 9D 10H 2D 4H

With short=last a player may lay fewer cards. The other player's cards that are left over come last.

  $ for word in winpairs losepairs; do echo 2 3D 9D 4 3H 10H 4H 5H | war -r codingame,spoils=$word,short=last -t | grep takes; done
    up: 9D > 5H, player 1 takes 3D 3H 9D 10H 4H 5H
    up: 9D > 5H, player 1 takes 3H 3D 10H 9D 4H 5H

Games whose winner depends on the order.

  $ for order in wars owner winner loser natural laid; do echo '[4 2 1 1 3 6 1 3] [4 3 1 5 1 6 1 5]' | war -r umass,input=decks,short=equal,count=rounds,spoils=$order; done
  1
  -1
  -1
  -1
  -1
  -1
  $ echo '[4 2 1 1 3 6 1 3] [4 3 1 5 1 6 1 5]' | war -r codeforces,input=decks,short=equal,spoils=wars
  5 1
  $ echo '[10 5 12 6 13 12 12 11 9 1 8 13 4] [11 1 3 2 6 8 4 7 9 2 10 4 1]' | war -r codeforces,input=decks,short=equal,spoils=wars
  19 1
  $ echo '[4 9 11 11 4 3 12 4 7 5 1 6 7] [3 3 5 2 6 5 10 10 1 10 11 12 6]' | war -r codeforces,input=decks,short=equal,spoils=wars
  141 2
  $ echo '[2 4 6 9 10 6 3 6 5 12 9 2 5] [11 6 5 3 13 2 11 3 12 12 5 8 3]' | war -r codeforces,input=decks,short=equal,spoils=wars
  17 2
