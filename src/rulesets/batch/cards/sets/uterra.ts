import type { CardDefinition } from '../../language/card.js';

/** Uterra. */
export const UTERRA: readonly CardDefinition[] = [
  {
    id: 'spring-dryad',
    name: 'Spring Dryad',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [4, 6, 9],
    health: [4, 6, 9],
    triggers: [
      {
        on: 'CREATURE_ENTERS',
        subject: { all: ['FRIENDLY', { not: 'IS_SELF' }] },
        do: [{ boost: { attack: [1, 2, 3], health: [1, 2, 3] }, on: 'SELF' }],
      },
    ],
  },
  {
    id: 'weirwood-patriarch',
    name: 'Weirwood Patriarch',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [5, 7, 14],
    health: [7, 10, 17],
    triggers: [
      {
        keyword: 'FORGE',
        do: [
          {
            boost: { attack: [2, 3, 5], health: [2, 3, 5] },
            on: { of: 'FRIENDLY_CREATURES', where: { attackAtMost: [3, 5, 7] } },
          },
        ],
      },
    ],
  },
  {
    id: 'toorgmai-mender',
    name: 'Toorgmai Mender',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [2, 5, 9],
    health: [5, 8, 12],
    triggers: [
      {
        keyword: 'FORGE',
        choose: { from: 'ALL_CHARACTERS' },
        do: [{ boost: { health: [5, 8, 12] }, on: 'CHOSEN' }],
      },
    ],
  },
  {
    id: 'echowisp',
    name: 'Echowisp',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [7, 8, 10],
    health: [1, 3, 5],
    triggers: [
      {
        keyword: 'FORGE',
        levels: [1, 2],
        choose: { from: 'ADJACENT_EMPTY_LANES', may: true },
        do: [{ spawn: 'SELF', lane: 'CHOSEN' }],
      },
      { keyword: 'FORGE', levels: [3], do: [{ spawn: 'SELF', lane: 'EACH_EMPTY' }] },
    ],
  },
  {
    id: 'grove-matriarch',
    name: 'Grove Matriarch',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [4, 8, 14],
    health: [6, 10, 16],
    triggers: [
      { keyword: 'VENGEANCE', do: [{ spawn: ['seedling', 'sapling', 'treefolk'], lane: 'OWN' }] },
    ],
  },
  {
    id: 'seedling',
    name: 'Seedling',
    type: 'CREATURE',
    faction: 'UTERRA',
    token: true,
    levels: 1,
    attack: 1,
    health: 1,
  },
  {
    id: 'sapling',
    name: 'Sapling',
    type: 'CREATURE',
    faction: 'UTERRA',
    token: true,
    levels: 1,
    attack: 3,
    health: 3,
  },
  {
    id: 'treefolk',
    name: 'Treefolk',
    type: 'CREATURE',
    faction: 'UTERRA',
    token: true,
    levels: 1,
    attack: 5,
    health: 5,
  },
  {
    id: 'swampmoss-lurker',
    name: 'Swampmoss Lurker',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [8, 13, 22],
    health: [4, 6, 15],
  },
  {
    id: 'stag-of-lys',
    name: 'Stag of Lys',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: [5, 9, 16],
    health: [5, 9, 16],
    triggers: [
      {
        on: 'TURN_END',
        subject: 'FRIENDLY',
        do: [{ boost: { health: [2, 4, 6] }, on: 'FRIENDLY_PLAYER' }],
      },
    ],
  },
  {
    id: 'dozer-the-dormant',
    name: 'Dozer, the Dormant',
    type: 'CREATURE',
    faction: 'UTERRA',
    attack: 0,
    health: [9, 12, 15],
    keywords: { defender: 1 },
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['IS_SELF', 'SURVIVES'] },
        do: [{ become: 'dozer-the-awakened' }],
      },
      {
        on: 'BATTLE_DAMAGE',
        subject: { all: ['IS_SELF', 'SURVIVES'] },
        do: [{ become: 'dozer-the-awakened' }],
      },
    ],
  },
  {
    id: 'dozer-the-awakened',
    name: 'Dozer, the Awakened',
    type: 'CREATURE',
    faction: 'UTERRA',
    token: true,
    attack: [9, 12, 15],
    health: [9, 12, 15],
  },
  {
    id: 'ancestral-echoes',
    name: 'Ancestral Echoes',
    type: 'SPELL',
    faction: 'UTERRA',
    play: [{ grant: 0, on: 'FRIENDLY_PLAYER', lasts: { uses: [2, 2, 0] } }],
    grants: [
      {
        on: 'TURN_END',
        subject: 'FRIENDLY',
        do: [{ boost: { attack: [1, 2, 2], health: [2, 4, 4] }, on: 'FRIENDLY_CREATURES' }],
      },
    ],
  },
  {
    id: 'lysian-shard',
    name: 'Lysian Shard',
    type: 'SPELL',
    faction: 'UTERRA',
    overload: true,
    target: 'ALL_CREATURES',
    play: [{ boost: { attack: 6, health: 6 }, on: 'TARGET' }],
  },
];
