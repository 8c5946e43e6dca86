import { type CardEntry, card } from '../../entry.js';
import { ADAPTATIONS } from './adaptations.js';

/** UNGORO set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_047', 'Ravenous Pterrordax', {
    rules: { battlecry: ['HS-FDP1'] },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { destroy: 'TARGET' },
          { forceDeathPhase: true },
          { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
          { adapt: 'SELF', offering: { oneOf: ADAPTATIONS } },
        ],
      },
    ],
  }),
  card('UNG_833', 'Lakkari Felhound', {
    rules: { battlecry: ['SUP-QRS2'] },
    battlecry: [{ discard: { random: 'FRIENDLY_HAND', count: 2 } }],
  }),
];
