import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, rogue. */
export const EXPERT1_ROGUE: readonly CardDefinition[] = [
  {
    id: 'EX1_133',
    name: "Perdition's Blade",
    type: 'WEAPON',
    class: 'ROGUE',
    set: 'EXPERT1',
    collectible: true,
    cost: 3,
    attack: 2,
    durability: 2,
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 1, to: 'TARGET' }],
    combo: [{ damage: 2, to: 'TARGET' }],
  },
  {
    id: 'CS2_233',
    name: 'Blade Flurry',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
    was: [
      {
        before: '5.0.0.12574',
        cost: 2,
        text: [
          { save: 'damage', value: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } },
          { destroy: 'FRIENDLY_WEAPON' },
          { damage: { saved: 'damage' }, to: 'ENEMY_CHARACTERS' },
        ],
      },
      { before: '24.6.2', cost: 4 },
    ],
    requires: { REQ_WEAPON_EQUIPPED: 0 },
    text: [
      { save: 'damage', value: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } },
      { destroy: 'FRIENDLY_WEAPON' },
      { damage: { saved: 'damage' }, to: 'ENEMY_MINIONS' },
    ],
  },
  {
    id: 'NEW1_014',
    name: 'Master of Disguise',
    type: 'MINION',
    class: 'ROGUE',
    set: 'EXPERT1',
    collectible: true,
    cost: 4,
    attack: 4,
    health: 4,
    requires: {
      REQ_FRIENDLY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_NONSELF_TARGET: 0,
      REQ_TARGET_IF_AVAILABLE: 0,
    },
    battlecry: [{ enchant: 'NEW1_014e', on: 'TARGET' }],
  },
  {
    id: 'NEW1_014e',
    name: 'Disguised',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'EXPERT1',
    enchantment: { grants: ['STEALTH'], lasts: 'UNTIL_YOUR_NEXT_TURN' },
  },
];
