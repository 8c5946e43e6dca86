import { add, equals, type Rational, toNumber, ZERO } from '../../kernel/index.js';
import { Fields } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { NO_DEADLINE } from '../operation/clock.js';
import type { OracleContext } from '../operation/context.js';
import { refuseIfAny } from '../operation/refused.js';
import { factsOf } from '../play/facts.js';
import type { ScenarioRequest } from '../play/request.js';
import { Allowance } from './allowance.js';
import type { ChainEnds } from './chain.js';
import { CONFIDENCE, type Estimated } from './estimate.js';
import { type Followed, follow, type Reach } from './follow.js';
import { type GroupKey, readGroupBy } from './group-by.js';
import { type Group, groupsOf } from './groups.js';
import { decisionsOf } from './path-decisions.js';
import { Replays } from './replay.js';
import type { Estimate, OutcomeGroup, Outcomes, Probability, UnknownShare } from './schema.js';
import { symmetryOf } from './symmetry.js';
import { NOTHING_UNKNOWN, together, type Unknown } from './unknown.js';

/** How long a request can say that it wants to wait. */
const LONGEST_MS = 600_000;

/** The largest budget that can be asked for, and the one of a request that names none. */
const BUDGET = {
  situations: { most: 50_000, usual: 25_000 },
  decisions: { most: 1_000, usual: 1_000 },
  groups: { most: 1_000, usual: 100 },
} as const;

interface Budget extends Reach {
  /** Groups that are listed. */
  readonly groups: number;
  /** How long the request wants to wait, in milliseconds; null: it does not say. */
  readonly timeMs: number | null;
}

/**
 * The exact distribution of what a chain of actions can end in, in the groups that are asked for. What there is no time or
 * budget for is left out, reported, and estimated by sampling.
 * @throws Refused when the scenario or what is asked about it makes no sense.
 */
export function outcomes(request: ScenarioRequest, context: OracleContext): Outcomes {
  const { ruleset, position, body } = request;
  const problems = new Problems();
  const scope = {
    ruleset,
    reader: ruleset.reader,
    names: position.names,
    state: position.state,
    problems,
    clock: NO_DEADLINE,
  };
  const keys = readGroupBy(scope, body.groupBy);
  const fields = new Fields(body, [], problems);
  const budget = readBudget(fields);
  fields.flag('mergeAlike', true);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const followed = follow(request, budget, {
    allowance: new Allowance(context, budget.timeMs),
    symmetry: symmetryOf(request, keys),
    onProgress: context.onProgress,
  });
  const { chain, script } = followed;
  refuseUnclear(chain, keys, problems);
  if (equals(chain.missing, ZERO)) script.refuseUnused();
  const groups = groupsOf(request, followed, keys);
  return answerOf(request, budget, followed, groups);
}

/**
 * Refuses names that mean several entities however the actions end: of an action that is never taken because of them, and
 * of what is grouped by. Where only some ends are unclear, the answer says which.
 */
function refuseUnclear(
  { actions, ends }: ChainEnds,
  keys: readonly GroupKey[],
  problems: Problems,
): void {
  for (const action of actions)
    if (equals(action.taken, ZERO)) problems.errors.push(...action.problems);
  const [first] = ends;
  for (const { named } of first === undefined ? [] : keys) {
    const fault = named?.fault(first!.machine.state) ?? null;
    if (fault !== null && ends.every(({ machine }) => named?.fault(machine.state) !== null))
      problems.add('AMBIGUOUS_ENTITY', named!.path, `${fault}.`);
  }
  refuseIfAny(problems.errors);
}

function readBudget(fields: Fields): Budget {
  const json = fields.get('budget');
  const known = [...Object.keys(BUDGET), 'timeMs'];
  const given = json === undefined ? null : Fields.of(json, ['budget'], { known }, fields.problems);
  const of = (name: keyof typeof BUDGET): number => {
    const { most, usual } = BUDGET[name];
    return given?.integer(name, 1, most, usual) ?? usual;
  };
  return {
    situations: of('situations'),
    decisions: of('decisions'),
    groups: of('groups'),
    timeMs: given?.integer('timeMs', 1, LONGEST_MS, null) ?? null,
  };
}

function answerOf(
  request: ScenarioRequest,
  { situations, decisions, groups: listed, timeMs }: Budget,
  { chain, drawn }: Followed,
  groups: readonly Group[],
): Outcomes {
  const left = groups.slice(listed);
  const replays = new Replays(request);
  return {
    ...factsOf(request),
    complete: equals(chain.missing, ZERO),
    missing: probabilityOf(chain.missing),
    stoppedBy: stoppedBy(chain),
    budget: { situations, decisions, groups: listed, timeMs },
    estimate:
      drawn === null
        ? null
        : {
            seed: drawn.seed,
            paths: drawn.count,
            of: probabilityOf(chain.open),
            confidence: CONFIDENCE,
          },
    situations: chain.situations,
    ends: chain.ends.length,
    paths: String(chain.ends.reduce((sum, { paths }) => sum + paths, 0n)),
    actions: chain.actions.map(({ action, taken, refused }) => ({
      action: action.json,
      taken: probabilityOf(taken),
      refused: refused.map(({ code, message, probability }) => ({
        code,
        message,
        probability: probabilityOf(probability),
      })),
    })),
    groups: groups.slice(0, listed).map((group) => groupJson(request, group, replays)),
    unlisted: {
      groups: left.length,
      probability: probabilityOf(
        left.reduce((sum, { probability }) => add(sum, probability), ZERO),
      ),
    },
    unknown: shareOf(groups.reduce((all, { unknown }) => together(all, unknown), NOTHING_UNKNOWN)),
  };
}

/** What was used up first. */
function stoppedBy({ stoppedBy: bound, limit }: ChainEnds): string | null {
  return bound === 'expired' ? 'deadline' : (bound ?? limit?.limit ?? null);
}

function groupJson(request: ScenarioRequest, group: Group, replays: Replays): OutcomeGroup {
  const { by, open, probability, paths, ends, witness, unknown, estimate } = group;
  const decisions = decisionsOf(request, witness);
  return {
    by,
    probability: probabilityOf(probability),
    estimate: estimate === null ? null : estimateJson(estimate),
    paths: String(paths),
    ends,
    open,
    decisions,
    replay: replays.of(decisions),
    unknown: shareOf(unknown),
  };
}

function estimateJson({ guess, low, high }: Estimated): Estimate {
  return { decimal: toNumber(guess), low, high };
}

function shareOf({ probability, cards }: Unknown): UnknownShare | null {
  return cards.length === 0 ? null : { probability: probabilityOf(probability), cards };
}

/** An exact probability as it is written: two whole numbers as texts, and the nearest number. */
function probabilityOf(p: Rational): Probability {
  return {
    numerator: String(p.numerator),
    denominator: String(p.denominator),
    decimal: toNumber(p),
  };
}
