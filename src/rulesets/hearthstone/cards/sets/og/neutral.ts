import type { CardDefinition } from '../../definition.js';

/** OG set, neutral. */
export const OG_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'OG_123',
    name: 'Shifter Zerus',
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 1,
    attack: 1,
    health: 1,
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'OG_123e' } } },
        do: [
          { enchant: 'OG_123e', on: 'SELF' },
          { transform: 'SELF', into: { pool: { type: 'MINION' } } },
        ],
      },
    ],
  },
  {
    id: 'OG_123e',
    name: 'Shifting',
    type: 'ENCHANTMENT',
    set: 'OG',
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { pool: { type: 'MINION' } } }],
      },
    ],
  },
  {
    id: 'OG_133',
    name: "N'Zoth, the Corruptor",
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 5,
    health: 7,
    battlecry: [
      { resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { deathrattle: true } } },
    ],
  },
  {
    id: 'OG_042',
    name: "Y'Shaarj, Rage Unbound",
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 10,
    health: 10,
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ putIntoPlay: { random: { of: 'FRIENDLY_DECK', where: 'MINION' } } }],
      },
    ],
  },
  {
    id: 'OG_134',
    name: "Yogg-Saron, Hope's End",
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 7,
    health: 5,
    battlecry: [
      {
        repeat: { tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
        do: [
          {
            if: { entity: 'SELF', is: { all: ['ON_BOARD', { not: { has: 'SILENCED' } }] } },
            then: [{ cast: { pool: { type: 'SPELL' } } }, { forceDeathPhase: true }],
          },
        ],
      },
    ],
    was: [
      {
        before: '6.1',
        // it went on whatever had become of it
        battlecry: [
          {
            repeat: { tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
            do: [{ cast: { pool: { type: 'SPELL' } } }, { forceDeathPhase: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'OG_280',
    name: "C'Thun",
    type: 'MINION',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 6,
    health: 6,
    battlecry: [
      {
        repeat: { tag: 'ATTACK', of: 'SELF' },
        do: [{ damage: 1, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
      },
    ],
  },
  {
    id: 'OG_255',
    name: 'Doomcaller',
    type: 'MINION',
    set: 'OG',
    collectible: true,
    cost: 8,
    attack: 7,
    health: 9,
    battlecry: [
      {
        if: { diedThisGame: 'OG_280', side: 'FRIENDLY' },
        then: [{ shuffleIntoDeck: { newCard: 'OG_280' } }],
      },
      {
        enchant: 'OG_255e',
        on: {
          of: { union: ['FRIENDLY_MINIONS', 'FRIENDLY_HAND', 'FRIENDLY_DECK'] },
          where: { card: 'OG_280' },
        },
      },
    ],
  },
  /** Its id is ours. */
  {
    id: 'OG_255e',
    name: 'Doomcaller',
    type: 'ENCHANTMENT',
    set: 'OG',
    enchantment: { attack: 2, health: 2 },
  },
];
