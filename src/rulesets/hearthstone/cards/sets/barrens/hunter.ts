import type { Selector, Value } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';
import { damageWithExcess } from '../../templates/excess-damage.js';
import { rankedSpell } from '../../templates/ranked-spells.js';

const RAPTOR_GIFT: Selector = {
  of: { enchantmentsOn: 'SELF' },
  where: { card: 'BAR_031e2' },
};

const RAPTOR_ATTACK: Value = { tag: 'TAG_SCRIPT_DATA_NUM_1', of: RAPTOR_GIFT };

const RAPTOR_HEALTH: Value = { tag: 'TAG_SCRIPT_DATA_NUM_2', of: RAPTOR_GIFT };

/** BARRENS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_033', "Prospector's Caravan", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'BAR_033e', on: MINIONS_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('BAR_033e', "Prospector's Caravan", { attack: 1, health: 1 }),
  card('BAR_551', 'Barak Kodobane', {
    battlecry: [1, 2, 3].map((cost) => ({
      drawThese: {
        random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { tag: 'COST', exactly: cost }] } },
      },
    })),
  }),
  card('WC_007', 'Serpentbloom', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 20,
    },
    text: [{ set: { POISONOUS: 1 }, on: 'TARGET' }],
  }),
  card('BAR_030', 'Pack Kodo', {
    battlecry: [
      {
        discover: {
          oneOfEach: [
            { pool: { type: 'MINION', race: 'BEAST' } },
            { pool: { secret: true } },
            { pool: { type: 'WEAPON' } },
          ],
        },
        then: [],
      },
    ],
  }),
  card('BAR_032', 'Piercing Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: damageWithExcess(6, 'ENEMY_HERO'),
  }),
  ...rankedSpell({
    id: 'BAR_034',
    name: 'Tame Beast',
    shared: { set: 'THE_BARRENS', class: 'HUNTER', cost: 2, requires: { REQ_NUM_MINION_SLOTS: 1 } },
    ranks: [
      { text: [{ summon: 'BAR_034t3' }] },
      { text: [{ summon: 'BAR_034t4' }] },
      { text: [{ summon: 'BAR_034t5' }] },
    ],
  }),
  ownMinion({
    id: 'BAR_034t3',
    name: 'Tamed Crab',
    class: 'HUNTER',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['RUSH'],
  }),
  ownMinion({
    id: 'BAR_034t4',
    name: 'Tamed Scorpid',
    class: 'HUNTER',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 4,
    attack: 4,
    health: 4,
    keywords: ['RUSH'],
  }),
  ownMinion({
    id: 'BAR_034t5',
    name: 'Tamed Thunder Lizard',
    class: 'HUNTER',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 6,
    attack: 6,
    health: 6,
    keywords: ['RUSH'],
  }),

  card('BAR_035', 'Kolkar Pack Runner', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ summon: 'BAR_035t' }] }],
  }),
  ownMinion({
    id: 'BAR_035t',
    name: 'Swift Hyena',
    class: 'HUNTER',
    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['RUSH'],
  }),

  card('BAR_037', 'Warsong Wrangler', {
    battlecry: [
      {
        discover: { cardsOf: { of: 'FRIENDLY_DECK', where: { race: 'BEAST' } } },
        in: 'SETASIDE',
        save: 'beast',
        then: [
          {
            drawThese: {
              random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'beast' } } },
            },
          },
          {
            enchant: 'BAR_037e',
            on: {
              of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK', 'FRIENDLY_MINIONS'] },
              where: { sameCardAs: { saved: 'beast' } },
            },
          },
        ],
      },
    ],
  }),
  ownEnchantment('BAR_037e', 'Warsong Wrangler', { attack: 2, health: 1 }),
  card('BAR_038', 'Tavish Stormpike', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'FRIENDLY', { race: 'BEAST' }] },
        do: [
          {
            putIntoPlay: {
              random: {
                of: 'FRIENDLY_DECK',
                where: {
                  all: [
                    'MINION',
                    { race: 'BEAST' },
                    {
                      value: {
                        minus: [
                          { tag: 'COST', of: 'EVENT_SOURCE' },
                          { tag: 'COST', of: 'IT' },
                        ],
                      },
                      exactly: 1,
                    },
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  }),
  card('BAR_801', 'Wound Prey', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 1, to: 'TARGET' }, { summon: 'BAR_035t' }],
  }),
  card('WC_008', "Sin'dorei Scentfinder", { frenzy: [{ summon: 'BAR_035t', count: 4 }] }),
  card('BAR_031', 'Sunscale Raptor', {
    keywords: ['FRENZY'],
    frenzy: [
      { save: 'attack', value: RAPTOR_ATTACK },
      { save: 'health', value: RAPTOR_HEALTH },
      { shuffleIntoDeck: { newCard: 'BAR_031' }, with: 'BAR_031e' },
      {
        enchant: 'BAR_031e2',
        on: {
          of: 'FRIENDLY_DECK',
          where: { all: [{ carries: 'BAR_031e' }, { not: { carries: 'BAR_031e2' } }] },
        },
        num1: { plus: [{ saved: 'attack' }, 2] },
        num2: { plus: [{ saved: 'health' }, 1] },
      },
    ],
  }),
  /** Their ids are ours: the mark of a Raptor that was shuffled, and all that it has for good. */
  ownEnchantment('BAR_031e', 'Sunscale Raptor', {}),
  ownEnchantment('BAR_031e2', 'Sunscale Raptor', { attack: 'NUM_1', health: 'NUM_2' }),
];
