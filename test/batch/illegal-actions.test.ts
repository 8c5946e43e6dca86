import { expect, test } from 'vitest';
import { canonicalJson, seedRandom } from '../../src/kernel/index.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import type { Json, JsonObject, LegalActions } from '../../src/scenario/oracle.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { randomBoard } from './random-board.js';
import { ask, resolve } from './support.js';

const BOARD: JsonObject = {
  customCards: [
    {
      id: 'sniper',
      name: 'Sniper',
      type: 'CREATURE',
      health: 4,
      target: 'ENEMY_CREATURES',
      activate: [{ damage: 2, to: 'TARGET' }],
    },
  ],
  players: {
    1: {
      plays: 1,
      hand: [
        { as: 'bolt', card: 'Dreadbolt' },
        { as: 'crush', card: 'Glacial Crush L2' },
      ],
      board: [
        { as: 'scout', card: 'Spring Dryad', lane: 1, mobility: 2 },
        { as: 'sniper', card: 'Sniper', lane: 2 },
        { as: 'sleeper', card: 'Sniper', lane: 5, asleep: true },
      ],
    },
    2: {
      board: [
        { as: 'big', card: 'Swampmoss Lurker L2' },
        { as: 'core', card: 'Nexus Core' },
      ],
    },
  },
};

const listed = (body: JsonObject): LegalActions => ask('actions', { ...body, illegal: true });
const codesBy = ({ illegal = [] }: LegalActions): Record<string, string> =>
  Object.fromEntries(illegal.map(({ action, code }) => [JSON.stringify(action), code]));

test('everything that could be wanted is legal, or has the reason why it is not', () => {
  expect(codesBy(listed(BOARD))).toEqual({
    // Dreadbolt L1 destroys creatures of level 1; each other target has its reason
    '{"play":"bolt","target":"big"}': 'WRONG_TARGET',
    '{"play":"bolt","target":"player 1"}': 'WRONG_TARGET',
    '{"play":"bolt","target":"player 2"}': 'WRONG_TARGET',
    // Glacial Crush destroys enemy Defenders
    '{"play":"crush","target":"scout"}': 'WRONG_TARGET',
    '{"play":"crush","target":"sniper"}': 'WRONG_TARGET',
    '{"play":"crush","target":"sleeper"}': 'WRONG_TARGET',
    '{"play":"crush","target":"big"}': 'WRONG_TARGET',
    '{"play":"crush","target":"player 1"}': 'WRONG_TARGET',
    '{"play":"crush","target":"player 2"}': 'WRONG_TARGET',
    '{"move":"scout","lane":2}': 'LANE_OCCUPIED',
    '{"move":"scout","lane":4}': 'TOO_FAR',
    '{"move":"scout","lane":5}': 'LANE_OCCUPIED',
    '{"activate":"scout"}': 'NO_ACTIVATE',
    '{"move":"sniper","lane":1}': 'NO_MOBILITY',
    '{"activate":"sniper","target":"scout"}': 'WRONG_TARGET',
    '{"activate":"sniper","target":"sniper"}': 'WRONG_TARGET',
    '{"activate":"sniper","target":"sleeper"}': 'WRONG_TARGET',
    '{"activate":"sniper","target":"player 1"}': 'WRONG_TARGET',
    '{"activate":"sniper","target":"player 2"}': 'WRONG_TARGET',
    '{"move":"sleeper","lane":1}': 'ASLEEP',
    '{"activate":"sleeper"}': 'ASLEEP',
    '"endTurn"': 'BATTLE_FIRST',
  });
});

test('after the plays and the battle other things are', () => {
  const { state } = resolve({ ...BOARD, actions: [{ play: 'bolt', target: 'core' }, 'battle'] });
  const codes = codesBy(listed({ state }));
  expect(codes).toMatchObject({ '"battle"': 'NO_BATTLE_LEFT' });
  expect(codes).not.toHaveProperty('"endTurn"');
  // the second level of the Crush is Free, but there is no Defender left to aim at
  expect(Object.values(codes).filter((code) => code === 'NO_PLAY_LEFT')).toHaveLength(1);
});

test('the list is empty when the game is over, and absent when nobody asks for it', () => {
  const { state } = resolve({ ...BOARD, actions: ['concede'] });
  expect(listed({ state })).toMatchObject({ actions: [], illegal: [] });
  expect(ask('actions', BOARD)).not.toHaveProperty('illegal');
});

test('on random boards what is listed is refused for the reason and the rules that are listed', () => {
  const known = ruleIdsOf(rulesetOf('batch')!);
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const state = BATCH.setup.view({ state: randomBoard(seedRandom(seed)), names: new Names() });
    const { actions, illegal = [] } = listed({ state });
    const legal = new Set(actions.map(({ action }) => canonicalJson(action)));
    expect(illegal.filter(({ action }) => legal.has(canonicalJson(action)))).toEqual([]);
    for (const { action, code, message, rules = [] } of illegal) {
      const [report] = resolve({ state, actions: [action as Json], trace: 'NONE' }).actions;
      expect(report, `seed ${seed}`).toEqual({
        action,
        legal: false,
        illegal: { code, message, rules },
      });
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(known.has(rule), rule).toBe(true);
      seen.add(code);
    }
  }
  expect([...seen].sort()).toEqual([
    'ASLEEP',
    'BATTLE_FIRST',
    'LANE_OCCUPIED',
    'NO_ACTIVATE',
    'NO_MOBILITY',
    'NO_PLAY_LEFT',
    'TOO_FAR',
    'WRONG_TARGET',
  ]);
});
