import type { EnchantmentFacts } from '../../language/enchantment.js';

export interface EnchantmentFact<K extends keyof EnchantmentFacts> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: EnchantmentFacts;
  /** What its host has: `+2 Attack`, `Taunt`, `this turn`. */
  readonly reads: (
    value: Required<EnchantmentFacts>[K],
    numbers: EnchantmentNumbers,
  ) => readonly string[];
}

export interface EnchantmentNumbers {
  readonly num1: string;
  readonly num2: string;
  readonly named: (card: string) => string;
}

/** `+2`, `-1`. */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}
