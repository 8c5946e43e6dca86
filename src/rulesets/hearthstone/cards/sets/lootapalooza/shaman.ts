import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, shaman. */
export const LOOTAPALOOZA_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'LOOT_373',
    name: 'Healing Rain',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 3,
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
            else: [{ heal: 1, to: { random: { of: 'FRIENDLY_CHARACTERS', where: 'DAMAGED' } } }],
          },
        ],
      },
    ],
  },
];
