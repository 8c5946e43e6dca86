import { knownAs } from '../../../src/rulesets/common/plain-data.js';
import { operate } from '../../../src/scenario/operate.js';
import type {
  AnswerOf,
  FieldError,
  Json,
  OperationName,
  Problem,
  Resolution,
} from '../../../src/scenario/oracle.js';

/** Any object that is written as JSON: what a client would send. */
export type Body = object;

/** What the JSON of a value reads as. */
export function sent(body: Body): Json {
  return JSON.parse(JSON.stringify(body)) as Json;
}

/** Resolves a scenario that must make sense. */
export function resolve(body: Body): Resolution {
  return ask('resolve', body);
}

/** Asks the engine something that must make sense. */
export function ask<Name extends OperationName>(operation: Name, body: Body): AnswerOf<Name> {
  const outcome = operate(operation, sent(body), { continuationSecret: 'test' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem, null, 1));
  return JSON.parse(JSON.stringify(outcome.body)) as AnswerOf<Name>;
}

/** Resolves a scenario that must be refused. */
export function refusal(
  body: Body,
  operation: OperationName = 'resolve',
  secret = 'test',
): Problem {
  const outcome = operate(operation, sent(body), { continuationSecret: secret });
  if (outcome.ok) throw new Error('it was not refused');
  return outcome.problem;
}

/** The errors of a scenario that must be refused, by their pointers. */
export function errorsOf(body: Body): Record<string, FieldError> {
  return Object.fromEntries((refusal(body).errors ?? []).map((error) => [error.pointer, error]));
}

/** One entity of a full state. */
export interface StateEntity {
  readonly id: number;
  readonly as?: string;
  readonly cardId: string;
  readonly controller: number;
  readonly zone: string;
  readonly zonePosition: number;
  readonly playOrder: number;
  readonly tags: Readonly<Record<string, number>>;
}

/** The entities of a state, and those with an alias by it. */
export function entitiesOf(state: Json): {
  readonly list: readonly StateEntity[];
  readonly by: Readonly<Record<string, StateEntity>>;
} {
  const list = knownAs<{ entities: readonly StateEntity[] }>(state).entities;
  return { list, by: Object.fromEntries(list.flatMap((e) => (e.as ? [[e.as, e]] : []))) };
}

/** A copy with the keys of every object in another order. */
export function shuffled(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return Object.fromEntries(entries.reverse().map(([key, member]) => [key, shuffled(member)]));
}
