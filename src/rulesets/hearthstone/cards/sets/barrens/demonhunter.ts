import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import { MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';
import { rankedSpell } from '../../templates/ranked-spells.js';
import { sigil } from '../../templates/sigils.js';

/** Those of them that have a Deathrattle and cost so much or less. */
function deathrattleMinions(of: Selector, cost: number): Selector {
  return { of, where: { all: ['HAS_DEATHRATTLE', { tag: 'COST', atMost: cost }] } };
}

/** BARRENS set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_325', 'Razorboar', {
    deathrattle: [{ putIntoPlay: { random: deathrattleMinions(MINIONS_IN_HAND, 3) } }],
  }),
  card('BAR_326', 'Razorfen Beastmaster', {
    deathrattle: [{ putIntoPlay: { random: deathrattleMinions(MINIONS_IN_HAND, 4) } }],
  }),
  card('BAR_328', 'Vengeful Spirit', {
    battlecry: [
      {
        if: 'OUTCAST',
        then: [
          {
            drawThese: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' }, count: 2 },
          },
        ],
      },
    ],
  }),
  card('BAR_329', 'Death Speaker Blackthorn', {
    battlecry: [
      { repeat: 3, do: [{ putIntoPlay: { random: deathrattleMinions(MINIONS_IN_DECK, 5) } }] },
    ],
  }),
  card('BAR_330', 'Tuskpiercer', {
    deathrattle: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' } } }],
  }),
  card('WC_040', 'Taintheart Tormenter', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'WC_040e',
      },
    ],
  }),
  ownEnchantment('WC_040e', 'Taintheart Tormenter', { cost: 2 }),
  card('WC_701', 'Felrattler', { deathrattle: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  sigil('BAR_705', 'Sigil of Silence', { silence: 'ENEMY_MINIONS' }),
  sigil('BAR_306', 'Sigil of Flame', { damage: 3, to: 'ALL_MINIONS' }),
  card('BAR_327', 'Vile Call', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'BAR_327t', count: 2 }],
  }),
  ownMinion({
    id: 'BAR_327t',
    name: 'Ravenous Vilefiend',
    class: 'DEMONHUNTER',
    set: 'THE_BARRENS',
    race: 'DEMON',
    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['LIFESTEAL'],
  }),

  ...rankedSpell({
    id: 'BAR_891',
    name: 'Fury',
    shared: { set: 'THE_BARRENS', class: 'DEMONHUNTER', cost: 1, school: 'FEL' },
    ranks: [
      { text: [{ enchant: 'BAR_891e', on: 'FRIENDLY_HERO' }] },
      { text: [{ enchant: 'BAR_891e2', on: 'FRIENDLY_HERO' }] },
      { text: [{ enchant: 'BAR_891e3', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  ownEnchantment('BAR_891e', 'Fury', { attack: 2, lasts: 'THIS_TURN' }),
  ownEnchantment('BAR_891e2', 'Fury', { attack: 3, lasts: 'THIS_TURN' }),
  ownEnchantment('BAR_891e3', 'Fury', { attack: 4, lasts: 'THIS_TURN' }),
  sigil('WC_003', 'Sigil of Summoning', { summon: 'WC_003t', count: 2 }),
  ownMinion({
    id: 'WC_003t',
    name: 'Wailing Demon',
    class: 'DEMONHUNTER',
    set: 'THE_BARRENS',
    race: 'DEMON',
    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['TAUNT'],
  }),
  card('BAR_333', 'Kurtrus Ashfallen', {
    rules: { battlecry: ['HS-INF-left-and-right'] },
    battlecry: [
      { if: 'OUTCAST', then: [{ enchant: 'BAR_333e', on: 'SELF' }] },
      {
        forEach: { union: [{ first: 'ENEMY_MINIONS' }, { last: 'ENEMY_MINIONS' }] },
        do: [{ forceAttack: 'SELF', on: 'IT' }],
      },
    ],
  }),
  ownEnchantment('BAR_333e', 'Invigorated', { grants: ['IMMUNE'], lasts: 'THIS_TURN' }),
];
