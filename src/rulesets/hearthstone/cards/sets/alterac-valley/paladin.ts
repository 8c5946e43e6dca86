import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  LOWEST_MINION_IN_HAND,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_HAND,
  YOUR_HERO,
} from '../../selectors.js';
import { area } from '../../templates/areas.js';

/** ALTERAC_VALLEY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('AV_213', 'Vitality Surge', {
    text: [
      { drawThese: RANDOM_MINION_IN_DECK, save: 'drawn' },
      { heal: { tag: 'COST', of: { saved: 'drawn' } }, to: 'FRIENDLY_HERO' },
    ],
  }),
  card('AV_338', 'Hold the Bridge', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'AV_338e', on: 'TARGET' },
      { enchant: 'AV_338e2', on: 'TARGET' },
    ],
  }),
  ownEnchantment('AV_338e', 'Hold the Bridge', {
    attack: 2,
    health: 1,
    grants: ['DIVINE_SHIELD'],
  }),
  ownEnchantment('AV_338e2', 'Hold the Bridge', { grants: ['LIFESTEAL'], lasts: 'THIS_TURN' }),
  card('AV_340', 'Brasswing', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 2, to: 'ENEMY_CHARACTERS' }] }],
    honorableKill: [{ heal: 4, to: 'FRIENDLY_HERO' }],
  }),
  card('AV_341', 'Cavalry Horn', { deathrattle: [{ putIntoPlay: LOWEST_MINION_IN_HAND }] }),
  card('AV_343', 'Stonehearth Vindicator', {
    battlecry: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { tag: 'COST', atMost: 3 }] } },
        },
        save: 'drawn',
      },
      { enchant: 'AV_343e', on: { saved: 'drawn' } },
    ],
  }),
  ownEnchantment('AV_343e', 'Stonehearth Vindicator', { cost: { set: 0 }, lasts: 'THIS_TURN' }),
  card('ONY_022', 'Battle Vicar', {
    battlecry: [{ discover: { pool: { type: 'SPELL', school: 'HOLY' } }, then: [] }],
  }),
  card('ONY_027', 'Ring of Courage', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      {
        repeat: { plus: [1, { count: 'ENEMY_MINIONS' }] },
        do: [{ enchant: 'ONY_027e', on: 'TARGET' }],
      },
    ],
  }),
  ownEnchantment('ONY_027e', 'Ring of Courage', { attack: 1, health: 1 }),
  card('AV_339', 'Templar Captain', {
    triggers: [
      { on: 'AFTER_ATTACK', source: 'IS_SELF', subject: 'MINION', do: [{ summon: 'AV_342t' }] },
    ],
  }),
  ownMinion({
    id: 'AV_342t',
    name: 'Stormpike Defender',
    class: 'PALADIN',
    set: 'ALTERAC_VALLEY',
    cost: 5,
    attack: 5,
    health: 5,
    keywords: ['TAUNT'],
  }),

  area('AV_344', 'Dun Baldar Bridge', {
    triggers: [
      { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ enchant: 'AV_344e', on: 'EVENT_SUBJECT' }] },
    ],
  }),
  ownEnchantment('AV_344e', 'Dun Baldar Bridge', { attack: 2, health: 2 }),
  card('ONY_020', 'Stormwind Avenger', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        source: 'IS_SELF',
        do: [{ enchant: 'ONY_020e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('ONY_020e', 'Stormwind Avenger', { attack: 2 }),
  card('AV_206', 'Lightforged Cariel', {
    heroPower: 'AV_206p',
    battlecry: [{ damage: 2, to: 'ENEMY_CHARACTERS' }, { equip: 'AV_146' }],
  }),
  ownCard({
    id: 'AV_206p',
    name: 'Blessing of Queens',
    type: 'HERO_POWER',
    class: 'PALADIN',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    text: [{ enchant: 'AV_206pe', on: RANDOM_MINION_IN_HAND }],
  }),
  ownEnchantment('AV_206pe', 'Blessing of Queens', { attack: 4, health: 4 }),
  ownCard({
    id: 'AV_146',
    name: 'The Immovable Object',
    type: 'WEAPON',
    class: 'PALADIN',
    set: 'ALTERAC_VALLEY',
    rarity: 'LEGENDARY',
    cost: 7,
    attack: 2,
    durability: 5,
    keywords: ['IMMUNE'],
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: YOUR_HERO,
        do: [{ setDamage: { halfRoundedUp: 'EVENT_AMOUNT' } }],
      },
    ],
  }),
  card('AV_342', 'Protect the Innocent', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'AV_342t' },
      {
        if: {
          value: { tag: 'AMOUNT_HERO_HEALED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
          atLeast: 1,
        },
        then: [{ summon: 'AV_342t' }],
      },
    ],
  }),
  card('AV_345', 'Saidan the Scarlet', { keywords: ['RUSH', 'DOUBLES_GAINS'] }),
];
