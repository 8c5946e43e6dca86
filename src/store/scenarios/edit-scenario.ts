import type { PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreFailure, type StoreResult, success } from '../results.js';
import { ID_PATTERN } from '../values/base32.js';
import { given } from '../values/given.js';
import { UNLISTED_COLUMNS, withdrawnColumns } from './columns.js';
import { isEditToken } from './edit-token.js';
import { notFound, withdrawn } from './get-scenario.js';
import type { ScenarioRevision, ScenarioSummary } from './records.js';

/** Changes title or note if the author has seen the latest version. */
export async function reviseScenario(
  prisma: PrismaClient,
  { id, editToken, expectedVersion, title, note }: ScenarioRevision,
  now: Date,
): Promise<
  StoreResult<ScenarioSummary, 'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN' | 'VERSION_CONFLICT'>
> {
  for (;;) {
    const found = await findForEdit(prisma, id, editToken);
    if (!found.ok) return found;
    const currentVersion = found.value;
    if (currentVersion !== expectedVersion) {
      return failure(
        'VERSION_CONFLICT',
        `The scenario ${id} is at version ${currentVersion}, not ${expectedVersion}.`,
        { id, expectedVersion, currentVersion },
      );
    }
    const [row] = await prisma.scenario.updateManyAndReturn({
      where: { id, version: expectedVersion, withdrawnAt: null },
      data: {
        ...(title !== undefined && { title }),
        ...(note !== undefined && { note }),
        version: { increment: 1 },
        updatedAt: now,
      },
      omit: UNLISTED_COLUMNS,
    });
    // No row: somebody was faster, and the next look says what is true now.
    if (row !== undefined) return success(given(row));
  }
}

/** Erases a scenario, leaving its id and the fact. */
export async function withdrawScenario(
  prisma: PrismaClient,
  id: string,
  editToken: string,
  now: Date,
): Promise<StoreResult<{ readonly withdrawnAt: string }, 'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN'>> {
  for (;;) {
    const found = await findForEdit(prisma, id, editToken);
    if (!found.ok) return found;
    const { count } = await prisma.scenario.updateMany({
      where: { id, version: found.value, withdrawnAt: null },
      data: withdrawnColumns(now),
    });
    if (count === 1) return success({ withdrawnAt: now.toISOString() });
  }
}

/** The version of a scenario that the token allows to edit. */
async function findForEdit(
  prisma: PrismaClient,
  id: string,
  editToken: string,
): Promise<
  | { readonly ok: true; readonly value: number }
  | StoreFailure<'NOT_FOUND' | 'WITHDRAWN' | 'BAD_TOKEN'>
> {
  const row = ID_PATTERN.test(id)
    ? await prisma.scenario.findUnique({
        where: { id },
        select: { version: true, withdrawnAt: true, editTokenHash: true },
      })
    : null;
  if (row === null) return notFound(id);
  if (row.withdrawnAt !== null) return withdrawn(id, row.withdrawnAt);
  if (isEditToken(editToken, row.editTokenHash)) return success(row.version);
  return failure('BAD_TOKEN', `The edit token does not belong to the scenario ${id}.`, { id });
}
