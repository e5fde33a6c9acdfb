#!/usr/bin/env python3
"""Checks certificates of endless games of War, which explain themselves (make certify CERT=FILE).

usage: certificate.py [--play] FILE ...        -: standard input

Prints `right`, or `refused` and why, for each certificate.  --play plays all P rounds instead of using classes.  Status:
0; 1 if a certificate is refused; 2 if there is none, or one that cannot be read.  Shares nothing with war or with Coq."""
import itertools
import re
import sys


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
            'wars': wars + own[:1] + other[:1],
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
        if n % d:
            d += 1
        else:
            yield d
            n //= d
    if n > 1:
        yield n


def check(field, t, p, play_all):
    """Refuses the claim LOOP t p, or returns why it is right."""
    rules = dict(rule.split('=') for rule in field['rules'][0].split())
    hands, there = ([[int(r) for r in field[key + player][0].split()] for player in '12'] for key in ('deal', 'hand'))
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
    lap, classes = re.findall('=*[12]', ''.join(field.get('lap', []))), {}
    at, cut, met = hands[0] + hands[1], len(hands[0]), set()
    places = list(range(len(at)))
    moved = [places[:cut], places[cut:]]
    for number, word in enumerate(lap, 1):
        played, moved = play(rules, at, moved, met)
        need(played == word, f'round {number} of the lap is {played}, not {word}')
    move = moved[0] + moved[1]
    for line in field.get('class', []):
        a, b = (frozenset(int(place) - 1 for place in side.split()) for side in re.split('[>=]', line))
        sign = classes[a, b] = int('>' in line)
        need(all(compare(rules, r, s) == sign for r in {at[x] for x in a} for s in {at[y] for y in b}),
             f'class {line} does not hold')
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


def judge(field, play_all):
    """Prints a line on the certificate, and returns its status."""
    try:
        [name], [claim], _ = field['certificate'], field['claim'], field['end']
        text = 'right: ' + check(field, *map(int, claim.split()[1:]), play_all)
    except AssertionError as why:
        text = f'refused: {why}'
    except (LookupError, TypeError, ValueError) as why:
        print(f'certificate.py: cannot be read: {why!r}', file=sys.stderr)
        return 2
    print(f'{name}: {claim} {text}')
    return int(text.startswith('refused'))


def main(names, play_all):
    statuses = []
    for name in names:
        field = {}
        with open(0 if name == '-' else name) as file:
            for line in itertools.chain(file, ['certificate']):
                key, _, value = line.rstrip('\n').partition(' ')
                if key == 'certificate' and key in field:
                    statuses.append(judge(field, play_all))
                    field = {}
                field.setdefault(key, []).append(value)
    if not statuses:
        print('certificate.py: no certificate in: ' + ' '.join(names) if names else __doc__, file=sys.stderr)
    sys.exit(max(statuses, default=2))


try:
    main(sys.argv[1 + (sys.argv[1:2] == ['--play']):], sys.argv[1:2] == ['--play'])
except (OSError, UnicodeDecodeError) as error:
    print(f'certificate.py: {error}', file=sys.stderr)
    sys.exit(2)
