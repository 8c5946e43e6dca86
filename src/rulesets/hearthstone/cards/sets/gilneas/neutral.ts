import type { CardDefinition } from '../../definition.js';

/** GILNEAS set, neutral. */
export const GILNEAS_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'GIL_561',
    name: 'Blackwald Pixie',
    type: 'MINION',
    set: 'GILNEAS',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 4,
    battlecry: [{ refreshHeroPower: true }],
  },
];
