import { expect, test } from 'vitest';
import { operate } from '../../src/index.js';
import { pointsOf } from '../../src/logs/points.js';
import { readLogText } from '../../src/logs/read-games.js';
import { follow, sameCardIn } from '../../src/scenario/logs/follow.js';
import { readGame, rulesetOfLogs, scenarioOfPoint } from '../../src/scenario/logs/games.js';
import type { Json } from '../../src/scenario/oracle.js';
import { eventsOf } from '../reality/events.js';
import { orderDifference } from '../reality/order.js';

/** Fireball on a Loot Hoarder beside a Cult Master: two triggers answer one death. */
const SCENARIO = {
  patch: '10.0',
  players: {
    1: { hand: [{ as: 'bolt', card: 'Fireball' }] },
    2: { board: [{ as: 'hoarder', card: 'Loot Hoarder' }, 'Cult Master'], deck: ['Wisp', 'Wisp'] },
  },
  actions: [{ play: 'bolt', target: 'hoarder' }, 'endTurn'],
};

function logged(): string {
  const outcome = operate('resolve', { ...SCENARIO, log: 'log' });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body.log!;
}

/** The first difference in the order of the first point of a log. */
function orderOf(log: string): string | null {
  const game = readLogText(log).games[0]!;
  const { points } = pointsOf(game);
  const [point] = points;
  const [events] = eventsOf(game, points);
  const { scenario } = scenarioOfPoint(readGame(game, 1), point!);
  const { played } = follow(scenario as Json, point!, {});
  return orderDifference(
    { point: point!, events: events! },
    played!,
    sameCardIn(rulesetOfLogs(), '10.0'),
  );
}

test('what the engine has written it plays in the same order', () => {
  const game = readLogText(logged()).games[0]!;
  const [events] = eventsOf(game, pointsOf(game).points);
  const names = events!.map(({ kind, card }) => `${kind} ${card}`);
  expect(names).toEqual(['POWER CS2_029', 'DEATH EX1_096', 'TRIGGER EX1_096', 'TRIGGER EX1_595']);
  expect(orderOf(logged())).toBeNull();
});

test('triggers in another order are a difference, with the line of the log', () => {
  const lines = logged().split('\n');
  const starts = lines.flatMap((line, i) =>
    /BLOCK_START BlockType=TRIGGER/.test(line) ? [i] : [],
  );
  const [first, second] = starts as [number, number];
  const end = lines.findIndex((line, i) => i > second && line.includes('BLOCK_END'));
  const swapped = [
    ...lines.slice(0, first),
    ...lines.slice(second, end + 1),
    ...lines.slice(first, second),
    ...lines.slice(end + 1),
  ].join('\n');
  expect(orderOf(swapped)).toBe(
    `event 3: engine TRIGGER EX1_096 (${idOf(lines[first]!)}), log TRIGGER EX1_595 (${idOf(lines[second]!)}) in line ${first + 1}`,
  );
});

function idOf(line: string): string {
  return / id=(\d+)/.exec(line)![1]!;
}
