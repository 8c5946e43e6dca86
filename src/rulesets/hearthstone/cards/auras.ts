import type { Aura, Condition, Value } from '../language/words.js';

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

/** The enchantment of {@link costsNothingIf}. */
export const COSTS_NOTHING = 'RULES_COSTS_NOTHING';

/** In hand a card costs nothing while a condition holds: a cost aura that is printed on it comes last (HS-M6). */
export function costsNothingIf(condition: Condition): Aura {
  return {
    update: 'HEALTH_ATTACK',
    rules: ['HS-M6'],
    to: 'SELF',
    zone: 'HAND',
    enchantment: COSTS_NOTHING,
    if: condition,
    priority: 'LAST',
  };
}

/** The enchantment of {@link cannotAttackWithLessArmorThan}. */
export const TOO_LITTLE_ARMOR = 'RULES_TOO_LITTLE_ARMOR';

/** It cannot attack while your hero has less Armor than this. */
export function cannotAttackWithLessArmorThan(armor: number): Aura {
  return {
    update: 'HEALTH_ATTACK',
    to: 'SELF',
    enchantment: TOO_LITTLE_ARMOR,
    if: { value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' }, atMost: armor - 1 },
  };
}
