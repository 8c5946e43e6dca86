import type { Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { orList } from '../../rulesets/common/problems.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { compileFields } from './fields.js';
import { type Mismatch, textOf } from './mismatch.js';
import { entityMeant, readReference } from './reference.js';
import type { Scope } from './scope.js';

/** Whether one expectation holds in a state. */
export type StateTest = (s: Table) => Mismatch | null;

/** One of a list of expectations about a state. */
export interface StateExpectation {
  readonly path: Path;
  /** As it was written. */
  readonly json: Json;
  readonly test: StateTest;
}

/** What an expectation about a state begins with. */
export const STATE_KINDS = ['entity', 'player', 'result', 'anyOf'] as const;

/** Whether an expectation speaks of a state (and not of the trace or an action), in all of its alternatives. */
export function isStateExpectation(json: JsonObject): boolean {
  if (Array.isArray(json.anyOf)) {
    const alternatives = (json.anyOf as readonly Json[]).flat() as readonly Json[];
    return alternatives.every((one) => !isObject(one) || isStateExpectation(one));
  }
  return STATE_KINDS.some((kind) => Object.hasOwn(json, kind));
}

/** Reads an expectation about a state. */
export function compileState(scope: Scope, json: Json, path: Path): StateTest {
  if (!isObject(json) || !STATE_KINDS.some((kind) => Object.hasOwn(json, kind))) {
    const first = isObject(json) ? Object.keys(json)[0] : undefined;
    if (first === undefined) scope.problems.wrongType(path, 'an expectation about a state', json);
    else
      scope.problems.unknownName('UNKNOWN_FIELD', path, first, {
        what: 'expectation about a state',
        known: STATE_KINDS,
      });
    return () => null;
  }
  if (json.entity !== undefined) return compileEntityState(scope, json, path);
  if (json.player !== undefined) return compilePlayerState(scope, json, path);
  if (json.result !== undefined) return compileResult(scope, json, path);
  return compileAnyOf(scope, json, path);
}

/** Reads a list of expectations about a state; each has its own path. */
export function compileStates(
  scope: Scope,
  json: Json | undefined,
  path: Path,
): readonly StateExpectation[] {
  if (!Array.isArray(json) || json.length === 0) {
    scope.problems.wrongType(path, 'a list of expectations about the state', json ?? null);
    return [];
  }
  return (json as readonly Json[]).map((item, i) => ({
    path: [...path, i],
    json: item,
    test: compileState(scope, item, [...path, i]),
  }));
}

function compileEntityState(scope: Scope, json: JsonObject, path: Path): StateTest {
  const { reader } = scope;
  const reference = readReference(scope, json.entity, [...path, 'entity']);
  const fields = compileFields(scope, reader.entityFields, {
    wanted: json,
    path,
    skip: ['entity', 'exists'],
  });
  const exists = json.exists ?? true;
  if (typeof exists !== 'boolean')
    scope.problems.wrongType([...path, 'exists'], 'true or false', exists);
  if (Object.keys(json).length < 2)
    scope.problems.wrongType(path, 'something that the entity is expected to be', json);
  if (!exists && Object.keys(json).length > 2)
    scope.problems.wrongType(path, 'nothing else of an entity that does not exist', json);
  return (s) => {
    if (reference === null) return null;
    const entity = entityMeant(scope, reference, s);
    if (exists === false) {
      if (entity === 0) return null;
      return { path, expected: `no ${reference.text}`, found: 'there is one' };
    }
    if (typeof entity === 'string') return { path, expected: 'one entity', found: entity };
    if (entity === 0) return { path, expected: reference.text, found: 'there is none' };
    const mismatch = fields(s, entity);
    return mismatch === null ? null : owned(reference.text, mismatch, path);
  };
}

/** A mismatch with the name of whose it is before what was found. */
function owned(whose: string, mismatch: Mismatch, path: Path): Mismatch {
  const field = mismatch.path
    .slice(path.length)
    .filter((key) => typeof key === 'string')
    .join(' ');
  const label = `${whose}: ${field} `;
  return {
    path: mismatch.path,
    expected: `${label}${mismatch.expected}`,
    found: mismatch.found,
  };
}

function compilePlayerState(scope: Scope, json: JsonObject, path: Path): StateTest {
  const { reader } = scope;
  const player = json.player as number;
  if (!reader.players.includes(player))
    scope.problems.wrongType([...path, 'player'], orList(reader.players.map(String)), player);
  if (Object.keys(json).length < 2)
    scope.problems.wrongType(path, 'something that is expected of the player', json);
  const fields = compileFields(scope, reader.playerFields, {
    wanted: json,
    path,
    skip: ['player'],
  });
  return (s) => {
    const mismatch = fields(s, player);
    return mismatch === null ? null : owned(`player ${player}`, mismatch, path);
  };
}

function compileResult(scope: Scope, json: JsonObject, path: Path): StateTest {
  const { reader, problems } = scope;
  const at = [...path, 'result'];
  const { result: wanted, ...others } = json;
  const extra = Object.keys(others)[0];
  if (extra !== undefined)
    problems.unknownName('UNKNOWN_FIELD', [...path, extra], extra, {
      what: 'field',
      known: ['result'],
    });
  if (typeof wanted !== 'string' || !reader.results.includes(wanted))
    problems.unknownName('UNKNOWN_VALUE', at, textOf(wanted ?? null), {
      what: 'result',
      known: reader.results,
    });
  return (s) => {
    const found = scope.ruleset.show.result(s);
    return found === wanted ? null : { path: at, expected: `result ${textOf(wanted!)}`, found };
  };
}

/** `anyOf`: at least one of several expectations, or lists of them, holds. */
function compileAnyOf(scope: Scope, json: JsonObject, path: Path): StateTest {
  const at = [...path, 'anyOf'];
  const options = json.anyOf;
  const extra = Object.keys(json).find((key) => key !== 'anyOf');
  if (extra !== undefined)
    scope.problems.unknownName('UNKNOWN_FIELD', [...path, extra], extra, {
      what: 'field',
      known: ['anyOf'],
    });
  if (!Array.isArray(options) || options.length < 2) {
    scope.problems.wrongType(at, 'a list of at least two alternatives', options ?? null);
    return () => null;
  }
  const tests = (options as readonly Json[]).map((option, i) => {
    if (!Array.isArray(option)) return [compileState(scope, option, [...at, i])];
    return compileStates(scope, option, [...at, i]).map(({ test }) => test);
  });
  return (s) => {
    const mismatches: Mismatch[] = [];
    for (const all of tests) {
      const mismatch = all.map((test) => test(s)).find((found) => found !== null);
      if (mismatch === undefined) return null;
      mismatches.push(mismatch);
    }
    return {
      path: at,
      expected: mismatches.map(({ expected }) => expected).join(', or '),
      found: mismatches.map(({ found }) => found).join(', and '),
    };
  };
}
