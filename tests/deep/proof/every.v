(** * Deals that play the same game

    Lemmas 1, 3 and 4 at the head of tests/tools/every/every.c, where a player who is short of cards ends the game. *)
From Coq Require Import List Arith Lia Bool Permutation.
From War Require Import game.
Import ListNotations.

(** ** Lemma 1: exchange *)

Lemma fight_app : forall {card} (compare : card -> card -> comparison) down l1 l2 h1 h2 s r,
  fight compare down s l1 l2 = Some r -> fight compare down s (l1 ++ h1) (l2 ++ h2) = Some r.
Proof.
  intros card compare down; induction l1 as [|x l1 IH]; intros [|y l2] h1 h2 s r; cbn; try discriminate.
  assert (N : forall s, option_map (fun '(w, n) => (w, S n)) (fight compare down s l1 l2) = Some r ->
    option_map (fun '(w, n) => (w, S n)) (fight compare down s (l1 ++ h1) (l2 ++ h2)) = Some r).
  { intros s'. destruct (fight compare down s' l1 l2) as [q|] eqn:E; [|discriminate].
    rewrite (IH l2 h1 h2 s' q E). auto. }
  destruct s; [destruct (compare x y)|]; auto.
Qed.

(** A round whose columns are [l1] and [l2]. *)
Lemma round_columns : forall {card} (compare : card -> card -> comparison) o down l1 l2 h1 h2 w,
  length l1 = length l2 -> fight compare down 0 l1 l2 = Some (w, length l1) ->
  round compare o down (l1 ++ h1, l2 ++ h2) =
  let s := spoils compare o down w l1 l2 in Some (h1 ++ (if w then s else []), h2 ++ (if w then [] else s)).
Proof.
  intros card compare o down l1 l2 h1 h2 w L E. cbn [round]. rewrite (fight_app _ _ _ _ _ _ _ _ E).
  rewrite L at 2 4. rewrite !firstn_app, !skipn_app, !firstn_all, !skipn_all, L, !Nat.sub_diag.
  rewrite <- L at 1. rewrite !firstn_all. cbn. rewrite !app_nil_r. reflexivity.
Qed.

(** Two neighbouring rounds, with the columns a and b, have different winners.  If they and their columns are exchanged,
    the position after both rounds is the same. *)
Theorem exchange : forall {card} (compare : card -> card -> comparison) o down a1 a2 b1 b2 h1 h2 w,
  length a1 = length a2 -> fight compare down 0 a1 a2 = Some (w, length a1) ->
  length b1 = length b2 -> fight compare down 0 b1 b2 = Some (negb w, length b1) ->
  play compare o down 2 (a1 ++ b1 ++ h1, a2 ++ b2 ++ h2) = play compare o down 2 (b1 ++ a1 ++ h1, b2 ++ a2 ++ h2).
Proof.
  intros card compare o down a1 a2 b1 b2 h1 h2 w La Ea Lb Eb. cbn [run].
  rewrite (round_columns _ _ _ _ _ _ _ _ La Ea), (round_columns _ _ _ _ _ _ _ _ Lb Eb). cbn zeta.
  rewrite <- !app_assoc, (round_columns _ _ _ _ _ _ _ _ La Ea), (round_columns _ _ _ _ _ _ _ _ Lb Eb).
  destruct w; cbn [negb]; rewrite <- ?app_assoc, ?app_nil_r; reflexivity.
Qed.

(** ** Lemma 3: mirror *)

Definition mirror {card} (pos : position card) : position card := (snd pos, fst pos).

Lemma sort_same : forall c l l', c <> Eq -> Permutation l l' -> sort Nat.compare c l = sort Nat.compare c l'.
Proof.
  intros c l l' C.
  assert (I : forall x y l, insert Nat.compare c x (insert Nat.compare c y l) =
    insert Nat.compare c y (insert Nat.compare c x l)).
  { intros x y m. destruct (Nat.eq_dec x y) as [->|N]; [reflexivity|].
    induction m as [|z m IH]; cbn.
    - destruct (Nat.compare_spec x y), (Nat.compare_spec y x), c; try lia; congruence.
    - destruct (Nat.compare_spec x z), (Nat.compare_spec y z), c; try congruence; cbn;
        destruct (Nat.compare_spec x y), (Nat.compare_spec y x); try lia;
        destruct (Nat.compare_spec x z); try lia; destruct (Nat.compare_spec y z); try lia; congruence. }
  intros H; induction H; cbn; auto; congruence.
Qed.

(** If the winner's or the loser's card comes first, the game of the exchanged players is the game with players exchanged.
    Cards are their ranks here. *)
Theorem mirrored : forall o down, own o true = own o false -> forall n pos,
  play Nat.compare o down n (mirror pos) = option_map mirror (play Nat.compare o down n pos).
Proof.
  intros o down O; induction n; intros pos; [reflexivity|]. cbn [run].
  assert (R : round Nat.compare o down (mirror pos) = option_map mirror (round Nat.compare o down pos)).
  { destruct pos as [h1 h2]. unfold mirror at 1; cbn [fst snd round].
    rewrite (fight_swap Nat.compare down (fun x y => Nat.compare_antisym x y) h1 h2).
    destruct (fight Nat.compare down 0 h1 h2) as [[w k]|]; [|reflexivity]. cbn [option_map mirror fst snd].
    assert (S : spoils Nat.compare o down (negb w) (firstn k h2) (firstn k h1) =
      spoils Nat.compare o down w (firstn k h1) (firstn k h2)).
    { destruct o, w; try discriminate; cbn; try reflexivity;
        (apply sort_same; [discriminate | apply Permutation_app_comm]). }
    rewrite S. destruct w; reflexivity. }
  rewrite R. destruct (round Nat.compare o down pos) as [next|]; [apply IHn | reflexivity].
Qed.

(** ** Lemma 4: comparisons *)

(** The comparisons that are made decide a game without ties: all deals that agree with them play the same game. *)
Theorem comparisons_decide : forall {card} (compare other : card -> card -> comparison) o down,
  fair compare -> fair other -> forall n pos,
  (forall t x y h1 h2, t < n -> play compare o down t pos = Some (x :: h1, y :: h2) ->
    compare x y <> Eq /\ other x y = compare x y) ->
  play other o down n pos = play compare o down n pos.
Proof.
  intros card compare other o down F F'; induction n; intros pos A; [reflexivity|]. cbn [run].
  assert (R : round other o down pos = round compare o down pos).
  { destruct pos as [[|x h1] [|y h2]]; try reflexivity.
    destruct (A 0 x y h1 h2 ltac:(lia) eq_refl) as [N E]. destruct (compare x y) eqn:C; [congruence| |].
    - transitivity (Some (seat false (h2 ++ if own o false then [y; x] else [x; y]) h1)); [|symmetry];
        [apply (round_won other o down F' false y x h2 h1) | apply (round_won compare o down F false y x h2 h1)];
        rewrite (F' x y) || rewrite (F x y); rewrite ?E, ?C; reflexivity.
    - transitivity (Some (seat true (h1 ++ if own o true then [x; y] else [y; x]) h2)); [|symmetry];
        [apply (round_won other o down F' true x y h1 h2 E) | apply (round_won compare o down F true x y h1 h2 C)]. }
  rewrite R. destruct (round compare o down pos) as [next|] eqn:Next; [|reflexivity].
  apply IHn. intros t x y h1 h2 Ht P. apply (A (S t) x y h1 h2); [lia|]. cbn [run]. rewrite Next. exact P.
Qed.
