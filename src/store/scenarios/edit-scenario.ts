import type { PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreFailure, type StoreResult, success } from '../results.js';
import { tokenHash } from '../values/edit-token.js';
import { SHARE_TEXTS, withdrawnColumns, withdrawnShareColumns } from './columns.js';
import { goneOrUnknown, notFound, sharedAs, withdrawn } from './get-scenario.js';
import { lockScenario } from './lock-scenario.js';
import type { ScenarioRevision, ScenarioSummary, WithdrawnScenario } from './records.js';
import { LISTED, summaryOf } from './rows.js';
import { isShareKey } from './slug.js';

/** Changes the texts of a share if its author has seen the latest version, or takes whichever there is. */
export async function reviseScenario(
  prisma: PrismaClient,
  { id, editToken, expectedVersion, ...change }: ScenarioRevision,
  now: Date,
): Promise<
  StoreResult<ScenarioSummary, 'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN' | 'VERSION_CONFLICT'>
> {
  for (;;) {
    const found = await findForEdit(prisma, id, editToken);
    if (!found.ok) return found;
    const { slug, version: currentVersion } = found.value;
    if (expectedVersion !== null && currentVersion !== expectedVersion) {
      return failure(
        'VERSION_CONFLICT',
        `The scenario ${id} is at version ${currentVersion}, not ${expectedVersion}.`,
        { id, expectedVersion, currentVersion },
      );
    }
    const { count } = await prisma.share.updateMany({
      where: { slug, version: currentVersion, withdrawnAt: null },
      data: { ...textsOf(change), version: { increment: 1 }, updatedAt: now },
    });
    // No row: somebody was faster, and the next look says what is true now.
    const row = count === 0 ? null : await prisma.share.findUnique({ where: { slug }, ...LISTED });
    if (row !== null) return success(summaryOf(row));
  }
}

/** Erases a share, leaving its slug and the fact; and the scenario with it when nobody else shares it. */
export async function withdrawScenario(
  prisma: PrismaClient,
  id: string,
  editToken: string,
  now: Date,
): Promise<StoreResult<WithdrawnScenario, 'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN'>> {
  for (;;) {
    const found = await findForEdit(prisma, id, editToken);
    if (!found.ok) return found;
    const { slug, scenarioId, version } = found.value;
    const gone = await prisma.$transaction(async (transaction) => {
      await lockScenario(transaction, scenarioId);
      const { count } = await transaction.share.updateMany({
        where: { slug, version, withdrawnAt: null },
        data: withdrawnShareColumns(now),
      });
      await transaction.scenario.updateMany({
        where: { id: scenarioId, shares: { none: { withdrawnAt: null } } },
        data: withdrawnColumns(now),
      });
      return count === 1;
    });
    if (gone) return success({ id: scenarioId, slug, withdrawnAt: now.toISOString() });
  }
}

type Texts = Pick<ScenarioRevision, (typeof SHARE_TEXTS)[number]>;

/** The texts that a revision names; what it leaves out stays. */
function textsOf(change: Texts) {
  const given = SHARE_TEXTS.filter((name) => change[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, change[name]]));
}

interface Editable {
  readonly slug: string;
  readonly scenarioId: string;
  readonly version: number;
}

/** The share that the token allows to edit. */
async function findForEdit(
  prisma: PrismaClient,
  id: string,
  editToken: string,
): Promise<
  | { readonly ok: true; readonly value: Editable }
  | StoreFailure<'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN'>
> {
  if (!isShareKey(id)) return notFound(id);
  const row = await prisma.share.findFirst({
    where: { ...sharedAs(id), editTokenHash: tokenHash(editToken) },
    select: { slug: true, scenarioId: true, version: true, withdrawnAt: true },
  });
  if (row?.withdrawnAt === null) return success(row);
  if (row !== null) return withdrawn(id, row.withdrawnAt);
  const others = await prisma.share.count({ where: { ...sharedAs(id), withdrawnAt: null } });
  if (others === 0) return goneOrUnknown(prisma, id);
  return failure('BAD_TOKEN', `The edit token does not belong to the scenario ${id}.`, { id });
}
