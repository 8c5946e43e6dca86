import {
  add,
  canonicalJson,
  type Decision,
  type DecisionSource,
  enumerate,
  multiply,
  ONE,
  OPEN,
  type Rational,
  Run,
  type Table,
  ZERO,
} from '../../kernel/index.js';
import { type AnyRuleset, type Position, Problems } from '../../rulesets/ruleset.js';
import type { ActionReport } from '../oracle.js';
import type { PlannedAction } from '../request.js';
import type { Recording } from './playback.js';

/** What can be played again and again: a start that is never changed, and the actions from it. */
export interface Plan {
  readonly ruleset: AnyRuleset;
  readonly start: Position<Table>;
  readonly actions: readonly PlannedAction[];
}

/** A scenario that has been run, with everything that its expectations may look at. */
export interface PlayedScenario extends Recording {
  readonly ruleset: AnyRuleset;
  /** How the game stands at the end. */
  readonly end: Position<Table>;
  readonly actions: readonly ActionReport[];
  readonly pending: Decision | null;
}

/** One distinct end of a plan. */
export interface End {
  readonly state: Table;
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
  let ends: readonly End[] = [{ state: plan.start.state, probability: ONE, pending: null }];
  let missing = ZERO;
  for (const action of plan.actions) {
    const merged = new Map<string, End>();
    for (const end of ends) {
      const after = endsOfAction(plan, end, action);
      missing = add(missing, multiply(end.probability, after.missing));
      for (const { state, probability, pending } of after.ends) {
        const key = situationKey(plan, state, pending);
        const known = merged.get(key);
        const total = add(known?.probability ?? ZERO, multiply(end.probability, probability));
        merged.set(key, { state, pending, probability: total });
      }
    }
    ends = [...merged.values()];
  }
  return { ends, missing };
}

function endsOfAction({ ruleset, start }: Plan, end: End, action: PlannedAction): Ends {
  const { program } = ruleset;
  const unchanged = { ends: [{ ...end, probability: ONE }], missing: ZERO };
  if (end.pending !== null) return unchanged;
  const run = new Run(program, program.copy(end.state));
  const problems = new Problems();
  const refusal = ruleset.begin(run, start.names, action.read, action.path, problems);
  if (refusal !== null || !problems.isEmpty) return unchanged;
  const { outcomes, missing } = enumerate(program, { state: run.state, stack: run.stack });
  return {
    ends: outcomes.map(({ machine, probability, pending }) => ({
      state: machine.state,
      probability,
      pending,
    })),
    missing,
  };
}

function situationKey({ ruleset }: Plan, state: Table, pending: Decision | null): string {
  const { program } = ruleset;
  const key = program.key?.(state, [], '[]') ?? canonicalJson(program.encode(state));
  return pending === null ? key : `${key} ${JSON.stringify(pending)}`;
}

/** Plays a plan with its full trace once for every path that chance can take, or says why that cannot be done. */
export function pathsOf(plan: Plan): readonly PlayedScenario[] | string {
  const paths: PlayedScenario[] = [];
  const open: (readonly number[])[] = [[]];
  for (let prefix = open.pop(); prefix !== undefined; prefix = open.pop()) {
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
  const run = new Run(program, program.copy(start.state), [], { source, trace: 'FULL' });
  const reports: ActionReport[] = [];
  for (const { json, path, read } of actions) {
    const problems = new Problems();
    const refusal = ruleset.begin(run, start.names, read, path, problems);
    const illegal = refusal ?? problems.errors[0] ?? null;
    reports.push(
      illegal === null
        ? { action: json, legal: true }
        : { action: json, legal: false, illegal: { code: illegal.code, message: illegal.message } },
    );
    const status = illegal === null ? run.advance() : 'complete';
    if (status === 'limit') return null;
    if (status === 'pending') break;
  }
  return {
    ruleset,
    start: start.state,
    end: { state: run.state, names: start.names },
    nodes: run.trace!.nodes,
    changes: run.trace!.changes,
    actions: reports,
    pending: run.pending,
  };
}
