import { type CardEntry, card } from '../../entry.js';

/** NAXX set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_020', 'Avenge', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['HS-DEATH-secret', 'HS-ARE1', 'HS-ARE2'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: { exists: 'FRIENDLY_MINIONS' },
        when: { exists: 'FRIENDLY_MINIONS' },
        do: [{ enchant: 'FP1_020e', on: { random: 'FRIENDLY_MINIONS' } }],
      },
    ],
  }),
  card('FP1_020e', 'Vengeance', { enchantment: { attack: 3, health: 2 } }),
];
