import type { CardDefinition } from '../../definition.js';

/** GVG set, warlock. */
export const GVG_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'GVG_100',
    name: 'Floating Watcher',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GVG',
    race: 'DEMON',
    collectible: true,
    cost: 5,
    attack: 4,
    health: 4,
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['HERO', 'FRIENDLY'] },
        queueIf: 'YOUR_TURN',
        do: [{ enchant: 'GVG_100e', on: 'SELF' }],
      },
    ],
  },
  {
    id: 'GVG_021',
    name: "Mal'Ganis",
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GVG',
    rarity: 'LEGENDARY',
    race: 'DEMON',
    collectible: true,
    cost: 9,
    attack: 9,
    health: 7,
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { race: 'DEMON' }, except: 'SELF' },
        enchantment: 'GVG_021e',
      },
      { update: 'OTHER', tag: 'IMMUNE', on: 'FRIENDLY_HERO' },
    ],
  },
  {
    id: 'GVG_021e',
    name: "Grasp of Mal'Ganis",
    type: 'ENCHANTMENT',
    class: 'WARLOCK',
    set: 'GVG',
    enchantment: { attack: 2, health: 2 },
  },
  {
    id: 'GVG_100e',
    name: 'Brow Furrow',
    type: 'ENCHANTMENT',
    class: 'WARLOCK',
    set: 'GVG',
    enchantment: { attack: 2, health: 2 },
  },
  {
    id: 'GVG_018',
    name: 'Queen of Pain',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GVG',
    race: 'DEMON',
    collectible: true,
    cost: 2,
    attack: 1,
    health: 4,
    keywords: ['LIFESTEAL'],
    was: [
      {
        before: '9.0',
        name: 'Mistress of Pain',
        keywords: [],
        triggers: [
          { on: 'DAMAGE', source: 'IS_SELF', do: [{ heal: 'EVENT_AMOUNT', to: 'FRIENDLY_HERO' }] },
        ],
      },
      { before: '15.4', name: 'Mistress of Pain' },
    ],
  },
];
