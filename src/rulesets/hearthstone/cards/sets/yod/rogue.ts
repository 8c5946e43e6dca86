import { type CardEntry, card } from '../../entry.js';

/** YEAR_OF_THE_DRAGON set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_016', 'Skyvateer', { deathrattle: [{ draw: 1 }] }),
  card('YOD_017', 'Shadow Sculptor', {
    rules: { combo: ['HS-INF-cards-of-the-turn'] },
    combo: [{ draw: { minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1] } }],
  }),
  card('YOD_018', 'Waxmancy', {
    text: [
      {
        discover: { pool: { type: 'MINION', battlecry: true } },
        save: 'taken',
        then: [{ enchant: 'YOD_018e', on: { saved: 'taken' } }],
      },
    ],
  }),
  card('YOD_018e', 'Forged in Wax', { enchantment: { cost: -2 } }),
];
