import { NODE_KINDS } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Path } from '../../rulesets/ruleset.js';
import { ruleIdsOf } from '../rules/rule-files.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { type KnownName, knownNames } from './node-kinds.js';
import type { NodePattern } from './node-pattern.js';
import { readPatternText } from './pattern-text.js';
import { readReference } from './reference.js';
import type { Scope } from './scope.js';

const KEYS = [
  'kind',
  'name',
  'rule',
  'source',
  'about',
  'entity',
  'value',
  'within',
  'after',
  'before',
  'nth',
] as const;

/** Reads a pattern, as text or as an object; what no node can ever be is an error. */
export function readPattern(scope: Scope, json: Json | undefined, path: Path): NodePattern | null {
  if (typeof json === 'string') return readPatternText(scope, json, path);
  if (!isObject(json) || Object.keys(json).length === 0) {
    scope.problems.wrongType(path, 'a node of the trace such as "trigger juggler"', json ?? null);
    return null;
  }
  const before = scope.problems.errors.length;
  const pattern = readPatternObject(scope, json, path);
  return scope.problems.errors.length > before ? null : pattern;
}

function readPatternObject(scope: Scope, json: JsonObject, path: Path): NodePattern {
  const { problems } = scope;
  for (const key of Object.keys(json)) {
    if (!(KEYS as readonly string[]).includes(key))
      problems.unknownName('UNKNOWN_FIELD', [...path, key], key, {
        what: 'part of a pattern',
        known: KEYS,
      });
  }
  const kind = readKind(scope, json.kind, [...path, 'kind']);
  const known = readName(scope, kind, json.name, [...path, 'name']);
  const reference = (key: 'source' | 'about' | 'entity') =>
    json[key] === undefined ? null : readReference(scope, json[key], [...path, key]);
  const nested = (key: 'within' | 'after' | 'before') =>
    json[key] === undefined ? null : readPattern(scope, json[key], [...path, key]);
  return {
    text: JSON.stringify(json),
    ...given('kind', known?.kind ?? kind),
    ...given('name', known?.name ?? null),
    ...given('rule', readRule(scope, json.rule, [...path, 'rule'])),
    ...given('source', reference('source')),
    ...given('about', reference('about')),
    ...given('entity', reference('entity')),
    ...given('value', readWhole(scope, json.value, [...path, 'value'])),
    ...given('within', nested('within')),
    ...given('after', nested('after')),
    ...given('before', nested('before')),
    ...given('nth', readWhole(scope, json.nth, [...path, 'nth'])),
  };
}

function given<K extends string, V>(key: K, value: V | null): { readonly [P in K]?: V } {
  return value === null ? {} : ({ [key]: value } as { readonly [P in K]?: V });
}

function readKind({ problems }: Scope, json: Json | undefined, path: Path): string | null {
  if (json === undefined) return null;
  if (typeof json === 'string' && (NODE_KINDS as readonly string[]).includes(json)) return json;
  problems.unknownName('UNKNOWN_NODE', path, String(json), {
    what: 'kind of node',
    known: NODE_KINDS,
  });
  return null;
}

function readName(
  scope: Scope,
  kind: string | null,
  json: Json | undefined,
  path: Path,
): KnownName | null {
  if (json === undefined) return null;
  const known = knownNames(scope, kind);
  const wanted = String(json).toLowerCase();
  const found = known.find(({ name }) => name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  const names = known.map(({ name }) => name);
  return scope.problems.unknownName('UNKNOWN_NODE', path, String(json), {
    what: kind ?? 'node',
    known: names,
  });
}

function readRule({ problems, ruleset }: Scope, json: Json | undefined, path: Path): string | null {
  if (json === undefined) return null;
  const rules = ruleIdsOf(ruleset);
  if (typeof json === 'string' && rules.has(json)) return json;
  problems.unknownName('UNKNOWN_RULE', path, String(json), { what: 'rule', known: [...rules] });
  return null;
}

function readWhole({ problems }: Scope, json: Json | undefined, path: Path): number | null {
  if (json === undefined) return null;
  if (typeof json === 'number' && Number.isInteger(json)) return json;
  problems.wrongType(path, 'a whole number', json);
  return null;
}
