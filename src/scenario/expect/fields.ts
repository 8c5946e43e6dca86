import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Field, Fields } from '../../rulesets/common/state-reader.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { compileList } from './list.js';
import { type FieldTest, NEVER_RUN, textOf } from './mismatch.js';
import { entityMeant, readReference, refersTo } from './reference.js';
import { compileScalar, isComparison } from './scalar.js';
import { type Scope, titleOf } from './scope.js';

/** Reads what is expected of a field; a value that the field can never have is an error. */
export function compileValue(
  scope: Scope,
  field: Field<Table>,
  wanted: Json,
  path: Path,
): FieldTest {
  switch (field.type) {
    case 'record':
      if (!isObject(wanted) || isComparison(wanted))
        return compileValue(scope, field.fields[field.main]!, wanted, path);
      return compileFields(scope, field.fields, { wanted, path });
    case 'entity':
      return compileEntity(scope, field.read, wanted, path);
    case 'entities':
      return compileList(scope, field, { wanted, path }, (json, at) =>
        compileEntry(scope, json, at),
      );
    default:
      return compileScalar(scope, field, wanted, path);
  }
}

/** What several fields are expected to be. */
interface WantedFields {
  readonly wanted: JsonObject;
  readonly path: Path;
  /** Names among them that mean something else. */
  readonly skip?: readonly string[];
}

/** Reads expectations of several fields; the test tells the first that does not hold. */
export function compileFields(
  scope: Scope,
  fields: Fields<Table>,
  { wanted, path, skip = [] }: WantedFields,
): FieldTest {
  const tests: FieldTest[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    if (skip.includes(name)) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field !== undefined) tests.push(compileValue(scope, field, value, [...path, name]));
    else {
      const names = [...Object.keys(fields), ...skip];
      scope.problems.unknownName('UNKNOWN_FIELD', [...path, name], name, {
        what: 'field',
        known: names,
      });
    }
  }
  return (s, of) => {
    for (const test of tests) {
      const mismatch = test(s, of);
      if (mismatch !== null) return mismatch;
    }
    return null;
  };
}

/** One entity: `null` for none, a reference, or what it looks like. */
function compileEntity(
  scope: Scope,
  read: (s: Table, of: number) => number,
  wanted: Json,
  path: Path,
): FieldTest {
  if (wanted === null) {
    return (s, of) => {
      const entity = read(s, of);
      return entity === 0 ? null : { path, expected: 'none', found: titleOf(scope, s, entity) };
    };
  }
  if (isObject(wanted)) {
    const test = compileFields(scope, scope.reader.entityFields, { wanted, path });
    return (s, of) => {
      const entity = read(s, of);
      return entity === 0 ? { path, expected: textOf(wanted), found: 'none' } : test(s, entity);
    };
  }
  const reference = readReference(scope, wanted, path);
  if (reference === null) return NEVER_RUN;
  return (s, of) => {
    const entity = read(s, of);
    if (entity !== 0 && refersTo(scope, reference, s, entity)) return null;
    const meant = entityMeant(scope, reference, s);
    const expected = typeof meant === 'string' ? meant : reference.text;
    return { path, expected, found: entity === 0 ? 'none' : titleOf(scope, s, entity) };
  };
}

/** One entry: a reference, or the fields that the entity must have. */
function compileEntry(scope: Scope, json: Json, path: Path): FieldTest {
  if (!isObject(json)) {
    const reference = readReference(scope, json, path);
    if (reference === null) return NEVER_RUN;
    return (s, entity) =>
      refersTo(scope, reference, s, entity)
        ? null
        : { path, expected: reference.text, found: titleOf(scope, s, entity) };
  }
  const named =
    json.entity === undefined ? null : compileEntry(scope, json.entity, [...path, 'entity']);
  const fields = compileFields(scope, scope.reader.entityFields, {
    wanted: json,
    path,
    skip: ['entity'],
  });
  return (s, entity) => named?.(s, entity) ?? fields(s, entity);
}
