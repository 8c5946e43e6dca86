import { type CardEntry, card } from '../../entry.js';
import { SPELLS_PLAYED_THIS_TURN } from '../../selectors.js';

/** DALARAN set, mage. */
export const CARDS: readonly CardEntry[] = [
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
  card('DAL_603', 'Mana Cyclone', {
    battlecry: [
      {
        repeat: { count: SPELLS_PLAYED_THIS_TURN },
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
      },
    ],
  }),
];
