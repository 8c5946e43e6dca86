import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { DEFAULT_RULESET } from '../../rulesets/index.js';
import type { CataloguePage } from '../../scenario/oracle.js';
import { LIMITS } from '../limits.js';
import type { BulkFile } from './bulk-files.js';
import { type EditionNamed, editionOf } from './edition.js';
import { etagOf } from './etag.js';
import { answerOf, askCatalogue } from './oracle.js';
import { getScenarios, searchScenarios } from './scenarios.js';
import type { Caller, Services } from './services.js';

/** A page of a list, and where the next one begins. */
interface Page {
  readonly items: readonly object[];
  readonly next: string | null;
}

/** All cards or rules of an edition. However its patch is written, there is one file of it. */
export async function catalogueFile(
  services: Services,
  operation: 'cards' | 'rules',
  wanted: EditionNamed,
  caller: Caller,
): Promise<BulkFile & { readonly name: string }> {
  const filter = { ruleset: DEFAULT_RULESET, ...wanted };
  const patch = editionOf(filter);
  const name = [operation, filter.ruleset, ...(patch === undefined ? [] : [patch])].join('-');
  const asker = shared(caller);
  const file = await services.bulk.get(name, async () =>
    fileOf(async (place) =>
      answerOf<CataloguePage>(
        await askCatalogue(services, operation, { ...filter, ...place }, asker),
      ),
    ),
  );
  return { ...file, name };
}

/** A caller whose going away ends nothing: others may wait for the same file. */
function shared(caller: Caller): Caller {
  return { ...caller, signal: new AbortController().signal };
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
  const page: ReadPage = async (place) => {
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

type ReadPage = (place: { readonly first: number; readonly after?: string }) => Promise<Page>;

/** The lines of all pages, compressed as they come: no more than a page is there at once. */
async function fileOf(page: ReadPage): Promise<BulkFile> {
  const madeAt = new Date();
  // what breaks off the lines breaks off the reading of what they are pressed into
  const pressed = pipeline(Readable.from(linesOf(page)), createGzip(), () => undefined);
  const bytes = await buffer(pressed);
  return { bytes, etag: etagOf(bytes), madeAt };
}

/** A line for each item, as many as a file may have. */
async function* linesOf(page: ReadPage): AsyncGenerator<string> {
  let left = { lines: LIMITS.bulk.lines as number, bytes: LIMITS.bulk.bytes as number };
  let after: string | null | undefined;
  while (after !== null) {
    const { items, next } = await page({
      first: LIMITS.page.max,
      ...(after === undefined ? {} : { after }),
    });
    for (const item of items) {
      const line = `${JSON.stringify(item)}\n`;
      left = { lines: left.lines - 1, bytes: left.bytes - Buffer.byteLength(line) };
      if (left.lines < 0 || left.bytes < 0) return;
      yield line;
    }
    after = next;
  }
}
