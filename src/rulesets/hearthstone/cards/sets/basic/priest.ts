import type { CardDefinition } from '../../definition.js';

/** BASIC set, priest. */
export const BASIC_PRIEST: readonly CardDefinition[] = [
  {
    id: 'HERO_09',
    name: 'Anduin Wrynn',
    type: 'HERO',
    class: 'PRIEST',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_09bp',
  },
  {
    id: 'CS1_112',
    name: 'Holy Nova',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'BASIC',
    collectible: true,
    cost: 4,
    was: [{ before: '17.0', cost: 5 }],
  },
  {
    id: 'HERO_09bp',
    name: 'Lesser Heal',
    type: 'HERO_POWER',
    class: 'PRIEST',
    set: 'BASIC',
    cost: 2,
  },
  {
    id: 'CS1_113',
    name: 'Mind Control',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'BASIC',
    collectible: true,
    cost: 10,
    requires: {
      REQ_ENEMY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_NUM_MINION_SLOTS: 1,
      REQ_TARGET_TO_PLAY: 0,
    },
  },
  {
    id: 'CS2_234',
    name: 'Shadow Word: Pain',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'BASIC',
    collectible: true,
    cost: 2,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_MAX_ATTACK: 3, REQ_TARGET_TO_PLAY: 0 },
  },
];
