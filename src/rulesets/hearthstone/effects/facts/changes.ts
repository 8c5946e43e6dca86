import type { StatChange } from '../../language/enchantment.js';
import type { CompiledChange } from '../../state/model.js';
import { type EnchantmentFact, type EnchantmentNumbers, signed } from './fact.js';

const attack: EnchantmentFact<'attack'> = {
  says: 'added to its Attack',
  example: { attack: 'NUM_1' },
  reads: (change, numbers) => [changeOf('Attack', change, numbers)],
};

const health: EnchantmentFact<'health'> = {
  says: 'added to its Health',
  example: { health: { set: 1 } },
  reads: (change, numbers) => [changeOf('Health', change, numbers)],
};

const cost: EnchantmentFact<'cost'> = {
  says: 'added to its Cost',
  example: { cost: { add: -3, notBelow: 1 } },
  reads: (change, numbers) => [changeOf('Cost', change, numbers)],
};

const damageTaken: EnchantmentFact<'damageTaken'> = {
  says: 'added to the damage proposed for it',
  rules: ['HS-DH8'],
  example: { damageTaken: { times: 2 } },
  reads: (change, numbers) => [changeOf('damage taken', change, numbers)],
};

export const CHANGES = { attack, health, cost, damageTaken };

function changeOf(what: string, change: StatChange, { num1, num2 }: EnchantmentNumbers): string {
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
