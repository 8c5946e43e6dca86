import type { CardChoice, CardRange, Deaths } from '../language/cards.js';
import type { Effect } from '../language/effects.js';
import type { Condition, Selector, Side, Value, Who } from '../language/words.js';
import type { Noun } from './noun.js';

export interface Voice {
  /** The entity whose text it is. */
  readonly self: string;
  /** `you` and `your`: the player whose text it is, and what is of this player. */
  readonly you: string;
  readonly your: string;
  /** On `its` side: as `your`, after the entity itself has been named. */
  readonly its: string;
  readonly host: string;
  readonly subject: string;
  readonly source: string;
  readonly named: (id: string) => string;
  /** The card of an id with what it does. */
  readonly told: (id: string) => string;
  /** An enchantment with what it does. */
  readonly enchantment: (id: string, num1: string, num2: string) => string;
  /** Whether a group means each of its members (`each minion`), or any (`a minion`). */
  readonly means: 'EACH' | 'ANY';
}

export interface Reader {
  readonly voice: Voice;
  /** What IT is called, and what is of IT: `the target`, `the target's`. */
  readonly it: string;
  readonly its: string;
  /** The same with IT called something else. */
  calling(it: string): Reader;
  /** `3`, `the number of enemy minions`. */
  amount(value: Value): string;
  /** How often: ` twice`, ` 4 times`; nothing where it is not said. */
  times(value: Value | undefined): string;
  /** What a selector names, for whoever puts more words around it. */
  noun(selector: Selector): Noun;
  /** `the target`, `an enemy minion`. */
  one(selector: Selector): string;
  /** `the target`, `each enemy minion`. */
  these(selector: Selector): string;
  /** `enemy minions`. */
  many(selector: Selector): string;
  /** A clause: `the target is damaged`, or where it does not hold: `the target is not damaged`. */
  holds(condition: Condition, holds?: boolean): string;
  /** Something for which a condition holds: `a damaged minion`. */
  such(noun: Noun, condition: Condition): Noun;
  /** `a 1/1 Boar`, `a random Dragon`. */
  card(choice: CardChoice): string;
  /** What one is drawn from: `a collectible 1-Cost minion`. */
  range(range: CardRange): string;
  /** `friendly minion that died this game`. */
  deaths(deaths: Deaths): string;
  /** Who does something: `draw 2 cards`, `your opponent draws 2 cards`. */
  does(who: Who | undefined, verb: string, rest: string): string;
  /** `your`, `your opponent's`. */
  whose(who: Who | undefined): string;
  /** An enchantment by name and with what it does, its own numbers filled in. */
  enchantment(id: string, num1: Value | undefined, num2: Value | undefined): string;
  steps(effects: readonly Effect[]): string;
}

/** The name under which something is kept: said wherever it is. */
export function noted(save: string | undefined): string {
  return save === undefined ? '' : `, noted as "${save}"`;
}

/** So much of something: `3 damage`, `damage equal to the Attack of your hero`. */
export function quantity(amount: string, what: string): string {
  return amount.includes(' ') ? `${what} equal to ${amount}` : `${amount} ${what}`;
}

/** `HEALTH_LEFT` with capitals: `Health Left`. */
export function titled(name: string): string {
  return lower(name).replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
}

/** `HEALTH_LEFT` in small letters: `health left`. */
export function lower(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ');
}

/** The adjective of a side; nothing for both. */
export const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = {
  FRIENDLY: 'friendly',
  ENEMY: 'enemy',
  ALL: '',
};
