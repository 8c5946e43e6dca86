import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { MINIONS_IN_DECK, TURN_OF_HOST } from '../../selectors.js';
import { afterYouCast } from '../../templates/after-playing.js';
import { infuse } from '../../templates/infuse.js';
import { afterTimes } from '../../templates/times.js';

const BUD = {
  type: 'SPELL',
  class: 'DRUID',
  set: 'REVENDRETH',
  school: 'NATURE',
  cost: 8,
} as const;

/** The card of the deck that has been discovered. */
const THE_FOUND: Selector = {
  random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'found' } } },
};

/** REVENDRETH set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_024', 'Dew Process', { text: [{ enchant: 'MAW_024e2', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'MAW_024e2',
    name: 'Maw Rules',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [{ on: 'START_OF_TURN', do: [{ draw: 1, who: 'EVENT_PLAYER' }] }],
  }),
  card('REV_307', 'Natural Causes', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }, { summon: 'REV_336t2' }],
  }),
  card('REV_310', 'Death Blossom Whomper', {
    battlecry: [
      {
        drawThese: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' } },
        save: 'drawn',
      },
      { gainDeathrattlesOf: { saved: 'drawn' }, with: 'REV_310e' },
    ],
  }),
  ownCard({
    id: 'REV_310e',
    name: 'Stomped',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
  card('REV_311', 'Nightshade Bud', { chooseOne: ['REV_311t2', 'REV_311t'] }),
  ownCard({
    ...BUD,
    id: 'REV_311t',
    name: 'Daylight Bloom',
    text: [
      {
        discover: { cardsOf: { of: 'FRIENDLY_DECK', where: 'SPELL' } },
        in: 'SETASIDE',
        save: 'found',
        then: [
          { save: 'spell', entities: THE_FOUND },
          { cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } },
        ],
      },
    ],
  }),
  ownCard({
    ...BUD,
    id: 'REV_311t2',
    name: 'Moonlit Bloom',
    text: [
      {
        discover: { cardsOf: MINIONS_IN_DECK },
        in: 'SETASIDE',
        save: 'found',
        then: [{ putIntoPlay: THE_FOUND }],
      },
    ],
  }),
  card('REV_313', 'Planted Evidence', {
    text: [
      {
        discover: { pool: { type: 'SPELL' } },
        save: 'spell',
        then: [{ enchant: 'REV_313e', on: { saved: 'spell' } }],
      },
    ],
  }),
  ownEnchantment('REV_313e', 'Spell Harvest', { cost: -2, lasts: 'THIS_TURN' }),
  card('REV_314', 'Topior the Shrubbagazzor', {
    battlecry: [{ enchant: 'REV_314e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'REV_314e',
    name: "Winter Queen's Blessing",
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: afterYouCast('NATURE', { summon: 'REV_314t' }),
  }),
  ownMinion({
    id: 'REV_314t',
    name: 'Shrubbagazzor Whelp',
    class: 'DRUID',
    set: 'REVENDRETH',
    cost: 3,
    attack: 3,
    health: 3,
    race: 'DRAGON',
    keywords: ['RUSH'],
  }),

  card('REV_318', 'Widowbloom Seedsman', {
    battlecry: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'NATURE' } } } },
      { gainMana: 1, kind: 'EMPTY_CRYSTAL' },
    ],
  }),
  card('REV_319', 'Sesselie of the Fae Court', {
    deathrattle: [
      { drawThese: { random: MINIONS_IN_DECK }, save: 'drawn' },
      { enchant: 'REV_319e', on: { saved: 'drawn' } },
    ],
  }),
  ownEnchantment('REV_319e', "Sesselie's Blessing", { cost: -8 }),
  card('REV_336', 'Plot of Sin', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    triggers: infuse(5, 'REV_336t4'),
    text: [{ summon: 'REV_336t2', count: 2 }],
  }),
  ownCard({
    id: 'REV_336t4',
    name: 'Plot of Sin',
    type: 'SPELL',
    class: 'DRUID',
    set: 'REVENDRETH',
    school: 'NATURE',
    cost: 3,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'REV_336t3', count: 2 }],
  }),
  ownMinion({
    id: 'REV_336t2',
    name: 'Treant',
    class: 'DRUID',
    set: 'REVENDRETH',
    cost: 1,
    attack: 2,
    health: 2,
  }),
  ownMinion({
    id: 'REV_336t3',
    name: 'Ancient',
    class: 'DRUID',
    set: 'REVENDRETH',
    cost: 5,
    attack: 5,
    health: 5,
  }),
  card('MAW_025', 'Attorney-at-Maw', { chooseOne: ['MAW_025a', 'MAW_025b'] }),
  ownCard({
    id: 'MAW_025a',
    name: 'Guilty!',
    type: 'SPELL',
    class: 'DRUID',
    set: 'REVENDRETH',
    cost: 2,
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    text: [{ silence: 'TARGET' }],
  }),
  ownCard({
    id: 'MAW_025b',
    name: 'Innocent!',
    type: 'SPELL',
    class: 'DRUID',
    set: 'REVENDRETH',
    cost: 2,
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'MAW_025e', on: 'TARGET' }],
  }),
  ownEnchantment('MAW_025e', 'Proven Innocent', { grants: ['IMMUNE'], lasts: 'THIS_TURN' }),
  card('MAW_026', 'Incarceration', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'MAW_026e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'MAW_026e',
    name: 'Doing Time',
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-4.6-dormant'],
        queueIf: TURN_OF_HOST,
        do: afterTimes(3, { awaken: 'HOST' }),
      },
    ],
  }),
  card('REV_365', 'Convoke the Spirits', {
    text: [
      {
        repeat: 8,
        do: [{ cast: { pool: { type: 'SPELL', class: 'DRUID' } } }, { forceDeathPhase: true }],
      },
    ],
  }),
];
