import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Json } from '../../src/kernel/index.js';
import { nextBelow, playoutSource, Run, seedRandom } from '../../src/kernel/index.js';
import { Fields } from '../../src/rulesets/common/fields.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { readPool } from '../../src/rulesets/hearthstone/adapter/setup/custom-cards.js';
import { createGame } from '../../src/rulesets/hearthstone/adapter/setup/game.js';
import { cardSchema } from '../../src/rulesets/hearthstone/cards/schema/card.js';
import { fieldsOf } from '../../src/rulesets/hearthstone/cards/schema/fit.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import { get, set } from '../../src/rulesets/hearthstone/state/access.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import { GAME, PLAYERS, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { createById, enterZone } from '../../src/rulesets/hearthstone/state/zones.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { GameState, Tag, Zone } from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { valuesOf } from './arbitrary.js';

type Card = Record<string, Json>;
type CardType = CardDefinition['type'];

const FIELDS = (cardSchema as unknown as z.ZodObject).shape;

const BUDGET = { steps: 4_000, depth: 128, nodes: 10_000, entities: 400 };
const ACTIONS = 8;

/** A random card of a type: it does something, has nothing that does not fit, and can be played. */
function cards(type: CardType, id: string, ...does: (keyof CardDefinition)[]): fc.Arbitrary<Card> {
  const behaviour = does.map((field) => valuesOf(FIELDS[field] as z.ZodType, field));
  return fc.tuple(valuesOf(cardSchema), ...behaviour).map(([card, ...values]) => {
    const kept = Object.entries(card as Card).filter(([key]) => fieldsOf(type).includes(key));
    const done = does.map((field, i) => [field, values[i]] as const);
    return { ...Object.fromEntries([...kept, ...done]), id, type, name: id, cost: 1, was: [] };
  });
}

const FOUR_CARDS = fc.tuple(
  cards('MINION', 'RANDOM_1', 'battlecry', 'triggers', 'health'),
  cards('MINION', 'RANDOM_2', 'deathrattle', 'auras', 'health'),
  cards('SPELL', 'RANDOM_SPELL', 'text'),
  cards('ENCHANTMENT', 'RANDOM_E', 'enchantment', 'triggers'),
);

function poolWith(custom: readonly Card[], problems: Problems): CardPool | null {
  const fields = new Fields({ customCards: custom }, [], problems);
  return readPool(fields, editionOf('10.0'), problems)?.pool ?? null;
}

function boardOf(pool: CardPool): State {
  const run = createGame(pool, editionOf('10.0'), ['HERO_08', 'HERO_09']);
  const s = run.state;
  for (const player of PLAYERS) {
    const put = (zone: Zone, ids: readonly string[]): void => {
      for (const id of ids) enterZone(run, createById(run, id, player, 0), zone);
    };
    put(Zone.PLAY, ['RANDOM_1', 'CS2_231', 'EX1_096', 'CS2_106']);
    put(Zone.HAND, ['RANDOM_1', 'RANDOM_2', 'RANDOM_SPELL', 'CS2_029']);
    put(Zone.DECK, ['CS2_231', 'RANDOM_1', 'RANDOM_2', 'RANDOM_SPELL']);
    set(run, player + 1, Tag.RESOURCES, 10);
    set(run, s.hero[player], Tag.DAMAGE, 5);
  }
  s.mayDie = true;
  return s;
}

/** Plays at random; what the last run came to. */
function play(pool: CardPool, seed: number): string {
  const random = seedRandom(seed);
  let state = boardOf(pool);
  for (let i = 0; i < ACTIONS && get(state, GAME, Tag.STATE) !== GameState.COMPLETE; i++) {
    const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
    const legal = legalActions(state, player).filter(({ type }) => type !== 'concede');
    const run = new Run(PROGRAM, state, [], {
      source: playoutSource(random),
      budget: BUDGET,
      trace: 'SUMMARY',
      checked: true,
    });
    startAction(run, player, legal[nextBelow(random, legal.length)]!);
    const status = run.advance();
    if (status === 'limit') return status;
    expect(status).toBe('complete');
    state = run.state;
  }
  return 'complete';
}

test('random cards compile or are refused, and play without breaking anything', () => {
  const seen = { refused: 0, complete: 0, limit: 0 };
  fc.assert(
    fc.property(FOUR_CARDS, fc.integer({ min: 1, max: 1 << 30 }), (custom, seed) => {
      const problems = new Problems();
      const pool = poolWith(custom, problems);
      expect(pool === null).toBe(!problems.isEmpty);
      const came = pool === null ? 'refused' : play(pool, seed);
      seen[came as keyof typeof seen]++;
    }),
    { numRuns: 150, seed: 7 },
  );
  expect(seen.complete).toBeGreaterThan(55);
});
