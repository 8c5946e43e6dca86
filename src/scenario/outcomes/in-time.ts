import { ONE, type Program, type Table, ZERO } from '../../kernel/index.js';
import type { ScenarioRequest } from '../play/request.js';
import { type ChainEnds, chainEnds } from './chain.js';
import { ChoiceScript } from './choices.js';

/** How far an enumeration may go. */
export interface Reach {
  readonly situations: number;
  readonly decisions: number;
}

/** What a chain can end in, with the script that answered its choices. */
export interface Followed {
  readonly chain: ChainEnds;
  readonly script: ChoiceScript;
  /** Whether there would have been more within the budget, had there been time for it. */
  readonly outOfTime: boolean;
}

/** Instructions for every situation of the budget, on all paths together: what bounds the work where situations are few. */
const STEPS_PER_SITUATION = 70;

/** Parts of the budget that are gone through before all of it, where there is a deadline: a quarter more work at most. */
const STAGES = [1 / 25, 1 / 5, 1];

/** Of the time that is left, how much goes into following paths; the rest is for telling what was found. */
const SHARE_OF_TIME = 0.5;

/**
 * Follows all paths within a budget. Without a deadline, or when there is time enough, the answer depends on the request
 * alone. With one, smaller budgets are gone through first, so that there is something to tell when time is up: the answer
 * is then that of the last of them that was finished.
 * @param deadline milliseconds since the epoch
 */
export function followInTime(
  request: ScenarioRequest,
  reach: Reach,
  deadline: number | undefined,
): Followed {
  if (deadline === undefined) return follow(request, reach);
  const now = Date.now();
  const until = now + Math.max(0, deadline - now) * SHARE_OF_TIME;
  const timed = { ...request, ruleset: timedRuleset(request.ruleset, until) };
  let found: Followed = { ...nothing(request), outOfTime: true };
  for (const part of STAGES) {
    const situations = Math.ceil(reach.situations * part);
    try {
      found = follow(timed, { ...reach, situations });
    } catch (error) {
      if (error instanceof OutOfTime) return { ...found, outOfTime: true };
      throw error;
    }
    const { stoppedBy } = found.chain;
    if (stoppedBy === null || stoppedBy === 'decisions') return found;
  }
  return found;
}

function follow(request: ScenarioRequest, { situations, decisions }: Reach): Followed {
  const script = new ChoiceScript(request);
  const totalSteps = situations * STEPS_PER_SITUATION;
  const chain = chainEnds(request, script, { situations, decisions, totalSteps });
  return { chain, script, outOfTime: false };
}

/** Nothing was followed to its end: everything is missing. */
function nothing(request: ScenarioRequest): Omit<Followed, 'outOfTime'> {
  const actions = request.actions.map((action) => ({ action, taken: ZERO, refused: [] }));
  const counts = { situations: 0, missing: ONE, stoppedBy: null, limit: null };
  return { chain: { ends: [], actions, ...counts }, script: new ChoiceScript(request) };
}

/** Time is up in the middle of an enumeration. */
class OutOfTime extends Error {}

/** How many copies of states are made between two looks at the clock. */
const COPIES = 64;

/** The rule system, with a program that breaks off when time is up: states are copied at every fork. */
function timedRuleset(
  ruleset: ScenarioRequest['ruleset'],
  until: number,
): ScenarioRequest['ruleset'] {
  let copies = 0;
  const program: Program<Table> = {
    ...ruleset.program,
    copy: (state, spare) => {
      if (++copies % COPIES === 0 && Date.now() > until) throw new OutOfTime();
      return ruleset.program.copy(state, spare);
    },
  };
  return { ...ruleset, program };
}
