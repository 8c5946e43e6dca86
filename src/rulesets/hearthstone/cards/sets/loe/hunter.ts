import type { CardDefinition } from '../../definition.js';

/** LOE set, hunter. */
export const LOE_HUNTER: readonly CardDefinition[] = [
  {
    id: 'LOE_105',
    name: "Explorer's Hat",
    type: 'SPELL',
    class: 'HUNTER',
    set: 'LOE',
    collectible: true,
    cost: 2,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'LOE_105e', on: 'TARGET' }],
  },
  {
    id: 'LOE_105e',
    name: "Explorer's Hat",
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'LOE',
    enchantment: { attack: 1, health: 1 },
    deathrattle: [{ giveCard: 'LOE_105' }],
  },
];
