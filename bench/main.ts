import { measureAgainst } from './against.js';
import { measureChain } from './chain.js';
import { measureFirstCalls } from './first-call.js';
import { measureHttp } from './http.js';
import { measureOutcomes } from './outcomes.js';
import { measureCopies, measureGames } from './random-games.js';

/**
 * `npm run bench [-- games | copies | chain | outcomes | http | first-call [neighbours]]`: figures, never a test. Games: both
 * sides the same 30-card Basic Paladin deck, every decision uniformly random among all legal actions; the first line of a
 * kind warms up. `-- against <commit> [part]` compares with another commit.
 */
const ROUNDS = 5;
const GAMES = 2000;
const COPIES = 200_000;
const CHAINS = 100;

const [what = 'all', ...options] = process.argv.slice(2);
if (what === 'all' || what === 'games') {
  for (const detail of ['NONE', 'FULL'] as const) {
    for (let round = 0; round < ROUNDS; round++) measureGames(detail, GAMES);
  }
}
if (what === 'all' || what === 'copies') measureCopies(COPIES);
if (what === 'all' || what === 'chain') measureChain(CHAINS);
if (what === 'all' || what === 'outcomes') measureOutcomes();
if (what === 'all' || what === 'http') await measureHttp();
if (what === 'against') measureAgainst(options[0] ?? 'HEAD', options[1] ?? 'games');
if (what === 'all' || what === 'first-call') await measureFirstCalls(Number(options[0] ?? 0));
