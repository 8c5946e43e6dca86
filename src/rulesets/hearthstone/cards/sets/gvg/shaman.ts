import type { CardDefinition } from '../../definition.js';

/** GVG set, shaman. */
export const GVG_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'GVG_029',
    name: "Ancestor's Call",
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'GVG',
    collectible: true,
    cost: 4,
    text: [
      { putIntoPlay: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } },
      { putIntoPlay: { random: { of: 'ENEMY_HAND', where: 'MINION' } } },
    ],
  },
  {
    id: 'GVG_036',
    name: 'Powermace',
    type: 'WEAPON',
    class: 'SHAMAN',
    set: 'GVG',
    collectible: true,
    cost: 3,
    attack: 3,
    durability: 2,
    deathrattle: [
      {
        enchant: 'GVG_036e',
        on: { random: { of: 'FRIENDLY_MINIONS', where: { race: 'MECHANICAL' } } },
      },
    ],
    was: [
      {
        before: '4.2.0.12051',
        deathrattle: [
          {
            enchant: 'GVG_036e',
            on: {
              random: {
                of: 'FRIENDLY_MINIONS',
                where: { all: [{ race: 'MECHANICAL' }, 'SURVIVES'] },
              },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'GVG_036e',
    name: 'Powered',
    type: 'ENCHANTMENT',
    class: 'SHAMAN',
    set: 'GVG',
    enchantment: { attack: 2, health: 2 },
  },
];
