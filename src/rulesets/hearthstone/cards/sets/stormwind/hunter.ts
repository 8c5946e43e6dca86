import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  FRIENDLY_BEASTS,
  RANDOM_ENEMY,
  RANDOM_FRIENDLY_MINION,
  TRIGGERED_DEATHRATTLES,
} from '../../selectors.js';
import { mount } from '../../templates/mounts.js';
import { toolAfter } from '../../templates/profession-tools.js';
import { questline, rewardMinion } from '../../templates/questline.js';
import { afterTimes } from '../../templates/times.js';
import { afterThisIsTraded } from '../../templates/tradeable.js';

/** Spells that deal damage, each of them once. */
const COUNTS_SPELLS: readonly Trigger[] = [
  {
    on: 'DAMAGE',
    source: { all: ['SPELL', 'FRIENDLY', { not: { among: 'REMEMBERED' } }] },
    rules: ['ZH-5.3-questlines'],
    do: [{ remember: 'EVENT_SOURCE' }, { questProgress: 1 }],
  },
];

/** STORMWIND set, hunter. */
export const CARDS: readonly CardEntry[] = [
  ...questline('HUNTER', [
    {
      id: 'SW_322',
      name: 'Defend the Dwarven District',
      progress: 3,
      was: { before: '24.2.2', progress: 2 },
      reward: [{ enchant: 'SW_322e', on: 'FRIENDLY_PLAYER' }],
      triggers: COUNTS_SPELLS,
    },
    {
      id: 'SW_322t',
      name: 'Take the High Ground',
      progress: 2,
      reward: [{ enchant: 'SW_322te', on: 'FRIENDLY_HERO_POWER' }],
      triggers: COUNTS_SPELLS,
    },
    {
      id: 'SW_322t2',
      name: "Knock 'Em Down",
      progress: 2,
      reward: 'SW_322t4',
      triggers: COUNTS_SPELLS,
    },
  ]),
  ownCard({
    id: 'SW_322e',
    name: 'Taking Aim',
    type: 'ENCHANTMENT',
    auras: [{ update: 'OTHER', tag: 'STEADY_SHOT_CAN_TARGET', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_322te',
    name: 'High Ground',
    type: 'ENCHANTMENT',
    enchantment: { cost: { set: 0 } },
  }),
  rewardMinion({
    id: 'SW_322t4',
    name: 'Tavish, Master Marksman',
    class: 'HUNTER',
    battlecry: [{ enchant: 'SW_322t4e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_322t4e',
    name: 'Marksman',
    type: 'ENCHANTMENT',
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] }],
  }),
  card('SW_463', 'Imported Tarantula', { deathrattle: [{ summon: 'SW_463t', count: 2 }] }),
  ownCard({
    id: 'SW_463t',
    name: 'Invasive Spiderling',
    type: 'MINION',
    class: 'HUNTER',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 2,
    attack: 1,
    health: 1,
    keywords: ['POISONOUS', 'RUSH'],
  }),
  card('DED_007', 'Defias Blastfisher', {
    battlecry: [
      {
        repeat: { plus: [1, { count: FRIENDLY_BEASTS }] },
        do: [{ damage: 2, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('SW_320', 'Rats of Extraordinary Size', {
    text: [
      { save: 'others', value: { count: 'FRIENDLY_MINIONS' } },
      { summon: 'SW_455t', count: 7 },
      {
        giveCard: 'SW_455t',
        count: { minus: [{ plus: [7, { saved: 'others' }] }, { count: 'FRIENDLY_MINIONS' }] },
        with: 'SW_320e',
      },
    ],
  }),
  ownEnchantment('SW_320e', 'Rats of Extraordinary Size', { attack: 4, health: 4 }),
  card('SW_321', 'Aimed Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      { enchant: 'SW_321e', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  ownCard({
    id: 'SW_321e',
    name: 'Aimed Shot',
    type: 'ENCHANTMENT',
    enchantment: { heroPowerDamage: 2 },
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('SW_455', 'Rodent Nest', { deathrattle: [{ summon: 'SW_455t', count: 5 }] }),
  ownMinion({
    id: 'SW_455t',
    name: 'Rat',
    class: 'HUNTER',
    set: 'STORMWIND',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
  }),

  card('SW_457', 'Leatherworking Kit', {
    triggers: toolAfter(
      3,
      { on: 'DEATH', whose: 'YOURS', subject: { all: ['MINION', { race: 'BEAST' }] } },
      {
        drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'BEAST' } } },
        save: 'drawn',
      },
      { enchant: 'SW_457e', on: { saved: 'drawn' } },
    ),
  }),
  ownEnchantment('SW_457e', 'Leatherworking Kit', { attack: 1, health: 1 }),
  ...mount({
    id: 'SW_458',
    name: 'Ramming Mount',
    gives: { attack: 2, health: 2, grants: ['IMMUNE_WHILE_ATTACKING'] },
    mount: {
      name: "Tavish's Ram",
      class: 'HUNTER',
      race: 'BEAST',
      cost: 2,
      attack: 2,
      health: 2,
      keywords: ['IMMUNE_WHILE_ATTACKING'],
    },
  }),
  card('SW_459', 'Stormwind Piper', {
    triggers: [
      { on: 'AFTER_ATTACK', source: 'IS_SELF', do: [{ enchant: 'SW_459e', on: FRIENDLY_BEASTS }] },
    ],
  }),
  ownEnchantment('SW_459e', 'Stormwind Piper', { attack: 1, health: 1 }),
  card('DED_009', 'Doggie Biscuit', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'DED_009e', on: 'TARGET' }],
    triggers: afterThisIsTraded({ set: { RUSH: 1 }, on: RANDOM_FRIENDLY_MINION }),
  }),
  ownEnchantment('DED_009e', 'Doggie Biscuit', { attack: 2, health: 3 }),
  card('DED_008', 'Monstrous Parrot', {
    battlecry: [
      {
        resolveDeathrattleOf: {
          highest: 'DEATHRATTLE_TRIGGERED',
          among: TRIGGERED_DEATHRATTLES,
        },
      },
    ],
  }),
  // it goes with the board place that it had, as something new that sleeps
  card('SW_323', 'The Rat King', {
    deathrattle: [{ summon: 'SW_323', with: 'SW_323e', at: 'DEATH_POSITION' }],
  }),
  ownCard({
    id: 'SW_323e',
    name: "Rat King's Slumber",
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-4.6-dormant'],
        do: afterTimes(5, { awaken: 'HOST' }),
      },
    ],
  }),
  card('SW_460', 'Devouring Swarm', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    rules: { text: ['HS-SEQ-combat-dred'] },
    text: [
      { save: 'swarm', entities: 'FRIENDLY_MINIONS' },
      { forEach: { saved: 'swarm' }, do: [{ forceAttack: 'IT', on: 'TARGET' }] },
      { returnToHand: { of: { saved: 'swarm' }, where: { all: ['ON_BOARD', 'KILLED'] } } },
    ],
  }),
];
