import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, rogue. */
export const ICECROWN_ROGUE: readonly CardDefinition[] = [
  {
    id: 'ICC_850',
    name: 'Shadowblade',
    type: 'WEAPON',
    class: 'ROGUE',
    set: 'ICECROWN',
    collectible: true,
    cost: 3,
    attack: 3,
    durability: 2,
    battlecry: [{ enchant: 'ICC_850e', on: 'FRIENDLY_HERO' }],
  },
  {
    id: 'ICC_850e',
    name: 'Shaded',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'ICECROWN',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' },
  },
];
