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
  },
  {
    id: 'EX1_312',
    name: 'Twisting Nether',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'EXPERT1',
    collectible: true,
    cost: 8,
  },
];
