import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { operate } from '../../src/index.js';
import type { AnswerOf } from '../../src/scenario/operations.js';

const text = (name: string) =>
  gunzipSync(readFileSync(`${import.meta.dirname}/games/${name}`)).toString();

function asked(body: { log: string; game?: number; point?: number }): AnswerOf<'logs'> {
  const outcome = operate('logs', body);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

describe('logs', () => {
  const log = text('short.log.gz');

  test('lists the games, each with its points, badges and lines', () => {
    const { games, point, notes } = asked({ log });
    expect(point).toBeNull();
    expect(notes).toEqual([]);
    expect(games).toHaveLength(1);
    const [game] = games;
    expect(game!.edition).toBe('5.0.0.12574');
    expect(game!.players.map(({ player }) => player)).toEqual([1, 2]);
    expect(game!.points.length).toBeGreaterThan(30);
    expect(game!.points[0]).toMatchObject({ point: 1, turn: 1 });
    expect(new Set(game!.points.map(({ badge }) => badge))).toContain('exact');
  });

  test.each([
    ['short.log.gz', 10],
    ['replay.hsreplay.xml.gz', 10],
  ])('writes each point of %s as a scenario that resolves as the log goes on', (name, least) => {
    const file = text(name);
    const { games } = asked({ log: file });
    const found = games[0]!.points.map(({ point }) => asked({ log: file, game: 1, point }).point!);
    for (const { scenario, badge, agrees, reasons } of found) {
      expect(badge === 'exact' || reasons.length > 0).toBe(true);
      if (agrees !== true) continue;
      const resolved = operate('resolve', { ...scenario, trace: 'NONE' });
      expect(resolved).toMatchObject({ ok: true, body: { status: 'COMPLETE' } });
    }
    const exact = found.filter(({ badge, agrees }) => badge === 'exact' && agrees !== null);
    expect(exact.length).toBeGreaterThanOrEqual(least);
    expect(exact.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  test.each([
    ['nonsense', undefined, undefined, 'INVALID_LOG', 'log: line 1: The file has no game.'],
    ['', undefined, undefined, 'INVALID_LOG', /log/],
    [log, 2, undefined, 'NO_SUCH_ITEM', /no game 2/],
    [log, 1, 999, 'NO_SUCH_ITEM', /no decision point 999/],
    [log, undefined, 1, 'INVALID_LOG', /game/],
  ])('refuses what is wrong (%#)', (bad, game, point, code, detail) => {
    const body = {
      log: bad,
      ...(game === undefined ? {} : { game }),
      ...(point === undefined ? {} : { point }),
    };
    const outcome = operate('logs', body);
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
    if (!outcome.ok) expect(outcome.problem.detail).toMatch(detail);
  });
});
