import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, warrior. */
export const EXPERT1_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'EX1_407',
    name: 'Brawl',
    type: 'SPELL',
    class: 'WARRIOR',
    set: 'EXPERT1',
    collectible: true,
    cost: 5,
    requires: { REQ_MINIMUM_TOTAL_MINIONS: 2 },
    text: [
      { save: 'winner', entities: { random: 'ALL_MINIONS' } },
      { destroy: { of: 'ALL_MINIONS', except: { saved: 'winner' } } },
    ],
  },
];
