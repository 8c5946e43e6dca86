import { type CardEntry, card } from '../../entry.js';
import { recruit } from '../../recruit.js';
import { YOUR_HERO } from '../../selectors.js';

/** DRAGONS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_051', 'Strength in Numbers', {
    quest: { progress: 10, side: true, reward: [recruit()] },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 'EVENT_AMOUNT' }],
      },
    ],
  }),
  card('DRG_317', 'Secure the Deck', {
    quest: { progress: 2, side: true, reward: [{ giveCard: 'CS2_005', count: 3 }] },
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
];
