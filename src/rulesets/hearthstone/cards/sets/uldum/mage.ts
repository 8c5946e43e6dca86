import { type CardEntry, card } from '../../entry.js';
import { CONTROLS_A_SECRET, RANDOM_ENEMY_MINION, YOUR_HERO } from '../../selectors.js';

/** ULDUM set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_216', 'Puzzle Box of Yogg-Saron', {
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [{ repeat: 10, do: [{ cast: { pool: { type: 'SPELL' } } }, { forceDeathPhase: true }] }],
  }),
  card('ULD_236', 'Tortollan Pilgrim', {
    battlecry: [
      {
        discover: { cardsOf: { of: 'FRIENDLY_DECK', where: 'SPELL' } },
        in: 'SETASIDE',
        save: 'taken',
        then: [],
      },
      {
        save: 'spell',
        entities: {
          random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'taken' } } },
        },
      },
      {
        if: { exists: { saved: 'spell' } },
        then: [{ cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } }],
      },
    ],
    // a copy was cast, and the spell stayed in the deck
    was: [
      {
        before: '18.4.2',
        battlecry: [
          {
            discover: { cardsOf: { of: 'FRIENDLY_DECK', where: 'SPELL' } },
            in: 'SETASIDE',
            save: 'taken',
            then: [],
          },
          {
            if: { exists: { saved: 'taken' } },
            then: [{ cast: { cardOf: { saved: 'taken' } } }],
          },
        ],
      },
    ],
  }),
  card('ULD_238', 'Reno the Relicologist', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [{ repeat: 10, do: [{ damage: 1, to: RANDOM_ENEMY_MINION }] }],
      },
    ],
  }),
  card('ULD_239', 'Flame Ward', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'MINION',
        subject: YOUR_HERO,
        do: [{ damage: 3, to: 'ENEMY_MINIONS' }],
      },
    ],
  }),
  card('ULD_240', 'Arcane Flakmage', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: 'SECRET',
        do: [{ damage: 2, to: 'ENEMY_MINIONS' }],
      },
    ],
  }),
  card('ULD_293', 'Cloud Prince', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ damage: 6, to: 'TARGET' }] }],
  }),
  card('ULD_329', 'Dune Sculptor', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ giveCard: { pool: { type: 'MINION', class: 'MAGE' } } }],
      },
    ],
  }),
  card('ULD_433', 'Raid the Sky Temple', {
    quest: { progress: 10, reward: [{ replaceHeroPower: 'ULD_433p' }] },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { all: ['SPELL', { not: 'IS_SELF' }] },
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_433p', 'Ascendant Scroll', {
    text: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } }, with: 'ULD_433e' }],
  }),
  card('ULD_435', 'Naga Sand Witch', {
    battlecry: [{ enchant: 'ULD_435e', on: { of: 'FRIENDLY_HAND', where: 'SPELL' } }],
  }),
  card('ULD_435e', 'Sandwitched', { enchantment: { cost: { set: 5 } } }),
  card('ULD_726', 'Ancient Mysteries', {
    text: [
      { save: 'secret', entities: { random: { of: 'FRIENDLY_DECK', where: 'SECRET' } } },
      { drawThese: { saved: 'secret' } },
      { enchant: 'ULD_726e', on: { of: { saved: 'secret' }, where: 'IN_HAND' } },
    ],
  }),
  card('ULD_726e', 'Translated', { enchantment: { cost: { set: 0 } } }),
];
