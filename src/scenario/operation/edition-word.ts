import { isObject } from '../../rulesets/common/fields.js';
import { pointerOf } from '../../rulesets/common/problems.js';
import type { Json } from '../terms/schema.js';
import type { FieldError, Outcome } from './problem.js';

/** A scenario whose `edition`, as answers call it, is named `patch`, as scenarios do. Beside a `patch` it stays, and is refused. */
export function withPatch<Body extends Json>(body: Body): Body {
  if (!saysEdition(body)) return body;
  const { edition, ...rest } = body as { readonly [key: string]: Json };
  return { patch: edition, ...rest } as unknown as Body;
}

/** Whether a scenario says `edition` instead of `patch`. */
export function saysEdition(body: Json): boolean {
  return isObject(body) && Object.hasOwn(body, 'edition') && !Object.hasOwn(body, 'patch');
}

/** The outcome of a scenario that says `edition`: what is wrong with its `patch` is wrong with that. */
export function asEdition<Body>(outcome: Outcome<Body>): Outcome<Body> {
  if (outcome.ok || outcome.problem.errors === undefined) return outcome;
  const { problem } = outcome;
  const errors = problem.errors!.map(errorOfEdition);
  return { ok: false, problem: { ...problem, detail: ofEdition(problem.detail), errors } };
}

function errorOfEdition(error: FieldError): FieldError {
  if (error.path[0] !== 'patch') return error;
  const path = ['edition', ...error.path.slice(1)];
  return { ...error, path, pointer: pointerOf(path), message: ofEdition(error.message) };
}

function ofEdition(message: string): string {
  return message.replace(/^patch: /, 'edition: ');
}
