import type { GraphQLResolveInfo } from 'graphql';
import { problemAt } from '../../scenario/operation/problem-at.js';
import type { Resolution } from '../../scenario/oracle.js';
import { resolveEach } from '../core/batch.js';
import { type RawBody, rawBody } from '../core/body.js';
import { failure, ServiceError } from '../errors.js';
import { fieldError, type Path } from '../field-errors.js';
import { LIMITS } from '../limits.js';
import { type ProblemDetails, problemDetails } from '../problem-details.js';
import { type Sent, scenarioBody } from './arguments.js';
import type { GraphQLContext } from './context.js';

const decoder = new TextDecoder();

/**
 * Resolves many scenarios. What is wrong with one is its own result.
 * @throws ServiceError INVALID_BODY when there are none or too many.
 */
export async function resolveMany(
  { scenarios, ...wanted }: { readonly scenarios: readonly object[] },
  { services, caller }: GraphQLContext,
  { parentType }: GraphQLResolveInfo,
) {
  refuseTooMany(scenarios.length);
  // each is read as `resolve` reads its own
  const inputs = parentType.getFields().resolve!.args;
  const read = scenarios.map((scenario) =>
    sentOrError(() => scenarioBody(inputs, { scenario, ...wanted })),
  );
  async function* bodies(): AsyncGenerator<RawBody> {
    for (const one of read) if ('body' in one) yield rawBody(one.body);
  }
  const replies = resolveEach(services, bodies(), caller);
  const results = [];
  for (const [index, one] of read.entries()) {
    const inList = ([first, ...rest]: Path): Path =>
      first === 'scenario' ? ['scenarios', index, ...rest] : [first!, ...rest];
    if (!('body' in one)) {
      results.push(problemResult(problemDetails(one.problem, caller.requestId), inList));
      continue;
    }
    const { value: reply, done = false } = await replies.next();
    // nobody waits any more
    if (done) break;
    const answer = JSON.parse(decoder.decode(reply.bytes)) as Resolution | ProblemDetails;
    results.push(
      reply.code === null
        ? { ...(answer as Resolution), __typename: 'Resolution' as const }
        : problemResult(answer as ProblemDetails, (path) => inList(one.at(path))),
    );
  }
  return results;
}

function refuseTooMany(count: number): void {
  const most = LIMITS.many.requests;
  if (count >= 1 && count <= most) return;
  const code = count < 1 ? 'TOO_SMALL' : 'TOO_LARGE';
  const expected = `1 to ${most} scenarios`;
  const error = fieldError(code, ['scenarios'], `There have to be ${expected}.`, { expected });
  throw failure('INVALID_BODY', error.message, { errors: [error] });
}

function sentOrError(read: () => Sent): Sent | ServiceError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

function problemResult(problem: ProblemDetails, at: (path: Path) => Path) {
  return { ...problemAt(problem, at), __typename: 'Problem' as const };
}
