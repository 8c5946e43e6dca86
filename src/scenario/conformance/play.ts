import {
  chanceSource,
  type Decision,
  type Json,
  OPEN,
  Run,
  ScriptError,
  scriptedSource,
  seedRandom,
  type Table,
} from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import type { AnyRuleset, JsonObject, Position, Problems } from '../../rulesets/ruleset.js';
import type { PlayedScenario } from '../expect/check-run.js';
import type { ActionReport } from '../oracle.js';

/** Runs a scenario with a full trace; null when it makes no sense. */
export function playScenario(body: JsonObject, problems: Problems): PlayedScenario | null {
  const ruleset = rulesetOf(String(body.ruleset ?? DEFAULT_RULESET));
  if (ruleset === undefined) return problems.add('UNKNOWN_RULESET', ['ruleset'], 'unknown');
  const patch = ruleset.editions.find(String(body.patch ?? ruleset.editions.default));
  if (patch === null)
    return problems.wrongType(['patch'], ruleset.editions.form, body.patch ?? null);
  const setup = Object.fromEntries(
    Object.entries(body).filter(([key]) => ruleset.setupFields.includes(key)),
  );
  const start = ruleset.readSetup(setup, patch, { deathEventCaches: {} }, problems);
  if (start === null || !problems.isEmpty) return null;
  return play(ruleset, start, body, problems);
}

function play(
  ruleset: AnyRuleset,
  start: Position<Table>,
  body: JsonObject,
  problems: Problems,
): PlayedScenario | null {
  const actions = (body.actions ?? []) as readonly Json[];
  const read = actions.map((json, i) => ruleset.readAction(json, ['actions', i], start, problems));
  if (!problems.isEmpty) return null;
  const state = ruleset.program.copy(start.state);
  const script = { decisions: (body.decisions ?? []) as readonly Json[], position: 0 };
  const seed = isObject(body.random) && typeof body.random.seed === 'number' ? body.random.seed : 0;
  const match = (decision: Decision, scripted: Json): number => {
    const found = ruleset.matchOption({ state: run.state, names: start.names }, decision, scripted);
    return typeof found === 'number' ? found : OPEN;
  };
  const run: Run<Table> = new Run(ruleset.program, state, [], {
    trace: 'FULL',
    source: scriptedSource(script, match, chanceSource(seedRandom(seed))),
  });
  const reports: ActionReport[] = [];
  try {
    for (const [i, action] of read.entries()) {
      const refusal = ruleset.begin(run, start.names, action, ['actions', i], problems);
      if (!problems.isEmpty) return null;
      const report = { action: actions[i]!, legal: refusal === null };
      reports.push(refusal === null ? report : { ...report, illegal: refusal });
      if (refusal === null && run.advance() !== 'complete') break;
    }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const options = error.decision.options.map(
      (_, i) =>
        ruleset.describeOption({ state: run.state, names: start.names }, error.decision, i).text,
    );
    return problems.add('DECISION_MISFIT', ['decisions', error.position], error.message, {
      expected: options.join(', '),
    });
  }
  return {
    ruleset,
    start: start.state,
    end: { state: run.state, names: start.names },
    nodes: run.trace!.nodes,
    changes: run.trace!.changes,
    actions: reports,
    pending: run.pending,
    unusedDecisions: script.decisions.length - script.position,
  };
}
