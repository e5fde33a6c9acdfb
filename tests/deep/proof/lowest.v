(** * The lowest card beats the highest

    Theorem 1 holds for any comparison, even if it is not transitive: a high card has to beat the low cards that it meets,
    and no others.  Let all cards be different, and let the lowest beat the highest. *)
From Coq Require Import List Arith Lia Bool.
From War Require Import game periods reels standoff.
Import ListNotations.

(** A prime is a number above 1 that only 1 and itself divide. *)
Definition prime (n : nat) : Prop := 1 < n /\ forall d, Nat.divide d n -> d = 1 \/ d = n.

Lemma in_hand : forall {T} (x : T) h, In x h <-> In x (evens h) \/ In x (odds h).
Proof.
  intros T x; induction h as [|y h IH]; [cbn; tauto|].
  change (odds (y :: h)) with (evens h). rewrite evens_cons. cbn [In]. rewrite IH. tauto.
Qed.

(** If player 1's card, or player 2's, always comes first, and half the deck is a prime, there is no standoff: every high
    card meets every low card, and the highest meets the lowest. *)
Theorem prime_half_no_standoff : forall {card} (compare : card -> card -> comparison) o down lowest highest,
  fair compare ->
  compare lowest highest = Gt ->
  (forall x, compare x highest = Gt -> x = lowest) ->
  (forall x, compare lowest x = Gt -> x = highest) ->
  own o true <> own o false ->
  forall p hx hy half, NoDup (hx ++ hy) -> In lowest (hx ++ hy) -> In highest (hx ++ hy) ->
  length (hx ++ hy) = 2 * half -> prime half -> leads o p hx hy -> ~ in_turn compare o down p (seat p hx hy).
Proof.
  intros card compare o down low top F LT Top Low Own p hx hy h N Il It Len [Hh Prime] Hl In.
  apply (theorem_1 compare o down F p hx hy Hl) in In as [AX AY].
  destruct Hl as (Hx & Hy & Ex & Oy). rewrite app_length in Len.
  destruct (evens_odds_length hx) as [Lx Sx], (evens_odds_length hy) as [Ly Sy].
  rewrite Oy in Ly. rewrite <- Nat.negb_even, Ex in Lx.
  assert (Opposite : own o (negb p) = negb (own o p))
    by (revert Own; destruct p; cbn [negb]; destruct (own o true), (own o false); cbn; congruence).
  rewrite Opposite in Ly.
  assert (one_both : one (own o p) + one (negb (own o p)) = 1) by (destruct (own o p); reflexivity).
  assert (Meet : forall X L, length L = h -> 0 < length X < h -> above compare X L ->
    forall x l, In x X -> In l L -> compare x l = Gt).
  { intros X L HL HX A x l Hx' Hl'. apply In_nth_error in Hx' as [q Eq], Hl' as [r Er]. apply (A q r x l Eq Er).
    rewrite HL. destruct (Prime (Nat.gcd (length X) h) (Nat.gcd_divide_r _ _)) as [->|G].
    - rewrite !Nat.mod_1_r; reflexivity.
    - exfalso. pose proof (Nat.gcd_divide_l (length X) h) as D. rewrite G in D. apply Nat.divide_pos_le in D; lia. }
  assert (Beats : forall x l, In x (evens hx) \/ In x (odds hy) -> In l (evens hy) \/ In l (odds hx) ->
    compare x l = Gt).
  { intros x l Ix Il'. destruct Ix as [Ix|Ix].
    - apply (Meet (evens hx) (evens hy ++ odds hx)); [rewrite app_length;
        lia | lia | exact AX | exact Ix | apply in_or_app; exact Il'].
    - apply (Meet (odds hy) (odds hx ++ evens hy)); [rewrite app_length; lia | lia | exact AY | exact Ix |].
      apply in_or_app; destruct Il'; auto. }
  assert (Cases : In low (evens hx) \/ In low (odds hy) \/ In low (evens hy) \/ In low (odds hx))
    by (rewrite in_app_iff, (in_hand _ hx), (in_hand _ hy) in Il; clear - Il; tauto).
  assert (High : ~ (In top (evens hy) \/ In top (odds hx)) -> In top (evens hx) \/ In top (odds hy))
    by (rewrite in_app_iff, (in_hand _ hx), (in_hand _ hy) in It; clear - It; tauto).
  destruct (evens hx) as [|x0 X] eqn:EX; [cbn in *; lia|].
  destruct (odds hy) as [|y0 Y] eqn:EY; [cbn in *; lia|].
  destruct (evens hy) as [|l0 L] eqn:EL; [cbn in *; lia|].
  assert (NoTop : ~ (In top (l0 :: L) \/ In top (odds hx))).
  { intros T.
    assert (Ex0 : x0 = low) by (apply Top, Beats; [left; left; reflexivity | exact T]).
    assert (Ey0 : y0 = low) by (apply Top, Beats; [right; left; reflexivity | exact T]).
    assert (Jx : In low hx) by (apply in_hand; rewrite EX; left; left; exact Ex0).
    assert (Jy : In low hy) by (apply in_hand; rewrite EY; right; left; exact Ey0).
    apply in_split in Jy as (u & w & ->). rewrite app_assoc in N. apply NoDup_remove_2 in N.
    apply N, in_or_app; left; apply in_or_app; left; exact Jx. }
  destruct Cases as [C|[C|C]].
  - apply NoTop; left; left. apply Low, Beats; [left; exact C | left; left; reflexivity].
  - apply NoTop; left; left. apply Low, Beats; [right; exact C | left; left; reflexivity].
  - assert (B : compare top low = Gt) by (apply Beats; [apply High, NoTop | exact C]).
    rewrite F, LT in B. discriminate.
Qed.

(** ** An order by rank *)
Definition upset (lowest highest x y : nat) : comparison :=
  if (Nat.min x y =? lowest) && (Nat.max x y =? highest) then CompOpp (x ?= y) else x ?= y.

Lemma upset_fair : forall lowest highest, fair (upset lowest highest).
Proof.
  intros lowest highest x y. unfold upset. rewrite (Nat.min_comm y), (Nat.max_comm y), (Nat.compare_antisym x y).
  destruct (_ && _), (x ?= y); reflexivity.
Qed.

(** The model and war.c differ, if the order is by rank: 2 beats A, and the model puts it first.  war.c
    takes the higher rank first: 5 A 2. *)
Example the_winner_first : round (upset 2 14) high 0 ([2; 5], [14; 3]) = Some ([5; 2; 14], [3]).
Proof. reflexivity. Qed.
