import type { CardDefinition } from '../../definition.js';
import { EXTRA_TURN, IMMUNE_WHILE_ATTACKING } from '../../pool.js';

/** Enchantments that rules stand for. */
export const RULE_CARDS: readonly CardDefinition[] = [
  {
    id: IMMUNE_WHILE_ATTACKING,
    name: 'Immune while attacking',
    type: 'ENCHANTMENT',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
  },
  {
    id: EXTRA_TURN,
    name: 'Extra turn',
    type: 'ENCHANTMENT',
  },
];
