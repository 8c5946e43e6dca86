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
    auras: [{ update: 'HEALTH_ATTACK', to: 'ENEMY_PLAYER', enchantment: 'LOE_051e' }],
  },
  /** Its id is ours: what the one above does to the opponent. */
  {
    id: 'LOE_051e',
    name: 'Jungle Moonkin',
    type: 'ENCHANTMENT',
    class: 'DRUID',
    set: 'LOE',
    enchantment: { spellDamage: 2 },
  },
];
