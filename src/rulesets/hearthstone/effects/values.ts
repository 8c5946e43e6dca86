import type { Value } from '../language/words.js';
import { proposedDamage } from '../rules/events/proposed-damage.js';
import { attackOf, get, healthLeft } from '../state/access.js';
import type { Measure, Scope } from '../state/scope.js';
import type { State } from '../state/state.js';
import { Tag, type TagName } from '../vocabulary/index.js';
import type { Compiler } from './compiling.js';
import { compileDeaths } from './deaths/records.js';

/** Compiles a value. Random ones are drawn by a step of their own, before the effect that uses them. */
export function compileValue(value: Value, compiler: Compiler): Measure {
  if (typeof value === 'number') return () => value;
  if (value === 'EVENT_AMOUNT') return (_s, scope) => scope.event?.amount ?? 0;
  if (value === 'RESULT') return (_s, scope) => scope.result;
  if ('count' in value) {
    const of = compiler.selection(value.count);
    return (s, scope) => of(s, scope).length;
  }
  if ('deaths' in value) {
    const of = compileDeaths(value.deaths);
    return (s, scope) => of(s, scope).length;
  }
  if ('tag' in value) return sumOf(value.tag, compiler.selection(value.of));
  if ('saved' in value) return saved(value.saved);
  if ('boosted' in value) {
    const amount = compileValue(value.boosted, compiler);
    return (s, scope) => proposedDamage(s, scope.source, scope.player, amount(s, scope));
  }
  if ('plus' in value) return fold(value.plus, compiler, (a, b) => (a + b) | 0, 0);
  if ('times' in value) return fold(value.times, compiler, Math.imul, 1);
  if ('minus' in value) {
    const [left, right] = value.minus.map((one) => compileValue(one, compiler));
    return (s, scope) => (left!(s, scope) - right!(s, scope)) | 0;
  }
  if ('randomFrom' in value) return compiler.drawNumber(value.randomFrom[0], value.randomFrom[1]);
  const test = compiler.test(value.if);
  const yes = compileValue(value.then, compiler);
  const no = compileValue(value.else, compiler);
  return (s, scope) => (test(s, scope) ? yes(s, scope) : no(s, scope));
}

/** Reads one number of an entity: a tag, or what the card shows. */
export function reader(tag: TagName | 'ATTACK' | 'HEALTH_LEFT'): (s: State, e: number) => number {
  if (tag === 'ATTACK') return attackOf;
  if (tag === 'HEALTH_LEFT') return healthLeft;
  const column = Tag[tag];
  return (s, e) => get(s, e, column);
}

function sumOf(
  tag: TagName | 'ATTACK' | 'HEALTH_LEFT',
  of: (s: State, scope: Scope) => readonly number[],
): Measure {
  const read = reader(tag);
  return (s, scope) => {
    let sum = 0;
    for (const e of of(s, scope)) sum = (sum + read(s, e)) | 0;
    return sum;
  };
}

function saved(name: string): Measure {
  return (_s, scope) => {
    const value = scope.saved?.[name];
    return typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0;
  };
}

function fold(
  values: readonly Value[],
  compiler: Compiler,
  join: (a: number, b: number) => number,
  start: number,
): Measure {
  const parts = values.map((one) => compileValue(one, compiler));
  return (s, scope) => parts.reduce((sum, part) => join(sum, part(s, scope)), start);
}
