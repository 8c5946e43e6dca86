import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON } from '../../selectors.js';

/** BRM set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_017', 'Resurrect', {
    rules: { text: ['HS-DEC3', 'HS-DEC4'] },
    text: [{ resurrect: { died: 'THIS_GAME', side: 'FRIENDLY' }, count: 1 }],
  }),
  card('BRM_004', 'Twilight Whelp', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'BRM_004e', on: 'SELF' }] }],
  }),
  card('BRM_004e', 'Twilight Endurance', { enchantment: { health: 2 } }),
];
