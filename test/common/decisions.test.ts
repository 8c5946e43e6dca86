import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { NamedOptions, type OptionMatch } from '../../src/rulesets/common/decisions.js';
import { decisionOf, OPTION_CARDS, positionOf, REFERENCES, type State } from './support.js';

const OPTIONS = new NamedOptions<State, number>({
  references: REFERENCES,
  cards: OPTION_CARDS,
  told: ({ options, of }, index) =>
    of === 'entity' && options[index] === 0 ? { pick: 'none', text: 'none' } : null,
});

const POSITION = positionOf(
  [
    [2, 1, 1],
    [2, 2, 1],
    [3, 3, 9],
  ],
  [['big', 6]],
);
const STONES = decisionOf('entity', [4, 5, 6, 0]);
const CARDS = decisionOf('card', [3, 2, 3]);
const NUMBERS = decisionOf('amount', [5, 7]);

test.each<[string, Json, OptionMatch]>([
  ['STONES', { option: 1 }, 1],
  ['STONES', { option: 4 }, 'NONE'],
  ['STONES', 'big', 2],
  ['STONES', { pick: 'big' }, 2],
  ['STONES', { entity: 6 }, 2],
  ['STONES', 'Pebble', 'AMBIGUOUS'],
  ['STONES', 'Pebble #2', 1],
  ['STONES', 'seat 1', 'NONE'],
  ['STONES', 'none', 3],
  ['CARDS', 'Rock', 0],
  ['CARDS', { card: 'pebble' }, 1],
  ['CARDS', 'Sand', 'NONE'],
  ['NUMBERS', 7, 1],
  ['NUMBERS', '7', 1],
  ['NUMBERS', 8, 'NONE'],
])('of %s, %j is option %s', (name, scripted, match) => {
  const decision = { STONES, CARDS, NUMBERS }[name as 'STONES'];
  expect(OPTIONS.match(POSITION, decision, scripted)).toBe(match);
});

test('every option that is told is matched by what it is picked by', () => {
  for (const decision of [STONES, decisionOf('card', [3, 2]), NUMBERS])
    for (const [i] of decision.options.entries()) {
      const { pick, text } = OPTIONS.describe(POSITION, decision, i);
      expect(OPTIONS.match(POSITION, decision, { pick })).toBe(i);
      expect(OPTIONS.match(POSITION, decision, text)).toBe(i);
    }
});

test('cards that share their name are told with their ids', () => {
  const twins = new NamedOptions<State, number>({
    references: REFERENCES,
    cards: { at: (_, index) => ({ id: `stone-${index}`, name: 'Stone' }), named: () => [] },
    told: () => null,
  });
  expect(twins.describe(POSITION, CARDS, 1)).toEqual({ pick: 'stone-2', text: 'Stone (stone-2)' });
});
