import type { CardDefinition } from '../../definition.js';

/** KARA set, neutral. */
export const KARA_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'KAR_114',
    name: 'Barnes',
    type: 'MINION',
    set: 'KARA',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 5,
    attack: 3,
    health: 4,
    was: [{ before: '15.0.4', cost: 4 }],
    battlecry: [
      {
        summon: { cardOf: { random: { of: 'FRIENDLY_DECK', where: 'MINION' } } },
        with: 'KAR_114e',
      },
    ],
  },
  {
    id: 'KAR_114e',
    name: 'Incredible Impression',
    type: 'ENCHANTMENT',
    set: 'KARA',
    enchantment: { attack: { set: 1 }, health: { set: 1 } },
  },
  {
    id: 'KAR_041',
    name: 'Moat Lurker',
    type: 'MINION',
    set: 'KARA',
    collectible: true,
    cost: 6,
    attack: 3,
    health: 3,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ destroy: 'TARGET' }, { remember: 'TARGET' }],
    deathrattle: [
      { forEach: 'REMEMBERED', do: [{ summon: { cardOf: 'IT' }, who: 'IT_CONTROLLER' }] },
    ],
  },
  {
    id: 'KAR_033',
    name: 'Book Wyrm',
    type: 'MINION',
    set: 'KARA',
    race: 'DRAGON',
    collectible: true,
    cost: 6,
    attack: 3,
    health: 6,
    requires: {
      REQ_ENEMY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_NONSELF_TARGET: 0,
      REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: 0,
      REQ_TARGET_MAX_ATTACK: 3,
    },
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } } },
        then: [{ destroy: 'TARGET' }],
      },
    ],
  },
];
