import type { Json, NormalisedScenario, OracleContext } from './oracle.js';
import { play } from './play.js';
import type { RandomMode, ScenarioRequest } from './request.js';
import { resolutionOf } from './resolution.js';

/** Everything that is needed to save a scenario: its board as a full state, and what becomes of it. */
export function normalise(request: ScenarioRequest, context: OracleContext): NormalisedScenario {
  const { ruleset, edition, expect, title, random } = request;
  const played = play(request);
  const { resolution, fullTrace } = resolutionOf(played, context);
  const { before, after } = played;
  const cards = new Set([...ruleset.cardsIn(before.state), ...ruleset.cardsIn(after.state)]);
  return {
    ruleset: ruleset.id,
    edition,
    state: ruleset.view(before),
    actions: request.actions.map(({ json }) => json),
    decisions: request.decisions.map(({ json }) => json),
    random: randomJson(random),
    expect,
    title: title === '' ? titleFor(played.reports.length, ruleset.title) : title,
    cards: [...cards].sort(),
    rules: [...new Set(fullTrace.flatMap(({ rules }) => rules))].sort(),
    result: resolution.result,
    traceHash: resolution.traceHash,
    engine: resolution.engine,
  };
}

function titleFor(actions: number, ruleset: string): string {
  return `${ruleset}: ${actions} ${actions === 1 ? 'action' : 'actions'}`;
}

function randomJson(random: RandomMode | null): Json {
  if (random === null) return 'ask';
  return random.kind === 'seed' ? { seed: random.seed } : random.kind;
}
