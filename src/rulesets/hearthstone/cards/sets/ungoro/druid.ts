import type { CardDefinition } from '../../definition.js';

/** UNGORO set, druid. */
export const UNGORO_DRUID: readonly CardDefinition[] = [
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
        subject: { tag: 'ATTACK', atLeast: 5 },
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
];
