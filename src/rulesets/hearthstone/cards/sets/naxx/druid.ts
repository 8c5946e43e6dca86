import type { CardDefinition } from '../../definition.js';

/** NAXX set, druid. */
export const NAXX_DRUID: readonly CardDefinition[] = [
  {
    id: 'FP1_019',
    name: 'Poison Seeds',
    type: 'SPELL',
    class: 'DRUID',
    set: 'NAXX',
    collectible: true,
    cost: 4,
    text: [
      { save: 'all', entities: 'ALL_MINIONS' },
      { destroy: { saved: 'all' } },
      { forceDeathPhase: true },
      { forEach: { saved: 'all' }, do: [{ summon: 'FP1_019t', who: 'IT_CONTROLLER' }] },
    ],
  },
  {
    id: 'FP1_019t',
    name: 'Treant',
    type: 'MINION',
    class: 'DRUID',
    set: 'NAXX',
    cost: 2,
    attack: 2,
    health: 2,
    was: [{ before: '13.4', cost: 1 }],
  },
];
