import type { CardDefinition } from '../../definition.js';

/** GVG set, druid. */
export const GVG_DRUID: readonly CardDefinition[] = [
  {
    id: 'GVG_035',
    name: 'Malorne',
    type: 'MINION',
    class: 'DRUID',
    set: 'GVG',
    rarity: 'LEGENDARY',
    race: 'BEAST',
    collectible: true,
    cost: 7,
    attack: 9,
    health: 7,
    deathrattle: [{ shuffleIntoDeck: 'SELF' }],
  },
  {
    id: 'GVG_080',
    name: 'Druid of the Fang',
    type: 'MINION',
    class: 'DRUID',
    set: 'GVG',
    collectible: true,
    cost: 5,
    attack: 4,
    health: 4,
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { race: 'BEAST' } } },
        then: [{ transform: 'SELF', into: 'GVG_080t' }],
      },
    ],
  },
  {
    id: 'GVG_080t',
    name: 'Druid of the Fang',
    type: 'MINION',
    class: 'DRUID',
    set: 'GVG',
    race: 'BEAST',
    cost: 5,
    attack: 7,
    health: 7,
  },
];
