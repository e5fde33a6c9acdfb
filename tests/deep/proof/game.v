(** * The game

    A hand is a list of cards, the top card first.  A position is the hands of player 1 and player 2.  A player is a
    [bool]: player 1 is [true].  [compare x y] is [Gt] if card x beats card y, and [Eq] if the two cards tie. *)
From Coq Require Import List Arith Lia Bool Permutation.
From War Require Export loops.
Import ListNotations.

(** The orders of the spoils, as [war --help] explains them, but for those that leave something to chance. *)
Inductive order := owner | laid | winner | loser | alternate | reversed | high | low | natural | war_by_war
  | win_pairs | lose_pairs.

(** Does the winner's own card of a battle come first, if player [w] wins?  war.c has the same in its table of orders. *)
Definition own (o : order) (w : bool) : bool :=
  match o with
  | owner | laid | alternate => w
  | reversed => negb w
  | winner | natural | high | war_by_war | win_pairs => true
  | loser | low | lose_pairs => false
  end.

(** The position in which player [p] has the hand [x], and the other player the hand [y]. *)
Definition seat {T} (p : bool) (x y : T) : T * T := if p then (x, y) else (y, x).

Section Game.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat).

(** The hands of player 1 and player 2. *)
Definition position : Type := list card * list card.

(** Who wins the next round, and how many cards each player lays.  After a tie each player lays [down] cards face down
    and one face up.  [skip] cards lie face down before the next comparison.  [None]: a player is short of cards. *)
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

(** A card of [l1] and a card of [l2] in turn. *)
Fixpoint pairs (l1 l2 : list card) : list card :=
  match l1, l2 with x :: l1, y :: l2 => x :: y :: pairs l1 l2 | _, _ => [] end.

(** As laid: the cards up in turn, the cards down player by player. *)
Fixpoint by_time (wars : nat) (l1 l2 : list card) : list card :=
  match wars, l1, l2 with
  | S wars, x :: l1, y :: l2 =>
      x :: y :: firstn down l1 ++ firstn down l2 ++ by_time wars (skipn down l1) (skipn down l2)
  | _, _, _ => []
  end.

(** The wars, the last one first; of each, the cards of [mine] before those of [yours]. *)
Fixpoint by_wars (n : nat) (mine yours : list card) : list card :=
  match n, mine with
  | S n, _ :: _ => by_wars n (skipn (S down) mine) (skipn (S down) yours) ++ firstn (S down) mine ++ firstn (S down) yours
  | _, _ => []
  end.

(** A stable sort, for the orders [high] and [low]: a card goes behind the cards to which it compares as [behind].  So
    the model sorts by who beats whom, war.c by rank.  That is the same, unless the lowest rank beats the highest:
    lowest.v has an example. *)
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

(** What player [w] takes, if player 1 has laid [l1], and player 2 has laid [l2]. *)
Definition spoils (w : bool) (l1 l2 : list card) : list card :=
  match o with
  | owner => l1 ++ l2
  | winner => if w then l1 ++ l2 else l2 ++ l1
  | loser => if w then l2 ++ l1 else l1 ++ l2
  | alternate => pairs l1 l2
  | laid => by_time (length l1) l1 l2
  | reversed => rev (by_time (length l1) l1 l2)
  | natural => rev (if w then pairs l2 l1 else pairs l1 l2)
  | war_by_war =>
      let (mine, yours) := seat w l1 l2 in
      by_wars (length mine) (tl mine) (tl yours) ++ firstn 1 mine ++ firstn 1 yours
  | win_pairs => if w then pairs l1 l2 else pairs l2 l1
  | lose_pairs => if w then pairs l2 l1 else pairs l1 l2
  | high => sort Lt (l1 ++ l2)
  | low => sort Gt (l1 ++ l2)
  end.

(** One round.  [None]: the game is over, since a player has no card, or is short of cards in a war. *)
Definition round (pos : position) : option position :=
  let (h1, h2) := pos in
  match fight 0 h1 h2 with
  | None => None
  | Some (w, n) =>
      let s := spoils w (firstn n h1) (firstn n h2) in
      Some (skipn n h1 ++ (if w then s else []), skipn n h2 ++ (if w then [] else s))
  end.

(** The position after n rounds. *)
Notation play := (run round).

(** The game is never over. *)
Definition endless (pos : position) : Prop := forall n, play n pos <> None.

(** Who wins each of the next n rounds, and with how many cards of each player. *)
Fixpoint word (n : nat) (pos : position) : list (bool * nat) :=
  match n with
  | 0 => []
  | S n => match fight 0 (fst pos) (snd pos), round pos with
           | Some r, Some next => r :: word n next
           | _, _ => []
           end
  end.

(** Player [p] wins the next round without a war. *)
Definition won_by p (pos : position) : Prop := fight 0 (fst pos) (snd pos) = Some (p, 1).

(** The players win in turn for ever, player [p] first, and without a war. *)
Fixpoint wins_in_turn (n : nat) p (pos : position) : Prop :=
  match n with
  | 0 => True
  | S n => won_by p pos /\ exists next, round pos = Some next /\ wins_in_turn n (negb p) next
  end.
Definition in_turn p pos : Prop := forall n, wins_in_turn n p pos.

(** A comparison says the same from both sides.  It need not be transitive. *)
Definition fair : Prop := forall x y, compare y x = CompOpp (compare x y).

(** The cards of both hands, player 1's first. *)
Definition cards (pos : position) : list card := fst pos ++ snd pos.
End Game.
Arguments position : clear implicits.
Notation play compare o down := (run (round compare o down)).

(** ** First facts *)
Section Facts.
Context {card : Type} (compare : card -> card -> comparison) (o : order) (down : nat).
Notation position := (position card).
Notation fight := (fight compare down).
Notation insert := (insert compare).
Notation sort := (sort compare).
Notation by_time := (by_time down).
Notation by_wars := (by_wars down).
Notation spoils := (spoils compare o down).
Notation round := (round compare o down).
Notation play := (play compare o down).
Notation endless := (endless compare o down).
Notation won_by := (won_by compare down).
Notation fair := (fair compare).

Lemma endless_if : forall good : position -> Prop,
  (forall pos, good pos -> exists next, round pos = Some next /\ good next) -> forall pos, good pos -> endless pos.
Proof.
  intros good H p Hp n; revert p Hp; induction n; cbn; intros p Hp; [discriminate|].
  destruct (H p Hp) as (q & -> & Hq); auto.
Qed.

(** If a position comes back, the game is endless. *)
Theorem comes_back_endless : forall pos back i j,
  i < j -> play i pos = Some back -> play j pos = Some back -> endless pos.
Proof. exact (never_over round). Qed.

Lemma fight_within : forall h1 h2 s w n, fight s h1 h2 = Some (w, n) -> 1 <= n <= length h1 /\ n <= length h2.
Proof.
  induction h1 as [|x h1 IH]; intros [|y h2] s w n; cbn; try discriminate.
  assert (N : forall s, option_map (fun '(w, n) => (w, S n)) (fight s h1 h2) = Some (w, n) ->
    1 <= n <= S (length h1) /\ n <= S (length h2)).
  { intros s'; destruct (fight s' h1 h2) as [[v k]|] eqn:E; cbn; [|discriminate].
    intros [= -> <-]; apply IH in E; lia. }
  destruct s; [destruct (compare x y)|]; eauto; intros [= _ <-]; lia.
Qed.

Lemma fight_swap : fair -> forall h1 h2 s,
  fight s h2 h1 = option_map (fun '(w, n) => (negb w, n)) (fight s h1 h2).
Proof.
  intros F; induction h1 as [|x h1 IH]; intros [|y h2] s; try reflexivity.
  assert (N : forall s, option_map (fun '(w, n) => (w, S n)) (fight s h2 h1) =
    option_map (fun '(w, n) => (negb w, n)) (option_map (fun '(w, n) => (w, S n)) (fight s h1 h2)))
    by (intro s'; rewrite IH; destruct (fight s' h1 h2) as [[]|]; reflexivity).
  cbn. destruct s; [rewrite (F x y); destruct (compare x y)|]; cbn; auto.
Qed.

(** A round, as player [p] sees it. *)
Lemma round_seat : fair -> forall p hx hy,
  round (seat p hx hy) =
  match fight 0 hx hy with
  | None => None
  | Some (w, n) =>
      let s := let (l1, l2) := seat p (firstn n hx) (firstn n hy) in spoils (Bool.eqb w p) l1 l2 in
      Some (seat p (skipn n hx ++ if w then s else []) (skipn n hy ++ if w then [] else s))
  end.
Proof.
  intros F [] hx hy; cbn [seat round].
  - destruct (fight 0 hx hy) as [[[] n]|]; reflexivity.
  - rewrite (fight_swap F hx hy). destruct (fight 0 hx hy) as [[[] n]|]; reflexivity.
Qed.

(** Player [p] wins with x against y.  Here all that counts of an order is whose card comes first. *)
Lemma round_won : fair -> forall p x y hx hy, compare x y = Gt ->
  round (seat p (x :: hx) (y :: hy)) = Some (seat p (hx ++ if own o p then [x; y] else [y; x]) hy).
Proof.
  intros F p x y hx hy H; assert (H' : compare y x = Lt) by (rewrite F, H; reflexivity).
  assert (E : forall h : list card, firstn 0 h = []) by reflexivity.
  destruct p, o; cbn; rewrite ?H, ?H'; cbn; rewrite ?E, ?firstn_nil, ?app_nil_r, ?H, ?H'; reflexivity.
Qed.

Lemma won_by_top : fair -> forall p x y hx hy, won_by p (seat p (x :: hx) (y :: hy)) <-> compare x y = Gt.
Proof.
  intros F p x y hx hy.
  assert (N : forall s (h1 h2 : list card) w, option_map (fun '(w, n) => (w, S n)) (fight s h1 h2) <> Some (w, 1)).
  { intros s h1 h2 w; destruct (fight s h1 h2) as [[v n]|] eqn:E; cbn; [|discriminate].
    apply fight_within in E. intros [= ]; lia. }
  unfold won_by; destruct p; cbn; [|rewrite (F x y)]; destruct (compare x y); cbn; split; intros H;
    try reflexivity; try discriminate; exfalso; eapply N, H.
Qed.

(** ** No card is lost *)

Lemma pairs_permutes : forall l1 l2 : list card, length l1 = length l2 -> Permutation (pairs l1 l2) (l1 ++ l2).
Proof.
  induction l1 as [|x l1 IH]; intros [|y l2]; cbn; try discriminate; auto.
  intros [= E]. apply perm_skip. rewrite IH by assumption. apply Permutation_middle.
Qed.

Lemma by_time_permutes : forall n (l1 l2 : list card), length l1 = length l2 -> length l1 <= n ->
  Permutation (by_time n l1 l2) (l1 ++ l2).
Proof.
  induction n; intros [|x l1] [|y l2]; cbn; try discriminate; try lia; auto.
  intros [= E] H. apply perm_skip.
  rewrite IHn by (rewrite ?skipn_length; lia).
  rewrite <- (firstn_skipn down l1) at 3. rewrite <- (firstn_skipn down l2) at 3.
  rewrite <- Permutation_middle. apply perm_skip. rewrite <- app_assoc. apply Permutation_app_head.
  rewrite !app_assoc. apply Permutation_app_tail. apply Permutation_app_comm.
Qed.

Lemma by_wars_permutes : forall n (mine yours : list card), length mine = length yours -> length mine <= n ->
  Permutation (by_wars n mine yours) (mine ++ yours).
Proof.
  induction n; intros [|x mine] [|y yours]; cbn [by_wars length]; try discriminate; try lia; auto.
  intros [= E] H. rewrite IHn by (rewrite ?skipn_length; cbn [length]; lia).
  rewrite <- (firstn_skipn (S down) (x :: mine)) at 3. rewrite <- (firstn_skipn (S down) (y :: yours)) at 3.
  rewrite (Permutation_app_comm (_ ++ _)), <- !app_assoc. apply Permutation_app_head.
  rewrite !app_assoc. apply Permutation_app_tail, Permutation_app_comm.
Qed.

Lemma war_by_war_permutes : forall mine yours : list card, length mine = length yours ->
  Permutation (by_wars (length mine) (tl mine) (tl yours) ++ firstn 1 mine ++ firstn 1 yours) (mine ++ yours).
Proof.
  intros [|x mine] [|y yours]; cbn [length tl firstn]; try discriminate; auto.
  intros [= E]. rewrite by_wars_permutes by lia. rewrite Permutation_app_comm. cbn. apply perm_skip, Permutation_middle.
Qed.

Lemma sort_permutes : forall c l, Permutation (sort c l) l.
Proof.
  intros c; assert (I : forall x l, Permutation (insert c x l) (x :: l)).
  { induction l as [|y l IH]; cbn; auto.
    destruct (compare x y), c; auto; rewrite IH; apply perm_swap. }
  induction l as [|x l IH]; cbn; auto. rewrite I; auto.
Qed.

Lemma spoils_permute : forall w l1 l2, length l1 = length l2 -> Permutation (spoils w l1 l2) (l1 ++ l2).
Proof.
  intros w l1 l2 E; unfold spoils; destruct o, w; cbn [seat];
    auto using by_time_permutes, pairs_permutes, sort_permutes, war_by_war_permutes, Permutation_app_comm.
  all: try (rewrite war_by_war_permutes by auto; apply Permutation_app_comm).
  all: try (rewrite pairs_permutes by auto; apply Permutation_app_comm).
  all: rewrite <- Permutation_rev; auto using by_time_permutes, pairs_permutes.
  all: rewrite pairs_permutes; auto using Permutation_app_comm.
Qed.

(** After a round the players have the cards that they had before it. *)
Theorem no_card_is_lost : forall pos next, round pos = Some next -> Permutation (cards next) (cards pos).
Proof.
  intros [h1 h2] next; cbn. destruct (fight 0 h1 h2) as [[w n]|] eqn:E; [|discriminate].
  apply fight_within in E. intros [= <-]. unfold cards; cbn [fst snd].
  transitivity ((firstn n h1 ++ skipn n h1) ++ (firstn n h2 ++ skipn n h2)); [|rewrite !firstn_skipn; reflexivity].
  pose proof (spoils_permute w (firstn n h1) (firstn n h2)) as P.
  rewrite !firstn_length_le in P by lia. specialize (P eq_refl).
  destruct w; rewrite app_nil_r, P; [|rewrite (Permutation_app_comm (skipn n h2))];
    rewrite !app_assoc; do 2 apply Permutation_app_tail; apply Permutation_app_comm.
Qed.

Lemma play_permutes : forall n pos later, play n pos = Some later -> Permutation (cards later) (cards pos).
Proof.
  induction n; cbn; intros pos q; [intros [= ->]; reflexivity|].
  destruct (round pos) as [r|] eqn:E; [|discriminate].
  intros H. apply IHn in H. rewrite H. eapply no_card_is_lost, E.
Qed.
End Facts.

(** ** A game that is never over comes back *)

(** All lists of n of these cards, and all hands that they make. *)
Fixpoint lists {T} (deck : list T) (n : nat) : list (list T) :=
  match n with 0 => [[]] | S n => flat_map (fun l => map (fun x => x :: l) deck) (lists deck n) end.
Definition hands {T} (deck : list T) : list (position T) :=
  flat_map (fun l => map (fun n => (firstn n l, skipn n l)) (seq 0 (S (length deck)))) (lists deck (length deck)).

Lemma in_hands : forall {T} (deck : list T) pos, Permutation (cards pos) deck -> In pos (hands deck).
Proof.
  intros T deck [h1 h2] P. pose proof (Permutation_length P) as L. unfold cards in *; cbn [fst snd] in *.
  apply in_flat_map. exists (h1 ++ h2). split.
  - rewrite <- L.
    assert (I : incl (h1 ++ h2) deck) by (intros x; apply Permutation_in, P).
    revert I. generalize (h1 ++ h2). induction l as [|x l IH]; intros I; cbn; [auto|].
    apply in_flat_map. exists l. split; [apply IH; intros y Hy; apply I; right; exact Hy|].
    apply (in_map (fun x => x :: l)), I. left; reflexivity.
  - apply in_map_iff. exists (length h1). rewrite firstn_app, skipn_app, firstn_all, skipn_all, Nat.sub_diag, app_nil_r.
    split; [reflexivity|]. apply in_seq. rewrite app_length in L. lia.
Qed.

(** There are finitely many positions.  So a game either ends or repeats, and playing on decides which. *)
Theorem endless_comes_back : forall {T} (compare : T -> T -> comparison) o down, (forall x y : T, {x = y} + {x <> y}) ->
  forall deal, endless compare o down deal -> exists i j back, i < j /\
  play compare o down i deal = Some back /\ play compare o down j deal = Some back.
Proof.
  intros T compare o down dec deal E.
  assert (Dec : forall p q : option (position T), {p = q} + {p <> q}) by (repeat decide equality).
  set (at_round := fun i => play compare o down i deal). set (N := S (length (hands (cards deal)))).
  destruct (twice Dec at_round N) as [(i & j & H & Eq) | ND].
  - destruct (at_round i) as [back|] eqn:Ei; [|exfalso; apply (E i Ei)]. exists i, j, back.
    repeat split; [lia | exact Ei | exact (eq_sym Eq)].
  - exfalso. assert (I : incl (map at_round (seq 0 N)) (map Some (hands (cards deal)))).
    { intros p Hp. apply in_map_iff in Hp as (i & <- & _).
      destruct (at_round i) as [q|] eqn:Ei; [|exfalso; apply (E i Ei)].
      apply in_map, in_hands. eapply play_permutes, Ei. }
    apply NoDup_incl_length in I; [|exact ND]. rewrite !map_length, seq_length in I. unfold N in I. lia.
Qed.

(** ** The same game with other cards *)

(** The position in which each card is replaced by its image. *)
Definition both {C D} (f : C -> D) (pos : position C) : position D := (map f (fst pos), map f (snd pos)).

Section Map.
Context {C D : Type} (f : C -> D) (c : C -> C -> comparison) (d : D -> D -> comparison) (o : order) (down : nat).

(** The cards compare as their images do. *)
Definition agree (l : list C) : Prop := forall x y, In x l -> In y l -> d (f x) (f y) = c x y.

Lemma pairs_map : forall l1 l2, pairs (map f l1) (map f l2) = map f (pairs l1 l2).
Proof. induction l1; intros [|]; cbn; rewrite ?IHl1; reflexivity. Qed.

Lemma by_time_map : forall n l1 l2, by_time down n (map f l1) (map f l2) = map f (by_time down n l1 l2).
Proof.
  induction n; intros [|x l1] [|y l2]; cbn; auto.
  rewrite !firstn_map, !skipn_map, IHn, !map_app; reflexivity.
Qed.

Lemma tl_map : forall l, tl (map f l) = map f (tl l).
Proof. intros []; reflexivity. Qed.

Lemma by_wars_map : forall n l1 l2, by_wars down n (map f l1) (map f l2) = map f (by_wars down n l1 l2).
Proof.
  induction n; intros [|x l1] l2; auto. cbn [by_wars map]. change (f x :: map f l1) with (map f (x :: l1)).
  rewrite !firstn_map, !skipn_map, IHn, !map_app; reflexivity.
Qed.

Lemma sort_map : forall b l, agree l -> sort d b (map f l) = map f (sort c b l).
Proof.
  intros b; assert (I : forall x l, (forall y, In y l -> d (f x) (f y) = c x y) ->
    insert d b (f x) (map f l) = map f (insert c b x l)).
  { induction l as [|y l IH]; cbn; auto. intros A; rewrite A, IH by auto.
    destruct (c x y), b; reflexivity. }
  induction l as [|x l IH]; cbn; auto. intros A. rewrite IH by (intros u v Hu Hv; apply A; right; assumption).
  apply I. intros y Hy. apply A; [left; reflexivity | right]. eapply Permutation_in, Hy. apply sort_permutes.
Qed.

Definition sorted : bool := match o with high | low => true | _ => false end.

Lemma spoils_map : forall w l1 l2, (sorted = true -> agree (l1 ++ l2)) ->
  spoils d o down w (map f l1) (map f l2) = map f (spoils c o down w l1 l2).
Proof.
  intros w l1 l2; unfold spoils, sorted.
  destruct o, w; intros A; cbn [seat]; rewrite ?map_length, ?by_time_map, ?pairs_map, <- ?map_rev, <- ?map_app; auto;
    try (apply sort_map; auto).
  all: rewrite !tl_map, by_wars_map, !firstn_map, !map_app; reflexivity.
Qed.

Lemma fight_map : forall h1 h2 s, (forall x y, In x h1 -> In y h2 -> d (f x) (f y) = c x y) ->
  fight d down s (map f h1) (map f h2) = fight c down s h1 h2.
Proof.
  induction h1 as [|x h1 IH]; intros [|y h2] s A; cbn; auto.
  assert (I : forall s, fight d down s (map f h1) (map f h2) = fight c down s h1 h2)
    by (intro; apply IH; intros; apply A; right; assumption).
  destruct s; rewrite ?A, !I by (left; reflexivity); reflexivity.
Qed.

(** If a fight has the same winner, the round has the same outcome. *)
Lemma round_map : forall pos,
  fight d down 0 (map f (fst pos)) (map f (snd pos)) = fight c down 0 (fst pos) (snd pos) ->
  (forall w n, fight c down 0 (fst pos) (snd pos) = Some (w, n) -> sorted = true ->
    agree (firstn n (fst pos) ++ firstn n (snd pos))) ->
  round d o down (both f pos) = option_map (both f) (round c o down pos).
Proof.
  intros [h1 h2]; cbn. intros ->. destruct (fight c down 0 h1 h2) as [[w n]|]; intros A; [|reflexivity].
  cbn. unfold both; cbn. rewrite !firstn_map, !skipn_map, spoils_map by eauto.
  destruct w; rewrite !map_app; reflexivity.
Qed.

(** If all cards compare as their images do, the images play the same game. *)
Theorem same_game : forall n pos, agree (cards pos) ->
  play d o down n (both f pos) = option_map (both f) (play c o down n pos).
Proof.
  induction n; intros pos A; [reflexivity|]; cbn [run].
  rewrite round_map.
  - destruct (round c o down pos) as [q|] eqn:E; [|reflexivity]; cbn [option_map]. apply IHn.
    apply no_card_is_lost in E. intros x y Hx Hy. apply A; (eapply Permutation_in; [exact E|]); assumption.
  - apply fight_map. intros x y Hx Hy. apply A; apply in_or_app; auto.
  - intros w k _ _ x y Hx Hy.
    assert (I : forall z, In z (firstn k (fst pos) ++ firstn k (snd pos)) -> In z (cards pos)).
    { intros z Hz. apply in_app_or in Hz as [Hz|Hz]; apply in_or_app; [left|right];
        rewrite <- (firstn_skipn k); apply in_or_app; auto. }
    auto.
Qed.
End Map.

