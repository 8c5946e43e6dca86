import type { Aura, Value } from '../language/words.js';

/** The enchantment of {@link costsLess}. */
export const COSTS_LESS = 'RULES_COSTS_LESS';

/** In hand a card costs so much less: a cost aura that is printed on it comes last (HS-M6). */
export function costsLess(by: Value): Aura {
  return {
    update: 'HEALTH_ATTACK',
    rules: ['HS-M6'],
    to: 'SELF',
    zone: 'HAND',
    enchantment: COSTS_LESS,
    num1: by,
    priority: 'LAST',
  };
}
