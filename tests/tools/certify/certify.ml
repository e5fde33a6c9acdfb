(* Checks the claims of war with the program that Coq has extracted from tests/deep/proof/laps.v.

   usage: certify SPOILS DOWN UPSET INPUT HANDS FIRST GOES_ON LIMIT TABLE <DEALS
          certify rounds <POSITIONS

   The first five are settings of war.  FIRST: the player who gets the first card of a deck.  GOES_ON: does a player who is
   short of cards play on?  In Coq's model the game is over then.  LIMIT: rounds to play for a claim.  TABLE is of
   `war --table`, DEALS of `war --deal`.

   A line of POSITIONS is a position, and the one after the next round; a hand is ranks from the top.  Prints `same` or
   `other`:
     SPOILS DOWN HAND1 | HAND2 | HAND1 | HAND2
     SPOILS DOWN HAND1 | HAND2 | over            the next round ends the game

   Only what reads the deals and prints the answers has to be believed.  [find] may look for laps in any way: the extracted
   program takes no lap without a check. *)
open Proved

let fail message = prerr_endline ("certify: " ^ message); exit 2
let nat n = let rec up n m = if n = 0 then m else up (n - 1) (S m) in up n O
let rec positive n = if n = 1 then XH else if n mod 2 = 0 then XO (positive (n / 2)) else XI (positive (n / 2))
let number n = if n = 0 then N0 else Npos (positive n)
let rec of_positive = function XH -> 1 | XO p -> 2 * of_positive p | XI p -> (2 * of_positive p) + 1
let of_number = function N0 -> 0 | Npos p -> of_positive p

let steps = nat 1_000_000 (* of looking for the factors of P *)

let order = function
  | "owner" -> Owner | "laid" -> Laid | "winner" -> Winner | "loser" -> Loser | "alternate" -> Alternate
  | "reversed" -> Reversed | "high" -> High | "low" -> Low | "natural" -> Natural
  | name -> fail ("no order " ^ name)

(* Deals *)

let words text = List.filter (( <> ) "") (String.split_on_char ' ' text)
let line () = try words (String.map (function ',' | ']' | '\t' -> ' ' | c -> c) (input_line stdin)) with
  End_of_file -> fail "a deal is missing"

let rest = ref []
let rec word () = match !rest with w :: l -> rest := l; w | [] -> rest := line (); word ()

let rank card =
  let size = String.length card in
  match card.[0] with
  | 'J' -> 11 | 'Q' -> 12 | 'K' -> 13 | 'A' -> 14
  | _ -> int_of_string (match card.[size - 1] with '0' .. '9' -> card | _ -> String.sub card 0 (size - 1))

let cards () = let n = int_of_string (word ()) in List.init n (fun _ -> rank (word ()))

(* A deck is dealt in turn, or first [hands] cards to player 1. *)
let dealt hands first deck =
  let one i = if hands > 0 then i < hands else i mod 2 = first - 1 in
  let of_player p = List.filteri (fun i _ -> one i = p) deck in
  (of_player true, of_player false)

let deal input hands first =
  match input with
  | "deck" -> (
      match line () with
      | w :: _ as deck when w.[0] = '[' ->
          let cards = List.filter (( <> ) "") (List.concat_map (String.split_on_char '[') deck) in
          dealt hands first (List.map rank cards)
      | deck -> rest := deck; dealt hands first (cards ()))
  | "lines" -> let h1 = List.map rank (line ()) in (h1, List.map rank (line ()))
  | _ ->
      if input = "total" then ignore (word ());
      let h1 = cards () in
      (h1, cards ())

(* Laps *)

exception Differ
exception Game_over of int
exception Too_many
let most_pairs = 5_000_000 (* a gigabyte *)

(* The first lap of at most [limit] rounds, if [good] allows its number of rounds, which [found] gets.  Cards are numbered
   from 1 on, as they lie; a pair of them is one number. *)
let find compare order down limit good found (h1, h2) =
  let ranks = Array.of_list (N0 :: h1 @ h2) in
  let a = List.length h1 and n = Array.length ranks - 1 in
  let compare x y = compare ranks.(x) ranks.(y) in
  let start = (List.init a succ, List.init (n - a) (fun i -> a + i + 1)) in
  let pair x y = (x * (n + 1)) + y and first pair = pair / (n + 1) and second pair = pair mod (n + 1) in
  let pairs = Hashtbl.create 997 in
  let add table pair =
    if Hashtbl.length table = most_pairs then raise Too_many;
    Hashtbl.replace table pair () in
  (* The pairs that a lap compares, and all that sigma makes of them; Differ: two of them compare otherwise. *)
  let orbits sigma =
    let all = Hashtbl.create 997 in
    let rec follow says x y =
      if not (Hashtbl.mem all (pair x y)) then (
        if compare x y <> says then raise Differ;
        add all (pair x y);
        follow says sigma.(x) sigma.(y)) in
    Hashtbl.iter (fun pair () -> follow (compare (first pair) (second pair)) (first pair) (second pair)) pairs;
    all in
  let rec go rounds pos =
    if rounds >= limit then None
    else (
      List.iter (fun (x, y) -> add pairs (pair x y)) (compared compare order down pos);
      match round compare order down pos with
      | None -> raise (Game_over rounds)
      | Some pos -> (
          let lap = rounds + 1 in
          if List.compare_length_with (fst pos) a <> 0 || not (good lap) then go lap pos
          else
            let sigma = Array.of_list (0 :: fst pos @ snd pos) in
            match orbits sigma with all -> Some (lap, all) | exception Differ -> go lap pos)) in
  match go 0 start with
  | None -> None
  | Some (lap, all) ->
      found := lap;
      let key = Array.init (n + 1) (fun i -> if i = 0 then XH else positive i) in
      let rows = Array.make (n + 1) Table.empty in
      Hashtbl.iter (fun pair () -> rows.(first pair) <- Table.add key.(second pair) () rows.(first pair)) all;
      let table of_number =
        let m = ref Table.empty in
        for i = 1 to n do m := Table.add key.(i) (of_number i) !m done;
        !m in
      let keys = List.map (fun i -> key.(i)) in
      Some { lap = number lap; start = (keys (fst start), keys (snd start)); ranks = table (fun i -> ranks.(i));
             asked = table (fun i -> rows.(i)) }

(* Is the claim right, and why (not)? *)
type verdict = Certified | Refuted | Not_certified

let verdict (order, down, upsets, goes_on, limit) (h1, h2) t p =
  let all = List.map number (h1 @ h2) and deal = (List.map number h1, List.map number h2) in
  let extreme best = List.fold_left best (List.hd all) all in
  let compare = if upsets then upset (extreme N.min) (extreme N.max) else by_rank in
  let after n = Printf.sprintf "the hands after round %d " n and rounds n = Printf.sprintf "after %d rounds" n in
  let over n = if goes_on then (Not_certified, "a player is short of cards, and plays on")
    else (Refuted, Printf.sprintf "the game is over before round %d has ended" n) in
  match (int_of_string_opt t, int_of_string_opt p) with
  | Some t, Some p when t <= limit -> (
      let lap = ref p in
      let judge hint = check compare order down hint steps deal (number t) (number p) in
      let laps good = judge (Some (find compare order down limit good lap)) in
      match
        match laps (fun lap -> p mod lap = 0) with
        | Unknown -> if t + p <= limit then judge None else laps (fun _ -> true)
        | answer -> answer
      with
      | Right when p = !lap -> (Certified, Printf.sprintf "1 lap of %d rounds" p)
      | Right when p mod !lap = 0 -> (Certified, Printf.sprintf "%d laps of %d rounds" (p / !lap) !lap)
      | Right -> (Certified, Printf.sprintf "laps of %d rounds" !lap)
      | Over -> over t
      | Not_back -> (Refuted, after t ^ "do not come back " ^ rounds p)
      | Sooner n -> (Refuted, after t ^ "come back sooner, " ^ rounds (of_number n))
      | Before -> (Refuted, after (t - 1) ^ "come back, too")
      | Unknown -> (Not_certified, Printf.sprintf "no lap of at most %d rounds" limit)
      | exception Game_over rounds -> over (t + rounds + 1)
      | exception Too_many -> (Not_certified, Printf.sprintf "more than %d pairs of cards" most_pairs))
  | _ -> (Not_certified, Printf.sprintf "more than %d rounds" limit)

let rounds () =
  let hand = List.map (fun word -> number (int_of_string word)) in
  try
    while true do
      match List.map words (String.split_on_char '|' (input_line stdin)) with
      | (spoils :: down :: h1) :: h2 :: next ->
          let next = match next with [ h1; h2 ] -> Some (hand h1, hand h2) | _ -> None in
          let played = round by_rank (order spoils) (nat (int_of_string down)) (hand h1, hand h2) in
          print_endline (if played = next then "same" else "other")
      | _ -> fail "no position"
    done
  with End_of_file -> ()

let () =
  match Array.to_list Sys.argv with
  | [ _; "rounds" ] -> rounds ()
  | [ _; spoils; down; upset; input; hands; first; goes_on; limit; table ] ->
      let int = int_of_string in
      let rules = (order spoils, nat (int down), upset = "yes", goes_on = "yes", int limit) in
      let games = Array.make 3 0 and names = [| "certified"; "refuted"; "not certified" |] and table = open_in table in
      let unit = List.hd (String.split_on_char '\t' (input_line table)) in
      let count verdict = let i = match verdict with Certified -> 0 | Refuted -> 1 | Not_certified -> 2 in
        games.(i) <- games.(i) + 1; names.(i) in
      (try
         while true do
           match String.split_on_char '\t' (input_line table) with
           | [ name; result; _; _; _; _; _; _; t; p ] ->
               let hands = deal input (int hands) (int first) in
               if result = "endless" then
                 let answer, why = verdict rules hands t p in
                 Printf.printf "LOOP %s %s %s: %s%s\n%!" t p (count answer) why
                   (if answer = Certified then "" else Printf.sprintf " (%s %s)" unit name)
           | _ -> fail "the table has a row of other columns"
         done
       with End_of_file -> ());
      let all = games.(0) + games.(1) + games.(2) in
      if all <> 1 then Printf.printf "endless games: %d; certified: %d, refuted: %d, not certified: %d\n"
        all games.(0) games.(1) games.(2);
      exit (if games.(1) > 0 then 1 else 0)
  | _ -> fail "wrong usage"
