import { MAX_NUMBER, Tag, WIDTH } from '../vocabulary/index.js';
import { cardOf, get, healthLeft } from './access.js';
import type { CompiledChange } from './model.js';
import type { State } from './state.js';

/** By how much an enchantment changes the Attack or Health of its host: what doubles its gains gains twice as much. */
export function gainOf(s: State, e: number, change: CompiledChange, health?: number): number {
  const amount = amountOf(s, e, change, health);
  if (change.kind !== 'ADD' || amount <= 0) return amount;
  return get(s, get(s, e, Tag.ATTACHED), Tag.DOUBLES_GAINS) === 0 ? amount : amount * 2;
}

/** By how much an enchantment changes a number. @param health the maximum Health in the making */
export function amountOf(s: State, e: number, change: CompiledChange, health?: number): number {
  let amount = change.amount;
  if (change.from === 'NUM_1') amount = get(s, e, Tag.TAG_SCRIPT_DATA_NUM_1);
  else if (change.from === 'NUM_2') amount = get(s, e, Tag.TAG_SCRIPT_DATA_NUM_2);
  else if (change.from === 'HEALTH') {
    const host = get(s, e, Tag.ATTACHED);
    amount = health === undefined ? healthLeft(s, host) : health - get(s, host, Tag.DAMAGE);
  }
  return change.negative ? -amount : amount;
}

export function changedBy(s: State, e: number, change: CompiledChange, value: number): number {
  return changed(s, change, value, amountOf(s, e, change));
}

/** A number after a change, in 32 bits (HS-TAGLIMITS); a change beyond them does nothing where it does not wrap (ZH-4.1-overflow). */
export function changed(s: State, change: CompiledChange, value: number, amount: number): number {
  if (change.kind === 'SET') return amount | 0;
  const { numbersWrap } = s.edition.switches;
  if (change.kind === 'TIMES')
    return !numbersWrap && value * amount > MAX_NUMBER ? value : Math.imul(value, amount);
  if (!numbersWrap && value + amount > MAX_NUMBER) return value;
  const sum = (value + amount) | 0;
  return change.notBelow !== null && sum < change.notBelow ? Math.min(value, change.notBelow) : sum;
}

/** The damage proposed for an entity as whoever reads it sees it: its enchantments change it (HS-DH8). */
export function damageTaken(s: State, target: number, proposed: number): number {
  let damage = proposed;
  const { cells } = s;
  for (let pass = 0; pass < 2; pass++) {
    const list = pass === 0 ? s.enchantments : s.auraEnchantments;
    for (let i = 0; i < list.length; i++) {
      const e = list[i]!;
      if (cells[e * WIDTH + Tag.ATTACHED] !== target) continue;
      const change = cardOf(s, e).enchantment?.damageTaken ?? null;
      if (change !== null) damage = changed(s, change, damage, amountOf(s, e, change));
    }
  }
  return damage;
}
