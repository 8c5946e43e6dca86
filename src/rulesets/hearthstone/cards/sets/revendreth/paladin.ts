import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { NO_NEUTRAL_CARDS_IN_DECK, SILVER_HAND_RECRUITS } from '../../selectors.js';
import { infuse } from '../../templates/infuse.js';
import { gainsOneOf } from '../../templates/random-keywords.js';

const STEWARD: Effect = { enchant: 'REV_955e', on: 'FRIENDLY_PLAYER' };

/** REVENDRETH set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_015', 'Jury Duty', {
    text: [
      { summon: 'CS2_101t', count: 2 },
      { enchant: 'MAW_015e', on: SILVER_HAND_RECRUITS },
    ],
  }),
  ownEnchantment('MAW_015e', 'Jury Summons', { attack: 1, health: 1 }),
  card('REV_947', 'Muckborn Servant', {
    battlecry: [{ discover: { pool: { class: 'PALADIN' } }, then: [] }],
  }),
  card('REV_950', 'Divine Toll', {
    text: [
      {
        repeat: 5,
        do: [
          {
            save: 'hit',
            entities: { random: { of: 'ALL_MINIONS', where: 'CAN_BE_HARMED_AT_RANDOM' } },
          },
          {
            if: { entity: { saved: 'hit' }, is: 'FRIENDLY' },
            then: [{ enchant: 'REV_950e', on: { saved: 'hit' } }],
            else: [{ damage: 2, to: { saved: 'hit' } }],
          },
        ],
      },
    ],
  }),
  ownEnchantment('REV_950e', 'Divine Toll', { attack: 2, health: 2 }),
  card('REV_951', 'The Countess', {
    battlecry: [{ if: NO_NEUTRAL_CARDS_IN_DECK, then: [{ giveCard: 'REV_951t', count: 3 }] }],
  }),
  ownCard({
    id: 'REV_951t',
    name: 'Legendary Invitation',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'REVENDRETH',
    cost: 2,
    text: [
      {
        discover: {
          pool: {
            type: 'MINION',
            rarity: 'LEGENDARY',
            otherClassThan: 'FRIENDLY_HERO',
            anyClass: true,
          },
        },
        save: 'guest',
        then: [{ enchant: 'REV_951e', on: { saved: 'guest' } }],
      },
    ],
  }),
  ownEnchantment('REV_951e', 'Guest of Honor', { cost: { set: 0 } }),
  card('REV_952', 'Sinful Sous Chef', { deathrattle: [{ giveCard: 'CS2_101t', count: 2 }] }),
  card('REV_958', 'Buffet Biggun', {
    triggers: infuse(3, 'REV_958t'),
    battlecry: [{ summon: 'CS2_101t', count: 2, at: 'ALTERNATING' }],
  }),
  ownMinion({
    id: 'REV_958t',
    name: 'Buffet Biggun',
    class: 'PALADIN',
    set: 'REVENDRETH',
    cost: 4,
    attack: 2,
    health: 4,
    battlecry: [
      { summon: 'CS2_101t', count: 2, at: 'ALTERNATING', save: 'recruits' },
      { enchant: 'REV_958e', on: { saved: 'recruits' } },
      { set: { DIVINE_SHIELD: 1 }, on: { saved: 'recruits' } },
    ],
  }),
  ownEnchantment('REV_958e', 'Order Up!', { attack: 2 }),
  card('MAW_016', 'Order in the Court', { text: [{ sortDeck: 'COST' }, { draw: 1 }] }),
  card('MAW_017', 'Class Action Lawyer', {
    requires: { REQ_MINION_TARGET: 0 },
    aimedIf: NO_NEUTRAL_CARDS_IN_DECK,
    battlecry: [{ if: NO_NEUTRAL_CARDS_IN_DECK, then: [{ enchant: 'MAW_017e', on: 'TARGET' }] }],
  }),
  ownEnchantment('MAW_017e', 'Class Action', { attack: { set: 1 }, health: { set: 1 } }),
  card('REV_842', 'Promotion', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    aims: { card: 'CS2_101t' },
    text: [{ enchant: 'REV_842e', on: 'TARGET' }],
    was: [{ before: '24.0.3', text: [{ enchant: 'REVENDRETH_PROMOTED', on: 'TARGET' }] }],
  }),
  ownEnchantment('REV_842e', 'Promoted', { attack: 3, health: 3, grants: ['TAUNT'] }),
  /** Its id is ours: what it gave before 24.0.3. */
  ownEnchantment('REVENDRETH_PROMOTED', 'Promoted', { attack: 3, health: 3 }),
  card('REV_948', 'Service Bell', {
    text: [
      {
        discover: { cardsOf: { of: 'FRIENDLY_DECK', where: { not: { class: 'NEUTRAL' } } } },
        in: 'SETASIDE',
        save: 'found',
        then: [{ drawThese: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'found' } } } }],
      },
    ],
  }),
  card('REV_955', 'Stewart the Steward', { deathrattle: [STEWARD] }),
  ownCard({
    id: 'REV_955e',
    name: 'Open Position',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: { card: 'CS2_101t' },
        do: [{ enchant: 'REV_955e2', on: 'EVENT_SUBJECT' }, { detach: 'SELF' }],
      },
    ],
  }),
  ownCard({
    id: 'REV_955e2',
    name: "Stewart's Legacy",
    type: 'ENCHANTMENT',
    enchantment: { attack: 3, health: 3 },
    deathrattle: [STEWARD],
  }),
  card('REV_961', 'Elitist Snob', {
    battlecry: [
      {
        repeat: { count: { of: 'FRIENDLY_HAND', where: { class: 'PALADIN' } } },
        do: gainsOneOf('DIVINE_SHIELD', 'LIFESTEAL', 'RUSH', 'TAUNT'),
      },
    ],
  }),
];
