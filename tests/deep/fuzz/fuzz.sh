#!/bin/sh
# make fuzz: libFuzzer on the whole program, its arguments and its input, sanitizers on (tests/deep/fuzz/harness.c).
# It begins with the corpus in tests/deep/fuzz/corpus; what it finds beyond is kept in tests/build/corpus, so that the
# next run goes on from there.
# SECONDS=60: how long; 0 stands for 60.
# What is worth keeping goes into the small corpus with
#   tests/build/fuzz -set_cover_merge=1 -use_counters=0 -use_cmp=0 tests/deep/fuzz/corpus tests/build/corpus
set -eu
cd "$(dirname "$0")/../../.."
seconds=$(awk 'BEGIN { print ENVIRON["SECONDS"] + 0 ? ENVIRON["SECONDS"] : 60 }') # some shells have their own
command -v clang >/dev/null || { echo 'fuzz: clang is missing: apt-get install clang' >&2; exit 1; }
mkdir -p tests/build/corpus
clang -g -O2 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
	-finstrument-functions-after-inlining -o tests/build/fuzz tests/deep/fuzz/harness.c ||
	{ echo 'fuzz: does clang lack libFuzzer? apt-get install clang llvm' >&2; exit 1; }
# A large quarantine of freed memory costs more than it finds in runs as short as these.
ASAN_OPTIONS=quarantine_size_mb=2:malloc_context_size=4:${ASAN_OPTIONS-}
export ASAN_OPTIONS
log=tests/build/fuzz.log
status=0
tests/build/fuzz -max_total_time="$seconds" -timeout=10 -entropic_scale_per_exec_time=1 -max_len=2000 -print_final_stats=1 \
	-dict=tests/deep/fuzz/dictionary -artifact_prefix=tests/build/ tests/build/corpus tests/deep/fuzz/corpus >$log 2>&1 || status=$?
awk '/ cov: / { edges = $4 }
	/^INFO: Loaded 1 modules/ { all = substr($5, 2) }
	/^stat::number_of_executed_units/ { runs = $2 }
	END { printf "fuzz: %d inputs run, %d of %d edges reached (those that lead to a message of a sanitizer included)\n", runs, edges, all }' $log
if [ $status -ne 0 ]; then
	grep -E '^harness:|ERROR|SUMMARY|runtime error' $log | sort -u | head -n 5
	crash=$(sed -n 's/.*Test unit written to //p' $log | tail -n 1)
	echo "fuzz: FAILED, status $status; all of it is in $log; to see it again: tests/build/fuzz ${crash:-tests/deep/fuzz/corpus/*}"
	[ -z "$crash" ] || echo "or with the real program: tail -n +2 $crash | ./war \$(head -n 1 $crash)"
	[ -z "$crash" ] || { echo 'which is, for base64 -d:'; base64 "$crash"; }
	exit 1
fi
