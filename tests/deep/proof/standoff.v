(** * The standoff

    Hands are lists again.  Throughout, cards and their comparison are any, and so are the order of the spoils and the
    number of cards face down. *)
From Coq Require Import List Arith Lia Bool.
From War Require Import game periods reels.
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

(** Then the game is endless. *)
Theorem standoff_endless : forall pos, standoff pos -> endless pos.
Proof. intros pos H; apply standoff_turning in H; apply (turning_endless _ _ _ F), H. Qed.

(** Once a standoff, always one: so its first round can be found by bisecting. *)
Theorem once_a_standoff : forall pos, standoff pos -> exists next, round pos = Some next /\ standoff next.
Proof.
  intros pos H; apply standoff_turning, (once_turning _ _ down F) in H as (q & E & H).
  exists q; split; [exact E|]. apply standoff_turning, H.
Qed.

(** T: a game that comes to a standoff repeats from the first round after which it is one. *)
Theorem start : forall deal n m pos later, play n deal = Some pos -> play m deal = Some later -> standoff later ->
  standoff pos <-> exists N, 0 < N /\ play N pos = Some pos.
Proof.
  intros deal n m pos later En Em S. rewrite standoff_turning.
  eapply turning_start; eauto. apply standoff_turning, S.
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

(** ** A checker, which make proof runs on the positions that war claims *)

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

Lemma check_leader_right : forall p hx hy, check_leader p hx hy = true <-> leads p hx hy /\ separate hx hy.
Proof.
  intros; unfold check_leader, leads, separate.
  rewrite !andb_true_iff, !Nat.ltb_lt, !eqb_true_iff, !check_above_right. tauto.
Qed.

(** The checker says [true] just for the standoffs. *)
Theorem check_right : forall pos, check pos = true <-> standoff pos.
Proof.
  intros [h1 h2]; cbn [check]; rewrite orb_true_iff, !check_leader_right; split.
  - intros [H | H]; [exists true, h1, h2 | exists false, h2, h1]; tauto.
  - intros ([] & hx & hy & [= -> ->] & H); auto.
Qed.
End Standoff.

(** The examples of reels.v: K 2 against 3 Q 4 A, and K 2 against 3 Q 4. *)
Example player_1_first : check Nat.compare owner ([13; 2], [3; 12; 4; 14]) = true /\
  play Nat.compare owner 0 12 ([13; 2], [3; 12; 4; 14]) = Some ([13; 2], [3; 12; 4; 14]).
Proof. split; reflexivity. Qed.

Example winner_first : check Nat.compare natural ([13; 2], [3; 12; 4]) = true /\
  check Nat.compare natural ([13; 2], [3; 12; 4; 14]) = false.
Proof. split; reflexivity. Qed.
