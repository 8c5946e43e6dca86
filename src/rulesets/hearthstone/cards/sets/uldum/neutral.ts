import { type CardEntry, card } from '../../entry.js';

/** ULDUM set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_616', 'Titanic Lackey', { battlecry: [{ enchant: 'ULD_616e', on: 'TARGET' }] }),
  card('ULD_616e', 'Hardened', { enchantment: { health: 2, grants: ['TAUNT'] } }),
];
