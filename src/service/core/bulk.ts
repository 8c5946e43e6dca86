import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { DEFAULT_RULESET } from '../../rulesets/index.js';
import type { CataloguePage } from '../../scenario/oracle.js';
import { LIMITS } from '../limits.js';
import { type EditionNamed, editionOf } from './edition.js';
import { answerOf, askCatalogue } from './oracle.js';
import { getScenarios, searchScenarios } from './scenarios.js';
import type { Caller, Services } from './services.js';

/** A page of a list, and where the next one begins. */
interface Page {
  readonly items: readonly object[];
  readonly next: string | null;
}

/** A list that is the same for as long as the service runs. */
export type FixedList = 'cards' | 'rules';

/** The name of the file of a list. However its patch is written, there is one file of an edition. */
export function fileNameOf(list: FixedList, wanted: EditionNamed): string {
  const { ruleset = DEFAULT_RULESET } = wanted;
  const patch = editionOf(wanted);
  return [list, ruleset, ...(patch === undefined ? [] : [patch])].join('-');
}

/** All cards or rules of an edition: a JSON value a line, compressed with gzip. */
export async function catalogueFile(
  services: Services,
  list: FixedList,
  wanted: EditionNamed,
  caller: Caller,
): Promise<Uint8Array> {
  // Others may wait for the same file: it is made even if this caller goes away.
  const shared = { ...caller, signal: new AbortController().signal };
  let lines = '';
  let after: string | null = null;
  do {
    const place: object = { first: LIMITS.page.max, ...(after === null ? {} : { after }) };
    const reply = await askCatalogue(services, list, { ...wanted, ...place }, shared);
    const page = answerOf<CataloguePage>(reply);
    for (const item of page.items) lines += `${JSON.stringify(item)}\n`;
    after = page.next;
  } while (after !== null);
  return promisify(gzip)(lines);
}

/** Which scenarios a file has, and after which it begins. */
export interface ScenarioFileQuery {
  readonly after?: string;
  readonly changedSince?: string;
}

/**
 * All saved scenarios with all that is kept of them, newest first, as lines that are compressed as they are read. The last
 * line says how many there were before it, and the `after` of the next file; a file without it was broken off.
 * @throws ServiceError what the first page throws.
 */
export async function scenarioLines(
  services: Services,
  { after, ...filter }: ScenarioFileQuery,
  caller: Caller,
): Promise<AsyncIterable<Uint8Array>> {
  const page = async (place: { readonly first: number; readonly after?: string }) => {
    const found = await searchScenarios(services, { ...filter, ...place }, caller);
    const slugs = found.items.map(({ slug }) => slug);
    return { items: await getScenarios(services, slugs), next: found.next };
  };
  const first = LIMITS.page.max;
  const begun = await page({ first, ...(after === undefined ? {} : { after }) });
  const allowed = async (): Promise<void> => {
    services.admission.charge(caller, LIMITS.rate.workMs);
    await services.admission.whenAllowed(caller, caller.signal);
  };
  const lines = scenarioPages(begun, async (from) => {
    await allowed();
    return page({ first, after: from });
  });
  return pipeline(Readable.from(lines), createGzip(), () => undefined);
}

/** The lines of a page and of those that follow it, and the last line. */
async function* scenarioPages(
  begun: Page,
  pageAfter: (after: string) => Promise<Page>,
): AsyncGenerator<string> {
  let lines = 0;
  let { items, next } = begun;
  for (;;) {
    for (const item of items) yield `${JSON.stringify(item)}\n`;
    lines += items.length;
    if (next === null || lines >= LIMITS.bulk.lines) break;
    ({ items, next } = await pageAfter(next));
  }
  yield `${JSON.stringify({ lines, next })}\n`;
}
