import type { Condition } from '../../../language/words.js';
import { DREDGED } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  DREDGE,
  FRIENDLY_MECHS,
  MECHS_IN_HAND,
  MINIONS_IN_DECK,
  OTHER_MINIONS,
  SURVIVING_ENEMY_MINIONS,
  TURN_OF_HOST,
  YOUR_HERO,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { brings, parts } from '../../templates/colossal.js';
import { lendsToNext } from '../../templates/next-card.js';
import { sinks } from '../../templates/sunken.js';
import { counted, countsSpells } from '../../while-holding.js';

/** What is summoned is another minion than SELF. */
const OTHER_THAN_SELF: Condition = { not: 'IS_SELF' };

const TENTACLES = ['TID_711t', 'TID_711t2', 'TID_711t3', 'TID_711t4', 'TID_711t5', 'TID_711t6'];

/** THE_SUNKEN_CITY set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_909', 'Tuskarrrr Trawler', { battlecry: DREDGE }),
  card('TSC_908', 'Sir Finley, Sea Guide', {
    rules: { battlecry: ['ZH-4.4-swap-not-a-draw'] },
    battlecry: [
      { save: 'hand', entities: 'FRIENDLY_HAND' },
      { save: 'bottom', entities: { last: 'FRIENDLY_DECK', count: { saved: 'hand' } } },
      { setAside: { saved: 'hand' } },
      { takeIntoHand: { saved: 'bottom' } },
      { putIntoDeck: { saved: 'hand' }, at: 'BOTTOM' },
    ],
  }),
  card('TSC_001', 'Naval Mine', { deathrattle: [{ damage: 4, to: 'ENEMY_HERO' }] }),
  card('TSC_002', 'Pufferfist', {
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }] },
    ],
  }),
  card('TSC_007', 'Gangplank Diver', {
    dormant: 'TSC_647e',
    keywords: ['RUSH', 'IMMUNE_WHILE_ATTACKING'],
  }),
  card('TSC_013', 'Slimescale Diver', { dormant: 'TSC_647e' }),
  card('TSC_647', 'Pelican Diver', { dormant: 'TSC_647e' }),
  ownCard({
    id: 'TSC_647e',
    name: 'Diving',
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
  card('TSC_034', 'Gorloc Ravager', {
    battlecry: [
      {
        repeat: 3,
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'MURLOC' } } } }],
      },
    ],
  }),
  card('TSC_064', 'Slithering Deathscale', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(3), then: [{ damage: 3, to: 'ENEMY_CHARACTERS' }] }],
  }),
  card('TSC_632', 'Click-Clocker', {
    battlecry: [{ enchant: 'TSC_632e', on: { random: MECHS_IN_HAND } }],
  }),
  ownEnchantment('TSC_632e', 'Robo-Claws', { attack: 1, health: 1 }),
  card('TSC_638', 'Piranha Swarmer', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: [{ named: 'Piranha Swarmer' }, OTHER_THAN_SELF] },
        do: [{ enchant: 'TSC_638e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TSC_638e', 'Swarming', { attack: 1 }),
  card('TSC_640', 'Reefwalker', {
    battlecry: [{ summon: 'TSC_638' }],
    deathrattle: [{ summon: 'TSC_638' }],
  }),
  card('TSC_645', 'Mothership', {
    deathrattle: [
      { summon: { pool: { type: 'MINION', race: 'MECHANICAL', costAtMost: 3 } }, count: 2 },
    ],
  }),
  card('TSC_823', 'Murkwater Scribe', {
    battlecry: [{ enchant: 'TSC_823e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'TSC_823e',
    name: 'Murky',
    type: 'ENCHANTMENT',
    enchantment: {},
    ...lendsToNext('SUNKEN_SPELL_COSTS_1_LESS', 'SPELL'),
  }),
  /** Its id is ours: what the card above lends to spells. */
  ownEnchantment('SUNKEN_SPELL_COSTS_1_LESS', 'Murky', { cost: -1 }),
  card('TSC_826', 'Crushclaw Enforcer', {
    triggers: countsSpells(),
    battlecry: [
      {
        if: counted(),
        then: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'NAGA' } } } }],
      },
    ],
  }),
  card('TSC_827', 'Vicious Slitherspear', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ enchant: 'TSC_827e', on: 'SELF' }] }],
  }),
  ownEnchantment('TSC_827e', 'Vicious', { attack: 1, lasts: 'UNTIL_YOUR_NEXT_TURN' }),
  card('TSC_911', 'Excavation Specialist', {
    battlecry: [...DREDGE, { enchant: 'TSC_911e', on: DREDGED }],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_911e', 'Excavation Specialist', { cost: -1 }),
  card('TSC_926', 'Smothering Starfish', { battlecry: [{ silence: OTHER_MINIONS }] }),
  card('TSC_928', 'Security Automaton', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: [{ race: 'MECHANICAL' }, OTHER_THAN_SELF] },
        do: [{ enchant: 'TSC_928e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TSC_928e', 'Overclocked', { attack: 1, health: 1 }),
  card('TSC_935', 'Selfish Shellfish', { deathrattle: [{ draw: 2, who: 'OPPONENT' }] }),
  card('TSC_938', 'Treasure Guard', { deathrattle: [{ draw: 1 }] }),
  card('TSC_960', 'Twin-fin Fin Twin', { battlecry: [{ summonCopyOf: 'SELF' }] }),
  card('TID_713', 'Bubbler', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        queueIf: { value: 'EVENT_AMOUNT', exactly: 1 },
        do: [{ destroy: 'SELF' }],
      },
    ],
  }),
  card('TID_710', 'Snapdragon', {
    battlecry: [{ enchant: 'TID_710e', on: { of: MINIONS_IN_DECK, where: 'HAS_BATTLECRY' } }],
  }),
  ownEnchantment('TID_710e', 'Razor Sharp', { attack: 1, health: 1 }),

  card('TID_711', 'Ozumat', {
    colossal: brings(...TENTACLES),
    deathrattle: [
      {
        destroy: {
          random: SURVIVING_ENEMY_MINIONS,
          count: { count: { of: 'FRIENDLY_MINIONS', where: { named: "Ozumat's Tentacle" } } },
        },
      },
    ],
  }),
  ...parts(TENTACLES, {
    name: "Ozumat's Tentacle",
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 3,
  }),
  card('TSC_017', 'Baba Naga', {
    triggers: countsSpells(),
    requires: { REQ_TARGET_IF_AVAILABLE_AND_COUNTED: 1 },
    battlecry: [{ if: counted(), then: [{ damage: 3, to: 'TARGET' }] }],
  }),
  card('TSC_020', 'Barbaric Sorceress', {
    battlecry: [
      { save: 'yours', entities: { random: { of: 'FRIENDLY_HAND', where: 'SPELL' } } },
      { save: 'theirs', entities: { random: { of: 'ENEMY_HAND', where: 'SPELL' } } },
      {
        if: { all: [{ exists: { saved: 'yours' } }, { exists: { saved: 'theirs' } }] },
        then: [
          { save: 'cost', value: { tag: 'COST', of: { saved: 'yours' } } },
          {
            enchant: 'TSC_020e2',
            on: { saved: 'yours' },
            num1: { tag: 'COST', of: { saved: 'theirs' } },
          },
          { enchant: 'TSC_020e2', on: { saved: 'theirs' }, num1: { saved: 'cost' } },
        ],
      },
    ],
  }),
  ownEnchantment('TSC_020e2', 'Barbarous', { cost: { set: 'NUM_1' } }),
  card('TSC_067', 'Ambassador Faelin', {
    battlecry: [
      {
        repeat: 3,
        do: [
          {
            putIntoDeck: { newCard: { pool: { type: 'MINION', colossal: true } } },
            at: 'BOTTOM',
          },
        ],
      },
    ],
  }),
  card('TSC_069', 'Amalgam of the Deep', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [{ discover: { pool: { type: 'MINION', raceOf: 'TARGET' } }, then: [] }],
  }),
  card('TSC_641', 'Queen Azshara', {
    triggers: countsSpells(),
    battlecry: [
      {
        if: counted(3),
        then: [
          {
            chooseCard: { oneOf: ['TSC_641ta', 'TSC_641tb', 'TSC_641tc', 'TSC_641td'] },
            save: 'relic',
          },
          { giveCard: { cardOf: { saved: 'relic' } } },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TSC_641ta',
    name: 'Ring of Tides',
    type: 'SPELL',
    set: 'THE_SUNKEN_CITY',
    cost: 0,
    text: [],
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        zone: 'HAND',
        do: [
          { transform: 'SELF', into: { cardOf: 'EVENT_SUBJECT' }, save: 'form' },
          { enchant: 'TSC_641tde', on: { saved: 'form' } },
          { enchant: 'TSC_641tae', on: { saved: 'form' } },
        ],
      },
    ],
  }),
  /** It goes on to take the form of the spells that are cast: so its name and text have it. */
  ownCard({
    id: 'TSC_641tae',
    name: 'Shifting',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  ownEnchantment('TSC_641tde', 'Reduced', { cost: { set: 1 } }),
  ownCard({
    id: 'TSC_641tb',
    name: 'Horn of Ancients',
    type: 'SPELL',
    set: 'THE_SUNKEN_CITY',
    cost: 3,
    text: [{ giveCard: { pool: { type: 'MINION', colossal: true } }, with: 'TSC_641tde' }],
  }),
  ownCard({
    id: 'TSC_641tc',
    name: "Xal'atath",
    type: 'WEAPON',
    set: 'THE_SUNKEN_CITY',
    cost: 2,
    attack: 0,
    durability: 5,
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [
          { damage: 2, to: 'ENEMY_HERO' },
          { loseDurability: 1, of: 'SELF' },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TSC_641td',
    name: 'Tidestone of Golganneth',
    type: 'SPELL',
    set: 'THE_SUNKEN_CITY',
    cost: 1,
    text: [
      {
        repeat: 5,
        do: [{ shuffleIntoDeck: { newCard: { pool: { type: 'SPELL' } } }, with: 'TSC_641tde' }],
      },
      { draw: 2 },
    ],
  }),
  card('TSC_646', 'Seascout Operator', {
    battlecry: [
      {
        if: { exists: FRIENDLY_MECHS },
        then: [{ summon: 'TSC_646t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  ownMinion({
    id: 'TSC_646t',
    name: 'Mechafish',
    set: 'THE_SUNKEN_CITY',
    race: 'MECHANICAL',
    cost: 1,
    attack: 2,
    health: 1,
  }),
  card('TSC_649', 'Ini Stormcoil', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 17,
    },
    battlecry: [{ summonCopyOf: 'TARGET', with: 'TSC_649e2' }],
  }),
  ownEnchantment('TSC_649e2', 'Enhanced!', { grants: ['RUSH', 'DIVINE_SHIELD', 'WINDFURY'] }),
  card('TSC_829', 'Naga Giant', {
    auras: [costsLess({ tag: 'MANA_SPENT_ON_SPELLS_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('TSC_919', 'Azsharan Sentinel', { deathrattle: [sinks('TSC_919t')] }),
  ownMinion({
    id: 'TSC_919t',
    name: 'Sunken Sentinel',
    set: 'THE_SUNKEN_CITY',
    cost: 5,
    attack: 5,
    health: 6,
    keywords: ['DIVINE_SHIELD', 'TAUNT', 'LIFESTEAL'],
  }),
];
