import type { CardDefinition } from '../../definition.js';
import { IMMUNE_WHILE_ATTACKING } from '../../pool.js';

/** Enchantments that keywords stand for. */
export const RULE_CARDS: readonly CardDefinition[] = [
  {
    id: IMMUNE_WHILE_ATTACKING,
    name: 'Immune while attacking',
    type: 'ENCHANTMENT',
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
  },
];
