import type { Trigger } from '../../../language/trigger.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { questline, rewardMinion } from '../../questline.js';

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
];
