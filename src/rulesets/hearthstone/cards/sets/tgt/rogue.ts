import type { CardDefinition } from '../../definition.js';

/** TGT set, rogue. */
export const TGT_ROGUE: readonly CardDefinition[] = [
  {
    id: 'AT_029',
    name: 'Buccaneer',
    type: 'MINION',
    class: 'ROGUE',
    set: 'TGT',
    race: 'PIRATE',
    collectible: true,
    cost: 1,
    attack: 2,
    health: 1,
    triggers: [{ on: 'EQUIP', whose: 'YOURS', do: [{ enchant: 'AT_029e', on: 'EVENT_SUBJECT' }] }],
  },
  {
    id: 'AT_029e',
    name: 'Extra Stabby',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { attack: 1 },
  },
  {
    id: 'AT_033',
    name: 'Burgle',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'TGT',
    collectible: true,
    cost: 3,
    text: [
      {
        if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
        then: [{ giveCard: 'GAME_005', count: 2 }],
        else: [{ repeat: 2, do: [{ giveCard: { pool: { classOf: 'ENEMY_HERO' } } }] }],
      },
    ],
  },
  {
    id: 'AT_031',
    name: 'Cutpurse',
    type: 'MINION',
    class: 'ROGUE',
    set: 'TGT',
    collectible: true,
    cost: 2,
    attack: 2,
    health: 2,
    triggers: [
      { on: 'ATTACK', source: 'IS_SELF', subject: 'HERO', do: [{ giveCard: 'GAME_005' }] },
    ],
  },
];
