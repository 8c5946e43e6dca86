import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { orList } from '../../rulesets/common/problems.js';
import type { Field } from '../../rulesets/common/state-reader.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { type FieldTest, NEVER_RUN, textOf } from './mismatch.js';
import type { Scope } from './scope.js';

/** A field with one plain value. */
export type ScalarField = Extract<
  Field<Table>,
  { readonly type: 'number' | 'flag' | 'word' | 'card' }
>;

/** Reads a scalar of an expectation into a test of the value found. */
type ReadScalar = (json: Json, path: Path) => ((value: number | string) => boolean) | null;

const COMPARISONS = ['atLeast', 'atMost', 'not', 'oneOf'] as const;

/** Whether an object compares rather than names fields. */
export function isComparison(wanted: JsonObject): boolean {
  return Object.keys(wanted).some((key) => (COMPARISONS as readonly string[]).includes(key));
}

/** Reads what is expected of a plain value: the value itself, or a comparison with one. */
export function compileScalar(
  scope: Scope,
  field: ScalarField,
  wanted: Json,
  path: Path,
): FieldTest {
  const read: ReadScalar = (json, at) => readScalar(scope, field, json, at);
  const test = isObject(wanted)
    ? readComparison(scope, field, { wanted, path }, read)
    : read(wanted, path);
  if (test === null) return NEVER_RUN;
  const expected = textOf(wanted);
  return (s, of) => {
    const value = field.read(s, of);
    if (test(value)) return null;
    return { path, expected, found: foundText(scope, field, s, of) };
  };
}

function foundText(scope: Scope, field: ScalarField, s: Table, of: number): string {
  return field.type === 'card'
    ? scope.ruleset.show.card(s, field.read(s, of)).name
    : String(field.read(s, of));
}

function readScalar(
  scope: Scope,
  field: ScalarField,
  json: Json,
  path: Path,
): ((value: number | string) => boolean) | null {
  const { problems, reader, state } = scope;
  if (field.type === 'word') {
    if (typeof json === 'string' && field.words.includes(json))
      return field.several === true
        ? (value) => String(value).split('/').includes(json)
        : (value) => value === json;
    if (typeof json === 'string')
      problems.unknownName('UNKNOWN_VALUE', path, json, { what: 'value', known: field.words });
    else problems.wrongType(path, orList(field.words), json);
    return null;
  }
  if (field.type === 'card') {
    const cards = typeof json === 'string' ? reader.cardsNamed(state, json) : [];
    if (cards.length > 0) return (value) => cards.includes(value as number);
    if (typeof json === 'string')
      problems.unknownName('UNKNOWN_CARD', path, json, {
        what: 'card',
        known: reader.cardNames(state),
      });
    else problems.wrongType(path, 'the name or id of a card', json);
    return null;
  }
  if (field.type === 'flag' && typeof json === 'boolean') return (value) => (value !== 0) === json;
  if (typeof json === 'number' && Number.isInteger(json)) return (value) => value === json;
  problems.wrongType(path, field.type === 'flag' ? 'true, false or a number' : 'a number', json);
  return null;
}

/** `{ atLeast, atMost }` on numbers; `{ not }` and `{ oneOf }` on everything. */
function readComparison(
  scope: Scope,
  field: ScalarField,
  { wanted, path }: { readonly wanted: JsonObject; readonly path: Path },
  read: ReadScalar,
): ((value: number | string) => boolean) | null {
  const tests: ((value: number | string) => boolean)[] = [];
  const entries = Object.entries(wanted);
  if (entries.length === 0) scope.problems.wrongType(path, 'a value', wanted);
  for (const [key, json] of entries) {
    const at = [...path, key];
    if (key === 'not') {
      const test = read(json, at);
      if (test !== null) tests.push((value) => !test(value));
    } else if (key === 'oneOf' && Array.isArray(json) && json.length > 0) {
      const any = (json as readonly Json[]).map((item, i) => read(item, [...at, i]));
      tests.push((value) => any.some((test) => test?.(value)));
    } else if ((key === 'atLeast' || key === 'atMost') && typeof json === 'number') {
      if (field.type === 'number' || field.type === 'flag')
        tests.push((value) =>
          key === 'atLeast' ? (value as number) >= json : (value as number) <= json,
        );
      else scope.problems.wrongType(at, 'no bound: this is not a number', json);
    } else {
      scope.problems.unknownName('UNKNOWN_FIELD', at, key, {
        what: 'comparison',
        known: COMPARISONS,
      });
    }
  }
  return tests.length === 0 ? null : (value) => tests.every((test) => test(value));
}
