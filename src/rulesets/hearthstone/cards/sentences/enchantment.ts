import { titled } from '../../effects/reader.js';
import type { EnchantmentFacts, Lasting, StatChange } from '../../language/words.js';

/** The numbers that an enchantment was given, in words. */
export interface Numbers {
  readonly num1: string;
  readonly num2: string;
}

/** What an enchantment does to its host, in parts: `+2 Attack`, `Taunt`, `this turn`. */
export function enchantmentParts(facts: EnchantmentFacts, numbers: Numbers): readonly string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const say = SAYS[name as keyof EnchantmentFacts] as (value: unknown, n: Numbers) => string[];
    return say(value, numbers);
  });
}

/** What each fact says; one that is missing does not compile. */
const SAYS: {
  readonly [K in keyof Required<EnchantmentFacts>]: (
    value: Required<EnchantmentFacts>[K],
    numbers: Numbers,
  ) => string[];
} = {
  attack: (change, numbers) => [changeOf('Attack', change, numbers)],
  health: (change, numbers) => [changeOf('Health', change, numbers)],
  cost: (change, numbers) => [changeOf('Cost', change, numbers)],
  damageTaken: (change, numbers) => [changeOf('damage taken', change, numbers)],
  grants: (keywords) => keywords.map(titled),
  spellDamage: (amount) => [`Spell Damage ${signed(amount)}`],
  heroPowerDamage: (amount) => [`Hero Power damage ${signed(amount)}`],
  countsAtOnce: () => ['counts at once'],
  lasts: (lasting) => [LASTS[lasting]],
};

const LASTS: Readonly<Record<Lasting, string>> = {
  THIS_TURN: 'this turn',
  UNTIL_YOUR_NEXT_TURN: 'until your next turn',
  OPPONENTS_TURNS: "until the end of your opponent's next turns",
  THIS_ATTACK: 'for this attack',
  OUT_OF_PLAY: 'until it enters play',
};

function changeOf(what: string, change: StatChange, { num1, num2 }: Numbers): string {
  const number = (name: number | string): string =>
    name === 'NUM_1'
      ? num1
      : name === 'NUM_2'
        ? num2
        : name === 'HEALTH'
          ? 'its Health'
          : `${name}`;
  if (typeof change === 'number') return `${signed(change)} ${what}`;
  if (change === 'MINUS_NUM_1') return `-${num1} ${what}`;
  if (typeof change === 'string') return `+${number(change)} ${what}`;
  if ('times' in change) return `${what} times ${change.times}`;
  if ('add' in change) return `${signed(change.add)} ${what}, but not below ${change.notBelow}`;
  return `${what} becomes ${number(change.set)}`;
}

/** `+2`, `-1`. */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}
