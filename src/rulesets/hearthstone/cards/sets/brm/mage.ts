import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** BRM set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_002', 'Flamewaker', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ repeat: 2, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
];
