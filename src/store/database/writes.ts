import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../../generated/prisma/client.js';

/** A write that a full disk refuses: more than is left in the pages that are there. */
const TRIED_BYTES = 262_144;

/** Rejects as a write would where the server is read-only; it writes nothing. */
export async function checkWrites(prisma: PrismaClient): Promise<void> {
  // What needs a transaction that may write, and does nothing.
  await prisma.$executeRaw`UPDATE "keyed_request" SET "created_at" = "created_at" WHERE FALSE`;
}

/** Writes a row and takes it away again; rejects as any other write would. */
export async function tryWrite(prisma: PrismaClient): Promise<void> {
  const id = new Uint8Array(randomBytes(32));
  const contentHash = new Uint8Array(randomBytes(TRIED_BYTES));
  await prisma.$transaction([
    prisma.keyedRequest.create({
      data: { id, contentHash, createdAt: new Date() },
      select: { id: true },
    }),
    prisma.keyedRequest.delete({ where: { id }, select: { id: true } }),
  ]);
}
