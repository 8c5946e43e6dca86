import { type CardEntry, card } from '../../entry.js';

/** LOE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_118', 'Cursed Blade', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO', enchantment: 'LOE_118e' }],
  }),
  card('LOE_118e', 'Cursed Blade', { enchantment: { damageTaken: { times: 2 } } }),
];
