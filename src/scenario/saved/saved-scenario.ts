import { isObject } from '../../rulesets/common/fields.js';
import type { Json, JsonObject } from '../terms/schema.js';

/** What is kept of a scenario when it is saved, as far as it is needed to ask it again. */
export interface SavedScenario {
  /** The state before the first action. */
  readonly state: Json;
  readonly actions: Json;
  readonly decisions: Json;
  readonly random: Json;
  /** The scenario as its author wrote it; null or absent: that was not kept. */
  readonly source?: Json;
  /** The hash of its trace, as it was resolved when it was saved. */
  readonly traceHash: string;
  /** A digest of every line of that trace; empty or absent: there is none. */
  readonly lineDigests?: string;
}

/**
 * The bodies that ask a saved scenario again, best first: in the words of its author, then what never changes of it,
 * which says the same without these words. The words may mean something else by now (another default edition, another
 * card of the name): they are taken where they come to what was saved.
 */
export function waysToAsk(saved: SavedScenario): readonly JsonObject[] {
  const written = sourceOf(saved);
  const { state, actions, decisions, random } = saved;
  const content = { state, actions, decisions, random };
  return (written === null ? [content] : [written, content]).map(oneRun);
}

/** A scenario of which one run is followed: what would enumerate every outcome stops where chance decides. */
function oneRun(body: JsonObject): JsonObject {
  return body.random === 'enumerate' ? { ...body, random: 'ask' } : body;
}

/** What was written when the scenario was saved, in the words of its author; null: it cannot be asked again. */
function sourceOf({ source }: SavedScenario): JsonObject | null {
  if (!isObject(source)) return null;
  const {
    recordDeaths: _,
    note: __,
    trace: ___,
    expect: ____,
    distribution: _____,
    ...rest
  } = source;
  return rest;
}
