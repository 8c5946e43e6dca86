import { type CardEntry, card } from '../../entry.js';

/** BRM set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_011', 'Lava Shock', { text: [{ damage: 2, to: 'TARGET' }, { unlockOverload: 'YOU' }] }),
  card('BRM_012', 'Fireguard Destroyer', {
    battlecry: [{ enchant: 'BRM_012e', on: 'SELF', num1: { randomFrom: [1, 4] } }],
  }),
  card('BRM_012e', 'On Fire!', { enchantment: { attack: 'NUM_1' } }),
];
