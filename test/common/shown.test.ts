import { expect, test } from 'vitest';
import { zonesOf } from '../../src/rulesets/common/shown.js';
import { compared, leftOf, type Tabletop, type Tile } from '../../src/rulesets/common/tabletop.js';

const tile = (id: number, of: Partial<Tile> = {}): Tile => ({
  id,
  name: 'Pebble',
  alias: null,
  shape: 'FIGHTER',
  tint: null,
  numbers: {},
  looks: [],
  marks: [],
  ...of,
});
const stone = tile(4, {
  alias: 'stone',
  numbers: { attack: compared('Attack', 1, 1), health: leftOf('Health', 2, 5, 5) },
  marks: [{ icon: 'STAR', title: 'Round' }],
});
const TABLE: Tabletop = {
  turn: 1,
  active: 2,
  result: 'none',
  seats: [
    {
      player: 1,
      leaders: [{ name: 'seat', tile: tile(3, { numbers: { armor: compared('Armor', 2, 2) } }) }],
      crystals: null,
      rows: [
        { name: 'row', isFixed: false, tiles: [stone] },
        { name: 'places', isFixed: true, tiles: [null, tile(5)] },
      ],
      piles: [
        {
          name: 'bag',
          isOpen: true,
          cards: [
            tile(6, { numbers: { cost: compared('Cost', 3, 3) } }),
            tile(7, { numbers: { cost: compared('Cost', 2, 3) } }),
          ],
        },
        { name: 'gone', isPast: true, isOpen: false, cards: [tile(8)] },
      ],
    },
  ],
  middle: [{ name: 'river', isFixed: false, tiles: [tile(9)] }],
  panels: [],
};

test('a table in words: every zone with names, numbers and marks, what is past left out', () => {
  const zones = zonesOf(TABLE);
  expect(zones.map(({ player, zone, items }) => [player, zone, items])).toEqual([
    [1, 'seat', ['Pebble']],
    [1, 'row', ['stone 1/2']],
    [1, 'places', ['2: Pebble']],
    [1, 'bag', ['Pebble', 'Pebble Cost 2']],
    [2, 'river', ['Pebble']],
  ]);
  expect(zones.flatMap(({ cards }) => cards.map(({ marks }) => marks))).toEqual([
    ['Armor 2'],
    ['Health 2 of 5', 'Round'],
    ...[[], [], [], []],
  ]);
});
