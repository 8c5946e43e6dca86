import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, warrior. */
export const LOOTAPALOOZA_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'LOOT_041',
    name: 'Kobold Barbarian',
    type: 'MINION',
    class: 'WARRIOR',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 3,
    attack: 4,
    health: 4,
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { forceAttack: 'SELF', on: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } },
        ],
      },
    ],
  },
];
