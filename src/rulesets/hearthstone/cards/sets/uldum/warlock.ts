import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** ULDUM set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_167', 'Diseased Vulture', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: YOUR_HERO,
        when: { all: ['YOUR_TURN', 'BOARD_NOT_FULL'] },
        do: [{ summon: { pool: { type: 'MINION', cost: 3 } } }],
      },
    ],
  }),
];
