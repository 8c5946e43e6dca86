import { isObject } from '../../rulesets/common/fields.js';
import { Names } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import { type Played, play } from '../play/play.js';
import type { RandomMode } from '../play/random.js';
import type { ScenarioRequest } from '../play/request.js';
import { wholeRequest } from '../play/whole.js';
import { resolutionOf } from '../resolution/resolution.js';
import { engineBuiltAt } from '../terms/engine.js';
import type { Json } from '../terms/schema.js';
import { digestsOf } from '../trace/digests.js';
import type { TraceLine } from '../trace/schema.js';
import type { NormalisedScenario } from './schema.js';

/** Everything that is needed to save a scenario: its board as a full state, and what becomes of it. */
export function normalise(asked: ScenarioRequest, context: OracleContext): NormalisedScenario {
  const request = wholeRequest(asked, context);
  const { ruleset, edition, title, random } = request;
  const expect = expected(request);
  const played = play(request);
  const { resolution, fullTrace } = resolutionOf(played, context);
  const { before, after } = played;
  const cards = new Set([
    ...ruleset.show.cardsIn(before.state),
    ...ruleset.show.cardsIn(after.state),
  ]);
  return {
    ruleset: ruleset.id,
    edition,
    ...spoken({ ...request, expect }, played),
    random: randomJson(random),
    expect,
    title: title === '' ? titleFor(fullTrace, ruleset.title) : title,
    cards: [...cards].sort(),
    rules: [...new Set(fullTrace.flatMap(({ rule, alsoRules }) => [rule, ...alsoRules]))].sort(),
    result: resolution.result,
    traceHash: resolution.traceHash,
    lineDigests: digestsOf(fullTrace),
    engine: resolution.engine,
    engineBuiltAt: engineBuiltAt(),
  };
}

/** What is expected; a check among the actions is one more expectation. */
function expected({ expect, checks }: ScenarioRequest): Json | null {
  if (checks.length === 0) return expect;
  const given = Array.isArray(expect) ? (expect as readonly Json[]) : [];
  const between = checks.map((check) => ({
    afterActions: check.afterActions,
    expect: check.expect,
  }));
  return [...given, ...between];
}

/**
 * The board and what is done on it. What entities are called makes no difference, unless expectations speak
 * of them by these names.
 */
function spoken(
  { ruleset, actions, decisions, expect }: ScenarioRequest,
  { before, scripted }: Played,
): Pick<NormalisedScenario, 'state' | 'actions' | 'decisions'> {
  const { state, names } = before;
  // in the words of the engine: a decision can be said in many
  const picks = decisions.map(({ json }, i) => scripted[i] ?? pickOf(json));
  if (expect !== null) {
    return {
      state: ruleset.setup.view(before),
      actions: actions.map(({ read }) => ruleset.actions.write(read, new Names())),
      decisions: picks,
    };
  }
  return {
    state: ruleset.setup.view({ state, names: new Names() }),
    actions: actions.map(({ read }) => ruleset.actions.write(read, names)),
    decisions: picks.map((pick) => withoutAlias(pick, names)),
  };
}

/** A bare decision is short for `{ pick: ... }`. */
function pickOf(json: Json): Json {
  return isObject(json) ? json : { pick: json };
}

function withoutAlias(json: Json, names: Names): Json {
  if (!isObject(json) || typeof json.pick !== 'string') return json;
  return { ...json, pick: names.idOf(json.pick) ?? json.pick };
}

/** So many actions a title names, in so many letters; of more it says how many. */
const NAMED = { actions: 3, letters: 120 } as const;

/** What is done, in the words of the trace, without the numbers of entities. */
function titleFor(trace: readonly TraceLine[], ruleset: string): string {
  const done = trace
    .filter(({ depth }) => depth === 0)
    .map(({ text }) => text.replaceAll(/ \([^()]*\)/g, '').replace(/: the game$/, ''));
  const named: string[] = [];
  for (const text of done.slice(0, NAMED.actions)) {
    if ([...named, text].join('; ').length > NAMED.letters) break;
    named.push(text);
  }
  if (named.length === 0) return ruleset;
  const more = done.length - named.length;
  return [...named, ...(more === 0 ? [] : [`and ${more} more`])].join('; ');
}

function randomJson(random: RandomMode | null): Json {
  if (random === null) return 'ask';
  return random.kind === 'seed' ? { seed: random.seed } : random.kind;
}
