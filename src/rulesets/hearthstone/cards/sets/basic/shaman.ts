import type { CardDefinition } from '../../definition.js';

/** BASIC set, shaman. */
export const BASIC_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'EX1_565',
    name: 'Flametongue Totem',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'BASIC',
    race: 'TOTEM',
    collectible: true,
    cost: 2,
    attack: 0,
    health: 2,
    was: [
      { before: '14.0', cost: 2, attack: 0, health: 3 },
      { before: '24.6.2', cost: 3, attack: 0, health: 3 },
    ],
  },
  {
    id: 'NEW1_009',
    name: 'Healing Totem',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'BASIC',
    race: 'TOTEM',
    cost: 1,
    attack: 0,
    health: 2,
  },
  {
    id: 'HERO_02',
    name: 'Thrall',
    type: 'HERO',
    class: 'SHAMAN',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_02bp',
  },
  {
    id: 'HERO_02bp',
    name: 'Totemic Call',
    type: 'HERO_POWER',
    class: 'SHAMAN',
    set: 'BASIC',
    cost: 2,
  },
];
