import type { Condition } from '../../../language/words.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  RANDOM_ENEMY_MINION,
  RANDOM_SPELL_IN_DECK,
  TURN_OF_HOST,
  YOUR_HERO,
} from '../../selectors.js';
import { brings, parts } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

const HEADS = ['TSC_950t', 'TSC_950t2'];

const IS_A_HEAD: Condition = { named: 'Hydralodon Head' };

/** THE_SUNKEN_CITY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_023', 'Barbed Nets', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [
      { damage: 2, to: 'TARGET' },
      {
        if: counted(),
        then: [
          { forceDeathPhase: true },
          { choose: 'ENEMY_CHARACTERS', save: 'second' },
          { damage: 2, to: { saved: 'second' } },
        ],
      },
    ],
    triggers: COUNTS_NAGA,
  }),
  card('TSC_070', 'Harpoon Gun', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: dredgeThen({ race: 'BEAST' }, { enchant: 'TSC_070e', on: DREDGED }),
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_070e', 'Harpoon Gun', { cost: -2 }),
  card('TSC_072', "Conch's Call", {
    text: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'NAGA' } } } },
      { drawThese: RANDOM_SPELL_IN_DECK },
    ],
  }),
  card('TSC_073', "Raj Naz'jan", {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ damage: { tag: 'COST', of: 'EVENT_SUBJECT' }, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('TID_099', 'K9-0tron', {
    battlecry: dredgeThen(
      { all: ['MINION', { tag: 'COST', atLeast: 1 }, { tag: 'COST', atMost: 1 }] },
      { putIntoPlay: DREDGED, at: 'RIGHT_OF_SELF' },
    ),
  }),

  card('TID_074', 'Ancient Krakenbane', {
    triggers: countsSpells(),
    requires: { REQ_TARGET_IF_AVAILABLE_AND_COUNTED: 3 },
    battlecry: [{ if: counted(3), then: [{ damage: 5, to: 'TARGET' }] }],
  }),
  card('TSC_071', 'Twinbow Terrorcoil', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(), then: [{ enchant: 'TSC_071e', on: 'FRIENDLY_PLAYER' }] }],
  }),
  ownCard({
    id: 'TSC_071e',
    name: 'Twinned',
    type: 'ENCHANTMENT',
    enchantment: { spellsResolveTwice: true },
    triggers: [
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ detach: 'SELF' }] },
      { on: 'AFTER_CAST', whose: 'YOURS', do: [{ detach: 'SELF' }] },
    ],
  }),
  card('TSC_945', 'Azsharan Saber', { deathrattle: [sinks('TSC_945t')] }),
  ownMinion({
    id: 'TSC_945t',
    name: 'Sunken Saber',
    class: 'HUNTER',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 4,
    attack: 4,
    health: 3,
    keywords: ['RUSH'],
    deathrattle: [
      {
        putIntoPlay: { random: { of: MINIONS_IN_DECK, where: { race: 'BEAST' } } },
        at: 'DEATH_POSITION',
      },
    ],
  }),
  card('TSC_946', 'Urchin Spines', { text: [{ enchant: 'TSC_946e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'TSC_946e',
    name: 'Poisonous Urchin',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'SPELLS_ARE_POISONOUS', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TSC_947', "Naga's Pride", {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    triggers: COUNTS_NAGA,
    text: [
      { summon: 'TSC_947t', count: 2, save: 'fish' },
      { if: counted(), then: [{ enchant: 'TSC_947e', on: { saved: 'fish' } }] },
    ],
  }),
  ownEnchantment('TSC_947e', 'Well-Fed Fish', { attack: 1, health: 1 }),
  ownMinion({
    id: 'TSC_947t',
    name: 'Lionfish',
    class: 'HUNTER',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
  }),
  card('TSC_950', 'Hydralodon', {
    colossal: brings(...HEADS),
    battlecry: [{ set: { RUSH: 1 }, on: { of: 'FRIENDLY_MINIONS', where: IS_A_HEAD } }],
  }),
  ...parts(HEADS, {
    name: 'Hydralodon Head',
    class: 'HUNTER',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 2,
    attack: 3,
    health: 1,
    deathrattle: [
      {
        if: { controlsAll: ['TSC_950'] },
        then: [
          { summon: 'TSC_950t', at: 'DEATH_POSITION' },
          { summon: 'TSC_950t2', at: 'DEATH_POSITION' },
        ],
      },
    ],
  }),

  card('TID_075', 'Shellshot', {
    text: [
      { save: 'left', value: { boosted: 3 } },
      {
        repeat: { saved: 'left' },
        do: [
          { damage: { saved: 'left' }, to: RANDOM_ENEMY_MINION, fixed: true },
          { save: 'left', value: { minus: [{ saved: 'left' }, 1] } },
        ],
      },
    ],
  }),
  card('TSC_929', 'Emergency Maneuvers', {
    triggers: [
      {
        on: 'DEATH',
        subject: 'MINION',
        whose: 'YOURS',
        rules: ['HS-R7-redemption', 'HS-DEATH-redemption', 'SUP-PRECHECK-DEATH'],
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        priority: 'LAST',
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, with: 'TSC_929e', at: 'WHERE_SUBJECT_DIED' }],
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'TSC_929e',
    name: 'Emergency Maneuvers',
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-4.6-dormant'],
        queueIf: TURN_OF_HOST,
        do: [{ awaken: 'HOST' }],
      },
    ],
  }),
];
