import { type CardEntry, card } from '../../entry.js';

/** UNGORO set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_823', 'Envenom Weapon', { text: [{ enchant: 'UNG_823e', on: 'FRIENDLY_WEAPON' }] }),
  card('UNG_823e', 'Envenomed', { enchantment: { grants: ['POISONOUS'] } }),
];
