import { EXTRA_TURN, IMMUNE_WHILE_ATTACKING } from '../../../state/pool.js';
import { COSTS_LESS } from '../../auras.js';
import { type CardEntry, ownCard } from '../../entry.js';

/** Enchantments that rules stand for. */
export const CARDS: readonly CardEntry[] = [
  ownCard({
    id: IMMUNE_WHILE_ATTACKING,
    name: 'Immune while attacking',
    type: 'ENCHANTMENT',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
  }),
  ownCard({
    id: COSTS_LESS,
    name: 'Costs less',
    type: 'ENCHANTMENT',
    enchantment: { cost: 'MINUS_NUM_1' },
  }),
  ownCard({ id: EXTRA_TURN, name: 'Extra turn', type: 'ENCHANTMENT' }),
];
