import { expect, test } from 'vitest';
import { execute } from './executed.js';

const HOUR = 3_600_000;

test('everything that a card of the default edition does has been done', { timeout: HOUR }, () => {
  const { never } = execute({ patch: '10.0', boards: 6000, seed: 1 });
  expect(never.map(({ card, part, effect }) => [card.id, part, effect])).toEqual([]);
});
