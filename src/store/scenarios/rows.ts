import { Prisma } from '../../generated/prisma/client.js';
import type { DeathEventCacheRef } from '../death-event-caches/records.js';
import { given } from '../values/given.js';
import type { JsonValue } from '../values/json.js';
import {
  DRAFT_COLUMNS,
  type DraftColumn,
  INNER_COLUMNS,
  INNER_SHARE_COLUMNS,
  type ScenarioRow,
  type ShareRow,
  UNLISTED_COLUMNS,
  UNLISTED_SHARE_COLUMNS,
} from './columns.js';
import type {
  ScenarioDocument,
  ScenarioDraft,
  ScenarioRecord,
  ScenarioSummary,
  StepNote,
} from './records.js';

/** What is read of a share for a list. */
export const LISTED = {
  omit: { ...UNLISTED_SHARE_COLUMNS, scenarioId: false },
  include: { scenario: { omit: UNLISTED_COLUMNS } },
} as const satisfies Prisma.ShareFindManyArgs;

type ListedRow = Prisma.ShareGetPayload<typeof LISTED>;

/** The columns that a draft fills, the first time and when a withdrawn scenario comes back. */
export function scenarioColumns(draft: ScenarioDraft, now: Date) {
  const { state, actions, decisions, random, expectations, result } = draft;
  const document = { state, actions, decisions, random, expectations, result };
  return {
    ...draftColumns(draft),
    cards: [...new Set(draft.cards)],
    rules: [...new Set(draft.rules)],
    document: inputOf(document satisfies ScenarioDocument),
    engineBuiltAt: draft.engineBuiltAt ?? null,
    createdAt: now,
  };
}

/** The columns of a new share. */
export function shareColumns(
  { title, note, author, tags, links, stepNotes = [], source }: ScenarioDraft,
  editTokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
) {
  return {
    title,
    note,
    author: author ?? '',
    tags: [...new Set(tags)],
    links: [...new Set(links)],
    stepNotes: stepNotes.map(({ at, text }) => ({ at, text })),
    source: source === null ? Prisma.JsonNull : inputOf(source),
    editTokenHash,
    createdAt: now,
    updatedAt: now,
  };
}

/** A whole scenario with one share of it; null if it was withdrawn. */
export function scenarioOf(share: ShareRow, scenario: ScenarioRow): ScenarioRecord | null {
  if (scenario.document === null) return null;
  const { stepNotes, source, ...texts } = without(share, INNER_SHARE_COLUMNS);
  return {
    ...given(without(scenario, INNER_COLUMNS)),
    ...given(texts),
    ...(scenario.document as ScenarioDocument & Prisma.JsonObject),
    stepNotes: stepNotesOf(stepNotes),
    source: source as JsonValue,
    deathEventCache: cacheRefOf(scenario),
  };
}

/** What a list shows of a share. */
export function summaryOf({ scenario, scenarioId: _, ...share }: ListedRow): ScenarioSummary {
  return { ...given(scenario), ...given(share) };
}

/** The cache that was saved with a scenario, at the version it had then. */
export function cacheRefOf(
  row: Pick<ScenarioRow, 'deathEventCacheId' | 'deathEventCacheVersion'>,
): DeathEventCacheRef | null {
  const { deathEventCacheId: id, deathEventCacheVersion: version } = row;
  return id === null || version === null ? null : { id, version };
}

/** The draft's own columns; whatever else it carries is left behind. */
function draftColumns(draft: ScenarioDraft): Pick<ScenarioDraft, DraftColumn> {
  const entries = Object.entries(draft).filter(([name]) => DRAFT_COLUMNS.has(name));
  return Object.fromEntries(entries) as Pick<ScenarioDraft, DraftColumn>;
}

/** A column of JSON holds what was put in; it is checked before it is. */
function stepNotesOf(column: Prisma.JsonValue): readonly StepNote[] {
  return (column as Prisma.JsonArray).map((one) => one as StepNote & Prisma.JsonObject);
}

function inputOf(value: JsonValue | ScenarioDocument): Prisma.InputJsonValue {
  return value as { readonly [name: string]: JsonValue } as Prisma.InputJsonObject;
}

function without<Row extends object, Left extends object>(row: Row, left: Left) {
  const entries = Object.entries(row).filter(([name]) => !(name in left));
  return Object.fromEntries(entries) as Omit<Row, keyof Left>;
}
