// solution-house.cc - a right program for RULES=house; with an argument it has a fault: coin (it does not shuffle), lost
// (it loses the cards of a war but for the first ones), clock (its random numbers begin from the second)
#include <algorithm>
#include <ctime>
#include <deque>
#include <iostream>
#include <random>
#include <string>
#include <vector>

int main(int argc, char **argv)
{
	const std::string fault = argc > 1 ? argv[1] : "", names = "JQKA";
	std::mt19937 random(fault == "clock" ? std::time(nullptr) : std::random_device()());
	std::deque<int> hand[2];
	size_t cards, laid_by[2] = {0, 0};
	for (int player = 0; player < 2; player++) {
		std::cin >> cards;
		for (size_t i = 0; i < cards; i++) {
			std::string card;
			std::cin >> card;
			const size_t face = names.find(card[0]);
			hand[player].push_back(face == std::string::npos ? std::stoi(card) : 11 + face);
		}
	}
	while (!hand[0].empty() && !hand[1].empty()) {
		std::vector<int> laid[2];
		const auto lay = [&](size_t count) {
			for (int player = 0; player < 2; player++)
				for (size_t i = 0; i < count; i++, laid_by[player]++) {
					laid[player].push_back(hand[player].front());
					hand[player].pop_front();
				}
		};
		lay(1);
		bool over = false;
		while (!over && laid[0].back() == laid[1].back()) {
			const size_t fewest = std::min(hand[0].size(), hand[1].size());
			over = fewest < 4;
			lay(over ? fewest : 4);
		}
		if (over && hand[0].empty() && hand[1].empty())
			break;
		const bool winner = over ? hand[0].empty() : laid[0].back() < laid[1].back();
		std::vector<int> spoils = laid[winner];
		spoils.insert(spoils.end(), laid[!winner].begin(), laid[!winner].end());
		if (fault == "lost" && spoils.size() > 2)
			spoils.resize(2);
		if (fault != "coin")
			std::shuffle(spoils.begin(), spoils.end(), random);
		else if (random() % 2)
			std::reverse(spoils.begin(), spoils.end());
		hand[winner].insert(hand[winner].end(), spoils.begin(), spoils.end());
	}
	if (hand[0].empty() && hand[1].empty())
		std::cout << "PAT\n";
	else
		std::cout << (hand[0].empty() ? 2 : 1) << ' ' << std::max(laid_by[0], laid_by[1]) << '\n';
}
