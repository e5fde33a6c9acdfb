short=: with too few cards for a war, card by card
==================================================

The file three-ties has three games that begin with a tie of two eights.  For a war a player needs three cards face down and
one face up.  In the first game player 1 has two cards left after the tie, and player 2 has six.  In the second game
player 2 has no card left.  In the third game player 1 has one card left, and player 2 has three.

draw: nobody wins.

  $ war -r codingame,short=draw -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    too few cards for a war, on the table: 8D | 8H
  player 1 has 2: 2D 10D
  player 2 has 6: 3H 9H 4H JH 5H 6H
  
  PAT
  round 1: 8D = 8H, war
    too few cards for a war, on the table: 8D | 8H
  player 1 has 5: 2D 3D 4D 9D 5D
  player 2 has 0:
  
  PAT
  round 1: 8D = 8H, war
    too few cards for a war, on the table: 8D | 8H
  player 1 has 1: 10D
  player 2 has 3: 3H 4H JH
  
  PAT

lose: a player with three cards or fewer loses.  If both have so few, player 1 loses, as in the third game.

  $ war -r codingame,short=lose -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    too few cards for a war, player 2 takes 8D 8H
  player 1 has 2: 2D 10D
  player 2 has 8: 3H 9H 4H JH 5H 6H 8D 8H
  
  2 1
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 7: 2D 3D 4D 9D 5D 8D 8H
  player 2 has 0:
  
  1 1
  round 1: 8D = 8H, war
    too few cards for a war, player 2 takes 8D 8H
  player 1 has 1: 10D
  player 2 has 5: 3H 4H JH 8D 8H
  
  2 1

steps: the players first lay three cards face down.  A player who has fewer loses, as player 1 does in the third game.

  $ war -r codingame,short=steps -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    too few cards for a war, player 2 takes 8D 8H
  player 1 has 2: 2D 10D
  player 2 has 8: 3H 9H 4H JH 5H 6H 8D 8H
  
  2 1
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 7: 2D 3D 4D 9D 5D 8D 8H
  player 2 has 0:
  
  1 1
  round 1: 8D = 8H, war
    too few cards for a war, player 2 takes 8D 8H
  player 1 has 1: 10D
  player 2 has 5: 3H 4H JH 8D 8H
  
  2 1

empty: both players lay as many cards as the poorer player has.  A player whose hand is then empty loses.

  $ war -r codingame,short=empty -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    down: 2D 10D | 3H 9H
    too few cards for a war, player 2 takes 8D 2D 10D 8H 3H 9H
  player 1 has 0:
  player 2 has 10: 4H JH 5H 6H 8D 2D 10D 8H 3H 9H
  
  2 1
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 7: 2D 3D 4D 9D 5D 8D 8H
  player 2 has 0:
  
  1 1
  round 1: 8D = 8H, war
    down: 10D | 3H
    too few cards for a war, player 2 takes 8D 10D 8H 3H
  player 1 has 0:
  player 2 has 6: 4H JH 8D 10D 8H 3H
  
  2 1

last: a player with too few cards lays the last one face up and the others face down.  A player with no card left turns up
the card that has tied once more, as player 2 does in the second game.

  $ war -r codingame,short=last -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    down: 2D | 3H 9H 4H
    up: 10D < JH, player 2 takes 8D 2D 10D 8H 3H 9H 4H JH
  player 1 has 0:
  player 2 has 10: 5H 6H 8D 2D 10D 8H 3H 9H 4H JH
  
  2 1
  round 1: 8D = 8H, war
    down: 2D 3D 4D |
    up: 9D > 8H, player 1 takes 8D 2D 3D 4D 9D 8H
  player 1 has 7: 5D 8D 2D 3D 4D 9D 8H
  player 2 has 0:
  
  1 1
  round 1: 8D = 8H, war
    down: | 3H 4H
    up: 10D < JH, player 2 takes 8D 10D 8H 3H 4H JH
  player 1 has 0:
  player 2 has 6: 8D 10D 8H 3H 4H JH
  
  2 1

spent: the same, but a player with no card left loses.

  $ war -r codingame,short=spent -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    down: 2D | 3H 9H 4H
    up: 10D < JH, player 2 takes 8D 2D 10D 8H 3H 9H 4H JH
  player 1 has 0:
  player 2 has 10: 5H 6H 8D 2D 10D 8H 3H 9H 4H JH
  
  2 1
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 7: 2D 3D 4D 9D 5D 8D 8H
  player 2 has 0:
  
  1 1
  round 1: 8D = 8H, war
    down: | 3H 4H
    up: 10D < JH, player 2 takes 8D 10D 8H 3H 4H JH
  player 1 has 0:
  player 2 has 6: 8D 10D 8H 3H 4H JH
  
  2 1

equal: both players lay as many cards as the poorer player has, the last of them face up.  A player with no card left loses.

  $ war -r codingame,short=equal -t three-ties | sed -n '/^round 1:/,/^$/p;/^[12P][ A]/p'
  round 1: 8D = 8H, war
    down: 2D | 3H
    up: 10D > 9H, player 1 takes 8D 2D 10D 8H 3H 9H
  player 1 has 6: 8D 2D 10D 8H 3H 9H
  player 2 has 4: 4H JH 5H 6H
  
  2 22
  round 1: 8D = 8H, war
    too few cards for a war, player 1 takes 8D 8H
  player 1 has 7: 2D 3D 4D 9D 5D 8D 8H
  player 2 has 0:
  
  1 1
  round 1: 8D = 8H, war
    up: 10D > 3H, player 1 takes 8D 10D 8H 3H
  player 1 has 4: 8D 10D 8H 3H
  player 2 has 2: 4H JH
  
  2 6

With one card face down, two cards are enough for a war.  The first game is the same under each word.

  $ for short in draw lose steps empty last spent equal; do
  >   echo "$short:" $(war -r codingame,down=1,short=$short,limit=20 three-ties)
  > done
  draw: OFF PAT PAT
  lose: OFF 1 1 2 1
  steps: OFF 1 1 2 1
  empty: OFF 1 1 2 1
  last: OFF 1 15 2 8
  spent: OFF 1 1 2 8
  equal: OFF 1 1 2 6

With no card face down, one card is enough.

  $ for short in draw lose steps empty last spent equal; do
  >   echo "$short:" $(war -r codingame,down=0,short=$short,limit=20 three-ties)
  > done
  draw: OFF PAT 2 6
  lose: OFF 1 1 2 6
  steps: OFF 1 1 2 6
  empty: OFF 1 1 2 6
  last: OFF 1 10 2 6
  spent: OFF 1 1 2 6
  equal: OFF 1 1 2 6

csharp says which player is out of cards, both players at a draw, and shows the cards that are face up.

  $ for short in draw lose last; do
  >   echo "$short:"
  >   war -r csharp,input=decks,short=$short - <three-ties
  > done
  draw:
  Alice plays 8D, Bob plays 8H
  WAR!
  PAT
  Alice plays 8D, Bob plays 8H
  WAR!
  PAT
  Alice plays 8D, Bob plays 8H
  WAR!
  PAT
  lose:
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Bob is out of cards!  Alice WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice is out of cards!  Bob WINS!
  last:
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 10D, Bob plays JH
  Bob takes the hand!
  Alice is out of cards!  Bob WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 9D, Bob plays 8H
  Alice takes the hand!
  Bob is out of cards!  Alice WINS!
  Alice plays 8D, Bob plays 8H
  WAR!
  Alice plays 10D, Bob plays JH
  Bob takes the hand!
  Alice is out of cards!  Bob WINS!

utexas says that there are not enough cards for the war, or shows the cards that are laid.

  $ for short in draw empty last; do
  >   echo "$short:"
  >   war -r utexas,input=decks,short=$short - <three-ties | sed -n '/War starts:  8D/,/^$/p;/^Not enough/p;/^Game over/p'
  > done
  draw:
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  Game over.  It is a draw!
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  Game over.  It is a draw!
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  Game over.  It is a draw!
  empty:
  War starts:  8D =  8H
  Player 1 puts  2D face down
  Player 2 puts  3H face down
  Player 1 puts 10D face down
  Player 2 puts  9H face down
  
  Not enough cards for the war in round 1
  Game over.  Player 2 wins!
  War starts:  8D =  8H
  
  Not enough cards for the war in round 1
  Game over.  Player 1 wins!
  War starts:  8D =  8H
  Player 1 puts 10D face down
  Player 2 puts  3H face down
  
  Not enough cards for the war in round 1
  Game over.  Player 2 wins!
  last:
  War starts:  8D =  8H
  Player 1 puts  2D face down
  Player 2 puts  3H face down
  Player 2 puts  9H face down
  Player 2 puts  4H face down
  Player 1 puts 10D face up
  Player 2 puts  JH face up
  
  Game over.  Player 2 wins!
  War starts:  8D =  8H
  Player 1 puts  2D face down
  Player 1 puts  3D face down
  Player 1 puts  4D face down
  Player 1 puts  9D face up
  
  Game over.  Player 1 wins!
  War starts:  8D =  8H
  Player 2 puts  3H face down
  Player 2 puts  4H face down
  Player 1 puts 10D face up
  Player 2 puts  JH face up
  
  Game over.  Player 2 wins!
