import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY, RANDOM_MINION_IN_DECK } from '../../selectors.js';

/** OG set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('OG_123', 'Shifter Zerus', {
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
  }),
  card('OG_123e', 'Shifting', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { pool: { type: 'MINION' } } }],
      },
    ],
  }),
  card('OG_133', "N'Zoth, the Corruptor", {
    battlecry: [
      { resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { deathrattle: true } } },
    ],
  }),
  card('OG_042', "Y'Shaarj, Rage Unbound", {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ putIntoPlay: RANDOM_MINION_IN_DECK }] }],
  }),
  card('OG_134', "Yogg-Saron, Hope's End", {
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
  }),
  card('OG_280', "C'Thun", {
    battlecry: [{ repeat: { tag: 'ATTACK', of: 'SELF' }, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
  }),
  card('OG_255', 'Doomcaller', {
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
  }),
  /** Its id is ours. */
  ownCard({
    id: 'OG_255e',
    name: 'Doomcaller',
    type: 'ENCHANTMENT',
    set: 'OG',
    enchantment: { attack: 2, health: 2 },
  }),
];
