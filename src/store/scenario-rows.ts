import type { Prisma } from '../generated/prisma/client.js';
import type { JsonValue } from './json.js';
import type {
  DeathEventCacheRef,
  ScenarioDraft,
  ScenarioRecord,
  ScenarioSummary,
} from './records.js';

/** The columns that a list needs. */
export const SUMMARY_COLUMNS = {
  id: true,
  ruleset: true,
  edition: true,
  title: true,
  cards: true,
  rules: true,
  engineVersion: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ScenarioSelect;

/** A row with the columns that a list needs. */
export type SummaryRow = Prisma.ScenarioGetPayload<{ select: typeof SUMMARY_COLUMNS }>;

type ScenarioRow = Prisma.ScenarioGetPayload<Record<never, never>>;
type Document = Pick<
  ScenarioRecord,
  'source' | 'state' | 'actions' | 'decisions' | 'random' | 'expectations' | 'result'
>;

/** The columns that a draft fills, the first time and when a withdrawn scenario comes back. */
export function scenarioColumns(
  draft: ScenarioDraft,
  editTokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
) {
  const { ruleset, edition, title, note, traceHash, engineVersion, cards, rules } = draft;
  const { source, state, actions, decisions, random, expectations, result } = draft;
  const document: Document = { source, state, actions, decisions, random, expectations, result };
  return {
    ruleset,
    edition,
    title,
    note,
    traceHash,
    engineVersion,
    cards: [...new Set(cards)],
    rules: [...new Set(rules)],
    document: document as { readonly [name: string]: JsonValue } as Prisma.InputJsonObject,
    editTokenHash,
    createdAt: now,
    updatedAt: now,
  };
}

/** What is left of a scenario that was withdrawn. */
export function withdrawnColumns(nothing: typeof Prisma.DbNull, now: Date) {
  return {
    title: '',
    note: '',
    document: nothing,
    traceHash: '',
    cards: [],
    rules: [],
    deathEventCacheId: null,
    deathEventCacheVersion: null,
    updatedAt: now,
    withdrawnAt: now,
    version: { increment: 1 },
  };
}

/** A scenario as a list shows it. */
export function summaryOf(row: SummaryRow): ScenarioSummary {
  const { id, ruleset, edition, title, cards, rules, engineVersion, version } = row;
  return {
    id,
    ruleset,
    edition,
    title,
    cards,
    rules,
    engineVersion,
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A whole scenario; null if it was withdrawn. */
export function scenarioOf(row: ScenarioRow): ScenarioRecord | null {
  if (row.withdrawnAt !== null || row.document === null) return null;
  const document = row.document as unknown as Document;
  return {
    ...summaryOf(row),
    ...document,
    note: row.note,
    traceHash: row.traceHash,
    deathEventCache: cacheRefOf(row),
  };
}

/** The cache that was saved with a scenario, at the version it had then. */
export function cacheRefOf(
  row: Pick<ScenarioRow, 'deathEventCacheId' | 'deathEventCacheVersion'>,
): DeathEventCacheRef | null {
  const { deathEventCacheId: id, deathEventCacheVersion: version } = row;
  return id === null || version === null ? null : { id, version };
}
