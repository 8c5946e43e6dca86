import { Tag } from '../vocabulary/index.js';
import { cardOf, get } from './access.js';
import { enchantmentsOn } from './enchantments.js';
import type { State } from './state.js';

/** Whether something has a Deathrattle: the printed one, unless it is silenced, or that of an enchantment. */
export function hasDeathrattle(s: State, e: number): boolean {
  if (e === 0) return false;
  if (cardOf(s, e).deathrattle !== null && get(s, e, Tag.SILENCED) === 0) return true;
  return enchantmentsOn(s, e).some((enchantment) => cardOf(s, enchantment).deathrattle !== null);
}
