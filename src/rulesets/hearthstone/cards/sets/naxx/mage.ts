import { type CardEntry, card } from '../../entry.js';

/** NAXX set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_018', 'Duplicate', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['HS-ARE4'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: 'HAND_NOT_FULL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, count: 2 }],
      },
    ],
  }),
];
