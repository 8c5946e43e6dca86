import type { CardDefinition } from '../../definition.js';

/** BASIC set, rogue. */
export const BASIC_ROGUE: readonly CardDefinition[] = [
  {
    id: 'HERO_03bp',
    name: 'Dagger Mastery',
    type: 'HERO_POWER',
    class: 'ROGUE',
    set: 'BASIC',
    cost: 2,
    text: [{ equip: 'CS2_082' }],
  },
  {
    id: 'HERO_03',
    name: 'Valeera Sanguinar',
    type: 'HERO',
    class: 'ROGUE',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_03bp',
  },
  {
    id: 'CS2_082',
    name: 'Wicked Knife',
    type: 'WEAPON',
    class: 'ROGUE',
    set: 'BASIC',
    cost: 1,
    attack: 1,
    durability: 2,
  },
  {
    id: 'EX1_278',
    name: 'Shiv',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'BASIC',
    collectible: true,
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 1, to: 'TARGET' }, { draw: 1 }],
  },
];
