import { expect, test } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';

/** Missiles between Boom Bots: chance takes more ways than anybody can wait for. */
const MISSILES: JsonObject = {
  customCards: [
    {
      id: 'MISSILES',
      name: 'Missiles',
      type: 'SPELL',
      text: [{ repeat: 60, do: [{ damage: 1, to: { random: 'ALL_CHARACTERS' } }] }],
    },
  ],
  players: {
    1: { hand: ['Missiles'], board: Array.from({ length: 7 }, () => ({ card: 'Boom Bot' })) },
    2: { board: Array.from({ length: 7 }, () => ({ card: 'Boom Bot' })) },
  },
  actions: [{ play: 'Missiles' }],
};

/** A long run, of which nobody can ask so much. */
const TRADES: JsonObject = {
  players: {
    1: { board: Array.from({ length: 7 }, (_, i) => ({ as: `a${i}`, card: 'Wisp', health: 90 })) },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti', attack: 1, health: 900 }] },
  },
  actions: Array.from({ length: 200 }, () => 'endTurn'),
};
const many = (count: number, each: Json): Json => Array.from({ length: count }, () => each);

const QUESTIONS: Readonly<Record<string, readonly [JsonObject, Json]>> = {
  'the distribution of too much': [
    MISSILES,
    [{ distribution: [{ p: 1, when: [{ result: 'none' }] }] }],
  ],
  'what holds always': [MISSILES, [{ always: [{ happens: 'event DAMAGE' }] }]],
  'what is possible': [MISSILES, [{ possible: [{ entity: 'hero 1', damage: 3 }] }]],
  'what holds throughout, a thousand times': [
    TRADES,
    [{ throughout: many(1_000, { entity: 'yeti', damage: 0 }) }],
  ],
  'patterns inside patterns, two thousand times': [
    TRADES,
    many(2_000, { never: { kind: 'event', name: 'DAMAGE', within: { kind: 'event' } } }),
  ],
};

test.each(Object.entries(QUESTIONS))('verify ends by itself: %s', (_, [scenario, expectations]) => {
  const body = { ...scenario, expect: expectations };
  const outcome = operate('verify', body, { deadline: performance.now() + 50 });
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'DEADLINE_EXCEEDED' } });
});
