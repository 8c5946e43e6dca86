import type { CardDefinition } from '../../definition.js';

/** BRM set, mage. */
export const BRM_MAGE: readonly CardDefinition[] = [
  {
    id: 'BRM_002',
    name: 'Flamewaker',
    type: 'MINION',
    class: 'MAGE',
    set: 'BRM',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 4,
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [
          {
            repeat: 2,
            do: [{ damage: 1, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
          },
        ],
      },
    ],
  },
];
