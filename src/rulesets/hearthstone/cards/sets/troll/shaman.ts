import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  BASIC_TOTEMS,
  BASIC_TOTEMS_BEFORE_20,
  OVERLOADED,
  STEALTH_FOR_A_TURN,
} from '../../selectors.js';

/** TROLL set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_082', 'Big Bad Voodoo', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [{ enchant: 'TRL_082e', on: 'TARGET' }],
  }),
  card('TRL_082e', 'Voodoo', {
    rules: { deathrattle: ['ZH-5.2-voodoo-cost'] },
    deathrattle: [
      { summon: { pool: { type: 'MINION', costOf: 'EVENT_SUBJECT', plus: 1, nearest: 'ANY' } } },
    ],
    was: [
      {
        before: '16.0',
        deathrattle: [
          {
            summon: {
              pool: { type: 'MINION', costOf: 'EVENT_SUBJECT', plus: 1, nearest: 'NOT_BELOW' },
            },
          },
        ],
      },
    ],
  }),
  card('TRL_085', 'Zentimo', {
    auras: [
      {
        update: 'OTHER',
        tag: 'SPELLS_HIT_NEIGHBOURS',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-2.3-zentimo'],
      },
    ],
  }),
  card('TRL_058', 'Haunting Visions', {
    text: [
      { enchant: 'TRL_058e', on: 'FRIENDLY_PLAYER' },
      { discover: { pool: { type: 'SPELL' } }, then: [] },
    ],
  }),
  card('TRL_058e', 'Visions', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'TRL_058e2',
      },
    ],
    triggers: [{ on: 'COUNTER', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'TRL_058e2',
    name: 'Visions',
    type: 'ENCHANTMENT',
    enchantment: { cost: -3 },
  }),
  card('TRL_012', 'Totemic Smash', {
    text: [{ damage: 2, to: 'TARGET' }],
    overkill: [{ summon: { oneOf: BASIC_TOTEMS } }],
    was: [{ before: '20.0', overkill: [{ summon: { oneOf: BASIC_TOTEMS_BEFORE_20 } }] }],
  }),
  card('TRL_059', 'Bog Slosher', {
    battlecry: [
      { returnToHand: 'TARGET' },
      { enchant: 'TRL_059e', on: { of: 'TARGET', where: 'IN_HAND' } },
    ],
  }),
  card('TRL_059e', 'Sloshed', { enchantment: { attack: 2, health: 2 } }),
  card('TRL_060', 'Spirit of the Frog', {
    triggers: [
      STEALTH_FOR_A_TURN,
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [
          {
            drawThese: {
              random: {
                of: 'FRIENDLY_DECK',
                where: {
                  all: [
                    'SPELL',
                    {
                      value: { tag: 'COST', of: 'IT' },
                      exactly: { plus: [{ tag: 'PLAYED_COST', of: 'EVENT_SUBJECT' }, 1] },
                    },
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  }),
  card('TRL_351', 'Rain of Toads', { text: [{ summon: 'TRL_351t', count: 3 }] }),
  card('TRL_352', 'Likkim', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'TRL_352e',
        if: OVERLOADED,
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'TRL_352e',
    name: 'Overloaded',
    type: 'ENCHANTMENT',
    set: 'TROLL',
    enchantment: { attack: 2 },
  }),
  card('TRL_522', 'Wartbringer', { battlecry: [{ damage: 2, to: 'TARGET' }] }),
  card('TRL_345', "Krag'wa, the Frog", {
    rules: { battlecry: ['ZH-5.1-counter-no-count'] },
    battlecry: [
      {
        forEach: { of: { played: 'LAST_TURN', side: 'FRIENDLY' }, where: 'SPELL' },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
];
