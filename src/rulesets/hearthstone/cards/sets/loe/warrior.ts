import { type CardEntry, card } from '../../entry.js';

/** LOE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_118', 'Cursed Blade', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        rules: ['HS-DH8', 'HS-WEAPON4'],
        to: 'FRIENDLY_HERO',
        enchantment: 'LOE_118e',
      },
    ],
  }),
  card('LOE_118e', 'Cursed Blade', { enchantment: { damageTaken: { times: 2 } } }),
  card('LOE_009', 'Obsidian Destroyer', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'LOE_009t' }] }],
  }),
];
