import type { CardDefinition } from '../../definition.js';

/** BASIC set, druid. */
export const BASIC_DRUID: readonly CardDefinition[] = [
  {
    id: 'HERO_06',
    name: 'Malfurion Stormrage',
    type: 'HERO',
    class: 'DRUID',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_06bp',
  },
  {
    id: 'HERO_06bp',
    name: 'Shapeshift',
    type: 'HERO_POWER',
    class: 'DRUID',
    set: 'BASIC',
    cost: 2,
    text: [{ enchant: 'CS2_017o', on: 'FRIENDLY_HERO' }, { gainArmor: 1 }],
  },
  {
    id: 'CS2_017o',
    name: 'Claws',
    type: 'ENCHANTMENT',
    class: 'DRUID',
    set: 'BASIC',
    enchantment: { attack: 1, lasts: 'THIS_TURN' },
  },
  {
    id: 'CS2_012',
    name: 'Swipe',
    type: 'SPELL',
    class: 'DRUID',
    set: 'BASIC',
    collectible: true,
    cost: 4,
    requires: { REQ_ENEMY_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [
      {
        damageTogether: [
          { damage: 4, to: 'TARGET' },
          { damage: 1, to: { reversed: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } } },
        ],
      },
    ],
    was: [
      {
        before: '2.7.0.9166',
        text: [
          { damage: 4, to: 'TARGET' },
          { damage: 1, to: { of: 'ENEMY_CHARACTERS', except: 'TARGET' } },
        ],
      },
    ],
  },
  {
    id: 'CS2_005',
    name: 'Claw',
    type: 'SPELL',
    class: 'DRUID',
    set: 'BASIC',
    collectible: true,
    cost: 1,
    text: [{ enchant: 'CS2_005o', on: 'FRIENDLY_HERO' }, { gainArmor: 2 }],
  },
  {
    id: 'CS2_005o',
    name: 'Claw',
    type: 'ENCHANTMENT',
    class: 'DRUID',
    set: 'BASIC',
    enchantment: { attack: 2, lasts: 'THIS_TURN' },
  },
  {
    id: 'EX1_169',
    name: 'Innervate',
    type: 'SPELL',
    class: 'DRUID',
    set: 'BASIC',
    collectible: true,
    cost: 0,
    text: [{ gainMana: 1, kind: 'TEMPORARY' }],
    was: [{ before: '9.1', text: [{ gainMana: 2, kind: 'TEMPORARY' }] }],
  },
];
