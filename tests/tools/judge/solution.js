// solution.js - a right program for the puzzle, as CodinGame reads it (readline.js); with an argument it is wrong or slow
const fault = process.argv[2];
const rank = card => '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ').indexOf(card.slice(0, -1));
const hands = [[], []];
for (const hand of hands) {
    const n = parseInt(readline());
    for (let i = 0; i < n; i++)
        hand.push(rank(readline()));
}
let rounds = 0;
function play() {
    while (hands[0].length && hands[1].length) {
        rounds++;
        for (let i = 0; fault === 'slow' && i < 4e6; i++);
        const laid = hands.map(hand => [hand.shift()]);
        while (laid[0].at(-1) === laid[1].at(-1)) {
            if (hands.some(hand => hand.length < (fault === 'five' ? 5 : 4)))
                return 'PAT';
            hands.forEach((hand, i) => laid[i].push(...hand.splice(0, 4)));
        }
        const won = laid[0].at(-1) > laid[1].at(-1) ? 0 : 1;
        if (won && fault === 'winner') laid.reverse();
        hands[won].push(...laid[0], ...laid[1]);
    }
    return `${hands[0].length ? 1 : 2} ${rounds}`;
}
print(play());
