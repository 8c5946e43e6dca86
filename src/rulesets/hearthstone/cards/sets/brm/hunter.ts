import { type CardEntry, card } from '../../entry.js';
import { EMPTY_HANDED } from '../../selectors.js';

/** BRM set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_013', 'Quick Shot', {
    text: [
      { damage: 3, to: 'TARGET' },
      { if: EMPTY_HANDED, then: [{ draw: 1 }] },
    ],
  }),
  card('BRM_014', 'Core Rager', {
    battlecry: [{ if: EMPTY_HANDED, then: [{ enchant: 'BRM_014e', on: 'SELF' }] }],
  }),
  card('BRM_014e', 'Power Rager', { enchantment: { attack: 3, health: 3 } }),
];
