import { describe, expect, it } from 'vitest';
import { nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { Names } from '../../src/rulesets/ruleset.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, OperationName, Outcome } from '../../src/scenario/oracle.js';
import { randomBoard } from '../hearthstone/random-board.js';
import { sent } from './support/ask.js';
import { isReachable, mutate } from './support/mutate.js';

/** More of them by hand: FUZZ_ROUNDS=100000 npx vitest run test/scenario/fuzz. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1000);

const SHORT_FORM: Json = {
  title: 'fuzz',
  ruleset: 'hearthstone',
  patch: '10.0',
  turn: { number: 3, player: 1 },
  players: {
    1: {
      hero: { as: 'me', card: 'Rexxar', health: 30, damage: 12, armor: 1 },
      heroPower: { card: 'Fireblast', exhausted: false },
      mana: { crystals: 10, used: 0, temporary: 0, overloaded: 0, owed: 0 },
      board: [
        { as: 'a', card: 'Chillwind Yeti', damage: 1, attack: 2, health: 7, stealth: true },
        { card: 'Wisp', enchantments: ['Blessing of Might', { card: 'CS2_087e', by: 2 }] },
        { as: 'b', card: 'Knife Juggler', tags: { TAUNT: 1 } },
      ],
      hand: ['Fireball', { as: 'c', card: 'Wisp', cost: 1 }, 'Arcane Intellect'],
      deck: ['Wisp', { card: 'Fireball' }],
      secrets: ['Counterspell'],
      quest: { card: 'Jungle Giants', progress: 2 },
      weapon: { card: 'Fiery War Axe', attack: 4, durability: 1 },
      graveyard: ['Wisp'],
      fatigue: 2,
    },
    2: { board: [{ as: 'd', card: 'Bloodfen Raptor', frozen: true }] },
  },
  order: ['d', 'a'],
  deaths: [{ card: 'Wisp', player: 1, turn: 1 }],
  customCards: [
    { id: 'X', name: 'X', type: 'MINION', attack: 1, health: 1, deathrattle: [{ draw: 1 }] },
  ],
  actions: [
    { play: 'Fireball', target: 'hero 2' },
    { play: 'c', position: 1 },
    { attack: 'a', target: 'hero 2' },
    { heroPower: 'hero 2' },
    'endTurn',
  ],
  decisions: [{ pick: 'hero 2' }],
  random: { seed: 3 },
  trace: 'SUMMARY',
};

const OPERATIONS = ['resolve', 'resolve', 'actions', 'normalise', 'verify'] as const;

function fuzz(base: (random: RandomState) => Json, seed: number): Outcome {
  const random = seedRandom(seed);
  const body = mutate(base(random), random);
  const operation: OperationName = OPERATIONS[nextBelow(random, OPERATIONS.length)]!;
  try {
    const outcome = operate(operation, body, {});
    if (!outcome.ok) {
      expect(outcome.problem.status).toBe(422);
      for (const { path } of outcome.problem.errors ?? [])
        expect([path, isReachable(body, path)]).toEqual([path, true]);
    }
    return outcome;
  } catch (error) {
    throw new Error(`seed ${seed}: ${JSON.stringify(body).slice(0, 3000)}`, { cause: error });
  }
}

describe('any body', () => {
  it('in the short form is answered or refused', () => {
    let answered = 0;
    expect(operate('resolve', SHORT_FORM, {})).toMatchObject({ ok: true });
    for (let seed = 1; seed <= ROUNDS; seed++) if (fuzz(() => SHORT_FORM, seed).ok) answered++;
    expect(answered).toBeGreaterThan(ROUNDS / 20);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).card).toBeUndefined();
  }, 3_600_000);

  it('with a full state is answered or refused', () => {
    let answered = 0;
    const boards = Array.from({ length: 20 }, (_, i) =>
      sent(HEARTHSTONE.setup.view({ state: randomBoard(seedRandom(i)), names: new Names() })),
    );
    const base = (random: RandomState): Json => ({
      state: boards[nextBelow(random, boards.length)]!,
      actions: ['heroPower', 'endTurn', 'endTurn'],
      random: { seed: 1 },
    });
    for (let seed = 1; seed <= ROUNDS / 4; seed++) if (fuzz(base, seed).ok) answered++;
    expect(answered).toBeGreaterThan(ROUNDS / 40);
  }, 3_600_000);
});
