import type { CardDefinition } from '../../definition.js';

/** NAXX set, rogue. */
export const NAXX_ROGUE: readonly CardDefinition[] = [
  {
    id: 'FP1_026',
    name: "Anub'ar Ambusher",
    type: 'MINION',
    class: 'ROGUE',
    set: 'NAXX',
    collectible: true,
    cost: 4,
    attack: 5,
    health: 5,
    deathrattle: [{ returnToHand: { random: 'FRIENDLY_MINIONS' } }],
  },
];
