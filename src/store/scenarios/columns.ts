import { Prisma } from '../../generated/prisma/client.js';

// What a scenario and a share have is said once, by the models in prisma/schema.prisma. Here stands only
// which of their columns are special; records and rows follow from both.

/** The row of a scenario: what its link means. */
export type ScenarioRow = Prisma.ScenarioGetPayload<Record<never, never>>;

/** The row of a share: what one person says of a scenario. */
export type ShareRow = Prisma.ShareGetPayload<Record<never, never>>;

/** Columns of a scenario that stay in the store, or are given out in another form. */
export const INNER_COLUMNS = {
  document: true,
  engineBuiltAt: true,
  createdAt: true,
  withdrawnAt: true,
  deathEventCacheId: true,
  deathEventCacheVersion: true,
} as const satisfies Prisma.ScenarioOmit;

/** Columns of a scenario that a list leaves out. */
export const UNLISTED_COLUMNS = {
  ...INNER_COLUMNS,
  traceHash: true,
  lineDigests: true,
} as const satisfies Prisma.ScenarioOmit;

/** Columns of a share that stay in the store, or are given out in another form. */
export const INNER_SHARE_COLUMNS = {
  scenarioId: true,
  editTokenHash: true,
  withdrawnAt: true,
} as const satisfies Prisma.ShareOmit;

/** Columns of a share that a list leaves out. */
export const UNLISTED_SHARE_COLUMNS = {
  ...INNER_SHARE_COLUMNS,
  note: true,
  links: true,
  stepNotes: true,
  source: true,
} as const satisfies Prisma.ShareOmit;

/** Columns of a scenario that no draft fills. */
const STORE_COLUMNS = { ...INNER_COLUMNS, id: true } as const satisfies Prisma.ScenarioOmit;

/** A column of a scenario that a draft fills. */
export type DraftColumn = Exclude<keyof ScenarioRow, keyof typeof STORE_COLUMNS>;

/** The columns of a scenario that a draft fills. */
export const DRAFT_COLUMNS: ReadonlySet<string> = new Set(
  Object.values(Prisma.ScenarioScalarFieldEnum).filter((name) => !(name in STORE_COLUMNS)),
);

/** Texts of a share: what its author can change. */
export const SHARE_TEXTS = ['title', 'note', 'author', 'tags', 'links', 'stepNotes'] as const;

/** Columns of a scenario that it keeps when nobody shares it any more. All others are emptied. */
type KeptColumn = 'id' | 'ruleset' | 'edition' | 'engineVersion' | 'engineBuiltAt' | 'createdAt';

/** What is left of a scenario when its last share is withdrawn. */
export function withdrawnColumns(now: Date) {
  return {
    document: Prisma.DbNull,
    traceHash: '',
    lineDigests: '',
    cards: [],
    rules: [],
    deathEventCacheId: null,
    deathEventCacheVersion: null,
    withdrawnAt: now,
  } satisfies Record<Exclude<keyof ScenarioRow, KeptColumn>, unknown>;
}

/** Columns that a share keeps when it is withdrawn. All others are emptied. */
type KeptShareColumn = 'slug' | 'scenarioId' | 'editTokenHash' | 'createdAt';

/** What is left of a share that was withdrawn. */
export function withdrawnShareColumns(now: Date) {
  return {
    title: '',
    note: '',
    author: '',
    tags: [],
    links: [],
    stepNotes: [],
    source: Prisma.DbNull,
    updatedAt: now,
    withdrawnAt: now,
    version: { increment: 1 },
  } satisfies Record<Exclude<keyof ShareRow, KeptShareColumn>, unknown>;
}
