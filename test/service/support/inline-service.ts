import { pino } from 'pino';
import { operate } from '../../../src/scenario/operate.js';
import { Admission } from '../../../src/service/admission/admission.js';
import { AnswerCache } from '../../../src/service/core/answer-cache.js';
import { KnownAnswers } from '../../../src/service/core/known-answers.js';
import type { Services } from '../../../src/service/core/services.js';
import type { GraphQLContext } from '../../../src/service/graphql/context.js';
import type { OracleRequest } from '../../../src/service/pool/pool.js';
import { runOperation } from '../../../src/service/pool/run-operation.js';
import { newProgress, type OracleReply } from '../../../src/service/pool/task.js';
import { fakeStore } from './fake-store.js';

const DEADLINE_MS = 300_000;

/** The real rules engine, asked in this thread. */
async function run(request: OracleRequest): Promise<OracleReply> {
  const { operation, bytes } = request;
  if (operation === 'picture') throw new Error('no pictures here');
  const task = {
    ...request,
    operation,
    bytes: new Uint8Array(bytes),
    inMembers: request.inMembers === true,
    context: request.context ?? {},
    limits: { workMs: DEADLINE_MS, stopMs: DEADLINE_MS, wallMs: DEADLINE_MS },
    progress: newProgress(),
  };
  return runOperation(operate, task);
}

/** What resolvers work with, without threads: the real engine and a store in memory. */
export function inlineContext(): GraphQLContext {
  const services = {
    pool: { run },
    store: fakeStore(),
    answers: new KnownAnswers(),
    admission: new Admission({ perSecond: 0, burst: 1 }, { waitMs: 0, isFullFor: () => false }),
    constants: new AnswerCache(),
    requests: null,
  };
  return {
    // what else a service has, no query asks for
    services: services as unknown as Services,
    note: () => undefined,
    caller: {
      requestId: 'a',
      address: '127.0.0.1',
      caller: '127.0.0.1',
      priority: 'people',
      signal: new AbortController().signal,
      worked: () => undefined,
    },
  };
}

/** A log that nobody reads. */
export const SILENT = pino({ level: 'silent' });
