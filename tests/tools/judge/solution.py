# solution.py - a right program for the puzzle; with an argument it is wrong (winner, five), or slow
import sys
from collections import deque

FAULT = sys.argv[1] if len(sys.argv) > 1 else ''
RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split()
hands = [deque(RANKS.index(input()[:-1]) for _ in range(int(input()))) for _ in range(2)]


def play():
    rounds = 0
    while hands[0] and hands[1]:
        rounds += 1
        if FAULT == 'slow':
            sum(range(200000))
        laid = [[hand.popleft()] for hand in hands]
        while laid[0][-1] == laid[1][-1]:
            if min(map(len, hands)) < (5 if FAULT == 'five' else 4):
                return 'PAT'
            for hand, cards in zip(hands, laid):
                cards += [hand.popleft() for _ in range(4)]
        won = laid[0][-1] < laid[1][-1]
        hands[won].extend(laid[1] + laid[0] if won and FAULT == 'winner' else laid[0] + laid[1])
    return f'{1 if hands[0] else 2} {rounds}'


print(play())
