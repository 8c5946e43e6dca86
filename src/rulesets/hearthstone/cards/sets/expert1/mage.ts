import { type CardEntry, card, ownCard } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** EXPERT1 set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_028', 'Blizzard', {
    rules: { text: ['HS-DH4b', 'HS-SEQ-spell-multistep'] },
    text: [{ damage: 2, to: 'ENEMY_MINIONS' }, { freeze: 'ENEMY_MINIONS' }],
  }),
  card('EX1_275', 'Cone of Cold', {
    rules: { text: ['ZH-3.1-aoe-order', 'ZH-3.1-aoe-freeze'] },
    text: [
      { save: 'hit', entities: { union: [{ adjacentTo: 'TARGET' }, 'TARGET'] } },
      { damage: 1, to: { saved: 'hit' }, inOrder: 'AS_SELECTED' },
      { freeze: { saved: 'hit' } },
    ],
    was: [
      {
        before: '23.0',
        rules: { text: ['HS-DH4b', 'HS-DH5'] },
        text: [
          { save: 'hit', entities: { union: ['TARGET', { adjacentTo: 'TARGET' }] } },
          { damage: 1, to: { saved: 'hit' }, inOrder: 'AS_SELECTED' },
          { freeze: { saved: 'hit' } },
        ],
      },
    ],
  }),
  card('EX1_287', 'Counterspell', {
    triggers: [
      { on: 'COUNTER', whose: 'OPPONENTS', subject: 'SPELL', do: [{ counterSpell: true }] },
    ],
  }),
  card('EX1_289', 'Ice Barrier', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-ice-barrier', 'ZH-3.4-preattack-conditions'],
        subject: YOUR_HERO,
        do: [{ gainArmor: 8 }],
      },
    ],
    was: [
      {
        before: '5.2.0.13714',
        triggers: [
          {
            on: 'ATTACK',
            rules: ['HS-AE-ice-barrier-old', 'HS-AE-final'],
            subject: YOUR_HERO,
            do: [{ gainArmor: 8 }],
          },
        ],
      },
    ],
  }),
  card('EX1_612', 'Kirin Tor Mage', {
    battlecry: [{ enchant: 'EX1_612o', on: 'FRIENDLY_PLAYER' }],
  }),
  card('NEW1_012', 'Mana Wyrm', {
    triggers: [
      {
        on: 'ON_PLAY',
        subject: 'SPELL',
        whose: 'YOURS',
        do: [{ enchant: 'NEW1_012o', on: 'SELF' }],
      },
    ],
  }),
  card('NEW1_012o', 'Mana Gorged', { enchantment: { attack: 1 } }),
  card('EX1_294', 'Mirror Entity', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY', 'SUP-XFORM-MIRROR'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: { all: ['SURVIVES', 'BOARD_NOT_FULL'] },
        when: { all: ['SURVIVES', 'BOARD_NOT_FULL'] },
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
    was: [
      {
        before: '7.1',
        triggers: [
          {
            on: 'AFTER_PLAY',
            rules: ['HS-SEQ-minion-removed-secrets-old', 'SUP-MW-MIRROR-OLD'],
            whose: 'OPPONENTS',
            evenIfGone: true,
            subject: 'MINION',
            queueIf: 'BOARD_NOT_FULL',
            when: 'BOARD_NOT_FULL',
            do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
          },
        ],
      },
    ],
  }),
  card('tt_010', 'Spellbender', {
    triggers: [
      {
        on: 'SPELL_TEXT',
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'tt_010a', save: 'spellbender' }, { retargetTo: { saved: 'spellbender' } }],
      },
    ],
  }),
  card('tt_010a', 'Spellbender'),
  card('EX1_612o', 'Power of the Kirin Tor', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SECRET' },
        enchantment: 'EX1_612e',
      },
    ],
    triggers: [{ on: 'COUNTER', whose: 'YOURS', subject: 'SECRET', do: [{ detach: 'SELF' }] }],
  }),
  /** Its id is ours: what the one above does to each Secret in hand. */
  ownCard({
    id: 'EX1_612e',
    name: 'Power of the Kirin Tor',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'EXPERT1',
    enchantment: { cost: { set: 0 } },
  }),
  card('EX1_594', 'Vaporize', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-vaporize', 'ZH-3.4-preattack-conditions', 'SUP-MW-COMBATSECRETS'],
        subject: YOUR_HERO,
        source: { all: ['MINION', 'ENEMY'] },
        when: {
          entity: 'EVENT_SOURCE',
          is: { all: ['IN_PLAY', { tag: 'HEALTH_LEFT', atLeast: 1 }] },
        },
        do: [{ destroy: 'EVENT_SOURCE' }],
      },
    ],
  }),
  card('EX1_559', 'Archmage Antonidas', {
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ giveCard: 'CS2_029' }] }],
  }),
  card('EX1_179', 'Icicle', {
    text: [
      { damage: 2, to: 'TARGET' },
      { if: { entity: 'TARGET', is: { has: 'FROZEN' } }, then: [{ draw: 1 }] },
    ],
  }),
  card('EX1_180', 'Tome of Intellect', {
    text: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
  }),
  card('EX1_274', 'Ethereal Arcanist', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        queueIf: { exists: { of: 'FRIENDLY_SECRETS', where: 'SECRET' } },
        when: { exists: { of: 'FRIENDLY_SECRETS', where: 'SECRET' } },
        do: [{ enchant: 'EX1_274e', on: 'SELF' }],
      },
    ],
  }),
  card('EX1_274e', 'Raw Power!', { enchantment: { attack: 2, health: 2 } }),
  card('EX1_279', 'Pyroblast', { text: [{ damage: 10, to: 'TARGET' }] }),
  card('EX1_608', "Sorcerer's Apprentice", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'EX1_608e',
      },
    ],
  }),
  card('EX1_608e', "Apprentice's Assitance", { enchantment: { cost: -1 } }),
];
