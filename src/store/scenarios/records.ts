import type { DeathEventCacheRef, DeathEventDraft } from '../death-event-caches/records.js';
import type { Given } from '../values/given.js';
import type { JsonValue } from '../values/json.js';
import type {
  DraftColumn,
  INNER_COLUMNS,
  INNER_SHARE_COLUMNS,
  ScenarioRow,
  ShareRow,
  UNLISTED_COLUMNS,
  UNLISTED_SHARE_COLUMNS,
} from './columns.js';

/**
 * What makes a scenario the scenario it is. Its id is computed from this and nothing else, so equal
 * content has one id everywhere; what is said of it is kept by its shares.
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
  readonly result: JsonValue;
}

/** What an author says of one node of the trace. */
export interface StepNote {
  /** The id of the node. */
  readonly at: number;
  readonly text: string;
}

/** What its author says of a scenario, and can change. */
export interface ShareTexts {
  readonly title: string;
  readonly note: string;
  /** How the author wants to be called; nobody checks it. */
  readonly author: string;
  readonly tags: readonly string[];
  /** Addresses of what it was taken from. */
  readonly links: readonly string[];
  readonly stepNotes: readonly StepNote[];
}

/** A scenario as it is handed in for saving. */
export interface ScenarioDraft
  extends Given<Pick<ScenarioRow, DraftColumn>>,
    Pick<ShareTexts, 'title' | 'note'>,
    Partial<Omit<ShareTexts, 'title' | 'note'>>,
    ScenarioDocument {
  /** The scenario as its author wrote it, key order included. */
  readonly source: JsonValue;
  /** When the build of its engine was made; absent: nobody knows, and any known one is later. */
  readonly engineBuiltAt?: Date;
  /**
   * Deaths to keep with the scenario in a death event cache of its own. Scenario and cache are
   * written in one transaction: there are both or none.
   */
  readonly deaths?: readonly DeathEventDraft[];
}

/** What a list shows of a scenario. */
export interface ScenarioSummary
  extends Given<Omit<ScenarioRow, keyof typeof UNLISTED_COLUMNS>>,
    Given<Omit<ShareRow, keyof typeof UNLISTED_SHARE_COLUMNS>> {}

/** A stored scenario with one share of it. */
export interface ScenarioRecord
  extends Given<Omit<ScenarioRow, keyof typeof INNER_COLUMNS>>,
    Given<Omit<ShareRow, keyof typeof INNER_SHARE_COLUMNS | 'source' | 'stepNotes'>>,
    ShareTexts,
    ScenarioDocument {
  /** The scenario as its author wrote it, key order included. */
  readonly source: JsonValue;
  /** The cache that was saved with the scenario, and how many of its events belong to it. */
  readonly deathEventCache: DeathEventCacheRef | null;
}

/** What saving a scenario answers. */
export interface SavedScenario {
  /** The id of the content. */
  readonly id: string;
  /** The address of the share that was made. */
  readonly slug: string;
  readonly version: number;
  /** False when the same content was there already; the share is new all the same. */
  readonly created: boolean;
  /** Given once, to the saver; the store keeps only its hash. */
  readonly editToken: string;
  readonly deathEventCache: DeathEventCacheRef | null;
  /** The ruling that is kept: that of the latest engine by which the content was saved. */
  readonly ruling: Ruling;
  /** The ruling that it has replaced; null: there was none, or it was the same. */
  readonly formerRuling: Ruling | null;
}

/** What an engine said of a content. */
export interface Ruling {
  readonly traceHash: string;
  readonly engineVersion: string;
}

/** What withdrawing a share answers. */
export interface WithdrawnScenario {
  /** The id of the content, which others may share. */
  readonly id: string;
  readonly slug: string;
  readonly withdrawnAt: string;
}

/** New texts for a share; what is left out stays. */
export interface ScenarioRevision extends Partial<ShareTexts> {
  /** The slug, or the id of the content: the token says whose share it is. */
  readonly id: string;
  readonly editToken: string;
  /** The version that the author has seen; null: whichever there is. */
  readonly expectedVersion: number | null;
}

/** Which scenarios to list, newest first. All given conditions hold together. */
export interface ScenarioQuery {
  readonly ruleset?: string;
  readonly edition?: string;
  readonly card?: string;
  readonly rule?: string;
  readonly tag?: string;
  /** Part of the title or note, in any letter case. */
  readonly text?: string;
  /** Ids of cards of which one at least takes part. */
  readonly anyCard?: readonly string[];
  /** Slugs of shares, or ids of contents. */
  readonly keys?: readonly string[];
  /** When it was saved or revised at the earliest. */
  readonly changedSince?: Date;
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
