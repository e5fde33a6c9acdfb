How war is called, and what it says of wrong usage
==================================================

All options.  The books are left out: the page of each shows its line.

  $ war --help | sed '/^Books/,/^$/d'
  usage: war [OPTION ...] [FILE ...]
  Plays the card game War.  Reads from FILEs or standard input how many cards
  player 1 has, these cards (2..10 J Q K A and D H C S, as in 10H; ? is any other
  card), and the same for player 2; input=deck: one deck.  Prints the winner and
  the length; PAT (a draw); OFF (called off); or LOOP T P (after T rounds, repeats
  every P rounds).
  
    -r, --rules [BOOK,][KEY=VALUE,...]  a rule book and settings (see below)
    -s, --seed SEED   shuffle a deck by SEED if there is no FILE
    -n, --games N     play N seeds from SEED or 0 on, or each deal of FILE N times
    -j, --jobs N      share --stats, --counts among N processes; 0: one per core
  
    -a, --answer      print answers (default, except for csharp and utexas)
    -t, --trace       print a transcript of each game, in the book's format
    -d, --deal        print the decks in the input's format; do not play
        --final       print both hands at the end, as input=decks reads them
        --table       print a header and a row per game: csv, but with tabs
        --stats       print statistics: who wins, how long, a histogram
        --counts      print the integers behind --stats, for --merge
        --merge       add up counts in FILEs; -s, -n: name missing seeds
        --held        also count the most cards that the loser held
        --periods     also count the periods P of endless games
    -h, --help        print this help
    -V, --version     print the version
  
    echo 1 AS 1 KD | war     print 1 1: player 1 wins in 1 round
    war -r utexas -s 15      print a game as the course does
    war -n 100000 --stats    tell who wins, and how long it takes
  
  After Ctrl-C, SIGTERM or SIGHUP, --stats, --counts and --table report the games
  played, and war says which are left.  Exit status: 0; 1: bad input, or a file
  or disk that fails; 2: wrong usage; 3: --merge names seeds that are missing;
  128 + the signal.
  
  Settings, with the values of codingame, as in -r codingame,down=1,spoils=winner
    down=N: N cards face down in a war (3)
    spoils=WORD: order of the cards that the winner takes (owner)
        owner     player 1's cards, then player 2's
        laid      as laid, the face-down cards player by player
        winner    the winner's cards, then the loser's
        loser     the loser's cards, then the winner's
        alternate cards of player 1 and of player 2 in turn
        reversed  as laid, last first
        random    shuffled
        coin      a coin decides whose cards come first
        high      highest rank first
        low       lowest rank first
        natural   in pairs, the last pair first: the winner's card, the loser's
        wars      the last war's cards first; of each war the winner's, the loser's
        winpairs  in pairs as laid: the winner's card, the loser's
        losepairs in pairs as laid: the loser's card, the winner's
    pile=WORD: where the winner puts them (none)
        none      under the hand; plays like a pile turned over
        stack     on a pile, taken up as it lies when the hand is empty
        shuffled  on a pile, shuffled when the hand is empty
    tie=WORD: what becomes of two cards of one rank (war)
        war       a war follows
        back      each goes under its own player's hand, or on the pile
    short=WORD: 3, 2, 1 or 0 cards left for a war with down=3 (draw)
        draw      3, 2, 1, 0: nobody wins
        lose      3, 2, 1, 0: loses; both players: player 1 loses
        steps     2, 1, 0: loses; 3: loses if the other has 3 or more
        empty     both lay 3, 2, 1, 0; a player with no card left loses
        last      3: 2 down, 1 up; 2: 1 down, 1 up; 1: 1 up; 0: last card again
        spent     3, 2, 1: as short=last; 0: loses
        equal     3: both lay 2 down, 1 up; 2: 1 down, 1 up; 1: 1 up; 0: loses
    count=WORD: unit of the length of a game (rounds)
        rounds    a first comparison and the wars that follow it
        turns     rounds, but not one that ends for lack of cards
        battles   comparisons of two cards, in wars too
        cards     cards laid by the player who laid more
        seconds   playing time (see battle, war); minutes in --stats
    limit=N: call games off at length N; 0: never (0)
    most=WORD: does the player with more cards win at the limit? (no)
        no        the game is called off
        yes       yes; equal hands are a draw
    battle=N: N seconds for a round without a war (4)
    war=N: N seconds for each war (11)
    input=WORD: what is read (decks)
        deck      one deck, to be dealt
        decks     two decks, each a player's hand
        total     how many cards there are in all, then two decks
        lines     a line of cards for each player
        row       a line of cards for each deck, to be dealt
    shuffle=WORD: how SEED shuffles the deck (war)
        war       Fisher-Yates with splitmix64
        python    Python's random.seed(SEED), random.shuffle(deck)
        dotnet    Fisher-Yates with .NET's new Random(SEED)
        every     all deals in order, ignoring suits (-n all)
    suits=N: SEED's deck has N cards of each rank (4)
    ranks=N: SEED's deck has N ranks: 2..10 J Q K A 15 16 ... (13)
    lowest=N: the lowest rank of SEED's deck; 6: 6..10 J Q K A with ranks=9 (2)
    cards=N: deal N cards of SEED's deck; 0: all (0)
    jokers=N: SEED's deck has N cards that beat all others, up to `suits` (0)
    from=WORD: which card of a deck is dealt first (first)
        first     the first one
        last      the last one, as by Python's deck.pop()
    hands=N: player 1 is dealt N cards, then player 2 the rest; 0: in turn (0)
    top=WORD: which of a player's dealt cards is played first (first)
        first     dealt first: each card is put under those before
        last      dealt last: each card is put on those before
    ace=WORD: where the ace stands (high)
        high      above the king
        low       below the two; jokers are still above all others
    upset=WORD: does the lowest rank of a deal beat the highest? (no)
        no        an ace beats a two
        yes       a two beats an ace, and nothing else
    endless=WORD: how to recognize an endless game (proved)
        proved    by a theorem where one applies; else as played
        played    by playing until its hands come back

`-h` is what fits on a screen of 24 lines with the next prompt.

  $ war -h
  usage: war [OPTION ...] [FILE ...]                  --help has the rest
    -r, --rules [BOOK,][KEY=VALUE,...]  a rule book and settings (see below)
    -s, --seed SEED   shuffle a deck by SEED if there is no FILE
    -n, --games N     play N seeds from SEED or 0 on, or each deal of FILE N times
    -j, --jobs N      share --stats, --counts among N processes; 0: one per core
  
    -a, --answer      print answers (default, except for csharp and utexas)
    -t, --trace       print a transcript of each game, in the book's format
    -d, --deal        print the decks in the input's format; do not play
        --final       print both hands at the end, as input=decks reads them
        --table       print a header and a row per game: csv, but with tabs
        --stats       print statistics: who wins, how long, a histogram
        --counts      print the integers behind --stats, for --merge
        --merge       add up counts in FILEs; -s, -n: name missing seeds
        --held        also count the most cards that the loser held
        --periods     also count the periods P of endless games
    -h, --help        print this help
    -V, --version     print the version
  Books:
   codingame umass csharp utexas house bataille codeforces drunkard tmu bootcamp
    echo 1 AS 1 KD | war     print 1 1: player 1 wins in 1 round
    war -r utexas -s 15      print a game as the course does
    war -n 100000 --stats    tell who wins, and how long it takes
  $ war -h | awk 'length($0) > 80 || NR > 23'

  $ war -V
  war 5.0
  $ war --version
  war 5.0

Options may be long or short, may come after files, and the last of a kind counts.

  $ war --rules=csharp --seed=675 --games=2 --counts --jobs=2 | grep length_sum
  length_sum	0	334
  $ war ../one-wins -t
  player 1 has 1: 3D
  player 2 has 1: 2D
  
  round 1: 3D > 2D, player 1 takes 3D 2D
  player 1 has 2: 3D 2D
  player 2 has 0:
  
  1 1
  $ war -s 1 -s 2 -n 9 -n 3 -r csharp -r codingame -a -a
  2> war: -s is given twice; settings follow one -r, with commas
  2> Try 'war --help'.
  [2]
  $ war -a -- ../one-wins
  1 1

Of wrong usage it says what is wrong, before anything is read, and exits with 2.

No such option
--------------

  $ war -a:d
  2> war: unknown option -:
  2> Try 'war --help'.
  [2]
  $ war -x
  2> war: unknown option -x
  2> Try 'war --help'.
  [2]
  $ war -xa
  2> war: unknown option -x
  2> Try 'war --help'.
  [2]
  $ war -ax
  2> war: unknown option -x
  2> Try 'war --help'.
  [2]
  $ war --tabel
  2> war: unknown option '--tabel'; the nearest is --table
  2> Try 'war --help'.
  [2]
  $ war --csv
  2> war: unknown option '--csv'; the nearest is --table
  2> Try 'war --help'.
  [2]
  $ war --histogram
  2> war: unknown option '--histogram'; the nearest is --stats
  2> Try 'war --help'.
  [2]
  $ war --json
  2> war: unknown option '--json'
  2> Try 'war --help'.
  [2]
  $ war -n 9 --table -j 2
  2> war: -j is for --stats and --counts of seeds; else GNU parallel or `make long`
  2> Try 'war --help'.
  [2]
  $ war -n all
  2> war: -n all is for shuffle=every, as in -r codingame,shuffle=every
  2> Try 'war --help'.
  [2]
  $ war -n all ../one-wins
  2> war: -n: expected a number from 1 to 1000000000000, in digits, found 'all'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,shuffle=every ../one-wins
  1 1
  2> war: shuffle= changes nothing without a deck to deal: two hands are read
  $ war -r house,shuffle=every
  2> war: shuffle=every is for seeds: -n all, or -s SEED
  2> Try 'war --help'.
  [2]
  $ war --frobnicate
  2> war: unknown option '--frobnicate'
  2> Try 'war --help'.
  [2]
  $ war -n 9 -stats
  2> war: --stats has two dashes
  2> Try 'war --help'.
  [2]

A rule book without -r is a file, if there is one.

  $ war a.b=c
  2> war: 'a.b=c': settings follow a comma, without blanks
  2> Try 'war --help'.
  [2]
  $ war utexas
  2> war: 'utexas': no such file; the nearest is -r utexas
  2> Try 'war --help'.
  [2]
  $ war -r house jokers=2
  2> war: 'jokers=2': settings follow a comma, without blanks
  2> Try 'war --help'.
  [2]
  $ war help
  2> war: 'help': no such file
  2> Try 'war --help'.
  [2]
  $ cd .. && war house
  2> war: house:1: cannot read: Is a directory
  [1]

A value is missing, or there is one where none belongs
------------------------------------------------------

  $ war -r
  2> war: --rules needs a value
  2> Try 'war --help'.
  [2]
  $ war -s
  2> war: --seed needs a value
  2> Try 'war --help'.
  [2]
  $ war -n
  2> war: --games needs a value
  2> Try 'war --help'.
  [2]
  $ war -j
  2> war: --jobs needs a value
  2> Try 'war --help'.
  [2]
  $ war --rules
  2> war: --rules needs a value
  2> Try 'war --help'.
  [2]
  $ war -as
  2> war: --seed needs a value
  2> Try 'war --help'.
  [2]
  $ war --stats=3
  2> war: --stats takes no value
  2> Try 'war --help'.
  [2]
  $ war --answer=3
  2> war: --answer takes no value
  2> Try 'war --help'.
  [2]
  $ war --merge=1
  2> war: --merge takes no value
  2> Try 'war --help'.
  [2]

Reports
-------

  $ war -a -t
  2> war: --answer and --trace: only one report at a time
  2> Try 'war --help'.
  [2]
  $ war -d --table
  2> war: --deal and --table: only one report at a time
  2> Try 'war --help'.
  [2]
  $ war --stats --counts
  2> war: --stats and --counts: only one report at a time
  2> Try 'war --help'.
  [2]

Rule books and settings
-----------------------

Which books and settings there are is cut off here, so that it need not be changed for a new one.

  $ { war -r 'no such' 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: rule book: expected ..., found 'no such'
  Try 'war --help'.
  status 2
  $ { war -r '' 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: rule book: expected ..., found ''
  Try 'war --help'.
  status 2
  $ { war -r codingame,players=3 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: setting after the book: expected ..., found 'players'; tests/guide/rules.md lists them
  Try 'war --help'.
  status 2
  $ { war -r codingame,,down=1 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: a setting is missing after a comma; -r takes no blanks
  Try 'war --help'.
  status 2
  $ { war -r 'codingame, down=1' 2>&1 || echo "status $?"; }
  war: a setting is missing after a comma; -r takes no blanks
  Try 'war --help'.
  status 2
  $ { war -r codingame, ../one-wins 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: a setting is missing after a comma; -r takes no blanks
  Try 'war --help'.
  status 2
  $ war -r codingame,down
  2> war: down: expected a number from 0 to 1000000, found ''
  2> Try 'war --help'.
  [2]

The book comes before the settings, and there is one book.

  $ { war -r down=1,csharp 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: setting after the book: expected ..., found 'csharp'; tests/guide/rules.md lists them
  Try 'war --help'.
  status 2
  $ { war -r csharp,utexas 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: setting after the book: expected ..., found 'utexas'; tests/guide/rules.md lists them
  Try 'war --help'.
  status 2
  $ { war -r codingame,joker=3 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: setting after the book: expected ..., found 'joker'; the nearest is jokers
  Try 'war --help'.
  status 2
  $ for rules in House CodinGame UMass csharp,Down=1 csharp,short=Draw; do war -r $rules 2>&1 | sed -n 's/expected .*,/expected ...,/p'; done
  war: rule book: expected ..., found 'House'; the nearest is house
  war: rule book: expected ..., found 'CodinGame'; the nearest is codingame
  war: rule book: expected ..., found 'UMass'; the nearest is umass
  war: setting after the book: expected ..., found 'Down'; the nearest is down
  war: short: expected ..., found 'Draw'; the nearest is draw

The nearest name needs the fewest edits, or is the only one whose help has the unknown name.

  $ for rules in hause huose huoes drunk codegame house,donw=1 house,otp=last house,face=1 house,spoils=looser house,spoils=shuffle house,spoils=cards house,tie=x; do
  >   war -r $rules 2>&1 | sed -n 's/expected .*,/expected ...,/p'
  > done
  war: rule book: expected ..., found 'hause'; the nearest is house
  war: rule book: expected ..., found 'huose'; the nearest is house
  war: rule book: expected ..., found 'huoes'
  war: rule book: expected ..., found 'drunk'; the nearest is drunkard
  war: rule book: expected ..., found 'codegame'; the nearest is codingame
  war: setting after the book: expected ..., found 'donw'; the nearest is down
  war: setting after the book: expected ..., found 'otp'; the nearest is top
  war: setting after the book: expected ..., found 'face'; the nearest is ace
  war: spoils: expected ..., found 'looser'; the nearest is loser
  war: spoils: expected ..., found 'shuffle'; the nearest is random
  war: spoils: expected ..., found 'cards'
  war: tie: expected ..., found 'x'
  $ war house,down=1
  2> war: 'house,down=1': settings follow a comma, without blanks; the nearest is -r house
  2> Try 'war --help'.
  [2]

Minutes are meant for seconds.

  $ for rules in house,count=minutes house,limit=20min house,spoils=mine; do war -r $rules 2>&1 | sed -n 's/expected .* found/expected ... found/p'; done
  war: count: expected ... found 'minutes'; 20 minutes are count=seconds,limit=1200
  war: limit: expected ... found '20min'; 20 minutes are count=seconds,limit=1200
  war: spoils: expected ... found 'mine'

Numbers have digits only, and a least and a greatest value.

  $ war -r codingame,down=
  2> war: down: expected a number from 0 to 1000000, found ''
  2> Try 'war --help'.
  [2]
  $ war -r codingame,down=x
  2> war: down: expected a number from 0 to 1000000, in digits, found 'x'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,down=' 1'
  2> war: down: expected a number from 0 to 1000000, in digits, found ' 1'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,down=+1
  2> war: down: expected a number from 0 to 1000000, in digits, found '+1'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,down=-1
  2> war: down: expected a number from 0 to 1000000, in digits, found '-1'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,down=1000001
  2> war: down: expected a number from 0 to 1000000, found '1000001'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,limit=x
  2> war: limit: expected a number from 0 to 18446744073709551615, in digits, found 'x'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,limit=-1
  2> war: limit: expected a number from 0 to 18446744073709551615, in digits, found '-1'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,limit=18446744073709551616
  2> war: limit: expected a number from 0 to 18446744073709551615, found '18446744073709551616'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,suits=0
  2> war: suits: expected a number from 1 to 64, found '0'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,suits=65
  2> war: suits: expected a number from 1 to 64, found '65'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,ranks=0
  2> war: ranks: expected a number from 1 to 64, found '0'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,ranks=65
  2> war: ranks: expected a number from 1 to 64, found '65'
  2> Try 'war --help'.
  [2]

Others are one of some words.

  $ war -r codingame,spoils=mine
  2> war: spoils: expected owner laid winner loser alternate reversed random coin high low natural wars winpairs losepairs, found 'mine'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,short=none
  2> war: short: expected draw lose steps empty last spent equal, found 'none'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,input=cards
  2> war: input: expected deck decks total lines row, found 'cards'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,shuffle=riffle
  2> war: shuffle: expected war python dotnet every, found 'riffle'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,endless=maybe
  2> war: endless: expected proved played, found 'maybe'
  2> Try 'war --help'.
  [2]

Seeds
-----

What seeds there are depends on the shuffle.

  $ war -s x
  2> war: -s: expected a number from 0 to 18446744073709551615, in digits, found 'x'
  2> Try 'war --help'.
  [2]
  $ war -s ''
  2> war: -s: expected a number from 0 to 18446744073709551615, found ''
  2> Try 'war --help'.
  [2]
  $ war -s ' 5'
  2> war: -s: expected a number from 0 to 18446744073709551615, in digits, found ' 5'
  2> Try 'war --help'.
  [2]
  $ war -r csharp -s -
  2> war: -s: expected a number from 0 to 2147483647, in digits, found '-'
  2> Try 'war --help'.
  [2]
  $ war -s -1
  2> war: -s: expected a number from 0 to 18446744073709551615, in digits, found '-1'
  2> Try 'war --help'.
  [2]
  $ war -s 18446744073709551616
  2> war: -s: expected a number from 0 to 18446744073709551615, found '18446744073709551616'
  2> Try 'war --help'.
  [2]
  $ war -r csharp -s 2147483648
  2> war: -s: expected a number from 0 to 2147483647, found '2147483648'
  2> Try 'war --help'.
  [2]

Games come from seeds or from files.

  $ war -s 1 ../one-wins
  2> war: ../one-wins:4: -s and -n take a FILE only with chance, as in spoils=random, or a card ?
  [1]
  $ war -n 3 ../one-wins
  2> war: ../one-wins:4: -s and -n take a FILE only with chance, as in spoils=random, or a card ?
  [1]

Player 2 gets none of a deck of one card, and has lost.

  $ war -r codingame,cards=1 -n 1 -d
  1
  AD
  0
  $ war -r codingame,suits=1,ranks=1 -s 0
  1 0

Numbers of games
----------------

  $ war -n x
  2> war: -n: expected a number from 1 to 1000000000000, in digits, found 'x'
  2> Try 'war --help'.
  [2]
  $ war -n 0
  2> war: -n: expected a number from 1 to 1000000000000, found '0'
  2> Try 'war --help'.
  [2]
  $ war -n -3
  2> war: -n: expected a number from 1 to 1000000000000, in digits, found '-3'
  2> Try 'war --help'.
  [2]
  $ war -n 1000000000001
  2> war: -n: expected a number from 1 to 1000000000000, found '1000000000001'
  2> Try 'war --help'.
  [2]
  $ war -s 18446744073709551615 -n 2
  2> war: -n: expected a number from 1 to 1, found '2'
  2> Try 'war --help'.
  [2]
  $ war -r csharp -s 2147483647 -n 2 -a
  2> war: -n: expected a number from 1 to 1, found '2'
  2> Try 'war --help'.
  [2]

Jobs
----

  $ war -j x
  2> war: -j: expected a number from 0 to 1024, in digits, found 'x'
  2> Try 'war --help'.
  [2]
  $ war -j -1
  2> war: -j: expected a number from 0 to 1024, in digits, found '-1'
  2> Try 'war --help'.
  [2]
  $ war -j 1025
  2> war: -j: expected a number from 0 to 1024, found '1025'
  2> Try 'war --help'.
  [2]
  $ war -j 2 ../one-wins
  2> war: -j is for --stats and --counts of seeds; else GNU parallel or `make long`
  2> Try 'war --help'.
  [2]

Merging
-------

It plays nothing, so no option that says how to goes with it.  -s and -n say what was to be played.

  $ war --merge --held
  2> war: --held: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]
  $ war --merge -r codingame ../csharp-0-to-19
  2> war: --rules: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]
  $ war --merge -s 19 ../csharp-0-to-19 | sed -n 2p
  seeds 0..19
  $ war --merge ../csharp-0-to-19 -n x
  2> war: -n: expected a number from 1 to 2147483648, in digits, found 'x'
  2> Try 'war --help'.
  [2]
  $ war --merge -j 2 ../csharp-0-to-19
  2> war: --jobs: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]
  $ war --merge -a
  2> war: --answer: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]
  $ war --merge -t
  2> war: --trace: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]
  $ war --merge -d
  2> war: --deal: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]
  $ war --merge --table
  2> war: --table: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]

Every deal of a deck: there is a last one, and 64 bits have to be enough for all.

  $ war -r codingame,shuffle=every -n 1
  2> war: shuffle=every: too many deals of 52 cards for 64 bits
  2> Try 'war --help'.
  [2]
  $ war -r codingame,shuffle=every,suits=1,ranks=16 -n all --counts
  2> war: -n all: there are more than 1000000000000 deals; `make every` counts them
  2> Try 'war --help'.
  [2]
  $ war -r codingame,shuffle=every,ranks=2 -s 70
  2> war: -s: expected a number from 0 to 69, found '70'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,shuffle=every,ranks=2 -s 69 -n 2
  2> war: -n: expected a number from 1 to 1, found '2'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,shuffle=python -s 18446744073709551615 -n all -a
  PAT
  $ war -r csharp,limit=1 -s 2147483646 -n all -a
  OFF
  OFF

Games that are read have numbers, and are played more than once, only where there is chance.

  $ war -r house -s -5 ../one-wins
  2> war: -s: expected a number from 0 to 9223372036854775807, in digits, found '-5'
  2> Try 'war --help'.
  [2]
  $ war -r house -n 0 ../one-wins
  2> war: -n: expected a number from 1 to 1000000000000, found '0'
  2> Try 'war --help'.
  [2]
  $ war -r house -n all ../one-wins
  2> war: -n: expected a number from 1 to 1000000000000, in digits, found 'all'
  2> Try 'war --help'.
  [2]
  $ war -r house -j 2 -n 2 ../one-wins
  2> war: -j is for --stats and --counts of seeds; else GNU parallel or `make long`
  2> Try 'war --help'.
  [2]
  $ war -r house,jokers=2,cards=55 -n 1
  2> war: cards: expected at most 54, found 55
  2> Try 'war --help'.
  [2]
  $ war -r codingame,cards=4161
  2> war: cards: expected a number from 0 to 4160, found '4161'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,count=days
  2> war: count: expected rounds turns battles cards seconds, found 'days'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,pile=heap
  2> war: pile: expected none stack shuffled, found 'heap'
  2> Try 'war --help'.
  [2]

Seconds and held cards.  A battle and a war take a second at least.

  $ war --pace 4,11 --stats ../one-wins
  2> war: unknown option '--pace'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,count=seconds,battle=0 ../one-wins
  2> war: battle: expected a number from 1 to 1000000, found '0'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,war=0 ../one-wins
  2> war: war: expected a number from 1 to 1000000, found '0'
  2> Try 'war --help'.
  [2]
  $ war -r codingame,war=1000001 ../one-wins
  2> war: war: expected a number from 1 to 1000000, found '1000001'
  2> Try 'war --help'.
  [2]
  $ { war -r codingame,battle=4,11 ../one-wins 2>&1 || echo "status $?"; } | sed 's/expected .*,/expected ...,/'
  war: setting after the book: expected ..., found '11'; tests/guide/rules.md lists them
  Try 'war --help'.
  status 2
  $ war -r codingame,battle ../one-wins
  2> war: battle: expected a number from 1 to 1000000, found ''
  2> Try 'war --help'.
  [2]
  $ war --held ../one-wins
  2> war: --held and --periods are for --stats and --counts
  2> Try 'war --help'.
  [2]
  $ war --held --table ../one-wins
  2> war: --held and --periods are for --stats and --counts
  2> Try 'war --help'.
  [2]
  $ war --periods --table ../one-wins
  2> war: --held and --periods are for --stats and --counts
  2> Try 'war --help'.
  [2]
  $ war --merge --periods ../one-wins
  2> war: --periods: only --stats, --counts, -s and -n go with --merge
  2> Try 'war --help'.
  [2]

An option with a value is given once.  Settings follow one -r.

  $ war -r house -n 1 -r down=1
  2> war: -r is given twice; settings follow one -r, with commas
  2> Try 'war --help'.
  [2]
  $ war -a -a -n 1 -s 3 -r codingame
  LOOP 363 52

Settings that change nothing
----------------------------

A setting that is given, and that no game of the run needs, is named at the end, or before seeds are played.

  $ echo 15 K K 9 4 3 Q Q J J 10 9 8 7 6 5 3 A A K | war -r house,input=decks -n 2 -a
  2 298
  2 332
  2> war: input= changes nothing without a FILE, or - for standard input
  $ war -r house,input=deck,cards=4,hands=1 -s 3 -d | xargs
  4 5H KS 8S 10D
  $ war -r codingame,input=total,cards=4 -s 3 --final | xargs
  4 0 4 5H KS 8S 10D
  $ war -r house,input=decks,battle=5 -n 10 --counts | grep -c '^rules=.*battle=5'
  1
  $ echo 1 AS 1 KD | war -r codingame,shuffle=python,suits=4,ranks=9,lowest=6,cards=36,from=last,hands=9,top=last
  1 1
  2> war: shuffle= changes nothing without a deck to deal: two hands are read
  2> war: suits= changes nothing without a deck to deal or a card ?: two hands are read
  2> war: ranks= changes nothing without a deck to deal or a card ?: two hands are read
  2> war: lowest= changes nothing without a deck to deal or a card ?: two hands are read
  2> war: cards= changes nothing without a deck to deal: two hands are read
  2> war: from= changes nothing without a deck to deal: two hands are read
  2> war: hands= changes nothing without a deck to deal: two hands are read
  2> war: top= changes nothing without a deck to deal: two hands are read
  $ echo 2 AS KD | war -r utexas,cards=36,from=last,hands=2,top=last -a
  1 0
  $ war -r codingame,tie=back,down=1,short=lose,war=5,limit=9 -n 2 --table | cut -f 2
  verdict
  off
  off
  2> war: down= changes nothing without tie=war
  2> war: short= changes nothing without tie=war
  2> war: war= changes nothing without count=seconds
  $ war -r codingame,battle=5,count=seconds,war=9,battle=6 -n 2
  PAT
  PAT

More ranks can be read, and two packs have each card twice.  Nothing is named after bad input.

  $ echo 1 AS 1 16D | war -r codingame,ranks=15
  2 1
  $ echo 2 AS AS 1 KD | war -r codingame,suits=8,ranks=1
  1 1
  $ echo 1 AS 1 XD | war -r codingame,top=last
  2> war: <stdin>:1: expected card 1 of player 2, found 'XD' (a card is 2..10 J Q K A and D H C S, as 10H; see tests/guide/reference.md#input)
  [1]
