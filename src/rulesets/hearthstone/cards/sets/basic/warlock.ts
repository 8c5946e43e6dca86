import type { CardDefinition } from '../../definition.js';

/** BASIC set, warlock. */
export const BASIC_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'CS2_061',
    name: 'Drain Life',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'BASIC',
    collectible: true,
    cost: 3,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 2, to: 'TARGET' },
      { heal: 2, to: 'FRIENDLY_HERO' },
    ],
  },
  {
    id: 'HERO_07',
    name: "Gul'dan",
    type: 'HERO',
    class: 'WARLOCK',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_07bp',
  },
  {
    id: 'CS2_062',
    name: 'Hellfire',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'BASIC',
    collectible: true,
    cost: 4,
    text: [{ damage: 3, to: 'ALL_CHARACTERS' }],
  },
  {
    id: 'HERO_07bp',
    name: 'Life Tap',
    type: 'HERO_POWER',
    class: 'WARLOCK',
    set: 'BASIC',
    cost: 2,
    text: [{ damage: 2, to: 'FRIENDLY_HERO' }, { draw: 1 }],
  },
  {
    id: 'EX1_302',
    name: 'Mortal Coil',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'BASIC',
    collectible: true,
    cost: 1,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 1, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'KILLED' }, then: [{ draw: 1 }] },
    ],
  },
];
