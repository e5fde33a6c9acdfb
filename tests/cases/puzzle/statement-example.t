The example of the puzzle's statement
=====================================

  $ war statement-example.in
  PAT
