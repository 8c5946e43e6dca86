import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  A_MINION_DIED_THIS_TURN,
  FRIENDLY_IMPS,
  IS_AN_IMP,
  RANDOM_ENEMY_MINION,
} from '../../selectors.js';
import { infuse } from '../../templates/infuse.js';

const RESURRECT_IMPS: Effect = {
  resurrect: {
    died: 'THIS_GAME',
    side: 'FRIENDLY',
    like: { type: 'MINION', race: 'DEMON', nameHas: 'Imp' },
  },
  count: 4,
};

/** REVENDRETH set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('REV_239', 'Suffocating Shadows', {
    text: [{ destroy: RANDOM_ENEMY_MINION }],
    triggers: [
      {
        on: 'DISCARD',
        zone: 'GRAVEYARD',
        subject: 'IS_SELF',
        do: [{ destroy: RANDOM_ENEMY_MINION }],
      },
    ],
  }),
  card('REV_240', 'Tome Tampering', {
    text: [
      { shuffleIntoDeck: { copiesOf: 'FRIENDLY_HAND' }, with: 'REV_240e' },
      { discard: 'FRIENDLY_HAND' },
    ],
  }),
  ownEnchantment('REV_240e', 'Cost Hex', { cost: { set: 1 } }),
  card('REV_372', 'Shadow Waltz', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'REV_372t' }, { if: A_MINION_DIED_THIS_TURN, then: [{ summon: 'REV_372t' }] }],
  }),
  ownMinion({
    id: 'REV_372t',
    name: 'Dancing Shadow',
    class: 'WARLOCK',
    set: 'REVENDRETH',
    cost: 5,
    attack: 3,
    health: 5,
    keywords: ['TAUNT'],
  }),

  card('REV_374', 'Shadowborn', {
    deathrattle: [
      {
        enchant: 'REV_374e',
        on: {
          random: {
            highest: 'COST',
            among: { of: 'FRIENDLY_HAND', where: { school: 'SHADOW' } },
          },
        },
      },
    ],
  }),
  ownEnchantment('REV_374e', 'Shadowed', { cost: -3 }),
  card('MAW_000', 'Imp-oster', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    aims: IS_AN_IMP,
    battlecry: [{ becomeCopyOf: 'TARGET' }],
  }),
  card('MAW_001', 'Arson Accusation', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'MAW_001e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'MAW_001e',
    name: 'Accused of Arson',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'DAMAGE',
        whose: 'YOURS',
        subject: 'HERO',
        do: [{ destroy: 'HOST' }, { detach: 'SELF' }],
      },
    ],
  }),
  card('MAW_002', 'Habeas Corpses', {
    requires: { REQ_NUM_MINION_SLOTS: 1, REQ_FRIENDLY_MINION_DIED_THIS_GAME: 0 },
    text: [
      {
        discover: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
        in: 'SETASIDE',
        save: 'found',
        then: [
          { summon: { cardOf: { saved: 'found' } }, save: 'corpse' },
          { set: { RUSH: 1 }, on: { saved: 'corpse' } },
          { enchant: 'MAW_002e', on: { saved: 'corpse' } },
        ],
      },
    ],
  }),
  ownCard({
    id: 'MAW_002e',
    name: 'Habeas Corpse',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'HOST' }] }],
  }),
  card('REV_242', 'Flustered Librarian', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'REV_242e',
        num1: { count: FRIENDLY_IMPS },
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('REV_242e', 'Flustered', { attack: 'NUM_1' }),
  card('REV_244', 'Mischievous Imp', {
    triggers: infuse(3, 'REV_244t'),
    battlecry: [{ summonCopyOf: 'SELF' }],
  }),
  ownMinion({
    id: 'REV_244t',
    name: 'Mischievous Imp',
    class: 'WARLOCK',
    set: 'REVENDRETH',
    race: 'DEMON',
    cost: 4,
    attack: 3,
    health: 3,
    battlecry: [{ repeat: 2, do: [{ summonCopyOf: 'SELF' }] }],
  }),
  card('REV_245', 'Impending Catastrophe', {
    text: [
      { save: 'imps', value: { count: FRIENDLY_IMPS } },
      { draw: { plus: [1, { saved: 'imps' }] } },
    ],
  }),
  card('REV_373', 'Lady Darkvein', {
    battlecry: [
      {
        save: 'spell',
        entities: {
          last: {
            of: { played: 'THIS_GAME', side: 'FRIENDLY' },
            where: { all: ['SPELL', { school: 'SHADOW' }] },
          },
        },
      },
      { summon: 'REV_373t', count: 2, at: 'ALTERNATING', save: 'shades' },
      {
        if: { exists: { saved: 'spell' } },
        then: [{ enchant: 'REV_373e', on: { saved: 'shades' }, remembers: { saved: 'spell' } }],
      },
    ],
  }),
  ownCard({
    id: 'REV_373e',
    name: 'Dark Bidding',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ cast: { cardOf: 'REMEMBERED' } }],
  }),
  ownMinion({
    id: 'REV_373t',
    name: 'Shadow Manifestation',
    class: 'WARLOCK',
    set: 'REVENDRETH',
    cost: 1,
    attack: 2,
    health: 1,
  }),
  card('REV_835', 'Imp King Rafaam', {
    triggers: infuse(5, 'REV_835t'),
    battlecry: [RESURRECT_IMPS],
  }),
  ownMinion({
    id: 'REV_835t',
    name: 'Imp King Rafaam',
    class: 'WARLOCK',
    set: 'REVENDRETH',
    rarity: 'LEGENDARY',
    cost: 6,
    attack: 6,
    health: 6,
    battlecry: [RESURRECT_IMPS, { enchant: 'REV_835e', on: FRIENDLY_IMPS }],
  }),
  ownEnchantment('REV_835e', 'Impfused Anima', { attack: 2, health: 2 }),
];
