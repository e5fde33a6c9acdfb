#!/bin/sh
# class: tools
# readme.sh finds each fault of a document, and no fault where there is none.  A guide explains every word of two settings.
# shellcheck disable=SC2016 # $* of python3
set -eu
[ -f Makefile ] || { echo 'skipped: there is no Makefile'; exit 0; }
for tool in make cc; do
	command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 0; }
done
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM

cat >"$tmp/right.md" <<'EOF'
# What isn't wrong: `this`
A [heading](#what-isnt-wrong-this), [a file](right.md), [both](right.md#what-isnt-wrong-this).
```sh
echo 1 AS 1 KD | ./war
seq 5 >numbers
```
```text
1 1
```
```sh status=3
cat numbers >&2
exit 3
```
```text
...
2
3
...
```
```sh
printf '| a |\n|---|\n| b |\n'
```
| a |
|---|
| b |

```c
$ none of ours
```
```sh
python3 -c 'print("Python alone")'
```
```text
a snake
```
EOF
# A python3 without pandas, which a block needs only if it says so.
mkdir "$tmp/bin"
printf '#!/bin/sh\ncase $* in *pandas*) exit 1 ;; esac\necho a snake\n' >"$tmp/bin/python3"
chmod +x "$tmp/bin/python3"
PATH=$tmp/bin:$PATH
sed 's/#what/#that/; s/(right.md)/(wrong)/' "$tmp/right.md" >"$tmp/wrong.md"
cat >>"$tmp/wrong.md" <<'EOF'
```sh
$ echo
```
```sh
echo 1
```
```sh
echo 1; false; echo 2
```
```text
1
2
```
```sh
seq 5
```
```text
1
...
2
...
```
```sh
seq 5
```
```text
...
2
3
```

```text
1
```
```sh
true
```
| a |
EOF
printf '%0121d\n```sh\n' 0 >>"$tmp/wrong.md"
if sh tests/deep/readme/readme.sh "$tmp/right.md" "$tmp/wrong.md" >"$tmp/all"; then
	cat "$tmp/all"
	echo 'a wrong document is called right'
	exit 1
fi
sed -n "s|$tmp/wrong.md|FILE|; s|$tmp/right.md|RIGHT|; /^FILE:/p; /^RIGHT/p; /^FAILED/p; /^[0-9].*blocks/p" "$tmp/all" >"$tmp/said"
diff -u - "$tmp/said" <<'EOF' || { echo 'not the faults of this document'; exit 1; }
FILE:37: a prompt, which cannot be pasted
FILE:67: what is printed has no commands directly above it
FILE:74: a line of 121 characters; at most 120
FILE:75: a block without end
FILE:2: no heading #that-isnt-wrong-this
FILE:2: no file wrong
FAILED: FILE:39, status 0: echo 1
FAILED: FILE:42, status 1: echo 1; false; echo 2
FAILED: FILE:49, status 0: seq 5
FAILED: FILE:58, status 0: seq 5
FAILED: FILE:70, status 0: true
15 blocks of commands in 2 documents, 11 faults
EOF
echo '11 faults of a document are found, and none in a right one'
