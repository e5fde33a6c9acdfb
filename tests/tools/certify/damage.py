#!/usr/bin/env python3
"""Damages a certificate in many ways, one at a time.  Both checkers have to refuse each, with the same status, and at the same
line if it is no line of a certificate.

usage: damage.py CERTIFY CERTIFICATE [STEP]     CERTIFY: the program of Coq, as certify.sh builds it; STEP: try one in STEP

Prints those that were not refused, and how many were tried.  Status: 1 if one was not refused."""
import contextlib
import io
import subprocess
import sys
import tempfile

import certificate

VALUES = {  # of words, by the key of their line
    'rules': ['down=-1', 'down=03', 'down=999', 'down=1000', 'spoils=random', 'spoils=', 'upset=maybe', 'upset=YES', 'upset'],
    'claim': ['PAT', 'loop', '1.0', '0x10', '1_0', '1020000000', '1' + 12 * '0', '1' + 19 * '0', 21 * '9'],
    'lap': ['3', '=', '12=', '1x', '1,2', '1 2']}


def words(line):
    """The line with another word in place of one.  (Not of a name, which may be any.)"""
    key, *values = line.split(' ')
    yield from (line.replace(key, other, 1) for other in ('', key.upper(), key[:-1], key + ' ', '-', 'hand'))
    for i in {0, 1, len(values) - 1} & set(range(len(values))) if key != 'certificate' else ():
        word = values[i]
        others = ['', 'x', '-' + word, '0' + word, word + ' ' + word, word + '\t', 11 * '1'] + VALUES.get(key, [])
        if word.isdigit():
            others += [str(int(word) + 1), str(int(word) - 1)]
        yield from (' '.join([key] + values[:i] + [other] + values[i + 1:]) for other in others)


def damages(lines):
    """A line is missing, doubled, changed, in another place, or too much.  (Not: classes in another order, nor two laps, which are
    a lap, too.  Three classes are enough.)"""
    classes = [i for i, line in enumerate(lines) if line.startswith('class')]
    for i in sorted(set(range(len(lines))) - set(classes[2:-1])):
        before, line, after = lines[:i], lines[i], lines[i + 1:]
        yield before
        yield before + after
        yield before + [''] + lines[i:]
        if not line.startswith('lap'):
            yield before + [line] + lines[i:]
        if after and not after[0].startswith(line[:5]):
            yield before + [after[0], line] + after[1:]
        yield from (before + [other] + after for other in words(line))
    yield from (lines + [line] for line in ['', ' '] + lines[1:])


def by_coq(certify, file):
    """Status and message of a checker."""
    with open(file) as text:
        run = subprocess.run([certify, 'check', '100000'], stdin=text, capture_output=True, timeout=60, check=False)
    return run.returncode, run.stderr.decode()


def by_python(file):
    message, status = io.StringIO(), None
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(message):
        try:
            certificate.main(['--limit', '100000', file])
        except SystemExit as ended:
            status = int(ended.code)
    return status, message.getvalue()


def main(certify, name, step=1):
    with open(name) as file:
        lines = [line.rstrip('\n') for line in file if not line.startswith('#')]
    tried, bad = list(damages(lines))[::int(step)], 0
    for damaged in tried:
        with tempfile.NamedTemporaryFile('w', newline='\n') as file:
            file.writelines(f'{line}\n' for line in damaged)
            file.flush()
            one, two = by_coq(certify, file.name), by_python(file.name)
        if one[0] != two[0] or one[0] not in (1, 2) or one[1].split('line ')[1:] != two[1].split('line ')[1:]:
            bad += 1
            print('not refused, or not alike:', one, two, *damaged, sep='\n')
    print(f'{len(tried)} damaged certificates, not refused: {bad}')
    sys.exit(bad > 0)


main(*sys.argv[1:])
