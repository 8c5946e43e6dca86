import type { DeathEventCacheRef, DeathEventDraft } from '../death-event-caches/records.js';
import type { Given } from '../values/given.js';
import type { JsonValue } from '../values/json.js';
import type {
  DefaultedColumn,
  DraftColumn,
  INNER_COLUMNS,
  ScenarioRow,
  UNLISTED_COLUMNS,
} from './columns.js';

/**
 * What makes a scenario the scenario it is. Its id is computed from this and nothing else, so equal
 * content has one id everywhere; title and note can change under it.
 */
export interface ScenarioContent {
  readonly ruleset: string;
  readonly edition: string;
  /** The state before the first action, normalised: defaults filled in, names replaced by ids. */
  readonly state: JsonValue;
  readonly actions: JsonValue;
  readonly decisions: JsonValue;
  /** The policy for chance where no decision is given: a seed, `ask`, `enumerate`. */
  readonly random: JsonValue;
  readonly expectations: JsonValue;
}

/** The part of a scenario that the store keeps as one document and never looks into. */
export interface ScenarioDocument extends Omit<ScenarioContent, 'ruleset' | 'edition'> {
  /** The scenario as its author wrote it, key order included. */
  readonly source: JsonValue;
  readonly result: JsonValue;
}

type DraftColumns = Given<Pick<ScenarioRow, DraftColumn>>;

/** A scenario as it is handed in for saving. */
export interface ScenarioDraft
  extends Omit<DraftColumns, DefaultedColumn>,
    Partial<Pick<DraftColumns, DefaultedColumn>>,
    ScenarioDocument {
  /**
   * Deaths to keep with the scenario in a death event cache of its own. Scenario and cache are
   * written in one transaction: there are both or none.
   */
  readonly deaths?: readonly DeathEventDraft[];
}

/** What a list shows of a scenario. */
export interface ScenarioSummary extends Given<Omit<ScenarioRow, keyof typeof UNLISTED_COLUMNS>> {}

/** A stored scenario. */
export interface ScenarioRecord
  extends Given<Omit<ScenarioRow, keyof typeof INNER_COLUMNS>>,
    ScenarioDocument {
  /** The cache that was saved with the scenario, and how many of its events belong to it. */
  readonly deathEventCache: DeathEventCacheRef | null;
}

/** What saving a scenario answers. */
export interface SavedScenario {
  readonly id: string;
  readonly version: number;
  /** False when the same content was there already: title, note and token stay the first saver's. */
  readonly created: boolean;
  /** Given once, to the saver who created the scenario; the store keeps only its hash. */
  readonly editToken: string | null;
  readonly deathEventCache: DeathEventCacheRef | null;
}

/** A new title or note for a scenario; what is left out stays. */
export interface ScenarioRevision {
  readonly id: string;
  readonly editToken: string;
  /** The version that the author has seen. */
  readonly expectedVersion: number;
  readonly title?: string;
  readonly note?: string;
}

/** Which scenarios to list, newest first. All given conditions hold together. */
export interface ScenarioQuery {
  readonly ruleset?: string;
  readonly edition?: string;
  readonly card?: string;
  readonly rule?: string;
  /** Part of the title, in any letter case. */
  readonly text?: string;
  /** 1 to 100; 20 when left out. Values outside are brought to the nearest bound. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}
