import { type CardEntry, card } from '../../entry.js';

/** NAXX set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_022', 'Voidcaller', {
    rules: { deathrattle: ['HS-COND3'] },
    deathrattle: [
      {
        putIntoPlay: {
          random: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } },
        },
      },
    ],
  }),
];
