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
];
