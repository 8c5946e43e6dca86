import type { Comparison, JsonObject } from '../../scenario/oracle.js';
import { playAddress } from '../web/addresses.js';
import type { CompareView } from '../web/compare.js';
import { rawBody } from './body.js';
import { answered, askAboutScenario } from './oracle.js';
import { editionsOf, scenarioOf } from './play-page.js';
import type { Caller, Services } from './services.js';

/** What the page that compares editions is asked: a board, and the editions. */
export interface CompareQuery {
  readonly b?: string;
  readonly one?: string;
  readonly other?: string;
}

/**
 * A board in two editions side by side: the one that it is in, and the first of all unless another is asked for.
 * @throws ServiceError BAD_BOARD_CODE.
 */
export async function viewComparison(
  services: Services,
  { b, one, other }: CompareQuery,
  caller: Caller,
): Promise<CompareView> {
  const scenario = scenarioOf(b === undefined ? {} : { b });
  const { patch, random: _, ...rest } = scenario;
  const { ruleset, dated, usual } = editionsOf(scenario);
  const first = one ?? (typeof patch === 'string' ? patch : usual);
  const second = other ?? dated.find((each) => each !== first) ?? usual;
  const body: JsonObject = { ...rest, patches: [first, second], trace: 'NONE' };
  const reply = await askAboutScenario(services, 'compare', rawBody(body), caller);
  return {
    b: b ?? '',
    title: typeof scenario.title === 'string' ? scenario.title : 'A board',
    ruleset,
    editions: [first, second],
    known: dated,
    tables: [first, second].map((edition) => playAddress({ ...scenario, patch: edition })),
    comparison: answered<Comparison>(reply),
  };
}
