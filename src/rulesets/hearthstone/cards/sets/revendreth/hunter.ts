import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  HITS_NEIGHBOURS_TOO,
  OTHER_FRIENDLY_BEASTS,
  OTHER_FRIENDLY_MINIONS,
  THIRD_CARD,
} from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';
import { infuse } from '../../templates/infuse.js';
import { awakensSooner, wildseedSleep } from '../../templates/wildseeds.js';

const WILDSEED = { oneOf: ['REV_360t', 'REV_360t1', 'REV_360t2'] } as const;

const HELPS_BEASTS: Trigger = {
  on: 'ATTACK',
  source: 'IS_SELF',
  do: [{ enchant: 'MAW_009e', on: OTHER_FRIENDLY_BEASTS }],
};

const GARGONS = ['REV_353t3', 'REV_353t4', 'REV_353t5'] as const;

const GARGON = { class: 'HUNTER', set: 'REVENDRETH', race: 'BEAST', cost: 3 } as const;

const ALTIMOR = {
  name: 'Huntsman Altimor',
  class: 'HUNTER',
  set: 'REVENDRETH',
  rarity: 'LEGENDARY',
  cost: 7,
  attack: 5,
  health: 4,
} as const;

/** REVENDRETH set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_009', 'Shadehound', {
    triggers: [...infuse(3, 'MAW_009t', { race: 'BEAST' }), HELPS_BEASTS],
  }),
  ownMinion({
    id: 'MAW_009t',
    name: 'Shadehound',
    class: 'HUNTER',
    set: 'REVENDRETH',
    race: 'BEAST',
    cost: 5,
    attack: 6,
    health: 5,
    keywords: ['RUSH'],
    triggers: [HELPS_BEASTS],
  }),
  ownEnchantment('MAW_009e', 'Maw-Bound', { attack: 2, health: 2 }),
  card('MAW_010', 'Motion Denied', {
    triggers: (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
      on,
      whose: 'OPPONENTS',
      queueIf: THIRD_CARD,
      ...(on === 'AFTER_PLAY'
        ? {
            evenIfGone: true,
            evenIfStolen: true,
            rules: ['ZH-2.2-left-before-completion', 'ZH-2.2-stolen-before-completion'],
          }
        : {}),
      do: [{ damage: 6, to: 'ENEMY_HERO' }],
    })),
  }),
  card('REV_350', 'Frenzied Fangs', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    triggers: infuse(3, 'REV_350t2'),
    text: [{ summon: 'REV_350t', count: 2 }],
  }),
  ownCard({
    id: 'REV_350t2',
    name: 'Frenzied Fangs',
    type: 'SPELL',
    class: 'HUNTER',
    set: 'REVENDRETH',
    cost: 2,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'REV_350t', count: 2, save: 'bats' },
      { enchant: 'REV_350e', on: { saved: 'bats' } },
    ],
  }),
  ownEnchantment('REV_350e', 'Thirst for Blood', { attack: 1, health: 2 }),
  ownMinion({
    id: 'REV_350t',
    name: 'Thirsty Bat',
    class: 'HUNTER',
    set: 'REVENDRETH',
    cost: 1,
    attack: 2,
    health: 1,
    race: 'BEAST',
  }),

  card('REV_352', 'Stonebound Gargon', { triggers: infuse(3, 'REV_352t') }),
  ownMinion({
    id: 'REV_352t',
    name: 'Stonebound Gargon',
    class: 'HUNTER',
    set: 'REVENDRETH',
    race: 'BEAST',
    cost: 4,
    attack: 3,
    health: 5,
    keywords: ['RUSH'],
    triggers: [HITS_NEIGHBOURS_TOO],
  }),
  card('REV_356', 'Batty Guest', { deathrattle: [{ summon: 'REV_350t' }] }),
  card('REV_360', 'Spirit Poacher', { battlecry: [{ summon: WILDSEED }] }),
  card('REV_363', "Ara'lon", {
    battlecry: [{ summon: 'REV_360t' }, { summon: 'REV_360t1' }, { summon: 'REV_360t2' }],
  }),
  card('REV_364', 'Stag Charge', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }, { summon: WILDSEED }],
  }),
  ownMinion({
    id: 'REV_360t',
    name: 'Fox Spirit Wildseed',
    class: 'HUNTER',
    set: 'REVENDRETH',
    cost: 1,
    attack: 3,
    health: 1,
    race: 'BEAST',
    keywords: ['RUSH'],
    dormant: 'REV_360te',
  }),
  ownMinion({
    id: 'REV_360t1',
    name: 'Bear Spirit Wildseed',
    class: 'HUNTER',
    set: 'REVENDRETH',
    cost: 2,
    attack: 2,
    health: 5,
    race: 'BEAST',
    keywords: ['TAUNT'],
    dormant: 'REV_360t1e',
  }),
  ownMinion({
    id: 'REV_360t2',
    name: 'Stag Spirit Wildseed',
    class: 'HUNTER',
    set: 'REVENDRETH',
    cost: 3,
    attack: 5,
    health: 4,
    race: 'BEAST',
    dormant: 'REV_360t2e',
    triggers: whenThisAwakens({ equip: 'REV_360t4' }),
  }),

  wildseedSleep('REV_360te', 'Young Wildseed', 1),
  wildseedSleep('REV_360t1e', 'Adult Wildseed', 2),
  wildseedSleep('REV_360t2e', 'Elder Wildseed', 3),
  ownCard({
    id: 'REV_360t4',
    name: 'Spirit Stag Greatbow',
    type: 'WEAPON',
    class: 'HUNTER',
    set: 'REVENDRETH',
    cost: 3,
    attack: 4,
    durability: 2,
  }),
  card('MAW_011', 'Defense Attorney Nathanos', {
    battlecry: [
      {
        discover: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', deathrattle: true },
        },
        in: 'SETASIDE',
        save: 'found',
        then: [
          { gainDeathrattlesOf: { saved: 'found' }, with: 'MAW_011e' },
          { resolveDeathrattleOf: { saved: 'found' } },
        ],
      },
    ],
  }),
  ownCard({
    id: 'MAW_011e',
    name: 'Defending Death',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
  card('REV_353', 'Huntsman Altimor', {
    triggers: infuse(4, 'REV_353t'),
    battlecry: [{ summon: { oneOf: GARGONS } }],
  }),
  ownMinion({
    ...ALTIMOR,
    id: 'REV_353t',
    triggers: infuse(4, 'REV_353t2'),
    battlecry: [
      { summon: { oneOf: GARGONS }, save: 'first' },
      { summon: { oneOf: GARGONS, except: { saved: 'first' } } },
    ],
  }),
  ownMinion({
    ...ALTIMOR,
    id: 'REV_353t2',
    battlecry: GARGONS.map((gargon) => ({ summon: gargon })),
  }),
  ownMinion({
    ...GARGON,
    id: 'REV_353t3',
    name: 'Hecutis',
    attack: 4,
    health: 4,
    keywords: ['TAUNT'],
  }),
  ownMinion({
    ...GARGON,
    id: 'REV_353t4',
    name: 'Barghast',
    attack: 2,
    health: 4,
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'REV_353t4e' }],
  }),
  ownEnchantment('REV_353t4e', 'Bone from the Stone', { attack: 1 }),
  ownMinion({
    ...GARGON,
    id: 'REV_353t5',
    name: 'Margore',
    attack: 4,
    health: 2,
    keywords: ['CHARGE'],
  }),
  card('REV_361', 'Wild Spirits', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: WILDSEED, save: 'first' },
      { summon: { ...WILDSEED, except: { saved: 'first' } } },
      ...(
        [
          ['REV_360te', 1],
          ['REV_360t1e', 2],
          ['REV_360t2e', 3],
        ] as const
      ).map(([sleep, turns]) => awakensSooner(sleep, turns)),
    ],
  }),
  card('REV_369', 'Collateral Damage', {
    requires: { REQ_MINIMUM_ENEMY_MINIONS: 1 },
    text: [
      { save: 'three', entities: { random: 'ENEMY_MINIONS', count: 3 } },
      {
        forEach: { saved: 'three' },
        do: [
          { save: 'left', value: { tag: 'HEALTH_LEFT', of: 'IT' } },
          { damage: 6, to: 'IT', fixed: true },
          { save: 'excess', value: { minus: ['RESULT', { saved: 'left' }] } },
          {
            if: { value: { saved: 'excess' }, atLeast: 1 },
            then: [
              {
                damage: { saved: 'excess' },
                to: 'ENEMY_HERO',
                fixed: true,
                rules: ['HS-INF-excess'],
              },
            ],
          },
        ],
      },
    ],
  }),
];
