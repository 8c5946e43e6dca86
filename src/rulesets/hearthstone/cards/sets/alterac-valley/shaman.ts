import type { Effect, Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { FREEZES_WHAT_IT_DAMAGES, OTHER_MINIONS, RANDOM_ENEMY_MINION } from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { flips } from '../../templates/flipping-powers.js';
import { lendsToNextOfOpponent } from '../../templates/next-card.js';

const FROZEN_MINIONS: Selector = { of: 'ALL_MINIONS', where: { has: 'FROZEN' } };

const OF_BRUKAN = { class: 'SHAMAN', set: 'ALTERAC_VALLEY' } as const;

interface Invocation {
  readonly id: string;
  readonly power: string;
  readonly name: string;
  readonly text: readonly Effect[];
}

const INVOCATIONS: readonly Invocation[] = [
  {
    id: 'AV_258t',
    power: 'AV_258pt',
    name: 'Earth Invocation',
    text: [{ summon: 'AV_258t6', count: 2 }],
  },
  {
    id: 'AV_258t2',
    power: 'AV_258p2',
    name: 'Water Invocation',
    text: [{ heal: 6, to: 'FRIENDLY_CHARACTERS' }],
  },
  {
    id: 'AV_258t3',
    power: 'AV_258pt3',
    name: 'Fire Invocation',
    text: [{ damage: 6, to: 'ENEMY_HERO' }],
  },
  {
    id: 'AV_258t4',
    power: 'AV_258pt4',
    name: 'Lightning Invocation',
    text: [{ damage: 2, to: 'ENEMY_MINIONS' }],
  },
];

const ELEMENTS = INVOCATIONS.map(({ id }) => id);

const POWERS = INVOCATIONS.map(({ power }) => power);

/** ALTERAC_VALLEY set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('AV_107', 'Glaciate', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      {
        discover: { pool: { type: 'MINION', cost: 8 } },
        in: 'SETASIDE',
        save: 'taken',
        then: [
          { summon: { cardOf: { saved: 'taken' } }, save: 'summoned' },
          { freeze: { saved: 'summoned' } },
        ],
      },
    ],
  }),
  card('AV_251', 'Cheaty Snobold', {
    triggers: [
      {
        on: 'FREEZE',
        subject: { all: ['CHARACTER', 'ENEMY'] },
        do: [{ damage: 3, to: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('AV_255', 'Snowfall Guardian', {
    battlecry: [{ freeze: OTHER_MINIONS }],
    was: [
      {
        before: '24.0.3',
        battlecry: [
          { freeze: OTHER_MINIONS },
          {
            enchant: 'AV_255e',
            on: 'SELF',
            num1: { count: FROZEN_MINIONS },
            num2: { count: FROZEN_MINIONS },
          },
        ],
      },
    ],
  }),
  ownEnchantment('AV_255e', 'Snowfall Guardian', { attack: 'NUM_1', health: 'NUM_2' }),
  card('AV_260', 'Sleetbreaker', { battlecry: [{ giveCard: 'AV_266' }] }),
  card('AV_266', 'Windchill', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ freeze: 'TARGET' }, { draw: 1 }],
  }),
  card('ONY_011', "Don't Stand in the Fire!", {
    rules: { text: ['ZH-5.1-spell-damage', 'ZH-A.2-no-spell-damage-list'] },
    overload: 1,
    text: [{ repeat: { boosted: 10 }, do: [{ damage: 1, to: RANDOM_ENEMY_MINION, fixed: true }] }],
  }),
  card('ONY_013', 'Bracing Cold', {
    text: [
      { heal: 5, to: 'FRIENDLY_HERO' },
      { enchant: 'ONY_013e', on: { random: { of: 'FRIENDLY_HAND', where: 'SPELL' } } },
    ],
  }),
  ownEnchantment('ONY_013e', 'Bracing Cold', { cost: -2 }),
  card('AV_257', "Bearon Gla'shear", {
    rules: { battlecry: ['HS-INF-either-side'] },
    battlecry: [
      {
        summon: 'AV_257t',
        count: {
          count: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: { school: 'FROST' } },
        },
        at: 'ALTERNATING',
      },
    ],
  }),
  ownMinion({
    id: 'AV_257t',
    name: 'Frozen Stagguard',
    class: 'SHAMAN',
    set: 'ALTERAC_VALLEY',
    race: 'ELEMENTAL',
    cost: 3,
    attack: 3,
    health: 4,
    triggers: [FREEZES_WHAT_IT_DAMAGES],
  }),

  card('AV_259', 'Frostbite', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    honorableKill: [{ enchant: 'AV_259e', on: 'ENEMY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_259e',
    name: 'Frostbite',
    type: 'ENCHANTMENT',
    ...lendsToNextOfOpponent('AV_259e2', 'SPELL'),
  }),
  ownEnchantment('AV_259e2', 'Frostbite', { cost: 2 }),
  areaAtTurnEnd('AV_268', 'Wildpaw Cavern', { summon: 'AV_257t' }),
  card('ONY_012', 'Spirit Mount', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'ONY_012e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'ONY_012e',
    name: 'Spirit Mount',
    type: 'ENCHANTMENT',
    enchantment: { attack: 1, health: 2, spellDamage: 1 },
    deathrattle: [{ summon: 'ONY_012t' }],
  }),
  ownMinion({
    id: 'ONY_012t',
    name: "Bru'kan's Raptor",
    class: 'SHAMAN',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    attack: 1,
    health: 2,
    spellDamage: 1,
  }),
  card('AV_250', 'Snowball Fight!', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { save: 'hit', entities: 'TARGET' },
      { save: 'next', entities: 'TARGET' },
      {
        repeatUntil: { not: { exists: { saved: 'next' } } },
        do: [
          { damage: 1, to: { saved: 'next' } },
          { freeze: { saved: 'next' } },
          { save: 'last', entities: { of: { saved: 'next' }, where: 'SURVIVES' } },
          { save: 'next', entities: { of: { saved: 'next' }, where: { all: ['HERO', 'MINION'] } } },
          {
            if: { exists: { saved: 'last' } },
            then: [
              {
                save: 'next',
                entities: {
                  random: { of: 'ALL_MINIONS', where: 'SURVIVES', except: { saved: 'hit' } },
                },
              },
              { save: 'hit', entities: { union: [{ saved: 'hit' }, { saved: 'next' }] } },
            ],
          },
        ],
      },
    ],
  }),
  card('AV_258', "Bru'kan of the Elements", {
    heroPower: 'AV_258p',
    battlecry: [
      { chooseCard: { oneOf: ELEMENTS }, save: 'first' },
      { chooseCard: { oneOf: ELEMENTS, except: { saved: 'first' } }, save: 'second' },
      { resolveTextOf: { saved: 'first' } },
      { resolveTextOf: { saved: 'second' } },
      { replaceHeroPower: { oneOf: POWERS } },
    ],
  }),
  ...INVOCATIONS.flatMap(({ id, power, name, text }) => [
    ownCard({ ...OF_BRUKAN, id, name, type: 'SPELL', cost: 0, text }),
    ownCard({
      ...OF_BRUKAN,
      id: power,
      name,
      type: 'HERO_POWER',
      cost: 2,
      text,
      triggers: [flips({ oneOf: POWERS.filter((other) => other !== power) })],
    }),
  ]),
  ownCard({
    ...OF_BRUKAN,
    id: 'AV_258p',
    name: 'Elemental Mastery',
    type: 'HERO_POWER',
    cost: 2,
    triggers: [flips({ oneOf: POWERS })],
  }),
  ownMinion({
    ...OF_BRUKAN,
    id: 'AV_258t6',
    name: 'Earthen Guardian',
    race: 'ELEMENTAL',
    cost: 2,
    attack: 2,
    health: 3,
    keywords: ['TAUNT'],
  }),
];
