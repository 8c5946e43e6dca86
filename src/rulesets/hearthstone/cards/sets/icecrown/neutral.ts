import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, neutral. */
export const ICECROWN_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'ICC_901',
    name: 'Drakkari Enchanter',
    type: 'MINION',
    set: 'ICECROWN',
    collectible: true,
    cost: 3,
    attack: 1,
    health: 5,
  },
  {
    id: 'ICC_829p',
    name: 'The Four Horsemen',
    type: 'HERO_POWER',
    set: 'ICECROWN',
    cost: 2,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
  },
];
