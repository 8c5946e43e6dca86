import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { HOLDS_ANOTHER_CLASS, OF_ANOTHER_CLASS } from '../../selectors.js';
import { area } from '../../templates/areas.js';
import { lendsToNext } from '../../templates/next-card.js';
import { replay } from '../../templates/replay.js';

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
];
