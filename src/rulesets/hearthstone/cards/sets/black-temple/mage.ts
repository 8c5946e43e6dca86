import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, RANDOM_SPELL_IN_DECK } from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';

/** BLACK_TEMPLE set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BT_006', 'Evocation', {
    text: [
      {
        repeatUntil: { not: 'HAND_NOT_FULL' },
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } }, with: 'BT_006e' }],
      },
    ],
  }),
  card('BT_006e', 'Evocation', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-3.2-priority'],
        when: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ discard: 'HOST' }],
      },
    ],
  }),
  card('BT_002', "Incanter's Flow", {
    text: [{ enchant: 'BT_002e', on: { of: 'FRIENDLY_DECK', where: 'SPELL' } }],
  }),
  card('BT_002e', "Incanter's Flow", { enchantment: { cost: -1 } }),
  card('BT_003', 'Netherwind Portal', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'OPPONENTS',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: { pool: { type: 'MINION', cost: 4 } } }],
      },
    ],
  }),
  card('BT_014', 'Starscryer', {
    deathrattle: [{ drawThese: RANDOM_SPELL_IN_DECK }],
  }),
  card('BT_021', 'Font of Power', {
    text: [
      {
        discover: { pool: { type: 'MINION', class: 'MAGE' } },
        allIf: { not: { exists: MINIONS_IN_DECK } },
        then: [],
      },
    ],
  }),
  card('BT_022', 'Apexis Smuggler', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: 'SECRET',
        do: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
      },
    ],
  }),
  card('BT_072', 'Deep Freeze', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    text: [{ freeze: 'TARGET' }, { summon: 'CS2_033', count: 2 }],
  }),
  card('BT_291', 'Apexis Blast', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 5, to: 'TARGET' },
      {
        if: { not: { exists: MINIONS_IN_DECK } },
        then: [{ summon: { pool: { type: 'MINION', cost: 5 } } }],
      },
    ],
  }),
  card('BT_004', 'Imprisoned Observer', {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({ damage: 2, to: 'ENEMY_MINIONS' }),
  }),
  card('BT_028', 'Astromancer Solarian', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_028t' } }],
  }),
  card('BT_028t', 'Solarian Prime', {
    rules: { battlecry: ['HS-INF-repeats'] },
    battlecry: [
      {
        repeat: 5,
        do: [
          {
            if: { entity: 'SELF', is: 'IN_PLAY' },
            then: [
              {
                cast: { pool: { type: 'SPELL', class: 'MAGE' } },
                preferring: 'ENEMY_CHARACTERS',
              },
            ],
          },
        ],
      },
    ],
  }),
];
