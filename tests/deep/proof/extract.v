(** The rounds of the game and the check of `LOOP T P`, as a program in OCaml, for tests/tools/certify/certify.ml. *)
From Coq Require Import NArith Extraction ExtrOcamlBasic.
From War Require Import game loops laps.
Extraction Language OCaml.
Set Warnings "-extraction-opaque-accessed".

(** The higher rank wins; with [upset] the lowest rank beats the highest, and nothing else. *)
Definition by_rank := N.compare.
Definition upset (lowest highest x y : N) : comparison :=
  if (N.eqb (N.min x y) lowest && N.eqb (N.max x y) highest)%bool then CompOpp (by_rank x y) else by_rank x y.

Extraction "proved.ml" N.min N.max by_rank upset round compared check.
