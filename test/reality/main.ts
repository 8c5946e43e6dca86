/**
 * Resolves every decision point of a folder of logs, and compares with what the log shows at the next point.
 * `npm run reality -- [folder]`; without a folder `../shared/logs`, or the logs of the tests where that is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DecisionPoint } from '../../src/logs/points.js';
import { readLog } from '../../src/logs/read-games.js';
import { type Followed, follow, sameCardIn } from '../../src/scenario/logs/follow.js';
import { readGame, scenarioOfPoint } from '../../src/scenario/logs/games.js';
import { Refused } from '../../src/scenario/operation/refused.js';
import type { Json } from '../../src/scenario/oracle.js';
import type { Played } from '../../src/scenario/play/play.js';
import { eventsOf, type LoggedEvent } from './events.js';
import { orderDifference } from './order.js';

type Game = ReturnType<typeof readGame>;

/** How many points agree, of how many. */
interface Tally {
  agree: number;
  all: number;
}

const BADGES = ['exact', 'stand-ins', 'hidden'] as const;

const counts = new Map<string, number>();
/** By patch or kind of action, then by badge. */
const tallies = new Map<string, Map<string, Tally>>();

function count(...keys: readonly string[]): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function tally(row: string, badge: string, agrees: boolean): void {
  const cells = tallies.get(row) ?? new Map<string, Tally>();
  tallies.set(row, cells);
  const cell = cells.get(badge) ?? { agree: 0, all: 0 };
  cells.set(badge, cell);
  cell.all++;
  if (agrees) cell.agree++;
}

/** A point with what happened in it. */
interface PointAndEvents {
  readonly point: DecisionPoint;
  readonly events: readonly LoggedEvent[];
}

function compared(game: Game, logged: PointAndEvents, place: string): void {
  const { point } = logged;
  const { kind } = point.action;
  const { scenario, badge, reasons } = scenarioOfPoint(game, point);
  count('points', `points ${badge}`);
  const { patch } = game.edition;
  if (badge === 'not possible') {
    count(`not possible, patch ${patch}: ${reasons[0]}`);
    return;
  }
  count(`applicable, patch ${patch}`);
  if (point.after === undefined) {
    count('skipped: the log ends first');
    return;
  }
  const followed = resolved(scenario as Json, point);
  if (typeof followed === 'string') {
    console.log(`${place} ${kind} refused: ${followed}`);
    count('skipped: the form cannot say it');
    return;
  }
  const { stopped, differences, played } = followed;
  const found = stopped === null ? differences : [stopped, ...differences];
  const rows = ['all', `patch ${game.edition.patch}`, kind];
  for (const row of rows) tally(row, badge, found.length === 0);
  if (found.length === 0 && played !== null) compareOrder(logged, played, { rows, badge, place });
  if (found.length === 0) return;
  const cause = badge === 'exact' ? 'the engine, or the form' : reasons.join(' ');
  console.log(`${place} ${kind} ${badge} (${cause})`);
  for (const line of found) console.log(`    ${line}`);
}

/** Where the board is the same: whether the same things happened in the same order. */
function compareOrder(
  logged: PointAndEvents,
  played: Played,
  { rows, badge, place }: { rows: readonly string[]; badge: string; place: string },
): void {
  const { ruleset, edition } = played.request;
  const difference = orderDifference(logged, played, sameCardIn(ruleset, edition));
  for (const row of rows) tally(`order, ${row}`, badge, difference === null);
  for (const { kind } of logged.events) count(`events ${kind}`);
  if (difference !== null)
    console.log(`${place} ${logged.point.action.kind} order ${badge}: ${difference}`);
}

/** What the engine makes of a point; a text: why it cannot be resolved. */
function resolved(scenario: Json, point: DecisionPoint): Followed | string {
  try {
    return follow(scenario, point, {});
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
    const { points } = read.game;
    for (const [at, events] of eventsOf(game, points).entries())
      compared(
        read,
        { point: points[at]!, events },
        `${file.slice(folder.length + 1)}:${points[at]!.line}`,
      );
  }
}
for (const [key, number] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${key}: ${number}`);
console.log(['agreement', ...BADGES].join('\t'));
for (const [row, cells] of tallies) {
  const shown = BADGES.map((badge) => {
    const { agree, all } = cells.get(badge) ?? { agree: 0, all: 0 };
    return all === 0 ? '-' : `${agree} of ${all}`;
  });
  console.log([row, ...shown].join('\t'));
}
const { agree, all } = tallies.get('all')?.get('exact') ?? { agree: 0, all: 0 };
process.exitCode = agree < 0.999 * all ? 1 : 0;
