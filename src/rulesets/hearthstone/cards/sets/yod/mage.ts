import type { CardDefinition } from '../../definition.js';

/** YEAR_OF_THE_DRAGON set, mage. */
export const YOD_MAGE: readonly CardDefinition[] = [
  {
    id: 'YOD_008',
    name: 'Arcane Amplifier',
    type: 'MINION',
    class: 'MAGE',
    set: 'YEAR_OF_THE_DRAGON',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 5,
    heroPowerDamage: 2,
  },
];
