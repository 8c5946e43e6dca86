import type { PrismaClient } from '../../generated/prisma/client.js';
import { isDuplicate } from '../faults/database-fault.js';
import { failure, type StoreResult, success } from '../results.js';
import type { KeyedRequest, RequestState } from './records.js';

/** How long an answer is kept, and how long a request may be worked on before another may take it over. */
const LIFETIME_MS = 24 * 3_600_000;
const ABANDONED_MS = 60_000;
const ATTEMPTS = 5;

/** Begins a request that has a key, unless it was begun before. */
export async function beginRequest(
  prisma: PrismaClient,
  request: KeyedRequest,
  now: Date,
): Promise<StoreResult<RequestState, 'KEY_REUSED'>> {
  const id = bytes(request.id);
  const contentHash = bytes(request.contentHash);
  const forgotten = new Date(now.getTime() - LIFETIME_MS);
  await prisma.keyedRequest.deleteMany({ where: { createdAt: { lte: forgotten } } });
  for (let attempt = 1; ; attempt++) {
    const row = await prisma.keyedRequest.findUnique({ where: { id } });
    if (row !== null) {
      if (Buffer.compare(row.contentHash, contentHash) !== 0)
        return failure('KEY_REUSED', 'The key was used before with other content.', { key: '' });
      if (row.answer !== null) return success({ state: 'ANSWERED', answer: row.answer });
      const { createdAt } = row;
      if (createdAt.getTime() > now.getTime() - ABANDONED_MS) return success({ state: 'RUNNING' });
      const where = { id, createdAt, answer: null };
      const { count } = await prisma.keyedRequest.updateMany({ where, data: { createdAt: now } });
      return success({ state: count === 1 ? 'BEGUN' : 'RUNNING' });
    }
    try {
      await prisma.keyedRequest.create({ data: { id, contentHash, createdAt: now } });
      return success({ state: 'BEGUN' });
    } catch (error) {
      // The same key came in twice at the same time, and the other was faster.
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

/** Keeps the answer to a request that was begun. */
export async function answerRequest(
  prisma: PrismaClient,
  id: Uint8Array,
  answer: Uint8Array,
): Promise<StoreResult<null>> {
  const data = { answer: bytes(answer) };
  await prisma.keyedRequest.updateMany({ where: { id: bytes(id) }, data });
  return success(null);
}

/** Forgets a request that was begun and came to nothing: it may be sent again. */
export async function dropRequest(
  prisma: PrismaClient,
  id: Uint8Array,
): Promise<StoreResult<null>> {
  await prisma.keyedRequest.deleteMany({ where: { id: bytes(id), answer: null } });
  return success(null);
}

function bytes(from: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(from);
}
