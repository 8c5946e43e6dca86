import { EXTRA_TURN, IMMUNE_WHILE_ATTACKING, MAGNETIC } from '../../../state/pool.js';
import { type CardEntry, ownCard } from '../../entry.js';
import { MAGNETIC_PART } from '../../selectors.js';
import { CANNOT_ATTACK, COSTS_LESS, COSTS_SO_MUCH } from '../../templates/auras.js';

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
  ownCard({
    id: COSTS_SO_MUCH,
    name: 'Costs so much',
    type: 'ENCHANTMENT',
    enchantment: { cost: { set: 'NUM_1' } },
  }),
  ownCard({
    id: CANNOT_ATTACK,
    name: 'Cannot attack',
    type: 'ENCHANTMENT',
    enchantment: { grants: ['CANT_ATTACK'] },
  }),
  ownCard({
    id: MAGNETIC,
    name: 'Magnetic part',
    type: 'ENCHANTMENT',
    enchantment: MAGNETIC_PART,
  }),
  ownCard({ id: EXTRA_TURN, name: 'Extra turn', type: 'ENCHANTMENT' }),
];
