import { operate } from '../../src/scenario/operate.js';
import type { Json, Problem, Verification } from '../../src/scenario/oracle.js';
import { parseBody } from '../../src/service/body/parse-body.js';

/** A body as it comes over HTTP: checked against the limits, then plain JSON. */
export function received(text: string, format: 'json' | 'yaml'): Json {
  const parsed = parseBody(Buffer.from(text), format);
  if (!parsed.ok) throw new Error(parsed.problem.detail);
  return parsed.value;
}

/** The answer of verify. */
export function verified(json: Json): Verification {
  const outcome = operate('verify', json, {});
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

/** Why verify refuses a body. */
export function problemOf(json: Json): Problem {
  const outcome = operate('verify', json, {});
  if (outcome.ok) throw new Error('it was not refused');
  return outcome.problem;
}
