import { seedRandom } from '../../src/kernel/index.js';
import { type Outcome, playGame } from './game.js';
import { type SetShelf, shelves } from './shelves.js';

/**
 * `npm run played -- [--games 20000] [--seed 1]`: random games of random decks, half of each deck of one set, in editions of the
 * set's life; every tenth with the invariants looked at in every step. Ends with 1 if something did not hold.
 */
const games = Number(option('games') ?? 20_000);
const first = Number(option('seed') ?? 1);
const LONGEST = 20;

const all = shelves();
const each = Math.ceil(games / all.length);
const long: { readonly where: string; readonly steps: number; readonly action: string }[] = [];
let faults = 0;
let played = 0;
let actions = 0;
const began = process.cpuUsage();
for (const shelf of all) {
  const where = `${shelf.set} ${shelf.edition.patch}`;
  const { faulty, done } = playShelf(shelf, where);
  console.log(`${where.padEnd(26)} ${each} games, ${done} actions, ${faulty} faults`);
}
const { user, system } = process.cpuUsage(began);
console.log(
  `${played} games, ${actions} actions, ${faults} faults, ${((user + system) / 1e6).toFixed(0)} s of processor time`,
);
for (const { where, steps, action } of long) console.log(`${steps} steps: ${action} (${where})`);
process.exitCode = faults > 0 ? 1 : 0;

function playShelf(shelf: SetShelf, where: string): { faulty: number; done: number } {
  let [faulty, done] = [0, 0];
  for (let i = 0; i < each; i++) {
    const seed = first + played++;
    const outcome = playGame(shelf, seedRandom(seed), seed % 10 === 0);
    if (outcome.fault !== null) {
      faulty++;
      console.log(`${where}, seed ${seed}: ${outcome.fault}`);
    }
    done += outcome.actions;
    keepLongest(outcome, `${where}, seed ${seed}`);
  }
  faults += faulty;
  actions += done;
  return { faulty, done };
}

function keepLongest({ longest }: Outcome, where: string): void {
  long.push({ where, ...longest });
  long.sort((a, b) => b.steps - a.steps);
  long.splice(LONGEST);
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}
