import { type CardEntry, card } from '../../entry.js';

/** NAXX set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_022', 'Voidcaller', {
    deathrattle: [
      {
        putIntoPlay: {
          random: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } },
        },
      },
    ],
  }),
];
