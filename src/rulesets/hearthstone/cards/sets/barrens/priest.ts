import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY_MINION } from '../../selectors.js';

/** BARRENS set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_311', 'Devouring Plague', {
    rules: { text: ['ZH-5.1-spell-damage', 'ZH-A.2-no-spell-damage-list'] },
    text: [
      {
        repeat: { boosted: 4 },
        do: [{ damage: 1, to: RANDOM_ENEMY_MINION, fixed: true }],
      },
    ],
  }),
];
