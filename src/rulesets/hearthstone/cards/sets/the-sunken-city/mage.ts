import type { Trigger } from '../../../language/words.js';
import type { SpellSchool } from '../../../vocabulary/index.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { RANDOM_ENEMY, TURN_OF_HOST } from '../../selectors.js';
import { brings, parts } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

const DRILLS = ['TSC_029t', 'TSC_029t2'];

/** In hand it takes another form after a spell of a school. */
const becomesAfter = (school: SpellSchool, form: string): Trigger => ({
  on: 'AFTER_SPELL',
  whose: 'YOURS',
  zone: 'HAND',
  subject: { school },
  do: [{ transform: 'SELF', into: form }],
});

/** What the forms have in common. */
const NAZJAR = {
  name: "Lady Naz'jar",
  class: 'MAGE',
  set: 'THE_SUNKEN_CITY',
  race: 'NAGA',
  rarity: 'LEGENDARY',
  cost: 5,
  attack: 5,
  health: 5,
} as const;

/** THE_SUNKEN_CITY set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_055', 'Seafloor Gateway', {
    rules: { text: ['ZH-4.4-draw-matching'] },
    text: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { all: ['MINION', { race: 'MECHANICAL' }] } },
        },
      },
      {
        enchant: 'TSC_055e',
        on: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'MECHANICAL' }] } },
      },
    ],
  }),
  ownCard({
    id: 'TSC_055e',
    name: 'Gateway Opened',
    type: 'ENCHANTMENT',
    enchantment: { cost: -1 },
  }),
  card('TSC_054', 'Mecha-Shark', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: [{ race: 'MECHANICAL' }, { not: 'IS_SELF' }] },
        do: [{ repeat: 3, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('TSC_642', 'Trench Surveyor', {
    battlecry: dredgeThen({ race: 'MECHANICAL' }, { drawThese: DREDGED }),
  }),
  card('TSC_643', 'Spellcoiler', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(), then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }] }],
  }),
  card('TSC_948', 'Gifts of Azshara', {
    triggers: COUNTS_NAGA,
    text: [{ draw: 1 }, { if: counted(), then: [{ draw: 1 }] }],
  }),

  card('TID_707', 'Submerged Spacerock', {
    deathrattle: [
      {
        repeat: 2,
        do: [
          {
            giveCard: { pool: { type: 'SPELL', school: 'ARCANE', class: 'MAGE' } },
            with: 'TID_707e',
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TID_707e',
    name: 'Submerged',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'END_OF_TURN',
        queueIf: { all: [TURN_OF_HOST, { entity: 'HOST', is: 'IN_HAND' }] },
        do: [{ discard: 'HOST' }],
      },
    ],
  }),
  card('TID_708', 'Polymorph: Jellyfish', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ transform: 'TARGET', into: 'TID_708t' }],
  }),
  ownMinion({
    id: 'TID_708t',
    name: 'Jellyfish',
    class: 'MAGE',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 3,
    attack: 4,
    health: 1,
    spellDamage: 2,
  }),
  card('TID_709', "Lady Naz'jar", {
    triggers: [
      becomesAfter('FIRE', 'TID_709t2'),
      becomesAfter('FROST', 'TID_709t3'),
      becomesAfter('ARCANE', 'TID_709t'),
    ],
  }),
  ownMinion({
    ...NAZJAR,
    id: 'TID_709t',
    battlecry: [{ enchant: 'TID_709e', on: { of: 'FRIENDLY_HAND', where: 'SPELL' } }],
  }),
  ownEnchantment('TID_709e', "Naz'jar's Gift", { cost: -1 }),
  ownMinion({
    ...NAZJAR,
    id: 'TID_709t2',
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [
      {
        damageTogether: [
          { damage: 5, to: 'TARGET' },
          { damage: 2, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  ownMinion({ ...NAZJAR, id: 'TID_709t3', battlecry: [{ gainArmor: 8 }] }),
  card('TSC_029', 'Gaia, the Techtonic', {
    colossal: brings(...DRILLS),
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'FRIENDLY', { race: 'MECHANICAL' }] },
        do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  ...parts(DRILLS, {
    name: "Gaia's Drill",
    class: 'MAGE',
    set: 'THE_SUNKEN_CITY',
    race: 'MECHANICAL',
    cost: 3,
    attack: 2,
    health: 3,
    keywords: ['RUSH'],
  }),
  card('TSC_087', 'Commander Sivara', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        zone: 'HAND',
        when: { not: counted(3) },
        do: [{ note: 'EVENT_SUBJECT' }, { questProgress: 1 }],
      },
    ],
    battlecry: [
      {
        if: counted(3),
        then: [{ forEach: 'NOTED', do: [{ giveCard: { cardOf: 'IT' } }] }],
      },
    ],
  }),
  card('TSC_620', 'Spitelash Siren', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'NAGA' },
        when: { not: counted() },
        do: [
          { gainMana: 2, kind: 'REFRESH' },
          { set: { QUEST_PROGRESS: 1 }, on: 'SELF' },
        ],
      },
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        when: counted(),
        do: [
          { gainMana: 2, kind: 'REFRESH' },
          { set: { QUEST_PROGRESS: 0 }, on: 'SELF' },
        ],
      },
    ],
  }),
  card('TSC_776', 'Azsharan Sweeper', { battlecry: [sinks('TSC_776t')] }),
  ownMinion({
    id: 'TSC_776t',
    name: 'Sunken Sweeper',
    class: 'MAGE',
    set: 'THE_SUNKEN_CITY',
    race: 'MECHANICAL',
    cost: 3,
    attack: 3,
    health: 4,
    battlecry: [
      { repeat: 3, do: [{ giveCard: { pool: { type: 'MINION', race: 'MECHANICAL' } } }] },
    ],
  }),
  card('TSC_056', 'Volcanomancy', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'TSC_056e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'TSC_056e',
    name: 'Explosive',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'DEATH',
        zone: 'GRAVEYARD',
        subject: 'IS_HOST',
        do: [{ damage: 3, to: 'ALL_MINIONS' }, { setAside: 'SELF' }],
      },
    ],
  }),
];
