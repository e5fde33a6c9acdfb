Two whole games
===============

Seed 529 is won in 12 rounds.

  $ war -r utexas -s 529
  Initial deck:
    2C  3C  4C  5C  6C  7C  8C  9C 10C  JC  QC  KC  AC
    2D  3D  4D  5D  6D  7D  8D  9D 10D  JD  QD  KD  AD
    2H  3H  4H  5H  6H  7H  8H  9H 10H  JH  QH  KH  AH
    2S  3S  4S  5S  6S  7S  8S  9S 10S  JS  QS  KS  AS
  
  Shuffled deck:
    7D  7H  6H  8D  2S  3S  8H  5D  AC 10C  AS  2C 10D
    3C  4C  6D  AH  4H  JD  JH  7C  QS  7S  6C  5C  AD
    JS  8S 10H  8C  KC  9D  9H  QH  QD  QC  2H  KH  KS
    9C  KD  6S  3D  3H  2D  5H  5S  9S  4D 10S  JC  4S
  
  
  
  Initial hands:
  Player 1:
    7D  6H  2S  8H  AC  AS 10D  4C  AH  JD  7C  7S  5C
    JS 10H  KC  9H  QD  2H  KS  KD  3D  2D  5S  4D  JC
  
  
  Player 2:
    7H  8D  3S  5D 10C  2C  3C  6D  4H  JH  QS  6C  AD
    8S  8C  9D  QH  QC  KH  9C  6S  3H  5H  9S 10S  4S
  
  
  
  ROUND 1:
  Player 1 plays:  7D
  Player 2 plays:  7H
  
  War starts:  7D =  7H
  Player 1 puts  6H face down
  Player 2 puts  8D face down
  Player 1 puts  2S face down
  Player 2 puts  3S face down
  Player 1 puts  8H face down
  Player 2 puts  5D face down
  Player 1 puts  AC face up
  Player 2 puts 10C face up
  
  Player 1 wins round 1:  AC > 10C
  
  Player 1 now has 31 card(s) in hand:
    AS 10D  4C  AH  JD  7C  7S  5C  JS 10H  KC  9H  QD
    2H  KS  KD  3D  2D  5S  4D  JC  7D  6H  2S  8H  AC
    7H  8D  3S  5D 10C
  Player 2 now has 21 card(s) in hand:
    2C  3C  6D  4H  JH  QS  6C  AD  8S  8C  9D  QH  QC
    KH  9C  6S  3H  5H  9S 10S  4S
  
  
  ROUND 2:
  Player 1 plays:  AS
  Player 2 plays:  2C
  
  Player 1 wins round 2:  AS >  2C
  
  Player 1 now has 32 card(s) in hand:
   10D  4C  AH  JD  7C  7S  5C  JS 10H  KC  9H  QD  2H
    KS  KD  3D  2D  5S  4D  JC  7D  6H  2S  8H  AC  7H
    8D  3S  5D 10C  AS  2C
  Player 2 now has 20 card(s) in hand:
    3C  6D  4H  JH  QS  6C  AD  8S  8C  9D  QH  QC  KH
    9C  6S  3H  5H  9S 10S  4S
  
  
  ROUND 3:
  Player 1 plays: 10D
  Player 2 plays:  3C
  
  Player 1 wins round 3: 10D >  3C
  
  Player 1 now has 33 card(s) in hand:
    4C  AH  JD  7C  7S  5C  JS 10H  KC  9H  QD  2H  KS
    KD  3D  2D  5S  4D  JC  7D  6H  2S  8H  AC  7H  8D
    3S  5D 10C  AS  2C 10D  3C
  Player 2 now has 19 card(s) in hand:
    6D  4H  JH  QS  6C  AD  8S  8C  9D  QH  QC  KH  9C
    6S  3H  5H  9S 10S  4S
  
  
  ROUND 4:
  Player 1 plays:  4C
  Player 2 plays:  6D
  
  Player 2 wins round 4:  6D >  4C
  
  Player 1 now has 32 card(s) in hand:
    AH  JD  7C  7S  5C  JS 10H  KC  9H  QD  2H  KS  KD
    3D  2D  5S  4D  JC  7D  6H  2S  8H  AC  7H  8D  3S
    5D 10C  AS  2C 10D  3C
  Player 2 now has 20 card(s) in hand:
    4H  JH  QS  6C  AD  8S  8C  9D  QH  QC  KH  9C  6S
    3H  5H  9S 10S  4S  4C  6D
  
  
  ROUND 5:
  Player 1 plays:  AH
  Player 2 plays:  4H
  
  Player 1 wins round 5:  AH >  4H
  
  Player 1 now has 33 card(s) in hand:
    JD  7C  7S  5C  JS 10H  KC  9H  QD  2H  KS  KD  3D
    2D  5S  4D  JC  7D  6H  2S  8H  AC  7H  8D  3S  5D
   10C  AS  2C 10D  3C  AH  4H
  Player 2 now has 19 card(s) in hand:
    JH  QS  6C  AD  8S  8C  9D  QH  QC  KH  9C  6S  3H
    5H  9S 10S  4S  4C  6D
  
  
  ROUND 6:
  Player 1 plays:  JD
  Player 2 plays:  JH
  
  War starts:  JD =  JH
  Player 1 puts  7C face down
  Player 2 puts  QS face down
  Player 1 puts  7S face down
  Player 2 puts  6C face down
  Player 1 puts  5C face down
  Player 2 puts  AD face down
  Player 1 puts  JS face up
  Player 2 puts  8S face up
  
  Player 1 wins round 6:  JS >  8S
  
  Player 1 now has 38 card(s) in hand:
   10H  KC  9H  QD  2H  KS  KD  3D  2D  5S  4D  JC  7D
    6H  2S  8H  AC  7H  8D  3S  5D 10C  AS  2C 10D  3C
    AH  4H  JD  7C  7S  5C  JS  JH  QS  6C  AD  8S
  Player 2 now has 14 card(s) in hand:
    8C  9D  QH  QC  KH  9C  6S  3H  5H  9S 10S  4S  4C
    6D
  
  
  ROUND 7:
  Player 1 plays: 10H
  Player 2 plays:  8C
  
  Player 1 wins round 7: 10H >  8C
  
  Player 1 now has 39 card(s) in hand:
    KC  9H  QD  2H  KS  KD  3D  2D  5S  4D  JC  7D  6H
    2S  8H  AC  7H  8D  3S  5D 10C  AS  2C 10D  3C  AH
    4H  JD  7C  7S  5C  JS  JH  QS  6C  AD  8S 10H  8C
  
  Player 2 now has 13 card(s) in hand:
    9D  QH  QC  KH  9C  6S  3H  5H  9S 10S  4S  4C  6D
  
  
  
  ROUND 8:
  Player 1 plays:  KC
  Player 2 plays:  9D
  
  Player 1 wins round 8:  KC >  9D
  
  Player 1 now has 40 card(s) in hand:
    9H  QD  2H  KS  KD  3D  2D  5S  4D  JC  7D  6H  2S
    8H  AC  7H  8D  3S  5D 10C  AS  2C 10D  3C  AH  4H
    JD  7C  7S  5C  JS  JH  QS  6C  AD  8S 10H  8C  KC
    9D
  Player 2 now has 12 card(s) in hand:
    QH  QC  KH  9C  6S  3H  5H  9S 10S  4S  4C  6D
  
  
  ROUND 9:
  Player 1 plays:  9H
  Player 2 plays:  QH
  
  Player 2 wins round 9:  QH >  9H
  
  Player 1 now has 39 card(s) in hand:
    QD  2H  KS  KD  3D  2D  5S  4D  JC  7D  6H  2S  8H
    AC  7H  8D  3S  5D 10C  AS  2C 10D  3C  AH  4H  JD
    7C  7S  5C  JS  JH  QS  6C  AD  8S 10H  8C  KC  9D
  
  Player 2 now has 13 card(s) in hand:
    QC  KH  9C  6S  3H  5H  9S 10S  4S  4C  6D  9H  QH
  
  
  
  ROUND 10:
  Player 1 plays:  QD
  Player 2 plays:  QC
  
  War starts:  QD =  QC
  Player 1 puts  2H face down
  Player 2 puts  KH face down
  Player 1 puts  KS face down
  Player 2 puts  9C face down
  Player 1 puts  KD face down
  Player 2 puts  6S face down
  Player 1 puts  3D face up
  Player 2 puts  3H face up
  
  War starts:  3D =  3H
  Player 1 puts  2D face down
  Player 2 puts  5H face down
  Player 1 puts  5S face down
  Player 2 puts  9S face down
  Player 1 puts  4D face down
  Player 2 puts 10S face down
  Player 1 puts  JC face up
  Player 2 puts  4S face up
  
  Player 1 wins round 10:  JC >  4S
  
  Player 1 now has 48 card(s) in hand:
    7D  6H  2S  8H  AC  7H  8D  3S  5D 10C  AS  2C 10D
    3C  AH  4H  JD  7C  7S  5C  JS  JH  QS  6C  AD  8S
   10H  8C  KC  9D  QD  2H  KS  KD  3D  2D  5S  4D  JC
    QC  KH  9C  6S  3H  5H  9S 10S  4S
  Player 2 now has 4 card(s) in hand:
    4C  6D  9H  QH
  
  
  ROUND 11:
  Player 1 plays:  7D
  Player 2 plays:  4C
  
  Player 1 wins round 11:  7D >  4C
  
  Player 1 now has 49 card(s) in hand:
    6H  2S  8H  AC  7H  8D  3S  5D 10C  AS  2C 10D  3C
    AH  4H  JD  7C  7S  5C  JS  JH  QS  6C  AD  8S 10H
    8C  KC  9D  QD  2H  KS  KD  3D  2D  5S  4D  JC  QC
    KH  9C  6S  3H  5H  9S 10S  4S  7D  4C
  Player 2 now has 3 card(s) in hand:
    6D  9H  QH
  
  
  ROUND 12:
  Player 1 plays:  6H
  Player 2 plays:  6D
  
  War starts:  6H =  6D
  Player 1 puts  2S face down
  Player 2 puts  9H face down
  Player 1 puts  8H face down
  Player 2 puts  QH face down
  
  Not enough cards for the war in round 12
  
  Player 1 now has 52 card(s) in hand:
    AC  7H  8D  3S  5D 10C  AS  2C 10D  3C  AH  4H  JD
    7C  7S  5C  JS  JH  QS  6C  AD  8S 10H  8C  KC  9D
    QD  2H  KS  KD  3D  2D  5S  4D  JC  QC  KH  9C  6S
    3H  5H  9S 10S  4S  7D  4C  6H  2S  8H  6D  9H  QH
  
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 1 wins!
  
  
  Final hands:
  Player 1:
    AC  7H  8D  3S  5D 10C  AS  2C 10D  3C  AH  4H  JD
    7C  7S  5C  JS  JH  QS  6C  AD  8S 10H  8C  KC  9D
    QD  2H  KS  KD  3D  2D  5S  4D  JC  QC  KH  9C  6S
    3H  5H  9S 10S  4S  7D  4C  6H  2S  8H  6D  9H  QH
  
  
  Player 2:
  

Seed 143 has wars.

  $ war -r utexas -s 143
  Initial deck:
    2C  3C  4C  5C  6C  7C  8C  9C 10C  JC  QC  KC  AC
    2D  3D  4D  5D  6D  7D  8D  9D 10D  JD  QD  KD  AD
    2H  3H  4H  5H  6H  7H  8H  9H 10H  JH  QH  KH  AH
    2S  3S  4S  5S  6S  7S  8S  9S 10S  JS  QS  KS  AS
  
  Shuffled deck:
    JD  QS  8H  5D  QD  6H  6C  5H  8D  3S  2C  5C  AC
    AH 10D 10H  9S  JH  QC  9H  KS  7S  2D  2S  JS  AS
    4H  AD 10S  4S  9D  9C  KD  6S  6D  8C  3H  7D  KH
    8S  5S  QH 10C  7H  2H  7C  4D  JC  3D  3C  4C  KC
  
  
  
  Initial hands:
  Player 1:
    JD  8H  QD  6C  8D  2C  AC 10D  9S  QC  KS  2D  JS
    4H 10S  9D  KD  6D  3H  KH  5S 10C  2H  4D  3D  4C
  
  
  Player 2:
    QS  5D  6H  5H  3S  5C  AH 10H  JH  9H  7S  2S  AS
    AD  4S  9C  6S  8C  7D  8S  QH  7H  7C  JC  3C  KC
  
  
  
  ROUND 1:
  Player 1 plays:  JD
  Player 2 plays:  QS
  
  Player 2 wins round 1:  QS >  JD
  
  Player 1 now has 25 card(s) in hand:
    8H  QD  6C  8D  2C  AC 10D  9S  QC  KS  2D  JS  4H
   10S  9D  KD  6D  3H  KH  5S 10C  2H  4D  3D  4C
  Player 2 now has 27 card(s) in hand:
    5D  6H  5H  3S  5C  AH 10H  JH  9H  7S  2S  AS  AD
    4S  9C  6S  8C  7D  8S  QH  7H  7C  JC  3C  KC  JD
    QS
  
  
  ROUND 2:
  Player 1 plays:  8H
  Player 2 plays:  5D
  
  Player 1 wins round 2:  8H >  5D
  
  Player 1 now has 26 card(s) in hand:
    QD  6C  8D  2C  AC 10D  9S  QC  KS  2D  JS  4H 10S
    9D  KD  6D  3H  KH  5S 10C  2H  4D  3D  4C  8H  5D
  
  Player 2 now has 26 card(s) in hand:
    6H  5H  3S  5C  AH 10H  JH  9H  7S  2S  AS  AD  4S
    9C  6S  8C  7D  8S  QH  7H  7C  JC  3C  KC  JD  QS
  
  
  
  ROUND 3:
  Player 1 plays:  QD
  Player 2 plays:  6H
  
  Player 1 wins round 3:  QD >  6H
  
  Player 1 now has 27 card(s) in hand:
    6C  8D  2C  AC 10D  9S  QC  KS  2D  JS  4H 10S  9D
    KD  6D  3H  KH  5S 10C  2H  4D  3D  4C  8H  5D  QD
    6H
  Player 2 now has 25 card(s) in hand:
    5H  3S  5C  AH 10H  JH  9H  7S  2S  AS  AD  4S  9C
    6S  8C  7D  8S  QH  7H  7C  JC  3C  KC  JD  QS
  
  
  ROUND 4:
  Player 1 plays:  6C
  Player 2 plays:  5H
  
  Player 1 wins round 4:  6C >  5H
  
  Player 1 now has 28 card(s) in hand:
    8D  2C  AC 10D  9S  QC  KS  2D  JS  4H 10S  9D  KD
    6D  3H  KH  5S 10C  2H  4D  3D  4C  8H  5D  QD  6H
    6C  5H
  Player 2 now has 24 card(s) in hand:
    3S  5C  AH 10H  JH  9H  7S  2S  AS  AD  4S  9C  6S
    8C  7D  8S  QH  7H  7C  JC  3C  KC  JD  QS
  
  
  ROUND 5:
  Player 1 plays:  8D
  Player 2 plays:  3S
  
  Player 1 wins round 5:  8D >  3S
  
  Player 1 now has 29 card(s) in hand:
    2C  AC 10D  9S  QC  KS  2D  JS  4H 10S  9D  KD  6D
    3H  KH  5S 10C  2H  4D  3D  4C  8H  5D  QD  6H  6C
    5H  8D  3S
  Player 2 now has 23 card(s) in hand:
    5C  AH 10H  JH  9H  7S  2S  AS  AD  4S  9C  6S  8C
    7D  8S  QH  7H  7C  JC  3C  KC  JD  QS
  
  
  ROUND 6:
  Player 1 plays:  2C
  Player 2 plays:  5C
  
  Player 2 wins round 6:  5C >  2C
  
  Player 1 now has 28 card(s) in hand:
    AC 10D  9S  QC  KS  2D  JS  4H 10S  9D  KD  6D  3H
    KH  5S 10C  2H  4D  3D  4C  8H  5D  QD  6H  6C  5H
    8D  3S
  Player 2 now has 24 card(s) in hand:
    AH 10H  JH  9H  7S  2S  AS  AD  4S  9C  6S  8C  7D
    8S  QH  7H  7C  JC  3C  KC  JD  QS  2C  5C
  
  
  ROUND 7:
  Player 1 plays:  AC
  Player 2 plays:  AH
  
  War starts:  AC =  AH
  Player 1 puts 10D face down
  Player 2 puts 10H face down
  Player 1 puts  9S face down
  Player 2 puts  JH face down
  Player 1 puts  QC face down
  Player 2 puts  9H face down
  Player 1 puts  KS face up
  Player 2 puts  7S face up
  
  Player 1 wins round 7:  KS >  7S
  
  Player 1 now has 33 card(s) in hand:
    2D  JS  4H 10S  9D  KD  6D  3H  KH  5S 10C  2H  4D
    3D  4C  8H  5D  QD  6H  6C  5H  8D  3S  AC 10D  9S
    QC  KS  AH 10H  JH  9H  7S
  Player 2 now has 19 card(s) in hand:
    2S  AS  AD  4S  9C  6S  8C  7D  8S  QH  7H  7C  JC
    3C  KC  JD  QS  2C  5C
  
  
  ROUND 8:
  Player 1 plays:  2D
  Player 2 plays:  2S
  
  War starts:  2D =  2S
  Player 1 puts  JS face down
  Player 2 puts  AS face down
  Player 1 puts  4H face down
  Player 2 puts  AD face down
  Player 1 puts 10S face down
  Player 2 puts  4S face down
  Player 1 puts  9D face up
  Player 2 puts  9C face up
  
  War starts:  9D =  9C
  Player 1 puts  KD face down
  Player 2 puts  6S face down
  Player 1 puts  6D face down
  Player 2 puts  8C face down
  Player 1 puts  3H face down
  Player 2 puts  7D face down
  Player 1 puts  KH face up
  Player 2 puts  8S face up
  
  Player 1 wins round 8:  KH >  8S
  
  Player 1 now has 42 card(s) in hand:
    5S 10C  2H  4D  3D  4C  8H  5D  QD  6H  6C  5H  8D
    3S  AC 10D  9S  QC  KS  AH 10H  JH  9H  7S  2D  JS
    4H 10S  9D  KD  6D  3H  KH  2S  AS  AD  4S  9C  6S
    8C  7D  8S
  Player 2 now has 10 card(s) in hand:
    QH  7H  7C  JC  3C  KC  JD  QS  2C  5C
  
  
  ROUND 9:
  Player 1 plays:  5S
  Player 2 plays:  QH
  
  Player 2 wins round 9:  QH >  5S
  
  Player 1 now has 41 card(s) in hand:
   10C  2H  4D  3D  4C  8H  5D  QD  6H  6C  5H  8D  3S
    AC 10D  9S  QC  KS  AH 10H  JH  9H  7S  2D  JS  4H
   10S  9D  KD  6D  3H  KH  2S  AS  AD  4S  9C  6S  8C
    7D  8S
  Player 2 now has 11 card(s) in hand:
    7H  7C  JC  3C  KC  JD  QS  2C  5C  5S  QH
  
  
  ROUND 10:
  Player 1 plays: 10C
  Player 2 plays:  7H
  
  Player 1 wins round 10: 10C >  7H
  
  Player 1 now has 42 card(s) in hand:
    2H  4D  3D  4C  8H  5D  QD  6H  6C  5H  8D  3S  AC
   10D  9S  QC  KS  AH 10H  JH  9H  7S  2D  JS  4H 10S
    9D  KD  6D  3H  KH  2S  AS  AD  4S  9C  6S  8C  7D
    8S 10C  7H
  Player 2 now has 10 card(s) in hand:
    7C  JC  3C  KC  JD  QS  2C  5C  5S  QH
  
  
  ROUND 11:
  Player 1 plays:  2H
  Player 2 plays:  7C
  
  Player 2 wins round 11:  7C >  2H
  
  Player 1 now has 41 card(s) in hand:
    4D  3D  4C  8H  5D  QD  6H  6C  5H  8D  3S  AC 10D
    9S  QC  KS  AH 10H  JH  9H  7S  2D  JS  4H 10S  9D
    KD  6D  3H  KH  2S  AS  AD  4S  9C  6S  8C  7D  8S
   10C  7H
  Player 2 now has 11 card(s) in hand:
    JC  3C  KC  JD  QS  2C  5C  5S  QH  2H  7C
  
  
  ROUND 12:
  Player 1 plays:  4D
  Player 2 plays:  JC
  
  Player 2 wins round 12:  JC >  4D
  
  Player 1 now has 40 card(s) in hand:
    3D  4C  8H  5D  QD  6H  6C  5H  8D  3S  AC 10D  9S
    QC  KS  AH 10H  JH  9H  7S  2D  JS  4H 10S  9D  KD
    6D  3H  KH  2S  AS  AD  4S  9C  6S  8C  7D  8S 10C
    7H
  Player 2 now has 12 card(s) in hand:
    3C  KC  JD  QS  2C  5C  5S  QH  2H  7C  4D  JC
  
  
  ROUND 13:
  Player 1 plays:  3D
  Player 2 plays:  3C
  
  War starts:  3D =  3C
  Player 1 puts  4C face down
  Player 2 puts  KC face down
  Player 1 puts  8H face down
  Player 2 puts  JD face down
  Player 1 puts  5D face down
  Player 2 puts  QS face down
  Player 1 puts  QD face up
  Player 2 puts  2C face up
  
  Player 1 wins round 13:  QD >  2C
  
  Player 1 now has 45 card(s) in hand:
    6H  6C  5H  8D  3S  AC 10D  9S  QC  KS  AH 10H  JH
    9H  7S  2D  JS  4H 10S  9D  KD  6D  3H  KH  2S  AS
    AD  4S  9C  6S  8C  7D  8S 10C  7H  3D  4C  8H  5D
    QD  3C  KC  JD  QS  2C
  Player 2 now has 7 card(s) in hand:
    5C  5S  QH  2H  7C  4D  JC
  
  
  ROUND 14:
  Player 1 plays:  6H
  Player 2 plays:  5C
  
  Player 1 wins round 14:  6H >  5C
  
  Player 1 now has 46 card(s) in hand:
    6C  5H  8D  3S  AC 10D  9S  QC  KS  AH 10H  JH  9H
    7S  2D  JS  4H 10S  9D  KD  6D  3H  KH  2S  AS  AD
    4S  9C  6S  8C  7D  8S 10C  7H  3D  4C  8H  5D  QD
    3C  KC  JD  QS  2C  6H  5C
  Player 2 now has 6 card(s) in hand:
    5S  QH  2H  7C  4D  JC
  
  
  ROUND 15:
  Player 1 plays:  6C
  Player 2 plays:  5S
  
  Player 1 wins round 15:  6C >  5S
  
  Player 1 now has 47 card(s) in hand:
    5H  8D  3S  AC 10D  9S  QC  KS  AH 10H  JH  9H  7S
    2D  JS  4H 10S  9D  KD  6D  3H  KH  2S  AS  AD  4S
    9C  6S  8C  7D  8S 10C  7H  3D  4C  8H  5D  QD  3C
    KC  JD  QS  2C  6H  5C  6C  5S
  Player 2 now has 5 card(s) in hand:
    QH  2H  7C  4D  JC
  
  
  ROUND 16:
  Player 1 plays:  5H
  Player 2 plays:  QH
  
  Player 2 wins round 16:  QH >  5H
  
  Player 1 now has 46 card(s) in hand:
    8D  3S  AC 10D  9S  QC  KS  AH 10H  JH  9H  7S  2D
    JS  4H 10S  9D  KD  6D  3H  KH  2S  AS  AD  4S  9C
    6S  8C  7D  8S 10C  7H  3D  4C  8H  5D  QD  3C  KC
    JD  QS  2C  6H  5C  6C  5S
  Player 2 now has 6 card(s) in hand:
    2H  7C  4D  JC  5H  QH
  
  
  ROUND 17:
  Player 1 plays:  8D
  Player 2 plays:  2H
  
  Player 1 wins round 17:  8D >  2H
  
  Player 1 now has 47 card(s) in hand:
    3S  AC 10D  9S  QC  KS  AH 10H  JH  9H  7S  2D  JS
    4H 10S  9D  KD  6D  3H  KH  2S  AS  AD  4S  9C  6S
    8C  7D  8S 10C  7H  3D  4C  8H  5D  QD  3C  KC  JD
    QS  2C  6H  5C  6C  5S  8D  2H
  Player 2 now has 5 card(s) in hand:
    7C  4D  JC  5H  QH
  
  
  ROUND 18:
  Player 1 plays:  3S
  Player 2 plays:  7C
  
  Player 2 wins round 18:  7C >  3S
  
  Player 1 now has 46 card(s) in hand:
    AC 10D  9S  QC  KS  AH 10H  JH  9H  7S  2D  JS  4H
   10S  9D  KD  6D  3H  KH  2S  AS  AD  4S  9C  6S  8C
    7D  8S 10C  7H  3D  4C  8H  5D  QD  3C  KC  JD  QS
    2C  6H  5C  6C  5S  8D  2H
  Player 2 now has 6 card(s) in hand:
    4D  JC  5H  QH  3S  7C
  
  
  ROUND 19:
  Player 1 plays:  AC
  Player 2 plays:  4D
  
  Player 1 wins round 19:  AC >  4D
  
  Player 1 now has 47 card(s) in hand:
   10D  9S  QC  KS  AH 10H  JH  9H  7S  2D  JS  4H 10S
    9D  KD  6D  3H  KH  2S  AS  AD  4S  9C  6S  8C  7D
    8S 10C  7H  3D  4C  8H  5D  QD  3C  KC  JD  QS  2C
    6H  5C  6C  5S  8D  2H  AC  4D
  Player 2 now has 5 card(s) in hand:
    JC  5H  QH  3S  7C
  
  
  ROUND 20:
  Player 1 plays: 10D
  Player 2 plays:  JC
  
  Player 2 wins round 20:  JC > 10D
  
  Player 1 now has 46 card(s) in hand:
    9S  QC  KS  AH 10H  JH  9H  7S  2D  JS  4H 10S  9D
    KD  6D  3H  KH  2S  AS  AD  4S  9C  6S  8C  7D  8S
   10C  7H  3D  4C  8H  5D  QD  3C  KC  JD  QS  2C  6H
    5C  6C  5S  8D  2H  AC  4D
  Player 2 now has 6 card(s) in hand:
    5H  QH  3S  7C 10D  JC
  
  
  ROUND 21:
  Player 1 plays:  9S
  Player 2 plays:  5H
  
  Player 1 wins round 21:  9S >  5H
  
  Player 1 now has 47 card(s) in hand:
    QC  KS  AH 10H  JH  9H  7S  2D  JS  4H 10S  9D  KD
    6D  3H  KH  2S  AS  AD  4S  9C  6S  8C  7D  8S 10C
    7H  3D  4C  8H  5D  QD  3C  KC  JD  QS  2C  6H  5C
    6C  5S  8D  2H  AC  4D  9S  5H
  Player 2 now has 5 card(s) in hand:
    QH  3S  7C 10D  JC
  
  
  ROUND 22:
  Player 1 plays:  QC
  Player 2 plays:  QH
  
  War starts:  QC =  QH
  Player 1 puts  KS face down
  Player 2 puts  3S face down
  Player 1 puts  AH face down
  Player 2 puts  7C face down
  Player 1 puts 10H face down
  Player 2 puts 10D face down
  Player 1 puts  JH face up
  Player 2 puts  JC face up
  
  War starts:  JH =  JC
  
  Not enough cards for the war in round 22
  
  Player 1 now has 52 card(s) in hand:
    9H  7S  2D  JS  4H 10S  9D  KD  6D  3H  KH  2S  AS
    AD  4S  9C  6S  8C  7D  8S 10C  7H  3D  4C  8H  5D
    QD  3C  KC  JD  QS  2C  6H  5C  6C  5S  8D  2H  AC
    4D  9S  5H  QC  KS  AH 10H  JH  QH  3S  7C 10D  JC
  
  Player 2 now has 0 card(s) in hand:
  
  
  
  Game over.  Player 1 wins!
  
  
  Final hands:
  Player 1:
    9H  7S  2D  JS  4H 10S  9D  KD  6D  3H  KH  2S  AS
    AD  4S  9C  6S  8C  7D  8S 10C  7H  3D  4C  8H  5D
    QD  3C  KC  JD  QS  2C  6H  5C  6C  5S  8D  2H  AC
    4D  9S  5H  QC  KS  AH 10H  JH  QH  3S  7C 10D  JC
  
  
  Player 2:
  
