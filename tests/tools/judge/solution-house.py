# solution-house.py - a right program for RULES=house; with an argument it begins from one seed, is slow, or has a fault:
# seed, slow, winner, blocks (shuffles each player's cards, player 1's go first), two, rounds, short (lets a draw be a win)
import random
import sys
from collections import deque

FAULT = sys.argv[1] if len(sys.argv) > 1 else ''
RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split()
DOWN = 2 if FAULT == 'two' else 3
if FAULT == 'seed':
    random.seed(1)
words = sys.stdin.read().split()
cards = int(words[0])
hands = [deque(map(RANKS.index, (word[:-1] for word in hand))) for hand in (words[1:cards + 1], words[cards + 2:])]
laid_by = [0, 0]


def lay(laid, count):
    for player in 0, 1:
        laid[player].extend(hands[player].popleft() for _ in range(count))
        laid_by[player] += count


def battle():
    """Plays a round.  Returns the winner and the cards laid; the winner is None if both hands are empty."""
    laid = [[], []]
    lay(laid, 1)
    while laid[0][-1] == laid[1][-1]:
        fewest = min(map(len, hands))
        if fewest <= DOWN:
            lay(laid, fewest)
            if not hands[0] and not hands[1]:
                return (0 if FAULT == 'short' else None), laid
            return (0 if hands[0] else 1), laid
        lay(laid, DOWN + 1)
    return int(laid[0][-1] < laid[1][-1]), laid


def spoils(winner, laid):
    if FAULT == 'blocks':
        return random.sample(laid[0], len(laid[0])) + random.sample(laid[1], len(laid[1]))
    cards = laid[winner] + laid[1 - winner]
    if FAULT != 'winner':
        random.shuffle(cards)
    return cards


def play():
    rounds = 0
    while hands[0] and hands[1]:
        rounds += 1
        if FAULT == 'slow':
            sum(range(300000))
        winner, laid = battle()
        if winner is None:
            return 'PAT'
        hands[winner].extend(spoils(winner, laid))
    return f'{1 if hands[0] else 2} {rounds if FAULT == "rounds" else max(laid_by)}'


print(play())
