import type { CardDefinition } from '../../definition.js';

/** TGT set, druid. */
export const TGT_DRUID: readonly CardDefinition[] = [
  {
    id: 'AT_045',
    name: 'Aviana',
    type: 'MINION',
    class: 'DRUID',
    set: 'TGT',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 5,
    health: 5,
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'MINION' },
        enchantment: 'AT_045eee',
      },
    ],
    was: [{ before: '14.0', cost: 9 }],
  },
  {
    id: 'AT_045eee',
    name: "Aviana's Blessing",
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { cost: { set: 1 } },
  },
  {
    id: 'AT_038',
    name: 'Darnassus Aspirant',
    type: 'MINION',
    class: 'DRUID',
    set: 'TGT',
    collectible: true,
    cost: 2,
    attack: 2,
    health: 3,
    battlecry: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }],
    deathrattle: [{ gainMana: -1, kind: 'EMPTY_CRYSTAL' }],
  },
];
