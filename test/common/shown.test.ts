import { expect, test } from 'vitest';
import { Marks, shownZone } from '../../src/rulesets/common/shown.js';

const MARKS = new Marks([[0, 'round']], [[1, 'cracks']], (count, name) => `${count} ${name}`);

test('marks are the states that hold and the counts that are not 0', () => {
  const marksOf = (cells: readonly number[]) => MARKS.of((column) => cells[column]!);
  expect([marksOf([1, 2]), marksOf([0, 2]), marksOf([1, 0])]).toEqual([
    ['round', '2 cracks'],
    ['2 cracks'],
    ['round'],
  ]);
});

test('a zone says its cards as texts too, with their numbers where they show', () => {
  const stone = { id: 4, name: 'Pebble', stats: '1 lb', marks: [] };
  const seat = { id: 1, name: 'seat', stats: null, marks: [] };
  expect(shownZone(3, 'bag', [stone, seat])).toEqual({
    player: 3,
    zone: 'bag',
    items: ['Pebble 1 lb', 'seat'],
    cards: [stone, seat],
  });
});
