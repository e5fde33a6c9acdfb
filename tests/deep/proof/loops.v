(** * Games that repeat

    A state may be anything, and so may the rules: [next] says what a state comes to in one round.  [None]: the game is
    over. *)
From Coq Require Import List Arith Lia Bool Permutation NArith.
Import ListNotations.

(** What n rounds come to. *)
Fixpoint run {state} (next : state -> option state) (n : nat) (s : state) : option state :=
  match n with 0 => Some s | S n => match next s with None => None | Some t => run next n t end end.

(** Of many values two are the same, or all differ. *)
Lemma twice : forall {T} (dec : forall x y : T, {x = y} + {x <> y}) (g : nat -> T) m,
  (exists a b, a < b < m /\ g a = g b) \/ NoDup (map g (seq 0 m)).
Proof.
  intros T dec g; induction m as [|m [(a & b & H & E) | N]]; [right; constructor | left; exists a, b; split;
    [lia | exact E] |].
  destruct (in_dec dec (g m) (map g (seq 0 m))) as [I|I].
  - apply in_map_iff in I as (a & E & I). apply in_seq in I. left; exists a, m; split; [lia | exact E].
  - right. rewrite seq_S, map_app. apply (Permutation_NoDup (Permutation_cons_append _ _)). constructor; assumption.
Qed.

Section Loops.
Context {state : Type} (next : state -> option state).
Notation run := (run next).

(** What `LOOP T P` says: the state after round T comes back after P rounds, after the multiples of P, and after no
    other number of rounds; no state before it ever comes back. *)
Definition loop (deal : state) (T P : nat) : Prop := exists s, run T deal = Some s /\ 0 < P /\
  (forall n, run n s = Some s <-> Nat.divide P n) /\
  (forall t before n, t < T -> run t deal = Some before -> 0 < n -> run n before <> Some before).

Lemma run_plus : forall m n s, run (m + n) s = match run m s with None => None | Some t => run n t end.
Proof. induction m; intros; cbn; [reflexivity|]. destruct (next s); auto. Qed.

Lemma run_back : forall n s k, run n s = Some s -> run (k * n) s = Some s.
Proof. intros n s k E; induction k; [reflexivity|]. cbn; rewrite run_plus, E; exact IHk. Qed.

Lemma run_less : forall m n s t, m <= n -> run n s = Some t -> exists u, run m s = Some u /\ run (n - m) u = Some t.
Proof.
  intros m n s t L E. replace n with (m + (n - m)) in E by lia. rewrite run_plus in E.
  destruct (run m s) as [u|]; [eauto | discriminate].
Qed.

(** If a state comes back, the game is never over. *)
Lemma never_over : forall deal back i j, i < j -> run i deal = Some back -> run j deal = Some back ->
  forall n, run n deal <> None.
Proof.
  intros deal q i j H Ei Ej n En.
  replace j with (i + (j - i)) in Ej by lia. rewrite run_plus, Ei in Ej.
  assert (E : run (i + n * (j - i)) deal = Some q) by (rewrite run_plus, Ei; apply run_back, Ej).
  replace (i + n * (j - i)) with (n + (i + n * (j - i) - n)) in E by nia.
  rewrite run_plus, En in E. discriminate.
Qed.

Theorem loop_endless : forall deal T P, loop deal T P -> forall n, run n deal <> None.
Proof.
  intros deal T P (s & E & HP & B & _). apply (never_over deal s T (T + P)); [lia | exact E|].
  rewrite run_plus, E. apply B, Nat.divide_refl.
Qed.

(** A deal has one T and one P. *)
Theorem loop_unique : forall deal T P T' P', loop deal T P -> loop deal T' P' -> T = T' /\ P = P'.
Proof.
  assert (A : forall deal T P T' P', loop deal T P -> loop deal T' P' -> T' <= T).
  { intros deal T P T' P' (s & E & HP & B & _) (_ & _ & _ & _ & F).
    destruct (le_lt_dec T' T) as [|L]; [assumption|]. exfalso. apply (F T s P L E HP), B, Nat.divide_refl. }
  intros deal T P T' P' H H'. assert (T = T') as <- by (apply Nat.le_antisymm; eauto).
  split; [reflexivity|]. destruct H as (s & E & _ & B & _), H' as (s' & E' & _ & B' & _).
  rewrite E in E'; injection E' as <-. apply Nat.divide_antisym; [apply B, B' | apply B', B]; apply Nat.divide_refl.
Qed.

(** ** Rules that agree with others in some states

    Good states stay good.  If a game comes to a good state at round m, each of its states that comes back is good, too:
    so T is found among the good states, whatever the rules of the rounds before. *)
Theorem comes_back_good : forall (good : state -> Prop) deal n m s later N,
  (forall s t, good s -> next s = Some t -> good t) ->
  run n deal = Some s -> run m deal = Some later -> good later -> 0 < N -> run N s = Some s -> good s.
Proof.
  intros good deal n m s later N Stays En Em G HN B.
  assert (Later : forall k s t, good s -> run k s = Some t -> good t).
  { induction k; cbn; intros u t Gu; [intros [= <-]; exact Gu|]. destruct (next u) eqn:E; [eauto | discriminate]. }
  assert (E : run (n + m * N) deal = Some s) by (rewrite run_plus, En; apply run_back, B).
  assert (L : m <= n + m * N) by (destruct N; [lia | rewrite Nat.mul_succ_r; lia]).
  destruct (run_less m _ _ _ L E) as (t & Et & R). rewrite Em in Et; injection Et as <-. eauto.
Qed.

(** ** A check of T and P *)

(** P is the least number of rounds after which s comes back, if s comes back after P rounds, but not after a divisor
    of P. *)
Lemma comes_back_after : forall s P, 0 < P -> run P s = Some s ->
  (forall d, 0 < d < P -> Nat.divide d P -> run d s <> Some s) -> forall n, run n s = Some s <-> Nat.divide P n.
Proof.
  intros s P HP B Least n; split; [|intros [k ->]; apply run_back, B]. intros E.
  destruct n as [|n]; [apply Nat.divide_0_r|]. set (m := S n) in *. assert (Hm : 0 < m) by (unfold m; lia).
  assert (G : run (Nat.gcd m P) s = Some s).
  { destruct (Nat.gcd_bezout_pos m P Hm) as (a & b & Bez).
    pose proof (run_back m s a E) as A. rewrite Bez, Nat.add_comm, run_plus, (run_back P s b B) in A. exact A. }
  assert (D : Nat.divide (Nat.gcd m P) P) by apply Nat.gcd_divide_r.
  assert (Nat.gcd m P <> 0) by (intros Z; apply Nat.gcd_eq_0_l in Z; lia).
  apply Nat.divide_pos_le in D as L; [|exact HP].
  destruct (Nat.eq_dec (Nat.gcd m P) P) as [<-|N]; [apply Nat.gcd_divide_l|].
  exfalso. apply (Least (Nat.gcd m P)); [lia | exact D | exact G].
Qed.

(** A state that comes back does so after a least number of rounds, and after its multiples. *)
Theorem least_lap : (forall s t : state, {s = t} + {s <> t}) -> forall s n, 0 < n -> run n s = Some s ->
  exists P, 0 < P /\ forall n, run n s = Some s <-> Nat.divide P n.
Proof.
  intros dec s n. induction n as [n IH] using lt_wf_ind. intros Hn B.
  destruct (existsb (fun d => match run d s with Some t => if dec t s then true else false | None => false end)
    (seq 1 (n - 1))) eqn:E.
  - apply existsb_exists in E as (d & Hd & E). apply in_seq in Hd.
    destruct (run d s) as [t|] eqn:R; [|discriminate]. destruct (dec t s) as [->|]; [|discriminate].
    apply (IH d); [lia..|exact R].
  - exists n. split; [exact Hn|]. apply comes_back_after; [assumption..|]. intros d Hd _ R.
    enough (false = true) by discriminate. rewrite <- E. apply existsb_exists. exists d.
    split; [apply in_seq; lia|]. rewrite R. destruct (dec s s); [reflexivity | contradiction].
Qed.

(** war.c looks only after some rounds, those with a tie.  If a look sees an anchor s again, after a state b, then b
    comes before s after the least lap, too: so the first look that sees s again gives the least lap. *)
Theorem anchor_gives_lap : forall s lap n b, 0 < lap -> (forall n, run n s = Some s <-> Nat.divide lap n) ->
  run n s = Some b -> next b = Some s -> run (lap - 1) s = Some b.
Proof.
  intros s lap n b HL L Eb Es.
  assert (B : run (n + 1) s = Some s) by (rewrite run_plus, Eb; cbn; rewrite Es; reflexivity).
  apply L in B as [k Ek]. destruct k as [|k]; [lia|].
  replace n with (k * lap + (lap - 1)) in Eb by nia.
  rewrite run_plus, (run_back lap s k) in Eb by apply L, Nat.divide_refl. exact Eb.
Qed.

(** If the state before s comes back at all, it comes back together with s. *)
Lemma none_before : forall deal T P s before, run T deal = Some before -> next before = Some s ->
  0 < P -> run P s = Some s -> run (P - 1) s <> Some before ->
  forall t u n, t <= T -> run t deal = Some u -> 0 < n -> run n u <> Some u.
Proof.
  intros deal T P s before E Es HP B Other t u n Ht Eu Hn Bu. apply Other.
  destruct (run_less t T _ _ Ht E) as (u' & Eu' & R). rewrite Eu in Eu'; injection Eu' as <-.
  assert (Bb : run n before = Some before).
  { assert (X : run (n + (T - t)) u = Some before) by (rewrite run_plus, Bu; exact R).
    rewrite Nat.add_comm, run_plus, R in X. exact X. }
  assert (X : run (P * n) before = Some before) by (apply run_back; exact Bb).
  replace (P * n) with (1 + (n * P - 1)) in X by nia. rewrite run_plus in X; cbn [run] in X.
  cbn in X. rewrite Es in X.
  replace (n * P - 1) with ((n - 1) * P + (P - 1)) in X by nia.
  rewrite run_plus, (run_back P s _ B) in X. exact X.
Qed.
End Loops.

(** ** The same as a program

    Its numbers are binary, since P may be large. *)

(** The factors of n that are above 1, from d on; [None]: more steps than [steps]. *)
Fixpoint factors (steps : nat) (d n : N) : option (list N) :=
  match steps with
  | 0 => None
  | S steps =>
      if (n <? d * d)%N then Some [n]
      else if (n mod d =? 0)%N then option_map (cons d) (factors steps d (n / d)%N)
      else factors steps (d + 1)%N n
  end.

Lemma factors_right : forall steps d n l, (1 < d)%N -> (0 < n)%N -> (forall e, 1 < e -> N.divide e n -> d <= e)%N ->
  factors steps d n = Some l -> forall m, (1 < m)%N -> N.divide m n -> exists q, In q l /\ (1 < q)%N /\ N.divide q m.
Proof.
  induction steps as [|steps IH]; intros d n l Hd Hn Least; cbn; [discriminate|].
  destruct (N.ltb_spec n (d * d)) as [Small|Large].
  - intros [= <-] m Hm [c ->]. assert (0 < c)%N by (destruct c; [discriminate | lia]).
    exists (c * m)%N. split; [left; reflexivity|]. split; [nia|].
    destruct (N.eq_dec c 1) as [->|C]; [rewrite N.mul_1_l; apply N.divide_refl|].
    exfalso. pose proof (Least m Hm (N.divide_factor_r m c)).
    pose proof (Least c ltac:(nia) (N.divide_factor_l c m)). nia.
  - destruct (N.eqb_spec (n mod d) 0) as [D|D].
    + apply N.mod_divide in D as [k ->]; [|lia]. rewrite N.div_mul by lia.
      destruct (factors steps d k) as [l'|] eqn:E; [|discriminate]. intros [= <-] m Hm Dm.
      assert (G : (N.gcd m d = 1 \/ 1 < N.gcd m d)%N)
        by (assert (N.gcd m d <> 0)%N by (intros Z; apply N.gcd_eq_0_l in Z; lia); lia).
      destruct G as [G|G].
      * rewrite N.mul_comm in Dm. apply N.gauss in Dm; [|exact G].
        destruct (IH d k l' Hd ltac:(nia) (fun e He De => Least e He (N.divide_mul_l _ _ _ De)) E m Hm Dm)
          as (q & Iq & Hq & Dq).
        exists q; split; [right; exact Iq | split; assumption].
      * exists d. split; [left; reflexivity|]. split; [exact Hd|].
        assert (L : (d <= N.gcd m d)%N).
        { apply (Least _ G). apply N.divide_mul_r, N.gcd_divide_r. }
        assert (E' : N.gcd m d = d).
        { apply N.le_antisymm; [|exact L]. apply N.divide_pos_le; [lia | apply N.gcd_divide_r]. }
        rewrite <- E'. apply N.gcd_divide_l.
    + apply IH; [lia | exact Hn|]. intros e He De. specialize (Least e He De).
      assert (e <> d) by (intros ->; apply D, N.mod_divide; [lia | exact De]). lia.
Qed.

Section Check.
Context {state : Type} (next : state -> option state).
Context (same : state -> state -> bool) (same_right : forall s t, same s t = true <-> s = t).
Notation run := (run next).

(** What n rounds come to, one by one. *)
Definition far (n : N) (s : state) : option state :=
  N.iter n (fun s => match s with Some s => next s | None => None end) (Some s).

Lemma far_run : forall n s, far n s = run (N.to_nat n) s.
Proof.
  intros n s. unfold far. rewrite N2Nat.inj_iter. generalize (N.to_nat n); clear n. intros n.
  assert (E : forall n s, run (S n) s = match run n s with Some s => next s | None => None end).
  { intros m t. rewrite <- Nat.add_1_r, run_plus. destruct (run m t); [|reflexivity]. cbn.
    destruct (next s0); reflexivity. }
  induction n; [reflexivity|]. rewrite E, <- IHn. reflexivity.
Qed.

(** What the program says of T and P. *)
Inductive answer :=
  | right
  | over (* the game ends before *)
  | not_back (* the state after round T does not come back after P rounds *)
  | sooner (n : N) (* it comes back after n rounds, fewer than P *)
  | before (* the state after round T - 1 comes back, too *)
  | unknown.

Definition is (s : state) (t : option state) : bool := match t with Some t => same s t | None => false end.

(** [way s n] says what n rounds after s come to, perhaps without playing them. *)
Definition judge (way : state -> option (N -> option state)) (steps : nat) (deal : state) (T P : N) : answer :=
  match far (N.pred T) deal with
  | None => over
  | Some b =>
      match (if (T =? 0)%N then Some b else next b) with
      | None => over
      | Some s =>
          match way s with
          | None => unknown
          | Some ahead =>
              if (P =? 0)%N || negb (is s (ahead P)) then not_back
              else match factors steps 2 P with
              | None => unknown
              | Some l =>
                  match find (fun q => (0 <? P / q)%N && (P / q <? P)%N && is s (ahead (P / q)%N)) l with
                  | Some q => sooner (P / q)
                  | None => if (0 <? T)%N && is b (ahead (N.pred P)) then before else right
                  end
              end
          end
      end
  end.

Lemma is_right : forall s t, is s t = true <-> t = Some s.
Proof.
  intros s [t|]; cbn; [rewrite same_right|]; split; congruence.
Qed.

(** The program is right, however [way] finds what it says. *)
Theorem judge_right : forall way, (forall s ahead, way s = Some ahead -> forall n, ahead n = run (N.to_nat n) s) ->
  forall steps deal T P,
  match judge way steps deal T P with
  | unknown => True
  | right => loop next deal (N.to_nat T) (N.to_nat P)
  | _ => ~ loop next deal (N.to_nat T) (N.to_nat P)
  end.
Proof.
  intros way W steps deal T P. unfold judge. rewrite far_run.
  assert (Over : run (N.to_nat T) deal = None -> ~ loop next deal (N.to_nat T) (N.to_nat P))
    by (intros E (s & E' & _); congruence).
  destruct (run (N.to_nat (N.pred T)) deal) as [b|] eqn:Eb.
  2: { apply Over. destruct (run (N.to_nat T) deal) as [t|] eqn:Et; [|reflexivity].
       destruct (run_less next (N.to_nat (N.pred T)) (N.to_nat T) deal t ltac:(lia) Et) as (u & Eu & _). congruence. }
  assert (ET : run (N.to_nat T) deal = if (T =? 0)%N then Some b else next b).
  { destruct (N.eqb_spec T 0) as [->|]; [exact Eb|].
    replace (N.to_nat T) with (N.to_nat (N.pred T) + 1) by lia. rewrite run_plus, Eb. cbn.
    destruct (next b); reflexivity. }
  rewrite <- ET. destruct (run (N.to_nat T) deal) as [s|] eqn:Es; [|apply Over; reflexivity].
  destruct (way s) as [ahead|] eqn:Ew; [|exact I]. specialize (W s ahead Ew).
  assert (R : forall t n, is t (ahead n) = true <-> run (N.to_nat n) s = Some t)
    by (intros; rewrite is_right, W; tauto).
  destruct ((P =? 0)%N || negb (is s (ahead P))) eqn:B.
  { intros (s' & E' & HP & Back & _). rewrite Es in E'; injection E' as <-.
    apply orb_true_iff in B as [B|B]; [apply N.eqb_eq in B; lia|].
    apply negb_true_iff in B. rewrite (proj2 (R s P)) in B; [discriminate | apply Back, Nat.divide_refl]. }
  apply orb_false_iff in B as [HP B]. apply N.eqb_neq in HP. apply negb_false_iff, R in B.
  destruct (factors steps 2 P) as [l|] eqn:F; [|exact I].
  destruct (find _ l) as [q|] eqn:Q.
  { apply find_some in Q as [_ Q]. rewrite !andb_true_iff, !N.ltb_lt, R in Q. destruct Q as [[Q0 Q1] Q].
    intros (s' & E' & _ & Back & _). rewrite Es in E'; injection E' as <-.
    apply Back, Nat.divide_pos_le in Q; lia. }
  assert (Least : forall d, 0 < d < N.to_nat P -> Nat.divide d (N.to_nat P) -> run d s <> Some s).
  { intros d Hd [m Em] Bd.
    destruct (factors_right steps 2 P l ltac:(lia) ltac:(lia) ltac:(intros; lia) F (N.of_nat m))
      as (q & Iq & Hq & [k Ek]).
    - nia.
    - exists (N.of_nat d). lia.
    - pose proof (find_none _ _ Q q Iq) as X. cbn beta in X.
      assert (EP : P = (k * q * N.of_nat d)%N) by (rewrite <- Ek; lia).
      assert (0 < k)%N by nia.
      assert (E : (P / q = N.of_nat d * k)%N) by (symmetry; apply N.div_unique_exact; nia).
      rewrite E in X. rewrite (proj2 (N.ltb_lt _ _)), (proj2 (N.ltb_lt _ _)) in X.
      2: nia.
      2: nia.
      cbn in X. rewrite (proj2 (R s _)) in X; [discriminate|].
      replace (N.to_nat (N.of_nat d * k)) with (N.to_nat k * d) by lia. apply run_back, Bd. }
  destruct (N.ltb_spec 0 T) as [HT|HT]; cbn [andb].
  - rewrite (proj2 (N.eqb_neq T 0)) in ET by lia.
    replace (N.to_nat T) with (S (N.to_nat (N.pred T))) by lia.
    destruct (is b (ahead (N.pred P))) eqn:X.
    + apply R in X. intros (_ & _ & _ & _ & First). apply (First _ b (N.to_nat P) (Nat.lt_succ_diag_r _) Eb); [lia|].
      replace (N.to_nat P) with (1 + N.to_nat (N.pred P)) by lia. rewrite run_plus. cbn. rewrite <- ET. exact X.
    + exists s. split; [replace (S (N.to_nat (N.pred T))) with (N.to_nat T) by lia; exact Es|]. split; [lia|].
      split; [apply (comes_back_after next); [lia | exact B | exact Least]|].
      intros t u n Ht Eu Hn.
      apply (none_before next deal _ (N.to_nat P) s b Eb (eq_sym ET)) with (t := t); try assumption; try lia.
      intros Y. replace (N.to_nat P - 1) with (N.to_nat (N.pred P)) in Y by lia. apply R in Y. congruence.
  - exists s. split; [exact Es|]. split; [lia|].
    split; [apply (comes_back_after next); [lia | exact B | exact Least]|]. intros; lia.
Qed.

(** One way is to play. *)
Definition by_playing (s : state) : option (N -> option state) := Some (fun n => far n s).

Lemma by_playing_right : forall s ahead, by_playing s = Some ahead -> forall n, ahead n = run (N.to_nat n) s.
Proof. intros s ahead [= <-] n. apply far_run. Qed.
End Check.
