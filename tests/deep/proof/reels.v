(** * Reels

    Example.  Player 1 has K 2, player 2 has 3 Q 4 A.  Player 1's card of a battle comes first, whoever wins.

      K beats 3: player 1 has 2 K 3, player 2 has Q 4 A.
      Q beats 2: player 1 has K 3, player 2 has 4 A 2 Q.

    High cards lie where high cards lay: X = K, and Y = Q A, now A Q.  The low cards L = 3 4 2, now 4 2 3, run through
    both hands.  So two rounds turn three reels, X, Y and L, by one card.

    In a French game the winner's card comes first.  Without the A, player 2 has 3 Q 4:

      K beats 3: player 1 has 2 K 3, player 2 has Q 4.
      Q beats 2: player 1 has K 3, player 2 has 4 Q 2.  X = K, Y = Q, L = 3 4 2, now 4 2 3.

    With the A, player 2 would have 4 A Q 2.  Q would lie where a low card should, and K would beat it.

    The leader, player [p], has high cards at the even places, counted from the top, place 0; the other player has high
    cards at the odd places.  All other cards are low.  Here the reels are functions with a period: turning a reel adds
    to the argument.  The loser of a round is the next leader, and X and Y exchange their names. *)
From Coq Require Import List Arith Lia Bool.
From War Require Import game periods.
Import ListNotations.

Section Reels.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat) (F : fair compare).
Notation round := (round compare o down).
Notation play := (play compare o down).
Notation endless := (endless compare o down).
Notation won_by := (won_by compare down).
Notation in_turn := (in_turn compare o down).

(** The hand of n cards f 0, g 0, f 1, g 1, .... *)
Fixpoint weave (f g : nat -> card) (n : nat) : list card :=
  match n with 0 => [] | S n => f 0 :: weave g (fun t => f (S t)) n end.

(** The reel f, turned by m cards. *)
Definition turn (m : nat) (f : nat -> card) : nat -> card := fun t => f (m + t).

Lemma weave_ext : forall n f g f' g', (forall t, f t = f' t) -> (forall t, g t = g' t) ->
  weave f g n = weave f' g' n.
Proof. induction n; intros; cbn; f_equal; auto. Qed.

Lemma weave_last : forall i f g,
  weave f g (S (2 * i)) = weave f g (2 * i) ++ [f i] /\
  weave f g (S (S (2 * i))) = weave f g (S (2 * i)) ++ [g i].
Proof.
  induction i; intros; [split; reflexivity|].
  replace (2 * S i) with (S (S (2 * i))) by lia.
  destruct (IHi (turn 1 f) (turn 1 g)) as [A B]; unfold turn in *; cbn [Nat.add] in *.
  split; [cbn [weave]; cbn [weave] in A; rewrite A; reflexivity|].
  change (f 0 :: g 0 :: weave (fun t => f (S t)) (fun t => g (S t)) (S (S (2 * i))) =
          f 0 :: g 0 :: weave (fun t => f (S t)) (fun t => g (S t)) (S (2 * i)) ++ [g (S i)]).
  rewrite B; reflexivity.
Qed.

Lemma weave_nth : forall i f g n d,
  (2 * i < n -> nth (2 * i) (weave f g n) d = f i) /\ (S (2 * i) < n -> nth (S (2 * i)) (weave f g n) d = g i).
Proof.
  induction i; intros f g n d.
  - destruct n as [|[|n]]; cbn; split; intros; try lia; reflexivity.
  - destruct n as [|[|n]]; [split; intros; lia..|].
    replace (2 * S i) with (S (S (2 * i))) by lia.
    destruct (IHi (fun t => f (S t)) (fun t => g (S t)) n d) as [A B].
    split; intros; [apply A | apply B]; lia.
Qed.

Lemma weave_length : forall n f g, length (weave f g n) = n.
Proof. induction n; intros; cbn; auto. Qed.

(** ** Lemma 1: the parity *)

(** The pattern of a high card h and a low card l: the leader has n cards, the other player k. *)
Definition pattern (h l : card) p n k : position card :=
  seat p (weave (fun _ => h) (fun _ => l) n) (weave (fun _ => l) (fun _ => h) k).

Lemma weave_two_more : forall (x y : card) n, weave (fun _ => x) (fun _ => y) (S (S n)) =
  weave (fun _ => x) (fun _ => y) n ++ if Nat.even n then [x; y] else [y; x].
Proof.
  intros x y n; destruct (Nat.Even_or_Odd n) as [[i ->]|[i ->]].
  - rewrite (proj2 (weave_last i _ _)), (proj1 (weave_last i _ _)), <- app_assoc.
    replace (Nat.even (2 * i)) with true by (symmetry; apply Nat.even_spec; exists i; lia). reflexivity.
  - replace (S (S (2 * i + 1))) with (S (2 * S i)) by lia. replace (2 * i + 1) with (S (2 * i)) by lia.
    rewrite (proj1 (weave_last (S i) _ _)). replace (2 * S i) with (S (S (2 * i))) by lia.
    rewrite (proj2 (weave_last i _ _)), <- app_assoc.
    replace (Nat.even (S (2 * i))) with false; [reflexivity|].
    symmetry; rewrite Nat.even_succ, <- Nat.negb_even. replace (Nat.even (2 * i)) with true; [reflexivity|].
    symmetry; apply Nat.even_spec; exists i; lia.
Qed.

Lemma seat_injective : forall {T} p (x y x' y' : T), seat p x y = seat p x' y' -> x = x' /\ y = y'.
Proof. intros T [] x y x' y' [= ]; auto. Qed.

(** The pattern lasts a round just if the winner's card is taken first by an even hand, second by an odd one. *)
Theorem lemma_1 : forall h l p n k, compare h l = Gt -> 0 < n -> 0 < k ->
  round (pattern h l p n k) = Some (pattern h l (negb p) (k - 1) (n + 1)) <-> Nat.even n = own o p.
Proof.
  intros h l p n k H Hn Hk; destruct n as [|n]; [lia|]; destruct k as [|k]; [lia|].
  replace (S k - 1) with k by lia. replace (S n + 1) with (S (S n)) by lia.
  assert (D : h <> l) by (intros ->; pose proof (F l l) as E; rewrite H in E; discriminate).
  unfold pattern.
  change (weave (fun _ => h) (fun _ => l) (S n)) with (h :: weave (fun _ => l) (fun _ => h) n).
  change (weave (fun _ => l) (fun _ => h) (S k)) with (l :: weave (fun _ => h) (fun _ => l) k).
  rewrite (round_won compare o down F) by assumption.
  replace (seat (negb p)) with (fun x y : list card => seat p y x) by (destruct p; reflexivity). cbn beta.
  rewrite weave_two_more, Nat.even_succ, <- Nat.negb_even.
  split; intro E.
  - injection E as E; apply seat_injective in E as [E _]; apply app_inv_head in E.
    destruct (own o p), (Nat.even n); try reflexivity; injection E; intros; contradiction || (exfalso; auto).
  - do 3 f_equal. destruct (own o p), (Nat.even n); try discriminate; reflexivity.
Qed.

(** A pattern that lasts two rounds has the parity for both players. *)
Theorem lemma_1_two_rounds : forall h l p n k, compare h l = Gt -> 0 < n -> 1 < k ->
  round (pattern h l p n k) = Some (pattern h l (negb p) (k - 1) (n + 1)) /\
  round (pattern h l (negb p) (k - 1) (n + 1)) = Some (pattern h l p n k) <->
  Nat.even n = own o p /\ Nat.odd k = own o (negb p).
Proof.
  intros h l p n k H Hn Hk. rewrite lemma_1 by (assumption || lia).
  pose proof (lemma_1 h l (negb p) (k - 1) (n + 1) H ltac:(lia) ltac:(lia)) as E.
  replace (n + 1 - 1) with n in E by lia. replace (k - 1 + 1) with k in E by lia.
  rewrite negb_involutive in E. rewrite E. replace (Nat.odd k) with (Nat.even (k - 1)); [tauto|].
  destruct k; [lia|]. rewrite Nat.odd_succ. f_equal; lia.
Qed.

(** So the deck is odd for the winner's and the loser's orders, and even for player 1's and player 2's. *)
Theorem lemma_1_deck : forall p n k, Nat.even n = own o p -> Nat.odd k = own o (negb p) ->
  Nat.odd (n + k) = Bool.eqb (own o true) (own o false).
Proof.
  intros p n k En Ok. rewrite Nat.odd_add, <- Nat.negb_even, En, Ok.
  destruct p; cbn [negb]; destruct (own o true), (own o false); reflexivity.
Qed.

(** ** Two rounds turn each reel by one card *)

(** X has a cards, Y has b.  [size_x] and [size_y] are the sizes of the hands, [half] (m) and [lows] (c) the numbers of
    the low cards that the other player has, and of all low cards. *)
Definition one (b : bool) : nat := if b then 1 else 0.

Definition size_x p a := 2 * a - one (negb (own o p)).

Definition size_y p b := 2 * b + one (own o (negb p)).

Definition half p b := b + one (own o (negb p)).

Definition lows p a b := half p b + (a - one (negb (own o p))).

(** The position with the reels X, Y and L: the leader's low cards begin with card m of L. *)
Definition reeled p a b (X Y L : nat -> card) : position card :=
  seat p (weave X (turn (half p b) L) (size_x p a)) (weave L Y (size_y p b)).

(** X, Y and L are reels of a, b and c cards. *)
Definition reels p a b (X Y L : nat -> card) : Prop :=
  0 < a /\ 0 < b /\ period X a /\ period Y b /\ period L (lows p a b).

Lemma two_halves : forall p a b, 0 < a -> half p b + half (negb p) a = lows p a b + 1.
Proof. intros; unfold lows, half; rewrite negb_involutive; destruct (own o p), (own o (negb p)); cbn; lia. Qed.

Lemma reeled_ext : forall p a b X Y L X' Y' L', (forall t, X t = X' t) -> (forall t, Y t = Y' t) ->
  (forall t, L t = L' t) -> reeled p a b X Y L = reeled p a b X' Y' L'.
Proof. intros; unfold reeled; f_equal; apply weave_ext; intros; unfold turn; auto. Qed.

Lemma one_round : forall p a b X Y L, reels p a b X Y L -> compare (X 0) (L 0) = Gt ->
  round (reeled p a b X Y L) = Some (reeled (negb p) b a Y (turn 1 X) (turn (half p b) L)).
Proof.
  intros p a b X Y L (Ha & Hb & PX & PY & PL) H.
  destruct a as [|a]; [lia|]. destruct b as [|b]; [lia|].
  assert (EX : X (S a) = X 0) by (rewrite <- (PX 0); f_equal; lia).
  assert (EL : L (lows p (S a) (S b)) = L 0) by (rewrite <- (PL 0); f_equal; lia).
  unfold reeled.
  assert (Hx : exists n, size_x p (S a) = S n)
    by (exists (size_x p (S a) - 1); unfold size_x; destruct (own o p); cbn; lia).
  assert (Hy : exists k, size_y p (S b) = S k) by (exists (size_y p (S b) - 1); unfold size_y; lia).
  destruct Hx as [n Hn], Hy as [k Hk]; rewrite Hn, Hk; cbn [weave]; rewrite (round_won compare o down F) by assumption.
  f_equal. replace (seat (negb p)) with (fun x y : list card => seat p y x) by (destruct p; reflexivity).
  cbn beta. f_equal.
  - unfold size_x, size_y, lows in *; rewrite negb_involutive.
    destruct (own o p); cbn [negb one] in *.
    + replace n with (S (2 * a)) by lia. replace (2 * S a + 1) with (S (2 * S a)) by lia.
      rewrite (proj1 (weave_last (S a) _ _)).
      replace (2 * S a) with (S (S (2 * a))) by lia. rewrite (proj2 (weave_last a _ _)), <- app_assoc.
      f_equal. unfold turn; cbn [app Nat.add]. rewrite EX, <- EL; do 3 f_equal; lia.
    + replace n with (2 * a) by lia. replace (2 * S a + 0) with (S (S (2 * a))) by lia.
      rewrite (proj2 (weave_last _ _ _)), (proj1 (weave_last _ _ _)), <- app_assoc.
      f_equal. unfold turn; cbn [app Nat.add]. rewrite EX, <- EL; do 2 f_equal; lia.
  - replace (size_x (negb p) (S b)) with k by (unfold size_x, size_y in *; destruct (own o (negb p)); cbn in *; lia).
    apply weave_ext; intros; [reflexivity|].
    unfold turn. rewrite <- (PL (S t)). f_equal. unfold lows, half. rewrite negb_involutive.
    destruct (own o p), (own o (negb p)); cbn; lia.
Qed.

Lemma reels_turned : forall p a b X Y L, reels p a b X Y L ->
  reels (negb p) b a Y (turn 1 X) (turn (half p b) L).
Proof.
  intros p a b X Y L (Ha & Hb & PX & PY & PL).
  assert (E : lows (negb p) b a = lows p a b)
    by (unfold lows, half; rewrite negb_involutive; destruct (own o p), (own o (negb p)); cbn; lia).
  repeat split; try assumption; intro t; unfold turn.
  - rewrite <- (PX (1 + t)); f_equal; lia.
  - rewrite E, <- (PL (half p b + t)); f_equal; lia.
Qed.

(** In pass t, card t of X beats card t of L, and card t of Y beats card m + t of L. *)
Definition separated p b (X Y L : nat -> card) : Prop :=
  forall t, compare (X t) (L t) = Gt /\ compare (Y t) (L (half p b + t)) = Gt.

Lemma reeled_top : forall p a b X Y L, 0 < a -> 0 < b ->
  exists hx hy, reeled p a b X Y L = seat p (X 0 :: hx) (L 0 :: hy).
Proof.
  intros p a b X Y L Ha Hb; unfold reeled.
  assert (exists n, size_x p a = S n) as [n ->] by (exists (size_x p a - 1); unfold size_x; destruct (own o p); cbn;
    lia).
  assert (exists k, size_y p b = S k) as [k ->] by (exists (size_y p b - 1); unfold size_y; lia).
  cbn; eauto.
Qed.

Lemma separated_turned : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L ->
  separated (negb p) a Y (turn 1 X) (turn (half p b) L).
Proof.
  intros p a b X Y L (Ha & _ & _ & _ & PL) H t; split; [apply H|].
  unfold turn. rewrite Nat.add_assoc, two_halves, <- Nat.add_assoc, PL by assumption. apply H.
Qed.

(** One pass, if both high cards win. *)
Lemma two_rounds : forall p a b X Y L, reels p a b X Y L ->
  compare (X 0) (L 0) = Gt -> compare (Y 0) (L (half p b)) = Gt ->
  play 2 (reeled p a b X Y L) = Some (reeled p a b (turn 1 X) (turn 1 Y) (turn 1 L)).
Proof.
  intros p a b X Y L R HX HY; pose proof R as (Ha & Hb & PX & PY & PL); cbn.
  rewrite one_round by assumption.
  rewrite one_round; [|apply reels_turned; assumption | unfold turn; rewrite Nat.add_0_r; exact HY].
  rewrite negb_involutive. f_equal. apply reeled_ext; intros; try reflexivity; unfold turn.
  rewrite Nat.add_assoc, two_halves, <- Nat.add_assoc by assumption; apply PL.
Qed.

Lemma turn_reels : forall p a b X Y L, reels p a b X Y L -> forall s,
  reels p a b (turn s X) (turn s Y) (turn s L).
Proof.
  intros p a b X Y L (Ha & Hb & PX & PY & PL) s.
  assert (T : forall (f : nat -> card) n, period f n -> period (turn s f) n)
    by (intros f n P t; unfold turn; rewrite <- (P (s + t)); f_equal; lia).
  repeat split; auto.
Qed.

(** t passes turn each reel by t cards, if the high cards win until then.  So war.c skips to the next tie. *)
Theorem reels_turn : forall t p a b X Y L, reels p a b X Y L ->
  (forall s, s < t -> compare (X s) (L s) = Gt /\ compare (Y s) (L (half p b + s)) = Gt) ->
  play (2 * t) (reeled p a b X Y L) = Some (reeled p a b (turn t X) (turn t Y) (turn t L)).
Proof.
  induction t; intros p a b X Y L R Win; [reflexivity|].
  replace (2 * S t) with (2 * t + 2) by lia. rewrite run_plus, IHt by (try intros s Hs; try apply Win; auto).
  destruct (Win t (Nat.lt_succ_diag_r t)) as [WX WY].
  rewrite two_rounds; [| apply turn_reels, R | |]; unfold turn; rewrite ?Nat.add_0_r; try assumption.
  - f_equal; apply reeled_ext; intro; f_equal; lia.
  - rewrite Nat.add_comm; exact WY.
Qed.

Lemma separated_turns : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L -> forall t,
  separated p b (turn t X) (turn t Y) (turn t L) /\
  play (2 * t) (reeled p a b X Y L) = Some (reeled p a b (turn t X) (turn t Y) (turn t L)).
Proof.
  intros p a b X Y L R S t. split; [|apply reels_turn; auto].
  intros s; unfold turn; split; [apply S|]. replace (t + (half p b + s)) with (half p b + (t + s)) by lia; apply S.
Qed.

(** ** Theorems 1 and 3 on reels *)

Lemma in_turn_just_if_separated : forall p a b X Y L, reels p a b X Y L ->
  in_turn p (reeled p a b X Y L) <-> separated p b X Y L.
Proof.
  intros p a b X Y L R; split.
  - intros H t; revert p a b X Y L R H; induction t; intros p a b X Y L R H; pose proof R as (Ha & Hb & PX & PY & PL).
    all: destruct (reeled_top p a b X Y L Ha Hb) as (hx & hy & E).
    all: destruct (H 1) as [A _]; rewrite E in A; apply (won_by_top compare down F) in A.
    all: pose proof (reels_turned _ _ _ _ _ _ R) as R'.
    all: destruct (reeled_top (negb p) b a Y (turn 1 X) (turn (half p b) L) Hb Ha) as (hx' & hy' & E').
    all: destruct (H 2) as (_ & q & Q & B & _); rewrite one_round in Q by assumption; injection Q as <-.
    all: rewrite E' in B; apply (won_by_top compare down F) in B.
    + rewrite Nat.add_0_r; unfold turn in B; rewrite Nat.add_0_r in B; auto.
    + specialize (IHt _ _ _ _ _ _ (reels_turned _ _ _ _ _ _ R')); rewrite !negb_involutive in IHt.
      assert (C : in_turn p (reeled p a b (turn 1 X) (turn 1 Y) (turn (half (negb p) a) (turn (half p b) L)))).
      { intro n; destruct (H (S (S n))) as (_ & q & Q & _ & q' & Q' & I); rewrite one_round in Q by assumption.
        injection Q as <-; rewrite one_round in Q' by assumption.
        injection Q' as <-; rewrite !negb_involutive in I; assumption. }
      assert (T : forall t, L (half p b + (half (negb p) a + t)) = L (1 + t))
        by (intro; rewrite Nat.add_assoc, two_halves, <- Nat.add_assoc by assumption; apply PL).
      destruct (IHt C) as [D D']; unfold turn in D, D'. rewrite T in D; rewrite T in D'.
      split; [exact D|]. replace (half p b + S t) with (1 + (half p b + t)) by lia. exact D'.
  - intros H n; revert p a b X Y L R H; induction n; intros p a b X Y L R H; [exact I|].
    pose proof R as (Ha & Hb & PX & PY & PL).
    destruct (reeled_top p a b X Y L Ha Hb) as (hx & hy & E).
    split; [rewrite E; apply (won_by_top compare down F), (H 0)|].
    eexists; split; [apply one_round; [assumption | apply (H 0)]|].
    apply IHn; [apply reels_turned | apply separated_turned]; assumption.
Qed.

Definition turning (pos : position card) : Prop := exists p a b X Y L,
  reels p a b X Y L /\ separated p b X Y L /\ pos = reeled p a b X Y L.

Lemma once_turning : forall pos, turning pos -> exists pos', round pos = Some pos' /\ turning pos'.
Proof.
  intros pos (p & a & b & X & Y & L & R & S & ->).
  eexists; split; [apply one_round; [assumption | apply (S 0)]|].
  do 6 eexists; split; [|split; [|reflexivity]]; [apply reels_turned | apply separated_turned]; assumption.
Qed.

Lemma turning_endless : forall pos, turning pos -> endless pos.
Proof. apply endless_if, once_turning. Qed.

Lemma reeled_injective : forall p a b X Y L X' Y' L', reels p a b X Y L -> reels p a b X' Y' L' ->
  reeled p a b X Y L = reeled p a b X' Y' L' ->
  forall t, X t = X' t /\ Y t = Y' t /\ L t = L' t.
Proof.
  intros p a b X Y L X' Y' L' (Ha & Hb & PX & PY & PL) (_ & _ & PX' & PY' & PL') E t.
  apply seat_injective in E; destruct E as [Ex Ey].
  assert (Hc : 0 < lows p a b) by (unfold lows, half; lia).
  assert (M : forall n f g f' g', weave f g n = weave f' g' n ->
    forall i, (2 * i < n -> f i = f' i) /\ (S (2 * i) < n -> g i = g' i)).
  { intros n f g f' g' E i.
    destruct (weave_nth i f g n (f 0)) as [A B], (weave_nth i f' g' n (f 0)) as [A' B'].
    split; intro H; [rewrite <- A, <- A', E | rewrite <- B, <- B', E]; auto. }
  repeat split.
  - rewrite <- (period_mod X a), <- (period_mod X' a) by assumption.
    apply (M _ _ _ _ _ Ex). pose proof (Nat.mod_upper_bound t a). unfold size_x; destruct (own o p); cbn; lia.
  - rewrite <- (period_mod Y b), <- (period_mod Y' b) by assumption.
    apply (M _ _ _ _ _ Ey). pose proof (Nat.mod_upper_bound t b). unfold size_y; lia.
  - rewrite <- (period_mod L (lows p a b)), <- (period_mod L' (lows p a b)) by assumption.
    pose proof (Nat.mod_upper_bound t (lows p a b)) as U. set (r := t mod lows p a b) in *.
    destruct (le_lt_dec (half p b) r) as [H|H].
    + replace r with (half p b + (r - half p b)) by lia.
      apply (M _ _ _ _ _ Ex (r - half p b)). unfold lows, size_x in *; destruct (own o p); cbn in *; lia.
    + apply (M _ _ _ _ _ Ey). unfold half, size_y in *; destruct (own o (negb p)); cbn in *; lia.
Qed.

Lemma back_just_after : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L -> forall N,
  play N (reeled p a b X Y L) = Some (reeled p a b X Y L) <->
  exists P, N = 2 * P /\ period X P /\ period Y P /\ period L P.
Proof.
  intros p a b X Y L R S N.
  assert (Turns : forall P, play (2 * P) (reeled p a b X Y L) = Some (reeled p a b (turn P X) (turn P Y) (turn P L)))
    by (intros P; apply separated_turns; assumption).
  split.
  - intro E. destruct (Nat.Even_or_Odd N) as [[P ->]|[P ->]]; exists P.
    + rewrite Turns in E. injection E as E.
      pose proof (reeled_injective _ _ _ _ _ _ _ _ _ (turn_reels _ _ _ _ _ _ R P) R E) as I.
      repeat split; intro t; apply (I t).
    + exfalso. rewrite run_plus, Turns in E. cbn in E. rewrite one_round in E.
      * injection E as E. apply (f_equal (fun q : position card => length (if p then fst q else snd q))) in E.
        destruct R as (Ha & _).
        destruct p; cbn in E; rewrite !weave_length in E; unfold size_x, size_y in E; cbn [negb] in E;
          [destruct (own o true) | destruct (own o false)]; cbn in E; lia.
      * apply turn_reels, R.
      * apply (proj1 (separated_turns _ _ _ _ _ _ R S P) 0).
  - intros (P & -> & PX & PY & PL). rewrite Turns.
    f_equal; apply reeled_ext; assumption.
Qed.

Lemma turning_back : forall pos, turning pos -> exists N, 0 < N /\ play N pos = Some pos.
Proof.
  intros pos (p & a & b & X & Y & L & R & S & ->); pose proof R as (Ha & Hb & PX & PY & PL).
  exists (2 * (a * b * lows p a b)). assert (0 < lows p a b) by (unfold lows, half; lia). split; [nia|].
  apply back_just_after; try assumption. eexists; split; [reflexivity|].
  split; [|split]; [replace (a * b * lows p a b) with (b * lows p a b * a) by lia |
                    replace (a * b * lows p a b) with (a * lows p a b * b) by lia |];
    apply period_multiple; assumption.
Qed.

End Reels.
