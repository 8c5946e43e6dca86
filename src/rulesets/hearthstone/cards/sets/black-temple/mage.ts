import { type CardEntry, card } from '../../entry.js';

/** BLACK_TEMPLE set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BT_006', 'Evocation', {
    text: [
      {
        repeatUntil: { not: 'HAND_NOT_FULL' },
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } }, with: 'BT_006e' }],
      },
    ],
  }),
  card('BT_006e', 'Evocation', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-3.2-priority'],
        when: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ discard: 'HOST' }],
      },
    ],
  }),
];
