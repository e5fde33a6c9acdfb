(** * Endless games of four suits

    tests/tools/cycles/cycles.c says how they were found.  Here is the theorem at its head: an even number of ranks, 2n, no
    card face down, the natural order, and equal hands. *)
From Coq Require Import List Arith Lia Bool Permutation.
From War Require Import game.
Import ListNotations.

Section Cycles.
Notation play := (play Nat.compare natural 0).

(** A block (x, u, w) has four cards of the rank x, two of u and two of w; x is above u, and u above w.  One player holds P,
    the other holds Q.  When they have met, they hold R and S; and when these have met, Q and P. *)
Definition block : Type := nat * nat * nat.
Definition falls (b : block) : Prop := let '(x, u, w) := b in w < u < x.
Definition P (b : block) := let '(x, u, w) := b in [x; u; x; w].
Definition Q (b : block) := let '(x, u, w) := b in [u; w; x; x].
Definition R (b : block) := let '(x, u, w) := b in [x; u; u; w].
Definition S (b : block) := let '(x, u, w) := b in [x; w; x; x].

Lemma three_rounds : forall p b h h', falls b ->
  play 3 (seat p (P b ++ h) (Q b ++ h')) = Some (seat p (h ++ R b) (h' ++ S b)) /\
  play 3 (seat p (R b ++ h) (S b ++ h')) = Some (seat p (h ++ Q b) (h' ++ P b)).
Proof.
  intros p [[x u] w] h h' [Hw Hu].
  assert (Up : forall a b, b < a -> (a ?= b) = Gt) by (intros; apply Nat.compare_gt_iff; assumption).
  assert (Down : forall a b, a < b -> (a ?= b) = Lt) by (intros; apply Nat.compare_lt_iff; assumption).
  pose proof (Up x u ltac:(lia)) as E1. pose proof (Down u x ltac:(lia)) as E2. pose proof (Up x w ltac:(lia)) as E3.
  pose proof (Down w x ltac:(lia)) as E4. pose proof (Up u w Hw) as E5. pose proof (Down w u Hw) as E6.
  pose proof (Nat.compare_refl x) as E7.
  destruct p; split; unfold P, Q, R, S;
    repeat (cbn -[Nat.compare]; rewrite ?E1, ?E2, ?E3, ?E4, ?E5, ?E6, ?E7);
    rewrite ?app_nil_r, <- ?app_assoc; reflexivity.
Qed.

Lemma lap : forall bs, Forall falls bs -> forall p t t',
  play (3 * length bs) (seat p (flat_map P bs ++ t) (flat_map Q bs ++ t')) =
    Some (seat p (t ++ flat_map R bs) (t' ++ flat_map S bs)) /\
  play (3 * length bs) (seat p (flat_map R bs ++ t) (flat_map S bs ++ t')) =
    Some (seat p (t ++ flat_map Q bs) (t' ++ flat_map P bs)).
Proof.
  induction bs as [|b bs IH]; intros Fall p t t'; [cbn; rewrite !app_nil_r; split; reflexivity|].
  inversion Fall as [|? ? Fb Fbs]; subst. cbn [length flat_map]. rewrite <- !app_assoc.
  replace (3 * Datatypes.S (length bs)) with (3 + 3 * length bs) by lia. rewrite !play_plus.
  destruct (three_rounds p b (flat_map P bs ++ t) (flat_map Q bs ++ t') Fb) as [-> _].
  destruct (three_rounds p b (flat_map R bs ++ t) (flat_map S bs ++ t') Fb) as [_ ->].
  rewrite <- !app_assoc. destruct (IH Fbs p (t ++ R b) (t' ++ S b)) as [-> _].
  destruct (IH Fbs p (t ++ Q b) (t' ++ P b)) as [_ ->].
  rewrite <- !app_assoc. split; reflexivity.
Qed.

Lemma four_laps : forall bs, Forall falls bs -> forall p,
  play (12 * length bs) (seat p (flat_map P bs) (flat_map Q bs)) = Some (seat p (flat_map P bs) (flat_map Q bs)).
Proof.
  intros bs Fall.
  assert (Two : forall p, play (6 * length bs) (seat p (flat_map P bs) (flat_map Q bs)) =
    Some (seat (negb p) (flat_map P bs) (flat_map Q bs))).
  { intros p. replace (6 * length bs) with (3 * length bs + 3 * length bs) by lia. rewrite play_plus.
    destruct (lap bs Fall p [] []) as [A B]. rewrite !app_nil_r in A, B. rewrite A; cbn [app]. rewrite B.
    destruct p; reflexivity. }
  intros p. replace (12 * length bs) with (6 * length bs + 6 * length bs) by lia.
  rewrite play_plus, Two, Two, negb_involutive. reflexivity.
Qed.

(** The blocks of 2n ranks: x is one of the upper n ranks; u and w are neighbours on the circle of the lower n ranks. *)
Definition after n i := if Datatypes.S i =? n then 0 else Datatypes.S i.
Definition blocks n : list block := map (fun i => (n + i, Nat.max i (after n i), Nat.min i (after n i))) (seq 0 n).

Lemma after_permutes : forall n, Permutation (map (after n) (seq 0 n)) (seq 0 n).
Proof.
  intros [|m]; [reflexivity|]. rewrite seq_S at 1. rewrite map_app. cbn [map Nat.add].
  replace (map (after (Datatypes.S m)) (seq 0 m)) with (seq 1 m).
  - unfold after; rewrite Nat.eqb_refl. symmetry. apply (Permutation_cons_append (seq 1 m) 0).
  - rewrite <- seq_shift. apply map_ext_in. intros i Hi. apply in_seq in Hi. unfold after.
    destruct (Nat.eqb_spec (Datatypes.S i) (Datatypes.S m)); [lia | reflexivity].
Qed.

Lemma flat_map_permutes : forall {A B} (f g : A -> list B) l,
  Permutation (flat_map (fun x => f x ++ g x) l) (flat_map f l ++ flat_map g l).
Proof.
  intros A B f g; induction l as [|x l IH]; [reflexivity|]. cbn [flat_map]. rewrite IH, <- !app_assoc.
  apply Permutation_app_head. rewrite !app_assoc. apply Permutation_app_tail, Permutation_app_comm.
Qed.

Lemma flat_map_pointwise : forall {A B} (f g : A -> list B) l, (forall x, Permutation (f x) (g x)) ->
  Permutation (flat_map f l) (flat_map g l).
Proof. intros A B f g l H; induction l; cbn; [reflexivity|]. apply Permutation_app; auto. Qed.

Lemma flat_map_of_permuted : forall {A B} (f : A -> list B) l l', Permutation l l' ->
  Permutation (flat_map f l) (flat_map f l').
Proof.
  intros A B f l l' H; induction H; cbn; auto.
  - apply Permutation_app_head; assumption.
  - rewrite !app_assoc. apply Permutation_app_tail, Permutation_app_comm.
  - etransitivity; eassumption.
Qed.

Lemma flat_map_map : forall {A B C} (f : B -> list C) (g : A -> B) l, flat_map f (map g l) = flat_map (fun x => f (g x)) l.
Proof. intros; rewrite !flat_map_concat_map, map_map; reflexivity. Qed.

Definition twice r : list nat := [r; r].
Definition deck ranks : list nat := flat_map (fun r => repeat r 4) (seq 0 ranks).

Lemma blocks_deck : forall n, Permutation (flat_map P (blocks n) ++ flat_map Q (blocks n)) (deck (2 * n)).
Proof.
  intros n. rewrite <- flat_map_permutes. unfold blocks, deck. rewrite flat_map_map.
  replace (2 * n) with (n + n) by lia. rewrite seq_app, flat_map_app, Nat.add_0_l.
  transitivity (flat_map (fun i => repeat (n + i) 4 ++ (twice i ++ twice (after n i))) (seq 0 n)).
  - apply flat_map_pointwise. intros i. apply (Permutation_count_occ Nat.eq_dec). intros z.
    destruct (Nat.max_spec i (after n i)) as [[L ->]|[L ->]];
      [rewrite Nat.min_l by lia | rewrite Nat.min_r by lia]; cbn;
      repeat match goal with |- context [Nat.eq_dec ?a ?b] => destruct (Nat.eq_dec a b) end; reflexivity.
  - rewrite flat_map_permutes, flat_map_permutes, Permutation_app_comm. apply Permutation_app.
    + rewrite <- (flat_map_map twice (after n)), (flat_map_of_permuted twice _ _ (after_permutes n)).
      rewrite <- flat_map_permutes. reflexivity.
    + rewrite <- (flat_map_map (fun r => repeat r 4) (Nat.add n)).
      replace (map (Nat.add n) (seq 0 n)) with (seq n n); [reflexivity|].
      assert (E : forall m k, seq (n + k) m = map (Nat.add n) (seq k m))
        by (induction m; intros k; cbn; [reflexivity|]; rewrite <- IHm; f_equal; f_equal; lia).
      rewrite <- E; f_equal; lia.
Qed.

Lemma blocks_fall : forall n, 2 <= n -> Forall falls (blocks n).
Proof.
  intros n Hn. apply Forall_forall. intros b Hb. apply in_map_iff in Hb as (i & <- & Hi). apply in_seq in Hi.
  unfold falls, after. destruct (Nat.eqb_spec (Datatypes.S i) n); lia.
Qed.

(** Four suits of an even number of ranks, 2n, from 4 on: a deal with equal hands comes back after 12n rounds. *)
Theorem even_ranks_endless : forall n, 2 <= n -> exists h1 h2,
  length h1 = length h2 /\ Permutation (h1 ++ h2) (deck (2 * n)) /\
  play (12 * n) (h1, h2) = Some (h1, h2) /\ endless Nat.compare natural 0 (h1, h2).
Proof.
  intros n Hn. exists (flat_map P (blocks n)), (flat_map Q (blocks n)).
  assert (L : length (blocks n) = n) by (unfold blocks; rewrite map_length, seq_length; reflexivity).
  pose proof (four_laps (blocks n) (blocks_fall n Hn) true) as B. rewrite L in B.
  repeat split.
  - generalize (blocks n); induction l as [|[[x u] w] bs IH]; cbn; congruence.
  - apply blocks_deck.
  - exact B.
  - eapply (comes_back_endless _ _ _ _ _ 0 (12 * n)); [lia | reflexivity | exact B].
Qed.
End Cycles.
