import type { CardDefinition } from '../../definition.js';

/** BASIC set, warrior. */
export const BASIC_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'HERO_01bp',
    name: 'Armor Up!',
    type: 'HERO_POWER',
    class: 'WARRIOR',
    set: 'BASIC',
    cost: 2,
    text: [{ gainArmor: 2 }],
  },
  {
    id: 'CS2_114',
    name: 'Cleave',
    type: 'SPELL',
    class: 'WARRIOR',
    set: 'BASIC',
    collectible: true,
    cost: 2,
    requires: { REQ_MINIMUM_ENEMY_MINIONS: 1 },
    text: [{ damage: 2, to: { random: { of: 'ENEMY_MINIONS', where: 'SURVIVES' }, count: 2 } }],
    was: [{ before: '15.4', requires: { REQ_MINIMUM_ENEMY_MINIONS: 2 } }],
  },
  {
    id: 'CS2_106',
    name: 'Fiery War Axe',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'BASIC',
    collectible: true,
    cost: 3,
    attack: 3,
    durability: 2,
    was: [{ before: '9.1', cost: 2, attack: 3, durability: 2 }],
  },
  {
    id: 'HERO_01',
    name: 'Garrosh Hellscream',
    type: 'HERO',
    class: 'WARRIOR',
    set: 'BASIC',
    health: 30,
    heroPower: 'HERO_01bp',
  },
];
