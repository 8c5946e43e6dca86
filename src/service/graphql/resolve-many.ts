import { problemAt } from '../../scenario/operation/problem-at.js';
import type { Json, Problem, Resolution } from '../../scenario/oracle.js';
import { resolveEach } from '../core/batch.js';
import { isObject, type RawBody, rawBody } from '../core/body.js';
import type { Caller, Services } from '../core/services.js';
import { failure } from '../errors.js';
import { fieldError } from '../field-errors.js';
import { LIMITS } from '../limits.js';
import type { Sent } from './sent.js';

/** What is wanted of every one of many scenarios, and who asks. */
interface Asked {
  readonly wanted: object;
  readonly caller: Caller;
}

/** What became of one of them. */
interface Result {
  readonly index: number;
  readonly status: number;
  readonly resolution?: Resolution;
  /** With its address and the request's id, which the service adds. */
  readonly problem?: Problem;
}

const decoder = new TextDecoder();

/**
 * Resolves many scenarios, each for itself.
 * @throws ServiceError INVALID_BODY when there are none or too many.
 */
export async function resolveMany(
  services: Services,
  scenarios: readonly Sent[],
  { wanted, caller }: Asked,
): Promise<Result[]> {
  const most = LIMITS.many.requests;
  if (scenarios.length < 1 || scenarios.length > most) {
    const code = scenarios.length < 1 ? 'TOO_SMALL' : 'TOO_LARGE';
    const expected = `1 to ${most} scenarios`;
    const error = fieldError(code, ['scenarios'], `There have to be ${expected}.`, { expected });
    throw failure('INVALID_BODY', error.message, { errors: [error] });
  }
  async function* bodies(): AsyncGenerator<RawBody> {
    for (const { value } of scenarios) {
      const one = value as Json;
      yield rawBody(isObject(one) ? ({ ...one, ...wanted } as Json) : one);
    }
  }
  const results: Result[] = [];
  for await (const { status, code, bytes } of resolveEach(services, bodies(), caller)) {
    const text = decoder.decode(bytes);
    const became =
      code === null
        ? { resolution: JSON.parse(text) as Resolution }
        : { problem: problemAt(JSON.parse(text) as Problem, scenarios[results.length]!.at) };
    results.push({ index: results.length, status, ...became });
  }
  return results;
}
