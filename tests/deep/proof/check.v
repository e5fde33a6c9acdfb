(** The proved checkers, and one round of the game, as a program in OCaml, for check.ml. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From War Require Import game standoff ties.
Extraction Language OCaml.
Definition check_standoff := check Nat.compare.
Definition play_round := round Nat.compare.
Extraction "proved.ml" check_standoff check_tied play_round.
