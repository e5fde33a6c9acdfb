tie=back: two cards of one rank go back to their players
========================================================

Each goes under the hand that it came from.  The round counts, and has no war.

  $ echo '3 7D 5D AD 3 7S AH 2C' | war -r codingame,tie=back -t
  player 1 has 3: 7D 5D AD
  player 2 has 3: 7S AH 2C
  
  round 1: 7D = 7S, back
  player 1 has 3: 5D AD 7D
  player 2 has 3: AH 2C 7S
  
  round 2: 5D < AH, player 2 takes 5D AH
  player 1 has 2: AD 7D
  player 2 has 4: 2C 7S 5D AH
  
  round 3: AD > 2C, player 1 takes AD 2C
  player 1 has 3: 7D AD 2C
  player 2 has 3: 7S 5D AH
  
  round 4: 7D = 7S, back
  player 1 has 3: AD 2C 7D
  player 2 has 3: 5D AH 7S
  
  round 5: AD > 5D, player 1 takes AD 5D
  player 1 has 4: 2C 7D AD 5D
  player 2 has 2: AH 7S
  
  round 6: 2C < AH, player 2 takes 2C AH
  player 1 has 3: 7D AD 5D
  player 2 has 3: 7S 2C AH
  
  round 7: 7D = 7S, back
  player 1 has 3: AD 5D 7D
  player 2 has 3: 2C AH 7S
  
  round 8: AD > 2C, player 1 takes AD 2C
  player 1 has 4: 5D 7D AD 2C
  player 2 has 2: AH 7S
  
  round 9: 5D < AH, player 2 takes 5D AH
  player 1 has 3: 7D AD 2C
  player 2 has 3: 7S 5D AH
  
  LOOP 3 6
  $ echo '[12 1 2 10 9] [7 1 4 12 10]' | war -r umass,input=decks,limit=0,tie=back,spoils=winner --table
  game	verdict	length_in_battles	battles	wars	plain_rounds	longest_chain	highest	sum_difference	T	P
  1	endless						1	0	28	60
  $ echo '[6 5 8 11 7] [3 1 11 1 13]' | war -r codeforces,input=decks,tie=back,spoils=winner
  23 2
  $ echo '[10 3 9 8 8] [12 12 6 8 5]' | war -r codeforces,input=decks,tie=back,spoils=winner
  12 2

A tie of the last cards goes on.  If both hold a card of the highest rank, nobody ever wins.

  $ echo '1 AD 1 AH' | war -r codingame,tie=back
  LOOP 0 1
  $ echo '1 AD 1 AH' | war -r codingame,tie=back,limit=2,count=battles -t
  player 1 has 1: AD
  player 2 has 1: AH
  
  battle 1: AD = AH, back
  player 1 has 1: AD
  player 2 has 1: AH
  
  battle 2: AD = AH, back
  player 1 has 1: AD
  player 2 has 1: AH
  
  called off after 2 battles
  OFF
  $ echo '2 AD 2D 1 AH' | war -r codingame,tie=back --final
  2
  AD
  2D
  1
  AH

With a pile, a tied card goes on its own player's pile.

  $ echo '2 7D 5D 2 7S 3H' | war -r codingame,tie=back,pile=stack -t
  player 1 has 2: 7D 5D
  player 2 has 2: 7S 3H
  
  round 1: 7D = 7S, back
  player 1 has 2: 5D | 7D
  player 2 has 2: 3H | 7S
  
  round 2: 5D > 3H, player 1 takes 5D 3H
  player 1 has 3: | 7D 5D 3H
  player 2 has 1: | 7S
  
  round 3: 3H < 7S, player 2 takes 3H 7S
  player 1 has 2: 5D 7D
  player 2 has 2: | 3H 7S
  
  round 4: 5D < 7S, player 2 takes 5D 7S
  player 1 has 1: 7D
  player 2 has 3: 3H | 5D 7S
  
  round 5: 7D > 3H, player 1 takes 7D 3H
  player 1 has 2: | 7D 3H
  player 2 has 2: | 5D 7S
  
  round 6: 3H < 7S, player 2 takes 3H 7S
  player 1 has 1: 7D
  player 2 has 3: 5D | 3H 7S
  
  round 7: 7D > 5D, player 1 takes 7D 5D
  player 1 has 2: | 7D 5D
  player 2 has 2: | 3H 7S
  
  round 8: 5D < 7S, player 2 takes 5D 7S
  player 1 has 1: 7D
  player 2 has 3: 3H | 5D 7S
  
  LOOP 4 4

A tie is one comparison, one card of each player, and the seconds of a round without a war.

  $ for count in rounds turns battles cards seconds,battle=3; do echo '2 7D AD 2 7S KH' | war -r codingame,tie=back,count=$count; done
  1 4
  1 4
  1 4
  1 4
  1 12
  $ for count in rounds turns battles cards seconds,battle=3; do echo '2 7D AD 2 7S KH' | war -r codingame,tie=back,count=$count,limit=3; done
  OFF
  OFF
  OFF
  OFF
  OFF
  $ echo '3 7D 5D AD 3 7S AH 2C' | war -r codingame,tie=back,count=battles -t | sed -n 4p
  battle 1: 7D = 7S, back

The lowest rank still beats the highest with upset=yes.

  $ echo '2 3D 2D 2 3H AC' | war -r codingame,tie=back,upset=yes -t | grep :.*,
  round 1: 3D = 3H, back
  round 2: 2D > AC, player 1 takes 2D AC
  round 3: 3D = 3H, back
  round 4: 2D < 3H, player 2 takes 2D 3H
  round 5: AC < 2D, player 2 takes AC 2D
  round 6: 3D = 3H, back
  round 7: 3D < AC, player 2 takes 3D AC

The transcripts of other books have a line for it, or nothing.

  $ echo '3 7D 7S 2D' | war -r utexas,tie=back -t | sed -n '/^ROUND/,/^Player 2 now/p' | sed 7q
  ROUND 1:
  Player 1 plays:  7D
  Player 2 plays:  7S
  
  Tie in round 1:  7D =  7S
  
  Player 1 now has 2 card(s) in hand:
  $ echo '2 7D 7S' | war -r csharp,tie=back,limit=2 -t
  Alice plays 7S, Bob plays 7D
  Alice plays 7S, Bob plays 7D
  Infinite game!  Let's call the whole thing off.

  $ war -r house,tie=back
  2> war: tie=back with chance needs a limit, as in limit=1000
  2> Try 'war --help'.
  [2]
  $ war -r house,tie=back,limit=3 -n 2
  OFF
  OFF
  $ war -r utexas,tie=back,pile=shuffled -n 2
  2> war: tie=back with chance needs a limit, as in limit=1000
  2> Try 'war --help'.
  [2]
