import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** TROLL set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_241', 'Gonk, the Raptor', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: { all: ['MINION', 'KILLED'] },
        rules: ['ZH-2.6-attacks-allowed'],
        do: [
          {
            set: {
              NUM_ATTACKS_THIS_TURN: {
                minus: [{ tag: 'NUM_ATTACKS_THIS_TURN', of: 'FRIENDLY_HERO' }, 1],
              },
            },
            on: 'FRIENDLY_HERO',
          },
        ],
      },
    ],
  }),
];
