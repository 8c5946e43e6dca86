import { type CardEntry, card } from '../../entry.js';

/** GILNEAS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_640', 'Curio Collector', {
    triggers: [{ on: 'DRAW', whose: 'YOURS', do: [{ enchant: 'GIL_640e', on: 'SELF' }] }],
  }),
  card('GIL_640e', 'Rare Find!', { enchantment: { attack: 1, health: 1 } }),
  card('GIL_548', 'Book of Specters', {
    text: [{ draw: 3, save: 'drawn' }, { discard: { of: { saved: 'drawn' }, where: 'SPELL' } }],
  }),
];
