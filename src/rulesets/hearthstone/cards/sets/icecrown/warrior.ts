import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_238', 'Animated Berserker', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ damage: 1, to: 'EVENT_SUBJECT' }],
      },
    ],
  }),
];
