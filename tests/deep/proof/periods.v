(** * Periodic sequences *)
From Coq Require Import List Arith Lia Bool Permutation.
From War Require Import loops.
Import ListNotations.

(** f repeats after n steps. *)
Definition period {T} (f : nat -> T) (n : nat) : Prop := forall t, f (n + t) = f t.

(** n is the least number of steps, above 0, after which f repeats. *)
Definition least_period {T} (f : nat -> T) (n : nat) : Prop :=
  0 < n /\ period f n /\ forall k, 0 < k -> period f k -> n <= k.

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

(** The periods of a sequence are the multiples of its least one. *)
Theorem periods_are_multiples : forall {T} (f : nat -> T) n k, least_period f n -> period f k <-> Nat.divide n k.
Proof.
  intros T f n k (Hn & P & Q); split.
  - intro K. apply Nat.mod_divide; [lia|].
    destruct (Nat.eq_dec (k mod n) 0) as [|E]; [assumption|].
    pose proof (Nat.mod_upper_bound k n). enough (n <= k mod n) by lia. apply Q; [lia|].
    intro t. rewrite <- (K t). rewrite (Nat.div_mod k n) at 2 by lia.
    rewrite <- (period_multiple f n (k / n) P (k mod n + t)). f_equal; lia.
  - intros [q ->]; apply period_multiple, P.
Qed.

(** A sequence of numbers that has a period has a least one. *)
Theorem least_period_exists : forall (f : nat -> nat) n, 0 < n -> period f n -> exists k, least_period f k.
Proof.
  intros f n Hn P.
  assert (D : forall k, {period f k} + {~ period f k}).
  { intros k. destruct (forallb (fun t => f (k + t) =? f t) (seq 0 n)) eqn:E.
    - left. intros t. rewrite forallb_forall in E.
      rewrite <- (period_mod f n t Hn P), <- (period_mod (fun t => f (k + t)) n t Hn).
      + apply Nat.eqb_eq, E, in_seq. pose proof (Nat.mod_upper_bound t n); lia.
      + intros s. rewrite <- (P (k + s)). f_equal; lia.
    - right. intros K. enough (T : true = false) by discriminate. rewrite <- E. symmetry.
      apply forallb_forall. intros t _. apply Nat.eqb_eq, K. }
  induction n as [n IH] using lt_wf_ind.
  destruct (forallb (fun k => if D k then false else true) (seq 1 (n - 1))) eqn:E.
  - exists n. split; [exact Hn|]. split; [exact P|]. intros k Hk K. rewrite forallb_forall in E.
    destruct (le_lt_dec n k) as [|L]; [assumption|]. specialize (E k ltac:(apply in_seq; lia)).
    destruct (D k); [discriminate | contradiction].
  - assert (X : existsb (fun k => if D k then true else false) (seq 1 (n - 1)) = true).
    { apply not_false_iff_true. intros X. apply not_true_iff_false in E. apply E, forallb_forall. intros k Hk.
      destruct (D k) eqn:Dk; [|reflexivity]. apply not_true_iff_false in X. exfalso; apply X, existsb_exists.
      exists k; rewrite Dk; auto. }
    apply existsb_exists in X as (k & Hk & K). apply in_seq in Hk. destruct (D k) as [Pk|]; [|discriminate].
    apply (IH k); [lia..|exact Pk].
Qed.

(** ** Two reels of a and of c cards, turned together: card q of the one meets card r of the other just if q and r are
    congruent modulo gcd(a, c). *)

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

(** R is any relation; war asks whether the card of the one reel beats the card of the other. *)
Theorem classes_meet : forall {T} (f g : nat -> T) (R : T -> T -> Prop) a c,
  0 < a -> 0 < c -> period f a -> period g c ->
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

(** ** Least common multiples *)

(** The least common multiple of the numbers of a list. *)
Definition lcm_all : list nat -> nat := fold_right Nat.lcm 1.

Lemma lcm_all_divides : forall l k, Nat.divide (lcm_all l) k <-> forall x, In x l -> Nat.divide x k.
Proof.
  induction l as [|y l IH]; intros k; cbn; [split; [tauto | intros; apply Nat.divide_1_l]|].
  split.
  - intros E x [->|Hx]; [eapply Nat.divide_trans; [apply Nat.divide_lcm_l | exact E]|].
    apply IH; [|assumption]. eapply Nat.divide_trans; [apply Nat.divide_lcm_r | exact E].
  - intros E. apply Nat.lcm_least; [apply E; auto | apply IH; auto].
Qed.

(** ** A permutation of 0 .. n-1, again and again *)

Lemma iter_plus : forall {T} (f : T -> T) m n x, Nat.iter (m + n) f x = Nat.iter m f (Nat.iter n f x).
Proof.
  induction m; intros n x; [reflexivity|].
  change (f (Nat.iter (m + n) f x) = f (Nat.iter m f (Nat.iter n f x))). rewrite IHm; reflexivity.
Qed.

Lemma iter_back : forall {T} (f : T -> T) n x, Nat.iter n f x = x -> forall k, Nat.iter (k * n) f x = x.
Proof. intros T f n x E k; induction k; [reflexivity|]. cbn [Nat.mul]. rewrite iter_plus, IHk; exact E. Qed.

Section Cycles.
Variables (n : nat) (f : nat -> nat).
Hypothesis P : Permutation (map f (seq 0 n)) (seq 0 n).

Lemma permutes_within : forall k i, i < n -> Nat.iter k f i < n.
Proof.
  intros k i Hi; induction k; [exact Hi|].
  assert (I : In (f (Nat.iter k f i)) (seq 0 n)); [|apply in_seq in I; apply I].
  eapply Permutation_in; [exact P|]. apply in_map, in_seq; lia.
Qed.

Lemma permutes_injective : forall k i j, i < n -> j < n -> Nat.iter k f i = Nat.iter k f j -> i = j.
Proof.
  intros k; induction k; intros i j Hi Hj E; [exact E|]. apply IHk; try assumption.
  assert (N : NoDup (map f (seq 0 n))) by (eapply Permutation_NoDup; [symmetry; exact P | apply seq_NoDup]).
  rewrite (NoDup_nth _ 0), map_length, seq_length in N.
  assert (M : forall x, x < n -> nth x (map f (seq 0 n)) 0 = f x)
    by (intros x Hx; rewrite (nth_indep _ 0 (f 0)), map_nth, seq_nth by (rewrite ?map_length, ?seq_length; lia);
      reflexivity).
  apply N; try apply permutes_within; try assumption. rewrite !M by (apply permutes_within; assumption). exact E.
Qed.

Lemma cycle : forall i, i < n -> exists k, 0 < k /\ Nat.iter k f i = i.
Proof.
  intros i Hi. set (orbit := map (fun k => Nat.iter k f i) (seq 0 (S n))).
  destruct (twice Nat.eq_dec (fun k => Nat.iter k f i) (S n)) as [(a & b & H & E) | N].
  - exists (b - a). split; [lia|]. symmetry. apply (permutes_injective a); [exact Hi | apply permutes_within, Hi |].
    rewrite <- iter_plus. replace (a + (b - a)) with b by lia. exact E.
  - assert (I : incl orbit (seq 0 n)).
    { intros x Hx. apply in_map_iff in Hx as (k & <- & _). apply in_seq. pose proof (permutes_within k i Hi); lia. }
    pose proof (NoDup_incl_length N I) as L. rewrite map_length, !seq_length in L; lia.
Qed.

(** The permutation is the identity after some number of steps. *)
Lemma cycles : exists k, 0 < k /\ forall i, i < n -> Nat.iter k f i = i.
Proof.
  assert (C : forall m, m <= n -> exists k, 0 < k /\ forall i, i < m -> Nat.iter k f i = i).
  { induction m; intros Hm; [exists 1; split; [lia | intros; lia]|].
    destruct (IHm ltac:(lia)) as (k & Hk & K), (cycle m ltac:(lia)) as (k' & Hk' & K').
    exists (k' * k). split; [nia|]. intros i Hi. destruct (Nat.eq_dec i m) as [->|].
    - rewrite Nat.mul_comm. apply iter_back, K'.
    - apply iter_back, K. lia. }
  apply C; reflexivity.
Qed.
End Cycles.
