import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { operate } from '../../src/index.js';
import { type Draw, drawFrom, mutated } from './mutate.js';

/** `MUTANTS=50000 SEED=2 npx vitest run test/logs/mutants.test.ts` tries more. */
const MUTANTS = Number(process.env.MUTANTS ?? 1_200);
const SEED = Number(process.env.SEED ?? 1);

const text = (name: string) =>
  gunzipSync(readFileSync(`${import.meta.dirname}/games/${name}`)).toString();

/** The beginning of a game, as far as some turns. */
const LOGS = [
  text('short.log.gz')
    .split('\n')
    .filter((line) => line.includes('GameState.DebugPrint'))
    .slice(0, 1_100)
    .join('\n'),
  text('replay.hsreplay.xml.gz').split('\n').slice(0, 1_400).join('\n'),
];

const CODES = ['INVALID_LOG', 'NO_SUCH_ITEM', 'RESOLUTION_LIMIT'];

/** Of so many logs one has one of its points resolved. */
const RESOLVED = 8;

/** Lists a log, and resolves a point of some; what is wrong with it is told with its line. */
function tried(log: string, draw: Draw): void {
  const list = operate('logs', { log });
  if (!list.ok) {
    expect(list.problem.code).toBe('INVALID_LOG');
    expect(list.problem.detail).toMatch(/^log: line \d+: /);
    return;
  }
  for (const { message, line } of list.body.notes) {
    expect(message).not.toBe('');
    expect(line).toBeGreaterThan(0);
  }
  const game = list.body.games[draw(list.body.games.length)]!;
  if (game.points.length === 0 || draw(RESOLVED) > 0) return;
  const one = operate('logs', { log, game: game.game, point: 1 + draw(game.points.length) });
  if (!one.ok) expect(CODES).toContain(one.problem.code);
}

test(`${MUTANTS} broken logs are read as far as they go, or refused with a line`, () => {
  const draw = drawFrom(SEED);
  for (let i = 0; i < MUTANTS; i++) {
    const log = mutated(LOGS[i % LOGS.length]!, draw);
    if (log === '') continue;
    try {
      tried(log, draw);
    } catch (error) {
      throw new Error(`Mutant ${i} of seed ${SEED}.`, { cause: error });
    }
  }
}, 3_600_000);
