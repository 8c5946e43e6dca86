import type { Value } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { MINIONS_IN_HAND, RANDOM_WEAPON_IN_DECK } from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { costsLess } from '../../templates/auras.js';

const ARMOR: Value = { tag: 'ARMOR', of: 'FRIENDLY_HERO' };

/** ALTERAC_VALLEY set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('AV_108', 'Shield Shatter', {
    auras: [costsLess({ tag: 'ARMOR', of: 'FRIENDLY_HERO' })],
    text: [{ damage: 5, to: 'ALL_MINIONS' }],
    was: [
      { before: '23.4.3', text: [{ damage: 5, to: 'ALL_MINIONS' }] },
      { before: '24.0.3', text: [{ damage: 4, to: 'ALL_MINIONS' }] },
    ],
  }),
  card('AV_119', 'To the Front!', { text: [{ enchant: 'AV_119e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'AV_119e',
    name: 'To the Front!',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'AV_119e2' }],
  }),
  ownEnchantment('AV_119e2', 'To the Front!', { cost: { add: -2, notBelow: 1 } }),
  card('AV_321', 'Glory Chaser', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { has: 'TAUNT' }] },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('AV_322', 'Snowed In', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_DAMAGED_TARGET: 0 },
    text: [{ destroy: 'TARGET' }, { freeze: { of: 'ALL_MINIONS', except: 'TARGET' } }],
  }),
  card('AV_565', 'Axe Berserker', { honorableKill: [{ drawThese: RANDOM_WEAPON_IN_DECK }] }),
  card('ONY_024', 'Onyxian Drake', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ damage: { tag: 'ARMOR', of: 'FRIENDLY_HERO' }, to: 'TARGET' }],
  }),
  card('ONY_025', 'Shoulder Check', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'ONY_025e', on: 'TARGET' }],
  }),
  ownEnchantment('ONY_025e', 'Shoulder Check', { attack: 2, health: 1, grants: ['RUSH'] }),
  card('AV_109', 'Frozen Buckler', {
    text: [{ gainArmor: 10 }, { enchant: 'AV_109e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_109e',
    name: 'Frozen Buckler',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { detach: 'SELF' },
          {
            set: {
              ARMOR: { if: { value: ARMOR, atLeast: 5 }, then: { minus: [ARMOR, 5] }, else: 0 },
            },
            on: 'FRIENDLY_HERO',
          },
        ],
      },
    ],
  }),
  card('AV_323', 'Scrapsmith', { battlecry: [{ giveCard: 'AV_323t', count: 2 }] }),
  ownMinion({
    id: 'AV_323t',
    name: 'Scrappy Grunt',
    class: 'WARRIOR',
    set: 'ALTERAC_VALLEY',
    cost: 3,
    attack: 2,
    health: 4,
    keywords: ['TAUNT'],
  }),

  areaAtTurnEnd('AV_660', 'Iceblood Garrison', { damage: 1, to: 'ALL_MINIONS' }),
  card('ONY_023', 'Hit It Very Hard', { text: [{ enchant: 'ONY_023e', on: 'FRIENDLY_HERO' }] }),
  ownEnchantment('ONY_023e', 'Hit It Very Hard', {
    attack: 10,
    grants: ['CANNOT_ATTACK_HEROES'],
    lasts: 'THIS_TURN',
  }),
  card('AV_145', 'Captain Galvangar', {
    battlecry: [
      {
        if: { value: { tag: 'ARMOR_GAINED_THIS_GAME', of: 'FRIENDLY_PLAYER' }, atLeast: 15 },
        then: [{ enchant: 'AV_145e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_145e', 'Fury of the Frostwolf', { attack: 3, health: 3, grants: ['CHARGE'] }),
  card('AV_202', 'Rokara, the Valorous', {
    heroPower: 'AV_202p',
    battlecry: [{ equip: 'AV_202t2' }],
  }),
  ownCard({
    id: 'AV_202p',
    name: 'Grand Slam',
    type: 'HERO_POWER',
    class: 'WARRIOR',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    honorableKill: [{ gainArmor: 4 }],
  }),
  ownCard({
    id: 'AV_202t2',
    name: 'The Unstoppable Force',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'ALTERAC_VALLEY',
    rarity: 'LEGENDARY',
    cost: 7,
    attack: 5,
    durability: 2,
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['HERO', 'FRIENDLY'] },
        subject: 'MINION',
        rules: ['HS-INF-smash'],
        do: [
          {
            damage: { lastAttack: 'EVENT_SUBJECT' },
            to: 'ENEMY_HERO',
            from: 'EVENT_SUBJECT',
          },
        ],
      },
    ],
  }),
];
