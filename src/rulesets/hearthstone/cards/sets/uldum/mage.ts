import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** ULDUM set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_239', 'Flame Ward', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'MINION',
        subject: YOUR_HERO,
        do: [{ damage: 3, to: 'ENEMY_MINIONS' }],
      },
    ],
  }),
];
