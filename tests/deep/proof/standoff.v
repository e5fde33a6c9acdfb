(** * The standoff

    Hands are lists again.  Throughout, cards and their comparison are any, and so are the order of the spoils and the
    number of cards face down. *)
From Coq Require Import List Arith Lia Bool.
From War Require Import game periods laps reels.
Import ListNotations.

(** The cards at the places 0, 2, 4, ..., and at the places 1, 3, 5, .... *)
Fixpoint evens {T} (h : list T) : list T :=
  match h with x :: _ :: h => x :: evens h | _ => h end.
Definition odds {T} (h : list T) : list T := evens (tl h).

(** The sequence that is read off a reel: its cards again and again.  [d] stands for no card. *)
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

Section Standoff.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat) (F : fair compare).
Notation round := (round compare o down).
Notation play := (play compare o down).
Notation endless := (endless compare o down).
Notation in_turn := (in_turn compare o down).

(** Player [p] has the hand [hx], and can lead: lemma 1. *)
Definition leads p (hx hy : list card) : Prop :=
  0 < length hx /\ 1 < length hy /\ Nat.even (length hx) = own o p /\ Nat.odd (length hy) = own o (negb p).

(** In each class modulo the greatest common divisor of the sizes of X and L, each card of X beats each card of L.  If
    cards are ranks: the lowest card of X is above the highest card of L. *)
Definition above (X L : list card) : Prop := forall q r x l,
  nth_error X q = Some x -> nth_error L r = Some l ->
  q mod Nat.gcd (length X) (length L) = r mod Nat.gcd (length X) (length L) -> compare x l = Gt.

(** The reels are X = evens hx, Y = odds hy, and L = evens hy ++ odds hx, which Y meets from the card m on. *)
Definition separate hx hy : Prop :=
  above (evens hx) (evens hy ++ odds hx) /\ above (odds hy) (odds hx ++ evens hy).

(** A standoff without ties. *)
Definition standoff (pos : position card) : Prop :=
  exists p hx hy, pos = seat p hx hy /\ leads p hx hy /\ separate hx hy.

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
  rewrite (classes_meet (spin d X) (spin d L) (fun x l => compare x l = Gt)
    _ _ HX HL (spin_period d X) (spin_period d L)).
  split; intros H q r.
  - intros Hq Hr E. rewrite !spin_nth by assumption. apply (H q r); auto using nth_error_nth'.
  - intros x l Ex El E.
    assert (Hq : q < length X) by (apply nth_error_Some; congruence).
    assert (Hr : r < length L) by (apply nth_error_Some; congruence).
    specialize (H q r Hq Hr E). rewrite !spin_nth in H by assumption.
    rewrite (nth_error_nth _ _ d Ex), (nth_error_nth _ _ d El) in H. exact H.
Qed.

Lemma above_separated : forall d p hx hy, leads p hx hy ->
  separate hx hy <->
  separated compare o p (length (odds hy)) (spin d (evens hx)) (spin d (odds hy)) (spin d (evens hy ++ odds hx)).
Proof.
  intros d p hx hy Hl; destruct (leads_reels d p hx hy Hl) as ((Ha & Hb & _) & Hh & _).
  assert (He : 0 < length (evens hy ++ odds hx)) by (rewrite app_length; destruct (evens_odds_length hy); lia).
  unfold separate. rewrite (above_spin d), (above_spin d) by (try (rewrite app_length in *; lia); assumption).
  unfold separated; rewrite Hh.
  split; [intros [A B] t; rewrite spin_turn by assumption; auto | intros H; split; intro t; [apply H|]].
  rewrite <- spin_turn by assumption; apply H.
Qed.

(** ** The theorems *)

(** The players win in turn for ever just if each high card beats the low cards of its class. *)
Theorem theorem_1 : forall p hx hy, leads p hx hy -> in_turn p (seat p hx hy) <-> separate hx hy.
Proof.
  intros p hx hy Hl. destruct hx as [|d hx]; [destruct Hl; cbn in *; lia|].
  rewrite (above_separated d p (d :: hx) hy Hl).
  destruct (leads_reels d p (d :: hx) hy Hl) as (R & _ & ->).
  apply in_turn_just_if_separated; assumption.
Qed.

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

(** P: the hands come back after 2 lcm(x, y, l) rounds, where x, y and l are the least periods of the reels, and after the
    multiples of this number. *)
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
End Standoff.

(** ** Passes are laps

    war.c works out P from sigma, as the cards move in one pass.  It is the P of theorem 3. *)
Section Passes.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat) (F : fair compare).
Variables (rank : nat -> card) (sigma : nat -> nat) (p : bool) (hx hy : list nat).
Notation start := (seat p hx hy).
Notation at_lap := (after compare rank sigma).
Hypothesis Led : leads o p hx hy.
Hypothesis Apart : separate (at_lap 0) hx hy.
Hypothesis Pass : play (at_lap 0) o down 2 start = Some (both sigma start).

Lemma at_lap_fair : forall j, fair (at_lap j).
Proof. intros j x y. apply F. Qed.

Lemma pass_by_reels : forall j, separate (at_lap j) hx hy ->
  play (at_lap j) o down 2 start = play (at_lap 0) o down 2 start.
Proof.
  intros j S. destruct (leads_reels o 0 p hx hy Led) as (R & _ & E). rewrite E.
  apply (above_separated _ o 0 p hx hy Led) in S. pose proof Apart as A.
  apply (above_separated _ o 0 p hx hy Led) in A. pose proof (S 0) as [S1 S2]. pose proof (A 0) as [A1 A2].
  rewrite Nat.add_0_r in S2, A2.
  rewrite (two_rounds (at_lap j) o down (at_lap_fair j)), (two_rounds (at_lap 0) o down (at_lap_fair 0)) by assumption.
  reflexivity.
Qed.

Lemma evens_map : forall {A B} (f : A -> B) l, evens (map f l) = map f (evens l) /\ odds (map f l) = map f (odds l).
Proof.
  intros A B f; induction l as [|x l [E O]]; [split; reflexivity|].
  change (odds (map f (x :: l))) with (evens (map f l)). change (odds (x :: l)) with (evens l).
  cbn [map]. rewrite !evens_cons, O, E. split; reflexivity.
Qed.

Lemma above_map : forall (c d : nat -> nat -> comparison) (f : nat -> nat), (forall x y, d x y = c (f x) (f y)) ->
  forall X L, above c (map f X) (map f L) -> above d X L.
Proof.
  intros c d f D X L H q r x l Ex El E. rewrite D. apply (H q r); rewrite ?map_length; auto using map_nth_error.
Qed.

Lemma apart_later : forall j, separate (at_lap j) hx hy.
Proof.
  induction j as [|j IH]; [exact Apart|].
  pose proof (proj2 (theorem_1 (at_lap j) o down (at_lap_fair j) p hx hy Led) IH) as Turns.
  assert (Later : in_turn (at_lap j) o down p (seat p (map sigma hx) (map sigma hy))).
  { intros n. destruct (Turns (S (S n))) as (_ & q & Q & _ & q' & Q' & I). rewrite negb_involutive in I.
    pose proof (pass_by_reels j IH) as E. rewrite Pass in E. cbn [run] in E. rewrite Q, Q' in E.
    injection E as ->. unfold both in I. destruct p; exact I. }
  assert (Led' : leads o p (map sigma hx) (map sigma hy)) by (unfold leads; rewrite !map_length; exact Led).
  apply (theorem_1 (at_lap j) o down (at_lap_fair j) p _ _ Led') in Later. unfold separate in Later.
  destruct (evens_map sigma hx) as [Ex Ox], (evens_map sigma hy) as [Ey Oy].
  rewrite Ex, Ox, Ey, Oy, <- !map_app in Later. destruct Later as [AX AY].
  assert (D : forall x y, at_lap (S j) x y = at_lap j (sigma x) (sigma y))
    by (intros x y; unfold after; rewrite <- Nat.add_1_r, !iter_plus; reflexivity).
  split; eapply (above_map _ _ sigma D); eassumption.
Qed.

Theorem passes_are_laps : forall j, play (at_lap j) o down 2 start = Some (both sigma start).
Proof. intros j. rewrite pass_by_reels by apply apart_later. exact Pass. Qed.

(** The least common multiple of the periods of the reels is that of the periods of the cycles of sigma. *)
Theorem reels_and_cycles : forall n per x y l, cards start = seq 0 n ->
  (forall i, i < n -> least_period (fun t => rank (Nat.iter t sigma i)) (per i)) ->
  forall d, leads o p (map rank hx) (map rank hy) -> separate compare (map rank hx) (map rank hy) ->
  least_period (spin d (evens (map rank hx))) x ->
  least_period (spin d (odds (map rank hy))) y ->
  least_period (spin d (evens (map rank hy) ++ odds (map rank hx))) l ->
  Nat.lcm (Nat.lcm x y) l = lcm_all (map per (seq 0 n)).
Proof.
  intros n per x y l Start HP d Hl S Hx Hy HL.
  pose proof (back_after_laps compare o down rank sigma start n 2 Start passes_are_laps per HP) as B.
  pose proof (proj2 (theorem_1 compare o down F p _ _ Hl) S) as Turns.
  pose proof (theorem_3 compare o down F d p _ _ x y l Hl Turns Hx Hy HL) as C.
  assert (E : forall j, Nat.divide (Nat.lcm (Nat.lcm x y) l) j <-> Nat.divide (lcm_all (map per (seq 0 n))) j).
  { intros j. rewrite <- B.
    replace (both rank start) with (seat p (map rank hx) (map rank hy)) by (destruct p; reflexivity).
    rewrite C, Nat.mul_comm. symmetry. apply Nat.mul_divide_cancel_r; discriminate. }
  apply Nat.divide_antisym; apply E, Nat.divide_refl.
Qed.
End Passes.

(** ** Other rules

    The theorems hold for any rules, [next], that agree with the model while high cards win.  [higher x y] is [Gt] if
    these rules are known to give both cards to the player of x, in the order that [own] says.  All other rounds, those
    before T too, may have other rules.  In war.c a player who is short of cards may play on.  No standoff of theorem 1
    has a war. *)
Section Rules.
Context {card : Type} (higher : card -> card -> comparison) (o : order) (down : nat).
Context (next : position card -> option (position card)).
Hypothesis Fair : fair higher.
Hypothesis Agree : forall p x y hx hy, higher x y = Gt ->
  next (seat p (x :: hx) (y :: hy)) = Some (seat p (hx ++ if own o p then [x; y] else [y; x]) hy).
Notation standoff := (standoff higher o).

Lemma next_round : forall pos, standoff pos -> next pos = round higher o down pos.
Proof.
  intros pos (p & hx & hy & -> & Hl & [A _]). pose proof Hl as (Hx & Hy & _).
  destruct hx as [|x hx], hy as [|y hy]; cbn in Hx, Hy; try lia.
  assert (B : higher x y = Gt).
  { apply (A 0 0); [rewrite evens_cons; reflexivity..|]. reflexivity. }
  rewrite Agree by exact B. symmetry. apply (round_won higher o down Fair), B.
Qed.

(** Once a standoff, always one: so its first round can be found by bisecting. *)
Theorem once_a_standoff : forall pos, standoff pos -> exists later, next pos = Some later /\ standoff later.
Proof.
  intros pos S. rewrite (next_round pos S).
  apply (standoff_turning higher o down Fair), (once_turning _ _ down Fair) in S as (q & E & S).
  exists q; split; [exact E|]. apply (standoff_turning higher o down Fair), S.
Qed.

Lemma standoff_run : forall n pos, standoff pos -> run next n pos = play higher o down n pos.
Proof.
  induction n; intros pos S; [reflexivity|]. cbn [run]. rewrite <- (next_round pos S).
  destruct (once_a_standoff pos S) as (q & -> & Sq). apply IHn, Sq.
Qed.

(** Then the game is endless. *)
Theorem standoff_endless : forall pos, standoff pos -> forall n, run next n pos <> None.
Proof.
  intros pos S n. rewrite standoff_run by exact S. apply (standoff_turning higher o down Fair) in S.
  apply (turning_endless _ _ down Fair _ S).
Qed.

(** T: a game that comes to a standoff repeats from the first round after which it is one. *)
Theorem start : forall deal n m pos later,
  run next n deal = Some pos -> run next m deal = Some later -> standoff later ->
  standoff pos <-> exists N, 0 < N /\ run next N pos = Some pos.
Proof.
  intros deal n m pos later En Em S. split.
  - intros Sp. pose proof (proj1 (standoff_turning higher o down Fair pos) Sp) as Tp.
    apply (turning_back _ _ down Fair) in Tp as (N & HN & B). exists N; split; [exact HN|].
    rewrite standoff_run; assumption.
  - intros (N & HN & B). apply (comes_back_good next standoff deal n m pos later N); try assumption.
    intros s t Ss E. destruct (once_a_standoff s Ss) as (q & Eq & Sq). congruence.
Qed.

(** P, as by theorem 3. *)
Corollary theorem_3_rules : forall d p hx hy x y l, leads o p hx hy -> separate higher hx hy ->
  least_period (spin d (evens hx)) x ->
  least_period (spin d (odds hy)) y ->
  least_period (spin d (evens hy ++ odds hx)) l ->
  forall N, run next N (seat p hx hy) = Some (seat p hx hy) <-> Nat.divide (2 * Nat.lcm (Nat.lcm x y) l) N.
Proof.
  intros d p hx hy x y l Hl S Hx Hy HL N. rewrite standoff_run by (exists p, hx, hy; auto).
  apply (theorem_3 higher o down Fair d); try assumption. apply (theorem_1 higher o down Fair); assumption.
Qed.
End Rules.

(** The examples of reels.v: K 2 against 3 Q 4 A, and K 2 against 3 Q 4. *)
Ltac all_meetings := intros [|[|[|q]]] [|[|[|[|[|r]]]]] x l [=] [=] E; subst;
  reflexivity || (vm_compute in E; discriminate E).
Example player_1_first : standoff Nat.compare owner ([13; 2], [3; 12; 4; 14]) /\
  play Nat.compare owner 0 12 ([13; 2], [3; 12; 4; 14]) = Some ([13; 2], [3; 12; 4; 14]).
Proof.
  split; [|reflexivity]. exists true, [13; 2], [3; 12; 4; 14].
  repeat split; cbn; auto with arith; all_meetings.
Qed.

Example winner_first : standoff Nat.compare natural ([13; 2], [3; 12; 4]) /\
  ~ standoff Nat.compare natural ([13; 2], [3; 12; 4; 14]).
Proof.
  split.
  - exists true, [13; 2], [3; 12; 4]. repeat split; cbn; auto with arith; all_meetings.
  - intros ([] & hx & hy & [= <- <-] & (_ & _ & E & O) & _); discriminate.
Qed.
