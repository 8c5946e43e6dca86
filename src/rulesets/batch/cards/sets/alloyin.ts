import type { CardDefinition } from '../../language/card.js';

/** Alloyin. */
export const ALLOYIN: readonly CardDefinition[] = [
  {
    id: 'nexus-core',
    name: 'Nexus Core',
    type: 'CREATURE',
    faction: 'ALLOYIN',
    attack: 0,
    health: [15, 25, 40],
    keywords: { defender: 1 },
  },
  {
    id: 'alyssa-strifeborn',
    name: 'Alyssa, Strifeborn',
    type: 'CREATURE',
    faction: 'ALLOYIN',
    attack: [2, 4, 10],
    health: [12, 16, 24],
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['IS_SELF', 'HIT_SURVIVED'] },
        do: [{ boost: { attack: [1, 2, 3], health: 1 }, on: 'SELF', times: 'EVENT_AMOUNT' }],
      },
    ],
  },
  {
    id: 'shardplate-behemoth',
    name: 'Shardplate Behemoth',
    type: 'CREATURE',
    faction: 'ALLOYIN',
    attack: 0,
    health: [11, 13, 15],
    while: ['ATTACK_IS_HEALTH'],
  },
  {
    id: 'alloyin-general',
    name: 'Alloyin General',
    type: 'CREATURE',
    faction: 'ALLOYIN',
    attack: [2, 4, 6],
    health: [8, 13, 18],
    while: [{ adjacentAttack: [2, 4, 6] }],
  },
  {
    id: 'wipe-clean',
    name: 'Wipe Clean',
    type: 'SPELL',
    faction: 'ALLOYIN',
    overload: true,
    play: [{ loseAbilities: 'ALL_CHARACTERS' }],
  },
];
