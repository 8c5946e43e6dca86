import type { Prisma } from '../../generated/prisma/client.js';
import type { DeathEventCacheRef } from '../death-event-caches/records.js';
import { given } from '../values/given.js';
import type { JsonValue } from '../values/json.js';
import { DRAFT_COLUMNS, type DraftColumn, INNER_COLUMNS, type ScenarioRow } from './columns.js';
import type { ScenarioDocument, ScenarioDraft, ScenarioRecord } from './records.js';

/** The columns that a draft fills, the first time and when a withdrawn scenario comes back. */
export function scenarioColumns(
  draft: ScenarioDraft,
  editTokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
) {
  const { source, state, actions, decisions, random, expectations, result } = draft;
  const document = { source, state, actions, decisions, random, expectations, result };
  return {
    ...draftColumns(draft),
    cards: [...new Set(draft.cards)],
    rules: [...new Set(draft.rules)],
    document: document satisfies ScenarioDocument as {
      readonly [name: string]: JsonValue;
    } as Prisma.InputJsonObject,
    editTokenHash,
    createdAt: now,
    updatedAt: now,
  };
}

/** A whole scenario; null if it was withdrawn. */
export function scenarioOf(row: ScenarioRow): ScenarioRecord | null {
  if (row.withdrawnAt !== null || row.document === null) return null;
  return {
    ...given(without(row, INNER_COLUMNS)),
    ...(row.document as ScenarioDocument & Prisma.JsonObject),
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

/** The draft's own columns; whatever else it carries is left behind. */
function draftColumns(draft: ScenarioDraft): Pick<ScenarioDraft, DraftColumn> {
  const entries = Object.entries(draft).filter(([name]) => DRAFT_COLUMNS.has(name));
  return Object.fromEntries(entries) as Pick<ScenarioDraft, DraftColumn>;
}

function without<Row extends object, Left extends object>(row: Row, left: Left) {
  const entries = Object.entries(row).filter(([name]) => !(name in left));
  return Object.fromEntries(entries) as Omit<Row, keyof Left>;
}
