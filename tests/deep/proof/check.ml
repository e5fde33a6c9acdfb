(* Asks the program that Coq has extracted from the checkers that are proved.  A line of the input is

     TAG ORDER DOWN HAND1 | HAND2                   a position: "standoff" (theorem 1), "tied" (theorem 2) or "no"
     TAG ORDER DOWN HAND1 | HAND2 | HAND1 | HAND2   and the one after the next round: "same" or "other"
     TAG ORDER DOWN HAND1 | HAND2 | over            the next round ends the game: "same" or "other"

   and a hand is ranks from the top.  Prints the tag and the answer. *)
open Proved

let rec nat n = if n = 0 then O else S (nat (n - 1))
let rank = Array.init 100 nat

let order = function
  | "owner" -> Owner | "laid" -> Laid | "winner" -> Winner | "loser" -> Loser | "alternate" -> Alternate
  | "reversed" -> Reversed | "high" -> High | "low" -> Low | "natural" -> Natural
  | name -> failwith ("no order " ^ name)

let words text = List.filter (( <> ) "") (String.split_on_char ' ' text)
let hand text = List.map (fun word -> rank.(int_of_string word)) (words text)

let answer o down h1 h2 = function
  | [] ->
      if check_standoff o (h1, h2) then "standoff" else if check_tied o down (h1, h2) then "tied" else "no"
  | next ->
      let next = match next with [ h1; h2 ] -> Some (hand h1, hand h2) | _ -> None in
      if play_round o down (h1, h2) = next then "same" else "other"

let () =
  try
    while true do
      match String.split_on_char '|' (input_line stdin) with
      | first :: h2 :: next -> (
          match words first with
          | tag :: o :: down :: h1 ->
              let h1 = List.map (fun word -> rank.(int_of_string word)) h1 in
              print_endline (tag ^ " " ^ answer (order o) rank.(int_of_string down) h1 (hand h2) next)
          | _ -> failwith "no order")
      | _ -> failwith "no second hand"
    done
  with End_of_file -> ()
