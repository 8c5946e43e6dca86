import type { CardDefinition } from '../../definition.js';

/** LOE set, druid. */
export const LOE_DRUID: readonly CardDefinition[] = [
  {
    id: 'LOE_051',
    name: 'Jungle Moonkin',
    type: 'MINION',
    class: 'DRUID',
    set: 'LOE',
    collectible: true,
    cost: 4,
    attack: 4,
    health: 4,
    spellDamage: 2,
    auras: [{ update: 'OTHER', tag: 'SPELLPOWER', on: 'ENEMY_PLAYER', amount: 2 }],
  },
];
