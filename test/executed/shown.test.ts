import { expect, test } from 'vitest';
import { shownCards } from './shown.js';

test('a card of the default edition that no scenario names says nothing new', () => {
  const left = shownCards('10.0').flatMap((row) => row.left);
  expect(left.map(({ card, phrases }) => [card.id, phrases])).toEqual([]);
});
