import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/logs/editions.js';
import { pointsOf } from '../../src/logs/points.js';
import { readLog, readLogText } from '../../src/logs/read-games.js';
import { scenarioOf } from '../../src/logs/scenario.js';
import { cardFinder } from '../../src/scenario/logs/cards.js';
import { rulesetOfLogs } from '../../src/scenario/logs/games.js';

const ruleset = rulesetOfLogs();
const { published } = ruleset.editions;
const since = (card: string) => ruleset.catalogue.since!(card);

const read = (name: string) =>
  readLog(readFileSync(`${import.meta.dirname}/games/${name}`)).games[0]!;

describe('a game has its decision points', () => {
  test.each([
    ['short.log.gz', '5.0.0.12574', { PLAY: 13, ATTACK: 9, HERO_POWER: 4 }],
    ['replay.hsreplay.xml.gz', '7.0.0.15590', { PLAY: 20, ATTACK: 19, HERO_POWER: 1 }],
  ])('%s is of %s', (name, patch, kinds) => {
    const game = read(name);
    const { points, notes, isWhole } = pointsOf(game);
    expect(notes).toEqual([]);
    expect(isWhole).toBe(true);
    expect(editionOf(game.packets, published, since).patch).toBe(patch);
    const count = (kind: string) => points.filter(({ action }) => action.kind === kind).length;
    for (const [kind, number] of Object.entries(kinds)) expect(count(kind)).toBe(number);
    for (const point of points) {
      expect([1, 2]).toContain(point.player);
      expect(scenarioOf(point, patch, cardFinder(ruleset, patch)).scenario).toHaveProperty(
        'actions',
      );
    }
    const lines = points.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  test('players with names that nothing tells apart are noted', () => {
    const state = 'D 1 GameState.DebugPrintPower() -';
    const text = [
      'CREATE_GAME',
      'TAG_CHANGE Entity=A tag=TURN value=1',
      'TAG_CHANGE Entity=B tag=TURN value=1',
    ]
      .map((payload) => `${state} ${payload}`)
      .join('\n');
    expect(pointsOf(readLogText(text).games[0]!).notes).toEqual([
      { line: 1, message: 'Players are not told apart: A, B.' },
    ]);
  });

  test('one name for both players tells nothing apart', () => {
    const state = 'D 1 GameState.DebugPrintPower() -';
    const text = [
      'CREATE_GAME',
      'Player EntityID=2 PlayerID=1 GameAccountId=[hi=1 lo=2]',
      'tag=CURRENT_PLAYER value=1',
      'Player EntityID=3 PlayerID=2 GameAccountId=[hi=1 lo=3]',
      'TAG_CHANGE Entity=X tag=CURRENT_PLAYER value=0',
      'TAG_CHANGE Entity=X tag=CURRENT_PLAYER value=1',
    ]
      .map((payload) => `${state} ${payload}`)
      .join('\n');
    const { obstacle } = pointsOf(readLogText(text).games[0]!);
    expect(obstacle).toBe('Players are not told apart: X.');
  });

  test('three names for two players are lines of two games', () => {
    const state = 'D 1 GameState.DebugPrintPower() -';
    const text = [
      'CREATE_GAME',
      'Player EntityID=2 PlayerID=1 GameAccountId=[hi=1 lo=2]',
      'Player EntityID=3 PlayerID=2 GameAccountId=[hi=1 lo=3]',
      ...['A', 'B', 'C'].map((name) => `TAG_CHANGE Entity=${name} tag=TURN value=1`),
    ]
      .map((payload) => `${state} ${payload}`)
      .join('\n');
    const { obstacle } = pointsOf(readLogText(text).games[0]!);
    expect(obstacle).toBe('Players are not told apart: A, B, C.');
  });
});

describe('the edition follows from the build and the cards', () => {
  const entity = (card: string) =>
    ({ line: 1, kind: 'ENTITY', entity: 4, card, tags: new Map() }) as const;
  const build = (number: number) => ({ line: 1, kind: 'BUILD', build: number }) as const;

  test.each([
    [[], '1.1', false],
    [[entity('EX1_046')], '1.1', false],
    [[entity('GVG_110'), entity('AT_087')], '3.0.0.9786', false],
    [[entity('REV_332'), entity('TSC_909')], '24.0', false],
    [[build(19_632), entity('REV_332')], '8.2.2.19632', false],
    [[build(150_000), entity('REV_332')], '24.0', false],
    [[build(150_000), entity('EX1_046')], '23.6', false],
    [[build(195_635), entity('EX1_046')], '24.6.2', true],
  ] as const)('%j is %s', (packets, patch, isNearest) => {
    expect(editionOf(packets, published, since)).toMatchObject({ patch, isNearest });
  });
});
