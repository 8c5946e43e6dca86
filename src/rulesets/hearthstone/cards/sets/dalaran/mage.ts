import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY_MINION, SPELLS_PLAYED_THIS_TURN } from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

/** DALARAN set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_163', 'Messenger Raven', {
    battlecry: [{ discover: { pool: { type: 'MINION', class: 'MAGE' } }, then: [] }],
  }),
  ...twinspell(
    'DAL_177',
    "Conjurer's Calling",
    {
      rules: { text: ['HS-SEQ-spell-forced-death', 'ZH-A.1-forced-death-list'] },
      text: [
        { save: 'cost', value: { tag: 'COST', of: 'TARGET' } },
        { destroy: 'TARGET' },
        { forceDeathPhase: true },
        {
          repeat: 2,
          do: [
            {
              summon: { pool: { type: 'MINION', costOf: { saved: 'cost' } } },
              who: 'TARGET_CONTROLLER',
              at: 'WHERE_TARGET_DIED',
            },
          ],
        },
      ],
    },
    {
      override: {
        facts: {
          cost: 3,
          was: [
            { before: '15.4', cost: 3 },
            { before: '20.0', cost: 4 },
          ],
        },
        because: 'the data of 20.0 has collectible cards only',
      },
    },
  ),
  card('DAL_182', 'Magic Dart Frog', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ damage: 1, to: RANDOM_ENEMY_MINION }] }],
  }),
  card('DAL_575', 'Khadgar', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        source: { all: ['FRIENDLY', { not: { card: 'DAL_575' } }] },
        nested: 'LOST',
        rules: ['ZH-3.1-summon-with-enchantment'],
        do: [{ summonCopyOf: 'EVENT_SUBJECT', who: 'EVENT_PLAYER' }],
      },
    ],
  }),
  card('DAL_576', 'Kirin Tor Tricaster', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'DAL_576e',
      },
    ],
  }),
  card('DAL_576e', "Kirin Tor's Curse", { enchantment: { cost: 1 } }),
  ...twinspell('DAL_577', 'Ray of Frost', {
    text: [
      {
        if: { entity: 'TARGET', is: { has: 'FROZEN' } },
        then: [{ damage: 2, to: 'TARGET' }],
        else: [{ freeze: 'TARGET' }],
      },
    ],
  }),
  card('DAL_578', 'Power of Creation', {
    text: [
      {
        discover: { pool: { type: 'MINION', cost: 6 } },
        in: 'SETASIDE',
        save: 'taken',
        then: [{ summon: { cardOf: { saved: 'taken' } }, count: 2 }],
      },
    ],
  }),
  // spent by the first spell; full again as a turn of its player begins (ZH-4.11-consumable-auras)
  card('DAL_609', 'Kalecgos', {
    battlecry: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'DAL_609e',
        if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 0 } },
        rules: ['ZH-4.11-consumable-auras', 'ZH-4.11-kalecgos-old'],
      },
    ],
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ set: { QUEST_PROGRESS: 1 }, on: 'SELF' }],
      },
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
      },
    ],
  }),
  card('DAL_609e', "Aspect's Magic", { enchantment: { cost: { set: 0 } } }),
  card('DAL_608', 'Magic Trick', {
    text: [{ discover: { pool: { type: 'SPELL', costAtMost: 3 } }, then: [] }],
  }),
  card('DAL_603', 'Mana Cyclone', {
    battlecry: [
      {
        repeat: { count: SPELLS_PLAYED_THIS_TURN },
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
      },
    ],
  }),
];
