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
    // a spell that was countered did not count
    was: [
      {
        before: '17.2.1',
        triggers: [
          {
            on: 'AFTER_SPELL',
            whose: 'YOURS',
            subject: { all: ['SPELL', { tag: 'PLAYED_IN_TURN', atLeast: 1 }] },
            rules: ['ZH-5.3-sidequests'],
            do: [{ repeat: 'EVENT_AMOUNT', do: [{ questProgress: 1 }] }],
          },
        ],
      },
    ],
  }),
];
