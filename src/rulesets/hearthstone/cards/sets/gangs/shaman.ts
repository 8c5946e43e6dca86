import { type CardEntry, card } from '../../entry.js';

/** GANGS set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_697', 'Lotus Illusionist', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'HERO',
        do: [{ transform: 'SELF', into: { pool: { type: 'MINION', cost: 6 } } }],
      },
    ],
  }),
];
