UT Austin CS 313E, assignment 3
===============================

  $ war --help | grep '^  utexas '
    utexas     short=empty,input=deck,shuffle=python

Answers that were published with the assignment, or are special.

  $ war -r utexas -s 15 -a
  1 82
  $ war -r utexas -s 22 -a
  2 196
  $ war -r utexas -s 44 -a
  2 1302
  $ war -r utexas -s 81 -a
  2 190
  $ war -r utexas -s 99 -a
  1 130
  $ war -r utexas -s 120 -a
  1 108
  $ war -r utexas -s 596 -a
  2 20
  $ war -r utexas -s 902 -a
  1 3183
  $ war -r utexas -s 0 -n 60 -a | paste - - - - - -
  1 1509	1 392	LOOP 43 52	1 637	LOOP 819 2080	LOOP 1510 52
  LOOP 282 52	2 104	LOOP 668 1152	LOOP 271 52	2 1480	1 1019
  1 2107	1 1965	1 66	1 82	LOOP 146 52	1 509
  2 934	LOOP 201 52	LOOP 1124 52	2 1454	2 196	2 1784
  1 1271	LOOP 380 52	LOOP 211 52	1 60	LOOP 176 52	1 1405
  1 1237	LOOP 733 1872	1 1455	1 115	LOOP 284 52	2 664
  LOOP 716 52	2 1972	1 131	LOOP 621 2080	LOOP 1027 52	1 242
  2 1630	2 127	2 1302	1 44	1 75	2 478
  1 64	LOOP 116 52	2 1396	LOOP 344 1560	1 2483	2 666
  1 1175	LOOP 1115 52	2 2348	2 72	LOOP 256 52	LOOP 138 52

A deck is read, and dealt.

  $ war -r utexas -a <deck
  2 1302

Transcripts
-----------

A whole game, and the checksums of two more.  A line holds 13 cards at most.

  $ war -r utexas -s 91308
  Initial deck:
    2C  3C  4C  5C  6C  7C  8C  9C 10C  JC  QC  KC  AC
    2D  3D  4D  5D  6D  7D  8D  9D 10D  JD  QD  KD  AD
    2H  3H  4H  5H  6H  7H  8H  9H 10H  JH  QH  KH  AH
    2S  3S  4S  5S  6S  7S  8S  9S 10S  JS  QS  KS  AS
  
  Shuffled deck:
    7H  7C  5D  5C  5H  JD  JH  4S  QC  QS 10S  6C  4C
    KS  3D  QD  8S  KD  AH  AS  2D  JC  4D  9S  3S  JS
    5S  9D  8D  8H 10D  AD  6H  8C  7S  3H  9H  9C  2S
    KC  KH  AC  2H  4H  2C  QH 10C 10H  6D  7D  3C  6S
  
  
  
  Initial hands:
  Player 1:
    7H  5D  5H  JH  QC 10S  4C  3D  8S  AH  2D  4D  3S
    5S  8D 10D  6H  7S  9H  2S  KH  2H  2C 10C  6D  3C
  
  
  Player 2:
    7C  5C  JD  4S  QS  6C  KS  QD  KD  AS  JC  9S  JS
    9D  8H  AD  8C  3H  9C  KC  AC  4H  QH 10H  7D  6S
  
  
  
  ROUND 1:
  Player 1 plays:  7H
  Player 2 plays:  7C
  
  War starts:  7H =  7C
  Player 1 puts  5D face down
  Player 2 puts  5C face down
  Player 1 puts  5H face down
  Player 2 puts  JD face down
  Player 1 puts  JH face down
  Player 2 puts  4S face down
  Player 1 puts  QC face up
  Player 2 puts  QS face up
  
  War starts:  QC =  QS
  Player 1 puts 10S face down
  Player 2 puts  6C face down
  Player 1 puts  4C face down
  Player 2 puts  KS face down
  Player 1 puts  3D face down
  Player 2 puts  QD face down
  Player 1 puts  8S face up
  Player 2 puts  KD face up
  
  Player 2 wins round 1:  KD >  8S
  
  Player 1 now has 17 card(s) in hand:
    AH  2D  4D  3S  5S  8D 10D  6H  7S  9H  2S  KH  2H
    2C 10C  6D  3C
  Player 2 now has 35 card(s) in hand:
    AS  JC  9S  JS  9D  8H  AD  8C  3H  9C  KC  AC  4H
    QH 10H  7D  6S  7H  5D  5H  JH  QC 10S  4C  3D  8S
    7C  5C  JD  4S  QS  6C  KS  QD  KD
  
  
  ROUND 2:
  Player 1 plays:  AH
  Player 2 plays:  AS
  
  War starts:  AH =  AS
  Player 1 puts  2D face down
  Player 2 puts  JC face down
  Player 1 puts  4D face down
  Player 2 puts  9S face down
  Player 1 puts  3S face down
  Player 2 puts  JS face down
  Player 1 puts  5S face up
  Player 2 puts  9D face up
  
  Player 2 wins round 2:  9D >  5S
  
  Player 1 now has 12 card(s) in hand:
    8D 10D  6H  7S  9H  2S  KH  2H  2C 10C  6D  3C
  Player 2 now has 40 card(s) in hand:
    8H  AD  8C  3H  9C  KC  AC  4H  QH 10H  7D  6S  7H
    5D  5H  JH  QC 10S  4C  3D  8S  7C  5C  JD  4S  QS
    6C  KS  QD  KD  AH  2D  4D  3S  5S  AS  JC  9S  JS
    9D
  
  
  ROUND 3:
  Player 1 plays:  8D
  Player 2 plays:  8H
  
  War starts:  8D =  8H
  Player 1 puts 10D face down
  Player 2 puts  AD face down
  Player 1 puts  6H face down
  Player 2 puts  8C face down
  Player 1 puts  7S face down
  Player 2 puts  3H face down
  Player 1 puts  9H face up
  Player 2 puts  9C face up
  
  War starts:  9H =  9C
  Player 1 puts  2S face down
  Player 2 puts  KC face down
  Player 1 puts  KH face down
  Player 2 puts  AC face down
  Player 1 puts  2H face down
  Player 2 puts  4H face down
  Player 1 puts  2C face up
  Player 2 puts  QH face up
  
  Player 2 wins round 3:  QH >  2C
  
  Player 1 now has 3 card(s) in hand:
   10C  6D  3C
  Player 2 now has 49 card(s) in hand:
   10H  7D  6S  7H  5D  5H  JH  QC 10S  4C  3D  8S  7C
    5C  JD  4S  QS  6C  KS  QD  KD  AH  2D  4D  3S  5S
    AS  JC  9S  JS  9D  8D 10D  6H  7S  9H  2S  KH  2H
    2C  8H  AD  8C  3H  9C  KC  AC  4H  QH
  
  
  ROUND 4:
  Player 1 plays: 10C
  Player 2 plays: 10H
  
  War starts: 10C = 10H
  Player 1 puts  6D face down
  Player 2 puts  7D face down
  Player 1 puts  3C face down
  Player 2 puts  6S face down
  
  Not enough cards for the war in round 4
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 52 card(s) in hand:
    7H  5D  5H  JH  QC 10S  4C  3D  8S  7C  5C  JD  4S
    QS  6C  KS  QD  KD  AH  2D  4D  3S  5S  AS  JC  9S
    JS  9D  8D 10D  6H  7S  9H  2S  KH  2H  2C  8H  AD
    8C  3H  9C  KC  AC  4H  QH 10C  6D  3C 10H  7D  6S
  
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    7H  5D  5H  JH  QC 10S  4C  3D  8S  7C  5C  JD  4S
    QS  6C  KS  QD  KD  AH  2D  4D  3S  5S  AS  JC  9S
    JS  9D  8D 10D  6H  7S  9H  2S  KH  2H  2C  8H  AD
    8C  3H  9C  KC  AC  4H  QH 10C  6D  3C 10H  7D  6S
  
  $ war -r utexas -s 529 | cksum
  2399943810 6582
  $ war -r utexas -s 143 | cksum
  2731174319 10455

Small decks, one of them read.

  $ echo 6 9D 2H 3S 9C 4D AC | war -r utexas - | sed '/^ROUND 2/,/^ROUND 14/d'
  Initial hands:
  Player 1:
    9D  3S  4D
  
  Player 2:
    2H  9C  AC
  
  
  ROUND 1:
  Player 1 plays:  9D
  Player 2 plays:  2H
  
  Player 1 wins round 1:  9D >  2H
  
  Player 1 now has 4 card(s) in hand:
    3S  4D  9D  2H
  Player 2 now has 2 card(s) in hand:
    9C  AC
  
  
  Player 1 plays:  9D
  Player 2 plays:  2H
  
  Player 1 wins round 14:  9D >  2H
  
  Player 1 now has 3 card(s) in hand:
    4D  9D  2H
  Player 2 now has 3 card(s) in hand:
    AC  3S  9C
  
  
  Game over.  LOOP 2 12
  
  
  Final hands:
  Player 1:
    4D  9D  2H
  
  Player 2:
    AC  3S  9C
  $ war -r utexas,suits=3,ranks=3 -s 4
  Initial deck:
    2C  3C  4C  2D  3D  4D  2H  3H  4H
  Shuffled deck:
    3C  4C  2H  3H  4H  4D  2C  3D  2D
  
  
  Initial hands:
  Player 1:
    3C  2H  4H  2C  2D
  
  Player 2:
    4C  3H  4D  3D
  
  
  ROUND 1:
  Player 1 plays:  3C
  Player 2 plays:  4C
  
  Player 2 wins round 1:  4C >  3C
  
  Player 1 now has 4 card(s) in hand:
    2H  4H  2C  2D
  Player 2 now has 5 card(s) in hand:
    3H  4D  3D  3C  4C
  
  
  ROUND 2:
  Player 1 plays:  2H
  Player 2 plays:  3H
  
  Player 2 wins round 2:  3H >  2H
  
  Player 1 now has 3 card(s) in hand:
    4H  2C  2D
  Player 2 now has 6 card(s) in hand:
    4D  3D  3C  4C  2H  3H
  
  
  ROUND 3:
  Player 1 plays:  4H
  Player 2 plays:  4D
  
  War starts:  4H =  4D
  Player 1 puts  2C face down
  Player 2 puts  3D face down
  Player 1 puts  2D face down
  Player 2 puts  3C face down
  
  Not enough cards for the war in round 3
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 9 card(s) in hand:
    4C  2H  3H  4H  2C  2D  4D  3D  3C
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    4C  2H  3H  4H  2C  2D  4D  3D  3C

A war after a war; a draw; a game that never ends.

  $ echo 10 9D 3S 4D 5D 6D 3D 4S 5S KD 2S 9 9H 2H 3H 4H 6H 2C 3C 4C QH | war -r utexas,input=decks -
  Initial hands:
  Player 1:
    9D  3S  4D  5D  6D  3D  4S  5S  KD  2S
  
  Player 2:
    9H  2H  3H  4H  6H  2C  3C  4C  QH
  
  
  ROUND 1:
  Player 1 plays:  9D
  Player 2 plays:  9H
  
  War starts:  9D =  9H
  Player 1 puts  3S face down
  Player 2 puts  2H face down
  Player 1 puts  4D face down
  Player 2 puts  3H face down
  Player 1 puts  5D face down
  Player 2 puts  4H face down
  Player 1 puts  6D face up
  Player 2 puts  6H face up
  
  War starts:  6D =  6H
  Player 1 puts  3D face down
  Player 2 puts  2C face down
  Player 1 puts  4S face down
  Player 2 puts  3C face down
  Player 1 puts  5S face down
  Player 2 puts  4C face down
  Player 1 puts  KD face up
  Player 2 puts  QH face up
  
  Player 1 wins round 1:  KD >  QH
  
  Player 1 now has 19 card(s) in hand:
    2S  9D  3S  4D  5D  6D  3D  4S  5S  KD  9H  2H  3H
    4H  6H  2C  3C  4C  QH
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 1 wins!
  
  
  Final hands:
  Player 1:
    2S  9D  3S  4D  5D  6D  3D  4S  5S  KD  9H  2H  3H
    4H  6H  2C  3C  4C  QH
  
  Player 2:
  
  $ echo 2 9D 3S 2 9H 2H | war -r utexas,input=decks -
  Initial hands:
  Player 1:
    9D  3S
  
  Player 2:
    9H  2H
  
  
  ROUND 1:
  Player 1 plays:  9D
  Player 2 plays:  9H
  
  War starts:  9D =  9H
  Player 1 puts  3S face down
  Player 2 puts  2H face down
  
  Not enough cards for the war in round 1
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  It is a draw!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
  
  $ echo 2 3D 2D 2 2H 3H | war -r utexas,input=decks - | sed -n '/^Game/,$p'
  Game over.  LOOP 0 2
  
  
  Final hands:
  Player 1:
    3D  2H
  
  Player 2:
    2D  3H

With other settings.  A card that is laid face down by one player only is told as well.

  $ war -r utexas,spoils=laid -t - <two-wars | sed -n '/^ROUND 2/,/^ROUND 3/p'
  ROUND 2:
  Player 1 plays:  9D
  Player 2 plays:  9H
  
  War starts:  9D =  9H
  Player 1 puts  3D face down
  Player 2 puts  5D face down
  Player 1 puts  6D face down
  Player 2 puts  7D face down
  Player 1 puts  8D face down
  Player 2 puts 10D face down
  Player 1 puts  QD face up
  Player 2 puts  JD face up
  
  Player 1 wins round 2:  QD >  JD
  
  Player 1 now has 10 card(s) in hand:
    9D  9H  3D  6D  8D  5D  7D 10D  QD  JD
  Player 2 now has 2 card(s) in hand:
    2D  4D
  
  
  ROUND 3:
  ROUND 2:
  Player 1 plays:  9D
  Player 2 plays:  9H
  
  War starts:  9D =  9H
  Player 1 puts  3D face down
  Player 2 puts  5D face down
  Player 1 puts  6D face down
  Player 2 puts  7D face down
  
  Not enough cards for the war in round 2
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 8 card(s) in hand:
    2D  4D  9D  9H  3D  6D  5D  7D
  
  
  Game over.  Player 2 wins!
  
  
  Final hands:
  Player 1:
  
  
  Player 2:
    2D  4D  9D  9H  3D  6D  5D  7D
  2> war: <stdin>:17: two decks are played; for two hands: -r utexas,input=decks
  $ printf '4 3D 2D 4D AD 2 3S KS' | war -r utexas,short=last,input=decks -t - | sed -n '/^War/,/^Game/p'
  War starts:  3D =  3S
  Player 1 puts  2D face down
  Player 1 puts  4D face down
  Player 1 puts  AD face up
  Player 2 puts  KS face up
  
  Player 1 wins round 1:  AD >  KS
  
  Player 1 now has 6 card(s) in hand:
    3D  2D  4D  AD  3S  KS
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 1 wins!
  $ printf '2 3D 2D 4 3S 5S 6S 4S' | war -r utexas,short=last,input=decks -t - | sed -n '/^War/,/^Game/p'
  War starts:  3D =  3S
  Player 2 puts  5S face down
  Player 2 puts  6S face down
  Player 1 puts  2D face up
  Player 2 puts  4S face up
  
  Player 2 wins round 1:  4S >  2D
  
  Player 1 now has 0 card(s) in hand:
  
  Player 2 now has 6 card(s) in hand:
    3D  2D  3S  5S  6S  4S
  
  
  Game over.  Player 2 wins!

Hands of 13 and of 26 cards: after a full line there is an empty one.  How the game begins and ends, and a checksum of it
all.

  $ war -r utexas,ranks=13,suits=2 -s 1 | sed -n 1,18p
  Initial deck:
    2C  3C  4C  5C  6C  7C  8C  9C 10C  JC  QC  KC  AC
    2D  3D  4D  5D  6D  7D  8D  9D 10D  JD  QD  KD  AD
  
  Shuffled deck:
    QD  KD  KC  QC  JD  3C  7C  AD  8D  2D  JC  6D  5D
    2C  9C 10D  8C  AC  9D  3D  4D  5C 10C  4C  7D  6C
  
  
  
  Initial hands:
  Player 1:
    QD  KC  JD  7C  8D  JC  5D  9C  8C  9D  4D 10C  7D
  
  
  Player 2:
    KD  QC  3C  AD  2D  6D  2C 10D  AC  3D  5C  4C  6C
  
  $ war -r utexas,ranks=13,suits=2 -s 1 | tail -n 10
  
  
  Final hands:
  Player 1:
    KC  2C  AC  5C  9D  3D  QC  4C  KD  7D  QD  2D 10D
    6D  JD  4D  JC  3C  8C  7C 10C  5D  8D  AD  6C  9C
  
  
  Player 2:
  
  $ war -r utexas,ranks=13,suits=2 -s 1 | cksum
  1011074047 136724

Seeds and decks
---------------

Seeds go from 0 to 2^64 - 1: Python takes the absolute value of a seed, so that negative ones would give the same decks.

  $ war -r utexas -s 9223372036854775806 -n 3 -a
  2 132
  1 128
  2 316

The deck is shuffled by Python's random.seed(SEED), random.shuffle.

  $ war -r utexas -s 0 -d | paste -s -d ' ' -
  52 4H AC 8S 4S AH 9C 7C QH 3C QS 9H 2C 6C JH 9D 3D AS 5H 10H 7S 2S KC 5S 6D 4D QC 10D 3H KS QD 5C 6S JC 10S 8C 3S 7D 10C 9S 2D KH JD 6H 8D AD 7H 8H 5D 4C 2H JS KD
  $ war -r utexas -s 1 -d | paste -s -d ' ' -
  52 QS JC KH JD 4C AH 8D KC JH 7C 5H AS 6S 4D QD 9S 10S 10D 3S 2S AC KS 8H 9D AD 2H 10H QC 9H 5C 7D 3D 6D 7S 2C 3H 5S 3C 8S 8C 2D KD 4S 6H 4H 7H 9C 5D 6C JS QH 10C
  $ war -r utexas -s 15 -d | paste -s -d ' ' -
  52 JH JS 6C 10C 4H KS 6S KD 2H AC AH 7C 8H 8D 7S 3S 9D 7H 7D 4S AS QS 5S 2S 9S 10H KC 6H 8C 3H KH 3D QH 5D AD 6D JD 5H 10D 9C 8S QD JC 5C 3C 4D QC 4C 10S 9H 2C 2D
  $ war -r utexas -s 4294967296 -d | paste -s -d ' ' -
  52 2D 3D 10S 9H JH 7H AH 4C 5C KH AC AD 4D QD 8C 5S 7S 7C 8D 9S 7D QS 5D KC 4S 6D 3S KS JC 6S QH AS QC 5H 6H KD 8S 9D 8H 3H 6C 10C 2C 4H 10H 10D 2S JS 3C 2H JD 9C
  $ war -r utexas -s 9223372036854775807 -d | paste -s -d ' ' -
  52 4H 6S 7D 2C 3H JC JS AS 10D 9S QH 3C JD JH 7C 6C 5D KS KC AH 8D 4C 10S 7S QS 4D AC 2D 8H KD 2H 9H AD 4S 3D 5C 9C 10H 8S 2S QD QC 6D KH 6H 8C 5H 7H 10C 3S 5S 9D
  $ war -r utexas -s 9223372036854775808 -d | paste -s -d ' ' -
  52 5S 3D 2C 4S 3H 7D 7S 7H 4H 8C 9D 2S 4C 2H KH 6S 3S 6C JC 9C 6D QD AH 10C KD 6H 5C QH QS 10H 9H KS 5D KC QC AS 8S 9S 3C JS AC 5H 8D 10S 10D JD 7C 8H 4D 2D AD JH
  $ war -r utexas -s 18446744073709551615 -d | paste -s -d ' ' -
  52 5S 7S 4S JD KH 10C AH 6S 3D 3H 10S 2C AS JH 4H AD 9H QC 2H 8H 9C 3S 9S 6C KC KS 8D QH 7H KD JC 7D 9D 4C 6D 5D 8S QS 7C 6H 10H AC 5C QD 8C JS 5H 2D 2S 10D 4D 3C

A round that ends for lack of cards has its number, and is no turn.

  $ war -r utexas,count=turns,short=draw -n 6 -t | grep '^Not enough'
  Not enough cards for the war in round 1509
  Not enough cards for the war in round 392
  Not enough cards for the war in round 637
