import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  HOLDS_ANOTHER_CLASS,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  OF_ANOTHER_CLASS,
} from '../../selectors.js';
import { area } from '../../templates/areas.js';
import { costsLess } from '../../templates/auras.js';
import { lendsToNext } from '../../templates/next-card.js';
import { replay } from '../../templates/replay.js';

/** A random minion that costs so much, and (1) more for each other card of SI:7 that was played (HS-INF-name-word). */
const smuggle = (cost: number): readonly Effect[] => [
  {
    save: 'cost',
    value: {
      plus: [
        cost - 1,
        {
          count: {
            of: { played: 'THIS_GAME', side: 'FRIENDLY' },
            where: { nameHas: 'SI:7' },
          },
        },
      ],
    },
  },
  { summon: { pool: { type: 'MINION', costOf: { saved: 'cost' } } } },
];

/** ALTERAC_VALLEY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('AV_201', 'Coldtooth Yeti', { combo: [{ enchant: 'AV_201e', on: 'SELF' }] }),
  ownEnchantment('AV_201e', 'Coldtooth Yeti', { attack: 3 }),
  card('AV_402', 'The Lobotomizer', {
    honorableKill: [{ giveCard: { cardOf: { first: 'ENEMY_DECK' } } }],
  }),
  card('AV_405', 'Contraband Stash', {
    rules: { text: ['ZH-A.1-forced-death-list', 'ZH-5.7-spells-only', 'HS-INF-repeats'] },
    text: replay({
      random: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: OF_ANOTHER_CLASS },
      count: 5,
    }),
  }),
  card('AV_711', 'Double Agent', {
    battlecry: [{ if: HOLDS_ANOTHER_CLASS, then: [{ summonCopyOf: 'SELF' }] }],
  }),
  card('AV_203', 'Shadowcrafter Scabbs', {
    heroPower: 'AV_203p',
    battlecry: [{ returnToHand: 'ALL_MINIONS' }, { summon: 'AV_203t', count: 2 }],
  }),
  ownCard({
    id: 'AV_203p',
    name: 'Sleight of Hand',
    type: 'HERO_POWER',
    class: 'ROGUE',
    set: 'ALTERAC_VALLEY',
    cost: 0,
    text: [{ enchant: 'AV_203po', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_203po',
    name: 'Sleight of Hand',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('AV_203pe', { any: ['SPELL', 'MINION', 'WEAPON', 'HERO'] }),
  }),
  ownEnchantment('AV_203pe', 'Sleight of Hand', { cost: -2 }),
  ownMinion({
    id: 'AV_203t',
    name: 'Shadow',
    class: 'ROGUE',
    set: 'ALTERAC_VALLEY',
    cost: 3,
    attack: 4,
    health: 2,
    keywords: ['STEALTH'],
  }),

  area('AV_400', 'Snowfall Graveyard', {
    auras: [{ update: 'OTHER', tag: 'EXTRA_DEATHRATTLES_BASE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('AV_601', 'Forsaken Lieutenant', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', 'HAS_DEATHRATTLE'] },
        do: [
          { becomeCopyOf: 'EVENT_SUBJECT', save: 'form' },
          { enchant: 'AV_601e', on: { saved: 'form' } },
        ],
      },
    ],
  }),
  ownEnchantment('AV_601e', 'Forsaken Lieutenant', {
    attack: { set: 2 },
    health: { set: 2 },
    grants: ['RUSH'],
  }),
  card('AV_710', 'Reconnaissance', {
    text: [
      {
        discover: {
          pool: {
            type: 'MINION',
            deathrattle: true,
            otherClassThan: 'FRIENDLY_HERO',
            anyClass: true,
          },
        },
        save: 'taken',
        then: [{ enchant: 'AV_710e', on: { saved: 'taken' } }],
      },
    ],
  }),
  ownEnchantment('AV_710e', 'Reconnaissance', { cost: -2 }),
  card('ONY_031', 'Smokescreen', {
    text: [
      { draw: 5, save: 'drawn' },
      { forEach: { saved: 'drawn' }, do: [{ resolveDeathrattleOf: 'IT' }] },
    ],
  }),
  card('ONY_032', 'Tooth of Nefarian', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    honorableKill: [
      {
        discover: { pool: { type: 'SPELL', otherClassThan: 'FRIENDLY_HERO', anyClass: true } },
        then: [],
      },
    ],
  }),
  card('AV_298', 'Wildpaw Gnoll', {
    auras: [
      costsLess({ tag: 'NUM_CARDS_OF_OTHER_CLASSES_GAINED_THIS_GAME', of: 'FRIENDLY_PLAYER' }),
    ],
  }),
  card('AV_403', "Cera'thine Fleetrunner", {
    battlecry: [
      {
        forEach: { union: [MINIONS_IN_HAND, MINIONS_IN_DECK] },
        do: [
          {
            replace: 'IT',
            withCard: { pool: { type: 'MINION', otherClassThan: 'FRIENDLY_HERO' } },
            save: 'new',
          },
          { enchant: 'AV_403e2', on: { saved: 'new' } },
        ],
      },
    ],
  }),
  ownEnchantment('AV_403e2', 'Quickfooted', { cost: -2 }),
  card('ONY_030', 'SI:7 Smuggler', {
    battlecry: smuggle(1),
    was: [
      { before: '22.4.3', battlecry: smuggle(1) },
      { before: '23.2.2', battlecry: smuggle(0) },
    ],
  }),
];
