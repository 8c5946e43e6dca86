import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { afterYouPlay } from '../../templates/after-playing.js';
import { infuse } from '../../templates/infuse.js';
import { suspicious } from '../../templates/suspicious.js';

/** It is a copy of a card of the opponent. */
const COPIED_FROM_OPPONENT: Condition = { tag: 'COPY_OF', atLeast: 1 };

/** REVENDRETH set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_022', 'Incriminating Psychic', {
    deathrattle: [{ giveCopiesOf: { random: 'ENEMY_HAND' } }],
  }),
  card('REV_247', 'Partner in Crime', { battlecry: [{ enchant: 'REV_247e', on: 'SELF' }] }),
  ownCard({
    id: 'REV_247e',
    name: 'Alibi',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'host', entities: 'HOST' },
          { detach: 'SELF' },
          { summonCopyOf: { saved: 'host' } },
        ],
      },
    ],
  }),
  card('REV_248', 'Boon of the Ascended', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'REV_248e', on: 'TARGET' },
      { summon: 'REV_248t', save: 'kyrian' },
      {
        enchant: 'REV_248e2',
        on: { saved: 'kyrian' },
        num1: { tag: 'ATTACK', of: 'TARGET' },
        num2: { tag: 'HEALTH_LEFT', of: 'TARGET' },
      },
    ],
  }),
  ownEnchantment('REV_248e', 'Boon of the Ascended', { health: 2 }),
  /** Its id is ours. */
  ownEnchantment('REV_248e2', 'Ascended', { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } }),
  ownMinion({
    id: 'REV_248t',
    name: 'Ascended Kyrian',
    class: 'PRIEST',
    set: 'REVENDRETH',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['TAUNT'],
  }),

  card('REV_249', 'The Light! It Burns!', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: { tag: 'ATTACK', of: 'TARGET' }, to: 'TARGET' }],
  }),
  card('REV_252', 'Clean the Scene', {
    triggers: infuse(3, 'REV_252t'),
    text: [{ destroy: { of: 'ALL_MINIONS', where: { tag: 'ATTACK', atMost: 3 } } }],
  }),
  ownCard({
    id: 'REV_252t',
    name: 'Clean the Scene',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'REVENDRETH',
    school: 'HOLY',
    cost: 5,
    text: [{ destroy: { of: 'ALL_MINIONS', where: { tag: 'ATTACK', atMost: 6 } } }],
  }),
  card('REV_253', 'Identity Theft', {
    text: [
      { discover: { cardsOf: 'ENEMY_HAND' }, then: [] },
      { discover: { cardsOf: 'ENEMY_DECK' }, then: [] },
    ],
  }),
  card('MAW_021', 'Clear Conscience', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [{ enchant: 'MAW_021e', on: 'TARGET' }],
  }),
  ownEnchantment('MAW_021e', 'Cleared Conscience', {
    attack: 2,
    health: 3,
    grants: ['CANT_BE_TARGETED_BY_OPPONENTS'],
  }),
  card('REV_002', 'Suspicious Usher', {
    battlecry: suspicious({ pool: { type: 'MINION', rarity: 'LEGENDARY' } }),
  }),
  card('REV_250', 'Pelagos', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        source: { all: ['MINION', 'FRIENDLY', 'ON_BOARD'] },
        do: [
          { save: 'attack', value: { tag: 'ATTACK', of: 'EVENT_SOURCE' } },
          { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'EVENT_SOURCE' } },
          {
            if: { value: { saved: 'attack' }, atLeast: { saved: 'health' } },
            then: [{ enchant: 'REV_250e1', on: 'EVENT_SOURCE', num1: { saved: 'attack' } }],
            else: [{ enchant: 'REV_250e1', on: 'EVENT_SOURCE', num1: { saved: 'health' } }],
          },
        ],
      },
    ],
  }),
  ownEnchantment('REV_250e1', "Pelagos' Blessing", {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_1' },
  }),
  card('MAW_023', 'Theft Accusation', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'MAW_023e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'MAW_023e',
    name: 'Accused of Theft',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: afterYouPlay(COPIED_FROM_OPPONENT, { destroy: 'HOST' }, { detach: 'SELF' }),
  }),
  card('REV_011', 'The Harvester of Envy', {
    triggers: afterYouPlay(
      COPIED_FROM_OPPONENT,
      { save: 'original', entities: { originalOf: 'EVENT_SUBJECT' } },
      {
        if: { entity: { saved: 'original' }, is: 'ON_BOARD' },
        then: [{ takeControl: { saved: 'original' } }],
        else: [{ takeIntoHand: { saved: 'original' } }],
      },
    ),
  }),
  card('REV_246', 'Mysterious Visitor', {
    battlecry: [
      {
        enchant: 'REV_246e2',
        on: { of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] }, where: COPIED_FROM_OPPONENT },
      },
    ],
  }),
  ownEnchantment('REV_246e2', 'Mind Read', { cost: -2 }),
];
