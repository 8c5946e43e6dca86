import type { CardChoice, CardRange, Deaths } from '../language/cards.js';
import type { Effect } from '../language/effects.js';
import type { Condition, Selector, Value, Who } from '../language/words.js';

/** Puts the parts of a word into English. What it says is a phrase, to stand inside a clause. */
export interface Reader {
  /** `3`, `the number of enemy minions`. */
  amount(value: Value): string;
  /** How often: `twice`, `4 times`; nothing where it is not said. */
  times(value: Value | undefined): string;
  /** `the target`, `each enemy minion`. */
  these(selector: Selector): string;
  /** `the target is damaged`. */
  holds(condition: Condition): string;
  /** `a 1/1 Boar`, `a random Dragon`. */
  card(choice: CardChoice): string;
  /** `three cards of these: ...` without the number: what one is drawn from. */
  range(range: CardRange): string;
  /** `friendly minion that died this game`. */
  deaths(deaths: Deaths): string;
  /** The card of an id by name. */
  named(id: string): string;
  /** An enchantment by name and with what it does, its own numbers filled in. */
  enchantment(id: string, num1: Value | undefined, num2: Value | undefined): string;
  /** Who does something: `draw 2 cards`, `your opponent draws 2 cards`. */
  does(who: Who | undefined, verb: string, rest: string): string;
  /** `your`, `your opponent's`. */
  whose(who: Who | undefined): string;
  /** Several effects as one clause. */
  steps(effects: readonly Effect[]): string;
}

/** The name under which something is kept: said wherever it is. */
export function noted(save: string | undefined): string {
  return save === undefined ? '' : `, noted as "${save}"`;
}

/** `HEALTH_LEFT` in plain letters: `Health Left`. */
export function titled(name: string): string {
  return lower(name).replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
}

/** `HEALTH_LEFT` in small letters: `health left`. */
export function lower(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ');
}
