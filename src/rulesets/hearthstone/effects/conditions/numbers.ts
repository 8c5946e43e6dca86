import type { Bounds } from '../../language/conditions.js';
import type { Readable } from '../../language/readable.js';
import type { Value } from '../../language/words.js';
import type { ConditionTest, Measure } from '../../state/model.js';
import type { Compiler } from '../compiling.js';
import type { ConditionForm, Pair } from '../condition-word.js';
import type { Reader } from '../reader.js';
import { STATES, tagInWords } from '../values/tag-words.js';
import { reader } from '../values/tags.js';

const value: ConditionForm<'value'> = {
  says: 'compared: `atLeast`, `atMost`, `exactly`',
  example: { value: { count: 'ENEMY_MINIONS' }, atLeast: 2 },
  clauses: (condition, read) => compared(read.amount(condition.value), condition, read),
  compile: (condition, compiler) => compare(compiler.measure(condition.value), condition, compiler),
};

const tag: ConditionForm<'tag'> = {
  says: 'of IT, compared',
  example: { tag: 'ATTACK', atMost: 3 },
  clauses: (condition, read) =>
    isAlive(condition)
      ? ['{it} is not mortally wounded', '{it} is mortally wounded']
      : (stateOf(condition) ??
        compared(`${read.its} ${tagInWords(condition.tag)}`, condition, read)),
  compile: (condition, compiler) => {
    const read = reader(condition.tag);
    return compare((s, scope) => read(s, scope.it), condition, compiler);
  },
  parts: (condition, { read, compiler }) =>
    isAlive(condition)
      ? [
          {
            holds: compiler.test(condition),
            otherwise: `${read.it} is mortally wounded`,
            rules: ['HS-R5', 'HS-GL-MW'],
          },
        ]
      : null,
};

export const NUMBER_CONDITION_FORMS = { value, tag };

function stateOf({
  tag: name,
  atLeast,
  atMost,
  exactly,
}: { readonly tag: Readable } & Bounds): Pair | null {
  const state = STATES[name];
  if (state === undefined) return null;
  if (atLeast === 1 && atMost === undefined && exactly === undefined) return state;
  const isNot = atLeast === undefined && (atMost ?? exactly) === 0;
  return isNot ? [state[1], state[0]] : null;
}

/** A condition that says in numbers: not mortally wounded. */
function isAlive({
  tag: name,
  atLeast,
  atMost,
  exactly,
}: { readonly tag: string } & Bounds): boolean {
  return name === 'HEALTH_LEFT' && atLeast === 1 && atMost === undefined && exactly === undefined;
}

function compare(measure: Measure, bounds: Bounds, compiler: Compiler): ConditionTest {
  const bound = (limit: Value | undefined): Measure | null =>
    limit === undefined ? null : compiler.measure(limit);
  const least = bound(bounds.atLeast);
  const most = bound(bounds.atMost);
  const exact = bound(bounds.exactly);
  return (s, scope) => {
    const number = measure(s, scope);
    if (least !== null && number < least(s, scope)) return false;
    if (most !== null && number > most(s, scope)) return false;
    return exact === null || number === exact(s, scope);
  };
}

function compared(what: string, { atLeast, atMost, exactly }: Bounds, read: Reader): Pair {
  const pairs: Pair[] = [];
  const add = (pair: Pair): unknown => pairs.push(pair);
  if (exactly !== undefined) {
    const bound = read.amount(exactly);
    add([`${what} is ${bound}`, `${what} is not ${bound}`]);
  }
  if (atLeast !== undefined && atMost !== undefined) {
    const span = `from ${read.amount(atLeast)} to ${read.amount(atMost)}`;
    add([`${what} is ${span}`, `${what} is not ${span}`]);
  } else if (atLeast !== undefined) {
    const bound = read.amount(atLeast);
    add([`${what} is at least ${bound}`, `${what} is less than ${bound}`]);
  } else if (atMost !== undefined) {
    const bound = read.amount(atMost);
    add([`${what} is at most ${bound}`, `${what} is more than ${bound}`]);
  }
  if (pairs.length === 0) add([`${what} is any number`, `${what} is no number`]);
  return [
    pairs.map(([holds]) => holds).join(' and '),
    pairs.map(([, fails]) => fails).join(' or '),
  ];
}
