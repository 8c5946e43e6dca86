import type { CardDefinition } from '../../definition.js';

/** NAXX set, priest. */
export const NAXX_PRIEST: readonly CardDefinition[] = [
  {
    id: 'FP1_023',
    name: 'Dark Cultist',
    type: 'MINION',
    class: 'PRIEST',
    set: 'NAXX',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 4,
    deathrattle: [
      { enchant: 'FP1_023e', on: { random: { of: 'FRIENDLY_MINIONS', except: 'SELF' } } },
    ],
  },
  {
    id: 'FP1_023e',
    name: 'Power of the Ziggurat',
    type: 'ENCHANTMENT',
    class: 'PRIEST',
    set: 'NAXX',
    enchantment: { health: 3 },
  },
];
