import { type CardEntry, card } from '../../entry.js';
import { CONTROLS_A_SECRET, DISCOVER_AND_CAST_A_SECRET, RANDOM_ENEMY } from '../../selectors.js';

/** DARKMOON_FAIRE set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_105', 'Ring Toss', {
    text: [DISCOVER_AND_CAST_A_SECRET],
    corrupt: 'DMF_105t',
  }),
  card('DMF_105t', 'Ring Toss', {
    text: [DISCOVER_AND_CAST_A_SECRET, DISCOVER_AND_CAST_A_SECRET],
  }),
  card('YOP_018', 'Keywarden Ivory', {
    battlecry: [
      {
        discover: { pool: { type: 'SPELL', severalClasses: true, anyClass: true } },
        save: 'taken',
        then: [{ remember: { saved: 'taken' } }],
      },
    ],
    spellburst: [{ giveCard: { cardOf: 'REMEMBERED' } }],
  }),
  card('DMF_100', 'Confection Cyclone', { battlecry: [{ giveCard: 'DMF_100t', count: 2 }] }),
  card('DMF_101', 'Firework Elemental', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: 3, to: 'TARGET' }],
    corrupt: 'DMF_101t',
  }),
  card('DMF_101t', 'Firework Elemental', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: 12, to: 'TARGET' }],
  }),
  card('DMF_106', 'Occult Conjurer', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ summonCopyOf: 'SELF' }] }],
  }),
  card('DMF_103', "Mask of C'Thun", {
    text: [{ repeat: { boosted: 10 }, do: [{ damage: 1, fixed: true, to: RANDOM_ENEMY }] }],
  }),
  card('DMF_104', 'Grand Finale', {
    text: [
      {
        repeat: {
          plus: [1, { tag: 'NUM_ELEMENTALS_PLAYED_LAST_TURN', of: 'FRIENDLY_PLAYER' }],
        },
        do: [{ summon: 'DMF_104t' }],
      },
    ],
  }),
  card('YOP_019', 'Conjure Mana Biscuit', { text: [{ giveCard: 'YOP_019t' }] }),
  card('YOP_019t', 'Mana Biscuit', { text: [{ gainMana: 2, kind: 'REFRESH' }] }),
  card('YOP_020', 'Glacier Racer', {
    spellburst: [{ damage: 3, to: { of: 'ENEMY_CHARACTERS', where: { has: 'FROZEN' } } }],
  }),
  card('YOP_021', 'Imprisoned Phoenix', { dormant: 'BT_737e' }),
  card('DMF_102', 'Game Master', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        if: {
          not: { exists: { of: { played: 'THIS_TURN', side: 'FRIENDLY' }, where: 'SECRET' } },
        },
        to: { of: 'FRIENDLY_HAND', where: 'SECRET' },
        enchantment: 'DMF_102e',
      },
    ],
  }),
  card('DMF_102e', 'Special Discount', { enchantment: { cost: { set: 1 } } }),
  card('DMF_107', 'Rigged Faire Game', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'OPPONENTS',
        queueIf: {
          value: { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'FRIENDLY_PLAYER' },
          exactly: 0,
        },
        do: [{ draw: 3 }],
      },
    ],
  }),
  card('DMF_108', 'Deck of Lunacy', {
    rules: { text: ['HS-INF-dearer-spell'] },
    text: [
      {
        forEach: { of: 'FRIENDLY_DECK', where: 'SPELL' },
        do: [
          { save: 'cost', value: { tag: 'COST', of: 'IT' } },
          {
            transform: 'IT',
            into: { pool: { type: 'SPELL', costOf: 'IT', plus: 3, nearest: 'OR_ITSELF' } },
          },
          { enchant: 'DMF_108e', on: 'IT', num1: { saved: 'cost' } },
        ],
      },
    ],
  }),
  card('DMF_108e', 'Sanity Renounced', { enchantment: { cost: { set: 'NUM_1' } } }),
  card('DMF_109', 'Sayge, Seer of Darkmoon', {
    battlecry: [
      { draw: { plus: [1, { tag: 'NUM_SECRETS_TRIGGERED_THIS_GAME', of: 'FRIENDLY_PLAYER' }] } },
    ],
  }),
];
