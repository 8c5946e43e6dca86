import type { CardDefinition } from '../../definition.js';

/** NAXX set, hunter. */
export const NAXX_HUNTER: readonly CardDefinition[] = [
  {
    id: 'FP1_011',
    name: 'Webspinner',
    type: 'MINION',
    class: 'HUNTER',
    set: 'NAXX',
    race: 'BEAST',
    collectible: true,
    cost: 1,
    attack: 1,
    health: 1,
    deathrattle: [{ giveCard: { pool: { type: 'MINION', race: 'BEAST' } } }],
  },
];
