import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  ADVENTURER,
  CONTROLS_A_SECRET,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  NEW_SECRET_IN_DECK,
  RANDOM_MINION_IN_DECK,
  YOUR_HERO,
} from '../../selectors.js';
import { afterYouCast, summonsAfterThirdCard } from '../../templates/after-playing.js';
import { type RankOfSpell, rankedSpell } from '../../templates/ranked-spells.js';

/** Attack for so many friendly minions at random. */
function conviction(count: number): RankOfSpell {
  return { text: [{ enchant: 'BAR_880e', on: { random: 'FRIENDLY_MINIONS', count } }] };
}

/** BARRENS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_871', "Soldier's Caravan", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: 'CS2_101t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('BAR_873', 'Knight of Anointment', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'HOLY' } } } }],
  }),
  card('BAR_875', 'Sword of the Fallen', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        rules: ['ZH-2.3-use-vs-cast'],
        do: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
      },
    ],
  }),
  card('BAR_876', 'Northwatch Commander', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ drawThese: RANDOM_MINION_IN_DECK }] }],
  }),
  card('BAR_881', 'Invigorating Sermon', {
    text: [
      {
        enchant: 'BAR_881e',
        on: { union: [MINIONS_IN_HAND, MINIONS_IN_DECK, 'FRIENDLY_MINIONS'] },
      },
    ],
  }),
  ownEnchantment('BAR_881e', 'Invigorating Sermon', { attack: 1, health: 1 }),
  card('BAR_902', 'Cariel Roame', {
    triggers: [
      {
        on: 'ATTACK',
        source: 'IS_SELF',
        do: [{ enchant: 'BAR_902e', on: { of: 'FRIENDLY_HAND', where: { school: 'HOLY' } } }],
      },
    ],
  }),
  ownEnchantment('BAR_902e', 'Cariel Roame', { cost: -1 }),
  card('WC_032', 'Seedcloud Buckler', {
    deathrattle: [{ set: { DIVINE_SHIELD: 1 }, on: 'FRIENDLY_MINIONS' }],
  }),
  card('WC_033', 'Judgment of Justice', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        source: { all: ['MINION', 'ENEMY'] },
        do: [{ enchant: 'WC_033e', on: 'EVENT_SOURCE' }],
      },
    ],
  }),
  ownEnchantment('WC_033e', 'Judgment of Justice', { attack: { set: 1 }, health: { set: 1 } }),
  card('BAR_550', 'Galloping Savior', { triggers: summonsAfterThirdCard('BAR_550t') }),
  ownMinion({
    id: 'BAR_550t',
    name: 'Holy Steed',
    class: 'PALADIN',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 3,
    attack: 3,
    health: 4,
    keywords: ['TAUNT'],
  }),

  card('BAR_878', 'Veteran Warmedic', {
    triggers: afterYouCast('HOLY', { summon: 'BAR_878t' }),
  }),
  ownMinion({
    id: 'BAR_878t',
    name: 'Battlefield Medic',
    class: 'PALADIN',
    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['LIFESTEAL'],
  }),

  ...rankedSpell({
    id: 'BAR_880',
    name: 'Conviction',
    shared: { set: 'THE_BARRENS', class: 'PALADIN', cost: 2, school: 'HOLY' },
    ranks: [conviction(1), conviction(2), conviction(3)],
  }),
  ownEnchantment('BAR_880e', 'Conviction', { attack: 3 }),
  card('WC_034', 'Party Up!', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ repeat: 5, do: [{ summon: ADVENTURER }] }],
  }),
  card('BAR_879', 'Cannonmaster Smythe', {
    battlecry: [
      {
        forEach: { of: 'FRIENDLY_SECRETS', where: 'SECRET' },
        do: [
          {
            if: 'BOARD_NOT_FULL',
            then: [
              { save: 'secret', entities: 'IT' },
              { setAside: { saved: 'secret' } },
              { summon: 'BAR_879t', save: 'soldier' },
              {
                enchant: 'BAR_879e',
                on: { saved: 'soldier' },
                remembers: { saved: 'secret' },
              },
            ],
          },
        ],
      },
    ],
  }),
  ownMinion({
    id: 'BAR_879t',
    name: 'Northwatch Soldier',
    class: 'PALADIN',
    set: 'THE_BARRENS',
    cost: 3,
    attack: 3,
    health: 3,
  }),
  ownCard({
    id: 'BAR_879e',
    name: 'Secrecy',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ putIntoPlay: 'REMEMBERED' }],
  }),
];
