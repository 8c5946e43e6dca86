import type { PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreFailure, type StoreResult, success } from '../results.js';
import { ID_PATTERN } from '../values/base32.js';
import type { ScenarioRecord } from './records.js';
import { scenarioOf } from './rows.js';

/** Reads a scenario. */
export async function getScenario(
  prisma: PrismaClient,
  id: string,
): Promise<StoreResult<ScenarioRecord, 'NOT_FOUND' | 'WITHDRAWN'>> {
  const row = ID_PATTERN.test(id) ? await prisma.scenario.findUnique({ where: { id } }) : null;
  if (row === null) return notFound(id);
  const scenario = scenarioOf(row);
  return scenario === null ? withdrawn(id, row.withdrawnAt) : success(scenario);
}

/** The answer for an id under which there is nothing. */
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
