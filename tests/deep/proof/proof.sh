#!/bin/sh
# make proof: proves with Frama-C WP that the functions of the ring in war.c, taken from there as they
# are, never touch memory that is not the ring's, and that the ring gives its cards in the order in
# which it got them, from any state, also where the counts pass 2^32.  A proof is for one capacity, a
# power of two: the least and the largest there are (2^3, 2^22), one in between, and the largest that
# 32 bits allow; ten seconds each on two cores.  BITS='2 3 4 ...': for others.
# The contracts are in tests/deep/proof/ring.acsl, above the place of each function.
# Then standoff.sh: the theorems behind the endless games, with Coq.
# Debian packages: frama-c-base why3 z3 cvc4 coq ocaml.
set -eu
cd "$(dirname "$0")/../../.."
BITS=${BITS:-3 8 22 30}
for tool in frama-c why3 z3 cvc4 coqc ocamlopt; do
	command -v $tool >/dev/null || { echo "proof: no $tool: apt-get install frama-c-base why3 z3 cvc4 coq ocaml" >&2; exit 1; }
done
mkdir -p tests/build
at=$(mktemp -d)
trap 'rm -rf "$at"' EXIT
trap 'exit 1' HUP INT TERM
HOME=$at # where the settings of why3 go
export HOME
why3 config detect >"$at/why3.out" 2>&1 || { cat "$at/why3.out"; exit 1; }

# function_of NAME: the function as it is in war.c.
function_of() {
	awk -v name="$1" '
		/^static/ && index($0, name "(") { found = 1 }
		found { print }
		found && /^}/ { exit }
		END { exit !found }' war.c || { echo "proof: no function $1 in war.c" >&2; exit 1; }
}

# ring.acsl, in which @NAME stands for a function.
while IFS= read -r line; do
	case $line in
	@*) function_of "${line#@}" ;;
	*) printf '%s\n' "$line" ;;
	esac
done <tests/deep/proof/ring.acsl >tests/build/ring.c

for bits in $BITS; do
	mask=$(awk -v bits="$bits" 'BEGIN { print 2 ^ bits - 1 }')
	printf '(declare-const x (_ BitVec 32))\n(declare-const m (_ BitVec 32))\n(assert (= m (_ bv%d 32)))\n%s\n' \
		"$mask" '(assert (not (= (bvand x m) (bvurem x (bvadd m #x00000001)))))(check-sat)' >"$at/mask.smt2"
	z3 "$at/mask.smt2" >"$at/out" || { cat "$at/out"; exit 1; }
	[ "$(cat "$at/out")" = unsat ] || { echo "proof: the axiom of the mask $mask is false"; exit 1; }
	frama-c -wp -wp-rte -wp-smoke-tests -wp-prover z3,cvc4 -wp-timeout 20 -cpp-extra-args=-DMASK="$mask" \
		tests/build/ring.c >"$at/out" 2>&1 || { cat "$at/out"; exit 1; }
	sed -n "s/^\[wp\] Proved goals: */capacity 2^$bits: goals proved: /p" "$at/out"
	awk '/Proved goals:/ { proved = $4 == $6 && $4 > 0 } END { exit !proved }' "$at/out" ||
		{ grep -E 'Failed\]|Timeout\]|Unknown\]|error' "$at/out"; exit 1; }
done

sh tests/deep/proof/standoff.sh
