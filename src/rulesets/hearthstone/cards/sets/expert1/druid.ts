import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, druid. */
export const EXPERT1_DRUID: readonly CardDefinition[] = [
  {
    id: 'EX1_160',
    name: 'Power of the Wild',
    type: 'SPELL',
    class: 'DRUID',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
    chooseOne: ['EX1_160b', 'EX1_160a'],
  },
  {
    id: 'EX1_160b',
    name: 'Leader of the Pack',
    type: 'SPELL',
    class: 'DRUID',
    set: 'EXPERT1',
    cost: 0,
    text: [{ enchant: 'EX1_160be', on: 'FRIENDLY_MINIONS' }],
  },
  {
    id: 'EX1_160a',
    name: 'Summon a Panther',
    type: 'SPELL',
    class: 'DRUID',
    set: 'EXPERT1',
    cost: 0,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'EX1_160t' }],
  },
  {
    id: 'EX1_160be',
    name: 'Leader of the Pack',
    type: 'ENCHANTMENT',
    class: 'DRUID',
    set: 'EXPERT1',
    enchantment: { attack: 1, health: 1 },
  },
  {
    id: 'EX1_160t',
    name: 'Panther',
    type: 'MINION',
    class: 'DRUID',
    set: 'EXPERT1',
    race: 'BEAST',
    cost: 2,
    attack: 3,
    health: 2,
  },
];
