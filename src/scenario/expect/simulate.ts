import {
  add,
  type Decision,
  type DecisionSource,
  enumerateAll,
  type Frame,
  multiply,
  ONE,
  OPEN,
  type Rational,
  Run,
  stateKey,
  type Table,
  ZERO,
} from '../../kernel/index.js';
import { type AnyRuleset, type Position, Problems } from '../../rulesets/ruleset.js';
import type { Clock } from '../operation/clock.js';
import type { ActionReport } from '../play/report.js';
import type { PlannedAction } from '../play/request.js';
import { isInterruption, mustWait, pickOf, reportOf, takeAction } from '../play/take-action.js';
import { isRuleOf } from '../rules/rule-files.js';
import type { Recording } from '../trace/playback.js';
import { withUnhandled } from '../trace/unhandled.js';

/** What can be played again and again: a start that is never changed, and the actions from it. */
export interface Plan {
  readonly ruleset: AnyRuleset;
  readonly clock: Clock;
  readonly start: Position<Table>;
  readonly actions: readonly PlannedAction[];
}

/** A scenario that has been run, with everything that its expectations may look at. */
export interface PlayedScenario extends Recording {
  readonly ruleset: AnyRuleset;
  /** How the game stands at the end. */
  readonly end: Position<Table>;
  readonly actions: readonly ActionReport[];
  /** For every action how many changes were made when it began; null: it was over before. */
  readonly starts: readonly (number | null)[];
  readonly pending: Decision | null;
}

/** One distinct end of a plan. */
export interface End {
  readonly state: Table;
  /** What still has to run once the open decision is answered. */
  readonly stack: readonly Frame[];
  readonly probability: Rational;
  readonly pending: Decision | null;
}

/** All ends of a plan. */
export interface Ends {
  readonly ends: readonly End[];
  /** Probability that a bound left out; 0 when the answer is complete. */
  readonly missing: Rational;
}

/** Paths that are followed one by one when the trace matters. */
const MAX_PATHS = 2_000;

/** The exact distribution of the ends of a plan over all chance. An illegal action changes nothing. */
export function endsOf(plan: Plan): Ends {
  let ends: readonly End[] = [
    { state: plan.start.state, stack: [], probability: ONE, pending: null },
  ];
  let missing = ZERO;
  for (const action of plan.actions) {
    const merged = new Map<string, End>();
    for (const end of ends) {
      plan.clock.look();
      const after = endsOfAction(plan, end, action);
      missing = add(missing, multiply(end.probability, after.missing));
      for (const found of after.ends) {
        const key = situationKey(plan, found);
        const known = merged.get(key);
        const total = add(known?.probability ?? ZERO, multiply(end.probability, found.probability));
        merged.set(key, { ...found, probability: total });
      }
    }
    ends = [...merged.values()];
  }
  return { ends, missing };
}

function endsOfAction(plan: Plan, end: End, action: PlannedAction): Ends {
  const { ruleset, start } = plan;
  const { program } = ruleset;
  const unchanged = { ends: [{ ...end, probability: ONE }], missing: ZERO };
  const { pending } = end;
  if (mustWait(ruleset, pending, action)) return unchanged;
  const run = new Run(program, program.copy(end.state), [...end.stack]);
  run.pending = pending;
  let answered = {};
  if (pending === null || isInterruption(ruleset, action)) {
    const problems = new Problems();
    const refusal = takeAction({ ruleset, run, names: start.names }, action, problems);
    if (refusal !== null || !problems.isEmpty) return unchanged;
  } else {
    const option = pickOf(ruleset, { state: end.state, names: start.names }, pending, action);
    if (typeof option !== 'number') return unchanged;
    answered = { answered: option };
  }
  const machine = { state: run.state, stack: run.stack };
  const only = { machine, probability: ONE, paths: 1n, witness: [], choices: 0 };
  const { outcomes, missing } = enumerateAll(program, [only], {
    ...answered,
    expired: inTime(plan),
  });
  return {
    ends: outcomes.map(({ machine: { state, stack }, probability, pending: open }) => ({
      state,
      stack,
      probability,
      pending: open,
    })),
    missing,
  };
}

/** Never says that the time is up: when it is, the operation ends. */
function inTime({ clock }: Plan): () => boolean {
  return () => {
    clock.look();
    return false;
  };
}

function situationKey({ ruleset }: Plan, { state, stack, pending }: End): string {
  const { program } = ruleset;
  const key = stateKey(program, state);
  return pending === null ? key : `${key} ${JSON.stringify([pending, stack])}`;
}

/** Plays a plan with its full trace once for every path that chance can take, or says why that cannot be done. */
export function pathsOf(plan: Plan): readonly PlayedScenario[] | string {
  const paths: PlayedScenario[] = [];
  const open: (readonly number[])[] = [[]];
  for (let prefix = open.pop(); prefix !== undefined; prefix = open.pop()) {
    plan.clock.look();
    if (paths.length === MAX_PATHS) return `chance can take more than ${MAX_PATHS} paths`;
    const taken: number[] = [];
    const given = prefix;
    const path = replay(plan, ({ kind, options }) => {
      if (kind !== 'chance') return OPEN;
      const turn = taken.length;
      if (turn >= given.length)
        for (let other = options.length - 1; other > 0; other--) open.push([...taken, other]);
      const choice = given[turn] ?? 0;
      taken.push(choice);
      return choice;
    });
    if (path === null) return 'a path does not end within its bounds';
    paths.push(path);
  }
  return paths;
}

function replay({ ruleset, start, actions }: Plan, source: DecisionSource): PlayedScenario | null {
  const { program } = ruleset;
  const isCited = isRuleOf(ruleset, ruleset.editions.of(start.state));
  const copy = { state: program.copy(start.state), names: start.names };
  const { state } = ruleset.inquiry.attentive?.(copy) ?? copy;
  const run = new Run(program, state, [], { source, trace: 'FULL', isCited });
  const reports: ActionReport[] = [];
  const starts: number[] = [];
  for (const action of actions) {
    if (mustWait(ruleset, run.pending, action)) break;
    starts.push(run.trace!.changeCount);
    const problems = new Problems();
    const refusal = takeAction({ ruleset, run, names: start.names }, action, problems);
    const illegal = refusal ?? problems.errors[0] ?? null;
    reports.push(reportOf(action, illegal, null));
    if (illegal === null && run.advance() === 'limit') return null;
  }
  return {
    ruleset,
    start: start.state,
    end: { state: run.state, names: start.names },
    nodes: withUnhandled(run.trace!.nodes, ruleset.inquiry.events?.(run.state) ?? []),
    changes: run.trace!.changes,
    actions: reports,
    starts,
    pending: run.pending,
  };
}
