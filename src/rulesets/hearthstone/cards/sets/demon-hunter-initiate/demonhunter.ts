import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  GOES_ON_WHILE_IT_KILLS,
  RANDOM_ENEMY,
  SURVIVING_ENEMY_MINIONS,
  YOUR_HERO,
  YOUR_HERO_HITS_NEIGHBOURS_TOO,
} from '../../selectors.js';

/** DEMON_HUNTER_INITIATE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('BT_173', 'Command the Illidari', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'BT_036t', count: 6 }],
  }),
  card('BT_175', 'Twin Slice', {
    text: [{ enchant: 'BT_175e', on: 'FRIENDLY_HERO' }, { giveCard: 'BT_175t' }],
  }),
  card('BT_175t', 'Second Slice', { text: [{ enchant: 'BT_175e', on: 'FRIENDLY_HERO' }] }),
  card('BT_175e', 'Twin Slice', {
    enchantment: { attack: 2, lasts: 'THIS_TURN' },
    was: [{ before: '17.4.1', enchantment: { attack: 1, lasts: 'THIS_TURN' } }],
  }),
  card('BT_271', 'Flamereaper', {
    triggers: [YOUR_HERO_HITS_NEIGHBOURS_TOO],
  }),
  card('BT_351', 'Battlefiend', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ enchant: 'BT_351e', on: 'SELF' }] }],
  }),
  card('BT_351e', 'Felheartened', { enchantment: { attack: 1 } }),
  card('BT_354', 'Blade Dance', {
    text: [
      {
        damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' },
        to: { random: SURVIVING_ENEMY_MINIONS, count: 3 },
      },
    ],
  }),
  card('BT_355', 'Wrathscale Naga', {
    triggers: [
      { on: 'DEATH', whose: 'YOURS', subject: 'MINION', do: [{ damage: 3, to: RANDOM_ENEMY }] },
    ],
  }),
  card('BT_407', "Ur'zul Horror", { deathrattle: [{ giveCard: 'BT_407t' }] }),
  card('BT_416', 'Raging Felscreamer', {
    battlecry: [{ enchant: 'BT_416e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BT_416e', 'Felscream', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { race: 'DEMON' } },
        enchantment: 'BT_416ea',
      },
    ],
    triggers: [
      { on: 'COUNTER', whose: 'YOURS', subject: { race: 'DEMON' }, do: [{ detach: 'SELF' }] },
    ],
  }),
  /** Its id is ours: what the one above does to each Demon in hand. */
  ownCard({
    id: 'BT_416ea',
    name: 'Felscream',
    type: 'ENCHANTMENT',
    set: 'DEMON_HUNTER_INITIATE',
    enchantment: { cost: -2 },
  }),
  card('BT_427', 'Feast of Souls', {
    text: [{ draw: { deaths: { died: 'THIS_TURN', side: 'FRIENDLY', like: { type: 'MINION' } } } }],
  }),
  // that it grows in hand only is inferred, as for other cards that count deaths
  card('BT_481', 'Nethrandamus', {
    battlecry: [
      {
        summon: {
          pool: { type: 'MINION', costOf: { tag: 'QUEST_PROGRESS', of: 'SELF' }, nearest: 'ANY' },
        },
        count: 2,
        at: 'ALTERNATING',
      },
    ],
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        zone: 'HAND',
        do: [
          {
            set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
            on: 'SELF',
          },
        ],
      },
    ],
  }),
  card('BT_487', 'Hulking Overfiend', { triggers: [GOES_ON_WHILE_IT_KILLS] }),
  card('BT_488', 'Soul Split', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 15,
      REQ_NUM_MINION_SLOTS: 1,
    },
    text: [{ summonCopyOf: 'TARGET' }],
  }),
  card('BT_490', 'Consume Magic', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    rules: { text: ['ZH-5.1-outcast'] },
    text: [{ silence: 'TARGET' }, { if: 'OUTCAST', then: [{ draw: 1 }] }],
  }),
  card('BT_510', 'Wrathspike Brute', {
    triggers: [
      { on: 'AFTER_ATTACK', subject: 'IS_SELF', do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }] },
    ],
  }),
  card('BT_752', 'Blur', { text: [{ enchant: 'BT_752e', on: 'FRIENDLY_HERO' }] }),
  card('BT_752e', 'Blur', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('BT_814', 'Illidari Felblade', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [{ if: 'OUTCAST', then: [{ enchant: 'BT_814e', on: 'SELF' }] }],
  }),
  card('BT_814e', 'Nimble', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('BT_922', 'Umberwing', { battlecry: [{ summon: 'BT_922t', count: 2 }] }),
  card('BT_937', 'Altruis the Outcast', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { tag: 'OUTCAST', atLeast: 1 },
        do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }],
      },
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: { tag: 'OUTCAST', atLeast: 1 },
        do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('BT_753', 'Mana Burn', { text: [{ enchant: 'BT_753e', on: 'ENEMY_PLAYER' }] }),
  // the crystals are missing in that turn, and are there again as it ends
  card('BT_753e', 'Mana Burned', {
    enchantment: {},
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'OPPONENTS',
        rules: ['HS-INF-missing-crystals'],
        do: [{ gainMana: -2, kind: 'CRYSTAL', who: 'OPPONENT' }],
      },
      {
        on: 'END_OF_TURN',
        whose: 'OPPONENTS',
        rules: ['HS-INF-missing-crystals'],
        do: [{ gainMana: 2, kind: 'EMPTY_CRYSTAL', who: 'OPPONENT' }, { detach: 'SELF' }],
      },
    ],
  }),
];
