import { type CardEntry, card } from '../../entry.js';

/** BRM set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_011', 'Lava Shock', { text: [{ damage: 2, to: 'TARGET' }, { unlockOverload: 'YOU' }] }),
];
