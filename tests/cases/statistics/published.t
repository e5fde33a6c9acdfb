Numbers published for the shuffles of csharp and utexas
=======================================================

Both books shuffle as their programs do.  So these numbers have to be exactly what the programs found.

M. Jones, seeds 0..999: 423 and 375 games won, 202 called off.

  $ war -r csharp -n 1000 --counts | grep -E '^(player|off|shortest)'
  shortest	675	12
  player1	0	423
  player2	0	375
  off	0	202

Those that are won before turn 1,000 take 379.21 turns on average.  Seed 659 is won in turn 1,000.

  $ war -r csharp -n 1000 -a | awk '$1 != "OFF" && $2 < 1000 { n++; turns += $2 } END { printf "%d %.2f\n", n, turns / n }'
  797 379.21
  $ war -r csharp -s 659 -a
  2 1000

B. Bulko, seeds 0..999: 288 and 350 games won, 362 endless, the longest of 3,183 rounds.

  $ war -r utexas -n 1000 --counts | grep -E '^(player|endless|longest)'
  longest	902	3183
  player1	0	288
  player2	0	350
  endless	0	362

The answers of some seeds.

  $ for seed in 15 120 81 99 44 596 529 143 22; do war -r utexas -s $seed -a; done
  1 82
  1 108
  2 190
  1 130
  2 1302
  2 20
  1 12
  1 22
  2 196
