import { Prisma } from '../../generated/prisma/client.js';

// What a scenario has is said once, by the model `Scenario` in prisma/schema.prisma. Here stands only
// which of its columns are special; records and rows follow from both.

/** The row of a scenario. */
export type ScenarioRow = Prisma.ScenarioGetPayload<Record<never, never>>;

/** Columns that stay in the store, or are given out in another form. */
export const INNER_COLUMNS = {
  document: true,
  editTokenHash: true,
  withdrawnAt: true,
  deathEventCacheId: true,
  deathEventCacheVersion: true,
} as const satisfies Prisma.ScenarioOmit;

/** Columns that a list leaves out. */
export const UNLISTED_COLUMNS = {
  ...INNER_COLUMNS,
  note: true,
  traceHash: true,
} as const satisfies Prisma.ScenarioOmit;

/** Columns that no draft fills. */
const STORE_COLUMNS = {
  ...INNER_COLUMNS,
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ScenarioOmit;

/** A column that a draft fills. */
export type DraftColumn = Exclude<keyof ScenarioRow, keyof typeof STORE_COLUMNS>;

/** The columns that a draft fills. */
export const DRAFT_COLUMNS: ReadonlySet<string> = new Set(
  Object.values(Prisma.ScenarioScalarFieldEnum).filter((name) => !(name in STORE_COLUMNS)),
);

/** Columns of a draft that the database fills where the draft does not: nullable, or with a default. */
export type DefaultedColumn = {
  [Name in DraftColumn]: undefined extends Prisma.ScenarioUncheckedCreateInput[Name]
    ? ScenarioRow[Name] extends readonly unknown[]
      ? never
      : Name
    : never;
}[DraftColumn];

/** Columns that a scenario keeps when it is withdrawn. All others are emptied: see `withdrawnColumns`. */
type KeptColumn = 'id' | 'ruleset' | 'edition' | 'engineVersion' | 'editTokenHash' | 'createdAt';

/** What is left of a scenario that was withdrawn. */
export function withdrawnColumns(now: Date) {
  return {
    title: '',
    note: '',
    document: Prisma.DbNull,
    traceHash: '',
    cards: [],
    rules: [],
    deathEventCacheId: null,
    deathEventCacheVersion: null,
    updatedAt: now,
    withdrawnAt: now,
    version: { increment: 1 },
  } satisfies Record<Exclude<keyof ScenarioRow, KeptColumn>, unknown>;
}
