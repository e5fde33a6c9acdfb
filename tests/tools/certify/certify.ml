(* Checks certificates of endless games with the program that Coq has extracted from tests/deep/proof/laps.v, and writes
   certificates for what war claims.

   usage: certify check LIMIT <CERTIFICATES
          certify claims HEAD GOES_ON LIMIT UNIT START CLAIMS CERT <DEALS
          certify rounds <POSITIONS

   HEAD: the lines that begin a certificate; they have the rules.  GOES_ON: does a player who is short of cards play on?
   In Coq's model the game is over then.  LIMIT: rounds to play, for a claim or up to T.  UNIT START: the name of the
   first game, as in `seed 7`.  CLAIMS: a line for each game, `LOOP T P` if war says that it is endless.  CERT: where
   certificates go.  DEALS are both hands of each game, as ranks from the top, each after the number of its cards.

   A line of POSITIONS is a position, and the one after the next round; a hand is ranks from the top.  Prints `same` or
   `other`:
     SPOILS DOWN HAND1 | HAND2 | HAND1 | HAND2
     SPOILS DOWN HAND1 | HAND2 | over            the next round ends the game

   Only what reads certificates, and prints what the extracted program says of them, has to be believed. *)
open Proved

let fail message = prerr_endline ("certify: " ^ message); exit 2
let nat n = let rec up n m = if n = 0 then m else up (n - 1) (S m) in up n O
let rec of_nat = function O -> 0 | S n -> 1 + of_nat n
let rec positive n = if n = 1 then XH else if n mod 2 = 0 then XO (positive (n / 2)) else XI (positive (n / 2))
let number n = if n = 0 then N0 else Npos (positive n)
let rec of_positive = function XH -> 1 | XO p -> 2 * of_positive p | XI p -> (2 * of_positive p) + 1
let of_number = function N0 -> 0 | Npos p -> of_positive p

(* P may be too large for an [int]. *)
let ten = number 10
let big = String.fold_left (fun n digit -> N.add (N.mul n ten) (number (int_of_string (String.make 1 digit)))) N0
let rec decimal n =
  (if N.compare n ten = Lt then "" else decimal (N.div n ten)) ^ string_of_int (of_number (N.modulo n ten))

let most_steps = nat 1_000_000 (* of looking for the factors of P *)
let most_pairs = 5_000_000 (* a gigabyte *)

(* Rules and rounds *)

type rules = { order : order; down : nat; upsets : bool }

let order = function
  | "owner" -> Owner | "laid" -> Laid | "winner" -> Winner | "loser" -> Loser | "alternate" -> Alternate
  | "reversed" -> Reversed | "high" -> High | "low" -> Low | "natural" -> Natural
  | "wars" -> War_by_war | "winpairs" -> Win_pairs | "losepairs" -> Lose_pairs
  | name -> failwith ("no order " ^ name)

let both f (h1, h2) = (f h1, f h2)

(* The comparison of a deal, and how to make its ranks numbers of the extracted program, and these ranks. *)
let game rules (h1, h2) =
  let least = List.fold_left min 0 (h1 @ h2) in
  let rank r = number (r - least) in
  let all = List.map rank (h1 @ h2) in
  let extreme best = List.fold_left best (List.hd all) all in
  ((if rules.upsets then upset (extreme N.min) (extreme N.max) else by_rank),
   both (List.map rank), both (List.map (fun r -> of_number r + least)))

(* The next round: a `=` for each war and the winner; and the position after it. *)
let play compare rules (h1, h2) =
  match (fight compare rules.down O h1 h2, round compare rules.order rules.down (h1, h2)) with
  | Some (one, laid), Some next ->
      Some (String.make ((of_nat laid - 1) / (of_nat rules.down + 1)) '=' ^ (if one then "1" else "2"), next)
  | _ -> None

(* Places are numbered from 1 on, player 1's hand first. *)
let places (h1, h2) =
  let a = List.length h1 in
  (List.init a succ, List.init (List.length h2) (fun i -> a + i + 1))

(* Certificates: certificate.py says how their lines look *)

type certificate = { name : string; rules : rules; dealt : int list * int list; t : int; p : n; hands : int list * int list;
                     winners : string; classes : (int list * comparison * int list) list }

let words text = List.filter (( <> ) "") (String.split_on_char ' ' text)
let ints = List.map int_of_string
let line key list = String.concat " " (key :: List.map string_of_int list)

(* A scan of a line returns its value, and how a line of this value is written. *)
let wanted condition = if not condition then failwith "another line"

let scan_name text = Scanf.sscanf text "certificate %[^\n]" (fun name -> wanted (name <> ""); (name, "certificate " ^ name))

let scan_rules text =
  Scanf.sscanf text "rules down=%d spoils=%s upset=%s" (fun down spoils upset ->
      wanted (0 <= down && down <= 999);
      let rules = { order = order spoils; down = nat down; upsets = upset = "yes" } in
      wanted (upset = "no" || (rules.upsets && not (sorted rules.order)));
      (rules, Printf.sprintf "rules down=%d spoils=%s upset=%s" down spoils upset))

let scan_hand key text =
  let ranks = ints (List.tl (words text)) in
  wanted (ranks <> [] && List.for_all (fun rank -> abs rank < 10_000_000_000) ranks);
  (ranks, line key ranks)

let scan_claim text =
  Scanf.sscanf text "claim LOOP %d %s" (fun t p ->
      wanted (0 <= t && t < 1_000_000_000_000_000_000 && String.length p <= 20);
      ((t, big p), Printf.sprintf "claim LOOP %d %s" t (decimal (big p))))

let scan_lap text = Scanf.sscanf text "lap %[12=]" (fun winners -> wanted (winners <> ""); (winners, "lap " ^ winners))

let scan_class text =
  let sign, says = if String.contains text '>' then ('>', Gt) else ('=', Eq) in
  match List.map words (String.split_on_char sign text) with
  | [ "class" :: places; others ] ->
      let xs = ints places and ys = ints others in
      wanted (xs <> [] && ys <> [] && List.for_all (fun x -> 0 < x && x < 10_000_000_000) (xs @ ys));
      ((xs, says, ys), line "class" xs ^ line (Printf.sprintf " %c" sign) ys)
  | _ -> failwith "no class"

(* The line ahead, which is no comment, and its number. *)
let ahead = ref Seq.Nil and number_ahead = ref 1

let rec advance rest =
  ahead := rest ();
  match !ahead with
  | Seq.Cons (line, rest) when String.starts_with ~prefix:"#" line -> incr number_ahead; advance rest
  | _ -> ()

let taken scan =
  match !ahead with
  | Seq.Nil -> None
  | Seq.Cons (line, rest) -> (
      match scan line with
      | value, written when written = line -> incr number_ahead; advance rest; Some value
      | _ | (exception (Failure _ | Scanf.Scan_failure _ | End_of_file)) -> None)

let take expected scan =
  match taken scan with
  | Some value -> value
  | None -> fail (Printf.sprintf "line %d: expected %s" !number_ahead expected)

let rec taken_all scan = match taken scan with Some value -> value :: taken_all scan | None -> []

let certificate () =
  if !ahead = Seq.Nil then raise End_of_file;
  let name = take "certificate NAME" scan_name in
  let rules = take "rules down=N spoils=ORDER upset=no" scan_rules in
  let hand key = take (key ^ " RANKS") (scan_hand key) in
  let deal1 = hand "deal1" in
  let deal2 = hand "deal2" in
  let t, p = take "claim LOOP T P" scan_claim in
  let hand1 = hand "hand1" in
  let hand2 = hand "hand2" in
  let winners = String.concat "" (taken_all scan_lap) in
  let classes = taken_all scan_class in
  take "lap WINNERS, class PLACES > PLACES or end" (fun _ -> ((), "end"));
  { name; rules; dealt = (deal1, deal2); t; p; hands = (hand1, hand2); winners; classes }

(* Each round of a lap; and a war without a winner. *)
let letters word =
  let cut (wars, rounds) letter =
    let wars = wars ^ String.make 1 letter in
    if letter = '=' then (wars, rounds) else ("", wars :: rounds) in
  let wars, rounds = String.fold_left cut ("", []) word in
  (List.rev rounds, wars)

exception Flaw of string

let more_pairs = Printf.sprintf "more than %d pairs of cards" most_pairs

(* What a certificate says of its lap, as a hint for the extracted program. *)
let laps c compare (h1, h2) =
  let ranks = Array.of_list (N0 :: h1 @ h2) in
  let n = Array.length ranks - 1 in
  let key = Array.init (n + 1) (fun i -> if i = 0 then XH else positive i) and rows = Array.make (n + 1) Table.empty in
  let add x y = rows.(x) <- Table.add key.(y) () rows.(x) in
  let meet sign x y =
    if max x y <= n && compare ranks.(x) ranks.(y) = sign then (add x y; add y x) else raise (Flaw "a class does not hold") in
  let ascends places = List.sort_uniq Int.compare places = places in
  let pairs = List.fold_left (fun sum (xs, _, ys) -> sum + (List.length xs * List.length ys)) 0 c.classes in
  if pairs > most_pairs then raise (Flaw more_pairs);
  if not (List.for_all (fun (xs, _, ys) -> ascends xs && ascends ys) c.classes) then
    raise (Flaw "the places of a class do not ascend");
  if List.length (List.sort_uniq Stdlib.compare c.classes) < List.length c.classes then raise (Flaw "a class is there twice");
  List.iter (fun (xs, sign, ys) -> List.iter (fun x -> List.iter (meet sign x) ys) xs) c.classes;
  for x = 1 to n do add x x done;
  let table value = List.fold_left (fun m i -> Table.add key.(i) (value i) m) Table.empty (List.init n succ) in
  { lap = number (List.length (fst (letters c.winners))); start = both (List.map (Array.get key)) (places (h1, h2));
    ranks = table (Array.get ranks); asked = table (Array.get rows) }

(* Is the claim right, and why (not)? *)
type verdict = Certified of string | Refuted of string | Not_certified of string

let after n = Printf.sprintf "the hands after round %d " n
let over n = Refuted (Printf.sprintf "the game is over before round %d has ended" n)

let more_rounds limit = Not_certified (Printf.sprintf "more than %d rounds" limit)

let verdict limit c =
  let lap_rounds, unfinished = letters c.winners in
  let compare, ranks, back = game c.rules c.dealt and rounds n = Printf.sprintf "after %s rounds" (decimal n) in
  let lap = number (List.length lap_rounds) in
  let said = function
    | Right when c.p = lap -> Certified (Printf.sprintf "1 lap of %s rounds" (decimal lap))
    | Right when N.modulo c.p lap <> N0 -> Certified (Printf.sprintf "laps of %s rounds" (decimal lap))
    | Right -> Certified (Printf.sprintf "%s laps of %s rounds" (decimal (N.div c.p lap)) (decimal lap))
    | Over -> over c.t
    | Not_back -> Refuted (after c.t ^ "do not come back " ^ rounds c.p)
    | Sooner n -> Refuted (after c.t ^ "come back sooner, " ^ rounds n)
    | Before -> Refuted (after (c.t - 1) ^ "come back, too")
    | Unknown when factors most_steps (number 2) c.p = None -> Not_certified "P has large prime factors"
    | Unknown -> Not_certified "the classes do not show that the lap repeats" in
  let check hint = check compare c.rules.order c.rules.down hint most_steps (ranks c.dealt) (number c.t) c.p in
  let rec along n hands = function
    | word :: rest -> (
        match play compare c.rules hands with
        | None -> over (c.t + n)
        | Some (played, next) when played = word -> along (n + 1) next rest
        | Some (played, _) -> Not_certified (Printf.sprintf "round %d of the lap is %s, not %s" n played word))
    | [] when c.classes <> [] -> (
        try said (check (Some (fun hands -> Some (laps c compare hands)))) with Flaw why -> Not_certified why)
    | [] when c.p <> lap -> Not_certified (Printf.sprintf "without classes, the lap must have %s rounds" (decimal c.p))
    | [] -> said (check None) in
  if c.t > limit then more_rounds limit
  else
    match far (round compare c.rules.order c.rules.down) (number c.t) (ranks c.dealt) with
    | None -> over c.t
    | Some hands when back hands <> c.hands -> Not_certified (after c.t ^ "are others")
    | Some _ when unfinished <> "" -> Not_certified "the lap ends in a war"
    | Some hands -> along 1 hands lap_rounds

(* Verdicts are counted: certified, refuted, not certified. *)
let games = Array.make 3 0
let print name t p verdict =
  let i, text = match verdict with
    | Certified how -> (0, "certified: " ^ how)
    | Refuted why -> (1, "refuted: " ^ why)
    | Not_certified why -> (2, "not certified: " ^ why) in
  games.(i) <- games.(i) + 1;
  Printf.printf "%s: LOOP %s %s %s\n%!" name t p text

let judged limit =
  let c = certificate () in
  let verdict = verdict limit c in
  print c.name (string_of_int c.t) (decimal c.p) verdict;
  match verdict with Certified _ -> true | _ -> false

let all next = Seq.unfold (fun () -> try Some (next (), ()) with End_of_file -> None) ()
let read next = List.of_seq (all next)

(* What war claims: nothing from here on has to be believed *)

exception Differ
exception Game_over of int
exception Too_many

(* The first lap of at most [limit] rounds, if [good] allows its number of rounds: its rounds, its word, its classes.  If
   there is none: as many rounds as [limit], their word. *)
let find compare rules limit good hands =
  let ranks = Array.of_list (N0 :: fst hands @ snd hands) and a = List.length (fst hands) in
  let compare x y = compare ranks.(x) ranks.(y) and pairs = Hashtbl.create 997 and word = Buffer.create 80 in
  let add table pair =
    if Hashtbl.length table = most_pairs then raise Too_many;
    Hashtbl.replace table pair () in
  (* A pair, and the pairs that sigma makes of it.  Each card of class s meets each card of class s. *)
  let classes sigma =
    let known = Hashtbl.create 997 in
    let of_pair (x, y) () lines =
      let says = compare x y in
      let x, y = if says = Lt || (says = Eq && x > y) then (y, x) else (x, y) in
      let says = compare x y in
      let rec orbit all (u, v) =
        if compare u v <> says then raise Differ;
        add known (u, v);
        if says = Eq then add known (v, u);
        let next = (sigma.(u), sigma.(v)) in
        if next = (x, y) then List.rev ((u, v) :: all) else orbit ((u, v) :: all) next in
      let side of_pair all = List.sort_uniq Int.compare (List.map of_pair all) in
      if x = y || Hashtbl.mem known (x, y) then lines
      else
        let all = orbit [] (x, y) in
        let g = List.length (side fst all) * List.length (side snd all) / List.length all in
        let line s = let all = List.filteri (fun j _ -> j mod g = s) all in (side fst all, says, side snd all) in
        List.init g line @ lines in
    List.sort Stdlib.compare (Hashtbl.fold of_pair pairs []) in
  let rec go rounds pos =
    if rounds > limit then (limit, Buffer.contents word, None)
    else (
      List.iter (add pairs) (compared compare rules.order rules.down pos);
      match play compare rules pos with
      | None -> raise (Game_over rounds)
      | Some (letter, next) -> (
          Buffer.add_string word letter;
          if List.compare_length_with (fst next) a <> 0 || not (good rounds) then go (rounds + 1) next
          else
            match classes (Array.of_list (0 :: fst next @ snd next)) with
            | classes -> (rounds, Buffer.contents word, Some classes)
            | exception Differ -> go (rounds + 1) next)) in
  go 1 (places hands)

(* The lines of a certificate. *)
let write head name dealt t p hands word classes =
  let rec wrap word =
    let n = min 100 (String.length word) in
    if n = 0 then [] else ("lap " ^ String.sub word 0 n) :: wrap (String.sub word n (String.length word - n)) in
  (("certificate " ^ name) :: head)
  @ [ line "deal1" (fst dealt); line "deal2" (snd dealt); Printf.sprintf "claim LOOP %d %s" t p;
      line "hand1" (fst hands); line "hand2" (snd hands) ]
  @ wrap word
  @ List.map (fun (xs, says, ys) -> line "class" xs ^ line (if says = Eq then " =" else " >") ys) classes
  @ [ "end" ]

(* The least lap divides P.  If P is wrong, that P rounds do not bring the hands back, or any lap, will do. *)
let claim head rules limit name dealt t p =
  let compare, ranks, back = game rules dealt in
  match far (round compare rules.order rules.down) (number t) (ranks dealt) with
  | None -> Error (over t)
  | Some hands -> (
      let divides lap = N.modulo (big p) (number lap) = N0 in
      let least = min limit (Option.value (int_of_string_opt p) ~default:limit) in
      let certificate word classes = Ok (write head name dealt t p (back hands) word classes) in
      try
        match find compare rules least divides hands with
        | rounds, word, _ when number rounds = big p -> certificate word []
        | _, word, Some classes -> certificate word classes
        | _ -> (
            match find compare rules limit (fun _ -> true) hands with
            | _, word, Some classes -> certificate word classes
            | _ -> Error (Not_certified (Printf.sprintf "no lap of at most %d rounds" limit)))
      with
      | Game_over rounds -> Error (over (t + rounds))
      | Too_many -> Error (Not_certified more_pairs))

let rest = ref []
let rec word () = match !rest with w :: l -> rest := l; int_of_string w | [] -> rest := words (input_line stdin); word ()
let cards () = let n = word () in List.init n (fun _ -> word ())

let rounds line =
  let hand = List.map (fun word -> number (int_of_string word)) in
  match List.map words (String.split_on_char '|' line) with
  | (spoils :: down :: h1) :: h2 :: next ->
      let next = match next with [ h1; h2 ] -> Some (hand h1, hand h2) | _ -> None in
      let played = round by_rank (order spoils) (nat (int_of_string down)) (hand h1, hand h2) in
      print_endline (if played = next then "same" else "other")
  | _ -> fail "no position"

let () =
  let int = int_of_string in
  match Array.to_list Sys.argv with
  | [ _; "rounds" ] -> List.iter rounds (read (fun () -> input_line stdin))
  | [ _; "check"; limit ] ->
      advance (all (fun () -> input_line stdin));
      let right = read (fun () -> judged (int limit)) in
      if right = [] then fail "no certificate";
      exit (if List.mem false right then 1 else 0)
  | [ _; "claims"; head; goes_on; limit; unit; start; claims; certificates ] ->
      let lines name = let file = open_in name in read (fun () -> input_line file) in
      let head = lines head and limit = int limit in
      let certificates = try open_out certificates with Sys_error why -> fail ("cannot write CERT: " ^ why) in
      let rules = try fst (scan_rules (List.find (String.starts_with ~prefix:"rules") head)) with Failure why -> fail why in
      let check i answer =
        let h1 = cards () in
        let dealt = (h1, cards ()) and name = Printf.sprintf "%s %d" unit (int start + i) in
        let loop t p =
          match if int t > limit then Error (more_rounds limit) else claim head rules limit name dealt (int t) p with
          | Ok lines ->
              advance (List.to_seq lines);
              if judged limit then output_string certificates (String.concat "\n" lines ^ "\n")
          | Error (Refuted _) when goes_on = "yes" -> print name t p (Not_certified "a player is short of cards, and plays on")
          | Error verdict -> print name t p verdict in
        match words answer with
        | [ "LOOP"; t; p ] -> loop t p
        | _ -> () in
      List.iteri check (lines claims);
      close_out certificates;
      let all = Array.fold_left (+) 0 games in
      if all <> 1 then Printf.printf "endless games: %d; certified: %d, refuted: %d, not certified: %d\n"
        all games.(0) games.(1) games.(2);
      exit (if games.(1) > 0 then 1 else 0)
  | _ -> fail "wrong usage"
