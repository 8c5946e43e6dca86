import { FIGHTER, fighter } from '../../drawing/fighter.js';
import { element } from '../../drawing/markup.js';
import type { NumberPlace, Tile, TileNumber } from '../../rulesets/common/tabletop.js';
import type { CatalogueItem } from '../../scenario/oracle.js';
import { drawn, type Html } from './html.js';

/** Room around a tile for the numbers that stand over its edge. */
const EDGE = 6;

/** Facts of a card that stand on its tile as numbers, and where; of two for one place the one that it has. */
const NUMBERS: readonly (readonly [fact: string, place: NumberPlace])[] = [
  ['cost', 'cost'],
  ['attack', 'attack'],
  ['durability', 'health'],
  ['health', 'health'],
  ['armor', 'armor'],
];

/** A card as its tile would be on a table. */
export function cardPicture(card: CatalogueItem): Html {
  const tile = tileOf(card);
  const box = `${-EDGE} ${-EDGE} ${FIGHTER.width + 2 * EDGE} ${FIGHTER.height + 2 * EDGE}`;
  const attributes = { class: 'portrait', viewBox: box, 'aria-hidden': 'true' };
  const ground = { class: 'zone', x: -EDGE, y: -EDGE, width: FIGHTER.width + 2 * EDGE };
  const cloth = element('rect', { ...ground, height: FIGHTER.height + 2 * EDGE, rx: 12 });
  return drawn(element('svg', attributes, cloth + fighter(tile)));
}

function tileOf(card: CatalogueItem): Tile {
  const numbers = NUMBERS.flatMap(([fact, place]): [NumberPlace, TileNumber][] => {
    const value = card[fact];
    if (typeof value !== 'number') return [];
    return [[place, { name: fact, value, state: 'PRINTED', title: `${fact} ${value}` }]];
  });
  return {
    ...{ id: 0, name: String(card.name), alias: null, shape: 'FIGHTER', looks: [], marks: [] },
    ...(typeof card.race === 'string' ? { kind: card.race } : {}),
    tint: typeof card.class === 'string' ? card.class : null,
    numbers: Object.fromEntries(numbers),
  };
}
