#!/bin/sh
# class.sh - the tests of a class, as patterns for run_tests.sh
#
# usage: sh tests/deep/class.sh program|signals|tools|c ...
#
# program  what war prints; may differ by compiler, machine, sanitizer or mutant
# signals  what war does as a process: jobs, signals, failures, terminals
# tools    what is no test of war: the scripts of tests/tools, the installation, run_tests.sh itself
# c        those of the tools that are C programs, which may differ by compiler and machine, too
#
# builds.sh runs program, signals and c; machines.sh program and c; mutants.sh and coverage.sh program and signals; awks.sh
# program, signals and tools.  tools are run once otherwise, by make test.
#
# A check names its class in a line like `# class: signals`; without one, it is of the class program, and so are the cases.
# The checks of tests/tools are of the class tools.
set -eu
cd "$(dirname "$0")/../.."
for class; do
	case $class in program | signals | tools | c) ;; *) echo "class.sh: no class '$class'" >&2; exit 2 ;; esac
	[ "$class" != program ] || echo cases/
	for check in tests/checks/*.sh $(find tests -path tests/build -prune -o -name check.sh -print | sort); do
		own=$(sed -n 's/^# class: //p' "$check")
		case $check in tests/tools/*) own=tools ;; esac
		[ "$class$own" != ctools ] || ! grep -q '{CC' "$check" || own=c
		name=${check#tests/} name=${name%.sh}
		[ "${own:-program}" != "$class" ] || echo "${name%/check}"
	done
done
