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
  {
    id: 'YOD_009',
    name: 'The Amazing Reno',
    type: 'HERO',
    class: 'MAGE',
    set: 'YEAR_OF_THE_DRAGON',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    health: 30,
    armor: 5,
    heroPower: 'YOD_009h',
    battlecry: [{ setAside: 'ALL_MINIONS' }],
  },
  {
    id: 'YOD_009h',
    name: 'What Does This Do?',
    type: 'HERO_POWER',
    class: 'MAGE',
    set: 'YEAR_OF_THE_DRAGON',
    cost: 0,
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ cast: { pool: { type: 'SPELL' } } }] },
    ],
  },
];
