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
];
