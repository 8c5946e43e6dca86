import type { Condition, Selector } from '../../language/words.js';
import type { Requirement } from '../../state/compiled-card.js';
import type { ConditionTest } from '../../state/scope.js';
import type { ConditionForm, Explaining } from '../condition-word.js';
import { any as anyOf, bare } from '../noun.js';
import type { Reader } from '../reader.js';

/** Conditions made of others. */
declare module '../../language/conditions.js' {
  interface ConditionForms {
    all: { readonly all: readonly Condition[] };
    any: { readonly any: readonly Condition[] };
    not: { readonly not: Condition };
    /** The condition holds for (the first of) these entities; false when there is none. */
    entity: { readonly entity: Selector; readonly is: Condition };
    /** The selection is not empty. */
    exists: { readonly exists: Selector };
  }
}

const all: ConditionForm<'all'> = {
  form: ({ condition, listOf }) => ({ all: listOf(condition) }),
  says: 'every one of these holds',
  example: { all: ['MINION', 'DAMAGED'] },
  clauses: ({ all: parts }, read) => [
    joined(parts, read, true, ' and '),
    joined(parts, read, false, ' or '),
  ],
  compile: ({ all: parts }, compiler) => {
    const tests = parts.map(compiler.test);
    return (s, scope) => tests.every((test) => test(s, scope));
  },
  parts: ({ all: conditions }, { read, partsOf }) =>
    conditions.flatMap((one) => partsOf(one, read)),
};

const any: ConditionForm<'any'> = {
  form: ({ condition, listOf }) => ({ any: listOf(condition) }),
  says: 'one of these holds',
  example: { any: ['DAMAGED', { not: 'MINION' }] },
  clauses: ({ any: parts }, read) => [
    joined(parts, read, true, ' or '),
    joined(parts, read, false, ' and '),
  ],
  compile: ({ any: parts }, compiler) => {
    const tests = parts.map(compiler.test);
    return (s, scope) => tests.some((test) => test(s, scope));
  },
};

const not: ConditionForm<'not'> = {
  form: ({ condition }) => ({ not: condition }),
  says: 'it does not hold',
  example: { not: 'IS_SELF' },
  clauses: ({ not: inner }, read) => [read.holds(inner, false), read.holds(inner, true)],
  describes: ({ not: inner }) => (inner === 'IS_SELF' ? { adjective: 'other' } : null),
  compile: ({ not: inner }, compiler) => {
    const test = compiler.test(inner);
    return (s, scope) => !test(s, scope);
  },
};

const entity: ConditionForm<'entity'> = {
  form: ({ condition, selector }) => ({ entity: selector, is: condition }),
  says: 'what `is` said holds for the first of these',
  example: { entity: 'TARGET', is: 'DAMAGED' },
  clauses: ({ entity: selector, is }, read) => {
    const name = read.one(selector);
    const inner = read.calling(name);
    const clause = (holds: boolean): string => {
      const text = inner.holds(is, holds);
      return text.includes(name) ? text : `${text}, with ${name} there`;
    };
    return [clause(true), clause(false)];
  },
  compile: ({ entity: selector, is }, compiler) => {
    const of = compiler.selection(selector);
    const test = compiler.test(is);
    return (s, scope) => {
      const e = of(s, scope)[0];
      if (e === undefined) return false;
      const outer = scope.it;
      scope.it = e;
      const holds = test(s, scope);
      scope.it = outer;
      return holds;
    };
  },
  parts: ({ entity: selector, is }, explaining) => partsOfEntity(selector, is, explaining),
};

function partsOfEntity(
  selector: Selector,
  is: Condition,
  { read, compiler, partsOf }: Explaining,
): readonly Requirement[] {
  const of = compiler.selection(selector);
  const name = read.one(selector);
  const exists: Requirement = {
    holds: (s, scope) => of(s, scope).length > 0,
    otherwise: `there is no such thing as ${name}`,
    rules: [],
  };
  const parts = partsOf(is, read.calling(name)).map((part) => ({
    ...part,
    holds: (...[s, scope]: Parameters<ConditionTest>) => {
      const outer = scope.it;
      scope.it = of(s, scope)[0]!;
      const holds = part.holds(s, scope);
      scope.it = outer;
      return holds;
    },
  }));
  return [exists, ...parts];
}

const exists: ConditionForm<'exists'> = {
  form: ({ selector }) => ({ exists: selector }),
  says: 'there is one',
  example: { exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } } },
  clauses: ({ exists: selector }, read) => {
    const noun = read.noun(selector);
    return [`there is ${anyOf(noun)}`, `there is no ${bare(noun)}`];
  },
  compile: ({ exists: selector }, compiler) => {
    const of = compiler.selection(selector);
    return (s, scope) => of(s, scope).length > 0;
  },
};

export const LOGIC_CONDITION_FORMS = { all, any, not, entity, exists };

/** Several clauses as one; those that are joined themselves stand in brackets. */
function joined(
  parts: readonly Condition[],
  read: Reader,
  holds: boolean,
  by: ' and ' | ' or ',
): string {
  if (parts.length === 0) return (by === ' and ') === holds ? 'always' : 'never';
  return parts
    .map((part) => {
      const clause = read.holds(part, holds);
      const isJoined = typeof part === 'object' && ('all' in part || 'any' in part);
      return isJoined && parts.length > 1 ? `(${clause})` : clause;
    })
    .join(by);
}
