import { describe, expect, test } from 'vitest';
import { SETS } from '../../src/rulesets/hearthstone/cards/sets/index.js';

type Node = Readonly<Record<string, unknown>>;

const RANDOM = ['pool', 'oneOf', 'anyOf', 'cardsOf', 'died'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function isRandom(choice: unknown): boolean {
  return isNode(choice) && RANDOM.some((word) => word in choice) && !('at' in choice);
}

/** Whether a selector can name more than one entity. */
function isMany(selector: unknown): boolean {
  if (!isNode(selector)) return /MINIONS|HAND|DECK|CHARACTERS/.test(String(selector));
  if ('random' in selector) return (selector['count'] ?? 1) !== 1;
  return 'of' in selector ? isMany(selector['of']) : 'union' in selector;
}

/** An effect draws its card once: for several, it must stand in `forEach` or `repeat`. */
function drawsOneForAll(effect: Node): boolean {
  if (isRandom(effect['giveCard'])) return (effect['count'] ?? 1) !== 1;
  if (isRandom(effect['into'])) return isMany(effect['transform']);
  return isRandom(effect['withCard']) && isMany(effect['replace']);
}

function within(value: unknown): Node[] {
  if (!isNode(value)) return [];
  const below = Object.values(value).flatMap(within);
  return drawsOneForAll(value) ? [value, ...below] : below;
}

describe('a random card for each of several', () => {
  test('is drawn anew by every card', () => {
    expect(SETS.flat().flatMap(within)).toEqual([]);
  });

  test.each([
    { transform: 'FRIENDLY_MINIONS', into: { pool: { type: 'MINION' } } },
    { replace: { of: 'FRIENDLY_HAND', where: 'SPELL' }, withCard: { pool: {} } },
    { giveCard: { pool: { type: 'SPELL' } }, count: 2 },
  ])('is seen to be missing in %j', (effect) => {
    expect(within([{ forEach: 'ALL_MINIONS', do: [effect] }])).toEqual([effect]);
  });

  test.each([
    { transform: 'IT', into: { pool: { type: 'MINION' } } },
    { transform: 'ALL_MINIONS', into: 'CS2_tk1' },
    { transform: { random: 'FRIENDLY_HAND' }, into: { pool: {} } },
  ])('is not asked of %j', (effect) => {
    expect(within([effect])).toEqual([]);
  });
});
