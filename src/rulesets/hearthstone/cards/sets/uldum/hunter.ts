import { type CardEntry, card } from '../../entry.js';
import { SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** ULDUM set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_152', 'Pressure Plate', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'OPPONENTS',
        when: { exists: SURVIVING_ENEMY_MINIONS },
        do: [{ destroy: { random: SURVIVING_ENEMY_MINIONS } }],
      },
    ],
  }),
];
