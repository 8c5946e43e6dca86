import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_289', 'Moorabi', {
    triggers: [
      {
        on: 'FREEZE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('ICC_481p', 'Transmute Spirit', {
    text: [{ transform: 'TARGET', into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1 } } }],
  }),
];
