import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_433', 'Dr. Morrigan', {
    rules: { deathrattle: ['ZH-4.7-pseudo-move'] },
    deathrattle: [
      { save: 'minion', entities: { random: { of: 'FRIENDLY_DECK', where: 'MINION' } } },
      {
        if: { exists: { saved: 'minion' } },
        then: [{ shuffleIntoDeck: 'SELF' }, { putIntoPlay: { saved: 'minion' } }],
      },
    ],
  }),
];
