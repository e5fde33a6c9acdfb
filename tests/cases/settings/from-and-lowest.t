from=: the deck is dealt from its front, or from its end
========================================================

  $ echo 4 2D 3D 4D 5D | war -r codingame,input=deck,limit=1 -t | sed 2q
  player 1 has 2: 2D 4D
  player 2 has 2: 3D 5D
  $ echo 4 2D 3D 4D 5D | war -r codingame,input=deck,limit=1,from=last -t | sed 2q
  player 1 has 2: 5D 3D
  player 2 has 2: 4D 2D
  $ echo 4 2D 3D 4D 5D | war -r codingame,input=deck,limit=1,from=last,top=last -t | sed 2q
  player 1 has 2: 3D 5D
  player 2 has 2: 2D 4D
  $ echo 5 2D 3D 4D 5D 6D | war -r codingame,input=deck,limit=1,from=last -t | sed 2q
  player 1 has 3: 6D 4D 2D
  player 2 has 2: 5D 3D
  $ echo 5 2D 3D 4D 5D 6D | war -r codingame,input=deck,limit=1,from=last,hands=2 -t | sed 2q
  player 1 has 2: 6D 5D
  player 2 has 3: 4D 3D 2D
  $ echo 4 2D 3D 4D 5D | war -r csharp,from=last -t | sed 1q
  Alice plays 4D, Bob plays 5D

Of a part of the deck, the last cards are dealt.

  $ war -r codingame,input=deck,suits=1,from=last -d -s 1 | xargs
  13 2D 4D JD 7D 3D KD AD 8D 5D 6D QD 10D 9D
  $ war -r codingame,input=deck,suits=1,cards=4,from=last -d -s 1 | xargs
  4 6D QD 10D 9D
  $ war -r codingame,input=deck,suits=1,cards=4 -d -s 1 | xargs
  4 2D 4D JD 7D
  $ war -r codingame,suits=1,cards=4,from=last -d -s 1 | xargs
  2 9D QD 2 10D 6D

Two hands that are read are not dealt.

  $ echo '2 2D 3D 1 4D' | war -r codingame,from=last --final
  0
  3
  4D
  2D
  3D
  2> war: from= changes nothing without a deck to deal: two hands are read

lowest=N: the deck begins at this rank
======================================

  $ war -r codingame,input=deck,suits=1,ranks=9,lowest=6,shuffle=every -s 0 -d | xargs
  9 6D 7D 8D 9D 10D JD QD KD AD
  $ war -r codingame,input=deck,suits=1,ranks=8,lowest=7,shuffle=every -s 0 -d | xargs
  8 7D 8D 9D 10D JD QD KD AD
  $ war -r codingame,input=deck,suits=1,ranks=6,lowest=9,shuffle=every,jokers=1 -s 0 -d | xargs
  7 9D 10D JD QD KD AD 15D
  $ war -r codingame,input=deck,suits=1,ranks=3,lowest=64,shuffle=every,jokers=1 -s 0 -d | xargs
  4 64D 65D 66D 67D
  $ war -r umass,suits=1,ranks=3,lowest=0,shuffle=every -s 0 -d
  [0, 1, 2]
  $ war -r codeforces,suits=1,ranks=3,lowest=5,shuffle=every -s 0 -d
  3
  2
  5
  7
  1
  6
  $ war -r codeforces,suits=1,ranks=3,shuffle=every -s 0 -d
  3
  2
  1
  3
  1
  2
  $ war -r drunkard,suits=1,ranks=2,shuffle=every -s 0 -d
  0
  1
  $ war -r tmu,suits=1,ranks=6,lowest=9,shuffle=every -s 0 -d
  [9, 10, 11, 12, 13, 1]

36 cards from the 6 up play the games of 36 cards from the 2 up.

  $ for deck in ranks=9 ranks=9,lowest=6; do war -r utexas,$deck -n 1000 -a | cksum; done
  2679364225 7516
  2679364225 7516
  $ war -r utexas,ranks=9,lowest=6 -n 1000 --stats | grep ^highest
  highest rank A   player 1 wins         %   95 % interval

Cards of these ranks are read.

  $ echo '1 66D 1 67D' | war -r codingame,lowest=64,ranks=3,jokers=1
  2 1
  $ echo '1 66D 1 68D' | war -r codingame,lowest=64,ranks=3,jokers=1
  2> war: <stdin>:1: expected card 1 of player 2, found '68D' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]

With ace=low the ace is below `lowest`.

  $ war -r codingame,input=deck,suits=1,ranks=9,lowest=6,ace=low --counts -n 1 | sed -n 's/.*\(ace=low\).*/\1/p'
  ace=low
  $ echo '1 AD 1 6D' | war -r codingame,ranks=9,lowest=6,ace=low
  2 1
  2> war: ranks= changes nothing without a deck to deal or a card ?: two hands are read
  2> war: lowest= changes nothing without a deck to deal or a card ?: two hands are read
  $ war -r house,ranks=8,lowest=6,jokers=1,ace=low -n 1
  2> war: ace=low: with lowest=6,ranks=8 a joker is an ace
  2> Try 'war --help'.
  [2]
  $ war -r codingame,lowest=1 -n 1
  2> war: lowest=1: no card of codingame is below 2
  2> Try 'war --help'.
  [2]
  $ war -r tmu,lowest=1 -n 1
  2> war: lowest=1: no card of tmu is below 2
  2> Try 'war --help'.
  [2]
  $ war -r codingame,lowest=65 -n 1
  2> war: lowest: expected a number from 0 to 64, found '65'
  2> Try 'war --help'.
  [2]
