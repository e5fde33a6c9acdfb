(** * Laps

    Example.  K 2 against 3 Q 4 A, player 1's card first, as in reels.v.  After two rounds the sizes of the hands are
    back: K 3 against 4 A 2 Q.  Number the cards: from 0 1 against 2 3 4 5 the two rounds lead to 0 2 against 4 5 1 3.
    So sigma takes 0 to 0, 1 to 2, 2 to 4, 3 to 5, 4 to 1, and 5 to 3.  The rounds compare 0 with 2, and 3 with 1.

      0 with 2, after sigma 0 with 4, 0 with 1, and again 0 with 2: K beats 3, 4 and 2.
      3 with 1, 5 with 2, 3 with 4, 5 with 1, 3 with 2, 5 with 4, and again 3 with 1: Q and A beat all low cards.

    So the next two rounds have the same winners, and move the cards by sigma again; and so on.  Two rounds are a lap.
    After six laps sigma has brought back all cards.

    In general, a lap is a number of rounds after which the sizes of the hands are back, and which compares no two cards
    that compare otherwise after some number of laps.  Each lap has the same winners and wars, and moves the cards by
    the same sigma.  So many laps are done by a power of sigma, without playing them.  Nothing is asked of the
    comparison: the lowest card may beat the highest. *)
From Coq Require Import List Arith Lia Bool Permutation NArith PArith FMapPositive.
From War Require Import game periods.
Import ListNotations.

Section Laps.
Context {card number : Type} (compare : card -> card -> comparison) (o : order) (down : nat).
Variables (rank : number -> card) (sigma : number -> number) (start : position number) (lap : nat).
(** The comparison of the cards that lie, after j laps, where x and y lie in the beginning. *)
Definition after j x y := compare (rank (Nat.iter j sigma x)) (rank (Nat.iter j sigma y)).
Notation ranks j := (both (fun x => rank (Nat.iter j sigma x))).
Hypothesis Same : forall j, game.play (after j) o down lap start = Some (both sigma start).

Theorem many_laps : forall j, game.play compare o down (j * lap) (both rank start) = Some (ranks j start).
Proof.
  induction j; [reflexivity|]. rewrite Nat.mul_succ_l, run_plus, IHj.
  rewrite (same_game _ (after j)) by (intros x y _ _; reflexivity). rewrite Same. cbn [option_map]. f_equal.
  unfold both; cbn [fst snd]. rewrite !map_map. f_equal; apply map_ext; intros x; f_equal.
  all: change (sigma (Nat.iter j sigma x)) with (Nat.iter (S j) sigma x).
  all: rewrite <- Nat.add_1_r, iter_plus; reflexivity.
Qed.

Corollary rounds_ahead : forall n, 0 < lap ->
  game.play compare o down n (both rank start) = game.play compare o down (n mod lap) (ranks (n / lap) start).
Proof.
  intros n L. rewrite (Nat.div_mod n lap) at 1 by lia. rewrite (Nat.mul_comm lap), run_plus, many_laps. reflexivity.
Qed.
End Laps.

(** ** The ranks come back with the cycles of sigma

    Cards are numbered by their places, 0, 1, ..., player 1's first. *)
Section Cycles.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat).
Variables (rank : nat -> card) (sigma : nat -> nat) (start : position nat) (n lap : nat).
Hypothesis Start : cards start = seq 0 n.
Hypothesis Same : forall j, game.play (after compare rank sigma j) o down lap start = Some (both sigma start).

Lemma sigma_permutes : Permutation (map sigma (seq 0 n)) (seq 0 n).
Proof.
  pose proof (play_permutes _ _ _ _ _ _ (Same 0)) as P.
  assert (E : cards (both sigma start) = map sigma (cards start))
    by (unfold cards, both; cbn [fst snd]; rewrite map_app; reflexivity).
  rewrite E, Start in P. exact P.
Qed.

(** After the least number of laps that brings back the ranks on each cycle, and after its multiples. *)
Theorem back_after_laps : forall per,
  (forall i, i < n -> least_period (fun t => rank (Nat.iter t sigma i)) (per i)) ->
  forall j, game.play compare o down (j * lap) (both rank start) = Some (both rank start) <->
    Nat.divide (lcm_all (map per (seq 0 n))) j.
Proof.
  intros per HP j. rewrite (many_laps compare o down rank sigma start lap Same).
  assert (J : Some (both (fun x => rank (Nat.iter j sigma x)) start) = Some (both rank start) <->
    forall i, i < n -> rank (Nat.iter j sigma i) = rank i).
  { assert (In' : forall i, In i (fst start) \/ In i (snd start) <-> i < n)
      by (intros i; rewrite <- in_app_iff; change (fst start ++ snd start) with (cards start);
        rewrite Start, in_seq; lia).
    unfold both; cbn [fst snd]. split.
    - intros E i Hi. injection E as E1 E2. apply In' in Hi as [Hi|Hi];
        [apply (ext_in_map E1 i Hi) | apply (ext_in_map E2 i Hi)].
    - intros E. do 2 f_equal; apply map_ext_in; intros i Hi; apply E, In'; auto. }
  rewrite J, lcm_all_divides. split.
  - intros E k Hk. apply in_map_iff in Hk as (i & <- & Hi). apply in_seq in Hi.
    apply (periods_are_multiples _ _ _ (HP i ltac:(lia))). intros t.
    pose proof (permutes_within n sigma sigma_permutes t i ltac:(lia)) as W.
    rewrite <- (E _ W). f_equal. apply iter_plus.
  - intros E i Hi. specialize (E (per i) ltac:(apply in_map, in_seq; lia)).
    apply (periods_are_multiples _ _ _ (HP i Hi)) in E. specialize (E 0). rewrite Nat.add_0_r in E. exact E.
Qed.
End Cycles.

(** ** The comparisons that a round makes *)
Section Compared.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat).

Fixpoint fought (skip : nat) (h1 h2 : list card) : list (card * card) :=
  match h1, h2 with
  | x :: h1, y :: h2 =>
      match skip with
      | S skip => fought skip h1 h2
      | 0 => (x, y) :: match compare x y with Eq => fought down h1 h2 | _ => [] end
      end
  | _, _ => []
  end.

(** The orders by rank compare cards of the spoils, too: let that be all of them. *)
Definition compared (pos : position card) : list (card * card) :=
  fought 0 (fst pos) (snd pos) ++
  match sorted o, fight compare down 0 (fst pos) (snd pos) with
  | true, Some (_, n) => let spoils := firstn n (fst pos) ++ firstn n (snd pos) in list_prod spoils spoils
  | _, _ => []
  end.

Lemma fought_decides : forall (other : card -> card -> comparison) h1 h2 s,
  (forall x y, In (x, y) (fought s h1 h2) -> other x y = compare x y) ->
    fight other down s h1 h2 = fight compare down s h1 h2.
Proof.
  intros other; induction h1 as [|x h1 IH]; intros [|y h2] s A; cbn in *; try reflexivity.
  destruct s; [|rewrite IH by assumption; reflexivity].
  rewrite (A x y) by (left; reflexivity). destruct (compare x y); try reflexivity.
  rewrite IH; [reflexivity|]. intros; apply A; right; assumption.
Qed.

(** If they are the same, the round is the same. *)
Theorem compared_decide : forall (other : card -> card -> comparison) pos,
  (forall x y, In (x, y) (compared pos) -> other x y = compare x y) ->
    round other o down pos = round compare o down pos.
Proof.
  intros other pos A. unfold compared in A.
  assert (I : forall q : position card, both (fun x => x) q = q)
    by (intros []; unfold both; cbn; rewrite !map_id; reflexivity).
  pose proof (round_map (fun x => x) compare other o down pos) as R. rewrite I in R. rewrite R.
  - destruct (round compare o down pos); cbn; rewrite ?I; reflexivity.
  - rewrite !map_id. apply fought_decides. intros; apply A, in_or_app; auto.
  - intros w n E S x y Hx Hy. apply A, in_or_app. right. rewrite S, E. apply in_prod; assumption.
Qed.
End Compared.

(** ** A program that looks ahead by laps *)
Module Table := PositiveMap.

Definition entry {A} (none : A) (m : Table.t A) (x : positive) : A :=
  match Table.find x m with Some y => y | None => none end.
Definition table_of {A} (l : list (positive * A)) : Table.t A :=
  fold_right (fun '(x, y) m => Table.add x y m) (Table.empty A) l.

(** A permutation is a table; a number that it lacks stays. *)
Definition move (m : Table.t positive) (x : positive) : positive := entry x m x.
Definition tabulate (numbers : list positive) (f : positive -> positive) : Table.t positive :=
  table_of (map (fun x => (x, f x)) numbers).

Lemma moved : forall l f x, (~ In x l -> f x = x) -> move (tabulate l f) x = f x.
Proof.
  intros l f x; unfold move, entry. induction l as [|y l IH]; cbn; intros N.
  - rewrite Table.gempty. symmetry; apply N; tauto.
  - destruct (Pos.eq_dec x y) as [->|D]; [rewrite Table.gss; reflexivity|].
    rewrite Table.gso by exact D. apply IH. intros I; apply N. intros [->|]; [congruence | contradiction].
Qed.

Lemma move_others : forall l l' x, ~ In x l -> move (table_of (combine l l')) x = x.
Proof.
  unfold move, entry; induction l as [|y l IH]; intros [|z l'] x N; cbn in *; rewrite ?Table.gempty; try reflexivity.
  rewrite Table.gso by (intros ->; tauto). apply IH; tauto.
Qed.

Fixpoint power (numbers : list positive) (m : Table.t positive) (n : positive) : Table.t positive :=
  match n with
  | xH => m
  | xO n => let s := power numbers m n in tabulate numbers (fun x => move s (move s x))
  | xI n => let s := power numbers m n in tabulate numbers (fun x => move m (move s (move s x)))
  end.

Lemma power_right : forall l m, (forall x, ~ In x l -> move m x = x) ->
  forall n x, move (power l m n) x = Nat.iter (Pos.to_nat n) (move m) x.
Proof.
  intros l m Others.
  assert (Stay : forall n x, ~ In x l -> Nat.iter n (move m) x = x).
  { induction n; intros x N; [reflexivity|].
    change (move m (Nat.iter n (move m) x) = x). rewrite IHn by exact N. apply Others, N. }
  assert (Plus : forall a b x, Nat.iter (a + b) (move m) x = Nat.iter a (move m) (Nat.iter b (move m) x))
    by (intros; apply iter_plus).
  induction n; intros x; cbn [power].
  - rewrite moved; rewrite !IHn.
    + replace (Pos.to_nat n~1) with (1 + (Pos.to_nat n + Pos.to_nat n)) by lia. rewrite !Plus. reflexivity.
    + intros N. rewrite !(Stay _ x N), (Others x N). reflexivity.
  - rewrite moved; rewrite !IHn.
    + replace (Pos.to_nat n~0) with (Pos.to_nat n + Pos.to_nat n) by lia. rewrite Plus. reflexivity.
    + intros N. rewrite !(Stay _ x N). reflexivity.
  - reflexivity.
Qed.

Definition same_list {A} (same : A -> A -> bool) : list A -> list A -> bool :=
  fix go l l' := match l, l' with
    | [], [] => true
    | x :: l, y :: l' => same x y && go l l'
    | _, _ => false
    end.
Definition same_position {A} (same : A -> A -> bool) (p q : position A) : bool :=
  same_list same (fst p) (fst q) && same_list same (snd p) (snd q).

Lemma same_position_right : forall {A} (same : A -> A -> bool), (forall x y, same x y = true <-> x = y) ->
  forall p q, same_position same p q = true <-> p = q.
Proof.
  intros A same R.
  assert (L : forall l l', same_list same l l' = true <-> l = l').
  { induction l as [|x l IH]; intros [|y l']; cbn; try (split; congruence).
    rewrite andb_true_iff, R, IH. split; [intros [-> ->]; reflexivity | intros [= -> ->]; auto]. }
  intros [] []; unfold same_position; cbn. rewrite andb_true_iff, !L.
  split; [intros [-> ->]; reflexivity | intros [= -> ->]; auto].
Qed.

Definition same_comparison (a b : comparison) : bool :=
  match a, b with Eq, Eq | Lt, Lt | Gt, Gt => true | _, _ => false end.

Section By_laps.
Context (compare : N -> N -> comparison) (o : order) (down : nat).

(** A lap, and pairs of numbered cards: all that it compares, and where sigma takes them. *)
Record laps := { lap : N; start : position positive; ranks : Table.t N; asked : Table.t (Table.t unit) }.

Definition is_asked (c : laps) (x y : positive) : bool :=
  match Table.find x (asked c) with
  | Some m => match Table.find y m with Some _ => true | None => false end
  | None => false
  end.

Definition numbered (c : laps) (x y : positive) : comparison := compare (entry 0%N (ranks c) x) (entry 0%N (ranks c) y).

(** A round that compares none but these pairs. *)
Definition guarded (c : laps) (pos : position positive) : option (position positive) :=
  if forallb (fun '(x, y) => is_asked c x y) (compared (numbered c) o down pos)
  then round (numbered c) o down pos else None.

(** sigma takes each pair to a pair that compares in the same way. *)
Definition closed (c : laps) (sigma : positive -> positive) : bool :=
  forallb (fun '(x, m) => forallb (fun '(y, _) => is_asked c (sigma x) (sigma y) &&
    same_comparison (numbered c (sigma x) (sigma y)) (numbered c x y)) (Table.elements m)) (Table.elements (asked c)).

(** [hint] finds a lap, in any way: what it says is checked. *)
Definition by_laps (hint : position N -> option laps) (pos : position N) : option (N -> option (position N)) :=
  match hint pos with
  | None => None
  | Some c =>
      match far (guarded c) (lap c) (start c) with
      | None => None
      | Some lapped =>
          let places := cards (start c) in
          let sigma := table_of (combine places (cards lapped)) in
          if (0 <? lap c)%N && same_position N.eqb (both (entry 0%N (ranks c)) (start c)) pos &&
            same_position Pos.eqb (both (move sigma) (start c)) lapped && closed c (move sigma)
          then Some (fun n =>
            let later := match (n / lap c)%N with N0 => Table.empty positive | Npos j => power places sigma j end in
            far (round compare o down) (n mod lap c) (both (fun x => entry 0%N (ranks c) (move later x)) (start c)))
          else None
      end
  end.

Lemma guarded_run : forall c other, (forall x y, is_asked c x y = true -> other x y = numbered c x y) ->
  forall n pos q, run (guarded c) n pos = Some q -> run (round other o down) n pos = Some q.
Proof.
  intros c other A; induction n; cbn; intros pos q; [auto|]. unfold guarded at 1.
  destruct (forallb _ _) eqn:G; [|discriminate]. rewrite forallb_forall in G.
  rewrite (compared_decide (numbered c) o down other pos) by (intros x y I; apply A, (G (x, y) I)).
  destruct (round _ o down pos); [apply IHn | discriminate].
Qed.

Lemma closed_after : forall c sigma, closed c sigma = true -> forall j x y, is_asked c x y = true ->
  is_asked c (Nat.iter j sigma x) (Nat.iter j sigma y) = true /\
  numbered c (Nat.iter j sigma x) (Nat.iter j sigma y) = numbered c x y.
Proof.
  intros c sigma C.
  assert (Step : forall x y, is_asked c x y = true ->
    is_asked c (sigma x) (sigma y) = true /\ numbered c (sigma x) (sigma y) = numbered c x y).
  { intros x y I. unfold is_asked in I.
    destruct (Table.find x (asked c)) as [m|] eqn:X; [|discriminate].
    destruct (Table.find y m) as [u|] eqn:Y; [|discriminate].
    apply Table.elements_correct in X, Y. unfold closed in C. rewrite forallb_forall in C.
    specialize (C _ X). cbn beta iota in C. rewrite forallb_forall in C. specialize (C _ Y). cbn beta iota in C.
    apply andb_true_iff in C as [C D]. split; [exact C|].
    unfold same_comparison in D. destruct (numbered c (sigma x) (sigma y)), (numbered c x y); congruence. }
  induction j; intros x y I; [auto|]. destruct (IHj x y I) as [I' E]. cbn. destruct (Step _ _ I') as [I'' E'].
  split; [exact I'' | exact (eq_trans E' E)].
Qed.

Theorem by_laps_right : forall hint pos ahead, by_laps hint pos = Some ahead ->
  forall n, ahead n = play compare o down (N.to_nat n) pos.
Proof.
  intros hint pos ahead; unfold by_laps. destruct (hint pos) as [c|]; [|discriminate].
  rewrite far_run. destruct (run (guarded c) (N.to_nat (lap c)) (start c)) as [lapped|] eqn:E; [|discriminate].
  set (places := cards (start c)). set (sigma := table_of (combine places (cards lapped))).
  destruct (_ && _) eqn:Checks; [|discriminate]. intros [= <-] n.
  rewrite !andb_true_iff, N.ltb_lt in Checks. destruct Checks as [[[HL HR] HS] C].
  apply (same_position_right N.eqb N.eqb_eq) in HR. apply (same_position_right Pos.eqb Pos.eqb_eq) in HS.
  rewrite <- HR, far_run.
  rewrite (rounds_ahead compare o down (entry 0%N (ranks c)) (move sigma) (start c) (N.to_nat (lap c))) with
    (n := N.to_nat n).
  - rewrite <- N2Nat.inj_mod. f_equal. unfold both; cbn [fst snd].
    assert (P : forall x,
      move (match (n / lap c)%N with N0 => Table.empty positive | Npos j => power places sigma j end) x =
      Nat.iter (N.to_nat n / N.to_nat (lap c)) (move sigma) x).
    { intros x. rewrite <- N2Nat.inj_div. destruct (n / lap c)%N as [|j]; cbn [N.to_nat].
      - unfold move, entry. rewrite Table.gempty. reflexivity.
      - apply power_right. intros y; apply move_others. }
    f_equal; apply map_ext; intros x; rewrite P; reflexivity.
  - intros j. rewrite HS. apply (guarded_run c); [|exact E].
    intros x y I. apply (closed_after c (move sigma) C j x y I).
  - lia.
Qed.
End By_laps.

(** ** The check of `LOOP T P` *)

(** By laps if there is a hint; else by playing. *)
Definition check compare o down (hint : option (position N -> option laps)) :=
  judge (round compare o down) (same_position N.eqb)
    match hint with Some hint => by_laps compare o down hint | None => by_playing (round compare o down) end.

(** Whatever the hint, the program certifies no wrong claim, and refutes no right one. *)
Theorem certified : forall compare o down hint steps deal T P,
  match check compare o down hint steps deal T P with
  | unknown => True
  | right => loop (round compare o down) deal (N.to_nat T) (N.to_nat P)
  | _ => ~ loop (round compare o down) deal (N.to_nat T) (N.to_nat P)
  end.
Proof.
  intros compare o down hint. apply judge_right; [apply (same_position_right N.eqb N.eqb_eq)|].
  destruct hint as [hint|]; [apply by_laps_right | apply by_playing_right].
Qed.
