import { isObject } from '../../rulesets/common/fields.js';
import type { ScenarioRequest } from '../play/request.js';
import type { Json, JsonObject } from '../terms/schema.js';

/** Fields that a scenario has no use for once all its decisions are taken, or that ask about all outcomes. */
const LEFT_OUT: readonly string[] = [
  'groupBy',
  'budget',
  'mergeAlike',
  'decisions',
  'random',
  'trace',
  'difference',
  'ruling',
  'question',
  'expect',
  'distribution',
];

/** What stands among the actions and is none. */
const BETWEEN = ['decide', 'check'] as const;

/** How many UTF-16 units the scenarios of all groups may have together. */
const ROOM = 2_097_152;

/**
 * Writes the scenario of a request with the decisions of one of its outcomes, so that it can be resolved and saved.
 * Answers null when the request goes on with a continuation, and when the room for scenarios is used up: the
 * decisions are there all the same.
 */
export class Replays {
  private readonly scenario: JsonObject | null;
  private readonly size: number;
  private left = ROOM;

  constructor({ body, resumes }: ScenarioRequest) {
    this.scenario = resumes === null ? scenarioOf(body) : null;
    this.size = JSON.stringify(this.scenario).length;
  }

  of(decisions: readonly Json[]): JsonObject | null {
    if (this.scenario === null) return null;
    this.left -= this.size + JSON.stringify(decisions).length;
    return this.left < 0 ? null : { ...this.scenario, decisions };
  }
}

function scenarioOf(body: JsonObject): JsonObject {
  const kept = Object.entries(body).filter(([key]) => !LEFT_OUT.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'actions' ? withoutDecisions(value) : value]),
  );
}

/** A decision can stand among the actions; the list of all decisions takes its place. Checks go with what is expected. */
function withoutDecisions(actions: Json): Json {
  if (!Array.isArray(actions)) return actions;
  const list = actions as readonly Json[];
  return list.filter(
    (action) => !isObject(action) || !BETWEEN.some((field) => Object.hasOwn(action, field)),
  );
}
