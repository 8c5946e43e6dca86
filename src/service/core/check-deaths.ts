import { problemAt } from '../../scenario/operation/problem-at.js';
import type { DeathRecord, JsonObject, NormalisedScenario } from '../../scenario/oracle.js';
import { problemOf, ServiceError } from '../errors.js';
import { rawBody } from './body.js';
import { answerOf, askAboutScenario } from './oracle.js';
import type { Caller, Services } from './services.js';

/** How many deaths go into one scenario; no rule system takes fewer. */
const AT_ONCE = 100;

/** Deaths of a game. */
export interface Deaths {
  readonly ruleset: string;
  readonly patch: string;
  readonly deaths: readonly DeathRecord[];
}

/** A rule system and the edition that a patch means. */
export type Edition = Pick<NormalisedScenario, 'ruleset' | 'edition'>;

/**
 * Checks that deaths fit a rule system and an edition, as those of a scenario have to.
 * @throws ServiceError INVALID_BODY with places in `deaths`, and the nearest names.
 */
export async function checkDeaths(
  services: Services,
  { ruleset, patch, deaths }: Deaths,
  caller: Caller,
): Promise<Edition> {
  const empty = { ruleset, patch };
  if (deaths.length === 0) return normalised(services, empty, caller);
  let edition: Edition | null = null;
  for (let from = 0; from < deaths.length; from += AT_ONCE) {
    const some = deaths.slice(from, from + AT_ONCE);
    const number = Math.max(1, ...some.map(({ turn }) => turn));
    const scenario = { ...empty, turn: { number }, deaths: some.map((death) => ({ ...death })) };
    edition = await normalised(services, scenario, caller).catch((error) => inBody(error, from));
  }
  return edition!;
}

async function normalised(
  services: Services,
  scenario: JsonObject,
  caller: Caller,
): Promise<Edition> {
  const reply = await askAboutScenario(services, 'normalise', rawBody(scenario), caller);
  const { ruleset, edition } = answerOf<NormalisedScenario>(reply);
  return { ruleset, edition };
}

/** The problem of a scenario as one of the body; `from`: the place of its first death. */
function inBody(error: unknown, from: number): never {
  if (!(error instanceof ServiceError) || error.problem.code !== 'INVALID_SCENARIO') throw error;
  const problem = problemAt(error.problem, ([list, at, ...rest]) =>
    list === 'deaths' && typeof at === 'number' ? [list, from + at, ...rest] : ['deaths'],
  );
  const { detail, errors = [] } = problem;
  throw new ServiceError({ ...problemOf('INVALID_BODY', detail), errors });
}
