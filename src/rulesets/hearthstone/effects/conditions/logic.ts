import { anyOf, combined } from '../../../common/grammar/combinators.js';
import type { Condition, Selector } from '../../language/words.js';
import { lookingAt } from '../../state/looking-at.js';
import type { ConditionTest, Requirement } from '../../state/model.js';
import type { ConditionForm, Explaining } from '../condition-word.js';
import { any as anyOne, bare } from '../noun.js';
import type { Reader } from '../reader.js';

const all: ConditionForm<'all'> = {
  says: 'every one of these holds',
  example: { all: ['MINION', 'DAMAGED'] },
  clauses: ({ all: parts }, read) => [
    joined(parts, read, true, ' and '),
    joined(parts, read, false, ' or '),
  ],
  compile: (condition, compiler) => combined(condition, compiler.test),
  parts: ({ all: conditions }, { read, partsOf }) =>
    conditions.flatMap((one) => partsOf(one, read)),
};

const any: ConditionForm<'any'> = {
  says: 'one of these holds',
  example: { any: ['DAMAGED', { not: 'MINION' }] },
  clauses: ({ any: parts }, read) => [
    joined(parts, read, true, ' or '),
    joined(parts, read, false, ' and '),
  ],
  compile: (condition, compiler) => combined(condition, compiler.test),
};

const not: ConditionForm<'not'> = {
  says: 'it does not hold',
  example: { not: 'IS_SELF' },
  clauses: ({ not: inner }, read) => [read.holds(inner, false), read.holds(inner, true)],
  describes: ({ not: inner }) => (inner === 'IS_SELF' ? { adjective: 'other' } : null),
  compile: (condition, compiler) => combined(condition, compiler.test),
};

const entity: ConditionForm<'entity'> = {
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
    const test = lookingAt(compiler.test(is));
    return (s, scope) => {
      const e = of(s, scope)[0];
      return e !== undefined && test(s, scope, e);
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
    holds: anyOf(of),
    otherwise: `there is no such thing as ${name}`,
    rules: [],
  };
  const parts = partsOf(is, read.calling(name)).map((part) => {
    const holds = lookingAt(part.holds);
    const ofThis: ConditionTest = (s, scope) => holds(s, scope, of(s, scope)[0]!);
    return { ...part, holds: ofThis };
  });
  return [exists, ...parts];
}

const exists: ConditionForm<'exists'> = {
  says: 'there is one',
  example: { exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } } },
  clauses: ({ exists: selector }, read) => {
    const noun = read.noun(selector);
    return [`there is ${anyOne(noun)}`, `there is no ${bare(noun).replace(/^the /, '')}`];
  },
  compile: ({ exists: selector }, compiler) => anyOf(compiler.selection(selector)),
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
