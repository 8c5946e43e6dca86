import { type CardEntry, card } from '../../entry.js';
import { RANDOM_DAMAGED_FRIENDLY_CHARACTER } from '../../selectors.js';

/** LOOTAPALOOZA set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_373', 'Healing Rain', {
    rules: { text: ['SUP-MW-RANDOMHEAL'] },
    text: [
      {
        repeat: 12,
        do: [
          {
            if: { entity: 'FRIENDLY_PLAYER', is: { tag: 'HEALING_DOES_DAMAGE', atLeast: 1 } },
            then: [
              {
                damage: 1,
                to: { random: { of: 'FRIENDLY_CHARACTERS', where: 'SURVIVES' } },
                fixed: true,
              },
            ],
            else: [{ heal: 1, to: RANDOM_DAMAGED_FRIENDLY_CHARACTER }],
          },
        ],
      },
    ],
  }),
];
