import type { CardDefinition } from '../../definition.js';

/** KARA set, warlock. */
export const KARA_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'KAR_089',
    name: "Malchezaar's Imp",
    type: 'MINION',
    class: 'WARLOCK',
    set: 'KARA',
    collectible: true,
    race: 'DEMON',
    cost: 1,
    attack: 1,
    health: 3,
    triggers: [{ on: 'DISCARD', whose: 'YOURS', do: [{ draw: 1 }] }],
  },
];
