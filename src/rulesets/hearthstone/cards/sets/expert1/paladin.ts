import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY, YOUR_HERO } from '../../selectors.js';

/** EXPERT1 set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_363', 'Blessing of Wisdom', { text: [{ enchant: 'EX1_363e', on: 'TARGET' }] }),
  card('EX1_363e', 'Blessing of Wisdom', {
    triggers: [
      {
        on: 'ATTACK',
        rules: ['HS-CEM2', 'HS-AE-blessing-of-wisdom', 'HS-CEM2a', 'HS-R10-exc-memory'],
        source: 'IS_HOST',
        do: [{ draw: 1, who: 'CASTER' }],
      },
    ],
  }),
  card('EX1_132', 'Eye for an Eye', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: YOUR_HERO,
        when: { entity: 'ENEMY_HERO', is: 'SURVIVES' },
        do: [{ damage: 'EVENT_AMOUNT', to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('EX1_136', 'Redemption', {
    triggers: [
      {
        on: 'DEATH',
        rules: [
          'HS-R7-redemption',
          'HS-DEATH-redemption',
          'HS-ARE1',
          'HS-ARE3',
          'SUP-PRECHECK-DEATH',
        ],
        subject: 'MINION',
        whose: 'YOURS',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        priority: 'LAST',
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, health: 1, at: 'WHERE_SUBJECT_DIED' }],
      },
    ],
    was: [
      {
        before: '10.0',
        triggers: [
          {
            on: 'DEATH',
            rules: [
              'HS-R7-redemption',
              'HS-DEATH-redemption',
              'HS-ARE1',
              'HS-ARE3',
              'SUP-PRECHECK-DEATH',
            ],
            subject: 'MINION',
            whose: 'YOURS',
            preCheck: 'BOARD_NOT_FULL',
            queueIf: 'BOARD_NOT_FULL',
            when: 'BOARD_NOT_FULL',
            priority: 'LAST',
            do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, health: 1, at: 'WHERE_SUBJECT_DIED' }],
          },
        ],
      },
    ],
  }),
  card('EX1_384', 'Avenging Wrath', {
    // Spell Damage and doublings make more missiles, and none stronger
    text: [{ repeat: { boosted: 8 }, do: [{ damage: 1, fixed: true, to: RANDOM_ENEMY }] }],
  }),
  card('EX1_130', 'Noble Sacrifice', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: [
          'HS-PAE-noble-sacrifice',
          'ZH-3.4-preattack-conditions',
          'HS-MWLIST2',
          'HS-PAE-secret-conditions',
        ],
        whose: 'OPPONENTS',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'EX1_130a', save: 'defender' }, { redirectAttackTo: { saved: 'defender' } }],
      },
    ],
  }),
  card('EX1_366', 'Sword of Justice', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        do: [
          { enchant: 'EX1_366e', on: 'EVENT_SUBJECT' },
          { loseDurability: 1, of: 'SELF' },
        ],
      },
    ],
  }),
  card('EX1_366e', 'Justice Served', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_383', 'Tirion Fordring', { deathrattle: [{ equip: 'EX1_383t' }] }),
  card('EX1_619', 'Equality', { text: [{ enchant: 'EX1_619e', on: 'ALL_MINIONS' }] }),
  card('EX1_619e', 'Equality', { enchantment: { health: { set: 1 } } }),
  card('EX1_355', 'Blessed Champion', {
    rules: { text: ['HS-E5'] },
    text: [{ enchant: 'EX1_355e', on: 'TARGET' }],
  }),
  card('EX1_355e', 'Blessed Champion', { enchantment: { attack: { times: 2 } } }),
  card('EX1_365', 'Holy Wrath', {
    rules: { text: ['ZH-3.1-reversed'] },
    text: [{ damage: { tag: 'COST', of: { first: 'FRIENDLY_DECK' } }, to: 'TARGET' }, { draw: 1 }],
    was: [
      {
        before: '23.0',
        rules: { text: ['HS-DC3', 'HS-DC8'] },
        text: [
          { draw: 1, save: 'drawn' },
          {
            if: { exists: { saved: 'drawn' } },
            then: [{ damage: { tag: 'COST', of: { saved: 'drawn' } }, to: 'TARGET' }],
          },
        ],
      },
    ],
  }),
  card('EX1_184', 'Righteousness', {
    text: [{ set: { DIVINE_SHIELD: 1 }, on: 'FRIENDLY_MINIONS' }],
  }),
  card('EX1_354', 'Lay on Hands', { text: [{ heal: 8, to: 'TARGET' }, { draw: 3 }] }),
  card('EX1_362', 'Argent Protector', {
    battlecry: [{ set: { DIVINE_SHIELD: 1 }, on: 'TARGET' }],
  }),
  card('EX1_379', 'Repentance', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'SURVIVES',
        when: 'SURVIVES',
        do: [{ enchant: 'EX1_379e', on: 'EVENT_SUBJECT' }],
      },
    ],
    // before, it saved a minion that was mortally wounded
    was: [
      {
        before: '7.1',
        triggers: [
          {
            on: 'AFTER_PLAY',
            whose: 'OPPONENTS',
            subject: 'MINION',
            rules: ['SUP-MW-REPENTANCE-OLD'],
            do: [{ enchant: 'EX1_379e', on: 'EVENT_SUBJECT' }],
          },
        ],
      },
    ],
  }),
  card('EX1_379e', 'Repentance', { enchantment: { health: { set: 1 } } }),
  card('EX1_382', 'Aldor Peacekeeper', { battlecry: [{ enchant: 'EX1_382e', on: 'TARGET' }] }),
  card('EX1_382e', 'Stand Down!', { enchantment: { attack: { set: 1 } } }),
];
