import type { CardDefinition } from '../../language/card.js';

/** Nekrium. */
export const NEKRIUM: readonly CardDefinition[] = [
  {
    id: 'dreadbolt',
    name: 'Dreadbolt',
    type: 'SPELL',
    faction: 'NEKRIUM',
    target: { of: 'ALL_CREATURES', where: { levelAtMost: [1, 2, 9] } },
    play: [{ destroy: 'TARGET' }],
  },
  {
    id: 'blight-walker',
    name: 'Blight Walker',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    tribes: ['ZOMBIE'],
    attack: [1, 3, 7],
    health: [5, 10, 17],
    triggers: [
      {
        on: 'BATTLE_DAMAGE',
        source: 'IS_SELF',
        subject: { all: ['CREATURE', { levelAtMost: [1, 2, 9] }] },
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  },
  {
    id: 'graveborn-glutton',
    name: 'Graveborn Glutton',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    tribes: ['ABOMINATION'],
    attack: [6, 11, 17],
    health: [3, 8, 14],
    triggers: [
      {
        keyword: 'VENGEANCE',
        do: [
          {
            damage: {
              randomFrom: [
                [1, 2, 4],
                [4, 8, 12],
              ],
            },
            to: 'ENEMY_PLAYER',
          },
        ],
      },
    ],
  },
  {
    id: 'shallow-grave',
    name: 'Shallow Grave',
    type: 'SPELL',
    faction: 'NEKRIUM',
    free: [3],
    target: { of: 'FRIENDLY_CREATURES', where: { levelAtMost: [2, 9, 9] } },
    play: [{ grant: 0, on: 'TARGET', lasts: 'THIS_TURN' }],
    grants: [{ keyword: 'VENGEANCE', do: [{ spawn: 'SELF', lane: 'RANDOM' }] }],
  },
  {
    id: 'scourge-knights',
    name: 'Scourge Knights',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    attack: [4, 8, 14],
    health: [4, 8, 14],
    triggers: [
      {
        keyword: 'FORMATION',
        choose: { from: 'ENEMY_CREATURES' },
        do: [{ boost: { attack: [-2, -4, -6], health: [-2, -4, -6] }, on: 'CHOSEN' }],
      },
    ],
  },
  {
    id: 'vengeful-spirit',
    name: 'Vengeful Spirit',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    attack: [3, 5, 7],
    health: [1, 3, 5],
    triggers: [
      {
        keyword: 'VENGEANCE',
        do: [{ boost: { attack: [-3, -6, -9], health: [-3, -6, -9] }, on: 'OPPOSING' }],
      },
    ],
  },
  {
    id: 'tarsus-deathweaver',
    name: 'Tarsus Deathweaver',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    attack: [5, 9, 15],
    health: [5, 9, 15],
    triggers: [
      {
        on: 'CREATURE_ENTERS',
        subject: { all: ['FRIENDLY', { not: 'FORGED' }, { not: 'IS_SELF' }] },
        self: 'SELF_WITNESSED',
        do: [{ boost: { attack: [2, 4, 6], health: [2, 4, 6] }, on: 'EVENT_SUBJECT' }],
      },
    ],
  },
  {
    id: 'grimgaunt-doomrider',
    name: 'Grimgaunt Doomrider',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    attack: [4, 7, 12],
    health: [6, 9, 14],
    triggers: [
      {
        on: 'CREATURE_DESTROYED',
        subject: { all: ['FRIENDLY', { not: 'IS_SELF' }] },
        self: 'SELF_WITNESSED',
        do: [
          { moveToLaneOf: 'EVENT_SUBJECT' },
          { boost: { attack: [1, 1, 2], health: [1, 1, 2] }, on: 'SELF' },
          { boost: { attack: [-1, -1, -2], health: [-1, -1, -2] }, on: 'OPPOSING' },
        ],
      },
    ],
  },
  {
    id: 'dr-frankenbaum',
    name: 'Dr. Frankenbaum',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    tribes: ['ABOMINATION'],
    attack: [6, 9, 14],
    health: [5, 8, 13],
    triggers: [
      {
        on: 'CREATURE_DESTROYED',
        subject: { all: ['FRIENDLY', { tribe: 'ABOMINATION' }] },
        self: 'SELF_WITNESSED',
        do: [{ damage: [2, 3, 4], to: 'ENEMY_PLAYER' }],
      },
    ],
  },
  {
    id: 'lyria-muse-of-varna',
    name: 'Lyria, Muse of Varna',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    attack: [5, 8, 15],
    health: [4, 7, 14],
    triggers: [
      { keyword: 'FORGE', levels: [2], do: [{ spawn: 'RANDOM_DEAD', lane: 'RANDOM' }] },
      { keyword: 'FORGE', levels: [3], do: [{ spawn: 'RANDOM_DEAD', lane: 'EACH_EMPTY' }] },
    ],
  },
  {
    id: 'leyline-demon',
    name: 'Leyline Demon',
    type: 'CREATURE',
    faction: 'NEKRIUM',
    attack: [3, 9, 14],
    health: [5, 11, 16],
    triggers: [
      {
        keyword: 'AMBUSH',
        on: 'CARD_PLAYED',
        subject: { all: ['ENEMY', { amountIs: 3 }] },
        do: [{ spawn: 'SELF', lane: 'RANDOM', discardSelf: true }],
      },
    ],
  },
];
