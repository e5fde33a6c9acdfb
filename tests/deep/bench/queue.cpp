// The puzzle as it is usually solved: two queues, a vector for each player's cards on the table.
// It finds no endless game.  Several games may follow each other, as in war.
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int value(const string &card)
{
	string rank = card.substr(0, card.size() - 1);
	if (rank == "J")
		return 11;
	if (rank == "Q")
		return 12;
	if (rank == "K")
		return 13;
	if (rank == "A")
		return 14;
	return stoi(rank);
}

queue<int> read_deck(int cards)
{
	queue<int> deck;
	for (int i = 0; i < cards; i++) {
		string card;
		cin >> card;
		deck.push(value(card));
	}
	return deck;
}

void play(queue<int> deck1, queue<int> deck2)
{
	int rounds = 0;
	while (!deck1.empty() && !deck2.empty()) {
		vector<int> pile1, pile2;
		rounds++;
		while (true) {
			int card1 = deck1.front(), card2 = deck2.front();
			deck1.pop();
			deck2.pop();
			pile1.push_back(card1);
			pile2.push_back(card2);
			if (card1 != card2) {
				queue<int> &winner = card1 > card2 ? deck1 : deck2;
				for (int card : pile1)
					winner.push(card);
				for (int card : pile2)
					winner.push(card);
				break;
			}
			if (deck1.size() < 4 || deck2.size() < 4) {
				cout << "PAT" << endl;
				return;
			}
			for (int i = 0; i < 3; i++) {
				pile1.push_back(deck1.front());
				deck1.pop();
				pile2.push_back(deck2.front());
				deck2.pop();
			}
		}
	}
	cout << (deck1.empty() ? 2 : 1) << " " << rounds << endl;
}

int main()
{
	int cards;
	while (cin >> cards) {
		queue<int> deck1 = read_deck(cards);
		cin >> cards;
		queue<int> deck2 = read_deck(cards);
		play(deck1, deck2);
	}
}
