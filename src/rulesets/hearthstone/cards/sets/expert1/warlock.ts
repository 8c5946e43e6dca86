import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, warlock. */
export const EXPERT1_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'EX1_319',
    name: 'Flame Imp',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'EXPERT1',
    race: 'DEMON',
    collectible: true,
    cost: 1,
    attack: 3,
    health: 2,
    battlecry: [{ damage: 3, to: 'FRIENDLY_HERO' }],
  },
  {
    id: 'EX1_315',
    name: 'Summoning Portal',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'EXPERT1',
    collectible: true,
    cost: 4,
    attack: 0,
    health: 4,
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'MINION' },
        enchantment: 'EX1_315e',
        priority: 'FIRST',
      },
    ],
  },
  {
    id: 'EX1_315e',
    name: 'Portal Summoning',
    type: 'ENCHANTMENT',
    set: 'EXPERT1',
    enchantment: { cost: { add: -2, notBelow: 1 } },
  },
  {
    id: 'EX1_312',
    name: 'Twisting Nether',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'EXPERT1',
    collectible: true,
    cost: 8,
    text: [{ destroy: 'ALL_MINIONS' }],
  },
];
