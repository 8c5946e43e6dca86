import { type CardEntry, card } from '../../entry.js';
import { CONTROLS_A_SECRET } from '../../selectors.js';

/** BLACK_TEMPLE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('BT_702', 'Ashtongue Slayer', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_STEALTHED_TARGET: 0 },
    battlecry: [{ enchant: 'BT_702e', on: 'TARGET' }],
  }),
  card('BT_702e', 'Guile of the Ashtongue', {
    enchantment: { attack: 3, grants: ['IMMUNE'], lasts: 'THIS_TURN' },
  }),
  card('BT_703', 'Cursed Vagrant', { deathrattle: [{ summon: 'BT_703t' }] }),
  card('BT_707', 'Ambush', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'BT_707t' }],
      },
    ],
  }),
  card('BT_709', 'Dirty Tricks', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'OPPONENTS', do: [{ draw: 2 }] }],
  }),
  card('BT_710', 'Greyheart Sage', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { has: 'STEALTH' } } },
        then: [{ draw: 2 }],
      },
    ],
  }),
  card('BT_711', 'Blackjack Stunner', {
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS: 1 },
    battlecry: [
      {
        if: CONTROLS_A_SECRET,
        then: [
          { returnToHand: 'TARGET' },
          { enchant: 'BT_711e', on: { of: 'TARGET', where: 'IN_HAND' } },
        ],
      },
    ],
  }),
  card('BT_212e', 'Stalking', { deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }] }),
  card('BT_188', 'Shadowjeweler Hanar', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: 'SECRET',
        rules: ['ZH-5.1-discover'],
        do: [
          {
            discover: {
              pool: {
                type: 'SPELL',
                secret: true,
                otherClassThan: 'EVENT_SUBJECT',
                anyClass: true,
              },
            },
            then: [],
          },
        ],
      },
    ],
  }),
  card('BT_713', 'Akama', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_713t' } }],
  }),
  // whatever takes its Stealth, it has it again at the next update
  card('BT_713t', 'Akama Prime', {
    auras: [
      {
        update: 'OTHER',
        if: { entity: 'SELF', is: { not: { has: 'STEALTH' } } },
        do: [{ set: { STEALTH: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('BT_042', 'Bamboozle', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        rules: ['HS-INF-attack-on-new-form', 'ZH-3.4-preattack-conditions'],
        do: [
          {
            transform: 'EVENT_SUBJECT',
            into: {
              pool: { type: 'MINION', costOf: 'EVENT_SUBJECT', plus: 3, nearest: 'OR_ITSELF' },
            },
            save: 'form',
          },
          { redirectAttackTo: { saved: 'form' } },
        ],
      },
    ],
  }),
];
