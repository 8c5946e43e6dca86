import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { RANDOM_ENEMY_MINION, YOUR_HERO } from '../../selectors.js';
import { infuse } from '../../templates/infuse.js';
import { IMPROVE_RELICS, RELIC_PLAYED, RELICS_IMPROVED } from '../../templates/relics.js';

const DEAD_DEMONS = {
  died: 'THIS_GAME',
  side: 'FRIENDLY',
  like: { type: 'MINION', race: 'DEMON' },
} as const;

/** In the order in which all three are cast (HS-INF-relics). */
const RELICS = ['REV_834', 'REV_943', 'REV_508'] as const;

/** You choose a card of your hand and shuffle it into your deck. */
const SHUFFLE_A_CARD: readonly Effect[] = [
  { choose: 'FRIENDLY_HAND', save: 'chosen' },
  { shuffleIntoDeck: { saved: 'chosen' } },
];

/** REVENDRETH set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_008', 'Sightless Magistrate', {
    battlecry: [
      { draw: { minus: [5, { count: 'FRIENDLY_HAND' }] } },
      { draw: { minus: [5, { count: 'ENEMY_HAND' }] }, who: 'OPPONENT' },
    ],
  }),
  card('MAW_012', 'All Fel Breaks Loose', {
    requires: { REQ_NUM_MINION_SLOTS: 1, REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME: 15 },
    triggers: infuse(3, 'MAW_012t', { race: 'DEMON' }),
    text: [{ resurrect: DEAD_DEMONS, count: 1 }],
  }),
  ownCard({
    id: 'MAW_012t',
    name: 'All Fel Breaks Loose',
    type: 'SPELL',
    class: 'DEMONHUNTER',
    set: 'REVENDRETH',
    school: 'FEL',
    cost: 5,
    requires: { REQ_NUM_MINION_SLOTS: 1, REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME: 15 },
    text: [{ resurrect: DEAD_DEMONS, count: 3 }],
  }),
  card('REV_507', 'Dispose of Evidence', {
    text: [{ enchant: 'REV_507e', on: 'FRIENDLY_HERO' }, ...SHUFFLE_A_CARD],
  }),
  ownEnchantment('REV_507e', 'Dispose of Evidence', { attack: 3, lasts: 'THIS_TURN' }),
  card('REV_509', 'Magnifying Glaive', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ draw: { minus: [3, { count: 'FRIENDLY_HAND' }] } }],
      },
    ],
  }),
  card('REV_510', 'Kryxis the Voracious', {
    battlecry: [{ discard: 'FRIENDLY_HAND' }],
    deathrattle: [{ draw: 3 }],
  }),
  card('REV_511', 'Bibliomite', { battlecry: SHUFFLE_A_CARD }),
  card('REV_508', 'Relic of Dimensions', {
    text: [
      { draw: 2, save: 'drawn' },
      { enchant: 'REV_508e', on: { saved: 'drawn' }, num1: { plus: [1, RELICS_IMPROVED] } },
      IMPROVE_RELICS,
    ],
  }),
  ownEnchantment('REV_508e', 'Dimensional Shift', { cost: 'MINUS_NUM_1' }),
  card('REV_834', 'Relic of Extinction', {
    text: [
      {
        repeat: 2,
        do: [{ damage: { plus: [1, RELICS_IMPROVED] }, to: RANDOM_ENEMY_MINION }],
      },
      IMPROVE_RELICS,
    ],
  }),
  card('REV_943', 'Relic of Phantasms', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      {
        summon: 'REV_943t',
        count: 2,
        with: 'REV_943e',
        num1: RELICS_IMPROVED,
      },
      IMPROVE_RELICS,
    ],
  }),
  /** Their ids are ours. */
  ownEnchantment('REV_943e', 'Relic of Phantasms', { attack: 'NUM_1', health: 'NUM_1' }),
  ownCard({ id: RELIC_PLAYED, name: 'Improved Relics', type: 'ENCHANTMENT', enchantment: {} }),
  ownMinion({
    id: 'REV_943t',
    name: 'Fleeting Spirit',
    class: 'DEMONHUNTER',
    set: 'REVENDRETH',
    cost: 1,
    attack: 1,
    health: 1,
  }),
  card('MAW_014', "Prosecutor Mel'tranix", {
    battlecry: [{ enchant: 'MAW_014e', on: 'ENEMY_PLAYER' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'MAW_014e',
    name: 'On Trial',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: { not: { any: ['LEFTMOST', 'RIGHTMOST'] } } },
        enchantment: 'MAW_014e2',
      },
    ],
  }),
  ownEnchantment('MAW_014e2', 'Literally Unplayable', { grants: ['LITERALLY_UNPLAYABLE'] }),
  card('REV_506', 'Sinful Brand', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    text: [{ enchant: 'REV_506e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'REV_506e',
    name: 'Branded',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [{ on: 'DAMAGE', subject: 'IS_HOST', do: [{ damage: 2, to: 'ENEMY_HERO' }] }],
  }),
  card('REV_937', "Artificer Xy'mox", {
    triggers: infuse(5, 'REV_937t'),
    battlecry: [
      {
        discover: { oneOf: RELICS },
        in: 'SETASIDE',
        save: 'relic',
        then: [{ cast: { cardOf: { saved: 'relic' } } }],
      },
    ],
  }),
  ownMinion({
    id: 'REV_937t',
    name: "Artificer Xy'mox",
    class: 'DEMONHUNTER',
    set: 'REVENDRETH',
    rarity: 'LEGENDARY',
    cost: 8,
    attack: 8,
    health: 8,
    battlecry: RELICS.map((relic) => ({ cast: relic, rules: ['HS-INF-relics'] })),
  }),
];
