From Coq Require Import List Arith Lia Bool.
Import ListNotations.

Inductive order := owner | laid | winner | loser | alternate | reversed | high | low | natural.

Definition own (o : order) (w : bool) : bool :=
  match o with
  | owner | laid | alternate => w
  | reversed => negb w
  | winner | natural | high => true
  | loser | low => false
  end.

Definition seat {T} (p : bool) (x y : T) : T * T := if p then (x, y) else (y, x).

Section Game.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat).

Definition position : Type := list card * list card.

Fixpoint fight (skip : nat) (h1 h2 : list card) : option (bool * nat) :=
  match h1, h2 with
  | x :: h1, y :: h2 =>
      let next skip := option_map (fun '(w, n) => (w, S n)) (fight skip h1 h2) in
      match skip with
      | S skip => next skip
      | 0 => match compare x y with Gt => Some (true, 1) | Lt => Some (false, 1) | Eq => next down end
      end
  | _, _ => None
  end.

Fixpoint pairs (l1 l2 : list card) : list card :=
  match l1, l2 with x :: l1, y :: l2 => x :: y :: pairs l1 l2 | _, _ => [] end.

Fixpoint by_time (wars : nat) (l1 l2 : list card) : list card :=
  match wars, l1, l2 with
  | S wars, x :: l1, y :: l2 =>
      x :: y :: firstn down l1 ++ firstn down l2 ++ by_time wars (skipn down l1) (skipn down l2)
  | _, _, _ => []
  end.

Fixpoint insert (behind : comparison) (x : card) (l : list card) : list card :=
  match l with
  | [] => [x]
  | y :: l' =>
      match compare x y, behind with
      | Lt, Lt | Gt, Gt => y :: insert behind x l'
      | _, _ => x :: l
      end
  end.
Definition sort (behind : comparison) : list card -> list card := fold_right (insert behind) [].

Definition spoils (w : bool) (l1 l2 : list card) : list card :=
  match o with
  | owner => l1 ++ l2
  | winner => if w then l1 ++ l2 else l2 ++ l1
  | loser => if w then l2 ++ l1 else l1 ++ l2
  | alternate => pairs l1 l2
  | laid => by_time (length l1) l1 l2
  | reversed => rev (by_time (length l1) l1 l2)
  | natural => rev (if w then pairs l2 l1 else pairs l1 l2)
  | high => sort Lt (l1 ++ l2)
  | low => sort Gt (l1 ++ l2)
  end.

Definition round (p : position) : option position :=
  let (h1, h2) := p in
  match fight 0 h1 h2 with
  | None => None
  | Some (w, n) =>
      let s := spoils w (firstn n h1) (firstn n h2) in
      Some (skipn n h1 ++ (if w then s else []), skipn n h2 ++ (if w then [] else s))
  end.

Fixpoint play (n : nat) (p : position) : option position :=
  match n with 0 => Some p | S n => match round p with None => None | Some p => play n p end end.

Definition endless (p : position) : Prop := forall n, play n p <> None.
End Game.
Arguments position : clear implicits.

(** [compare] says the same from both sides. *)
Definition fair {card} (compare : card -> card -> comparison) : Prop :=
  forall x y, compare y x = CompOpp (compare x y).

Section Plain.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat).
Notation round := (round compare o down).
Notation play := (play compare o down).
Notation endless := (endless compare o down).

Lemma play_plus : forall m n p, play (m + n) p = match play m p with None => None | Some q => play n q end.
Proof. induction m; intros; cbn; [reflexivity|]. destruct (round p); auto. Qed.

Lemma endless_if : forall good : position card -> Prop,
  (forall p, good p -> exists q, round p = Some q /\ good q) -> forall p, good p -> endless p.
Proof.
  intros good H p Hp n; revert p Hp; induction n; cbn; intros p Hp; [discriminate|].
  destruct (H p Hp) as (q & -> & Hq); auto.
Qed.

Hypothesis F : fair compare.

Lemma round_won : forall p x y hx hy, compare x y = Gt ->
  round (seat p (x :: hx) (y :: hy)) =
  Some (seat p (hx ++ if own o p then [x; y] else [y; x]) hy).
Proof.
  intros p x y hx hy H; assert (H' : compare y x = Lt) by (rewrite F, H; reflexivity).
  assert (E : forall h : list card, firstn 0 h = []) by reflexivity.
  destruct p, o; cbn; rewrite ?H, ?H'; cbn; rewrite ?E, ?firstn_nil, ?app_nil_r, ?H, ?H'; reflexivity.
Qed.

Fixpoint weave (f g : nat -> card) (n : nat) : list card :=
  match n with 0 => [] | S n => f 0 :: weave g (fun t => f (S t)) n end.

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

Definition one (b : bool) : nat := if b then 1 else 0.
Definition size_x p a := 2 * a - one (negb (own o p)).
Definition size_y p b := 2 * b + one (own o (negb p)).
Definition half p b := b + one (own o (negb p)).
Definition lows p a b := half p b + (a - one (negb (own o p))).

Definition reeled p a b (X Y L : nat -> card) : position card :=
  seat p (weave X (turn (half p b) L) (size_x p a)) (weave L Y (size_y p b)).

Definition period {T} (f : nat -> T) (n : nat) : Prop := forall t, f (n + t) = f t.

Definition reels p a b (X Y L : nat -> card) : Prop :=
  0 < a /\ 0 < b /\ period X a /\ period Y b /\ period L (lows p a b).

Lemma one_round : forall p a b X Y L, reels p a b X Y L -> compare (X 0) (L 0) = Gt ->
  round (reeled p a b X Y L) = Some (reeled (negb p) b a Y (turn 1 X) (turn (half p b) L)).
Proof.
  intros p a b X Y L (Ha & Hb & PX & PY & PL) H.
  destruct a as [|a]; [lia|]. destruct b as [|b]; [lia|].
  assert (EX : X (S a) = X 0) by (rewrite <- (PX 0); f_equal; lia).
  assert (EL : L (lows p (S a) (S b)) = L 0) by (rewrite <- (PL 0); f_equal; lia).
  unfold reeled.
  assert (Hx : exists n, size_x p (S a) = S n) by (exists (size_x p (S a) - 1); unfold size_x; destruct (own o p); cbn; lia).
  assert (Hy : exists k, size_y p (S b) = S k) by (exists (size_y p (S b) - 1); unfold size_y; lia).
  destruct Hx as [n Hn], Hy as [k Hk]; rewrite Hn, Hk; cbn [weave]; rewrite round_won by assumption.
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

Lemma two_halves : forall p a b, 0 < a -> half p b + half (negb p) a = lows p a b + 1.
Proof. intros; unfold lows, half; rewrite negb_involutive; destruct (own o p), (own o (negb p)); cbn; lia. Qed.

Lemma reeled_ext : forall p a b X Y L X' Y' L', (forall t, X t = X' t) -> (forall t, Y t = Y' t) ->
  (forall t, L t = L' t) -> reeled p a b X Y L = reeled p a b X' Y' L'.
Proof. intros; unfold reeled; f_equal; apply weave_ext; intros; unfold turn; auto. Qed.

(** ** Theorem 1 *)

Definition separated p b (X Y L : nat -> card) : Prop :=
  forall t, compare (X t) (L t) = Gt /\ compare (Y t) (L (half p b + t)) = Gt.

Definition won_by p (pos : position card) : Prop := fight compare down 0 (fst pos) (snd pos) = Some (p, 1).

Fixpoint wins_in_turn (n : nat) p (pos : position card) : Prop :=
  match n with
  | 0 => True
  | S n => won_by p pos /\ exists q, round pos = Some q /\ wins_in_turn n (negb p) q
  end.
Definition in_turn p pos : Prop := forall n, wins_in_turn n p pos.

Lemma fight_lays : forall h1 h2 skip w n, fight compare down skip h1 h2 = Some (w, n) -> 1 <= n.
Proof.
  induction h1 as [|x h1 IH]; intros [|y h2] skip w n; cbn; try discriminate.
  assert (N : forall s, option_map (fun '(w, n) => (w, S n)) (fight compare down s h1 h2) = Some (w, n) -> 1 <= n)
    by (intros s; destruct (fight compare down s h1 h2) as [[]|]; cbn; intros [= ]; lia).
  destruct skip; [destruct (compare x y)|]; eauto; intros [= ]; lia.
Qed.

Lemma won_by_top : forall p x y hx hy, won_by p (seat p (x :: hx) (y :: hy)) <-> compare x y = Gt.
Proof.
  intros p x y hx hy.
  assert (N : forall s (h1 h2 : list card) w, option_map (fun '(w, n) => (w, S n)) (fight compare down s h1 h2) <> Some (w, 1)).
  { intros s h1 h2 w; destruct (fight compare down s h1 h2) as [[v n]|] eqn:E; cbn; [|discriminate].
    apply fight_lays in E. intros [= ]; lia. }
  unfold won_by; destruct p; cbn; [|rewrite (F x y)]; destruct (compare x y); cbn; split; intros H;
    try reflexivity; try discriminate; exfalso; eapply N, H.
Qed.

Lemma reeled_top : forall p a b X Y L, 0 < a -> 0 < b ->
  exists hx hy, reeled p a b X Y L = seat p (X 0 :: hx) (L 0 :: hy).
Proof.
  intros p a b X Y L Ha Hb; unfold reeled.
  assert (exists n, size_x p a = S n) as [n ->] by (exists (size_x p a - 1); unfold size_x; destruct (own o p); cbn; lia).
  assert (exists k, size_y p b = S k) as [k ->] by (exists (size_y p b - 1); unfold size_y; lia).
  cbn; eauto.
Qed.

Lemma separated_turned : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L ->
  separated (negb p) a Y (turn 1 X) (turn (half p b) L).
Proof.
  intros p a b X Y L (Ha & _ & _ & _ & PL) H t; split; [apply H|].
  unfold turn. rewrite Nat.add_assoc, two_halves, <- Nat.add_assoc, PL by assumption. apply H.
Qed.

Lemma in_turn_just_if_separated : forall p a b X Y L, reels p a b X Y L ->
  in_turn p (reeled p a b X Y L) <-> separated p b X Y L.
Proof.
  intros p a b X Y L R; split.
  - intros H t; revert p a b X Y L R H; induction t; intros p a b X Y L R H; pose proof R as (Ha & Hb & PX & PY & PL).
    all: destruct (reeled_top p a b X Y L Ha Hb) as (hx & hy & E).
    all: destruct (H 1) as [A _]; rewrite E in A; apply won_by_top in A.
    all: pose proof (reels_turned _ _ _ _ _ _ R) as R'.
    all: destruct (reeled_top (negb p) b a Y (turn 1 X) (turn (half p b) L) Hb Ha) as (hx' & hy' & E').
    all: destruct (H 2) as (_ & q & Q & B & _); rewrite one_round in Q by assumption; injection Q as <-.
    all: rewrite E' in B; apply won_by_top in B.
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
    split; [rewrite E; apply won_by_top, (H 0)|].
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

(** ** Theorem 3 *)
Lemma two_rounds : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L ->
  play 2 (reeled p a b X Y L) = Some (reeled p a b (turn 1 X) (turn 1 Y) (turn 1 L)).
Proof.
  intros p a b X Y L R S; pose proof R as (Ha & Hb & PX & PY & PL); cbn.
  rewrite one_round by (try apply (S 0); assumption).
  rewrite one_round; [|apply reels_turned; assumption | apply (separated_turned _ _ _ _ _ _ R S 0)].
  rewrite negb_involutive. f_equal. apply reeled_ext; intros; try reflexivity; unfold turn.
  rewrite Nat.add_assoc, two_halves, <- Nat.add_assoc by assumption; apply PL.
Qed.

Lemma turned : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L -> forall s,
  reels p a b (turn s X) (turn s Y) (turn s L) /\ separated p b (turn s X) (turn s Y) (turn s L).
Proof.
  intros p a b X Y L (Ha & Hb & PX & PY & PL) S s.
  assert (T : forall (f : nat -> card) n, period f n -> period (turn s f) n)
    by (intros f n P t; unfold turn; rewrite <- (P (s + t)); f_equal; lia).
  split; [repeat split; auto|]. intro t; unfold turn; split; [apply S|].
  replace (s + (half p b + t)) with (half p b + (s + t)) by lia; apply S.
Qed.

Lemma even_rounds : forall p a b X Y L, reels p a b X Y L -> separated p b X Y L -> forall t,
  play (2 * t) (reeled p a b X Y L) = Some (reeled p a b (turn t X) (turn t Y) (turn t L)).
Proof.
  intros p a b X Y L R S t; induction t; [reflexivity|].
  replace (2 * Datatypes.S t) with (2 * t + 2) by lia. rewrite play_plus, IHt.
  destruct (turned _ _ _ _ _ _ R S t) as [R' S']. rewrite two_rounds by assumption.
  f_equal; apply reeled_ext; intro; unfold turn; f_equal; lia.
Qed.

Lemma period_multiple : forall {T} (f : nat -> T) n k, period f n -> period f (k * n).
Proof.
  intros T f n k P; induction k; intro t; [reflexivity|]. cbn.
  rewrite <- (IHk t), <- (P (k * n + t)); f_equal; lia.
Qed.

Lemma period_mod : forall {T} (f : nat -> T) n t, 0 < n -> period f n -> f (t mod n) = f t.
Proof.
  intros T f n t Hn P. rewrite (Nat.div_mod t n) at 2 by lia.
  rewrite (Nat.mul_comm n), (period_multiple f n (t / n) P); reflexivity.
Qed.

Lemma seat_injective : forall {T} p (x y x' y' : T), seat p x y = seat p x' y' -> x = x' /\ y = y'.
Proof. intros T [] x y x' y' [= ]; auto. Qed.

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
  intros p a b X Y L R S N; split.
  - intro E. destruct (Nat.Even_or_Odd N) as [[P ->]|[P ->]]; exists P.
    + rewrite even_rounds in E by assumption. injection E as E.
      destruct (turned _ _ _ _ _ _ R S P) as [R' _].
      pose proof (reeled_injective _ _ _ _ _ _ _ _ _ R' R E) as I.
      repeat split; intro t; apply (I t).
    + exfalso. rewrite play_plus, even_rounds in E by assumption. cbn in E.
      destruct (turned _ _ _ _ _ _ R S P) as [R' S']. rewrite one_round in E by (try apply (S' 0); assumption).
      injection E as E. apply (f_equal (fun q : position card => length (if p then fst q else snd q))) in E.
      destruct R as (Ha & _).
      destruct p; cbn in E; rewrite !weave_length in E; unfold size_x, size_y in E; cbn [negb] in E;
        [destruct (own o true) | destruct (own o false)]; cbn in E; lia.
  - intros (P & -> & PX & PY & PL). rewrite even_rounds by assumption.
    f_equal; apply reeled_ext; assumption.
Qed.

Definition least_period {T} (f : nat -> T) (n : nat) : Prop :=
  0 < n /\ period f n /\ forall k, 0 < k -> period f k -> n <= k.

Lemma periods_are_multiples : forall {T} (f : nat -> T) n k, least_period f n -> period f k <-> Nat.divide n k.
Proof.
  intros T f n k (Hn & P & Q); split.
  - intro K. apply Nat.mod_divide; [lia|].
    destruct (Nat.eq_dec (k mod n) 0) as [|E]; [assumption|].
    pose proof (Nat.mod_upper_bound k n). enough (n <= k mod n) by lia. apply Q; [lia|].
    intro t. rewrite <- (K t). rewrite (Nat.div_mod k n) at 2 by lia.
    rewrite <- (period_multiple f n (k / n) P (k mod n + t)). f_equal; lia.
  - intros [q ->]; apply period_multiple, P.
Qed.

Lemma later_turning : forall n pos, turning pos -> exists q, play n pos = Some q /\ turning q.
Proof.
  induction n; intros pos S; cbn; [eauto|].
  destruct (once_turning pos S) as (q & -> & S'); auto.
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

Lemma play_back : forall N pos k, play N pos = Some pos -> play (k * N) pos = Some pos.
Proof. intros N pos k E; induction k; [reflexivity|]. cbn; rewrite play_plus, E; exact IHk. Qed.

Lemma turning_start : forall deal n m q s, play n deal = Some q -> play m deal = Some s -> turning s ->
  turning q <-> exists N, 0 < N /\ play N q = Some q.
Proof.
  intros deal n m q s Eq Es S; split; [apply turning_back|]. intros (N & HN & B).
  assert (E : play (n + m * N) deal = Some q) by (rewrite play_plus, Eq; apply play_back, B).
  replace (n + m * N) with (m + (n + m * N - m)) in E by nia.
  rewrite play_plus, Es in E. destruct (later_turning (n + m * N - m) s S) as (q' & E' & S').
  rewrite E in E'; injection E' as ->; assumption.
Qed.

(** ** Lemma 1 *)
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

Theorem lemma_1 : forall h l p n k, compare h l = Gt -> 0 < n -> 0 < k ->
  round (pattern h l p n k) = Some (pattern h l (negb p) (k - 1) (n + 1)) <-> Nat.even n = own o p.
Proof.
  intros h l p n k H Hn Hk; destruct n as [|n]; [lia|]; destruct k as [|k]; [lia|].
  replace (S k - 1) with k by lia. replace (S n + 1) with (S (S n)) by lia.
  assert (D : h <> l) by (intros ->; pose proof (F l l) as E; rewrite H in E; discriminate).
  unfold pattern.
  change (weave (fun _ => h) (fun _ => l) (S n)) with (h :: weave (fun _ => l) (fun _ => h) n).
  change (weave (fun _ => l) (fun _ => h) (S k)) with (l :: weave (fun _ => h) (fun _ => l) k).
  rewrite round_won by assumption.
  replace (seat (negb p)) with (fun x y : list card => seat p y x) by (destruct p; reflexivity). cbn beta.
  rewrite weave_two_more, Nat.even_succ, <- Nat.negb_even.
  split; intro E.
  - injection E as E; apply seat_injective in E as [E _]; apply app_inv_head in E.
    destruct (own o p), (Nat.even n); try reflexivity; injection E; intros; contradiction || (exfalso; auto).
  - do 3 f_equal. destruct (own o p), (Nat.even n); try discriminate; reflexivity.
Qed.

End Plain.

(** * Lemma 3 *)

Lemma meet : forall a c q r, 0 < a -> 0 < c -> q mod Nat.gcd a c = r mod Nat.gcd a c ->
  exists t u w, t = q + u * a /\ t = r + w * c.
Proof.
  intros a c q r Ha Hc E; set (g := Nat.gcd a c) in *.
  assert (Hg : g <> 0) by (intro G; apply Nat.gcd_eq_0_l in G; lia).
  assert (D : forall x y, x mod g = y mod g -> y <= x -> exists j, x = y + j * g).
  { intros x y M Hle; exists (x / g - y / g).
    pose proof (Nat.div_mod x g Hg); pose proof (Nat.div_mod y g Hg).
    pose proof (Nat.div_le_mono y x g Hg Hle). nia. }
  destruct (Nat.gcd_bezout_pos a c Ha) as (u & v & B); fold g in B.
  destruct (Nat.gcd_bezout_pos c a Hc) as (u' & v' & B'); rewrite Nat.gcd_comm in B'; fold g in B'.
  destruct (le_lt_dec q r) as [H|H].
  - destruct (D r q) as [j ->]; [auto..|]. exists (q + j * u * a), (j * u), (j * v). nia.
  - destruct (D q r) as [j ->]; [auto; lia..|]. exists (r + j * u' * c), (j * v'), (j * u'). nia.
Qed.

Theorem lemma_3 : forall {T} (f g : nat -> T) (R : T -> T -> Prop) a c, 0 < a -> 0 < c -> period f a -> period g c ->
  (forall t, R (f t) (g t)) <->
  (forall q r, q < a -> r < c -> q mod Nat.gcd a c = r mod Nat.gcd a c -> R (f q) (g r)).
Proof.
  intros T f g R a c Ha Hc Pf Pg; split.
  - intros H q r _ _ E. destruct (meet a c q r Ha Hc E) as (t & u & w & Eq & Er).
    specialize (H t). rewrite Eq in H at 1; rewrite Er in H.
    rewrite Nat.add_comm, (period_multiple f a u Pf) in H.
    rewrite Nat.add_comm, (period_multiple g c w Pg) in H. exact H.
  - intros H t. rewrite <- (period_mod f a t Ha Pf), <- (period_mod g c t Hc Pg).
    apply H; [apply Nat.mod_upper_bound; lia..|].
    assert (M : forall n, Nat.divide (Nat.gcd a c) n -> 0 < n -> (t mod n) mod Nat.gcd a c = t mod Nat.gcd a c).
    { intros n [k ->] Hn. assert (Nat.gcd a c <> 0) by (intros Z; rewrite Z in Hn; lia).
      rewrite (Nat.mul_comm k), Nat.mod_mul_r by lia.
      rewrite (Nat.mul_comm (Nat.gcd a c)), Nat.mod_add by assumption. apply Nat.mod_mod; assumption. }
    rewrite !M; auto using Nat.gcd_divide_l, Nat.gcd_divide_r.
Qed.

(** * Hands *)

Fixpoint evens {T} (h : list T) : list T :=
  match h with x :: _ :: h => x :: evens h | _ => h end.
Definition odds {T} (h : list T) : list T := evens (tl h).
Definition spin {T} (d : T) (l : list T) : nat -> T := fun t => nth (t mod length l) l d.

Lemma evens_cons : forall {T} (x : T) h, evens (x :: h) = x :: odds h.
Proof. intros T x [|y h]; reflexivity. Qed.

Lemma evens_odds_length : forall {T} (h : list T),
  length (evens h) = length (odds h) + one (Nat.odd (length h)) /\ length (evens h) + length (odds h) = length h.
Proof.
  induction h as [|x h [A B]]; [split; reflexivity|].
  change (odds (x :: h)) with (evens h). rewrite evens_cons. cbn [length].
  rewrite Nat.odd_succ, <- Nat.negb_odd. destruct (Nat.odd (length h)); cbn in *; lia.
Qed.

Lemma weave_hand : forall {T} (d : T) h f g,
  (forall i, i < length (evens h) -> f i = nth i (evens h) d) ->
  (forall i, i < length (odds h) -> g i = nth i (odds h) d) -> weave f g (length h) = h.
Proof.
  intros T d; induction h as [|x h IH]; intros f g A B; [reflexivity|].
  change (odds (x :: h)) with (evens h) in B. rewrite evens_cons in A. cbn [length weave].
  f_equal; [apply (A 0); cbn; lia|].
  apply IH; [exact B|]. intros i Hi; apply (A (S i)); cbn; lia.
Qed.

Lemma spin_period : forall {T} (d : T) l, period (spin d l) (length l).
Proof.
  intros T d [|x l] t; [unfold spin; rewrite !nth_overflow by (cbn; lia); reflexivity|].
  unfold spin. f_equal. replace (length (x :: l) + t) with (t + 1 * length (x :: l)) by lia.
  apply Nat.mod_add; discriminate.
Qed.

Lemma spin_nth : forall {T} (d : T) l i, i < length l -> spin d l i = nth i l d.
Proof. intros; unfold spin; rewrite Nat.mod_small; auto. Qed.

Lemma spin_turn : forall {T} (d : T) u v t, 0 < length (u ++ v) -> spin d (u ++ v) (length u + t) = spin d (v ++ u) t.
Proof.
  intros T d u v t H; rewrite app_length in H.
  assert (H' : 0 < length (v ++ u)) by (rewrite app_length; lia).
  change (turn (length u) (spin d (u ++ v)) t = spin d (v ++ u) t).
  rewrite <- (period_mod (spin d (v ++ u)) (length (v ++ u)) t H' (spin_period d _)).
  rewrite <- (period_mod (turn (length u) (spin d (u ++ v))) (length (v ++ u)) t H').
  2: { intro s; unfold turn. rewrite <- (spin_period d (u ++ v) (length u + s)). f_equal. rewrite !app_length; lia. }
  pose proof (Nat.mod_upper_bound t (length (v ++ u))) as U. set (r := t mod _) in *.
  rewrite app_length in U. unfold turn.
  rewrite (spin_nth d (v ++ u)) by (rewrite app_length; lia).
  destruct (lt_dec r (length v)) as [R|R].
  - rewrite spin_nth by (rewrite app_length; lia).
    rewrite app_nth2, app_nth1 by lia. f_equal; lia.
  - replace (length u + r) with (length (u ++ v) + (r - length v)) by (rewrite app_length; lia).
    rewrite spin_period, spin_nth by (rewrite app_length; lia).
    rewrite app_nth1, app_nth2 by lia. reflexivity.
Qed.

Section Hands.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat) (F : fair compare).
Notation round := (round compare o down).
Notation play := (play compare o down).
Notation endless := (endless compare o down).
Notation in_turn := (in_turn compare o down).

Definition leads p (hx hy : list card) : Prop :=
  0 < length hx /\ 1 < length hy /\ Nat.even (length hx) = own o p /\ Nat.odd (length hy) = own o (negb p).

Definition above (X L : list card) : Prop := forall q r x l,
  nth_error X q = Some x -> nth_error L r = Some l ->
  q mod Nat.gcd (length X) (length L) = r mod Nat.gcd (length X) (length L) -> compare x l = Gt.

Lemma leads_reels : forall d p hx hy, leads p hx hy ->
  let X := evens hx in let Y := odds hy in let L := evens hy ++ odds hx in
  reels o p (length X) (length Y) (spin d X) (spin d Y) (spin d L) /\
  half o p (length Y) = length (evens hy) /\
  seat p hx hy = reeled o p (length X) (length Y) (spin d X) (spin d Y) (spin d L).
Proof.
  intros d p hx hy (Hx & Hy & Px & Py); cbv zeta.
  destruct (evens_odds_length hx) as [A B], (evens_odds_length hy) as [A' B'].
  rewrite <- Nat.negb_even, Px in A. rewrite Py in A'.
  assert (Hh : half o p (length (odds hy)) = length (evens hy)) by (unfold half; lia).
  assert (Hl : lows o p (length (evens hx)) (length (odds hy)) = length (evens hy ++ odds hx))
    by (unfold lows; rewrite app_length, Hh; lia).
  split; [|split; [exact Hh|]].
  - repeat split; try apply spin_period; [..|rewrite Hl; apply spin_period].
    + destruct (own o p); cbn in *; lia.
    + destruct (own o (negb p)); cbn in *; lia.
  - unfold reeled. rewrite Hh.
    replace (size_x o p (length (evens hx))) with (length hx) by (unfold size_x; destruct (own o p); cbn in *; lia).
    replace (size_y o p (length (odds hy))) with (length hy) by (unfold size_y; lia).
    f_equal; symmetry; apply (weave_hand d); intros i Hi; unfold turn.
    + apply spin_nth; assumption.
    + rewrite spin_turn by (rewrite app_length; lia). rewrite spin_nth by (rewrite app_length; lia).
      apply app_nth1; assumption.
    + rewrite spin_nth by (rewrite app_length; lia). apply app_nth1; assumption.
    + apply spin_nth; assumption.
Qed.

Lemma above_spin : forall d X L, 0 < length X -> 0 < length L ->
  above X L <-> forall t, compare (spin d X t) (spin d L t) = Gt.
Proof.
  intros d X L HX HL.
  rewrite (lemma_3 (spin d X) (spin d L) (fun x l => compare x l = Gt) _ _ HX HL (spin_period d X) (spin_period d L)).
  split; intros H q r.
  - intros Hq Hr E. rewrite !spin_nth by assumption. apply (H q r); auto using nth_error_nth'.
  - intros x l Ex El E.
    assert (Hq : q < length X) by (apply nth_error_Some; congruence).
    assert (Hr : r < length L) by (apply nth_error_Some; congruence).
    specialize (H q r Hq Hr E). rewrite !spin_nth in H by assumption.
    rewrite (nth_error_nth _ _ d Ex), (nth_error_nth _ _ d El) in H. exact H.
Qed.

Lemma above_separated : forall d p hx hy, leads p hx hy ->
  (above (evens hx) (evens hy ++ odds hx) /\ above (odds hy) (odds hx ++ evens hy)) <->
  separated compare o p (length (odds hy)) (spin d (evens hx)) (spin d (odds hy)) (spin d (evens hy ++ odds hx)).
Proof.
  intros d p hx hy Hl; destruct (leads_reels d p hx hy Hl) as ((Ha & Hb & _) & Hh & _).
  assert (He : 0 < length (evens hy ++ odds hx)) by (rewrite app_length; destruct (evens_odds_length hy); lia).
  rewrite (above_spin d), (above_spin d) by (try (rewrite app_length in *; lia); assumption).
  unfold separated; rewrite Hh.
  split; [intros [A B] t; rewrite spin_turn by assumption; auto | intros H; split; intro t; [apply H|]].
  rewrite <- spin_turn by assumption; apply H.
Qed.

Theorem theorem_1 : forall p hx hy, leads p hx hy ->
  in_turn p (seat p hx hy) <->
  above (evens hx) (evens hy ++ odds hx) /\ above (odds hy) (odds hx ++ evens hy).
Proof.
  intros p hx hy Hl. destruct hx as [|d hx]; [destruct Hl; cbn in *; lia|].
  rewrite (above_separated d p (d :: hx) hy Hl).
  destruct (leads_reels d p (d :: hx) hy Hl) as (R & _ & ->).
  apply in_turn_just_if_separated; assumption.
Qed.

Definition standoff (pos : position card) : Prop := exists p hx hy,
  pos = seat p hx hy /\ leads p hx hy /\
  above (evens hx) (evens hy ++ odds hx) /\ above (odds hy) (odds hx ++ evens hy).

Lemma standoff_turning : forall pos, standoff pos <-> turning compare o pos.
Proof.
  intros pos; split.
  - intros (p & hx & hy & -> & Hl & A). destruct hx as [|d hx]; [destruct Hl; cbn in *; lia|].
    rewrite (above_separated d p (d :: hx) hy Hl) in A.
    destruct (leads_reels d p _ hy Hl) as (R & _ & ->). do 6 eexists; eauto.
  - intros (p & a & b & X & Y & L & R & S & ->). pose proof R as (Ha & Hb & _).
    assert (Hl : leads p (weave X (turn (half o p b) L) (size_x o p a)) (weave L Y (size_y o p b))).
    { unfold leads, size_x, size_y; rewrite !weave_length; repeat split; try (destruct (own o p); cbn; lia).
      - destruct (own o p); cbn [negb one]; [apply Nat.even_spec; exists a; lia|].
        apply not_true_iff_false; intro E; apply Nat.even_spec in E as [i E]; lia.
      - destruct (own o (negb p)); cbn [negb one]; [apply Nat.odd_spec; exists b; lia|].
        apply not_true_iff_false; intro E; apply Nat.odd_spec in E as [i E]; lia. }
    do 3 eexists; split; [reflexivity|]; split; [exact Hl|].
    apply (theorem_1 _ _ _ Hl), in_turn_just_if_separated; assumption.
Qed.

Theorem standoff_endless : forall pos, standoff pos -> endless pos.
Proof. intros pos H; apply standoff_turning in H; apply (turning_endless _ _ _ F), H. Qed.

Theorem once_a_standoff : forall pos, standoff pos -> exists next, round pos = Some next /\ standoff next.
Proof.
  intros pos H; apply standoff_turning, (once_turning _ _ down F) in H as (q & E & H).
  exists q; split; [exact E|]. apply standoff_turning, H.
Qed.

Theorem start : forall deal n m pos later, play n deal = Some pos -> play m deal = Some later -> standoff later ->
  standoff pos <-> exists N, 0 < N /\ play N pos = Some pos.
Proof.
  intros deal n m pos later En Em S. rewrite standoff_turning.
  eapply turning_start; eauto. apply standoff_turning, S.
Qed.

Theorem theorem_3 : forall d p hx hy x y l,
  leads p hx hy -> in_turn p (seat p hx hy) ->
  least_period (spin d (evens hx)) x ->
  least_period (spin d (odds hy)) y ->
  least_period (spin d (evens hy ++ odds hx)) l ->
  forall N, play N (seat p hx hy) = Some (seat p hx hy) <-> Nat.divide (2 * Nat.lcm (Nat.lcm x y) l) N.
Proof.
  intros d p hx hy x y l Hl S Hx Hy HL N. destruct (leads_reels d p hx hy Hl) as (R & _ & E).
  rewrite E in S |- *. apply (in_turn_just_if_separated compare o down F) in S; [|assumption].
  rewrite (back_just_after compare o down F) by assumption. split.
  - intros (P & -> & PX & PY & PL). apply Nat.mul_divide_mono_l.
    apply (periods_are_multiples _ _ _ Hx) in PX; apply (periods_are_multiples _ _ _ Hy) in PY.
    apply (periods_are_multiples _ _ _ HL) in PL. auto using Nat.lcm_least.
  - intros [k ->]. exists (k * Nat.lcm (Nat.lcm x y) l). split; [lia|].
    assert (D : Nat.divide (Nat.lcm (Nat.lcm x y) l) (k * Nat.lcm (Nat.lcm x y) l)) by (exists k; reflexivity).
    repeat split; [apply (periods_are_multiples _ _ _ Hx) | apply (periods_are_multiples _ _ _ Hy) |
      apply (periods_are_multiples _ _ _ HL)]; (eapply Nat.divide_trans; [|exact D]).
    + eapply Nat.divide_trans; [|apply Nat.divide_lcm_l]; apply Nat.divide_lcm_l.
    + eapply Nat.divide_trans; [|apply Nat.divide_lcm_l]; apply Nat.divide_lcm_r.
    + apply Nat.divide_lcm_r.
Qed.

(** ** A checker *)
Fixpoint numbered (g i : nat) (l : list card) : list (nat * card) :=
  match l with [] => [] | x :: l => (i mod g, x) :: numbered g (S i) l end.

Definition check_above (X L : list card) : bool :=
  let g := Nat.gcd (length X) (length L) in
  let low := numbered g 0 L in
  forallb (fun '(q, x) => forallb (fun '(r, l) =>
    if q =? r then match compare x l with Gt => true | _ => false end else true) low) (numbered g 0 X).

Definition check_leader p (hx hy : list card) : bool :=
  (0 <? length hx) && (1 <? length hy) && Bool.eqb (Nat.even (length hx)) (own o p) &&
  Bool.eqb (Nat.odd (length hy)) (own o (negb p)) &&
  check_above (evens hx) (evens hy ++ odds hx) && check_above (odds hy) (odds hx ++ evens hy).

Definition check (pos : position card) : bool :=
  let (h1, h2) := pos in check_leader true h1 h2 || check_leader false h2 h1.

Lemma in_numbered : forall g l i q x, In (q, x) (numbered g i l) <->
  exists j, nth_error l j = Some x /\ q = (i + j) mod g.
Proof.
  intros g; induction l as [|y l IH]; intros i q x; cbn; [split; [tauto | intros ([] & [= ] & _)]|].
  rewrite IH. split.
  - intros [[= <- <-] | (j & E & ->)]; [exists 0 | exists (S j)]; cbn; split; auto; f_equal; lia.
  - intros ([|j] & E & ->); [left | right; exists j]; cbn in E.
    + injection E as ->; repeat f_equal; lia.
    + split; [exact E|]; f_equal; lia.
Qed.

Lemma check_above_right : forall X L, check_above X L = true <-> above X L.
Proof.
  intros X L; unfold check_above; rewrite forallb_forall; split.
  - intros H q r x l Ex El E.
    assert (Hq := H (q mod Nat.gcd (length X) (length L), x)). cbn beta iota in Hq. rewrite forallb_forall in Hq.
    specialize (Hq (proj2 (in_numbered _ _ _ _ _) (ex_intro _ q (conj Ex eq_refl)))
      (r mod Nat.gcd (length X) (length L), l) (proj2 (in_numbered _ _ _ _ _) (ex_intro _ r (conj El eq_refl)))).
    cbn beta iota in Hq. rewrite (proj2 (Nat.eqb_eq _ _) E) in Hq. destruct (compare x l); congruence.
  - intros H [q x] Hx. apply in_numbered in Hx as (i & Ei & ->).
    apply forallb_forall. intros [r l] Hr. apply in_numbered in Hr as (j & Ej & ->).
    destruct (_ =? _) eqn:E; [|reflexivity]. apply Nat.eqb_eq in E. rewrite (H _ _ _ _ Ei Ej E). reflexivity.
Qed.

Lemma check_leader_right : forall p hx hy, check_leader p hx hy = true <->
  leads p hx hy /\ above (evens hx) (evens hy ++ odds hx) /\ above (odds hy) (odds hx ++ evens hy).
Proof.
  intros; unfold check_leader, leads. rewrite !andb_true_iff, !Nat.ltb_lt, !eqb_true_iff, !check_above_right. tauto.
Qed.

Theorem check_right : forall pos, check pos = true <-> standoff pos.
Proof.
  intros [h1 h2]; cbn [check]; rewrite orb_true_iff, !check_leader_right; split.
  - intros [H | H]; [exists true, h1, h2 | exists false, h2, h1]; tauto.
  - intros ([] & hx & hy & [= -> ->] & H); auto.
Qed.
End Hands.
