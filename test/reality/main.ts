/**
 * Resolves every decision point of a folder of logs, and compares with what the log shows at the next point.
 * `npm run reality -- [folder]`; without a folder `../shared/logs`, or the logs of the tests where that is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DecisionPoint } from '../../src/logs/points.js';
import { readLog } from '../../src/logs/read-games.js';
import { follow } from '../../src/scenario/logs/follow.js';
import { readGame, scenarioOfPoint } from '../../src/scenario/logs/games.js';
import { Refused } from '../../src/scenario/operation/refused.js';
import type { Json } from '../../src/scenario/oracle.js';

type Game = ReturnType<typeof readGame>;

const counts = new Map<string, number>();

function count(...keys: readonly string[]): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function compared(game: Game, point: DecisionPoint, place: string): void {
  const { kind } = point.action;
  const { scenario, badge } = scenarioOfPoint(game, point);
  count('points', `badge ${badge}`);
  if (badge === 'not possible') return;
  if (point.after === undefined) {
    count('skipped: the log ends first');
    return;
  }
  const found = resolved(scenario as Json, point);
  if (typeof found === 'string') {
    console.log(`${place} ${kind} refused: ${found}`);
    count('skipped: the form cannot say it', `refused ${badge}`);
    return;
  }
  const verdict = found.length === 0 ? 'agree' : 'differ';
  count(verdict, `${verdict} ${game.edition.patch}`, `${verdict} ${kind}`, `${verdict} ${badge}`);
  for (const line of found) console.log(`${place} ${kind} ${badge}: ${line}`);
}

/** Where the engine and the log part; a text: why it cannot be resolved. */
function resolved(scenario: Json, point: DecisionPoint): readonly string[] | string {
  try {
    const { stopped, differences } = follow(scenario, point, {});
    return stopped === null ? differences : [stopped, ...differences];
  } catch (error) {
    if (error instanceof Refused) return error.problem.detail;
    throw error;
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(?:log|xml|hsreplay)(?:\.gz)?$/.test(entry.name) ? [path] : [];
  });
}

const own = join(import.meta.dirname, '../logs/games');
const shared = join(import.meta.dirname, '../../../shared/logs');
const asked = process.argv[2];
if (asked === undefined && !existsSync(shared))
  console.log('There is no ../shared/logs: the logs of the tests are taken.');
const folder = asked ?? (existsSync(shared) ? shared : own);
for (const file of files(folder)) {
  count('files');
  for (const [i, game] of readLog(readFileSync(file)).games.entries()) {
    count('games');
    const read = readGame(game, i + 1);
    for (const point of read.game.points)
      compared(read, point, `${file.slice(folder.length + 1)}:${point.line}`);
  }
}
for (const [key, number] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${key}: ${number}`);
const agree = counts.get('agree') ?? 0;
console.log(`agreement: ${agree} of ${agree + (counts.get('differ') ?? 0)}`);
