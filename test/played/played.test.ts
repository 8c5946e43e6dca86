import { expect, test } from 'vitest';
import { seedRandom } from '../../src/kernel/index.js';
import { playGame } from './game.js';
import { shelves } from './shelves.js';

const HOUR = 3_600_000;
/** Games of each set in each edition; `npm run played` plays many more. */
const EACH = 4;
/** Far more steps than any resolution of 20,000 games took. */
const MOST_STEPS = 5000;

test('random games of all known cards come to an end, and nothing breaks', {
  timeout: HOUR,
}, () => {
  for (const shelf of shelves())
    for (let seed = 1; seed <= EACH; seed++) {
      const { fault, longest } = playGame(shelf, seedRandom(seed), seed % 4 === 0);
      const where = `${shelf.set} ${shelf.edition.patch}, seed ${seed}`;
      expect(fault, where).toBeNull();
      expect(longest.steps, `${where}: ${longest.action}`).toBeLessThan(MOST_STEPS);
    }
});
