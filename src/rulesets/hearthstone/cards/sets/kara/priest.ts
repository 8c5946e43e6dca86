import { type CardEntry, card } from '../../entry.js';

/** KARA set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_013', 'Purify', { text: [{ silence: 'TARGET' }, { draw: 1 }] }),
  card('KAR_035', 'Priest of the Feast', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ heal: 3, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('KAR_204', 'Onyx Bishop', {
    battlecry: [
      {
        resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
        count: 1,
      },
    ],
  }),
];
