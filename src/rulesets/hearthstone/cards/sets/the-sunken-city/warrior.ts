import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { DEFENDS, DREDGE, YOUR_HERO } from '../../selectors.js';
import { brings } from '../../templates/colossal.js';
import { sinks } from '../../templates/sunken.js';

/** THE_SUNKEN_CITY set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_939', 'Forged in Flame', {
    text: [
      { save: 'attack', value: { tag: 'ATTACK', of: 'FRIENDLY_WEAPON' } },
      { destroy: 'FRIENDLY_WEAPON' },
      { draw: { saved: 'attack' } },
    ],
  }),
  card('TSC_940', 'From the Depths', {
    text: [{ enchant: 'TSC_940e2', on: { last: 'FRIENDLY_DECK', count: 5 } }, ...DREDGE],
  }),
  ownEnchantment('TSC_940e2', 'Current Events', { cost: -3 }),
  card('TID_714', 'Igneous Lavagorger', {
    battlecry: [...DREDGE, { gainArmor: { tag: 'COST', of: DREDGED } }],
  }),
  card('TID_716', 'Tidal Revenant', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 5, to: 'TARGET' }, { gainArmor: 8 }],
  }),

  card('TID_715', 'Clash of the Colossals', {
    text: [
      { giveCard: { pool: { type: 'MINION', colossal: true } }, with: 'TID_715e' },
      { giveCard: { pool: { type: 'MINION', colossal: true } }, who: 'OPPONENT' },
    ],
  }),
  ownEnchantment('TID_715e', 'Colossal Advantage', { cost: -2 }),
  card('TSC_659', 'Trenchstalker', {
    battlecry: [
      {
        forEach: { random: { of: 'ENEMY_CHARACTERS', where: DEFENDS }, count: 3 },
        do: [{ forceAttack: 'SELF', on: 'IT' }],
      },
    ],
  }),
  card('TSC_660', 'Nellie, the Great Thresher', {
    colossal: [...brings('TSC_660t')],
    battlecry: [
      {
        repeat: 3,
        do: [
          {
            discover: { pool: { type: 'MINION', race: 'PIRATE' } },
            in: 'SETASIDE',
            save: 'pirate',
            then: [
              {
                enchant: 'TSC_660e2',
                on: { of: 'FRIENDLY_MINIONS', where: { card: 'TSC_660t' } },
                remembers: { saved: 'pirate' },
              },
            ],
          },
        ],
      },
    ],
  }),
  /** The ship's Deathrattle stands here: what is attached to a minion is gone when its own Deathrattle resolves. */
  ownCard({
    id: 'TSC_660e2',
    name: 'Pirate Crew',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ giveCard: { cardOf: 'REMEMBERED' }, with: 'TSC_660e' }],
  }),
  ownMinion({
    id: 'TSC_660t',
    name: "Nellie's Pirate Ship",
    class: 'WARRIOR',
    set: 'THE_SUNKEN_CITY',
    race: 'BEAST',
    cost: 5,
    attack: 2,
    health: 6,
    keywords: ['TAUNT'],
    deathrattle: [],
  }),
  ownEnchantment('TSC_660e', "Mercenary's Fee", { cost: { set: 1 } }),
  card('TSC_913', 'Azsharan Trident', { deathrattle: [sinks('TSC_913t')] }),
  ownCard({
    id: 'TSC_913t',
    name: 'Sunken Trident',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'THE_SUNKEN_CITY',
    cost: 3,
    attack: 3,
    durability: 2,
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ damage: 2, to: 'ENEMY_MINIONS' }] }],
  }),
  card('TSC_917', 'Blackscale Brute', {
    battlecry: [{ if: { exists: 'FRIENDLY_WEAPON' }, then: [{ summon: 'TSC_917t' }] }],
  }),
  ownMinion({
    id: 'TSC_917t',
    name: 'Firescale Berserker',
    class: 'WARRIOR',
    set: 'THE_SUNKEN_CITY',
    race: 'NAGA',
    cost: 7,
    attack: 5,
    health: 6,
    keywords: ['RUSH'],
  }),
  card('TSC_941', 'Guard the City', {
    text: [{ gainArmor: 3 }, { summon: 'TSC_941t' }],
  }),
  ownMinion({
    id: 'TSC_941t',
    name: 'Naga Centaur',
    class: 'WARRIOR',
    set: 'THE_SUNKEN_CITY',
    race: 'NAGA',
    cost: 2,
    attack: 2,
    health: 3,
    keywords: ['TAUNT'],
  }),
  card('TSC_942', 'Obsidiansmith', {
    battlecry: dredgeThen({ any: ['MINION', 'WEAPON'] }, { enchant: 'TSC_942e', on: DREDGED }),
  }),
  ownEnchantment('TSC_942e', 'Flameforged', { attack: 1, health: 1 }),
  card('TSC_943', 'Lady Ashvane', {
    battlecry: [
      {
        enchant: 'TSC_943e',
        on: {
          union: [
            { of: 'FRIENDLY_HAND', where: 'WEAPON' },
            { of: 'FRIENDLY_DECK', where: 'WEAPON' },
            'FRIENDLY_WEAPON',
          ],
        },
      },
    ],
  }),
  ownEnchantment('TSC_943e', 'Rigid Carapace', { attack: 1, health: 1 }),
  card('TSC_944', 'The Fires of Zin-Azshari', {
    text: [
      {
        forEach: 'FRIENDLY_DECK',
        do: [
          {
            replace: 'IT',
            withCard: { pool: { type: 'MINION', costAtLeast: 5 } },
            save: 'new',
          },
          { enchant: 'TSC_944e', on: { saved: 'new' } },
        ],
      },
    ],
  }),
  ownEnchantment('TSC_944e', 'The Fiery Deep', { cost: { set: 5 } }),
];
