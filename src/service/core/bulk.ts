import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CataloguePage } from '../../scenario/oracle.js';
import { LIMITS } from '../limits.js';
import { answerOf, askCatalogue } from './oracle.js';
import { searchScenarios } from './scenarios.js';
import type { Caller, Services } from './services.js';

/** A whole list as a file: a JSON value a line, compressed. */
export interface BulkFile {
  readonly bytes: Uint8Array;
  readonly madeAt: Date;
}

/** A page of a list, and where the next one begins. */
interface Page {
  readonly items: readonly object[];
  readonly next: string | null;
}

const compress = promisify(gzip);

/** Files that were made lately: making one takes many pages, and bots come for them together. */
export class BulkFiles {
  private readonly known = new Map<string, { readonly file: Promise<BulkFile>; until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The file of a name; made anew when there is none or it is too old. */
  async get(name: string, make: () => Promise<BulkFile>): Promise<BulkFile> {
    const found = this.known.get(name);
    if (found !== undefined && found.until > this.now()) return found.file;
    const file = make();
    this.known.delete(name);
    this.known.set(name, { file, until: this.now() + LIMITS.bulk.keptMs });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= LIMITS.bulk.files) break;
      this.known.delete(oldest);
    }
    file.catch(() => this.known.delete(name));
    return file;
  }
}

/** All cards or rules of an edition. */
export async function catalogueFile(
  services: Services,
  operation: 'cards' | 'rules',
  filter: { readonly ruleset?: string; readonly patch?: string },
  caller: Caller,
): Promise<BulkFile> {
  const { ruleset = '', patch = '' } = filter;
  return services.bulk.get(`${operation} ${ruleset} ${patch}`, async () =>
    fileOf(async (place) => {
      const asked = { ...filter, ...place };
      return answerOf<CataloguePage>(await askCatalogue(services, operation, asked, caller));
    }),
  );
}

/** All saved scenarios as lists show them, newest first. */
export async function scenariosFile(services: Services, caller: Caller): Promise<BulkFile> {
  return services.bulk.get('scenarios', async () =>
    fileOf(async (place) => searchScenarios(services, place, caller)),
  );
}

/** The lines of all pages. */
async function fileOf(
  page: (place: { readonly first: number; readonly after?: string }) => Promise<Page>,
): Promise<BulkFile> {
  const madeAt = new Date();
  const lines: string[] = [];
  let after: string | null | undefined;
  while (after !== null && lines.length < LIMITS.bulk.lines) {
    const place = after === undefined ? {} : { after };
    const { items, next } = await page({ first: LIMITS.page.max, ...place });
    for (const item of items) lines.push(`${JSON.stringify(item)}\n`);
    after = next;
  }
  return { bytes: await compress(lines.join('')), madeAt };
}
