import { type CardEntry, card } from '../../entry.js';
import { RANDOM_DAMAGED_FRIENDLY_CHARACTER } from '../../selectors.js';

/** OG set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('OG_229', 'Ragnaros, Lightlord', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ heal: 8, to: RANDOM_DAMAGED_FRIENDLY_CHARACTER }],
      },
    ],
  }),
  card('OG_310', 'Steward of Darkshire', {
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        when: { entity: 'EVENT_SUBJECT', is: { tag: 'HEALTH_LEFT', exactly: 1 } },
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
];
