import type { CardDefinition } from '../../definition.js';

/** NAXX set, warlock. */
export const NAXX_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'FP1_022',
    name: 'Voidcaller',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'NAXX',
    race: 'DEMON',
    collectible: true,
    cost: 4,
    attack: 3,
    health: 4,
    deathrattle: [
      {
        putIntoPlay: {
          random: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } },
        },
      },
    ],
  },
];
