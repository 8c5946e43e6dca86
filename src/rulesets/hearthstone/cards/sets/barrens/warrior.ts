import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import {
  HERO_ATTACKED_THIS_TURN,
  OTHER_MINIONS,
  RANDOM_MINION_IN_HAND,
  YOUR_HERO,
} from '../../selectors.js';

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
];
