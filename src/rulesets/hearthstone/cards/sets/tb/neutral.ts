import type { CardDefinition } from '../../definition.js';

/** TB set, neutral. */
export const TB_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'BRMC_85',
    name: 'Lucifron',
    type: 'MINION',
    set: 'TB',
    rarity: 'LEGENDARY',
    cost: 4,
    attack: 4,
    health: 7,
    battlecry: [{ enchant: 'CS2_063e', on: { of: 'ALL_MINIONS', except: 'SELF' } }],
  },
];
