import { type CardEntry, card } from '../../entry.js';

/** BRM set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_008', 'Dark Iron Skulker', {
    rules: { battlecry: ['HS-DH3'] },
    battlecry: [{ damage: 2, to: { of: 'ENEMY_MINIONS', where: 'UNDAMAGED' }, oneByOne: true }],
  }),
  card('BRM_007', 'Gang Up', {
    text: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } }] }],
  }),
];
