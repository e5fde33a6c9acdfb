(** * Ties

    Here a card has a rank, a number, and cards of the same rank tie.  v is the rank of the lowest high card and of the
    highest low card.  A player who is short of cards ends the game: that is [round] of game.v. *)
From Coq Require Import List Arith Lia Bool Permutation.
From War Require Import game periods laps standoff.
Import ListNotations.

(** Cards compare as their ranks. *)
Definition by_rank {card} (rank : card -> nat) (x y : card) : comparison := rank x ?= rank y.

Lemma by_rank_fair : forall {card} (rank : card -> nat), fair (by_rank rank).
Proof. intros card rank x y; apply Nat.compare_antisym. Qed.

Section Ties.
Context {card : Type} (rank : card -> nat) (v : nat) (o : order) (down : nat).
Notation compare := (by_rank rank).
Notation round := (round compare o down).
Notation play := (play compare o down).

(** Cards of rank v or above and cards of rank v or below in turn; [up]: first one of the former. *)
Fixpoint alternates (up : bool) (h : list card) : Prop :=
  match h with [] => True | x :: h => (if up then v <= rank x else rank x <= v) /\ alternates (negb up) h end.

(** The orders that lay the spoils player by player need an odd number of cards face down; the orders that lay them in
    turn, as laid or by rank need none.  war.c asks the same. *)
Definition outlasts : bool :=
  match o with owner | winner | loser => Nat.odd down | _ => down =? 0 end.

(** The pattern of a standoff, with its parity (lemma 1), where high and low cards may be of rank v. *)
Definition tied_standoff (pos : position card) : Prop := exists p hx hy, pos = seat p hx hy /\
  Nat.even (length hx) = own o p /\ Nat.odd (length hy) = own o (negb p) /\ alternates true hx /\ alternates false hy.

Lemma alternates_app : forall h h' up,
  alternates up (h ++ h') <-> alternates up h /\ alternates (xorb up (Nat.odd (length h))) h'.
Proof.
  induction h as [|x h IH]; intros h' up; cbn [app alternates length]; [rewrite xorb_false_r; tauto|].
  rewrite IH, Nat.odd_succ, <- Nat.negb_odd. destruct up, (Nat.odd (length h)); cbn; tauto.
Qed.

Lemma alternates_level : forall h up, Forall (fun x => rank x = v) h -> alternates up h.
Proof. induction h; intros up H; cbn; auto. inversion H; subst. destruct up; split; auto; lia. Qed.

(** An odd number of cards down: the cards up are high cards of the leader and low cards of the other player. *)
Lemma fight_blocks : Nat.odd down = true -> forall hx hy s w n, fight compare down s hx hy = Some (w, n) ->
  alternates (Nat.even s) hx -> alternates (negb (Nat.even s)) hy -> w = true /\ Nat.odd n = Nat.even s.
Proof.
  intros D; induction hx as [|x hx IH]; intros [|y hy] s w n; cbn [fight]; try discriminate.
  assert (N : forall s', Nat.even s' = negb (Nat.even s) ->
    option_map (fun '(w, n) => (w, S n)) (fight compare down s' hx hy) = Some (w, n) ->
    alternates (Nat.even s) (x :: hx) -> alternates (negb (Nat.even s)) (y :: hy) -> w = true /\ Nat.odd n = Nat.even s).
  { intros s' E. destruct (fight compare down s' hx hy) as [[v' k]|] eqn:G; cbn; [|discriminate].
    intros [= -> <-] [_ A] [_ B]. specialize (IH _ _ _ _ G). rewrite E in IH. destruct (IH A B) as [-> O].
    split; [reflexivity|]. rewrite Nat.odd_succ, <- Nat.negb_odd, O. apply negb_involutive. }
  destruct s; [unfold by_rank; destruct (Nat.compare_spec (rank x) (rank y))|].
  - apply N. rewrite <- Nat.negb_odd, D. reflexivity.
  - intros _ [A _] [B _]; cbn in *; lia.
  - intros [= <- <-]; auto.
  - apply N. rewrite Nat.even_succ, Nat.negb_odd. reflexivity.
Qed.

(** No card down: all cards laid are of rank v, but the last of each player. *)
Lemma fight_turns : down = 0 -> forall hx hy w n up, fight compare down 0 hx hy = Some (w, n) ->
  alternates up hx -> alternates (negb up) hy -> exists xs x ys y,
  firstn n hx = xs ++ [x] /\ firstn n hy = ys ++ [y] /\ S (length xs) = n /\ length ys = length xs /\
  Forall (fun x => rank x = v) xs /\ Forall (fun x => rank x = v) ys /\ w = xorb up (Nat.even n) /\
  (if w then rank y <= v <= rank x else rank x <= v <= rank y).
Proof.
  intros ->; induction hx as [|x hx IH]; intros [|y hy] w n up; cbn [fight]; try discriminate.
  intros E [A A'] [B B']; revert E; unfold by_rank at 1; destruct (Nat.compare_spec (rank x) (rank y)) as [H|H|H];
    intros E.
  - destruct (fight _ _ 0 hx hy) as [[w' k]|] eqn:G; [|discriminate]. injection E as -> <-.
    destruct (IH _ _ _ _ G A' B') as (xs & x' & ys & y' & X & Y & N & Ly & Fx & Fy & W & V).
    exists (x :: xs), x', (y :: ys), y'. cbn [firstn]. rewrite X, Y. cbn [length app]. subst k.
    repeat split; auto; try (constructor; auto; destruct up; cbn in *; lia).
    rewrite W, (Nat.even_succ (S _)), <- Nat.negb_even. destruct up, (Nat.even (S (length xs))); reflexivity.
  - injection E as <- <-. exists [], x, [], y; destruct up; cbn in *; try lia; repeat split; auto; lia.
  - injection E as <- <-. exists [], x, [], y; destruct up; cbn in *; try lia; repeat split; auto; lia.
Qed.

(** What the winner, player q, takes after [lw] and the loser's [ll] were laid. *)
Definition taken q (lw ll : list card) : list card :=
  let (l1, l2) := seat q lw ll in spoils compare o down q l1 l2.

Lemma fit_blocks : Nat.odd down = true -> outlasts = true -> forall q lw ll,
  Nat.odd (length lw) = true -> Nat.odd (length ll) = true -> alternates true lw -> alternates false ll ->
  alternates (own o q) (taken q lw ll).
Proof.
  intros D O q lw ll Ow Ol Aw Al. unfold outlasts, taken in *.
  destruct down; [discriminate|]. destruct o; try discriminate; destruct q; cbn; apply alternates_app;
    rewrite ?Ow, ?Ol; auto.
Qed.

(** Cards above, of and below rank v. *)
Definition kind (x : card) : comparison := v ?= rank x.
Definition is (k : comparison) (x : card) : bool :=
  match kind x, k with Lt, Lt | Eq, Eq | Gt, Gt => true | _, _ => false end.

Lemma is_kind : forall k x, is k x = true <-> kind x = k.
Proof. intros k x; unfold is; destruct (kind x), k; split; congruence. Qed.

Lemma kinds_compare : forall x y, kind x = Eq \/ kind y = Eq \/ kind y = CompOpp (kind x) ->
  compare x y = match kind x with Eq => kind y | k => CompOpp k end.
Proof.
  intros x y; unfold kind, by_rank.
  destruct (Nat.compare_spec v (rank x)), (Nat.compare_spec v (rank y)); cbn; intros [A|[A|A]]; try discriminate;
    destruct (Nat.compare_spec (rank x) (rank y)); auto; lia.
Qed.

Lemma sort_three : forall c l, c <> Eq -> length (filter (is c) l) <= 1 -> length (filter (is (CompOpp c)) l) <= 1 ->
  sort compare c l = filter (is c) l ++ filter (is Eq) l ++ filter (is (CompOpp c)) l.
Proof.
  intros c l Hc.
  assert (pass : forall x h t, (forall y, In y h -> compare x y = c) ->
    insert compare c x (h ++ t) = h ++ insert compare c x t).
  { induction h as [|y h IH]; intros t H; [reflexivity|]; cbn.
    rewrite (H y), IH by (intros; try apply H; cbn; auto). destruct c; congruence. }
  assert (stop : forall x t, (forall y, In y t -> compare x y <> c) -> insert compare c x t = x :: t).
  { intros x [|y t] H; [reflexivity|]. specialize (H y (or_introl eq_refl)); cbn.
    destruct (compare x y), c; congruence. }
  induction l as [|x l IH]; [reflexivity|].
  change (sort compare c (x :: l)) with (insert compare c x (sort compare c l)).
  intros Hf Hb. rewrite IH by (cbn [filter] in *; destruct (is c x), (is (CompOpp c) x); cbn [length] in *; lia).
  assert (C : forall k y, In y (filter (is k) l) -> kind y = k) by (intros k y Hy; apply filter_In in Hy;
    apply is_kind, Hy).
  assert (N : forall k, kind x <> k -> is k x = false)
    by (intros k D; destruct (is k x) eqn:I; [apply is_kind in I; contradiction | reflexivity]).
  assert (nil : forall k, length (x :: filter (is k) l) <= 1 -> filter (is k) l = [])
    by (intros k; destruct (filter (is k) l); cbn; [auto | lia]).
  assert (D : kind x = Eq \/ kind x = c \/ kind x = CompOpp c) by (destruct (kind x), c; auto; congruence).
  cbn [filter] in *. destruct D as [D|[D|D]]; rewrite (proj2 (is_kind _ _) D) in *.
  - rewrite (N c), (N (CompOpp c)) by (rewrite D; destruct c; cbn; congruence).
    rewrite pass, stop; [reflexivity|..]; intros y Hy; rewrite kinds_compare by auto; rewrite D.
    + apply in_app_or in Hy as [Hy|Hy]; rewrite (C _ _ Hy); destruct c; cbn; congruence.
    + apply (C _ _ Hy).
  - rewrite (N Eq), (N (CompOpp c)) by (rewrite D; destruct c; cbn; congruence).
    rewrite (nil _ Hf); cbn [app]. apply stop. intros y Hy.
    apply in_app_or in Hy as [Hy|Hy]; apply C in Hy; rewrite kinds_compare by (rewrite D; auto); rewrite D;
      destruct c; cbn; congruence.
  - rewrite (N Eq), (N c) by (rewrite D; destruct c; cbn; congruence).
    rewrite (nil _ Hb), app_nil_r, app_assoc. rewrite <- (app_nil_r (_ ++ _)) at 1. rewrite pass; [reflexivity|].
    intros y Hy.
    apply in_app_or in Hy as [Hy|Hy]; apply C in Hy;
      (rewrite kinds_compare by (rewrite D, Hy; destruct c; cbn; auto)); rewrite D; destruct c; cbn; congruence.
Qed.

Lemma pairs_app : forall (xs ys : list card) x y, length ys = length xs ->
  pairs (xs ++ [x]) (ys ++ [y]) = pairs xs ys ++ [x; y].
Proof. induction xs; intros [|]; cbn; intros; try discriminate; f_equal; f_equal; auto. Qed.

Lemma by_time_pairs : forall n (l1 l2 : list card), length l1 <= n -> by_time 0 n l1 l2 = pairs l1 l2.
Proof. induction n; intros [|x l1] [|y l2]; cbn; intros; try lia; f_equal; f_equal; apply IHn; lia. Qed.

Lemma by_wars_pairs : forall n (mine yours : list card), length mine <= n -> length yours = length mine ->
  by_wars 0 n mine yours = rev (pairs yours mine).
Proof.
  induction n; intros [|x mine] [|y yours]; cbn; intros H E; try lia; try discriminate; auto.
  rewrite IHn by lia. rewrite <- app_assoc. reflexivity.
Qed.

(** No card down: war by war is the natural order. *)
Lemma war_by_war_natural : forall mine yours : list card, length yours = length mine ->
  by_wars 0 (length mine) (tl mine) (tl yours) ++ firstn 1 mine ++ firstn 1 yours = rev (pairs yours mine).
Proof.
  intros [|x mine] [|y yours]; cbn [length tl]; intros E; try discriminate; auto.
  rewrite by_wars_pairs by (cbn; lia). cbn. rewrite <- app_assoc. reflexivity.
Qed.

Notation level := (Forall (fun x : card => rank x = v)).

Lemma pairs_level : forall l1 l2 : list card, level l1 -> level l2 -> level (pairs l1 l2).
Proof. induction l1; intros [|] A B; cbn; auto. inversion A; inversion B; subst; auto. Qed.

Lemma pairs_even : forall l1 l2 : list card, length l1 = length l2 -> Nat.odd (length (pairs l1 l2)) = false.
Proof.
  intros l1 l2 L. rewrite (Permutation_length (pairs_permutes l1 l2 L)), app_length, L, Nat.odd_add.
  apply xorb_nilpotent.
Qed.

(** The cards laid in turn: level ones, and at last one that is high, and one that is low. *)
Lemma pairs_alternate : forall (xs : list card) x (ys : list card) y (up : bool),
  length ys = length xs -> level xs -> level ys ->
  (if up then rank y <= v <= rank x else rank x <= v <= rank y) ->
  alternates up (pairs (xs ++ [x]) (ys ++ [y])) /\ alternates (negb up) (rev (pairs (xs ++ [x]) (ys ++ [y]))).
Proof.
  intros xs x ys y up E Fx Fy V. rewrite pairs_app by exact E. split.
  - apply alternates_app. rewrite pairs_even by (symmetry; exact E). rewrite xorb_false_r.
    split; [apply alternates_level, pairs_level; assumption|]. destruct up; cbn; lia.
  - rewrite rev_app_distr. destruct up; cbn; repeat split; try lia; apply alternates_level, Forall_rev, pairs_level;
      assumption.
Qed.

(** Does a sort put high cards first? *)
Definition high_first (behind : comparison) : bool := match behind with Lt => true | _ => false end.

(** An even number of cards by rank, with at most one high and one low card. *)
Lemma sorted_alternate : forall c l, c <> Eq ->
  length (filter (is c) l) <= 1 -> length (filter (is (CompOpp c)) l) <= 1 -> Nat.odd (length l) = false ->
  alternates (high_first c) (sort compare c l).
Proof.
  intros c l Hc Hf Hb L.
  rewrite <- (Permutation_length (sort_permutes compare c l)), sort_three in L by assumption.
  rewrite sort_three by assumption. rewrite !app_length, !Nat.odd_add in L.
  assert (K : forall k y, In y (filter (is k) l) -> kind y = k)
    by (intros k z Hy; apply filter_In in Hy; apply is_kind, Hy).
  assert (W : forall k y up, kind y = k -> up = high_first k -> k <> Eq -> if up then v <= rank y else rank y <= v)
    by (intros k z up <- -> N; unfold kind in *; destruct (Nat.compare_spec v (rank z)); cbn; try lia; congruence).
  assert (One : forall k up, k <> Eq -> length (filter (is k) l) <= 1 -> filter (is k) l = [] \/ up = high_first k ->
    alternates up (filter (is k) l)).
  { intros k up N Short U. pose proof (K k) as Kk.
    destruct (filter (is k) l) as [|z [|z' t]]; cbn in Short |- *; auto; [|lia].
    destruct U as [U|U]; [discriminate|]. split; [|exact I]. apply (W k); auto. apply Kk; left; reflexivity. }
  rewrite !alternates_app. repeat split.
  - apply One; auto.
  - apply alternates_level, Forall_forall. intros z Hy. apply K, Nat.compare_eq in Hy. auto.
  - apply One; [destruct c; cbn; congruence | exact Hb|].
    destruct (filter (is (CompOpp c)) l) as [|z [|z' t]] eqn:G; cbn in Hb; [auto | right | lia].
    destruct (Nat.odd (length (filter (is c) l))), (Nat.odd (length (filter (is Eq) l))), c; cbn in *; congruence.
Qed.

Lemma level_filter : forall k zs, k <> Eq -> level zs -> filter (is k) zs = [].
Proof.
  intros k zs Hk; induction zs as [|z zs IH]; intros Fz; [reflexivity|]. inversion Fz as [|? ? Z Fz']; subst.
  cbn. unfold is at 1, kind. rewrite Z, Nat.compare_refl, IH by assumption. destruct k; congruence.
Qed.

Lemma spoils_alternate : forall c q xs x ys y, c <> Eq -> length ys = length xs -> level xs -> level ys ->
  rank y <= v <= rank x ->
  alternates (high_first c) (sort compare c (let (l1, l2) := seat q (xs ++ [x]) (ys ++ [y]) in l1 ++ l2)).
Proof.
  intros c q xs x ys y Hc E Fx Fy V.
  assert (One : forall k, k <> Eq ->
    length (filter (is k) (let (l1, l2) := seat q (xs ++ [x]) (ys ++ [y]) in l1 ++ l2)) <= 1).
  { intros k Hk. destruct q; cbn [seat]; rewrite !filter_app, (level_filter k xs), (level_filter k ys) by assumption.
    all: cbn; unfold is, kind; destruct (Nat.compare_spec v (rank x)), (Nat.compare_spec v (rank y)), k; cbn;
      lia || congruence. }
  apply sorted_alternate; [assumption | apply One; assumption | apply One; destruct c; cbn; congruence |].
  destruct q; cbn [seat]; rewrite !app_length, E, Nat.odd_add; apply xorb_nilpotent.
Qed.

Lemma fit_turns : down = 0 -> match o with owner | winner | loser => False | _ => True end ->
  forall q xs x ys y, length ys = length xs -> level xs -> level ys ->
  rank y <= v <= rank x -> alternates (own o q) (taken q (xs ++ [x]) (ys ++ [y])).
Proof.
  intros D O q xs x ys y E Fx Fy V. unfold taken.
  pose proof (pairs_alternate xs x ys y true E Fx Fy V) as [up1 up2].
  pose proof (pairs_alternate ys y xs x false (eq_sym E) Fy Fx V) as [up3 up4].
  pose proof (spoils_alternate Lt q xs x ys y ltac:(discriminate) E Fx Fy V) as up5.
  pose proof (spoils_alternate Gt q xs x ys y ltac:(discriminate) E Fx Fy V) as up6.
  destruct o; try contradiction; destruct q; cbn [seat spoils own negb high_first] in *;
    rewrite ?D, ?by_time_pairs by lia; auto.
  all: rewrite war_by_war_natural by (rewrite !app_length, E; reflexivity); auto.
Qed.

(** Either way the spoils go on with the pattern. *)
Lemma fight_right : outlasts = true -> forall hx hy w n p, fight compare down 0 hx hy = Some (w, n) ->
  alternates true hx -> alternates false hy ->
  w = Nat.odd n /\ alternates (own o (Bool.eqb w p))
    (let (l1, l2) := seat p (firstn n hx) (firstn n hy) in spoils compare o down (Bool.eqb w p) l1 l2).
Proof.
  intros O hx hy w n p E A B.
  assert (D : Nat.odd down = true /\ match o with owner | winner | loser => True | _ => False end \/
    down = 0 /\ match o with owner | winner | loser => False | _ => True end)
    by (unfold outlasts in O; destruct o; auto; apply Nat.eqb_eq in O; auto).
  destruct D as [[D O']|[D O']].
  - destruct (fight_blocks D hx hy 0 w n E A B) as [-> N]. split; [rewrite N; reflexivity|].
    apply fight_within in E.
    rewrite <- (firstn_skipn n hx) in A. rewrite <- (firstn_skipn n hy) in B.
    apply alternates_app in A as [A _]. apply alternates_app in B as [B _].
    pose proof (fit_blocks D O p (firstn n hx) (firstn n hy)) as T. unfold taken in T.
    rewrite !firstn_length_le in T by lia. destruct p; apply T; auto.
  - destruct (fight_turns D hx hy w n true E A B) as (xs & x & ys & y & X & Y & N & Ly & Fx & Fy & W & V).
    rewrite X, Y. rewrite xorb_true_l, Nat.negb_even in W. split; [assumption|].
    destruct w.
    + pose proof (fit_turns D O' p xs x ys y) as T. unfold taken in T. destruct p; apply T; auto; lia.
    + pose proof (fit_turns D O' (negb p) ys y xs x) as T. unfold taken in T. destruct p; apply T; auto; lia.
Qed.

(** ** Lemma 2: a standoff outlasts the ties *)

(** While the game is not over, the pattern stays. *)
Theorem lemma_2 : outlasts = true -> forall pos next, tied_standoff pos -> round pos = Some next -> tied_standoff next.
Proof.
  intros O pos next (p & hx & hy & -> & Ex & Oy & A & B). rewrite round_seat by apply by_rank_fair.
  destruct (fight compare down 0 hx hy) as [[w n]|] eqn:E; [|discriminate].
  destruct (fight_right O hx hy w n p E A B) as [W S]. apply fight_within in E as Le.
  cbn zeta.
  set (s := let (l1, l2) := seat p (firstn n hx) (firstn n hy) in spoils compare o down (Bool.eqb w p) l1 l2) in *.
  assert (Ls : length s = 2 * n).
  { assert (P : forall q l1 l2, length l1 = n -> length l2 = n -> length (spoils compare o down q l1 l2) = 2 * n)
      by (intros q l1 l2 E1 E2; rewrite (Permutation_length (spoils_permute _ _ _ q l1 l2 (eq_trans E1 (eq_sym E2)))),
        app_length; lia).
    unfold s; destruct p; apply P; apply firstn_length_le; lia. }
  intros [= <-].
  rewrite <- (firstn_skipn n hx) in A, Ex. rewrite <- (firstn_skipn n hy) in B, Oy.
  apply alternates_app in A as [_ A]. apply alternates_app in B as [_ B].
  rewrite app_length, Nat.even_add in Ex. rewrite app_length, Nat.odd_add in Oy.
  rewrite !firstn_length_le in * by lia.
  assert (O2 : Nat.odd (2 * n) = false) by (rewrite <- Nat.negb_even, Nat.even_mul; reflexivity).
  assert (Q : Bool.eqb w p = if w then p else negb p) by (destruct w, p; reflexivity). rewrite Q in S; clear Q.
  rewrite <- Nat.negb_odd, <- W in Ex. rewrite <- W in A, B, Oy.
  destruct w; cbn [xorb negb] in *.
  - exists (negb p), (skipn n hy), (skipn n hx ++ s).
    rewrite app_nil_r, negb_involutive, alternates_app, app_length, Nat.odd_add, Ls, O2, xorb_false_r, xorb_false_l.
    rewrite <- Nat.negb_odd. rewrite <- Nat.negb_odd in Ex.
    assert (Ex' : Nat.odd (length (skipn n hx)) = own o p) by (rewrite <- Ex; destruct (Nat.odd _); reflexivity).
    rewrite Ex'. repeat split; auto; destruct p; reflexivity.
  - exists p, (skipn n hx), (skipn n hy ++ s).
    rewrite app_nil_r, alternates_app, app_length, Nat.odd_add, Ls, O2, xorb_false_r, xorb_false_l.
    assert (Oy' : Nat.odd (length (skipn n hy)) = own o (negb p)) by (rewrite <- Oy; destruct (Nat.odd _); reflexivity).
    rewrite Oy'.
    repeat split; auto; rewrite <- Ex; destruct (Nat.even _); reflexivity.
Qed.

(** Once a tied standoff, always one. *)
Theorem tied_later : outlasts = true -> forall n pos later, tied_standoff pos -> play n pos = Some later ->
  tied_standoff later.
Proof.
  intros O; induction n; cbn; intros pos later T; [intros [= <-]; exact T|].
  destruct (round pos) as [next|] eqn:R; [|discriminate]. apply IHn, (lemma_2 O pos next T R).
Qed.

(** If a hand is too small for reels, the game is over after this round or the next one. *)
Theorem too_small : forall p hx hy, alternates true hx -> alternates false hy -> length hx < 1 \/ length hy < 2 ->
  play 2 (seat p hx hy) = None.
Proof.
  intros p hx hy Ax Ay Small. cbn [run]. rewrite round_seat by apply by_rank_fair.
  assert (E : forall h s, fight compare down s h [] = None) by (intros [|]; reflexivity).
  destruct hx as [|x hx], hy as [|y [|y' hy]]; cbn in Small; try lia; try reflexivity.
  destruct Ax as [Ax _], Ay as [Ay _]. cbn [fight]. unfold by_rank at 1.
  destruct (Nat.compare_spec (rank x) (rank y)); [rewrite E; reflexivity | lia |].
  cbn zeta. cbn [skipn]. rewrite round_seat by apply by_rank_fair. rewrite E. reflexivity.
Qed.

Lemma alternates_cards : forall h,
  (alternates true h <-> (forall x, In x (evens h) -> v <= rank x) /\ (forall x, In x (odds h) -> rank x <= v)) /\
  (alternates false h <-> (forall x, In x (evens h) -> rank x <= v) /\ (forall x, In x (odds h) -> v <= rank x)).
Proof.
  induction h as [|y h [T U]]; [cbn; tauto|].
  change (odds (y :: h)) with (evens h). rewrite evens_cons. cbn [alternates negb]. rewrite T, U.
  split; split; intros (A & B); try destruct B as (B & C);
    try (split; auto; intros x [<-|Hx]; auto; fail);
    (split; [apply A; left; reflexivity | split; [exact B | intros x Hx; apply A; right; exact Hx]]) ||
    (split; [intros x [<-|Hx]; auto | exact B]).
Qed.

(** In a tied standoff no low card is above a high card. *)
Theorem tied_bounds : forall hx hy, alternates true hx -> alternates false hy -> forall x l,
  In x (evens hx ++ odds hy) -> In l (evens hy ++ odds hx) -> rank l <= v <= rank x.
Proof.
  intros hx hy A B x l Hx Hl. apply alternates_cards in A as [A A']. apply alternates_cards in B as [B B'].
  apply in_app_or in Hx as [Hx|Hx]; apply in_app_or in Hl as [Hl|Hl]; auto.
Qed.
End Ties.

(** ** Theorem 2: three ranks *)

(** The three ranks: below v, v, above v. *)
Definition three (v r : nat) : nat := match r ?= v with Lt => 0 | Eq => 1 | Gt => 2 end.

Lemma three_compare : forall v a b, a = b \/ a <= v <= b \/ b <= v <= a -> (three v a ?= three v b) = (a ?= b).
Proof.
  intros v a b H; unfold three.
  destruct (Nat.compare_spec a v), (Nat.compare_spec b v), (Nat.compare_spec a b); cbn; auto; lia.
Qed.

Section Three.
Context {C D : Type} (f : C -> D) (rank : C -> nat) (rank' : D -> nat) (v : nat) (o : order) (down : nat).
Hypothesis H : forall x, rank' (f x) = three v (rank x).
Hypothesis O : outlasts o down = true.

Lemma fight_three : forall hx hy s up, alternates rank v up hx -> alternates rank v (negb up) hy ->
  fight (by_rank rank') down s (map f hx) (map f hy) = fight (by_rank rank) down s hx hy.
Proof.
  induction hx as [|x hx IH]; intros [|y hy] s up; try reflexivity. intros [A A'] [B B'].
  assert (E : by_rank rank' (f x) (f y) = by_rank rank x y)
    by (unfold by_rank; rewrite !H; apply three_compare; destruct up; cbn in *; lia).
  cbn. rewrite E, (IH hy down (negb up)) by assumption.
  destruct s; [reflexivity|]. rewrite (IH hy s (negb up)) by assumption. reflexivity.
Qed.

Lemma tied_hands : forall pos, tied_standoff rank v o pos ->
  exists up, alternates rank v up (fst pos) /\ alternates rank v (negb up) (snd pos).
Proof. intros pos ([] & hx & hy & -> & _ & _ & A & B); [exists true | exists false]; split; assumption. Qed.

Lemma round_three : forall pos, tied_standoff rank v o pos ->
  fight (by_rank rank') down 0 (fst (both f pos)) (snd (both f pos)) = fight (by_rank rank) down 0 (fst pos) (snd pos) /\
  round (by_rank rank') o down (both f pos) = option_map (both f) (round (by_rank rank) o down pos).
Proof.
  intros pos T. destruct (tied_hands pos T) as (up & A & B).
  assert (E := fight_three _ _ 0 up A B). split; [exact E|].
  apply round_map; [exact E|]. intros w n N S.
  assert (D0 : down = 0) by (unfold outlasts in O; unfold sorted in S; destruct o; try discriminate;
    apply Nat.eqb_eq, O).
  destruct (fight_turns rank v down D0 _ _ _ _ _ N A B) as (xs & x & ys & y & -> & -> & _ & _ & Fx & Fy & _ & V).
  assert (K : forall z, In z ((xs ++ [x]) ++ ys ++ [y]) -> rank z = v \/ z = x \/ z = y).
  { rewrite Forall_forall in Fx, Fy. intros z. rewrite !in_app_iff; cbn. intuition auto. }
  intros a b Ha Hb. unfold by_rank; rewrite !H. apply three_compare.
  destruct (K a Ha) as [?|[->| ->]], (K b Hb) as [?|[->| ->]], w; lia.
Qed.

Lemma play_three : forall n pos, tied_standoff rank v o pos ->
  play (by_rank rank') o down n (both f pos) = option_map (both f) (play (by_rank rank) o down n pos) /\
  word (by_rank rank') o down n (both f pos) = word (by_rank rank) o down n pos.
Proof.
  induction n; intros pos T; [split; reflexivity|]. cbn [run word].
  destruct (round_three pos T) as [E ->]. rewrite E.
  destruct (round (by_rank rank) o down pos) as [next|] eqn:R; cbn [option_map].
  - destruct (IHn next (lemma_2 rank v o down O pos next T R)) as [-> ->]. split; reflexivity.
  - split; [reflexivity|]. destruct (fight _ _ _ _ _); reflexivity.
Qed.
End Three.

Lemma some : forall {T} (a b : T), Some a = Some b -> a = b.
Proof. congruence. Qed.

Section Ranks.
Variables (v : nat) (o : order) (down : nat).
Notation play := (play (by_rank id) o down).
Notation word := (word (by_rank id) o down).
Notation endless := (endless (by_rank id) o down).

(** The game with three ranks has the same winners and wars, round by round, and its positions are those of the game.  If
    one of its positions comes back, the game is endless. *)
Theorem theorem_2 : forall pos, outlasts o down = true -> tied_standoff id v o pos ->
  let marked := both (three v) pos in
  (forall n, word n marked = word n pos) /\
  (forall n, play n marked = option_map (both (three v)) (play n pos)) /\
  (forall i j back, i < j -> play i marked = Some back -> play j marked = Some back -> endless pos).
Proof.
  intros pos O T marked.
  assert (E := fun n => play_three (three v) id id v o down (fun _ => eq_refl) O n pos T).
  split; [apply E|]. split; [apply E|].
  intros i j back H Ei Ej n En. apply (comes_back_endless _ _ _ _ _ _ _ H Ei Ej n).
  unfold marked; destruct (E n) as [-> _]. rewrite En. reflexivity.
Qed.

(** ** Theorem 3 with ties *)

(** The position of the numbers of the places: 0, 1, ..., player 1's first. *)
Definition places (pos : position nat) : position nat :=
  (seq 0 (length (fst pos)), seq (length (fst pos)) (length (snd pos))).
Definition rank_at (pos : position nat) (place : nat) : nat := nth place (cards pos) 0.

Lemma both_places : forall pos, both (rank_at pos) (places pos) = pos.
Proof.
  assert (E : forall m u t, map (fun i => nth i (u ++ m ++ t) 0) (seq (length u) (length m)) = m).
  { induction m as [|x m IH]; intros u t; [reflexivity|]. cbn [length seq map]. f_equal.
    - rewrite app_nth2, Nat.sub_diag by lia. reflexivity.
    - specialize (IH (u ++ [x]) t). rewrite app_length, Nat.add_1_r, <- app_assoc in IH. exact IH. }
  intros [h1 h2]. unfold both, rank_at, places, cards; cbn [fst snd]. f_equal.
  - apply (E h1 [] h2).
  - specialize (E h2 h1 []). rewrite app_nil_r in E. exact E.
Qed.

Lemma in_places : forall pos i, In i (cards (places pos)) <-> i < length (cards pos).
Proof.
  intros pos i. unfold places, cards; cbn [fst snd]. rewrite in_app_iff, !in_seq, app_length. lia.
Qed.

(** The place from which a lap of [n] rounds brings a card, for each place. *)
Definition moved (n : nat) (pos : position nat) : nat -> nat :=
  match game.play (by_rank (fun place => three v (rank_at pos place))) o down n (places pos) with
  | Some lapped => rank_at lapped
  | None => id
  end.

Section Lap.
(** The game with three ranks comes back after [lap] rounds.  rho is [rank_at pos], and sigma is [moved lap pos]. *)
Variables (pos : position nat) (lap : nat).
Hypothesis O : outlasts o down = true.
Hypothesis T : tied_standoff id v o pos.
Hypothesis B : play lap (both (three v) pos) = Some (both (three v) pos).
Notation rho := (rank_at pos).
Notation size := (length (cards pos)).
Notation sigma := (moved lap pos).

Lemma tied_places : tied_standoff rho v o (places pos).
Proof.
  destruct T as (p & hx & hy & E & Ex & Oy & A & A').
  assert (M : forall h up, alternates id v up (map rho h) -> alternates rho v up h)
    by (induction h; cbn; intuition auto).
  rewrite <- (both_places pos) in E at 1. unfold both in E.
  destruct p; injection E as E1 E2; subst hx hy; rewrite map_length in Ex, Oy;
    [exists true, (fst (places pos)), (snd (places pos)) | exists false, (snd (places pos)), (fst (places pos))];
    repeat split; auto.
Qed.

Lemma play_period : forall n marked, play n marked = Some marked -> period (fun t => play t marked) n.
Proof. intros n marked E t; rewrite run_plus, E; reflexivity. Qed.

Lemma lapped : game.play (by_rank (fun i => three v (rho i))) o down lap (places pos) = Some (both sigma (places pos)) /\
  both (three v) (both rho (both sigma (places pos))) = both (three v) pos.
Proof.
  assert (E := same_game (fun i => three v (rho i)) (by_rank (fun i => three v (rho i))) (by_rank id) o down lap
    (places pos)
    (fun _ _ _ _ => eq_refl)).
  assert (P : both (fun i => three v (rho i)) (places pos) = both (three v) pos).
  { transitivity (both (three v) (both rho (places pos))); [|rewrite both_places; reflexivity].
    unfold both; cbn [fst snd]. rewrite !map_map. reflexivity. }
  rewrite P, B in E. unfold moved.
  destruct (game.play _ o down lap (places pos)) as [q|]; [|discriminate]. apply some in E.
  assert (Q : places q = places pos).
  { unfold both in E. injection E as E1 E2. apply (f_equal (@length nat)) in E1, E2. rewrite !map_length in E1, E2.
    unfold places. rewrite E1, E2. reflexivity. }
  rewrite <- Q, both_places. split; [reflexivity|].
  rewrite E. unfold both; cbn [fst snd]. rewrite !map_map. reflexivity.
Qed.

(** A lap moves the cards by a permutation of the places. *)
Theorem moved_permutes : Permutation (map sigma (seq 0 size)) (seq 0 size).
Proof.
  destruct lapped as [E _]. apply play_permutes in E. unfold cards, places in *; cbn [fst snd] in *.
  rewrite app_length, seq_app, map_app. exact E.
Qed.

Lemma moved_within : forall j i, i < size -> Nat.iter j sigma i < size /\
  three v (rho (Nat.iter j sigma i)) = three v (rho i).
Proof.
  assert (R : forall i, i < size -> three v (rho (sigma i)) = three v (rho i)).
  { intros i Hi. destruct lapped as [_ E].
    assert (P : both (three v) pos = both (three v) (both rho (places pos))) by (rewrite both_places; reflexivity).
    rewrite P in E; clear P.
    unfold both in E; cbn [fst snd] in E. injection E as E1 E2. rewrite !map_map in E1, E2.
    rewrite <- in_places in Hi. apply in_app_or in Hi as [Hi|Hi].
    - apply (ext_in_map E1 i Hi).
    - apply (ext_in_map E2 i Hi). }
  induction j; intros i Hi; [split; auto|]. destruct (IHj i Hi) as [L E].
  split; [apply (permutes_within size sigma moved_permutes (S j) i Hi)|]. cbn. rewrite R; assumption.
Qed.

(** Each lap moves them by the same permutation. *)
Lemma same_laps : forall j,
  game.play (after (by_rank id) rho sigma j) o down lap (places pos) = Some (both sigma (places pos)).
Proof.
  intros j. set (rho_j := fun i => rho (Nat.iter j sigma i)).
  assert (K : forall i, i < size -> three v (rho_j i) = three v (rho i)) by (intros i Hi; apply (moved_within j i Hi)).
  assert (Tj : tied_standoff rho_j v o (places pos)).
  { destruct tied_places as (p & hx & hy & E & Ex & Oy & Ax & Ay).
    assert (M : forall h up, incl h (cards (places pos)) -> alternates rho v up h -> alternates rho_j v up h).
    { induction h as [|x h IH]; intros up I; cbn; [auto|]. intros [X Xs].
      split; [|apply IH; [intros y Hy; apply I; right; exact Hy | exact Xs]].
      assert (Kx : three v (rho_j x) = three v (rho x)) by (apply K, in_places, I; left; reflexivity).
      unfold three in Kx. destruct up, (Nat.compare_spec (rho_j x) v), (Nat.compare_spec (rho x) v);
        lia || discriminate. }
    exists p, hx, hy. repeat split; auto; apply M; auto; rewrite E; intros y Hy; unfold cards; destruct p; cbn;
      apply in_or_app; auto. }
  assert (I : forall q : position nat, both id q = q) by (intros []; unfold both; cbn; rewrite !map_id; reflexivity).
  assert (I' : forall q : option (position nat), option_map (both id) q = q)
    by (intros [q|]; cbn; rewrite ?I; reflexivity).
  destruct (play_three id rho_j (fun i => three v (rho_j i)) v o down (fun _ => eq_refl) O lap (places pos) Tj)
    as [E _].
  rewrite I, I' in E. transitivity (game.play (by_rank rho_j) o down lap (places pos)); [reflexivity|].
  rewrite <- E. rewrite <- (I (places pos)) at 1. rewrite (same_game id (by_rank (fun i => three v (rho i)))), I'.
  - apply lapped.
  - intros x y Hx Hy. apply in_places in Hx, Hy. unfold by_rank, id. rewrite !K; auto.
Qed.

Lemma places_are : cards (places pos) = seq 0 size.
Proof. unfold cards, places; cbn [fst snd]. rewrite app_length, seq_app. reflexivity. Qed.

Lemma laps : forall j, play (j * lap) pos = Some (both (fun i => rho (Nat.iter j sigma i)) (places pos)).
Proof. intros j. rewrite <- (both_places pos) at 1. apply (many_laps (by_rank id)), same_laps. Qed.

Lemma back_at_last : exists N, 0 < N /\ play (N * lap) pos = Some pos.
Proof.
  destruct (cycles size sigma moved_permutes) as (k & Hk & K). exists k. split; [exact Hk|].
  rewrite laps. f_equal. refine (eq_trans _ (both_places pos)). unfold both; cbn [fst snd].
  f_equal; apply map_ext_in; intros i Hi; rewrite K; auto; apply in_places, in_or_app; auto.
Qed.
End Lap.

(** So the game comes back to a position just if the game with three ranks does: that is T. *)
Theorem start_ties : forall pos, outlasts o down = true -> tied_standoff id v o pos ->
  (exists N, 0 < N /\ play N pos = Some pos) <->
  (exists N, 0 < N /\ play N (both (three v) pos) = Some (both (three v) pos)).
Proof.
  intros pos O T; split; intros (N & HN & E).
  - exists N. split; [exact HN|]. rewrite (proj1 (play_three (three v) id id v o down (fun _ => eq_refl) O N pos T)),
      E. reflexivity.
  - destruct (back_at_last pos N O T E) as (k & Hk & B). exists (k * N). split; [nia | exact B].
Qed.

(** T with ties: if the game comes to a tied standoff, a position of it comes back just if it is tied, and the game with
    three ranks comes back to it. *)
Theorem start_of_ties : forall deal n m pos later, outlasts o down = true ->
  play n deal = Some pos -> play m deal = Some later -> tied_standoff id v o later ->
  (exists N, 0 < N /\ play N pos = Some pos) <->
  tied_standoff id v o pos /\ exists N, 0 < N /\ play N (both (three v) pos) = Some (both (three v) pos).
Proof.
  intros deal n m pos later O En Em T. split; [|intros [Tp B]; apply (start_ties pos O Tp), B].
  intros (N & HN & B).
  assert (Tp : tied_standoff id v o pos).
  { apply (comes_back_good (round (by_rank id) o down) (tied_standoff id v o) deal n m pos later N);
      try assumption. apply lemma_2, O. }
  split; [exact Tp|]. apply (proj1 (start_ties pos O Tp)). eauto.
Qed.

(** There is a least lap. *)
Theorem least_lap_ties : forall pos N, 0 < N -> play N (both (three v) pos) = Some (both (three v) pos) ->
  exists lap, least_period (fun n => play n (both (three v) pos)) lap.
Proof.
  intros pos N HN B.
  assert (dec : forall p q : position nat, {p = q} + {p <> q}) by (repeat decide equality).
  destruct (least_lap (round (by_rank id) o down) dec _ N HN B) as (lap & Hl & L).
  exists lap. split; [exact Hl|]. split; [apply play_period, L, Nat.divide_refl|].
  intros k Hk P. apply Nat.divide_pos_le, L; [exact Hk|]. specialize (P 0). cbn beta in P. rewrite Nat.add_0_r in P.
  exact P.
Qed.

(** The ranks come back after the least number of laps that brings back the ranks on each cycle of the permutation. *)
Theorem theorem_3_ties : forall pos lap per, outlasts o down = true -> tied_standoff id v o pos ->
  least_period (fun n => play n (both (three v) pos)) lap ->
  (forall i, i < length (cards pos) -> least_period (fun t => rank_at pos (Nat.iter t (moved lap pos) i)) (per i)) ->
  forall N, play N pos = Some pos <-> Nat.divide (lap * lcm_all (map per (seq 0 (length (cards pos))))) N.
Proof.
  intros pos lap per O T HL HP N.
  assert (B : play lap (both (three v) pos) = Some (both (three v) pos))
    by (destruct HL as (_ & P & _); specialize (P 0); cbn beta in P; rewrite Nat.add_0_r in P; exact P).
  pose proof (back_after_laps (by_rank id) o down (rank_at pos) (moved lap pos) (places pos) (length (cards pos)) lap
    (places_are pos) (same_laps pos lap O T B) per HP) as J.
  rewrite both_places in J. split.
  - intros E.
    assert (D : Nat.divide lap N).
    { apply (periods_are_multiples _ _ _ HL). apply (play_period N).
      rewrite (proj1 (play_three (three v) id id v o down (fun _ => eq_refl) O N pos T)). rewrite E. reflexivity. }
    destruct D as [j ->]. apply J in E as [k ->]. exists k. lia.
  - intros [k ->]. replace (k * (lap * _)) with (k * lcm_all (map per (seq 0 (length (cards pos)))) * lap) by lia.
    apply J. exists k; reflexivity.
Qed.
End Ranks.

(** An example: 3 2 4 against 3 4 2, no card down.  The threes tie. *)
Example reversed_ties : tied_standoff id 3 reversed ([3; 2; 4], [3; 4; 2]) /\
  play Nat.compare reversed 0 24 ([3; 2; 4], [3; 4; 2]) = Some ([3; 2; 4], [3; 4; 2]) /\
  (forall n, 0 < n < 24 -> play Nat.compare reversed 0 n ([3; 2; 4], [3; 4; 2]) <> Some ([3; 2; 4], [3; 4; 2])).
Proof.
  split; [exists true, [3; 2; 4], [3; 4; 2]; cbn; unfold id; repeat split; lia|]. split; [reflexivity|].
  intros n [H H']. do 24 (destruct n as [|n]; [lia || (vm_compute; congruence)|]). lia.
Qed.
