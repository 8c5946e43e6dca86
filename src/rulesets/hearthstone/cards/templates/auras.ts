import type { Aura, Condition, Value } from '../../language/words.js';

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

/** In the opponent's turn it has this enchantment of Attack; such an aura comes last (HS-AURA7). */
export function attackInOpponentsTurn(enchantment: string): Aura {
  return {
    update: 'HEALTH_ATTACK',
    rules: ['HS-R4-priority', 'HS-AURA7'],
    to: 'SELF',
    enchantment,
    if: 'OPPONENTS_TURN',
    priority: 'LAST',
  };
}

export const COSTS_SO_MUCH = 'RULES_COSTS_SO_MUCH';

/** In hand a card costs so much while a condition holds: a cost aura that is printed on it comes last (HS-M6). */
export function costsIf(cost: number, condition: Condition): Aura {
  return {
    update: 'HEALTH_ATTACK',
    rules: ['HS-M6'],
    to: 'SELF',
    zone: 'HAND',
    enchantment: COSTS_SO_MUCH,
    num1: cost,
    if: condition,
    priority: 'LAST',
  };
}

export const CANNOT_ATTACK = 'RULES_CANNOT_ATTACK';

export function cannotAttackIf(condition: Condition): Aura {
  return { update: 'HEALTH_ATTACK', to: 'SELF', enchantment: CANNOT_ATTACK, if: condition };
}
