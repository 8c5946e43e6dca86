import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** LOE set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_118', 'Cursed Blade', {
    triggers: [
      {
        on: 'PREDAMAGE',
        rules: ['ZH-4.9-predamage-hero'],
        subject: YOUR_HERO,
        do: [{ setDamage: { times: [2, 'EVENT_AMOUNT'] } }],
      },
    ],
    // it was no trigger: what its hero takes was twice as much
    was: [
      {
        before: '23.0',
        triggers: [],
        auras: [
          {
            update: 'HEALTH_ATTACK',
            rules: ['HS-DH8', 'HS-WEAPON4'],
            to: 'FRIENDLY_HERO',
            enchantment: 'LOE_118e',
          },
        ],
      },
    ],
  }),
  card('LOE_118e', 'Cursed Blade', { enchantment: { damageTaken: { times: 2 } } }),
  card('LOE_009', 'Obsidian Destroyer', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'LOE_009t' }] }],
  }),
];
