import type { Condition, Trigger } from '../../../language/words.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import {
  DREDGE,
  MINIONS_IN_DECK,
  OTHER_FRIENDLY_MECHS,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_ENEMY_DECK,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { brings } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';

/** It keeps the last spell in mind that you aimed at it. */
const SPELL_CAST_ON_THIS: Trigger = {
  on: 'SPELL_TEXT',
  subject: 'IS_SELF',
  source: 'FRIENDLY',
  do: [{ remember: 'EVENT_SOURCE' }],
};

const WAS_CAST_ON_THIS: Condition = { among: 'REMEMBERED' };

const STATUE = {
  class: 'PALADIN',
  set: 'THE_SUNKEN_CITY',
  race: 'ELEMENTAL',
  keywords: ['TAUNT'],
} as const;

/** THE_SUNKEN_CITY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_059', 'Bubblebot', {
    battlecry: [{ set: { DIVINE_SHIELD: 1, TAUNT: 1 }, on: OTHER_FRIENDLY_MECHS }],
  }),
  card('TSC_060', 'Shimmering Sunfish', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HAND', where: { school: 'HOLY' } } },
        then: [{ set: { DIVINE_SHIELD: 1, TAUNT: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('TSC_083', 'Seafloor Savior', {
    battlecry: dredgeThen('MINION', {
      enchant: 'TSC_083e',
      on: DREDGED,
      num1: { tag: 'ATTACK', of: 'SELF' },
      num2: { tag: 'HEALTH_LEFT', of: 'SELF' },
    }),
  }),
  ownEnchantment('TSC_083e', 'Lamplight', { attack: 'NUM_1', health: 'NUM_2' }),
  card('TID_077', 'Lightray', {
    auras: [
      costsLess({
        count: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: { class: 'PALADIN' } },
      }),
    ],
  }),

  card('TID_098', 'Myrmidon', {
    triggers: [
      SPELL_CAST_ON_THIS,
      { on: 'AFTER_SPELL', whose: 'YOURS', subject: WAS_CAST_ON_THIS, do: [{ draw: 1 }] },
    ],
  }),
  card('TID_949', 'Front Lines', {
    text: [
      {
        repeatUntil: {
          any: [
            { not: 'BOARD_NOT_FULL' },
            { not: 'ENEMY_BOARD_NOT_FULL' },
            {
              not: {
                exists: {
                  union: [MINIONS_IN_DECK, { of: 'ENEMY_DECK', where: 'MINION' }],
                },
              },
            },
          ],
        },
        do: [{ putIntoPlay: RANDOM_MINION_IN_DECK }, { putIntoPlay: RANDOM_MINION_IN_ENEMY_DECK }],
      },
    ],
  }),
  card('TSC_030', 'The Leviathan', {
    colossal: brings('TSC_030t2'),
    triggers: [{ on: 'AFTER_ATTACK', source: 'IS_SELF', do: DREDGE }],
  }),
  ownMinion({
    id: 'TSC_030t2',
    name: "The Leviathan's Claw",
    class: 'PALADIN',
    set: 'THE_SUNKEN_CITY',
    race: 'MECHANICAL',
    cost: 3,
    attack: 4,
    health: 2,
    keywords: ['RUSH', 'DIVINE_SHIELD'],
    triggers: [{ on: 'AFTER_ATTACK', source: 'IS_SELF', do: [{ draw: 1 }] }],
  }),
  card('TSC_061', "The Garden's Grace", {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    auras: [costsLess({ tag: 'MANA_SPENT_ON_HOLY_SPELLS_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
    text: [
      { enchant: 'TSC_061e', on: 'TARGET' },
      { set: { DIVINE_SHIELD: 1 }, on: 'TARGET' },
    ],
  }),
  ownEnchantment('TSC_061e', 'Graced', { attack: 5, health: 5 }),
  card('TSC_074', 'Kotori Lightblade', {
    triggers: [
      SPELL_CAST_ON_THIS,
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: { all: [{ school: 'HOLY' }, WAS_CAST_ON_THIS] },
        when: { exists: OTHER_FRIENDLY_MINIONS },
        do: [{ cast: { cardOf: 'EVENT_SUBJECT' }, on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('TSC_076', 'Immortalized in Stone', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'TSC_076t' }, { summon: 'TSC_076t2' }, { summon: 'TSC_076t3' }],
  }),
  ownMinion({ ...STATUE, id: 'TSC_076t', name: 'Worn Statue', cost: 1, attack: 1, health: 2 }),
  ownMinion({ ...STATUE, id: 'TSC_076t2', name: 'Living Statue', cost: 3, attack: 2, health: 4 }),
  ownMinion({ ...STATUE, id: 'TSC_076t3', name: 'Pristine Statue', cost: 5, attack: 4, health: 8 }),
  card('TSC_644', 'Azsharan Mooncatcher', { battlecry: [sinks('TSC_644t')] }),
  ownMinion({
    id: 'TSC_644t',
    name: 'Sunken Mooncatcher',
    class: 'PALADIN',
    set: 'THE_SUNKEN_CITY',
    race: 'MECHANICAL',
    cost: 3,
    attack: 4,
    health: 2,
    keywords: ['DIVINE_SHIELD'],
    battlecry: [{ summonCopyOf: 'SELF' }],
  }),
  card('TSC_952', 'Holy Maki Roll', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    keywords: ['ECHO'],
    text: [{ heal: 2, to: 'TARGET' }],
  }),
  card('TSC_079', 'Radar Detector', {
    text: [
      {
        drawThese: {
          of: { last: 'FRIENDLY_DECK', count: 5 },
          where: { race: 'MECHANICAL' },
        },
      },
      { shuffleDeck: true },
    ],
  }),
];
