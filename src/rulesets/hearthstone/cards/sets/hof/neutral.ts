import type { CardDefinition } from '../../definition.js';

/** HOF set, neutral. */
export const HOF_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'EX1_007',
    name: 'Acolyte of Pain',
    type: 'MINION',
    set: 'HOF',
    collectible: true,
    cost: 3,
    attack: 1,
    health: 3,
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ draw: 1 }] }],
  },
  {
    id: 'EX1_298',
    name: 'Ragnaros the Firelord',
    type: 'MINION',
    set: 'HOF',
    rarity: 'LEGENDARY',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 8,
    attack: 8,
    health: 8,
    keywords: ['CANT_ATTACK'],
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ damage: 8, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
      },
    ],
  },
  {
    id: 'Mekka2',
    name: 'Repair Bot',
    type: 'MINION',
    set: 'HOF',
    race: 'MECHANICAL',
    cost: 1,
    attack: 0,
    health: 3,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ heal: 6, to: { random: { of: 'ALL_CHARACTERS', where: 'DAMAGED' } } }],
      },
    ],
  },
  {
    id: 'EX1_016',
    name: 'Sylvanas Windrunner',
    type: 'MINION',
    set: 'HOF',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 6,
    attack: 5,
    health: 5,
    was: [
      {
        before: '1.0.0.4442',
        cost: 5,
        deathrattle: [{ takeControl: { random: 'ENEMY_MINIONS' } }],
      },
      { before: '2.4.0.8311', deathrattle: [{ takeControl: { random: 'ENEMY_MINIONS' } }] },
    ],
    deathrattle: [{ takeControl: { random: { of: 'ENEMY_MINIONS', where: 'SURVIVES' } } }],
  },
];
