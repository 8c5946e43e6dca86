import type { CardDefinition } from '../../definition.js';
import { ADAPTATIONS } from './adaptations.js';

/** UNGORO set, druid. */
export const UNGORO_DRUID: readonly CardDefinition[] = [
  {
    id: 'UNG_100',
    name: 'Verdant Longneck',
    type: 'MINION',
    class: 'DRUID',
    set: 'UNGORO',
    race: 'BEAST',
    rarity: 'COMMON',
    collectible: true,
    cost: 5,
    attack: 5,
    health: 4,
    battlecry: [{ adapt: 'SELF', offering: { oneOf: ADAPTATIONS } }],
  },
  {
    id: 'UNG_103',
    name: 'Evolving Spores',
    type: 'SPELL',
    class: 'DRUID',
    set: 'UNGORO',
    rarity: 'RARE',
    collectible: true,
    cost: 4,
    text: [{ adapt: 'FRIENDLY_MINIONS', offering: { oneOf: ADAPTATIONS } }],
  },
  {
    id: 'UNG_116',
    name: 'Jungle Giants',
    type: 'SPELL',
    class: 'DRUID',
    set: 'UNGORO',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 1,
    quest: { progress: 5, reward: 'UNG_116t' },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        subject: { value: 'EVENT_AMOUNT', atLeast: 5 },
        whose: 'YOURS',
        do: [{ questProgress: 1 }],
      },
    ],
  },
  {
    id: 'UNG_116t',
    name: 'Barnabus the Stomper',
    type: 'MINION',
    class: 'DRUID',
    set: 'UNGORO',
    race: 'BEAST',
    cost: 5,
    attack: 8,
    health: 8,
    battlecry: [{ enchant: 'UNG_116te', on: { of: 'FRIENDLY_DECK', where: 'MINION' } }],
  },
  {
    id: 'UNG_116te',
    name: 'Romper Stompers',
    type: 'ENCHANTMENT',
    class: 'DRUID',
    set: 'UNGORO',
    enchantment: { cost: { set: 0 } },
    triggers: [{ on: 'ON_PLAY', subject: 'IS_HOST', do: [{ detach: 'SELF' }] }],
  },
  {
    id: 'UNG_086',
    name: 'Giant Anaconda',
    type: 'MINION',
    class: 'DRUID',
    set: 'UNGORO',
    collectible: true,
    race: 'BEAST',
    cost: 7,
    attack: 5,
    health: 3,
    deathrattle: [
      {
        putIntoPlay: {
          random: {
            of: 'FRIENDLY_HAND',
            where: { all: ['MINION', { tag: 'ATTACK', atLeast: 5 }] },
          },
        },
      },
    ],
  },
];
