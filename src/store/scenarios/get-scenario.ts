import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreFailure, type StoreResult, success } from '../results.js';
import type { ScenarioRecord } from './records.js';
import { scenarioOf } from './rows.js';
import { isShareKey } from './slug.js';

/** Reads a scenario with one share of it: the one of this slug, or the first of this content. */
export async function getScenario(
  prisma: PrismaClient,
  key: string,
): Promise<StoreResult<ScenarioRecord, 'NOT_FOUND' | 'WITHDRAWN'>> {
  if (!isShareKey(key)) return notFound(key);
  // Both are asked for at once: one after the other would stand in line behind the writers twice.
  const [share, content] = await Promise.all([
    prisma.share.findFirst({
      where: { ...sharedAs(key), withdrawnAt: null },
      orderBy: [{ createdAt: 'asc' }, { slug: 'asc' }],
    }),
    prisma.scenario.findFirst({
      where: { OR: [{ id: key }, { shares: { some: { slug: key } } }] },
    }),
  ]);
  const scenario = share === null || content === null ? null : scenarioOf(share, content);
  return scenario === null ? goneOrUnknown(prisma, key) : success(scenario);
}

/** Reads whole scenarios by the slugs of their shares, in this order; those that are not there are left out. */
export async function getScenarios(
  prisma: PrismaClient,
  slugs: readonly string[],
): Promise<StoreResult<readonly ScenarioRecord[], never>> {
  const rows = await prisma.share.findMany({
    where: { slug: { in: [...slugs] }, withdrawnAt: null },
    include: { scenario: true },
  });
  const found = new Map(
    rows.map(({ scenario, ...share }) => [share.slug, scenarioOf(share, scenario)]),
  );
  return success(slugs.flatMap((slug) => found.get(slug) ?? []));
}

/** The shares that a key stands for: a slug is one's own, the id of a content is that of all its shares. */
export function sharedAs(key: string): Prisma.ShareWhereInput {
  return { OR: [{ slug: key }, { scenarioId: key }] };
}

/** The answer for a key that nobody shares (any more). */
export async function goneOrUnknown(
  prisma: PrismaClient,
  key: string,
): Promise<StoreFailure<'NOT_FOUND' | 'WITHDRAWN'>> {
  const last = await prisma.share.findFirst({
    where: { ...sharedAs(key), withdrawnAt: { not: null } },
    orderBy: { withdrawnAt: 'desc' },
    select: { withdrawnAt: true },
  });
  return last === null ? notFound(key) : withdrawn(key, last.withdrawnAt);
}

/** The answer for a key under which there is nothing. */
export function notFound(id: string): StoreFailure<'NOT_FOUND'> {
  return failure('NOT_FOUND', 'There is no scenario with this id.', { id });
}

/** The answer for a scenario that was withdrawn. */
export function withdrawn(id: string, at: Date | null): StoreFailure<'WITHDRAWN'> {
  return failure('WITHDRAWN', 'The author of this scenario has withdrawn it.', {
    id,
    withdrawnAt: (at ?? new Date(0)).toISOString(),
  });
}
