import { type CardEntry, card } from '../../entry.js';

/** YOD set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_022', 'Risky Skipper', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ damage: 1, to: 'ALL_MINIONS' }],
      },
    ],
  }),
];
