import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Field } from '../../rulesets/common/state-reader.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { type FieldTest, type Mismatch, NEVER_RUN, textOf } from './mismatch.js';
import { type Scope, titleOf } from './scope.js';

type EntitiesField = Extract<Field<Table>, { readonly type: 'entities' }>;

/** Reads what an entry of a list says of an entity. */
type CompileEntry = (json: Json, path: Path) => FieldTest;

const LIST_KEYS = ['inOrder', 'anyOrder', 'contains', 'lacks', 'size'] as const;

/** What is expected, and where it says so. */
interface Wanted {
  readonly wanted: Json;
  readonly path: Path;
}

/**
 * A list of entities, in its own order or in any. Written as a list of entries (aliases, ids, names of cards
 * or fields), as a number (how many), or as an object of `inOrder`, `anyOrder`, `contains`, `lacks`, `size`.
 */
export function compileList(
  scope: Scope,
  field: EntitiesField,
  { wanted, path }: Wanted,
  compileEntry: CompileEntry,
): FieldTest {
  const { ordered } = field;
  const wish: JsonObject = Array.isArray(wanted)
    ? { [ordered ? 'inOrder' : 'anyOrder']: wanted }
    : typeof wanted === 'number'
      ? { size: wanted }
      : isObject(wanted)
        ? wanted
        : {};
  const entries = Object.entries(wish);
  if (entries.length === 0)
    scope.problems.wrongType(path, 'a list of entities or their number', wanted);
  const tests = entries.map(([key, json]) =>
    compileWish(
      scope,
      key,
      { wanted: json, path: Array.isArray(wanted) ? path : [...path, key] },
      compileEntry,
    ),
  );
  return (s, of) => {
    const list = field.read(s, of);
    for (const test of tests) {
      const mismatch = test(s, list);
      if (mismatch !== null) return mismatch;
    }
    return null;
  };
}

type ListTest = (s: Table, list: readonly number[]) => Mismatch | null;

function compileWish(
  scope: Scope,
  key: string,
  { wanted: json, path }: Wanted,
  compileEntry: CompileEntry,
): ListTest {
  const differs = (s: Table, list: readonly number[], expected: string): Mismatch => ({
    path,
    expected,
    found: `[${list.map((e) => titleOf(scope, s, e)).join(', ')}]`,
  });
  if (key === 'size') {
    if (!Number.isInteger(json)) scope.problems.wrongType(path, 'how many', json);
    return (s, list) =>
      list.length === json ? null : differs(s, list, `${textOf(json)} entities`);
  }
  if (!(LIST_KEYS as readonly string[]).includes(key)) {
    scope.problems.unknownName('UNKNOWN_FIELD', path, key, {
      what: 'way to expect a list',
      known: LIST_KEYS,
    });
    return NEVER_RUN;
  }
  const items: readonly Json[] = Array.isArray(json) ? json : [json];
  const entries = items.map((item, i) =>
    compileEntry(item, Array.isArray(json) ? [...path, i] : path),
  );
  if (key === 'lacks') {
    return (s, list) =>
      list.some((e) => entries.some((entry) => entry(s, e) === null))
        ? differs(s, list, `none of ${textOf(json)}`)
        : null;
  }
  if (key === 'inOrder') {
    return (s, list) => {
      if (list.length !== entries.length) return differs(s, list, textOf(json));
      for (const [i, entry] of entries.entries()) {
        const mismatch = entry(s, list[i]!);
        if (mismatch !== null)
          return { ...mismatch, ...inList(scope, s, { list, index: i }, mismatch) };
      }
      return null;
    };
  }
  const rest = key === 'contains' ? 'contains' : 'exactly';
  return (s, list) => {
    if (rest === 'exactly' && list.length !== entries.length) return differs(s, list, textOf(json));
    const fits = entries.map((entry) => list.map((e) => entry(s, e) === null));
    return assignable(fits, list.length) ? null : differs(s, list, `${textOf(json)} in any order`);
  };
}

function inList(
  scope: Scope,
  s: Table,
  { list, index }: { readonly list: readonly number[]; readonly index: number },
  mismatch: Mismatch,
): { expected: string; found: string } {
  const all = list.map((e) => titleOf(scope, s, e)).join(', ');
  const place = `${titleOf(scope, s, list[index]!)}, number ${index + 1} of [${all}]`;
  const same = mismatch.found === titleOf(scope, s, list[index]!);
  return {
    expected: mismatch.expected,
    found: same ? place : `${mismatch.found} on ${place}`,
  };
}

/** Whether every entry can be given an entity of its own that fits it. */
function assignable(fits: readonly (readonly boolean[])[], size: number): boolean {
  const entryOf = new Array<number>(size).fill(-1);
  const place = (entry: number, tried: boolean[]): boolean => {
    for (let e = 0; e < size; e++) {
      if (!fits[entry]![e] || tried[e]) continue;
      tried[e] = true;
      if (entryOf[e] === -1 || place(entryOf[e]!, tried)) {
        entryOf[e] = entry;
        return true;
      }
    }
    return false;
  };
  return fits.every((_, entry) => place(entry, new Array<boolean>(size).fill(false)));
}
