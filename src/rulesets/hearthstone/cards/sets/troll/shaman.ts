import { type CardEntry, card, ownCard } from '../../entry.js';

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
];
