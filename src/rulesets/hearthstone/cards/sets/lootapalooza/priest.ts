import type { CardDefinition } from '../../definition.js';

/** LOOTAPALOOZA set, priest. */
export const LOOTAPALOOZA_PRIEST: readonly CardDefinition[] = [
  {
    id: 'LOOT_538',
    name: 'Temporus',
    type: 'MINION',
    class: 'PRIEST',
    set: 'LOOTAPALOOZA',
    rarity: 'LEGENDARY',
    race: 'DRAGON',
    collectible: true,
    cost: 7,
    attack: 6,
    health: 6,
    battlecry: [{ insertTurns: ['OPPONENT', 'OPPONENT', 'YOU', 'YOU'] }],
    was: [{ before: '23.0', battlecry: [{ extendTurns: ['OPPONENT', 'YOU'] }] }],
  },
  {
    id: 'LOOT_278t1',
    name: 'Elixir of Life',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'LOOTAPALOOZA',
    cost: 3,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ enchant: 'LOOT_278t1e', on: 'TARGET' }],
  },
  {
    id: 'LOOT_278t1e',
    name: 'Sanguine',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { grants: ['LIFESTEAL'] },
  },
];
