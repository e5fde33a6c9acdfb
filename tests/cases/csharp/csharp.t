"Modeling the Card Game War in C#", part 2
==========================================

  $ war --help | grep '^  csharp '
    csharp     spoils=laid,short=lose,count=turns,limit=1001,input=deck,shuffle=dotnet

It prints a transcript unless asked otherwise.  Bob is dealt the first card.  Seed 675 is its shortest game, and 659 is won in
turn 1,000.

  $ war -r csharp -s 675
  Alice plays 4S, Bob plays 4D
  WAR!
  Alice plays AS, Bob plays 6H
  Alice takes the hand!
  Alice plays 10H, Bob plays 5C
  Alice takes the hand!
  Alice plays AC, Bob plays KD
  Alice takes the hand!
  Alice plays AD, Bob plays KH
  Alice takes the hand!
  Alice plays 3S, Bob plays 2C
  Alice takes the hand!
  Alice plays 5S, Bob plays 10S
  Bob takes the hand!
  Alice plays 4C, Bob plays 3D
  Alice takes the hand!
  Alice plays 9C, Bob plays 9H
  WAR!
  Alice plays 6C, Bob plays 5D
  Alice takes the hand!
  Alice plays 10C, Bob plays 7S
  Alice takes the hand!
  Alice plays JC, Bob plays JD
  WAR!
  Alice plays 7D, Bob plays 3H
  Alice takes the hand!
  Alice plays 5H, Bob plays 2H
  Alice takes the hand!
  Alice plays KS, Bob plays 7C
  Alice takes the hand!
  Alice plays 9D, Bob plays 9S
  WAR!
  Bob is out of cards!  Alice WINS!
  $ war -r csharp -s 659 -a
  2 1000
  $ war -r csharp -s 0 -n 100 -a | paste - - - - - - - - - -
  OFF	1 682	2 249	2 240	2 602	1 544	1 114	1 662	1 312	1 75
  1 71	2 260	OFF	1 100	1 558	OFF	1 63	1 656	2 421	OFF
  2 320	OFF	OFF	1 464	1 156	2 118	1 986	2 760	2 488	2 121
  1 982	2 961	1 144	OFF	1 232	2 126	2 155	1 405	1 500	2 311
  2 80	1 55	OFF	1 361	OFF	OFF	1 124	2 638	OFF	2 484
  1 284	OFF	2 158	2 320	1 306	1 734	OFF	2 652	1 933	OFF
  OFF	2 400	1 100	OFF	2 400	2 580	2 92	2 372	2 136	OFF
  OFF	1 918	1 586	2 370	OFF	2 535	1 100	1 476	2 584	1 318
  1 43	1 281	1 754	2 621	1 156	2 846	2 206	1 326	2 648	1 101
  2 209	1 412	OFF	1 482	2 196	1 416	2 206	1 375	2 467	1 96

A deck is read, and dealt.

  $ echo 5 2H AD 9C 3S KC | war -r csharp -
  Alice plays AD, Bob plays 2H
  Alice takes the hand!
  Alice plays 3S, Bob plays 9C
  Bob takes the hand!
  Alice plays AD, Bob plays KC
  Alice takes the hand!
  Alice plays 2H, Bob plays 3S
  Bob takes the hand!
  Alice plays AD, Bob plays 9C
  Alice takes the hand!
  Alice plays KC, Bob plays 2H
  Alice takes the hand!
  Alice plays AD, Bob plays 3S
  Alice takes the hand!
  Bob is out of cards!  Alice WINS!
  $ war -r csharp -s 675 -d | war -r csharp -a
  1 12

Alice has 7 cards, Bob has 6, and a war.

  $ echo 7 9D 3S 4D 5D 6D KD 2S 6 9H 2H 3H 4H 6H KH | war -r csharp,input=decks -
  Alice plays 9D, Bob plays 9H
  WAR!
  Alice plays 6D, Bob plays 6H
  WAR!
  Alice is out of cards!  Bob WINS!

The rounds are called turns.  After 1,001 of them the game is called off.  How this one begins and
ends, and a checksum of it all.

  $ war -r csharp - <long-game | sed -n '1,6p;$p'
  Alice plays 9D, Bob plays 2H
  Alice takes the hand!
  Alice plays 3S, Bob plays 9C
  Bob takes the hand!
  Alice plays 4D, Bob plays AC
  Bob takes the hand!
  Infinite game!  Let's call the whole thing off.
  $ war -r csharp - <long-game | cksum
  3822520892 50097

Without a limit it may never end.

  $ echo 2 3D 2D 2 2H 3H | war -r csharp,limit=0,input=decks -
  Alice plays 3D, Bob plays 2H
  Alice takes the hand!
  Alice plays 2D, Bob plays 3H
  Bob takes the hand!
  LOOP 0 2
  $ war -r csharp,limit=0 -n 30 -a | paste - - - - - -
  1 1249	1 682	2 249	2 240	2 602	1 544
  1 114	1 662	1 312	1 75	1 71	2 260
  2 1042	1 100	1 558	1 1364	1 63	1 656
  2 421	2 1890	2 320	LOOP 177 52	1 1328	1 464
  1 156	2 118	1 986	2 760	2 488	2 121

Seeds and decks
---------------

Seeds go from 0 to 2^31 - 1: .NET takes the absolute value of a seed, so that negative ones would give the same decks.

  $ war -r csharp -s 2147483645 -n 3 -a | paste - - -
  2 553	OFF	OFF

The deck is shuffled by Fisher and Yates with the numbers of .NET's `new Random(SEED)`.

  $ war -r csharp -s 0 -d | paste -s -d ' ' -
  52 7C 10D 2H 5H JH 4C 9S 10C 2S 7S 3H 3S 6C 7D AC 9C KD QS AD 3D KH 3C JC 5D 6D 8C 5S QC 2C 9D 10H KS 4S 7H 10S 9H 2D AH 6S 8D KC 5C 4H QH 6H AS 8S 4D 8H JS QD JD
  $ war -r csharp -s 1 -d | paste -s -d ' ' -
  52 KC AS QD 5S KH 4D 8S 4C 9C 10S 10H 2H 3S JC 6S KD 10C 6D 2C 5D 5H JH AC 6H 3H KS 9D 7S 4H QH 2S 9S 10D AD 7D QC 8C 8D JS AH 4S 2D 8H 3C QS 6C 7C 9H JD 7H 3D 5C
  $ war -r csharp -s 675 -d | paste -s -d ' ' -
  52 4D 4S JS 3C 10D 4H 2D JH 6H AS 5C 10H KD AC KH AD 2C 3S 10S 5S 3D 4C 9H 9C 8H QS QC 7H QD 2S 5D 6C 7S 10C JD JC QH 6D 8D 8S AH 8C 3H 7D 2H 5H 7C KS 9S 9D KC 6S

The deck of the highest seed is that of 0.

  $ war -r csharp -s 2147483647 -d | paste -s -d ' ' -
  52 7C 10D 2H 5H JH 4C 9S 10C 2S 7S 3H 3S 6C 7D AC 9C KD QS AD 3D KH 3C JC 5D 6D 8C 5S QC 2C 9D 10H KS 4S 7H 10S 9H 2D AH 6S 8D KC 5C 4H QH 6H AS 8S 4D 8H JS QD JD

.NET divides by 2^31 - 1.  In these 4,096 cards it makes a difference.

  $ war -r csharp,suits=64,ranks=64 -s 587 -d | cksum
  2100361945 15621
