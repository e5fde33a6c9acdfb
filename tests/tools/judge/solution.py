# solution.py - a right program for the puzzle; with an argument it is slow, or has one of the usual faults:
# winner, two, five, text, same, together
import sys
from collections import deque

FAULT = sys.argv[1] if len(sys.argv) > 1 else ''
RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split()
if FAULT == 'text':
    RANKS.sort()
DOWN = 2 if FAULT == 'two' else 3
hands = [deque(RANKS.index(input()[:-1]) for _ in range(int(input())))]
n = int(input())
hands.append(deque(RANKS.index(input()[:-1]) for _ in range(len(hands[0]) if FAULT == 'same' else n)))


def play():
    rounds = 0
    while hands[0] and hands[1]:
        rounds += 1
        if FAULT == 'slow':
            sum(range(200000))
        laid = [[hand.popleft()] for hand in hands]
        while laid[0][-1] == laid[1][-1]:
            if min(map(len, hands)) < (5 if FAULT == 'five' else DOWN + 1):
                return 'PAT'
            for hand, cards in zip(hands, laid):
                cards += [hand.popleft() for _ in range(DOWN + 1)]
        won = laid[0][-1] < laid[1][-1]
        if won and FAULT == 'winner':
            laid.reverse()
        if FAULT == 'together':
            hands[won].extend([laid[0].pop(0), laid[1].pop(0)])
        hands[won].extend(laid[0] + laid[1])
    return f'{1 if hands[0] else 2} {rounds}'


print(play())
