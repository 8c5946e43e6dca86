import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';
import { afterYouPlay } from '../../templates/after-playing.js';
import { area } from '../../templates/areas.js';
import { costsLess } from '../../templates/auras.js';
import { rankedSpell } from '../../templates/ranked-spells.js';
import { sigil } from '../../templates/sigils.js';

/** It becomes a copy of a Demon of the deck, with this enchantment. */
function becomesDemon(enchantment: string): readonly Effect[] {
  return [
    { becomeCopyOf: { random: { of: MINIONS_IN_DECK, where: { race: 'DEMON' } } }, save: 'form' },
    { enchant: enchantment, on: { saved: 'form' } },
  ];
}

/** ALTERAC_VALLEY set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('AV_209', 'Dreadprison Glaive', {
    honorableKill: [{ damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' }, to: 'ENEMY_HERO' }],
  }),
  card('AV_261', 'Flag Runner', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ enchant: 'AV_261e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_261e', 'Flag Runner', { attack: 1 }),
  card('AV_262', 'Warden of Chains', {
    battlecry: [
      {
        if: {
          exists: {
            of: 'FRIENDLY_HAND',
            where: { all: [{ race: 'DEMON' }, { tag: 'COST', atLeast: 5 }] },
          },
        },
        then: [{ enchant: 'AV_262e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_262e', 'Warden of Chains', { attack: 1, health: 2 }),
  sigil('AV_264', 'Sigil of Reckoning', {
    putIntoPlay: { random: { of: MINIONS_IN_HAND, where: { race: 'DEMON' } } },
  }),
  card('AV_265', "Ur'zul Giant", {
    auras: [
      costsLess({ deaths: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } } }),
    ],
  }),
  card('ONY_014', 'Keen Reflex', {
    text: [{ damage: 1, to: 'ALL_MINIONS' }],
    honorableKill: [{ enchant: 'ONY_014e', on: 'FRIENDLY_HERO' }],
  }),
  ownEnchantment('ONY_014e', 'Keen Reflex', { attack: 1, lasts: 'THIS_TURN' }),
  card('AV_118', 'Battleworn Vanguard', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['HERO', 'FRIENDLY'] },
        rules: ['HS-INF-either-side'],
        do: [{ summon: 'BT_922t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('AV_267', 'Caria Felsoul', {
    battlecry: becomesDemon('AV_267e2'),
    was: [{ before: '23.4.3', battlecry: becomesDemon('AV_267e') }],
  }),
  ownEnchantment('AV_267e', 'Caria Felsoul', { attack: { set: 6 }, health: { set: 6 } }),
  ownEnchantment('AV_267e2', 'Caria Felsoul', { attack: { set: 7 }, health: { set: 7 } }),
  card('AV_269', 'Flanking Maneuver', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'AV_269t', with: 'AV_269e' }],
  }),
  ownMinion({
    id: 'AV_269t',
    name: 'Snowy Satyr',
    class: 'DEMONHUNTER',
    set: 'ALTERAC_VALLEY',
    race: 'DEMON',
    cost: 3,
    attack: 4,
    health: 2,
    keywords: ['RUSH'],
  }),

  ownCard({
    id: 'AV_269e',
    name: 'Flanking Maneuver',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    deathrattle: [{ summon: 'AV_269t' }],
  }),
  area('AV_661', 'Field of Strife', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'AV_661e' }],
  }),
  ownEnchantment('AV_661e', 'Field of Strife', { attack: 1 }),
  ...rankedSpell({
    id: 'ONY_016',
    name: 'Wings of Hate',
    shared: {
      set: 'ALTERAC_VALLEY',
      class: 'DEMONHUNTER',
      cost: 1,
      requires: { REQ_NUM_MINION_SLOTS: 1 },
    },
    ranks: [
      { text: [{ summon: 'BT_922t', count: 2 }] },
      { text: [{ summon: 'BT_922t', count: 3 }] },
      { text: [{ summon: 'BT_922t', count: 4 }] },
    ],
  }),
  card('AV_204', 'Kurtrus, Demon-Render', {
    heroPower: 'AV_204p',
    battlecry: [
      {
        summon: 'AV_204t2',
        count: 2,
        with: 'AV_204e2',
        num1: { tag: 'HERO_ATTACKS_THIS_GAME', of: 'FRIENDLY_PLAYER' },
      },
    ],
  }),
  ownCard({
    id: 'AV_204p',
    name: "Ashfallen's Fury",
    type: 'HERO_POWER',
    class: 'DEMONHUNTER',
    set: 'ALTERAC_VALLEY',
    cost: 1,
    text: [{ enchant: 'AV_204e', on: 'FRIENDLY_HERO' }],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'FRIENDLY'] },
        do: [{ refreshHeroPower: true }],
      },
    ],
  }),
  ownEnchantment('AV_204e', "Ashfallen's Power", { attack: 2, lasts: 'THIS_TURN' }),
  ownMinion({
    id: 'AV_204t2',
    name: 'Felbat Shrieker',
    class: 'DEMONHUNTER',
    set: 'ALTERAC_VALLEY',
    race: 'DEMON',
    cost: 3,
    attack: 1,
    health: 4,
    keywords: ['RUSH'],
  }),
  /** Its id is ours: one Attack for each attack of the hero. */
  ownEnchantment('AV_204e2', 'Demon-Render', { attack: 'NUM_1' }),
  card('ONY_036', 'Razorglaive Sentinel', {
    triggers: afterYouPlay({ any: ['LEFTMOST', 'RIGHTMOST'] }, { draw: 1 }),
  }),
];
