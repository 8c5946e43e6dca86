import type { StatChange } from '../../language/enchantment.js';
import type { CompiledChange } from '../../state/model.js';

/** The numbers of an enchantment in words. */
export interface EnchantmentNumbers {
  readonly num1: string;
  readonly num2: string;
  readonly named: (card: string) => string;
}

/** `+2`, `-1`. */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

export function changeOf(
  what: string,
  change: StatChange,
  { num1, num2 }: EnchantmentNumbers,
): string {
  const number = (name: number | string): string =>
    name === 'NUM_1'
      ? num1
      : name === 'NUM_2'
        ? num2
        : name === 'HEALTH'
          ? 'its Health'
          : `${name}`;
  if (typeof change === 'number') return `${signed(change)} ${what}`;
  if (change === 'MINUS_NUM_1') return `-${bracketed(num1)} ${what}`;
  if (typeof change === 'string') return `+${bracketed(number(change))} ${what}`;
  if ('times' in change) return `${what} times ${change.times}`;
  if ('add' in change) return `${signed(change.add)} ${what}, but not below ${change.notBelow}`;
  return `${what} becomes ${number(change.set)}`;
}

/** A number in several words stands in brackets behind its sign. */
function bracketed(number: string): string {
  return number.includes(' ') && !number.startsWith('(') ? `(${number})` : number;
}

const PLAIN = {
  kind: 'ADD',
  amount: 0,
  from: 'CONSTANT',
  negative: false,
  notBelow: null,
} as const;

export function compileChange(change: StatChange | undefined): CompiledChange | null {
  if (change === undefined) return null;
  if (typeof change === 'number') return { ...PLAIN, amount: change };
  if (change === 'MINUS_NUM_1') return { ...PLAIN, from: 'NUM_1', negative: true };
  if (typeof change === 'string') return { ...PLAIN, from: change };
  if ('times' in change) return { ...PLAIN, kind: 'TIMES', amount: change.times };
  if ('add' in change) return { ...PLAIN, amount: change.add, notBelow: change.notBelow };
  return typeof change.set === 'number'
    ? { ...PLAIN, kind: 'SET', amount: change.set }
    : { ...PLAIN, kind: 'SET', from: change.set };
}
