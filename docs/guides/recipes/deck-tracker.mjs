// A deck tracker: what every action that is legal now would do, and how likely it is to win a trade.
//
//   node deck-tracker.mjs https://oracle.example.org board.json 2
//
// Prints each action of the board with how likely player 2 (the last argument) is to lose the most health.
import { readFileSync } from 'node:fs';

const [oracle, file, opponent] = process.argv.slice(2);

async function ask(path, body) {
  const answer = await fetch(`${oracle}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'DeckTracker/1.0 (https://tracker.example.org/about)',
    },
    body: JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.detail);
  return value;
}

const board = JSON.parse(readFileSync(file, 'utf8'));
const { actions } = await ask('/v1/actions', board);
for (const { action, text } of actions) {
  const { groups } = await ask('/v1/outcomes', {
    ...board,
    actions: [action],
    groupBy: { entity: `hero ${opponent}`, field: 'healthLeft', name: 'health' },
    budget: { situations: 1000 },
  });
  const odds = groups.map(({ by, probability }) => {
    const { numerator, denominator } = probability;
    return `${by.health} (${denominator === '1' ? 'always' : `${numerator}/${denominator}`})`;
  });
  console.log(`${text}: health ${odds.join(', ')}`);
}
