How a book is changed
=====================

A setting takes the place of the book's own; of a key that is given twice the last counts.

  $ echo 5 5D 2D 3D 4D 6D 5 5H 2H 3H KH AH | war -r codingame,down=1,down=3 -a
  2 1

Without a book it is that of the puzzle.

  $ war -r down=1 -n 3 -a
  LOOP 336 1144
  LOOP 451 1872
  LOOP 1561 2184

What is read: a deck for each player, or one that is dealt.

  $ echo 4 3D 2H 4D 2C | war -r codingame,input=deck
  1 2
  $ echo 2 3 4 3 2 2 2 | war -r umass,input=decks
  1

What a seed means.

  $ war -r csharp,shuffle=war -s 18446744073709551615 -a
  2 40
  $ war -s 3 -d -r codingame,shuffle=python,ranks=4 | paste -s -d ' ' -
  8 2H 4C 2S 4H 3D 4S 4D 3C 8 5C 3S 5D 2D 5S 3H 2C 5H

The deck that is shuffled: suits are cards of a rank, ranks go on after the ace as 15, 16, ...

  $ war -s 3 -d -r codingame,suits=64,ranks=1 | paste -s -d ' ' -
  32 2S 2D 2C 2H 2D 2H 2H 2C 2D 2C 2D 2S 2H 2C 2S 2S 2H 2C 2C 2C 2H 2D 2C 2D 2S 2H 2H 2D 2C 2H 2D 2D 32 2C 2C 2H 2H 2S 2S 2C 2D 2D 2H 2S 2S 2H 2H 2S 2C 2H 2S 2D 2S 2D 2D 2H 2C 2S 2D 2C 2S 2S 2D 2C 2S
  $ war -s 3 -d -r csharp,suits=1,ranks=64 | paste -s -d ' ' -
  64 51C 26C 48C 4C 31C 28C 49C 37C 47C 17C 32C 58C 2C 61C 25C 9C 50C 8C 34C 64C 30C 65C 62C 39C 33C 24C KC 59C 54C 53C 52C 18C 10C 60C 40C 15C 43C 57C 19C 41C 5C 56C 27C JC 23C 36C 42C 7C 46C 6C 3C 38C 44C 29C 22C 21C 63C 16C QC 35C AC 55C 45C 20C
  $ war -s 3 -d -r csharp,suits=3,ranks=3 | paste -s -d ' ' -
  9 3D 4D 3C 2C 4S 2D 4C 3S 2S
  $ war -s 3 -d -r utexas,suits=1,ranks=1 | paste -s -d ' ' -
  1 2C
  $ echo 1 15D 1 AD | war -r codingame,ranks=14
  1 1
  $ echo 3 15D 21S 2C 3 AH 20C 16C | war -r codingame,ranks=20 -t | grep -v '^player'
  
  round 1: 15D > AH, player 1 takes 15D AH
  
  round 2: 21S > 20C, player 1 takes 21S 20C
  
  round 3: 2C < 16C, player 2 takes 2C 16C
  
  round 4: 15D > 2C, player 1 takes 15D 2C
  
  round 5: AH < 16C, player 2 takes AH 16C
  
  round 6: 21S > AH, player 1 takes 21S AH
  
  round 7: 20C > 16C, player 1 takes 20C 16C
  
  1 7
