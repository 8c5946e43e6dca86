import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { DISCOVER_A_DRAGON, HOLDS_A_DRAGON, RANDOM_ENEMY } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { rollingDamage } from '../../templates/excess-damage.js';

/** Elemental Allies has counted an Elemental in this turn. */
const COUNTED_THIS_TURN: Condition = {
  entity: 'SELF',
  is: { carries: 'DRG_324e' },
};

/** Counts the mana spent on a spell of yours. */
const COUNTS_MANA = {
  whose: 'YOURS',
  subject: 'SPELL',
  do: [{ repeat: 'EVENT_AMOUNT', do: [{ questProgress: 1 }] }],
} as const;

/** What Malygos can make of a Mage's spells. */
const UPGRADED_SPELLS = [
  'DRG_270t1',
  'DRG_270t2',
  'DRG_270t4',
  'DRG_270t5',
  'DRG_270t6',
  'DRG_270t7',
  'DRG_270t8',
  'DRG_270t9',
  'DRG_270t11',
] as const;

/** DRAGONS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_323', 'Learn Draconic', {
    quest: { progress: 8, side: true, reward: [{ summon: 'DRG_323t' }] },
    triggers: [
      { ...COUNTS_MANA, on: 'AFTER_SPELL', rules: ['ZH-5.3-sidequests'] },
      { ...COUNTS_MANA, on: 'COUNTERED', rules: ['ZH-5.1-counter', 'ZH-5.3-sidequests'] },
    ],
    // a spell that was countered did not count
    was: [
      {
        before: '17.2.1',
        triggers: [{ ...COUNTS_MANA, on: 'AFTER_SPELL', rules: ['ZH-5.3-sidequests'] }],
      },
    ],
  }),
  card('DRG_321', 'Rolling Fireball', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['ZH-A.2-no-spell-damage-list', 'HS-INF-excess'] },
    text: rollingDamage(8),
  }),
  card('DRG_324', 'Elemental Allies', {
    quest: {
      progress: 2,
      side: true,
      reward: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'SPELL' }, count: 3 } }],
    },
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'ELEMENTAL' },
        when: { not: COUNTED_THIS_TURN },
        rules: ['ZH-5.3-sidequests'],
        do: [{ enchant: 'DRG_324e', on: 'SELF' }, { questProgress: 1 }],
      },
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            if: { not: COUNTED_THIS_TURN },
            then: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'DRG_324e',
    name: 'Counted this turn',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
  }),
  card('DRG_102', 'Azure Explorer', { battlecry: [DISCOVER_A_DRAGON] }),
  card('DRG_106', 'Arcane Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 2, to: 'TARGET' },
      { if: HOLDS_A_DRAGON, then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }] },
    ],
  }),
  card('DRG_107', 'Violet Spellwing', { deathrattle: [{ giveCard: 'EX1_277' }] }),
  card('DRG_270', 'Malygos, Aspect of Magic', {
    rules: { battlecry: ['ZH-5.1-discover'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ discover: { oneOf: UPGRADED_SPELLS }, then: [] }] }],
  }),
  card('DRG_270t1', "Malygos's Intellect", { text: [{ draw: 4 }] }),
  card('DRG_270t2', "Malygos's Tome", {
    text: [{ repeat: 3, do: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }] }],
  }),
  card('DRG_270t4', "Malygos's Explosion", { text: [{ damage: 2, to: 'ENEMY_MINIONS' }] }),
  card('DRG_270t5', "Malygos's Nova", { text: [{ freeze: 'ENEMY_MINIONS' }] }),
  card('DRG_270t6', "Malygos's Polymorph", {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ transform: 'TARGET', into: 'DRG_270t6t' }],
  }),
  card('DRG_270t7', "Malygos's Flamestrike", { text: [{ damage: 8, to: 'ENEMY_MINIONS' }] }),
  card('DRG_270t8', "Malygos's Frostbolt", {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }, { freeze: 'TARGET' }],
  }),
  card('DRG_270t9', "Malygos's Fireball", {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 8, to: 'TARGET' }],
  }),
  card('DRG_270t11', "Malygos's Missiles", {
    text: [{ repeat: { boosted: 6 }, do: [{ damage: 1, fixed: true, to: RANDOM_ENEMY }] }],
  }),
  card('DRG_322', 'Dragoncaster', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'DRG_322e', on: 'FRIENDLY_PLAYER' }] }],
  }),
  card('DRG_322e', 'Draconic Magic', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'DRG_322ea',
      },
    ],
    triggers: [{ on: 'COUNTER', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
  /** Its id is ours: what the one above does to each spell in hand. */
  ownCard({
    id: 'DRG_322ea',
    name: 'Draconic Magic',
    type: 'ENCHANTMENT',
    set: 'DRAGONS',
    enchantment: { cost: { set: 0 } },
  }),
  card('DRG_109', 'Mana Giant', {
    auras: [
      costsLess({
        count: {
          of: { played: 'THIS_GAME', side: 'FRIENDLY' },
          where: { tag: 'PLAYED_NOT_FROM_START', atLeast: 1 },
        },
      }),
    ],
  }),
];
