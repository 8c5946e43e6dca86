import type { CardDefinition } from '../../definition.js';

/** LOE set, warrior. */
export const LOE_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'LOE_118',
    name: 'Cursed Blade',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'LOE',
    collectible: true,
    cost: 1,
    attack: 2,
    durability: 3,
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO', enchantment: 'LOE_118e' }],
  },
  {
    id: 'LOE_118e',
    name: 'Cursed Blade',
    type: 'ENCHANTMENT',
    class: 'WARRIOR',
    set: 'LOE',
    enchantment: { damageTaken: { times: 2 } },
  },
];
