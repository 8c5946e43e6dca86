import { boardCode } from '../../scenario/board-code/write.js';
import type { Comparison, Json, JsonObject, Replay, Timeline } from '../../scenario/oracle.js';
import { playAddress } from '../web/addresses.js';
import type { CompareView } from '../web/compare.js';
import type { Asked } from '../web/views.js';
import { rawBody } from './body.js';
import { answered, askAboutScenario, askCatalogue, itemOf } from './oracle.js';
import { editionsOf, scenarioOf } from './play-page.js';
import type { Caller, Services } from './services.js';

/** What the page that compares editions is asked: a board, and the editions. */
export interface CompareQuery {
  readonly b?: string;
  readonly one?: string;
  readonly other?: string;
}

/** A worked case that every edition tells in its own way: it is compared where no board is given. */
const EXAMPLE = 'EN-389a';

/**
 * A board in two editions side by side: the one that it is in, and the first of all unless another is asked for.
 * @throws ServiceError BAD_BOARD_CODE.
 */
export async function viewComparison(
  services: Services,
  { b, one, other }: CompareQuery,
  caller: Caller,
): Promise<CompareView> {
  const scenario = b === undefined ? await example(services, caller) : scenarioOf({ b });
  const { patch, random: _, ...rest } = scenario;
  const { ruleset, dated, usual } = editionsOf(scenario);
  const first = one ?? (typeof patch === 'string' ? patch : usual);
  const second = other ?? dated.find((each) => each !== first) ?? usual;
  const body: JsonObject = { ...rest, patches: [first, second], trace: 'NONE' };
  const reply = await askAboutScenario(services, 'compare', rawBody(body), caller);
  const replayed = (patch: string): Promise<Asked<Replay>> =>
    replayIn(services, { ...rest, patch }, caller);
  return {
    b: b ?? boardCode(scenario),
    title: typeof scenario.title === 'string' ? scenario.title : 'A board',
    ruleset,
    editions: [first, second],
    known: dated,
    tables: [first, second].map((edition) => playAddress({ ...scenario, patch: edition })),
    comparison: answered<Comparison>(reply),
    timeline: answered<Timeline>(
      await askAboutScenario(services, 'timeline', rawBody({ ...rest, patch: first }), caller),
    ),
    replays: [await replayed(first), await replayed(second)],
  };
}

async function example(services: Services, caller: Caller): Promise<JsonObject> {
  const { title, scenario } = itemOf(
    await askCatalogue(services, 'cases', { id: EXAMPLE }, caller),
    EXAMPLE,
  );
  return { title: title as Json, ...(scenario as JsonObject) };
}

/** How it goes in one edition: all that is to be seen of it. */
async function replayIn(
  services: Services,
  scenario: JsonObject,
  caller: Caller,
): Promise<Asked<Replay>> {
  const body = { ...scenario, trace: 'SUMMARY', ruling: true };
  return answered<Replay>(await askAboutScenario(services, 'replay', rawBody(body), caller));
}
