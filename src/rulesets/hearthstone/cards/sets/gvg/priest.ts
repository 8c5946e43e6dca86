import type { CardDefinition } from '../../definition.js';

/** GVG set, priest. */
export const GVG_PRIEST: readonly CardDefinition[] = [
  {
    id: 'GVG_012',
    name: 'Light of the Naaru',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'GVG',
    collectible: true,
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { heal: 3, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'DAMAGED' }, then: [{ summon: 'EX1_001' }] },
    ],
  },
  {
    id: 'GVG_072',
    name: 'Shadowboxer',
    type: 'MINION',
    class: 'PRIEST',
    set: 'GVG',
    race: 'MECHANICAL',
    collectible: true,
    cost: 2,
    attack: 2,
    health: 3,
    triggers: [
      {
        on: 'HEALING',
        do: [{ damage: 1, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
      },
    ],
    was: [
      {
        before: '5.0',
        triggers: [
          {
            on: 'HEALING',
            do: [
              {
                damage: 1,
                to: {
                  random: { of: 'ENEMY_CHARACTERS', where: { tag: 'HEALTH_LEFT', atLeast: 1 } },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'GVG_011',
    name: 'Shrinkmeister',
    type: 'MINION',
    class: 'PRIEST',
    set: 'GVG',
    collectible: true,
    cost: 2,
    attack: 3,
    health: 2,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ enchant: 'GVG_011a', on: 'TARGET' }],
  },
  {
    id: 'GVG_011a',
    name: 'Shrunk',
    type: 'ENCHANTMENT',
    set: 'GVG',
    enchantment: { attack: -2, lasts: 'THIS_TURN' },
  },
  {
    id: 'GVG_014',
    name: "Vol'jin",
    type: 'MINION',
    class: 'PRIEST',
    set: 'GVG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 5,
    attack: 6,
    health: 2,
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [
      { save: 'its', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { save: 'own', value: { tag: 'HEALTH_LEFT', of: 'SELF' } },
      { enchant: 'GVG_014a', on: 'TARGET', num1: { saved: 'own' } },
      { enchant: 'GVG_014a', on: 'SELF', num1: { saved: 'its' } },
    ],
  },
  {
    id: 'GVG_014a',
    name: 'Shadowed',
    type: 'ENCHANTMENT',
    class: 'PRIEST',
    set: 'GVG',
    enchantment: { health: { set: 'NUM_1' } },
  },
  {
    id: 'GVG_010',
    name: "Velen's Chosen",
    type: 'SPELL',
    class: 'PRIEST',
    set: 'GVG',
    collectible: true,
    cost: 3,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'GVG_010b', on: 'TARGET' }],
  },
  {
    id: 'GVG_010b',
    name: "Velen's Chosen",
    type: 'ENCHANTMENT',
    set: 'GVG',
    enchantment: { attack: 2, health: 4, spellDamage: 1 },
  },
];
