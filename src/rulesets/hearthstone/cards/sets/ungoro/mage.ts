import { type CardEntry, card, ownCard } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, movesOnce, PLAYED_ELEMENTAL_LAST_TURN } from '../../selectors.js';

/** UNGORO set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_028t', 'Time Warp', { text: [{ insertTurns: ['YOU'] }] }),
  card('UNG_018', 'Flame Geyser', {
    text: [{ damage: 2, to: 'TARGET' }, { giveCard: 'UNG_809t1' }],
  }),
  card('UNG_020', 'Arcanologist', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'SECRET' } } }],
  }),
  card('UNG_021', 'Steam Surger', {
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ giveCard: 'UNG_018' }] }],
  }),
  // after the spell, whatever its text says: it is listed in that step (ZH-2.3-play)
  card('UNG_024', 'Mana Bind', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['ZH-2.3-play'],
        whose: 'OPPONENTS',
        queueIf: 'HAND_NOT_FULL',
        when: 'HAND_NOT_FULL',
        do: [
          { giveCard: { cardOf: 'EVENT_SUBJECT' }, save: 'copy' },
          { enchant: 'UNG_024e', on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'UNG_024e',
    name: 'Mana Bind',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'UNGORO',
    enchantment: { cost: { set: 0 } },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('UNG_027', 'Pyros', {
    rules: { deathrattle: ['ZH-4.7-pseudo-move', 'HS-INF-new-card-in-its-place'] },
    deathrattle: movesOnce({ giveCard: 'UNG_027t2' }, { setAside: 'SELF' }),
  }),
  card('UNG_027t2', 'Pyros', {
    rules: { deathrattle: ['ZH-4.7-pseudo-move'] },
    deathrattle: movesOnce({ giveCard: 'UNG_027t4' }, { setAside: 'SELF' }),
  }),
  card('UNG_027t4', 'Pyros'),
  card('UNG_028', 'Open the Waygate', {
    quest: { progress: 8, reward: 'UNG_028t' },
    was: [{ before: '17.2', quest: { progress: 6, reward: 'UNG_028t' } }],
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro'],
        whose: 'YOURS',
        subject: { tag: 'CREATOR', atLeast: 1 },
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_846', 'Shimmering Tempest', {
    deathrattle: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
  }),
  card('UNG_941', 'Primordial Glyph', {
    text: [
      {
        discover: { pool: { type: 'SPELL' } },
        save: 'taken',
        then: [{ enchant: 'UNG_941e', on: { saved: 'taken' } }],
      },
    ],
  }),
  card('UNG_941e', 'Primal Magic', {
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('UNG_948', 'Molten Reflection', { text: [{ summonCopyOf: 'TARGET' }] }),
  card('UNG_955', 'Meteor', {
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 15, to: 'TARGET' },
          { damage: 3, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
];
