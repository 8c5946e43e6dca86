import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, priest. */
export const EXPERT1_PRIEST: readonly CardDefinition[] = [
  {
    id: 'EX1_621',
    name: 'Circle of Healing',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'EXPERT1',
    collectible: true,
    cost: 0,
  },
  {
    id: 'EX1_335',
    name: 'Lightspawn',
    type: 'MINION',
    class: 'PRIEST',
    set: 'EXPERT1',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 3,
    attack: 0,
    health: 4,
    was: [{ before: '24.6.2', cost: 4, attack: 0, health: 5 }],
  },
  {
    id: 'EX1_345',
    name: 'Mindgames',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'EXPERT1',
    collectible: true,
    cost: 4,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
  },
  {
    id: 'EX1_334',
    name: 'Shadow Madness',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'EXPERT1',
    collectible: true,
    cost: 3,
    was: [{ before: '17.0', cost: 4 }],
    requires: {
      REQ_ENEMY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_NUM_MINION_SLOTS: 1,
      REQ_TARGET_MAX_ATTACK: 3,
      REQ_TARGET_TO_PLAY: 0,
    },
  },
];
