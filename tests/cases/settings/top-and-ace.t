The dealt card that is on top, and where the ace stands
======================================================

A deck is dealt from its first card on.  Under top=last each card is put on those before, so a player's last one is played
first.  The players still get the same cards.

  $ echo 6 2D 3D 4D 5D 6D 7D >deck
  $ for top in first last; do war -r codingame,input=deck,top=$top -t deck | sed -n 1,2p; done
  player 1 has 3: 2D 4D 6D
  player 2 has 3: 3D 5D 7D
  player 1 has 3: 6D 4D 2D
  player 2 has 3: 7D 5D 3D
  $ for top in first last; do war -r csharp,top=$top,hands=4 --final deck | tr '\n' ' '; done; echo
  0 6 2D 7D 4D 5D 3D 6D 0 6 4D 6D 3D 5D 2D 7D 
  $ for top in first last; do war -r house,input=deck,hands=2,top=$top,limit=1 -t deck | sed -n 1,2p; done
  player 1 has 2: 2D 3D
  player 2 has 4: 4D 5D 6D 7D
  player 1 has 2: 3D 2D
  player 2 has 4: 7D 6D 5D 4D
  $ rm deck

A seed has the same deck, whatever is on top.  Hands that are read are not dealt.

  $ war -r utexas,top=last -s 15 -d | cksum; war -r utexas -s 15 -d | cksum
  725998840 163
  725998840 163
  $ war -r utexas,top=last -s 15 -d | war -r utexas,top=last -a; war -r utexas,top=last -s 15 -a
  2 677
  2 677
  $ echo 1 2D 2 3D AD | war -r codingame,top=last
  2 1
  2> war: top= changes nothing without a deck to deal: two hands are read

A low ace is below the two, and jokers are above the king.  An ace with a two is no tie.

  $ echo '2 AD 2D 2 KH 2H' | war -r codingame,ace=low,down=0 -t
  player 1 has 2: AD 2D
  player 2 has 2: KH 2H
  
  round 1: AD < KH, player 2 takes AD KH
  player 1 has 1: 2D
  player 2 has 3: 2H AD KH
  
  round 2: 2D = 2H, war
    too few cards for a war, on the table: 2D | 2H
  player 1 has 0:
  player 2 has 2: AD KH
  
  PAT
  $ echo 2 AD 15D 2 KH 2H | war -r codingame,ace=low,jokers=1
  LOOP 2 4
  $ echo 1 a 1 2 | war -r codingame,ace=low
  2 1
  $ war -r house,ace=low,suits=1,jokers=1 -d -s 3 | paste -s -d ' ' -
  7 KD 5D 6D 8D 7D 2D JD 7 QD 10D AD 15D 4D 9D 3D
  $ war -r house,ace=low -n 2000 --stats | grep '^highest\|^dealt 4'
  highest rank K   player 1 wins         %   95 % interval
  dealt 4                     86    78.899    70.323 ..  85.508
  $ war -r house,ace=low,jokers=2 -n 2000 --stats | grep '^highest\|^dealt 2'
  highest rank 15  player 1 wins         %   95 % interval
  dealt 2                    354    67.686    63.562 ..  71.553
  $ war -r house,ace=low,ranks=12 -n 2000 --stats | grep '^highest'
  highest rank K   player 1 wins         %   95 % interval
  $ war -r house,ace=low,ranks=12,jokers=1 -s 3
  2> war: ace=low: with lowest=2,ranks=12 a joker is an ace
  2> Try 'war --help'.
  [2]
  $ war -r codingame,suits=1,ranks=13,ace=low,upset=yes -n 1 -t | grep '^round.*[AK]D [<>] [AK]D'
  round 7: KD < AD, player 2 takes KD AD

Integers have no ace, but under tmu.

  $ war -r umass,ace=low -n 1
  2> war: ace=low: the integers of umass have no ace
  2> Try 'war --help'.
  [2]
  $ echo '[AD, 15]' | war -r umass -d
  [14, 15]
