import { type CardEntry, card } from '../../entry.js';
import { FREEZES_WHAT_IT_DAMAGES, MINIONS_IN_HAND, RANDOM_ENEMY_MINION } from '../../selectors.js';

/** ICECROWN set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_082', 'Frozen Clone', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: 'HAND_NOT_FULL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, count: 2 }],
      },
    ],
  }),
  card('ICC_068', 'Ice Walker', {
    triggers: [
      { on: 'INSPIRE', whose: 'YOURS', source: 'CHARACTER', do: [{ freeze: 'EVENT_SOURCE' }] },
      {
        on: 'HERO_POWER_REPEATED',
        whose: 'YOURS',
        rules: ['ZH-2.7-dragonhawk'],
        do: [{ freeze: 'EVENT_SOURCE' }],
      },
    ],
  }),
  card('ICC_069', 'Ghastly Conjurer', { battlecry: [{ giveCard: 'CS2_027' }] }),
  card('ICC_083', 'Doomed Apprentice', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'ICC_083e',
      },
    ],
  }),
  card('ICC_083e', 'Dooooooomed!', { enchantment: { cost: 1 } }),
  card('ICC_086', 'Glacial Mysteries', {
    text: [
      {
        repeat: 5,
        do: [
          {
            putIntoPlay: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('ICC_252', 'Coldwraith', {
    battlecry: [
      {
        if: { exists: { of: 'ENEMY_CHARACTERS', where: { has: 'FROZEN' } } },
        then: [{ draw: 1 }],
      },
    ],
  }),
  card('ICC_823', 'Simulacrum', {
    rules: { text: ['HS-COPY1', 'ZH-4.11-negative-cost'] },
    text: [{ giveCard: { cardOf: { random: { lowest: 'COST', among: MINIONS_IN_HAND } } } }],
  }),
  card('ICC_833', 'Frost Lich Jaina', {
    heroPower: 'ICC_833h',
    rules: { battlecry: ['ZH-1.2-roles'] },
    battlecry: [{ summon: 'ICC_833t' }, { enchant: 'ICC_833e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('ICC_833e', 'Frost Lich', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { race: 'ELEMENTAL' } },
        enchantment: 'ICC_833e2',
      },
    ],
  }),
  card('ICC_833e2', 'Icy Veins', { enchantment: { grants: ['LIFESTEAL'] } }),
  card('ICC_833h', 'Icy Touch', {
    text: [
      { damage: 1, to: 'TARGET' },
      {
        if: { entity: 'TARGET', is: { all: ['MINION', 'KILLED'] } },
        then: [{ summon: 'ICC_833t' }],
      },
    ],
  }),
  card('ICC_833t', 'Water Elemental', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('ICC_836', 'Breath of Sindragosa', {
    text: [
      { save: 'hit', entities: RANDOM_ENEMY_MINION },
      { damage: 2, to: { saved: 'hit' } },
      { freeze: { saved: 'hit' } },
    ],
  }),
  card('ICC_838', 'Sindragosa', {
    battlecry: [{ summon: 'ICC_838t', count: 2, at: 'ALTERNATING' }],
  }),
  card('ICC_838t', 'Frozen Champion', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
  }),
];
