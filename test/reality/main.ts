/**
 * Resolves every decision point of a folder of logs, and compares with what the log shows at the next point.
 * `npm run reality -- [folder]`; without a folder `../shared/logs`, or the logs of the tests where that is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operate } from '../../src/index.js';
import { editionOf } from '../../src/logs/editions.js';
import { type DecisionPoint, pointsOf } from '../../src/logs/points.js';
import { type LoggedGame, readLog } from '../../src/logs/read-games.js';
import { scenarioOf } from '../../src/logs/scenario.js';
import { differences, type PlayedEntity, type PlayedSide } from './compare.js';

interface Answered {
  readonly status: string;
  readonly state: {
    readonly entities: readonly PlayedEntity[];
    readonly players: Readonly<Record<string, PlayedSide>>;
  };
  readonly actions: readonly { readonly illegal?: unknown }[];
}

const counts = new Map<string, number>();
const games = { files: 0, games: 0 };

function count(...keys: readonly string[]): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function compared(point: DecisionPoint, patch: string, place: string): void {
  const kind = point.action.kind;
  count('points');
  if (point.after === undefined) {
    count('skipped: the log ends first');
    return;
  }
  const { scenario, badge } = scenarioOf(point, patch);
  count(`badge ${badge}`);
  const outcome = operate('resolve', { ...scenario, unknownText: 'ignore', trace: 'NONE' });
  if (!outcome.ok) {
    const detail = outcome.problem.errors?.[0]?.message ?? outcome.problem.detail;
    console.log(`${place} ${kind} refused: ${detail}`);
    count('skipped: the form cannot say it');
    return;
  }
  const { status, state, actions } = outcome.body as unknown as Answered;
  if (status === 'PENDING') {
    count('skipped: a decision is open');
    return;
  }
  const logged = point.after;
  const found = [1, 2].flatMap((player) =>
    differences(player, state.players[player]!, { entities: state.entities, logged }),
  );
  if (actions[0]?.illegal !== undefined)
    found.unshift(`illegal ${JSON.stringify(actions[0].illegal)}`);
  const verdict = found.length === 0 ? 'agree' : 'differ';
  count(verdict, `${verdict} ${patch}`, `${verdict} ${kind}`, `${verdict} ${badge}`);
  for (const line of found) console.log(`${place} ${kind} ${badge}: ${line}`);
}

function play(game: LoggedGame, name: string, published: readonly string[]): void {
  games.games++;
  const { points, notes } = pointsOf(game);
  if (notes.length > 0) {
    for (const _ of points) count('points', 'skipped: players are not told apart');
    return;
  }
  const { patch } = editionOf(game.packets, published);
  for (const point of points) compared(point, patch, `${name}:${point.line}`);
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
const patches = operate('patches', {});
const published = patches.ok ? JSON.stringify(patches.body).match(/\d+\.\d+\.\d+\.\d+/g) : null;
for (const file of files(folder)) {
  games.files++;
  for (const game of readLog(readFileSync(file)).games)
    play(game, file.slice(folder.length + 1), published ?? []);
}
console.log(`${games.files} files, ${games.games} games`);
for (const [key, number] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${key}: ${number}`);
const agree = counts.get('agree') ?? 0;
console.log(`agreement: ${agree} of ${agree + (counts.get('differ') ?? 0)}`);
