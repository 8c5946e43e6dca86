import { expect, test } from 'vitest';
import type { LegalActions } from '../../src/scenario/oracle.js';
import { ask, refusal, resolve } from './support/ask.js';

const BOARD = {
  players: {
    1: {
      mana: 4,
      hand: [
        { as: 'ball', card: 'Fireball' },
        { as: 'nether', card: 'Twisting Nether' },
        { as: 'shot', card: 'Deadly Shot' },
      ],
      board: [
        { as: 'raptor', card: 'Bloodfen Raptor' },
        { as: 'frozen', card: 'Wisp', frozen: true },
      ],
    },
    2: {
      board: [
        { as: 'guard', card: 'Wisp', taunt: true },
        { as: 'elusive', card: 'Wisp', stealth: true },
        { as: 'back', card: 'Wisp' },
      ],
    },
  },
};

function listed(): LegalActions {
  return ask('actions', { ...BOARD, illegal: true });
}

test('everything that could be wanted is legal, or has the reason why it is not', () => {
  const reasons = Object.fromEntries(
    (listed().illegal ?? []).map(({ action, code }) => [JSON.stringify(action), code]),
  );
  expect(reasons).toMatchObject({
    '{"play":"nether"}': 'REQ_ENOUGH_MANA',
    '{"play":"ball","target":"elusive"}': 'REQ_NONSTEALTH_ENEMY_TARGET',
    '{"attack":"raptor","target":"back"}': 'REQ_TARGET_TAUNTER',
  });
  expect(Object.values(reasons)).toContain('REQ_ATTACKER_NOT_FROZEN');
  expect(Object.keys(reasons).filter((key) => key.includes('shot'))).toEqual([]);
});

test('resolving an action that is listed as illegal refuses it for the same reason', () => {
  const { illegal = [], actions } = listed();
  expect(illegal.length).toBeGreaterThan(6);
  for (const { action, code } of illegal) {
    const [report] = resolve({ ...BOARD, actions: [action] }).actions;
    expect(report).toMatchObject({ legal: false, illegal: { code } });
  }
  const legal = new Set(actions.map(({ action }) => JSON.stringify(action)));
  expect(illegal.filter(({ action }) => legal.has(JSON.stringify(action)))).toEqual([]);
});

test('a trade that cannot be paid is listed beside the play that cannot', () => {
  const { illegal = [], actions } = ask('actions', {
    patch: '24.6',
    players: { 1: { mana: 0, hand: [{ as: 'trader', card: 'Guild Trader' }], deck: ['Wisp'] } },
    illegal: true,
  });
  const codes = Object.fromEntries(
    illegal.map(({ action, code }) => [JSON.stringify(action), code]),
  );
  expect(codes).toMatchObject({
    '{"trade":"trader"}': 'REQ_ENOUGH_MANA',
    '{"play":"trader"}': 'REQ_ENOUGH_MANA',
  });
  expect(actions.map(({ action }) => action)).not.toContainEqual({ trade: 'trader' });
});

test('they are listed on request only', () => {
  expect(ask('actions', BOARD)).not.toHaveProperty('illegal');
  expect(refusal({ ...BOARD, illegal: 'yes' }, 'actions').errors?.[0]?.pointer).toBe('/illegal');
});

test('what never attacks heroes is told so, and not that it has only just come', () => {
  const message = (board: object): string | undefined =>
    resolve({
      players: { 1: { board: [board] }, 2: {} },
      actions: [{ attack: 'it', target: 'hero 2' }],
    }).actions[0]!.illegal?.message;
  const heroes = 'This minion cannot attack heroes now.';
  expect(message({ as: 'it', card: 'Icehowl' })).toBe(heroes);
  expect(message({ as: 'it', card: 'Wisp', rush: true, exhausted: true })).toBe(heroes);
  expect(message({ as: 'it', card: 'Wisp', exhausted: true })).toBe(
    'This minion has only just come into play.',
  );
});
