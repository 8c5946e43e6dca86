import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_850', 'Shadowblade', { battlecry: [{ enchant: 'ICC_850e', on: 'FRIENDLY_HERO' }] }),
  card('ICC_850e', 'Shaded', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
];
