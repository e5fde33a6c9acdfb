#!/bin/sh
# class: tools
# make install and make uninstall, of war and its manual page, where the names of the folders have blanks; the same bytes each
# time; BINDIR and MANDIR; a war for another machine; CPPFLAGS of packagers.
# shellcheck disable=SC2015 # `a && b || c`
set -eu
[ -f Makefile ] || { echo 'skipped: there is no Makefile'; exit 0; }
command -v make >/dev/null || { echo 'skipped: there is no make'; exit 0; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' INT TERM
unset MAKEFLAGS MFLAGS MAKELEVEL SOURCE_DATE_EPOCH WAR

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
make install DESTDIR="$tmp/own" BINDIR=/games MANDIR=/man >>said
[ -x own/games/war ] && cmp own/man/man6/war.6 again/*/share/man/man6/war.6 ||
	{ cat said; echo 'make install: BINDIR, MANDIR'; exit 1; }
make uninstall DESTDIR="$tmp/own" BINDIR=/games MANDIR=/man >>said
[ -z "$(find own -type f)" ] || { cat said; echo 'make uninstall: BINDIR, MANDIR'; exit 1; }

# A war for another machine does not run here.  The page is that of a war which BUILD_CC compiles, or nothing is installed.
printf '#!/bin/sh\nexit 126\n' >war
chmod +x war
rm -r tests/build
cat >bin/compiler <<'END'
#!/bin/sh
printf '#!/bin/sh\necho plays\n' >"$2" && chmod +x "$2"
END
chmod +x bin/compiler
if make install DESTDIR="$tmp/none" BUILD_CC=false >said 2>&1 || ! grep -q 'manual.sh: ./war does not run on this machine' said ||
	[ -n "$(find none tests/build -type f 2>/dev/null)" ]; then
	cat said
	echo 'make install of a war for another machine installs something, or does not say why not'
	exit 1
fi
make install DESTDIR="$tmp/cross" PREFIX='/c  d' BUILD_CC="$tmp/bin/compiler" >said
cmp cross/*/share/man/man6/war.6 again/*/share/man/man6/war.6 && [ -z "$(find . -name 'war.6.*')" ] ||
	{ cat said; echo 'make install of a war for another machine: another page'; exit 1; }

[ ! -e a ] && [ ! -e b ] || { cat said; echo 'a name with blanks is taken for several'; exit 1; }

rm war
mkdir tests/tools/every
: >tests/tools/every/every.c
make -n war tests/build/every CPPFLAGS=-DPACKAGE >compiled
[ "$(grep -c ' -DPACKAGE ' compiled)" -eq 2 ] ||
	{ cat compiled; echo 'CPPFLAGS are not used'; exit 1; }
echo 'war and its page are installed in a folder whose name has blanks, the same each time, and removed; for another machine, too'
