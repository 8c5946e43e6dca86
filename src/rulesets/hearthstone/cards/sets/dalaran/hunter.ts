import { type CardEntry, card } from '../../entry.js';

/** DALARAN set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_377', 'Nine Lives', {
    rules: { text: ['ZH-3.3-needs-living-target'] },
    text: [
      {
        discover: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', deathrattle: true },
        },
        save: 'taken',
        then: [{ resolveDeathrattleOf: { saved: 'taken' } }],
      },
    ],
  }),
];
