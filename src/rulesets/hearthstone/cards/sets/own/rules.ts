import { EXTRA_TURN, IMMUNE_WHILE_ATTACKING } from '../../../state/pool.js';
import { type CardEntry, ownCard } from '../../entry.js';

/** Enchantments that rules stand for. */
export const CARDS: readonly CardEntry[] = [
  ownCard({
    id: IMMUNE_WHILE_ATTACKING,
    name: 'Immune while attacking',
    type: 'ENCHANTMENT',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
  }),
  ownCard({ id: EXTRA_TURN, name: 'Extra turn', type: 'ENCHANTMENT' }),
];
