The War of "The Complete Python 3 Bootcamp"
===========================================

  $ war --help | grep '^  bootcamp '
    bootcamp   down=4,short=lose,input=deck,shuffle=python,from=last

Python's list after random.seed(15), random.shuffle(deck); it is dealt from its end, so 2D is player 1's first card.

  $ war -r bootcamp -s 15 -d | paste - - - - - - - - - - - - - - - - - - - - - - - - - -
  52	JS	JC	6H	10H	4S	KC	6C	KD	2S	AH	AS	7H	8S	8D	7C	3C	9D	7S	7D	4C	AC	QC	5C	2C	9C
  10S	KH	6S	8H	3S	KS	3D	QS	5D	AD	6D	JD	5S	10D	9H	8C	QD	JH	5H	3H	4D	QH	4H	10C	9S	2H
  2D																									
  $ war -r bootcamp -n 12 | paste - - - - - -
  2 164	2 176	2 362	1 526	1 400	2 932
  1 84	1 231	1 59	2 179	1 101	1 891

A deck that is typed is dealt from its end, too.

  $ echo 4 2D 3D 4D 5D | war -r bootcamp -t
  player 1 has 2: 5D 3D
  player 2 has 2: 4D 2D
  
  round 1: 5D > 4D, player 1 takes 5D 4D
  player 1 has 3: 3D 5D 4D
  player 2 has 1: 2D
  
  round 2: 3D > 2D, player 1 takes 3D 2D
  player 1 has 4: 5D 4D 3D 2D
  player 2 has 0:
  
  1 2
  $ echo 4 2D 3D 4D 5D | war -r bootcamp,from=first -t | sed 2q
  player 1 has 2: 2D 4D
  player 2 has 2: 3D 5D
  $ war -r bootcamp -s 15 -d | war -r bootcamp
  2 596
  $ war -r bootcamp -s 15
  2 596

Player 1's cards come first, whoever wins.  In a war each player lays four cards face down and one face up.

  $ echo 14 2D AH 3D KC 4D KD 5D QD 6D JD 7D 10D 8D 8H | war -r bootcamp -t | sed 6q
  player 1 has 7: 8H 10D JD QD KD KC AH
  player 2 has 7: 8D 7D 6D 5D 4D 3D 2D
  
  round 1: 8H = 8D, war
    down: 10D JD QD KD | 7D 6D 5D 4D
    up: KC > 3D, player 1 takes 8H 10D JD QD KD KC 8D 7D 6D 5D 4D 3D

A player with four cards left cannot lay five, and loses.  Player 1 is asked first.

  $ echo 11 2H 2D 3D KC 4D KD 5D QD 6D 8D 8H | war -r bootcamp
  1 1
  $ echo 10 2D 3D KC 4D KD 5D QD 6D 8D 8H | war -r bootcamp -t
  player 1 has 5: 8H 6D 5D 4D 3D
  player 2 has 5: 8D QD KD KC 2D
  
  round 1: 8H = 8D, war
    too few cards for a war, player 2 takes 8H 8D
  player 1 has 4: 6D 5D 4D 3D
  player 2 has 6: QD KD KC 2D 8H 8D
  
  2 1
