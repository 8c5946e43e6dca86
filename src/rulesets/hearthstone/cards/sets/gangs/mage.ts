import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** GANGS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_620', 'Potion of Polymorph', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'HS-SEQ-transform-potion', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'SURVIVES',
        when: 'SURVIVES',
        do: [{ transform: 'EVENT_SUBJECT', into: 'CS2_tk1' }],
      },
    ],
  }),
  card('CFM_021', 'Freezing Potion', { text: [{ freeze: 'TARGET' }] }),
  card('CFM_065', 'Volcanic Potion', { text: [{ damage: 2, to: 'ALL_MINIONS' }] }),
  card('CFM_066', 'Kabal Lackey', {
    battlecry: [{ enchant: 'EX1_612o', on: 'FRIENDLY_PLAYER' }],
  }),
  card('CFM_623', 'Greater Arcane Missiles', {
    rules: { text: ['ZH-5.1-spell-damage'] },
    text: [{ repeat: 3, do: [{ damage: 3, to: RANDOM_ENEMY }] }],
  }),
  card('CFM_660', 'Manic Soulcaster', {
    battlecry: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } }],
  }),
  card('CFM_671', 'Cryomancer', {
    battlecry: [
      {
        if: { exists: { of: 'ENEMY_CHARACTERS', where: { has: 'FROZEN' } } },
        then: [{ enchant: 'CFM_671e', on: 'SELF' }],
      },
    ],
  }),
  card('CFM_671e', 'We All Scream', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_687', 'Inkmaster Solia', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [{ enchant: 'CFM_687e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  card('CFM_687e', 'Free Spell', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'CFM_687e2',
      },
    ],
    triggers: [
      {
        on: 'COUNTER',
        whose: 'YOURS',
        subject: 'SPELL',
        rules: ['HS-SEQ-spell-onplay'],
        do: [{ detach: 'SELF' }],
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'CFM_687e2',
    name: 'Free Spell',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'GANGS',
    enchantment: { cost: { set: 0 } },
  }),
  card('CFM_760', 'Kabal Crystal Runner', {
    auras: [
      costsLess({ times: [2, { tag: 'NUM_SECRETS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' }] }),
    ],
  }),
];
