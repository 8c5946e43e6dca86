import type { CardDefinition } from '../../definition.js';

/** HOF set, warlock. */
export const HOF_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'EX1_316',
    name: 'Power Overwhelming',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'HOF',
    collectible: true,
    cost: 1,
    requires: { REQ_FRIENDLY_TARGET: 0, REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'EX1_316e', on: 'TARGET' }],
  },
  {
    id: 'EX1_316e',
    name: 'Power Overwhelming',
    type: 'ENCHANTMENT',
    class: 'WARLOCK',
    set: 'HOF',
    enchantment: { attack: 4, health: 4 },
    triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'HOST' }] }],
  },
  {
    id: 'EX1_310',
    name: 'Doomguard',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'HOF',
    race: 'DEMON',
    collectible: true,
    cost: 5,
    attack: 5,
    health: 7,
    keywords: ['CHARGE'],
    battlecry: [{ discard: { random: 'FRIENDLY_HAND', count: 2 } }],
  },
];
