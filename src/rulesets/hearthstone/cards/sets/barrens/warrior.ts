import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import {
  HERO_ATTACKED_THIS_TURN,
  MINIONS_IN_HAND,
  OTHER_MINIONS,
  RANDOM_MINION_IN_HAND,
  YOUR_HERO,
} from '../../selectors.js';
import { rankedSpell } from '../../templates/ranked-spells.js';

/** BARRENS set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_840', 'Whirling Combatant', {
    battlecry: [{ damage: 1, to: OTHER_MINIONS }],
    frenzy: [{ damage: 1, to: OTHER_MINIONS }],
  }),
  card('BAR_843', 'Warsong Envoy', {
    frenzy: [
      {
        enchant: 'BAR_843e',
        on: 'SELF',
        num1: { count: { of: 'ALL_CHARACTERS', where: 'DAMAGED' } },
      },
    ],
  }),
  ownEnchantment('BAR_843e', 'Warsong Envoy', { attack: 'NUM_1' }),
  card('BAR_846', "Mor'shan Elite", {
    battlecry: [
      {
        if: HERO_ATTACKED_THIS_TURN,
        then: [{ summonCopyOf: 'SELF' }],
      },
    ],
  }),
  card('BAR_847', 'Rokara', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'FRIENDLY', 'SURVIVES'] },
        do: [{ enchant: 'BAR_847e', on: 'EVENT_SOURCE' }],
      },
    ],
  }),
  ownEnchantment('BAR_847e', 'Rokara', { attack: 1, health: 1 }),
  card('BAR_896', 'Stonemaul Anchorman', { frenzy: [{ draw: 1 }] }),
  card('WC_024', 'Man-at-Arms', {
    battlecry: [{ if: { exists: 'FRIENDLY_WEAPON' }, then: [{ enchant: 'WC_024e', on: 'SELF' }] }],
  }),
  ownEnchantment('WC_024e', 'Man-at-Arms', { attack: 1, health: 1 }),
  card('WC_025', 'Whetstone Hatchet', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'WC_025e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('WC_025e', 'Whetstone Hatchet', { attack: 1 }),
  card('BAR_334', 'Overlord Saurfang', {
    rules: { battlecry: ['HS-DEC3', 'HS-DEC4'] },
    battlecry: [
      {
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', keyword: 'FRENZY' },
        },
        count: 2,
      },
      { damage: 1, to: OTHER_MINIONS },
    ],
  }),
  card('BAR_844', "Outrider's Axe", {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: { all: ['MINION', 'KILLED'] },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('BAR_845', 'Rancor', {
    text: [
      { save: 'hit', entities: 'ALL_MINIONS' },
      { damage: 2, to: { saved: 'hit' } },
      { gainArmor: { times: [2, { count: { of: { saved: 'hit' }, where: 'KILLED' } }] } },
    ],
  }),
  card('BAR_841', 'Bulk Up', {
    text: [
      {
        save: 'one',
        entities: { random: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { has: 'TAUNT' }] } } },
      },
      { enchant: 'BAR_841e', on: { saved: 'one' } },
      { giveCopiesOf: { saved: 'one' } },
    ],
  }),
  ownEnchantment('BAR_841e', 'Bulk Up', { attack: 1, health: 1 }),
  ...rankedSpell({
    id: 'BAR_842',
    name: 'Conditioning',
    shared: { set: 'THE_BARRENS', class: 'WARRIOR', cost: 2 },
    ranks: [
      { text: [{ enchant: 'BAR_842e', on: MINIONS_IN_HAND }] },
      { text: [{ enchant: 'BAR_842e2', on: MINIONS_IN_HAND }] },
      { text: [{ enchant: 'BAR_842e3', on: MINIONS_IN_HAND }] },
    ],
  }),
  ownEnchantment('BAR_842e', 'Conditioning', { attack: 1, health: 1 }),
  ownEnchantment('BAR_842e2', 'Conditioning', { attack: 2, health: 2 }),
  ownEnchantment('BAR_842e3', 'Conditioning', { attack: 3, health: 3 }),
  card('WC_026', 'Kresh, Lord of Turtling', {
    frenzy: [{ gainArmor: 8 }],
    deathrattle: [{ equip: 'WC_026t' }],
  }),
  ownCard({
    id: 'WC_026t',
    name: 'Turtle Spike',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'THE_BARRENS',
    cost: 4,
    attack: 2,
    durability: 5,
  }),
];
