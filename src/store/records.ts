import type { JsonValue } from './json.js';

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

/** A scenario as it is handed in for saving. */
export interface ScenarioDraft extends ScenarioContent {
  readonly title: string;
  readonly note: string;
  /** The scenario as its author wrote it, key order included. */
  readonly source: JsonValue;
  readonly result: JsonValue;
  /** Hash of the whole trace, by which a later engine shows that it still says the same. */
  readonly traceHash: string;
  readonly engineVersion: string;
  /** Ids of the cards that take part; the scenario is found by them. */
  readonly cards: readonly string[];
  /** Ids of the rules that the trace cites; the scenario is found by them. */
  readonly rules: readonly string[];
  /**
   * Deaths to keep with the scenario in a death event cache of its own. Scenario and cache are
   * written in one transaction: there are both or none.
   */
  readonly deaths?: readonly DeathEventDraft[];
}

/** What a list shows of a scenario. */
export interface ScenarioSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly title: string;
  readonly cards: readonly string[];
  readonly rules: readonly string[];
  readonly engineVersion: string;
  /** 1 when saved, one more with each revision. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** A stored scenario. */
export interface ScenarioRecord extends ScenarioSummary, ScenarioContent {
  readonly note: string;
  readonly source: JsonValue;
  readonly result: JsonValue;
  readonly traceHash: string;
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

/** One death, as the rulebook's death event cache remembers it. */
export interface DeathEventDraft {
  readonly entityId: number;
  readonly cardId: string;
  /** The player who controlled the entity when it died. */
  readonly controller: number;
  readonly turn: number;
  readonly zonePosition?: number;
  /** What else a rule system wants to remember of it; null counts as left out. */
  readonly extra?: JsonValue;
}

/** A stored death; `seq` counts from 1 in the order in which the deaths were appended. */
export interface DeathEvent extends DeathEventDraft {
  readonly seq: number;
}

/**
 * A death event cache at one of its versions. The version is the number of events, so version `n` is
 * the first `n` events for ever: whoever refers to a cache at a version sees no later change.
 */
export interface DeathEventCacheRef {
  readonly id: string;
  readonly version: number;
}

/** A death event cache as it is handed in. */
export interface DeathEventCacheDraft {
  readonly ruleset: string;
  readonly edition: string;
  readonly title: string;
  readonly events: readonly DeathEventDraft[];
  /**
   * A request sent twice with the same key and content creates one cache. Keys are forgotten after
   * 24 hours.
   */
  readonly idempotencyKey?: string;
}

/** What creating a death event cache answers. */
export interface CreatedDeathEventCache extends DeathEventCacheRef {
  /** False when the idempotency key was seen before with the same content. */
  readonly created: boolean;
}

/** A stored death event cache with its events in order. */
export interface DeathEventCacheRecord extends DeathEventCacheRef {
  readonly ruleset: string;
  readonly edition: string;
  readonly title: string;
  readonly events: readonly DeathEvent[];
  /** How many events the cache has by now; `version` is how many of them are shown. */
  readonly latestVersion: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
