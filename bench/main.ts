import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { measureAgainst } from './against.js';
import { measureChain } from './chain.js';
import { measureDurability } from './durability.js';
import { measureFirstCalls } from './first-call.js';
import { measureHttp } from './http.js';
import { measureNeighbours } from './neighbours.js';
import { measureOutcomes } from './outcomes.js';
import { measureQuestions } from './questions.js';
import { measureCopies, measureGames } from './random-games.js';
import { measureRoutes } from './routes.js';
import { measureSearch } from './search.js';
import { measureStarved } from './starved.js';
import { runSuite } from './suite.js';

/**
 * `npm run bench [-- <part>]`: figures, never a test; without a part all of `PARTS`, each in a process of its own. Games: both
 * sides the same 30-card Basic Paladin deck, every decision uniformly random among all legal actions. Only if named:
 * - `against <commit> [part]` compares with another commit
 * - `starved [loops]` asks a service beside busy loops
 * - `suite [files]` runs the tests beside six busy loops
 * - `neighbours [path]` asks beside a caller who floods one route
 * - `durability [kills]` kills and starves the store
 */
const ROUNDS = 5;
const GAMES = 2000;
const COPIES = 200_000;
const CHAINS = 100;

/** The parts, in the order in which all of them are printed. */
const PARTS: Readonly<Record<string, (option?: string) => void | Promise<void>>> = {
  games: () => measureGames(GAMES, ROUNDS),
  copies: () => measureCopies(COPIES),
  chain: () => measureChain(CHAINS),
  questions: measureQuestions,
  outcomes: measureOutcomes,
  http: measureHttp,
  routes: measureRoutes,
  search: measureSearch,
  'first-call': (neighbours) => measureFirstCalls(Number(neighbours ?? 0)),
};

const [what = 'all', ...options] = process.argv.slice(2);
if (what === 'neighbours') await measureNeighbours(options[0]);
else if (what === 'durability')
  await measureDurability(options[0] === undefined ? undefined : Number(options[0]));
else if (what === 'starved')
  await measureStarved(options[0] === undefined ? undefined : Number(options[0]));
else if (what === 'suite') await runSuite(options);
else if (what === 'against') await measureAgainst(options[0] ?? 'HEAD', options[1] ?? 'games');
else if (what === 'all') await measureAll();
else await measure(what, options[0]);

/** All parts, each in a process of its own: none finds the code of another warm, or its memory taken. */
async function measureAll(): Promise<void> {
  console.log(`node ${process.version}, ${cpus().length} x ${cpus()[0]!.model}`);
  for (const part of Object.keys(PARTS)) {
    console.log(`\n${part}, load ${loadavg()[0]!.toFixed(1)}`);
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, part], {
      stdio: 'inherit',
    });
    await once(child, 'exit');
  }
}

async function measure(part: string, option: string | undefined): Promise<void> {
  const begin = PARTS[part];
  if (begin === undefined) throw new Error(`no part "${part}": ${Object.keys(PARTS).join(', ')}`);
  await begin(option);
  console.log(
    `peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  );
}
