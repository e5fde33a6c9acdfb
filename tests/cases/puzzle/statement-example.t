The example of the puzzle's statement
=====================================

  $ echo 7 10D 9S 8D KH 7D 5H 6S 7 10H 7H 5C QC 2C 4H 6D | war
  PAT
