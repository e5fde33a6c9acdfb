#!/usr/bin/env python3
"""Checks certificates of endless games of War, which explain themselves (make certify CERT=FILE).

Prints `right`, or `refused` and why, for each certificate.  Status: 0; 1 if a certificate is refused; 2 if there is none, or
at the first line that is not the next of these.  Shares nothing with war or with Coq.

  certificate NAME
  rules down=N spoils=ORDER upset=no     N: up to 999; or upset=yes, but not with the orders high and low
  deal1 RANKS                            integers from the top down, a blank before each
  deal2 RANKS
  claim LOOP T P
  hand1 RANKS
  hand2 RANKS
  lap WINNERS                            1, 2 and =, in as many lines as there are
  class PLACES > PLACES                  or =, in as many lines as there are; a blank before each place
  end

A line that begins with # is for readers."""
import argparse
import itertools
import re
import sys

MOST_FACTOR = 1_000_000  # that is looked for in P
MOST_PAIRS = 5_000_000   # of cards, in all classes
ORDERS = 'owner|winner|loser|alternate|natural|laid|reversed|high|low|wars|winpairs|losepairs'
RANKS = '((?: (?:0|-?[1-9][0-9]{0,9}))+)'
PLACES = '((?: [1-9][0-9]{0,9})+)'
LINES = [  # of a certificate, in this order: what is expected, its form, and may it be repeated or missing?
    ('certificate NAME', r'certificate (\S.*)', False),
    ('rules down=N spoils=ORDER upset=no', 'rules down=(0|[1-9][0-9]{0,2}) '
     f'(?!spoils=(?:high|low) upset=yes)spoils=({ORDERS}) upset=(yes|no)', False),
    ('deal1 RANKS', 'deal1' + RANKS, False),
    ('deal2 RANKS', 'deal2' + RANKS, False),
    ('claim LOOP T P', 'claim LOOP (0|[1-9][0-9]{0,17}) (0|[1-9][0-9]{0,19})', False),
    ('hand1 RANKS', 'hand1' + RANKS, False),
    ('hand2 RANKS', 'hand2' + RANKS, False),
    ('lap WINNERS', 'lap ([12=]+)', True),
    ('class PLACES > PLACES', f'class{PLACES} ([>=]){PLACES}', True),
    ('lap WINNERS, class PLACES > PLACES or end', 'end', False)]


def fail(why):
    print(f'certificate.py: {why}', file=sys.stderr)
    sys.exit(2)


def need(condition, why):
    if not condition:
        raise AssertionError(why)


def compare(rules, r, s):
    sign = (r > s) - (r < s)
    return -sign if rules['upset'] == 'yes' and {r, s} == rules['ends'] else sign


def spoils(rules, rank, own, other, one, two):
    def in_turn(a, b):
        return [card for pair in zip(a, b) for card in pair]
    laid, down, order = [one[0], two[0]], int(rules['down']), rules['spoils']
    for i in range(1, len(one), down + 1):
        laid += one[i:i + down] + two[i:i + down] + [one[i + down], two[i + down]]
    wars = [card for at in range(len(own) - down - 1, 0, -down - 1)
            for card in own[at:at + down + 1] + other[at:at + down + 1]]
    return {'owner': one + two, 'winner': own + other, 'loser': other + own, 'alternate': in_turn(one, two),
            'natural': in_turn(own[::-1], other[::-1]), 'laid': laid, 'reversed': laid[::-1],
            'wars': wars + own[:1] + other[:1], 'winpairs': in_turn(own, other), 'losepairs': in_turn(other, own),
            'high': sorted(one + two, key=lambda card: -rank[card]),
            'low': sorted(one + two, key=lambda card: rank[card])}[order]


def play(rules, rank, hands, met):
    """The next round: a `=` for each war, and the winner; the hands after it.  Cards that are compared go to met."""
    (one, two), up, sign = hands, 0, 0
    while not sign:
        need(up < min(len(one), len(two)), 'the game is over: a player has too few cards')
        met.add((one[up], two[up]))
        sign = compare(rules, rank[one[up]], rank[two[up]])
        up += 1 if sign else int(rules['down']) + 1
    one, two, hands = one[:up], two[:up], [one[up:], two[up:]]
    if rules['spoils'] in ('high', 'low'):
        met.update(itertools.combinations(one + two, 2))
    hands[sign < 0] += spoils(rules, rank, *((one, two) if sign > 0 else (two, one)), one, two)
    return '=' * ((up - 1) // (int(rules['down']) + 1)) + '12'[sign < 0], hands


def primes(n):
    d = 2
    while d * d <= n:
        need(d <= MOST_FACTOR, 'P has large prime factors')
        if n % d:
            d += 1
        else:
            yield d
            n //= d
    if n > 1:
        yield n


def numbers(text):
    return [int(word) for word in text.split()]


def check(field, t, p, play_all, limit):
    """Refuses the claim LOOP t p, or returns why it is right."""
    need(max(t, p if play_all else 0) <= limit, f'more than {limit} rounds')
    rules = dict(zip(('down', 'spoils', 'upset'), field['rules'][0]))
    hands, there = ([numbers(field[key + player][0][0]) for player in '12'] for key in ('deal', 'hand'))
    rank = {r: r for r in hands[0] + hands[1]}
    rules['ends'] = {min(rank), max(rank)}

    def rounds(n, hands):
        for _ in range(n):
            hands = play(rules, rank, hands, set())[1]
        return hands

    before = rounds(t - 1, hands)
    hands = rounds(min(t, 1), before)
    need(hands == there, f'the hands after round {t} are others')

    # The lap.  From here on a card is its place at the beginning of the lap.
    winners, classes = ''.join(line for [line] in field['lap']), {}
    need(not winners.endswith('='), 'the lap ends in a war')
    lap = re.findall('=*[12]', winners)
    at, cut, met = hands[0] + hands[1], len(hands[0]), set()
    places = list(range(len(at)))
    moved = [places[:cut], places[cut:]]
    for number, word in enumerate(lap, 1):
        played, moved = play(rules, at, moved, met)
        need(played == word, f'round {number} of the lap is {played}, not {word}')
    move = moved[0] + moved[1]
    pairs = 0
    for left, sign, right in field['class']:
        sides = [[place - 1 for place in numbers(side)] for side in (left, right)]
        a, b = map(frozenset, sides)
        pairs += len(a) * len(b)
        need(pairs <= MOST_PAIRS, f'more than {MOST_PAIRS} pairs of cards')
        need(sides == [sorted(a), sorted(b)], 'the places of a class do not ascend')
        need((a, b) not in classes, 'a class is there twice')
        classes[a, b] = int(sign == '>')
        need(max(a | b) < len(at) and all(compare(rules, r, s) == classes[a, b] for r in {at[x] for x in a}
                                          for s in {at[y] for y in b}), 'a class does not hold')
    unlike = 'the classes do not show that the lap repeats: '
    need(classes or len(lap) == p, f'without classes, the lap must have {p} rounds')
    need(lap and len(moved[0]) == cut, unlike + 'the sizes of the hands are not back')
    for a, b in classes:
        need(classes.get((frozenset(move[x] for x in a), frozenset(move[y] for y in b))) == classes[a, b],
             unlike + 'it takes a class to none')
    for x, y in met if classes else ():
        need(any(x in a and y in b or x in b and y in a for a, b in classes), unlike + f'no class has {x + 1} and {y + 1}')

    def ahead(n):
        if play_all or not classes:
            return rounds(n, hands)
        power, square, laps = places, move, n // len(lap)
        while laps:
            power = [square[i] for i in power] if laps % 2 else power
            square, laps = [square[i] for i in square], laps // 2
        later = [at[i] for i in power]
        return rounds(n % len(lap), [later[:cut], later[cut:]])

    need(p > 0 and ahead(p) == hands, f'the hands after round {t} do not come back after {p} rounds')
    for q in primes(p):
        need(ahead(p // q) != hands, f'the hands after round {t} come back sooner, after {p // q} rounds')
    need(t == 0 or ahead(p - 1) != before, f'the hands after round {t - 1} come back, too')
    return f'{p} rounds played' if play_all or not classes else f'{p / len(lap):.16g} laps of {len(lap)} rounds'


def judge(field, *how):
    """Prints a line on the certificate; is it right?"""
    [[name]], [[t, p]] = field['certificate'], field['claim']
    try:
        right, text = True, 'right: ' + check(field, int(t), int(p), *how)
    except AssertionError as why:
        right, text = False, f'refused: {why}'
    print(f'{name}: LOOP {t} {p} {text}')
    return right


def certificates(file):
    """What the lines of each certificate say, by their first words."""
    at, field = 0, {'lap': [], 'class': []}
    for number, line in enumerate(itertools.chain(file, ['']), 1):
        if line.startswith('#') or not line and at == 0:  # '': the file is at its end
            continue
        text = line.rstrip('\n')
        expected, form, repeated = LINES[at]
        while repeated and not re.fullmatch(form, text):
            at += 1
            expected, form, repeated = LINES[at]
        match = re.fullmatch(form, text)
        if not match:
            fail(f'{file.name}: line {number}: expected {expected}')
        field.setdefault(text.split(' ')[0], []).append(match.groups())
        at = (at + (not repeated)) % len(LINES)
        if at == 0:
            yield field
            field = {'lap': [], 'class': []}


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--play', action='store_true', help='play all P rounds instead of using classes')
    parser.add_argument('--limit', type=int, default=10_000_000, help='refuse a game that takes more rounds to play (%(default)s)')
    parser.add_argument('files', nargs='+', metavar='FILE', help='-: standard input')
    given, right = parser.parse_args(arguments), []
    try:
        for name in given.files:
            with open('/dev/stdin' if name == '-' else name, encoding='latin-1', newline='\n') as file:
                right += [judge(field, given.play, given.limit) for field in certificates(file)]
    except OSError as error:
        fail(error)
    if not right:
        fail('no certificate in ' + ' '.join(given.files))
    sys.exit(not all(right))


if __name__ == '__main__':
    main()
