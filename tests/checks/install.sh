#!/bin/sh
# class: tools
# make install and make uninstall, of war and its manual page, where the names of the folders have blanks; the same bytes each
# time; CPPFLAGS of packagers.
# shellcheck disable=SC2015 # `a && b || c`
set -eu
[ -f Makefile ] || { echo 'skipped: there is no Makefile'; exit 0; }
command -v make >/dev/null || { echo 'skipped: there is no make'; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset MAKEFLAGS MFLAGS MAKELEVEL SOURCE_DATE_EPOCH

mkdir -p "$tmp/tests/tools"
cp -R Makefile README.md "$tmp"
cp -R tests/tools/manual "$tmp/tests/tools"
cp -R tests/guide "$tmp/tests"
cd "$tmp"
: >war.c
printf '#!/bin/sh\necho plays\n' >war # newer than war.c, so that nothing is built
chmod +x war
make install DESTDIR="$tmp/a b" PREFIX='/c  d' >said
[ "$("$tmp/a b/c  d/bin/war")" = plays ] || { cat said; echo 'make install: no war that runs'; exit 1; }
page="$tmp/a b/c  d/share/man/man6/war.6"
grep -q '^[.]Sh CAVEATS' "$page" || { cat said; echo 'make install: no manual page'; exit 1; }

# Again, on a day that nobody knows, and by a user whom git does not let read the folder.
mkdir bin
printf '#!/bin/sh\nexit 1\n' | tee bin/date >bin/git
chmod +x bin/*
rm -r tests/build
PATH="$tmp/bin:$PATH" make install DESTDIR="$tmp/again" PREFIX='/c  d' >>said
diff -r 'a b' again || { echo 'make install: other files the second time'; exit 1; }

make uninstall DESTDIR="$tmp/a b" PREFIX='/c  d' >>said
[ -d "$tmp/a b/c  d/bin" ] && [ ! -e "$tmp/a b/c  d/bin/war" ] && [ ! -e "$page" ] || { cat said; echo 'make uninstall: war is still there'; exit 1; }
[ ! -e a ] && [ ! -e b ] || { cat said; echo 'a name with blanks is taken for several'; exit 1; }

rm war
mkdir tests/tools/every
: >tests/tools/every/every.c
make -n war tests/build/every CPPFLAGS=-DPACKAGE >compiled
[ "$(grep -c '[.]c$' compiled)" -eq 2 ] && ! grep '[.]c$' compiled | grep -v -e ' -DPACKAGE ' ||
	{ cat compiled; echo 'CPPFLAGS are not used'; exit 1; }
echo 'war and its manual page are installed in a folder whose name has blanks, the same each time, and removed'
