(** * Endless games of four suits

    tests/tools/cycles/cycles.c says how they were found.  This is the theorem at its head: an even number of ranks, 2n,
    no card face down, the natural order, and equal hands. *)
From Coq Require Import List Arith Lia Bool Permutation.
From War Require Import game.
Import ListNotations.

Section Cycles.
Notation play := (play Nat.compare natural 0).

(** A block (x, u, w) has four cards of rank x, two of rank u and two of rank w; x is above u, and u is above w.  One
    player holds P, the other holds Q.  After P and Q have met, the players hold R and S.  After R and S have met, the
    players hold Q and P. *)
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
  replace (3 * Datatypes.S (length bs)) with (3 + 3 * length bs) by lia. rewrite !run_plus.
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
  { intros p. replace (6 * length bs) with (3 * length bs + 3 * length bs) by lia. rewrite run_plus.
    destruct (lap bs Fall p [] []) as [A B]. rewrite !app_nil_r in A, B. rewrite A; cbn [app]. rewrite B.
    destruct p; reflexivity. }
  intros p. replace (12 * length bs) with (6 * length bs + 6 * length bs) by lia.
  rewrite run_plus, Two, Two, negb_involutive. reflexivity.
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

Lemma flat_map_map : forall {A B C} (f : B -> list C) (g : A -> B) l,
  flat_map f (map g l) = flat_map (fun x => f (g x)) l.
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

(** ** Not sooner *)

(** What player 1 and player 2 hold of each block in lap a. *)
Definition mine a := match a with 0 => P | 1 => R | 2 => Q | _ => S end.
Definition theirs a := match a with 0 => Q | 1 => S | 2 => P | _ => R end.
Definition following a := match a with 0 => 1 | 1 => 2 | 2 => 3 | _ => 0 end.

Lemma part_of_a_lap : forall a bs1 bs2, a < 4 -> Forall falls bs1 ->
  play (3 * length bs1) (flat_map (mine a) (bs1 ++ bs2), flat_map (theirs a) (bs1 ++ bs2)) =
  Some (flat_map (mine a) bs2 ++ flat_map (mine (following a)) bs1,
        flat_map (theirs a) bs2 ++ flat_map (theirs (following a)) bs1).
Proof.
  intros a bs1 bs2 Ha Fall. rewrite !flat_map_app.
  destruct a as [|[|[|[|a]]]]; [..|lia]; cbn [mine theirs following].
  - apply (lap bs1 Fall true).
  - apply (lap bs1 Fall true).
  - apply (lap bs1 Fall false).
  - apply (lap bs1 Fall false).
Qed.

Lemma uneven : forall a b h h' s, a < 4 -> falls b -> length h = length h' -> 0 < s < 3 ->
  exists q, play s (mine a b ++ h, theirs a b ++ h') = Some q /\ length (fst q) <> length (snd q).
Proof.
  intros a [[x u] w] h h' s Ha [Hw Hu] L Hs.
  assert (Up : forall a b, b < a -> (a ?= b) = Gt) by (intros; apply Nat.compare_gt_iff; assumption).
  assert (Down : forall a b, a < b -> (a ?= b) = Lt) by (intros; apply Nat.compare_lt_iff; assumption).
  pose proof (Up x u ltac:(lia)) as E1. pose proof (Down u x ltac:(lia)) as E2. pose proof (Up x w ltac:(lia)) as E3.
  pose proof (Down w x ltac:(lia)) as E4. pose proof (Up u w Hw) as E5. pose proof (Down w u Hw) as E6.
  pose proof (Nat.compare_refl x) as E7.
  assert (Ks : s = 1 \/ s = 2) by lia.
  destruct a as [|[|[|[|a]]]]; [..|lia]; destruct Ks as [-> | ->]; unfold mine, theirs, P, Q, R, S;
    repeat (cbn -[Nat.compare]; rewrite ?E1, ?E2, ?E3, ?E4, ?E5, ?E6, ?E7);
    (eexists; split; [reflexivity|]; cbn; rewrite !app_length; cbn [length]; lia).
Qed.

Lemma length_blocks : forall (f : block -> list nat), (forall b, length (f b) = 4) ->
  forall bs, length (flat_map f bs) = 4 * length bs.
Proof. intros f H; induction bs; cbn [flat_map]; [reflexivity|]. rewrite app_length, H, IHbs; cbn; lia. Qed.

Lemma four_cards : forall a b, length (mine a b) = 4 /\ length (theirs a b) = 4.
Proof. intros [|[|[|a]]] [[x u] w]; split; reflexivity. Qed.

Lemma whole_laps : forall n a, 2 <= n -> a < 4 ->
  play (3 * n * a) (flat_map P (blocks n), flat_map Q (blocks n)) =
  Some (flat_map (mine a) (blocks n), flat_map (theirs a) (blocks n)).
Proof.
  intros n a Hn; induction a; intros Ha; [rewrite Nat.mul_0_r; reflexivity|].
  replace (3 * n * Datatypes.S a) with (3 * n * a + 3 * n) by lia. rewrite run_plus, IHa by lia.
  pose proof (part_of_a_lap a (blocks n) [] ltac:(lia) (blocks_fall n Hn)) as E.
  replace (length (blocks n)) with n in E by (unfold blocks; rewrite map_length, seq_length; reflexivity).
  rewrite app_nil_r in E. cbn [flat_map app] in E. rewrite E.
  destruct a as [|[|[|a]]]; [reflexivity..|lia].
Qed.

Lemma not_sooner : forall n N, 2 <= n ->
  play N (flat_map P (blocks n), flat_map Q (blocks n)) = Some (flat_map P (blocks n), flat_map Q (blocks n)) <->
  Nat.divide (12 * n) N.
Proof.
  intros n N Hn. set (deal := (flat_map P (blocks n), flat_map Q (blocks n))).
  assert (Lb : length (blocks n) = n) by (unfold blocks; rewrite map_length, seq_length; reflexivity).
  assert (B : play (12 * n) deal = Some deal).
  { pose proof (four_laps (blocks n) (blocks_fall n Hn) true) as B. rewrite Lb in B. exact B. }
  split; [|intros [q ->]; apply run_back, B]. intros E.
  apply Nat.mod_divide; [lia|]. set (M := N mod (12 * n)).
  assert (HM : M < 12 * n) by (apply Nat.mod_upper_bound; lia).
  assert (EM : play M deal = Some deal).
  { rewrite (Nat.div_mod N (12 * n)), Nat.mul_comm, run_plus, (run_back _ _ _ _ B) in E by lia. exact E. }
  destruct (Nat.eq_dec M 0) as [|NM]; [assumption|exfalso].
  (* round s of block j of lap a *)
  set (a := M / (3 * n)). set (j := M mod (3 * n) / 3). set (s := M mod (3 * n) mod 3).
  assert (Ha : a < 4) by (apply Nat.div_lt_upper_bound; lia).
  assert (Hj : j < n) by (apply Nat.div_lt_upper_bound; [lia|]; apply Nat.mod_upper_bound; lia).
  assert (Hs : s < 3) by (apply Nat.mod_upper_bound; lia).
  assert (Split : M = 3 * n * a + (3 * j + s)).
  { unfold a, j, s. rewrite <- Nat.div_mod by lia. apply Nat.div_mod; lia. }
  clearbody a j s.
  rewrite Split, run_plus in EM. unfold deal in EM at 1. rewrite whole_laps in EM by assumption.
  assert (Es : seq 0 n = seq 0 j ++ j :: seq (Datatypes.S j) (n - j - 1)).
  { replace n with (j + Datatypes.S (n - j - 1)) at 1 by lia. rewrite seq_app. reflexivity. }
  assert (Cut : exists bs1 b bs2, blocks n = bs1 ++ b :: bs2 /\ length bs1 = j /\
    b = (n + j, Nat.max j (after n j), Nat.min j (after n j))).
  { unfold blocks. exists (map (fun i => (n + i, Nat.max i (after n i), Nat.min i (after n i))) (seq 0 j)).
    do 2 eexists. split; [|split; [rewrite map_length, seq_length; reflexivity | reflexivity]].
    rewrite Es, map_app. reflexivity. }
  destruct Cut as (bs1 & b & bs2 & Eb & L1 & Vb).
  pose proof (blocks_fall n Hn) as Fall. rewrite Eb in Fall. apply Forall_app in Fall as [F1 F2].
  inversion F2 as [|? ? Fb _]; subst x l.
  rewrite run_plus, Eb, <- L1, part_of_a_lap in EM by assumption. cbn [flat_map] in EM. rewrite <- !app_assoc in EM.
  destruct (Nat.eq_dec s 0) as [->|Ns].
  - cbn [run] in EM. apply (f_equal (option_map fst)) in EM. cbn [option_map fst] in EM.
    unfold deal in EM; cbn [fst] in EM.
    rewrite Eb, flat_map_app in EM. destruct bs1 as [|b0 bs1].
    + cbn [length] in L1; subst j. destruct b as [[x u] w]. destruct Fb as [Fw Fu]. cbn [flat_map app] in EM.
      destruct a as [|[|[|[|a]]]]; [lia | | | | lia]; cbn in EM; injection EM; intros; lia.
    + assert (V0 : b0 = (n + 0, Nat.max 0 (after n 0), Nat.min 0 (after n 0))).
      { unfold blocks in Eb. destruct n as [|n']; [lia|]. cbn [seq map app] in Eb.
        injection Eb as E0 _. symmetry; exact E0. }
      cbn [length] in L1. subst b b0. unfold after in EM. destruct (Nat.eqb_spec (Datatypes.S j) n);
        destruct a as [|[|[|[|a]]]]; try lia; cbn -[Nat.max Nat.min Nat.add Nat.eqb] in EM; injection EM; intros; lia.
  - edestruct (uneven a b) as (q & Eq & Lq); [exact Ha | exact Fb | | | rewrite Eq in EM].
    + rewrite !app_length, !length_blocks; try (intros; apply four_cards); reflexivity.
    + lia.
    + injection EM as ->. apply Lq. unfold deal; cbn [fst snd].
      rewrite !length_blocks by (intros [[? ?] ?]; reflexivity). reflexivity.
Qed.

(** Four suits of an even number of ranks, 2n, from 4 on: a deal with equal hands comes back after 12n rounds, and not
    sooner. *)
Theorem even_ranks_endless : forall n, 2 <= n -> exists h1 h2,
  length h1 = length h2 /\ Permutation (h1 ++ h2) (deck (2 * n)) /\ endless Nat.compare natural 0 (h1, h2) /\
  (forall N, play N (h1, h2) = Some (h1, h2) <-> Nat.divide (12 * n) N).
Proof.
  intros n Hn. exists (flat_map P (blocks n)), (flat_map Q (blocks n)).
  pose proof (not_sooner n) as B.
  repeat split; try (apply B; assumption).
  - generalize (blocks n); induction l as [|[[x u] w] bs IH]; cbn; congruence.
  - apply blocks_deck.
  - eapply (comes_back_endless _ _ _ _ _ 0 (12 * n)); [lia | reflexivity | apply B; [exact Hn | exists 1; lia]].
Qed.
End Cycles.
