# solution.py - a right program for the puzzle; with an argument it is slow, or has one of the usual faults:
# winner, loser, two, five, text, same, together, sorted, reversed, 1000, three (two cards face down, winner, > for >=)
import sys
from collections import deque

FAULT = sys.argv[1] if len(sys.argv) > 1 else ''
RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split()
if FAULT == 'text':
    RANKS.sort()
DOWN = 2 if FAULT in ('two', 'three') else 3
hands = [deque(RANKS.index(input()[:-1]) for _ in range(int(input())))]
n = int(input())
hands.append(deque(RANKS.index(input()[:-1]) for _ in range(len(hands[0]) if FAULT == 'same' else n)))


def play():
    rounds = 0
    while hands[0] and hands[1]:
        if FAULT == '1000' and rounds == 1000:
            return 'PAT'
        rounds += 1
        if FAULT == 'slow':
            sum(range(200000))
        laid = [[hand.popleft()] for hand in hands]
        while laid[0][-1] == laid[1][-1]:
            if min(map(len, hands)) < (5 if FAULT in ('five', 'three') else DOWN + 1):
                return 'PAT'
            for hand, cards in zip(hands, laid):
                cards += [hand.popleft() for _ in range(DOWN + 1)]
        won = laid[0][-1] < laid[1][-1]
        if won and FAULT in ('winner', 'three') or not won and FAULT == 'loser':
            laid.reverse()
        if FAULT == 'together':
            hands[won].extend([laid[0].pop(0), laid[1].pop(0)])
        spoils = laid[0] + laid[1]
        if FAULT == 'sorted':
            spoils.sort(key=lambda rank: RANKS[rank])
        hands[won].extend(spoils[::-1] if FAULT == 'reversed' else spoils)
    return f'{1 if hands[0] else 2} {rounds}'


print(play())
