import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, paladin. */
export const LOOTAPALOOZA_PALADIN: readonly CardDefinition[] = [
  {
    id: 'LOOT_093',
    name: 'Call to Arms',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'LOOTAPALOOZA',
    collectible: true,
    cost: 4,
    text: [
      {
        repeat: 3,
        do: [
          {
            putIntoPlay: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['MINION', { tag: 'COST', atMost: 2 }] },
              },
            },
          },
        ],
      },
    ],
    was: [
      { before: '11.1', cost: 4 },
      { before: '24.6.2', cost: 5 },
    ],
  },
];
