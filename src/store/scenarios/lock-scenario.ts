import type { Prisma } from '../../generated/prisma/client.js';

/**
 * Holds the row of a scenario until the transaction ends: who shares it and who withdraws its last share take turns.
 * Answers whether it was withdrawn; null: there is no such row.
 */
export async function lockScenario(
  transaction: Prisma.TransactionClient,
  id: string,
): Promise<{ readonly withdrawn: boolean } | null> {
  const rows = await transaction.$queryRaw<readonly { readonly withdrawn: boolean }[]>`
    SELECT "withdrawn_at" IS NOT NULL AS "withdrawn" FROM "scenario" WHERE "id" = ${id} FOR UPDATE`;
  return rows[0] ?? null;
}
