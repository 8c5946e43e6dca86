import type { Effect } from '../../../language/words.js';
import { SPELL_SCHOOLS } from '../../../vocabulary/index.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { DREDGE, SPELLS_PLAYED_THIS_GAME } from '../../selectors.js';
import { afterYouCast } from '../../templates/after-playing.js';
import { brings, parts } from '../../templates/colossal.js';
import { lendsToNext } from '../../templates/next-card.js';
import { sinks } from '../../templates/sunken.js';

/** A copy of a spell of this school in the hand is cast, and deaths are forced. */
function castCopyOf(school: 'FIRE' | 'FROST' | 'NATURE'): readonly Effect[] {
  const spell = school.toLowerCase();
  return [
    {
      save: spell,
      entities: { random: { of: 'FRIENDLY_HAND', where: { all: ['SPELL', { school }] } } },
    },
    {
      if: { exists: { saved: spell } },
      then: [{ cast: { cardOf: { saved: spell } } }, { forceDeathPhase: true }],
    },
  ];
}

const TAILS = ['TSC_639t', 'TSC_639t2', 'TSC_639t3'];

/** THE_SUNKEN_CITY set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_630', 'Wrathspine Enchanter', {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: [...castCopyOf('FIRE'), ...castCopyOf('FROST'), ...castCopyOf('NATURE')],
  }),
  card('TID_003', 'Tidelost Burrower', {
    battlecry: dredgeThen(
      { race: 'MURLOC' },
      {
        summonCopyOf: DREDGED,
        with: 'TID_003e2',
        at: 'RIGHT_OF_SELF',
      },
    ),
  }),
  ownEnchantment('TID_003e2', 'Revealed', { attack: { set: 2 }, health: { set: 2 } }),
  card('TID_004', 'Clownfish', { battlecry: [{ enchant: 'TID_004e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'TID_004e',
    name: 'Clownfish Car',
    type: 'ENCHANTMENT',
    enchantment: {},
    ...lendsToNext('TID_004e2', { race: 'MURLOC' }, 2),
  }),
  ownEnchantment('TID_004e2', "Clownin' Around", { cost: -2 }),
  card('TSC_631', 'Schooling', { text: [{ giveCard: 'TSC_638', count: 3 }] }),
  card('TSC_633', 'Piranha Poacher', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ giveCard: 'TSC_638' }] }],
  }),
  card('TSC_637', 'Scalding Geyser', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }, ...DREDGE],
  }),
  card('TSC_922', 'Anchored Totem', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: {
          all: [
            { tag: 'COST', atLeast: 1 },
            { tag: 'COST', atMost: 1 },
          ],
        },
        do: [{ enchant: 'TSC_922e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('TSC_922e', 'Sink or Swim', { attack: 2, health: 1 }),
  card('TSC_923', 'Bioluminescence', {
    text: [{ enchant: 'TSC_923e', on: 'FRIENDLY_MINIONS' }],
  }),
  ownEnchantment('TSC_923e', 'Bioluminescent', { spellDamage: 1 }),

  card('TID_005', 'Command of Neptulon', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'TID_005t', count: 2 }],
  }),
  ownMinion({
    id: 'TID_005t',
    name: 'Water Revenant',
    class: 'SHAMAN',
    set: 'THE_SUNKEN_CITY',
    race: 'ELEMENTAL',
    cost: 4,
    attack: 5,
    health: 4,
    keywords: ['RUSH'],
  }),
  card('TSC_639', 'Glugg the Gulper', {
    colossal: brings(...TAILS),
    triggers: [
      {
        on: 'DEATH',
        subject: { all: ['MINION', 'FRIENDLY'] },
        do: [
          {
            enchant: 'TSC_639e',
            on: 'SELF',
            num1: { tag: 'PRINTED_ATTACK', of: 'EVENT_SUBJECT' },
            num2: { tag: 'PRINTED_HEALTH', of: 'EVENT_SUBJECT' },
          },
        ],
      },
    ],
  }),
  ownEnchantment('TSC_639e', 'Gulped', { attack: 'NUM_1', health: 'NUM_2' }),
  ...parts(TAILS, {
    name: "Glugg's Tail",
    class: 'SHAMAN',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['TAUNT'],
  }),
  card('TSC_648', 'Coral Keeper', {
    battlecry: SPELL_SCHOOLS.map((school) => ({
      if: { exists: { of: SPELLS_PLAYED_THIS_GAME, where: { school } } },
      then: [{ summon: 'TSC_648t' }],
    })),
  }),
  ownMinion({
    id: 'TSC_648t',
    name: 'Coral Elemental',
    class: 'SHAMAN',
    set: 'THE_SUNKEN_CITY',
    race: 'ELEMENTAL',
    cost: 3,
    attack: 3,
    health: 3,
  }),
  card('TSC_772', 'Azsharan Scroll', {
    text: [
      { discover: { pool: { type: 'SPELL', school: ['FIRE', 'FROST', 'NATURE'] } }, then: [] },
      sinks('TSC_772t'),
    ],
  }),
  ownCard({
    id: 'TSC_772t',
    name: 'Sunken Scroll',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'THE_SUNKEN_CITY',
    cost: 1,
    text: (['FIRE', 'FROST', 'NATURE'] as const).map((school) => ({
      giveCard: { pool: { type: 'SPELL', school, classOf: 'FRIENDLY_HERO' } },
    })),
  }),

  card('TSC_635', 'Radiance of Azshara', {
    auras: [
      { update: 'OTHER', tag: 'SPELLPOWER_FIRE', amount: 2, on: 'FRIENDLY_PLAYER' },
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { school: 'NATURE' } },
        enchantment: 'TSC_635e',
      },
    ],
    triggers: afterYouCast('FROST', { gainArmor: 3 }),
  }),
  ownEnchantment('TSC_635e', "Kal'dorei Strength", { cost: -1 }),
];
