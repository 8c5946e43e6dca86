import type { Effect, Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  FREEZES_WHAT_IT_DAMAGES,
  RANDOM_ENEMY,
  RANDOM_SPELL_IN_DECK,
  SPELLS_PLAYED_THIS_GAME,
} from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { lendsToNextHeroPower } from '../../templates/next-card.js';

const SCHOOLS = ['ARCANE', 'FEL', 'FIRE', 'FROST', 'HOLY', 'NATURE', 'SHADOW'] as const;

/** A spell of each school that you have cast this game. */
const ONE_OF_EACH_SCHOOL: readonly Effect[] = SCHOOLS.map((school) => ({
  save: school.toLowerCase(),
  entities: { random: { of: SPELLS_PLAYED_THIS_GAME, where: { school } } },
}));

const CHOSEN: Selector = { union: SCHOOLS.map((school) => ({ saved: school.toLowerCase() })) };

/** What the Rune may cast of the mana that is left; not itself. */
const RUNE_SPELLS = {
  type: 'SPELL',
  class: 'MAGE',
  costAtLeast: 1,
  costUpTo: { saved: 'mana' },
  except: 'SELF',
} as const;

/** ALTERAC_VALLEY set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('AV_114', 'Shivering Sorceress', {
    battlecry: [
      {
        enchant: 'AV_114e',
        on: { random: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: 'SPELL' } } },
      },
    ],
  }),
  ownEnchantment('AV_114e', 'Shivering Sorceress', { cost: -1 }),
  card('AV_212', 'Siphon Mana', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    honorableKill: [{ enchant: 'AV_212e', on: { of: 'FRIENDLY_HAND', where: 'SPELL' } }],
  }),
  ownEnchantment('AV_212e', 'Siphon Mana', { cost: -1 }),
  card('AV_200', 'Magister Dawngrasp', {
    heroPower: 'AV_200p2',
    rules: { battlecry: ['ZH-A.1-forced-death-list', 'HS-INF-repeats'] },
    battlecry: [
      ...ONE_OF_EACH_SCHOOL,
      {
        forEach: { random: CHOSEN, count: { count: CHOSEN } },
        do: [{ cast: { cardOf: 'IT' } }, { forceDeathPhase: true }],
      },
    ],
  }),
  ownCard({
    id: 'AV_200p2',
    name: 'Arcane Burst',
    type: 'HERO_POWER',
    class: 'MAGE',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: { plus: [1, { tag: 'QUEST_PROGRESS', of: 'SELF' }] }, to: 'TARGET' }],
    honorableKill: [
      {
        set: { QUEST_PROGRESS: { plus: [2, { tag: 'QUEST_PROGRESS', of: 'SELF' }] } },
        on: 'SELF',
      },
    ],
  }),
  card('AV_283', 'Rune of the Archmage', {
    rules: { text: ['ZH-A.1-forced-death-list', 'HS-INF-at-random'] },
    text: [
      { save: 'mana', value: 20 },
      {
        repeatUntil: { value: { saved: 'mana' }, atMost: 0 },
        do: [
          { cast: { pool: RUNE_SPELLS }, preferring: 'ENEMY_CHARACTERS' },
          { save: 'mana', value: { minus: [{ saved: 'mana' }, 'RESULT'] } },
          { forceDeathPhase: true },
        ],
      },
    ],
  }),
  card('AV_218', 'Mass Polymorph', { text: [{ transform: 'ALL_MINIONS', into: 'CS2_tk1' }] }),
  card('ONY_006', 'Deep Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damage: { plus: [1, { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } }] },
        to: { union: ['TARGET', { adjacentTo: 'TARGET' }] },
      },
    ],
  }),
  card('ONY_007', 'Haleh, Matron Protectorate', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ repeat: 4, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('AV_116', 'Arcane Brilliance', {
    text: [7, 8, 9, 10].map((cost) => ({
      giveCopiesOf: {
        random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { tag: 'COST', exactly: cost }] } },
      },
    })),
  }),
  card('AV_282', 'Build a Snowman', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'AV_282t' }, { giveCard: 'AV_282t2' }],
  }),
  ownMinion({
    id: 'AV_282t',
    name: 'Snowman',
    class: 'MAGE',
    set: 'ALTERAC_VALLEY',
    race: 'ELEMENTAL',
    cost: 3,
    attack: 3,
    health: 3,
    triggers: [FREEZES_WHAT_IT_DAMAGES],
  }),
  ownCard({
    id: 'AV_282t2',
    name: 'Build a Snowbrute',
    type: 'SPELL',
    class: 'MAGE',
    set: 'ALTERAC_VALLEY',
    school: 'FROST',
    cost: 6,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'AV_282t3' }, { giveCard: 'AV_282t4' }],
  }),
  ownMinion({
    id: 'AV_282t3',
    name: 'Snowbrute',
    class: 'MAGE',
    set: 'ALTERAC_VALLEY',
    race: 'ELEMENTAL',
    cost: 6,
    attack: 6,
    health: 6,
    triggers: [FREEZES_WHAT_IT_DAMAGES],
  }),
  ownCard({
    id: 'AV_282t4',
    name: 'Build a Snowgre',
    type: 'SPELL',
    class: 'MAGE',
    set: 'ALTERAC_VALLEY',
    school: 'FROST',
    cost: 9,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'AV_282t5' }],
  }),
  ownMinion({
    id: 'AV_282t5',
    name: 'Snowgre',
    class: 'MAGE',
    set: 'ALTERAC_VALLEY',
    race: 'ELEMENTAL',
    cost: 9,
    attack: 9,
    health: 9,
    triggers: [FREEZES_WHAT_IT_DAMAGES],
  }),

  card('ONY_029', 'Drakefire Amulet', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      {
        repeat: 2,
        do: [
          {
            discover: { pool: { type: 'MINION', race: 'DRAGON' } },
            in: 'SETASIDE',
            save: 'taken',
            then: [{ summon: { cardOf: { saved: 'taken' } } }],
          },
        ],
      },
    ],
  }),
  card('AV_115', 'Amplified Snowflurry', {
    battlecry: [{ enchant: 'AV_115e', on: 'FRIENDLY_PLAYER' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'AV_115e',
    name: 'Icy',
    type: 'ENCHANTMENT',
    auras: lendsToNextHeroPower('AV_115e5').auras,
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        do: [{ freeze: 'EVENT_SOURCE' }, { detach: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_115e5', 'Icy', { cost: { set: 0 } }),
  card('AV_284', 'Balinda Stonehearth', {
    battlecry: [
      { save: 'attack', value: { tag: 'ATTACK', of: 'SELF' } },
      { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'SELF' } },
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'first' },
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'second' },
      {
        if: { exists: { saved: 'first' } },
        then: [
          { save: 'cost', value: { tag: 'COST', of: { saved: 'first' } } },
          { enchant: 'AV_284e', on: { saved: 'first' }, num1: { saved: 'attack' } },
          { enchant: 'AV_284e2', on: 'SELF', num1: { saved: 'cost' } },
        ],
      },
      {
        if: { exists: { saved: 'second' } },
        then: [
          { save: 'cost', value: { tag: 'COST', of: { saved: 'second' } } },
          { enchant: 'AV_284e', on: { saved: 'second' }, num1: { saved: 'health' } },
          { enchant: 'AV_284e3', on: 'SELF', num1: { saved: 'cost' } },
        ],
      },
    ],
  }),
  ownEnchantment('AV_284e', 'Arcane Swap', { cost: { set: 'NUM_1' } }),
  ownEnchantment('AV_284e2', 'Magical Shift', { attack: { set: 'NUM_1' } }),
  ownEnchantment('AV_284e3', 'Magical Shift', { health: { set: 'NUM_1' } }),
  areaAtTurnEnd(
    'AV_290',
    'Iceblood Tower',
    {
      save: 'spell',
      entities: {
        random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { not: { sameCardAs: 'SELF' } }] } },
      },
    },
    { cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } },
  ),
];
