import type { CardDefinition } from '../../definition.js';

/** UNGORO set, rogue. */
export const UNGORO_ROGUE: readonly CardDefinition[] = [
  {
    id: 'UNG_823',
    name: 'Envenom Weapon',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'UNGORO',
    collectible: true,
    cost: 3,
    requires: { REQ_WEAPON_EQUIPPED: 0 },
    text: [{ enchant: 'UNG_823e', on: 'FRIENDLY_WEAPON' }],
  },
  {
    id: 'UNG_823e',
    name: 'Envenomed',
    type: 'ENCHANTMENT',
    set: 'UNGORO',
    enchantment: { grants: ['POISONOUS'] },
  },
];
