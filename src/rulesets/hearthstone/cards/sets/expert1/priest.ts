import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  DAMAGED_FRIENDLY_CHARACTERS,
  RANDOM_DAMAGED_FRIENDLY_CHARACTER,
  RANDOM_MINION_IN_ENEMY_DECK,
} from '../../selectors.js';

/** EXPERT1 set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_621', 'Circle of Healing', { text: [{ heal: 4, to: 'ALL_MINIONS' }] }),
  card('EX1_335', 'Lightspawn', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        rules: ['HS-R4-priority', 'HS-R4-priority-old', 'HS-AURA7'],
        to: 'SELF',
        enchantment: 'EX1_335e',
        priority: 'LAST',
      },
    ],
  }),
  ownCard({
    id: 'EX1_335e',
    name: 'Lightspawn',
    type: 'ENCHANTMENT',
    class: 'PRIEST',
    set: 'EXPERT1',
    enchantment: { attack: { set: 'HEALTH' } },
  }),
  card('EX1_345', 'Mindgames', {
    text: [
      {
        if: { exists: { of: 'ENEMY_DECK', where: 'MINION' } },
        then: [{ summon: { cardOf: RANDOM_MINION_IN_ENEMY_DECK } }],
        else: [{ summon: 'EX1_345t' }],
      },
    ],
  }),
  card('EX1_334', 'Shadow Madness', {
    text: [
      { takeControl: 'TARGET' },
      { set: { EXHAUSTED: 0 }, on: 'TARGET' },
      { enchant: 'EX1_334e', on: 'TARGET' },
    ],
  }),
  card('EX1_334e', 'Shadow Madness', {
    enchantment: { borrowed: true, grants: ['CHARGE'] },
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['HS-SEQ-turn-shadow-madness', 'HS-R10-exc-memory'],
        do: [{ takeControl: 'HOST', who: 'CASTERS_OPPONENT' }, { detach: 'SELF' }],
      },
    ],
  }),
  card('EX1_345t', 'Shadow of Nothing'),
  card('EX1_091', 'Cabal Shadow Priest', { battlecry: [{ takeControl: 'TARGET' }] }),
  card('CS1_129', 'Inner Fire', {
    rules: { text: ['HS-ROUND'] },
    text: [{ enchant: 'CS1_129e', on: 'TARGET', num1: { tag: 'HEALTH_LEFT', of: 'TARGET' } }],
  }),
  card('CS1_129e', 'Inner Fire', { enchantment: { attack: { set: 'NUM_1' } } }),
  card('EX1_341', 'Lightwell', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['SUP-MW-RANDOMHEAL'],
        whose: 'YOURS',
        when: { exists: DAMAGED_FRIENDLY_CHARACTERS },
        do: [{ heal: 3, to: RANDOM_DAMAGED_FRIENDLY_CHARACTER }],
      },
    ],
  }),
  card('EX1_195', 'Kul Tiran Chaplain', {
    requires: { REQ_FRIENDLY_TARGET: 0, REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ enchant: 'EX1_195e', on: 'TARGET' }],
  }),
  card('EX1_195e', 'Aided', { enchantment: { health: 2 } }),
  card('EX1_196', 'Scarlet Subjugator', {
    requires: { REQ_ENEMY_TARGET: 0, REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ enchant: 'EX1_196e', on: 'TARGET' }],
  }),
  card('EX1_196e', 'Subjugated', {
    enchantment: { attack: -2, lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
  card('EX1_197', 'Shadow Word: Ruin', {
    text: [{ destroy: { of: 'ALL_MINIONS', where: { tag: 'ATTACK', atLeast: 5 } } }],
  }),
  card('EX1_198', 'Natalie Seline', {
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [
      { destroy: 'TARGET' },
      { enchant: 'EX1_198e', on: 'SELF', num1: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
    ],
  }),
  card('EX1_198e', 'Forgotten Shadows', { enchantment: { health: 'NUM_1' } }),
  card('EX1_332', 'Silence', { text: [{ silence: 'TARGET' }] }),
  card('EX1_339', 'Thoughtsteal', {
    rules: { text: ['HS-COPY1'] },
    text: [
      {
        forEach: { random: 'ENEMY_DECK', count: 2 },
        do: [{ giveCard: { cardOf: 'IT' } }],
        rules: ['HS-COPY1'],
      },
    ],
  }),
  card('EX1_623', 'Temple Enforcer', { battlecry: [{ enchant: 'EX1_623e', on: 'TARGET' }] }),
  card('EX1_623e', 'Infusion', { enchantment: { health: 3 } }),
  card('EX1_626', 'Mass Dispel', { text: [{ silence: 'ENEMY_MINIONS' }, { draw: 1 }] }),
];
