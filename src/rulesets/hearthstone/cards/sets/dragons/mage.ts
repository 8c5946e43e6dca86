import { type CardEntry, card } from '../../entry.js';

/** DRAGONS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_323', 'Learn Draconic', {
    quest: { progress: 8, reward: 'DRG_323t', summoned: true },
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        rules: ['ZH-5.1-counter', 'ZH-5.3-sidequests'],
        do: [{ repeat: 'EVENT_AMOUNT', do: [{ questProgress: 1 }] }],
      },
    ],
  }),
];
