import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

const STRIKE_AT_RANDOM: readonly Effect[] = [
  { save: 'hit', entities: { random: SURVIVING_ENEMY_MINIONS } },
  { damage: 3, to: { saved: 'hit' } },
];

/** BARRENS set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('WC_020', 'Perpetual Flame', {
    rules: { text: ['ZH-2.3-use-vs-cast'] },
    text: [
      ...STRIKE_AT_RANDOM,
      {
        if: { entity: { saved: 'hit' }, is: 'KILLED' },
        then: [
          {
            repeatUntil: {
              not: {
                all: [
                  { entity: { saved: 'hit' }, is: 'KILLED' },
                  { exists: SURVIVING_ENEMY_MINIONS },
                ],
              },
            },
            do: [{ overload: 1 }, ...STRIKE_AT_RANDOM],
          },
        ],
      },
    ],
  }),
];
