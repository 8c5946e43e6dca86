import { add, equals, type Rational, toNumber, ZERO } from '../../kernel/index.js';
import { Fields } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { NO_DEADLINE } from '../operation/clock.js';
import type { OracleContext } from '../operation/context.js';
import { refuseIfAny } from '../operation/refused.js';
import type { ScenarioRequest } from '../play/request.js';
import { ENGINE } from '../terms/engine.js';
import { replay } from './chain.js';
import { readGroupBy } from './group-by.js';
import { type Group, groupEnds } from './groups.js';
import { type Followed, followInTime, type Reach } from './in-time.js';
import { Replays } from './replay.js';
import type { OutcomeGroup, Outcomes, Probability, UnknownShare } from './schema.js';
import { NOTHING_UNKNOWN, together, type Unknown } from './unknown.js';

/** The largest budget that can be asked for, and the one of a request that names none. */
const BUDGET = {
  situations: { most: 50_000, usual: 25_000 },
  decisions: { most: 1_000, usual: 1_000 },
  groups: { most: 1_000, usual: 100 },
} as const;

interface Budget extends Reach {
  /** Groups that are listed. */
  readonly groups: number;
}

/**
 * The exact distribution of what a chain of actions can end in, in the groups that are asked for. Where somebody waits until
 * a deadline, what there was no time for is left out and told.
 * @throws Refused when the scenario or what is asked about it makes no sense.
 */
export function outcomes(request: ScenarioRequest, { deadline }: OracleContext): Outcomes {
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
  const budget = readBudget(new Fields(body, [], problems));
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const followed = followInTime(request, budget, deadline);
  const { chain, script } = followed;
  if (equals(chain.missing, ZERO)) script.refuseUnused();
  const groups = groupEnds(request, chain.ends, keys);
  return answerOf(request, budget, followed, groups);
}

function readBudget(fields: Fields): Budget {
  const json = fields.get('budget');
  const known = Object.keys(BUDGET);
  const given = json === undefined ? null : Fields.of(json, ['budget'], { known }, fields.problems);
  const of = (name: keyof typeof BUDGET): number => {
    const { most, usual } = BUDGET[name];
    return given?.integer(name, 1, most, usual) ?? usual;
  };
  return {
    situations: of('situations'),
    decisions: of('decisions'),
    groups: of('groups'),
  };
}

function answerOf(
  request: ScenarioRequest,
  { situations, decisions, groups: listed }: Budget,
  { chain, outOfTime }: Followed,
  groups: readonly Group[],
): Outcomes {
  const left = groups.slice(listed);
  const replays = new Replays(request);
  return {
    ruleset: request.ruleset.id,
    edition: request.edition,
    engine: ENGINE,
    complete: equals(chain.missing, ZERO),
    missing: probabilityOf(chain.missing),
    stoppedBy: outOfTime ? 'deadline' : (chain.stoppedBy ?? chain.limit?.limit ?? null),
    budget: { situations, decisions, groups: listed },
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

function groupJson(request: ScenarioRequest, group: Group, replays: Replays): OutcomeGroup {
  const { by, open, probability, paths, ends, witness, unknown } = group;
  const decisions = replay(request, witness);
  return {
    by,
    probability: probabilityOf(probability),
    paths: String(paths),
    ends,
    open,
    decisions,
    replay: replays.of(decisions),
    unknown: shareOf(unknown),
  };
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
